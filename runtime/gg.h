/* SPDX-License-Identifier: MIT */
/*
 * The goapgen runtime: the functions that a game calls, and those that the runtime calls in
 * the game.
 *
 * goapgen compiles a domain (facts, actions, goals, tasks) to the tables of gg_tables.h; the
 * runtime reads them. It allocates nothing, keeps no globals, does not recurse, uses no
 * floating point and needs no C library but memcpy and memset where the compiler calls them.
 * All memory belongs to the caller, in the types of gg_memory.h, which goapgen sizes for each
 * domain. This file rests on the others; a game includes and reads only this one. No call
 * touches memory beyond the sizes that it is given.
 *
 * The parts, in the order in which most games need them:
 *   world      shared facts and the clock                 (world.c)
 *   agent      chooses, carries plans out, watches them   (agent.c)
 *   sleep      for how long nothing happens to them       (quiet.c)
 *   walks      where agents and places are                (gg_walk.h: travel.c, agent_walk.c)
 *   roads      the ways between places                    (gg_roads.h: roads.c, road_walk.c)
 *   chases     walks that are looked at again             (gg_chases.h: chases.c)
 *   wants      goals that the game gives to an agent      (gg_wants.h: agent_wants.c)
 *   slots      what comes and goes in a game              (gg_slots.h: slots.c, agent_slots.c)
 *   functions  what a game gives
 *   trace      what happened, as a line of text           (gg_trace.h: event_text.c)
 *   why        what an agent would do now, and why not    (gg_explain.h: explain.c)
 *   teams      whose members are agents                   (gg_team_agents.h)
 *   records    what happened, as bytes for goapgen view   (gg_record.h: record.c)
 *   state      conditions and effects on packed states    (state.c)
 *   goals      plans for goals, without an agent          (search.c, condition_builder.c,
 *                                                          goal_sources.c)
 *   tasks      plans for tasks, without an agent          (htn.c)
 *   random     an agent's own random numbers              (random.c)
 */
#ifndef GG_H
#define GG_H

#include "gg_chases.h"
#include "gg_explain.h"
#include "gg_memory.h"
#include "gg_record.h"
#include "gg_roads.h"
#include "gg_tables.h"
#include "gg_trace.h"
#include "gg_walk.h"
#include "gg_slots.h"
#include "gg_wants.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Stops the program if the runtime is used as it must not be. A build defines this with
 *  `-include assert.h -DGG_ASSERT=assert`; otherwise it does nothing. */
#ifndef GG_ASSERT
#define GG_ASSERT(condition) ((void)0)
#endif

/* ----------------------------------------------------------------- answers */

/** How a planning ended. A limit is named only if the planning met it and found no plan
 *  without meeting it. */
