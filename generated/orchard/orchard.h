/* Made by goapgen from orchard.yaml. Do not edit: run goapgen again. */
#ifndef ORCHARD_GENERATED_H
#define ORCHARD_GENERATED_H

#include "gg.h"
#include "gg_team_agents.h"

#if GG_FORMAT != 28
#error "orchard.h and gg.h are of different versions: run goapgen orchard.yaml, with the goapgen that came with this gg.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What the types below are sized for. */
enum {
    ORCHARD_STATE_WORDS = 2, /* 64-bit words of a state */
    ORCHARD_PLAN_STEPS = 64, /* steps that a plan has room for (limits: plan) */
    ORCHARD_DEPTH = 64, /* how deep tasks are nested (limits: depth) */
    ORCHARD_EXPANSIONS = 4096, /* methods entered in a planning (limits: nodes) */
    ORCHARD_FRAMES = 0, /* of a planner: methods of a plan, or plan + depth */
    ORCHARD_CHOICES = 0, /* of a planner: methods of a plan, or plan + depth */
    ORCHARD_STARTS = 0, /* of a planner: as FRAMES, where tasks are recursive or failures are remembered */
    ORCHARD_ENTRIES = 0, /* of a planner: what it remembers while it plans a task */
    ORCHARD_CHOSEN = 0, /* methods of a plan that a trace is told of */
    ORCHARD_ASKED_WORDS = 1, /* for procedural preconditions */
    ORCHARD_GROUND_ACTIONS = 16, /* actions, as events and plans number them */
    ORCHARD_GROUND_TASKS = 0, /* tasks, as events number them */
    ORCHARD_NODES = 4096, /* of the search for plans of goals (limits: nodes) */
    ORCHARD_USABLE_WORDS = 1, /* a bit for each action */
    ORCHARD_DYNAMIC_COSTS = 1, /* dynamic costs, and what walks cost from each place */
    ORCHARD_SUBGOALS = 0, /* conditions to achieve */
    ORCHARD_VALUES = 60, /* of all facts, as far as a search tells them apart */
    ORCHARD_ESTIMATES = 9, /* words of a state, and tables of the goal that has most */
    ORCHARD_WATCHES = 0, /* choices of a plan that a method of higher priority would have won */
    ORCHARD_BACKOFFS = 8, /* the goals and the root task, which rest when they failed */
    ORCHARD_SENSES = 0, /* sensed facts */
    ORCHARD_EXCLUSIONS = 0, /* actions that an agent leaves out of plans for a time */
    ORCHARD_FOUND_STEPS = 0, /* as PLAN_STEPS, where searches go on from a plan or goals are weighed */
    ORCHARD_KEPT_WORDS = 0, /* a bit for each goal, to be kept */
    ORCHARD_CLAIMED = 6, /* shared facts that actions claim */
    ORCHARD_AGENT_RULES = 0, /* rules on private facts */
    ORCHARD_WORLD_RULES = 0, /* rules on shared facts */
    ORCHARD_STEP_NUMBERS = 0, /* of a plan and of what is claimed, where facts tell the places of actions */
    ORCHARD_WALKS = 1, /* of an agent */
    ORCHARD_PLACES = 4, /* places that agents walk to */
    ORCHARD_WANTS = 4, /* goals that the game gives to an agent (limits: wants) */
    ORCHARD_WANT_FLAGS = 4, /* tests of words of flags in wanted conditions */
    ORCHARD_WANT_RANGES = 4, /* tests of words of numbers in wanted conditions */
    ORCHARD_TEAM_MEMBERS = 8, /* members that a team has room for (team: members) */
    ORCHARD_TEAM_REQUESTS = 16, /* and requests (team: requests) */
    ORCHARD_TEAM_BOOKINGS = 256, /* bookings of all members together */
    ORCHARD_TEAM_QUEUE = 4, /* what a member does, and what is told ahead (team: queue) */
    ORCHARD_TEAM_SKILLS = 2, /* skills */
    ORCHARD_TEAM_LEVELS = 16, /* skills of all members */
    ORCHARD_TEAM_PLACES = 4, /* places with a capacity */
    ORCHARD_TEAM_DENIED = 8, /* a bit for each action, of all members */
    ORCHARD_TEAM_CLAIMED = 6, /* facts of which requests keep something */
    ORCHARD_TEAM_MEMORY = 16283, /* 64-bit words to plan schedules in */
    ORCHARD_SEEDS = 0, /* numbers from which follows what is drawn */
};

