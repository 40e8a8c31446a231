/* Made by goapgen from heist.yaml. Do not edit: run goapgen again. */
#ifndef HEIST_GENERATED_H
#define HEIST_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "heist.h and gg.h are of different versions: run goapgen heist.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    HEIST_STATE_WORDS = 1, /* 64-bit words of a state */
    HEIST_PLAN_STEPS = 64, /* steps that a plan has room for (limits: plan) */
    HEIST_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    HEIST_EXPANSIONS = 4096, /* methods entered in a planning (limits: nodes) */
    HEIST_FRAMES = 0, /* of a planner: methods of a plan, or plan + depth */
    HEIST_CHOICES = 0, /* of a planner: methods of a plan, or plan + depth */
    HEIST_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    HEIST_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    HEIST_CHOSEN = 0, /* methods of a plan that a trace is told of */
    HEIST_ASKED_WORDS = 1, /* for procedural preconditions */
    HEIST_GROUND_ACTIONS = 24, /* actions, as events and plans number them */
    HEIST_GROUND_TASKS = 0, /* tasks, as events number them */
    HEIST_NODES = 4096, /* of the search for plans of goals (limits: nodes) */
    HEIST_USABLE_WORDS = 1, /* a bit for each action */
    HEIST_DYNAMIC_COSTS = 120, /* dynamic costs, and what walks cost from each place */
    HEIST_SUBGOALS = 0, /* conditions to achieve */
    HEIST_VALUES = 35, /* of all facts, as far as a search tells them apart */
    HEIST_ESTIMATES = 3, /* words of a state, and tables of the goal that has most */
    HEIST_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    HEIST_BACKOFFS = 6, /* the goals and the root task, which rest when they failed */
    HEIST_SENSES = 1, /* sensed facts */
    HEIST_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    HEIST_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    HEIST_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    HEIST_AGENT_RULES = 1, /* rules on private facts */
    HEIST_WORLD_RULES = 3, /* rules on shared facts */
    HEIST_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    HEIST_WALKS = 1, /* of an agent */
    HEIST_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum heist_fact {
    HEIST_FACT_HERE = 0,
    HEIST_FACT_LIES = 1,
    HEIST_FACT_POWERED = 4,
    HEIST_FACT_HATCH_OPEN = 5,
    HEIST_FACT_KEYPAD_WORKS = 6,
    HEIST_FACT_VAULT_OPEN = 7,
    HEIST_FACT_LASER = 8,
    HEIST_FACT_DIRTY = 9,
    HEIST_FACT_STEPS_HEARD = 10,
    HEIST_FACT_HIDDEN = 11,
} heist_fact;

/** All objects and symbols. */
typedef enum heist_symbol {
    HEIST_BUST = 0,
    HEIST_PAINTING = 1,
    HEIST_CROWN = 2,
    HEIST_CELLAR = 3,
    HEIST_GALLERY = 4,
    HEIST_STRONGROOM = 5,
    HEIST_YARD = 6,
    HEIST_SHED = 7,
    HEIST_LOBBY = 8,
    HEIST_ATTIC = 9,
    HEIST_GONE = 10,
} heist_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum heist_action {
    HEIST_ACTION_START_GENERATOR = 0,
    HEIST_ACTION_TYPE_CODE = 1,
    HEIST_ACTION_PULL_FUSE = 2,
    HEIST_ACTION_CRACK_VAULT = 3,
    HEIST_ACTION_TAKE = 4,
    HEIST_ACTION_WASH = 5,
    HEIST_ACTION_HIDE = 6,
    HEIST_ACTION_CROSS_HATCH = 7,
    HEIST_ACTION_CROSS_CHUTE = 8,
    HEIST_ACTION_CROSS_BEAM = 9,
    HEIST_ACTION_CROSS_WINDOW = 10,
    HEIST_ACTION_CROSS_VAULT = 11,
    HEIST_ACTION_NONE = 12,
} heist_action;

