/* SPDX-License-Identifier: MIT */
/*
 * What the files of the team scheduler share: the problem as plain numbers,
 * moments of a schedule, nodes of a search. Rests on gg_team.h and state.h. A
 * planning puts all of it into the memory that it is given, one after the
 * other; what is left belongs to the nodes.
 */
#ifndef GG_TEAM_SCHEDULER_H
#define GG_TEAM_SCHEDULER_H

#include "gg_team.h"
#include "gg_walk.h"
#include "goap/open_list.h"
#include "state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

#define GG_TEAM_UNITS 256u /* the parts of a whole by which bounds are weighed */

/* ------------------------------------------------------ the problem as numbers
 */

/** Where a need looks: below value_count a shared value; from there on a
 * private one; or the member's place. */
#define GG_TEAM_HERE UINT16_MAX

/** What a need asks of its value: a number, a symbol, or one of a set of many.
 */
typedef enum gg_team_need_kind { GG_TEAM_NUMBER, GG_TEAM_SYMBOL, GG_TEAM_SET } gg_team_need_kind;

/** That a value lies between two numbers, or is one of a set. */
typedef struct gg_team_need {
    uint64_t allowed;              /* of a symbol: a bit for each value */
    const GG_ROM gg_set_test *set; /* of one of more than 64 values */
    uint32_t low, high;            /* of a number */
    uint16_t value;
    uint8_t kind; /* a gg_team_need_kind */
    bool adds_up; /* whether its lower bound is kept for a request, as it is
                   claimed */
} gg_team_need;

/** Needs that hold together: some of gg_team_search.listed. */
typedef struct gg_team_box {
    uint32_t first;
    uint16_t count;
} gg_team_box;

/** Whether a task takes an amount of a value, makes some, or writes a value. */
typedef enum gg_team_effect { GG_TEAM_TAKES, GG_TEAM_MAKES, GG_TEAM_WRITES } gg_team_effect;

/** What a task does to a value. */
typedef struct gg_team_change {
    uint32_t amount; /* that it takes or makes; or the value that it writes */
    uint16_t value;
    uint8_t effect; /* a gg_team_effect */
} gg_team_change;

/** An action that can be of use, as numbers: its boxes, its changes, and where
 * it begins and ends. */
typedef struct gg_team_task {
    uint32_t box, change; /* the first of its boxes and of its changes */
    uint32_t serves;      /* the first of the needs that it may bring about, in `listed` */
    uint16_t box_count, change_count, shared_count, serve_count; /* the first shared_count changes
                      are of shared values */
    uint16_t action;
    uint16_t begins_at, ends_at; /* locations; GG_NONE: anywhere */
    uint16_t facility;           /* a location of limited capacity, or GG_NONE */
    uint16_t cooldown;           /* where its member's state tells when it has cooled down;
                        or 0 */
} gg_team_task;

/** A request as numbers. */
typedef struct gg_team_goal {
    uint32_t box;
    uint16_t box_count;
    uint16_t member;
    uint16_t rank;  /* its class: the first is that of the highest priority. One
                     before it, if any  of its goals is promised, is for how late
                     these are, and has no goals */
    uint16_t index; /* of the request */
    uint16_t kept;  /* as in gg_team_request */
    bool personal;  /* whether it asks for a member's place or private values */
    bool firm;      /* as in gg_team_request */
    uint32_t due;   /* as in gg_team_request */
    uint32_t limit; /* when it is late that is completed after this; 0: never */
} gg_team_goal;

/** An amount of a shared value, or room for it, that becomes free at a time, by
 * what is booked: it had its room reserved, or it is room alone. */
typedef struct gg_team_booked_release {
    uint32_t time;
    uint32_t amount;
    uint16_t value;
    bool room; /* room alone */
} gg_team_booked_release;

/** A time at which a booking or a goal does something to shared values. */
typedef struct gg_team_booked_change {
    uint32_t time;
    uint16_t index; /* of the booking or goal */
    uint8_t kind;
} gg_team_booked_change;