/** The facts by number; of one with parameters, its first. */
typedef enum orchard_fact {
    ORCHARD_FACT_STOCK = 0,
    ORCHARD_FACT_HERE = 6,
    ORCHARD_FACT_WARM = 7,
} orchard_fact;

/** All objects and symbols. */
typedef enum orchard_symbol {
    ORCHARD_STOVE_1 = 0,
    ORCHARD_STOVE_2 = 1,
    ORCHARD_HUT = 2,
    ORCHARD_RAW_APPLE = 3,
    ORCHARD_ROAST_APPLE = 4,
    ORCHARD_GATE = 5,
} orchard_symbol;

/** The actions of the YAML. Events and plans number ground actions instead;
 *  gg_action.source_index tells which action of the YAML each is. */
typedef enum orchard_action {
    ORCHARD_ACTION_MAKE_FIRE = 0,
    ORCHARD_ACTION_COLLECT = 1,
    ORCHARD_ACTION_TRANSFER = 2,
    ORCHARD_ACTION_COOK = 3,
    ORCHARD_ACTION_NONE = 4,
} orchard_action;

/** The goals of the YAML. Events number ground goals instead; see
 *  gg_goal_source_of. */
typedef enum orchard_goal {
    ORCHARD_GOAL_ROAST = 0,
    ORCHARD_GOAL_BE_WARM = 1,
    ORCHARD_GOAL_NONE = 2,
} orchard_goal;

/** The skills of members of a team, by number. */
typedef enum orchard_skill {
    ORCHARD_SKILL_COLLECTING = 0,
    ORCHARD_SKILL_COOKING = 1,
} orchard_skill;

/** What an agent pursues: a goal of the YAML, and the symbols of its parameters. */
typedef struct orchard_agent_pursuit {
    orchard_goal goal; /**< ORCHARD_GOAL_NONE: its root task, or nothing */
    orchard_symbol arguments[1]; /**< in order; where the goal has fewer, the others mean nothing */
} orchard_agent_pursuit;

/** What an agent is doing: an action of the YAML, and the symbols of its
 *  parameters. */
typedef struct orchard_agent_activity {
    orchard_action action; /**< ORCHARD_ACTION_NONE: nothing */
    orchard_symbol arguments[3]; /**< in order; where the action has fewer, the others mean nothing */
} orchard_agent_activity;

extern const GG_ROM gg_team_tables orchard_team_tables;
extern const GG_ROM gg_domain orchard_domain;

/** The shared facts and the clock. */
typedef struct orchard_world {
    gg_world core;
    uint64_t state[ORCHARD_STATE_WORDS]; /* the shared facts */
    gg_point points[ORCHARD_PLACES]; /* where the places are */
    gg_reservation reservations[ORCHARD_CLAIMED]; /* what agents have claimed */
    gg_claim_holders holders[1]; /* how many agents have claimed something */
    gg_turns turns[1]; /* how many wait for these facts */
    gg_queue queues[ORCHARD_CLAIMED]; /* who waits for each of them */
} orchard_world;

/** An agent: its own facts, its plan, the action that it is doing. */
typedef struct orchard_agent {
    gg_agent core;
    uint64_t state[ORCHARD_STATE_WORDS]; /* the facts, as it knows them */
    uint64_t snapshot[ORCHARD_STATE_WORDS]; /* what it knew when it last decided */
    uint64_t support_mask[ORCHARD_STATE_WORDS]; /* the bits that the rest of its plan depends on */
    uint64_t from[ORCHARD_STATE_WORDS]; /* the state that it plans from */
    gg_backoff backoffs[ORCHARD_BACKOFFS]; /* how long each goal, and last the root task, still waits */
    uint16_t plan[ORCHARD_PLAN_STEPS]; /* its steps, ground actions */
    gg_walk walk[ORCHARD_WALKS]; /* its speed, and where it stands between places */
    gg_membership membership[1]; /* whose member it is */
    gg_want wants[ORCHARD_WANTS]; /* the goals that the game gave to it */
    gg_flag_test want_flags[ORCHARD_WANT_FLAGS]; /* what those ask for that are conditions */
    gg_range_test want_ranges[ORCHARD_WANT_RANGES]; /* and of numbers */
    uint64_t planning_state[ORCHARD_STATE_WORDS]; /* what it plans with: what others leave of shared facts */
    uint64_t view_snapshot[ORCHARD_STATE_WORDS]; /* the real values when it last decided */
    uint64_t refused[ORCHARD_USABLE_WORDS]; /* actions that wait for what others have claimed */
    uint32_t released[1]; /* claims that had ended when these began to wait */
    uint16_t numbers[ORCHARD_CLAIMED]; /* its number for each claimed fact */
    uint8_t named[ORCHARD_CLAIMED]; /* what it has passed over because of them */
} orchard_agent;

