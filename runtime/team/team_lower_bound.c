/* SPDX-License-Identifier: MIT */
/*
 * What schedules that go on from a moment come to at least. Rests on team_moment.c. Two bounds are
 * combined, the greater one counts. The first asks when each need can hold at the earliest, as
 * if nothing were used up: the relaxed costs h_max (Bonet, Geffner, "Planning as Heuristic
 * Search", 2001), in time, with the walk to each task. The second one adds up the work that is
 * left, by dual prices of values, and divides it among the members, or among the places of a facility.
 */
#include "team/scheduler.h"

/* -------------------------------------------------------------- relaxed times */

static bool holds_now(const gg_team_search *search, uint32_t *moment, const gg_team_need *need)
{
    if (need->value == GG_TEAM_HERE)
        return true;
    if (need->value < search->value_count)
        return gg_team_allows(need, moment[search->at_values + need->value]);
    for (uint16_t i = 0; i < search->member_count; i++)
        if (gg_team_allows(need,
                           member_state_of(search, moment,
                                           i)[GG_TEAM_OWN + need->value - search->value_count]))
            return true;
    return false;
}

/* Whether a need that a task serves is not known to hold by a time. */
static bool is_awaited(const gg_team_search *search, const gg_team_task *task, uint32_t time)
{
    for (uint32_t i = 0; i < task->serve_count; i++)
        if (search->need_times[search->listed[task->serves + i]] > time)
            return true;
    return false;
}

static bool serve(gg_team_search *search, const gg_team_task *task, uint32_t time)
{
    bool changed = false;
    for (uint32_t i = 0; i < task->serve_count; i++) {
        uint32_t *known = &search->need_times[search->listed[task->serves + i]];
        if (time >= *known)
            continue;
        *known = time;
        changed = true;
    }
    return changed;
}

bool gg_team_task_serves_need(const gg_team_search *search, const gg_team_task *task, uint32_t need)
{
    for (uint32_t i = 0; i < task->serve_count; i++)
        if (search->listed[task->serves + i] == need)
            return true;
    return false;
}

uint32_t gg_team_earliest_of_boxes(const gg_team_search *search, uint32_t first, uint16_t count)
{
    uint32_t earliest = GG_TEAM_NEVER;
    for (uint32_t i = 0; i < count; i++) {
        const gg_team_box *box = &search->boxes[first + i];
        uint32_t time = 0;
        for (uint32_t j = 0; j < box->count; j++)
            time = later(time, search->need_times[search->listed[box->first + j]]);
        earliest = earlier(earliest, time);
    }
    return earliest;
}

uint32_t gg_team_earliest_task_end(const gg_team_search *search, uint32_t *moment, uint16_t index)
{
    uint32_t soonest = GG_TEAM_NEVER, time = later(search->starts[index], moment[GG_TEAM_TIME]);
    for (uint16_t i = 0; i < search->member_count && time != GG_TEAM_NEVER; i++) {
        uint32_t duration = duration_of(search, i, index);
        const uint32_t *state = member_state_of(search, moment, i);
        uint32_t walk =
            gg_team_walk_of(search, i, state[GG_TEAM_LOCATION], search->tasks[index].begins_at);
        if (duration == GG_TEAM_NEVER || walk == GG_TEAM_NEVER)
            continue;
        soonest = earlier(soonest, later(time, state[GG_TEAM_FREE] + walk) + duration);
    }
    return soonest;
}

/* What is sure to come: from tasks that run, and from what is booked. */
static void relax_what_comes(gg_team_search *search, uint32_t *moment)
{
    for (uint16_t i = 0; i < search->member_count; i++) {
        const uint32_t *state = member_state_of(search, moment, i);
        if (state[GG_TEAM_TASK] != GG_NONE)
            serve(search, &search->tasks[state[GG_TEAM_TASK]], state[GG_TEAM_FREE]);
    }
    for (uint32_t i = moment[search->at_pending + 1]; i < search->event_count; i++)
        for (uint32_t j = 0; j < search->need_count; j++)
            if (search->needs[j].value == search->events[i].value)
                search->need_times[j] = earlier(search->need_times[j], search->events[i].time);
}

