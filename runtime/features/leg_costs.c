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

static uint16_t cost_of_times(const GG_ROM gg_domain *domain, uint16_t number, uint32_t walk,
                              uint32_t route)
{
    uint32_t time = walk > UINT32_MAX - route ? UINT32_MAX : walk + route;
    uint32_t cost = (uint32_t)gg_walk_cost(time) + leg_costs_of(domain)->legs[number].extra;
    return (uint16_t)(cost < UINT16_MAX ? cost : UINT16_MAX);
}

static uint16_t told_cost_of_leg(const GG_ROM gg_domain *domain, uint16_t number, uint16_t from)
{
    const GG_ROM gg_places *places = domain->places;
    const GG_ROM gg_leg *leg = &places->leg_costs->legs[number];
    const GG_ROM gg_point *points = places->points;
    if (places->leg_costs->told)
        return places->leg_costs->told[(uint32_t)number * places->count + from];
    if (!points)
        return cost_of_times(domain, number, 0, 0);
    gg_point start = points[from], middle = points[leg->begins_at], end = points[leg->ends_at];
    return cost_of_times(domain, number, gg_walk_time(start, middle, places->speed),
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
static uint16_t leg_costs_origin(const gg_agent *agent)
{
    const GG_ROM gg_places *places = agent->domain->places;
    return places->points && strays(agent) ? places->count : gg_travel_place_of(agent);
}

static uint16_t cost_of_leg_now(const GG_ROM gg_domain *domain, const gg_agent *agent,
                                const GG_ROM gg_agent_type *type, uint16_t number, uint16_t from)
{
    const GG_ROM gg_places *places = domain->places;
    const GG_ROM gg_leg *leg = &places->leg_costs->legs[number];
    uint16_t middle = leg->begins_at, end = leg->ends_at;
    if (!places->points)
        return cost_of_times(domain, number, gg_travel_called_time(agent, type, from, middle),
                             gg_travel_called_time(agent, type, middle, end));
    if (!agent || !agent->world ||
        (leaves_as_told(agent, from) && has_not_moved(agent, middle) && has_not_moved(agent, end)))
        return told_cost_of_leg(domain, number, from);
    const gg_point *points = place_points_of(agent->world);
    uint32_t speed = gg_travel_walk_of(agent)->speed;
    return cost_of_times(domain, number,
                         gg_walk_time(point_to_leave(agent, from), points[middle], speed),
                         gg_walk_time(points[middle], points[end], speed));
}

/* ------------------------------------------------------------------- in a search */

/* What is remembered of the costs of legs. */
static uint16_t *leg_costs_in(const gg_search *search)
{
    return &search->dynamic_costs[search->problem.domain->dynamic_cost_count];
}

/* Notes that a step costs `now` instead of what is told. */
static void note_saving(gg_search *search, uint32_t now, uint32_t told)
{
    while (search->saving < UINT8_MAX && told * (256u - search->saving) > now << 8)
        search->saving++;
}

/* Walks of a faster agent cost at least a share of what is told. It is not just that of the speeds, as
 * seconds that have begun are counted: of walks of more than a second, one may be as short as just that. */
static void compare_speed(gg_search *search, uint32_t speed)
{
    uint32_t told = search->problem.domain->places->speed;
    if (speed >= told + told)
        note_saving(search, told, speed);
    else if (speed > told)
        note_saving(search, told + told, speed + told + told);
}

/* Compares the walks from some place with those that are told from one. */
static void compare_from(gg_search *search, uint16_t leg, uint16_t from, uint16_t told)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    note_saving(search, cost_of_leg_now(domain, problem->agent, problem->agent_type, leg, from),
                told_cost_of_leg(domain, leg, told));
}

/* Compares the walks to which a place belongs that has moved. */
static void compare_legs(gg_search *search, uint16_t place)
{
    const GG_ROM gg_places *places = search->problem.domain->places;
    const GG_ROM gg_leg *legs = places->leg_costs->legs;
    for (uint16_t leg = 0; leg < places->leg_costs->count; leg++)
        for (uint16_t from = 0; from < places->count; from++)
            if (from == place || legs[leg].begins_at == place || legs[leg].ends_at == place)
                compare_from(search, leg, from, from);
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
    compare_speed(search, gg_travel_walk_of(agent)->speed);
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
        compare_from(search, leg, places->count, gg_travel_place_of(agent));
}

static void leg_costs_settle(const gg_search *search, uint16_t action, uint64_t *state)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *row = &domain->actions[action];
    uint16_t bit = leg_costs_of(domain)->stray;
    if (row->begins_at != GG_NONE || place_after_effect(domain, row->effect, GG_NONE) != GG_NONE)
        state[bit / 64] &= ~gg_one_bit(bit % 64);
}

