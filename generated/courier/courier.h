/* Made by goapgen from courier.yaml. Do not edit: run goapgen again. */
#ifndef COURIER_GENERATED_H
#define COURIER_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "courier.h and gg.h are of different versions: run goapgen courier.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    COURIER_STATE_WORDS = 2, /* 64-bit words of a state */
    COURIER_PLAN_STEPS = 64, /* steps that a plan has room for (limits: plan) */
    COURIER_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    COURIER_EXPANSIONS = 256, /* methods entered in a planning (limits: nodes) */
    COURIER_FRAMES = 128, /* of a planner: methods of a plan, or plan + depth */
    COURIER_CHOICES = 128, /* of a planner: methods of a plan, or plan + depth */
    COURIER_STARTS = 128, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    COURIER_ENTRIES = 256, /* of a planner: what it remembers while it plans a task */
    COURIER_CHOSEN = 128, /* methods of a plan that a trace is told of */
    COURIER_ASKED_WORDS = 2, /* for procedural preconditions */
    COURIER_GROUND_ACTIONS = 63, /* actions, as events and plans number them */
    COURIER_GROUND_TASKS = 27, /* tasks, as events number them */
    COURIER_NODES = 256, /* of the search for plans of goals (limits: nodes) */
    COURIER_USABLE_WORDS = 1, /* a bit for each action */
    COURIER_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    COURIER_SUBGOALS = 11, /* conditions to achieve */
    COURIER_VALUES = 83, /* of all facts, as far as a search tells them apart */
    COURIER_ESTIMATES = 5, /* words of a state, and tables of the goal that has most */
    COURIER_WATCHES = 8, /* choices of a plan that a method of higher priority would have won */
    COURIER_BACKOFFS = 1, /* the goals and the root task, which rest when they failed */
    COURIER_SENSES = 0, /* sensed facts */
    COURIER_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    COURIER_FOUND_STEPS = 64, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    COURIER_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    COURIER_AGENT_RULES = 1, /* rules on private facts */
    COURIER_WORLD_RULES = 0, /* rules on shared facts */
    COURIER_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    COURIER_READING_WORDS = 3, /* of a planner: a state, and a bit for each procedural precondition */
    COURIER_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum courier_fact {
    COURIER_FACT_RIDES = 0,
    COURIER_FACT_AT = 1,
    COURIER_FACT_BATTERY = 3,
    COURIER_FACT_LIES = 5,
    COURIER_FACT_ORDERED = 9,
    COURIER_FACT_GATE_OPEN = 13,
    COURIER_FACT_HAS_KEY = 14,
} courier_fact;

/** All objects and symbols. */
typedef enum courier_symbol {
    COURIER_DEPOT = 0,
    COURIER_MARKET = 1,
    COURIER_SCHOOL = 2,
    COURIER_STATION = 3,
    COURIER_HOSPITAL = 4,
    COURIER_BRIDGE = 5,
    COURIER_HARBOUR = 6,
    COURIER_BIKE = 7,
    COURIER_VAN = 8,
    COURIER_LETTER = 9,
    COURIER_FLOWERS = 10,
    COURIER_MEDICINE = 11,
    COURIER_PIANO = 12,
    COURIER_NOTHING = 13,
} courier_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum courier_action {
    COURIER_ACTION_MOUNT = 0,
    COURIER_ACTION_DISMOUNT = 1,
    COURIER_ACTION_DRIVE = 2,
    COURIER_ACTION_CHARGE = 3,
    COURIER_ACTION_LOAD = 4,
    COURIER_ACTION_HAND_OVER = 5,
    COURIER_ACTION_RING = 6,
    COURIER_ACTION_TAKE_KEY = 7,
    COURIER_ACTION_UNLOCK = 8,
    COURIER_ACTION_WAIT_5M = 9,
    COURIER_ACTION_NONE = 10,
} courier_action;

/** The tasks without parameters, by number. */
typedef enum courier_task {
    COURIER_TASK_WORK = 0,
} courier_task;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct courier_agent_activity {
    courier_action action; /**< COURIER_ACTION_NONE: nothing */
    courier_symbol arguments[3]; /**< in order; where the action has fewer, the others mean nothing */
} courier_agent_activity;

