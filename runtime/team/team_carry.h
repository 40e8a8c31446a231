/* SPDX-License-Identifier: MIT */
/* What the books of a team know of the world: inside the team scheduler only. */
#ifndef GG_TEAM_CARRY_H
#define GG_TEAM_CARRY_H

#include "gg_team_books.h"
#include "team/scheduler.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Why a team plans anew: something has changed; the rest of a request without a schedule is over; or
 *  something has started or ended as it was booked, during a planning. Bits of gg_team.changed. */
enum { GG_TEAM_CHANGED = 1, GG_TEAM_WOKEN = 2, GG_TEAM_AGAIN = 4, GG_TEAM_CHANGES = 7 };

/** Notes that a team must plan anew. */
static inline void gg_team_note_change(gg_team *team, unsigned why)
{
    team->changed = (uint8_t)(team->changed | why);
}

/** Nothing is planned for a request any more. */
static inline void unplan_request(gg_team_request_slot *slot)
{
    slot->state = GG_TEAM_WAITING;
    slot->eta = GG_TEAM_NEVER;
}

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

/** Whether a request waits for room in queues, as was found when the planning began. */
static inline bool is_queued(const gg_team_request_slot *slot)
{
    return slot->id != 0 && slot->state == GG_TEAM_WAITING && slot->reason == GG_TEAM_QUEUED;
}

/** Whether a request that waits for room does so no longer: an awaited member has room in its queue, or
 *  something less important is planned. */
bool gg_team_has_awaited_room(const gg_team *team);

/** Notes which requests are reached. */
void gg_team_note_reached(gg_team *team, const uint64_t *world);

/** Lets a request rest for which there is no schedule: nothing is booked for it any more. seen: whether
 *  all is seen to change that it may have to do with. */
void gg_team_let_rest(gg_team *team, gg_team_request_slot *slot, gg_team_refusal refusal,
                      bool seen);

/** That the member is not there whose private facts count for a request: nothing is booked for it any
 *  more. */
void gg_team_note_gone(gg_team *team, gg_team_request_slot *slot);

/** Notes why there is no schedule for a request, and the fact that is in its way; the trace is told of
 *  each reason once. */
void gg_team_note_reason(gg_team *team, gg_team_request_slot *slot, gg_team_reason reason,
                         uint16_t fact);

/** The fact that a request asks for first; GG_NONE: it asks for none. */
uint16_t gg_team_first_asked(const gg_team *team, const gg_team_request_slot *slot);

/** Ends the rest of requests without a schedule, early if it has not lasted for long. */
void gg_team_wake(gg_team *team);

/** The shared facts whose change wakes such requests: word_count words of bits. */
uint64_t *gg_team_watched(const gg_team *team);

/** Whether any request is planned. */
bool gg_team_is_any_planned(const gg_team *team);

/** Takes what is booked for a member, or for a request, out of the books. request: 0: for none. */
void gg_team_drop_entries(gg_team *team, uint16_t member, uint32_t request);

/** That nothing is in the way of a request. */
void gg_team_clear_reason(gg_team_request_slot *slot);

/** How often the first rest of a request without a schedule is doubled at the most, and once. */
#define GG_TEAM_DOUBLED 7

/** Takes what is booked for a request out of the books; all, if no other one is planned. */
void gg_team_drop_bookings(gg_team *team, gg_team_request_slot *slot);

/** The first half of a tick: lets time pass, and notes which requests are reached. Whether all is
 *  to be planned anew. */
bool gg_team_pass_time(gg_team *team, gg_team_planner *planner, const uint64_t *world,
                       uint32_t milliseconds);

/** The second half of a tick: plans, with so much work. */
void gg_team_plan_on(gg_team *team, gg_team_planner *planner, const uint64_t *world, bool anew,
                     uint32_t work);

#ifdef __cplusplus
}
#endif

#endif
