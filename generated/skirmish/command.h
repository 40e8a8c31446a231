/* Made by goapgen from command.yaml. Do not edit: run goapgen again. */
#ifndef COMMAND_GENERATED_H
#define COMMAND_GENERATED_H

#include "gg.h"

#if GG_FORMAT != 28
#error "command.h and gg.h are of different versions: run goapgen command.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    COMMAND_STATE_WORDS = 2, /* 64-bit words of a state */
    COMMAND_PLAN_STEPS = 64, /* steps that a plan has room for (limits: plan) */
    COMMAND_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    COMMAND_EXPANSIONS = 4096, /* methods entered in a planning (limits: nodes) */
    COMMAND_FRAMES = 1, /* of a planner: methods of a plan, or plan + depth */
    COMMAND_CHOICES = 1, /* of a planner: methods of a plan, or plan + depth */
    COMMAND_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    COMMAND_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    COMMAND_CHOSEN = 1, /* methods of a plan that a trace is told of */
    COMMAND_ASKED_WORDS = 1, /* for procedural preconditions */
    COMMAND_GROUND_ACTIONS = 4, /* actions, as events and plans number them */
    COMMAND_GROUND_TASKS = 1, /* tasks, as events number them */
    COMMAND_NODES = 4096, /* of the search for plans of goals (limits: nodes) */
    COMMAND_USABLE_WORDS = 1, /* a bit for each action */
    COMMAND_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    COMMAND_SUBGOALS = 0, /* conditions to achieve */
    COMMAND_VALUES = 12, /* of all facts, as far as a search tells them apart */
    COMMAND_ESTIMATES = 3, /* words of a state, and tables of the goal that has most */
    COMMAND_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    COMMAND_BACKOFFS = 3, /* the goals and the root task, which rest when they failed */
    COMMAND_SENSES = 2, /* sensed facts */
    COMMAND_EXCLUSIONS = 3, /* actions that an agent leaves out of plans for a time */
    COMMAND_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    COMMAND_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    COMMAND_AGENT_RULES = 1, /* rules on private facts */
    COMMAND_WORLD_RULES = 0, /* rules on shared facts */
    COMMAND_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    COMMAND_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum command_fact {
    COMMAND_FACT_FIT = 0,
    COMMAND_FACT_PRESSED = 1,
    COMMAND_FACT_TAKEN = 2,
} command_fact;

/** All objects and symbols. */
typedef enum command_symbol {
    COMMAND_YARD = 0,
    COMMAND_HALL = 1,
    COMMAND_TOWER = 2,
} command_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum command_action {
    COMMAND_ACTION_SEND = 0,
    COMMAND_ACTION_WATCH = 1,
    COMMAND_ACTION_NONE = 2,
} command_action;

/** The tasks without parameters, by number. */
typedef enum command_task {
    COMMAND_TASK_STAND_BY = 0,
} command_task;

/** The goals, by number. */
typedef enum command_goal {
    COMMAND_GOAL_BASE_SAFE = 0,
    COMMAND_GOAL_TOWER_TAKEN = 1,
} command_goal;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct command_agent_activity {
    command_action action; /**< COMMAND_ACTION_NONE: nothing */
    command_symbol arguments[1]; /**< in order; where the action has fewer, the others mean nothing */
} command_agent_activity;

extern const GG_ROM gg_domain command_domain;

