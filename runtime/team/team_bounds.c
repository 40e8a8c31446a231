/* SPDX-License-Identifier: MIT */
/*
 * The bounds by which schedules are compared with what there may be at best: dual prices of values,
 * and shares of members. Rests on team_lower_bound.c. The shares are tuned piece by piece, as that
 * takes longer than a step of a search.
 */
#include "team/scheduler.h"

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
            duration += gg_team_walk_of(search, i, task->begins_at, bound->reference) -
                        gg_team_walk_of(search, i, task->ends_at, bound->reference);
        uint32_t share = bound->shares ? bound->shares[i] : bound->share;
        uint64_t cost = gg_team_product(duration, share);
        least = cost < least ? cost : least;
    }
    return least < UINT32_MAX / 2 ? (uint32_t)least : UINT32_MAX / 2;
}

/* --------------------------------------------------------------- dual prices */
/* A linear program counts the tasks that are left. A solution of its dual is a price for a unit of each
 * value: no task makes more, at these prices, than it costs and takes. Then the price of what the
 * requests ask for, less that of what is there, is a lower bound on the cost of the tasks that are
 * left. A cost is a duration, weighed by the
 * shares of the members, or that in a facility, or the least duration alone. */

uint64_t gg_team_cost_by_bound(const gg_team_search *search, const gg_team_bound *bound,
                               uint16_t index)
{
    const gg_team_task *task = &search->tasks[index];
    uint64_t cost = search->costs[index];
    for (uint32_t i = 0; i < task->shared_count; i++) {
        const gg_team_change *change = change_in(search, task, i);
        if (change->effect != GG_TEAM_TAKES)
            continue;
        if (bound->dual_prices[change->value] == UINT32_MAX)
            return UINT64_MAX;
        cost += gg_team_product(bound->dual_prices[change->value], change->amount);
    }
    return cost;
}

/* Lowers the dual prices to what a task costs and takes, for each unit that it makes. */
static bool lower_to(const gg_team_search *search, const gg_team_bound *bound, uint16_t index)
{
    const gg_team_task *task = &search->tasks[index];
    uint64_t cost = gg_team_cost_by_bound(search, bound, index);
    uint32_t made = 0, price = 0;
    bool lowered = false;
    for (uint32_t i = 0; i < task->shared_count; i++)
        if (change_in(search, task, i)->effect == GG_TEAM_MAKES)
            made += change_in(search, task, i)->amount;
    if (made == 0 || cost == UINT64_MAX)
        return false;
    if (cost >= made)
        price = earlier(gg_quotient_up(cost - made + 1, made), UINT32_MAX / 2);
    for (uint32_t i = 0; i < task->shared_count; i++) {
        const gg_team_change *change = change_in(search, task, i);
        if (change->effect != GG_TEAM_MAKES || bound->dual_prices[change->value] <= price)
            continue;
        bound->dual_prices[change->value] = price;
        lowered = true;
    }
    return lowered;
}

static void lower_until_stable(const gg_team_search *search, const gg_team_bound *bound)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (uint16_t i = 0; i < search->task_count; i++)
            changed |= lower_to(search, bound, i);
    }
}

/* What is written can come from nowhere, and has no price; nor has what no task can make. */
void gg_team_lower_dual_prices(const gg_team_search *search, const gg_team_bound *bound)
{
    for (uint32_t i = 0; i < search->change_count; i++)
        if (search->changes[i].value < search->value_count &&
            search->changes[i].effect == GG_TEAM_WRITES)
            bound->dual_prices[search->changes[i].value] = 0;
    lower_until_stable(search, bound);
    for (uint32_t i = 0; i < search->value_count; i++)
        if (bound->dual_prices[i] == UINT32_MAX)
            bound->dual_prices[i] = 0;
    lower_until_stable(search, bound);
}

static void make_dual_prices(const gg_team_search *search, const gg_team_bound *bound)
{
    for (uint16_t i = 0; i < search->task_count; i++)
        search->costs[i] = cost_for(search, bound, i);
    for (uint32_t i = 0; i < search->value_count; i++)
        bound->dual_prices[i] = UINT32_MAX;
    gg_team_lower_dual_prices(search, bound);
}

/* -------------------------------------------------------------------- prices */

uint64_t gg_team_price_of_goal(const gg_team_search *search, const gg_team_bound *bound,
                               const gg_team_goal *goal, bool kept)
{
    uint64_t least = UINT64_MAX;
    for (uint32_t i = 0; i < goal->box_count; i++) {
        const gg_team_box *box = &search->boxes[goal->box + i];
        uint64_t price = 0;
        for (uint32_t j = 0; j < box->count; j++) {
            const gg_team_need *need = gg_team_need_in(search, box, j);
            if (need->adds_up ||
                (!kept && need->kind == GG_TEAM_NUMBER && need->value < search->value_count))
                price += gg_team_product(bound->dual_prices[need->value], need->low);
        }
        least = price < least ? price : least;
    }
    return least == UINT64_MAX ? 0 : least;
}

/* Makes the dual prices, and those of the goals. */
static void make_bound(const gg_team_search *search, const gg_team_bound *bound)
{
    make_dual_prices(search, bound);
    for (uint16_t i = 0; i < search->goal_count; i++) {
        uint16_t place = i;
        bound->goal_prices[i] = gg_team_price_of_goal(search, bound, &search->goals[i], true);
        for (; place > 0 && bound->goal_prices[bound->order[place - 1]] > bound->goal_prices[i];
             place--)
            bound->order[place] = bound->order[place - 1];
        bound->order[place] = i;
    }
}

/* ------------------------------------------------------------------------ room */

