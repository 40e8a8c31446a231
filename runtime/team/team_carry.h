/* SPDX-License-Identifier: MIT */
/* What the books of a team know of the world: inside the team scheduler only. */
#ifndef GG_TEAM_CARRY_H
#define GG_TEAM_CARRY_H

#include "gg_team_books.h"
#include "team/scheduler.h"

#ifdef __cplusplus
extern "C" {
#endif

/** How much of a fact is kept for requests that are reached. */
uint32_t gg_team_kept(const gg_team *team, uint16_t fact);

/** A member whose work a booking has to wait for, on the same facts or in the same facility;
 *  GG_NONE: nobody's. */
uint16_t gg_team_member_to_wait_for(const gg_team *team, const gg_team_booking *booking);

/** Whether a request is not begun to be planned yet, as all members that are planned with and could
 *  help have no room in their queues: these are noted as awaited. memory: what is free of that of the
 *  planning. */
bool gg_team_waits_for_room(gg_team *team, const gg_team_planner *planner, gg_team_memory memory,
                            const gg_team_request *request);

/** Whether an awaited member has room in its queue. */
bool gg_team_has_awaited_room(const gg_team *team);

/** Notes which requests are reached. */
void gg_team_note_reached(gg_team *team, const uint64_t *world);

/** The first half of a tick: lets time pass, and notes which requests are reached. Whether all is
 *  to be planned anew. */
bool gg_team_pass_time(gg_team *team, gg_team_planner *planner, const uint64_t *world,
                       uint32_t milliseconds);

/** The second half of a tick: plans, up to so many expansions. */
void gg_team_plan_on(gg_team *team, gg_team_planner *planner, const uint64_t *world, bool anew,
                     uint32_t expansions);

#ifdef __cplusplus
}
#endif

#endif
