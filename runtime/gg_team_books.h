/* SPDX-License-Identifier: MIT */
/*
 * The books of a team: who is a member, what is asked for, who is booked for what. They plan when
 * something has changed, a little in each tick, while everybody works by the best schedule so far;
 * and they are told what really happens. Rests on gg_team.h.
 *
 * Members walk and work by themselves, in the game: the books say what is due, the game says when
 * it has started and how it has ended. The clock only tells when a member has to leave; a task
 * starts when all is done that comes before it on the same facts or in the same facility.
 */
#ifndef GG_TEAM_BOOKS_H
#define GG_TEAM_BOOKS_H

#include "gg_team.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What a member of a team is doing. */
typedef enum gg_team_status {
    GG_TEAM_VACANT,  /**< there is no such member */
    GG_TEAM_IDLE,    /**< it waits, or walks to what is due */
    GG_TEAM_WORKING, /**< it does a task */
    GG_TEAM_AWAY     /**< it has something else to do */
} gg_team_status;

/** How far a request of a team is: waiting, planned or reached. */
typedef enum gg_team_state {
    GG_TEAM_NO_REQUEST, /**< there is no such request, or no longer */
    GG_TEAM_WAITING, /**< there is no schedule for it: it is not planned yet, as all who could help
                             have enough to do; it rests after a failure, or it cannot be met now */
    GG_TEAM_PLANNED, /**< a schedule for it was found, by which all work soon, or already */
    GG_TEAM_REACHED  /**< it was met; what met it is kept for it */
} gg_team_state;

/** A place for a member in the books. */
typedef struct gg_team_member_slot {
    const uint64_t *state;  /**< word_count words, of which the private bits count */
    struct gg_agent *agent; /**< the agent that carries its bookings out: gg_team_agents.h; NULL:
                                 the game does */
    uint8_t status;         /**< a gg_team_status */
    uint8_t stop;           /**< whether its task is to be given up */
    uint8_t awaited;  /**< whether a request waits until one such member has room in its queue */
    uint16_t action;  /**< the ground action that it does, or GG_NONE */
    uint16_t place;   /**< GG_NONE: at `point` */
    uint32_t speed;   /**< in thousandths a second */
    uint32_t left;    /**< milliseconds until it is free, as far as is known; GG_TEAM_NEVER: nobody
                          knows */
    uint32_t until;   /**< when its task is to end, since the schedule was made */
    uint32_t request; /**< what its task is done for; 0: not known */
    gg_point point;
} gg_team_member_slot;

/** A place for a request in the books. */
typedef struct gg_team_request_slot {
    uint32_t id;   /**< 0: none */
    uint32_t eta;  /**< when it is to be completed, in milliseconds since the schedule was made;
                        GG_TEAM_NEVER: it is not planned */
    uint32_t rest; /**< milliseconds that it is not planned: after a failure, or as there is no
                        schedule for it */
    int32_t priority;
    uint16_t goal;
    uint16_t member;
    uint16_t box;      /**< of its condition, the box that held when it was reached */
    uint8_t state;     /**< a gg_team_state */
    uint8_t failures;  /**< in a row */
    uint16_t lacks;    /**< the fact that is in its way; GG_NONE: none is known */
    uint8_t reason;    /**< a gg_team_reason: why there is no schedule for it */
    uint8_t unplanned; /**< how often in a row there was none: its rest ends early when something
                            changes; 0: there was one */
    uint8_t promised;  /**< whether its `eta` is a promise */
    uint8_t untold;    /**< whether the trace was not told its reason */
} gg_team_request_slot;

/** A booking in the books; times are milliseconds since the schedule was made. */
typedef struct gg_team_entry {
    gg_team_booking booking;
    uint32_t request; /**< what it is for; 0: not known */
} gg_team_entry;

/** The books of a team: its members, its requests and what is booked. The arrays and numbers up to
 *  `words` are the caller's to set, before init and attach; the rest, with what stands in the
 *  arrays, is what is saved. */
