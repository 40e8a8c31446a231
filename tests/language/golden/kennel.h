/* Made by goapgen from kennel.yaml. Do not edit: run goapgen again. */
#ifndef KENNEL_GENERATED_H
#define KENNEL_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "kennel.h and gg.h are of different versions: run goapgen kennel.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    KENNEL_STATE_WORDS = 1, /* 64-bit words of a state */
    KENNEL_PLAN_STEPS = 64, /* steps that a plan has room for (limits: plan) */
    KENNEL_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    KENNEL_EXPANSIONS = 4096, /* methods entered in a planning (limits: nodes) */
    KENNEL_FRAMES = 0, /* of a planner: methods of a plan, or plan + depth */
    KENNEL_CHOICES = 0, /* of a planner: methods of a plan, or plan + depth */
    KENNEL_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    KENNEL_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    KENNEL_CHOSEN = 0, /* methods of a plan that a trace is told of */
    KENNEL_ASKED_WORDS = 1, /* for procedural preconditions */
    KENNEL_GROUND_ACTIONS = 10, /* actions, as events and plans number them */
    KENNEL_GROUND_TASKS = 0, /* tasks, as events number them */
    KENNEL_NODES = 4096, /* of the search for plans of goals (limits: nodes) */
    KENNEL_USABLE_WORDS = 1, /* a bit for each action */
    KENNEL_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    KENNEL_SUBGOALS = 0, /* conditions to achieve */
    KENNEL_VALUES = 14, /* of all facts, as far as a search tells them apart */
    KENNEL_ESTIMATES = 2, /* words of a state, and tables of the goal that has most */
    KENNEL_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    KENNEL_BACKOFFS = 14, /* the goals and the root task, which rest when they failed */
    KENNEL_SENSES = 0, /* sensed facts */
    KENNEL_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    KENNEL_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    KENNEL_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    KENNEL_AGENT_RULES = 0, /* rules on private facts */
    KENNEL_WORLD_RULES = 0, /* rules on shared facts */
    KENNEL_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    KENNEL_WANTS = 4, /* goals that the game gives to an agent (limits: wants) */
    KENNEL_WANT_FLAGS = 4, /* tests of words of flags in wanted conditions */
    KENNEL_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum kennel_fact {
    KENNEL_FACT_AT = 0,
    KENNEL_FACT_WHERE = 1,
    KENNEL_FACT_CHEWED = 4,
} kennel_fact;

/** All objects and symbols. */
typedef enum kennel_symbol {
    KENNEL_BALL = 0,
    KENNEL_BONE = 1,
    KENNEL_STONE = 2,
    KENNEL_YARD = 3,
    KENNEL_HUT = 4,
} kennel_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum kennel_action {
    KENNEL_ACTION_RUN_TO = 0,
    KENNEL_ACTION_CHEW = 1,
    KENNEL_ACTION_BRING = 2,
    KENNEL_ACTION_NONE = 3,
} kennel_action;

/** The goals of the YAML. Events number ground goals instead; see
 *  gg_goal_source_of. */
typedef enum kennel_goal {
    KENNEL_GOAL_CHEWED_UP = 0,
    KENNEL_GOAL_TIDY = 1,
    KENNEL_GOAL_HOME = 2,
    KENNEL_GOAL_NONE = 3,
} kennel_goal;

/** What an agent pursues: a goal of the YAML, and the symbols of its parameters. */
typedef struct kennel_agent_pursuit {
    kennel_goal goal; /**< KENNEL_GOAL_NONE: its root task, or nothing */
    kennel_symbol arguments[2]; /**< in order; where the goal has fewer, the others mean nothing */
} kennel_agent_pursuit;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct kennel_agent_activity {
    kennel_action action; /**< KENNEL_ACTION_NONE: nothing */
    kennel_symbol arguments[2]; /**< in order; where the action has fewer, the others mean nothing */
} kennel_agent_activity;

extern const GG_ROM gg_domain kennel_domain;

