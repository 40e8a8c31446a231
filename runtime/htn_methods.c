/* SPDX-License-Identifier: MIT */
/*
 * Which method of a task is tried next: in the order of the table, drawn, or by
 * score; only those whose preconditions hold. A turn is what is left of that;
 * it is small, so that a search can keep many. Rests on htn_index.c and random.c.
 */
#include "htn.h"

uint16_t gg_applicable(const gg_domain *domain, const gg_task *task, const uint64_t *state,
                       gg_span wanted)
{
    if (task->index)
        return gg_applicable_by_index(domain, task, state, wanted);
    const gg_method *methods = task->methods;
    for (uint32_t i = wanted.from; i < wanted.end; i++)
        if (condition_holds(domain, &methods[i].precondition, state))
            return (uint16_t)i;
    return GG_NONE;
}

/* -------------------------------------------------------------------- drawn */

static gg_span span_of(const gg_group *group)
{
    gg_span result = {group->first, group->end};
    return result;
}

static uint64_t open_groups(const gg_domain *domain, const gg_task *task, const uint64_t *state)
{
    uint64_t open = 0;
    for (uint16_t i = 0; i < task->group_count; i++)
        if (gg_applicable(domain, task, state, span_of(&task->groups[i])) != GG_NONE)
            open |= one_bit(i);
    return open;
}

/* How many tickets an open group of the rank has in the draw. */
static uint32_t tickets(const gg_task *task, uint16_t group, uint64_t open, uint32_t rank_or_alike)
{
    bool alike = rank_or_alike >> 16 != 0;
    if (!has_bit(&open, group) || task->groups[group].rank != (uint16_t)rank_or_alike)
        return 0;
    return alike ? 1 : task->groups[group].weight;
}

static uint32_t all_tickets(const gg_task *task, uint64_t open, uint32_t rank_or_alike)
{
    uint32_t sum = 0;
    for (uint16_t i = 0; i < task->group_count; i++)
        sum += tickets(task, i, open, rank_or_alike);
    return sum;
}

/* Draws one of the open groups of the lowest rank, and closes it. */
static const gg_group *draw(const gg_task_problem *problem, const gg_task *task, uint64_t *open)
{
    uint32_t rank = task->groups[lowest_bit(*open)].rank;
    uint32_t sum = all_tickets(task, *open, rank);
    if (sum == 0) {
        rank |= (uint32_t)1 << 16;
        sum = all_tickets(task, *open, rank);
    }
    uint32_t ticket = gg_random_below(problem->random, sum);
    uint16_t group = 0;
    for (uint32_t count; (count = tickets(task, group, *open, rank)) <= ticket; group++)
        ticket -= count;
    *open &= ~one_bit(group);
    return &task->groups[group];
}

/* The methods after one, in its group. */
static gg_span rest_of_group(const gg_task *task, uint16_t method)
{
    uint16_t group = 0;
    while (task->groups[group].end <= method)
        group++;
    gg_span rest = {method + 1u, task->groups[group].end};
    return rest;
}

static uint16_t take_drawn(const gg_task_problem *problem, const gg_task *task,
                           const uint64_t *state, gg_turn *turn)
{
    const gg_domain *domain = problem->domain;
    uint16_t taken = turn->next;
    if (taken == GG_NONE && turn->open)
        taken = gg_applicable(domain, task, state, span_of(draw(problem, task, &turn->open)));
    if (taken != GG_NONE)
        turn->next = gg_applicable(domain, task, state, rest_of_group(task, taken));
    return taken;
}

/* ----------------------------------------------------------------- by score */

/* What orders methods by score: the highest first, then as they stand. More is
 * better; never 0. */
static uint64_t rank_of(const gg_task_problem *problem, uint16_t task, uint16_t method)
{
    const gg_calls *calls = problem->agent_type->calls;
    int32_t score = 0;
    if (calls && calls->score && problem->domain->tasks[task].methods[method].scored != GG_NONE)
        score = calls->score(problem->agent, task, method);
    uint32_t raised = (uint32_t)score ^ 0x80000000u;
    return (uint64_t)raised << 16 | (uint16_t)(GG_NONE - method);
}

/* The best applicable method that comes after all that were tried. The scores are
 * asked anew: to keep them would take memory for each method. Where none is left, none is
 * asked. */
static uint16_t take_scored(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                            gg_turn *turn)
{
    const gg_task *task = &problem->domain->tasks[number];
    uint64_t best = 0;
    uint32_t untried = 0;
    gg_span left = {0, task->method_count};
    if (turn->open == 0)
        return GG_NONE;
    for (uint16_t i; (i = gg_applicable(problem->domain, task, state, left)) != GG_NONE;) {
        uint64_t rank = rank_of(problem, number, i);
        untried += rank < turn->open;
        if (rank < turn->open && rank > best)
            best = rank;
        left.from = i + 1u;
    }
    turn->open = untried > 1 ? best : 0;
    return best ? (uint16_t)(GG_NONE - (uint16_t)best) : GG_NONE;
}

/* --------------------------------------------------------------------- turns */

/* Takes a method that is the next one in the order of the table, and finds the one after it. */
static uint16_t take_in_order(const gg_domain *domain, const gg_task *task, const uint64_t *state,
                              uint16_t taken, gg_turn *turn)
{
    gg_span rest = {taken + 1u, task->method_count};
    turn->next = taken == GG_NONE ? GG_NONE : gg_applicable(domain, task, state, rest);
    return taken;
}

void gg_turn_begin(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                   gg_turn *turn)
{
    const gg_task *task = &problem->domain->tasks[number];
    gg_span all = {0, task->method_count};
    turn->open = 0;
    turn->next = GG_NONE;
    if (task->select == GG_FIRST)
        turn->next = gg_applicable(problem->domain, task, state, all);
    else if (task->select == GG_DRAWN)
        turn->open = open_groups(problem->domain, task, state);
    else
        turn->open = UINT64_MAX;
}

uint16_t gg_turn_take(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                      gg_turn *turn)
{
    const gg_task *task = &problem->domain->tasks[number];
    if (task->select == GG_DRAWN)
        return take_drawn(problem, task, state, turn);
    if (task->select == GG_SCORED)
        return take_scored(problem, number, state, turn);
    return take_in_order(problem->domain, task, state, turn->next, turn);
}

uint16_t gg_turn_first(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                       gg_turn *turn)
{
    const gg_domain *domain = problem->domain;
    const gg_task *task = &domain->tasks[number];
    gg_span all = {0, task->method_count};
    if (task->select == GG_FIRST) {
        turn->open = 0;
        return take_in_order(domain, task, state, gg_applicable(domain, task, state, all), turn);
    }
    gg_turn_begin(problem, number, state, turn);
    return gg_turn_take(problem, number, state, turn);
}
