/* SPDX-License-Identifier: MIT */
/* `tasks`: compound tasks, their methods and subtasks. */
#include "syntax/advice.h"
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"
#include "domain/slots.h"
#include "domain/trees.h"

#include <string.h>

void declare_tasks(struct domain *domain, struct node *section)
{
    struct section_entries entries = {domain,
                                      section,
                                      "a task",
                                      .keys = &task_keys,
                                      .names = &domain->task_names,
                                      .others = &domain->action_names,
                                      .both = "actions and tasks"};
    while (next_entry(&entries)) {
        struct task *task = pool_take(domain->parsing.pool, sizeof *task);
        *task = (struct task){.name = entries.signature.name,
                              .place = entries.signature.place,
                              .parameters = entries.signature.parameters,
                              .node = entries.value,
                              .number = domain->task_count};
        find_parameter_types(domain, &task->parameters, entries.title);
        POOL_ADD(domain->parsing.pool, domain->tasks, domain->task_count) = task;
    }
}

/* -------------------------------------------------------------- subtasks */

/* Reports the key of a subtask that is a mapping, without its colon: "wait", "until(open)". */
static bool is_key_of_subtask(const struct scope *scope, const struct term *call)
{
    const struct parsing *parsing = &scope->domain->parsing;
    const char *argument = call->argument_count == 1 ? term_text(parsing->pool, &call->arguments[0])
                           : strcmp(call->name, "wait") == 0 ? "5s"
                                                             : "...";
    if (!key_find(&subtask_keys, call->name) || strcmp(call->name, "timeout") == 0)
        return false;
    refuse(parsing, call->place, "'%s' as a subtask is written with braces and a colon, {%s: %s}",
           call->name, call->name, argument);
    return true;
}

static void report_unknown_task(struct scope *scope, const struct term *call)
{
    const struct domain *domain = scope->domain;
    if (is_key_of_subtask(scope, call))
        return;
    struct guess guess = guess_start(&scope->domain->parsing, call->name);
    guess_names(&guess, &domain->action_names);
    guess_names(&guess, &domain->task_names);
    refuse(&domain->parsing, call->place, "unknown task '%s' in %s", call->name, scope->context);
    guess_note(&guess, &domain->parsing);
}

bool resolve_subtask(struct scope *scope, struct subtask *subtask)
{
    struct domain *domain = scope->domain;
    struct term *call = subtask->call;
    int64_t action = name_number(&domain->action_names, call->name);
    int64_t task = name_number(&domain->task_names, call->name);
    const struct parameters *parameters;
    if (task >= 0) {
        subtask->task = domain->tasks[task];
        subtask->task->used = true;
        parameters = &subtask->task->parameters;
    } else if (action >= 0) {
        subtask->action = domain->actions[action];
        parameters = &subtask->action->parameters;
    } else {
        report_unknown_task(scope, call);
        return false;
    }
    return resolve_call(scope, call, parameters);
}

/* Resolves the names of a subtask, and for which objects it is done; false, with an error, if that
 * fails. */
static bool resolve_each(struct scope *scope, struct subtask *subtask, struct each *each)
{
    size_t outer = scope->count;
    bool fine = scope_add_parameters(scope, each->parameters.items, each->parameters.count);
    fine = fine && resolve_subtask(scope, subtask) && complete_subtask_of_all(scope, subtask, each);
    scope->count = outer;
    return fine;
}

static void read_subtasks(const struct key_reading *reading, struct node *node)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct scope *scope = reading->scope;
    struct method *method = reading->object;
    if (!scope || node_is_null(node))
        return;
    scope->context = pool_format(parsing->pool, "the subtasks of %s", reading->what);
    size_t count;
    struct node **phrases = texts_of_node(parsing, node, true, &count);
    if (count > SUBTASK_LIMIT)
        refuse(parsing, node->place, "more than %d subtasks", SUBTASK_LIMIT);
    for (size_t i = 0; i < count; i++) {
        struct subtask subtask = {.call = NULL};
        if (phrases[i]->kind == NODE_MAPPING) {
            if (!read_subtask_mapping(scope, reading->what, &subtask, phrases[i]))
                continue;
        } else {
            struct each each = {0};
            subtask.call = parse_subtask(parsing, phrases[i], &each);
            if (!subtask.call || !resolve_each(scope, &subtask, &each))
                continue;
        }
        POOL_ADD(parsing->pool, method->subtasks, method->subtask_count) = subtask;
    }
}

