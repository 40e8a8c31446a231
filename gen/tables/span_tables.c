/* SPDX-License-Identifier: MIT */
/* What agents draw, durations and costs of actions and periods of rules: see gg_spans. */
#include "tables/build.h"

uint32_t span_between(uint32_t least, uint32_t greatest)
{
    return greatest > least ? greatest - least : 0;
}

uint32_t longest_of(const struct rule *rule)
{
    return rule->longest ? rule->longest : rule->period;
}

/* By action of the YAML; NULL if none is drawn. */
static const uint32_t *spans_of_actions(struct building *building)
{
    const struct domain *domain = building->problem->domain;
    uint32_t *spans = pool_take(building->pool, domain->action_count * sizeof *spans);
    bool any = false;
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        spans[i] = span_between(action->duration, action->longest);
        any |= spans[i] > 0 && action->ground_count > 0;
    }
    return any ? spans : NULL;
}

/* By rule of agents. */
static const uint32_t *spans_of_rules(struct building *building)
{
    const struct tables *tables = building->tables;
    uint16_t count = tables->domain.agent_rule_count;
    uint32_t *spans = pool_take(building->pool, count * sizeof *spans);
    for (uint16_t i = 0; i < count; i++) {
        const struct rule *rule = building->problem->rules[tables->rules[i]].rule;
        spans[i] = span_between(rule->period, rule->longest);
    }
    return UNLESS_EMPTY(spans, count);
}

/* By dynamic cost. */
static const uint16_t *spans_of_costs(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_domain *domain = &building->tables->domain;
    uint16_t *spans = pool_take(building->pool, (domain->dynamic_cost_count + 1u) * sizeof *spans);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct action *action = problem->actions[i].action;
        uint32_t span = span_between(action->cost, action->dearest);
        if (span > 0)
            spans[domain->actions[i].dynamic_cost] = (uint16_t)span;
    }
    return UNLESS_EMPTY(spans, domain->dynamic_cost_count);
}

void build_spans(struct building *building)
{
    gg_spans *spans = &building->tables->spans;
    const gg_domain *domain = &building->tables->domain;
    const gg_expressions *expressions = domain->extras->expressions;
    *spans = (gg_spans){&gg_spanning, spans_of_actions(building), spans_of_rules(building),
                        spans_of_costs(building), NULL};
    bool told = expressions && expressions->durations;
    if (told)
        spans->part = &gg_told_spanning;
    if (building->problem->domain->draws)
        spans->seeding = &gg_callback_seeding;
    else if (spans->of_costs && domain->goal_count + domain->want_limit > 0)
        spans->seeding = &gg_agent_seeding;
    if (told || spans->of_actions || spans->of_rules || spans->of_costs || spans->seeding)
        building->tables->extras.spans = spans;
}

size_t seeds_of(const gg_domain *domain)
{
    const gg_spans *spans = domain->extras->spans;
    return !spans || !spans->seeding ? 0 : spans->seeding == &gg_callback_seeding ? 2 : 1;
}

bool costs_are_drawn(const gg_domain *domain)
{
    return domain->extras->spans && domain->extras->spans->of_costs;
}

size_t asked_words(const gg_domain *domain)
{
    size_t called = (size_t)domain->procedural_count + domain->dynamic_cost_count;
    size_t words = bit_words(called) * 2 + costs_are_drawn(domain);
    return words > 0 ? words : 1;
}
