/* SPDX-License-Identifier: MIT */
/* See drill.h. */
#include "drill.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "run.h"

void drill_expect(struct drill *drill, bool condition, const char *what)
{
    if (!condition && drill->fine)
        printf("\n%s, %s, %s, patience %u, change %u: %s\n", drill->name,
               drill->problem->domain->characters[drill->character].name,
               drill->goal == GG_NONE ? "root task" : drill->problem->goals[drill->goal].goal->name,
               drill->patience, drill->faults, what);
    drill->fine &= condition;
}

bool drill_reached(const struct drill *drill, const struct plain_state *state)
{
    return drill->goal != GG_NONE &&
           plain_holds(drill->problem, &drill->problem->goals[drill->goal].condition, state);
}

/* ------------------------------------------------------------------ calls */

static gg_status run_task(struct gg_agent *agent, uint16_t action, gg_phase phase)
{
    struct drill_agent *self = (struct drill_agent *)agent;
    struct drill *drill = self->drill;
    if (phase == GG_START) {
        struct plain_state state = drill_state(drill);
        drill_expect(
            drill, plain_holds(drill->problem, &drill->problem->actions[action].condition, &state),
            "a task is started whose preconditions do not hold");
        self->asked = 0;
    }
    return self->asked++ >= drill->patience ? GG_SUCCESS : GG_RUNNING;
}

/* Whichever is asked for, all are read: what is sensed is true after it. */
static void sense(struct gg_agent *agent, uint16_t number)
{
    const struct drill_agent *self = (const struct drill_agent *)agent;
    const struct tables *tables = self->drill->compiled.tables;
    (void)number;
    for (uint16_t i = 0; i < tables->layout.fact_count; i++)
        if (tables->problem->atoms[tables->layout.atoms[i]].fact->sensed)
            gg_agent_write(agent, i, self->truth[i]);
}

static bool allow(struct gg_agent *agent, uint16_t action)
{
    (void)agent, (void)action;
    return true;
}

static uint16_t least(struct gg_agent *agent, uint16_t action)
{
    (void)agent, (void)action;
    return 0;
}

static const gg_calls calls = {
    .run = run_task, .sense = sense, .precondition = allow, .cost = least};

/* A plan that is made is a cheapest one. */
static void check_made(struct drill *drill, uint16_t length)
{
    struct plain_state state = drill_state(drill);
    uint32_t best = plain_cost(&drill->costs, &state), cost = 0;
    for (uint16_t i = 0; i < length; i++)
        cost += drill->problem->actions[drill->agent.plan[i]].action->cost;
    drill_expect(drill, cost == best, "the plan is not a cheapest one");
    drill_expect(drill,
                 plain_walk(drill->problem, drill->agent.plan, length, false, &state) == length &&
                     plain_cost(&drill->costs, &state) == 0,
                 "the plan does not lead to the goal");
}

static void check_failed(struct drill *drill)
{
    struct plain_state state = drill_state(drill);
    drill_expect(drill, plain_cost(&drill->costs, &state) == PLAIN_FAR,
                 "no plan, where there is one");
}

static void trace(void *context, const gg_agent *agent, const gg_event *event)
{
    struct drill *drill = context;
    struct drill_log *log = &drill->log;
    unsigned ignored = 0;
    unsigned *const counts[] = {&log->made,    &log->failed,  &log->dropped,     &ignored,
                                &log->started, &log->ended,   &log->interrupted, &ignored,
                                &log->reached, &log->gave_up, &ignored};
    (void)agent;
    *counts[event->kind] += 1;
    if (event->kind == GG_PLAN_MADE)
        drill->agent.left = event->value;
    if (event->kind == GG_TASK_ENDED && event->value == GG_SUCCESS)
        log->finished += --drill->agent.left == 0;
    if (event->kind == GG_TASK_ENDED && event->value == GG_ABORTED)
        log->aborted++;
    if (event->kind == GG_PLAN_DROPPED)
        log->drop = *event;
    if (event->kind == GG_PLAN_MADE && drill->goal != GG_NONE)
        check_made(drill, event->value);
    if (event->kind == GG_PLAN_FAILED && drill->goal != GG_NONE)
        check_failed(drill);
}

/* ------------------------------------------------------------- beginning */

