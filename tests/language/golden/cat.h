/* Made by goapgen from cat.yaml. Do not edit: run goapgen again. */
#ifndef CAT_GENERATED_H
#define CAT_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "cat.h and gg.h are of different versions: run goapgen cat.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    CAT_STATE_WORDS = 2, /* 64-bit words of a state */
    CAT_PLAN_STEPS = 3, /* steps that a plan has room for (limits: plan) */
    CAT_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    CAT_EXPANSIONS = 4096, /* methods entered in a planning (limits: nodes) */
    CAT_FRAMES = 3, /* of a planner: methods of a plan, or plan + depth */
    CAT_CHOICES = 3, /* of a planner: methods of a plan, or plan + depth */
    CAT_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    CAT_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    CAT_CHOSEN = 3, /* methods of a plan that a trace is told of */
    CAT_ASKED_WORDS = 1, /* for procedural preconditions */
    CAT_GROUND_ACTIONS = 12, /* actions, as events and plans number them */
    CAT_GROUND_TASKS = 4, /* tasks, as events number them */
    CAT_NODES = 0, /* of the search for plans of goals (limits: nodes) */
    CAT_USABLE_WORDS = 1, /* a bit for each action */
    CAT_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    CAT_SUBGOALS = 0, /* conditions to achieve */
    CAT_VALUES = 35, /* of all facts, as far as a search tells them apart */
    CAT_ESTIMATES = 0, /* words of a state, and tables of the goal that has most */
    CAT_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    CAT_BACKOFFS = 1, /* the goals and the root task, which rest when they failed */
    CAT_SENSES = 0, /* sensed facts */
    CAT_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    CAT_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    CAT_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    CAT_AGENT_RULES = 0, /* rules on private facts */
    CAT_WORLD_RULES = 0, /* rules on shared facts */
    CAT_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    CAT_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum cat_fact {
    CAT_FACT_ENERGY = 0,
    CAT_FACT_FULL = 1,
    CAT_FACT_MOOD = 2,
    CAT_FACT_MASTER_BESIDE = 3,
} cat_fact;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum cat_action {
    CAT_ACTION_EAT = 0,
    CAT_ACTION_DRINK = 1,
    CAT_ACTION_SLEEP = 2,
    CAT_ACTION_POOP = 3,
    CAT_ACTION_WRECK_HOME = 4,
    CAT_ACTION_PARKOUR = 5,
    CAT_ACTION_CHASE_ROACH = 6,
    CAT_ACTION_EAT_ROACH = 7,
    CAT_ACTION_MEOW = 8,
    CAT_ACTION_RUB_MASTER = 9,
    CAT_ACTION_DAZE = 10,
    CAT_ACTION_GROOM = 11,
    CAT_ACTION_NONE = 12,
} cat_action;

/** The tasks without parameters, by number. */
typedef enum cat_task {
    CAT_TASK_LIVE = 0,
    CAT_TASK_EXERCISE = 1,
    CAT_TASK_PLAY = 2,
    CAT_TASK_SUSTAIN_LIFE = 3,
} cat_task;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct cat_agent_activity {
    cat_action action; /**< CAT_ACTION_NONE: nothing */
} cat_agent_activity;

extern const GG_ROM gg_domain cat_domain;

