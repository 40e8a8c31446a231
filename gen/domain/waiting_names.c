/* SPDX-License-Identifier: MIT */
/*
 * What subtasks that wait are called: in examples, which name them as messages do, and in C.
 */
#include "domain/fields.h"
#include "domain/phrasing.h"
#include "domain/sections.h"

#include <ctype.h>
#include <string.h>

/* ------------------------------------------------------------- in examples */

static void find_waits_called_alike(struct domain *domain)
{
    struct pool *pool = domain->parsing.pool;
    for (size_t i = domain->action_count; i-- > 0;) {
        struct action *action = domain->actions[i];
        if (!action->in_subtasks)
            continue;
        const char *shape = phrasing_without_objects(pool, domain, &action->phrasing);
        int64_t next = text_number_map_get(&domain->wait_shapes, shape);
        action->alike = next < 0 ? NULL : domain->actions[next];
        text_number_map_put(&domain->wait_shapes, pool, shape, (int64_t)i);
        text_number_map_put(&domain->waits, pool, action->phrasing.text, (int64_t)i);
    }
}

/* A timeout that a text does not tell; longer than any. */
#define ANY_TIMEOUT ((int64_t)UINT32_MAX + 1)

/* The timeout that stands behind the text of a wait, "until open(front) timeout 10s", which is cut off
 * there; 0 of "timeout none". */
static int64_t cut_timeout(char *text)
{
    static const char word[] = " timeout ";
    uint32_t timeout = 0;
    char *at = strstr(text, word);
    if (!at ||
        (strcmp(at + strlen(word), "none") != 0 && !parse_duration(at + strlen(word), &timeout)))
        return ANY_TIMEOUT;
    *at = '\0';
    return timeout;
}

/* Adds a wait to those that a text calls, if the text without its timeout is its own, for any objects, or
 * has some of them in the place of its parameters. */
static void add_called(const struct domain *domain, const struct action *action, const char *text,
                       struct place place, struct called_waits *called)
{
    struct pool *pool = domain->parsing.pool;
    size_t symbols[SCOPE_LIMIT];
    bool any = strcmp(action->phrasing.text, text) == 0;
    if (!any && !phrasing_reads_as(domain, &action->phrasing, &action->parameters, text, symbols))
        return;
    struct term *call = pool_take(pool, sizeof *call);
    *call = (struct term){.kind = TERM_NAME, .place = place, .name = action->name};
    for (size_t i = 0; !any && i < action->parameters.count; i++)
        POOL_ADD(pool, call->arguments, call->argument_count) =
            (struct term){.kind = TERM_SYMBOL, .place = place, .index = symbols[i]};
    POOL_ADD(pool, called->items, called->count) = (struct called_wait){action, call};
}

struct called_waits find_called_waits(const struct domain *domain, const struct node *node)
{
    struct pool *pool = domain->parsing.pool;
    struct called_waits called = {NULL, 0};
    char *text = pool_copy_text(pool, node->text, strlen(node->text));
    int64_t timeout = cut_timeout(text);
    int64_t own = text_number_map_get(&domain->waits, text);
    const char *shape =
        own < 0 ? text_without_objects(pool, domain, text)
                : phrasing_without_objects(pool, domain, &domain->actions[own]->phrasing);
    int64_t first = text_number_map_get(&domain->wait_shapes, shape);
    const struct action *wait = first < 0 ? NULL : domain->actions[first];
    for (; wait; wait = wait->alike)
        if (timeout == ANY_TIMEOUT || wait->timeout == timeout)
            add_called(domain, wait, text, node->place, &called);
    return called;
}

/* Reports the object of a text that would be a wait's without it. */
static bool has_wrong_object(const struct domain *domain, const struct node *node, const char *text,
                             const struct action *wait)
{
    size_t parameter;
    const char *word =
        phrasing_find_misfit(domain, &wait->phrasing, &wait->parameters, text, &parameter);
    if (!word)
        return false;
    const struct object_type *type = wait->parameters.items[parameter].type;
    size_t length = strspn(word, NAME_CHARACTERS);
    const char *name = pool_copy_text(domain->parsing.pool, word, length);
    struct guess guess = guess_start(&domain->parsing, name);
    for (size_t i = 0; i < type->objects.count; i++) {
        const struct symbol *symbol = &domain->symbols[type->objects.symbols[i]];
        guess_try(&guess, symbol->name, symbol->place);
    }
    refuse(&domain->parsing, node_part_place(node, (size_t)(word - text), length),
           "'%s' is no object of type '%s', for which there is '%s'", name, type->name, wait->name);
    guess_note(&guess, &domain->parsing);
    return true;
}

