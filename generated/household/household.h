/* Made by goapgen from household.yaml. Do not edit: run goapgen again. */
#ifndef HOUSEHOLD_GENERATED_H
#define HOUSEHOLD_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "household.h and gg.h are of different versions: run goapgen household.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    HOUSEHOLD_STATE_WORDS = 2, /* 64-bit words of a state */
    HOUSEHOLD_PLAN_STEPS = 16, /* steps that a plan has room for (limits: plan) */
    HOUSEHOLD_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    HOUSEHOLD_EXPANSIONS = 512, /* methods entered in a planning (limits: nodes) */
    HOUSEHOLD_FRAMES = 1, /* of a planner: methods of a plan, or plan + depth */
    HOUSEHOLD_CHOICES = 1, /* of a planner: methods of a plan, or plan + depth */
    HOUSEHOLD_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    HOUSEHOLD_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    HOUSEHOLD_CHOSEN = 1, /* methods of a plan that a trace is told of */
    HOUSEHOLD_ASKED_WORDS = 1, /* for procedural preconditions */
    HOUSEHOLD_GROUND_ACTIONS = 17, /* actions, as events and plans number them */
    HOUSEHOLD_GROUND_TASKS = 1, /* tasks, as events number them */
    HOUSEHOLD_NODES = 512, /* of the search for plans of goals (limits: nodes) */
    HOUSEHOLD_USABLE_WORDS = 1, /* a bit for each action */
    HOUSEHOLD_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    HOUSEHOLD_SUBGOALS = 0, /* conditions to achieve */
    HOUSEHOLD_VALUES = 92, /* of all facts, as far as a search tells them apart */
    HOUSEHOLD_ESTIMATES = 4, /* words of a state, and tables of the goal that has most */
    HOUSEHOLD_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    HOUSEHOLD_BACKOFFS = 8, /* the goals and the root task, which rest when they failed */
    HOUSEHOLD_SENSES = 0, /* sensed facts */
    HOUSEHOLD_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    HOUSEHOLD_FOUND_STEPS = 16, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    HOUSEHOLD_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    HOUSEHOLD_CLAIMED = 5, /* shared facts that actions claim */
    HOUSEHOLD_AGENT_RULES = 4, /* rules on private facts */
    HOUSEHOLD_WORLD_RULES = 0, /* rules on shared facts */
    HOUSEHOLD_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    HOUSEHOLD_WALKS = 1, /* of an agent */
    HOUSEHOLD_PLACES = 7, /* places that agents walk to */
    HOUSEHOLD_COMMITMENTS = 2, /* 32-bit words for goals with 'inertia', 'latched' or 'reconsider' */
    HOUSEHOLD_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum household_fact {
    HOUSEHOLD_FACT_HERE = 0,
    HOUSEHOLD_FACT_FOOD = 1,
    HOUSEHOLD_FACT_VIGOUR = 2,
    HOUSEHOLD_FACT_HYGIENE = 3,
    HOUSEHOLD_FACT_FUN = 4,
    HOUSEHOLD_FACT_READING = 5,
    HOUSEHOLD_FACT_PURSE = 6,
    HOUSEHOLD_FACT_PANTRY = 7,
    HOUSEHOLD_FACT_PORTIONS = 10,
    HOUSEHOLD_FACT_DISHES = 11,
} household_fact;