void gg_team_make_need_times(gg_team_search *search, uint32_t *moment)
{
    uint32_t now = moment[GG_TEAM_TIME];
    search->work += search->weight;
    for (uint32_t i = 0; i < search->need_count; i++)
        search->need_times[i] = holds_now(search, moment, &search->needs[i]) ? now : GG_TEAM_NEVER;
    for (uint32_t i = 0; i < search->task_count; i++)
        search->starts[i] = GG_TEAM_NEVER;
    relax_what_comes(search, moment);
    for (bool changed = true; changed;) {
        changed = false;
        for (uint16_t i = 0; i < search->task_count; i++) {
            const gg_team_task *task = &search->tasks[i];
            uint32_t time = gg_team_earliest_of_boxes(search, task->box, task->box_count);
            if (time >= search->starts[i])
                continue;
            search->starts[i] = time;
            if (is_awaited(search, task, later(time, now)))
                changed |= serve(search, task, gg_team_earliest_task_end(search, moment, i));
        }
    }
}

/* ------------------------------------------------------------------ work left */

/* What is there of each value, or will be without another task. */
void gg_team_count_supplies(gg_team_search *search, uint32_t *moment)
{
    for (uint32_t i = 0; i < search->value_count; i++)
        search->supplies[i] = moment[search->at_values + i];
    for (uint16_t i = 0; i < search->member_count; i++) {
        uint32_t index = member_state_of(search, moment, i)[GG_TEAM_TASK];
        if (index == GG_NONE)
            continue;
        const gg_team_task *task = &search->tasks[index];
        for (uint32_t j = 0; j < task->shared_count; j++) {
            const gg_team_change *change = change_in(search, task, j);
            if (change->effect == GG_TEAM_MAKES)
                search->supplies[change->value] += change->amount;
        }
    }
    for (uint32_t i = moment[search->at_pending + 1]; i < search->event_count; i++)
        if (!search->events[i].room)
            search->supplies[search->events[i].value] += search->events[i].amount;
}

/* Added to times, so that they are not below 0. */
#define OFFSET ((int32_t)GG_TEAM_HORIZON)

/* Those whose time counts for a bound: members, or places of a facility. */
typedef struct workers {
    int32_t free[GG_TEAM_MEMBERS + 1]; /* when they can begin with what is left */
    uint32_t shares[GG_TEAM_MEMBERS + 1];
    uint16_t count;
} workers;

/* The workers are in order of the times at which they are free. */
static void add_worker(workers *all, int32_t free, uint32_t share)
{
    uint16_t place = all->count++;
    for (; place > 0 && all->free[place - 1] > free; place--) {
        all->free[place] = all->free[place - 1];
        all->shares[place] = all->shares[place - 1];
    }
    all->free[place] = free;
    all->shares[place] = share;
}

/* When a member can begin, where what it walks from one task to the next counts as a part of
 * these: a task is as much longer as it leads away from a location, and shorter as it leads to it.
 * So the walk to its first task counts less the farther that is from the location. */
static int32_t free_by_way(const gg_team_search *search, uint16_t member, const uint32_t *state,
                           uint16_t location, uint32_t now)
{
    uint32_t begin = later(now, state[GG_TEAM_FREE]);
    if (location == GG_NONE)
        return (int32_t)begin;
    int32_t least = (int32_t)begin -
                    (int32_t)gg_team_walk_of(search, member, state[GG_TEAM_LOCATION], location);
    for (uint16_t i = 0; i < search->location_count; i++) {
        uint32_t walk = gg_team_walk_of(search, member, state[GG_TEAM_LOCATION], i);
        int32_t time = (int32_t)later(now, state[GG_TEAM_FREE] + walk) -
                       (int32_t)gg_team_walk_of(search, member, i, location);
        least = time < least ? time : least;
    }
    return least;
}

