/* SPDX-License-Identifier: MIT */
/*
 * Simulates agents in one world: see population.h. The runtime ticks them, on the tables in
 * memory. Each tick lasts until the next thing can happen to one of them.
 */
#include "run/population.h"

#include "domain/idleness.h"
#include "cli/answers.h"
#include "tables/memory_plan.h"
#include "run/event_queue.h"
#include "run/placings.h"
#include "run/waits.h"

#include <string.h>

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

/* The agent types, with the calls of the command line. */
static const gg_agent_type *callable_types(const struct planning *planning)
{
    const gg_domain *domain = &planning->tables->domain;
    gg_agent_type *types = pool_take(planning->pool, domain->agent_type_count * sizeof *types);
    for (uint16_t i = 0; i < domain->agent_type_count; i++) {
        types[i] = domain->agent_types[i];
        types[i].calls = &answering_calls.denying.calls;
    }
    return types;
}

/* The functions that begin a tick, with the one by which effects take place over time: without a game
 * these are made of sensed facts, too. */
static const gg_tick_hook *begin_hooks(struct pool *pool, const gg_domain *domain)
{
    const gg_tick_hook *old = domain->hooks.begin;
    gg_tick_hook *hooks = NULL;
    size_t count = 0;
    bool there = !domain->features->partial;
    for (; *old; old++) {
        bool behind = *old == gg_lasting_check || *old == gg_restarts_begin;
        if (behind && !there)
            POOL_ADD(pool, hooks, count) = gg_partial_changes_pass;
        there |= behind || *old == gg_partial_changes_pass;
        POOL_ADD(pool, hooks, count) = *old;
    }
    if (!there)
        POOL_ADD(pool, hooks, count) = gg_partial_changes_pass;
    POOL_ADD(pool, hooks, count) = NULL;
    return hooks;
}

/* Lays agents and the world out, without room for senses; returns the bytes of an agent. */
static uint32_t lay_out(struct population *population, const struct planning *planning)
{
    gg_domain *domain = &population->domain;
    struct memory_size_values sizes = memory_size_values_of(planning->tables);
    uint32_t agent = sizeof(struct population_agent), world = sizeof(gg_world);
    *domain = planning->tables->domain;
    domain->names = planning->names;
    domain->applied = NULL;
    sizes.of[SIZE_SENSES] = 0;
    struct memory_places places = memory_lay_out(&sizes, &agent, &world);
    memory_set_places(&places, domain, &population->features);
    population->features.senses.count = 0;
    population->features.features.partial = simulated_partial_changes(planning->pool, domain);
    if (population->features.features.setbacks) {
        gg_setbacks *plain = pool_take(planning->pool, sizeof *plain);
        *plain = *population->features.features.setbacks;
        plain->ops = &gg_setting_back;
        population->features.features.setbacks = plain;
    }
    domain->hooks.begin = begin_hooks(planning->pool, domain);
    domain->actions = expected_actions(planning->pool, domain);
    population->world = pool_take(planning->pool, world);
    population->timers =
        pool_take(planning->pool, (domain->agent_rule_count + 1u) * sizeof *population->timers);
    population->seen =
        pool_take(planning->pool, (domain->word_count + 1u) * sizeof *population->seen);
    return agent;
}

static void trace(void *context, const gg_agent *agent, const gg_event *event);

/* The statistics of the agents of a type before one, of which all count together; NULL: there is
 * none. */
static struct statistics *statistics_of_same_type(const struct population *population, size_t type)
{
    for (size_t i = 0; i < population->count; i++)
        if (population->agents[i]->planning.agent.agent_type == type)
            return population->agents[i]->statistics;
    return NULL;
}

/* "ann", "cat 2" of several, or "cat". */
static const char *name_of_role(struct pool *pool, const struct population *population,
                                const struct roles *roles, const struct role *role)
{
    const struct tables *tables = population->agents[0]->planning.tables;
    const struct agent_type *type = &tables->problem->domain->agent_types[role->type];
    const char *name = name_with_label(pool, (struct labelled_name){type->name, type->label});
    size_t of_type = 0;
    for (const struct role *other = roles->items; other <= role; other++)
        of_type += other->type == role->type;
    return role->name          ? role->name
           : roles->count == 1 ? name
                               : pool_format(pool, "%s %zu", name, of_type);
}

