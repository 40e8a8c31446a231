/* SPDX-License-Identifier: MIT */
/*
 * The memory that the runtime works in: worlds, agents, planners and their parts. goapgen
 * sizes all of it for a domain, as NAME_world, NAME_agent and NAME_planner. A game includes
 * gg.h, which includes this.
 *
 * Rests on gg_problems.h. A game writes nothing here but through the calls of gg.h.
 */
#ifndef GG_MEMORY_H
#define GG_MEMORY_H

#include "gg_problems.h"

#ifdef __cplusplus
extern "C" {
#endif

struct gg_agent;
struct gg_event; /* what happened: in gg_trace.h */
struct gg_team;  /* the books of a team: in gg_team_books.h */

/* ---------------------------------------------------------------- searches */

/** Where a node of a search stands in its open list: in the chains of the hash table and in the
 *  heap. */
typedef struct gg_node_links {
    uint32_t hash;        /**< of its key */
    uint32_t first, next; /**< chains of the hash table */
    uint32_t place;       /**< in the heap; UINT32_MAX: not in it */
} gg_node_links;

/** The open list of a search: how many nodes are in its hash table and in its heap. hash_span: the
 *  greatest power of 2 up to the former. */
typedef struct gg_open_list {
    uint32_t node_count, heap_count, hash_span;
} gg_open_list;

/** A node of a search: a state, or backward a box of states, that it has met. What is linked stands
 *  first. */
typedef struct gg_node {
    gg_node_links links;
    gg_distance cost_so_far;     /**< on the way to it */
    gg_distance estimated_total; /**< of a plan by way of it */
    uint32_t parent;             /**< the node it was met from */
    uint16_t action; /**< leads from the parent to it, or backward from it to the parent */
} gg_node;

/** How a plan for a goal was found: read, along the estimates, or by a search. */
typedef enum gg_how_found {
    GG_HOW_READ,   /**< it was read from a policy or table, or nothing is to be done */
    GG_HOW_WALK,   /**< along the estimates, each step bringing the goal nearer by what it costs */
    GG_HOW_SEARCH, /**< by a search that finds the cheapest one */
    GG_HOW_GREEDY  /**< by one that is content with any */
} gg_how_found;

/** A search for a plan. The memory is the caller's. It may be of any size from 0 up, unless it
 *  is always needed; if it is too small, the search ends in the outcome of that limit. */
typedef struct gg_search {
    uint8_t how; /**< for the caller to read: how the plan was found, a gg_how_found */

    /* The search's own. */
    uint8_t direction;
    uint8_t outcome;
    uint8_t passed_count;
    bool cut;      /**< whether a plan was passed over because of its length */
    bool left_out; /**< whether actions were left out because others do as well */
    bool denied;   /**< whether the game has denied an action that would be of use */
    bool measured; /**< whether `estimates` are a state and what the tables say of it */
    bool guided;   /**< whether the tables say something of the states */
    uint8_t
        finer; /**< what says more of states than the tables do: gg_finer_estimates of search.h */
    uint8_t walks;  /**< how walks differ from those of the tables: a gg_walks of search.h */
    uint8_t saving; /**< by how many 256ths a step may cost less than the tables say: 0, none does;
                            255, nothing is known */

    uint32_t node_capacity;
    gg_node *nodes;
    uint32_t *heap;   /**< node_capacity */
    uint64_t *states; /**< node_capacity * word_count words */
    uint64_t *usable; /**< (action_count + 63) / 64 words, always needed */
    uint16_t
        *dynamic_costs; /**< always needed: dynamic_cost_count, and behind them what legs cost in
                                     this planning, if that is remembered: as
                                     gg_leg_costs.told, where places have points with one more for
                                     where the agent stands; 0, it is not known yet; and behind these
                                     what walk_estimates.c works out */
    gg_distance *relaxed_costs; /**< value_count, always needed */
    gg_distance *estimates; /**< of goals with tables, always needed: word_count words, and one for
                                     each table of the goal that has most */
    uint64_t *sets;         /**< 3 times as usable, always needed */
    uint64_t *scratch;      /**< 5 * word_count words, always needed */
    uint64_t *reading;      /**< word_count words, and a bit for each procedural precondition if a
                                     policy asks for them (gg_policy_asking); if it is NULL, plans
                                     that are read from policies, or must keep goals, are searched
                                     for instead. Always needed if gg_domain.told */

    /* For the caller to read. */
    uint32_t expanded;  /**< nodes whose successors were looked at */
    uint32_t generated; /**< nodes that were made */
    uint32_t read;      /**< nodes of a policy or entries of a table that were read, or states
                             that were estimated before the search */
    uint32_t cost;      /**< of the plan */

    /* The search's own, as above. */
    const GG_ROM gg_heuristic *heuristic;
    gg_plan *plan;
    gg_goal_problem problem;
    gg_distance bound; /**< no plan is nearer */
    uint32_t walked;   /**< steps along the estimates that were in vain, and are still to be taken
                            off the expansions */
    gg_open_list open;
    uint32_t noted[GG_PASSES]; /**< the nodes of goal states that were passed over; in greedy
                                     ways, which pass none over, numbers of their own */
} gg_search;

/* ---------------------------------------------------------- decompositions */

/** The place in a sequence of random numbers, which is the same on every machine. */
typedef struct gg_random {
    uint32_t a, b, c, d;
} gg_random;

/** An entry of the decomposition record: a method that was chosen for a task, or a condition that
 *  was achieved. The entries of a method's subtasks follow its own. */
typedef struct gg_chosen_method {
    uint16_t task;   /**< from task_count on: a condition to achieve */
    uint16_t method; /**< its index in gg_task.methods */
    /* Once the plan is complete: */
    uint16_t from;  /**< the first step of the plan that it led to */
    uint16_t steps; /**< the number of these steps */
    uint16_t size;  /**< the number of entries that belong to it, with this one */
} gg_chosen_method;

/** What is left to try of a task's methods. */
typedef struct gg_cursor {
    uint64_t open; /**< GG_DRAWN: the groups that can still be drawn; GG_SCORED: the
                        score and the number of the method tried last */
    uint16_t next; /**< the method to try next, or GG_NONE */
} gg_cursor;

/** A method that is being planned, and where to go on after it. */
typedef struct gg_frame {
    const GG_ROM gg_method *method;
    uint16_t parent, index; /**< the frame to go on in, and its subtask */
    uint16_t depth;         /**< tasks that this one is nested in */
    uint16_t task;          /**< whose method it is */
} gg_frame;

/** How the call of a frame, a task from a state, began: the lengths of plan and record then, and
 *  what is left to do after it. Kept where tasks are recursive or failures are remembered; its
 *  state stands in gg_workspace.frame_states. */
typedef struct gg_call_start {
    uint32_t left; /**< what is left to do after it, see htn_failures.c */
    uint16_t plan_length, chosen_count, choice_count;
    uint16_t rest; /**< the fewest steps of what is left to do after it */
} gg_call_start;

/** The solutions of a call, the states to which its task can be done, as they are taken one after
 *  the other: see htn_solutions.c. */
typedef struct gg_solutions {
    uint32_t call, taken; /**< entries: the call, and the solution that was taken last */
    uint32_t agenda; /**< what is left to do for the solutions that a chart has not found yet */
    uint32_t floor;  /**< entries below this one are needed for that */
} gg_solutions;

/** A choice point of a decomposition: a place to which it can go back, with what can still be tried
 *  there. */
typedef struct gg_choice_point {
    union {
        gg_cursor cursor; /**< what can still be tried; of a condition cursor.next: the end states
                           that it was achieved in so far */
        gg_solutions solutions; /**< if it takes solutions */
    } as;
    uint16_t task; /**< the task whose methods are tried; from task_count on: a condition */
    uint16_t frame, index, frame_top, plan_length, chosen_count;
    bool takes_solutions; /**< of a call that the memory knows, or finds */
    uint8_t limits;       /**< met since, see gg_note_limit_met */
} gg_choice_point;

/** Steps that one entry of a chart has room for. */
#define GG_ENTRY_STEPS 16

/** An entry of what a decomposition remembers: see htn_entries.c. */
typedef struct gg_entry {
    uint32_t slot, chain, hash, key; /* of the hash table: the first entry of the slot
                                        with this number; the next, ... of this entry */
    uint32_t below;                  /* on the agenda, or behind in a queue */
    uint16_t name;                   /* of a call the task, else the method; of a failure the
                                        steps there was room for */
    uint16_t index;                  /* of a wait: the subtask after the one waited for */
    bool listed;                     /* whether it is on the agenda, or asked for an end */
    bool complete;                   /* of a call: all of its solutions are known */
    bool cut;                        /* of a call: a limit was met in its chart; or, without
                                        one, it finds no more solutions */
    union {
        struct { /* a call: a task that is to be done from a state */
            gg_cursor cursor;
            uint32_t waits;                    /* who waits for its solutions; the newest first */
            uint32_t solutions, last_solution; /* the states it can be done to, so far */
            uint32_t leader;                   /* in a chart: of the circle that it is in */
            uint32_t queue;                    /* in a chart, of a leader: the last of the calls of
                                            the circle that are left, with the first below it;
                                            in a table: what it waits for, the newest first */
            uint32_t chart;                    /* the first call of its chart; or none */
        } call;
        struct {                              /* a method that waits for a subtask */
            uint32_t owner, callee;           /* calls: whose method it is; what it waits for */
            uint32_t next;                    /* of the callee's waits */
            uint32_t taken;                   /* the last end that it went on with */
            uint32_t before_wait, before_end; /* how the method came here */
            uint32_t steps, methods;          /* and with how many */
        } wait;
        struct { /* an end: a state that a call can be done to, and how */
            uint32_t owner, next;
            uint32_t last_wait, last_solution; /* how the method came here */
            uint32_t steps, methods;
            uint32_t back_wait, back_end; /* where it is used, while a plan is read */
        } end;
        uint16_t steps[GG_ENTRY_STEPS]; /* of a condition's end, which is before */
        struct {                        /* a failure, or what is left to do after a subtask */
            uint32_t left;              /* what is left after that */
            uint16_t task;              /* of what is left to do: the task whose method it is of */
        } rest;
    } as;
} gg_entry;

/** The memory of a decomposition. It is the caller's, and may be of any size from 0 up, unless
 *  it is always needed; if it is too small, the decomposition ends in the outcome of that
 *  limit. */
typedef struct gg_workspace {
    uint16_t chosen_count; /**< out: entries in chosen */
    bool chosen_complete;  /**< out: whether there was room for all */
    uint16_t charted;      /**< out: the task that the chart took over first in the plan, see
                                   gg_decompose; GG_NONE: none */
    uint16_t frame_capacity, choice_capacity, chosen_capacity;
    uint16_t depth_limit; /**< how deep tasks may be nested */
    gg_frame *frames;
    gg_call_start *starts;  /**< frame_capacity; NULL only where no task is recursive and nothing
                                  is remembered */
    uint64_t *frame_states; /**< frame_capacity * word_count words; or NULL, as starts */
    gg_choice_point *choices;
    uint64_t *choice_states;  /**< choice_capacity * word_count words */
    gg_entry *entries;        /**< what is remembered; NULL where nothing is */
    uint64_t *entry_states;   /**< entry_capacity * word_count words */
    gg_chosen_method *chosen; /**< the methods chosen, in order, if the problem has a recorder;
                                  those that do not fit are not recorded */
    uint64_t *states;         /**< 2 * word_count words, always needed */
    uint64_t *asked;          /**< 2 * ((procedural_count + dynamic_cost_count + 63) / 64)
                                  words, and one more if costs are drawn; always needed */
    gg_search *search;        /**< for conditions to achieve; NULL if the domain
                                  has none */
    uint8_t *others;          /**< subgoal_count: of each condition to achieve, how many
                                  other end states it had in the planning; NULL: each one has
                                  the first alone */
    uint32_t entry_capacity;
    uint32_t expansion_limit; /**< how many methods may be entered */
    uint32_t expansions;      /**< out: methods that were entered */
} gg_workspace;

/* ------------------------------------------------------- worlds and agents */

/** What the agents of a world together have claimed of a fact. */
typedef struct gg_reservation {
    uint64_t takes;  /**< of a number: what they will take away, in steps */
    uint64_t adds;   /**< and what they will add */
    uint64_t writes; /**< how many of them will write it */
} gg_reservation;

/** How many agents of a world hold claims, and how often one has given up what it had claimed. */
typedef struct gg_claim_holders {
    uint32_t count;    /**< how many have claimed something */
    uint32_t released; /**< counts the times at which one has given up what it had claimed */
} gg_claim_holders;

/** How many agents can wait for a fact with a number. */
#define GG_TURNS 32

/** Those in a world that wait for claimed facts. */
typedef struct gg_turns {
    uint32_t count;  /**< numbers that are held, of all facts */
    uint32_t before; /**< the clock before the world was last ticked */
} gg_turns;

/** Who waits for one claimed fact: a bit for each number, the lowest for `first`. Numbers count on
 *  from 65535 to 1. */
typedef struct gg_queue {
    uint32_t high;         /**< they wait for more of it, or that it is true */
    uint32_t low;          /**< for less of it, which is room, or that it is false */
    uint32_t due;          /**< they are to decide before those with higher numbers */
    uint32_t passed;       /**< they were due once, and did not begin */
    uint32_t amount, room; /**< what there was of it, and what room, when it was last looked at */
    uint16_t first, next;  /**< the oldest number, and the one that is given next */
    uint16_t called[GG_TURNS]; /**< of each that is due, the lowest bits of the clock since when */
} gg_queue;

/** What the game has bound to a slot. */
typedef struct gg_binding {
    uint32_t handle; /**< of what is bound, or was last */
    uint32_t count;  /**< how often it was bound and unbound, together: odd while it is bound */
} gg_binding;

/** What an agent watches of the fact at whose change its action begins anew. */
typedef struct gg_restart {
    uint32_t value; /**< that was seen last */
    uint32_t stage; /**< 0: it is watched; 1: the action was started in this tick; 2: it has begun
                         anew in this tick */
} gg_restart;

/** What an agent knows of a slot: what is bound to it, and what was bound when the agent was last
 *  ticked. */
typedef struct gg_slot_sight {
    gg_binding own;  /**< of a slot that is not shared: what is bound now */
    gg_binding held; /**< what was bound when the agent was last ticked: it acts by this */
    uint32_t noted;  /**< the count with which the agent's facts were last brought up to date */
} gg_slot_sight;

/** The world that all agents of it see: the core of the generated NAME_world. */
typedef struct gg_world {
    const GG_ROM gg_domain *domain;
    uint64_t clock;       /**< milliseconds since the start */
    uint32_t fingerprint; /**< of the tables to which its bytes belong */
    uint32_t changes;     /**< counts what actions, rules, claims and slots have changed in it */
} gg_world;

/** A method that was chosen for the plan, where there is one of higher priority: while its steps
 *  last, that one interrupts the plan as soon as it can be carried out. */
typedef struct gg_watched_choice {
    uint16_t task, method; /**< what was chosen */
    uint16_t from, end;    /**< its steps, without the last */
} gg_watched_choice;

/** The back-off of a goal or of the root task: how long it is not chosen. */
typedef struct gg_backoff {
    uint32_t left;     /**< milliseconds, because it failed or was reached */
    uint32_t waits;    /**< milliseconds, because there was no plan */
    uint8_t early;     /**< milliseconds until a change may end `waits`: 100 at the most */
    uint8_t failures;  /**< of its actions, in a row */
    uint8_t unplanned; /**< plannings of it that failed, in a row */
    uint8_t kept;      /**< what must keep the goal: see GG_KEPT of keep_ops.h */
} gg_backoff;

/** A goal that the game gave to an agent: a slot of it. */
typedef struct gg_want {
    uint32_t id; /**< slot + 1, and from bit 8 on how often the slot was used; 0: never */
    int32_t priority;
    uint16_t goal;                    /**< a ground goal; GG_NONE: the slot's condition */
    uint16_t flag_count, range_count; /**< tests of that */
    uint8_t age;                      /**< how many wants have ended since this one did */
    uint8_t status;   /**< a gg_want_status; GG_WANT_WAITING as long as it is pursued */
    uint8_t failures; /**< in a row */
} gg_want;

/** A condition made at run time that points to tests kept elsewhere, with room for its box. */
typedef struct gg_borrowed_condition {
    gg_runtime_condition condition;
    gg_runtime_box box;
} gg_borrowed_condition;

/** Stands for "none" where a box of a condition is expected: it has at most 254. */
#define GG_NO_BOX UINT8_MAX

/** An agent: the core of the generated NAME_agent. It is plain bytes but for the two
 *  pointers: see gg_agent_attach. What is small stands first, as small processors reach it there
 *  with one instruction. */
typedef struct gg_agent {
    const GG_ROM gg_domain *domain;
    gg_world *world;
    uint8_t running;      /**< whether that step was started */
    uint8_t outcome;      /**< of the last planning, a gg_outcome */
    uint8_t broken;       /**< whether the plan is given up, but for the running step */
    uint8_t awake;        /**< whether to decide even if nothing has changed: a gg_decision_need */
    uint8_t trying;       /**< whether a goal had no plan, and the others were not all tried */
    uint8_t ticking;      /**< whether it is being ticked or stopped: 1; or looked at: 2 */
    uint8_t ending;       /**< while the running action is stopped, how it ends: a gg_status */
    uint8_t box;          /**< of the running action's precondition, the box that it was started
                               for; GG_NO_BOX: none held */
    uint8_t walking;      /**< whether it walks to that step, which was not started; `elapsed`
                               then counts from the start of the walk */
    uint8_t booked;       /**< whether its plan is a booking of its team: one step */
    uint8_t waits;        /**< what the function of its action or walk said last: a gg_wait_kind */
    uint8_t denied;       /**< a bit for each watched choice that a method of higher priority would
                               outdo if the game did not deny it */
    uint8_t telling;      /**< whether the game is being told of an applied fact that has changed */
    uint8_t turns;        /**< what claimed facts mean to it: bits of gg_turn_flag */
    uint16_t agent_type;  /**< index in gg_domain.agent_types */
    uint16_t goal;        /**< what the plan is for: a ground goal, or goal_count + the slot of a
                               want; GG_NONE: the root task, or nothing */
    uint16_t wanted;      /**< the goal that is being planned, likewise, or GG_NONE */
    uint16_t plan_length; /**< steps of the plan; 0: no plan */
    uint16_t step;        /**< the step that is running or comes next */
    uint16_t watch_count; /**< choices of the plan that are watched */
    uint16_t looked;      /**< how many of these were looked at since the state has changed */
    uint16_t claimed;     /**< the action whose claims it has made; GG_NONE: none */
    uint16_t young;       /**< milliseconds for which the goal of its plan is not planned again, if
                               the plan is carried out to its end in vain */
    gg_random random;
    uint32_t elapsed;     /**< milliseconds since the action started */
    uint32_t asked;       /**< the `elapsed` until which its function said last that it waits: at
                               GG_RESTS it is not asked before. Where nothing runs, what is left of
                               the tick in which the last action ended, for what starts in it */
    uint32_t interval;    /**< milliseconds from one decision to the next; 0: each tick */
    uint32_t until;       /**< milliseconds until the next decision */
    uint32_t budget;      /**< expansions in a tick, in planning goals; 0: any number */
    uint32_t spent;       /**< expansions of the planning that is under way */
    uint32_t ticket;      /**< the search of a planner that is this agent's */
    uint32_t fingerprint; /**< of the tables to which its bytes belong */
} gg_agent;

/** Values of gg_walk.target.x that are no target: the agent stands where the place of its fact is, as
 *  nothing has put it elsewhere; or it stands at `point`, and has arrived nowhere. */
#define GG_WITH_PLACE INT32_MIN
#define GG_ASTRAY (INT32_MIN + 1)

/** How an agent walks, and where it stands; a part of each agent of a domain with places. What is
 *  beside `speed` counts where these have points. */
typedef struct gg_walk {
    uint32_t speed;  /**< in thousandths a second, 1 to GG_TOP_SPEED; 0 if the places have no
                         points */
    gg_point point;  /**< where it stands, or where its walk or route was measured from */
    gg_point target; /**< on a walk or a route, where that ends as far as it knows; otherwise where
                         the place was at which it has arrived, or see GG_WITH_PLACE */
    uint16_t fraction_x, fraction_y; /**< how far it is beyond `point`, of 65536 to a thousandth */
    uint32_t
        since; /**< on a route whose end has moved: the `elapsed` at which that was measured; on
                         a walk: whether the agent is where it has arrived nowhere */
} gg_walk;

/** Whose member an agent is; a part of each agent of a domain with a team. */
typedef struct gg_membership {
    struct gg_team *team; /**< NULL: it is a member of none */
    uint16_t member;      /**< its number there */
    uint16_t action;      /**< the ground action of the booking that it has taken up */
    uint8_t waits;        /**< whether it does nothing because something is booked for it */
} gg_membership;

/* ---------------------------------------------------------------- planners */

struct gg_planner;

struct gg_trace_ops; /* of the runtime: agent_trace.c */
extern const GG_ROM struct gg_trace_ops gg_tracing;

/** What agents plan with. Any number of agents of one thread share a planner. As in gg_domain, what
 *  small processors reach with one instruction stands first, here and in its parts. */
typedef struct gg_planner {
    uint32_t ready;   /**< tells a planner that was used or initialised; 0: one of zeros */
    bool busy;        /**< whether a planning or the trace is under way: see gg_calls */
    uint32_t records; /**< counts decompositions, which write the record of methods */

    /* The agent that has a search under way: */
    const gg_agent *owner;   /**< that agent, or NULL */
    const gg_agent *waiting; /**< the first agent that was turned away since */
    uint16_t turns, others;  /**< how often it was, and how often others since it last was */
    gg_plan plan;            /**< where the search puts the plan */
    uint32_t ticket;         /**< counts searches */
    uint32_t spent;          /**< expansions of this one */

    uint16_t *steps; /**< plan_limit: for a plan that is not carried out yet */
    uint16_t *found; /**< plan_limit: for a plan that was found while the search goes on for
                                   a better one; NULL: `steps`, as no task is planned meanwhile */
    uint64_t *kept;  /**< (goal_count + 63) / 64 words; NULL if no goal is kept */
    /** A gg_trace, or NULL. */
    void (*trace)(void *context, const struct gg_agent *agent, const struct gg_event *event);
    void *context;                             /**< handed to the trace */
    const GG_ROM struct gg_trace_ops *tracing; /**< &gg_tracing if there is a trace, else NULL */
    gg_workspace workspace;
    gg_task_problem problem; /**< of a decomposition that is under way */
    gg_search search;
    gg_borrowed_condition sought; /**< of a search for a want that is a condition */
} gg_planner;

/** What an agent tells its team of a booking that it has taken up: it was started, done, failed or
 *  interrupted. */
typedef enum gg_booking_news {
    GG_BOOKING_STARTED,
    GG_BOOKING_DONE,
    GG_BOOKING_FAILED,
    GG_BOOKING_INTERRUPTED /**< by the agent or the game: that is no failure */
} gg_booking_news;

/** What agents that are members of a team ask it, and tell it. The tables of a domain with a team
 *  name these functions of team_agents.c, so that other programs do not contain them. Each may be
 *  called with an agent that is no member. */
typedef struct gg_member_calls {
    /** The priority that a goal must have more than to take the place of its work for the team, or
     *  of waiting for that; GG_BELOW_ALL: it has none to do. */
    int64_t (*bar)(const struct gg_agent *agent);
    /** No goal takes its place: takes up what is due. Whether the agent has work for its team. */
    bool (*work)(struct gg_agent *agent, gg_planner *planner);
    /** Whether what is booked may start now, where the agent is. */
    bool (*may_start)(struct gg_agent *agent, gg_planner *planner);
    void (*tell)(struct gg_agent *agent, gg_booking_news news);
    /** A duration of an action, divided by the level that the agent has in its skill. */
    uint32_t (*duration)(const struct gg_agent *agent, uint16_t action, uint32_t milliseconds);
} gg_member_calls;

#ifdef __cplusplus
}
#endif

#endif