/** A bound on when requests are completed: what is left to do, at prices by
 * which no task makes more than it costs and takes. */
typedef struct gg_team_bound {
    uint32_t *dual_prices; /* by shared value: of one unit of it */
    uint32_t *shares;      /* by member: how its time counts, GG_TEAM_UNITS together;
                  NULL: the time of a facility counts, or the work itself */
    uint64_t *goal_prices; /* by goal: of what fulfils it at least */
    uint16_t *order;       /* the goals in the order of their prices */
    uint16_t facility;
    uint16_t reference; /* the location by which walks count; GG_NONE: they do not */
    uint32_t share;     /* of one place of the facility */
} gg_team_bound;

/** How many bounds a planning uses at the most. */
#define GG_TEAM_BOUNDS 8

/* ------------------------------------------------------------------ searches
 */

/**
 * A moment: numbers in this order.
 *   time, work
 *   latest, sum          of each class: of the goals that are completed; or by
 * how much promised ones are late pending              a bit for each goal that
 * is not completed event                the next event; 0 where all are over
 *   stamp                the time, if there is an event to come; else 0
 *   reserves             by shared value: what is booked, kept, or others'
 * needs so much room besides values               by shared value, without what
 * is taken members              of each: when it is free, its location and
 * task, private values From `pending` on it tells what can still happen: the
 * key of a node.
 */
enum { GG_TEAM_TIME, GG_TEAM_WORK, GG_TEAM_CLASSES };

/** The last task of a node: who starts which one, and the node before. */
typedef struct gg_team_last_task {
    uint32_t parent;
    uint16_t member, task; /* of the first node GG_NONE */
    uint16_t children;     /* of the beam: nodes that have this one as their parent */
    bool done;             /* whether the node stands for a schedule: nothing else is started;
                of the beam: whether it is not found by its key any more */
} gg_team_last_task;

/** A node. What follows it: its estimate, estimate_words numbers, then the
 * moment at which its last task starts, moment_words. Times of members when
 * they are free are relative to that. */
typedef struct gg_team_node {
    gg_node_links links;
    gg_team_last_task step;
} gg_team_node;

/** How far the bounds are made. */
typedef enum gg_team_tuning {
    GG_TEAM_BEGIN_TUNING,
    GG_TEAM_TUNE,
    GG_TEAM_TUNE_WALKS,
    GG_TEAM_TUNED
} gg_team_tuning;

/** How a way to a schedule goes on: with more steps; it has made a schedule; it
 * finds none, or none better; or there is no room for it. */
typedef enum gg_team_progress {
    GG_TEAM_ON,
    GG_TEAM_SOLVED,
    GG_TEAM_EXHAUSTED,
    GG_TEAM_FULL
} gg_team_progress;

/** Memory that is given to one thing after the other. */
typedef struct gg_team_memory {
    unsigned char *bytes;
    uint32_t size, used;
    bool cramped; /* whether something did not fit */
} gg_team_memory;

/** What members take for tasks and walks: asked once, for all that can be of
 * use to the whole team. It lies at the end of the memory. */
typedef struct gg_team_asked {
    uint16_t *actions;   /* in their order */
    uint16_t *locations; /* the places */
    uint32_t *durations; /* by member, then action */
    uint32_t *walks;     /* as in gg_team_search, for these locations */
    uint16_t action_count, location_count;
} gg_team_asked;

/** A planning that is under way: the problem as numbers, what it works with,
 * and its nodes. What is read most stands first, as small processors reach it
 * there with one instruction. */
