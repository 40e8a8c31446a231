/* SPDX-License-Identifier: MIT */
/* `agents`: the agent types, with what they can do, their goals and their
 * root task. */
#include "syntax/name_rules.h"
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/keys.h"
#include "domain/sections.h"
#include "domain/suggest.h"

#include <string.h>

/* Whether a set of names is a list; otherwise an error. name: of its key. */
static bool is_set(const struct parsing *parsing, const struct node *node, const char *name)
{
    bool alone = node->kind == NODE_SCALAR && *node->text && !strpbrk(node->text, " ,");
    if (node->kind != NODE_SEQUENCE)
        report_error(parsing->diagnostics, node->place, "'%s' of an agent is a list of %s%s%s%s",
                     name, name, alone ? "; write: [" : "", alone ? node->text : "",
                     alone ? "]" : "");
    return node->kind == NODE_SEQUENCE;
}

static void read_action_set(const struct reading *reading, struct node *node)
{
    struct domain *domain = reading->domain;
    struct agent_type *agent_type = reading->object;
    const struct parsing *parsing = &domain->parsing;
    if (!is_set(parsing, node, "actions"))
        return;
    agent_type->actions = pool_take(parsing->pool, domain->action_count + 1);
    for (size_t i = 0; i < node->count; i++) {
        const struct node *item = node->items[i];
        if (!text_of(parsing, item, "an action"))
            continue;
        int64_t action = map_get(&domain->action_names, item->text);
        if (action >= 0) {
            agent_type->actions[action] = true;
            continue;
        }
        if (map_get(&domain->task_names, item->text) >= 0) {
            report_error(parsing->diagnostics, item->place,
                         "'%s' is a compound task; an agent lists actions", item->text);
            continue;
        }
        struct guess guess = guess_start(parsing, item->text);
        for (size_t j = 0; j < domain->action_count; j++)
            guess_try(&guess, domain->actions[j]->name, domain->actions[j]->place);
        report_error(parsing->diagnostics, item->place, "unknown action '%s' of agent '%s'",
                     item->text, agent_type->name);
        guess_note(&guess, parsing);
    }
}

static void read_goal_set(const struct reading *reading, struct node *node)
{
    struct domain *domain = reading->domain;
    struct agent_type *agent_type = reading->object;
    const struct parsing *parsing = &domain->parsing;
    if (!is_set(parsing, node, "goals"))
        return;
    agent_type->goals = pool_take(parsing->pool, domain->goal_count + 1);
    for (size_t i = 0; i < node->count; i++) {
        const struct node *item = node->items[i];
        if (!text_of(parsing, item, "a goal"))
            continue;
        int64_t number = map_get(&domain->goal_names, item->text);
        if (number >= 0) {
            agent_type->goals[number] = true;
            continue;
        }
        size_t name = strcspn(item->text, " (");
        if (map_get(&domain->goal_names, pool_copy(parsing->pool, item->text, name)) >= 0) {
            report_error(parsing->diagnostics, item->place,
                         "an agent lists a goal without its objects: '%.*s'", (int)name,
                         item->text);
            continue;
        }
        struct guess guess = guess_start(parsing, item->text);
        for (size_t j = 0; j < domain->goal_count; j++)
            guess_try(&guess, domain->goals[j].name, domain->goals[j].place);
        report_error(parsing->diagnostics, item->place, "unknown goal '%s' of agent '%s'",
                     item->text, agent_type->name);
        guess_note(&guess, parsing);
    }
}

static void agent_section_read_root(const struct reading *reading, struct node *node)
{
    struct domain *domain = reading->domain;
    struct agent_type *agent_type = reading->object;
    const struct parsing *parsing = &domain->parsing;
    struct scope scope =
        scope_of(domain, pool_format(parsing->pool, "the task of agent '%s'", agent_type->name));
    scope.is_root = true;
    if (!text_of(parsing, node, "the task of an agent"))
        return;
    struct subtask root = {.call = parse_call(parsing, node)};
    if (!root.call || !resolve_subtask(&scope, &root))
        return;
    agent_type->call = root.call;
    agent_type->task = root.task;
    if (!root.task)
        report_error(parsing->diagnostics, node->place,
                     "'%s' is an action; the task of an agent is a compound one", root.call->name);
}

static const struct key agent_rows[] = {
    {"actions", KEY_OWN, .read = read_action_set, .shape = "names", .list = true,
     .value = "a list of actions", .without = "all", .description = "What the agent can do."},
    {"goals", KEY_OWN, .read = read_goal_set, .shape = "names", .list = true,
     .value = "a list of goals", .without = "all without parameters, if it has no `task`",
     .description = "What the agent chooses among."},
    {"task", KEY_OWN, .read = agent_section_read_root, .shape = "call", .value = "a task",
     .description = "The task that the agent lives by."},
    {"label", KEY_LABEL, KEY_FIELD(agent_type, label), .description = "Text for people."},
    {.name = NULL},
};

const struct key_table agent_keys = {.of = "agent", .keys = agent_rows, .optional = true};

static struct agent_type *add_agent_type(struct domain *domain, const char *name,
                                         struct place place)
{
    struct agent_type *agent_type =
        POOL_ITEM(domain->parsing.pool, domain->agent_types, domain->agent_type_count);
    agent_type->name = name;
    agent_type->place = place;
    agent_type->in_team = domain->team.given;
    return agent_type;
}

void read_agent_types(struct domain *domain, struct node *section)
{
    const struct parsing *parsing = &domain->parsing;
    if (!is_section(parsing, section, "'agents'", &agent_keys))
        return;
    for (size_t i = 0; i < section->count; i++) {
        const struct node *key = section->keys[i];
        struct node *node = section->items[i];
        if (!check_name(parsing, key->text, key->place, "an agent"))
            continue;
        const char *what = pool_format(parsing->pool, "agent '%s'", key->text);
        if (!is_entry(parsing, node, what, NULL))
            continue;
        struct agent_type *agent_type = add_agent_type(domain, key->text, key->place);
        keys_check(parsing, &agent_keys, node, what);
        keys_read(&(struct reading){domain, NULL, what, node, agent_type}, &agent_keys);
        agent_type->without_goals = value_of(node, "task") && !value_of(node, "goals");
        if (agent_type->without_goals)
            agent_type->goals = pool_take(parsing->pool, domain->goal_count + 1);
    }
}

/* The agent type of a domain without `agents` can do everything, and its root task is the first
 * task without parameters. */
void default_agent_type(struct domain *domain, struct place place)
{
    struct agent_type *agent_type = add_agent_type(domain, domain->name, place);
    agent_type->implied = true;
    for (size_t i = 0; i < domain->task_count && !agent_type->task; i++) {
        if (domain->tasks[i]->parameters.count)
            continue;
        agent_type->task = domain->tasks[i];
        agent_type->call = pool_take(domain->parsing.pool, sizeof *agent_type->call);
        agent_type->call->name = agent_type->task->name;
        agent_type->call->place = agent_type->task->place;
    }
}