/** All objects and symbols. */
typedef enum household_symbol {
    HOUSEHOLD_VEGETABLES = 0,
    HOUSEHOLD_SOAP = 1,
    HOUSEHOLD_NOVEL = 2,
    HOUSEHOLD_KITCHEN = 3,
    HOUSEHOLD_BEDROOM = 4,
    HOUSEHOLD_BATH = 5,
    HOUSEHOLD_PARLOUR = 6,
    HOUSEHOLD_GARDEN = 7,
    HOUSEHOLD_SHOP = 8,
    HOUSEHOLD_OFFICE = 9,
} household_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum household_action {
    HOUSEHOLD_ACTION_BUY = 0,
    HOUSEHOLD_ACTION_COOK = 1,
    HOUSEHOLD_ACTION_EAT = 2,
    HOUSEHOLD_ACTION_CLEAR_UP = 3,
    HOUSEHOLD_ACTION_BATHE = 4,
    HOUSEHOLD_ACTION_WASH = 5,
    HOUSEHOLD_ACTION_SLEEP = 6,
    HOUSEHOLD_ACTION_NAP = 7,
    HOUSEHOLD_ACTION_WORK = 8,
    HOUSEHOLD_ACTION_SELL_FLOWERS = 9,
    HOUSEHOLD_ACTION_FETCH_NOVEL = 10,
    HOUSEHOLD_ACTION_READ = 11,
    HOUSEHOLD_ACTION_PLAY = 12,
    HOUSEHOLD_ACTION_CHAT = 13,
    HOUSEHOLD_ACTION_WAIT_2S = 14,
    HOUSEHOLD_ACTION_NONE = 15,
} household_action;

/** The tasks without parameters, by number. */
typedef enum household_task {
    HOUSEHOLD_TASK_IDLE = 0,
} household_task;

/** The goals, by number. */
typedef enum household_goal {
    HOUSEHOLD_GOAL_FED = 0,
    HOUSEHOLD_GOAL_RESTED = 1,
    HOUSEHOLD_GOAL_CLEAN = 2,
    HOUSEHOLD_GOAL_AMUSED = 3,
    HOUSEHOLD_GOAL_SOLVENT = 4,
    HOUSEHOLD_GOAL_STOCKED = 5,
    HOUSEHOLD_GOAL_CLEARED = 6,
} household_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct household_agent_activity {
    household_action action; /**< HOUSEHOLD_ACTION_NONE: nothing */
    household_symbol arguments[1]; /**< in order; where the action has fewer, the others mean nothing */
} household_agent_activity;

extern const GG_ROM gg_domain household_domain;

