/* SPDX-License-Identifier: MIT */
/* `actions` and `rules`: what can be done, and what happens by itself. */
#include "syntax/name_rules.h"
#include "syntax/numbers.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

/* The place of a task's or action's name, where it was declared. */
static struct place declared_at(const struct domain *domain, long number)
{
    return number >= TASK_BASE ? domain->tasks[number - TASK_BASE]->place
                               : domain->actions[number]->place;
}

/* Registers a name among actions and tasks; false where it is taken. */
bool declare_task_name(struct domain *domain, const struct signature *signature, size_t number)
{
    long known = map_get(&domain->task_names, signature->name);
    if (known < 0) {
        map_put(&domain->task_names, domain->parsing.pool, signature->name, (long)number);
        return true;
    }
    report_error(domain->parsing.diagnostics, signature->place,
                 "'%s' is defined twice, among actions and tasks", signature->name);
    report_note(domain->parsing.diagnostics, declared_at(domain, known),
                "it was first defined here");
    return false;
}

void declare_actions(struct domain *domain, struct node *section)
{
    const struct parsing *parsing = &domain->parsing;
    if (!is_mapping(parsing, section, "'actions'"))
        return;
    for (size_t i = 0; i < section->count; i++) {
        struct signature signature = {.what = "an action"};
        if (!parse_signature(parsing, section->keys[i], &signature) ||
            !declare_task_name(domain, &signature, domain->action_count))
            continue;
        struct action *action = pool_take(parsing->pool, sizeof *action);
        action->name = signature.name;
        action->place = signature.place;
        action->node = section->items[i];
        action->parameters = (struct parameters){signature.parameters, signature.parameter_count};
        action->number = domain->action_count;
        find_parameter_types(domain, &action->parameters,
                             pool_format(parsing->pool, "action '%s'", action->name));
        domain->actions = pool_grow(parsing->pool, domain->actions, domain->action_count,
                                    sizeof *domain->actions);
        domain->actions[domain->action_count++] = action;
    }
}

/* 2, or {call: attack_cost, at_least: 1} */
static void read_cost(const struct parsing *parsing, struct action *action, const struct node *node)
{
    static const long bounds[3] = {0, UINT16_MAX, 0};
    action->cost = 1;
    if (!node)
        return;
    struct decimal number;
    if (node->kind == NODE_SCALAR && parse_decimal(node->text, strlen(node->text), &number)) {
        action->cost = (uint16_t)whole_number(parsing, node, 0, UINT16_MAX);
        return;
    }
    action->cost_call = call_of(parsing, node, "a cost is a number or");
    if (!action->cost_call)
        return;
    check_keys(parsing, node, "call at_least", "a cost");
    action->cost = (uint16_t)number_of(parsing, node, "at_least", bounds);
}

static const char *function_of(const struct parsing *parsing, const struct node *mapping,
                               const char *key)
{
    const struct node *node = value_of(mapping, key);
    const char *name = node ? text_of(parsing, node, "the name of a function") : NULL;
    return name && check_name(parsing, name, node->place, "a function") ? name : NULL;
}

/* The change that is made to a fact, whether `all` stands before it or not. */
static const struct expression *change_of(const struct expression *effect)
{
    return effect->kind == EXPRESSION_ALL ? effect->children[0] : effect;
}

static void read_action(struct domain *domain, struct action *action)
{
    struct node *node = action->node;
    const struct parsing *parsing = &domain->parsing;
    const char *what = pool_format(parsing->pool, "action '%s'", action->name);
    struct scope scope = scope_of(domain, pool_format(parsing->pool, "the parameters of %s", what));
    bool in_scope = scope_add(&scope, action->parameters.items, action->parameters.count);
    if (!is_mapping(parsing, node, what))
        return;
    check_keys(parsing, node,
               "label preconditions procedural_precondition effects cost duration timeout retry "
               "uninterruptible -at -route -skill",
               what);
    action->label = label_of(parsing, node);
    action->procedural = function_of(parsing, node, "procedural_precondition");
    read_cost(parsing, action, value_of(node, "cost"));
    action->duration = duration_of(parsing, node, "duration");
    action->timeout = period_of(parsing, node, "timeout");
    action->retry = duration_of(parsing, node, "retry");
    action->uninterruptible = flag_of(parsing, node, "uninterruptible");
    if (!in_scope)
        return;
    scope.context = pool_format(parsing->pool, "the preconditions of %s", what);
    action->preconditions = read_conditions(&scope, value_of(node, "preconditions"));
    scope.context = pool_format(parsing->pool, "the effects of %s", what);
    action->effects = read_effects(&scope, value_of(node, "effects"));
}

void read_actions(struct domain *domain)
{
    for (size_t i = 0; i < domain->action_count; i++)
        read_action(domain, domain->actions[i]);
}

/* ----------------------------------------------------------------- rules */