static uint16_t measured_cost_of_leg(const gg_search *search, uint16_t number, uint16_t from)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    uint16_t unknown = 0, *known = &unknown;
    if (search->walks == GG_AS_TOLD)
        return told_cost_of_leg(domain, number, from);
    if (leg_costs_of(domain)->remembered)
        known = &leg_costs_in(search)[number * origins_of(domain->places) + from];
    if (*known > 0)
        return *known;
    *known = cost_of_leg_now(domain, problem->agent, problem->agent_type, number, from);
    return *known;
}

/* Asks the function of the game for the walks of the actions that may be used: it is asked in no other
 * tick than that in which the planning begins. */
static void ask_for_walks(gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    for (uint32_t i = 0; i < domain->action_count; i++) {
        uint16_t leg = leg_of_action(domain, &domain->actions[i]);
        if (leg == GG_NONE || !gg_has_bit(&search->usable[i / 64], i % 64))
            continue;
        gg_walk_ends ends = first_walk_ends(domain, (uint16_t)i);
        do
            (void)measured_cost_of_leg(search, leg_to(domain, (uint16_t)i, ends.to), ends.from);
        while (gg_next_walk_ends(domain, (uint16_t)i, &ends));
    }
}

static bool begin_measuring(gg_search *search)
{
    const GG_ROM gg_places *places = search->problem.domain->places;
    if (search->walks == GG_AS_TOLD) /* else it was compared when a plan was read */
        compare(search);
    if (search->walks != GG_AS_TOLD && places->leg_costs->remembered)
        for (uint32_t i = 0; i < places->leg_costs->count * origins_of(places); i++)
            leg_costs_in(search)[i] = 0;
    if (search->walks != GG_AS_TOLD && !places->points)
        ask_for_walks(search);
    if (places->leg_costs->estimating)
        places->leg_costs->estimating->begin(search);
    return search->walks == GG_AS_TOLD;
}

/* The place from which the next walk of a plan begins, behind a step to which a fact has told its place, or
 * GG_NONE: the number of places stands for where the agent stands. */
static uint16_t origin_after(const GG_ROM gg_domain *domain, uint16_t step, uint16_t place,
                             uint16_t to)
{
    const GG_ROM gg_action *action = &domain->actions[step];
    if (to != GG_NONE)
        return to;
    uint16_t next = action->begins_at == GG_NONE ? place : action->ends_at;
    return place_after_effect(domain, action->effect, next);
}

/* The state before the first step of a plan, if it tells places; NULL: none is told. */
static uint64_t *begin_replay(const gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    if (!domain->told)
        return NULL;
    gg_copy_words(search->reading, search->problem.state, domain->word_count);
    return search->reading;
}

static uint16_t first_place(const gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    return search->walks != GG_STRAYING ? place_in_state(problem->domain, problem->state)
                                        : problem->domain->places->count;
}

static bool plan_costs_what_is_told(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    compare(search);
    if (search->walks == GG_AS_TOLD || search->saving > 0)
        return search->walks == GG_AS_TOLD;
    uint16_t place = first_place(search), told = place_in_state(domain, problem->state);
    uint64_t *state = begin_replay(search);
    for (uint16_t i = 0; i < search->plan->length; i++) {
        uint16_t step = search->plan->steps[i],
                 to = state ? domain->told->ops->replay(domain, step, state) : GG_NONE;
        uint16_t leg = leg_to(domain, step, to);
        if (leg != GG_NONE && cost_of_leg_now(domain, problem->agent, problem->agent_type, leg,
                                              place) > told_cost_of_leg(domain, leg, told))
            return false;
        place = origin_after(domain, step, place, to);
        told = origin_after(domain, step, told, to);
    }
    return true;
}

static uint32_t cost_of_plan(const gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint16_t place = first_place(search);
    uint64_t *state = begin_replay(search);
    uint32_t cost = 0;
    for (uint16_t i = 0; i < search->plan->length; i++) {
        uint16_t step = search->plan->steps[i];
        uint16_t to = state ? domain->told->ops->replay(domain, step, state) : GG_NONE;
        gg_walk_ends ends = {place, to};
        cost += (uint32_t)(gg_step_distance_from(search, step, ends) >> 16);
        place = origin_after(domain, step, place, ends.to);
    }
    return cost;
}

const GG_ROM gg_leg_cost_ops gg_costing_legs = {
    told_cost_of_leg,    measured_cost_of_leg,    cost_of_leg_now,
    leg_costs_origin,    cost_of_times,           compare,
    begin_measuring,     plan_costs_what_is_told, leg_costs_settle,
    cost_of_plan,        gg_cost_of_walk_in,      gg_measured_walk,
    gg_measured_walk_in, gg_next_walk_origin};
