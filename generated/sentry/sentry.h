/* Made by goapgen from sentry.yaml. Do not edit: run goapgen again. */
#ifndef SENTRY_GENERATED_H
#define SENTRY_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "sentry.h and gg.h are of different versions: run goapgen sentry.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    SENTRY_STATE_WORDS = 6, /* 64-bit words of a state */
    SENTRY_PLAN_STEPS = 16, /* steps that a plan has room for (limits: plan) */
    SENTRY_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    SENTRY_EXPANSIONS = 1024, /* methods entered in a planning (limits: nodes) */
    SENTRY_FRAMES = 1, /* of a planner: methods of a plan, or plan + depth */
    SENTRY_CHOICES = 1, /* of a planner: methods of a plan, or plan + depth */
    SENTRY_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    SENTRY_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    SENTRY_CHOSEN = 1, /* methods of a plan that a trace is told of */
    SENTRY_ASKED_WORDS = 6, /* for procedural preconditions */
    SENTRY_GROUND_ACTIONS = 250, /* actions, as events and plans number them */
    SENTRY_GROUND_TASKS = 1, /* tasks, as events number them */
    SENTRY_NODES = 1024, /* of the search for plans of goals (limits: nodes) */
    SENTRY_USABLE_WORDS = 3, /* a bit for each action */
    SENTRY_DYNAMIC_COSTS = 150, /* dynamic costs, and what walks cost from each place */
    SENTRY_SUBGOALS = 0, /* conditions to achieve */
    SENTRY_VALUES = 314, /* of all facts, as far as a search tells them apart */
    SENTRY_ESTIMATES = 7, /* words of a state, and tables of the goal that has most */
    SENTRY_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    SENTRY_BACKOFFS = 13, /* the goals and the root task, which rest when they failed */
    SENTRY_SENSES = 2, /* sensed facts */
    SENTRY_EXCLUSIONS = 8, /* actions that an agent leaves out of plans for a time */
    SENTRY_FOUND_STEPS = 16, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    SENTRY_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    SENTRY_AGENT_RULES = 2, /* rules on private facts */
    SENTRY_WORLD_RULES = 0, /* rules on shared facts */
    SENTRY_STEP_NUMBERS = 17, /* of a plan and of what is claimed, where facts tell the places of actions */
    SENTRY_WALKS = 1, /* of an agent */
    SENTRY_WANTS = 4, /* goals that the game gives to an agent (limits: wants) */
    SENTRY_WANT_FLAGS = 20, /* tests of words of flags in wanted conditions */
    SENTRY_WANT_RANGES = 4, /* tests of words of numbers in wanted conditions */
    SENTRY_COMMITMENTS = 3, /* 32-bit words for goals with 'inertia', 'latched' or 'reconsider' */
    SENTRY_SLOTS = 9, /* slots, to which the game binds what comes and goes */
    SENTRY_PROGRESS = 2, /* numbers that an action can have changed in part */
    SENTRY_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum sentry_fact {
    SENTRY_FACT_HERE = 0,
    SENTRY_FACT_SEEN_AT = 1,
    SENTRY_FACT_VISIBLE = 7,
    SENTRY_FACT_CAUGHT = 13,
    SENTRY_FACT_HEARD_AT = 19,
    SENTRY_FACT_PULLED = 22,
    SENTRY_FACT_ALARM = 23,
    SENTRY_FACT_DARTS = 24,
    SENTRY_FACT_AWAKE = 25,
    SENTRY_FACT_HURT = 26,
    SENTRY_FACT_INTRUDER_BOUND = 27,
    SENTRY_FACT_NOISE_BOUND = 33,
} sentry_fact;

/** All objects and symbols. */
typedef enum sentry_symbol {
    SENTRY_GALLERY_1 = 0,
    SENTRY_GALLERY_2 = 1,
    SENTRY_GALLERY_3 = 2,
    SENTRY_GALLERY_4 = 3,
    SENTRY_GALLERY_5 = 4,
    SENTRY_GALLERY_6 = 5,
    SENTRY_COURT_NORTH = 6,
    SENTRY_COURT_EAST = 7,
    SENTRY_COURT_SOUTH = 8,
    SENTRY_COURT_WEST = 9,
    SENTRY_FOUNTAIN = 10,
    SENTRY_STAIRS_LOW = 11,
    SENTRY_STAIRS_MIDDLE = 12,
    SENTRY_STAIRS_HIGH = 13,
    SENTRY_VAULT_DOOR = 14,
    SENTRY_VAULT_LEFT = 15,
    SENTRY_VAULT_RIGHT = 16,
    SENTRY_VAULT_END = 17,
    SENTRY_DESK = 18,
    SENTRY_LOCKERS = 19,
    SENTRY_BELL = 20,
    SENTRY_WINDOW = 21,
    SENTRY_SAFE = 22,
    SENTRY_BACK_DOOR = 23,
    SENTRY_INTRUDER_1 = 24,
    SENTRY_INTRUDER_2 = 25,
    SENTRY_INTRUDER_3 = 26,
    SENTRY_INTRUDER_4 = 27,
    SENTRY_INTRUDER_5 = 28,
    SENTRY_INTRUDER_6 = 29,
    SENTRY_NOISE_1 = 30,
    SENTRY_NOISE_2 = 31,
    SENTRY_NOISE_3 = 32,
    SENTRY_NOWHERE = 33,
} sentry_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum sentry_action {
    SENTRY_ACTION_SHOOT = 0,
    SENTRY_ACTION_APPROACH = 1,
    SENTRY_ACTION_LOOK_ROUND = 2,
    SENTRY_ACTION_FETCH_DARTS = 3,
    SENTRY_ACTION_RING = 4,
    SENTRY_ACTION_BANDAGE = 5,
    SENTRY_ACTION_DRINK_COFFEE = 6,
    SENTRY_ACTION_PASS = 7,
    SENTRY_ACTION_NONE = 8,
} sentry_action;