/* Makes an agent, of so many bytes; the first has the planner of all. */
static void population_add_agent(struct population *population, const struct planning *planning,
                                 const struct role *role, uint32_t bytes)
{
    const struct tables *tables = planning->tables;
    struct population_agent *simulation = pool_take(planning->pool, bytes);
    struct statistics *first = statistics_of_same_type(population, role->type);
    simulation->planning = *planning;
    simulation->population = population;
    simulation->statistics =
        first ? statistics_new_same_type(planning->pool, first)
              : statistics_new(planning->pool, tables,
                               &tables->problem->domain->agent_types[role->type]);
    simulation->aborted.index = GG_NONE;
    planning_set_agent_type(&simulation->planning, role->type);
    if (population->count == 0) {
        planning_make_planner(&simulation->planning, true);
        simulation->planning.planner.trace = trace;
        simulation->planning.planner.tracing = &gg_tracing;
        population->planner = &simulation->planning.planner;
    }
    simulation->statistics->seed = planning->options->seed;
    gg_agent_init(&simulation->planning.agent, population->world, (uint16_t)role->type,
                  planning->options->seed + (uint32_t)population->count);
    if (population->domain.features->slots)
        gg_slots_bind_initial(&simulation->planning.agent);
    population->agents[population->count++] = simulation;
}

struct roles roles_of_types(struct pool *pool, const size_t *types, size_t type_count,
                            uint32_t each)
{
    struct roles roles = {pool_take(pool, (type_count * each + 1) * sizeof *roles.items), 0};
    for (size_t i = 0; i < type_count; i++)
        for (uint32_t j = 0; j < each; j++)
            roles.items[roles.count++] = (struct role){.type = types[i]};
    return roles;
}

struct roles roles_of_cast(struct pool *pool, const struct domain *domain, const struct cast *cast)
{
    struct roles roles = {pool_take(pool, (cast->count + 1) * sizeof *roles.items), cast->count};
    size_t usual = 0;
    while (usual + 1 < domain->agent_type_count &&
           !acts_by_itself(domain, &domain->agent_types[usual]))
        usual++;
    for (size_t i = 0; i < cast->count; i++) {
        const struct actor *actor = &cast->items[i];
        size_t type = actor->type ? (size_t)(actor->type - domain->agent_types) : usual;
        roles.items[i] = (struct role){type, actor->name, &actor->given};
    }
    return roles;
}

struct population *population_new(const struct planning *planning, const struct roles *roles)
{
    const struct options *options = planning->options;
    struct pool *pool = planning->pool;
    struct population *population = pool_take(pool, sizeof *population);
    uint32_t bytes = lay_out(population, planning);
    population->domain.agent_types = callable_types(planning);
    population->agents = pool_take(pool, roles->count * sizeof *population->agents);
    population->time = options->time;
    population->decisions = options->decisions ? options->decisions : USUAL_DECISIONS;
    if (options->time)
        population->decisions = UINT64_MAX;
    gg_world_init(population->world, &population->domain);
    if (population->domain.features->slots)
        gg_slots_bind_initial_world(population->world);
    move_places(population->world, &planning->placings);
    for (size_t i = 0; i < roles->count; i++) {
        const struct role *role = &roles->items[i];
        population_add_agent(population, planning, role, bytes);
        struct population_agent *simulation = population->agents[i];
        struct state_view view = view_of_agent(&simulation->planning);
        simulation->name = name_of_role(pool, population, roles, role);
        if (role->given)
            view_apply(&view, role->given);
    }
    return population;
}

/* ------------------------------------------------------------------- events */

static void *part(struct population_agent *simulation, uint32_t offset)
{
    return (unsigned char *)simulation + offset;
}

static bool is_over_time(const struct population *population)
{
    return population->time && population->world->clock >= population->time;
}

