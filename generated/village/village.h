/* Made by goapgen from village.yaml. Do not edit: run goapgen again. */
#ifndef VILLAGE_GENERATED_H
#define VILLAGE_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "village.h and gg.h are of different versions: run goapgen village.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    VILLAGE_STATE_WORDS = 3, /* 64-bit words of a state */
    VILLAGE_PLAN_STEPS = 12, /* steps that a plan has room for (limits: plan) */
    VILLAGE_DEPTH = 8, /* how deep tasks are nested (limits: depth) */
    VILLAGE_EXPANSIONS = 1024, /* methods entered in a planning (limits: nodes) */
    VILLAGE_FRAMES = 20, /* of a planner: methods of a plan, or plan + depth */
    VILLAGE_CHOICES = 20, /* of a planner: methods of a plan, or plan + depth */
    VILLAGE_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    VILLAGE_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    VILLAGE_CHOSEN = 20, /* methods of a plan that a trace is told of */
    VILLAGE_ASKED_WORDS = 1, /* for procedural preconditions */
    VILLAGE_GROUND_ACTIONS = 33, /* actions, as events and plans number them */
    VILLAGE_GROUND_TASKS = 17, /* tasks, as events number them */
    VILLAGE_NODES = 1024, /* of the search for plans of goals (limits: nodes) */
    VILLAGE_USABLE_WORDS = 1, /* a bit for each action */
    VILLAGE_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    VILLAGE_SUBGOALS = 5, /* conditions to achieve */
    VILLAGE_VALUES = 236, /* of all facts, as far as a search tells them apart */
    VILLAGE_ESTIMATES = 6, /* words of a state, and tables of the goal that has most */
    VILLAGE_WATCHES = 8, /* choices of a plan that a method of higher priority would have won */
    VILLAGE_BACKOFFS = 4, /* the goals and the root task, which rest when they failed */
    VILLAGE_SENSES = 2, /* sensed facts */
    VILLAGE_EXCLUSIONS = 1, /* actions that an agent leaves out of plans for a time */
    VILLAGE_FOUND_STEPS = 12, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    VILLAGE_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    VILLAGE_CLAIMED = 5, /* shared facts that actions claim */
    VILLAGE_AGENT_RULES = 3, /* rules on private facts */
    VILLAGE_WORLD_RULES = 6, /* rules on shared facts */
    VILLAGE_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    VILLAGE_PROGRESS = 2, /* numbers that an action can have changed in part */
    VILLAGE_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum village_fact {
    VILLAGE_FACT_AT = 0,
    VILLAGE_FACT_FOOD = 1,
    VILLAGE_FACT_REST = 2,
    VILLAGE_FACT_COMPANY = 3,
    VILLAGE_FACT_BREAD = 4,
    VILLAGE_FACT_FLOUR = 5,
    VILLAGE_FACT_COINS = 6,
    VILLAGE_FACT_EDGE = 7,
    VILLAGE_FACT_BUCKET = 8,
    VILLAGE_FACT_WASHING_OUT = 9,
    VILLAGE_FACT_SEES_FIRE = 10,
    VILLAGE_FACT_RAINING = 11,
    VILLAGE_FACT_HOUR = 12,
    VILLAGE_FACT_GRAIN = 13,
    VILLAGE_FACT_LOAVES = 14,
    VILLAGE_FACT_STEW = 15,
    VILLAGE_FACT_WOOD = 16,
    VILLAGE_FACT_TOOLS = 17,
    VILLAGE_FACT_EMBERS = 18,
    VILLAGE_FACT_FIRE = 19,
} village_fact;

