/* SPDX-License-Identifier: MIT */
/*
 * Requests that wait until somebody has room in its queue: one is not begun to be planned while
 * all members who could help with it have as many bookings ahead as gg_team_tables.queue says. Who
 * could help is known from the actions that can be of use, as in a planning. What is planned already
 * stays so, and what is more important than something that is planned does not wait. Rests on
 * team_problem.c and gg_team_books.h.
 */
#include "team/team_carry.h"

/* Whether a member has room for more bookings. */
static bool has_room(const gg_team *team, uint16_t member)
{
    uint16_t count = 0;
    for (uint32_t i = 0; i < team->entry_count; i++)
        count = (uint16_t)(count + (team->entries[i].booking.member == member));
    return count < team->tables->queue;
}

static bool can_help(const gg_team_problem *problem, const gg_team_member *member,
                     const uint64_t *useful)
{
    const GG_ROM gg_team_tables *tables = problem->tables;
    for (uint32_t i = 0; i < tables->domain->action_count; i++) {
        uint16_t skill = tables->work[i].skill;
        if (gg_has_bit(useful, i) && !(member->denied && gg_has_bit(member->denied, i)) &&
            (skill == GG_NONE || member->levels[skill] > 0))
            return true;
    }
    return false;
}

static bool is_less_planned(const gg_team *team, int32_t priority)
{
    for (uint32_t i = 0; i < team->request_limit; i++)
        if (team->request_slots[i].id != 0 && team->request_slots[i].state == GG_TEAM_PLANNED &&
            team->request_slots[i].priority < priority)
            return true;
    return false;
}

bool gg_team_waits_for_room(gg_team *team, const gg_team_planner *planner, gg_team_memory memory,
                            const gg_team_request *request)
{
    gg_team_problem problem = planner->problem;
    bool helps[GG_TEAM_MEMBERS], any = false;
    problem.members = planner->members;
    problem.requests = request;
    problem.request_count = 1;
    if (team->tables->queue == 0 || team->entry_count == 0 ||
        is_less_planned(team, request->priority))
        return false;
    const gg_team_useful useful = gg_team_find_useful(&problem, &memory);
    if (!useful.actions)
        return false;
    for (uint32_t i = 0; i < problem.member_count; i++) {
        helps[i] = can_help(&problem, &problem.members[i], useful.actions);
        if (helps[i] && has_room(team, planner->member_slots[i]))
            return false;
        any |= helps[i];
    }
    for (uint32_t i = 0; i < problem.member_count; i++)
        if (helps[i])
            team->member_slots[planner->member_slots[i]].awaited = 1;
    return any;
}

bool gg_team_has_awaited_room(const gg_team *team)
{
    for (uint16_t i = 0; i < team->member_limit; i++)
        if (team->member_slots[i].awaited && has_room(team, i))
            return true;
    for (uint32_t i = 0; i < team->request_limit; i++)
        if (is_queued(&team->request_slots[i]) &&
            is_less_planned(team, team->request_slots[i].priority))
            return true;
    return false;
}