extern const GG_ROM gg_domain courier_domain;

/** The shared facts and the clock. */
typedef struct courier_world {
    gg_world core;
    uint64_t state[COURIER_STATE_WORDS]; /* the shared facts */
} courier_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct courier_agent {
    gg_agent core;
    uint64_t state[COURIER_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[COURIER_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[COURIER_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint32_t timers[COURIER_AGENT_RULES]; /* milliseconds until each rule applies */
    gg_backoff backoffs[COURIER_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[COURIER_PLAN_STEPS]; /* its steps, ground actions */
    gg_watched_choice watches[COURIER_WATCHES]; /* what would interrupt its plan */
} courier_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  courier_planner_init, or as zeros. */
typedef struct courier_planner {
    gg_planner core;
    gg_frame frames[COURIER_FRAMES + 1]; /* what is still to be done, task by task */
    gg_call_start starts[COURIER_STARTS + 1]; /* how the task of each of these began */
    uint64_t frame_states[(COURIER_STARTS + 1) * COURIER_STATE_WORDS]; /* the states there */
    gg_choice_point choices[COURIER_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(COURIER_CHOICES + 1) * COURIER_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[COURIER_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * COURIER_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[COURIER_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint8_t others[COURIER_SUBGOALS]; /* how many other end states each condition to achieve had */
    uint16_t steps[COURIER_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    uint16_t found[COURIER_FOUND_STEPS]; /* a plan that was found, while a better one is searched for */
    gg_entry entries[COURIER_ENTRIES]; /* what has failed; tasks, where they begin and end */
    uint64_t entry_states[COURIER_ENTRIES * COURIER_STATE_WORDS]; /* the states there */
    gg_node nodes[COURIER_NODES + 1]; /* the states that were come to */
    uint32_t heap[COURIER_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(COURIER_NODES + 1) * COURIER_STATE_WORDS]; /* the states themselves */
    uint64_t usable[COURIER_USABLE_WORDS]; /* the actions that are not kept out */
    gg_distance relaxed_costs[COURIER_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[COURIER_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * COURIER_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * COURIER_STATE_WORDS]; /* states that are worked on */
    uint64_t reading[COURIER_READING_WORDS]; /* the same, and what was denied */
} courier_planner;

/** Puts the world into its start state, at clock 0. */
static inline void courier_world_init(courier_world *world)
{
    gg_world_init(&world->core, &courier_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void courier_world_tick(courier_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t courier_world_quiet(const courier_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment courier_world_attach(courier_world *world)
{
    return gg_world_attach(&world->core, &courier_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void courier_agent_init(courier_agent *agent, courier_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *courier_planner_core(courier_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = COURIER_FRAMES;
    workspace->starts = planner->starts;
    workspace->frame_states = planner->frame_states;
    workspace->choices = planner->choices;
    workspace->choice_capacity = COURIER_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = COURIER_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->others = planner->others;
    workspace->entries = planner->entries;
    workspace->entry_capacity = COURIER_ENTRIES;
    workspace->entry_states = planner->entry_states;
    workspace->depth_limit = COURIER_DEPTH;
    workspace->expansion_limit = COURIER_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.found = planner->found;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = COURIER_NODES;
    planner->core.search.heap = planner->heap;
    planner->core.search.states = planner->node_states;
    planner->core.search.usable = planner->usable;
    planner->core.search.relaxed_costs = planner->relaxed_costs;
    planner->core.search.estimates = planner->estimates;
    planner->core.search.sets = planner->sets;
    planner->core.search.scratch = planner->scratch;
    planner->core.search.reading = planner->reading;
    workspace->search = &planner->core.search;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void courier_planner_init(courier_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void courier_planner_trace(courier_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are COURIER_STATE_WORDS for each agent. See gg_record.h. */
static inline void courier_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &courier_domain, memory);
}

/** The trace that makes the record: for courier_planner_trace, with the record as context. */
static inline void courier_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment courier_agent_attach(courier_agent *agent, courier_world *world,
                                            courier_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? courier_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void courier_agent_detail(courier_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void courier_agent_tick(courier_agent *agent, courier_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, courier_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t courier_agent_quiet(const courier_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t courier_agent_advance(courier_agent *agent, courier_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, courier_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool courier_agent_stop(courier_agent *agent, courier_planner *planner)
{
    return gg_agent_stop(&agent->core, courier_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no courier_action: see courier_agent_doing. */
static inline uint16_t courier_agent_ground_action(const courier_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t courier_agent_elapsed(const courier_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status courier_agent_ending(const courier_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for courier_agent_quiet, the function only waits until then. */
static inline gg_status courier_agent_wait(courier_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status courier_agent_wait_for(courier_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t courier_agent_random(courier_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void courier_sense(courier_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t courier_agent_explain(courier_agent *agent, courier_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, courier_planner_core(planner), NULL, &gg_task_reasons,
                            text, size);
}

/** The action that is running; COURIER_ACTION_NONE where none is. */
courier_agent_activity courier_agent_doing(const courier_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *courier_symbol_name(courier_symbol symbol);

/** The position of an object among those of type 'place'; one past the last
 *  if it is none. */
static inline uint32_t courier_position_of_place(courier_symbol object)
{
    switch (object) {
    case COURIER_DEPOT:
        return 0;
    case COURIER_MARKET:
        return 1;
    case COURIER_SCHOOL:
        return 2;
    case COURIER_STATION:
        return 3;
    case COURIER_HOSPITAL:
        return 4;
    case COURIER_BRIDGE:
        return 5;
    case COURIER_HARBOUR:
        return 6;
    default:
        return 7;
    }
}

/** The position of an object among those of type 'vehicle'; one past the last
 *  if it is none. */
static inline uint32_t courier_position_of_vehicle(courier_symbol object)
{
    switch (object) {
    case COURIER_BIKE:
        return 0;
    case COURIER_VAN:
        return 1;
    default:
        return 2;
    }
}

/** The position of an object among those of type 'package'; one past the last
 *  if it is none. */
static inline uint32_t courier_position_of_package(courier_symbol object)
{
    switch (object) {
    case COURIER_LETTER:
        return 0;
    case COURIER_FLOWERS:
        return 1;
    case COURIER_MEDICINE:
        return 2;
    case COURIER_PIANO:
        return 3;
    default:
        return 4;
    }
}

/** rides */
static inline courier_symbol courier_rides(const courier_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, COURIER_FACT_RIDES);
    static const courier_symbol values[] = {COURIER_NOTHING, COURIER_BIKE, COURIER_VAN};
    return values[packed];
}

static inline void courier_set_rides(courier_agent *agent, courier_symbol value)
{
    uint32_t packed;
    switch (value) {
    case COURIER_NOTHING:
        packed = 0;
        break;
    case COURIER_BIKE:
        packed = 1;
        break;
    case COURIER_VAN:
        packed = 2;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, COURIER_FACT_RIDES, packed);
}

/** The number of the fact 'at' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t courier_fact_at(courier_symbol vehicle)
{
    uint32_t index = 0;
    if (courier_position_of_vehicle(vehicle) == 2)
        return GG_NONE;
    index = index * 2 + courier_position_of_vehicle(vehicle);
    return (uint16_t)(COURIER_FACT_AT + index);
}

/** at */
static inline courier_symbol courier_at(const courier_agent *agent, courier_symbol vehicle)
{
    uint32_t packed = gg_agent_read(&agent->core, courier_fact_at(vehicle));
    static const courier_symbol values[] = {COURIER_DEPOT, COURIER_MARKET, COURIER_SCHOOL, COURIER_STATION, COURIER_HOSPITAL, COURIER_BRIDGE, COURIER_HARBOUR};
    return values[packed];
}

static inline void courier_set_at(courier_agent *agent, courier_symbol vehicle, courier_symbol value)
{
    uint32_t packed;
    switch (value) {
    case COURIER_DEPOT:
        packed = 0;
        break;
    case COURIER_MARKET:
        packed = 1;
        break;
    case COURIER_SCHOOL:
        packed = 2;
        break;
    case COURIER_STATION:
        packed = 3;
        break;
    case COURIER_HOSPITAL:
        packed = 4;
        break;
    case COURIER_BRIDGE:
        packed = 5;
        break;
    case COURIER_HARBOUR:
        packed = 6;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, courier_fact_at(vehicle), packed);
}

/** The number of the fact 'battery' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t courier_fact_battery(courier_symbol vehicle)
{
    uint32_t index = 0;
    if (courier_position_of_vehicle(vehicle) == 2)
        return GG_NONE;
    index = index * 2 + courier_position_of_vehicle(vehicle);
    return (uint16_t)(COURIER_FACT_BATTERY + index);
}

/** battery: 0 to 8 */
static inline int32_t courier_battery(const courier_agent *agent, courier_symbol vehicle)
{
    uint32_t packed = gg_agent_read(&agent->core, courier_fact_battery(vehicle));
    return (int32_t)packed;
}

static inline void courier_set_battery(courier_agent *agent, courier_symbol vehicle, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, courier_fact_battery(vehicle), packed);
}

/** The number of the fact 'lies' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t courier_fact_lies(courier_symbol package)
{
    uint32_t index = 0;
    if (courier_position_of_package(package) == 4)
        return GG_NONE;
    index = index * 4 + courier_position_of_package(package);
    return (uint16_t)(COURIER_FACT_LIES + index);
}

/** lies */
static inline courier_symbol courier_lies(const courier_agent *agent, courier_symbol package)
{
    uint32_t packed = gg_agent_read(&agent->core, courier_fact_lies(package));
    static const courier_symbol values[] = {COURIER_DEPOT, COURIER_MARKET, COURIER_SCHOOL, COURIER_STATION, COURIER_HOSPITAL, COURIER_BRIDGE, COURIER_HARBOUR, COURIER_BIKE, COURIER_VAN};
    return values[packed];
}

static inline void courier_set_lies(courier_agent *agent, courier_symbol package, courier_symbol value)
{
    uint32_t packed;
    switch (value) {
    case COURIER_DEPOT:
        packed = 0;
        break;
    case COURIER_MARKET:
        packed = 1;
        break;
    case COURIER_SCHOOL:
        packed = 2;
        break;
    case COURIER_STATION:
        packed = 3;
        break;
    case COURIER_HOSPITAL:
        packed = 4;
        break;
    case COURIER_BRIDGE:
        packed = 5;
        break;
    case COURIER_HARBOUR:
        packed = 6;
        break;
    case COURIER_BIKE:
        packed = 7;
        break;
    case COURIER_VAN:
        packed = 8;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, courier_fact_lies(package), packed);
}

/** The number of the fact 'ordered' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t courier_fact_ordered(courier_symbol package)
{
    uint32_t index = 0;
    if (courier_position_of_package(package) == 4)
        return GG_NONE;
    index = index * 4 + courier_position_of_package(package);
    return (uint16_t)(COURIER_FACT_ORDERED + index);
}

/** ordered */
static inline bool courier_ordered(const courier_agent *agent, courier_symbol package)
{
    uint32_t packed = gg_agent_read(&agent->core, courier_fact_ordered(package));
    return packed != 0;
}

static inline void courier_set_ordered(courier_agent *agent, courier_symbol package, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, courier_fact_ordered(package), packed);
}

/** gate_open */
static inline bool courier_gate_open(const courier_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, COURIER_FACT_GATE_OPEN);
    return packed != 0;
}

static inline void courier_set_gate_open(courier_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, COURIER_FACT_GATE_OPEN, packed);
}

/** has_key */
static inline bool courier_has_key(const courier_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, COURIER_FACT_HAS_KEY);
    return packed != 0;
}

static inline void courier_set_has_key(courier_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, COURIER_FACT_HAS_KEY, packed);
}

/** goes_to, constant; 0 or the first value if there is none */
static inline courier_symbol courier_goes_to(courier_symbol package)
{
    static const uint8_t values_of_all[] = {
        2, 6, 4, 6,
        0};
    uint32_t index = 4;
    if (courier_position_of_package(package) < 4)
        index = courier_position_of_package(package);
    uint32_t packed = values_of_all[index];
    static const courier_symbol values[] = {COURIER_DEPOT, COURIER_MARKET, COURIER_SCHOOL, COURIER_STATION, COURIER_HOSPITAL, COURIER_BRIDGE, COURIER_HARBOUR};
    return values[packed];
}

/** urgent, constant; 0 or the first value if there is none */
static inline bool courier_urgent(courier_symbol package)
{
    static const uint8_t values_of_all[] = {
        0, 0, 1, 0,
        0};
    uint32_t index = 4;
    if (courier_position_of_package(package) < 4)
        index = courier_position_of_package(package);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** heavy, constant; 0 or the first value if there is none */
static inline bool courier_heavy(courier_symbol package)
{
    static const uint8_t values_of_all[] = {
        0, 0, 0, 1,
        0};
    uint32_t index = 4;
    if (courier_position_of_package(package) < 4)
        index = courier_position_of_package(package);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** charger, constant; 0 or the first value if there is none */
static inline bool courier_charger(courier_symbol place)
{
    static const uint8_t values_of_all[] = {
        1, 1, 0, 0, 0, 0, 0,
        0};
    uint32_t index = 7;
    if (courier_position_of_place(place) < 7)
        index = courier_position_of_place(place);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** road, constant; 0 or the first value if there is none */
static inline bool courier_road(courier_symbol place_1, courier_symbol place_2)
{
    static const uint8_t values_of_all[] = {
        0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0,
        0};
    uint32_t index = 49;
    if (courier_position_of_place(place_1) < 7 &&
        courier_position_of_place(place_2) < 7)
        index = (courier_position_of_place(place_1)) * 7 + courier_position_of_place(place_2);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/* The functions to be filled in, in courier_tasks.c. */

/** mount
 *  preconditions: rides == nothing, at(v) == depot
 *  effects: rides = v */
gg_status courier_task_mount(courier_agent *agent, gg_phase phase, courier_symbol v);

/** dismount
 *  preconditions: rides == v, at(v) == depot
 *  effects: rides = nothing */
gg_status courier_task_dismount(courier_agent *agent, gg_phase phase, courier_symbol v);

/** drive
 *  preconditions: road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour
 *  effects: at(v) = to, battery(v) -= 1 */
gg_status courier_task_drive(courier_agent *agent, gg_phase phase, courier_symbol v, courier_symbol from, courier_symbol to);

/** charge
 *  preconditions: charger(here), rides == v, at(v) == here, battery(v) <= 7
 *  effects: battery(v) = 8 */
gg_status courier_task_charge(courier_agent *agent, gg_phase phase, courier_symbol v, courier_symbol here);

/** load
 *  preconditions: rides == v, at(v) == depot, lies(p) == depot
 *  effects: lies(p) = v */
gg_status courier_task_load(courier_agent *agent, gg_phase phase, courier_symbol p, courier_symbol v);

/** hand_over
 *  preconditions: goes_to(p) == here, rides == v, at(v) == here, lies(p) == v
 *  effects: lies(p) = here, not ordered(p) */
gg_status courier_task_hand_over(courier_agent *agent, gg_phase phase, courier_symbol p, courier_symbol v, courier_symbol here);

/** ring
 *  preconditions: here in [bridge, harbour], rides == v, at(v) == here, not gate_open
 *  effects: gate_open */
gg_status courier_task_ring(courier_agent *agent, gg_phase phase, courier_symbol v, courier_symbol here);

/** take_key
 *  preconditions: rides == v, at(v) == depot, not has_key
 *  effects: has_key */
gg_status courier_task_take_key(courier_agent *agent, gg_phase phase, courier_symbol v);

/** unlock
 *  preconditions: here in [bridge, harbour], rides == v, at(v) == here, has_key, not gate_open
 *  effects: gate_open, not has_key */
gg_status courier_task_unlock(courier_agent *agent, gg_phase phase, courier_symbol v, courier_symbol here);

/** Whether 'ring' can be done: asked once in a planning. */
bool courier_check_porter_is_there(const courier_agent *agent, courier_symbol v, courier_symbol here);

#ifdef __cplusplus
}
#endif

#endif
