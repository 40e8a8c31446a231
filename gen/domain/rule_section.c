/* SPDX-License-Identifier: MIT */
/* `rules`: what happens by itself. */
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/sections.h"
#include "domain/slots.h"
#include "domain/trees.h"

#define NEEDS_TIME                                                                                 \
    "%s needs 'every' or 'after', a duration of 1ms or more: 'every' changes something each time " \
    "that it has passed, 'after' once, when the preconditions have held for it"

static void read_every(const struct key_reading *reading, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct rule *rule = reading->object;
    if (node_as_duration_range(parsing, value, &rule->period, &rule->longest) && !rule->period)
        refuse(parsing, value->place, NEEDS_TIME, reading->what);
}

/* The two greatest numbers mean that no time runs. */
static void read_after(const struct key_reading *reading, struct node *value)
{
    struct rule *rule = reading->object;
    read_every(reading, value);
    rule->once = true;
    if (rule->period >= GG_RULE_LONGEST_DELAY || rule->longest >= GG_RULE_LONGEST_DELAY)
        refuse(&reading->domain->parsing, value->place,
               "'after' is less than 49.7d: 4294967293 milliseconds at the most");
}

static const struct key rule_rows[] = {
    {"every", KEY_OWN, .read = read_every, .shape = "period_or_two",
     .value = "a duration, 1ms or more, or two: `30s..90s`", .without = "`after`",
     .description = "The time from one change to the next."},
    {"after", KEY_OWN, .read = read_after, .shape = "period_or_two",
     .value = "a duration, 1ms or more, or two: `3s..5s`", .without = "`every`",
     .description = "How long the preconditions hold before the change takes place, once."},
    {"preconditions", KEY_CONDITIONS, KEY_FIELD(rule, preconditions), .may_be_empty = true,
     .without = "none: always", .description = "What must hold for the change to take place."},
    {"effects", KEY_EFFECTS, KEY_FIELD(rule, effects), .required = true,
     .description = "What the rule changes."},
    {"label", KEY_LABEL, KEY_FIELD(rule, label), .description = "Text for people."},
    {.name = NULL},
};

const struct key_table rule_keys = {.of = "rule", .keys = rule_rows, .main = "every: 30s, effects"};

/* Decides whether a rule belongs to the world or to each agent, by the facts that it changes. */
static void place_rule(struct domain *domain, struct rule *rule)
{
    for (size_t i = 0; i < rule->effects.count; i++) {
        const struct fact *fact = change_of(rule->effects.items[i])->left.fact;
        if (i == 0)
            rule->of_world = fact->shared;
        if (rule->of_world != fact->shared) {
            refuse(&domain->parsing, rule->effects.items[i]->place,
                   "rule '%s' changes shared and private facts: make two rules of it", rule->name);
            return;
        }
    }
}

static bool is_private(const struct term *term, const void *nothing)
{
    (void)nothing;
    return term->kind == TERM_FACT && !term->fact->shared && !term->fact->constant;
}

static void check_rule(struct domain *domain, const struct rule *rule)
{
    if (rule->of_world && rule->longest > 0)
        refuse(&domain->parsing, rule->place,
               "rule '%s' changes shared facts, and the world draws nothing: '%s' is one "
               "duration there",
               rule->name, rule->once ? "after" : "every");
    for (size_t i = 0; rule->of_world && i < rule->preconditions.count; i++) {
        const struct expression *condition = rule->preconditions.items[i];
        const struct term *found = find_in_expression(condition, is_private, NULL);
        if (!found)
            continue;
        const struct fact *fact = found->fact;
        refuse(&domain->parsing, condition->place,
               "rule '%s' changes shared facts, but '%s' is each agent's own", rule->name,
               fact->name);
        report_note(domain->parsing.diagnostics, fact->place, "'%s' is declared here", fact->name);
    }
    for (size_t i = 0; i < rule->effects.count; i++) {
        const struct expression *change = change_of(rule->effects.items[i]);
        if (change->left.fact->sensed)
            refuse(&domain->parsing, change->place,
                   "rule '%s' changes '%s', which is sensed: only the game changes it", rule->name,
                   change->left.fact->name);
        bool copies = change->right.kind == TERM_FACT && change->left.fact->kind != GG_NUMBER;
        if (copies || changing_fact(&change->right))
            report_change_reads_fact(domain, change, "an effect of a rule",
                                     "a rule for each value");
    }
}

static void read_rule(struct domain *domain, struct rule *rule, struct node *node, const char *what)
{
    const struct parsing *parsing = &domain->parsing;
    struct scope scope =
        scope_of_domain(domain, pool_format(parsing->pool, "the parameters of %s", what));
    bool in_scope = scope_add_parameters(&scope, rule->parameters.items, rule->parameters.count);
    scope.of_rule = true;
    if (!keys_read(&(struct key_reading){domain, in_scope ? &scope : NULL, what, node, rule, NULL},
                   &rule_keys))
        return;
    const struct node *every = value_of_key(node, "every"), *after = value_of_key(node, "after");
    if (!every && !after)
        refuse(parsing, rule->place, NEEDS_TIME, what);
    if (every && after)
        refuse(parsing, after->place,
               "%s has 'every' and 'after': 'every' changes something each time that it has "
               "passed, 'after' once, when the preconditions have held for it",
               what);
    if (!value_of_key(node, "effects"))
        refuse(parsing, rule->place, "%s has no effects", what);
    if (!in_scope)
        return;
    require_bound_slots(&scope, &rule->parameters, &rule->preconditions);
    place_rule(domain, rule);
    check_rule(domain, rule);
}

void read_rules(struct domain *domain, struct node *section)
{
    struct section_entries entries = {domain, section, "a rule", .keys = &rule_keys,
                                      .names = &domain->rule_names};
    while (next_entry(&entries)) {
        struct rule *rule = POOL_ITEM(domain->parsing.pool, domain->rules, domain->rule_count);
        *rule = (struct rule){.name = entries.signature.name,
                              .place = entries.signature.place,
                              .parameters = entries.signature.parameters};
        read_rule(domain, rule, entries.value, entries.title);
    }
}
