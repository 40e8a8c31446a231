/* SPDX-License-Identifier: MIT */
/* `agents`: the character types, with what they can do, their goals and their
 * root task. */
#include "syntax/name_rules.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"
#include "domain/suggest.h"

static void read_action_set(struct domain *domain, struct character *character, struct node *node)
{
    const struct parsing *parsing = &domain->parsing;
    if (node->kind != NODE_SEQUENCE) {
        report_error(parsing->diagnostics, node->place,
                     "'actions' of an agent is a list of actions");
        return;
    }
    character->actions = pool_take(parsing->pool, domain->action_count + 1);
    for (size_t i = 0; i < node->count; i++) {
        const struct node *item = node->items[i];
        if (!text_of(parsing, item, "an action"))
            continue;
        long number = map_get(&domain->task_names, item->text);
        if (number >= 0 && number < TASK_BASE) {
            character->actions[number] = true;
            continue;
        }
        if (number >= TASK_BASE) {
            report_error(parsing->diagnostics, item->place,
                         "'%s' is a compound task; an agent lists actions", item->text);
            continue;
        }
        struct guess guess = guess_start(parsing, item->text);
        for (size_t j = 0; j < domain->action_count; j++)
            guess_try(&guess, domain->actions[j]->name, domain->actions[j]->place);
        report_error(parsing->diagnostics, item->place, "unknown action '%s' of agent '%s'",
                     item->text, character->name);
        guess_note(&guess, parsing);
    }
}

static void read_goal_set(struct domain *domain, struct character *character,
                          const struct node *node)
{
    const struct parsing *parsing = &domain->parsing;
    if (node->kind != NODE_SEQUENCE) {
        report_error(parsing->diagnostics, node->place, "'goals' of an agent is a list of goals");
        return;
    }
    character->goals = pool_take(parsing->pool, domain->goal_count + 1);
    for (size_t i = 0; i < node->count; i++) {
        const struct node *item = node->items[i];
        if (!text_of(parsing, item, "a goal"))
            continue;
        long number = map_get(&domain->goal_names, item->text);
        if (number >= 0) {
            character->goals[number] = true;
            continue;
        }
        struct guess guess = guess_start(parsing, item->text);
        for (size_t j = 0; j < domain->goal_count; j++)
            guess_try(&guess, domain->goals[j].name, domain->goals[j].place);
        report_error(parsing->diagnostics, item->place, "unknown goal '%s' of agent '%s'",
                     item->text, character->name);
        guess_note(&guess, parsing);
    }
}

static void read_root(struct domain *domain, struct character *character, struct node *node)
{
    const struct parsing *parsing = &domain->parsing;
    struct scope scope =
        scope_of(domain, pool_format(parsing->pool, "the task of agent '%s'", character->name));
    if (!text_of(parsing, node, "the task of an agent"))
        return;
    struct subtask root = {.call = parse_call(parsing, node)};
    if (!root.call || !resolve_subtask(&scope, &root))
        return;
    character->call = root.call;
    character->task = root.task;
    if (!root.task)
        report_error(parsing->diagnostics, node->place,
                     "'%s' is an action; the task of an agent is a compound one", root.call->name);
}

static struct character *add_character(struct domain *domain, const char *name, struct place place)
{
    domain->characters = pool_grow(domain->parsing.pool, domain->characters,
                                   domain->character_count, sizeof *domain->characters);
    struct character *character = &domain->characters[domain->character_count++];
    character->name = name;
    character->place = place;
    return character;
}

void read_characters(struct domain *domain, struct node *section)
{
    const struct parsing *parsing = &domain->parsing;
    if (!is_mapping(parsing, section, "'agents'"))
        return;
    for (size_t i = 0; i < section->count; i++) {
        const struct node *key = section->keys[i];
        struct node *node = section->items[i];
        if (!check_name(parsing, key->text, key->place, "an agent"))
            continue;
        const char *what = pool_format(parsing->pool, "agent '%s'", key->text);
        if (!is_mapping(parsing, node, what))
            continue;
        check_keys(parsing, node, "label actions goals task", what);
        struct character *character = add_character(domain, key->text, key->place);
        character->label = label_of(parsing, node);
        if (value_of(node, "actions"))
            read_action_set(domain, character, value_of(node, "actions"));
        if (value_of(node, "task"))
            read_root(domain, character, value_of(node, "task"));
        if (value_of(node, "goals"))
            read_goal_set(domain, character, value_of(node, "goals"));
        else if (value_of(node, "task"))
            character->goals = pool_take(parsing->pool, domain->goal_count + 1);
    }
}

/* The character of a domain that names none can do everything, and lives by
 * the first task that needs no arguments. */
void default_character(struct domain *domain, struct place place)
{
    struct character *character = add_character(domain, domain->name, place);
    for (size_t i = 0; i < domain->task_count && !character->task; i++) {
        if (domain->tasks[i]->parameters.count)
            continue;
        character->task = domain->tasks[i];
        character->call = pool_take(domain->parsing.pool, sizeof *character->call);
        character->call->name = character->task->name;
        character->call->place = character->task->place;
    }
}
