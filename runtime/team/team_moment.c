/* SPDX-License-Identifier: MIT */
/*
 * What a moment of a schedule consists of, and what happens in it: a task starts, time passes, tasks
 * end, requests are met. All ways to a schedule go through these functions, so that each of them can be
 * carried out. Rests on scheduler.h. A value in a moment
 * is what is there less what is taken; `extras` and `reserves` are what must find room besides.
 */
#include "agent/agent_layout.h"
#include "team/scheduler.h"

/* -------------------------------------------------------------------- layout */

/* How long a task cools down: so that no time is beyond what is planned. */
static uint32_t cooldown_of_task(const gg_team_search *search, uint16_t index)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    return earlier(full_exclusion_time_of(domain, search->tasks[index].action, true),
                   GG_TEAM_HORIZON);
}

/* Gives each ground action that cools down a place in the states of members, behind private values. */
static void number_cooldowns(gg_team_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    for (uint16_t i = 0; i < search->task_count; i++) {
        gg_team_task *task = &search->tasks[i];
        if (cooldown_of_task(search, i) == 0)
            continue;
        for (uint32_t j = 0; j < i && task->cooldown == 0; j++)
            if (is_same_action(domain, search->tasks[j].action, task->action))
                task->cooldown = search->tasks[j].cooldown;
        if (task->cooldown == 0)
            task->cooldown = (uint16_t)search->member_words++;
    }
}

void gg_team_lay_out_moments(gg_team_search *search)
{
    search->at_pending = GG_TEAM_CLASSES + 2u * search->rank_count;
    search->at_reserves = search->at_pending + 3;
    search->at_values = search->at_reserves + search->value_count;
    search->at_members = search->at_values + search->value_count;
    search->member_words = GG_TEAM_OWN + search->own_count;
    number_cooldowns(search);
    search->moment_words = search->at_members + search->member_count * search->member_words;
    search->estimate_words = 2u * search->rank_count + 1;
}

/* Puts in a member's state when what cools down now has done so. */
static void put_cooldowns(gg_team_search *search, const gg_agent *agent, uint32_t *state)
{
    const GG_ROM gg_exclusions *tables = search->problem.tables->domain->exclusions;
    for (uint32_t i = 0; agent && i < search->task_count; i++) {
        const gg_team_task *task = &search->tasks[i];
        if (!task->cooldown)
            continue;
        uint16_t entry = find_exclusion(agent, task->action, tables->retry_limit, tables->limit);
        if (entry < tables->limit)
            state[task->cooldown] = exclusions_of(agent)[entry].left;
    }
}

/* Notes that a task of a member ends at a time. */
static void cool_down(const gg_team_search *search, uint32_t *state, uint16_t index, uint32_t end)
{
    const gg_team_task *task = &search->tasks[index];
    if (task->cooldown)
        state[task->cooldown] = end + cooldown_of_task(search, index);
}

uint32_t gg_team_value_before(const gg_team_search *search, const gg_team_member *member,
                              uint16_t fact, uint32_t value)
{
    const GG_ROM gg_partial_changes *partial = partial_changes_of(search->problem.tables->domain);
    return partial && member->agent && member->running != GG_NONE
               ? partial->ops->before(member->agent, fact, value)
               : value;
}

/* What a running task takes is gone already. */
void gg_team_put_at_start(gg_team_search *search, uint16_t index, uint16_t location)
{
    const gg_team_member *member = &search->problem.members[index];
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    uint32_t *state = member_state_of(search, search->start, index);
    state[GG_TEAM_FREE] = member->free;
    state[GG_TEAM_LOCATION] = location;
    state[GG_TEAM_TASK] = GG_NONE;
    for (uint32_t i = 0; i < search->own_count; i++) {
        uint16_t fact = search->facts[search->value_count + i];
        state[GG_TEAM_OWN + i] =
            gg_team_value_before(search, member, fact, gg_read(domain, fact, member->state));
    }
    for (uint32_t i = 0; member->running != GG_NONE && i < search->task_count; i++)
        if (search->tasks[i].action == member->running)
            state[GG_TEAM_TASK] = i;
    put_cooldowns(search, member->agent, state);
    if (state[GG_TEAM_TASK] == GG_NONE)
        return;
    cool_down(search, state, (uint16_t)state[GG_TEAM_TASK], member->free);
    gg_team_take_shared(search, search->start, &search->tasks[state[GG_TEAM_TASK]]);
}

/* One that has been free for longer than its longest walk can be anywhere; what has cooled down has
 * no time. */