/** The tasks without parameters, by number. */
typedef enum sentry_task {
    SENTRY_TASK_ROUNDS = 0,
} sentry_task;

/** The goals of the YAML. Events number ground goals instead; see
 *  gg_goal_source_of. */
typedef enum sentry_goal {
    SENTRY_GOAL_SUBDUE = 0,
    SENTRY_GOAL_ALARMED = 1,
    SENTRY_GOAL_TREATED = 2,
    SENTRY_GOAL_CHECKED = 3,
    SENTRY_GOAL_RESTED = 4,
    SENTRY_GOAL_ARMED = 5,
    SENTRY_GOAL_NONE = 6,
} sentry_goal;

/** What an agent pursues: a goal of the YAML, and the symbols of its parameters. */
typedef struct sentry_agent_pursuit {
    sentry_goal goal; /**< SENTRY_GOAL_NONE: its root task, or nothing */
    sentry_symbol arguments[1]; /**< in order; where the goal has fewer, the others mean nothing */
} sentry_agent_pursuit;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct sentry_agent_activity {
    sentry_action action; /**< SENTRY_ACTION_NONE: nothing */
    sentry_symbol arguments[2]; /**< in order; where the action has fewer, the others mean nothing */
} sentry_agent_activity;

extern const GG_ROM gg_domain sentry_domain;

