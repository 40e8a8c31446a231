/* SPDX-License-Identifier: MIT */
/*
 * What can be told of a planning: for which request each task of its schedule is done, and what a
 * request lacks that cannot be met. Rests on scheduler.h.
 */
#include "team/scheduler.h"

/* -------------------------------------------------------------------- labels */

/* How much of a value a task that is made makes, or takes. */
static uint32_t amount_of(const gg_team_search *search, uint32_t index, uint16_t value,
                          gg_team_effect effect)
{
    return gg_team_amount(search, &search->tasks[search->made[index].action], value, effect);
}

/* How much of a value somebody needs: below made_count a task, which takes it; from there on a
 * goal, which asks for it. */
static uint32_t amount_used(const gg_team_search *search, uint32_t user, uint16_t value)
{
    if (user < search->made_count)
        return amount_of(search, user, value, GG_TEAM_TAKES);
    uint32_t box = search->fulfilled[user - search->made_count];
    return gg_team_amount_asked(search, &search->boxes[box], value, false);
}

/* Tasks come in the order in which they start, and a goal behind those that have started when it is
 * completed, though they may be of the same time. */
static bool uses_before(const gg_team_search *search, uint32_t a, uint32_t b)
{
    bool goal = a >= search->made_count, other_goal = b >= search->made_count;
    uint32_t one = a - search->made_count, other = b - search->made_count; /* of goals */
    uint32_t behind = goal ? search->behind[one] : a;
    uint32_t other_behind = other_goal ? search->behind[other] : b;
    if (behind != other_behind)
        return behind < other_behind;
    if (!goal || !other_goal)
        return goal && !other_goal;
    if (search->completions[one] != search->completions[other])
        return search->completions[one] < search->completions[other];
    return one < other;
}

/* What is there before a task makes more of a value: from the start, and from those that end
 * before. */
static uint64_t made_before(gg_team_search *search, uint32_t maker, uint16_t value)
{
    uint64_t before = search->supplies[value];
    uint32_t end = search->made[maker].end;
    for (uint32_t i = 0; i < search->made_count; i++)
        if (search->made[i].end < end || (search->made[i].end == end && i < maker))
            before += amount_of(search, i, value, GG_TEAM_MAKES);
    return before;
}

/* The first user of what a task makes of a value: those before it use up what was there. A task
 * that starts no later than the one that makes it is none. made_count + goal_count: nobody. */
static uint32_t first_user(gg_team_search *search, uint32_t maker, uint16_t value)
{
    uint32_t users = search->made_count + search->goal_count, first = users;
    bool keeps = gg_team_requests_add_up(search->problem.tables->domain, search->facts[value]);
    uint32_t takers = keeps ? users : search->made_count; /* what they use is nobody else's then */
    uint64_t before = made_before(search, maker, value);
    for (uint32_t i = maker + 1; i < users; i++) {
        uint64_t used = amount_used(search, i, value);
        if (used == 0 || (first < users && !uses_before(search, i, first)))
            continue;
        for (uint32_t j = 0; j < takers; j++)
            if (uses_before(search, j, i))
                used += amount_used(search, j, value);
        if (used > before)
            first = i;
    }
    return first;
}

/* Whom a task works for: the first one that uses something that it makes. */
static uint32_t user_of(gg_team_search *search, uint32_t index)
{
    uint32_t users = search->made_count + search->goal_count;
    const gg_team_task *task = &search->tasks[search->made[index].action];
    for (uint16_t i = 0; i < task->shared_count; i++) {
        const gg_team_change *change = change_in(search, task, i);
        if (change->effect != GG_TEAM_MAKES)
            continue;
        uint32_t user = first_user(search, index, change->value);
        if (user < users)
            return user;
    }
    return users;
}

bool gg_team_is_unused(gg_team_search *search, uint32_t index)
{
    search->work += search->made_count;
    gg_team_count_supplies(search, search->origin);
    return user_of(search, index) == search->made_count + search->goal_count;
}

void gg_team_label(gg_team_search *search, uint16_t *labels)
{
    search->work += search->made_count * (search->made_count + search->goal_count);
    gg_team_count_supplies(search, search->origin);
    for (uint32_t i = search->made_count; i-- > 0;) {
        uint32_t user = user_of(search, i);
        labels[i] = GG_NONE;
        if (user < search->made_count)
            labels[i] = labels[user];
        else if (user < search->made_count + search->goal_count)
            labels[i] = search->goals[user - search->made_count].index;
    }
}

/* --------------------------------------------------------------------- lacks */

/* A need of the first of some boxes that can never hold, if none of these can; need_count:
 * none. */
static uint32_t unmet_need(const gg_team_search *search, uint32_t box, uint16_t count)
{
    if (count == 0 || gg_team_earliest_of_boxes(search, box, count) != GG_TEAM_NEVER)
        return search->need_count;
    for (uint16_t i = 0; i < search->boxes[box].count; i++)
        if (search->need_times[search->listed[search->boxes[box].first + i]] == GG_TEAM_NEVER)
            return search->listed[search->boxes[box].first + i];
    return search->need_count;
}

/* Marks a need with a bit, and all that stands behind it: what the tasks lack that may bring it
 * about. */
static void mark_behind(gg_team_search *search, uint32_t need, uint8_t bit)
{
    search->met[need] |= bit;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < search->need_count; i++)
            for (uint16_t j = 0; (search->met[i] & bit) && j < search->task_count; j++) {
                const gg_team_task *task = &search->tasks[j];
                uint32_t behind = unmet_need(search, task->box, task->box_count);
                if (behind == search->need_count || (search->met[behind] & bit) ||
                    !gg_team_task_serves_need(search, task, i))
                    continue;
                search->met[behind] |= bit;
                changed = true;
            }
    }
}

/* A need behind this one that this one is not behind; need_count: none. */
static uint32_t need_behind(gg_team_search *search, uint32_t need)
{
    enum { HERE = 1, THERE = 2 };
    for (uint32_t i = 0; i < search->need_count; i++)
        search->met[i] = 0;
    mark_behind(search, need, HERE);
    for (uint32_t i = 0; i < search->need_count; i++) {
        if (i == need || !(search->met[i] & HERE))
            continue;
        for (uint32_t j = 0; j < search->need_count; j++)
            search->met[j] &= HERE;
        mark_behind(search, i, THERE);
        if (!(search->met[need] & THERE))
            return i;
    }
    return search->need_count;
}

/* Needs may stand behind each other in a circle; so what is named is in the last circle. */
uint16_t gg_team_lacks(gg_team_search *search, uint16_t request)
{
    uint32_t lacking = search->need_count;
    gg_team_make_need_times(search, search->origin);
    for (uint16_t i = 0; i < search->goal_count; i++)
        if (search->goals[i].index == request)
            lacking = unmet_need(search, search->goals[i].box, search->goals[i].box_count);
    if (lacking == search->need_count)
        return GG_NONE;
    for (uint32_t behind = need_behind(search, lacking); behind < search->need_count;
         behind = need_behind(search, lacking))
        lacking = behind;
    uint16_t value = search->needs[lacking].value;
    return value == GG_TEAM_HERE ? gg_team_place_fact(search) : search->facts[value];
}
