/* Made by goapgen from skirmish.yaml. Do not edit: run goapgen again. */
#ifndef SKIRMISH_GENERATED_H
#define SKIRMISH_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "skirmish.h and gg.h are of different versions: run goapgen skirmish.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    SKIRMISH_STATE_WORDS = 2, /* 64-bit words of a state */
    SKIRMISH_PLAN_STEPS = 24, /* steps that a plan has room for (limits: plan) */
    SKIRMISH_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    SKIRMISH_EXPANSIONS = 1024, /* methods entered in a planning (limits: nodes) */
    SKIRMISH_FRAMES = 88, /* of a planner: methods of a plan, or plan + depth */
    SKIRMISH_CHOICES = 88, /* of a planner: methods of a plan, or plan + depth */
    SKIRMISH_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    SKIRMISH_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    SKIRMISH_CHOSEN = 88, /* methods of a plan that a trace is told of */
    SKIRMISH_ASKED_WORDS = 4, /* for procedural preconditions */
    SKIRMISH_GROUND_ACTIONS = 148, /* actions, as events and plans number them */
    SKIRMISH_GROUND_TASKS = 4, /* tasks, as events number them */
    SKIRMISH_NODES = 1024, /* of the search for plans of goals (limits: nodes) */
    SKIRMISH_USABLE_WORDS = 3, /* a bit for each action */
    SKIRMISH_DYNAMIC_COSTS = 82, /* dynamic costs, and what walks cost from each place */
    SKIRMISH_SUBGOALS = 8, /* conditions to achieve */
    SKIRMISH_VALUES = 93, /* of all facts, as far as a search tells them apart */
    SKIRMISH_ESTIMATES = 9, /* words of a state, and tables of the goal that has most */
    SKIRMISH_WATCHES = 8, /* choices of a plan that a method of higher priority would have won */
    SKIRMISH_BACKOFFS = 17, /* the goals and the root task, which rest when they failed */
    SKIRMISH_SENSES = 11, /* sensed facts */
    SKIRMISH_EXCLUSIONS = 6, /* actions that an agent leaves out of plans for a time */
    SKIRMISH_FOUND_STEPS = 24, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    SKIRMISH_KEPT_WORDS = 1, /* a bit for each goal, to be kept */
    SKIRMISH_AGENT_RULES = 3, /* rules on private facts */
    SKIRMISH_WORLD_RULES = 0, /* rules on shared facts */
    SKIRMISH_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    SKIRMISH_WANTS = 1, /* goals that the game gives to an agent (limits: wants) */
    SKIRMISH_WANT_FLAGS = 1, /* tests of words of flags in wanted conditions */
    SKIRMISH_WANT_RANGES = 1, /* tests of words of numbers in wanted conditions */
    SKIRMISH_PROGRESS = 2, /* numbers that an action can have changed in part */
    SKIRMISH_READING_WORDS = 3, /* of a planner: a state, and a bit for each procedural precondition */
    SKIRMISH_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum skirmish_fact {
    SKIRMISH_FACT_AT = 0,
    SKIRMISH_FACT_HOME = 1,
    SKIRMISH_FACT_ENEMY_AT = 2,
    SKIRMISH_FACT_UNDER_FIRE = 3,
    SKIRMISH_FACT_IN_COVER = 4,
    SKIRMISH_FACT_HEALTH = 5,
    SKIRMISH_FACT_AMMO = 6,
    SKIRMISH_FACT_MAGAZINES = 7,
    SKIRMISH_FACT_BANDAGES = 8,
    SKIRMISH_FACT_KITS = 9,
    SKIRMISH_FACT_STRUCK = 10,
    SKIRMISH_FACT_NOISE = 11,
    SKIRMISH_FACT_CARRYING = 12,
    SKIRMISH_FACT_HUNGER = 13,
    SKIRMISH_FACT_WOUNDED_AT = 14,
    SKIRMISH_FACT_FUEL = 15,
    SKIRMISH_FACT_GENERATOR = 16,
    SKIRMISH_FACT_LIT = 17,
    SKIRMISH_FACT_OPEN = 19,
} skirmish_fact;

/** All objects and symbols. */
typedef enum skirmish_symbol {
    SKIRMISH_WEST = 0,
    SKIRMISH_EAST = 1,
    SKIRMISH_HILL = 2,
    SKIRMISH_ROOF = 3,
    SKIRMISH_TOWER = 4,
    SKIRMISH_HALL = 5,
    SKIRMISH_CELLAR = 6,
    SKIRMISH_YARD = 7,
    SKIRMISH_STREET = 8,
    SKIRMISH_MARKET = 9,
    SKIRMISH_WEST_DOOR = 10,
    SKIRMISH_EAST_DOOR = 11,
    SKIRMISH_NOWHERE = 12,
    SKIRMISH_STOPPED = 13,
    SKIRMISH_RUNNING = 14,
    SKIRMISH_BROKEN = 15,
} skirmish_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum skirmish_action {
    SKIRMISH_ACTION_GO_TO = 0,
    SKIRMISH_ACTION_SNEAK = 1,
    SKIRMISH_ACTION_OPEN_DOOR = 2,
    SKIRMISH_ACTION_LIGHT = 3,
    SKIRMISH_ACTION_DARKEN = 4,
    SKIRMISH_ACTION_TAKE_COVER = 5,
    SKIRMISH_ACTION_HIDE = 6,
    SKIRMISH_ACTION_BANDAGE = 7,
    SKIRMISH_ACTION_FIRE = 8,
    SKIRMISH_ACTION_SNIPE = 9,
    SKIRMISH_ACTION_SWEEP = 10,
    SKIRMISH_ACTION_RELOAD = 11,
    SKIRMISH_ACTION_RESUPPLY = 12,
    SKIRMISH_ACTION_START_GENERATOR = 13,
    SKIRMISH_ACTION_TREAT = 14,
    SKIRMISH_ACTION_RESTOCK = 15,
    SKIRMISH_ACTION_FETCH_CAN = 16,
    SKIRMISH_ACTION_REFUEL = 17,
    SKIRMISH_ACTION_REPAIR = 18,
    SKIRMISH_ACTION_EAT = 19,
    SKIRMISH_ACTION_CHAT = 20,
    SKIRMISH_ACTION_WATCH = 21,
    SKIRMISH_ACTION_NONE = 22,
} skirmish_action;

/** The tasks without parameters, by number. */
typedef enum skirmish_task {
    SKIRMISH_TASK_PATROL = 0,
    SKIRMISH_TASK_LIE_IN_WAIT = 1,
    SKIRMISH_TASK_STAND_BY = 2,
    SKIRMISH_TASK_DAY = 3,
} skirmish_task;

/** The goals of the YAML. Events number ground goals instead; see
 *  gg_goal_source_of. */
