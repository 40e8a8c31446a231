/* SPDX-License-Identifier: MIT */
/*
 * Makes the bounds of a team's problem: worths of values, such that no task makes more worth than
 * it costs and takes. Then what the requests ask for, less what is there, is a bound on the cost
 * of the tasks that are left. (They are a solution of the dual of the linear program that counts
 * tasks.) Rests on team_parts.h. A cost is a duration, weighed by the shares of the members, or
 * that in a facility, or the least duration alone.
 */
#include "team/team_parts.h"

/* --------------------------------------------------------------------- costs */

static uint32_t cost_for(const gg_team_search *search, const gg_team_bound *bound, uint16_t index)
{
    const gg_team_task *task = &search->tasks[index];
    uint64_t least = UINT64_MAX;
    if (bound->facility != GG_NONE && task->facility != bound->facility)
        return 0;
    for (uint16_t i = 0; i < search->member_count; i++) {
        uint32_t duration = duration_of(search, i, index);
        if (duration == GG_TEAM_NEVER)
            continue;
        if (bound->reference != GG_NONE && task->begins_at != GG_NONE)
            duration += walk_of(search, i, task->begins_at, bound->reference) -
                        walk_of(search, i, task->ends_at, bound->reference);
        uint32_t share = bound->shares ? bound->shares[i] : bound->share;
        uint64_t cost = gg_team_product(duration, share);
        least = cost < least ? cost : least;
    }
    return least < UINT32_MAX / 2 ? (uint32_t)least : UINT32_MAX / 2;
}

/* -------------------------------------------------------------------- worths */

/* How much a task makes in all of what is worth something; 0: nothing. */
static uint32_t amount_made(const gg_team_search *search, const gg_team_task *task)
{
    uint32_t made = 0;
    for (uint16_t i = 0; i < task->change_count; i++) {
        const gg_team_change *change = &search->changes[task->change + i];
        if (change->value < search->value_count && change->effect == GG_TEAM_MAKES)
            made += change->amount;
    }
    return made;
}

/* What a task costs and takes, for each unit that it makes; UINT32_MAX: not known yet. */
static uint32_t worth_made(const gg_team_search *search, const gg_team_bound *bound, uint16_t index)
{
    const gg_team_task *task = &search->tasks[index];
    uint64_t worth = search->costs[index];
    uint32_t made = amount_made(search, task);
    for (uint16_t i = 0; i < task->change_count; i++) {
        const gg_team_change *change = &search->changes[task->change + i];
        if (change->value >= search->value_count || change->effect != GG_TEAM_TAKES)
            continue;
        if (bound->worths[change->value] == UINT32_MAX)
            return UINT32_MAX;
        worth += gg_team_product(bound->worths[change->value], change->amount);
    }
    if (worth < made)
        return 0;
    return earlier(gg_quotient_up(worth - made + 1, made), UINT32_MAX / 2);
}

/* Lowers the worths until no task makes more than it costs and takes. */
static void lower_worths(const gg_team_search *search, const gg_team_bound *bound)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (uint16_t i = 0; i < search->task_count; i++) {
            const gg_team_task *task = &search->tasks[i];
            if (amount_made(search, task) == 0)
                continue;
            uint32_t worth = worth_made(search, bound, i);
            for (uint16_t j = 0; j < task->change_count; j++) {
                const gg_team_change *change = &search->changes[task->change + j];
                if (change->effect != GG_TEAM_MAKES || change->value >= search->value_count ||
                    bound->worths[change->value] <= worth)
                    continue;
                bound->worths[change->value] = worth;
                changed = true;
            }
        }
    }
}

/* What is written can come from nowhere, and is worth nothing. */
static void forget_written(const gg_team_search *search, const gg_team_bound *bound)
{
    for (uint32_t i = 0; i < search->change_count; i++)
        if (search->changes[i].value < search->value_count &&
            search->changes[i].effect == GG_TEAM_WRITES)
            bound->worths[search->changes[i].value] = 0;
}

/* free: values that are worth nothing, a bit for each of the first 64. What no task can make is
 * worth nothing, too. */
static void make_worths(const gg_team_search *search, const gg_team_bound *bound, uint64_t free)
{
    for (uint16_t i = 0; i < search->task_count; i++)
        search->costs[i] = cost_for(search, bound, i);
    for (uint16_t i = 0; i < search->value_count; i++)
        bound->worths[i] = i < 64 && (free & gg_one_bit(i)) ? 0 : UINT32_MAX;
    forget_written(search, bound);
    lower_worths(search, bound);
    for (uint16_t i = 0; i < search->value_count; i++)
        if (bound->worths[i] == UINT32_MAX)
            bound->worths[i] = 0;
    lower_worths(search, bound);
}

/* -------------------------------------------------------------------- prices */

static uint64_t price_of(const gg_team_search *search, const gg_team_bound *bound,
                         const gg_team_goal *goal)
{
    uint64_t least = UINT64_MAX;
    for (uint16_t i = 0; i < goal->box_count; i++) {
        const gg_team_box *box = &search->boxes[goal->box + i];
        uint64_t price = 0;
        for (uint16_t j = 0; j < box->count; j++) {
            const gg_team_need *need = &search->needs[search->listed[box->first + j]];
            if (need->adds_up)
                price += gg_team_product(bound->worths[need->value], need->low);
        }
        least = price < least ? price : least;
    }
    return least == UINT64_MAX ? 0 : least;
}

