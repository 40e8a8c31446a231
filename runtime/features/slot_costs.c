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

static uint16_t told_cost_to_slot(const GG_ROM gg_domain *domain, uint16_t leg, uint16_t from)
{
    return gg_costing_legs.told(domain, leg, from);
}

static uint16_t measured_cost_to_slot(const gg_search *search, uint16_t leg, uint16_t from)
{
    return gg_costing_legs.measured(search, leg, from);
}

static uint16_t cost_to_slot_now(const GG_ROM gg_domain *domain, const gg_agent *agent,
                                 const GG_ROM gg_agent_type *type, uint16_t leg, uint16_t from)
{
    return gg_costing_legs.now(domain, agent, type, leg, from);
}

static uint16_t origin_to_slot(const gg_agent *agent)
{
    return gg_costing_legs.origin(agent);
}

static uint16_t slot_cost_of_times(const GG_ROM gg_domain *domain, uint16_t leg, uint32_t walk,
                                   uint32_t route)
{
    return gg_costing_legs.of_time(domain, leg, walk, route);
}

/* ------------------------------------------------------------------ comparing */

/* Notes that a step costs `now` instead of what is told. */
static void note_slot_saving(gg_search *search, uint32_t now, uint32_t told)
{
    while (search->saving < UINT8_MAX && told * (256u - search->saving) > now << 8)
        search->saving++;
}

/* Walks of a faster agent: see compare_speed in leg_costs.c. */
static void compare_speed_to_slots(gg_search *search, uint32_t speed)
{
    uint32_t told = search->problem.domain->places->speed;
    if (speed >= told + told)
        note_slot_saving(search, told, speed);
    else if (speed > told)
        note_slot_saving(search, told + told, speed + told + told);
}

/* Compares the walk from some place with that which is told from one. */
static void compare_leg_from(gg_search *search, uint16_t leg, uint16_t from, uint16_t told)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    note_slot_saving(search,
                     gg_costing_legs.now(domain, problem->agent, problem->agent_type, leg, from),
                     gg_costing_legs.told(domain, leg, told));
}

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
                compare_leg_from(search, leg, from, from);
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
    compare_speed_to_slots(search, gg_travel_walk_of(agent)->speed);
    for (uint16_t i = 0; i < places->count; i++)
        if (places->points[i].x != GG_OFF_MAP &&
            !is_same_point(place_points_of(agent->world)[i], places->points[i]))
            compare_legs_of_place(search, i);
    uint16_t place = gg_travel_place_of(agent);
    if (problem->walked || place_in_state(problem->domain, problem->state) != place ||
        gg_costing_legs.origin(agent) != places->count)
        return;
    search->walks = GG_STRAYING;
    for (uint16_t leg = 0; leg < places->leg_costs->count; leg++)
        if (tells_way(places, leg))
            compare_leg_from(search, leg, places->count, place);
}

static bool begin_measuring_slots(gg_search *search)
{
    if (search->walks == GG_AS_TOLD) /* else it was compared when a plan was read */
        compare_slots(search);
    return gg_costing_legs.begin(search);
}

/* ------------------------------------------------------------------------ plans */

/* The place from which the next walk of a plan begins. */
static uint16_t slot_origin_after(const GG_ROM gg_domain *domain, uint16_t step, uint16_t place,
                                  uint16_t to)
{
    const GG_ROM gg_action *action = &domain->actions[step];
    if (to != GG_NONE)
        return to;
    uint16_t next = action->begins_at == GG_NONE ? place : action->ends_at;
    return place_after_effect(domain, action->effect, next);
}

static bool slot_plan_costs_what_is_told(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    compare_slots(search);
    if (search->walks == GG_AS_TOLD || search->saving > 0)
        return search->walks == GG_AS_TOLD;
    uint16_t told = place_in_state(domain, problem->state);
    uint16_t place = search->walks == GG_STRAYING ? domain->places->count : told;
    bool tells = domain->told != NULL;
    if (tells)
        gg_copy_words(search->reading, problem->state, domain->word_count);
    for (uint16_t i = 0; i < search->plan->length; i++) {
        uint16_t step = search->plan->steps[i];
        uint16_t to = tells ? told_place_in(domain, step, search->reading) : GG_NONE;
        uint16_t leg = leg_to(domain, step, to);
        if (leg != GG_NONE && gg_costing_legs.now(domain, problem->agent, problem->agent_type, leg,
                                                  place) > gg_costing_legs.told(domain, leg, told))
            return false;
        if (tells)
            gg_do_action(domain, step, search->reading);
        place = slot_origin_after(domain, step, place, to);
        told = slot_origin_after(domain, step, told, to);
    }
    return true;
}

static void slot_costs_settle(const gg_search *search, uint16_t action, uint64_t *state)
{
    gg_costing_legs.settle(search, action, state);
}

static uint32_t cost_of_slot_plan(const gg_search *search)
{
    return gg_costing_legs.of_plan(search);
}

const GG_ROM gg_leg_cost_ops gg_costing_slots = {
    told_cost_to_slot,   measured_cost_to_slot, cost_to_slot_now,      origin_to_slot,
    slot_cost_of_times,  compare_slots,         begin_measuring_slots, slot_plan_costs_what_is_told,
    slot_costs_settle,   cost_of_slot_plan,     gg_cost_of_walk_in,    gg_measured_walk,
    gg_measured_walk_in, gg_next_walk_origin};