/** What agents plan with: one for all agents of a thread. It begins with
 *  orchard_planner_init, or as zeros. */
typedef struct orchard_planner {
    gg_planner core;
    gg_frame frames[ORCHARD_FRAMES + 1]; /* what is still to be done, task by task */
    gg_choice_point choices[ORCHARD_CHOICES + 1]; /* where another method can be tried */
    uint64_t choice_states[(ORCHARD_CHOICES + 1) * ORCHARD_STATE_WORDS]; /* the states there */
    gg_chosen_method chosen[ORCHARD_CHOSEN + 1]; /* the methods of the plan, for a trace */
    uint64_t states[2 * ORCHARD_STATE_WORDS]; /* the state that is planned from, and the one come to */
    uint64_t asked[ORCHARD_ASKED_WORDS]; /* which functions of the game were asked, and their answers */
    uint16_t steps[ORCHARD_PLAN_STEPS + 1]; /* a plan that is not carried out yet */
    gg_node nodes[ORCHARD_NODES + 1]; /* the states that were come to */
    uint32_t heap[ORCHARD_NODES + 1]; /* those to be expanded, the best one first */
    uint64_t node_states[(ORCHARD_NODES + 1) * ORCHARD_STATE_WORDS]; /* the states themselves */
    uint64_t usable[ORCHARD_USABLE_WORDS]; /* the actions that are not kept out */
    gg_distance relaxed_costs[ORCHARD_VALUES]; /* how far each value of a fact is, as if nothing were undone */
    gg_distance estimates[ORCHARD_ESTIMATES]; /* a state, and what each table of a goal said of it */
    uint64_t sets[3 * ORCHARD_USABLE_WORDS]; /* the actions that are tried in a state */
    uint64_t scratch[5 * ORCHARD_STATE_WORDS]; /* states that are worked on */
    uint64_t reading[ORCHARD_STATE_WORDS]; /* the state a plan has come to */
} orchard_planner;

/** The books of a team: its members, what it is asked for, and what is booked. */
typedef struct orchard_team {
    gg_team core;
    gg_team_member_slot member_slots[ORCHARD_TEAM_MEMBERS]; /* its members */
    uint32_t levels[ORCHARD_TEAM_LEVELS]; /* by member, then skill */
    gg_team_request_slot request_slots[ORCHARD_TEAM_REQUESTS]; /* its requests */
    gg_team_entry entries[ORCHARD_TEAM_BOOKINGS]; /* what is booked */
    uint16_t capacities[ORCHARD_TEAM_PLACES]; /* how many can work at each place */
    uint64_t denied[ORCHARD_TEAM_DENIED]; /* actions that each member must not do now */
    uint32_t kept[ORCHARD_TEAM_CLAIMED]; /* what requests keep */
    uint64_t words[5 * ORCHARD_STATE_WORDS]; /* states that are worked on */
    gg_team_queued queue[ORCHARD_TEAM_QUEUE]; /* of the member that was asked about last */
} orchard_team;

/** What a member of a team can do: by skill its level in thousandths. At 2000 an action of the
 *  skill takes half its duration; 0: it cannot do it. */
typedef struct orchard_team_profile {
    uint32_t levels[ORCHARD_TEAM_SKILLS];
} orchard_team_profile;

/** What a team plans with: each team has one of its own, which begins as zeros. */
typedef struct orchard_team_planner {
    gg_team_planner core;
    uint64_t memory[ORCHARD_TEAM_MEMORY];
} orchard_team_planner;

/** Puts the world into its start state, at clock 0. */
static inline void orchard_world_init(orchard_world *world)
{
    gg_world_init(&world->core, &orchard_domain);
}

/** Lets time pass in the world: the rules on shared facts. */
static inline void orchard_world_tick(orchard_world *world, uint32_t milliseconds)
{
    gg_world_tick(&world->core, milliseconds);
}

/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */
static inline uint32_t orchard_world_quiet(const orchard_world *world)
{
    return gg_world_quiet(&world->core);
}

/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */
static inline gg_attachment orchard_world_attach(orchard_world *world)
{
    return gg_world_attach(&world->core, &orchard_domain);
}

/** Puts an agent into the start state. The seed is that of its random
 *  choices. */
static inline void orchard_agent_init(orchard_agent *agent, orchard_world *world, uint32_t seed)
{
    gg_agent_init(&agent->core, &world->core, 0, seed);
}