static void population_end(struct population_agent *simulation, enum simulation_ending ending)
{
    simulation->over = true;
    simulation->statistics->ending = ending;
    simulation->statistics->time = simulation->population->world->clock;
}

/* Counts an event, and before it that an action was aborted for it. */
static void count(struct population_agent *simulation, const gg_event *event)
{
    const gg_agent *agent = &simulation->planning.agent;
    if (simulation->aborted.index != GG_NONE)
        statistics_event(simulation->statistics, agent, &simulation->aborted);
    simulation->aborted.index = GG_NONE;
    if (event)
        statistics_event(simulation->statistics, agent, event);
}

/* Counts an event of a simulation that goes on; an action or a walk that is aborted is counted
 * with the decision that comes next. */
static void take_event(struct population_agent *simulation, const gg_event *event)
{
    bool ends = event->kind == GG_ACTION_ENDED || event->kind == GG_WALK_ENDED;
    if (ends && event->value == GG_ABORTED) {
        simulation->aborted = *event;
        return;
    }
    if (simulation->population->waits &&
        (event->kind == GG_ACTION_STARTED || event->kind == GG_WALK_STARTED))
        waits_note_turn(simulation->population->waits, simulation, event);
    simulation->population->made += event->kind == GG_PLAN_MADE || event->kind == GG_PLAN_FAILED;
    count(simulation, event);
}

/* Counts events. A simulation ends before the first decision or step behind its end; an action or
 * a walk that is aborted for that decision counts as going on. */
static void trace(void *context, const gg_agent *agent, const gg_event *event)
{
    struct population_agent *simulation = (struct population_agent *)(uintptr_t)agent;
    struct population *population = simulation->population;
    bool decides = event->kind == GG_PLAN_MADE || event->kind == GG_PLAN_FAILED;
    bool ends = event->kind == GG_ACTION_ENDED || event->kind == GG_WALK_ENDED;
    (void)context;
    simulation->decided |= decides && event->index == GG_NONE;
    if (population->watch)
        population->watch(population->watcher, simulation, event);
    if (population->queue && event->kind == GG_ACTION_ENDED && event->value == GG_SUCCESS)
        event_queue_succeeded(population->queue, simulation, event->index);
    if (simulation->over)
        return;
    if (!ends && is_over_time(population)) {
        population_end(simulation, ENDED_BY_TIME);
    } else if (decides && population->made == population->decisions) {
        population_end(simulation, ENDED_BY_DECISIONS);
    } else {
        if (population->recording)
            recording_add_event(population->recording, agent, event);
        take_event(simulation, event);
    }
}

/* -------------------------------------------------------------------- ticks */

/* Whether a method has begun to cool down since the agent decided, as it came to no steps. */
static bool cools_since(struct population_agent *simulation)
{
    const gg_domain *domain = &simulation->population->domain;
    const uint64_t *state = part(simulation, domain->offsets.agent_state);
    const uint64_t *seen = part(simulation, domain->offsets.agent_snapshot);
    for (uint16_t i = 0; domain->features->cooldowns && i < domain->features->cooldowns->count;
         i++) {
        uint16_t fact = domain->features->cooldowns->all[i].fact;
        if (gg_read(domain, fact, state) != gg_read(domain, fact, seen))
            return true;
    }
    return false;
}

/* Ticks an agent. If there is nothing to do, or the root task has no plan, or one without steps
 * and draws, the same would be found again until something changes. */
static void tick_agent(struct population_agent *simulation, uint32_t milliseconds)
{
    gg_agent *agent = &simulation->planning.agent;
    gg_planner *planner = simulation->population->planner;
    struct statistics *statistics = simulation->statistics;
    struct chances *chances = &statistics->chances;
    gg_random before = agent->random;
    size_t failing = simulation->planning.failing_count;
    simulation->decided = simulation->stale = false;
    chances_pass(chances, statistics->tables, milliseconds);
    gg_agent_tick(agent, planner, milliseconds);
    /* After an action that an event let fail it decides anew, though no fact has changed. */
    simulation->stale |= simulation->planning.failing_count < failing;
    if (!simulation->over)
        count(simulation, NULL);
    if (simulation->population->looks_for_chances && !simulation->over)
        chances_look(chances, statistics->tables, statistics->agent_type, agent, planner);
    if (simulation->population->waits && !simulation->over)
        waits_look(simulation->population->waits, simulation);
    bool drawn = memcmp(&before, &agent->random, sizeof before) != 0;
    bool settled = agent->outcome == GG_NO_PLAN || !drawn;
    simulation->idle = agent->plan_length == 0 && !cools_since(simulation) &&
                       (agent->awake ? simulation->decided && settled : true);
    simulation->awake = agent->awake;
}

