/* Made by goapgen from guard.yaml. Do not edit: run goapgen again. */
#ifndef GUARD_GENERATED_H
#define GUARD_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "guard.h and gg.h are of different versions: run goapgen guard.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    GUARD_STATE_WORDS = 3, /* 64-bit words of a state */
    GUARD_PLAN_STEPS = 24, /* steps that a plan has room for (limits: plan) */
    GUARD_DEPTH = 32, /* how deep tasks are nested (limits: depth) */
    GUARD_EXPANSIONS = 512, /* methods entered in a planning (limits: nodes) */
    GUARD_FRAMES = 5, /* of a planner: methods of a plan, or plan + depth */
    GUARD_CHOICES = 5, /* of a planner: methods of a plan, or plan + depth */
    GUARD_STARTS = 5, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    GUARD_ENTRIES = 384, /* of a planner: what it remembers while it plans a task */
    GUARD_CHOSEN = 5, /* methods of a plan that a trace is told of */
    GUARD_ASKED_WORDS = 2, /* for procedural preconditions */
    GUARD_GROUND_ACTIONS = 22, /* actions, as events and plans number them */
    GUARD_GROUND_TASKS = 10, /* tasks, as events number them */
    GUARD_NODES = 512, /* of the search for plans of goals (limits: nodes) */
    GUARD_USABLE_WORDS = 1, /* a bit for each action */
    GUARD_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    GUARD_SUBGOALS = 0, /* conditions to achieve */
    GUARD_VALUES = 239, /* of all facts, as far as a search tells them apart */
    GUARD_ESTIMATES = 4, /* words of a state, and tables of the goal that has most */
    GUARD_WATCHES = 8, /* choices of a plan that a method of higher priority would have won */
    GUARD_BACKOFFS = 2, /* the goals and the root task, which rest when they failed */
    GUARD_SENSES = 4, /* sensed facts */
    GUARD_EXCLUSIONS = 1, /* actions that an agent leaves out of plans for a time */
    GUARD_FOUND_STEPS = 24, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    GUARD_KEPT_WORDS = 1, /* a bit for each goal, to be kept */
    GUARD_AGENT_RULES = 2, /* rules on private facts */
    GUARD_WORLD_RULES = 2, /* rules on shared facts */
    GUARD_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    GUARD_READING_WORDS = 4, /* of a planner: a state, and a bit for each procedural precondition */
    GUARD_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum guard_fact {
    GUARD_FACT_AT = 0,
    GUARD_FACT_AIM = 1,
    GUARD_FACT_MOOD = 2,
    GUARD_FACT_HOLDING = 3,
    GUARD_FACT_LOADED = 4,
    GUARD_FACT_AMMO = 5,
    GUARD_FACT_FEAR = 6,
    GUARD_FACT_WARMTH = 7,
    GUARD_FACT_FLOOR = 8,
    GUARD_FACT_GOLD = 9,
    GUARD_FACT_POWERED = 10,
    GUARD_FACT_TARGET_SEEN = 12,
    GUARD_FACT_DISTANCE = 13,
    GUARD_FACT_NOISE = 14,
    GUARD_FACT_ALARM = 18,
    GUARD_FACT_LIGHT = 19,
    GUARD_FACT_HEAT = 23,
    GUARD_FACT_DOOR_OPEN = 24,
} guard_fact;

/** All objects and symbols. */
typedef enum guard_symbol {
    GUARD_GENERATOR = 0,
    GUARD_LASER = 1,
    GUARD_POST = 2,
    GUARD_DOOR = 3,
    GUARD_TORCH = 4,
    GUARD_KEY = 5,
    GUARD_CALM = 6,
    GUARD_ALERT = 7,
    GUARD_NONE = 8,
    GUARD_OFF = 9,
    GUARD_DIM = 10,
    GUARD_BRIGHT = 11,
} guard_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum guard_action {
    GUARD_ACTION_GO_TO = 0,
    GUARD_ACTION_HURRY = 1,
    GUARD_ACTION_TURN_ON = 2,
    GUARD_ACTION_TAKE = 3,
    GUARD_ACTION_DROP = 4,
    GUARD_ACTION_LOAD = 5,
    GUARD_ACTION_SHOOT = 6,
    GUARD_ACTION_CALM_DOWN = 7,
    GUARD_ACTION_SIT = 8,
    GUARD_ACTION_SLEEP = 9,
    GUARD_ACTION_SHOUT = 10,
    GUARD_ACTION_CLIMB = 11,
    GUARD_ACTION_STEAL = 12,
    GUARD_ACTION_WAIT = 13,
    GUARD_ACTION_NONE = 14,
} guard_action;