/** All objects and symbols. */
typedef enum village_symbol {
    VILLAGE_HOME = 0,
    VILLAGE_FIELD = 1,
    VILLAGE_MILL = 2,
    VILLAGE_FORGE = 3,
    VILLAGE_INN = 4,
    VILLAGE_WELL = 5,
    VILLAGE_WOOD = 6,
} village_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum village_action {
    VILLAGE_ACTION_GO = 0,
    VILLAGE_ACTION_SLEEP = 1,
    VILLAGE_ACTION_NAP = 2,
    VILLAGE_ACTION_EAT = 3,
    VILLAGE_ACTION_HAVE_SUPPER = 4,
    VILLAGE_ACTION_PICK_BERRIES = 5,
    VILLAGE_ACTION_CHAT = 6,
    VILLAGE_ACTION_PLAY = 7,
    VILLAGE_ACTION_POTTER = 8,
    VILLAGE_ACTION_BUY_BREAD = 9,
    VILLAGE_ACTION_TAKE_LOAF = 10,
    VILLAGE_ACTION_GRIND = 11,
    VILLAGE_ACTION_BAKE = 12,
    VILLAGE_ACTION_BUY_SCYTHE = 13,
    VILLAGE_ACTION_WHET = 14,
    VILLAGE_ACTION_HARVEST = 15,
    VILLAGE_ACTION_WEED = 16,
    VILLAGE_ACTION_CHOP_WOOD = 17,
    VILLAGE_ACTION_FORGE = 18,
    VILLAGE_ACTION_SWEEP = 19,
    VILLAGE_ACTION_BAKE_LOAVES = 20,
    VILLAGE_ACTION_COOK = 21,
    VILLAGE_ACTION_SERVE = 22,
    VILLAGE_ACTION_HANG_WASHING = 23,
    VILLAGE_ACTION_TAKE_WASHING = 24,
    VILLAGE_ACTION_FILL_BUCKET = 25,
    VILLAGE_ACTION_THROW_WATER = 26,
    VILLAGE_ACTION_NONE = 27,
} village_action;

/** The tasks without parameters, by number. */
typedef enum village_task {
    VILLAGE_TASK_FARMER_DAY = 0,
    VILLAGE_TASK_SMITH_DAY = 1,
    VILLAGE_TASK_INNKEEPER_DAY = 2,
    VILLAGE_TASK_CHILD_DAY = 3,
    VILLAGE_TASK_HAVE_MEAL = 4,
    VILLAGE_TASK_PASS_EVENING = 5,
    VILLAGE_TASK_DO_WASHING = 6,
    VILLAGE_TASK_FARM = 7,
    VILLAGE_TASK_SMITHY = 8,
    VILLAGE_TASK_KEEP_INN = 9,
    VILLAGE_TASK_ROAM = 10,
} village_task;

/** The goals, by number. */
typedef enum village_goal {
    VILLAGE_GOAL_FIRE_OUT = 0,
    VILLAGE_GOAL_OUT_OF_HARM = 1,
    VILLAGE_GOAL_WASHING_DRY = 2,
} village_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct village_agent_activity {
    village_action action; /**< VILLAGE_ACTION_NONE: nothing */
    village_symbol arguments[1]; /**< in order; where the action has fewer, the others mean nothing */
} village_agent_activity;

extern const GG_ROM gg_domain village_domain;