typedef struct gg_team {
    uint8_t changed;  /**< whether it must be planned anew, and why: see team_carry.h */
    uint8_t looked;   /**< whether no request can have been reached since the last look, if the
                           shared facts are still those at the end of `words` */
    uint8_t planning; /**< whether a planning is under way, which is not saved */
    uint8_t told;     /**< whether `kept` is what requests keep */
    uint8_t hold;     /**< milliseconds for which a fresh schedule starts nobody, unless its search
                                ends before */
    uint8_t untold;   /**< whether any request is */
    uint16_t member_limit;  /**< up to GG_TEAM_MEMBERS */
    uint16_t request_limit; /**< up to GG_TEAM_REQUESTS */
    uint16_t entry_limit;
    uint16_t entry_count;
    uint16_t fixed; /**< how many of the first entries the planning that is under way leaves as they
                         are; they may start meanwhile */
    uint32_t budget; /**< the work of a tick, of members that are agents, as of gg_team_run; 0: as
                          much as there is */
    const GG_ROM gg_team_tables *tables;
    gg_team_member_slot *member_slots;
    uint32_t *levels; /**< by member, then skill */
    gg_team_request_slot *request_slots;
    gg_team_entry *entries; /**< bookings that have not started, in order of starts */
    const gg_point *points; /**< by place: where it stands now; NULL: walks take no time, or the
                                 members' functions tell it */
    uint16_t *capacities;   /**< by place */
    uint64_t *words;        /**< 4 * word_count, to work with; 5 * if members are agents */
    uint64_t *denied;       /**< (action_count + 63) / 64 words by member: a bit for each action
                                 that it must not do; NULL: members are no agents, and may do
                                 all */
    uint32_t *kept;         /**< by gg_claims.all: what requests keep, as the world was told;
                                 NULL: members are no agents, or nothing is claimed */
    gg_world *world;        /**< of the members that are agents; NULL: they are none */
    uint32_t fingerprint;   /**< of the tables to which the bytes belong */
    uint32_t last_id;
    uint32_t since; /**< milliseconds since the schedule was made */
    uint32_t gap;   /**< by how much its makespan may be too long; GG_TEAM_NEVER: not known */
} gg_team;

/** What the books of one team plan with. The first three are the caller's to set; the rest need not
 *  be set, nor saved. */
typedef struct gg_team_planner {
    void *memory;  /**< aligned as a uint64_t */
    uint32_t size; /**< in bytes */
    uint16_t beam;
    /* Its own. */
    uint8_t stage;    /**< of the planning: see team_plans.c */
    bool woken;       /**< whether nothing has changed but that rests are over */
    uint16_t tried;   /**< the request that is tried beside the others, or GG_NONE */
    uint16_t version; /**< of the schedule that is in the books */
    gg_team_problem problem;
    gg_team_search *search;
    uint16_t *member_slots;  /**< by member of the problem */
    uint16_t *request_slots; /**< by request of the problem */
    uint32_t elapsed;        /**< milliseconds since the planning began */
    uint32_t window;         /**< for so many from then on it leaves what is booked */
    uint32_t work;           /**< that is left in this tick */
    uint32_t aside;          /**< a bit for each request that is not planned with now */
    uint32_t hard;           /**< of these, those for which the quick ways have found nothing */
    gg_team_member *members;
    gg_team_request *requests;
    gg_team_refusal *refusals; /**< by request of the problem */
    gg_team_schedule schedule;
} gg_team_planner;

/** Makes the books of a team without members and requests. Places have the capacities of the
 *  domain. */
void gg_team_init(gg_team *team);

/** Makes saved books good again; what was planned is planned anew. The members' states must be set
 *  again: gg_team_attach_member. If the bytes cannot be books of this team, nothing is changed. */
gg_attachment gg_team_attach(gg_team *team);

/** Gives a member of books that were attached its state, which is not saved with them. */
void gg_team_attach_member(gg_team *team, uint16_t member, const uint64_t *state);

/** Lets one join: gives its number, or GG_NONE if all member slots are taken. levels: by skill;
 *  state: stays where it is. */
uint16_t gg_team_join(gg_team *team, const uint64_t *state, const uint32_t *levels, uint32_t speed);