typedef enum skirmish_goal {
    SKIRMISH_GOAL_STAY_ALIVE = 0,
    SKIRMISH_GOAL_HIDE = 1,
    SKIRMISH_GOAL_RESCUE = 2,
    SKIRMISH_GOAL_GET_WELL = 3,
    SKIRMISH_GOAL_STAY_ARMED = 4,
    SKIRMISH_GOAL_MOVE_ON = 5,
    SKIRMISH_GOAL_ENGAGE = 6,
    SKIRMISH_GOAL_MEND = 7,
    SKIRMISH_GOAL_KEEP_FUELLED = 8,
    SKIRMISH_GOAL_STAY_STOCKED = 9,
    SKIRMISH_GOAL_STAY_SUPPLIED = 10,
    SKIRMISH_GOAL_MAN_LASER = 11,
    SKIRMISH_GOAL_HOLD = 12,
    SKIRMISH_GOAL_NONE = 13,
} skirmish_goal;

/** What an agent pursues: a goal of the YAML, and the symbols of its parameters. */
typedef struct skirmish_agent_pursuit {
    skirmish_goal goal; /**< SKIRMISH_GOAL_NONE: its root task, or nothing */
    skirmish_symbol arguments[1]; /**< in order; where the goal has fewer, the others mean nothing */
} skirmish_agent_pursuit;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct skirmish_agent_activity {
    skirmish_action action; /**< SKIRMISH_ACTION_NONE: nothing */
    skirmish_symbol arguments[2]; /**< in order; where the action has fewer, the others mean nothing */
} skirmish_agent_activity;

extern const GG_ROM gg_domain skirmish_domain;

