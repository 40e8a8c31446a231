/* SPDX-License-Identifier: MIT */
/*
 * Which requests cannot be met, and why, as far as that can be told without a search: nobody can bring
 * about what one asks for; there is no room for it; or something has run out that nobody makes. Rests
 * on team_bounds.c, team_lower_bound.c and team_labels.c. A request is refused beside those before it,
 * of higher priority or asked for earlier, that are not refused. What is refused here no search would
 * find a schedule for; but there may be none for others either.
 */
#include "team/scheduler.h"

/* The price of what has run out, by which prices of what is made of it are rounded off little. */
enum { UNIT = 1 << 12 };

static void refuse(const gg_team_search *search, gg_team_refusal *refusals, uint16_t goal,
                   gg_team_reason reason, uint16_t fact)
{
    gg_team_refusal *refusal = &refusals[search->goals[goal].index];
    refusal->reason = (uint8_t)reason;
    refusal->fact = fact;
}

static bool is_refused(const gg_team_search *search, const gg_team_refusal *refusals, uint16_t goal)
{
    return refusals[search->goals[goal].index].reason != GG_TEAM_NO_REASON;
}

/* ----------------------------------------------------------------- out of reach */

static void refuse_out_of_reach(gg_team_search *search, gg_team_refusal *refusals)
{
    for (uint16_t i = 0; i < search->goal_count; i++) {
        uint16_t fact = gg_team_lacks(search, search->goals[i].index);
        if (fact != GG_NONE)
            refuse(search, refusals, i, GG_TEAM_OUT_OF_REACH, fact);
    }
}

/* Whether somebody can do a task some day, by the starts of gg_team_make_need_times. */
static bool can_be_started(const gg_team_search *search, uint16_t task)
{
    if (search->starts[task] == GG_TEAM_NEVER)
        return false;
    for (uint16_t i = 0; i < search->member_count; i++)
        if (duration_of(search, i, task) != GG_TEAM_NEVER)
            return true;
    return false;
}

/* ------------------------------------------------------------------------ room */

/* How much a box asks of a shared number: all that it asks, or what a request keeps of it. */
static uint32_t amount_asked(const gg_team_search *search, const gg_team_box *box, uint16_t value,
                             bool kept)
{
    for (uint16_t i = 0; i < box->count; i++) {
        const gg_team_need *need = need_in(search, box, i);
        if (need->value == value && need->kind == GG_TEAM_NUMBER && (need->adds_up || !kept))
            return need->low;
    }
    return 0;
}

/* The least that a goal asks for in one of its boxes. */
static uint32_t least_asked(const gg_team_search *search, const gg_team_goal *goal, uint16_t value,
                            bool kept)
{
    uint32_t least = GG_TEAM_NEVER;
    for (uint16_t i = 0; i < goal->box_count; i++)
        least = earlier(least, amount_asked(search, &search->boxes[goal->box + i], value, kept));
    return least == GG_TEAM_NEVER ? 0 : least;
}

/* The most of a value that a box allows. */
static uint32_t most_of_box(const gg_team_search *search, const gg_team_box *box, uint16_t value)
{
    uint32_t most = search->tops[value];
    for (uint16_t i = 0; i < box->count; i++) {
        const gg_team_need *need = need_in(search, box, i);
        if (need->value == value && need->kind == GG_TEAM_NUMBER)
            most = earlier(most, need->high);
    }
    return most;
}

/* Whether a goal asks in each of its boxes for no more of a value than is kept already. */
static bool is_overfull(const gg_team_search *search, const gg_team_goal *goal, uint16_t value)
{
    bool overfull = true;
    for (uint16_t i = 0; i < goal->box_count; i++)
        overfull &= most_of_box(search, &search->boxes[goal->box + i], value) <
                    search->origin[search->at_reserves + value];
    return overfull;
}

/* The most of a value at which a task may start. */
static uint32_t most_at_start(const gg_team_search *search, const gg_team_task *task,
                              uint16_t value)
{
    uint32_t most = 0;
    for (uint16_t i = 0; i < task->box_count; i++)
        most = later(most, most_of_box(search, &search->boxes[task->box + i], value));
    return most;
}

/* The most of a value that there can ever be, with what is kept; search->supplies are those of the
 * start. */
