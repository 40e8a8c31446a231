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
    GUARD_STATE_WORDS = 1, /* 64-bit words of a state */
    GUARD_PLAN_STEPS = 16, /* steps that a plan has room for (limits: plan) */
    GUARD_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    GUARD_EXPANSIONS = 256, /* methods entered in a planning (limits: nodes) */
    GUARD_FRAMES = 0, /* of a planner: methods of a plan, or plan + depth */
    GUARD_CHOICES = 0, /* of a planner: methods of a plan, or plan + depth */
    GUARD_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    GUARD_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    GUARD_CHOSEN = 0, /* methods of a plan that a trace is told of */
    GUARD_ASKED_WORDS = 2, /* for procedural preconditions */
    GUARD_GROUND_ACTIONS = 12, /* actions, as events and plans number them */
    GUARD_GROUND_TASKS = 0, /* tasks, as events number them */
    GUARD_NODES = 256, /* of the search for plans of goals (limits: nodes) */
    GUARD_USABLE_WORDS = 1, /* a bit for each action */
    GUARD_DYNAMIC_COSTS = 26, /* dynamic costs, and what walks cost from each place */
    GUARD_SUBGOALS = 0, /* conditions to achieve */
    GUARD_VALUES = 30, /* of all facts, as far as a search tells them apart */
    GUARD_ESTIMATES = 3, /* words of a state, and tables of the goal that has most */
    GUARD_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    GUARD_BACKOFFS = 2, /* the goals and the root task, which rest when they failed */
    GUARD_SENSES = 1, /* sensed facts */
    GUARD_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    GUARD_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    GUARD_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    GUARD_AGENT_RULES = 0, /* rules on private facts */
    GUARD_WORLD_RULES = 0, /* rules on shared facts */
    GUARD_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    GUARD_WALKS = 1, /* of an agent */
    GUARD_PLACES = 4, /* places that agents walk to */
    GUARD_READING_WORDS = 2, /* of a planner: a state, and a bit for each procedural precondition */
    GUARD_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum guard_fact {
    GUARD_FACT_HERE = 0,
    GUARD_FACT_LIT = 1,
    GUARD_FACT_DOOR_OPEN = 5,
    GUARD_FACT_HAS_KEY = 6,
    GUARD_FACT_HAS_WEAPON = 7,
    GUARD_FACT_HAS_AMMO = 8,
    GUARD_FACT_WEAPON_DRAWN = 9,
    GUARD_FACT_WEAPON_LOADED = 10,
    GUARD_FACT_ACTIVE = 11,
    GUARD_FACT_TARGET_DEAD = 13,
} guard_fact;

/** All objects and symbols. */
typedef enum guard_symbol {
    GUARD_GENERATOR = 0,
    GUARD_LASER = 1,
    GUARD_YARD = 2,
    GUARD_HALL = 3,
    GUARD_CELLAR = 4,
    GUARD_TOWER = 5,
} guard_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum guard_action {
    GUARD_ACTION_OPEN_DOOR = 0,
    GUARD_ACTION_SMASH_DOOR = 1,
    GUARD_ACTION_SWITCH_LIGHT = 2,
    GUARD_ACTION_START_GENERATOR = 3,
    GUARD_ACTION_START_LASER = 4,
    GUARD_ACTION_FIRE_LASER = 5,
    GUARD_ACTION_DRAW_WEAPON = 6,
    GUARD_ACTION_LOAD_WEAPON = 7,
    GUARD_ACTION_ATTACK = 8,
    GUARD_ACTION_NONE = 9,
} guard_action;

/** The goals, by number. */
typedef enum guard_goal {
    GUARD_GOAL_KILL_ENEMY = 0,
} guard_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct guard_agent_activity {
    guard_action action; /**< GUARD_ACTION_NONE: nothing */
    guard_symbol arguments[1]; /**< in order; where the action has fewer, the others mean nothing */
} guard_agent_activity;