/** The shared facts and the clock. */
typedef struct skirmish_world {
    gg_world core;
    uint64_t state[SKIRMISH_STATE_WORDS]; /* the shared facts */
    uint32_t telling[1]; /* whether it tells of an applied fact */
} skirmish_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct skirmish_agent {
    gg_agent core;
    uint64_t state[SKIRMISH_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[SKIRMISH_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[SKIRMISH_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[SKIRMISH_STATE_WORDS]; /* the state that it plans from */
    uint32_t timers[SKIRMISH_AGENT_RULES]; /* milliseconds until each rule applies */
    gg_backoff backoffs[SKIRMISH_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint32_t senses[SKIRMISH_SENSES]; /* milliseconds until each sensed fact is read */
    gg_exclusion exclusions[SKIRMISH_EXCLUSIONS]; /* actions that it leaves out of plans for a time */
    uint16_t plan[SKIRMISH_PLAN_STEPS]; /* its steps, ground actions */
    gg_watched_choice watches[SKIRMISH_WATCHES]; /* what would interrupt its plan */
    gg_want wants[SKIRMISH_WANTS]; /* the goals that the game gave to it */
    gg_flag_test want_flags[SKIRMISH_WANT_FLAGS]; /* what those ask for that are conditions */
    gg_range_test want_ranges[SKIRMISH_WANT_RANGES]; /* and of numbers */
    uint32_t progress[SKIRMISH_PROGRESS]; /* how far these have come, behind whether it is at one */
} skirmish_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  skirmish_planner_init, or as zeros. */
typedef struct skirmish_planner {
    gg_planner core;
    gg_frame frames[SKIRMISH_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[SKIRMISH_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(SKIRMISH_CHOICES + 1) * SKIRMISH_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[SKIRMISH_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * SKIRMISH_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[SKIRMISH_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint8_t others[SKIRMISH_SUBGOALS]; /* how many other end states each condition to achieve had */
    uint16_t steps[SKIRMISH_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    uint16_t found[SKIRMISH_FOUND_STEPS]; /* a plan that was found, while a better one is searched for */
    uint64_t kept[SKIRMISH_KEPT_WORDS]; /* the goals that a plan must keep */
    gg_node nodes[SKIRMISH_NODES + 1]; /* the states that were come to */
    uint32_t heap[SKIRMISH_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(SKIRMISH_NODES + 1) * SKIRMISH_STATE_WORDS]; /* the states themselves */
    uint64_t usable[SKIRMISH_USABLE_WORDS]; /* the actions that are not kept out */
    uint16_t dynamic_costs[SKIRMISH_DYNAMIC_COSTS]; /* the dynamic costs, and what walks cost, in this planning */
    gg_distance relaxed_costs[SKIRMISH_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[SKIRMISH_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * SKIRMISH_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * SKIRMISH_STATE_WORDS]; /* states that are worked on */
    uint64_t reading[SKIRMISH_READING_WORDS]; /* the same, and what was denied */
} skirmish_planner;

/** Puts the world into its start state, at clock 0. */
static inline void skirmish_world_init(skirmish_world *world)
{
    gg_world_init(&world->core, &skirmish_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void skirmish_world_tick(skirmish_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t skirmish_world_quiet(const skirmish_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment skirmish_world_attach(skirmish_world *world)
{
    return gg_world_attach(&world->core, &skirmish_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void skirmish_agent_init_soldier(skirmish_agent *agent, skirmish_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void skirmish_agent_init_sniper(skirmish_agent *agent, skirmish_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 1, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void skirmish_agent_init_medic(skirmish_agent *agent, skirmish_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 2, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void skirmish_agent_init_civilian(skirmish_agent *agent, skirmish_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 3, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *skirmish_planner_core(skirmish_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = SKIRMISH_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = SKIRMISH_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = SKIRMISH_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->others = planner->others;
    workspace->depth_limit = SKIRMISH_DEPTH;
    workspace->expansion_limit = SKIRMISH_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.found = planner->found;
    planner->core.kept = planner->kept;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = SKIRMISH_NODES;
    planner->core.search.heap = planner->heap;
    planner->core.search.states = planner->node_states;
    planner->core.search.usable = planner->usable;
    planner->core.search.dynamic_costs = planner->dynamic_costs;
    planner->core.search.relaxed_costs = planner->relaxed_costs;
    planner->core.search.estimates = planner->estimates;
    planner->core.search.sets = planner->sets;
    planner->core.search.scratch = planner->scratch;
    planner->core.search.reading = planner->reading;
    workspace->search = &planner->core.search;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void skirmish_planner_init(skirmish_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void skirmish_planner_trace(skirmish_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are SKIRMISH_STATE_WORDS for each agent. See gg_record.h. */
static inline void skirmish_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &skirmish_domain, memory);
}

/** The trace that makes the record: for skirmish_planner_trace, with the record as context. */
static inline void skirmish_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment skirmish_agent_attach(skirmish_agent *agent, skirmish_world *world,
                                            skirmish_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? skirmish_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void skirmish_agent_detail(skirmish_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void skirmish_agent_tick(skirmish_agent *agent, skirmish_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, skirmish_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t skirmish_agent_quiet(const skirmish_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t skirmish_agent_advance(skirmish_agent *agent, skirmish_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, skirmish_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool skirmish_agent_stop(skirmish_agent *agent, skirmish_planner *planner)
{
    return gg_agent_stop(&agent->core, skirmish_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no skirmish_action: see skirmish_agent_doing. */
static inline uint16_t skirmish_agent_ground_action(const skirmish_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t skirmish_agent_elapsed(const skirmish_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status skirmish_agent_ending(const skirmish_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for skirmish_agent_quiet, the function only waits until then. */
static inline gg_status skirmish_agent_wait(skirmish_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status skirmish_agent_wait_for(skirmish_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t skirmish_agent_random(skirmish_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void skirmish_sense(skirmish_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t skirmish_agent_explain(skirmish_agent *agent, skirmish_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, skirmish_planner_core(planner), &gg_goal_reasons, &gg_task_reasons,
                            text, size);
}

/** The number of a ground goal, as events have it: a goal of the YAML with symbols for
 *  its parameters, in order; NULL if it has none. GG_NONE: there is none, as constants
 *  rule it out. */
uint16_t skirmish_goal_number(skirmish_goal goal, const skirmish_symbol *arguments);

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome skirmish_agent_plan(skirmish_agent *agent, skirmish_planner *planner, skirmish_goal goal,
                                       const skirmish_symbol *arguments, gg_plan *plan)
{
    return gg_agent_plan(&agent->core, skirmish_planner_core(planner),
                         skirmish_goal_number(goal, arguments), plan);
}

/** The goal of the agent's plan and the symbols of its parameters; SKIRMISH_GOAL_NONE: it is
 *  at its root task, or there is no plan. */
skirmish_agent_pursuit skirmish_agent_pursuing(const skirmish_agent *agent);

/** The goal alone; GG_NONE: the root task, or there is no plan. */
static inline uint16_t skirmish_agent_goal(const skirmish_agent *agent)
{
    skirmish_goal goal = skirmish_agent_pursuing(agent).goal;
    return goal == SKIRMISH_GOAL_NONE ? GG_NONE : (uint16_t)goal;
}

/** Gives the agent a goal, which it pursues beside its own until it is reached once,
 *  with symbols for its parameters (NULL if it has none). Returns the want's id, 0 if it
 *  is refused. See gg_agent_want in gg.h. */
static inline uint32_t skirmish_agent_want(skirmish_agent *agent, skirmish_goal goal,
                                     const skirmish_symbol *arguments, int32_t priority)
{
    return gg_agent_want(&agent->core, skirmish_goal_number(goal, arguments), priority);
}

/** Gives the agent a condition as a goal, see skirmish_agent_want; it is copied. */
static inline uint32_t skirmish_agent_want_condition(skirmish_agent *agent,
                                               const gg_condition_builder *builder,
                                               int32_t priority)
{
    return gg_agent_want_condition(&agent->core, builder, priority);
}

/** Takes a want back. False: there is no such want, or it has ended. */
static inline bool skirmish_agent_unwant(skirmish_agent *agent, uint32_t id)
{
    return gg_agent_unwant(&agent->core, id);
}

/** How it goes with a want, until its slot is used by another one. */
static inline gg_want_status skirmish_agent_want_status(const skirmish_agent *agent, uint32_t id)
{
    return gg_agent_want_status(&agent->core, id);
}

/** The action that is running; SKIRMISH_ACTION_NONE where none is. */
skirmish_agent_activity skirmish_agent_doing(const skirmish_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *skirmish_symbol_name(skirmish_symbol symbol);

/** The position of an object among those of type 'room'; one past the last
 *  if it is none. */
static inline uint32_t skirmish_position_of_room(skirmish_symbol object)
{
    switch (object) {
    case SKIRMISH_HALL:
        return 0;
    case SKIRMISH_CELLAR:
        return 1;
    default:
        return 2;
    }
}

/** The position of an object among those of type 'place'; one past the last
 *  if it is none. */
static inline uint32_t skirmish_position_of_place(skirmish_symbol object)
{
    switch (object) {
    case SKIRMISH_WEST:
        return 0;
    case SKIRMISH_EAST:
        return 1;
    case SKIRMISH_HILL:
        return 2;
    case SKIRMISH_ROOF:
        return 3;
    case SKIRMISH_TOWER:
        return 4;
    case SKIRMISH_HALL:
        return 5;
    case SKIRMISH_CELLAR:
        return 6;
    case SKIRMISH_YARD:
        return 7;
    case SKIRMISH_STREET:
        return 8;
    case SKIRMISH_MARKET:
        return 9;
    default:
        return 10;
    }
}

/** The position of an object among those of type 'door'; one past the last
 *  if it is none. */
static inline uint32_t skirmish_position_of_door(skirmish_symbol object)
{
    switch (object) {
    case SKIRMISH_WEST_DOOR:
        return 0;
    case SKIRMISH_EAST_DOOR:
        return 1;
    default:
        return 2;
    }
}

/** at */
static inline skirmish_symbol skirmish_at(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_AT);
    static const skirmish_symbol values[] = {SKIRMISH_WEST, SKIRMISH_EAST, SKIRMISH_HILL, SKIRMISH_ROOF, SKIRMISH_TOWER, SKIRMISH_HALL, SKIRMISH_CELLAR, SKIRMISH_YARD, SKIRMISH_STREET, SKIRMISH_MARKET};
    return values[packed];
}

static inline void skirmish_set_at(skirmish_agent *agent, skirmish_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SKIRMISH_WEST:
        packed = 0;
        break;
    case SKIRMISH_EAST:
        packed = 1;
        break;
    case SKIRMISH_HILL:
        packed = 2;
        break;
    case SKIRMISH_ROOF:
        packed = 3;
        break;
    case SKIRMISH_TOWER:
        packed = 4;
        break;
    case SKIRMISH_HALL:
        packed = 5;
        break;
    case SKIRMISH_CELLAR:
        packed = 6;
        break;
    case SKIRMISH_YARD:
        packed = 7;
        break;
    case SKIRMISH_STREET:
        packed = 8;
        break;
    case SKIRMISH_MARKET:
        packed = 9;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, SKIRMISH_FACT_AT, packed);
}

/** home */
static inline skirmish_symbol skirmish_home(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_HOME);
    static const skirmish_symbol values[] = {SKIRMISH_WEST, SKIRMISH_EAST};
    return values[packed];
}

static inline void skirmish_set_home(skirmish_agent *agent, skirmish_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SKIRMISH_WEST:
        packed = 0;
        break;
    case SKIRMISH_EAST:
        packed = 1;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, SKIRMISH_FACT_HOME, packed);
}

/** enemy_at (where the nearest enemy is) */
static inline skirmish_symbol skirmish_enemy_at(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_ENEMY_AT);
    static const skirmish_symbol values[] = {SKIRMISH_NOWHERE, SKIRMISH_WEST, SKIRMISH_EAST, SKIRMISH_HILL, SKIRMISH_ROOF, SKIRMISH_TOWER, SKIRMISH_HALL, SKIRMISH_CELLAR, SKIRMISH_YARD, SKIRMISH_STREET, SKIRMISH_MARKET};
    return values[packed];
}

static inline void skirmish_set_enemy_at(skirmish_agent *agent, skirmish_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SKIRMISH_NOWHERE:
        packed = 0;
        break;
    case SKIRMISH_WEST:
        packed = 1;
        break;
    case SKIRMISH_EAST:
        packed = 2;
        break;
    case SKIRMISH_HILL:
        packed = 3;
        break;
    case SKIRMISH_ROOF:
        packed = 4;
        break;
    case SKIRMISH_TOWER:
        packed = 5;
        break;
    case SKIRMISH_HALL:
        packed = 6;
        break;
    case SKIRMISH_CELLAR:
        packed = 7;
        break;
    case SKIRMISH_YARD:
        packed = 8;
        break;
    case SKIRMISH_STREET:
        packed = 9;
        break;
    case SKIRMISH_MARKET:
        packed = 10;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, SKIRMISH_FACT_ENEMY_AT, packed);
}

/** under_fire */
static inline bool skirmish_under_fire(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_UNDER_FIRE);
    return packed != 0;
}

static inline void skirmish_set_under_fire(skirmish_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, SKIRMISH_FACT_UNDER_FIRE, packed);
}

/** in_cover */
static inline bool skirmish_in_cover(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_IN_COVER);
    return packed != 0;
}

static inline void skirmish_set_in_cover(skirmish_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, SKIRMISH_FACT_IN_COVER, packed);
}

/** health: 0 to 3 */
static inline int32_t skirmish_health(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_HEALTH);
    return (int32_t)packed;
}

static inline void skirmish_set_health(skirmish_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SKIRMISH_FACT_HEALTH, packed);
}

/** ammo: 0 to 5 */
static inline int32_t skirmish_ammo(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_AMMO);
    return (int32_t)packed;
}

static inline void skirmish_set_ammo(skirmish_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SKIRMISH_FACT_AMMO, packed);
}

/** magazines: 0 to 3 */
static inline int32_t skirmish_magazines(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_MAGAZINES);
    return (int32_t)packed;
}

static inline void skirmish_set_magazines(skirmish_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SKIRMISH_FACT_MAGAZINES, packed);
}

/** bandages: 0 to 2 */
static inline int32_t skirmish_bandages(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_BANDAGES);
    return (int32_t)packed;
}

static inline void skirmish_set_bandages(skirmish_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SKIRMISH_FACT_BANDAGES, packed);
}

/** kits (what a medic treats others with): 0 to 3 */
static inline int32_t skirmish_kits(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_KITS);
    return (int32_t)packed;
}

static inline void skirmish_set_kits(skirmish_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SKIRMISH_FACT_KITS, packed);
}

/** struck (whether he has fired at the enemy just now) */
static inline bool skirmish_struck(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_STRUCK);
    return packed != 0;
}

static inline void skirmish_set_struck(skirmish_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, SKIRMISH_FACT_STRUCK, packed);
}

/** noise (how well the enemy knows where a sniper lies): 0 to 3 */
static inline int32_t skirmish_noise(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_NOISE);
    return (int32_t)packed;
}

static inline void skirmish_set_noise(skirmish_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SKIRMISH_FACT_NOISE, packed);
}

/** carrying (a can of fuel) */
static inline bool skirmish_carrying(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_CARRYING);
    return packed != 0;
}

static inline void skirmish_set_carrying(skirmish_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, SKIRMISH_FACT_CARRYING, packed);
}

/** hunger: 0 to 9 */
static inline int32_t skirmish_hunger(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_HUNGER);
    return (int32_t)packed;
}

static inline void skirmish_set_hunger(skirmish_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SKIRMISH_FACT_HUNGER, packed);
}

/** wounded_at, shared */
static inline skirmish_symbol skirmish_wounded_at(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_WOUNDED_AT);
    static const skirmish_symbol values[] = {SKIRMISH_NOWHERE, SKIRMISH_WEST, SKIRMISH_EAST, SKIRMISH_HILL, SKIRMISH_ROOF, SKIRMISH_TOWER, SKIRMISH_HALL, SKIRMISH_CELLAR, SKIRMISH_YARD, SKIRMISH_STREET, SKIRMISH_MARKET};
    return values[packed];
}

static inline void skirmish_set_wounded_at(skirmish_agent *agent, skirmish_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SKIRMISH_NOWHERE:
        packed = 0;
        break;
    case SKIRMISH_WEST:
        packed = 1;
        break;
    case SKIRMISH_EAST:
        packed = 2;
        break;
    case SKIRMISH_HILL:
        packed = 3;
        break;
    case SKIRMISH_ROOF:
        packed = 4;
        break;
    case SKIRMISH_TOWER:
        packed = 5;
        break;
    case SKIRMISH_HALL:
        packed = 6;
        break;
    case SKIRMISH_CELLAR:
        packed = 7;
        break;
    case SKIRMISH_YARD:
        packed = 8;
        break;
    case SKIRMISH_STREET:
        packed = 9;
        break;
    case SKIRMISH_MARKET:
        packed = 10;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, SKIRMISH_FACT_WOUNDED_AT, packed);
}

static inline skirmish_symbol skirmish_world_wounded_at(const skirmish_world *world)
{
    uint32_t packed = gg_read(&skirmish_domain, SKIRMISH_FACT_WOUNDED_AT, world->state);
    static const skirmish_symbol values[] = {SKIRMISH_NOWHERE, SKIRMISH_WEST, SKIRMISH_EAST, SKIRMISH_HILL, SKIRMISH_ROOF, SKIRMISH_TOWER, SKIRMISH_HALL, SKIRMISH_CELLAR, SKIRMISH_YARD, SKIRMISH_STREET, SKIRMISH_MARKET};
    return values[packed];
}

static inline void skirmish_world_set_wounded_at(skirmish_world *world, skirmish_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SKIRMISH_NOWHERE:
        packed = 0;
        break;
    case SKIRMISH_WEST:
        packed = 1;
        break;
    case SKIRMISH_EAST:
        packed = 2;
        break;
    case SKIRMISH_HILL:
        packed = 3;
        break;
    case SKIRMISH_ROOF:
        packed = 4;
        break;
    case SKIRMISH_TOWER:
        packed = 5;
        break;
    case SKIRMISH_HALL:
        packed = 6;
        break;
    case SKIRMISH_CELLAR:
        packed = 7;
        break;
    case SKIRMISH_YARD:
        packed = 8;
        break;
    case SKIRMISH_STREET:
        packed = 9;
        break;
    case SKIRMISH_MARKET:
        packed = 10;
        break;
    default:
        return;
    }
    gg_write(&skirmish_domain, SKIRMISH_FACT_WOUNDED_AT, packed, world->state);
}

/** fuel: 0 to 4, shared */
static inline int32_t skirmish_fuel(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_FUEL);
    return (int32_t)packed;
}

static inline void skirmish_set_fuel(skirmish_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, SKIRMISH_FACT_FUEL, packed);
}

static inline int32_t skirmish_world_fuel(const skirmish_world *world)
{
    uint32_t packed = gg_read(&skirmish_domain, SKIRMISH_FACT_FUEL, world->state);
    return (int32_t)packed;
}

static inline void skirmish_world_set_fuel(skirmish_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&skirmish_domain, SKIRMISH_FACT_FUEL, packed, world->state);
}

/** generator, shared */
static inline skirmish_symbol skirmish_generator(const skirmish_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, SKIRMISH_FACT_GENERATOR);
    static const skirmish_symbol values[] = {SKIRMISH_STOPPED, SKIRMISH_RUNNING, SKIRMISH_BROKEN};
    return values[packed];
}