/* ------------------------------------------------- cooldowns and timeouts */

/* Adds to the preconditions of a method that was read that it is not passed over for a time, which a fact
 * of its own tells: it has the parameters of the method, and the runtime sets it, for a cooldown when the
 * method's last step has succeeded. So all that knows preconditions knows it: what is planned, watched
 * and explained. key: what it is passed over for; text: what then holds, in words. */
static struct fact *add_pause(struct domain *domain, const struct task *task, struct method *method,
                              const char *key, const char *text)
{
    struct pool *pool = domain->parsing.pool;
    const struct parameters *parameters = &method->parameters;
    struct place place = method->place;
    const char *name = pool_format(pool, "%s of %s.%s", key, task->name, method->name);
    struct fact *fact = add_runtime_fact(domain, name, place, parameters);
    fact->read = fact->changed = fact->is_cooldown = true;
    struct expression *cools = new_expression(pool, EXPRESSION_HOLDS, place);
    cools->left = new_fact_term(fact, place);
    for (size_t i = 0; i < parameters->count; i++)
        POOL_ADD(pool, cools->left.arguments, cools->left.argument_count) =
            new_parameter_term(&parameters->items[i], i, place);
    struct expression *over = new_expression(pool, EXPRESSION_NOT, place);
    add_child(pool, over, cools);
    add_expression(pool, &method->preconditions, over, text);
    return fact;
}

static void read_timeout_after(const struct key_reading *reading, struct node *value)
{
    struct method *method = reading->object;
    method->timeout =
        node_as_period(&reading->domain->parsing, value, "'timeout' is a duration of 1ms or more");
}

static const struct key timeout_rows[] = {
    {"after", KEY_OWN, .read = read_timeout_after, .shape = "period", .required = true,
     .description = "How long the method may take."},
    {"again", KEY_PERIOD, KEY_FIELD(method, again), .required = true,
     .description = "How long it is passed over then."},
    {.name = NULL},
};

static const struct key_table timeout_keys = {.of = "timeout", .keys = timeout_rows};

static void read_timeout(const struct key_reading *reading, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct key_reading inner = *reading;
    value = without_comment(parsing, value);
    const char *times[2];
    if (advice_durations_of(value, times) == 2) {
        refuse(parsing, value->place, "a timeout with both times is {after: %s, again: %s}",
               times[0], times[1]);
        return;
    }
    if (value->kind != NODE_MAPPING) {
        read_timeout_after(reading, value);
        return;
    }
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    const struct method *method = reading->object;
    inner.mapping = value;
    keys_report_unknown(parsing, &timeout_keys, value, "a timeout");
    keys_store(&inner, &timeout_keys);
    if (errors == diagnostics_error_count(parsing->diagnostics) &&
        (!method->timeout || !method->again))
        refuse(parsing, value->place, "a timeout with both times is {after: 8s, again: 20s}");
}

/* A method with a timeout is passed over until its preconditions have been false once, unless the time
 * is written. */
static void add_timeout(struct domain *domain, const struct task *task, struct method *method,
                        struct node *node)
{
    struct node *timeout = value_of_key(node, "timeout");
    struct pool *pool = domain->parsing.pool;
    for (size_t i = 0; i < method->preconditions.count; i++)
        add_expression(pool, &method->written, method->preconditions.items[i],
                       method->preconditions.texts[i]);
    if (!method->again && !method->written.count) {
        refuse(
            &domain->parsing, timeout->place,
            "when its time is over, %s is passed over until its preconditions do not hold, and it "
            "has none; write for how long, as: timeout: {after: %s, again: 20s}",
            method_title(pool, task, method), timeout->kind == NODE_SCALAR ? timeout->text : "8s");
        return;
    }
    const char *time =
        timeout->kind == NODE_SCALAR ? timeout->text : value_of_key(timeout, "after")->text;
    method->paused =
        add_pause(domain, task, method, "timeout",
                  pool_format(pool, "it is not passed over after its timeout of %s", time));
    method->paused->place = timeout->place;
}

