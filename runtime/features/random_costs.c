/* SPDX-License-Identifier: MIT */
/*
 * Costs that are drawn for each planning: see seeds.h. The search takes them for answers of the game,
 * which are asked for when it begins, with the least cost as the bound that tables count with. Rests on
 * asking.c and random.c. Only the tables of domains with drawn costs name it.
 */
#include "agent/seeds.h"

/* Each action has numbers of its own, which its place among the dynamic costs begins. */
static uint16_t drawn_cost_of(const GG_ROM gg_domain *domain, const uint64_t *asked,
                              uint16_t action, uint16_t to)
{
    const GG_ROM gg_action *row = &domain->actions[action];
    uint16_t number = row->dynamic_cost == GG_NONE ? GG_NONE : dynamic_cost_at(domain, action, to);
    const GG_ROM uint16_t *ranges =
        random_range_tables_of(domain) ? random_range_tables_of(domain)->of_costs : NULL;
    uint64_t seed = asked && ranges ? asked[seed_index_in_answers(domain)] : GG_NO_SEED;
    if (number == GG_NONE || seed == GG_NO_SEED)
        return row->cost;
    gg_random random;
    gg_random_seed(&random, (uint32_t)seed ^ ((uint32_t)number + 1) * UINT32_C(0x9E3779B9));
    return (uint16_t)(row->cost + gg_random_below(&random, ranges[number] + UINT32_C(1)));
}

uint16_t gg_random_cost(const GG_ROM gg_domain *domain, const uint64_t *asked, uint16_t action)
{
    return drawn_cost_of(domain, asked, gg_row_of(domain, action),
                         told_place_of_number(domain, action));
}

static bool is_dearer(gg_search *search, uint16_t index, uint16_t to)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *action = &domain->actions[index];
    if (domain->features->random_ranges->of_costs[action->dynamic_cost] == 0)
        return gg_ask_is_dearer(search, index, to);
    uint16_t cost = drawn_cost_of(domain, search->problem.asked, index, to);
    search->dynamic_costs[dynamic_cost_at(domain, index, to)] = cost;
    return cost > action->cost;
}

static void random_costs_begin(const GG_ROM gg_domain *domain, uint64_t *asked, gg_random *random,
                               gg_agent *agent)
{
    const GG_ROM gg_seed_ops *seeding = seed_ops_of(domain);
    gg_ask_begin(domain, asked, random, agent);
    asked[seed_index_in_answers(domain)] = random ? GG_LUCKY | gg_random_next(random) : GG_NO_SEED;
    if (random && agent && seeding && seeding->plan_task)
        seeding->plan_task(agent, random);
}

void gg_draw_costs(const GG_ROM gg_domain *domain, uint64_t *asked, gg_random *random)
{
    if (random_range_tables_of(domain) && random_range_tables_of(domain)->of_costs)
        random_costs_begin(domain, asked, random, NULL);
}

const GG_ROM gg_ask_ops gg_random_asking = {gg_ask_allows, is_dearer, gg_ask_agrees,
                                            random_costs_begin};
