/* SPDX-License-Identifier: MIT */
/* `goals`: what an agent type may want. */
#include "syntax/name_rules.h"
#include "domain/fields.h"
#include "domain/keys.h"
#include "domain/sections.h"

static const struct key priority_call_rows[] = {
    {"call", KEY_FUNCTION, KEY_FIELD(goal, priority_call), .required = true,
     .description = "The C function that tells the priority, asked at each decision."},
    {.name = NULL},
};

static const struct key_table priority_call = {.of = "priority", .keys = priority_call_rows};

static const struct key goal_rows[] = {
    {"conditions", KEY_CONDITIONS, KEY_FIELD(goal, conditions), .required = true,
     .description = "What is to hold."},
    {"relevant", KEY_CONDITIONS, KEY_FIELD(goal, relevant), .context = "'relevant'",
     .without = "none: always", .description = "When the goal may be chosen."},
    {"priority", KEY_NUMBER, KEY_FIELD(goal, priority), .low = -1000000, .high = 1000000,
     .call = &priority_call, .description = "The goal of the highest priority is chosen first."},
    {"keep", KEY_FLAG, KEY_FIELD(goal, keep),
     .description =
         "Whether plans of the same or a lower priority must keep the goal while it holds."},
    {"cooldown", KEY_DURATION, KEY_FIELD(goal, cooldown),
     .description = "How long the goal is not chosen again after it was reached."},
    {"label", KEY_LABEL, KEY_FIELD(goal, label), .without = "its name",
     .description = "Text for people."},
    {.name = NULL},
};

const struct key_table goal_keys = {.of = "goal", .keys = goal_rows};

static void read_goal(struct domain *domain, struct goal *goal, struct node *node)
{
    const struct parsing *parsing = &domain->parsing;
    const char *what = pool_format(parsing->pool, "goal '%s'", goal->name);
    if (!is_mapping(parsing, node, what))
        return;
    struct scope scope = scope_of(domain, what);
    keys_check(parsing, &goal_keys, node, what);
    keys_read(&(struct reading){domain, &scope, what, node, goal}, &goal_keys);
    const struct node *conditions = value_of(node, "conditions");
    if (!conditions || node_is_null(conditions))
        report_error(parsing->diagnostics, goal->place, "%s has no conditions", what);
}

/* Registers the name; false, with an error, if it cannot be one. */
static bool declare_goal(struct domain *domain, const struct node *key)
{
    const struct parsing *parsing = &domain->parsing;
    if (!check_name(parsing, key->text, key->place, "a goal"))
        return false;
    long known = map_get(&domain->goal_names, key->text);
    if (known < 0) {
        map_put(&domain->goal_names, parsing->pool, key->text, (long)domain->goal_count);
        return true;
    }
    report_twice(parsing, key->place, pool_format(parsing->pool, "goal '%s'", key->text),
                 domain->goals[known].place);
    return false;
}

void read_goals(struct domain *domain, struct node *section)
{
    const struct parsing *parsing = &domain->parsing;
    if (!is_mapping(parsing, section, "'goals'"))
        return;
    for (size_t i = 0; i < section->count; i++) {
        const struct node *key = section->keys[i];
        if (!declare_goal(domain, key))
            continue;
        domain->goals =
            pool_grow(parsing->pool, domain->goals, domain->goal_count, sizeof *domain->goals);
        struct goal *goal = &domain->goals[domain->goal_count];
        goal->name = key->text;
        goal->place = key->place;
        goal->number = domain->goal_count++;
        read_goal(domain, goal, section->items[i]);
    }
}
