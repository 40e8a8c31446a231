/* Made by goapgen from flight.yaml. Do not edit: run goapgen again. */
#ifndef FLIGHT_GENERATED_H
#define FLIGHT_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "flight.h and gg.h are of different versions: run goapgen flight.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    FLIGHT_STATE_WORDS = 1, /* 64-bit words of a state */
    FLIGHT_PLAN_STEPS = 16, /* steps that a plan has room for (limits: plan) */
    FLIGHT_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    FLIGHT_EXPANSIONS = 4096, /* methods entered in a planning (limits: nodes) */
    FLIGHT_FRAMES = 0, /* of a planner: methods of a plan, or plan + depth */
    FLIGHT_CHOICES = 0, /* of a planner: methods of a plan, or plan + depth */
    FLIGHT_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    FLIGHT_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    FLIGHT_CHOSEN = 0, /* methods of a plan that a trace is told of */
    FLIGHT_ASKED_WORDS = 1, /* for procedural preconditions */
    FLIGHT_GROUND_ACTIONS = 5, /* actions, as events and plans number them */
    FLIGHT_GROUND_TASKS = 0, /* tasks, as events number them */
    FLIGHT_NODES = 0, /* of the search for plans of goals (limits: nodes) */
    FLIGHT_USABLE_WORDS = 1, /* a bit for each action */
    FLIGHT_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    FLIGHT_SUBGOALS = 0, /* conditions to achieve */
    FLIGHT_VALUES = 10, /* of all facts, as far as a search tells them apart */
    FLIGHT_ESTIMATES = 0, /* words of a state, and tables of the goal that has most */
    FLIGHT_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    FLIGHT_BACKOFFS = 3, /* the goals and the root task, which rest when they failed */
    FLIGHT_SENSES = 1, /* sensed facts */
    FLIGHT_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    FLIGHT_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    FLIGHT_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    FLIGHT_AGENT_RULES = 0, /* rules on private facts */
    FLIGHT_WORLD_RULES = 0, /* rules on shared facts */
    FLIGHT_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    FLIGHT_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum flight_fact {
    FLIGHT_FACT_HAS_LEGS = 0,
    FLIGHT_FACT_WALKING = 1,
    FLIGHT_FACT_TARGET_FOUND = 2,
    FLIGHT_FACT_NEAR = 3,
    FLIGHT_FACT_CAN_FLY = 4,
} flight_fact;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum flight_action {
    FLIGHT_ACTION_WALK = 0,
    FLIGHT_ACTION_WISH_TO_FLY = 1,
    FLIGHT_ACTION_PICK_TARGET = 2,
    FLIGHT_ACTION_APPROACH = 3,
    FLIGHT_ACTION_FLY_CLOSE = 4,
    FLIGHT_ACTION_NONE = 5,
} flight_action;

/** The goals, by number. */
typedef enum flight_goal {
    FLIGHT_GOAL_BE_NEAR = 0,
    FLIGHT_GOAL_NEAR_WITH_TARGET = 1,
} flight_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct flight_agent_activity {
    flight_action action; /**< FLIGHT_ACTION_NONE: nothing */
} flight_agent_activity;

extern const GG_ROM gg_domain flight_domain;

