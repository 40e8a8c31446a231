/* Made by goapgen from builder.yaml. Do not edit: run goapgen again. */
#ifndef BUILDER_GENERATED_H
#define BUILDER_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "builder.h and gg.h are of different versions: run goapgen builder.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    BUILDER_STATE_WORDS = 2, /* 64-bit words of a state */
    BUILDER_PLAN_STEPS = 24, /* steps that a plan has room for (limits: plan) */
    BUILDER_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    BUILDER_EXPANSIONS = 512, /* methods entered in a planning (limits: nodes) */
    BUILDER_FRAMES = 1, /* of a planner: methods of a plan, or plan + depth */
    BUILDER_CHOICES = 1, /* of a planner: methods of a plan, or plan + depth */
    BUILDER_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    BUILDER_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    BUILDER_CHOSEN = 1, /* methods of a plan that a trace is told of */
    BUILDER_ASKED_WORDS = 1, /* for procedural preconditions */
    BUILDER_GROUND_ACTIONS = 24, /* actions, as events and plans number them */
    BUILDER_GROUND_TASKS = 1, /* tasks, as events number them */
    BUILDER_NODES = 512, /* of the search for plans of goals (limits: nodes) */
    BUILDER_USABLE_WORDS = 1, /* a bit for each action */
    BUILDER_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    BUILDER_SUBGOALS = 0, /* conditions to achieve */
    BUILDER_VALUES = 145, /* of all facts, as far as a search tells them apart */
    BUILDER_ESTIMATES = 4, /* words of a state, and tables of the goal that has most */
    BUILDER_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    BUILDER_BACKOFFS = 11, /* the goals and the root task, which rest when they failed */
    BUILDER_SENSES = 0, /* sensed facts */
    BUILDER_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    BUILDER_FOUND_STEPS = 24, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    BUILDER_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    BUILDER_CLAIMED = 4, /* shared facts that actions claim */
    BUILDER_AGENT_RULES = 1, /* rules on private facts */
    BUILDER_WORLD_RULES = 0, /* rules on shared facts */
    BUILDER_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    BUILDER_WALKS = 1, /* of an agent */
    BUILDER_PLACES = 5, /* places that agents walk to */
    BUILDER_WANTS = 4, /* goals that the game gives to an agent (limits: wants) */
    BUILDER_WANT_FLAGS = 4, /* tests of words of flags in wanted conditions */
    BUILDER_WANT_RANGES = 4, /* tests of words of numbers in wanted conditions */
    BUILDER_SLOTS = 4, /* slots, to which the game binds what comes and goes */
    BUILDER_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum builder_fact {
    BUILDER_FACT_HERE = 0,
    BUILDER_FACT_HAVE = 1,
    BUILDER_FACT_ORDERED = 5,
    BUILDER_FACT_BUILT = 9,
    BUILDER_FACT_AXE = 13,
    BUILDER_FACT_TIRED = 14,
    BUILDER_FACT_SWEPT = 15,
    BUILDER_FACT_JOB_BOUND = 16,
} builder_fact;

/** All objects and symbols. */
typedef enum builder_symbol {
    BUILDER_WOOD = 0,
    BUILDER_STONE = 1,
    BUILDER_PLANKS = 2,
    BUILDER_IRON = 3,
    BUILDER_HUT = 4,
    BUILDER_WELL = 5,
    BUILDER_MILL = 6,
    BUILDER_TOWER = 7,
    BUILDER_YARD = 8,
    BUILDER_FOREST = 9,
    BUILDER_QUARRY = 10,
    BUILDER_SAWPIT = 11,
    BUILDER_SMITHY = 12,
    BUILDER_JOB_1 = 13,
    BUILDER_JOB_2 = 14,
    BUILDER_JOB_3 = 15,
    BUILDER_JOB_4 = 16,
    BUILDER_NOTHING = 17,
} builder_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum builder_action {
    BUILDER_ACTION_BUILD = 0,
    BUILDER_ACTION_CHOP = 1,
    BUILDER_ACTION_BREAK_STONE = 2,
    BUILDER_ACTION_SAW = 3,
    BUILDER_ACTION_SMELT = 4,
    BUILDER_ACTION_SHARPEN = 5,
    BUILDER_ACTION_REST = 6,
    BUILDER_ACTION_SWEEP = 7,
    BUILDER_ACTION_WHISTLE = 8,
    BUILDER_ACTION_NONE = 9,
} builder_action;

