/* SPDX-License-Identifier: MIT */
/*
 * Subtasks that are mappings: {achieve: C}, and what waits without an action of its own, {wait: 5s} and
 * {until: C}. For the latter an action is made, whose name is as written ("wait 5s", "until open(d) timeout
 * 10s") and none of a domain's, with those parameters of the method that it reads. Subtasks that are written
 * alike share it. What comes after this room sees an action as any other.
 */
#include "domain/fields.h"
#include "domain/phrasing.h"
#include "domain/resolve.h"
#include "domain/sections.h"
#include "domain/slots.h"
#include "domain/trees.h"
#include "syntax/advice.h"

#include <string.h>

/* What a mapping in the place of a subtask says. */
struct written_subtask {
    struct expressions achieve, until;
    uint32_t wait, longest, timeout;
    const struct term *wait_amount;
};

static const struct key subtask_rows[] = {
    {"achieve", KEY_CONDITIONS, KEY_FIELD(written_subtask, achieve), .context = "the subtasks",
     .without = "one of these",
     .description = "A goal made on the spot: what is to hold at this point of the plan."},
    {"wait", KEY_DURATION, KEY_FIELD(written_subtask, wait),
     KEY_AMOUNT(written_subtask, wait_amount), .range = true,
     .range_offset = offsetof(struct written_subtask, longest), .without = "one of these",
     .description = "A time in which the agent does nothing."},
    {"until", KEY_CONDITIONS, KEY_FIELD(written_subtask, until), .context = "the subtasks",
     .without = "one of these",
     .description = "The agent does nothing until this holds; plans count on that it will."},
    {"timeout", KEY_PERIOD, KEY_FIELD(written_subtask, timeout),
     .description = "Of `until`: how long the agent waits before that has failed."},
    {.name = NULL},
};

const struct key_table subtask_keys = {.of = "subtask", .keys = subtask_rows};

/* ------------------------------------------------------------- the action */

/* Whether a condition has an `or` outside of parentheses. */
static bool has_bare_or(const char *text)
{
    int depth = 0;
    for (const char *at = text; *at; at += *at != 0) {
        size_t length = strspn(at, NAME_CHARACTERS);
        if (depth == 0 && length == 2 && memcmp(at, "or", 2) == 0)
            return true;
        at += length;
        depth += (*at == '(') - (*at == ')');
    }
    return false;
}

/* The words of conditions or a time, with single blanks between them. */
static const char *plain_words(struct pool *pool, const char *before, const char *const *texts,
                               size_t count)
{
    struct text text = {0};
    text_add(&text, "%s", before);
    for (size_t i = 0; i < count; i++) {
        bool grouped = count > 1 && has_bare_or(texts[i]);
        text_add(&text, "%s%s", i > 0 ? " and " : " ", grouped ? "(" : "");
        for (const char *at = texts[i]; *at;) {
            size_t blanks = strspn(at, " \t\r\n"), length = strcspn(at, " \t\r\n");
            text_add(&text, "%s", blanks && at != texts[i] && at[blanks] ? " " : "");
            text_add_bytes(&text, at + blanks, blanks ? strcspn(at + blanks, " \t\r\n") : length);
            at += blanks + (blanks ? strcspn(at + blanks, " \t\r\n") : length);
        }
        text_add(&text, "%s", grouped ? ")" : "");
    }
    const char *words = pool_copy_text(pool, text.data, text.length);
    text_free(&text);
    return words;
}

/* What two subtasks that are the same action have in common: how they are written, and the parameters that
 * they read. */
static const char *key_of_wait(struct pool *pool, const struct action *made)
{
    struct text key = {0};
    text_add(&key, "%s\n%u", made->phrasing.text, (unsigned)made->timeout);
    for (size_t i = 0; i < made->parameters.count; i++)
        text_add(&key, "\n%s %s", made->parameters.items[i].type->name,
                 made->parameters.items[i].name);
    return text_move_to_pool(&key, pool);
}

/* The action that was made for a subtask that is written like this one; it is this one if there is none. */
static struct action *share_wait(struct domain *domain, struct action *made)
{
    struct pool *pool = domain->parsing.pool;
    const char *key = key_of_wait(pool, made);
    int64_t known = text_number_map_get(&domain->waits, key);
    if (known >= 0)
        return domain->actions[known];
    made->number = domain->action_count;
    text_number_map_put(&domain->waits, pool, key, (int64_t)made->number);
    POOL_ADD(pool, domain->actions, domain->action_count) = made;
    struct scope inner = scope_of_domain(domain, made->name);
    for (size_t i = 0; i < made->parameters.count; i++)
        inner.variables[inner.count++] = &made->parameters.items[i];
    require_bound_slots(&inner, &made->parameters, &made->preconditions);
    return made;
}