struct gg_team_search {
    /* How far the planning is. */
    uint8_t way; /* a gg_team_way */
    bool begun;  /* whether this way has begun */
    bool proven;
    bool filled;       /* whether there was no room for all that is to be looked at */
    bool calls;        /* whether functions of the game tell who can do what */
    bool whole;        /* whether all bounds are made; else only those by which tasks are
                 needed */
    bool has_own;      /* whether the beam that is under way has found a schedule */
    bool cut;          /* whether it has left anything out as it is not wider */
    uint8_t tuning;    /* a gg_team_tuning: how far the bounds are made */
    bool exact;        /* whether a best schedule is among those that are looked for */
    bool exact_latest; /* whether one whose last completion of the highest class
                        is earliest is */
    bool firm;         /* whether any goal is */
    bool refreshes;    /* whether completing goals asks for what running tasks add
                     and write: a goal    asks that a shared number is not too great,
                     or keeps one that tasks write */

    /* How many there are. */
    uint16_t task_count, goal_count, kept_count, value_count, own_count, member_count,
        location_count, rank_count, bound_count;
    uint16_t crew;                 /* how many members may start tasks: the first ones */
    uint16_t team;                 /* how many members there are */
    uint16_t bound_members;        /* the first ones, up to the last one that works or is
                             asked for */
    uint16_t passed;               /* a firm request that something was given up for, or GG_NONE */
    uint16_t turn;                 /* of the old schedule the next task; or the goal that is
                    planned alone */
    uint16_t tune_from, tune_step; /* whose shares are moved next, and how many at a time */

    /* What is read most. */
    gg_team_task *tasks;
    gg_team_booking *made; /* the schedule that is being made, with tasks as actions */
    uint32_t made_count;
    gg_team_box *boxes;
    uint32_t at_pending, at_values, at_reserves, at_members, moment_words; /* see GG_TEAM_TIME */
    uint32_t *start;                 /* moments: now, with what is booked; or after what is fixed */
    uint32_t *here, *child, *origin; /* origin: now */
    uint32_t *estimate;              /* of the child */
    gg_team_change *changes;
    uint32_t member_words;
    uint32_t work;       /* that is done in this call: a unit is one task that is looked
                    at for one member */
    gg_team_goal *goals; /* the open ones in order of priority; from goal_count on
                          those that only keep something */
    gg_team_problem problem;
    gg_team_memory memory;

    /* What is read often. */
    gg_team_bound *bounds;
    uint32_t *ahead; /* a moment */
    uint32_t *line;  /* the moment after the tasks that were put one after the other */
    gg_team_need *needs;
    uint16_t *listed;
    gg_team_booked_release *events;
    uint32_t event_count, need_count, estimate_words, node_words;
    uint32_t *supplies;      /* by shared value: what is there or will be, as things stand */
    uint32_t *tops;          /* by shared value */
    uint8_t *met;            /* by need: whether a task for it is wanted */
    gg_team_booking *booked; /* what is booked already, while request by request is planned */
    uint32_t booked_count;
    uint32_t *durations;   /* by member, then task; GG_TEAM_NEVER: cannot do it */
    uint32_t *walks;       /* by member, then location that it leaves (location_count:
                      where it stands at the start), then location */
    uint32_t *completions; /* by goal: when it is completed */
    uint32_t *layer;       /* this layer of the beam, and the next one */
    uint32_t layer_next;
    uint32_t beam, widest;  /* how wide the beam is, and will be */
    uint32_t running_count; /* so many of the first of `booked` run at the start */

    /* The problem as numbers. */
    uint32_t listed_count, box_count, change_count, event_room;
    uint16_t *facts;        /* by value, private ones too */
    uint16_t *value_of;     /* by fact: its value or GG_NONE */
    uint16_t *alike;        /* by member: the first one that takes as long for
                      everything; GG_NONE: it is the first */
    uint32_t *tried, stamp; /* by member, then task: the last node at which it was a choice */
    uint32_t *farthest;     /* by member: the longest of its walks */
    uint16_t *locations;    /* by location: the place */
    uint16_t *capacities;   /* by location */
    uint32_t *touched_until, *used_until; /* by shared value: when the last booked task that
                      writes it ends; and the last that needs it starts */

