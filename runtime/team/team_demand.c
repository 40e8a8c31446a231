/* SPDX-License-Identifier: MIT */
/*
 * Which tasks are needed, and how often: a relaxed plan (Hoffmann, Nebel, "The FF Planning
 * System", 2001) that counts what is used up. Rests on team_lower_bound.c. Each value is made by the
 * task that makes it with the least work, each other need is met by the task that is done
 * soonest. It may ask for too little or too much; dispatch follows it, nothing is proven by it.
 */
#include "team/scheduler.h"

/* The task that makes a value with the least work, by the bound whose costs are least durations,
 * which is made first; GG_NONE: none. */
static uint16_t maker_of(const gg_team_search *search, uint16_t value)
{
    uint64_t least = UINT64_MAX;
    uint16_t maker = GG_NONE;
    for (uint16_t i = 0; i < search->task_count; i++) {
        if (gg_team_amount(search, &search->tasks[i], value, GG_TEAM_MAKES) == 0 ||
            search->costs[i] >= UINT32_MAX / 2)
            continue;
        uint64_t work = gg_team_cost_by_bound(search, &search->bounds[0], i);
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
        if (!gg_team_task_serves_need(search, &search->tasks[i], need))
            continue;
        uint32_t end = gg_team_earliest_task_end(search, moment, i);
        if (end < soonest) {
            soonest = end;
            server = i;
        }
    }
    return server;
}

/* The box that can hold first. */
static const gg_team_box *nearest_box(const gg_team_search *search, uint32_t first, uint16_t count)
{
    uint32_t soonest = GG_TEAM_NEVER;
    const gg_team_box *nearest = NULL;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t time = gg_team_earliest_of_boxes(search, first + i, 1);
        if (time < soonest) {
            soonest = time;
            nearest = &search->boxes[first + i];
        }
    }
    return nearest;
}

/* Demands a task for a need that does not hold, once for each need. */
static void demand_need(gg_team_search *search, uint32_t *moment, uint16_t index)
{
    if (search->need_times[index] <= moment[GG_TEAM_TIME] || search->met[index])
        return;
    search->met[index] = 1;
    uint16_t server = server_of(search, moment, index);
    if (server != GG_NONE && search->wanted[server] == 0)
        search->wanted[server] = 1;
}

static void demand_goal(gg_team_search *search, uint32_t *moment, const gg_team_goal *goal)
{
    const gg_team_box *box = nearest_box(search, goal->box, goal->box_count);
    for (uint32_t i = 0; box && i < box->count; i++) {
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
    const gg_team_box *box = nearest_box(search, task->box, task->box_count);
    for (uint32_t i = 0; i < task->change_count; i++) {
        const gg_team_change *change = change_in(search, task, i);
        if (change->effect == GG_TEAM_TAKES)
            search->balances[change->value] -= (int32_t)(more * change->amount);
    }
    for (uint32_t i = 0; box && i < box->count; i++) {
        uint16_t need = search->listed[box->first + i];
        if (gg_team_amount(search, task, search->needs[need].value, GG_TEAM_TAKES) == 0)
            demand_need(search, moment, need);
    }
}

/* Wants a value that is short to be made. */
static void demand_value(gg_team_search *search, uint16_t value)
{
    uint16_t maker = maker_of(search, value);
    int32_t *balance = &search->balances[value];
    if (maker == GG_NONE)
        *balance = 0; /* nobody can make it */
    for (; *balance < 0; search->wanted[maker]++)
        *balance += (int32_t)gg_team_amount(search, &search->tasks[maker], value, GG_TEAM_MAKES);
}

/* One more round; false: nothing else is wanted. */
static bool demand_more(gg_team_search *search, uint32_t *moment)
{
    bool changed = false;
    for (uint16_t i = 0; i < search->value_count + search->own_count; i++)
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

/* What is there of each value, or will be as things stand: of a private one, what all members have
 * together. */
static void begin_balances(gg_team_search *search, uint32_t *moment)
{
    gg_team_count_supplies(search, moment);
    for (uint32_t i = 0; i < search->value_count; i++)
        search->balances[i] = (int32_t)search->supplies[i];
    for (uint32_t i = 0; i < search->own_count; i++)
        search->balances[search->value_count + i] = 0;
    for (uint16_t i = 0; i < search->member_count; i++) {
        const uint32_t *state = member_state_of(search, moment, i);
        for (uint32_t j = 0; j < search->own_count; j++)
            search->balances[search->value_count + j] += (int32_t)state[GG_TEAM_OWN + j];
        if (state[GG_TEAM_TASK] == GG_NONE)
            continue;
        const gg_team_task *task = &search->tasks[state[GG_TEAM_TASK]];
        for (uint32_t j = task->shared_count; j < task->change_count; j++) {
            const gg_team_change *change = change_in(search, task, j);
            if (change->effect == GG_TEAM_MAKES)
                search->balances[change->value] += (int32_t)change->amount;
            else if (change->effect == GG_TEAM_TAKES)
                search->balances[change->value] -= (int32_t)change->amount;
        }
    }
}

/* Values are made from each other in rounds; where there are more, they go in circles. */
void gg_team_count_needed_tasks(gg_team_search *search, uint32_t *moment)
{
    gg_team_make_need_times(search, moment);
    begin_balances(search, moment);
    for (uint32_t i = 0; i < search->need_count; i++)
        search->met[i] = 0;
    for (uint32_t i = 0; i < search->task_count; i++)
        search->wanted[i] = search->seen[i] = 0;
    for (uint32_t i = 0; i < search->goal_count; i++)
        if (moment[search->at_pending] >> i & 1)
            demand_goal(search, moment, &search->goals[i]);
    for (uint32_t i = 0; i <= search->task_count && demand_more(search, moment); i++)
        ;
}
