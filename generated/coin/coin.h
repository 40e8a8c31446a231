/* Made by goapgen from coin.yaml. Do not edit: run goapgen again. */
#ifndef COIN_GENERATED_H
#define COIN_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "coin.h and gg.h are of different versions: run goapgen coin.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    COIN_STATE_WORDS = 2, /* 64-bit words of a state */
    COIN_PLAN_STEPS = 16, /* steps that a plan has room for (limits: plan) */
    COIN_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    COIN_EXPANSIONS = 64, /* methods entered in a planning (limits: nodes) */
    COIN_FRAMES = 0, /* of a planner: methods of a plan, or plan + depth */
    COIN_CHOICES = 0, /* of a planner: methods of a plan, or plan + depth */
    COIN_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    COIN_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    COIN_CHOSEN = 0, /* methods of a plan that a trace is told of */
    COIN_ASKED_WORDS = 2, /* for procedural preconditions */
    COIN_GROUND_ACTIONS = 4, /* actions, as events and plans number them */
    COIN_GROUND_TASKS = 0, /* tasks, as events number them */
    COIN_NODES = 0, /* of the search for plans of goals (limits: nodes) */
    COIN_USABLE_WORDS = 1, /* a bit for each action */
    COIN_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    COIN_SUBGOALS = 0, /* conditions to achieve */
    COIN_VALUES = 10, /* of all facts, as far as a search tells them apart */
    COIN_ESTIMATES = 0, /* words of a state, and tables of the goal that has most */
    COIN_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    COIN_BACKOFFS = 3, /* the goals and the root task, which rest when they failed */
    COIN_SENSES = 0, /* sensed facts */
    COIN_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    COIN_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    COIN_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    COIN_AGENT_RULES = 0, /* rules on private facts */
    COIN_WORLD_RULES = 0, /* rules on shared facts */
    COIN_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    COIN_READING_WORDS = 3, /* of a planner: a state, and a bit for each procedural precondition */
    COIN_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum coin_fact {
    COIN_FACT_HAS_KEY = 0,
    COIN_FACT_DOOR_OPEN = 1,
    COIN_FACT_HAS_COIN = 2,
    COIN_FACT_KEYS_LEFT = 3,
} coin_fact;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum coin_action {
    COIN_ACTION_BREAK_DOOR = 0,
    COIN_ACTION_OPEN_DOOR = 1,
    COIN_ACTION_GET_KEY = 2,
    COIN_ACTION_GET_COIN = 3,
    COIN_ACTION_NONE = 4,
} coin_action;

/** The goals, by number. */
typedef enum coin_goal {
    COIN_GOAL_RICH = 0,
    COIN_GOAL_RICH_WITH_KEY = 1,
} coin_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct coin_agent_activity {
    coin_action action; /**< COIN_ACTION_NONE: nothing */
} coin_agent_activity;

extern const GG_ROM gg_domain coin_domain;

