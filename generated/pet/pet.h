/* Made by goapgen from pet.yaml. Do not edit: run goapgen again. */
#ifndef PET_GENERATED_H
#define PET_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "pet.h and gg.h are of different versions: run goapgen pet.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    PET_STATE_WORDS = 1, /* 64-bit words of a state */
    PET_PLAN_STEPS = 2, /* steps that a plan has room for (limits: plan) */
    PET_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    PET_EXPANSIONS = 4096, /* methods entered in a planning (limits: nodes) */
    PET_FRAMES = 2, /* of a planner: methods of a plan, or plan + depth */
    PET_CHOICES = 2, /* of a planner: methods of a plan, or plan + depth */
    PET_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    PET_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    PET_CHOSEN = 2, /* methods of a plan that a trace is told of */
    PET_ASKED_WORDS = 1, /* for procedural preconditions */
    PET_GROUND_ACTIONS = 8, /* actions, as events and plans number them */
    PET_GROUND_TASKS = 2, /* tasks, as events number them */
    PET_NODES = 0, /* of the search for plans of goals (limits: nodes) */
    PET_USABLE_WORDS = 1, /* a bit for each action */
    PET_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    PET_SUBGOALS = 0, /* conditions to achieve */
    PET_VALUES = 61, /* of all facts, as far as a search tells them apart */
    PET_ESTIMATES = 0, /* words of a state, and tables of the goal that has most */
    PET_WATCHES = 8, /* choices of a plan that a method of higher priority would have won */
    PET_BACKOFFS = 1, /* the goals and the root task, which rest when they failed */
    PET_SENSES = 0, /* sensed facts */
    PET_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    PET_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    PET_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    PET_AGENT_RULES = 5, /* rules on private facts */
    PET_WORLD_RULES = 0, /* rules on shared facts */
    PET_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    PET_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum pet_fact {
    PET_FACT_FOOD = 0,
    PET_FACT_FUN = 1,
    PET_FACT_REST = 2,
    PET_FACT_PRESSES = 3,
    PET_FACT_HOUR = 4,
} pet_fact;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum pet_action {
    PET_ACTION_EAT = 0,
    PET_ACTION_PLAY = 1,
    PET_ACTION_WAG = 2,
    PET_ACTION_BEG = 3,
    PET_ACTION_WHINE = 4,
    PET_ACTION_YAWN = 5,
    PET_ACTION_SLEEP = 6,
    PET_ACTION_GLOW = 7,
    PET_ACTION_NONE = 8,
} pet_action;

/** The tasks without parameters, by number. */
typedef enum pet_task {
    PET_TASK_LIVE = 0,
    PET_TASK_RESPOND = 1,
} pet_task;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct pet_agent_activity {
    pet_action action; /**< PET_ACTION_NONE: nothing */
} pet_agent_activity;

extern const GG_ROM gg_domain pet_domain;