/* The agents that claim, if facts can be claimed. */
static gg_claim_holders holders_of(const struct population *population)
{
    const gg_domain *domain = &population->domain;
    const unsigned char *world = (const unsigned char *)population->world;
    gg_claim_holders none = {0, 0};
    if (!domain->claims)
        return none;
    const void *holders = world + domain->claims->offsets.world_holders;
    return *(const gg_claim_holders *)holders;
}

/* Whether shared facts are other than before an agent was ticked, or other things are claimed. */
static bool has_changed(const struct population *population, gg_claim_holders before)
{
    const gg_domain *domain = &population->domain;
    const uint64_t *state = gg_world_state(population->world);
    gg_claim_holders now = holders_of(population);
    if (now.count != before.count || now.released != before.released)
        return true;
    for (uint16_t i = 0; domain->shared && i < domain->word_count; i++)
        if ((population->seen[i] ^ state[i]) & domain->shared[i])
            return true;
    return false;
}

/* -------------------------------------------------------------- one-shot rules */

/* Whether rules of agents are one-shot rules. */
static bool has_one_shots(const struct population *population)
{
    return any_one_shot_among(&population->domain, true);
}

/* Lets the times of the agents' one-shot rules begin and end by what held up to now. */
static void settle_one_shots(const struct population *population)
{
    for (size_t i = 0; has_one_shots(population) && i < population->count; i++)
        if (!population->agents[i]->over)
            gg_one_shot_rules_pass(&population->agents[i]->planning.agent, 0);
}

/* An agent is to be ticked, by the time since what it knows was settled. What has changed meanwhile has
 * done so just now, so that times which begin by that do so at the end of the tick. */
static void begin_one_shots(struct population_agent *simulation, uint32_t milliseconds)
{
    const gg_domain *domain = &simulation->population->domain;
    const gg_one_shot_rules *one_shots = domain->features->one_shots;
    uint32_t *timers = part(simulation, domain->offsets.agent_timers);
    uint32_t *before = simulation->population->timers;
    memcpy(before, timers, domain->agent_rule_count * sizeof *timers);
    gg_one_shot_rules_pass(&simulation->planning.agent, 0);
    for (uint16_t i = 0; i < domain->agent_rule_count; i++) {
        bool begins = (one_shots->once[i / 64] >> i % 64 & 1) && before[i] == UINT32_MAX &&
                      timers[i] < GG_RULE_LONGEST_DELAY - milliseconds;
        timers[i] += begins ? milliseconds : 0;
    }
}

/* Ticks the agents, in order. What one of them changes in the world may give those before it something to
 * do; those after it see it in the same tick. */
static void tick_agents(struct population *population, uint32_t milliseconds)
{
    const uint64_t *state = gg_world_state(population->world);
    size_t bytes = population->domain.word_count * sizeof *state;
    for (size_t i = 0; i < population->count; i++) {
        struct population_agent *simulation = population->agents[i];
        if (simulation->over)
            continue;
        memcpy(population->seen, state, bytes);
        gg_claim_holders holders = holders_of(population);
        if (has_one_shots(population))
            begin_one_shots(simulation, milliseconds);
        tick_agent(simulation, milliseconds);
        population->ticks++;
        bool changed = has_changed(population, holders);
        for (size_t j = 0; changed && j < i; j++)
            population->agents[j]->stale = true;
    }
}

/* Ticks the world and the agents. Who walks to a place is to be ticked before that is moved, and once more
 * then. */