/** The shared facts and the clock. */
typedef struct village_world {
    gg_world core;
    uint64_t state[VILLAGE_STATE_WORDS]; /* the shared facts */
    uint32_t timers[VILLAGE_WORLD_RULES]; /* milliseconds until each rule applies */
    gg_reservation reservations[VILLAGE_CLAIMED]; /* what agents have claimed */
    gg_claim_holders holders[1]; /* how many agents have claimed something */
    gg_turns turns[1]; /* how many wait for these facts */
    gg_queue queues[VILLAGE_CLAIMED]; /* who waits for each of them */
} village_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct village_agent {
    gg_agent core;
    uint64_t state[VILLAGE_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[VILLAGE_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[VILLAGE_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[VILLAGE_STATE_WORDS]; /* the state that it plans from */
    uint32_t timers[VILLAGE_AGENT_RULES]; /* milliseconds until each rule applies */
    gg_backoff backoffs[VILLAGE_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint32_t senses[VILLAGE_SENSES]; /* milliseconds until each sensed fact is read */
    gg_exclusion exclusions[VILLAGE_EXCLUSIONS]; /* actions that it leaves out of plans for a time */
    uint16_t plan[VILLAGE_PLAN_STEPS]; /* its steps, ground actions */
    gg_watched_choice watches[VILLAGE_WATCHES]; /* what would interrupt its plan */
    uint64_t planning_state[VILLAGE_STATE_WORDS]; /* what it plans with: what others leave of shared facts */
    uint64_t view_snapshot[VILLAGE_STATE_WORDS]; /* the real values when it last decided */
    uint64_t refused[VILLAGE_USABLE_WORDS]; /* actions that wait for what others have claimed */
    uint32_t released[1]; /* claims that had ended when these began to wait */
    uint16_t numbers[VILLAGE_CLAIMED]; /* its number for each claimed fact */
    uint8_t named[VILLAGE_CLAIMED]; /* what it has passed over because of them */
    uint32_t progress[VILLAGE_PROGRESS]; /* how far these have come, behind whether it is at one */
} village_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  village_planner_init, or as zeros. */
typedef struct village_planner {
    gg_planner core;
    gg_frame frames[VILLAGE_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[VILLAGE_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(VILLAGE_CHOICES + 1) * VILLAGE_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[VILLAGE_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * VILLAGE_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[VILLAGE_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint8_t others[VILLAGE_SUBGOALS]; /* how many other end states each condition to achieve had */
    uint16_t steps[VILLAGE_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    uint16_t found[VILLAGE_FOUND_STEPS]; /* a plan that was found, while a better one is searched for */
    gg_node nodes[VILLAGE_NODES + 1]; /* the states that were come to */
    uint32_t heap[VILLAGE_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(VILLAGE_NODES + 1) * VILLAGE_STATE_WORDS]; /* the states themselves */
    uint64_t usable[VILLAGE_USABLE_WORDS]; /* the actions that are not kept out */
    gg_distance relaxed_costs[VILLAGE_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[VILLAGE_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * VILLAGE_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * VILLAGE_STATE_WORDS]; /* states that are worked on */
    uint64_t reading[VILLAGE_STATE_WORDS]; /* the state a plan has come to */
} village_planner;

/** Puts the world into its start state, at clock 0. */
static inline void village_world_init(village_world *world)
{
    gg_world_init(&world->core, &village_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void village_world_tick(village_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t village_world_quiet(const village_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment village_world_attach(village_world *world)
{
    return gg_world_attach(&world->core, &village_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void village_agent_init_farmer(village_agent *agent, village_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void village_agent_init_smith(village_agent *agent, village_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 1, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void village_agent_init_innkeeper(village_agent *agent, village_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 2, seed);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void village_agent_init_child(village_agent *agent, village_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 3, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *village_planner_core(village_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = VILLAGE_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = VILLAGE_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = VILLAGE_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->others = planner->others;
    workspace->depth_limit = VILLAGE_DEPTH;
    workspace->expansion_limit = VILLAGE_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.found = planner->found;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = VILLAGE_NODES;
    planner->core.search.heap = planner->heap;
    planner->core.search.states = planner->node_states;
    planner->core.search.usable = planner->usable;
    planner->core.search.relaxed_costs = planner->relaxed_costs;
    planner->core.search.estimates = planner->estimates;
    planner->core.search.sets = planner->sets;
    planner->core.search.scratch = planner->scratch;
    planner->core.search.reading = planner->reading;
    workspace->search = &planner->core.search;
    return &planner->core;
}

/** Makes a planner ready, without a trace, whatever was in it. */
static inline void village_planner_init(village_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void village_planner_trace(village_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are VILLAGE_STATE_WORDS for each agent. See gg_record.h. */
static inline void village_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &village_domain, memory);
}

/** The trace that makes the record: for village_planner_trace, with the record as context. */
static inline void village_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment village_agent_attach(village_agent *agent, village_world *world,
                                            village_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? village_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void village_agent_detail(village_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void village_agent_tick(village_agent *agent, village_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, village_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t village_agent_quiet(const village_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t village_agent_advance(village_agent *agent, village_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, village_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool village_agent_stop(village_agent *agent, village_planner *planner)
{
    return gg_agent_stop(&agent->core, village_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no village_action: see village_agent_doing. */
static inline uint16_t village_agent_ground_action(const village_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t village_agent_elapsed(const village_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status village_agent_ending(const village_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for village_agent_quiet, the function only waits until then. */
static inline gg_status village_agent_wait(village_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status village_agent_wait_for(village_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t village_agent_random(village_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void village_sense(village_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t village_agent_explain(village_agent *agent, village_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, village_planner_core(planner), &gg_goal_reasons, &gg_task_reasons,
                            text, size);
}

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome village_agent_plan(village_agent *agent, village_planner *planner, village_goal goal,
                                       gg_plan *plan)
{
    return gg_agent_plan(&agent->core, village_planner_core(planner), (uint16_t)goal, plan);
}

/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */
static inline uint16_t village_agent_goal(const village_agent *agent)
{
    return agent->core.goal;
}

/** The action that is running; VILLAGE_ACTION_NONE where none is. */
village_agent_activity village_agent_doing(const village_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *village_symbol_name(village_symbol symbol);

/** at (where he is) */
static inline village_symbol village_at(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_AT);
    static const village_symbol values[] = {VILLAGE_HOME, VILLAGE_FIELD, VILLAGE_MILL, VILLAGE_FORGE, VILLAGE_INN, VILLAGE_WELL, VILLAGE_WOOD};
    return values[packed];
}

static inline void village_set_at(village_agent *agent, village_symbol value)
{
    uint32_t packed;
    switch (value) {
    case VILLAGE_HOME:
        packed = 0;
        break;
    case VILLAGE_FIELD:
        packed = 1;
        break;
    case VILLAGE_MILL:
        packed = 2;
        break;
    case VILLAGE_FORGE:
        packed = 3;
        break;
    case VILLAGE_INN:
        packed = 4;
        break;
    case VILLAGE_WELL:
        packed = 5;
        break;
    case VILLAGE_WOOD:
        packed = 6;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, VILLAGE_FACT_AT, packed);
}

/** food (how well fed): 0 to 10 */
static inline int32_t village_food(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_FOOD);
    return (int32_t)packed;
}

static inline void village_set_food(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_FOOD, packed);
}

/** rest (how rested): 0 to 10 */
static inline int32_t village_rest(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_REST);
    return (int32_t)packed;
}

static inline void village_set_rest(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_REST, packed);
}

/** company (how much company he had): 0 to 10 */
static inline int32_t village_company(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_COMPANY);
    return (int32_t)packed;
}

static inline void village_set_company(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_COMPANY, packed);
}

/** bread (bread in his bag): 0 to 3 */
static inline int32_t village_bread(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_BREAD);
    return (int32_t)packed;
}

static inline void village_set_bread(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_BREAD, packed);
}

/** flour (sacks of flour at home): 0 to 2 */
static inline int32_t village_flour(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_FLOUR);
    return (int32_t)packed;
}

static inline void village_set_flour(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_FLOUR, packed);
}

/** coins: 0 to 9 */
static inline int32_t village_coins(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_COINS);
    return (int32_t)packed;
}

static inline void village_set_coins(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_COINS, packed);
}

/** edge (how sharp his scythe is): 0 to 6 */
static inline int32_t village_edge(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_EDGE);
    return (int32_t)packed;
}

static inline void village_set_edge(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_EDGE, packed);
}

/** bucket (whether he carries a full bucket) */
static inline bool village_bucket(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_BUCKET);
    return packed != 0;
}

static inline void village_set_bucket(village_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, VILLAGE_FACT_BUCKET, packed);
}

/** washing_out (whether his washing hangs outside) */
static inline bool village_washing_out(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_WASHING_OUT);
    return packed != 0;
}

static inline void village_set_washing_out(village_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, VILLAGE_FACT_WASHING_OUT, packed);
}

/** sees_fire (whether he knows that the forge burns) */
static inline bool village_sees_fire(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_SEES_FIRE);
    return packed != 0;
}

static inline void village_set_sees_fire(village_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, VILLAGE_FACT_SEES_FIRE, packed);
}

/** raining */
static inline bool village_raining(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_RAINING);
    return packed != 0;
}

static inline void village_set_raining(village_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, VILLAGE_FACT_RAINING, packed);
}

/** hour: 0 to 23, shared */
static inline int32_t village_hour(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_HOUR);
    return (int32_t)packed;
}

static inline void village_set_hour(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_HOUR, packed);
}

static inline int32_t village_world_hour(const village_world *world)
{
    uint32_t packed = gg_read(&village_domain, VILLAGE_FACT_HOUR, world->state);
    return (int32_t)packed;
}

static inline void village_world_set_hour(village_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&village_domain, VILLAGE_FACT_HOUR, packed, world->state);
}

/** grain (sacks in the mill): 0 to 30, shared */
static inline int32_t village_grain(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_GRAIN);
    return (int32_t)packed;
}

static inline void village_set_grain(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_GRAIN, packed);
}

static inline int32_t village_world_grain(const village_world *world)
{
    uint32_t packed = gg_read(&village_domain, VILLAGE_FACT_GRAIN, world->state);
    return (int32_t)packed;
}

static inline void village_world_set_grain(village_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&village_domain, VILLAGE_FACT_GRAIN, packed, world->state);
}

/** What others have claimed of grain: how many steps of it they take away;
 *  UINT32_MAX: all of it */
static inline uint32_t village_claimed_grain(const village_agent *agent)
{
    return gg_agent_claimed(&agent->core, VILLAGE_FACT_GRAIN);
}

/** loaves (loaves on the inn's shelf): 0 to 30, shared */
static inline int32_t village_loaves(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_LOAVES);
    return (int32_t)packed;
}

static inline void village_set_loaves(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_LOAVES, packed);
}

static inline int32_t village_world_loaves(const village_world *world)
{
    uint32_t packed = gg_read(&village_domain, VILLAGE_FACT_LOAVES, world->state);
    return (int32_t)packed;
}

static inline void village_world_set_loaves(village_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&village_domain, VILLAGE_FACT_LOAVES, packed, world->state);
}

/** What others have claimed of loaves: how many steps of it they take away;
 *  UINT32_MAX: all of it */
static inline uint32_t village_claimed_loaves(const village_agent *agent)
{
    return gg_agent_claimed(&agent->core, VILLAGE_FACT_LOAVES);
}

/** stew (bowls in the inn's pot): 0 to 30, shared */
static inline int32_t village_stew(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_STEW);
    return (int32_t)packed;
}

