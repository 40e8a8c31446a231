/* SPDX-License-Identifier: MIT */
/*
 * What actions of `cost: travel` cost in a search, by what their legs cost, which leg_costs.c, road_costs.c
 * and slot_costs.c tell: see gg_leg_cost_ops. Rests on search.h and travel.h. Only the ops of these lead to
 * it.
 */
#include "goap/search.h"
#include "state/travel.h"

bool gg_next_walk_origin(const GG_ROM gg_domain *domain, uint16_t index, gg_walk_ends *ends)
{
    if (leg_of_action(domain, &domain->actions[index]) != GG_NONE &&
        ++ends->from < domain->places->count)
        return true;
    ends->from = 0;
    return false;
}

uint16_t gg_cost_of_walk_in(const GG_ROM gg_domain *domain, uint16_t index, const uint64_t *state)
{
    uint16_t leg = leg_to(domain, index, told_place_in(domain, index, state));
    return leg_costs_of(domain)->ops->told(domain, leg, place_in_state(domain, state));
}

uint16_t gg_measured_walk(const gg_search *search, uint16_t index, gg_walk_ends ends)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    return leg_costs_of(domain)->ops->measured(search, leg_to(domain, index, ends.to), ends.from);
}

uint16_t gg_measured_walk_in(const gg_search *search, uint16_t index, const uint64_t *state)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    bool strays = search->walks == GG_STRAYING && gg_has_bit(state, leg_costs_of(domain)->stray);
    gg_walk_ends ends = {strays ? domain->places->count : place_in_state(domain, state),
                         told_place_in(domain, index, state)};
    return gg_measured_walk(search, index, ends);
}

/* ------------------------------------------------------------------- a search */

/* Notes that a step costs `now` instead of what is told. */
static void note_saving(gg_search *search, uint32_t now, uint32_t told)
{
    while (search->saving < UINT8_MAX && told * (256u - search->saving) > now << 8)
        search->saving++;
}

/* It is not just the share of the speeds, as seconds that have begun are counted: of walks of more than a
 * second, one may be as short as just that. */
void gg_compare_speed(gg_search *search, uint32_t speed)
{
    uint32_t told = search->problem.domain->places->speed;
    if (speed >= told + told)
        note_saving(search, told, speed);
    else if (speed > told)
        note_saving(search, told + told, speed + told + told);
}

void gg_compare_leg(gg_search *search, uint16_t leg, uint16_t from, uint16_t told)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    const GG_ROM gg_leg_cost_ops *ops = leg_costs_of(domain)->ops;
    note_saving(search, ops->now(domain, problem->agent, problem->agent_type, leg, from),
                ops->told(domain, leg, told));
}

/* What is remembered of the costs of legs. */
static uint16_t *leg_costs_in(const gg_search *search)
{
    return &search->dynamic_costs[search->problem.domain->dynamic_cost_count];
}

uint16_t gg_measured_cost_of_leg(const gg_search *search, uint16_t number, uint16_t from)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    const GG_ROM gg_leg_costs *costs = leg_costs_of(domain);
    uint16_t unknown = 0, *known = &unknown;
    if (search->walks == GG_AS_TOLD)
        return costs->ops->told(domain, number, from);
    if (costs->remembered)
        known = &leg_costs_in(search)[number * origins_of(domain->places) + from];
    if (*known == 0)
        *known = costs->ops->now(domain, problem->agent, problem->agent_type, number, from);
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
            (void)gg_measured_cost_of_leg(search, leg_to(domain, (uint16_t)i, ends.to), ends.from);
        while (gg_next_walk_ends(domain, (uint16_t)i, &ends));
    }
}

bool gg_begin_measuring(gg_search *search)
{
    const GG_ROM gg_places *places = search->problem.domain->places;
    if (search->walks == GG_AS_TOLD) /* else it was compared when a plan was read */
        places->leg_costs->ops->compare(search);
    if (search->walks != GG_AS_TOLD && places->leg_costs->remembered)
        for (uint32_t i = 0; i < places->leg_costs->count * origins_of(places); i++)
            leg_costs_in(search)[i] = 0;
    if (search->walks != GG_AS_TOLD && places->speed == 0)
        ask_for_walks(search);
    if (places->leg_costs->estimating)
        places->leg_costs->estimating->begin(search);
    return search->walks == GG_AS_TOLD;
}

void gg_settle_walk(const gg_search *search, uint16_t action, uint64_t *state)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *row = &domain->actions[action];
    uint16_t bit = leg_costs_of(domain)->stray;
    if (row->begins_at != GG_NONE || place_after_effect(domain, row->effect, GG_NONE) != GG_NONE)
        state[bit / 64] &= ~gg_one_bit(bit % 64);
}

/* ---------------------------------------------------------------------- plans */

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

bool gg_walks_cost_what_is_told(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    const GG_ROM gg_leg_cost_ops *ops = leg_costs_of(domain)->ops;
    ops->compare(search);
    if (search->walks == GG_AS_TOLD || search->saving > 0)
        return search->walks == GG_AS_TOLD;
    uint16_t place = first_place(search), told = place_in_state(domain, problem->state);
    uint64_t *state = begin_replay(search);
    for (uint16_t i = 0; i < search->plan->length; i++) {
        uint16_t step = search->plan->steps[i],
                 to = state ? domain->told->ops->act(domain, step, state) : GG_NONE;
        uint16_t leg = leg_to(domain, step, to);
        if (leg != GG_NONE && ops->now(domain, problem->agent, problem->agent_type, leg, place) >
                                  ops->told(domain, leg, told))
            return false;
        place = origin_after(domain, step, place, to);
        told = origin_after(domain, step, told, to);
    }
    return true;
}

uint32_t gg_cost_of_walks(const gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint16_t place = first_place(search);
    uint64_t *state = begin_replay(search);
    uint32_t cost = 0;
    for (uint16_t i = 0; i < search->plan->length; i++) {
        uint16_t step = search->plan->steps[i];
        uint16_t to = state ? domain->told->ops->act(domain, step, state) : GG_NONE;
        gg_walk_ends ends = {place, to};
        cost += (uint32_t)(gg_step_distance_from(search, step, ends) >> 16);
        place = origin_after(domain, step, place, ends.to);
    }
    return cost;
}