/* --------------------------------------------------------------- methods */

/* The highest `inertia`, which a score can have use of. */
enum { INERTIA_MOST = 2000000000 };

static const struct key score_call_rows[] = {
    {"call", KEY_FUNCTION, KEY_FIELD(method, score), .required = true,
     .description = "The C function that tells how good the method is."},
    {.name = NULL},
};

static const struct key_table score_call = {.of = "score", .keys = score_call_rows};

static const struct key method_rows[] = {
    {"preconditions", KEY_CONDITIONS, KEY_FIELD(method, preconditions), .may_be_empty = true,
     .without = "none: always", .description = "What must hold for the method to be tried."},
    {"while", KEY_CONDITIONS, KEY_FIELD(method, lasting), .context = "'while'",
     .without = "none: nothing",
     .description = "What must hold before each step of the method, or the plan is given up."},
    {"procedural_precondition", KEY_FUNCTION, KEY_FIELD(method, procedural),
     .description = "A C function that can deny the method, asked at most once in a planning."},
    {"subtasks", KEY_OWN, .read = read_subtasks, .shape = "subtasks", .list = true,
     .value = "a task, `all(type name) task if condition`, `{achieve: conditions}`, `{wait: "
              "duration}` or `{until: conditions}`, or a list of at most 1000",
     .description = "Actions and tasks, in order."},
    {"priority", KEY_NUMBER, KEY_FIELD(method, priority), .low = -1000000, .high = 1000000,
     KEY_AMOUNT(method, priority_amount),
     .description = "If the task selects by priority, the highest is tried first."},
    {"weight", KEY_NUMBER, KEY_FIELD(method, weight), .low = 0, .high = 10000, .otherwise = 1,
     KEY_AMOUNT(method, weight_amount),
     .description = "How likely the method is to be drawn; one of weight 0 is tried last."},
    {"inertia", KEY_NUMBER, KEY_FIELD(method, inertia), .low = 0, .high = INERTIA_MOST,
     .without = "that of the task",
     .description =
         "By how much more another method must matter to take over while this is carried "
         "out."},
    {"cooldown", KEY_DURATION, KEY_FIELD(method, cooldown),
     .description = "How long the method is passed over after its last step has succeeded."},
    {"timeout", KEY_OWN, .read = read_timeout, .shape = "method_timeout",
     .value = "a duration, 1ms or more, or `{after: 8s, again: 20s}`", .without = "none",
     .description = "How long the method may take before it is given up, and passed over."},
    {"score", KEY_NUMBER, KEY_FIELD(method, plain_score), .low = -1000000000, .high = 1000000000,
     .call = &score_call, KEY_AMOUNT(method, score_amount),
     .description = "If the task selects by score, the highest is tried first."},
    {"label", KEY_LABEL, KEY_FIELD(method, label), .without = "its name",
     .description = "Text for people."},
    {.name = NULL},
};

const struct key_table method_keys = {
    .of = "method", .keys = method_rows, .optional = true, .main = "subtasks"};

/* The task's parameters and the method's own, in one list. */
static struct parameters join_parameters(struct pool *pool, const struct parameters *outer,
                                         const struct signature *inner)
{
    struct parameters all = {NULL, outer->count + inner->parameters.count};
    all.items = pool_take(pool, all.count * sizeof *all.items);
    for (size_t i = 0; i < all.count; i++)
        all.items[i] =
            i < outer->count ? outer->items[i] : inner->parameters.items[i - outer->count];
    return all;
}

/* The priority and the weight of a method are the same for all objects of its own parameters. */
static void check_own_parameters(const struct domain *domain, const struct task *task,
                                 const struct method *method)
{
    const struct term *amounts[] = {method->priority_amount, method->weight_amount};
    for (int i = 0; i < 2; i++) {
        const struct term *own =
            amounts[i] ? find_variable_from_position(amounts[i], task->parameters.count) : NULL;
        if (own)
            refuse(&domain->parsing, own->place,
                   "'%s' is a parameter of method '%s', whose %s is the same for all objects; "
                   "'select: score' chooses among these",
                   own->name, method->name, i == 0 ? "priority" : "weight");
    }
}

