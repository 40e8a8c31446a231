/* Made by goapgen from article_cat.yaml. Do not edit: run goapgen again. */
#ifndef ARTICLE_CAT_GENERATED_H
#define ARTICLE_CAT_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "article_cat.h and gg.h are of different versions: run goapgen article_cat.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    ARTICLE_CAT_STATE_WORDS = 2, /* 64-bit words of a state */
    ARTICLE_CAT_PLAN_STEPS = 3, /* steps that a plan has room for (limits: plan) */
    ARTICLE_CAT_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    ARTICLE_CAT_EXPANSIONS = 4096, /* methods entered in a planning (limits: nodes) */
    ARTICLE_CAT_FRAMES = 3, /* of a planner: methods of a plan, or plan + depth */
    ARTICLE_CAT_CHOICES = 3, /* of a planner: methods of a plan, or plan + depth */
    ARTICLE_CAT_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    ARTICLE_CAT_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    ARTICLE_CAT_CHOSEN = 3, /* methods of a plan that a trace is told of */
    ARTICLE_CAT_ASKED_WORDS = 1, /* for procedural preconditions */
    ARTICLE_CAT_GROUND_ACTIONS = 12, /* actions, as events and plans number them */
    ARTICLE_CAT_GROUND_TASKS = 8, /* tasks, as events number them */
    ARTICLE_CAT_NODES = 0, /* of the search for plans of goals (limits: nodes) */
    ARTICLE_CAT_USABLE_WORDS = 1, /* a bit for each action */
    ARTICLE_CAT_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    ARTICLE_CAT_SUBGOALS = 0, /* conditions to achieve */
    ARTICLE_CAT_VALUES = 40, /* of all facts, as far as a search tells them apart */
    ARTICLE_CAT_ESTIMATES = 0, /* words of a state, and tables of the goal that has most */
    ARTICLE_CAT_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    ARTICLE_CAT_BACKOFFS = 1, /* the goals and the root task, which rest when they failed */
    ARTICLE_CAT_SENSES = 0, /* sensed facts */
    ARTICLE_CAT_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    ARTICLE_CAT_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    ARTICLE_CAT_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    ARTICLE_CAT_AGENT_RULES = 0, /* rules on private facts */
    ARTICLE_CAT_WORLD_RULES = 0, /* rules on shared facts */
    ARTICLE_CAT_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    ARTICLE_CAT_WALKS = 1, /* of an agent */
    ARTICLE_CAT_PLACES = 5, /* places that agents walk to */
    ARTICLE_CAT_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum article_cat_fact {
    ARTICLE_CAT_FACT_ENERGY = 0,
    ARTICLE_CAT_FACT_FULL = 1,
    ARTICLE_CAT_FACT_MOOD = 2,
    ARTICLE_CAT_FACT_MASTER_BESIDE = 3,
    ARTICLE_CAT_FACT_HERE = 4,
} article_cat_fact;

/** All objects and symbols. */
typedef enum article_cat_symbol {
    ARTICLE_CAT_BED = 0,
    ARTICLE_CAT_BOWL = 1,
    ARTICLE_CAT_BOX = 2,
    ARTICLE_CAT_SHELF = 3,
    ARTICLE_CAT_SOFA = 4,
} article_cat_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum article_cat_action {
    ARTICLE_CAT_ACTION_EAT = 0,
    ARTICLE_CAT_ACTION_DRINK = 1,
    ARTICLE_CAT_ACTION_SLEEP = 2,
    ARTICLE_CAT_ACTION_POOP = 3,
    ARTICLE_CAT_ACTION_WRECK_HOME = 4,
    ARTICLE_CAT_ACTION_PARKOUR = 5,
    ARTICLE_CAT_ACTION_CHASE_ROACH = 6,
    ARTICLE_CAT_ACTION_EAT_ROACH = 7,
    ARTICLE_CAT_ACTION_MEOW = 8,
    ARTICLE_CAT_ACTION_RUB_MASTER = 9,
    ARTICLE_CAT_ACTION_DAZE = 10,
    ARTICLE_CAT_ACTION_GROOM = 11,
    ARTICLE_CAT_ACTION_NONE = 12,
} article_cat_action;