uint32_t gg_team_make_node_key(const gg_team_search *search, uint32_t *moment)
{
    uint32_t time = moment[GG_TEAM_TIME], event = moment[search->at_pending + 1], hash = 0;
    moment[search->at_pending + 2] = event < search->event_count ? time : 0;
    if (event >= search->event_count)
        moment[search->at_pending + 1] = 0;
    for (uint16_t i = 0; i < search->member_count; i++) {
        uint32_t *state = member_state_of(search, moment, i), *free = &state[GG_TEAM_FREE];
        uint32_t idle = *free < time ? time - *free : 0;
        *free = idle > search->farthest[i] ? 0u - search->farthest[i] : *free - time;
        for (uint32_t j = GG_TEAM_OWN + search->own_count; j < search->member_words; j++)
            state[j] = later(state[j], time) - time;
    }
    for (uint32_t i = search->at_pending; i < search->moment_words; i++)
        hash = gg_mixed_bits(hash ^ moment[i]);
    return hash;
}

void gg_team_restore_moment(const gg_team_search *search, uint32_t *moment)
{
    uint32_t time = moment[GG_TEAM_TIME];
    if (moment[search->at_pending + 2] == 0 && search->event_count > 0 && time > 0)
        moment[search->at_pending + 1] = search->event_count;
    for (uint16_t i = 0; i < search->member_count; i++) {
        uint32_t *state = member_state_of(search, moment, i);
        state[GG_TEAM_FREE] += time;
        for (uint32_t j = GG_TEAM_OWN + search->own_count; j < search->member_words; j++)
            state[j] += time;
    }
}

/* -------------------------------------------------------------------- values */

/* A value as a member finds it that is at a location. */
static uint32_t value_for(const gg_team_search *search, uint32_t *moment, uint16_t value,
                          uint16_t member, uint32_t location)
{
    if (value < search->value_count)
        return moment[search->at_values + value];
    if (value == GG_TEAM_HERE)
        return location < search->location_count ? search->locations[location]
                                                 : search->problem.members[member].place;
    return member_state_of(search, moment, member)[GG_TEAM_OWN + value - search->value_count];
}

/* A number has a lower bound on what is there, and an upper one on what may come to be there. */
static bool is_met(const gg_team_search *search, uint32_t *moment, const gg_team_need *need,
                   uint16_t member, uint32_t location)
{
    uint32_t value = value_for(search, moment, need->value, member, location);
    if (need->kind != GG_TEAM_NUMBER || need->value >= search->value_count)
        return gg_team_allows(need, value);
    if (value < need->low)
        return false;
    return need->high >= search->tops[need->value] ||
           value + search->extras[need->value] + moment[search->at_reserves + need->value] <=
               need->high;
}

static bool box_is_met(const gg_team_search *search, uint32_t *moment, const gg_team_box *box,
                       uint16_t member, uint32_t location)
{
    for (uint32_t i = 0; i < box->count; i++) {
        const gg_team_need *need = gg_team_need_in(search, box, i);
        if (!is_met(search, moment, need, member, location))
            return false;
    }
    return true;
}

