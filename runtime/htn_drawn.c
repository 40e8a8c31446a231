/* SPDX-License-Identifier: MIT */
/*
 * Methods that are drawn by weight, one group after the other. Rests on htn_methods.c and
 * random.c.
 */
#include "htn.h"

static gg_span span_of(const GG_ROM gg_group *group)
{
    gg_span result = {group->first, group->end};
    return result;
}

static uint64_t open_groups(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                            const uint64_t *state)
{
    uint64_t open = 0;
    for (uint16_t i = 0; i < task->group_count; i++)
        if (gg_applicable(domain, task, state, span_of(&task->groups[i])) != GG_NONE)
            open |= gg_one_bit(i);
    return open;
}

/* How many tickets an open group of the rank has in the draw. */
static uint32_t tickets(const GG_ROM gg_task *task, uint16_t group, uint64_t open,
                        uint32_t rank_or_alike)
{
    bool alike = rank_or_alike >> 16 != 0;
    if (!gg_has_bit(&open, group) || task->groups[group].rank != (uint16_t)rank_or_alike)
        return 0;
    return alike ? 1 : task->groups[group].weight;
}

static uint32_t all_tickets(const GG_ROM gg_task *task, uint64_t open, uint32_t rank_or_alike)
{
    uint32_t sum = 0;
    for (uint16_t i = 0; i < task->group_count; i++)
        sum += tickets(task, i, open, rank_or_alike);
    return sum;
}

/* Draws one of the open groups of the lowest rank, and closes it. */
static const GG_ROM gg_group *draw(const gg_task_problem *problem, const GG_ROM gg_task *task,
                                   uint64_t *open)
{
    uint32_t rank = task->groups[gg_lowest_bit(*open)].rank;
    uint32_t sum = all_tickets(task, *open, rank);
    if (sum == 0) {
        rank |= (uint32_t)1 << 16;
        sum = all_tickets(task, *open, rank);
    }
    uint32_t ticket = gg_random_below(problem->random, sum);
    uint16_t group = 0;
    for (uint32_t count; (count = tickets(task, group, *open, rank)) <= ticket; group++)
        ticket -= count;
    *open &= ~gg_one_bit(group);
    return &task->groups[group];
}

/* The methods after one, in its group. */
static gg_span rest_of_group(const GG_ROM gg_task *task, uint16_t method)
{
    uint16_t group = 0;
    while (task->groups[group].end <= method)
        group++;
    gg_span rest = {(uint16_t)(method + 1u), task->groups[group].end};
    return rest;
}

static uint16_t take_drawn(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                           gg_turn *turn)
{
    const GG_ROM gg_domain *domain = problem->domain;
    const GG_ROM gg_task *task = &domain->tasks[number];
    uint16_t taken = turn->next;
    if (taken == GG_NONE && turn->open)
        taken = gg_applicable(domain, task, state, span_of(draw(problem, task, &turn->open)));
    if (taken != GG_NONE)
        turn->next = gg_applicable(domain, task, state, rest_of_group(task, taken));
    return taken;
}

const GG_ROM gg_select_part gg_drawing = {open_groups, take_drawn};
