/* SPDX-License-Identifier: MIT */
/*
 * For which request each task of a schedule is done. Rests on scheduler.h.
 */
#include "team/scheduler.h"

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
    for (uint32_t i = 0; i < task->shared_count; i++) {
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