/* A method in messages: it is the task itself if its subtasks stand directly at the task. */
bool task_has_own_subtasks(const struct task *task)
{
    return !value_of_key(task->node, "methods");
}

const char *method_title(struct pool *pool, const struct task *task, const struct method *method)
{
    if (task_has_own_subtasks(task))
        return pool_format(pool, "task '%s'", task->name);
    return pool_format(pool, "method '%s' of task '%s'", method->name, task->name);
}

static void task_section_read_method(struct domain *domain, struct task *task,
                                     struct method *method, struct node *node)
{
    const char *what = method_title(domain->parsing.pool, task, method);
    struct scope scope =
        scope_of_domain(domain, pool_format(domain->parsing.pool, "the parameters of %s", what));
    bool in_scope =
        scope_add_parameters(&scope, method->parameters.items, method->parameters.count);
    if (!keys_read(
            &(struct key_reading){domain, in_scope ? &scope : NULL, what, node, method, NULL},
            &method_keys))
        return;
    if (in_scope)
        require_bound_slots(&scope, &method->parameters, &method->preconditions);
    check_own_parameters(domain, task, method);
    for (size_t i = 0; i < method->lasting.count; i++)
        add_expression(domain->parsing.pool, &method->preconditions, method->lasting.items[i],
                       method->lasting.texts[i]);
    if (in_scope && method->timeout > 0)
        add_timeout(domain, task, method, node);
    if (in_scope && method->cooldown > 0)
        method->cooling = add_pause(domain, task, method, "cooldown",
                                    pool_format(domain->parsing.pool, "the cooldown of %s is over",
                                                value_of_key(node, "cooldown")->text));
    method->weighted = value_of_key(node, "weight") != NULL;
    method->inert = value_of_key(node, "inertia") != NULL;
}

static void add_method(struct domain *domain, struct task *task, const struct signature *signature,
                       struct node *node)
{
    struct method *method = POOL_ITEM(domain->parsing.pool, task->methods, task->method_count);
    method->name = signature->name;
    method->place = signature->place;
    method->number = domain->method_count++;
    method->parameters = join_parameters(domain->parsing.pool, &task->parameters, signature);
    task_section_read_method(domain, task, method, node);
}

static void read_named_methods(struct domain *domain, struct task *task, struct node *methods)
{
    struct section_entries entries = {domain, methods, "a method", .keys = &method_keys};
    struct name_table names = {0};
    while (next_entry(&entries)) {
        const struct signature *signature = &entries.signature;
        if (name_number(&names, signature->name) >= 0) {
            refuse(&domain->parsing, signature->place, "method '%s' of task '%s' is defined twice",
                   signature->name, task->name);
            continue;
        }
        name_add(&names, domain->parsing.pool, signature->name, signature->place);
        add_method(domain, task, signature, entries.value);
    }
}

static void read_methods(const struct key_reading *reading, struct node *value)
{
    struct task *task = reading->object;
    struct diagnostics *diagnostics = reading->domain->parsing.diagnostics;
    unsigned errors = diagnostics_error_count(diagnostics);
    read_named_methods(reading->domain, task, value);
    if (!task->method_count && errors == diagnostics_error_count(diagnostics))
        report_error(diagnostics, task->place, "task '%s' has no methods", task->name);
}

/* Subtasks that stand directly at a task are those of its one method. */
static void read_only_method(const struct key_reading *reading, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct node *key =
        reading->mapping->keys[text_number_map_get(&reading->mapping->index, "subtasks")];
    if (value_of_key(reading->mapping, "methods")) {
        refuse(parsing, key->place, "%s has 'methods', to one of which these subtasks belong",
               reading->what);
        return;
    }
    const struct signature signature = {.name = "only", .place = key->place};
    struct node *method = node_new_mapping(parsing->pool, value->place);
    node_add_pair(parsing->pool, method, key, value);
    add_method(reading->domain, reading->object, &signature, method);
}

/* ----------------------------------------------------------------- tasks */

const struct select_mode select_modes[SELECT_COUNT] = {
    [SELECT_FIRST] = {"first", GG_FIRST, "GG_FIRST", .ordered = true},
    [SELECT_PRIORITY] = {"priority", GG_FIRST, "GG_FIRST", .ordered = true},
    [SELECT_RANDOM] = {"random", GG_DRAWN, "GG_DRAWN", .draws = true},
    [SELECT_WEIGHTED] = {"weighted", GG_DRAWN, "GG_DRAWN", .draws = true},
    [SELECT_SCORE] = {"score", GG_SCORED, "GG_SCORED", .draws = false},
};

