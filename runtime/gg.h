/* SPDX-License-Identifier: MIT */
/*
 * The goapgen runtime: the calls that a game makes, and those that it is made.
 *
 * goapgen compiles a domain (facts, actions, goals, tasks) to the tables of gg_tables.h; the
 * runtime reads them. It allocates nothing, keeps no globals, does not recurse, uses no
 * floating point and needs no C library but memcpy and memset where the compiler calls them.
 * All memory belongs to the caller, in the types of gg_memory.h, which goapgen sizes for each
 * domain. This file stands on the other two, and is all that a game includes and reads.
 *
 * The parts, those that most games need first:
 *   world      shared facts and the clock                 (world.c)
 *   agent      chooses, carries plans out, watches them   (agent.c)
 *   functions  what a game fills in
 *   trace      what happened, as a line of text           (event_text.c)
 *   state      conditions and effects on packed states    (state.c)
 *   goals      goals to plans, without an agent           (search.c, condition_builder.c)
 *   tasks      tasks to plans, without an agent           (htn.c)
 *   random     an agent's own random numbers              (random.c)
 */
#ifndef GG_H
#define GG_H

#include "gg_memory.h"
#include "gg_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Stops the program where the runtime is used as it must not be, if the build defines this
 *  to do so: `-include assert.h -DGG_ASSERT=assert`. Nothing where it is not defined. */
#ifndef GG_ASSERT
#define GG_ASSERT(condition) ((void)0)
#endif

/* ----------------------------------------------------------------- answers */

/** How a planning ended. A limit is only named where the search met it and
 *  found no plan on another way. */
typedef enum gg_outcome {
    GG_FOUND,             /**< the plan can be carried out; that of a goal is
                               proven to be the cheapest */
    GG_NO_PLAN,           /**< there is none: everything was tried */
    GG_PLAN_TOO_LONG,     /**< limit: the steps that the plan has room for */
    GG_TOO_DEEP,          /**< limit: the depth of tasks within tasks */
    GG_OUT_OF_MEMORY,     /**< limit: the frames or the choices of the workspace */
    GG_OUT_OF_EXPANSIONS, /**< limit: the methods that may be entered */
    GG_OUT_OF_NODES,      /**< limit: the nodes of the search */
    GG_FOUND_UNPROVEN,    /**< the plan can be carried out; there may be a cheaper
                               one */
    GG_SEARCHING,         /**< not at an end yet: see gg_search_run */
    GG_BUSY               /**< not planned: asked for from a function that must not use the
                               planner, see gg_calls */
} gg_outcome;

/** What a task stub, the function that carries an action out, answers to start and tick;
 *  after anything but GG_RUNNING the action is stopped. The answer to stop is not looked at. */
typedef enum gg_status {
    GG_FAILURE, /**< it could not be done */
    GG_SUCCESS, /**< it is done: its effects take place */
    GG_RUNNING, /**< it goes on */
    GG_ABORTED, /**< it was given up */
    GG_INVALID  /**< it should never have been started */
} gg_status;

/** Whether bytes that were saved can be gone on with. */
typedef enum gg_attachment {
    GG_ATTACHED,     /**< they can */
    GG_OTHER_TABLES, /**< they are of another domain, another version of it, or another
                          machine */
    GG_DAMAGED       /**< no agent or world can be like that */
} gg_attachment;

/* ------------------------------------------------------------------- world */

/** Puts the world into the start state, at clock 0. The world is the first
 *  member of a structure as gg_offsets describes it. */
void gg_world_init(gg_world *world, const gg_domain *domain);

/** Lets time pass: the rules on shared facts fire, in the order of their
 *  times, and at one time in the order of the YAML; the first time of each is a
 *  period after the start. The time taken grows with the number of firings. */
void gg_world_tick(gg_world *world, uint32_t milliseconds);

/** Makes a world whose bytes were saved one of this domain again, if they can be gone on
 *  with; otherwise nothing is changed. What is left until a rule fires is cut to its period,
 *  which may have been longer. */
