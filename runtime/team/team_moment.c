/* SPDX-License-Identifier: MIT */
/*
 * What happens in a schedule: a task starts, time passes, tasks end, requests are met. All ways
 * to a schedule go through these functions, so that each of them can be carried out. Rests on
 * team_parts.h. A value in a moment is what is there less what is taken; `extras` and `reserves`
 * are what must find room besides.
 */
#include "team/team_parts.h"

/* -------------------------------------------------------------------- values */

static uint32_t moment_place_of(const gg_team_search *search, uint16_t member, uint32_t spot)
{
    return spot < search->spot_count ? search->spots[spot] : search->problem.members[member].place;
}

/* A value as a member finds it that is at a spot. */
static uint32_t value_for(const gg_team_search *search, uint32_t *moment, uint16_t value,
                          uint16_t member, uint32_t spot)
{
    if (value < search->value_count)
        return moment[search->at_values + value];
    if (value == GG_TEAM_HERE)
        return moment_place_of(search, member, spot);
    return hand_of(search, moment, member)[GG_TEAM_OWN + value - search->value_count];
}

/* A number has a lower bound on what is there, and an upper one on what may come to be there. */
static bool is_met(const gg_team_search *search, uint32_t *moment, const gg_team_need *need,
                   uint16_t member, uint32_t spot)
{
    uint32_t value = value_for(search, moment, need->value, member, spot);
    if (need->kind != GG_TEAM_NUMBER || need->value >= search->value_count)
        return gg_team_allows(need, value);
    if (value < need->low)
        return false;
    return need->high >= search->tops[need->value] ||
           value + search->extras[need->value] + moment[search->at_reserves + need->value] <=
               need->high;
}

static bool box_is_met(const gg_team_search *search, uint32_t *moment, const gg_team_box *box,
                       uint16_t member, uint32_t spot)
{
    for (uint16_t i = 0; i < box->count; i++) {
        const gg_team_need *need = &search->needs[search->listed[box->first + i]];
        if (!is_met(search, moment, need, member, spot))
            return false;
    }
    return true;
}

void gg_team_refresh(gg_team_search *search, uint32_t *moment)
{
    for (uint16_t i = 0; i < search->value_count; i++)
        search->extras[i] = search->held[i] = 0;
    for (uint16_t i = 0; i < search->spot_count; i++)
        search->occupied[i] = 0;
    for (uint16_t i = 0; i < search->member_count; i++) {
        uint32_t index = hand_of(search, moment, i)[GG_TEAM_TASK];
        if (index == GG_NONE)
            continue;
        const gg_team_task *task = &search->tasks[index];
        if (task->facility != GG_NONE)
            search->occupied[task->facility]++;
        for (uint16_t j = 0; j < task->change_count; j++) {
            const gg_team_change *change = &search->changes[task->change + j];
            if (change->value >= search->value_count)
                continue;
            if (change->effect == GG_TEAM_WRITES)
                search->held[change->value]++;
            else
                search->extras[change->value] += change->amount;
        }
    }
}

/* -------------------------------------------------------------------- starts */

/* Whether there is what a task takes, room for what it makes, and nobody holds what it writes
 * or changes, or keeps some of what it writes. */
static bool changes_fit(const gg_team_search *search, const uint32_t *moment,
                        const gg_team_task *task)
{
    for (uint16_t i = 0; i < task->change_count; i++) {
        const gg_team_change *change = &search->changes[task->change + i];
        if (change->value >= search->value_count)
            continue;
        uint32_t value = moment[search->at_values + change->value];
        uint32_t others = search->extras[change->value];
        uint32_t reserves = moment[search->at_reserves + change->value];
        uint32_t room = search->tops[change->value] - value - others - reserves;
        if (search->held[change->value] > 0 ||
            (change->effect == GG_TEAM_TAKES && value < change->amount) ||
            (change->effect == GG_TEAM_MAKES && room < change->amount) ||
            (change->effect == GG_TEAM_WRITES && others + reserves > 0))
            return false;
    }
    return true;
}

/* Whether nobody writes what a box asks for. */
static bool box_is_free(const gg_team_search *search, const gg_team_box *box)
{
    for (uint16_t i = 0; i < box->count; i++) {
        uint16_t value = search->needs[search->listed[box->first + i]].value;
        if (value < search->value_count && search->held[value] > 0)
            return false;
    }
    return true;
}

bool gg_team_can(const gg_team_search *search, uint32_t *moment, uint16_t member, uint16_t index)
{
    const gg_team_task *task = &search->tasks[index];
    uint32_t spot = task->begins_at == GG_NONE ? hand_of(search, moment, member)[GG_TEAM_SPOT]
                                               : task->begins_at;
    if (task->facility != GG_NONE &&
        search->occupied[task->facility] >= search->capacities[task->facility])
        return false;
    if (!changes_fit(search, moment, task))
        return false;
    for (uint16_t i = 0; i < task->box_count; i++) {
        const gg_team_box *box = &search->boxes[task->box + i];
        if (box_is_met(search, moment, box, member, spot) && box_is_free(search, box))
            return true;
    }
    return false;
}