extern const GG_ROM gg_domain guard_domain;

/** The shared facts and the clock. */
typedef struct guard_world {
    gg_world core;
    uint64_t state[GUARD_STATE_WORDS]; /* the shared facts */
    gg_point points[GUARD_PLACES]; /* where the places are */
} guard_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct guard_agent {
    gg_agent core;
    uint64_t state[GUARD_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[GUARD_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[GUARD_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[GUARD_STATE_WORDS]; /* the state that it plans from */
    gg_backoff backoffs[GUARD_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint32_t senses[GUARD_SENSES]; /* milliseconds until each sensed fact is read */
    uint16_t plan[GUARD_PLAN_STEPS]; /* its steps, ground actions */
    gg_walk walk[GUARD_WALKS]; /* its speed, and where it stands between places */
} guard_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  guard_planner_init, or as zeros. */
typedef struct guard_planner {
    gg_planner core;
    gg_frame frames[GUARD_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[GUARD_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(GUARD_CHOICES + 1) * GUARD_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[GUARD_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * GUARD_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[GUARD_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[GUARD_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    gg_node nodes[GUARD_NODES + 1]; /* the states that were come to */
    uint32_t heap[GUARD_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(GUARD_NODES + 1) * GUARD_STATE_WORDS]; /* the states themselves */
    uint64_t usable[GUARD_USABLE_WORDS]; /* the actions that are not kept out */
    uint16_t dynamic_costs[GUARD_DYNAMIC_COSTS]; /* the dynamic costs, and what walks cost, in this planning */
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
static inline void guard_agent_init_watchman(guard_agent *agent, guard_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void guard_agent_init_brute(guard_agent *agent, guard_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 1, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *guard_planner_core(guard_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = GUARD_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = GUARD_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = GUARD_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = GUARD_DEPTH;
    workspace->expansion_limit = GUARD_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = GUARD_NODES;
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
    return gg_agent_explain(&agent->core, guard_planner_core(planner), &gg_goal_reasons, NULL,
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

/** The number of the ground action that the agent walks to, or GG_NONE. */
static inline uint16_t guard_agent_walking(const guard_agent *agent)
{
    return gg_agent_walking(&agent->core);
}

/** How many milliseconds that walk takes in all; guard_agent_elapsed tells how long it has
 *  taken so far. */
static inline uint32_t guard_agent_walk_time(const guard_agent *agent)
{
    return gg_agent_walk_time(&agent->core);
}

/** For guard_travel_walk: GG_RUNNING until that time is over, then GG_SUCCESS. */
static inline gg_status guard_agent_walked(guard_agent *agent)
{
    return gg_agent_walked(&agent->core);
}

/** Sets the speed in thousandths a second, 1 to GG_TOP_SPEED; it counts from now on. */
static inline void guard_agent_set_speed(guard_agent *agent, uint32_t speed)
{
    gg_agent_set_speed(&agent->core, speed);
}

/** Says where an agent is, in thousandths, that the game has moved; a walk goes on from there. See
 *  gg_agent_set_point in gg.h. */
static inline void guard_agent_set_point(guard_agent *agent, int32_t x, int32_t y)
{
    gg_agent_set_point(&agent->core, x, y);
}

/** Where an agent is, in thousandths: also on its way. */
static inline gg_point guard_agent_point(const guard_agent *agent)
{
    return gg_agent_point(&agent->core);
}

/** Moves a place; the numbers are thousandths, -GG_MAP_EDGE to GG_MAP_EDGE. */
static inline void guard_world_set_place(guard_world *world, guard_symbol place, int32_t x, int32_t y)
{
    gg_world_set_place(&world->core, (uint16_t)place, x, y);
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

/** The position of an object among those of type 'room'; one past the last
 *  if it is none. */
static inline uint32_t guard_position_of_room(guard_symbol object)
{
    switch (object) {
    case GUARD_YARD:
        return 0;
    case GUARD_HALL:
        return 1;
    case GUARD_CELLAR:
        return 2;
    case GUARD_TOWER:
        return 3;
    default:
        return 4;
    }
}

/** here */
static inline guard_symbol guard_here(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_HERE);
    static const guard_symbol values[] = {GUARD_YARD, GUARD_HALL, GUARD_CELLAR, GUARD_TOWER};
    return values[packed];
}

static inline void guard_set_here(guard_agent *agent, guard_symbol value)
{
    uint32_t packed;
    switch (value) {
    case GUARD_YARD:
        packed = 0;
        break;
    case GUARD_HALL:
        packed = 1;
        break;
    case GUARD_CELLAR:
        packed = 2;
        break;
    case GUARD_TOWER:
        packed = 3;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, GUARD_FACT_HERE, packed);
}

/** The number of the fact 'lit' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t guard_fact_lit(guard_symbol room)
{
    uint32_t index = 0;
    if (guard_position_of_room(room) == 4)
        return GG_NONE;
    index = index * 4 + guard_position_of_room(room);
    return (uint16_t)(GUARD_FACT_LIT + index);
}

/** lit */
static inline bool guard_lit(const guard_agent *agent, guard_symbol room)
{
    uint32_t packed = gg_agent_read(&agent->core, guard_fact_lit(room));
    return packed != 0;
}

static inline void guard_set_lit(guard_agent *agent, guard_symbol room, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, guard_fact_lit(room), packed);
}

/** door_open */
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

/** has_key */
static inline bool guard_has_key(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_HAS_KEY);
    return packed != 0;
}

static inline void guard_set_has_key(guard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, GUARD_FACT_HAS_KEY, packed);
}

/** has_weapon */
static inline bool guard_has_weapon(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_HAS_WEAPON);
    return packed != 0;
}

static inline void guard_set_has_weapon(guard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, GUARD_FACT_HAS_WEAPON, packed);
}

/** has_ammo */
static inline bool guard_has_ammo(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_HAS_AMMO);
    return packed != 0;
}

static inline void guard_set_has_ammo(guard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, GUARD_FACT_HAS_AMMO, packed);
}

/** weapon_drawn */
static inline bool guard_weapon_drawn(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_WEAPON_DRAWN);
    return packed != 0;
}

static inline void guard_set_weapon_drawn(guard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, GUARD_FACT_WEAPON_DRAWN, packed);
}

/** weapon_loaded */
static inline bool guard_weapon_loaded(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_WEAPON_LOADED);
    return packed != 0;
}

static inline void guard_set_weapon_loaded(guard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, GUARD_FACT_WEAPON_LOADED, packed);
}

/** The number of the fact 'active' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t guard_fact_active(guard_symbol device)
{
    uint32_t index = 0;
    if (guard_position_of_device(device) == 2)
        return GG_NONE;
    index = index * 2 + guard_position_of_device(device);
    return (uint16_t)(GUARD_FACT_ACTIVE + index);
}

/** active */
static inline bool guard_active(const guard_agent *agent, guard_symbol device)
{
    uint32_t packed = gg_agent_read(&agent->core, guard_fact_active(device));
    return packed != 0;
}

static inline void guard_set_active(guard_agent *agent, guard_symbol device, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, guard_fact_active(device), packed);
}

/** target_dead */
static inline bool guard_target_dead(const guard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, GUARD_FACT_TARGET_DEAD);
    return packed != 0;
}

static inline void guard_set_target_dead(guard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, GUARD_FACT_TARGET_DEAD, packed);
}