/** Sets it. If it was another one, the game is told: skirmish_..._apply_generator is called. */
static inline void skirmish_set_generator(skirmish_agent *agent, skirmish_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SKIRMISH_STOPPED:
        packed = 0;
        break;
    case SKIRMISH_RUNNING:
        packed = 1;
        break;
    case SKIRMISH_BROKEN:
        packed = 2;
        break;
    default:
        return;
    }
    uint16_t fact__number = SKIRMISH_FACT_GENERATOR;
    uint32_t before__set = gg_agent_read(&agent->core, fact__number);
    gg_agent_write(&agent->core, fact__number, packed);
    gg_agent_tell_set(&agent->core, fact__number, before__set);
}

static inline skirmish_symbol skirmish_world_generator(const skirmish_world *world)
{
    uint32_t packed = gg_read(&skirmish_domain, SKIRMISH_FACT_GENERATOR, world->state);
    static const skirmish_symbol values[] = {SKIRMISH_STOPPED, SKIRMISH_RUNNING, SKIRMISH_BROKEN};
    return values[packed];
}

/** Sets it. If it was another one, the game is told: skirmish_world_apply_generator is called. */
static inline void skirmish_world_set_generator(skirmish_world *world, skirmish_symbol value)
{
    uint32_t packed;
    switch (value) {
    case SKIRMISH_STOPPED:
        packed = 0;
        break;
    case SKIRMISH_RUNNING:
        packed = 1;
        break;
    case SKIRMISH_BROKEN:
        packed = 2;
        break;
    default:
        return;
    }
    uint16_t fact__number = SKIRMISH_FACT_GENERATOR;
    uint32_t before__set = gg_read(&skirmish_domain, fact__number, world->state);
    gg_write(&skirmish_domain, fact__number, packed, world->state);
    gg_world_tell_set(&world->core, fact__number, before__set);
}