/* When what is booked lets a task begin, which writes some values and asks for others. */
static uint32_t when_booked(const gg_team_search *search, const gg_team_task *task)
{
    uint32_t time = 0;
    for (uint16_t i = 0; i < task->change_count; i++) {
        const gg_team_change *change = &search->changes[task->change + i];
        if (change->value >= search->value_count)
            continue;
        time = later(time, search->touched_until[change->value]);
        if (change->effect == GG_TEAM_WRITES)
            time = later(time, search->used_until[change->value]);
    }
    for (uint16_t i = 0; i < task->box_count; i++) {
        const gg_team_box *box = &search->boxes[task->box + i];
        for (uint16_t j = 0; j < box->count; j++) {
            uint16_t value = search->needs[search->listed[box->first + j]].value;
            if (value < search->value_count)
                time = later(time, search->touched_until[value]);
        }
    }
    return time;
}

/* From a time on the first at which the booked tasks leave a place in the facility free for a
 * while, if so many others are there. */
static uint32_t when_free(const gg_team_search *search, uint16_t facility, uint32_t time,
                          uint32_t duration)
{
    for (;;) {
        uint32_t count = search->occupied[facility], next = GG_TEAM_NEVER;
        for (uint32_t i = 0; i < search->booked_count; i++) {
            const gg_team_booking *booking = &search->booked[i];
            if (search->tasks[booking->action].facility != facility || booking->end <= time ||
                booking->start >= time + duration)
                continue;
            count++;
            next = earlier(next, booking->end);
        }
        if (count < search->capacities[facility] || next == GG_TEAM_NEVER)
            return count < search->capacities[facility] ? time : GG_TEAM_NEVER;
        time = next;
    }
}

uint32_t gg_team_ready(const gg_team_search *search, uint32_t *moment, uint16_t member,
                       uint16_t index)
{
    const gg_team_task *task = &search->tasks[index];
    const uint32_t *hand = hand_of(search, moment, member);
    uint32_t duration = duration_of(search, member, index);
    uint32_t walk = walk_of(search, member, hand[GG_TEAM_SPOT], task->begins_at);
    if (duration == GG_TEAM_NEVER || walk >= GG_TEAM_HORIZON)
        return GG_TEAM_NEVER;
    uint32_t time = later(moment[GG_TEAM_TIME], hand[GG_TEAM_FREE] + walk);
    if (search->booked_count > 0) {
        time = later(time, when_booked(search, task));
        if (task->facility != GG_NONE)
            time = when_free(search, task->facility, time, duration);
    }
    return time < GG_TEAM_HORIZON && time + duration < GG_TEAM_HORIZON ? time : GG_TEAM_NEVER;
}

/* ---------------------------------------------------------------------- ends */

static void moment_change(uint32_t *value, uint32_t top, const gg_team_change *change)
{
    if (change->effect == GG_TEAM_WRITES)
        *value = change->amount;
    else if (change->effect == GG_TEAM_MAKES)
        *value = top - *value < change->amount ? top : *value + change->amount;
    else
        *value -= earlier(*value, change->amount);
}

void gg_team_change_own(const gg_team_search *search, uint32_t *hand, const gg_team_task *task)
{
    for (uint16_t i = 0; i < task->change_count; i++) {
        const gg_team_change *own = &search->changes[task->change + i];
        if (own->value >= search->value_count)
            moment_change(&hand[GG_TEAM_OWN + own->value - search->value_count],
                          search->tops[own->value], own);
    }
}

/* What it takes from shared values it has taken at its start. */
static void end_task(gg_team_search *search, uint32_t *moment, uint16_t member)
{
    uint32_t *hand = hand_of(search, moment, member);
    const gg_team_task *task = &search->tasks[hand[GG_TEAM_TASK]];
    hand[GG_TEAM_TASK] = GG_NONE;
    gg_team_change_own(search, hand, task);
    for (uint16_t i = 0; i < task->change_count; i++) {
        const gg_team_change *shared = &search->changes[task->change + i];
        if (shared->value < search->value_count && shared->effect != GG_TEAM_TAKES)
            moment_change(&moment[search->at_values + shared->value], search->tops[shared->value],
                          shared);
    }
}

static void release(gg_team_search *search, uint32_t *moment, const gg_team_event *event)
{
    moment[search->at_reserves + event->value] -= event->amount;
    if (!event->room)
        moment[search->at_values + event->value] += event->amount;
}

/* Whether what a box asks for is as it will be when all booked tasks are done that write it. */
static bool is_settled(const gg_team_search *search, const uint32_t *moment, const gg_team_box *box)
{
    for (uint16_t i = 0; i < box->count; i++) {
        uint16_t value = search->needs[search->listed[box->first + i]].value;
        if (value < search->value_count && search->touched_until[value] > moment[GG_TEAM_TIME])
            return false;
    }
    return true;
}