gg_attachment gg_world_attach(gg_world *world, const gg_domain *domain);

/** The world's state, word_count words of which the shared bits count. */
uint64_t *gg_world_state(gg_world *world);

/* ------------------------------------------------------------------- agent */

/** Makes a planner ready, without a trace, whatever was in it; the generated code sets its memory
 *  before each use. One of zeros is ready as well. Memory that is neither is caught by
 *  GG_ASSERT. A planner is made ready anew where a function of the game was left by a jump or an
 *  exception, or where its bytes were saved in the middle of one: it is refused to all until
 *  then, see gg_calls. */
void gg_planner_init(gg_planner *planner);

/** Puts an agent of the world's domain into the start state, with no plan. It decides
 *  in each tick, and plans at once.
 *  The agent is the first member of a structure as gg_offsets describes it.
 *  agent_type: below agent_type_count; seed: of its random choices. */
void gg_agent_init(gg_agent *agent, gg_world *world, uint16_t agent_type, uint32_t seed);

/** How often and with how much work an agent decides: its level of detail. interval:
 *  milliseconds from one decision to the next, 0: in each tick; agents of one interval
 *  are spread over it by their random numbers. budget: how many expansions a planning
 *  for a goal may take in a tick, the rest comes in later ticks; 0: any number.
 *  Between decisions, the plan is carried out and time passes. An action's end is
 *  always followed by a decision. Nothing happens where neither has changed. */
void gg_agent_detail(gg_agent *agent, uint32_t interval, uint32_t budget);

/** Lets time pass for one agent. Its rules fire and its action is ticked. If it decides
 *  now, its senses are read, its plan is given up where what is left of it cannot be
 *  carried out or does not lead to its goal any more, and where there is something of
 *  higher priority that can be planned, that takes the place of what it does. Its next
 *  action is started. At most one action is started and at most one planning made in a
 *  tick. Where it is refused (see gg_calls), time passes and rules fire, and nothing is
 *  ticked, read, decided or started. */
void gg_agent_tick(gg_agent *agent, gg_planner *planner, uint32_t milliseconds);

/** Stops the running action, if any, and gives the plan up: it was GG_ABORTED. Nothing has
 *  failed by that; at the next tick it decides anew. False, and nothing is stopped, where
 *  it is refused, as it is from within the agent's own functions: see gg_calls. */
bool gg_agent_stop(gg_agent *agent, gg_planner *planner);

/** Plans a goal from what the agent knows; it does not act by that. As
 *  gg_plan_make; a goal that is not its own has no plan. A search that is under way in the
 *  planner is made again up to where it was. GG_BUSY where it is refused: see gg_calls. */
gg_outcome gg_agent_plan(gg_agent *agent, gg_planner *planner, uint16_t goal, gg_plan *plan);

/** Reads all of the agent's senses. */
void gg_agent_sense(gg_agent *agent);

/** The value of a fact as the agent sees it, in gg_read's terms. */
uint32_t gg_agent_read(const gg_agent *agent, uint16_t fact);

/** Sets a fact of the agent, or of its world where it is shared. */
void gg_agent_write(gg_agent *agent, uint16_t fact, uint32_t value);

/** The agent's own state, word_count words of which the shared bits do not
 *  count. */
uint64_t *gg_agent_state(gg_agent *agent);

/** The ground action that is running, or GG_NONE. */
uint16_t gg_agent_action(const gg_agent *agent);

/** Makes an agent whose bytes were saved one of this world again, if they can be gone on
 *  with; otherwise nothing is changed. Attach the world first, and set the planner's trace
 *  anew. If the planner was used before, attach every agent that may have used it, or clear
 *  the planner to zeros first.
 *  The running action goes on without being started anew. A planning for a goal that was
 *  under way goes on in the planner: what was spent on it is spent again, and what it asked
 *  is asked again; where the planner is NULL, it is begun anew when the agent is ticked. What
 *  is left of times that the tables now have shorter is cut to these. */
gg_attachment gg_agent_attach(gg_agent *agent, gg_world *world, gg_planner *planner);