static inline void village_set_stew(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_STEW, packed);
}

static inline int32_t village_world_stew(const village_world *world)
{
    uint32_t packed = gg_read(&village_domain, VILLAGE_FACT_STEW, world->state);
    return (int32_t)packed;
}

static inline void village_world_set_stew(village_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&village_domain, VILLAGE_FACT_STEW, packed, world->state);
}

/** What others have claimed of stew: how many steps of it they take away;
 *  UINT32_MAX: all of it */
static inline uint32_t village_claimed_stew(const village_agent *agent)
{
    return gg_agent_claimed(&agent->core, VILLAGE_FACT_STEW);
}

/** wood (logs): 0 to 15, shared */
static inline int32_t village_wood(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_WOOD);
    return (int32_t)packed;
}

static inline void village_set_wood(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_WOOD, packed);
}

static inline int32_t village_world_wood(const village_world *world)
{
    uint32_t packed = gg_read(&village_domain, VILLAGE_FACT_WOOD, world->state);
    return (int32_t)packed;
}

static inline void village_world_set_wood(village_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&village_domain, VILLAGE_FACT_WOOD, packed, world->state);
}

/** What others have claimed of wood: how many steps of it they take away;
 *  UINT32_MAX: all of it */
static inline uint32_t village_claimed_wood(const village_agent *agent)
{
    return gg_agent_claimed(&agent->core, VILLAGE_FACT_WOOD);
}

