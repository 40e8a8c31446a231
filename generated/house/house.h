/* Made by goapgen from house.yaml. Do not edit: run goapgen again. */
#ifndef HOUSE_GENERATED_H
#define HOUSE_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "house.h and gg.h are of different versions: run goapgen house.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    HOUSE_STATE_WORDS = 1, /* 64-bit words of a state */
    HOUSE_PLAN_STEPS = 8, /* steps that a plan has room for (limits: plan) */
    HOUSE_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    HOUSE_EXPANSIONS = 16, /* methods entered in a planning (limits: nodes) */
    HOUSE_FRAMES = 0, /* of a planner: methods of a plan, or plan + depth */
    HOUSE_CHOICES = 0, /* of a planner: methods of a plan, or plan + depth */
    HOUSE_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    HOUSE_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    HOUSE_CHOSEN = 0, /* methods of a plan that a trace is told of */
    HOUSE_ASKED_WORDS = 1, /* for procedural preconditions */
    HOUSE_GROUND_ACTIONS = 2, /* actions, as events and plans number them */
    HOUSE_GROUND_TASKS = 0, /* tasks, as events number them */
    HOUSE_NODES = 0, /* of the search for plans of goals (limits: nodes) */
    HOUSE_USABLE_WORDS = 1, /* a bit for each action */
    HOUSE_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    HOUSE_SUBGOALS = 0, /* conditions to achieve */
    HOUSE_VALUES = 4, /* of all facts, as far as a search tells them apart */
    HOUSE_ESTIMATES = 0, /* words of a state, and tables of the goal that has most */
    HOUSE_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    HOUSE_BACKOFFS = 2, /* the goals and the root task, which rest when they failed */
    HOUSE_SENSES = 0, /* sensed facts */
    HOUSE_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    HOUSE_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    HOUSE_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    HOUSE_AGENT_RULES = 0, /* rules on private facts */
    HOUSE_WORLD_RULES = 0, /* rules on shared facts */
    HOUSE_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    HOUSE_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum house_fact {
    HOUSE_FACT_HOUSE_BUILT = 0,
    HOUSE_FACT_HAS_WOOD = 1,
} house_fact;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum house_action {
    HOUSE_ACTION_BUILD_HOUSE = 0,
    HOUSE_ACTION_GET_WOOD = 1,
    HOUSE_ACTION_NONE = 2,
} house_action;

/** The goals, by number. */
typedef enum house_goal {
    HOUSE_GOAL_SETTLED = 0,
} house_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct house_agent_activity {
    house_action action; /**< HOUSE_ACTION_NONE: nothing */
} house_agent_activity;

extern const GG_ROM gg_domain house_domain;

/** The shared facts and the clock. */
typedef struct house_world {
    gg_world core;
    uint64_t state[HOUSE_STATE_WORDS]; /* the shared facts */
} house_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct house_agent {
    gg_agent core;
    uint64_t state[HOUSE_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[HOUSE_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[HOUSE_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[HOUSE_STATE_WORDS]; /* the state that it plans from */
    gg_backoff backoffs[HOUSE_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[HOUSE_PLAN_STEPS]; /* its steps, ground actions */
} house_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  house_planner_init, or as zeros. */
typedef struct house_planner {
    gg_planner core;
    gg_frame frames[HOUSE_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[HOUSE_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(HOUSE_CHOICES + 1) * HOUSE_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[HOUSE_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * HOUSE_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[HOUSE_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[HOUSE_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
} house_planner;

/** Puts the world into its start state, at clock 0. */
static inline void house_world_init(house_world *world)
{
    gg_world_init(&world->core, &house_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void house_world_tick(house_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t house_world_quiet(const house_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment house_world_attach(house_world *world)
{
    return gg_world_attach(&world->core, &house_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void house_agent_init(house_agent *agent, house_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *house_planner_core(house_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = HOUSE_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = HOUSE_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = HOUSE_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = HOUSE_DEPTH;
    workspace->expansion_limit = HOUSE_EXPANSIONS;
    planner->core.steps = planner->steps;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void house_planner_init(house_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void house_planner_trace(house_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are HOUSE_STATE_WORDS for each agent. See gg_record.h. */
static inline void house_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &house_domain, memory);
}

/** The trace that makes the record: for house_planner_trace, with the record as context. */
static inline void house_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment house_agent_attach(house_agent *agent, house_world *world,
                                            house_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? house_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void house_agent_detail(house_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void house_agent_tick(house_agent *agent, house_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, house_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t house_agent_quiet(const house_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t house_agent_advance(house_agent *agent, house_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, house_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool house_agent_stop(house_agent *agent, house_planner *planner)
{
    return gg_agent_stop(&agent->core, house_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no house_action: see house_agent_doing. */
static inline uint16_t house_agent_ground_action(const house_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t house_agent_elapsed(const house_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status house_agent_ending(const house_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for house_agent_quiet, the function only waits until then. */
static inline gg_status house_agent_wait(house_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status house_agent_wait_for(house_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t house_agent_random(house_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void house_sense(house_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t house_agent_explain(house_agent *agent, house_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, house_planner_core(planner), &gg_goal_reasons, NULL,
                            text, size);
}

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome house_agent_plan(house_agent *agent, house_planner *planner, house_goal goal,
                                       gg_plan *plan)
{
    return gg_agent_plan(&agent->core, house_planner_core(planner), (uint16_t)goal, plan);
}

/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */
static inline uint16_t house_agent_goal(const house_agent *agent)
{
    return agent->core.goal;
}

/** The action that is running; HOUSE_ACTION_NONE where none is. */
house_agent_activity house_agent_doing(const house_agent *agent);

/** house_built */
static inline bool house_house_built(const house_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSE_FACT_HOUSE_BUILT);
    return packed != 0;
}

static inline void house_set_house_built(house_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HOUSE_FACT_HOUSE_BUILT, packed);
}

/** has_wood */
static inline bool house_has_wood(const house_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSE_FACT_HAS_WOOD);
    return packed != 0;
}

static inline void house_set_has_wood(house_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HOUSE_FACT_HAS_WOOD, packed);
}

/* The functions to be filled in, in house_tasks.c. */

/** build_house
 *  preconditions: not house_built, has_wood
 *  effects: house_built, not has_wood */
gg_status house_task_build_house(house_agent *agent, gg_phase phase);

/** get_wood
 *  preconditions: none
 *  effects: has_wood */
gg_status house_task_get_wood(house_agent *agent, gg_phase phase);

#ifdef __cplusplus
}
#endif

#endif