/** Whether gg_agent_attach would take an agent's bytes: they are of the domain's tables, and
 *  each number in them is one that an agent can have. Neither times that are left nor whether
 *  its plan makes sense are asked for. Its pointers are not looked at. */
gg_attachment gg_agent_valid(const gg_agent *agent, const gg_domain *domain);

/* --------------------------------------------------- functions of the game */

/** When a task stub is called. Each start is followed by any number of ticks and by
 *  exactly one stop, also when the action failed or was stopped. */
typedef enum gg_phase { GG_START, GG_TICK, GG_STOP } gg_phase;

/**
 * The functions that an agent type's programmer fills in.
 *
 * What they may do with the planner that the agent is ticked with: from run, priority, sense
 * and apply, other agents may be ticked, stopped and planned for, and the agent itself may be
 * planned for. So may they from within each other, as deep as the stack goes. From
 * precondition, cost and score, and from the trace, that is refused: they are called in the
 * middle of a planning, which the memory of the planner is full of. Then gg_agent_plan
 * answers GG_BUSY, gg_agent_stop stops nothing, and in gg_agent_tick time passes without more.
 *
 * No function may tick, stop or initialise the agent that it is called for; ticking and stopping
 * are refused in the same way, whatever the planner. With another planner, all of them may do
 * everything else at any time. A refusal is a mistake of the game: GG_ASSERT stops there.
 * gg_plan_make and gg_decompose know no planner and refuse nothing: from all of these
 * functions, they are given other memory than the planner's.
 */
typedef struct gg_calls {
    /** Carries the action out. May use the planner. */
    gg_status (*run)(struct gg_agent *agent, uint16_t action, gg_phase phase);
    /** Whether the procedural precondition of the action holds; NULL where no
     *  action has one. Asked at most once for each action and planning. Must not use the
     *  planner. */
    bool (*precondition)(struct gg_agent *agent, uint16_t action);
    /** What the action costs: below gg_action.cost counts as that. NULL where
     *  no action has a called cost. Asked at most once for each action and
     *  planning. Must not use the planner. */
    uint16_t (*cost)(struct gg_agent *agent, uint16_t action);
    /** The priority of the goal; NULL where no goal has a called one. May use the
     *  planner. */
    int32_t (*priority)(struct gg_agent *agent, uint16_t goal);
    /** The score of a task's method, asked when the task is planned and when a
     *  method of it has failed; NULL where no method has one: all have 0. Must not use the
     *  planner. */
    int32_t (*score)(struct gg_agent *agent, uint16_t task, uint16_t method);
    /** Reads one of the domain's senses, below sense_count; NULL where there are
     *  none. May use the planner. */
    void (*sense)(struct gg_agent *agent, uint16_t sense);
    /** An action has changed a fact to a value, in gg_read's terms: makes it true in
     *  the game. Called for facts of gg_domain.applied; NULL where there are none. May use
     *  the planner. */
    void (*apply)(struct gg_agent *agent, uint16_t fact, uint32_t value);
} gg_calls;

/** For a task stub: GG_RUNNING until the action's duration is over since it started, then
 *  GG_SUCCESS. */
gg_status gg_agent_wait(const gg_agent *agent);

/** For a task stub: in GG_STOP, how the action ends, as the GG_ACTION_ENDED that follows tells
 *  it: GG_SUCCESS; GG_FAILURE, also where its timeout is over; GG_ABORTED, where the agent or the
 *  game put an end to it; GG_INVALID. At any other time nothing ends: GG_RUNNING. */
gg_status gg_agent_ending(const gg_agent *agent);

/* ------------------------------------------------------------------- trace */

