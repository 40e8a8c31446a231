/* SPDX-License-Identifier: MIT */
/*
 * Schedules for teams: who does which action when, so that requests are met as early as can be.
 * A request is a condition that is to hold once; the members of a team work at the same time,
 * walk between places, have skills, and share facilities. Rests on gg.h; a game that has no
 * team does not include it.
 *
 * Times are milliseconds. A task, which is an action that a member does, takes what it uses from
 * shared numbers when it starts and makes what it makes when it ends; room for what it adds, and
 * what it writes otherwise, is its own from start to end. A walk is as late as it can be, so
 * that the member stands ready just when its task starts.
 */
#ifndef GG_TEAM_H
#define GG_TEAM_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A time that does not come. */
#define GG_TEAM_NEVER UINT32_MAX

/** Schedules end before this time, about 37 hours; what would end later is not planned. */
#define GG_TEAM_HORIZON ((uint32_t)1 << 27)

/** The requests of one planning, and the members: at most so many. */
#define GG_TEAM_REQUESTS 32
#define GG_TEAM_MEMBERS 64

/** A place with a capacity that nobody limits. */
#define GG_TEAM_UNLIMITED UINT16_MAX

/* ----------------------------------------------------------------- problems */

/** How an action is done in a team. Its domain tells the rest: gg_action. What it takes to walk
 *  from where it begins to where it ends is a part of it, beside its duration. */
typedef struct gg_team_work {
    uint16_t skill;    /**< the skill that divides its duration; GG_NONE: none */
    uint16_t facility; /**< the place whose capacity it takes up; GG_NONE: none */
} gg_team_work;

/** What goapgen makes of the team of a domain, which has goals. */
typedef struct gg_team_tables {
    const GG_ROM gg_domain *domain;
    const GG_ROM gg_team_work *work; /**< by ground action */
    const GG_ROM uint16_t
        *capacities;  /**< by place: how many tasks at a time at the start; NULL: any
                                     number */
    int32_t priority; /**< goals above it interrupt what members do for the team */
    uint16_t skill_count;
    uint16_t queue; /**< how many bookings of each member who could help there may be ahead when a
                         request is begun to be planned; 0: any number */
    bool sum;       /**< as in gg_team_problem */
} gg_team_tables;

/** A member of a team: one who can do tasks. */
typedef struct gg_team_member {
    struct gg_agent *agent; /**< who is asked for procedural preconditions and called numbers when
                                 the planning begins; NULL: nobody, all preconditions hold */
    const uint64_t *state;  /**< word_count words, of which the private bits count */
    const uint64_t *denied; /**< a bit for each action that it must not do; NULL: none */
    const uint32_t *levels; /**< by skill, in thousandths; 0: it cannot */
    uint32_t speed;         /**< in thousandths a second; 0: it cannot walk */
    uint32_t free;          /**< when its running task ends; without one when it can begin */
    uint16_t running;       /**< the ground action that it is doing, or GG_NONE */
    uint16_t place;         /**< where it is then; GG_NONE: at `point` */
    gg_point point;
} gg_team_member;

/** A request of a team: a condition that is to hold once. From then on what fulfilled it is kept
 *  for it: of each shared number that is claimed, the lower bound of the condition. So two requests
 *  for one apple need two. A task that writes the number as a whole does not start then; and while
 *  one runs, nothing of it can be kept. */
typedef struct gg_team_request {
    const GG_ROM gg_condition *condition;
    int32_t priority;
    uint16_t member; /**< whose private facts count; GG_NONE: those of any member */
    uint16_t kept;   /**< 0: it is open; else it was completed before and only keeps what fulfilled
                          it: 1 + the box of its condition that held then */
    uint32_t due;    /**< when it is promised to be completed; 0: nothing is promised. Within a
                          priority, the later promised requests are, the worse is a schedule, before
                          all else */
    bool firm; /**< of a promised one, whether no schedule is planned at all that completes it after
                    that, or later than the old schedule alone does */
} gg_team_request;

/** A task of a schedule: who does which action, and when. */
typedef struct gg_team_booking {
    uint32_t walk;  /**< when the member leaves for it; `start` if it is there */
    uint32_t start; /**< when the task starts */
    uint32_t end;
    uint16_t member;
    uint16_t action; /**< a ground action */
} gg_team_booking;

/** A team that is to be planned. All of it stays where it is while it is planned. Requests of
 *  one priority make a class; those of the highest priority come first in every comparison. */
typedef struct gg_team_problem {
    const GG_ROM gg_team_tables *tables;
    const uint64_t *state; /**< word_count words: the shared facts now, from which running tasks
                                have taken nothing yet */
    const gg_team_member *members;
    const gg_team_request *requests;
    const gg_point *points;     /**< of the places; NULL: no walk takes time */
    const uint16_t *capacities; /**< by place: how many tasks at a time; NULL: any number */
    const gg_team_booking *old; /**< a schedule to begin with, in order of starts; what cannot be
                                      done any more is left out; or NULL */
    uint16_t member_count, request_count, old_count;
    bool sum; /**< by class, the sum of the requests' completions alone, and not first when the
                   last of them is completed */
    const uint64_t *there; /**< word_count words: all that is there of claimed numbers, of which
                                `state` has what others leave; the rest cannot be had, but needs
                                its room. NULL: nobody else has any */
    uint32_t
        fixed; /**< what members leave for before this time, by the old schedule, stays as it is,
                         as does all that starts before that. 0: nothing has to */
} gg_team_problem;

/* ----------------------------------------------------------------- schedules */