/** tools (scythes at the forge): 0 to 12, shared */
static inline int32_t village_tools(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_TOOLS);
    return (int32_t)packed;
}

static inline void village_set_tools(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_TOOLS, packed);
}

static inline int32_t village_world_tools(const village_world *world)
{
    uint32_t packed = gg_read(&village_domain, VILLAGE_FACT_TOOLS, world->state);
    return (int32_t)packed;
}

static inline void village_world_set_tools(village_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&village_domain, VILLAGE_FACT_TOOLS, packed, world->state);
}

/** What others have claimed of tools: how many steps of it they take away;
 *  UINT32_MAX: all of it */
static inline uint32_t village_claimed_tools(const village_agent *agent)
{
    return gg_agent_claimed(&agent->core, VILLAGE_FACT_TOOLS);
}

/** embers (embers in the corners of the forge): 0 to 6, shared */
static inline int32_t village_embers(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_EMBERS);
    return (int32_t)packed;
}

static inline void village_set_embers(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_EMBERS, packed);
}

static inline int32_t village_world_embers(const village_world *world)
{
    uint32_t packed = gg_read(&village_domain, VILLAGE_FACT_EMBERS, world->state);
    return (int32_t)packed;
}

static inline void village_world_set_embers(village_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&village_domain, VILLAGE_FACT_EMBERS, packed, world->state);
}

/** fire (how high the forge burns): 0 to 10, shared */
static inline int32_t village_fire(const village_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, VILLAGE_FACT_FIRE);
    return (int32_t)packed;
}

static inline void village_set_fire(village_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, VILLAGE_FACT_FIRE, packed);
}

static inline int32_t village_world_fire(const village_world *world)
{
    uint32_t packed = gg_read(&village_domain, VILLAGE_FACT_FIRE, world->state);
    return (int32_t)packed;
}

