/* SPDX-License-Identifier: MIT */
/*
 * Which member can start which task next, and when at the earliest: the successors of a node, in
 * order of starts. That loses no best schedule, as no task needs another one to be running
 * (Cushing, Kambhampati, Mausam, Weld, "When is Temporal Planning Really Temporal?", 2007). But a
 * goal that is completed keeps what a task could have taken before: so a task can also start
 * after each goal that the running tasks complete. Of members that are alike, at one place and
 * idle for as long, only the first one counts. Rests on team_moment.c.
 */
#include "team/scheduler.h"

/* Whether two members take as long for everything. */
static bool choices_are_alike(const gg_team_search *search, uint16_t a, uint16_t b)
{
    size_t walks = (size_t)search->location_count * search->location_count;
    const uint32_t *one = search->walks + a * (walks + search->location_count);
    const uint32_t *other = search->walks + b * (walks + search->location_count);
    for (uint16_t i = 0; i < search->task_count; i++)
        if (duration_of(search, a, i) != duration_of(search, b, i))
            return false;
    for (size_t i = 0; i < walks; i++)
        if (one[i] != other[i])
            return false;
    for (uint32_t i = 0; i < search->goal_count; i++)
        if (search->goals[i].member == a || search->goals[i].member == b)
            return false;
    return true;
}

void gg_team_find_alike(gg_team_search *search)
{
    for (uint16_t i = 0; i < search->member_count; i++) {
        search->alike[i] = GG_NONE;
        for (uint16_t j = 0; j < i && search->alike[i] == GG_NONE; j++)
            if (choices_are_alike(search, i, j))
                search->alike[i] = j;
    }
}

/* Whether a member that comes before this one can do all the same. */
static bool is_spare(const gg_team_search *search, uint32_t *moment, uint16_t member)
{
    const uint32_t *state = member_state_of(search, moment, member);
    if (search->alike[member] == GG_NONE || state[GG_TEAM_LOCATION] == search->location_count)
        return false;
    for (uint16_t i = search->alike[member]; i < member; i++) {
        const uint32_t *other = member_state_of(search, moment, i);
        bool same = i == search->alike[member] || search->alike[i] == search->alike[member];
        for (uint32_t j = 0; same && j < search->member_words; j++)
            same = state[j] == other[j];
        if (same)
            return true;
    }
    return false;
}

/* Sums up what runs in the moment `here`, and gives when something ends next. */
static uint32_t look_around(gg_team_search *search)
{
    gg_team_sum_running_effects(search, search->here);
    return gg_team_next_event_time(search, search->here);
}

void gg_team_begin_choices(gg_team_search *search, gg_team_choice *choice)
{
    search->stamp++;
    search->work += 2u * search->member_count * search->task_count;
    choice->until = look_around(search);
    choice->next_member = choice->next_task = 0;
}

/* Whether the pair that is next can start before something ends. */
static bool choices_try_next(gg_team_search *search, gg_team_choice *choice)
{
    uint16_t member = choice->next_member, task = choice->next_task;
    uint32_t *tried = &search->tried[(size_t)member * search->task_count + task];
    if (*tried == search->stamp ||
        member_state_of(search, search->here, member)[GG_TEAM_TASK] != GG_NONE)
        return false;
    uint32_t time = gg_team_earliest_start(search, search->here, member, task);
    if (time >= choice->until || is_spare(search, search->here, member) ||
        !gg_team_can_start(search, search->here, member, task))
        return false;
    *tried = search->stamp;
    choice->member = member;
    choice->task = task;
    choice->time = time;
    return true;
}

bool gg_team_next_choice(gg_team_search *search, gg_team_choice *choice)
{
    if (search->refreshes)
        gg_team_sum_running_effects(search,
                                    search->here); /* goals were completed after the last choice */
    for (;;) {
        for (; choice->next_task < search->task_count; choice->next_task++) {
            while (choice->next_member < search->member_count) {
                bool can = choices_try_next(search, choice);
                choice->next_member++;
                if (can)
                    return true;
            }
            choice->next_member = 0;
        }
        if (choice->until == GG_TEAM_NEVER)
            return false;
        uint32_t pending = search->here[search->at_pending];
        gg_team_pass(search, search->here, choice->until);
        choice->until = look_around(search);
        choice->next_task = 0;
        if (search->here[search->at_pending] != pending)
            search->stamp++;
    }
}

bool gg_team_advance_to_start(gg_team_search *search, uint16_t member, uint16_t task,
                              uint32_t *time)
{
    for (;;) {
        uint32_t until = look_around(search);
        if (member_state_of(search, search->here, member)[GG_TEAM_TASK] == GG_NONE) {
            *time = gg_team_earliest_start(search, search->here, member, task);
            if (*time < until && gg_team_can_start(search, search->here, member, task))
                return true;
        }
        if (until == GG_TEAM_NEVER)
            return false;
        gg_team_pass(search, search->here, until);
    }
}