static void list_workers(const gg_team_search *search, const gg_team_bound *bound, uint32_t *moment,
                         workers *all)
{
    uint32_t now = moment[GG_TEAM_TIME], left = 0;
    all->count = 0;
    if (!bound->shares)
        left = search->capacities[bound->facility];
    for (uint16_t i = 0; i < search->member_count; i++) {
        const uint32_t *state = member_state_of(search, moment, i);
        if (bound->shares)
            add_worker(all, free_by_way(search, i, state, bound->reference, now), bound->shares[i]);
        else if (state[GG_TEAM_TASK] != GG_NONE && left > 0 &&
                 search->tasks[state[GG_TEAM_TASK]].facility == bound->facility) {
            add_worker(all, (int32_t)state[GG_TEAM_FREE], bound->share);
            left--;
        }
    }
    if (!bound->shares)
        add_worker(all, (int32_t)now, left * bound->share);
}

/* The earliest time at which so much work can be done, if that is after `known`, else `known`;
 * those who are free only later do not count. */
static uint32_t when_done(const workers *all, uint64_t work, uint32_t known)
{
    uint64_t needed = work; /* with what the shares would have done from time 0 on */
    uint32_t shares = 0;
    for (uint32_t i = 0; i < all->count; i++) {
        uint32_t free = (uint32_t)(all->free[i] + OFFSET);
        if (shares > 0 && gg_team_product(shares, free) >= needed)
            break;
        shares += all->shares[i];
        needed += gg_team_product(all->shares[i], free);
    }
    if (gg_team_product(shares, known + GG_TEAM_HORIZON) >= needed)
        return known;
    uint32_t time = shares == GG_TEAM_UNITS ? (uint32_t)((needed + GG_TEAM_UNITS - 1) >> 8)
                                            : gg_quotient_up(needed, shares);
    return time - GG_TEAM_HORIZON;
}

uint64_t gg_team_price_of_supplies(const gg_team_search *search, const gg_team_bound *bound)
{
    uint64_t price = 0;
    for (uint32_t i = 0; i < search->value_count; i++)
        if (bound->dual_prices[i] > 0 && search->supplies[i] > 0)
            price += gg_team_product(bound->dual_prices[i], search->supplies[i]);
    return price;
}

/* Raises the times at which the first, the second, ... goal of a class can be completed. */
static void raise_times(const gg_team_search *search, const gg_team_bound *bound, uint32_t *moment,
                        uint16_t rank, uint32_t *times)
{
    workers all;
    uint64_t needed = 0, price = gg_team_price_of_supplies(search, bound);
    uint16_t count = 0;
    list_workers(search, bound, moment, &all);
    for (uint32_t i = 0; i < search->goal_count; i++) {
        uint16_t goal = bound->order[i];
        if (search->goals[goal].rank != rank || !(moment[search->at_pending] >> goal & 1))
            continue;
        needed += bound->goal_prices[goal];
        if (needed > price)
            times[count] = when_done(&all, needed - price, times[count]);
        count++;
    }
}

/* What is left to do for the pending goals by a bound, with search->supplies. */
static uint64_t work_left(const gg_team_search *search, const gg_team_bound *bound,
                          uint32_t *moment)
{
    uint64_t needed = 0, price = gg_team_price_of_supplies(search, bound);
    for (uint32_t i = 0; i < search->goal_count; i++)
        if (moment[search->at_pending] >> i & 1)
            needed += bound->goal_prices[i];
    return needed > price ? needed - price : 0;
}

uint32_t gg_team_earliest_by_bound(const gg_team_search *search, const gg_team_bound *bound,
                                   uint32_t *moment)
{
    workers all;
    list_workers(search, bound, moment, &all);
    return when_done(&all, work_left(search, bound, moment), 0);
}