    /* What is worked with from one expansion to the next. */
    uint32_t *extras, *held; /* by shared value: what tasks that run take or add;
                              how many of them write it */
    uint32_t *occupied;      /* by location: tasks that run there */
    uint32_t *need_times;    /* by need: when it can hold */
    uint32_t *starts;        /* by task: when it can start at the earliest, for need_times */
    uint32_t *costs;         /* by task: the least that it takes anybody; or, while bounds
                        are made, what it costs */
    uint32_t *wanted, *seen; /* by task: how often it is needed; and how often of
                              which what it needs is demanded */
    int32_t *balances;       /* by value, private ones too: what is left of it */
    uint32_t *reached;       /* by goal: noted when it is completed; or NULL */
    uint32_t *fulfilled;     /* by goal: the box that held then */
    uint32_t *behind;        /* by goal: how many of the tasks that are made had
                              started then */
    uint32_t started;        /* how many of these have, while they are carried out */
    uint32_t weight;         /* of a look at what a moment comes to at least */
    uint32_t tuned;          /* what the bound that is tuned says of the start */
    gg_team_booked_change *points;
    uint32_t point_count;

    /* The schedules. */
    gg_team_schedule *schedule;
    uint32_t made_room;
    uint32_t fixed_count; /* so many of the first of `made` are of the old
                           schedule, and fixed */
    uint32_t *best;       /* of the best schedule so far: its value, estimate_words */
    uint32_t *own;        /* that of the best one of the beam that is under way */
    uint32_t *floor;      /* what schedules of the whole team come to at least */
    uint32_t *limits;     /* by request: gg_team_goal.limit */

    /* The nodes. */
    uint32_t *nodes, *heap;
    gg_open_list open;
    uint32_t node_room;
    uint32_t layer_count, layer_at;
    uint32_t unused; /* the last node that the beam gave back: the one before is
                      its parent; or GG_NO_NODE */
    uint32_t base;   /* what of the memory crews keep */
    gg_team_asked asked;

    /* The longest parts. */
    gg_team_report report;
    gg_team_goal goal_rows[GG_TEAM_REQUESTS];  /* the open ones in order of
                                            priority; from goal_count  on those
                                            that only keep something */
    uint16_t rank_sizes[2 * GG_TEAM_REQUESTS]; /* by class: its goals */
    gg_team_bound bound_rows[GG_TEAM_BOUNDS];
};

/* ------------------------------------------------------------------ functions
 */

/** a * b. Small processors call a helper function for a long multiplication. */
#if UINTPTR_MAX > UINT32_MAX
static inline uint64_t gg_team_product(uint32_t a, uint32_t b)
{
    return (uint64_t)a * b;
}
#else
uint64_t gg_team_product(uint32_t a, uint32_t b);
#endif

/** How long an action takes one who has these levels, by skill: a duration
 * divided by the level, or the duration where there is no skill or no level. */
uint32_t gg_team_duration(const GG_ROM gg_team_tables *tables, uint16_t action,
                          uint32_t milliseconds, const uint32_t *levels);

/** Whether requests for a fact add up, so that each keeps what fulfils it: it
 * is claimed. */
bool gg_team_requests_add_up(const GG_ROM gg_domain *domain, uint16_t fact);

/** Takes room for so many things of a size from the memory; NULL and `cramped`:
 * there is none. */
void *gg_team_take(gg_team_memory *memory, uint32_t count, uint32_t size);

/** Takes room for so many numbers, which are 0; NULL and `cramped`: there is
 * none. */
uint32_t *gg_team_take_numbers(gg_team_search *search, uint32_t count);

/** What can be of use for requests: marks of facts, and a bit for each action.
 * NULL: there is no room for them. */
typedef struct gg_team_useful {
    uint8_t *marks;
    uint64_t *actions;
} gg_team_useful;