/** Lets a member leave, whatever it is doing. Requests for its private facts that are not reached
 *  wait until it joins again, with the same state; if its number is given to another one before,
 *  they are cancelled, as is a reached one at once. Work for them that others do goes on. */
void gg_team_leave(gg_team *team, uint16_t member);

/** Tells where a member is, so that a schedule that is made then begins there: at a place, or,
 *  for GG_NONE, at a point. */
void gg_team_moved(gg_team *team, uint16_t member, uint16_t place, gg_point point);

/** Tells that a member has something else to do, for so many milliseconds as far as is known;
 *  GG_TEAM_NEVER: it is not planned with; 0: it is back. Its task is given up. */
void gg_team_busy(gg_team *team, uint16_t member, uint32_t milliseconds);

/** Sets how many can work at a place at a time; GG_TEAM_UNLIMITED: any number. */
void gg_team_set_capacity(gg_team *team, uint16_t place, uint16_t capacity);

/** Asks for a goal of the domain to be reached once. member: whose private facts count, or
 *  GG_NONE. promise: whether what gg_team_eta tells of it holds against later requests of the same
 *  or a lower priority: such a one waits if it could only be met otherwise. Gives an id, or 0 if there is no room, no such goal or no such member. */
uint32_t gg_team_want(gg_team *team, uint16_t goal, uint16_t member, int32_t priority,
                      bool promise);

/** Ends a request. Work for it that runs goes on, and others may use what it makes; with `stop`
 *  it is given up, as gg_team_must_stop tells. False: there is no such request. */
bool gg_team_cancel(gg_team *team, uint32_t id, bool stop);

/** Gives what a request that was reached keeps to others, and forgets it. False: it was not
 *  reached. */
bool gg_team_release(gg_team *team, uint32_t id);

/** How far a request is. */
gg_team_state gg_team_state_of(const gg_team *team, uint32_t id);

/** The fact that is in the way of a request while it cannot be met; GG_NONE: none is known. */
uint16_t gg_team_lacking(const gg_team *team, uint32_t id);

/** Why a request cannot be met now, or is not planned yet, as far as that is known. */
gg_team_reason gg_team_reason_of(const gg_team *team, uint32_t id);

/** Milliseconds until a request is completed by the schedule; GG_TEAM_NEVER: nobody knows. */
uint32_t gg_team_eta(const gg_team *team, uint32_t id);

/** The booking that is due: the member has to leave for it now, or waits for it at its place.
 *  NULL: none, or the member works. */
const gg_team_booking *gg_team_due(const gg_team *team, uint16_t member);

/** Whether what is due may start as far as the books are concerned: all is done that comes before
 *  it, and what it takes is there and nobody else's; if that is gone, all is planned anew. Whether
 *  its conditions hold is the game's to see. world: the shared facts now. */
bool gg_team_may_start(gg_team *team, uint16_t member, const uint64_t *world);

/** Tells that what is due has started. */
void gg_team_started(gg_team *team, uint16_t member);

/** Whether a member is to give its task up, because the request was cancelled; then
 *  gg_team_ended is called. */
bool gg_team_must_stop(const gg_team *team, uint16_t member);

/** Tells that the task of a member has ended; or, if it has none, that what is due could not
 *  start. If not `well`, the request rests, each time for longer, and all is planned anew. */
void gg_team_ended(gg_team *team, uint16_t member, bool well);

/** Tells that a member was interrupted in its task. That is no failure; all is planned anew. */
void gg_team_interrupted(gg_team *team, uint16_t member);

/** Whether anything is booked for a member that has not started. */
bool gg_team_has_booking(const gg_team *team, uint16_t member);

/** Lets time pass, notes which requests are reached, and plans, with so much work as gg_team_run
 *  tells; GG_TEAM_ALL: to the end. world: the shared facts, from which running tasks have taken
 *  nothing yet. */
void gg_team_tick(gg_team *team, gg_team_planner *planner, const uint64_t *world, uint32_t work,
                  uint32_t milliseconds);

#ifdef __cplusplus
}
#endif

#endif