/** The shared facts and the clock. */
typedef struct kennel_world {
    gg_world core;
    uint64_t state[KENNEL_STATE_WORDS]; /* the shared facts */
} kennel_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct kennel_agent {
    gg_agent core;
    uint64_t state[KENNEL_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[KENNEL_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[KENNEL_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[KENNEL_STATE_WORDS]; /* the state that it plans from */
    gg_backoff backoffs[KENNEL_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[KENNEL_PLAN_STEPS]; /* its steps, ground actions */
    gg_want wants[KENNEL_WANTS]; /* the goals that the game gave to it */
    gg_flag_test want_flags[KENNEL_WANT_FLAGS]; /* what those ask for that are conditions */
} kennel_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  kennel_planner_init, or as zeros. */
typedef struct kennel_planner {
    gg_planner core;
    gg_frame frames[KENNEL_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[KENNEL_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(KENNEL_CHOICES + 1) * KENNEL_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[KENNEL_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * KENNEL_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[KENNEL_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[KENNEL_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    gg_node nodes[KENNEL_NODES + 1]; /* the states that were come to */
    uint32_t heap[KENNEL_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(KENNEL_NODES + 1) * KENNEL_STATE_WORDS]; /* the states themselves */
    uint64_t usable[KENNEL_USABLE_WORDS]; /* the actions that are not kept out */
    gg_distance relaxed_costs[KENNEL_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[KENNEL_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * KENNEL_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * KENNEL_STATE_WORDS]; /* states that are worked on */
} kennel_planner;

/** Puts the world into its start state, at clock 0. */
static inline void kennel_world_init(kennel_world *world)
{
    gg_world_init(&world->core, &kennel_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void kennel_world_tick(kennel_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t kennel_world_quiet(const kennel_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment kennel_world_attach(kennel_world *world)
{
    return gg_world_attach(&world->core, &kennel_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void kennel_agent_init_puppy(kennel_agent *agent, kennel_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void kennel_agent_init_dog(kennel_agent *agent, kennel_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 1, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *kennel_planner_core(kennel_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = KENNEL_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = KENNEL_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = KENNEL_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = KENNEL_DEPTH;
    workspace->expansion_limit = KENNEL_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = KENNEL_NODES;
    planner->core.search.heap = planner->heap;
    planner->core.search.states = planner->node_states;
    planner->core.search.usable = planner->usable;
    planner->core.search.relaxed_costs = planner->relaxed_costs;
    planner->core.search.estimates = planner->estimates;
    planner->core.search.sets = planner->sets;
    planner->core.search.scratch = planner->scratch;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void kennel_planner_init(kennel_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void kennel_planner_trace(kennel_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are KENNEL_STATE_WORDS for each agent. See gg_record.h. */
static inline void kennel_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &kennel_domain, memory);
}

/** The trace that makes the record: for kennel_planner_trace, with the record as context. */
static inline void kennel_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment kennel_agent_attach(kennel_agent *agent, kennel_world *world,
                                            kennel_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? kennel_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void kennel_agent_detail(kennel_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void kennel_agent_tick(kennel_agent *agent, kennel_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, kennel_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t kennel_agent_quiet(const kennel_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t kennel_agent_advance(kennel_agent *agent, kennel_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, kennel_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool kennel_agent_stop(kennel_agent *agent, kennel_planner *planner)
{
    return gg_agent_stop(&agent->core, kennel_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no kennel_action: see kennel_agent_doing. */
static inline uint16_t kennel_agent_ground_action(const kennel_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t kennel_agent_elapsed(const kennel_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status kennel_agent_ending(const kennel_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for kennel_agent_quiet, the function only waits until then. */
static inline gg_status kennel_agent_wait(kennel_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status kennel_agent_wait_for(kennel_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t kennel_agent_random(kennel_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void kennel_sense(kennel_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t kennel_agent_explain(kennel_agent *agent, kennel_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, kennel_planner_core(planner), &gg_goal_reasons, NULL,
                            text, size);
}

/** The number of a ground goal, as events have it: a goal of the YAML with symbols for
 *  its parameters, in order; NULL if it has none. GG_NONE: there is none, as constants
 *  rule it out. */
uint16_t kennel_goal_number(kennel_goal goal, const kennel_symbol *arguments);

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome kennel_agent_plan(kennel_agent *agent, kennel_planner *planner, kennel_goal goal,
                                       const kennel_symbol *arguments, gg_plan *plan)
{
    return gg_agent_plan(&agent->core, kennel_planner_core(planner),
                         kennel_goal_number(goal, arguments), plan);
}

/** The goal of the agent's plan and the symbols of its parameters; KENNEL_GOAL_NONE: it is
 *  at its root task, or there is no plan. */
kennel_agent_pursuit kennel_agent_pursuing(const kennel_agent *agent);

/** The goal alone; GG_NONE: the root task, or there is no plan. */
static inline uint16_t kennel_agent_goal(const kennel_agent *agent)
{
    kennel_goal goal = kennel_agent_pursuing(agent).goal;
    return goal == KENNEL_GOAL_NONE ? GG_NONE : (uint16_t)goal;
}

/** Gives the agent a goal, which it pursues beside its own until it is reached once,
 *  with symbols for its parameters (NULL if it has none). Returns the want's id, 0 if it
 *  is refused. See gg_agent_want in gg.h. */
static inline uint32_t kennel_agent_want(kennel_agent *agent, kennel_goal goal,
                                     const kennel_symbol *arguments, int32_t priority)
{
    return gg_agent_want(&agent->core, kennel_goal_number(goal, arguments), priority);
}

/** Gives the agent a condition as a goal, see kennel_agent_want; it is copied. */
static inline uint32_t kennel_agent_want_condition(kennel_agent *agent,
                                               const gg_condition_builder *builder,
                                               int32_t priority)
{
    return gg_agent_want_condition(&agent->core, builder, priority);
}

/** Takes a want back. False: there is no such want, or it has ended. */
static inline bool kennel_agent_unwant(kennel_agent *agent, uint32_t id)
{
    return gg_agent_unwant(&agent->core, id);
}

/** How it goes with a want, until its slot is used by another one. */
static inline gg_want_status kennel_agent_want_status(const kennel_agent *agent, uint32_t id)
{
    return gg_agent_want_status(&agent->core, id);
}

/** The action that is running; KENNEL_ACTION_NONE where none is. */
kennel_agent_activity kennel_agent_doing(const kennel_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *kennel_symbol_name(kennel_symbol symbol);

/** The position of an object among those of type 'thing'; one past the last
 *  if it is none. */
static inline uint32_t kennel_position_of_thing(kennel_symbol object)
{
    switch (object) {
    case KENNEL_BALL:
        return 0;
    case KENNEL_BONE:
        return 1;
    case KENNEL_STONE:
        return 2;
    default:
        return 3;
    }
}

/** at */
static inline kennel_symbol kennel_at(const kennel_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, KENNEL_FACT_AT);
    static const kennel_symbol values[] = {KENNEL_YARD, KENNEL_HUT};
    return values[packed];
}

static inline void kennel_set_at(kennel_agent *agent, kennel_symbol value)
{
    uint32_t packed;
    switch (value) {
    case KENNEL_YARD:
        packed = 0;
        break;
    case KENNEL_HUT:
        packed = 1;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, KENNEL_FACT_AT, packed);
}

/** The number of the fact 'where' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t kennel_fact_where(kennel_symbol thing)
{
    uint32_t index = 0;
    if (kennel_position_of_thing(thing) == 3)
        return GG_NONE;
    index = index * 3 + kennel_position_of_thing(thing);
    return (uint16_t)(KENNEL_FACT_WHERE + index);
}

/** where, shared */
static inline kennel_symbol kennel_where(const kennel_agent *agent, kennel_symbol thing)
{
    uint32_t packed = gg_agent_read(&agent->core, kennel_fact_where(thing));
    static const kennel_symbol values[] = {KENNEL_YARD, KENNEL_HUT};
    return values[packed];
}

static inline void kennel_set_where(kennel_agent *agent, kennel_symbol thing, kennel_symbol value)
{
    uint32_t packed;
    switch (value) {
    case KENNEL_YARD:
        packed = 0;
        break;
    case KENNEL_HUT:
        packed = 1;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, kennel_fact_where(thing), packed);
}

static inline kennel_symbol kennel_world_where(const kennel_world *world, kennel_symbol thing)
{
    uint32_t packed = gg_read(&kennel_domain, kennel_fact_where(thing), world->state);
    static const kennel_symbol values[] = {KENNEL_YARD, KENNEL_HUT};
    return values[packed];
}

static inline void kennel_world_set_where(kennel_world *world, kennel_symbol thing, kennel_symbol value)
{
    uint32_t packed;
    switch (value) {
    case KENNEL_YARD:
        packed = 0;
        break;
    case KENNEL_HUT:
        packed = 1;
        break;
    default:
        return;
    }
    gg_write(&kennel_domain, kennel_fact_where(thing), packed, world->state);
}

/** chewable, constant; 0 or the first value if there is none */
static inline bool kennel_chewable(kennel_symbol thing)
{
    static const uint8_t values_of_all[] = {
        1, 1, 0,
        0};
    uint32_t index = 3;
    if (kennel_position_of_thing(thing) < 3)
        index = kennel_position_of_thing(thing);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** The number of the fact 'chewed' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t kennel_fact_chewed(kennel_symbol thing)
{
    uint32_t index = 0;
    if (kennel_position_of_thing(thing) == 3)
        return GG_NONE;
    index = index * 3 + kennel_position_of_thing(thing);
    return (uint16_t)(KENNEL_FACT_CHEWED + index);
}

/** chewed */
static inline bool kennel_chewed(const kennel_agent *agent, kennel_symbol thing)
{
    uint32_t packed = gg_agent_read(&agent->core, kennel_fact_chewed(thing));
    return packed != 0;
}

static inline void kennel_set_chewed(kennel_agent *agent, kennel_symbol thing, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, kennel_fact_chewed(thing), packed);
}

/* The functions to be filled in, in kennel_tasks.c. */

/** run_to
 *  preconditions: at != to
 *  effects: at = to */
gg_status kennel_puppy_task_run_to(kennel_agent *agent, gg_phase phase, kennel_symbol to);

/** chew
 *  preconditions: chewable(what), where(what) == at
 *  effects: chewed(what) */
gg_status kennel_puppy_task_chew(kennel_agent *agent, gg_phase phase, kennel_symbol what);

/** bring
 *  preconditions: where(what) == at, at != to
 *  effects: where(what) = to, at = to */
gg_status kennel_puppy_task_bring(kennel_agent *agent, gg_phase phase, kennel_symbol what, kennel_symbol to);

/** How much 'chewed_up' (has chewed it) matters: asked at each decision. */
int32_t kennel_puppy_priority_taste(const kennel_agent *agent, kennel_symbol what);

/** run_to
 *  preconditions: at != to
 *  effects: at = to */
gg_status kennel_dog_task_run_to(kennel_agent *agent, gg_phase phase, kennel_symbol to);

/** chew
 *  preconditions: chewable(what), where(what) == at
 *  effects: chewed(what) */
gg_status kennel_dog_task_chew(kennel_agent *agent, gg_phase phase, kennel_symbol what);

/** bring
 *  preconditions: where(what) == at, at != to
 *  effects: where(what) = to, at = to */
gg_status kennel_dog_task_bring(kennel_agent *agent, gg_phase phase, kennel_symbol what, kennel_symbol to);

#ifdef __cplusplus
}
#endif

#endif
