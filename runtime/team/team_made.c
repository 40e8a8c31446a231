/* SPDX-License-Identifier: MIT */
/*
 * The schedule that is made: task after task, as dispatch or the old schedule has it, or by a search. It
 * is carried out, and kept if it is better than what there is. Rests on scheduler.h.
 */
#include "team/scheduler.h"

/* ------------------------------------------------------------------ schedules */

int gg_team_compare(const gg_team_search *search, const uint32_t *a, const uint32_t *b)
{
    for (uint32_t i = 0; i < search->estimate_words; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

void gg_team_take_start(gg_team_search *search, uint32_t *moment)
{
    gg_team_copy_numbers(moment, search->start, search->moment_words);
    if (search->problem.fixed == 0)
        gg_team_pass_time_zero(search, moment);
}

bool gg_team_book(gg_team_search *search, uint16_t member, uint16_t task, uint32_t start)
{
    if (search->made_count == search->made_room)
        return false;
    gg_team_booking *booking = &search->made[search->made_count++];
    booking->member = member;
    booking->action = task;
    booking->start = start;
    return true;
}

bool gg_team_replay(gg_team_search *search, uint32_t *reached)
{
    uint32_t *moment = search->ahead;
    bool can = true;
    gg_team_copy_numbers(moment, search->problem.fixed > 0 ? search->origin : search->start,
                         search->moment_words);
    search->reached = reached;
    search->started = 0;
    gg_team_pass_time_zero(search, moment);
    for (uint32_t i = 0; i < search->made_count && can; i++) {
        gg_team_booking *booking = &search->made[i];
        const gg_team_task *task = &search->tasks[booking->action];
        uint32_t location = member_state_of(search, moment, booking->member)[GG_TEAM_LOCATION];
        uint32_t walk = gg_team_walk_of(search, booking->member, location, task->begins_at);
        booking->walk = booking->start - walk;
        booking->end = booking->start + duration_of(search, booking->member, booking->action);
        gg_team_pass(search, moment, booking->start);
        gg_team_sum_running_effects(search, moment);
        can = walk <= booking->start &&
              member_state_of(search, moment, booking->member)[GG_TEAM_FREE] <= booking->walk &&
              gg_team_can_start(search, moment, booking->member, booking->action);
        search->started = i + 1;
        gg_team_start(search, moment, booking->member, booking->action, booking->start);
    }
    gg_team_pass(search, moment, GG_TEAM_NEVER);
    search->reached = NULL;
    return can && moment[search->at_pending] == 0;
}

static void copy_to_schedule(gg_team_search *search)
{
    gg_team_schedule *schedule = search->schedule;
    schedule->found = true;
    schedule->version++;
    schedule->work = search->ahead[GG_TEAM_WORK];
    schedule->count = (uint16_t)search->made_count;
    schedule->makespan = 0;
    for (uint32_t i = 0; i < search->goal_count; i++) {
        schedule->reached[search->goals[i].index] = search->completions[i];
        schedule->makespan = later(schedule->makespan, search->completions[i]);
    }
    for (uint32_t i = 0; i < search->made_count; i++) {
        schedule->bookings[i] = search->made[i];
        schedule->bookings[i].action = search->tasks[search->made[i].action].action;
    }
    if (schedule->labels)
        gg_team_label(search, schedule->labels);
    search->report.best = search->way;
}

/* Carries out the schedule that is made, and makes search->estimate what that comes to. False: it
 * cannot be carried out so, or passes a promise. */
static bool evaluate_made(gg_team_search *search)
{
    if (!gg_team_replay(search, search->completions))
        return false;
    gg_team_estimate_completed(search, search->ahead);
    gg_team_clear_unused_estimate(search);
    return gg_team_keeps_promises(search);
}

/* Leaves out what nobody has any use for, where that makes the best schedule better, which is made. */
static void leave_out_unused(gg_team_search *search)
{
    for (uint32_t i = search->made_count; i-- > search->fixed_count;) {
        gg_team_booking unused = search->made[i];
        if (!gg_team_is_unused(search, i))
            continue;
        search->made_count--;
        for (uint32_t j = i; j < search->made_count; j++)
            search->made[j] = search->made[j + 1];
        if (evaluate_made(search) && gg_team_compare(search, search->estimate, search->best) < 0) {
            gg_team_copy_numbers(search->best, search->estimate, search->estimate_words);
            continue;
        }
        for (uint32_t j = search->made_count++; j > i; j--)
            search->made[j] = search->made[j - 1];
        search->made[i] = unused;
        (void)evaluate_made(search);
    }
}

bool gg_team_is_beaten(const gg_team_search *search, const uint32_t *estimate)
{
    return search->schedule->found && gg_team_compare(search, estimate, search->best) >= 0;
}

bool gg_team_keep(gg_team_search *search)
{
    uint32_t makespan = 0;
    if (!evaluate_made(search) || search->made_count > search->schedule->capacity)
        return false;
    gg_team_copy_numbers(search->own, search->estimate, search->estimate_words);
    search->has_own = true;
    for (uint32_t i = 0; i < search->goal_count; i++)
        makespan = later(makespan, search->completions[i]);
    uint32_t *told = &search->report.makespans[search->way];
    *told = earlier(*told, makespan);
    if (gg_team_is_beaten(search, search->estimate))
        return true;
    gg_team_copy_numbers(search->best, search->estimate, search->estimate_words);
    leave_out_unused(search);
    copy_to_schedule(search);
    return true;
}

/* ------------------------------------------------------ tasks one after the other */

void gg_team_begin_line(gg_team_search *search)
{
    search->made_count = search->fixed_count;
    gg_team_take_start(search, search->line);
}

/* Starts a task in the line, as soon as that can be. */
static bool extend_line(gg_team_search *search, uint16_t member, uint16_t task, uint32_t start)
{
    if (!gg_team_book(search, member, task, start))
        return false;
    gg_team_start(search, search->line, member, task, start);
    return true;
}

void gg_team_follow_old(gg_team_search *search, uint16_t index)
{
    const gg_team_booking *old = &search->problem.old[index];
    uint32_t start;
    for (uint16_t i = 0; i < search->task_count; i++) {
        if (search->tasks[i].action != old->action || old->member >= search->member_count)
            continue;
        gg_team_copy_numbers(search->here, search->line, search->moment_words);
        if (gg_team_advance_to_start(search, old->member, i, &start))
            extend_line(search, old->member, i, start);
    }
}

void gg_team_fix_old(gg_team_search *search)
{
    uint32_t until = search->problem.fixed;
    search->fixed_count = 0;
    if (until == 0)
        return;
    gg_team_begin_line(search);
    gg_team_pass_time_zero(search, search->line);
    gg_team_copy_numbers(search->start, search->line, search->moment_words);
    for (uint16_t i = 0; i < search->problem.old_count; i++) {
        uint16_t member = search->problem.old[i].member;
        uint32_t location = member_state_of(search, search->line, member)[GG_TEAM_LOCATION];
        gg_team_follow_old(search, i);
        if (search->made_count == i)
            break; /* it cannot be done any more */
        const gg_team_booking *made = &search->made[i];
        if (made->start -
                gg_team_walk_of(search, member, location, search->tasks[made->action].begins_at) >=
            until)
            continue;
        search->fixed_count = search->made_count;
        gg_team_copy_numbers(search->start, search->line, search->moment_words);
    }
    gg_team_pass(search, search->start, later(search->start[GG_TEAM_TIME], until));
    for (uint16_t i = 0; i < search->member_count; i++) {
        uint32_t *state = member_state_of(search, search->start, i);
        if (state[GG_TEAM_TASK] == GG_NONE)
            state[GG_TEAM_FREE] = later(state[GG_TEAM_FREE], until);
    }
}

void gg_team_set_limits(gg_team_search *search)
{
    (void)gg_team_replay(search, search->completions);
    for (uint32_t i = 0; i < search->goal_count; i++) {
        gg_team_goal *goal = &search->goals[i];
        bool completed = !(search->ahead[search->at_pending] >> i & 1);
        if (goal->firm)
            search->limits[goal->index] = goal->limit =
                completed ? later(goal->due, search->completions[i]) : goal->due;
    }
}

/* The choice after the line of a task that is needed there, which is done soonest. False: there is
 * none. */
static bool choose_soonest(gg_team_search *search, gg_team_choice *best)
{
    gg_team_choice choice;
    uint32_t soonest = GG_TEAM_NEVER;
    gg_team_count_needed_tasks(search, search->line);
    gg_team_copy_numbers(search->here, search->line, search->moment_words);
    for (gg_team_begin_choices(search, &choice); gg_team_next_choice(search, &choice);) {
        uint32_t end = choice.time + duration_of(search, choice.member, choice.task);
        if (search->wanted[choice.task] == 0 || end >= soonest)
            continue;
        soonest = end;
        *best = choice;
    }
    return soonest != GG_TEAM_NEVER;
}

/* What a running task uses up of what its member has is needed anew only when it is over: so where
 * nothing that is needed can be done, the line goes on to the next end. */
gg_team_progress gg_team_dispatch(gg_team_search *search)
{
    gg_team_choice best = {0, 0, 0, 0, 0, 0};
    if (gg_team_running_complete_all(search, search->line))
        return GG_TEAM_SOLVED;
    if (choose_soonest(search, &best))
        return extend_line(search, best.member, best.task, best.time) ? GG_TEAM_ON : GG_TEAM_FULL;
    uint32_t next = gg_team_next_event_time(search, search->line);
    if (next == GG_TEAM_NEVER)
        return GG_TEAM_EXHAUSTED;
    gg_team_pass(search, search->line, next);
    return GG_TEAM_ON;
}