static void make_prices(const gg_team_search *search, const gg_team_bound *bound)
{
    for (uint16_t i = 0; i < search->goal_count; i++) {
        uint16_t place = i;
        bound->prices[i] = price_of(search, bound, &search->goals[i]);
        for (; place > 0 && bound->prices[bound->order[place - 1]] > bound->prices[i]; place--)
            bound->order[place] = bound->order[place - 1];
        bound->order[place] = i;
    }
}

/* -------------------------------------------------------------------- bounds */

static gg_team_bound *add_bound(gg_team_search *search, bool shares)
{
    if (search->bound_count == GG_TEAM_BOUNDS)
        return NULL;
    gg_team_bound *bound = &search->bounds[search->bound_count];
    bound->facility = bound->reference = GG_NONE;
    bound->share = 1;
    bound->worths = (uint32_t *)gg_team_take(search, search->value_count, sizeof(uint32_t));
    bound->prices = (uint64_t *)gg_team_take(search, search->goal_count, sizeof(uint64_t));
    bound->order = (uint16_t *)gg_team_take(search, search->goal_count, sizeof(uint16_t));
    bound->shares =
        shares ? (uint32_t *)gg_team_take(search, search->member_count, sizeof(uint32_t)) : NULL;
    if (search->cramped)
        return NULL;
    search->bound_count++;
    return bound;
}

static void share_evenly(const gg_team_search *search, const gg_team_bound *bound)
{
    uint32_t left = GG_TEAM_UNITS;
    for (uint16_t i = 0; i < search->member_count; i++)
        bound->shares[i] = 0;
    for (uint16_t i = 0; left > 0; i = (uint16_t)(i + 1 < search->member_count ? i + 1 : 0)) {
        bound->shares[i]++;
        left--;
    }
}

/* What a bound says of the start. */
static uint32_t bounds_value_of(gg_team_search *search, gg_team_bound *bound)
{
    make_worths(search, bound, 0);
    make_prices(search, bound);
    gg_team_count_supplies(search, search->start);
    return gg_team_bound_of(search, bound, search->start);
}

/* Takes the spot by which walks count most. */
static void choose_reference(gg_team_search *search, gg_team_bound *bound)
{
    uint32_t best = 0;
    uint16_t spot = GG_NONE;
    for (uint16_t i = 0; i < search->spot_count && search->problem.points; i++) {
        bound->reference = i;
        uint32_t value = bounds_value_of(search, bound);
        if (value <= best)
            continue;
        best = value;
        spot = i;
    }
    bound->reference = spot;
    bounds_value_of(search, bound);
}

/* Moves shares from one member to another as long as that raises the bound. */
static void tune_shares(gg_team_search *search, gg_team_bound *bound)
{
    uint32_t best = bounds_value_of(search, bound);
    for (uint32_t step = GG_TEAM_UNITS / 4; step >= GG_TEAM_UNITS / 64; step /= 2)
        for (uint16_t from = 0; from < search->member_count; from++)
            for (uint16_t to = 0; to < search->member_count; to++) {
                if (from == to || bound->shares[from] < step)
                    continue;
                bound->shares[from] -= step;
                bound->shares[to] += step;
                uint32_t value = bounds_value_of(search, bound);
                if (value > best) {
                    best = value;
                    continue;
                }
                bound->shares[from] += step;
                bound->shares[to] -= step;
            }
    bounds_value_of(search, bound);
}

static void add_facility_bounds(gg_team_search *search)
{
    for (uint16_t i = 0; i < search->spot_count; i++) {
        uint16_t capacity = search->capacities[i];
        if (capacity == GG_TEAM_UNLIMITED || capacity > GG_TEAM_UNITS || capacity == 0)
            continue;
        gg_team_bound *bound = add_bound(search, false);
        if (!bound)
            return;
        bound->facility = i;
        bound->share = gg_quotient_up(GG_TEAM_UNITS + 1u - capacity, capacity);
        make_worths(search, bound, 0);
        make_prices(search, bound);
    }
}

bool gg_team_make_bounds(gg_team_search *search)
{
    gg_team_bound *work = add_bound(search, false);
    gg_team_bound *even = work ? add_bound(search, true) : NULL;
    gg_team_bound *tuned = even ? add_bound(search, true) : NULL;
    gg_team_bound *walked = tuned ? add_bound(search, true) : NULL;
    if (!walked)
        return false;
    make_worths(search, work, 0);
    make_prices(search, work);
    share_evenly(search, even);
    bounds_value_of(search, even);
    share_evenly(search, tuned);
    tune_shares(search, tuned);
    for (uint16_t i = 0; i < search->member_count; i++)
        walked->shares[i] = tuned->shares[i];
    choose_reference(search, walked);
    tune_shares(search, walked);
    add_facility_bounds(search);
    for (uint16_t i = 0; i < search->task_count; i++)
        search->costs[i] = cost_for(search, work, i);
    return !search->cramped;
}