/** What happened, as the trace is told. */
typedef enum gg_event_kind {
    GG_PLAN_MADE,        /**< a plan was made; index: the goal or GG_NONE for the root
                               task, value: its steps */
    GG_PLAN_FAILED,      /**< no plan was made; index: as before, value: the gg_outcome */
    GG_PLAN_DROPPED,     /**< given up, because what is left of it cannot be carried out
                               any more; index: the action that could not, or GG_NONE:
                               it would not lead to its goal; fact: what is in the way.
                               (A plan whose action failed is told of by GG_ACTION_ENDED.) */
    GG_METHOD_CHOSEN,    /**< index: the task, value: its method; follows GG_PLAN_MADE in
                               the order of the decomposition. (Not told, nor are the ones
                               that failed, where the action that the plan puts an end to used
                               the planner as it was stopped.) */
    GG_ACTION_STARTED,   /**< index: the action */
    GG_ACTION_ENDED,     /**< index: the action, value: its gg_status */
    GG_PLAN_INTERRUPTED, /**< by one with a method of higher priority; index: the task,
                               value: that method; GG_PLAN_MADE follows */
    GG_GOAL_CHOSEN,      /**< index: the goal; it is planned now */
    GG_GOAL_REACHED,     /**< index: the goal of the plan, which holds */
    GG_GOAL_FAILED,      /**< index: the goal; value: how often in a row. From the second time
                               on it is kept back, longer each time. */
    GG_METHOD_FAILED     /**< index: the task, value: a method that comes before the one
                               chosen, of a task whose methods are tried in a fixed order;
                               fact: the first that its preconditions fail at, or GG_NONE:
                               they hold, its subtasks could not be done */
} gg_event_kind;

typedef struct gg_event {
    gg_event_kind kind;
    uint16_t index; /**< an action, task or goal, as the kind says; else GG_NONE */
    uint16_t value; /**< as the kind says; else 0 */
    uint16_t fact;  /**< as the kind says; else GG_NONE */
} gg_event;

/** Told of every event, when it happens. Must not use the planner, see gg_calls, nor tick or
 *  stop the agent. */
typedef void gg_trace(void *context, const gg_agent *agent, const gg_event *event);

/** Writes an event as a line of text, in the names of the YAML and without an end of
 *  line: "start: go_to(laser)". At most size - 1 bytes and a 0 are written, nothing
 *  where size is 0. Names that a small build leaves out are numbers. Returns the bytes
 *  of the whole line. */
size_t gg_event_text(const gg_domain *domain, const gg_event *event, char *text, size_t size);

/* ------------------------------------------------------------------- state */

/** Whether the condition holds in the state (word_count words). */
bool gg_holds(const gg_domain *domain, const gg_condition *condition, const uint64_t *state);

/** Changes the state (word_count words) as the effect says; all changes take
 *  place together, numbers stop at their ends. */
void gg_apply(const gg_domain *domain, const gg_effect *effect, uint64_t *state);

/** The value of a fact: 0 or 1 for a bool, the position of the symbol in the
 *  fact's list, or the number of steps above the lowest value. A fact that does
 *  not exist (from fact_count on, GG_NONE) reads as 0. */
uint32_t gg_read(const gg_domain *domain, uint16_t fact, const uint64_t *state);

/** Sets the value of a fact, in gg_read's terms; one above gg_fact.top sets
 *  the highest. Nothing happens where the fact does not exist. */
void gg_write(const gg_domain *domain, uint16_t fact, uint32_t value, uint64_t *state);

/* ------------------------------------------------------------------- goals */

/**
 * Begins the search for a cheapest plan: of the plans whose end satisfies the
 * goal, one with the least sum of costs, among those one with the fewest steps,
 * among those the one that the order of the YAML brings first. A goal that
 * holds has the empty plan. Procedural preconditions and called costs are asked
 * here, once for each action that can be of use.
 *
 * Where one table knows the whole way and no action is denied or dearer than in
 * the table, the plan is read from it at once, without a node. Otherwise the
 * search is A* (Hart, Nilsson, Raphael, "A Formal Basis for the Heuristic
 * Determination of Minimum Cost Paths", 1968) over states, its estimate the
 * sum of the heuristic's tables. Where the nodes do not suffice, and for goals made
 * at run time, it is a search over boxes from the goal, see search_backward.c.
 *
 * A search without memory, as the planner of a domain has that plans no goals, ends
 * in GG_OUT_OF_NODES. A plan is too long (GG_PLAN_TOO_LONG) when the cheapest one is.
 *
 * The plan is filled in when the search ends, and empty until then. Returns
 * GG_SEARCHING, or how the search has ended.
 */
