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

/* What is remembered of the costs of legs. */
static uint16_t *road_costs_in(const gg_search *search)
{
    return &search->dynamic_costs[search->problem.domain->dynamic_cost_count];
}

/* Notes that a step costs `now` instead of what is told. */
static void note_road_saving(gg_search *search, uint32_t now, uint32_t told)
{
    while (search->saving < UINT8_MAX && told * (256u - search->saving) > now << 8)
        search->saving++;
}

/* Of walks of a faster agent, which cost seconds that have begun, those of more than a second cost at
 * least half a second more than the share of the speeds. */
static void compare_road_speed(gg_search *search, uint32_t speed)
{
    uint32_t told = search->problem.domain->places->speed;
    if (speed >= told + told)
        note_road_saving(search, told, speed);
    else if (speed > told)
        note_road_saving(search, told + told, speed + told + told);
}

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
    compare_road_speed(search, speed);
    uint16_t place = gg_road_place_of(agent);
    if (problem->walked || place_in_state(domain, problem->state) != place ||
        !gg_road_is_between(agent))
        return;
    search->walks = GG_STRAYING;
    for (uint16_t leg = 0; leg < leg_costs_of(domain)->count; leg++)
        note_road_saving(search, cost_of_road_now(domain, agent, NULL, leg, domain->places->count),
                         told_cost_of_road(domain, leg, place));
}

static uint16_t measured_cost_of_road(const gg_search *search, uint16_t number, uint16_t from)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    uint16_t unknown = 0, *known = &unknown;
    if (search->walks == GG_AS_TOLD)
        return told_cost_of_road(domain, number, from);
    if (leg_costs_of(domain)->remembered)
        known = &road_costs_in(search)[number * (domain->places->count + 1u) + from];
    if (*known == 0)
        *known = cost_of_road_now(domain, problem->agent, NULL, number, from);
    return *known;
}

static bool begin_measuring_roads(gg_search *search)
{
    const GG_ROM gg_places *places = search->problem.domain->places;
    if (search->walks == GG_AS_TOLD) /* else it was compared when a plan was read */
        compare_roads(search);
    if (search->walks != GG_AS_TOLD && places->leg_costs->remembered)
        for (uint32_t i = 0; i < places->leg_costs->count * (places->count + 1u); i++)
            road_costs_in(search)[i] = 0;
    return search->walks == GG_AS_TOLD;
}

/* After a walk an agent is at a place, of which the bit says nothing. */
static void road_costs_settle(const gg_search *search, uint16_t action, uint64_t *state)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *row = &domain->actions[action];
    uint16_t bit = leg_costs_of(domain)->stray;
    if (row->begins_at != GG_NONE || place_after_effect(domain, row->effect, GG_NONE) != GG_NONE)
        state[bit / 64] &= ~gg_one_bit(bit % 64);
}

/* The place from which the next walk of a plan begins. */
static uint16_t road_origin_after(const GG_ROM gg_domain *domain, const GG_ROM gg_action *action,
                                  uint16_t place)
{
    uint16_t next = action->begins_at == GG_NONE ? place : action->ends_at;
    return place_after_effect(domain, action->effect, next);
}

static uint16_t first_road_place(const gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    return search->walks != GG_STRAYING ? place_in_state(problem->domain, problem->state)
                                        : problem->domain->places->count;
}

static bool road_plan_costs_what_is_told(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    compare_roads(search);
    if (search->walks == GG_AS_TOLD || search->saving > 0)
        return search->walks == GG_AS_TOLD;
    uint16_t place = first_road_place(search), told = place_in_state(domain, problem->state);
    for (uint16_t i = 0; i < search->plan->length; i++) {
        const GG_ROM gg_action *action = &domain->actions[search->plan->steps[i]];
        uint16_t leg = leg_of_action(domain, action);
        if (leg != GG_NONE && cost_of_road_now(domain, problem->agent, NULL, leg, place) >
                                  told_cost_of_road(domain, leg, told))
            return false;
        place = road_origin_after(domain, action, place);
        told = road_origin_after(domain, action, told);
    }
    return true;
}

static uint32_t cost_of_road_plan(const gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint16_t place = first_road_place(search);
    uint32_t cost = 0;
    for (uint16_t i = 0; i < search->plan->length; i++) {
        uint16_t step = search->plan->steps[i];
        gg_walk_ends ends = {place, GG_NONE};
        cost += (uint32_t)(gg_step_distance_from(search, step, ends) >> 16);
        place = road_origin_after(domain, &domain->actions[step], place);
    }
    return cost;
}

const GG_ROM gg_leg_cost_ops gg_costing_roads = {
    told_cost_of_road,   measured_cost_of_road, cost_of_road_now,      road_costs_origin,
    road_cost_of_times,  compare_roads,         begin_measuring_roads, road_plan_costs_what_is_told,
    road_costs_settle,   cost_of_road_plan,     gg_cost_of_walk_in,    gg_measured_walk,
    gg_measured_walk_in, gg_next_walk_origin};
