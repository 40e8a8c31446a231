/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run`: simulates a domain. The runtime ticks one agent in one world, on the
 * tables in memory; every action succeeds after its duration. Each tick lasts until the
 * next thing can happen, and what happened is counted.
 */
#include "domain/agent_type.h"
#include "tables/memory_plan.h"
#include "commands/commands.h"
#include "commands/planner.h"
#include "commands/statistics.h"
#include "commands/unknown_names.h"

#include <stdio.h>
#include <string.h>

/* Decisions if no option tells them; and the most ticks of a simulation, as rules and actions of
 * a few milliseconds would make very many in a long time. */
enum { USUAL_DECISIONS = 1000, TICK_LIMIT = 100000000 };

/* A simulation: its agent comes first, with its state, plan and timers behind the
 * structure, so that gg_offsets can tell where they lie. */
struct simulation {
    struct planning planning;
    gg_domain domain;
    gg_world *world;
    struct statistics *statistics;
    uint64_t decisions, time; /* when it ends; time 0: after the decisions */
    bool over;
    gg_event aborted; /* an action's end that belongs to the decision that comes next; its
                         index is GG_NONE if there is none */
    bool decided;     /* in the present tick, on the root task */
    bool idle;        /* nothing else would be decided until a rule fires or a back-off ends */
};

/* ------------------------------------------------------------- the agent type */

/* Whether an agent type has a task or goals. */
static bool can_be_simulated(const struct domain *domain, const struct agent_type *agent_type)
{
    bool any = agent_type->task != NULL;
    for (size_t i = 0; i < domain->goal_count; i++)
        any |= has_goal(agent_type, &domain->goals[i]);
    return any;
}

/* Without a name it is the first agent type that has a task or a goal. */
static bool find_agent_type(const struct planning *planning, size_t *number)
{
    const char *name = planning->options->agent;
    const struct domain *domain = planning->tables->problem->domain;
    for (*number = 0; *number < domain->agent_type_count; ++*number) {
        const struct agent_type *agent_type = &domain->agent_types[*number];
        if (name && strcmp(agent_type->name, name) != 0)
            continue;
        if (can_be_simulated(domain, agent_type))
            return true;
        if (!name)
            continue;
        fprintf(stderr, "goapgen: agent '%s' has no task and no goal\n", name);
        return false;
    }
    if (name)
        return unknown_agent(domain, name);
    fputs("goapgen: no agent has a task or a goal\n", stderr);
    return false;
}

/* ------------------------------------------------------------- what it needs */

/* As there is no game, actions change sensed facts, too, and nothing is applied. Both the agent
 * and the world may change all bits, as those that are not theirs do not count. */
static const gg_action *expected_actions(struct pool *pool, const gg_domain *domain)
{
    gg_action *actions = pool_take(pool, domain->action_count * sizeof *actions);
    for (uint16_t i = 0; i < domain->action_count; i++) {
        actions[i] = domain->actions[i];
        actions[i].own = actions[i].effect;
        actions[i].world = domain->shared ? actions[i].effect : NULL;
        actions[i].applies = false;
    }
    return actions;
}

/* Makes room for a simulation and a world, and lays them out. There is no room for senses. */
static struct simulation *make_room(const struct planning *planning)
{
    gg_domain domain = planning->tables->domain;
    struct memory_sizes sizes = memory_sizes_of(planning->tables);
    uint32_t agent = sizeof(struct simulation), world = sizeof(gg_world);
    domain.applied = NULL;
    domain.sense_count = 0;
    sizes.of[SIZE_SENSES] = 0;
    domain.offsets = memory_place(&sizes, &agent, &world);
    struct simulation *simulation = pool_take(planning->pool, agent);
    simulation->planning = *planning;
    simulation->domain = domain;
    simulation->world = pool_take(planning->pool, world);
    return simulation;
}

static void trace(void *context, const gg_agent *agent, const gg_event *event);

static struct simulation *begin(const struct planning *planning, size_t number)
{
    const struct options *options = planning->options;
    struct pool *pool = planning->pool;
    struct simulation *simulation = make_room(planning);
    gg_domain *domain = &simulation->domain;
    planning_choose(&simulation->planning, number);
    gg_agent_type *agent_types = pool_take(pool, domain->agent_type_count * sizeof *agent_types);
    memcpy(agent_types, domain->agent_types, domain->agent_type_count * sizeof *agent_types);
    agent_types[number] = simulation->planning.agent_type;
    domain->agent_types = agent_types;
    domain->actions = expected_actions(pool, domain);
    planning_make_planner(&simulation->planning, true);
    simulation->planning.planner.trace = trace;
    simulation->planning.planner.context = simulation;
    simulation->statistics = statistics_new(
        pool, planning->tables, &planning->tables->problem->domain->agent_types[number]);
    simulation->statistics->seed = options->seed;
    simulation->time = options->time;
    simulation->aborted.index = GG_NONE;
    simulation->decisions = options->decisions ? options->decisions : USUAL_DECISIONS;
    if (options->time)
        simulation->decisions = UINT64_MAX;
    gg_world_init(simulation->world, domain);
    gg_agent_init(&simulation->planning.agent, simulation->world, (uint16_t)number, options->seed);
    return simulation;
}

/* ----------------------------------------------------------------- simulating */

static void end(struct simulation *simulation, enum ending ending)
{
    simulation->over = true;
    simulation->statistics->ending = ending;
}

static void *part(struct simulation *simulation, uint32_t offset)
{
    return (unsigned char *)simulation + offset;
}

/* Counts an event, and before it that an action was aborted for it. */
static void count(struct simulation *simulation, const gg_event *event)
{
    const uint16_t *steps = part(simulation, simulation->domain.offsets.agent_plan);
    if (simulation->aborted.index != GG_NONE)
        statistics_event(simulation->statistics, &simulation->aborted, steps);
    simulation->aborted.index = GG_NONE;
    if (event)
        statistics_event(simulation->statistics, event, steps);
}

/* Counts events. A simulation ends before the first decision or step behind its end; an action
 * that is aborted for that decision counts as going on. */
static void trace(void *context, const gg_agent *agent, const gg_event *event)
{
    struct simulation *simulation = context;
    bool decides = event->kind == GG_PLAN_MADE || event->kind == GG_PLAN_FAILED;
    (void)agent;
    simulation->decided |= decides && event->index == GG_NONE;
    if (simulation->over)
        return;
    if (event->kind != GG_ACTION_ENDED && simulation->time &&
        simulation->world->clock >= simulation->time)
        end(simulation, ENDED_BY_TIME);
    else if (decides && simulation->statistics->decisions == simulation->decisions)
        end(simulation, ENDED_BY_DECISIONS);
    else if (event->kind == GG_ACTION_ENDED && event->value == GG_ABORTED)
        simulation->aborted = *event;
    else
        count(simulation, event);
}

/* Ticks the agent and the world. If there is nothing to do, or the root task has no plan, or one
 * without steps and draws, the same would be found again until something changes. */
static void tick(struct simulation *simulation, uint32_t milliseconds)
{
    gg_agent *agent = &simulation->planning.agent;
    gg_random before = agent->random;
    simulation->decided = false;
    gg_world_tick(simulation->world, milliseconds);
    gg_agent_tick(agent, &simulation->planning.planner, milliseconds);
    if (!simulation->over)
        count(simulation, NULL);
    bool drawn = memcmp(&before, &agent->random, sizeof before) != 0;
    bool settled = agent->outcome == GG_NO_PLAN || !drawn;
    simulation->idle =
        agent->plan_length == 0 && (agent->awake ? simulation->decided && settled : true);
}

static uint32_t least(const uint32_t *left, uint16_t count, uint32_t most)
{
    for (uint16_t i = 0; i < count; i++)
        most = left[i] < most ? left[i] : most;
    return most;
}

/* The time until a back-off or a retry ends, if that is less. */
static uint32_t least_backoff(struct simulation *simulation, uint32_t most)
{
    const gg_domain *domain = &simulation->domain;
    const gg_backoff *backoffs = part(simulation, domain->offsets.agent_backoffs);
    const gg_retry *retries = part(simulation, domain->offsets.agent_retries);
    for (uint16_t i = 0; i < domain->goal_count; i++) {
        most = backoffs[i].left && backoffs[i].left < most ? backoffs[i].left : most;
        most = backoffs[i].waits && backoffs[i].waits < most ? backoffs[i].waits : most;
    }
    for (uint16_t i = 0; i < domain->retry_limit; i++)
        most = retries[i].left && retries[i].left < most ? retries[i].left : most;
    return most;
}

/* The time until an action has succeeded, or failed. */
static uint32_t time_left(const gg_action *action, uint32_t elapsed)
{
    bool fails = action->timeout && action->timeout < action->duration;
    uint32_t time = fails ? action->timeout : action->duration;
    return elapsed < time ? time - elapsed : 1;
}

/* The time to the next thing that can happen: the end of the action or of a back-off, a
 * rule, or the end of the simulation. What takes no time takes a millisecond. */
static uint32_t next_step(struct simulation *simulation)
{
    const gg_domain *domain = &simulation->domain;
    const gg_agent *agent = &simulation->planning.agent;
    uint32_t step = simulation->idle ? UINT32_MAX : 1;
    uint16_t action = gg_agent_action(agent);
    if (action != GG_NONE)
        step = time_left(&domain->actions[action], agent->elapsed);
    step = least_backoff(simulation, step);
    step = least(part(simulation, domain->offsets.agent_timers), domain->agent_rule_count, step);
    const unsigned char *world = (const unsigned char *)simulation->world;
    step = least((const uint32_t *)(const void *)(world + domain->offsets.world_timers),
                 domain->world_rule_count, step);
    if (simulation->time && simulation->time - simulation->world->clock < step)
        step = (uint32_t)(simulation->time - simulation->world->clock);
    return step;
}

static bool stands_still(struct simulation *simulation)
{
    return simulation->idle && !simulation->domain.agent_rule_count &&
           !simulation->domain.world_rule_count &&
           least_backoff(simulation, UINT32_MAX) == UINT32_MAX;
}

static void simulate(struct simulation *simulation)
{
    tick(simulation, 0);
    for (uint32_t ticks = 1; !simulation->over; ticks++) {
        if (stands_still(simulation))
            end(simulation, ENDED_IN_STANDSTILL);
        else if (simulation->time && simulation->world->clock >= simulation->time)
            end(simulation, ENDED_BY_TIME);
        else if (ticks == TICK_LIMIT)
            end(simulation, ENDED_BY_TICKS);
        else
            tick(simulation, next_step(simulation));
    }
    simulation->statistics->time = simulation->world->clock;
}

/* The exit code. If no planning found a plan, a message says so of what was planned last, or of
 * the last that ended at a limit. */
static enum exit_code code_of(const struct simulation *simulation)
{
    const struct statistics *statistics = simulation->statistics;
    if (statistics->decisions == 0 || statistics->failed < statistics->decisions)
        return statistics->ending == ENDED_BY_TICKS ? EXIT_LIMIT : EXIT_DONE;
    const struct domain *domain = statistics->tables->problem->domain;
    const char *name = statistics->failing == GG_NONE ? statistics->agent_type->task->name
                                                      : domain->goals[statistics->failing].name;
    return planning_failed(&simulation->planning, name, statistics->outcome);
}

enum exit_code command_run(struct pool *pool, struct diagnostics *diagnostics,
                           const struct options *options)
{
    enum exit_code code;
    size_t number;
    const struct planning *planning = planning_read(pool, diagnostics, options, &code);
    if (!planning)
        return code;
    if (!find_agent_type(planning, &number))
        return EXIT_TROUBLE;
    struct simulation *simulation = begin(planning, number);
    simulate(simulation);
    struct statistics *statistics = simulation->statistics;
    statistics->limit = planning_words(&simulation->planning, statistics->outcome);
    if (options->json)
        statistics_print_json(statistics);
    else
        statistics_print(statistics);
    return code_of(simulation);
}