/* All conditions as one, which goes by the parameters of the action from here on. */
static struct expression *join_conditions(struct pool *pool, const struct expressions *conditions)
{
    if (conditions->count == 0)
        return NULL;
    struct expression *all = new_expression(pool, EXPRESSION_AND, conditions->items[0]->place);
    for (size_t i = 0; i < conditions->count; i++)
        add_child(pool, all, conditions->items[i]);
    return all;
}

/* Lets a subtask be the action that waits, which is made if there is none that is alike. */
static void let_it_wait(struct scope *scope, struct subtask *subtask, struct node *node,
                        const struct written_subtask *written)
{
    struct domain *domain = scope->domain;
    struct pool *pool = domain->parsing.pool;
    struct fitting fitting;
    struct expression *condition = join_conditions(pool, &written->until);
    struct action *made = pool_take(pool, sizeof *made);
    const struct node *wait = value_of_key(node, "wait");
    const char *until = condition ? NULL : wait->text;
    *made = (struct action){.place = node->place,
                            .node = pool_take(pool, sizeof *made->node),
                            .until = written->until,
                            .duration = written->wait,
                            .longest = written->longest,
                            .duration_amount = written->wait_amount,
                            .timeout = written->timeout,
                            .skill = -1,
                            .takes_time = condition || written->wait || written->longest ||
                                          written->wait_amount,
                            .in_subtasks = true};
    *made->node = (struct node){.kind = NODE_MAPPING, .place = node->place, .text = ""};
    const char *text = condition
                           ? plain_words(pool, "until", written->until.texts, written->until.count)
                           : plain_words(pool, "wait", &until, 1);
    made->parameters = fit_parameters(scope, scope->count, &fitting,
                                      (struct term *)(uintptr_t)written->wait_amount, condition);
    made->phrasing = make_phrasing(pool, text, strcspn(text, " "), &made->parameters);
    made->name = written->timeout ? pool_format(pool, "%s timeout %s", text,
                                                duration_text(pool, written->timeout))
                                  : text;
    struct action *action = share_wait(domain, made);
    struct term *call = pool_take(pool, sizeof *call);
    *call = (struct term){.kind = TERM_NAME, .place = node->place, .name = action->name};
    for (size_t i = 0; i < scope->count; i++)
        if (fitting.numbers[i] != NOT_USED)
            POOL_ADD(pool, call->arguments, call->argument_count) =
                new_parameter_term(scope->variables[i], i, node->place);
    *subtask = (struct subtask){.call = call, .action = action};
}

/* ------------------------------------------------------------ the mapping */

/* {nap: 5s}: an action that is given how long it takes, which an error tells; not {wiat: 5s}. */
static bool gives_time(const struct parsing *parsing, const struct name_table *actions,
                       const struct node *node)
{
    const struct node *time = node->count == 1 ? node->items[0] : NULL;
    uint32_t milliseconds;
    struct decimal number;
    if (!time || time->kind != NODE_SCALAR || key_find(&subtask_keys, node->keys[0]->text))
        return false;
    struct guess guess = guess_start(parsing, node->keys[0]->text);
    for (const struct key *key = subtask_keys.keys; key->name; key++)
        guess_try(&guess, key->name, node->place);
    if (guess.best && name_number(actions, node->keys[0]->text) < 0)
        return false;
    bool bare = parse_decimal(time->text, strlen(time->text), &number);
    if (!bare && !parse_duration(time->text, &milliseconds))
        return false;
    refuse(parsing, node->keys[0]->place, TIME_OF_SUBTASK, node->keys[0]->text, time->text,
           bare ? "s" : "", node->keys[0]->text);
    return true;
}