/** The shared facts and the clock. */
typedef struct household_world {
    gg_world core;
    uint64_t state[HOUSEHOLD_STATE_WORDS]; /* the shared facts */
    gg_point points[HOUSEHOLD_PLACES]; /* where the places are */
    gg_reservation reservations[HOUSEHOLD_CLAIMED]; /* what agents have claimed */
    gg_claim_holders holders[1]; /* how many agents have claimed something */
    gg_turns turns[1]; /* how many wait for these facts */
    gg_queue queues[HOUSEHOLD_CLAIMED]; /* who waits for each of them */
} household_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct household_agent {
    gg_agent core;
    uint64_t state[HOUSEHOLD_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[HOUSEHOLD_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[HOUSEHOLD_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[HOUSEHOLD_STATE_WORDS]; /* the state that it plans from */
    uint32_t timers[HOUSEHOLD_AGENT_RULES]; /* milliseconds until each rule applies */
    gg_backoff backoffs[HOUSEHOLD_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[HOUSEHOLD_PLAN_STEPS]; /* its steps, ground actions */
    gg_walk walk[HOUSEHOLD_WALKS]; /* its speed, and where it stands between places */
    uint64_t planning_state[HOUSEHOLD_STATE_WORDS]; /* what it plans with: what others leave of shared facts */
    uint64_t view_snapshot[HOUSEHOLD_STATE_WORDS]; /* the real values when it last decided */
    uint64_t refused[HOUSEHOLD_USABLE_WORDS]; /* actions that wait for what others have claimed */
    uint32_t released[1]; /* claims that had ended when these began to wait */
    uint16_t numbers[HOUSEHOLD_CLAIMED]; /* its number for each claimed fact */
    uint8_t named[HOUSEHOLD_CLAIMED]; /* what it has passed over because of them */
    uint32_t commitment[HOUSEHOLD_COMMITMENTS]; /* the goals that it holds on to, and when it reconsiders its plan */
} household_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  household_planner_init, or as zeros. */
typedef struct household_planner {
    gg_planner core;
    gg_frame frames[HOUSEHOLD_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[HOUSEHOLD_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(HOUSEHOLD_CHOICES + 1) * HOUSEHOLD_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[HOUSEHOLD_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * HOUSEHOLD_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[HOUSEHOLD_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[HOUSEHOLD_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    uint16_t found[HOUSEHOLD_FOUND_STEPS]; /* a plan that was found, while a better one is searched for */
    gg_node nodes[HOUSEHOLD_NODES + 1]; /* the states that were come to */
    uint32_t heap[HOUSEHOLD_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(HOUSEHOLD_NODES + 1) * HOUSEHOLD_STATE_WORDS]; /* the states themselves */
    uint64_t usable[HOUSEHOLD_USABLE_WORDS]; /* the actions that are not kept out */
    gg_distance relaxed_costs[HOUSEHOLD_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[HOUSEHOLD_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * HOUSEHOLD_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * HOUSEHOLD_STATE_WORDS]; /* states that are worked on */
    uint64_t reading[HOUSEHOLD_STATE_WORDS]; /* the state a plan has come to */
} household_planner;

/** Puts the world into its start state, at clock 0. */
static inline void household_world_init(household_world *world)
{
    gg_world_init(&world->core, &household_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void household_world_tick(household_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t household_world_quiet(const household_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment household_world_attach(household_world *world)
{
    return gg_world_attach(&world->core, &household_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void household_agent_init_adult(household_agent *agent, household_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void household_agent_init_child(household_agent *agent, household_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 1, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *household_planner_core(household_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = HOUSEHOLD_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = HOUSEHOLD_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = HOUSEHOLD_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = HOUSEHOLD_DEPTH;
    workspace->expansion_limit = HOUSEHOLD_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.found = planner->found;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = HOUSEHOLD_NODES;
    planner->core.search.heap = planner->heap;
    planner->core.search.states = planner->node_states;
    planner->core.search.usable = planner->usable;
    planner->core.search.relaxed_costs = planner->relaxed_costs;
    planner->core.search.estimates = planner->estimates;
    planner->core.search.sets = planner->sets;
    planner->core.search.scratch = planner->scratch;
    planner->core.search.reading = planner->reading;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void household_planner_init(household_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void household_planner_trace(household_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are HOUSEHOLD_STATE_WORDS for each agent. See gg_record.h. */
static inline void household_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &household_domain, memory);
}

/** The trace that makes the record: for household_planner_trace, with the record as context. */
static inline void household_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment household_agent_attach(household_agent *agent, household_world *world,
                                            household_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? household_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void household_agent_detail(household_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void household_agent_tick(household_agent *agent, household_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, household_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t household_agent_quiet(const household_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t household_agent_advance(household_agent *agent, household_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, household_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool household_agent_stop(household_agent *agent, household_planner *planner)
{
    return gg_agent_stop(&agent->core, household_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no household_action: see household_agent_doing. */
static inline uint16_t household_agent_ground_action(const household_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t household_agent_elapsed(const household_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status household_agent_ending(const household_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for household_agent_quiet, the function only waits until then. */
static inline gg_status household_agent_wait(household_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status household_agent_wait_for(household_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t household_agent_random(household_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void household_sense(household_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t household_agent_explain(household_agent *agent, household_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, household_planner_core(planner), &gg_goal_reasons, &gg_task_reasons,
                            text, size);
}

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome household_agent_plan(household_agent *agent, household_planner *planner, household_goal goal,
                                       gg_plan *plan)
{
    return gg_agent_plan(&agent->core, household_planner_core(planner), (uint16_t)goal, plan);
}

/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */
static inline uint16_t household_agent_goal(const household_agent *agent)
{
    return agent->core.goal;
}

/** The number of the ground action that the agent walks to, or GG_NONE. */
static inline uint16_t household_agent_walking(const household_agent *agent)
{
    return gg_agent_walking(&agent->core);
}

/** How many milliseconds that walk takes in all; household_agent_elapsed tells how long it has
 *  taken so far. */
static inline uint32_t household_agent_walk_time(const household_agent *agent)
{
    return gg_agent_walk_time(&agent->core);
}

/** For household_travel_walk: GG_RUNNING until that time is over, then GG_SUCCESS. */
static inline gg_status household_agent_walked(household_agent *agent)
{
    return gg_agent_walked(&agent->core);
}

/** Sets the speed in thousandths a second, 1 to GG_TOP_SPEED; it counts from now on. */
static inline void household_agent_set_speed(household_agent *agent, uint32_t speed)
{
    gg_agent_set_speed(&agent->core, speed);
}

/** Says where an agent is, in thousandths, that the game has moved; a walk goes on from there. See
 *  gg_agent_set_point in gg.h. */
static inline void household_agent_set_point(household_agent *agent, int32_t x, int32_t y)
{
    gg_agent_set_point(&agent->core, x, y);
}

/** Where an agent is, in thousandths: also on its way. */
static inline gg_point household_agent_point(const household_agent *agent)
{
    return gg_agent_point(&agent->core);
}

/** Moves a place; the numbers are thousandths, -GG_MAP_EDGE to GG_MAP_EDGE. */
static inline void household_world_set_place(household_world *world, household_symbol place, int32_t x, int32_t y)
{
    gg_world_set_place(&world->core, (uint16_t)place, x, y);
}

/** The action that is running; HOUSEHOLD_ACTION_NONE where none is. */
household_agent_activity household_agent_doing(const household_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *household_symbol_name(household_symbol symbol);

/** The position of an object among those of type 'item'; one past the last
 *  if it is none. */
static inline uint32_t household_position_of_item(household_symbol object)
{
    switch (object) {
    case HOUSEHOLD_VEGETABLES:
        return 0;
    case HOUSEHOLD_SOAP:
        return 1;
    case HOUSEHOLD_NOVEL:
        return 2;
    default:
        return 3;
    }
}

/** here */
static inline household_symbol household_here(const household_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSEHOLD_FACT_HERE);
    static const household_symbol values[] = {HOUSEHOLD_KITCHEN, HOUSEHOLD_BEDROOM, HOUSEHOLD_BATH, HOUSEHOLD_PARLOUR, HOUSEHOLD_GARDEN, HOUSEHOLD_SHOP, HOUSEHOLD_OFFICE};
    return values[packed];
}

static inline void household_set_here(household_agent *agent, household_symbol value)
{
    uint32_t packed;
    switch (value) {
    case HOUSEHOLD_KITCHEN:
        packed = 0;
        break;
    case HOUSEHOLD_BEDROOM:
        packed = 1;
        break;
    case HOUSEHOLD_BATH:
        packed = 2;
        break;
    case HOUSEHOLD_PARLOUR:
        packed = 3;
        break;
    case HOUSEHOLD_GARDEN:
        packed = 4;
        break;
    case HOUSEHOLD_SHOP:
        packed = 5;
        break;
    case HOUSEHOLD_OFFICE:
        packed = 6;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, HOUSEHOLD_FACT_HERE, packed);
}

/** food: 0 to 8 */
static inline int32_t household_food(const household_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSEHOLD_FACT_FOOD);
    return (int32_t)packed;
}

static inline void household_set_food(household_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, HOUSEHOLD_FACT_FOOD, packed);
}

/** vigour: 0 to 8 */
static inline int32_t household_vigour(const household_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSEHOLD_FACT_VIGOUR);
    return (int32_t)packed;
}

static inline void household_set_vigour(household_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, HOUSEHOLD_FACT_VIGOUR, packed);
}

/** hygiene: 0 to 8 */
static inline int32_t household_hygiene(const household_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSEHOLD_FACT_HYGIENE);
    return (int32_t)packed;
}

static inline void household_set_hygiene(household_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, HOUSEHOLD_FACT_HYGIENE, packed);
}

/** fun: 0 to 8 */
static inline int32_t household_fun(const household_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSEHOLD_FACT_FUN);
    return (int32_t)packed;
}

static inline void household_set_fun(household_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, HOUSEHOLD_FACT_FUN, packed);
}

/** reading (whether it has a novel in its hands) */
static inline bool household_reading(const household_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSEHOLD_FACT_READING);
    return packed != 0;
}

static inline void household_set_reading(household_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, HOUSEHOLD_FACT_READING, packed);
}

/** purse: 0 to 20, shared */
static inline int32_t household_purse(const household_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSEHOLD_FACT_PURSE);
    return (int32_t)packed;
}

static inline void household_set_purse(household_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, HOUSEHOLD_FACT_PURSE, packed);
}

static inline int32_t household_world_purse(const household_world *world)
{
    uint32_t packed = gg_read(&household_domain, HOUSEHOLD_FACT_PURSE, world->state);
    return (int32_t)packed;
}

static inline void household_world_set_purse(household_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&household_domain, HOUSEHOLD_FACT_PURSE, packed, world->state);
}

/** The number of the fact 'pantry' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t household_fact_pantry(household_symbol item)
{
    uint32_t index = 0;
    if (household_position_of_item(item) == 3)
        return GG_NONE;
    index = index * 3 + household_position_of_item(item);
    return (uint16_t)(HOUSEHOLD_FACT_PANTRY + index);
}

/** pantry: 0 to 3, shared */
static inline int32_t household_pantry(const household_agent *agent, household_symbol item)
{
    uint32_t packed = gg_agent_read(&agent->core, household_fact_pantry(item));
    return (int32_t)packed;
}

static inline void household_set_pantry(household_agent *agent, household_symbol item, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, household_fact_pantry(item), packed);
}

static inline int32_t household_world_pantry(const household_world *world, household_symbol item)
{
    uint32_t packed = gg_read(&household_domain, household_fact_pantry(item), world->state);
    return (int32_t)packed;
}

static inline void household_world_set_pantry(household_world *world, household_symbol item, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&household_domain, household_fact_pantry(item), packed, world->state);
}

/** What others have claimed of pantry: how many steps of it they take away;
 *  UINT32_MAX: all of it */
static inline uint32_t household_claimed_pantry(const household_agent *agent, household_symbol item)
{
    return gg_agent_claimed(&agent->core, household_fact_pantry(item));
}

/** portions (what is cooked): 0 to 4, shared */
static inline int32_t household_portions(const household_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSEHOLD_FACT_PORTIONS);
    return (int32_t)packed;
}

static inline void household_set_portions(household_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, HOUSEHOLD_FACT_PORTIONS, packed);
}

static inline int32_t household_world_portions(const household_world *world)
{
    uint32_t packed = gg_read(&household_domain, HOUSEHOLD_FACT_PORTIONS, world->state);
    return (int32_t)packed;
}

static inline void household_world_set_portions(household_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&household_domain, HOUSEHOLD_FACT_PORTIONS, packed, world->state);
}

/** What others have claimed of portions: how many steps of it they take away;
 *  UINT32_MAX: all of it */
static inline uint32_t household_claimed_portions(const household_agent *agent)
{
    return gg_agent_claimed(&agent->core, HOUSEHOLD_FACT_PORTIONS);
}

/** dishes (those that are dirty): 0 to 8, shared */
static inline int32_t household_dishes(const household_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, HOUSEHOLD_FACT_DISHES);
    return (int32_t)packed;
}

static inline void household_set_dishes(household_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, HOUSEHOLD_FACT_DISHES, packed);
}

static inline int32_t household_world_dishes(const household_world *world)
{
    uint32_t packed = gg_read(&household_domain, HOUSEHOLD_FACT_DISHES, world->state);
    return (int32_t)packed;
}

static inline void household_world_set_dishes(household_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&household_domain, HOUSEHOLD_FACT_DISHES, packed, world->state);
}

/** What others have claimed of dishes: how many steps of it they take away;
 *  UINT32_MAX: all of it */
static inline uint32_t household_claimed_dishes(const household_agent *agent)
{
    return gg_agent_claimed(&agent->core, HOUSEHOLD_FACT_DISHES);
}

/** price: 0 to 9, constant; 0 or the first value if there is none */
static inline int32_t household_price(household_symbol item)
{
    static const uint8_t values_of_all[] = {
        2, 1, 7,
        0};
    uint32_t index = 3;
    if (household_position_of_item(item) < 3)
        index = household_position_of_item(item);
    uint32_t packed = values_of_all[index];
    return (int32_t)packed;
}

/* The functions to be filled in, in household_tasks.c. */

/** buy
 *  preconditions: affordable(what), pantry(what) <= 2
 *  effects: purse -= price(what), pantry(what) += 1, here = shop */
gg_status household_adult_task_buy(household_agent *agent, gg_phase phase, household_symbol what);

/** Carries out the action that it is told:
 *
 *  cook
 *  preconditions: pantry(vegetables) >= 1, portions <= 1, tidy
 *  effects: pantry(vegetables) -= 1, portions += 3, dishes += 1, here = kitchen
 *
 *  eat
 *  preconditions: portions >= 1, food <= 4, dishes <= 7
 *  effects: food += 4, portions -= 1, dishes += 1, here = kitchen
 *
 *  clear_up
 *  preconditions: dishes >= 1
 *  effects: dishes = 0, here = kitchen
 *
 *  bathe
 *  preconditions: pantry(soap) >= 1
 *  effects: hygiene = 8, pantry(soap) -= 1, here = bath
 *
 *  wash
 *  preconditions: hygiene <= 6
 *  effects: hygiene += 2, here = bath
 *
 *  sleep
 *  preconditions: none
 *  effects: vigour = 8, here = bedroom
 *
 *  nap
 *  preconditions: vigour <= 5
 *  effects: vigour += 3, here = parlour
 *
 *  work
 *  preconditions: awake, food >= 1, purse <= 15
 *  effects: purse += 5, vigour -= 2, here = office
 *
 *  sell_flowers
 *  preconditions: awake, purse <= 18
 *  effects: purse += 2, vigour -= 1, here = garden
 *
 *  fetch_novel
 *  preconditions: pantry(novel) >= 1, not reading
 *  effects: reading, pantry(novel) -= 1, here = parlour
 *
 *  read
 *  preconditions: reading
 *  effects: fun = 8, not reading, here = parlour
 *
 *  play
 *  preconditions: awake, hygiene >= 2, fun <= 4
 *  effects: fun += 4, vigour -= 1, hygiene -= 2, here = garden
 *
 *  chat
 *  preconditions: fun <= 7
 *  effects: fun += 1, here = parlour */
gg_status household_adult_task_go_about(household_agent *agent, gg_phase phase, household_action action);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status household_adult_travel_walk(household_agent *agent, gg_phase phase, household_symbol place);

/** Carries out the action that it is told:
 *
 *  cook
 *  preconditions: pantry(vegetables) >= 1, portions <= 1, tidy
 *  effects: pantry(vegetables) -= 1, portions += 3, dishes += 1, here = kitchen
 *
 *  eat
 *  preconditions: portions >= 1, food <= 4, dishes <= 7
 *  effects: food += 4, portions -= 1, dishes += 1, here = kitchen
 *
 *  clear_up
 *  preconditions: dishes >= 1
 *  effects: dishes = 0, here = kitchen
 *
 *  bathe
 *  preconditions: pantry(soap) >= 1
 *  effects: hygiene = 8, pantry(soap) -= 1, here = bath
 *
 *  wash
 *  preconditions: hygiene <= 6
 *  effects: hygiene += 2, here = bath
 *
 *  sleep
 *  preconditions: none
 *  effects: vigour = 8, here = bedroom
 *
 *  nap
 *  preconditions: vigour <= 5
 *  effects: vigour += 3, here = parlour
 *
 *  work
 *  preconditions: awake, food >= 1, purse <= 15
 *  effects: purse += 5, vigour -= 2, here = office
 *
 *  sell_flowers
 *  preconditions: awake, purse <= 18
 *  effects: purse += 2, vigour -= 1, here = garden
 *
 *  fetch_novel
 *  preconditions: pantry(novel) >= 1, not reading
 *  effects: reading, pantry(novel) -= 1, here = parlour
 *
 *  read
 *  preconditions: reading
 *  effects: fun = 8, not reading, here = parlour
 *
 *  play
 *  preconditions: awake, hygiene >= 2, fun <= 4
 *  effects: fun += 4, vigour -= 1, hygiene -= 2, here = garden
 *
 *  chat
 *  preconditions: fun <= 7
 *  effects: fun += 1, here = parlour */
gg_status household_child_task_go_about(household_agent *agent, gg_phase phase, household_action action);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status household_child_travel_walk(household_agent *agent, gg_phase phase, household_symbol place);

#ifdef __cplusplus
}
#endif

#endif
