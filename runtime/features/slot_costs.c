/* SPDX-License-Identifier: MIT */
/*
 * What actions of `cost: travel` cost in plans where slots are places: as in leg_costs.c, but what the
 * tables tell of walks to and from slots is only the least that they can cost, as nobody knows before where
 * a slot will be. So no plan costs what is told, but for one that happens to cost the least; and only places
 * that are not slots can make a walk cost less than is told. Rests on travel.c and, by gg_costing_legs,
 * leg_costs.c. Only the tables of domains whose slots are places name it.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"
#include "goap/search.h"
#include "state/travel.h"

/* Whether what is told of a leg may be more than the least. */
static bool tells_way(const GG_ROM gg_places *places, uint16_t leg)
{
    return places->points[places->leg_costs->legs[leg].begins_at].x != GG_OFF_MAP;
}

/* Compares the walks to which a place belongs that is no slot and has moved. */
static void compare_legs_of_place(gg_search *search, uint16_t place)
{
    const GG_ROM gg_places *places = search->problem.domain->places;
    const GG_ROM gg_leg *legs = places->leg_costs->legs;
    for (uint16_t leg = 0; leg < places->leg_costs->count; leg++)
        for (uint16_t from = 0; tells_way(places, leg) && from < places->count; from++)
            if (from == place || legs[leg].begins_at == place || legs[leg].ends_at == place)
                gg_compare_leg(search, leg, from, from);
}

static void compare_slots(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_places *places = problem->domain->places;
    const gg_agent *agent = problem->agent;
    search->saving = 0;
    search->walks = GG_AS_TOLD;
    if (!agent || !agent->world)
        return;
    search->walks = GG_DIFFERENT;
    gg_compare_speed(search, gg_travel_walk_of(agent)->speed);
    for (uint16_t i = 0; i < places->count; i++)
        if (places->points[i].x != GG_OFF_MAP &&
            !is_same_point(place_points_of(agent->world)[i], places->points[i]))
            compare_legs_of_place(search, i);
    uint16_t place = gg_travel_place_of(agent);
    if (problem->walked || place_in_state(problem->domain, problem->state) != place ||
        gg_leg_costs_origin(agent) != places->count)
        return;
    search->walks = GG_STRAYING;
    for (uint16_t leg = 0; leg < places->leg_costs->count; leg++)
        if (tells_way(places, leg))
            gg_compare_leg(search, leg, places->count, place);
}

const GG_ROM gg_leg_cost_ops gg_costing_slots = {
    gg_told_cost_of_leg,  gg_measured_cost_of_leg, gg_cost_of_leg_now, gg_leg_costs_origin,
    gg_cost_of_leg_times, compare_slots,           gg_begin_measuring, gg_walks_cost_what_is_told,
    gg_settle_walk,       gg_cost_of_walks,        gg_cost_of_walk_in, gg_measured_walk,
    gg_measured_walk_in,  gg_next_walk_origin};
