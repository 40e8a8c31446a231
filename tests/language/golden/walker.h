/* Made by goapgen from walker.yaml. Do not edit: run goapgen again. */
#ifndef WALKER_GENERATED_H
#define WALKER_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "walker.h and gg.h are of different versions: run goapgen walker.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    WALKER_STATE_WORDS = 2, /* 64-bit words of a state */
    WALKER_PLAN_STEPS = 8, /* steps that a plan has room for (limits: plan) */
    WALKER_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    WALKER_EXPANSIONS = 64, /* methods entered in a planning (limits: nodes) */
    WALKER_FRAMES = 0, /* of a planner: methods of a plan, or plan + depth */
    WALKER_CHOICES = 0, /* of a planner: methods of a plan, or plan + depth */
    WALKER_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    WALKER_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    WALKER_CHOSEN = 0, /* methods of a plan that a trace is told of */
    WALKER_ASKED_WORDS = 1, /* for procedural preconditions */
    WALKER_GROUND_ACTIONS = 7, /* actions, as events and plans number them */
    WALKER_GROUND_TASKS = 0, /* tasks, as events number them */
    WALKER_NODES = 64, /* of the search for plans of goals (limits: nodes) */
    WALKER_USABLE_WORDS = 1, /* a bit for each action */
    WALKER_DYNAMIC_COSTS = 10, /* dynamic costs, and what walks cost from each place */
    WALKER_SUBGOALS = 0, /* conditions to achieve */
    WALKER_VALUES = 15, /* of all facts, as far as a search tells them apart */
    WALKER_ESTIMATES = 0, /* words of a state, and tables of the goal that has most */
    WALKER_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    WALKER_BACKOFFS = 3, /* the goals and the root task, which rest when they failed */
    WALKER_SENSES = 0, /* sensed facts */
    WALKER_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    WALKER_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    WALKER_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    WALKER_AGENT_RULES = 0, /* rules on private facts */
    WALKER_WORLD_RULES = 0, /* rules on shared facts */
    WALKER_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    WALKER_WALKS = 1, /* of an agent */
    WALKER_PLACES = 4, /* places that agents walk to */
    WALKER_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum walker_fact {
    WALKER_FACT_HERE = 0,
    WALKER_FACT_LIES_AT = 1,
    WALKER_FACT_BROOM_AT = 3,
    WALKER_FACT_SWEPT = 4,
    WALKER_FACT_CARRIED = 5,
} walker_fact;

/** All objects and symbols. */
typedef enum walker_symbol {
    WALKER_LEFT = 0,
    WALKER_RIGHT = 1,
    WALKER_DOOR = 2,
    WALKER_BENCH = 3,
} walker_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum walker_action {
    WALKER_ACTION_PUT = 0,
    WALKER_ACTION_FETCH = 1,
    WALKER_ACTION_SWEEP = 2,
    WALKER_ACTION_BRING_BROOM = 3,
    WALKER_ACTION_NONE = 4,
} walker_action;

/** The goals, by number. */
typedef enum walker_goal {
    WALKER_GOAL_TIDY = 0,
    WALKER_GOAL_CLEAN = 1,
} walker_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct walker_agent_activity {
    walker_action action; /**< WALKER_ACTION_NONE: nothing */
    walker_symbol arguments[1]; /**< in order; where the action has fewer, the others mean nothing */
} walker_agent_activity;

extern const GG_ROM gg_domain walker_domain;