/** The planner as the runtime takes it. */
static inline gg_planner *orchard_planner_core(orchard_planner *planner)
{
    gg_workspace *workspace = &planner->core.workspace;
    workspace->frames = planner->frames;
    workspace->frame_capacity = ORCHARD_FRAMES;
    workspace->choices = planner->choices;
    workspace->choice_capacity = ORCHARD_CHOICES;
    workspace->choice_states = planner->choice_states;
    workspace->chosen = planner->chosen;
    workspace->chosen_capacity = ORCHARD_CHOSEN;
    workspace->states = planner->states;
    workspace->asked = planner->asked;
    workspace->depth_limit = ORCHARD_DEPTH;
    workspace->expansion_limit = ORCHARD_EXPANSIONS;
    planner->core.steps = planner->steps;
    planner->core.search.nodes = planner->nodes;
    planner->core.search.node_capacity = ORCHARD_NODES;
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
static inline void orchard_planner_init(orchard_planner *planner)
{
    gg_planner_init(&planner->core);
}

/** Sets the function that is told every event, see gg_event; NULL: none. */
static inline void orchard_planner_trace(orchard_planner *planner, gg_trace *trace, void *context)
{
    planner->core.trace = trace;
    planner->core.context = context;
    planner->core.tracing = trace ? &gg_tracing : NULL;
}

/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of
 *  memory->states there are ORCHARD_STATE_WORDS for each agent. See gg_record.h. */
static inline void orchard_record_begin(gg_record *record, const gg_record_memory *memory)
{
    gg_record_begin(record, &orchard_domain, memory);
}

/** The trace that makes the record: for orchard_planner_trace, with the record as context. */
static inline void orchard_agent_record(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_record_event(context, agent, event);
}

/** Makes saved bytes an agent of this world again. The running action goes on
 *  without being started anew; a planning that was under way goes on in the
 *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */
static inline gg_attachment orchard_agent_attach(orchard_agent *agent, orchard_world *world,
                                            orchard_planner *planner)
{
    return gg_agent_attach(&agent->core, &world->core,
                           planner ? orchard_planner_core(planner) : NULL);
}

/** How often and with how much work an agent decides: milliseconds from one
 *  decision to the next, 0: in each tick; and expansions of a planning for a goal
 *  in a tick, 0: any number. See gg_agent_detail in gg.h. */
static inline void orchard_agent_detail(orchard_agent *agent, uint32_t interval, uint32_t budget)
{
    gg_agent_detail(&agent->core, interval, budget);
}

/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on
 *  with its action. */
static inline void orchard_agent_tick(orchard_agent *agent, orchard_planner *planner, uint32_t milliseconds)
{
    gg_agent_tick(&agent->core, orchard_planner_core(planner), milliseconds);
}

/** For how many milliseconds nothing happens to the agent, unless something changes that it
 *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing
 *  comes. See gg_agent_quiet in gg.h. */
static inline uint32_t orchard_agent_quiet(const orchard_agent *agent)
{
    return gg_agent_quiet(&agent->core);
}

/** Lets a long time pass for an agent, from one thing that comes due to the next, in at most so
 *  many steps; the world stands still meanwhile. Returns the milliseconds that are left. See
 *  gg_agent_advance in gg.h. */
static inline uint32_t orchard_agent_advance(orchard_agent *agent, orchard_planner *planner,
                                      uint32_t milliseconds, uint32_t steps)
{
    return gg_agent_advance(&agent->core, orchard_planner_core(planner), milliseconds, steps);
}

/** Stops the running action or the walk to it, if any, and gives the plan up, and with it
 *  what the agent has claimed: call this before an agent is dropped. Returns false and stops
 *  nothing in functions that must not use the planner: see gg_calls in gg.h. */
static inline bool orchard_agent_stop(orchard_agent *agent, orchard_planner *planner)
{
    return gg_agent_stop(&agent->core, orchard_planner_core(planner));
}

/** The number of the ground action that is running, as events and plans have it, or
 *  GG_NONE. It is no orchard_action: see orchard_agent_doing. */
static inline uint16_t orchard_agent_ground_action(const orchard_agent *agent)
{
    return gg_agent_action(&agent->core);
}

/** Milliseconds since the running action, or the walk to one, started. */
static inline uint32_t orchard_agent_elapsed(const orchard_agent *agent)
{
    return agent->core.elapsed;
}

/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also
 *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */
static inline gg_status orchard_agent_ending(const orchard_agent *agent)
{
    return gg_agent_ending(&agent->core);
}

/** For a task stub: GG_RUNNING until the action's duration is over, then
 *  GG_SUCCESS; for orchard_agent_quiet, the function only waits until then. */
static inline gg_status orchard_agent_wait(orchard_agent *agent)
{
    return gg_agent_wait(&agent->core);
}

/** The same with so many milliseconds since the start in place of the duration; the function
 *  is not called in ticks before. See gg_agent_wait_for in gg.h. */
static inline gg_status orchard_agent_wait_for(orchard_agent *agent, uint32_t milliseconds)
{
    return gg_agent_wait_for(&agent->core, milliseconds);
}

/** A number from 0 to count - 1, from the agent's own random numbers. */
static inline uint32_t orchard_agent_random(orchard_agent *agent, uint32_t count)
{
    return gg_random_below(&agent->core.random, count);
}

/** Reads all sensed facts anew, however often each is read. */
static inline void orchard_sense(orchard_agent *agent)
{
    gg_agent_sense(&agent->core);
}

/** Writes what an agent would do now, and why nothing else, a line for each goal and
 *  method: "not live > feed, because of hungry: it is 0, wants >= 6". It does not change
 *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length of
 *  the whole text. See gg_agent_explain in gg_explain.h. */
static inline size_t orchard_agent_explain(orchard_agent *agent, orchard_planner *planner, char *text,
                                      size_t size)
{
    return gg_agent_explain(&agent->core, orchard_planner_core(planner), &gg_goal_reasons, NULL,
                            text, size);
}

/** The number of a ground goal, as events have it: a goal of the YAML with symbols for
 *  its parameters, in order; NULL if it has none. GG_NONE: there is none, as constants
 *  rule it out. */
uint16_t orchard_goal_number(orchard_goal goal, const orchard_symbol *arguments);

/** Plans a goal from what the agent knows; it does not act on it. The plan's
 *  steps are ground actions. See gg_agent_plan in gg.h. */
static inline gg_outcome orchard_agent_plan(orchard_agent *agent, orchard_planner *planner, orchard_goal goal,
                                       const orchard_symbol *arguments, gg_plan *plan)
{
    return gg_agent_plan(&agent->core, orchard_planner_core(planner),
                         orchard_goal_number(goal, arguments), plan);
}

/** The goal of the agent's plan and the symbols of its parameters; ORCHARD_GOAL_NONE: it is
 *  at its root task, or there is no plan. */
orchard_agent_pursuit orchard_agent_pursuing(const orchard_agent *agent);

/** The goal alone; GG_NONE: the root task, or there is no plan. */
static inline uint16_t orchard_agent_goal(const orchard_agent *agent)
{
    orchard_goal goal = orchard_agent_pursuing(agent).goal;
    return goal == ORCHARD_GOAL_NONE ? GG_NONE : (uint16_t)goal;
}

/** The number of the ground action that the agent walks to, or GG_NONE. */
static inline uint16_t orchard_agent_walking(const orchard_agent *agent)
{
    return gg_agent_walking(&agent->core);
}

/** How many milliseconds that walk takes in all; orchard_agent_elapsed tells how long it has
 *  taken so far. */
static inline uint32_t orchard_agent_walk_time(const orchard_agent *agent)
{
    return gg_agent_walk_time(&agent->core);
}

/** For orchard_travel_walk: GG_RUNNING until that time is over, then GG_SUCCESS. */
static inline gg_status orchard_agent_walked(orchard_agent *agent)
{
    return gg_agent_walked(&agent->core);
}

/** Sets the speed in thousandths a second, 1 to GG_TOP_SPEED; it counts from now on. */
static inline void orchard_agent_set_speed(orchard_agent *agent, uint32_t speed)
{
    gg_agent_set_speed(&agent->core, speed);
}

/** Says where an agent is, in thousandths, that the game has moved; a walk goes on from there. See
 *  gg_agent_set_point in gg.h. */
static inline void orchard_agent_set_point(orchard_agent *agent, int32_t x, int32_t y)
{
    gg_agent_set_point(&agent->core, x, y);
}

/** Where an agent is, in thousandths: also on its way. */
static inline gg_point orchard_agent_point(const orchard_agent *agent)
{
    return gg_agent_point(&agent->core);
}

/** Moves a place; the numbers are thousandths, -GG_MAP_EDGE to GG_MAP_EDGE. */
static inline void orchard_world_set_place(orchard_world *world, orchard_symbol place, int32_t x, int32_t y)
{
    gg_world_set_place(&world->core, (uint16_t)place, x, y);
}

/** Gives the agent a goal, which it pursues beside its own until it is reached once,
 *  with symbols for its parameters (NULL if it has none). Returns the want's id, 0 if it
 *  is refused. See gg_agent_want in gg.h. */
static inline uint32_t orchard_agent_want(orchard_agent *agent, orchard_goal goal,
                                     const orchard_symbol *arguments, int32_t priority)
{
    return gg_agent_want(&agent->core, orchard_goal_number(goal, arguments), priority);
}

/** Gives the agent a condition as a goal, see orchard_agent_want; it is copied. */
static inline uint32_t orchard_agent_want_condition(orchard_agent *agent,
                                               const gg_condition_builder *builder,
                                               int32_t priority)
{
    return gg_agent_want_condition(&agent->core, builder, priority);
}

/** Takes a want back. False: there is no such want, or it has ended. */
static inline bool orchard_agent_unwant(orchard_agent *agent, uint32_t id)
{
    return gg_agent_unwant(&agent->core, id);
}

/** How it goes with a want, until its slot is used by another one. */
static inline gg_want_status orchard_agent_want_status(const orchard_agent *agent, uint32_t id)
{
    return gg_agent_want_status(&agent->core, id);
}

/** The books as the runtime takes them. */
static inline gg_team *orchard_team_core(orchard_team *team)
{
    gg_team *core = &team->core;
    core->tables = &orchard_team_tables;
    core->member_slots = team->member_slots;
    core->member_limit = ORCHARD_TEAM_MEMBERS;
    core->levels = team->levels;
    core->request_slots = team->request_slots;
    core->request_limit = ORCHARD_TEAM_REQUESTS;
    core->entries = team->entries;
    core->entry_limit = ORCHARD_TEAM_BOOKINGS;
    core->capacities = team->capacities;
    core->denied = team->denied;
    core->kept = team->kept;
    core->words = team->words;
    return core;
}

/** Makes a team without members and requests, whose members live in a world that was
 *  initialised before. */
static inline void orchard_team_init(orchard_team *team, orchard_world *world)
{
    gg_team_init_in(orchard_team_core(team), &world->core);
}

/** Makes saved bytes a team of this program again. The world is attached before, and when the
 *  agents of its members are attached, orchard_team_attach_member is called for each of them; a
 *  member for which it is not called has left when the team is ticked. */
static inline gg_attachment orchard_team_attach(orchard_team *team, orchard_world *world)
{
    return gg_team_attach_to(orchard_team_core(team), &world->core);
}

/** Tells a team that was attached which agent its member is. */
static inline void orchard_team_attach_member(orchard_team *team, uint16_t member, orchard_agent *agent)
{
    gg_team_attach_agent(orchard_team_core(team), member, &agent->core);
}

/** Lets an agent join: gives its number, or GG_NONE if there is no room, or the agent is a
 *  member of a team or lives in another world. */
static inline uint16_t orchard_team_join(orchard_team *team, orchard_agent *agent,
                                    const orchard_team_profile *profile)
{
    return gg_team_join_agent(orchard_team_core(team), &agent->core, profile->levels);
}

/** Lets a member leave; call this before an agent is dropped or begun anew. What it is doing
 *  for the team it stops when it is ticked next. What was asked for it alone is forgotten.
 *  False: it is no member. */
static inline bool orchard_team_leave(orchard_team *team, orchard_agent *agent)
{
    return gg_team_leave_agent(orchard_team_core(team), &agent->core);
}

/** The number of an agent in a team; GG_NONE: it is no member. */
static inline uint16_t orchard_team_member(const orchard_team *team, const orchard_agent *agent)
{
    return gg_team_number(&team->core, &agent->core);
}

/** Asks for a goal, with symbols for its parameters (NULL if it has none), to be reached
 *  once. member: whose private facts count; GG_NONE: anybody's. What it asks for of claimed
 *  numbers is kept for it once it is reached, until it is released or cancelled. Requests of
 *  higher priority come first. promise: whether what orchard_team_eta tells of it holds against
 *  later requests of the same priority. Gives an id, or 0 if there is no room, no such ground goal
 *  or no such member. */
static inline uint32_t orchard_team_want(orchard_team *team, orchard_goal goal,
                                    const orchard_symbol *arguments, uint16_t member,
                                    int32_t priority, bool promise)
{
    return gg_team_want(orchard_team_core(team), orchard_goal_number(goal, arguments), member,
                        priority, promise);
}

/** Ends a request. Work for it that runs goes on, and another request may use what it makes;
 *  with `stop` it is given up. False: there is no such request. */
static inline bool orchard_team_cancel(orchard_team *team, uint32_t id, bool stop)
{
    return gg_team_cancel(orchard_team_core(team), id, stop);
}

/** Gives what a request that was reached keeps to others, and forgets the request. False: it was
 *  not reached. */
static inline bool orchard_team_release(orchard_team *team, uint32_t id)
{
    return gg_team_release(orchard_team_core(team), id);
}

/** How far a request is. */
static inline gg_team_state orchard_team_state(const orchard_team *team, uint32_t id)
{
    return gg_team_state_of(&team->core, id);
}

/** Milliseconds until a request is reached, as it is planned; GG_TEAM_NEVER: it is not. */
static inline uint32_t orchard_team_eta(const orchard_team *team, uint32_t id)
{
    return gg_team_eta(&team->core, id);
}

/** The ground fact that is in the way of a request while it cannot be met; GG_NONE: none is known. */
static inline uint16_t orchard_team_lacks(const orchard_team *team, uint32_t id)
{
    return gg_team_lacking(&team->core, id);
}

/** Why a request cannot be met now, as far as that is known. */
static inline gg_team_reason orchard_team_reason(const orchard_team *team, uint32_t id)
{
    return gg_team_reason_of(&team->core, id);
}

/** By how many milliseconds all that is planned may be done too late, beside the best that
 *  there is; 0: nothing is earlier; GG_TEAM_NEVER: it is not known. */
static inline uint32_t orchard_team_gap(const orchard_team *team)
{
    return team->core.gap;
}

/** What a member does for its team, if it is at work, and then what is booked for it, as far as
 *  `team: queue` tells. count: becomes the number of rows, which stand until this is asked
 *  again. */
static inline const gg_team_queued *orchard_team_queue(orchard_team *team, uint16_t member,
                                                  uint16_t *count)
{
    bool works = member < ORCHARD_TEAM_MEMBERS && team->member_slots[member].status == GG_TEAM_WORKING;
    *count = gg_team_list_queue(orchard_team_core(team), member, team->queue,
                                (uint16_t)(ORCHARD_TEAM_QUEUE - !works));
    return team->queue;
}

/** How much work a team plans with in a tick, GG_TEAM_DETAIL at the beginning; 0: as much as there is.
 *  A unit is what it takes to look at one task for one member. A planning that takes more goes on in
 *  the next tick, while all work by the best schedule so far. */
static inline void orchard_team_detail(orchard_team *team, uint32_t work)
{
    team->core.budget = work;
}

/** Lets time pass for a team, and plans if anything has changed. In a tick of the game the world
 *  is ticked first, then the team, then the agents. */
static inline void orchard_team_tick(orchard_team *team, orchard_team_planner *planner, uint32_t milliseconds)
{
    planner->core.memory = planner->memory;
    planner->core.size = (uint32_t)sizeof planner->memory;
    planner->core.beam = GG_TEAM_BEAM_WIDTH;
    gg_team_tick_agents(orchard_team_core(team), &planner->core, milliseconds);
}

/** Sets how many members can work at a place at a time; GG_TEAM_UNLIMITED: any number. */
static inline void orchard_team_set_capacity(orchard_team *team, orchard_symbol place, uint16_t capacity)
{
    gg_team_set_room(orchard_team_core(team), (uint16_t)place, capacity);
}

/** Moves a place, as orchard_world_set_place does, and plans anew. */
static inline void orchard_team_set_place(orchard_team *team, orchard_symbol place, int32_t x, int32_t y)
{
    gg_team_set_place(orchard_team_core(team), (uint16_t)place, x, y);
}

/** The action that is running; ORCHARD_ACTION_NONE where none is. */
orchard_agent_activity orchard_agent_doing(const orchard_agent *agent);

/** The name of a symbol in the YAML; "" if there is no such symbol, and in a
 *  build that leaves names out (GG_NO_NAMES). */
const char *orchard_symbol_name(orchard_symbol symbol);

/** The position of an object among those of type 'facility'; one past the last
 *  if it is none. */
static inline uint32_t orchard_position_of_facility(orchard_symbol object)
{
    switch (object) {
    case ORCHARD_STOVE_1:
        return 0;
    case ORCHARD_STOVE_2:
        return 1;
    case ORCHARD_HUT:
        return 2;
    default:
        return 3;
    }
}

/** The position of an object among those of type 'item'; one past the last
 *  if it is none. */
static inline uint32_t orchard_position_of_item(orchard_symbol object)
{
    switch (object) {
    case ORCHARD_RAW_APPLE:
        return 0;
    case ORCHARD_ROAST_APPLE:
        return 1;
    default:
        return 2;
    }
}

/** The number of the fact 'stock' of these objects; GG_NONE, which reads as
 *  0 and cannot be set, if there is none. */
static inline uint16_t orchard_fact_stock(orchard_symbol facility, orchard_symbol item)
{
    uint32_t index = 0;
    if (orchard_position_of_facility(facility) == 3)
        return GG_NONE;
    index = index * 3 + orchard_position_of_facility(facility);
    if (orchard_position_of_item(item) == 2)
        return GG_NONE;
    index = index * 2 + orchard_position_of_item(item);
    return (uint16_t)(ORCHARD_FACT_STOCK + index);
}

/** stock: 0 to 8, shared */
static inline int32_t orchard_stock(const orchard_agent *agent, orchard_symbol facility, orchard_symbol item)
{
    uint32_t packed = gg_agent_read(&agent->core, orchard_fact_stock(facility, item));
    return (int32_t)packed;
}

static inline void orchard_set_stock(orchard_agent *agent, orchard_symbol facility, orchard_symbol item, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_agent_write(&agent->core, orchard_fact_stock(facility, item), packed);
}

static inline int32_t orchard_world_stock(const orchard_world *world, orchard_symbol facility, orchard_symbol item)
{
    uint32_t packed = gg_read(&orchard_domain, orchard_fact_stock(facility, item), world->state);
    return (int32_t)packed;
}

static inline void orchard_world_set_stock(orchard_world *world, orchard_symbol facility, orchard_symbol item, int32_t value)
{
    uint32_t packed = value < 0 ? 0 : (uint32_t)value;
    gg_write(&orchard_domain, orchard_fact_stock(facility, item), packed, world->state);
}

/** What others have claimed of stock: how many steps of it they take away;
 *  UINT32_MAX: all of it */
static inline uint32_t orchard_claimed_stock(const orchard_agent *agent, orchard_symbol facility, orchard_symbol item)
{
    return gg_agent_claimed(&agent->core, orchard_fact_stock(facility, item));
}

/** here */
static inline orchard_symbol orchard_here(const orchard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, ORCHARD_FACT_HERE);
    static const orchard_symbol values[] = {ORCHARD_HUT, ORCHARD_STOVE_1, ORCHARD_STOVE_2, ORCHARD_GATE};
    return values[packed];
}