/** Finds what can be of use for the requests of a problem. */
gg_team_useful gg_team_find_useful(const gg_team_problem *problem, gg_team_memory *memory);

/** Makes the numbers of the problem: needs, boxes, changes, tasks and goals.
 * False: they do not fit. */
bool gg_team_make_numbers(gg_team_search *search);

/** Asks all members what they take for all tasks and walks, and keeps that at
 * the end of the memory. False: it does not fit. */
bool gg_team_ask_times(gg_team_search *search);

/** Makes the times of members for tasks and walks, the places, and the moment
 * at which everything starts. Members beyond the crew can do nothing. False:
 * they do not fit. */
bool gg_team_make_times(gg_team_search *search);

/** How much a box asks of a shared number: all that it asks, or with `kept` what is kept of it for who
 * needs it. */
uint32_t gg_team_amount_asked(const gg_team_search *search, const gg_team_box *box, uint16_t value,
                              bool kept);

/** The most that is kept of a shared number for one of some boxes. */
uint32_t gg_team_most_kept(const gg_team_search *search, uint32_t first, uint16_t count,
                           uint16_t value);

/** Whether a task takes or asks for an amount of a value. */
bool gg_team_is_used_by_tasks(const gg_team_search *search, uint16_t value);

/** Adds by how much a goal that is completed at a time is late to the numbers
 * of the class before that of the goal, which are given. */
static inline void count_late(uint32_t *numbers, const gg_team_goal *goal, uint32_t time)
{
    if (goal->limit == 0 || time <= goal->limit)
        return;
    uint32_t late = time - goal->limit;
    numbers[-2] = numbers[-2] > late ? numbers[-2] : late;
    numbers[-1] += late;
}

/** Of an estimate the last completion of the highest class. */
static inline uint32_t latest_of(const gg_team_search *search, const uint32_t *estimate)
{
    return estimate[2u * search->goals[0].rank];
}

/** Whether a best schedule is among those that are looked for; or, with
 * `latest`, one whose last completion of the highest class is the earliest. */
bool gg_team_is_exact(const gg_team_search *search, bool latest);