static void tick(struct population *population, uint32_t milliseconds)
{
    struct event_queue *queue = population->queue;
    settle_one_shots(population);
    gg_world_tick(population->world, milliseconds);
    if (queue)
        event_queue_run_due(queue, false);
    if (queue && event_queue_is_moving(queue)) {
        if (milliseconds > 0)
            tick_agents(population, milliseconds);
        milliseconds = 0;
        event_queue_run_due(queue, true);
    }
    tick_agents(population, milliseconds);
}

static uint32_t least(const uint32_t *left, uint16_t count, uint32_t most)
{
    for (uint16_t i = 0; i < count; i++)
        most = left[i] < most ? left[i] : most;
    return most;
}

/* The time until a back-off, a retry, or the cooldown or timeout of a method or goal ends, if that is
 * less. */
static uint32_t least_backoff(struct population_agent *simulation, uint32_t most)
{
    const gg_domain *domain = &simulation->population->domain;
    const gg_backoff *backoffs = part(simulation, domain->offsets.agent_backoffs);
    for (uint16_t i = 0; i < domain->goal_count; i++) {
        most = backoffs[i].left && backoffs[i].left < most ? backoffs[i].left : most;
        most = backoffs[i].waits && backoffs[i].waits < most ? backoffs[i].waits : most;
    }
    const gg_exclusions *exclusions = domain->exclusions;
    const gg_exclusion *all = exclusions ? part(simulation, exclusions->agent_exclusions) : NULL;
    for (uint16_t i = 0; exclusions && i < exclusions->limit; i++)
        if (all[i].left == GG_HELD) /* it ends with the next time that passes */
            most = 1;
        else
            most = all[i].left && all[i].left < most ? all[i].left : most;
    const gg_cooldowns *cooldowns = domain->features->cooldowns;
    const uint32_t *left = cooldowns ? part(simulation, cooldowns->agent_cooldowns) : NULL;
    for (uint16_t i = 0; cooldowns && i < cooldowns->count; i++)
        most = left[i] && left[i] < most ? left[i] : most;
    uint32_t quiet = domain->features->timeouts ? gg_agent_quiet(&simulation->planning.agent) : 0;
    return quiet > 0 && quiet < most ? quiet : most;
}

/* Whether an agent would decide nothing else, unless a rule fires or a back-off ends. */
static bool would_decide_same(const struct population_agent *simulation)
{
    return simulation->idle && !simulation->stale &&
           simulation->planning.agent.awake == simulation->awake;
}

/* Whether what an agent is doing goes on to its end, or it stands, unless others change something. */
static bool is_busy(const struct population_agent *simulation)
{
    const gg_agent *agent = &simulation->planning.agent;
    bool acts = agent->running || agent->walking || gg_agent_standing(agent) != GG_NONE;
    return acts && !agent->awake && !simulation->stale;
}

/* Whether an agent waits for what nothing brings about any more, if nothing happens to the others. */
static bool waits_for_ever(const struct population_agent *simulation)
{
    return is_busy(simulation) && gg_agent_quiet(&simulation->planning.agent) == UINT32_MAX;
}

/* The time until an action has succeeded, or failed, or a walk has ended or comes over a place, or who
 * stands looks again. */
static uint32_t time_left(const gg_agent *agent)
{
    bool passes = agent->walking && road_map_in(agent->domain);
    bool knows = passes || (agent->walking && chases_in(agent->domain)) ||
                 gg_agent_standing(agent) != GG_NONE;
    uint32_t quiet = knows ? gg_agent_quiet(agent) : 0;
    if (quiet > 0)
        return quiet;
    uint16_t action = gg_agent_action(agent);
    uint32_t timeout = action == GG_NONE ? 0 : gg_action_of(agent->domain, action)->timeout;
    uint32_t time = passes           ? gg_road_walk_time(agent)
                    : agent->walking ? gg_agent_walk_time(agent)
                                     : gg_agent_duration(agent);
    if (timeout > 0 && timeout < time)
        time = timeout;
    return agent->elapsed < time ? time - agent->elapsed : 1;
}

