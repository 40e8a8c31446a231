/* SPDX-License-Identifier: MIT */
/* `actions` and `rules`: what can be done, and what happens by itself. */
#include "syntax/name_rules.h"
#include "domain/fields.h"
#include "domain/keys.h"
#include "domain/sections.h"
#include "domain/slots.h"

#include <string.h>

static const struct key cost_call_rows[] = {
    {"call", KEY_FUNCTION, KEY_FIELD(action, cost_call), .required = true,
     .description = "The C function that tells the cost."},
    {"at_least", KEY_NUMBER, KEY_FIELD(action, cost), .low = 0, .high = UINT16_MAX,
     .description = "What a lower answer of the function counts as."},
    {.name = NULL},
};

static const struct key duration_call_rows[] = {
    {"call", KEY_FUNCTION, KEY_FIELD(action, duration_call), .required = true,
     .description = "The C function that tells the duration, in milliseconds."},
    {"at_least", KEY_DURATION, KEY_FIELD(action, duration),
     .description = "What a lower answer of the function counts as."},
    {.name = NULL},
};

static const struct key_table duration_call = {.of = "duration", .keys = duration_call_rows};

static const struct key_table cost_call = {.of = "cost", .keys = cost_call_rows};

static const struct key action_rows[] = {
    {"preconditions", KEY_CONDITIONS, KEY_FIELD(action, preconditions), .without = "none: always",
     .description = "What must hold for the action to be done."},
    {"while", KEY_CONDITIONS, KEY_FIELD(action, lasting), .context = "'while'",
     .description = "What must hold at the start and while the action runs; else it has failed."},
    {"procedural_precondition", KEY_FUNCTION, KEY_FIELD(action, procedural),
     .description = "A C function that can deny the action, asked at most once in a planning."},
    {"effects", KEY_EFFECTS, KEY_FIELD(action, effects),
     .description = "What becomes true when the action succeeds."},
    {"function", KEY_FUNCTION, KEY_FIELD(action, function), .without = "its name, for it alone",
     .description = "The C function that carries the action out, which others may share."},
    {"data", KEY_OWN, .read = read_action_data, .shape = "given", .value = "field → value",
     .without = "each field's default",
     .description = "What whoever carries the action out is told of it."},
    {"at", KEY_OWN, .read = read_action_at, .shape = "call", .value = "a place",
     .without = "none: where the agent is",
     .description = "Where the action is done; the agent walks there before."},
    {"route", KEY_OWN, .read = read_action_route, .shape = "route", .list = true,
     .value = "`[from, to]`, two places",
     .description = "Where the action begins, to which the agent walks before, and where it ends."},
    {"cost", KEY_NUMBER, KEY_FIELD(action, cost), .low = 0, .high = UINT16_MAX, .otherwise = 1,
     .word = "travel", .word_offset = offsetof(struct action, costs_travel), .call = &cost_call,
     .description = "What the action adds to the cost of a goal's plan."},
    {"duration", KEY_DURATION, KEY_FIELD(action, duration), .call = &duration_call,
     .description = "How long the action takes while its C function is the stub."},
    {"timeout", KEY_PERIOD, KEY_FIELD(action, timeout),
     .description = "How long the action may run before it is stopped and has failed."},
    {"retry", KEY_DURATION, KEY_FIELD(action, retry),
     .description = "How long the action is left out of plans after it failed."},
    {"uninterruptible", KEY_FLAG, KEY_FIELD(action, uninterruptible),
     .description = "Whether only the game stops the action before its end."},
    {"label", KEY_LABEL, KEY_FIELD(action, label), .without = "its name",
     .description = "Text for people."},
    {"skill", KEY_OWN, .read = read_action_skill, .shape = "name", .value = "a name",
     .without = "none: it takes the same for all",
     .description = "What divides the duration for the members of a team: each has a level."},
    {.name = NULL},
};

const struct key_table action_keys = {.of = "action", .keys = action_rows, .optional = true};