static inline void village_world_set_fire(village_world *world, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&village_domain, VILLAGE_FACT_FIRE, packed, world->state);
}

/* The functions to be filled in, in village_tasks.c. */

/** go (walking)
 *  preconditions: at != to
 *  effects: at = to */
gg_status village_farmer_task_go(village_agent *agent, gg_phase phase, village_symbol to);

/** sleep (sleeping)
 *  preconditions: at == home
 *  effects: rest += 10 over time */
gg_status village_farmer_task_sleep(village_agent *agent, gg_phase phase);

/** nap (taking a nap)
 *  preconditions: at == home, rest <= 7
 *  effects: rest += 3 */
gg_status village_farmer_task_nap(village_agent *agent, gg_phase phase);

/** eat (eating)
 *  preconditions: bread >= 1, food <= 6
 *  effects: bread -= 1, food += 4 */
gg_status village_farmer_task_eat(village_agent *agent, gg_phase phase);

/** have_supper (having supper)
 *  preconditions: at == inn, stew >= 1, coins >= 2, food <= 6
 *  effects: stew -= 1, coins -= 2, food += 4 */
gg_status village_farmer_task_have_supper(village_agent *agent, gg_phase phase);

/** pick_berries (picking berries)
 *  preconditions: at == wood, food <= 8
 *  effects: food += 2 */
gg_status village_farmer_task_pick_berries(village_agent *agent, gg_phase phase);

/** chat (chatting)
 *  preconditions: at in [inn, well], company <= 8
 *  effects: company += 2 */
gg_status village_farmer_task_chat(village_agent *agent, gg_phase phase);

/** potter (pottering about)
 *  preconditions: none
 *  effects: none */
gg_status village_farmer_task_potter(village_agent *agent, gg_phase phase);

/** buy_bread (buying bread)
 *  preconditions: at == inn, loaves >= 2, coins >= 2, bread <= 1
 *  effects: loaves -= 2, coins -= 2, bread += 2 */
gg_status village_farmer_task_buy_bread(village_agent *agent, gg_phase phase);

/** grind (grinding grain)
 *  preconditions: at == mill, grain >= 1, flour <= 1
 *  effects: grain -= 1, flour += 1 */
gg_status village_farmer_task_grind(village_agent *agent, gg_phase phase);

/** bake (baking bread)
 *  preconditions: at == home, flour >= 1, bread <= 1
 *  effects: flour -= 1, bread += 2 */
gg_status village_farmer_task_bake(village_agent *agent, gg_phase phase);

/** buy_scythe (buying a scythe)
 *  preconditions: at == forge, tools >= 1, coins >= 3
 *  effects: tools -= 1, coins -= 3, edge = 6 */
gg_status village_farmer_task_buy_scythe(village_agent *agent, gg_phase phase);

/** whet (whetting the scythe)
 *  preconditions: at == home, edge <= 4
 *  effects: edge += 2 */
gg_status village_farmer_task_whet(village_agent *agent, gg_phase phase);

/** harvest (harvesting)
 *  preconditions: at == field, not raining, edge >= 1, grain <= 29, coins <= 8
 *  effects: edge -= 1, grain += 1, coins += 1 */
gg_status village_farmer_task_harvest(village_agent *agent, gg_phase phase);

/** weed (weeding)
 *  preconditions: at == field, not raining
 *  effects: none */
gg_status village_farmer_task_weed(village_agent *agent, gg_phase phase);

/** chop_wood (chopping wood)
 *  preconditions: at == wood, wood <= 12
 *  effects: wood += 3 */
gg_status village_farmer_task_chop_wood(village_agent *agent, gg_phase phase);

/** fill_bucket (filling a bucket)
 *  preconditions: at == well, not bucket
 *  effects: bucket */
gg_status village_farmer_task_fill_bucket(village_agent *agent, gg_phase phase);

/** throw_water (throwing water)
 *  preconditions: at == forge, bucket, fire >= 1
 *  effects: not bucket, fire -= 1, not sees_fire */
gg_status village_farmer_task_throw_water(village_agent *agent, gg_phase phase);

/** The real value of 'sees_fire' (whether he knows that the forge burns). */
bool village_farmer_sense_sees_fire(const village_agent *agent);

/** The real value of 'raining'. */
bool village_farmer_sense_raining(const village_agent *agent);