/** The shared facts and the clock. */
typedef struct cat_world {
    gg_world core;
    uint64_t state[CAT_STATE_WORDS]; /* the shared facts */
} cat_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct cat_agent {
    gg_agent core;
    uint64_t state[CAT_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[CAT_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[CAT_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    gg_backoff backoffs[CAT_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[CAT_PLAN_STEPS]; /* its steps, ground actions */
} cat_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  cat_planner_init, or as zeros. */
typedef struct cat_planner {
    gg_planner core;
    gg_frame frames[CAT_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[CAT_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(CAT_CHOICES + 1) * CAT_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[CAT_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * CAT_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[CAT_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[CAT_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
} cat_planner;

/** Puts the world into its start state, at clock 0. */
static inline void cat_world_init(cat_world *world)
{
    gg_world_init(&world->core, &cat_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void cat_world_tick(cat_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t cat_world_quiet(const cat_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment cat_world_attach(cat_world *world)
{
    return gg_world_attach(&world->core, &cat_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void cat_agent_init(cat_agent *agent, cat_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *cat_planner_core(cat_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = CAT_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = CAT_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = CAT_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = CAT_DEPTH;
    workspace->expansion_limit = CAT_EXPANSIONS;
    planner->core.steps = planner->steps;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void cat_planner_init(cat_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void cat_planner_trace(cat_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are CAT_STATE_WORDS for each agent. See gg_record.h. */
static inline void cat_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &cat_domain, memory);
}

/** The trace that makes the record: for cat_planner_trace, with the record as context. */
static inline void cat_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment cat_agent_attach(cat_agent *agent, cat_world *world,
                                            cat_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? cat_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void cat_agent_detail(cat_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void cat_agent_tick(cat_agent *agent, cat_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, cat_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t cat_agent_quiet(const cat_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t cat_agent_advance(cat_agent *agent, cat_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, cat_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool cat_agent_stop(cat_agent *agent, cat_planner *planner)
{
    return gg_agent_stop(&agent->core, cat_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no cat_action: see cat_agent_doing. */
static inline uint16_t cat_agent_ground_action(const cat_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t cat_agent_elapsed(const cat_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status cat_agent_ending(const cat_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for cat_agent_quiet, the function only waits until then. */
static inline gg_status cat_agent_wait(cat_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status cat_agent_wait_for(cat_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t cat_agent_random(cat_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void cat_sense(cat_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t cat_agent_explain(cat_agent *agent, cat_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, cat_planner_core(planner), NULL, &gg_task_reasons,
                            text, size);
}

/** The action that is running; CAT_ACTION_NONE where none is. */
cat_agent_activity cat_agent_doing(const cat_agent *agent);

/** energy (精力): 0 to 10 */
static inline int32_t cat_energy(const cat_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, CAT_FACT_ENERGY);
    return (int32_t)packed;
}

static inline void cat_set_energy(cat_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, CAT_FACT_ENERGY, packed);
}

/** full (饱腹): 0 to 10 */
static inline int32_t cat_full(const cat_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, CAT_FACT_FULL);
    return (int32_t)packed;
}

static inline void cat_set_full(cat_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, CAT_FACT_FULL, packed);
}

/** mood (心情): 0 to 10 */
static inline int32_t cat_mood(const cat_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, CAT_FACT_MOOD);
    return (int32_t)packed;
}

static inline void cat_set_mood(cat_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, CAT_FACT_MOOD, packed);
}

/** master_beside (主人在旁边) */
static inline bool cat_master_beside(const cat_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, CAT_FACT_MASTER_BESIDE);
    return packed != 0;
}

static inline void cat_set_master_beside(cat_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, CAT_FACT_MASTER_BESIDE, packed);
}

/* The functions to be filled in, in cat_tasks.c. */

/** eat (吃饭)
 *  preconditions: full <= 8
 *  effects: full += 2, mood += 1 */
gg_status cat_task_eat(cat_agent *agent, gg_phase phase);

/** drink (喝水)
 *  preconditions: none
 *  effects: full += 1, mood += 1 */
gg_status cat_task_drink(cat_agent *agent, gg_phase phase);

/** sleep (睡觉)
 *  preconditions: energy <= 2
 *  effects: energy += 4, mood -= 1, not master_beside */
gg_status cat_task_sleep(cat_agent *agent, gg_phase phase);

/** poop (拉屎)
 *  preconditions: full >= 6
 *  effects: full -= 2, mood -= 2, not master_beside */
gg_status cat_task_poop(cat_agent *agent, gg_phase phase);

/** wreck_home (拆家)
 *  preconditions: energy >= 4, mood <= 4, not master_beside
 *  effects: master_beside, energy -= 1 */
gg_status cat_task_wreck_home(cat_agent *agent, gg_phase phase);

/** parkour (跑酷)
 *  preconditions: energy >= 5, mood <= 7
 *  effects: energy -= 2, full -= 3, mood += 2 */
gg_status cat_task_parkour(cat_agent *agent, gg_phase phase);

/** chase_roach (追蟑螂)
 *  preconditions: energy >= 5
 *  effects: energy -= 3, full -= 2, mood += 1 */
gg_status cat_task_chase_roach(cat_agent *agent, gg_phase phase);

/** eat_roach (吃蟑螂)
 *  preconditions: full <= 7
 *  effects: full += 1, mood -= 3 */
gg_status cat_task_eat_roach(cat_agent *agent, gg_phase phase);

/** meow (叫唤)
 *  preconditions: mood >= 7, full >= 5
 *  effects: mood -= 1, full -= 1, master_beside */
gg_status cat_task_meow(cat_agent *agent, gg_phase phase);

/** rub_master (蹭主人)
 *  preconditions: master_beside
 *  effects: mood -= 2 */
gg_status cat_task_rub_master(cat_agent *agent, gg_phase phase);

/** daze (发呆)
 *  preconditions: none
 *  effects: mood += 1 */
gg_status cat_task_daze(cat_agent *agent, gg_phase phase);

/** groom (舔毛)
 *  preconditions: mood <= 5
 *  effects: mood += 1, energy -= 1 */
gg_status cat_task_groom(cat_agent *agent, gg_phase phase);

#ifdef __cplusplus
}
#endif

#endif