/* The functions to be filled in, in guard_tasks.c. */

/** open_door
 *  preconditions: not door_open, has_key
 *  effects: door_open, not has_key, here = yard */
gg_status guard_watchman_task_open_door(guard_agent *agent, gg_phase phase);

/** switch_light
 *  preconditions: door_open, not lit(where)
 *  effects: lit(where), here = hall */
gg_status guard_watchman_task_switch_light(guard_agent *agent, gg_phase phase, guard_symbol where);

/** start_generator
 *  preconditions: door_open, lit(cellar), not active(generator)
 *  effects: active(generator), here = cellar */
gg_status guard_watchman_task_start_generator(guard_agent *agent, gg_phase phase);

/** start_laser
 *  preconditions: door_open, lit(tower), active(generator)
 *  effects: active(laser), here = tower */
gg_status guard_watchman_task_start_laser(guard_agent *agent, gg_phase phase);

/** fire_laser
 *  preconditions: door_open, lit(tower), active(laser)
 *  effects: target_dead, here = tower */
gg_status guard_watchman_task_fire_laser(guard_agent *agent, gg_phase phase);

/** draw_weapon
 *  preconditions: has_weapon
 *  effects: weapon_drawn */
gg_status guard_watchman_task_draw_weapon(guard_agent *agent, gg_phase phase);

