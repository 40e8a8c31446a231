/* SPDX-License-Identifier: MIT */
/* What agents draw, durations and costs of actions and periods of rules: see gg_random_ranges. */
#include "tables/build.h"

uint32_t range_width(uint32_t least, uint32_t greatest)
{
    return greatest > least ? greatest - least : 0;
}

uint32_t longest_rule_period(const struct rule *rule)
{
    return rule->longest ? rule->longest : rule->period;
}

/* By action of the YAML; NULL if none is drawn. */
static const uint32_t *ranges_of_actions(struct building *building)
{
    const struct domain *domain = building->problem->domain;
    uint32_t *ranges = pool_take(building->pool, domain->action_count * sizeof *ranges);
    bool any = false;
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        ranges[i] = range_width(action->duration, action->longest);
        any |= ranges[i] > 0 && action->ground_count > 0;
    }
    return any ? ranges : NULL;
}

/* By rule of agents. */
static const uint32_t *ranges_of_rules(struct building *building)
{
    const struct tables *tables = building->tables;
    uint16_t count = tables->domain.agent_rule_count;
    uint32_t *ranges = pool_take(building->pool, count * sizeof *ranges);
    for (uint16_t i = 0; i < count; i++) {
        const struct rule *rule = building->problem->rules[tables->rules[i]].rule;
        ranges[i] = range_width(rule->period, rule->longest);
    }
    return NULL_IF_ALL_ZERO(ranges, count);
}

/* By dynamic cost. */
static const uint16_t *ranges_of_costs(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_domain *domain = &building->tables->domain;
    uint16_t *ranges =
        pool_take(building->pool, (domain->dynamic_cost_count + 1u) * sizeof *ranges);
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct ground_action *row = &problem->rows.items[i];
        uint32_t span = range_width(row->action->cost, row->action->dearest);
        size_t count = row->told ? row->told->count : 1;
        for (size_t j = 0; j < count && span > 0; j++)
            ranges[domain->actions[i].dynamic_cost + j] = (uint16_t)span;
    }
    return NULL_IF_ALL_ZERO(ranges, domain->dynamic_cost_count);
}

void build_random_ranges(struct building *building)
{
    gg_random_ranges *ranges = &building->tables->random_ranges;
    const gg_domain *domain = &building->tables->domain;
    const gg_expressions *expressions = domain->features->expressions;
    *ranges = (gg_random_ranges){&gg_random_ranging, ranges_of_actions(building),
                                 ranges_of_rules(building), ranges_of_costs(building), NULL};
    bool told = expressions && expressions->durations;
    if (told)
        ranges->ops = &gg_computed_ranging;
    if (building->problem->domain->draws)
        ranges->seeding = &gg_callback_seeding;
    else if (ranges->of_costs && domain->goal_count + domain->want_limit > 0)
        ranges->seeding = &gg_agent_seeding;
    if (told || ranges->of_actions || ranges->of_rules || ranges->of_costs || ranges->seeding)
        building->tables->features.random_ranges = ranges;
}

size_t agent_seed_count(const gg_domain *domain)
{
    const gg_random_ranges *ranges = domain->features->random_ranges;
    return !ranges || !ranges->seeding ? 0 : ranges->seeding == &gg_callback_seeding ? 2 : 1;
}

bool costs_are_random(const gg_domain *domain)
{
    return domain->features->random_ranges && domain->features->random_ranges->of_costs;
}

size_t asked_words(const gg_domain *domain)
{
    size_t called = (size_t)domain->procedural_count + domain->dynamic_cost_count;
    size_t words = bit_words(called) * 2 + costs_are_random(domain);
    return words > 0 ? words : 1;
}