/** The shared facts and the clock. */
typedef struct coin_world {
    gg_world core;
    uint64_t state[COIN_STATE_WORDS]; /* the shared facts */
} coin_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct coin_agent {
    gg_agent core;
    uint64_t state[COIN_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[COIN_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[COIN_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[COIN_STATE_WORDS]; /* the state that it plans from */
    gg_backoff backoffs[COIN_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[COIN_PLAN_STEPS]; /* its steps, ground actions */
} coin_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  coin_planner_init, or as zeros. */
typedef struct coin_planner {
    gg_planner core;
    gg_frame frames[COIN_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[COIN_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(COIN_CHOICES + 1) * COIN_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[COIN_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * COIN_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[COIN_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[COIN_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    uint64_t reading[COIN_READING_WORDS]; /* the same, and what was denied */
} coin_planner;

/** Puts the world into its start state, at clock 0. */
static inline void coin_world_init(coin_world *world)
{
    gg_world_init(&world->core, &coin_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void coin_world_tick(coin_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t coin_world_quiet(const coin_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment coin_world_attach(coin_world *world)
{
    return gg_world_attach(&world->core, &coin_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void coin_agent_init(coin_agent *agent, coin_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *coin_planner_core(coin_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = COIN_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = COIN_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = COIN_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = COIN_DEPTH;
    workspace->expansion_limit = COIN_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.search.reading = planner->reading;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void coin_planner_init(coin_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void coin_planner_trace(coin_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are COIN_STATE_WORDS for each agent. See gg_record.h. */
static inline void coin_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &coin_domain, memory);
}

/** The trace that makes the record: for coin_planner_trace, with the record as context. */
static inline void coin_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment coin_agent_attach(coin_agent *agent, coin_world *world,
                                            coin_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? coin_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void coin_agent_detail(coin_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void coin_agent_tick(coin_agent *agent, coin_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, coin_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t coin_agent_quiet(const coin_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t coin_agent_advance(coin_agent *agent, coin_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, coin_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool coin_agent_stop(coin_agent *agent, coin_planner *planner)
{
    return gg_agent_stop(&agent->core, coin_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no coin_action: see coin_agent_doing. */
static inline uint16_t coin_agent_ground_action(const coin_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t coin_agent_elapsed(const coin_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status coin_agent_ending(const coin_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for coin_agent_quiet, the function only waits until then. */
static inline gg_status coin_agent_wait(coin_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status coin_agent_wait_for(coin_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t coin_agent_random(coin_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void coin_sense(coin_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t coin_agent_explain(coin_agent *agent, coin_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, coin_planner_core(planner), &gg_goal_reasons, NULL,
                            text, size);
}

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome coin_agent_plan(coin_agent *agent, coin_planner *planner, coin_goal goal,
                                       gg_plan *plan)
{
    return gg_agent_plan(&agent->core, coin_planner_core(planner), (uint16_t)goal, plan);
}

/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */
static inline uint16_t coin_agent_goal(const coin_agent *agent)
{
    return agent->core.goal;
}

/** The action that is running; COIN_ACTION_NONE where none is. */
coin_agent_activity coin_agent_doing(const coin_agent *agent);

/** has_key */
static inline bool coin_has_key(const coin_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, COIN_FACT_HAS_KEY);
    return packed != 0;
}

static inline void coin_set_has_key(coin_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, COIN_FACT_HAS_KEY, packed);
}

/** door_open */
static inline bool coin_door_open(const coin_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, COIN_FACT_DOOR_OPEN);
    return packed != 0;
}

static inline void coin_set_door_open(coin_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, COIN_FACT_DOOR_OPEN, packed);
}

/** has_coin */
static inline bool coin_has_coin(const coin_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, COIN_FACT_HAS_COIN);
    return packed != 0;
}

static inline void coin_set_has_coin(coin_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, COIN_FACT_HAS_COIN, packed);
}

/** keys_left: 0 to 3 */
static inline int32_t coin_keys_left(const coin_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, COIN_FACT_KEYS_LEFT);
    return (int32_t)packed;
}

static inline void coin_set_keys_left(coin_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, COIN_FACT_KEYS_LEFT, packed);
}

/* The functions to be filled in, in coin_tasks.c. */

/** break_door
 *  preconditions: not door_open
 *  effects: door_open */
gg_status coin_task_break_door(coin_agent *agent, gg_phase phase);

/** open_door
 *  preconditions: has_key, not door_open
 *  effects: door_open, not has_key */
gg_status coin_task_open_door(coin_agent *agent, gg_phase phase);

/** get_key
 *  preconditions: not has_key, keys_left >= 1
 *  effects: has_key, keys_left -= 1 */
gg_status coin_task_get_key(coin_agent *agent, gg_phase phase);

/** get_coin
 *  preconditions: not has_coin, door_open
 *  effects: has_coin */
gg_status coin_task_get_coin(coin_agent *agent, gg_phase phase);

/** Whether 'get_key' can be done: asked once in a planning. */
bool coin_check_key_in_world(const coin_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