/** The shared facts and the clock. */
typedef struct sentry_world {
    gg_world core;
    uint64_t state[SENTRY_STATE_WORDS]; /* the shared facts */
    uint32_t telling[1]; /* whether it tells of an applied fact */
    gg_binding slots[SENTRY_SLOTS]; /* what is bound to slots */
} sentry_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct sentry_agent {
    gg_agent core;
    uint64_t state[SENTRY_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[SENTRY_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[SENTRY_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[SENTRY_STATE_WORDS]; /* the state that it plans from */
    uint32_t timers[SENTRY_AGENT_RULES]; /* milliseconds until each rule applies */
    gg_backoff backoffs[SENTRY_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint32_t senses[SENTRY_SENSES]; /* milliseconds until each sensed fact is read */
    gg_exclusion exclusions[SENTRY_EXCLUSIONS]; /* actions that it leaves out of plans for a time */
    uint16_t plan[SENTRY_PLAN_STEPS]; /* its steps, ground actions */
    uint16_t step_numbers[SENTRY_STEP_NUMBERS]; /* the same as numbers, and the one that it claims for */
    gg_walk walk[SENTRY_WALKS]; /* its speed, and where it stands between places */
    gg_want wants[SENTRY_WANTS]; /* the goals that the game gave to it */
    gg_flag_test want_flags[SENTRY_WANT_FLAGS]; /* what those ask for that are conditions */
    gg_range_test want_ranges[SENTRY_WANT_RANGES]; /* and of numbers */
    gg_slot_sight slots[SENTRY_SLOTS]; /* what is bound to slots, as far as it knows */
    uint32_t progress[SENTRY_PROGRESS]; /* how far these have come, behind whether it is at one */
    uint32_t commitment[SENTRY_COMMITMENTS]; /* the goals that it holds on to, and when it reconsiders its plan */
} sentry_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  sentry_planner_init, or as zeros. */
typedef struct sentry_planner {
    gg_planner core;
    gg_frame frames[SENTRY_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[SENTRY_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(SENTRY_CHOICES + 1) * SENTRY_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[SENTRY_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * SENTRY_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[SENTRY_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[SENTRY_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    uint16_t found[SENTRY_FOUND_STEPS]; /* a plan that was found, while a better one is searched for */
    gg_node nodes[SENTRY_NODES + 1]; /* the states that were come to */
    uint32_t heap[SENTRY_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(SENTRY_NODES + 1) * SENTRY_STATE_WORDS]; /* the states themselves */
    uint64_t usable[SENTRY_USABLE_WORDS]; /* the actions that are not kept out */
    uint16_t dynamic_costs[SENTRY_DYNAMIC_COSTS]; /* the dynamic costs, and what walks cost, in this planning */
    gg_distance relaxed_costs[SENTRY_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[SENTRY_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * SENTRY_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * SENTRY_STATE_WORDS]; /* states that are worked on */
    uint64_t reading[SENTRY_STATE_WORDS]; /* the state a plan has come to */
} sentry_planner;

/** Puts the world into its start state, at clock 0. */
static inline void sentry_world_init(sentry_world *world)
{
    gg_world_init(&world->core, &sentry_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void sentry_world_tick(sentry_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t sentry_world_quiet(const sentry_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment sentry_world_attach(sentry_world *world)
{
    return gg_world_attach(&world->core, &sentry_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void sentry_agent_init(sentry_agent *agent, sentry_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *sentry_planner_core(sentry_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = SENTRY_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = SENTRY_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = SENTRY_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = SENTRY_DEPTH;
    workspace->expansion_limit = SENTRY_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.found = planner->found;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = SENTRY_NODES;
    planner->core.search.heap = planner->heap;
    planner->core.search.states = planner->node_states;
    planner->core.search.usable = planner->usable;
    planner->core.search.dynamic_costs = planner->dynamic_costs;
    planner->core.search.relaxed_costs = planner->relaxed_costs;
    planner->core.search.estimates = planner->estimates;
    planner->core.search.sets = planner->sets;
    planner->core.search.scratch = planner->scratch;
    planner->core.search.reading = planner->reading;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void sentry_planner_init(sentry_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void sentry_planner_trace(sentry_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are SENTRY_STATE_WORDS for each agent. See gg_record.h. */
static inline void sentry_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &sentry_domain, memory);
}

/** The trace that makes the record: for sentry_planner_trace, with the record as context. */
static inline void sentry_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment sentry_agent_attach(sentry_agent *agent, sentry_world *world,
                                            sentry_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? sentry_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void sentry_agent_detail(sentry_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void sentry_agent_tick(sentry_agent *agent, sentry_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, sentry_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t sentry_agent_quiet(const sentry_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t sentry_agent_advance(sentry_agent *agent, sentry_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, sentry_planner_core(planner), milliseconds, steps);
}

/** Makes the plan for the agent's goal anew at the next decision, without waiting for the time of its
 *  'reconsider'. */
static inline void sentry_agent_reconsider(sentry_agent *agent)
{
    gg_agent_reconsider(&agent->core);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool sentry_agent_stop(sentry_agent *agent, sentry_planner *planner)
{
    return gg_agent_stop(&agent->core, sentry_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no sentry_action: see sentry_agent_doing. */
static inline uint16_t sentry_agent_ground_action(const sentry_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t sentry_agent_elapsed(const sentry_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status sentry_agent_ending(const sentry_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for sentry_agent_quiet, the function only waits until then. */
static inline gg_status sentry_agent_wait(sentry_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status sentry_agent_wait_for(sentry_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t sentry_agent_random(sentry_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void sentry_sense(sentry_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t sentry_agent_explain(sentry_agent *agent, sentry_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, sentry_planner_core(planner), &gg_goal_reasons, &gg_task_reasons,
                            text, size);
}

/** The number of a ground goal, as events have it: a goal of the YAML with symbols for
 *  its parameters, in order; NULL if it has none. GG_NONE: there is none, as constants
 *  rule it out. */
uint16_t sentry_goal_number(sentry_goal goal, const sentry_symbol *arguments);

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome sentry_agent_plan(sentry_agent *agent, sentry_planner *planner, sentry_goal goal,
                                       const sentry_symbol *arguments, gg_plan *plan)
{
    return gg_agent_plan(&agent->core, sentry_planner_core(planner),
                         sentry_goal_number(goal, arguments), plan);
}

/** The goal of the agent's plan and the symbols of its parameters; SENTRY_GOAL_NONE: it is
 *  at its root task, or there is no plan. */
sentry_agent_pursuit sentry_agent_pursuing(const sentry_agent *agent);

/** The goal alone; GG_NONE: the root task, or there is no plan. */
static inline uint16_t sentry_agent_goal(const sentry_agent *agent)
{
    sentry_goal goal = sentry_agent_pursuing(agent).goal;
    return goal == SENTRY_GOAL_NONE ? GG_NONE : (uint16_t)goal;
}

/** The number of the ground action that the agent walks to, or GG_NONE. */
static inline uint16_t sentry_agent_walking(const sentry_agent *agent)
{
    return gg_agent_walking(&agent->core);
}

/** How many milliseconds that walk takes in all; sentry_agent_elapsed tells how long it has
 *  taken so far. */
static inline uint32_t sentry_agent_walk_time(const sentry_agent *agent)
{
    return gg_agent_walk_time(&agent->core);
}

/** For sentry_travel_walk: GG_RUNNING until that time is over, then GG_SUCCESS. */
static inline gg_status sentry_agent_walked(sentry_agent *agent)
{
    return gg_agent_walked(&agent->core);
}

/** Gives the agent a goal, which it pursues beside its own until it is reached once,
 *  with symbols for its parameters (NULL if it has none). Returns the want's id, 0 if it
 *  is refused. See gg_agent_want in gg.h. */
static inline uint32_t sentry_agent_want(sentry_agent *agent, sentry_goal goal,
                                     const sentry_symbol *arguments, int32_t priority)
{
    return gg_agent_want(&agent->core, sentry_goal_number(goal, arguments), priority);
}

/** Gives the agent a condition as a goal, see sentry_agent_want; it is copied. */
static inline uint32_t sentry_agent_want_condition(sentry_agent *agent,
                                               const gg_condition_builder *builder,
                                               int32_t priority)
{
    return gg_agent_want_condition(&agent->core, builder, priority);
}

/** Takes a want back. False: there is no such want, or it has ended. */
static inline bool sentry_agent_unwant(sentry_agent *agent, uint32_t id)
{
    return gg_agent_unwant(&agent->core, id);
}

/** How it goes with a want, until its slot is used by another one. */
static inline gg_want_status sentry_agent_want_status(const sentry_agent *agent, uint32_t id)
{
    return gg_agent_want_status(&agent->core, id);
}

/** The action that is running; SENTRY_ACTION_NONE where none is. */
sentry_agent_activity sentry_agent_doing(const sentry_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *sentry_symbol_name(sentry_symbol symbol);

/** The position of an object among those of type 'intruder'; one past the last
 *  if it is none. */
static inline uint32_t sentry_position_of_intruder(sentry_symbol object)
{
    switch (object) {
    case SENTRY_INTRUDER_1:
        return 0;
    case SENTRY_INTRUDER_2:
        return 1;
    case SENTRY_INTRUDER_3:
        return 2;
    case SENTRY_INTRUDER_4:
        return 3;
    case SENTRY_INTRUDER_5:
        return 4;
    case SENTRY_INTRUDER_6:
        return 5;
    default:
        return 6;
    }
}

/** The position of an object among those of type 'noise'; one past the last
 *  if it is none. */
static inline uint32_t sentry_position_of_noise(sentry_symbol object)
{
    switch (object) {
    case SENTRY_NOISE_1:
        return 0;
    case SENTRY_NOISE_2:
        return 1;
    case SENTRY_NOISE_3:
        return 2;
    default:
        return 3;
    }
}

/** here */
static inline sentry_symbol sentry_here(const sentry_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SENTRY_FACT_HERE);
    static const sentry_symbol values[] = {SENTRY_GALLERY_1, SENTRY_GALLERY_2, SENTRY_GALLERY_3, SENTRY_GALLERY_4, SENTRY_GALLERY_5, SENTRY_GALLERY_6, SENTRY_COURT_NORTH, SENTRY_COURT_EAST, SENTRY_COURT_SOUTH, SENTRY_COURT_WEST, SENTRY_FOUNTAIN, SENTRY_STAIRS_LOW, SENTRY_STAIRS_MIDDLE, SENTRY_STAIRS_HIGH, SENTRY_VAULT_DOOR, SENTRY_VAULT_LEFT, SENTRY_VAULT_RIGHT, SENTRY_VAULT_END, SENTRY_DESK, SENTRY_LOCKERS, SENTRY_BELL, SENTRY_WINDOW, SENTRY_SAFE, SENTRY_BACK_DOOR};
    return values[packed];
}

static inline void sentry_set_here(sentry_agent *agent, sentry_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SENTRY_GALLERY_1:
        packed = 0;
        break;
    case SENTRY_GALLERY_2:
        packed = 1;
        break;
    case SENTRY_GALLERY_3:
        packed = 2;
        break;
    case SENTRY_GALLERY_4:
        packed = 3;
        break;
    case SENTRY_GALLERY_5:
        packed = 4;
        break;
    case SENTRY_GALLERY_6:
        packed = 5;
        break;
    case SENTRY_COURT_NORTH:
        packed = 6;
        break;
    case SENTRY_COURT_EAST:
        packed = 7;
        break;
    case SENTRY_COURT_SOUTH:
        packed = 8;
        break;
    case SENTRY_COURT_WEST:
        packed = 9;
        break;
    case SENTRY_FOUNTAIN:
        packed = 10;
        break;
    case SENTRY_STAIRS_LOW:
        packed = 11;
        break;
    case SENTRY_STAIRS_MIDDLE:
        packed = 12;
        break;
    case SENTRY_STAIRS_HIGH:
        packed = 13;
        break;
    case SENTRY_VAULT_DOOR:
        packed = 14;
        break;
    case SENTRY_VAULT_LEFT:
        packed = 15;
        break;
    case SENTRY_VAULT_RIGHT:
        packed = 16;
        break;
    case SENTRY_VAULT_END:
        packed = 17;
        break;
    case SENTRY_DESK:
        packed = 18;
        break;
    case SENTRY_LOCKERS:
        packed = 19;
        break;
    case SENTRY_BELL:
        packed = 20;
        break;
    case SENTRY_WINDOW:
        packed = 21;
        break;
    case SENTRY_SAFE:
        packed = 22;
        break;
    case SENTRY_BACK_DOOR:
        packed = 23;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, SENTRY_FACT_HERE, packed);
}

/** The number of the fact 'seen_at' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t sentry_fact_seen_at(sentry_symbol intruder)
{
    uint32_t index = 0;
    if (sentry_position_of_intruder(intruder) == 6)
        return GG_NONE;
    index = index * 6 + sentry_position_of_intruder(intruder);
    return (uint16_t)(SENTRY_FACT_SEEN_AT + index);
}

/** seen_at, shared */
static inline sentry_symbol sentry_seen_at(const sentry_agent *agent, sentry_symbol intruder)
{
    uint32_t packed = gg_slots_read(&agent->core, sentry_fact_seen_at(intruder));
    static const sentry_symbol values[] = {SENTRY_NOWHERE, SENTRY_GALLERY_1, SENTRY_GALLERY_2, SENTRY_GALLERY_3, SENTRY_GALLERY_4, SENTRY_GALLERY_5, SENTRY_GALLERY_6, SENTRY_COURT_NORTH, SENTRY_COURT_EAST, SENTRY_COURT_SOUTH, SENTRY_COURT_WEST, SENTRY_FOUNTAIN, SENTRY_STAIRS_LOW, SENTRY_STAIRS_MIDDLE, SENTRY_STAIRS_HIGH, SENTRY_VAULT_DOOR, SENTRY_VAULT_LEFT, SENTRY_VAULT_RIGHT, SENTRY_VAULT_END, SENTRY_DESK, SENTRY_LOCKERS, SENTRY_BELL, SENTRY_WINDOW, SENTRY_SAFE, SENTRY_BACK_DOOR};
    return values[packed];
}

static inline void sentry_set_seen_at(sentry_agent *agent, sentry_symbol intruder, sentry_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SENTRY_NOWHERE:
        packed = 0;
        break;
    case SENTRY_GALLERY_1:
        packed = 1;
        break;
    case SENTRY_GALLERY_2:
        packed = 2;
        break;
    case SENTRY_GALLERY_3:
        packed = 3;
        break;
    case SENTRY_GALLERY_4:
        packed = 4;
        break;
    case SENTRY_GALLERY_5:
        packed = 5;
        break;
    case SENTRY_GALLERY_6:
        packed = 6;
        break;
    case SENTRY_COURT_NORTH:
        packed = 7;
        break;
    case SENTRY_COURT_EAST:
        packed = 8;
        break;
    case SENTRY_COURT_SOUTH:
        packed = 9;
        break;
    case SENTRY_COURT_WEST:
        packed = 10;
        break;
    case SENTRY_FOUNTAIN:
        packed = 11;
        break;
    case SENTRY_STAIRS_LOW:
        packed = 12;
        break;
    case SENTRY_STAIRS_MIDDLE:
        packed = 13;
        break;
    case SENTRY_STAIRS_HIGH:
        packed = 14;
        break;
    case SENTRY_VAULT_DOOR:
        packed = 15;
        break;
    case SENTRY_VAULT_LEFT:
        packed = 16;
        break;
    case SENTRY_VAULT_RIGHT:
        packed = 17;
        break;
    case SENTRY_VAULT_END:
        packed = 18;
        break;
    case SENTRY_DESK:
        packed = 19;
        break;
    case SENTRY_LOCKERS:
        packed = 20;
        break;
    case SENTRY_BELL:
        packed = 21;
        break;
    case SENTRY_WINDOW:
        packed = 22;
        break;
    case SENTRY_SAFE:
        packed = 23;
        break;
    case SENTRY_BACK_DOOR:
        packed = 24;
        break;
    default:
        return;
    }
    gg_slots_write(&agent->core, sentry_fact_seen_at(intruder), packed);
}

static inline sentry_symbol sentry_world_seen_at(const sentry_world *world, sentry_symbol intruder)
{
    uint32_t packed = gg_read(&sentry_domain, sentry_fact_seen_at(intruder), world->state);
    static const sentry_symbol values[] = {SENTRY_NOWHERE, SENTRY_GALLERY_1, SENTRY_GALLERY_2, SENTRY_GALLERY_3, SENTRY_GALLERY_4, SENTRY_GALLERY_5, SENTRY_GALLERY_6, SENTRY_COURT_NORTH, SENTRY_COURT_EAST, SENTRY_COURT_SOUTH, SENTRY_COURT_WEST, SENTRY_FOUNTAIN, SENTRY_STAIRS_LOW, SENTRY_STAIRS_MIDDLE, SENTRY_STAIRS_HIGH, SENTRY_VAULT_DOOR, SENTRY_VAULT_LEFT, SENTRY_VAULT_RIGHT, SENTRY_VAULT_END, SENTRY_DESK, SENTRY_LOCKERS, SENTRY_BELL, SENTRY_WINDOW, SENTRY_SAFE, SENTRY_BACK_DOOR};
    return values[packed];
}

static inline void sentry_world_set_seen_at(sentry_world *world, sentry_symbol intruder, sentry_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SENTRY_NOWHERE:
        packed = 0;
        break;
    case SENTRY_GALLERY_1:
        packed = 1;
        break;
    case SENTRY_GALLERY_2:
        packed = 2;
        break;
    case SENTRY_GALLERY_3:
        packed = 3;
        break;
    case SENTRY_GALLERY_4:
        packed = 4;
        break;
    case SENTRY_GALLERY_5:
        packed = 5;
        break;
    case SENTRY_GALLERY_6:
        packed = 6;
        break;
    case SENTRY_COURT_NORTH:
        packed = 7;
        break;
    case SENTRY_COURT_EAST:
        packed = 8;
        break;
    case SENTRY_COURT_SOUTH:
        packed = 9;
        break;
    case SENTRY_COURT_WEST:
        packed = 10;
        break;
    case SENTRY_FOUNTAIN:
        packed = 11;
        break;
    case SENTRY_STAIRS_LOW:
        packed = 12;
        break;
    case SENTRY_STAIRS_MIDDLE:
        packed = 13;
        break;
    case SENTRY_STAIRS_HIGH:
        packed = 14;
        break;
    case SENTRY_VAULT_DOOR:
        packed = 15;
        break;
    case SENTRY_VAULT_LEFT:
        packed = 16;
        break;
    case SENTRY_VAULT_RIGHT:
        packed = 17;
        break;
    case SENTRY_VAULT_END:
        packed = 18;
        break;
    case SENTRY_DESK:
        packed = 19;
        break;
    case SENTRY_LOCKERS:
        packed = 20;
        break;
    case SENTRY_BELL:
        packed = 21;
        break;
    case SENTRY_WINDOW:
        packed = 22;
        break;
    case SENTRY_SAFE:
        packed = 23;
        break;
    case SENTRY_BACK_DOOR:
        packed = 24;
        break;
    default:
        return;
    }
    gg_slots_write_world(&world->core, sentry_fact_seen_at(intruder), packed);
}

/** The number of the fact 'visible' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t sentry_fact_visible(sentry_symbol intruder)
{
    uint32_t index = 0;
    if (sentry_position_of_intruder(intruder) == 6)
        return GG_NONE;
    index = index * 6 + sentry_position_of_intruder(intruder);
    return (uint16_t)(SENTRY_FACT_VISIBLE + index);
}

/** visible (whether this guard has it before it) */
static inline bool sentry_visible(const sentry_agent *agent, sentry_symbol intruder)
{
    uint32_t packed = gg_slots_read(&agent->core, sentry_fact_visible(intruder));
    return packed != 0;
}

static inline void sentry_set_visible(sentry_agent *agent, sentry_symbol intruder, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_slots_write(&agent->core, sentry_fact_visible(intruder), packed);
}

/** The number of the fact 'caught' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t sentry_fact_caught(sentry_symbol intruder)
{
    uint32_t index = 0;
    if (sentry_position_of_intruder(intruder) == 6)
        return GG_NONE;
    index = index * 6 + sentry_position_of_intruder(intruder);
    return (uint16_t)(SENTRY_FACT_CAUGHT + index);
}

/** caught, shared */
static inline bool sentry_caught(const sentry_agent *agent, sentry_symbol intruder)
{
    uint32_t packed = gg_slots_read(&agent->core, sentry_fact_caught(intruder));
    return packed != 0;
}

static inline void sentry_set_caught(sentry_agent *agent, sentry_symbol intruder, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_slots_write(&agent->core, sentry_fact_caught(intruder), packed);
}

static inline bool sentry_world_caught(const sentry_world *world, sentry_symbol intruder)
{
    uint32_t packed = gg_read(&sentry_domain, sentry_fact_caught(intruder), world->state);
    return packed != 0;
}

static inline void sentry_world_set_caught(sentry_world *world, sentry_symbol intruder, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_slots_write_world(&world->core, sentry_fact_caught(intruder), packed);
}

/** The number of the fact 'heard_at' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t sentry_fact_heard_at(sentry_symbol noise)
{
    uint32_t index = 0;
    if (sentry_position_of_noise(noise) == 3)
        return GG_NONE;
    index = index * 3 + sentry_position_of_noise(noise);
    return (uint16_t)(SENTRY_FACT_HEARD_AT + index);
}

/** heard_at */
static inline sentry_symbol sentry_heard_at(const sentry_agent *agent, sentry_symbol noise)
{
    uint32_t packed = gg_slots_read(&agent->core, sentry_fact_heard_at(noise));
    static const sentry_symbol values[] = {SENTRY_NOWHERE, SENTRY_GALLERY_1, SENTRY_GALLERY_2, SENTRY_GALLERY_3, SENTRY_GALLERY_4, SENTRY_GALLERY_5, SENTRY_GALLERY_6, SENTRY_COURT_NORTH, SENTRY_COURT_EAST, SENTRY_COURT_SOUTH, SENTRY_COURT_WEST, SENTRY_FOUNTAIN, SENTRY_STAIRS_LOW, SENTRY_STAIRS_MIDDLE, SENTRY_STAIRS_HIGH, SENTRY_VAULT_DOOR, SENTRY_VAULT_LEFT, SENTRY_VAULT_RIGHT, SENTRY_VAULT_END, SENTRY_DESK, SENTRY_LOCKERS, SENTRY_BELL, SENTRY_WINDOW, SENTRY_SAFE, SENTRY_BACK_DOOR};
    return values[packed];
}

static inline void sentry_set_heard_at(sentry_agent *agent, sentry_symbol noise, sentry_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SENTRY_NOWHERE:
        packed = 0;
        break;
    case SENTRY_GALLERY_1:
        packed = 1;
        break;
    case SENTRY_GALLERY_2:
        packed = 2;
        break;
    case SENTRY_GALLERY_3:
        packed = 3;
        break;
    case SENTRY_GALLERY_4:
        packed = 4;
        break;
    case SENTRY_GALLERY_5:
        packed = 5;
        break;
    case SENTRY_GALLERY_6:
        packed = 6;
        break;
    case SENTRY_COURT_NORTH:
        packed = 7;
        break;
    case SENTRY_COURT_EAST:
        packed = 8;
        break;
    case SENTRY_COURT_SOUTH:
        packed = 9;
        break;
    case SENTRY_COURT_WEST:
        packed = 10;
        break;
    case SENTRY_FOUNTAIN:
        packed = 11;
        break;
    case SENTRY_STAIRS_LOW:
        packed = 12;
        break;
    case SENTRY_STAIRS_MIDDLE:
        packed = 13;
        break;
    case SENTRY_STAIRS_HIGH:
        packed = 14;
        break;
    case SENTRY_VAULT_DOOR:
        packed = 15;
        break;
    case SENTRY_VAULT_LEFT:
        packed = 16;
        break;
    case SENTRY_VAULT_RIGHT:
        packed = 17;
        break;
    case SENTRY_VAULT_END:
        packed = 18;
        break;
    case SENTRY_DESK:
        packed = 19;
        break;
    case SENTRY_LOCKERS:
        packed = 20;
        break;
    case SENTRY_BELL:
        packed = 21;
        break;
    case SENTRY_WINDOW:
        packed = 22;
        break;
    case SENTRY_SAFE:
        packed = 23;
        break;
    case SENTRY_BACK_DOOR:
        packed = 24;
        break;
    default:
        return;
    }
    gg_slots_write(&agent->core, sentry_fact_heard_at(noise), packed);
}

/** pulled (whether a shot has been fired just now) */
static inline bool sentry_pulled(const sentry_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SENTRY_FACT_PULLED);
    return packed != 0;
}

static inline void sentry_set_pulled(sentry_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, SENTRY_FACT_PULLED, packed);
}

/** alarm, shared */
static inline bool sentry_alarm(const sentry_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SENTRY_FACT_ALARM);
    return packed != 0;
}

/** Sets it. If it was another one, the game is told: sentry_apply_alarm is called. */
static inline void sentry_set_alarm(sentry_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    uint16_t fact__number = SENTRY_FACT_ALARM;
    uint32_t before__set = gg_agent_read(&agent->core, fact__number);
    gg_agent_write(&agent->core, fact__number, packed);
    gg_agent_tell_set(&agent->core, fact__number, before__set);
}

static inline bool sentry_world_alarm(const sentry_world *world)
{
    uint32_t packed = gg_read(&sentry_domain, SENTRY_FACT_ALARM, world->state);
    return packed != 0;
}

/** Sets it. If it was another one, the game is told: sentry_world_apply_alarm is called. */
static inline void sentry_world_set_alarm(sentry_world *world, bool value)
{
    uint32_t packed = value ? 1 : 0;
    uint16_t fact__number = SENTRY_FACT_ALARM;
    uint32_t before__set = gg_read(&sentry_domain, fact__number, world->state);
    gg_write(&sentry_domain, fact__number, packed, world->state);
    gg_world_tell_set(&world->core, fact__number, before__set);
}

/** darts: 0 to 3 */
static inline int32_t sentry_darts(const sentry_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SENTRY_FACT_DARTS);
    return (int32_t)packed;
}

static inline void sentry_set_darts(sentry_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SENTRY_FACT_DARTS, packed);
}

/** awake: 0 to 10 */
static inline int32_t sentry_awake(const sentry_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SENTRY_FACT_AWAKE);
    return (int32_t)packed;
}

static inline void sentry_set_awake(sentry_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SENTRY_FACT_AWAKE, packed);
}

/** hurt: 0 to 3 */
static inline int32_t sentry_hurt(const sentry_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SENTRY_FACT_HURT);
    return (int32_t)packed;
}

static inline void sentry_set_hurt(sentry_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SENTRY_FACT_HURT, packed);
}

/** The number of the fact 'intruder_bound' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t sentry_fact_intruder_bound(sentry_symbol intruder)
{
    uint32_t index = 0;
    if (sentry_position_of_intruder(intruder) == 6)
        return GG_NONE;
    index = index * 6 + sentry_position_of_intruder(intruder);
    return (uint16_t)(SENTRY_FACT_INTRUDER_BOUND + index);
}

/** intruder_bound, shared */
static inline bool sentry_intruder_bound(const sentry_agent *agent, sentry_symbol intruder)
{
    uint32_t packed = gg_slots_read(&agent->core, sentry_fact_intruder_bound(intruder));
    return packed != 0;
}

static inline bool sentry_world_intruder_bound(const sentry_world *world, sentry_symbol intruder)
{
    uint32_t packed = gg_read(&sentry_domain, sentry_fact_intruder_bound(intruder), world->state);
    return packed != 0;
}

/** The number of the fact 'noise_bound' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t sentry_fact_noise_bound(sentry_symbol noise)
{
    uint32_t index = 0;
    if (sentry_position_of_noise(noise) == 3)
        return GG_NONE;
    index = index * 3 + sentry_position_of_noise(noise);
    return (uint16_t)(SENTRY_FACT_NOISE_BOUND + index);
}

/** noise_bound */
static inline bool sentry_noise_bound(const sentry_agent *agent, sentry_symbol noise)
{
    uint32_t packed = gg_slots_read(&agent->core, sentry_fact_noise_bound(noise));
    return packed != 0;
}

/** Binds a handle to a slot of 'intruder', as a number of the game for one of them. Gives the
 *  slot: the one that has it already, or the first that is empty; GG_NONE: none is.
 *  See gg_slots.h. */
static inline uint16_t sentry_intruder_bind(sentry_world *world, uint32_t handle)
{
    return gg_world_bind(&world->core, 0, handle);
}

/** Unbinds a handle. False if it is bound to no slot. */
static inline bool sentry_intruder_unbind(sentry_world *world, uint32_t handle)
{
    return gg_world_unbind(&world->core, 0, handle);
}

/** The handle of a slot, GG_NO_HANDLE if it is empty. While an action is done with the
 *  slot, and stopped as it was unbound, it is the one with which the action began. */
static inline uint32_t sentry_intruder_handle(const sentry_agent *agent, sentry_symbol slot)
{
    return gg_agent_handle(&agent->core, (uint16_t)slot);
}

static inline uint32_t sentry_world_intruder_handle(const sentry_world *world, sentry_symbol slot)
{
    return gg_world_handle(&world->core, (uint16_t)slot);
}

/** Binds a handle to a slot of 'noise', as a number of the game for one of them. Gives the
 *  slot: the one that has it already, or the first that is empty; GG_NONE: none is.
 *  See gg_slots.h. */
static inline uint16_t sentry_noise_bind(sentry_agent *agent, uint32_t handle)
{
    return gg_agent_bind(&agent->core, 1, handle);
}

/** Unbinds a handle. False if it is bound to no slot. */
static inline bool sentry_noise_unbind(sentry_agent *agent, uint32_t handle)
{
    return gg_agent_unbind(&agent->core, 1, handle);
}

/** The handle of a slot, GG_NO_HANDLE if it is empty. While an action is done with the
 *  slot, and stopped as it was unbound, it is the one with which the action began. */
static inline uint32_t sentry_noise_handle(const sentry_agent *agent, sentry_symbol slot)
{
    return gg_agent_handle(&agent->core, (uint16_t)slot);
}

/* The functions to be filled in, in sentry_tasks.c. */

/** shoot
 *  preconditions: darts >= 1, not caught(who), visible(who), intruder_bound(who)
 *  while: visible(who)
 *  effects: caught(who), darts -= 1, pulled */
gg_status sentry_task_shoot(sentry_agent *agent, gg_phase phase, sentry_symbol who);

/** approach
 *  preconditions: seen_at(who) == there, not visible(who), not caught(who), intruder_bound(who)
 *  effects: visible(who), here = there
 *  on failure: seen_at(who) = nowhere */
gg_status sentry_task_approach(sentry_agent *agent, gg_phase phase, sentry_symbol who, sentry_symbol there);

/** look_round
 *  preconditions: heard_at(what) == there, noise_bound(what)
 *  effects: heard_at(what) = nowhere, here = there */
gg_status sentry_task_look_round(sentry_agent *agent, gg_phase phase, sentry_symbol what, sentry_symbol there);

/** Carries out the action that it is told:
 *
 *  fetch_darts
 *  preconditions: darts == 0
 *  effects: darts = 3, here = lockers
 *
 *  ring
 *  preconditions: not alarm
 *  effects: alarm, here = bell
 *
 *  bandage
 *  preconditions: hurt >= 1
 *  effects: hurt -= 1, here = desk
 *
 *  drink_coffee
 *  preconditions: awake <= 7
 *  effects: awake = 10, here = desk */
gg_status sentry_task_play(sentry_agent *agent, gg_phase phase, sentry_action action);

/** pass
 *  preconditions: none
 *  effects: here = by */
gg_status sentry_task_pass(sentry_agent *agent, gg_phase phase, sentry_symbol by);

/** What 'shoot' costs, at least 1: asked once in a planning. */
uint16_t sentry_cost_distance(const sentry_agent *agent, sentry_symbol who);

/** What 'approach' costs, at least 2: asked once in a planning. */
uint16_t sentry_cost_trail(const sentry_agent *agent, sentry_symbol who, sentry_symbol there);

/** How good 'go' is: the highest is tried first. */
int32_t sentry_score_neglect(const sentry_agent *agent, sentry_symbol by);

/** The real value of 'visible' (whether this guard has it before it). */
bool sentry_sense_visible(const sentry_agent *agent, sentry_symbol intruder);

/** The real value of 'hurt'. */
int32_t sentry_sense_hurt(const sentry_agent *agent);

/** Makes 'alarm' true in the game: it has changed to the value. */
void sentry_apply_alarm(sentry_agent *agent, bool value);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status sentry_travel_walk(sentry_agent *agent, gg_phase phase, sentry_symbol place);

/** How many milliseconds a walk takes from one place to another. */
uint32_t sentry_travel_way(const sentry_agent *agent, sentry_symbol from, sentry_symbol to);

/** Makes 'alarm' true in the game: it has changed to the value. */
void sentry_world_apply_alarm(sentry_world *world, bool value);

#ifdef __cplusplus
}
#endif

#endif