/** The goals, by number. */
typedef enum heist_goal {
    HEIST_GOAL_OUT_OF_SIGHT = 0,
    HEIST_GOAL_HAVE_BUST = 1,
    HEIST_GOAL_HAVE_PAINTING = 2,
    HEIST_GOAL_HAVE_CROWN = 3,
    HEIST_GOAL_BE_CLEAN = 4,
} heist_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct heist_agent_activity {
    heist_action action; /**< HEIST_ACTION_NONE: nothing */
    heist_symbol arguments[2]; /**< in order; where the action has fewer, the others mean nothing */
} heist_agent_activity;

extern const GG_ROM gg_domain heist_domain;

/** The shared facts and the clock. */
typedef struct heist_world {
    gg_world core;
    uint64_t state[HEIST_STATE_WORDS]; /* the shared facts */
    uint32_t timers[HEIST_WORLD_RULES]; /* milliseconds until each rule applies */
} heist_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct heist_agent {
    gg_agent core;
    uint64_t state[HEIST_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[HEIST_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[HEIST_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[HEIST_STATE_WORDS]; /* the state that it plans from */
    uint32_t timers[HEIST_AGENT_RULES]; /* milliseconds until each rule applies */
    gg_backoff backoffs[HEIST_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint32_t senses[HEIST_SENSES]; /* milliseconds until each sensed fact is read */
    uint16_t plan[HEIST_PLAN_STEPS]; /* its steps, ground actions */
    gg_walk walk[HEIST_WALKS]; /* its speed, and where it stands between places */
    gg_agent_hop hop[1]; /* where it is on its way along roads */
} heist_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  heist_planner_init, or as zeros. */
typedef struct heist_planner {
    gg_planner core;
    gg_frame frames[HEIST_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[HEIST_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(HEIST_CHOICES + 1) * HEIST_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[HEIST_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * HEIST_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[HEIST_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[HEIST_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    gg_node nodes[HEIST_NODES + 1]; /* the states that were come to */
    uint32_t heap[HEIST_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(HEIST_NODES + 1) * HEIST_STATE_WORDS]; /* the states themselves */
    uint64_t usable[HEIST_USABLE_WORDS]; /* the actions that are not kept out */
    uint16_t dynamic_costs[HEIST_DYNAMIC_COSTS]; /* the dynamic costs, and what walks cost, in this planning */
    gg_distance relaxed_costs[HEIST_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[HEIST_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * HEIST_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * HEIST_STATE_WORDS]; /* states that are worked on */
    uint64_t reading[HEIST_STATE_WORDS]; /* the state a plan has come to */
} heist_planner;

/** Puts the world into its start state, at clock 0. */
static inline void heist_world_init(heist_world *world)
{
    gg_world_init(&world->core, &heist_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void heist_world_tick(heist_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t heist_world_quiet(const heist_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment heist_world_attach(heist_world *world)
{
    return gg_world_attach(&world->core, &heist_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void heist_agent_init_thief(heist_agent *agent, heist_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void heist_agent_init_ninja(heist_agent *agent, heist_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 1, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *heist_planner_core(heist_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = HEIST_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = HEIST_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = HEIST_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = HEIST_DEPTH;
    workspace->expansion_limit = HEIST_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = HEIST_NODES;
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
static inline void heist_planner_init(heist_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void heist_planner_trace(heist_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are HEIST_STATE_WORDS for each agent. See gg_record.h. */
static inline void heist_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &heist_domain, memory);
}

/** The trace that makes the record: for heist_planner_trace, with the record as context. */
static inline void heist_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment heist_agent_attach(heist_agent *agent, heist_world *world,
                                            heist_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? heist_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void heist_agent_detail(heist_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void heist_agent_tick(heist_agent *agent, heist_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, heist_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t heist_agent_quiet(const heist_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t heist_agent_advance(heist_agent *agent, heist_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, heist_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool heist_agent_stop(heist_agent *agent, heist_planner *planner)
{
    return gg_agent_stop(&agent->core, heist_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no heist_action: see heist_agent_doing. */
static inline uint16_t heist_agent_ground_action(const heist_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t heist_agent_elapsed(const heist_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status heist_agent_ending(const heist_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for heist_agent_quiet, the function only waits until then. */
static inline gg_status heist_agent_wait(heist_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status heist_agent_wait_for(heist_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t heist_agent_random(heist_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void heist_sense(heist_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t heist_agent_explain(heist_agent *agent, heist_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, heist_planner_core(planner), &gg_goal_reasons, NULL,
                            text, size);
}

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome heist_agent_plan(heist_agent *agent, heist_planner *planner, heist_goal goal,
                                       gg_plan *plan)
{
    return gg_agent_plan(&agent->core, heist_planner_core(planner), (uint16_t)goal, plan);
}

/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */
static inline uint16_t heist_agent_goal(const heist_agent *agent)
{
    return agent->core.goal;
}

/** The number of the ground action that the agent walks to, or GG_NONE. */
static inline uint16_t heist_agent_walking(const heist_agent *agent)
{
    return gg_road_walking_to(&agent->core);
}

/** How many milliseconds that walk takes in all; heist_agent_elapsed tells how long it has
 *  taken so far. */
static inline uint32_t heist_agent_walk_time(const heist_agent *agent)
{
    return gg_road_walk_time(&agent->core);
}

/** For heist_travel_walk: GG_RUNNING until that time is over, then GG_SUCCESS. */
static inline gg_status heist_agent_walked(heist_agent *agent)
{
    return gg_road_walked(&agent->core);
}

/** Sets the speed in thousandths a second, 1 to GG_TOP_SPEED; it counts from now on. */
static inline void heist_agent_set_speed(heist_agent *agent, uint32_t speed)
{
    gg_road_set_speed(&agent->core, speed);
}

/** The action that is running; HEIST_ACTION_NONE where none is. */
heist_agent_activity heist_agent_doing(const heist_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *heist_symbol_name(heist_symbol symbol);

/** The position of an object among those of type 'loot'; one past the last
 *  if it is none. */
static inline uint32_t heist_position_of_loot(heist_symbol object)
{
    switch (object) {
    case HEIST_BUST:
        return 0;
    case HEIST_PAINTING:
        return 1;
    case HEIST_CROWN:
        return 2;
    default:
        return 3;
    }
}

/** here */
static inline heist_symbol heist_here(const heist_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HEIST_FACT_HERE);
    static const heist_symbol values[] = {HEIST_YARD, HEIST_SHED, HEIST_LOBBY, HEIST_CELLAR, HEIST_GALLERY, HEIST_ATTIC, HEIST_STRONGROOM};
    return values[packed];
}

static inline void heist_set_here(heist_agent *agent, heist_symbol value)
{
    uint32_t packed;
    switch (value) {
    case HEIST_YARD:
        packed = 0;
        break;
    case HEIST_SHED:
        packed = 1;
        break;
    case HEIST_LOBBY:
        packed = 2;
        break;
    case HEIST_CELLAR:
        packed = 3;
        break;
    case HEIST_GALLERY:
        packed = 4;
        break;
    case HEIST_ATTIC:
        packed = 5;
        break;
    case HEIST_STRONGROOM:
        packed = 6;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, HEIST_FACT_HERE, packed);
}

/** The number of the fact 'lies' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t heist_fact_lies(heist_symbol loot)
{
    uint32_t index = 0;
    if (heist_position_of_loot(loot) == 3)
        return GG_NONE;
    index = index * 3 + heist_position_of_loot(loot);
    return (uint16_t)(HEIST_FACT_LIES + index);
}

/** lies, shared */
static inline heist_symbol heist_lies(const heist_agent *agent, heist_symbol loot)
{
    uint32_t packed = gg_agent_read(&agent->core, heist_fact_lies(loot));
    static const heist_symbol values[] = {HEIST_CELLAR, HEIST_GALLERY, HEIST_STRONGROOM, HEIST_GONE};
    return values[packed];
}

static inline void heist_set_lies(heist_agent *agent, heist_symbol loot, heist_symbol value)
{
    uint32_t packed;
    switch (value) {
    case HEIST_CELLAR:
        packed = 0;
        break;
    case HEIST_GALLERY:
        packed = 1;
        break;
    case HEIST_STRONGROOM:
        packed = 2;
        break;
    case HEIST_GONE:
        packed = 3;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, heist_fact_lies(loot), packed);
}

static inline heist_symbol heist_world_lies(const heist_world *world, heist_symbol loot)
{
    uint32_t packed = gg_read(&heist_domain, heist_fact_lies(loot), world->state);
    static const heist_symbol values[] = {HEIST_CELLAR, HEIST_GALLERY, HEIST_STRONGROOM, HEIST_GONE};
    return values[packed];
}

static inline void heist_world_set_lies(heist_world *world, heist_symbol loot, heist_symbol value)
{
    uint32_t packed;
    switch (value) {
    case HEIST_CELLAR:
        packed = 0;
        break;
    case HEIST_GALLERY:
        packed = 1;
        break;
    case HEIST_STRONGROOM:
        packed = 2;
        break;
    case HEIST_GONE:
        packed = 3;
        break;
    default:
        return;
    }
    gg_write(&heist_domain, heist_fact_lies(loot), packed, world->state);
}

/** powered, shared */
static inline bool heist_powered(const heist_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HEIST_FACT_POWERED);
    return packed != 0;
}

static inline void heist_set_powered(heist_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HEIST_FACT_POWERED, packed);
}

static inline bool heist_world_powered(const heist_world *world)
{
    uint32_t packed = gg_read(&heist_domain, HEIST_FACT_POWERED, world->state);
    return packed != 0;
}

static inline void heist_world_set_powered(heist_world *world, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_write(&heist_domain, HEIST_FACT_POWERED, packed, world->state);
}

/** hatch_open, shared */
static inline bool heist_hatch_open(const heist_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HEIST_FACT_HATCH_OPEN);
    return packed != 0;
}

static inline void heist_set_hatch_open(heist_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HEIST_FACT_HATCH_OPEN, packed);
}

static inline bool heist_world_hatch_open(const heist_world *world)
{
    uint32_t packed = gg_read(&heist_domain, HEIST_FACT_HATCH_OPEN, world->state);
    return packed != 0;
}

static inline void heist_world_set_hatch_open(heist_world *world, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_write(&heist_domain, HEIST_FACT_HATCH_OPEN, packed, world->state);
}

/** keypad_works, shared */
static inline bool heist_keypad_works(const heist_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HEIST_FACT_KEYPAD_WORKS);
    return packed != 0;
}

static inline void heist_set_keypad_works(heist_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HEIST_FACT_KEYPAD_WORKS, packed);
}

static inline bool heist_world_keypad_works(const heist_world *world)
{
    uint32_t packed = gg_read(&heist_domain, HEIST_FACT_KEYPAD_WORKS, world->state);
    return packed != 0;
}

static inline void heist_world_set_keypad_works(heist_world *world, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_write(&heist_domain, HEIST_FACT_KEYPAD_WORKS, packed, world->state);
}

/** vault_open, shared */
static inline bool heist_vault_open(const heist_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HEIST_FACT_VAULT_OPEN);
    return packed != 0;
}

static inline void heist_set_vault_open(heist_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HEIST_FACT_VAULT_OPEN, packed);
}

static inline bool heist_world_vault_open(const heist_world *world)
{
    uint32_t packed = gg_read(&heist_domain, HEIST_FACT_VAULT_OPEN, world->state);
    return packed != 0;
}

static inline void heist_world_set_vault_open(heist_world *world, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_write(&heist_domain, HEIST_FACT_VAULT_OPEN, packed, world->state);
}

/** laser, shared */
static inline bool heist_laser(const heist_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HEIST_FACT_LASER);
    return packed != 0;
}

static inline void heist_set_laser(heist_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HEIST_FACT_LASER, packed);
}

static inline bool heist_world_laser(const heist_world *world)
{
    uint32_t packed = gg_read(&heist_domain, HEIST_FACT_LASER, world->state);
    return packed != 0;
}

static inline void heist_world_set_laser(heist_world *world, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_write(&heist_domain, HEIST_FACT_LASER, packed, world->state);
}

/** dirty */
static inline bool heist_dirty(const heist_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HEIST_FACT_DIRTY);
    return packed != 0;
}

static inline void heist_set_dirty(heist_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HEIST_FACT_DIRTY, packed);
}

/** steps_heard */
static inline bool heist_steps_heard(const heist_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HEIST_FACT_STEPS_HEARD);
    return packed != 0;
}

static inline void heist_set_steps_heard(heist_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HEIST_FACT_STEPS_HEARD, packed);
}

/** hidden */
static inline bool heist_hidden(const heist_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HEIST_FACT_HIDDEN);
    return packed != 0;
}

static inline void heist_set_hidden(heist_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HEIST_FACT_HIDDEN, packed);
}

/* The functions to be filled in, in heist_tasks.c. */

/** Carries out the action that it is told:
 *
 *  start_generator
 *  preconditions: not powered
 *  effects: powered, here = shed
 *
 *  type_code
 *  preconditions: not hatch_open, keypad_works
 *  effects: hatch_open, here = lobby
 *
 *  pull_fuse
 *  preconditions: laser
 *  effects: not laser, here = cellar
 *
 *  crack_vault
 *  preconditions: not vault_open
 *  effects: vault_open, here = gallery
 *
 *  wash
 *  preconditions: dirty
 *  effects: not dirty, here = yard
 *
 *  hide
 *  preconditions: steps_heard
 *  effects: hidden */
gg_status heist_thief_task_work(heist_agent *agent, gg_phase phase, heist_action action);

/** take
 *  preconditions: lies(what) == where
 *  effects: lies(what) = gone, here = where */
gg_status heist_thief_task_take(heist_agent *agent, gg_phase phase, heist_symbol what, heist_symbol where);

/** Carries out the action that it is told:
 *
 *  cross(hatch)
 *  preconditions: hatch_open, powered
 *  effects: here = cellar, or from there lobby
 *
 *  cross(chute)
 *  preconditions: none
 *  effects: dirty, here = cellar
 *
 *  cross(beam)
 *  preconditions: not laser
 *  effects: here = gallery, or from there lobby
 *
 *  cross(window)
 *  preconditions: none
 *  effects: here = gallery, or from there attic
 *
 *  cross(vault)
 *  preconditions: vault_open
 *  effects: here = strongroom, or from there gallery */
gg_status heist_thief_task_cross(heist_agent *agent, gg_phase phase, heist_action action);

/** The real value of 'keypad_works'. */
bool heist_thief_sense_keypad_works(const heist_agent *agent);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status heist_thief_travel_walk(heist_agent *agent, gg_phase phase, heist_symbol place);

/** Carries out the action that it is told:
 *
 *  start_generator
 *  preconditions: not powered
 *  effects: powered, here = shed
 *
 *  type_code
 *  preconditions: not hatch_open, keypad_works
 *  effects: hatch_open, here = lobby
 *
 *  pull_fuse
 *  preconditions: laser
 *  effects: not laser, here = cellar
 *
 *  crack_vault
 *  preconditions: not vault_open
 *  effects: vault_open, here = gallery
 *
 *  wash
 *  preconditions: dirty
 *  effects: not dirty, here = yard
 *
 *  hide
 *  preconditions: steps_heard
 *  effects: hidden */
gg_status heist_ninja_task_work(heist_agent *agent, gg_phase phase, heist_action action);

/** take
 *  preconditions: lies(what) == where
 *  effects: lies(what) = gone, here = where */
gg_status heist_ninja_task_take(heist_agent *agent, gg_phase phase, heist_symbol what, heist_symbol where);

/** Carries out the action that it is told:
 *
 *  cross(hatch)
 *  preconditions: hatch_open, powered
 *  effects: here = cellar, or from there lobby
 *
 *  cross(chute)
 *  preconditions: none
 *  effects: dirty, here = cellar
 *
 *  cross(beam)
 *  preconditions: not laser
 *  effects: here = gallery, or from there lobby
 *
 *  cross(window)
 *  preconditions: none
 *  effects: here = gallery, or from there attic
 *
 *  cross(vault)
 *  preconditions: vault_open
 *  effects: here = strongroom, or from there gallery */
gg_status heist_ninja_task_cross(heist_agent *agent, gg_phase phase, heist_action action);

/** The real value of 'keypad_works'. */
bool heist_ninja_sense_keypad_works(const heist_agent *agent);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status heist_ninja_travel_walk(heist_agent *agent, gg_phase phase, heist_symbol place);

#ifdef __cplusplus
}
#endif

#endif
