/* SPDX-License-Identifier: MIT */
/*
 * Whether nothing is lost where no task waits: schedules are looked for in which each task starts as
 * soon as it can after the one before, or after a request is met. To wait only pays where it is of
 * harm that a request is met too soon, as it then keeps what others need, or that a task ends too
 * soon, as what it writes is what a request asks for no more. To do what is of no use only pays where a
 * member walks for that, while it would wait otherwise for a task that it can do anywhere. Rests on
 * scheduler.h. Where any of that may be, a schedule is only said to be the best one if it meets a bound.
 */
#include "team/scheduler.h"

/* Whether a task, from its end on, makes a need hold no more that held before. What is taken or made
 * of shared numbers does not count: it does so at the start of a task, which can come after the
 * request. */
static bool undoes(const gg_team_search *search, const gg_team_change *change,
                   const gg_team_need *need)
{
    bool own = need->value >= search->value_count;
    if (change->value != need->value)
        return false;
    if (change->effect == GG_TEAM_WRITES)
        return need->kind == GG_TEAM_NUMBER || !gg_team_allows(need, change->amount);
    return own && (change->effect == GG_TEAM_TAKES ? need->low > 0
                                                   : need->high < search->tops[need->value]);
}

/* Whether a need, once it holds, does so until a task starts. */
static bool lasts(const gg_team_search *search, const gg_team_need *need)
{
    if (need->value == GG_TEAM_HERE)
        return false;
    for (uint32_t i = 0; i < search->change_count; i++)
        if (undoes(search, &search->changes[i], need))
            return false;
    return true;
}

/* What a goal asks for, if that is one amount of one value; NULL: it asks for more. */
static const gg_team_need *only_need(const gg_team_search *search, const gg_team_goal *goal)
{
    const gg_team_box *box = &search->boxes[goal->box];
    return goal->box_count == 1 && box->count == 1 ? gg_team_need_in(search, box, 0) : NULL;
}

/* Whether others than a goal have to do with what it keeps, and it matters when it is met: not if
 * each of them asks for this alone, those that come first for the least, and tasks cannot take any
 * before these are met. For the last completion of a class it does not matter which comes first. */
static bool disturbs(const gg_team_search *search, uint16_t index, uint16_t value, bool latest)
{
    bool used = gg_team_is_used_by_tasks(search, value), alone = true, plain = true;
    uint16_t rank = search->goals[index].rank;
    uint32_t least = 0;
    for (uint32_t i = 0; i < search->goal_count; i++) {
        const gg_team_goal *goal = &search->goals[i];
        const gg_team_need *need = only_need(search, goal);
        if (gg_team_most_kept(search, goal->box, goal->box_count, value) == 0)
            continue;
        alone &= i == index;
        plain &= need && !(used && need->low > 1) &&
                 (need->low >= least || (latest && goal->rank == rank));
        least = need ? need->low : least;
    }
    return (used || !alone) && !plain;
}

/* Whether a member may be nearer to a task, once it has done one anywhere, by an action that is of no use:
 * nobody walks but to what is done at a place. */
static bool may_stroll(const gg_team_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    uint32_t useful = 0, all = 0;
    for (uint32_t i = 0; i < search->task_count; i++)
        useful += search->tasks[i].begins_at != GG_NONE;
    for (uint32_t i = 0; i < domain->action_count; i++)
        all += domain->actions[i].begins_at != GG_NONE;
    return useful > 0 && useful < search->task_count && useful < all;
}

bool gg_team_is_exact(const gg_team_search *search, bool latest)
{
    if (may_stroll(search))
        return false;
    for (uint16_t i = 0; i < search->goal_count; i++)
        for (uint32_t j = 0; j < search->goals[i].box_count; j++) {
            const gg_team_box *box = &search->boxes[search->goals[i].box + j];
            for (uint32_t k = 0; k < box->count; k++) {
                const gg_team_need *need = gg_team_need_in(search, box, k);
                if (!lasts(search, need) ||
                    (need_keeps(need) && disturbs(search, i, need->value, latest)))
                    return false;
            }
        }
    return true;
}
