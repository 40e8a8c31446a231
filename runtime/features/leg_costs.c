/* SPDX-License-Identifier: MIT */
/*
 * What actions of `cost: travel` cost in plans: the walk from where the agent is, and the route. As
 * long as no place has moved and the agent has its first speed, the tables tell it; otherwise it is
 * worked out, and noted for the planning. Estimates count with what the tables tell, and are lessened where
 * a walk costs less. Rests on travel.c. Only the tables of domains with such actions name it.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"
#include "goap/search.h"
#include "state/travel.h"

uint16_t gg_cost_of_leg_times(const GG_ROM gg_domain *domain, uint16_t number, uint32_t walk,
                              uint32_t route)
{
    uint32_t time = walk > UINT32_MAX - route ? UINT32_MAX : walk + route;
    uint32_t cost = (uint32_t)gg_walk_cost(time) + leg_costs_of(domain)->legs[number].extra;
    return (uint16_t)(cost < UINT16_MAX ? cost : UINT16_MAX);
}

uint16_t gg_told_cost_of_leg(const GG_ROM gg_domain *domain, uint16_t number, uint16_t from)
{
    const GG_ROM gg_places *places = domain->places;
    const GG_ROM gg_leg *leg = &places->leg_costs->legs[number];
    const GG_ROM gg_point *points = places->points;
    if (places->leg_costs->told)
        return places->leg_costs->told[(uint32_t)number * places->count + from];
    if (!points)
        return gg_cost_of_leg_times(domain, number, 0, 0);
    gg_point start = points[from], middle = points[leg->begins_at], end = points[leg->ends_at];
    return gg_cost_of_leg_times(domain, number, gg_walk_time(start, middle, places->speed),
                                gg_walk_time(middle, end, places->speed));
}

/* ------------------------------------------------------------------ as it is now */

/* Where an agent stands. */
static gg_point present_point(const gg_agent *agent)
{
    return agent->walking ? gg_agent_point(agent) : gg_travel_start_point(agent);
}

/* Where an agent leaves from that begins an action from a place, or from where it stands. */
static gg_point point_to_leave(const gg_agent *agent, uint16_t from)
{
    return from < agent->domain->places->count ? place_points_of(agent->world)[from]
                                               : present_point(agent);
}

/* Whether a place is where the tables have it. */
static bool has_not_moved(const gg_agent *agent, uint16_t place)
{
    gg_point there = agent->domain->places->points[place];
    return is_same_point(place_points_of(agent->world)[place], there);
}

/* Whether an agent walks as the tables have it from a place, and not from where it stands. */
static bool leaves_as_told(const gg_agent *agent, uint16_t from)
{
    const GG_ROM gg_places *places = agent->domain->places;
    return from < places->count && has_not_moved(agent, from) &&
           gg_travel_walk_of(agent)->speed == places->speed;
}

/* Whether an agent stands at another point than the place of its fact. */
static bool strays(const gg_agent *agent)
{
    return !is_same_point(present_point(agent),
                          place_points_of(agent->world)[gg_travel_place_of(agent)]);
}

/* From which place an agent walks that sets out now; the number of places: from where it stands. */
uint16_t gg_leg_costs_origin(const gg_agent *agent)
{
    const GG_ROM gg_places *places = agent->domain->places;
    return places->points && strays(agent) ? places->count : gg_travel_place_of(agent);
}

uint16_t gg_cost_of_leg_now(const GG_ROM gg_domain *domain, const gg_agent *agent,
                            const GG_ROM gg_agent_type *type, uint16_t number, uint16_t from)
{
    const GG_ROM gg_places *places = domain->places;
    const GG_ROM gg_leg *leg = &places->leg_costs->legs[number];
    uint16_t middle = leg->begins_at, end = leg->ends_at;
    if (!places->points)
        return gg_cost_of_leg_times(domain, number,
                                    gg_travel_called_time(agent, type, from, middle),
                                    gg_travel_called_time(agent, type, middle, end));
    if (!agent || !agent->world ||
        (leaves_as_told(agent, from) && has_not_moved(agent, middle) && has_not_moved(agent, end)))
        return gg_told_cost_of_leg(domain, number, from);
    const gg_point *points = place_points_of(agent->world);
    uint32_t speed = gg_travel_walk_of(agent)->speed;
    return gg_cost_of_leg_times(domain, number,
                                gg_walk_time(point_to_leave(agent, from), points[middle], speed),
                                gg_walk_time(points[middle], points[end], speed));
}

/* ------------------------------------------------------------------- in a search */

/* Compares the walks to which a place belongs that has moved. */
static void compare_legs(gg_search *search, uint16_t place)
{
    const GG_ROM gg_places *places = search->problem.domain->places;
    const GG_ROM gg_leg *legs = places->leg_costs->legs;
    for (uint16_t leg = 0; leg < places->leg_costs->count; leg++)
        for (uint16_t from = 0; from < places->count; from++)
            if (from == place || legs[leg].begins_at == place || legs[leg].ends_at == place)
                gg_compare_leg(search, leg, from, from);
}

/* No function of the game tells less than no time, with which the tables count. */
static void compare(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_places *places = problem->domain->places;
    const GG_ROM gg_calls *calls = problem->agent_type->calls;
    const gg_agent *agent = problem->agent;
    search->saving = 0;
    search->walks = !places->points && calls && calls->travel ? GG_DIFFERENT : GG_AS_TOLD;
    if (!places->points || !agent || !agent->world)
        return;
    if (gg_travel_walk_of(agent)->speed != places->speed)
        search->walks = GG_DIFFERENT;
    gg_compare_speed(search, gg_travel_walk_of(agent)->speed);
    for (uint16_t i = 0; i < places->count; i++)
        if (!has_not_moved(agent, i)) {
            search->walks = GG_DIFFERENT;
            compare_legs(search, i);
        }
    if (problem->walked ||
        place_in_state(problem->domain, problem->state) != gg_travel_place_of(agent) ||
        !strays(agent))
        return;
    search->walks = GG_STRAYING;
    for (uint16_t leg = 0; leg < places->leg_costs->count; leg++)
        gg_compare_leg(search, leg, places->count, gg_travel_place_of(agent));
}

const GG_ROM gg_leg_cost_ops gg_costing_legs = {
    gg_told_cost_of_leg, gg_measured_cost_of_leg,    gg_cost_of_leg_now,
    gg_leg_costs_origin, gg_cost_of_leg_times,       compare,
    gg_begin_measuring,  gg_walks_cost_what_is_told, gg_settle_walk,
    gg_cost_of_walks,    gg_cost_of_walk_in,         gg_measured_walk,
    gg_measured_walk_in, gg_next_walk_origin};