/* Whether what a box would keep stays: a running task that writes it takes all of it away. */
static bool stays(const gg_team_search *search, const gg_team_box *box)
{
    for (uint16_t i = 0; search->refreshes && i < box->count; i++) {
        const gg_team_need *need = &search->needs[search->listed[box->first + i]];
        if (need->adds_up && need->low > 0 && search->held[need->value] > 0)
            return false;
    }
    return true;
}

/* The box of a goal that holds; NULL: none does. */
static const gg_team_box *moment_met_box(const gg_team_search *search, uint32_t *moment,
                                         const gg_team_goal *goal)
{
    uint16_t first = goal->member == GG_NONE ? 0 : goal->member;
    uint16_t last =
        goal->member == GG_NONE && goal->personal ? search->member_count : (uint16_t)(first + 1);
    for (uint16_t member = first; member < last; member++) {
        uint32_t spot = hand_of(search, moment, member)[GG_TEAM_SPOT];
        for (uint16_t i = 0; i < goal->box_count; i++) {
            const gg_team_box *box = &search->boxes[goal->box + i];
            if (box_is_met(search, moment, box, member, spot) && is_settled(search, moment, box) &&
                stays(search, box))
                return box;
        }
    }
    return NULL;
}

/* Completes a goal: what fulfils it is kept for it. */
static void moment_complete(gg_team_search *search, uint32_t *moment, uint16_t index,
                            const gg_team_box *box)
{
    uint32_t time = moment[GG_TEAM_TIME];
    uint32_t *goals = &moment[GG_TEAM_CLASSES + 2u * search->goals[index].rank];
    moment[search->at_pending] &= ~((uint32_t)1 << index);
    goals[0] = later(goals[0], time);
    goals[1] += time;
    if (search->reached) {
        search->reached[index] = time;
        search->fulfilled[index] = (uint32_t)(box - search->boxes);
        search->behind[index] = search->started;
    }
    for (uint16_t i = 0; i < box->count; i++) {
        const gg_team_need *need = &search->needs[search->listed[box->first + i]];
        if (!need->adds_up)
            continue;
        moment[search->at_values + need->value] -= need->low;
        moment[search->at_reserves + need->value] += need->low;
    }
}

static void complete_goals(gg_team_search *search, uint32_t *moment)
{
    if (search->refreshes)
        gg_team_refresh(search, moment);
    for (uint16_t i = 0; i < search->goal_count; i++) {
        if (!(moment[search->at_pending] >> i & 1))
            continue;
        const gg_team_box *box = moment_met_box(search, moment, &search->goals[i]);
        if (box)
            moment_complete(search, moment, i, box);
    }
}

uint32_t gg_team_next(const gg_team_search *search, uint32_t *moment)
{
    uint32_t event = moment[search->at_pending + 1];
    uint32_t next = event < search->event_count ? search->events[event].time : GG_TEAM_NEVER;
    for (uint16_t i = 0; i < search->member_count; i++) {
        const uint32_t *hand = hand_of(search, moment, i);
        if (hand[GG_TEAM_TASK] != GG_NONE)
            next = earlier(next, hand[GG_TEAM_FREE]);
    }
    return next;
}

void gg_team_pass(gg_team_search *search, uint32_t *moment, uint32_t time)
{
    uint32_t *event = &moment[search->at_pending + 1];
    for (uint32_t next = gg_team_next(search, moment); next <= time && next != GG_TEAM_NEVER;
         next = gg_team_next(search, moment)) {
        moment[GG_TEAM_TIME] = next;
        for (uint16_t i = 0; i < search->member_count; i++) {
            const uint32_t *hand = hand_of(search, moment, i);
            if (hand[GG_TEAM_TASK] != GG_NONE && hand[GG_TEAM_FREE] == next)
                end_task(search, moment, i);
        }
        while (*event < search->event_count && search->events[*event].time == next)
            release(search, moment, &search->events[(*event)++]);
        complete_goals(search, moment);
    }
    if (time != GG_TEAM_NEVER)
        moment[GG_TEAM_TIME] = time;
}

void gg_team_begin_moment(gg_team_search *search, uint32_t *moment)
{
    complete_goals(search, moment);
    gg_team_pass(search, moment, 0);
}

void gg_team_start(gg_team_search *search, uint32_t *moment, uint16_t member, uint16_t index,
                   uint32_t time)
{
    const gg_team_task *task = &search->tasks[index];
    uint32_t *hand = hand_of(search, moment, member);
    uint32_t duration = duration_of(search, member, index);
    gg_team_pass(search, moment, time);
    moment[GG_TEAM_WORK] += duration + walk_of(search, member, hand[GG_TEAM_SPOT], task->begins_at);
    hand[GG_TEAM_FREE] = time + duration;
    hand[GG_TEAM_TASK] = index;
    if (task->begins_at != GG_NONE)
        hand[GG_TEAM_SPOT] = task->ends_at;
    for (uint16_t i = 0; i < task->change_count; i++) {
        const gg_team_change *change = &search->changes[task->change + i];
        if (change->value < search->value_count && change->effect == GG_TEAM_TAKES)
            moment[search->at_values + change->value] -= change->amount;
    }
    gg_team_pass(search, moment, time);
}
