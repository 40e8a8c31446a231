/* Made by goapgen from hunter.yaml. Do not edit: run goapgen again. */
#ifndef HUNTER_GENERATED_H
#define HUNTER_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "hunter.h and gg.h are of different versions: run goapgen hunter.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    HUNTER_STATE_WORDS = 2, /* 64-bit words of a state */
    HUNTER_PLAN_STEPS = 64, /* steps that a plan has room for (limits: plan) */
    HUNTER_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    HUNTER_EXPANSIONS = 4096, /* methods entered in a planning (limits: nodes) */
    HUNTER_FRAMES = 2, /* of a planner: methods of a plan, or plan + depth */
    HUNTER_CHOICES = 2, /* of a planner: methods of a plan, or plan + depth */
    HUNTER_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    HUNTER_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    HUNTER_CHOSEN = 2, /* methods of a plan that a trace is told of */
    HUNTER_ASKED_WORDS = 2, /* for procedural preconditions */
    HUNTER_GROUND_ACTIONS = 8, /* actions, as events and plans number them */
    HUNTER_GROUND_TASKS = 3, /* tasks, as events number them */
    HUNTER_NODES = 4096, /* of the search for plans of goals (limits: nodes) */
    HUNTER_USABLE_WORDS = 1, /* a bit for each action */
    HUNTER_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    HUNTER_SUBGOALS = 0, /* conditions to achieve */
    HUNTER_VALUES = 21, /* of all facts, as far as a search tells them apart */
    HUNTER_ESTIMATES = 3, /* words of a state, and tables of the goal that has most */
    HUNTER_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    HUNTER_BACKOFFS = 2, /* the goals and the root task, which rest when they failed */
    HUNTER_SENSES = 1, /* sensed facts */
    HUNTER_EXCLUSIONS = 2, /* actions that an agent leaves out of plans for a time */
    HUNTER_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    HUNTER_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    HUNTER_AGENT_RULES = 0, /* rules on private facts */
    HUNTER_WORLD_RULES = 0, /* rules on shared facts */
    HUNTER_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    HUNTER_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum hunter_fact {
    HUNTER_FACT_AT = 0,
    HUNTER_FACT_DEER_AT = 1,
    HUNTER_FACT_NIGHT = 2,
    HUNTER_FACT_STAMINA = 3,
    HUNTER_FACT_TROPHY = 4,
    HUNTER_FACT_FED = 5,
} hunter_fact;

/** All objects and symbols. */
typedef enum hunter_symbol {
    HUNTER_DEN = 0,
    HUNTER_WOOD = 1,
    HUNTER_NONE = 2,
    HUNTER_STAND = 3,
    HUNTER_RUN = 4,
    HUNTER_CRAWL = 5,
} hunter_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum hunter_action {
    HUNTER_ACTION_GO_TO = 0,
    HUNTER_ACTION_CREEP = 1,
    HUNTER_ACTION_CHASE = 2,
    HUNTER_ACTION_SLEEP = 3,
    HUNTER_ACTION_NONE = 4,
} hunter_action;

/** The tasks without parameters, by number. */
typedef enum hunter_task {
    HUNTER_TASK_IDLE = 0,
} hunter_task;

/** The goals, by number. */
typedef enum hunter_goal {
    HUNTER_GOAL_EATEN = 0,
} hunter_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct hunter_agent_activity {
    hunter_action action; /**< HUNTER_ACTION_NONE: nothing */
    hunter_symbol arguments[1]; /**< in order; where the action has fewer, the others mean nothing */
} hunter_agent_activity;

/** What the YAML tells of an action, for whoever carries it out. */
typedef struct hunter_data {
    hunter_symbol animation;
    double speed;
    const GG_ROM char *sound;
    bool loud;
    int32_t toes;
    hunter_symbol bed;
} hunter_data;

extern const GG_ROM gg_domain hunter_domain;