gg_outcome gg_search_begin(gg_search *search, const gg_goal_problem *problem, gg_plan *plan);

/** Goes on for at most so many expansions. In how many slices a search is run
 *  makes no difference to its result. Returns as gg_search_begin does; after
 *  the end the same again. */
gg_outcome gg_search_run(gg_search *search, uint32_t expansions);

/** Both in one: searches to the end. */
gg_outcome gg_plan_make(gg_search *search, const gg_goal_problem *problem, gg_plan *plan);

/** The first step, from `from` on, whose preconditions do not hold when the
 *  steps are carried out in order; plan->length where all do. The state
 *  (word_count words) is changed to the one before that step. */
uint16_t gg_plan_check(const gg_domain *domain, const gg_plan *plan, uint16_t from,
                       uint64_t *state);

/** A condition that is made at run time: of facts that must all have certain
 *  values. It stays where it is while it is used. */
typedef struct gg_condition_builder {
    gg_condition condition; /**< what a gg_goal_problem takes */
    gg_box box;
    gg_flag_test *flags;   /**< the caller's: one for each flag word asked for */
    gg_range_test *ranges; /**< and for each number word */
    uint16_t flag_capacity, range_capacity;
} gg_condition_builder;

/** Begins a wish that always holds. The memory is given by flags, ranges and their
 *  capacities, which are set before; flag_words and word_count - flag_words of a
 *  domain are always enough. */
void gg_condition_begin(gg_condition_builder *builder);

/** Adds that the value of a fact is one from low to high, in gg_read's terms, in
 *  place of what was asked of that fact before. Nothing changes, and false is returned, where there is no such fact or value, or
 *  no room. */
bool gg_condition_ask(const gg_domain *domain, gg_condition_builder *builder, uint16_t fact,
                      uint32_t low, uint32_t high);

/* ------------------------------------------------------------------- tasks */

/** What is to be decomposed. */
typedef struct gg_task_problem {
    const gg_domain *domain;
    const gg_agent_type *agent_type; /**< who is to do it */
    struct gg_agent *agent;          /**< handed to the calls; may be NULL */
    gg_random *random;               /**< for drawn tasks */
    const uint64_t *state;           /**< word_count words, from here */
    uint16_t task;                   /**< the task, below task_count */
    bool measures;                   /**< whether the record is to tell the steps that each
                                        method came to, and its size */
    gg_bounds bounds;
} gg_task_problem;

/**
 * Decomposes a task into a plan: depth first, methods in the order that the
 * task's select gives, subtasks from left to right, with full backtracking
 * over methods and over the choices of earlier subtasks (ordered task
 * decomposition after Nau, Cao, Lotem, Munoz-Avila, "SHOP: Simple Hierarchical
 * Ordered Planner", 1999). Continuations are kept as in Warren's abstract
 * machine (1983): frames are never changed, a choice protects those below it,
 * and a method's last subtask goes on where the method itself would.
 *
 * Where the task can come to one that is recursive, the ends of recursive tasks
 * are tabled, so that it ends and no plan is lost: see htn_chart.c.
 *
 * Returns GG_FOUND and the plan, or why there is none (plan->length is 0).
 * Ends after at most expansion_limit methods. Touches nothing beyond the
 * capacities given.
 */
gg_outcome gg_decompose(const gg_task_problem *problem, gg_workspace *workspace, gg_plan *plan);

/* ------------------------------------------------------------------ random */

/** Starts the sequence that belongs to the seed. */
void gg_random_seed(gg_random *random, uint32_t seed);

/** The next number of the sequence, 0 to UINT32_MAX. */
uint32_t gg_random_next(gg_random *random);

/** A number from 0 to count - 1, each as likely; 0 where count is 0. */
uint32_t gg_random_below(gg_random *random, uint32_t count);

#ifdef __cplusplus
}
#endif

#endif
