/* SPDX-License-Identifier: MIT */
/*
 * Planning on top of what is booked: the moment at which members have done all that they are
 * booked for, and what becomes free in between. Rests on scheduler.h. Of a shared number others
 * can have at a time what no booked task will miss later: the least value from then on. And room
 * is kept for the greatest. So no later task can keep a booked one from being done.
 */
#include "team/scheduler.h"

/* -------------------------------------------------------------------- points */

/* Order at one time: tasks end, goals are completed, tasks start. */
enum { POINT_END, POINT_GOAL, POINT_START };

static void add_point(gg_team_search *search, uint32_t time, uint8_t kind, uint16_t index)
{
    uint32_t place = search->point_count++;
    gg_team_booked_change *points = search->points;
    for (; place > 0 && (points[place - 1].time > time ||
                         (points[place - 1].time == time && points[place - 1].kind > kind));
         place--)
        points[place] = points[place - 1];
    points[place].time = time;
    points[place].kind = kind;
    points[place].index = index;
}

/* Lists what happens to shared values, up to the goals before this one. */
static void list_points(gg_team_search *search, uint16_t goals)
{
    search->point_count = 0;
    for (uint32_t i = 0; i < search->booked_count; i++) {
        add_point(search, search->booked[i].end, POINT_END, (uint16_t)i);
        if (i >= search->running_count)
            add_point(search, search->booked[i].start, POINT_START, (uint16_t)i);
    }
    for (uint16_t i = 0; i < goals; i++)
        add_point(search, search->completions[i], POINT_GOAL, i);
}

/* What a point adds to a value, and to what needs room. */
static void change_at(const gg_team_search *search, const gg_team_booked_change *point,
                      uint16_t value, int32_t *low, int32_t *high)
{
    *low = *high = 0;
    if (point->kind == POINT_GOAL) {
        const gg_team_box *box = &search->boxes[search->fulfilled[point->index]];
        *low -= (int32_t)gg_team_amount_asked(search, box, value, true);
        return;
    }
    const gg_team_task *task = &search->tasks[search->booked[point->index].action];
    bool end = point->kind == POINT_END;
    *(end ? low : high) += (int32_t)gg_team_amount(search, task, value, GG_TEAM_MAKES);
    *(end ? high : low) -= (int32_t)gg_team_amount(search, task, value, GG_TEAM_TAKES);
}

/* -------------------------------------------------------------------- events */

static bool add_event(gg_team_search *search, uint32_t time, uint16_t value, uint32_t amount,
                      bool room)
{
    if (search->event_count == search->event_room)
        return false;
    uint32_t place = search->event_count++;
    for (; place > 0 && search->events[place - 1].time > time; place--)
        search->events[place] = search->events[place - 1];
    gg_team_booked_release event = {time, amount, value, room};
    search->events[place] = event;
    return true;
}

/* What runs at the start takes room until it ends. */
static int32_t room_of_running(const gg_team_search *search, uint16_t value)
{
    int32_t room = 0;
    for (uint32_t i = 0; i < search->running_count; i++) {
        const gg_team_task *task = &search->tasks[search->booked[i].action];
        room += (int32_t)gg_team_amount(search, task, value, GG_TEAM_MAKES);
        room += (int32_t)gg_team_amount(search, task, value, GG_TEAM_TAKES);
    }
    return room;
}

/* Goes back through the points of a value: how little there will be, and how much. */
static bool make_events(gg_team_search *search, uint16_t value)
{
    int32_t low = (int32_t)search->origin[search->at_values + value];
    int32_t high = low + (int32_t)search->origin[search->at_reserves + value], less, more;
    high += room_of_running(search, value);
    for (uint32_t i = 0; i < search->point_count; i++) {
        change_at(search, &search->points[i], value, &less, &more);
        low += less;
        high += more;
    }
    int32_t least = low, most = high;
    for (uint32_t i = search->point_count; i-- > 0 && search->points[i].time > 0;) {
        uint32_t time = search->points[i].time;
        change_at(search, &search->points[i], value, &less, &more);
        low -= less;
        high -= more;
        if ((low < least && !add_event(search, time, value, (uint32_t)(least - low), false)) ||
            (high > most && !add_event(search, time, value, (uint32_t)(high - most), true)))
            return false;
        least = low < least ? low : least;
        most = high > most ? high : most;
    }
    search->start[search->at_values + value] = (uint32_t)(least < 0 ? 0 : least);
    search->start[search->at_reserves + value] = (uint32_t)(most - (least < 0 ? 0 : least));
    return true;
}