/* The names of some subtasks that wait: "until open(d) timeout 10s, wait 5s". */
static const char *names_of_waits(const struct domain *domain)
{
    enum { NAMES_MOST = 5 };
    struct text names = {0};
    size_t count = 0;
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->in_subtasks && count++ < NAMES_MOST)
            text_add_item(&names, domain->actions[i]->name);
    if (count > NAMES_MOST)
        text_add_item(&names, "...");
    return text_move_to_pool(&names, domain->parsing.pool);
}

bool refuse_unknown_wait(const struct domain *domain, const struct node *node)
{
    if (strncmp(node->text, "until ", 6) != 0 && strncmp(node->text, "wait ", 5) != 0)
        return false;
    char *text = pool_copy_text(domain->parsing.pool, node->text, strlen(node->text));
    (void)cut_timeout(text);
    bool own = text_number_map_get(&domain->waits, text) >= 0;
    for (size_t i = 0; i < domain->action_count && !own; i++)
        if (domain->actions[i]->in_subtasks &&
            has_wrong_object(domain, node, text, domain->actions[i]))
            return true;
    const char *names = names_of_waits(domain);
    refuse(&domain->parsing, node->place, "no subtask is called '%s'; %s%s", node->text,
           *names ? "there is: " : "no method has one that waits", names);
    return true;
}

/* ------------------------------------------------------------ names in C */

/* What a sign of a condition is called in C; NULL: it is no sign that says anything. */
static const char *word_of_sign(const char *at, size_t *length)
{
    static const char *const signs[][2] = {{">=", "_at_least_"}, {"<=", "_at_most_"},
                                           {"==", "_is_"},       {"!=", "_is_not_"},
                                           {">", "_above_"},     {"<", "_below_"}};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (strncmp(at, signs[i][0], strlen(signs[i][0])) == 0) {
            *length = strlen(signs[i][0]);
            return signs[i][1];
        }
    *length = 1;
    return "_";
}

/* The letters and digits of a name, with an underscore for what is between them: "until_n_at_least_3". */
static const char *identifier_of_words(struct pool *pool, const char *words)
{
    enum { LONGEST = 48 };
    struct text text = {0};
    while (*words && text.length < LONGEST) {
        size_t length = 1;
        if (isalnum((unsigned char)*words)) {
            text_add_bytes(&text, words, 1);
        } else {
            const char *word = word_of_sign(words, &length);
            bool stands = text.length > 0 && text.data[text.length - 1] == '_';
            text_add(&text, "%s", word + stands);
        }
        words += length;
    }
    size_t end = text.length;
    while (end > 0 && text.data[end - 1] == '_')
        end--;
    const char *name = pool_copy_text(pool, text.data, end);
    text_free(&text);
    return name;
}

/* A name with small letters, as capital and small letters are the same in names in C. */
static const char *lower_name(struct pool *pool, const char *name)
{
    char *lower = pool_copy_text(pool, name, strlen(name));
    for (char *at = lower; *at; at++)
        *at = (char)tolower((unsigned char)*at);
    return lower;
}

/* Names that are taken, to the number that is put behind the next one that is called the same. */
static const char *free_name_in_c(struct pool *pool, struct text_number_map *taken,
                                  const char *plain)
{
    const char *key = lower_name(pool, plain), *name = plain;
    int64_t number = text_number_map_get(taken, key);
    if (number < 0)
        number = 1;
    while (text_number_map_get(taken, lower_name(pool, name)) >= 0)
        name = pool_format(pool, "%s_%u", plain, (unsigned)++number);
    text_number_map_put(taken, pool, key, number);
    if (name != plain)
        text_number_map_put(taken, pool, lower_name(pool, name), 1);
    return name;
}

static void name_waits_in_c(struct domain *domain)
{
    struct pool *pool = domain->parsing.pool;
    struct text_number_map taken = {0};
    for (size_t i = 0; i < domain->action_count; i++) {
        struct action *action = domain->actions[i];
        action->name_in_c = action->name;
        if (!action->in_subtasks)
            text_number_map_put(&taken, pool, lower_name(pool, action->name), 1);
    }
    for (size_t i = 0; i < domain->action_count; i++) {
        struct action *action = domain->actions[i];
        if (action->in_subtasks)
            action->name_in_c =
                free_name_in_c(pool, &taken, identifier_of_words(pool, action->phrasing.text));
    }
}

void name_waits(struct domain *domain)
{
    find_waits_called_alike(domain);
    name_waits_in_c(domain);
}