/* A rule belongs to the world or to each agent, as its facts do. */
static void place_rule(struct domain *domain, struct rule *rule)
{
    const struct parsing *parsing = &domain->parsing;
    for (size_t i = 0; i < rule->effects.count; i++) {
        const struct fact *fact = change_of(rule->effects.items[i])->left.fact;
        if (i == 0)
            rule->of_world = fact->shared;
        if (rule->of_world != fact->shared) {
            report_error(parsing->diagnostics, rule->effects.items[i]->place,
                         "rule '%s' changes shared and private facts: make two rules of it",
                         rule->name);
            return;
        }
    }
}

static const struct fact *private_fact(const struct expression *expression)
{
    const struct term *sides[] = {&expression->left, &expression->right};
    for (int i = 0; i < 2; i++)
        if (sides[i]->kind == TERM_FACT && !sides[i]->fact->shared && !sides[i]->fact->constant)
            return sides[i]->fact;
    for (size_t i = 0; i < expression->child_count; i++) {
        const struct fact *found = private_fact(expression->children[i]);
        if (found)
            return found;
    }
    return NULL;
}

static void check_rule(struct domain *domain, const struct rule *rule)
{
    for (size_t i = 0; rule->of_world && i < rule->preconditions.count; i++) {
        const struct fact *fact = private_fact(rule->preconditions.items[i]);
        if (!fact)
            continue;
        report_error(domain->parsing.diagnostics, rule->preconditions.items[i]->place,
                     "rule '%s' changes shared facts, but '%s' is each agent's own", rule->name,
                     fact->name);
        report_note(domain->parsing.diagnostics, fact->place, "'%s' is declared here", fact->name);
    }
    for (size_t i = 0; i < rule->effects.count; i++) {
        const struct expression *change = change_of(rule->effects.items[i]);
        if (change->left.fact->sensed)
            report_error(domain->parsing.diagnostics, change->place,
                         "rule '%s' changes '%s', which is sensed: only the game changes it",
                         rule->name, change->left.fact->name);
        else if (change->left.fact->applied)
            report_error(domain->parsing.diagnostics, change->place,
                         "rule '%s' changes '%s', which is applied: only actions change it",
                         rule->name, change->left.fact->name);
        if (change->right.kind == TERM_FACT)
            report_error(domain->parsing.diagnostics, change->place,
                         "a rule cannot copy a fact; write a rule for each value");
    }
}

static void read_rule(struct domain *domain, struct rule *rule, struct node *node)
{
    const struct parsing *parsing = &domain->parsing;
    const char *what = pool_format(parsing->pool, "rule '%s'", rule->name);
    if (!is_mapping(parsing, node, what))
        return;
    check_keys(parsing, node, "label every preconditions effects", what);
    rule->label = label_of(parsing, node);
    struct node *every = value_of(node, "every");
    unsigned errors = diagnostics_errors(parsing->diagnostics);
    if (every)
        rule->period = duration(parsing, every);
    if (!rule->period && errors == diagnostics_errors(parsing->diagnostics))
        report_error(parsing->diagnostics, every ? every->place : rule->place,
                     "%s needs 'every', a duration of 1ms or more", what);
    struct scope scope =
        scope_of(domain, pool_format(parsing->pool, "the preconditions of %s", what));
    rule->preconditions = read_conditions(&scope, value_of(node, "preconditions"));
    scope.context = pool_format(parsing->pool, "the effects of %s", what);
    rule->effects = read_effects(&scope, value_of(node, "effects"));
    if (!value_of(node, "effects"))
        report_error(parsing->diagnostics, rule->place, "%s has no effects", what);
    place_rule(domain, rule);
    check_rule(domain, rule);
}

void read_rules(struct domain *domain, struct node *section)
{
    const struct parsing *parsing = &domain->parsing;
    if (!is_mapping(parsing, section, "'rules'"))
        return;
    for (size_t i = 0; i < section->count; i++) {
        const struct node *key = section->keys[i];
        if (strchr(key->text, '(')) {
            report_error(parsing->diagnostics, key->place,
                         "a rule has no parameters: use all(...) and any(...) in it");
            continue;
        }
        if (!check_name(parsing, key->text, key->place, "a rule"))
            continue;
        long known = map_get(&domain->rule_names, key->text);
        if (known >= 0) {
            report_error(parsing->diagnostics, key->place, "rule '%s' is defined twice", key->text);
            report_note(parsing->diagnostics, domain->rules[known].place,
                        "it was first defined here");
        }
        map_put(&domain->rule_names, parsing->pool, key->text, (long)domain->rule_count);
        domain->rules =
            pool_grow(parsing->pool, domain->rules, domain->rule_count, sizeof *domain->rules);
        struct rule *rule = &domain->rules[domain->rule_count++];
        rule->name = key->text;
        rule->place = key->place;
        read_rule(domain, rule, section->items[i]);
    }
}