/** load_weapon
 *  preconditions: weapon_drawn, has_ammo
 *  effects: weapon_loaded, not has_ammo */
gg_status guard_watchman_task_load_weapon(guard_agent *agent, gg_phase phase);

/** attack
 *  preconditions: weapon_loaded
 *  effects: target_dead, not weapon_loaded */
gg_status guard_watchman_task_attack(guard_agent *agent, gg_phase phase);

/** Whether 'start_generator' can be done: asked once in a planning. */
bool guard_watchman_check_generator_has_fuel(const guard_agent *agent);

/** What 'attack' costs, at least 1: asked once in a planning. */
uint16_t guard_watchman_cost_danger(const guard_agent *agent);

/** The real value of 'has_weapon'. */
bool guard_watchman_sense_has_weapon(const guard_agent *agent);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status guard_watchman_travel_walk(guard_agent *agent, gg_phase phase, guard_symbol place);

/** smash_door
 *  preconditions: not door_open
 *  effects: door_open, here = yard */
gg_status guard_brute_task_smash_door(guard_agent *agent, gg_phase phase);

/** switch_light
 *  preconditions: door_open, not lit(where)
 *  effects: lit(where), here = hall */
gg_status guard_brute_task_switch_light(guard_agent *agent, gg_phase phase, guard_symbol where);

/** start_generator
 *  preconditions: door_open, lit(cellar), not active(generator)
 *  effects: active(generator), here = cellar */
gg_status guard_brute_task_start_generator(guard_agent *agent, gg_phase phase);

/** start_laser
 *  preconditions: door_open, lit(tower), active(generator)
 *  effects: active(laser), here = tower */
gg_status guard_brute_task_start_laser(guard_agent *agent, gg_phase phase);

/** fire_laser
 *  preconditions: door_open, lit(tower), active(laser)
 *  effects: target_dead, here = tower */
gg_status guard_brute_task_fire_laser(guard_agent *agent, gg_phase phase);

/** draw_weapon
 *  preconditions: has_weapon
 *  effects: weapon_drawn */
gg_status guard_brute_task_draw_weapon(guard_agent *agent, gg_phase phase);

/** load_weapon
 *  preconditions: weapon_drawn, has_ammo
 *  effects: weapon_loaded, not has_ammo */
gg_status guard_brute_task_load_weapon(guard_agent *agent, gg_phase phase);

/** attack
 *  preconditions: weapon_loaded
 *  effects: target_dead, not weapon_loaded */
gg_status guard_brute_task_attack(guard_agent *agent, gg_phase phase);

/** Whether 'start_generator' can be done: asked once in a planning. */
bool guard_brute_check_generator_has_fuel(const guard_agent *agent);

/** What 'attack' costs, at least 1: asked once in a planning. */
uint16_t guard_brute_cost_danger(const guard_agent *agent);

/** The real value of 'has_weapon'. */
bool guard_brute_sense_has_weapon(const guard_agent *agent);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status guard_brute_travel_walk(guard_agent *agent, gg_phase phase, guard_symbol place);

#ifdef __cplusplus
}
#endif

#endif
