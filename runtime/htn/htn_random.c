/* SPDX-License-Identifier: MIT */
/*
 * Methods that are drawn by weight, one group after the other. Rests on htn_methods.c and
 * random.c.
 */
#include "state/expressions.h"
#include "htn/htn.h"

static gg_method_range group_range(const GG_ROM gg_method_instances *group)
{
    gg_method_range result = {group->first, group->end};
    return result;
}

uint64_t gg_open_groups(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                        const uint64_t *state)
{
    uint64_t open = 0;
    for (uint16_t i = 0; i < task->group_count; i++)
        if (gg_first_applicable_method(domain, task, state, group_range(&task->groups[i])) !=
            GG_NONE)
            open |= gg_one_bit(i);
    return open;
}

/* A draw among the open groups of the lowest rank of a task, in a state. */
typedef struct gg_lots {
    const gg_task_problem *problem;
    const GG_ROM gg_method_instances *groups; /* of the task */
    const uint64_t *state;
    uint64_t open;
    uint16_t task, rank, count; /* count: of the groups */
    bool alike;                 /* each has the same chance, as all have weight 0 */
} gg_lots;

/* How many tickets a group has in the draw. */
static inline uint32_t tickets(const gg_lots *lots, uint16_t group)
{
    const GG_ROM gg_method_instances *row = &lots->groups[group];
    if (!gg_has_bit(&lots->open, group) || row->rank != lots->rank)
        return 0;
    return lots->alike ? 1
                       : computed_weight(lots->problem->domain, lots->task, group, lots->state,
                                         row->weight);
}

static uint32_t all_tickets(const gg_lots *lots)
{
    uint32_t sum = 0;
    for (uint16_t i = 0; i < lots->count; i++)
        sum += tickets(lots, i);
    return sum;
}

/* Draws one of the groups. */
static uint16_t weighted_draw(gg_lots *lots)
{
    lots->rank = lots->groups[gg_lowest_bit(lots->open)].rank;
    lots->alike = false;
    uint32_t sum = all_tickets(lots);
    lots->alike = sum == 0;
    if (sum == 0)
        sum = all_tickets(lots);
    uint32_t ticket = gg_random_below(lots->problem->random, sum);
    uint16_t group = 0;
    for (uint32_t count; (count = tickets(lots, group)) <= ticket; group++)
        ticket -= count;
    return group;
}

/* The methods after one, in its group. */
static gg_method_range rest_of_group(const GG_ROM gg_task *task, uint16_t method)
{
    uint16_t group = 0;
    while (task->groups[group].end <= method)
        group++;
    gg_method_range rest = {(uint16_t)(method + 1u), task->groups[group].end};
    return rest;
}

uint16_t gg_take_drawn(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                       gg_cursor *cursor)
{
    const GG_ROM gg_domain *domain = problem->domain;
    const GG_ROM gg_task *task = &domain->tasks[number];
    uint16_t taken = cursor->next;
    if (taken == GG_NONE && cursor->open) {
        gg_lots lots = {problem, task->groups,      state, cursor->open, number,
                        0,       task->group_count, false};
        uint16_t group = weighted_draw(&lots);
        cursor->open &= ~gg_one_bit(group);
        taken = gg_first_applicable_method(domain, task, state, group_range(&task->groups[group]));
    }
    if (taken != GG_NONE)
        cursor->next = gg_first_applicable_method(domain, task, state, rest_of_group(task, taken));
    return taken;
}

const GG_ROM gg_select_ops gg_drawing = {gg_open_groups, gg_take_drawn};
