/* SPDX-License-Identifier: MIT */
/*
 * What actions of `cost: travel` cost in plans where there are roads: as leg_costs.c, but that no place
 * moves, and that `extra` of a leg has what the action itself counts. As long as an agent has its first
 * speed, and is not between two places, the tables tell it. Rests on roads.c. Only the tables of domains
 * with roads name it.
 */
#include "agent/agent.h"
#include "goap/search.h"
#include "state/roads.h"
#include "state/travel.h"

static uint16_t road_cost_of_times(const GG_ROM gg_domain *domain, uint16_t leg, uint32_t walk,
                                   uint32_t route)
{
    uint32_t time = walk > UINT32_MAX - route ? UINT32_MAX : walk + route;
    uint32_t cost = gg_walk_cost(time) - 1u + leg_costs_of(domain)->legs[leg].extra;
    return (uint16_t)(cost < UINT16_MAX && time < UINT32_MAX ? cost : UINT16_MAX);
}

static uint16_t cost_of_ways(const GG_ROM gg_domain *domain, uint16_t number, gg_leg_ways ways,
                             uint32_t speed)
{
    return road_cost_of_times(domain, number, gg_quotient_up(ways.walk, speed),
                              gg_quotient_up(ways.route, speed));
}

/* What a leg costs from a place. */
static uint16_t cost_from_place(const GG_ROM gg_domain *domain, uint16_t number, uint16_t from,
                                uint32_t speed)
{
    const GG_ROM gg_leg *leg = &leg_costs_of(domain)->legs[number];
    gg_leg_ways ways = {gg_road_way(domain, from, leg->begins_at), gg_road_way_of_leg(domain, leg)};
    return cost_of_ways(domain, number, ways, speed);
}

static uint16_t told_cost_of_road(const GG_ROM gg_domain *domain, uint16_t number, uint16_t from)
{
    const GG_ROM gg_leg_costs *costs = leg_costs_of(domain);
    if (costs->told)
        return costs->told[(uint32_t)number * domain->places->count + from];
    return cost_from_place(domain, number, from, domain->places->speed);
}

/* ------------------------------------------------------------------ as it is now */

static uint16_t road_costs_origin(const gg_agent *agent)
{
    return gg_road_is_between(agent) ? agent->domain->places->count : gg_road_place_of(agent);
}

static uint16_t cost_of_road_now(const GG_ROM gg_domain *domain, const gg_agent *agent,
                                 const GG_ROM gg_agent_type *type, uint16_t number, uint16_t from)
{
    const GG_ROM gg_places *places = domain->places;
    uint32_t speed = agent ? gg_road_speed_of(agent) : places->speed;
    (void)type;
    if (from == places->count)
        return cost_of_ways(domain, number,
                            gg_road_ways_of_leg(agent, &places->leg_costs->legs[number]), speed);
    if (speed == places->speed)
        return told_cost_of_road(domain, number, from);
    return cost_from_place(domain, number, from, speed);
}

/* ------------------------------------------------------------------- in a search */

static void compare_roads(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    const gg_agent *agent = problem->agent;
    search->saving = 0;
    search->walks = GG_AS_TOLD;
    if (!agent || !agent->world)
        return;
    uint32_t speed = gg_road_speed_of(agent);
    if (speed != domain->places->speed)
        search->walks = GG_DIFFERENT;
    gg_compare_speed(search, speed);
    uint16_t place = gg_road_place_of(agent);
    if (problem->walked || place_in_state(domain, problem->state) != place ||
        !gg_road_is_between(agent))
        return;
    search->walks = GG_STRAYING;
    for (uint16_t leg = 0; leg < leg_costs_of(domain)->count; leg++)
        gg_compare_leg(search, leg, domain->places->count, place);
}

const GG_ROM gg_leg_cost_ops gg_costing_roads = {
    told_cost_of_road,   gg_measured_cost_of_leg, cost_of_road_now,   road_costs_origin,
    road_cost_of_times,  compare_roads,           gg_begin_measuring, gg_walks_cost_what_is_told,
    gg_settle_walk,      gg_cost_of_walks,        gg_cost_of_walk_in, gg_measured_walk,
    gg_measured_walk_in, gg_next_walk_origin};