typedef enum gg_outcome {
    GG_FOUND,             /**< the plan can be carried out; that of a goal is
                               proven to be the cheapest */
    GG_NO_PLAN,           /**< there is none: everything was tried */
    GG_PLAN_TOO_LONG,     /**< limit: the steps that the plan has room for */
    GG_TOO_DEEP,          /**< limit: the depth of tasks within tasks */
    GG_OUT_OF_MEMORY,     /**< limit: the frames or the choices of the workspace, or
                               the other states that a planning tries for `achieve` */
    GG_OUT_OF_EXPANSIONS, /**< limit: the methods that may be entered */
    GG_OUT_OF_NODES,      /**< limit: the nodes of the search */
    GG_FOUND_UNPROVEN,    /**< the plan can be carried out; there may be a cheaper
                               one */
    GG_SEARCHING,         /**< not at an end yet: see gg_search_run */
    GG_BUSY,              /**< not planned: a function that must not use the planner asked
                               for it, see gg_calls */
    GG_NOT_WORTH_IT       /**< only told to the trace: there is a plan, which costs no less than
                               its goal is worth */
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

/** Whether an agent or a world can go on from bytes that were saved. */
typedef enum gg_attachment {
    GG_ATTACHED,     /**< it can */
    GG_OTHER_TABLES, /**< the bytes are of another domain, another version of it, or
                          another machine */
    GG_DAMAGED       /**< no agent or world can be in such a state */
} gg_attachment;

/* ------------------------------------------------------------------- world */

/** Puts the world into the start state, at clock 0. The world is the first
 *  member of a structure as gg_offsets describes it. */
void gg_world_init(gg_world *world, const GG_ROM gg_domain *domain);

/** Lets time pass: the rules on shared facts fire in the order of their times, and those of
 *  one time in the order of the YAML. A rule first fires one period after the start, and a one-shot rule when its precondition
 *  has held for its time. The
 *  time that this takes grows with the number of firings. */
void gg_world_tick(gg_world *world, uint32_t milliseconds);

/** For how many milliseconds no rule on shared facts fires: a tick of at most that time does what
 *  as many ticks of a millisecond do, whatever facts change meanwhile, unless there are one-shot
 *  rules: then ask again after a shared fact has changed. UINT32_MAX: no such rule fires by itself. */
uint32_t gg_world_quiet(const gg_world *world);

/** Makes saved bytes a world of this domain again. If that cannot be, nothing is changed. If
 *  the period of a rule is shorter than it was, the time until the rule fires is cut to it. */
gg_attachment gg_world_attach(gg_world *world, const GG_ROM gg_domain *domain);

/** The world's state, word_count words of which the shared bits count. */
uint64_t *gg_world_state(gg_world *world);

/* ------------------------------------------------------------------- agent */

/** Makes a planner ready, without a trace, whatever was in it; the generated code sets its memory
 *  before each use. A planner of zeros is ready as well. GG_ASSERT stops at the use of a planner
 *  that is neither. Call this also after a function of the game was left by a jump or an
 *  exception, and if the planner's bytes were saved in the middle of one: until then the planner
 *  is refused to all, see gg_calls. */
void gg_planner_init(gg_planner *planner);

/** Puts an agent of the world's domain into the start state, with no plan. It decides
 *  in each tick, and plans at once.
 *  The agent is the first member of a structure as gg_offsets describes it.
 *  agent_type: below agent_type_count; seed: of its random choices. */
void gg_agent_init(gg_agent *agent, gg_world *world, uint16_t agent_type, uint32_t seed);

/** Sets an agent's level of detail: how often and with how much work it decides. interval:
 *  milliseconds from one decision to the next, 0: in each tick; agents of one interval
 *  are spread over it by their random numbers. budget: how many expansions a planning
 *  for a goal may take in a tick, the rest comes in later ticks; 0: any number.
 *  What is read, or found along the estimates of tables, is found in one tick; where they do
 *  not lead to the goal, that tick may take as many expansions more as a plan has steps at most,
 *  and the next ones take less.
 *  Between decisions, the plan is carried out and time passes. An action's end is
 *  always followed by a decision. If both numbers are what they were, nothing happens. */
void gg_agent_detail(gg_agent *agent, uint32_t interval, uint32_t budget);

/** Lets time pass for one agent. Its rules fire and its action is ticked. If it decides
 *  now, its senses are read. Its plan is given up if the rest of it cannot be carried out or
 *  does not lead to its goal any more. A goal or method of a higher priority takes the place of the
 *  plan if it can be planned. Then the next action, or the walk to it, is started. At most one
 *  action is started and at most one planning made in a tick. What is started in the tick in which
 *  something else ended by itself begins with the rest of that tick, as far as the function of what
 *  ended has told when it was over, by how long it waits. If the tick is refused (see gg_calls), time
 *  passes and rules fire, but nothing is ticked, read, decided or started.
 *
 *  A tick should be no longer than what the agent does: for longer times, see gg_agent_advance. */
void gg_agent_tick(gg_agent *agent, gg_planner *planner, uint32_t milliseconds);

/** For how many milliseconds nothing happens to the agent, unless something changes. A tick of that
 *  time, or a shorter one, does what as many ticks of a millisecond do: the same events at the same
 *  time, the same state, the same random numbers. What comes first counts: the end of a duration, a
 *  walk or a timeout, a rule, a sense to be read, the end of a cooldown, a retry or a back-off, the
 *  next decision of an agent with an interval. UINT32_MAX: nothing comes by itself.
 *
 *  0: it is to be ticked as soon as the game ticks anybody. It has to decide, plans or starts an
 *  action; or a function is to be asked in each tick: that of an action or a walk which did not say
 *  how long it only waits (gg_agent_wait, gg_agent_walked, gg_agent_wait_for); or, of an agent
 *  without an interval, a sense without `every`, a called priority of a goal that could be chosen
 *  or that is pursued, or whether a denied method of higher priority is allowed. A member of a team
 *  is always ticked.
 *
 *  Ask again, or tick, after any of these:
 *  - a fact that the agent sees has changed, its own or a shared one;
 *  - others have claimed something, or given it up;
 *  - the game has changed the agent, the speed or the places it walks by, or a duration or a way
 *    that its functions tell.
 *
 *  gg_world.changes counts what actions, rules and claims have changed, and what was bound to slots
 *  and unbound, not what the game and its functions write. Before the game itself changes or stops
 *  the agent, or asks how far its action or walk has come, it ticks the agent by the time since its
 *  last tick. Asks gg_calls.duration and gg_calls.travel. */
uint32_t gg_agent_quiet(const gg_agent *agent);

/** Lets a long time pass for one agent: ticks it by what gg_agent_quiet tells, and by a millisecond
 *  where that is 0, in at most so many ticks (`steps`). Returns the milliseconds that are left, 0 if all
 *  of them have passed. The agent lives as in ticks of a millisecond, but for what lies outside of it:
 *  the world's clock and its rules, what others claim, and senses that are read at each decision stand
 *  still meanwhile. For agents that are far away, and for a device that was switched off. */
uint32_t gg_agent_advance(gg_agent *agent, gg_planner *planner, uint32_t milliseconds,
                          uint32_t steps);

/** Stops the running action or the walk, if any, with GG_ABORTED, and gives the plan up; what the
 *  action changes then (`on_abort`) takes place. That counts as no failure; at the next tick the agent
 *  decides anew. Returns false and stops nothing if it is refused, as it is from within the agent's
 *  own functions: see gg_calls. */
bool gg_agent_stop(gg_agent *agent, gg_planner *planner);

/** Plans for a goal from what the agent knows, as gg_plan_make does, into the caller's plan; the
 *  agent does not act on it. No goal is kept, and no action is left out that has failed or that
 *  others' claims refuse. Costs are drawn, and the agent's random numbers stay as they were. A goal
 *  that is not the agent's own has no plan. A search under way in the planner is made again later,
 *  up to where it was; what it asks of the game is asked again, and ways are as long as they are
 *  then. GG_BUSY if refused: see gg_calls. */
gg_outcome gg_agent_plan(gg_agent *agent, gg_planner *planner, uint16_t goal, gg_plan *plan);

/** Makes the plan for the agent's goal anew at its next decision, if the domain has a goal or an agent
 *  with `reconsider`; at the price that the goal's `reconsider` tells, a plan that is cheaper takes its
 *  place. Nothing happens if the agent has no plan for a goal. */
void gg_agent_reconsider(gg_agent *agent);

/** By how much a plan for the agent's goal, which gg_agent_plan has just made in the planner, is cheaper
 *  than what is left of the agent's own; 0: it is not. left: what that still costs. The agent has a plan
 *  for a goal. */
uint64_t gg_agent_saving(gg_agent *agent, gg_planner *planner, const gg_plan *plan, uint64_t *left);

/** Reads all of the agent's senses. */
void gg_agent_sense(gg_agent *agent);

/** The value of a fact as the agent sees it, in gg_read's terms. */
uint32_t gg_agent_read(const gg_agent *agent, uint16_t fact);

/** How much of a claimed fact other agents take away, in steps of a number; UINT32_MAX if one of
 *  them writes the fact as a whole, and 0 if no other takes any of it. */
uint32_t gg_agent_claimed(const gg_agent *agent, uint16_t fact);

/** The ground action before which the agent stands, as others have claimed a fact of `claim: start` or come
 *  first, and for how many milliseconds it has stood there; GG_NONE and 0: it does not. For domains with
 *  such facts. */
uint16_t gg_agent_standing(const gg_agent *agent);
uint32_t gg_agent_standing_time(const gg_agent *agent);

/** Sets a fact of the agent or, if the fact is shared, of its world, without telling the game of an
 *  applied one: see gg_agent_tell_set. One that has to do with slots
 *  is set by gg_slots_write, and read by gg_slots_read. */
void gg_agent_write(gg_agent *agent, uint16_t fact, uint32_t value);

/** For setters of applied facts: lets gg_calls.apply carry a fact over to the game that the game has
 *  just set, if it has another value than it had before. Nothing is called from within that
 *  function. */
void gg_agent_tell_set(gg_agent *agent, uint16_t fact, uint32_t before);

/** The same for a fact of the world, by gg_applied.world. */
void gg_world_tell_set(gg_world *world, uint16_t fact, uint32_t before);

/** The agent's own facts as a state of word_count words, whose shared bits do not count. */
uint64_t *gg_agent_state(gg_agent *agent);

/** The ground action that is running, or GG_NONE. */
uint16_t gg_agent_action(const gg_agent *agent);

/** What the agent is going to do: the ground actions of its plan from the one on that is running or
 *  comes next, and in *count how many they are; 0 without a plan, and of a plan that is given up at
 *  most the running one. They stay as they are until the agent is ticked or stopped. */
const uint16_t *gg_agent_steps(const gg_agent *agent, uint16_t *count);

/** Makes saved bytes an agent of this world again. If that cannot be, nothing is changed. Attach
 *  the world first, and set the planner's trace anew. If the planner was used before, attach every
 *  agent that may have used it, or clear the planner to zeros first. The running action, or the
 *  walk, goes on without being started anew. A planning for a goal that was under way goes on in
 *  the planner: its expansions are made again, its questions to the game are asked again, and ways
 *  are as long as they are then. If the planner is NULL, the planning begins anew when the agent is
 *  ticked. If a time of the tables is shorter than it was, the time left of it is cut. */
gg_attachment gg_agent_attach(gg_agent *agent, gg_world *world, gg_planner *planner);

/** Whether the bytes of a saved agent are good, so that gg_agent_attach would take them: they are
 *  of the domain's tables, and each number in them is one that an agent can have. It is not checked
 *  that times are short enough, nor that the plan makes sense. The agent's pointers are not
 *  read. */
gg_attachment gg_agent_valid(const gg_agent *agent, const GG_ROM gg_domain *domain);

/* --------------------------------------------------- functions of the game */

/** When a task stub is called: its action starts, goes on or stops. Each start is followed by any
 *  number of ticks and by exactly one stop, even if the action failed or was stopped. */
typedef enum gg_phase { GG_START, GG_TICK, GG_STOP } gg_phase;

/**
 * The functions that a game gives for an agent type.
 *
 * What they may do with the planner that the agent is ticked with: run, priority, sense, apply and
 * walk may tick, stop and plan for other agents, and plan for the agent itself. The functions of
 * these agents may do so again, as deep as the stack goes. precondition, cost, duration, score,
 * allows, travel and the trace must not. Where they are called in the middle of a planning, which
 * lies in the memory of the planner, they cannot: gg_agent_plan answers GG_BUSY, gg_agent_stop
 * stops nothing, and gg_agent_tick only lets time pass.
 *
 * No function may tick, stop or initialise the agent that it is called for; ticking and stopping it
 * are refused in the same way, whatever the planner, but for functions that gg_agent_quiet asks.
 * With another planner, all functions may do everything else at any time. A refused call is a
 * mistake of the game: GG_ASSERT stops there. gg_plan_make and gg_decompose know no planner and
 * refuse nothing: if one of these functions calls them, it must give them other memory than the
 * planner's.
 */
typedef struct gg_calls {
    /** Carries the action out, a row of gg_domain.actions as in the functions that follow. May use the
     *  planner. */
    gg_status (*run)(struct gg_agent *agent, uint16_t action, gg_phase phase);
    /** Whether the procedural precondition of the action holds; NULL if no action has one. Asked at
     *  most once for each action and planning. Must not use the planner. */
    bool (*precondition)(struct gg_agent *agent, uint16_t action);
    /** What the action costs, by its number: see gg_action_of. Less than gg_action.cost counts as
     *  gg_action.cost. NULL if no action has a dynamic cost. Asked at most once for each action and
     *  planning. Must not use the planner. */
    uint16_t (*cost)(struct gg_agent *agent, uint16_t action);
    /** How many milliseconds the action takes; less than gg_action.duration counts as that. NULL if
     *  no action has a called duration. Asked whenever a duration is needed, of members of a team
     *  once for each action and planning. Must not use the planner. */
    uint32_t (*duration)(struct gg_agent *agent, uint16_t action);
    /** The priority of the goal; NULL if no goal has a called one. May use the planner, but not in
     *  a domain with goals that have a value. */
    int32_t (*priority)(struct gg_agent *agent, uint16_t goal);
    /** The score of a task's method, asked when the task is planned and when a
     *  method of it has failed; NULL if no method has one: all have 0. Must not use the
     *  planner. */
    int32_t (*score)(struct gg_agent *agent, uint16_t task, uint16_t method);
    /** Reads one of the domain's senses, below gg_senses.count; NULL if there are
     *  none. May use the planner. */
    void (*sense)(struct gg_agent *agent, uint16_t sense);
    /** Carries a fact that an action, a rule of the agent or a setter of it (gg_agent_tell_set) has
     *  changed over to the game; value: in gg_read's terms. Called for facts of gg_domain.applied,
     *  but not for what it changes itself of this agent; NULL if there are none. May use the
     *  planner. */
    void (*apply)(struct gg_agent *agent, uint16_t fact, uint32_t value);
    /** Walks to a place, a value of gg_places.fact: started, ticked and stopped as run is. When it
     *  succeeds, the agent is there; otherwise the action that it walks to has failed. NULL:
     *  gg_agent_walked. May use the planner. */
    gg_status (*walk)(struct gg_agent *agent, gg_phase phase, uint16_t place);
    /** How many milliseconds a walk takes, where places have no points; NULL: none. Asked for
     *  walks, and for actions of `cost: travel` at most once for each and planning. Must not use
     *  the planner. */
    uint32_t (*travel)(struct gg_agent *agent, uint16_t from, uint16_t to);
} gg_calls;

/** The functions that a game gives for an agent type (gg_calls) and, beside them, the one that
 *  denies methods. In a domain with methods that can be denied, gg_agent_type.calls points to
 *  `calls` here. */
typedef struct gg_denying_calls {
    gg_calls calls;
    /** Whether a method's procedural precondition holds; NULL if none has one. Asked once a
     *  planning, and at each decision for methods that would interrupt. Must not use the
     *  planner. */
    bool (*allows)(struct gg_agent *agent, uint16_t task, uint16_t method);
} gg_denying_calls;

/** These functions and, beside them, the one that tells values of goals. In a domain with such,
 *  gg_agent_type.calls points to `denying.calls` here. */
typedef struct gg_valuing_calls {
    gg_denying_calls denying;
    /** What reaching the goal is worth; NULL if no goal has a called value. Asked at each decision.
     *  Must not use the planner. */
    int32_t (*value)(struct gg_agent *agent, uint16_t goal);
} gg_valuing_calls;

/** How many milliseconds the running action takes by gg_agent_wait: its duration and, if it has a
 *  route, the walk along it; 0: none is running. */
uint32_t gg_agent_duration(const gg_agent *agent);

/** For a task stub, to wait until the action is done: GG_RUNNING until gg_agent_duration is over
 *  since the action started, then GG_SUCCESS; GG_INVALID if no action is running. It tells
 *  gg_agent_quiet that the function only waits until then; all the same the function is called in
 *  each tick, as durations may change. */
gg_status gg_agent_wait(gg_agent *agent);

/** For a task stub or gg_calls.walk: GG_RUNNING until so many milliseconds are over since the
 *  action or the walk started, then GG_SUCCESS; GG_INVALID if there is neither. If the function
 *  answers GG_RUNNING, it is not called in ticks before that time is over (but stopped at any
 *  time, and a timeout ends the action before it), unless the game changes the agent's speed or,
 *  on a walk, sets its place. `elapsed` + 250 asks again in 250 milliseconds. Of several waits in
 *  one call the last one counts. */
gg_status gg_agent_wait_for(gg_agent *agent, uint32_t milliseconds);

/** For gg_calls.walk, to wait until the walk is over: GG_RUNNING until the agent has walked as long
 *  as gg_agent_walk_time tells, then GG_SUCCESS; GG_INVALID if it does not walk. It tells
 *  gg_agent_quiet, as gg_agent_wait does, that the function only waits. */
gg_status gg_agent_walked(gg_agent *agent);

/** The same along roads. */
gg_status gg_road_walked(gg_agent *agent);

/** For a task stub: in GG_STOP, how the action or walk ends, as the event that follows tells it:
 *  GG_SUCCESS (but if others take what it needs in the stop, it fails); GG_FAILURE, also if its
 *  timeout is over or others have taken what it needs; GG_ABORTED, if the agent or the game
 *  stopped it, or if it begins anew, which GG_ACTION_STARTED tells; GG_INVALID. At any other time
 *  nothing ends: GG_RUNNING. */
gg_status gg_agent_ending(const gg_agent *agent);

/* ------------------------------------------------------------------- state */

/** Whether the condition holds in the state (word_count words). */
bool gg_holds(const GG_ROM gg_domain *domain, const GG_ROM gg_condition *condition,
              const uint64_t *state);

/** Changes the state (word_count words) as the effect says; all changes take
 *  place together, numbers stop at their ends. */
void gg_apply(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect, uint64_t *state);

/** How many ground actions there are, whose numbers are below this. */
uint16_t gg_ground_action_count(const GG_ROM gg_domain *domain);

/** The row of a ground action, by its number in plans, events and records. */
const GG_ROM gg_action *gg_action_of(const GG_ROM gg_domain *domain, uint16_t action);

/** The place that a ground action is begun at, as a value of gg_places.fact; GG_NONE: it is begun where the
 *  agent is. */
uint16_t gg_action_place(const GG_ROM gg_domain *domain, uint16_t action);

/** The symbol of a parameter of a ground action, which has so many. */
uint16_t gg_action_argument(const GG_ROM gg_domain *domain, uint16_t action, uint16_t parameter);

/** The symbol of the place that the agent's present action is begun at; the domain has places. */
uint16_t gg_agent_place_symbol(const gg_agent *agent);

/** Whether a ground action can be done in a state (word_count words): its preconditions hold. */
bool gg_can_do(const GG_ROM gg_domain *domain, uint16_t action, const uint64_t *state);

/** Does a ground action in a state (word_count words): makes what planning expects of it. */
void gg_do(const GG_ROM gg_domain *domain, uint16_t action, uint64_t *state);

/** The value of a fact: 0 or 1 for a bool, the position of the symbol in the
 *  fact's list, or the number of steps above the lowest value. A fact that does
 *  not exist (from fact_count on, GG_NONE) reads as 0. */
uint32_t gg_read(const GG_ROM gg_domain *domain, uint16_t fact, const uint64_t *state);

/** Sets the value of a fact, in gg_read's terms; a value above gg_fact.top sets
 *  the highest one. If the fact does not exist, nothing happens. */
void gg_write(const GG_ROM gg_domain *domain, uint16_t fact, uint32_t value, uint64_t *state);

/* ------------------------------------------------------------------- goals */

/**
 * Begins the search for a cheapest plan: of the plans whose end satisfies the goal, one with the
 * least sum of costs, among those one with the fewest steps, among those the one that the order of
 * the YAML brings first. A goal that holds has the empty plan. Procedural preconditions and dynamic
 * costs are asked here: about the steps of a plan that is read, or found along the estimates, and,
 * if there is a search, about each action that can be of use, at most once each if the problem has
 * memory for that.
 *
 * If the goal has a policy, or one table holds all facts that matter, the plan is read at once,
 * without a node. If none of its steps is denied, costs more than its least cost or breaks a bound,
 * that is the plan. If the goal has other tables, the same is tried with the plan along their
 * estimates, see search_walk.c. Otherwise the search is A* (Hart, Nilsson, Raphael, "A Formal Basis
 * for the Heuristic Determination of Minimum Cost Paths", 1968) over states, its heuristic the sum
 * of the goal's tables. For goals made at run time it is a search over boxes from the goal, see
 * search_backward.c, if the tables or the problem name it. If the nodes do not suffice, a search by
 * relaxed plans, see search_satisficing.c, and that from the goal are content with any plan, if the
 * tables name them. What the former finds is improved for half as many expansions as it took, and
 * 256 more.
 *
 * A search without memory, or of a domain whose tables name none, ends in GG_OUT_OF_NODES. If the
 * cheapest plan is too long, it ends in GG_PLAN_TOO_LONG.
 *
 * The plan is filled in when the search ends, and is empty until then. Returns
 * GG_SEARCHING, or how the search has ended.
 */
gg_outcome gg_search_begin(gg_search *search, const gg_goal_problem *problem, gg_plan *plan);

/** Goes on for at most so many expansions; steps along the estimates that gg_search_begin took in
 *  vain count as some. The result does not depend on how the expansions
 *  are divided into calls. Returns what gg_search_begin returns; after the end, the same
 *  again. */
gg_outcome gg_search_run(gg_search *search, uint32_t expansions);

/** Begins a search and runs it to the end. */
gg_outcome gg_plan_make(gg_search *search, const gg_goal_problem *problem, gg_plan *plan);

/** Carries out the steps of a plan on a state, from step `from` on, and gives the first step whose
 *  preconditions do not hold; plan->length if those of all steps hold. The state (word_count words)
 *  becomes the one before that step. */
uint16_t gg_plan_check(const GG_ROM gg_domain *domain, const gg_plan *plan, uint16_t from,
                       uint64_t *state);

/** The number of a ground goal: a goal of the YAML, by its number there, with symbols for its
 *  parameters, in order (NULL if it has none). GG_NONE: there is none, as constants rule it out or
 *  there are no such symbols. */
uint16_t gg_goal_find(const GG_ROM gg_domain *domain, uint16_t goal, const uint16_t *arguments);

/** The goal of the YAML that a ground goal comes from, and the symbols of its parameters, NULL if
 *  it has none. GG_NONE: there is no such ground goal. */
uint16_t gg_goal_source_of(const GG_ROM gg_domain *domain, uint16_t goal,
                           const GG_ROM uint16_t **arguments);

/** A condition that is made at run time: of facts that must all have certain
 *  values. It stays where it is while it is used. */
typedef struct gg_condition_builder {
    gg_runtime_condition condition; /**< what a gg_goal_problem takes */
    gg_runtime_box box;
    gg_flag_test *flags;   /**< the caller's: one for each flag word asked for */
    gg_range_test *ranges; /**< and for each number word */
    uint16_t flag_capacity, range_capacity;
} gg_condition_builder;

/** Begins a condition that always holds. Set flags, ranges and their capacities before;
 *  capacities of flag_words and word_count - flag_words of the domain are always enough. */
void gg_condition_begin(gg_condition_builder *builder);

/** Adds that the value of a fact is one from low to high, in gg_read's terms, in
 *  place of what was asked of that fact before. If there is no such fact or value, or
 *  no room, nothing changes and false is returned. */
bool gg_condition_ask(const GG_ROM gg_domain *domain, gg_condition_builder *builder, uint16_t fact,
                      uint32_t low, uint32_t high);

/* ------------------------------------------------------------------- tasks */

/**
 * Decomposes a task into a plan: depth first, methods in the order that the
 * task's select gives, subtasks from left to right, with full backtracking
 * over methods and over the choices of earlier subtasks (ordered task
 * decomposition after Nau, Cao, Lotem, Munoz-Avila, "SHOP: Simple Hierarchical
 * Ordered Planner", 1999). Continuations are kept as in Warren's abstract
 * machine (1983): frames are never changed, a choice protects those below it,
 * and a method's last subtask goes on where the method itself would.
 *
 * What has failed is not tried again: a task in a state, with the same left to do after it
 * (memoization: Michie, "Memo Functions and Machine Learning", 1968). The solutions of a call that
 * failed once and does not draw are worked out once, in the same order, and used for others:
 * see htn_table.c. Both cost memory, which may be forgotten: that costs methods, no plan.
 *
 * Where a call, a task in a state, comes up again within itself, the outermost one is planned
 * anew by a chart, so that it ends and no plan is lost: see htn_chart.c. The chart also takes
 * the outermost recursive task over where depth, frames, choices or half of the methods are
 * used up.
 *
 * Of two ways to the same end the first one is kept, though it may have more steps. If there was
 * no room for the steps of a plan and a shorter way was left out, all is planned once more, with
 * such ways: scores are asked and methods drawn anew then.
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

/** A number from 0 to count - 1, each with the same chance; 0 if count is 0. */
uint32_t gg_random_below(gg_random *random, uint32_t count);

#ifdef __cplusplus
}
#endif

#endif