static uint32_t room_of(const gg_team_search *search, uint16_t value)
{
    uint32_t most = search->supplies[value] + search->origin[search->at_reserves + value];
    for (uint16_t i = 0; i < search->task_count; i++) {
        const gg_team_task *task = &search->tasks[i];
        uint32_t made = gg_team_amount(search, task, value, GG_TEAM_MAKES);
        if (!can_be_started(search, i))
            continue;
        if (made > 0)
            most = later(most, most_at_start(search, task, value) + made);
        most = later(most, gg_team_amount(search, task, value, GG_TEAM_WRITES));
    }
    return earlier(most, search->tops[value]);
}

static void refuse_without_room(gg_team_search *search, gg_team_refusal *refusals, uint16_t value)
{
    uint32_t room = room_of(search, value);
    uint32_t kept = search->origin[search->at_reserves + value], all = kept;
    for (uint16_t i = 0; i < search->goal_count; i++) {
        const gg_team_goal *goal = &search->goals[i];
        uint32_t asked = least_asked(search, goal, value, true);
        if (is_refused(search, refusals, i))
            continue;
        if (kept + least_asked(search, goal, value, false) > room ||
            is_overfull(search, goal, value) || (asked > 0 && all + asked > room))
            refuse(search, refusals, i, GG_TEAM_NO_ROOM, search->facts[value]);
        else
            all += asked;
    }
}

/* ------------------------------------------------------------------- what ran out */

/* Whether somebody can make more of a value, or write it. */
static bool is_made(const gg_team_search *search, uint16_t value)
{
    for (uint16_t i = 0; i < search->task_count; i++)
        for (uint16_t j = 0; j < search->tasks[i].shared_count; j++) {
            const gg_team_change *change = change_in(search, &search->tasks[i], j);
            if (change->value == value && change->effect != GG_TEAM_TAKES &&
                can_be_started(search, i))
                return true;
        }
    return false;
}

/* Prices by which only what nobody makes costs anything, one value or, with GG_NONE, all of these: what
 * requests ask for at these prices, there must be. */
static void price_by(gg_team_search *search, uint16_t value)
{
    const gg_team_bound *bound = &search->bounds[0];
    search->work += search->weight;
    for (uint16_t i = 0; i < search->task_count; i++)
        search->costs[i] = can_be_started(search, i) ? 0 : UINT32_MAX / 2;
    for (uint16_t i = 0; i < search->value_count; i++) {
        bool scarce = value == GG_NONE || value == i;
        bound->dual_prices[i] = is_made(search, i) ? UINT32_MAX : scarce ? UNIT : 0;
    }
    gg_team_lower_dual_prices(search, bound);
}

static void refuse_what_ran_out(gg_team_search *search, gg_team_refusal *refusals, uint16_t value,
                                uint16_t told)
{
    const gg_team_bound *bound = &search->bounds[0];
    price_by(search, value);
    uint64_t there = gg_team_price_of_supplies(search, bound), all = 0;
    for (uint16_t i = 0; i < search->goal_count; i++) {
        const gg_team_goal *goal = &search->goals[i];
        uint64_t kept = gg_team_price_of_goal(search, bound, goal, true);
        if (is_refused(search, refusals, i))
            continue;
        if (gg_team_price_of_goal(search, bound, goal, false) > there ||
            (kept > 0 && all + kept > there))
            refuse(search, refusals, i, GG_TEAM_RAN_OUT, search->facts[told]);
        else
            all += kept;
    }
}

/* What has run out is looked at by itself, then all of it together: two sources may be too little. */
static void refuse_all_that_ran_out(gg_team_search *search, gg_team_refusal *refusals)
{
    uint16_t last = GG_NONE;
    bool several = false;
    for (uint16_t i = 0; i < search->value_count; i++) {
        if (is_made(search, i))
            continue;
        several = last != GG_NONE;
        last = i;
        refuse_what_ran_out(search, refusals, i, i);
    }
    if (several)
        refuse_what_ran_out(search, refusals, GG_NONE, last);
}

bool gg_team_refuse(gg_team_search *search, gg_team_refusal *refusals)
{
    bool any = false;
    for (uint16_t i = 0; i < search->problem.request_count; i++) {
        refusals[i].reason = GG_TEAM_NO_REASON;
        refusals[i].fact = GG_NONE;
    }
    refuse_out_of_reach(search, refusals);
    gg_team_count_supplies(search, search->origin);
    for (uint16_t i = 0; i < search->value_count; i++)
        refuse_without_room(search, refusals, i);
    refuse_all_that_ran_out(search, refusals);
    for (uint16_t i = 0; i < search->goal_count; i++)
        any |= is_refused(search, refusals, i);
    return any;
}