/** The shared facts and the clock. */
typedef struct flight_world {
    gg_world core;
    uint64_t state[FLIGHT_STATE_WORDS]; /* the shared facts */
} flight_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct flight_agent {
    gg_agent core;
    uint64_t state[FLIGHT_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[FLIGHT_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[FLIGHT_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[FLIGHT_STATE_WORDS]; /* the state that it plans from */
    gg_backoff backoffs[FLIGHT_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint32_t senses[FLIGHT_SENSES]; /* milliseconds until each sensed fact is read */
    uint16_t plan[FLIGHT_PLAN_STEPS]; /* its steps, ground actions */
} flight_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  flight_planner_init, or as zeros. */
typedef struct flight_planner {
    gg_planner core;
    gg_frame frames[FLIGHT_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[FLIGHT_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(FLIGHT_CHOICES + 1) * FLIGHT_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[FLIGHT_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * FLIGHT_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[FLIGHT_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[FLIGHT_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
} flight_planner;

/** Puts the world into its start state, at clock 0. */
static inline void flight_world_init(flight_world *world)
{
    gg_world_init(&world->core, &flight_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void flight_world_tick(flight_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t flight_world_quiet(const flight_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment flight_world_attach(flight_world *world)
{
    return gg_world_attach(&world->core, &flight_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void flight_agent_init(flight_agent *agent, flight_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *flight_planner_core(flight_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = FLIGHT_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = FLIGHT_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = FLIGHT_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = FLIGHT_DEPTH;
    workspace->expansion_limit = FLIGHT_EXPANSIONS;
    planner->core.steps = planner->steps;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void flight_planner_init(flight_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void flight_planner_trace(flight_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are FLIGHT_STATE_WORDS for each agent. See gg_record.h. */
static inline void flight_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &flight_domain, memory);
}

/** The trace that makes the record: for flight_planner_trace, with the record as context. */
static inline void flight_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment flight_agent_attach(flight_agent *agent, flight_world *world,
                                            flight_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? flight_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void flight_agent_detail(flight_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void flight_agent_tick(flight_agent *agent, flight_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, flight_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t flight_agent_quiet(const flight_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t flight_agent_advance(flight_agent *agent, flight_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, flight_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool flight_agent_stop(flight_agent *agent, flight_planner *planner)
{
    return gg_agent_stop(&agent->core, flight_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no flight_action: see flight_agent_doing. */
static inline uint16_t flight_agent_ground_action(const flight_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t flight_agent_elapsed(const flight_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status flight_agent_ending(const flight_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for flight_agent_quiet, the function only waits until then. */
static inline gg_status flight_agent_wait(flight_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status flight_agent_wait_for(flight_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t flight_agent_random(flight_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void flight_sense(flight_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t flight_agent_explain(flight_agent *agent, flight_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, flight_planner_core(planner), &gg_goal_reasons, NULL,
                            text, size);
}

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome flight_agent_plan(flight_agent *agent, flight_planner *planner, flight_goal goal,
                                       gg_plan *plan)
{
    return gg_agent_plan(&agent->core, flight_planner_core(planner), (uint16_t)goal, plan);
}

/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */
static inline uint16_t flight_agent_goal(const flight_agent *agent)
{
    return agent->core.goal;
}

/** The action that is running; FLIGHT_ACTION_NONE where none is. */
flight_agent_activity flight_agent_doing(const flight_agent *agent);

/** has_legs (有腿) */
static inline bool flight_has_legs(const flight_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, FLIGHT_FACT_HAS_LEGS);
    return packed != 0;
}

static inline void flight_set_has_legs(flight_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, FLIGHT_FACT_HAS_LEGS, packed);
}

/** walking (在走路) */
static inline bool flight_walking(const flight_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, FLIGHT_FACT_WALKING);
    return packed != 0;
}

static inline void flight_set_walking(flight_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, FLIGHT_FACT_WALKING, packed);
}

/** target_found (发现目标) */
static inline bool flight_target_found(const flight_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, FLIGHT_FACT_TARGET_FOUND);
    return packed != 0;
}

static inline void flight_set_target_found(flight_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, FLIGHT_FACT_TARGET_FOUND, packed);
}

/** near (在附近) */
static inline bool flight_near(const flight_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, FLIGHT_FACT_NEAR);
    return packed != 0;
}

static inline void flight_set_near(flight_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, FLIGHT_FACT_NEAR, packed);
}

/** can_fly (能飞) */
static inline bool flight_can_fly(const flight_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, FLIGHT_FACT_CAN_FLY);
    return packed != 0;
}

static inline void flight_set_can_fly(flight_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, FLIGHT_FACT_CAN_FLY, packed);
}

/* The functions to be filled in, in flight_tasks.c. */

/** walk (走)
 *  preconditions: has_legs
 *  effects: walking */
gg_status flight_task_walk(flight_agent *agent, gg_phase phase);

/** wish_to_fly (想飞)
 *  preconditions: walking
 *  effects: can_fly */
gg_status flight_task_wish_to_fly(flight_agent *agent, gg_phase phase);

/** pick_target (选目标)
 *  preconditions: walking
 *  effects: target_found */
gg_status flight_task_pick_target(flight_agent *agent, gg_phase phase);

/** approach (靠近)
 *  preconditions: target_found
 *  effects: near */
gg_status flight_task_approach(flight_agent *agent, gg_phase phase);

/** fly_close (飞近)
 *  preconditions: can_fly
 *  effects: near */
gg_status flight_task_fly_close(flight_agent *agent, gg_phase phase);

/** The real value of 'has_legs' (有腿). */
bool flight_sense_has_legs(const flight_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