static void lay_out(gg_domain *domain)
{
    domain->offsets = (gg_offsets){.agent_state = offsetof(struct drill_agent, state),
                                   .agent_seen = offsetof(struct drill_agent, seen),
                                   .agent_needs = offsetof(struct drill_agent, needs),
                                   .agent_from = offsetof(struct drill_agent, from),
                                   .agent_plan = offsetof(struct drill_agent, plan),
                                   .agent_timers = offsetof(struct drill_agent, timers),
                                   .agent_watches = offsetof(struct drill_agent, watches),
                                   .agent_rests = offsetof(struct drill_agent, rests),
                                   .agent_senses = offsetof(struct drill_agent, senses),
                                   .agent_barred = offsetof(struct drill_agent, barred),
                                   .world_state = offsetof(struct drill_world, state),
                                   .world_timers = offsetof(struct drill_world, timers)};
}

void drill_open(struct drill *drill, const char *name)
{
    struct text yaml = {0};
    char path[100];
    memset(drill, 0, sizeof *drill);
    snprintf(path, sizeof path, "domains/%s/%s.yaml", name, name);
    CU_ASSERT_TRUE_FATAL(read_whole(path, &yaml));
    drill->name = name;
    drill->fine = true;
    drill->compiled = compile_text(yaml.data);
    text_free(&yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(drill->compiled.tables);
    drill->problem = drill->compiled.tables->problem;
    gg_domain *domain = &drill->domain;
    *domain = drill->compiled.tables->domain;
    CU_ASSERT_TRUE_FATAL(
        domain->word_count <= DRILL_WORDS && domain->plan_limit <= DRILL_STEPS &&
        domain->fact_count <= DRILL_FACTS && domain->agent_rule_count <= DRILL_RULES &&
        domain->world_rule_count <= DRILL_RULES && domain->goal_count <= DRILL_GOALS &&
        domain->sense_count <= DRILL_SENSES && domain->character_count <= DRILL_CHARACTERS);
    for (uint16_t i = 0; i < domain->character_count; i++)
        drill->characters[i] = domain->characters[i];
    domain->characters = drill->characters;
    lay_out(domain);
    drill->room = room_of(domain, 256, 256, 0);
    drill->search = search_room_of(domain, PLAIN_STATES, 0);
    drill->planner = (gg_planner){.workspace = drill->room.workspace,
                                  .search = drill->search.search,
                                  .steps = drill->steps,
                                  .kept = drill->kept,
                                  .trace = trace,
                                  .context = drill};
    drill->planner.workspace.search = &drill->planner.search;
}

void drill_close(struct drill *drill)
{
    plain_costs_free(&drill->costs);
    room_free(&drill->room);
    search_room_free(&drill->search);
    compiled_free(&drill->compiled);
}

bool drill_aim(struct drill *drill, uint16_t character, uint16_t goal)
{
    gg_character *one = &drill->characters[character];
    *one = drill->compiled.tables->domain.characters[character];
    if (goal == GG_NONE ? one->task == GG_NONE : !one->guides[goal])
        return false;
    one->calls = &calls;
    one->goal_count = goal == GG_NONE ? 0 : 1;
    if (goal != GG_NONE)
        one->task = GG_NONE;
    drill->character = character;
    drill->goal = goal;
    one->goals = &drill->goal;
    plain_costs_free(&drill->costs);
    drill->costs = (struct plain_costs){0};
    if (goal != GG_NONE)
        drill->costs = plain_costs_of(drill->compiled.tables, one->actions, goal);
    return true;
}

void drill_begin(struct drill *drill, unsigned patience)
{
    struct drill_agent *agent = &drill->agent;
    gg_world_init(&drill->world.core, &drill->domain);
    memset(agent, 0, sizeof *agent);
    agent->drill = drill;
    drill->patience = patience;
    gg_agent_init(&agent->core, &drill->world.core, drill->character, 1);
    for (uint16_t i = 0; i < drill->domain.fact_count; i++)
        agent->truth[i] = gg_agent_read(&agent->core, i);
}

/* ---------------------------------------------------------------- moments */

struct drill_moment drill_now(const struct drill *drill)
{
    return (struct drill_moment){drill->world, drill->agent, drill->planner};
}

void drill_back(struct drill *drill, const struct drill_moment *moment)
{
    drill->world = moment->world;
    drill->agent = moment->agent;
    drill->planner = moment->planner;
}

static bool is_sensed(const struct drill *drill, uint16_t fact)
{
    return drill->problem->atoms[drill->compiled.tables->layout.atoms[fact]].fact->sensed;
}

void drill_set(struct drill *drill, uint16_t fact, uint32_t value)
{
    if (is_sensed(drill, fact))
        drill->agent.truth[fact] = value;
    else
        gg_agent_write(&drill->agent.core, fact, value);
}

struct plain_state drill_state(const struct drill *drill)
{
    const struct tables *tables = drill->compiled.tables;
    struct plain_state state = plain_state_of(tables, &drill->agent.core);
    for (uint16_t i = 0; i < drill->domain.fact_count; i++)
        if (is_sensed(drill, i))
            state.values[tables->layout.atoms[i]] = drill->agent.truth[i];
    return state;
}

/* ------------------------------------------------------------------ ticks */

/* What is to be known before a tick. */
struct forecast {
    bool planned, running; /* whether there is a plan; whether a step of it is running */
    bool ends;             /* whether it succeeds in this tick */
    bool over;             /* whether the goal holds when it is decided */
    bool broken;           /* whether the rest of the plan is no plan */
    size_t left;           /* steps of the rest, when it is decided */
    uint16_t culprit;      /* the action that breaks it; GG_NONE: the goal does not hold */
    struct plain_state at; /* the state in which it breaks */
    uint16_t action;       /* that is running */
};

static struct forecast foretell(const struct drill *drill)
{
    const struct drill_agent *agent = &drill->agent;
    struct forecast forecast = {.running = agent->core.running, .culprit = GG_NONE};
    forecast.planned = agent->core.plan_length > 0 && !agent->core.broken;
    forecast.action = gg_agent_action(&agent->core);
    forecast.ends = forecast.running && agent->asked >= drill->patience;
    forecast.at = drill_state(drill);
    if (!forecast.planned)
        return forecast;
    const uint16_t *steps = &agent->plan[agent->core.step];
    size_t count = (size_t)(agent->core.plan_length - agent->core.step);
    struct plain_state now = forecast.at;
    if (forecast.ends)
        plain_act(drill->problem, forecast.action, &now);
    forecast.over = drill_reached(drill, &now);
    forecast.left = count - forecast.ends;
    size_t done = plain_walk(drill->problem, steps, count, forecast.running, &forecast.at);
    if (done < count)
        forecast.culprit = steps[done];
    forecast.broken =
        done < count || (drill->goal != GG_NONE && !drill_reached(drill, &forecast.at));
    return forecast;
}

/* The reason that is told for a drop is the one that the forecast knows. */
static void check_reason(struct drill *drill, const struct forecast *forecast)
{
    const struct tables *tables = drill->compiled.tables;
    const gg_event *drop = &drill->log.drop;
    const struct boxes *failed = forecast->culprit == GG_NONE
                                     ? &drill->problem->goals[drill->goal].condition
                                     : &drill->problem->actions[forecast->culprit].condition;
    drill_expect(drill, drop->index == forecast->culprit, "another action breaks the plan");
    drill_expect(
        drill,
        drop->fact < drill->domain.fact_count &&
            plain_fails_at(drill->problem, failed, tables->layout.atoms[drop->fact], &forecast->at),
        "the fact that is told is not in the way");
}

/* A plan that was dropped: a new one is made at once, and where it begins with the
 * running action that goes on. Where there is none he looks, a tick later, for something
 * else that could begin with it. */
static void check_drop(struct drill *drill, const struct forecast *forecast)
{
    const struct drill_log *log = &drill->log;
    check_reason(drill, forecast);
    drill_expect(drill, log->made + log->failed == 1, "not planned anew at once");
    if (!forecast->running || forecast->ends)
        return;
    bool goes_on = log->failed == 1 || drill->agent.plan[0] == forecast->action;
    drill_expect(drill, log->aborted == !goes_on, "the running action is stopped, or goes on");
    drill_expect(drill, !goes_on || log->started == 0, "what goes on is started anew");
}

static void check_tick(struct drill *drill, const struct forecast *forecast)
{
    const struct drill_log *log = &drill->log;
    bool drops = forecast->planned && forecast->broken && !forecast->over && forecast->left > 0;
    drill_expect(drill, log->dropped == drops,
                 drops ? "a broken plan is not dropped" : "a plan is dropped that is none");
    drill_expect(drill, log->started <= 1 && log->made + log->failed <= 1,
                 "more than one start or planning");
    if (drops && log->dropped == 1)
        check_drop(drill, forecast);
    if (forecast->running && !forecast->planned)
        drill_expect(drill, log->ended == 1 || log->made == 1, "what leads nowhere goes on");
    if (!forecast->planned || drops || forecast->left == 0 || forecast->over)
        return;
    drill_expect(drill, log->interrupted || log->made + log->failed + log->aborted == 0,
                 "a plan that can be carried out is given up");
}

bool drill_tick(struct drill *drill)
{
    struct forecast forecast = foretell(drill);
    drill->log = (struct drill_log){0};
    gg_world_tick(&drill->world.core, DRILL_TICK);
    gg_agent_tick(&drill->agent.core, &drill->planner, DRILL_TICK);
    check_tick(drill, &forecast);
    return forecast.planned || forecast.running || drill->agent.core.plan_length > 0;
}