/** go (walking)
 *  preconditions: at != to
 *  effects: at = to */
gg_status village_smith_task_go(village_agent *agent, gg_phase phase, village_symbol to);

/** sleep (sleeping)
 *  preconditions: at == home
 *  effects: rest += 10 over time */
gg_status village_smith_task_sleep(village_agent *agent, gg_phase phase);

/** nap (taking a nap)
 *  preconditions: at == home, rest <= 7
 *  effects: rest += 3 */
gg_status village_smith_task_nap(village_agent *agent, gg_phase phase);

/** eat (eating)
 *  preconditions: bread >= 1, food <= 6
 *  effects: bread -= 1, food += 4 */
gg_status village_smith_task_eat(village_agent *agent, gg_phase phase);

/** have_supper (having supper)
 *  preconditions: at == inn, stew >= 1, coins >= 2, food <= 6
 *  effects: stew -= 1, coins -= 2, food += 4 */
gg_status village_smith_task_have_supper(village_agent *agent, gg_phase phase);

/** pick_berries (picking berries)
 *  preconditions: at == wood, food <= 8
 *  effects: food += 2 */
gg_status village_smith_task_pick_berries(village_agent *agent, gg_phase phase);

/** chat (chatting)
 *  preconditions: at in [inn, well], company <= 8
 *  effects: company += 2 */
gg_status village_smith_task_chat(village_agent *agent, gg_phase phase);

/** potter (pottering about)
 *  preconditions: none
 *  effects: none */
gg_status village_smith_task_potter(village_agent *agent, gg_phase phase);

/** buy_bread (buying bread)
 *  preconditions: at == inn, loaves >= 2, coins >= 2, bread <= 1
 *  effects: loaves -= 2, coins -= 2, bread += 2 */
gg_status village_smith_task_buy_bread(village_agent *agent, gg_phase phase);

/** chop_wood (chopping wood)
 *  preconditions: at == wood, wood <= 12
 *  effects: wood += 3 */
gg_status village_smith_task_chop_wood(village_agent *agent, gg_phase phase);

/** forge (forging)
 *  preconditions: at == forge, fire == 0, wood >= 1, tools <= 11, coins <= 8, embers <= 5
 *  effects: wood -= 1, tools += 1, coins += 1, embers += 1 */
gg_status village_smith_task_forge(village_agent *agent, gg_phase phase);

/** sweep (sweeping the forge)
 *  preconditions: at == forge, fire == 0
 *  effects: embers = 0 */
gg_status village_smith_task_sweep(village_agent *agent, gg_phase phase);

/** fill_bucket (filling a bucket)
 *  preconditions: at == well, not bucket
 *  effects: bucket */
gg_status village_smith_task_fill_bucket(village_agent *agent, gg_phase phase);

/** throw_water (throwing water)
 *  preconditions: at == forge, bucket, fire >= 1
 *  effects: not bucket, fire -= 1, not sees_fire */
gg_status village_smith_task_throw_water(village_agent *agent, gg_phase phase);

/** The real value of 'sees_fire' (whether he knows that the forge burns). */
bool village_smith_sense_sees_fire(const village_agent *agent);

/** go (walking)
 *  preconditions: at != to
 *  effects: at = to */
gg_status village_innkeeper_task_go(village_agent *agent, gg_phase phase, village_symbol to);

/** sleep (sleeping)
 *  preconditions: at == home
 *  effects: rest += 10 over time */
gg_status village_innkeeper_task_sleep(village_agent *agent, gg_phase phase);

/** nap (taking a nap)
 *  preconditions: at == home, rest <= 7
 *  effects: rest += 3 */
gg_status village_innkeeper_task_nap(village_agent *agent, gg_phase phase);

/** eat (eating)
 *  preconditions: bread >= 1, food <= 6
 *  effects: bread -= 1, food += 4 */
gg_status village_innkeeper_task_eat(village_agent *agent, gg_phase phase);

/** pick_berries (picking berries)
 *  preconditions: at == wood, food <= 8
 *  effects: food += 2 */
gg_status village_innkeeper_task_pick_berries(village_agent *agent, gg_phase phase);

/** chat (chatting)
 *  preconditions: at in [inn, well], company <= 8
 *  effects: company += 2 */
gg_status village_innkeeper_task_chat(village_agent *agent, gg_phase phase);