/** The shared facts and the clock. */
typedef struct pet_world {
    gg_world core;
    uint64_t state[PET_STATE_WORDS]; /* the shared facts */
} pet_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct pet_agent {
    gg_agent core;
    uint64_t state[PET_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[PET_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[PET_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint32_t timers[PET_AGENT_RULES]; /* milliseconds until each rule applies */
    gg_backoff backoffs[PET_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[PET_PLAN_STEPS]; /* its steps, ground actions */
    gg_watched_choice watches[PET_WATCHES]; /* what would interrupt its plan */
} pet_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  pet_planner_init, or as zeros. */
typedef struct pet_planner {
    gg_planner core;
    gg_frame frames[PET_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[PET_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(PET_CHOICES + 1) * PET_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[PET_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * PET_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[PET_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[PET_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
} pet_planner;

/** Puts the world into its start state, at clock 0. */
static inline void pet_world_init(pet_world *world)
{
    gg_world_init(&world->core, &pet_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void pet_world_tick(pet_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t pet_world_quiet(const pet_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment pet_world_attach(pet_world *world)
{
    return gg_world_attach(&world->core, &pet_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void pet_agent_init(pet_agent *agent, pet_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *pet_planner_core(pet_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = PET_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = PET_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = PET_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = PET_DEPTH;
    workspace->expansion_limit = PET_EXPANSIONS;
    planner->core.steps = planner->steps;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void pet_planner_init(pet_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void pet_planner_trace(pet_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are PET_STATE_WORDS for each agent. See gg_record.h. */
static inline void pet_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &pet_domain, memory);
}

/** The trace that makes the record: for pet_planner_trace, with the record as context. */
static inline void pet_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment pet_agent_attach(pet_agent *agent, pet_world *world,
                                            pet_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? pet_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void pet_agent_detail(pet_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void pet_agent_tick(pet_agent *agent, pet_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, pet_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t pet_agent_quiet(const pet_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t pet_agent_advance(pet_agent *agent, pet_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, pet_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool pet_agent_stop(pet_agent *agent, pet_planner *planner)
{
    return gg_agent_stop(&agent->core, pet_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no pet_action: see pet_agent_doing. */
static inline uint16_t pet_agent_ground_action(const pet_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t pet_agent_elapsed(const pet_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status pet_agent_ending(const pet_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for pet_agent_quiet, the function only waits until then. */
static inline gg_status pet_agent_wait(pet_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status pet_agent_wait_for(pet_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t pet_agent_random(pet_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void pet_sense(pet_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t pet_agent_explain(pet_agent *agent, pet_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, pet_planner_core(planner), NULL, &gg_task_reasons,
                            text, size);
}

/** The action that is running; PET_ACTION_NONE where none is. */
pet_agent_activity pet_agent_doing(const pet_agent *agent);

/** food: 0 to 10 */
static inline int32_t pet_food(const pet_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, PET_FACT_FOOD);
    return (int32_t)packed;
}

static inline void pet_set_food(pet_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, PET_FACT_FOOD, packed);
}

/** fun: 0 to 10 */
static inline int32_t pet_fun(const pet_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, PET_FACT_FUN);
    return (int32_t)packed;
}

static inline void pet_set_fun(pet_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, PET_FACT_FUN, packed);
}

/** rest: 0 to 10 */
static inline int32_t pet_rest(const pet_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, PET_FACT_REST);
    return (int32_t)packed;
}

static inline void pet_set_rest(pet_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, PET_FACT_REST, packed);
}

/** presses: 0 to 3 */
static inline int32_t pet_presses(const pet_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, PET_FACT_PRESSES);
    return (int32_t)packed;
}

static inline void pet_set_presses(pet_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, PET_FACT_PRESSES, packed);
}

/** hour: 1 to 24 */
static inline int32_t pet_hour(const pet_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, PET_FACT_HOUR);
    return (int32_t)(1 + (int64_t)packed);
}

static inline void pet_set_hour(pet_agent *agent, int32_t value)
{
    int64_t above = (int64_t)value - 1 + 0;
    uint32_t packed = above < 0 ? 0 : (uint32_t)(above / 1);
    gg_agent_write(&agent->core, PET_FACT_HOUR, packed);
}

/* The functions to be filled in, in pet_tasks.c. */

/** eat (eating)
 *  preconditions: presses >= 1, food <= 6
 *  effects: food += 4, presses -= 1 */
gg_status pet_task_eat(pet_agent *agent, gg_phase phase);

/** play (playing)
 *  preconditions: presses >= 1, fun <= 7, rest >= 1
 *  effects: fun += 3, rest -= 1, presses -= 1 */
gg_status pet_task_play(pet_agent *agent, gg_phase phase);

/** wag (wagging its tail)
 *  preconditions: presses >= 1
 *  effects: presses -= 1 */
gg_status pet_task_wag(pet_agent *agent, gg_phase phase);

/** beg (begging for food)
 *  preconditions: none
 *  effects: none */
gg_status pet_task_beg(pet_agent *agent, gg_phase phase);

/** whine (whining for company)
 *  preconditions: none
 *  effects: none */
gg_status pet_task_whine(pet_agent *agent, gg_phase phase);

/** yawn (yawning)
 *  preconditions: none
 *  effects: none */
gg_status pet_task_yawn(pet_agent *agent, gg_phase phase);

/** sleep (sleeping)
 *  preconditions: rest <= 8
 *  effects: rest += 2 */
gg_status pet_task_sleep(pet_agent *agent, gg_phase phase);

/** glow (content)
 *  preconditions: none
 *  effects: none */
gg_status pet_task_glow(pet_agent *agent, gg_phase phase);

#ifdef __cplusplus
}
#endif

#endif