/** The shared facts and the clock. */
typedef struct hunter_world {
    gg_world core;
    uint64_t state[HUNTER_STATE_WORDS]; /* the shared facts */
} hunter_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct hunter_agent {
    gg_agent core;
    uint64_t state[HUNTER_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[HUNTER_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[HUNTER_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[HUNTER_STATE_WORDS]; /* the state that it plans from */
    gg_backoff backoffs[HUNTER_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint32_t senses[HUNTER_SENSES]; /* milliseconds until each sensed fact is read */
    gg_exclusion exclusions[HUNTER_EXCLUSIONS]; /* actions that it leaves out of plans for a time */
    uint16_t plan[HUNTER_PLAN_STEPS]; /* its steps, ground actions */
} hunter_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  hunter_planner_init, or as zeros. */
typedef struct hunter_planner {
    gg_planner core;
    gg_frame frames[HUNTER_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[HUNTER_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(HUNTER_CHOICES + 1) * HUNTER_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[HUNTER_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * HUNTER_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[HUNTER_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[HUNTER_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    gg_node nodes[HUNTER_NODES + 1]; /* the states that were come to */
    uint32_t heap[HUNTER_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(HUNTER_NODES + 1) * HUNTER_STATE_WORDS]; /* the states themselves */
    uint64_t usable[HUNTER_USABLE_WORDS]; /* the actions that are not kept out */
    gg_distance relaxed_costs[HUNTER_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[HUNTER_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * HUNTER_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * HUNTER_STATE_WORDS]; /* states that are worked on */
} hunter_planner;

/** Puts the world into its start state, at clock 0. */
static inline void hunter_world_init(hunter_world *world)
{
    gg_world_init(&world->core, &hunter_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void hunter_world_tick(hunter_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t hunter_world_quiet(const hunter_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment hunter_world_attach(hunter_world *world)
{
    return gg_world_attach(&world->core, &hunter_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void hunter_agent_init(hunter_agent *agent, hunter_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *hunter_planner_core(hunter_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = HUNTER_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = HUNTER_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = HUNTER_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = HUNTER_DEPTH;
    workspace->expansion_limit = HUNTER_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = HUNTER_NODES;
    planner->core.search.heap = planner->heap;
    planner->core.search.states = planner->node_states;
    planner->core.search.usable = planner->usable;
    planner->core.search.relaxed_costs = planner->relaxed_costs;
    planner->core.search.estimates = planner->estimates;
    planner->core.search.sets = planner->sets;
    planner->core.search.scratch = planner->scratch;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void hunter_planner_init(hunter_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void hunter_planner_trace(hunter_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are HUNTER_STATE_WORDS for each agent. See gg_record.h. */
static inline void hunter_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &hunter_domain, memory);
}

/** The trace that makes the record: for hunter_planner_trace, with the record as context. */
static inline void hunter_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment hunter_agent_attach(hunter_agent *agent, hunter_world *world,
                                            hunter_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? hunter_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void hunter_agent_detail(hunter_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void hunter_agent_tick(hunter_agent *agent, hunter_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, hunter_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t hunter_agent_quiet(const hunter_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t hunter_agent_advance(hunter_agent *agent, hunter_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, hunter_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool hunter_agent_stop(hunter_agent *agent, hunter_planner *planner)
{
    return gg_agent_stop(&agent->core, hunter_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no hunter_action: see hunter_agent_doing. */
static inline uint16_t hunter_agent_ground_action(const hunter_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t hunter_agent_elapsed(const hunter_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status hunter_agent_ending(const hunter_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for hunter_agent_quiet, the function only waits until then. */
static inline gg_status hunter_agent_wait(hunter_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status hunter_agent_wait_for(hunter_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t hunter_agent_random(hunter_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void hunter_sense(hunter_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t hunter_agent_explain(hunter_agent *agent, hunter_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, hunter_planner_core(planner), &gg_goal_reasons, &gg_task_reasons,
                            text, size);
}

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome hunter_agent_plan(hunter_agent *agent, hunter_planner *planner, hunter_goal goal,
                                       gg_plan *plan)
{
    return gg_agent_plan(&agent->core, hunter_planner_core(planner), (uint16_t)goal, plan);
}

/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */
static inline uint16_t hunter_agent_goal(const hunter_agent *agent)
{
    return agent->core.goal;
}

/** The action that is running; HUNTER_ACTION_NONE where none is. */
hunter_agent_activity hunter_agent_doing(const hunter_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *hunter_symbol_name(hunter_symbol symbol);

/** The data of the action that is running, also while it is stopped; where none is,
 *  the defaults of the fields. Never NULL. */
const GG_ROM hunter_data *hunter_action_data(const hunter_agent *agent);

/** The data of an action; of HUNTER_ACTION_NONE the defaults. Never NULL. */
const GG_ROM hunter_data *hunter_data_of(hunter_action action);

/** The position of an object among those of type 'place'; one past the last
 *  if it is none. */
static inline uint32_t hunter_position_of_place(hunter_symbol object)
{
    switch (object) {
    case HUNTER_DEN:
        return 0;
    case HUNTER_WOOD:
        return 1;
    default:
        return 2;
    }
}

/** at */
static inline hunter_symbol hunter_at(const hunter_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HUNTER_FACT_AT);
    static const hunter_symbol values[] = {HUNTER_DEN, HUNTER_WOOD};
    return values[packed];
}

static inline void hunter_set_at(hunter_agent *agent, hunter_symbol value)
{
    uint32_t packed;
    switch (value) {
    case HUNTER_DEN:
        packed = 0;
        break;
    case HUNTER_WOOD:
        packed = 1;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, HUNTER_FACT_AT, packed);
}

/** deer_at */
static inline hunter_symbol hunter_deer_at(const hunter_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HUNTER_FACT_DEER_AT);
    static const hunter_symbol values[] = {HUNTER_NONE, HUNTER_DEN, HUNTER_WOOD};
    return values[packed];
}

static inline void hunter_set_deer_at(hunter_agent *agent, hunter_symbol value)
{
    uint32_t packed;
    switch (value) {
    case HUNTER_NONE:
        packed = 0;
        break;
    case HUNTER_DEN:
        packed = 1;
        break;
    case HUNTER_WOOD:
        packed = 2;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, HUNTER_FACT_DEER_AT, packed);
}

/** safe, constant; 0 or the first value if there is none */
static inline bool hunter_safe(hunter_symbol place)
{
    static const uint8_t values_of_all[] = {
        1, 0,
        0};
    uint32_t index = 2;
    if (hunter_position_of_place(place) < 2)
        index = hunter_position_of_place(place);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/** night, shared */
static inline bool hunter_night(const hunter_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HUNTER_FACT_NIGHT);
    return packed != 0;
}

static inline void hunter_set_night(hunter_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HUNTER_FACT_NIGHT, packed);
}

static inline bool hunter_world_night(const hunter_world *world)
{
    uint32_t packed = gg_read(&hunter_domain, HUNTER_FACT_NIGHT, world->state);
    return packed != 0;
}

static inline void hunter_world_set_night(hunter_world *world, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_write(&hunter_domain, HUNTER_FACT_NIGHT, packed, world->state);
}

/** stamina: 0 to 9 */
static inline int32_t hunter_stamina(const hunter_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HUNTER_FACT_STAMINA);
    return (int32_t)packed;
}

static inline void hunter_set_stamina(hunter_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, HUNTER_FACT_STAMINA, packed);
}

/** trophy */
static inline hunter_symbol hunter_trophy(const hunter_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HUNTER_FACT_TROPHY);
    static const hunter_symbol values[] = {HUNTER_DEN, HUNTER_WOOD};
    return values[packed];
}

static inline void hunter_set_trophy(hunter_agent *agent, hunter_symbol value)
{
    uint32_t packed;
    switch (value) {
    case HUNTER_DEN:
        packed = 0;
        break;
    case HUNTER_WOOD:
        packed = 1;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, HUNTER_FACT_TROPHY, packed);
}

/** fed */
static inline bool hunter_fed(const hunter_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HUNTER_FACT_FED);
    return packed != 0;
}

static inline void hunter_set_fed(hunter_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HUNTER_FACT_FED, packed);
}

/* The functions to be filled in, in hunter_tasks.c. */

/** Carries out the action that it is told:
 *
 *  go_to
 *  preconditions: at != to
 *  effects: at = to
 *
 *  creep (silently)
 *  preconditions: at != there, stamina >= 2
 *  effects: at = there, stamina -= 1
 *  data: animation = crawl, speed = 0.5, toes = -2 */
gg_status hunter_task_go_to(hunter_agent *agent, gg_phase phase, hunter_action action, hunter_symbol to);

/** chase (after it)
 *  preconditions: stamina >= 5, deer_at == at, stamina >= 2
 *  while: deer_at == at, stamina >= 2
 *  effects: fed, trophy = at
 *  data: animation = run, speed = -0.75, sound = bark<U+000A>é, loud = yes */
gg_status hunter_task_chase(hunter_agent *agent, gg_phase phase);

/** sleep
 *  preconditions: at == here, safe(here) or not night
 *  while: safe(here) or not night
 *  effects: stamina = 9
 *  data: bed = wood */
gg_status hunter_task_sleep(hunter_agent *agent, gg_phase phase, hunter_symbol here);

/** Whether 'nap' can be done: asked once in a planning. */
bool hunter_check_is_quiet(const hunter_agent *agent, hunter_symbol here);

/** Whether 'there' can be done: asked once in a planning. */
bool hunter_check_may_stay(const hunter_agent *agent, hunter_symbol to);

/** The real value of 'deer_at'. */
hunter_symbol hunter_sense_deer_at(const hunter_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