/** The smaller of two times. */
static inline uint32_t earlier(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/** The greater of two times. */
static inline uint32_t later(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/** The fact that tells where an agent is; GG_NONE: there are no places. */
static inline uint16_t gg_team_place_fact(const gg_team_search *search)
{
    const GG_ROM gg_places *places = search->problem.tables->domain->places;
    return places ? places->fact : GG_NONE;
}

/** Copies so many numbers. */
void gg_team_copy_numbers(uint32_t *to, const uint32_t *from, uint32_t count);

/** Whether a value meets a need. */
bool gg_team_allows(const gg_team_need *need, uint32_t value);

/** The i-th need of a box. */
const gg_team_need *gg_team_need_in(const gg_team_search *search, const gg_team_box *box,
                                    uint32_t i);

/** Whether an amount of the value is kept for who needs it. */
static inline bool need_keeps(const gg_team_need *need)
{
    return need->adds_up && need->low > 0;
}

/** The i-th change of a task. */
static inline const gg_team_change *change_in(const gg_team_search *search,
                                              const gg_team_task *task, uint32_t i)
{
    return &search->changes[task->change + i];
}

/** A member's numbers in a moment, in this order; then come its private values.
 */
enum { GG_TEAM_FREE, GG_TEAM_LOCATION, GG_TEAM_TASK, GG_TEAM_OWN };

/** The numbers of a member in a moment. */
static inline uint32_t *member_state_of(const gg_team_search *search, uint32_t *moment,
                                        uint16_t member)
{
    return moment + search->at_members + (size_t)member * search->member_words;
}

/** How long a task takes a member; GG_TEAM_NEVER: it cannot do it. */
static inline uint32_t duration_of(const gg_team_search *search, uint16_t member, uint16_t task)
{
    return search->durations[(size_t)member * search->task_count + task];
}

/** How long a member walks from a location, or from where it stands at the start, to a location;
 *  GG_NONE: it need not walk. */
static inline uint32_t gg_team_walk_of(const gg_team_search *search, uint16_t member, uint32_t from,
                                       uint16_t to)
{
    uint32_t locations = search->location_count;
    return to == GG_NONE ? 0 : search->walks[(member * (locations + 1) + from) * locations + to];
}

/** Works out where the parts of moments lie, when the values are known. */
void gg_team_lay_out_moments(gg_team_search *search);

/** The value of a fact without what the running task of a member has changed of
 * it in part, as its whole changes are planned with. */
uint32_t gg_team_value_before(const gg_team_search *search, const gg_team_member *member,
                              uint16_t fact, uint32_t value);

/** Puts a member, in search->start, where it is at the start. */
void gg_team_put_at_start(gg_team_search *search, uint16_t index, uint16_t location);

/** Makes a moment the key of a node, in which times of members are before or
 * after that of the moment, and returns its hash. */
uint32_t gg_team_make_node_key(const gg_team_search *search, uint32_t *moment);

/** Makes the key of a node a moment again, with times of members as they are.
 */
void gg_team_restore_moment(const gg_team_search *search, uint32_t *moment);

/** Puts a member, in search->start, where it is after a booked task. */
void gg_team_put_after_booking(gg_team_search *search, const gg_team_booking *booking);

/** Sums up what all running tasks take, add, write and occupy, in extras, held
 * and occupied. */
void gg_team_sum_running_effects(gg_team_search *search, uint32_t *moment);

/** Whether a member can start a task in this moment, wherever it is and
 * whatever is booked. What gg_team_sum_running_effects counts is up to date. */
bool gg_team_can_start(const gg_team_search *search, uint32_t *moment, uint16_t member,
                       uint16_t index);

/** When, from this moment on, a member can be at a task and what is booked lets
 * it start; GG_TEAM_NEVER: it cannot, or it would end too late. */
uint32_t gg_team_earliest_start(const gg_team_search *search, uint32_t *moment, uint16_t member,
                                uint16_t index);

/** When the next running task ends or something that is booked becomes free; or
 * GG_TEAM_NEVER. */
uint32_t gg_team_next_event_time(const gg_team_search *search, uint32_t *moment);

/** Lets time pass up to a time, at which all ends have taken place;
 * GG_TEAM_NEVER: until nothing is left to end. */
void gg_team_pass(gg_team_search *search, uint32_t *moment, uint32_t time);

/** Completes the goals that hold at time 0, and lets all happen that happens
 * then. */
void gg_team_pass_time_zero(gg_team_search *search, uint32_t *moment);

/** Starts a task at a time at which that can be. */
void gg_team_start(gg_team_search *search, uint32_t *moment, uint16_t member, uint16_t index,
                   uint32_t time);

/** Makes search->floor and begins the report with it. False: the goals cannot
 * be completed. */
bool gg_team_make_floor(gg_team_search *search);

/** Whether a schedule of this crew may be better than the best one, by what
 * such come to at least. */
bool gg_team_can_be_better(gg_team_search *search);

/** Whether nothing that is to come can be better than the best schedule, as
 * search->estimate is what that comes to at least. */
bool gg_team_is_beaten(const gg_team_search *search, const uint32_t *estimate);

/** Takes room for the bounds on when requests are completed; unless `whole`,
 * only for that by which it is counted which tasks are needed. They are to be
 * made then: search->tuning. False: they do not fit. */
bool gg_team_take_bounds(gg_team_search *search);

/** Makes a piece of the bounds; all are made when search->tuning is
 * GG_TEAM_TUNED. */
void gg_team_tune(gg_team_search *search);

/** Lowers the dual prices of a bound, for search->costs, until no task makes
 * more than it costs and takes. UINT32_MAX: it is not known yet what a value
 * costs. */
void gg_team_lower_dual_prices(const gg_team_search *search, const gg_team_bound *bound);

/** The dual prices of what fulfils a goal at least; or only of what is kept for
 * it then. */
uint64_t gg_team_price_of_goal(const gg_team_search *search, const gg_team_bound *bound,
                               const gg_team_goal *goal, bool kept);

/** The dual prices of search->supplies together. */
uint64_t gg_team_price_of_supplies(const gg_team_search *search, const gg_team_bound *bound);

/** When the pending goals of a moment are completed at the earliest by a bound
 * of members, with search->supplies. */
uint32_t gg_team_earliest_by_bound(const gg_team_search *search, const gg_team_bound *bound,
                                   uint32_t *moment);

/** Whether all goals are completed when the running tasks have ended; then
 * search->estimate is what that comes to. */
bool gg_team_running_complete_all(gg_team_search *search, uint32_t *moment);

/** Makes search->estimate: what schedules that go on from a moment come to at
 * least. False: the goals cannot be completed any more. */
bool gg_team_lower_bound(gg_team_search *search, uint32_t *moment);

/** What a task costs by a bound, with the price of what it takes; UINT64_MAX:
 * not known yet. */
uint64_t gg_team_cost_by_bound(const gg_team_search *search, const gg_team_bound *bound,
                               uint16_t index);

/** A task that a member can start next; and where the search for others goes
 * on. */
typedef struct gg_team_choice {
    uint32_t time, until;
    uint16_t member, task;
    uint16_t next_member, next_task;
} gg_team_choice;

/** Finds the members that are alike: for each the first one that takes as long
 * for everything. */
void gg_team_find_alike(gg_team_search *search);

/** Begins to go through the choices of the moment search->here:
 * gg_team_next_choice gives them one after the other. */
void gg_team_begin_choices(gg_team_search *search, gg_team_choice *choice);

/** The next choice of search->here: a member and a task with its earliest
 * start, and with that after each goal that is completed. Afterwards `here` is
 * a moment at or before it. False: there are no more. */
bool gg_team_next_choice(gg_team_search *search, gg_team_choice *choice);

/** Moves search->here on to the earliest start of a task by a member, or to a
 * moment before it, and gives its time. False: it cannot start. */
bool gg_team_advance_to_start(gg_team_search *search, uint16_t member, uint16_t task,
                              uint32_t *time);

/** Makes need_times: when each need can hold at the earliest, from a moment on.
 */
void gg_team_make_need_times(gg_team_search *search, uint32_t *moment);

/** Makes supplies: how much of each shared value is there or will be, as things
 * stand in a moment. */
void gg_team_count_supplies(gg_team_search *search, uint32_t *moment);

/** The earliest time, by need_times, at which one of some boxes can hold. */
uint32_t gg_team_earliest_of_boxes(const gg_team_search *search, uint32_t first, uint16_t count);

/** The earliest time, by need_times, at which a task can be over. */
uint32_t gg_team_earliest_task_end(const gg_team_search *search, uint32_t *moment, uint16_t index);

/** Whether a task may bring a need about. */
bool gg_team_task_serves_need(const gg_team_search *search, const gg_team_task *task,
                              uint32_t need);

/** Makes `wanted`: how often each task is needed from a moment on. */
void gg_team_count_needed_tasks(gg_team_search *search, uint32_t *moment);

/** Sets search->estimate to what is known in a moment: the times of completed
 * goals, and the work. */
void gg_team_estimate_completed(gg_team_search *search, const uint32_t *moment);

/** Whether no firm request is late by search->estimate. */
bool gg_team_keeps_promises(gg_team_search *search);

/** Sets those parts of search->estimate to 0 that do not count: the latest
 * times, where their sum counts. */
void gg_team_clear_unused_estimate(gg_team_search *search);

/** Which of two estimates is less: below 0 the first one. */
int gg_team_compare(const gg_team_search *search, const uint32_t *a, const uint32_t *b);

/** Takes the moment at which everything starts. */
void gg_team_take_start(gg_team_search *search, uint32_t *moment);

/** Puts a task at the end of the schedule that is made. False: there is no
 * room. */
bool gg_team_book(gg_team_search *search, uint16_t member, uint16_t task, uint32_t start);

/** Carries out the schedule that is made, from search->start on, and fills in
 * walks, ends and when goals are completed. False: it cannot be carried out so,
 * or goals are left. In the end search->ahead is the moment when all is over.
 */
bool gg_team_replay(gg_team_search *search, uint32_t *reached);

/** Keeps the schedule that is made, if it is better than the best one, without
 * what is of no use in it. False: it cannot be carried out so, it passes a
 * promise, or there is no room for it. Else search->own is what it comes to. */
bool gg_team_keep(gg_team_search *search);

/** For which request each task is done of the schedule that was just replayed
 * from search->origin, by task that is made; GG_NONE: for none, or it is not
 * known. Goods are used up in the order in which they are made. */
void gg_team_label(gg_team_search *search, uint16_t *labels);

/** Makes what is fixed of the old schedule the beginning of all that are made,
 * and search->start what comes after. Fewer members fix nothing. */
void gg_team_fix_old(gg_team_search *search);

/** Whether nobody is known to use what a task makes, of the schedule that was
 * just replayed from search->origin. */
bool gg_team_is_unused(gg_team_search *search, uint32_t index);

/** Begins a schedule that is made task by task, in search->line. */
void gg_team_begin_line(gg_team_search *search);

/** Adds a task of the old schedule to the line, if it can be done. */
void gg_team_follow_old(gg_team_search *search, uint16_t index);

/** Gives firm requests the limits that they have: what they are promised for,
 * or when the line completes them, which is the old schedule alone. */
void gg_team_set_limits(gg_team_search *search);

/** Adds to the line the needed task that is done soonest; where none can be
 * done, the line goes on to the next end. GG_TEAM_SOLVED: it completes all
 * goals. */
gg_team_progress gg_team_dispatch(gg_team_search *search);

/** Begins A* with search->start as its first node. */
gg_team_progress gg_team_begin_a_star(gg_team_search *search);

/** Expands one more node of A*. GG_TEAM_SOLVED: the best schedule is made.
 * GG_TEAM_EXHAUSTED: there is none that is better than what there is. */
gg_team_progress gg_team_expand_best(gg_team_search *search);

/** Begins the beam with search->start as its first layer. */
gg_team_progress gg_team_begin_beam(gg_team_search *search);

/** Expands one more node of the beam; what it finds it keeps. */
gg_team_progress gg_team_expand_in_beam(gg_team_search *search);

/** Books the tasks that run at the start, and nothing else. */
void gg_team_book_running(gg_team_search *search);

/** Adds the schedule that is made to what is booked. False: there is no room.
 */
bool gg_team_book_made(gg_team_search *search);

/** Makes search->start and the events so that a goal can be planned on top of
 * all that is booked. False: there is no room. */
bool gg_team_prepare_goal_on_top(gg_team_search *search, uint16_t goal);

/** Makes what is booked and does not run yet the schedule that is made, in
 * order of starts. */
void gg_team_schedule_from_booked(gg_team_search *search);

/** Forgets all that is booked, and starts from now again. */
void gg_team_forget_bookings(gg_team_search *search);

/** Applies what a task that has ended does to its member's private values. */
void gg_team_change_own(const gg_team_search *search, uint32_t *state, const gg_team_task *task);

/** Takes from the shared values what a task takes, or all that is there. */
void gg_team_take_shared(const gg_team_search *search, uint32_t *moment, const gg_team_task *task);

/** How much of a value a task takes, or makes. */
uint32_t gg_team_amount(const gg_team_search *search, const gg_team_task *task, uint16_t value,
                        gg_team_effect effect);

#ifdef __cplusplus
}
#endif

#endif