/** The number of the fact 'lit' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t skirmish_fact_lit(skirmish_symbol room)
{
    uint32_t index = 0;
    if (skirmish_position_of_room(room) == 2)
        return GG_NONE;
    index = index * 2 + skirmish_position_of_room(room);
    return (uint16_t)(SKIRMISH_FACT_LIT + index);
}

/** lit, shared */
static inline bool skirmish_lit(const skirmish_agent *agent, skirmish_symbol room)
{
    uint32_t packed = gg_agent_read(&agent->core, skirmish_fact_lit(room));
    return packed != 0;
}

/** Sets it. If it was another one, the game is told: skirmish_..._apply_lit is called. */
static inline void skirmish_set_lit(skirmish_agent *agent, skirmish_symbol room, bool value)
{
    uint32_t packed = value ? 1 : 0;
    uint16_t fact__number = skirmish_fact_lit(room);
    uint32_t before__set = gg_agent_read(&agent->core, fact__number);
    gg_agent_write(&agent->core, fact__number, packed);
    gg_agent_tell_set(&agent->core, fact__number, before__set);
}

static inline bool skirmish_world_lit(const skirmish_world *world, skirmish_symbol room)
{
    uint32_t packed = gg_read(&skirmish_domain, skirmish_fact_lit(room), world->state);
    return packed != 0;
}

/** Sets it. If it was another one, the game is told: skirmish_world_apply_lit is called. */
static inline void skirmish_world_set_lit(skirmish_world *world, skirmish_symbol room, bool value)
{
    uint32_t packed = value ? 1 : 0;
    uint16_t fact__number = skirmish_fact_lit(room);
    uint32_t before__set = gg_read(&skirmish_domain, fact__number, world->state);
    gg_write(&skirmish_domain, fact__number, packed, world->state);
    gg_world_tell_set(&world->core, fact__number, before__set);
}

/** The number of the fact 'open' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t skirmish_fact_open(skirmish_symbol door)
{
    uint32_t index = 0;
    if (skirmish_position_of_door(door) == 2)
        return GG_NONE;
    index = index * 2 + skirmish_position_of_door(door);
    return (uint16_t)(SKIRMISH_FACT_OPEN + index);
}

/** open, shared */
static inline bool skirmish_open(const skirmish_agent *agent, skirmish_symbol door)
{
    uint32_t packed = gg_agent_read(&agent->core, skirmish_fact_open(door));
    return packed != 0;
}

/** Sets it. If it was another one, the game is told: skirmish_..._apply_open is called. */
static inline void skirmish_set_open(skirmish_agent *agent, skirmish_symbol door, bool value)
{
    uint32_t packed = value ? 1 : 0;
    uint16_t fact__number = skirmish_fact_open(door);
    uint32_t before__set = gg_agent_read(&agent->core, fact__number);
    gg_agent_write(&agent->core, fact__number, packed);
    gg_agent_tell_set(&agent->core, fact__number, before__set);
}

static inline bool skirmish_world_open(const skirmish_world *world, skirmish_symbol door)
{
    uint32_t packed = gg_read(&skirmish_domain, skirmish_fact_open(door), world->state);
    return packed != 0;
}

/** Sets it. If it was another one, the game is told: skirmish_world_apply_open is called. */
static inline void skirmish_world_set_open(skirmish_world *world, skirmish_symbol door, bool value)
{
    uint32_t packed = value ? 1 : 0;
    uint16_t fact__number = skirmish_fact_open(door);
    uint32_t before__set = gg_read(&skirmish_domain, fact__number, world->state);
    gg_write(&skirmish_domain, fact__number, packed, world->state);
    gg_world_tell_set(&world->core, fact__number, before__set);
}