void gg_team_sum_running_effects(gg_team_search *search, uint32_t *moment)
{
    for (uint32_t i = 0; i < search->value_count; i++)
        search->extras[i] = search->held[i] = 0;
    for (uint32_t i = 0; i < search->location_count; i++)
        search->occupied[i] = 0;
    for (uint16_t i = 0; i < search->member_count; i++) {
        uint32_t index = member_state_of(search, moment, i)[GG_TEAM_TASK];
        if (index == GG_NONE)
            continue;
        const gg_team_task *task = &search->tasks[index];
        if (task->facility != GG_NONE)
            search->occupied[task->facility]++;
        for (uint32_t j = 0; j < task->shared_count; j++) {
            const gg_team_change *change = change_in(search, task, j);
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
    for (uint32_t i = 0; i < task->shared_count; i++) {
        const gg_team_change *change = change_in(search, task, i);
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

/* The greatest of some numbers by shared value, of those that a box asks for; or 0. */
static uint32_t most_in_box(const gg_team_search *search, const gg_team_box *box,
                            const uint32_t *numbers)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < box->count; i++) {
        uint16_t value = gg_team_need_in(search, box, i)->value;
        if (value < search->value_count)
            most = later(most, numbers[value]);
    }
    return most;
}

bool gg_team_can_start(const gg_team_search *search, uint32_t *moment, uint16_t member,
                       uint16_t index)
{
    const gg_team_task *task = &search->tasks[index];
    uint32_t location = task->begins_at == GG_NONE
                            ? member_state_of(search, moment, member)[GG_TEAM_LOCATION]
                            : task->begins_at;
    if (task->facility != GG_NONE &&
        search->occupied[task->facility] >= search->capacities[task->facility])
        return false;
    if (!changes_fit(search, moment, task))
        return false;
    for (uint32_t i = 0; i < task->box_count; i++) {
        const gg_team_box *box = &search->boxes[task->box + i];
        if (box_is_met(search, moment, box, member, location) &&
            most_in_box(search, box, search->held) == 0) /* nobody writes what it asks for */
            return true;
    }
    return false;
}

/* When what is booked lets a task begin, which writes some values and asks for others. */
static uint32_t when_booked(const gg_team_search *search, const gg_team_task *task)
{
    uint32_t time = 0;
    for (uint32_t i = 0; i < task->shared_count; i++) {
        const gg_team_change *change = change_in(search, task, i);
        time = later(time, search->touched_until[change->value]);
        if (change->effect == GG_TEAM_WRITES)
            time = later(time, search->used_until[change->value]);
    }
    for (uint32_t i = 0; i < task->box_count; i++)
        time =
            later(time, most_in_box(search, &search->boxes[task->box + i], search->touched_until));
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

uint32_t gg_team_earliest_start(const gg_team_search *search, uint32_t *moment, uint16_t member,
                                uint16_t index)
{
    const gg_team_task *task = &search->tasks[index];
    const uint32_t *state = member_state_of(search, moment, member);
    uint32_t duration = duration_of(search, member, index);
    uint32_t walk = gg_team_walk_of(search, member, state[GG_TEAM_LOCATION], task->begins_at);
    if (duration == GG_TEAM_NEVER || walk >= GG_TEAM_HORIZON)
        return GG_TEAM_NEVER;
    uint32_t time = later(moment[GG_TEAM_TIME], state[GG_TEAM_FREE] + walk);
    if (task->cooldown)
        time = later(time, state[task->cooldown]);
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

void gg_team_change_own(const gg_team_search *search, uint32_t *state, const gg_team_task *task)
{
    for (uint32_t i = task->shared_count; i < task->change_count; i++) {
        const gg_team_change *own = change_in(search, task, i);
        moment_change(&state[GG_TEAM_OWN + own->value - search->value_count],
                      search->tops[own->value], own);
    }
}

void gg_team_take_shared(const gg_team_search *search, uint32_t *moment, const gg_team_task *task)
{
    for (uint32_t i = 0; i < task->shared_count; i++) {
        const gg_team_change *change = change_in(search, task, i);
        uint32_t *value = &moment[search->at_values + change->value];
        if (change->effect == GG_TEAM_TAKES)
            *value -= earlier(*value, change->amount);
    }
}

/* What it takes from shared values it has taken at its start. */
static void end_task(gg_team_search *search, uint32_t *moment, uint16_t member)
{
    uint32_t *state = member_state_of(search, moment, member);
    const gg_team_task *task = &search->tasks[state[GG_TEAM_TASK]];
    state[GG_TEAM_TASK] = GG_NONE;
    gg_team_change_own(search, state, task);
    for (uint32_t i = 0; i < task->shared_count; i++) {
        const gg_team_change *change = change_in(search, task, i);
        if (change->effect != GG_TEAM_TAKES)
            moment_change(&moment[search->at_values + change->value], search->tops[change->value],
                          change);
    }
}

static void release(gg_team_search *search, uint32_t *moment, const gg_team_booked_release *event)
{
    moment[search->at_reserves + event->value] -= event->amount;
    if (!event->room)
        moment[search->at_values + event->value] += event->amount;
}

/* Whether what a box would keep stays: a running task that writes it takes all of it away. */
static bool stays(const gg_team_search *search, const gg_team_box *box)
{
    for (uint32_t i = 0; search->refreshes && i < box->count; i++) {
        const gg_team_need *need = gg_team_need_in(search, box, i);
        if (need_keeps(need) && search->held[need->value] > 0)
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
        uint32_t location = member_state_of(search, moment, member)[GG_TEAM_LOCATION];
        for (uint32_t i = 0; i < goal->box_count; i++) {
            const gg_team_box *box = &search->boxes[goal->box + i];
            if (box_is_met(search, moment, box, member, location) && stays(search, box) &&
                most_in_box(search, box, search->touched_until) <= moment[GG_TEAM_TIME])
                return box; /* what it asks for is as it will be when all that is booked is done */
        }
    }
    return NULL;
}

/* Whether what a box of a goal keeps is nothing that promised goals before it may need: what they ask
 * for must be left, and what tasks take for them is not to be had. */
static bool leaves_promised(const gg_team_search *search, const uint32_t *moment, uint16_t index,
                            const gg_team_box *box)
{
    for (uint32_t i = 0; i < box->count; i++) {
        const gg_team_need *need = gg_team_need_in(search, box, i);
        uint32_t asked = need->low;
        for (uint32_t j = 0; need->adds_up && asked > 0 && j < index; j++) {
            const gg_team_goal *goal = &search->goals[j];
            if (goal->due == 0 || !(moment[search->at_pending] >> j & 1))
                continue;
            asked += gg_team_most_kept(search, goal->box, goal->box_count, need->value);
            if (moment[search->at_values + need->value] < asked ||
                gg_team_is_used_by_tasks(search, need->value))
                return false;
        }
    }
    return true;
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
    count_late(goals, &search->goals[index], time);
    if (search->reached) {
        search->reached[index] = time;
        search->fulfilled[index] = (uint32_t)(box - search->boxes);
        search->behind[index] = search->started;
    }
    for (uint32_t i = 0; i < box->count; i++) {
        const gg_team_need *need = gg_team_need_in(search, box, i);
        if (!need->adds_up)
            continue;
        moment[search->at_values + need->value] -= need->low;
        moment[search->at_reserves + need->value] += need->low;
    }
}

static void complete_goals(gg_team_search *search, uint32_t *moment)
{
    if (search->refreshes)
        gg_team_sum_running_effects(search, moment);
    for (uint16_t i = 0; i < search->goal_count; i++) {
        if (!(moment[search->at_pending] >> i & 1))
            continue;
        const gg_team_box *box = moment_met_box(search, moment, &search->goals[i]);
        if (box && leaves_promised(search, moment, i, box))
            moment_complete(search, moment, i, box);
    }
}

uint32_t gg_team_next_event_time(const gg_team_search *search, uint32_t *moment)
{
    uint32_t event = moment[search->at_pending + 1];
    uint32_t next = event < search->event_count ? search->events[event].time : GG_TEAM_NEVER;
    for (uint16_t i = 0; i < search->member_count; i++) {
        const uint32_t *state = member_state_of(search, moment, i);
        if (state[GG_TEAM_TASK] != GG_NONE)
            next = earlier(next, state[GG_TEAM_FREE]);
    }
    return next;
}

void gg_team_pass(gg_team_search *search, uint32_t *moment, uint32_t time)
{
    uint32_t *event = &moment[search->at_pending + 1];
    for (uint32_t next = gg_team_next_event_time(search, moment);
         next <= time && next != GG_TEAM_NEVER; next = gg_team_next_event_time(search, moment)) {
        moment[GG_TEAM_TIME] = next;
        for (uint16_t i = 0; i < search->member_count; i++) {
            const uint32_t *state = member_state_of(search, moment, i);
            if (state[GG_TEAM_TASK] != GG_NONE && state[GG_TEAM_FREE] == next)
                end_task(search, moment, i);
        }
        while (*event < search->event_count && search->events[*event].time == next)
            release(search, moment, &search->events[(*event)++]);
        complete_goals(search, moment);
    }
    if (time != GG_TEAM_NEVER)
        moment[GG_TEAM_TIME] = time;
}

void gg_team_pass_time_zero(gg_team_search *search, uint32_t *moment)
{
    complete_goals(search, moment);
    gg_team_pass(search, moment, 0);
}

/* Lets a member do a task until a time. */
static void moment_occupy(const gg_team_search *search, uint32_t *moment, uint16_t member,
                          uint16_t index, uint32_t end)
{
    const gg_team_task *task = &search->tasks[index];
    uint32_t *state = member_state_of(search, moment, member);
    state[GG_TEAM_FREE] = end;
    state[GG_TEAM_TASK] = index;
    cool_down(search, state, index, end);
    if (task->begins_at != GG_NONE)
        state[GG_TEAM_LOCATION] = task->ends_at;
}

void gg_team_put_after_booking(gg_team_search *search, const gg_team_booking *booking)
{
    uint32_t *state = member_state_of(search, search->start, booking->member);
    moment_occupy(search, search->start, booking->member, booking->action, booking->end);
    state[GG_TEAM_TASK] = GG_NONE;
    gg_team_change_own(search, state, &search->tasks[booking->action]);
}

void gg_team_start(gg_team_search *search, uint32_t *moment, uint16_t member, uint16_t index,
                   uint32_t time)
{
    const gg_team_task *task = &search->tasks[index];
    const uint32_t *state = member_state_of(search, moment, member);
    uint32_t duration = duration_of(search, member, index);
    gg_team_pass(search, moment, time);
    moment[GG_TEAM_WORK] +=
        duration + gg_team_walk_of(search, member, state[GG_TEAM_LOCATION], task->begins_at);
    moment_occupy(search, moment, member, index, time + duration);
    gg_team_take_shared(search, moment, task);
    gg_team_pass(search, moment, time);
}