static gg_team_bound *add_bound(gg_team_search *search, bool shares)
{
    gg_team_bound *bound = &search->bounds[search->bound_count];
    bound->facility = bound->reference = GG_NONE;
    bound->share = 1;
    bound->dual_prices = gg_team_take_numbers(search, search->value_count);
    bound->goal_prices =
        (uint64_t *)gg_team_take(&search->memory, search->goal_count, sizeof(uint64_t));
    bound->order = (uint16_t *)gg_team_take(&search->memory, search->goal_count, sizeof(uint16_t));
    bound->shares = shares ? gg_team_take_numbers(search, search->member_count) : NULL;
    if (search->memory.cramped)
        return NULL;
    search->bound_count++;
    return bound;
}

static void add_facility_bounds(gg_team_search *search)
{
    for (uint16_t i = 0; i < search->location_count && search->bound_count < GG_TEAM_BOUNDS; i++) {
        uint16_t capacity = search->capacities[i];
        if (capacity == GG_TEAM_UNLIMITED || capacity > GG_TEAM_UNITS || capacity == 0)
            continue;
        gg_team_bound *bound = add_bound(search, false);
        if (!bound)
            return;
        bound->facility = i;
        bound->share = gg_quotient_up(GG_TEAM_UNITS + 1u - capacity, capacity);
    }
}

/* The bounds of the members, by how their time counts: alike, tuned, and tuned with their walks. */
enum { WORK_BOUND, EVEN_BOUND, TUNED_BOUND, WALKED_BOUND };

bool gg_team_take_bounds(gg_team_search *search)
{
    for (uint32_t i = WORK_BOUND; i <= (search->whole ? WALKED_BOUND : WORK_BOUND); i++)
        if (!add_bound(search, i != WORK_BOUND))
            return false;
    if (search->whole)
        add_facility_bounds(search);
    search->tuning = GG_TEAM_BEGIN_TUNING;
    return !search->memory.cramped;
}

/* ---------------------------------------------------------------------- tuning */

/* The shares are 0 before. */
static void share_evenly(const gg_team_search *search, const gg_team_bound *bound)
{
    for (uint32_t left = GG_TEAM_UNITS, i = 0; left > 0; left--) {
        bound->shares[i]++;
        i = i + 1 < search->member_count ? i + 1 : 0;
    }
}

/* What a bound says of the start. */
static uint32_t value_at_start(gg_team_search *search, gg_team_bound *bound)
{
    make_bound(search, bound);
    gg_team_count_supplies(search, search->start);
    search->work += search->weight;
    return gg_team_earliest_by_bound(search, bound, search->start);
}

/* Takes the location by which walks count most. */
static void choose_reference(gg_team_search *search, gg_team_bound *bound)
{
    uint32_t best = 0;
    uint16_t location = GG_NONE;
    for (uint16_t i = 0; i < search->location_count && search->problem.points; i++) {
        bound->reference = i;
        uint32_t value = value_at_start(search, bound);
        if (value <= best)
            continue;
        best = value;
        location = i;
    }
    bound->reference = location;
}

static void begin_to_tune(gg_team_search *search, gg_team_bound *bound)
{
    search->tune_from = 0;
    search->tune_step = GG_TEAM_UNITS / 4;
    search->tuned = value_at_start(search, bound);
}

/* Moves shares from one member to others as long as that raises the bound. False: all is tuned. */
static bool tune_next(gg_team_search *search, gg_team_bound *bound)
{
    uint16_t from = search->tune_from, step = search->tune_step;
    for (uint32_t to = 0; to < search->member_count; to++) {
        if (from == to || bound->shares[from] < step)
            continue;
        bound->shares[from] -= step;
        bound->shares[to] += step;
        uint32_t value = value_at_start(search, bound);
        if (value > search->tuned) {
            search->tuned = value;
            continue;
        }
        bound->shares[from] += step;
        bound->shares[to] -= step;
    }
    if (++search->tune_from < search->member_count)
        return true;
    search->tune_from = 0;
    search->tune_step = step / 2;
    return search->tune_step >= GG_TEAM_UNITS / 64;
}

/* All bounds but those that are tuned. */
static void make_plain_bounds(gg_team_search *search)
{
    make_bound(search, &search->bounds[WORK_BOUND]);
    if (!search->whole)
        return;
    share_evenly(search, &search->bounds[EVEN_BOUND]);
    make_bound(search, &search->bounds[EVEN_BOUND]);
    share_evenly(search, &search->bounds[TUNED_BOUND]);
    for (uint32_t i = WALKED_BOUND + 1; i < search->bound_count; i++)
        make_bound(search, &search->bounds[i]);
}

static void end_tuning(gg_team_search *search)
{
    for (uint16_t i = 0; i < search->task_count; i++)
        search->costs[i] = cost_for(search, &search->bounds[WORK_BOUND], i);
    search->tuning = GG_TEAM_TUNED;
}

void gg_team_tune(gg_team_search *search)
{
    gg_team_bound *tuned = &search->bounds[TUNED_BOUND], *walked = &search->bounds[WALKED_BOUND];
    switch (search->tuning) {
    case GG_TEAM_BEGIN_TUNING:
        make_plain_bounds(search);
        search->tuning = GG_TEAM_TUNE;
        if (search->whole)
            begin_to_tune(search, tuned);
        else
            end_tuning(search);
        break;
    case GG_TEAM_TUNE:
        if (tune_next(search, tuned))
            break;
        (void)value_at_start(search, tuned);
        gg_team_copy_numbers(walked->shares, tuned->shares, search->member_count);
        search->tuning = GG_TEAM_TUNE_WALKS;
        choose_reference(search, walked);
        begin_to_tune(search, walked);
        break;
    default:
        if (tune_next(search, walked))
            break;
        (void)value_at_start(search, walked);
        end_tuning(search);
    }
}
