/* SPDX-License-Identifier: MIT */
/*
 * Which tasks are needed, and how often: a relaxed plan (Hoffmann, Nebel, "The FF Planning
 * System", 2001) that counts what is used up. Rests on team_parts.h. Each value is made by the
 * task that makes it with the least work, each other need is met by the task that is done
 * soonest. It may ask for too little or too much; dispatch follows it, nothing is proven by it.
 */
#include "team/team_parts.h"

/* The bound whose worths are least durations: it is made first. */
static const gg_team_bound *work_bound(const gg_team_search *search)
{
    return &search->bounds[0];
}

/* What a task makes of a value. */
static uint32_t made_of(const gg_team_search *search, const gg_team_task *task, uint16_t value)
{
    for (uint16_t i = 0; i < task->change_count; i++) {
        const gg_team_change *change = &search->changes[task->change + i];
        if (change->value == value && change->effect == GG_TEAM_MAKES)
            return change->amount;
    }
    return 0;
}

/* The task that makes a value with the least work; GG_NONE: none. */
static uint16_t maker_of(const gg_team_search *search, uint16_t value)
{
    uint64_t least = UINT64_MAX;
    uint16_t maker = GG_NONE;
    for (uint16_t i = 0; i < search->task_count; i++) {
        const gg_team_task *task = &search->tasks[i];
        uint64_t work = search->costs[i];
        if (made_of(search, task, value) == 0 || work >= UINT32_MAX / 2)
            continue;
        for (uint16_t j = 0; j < task->change_count; j++) {
            const gg_team_change *change = &search->changes[task->change + j];
            if (change->value < search->value_count && change->effect == GG_TEAM_TAKES)
                work += gg_team_product(work_bound(search)->worths[change->value], change->amount);
        }
        if (work < least) {
            least = work;
            maker = i;
        }
    }
    return maker;
}

/* The task that meets a need soonest; GG_NONE: none. */
static uint16_t server_of(const gg_team_search *search, uint32_t *moment, uint16_t need)
{
    uint32_t soonest = GG_TEAM_NEVER;
    uint16_t server = GG_NONE;
    for (uint16_t i = 0; i < search->task_count; i++) {
        const gg_team_task *task = &search->tasks[i];
        for (uint16_t j = 0; j < task->serve_count; j++) {
            if (search->listed[task->serves + j] != need)
                continue;
            uint32_t end = gg_team_soonest_end(search, moment, i);
            if (end < soonest) {
                soonest = end;
                server = i;
            }
        }
    }
    return server;
}

/* The box that can hold first. */
static const gg_team_box *demand_nearest_box(const gg_team_search *search, uint32_t first,
                                             uint16_t count)
{
    uint32_t soonest = GG_TEAM_NEVER;
    const gg_team_box *nearest = NULL;
    for (uint16_t i = 0; i < count; i++) {
        uint32_t time = gg_team_time_of(search, first + i, 1);
        if (time < soonest) {
            soonest = time;
            nearest = &search->boxes[first + i];
        }
    }
    return nearest;
}

/* Whether a task takes away from a value. */
static bool takes(const gg_team_search *search, const gg_team_task *task, uint16_t value)
{
    for (uint16_t i = 0; i < task->change_count; i++) {
        const gg_team_change *change = &search->changes[task->change + i];
        if (change->value == value && change->effect == GG_TEAM_TAKES)
            return true;
    }
    return false;
}

/* Demands a task for a need that does not hold, once for each need. */
static void demand_need(gg_team_search *search, uint32_t *moment, uint16_t index)
{
    uint16_t server = GG_NONE;
    if (search->need_times[index] <= moment[GG_TEAM_TIME] || search->met[index])
        return;
    search->met[index] = 1;
    server = server_of(search, moment, index);
    if (server != GG_NONE && search->wanted[server] == 0)
        search->wanted[server] = 1;
}

static void demand_goal(gg_team_search *search, uint32_t *moment, const gg_team_goal *goal)
{
    const gg_team_box *box = demand_nearest_box(search, goal->box, goal->box_count);
    for (uint16_t i = 0; box && i < box->count; i++) {
        uint16_t index = search->listed[box->first + i];
        const gg_team_need *need = &search->needs[index];
        if (need->adds_up && need->low > 0)
            search->balances[need->value] -= (int32_t)need->low;
        else
            demand_need(search, moment, index);
    }
}

/* What a task needs that is wanted so many times more than before. */
static void demand_for(gg_team_search *search, uint32_t *moment, uint16_t index, uint32_t more)
{
    const gg_team_task *task = &search->tasks[index];
    const gg_team_box *box = demand_nearest_box(search, task->box, task->box_count);
    for (uint16_t i = 0; i < task->change_count; i++) {
        const gg_team_change *change = &search->changes[task->change + i];
        if (change->value < search->value_count && change->effect == GG_TEAM_TAKES)
            search->balances[change->value] -= (int32_t)(more * change->amount);
    }
    for (uint16_t i = 0; box && i < box->count; i++) {
        uint16_t need = search->listed[box->first + i];
        if (!takes(search, task, search->needs[need].value))
            demand_need(search, moment, need);
    }
}

/* Wants a value that is short to be made. */
static void demand_value(gg_team_search *search, uint16_t value)
{
    uint16_t maker = maker_of(search, value);
    int32_t *balance = &search->balances[value];
    int32_t made = maker == GG_NONE ? 0 : (int32_t)made_of(search, &search->tasks[maker], value);
    for (; made > 0 && *balance < 0; *balance += made)
        search->wanted[maker]++;
    if (*balance < 0)
        *balance = 0; /* nobody can make it */
}

/* One more round; false: nothing else is wanted. */
static bool demand_more(gg_team_search *search, uint32_t *moment)
{
    bool changed = false;
    for (uint16_t i = 0; i < search->value_count; i++)
        if (search->balances[i] < 0)
            demand_value(search, i);
    for (uint16_t i = 0; i < search->task_count; i++) {
        uint32_t more = search->wanted[i] - search->seen[i];
        if (more == 0)
            continue;
        search->seen[i] = search->wanted[i];
        demand_for(search, moment, i, more);
        changed = true;
    }
    return changed;
}

/* Values are made from each other in rounds; where there are more, they go in circles. */
void gg_team_demand(gg_team_search *search, uint32_t *moment)
{
    gg_team_relax(search, moment);
    gg_team_count_supplies(search, moment);
    for (uint16_t i = 0; i < search->value_count; i++)
        search->balances[i] = (int32_t)search->supplies[i];
    for (uint32_t i = 0; i < search->need_count; i++)
        search->met[i] = 0;
    for (uint16_t i = 0; i < search->task_count; i++)
        search->wanted[i] = search->seen[i] = 0;
    for (uint16_t i = 0; i < search->goal_count; i++)
        if (moment[search->at_pending] >> i & 1)
            demand_goal(search, moment, &search->goals[i]);
    for (uint32_t i = 0; i <= search->task_count && demand_more(search, moment); i++)
        ;
}