/* The time to the next thing that can happen to an agent, if that is less: the end of its action,
 * its walk or a back-off, or a rule. What takes no time takes a millisecond. */
static uint32_t next_step_of(struct population_agent *simulation, uint32_t most)
{
    const gg_domain *domain = &simulation->population->domain;
    const gg_agent *agent = &simulation->planning.agent;
    const gg_features *features = domain->features;
    uint32_t step = would_decide_same(simulation) ? UINT32_MAX : 1;
    if (is_busy(simulation))
        step = time_left(agent);
    step = least_backoff(simulation, step < most ? step : most);
    bool asks = features->partial || features->one_shots || /* what is due by them it knows alone */
                reconsiders(features->commitments);
    uint32_t quiet = asks ? gg_agent_quiet(agent) : 0;
    step = quiet > 0 && quiet < step ? quiet : step;
    return least(part(simulation, domain->offsets.agent_timers), domain->agent_rule_count, step);
}

/* The time to the next thing that can happen at all, or to the end of the simulation. */
static uint32_t next_step(const struct population *population)
{
    uint32_t step = gg_world_quiet(population->world);
    for (size_t i = 0; i < population->count; i++)
        if (!population->agents[i]->over)
            step = next_step_of(population->agents[i], step);
    uint64_t clock = population->world->clock;
    uint64_t event = population->queue ? event_queue_next_time(population->queue) : UINT64_MAX;
    if (event - clock < step)
        step = (uint32_t)(event - clock);
    if (population->time && population->time - clock < step)
        step = (uint32_t)(population->time - clock);
    return step;
}

/* ------------------------------------------------------------------- ending */

/* Whether a rule can still take place; one-shot rules only if their time runs. */
static bool may_fire_rules(const struct population *population)
{
    const gg_domain *domain = &population->domain;
    const gg_one_shot_rules *one_shots = domain->features->one_shots;
    size_t count = (size_t)domain->agent_rule_count + domain->world_rule_count;
    bool may = one_shots && gg_world_quiet(population->world) != UINT32_MAX;
    for (size_t i = 0; i < count; i++)
        may |= !one_shots || !(one_shots->once[i / 64] >> i % 64 & 1);
    for (size_t i = 0; one_shots && domain->agent_rule_count && i < population->count; i++)
        may |= !population->agents[i]->over &&
               gg_agent_quiet(&population->agents[i]->planning.agent) != UINT32_MAX;
    return may;
}

/* Whether nothing can happen any more to those that are not over. */
static bool stands_still(const struct population *population)
{
    if (may_fire_rules(population))
        return false;
    if (population->queue && event_queue_next_time(population->queue) != UINT64_MAX)
        return false;
    for (size_t i = 0; i < population->count; i++) {
        struct population_agent *simulation = population->agents[i];
        if (!simulation->over && ((!would_decide_same(simulation) && !waits_for_ever(simulation)) ||
                                  least_backoff(simulation, UINT32_MAX) != UINT32_MAX))
            return false;
    }
    return true;
}

/* Ends the simulation of all that are not over. */
static void population_end_all(struct population *population, enum simulation_ending ending)
{
    for (size_t i = 0; i < population->count; i++)
        if (!population->agents[i]->over)
            population_end(population->agents[i], ending);
}

static bool population_is_over(const struct population *population)
{
    for (size_t i = 0; i < population->count; i++)
        if (!population->agents[i]->over)
            return false;
    return true;
}

void population_live_first_moment(struct population *population)
{
    tick(population, 0);
}

bool population_live_next_moment(struct population *population)
{
    if (population_is_over(population))
        return false;
    if (stands_still(population))
        population_end_all(population, ENDED_IN_STANDSTILL);
    else if (is_over_time(population))
        population_end_all(population, ENDED_BY_TIME);
    else if (population->ticks >= TICK_LIMIT)
        population_end_all(population, ENDED_BY_TICKS);
    else
        tick(population, next_step(population));
    return true;
}

void population_live_to_end(struct population *population)
{
    population_live_first_moment(population);
    while (population_live_next_moment(population))
        ;
}
