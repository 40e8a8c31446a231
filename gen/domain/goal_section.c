/* SPDX-License-Identifier: MIT */
/* `goals`: what a character may want. */
#include "syntax/name_rules.h"
#include "syntax/numbers.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

/* 10, or {call: how_angry} */
static void read_priority(const struct parsing *parsing, struct goal *goal, const struct node *node)
{
    if (!node)
        return;
    struct decimal number;
    if (node->kind == NODE_SCALAR && parse_decimal(node->text, strlen(node->text), &number)) {
        goal->priority = (int32_t)whole_number(parsing, node, -1000000, 1000000);
        return;
    }
    goal->priority_call = call_of(parsing, node, "a priority is a number or");
    if (goal->priority_call)
        check_keys(parsing, node, "call", "a priority");
}

static void read_goal(struct domain *domain, struct goal *goal, struct node *node)
{
    const struct parsing *parsing = &domain->parsing;
    const char *what = pool_format(parsing->pool, "goal '%s'", goal->name);
    if (!is_mapping(parsing, node, what))
        return;
    check_keys(parsing, node, "label conditions relevant priority keep cooldown", what);
    goal->label = label_of(parsing, node);
    read_priority(parsing, goal, value_of(node, "priority"));
    goal->keep = flag_of(parsing, node, "keep");
    goal->cooldown = duration_of(parsing, node, "cooldown");
    struct scope scope = scope_of(domain, pool_format(parsing->pool, "the conditions of %s", what));
    const struct node *conditions = value_of(node, "conditions");
    if (conditions && !node_is_null(conditions))
        goal->conditions = read_conditions(&scope, value_of(node, "conditions"));
    else
        report_error(parsing->diagnostics, goal->place, "%s has no conditions", what);
    scope.context = pool_format(parsing->pool, "'relevant' of %s", what);
    goal->relevant = read_conditions(&scope, value_of(node, "relevant"));
}

/* Registers the name; false, with an error, where it cannot be one. */
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
    report_error(parsing->diagnostics, key->place, "goal '%s' is defined twice", key->text);
    report_note(parsing->diagnostics, domain->goals[known].place, "it was first defined here");
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