bool declare_task_name(struct domain *domain, const struct signature *signature, bool action)
{
    long known_action = map_get(&domain->action_names, signature->name);
    long known_task = map_get(&domain->task_names, signature->name);
    if (known_action < 0 && known_task < 0) {
        map_put(action ? &domain->action_names : &domain->task_names, domain->parsing.pool,
                signature->name, (long)(action ? domain->action_count : domain->task_count));
        return true;
    }
    report_error(domain->parsing.diagnostics, signature->place,
                 "'%s' is defined twice, among actions and tasks", signature->name);
    report_note(domain->parsing.diagnostics,
                known_task < 0 ? domain->actions[known_action]->place
                               : domain->tasks[known_task]->place,
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
            !declare_task_name(domain, &signature, true))
            continue;
        struct action *action = pool_take(parsing->pool, sizeof *action);
        action->name = signature.name;
        action->place = signature.place;
        action->skill = -1;
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

/* What must hold while the action runs must hold at its start, too. */
static void add_lasting(struct pool *pool, struct action *action)
{
    const struct expressions *lasting = &action->lasting;
    struct expressions all = action->preconditions;
    if (!lasting->count)
        return;
    size_t count = all.count + lasting->count;
    all.items = pool_take(pool, count * sizeof *all.items);
    all.texts = pool_take(pool, count * sizeof *all.texts);
    for (size_t i = 0; i < count; i++) {
        bool own = i < all.count;
        const struct expressions *from = own ? &action->preconditions : lasting;
        all.items[i] = from->items[own ? i : i - all.count];
        all.texts[i] = from->texts[own ? i : i - all.count];
    }
    all.text = all.count ? pool_format(pool, "%s, %s", all.text, lasting->text) : lasting->text;
    all.count = count;
    action->preconditions = all;
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
    keys_check(parsing, &action_keys, node, what);
    keys_read(&(struct reading){domain, in_scope ? &scope : NULL, what, node, action},
              &action_keys);
    add_lasting(parsing->pool, action);
    if (in_scope)
        require_bound(&scope, &action->parameters, &action->preconditions);
    check_action_places(domain, action);
}

void read_actions(struct domain *domain)
{
    for (size_t i = 0; i < domain->action_count; i++)
        read_action(domain, domain->actions[i]);
}

/* ----------------------------------------------------------------- rules */

#define NEEDS_EVERY "%s needs 'every', a duration of 1ms or more"

static void read_every(const struct reading *reading, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct rule *rule = reading->object;
    rule->period =
        period_of(parsing, value, pool_format(parsing->pool, NEEDS_EVERY, reading->what));
}

static const struct key rule_rows[] = {
    {"every", KEY_OWN, .read = read_every, .shape = "period", .required = true,
     .value = "a duration, 1ms or more", .description = "The time from one change to the next."},
    {"preconditions", KEY_CONDITIONS, KEY_FIELD(rule, preconditions), .without = "none: always",
     .description = "What must hold for the change to take place."},
    {"effects", KEY_EFFECTS, KEY_FIELD(rule, effects), .required = true,
     .description = "What the rule changes."},
    {"label", KEY_LABEL, KEY_FIELD(rule, label), .description = "Text for people."},
    {.name = NULL},
};

const struct key_table rule_keys = {.of = "rule", .keys = rule_rows};

/* Decides whether a rule belongs to the world or to each agent, by the facts that it changes. */
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

static const struct fact *private_fact_of(const struct term *term)
{
    const struct fact *found = NULL;
    if (term->kind == TERM_FACT)
        return term->fact->shared || term->fact->constant ? NULL : term->fact;
    for (size_t i = 0; i < term->argument_count && !found; i++)
        found = private_fact_of(&term->arguments[i]);
    return found;
}

static const struct fact *private_fact(const struct expression *expression)
{
    const struct term *sides[] = {&expression->left, &expression->right};
    for (int i = 0; i < 2; i++)
        if (private_fact_of(sides[i]))
            return private_fact_of(sides[i]);
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
        bool copies = change->right.kind == TERM_FACT && change->left.fact->kind != GG_NUMBER;
        if (copies || changing_fact(&change->right))
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
    struct scope scope = scope_of(domain, what);
    keys_check(parsing, &rule_keys, node, what);
    keys_read(&(struct reading){domain, &scope, what, node, rule}, &rule_keys);
    if (!value_of(node, "every"))
        report_error(parsing->diagnostics, rule->place, NEEDS_EVERY, what);
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
        if (known >= 0)
            report_twice(parsing, key->place, pool_format(parsing->pool, "rule '%s'", key->text),
                         domain->rules[known].place);
        map_put(&domain->rule_names, parsing->pool, key->text, (long)domain->rule_count);
        domain->rules =
            pool_grow(parsing->pool, domain->rules, domain->rule_count, sizeof *domain->rules);
        struct rule *rule = &domain->rules[domain->rule_count++];
        rule->name = key->text;
        rule->place = key->place;
        read_rule(domain, rule, section->items[i]);
    }
}