/** How far a planning has come, and how good its schedule is beside those that there may be. */
typedef enum gg_team_outcome {
    GG_TEAM_SEARCHING, /**< there is work left to be done */
    GG_TEAM_PROVEN,    /**< nothing is better; or, without a schedule, there is none */
    GG_TEAM_FOUND,     /**< there may be a better one */
    GG_TEAM_NOT_FOUND  /**< no schedule was found, but there may be one */
} gg_team_outcome;

/** A schedule: the bookings that were planned, and when they meet the requests. The arrays are the
 *  caller's, each with its `capacity`, `reached` for all requests. */
typedef struct gg_team_schedule {
    gg_team_booking *bookings; /**< in order of starts */
    uint32_t *reached;         /**< by request: when it is completed */
    uint16_t *labels;  /**< by booking: for which request it is done, as goods are used up in
                                    the order in which they are made; GG_NONE: none, or it is not
                                    known. NULL: that is not asked for */
    uint16_t capacity; /**< room in bookings */
    uint16_t count;
    uint16_t version;  /**< counts those that were found so far, each better than the last */
    bool found;        /**< whether it meets all requests */
    uint32_t makespan; /**< when the last request is completed */
    uint32_t work;     /**< what members walk and work, added up */
} gg_team_schedule;

/** The ways to a schedule, in the order in which they are tried: the first two by all members, then by
 *  the first ones alone, one less each time; then the others so. */
typedef enum gg_team_way {
    GG_TEAM_OLD,      /**< the old schedule, each task as early as it can be, then dispatch */
    GG_TEAM_DISPATCH, /**< of the tasks that are needed, the one that is done soonest */
    GG_TEAM_BEAM,     /**< all requests together, the best of each number of tasks */
    GG_TEAM_SINGLE,   /**< request by request, each exact, on top of what is booked */
    GG_TEAM_JOINT,    /**< all requests together, exact: A* */
    GG_TEAM_WAYS
} gg_team_way;

/** How a planning goes, by the ways that it has tried: what each has cost and come to. */
typedef struct gg_team_report {
    uint32_t expansions[GG_TEAM_WAYS]; /**< that each way has made, with any members */
    uint32_t
        makespans[GG_TEAM_WAYS]; /**< the best of what it came to; GG_TEAM_NEVER: no schedule */
    uint32_t bound; /**< the requests of the highest priority cannot all be completed before;
                         0 if only the sum counts; GG_TEAM_NEVER: there is no schedule */
    uint32_t nodes; /**< that there is room for beside the problem, with these members */
    uint8_t best;   /**< the way that the schedule is from: a gg_team_way */
} gg_team_report;

/** A planning that is under way. It lies in the memory that it was given. */
typedef struct gg_team_search gg_team_search;

/** Begins to plan. The schedule stays the caller's and is the best one so far after each call.
 *  memory: `size` bytes, aligned as a uint64_t, which the planning works in; the more there are,
 *  the more nodes it has. With more nodes no schedule is worse, nor with one more member behind the
 *  others who does no task at the start, if all tasks and walks of members fit in a 32nd of the
 *  memory, 4 bytes for each. beam: schedules of each number of tasks that the beam goes on with.
 *  NULL: the memory does not hold the problem, or a number of it is beyond what this header
 *  says. */
gg_team_search *gg_team_begin(const gg_team_problem *problem, gg_team_schedule *schedule,
                              void *memory, uint32_t size, uint16_t beam);

/** As much work as there is. */
#define GG_TEAM_ALL UINT32_MAX

/** Goes on with a planning for so much work, and a step at least: a unit is what it takes to look at
 *  one task for one member. The result does not depend on how the work is divided into calls. */
gg_team_outcome gg_team_run(gg_team_search *search, uint32_t work);

/** Why a request cannot be met now. */
typedef enum gg_team_reason {
    GG_TEAM_NO_REASON,    /**< none is known */
    GG_TEAM_OUT_OF_REACH, /**< nobody can bring about what is asked of a fact */
    GG_TEAM_RAN_OUT,  /**< of a fact there is too little, beside what requests before it need, and
                               nobody makes more */
    GG_TEAM_NO_ROOM,  /**< a fact has no room for it, beside what is kept and what requests before
                               it ask for */
    GG_TEAM_GONE,     /**< the member whose private facts count is not there, or is away */
    GG_TEAM_CROWDED,  /**< there is no schedule for it beside the requests before it */
    GG_TEAM_LIMITED,  /**< none was found for it with the memory that there is */
    GG_TEAM_PROMISED, /**< none was found that keeps what was promised before; the fact is one that
                           such a request asks for */
    GG_TEAM_QUEUED,   /**< all who could help have enough to do: see gg_team_tables.queue */
    GG_TEAM_REASONS   /**< how many there are */
} gg_team_reason;

/** That a request cannot be met, and the fact that is in the way; GG_NONE: it is not one alone. */
typedef struct gg_team_refusal {
    uint16_t fact;
    uint8_t reason; /**< a gg_team_reason; GG_TEAM_NO_REASON: it may be met */
} gg_team_refusal;

/** Tells which requests cannot be met beside those before them, of higher priority or that stand before
 *  them, as far as that can be told without a search. refusals: by request. To be called before
 *  gg_team_run. Whether there are any. */
bool gg_team_refuse(gg_team_search *search, gg_team_refusal *refusals);

/** The report of a planning: what it has come to so far. */
const gg_team_report *gg_team_reported(const gg_team_search *search);

#ifdef __cplusplus
}
#endif

#endif