/** potter (pottering about)
 *  preconditions: none
 *  effects: none */
gg_status village_innkeeper_task_potter(village_agent *agent, gg_phase phase);

/** take_loaf (taking a loaf)
 *  preconditions: at == inn, loaves >= 1, bread <= 2
 *  effects: loaves -= 1, bread += 1 */
gg_status village_innkeeper_task_take_loaf(village_agent *agent, gg_phase phase);

/** chop_wood (chopping wood)
 *  preconditions: at == wood, wood <= 12
 *  effects: wood += 3 */
gg_status village_innkeeper_task_chop_wood(village_agent *agent, gg_phase phase);

/** bake_loaves (baking for the inn)
 *  preconditions: at == inn, grain >= 1, wood >= 1, loaves <= 26
 *  effects: grain -= 1, wood -= 1, loaves += 4 */
gg_status village_innkeeper_task_bake_loaves(village_agent *agent, gg_phase phase);

/** cook (cooking stew)
 *  preconditions: at == inn, wood >= 1, stew <= 22
 *  effects: wood -= 1, stew += 8 */
gg_status village_innkeeper_task_cook(village_agent *agent, gg_phase phase);

/** serve (serving guests)
 *  preconditions: at == inn
 *  effects: none */
gg_status village_innkeeper_task_serve(village_agent *agent, gg_phase phase);

/** hang_washing (hanging out the washing)
 *  preconditions: at == home, not raining, not washing_out
 *  effects: washing_out */
gg_status village_innkeeper_task_hang_washing(village_agent *agent, gg_phase phase);

/** take_washing (taking the washing in)
 *  preconditions: at == home, washing_out
 *  effects: not washing_out */
gg_status village_innkeeper_task_take_washing(village_agent *agent, gg_phase phase);

/** fill_bucket (filling a bucket)
 *  preconditions: at == well, not bucket
 *  effects: bucket */
gg_status village_innkeeper_task_fill_bucket(village_agent *agent, gg_phase phase);

/** throw_water (throwing water)
 *  preconditions: at == forge, bucket, fire >= 1
 *  effects: not bucket, fire -= 1, not sees_fire */
gg_status village_innkeeper_task_throw_water(village_agent *agent, gg_phase phase);

/** The real value of 'sees_fire' (whether he knows that the forge burns). */
bool village_innkeeper_sense_sees_fire(const village_agent *agent);

/** The real value of 'raining'. */
bool village_innkeeper_sense_raining(const village_agent *agent);

/** go (walking)
 *  preconditions: at != to
 *  effects: at = to */
gg_status village_child_task_go(village_agent *agent, gg_phase phase, village_symbol to);

/** sleep (sleeping)
 *  preconditions: at == home
 *  effects: rest += 10 over time */
gg_status village_child_task_sleep(village_agent *agent, gg_phase phase);

/** eat (eating)
 *  preconditions: bread >= 1, food <= 6
 *  effects: bread -= 1, food += 4 */
gg_status village_child_task_eat(village_agent *agent, gg_phase phase);

/** pick_berries (picking berries)
 *  preconditions: at == wood, food <= 8
 *  effects: food += 2 */
gg_status village_child_task_pick_berries(village_agent *agent, gg_phase phase);

/** play (playing)
 *  preconditions: at != home, company <= 9
 *  effects: company += 1 */
gg_status village_child_task_play(village_agent *agent, gg_phase phase);

/** potter (pottering about)
 *  preconditions: none
 *  effects: none */
gg_status village_child_task_potter(village_agent *agent, gg_phase phase);

/** take_loaf (taking a loaf)
 *  preconditions: at == inn, loaves >= 1, bread <= 2
 *  effects: loaves -= 1, bread += 1 */
gg_status village_child_task_take_loaf(village_agent *agent, gg_phase phase);

/** hang_washing (hanging out the washing)
 *  preconditions: at == home, not raining, not washing_out
 *  effects: washing_out */
gg_status village_child_task_hang_washing(village_agent *agent, gg_phase phase);

/** take_washing (taking the washing in)
 *  preconditions: at == home, washing_out
 *  effects: not washing_out */
gg_status village_child_task_take_washing(village_agent *agent, gg_phase phase);

/** The real value of 'sees_fire' (whether he knows that the forge burns). */
bool village_child_sense_sees_fire(const village_agent *agent);

/** The real value of 'raining'. */
bool village_child_sense_raining(const village_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