/** The shared facts and the clock. */
typedef struct command_world {
    gg_world core;
    uint64_t state[COMMAND_STATE_WORDS]; /* the shared facts */
} command_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct command_agent {
    gg_agent core;
    uint64_t state[COMMAND_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[COMMAND_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[COMMAND_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[COMMAND_STATE_WORDS]; /* the state that it plans from */
    uint32_t timers[COMMAND_AGENT_RULES]; /* milliseconds until each rule applies */
    gg_backoff backoffs[COMMAND_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint32_t senses[COMMAND_SENSES]; /* milliseconds until each sensed fact is read */
    gg_exclusion exclusions[COMMAND_EXCLUSIONS]; /* actions that it leaves out of plans for a time */
    uint16_t plan[COMMAND_PLAN_STEPS]; /* its steps, ground actions */
} command_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  command_planner_init, or as zeros. */
typedef struct command_planner {
    gg_planner core;
    gg_frame frames[COMMAND_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[COMMAND_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(COMMAND_CHOICES + 1) * COMMAND_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[COMMAND_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * COMMAND_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[COMMAND_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[COMMAND_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    gg_node nodes[COMMAND_NODES + 1]; /* the states that were come to */
    uint32_t heap[COMMAND_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(COMMAND_NODES + 1) * COMMAND_STATE_WORDS]; /* the states themselves */
    uint64_t usable[COMMAND_USABLE_WORDS]; /* the actions that are not kept out */
    gg_distance relaxed_costs[COMMAND_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[COMMAND_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * COMMAND_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * COMMAND_STATE_WORDS]; /* states that are worked on */
} command_planner;

/** Puts the world into its start state, at clock 0. */
static inline void command_world_init(command_world *world)
{
    gg_world_init(&world->core, &command_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void command_world_tick(command_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t command_world_quiet(const command_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment command_world_attach(command_world *world)
{
    return gg_world_attach(&world->core, &command_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void command_agent_init(command_agent *agent, command_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *command_planner_core(command_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = COMMAND_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = COMMAND_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = COMMAND_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = COMMAND_DEPTH;
    workspace->expansion_limit = COMMAND_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = COMMAND_NODES;
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
static inline void command_planner_init(command_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void command_planner_trace(command_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are COMMAND_STATE_WORDS for each agent. See gg_record.h. */
static inline void command_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &command_domain, memory);
}

/** The trace that makes the record: for command_planner_trace, with the record as context. */
static inline void command_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment command_agent_attach(command_agent *agent, command_world *world,
                                            command_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? command_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void command_agent_detail(command_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void command_agent_tick(command_agent *agent, command_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, command_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t command_agent_quiet(const command_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t command_agent_advance(command_agent *agent, command_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, command_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool command_agent_stop(command_agent *agent, command_planner *planner)
{
    return gg_agent_stop(&agent->core, command_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no command_action: see command_agent_doing. */
static inline uint16_t command_agent_ground_action(const command_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t command_agent_elapsed(const command_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status command_agent_ending(const command_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for command_agent_quiet, the function only waits until then. */
static inline gg_status command_agent_wait(command_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status command_agent_wait_for(command_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t command_agent_random(command_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void command_sense(command_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t command_agent_explain(command_agent *agent, command_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, command_planner_core(planner), &gg_goal_reasons, &gg_task_reasons,
                            text, size);
}

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome command_agent_plan(command_agent *agent, command_planner *planner, command_goal goal,
                                       gg_plan *plan)
{
    return gg_agent_plan(&agent->core, command_planner_core(planner), (uint16_t)goal, plan);
}

/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */
static inline uint16_t command_agent_goal(const command_agent *agent)
{
    return agent->core.goal;
}

/** The action that is running; COMMAND_ACTION_NONE where none is. */
command_agent_activity command_agent_doing(const command_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *command_symbol_name(command_symbol symbol);

/** The position of an object among those of type 'post'; one past the last
 *  if it is none. */
static inline uint32_t command_position_of_post(command_symbol object)
{
    switch (object) {
    case COMMAND_YARD:
        return 0;
    case COMMAND_HALL:
        return 1;
    case COMMAND_TOWER:
        return 2;
    default:
        return 3;
    }
}

/** fit (soldiers who can be sent): 0 to 3 */
static inline int32_t command_fit(const command_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, COMMAND_FACT_FIT);
    return (int32_t)packed;
}

static inline void command_set_fit(command_agent *agent, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, COMMAND_FACT_FIT, packed);
}

/** pressed (whether enemies are near the base) */
static inline bool command_pressed(const command_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, COMMAND_FACT_PRESSED);
    return packed != 0;
}

static inline void command_set_pressed(command_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, COMMAND_FACT_PRESSED, packed);
}

/** The number of the fact 'taken' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t command_fact_taken(command_symbol post)
{
    uint32_t index = 0;
    if (command_position_of_post(post) == 3)
        return GG_NONE;
    index = index * 3 + command_position_of_post(post);
    return (uint16_t)(COMMAND_FACT_TAKEN + index);
}

/** taken */
static inline bool command_taken(const command_agent *agent, command_symbol post)
{
    uint32_t packed = gg_agent_read(&agent->core, command_fact_taken(post));
    return packed != 0;
}

static inline void command_set_taken(command_agent *agent, command_symbol post, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, command_fact_taken(post), packed);
}

/** before, constant; 0 or the first value if there is none */
static inline bool command_before(command_symbol post_1, command_symbol post_2)
{
    static const uint8_t values_of_all[] = {
        0, 1, 0, 0, 0, 1, 0, 0, 0,
        0};
    uint32_t index = 9;
    if (command_position_of_post(post_1) < 3 &&
        command_position_of_post(post_2) < 3)
        index = (command_position_of_post(post_1)) * 3 + command_position_of_post(post_2);
    uint32_t packed = values_of_all[index];
    return packed != 0;
}

/* The functions to be filled in, in command_tasks.c. */

/** send
 *  preconditions: fit >= 1, not taken(to), all(post p) (taken(p) or not before(p, to))
 *  effects: taken(to) */
gg_status command_task_send(command_agent *agent, gg_phase phase, command_symbol to);

/** watch
 *  preconditions: none
 *  effects: none */
gg_status command_task_watch(command_agent *agent, gg_phase phase);

/** The real value of 'fit' (soldiers who can be sent). */
int32_t command_sense_fit(const command_agent *agent);

/** The real value of 'pressed' (whether enemies are near the base). */
bool command_sense_pressed(const command_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