/* ------------------------------------------------------------------- estimates */

/* The earliest times of the goals of a class, in order; how late they are is counted. False: one has
 * none. */
static bool list_times(const gg_team_search *search, const uint32_t *moment, uint16_t rank,
                       uint32_t *times, uint16_t *count)
{
    *count = 0;
    for (uint32_t i = 0; i < search->goal_count; i++) {
        const gg_team_goal *goal = &search->goals[i];
        if (goal->rank != rank || !(moment[search->at_pending] >> i & 1))
            continue;
        uint32_t time = gg_team_earliest_of_boxes(search, goal->box, goal->box_count);
        if (time == GG_TEAM_NEVER)
            return false;
        count_late(&search->estimate[2u * rank], goal, time);
        uint16_t place = (*count)++;
        for (; place > 0 && times[place - 1] > time; place--)
            times[place] = times[place - 1];
        times[place] = time;
    }
    return true;
}

static bool bound_class(gg_team_search *search, uint32_t *moment, uint16_t rank)
{
    uint32_t times[GG_TEAM_REQUESTS], *estimate = &search->estimate[2u * rank];
    uint16_t count;
    if (!list_times(search, moment, rank, times, &count))
        return false;
    for (uint32_t i = 0; i < search->bound_count; i++)
        if (search->bounds[i].shares || search->bounds[i].facility != GG_NONE)
            raise_times(search, &search->bounds[i], moment, rank, times);
    for (uint32_t i = 0; i < count; i++) {
        estimate[0] = later(estimate[0], times[i]);
        estimate[1] += times[i];
    }
    return estimate[0] < GG_TEAM_HORIZON;
}

void gg_team_estimate_completed(gg_team_search *search, const uint32_t *moment)
{
    for (uint32_t i = 0; i < 2 * search->rank_count; i++)
        search->estimate[i] = moment[GG_TEAM_CLASSES + i];
    search->estimate[2u * search->rank_count] = moment[GG_TEAM_WORK];
}

bool gg_team_keeps_promises(gg_team_search *search)
{
    for (uint32_t i = 0; search->firm && i < search->goal_count; i++) {
        const gg_team_goal *goal = &search->goals[i];
        if (!goal->firm || search->estimate[2u * goal->rank - 1] == 0)
            continue;
        search->passed = goal->index;
        return false;
    }
    return true;
}

/* Where only the sum counts, the last completion does not. */
void gg_team_clear_unused_estimate(gg_team_search *search)
{
    for (uint32_t i = 0; search->problem.sum && i < search->rank_count; i++)
        search->estimate[2u * i] = 0;
}

/* Where what there will be is not worth what the goals ask for, nothing need be tried. */
bool gg_team_running_complete_all(gg_team_search *search, uint32_t *moment)
{
    gg_team_count_supplies(search, moment);
    if (work_left(search, &search->bounds[0], moment) > 0)
        return false;
    gg_team_copy_numbers(search->ahead, moment, search->moment_words);
    gg_team_pass(search, search->ahead, GG_TEAM_NEVER);
    if (search->ahead[search->at_pending] != 0)
        return false;
    gg_team_estimate_completed(search, search->ahead);
    gg_team_clear_unused_estimate(search);
    return true;
}

bool gg_team_lower_bound(gg_team_search *search, uint32_t *moment)
{
    gg_team_estimate_completed(search, moment);
    gg_team_make_need_times(search, moment);
    gg_team_count_supplies(search, moment);
    for (uint16_t i = 0; i < search->rank_count; i++)
        if (!bound_class(search, moment, i))
            return false;
    for (uint32_t i = 0; i < search->bound_count; i++)
        if (!search->bounds[i].shares && search->bounds[i].facility == GG_NONE)
            search->estimate[2u * search->rank_count] +=
                (uint32_t)work_left(search, &search->bounds[i], moment);
    gg_team_clear_unused_estimate(search);
    return gg_team_keeps_promises(search);
}