static inline void orchard_set_here(orchard_agent *agent, orchard_symbol value)
{
    uint32_t packed;
    switch (value) {
    case ORCHARD_HUT:
        packed = 0;
        break;
    case ORCHARD_STOVE_1:
        packed = 1;
        break;
    case ORCHARD_STOVE_2:
        packed = 2;
        break;
    case ORCHARD_GATE:
        packed = 3;
        break;
    default:
        return;
    }
    gg_agent_write(&agent->core, ORCHARD_FACT_HERE, packed);
}

/** warm */
static inline bool orchard_warm(const orchard_agent *agent)
{
    uint32_t packed = gg_agent_read(&agent->core, ORCHARD_FACT_WARM);
    return packed != 0;
}

static inline void orchard_set_warm(orchard_agent *agent, bool value)
{
    uint32_t packed = value ? 1 : 0;
    gg_agent_write(&agent->core, ORCHARD_FACT_WARM, packed);
}

/* The functions to be filled in, in orchard_tasks.c. */

/** make_fire
 *  preconditions: none
 *  effects: warm, here = gate */
gg_status orchard_task_make_fire(orchard_agent *agent, gg_phase phase);

/** collect
 *  preconditions: stock(hut, raw_apple) <= 7
 *  effects: stock(hut, raw_apple) += 1, here = hut */
gg_status orchard_task_collect(orchard_agent *agent, gg_phase phase);

/** transfer
 *  preconditions: from != to, stock(from, what) >= 1, stock(to, what) <= 7
 *  effects: stock(from, what) -= 1, stock(to, what) += 1, here = to */
gg_status orchard_task_transfer(orchard_agent *agent, gg_phase phase, orchard_symbol what, orchard_symbol from, orchard_symbol to);

/** cook
 *  preconditions: stock(s, raw_apple) >= 1, stock(s, roast_apple) <= 7
 *  effects: stock(s, raw_apple) -= 1, stock(s, roast_apple) += 1, here = s */
gg_status orchard_task_cook(orchard_agent *agent, gg_phase phase, orchard_symbol s);

/** Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status orchard_travel_walk(orchard_agent *agent, gg_phase phase, orchard_symbol place);

#ifdef __cplusplus
}
#endif

#endif