/** The tasks without parameters, by number. */
typedef enum builder_task {
    BUILDER_TASK_IDLE = 0,
} builder_task;

/** The goals of the YAML. Events number ground goals instead; see
 *  gg_goal_source_of. */
typedef enum builder_goal {
    BUILDER_GOAL_FINISHED = 0,
    BUILDER_GOAL_RESTED = 1,
    BUILDER_GOAL_READY = 2,
    BUILDER_GOAL_NONE = 3,
} builder_goal;

/** What an agent pursues: a goal of the YAML, and the symbols of its parameters. */
typedef struct builder_agent_pursuit {
    builder_goal goal; /**< BUILDER_GOAL_NONE: its root task, or nothing */
    builder_symbol arguments[1]; /**< in order; where the goal has fewer, the others mean nothing */
} builder_agent_pursuit;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct builder_agent_activity {
    builder_action action; /**< BUILDER_ACTION_NONE: nothing */
    builder_symbol arguments[2]; /**< in order; where the action has fewer, the others mean nothing */
} builder_agent_activity;

extern const GG_ROM gg_domain builder_domain;

/** The shared facts and the clock. */
typedef struct builder_world {
    gg_world core;
    uint64_t state[BUILDER_STATE_WORDS]; /* the shared facts */
    gg_point points[BUILDER_PLACES]; /* where the places are */
    gg_reservation reservations[BUILDER_CLAIMED]; /* what agents have claimed */
    gg_claim_holders holders[1]; /* how many agents have claimed something */
    gg_turns turns[1]; /* how many wait for these facts */
    gg_queue queues[BUILDER_CLAIMED]; /* who waits for each of them */
    gg_binding slots[BUILDER_SLOTS]; /* what is bound to slots */
} builder_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct builder_agent {
    gg_agent core;
    uint64_t state[BUILDER_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[BUILDER_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[BUILDER_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[BUILDER_STATE_WORDS]; /* the state that it plans from */
    uint32_t timers[BUILDER_AGENT_RULES]; /* milliseconds until each rule applies */
    gg_backoff backoffs[BUILDER_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[BUILDER_PLAN_STEPS]; /* its steps, ground actions */
    gg_walk walk[BUILDER_WALKS]; /* its speed, and where it stands between places */
    gg_want wants[BUILDER_WANTS]; /* the goals that the game gave to it */
    gg_flag_test want_flags[BUILDER_WANT_FLAGS]; /* what those ask for that are conditions */
    gg_range_test want_ranges[BUILDER_WANT_RANGES]; /* and of numbers */
    uint64_t planning_state[BUILDER_STATE_WORDS]; /* what it plans with: what others leave of shared facts */
    uint64_t view_snapshot[BUILDER_STATE_WORDS]; /* the real values when it last decided */
    uint64_t refused[BUILDER_USABLE_WORDS]; /* actions that wait for what others have claimed */
    uint32_t released[1]; /* claims that had ended when these began to wait */
    uint16_t numbers[BUILDER_CLAIMED]; /* its number for each claimed fact */
    uint8_t named[BUILDER_CLAIMED]; /* what it has passed over because of them */
    gg_slot_sight slots[BUILDER_SLOTS]; /* what is bound to slots, as far as it knows */
} builder_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  builder_planner_init, or as zeros. */
typedef struct builder_planner {
    gg_planner core;
    gg_frame frames[BUILDER_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[BUILDER_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(BUILDER_CHOICES + 1) * BUILDER_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[BUILDER_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * BUILDER_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[BUILDER_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[BUILDER_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    uint16_t found[BUILDER_FOUND_STEPS]; /* a plan that was found, while a better one is searched for */
    gg_node nodes[BUILDER_NODES + 1]; /* the states that were come to */
    uint32_t heap[BUILDER_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(BUILDER_NODES + 1) * BUILDER_STATE_WORDS]; /* the states themselves */
    uint64_t usable[BUILDER_USABLE_WORDS]; /* the actions that are not kept out */
    gg_distance relaxed_costs[BUILDER_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[BUILDER_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * BUILDER_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * BUILDER_STATE_WORDS]; /* states that are worked on */
    uint64_t reading[BUILDER_STATE_WORDS]; /* the state a plan has come to */
} builder_planner;

/** Puts the world into its start state, at clock 0. */
static inline void builder_world_init(builder_world *world)
{
    gg_world_init(&world->core, &builder_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void builder_world_tick(builder_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t builder_world_quiet(const builder_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment builder_world_attach(builder_world *world)
{
    return gg_world_attach(&world->core, &builder_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void builder_agent_init(builder_agent *agent, builder_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *builder_planner_core(builder_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = BUILDER_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = BUILDER_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = BUILDER_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = BUILDER_DEPTH;
    workspace->expansion_limit = BUILDER_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.found = planner->found;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = BUILDER_NODES;
    planner->core.search.heap = planner->heap;
    planner->core.search.states = planner->node_states;
    planner->core.search.usable = planner->usable;
    planner->core.search.relaxed_costs = planner->relaxed_costs;
    planner->core.search.estimates = planner->estimates;
    planner->core.search.sets = planner->sets;
    planner->core.search.scratch = planner->scratch;
    planner->core.search.reading = planner->reading;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void builder_planner_init(builder_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void builder_planner_trace(builder_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are BUILDER_STATE_WORDS for each agent. See gg_record.h. */
static inline void builder_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &builder_domain, memory);
}

/** The trace that makes the record: for builder_planner_trace, with the record as context. */
static inline void builder_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment builder_agent_attach(builder_agent *agent, builder_world *world,
                                            builder_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? builder_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void builder_agent_detail(builder_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void builder_agent_tick(builder_agent *agent, builder_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, builder_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t builder_agent_quiet(const builder_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t builder_agent_advance(builder_agent *agent, builder_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, builder_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool builder_agent_stop(builder_agent *agent, builder_planner *planner)
{
    return gg_agent_stop(&agent->core, builder_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no builder_action: see builder_agent_doing. */
static inline uint16_t builder_agent_ground_action(const builder_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t builder_agent_elapsed(const builder_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status builder_agent_ending(const builder_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for builder_agent_quiet, the function only waits until then. */
static inline gg_status builder_agent_wait(builder_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status builder_agent_wait_for(builder_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t builder_agent_random(builder_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void builder_sense(builder_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t builder_agent_explain(builder_agent *agent, builder_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, builder_planner_core(planner), &gg_goal_reasons, &gg_task_reasons,
                            text, size);
}

/** The number of a ground goal, as events have it: a goal of the YAML with symbols for
 *  its parameters, in order; NULL if it has none. GG_NONE: there is none, as constants
 *  rule it out. */
uint16_t builder_goal_number(builder_goal goal, const builder_symbol *arguments);

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome builder_agent_plan(builder_agent *agent, builder_planner *planner, builder_goal goal,
                                       const builder_symbol *arguments, gg_plan *plan)
{
    return gg_agent_plan(&agent->core, builder_planner_core(planner),
                         builder_goal_number(goal, arguments), plan);
}

/** The goal of the agent's plan and the symbols of its parameters; BUILDER_GOAL_NONE: it is
 *  at its root task, or there is no plan. */
builder_agent_pursuit builder_agent_pursuing(const builder_agent *agent);

/** The goal alone; GG_NONE: the root task, or there is no plan. */
static inline uint16_t builder_agent_goal(const builder_agent *agent)
{
    builder_goal goal = builder_agent_pursuing(agent).goal;
    return goal == BUILDER_GOAL_NONE ? GG_NONE : (uint16_t)goal;
}

/** The number of the ground action that the agent walks to, or GG_NONE. */
static inline uint16_t builder_agent_walking(const builder_agent *agent)
{
    return gg_agent_walking(&agent->core);
}

/** How many milliseconds that walk takes in all; builder_agent_elapsed tells how long it has
 *  taken so far. */
static inline uint32_t builder_agent_walk_time(const builder_agent *agent)
{
    return gg_agent_walk_time(&agent->core);
}

/** For builder_travel_walk: GG_RUNNING until that time is over, then GG_SUCCESS. */
static inline gg_status builder_agent_walked(builder_agent *agent)
{
    return gg_agent_walked(&agent->core);
}

/** Sets the speed in thousandths a second, 1 to GG_TOP_SPEED; it counts from now on. */
static inline void builder_agent_set_speed(builder_agent *agent, uint32_t speed)
{
    gg_agent_set_speed(&agent->core, speed);
}

/** Says where an agent is, in thousandths, that the game has moved; a walk goes on from there. See
 *  gg_agent_set_point in gg.h. */
static inline void builder_agent_set_point(builder_agent *agent, int32_t x, int32_t y)
{
    gg_agent_set_point(&agent->core, x, y);
}

/** Where an agent is, in thousandths: also on its way. */
static inline gg_point builder_agent_point(const builder_agent *agent)
{
    return gg_agent_point(&agent->core);
}

/** Moves a place; the numbers are thousandths, -GG_MAP_EDGE to GG_MAP_EDGE. */
static inline void builder_world_set_place(builder_world *world, builder_symbol place, int32_t x, int32_t y)
{
    gg_world_set_place(&world->core, (uint16_t)place, x, y);
}

/** Gives the agent a goal, which it pursues beside its own until it is reached once,
 *  with symbols for its parameters (NULL if it has none). Returns the want's id, 0 if it
 *  is refused. See gg_agent_want in gg.h. */
static inline uint32_t builder_agent_want(builder_agent *agent, builder_goal goal,
                                     const builder_symbol *arguments, int32_t priority)
{
    return gg_agent_want(&agent->core, builder_goal_number(goal, arguments), priority);
}

/** Gives the agent a condition as a goal, see builder_agent_want; it is copied. */
static inline uint32_t builder_agent_want_condition(builder_agent *agent,
                                               const gg_condition_builder *builder,
                                               int32_t priority)
{
    return gg_agent_want_condition(&agent->core, builder, priority);
}

/** Takes a want back. False: there is no such want, or it has ended. */
static inline bool builder_agent_unwant(builder_agent *agent, uint32_t id)
{
    return gg_agent_unwant(&agent->core, id);
}

/** How it goes with a want, until its slot is used by another one. */
static inline gg_want_status builder_agent_want_status(const builder_agent *agent, uint32_t id)
{
    return gg_agent_want_status(&agent->core, id);
}

/** The action that is running; BUILDER_ACTION_NONE where none is. */
builder_agent_activity builder_agent_doing(const builder_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *builder_symbol_name(builder_symbol symbol);

/** The position of an object among those of type 'stock'; one past the last
 *  if it is none. */
static inline uint32_t builder_position_of_stock(builder_symbol object)
{
    switch (object) {
    case BUILDER_WOOD:
        return 0;
    case BUILDER_STONE:
        return 1;
    case BUILDER_PLANKS:
        return 2;
    case BUILDER_IRON:
        return 3;
    default:
        return 4;
    }
}

/** The position of an object among those of type 'building'; one past the last
 *  if it is none. */
static inline uint32_t builder_position_of_building(builder_symbol object)
{
    switch (object) {
    case BUILDER_HUT:
        return 0;
    case BUILDER_WELL:
        return 1;
    case BUILDER_MILL:
        return 2;
    case BUILDER_TOWER:
        return 3;
    default:
        return 4;
    }
}

/** The position of an object among those of type 'job'; one past the last
 *  if it is none. */
static inline uint32_t builder_position_of_job(builder_symbol object)
{
    switch (object) {
    case BUILDER_JOB_1:
        return 0;
    case BUILDER_JOB_2:
        return 1;
    case BUILDER_JOB_3:
        return 2;
    case BUILDER_JOB_4:
        return 3;
    default:
        return 4;
    }
}

/** here */
static inline builder_symbol builder_here(const builder_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, BUILDER_FACT_HERE);
    static const builder_symbol values[] = {BUILDER_YARD, BUILDER_FOREST, BUILDER_QUARRY, BUILDER_SAWPIT, BUILDER_SMITHY};
    return values[packed];
}

static inline void builder_set_here(builder_agent *agent, builder_symbol value)
{
    uint32_t packed;
    switch (value) {
    case BUILDER_YARD:
        packed = 0;
        break;
    case BUILDER_FOREST:
        packed = 1;
        break;
    case BUILDER_QUARRY:
        packed = 2;
        break;
    case BUILDER_SAWPIT:
        packed = 3;
        break;
    case BUILDER_SMITHY:
        packed = 4;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, BUILDER_FACT_HERE, packed);
}

/** The number of the fact 'have' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t builder_fact_have(builder_symbol stock)
{
    uint32_t index = 0;
    if (builder_position_of_stock(stock) == 4)
        return GG_NONE;
    index = index * 4 + builder_position_of_stock(stock);
    return (uint16_t)(BUILDER_FACT_HAVE + index);
}

/** have: 0 to 20, shared */
static inline int32_t builder_have(const builder_agent *agent, builder_symbol stock)
{
    uint32_t packed = gg_agent_read(&agent->core, builder_fact_have(stock));
    return (int32_t)packed;
}

static inline void builder_set_have(builder_agent *agent, builder_symbol stock, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, builder_fact_have(stock), packed);
}

static inline int32_t builder_world_have(const builder_world *world, builder_symbol stock)
{
    uint32_t packed = gg_read(&builder_domain, builder_fact_have(stock), world->state);
    return (int32_t)packed;
}

static inline void builder_world_set_have(builder_world *world, builder_symbol stock, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&builder_domain, builder_fact_have(stock), packed, world->state);
}

/** What others have claimed of have: how many steps of it they take away;
 *  UINT32_MAX: all of it */
static inline uint32_t builder_claimed_have(const builder_agent *agent, builder_symbol stock)
{
    return gg_agent_claimed(&agent->core, builder_fact_have(stock));
}

/** takes: 0 to 9, constant; 0 or the first value if there is none */
static inline int32_t builder_takes(builder_symbol building, builder_symbol stock)
{
    static const uint8_t values_of_all[] = {
        3, 0, 2, 0, 0, 4, 0, 1, 2, 3, 3, 0, 0, 8, 2, 2,
        0};
    uint32_t index = 16;
    if (builder_position_of_building(building) < 4 &&
        builder_position_of_stock(stock) < 4)
        index = (builder_position_of_building(building)) * 4 + builder_position_of_stock(stock);
    uint32_t packed = values_of_all[index];
    return (int32_t)packed;
}

/** The number of the fact 'ordered' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t builder_fact_ordered(builder_symbol job)
{
    uint32_t index = 0;
    if (builder_position_of_job(job) == 4)
        return GG_NONE;
    index = index * 4 + builder_position_of_job(job);
    return (uint16_t)(BUILDER_FACT_ORDERED + index);
}

/** ordered, shared */
static inline builder_symbol builder_ordered(const builder_agent *agent, builder_symbol job)
{
    uint32_t packed = gg_slots_read(&agent->core, builder_fact_ordered(job));
    static const builder_symbol values[] = {BUILDER_NOTHING, BUILDER_HUT, BUILDER_WELL, BUILDER_MILL, BUILDER_TOWER};
    return values[packed];
}

static inline void builder_set_ordered(builder_agent *agent, builder_symbol job, builder_symbol value)
{
    uint32_t packed;
    switch (value) {
    case BUILDER_NOTHING:
        packed = 0;
        break;
    case BUILDER_HUT:
        packed = 1;
        break;
    case BUILDER_WELL:
        packed = 2;
        break;
    case BUILDER_MILL:
        packed = 3;
        break;
    case BUILDER_TOWER:
        packed = 4;
        break;
    default:
        return;
    }
    gg_slots_write(&agent->core, builder_fact_ordered(job), packed);
}

static inline builder_symbol builder_world_ordered(const builder_world *world, builder_symbol job)
{
    uint32_t packed = gg_read(&builder_domain, builder_fact_ordered(job), world->state);
    static const builder_symbol values[] = {BUILDER_NOTHING, BUILDER_HUT, BUILDER_WELL, BUILDER_MILL, BUILDER_TOWER};
    return values[packed];
}

static inline void builder_world_set_ordered(builder_world *world, builder_symbol job, builder_symbol value)
{
    uint32_t packed;
    switch (value) {
    case BUILDER_NOTHING:
        packed = 0;
        break;
    case BUILDER_HUT:
        packed = 1;
        break;
    case BUILDER_WELL:
        packed = 2;
        break;
    case BUILDER_MILL:
        packed = 3;
        break;
    case BUILDER_TOWER:
        packed = 4;
        break;
    default:
        return;
    }
    gg_slots_write_world(&world->core, builder_fact_ordered(job), packed);
}

/** The number of the fact 'built' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t builder_fact_built(builder_symbol job)
{
    uint32_t index = 0;
    if (builder_position_of_job(job) == 4)
        return GG_NONE;
    index = index * 4 + builder_position_of_job(job);
    return (uint16_t)(BUILDER_FACT_BUILT + index);
}

/** built, shared */
static inline bool builder_built(const builder_agent *agent, builder_symbol job)
{
    uint32_t packed = gg_slots_read(&agent->core, builder_fact_built(job));
    return packed != 0;
}

static inline void builder_set_built(builder_agent *agent, builder_symbol job, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_slots_write(&agent->core, builder_fact_built(job), packed);
}

static inline bool builder_world_built(const builder_world *world, builder_symbol job)
{
    uint32_t packed = gg_read(&builder_domain, builder_fact_built(job), world->state);
    return packed != 0;
}

static inline void builder_world_set_built(builder_world *world, builder_symbol job, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_slots_write_world(&world->core, builder_fact_built(job), packed);
}

/** axe (how sharp it is): 0 to 6 */
static inline int32_t builder_axe(const builder_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, BUILDER_FACT_AXE);
    return (int32_t)packed;
}

static inline void builder_set_axe(builder_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, BUILDER_FACT_AXE, packed);
}

/** tired: 0 to 10 */
static inline int32_t builder_tired(const builder_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, BUILDER_FACT_TIRED);
    return (int32_t)packed;
}

static inline void builder_set_tired(builder_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, BUILDER_FACT_TIRED, packed);
}

/** swept */
static inline bool builder_swept(const builder_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, BUILDER_FACT_SWEPT);
    return packed != 0;
}

static inline void builder_set_swept(builder_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, BUILDER_FACT_SWEPT, packed);
}

/** The number of the fact 'job_bound' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t builder_fact_job_bound(builder_symbol job)
{
    uint32_t index = 0;
    if (builder_position_of_job(job) == 4)
        return GG_NONE;
    index = index * 4 + builder_position_of_job(job);
    return (uint16_t)(BUILDER_FACT_JOB_BOUND + index);
}

/** job_bound, shared */
static inline bool builder_job_bound(const builder_agent *agent, builder_symbol job)
{
    uint32_t packed = gg_slots_read(&agent->core, builder_fact_job_bound(job));
    return packed != 0;
}

static inline bool builder_world_job_bound(const builder_world *world, builder_symbol job)
{
    uint32_t packed = gg_read(&builder_domain, builder_fact_job_bound(job), world->state);
    return packed != 0;
}

/** Binds a handle to a slot of 'job', as a number of the game for one of them. Gives the
 *  slot: the one that has it already, or the first that is empty; GG_NONE: none is.
 *  See gg_slots.h. */
static inline uint16_t builder_job_bind(builder_world *world, uint32_t handle)
{
    return gg_world_bind(&world->core, 0, handle);
}

/** Unbinds a handle. False if it is bound to no slot. */
static inline bool builder_job_unbind(builder_world *world, uint32_t handle)
{
    return gg_world_unbind(&world->core, 0, handle);
}

/** The handle of a slot, GG_NO_HANDLE if it is empty. While an action is done with the
 *  slot, and stopped as it was unbound, it is the one with which the action began. */
static inline uint32_t builder_job_handle(const builder_agent *agent, builder_symbol slot)
{
    return gg_agent_handle(&agent->core, (uint16_t)slot);
}

static inline uint32_t builder_world_job_handle(const builder_world *world, builder_symbol slot)
{
    return gg_world_handle(&world->core, (uint16_t)slot);
}

/* The functions to be filled in, in builder_tasks.c. */

/** build
 *  preconditions: affordable(what), not built(it), ordered(it) == what, job_bound(it)
 *  while: ordered(it) == what
 *  effects: all(stock s) have(s) -= takes(what, s), built(it), not swept, here = yard */
gg_status builder_task_build(builder_agent *agent, gg_phase phase, builder_symbol it, builder_symbol what);

/** Carries out the action that it is told:
 *
 *  chop
 *  preconditions: axe >= 1, have(wood) <= 17
 *  effects: have(wood) += 3, axe -= 1, here = forest
 *
 *  break_stone
 *  preconditions: have(stone) <= 18
 *  effects: have(stone) += 2, here = quarry
 *
 *  saw
 *  preconditions: have(wood) >= 1, have(planks) <= 18
 *  effects: have(wood) -= 1, have(planks) += 2, here = sawpit
 *
 *  smelt
 *  preconditions: have(stone) >= 2, have(wood) >= 1, have(iron) <= 19
 *  effects: have(stone) -= 2, have(wood) -= 1, have(iron) += 1, here = smithy
 *
 *  sharpen
 *  preconditions: axe <= 2
 *  effects: axe = 6, here = smithy
 *
 *  rest
 *  preconditions: tired >= 4
 *  effects: tired = 0, here = yard
 *
 *  sweep
 *  preconditions: not swept
 *  effects: swept, here = yard
 *
 *  whistle
 *  preconditions: none
 *  effects: none */
gg_status builder_task_work(builder_agent *agent, gg_phase phase, builder_action action);

/** How much 'finished' matters: asked at each decision. */
int32_t builder_priority_urgency(const builder_agent *agent, builder_symbol it);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status builder_travel_walk(builder_agent *agent, gg_phase phase, builder_symbol place);

#ifdef __cplusplus
}
#endif

#endif