/* Notes when others can use what booked tasks write or ask for. */
static void note_uses(gg_team_search *search, const gg_team_booking *booking, bool running)
{
    const gg_team_task *task = &search->tasks[booking->action];
    for (uint32_t i = 0; i < task->shared_count; i++) {
        const gg_team_change *change = change_in(search, task, i);
        uint32_t *used = &search->used_until[change->value];
        uint32_t *touched = &search->touched_until[change->value];
        *used = later(*used, booking->end);
        if (change->effect != GG_TEAM_WRITES || *touched > booking->end)
            continue;
        *touched = booking->end;
        search->start[search->at_values + change->value] = change->amount;
    }
    for (uint32_t i = 0; i < task->box_count && !running; i++) {
        const gg_team_box *box = &search->boxes[task->box + i];
        for (uint32_t j = 0; j < box->count; j++) {
            uint16_t value = gg_team_need_in(search, box, j)->value;
            /* Others may write it again just when this one starts. */
            if (value < search->value_count)
                search->used_until[value] = later(search->used_until[value], booking->start + 1);
        }
    }
}

/* ------------------------------------------------------------------ planning */

void gg_team_book_running(gg_team_search *search)
{
    search->booked_count = 0;
    for (uint16_t i = 0; i < search->member_count; i++) {
        const uint32_t *state = member_state_of(search, search->origin, i);
        if (state[GG_TEAM_TASK] == GG_NONE)
            continue;
        gg_team_booking *booking = &search->booked[search->booked_count++];
        booking->member = i;
        booking->action = (uint16_t)state[GG_TEAM_TASK];
        booking->walk = booking->start = 0;
        booking->end = state[GG_TEAM_FREE];
    }
    search->running_count = search->booked_count;
}

bool gg_team_book_made(gg_team_search *search)
{
    if (search->made_count > search->made_room - search->booked_count)
        return false;
    for (uint32_t i = 0; i < search->made_count; i++)
        search->booked[search->booked_count++] = search->made[i];
    return true;
}

bool gg_team_prepare_goal_on_top(gg_team_search *search, uint16_t goal)
{
    gg_team_copy_numbers(search->start, search->origin, search->moment_words);
    search->start[search->at_pending] = (uint32_t)1 << goal;
    search->event_count = 0;
    list_points(search, goal);
    for (uint16_t i = 0; i < search->value_count; i++) {
        search->touched_until[i] = search->used_until[i] = 0;
        if (!make_events(search, i))
            return false;
    }
    for (uint32_t i = 0; i < search->booked_count; i++) {
        note_uses(search, &search->booked[i], i < search->running_count);
        gg_team_put_after_booking(search, &search->booked[i]);
    }
    for (uint16_t i = 0; i < search->value_count; i++)
        if (search->touched_until[i] > 0 &&
            !add_event(search, search->touched_until[i], i, 0, true))
            return false;
    return true;
}

void gg_team_forget_bookings(gg_team_search *search)
{
    gg_team_copy_numbers(search->start, search->origin, search->moment_words);
    search->booked_count = search->running_count = search->event_count = 0;
    for (uint32_t i = 0; i < search->value_count; i++)
        search->touched_until[i] = search->used_until[i] = 0;
}

void gg_team_schedule_from_booked(gg_team_search *search)
{
    search->made_count = 0;
    for (uint32_t i = search->running_count; i < search->booked_count; i++) {
        uint32_t place = search->made_count++;
        for (; place > 0 && search->made[place - 1].start > search->booked[i].start; place--)
            search->made[place] = search->made[place - 1];
        search->made[place] = search->booked[i];
    }
}