/** The tasks without parameters, by number. */
typedef enum guard_task {
    GUARD_TASK_LIVE = 0,
    GUARD_TASK_ARM = 1,
    GUARD_TASK_RELAX = 2,
    GUARD_TASK_PAUSE = 3,
    GUARD_TASK_FIDGET = 4,
} guard_task;

/** The goals, by number. */
typedef enum guard_goal {
    GUARD_GOAL_ARMED = 0,
} guard_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct guard_agent_activity {
    guard_action action; /**< GUARD_ACTION_NONE: nothing */
    guard_symbol arguments[2]; /**< in order; where the action has fewer, the others mean nothing */
} guard_agent_activity;

extern const GG_ROM gg_domain guard_domain;

/** The shared facts and the clock. */
typedef struct guard_world {
    gg_world core;
    uint64_t state[GUARD_STATE_WORDS]; /* the shared facts */
    uint32_t timers[GUARD_WORLD_RULES]; /* milliseconds until each rule applies */
    uint32_t telling[1]; /* whether it tells of an applied fact */
} guard_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct guard_agent {
    gg_agent core;
    uint64_t state[GUARD_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[GUARD_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[GUARD_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[GUARD_STATE_WORDS]; /* the state that it plans from */
    uint32_t timers[GUARD_AGENT_RULES]; /* milliseconds until each rule applies */
    gg_backoff backoffs[GUARD_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint32_t senses[GUARD_SENSES]; /* milliseconds until each sensed fact is read */
    gg_exclusion exclusions[GUARD_EXCLUSIONS]; /* actions that it leaves out of plans for a time */
    uint16_t plan[GUARD_PLAN_STEPS]; /* its steps, ground actions */
    gg_watched_choice watches[GUARD_WATCHES]; /* what would interrupt its plan */
} guard_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  guard_planner_init, or as zeros. */
typedef struct guard_planner {
    gg_planner core;
    gg_frame frames[GUARD_FRAMES + 1]; /* what is still to be done, task by task */
    gg_call_start starts[GUARD_STARTS + 1]; /* how the task of each of these began */
    uint64_t frame_states[(GUARD_STARTS + 1) * GUARD_STATE_WORDS]; /* the states there */
    gg_choice_point choices[GUARD_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(GUARD_CHOICES + 1) * GUARD_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[GUARD_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * GUARD_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[GUARD_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[GUARD_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    uint16_t found[GUARD_FOUND_STEPS]; /* a plan that was found, while a better one is searched for */
    uint64_t kept[GUARD_KEPT_WORDS]; /* the goals that a plan must keep */
    gg_entry entries[GUARD_ENTRIES]; /* what has failed; tasks, where they begin and end */
    uint64_t entry_states[GUARD_ENTRIES * GUARD_STATE_WORDS]; /* the states there */
    gg_node nodes[GUARD_NODES + 1]; /* the states that were come to */
    uint32_t heap[GUARD_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(GUARD_NODES + 1) * GUARD_STATE_WORDS]; /* the states themselves */
    uint64_t usable[GUARD_USABLE_WORDS]; /* the actions that are not kept out */
    gg_distance relaxed_costs[GUARD_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[GUARD_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * GUARD_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * GUARD_STATE_WORDS]; /* states that are worked on */
    uint64_t reading[GUARD_READING_WORDS]; /* the same, and what was denied */
} guard_planner;

/** Puts the world into its start state, at clock 0. */
static inline void guard_world_init(guard_world *world)
{
    gg_world_init(&world->core, &guard_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void guard_world_tick(guard_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t guard_world_quiet(const guard_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment guard_world_attach(guard_world *world)
{
    return gg_world_attach(&world->core, &guard_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void guard_agent_init_soldier(guard_agent *agent, guard_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void guard_agent_init_civilian(guard_agent *agent, guard_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 1, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *guard_planner_core(guard_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = GUARD_FRAMES;
    workspace->starts = planner->starts;
    workspace->frame_states = planner->frame_states;
    workspace->choices = planner->choices;
    workspace->choice_capacity = GUARD_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = GUARD_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->entries = planner->entries;
    workspace->entry_capacity = GUARD_ENTRIES;
    workspace->entry_states = planner->entry_states;
    workspace->depth_limit = GUARD_DEPTH;
    workspace->expansion_limit = GUARD_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.found = planner->found;
    planner->core.kept = planner->kept;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = GUARD_NODES;
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
static inline void guard_planner_init(guard_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void guard_planner_trace(guard_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are GUARD_STATE_WORDS for each agent. See gg_record.h. */
static inline void guard_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &guard_domain, memory);
}

/** The trace that makes the record: for guard_planner_trace, with the record as context. */
static inline void guard_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment guard_agent_attach(guard_agent *agent, guard_world *world,
                                            guard_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? guard_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void guard_agent_detail(guard_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void guard_agent_tick(guard_agent *agent, guard_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, guard_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t guard_agent_quiet(const guard_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t guard_agent_advance(guard_agent *agent, guard_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, guard_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool guard_agent_stop(guard_agent *agent, guard_planner *planner)
{
    return gg_agent_stop(&agent->core, guard_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no guard_action: see guard_agent_doing. */
static inline uint16_t guard_agent_ground_action(const guard_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t guard_agent_elapsed(const guard_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status guard_agent_ending(const guard_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for guard_agent_quiet, the function only waits until then. */
static inline gg_status guard_agent_wait(guard_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status guard_agent_wait_for(guard_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t guard_agent_random(guard_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void guard_sense(guard_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t guard_agent_explain(guard_agent *agent, guard_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, guard_planner_core(planner), &gg_goal_reasons, &gg_task_reasons,
                            text, size);
}

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome guard_agent_plan(guard_agent *agent, guard_planner *planner, guard_goal goal,
                                       gg_plan *plan)
{
    return gg_agent_plan(&agent->core, guard_planner_core(planner), (uint16_t)goal, plan);
}

/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */
static inline uint16_t guard_agent_goal(const guard_agent *agent)
{
    return agent->core.goal;
}

/** The action that is running; GUARD_ACTION_NONE where none is. */
guard_agent_activity guard_agent_doing(const guard_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *guard_symbol_name(guard_symbol symbol);

/** The position of an object among those of type 'device'; one past the last
 *  if it is none. */
static inline uint32_t guard_position_of_device(guard_symbol object)
{
    switch (object) {
    case GUARD_GENERATOR:
        return 0;
    case GUARD_LASER:
        return 1;
    default:
        return 2;
    }
}

/** The position of an object among those of type 'place'; one past the last
 *  if it is none. */
static inline uint32_t guard_position_of_place(guard_symbol object)
{
    switch (object) {
    case GUARD_POST:
        return 0;
    case GUARD_DOOR:
        return 1;
    case GUARD_GENERATOR:
        return 2;
    case GUARD_LASER:
        return 3;
    default:
        return 4;
    }
}

/** at (where the guard stands) */
static inline guard_symbol guard_at(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_AT);
    static const guard_symbol values[] = {GUARD_POST, GUARD_DOOR, GUARD_GENERATOR, GUARD_LASER};
    return values[packed];
}

static inline void guard_set_at(guard_agent *agent, guard_symbol value)
{
    uint32_t packed;
    switch (value) {
    case GUARD_POST:
        packed = 0;
        break;
    case GUARD_DOOR:
        packed = 1;
        break;
    case GUARD_GENERATOR:
        packed = 2;
        break;
    case GUARD_LASER:
        packed = 3;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, GUARD_FACT_AT, packed);
}

/** aim */
static inline guard_symbol guard_aim(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_AIM);
    static const guard_symbol values[] = {GUARD_POST, GUARD_DOOR, GUARD_GENERATOR, GUARD_LASER};
    return values[packed];
}

static inline void guard_set_aim(guard_agent *agent, guard_symbol value)
{
    uint32_t packed;
    switch (value) {
    case GUARD_POST:
        packed = 0;
        break;
    case GUARD_DOOR:
        packed = 1;
        break;
    case GUARD_GENERATOR:
        packed = 2;
        break;
    case GUARD_LASER:
        packed = 3;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, GUARD_FACT_AIM, packed);
}

/** mood */
static inline guard_symbol guard_mood(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_MOOD);
    static const guard_symbol values[] = {GUARD_CALM, GUARD_ALERT};
    return values[packed];
}

static inline void guard_set_mood(guard_agent *agent, guard_symbol value)
{
    uint32_t packed;
    switch (value) {
    case GUARD_CALM:
        packed = 0;
        break;
    case GUARD_ALERT:
        packed = 1;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, GUARD_FACT_MOOD, packed);
}

/** holding */
static inline guard_symbol guard_holding(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_HOLDING);
    static const guard_symbol values[] = {GUARD_NONE, GUARD_TORCH, GUARD_KEY};
    return values[packed];
}

/** Sets it. If it was another one, the game is told: guard_..._apply_holding is called. */
static inline void guard_set_holding(guard_agent *agent, guard_symbol value)
{
    uint32_t packed;
    switch (value) {
    case GUARD_NONE:
        packed = 0;
        break;
    case GUARD_TORCH:
        packed = 1;
        break;
    case GUARD_KEY:
        packed = 2;
        break;
    default:
        return;
    }
    uint16_t fact__number = GUARD_FACT_HOLDING;
    uint32_t before__set = gg_agent_read(&agent->core, fact__number);
    gg_agent_write(&agent->core, fact__number, packed);
    gg_agent_tell_set(&agent->core, fact__number, before__set);
}

/** loaded */
static inline bool guard_loaded(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_LOADED);
    return packed != 0;
}

static inline void guard_set_loaded(guard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, GUARD_FACT_LOADED, packed);
}

/** ammo: 0 to 6 */
static inline int32_t guard_ammo(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_AMMO);
    return (int32_t)packed;
}

static inline void guard_set_ammo(guard_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, GUARD_FACT_AMMO, packed);
}

/** fear (fear, "as felt"): 0 to 1 in steps of 0.1 */
static inline double guard_fear(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_FEAR);
    return (double)packed / 10.0;
}

static inline void guard_set_fear(guard_agent *agent, double value)
{
    double above = (value * 10.0 - 0.0) / 1.0;
    uint32_t packed = !(above > 0.0) ? 0 : above >= 10.0 ? 10u : (uint32_t)(above + 0.5);
    gg_agent_write(&agent->core, GUARD_FACT_FEAR, packed);
}

/** warmth: -5 to 5 in steps of 0.25 */
static inline double guard_warmth(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_WARMTH);
    return (double)(-500 + (int64_t)packed * 25) / 100.0;
}

/** Sets it. If it was another one, the game is told: guard_..._apply_warmth is called. */
static inline void guard_set_warmth(guard_agent *agent, double value)
{
    double above = (value * 100.0 - -500.0) / 25.0;
    uint32_t packed = !(above > 0.0) ? 0 : above >= 40.0 ? 40u : (uint32_t)(above + 0.5);
    uint16_t fact__number = GUARD_FACT_WARMTH;
    uint32_t before__set = gg_agent_read(&agent->core, fact__number);
    gg_agent_write(&agent->core, fact__number, packed);
    gg_agent_tell_set(&agent->core, fact__number, before__set);
}

/** floor (how high he is): -3 to 9 in steps of 3 */
static inline int32_t guard_floor(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_FLOOR);
    return (int32_t)(-3 + (int64_t)packed * 3);
}

/** Sets it. If it was another one, the game is told: guard_..._apply_floor is called. */
static inline void guard_set_floor(guard_agent *agent, int32_t value)
{
    int64_t above = (int64_t)value - -3 + 1;
    uint32_t packed = above < 0 ? 0 : (uint32_t)(above / 3);
    uint16_t fact__number = GUARD_FACT_FLOOR;
    uint32_t before__set = gg_agent_read(&agent->core, fact__number);
    gg_agent_write(&agent->core, fact__number, packed);
    gg_agent_tell_set(&agent->core, fact__number, before__set);
}

/** gold: 0 to 2147483647 */
static inline int32_t guard_gold(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_GOLD);
    return (int32_t)packed;
}

static inline void guard_set_gold(guard_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, GUARD_FACT_GOLD, packed);
}

/** height: 100 to 200, constant; 0 or the first value if there is none */
static inline int32_t guard_height(void)
{
    static const uint8_t values_of_all[] = {
        80,
        0};
    uint32_t packed = values_of_all[0];
    return (int32_t)(100 + (int64_t)packed);
}

/** near, constant; 0 or the first value if there is none */
static inline bool guard_near(guard_symbol place_1, guard_symbol place_2)
{
    static const uint8_t values_of_all[] = {
        0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    uint32_t index = 16;
    if (guard_position_of_place(place_1) < 4 &&
        guard_position_of_place(place_2) < 4)
        index = (guard_position_of_place(place_1)) * 4 + guard_position_of_place(place_2);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** The number of the fact 'powered' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t guard_fact_powered(guard_symbol device)
{
    uint32_t index = 0;
    if (guard_position_of_device(device) == 2)
        return GG_NONE;
    index = index * 2 + guard_position_of_device(device);
    return (uint16_t)(GUARD_FACT_POWERED + index);
}

/** powered */
static inline bool guard_powered(const guard_agent *agent, guard_symbol device)
{
    uint32_t packed = gg_agent_read(&agent->core, guard_fact_powered(device));
    return packed != 0;
}

/** Sets it. If it was another one, the game is told: guard_..._apply_powered is called. */
static inline void guard_set_powered(guard_agent *agent, guard_symbol device, bool value)
{
    uint32_t packed = value ? 1 : 0;
    uint16_t fact__number = guard_fact_powered(device);
    uint32_t before__set = gg_agent_read(&agent->core, fact__number);
    gg_agent_write(&agent->core, fact__number, packed);
    gg_agent_tell_set(&agent->core, fact__number, before__set);
}

/** target_seen */
static inline bool guard_target_seen(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_TARGET_SEEN);
    return packed != 0;
}

static inline void guard_set_target_seen(guard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, GUARD_FACT_TARGET_SEEN, packed);
}

/** distance: 0 to 100 */
static inline int32_t guard_distance(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_DISTANCE);
    return (int32_t)packed;
}

static inline void guard_set_distance(guard_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, GUARD_FACT_DISTANCE, packed);
}

/** The number of the fact 'noise' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t guard_fact_noise(guard_symbol place)
{
    uint32_t index = 0;
    if (guard_position_of_place(place) == 4)
        return GG_NONE;
    index = index * 4 + guard_position_of_place(place);
    return (uint16_t)(GUARD_FACT_NOISE + index);
}

/** noise: 0 to 3 */
static inline int32_t guard_noise(const guard_agent *agent, guard_symbol place)
{
    uint32_t packed = gg_agent_read(&agent->core, guard_fact_noise(place));
    return (int32_t)packed;
}

static inline void guard_set_noise(guard_agent *agent, guard_symbol place, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, guard_fact_noise(place), packed);
}

/** alarm, shared */
static inline bool guard_alarm(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_ALARM);
    return packed != 0;
}

/** Sets it. If it was another one, the game is told: guard_..._apply_alarm is called. */
static inline void guard_set_alarm(guard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    uint16_t fact__number = GUARD_FACT_ALARM;
    uint32_t before__set = gg_agent_read(&agent->core, fact__number);
    gg_agent_write(&agent->core, fact__number, packed);
    gg_agent_tell_set(&agent->core, fact__number, before__set);
}

static inline bool guard_world_alarm(const guard_world *world)
{
    uint32_t packed = gg_read(&guard_domain, GUARD_FACT_ALARM, world->state);
    return packed != 0;
}

/** Sets it. If it was another one, the game is told: guard_world_apply_alarm is called. */
static inline void guard_world_set_alarm(guard_world *world, bool value)
{
    uint32_t packed = value ? 1 : 0;
    uint16_t fact__number = GUARD_FACT_ALARM;
    uint32_t before__set = gg_read(&guard_domain, fact__number, world->state);
    gg_write(&guard_domain, fact__number, packed, world->state);
    gg_world_tell_set(&world->core, fact__number, before__set);
}

/** The number of the fact 'light' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t guard_fact_light(guard_symbol place)
{
    uint32_t index = 0;
    if (guard_position_of_place(place) == 4)
        return GG_NONE;
    index = index * 4 + guard_position_of_place(place);
    return (uint16_t)(GUARD_FACT_LIGHT + index);
}

/** light, shared */
static inline guard_symbol guard_light(const guard_agent *agent, guard_symbol place)
{
    uint32_t packed = gg_agent_read(&agent->core, guard_fact_light(place));
    static const guard_symbol values[] = {GUARD_OFF, GUARD_DIM, GUARD_BRIGHT};
    return values[packed];
}

static inline void guard_set_light(guard_agent *agent, guard_symbol place, guard_symbol value)
{
    uint32_t packed;
    switch (value) {
    case GUARD_OFF:
        packed = 0;
        break;
    case GUARD_DIM:
        packed = 1;
        break;
    case GUARD_BRIGHT:
        packed = 2;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, guard_fact_light(place), packed);
}

static inline guard_symbol guard_world_light(const guard_world *world, guard_symbol place)
{
    uint32_t packed = gg_read(&guard_domain, guard_fact_light(place), world->state);
    static const guard_symbol values[] = {GUARD_OFF, GUARD_DIM, GUARD_BRIGHT};
    return values[packed];
}

static inline void guard_world_set_light(guard_world *world, guard_symbol place, guard_symbol value)
{
    uint32_t packed;
    switch (value) {
    case GUARD_OFF:
        packed = 0;
        break;
    case GUARD_DIM:
        packed = 1;
        break;
    case GUARD_BRIGHT:
        packed = 2;
        break;
    default:
        return;
    }
    gg_write(&guard_domain, guard_fact_light(place), packed, world->state);
}

/** heat: -1.5 to 1.5 in steps of 0.5, shared */
static inline double guard_heat(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_HEAT);
    return (double)(-15 + (int64_t)packed * 5) / 10.0;
}

static inline void guard_set_heat(guard_agent *agent, double value)
{
    double above = (value * 10.0 - -15.0) / 5.0;
    uint32_t packed = !(above > 0.0) ? 0 : above >= 6.0 ? 6u : (uint32_t)(above + 0.5);
    gg_agent_write(&agent->core, GUARD_FACT_HEAT, packed);
}

static inline double guard_world_heat(const guard_world *world)
{
    uint32_t packed = gg_read(&guard_domain, GUARD_FACT_HEAT, world->state);
    return (double)(-15 + (int64_t)packed * 5) / 10.0;
}

static inline void guard_world_set_heat(guard_world *world, double value)
{
    double above = (value * 10.0 - -15.0) / 5.0;
    uint32_t packed = !(above > 0.0) ? 0 : above >= 6.0 ? 6u : (uint32_t)(above + 0.5);
    gg_write(&guard_domain, GUARD_FACT_HEAT, packed, world->state);
}

/** door_open, shared */
static inline bool guard_door_open(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_DOOR_OPEN);
    return packed != 0;
}

static inline void guard_set_door_open(guard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, GUARD_FACT_DOOR_OPEN, packed);
}

static inline bool guard_world_door_open(const guard_world *world)
{
    uint32_t packed = gg_read(&guard_domain, GUARD_FACT_DOOR_OPEN, world->state);
    return packed != 0;
}

static inline void guard_world_set_door_open(guard_world *world, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_write(&guard_domain, GUARD_FACT_DOOR_OPEN, packed, world->state);
}

/* The functions to be filled in, in guard_tasks.c. */

/** go_to (walk to a place)
 *  preconditions: at != to, light(to) != off
 *  effects: at = to, fear -= 0.1 */
gg_status guard_soldier_task_go_to(guard_agent *agent, gg_phase phase, guard_symbol to);

/** hurry
 *  preconditions: at != aim
 *  effects: at = aim */
gg_status guard_soldier_task_hurry(guard_agent *agent, gg_phase phase);

/** turn_on
 *  preconditions: at == where, near(where, door), not powered(what) or what == laser
 *  effects: powered(what), light(where) = bright */
gg_status guard_soldier_task_turn_on(guard_agent *agent, gg_phase phase, guard_symbol what, guard_symbol where);

/** take
 *  preconditions: holding == none
 *  effects: holding = what */
gg_status guard_soldier_task_take(guard_agent *agent, gg_phase phase, guard_symbol what);

/** drop
 *  preconditions: holding != none
 *  effects: holding = none */
gg_status guard_soldier_task_drop(guard_agent *agent, gg_phase phase);

/** load
 *  preconditions: ammo >= 1, not loaded
 *  effects: loaded, ammo -= 1 */
gg_status guard_soldier_task_load(guard_agent *agent, gg_phase phase);

/** shoot
 *  preconditions: loaded and target_seen and distance < 50 and not (mood == calm or fear > 0.75)
 *  effects: not loaded, alarm, all(place p) light(p) = bright */
gg_status guard_soldier_task_shoot(guard_agent *agent, gg_phase phase);

/** calm_down
 *  preconditions: mood in [alert]
 *  effects: mood = calm, fear = 0 */
gg_status guard_soldier_task_calm_down(guard_agent *agent, gg_phase phase);

/** sit (sit down)
 *  preconditions: none
 *  effects: fear -= 0.2, warmth += 0.5 */
gg_status guard_soldier_task_sit(guard_agent *agent, gg_phase phase);

/** sleep
 *  preconditions: mood == calm, height >= 150
 *  effects: fear = 0 */
gg_status guard_soldier_task_sleep(guard_agent *agent, gg_phase phase);

/** shout
 *  preconditions: any(place p) noise(p) >= 2
 *  effects: alarm, mood = alert */
gg_status guard_soldier_task_shout(guard_agent *agent, gg_phase phase);

/** climb
 *  preconditions: floor < 9
 *  effects: floor += 3 */
gg_status guard_soldier_task_climb(guard_agent *agent, gg_phase phase);

/** steal
 *  preconditions: floor == 9 and gold < 1000000
 *  effects: gold += 1000000000 */
gg_status guard_soldier_task_steal(guard_agent *agent, gg_phase phase);

/** wait
 *  preconditions: none
 *  effects: none */
gg_status guard_soldier_task_wait(guard_agent *agent, gg_phase phase);

/** Whether 'turn_on' can be done: asked once in a planning. */
bool guard_soldier_check_has_hands(const guard_agent *agent, guard_symbol what, guard_symbol where);

/** Whether 'shoot' can be done: asked once in a planning. */
bool guard_soldier_check_target_in_sight(const guard_agent *agent);

/** The real value of 'target_seen'. */
bool guard_soldier_sense_target_seen(const guard_agent *agent);

/** The real value of 'distance'. */
int32_t guard_soldier_sense_distance(const guard_agent *agent);

/** The real value of 'noise'. */
int32_t guard_soldier_sense_noise(const guard_agent *agent, guard_symbol place);

/** The real value of 'door_open'. */
bool guard_soldier_sense_door_open(const guard_agent *agent);

/** Makes 'holding' true in the game: it has changed to the value. */
void guard_soldier_apply_holding(guard_agent *agent, guard_symbol value);

/** Makes 'warmth' true in the game: it has changed to the value. */
void guard_soldier_apply_warmth(guard_agent *agent, double value);

/** Makes 'floor' (how high he is) true in the game: it has changed to the value. */
void guard_soldier_apply_floor(guard_agent *agent, int32_t value);

/** Makes 'powered' true in the game: it has changed to the value. */
void guard_soldier_apply_powered(guard_agent *agent, guard_symbol device, bool value);

/** Makes 'alarm' true in the game: it has changed to the value. */
void guard_soldier_apply_alarm(guard_agent *agent, bool value);

/** go_to (walk to a place)
 *  preconditions: at != to, light(to) != off
 *  effects: at = to, fear -= 0.1 */
gg_status guard_civilian_task_go_to(guard_agent *agent, gg_phase phase, guard_symbol to);

/** hurry
 *  preconditions: at != aim
 *  effects: at = aim */
gg_status guard_civilian_task_hurry(guard_agent *agent, gg_phase phase);

/** sit (sit down)
 *  preconditions: none
 *  effects: fear -= 0.2, warmth += 0.5 */
gg_status guard_civilian_task_sit(guard_agent *agent, gg_phase phase);

/** sleep
 *  preconditions: mood == calm, height >= 150
 *  effects: fear = 0 */
gg_status guard_civilian_task_sleep(guard_agent *agent, gg_phase phase);

/** shout
 *  preconditions: any(place p) noise(p) >= 2
 *  effects: alarm, mood = alert */
gg_status guard_civilian_task_shout(guard_agent *agent, gg_phase phase);

/** wait
 *  preconditions: none
 *  effects: none */
gg_status guard_civilian_task_wait(guard_agent *agent, gg_phase phase);

/** The real value of 'target_seen'. */
bool guard_civilian_sense_target_seen(const guard_agent *agent);

/** The real value of 'noise'. */
int32_t guard_civilian_sense_noise(const guard_agent *agent, guard_symbol place);

/** The real value of 'door_open'. */
bool guard_civilian_sense_door_open(const guard_agent *agent);

/** Makes 'warmth' true in the game: it has changed to the value. */
void guard_civilian_apply_warmth(guard_agent *agent, double value);

/** Makes 'alarm' true in the game: it has changed to the value. */
void guard_civilian_apply_alarm(guard_agent *agent, bool value);

/** Makes 'alarm' true in the game: it has changed to the value. */
void guard_world_apply_alarm(guard_world *world, bool value);

#ifdef __cplusplus
}
#endif

#endif
