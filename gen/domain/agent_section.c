/* SPDX-License-Identifier: MIT */
/* `agents`: the agent types, with what they can do, their goals and their
 * root task. */
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/sections.h"

#include <string.h>

/* Reads a list of names, by whose numbers the members of the set are told; NULL, with an error, if it is
 * none. kind: "action" */
static bool *read_name_set(const struct key_reading *reading, const struct node *node,
                           const char *kind, const struct name_table *names,
                           bool (*is_other)(const struct domain *domain, const struct node *item))
{
    const struct parsing *parsing = &reading->domain->parsing;
    bool alone = node->kind == NODE_SCALAR && *node->text && !strpbrk(node->text, " ,");
    if (node->kind != NODE_SEQUENCE) {
        refuse(parsing, node->place, "'%ss' of an agent is a list of %ss%s%s%s", kind, kind,
               alone ? "; write: [" : "", alone ? node->text : "", alone ? "]" : "");
        return NULL;
    }
    bool *set = pool_take(parsing->pool, names->count + 1);
    for (size_t i = 0; i < node->count; i++) {
        const struct node *item = node->items[i];
        const char *article = strchr("aeiou", *kind) ? "an" : "a";
        if (!node_as_text(parsing, item, pool_format(parsing->pool, "%s %s", article, kind)))
            continue;
        int64_t number = name_number(names, item->text);
        if (number >= 0) {
            set[number] = true;
        } else if (!is_other(reading->domain, item)) {
            refuse(parsing, item->place, "unknown %s '%s' of %s", kind, item->text, reading->what);
            note_nearest_name(parsing, names, item->text);
        }
    }
    return set;
}

/* A task in the place of an action, which is reported. */
static bool is_task(const struct domain *domain, const struct node *item)
{
    bool task = name_number(&domain->task_names, item->text) >= 0;
    if (task)
        refuse(&domain->parsing, item->place, "'%s' is a compound task; an agent lists actions",
               item->text);
    return task;
}

static void read_action_set(const struct key_reading *reading, struct node *node)
{
    struct agent_type *agent_type = reading->object;
    agent_type->actions =
        read_name_set(reading, node, "action", &reading->domain->action_names, is_task);
}

/* A goal with objects, which is reported. */
static bool is_ground_goal(const struct domain *domain, const struct node *item)
{
    const char *name = pool_copy_text(domain->parsing.pool, item->text, strcspn(item->text, " ("));
    bool goal = name_number(&domain->goal_names, name) >= 0;
    if (goal)
        refuse(&domain->parsing, item->place, "an agent lists a goal without its objects: '%s'",
               name);
    return goal;
}

static void read_goal_set(const struct key_reading *reading, struct node *node)
{
    struct agent_type *agent_type = reading->object;
    agent_type->goals =
        read_name_set(reading, node, "goal", &reading->domain->goal_names, is_ground_goal);
}

static void agent_section_read_root(const struct key_reading *reading, struct node *node)
{
    struct domain *domain = reading->domain;
    struct agent_type *agent_type = reading->object;
    const struct parsing *parsing = &domain->parsing;
    struct scope scope = scope_of_domain(
        domain, pool_format(parsing->pool, "the task of agent '%s'", agent_type->name));
    scope.is_root = true;
    if (!node_as_text(parsing, node, "the task of an agent"))
        return;
    struct subtask root = {.call = parse_call(parsing, node)};
    if (!root.call || !resolve_subtask(&scope, &root))
        return;
    agent_type->call = root.call;
    agent_type->task = root.task;
    if (!root.task)
        refuse(parsing, node->place, "'%s' is an action; the task of an agent is a compound one",
               root.call->name);
}

static const struct key agent_rows[] = {
    {"actions", KEY_OWN, .read = read_action_set, .shape = "names", .list = true,
     .value = "a list of actions", .without = "all", .description = "What the agent can do."},
    {"goals", KEY_OWN, .read = read_goal_set, .shape = "names", .list = true,
     .value = "a list of goals", .without = "all without parameters, if it has no `task`",
     .description = "What the agent chooses among."},
    {"task", KEY_OWN, .read = agent_section_read_root, .shape = "call", .value = "a task",
     .description = "The task that the agent lives by."},
    {"reconsider", KEY_OWN, KEY_FIELD(agent_type, reconsider), .read = read_reconsider,
     .shape = "reconsider", .value = "a duration, 1ms or more, or `{every: 2s, margin: 3}`",
     .without = "none: never",
     .description =
         "The same as of a goal, for all goals of the agent that do not say it themselves."},
    {"label", KEY_LABEL, KEY_FIELD(agent_type, label), .description = "Text for people."},
    {.name = NULL},
};

const struct key_table agent_keys = {.of = "agent", .keys = agent_rows, .optional = true};

void read_agent_name(const struct key_reading *reading, struct node *name)
{
    struct domain *domain = reading->domain;
    const struct parsing *parsing = &domain->parsing;
    if (!node_as_text(parsing, name, "the name of an agent type"))
        return;
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (strcmp(domain->agent_types[i].name, name->text) == 0) {
            *(const struct agent_type **)reading->member = &domain->agent_types[i];
            return;
        }
    refuse(parsing, name->place, "unknown agent type '%s' in %s", name->text, reading->what);
    note_nearest_name(parsing, &domain->agent_names, name->text);
}

static struct agent_type *add_agent(struct domain *domain, const char *name, struct place place)
{
    struct agent_type *agent_type =
        POOL_ITEM(domain->parsing.pool, domain->agent_types, domain->agent_type_count);
    agent_type->number = domain->agent_type_count - 1;
    agent_type->name = name;
    agent_type->place = place;
    agent_type->in_team = domain->team.given;
    return agent_type;
}

void read_agent_types(struct domain *domain, struct node *section)
{
    struct section_entries entries = {domain,        section,
                                      "an agent",    .keys = &agent_keys,
                                      .plain = true, .names = &domain->agent_names};
    while (next_entry(&entries)) {
        struct node *node = entries.value;
        struct agent_type *agent_type =
            add_agent(domain, entries.signature.name, entries.signature.place);
        (void)keys_read(&(struct key_reading){domain, NULL, entries.title, node, agent_type, NULL},
                        &agent_keys);
        agent_type->without_goals = value_of_key(node, "task") && !value_of_key(node, "goals");
        if (agent_type->without_goals)
            agent_type->goals = pool_take(domain->parsing.pool, domain->goal_count + 1);
    }
}

/* The agent type of a domain without `agents` can do everything, and its root task is the first
 * task without parameters. */
void make_default_agent_type(struct domain *domain, struct place place)
{
    struct agent_type *agent_type = add_agent(domain, domain->name, place);
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