/** The shared facts and the clock. */
typedef struct walker_world {
    gg_world core;
    uint64_t state[WALKER_STATE_WORDS]; /* the shared facts */
    gg_point points[WALKER_PLACES]; /* where the places are */
} walker_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct walker_agent {
    gg_agent core;
    uint64_t state[WALKER_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[WALKER_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[WALKER_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[WALKER_STATE_WORDS]; /* the state that it plans from */
    gg_backoff backoffs[WALKER_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[WALKER_PLAN_STEPS]; /* its steps, ground actions */
    gg_walk walk[WALKER_WALKS]; /* its speed, and where it stands between places */
} walker_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  walker_planner_init, or as zeros. */
typedef struct walker_planner {
    gg_planner core;
    gg_frame frames[WALKER_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[WALKER_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(WALKER_CHOICES + 1) * WALKER_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[WALKER_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * WALKER_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[WALKER_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[WALKER_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    gg_node nodes[WALKER_NODES + 1]; /* the states that were come to */
    uint32_t heap[WALKER_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(WALKER_NODES + 1) * WALKER_STATE_WORDS]; /* the states themselves */
    uint64_t usable[WALKER_USABLE_WORDS]; /* the actions that are not kept out */
    uint16_t dynamic_costs[WALKER_DYNAMIC_COSTS]; /* the dynamic costs, and what walks cost, in this planning */
    gg_distance relaxed_costs[WALKER_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    uint64_t sets[3 * WALKER_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * WALKER_STATE_WORDS]; /* states that are worked on */
} walker_planner;

/** Puts the world into its start state, at clock 0. */
static inline void walker_world_init(walker_world *world)
{
    gg_world_init(&world->core, &walker_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void walker_world_tick(walker_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t walker_world_quiet(const walker_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment walker_world_attach(walker_world *world)
{
    return gg_world_attach(&world->core, &walker_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void walker_agent_init(walker_agent *agent, walker_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *walker_planner_core(walker_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = WALKER_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = WALKER_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = WALKER_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = WALKER_DEPTH;
    workspace->expansion_limit = WALKER_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = WALKER_NODES;
    planner->core.search.heap = planner->heap;
    planner->core.search.states = planner->node_states;
    planner->core.search.usable = planner->usable;
    planner->core.search.dynamic_costs = planner->dynamic_costs;
    planner->core.search.relaxed_costs = planner->relaxed_costs;
    planner->core.search.sets = planner->sets;
    planner->core.search.scratch = planner->scratch;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void walker_planner_init(walker_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void walker_planner_trace(walker_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are WALKER_STATE_WORDS for each agent. See gg_record.h. */
static inline void walker_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &walker_domain, memory);
}

/** The trace that makes the record: for walker_planner_trace, with the record as context. */
static inline void walker_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment walker_agent_attach(walker_agent *agent, walker_world *world,
                                            walker_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? walker_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void walker_agent_detail(walker_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void walker_agent_tick(walker_agent *agent, walker_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, walker_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t walker_agent_quiet(const walker_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t walker_agent_advance(walker_agent *agent, walker_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, walker_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool walker_agent_stop(walker_agent *agent, walker_planner *planner)
{
    return gg_agent_stop(&agent->core, walker_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no walker_action: see walker_agent_doing. */
static inline uint16_t walker_agent_ground_action(const walker_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t walker_agent_elapsed(const walker_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status walker_agent_ending(const walker_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for walker_agent_quiet, the function only waits until then. */
static inline gg_status walker_agent_wait(walker_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status walker_agent_wait_for(walker_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t walker_agent_random(walker_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void walker_sense(walker_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t walker_agent_explain(walker_agent *agent, walker_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, walker_planner_core(planner), &gg_goal_reasons, NULL,
                            text, size);
}

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome walker_agent_plan(walker_agent *agent, walker_planner *planner, walker_goal goal,
                                       gg_plan *plan)
{
    return gg_agent_plan(&agent->core, walker_planner_core(planner), (uint16_t)goal, plan);
}

/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */
static inline uint16_t walker_agent_goal(const walker_agent *agent)
{
    return agent->core.goal;
}

/** The number of the ground action that the agent walks to, or GG_NONE. */
static inline uint16_t walker_agent_walking(const walker_agent *agent)
{
    return gg_agent_walking(&agent->core);
}

/** How many milliseconds that walk takes in all; walker_agent_elapsed tells how long it has
 *  taken so far. */
static inline uint32_t walker_agent_walk_time(const walker_agent *agent)
{
    return gg_agent_walk_time(&agent->core);
}

/** For walker_travel_walk: GG_RUNNING until that time is over, then GG_SUCCESS. */
static inline gg_status walker_agent_walked(walker_agent *agent)
{
    return gg_agent_walked(&agent->core);
}

/** Sets the speed in thousandths a second, 1 to GG_TOP_SPEED; it counts from now on. */
static inline void walker_agent_set_speed(walker_agent *agent, uint32_t speed)
{
    gg_agent_set_speed(&agent->core, speed);
}

/** Says where an agent is, in thousandths, that the game has moved; a walk goes on from there. See
 *  gg_agent_set_point in gg.h. */
static inline void walker_agent_set_point(walker_agent *agent, int32_t x, int32_t y)
{
    gg_agent_set_point(&agent->core, x, y);
}

/** Where an agent is, in thousandths: also on its way. */
static inline gg_point walker_agent_point(const walker_agent *agent)
{
    return gg_agent_point(&agent->core);
}

/** Moves a place; the numbers are thousandths, -GG_MAP_EDGE to GG_MAP_EDGE. */
static inline void walker_world_set_place(walker_world *world, walker_symbol place, int32_t x, int32_t y)
{
    gg_world_set_place(&world->core, (uint16_t)place, x, y);
}

/** The action that is running; WALKER_ACTION_NONE where none is. */
walker_agent_activity walker_agent_doing(const walker_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *walker_symbol_name(walker_symbol symbol);

/** The position of an object among those of type 'shelf'; one past the last
 *  if it is none. */
static inline uint32_t walker_position_of_shelf(walker_symbol object)
{
    switch (object) {
    case WALKER_LEFT:
        return 0;
    case WALKER_RIGHT:
        return 1;
    default:
        return 2;
    }
}

/** here */
static inline walker_symbol walker_here(const walker_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, WALKER_FACT_HERE);
    static const walker_symbol values[] = {WALKER_DOOR, WALKER_LEFT, WALKER_RIGHT, WALKER_BENCH};
    return values[packed];
}

static inline void walker_set_here(walker_agent *agent, walker_symbol value)
{
    uint32_t packed;
    switch (value) {
    case WALKER_DOOR:
        packed = 0;
        break;
    case WALKER_LEFT:
        packed = 1;
        break;
    case WALKER_RIGHT:
        packed = 2;
        break;
    case WALKER_BENCH:
        packed = 3;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, WALKER_FACT_HERE, packed);
}

/** The number of the fact 'lies_at' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t walker_fact_lies_at(walker_symbol shelf)
{
    uint32_t index = 0;
    if (walker_position_of_shelf(shelf) == 2)
        return GG_NONE;
    index = index * 2 + walker_position_of_shelf(shelf);
    return (uint16_t)(WALKER_FACT_LIES_AT + index);
}

/** lies_at */
static inline bool walker_lies_at(const walker_agent *agent, walker_symbol shelf)
{
    uint32_t packed = gg_agent_read(&agent->core, walker_fact_lies_at(shelf));
    return packed != 0;
}

static inline void walker_set_lies_at(walker_agent *agent, walker_symbol shelf, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, walker_fact_lies_at(shelf), packed);
}

/** broom_at, shared */
static inline walker_symbol walker_broom_at(const walker_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, WALKER_FACT_BROOM_AT);
    static const walker_symbol values[] = {WALKER_DOOR, WALKER_BENCH};
    return values[packed];
}

static inline void walker_set_broom_at(walker_agent *agent, walker_symbol value)
{
    uint32_t packed;
    switch (value) {
    case WALKER_DOOR:
        packed = 0;
        break;
    case WALKER_BENCH:
        packed = 1;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, WALKER_FACT_BROOM_AT, packed);
}

static inline walker_symbol walker_world_broom_at(const walker_world *world)
{
    uint32_t packed = gg_read(&walker_domain, WALKER_FACT_BROOM_AT, world->state);
    static const walker_symbol values[] = {WALKER_DOOR, WALKER_BENCH};
    return values[packed];
}

static inline void walker_world_set_broom_at(walker_world *world, walker_symbol value)
{
    uint32_t packed;
    switch (value) {
    case WALKER_DOOR:
        packed = 0;
        break;
    case WALKER_BENCH:
        packed = 1;
        break;
    default:
        return;
    }
    gg_write(&walker_domain, WALKER_FACT_BROOM_AT, packed, world->state);
}

/** swept */
static inline bool walker_swept(const walker_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, WALKER_FACT_SWEPT);
    return packed != 0;
}

static inline void walker_set_swept(walker_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, WALKER_FACT_SWEPT, packed);
}

/** carried: 0 to 2 */
static inline int32_t walker_carried(const walker_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, WALKER_FACT_CARRIED);
    return (int32_t)packed;
}

static inline void walker_set_carried(walker_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, WALKER_FACT_CARRIED, packed);
}

/* The functions to be filled in, in walker_tasks.c. */

/** put
 *  preconditions: carried >= 1, not lies_at(on)
 *  effects: lies_at(on), carried -= 1, here = on */
gg_status walker_task_put(walker_agent *agent, gg_phase phase, walker_symbol on);

/** fetch (fetching two)
 *  preconditions: carried == 0
 *  effects: carried = 2, here = door */
gg_status walker_task_fetch(walker_agent *agent, gg_phase phase);

/** sweep
 *  preconditions: none
 *  effects: swept, here = broom_at */
gg_status walker_task_sweep(walker_agent *agent, gg_phase phase);

/** bring_broom
 *  preconditions: broom_at == bench
 *  effects: broom_at = door, here = bench */
gg_status walker_task_bring_broom(walker_agent *agent, gg_phase phase, walker_symbol from);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status walker_travel_walk(walker_agent *agent, gg_phase phase, walker_symbol place);

#ifdef __cplusplus
}
#endif

#endif