/** road, constant; 0 or the first value if there is none */
static inline bool skirmish_road(skirmish_symbol place_1, skirmish_symbol place_2)
{
    static const uint8_t values_of_all[] = {
        0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    uint32_t index = 100;
    if (skirmish_position_of_place(place_1) < 10 &&
        skirmish_position_of_place(place_2) < 10)
        index = (skirmish_position_of_place(place_1)) * 10 + skirmish_position_of_place(place_2);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** leads, constant; 0 or the first value if there is none */
static inline bool skirmish_leads(skirmish_symbol door, skirmish_symbol place_1, skirmish_symbol place_2)
{
    static const uint8_t values_of_all[] = {
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    uint32_t index = 200;
    if (skirmish_position_of_door(door) < 2 &&
        skirmish_position_of_place(place_1) < 10 &&
        skirmish_position_of_place(place_2) < 10)
        index = ((skirmish_position_of_door(door)) * 10 + skirmish_position_of_place(place_1)) * 10 + skirmish_position_of_place(place_2);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** sight, constant; 0 or the first value if there is none */
static inline bool skirmish_sight(skirmish_symbol place_1, skirmish_symbol place_2)
{
    static const uint8_t values_of_all[] = {
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
        0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    uint32_t index = 100;
    if (skirmish_position_of_place(place_1) < 10 &&
        skirmish_position_of_place(place_2) < 10)
        index = (skirmish_position_of_place(place_1)) * 10 + skirmish_position_of_place(place_2);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** scope (too far for anything but a scope), constant; 0 or the first value if there is none */
static inline bool skirmish_scope(skirmish_symbol place_1, skirmish_symbol place_2)
{
    static const uint8_t values_of_all[] = {
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0};
    uint32_t index = 100;
    if (skirmish_position_of_place(place_1) < 10 &&
        skirmish_position_of_place(place_2) < 10)
        index = (skirmish_position_of_place(place_1)) * 10 + skirmish_position_of_place(place_2);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** cover, constant; 0 or the first value if there is none */
static inline bool skirmish_cover(skirmish_symbol place)
{
    static const uint8_t values_of_all[] = {
        1, 1, 1, 1, 1, 1, 0, 1, 1, 0,
        0};
    uint32_t index = 10;
    if (skirmish_position_of_place(place) < 10)
        index = skirmish_position_of_place(place);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** shelter, constant; 0 or the first value if there is none */
static inline bool skirmish_shelter(skirmish_symbol place)
{
    static const uint8_t values_of_all[] = {
        1, 1, 0, 0, 0, 1, 1, 0, 0, 0,
        0};
    uint32_t index = 10;
    if (skirmish_position_of_place(place) < 10)
        index = skirmish_position_of_place(place);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** lamp_switch, constant; 0 or the first value if there is none */
static inline bool skirmish_lamp_switch(skirmish_symbol room, skirmish_symbol place)
{
    static const uint8_t values_of_all[] = {
        0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
        0};
    uint32_t index = 20;
    if (skirmish_position_of_room(room) < 2 &&
        skirmish_position_of_place(place) < 10)
        index = (skirmish_position_of_room(room)) * 10 + skirmish_position_of_place(place);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/* The functions to be filled in, in skirmish_tasks.c. */

/** go_to
 *  preconditions: at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r)
 *  effects: at = to, not in_cover, noise = 0 */
gg_status skirmish_soldier_task_go_to(skirmish_agent *agent, gg_phase phase, skirmish_symbol from, skirmish_symbol to);

/** open_door
 *  preconditions: at == from, any(place p) (leads(it, from, p) or leads(it, p, from)), not open(it)
 *  effects: open(it) */
gg_status skirmish_soldier_task_open_door(skirmish_agent *agent, gg_phase phase, skirmish_symbol it, skirmish_symbol from);

/** light
 *  preconditions: at == from, lamp_switch(it, from), not lit(it)
 *  effects: lit(it) */
gg_status skirmish_soldier_task_light(skirmish_agent *agent, gg_phase phase, skirmish_symbol it, skirmish_symbol from);

/** take_cover
 *  preconditions: at == here, cover(here), not in_cover
 *  effects: in_cover */
gg_status skirmish_soldier_task_take_cover(skirmish_agent *agent, gg_phase phase, skirmish_symbol here);

/** bandage
 *  preconditions: bandages >= 1, health <= 2, in_cover or not under_fire
 *  effects: health += 1, bandages -= 1 */
gg_status skirmish_soldier_task_bandage(skirmish_agent *agent, gg_phase phase);

/** fire
 *  preconditions: at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from)))
 *  effects: struck, ammo -= 1 */
gg_status skirmish_soldier_task_fire(skirmish_agent *agent, gg_phase phase, skirmish_symbol from, skirmish_symbol on);

/** sweep
 *  preconditions: at == tower, enemy_at == on, on in [yard, street, market], generator == running, fuel >= 1
 *  effects: struck, fuel -= 1 */
gg_status skirmish_soldier_task_sweep(skirmish_agent *agent, gg_phase phase, skirmish_symbol on);

/** reload
 *  preconditions: ammo <= 3, magazines >= 1
 *  effects: ammo = 5, magazines -= 1 */
gg_status skirmish_soldier_task_reload(skirmish_agent *agent, gg_phase phase);

/** resupply
 *  preconditions: at == home
 *  effects: magazines = 3, bandages = 2 */
gg_status skirmish_soldier_task_resupply(skirmish_agent *agent, gg_phase phase);

/** start_generator
 *  preconditions: at == cellar, generator == stopped, fuel >= 1
 *  effects: generator = running */
gg_status skirmish_soldier_task_start_generator(skirmish_agent *agent, gg_phase phase);

/** watch
 *  preconditions: none
 *  effects: none */
gg_status skirmish_soldier_task_watch(skirmish_agent *agent, gg_phase phase);

/** Whether 'take_cover' can be done: asked once in a planning. */
bool skirmish_soldier_check_room_behind_cover(const skirmish_agent *agent, skirmish_symbol here);

/** What 'go_to' costs, at least 1: asked once in a planning. */
uint16_t skirmish_soldier_cost_danger(const skirmish_agent *agent, skirmish_symbol from, skirmish_symbol to);

/** What 'fire' costs, at least 1: asked once in a planning. */
uint16_t skirmish_soldier_cost_odds(const skirmish_agent *agent, skirmish_symbol from, skirmish_symbol on);

/** How much 'get_well' matters: asked at each decision. */
int32_t skirmish_soldier_priority_pain(const skirmish_agent *agent);

/** The real value of 'at'. */
skirmish_symbol skirmish_soldier_sense_at(const skirmish_agent *agent);

/** The real value of 'home'. */
skirmish_symbol skirmish_soldier_sense_home(const skirmish_agent *agent);

/** The real value of 'enemy_at' (where the nearest enemy is). */
skirmish_symbol skirmish_soldier_sense_enemy_at(const skirmish_agent *agent);

/** The real value of 'under_fire'. */
bool skirmish_soldier_sense_under_fire(const skirmish_agent *agent);

/** The real value of 'in_cover'. */
bool skirmish_soldier_sense_in_cover(const skirmish_agent *agent);

/** The real value of 'health'. */
int32_t skirmish_soldier_sense_health(const skirmish_agent *agent);

/** The real value of 'fuel'. */
int32_t skirmish_soldier_sense_fuel(const skirmish_agent *agent);

/** The real value of 'generator'. */
skirmish_symbol skirmish_soldier_sense_generator(const skirmish_agent *agent);

/** The real value of 'lit'. */
bool skirmish_soldier_sense_lit(const skirmish_agent *agent, skirmish_symbol room);

/** The real value of 'open'. */
bool skirmish_soldier_sense_open(const skirmish_agent *agent, skirmish_symbol door);

/** Makes 'generator' true in the game: it has changed to the value. */
void skirmish_soldier_apply_generator(skirmish_agent *agent, skirmish_symbol value);

/** Makes 'lit' true in the game: it has changed to the value. */
void skirmish_soldier_apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value);

/** Makes 'open' true in the game: it has changed to the value. */
void skirmish_soldier_apply_open(skirmish_agent *agent, skirmish_symbol door, bool value);

/** go_to
 *  preconditions: at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r)
 *  effects: at = to, not in_cover, noise = 0 */
gg_status skirmish_sniper_task_go_to(skirmish_agent *agent, gg_phase phase, skirmish_symbol from, skirmish_symbol to);

/** open_door
 *  preconditions: at == from, any(place p) (leads(it, from, p) or leads(it, p, from)), not open(it)
 *  effects: open(it) */
gg_status skirmish_sniper_task_open_door(skirmish_agent *agent, gg_phase phase, skirmish_symbol it, skirmish_symbol from);

/** light
 *  preconditions: at == from, lamp_switch(it, from), not lit(it)
 *  effects: lit(it) */
gg_status skirmish_sniper_task_light(skirmish_agent *agent, gg_phase phase, skirmish_symbol it, skirmish_symbol from);

/** take_cover
 *  preconditions: at == here, cover(here), not in_cover
 *  effects: in_cover */
gg_status skirmish_sniper_task_take_cover(skirmish_agent *agent, gg_phase phase, skirmish_symbol here);

/** bandage
 *  preconditions: bandages >= 1, health <= 2, in_cover or not under_fire
 *  effects: health += 1, bandages -= 1 */
gg_status skirmish_sniper_task_bandage(skirmish_agent *agent, gg_phase phase);

/** fire
 *  preconditions: at == from, enemy_at == on, ammo >= 1, from == on or sight(from, on) or sight(on, from), all(door d) (open(d) or not (leads(d, from, on) or leads(d, on, from)))
 *  effects: struck, ammo -= 1 */
gg_status skirmish_sniper_task_fire(skirmish_agent *agent, gg_phase phase, skirmish_symbol from, skirmish_symbol on);

/** snipe
 *  preconditions: at == from, enemy_at == on, ammo >= 1, scope(from, on) or scope(on, from) or sight(from, on) or sight(on, from), in_cover, noise <= 2
 *  effects: struck, ammo -= 1, noise += 1 */
gg_status skirmish_sniper_task_snipe(skirmish_agent *agent, gg_phase phase, skirmish_symbol from, skirmish_symbol on);

/** reload
 *  preconditions: ammo <= 3, magazines >= 1
 *  effects: ammo = 5, magazines -= 1 */
gg_status skirmish_sniper_task_reload(skirmish_agent *agent, gg_phase phase);

/** resupply
 *  preconditions: at == home
 *  effects: magazines = 3, bandages = 2 */
gg_status skirmish_sniper_task_resupply(skirmish_agent *agent, gg_phase phase);

/** watch
 *  preconditions: none
 *  effects: none */
gg_status skirmish_sniper_task_watch(skirmish_agent *agent, gg_phase phase);

/** Whether 'take_cover' can be done: asked once in a planning. */
bool skirmish_sniper_check_room_behind_cover(const skirmish_agent *agent, skirmish_symbol here);

/** What 'go_to' costs, at least 1: asked once in a planning. */
uint16_t skirmish_sniper_cost_danger(const skirmish_agent *agent, skirmish_symbol from, skirmish_symbol to);

/** What 'fire' costs, at least 1: asked once in a planning. */
uint16_t skirmish_sniper_cost_odds(const skirmish_agent *agent, skirmish_symbol from, skirmish_symbol on);

/** How much 'get_well' matters: asked at each decision. */
int32_t skirmish_sniper_priority_pain(const skirmish_agent *agent);

/** How good 'nest' is: the highest is tried first. */
int32_t skirmish_sniper_score_how_good(const skirmish_agent *agent, skirmish_symbol where);

/** How good 'stand' is: the highest is tried first. */
int32_t skirmish_sniper_score_nothing_better(const skirmish_agent *agent);

/** The real value of 'at'. */
skirmish_symbol skirmish_sniper_sense_at(const skirmish_agent *agent);

/** The real value of 'home'. */
skirmish_symbol skirmish_sniper_sense_home(const skirmish_agent *agent);

/** The real value of 'enemy_at' (where the nearest enemy is). */
skirmish_symbol skirmish_sniper_sense_enemy_at(const skirmish_agent *agent);

/** The real value of 'under_fire'. */
bool skirmish_sniper_sense_under_fire(const skirmish_agent *agent);

/** The real value of 'in_cover'. */
bool skirmish_sniper_sense_in_cover(const skirmish_agent *agent);

/** The real value of 'health'. */
int32_t skirmish_sniper_sense_health(const skirmish_agent *agent);

/** The real value of 'lit'. */
bool skirmish_sniper_sense_lit(const skirmish_agent *agent, skirmish_symbol room);

/** The real value of 'open'. */
bool skirmish_sniper_sense_open(const skirmish_agent *agent, skirmish_symbol door);

/** Makes 'lit' true in the game: it has changed to the value. */
void skirmish_sniper_apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value);

/** Makes 'open' true in the game: it has changed to the value. */
void skirmish_sniper_apply_open(skirmish_agent *agent, skirmish_symbol door, bool value);

/** go_to
 *  preconditions: at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from))), all(room r) (lit(r) or to != r)
 *  effects: at = to, not in_cover, noise = 0 */
gg_status skirmish_medic_task_go_to(skirmish_agent *agent, gg_phase phase, skirmish_symbol from, skirmish_symbol to);

/** open_door
 *  preconditions: at == from, any(place p) (leads(it, from, p) or leads(it, p, from)), not open(it)
 *  effects: open(it) */
gg_status skirmish_medic_task_open_door(skirmish_agent *agent, gg_phase phase, skirmish_symbol it, skirmish_symbol from);

/** light
 *  preconditions: at == from, lamp_switch(it, from), not lit(it)
 *  effects: lit(it) */
gg_status skirmish_medic_task_light(skirmish_agent *agent, gg_phase phase, skirmish_symbol it, skirmish_symbol from);

/** take_cover
 *  preconditions: at == here, cover(here), not in_cover
 *  effects: in_cover */
gg_status skirmish_medic_task_take_cover(skirmish_agent *agent, gg_phase phase, skirmish_symbol here);

/** bandage
 *  preconditions: bandages >= 1, health <= 2, in_cover or not under_fire
 *  effects: health += 1, bandages -= 1 */
gg_status skirmish_medic_task_bandage(skirmish_agent *agent, gg_phase phase);

/** treat
 *  preconditions: at == here, wounded_at == here, kits >= 1
 *  effects: wounded_at = nowhere, kits -= 1 */
gg_status skirmish_medic_task_treat(skirmish_agent *agent, gg_phase phase, skirmish_symbol here);

/** restock
 *  preconditions: at == home
 *  effects: kits = 3, bandages = 2 */
gg_status skirmish_medic_task_restock(skirmish_agent *agent, gg_phase phase);

/** watch
 *  preconditions: none
 *  effects: none */
gg_status skirmish_medic_task_watch(skirmish_agent *agent, gg_phase phase);

/** Whether 'take_cover' can be done: asked once in a planning. */
bool skirmish_medic_check_room_behind_cover(const skirmish_agent *agent, skirmish_symbol here);

/** What 'go_to' costs, at least 1: asked once in a planning. */
uint16_t skirmish_medic_cost_danger(const skirmish_agent *agent, skirmish_symbol from, skirmish_symbol to);

/** How much 'rescue' matters: asked at each decision. */
int32_t skirmish_medic_priority_how_urgent(const skirmish_agent *agent);

/** How much 'get_well' matters: asked at each decision. */
int32_t skirmish_medic_priority_pain(const skirmish_agent *agent);

/** The real value of 'at'. */
skirmish_symbol skirmish_medic_sense_at(const skirmish_agent *agent);

/** The real value of 'home'. */
skirmish_symbol skirmish_medic_sense_home(const skirmish_agent *agent);

/** The real value of 'under_fire'. */
bool skirmish_medic_sense_under_fire(const skirmish_agent *agent);

/** The real value of 'in_cover'. */
bool skirmish_medic_sense_in_cover(const skirmish_agent *agent);

/** The real value of 'health'. */
int32_t skirmish_medic_sense_health(const skirmish_agent *agent);

/** The real value of 'wounded_at'. */
skirmish_symbol skirmish_medic_sense_wounded_at(const skirmish_agent *agent);

/** The real value of 'lit'. */
bool skirmish_medic_sense_lit(const skirmish_agent *agent, skirmish_symbol room);

/** The real value of 'open'. */
bool skirmish_medic_sense_open(const skirmish_agent *agent, skirmish_symbol door);

/** Makes 'lit' true in the game: it has changed to the value. */
void skirmish_medic_apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value);

/** Makes 'open' true in the game: it has changed to the value. */
void skirmish_medic_apply_open(skirmish_agent *agent, skirmish_symbol door, bool value);

/** sneak
 *  preconditions: at == from, road(from, to) or road(to, from), all(door d) (open(d) or not (leads(d, from, to) or leads(d, to, from)))
 *  effects: at = to, not in_cover */
gg_status skirmish_civilian_task_sneak(skirmish_agent *agent, gg_phase phase, skirmish_symbol from, skirmish_symbol to);

/** open_door
 *  preconditions: at == from, any(place p) (leads(it, from, p) or leads(it, p, from)), not open(it)
 *  effects: open(it) */
gg_status skirmish_civilian_task_open_door(skirmish_agent *agent, gg_phase phase, skirmish_symbol it, skirmish_symbol from);

/** darken
 *  preconditions: at == from, lamp_switch(it, from), lit(it)
 *  effects: not lit(it) */
gg_status skirmish_civilian_task_darken(skirmish_agent *agent, gg_phase phase, skirmish_symbol it, skirmish_symbol from);

/** hide
 *  preconditions: at == here, shelter(here), not in_cover, all(room r) (not lit(r) or here != r)
 *  effects: in_cover */
gg_status skirmish_civilian_task_hide(skirmish_agent *agent, gg_phase phase, skirmish_symbol here);

/** fetch_can
 *  preconditions: at == market, not carrying
 *  effects: carrying */
gg_status skirmish_civilian_task_fetch_can(skirmish_agent *agent, gg_phase phase);

/** refuel
 *  preconditions: at == cellar, carrying, fuel <= 3
 *  effects: fuel = 4, not carrying */
gg_status skirmish_civilian_task_refuel(skirmish_agent *agent, gg_phase phase);

/** repair
 *  preconditions: at == cellar, generator == broken
 *  effects: generator = stopped */
gg_status skirmish_civilian_task_repair(skirmish_agent *agent, gg_phase phase);

/** eat
 *  preconditions: at == home, hunger >= 3
 *  effects: hunger = 0 */
gg_status skirmish_civilian_task_eat(skirmish_agent *agent, gg_phase phase);

/** chat
 *  preconditions: none
 *  effects: none */
gg_status skirmish_civilian_task_chat(skirmish_agent *agent, gg_phase phase);

/** What 'sneak' costs, at least 1: asked once in a planning. */
uint16_t skirmish_civilian_cost_danger(const skirmish_agent *agent, skirmish_symbol from, skirmish_symbol to);

/** The real value of 'at'. */
skirmish_symbol skirmish_civilian_sense_at(const skirmish_agent *agent);

/** The real value of 'home'. */
skirmish_symbol skirmish_civilian_sense_home(const skirmish_agent *agent);

/** The real value of 'enemy_at' (where the nearest enemy is). */
skirmish_symbol skirmish_civilian_sense_enemy_at(const skirmish_agent *agent);

/** The real value of 'under_fire'. */
bool skirmish_civilian_sense_under_fire(const skirmish_agent *agent);

/** The real value of 'in_cover'. */
bool skirmish_civilian_sense_in_cover(const skirmish_agent *agent);

/** The real value of 'fuel'. */
int32_t skirmish_civilian_sense_fuel(const skirmish_agent *agent);

/** The real value of 'generator'. */
skirmish_symbol skirmish_civilian_sense_generator(const skirmish_agent *agent);

/** The real value of 'lit'. */
bool skirmish_civilian_sense_lit(const skirmish_agent *agent, skirmish_symbol room);

/** The real value of 'open'. */
bool skirmish_civilian_sense_open(const skirmish_agent *agent, skirmish_symbol door);

/** Makes 'generator' true in the game: it has changed to the value. */
void skirmish_civilian_apply_generator(skirmish_agent *agent, skirmish_symbol value);

/** Makes 'lit' true in the game: it has changed to the value. */
void skirmish_civilian_apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value);

/** Makes 'open' true in the game: it has changed to the value. */
void skirmish_civilian_apply_open(skirmish_agent *agent, skirmish_symbol door, bool value);

/** Makes 'generator' true in the game: it has changed to the value. */
void skirmish_world_apply_generator(skirmish_world *world, skirmish_symbol value);

/** Makes 'lit' true in the game: it has changed to the value. */
void skirmish_world_apply_lit(skirmish_world *world, skirmish_symbol room, bool value);

/** Makes 'open' true in the game: it has changed to the value. */
void skirmish_world_apply_open(skirmish_world *world, skirmish_symbol door, bool value);

#ifdef __cplusplus
}
#endif

#endif