/** The tasks without parameters, by number. */
typedef enum article_cat_task {
    ARTICLE_CAT_TASK_LIVE = 0,
    ARTICLE_CAT_TASK_EXERCISE = 1,
    ARTICLE_CAT_TASK_PLAY = 2,
    ARTICLE_CAT_TASK_SUSTAIN_LIFE = 3,
    ARTICLE_CAT_TASK_LIVE_AT_RANDOM = 4,
    ARTICLE_CAT_TASK_EXERCISE_AT_RANDOM = 5,
    ARTICLE_CAT_TASK_PLAY_AT_RANDOM = 6,
    ARTICLE_CAT_TASK_SUSTAIN_LIFE_AT_RANDOM = 7,
} article_cat_task;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct article_cat_agent_activity {
    article_cat_action action; /**< ARTICLE_CAT_ACTION_NONE: nothing */
} article_cat_agent_activity;

extern const GG_ROM gg_domain article_cat_domain;

/** The shared facts and the clock. */
typedef struct article_cat_world {
    gg_world core;
    uint64_t state[ARTICLE_CAT_STATE_WORDS]; /* the shared facts */
    gg_point points[ARTICLE_CAT_PLACES]; /* where the places are */
} article_cat_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct article_cat_agent {
    gg_agent core;
    uint64_t state[ARTICLE_CAT_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[ARTICLE_CAT_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[ARTICLE_CAT_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    gg_backoff backoffs[ARTICLE_CAT_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[ARTICLE_CAT_PLAN_STEPS]; /* its steps, ground actions */
    gg_walk walk[ARTICLE_CAT_WALKS]; /* its speed, and where it stands between places */
} article_cat_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  article_cat_planner_init, or as zeros. */
typedef struct article_cat_planner {
    gg_planner core;
    gg_frame frames[ARTICLE_CAT_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[ARTICLE_CAT_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(ARTICLE_CAT_CHOICES + 1) * ARTICLE_CAT_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[ARTICLE_CAT_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * ARTICLE_CAT_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[ARTICLE_CAT_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[ARTICLE_CAT_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
} article_cat_planner;

/** Puts the world into its start state, at clock 0. */
static inline void article_cat_world_init(article_cat_world *world)
{
    gg_world_init(&world->core, &article_cat_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void article_cat_world_tick(article_cat_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t article_cat_world_quiet(const article_cat_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment article_cat_world_attach(article_cat_world *world)
{
    return gg_world_attach(&world->core, &article_cat_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void article_cat_agent_init_orderly(article_cat_agent *agent, article_cat_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void article_cat_agent_init_fickle(article_cat_agent *agent, article_cat_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 1, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *article_cat_planner_core(article_cat_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = ARTICLE_CAT_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = ARTICLE_CAT_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = ARTICLE_CAT_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = ARTICLE_CAT_DEPTH;
    workspace->expansion_limit = ARTICLE_CAT_EXPANSIONS;
    planner->core.steps = planner->steps;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void article_cat_planner_init(article_cat_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void article_cat_planner_trace(article_cat_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are ARTICLE_CAT_STATE_WORDS for each agent. See gg_record.h. */
static inline void article_cat_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &article_cat_domain, memory);
}

/** The trace that makes the record: for article_cat_planner_trace, with the record as context. */
static inline void article_cat_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment article_cat_agent_attach(article_cat_agent *agent, article_cat_world *world,
                                            article_cat_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? article_cat_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void article_cat_agent_detail(article_cat_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void article_cat_agent_tick(article_cat_agent *agent, article_cat_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, article_cat_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t article_cat_agent_quiet(const article_cat_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t article_cat_agent_advance(article_cat_agent *agent, article_cat_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, article_cat_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool article_cat_agent_stop(article_cat_agent *agent, article_cat_planner *planner)
{
    return gg_agent_stop(&agent->core, article_cat_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no article_cat_action: see article_cat_agent_doing. */
static inline uint16_t article_cat_agent_ground_action(const article_cat_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t article_cat_agent_elapsed(const article_cat_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status article_cat_agent_ending(const article_cat_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for article_cat_agent_quiet, the function only waits until then. */
static inline gg_status article_cat_agent_wait(article_cat_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status article_cat_agent_wait_for(article_cat_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t article_cat_agent_random(article_cat_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void article_cat_sense(article_cat_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t article_cat_agent_explain(article_cat_agent *agent, article_cat_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, article_cat_planner_core(planner), NULL, &gg_task_reasons,
                            text, size);
}

/** The number of the ground action that the agent walks to, or GG_NONE. */
static inline uint16_t article_cat_agent_walking(const article_cat_agent *agent)
{
    return gg_agent_walking(&agent->core);
}

/** How many milliseconds that walk takes in all; article_cat_agent_elapsed tells how long it has
 *  taken so far. */
static inline uint32_t article_cat_agent_walk_time(const article_cat_agent *agent)
{
    return gg_agent_walk_time(&agent->core);
}

/** For article_cat_travel_walk: GG_RUNNING until that time is over, then GG_SUCCESS. */
static inline gg_status article_cat_agent_walked(article_cat_agent *agent)
{
    return gg_agent_walked(&agent->core);
}

/** Sets the speed in thousandths a second, 1 to GG_TOP_SPEED; it counts from now on. */
static inline void article_cat_agent_set_speed(article_cat_agent *agent, uint32_t speed)
{
    gg_agent_set_speed(&agent->core, speed);
}

/** Says where an agent is, in thousandths, that the game has moved; a walk goes on from there. See
 *  gg_agent_set_point in gg.h. */
static inline void article_cat_agent_set_point(article_cat_agent *agent, int32_t x, int32_t y)
{
    gg_agent_set_point(&agent->core, x, y);
}

/** Where an agent is, in thousandths: also on its way. */
static inline gg_point article_cat_agent_point(const article_cat_agent *agent)
{
    return gg_agent_point(&agent->core);
}

/** Moves a place; the numbers are thousandths, -GG_MAP_EDGE to GG_MAP_EDGE. */
static inline void article_cat_world_set_place(article_cat_world *world, article_cat_symbol place, int32_t x, int32_t y)
{
    gg_world_set_place(&world->core, (uint16_t)place, x, y);
}

/** The action that is running; ARTICLE_CAT_ACTION_NONE where none is. */
article_cat_agent_activity article_cat_agent_doing(const article_cat_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *article_cat_symbol_name(article_cat_symbol symbol);

/** energy (精力): 0 to 10 */
static inline int32_t article_cat_energy(const article_cat_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, ARTICLE_CAT_FACT_ENERGY);
    return (int32_t)packed;
}

static inline void article_cat_set_energy(article_cat_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, ARTICLE_CAT_FACT_ENERGY, packed);
}

/** full (饱腹): 0 to 10 */
static inline int32_t article_cat_full(const article_cat_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, ARTICLE_CAT_FACT_FULL);
    return (int32_t)packed;
}

static inline void article_cat_set_full(article_cat_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, ARTICLE_CAT_FACT_FULL, packed);
}

/** mood (心情): 0 to 10 */
static inline int32_t article_cat_mood(const article_cat_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, ARTICLE_CAT_FACT_MOOD);
    return (int32_t)packed;
}

static inline void article_cat_set_mood(article_cat_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, ARTICLE_CAT_FACT_MOOD, packed);
}

/** master_beside (主人在旁边) */
static inline bool article_cat_master_beside(const article_cat_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, ARTICLE_CAT_FACT_MASTER_BESIDE);
    return packed != 0;
}

static inline void article_cat_set_master_beside(article_cat_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, ARTICLE_CAT_FACT_MASTER_BESIDE, packed);
}

/** here */
static inline article_cat_symbol article_cat_here(const article_cat_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, ARTICLE_CAT_FACT_HERE);
    static const article_cat_symbol values[] = {ARTICLE_CAT_BED, ARTICLE_CAT_BOWL, ARTICLE_CAT_BOX, ARTICLE_CAT_SHELF, ARTICLE_CAT_SOFA};
    return values[packed];
}

static inline void article_cat_set_here(article_cat_agent *agent, article_cat_symbol value)
{
    uint32_t packed;
    switch (value) {
    case ARTICLE_CAT_BED:
        packed = 0;
        break;
    case ARTICLE_CAT_BOWL:
        packed = 1;
        break;
    case ARTICLE_CAT_BOX:
        packed = 2;
        break;
    case ARTICLE_CAT_SHELF:
        packed = 3;
        break;
    case ARTICLE_CAT_SOFA:
        packed = 4;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, ARTICLE_CAT_FACT_HERE, packed);
}

/* The functions to be filled in, in article_cat_tasks.c. */

/** Carries out the action that it is told:
 *
 *  eat (吃饭)
 *  preconditions: full <= 8
 *  effects: full += 2, mood += 1, here = bowl
 *
 *  drink (喝水)
 *  preconditions: none
 *  effects: full += 1, mood += 1, here = bowl
 *
 *  sleep (睡觉)
 *  preconditions: energy <= 2
 *  effects: energy += 4, mood -= 1, not master_beside, here = bed
 *
 *  poop (拉屎)
 *  preconditions: full >= 6
 *  effects: full -= 2, mood -= 2, not master_beside, here = box
 *
 *  wreck_home (拆家)
 *  preconditions: energy >= 4, mood <= 4, not master_beside
 *  effects: master_beside, energy -= 1
 *
 *  parkour (跑酷)
 *  preconditions: energy >= 5, mood <= 7
 *  effects: energy -= 2, full -= 3, mood += 2, here = shelf
 *
 *  chase_roach (追蟑螂)
 *  preconditions: energy >= 5
 *  effects: energy -= 3, full -= 2, mood += 1
 *
 *  eat_roach (吃蟑螂)
 *  preconditions: full <= 7
 *  effects: full += 1, mood -= 3
 *
 *  meow (叫唤)
 *  preconditions: mood >= 7, full >= 5
 *  effects: mood -= 1, full -= 1, master_beside
 *
 *  rub_master (蹭主人)
 *  preconditions: master_beside
 *  effects: mood -= 2, here = sofa
 *
 *  daze (发呆)
 *  preconditions: none
 *  effects: mood += 1
 *
 *  groom (舔毛)
 *  preconditions: mood <= 5
 *  effects: mood += 1, energy -= 1 */
gg_status article_cat_orderly_task_act(article_cat_agent *agent, gg_phase phase, article_cat_action action);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status article_cat_orderly_travel_walk(article_cat_agent *agent, gg_phase phase, article_cat_symbol place);

/** Carries out the action that it is told:
 *
 *  eat (吃饭)
 *  preconditions: full <= 8
 *  effects: full += 2, mood += 1, here = bowl
 *
 *  drink (喝水)
 *  preconditions: none
 *  effects: full += 1, mood += 1, here = bowl
 *
 *  sleep (睡觉)
 *  preconditions: energy <= 2
 *  effects: energy += 4, mood -= 1, not master_beside, here = bed
 *
 *  poop (拉屎)
 *  preconditions: full >= 6
 *  effects: full -= 2, mood -= 2, not master_beside, here = box
 *
 *  wreck_home (拆家)
 *  preconditions: energy >= 4, mood <= 4, not master_beside
 *  effects: master_beside, energy -= 1
 *
 *  parkour (跑酷)
 *  preconditions: energy >= 5, mood <= 7
 *  effects: energy -= 2, full -= 3, mood += 2, here = shelf
 *
 *  chase_roach (追蟑螂)
 *  preconditions: energy >= 5
 *  effects: energy -= 3, full -= 2, mood += 1
 *
 *  eat_roach (吃蟑螂)
 *  preconditions: full <= 7
 *  effects: full += 1, mood -= 3
 *
 *  meow (叫唤)
 *  preconditions: mood >= 7, full >= 5
 *  effects: mood -= 1, full -= 1, master_beside
 *
 *  rub_master (蹭主人)
 *  preconditions: master_beside
 *  effects: mood -= 2, here = sofa
 *
 *  daze (发呆)
 *  preconditions: none
 *  effects: mood += 1
 *
 *  groom (舔毛)
 *  preconditions: mood <= 5
 *  effects: mood += 1, energy -= 1 */
gg_status article_cat_fickle_task_act(article_cat_agent *agent, gg_phase phase, article_cat_action action);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status article_cat_fickle_travel_walk(article_cat_agent *agent, gg_phase phase, article_cat_symbol place);

#ifdef __cplusplus
}
#endif

#endif
