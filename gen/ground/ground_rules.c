/* SPDX-License-Identifier: MIT */
/*
 * Grounds the rules: see grounding.h. A rule with parameters becomes one for each choice of
 * objects, in their order, as if each were written in its place.
 */
#include "ground/grounding.h"

#include "ground/choices.h"
#include "ground/gathering.h"
#include "ground/lookup.h"

static void ground_rules_add_rule(struct grounding *grounding, const struct ground_rule *rule)
{
    struct problem *problem = grounding->problem;
    POOL_ADD(grounding->pool, problem->rules, problem->rule_count) = *rule;
}

/* Refuses a rule that changes more applied facts than the game can be told of at once. */
static void check_applied(struct grounding *grounding, struct rule *rule,
                          const struct ground_rule *ground)
{
    size_t applied = 0;
    for (size_t i = 0; i < ground->changes.count; i++)
        applied += grounding->problem->variables[ground->changes.items[i].variable].fact->applied;
    if (applied <= GG_RULE_APPLIED_FACTS)
        return;
    rule->faulty = true;
    refuse(&grounding->domain->parsing, rule->place,
           "rule '%s' changes %zu applied facts at once, and there can be at most %d: give it "
           "parameters",
           ground->name, applied, GG_RULE_APPLIED_FACTS);
}

/* Grounds a rule under a binding. An error in its effects is the same for all objects, and is
 * reported once. */
static void visit_rule(struct grounding *grounding, void *context, struct binding *binding)
{
    struct rule *rule = context;
    struct ground_rule result = {.rule = rule};
    if (rule->faulty)
        return;
    result.condition = dnf_of_conditions(grounding, &rule->preconditions, binding);
    warn_of_unfit_in_conditions(grounding, &rule->preconditions, NULL, binding);
    struct argument_lookup lookup =
        look_up_effect_arguments(&rule->effects, binding); /* constants: none is missing */
    if (lookup.state == LOOKUP_UNFIT) {
        warn_of_unfit_argument(
            grounding, &lookup, &result.condition,
            pool_format(grounding->pool, "rule '%s' changes nothing", rule->name));
        return;
    }
    if (grounding->failed || (!result.condition.count && rule->parameters.count > 0))
        return;
    if (result.condition.count && grounding->problem->rule_count == NUMBERED_LIMIT) {
        grounding->left_out++;
        return;
    }
    result.name = ground_name(grounding, rule->name, binding->symbols, binding->count);
    struct gathering gathering = {.name = result.name};
    rule->faulty = !gather_plain_effects(grounding, &gathering, &rule->effects, binding);
    result.changes = gathering.changes;
    check_applied(grounding, rule, &result);
    if (result.condition.count)
        ground_rules_add_rule(grounding, &result);
}

static void ground_rule(struct grounding *grounding, struct rule *rule)
{
    size_t before = grounding->problem->rule_count;
    struct binding binding = new_binding(grounding, 0);
    struct visitor visitor = {visit_rule, rule, rule->place,
                              pool_format(grounding->pool, "rule '%s'", rule->name)};
    if (rule->parameters.count > 0)
        for_each_instance(grounding, &rule->parameters, &rule->preconditions, &visitor);
    else
        visit_rule(grounding, rule, &binding);
    size_t made = grounding->problem->rule_count - before;
    if (grounding->left_out)
        report_too_many_instances(
            grounding, visitor.place,
            "with %s there are %s ground rules (%s of its own), and there can be at "
            "most %d",
            visitor.what, words_of_instance_count(grounding, NUMBERED_LIMIT),
            words_of_instance_count(grounding, made), NUMBERED_LIMIT);
    if (!made && !rule->faulty && !grounding->failed)
        report_warning(grounding->domain->parsing.diagnostics, "never-applicable", rule->place,
                       "the preconditions of rule '%s' can never hold", rule->name);
}

void ground_rules(struct grounding *grounding)
{
    struct domain *domain = grounding->domain;
    for (size_t i = 0; i < domain->rule_count && !grounding->failed; i++)
        ground_rule(grounding, &domain->rules[i]);
}