/* Whether what stands behind `wait` is a time, and not what is to be waited for, which is reported. */
static bool waits_for_time(const struct domain *domain, const struct node *node)
{
    const struct node *wait = value_of_key(node, "wait");
    const char *text = wait && wait->kind == NODE_SCALAR ? wait->text : "";
    int64_t fact = name_number(&domain->fact_names, pool_copy_text(domain->parsing.pool, text,
                                                                   strspn(text, NAME_CHARACTERS)));
    bool condition = strpbrk(text, "<>=") || strncmp(text, "not ", 4) == 0 ||
                     (fact >= 0 && domain->facts[fact]->kind != GG_NUMBER);
    if (strncmp(text, "until ", 6) == 0) {
        condition = true;
        text += 6 + strspn(text + 6, " ");
    }
    return !condition || refuse(&domain->parsing, wait->place,
                                "'wait' has a time; what to wait for is {until: %s}", text);
}

/* Whether what is to be achieved or waited for is written. */
static bool asks_for_something(const struct parsing *parsing, const struct node *node)
{
    static const char *const keys[] = {"achieve", "until"};
    for (size_t i = 0; i < 2; i++) {
        const struct node *value = value_of_key(node, keys[i]);
        if (value && node_says_nothing(value))
            return refuse(parsing, value->place, "'%s' asks for nothing; write what is to hold",
                          keys[i]);
    }
    return true;
}

/* Whether it has just one of the keys that say what is done, and a timeout only beside `until`. */
static bool check_one_kind(const struct parsing *parsing, struct node *node)
{
    static const char *const kinds[] = {"achieve", "wait", "until"};
    const struct node *timeout = value_of_key(node, "timeout");
    size_t count = 0;
    for (size_t i = 0; i < 3; i++)
        count += value_of_key(node, kinds[i]) != NULL;
    if (count == 0 && timeout)
        return refuse(parsing, node->place,
                      "'timeout' stands in the braces of its 'until': {until: ..., timeout: %s}",
                      timeout->kind == NODE_SCALAR ? timeout->text : "8s");
    if (count == 0)
        return refuse(parsing, node->place,
                      "a subtask that is a mapping is {achieve: ...}, {wait: 5s} or {until: ...}");
    if (count > 1)
        return refuse(parsing, node->place,
                      "a subtask has one of 'achieve', 'wait' and 'until'; write each as a subtask "
                      "of its own");
    if (timeout && !value_of_key(node, "until"))
        return refuse(parsing, timeout->place, "'timeout' says how long 'until' waits at most");
    return true;
}

/* {eat, wait: 5s} with the brackets that a list has; NULL: it has what is no text. */
static const char *subtasks_as_list(struct pool *pool, const struct node *node)
{
    struct text list = {0};
    bool texts = node->count > 0;
    for (size_t i = 0; i < node->count && texts; i++) {
        const struct node *value = node->items[i];
        texts = value->kind == NODE_SCALAR;
        text_add_item(&list, node_is_null(value)
                                 ? node->keys[i]->text
                                 : pool_format(pool, "%s: %s", node->keys[i]->text, value->text));
    }
    const char *all = text_move_to_pool(&list, pool);
    return !texts ? NULL : node->count == 1 ? all : pool_format(pool, "[%s]", all);
}

bool read_subtask_mapping(struct scope *scope, const char *what, struct subtask *subtask,
                          struct node *node)
{
    const struct parsing *parsing = &scope->domain->parsing;
    struct written_subtask written = {.wait = 0};
    const char *list = subtasks_as_list(parsing->pool, node);
    bool known = node->count > 0 && key_find(&subtask_keys, node->keys[0]->text);
    if (list && !known && node_is_null(node->items[0]))
        return refuse(parsing, node->place,
                      "a list of subtasks has brackets, not braces; write: %s", list);
    if (gives_time(parsing, &scope->domain->action_names, node))
        return false;
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    keys_report_unknown(parsing, &subtask_keys, node, "a subtask");
    if (errors < diagnostics_error_count(parsing->diagnostics) && !value_of_key(node, "achieve") &&
        !value_of_key(node, "until") && !value_of_key(node, "wait"))
        return false;
    if (!check_one_kind(parsing, node) || !asks_for_something(parsing, node) ||
        !waits_for_time(scope->domain, node))
        return false;
    const char *context = scope->context;
    keys_store(&(struct key_reading){scope->domain, scope, what, node, &written, NULL},
               &subtask_keys);
    scope->context = context;
    if (errors < diagnostics_error_count(parsing->diagnostics))
        return false;
    subtask->achieve = written.achieve;
    if (!written.achieve.count)
        let_it_wait(scope, subtask, node, &written);
    return true;
}