bool task_draws(const struct task *task)
{
    if (select_modes[task->select].draws)
        return true;
    for (size_t i = 0; i < task->method_count && task->select == SELECT_PRIORITY; i++)
        if (task->methods[i].weighted)
            return true;
    return false;
}

const char *score_callback(const struct task *task, const struct method *method)
{
    return task->select == SELECT_SCORE ? method->score : NULL;
}

static void read_select(const struct key_reading *reading, struct node *node)
{
    struct task *task = reading->object;
    struct pool *pool = reading->domain->parsing.pool;
    const char *list = "";
    node = without_comment(&reading->domain->parsing, node);
    for (int i = 0; i < SELECT_COUNT; i++) {
        const char *between = i == 0 ? "" : i + 1 == SELECT_COUNT ? " or " : ", ";
        list = pool_format(pool, "%s%s%s", list, between, select_modes[i].name);
        if (node->kind == NODE_SCALAR && strcmp(node->text, select_modes[i].name) == 0) {
            task->select = (enum select)i;
            return;
        }
    }
    refuse(&reading->domain->parsing, node->place, "'select' is %s", list);
}

static const struct key task_rows[] = {
    {"select", KEY_OWN, .read = read_select, .shape = "select",
     .value = "`first priority random weighted score`", .without = "`first`",
     .description = "The order in which the methods are tried."},
    {"inertia", KEY_NUMBER, KEY_FIELD(task, inertia), .low = 0, .high = INERTIA_MOST,
     .without = "none", .description = "The `inertia` of the methods that have none of their own."},
    {"methods", KEY_OWN, .read = read_methods, .shape = "methods", .without = "`subtasks`",
     .value = "method → mapping, at least one", .description = "The ways to do the task."},
    {"subtasks", KEY_OWN, .read = read_only_method, .shape = "subtasks", .list = true,
     .without = "`methods`", .value = "as of a method",
     .description = "The one way to do the task, as a method of the name `only`."},
    {"label", KEY_LABEL, KEY_FIELD(task, label), .without = "its name",
     .description = "Text for people."},
    {.name = NULL},
};

const struct key_table task_keys = {.of = "task", .keys = task_rows, .main = "subtasks"};

static void give_inertia(struct task *task)
{
    for (size_t i = 0; i < task->method_count && value_of_key(task->node, "inertia"); i++) {
        if (!task->methods[i].inert)
            task->methods[i].inertia = task->inertia;
        task->methods[i].inert = true;
    }
}

bool task_has_inertia(const struct task *task)
{
    bool any = false;
    for (size_t i = 0; i < task->method_count; i++)
        any |= task->methods[i].inert;
    return any && (task->select == SELECT_PRIORITY || task->select == SELECT_SCORE);
}

static void read_task(struct domain *domain, struct task *task)
{
    struct node *node = task->node;
    const struct parsing *parsing = &domain->parsing;
    const char *what = pool_format(parsing->pool, "task '%s'", task->name);
    struct scope scope =
        scope_of_domain(domain, pool_format(parsing->pool, "the parameters of %s", what));
    if (!scope_add_parameters(&scope, task->parameters.items, task->parameters.count))
        return;
    mend_misplaced_methods(parsing, &task_keys, &method_keys, node, what);
    if (!keys_read(&(struct key_reading){domain, NULL, what, node, task, NULL}, &task_keys))
        return;
    if (!value_of_key(node, "methods") && !value_of_key(node, "subtasks"))
        refuse(parsing, task->place, "%s has neither 'methods' nor 'subtasks'", what);
    give_inertia(task);
    if (task_draws(task) && task->method_count > 64)
        refuse(parsing, task->place, "%s draws among more than 64 methods", what);
}

void read_tasks(struct domain *domain)
{
    size_t count = domain->task_count; /* others are made for what they have for each object */
    for (size_t i = 0; i < count; i++)
        read_task(domain, domain->tasks[i]);
    number_generated_task_methods(domain);
    name_waits(domain);
}
