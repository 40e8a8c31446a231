/* SPDX-License-Identifier: MIT */
/*
 * An agent: has its root task planned, carries the plan out step by step,
 * watches it, and has a new one made when it fails or is through. Rests on
 * decompose.c and world.c.
 */
#include "decomposition.h"
#include "rules.h"

static void *part(gg_agent *agent, uint32_t offset)
{
    return (unsigned char *)agent + offset;
}

static uint32_t *timers_of(gg_agent *agent)
{
    return (uint32_t *)part(agent, agent->domain->offsets.agent_timers);
}

static uint16_t *steps_of(gg_agent *agent)
{
    return (uint16_t *)part(agent, agent->domain->offsets.agent_plan);
}

static gg_watch *watches_of(gg_agent *agent)
{
    return (gg_watch *)part(agent, agent->domain->offsets.agent_watches);
}

static const gg_character *character_of(const gg_agent *agent)
{
    return &agent->domain->characters[agent->character];
}

uint64_t *gg_agent_state(gg_agent *agent)
{
    return (uint64_t *)part(agent, agent->domain->offsets.agent_state);
}

void gg_agent_init(gg_agent *agent, gg_world *world, uint16_t character, uint32_t seed)
{
    const gg_domain *domain = world->domain;
    agent->domain = domain;
    agent->world = world;
    gg_random_seed(&agent->random, seed);
    agent->elapsed = 0;
    agent->character = character;
    agent->plan_length = 0;
    agent->step = 0;
    agent->watch_count = 0;
    agent->seen = 0;
    agent->running = false;
    agent->outcome = GG_FOUND;
    for (uint16_t i = 0; i < domain->word_count; i++)
        gg_agent_state(agent)[i] = domain->start[i];
    for (uint16_t i = 0; i < domain->agent_rule_count; i++)
        timers_of(agent)[i] = domain->agent_rules[i].period;
}

/* ------------------------------------------------------- what it can see */

/* The memory in which the agent's view of the world is put together. */
static uint64_t *view_of(gg_agent *agent, gg_planner *planner)
{
    const gg_domain *domain = agent->domain;
    const uint64_t *own = gg_agent_state(agent);
    const uint64_t *world = gg_world_state(agent->world);
    uint64_t *view = planner->workspace.states;
    for (uint16_t i = 0; i < domain->word_count; i++) {
        uint64_t shared = domain->shared ? domain->shared[i] : 0;
        view[i] = (world[i] & shared) | (own[i] & ~shared);
    }
    return view;
}

/* The state, the world's or the agent's own, in which a fact lives. */
static uint64_t *home_of(gg_agent *agent, uint16_t fact)
{
    bool shared = fact < agent->domain->fact_count && agent->domain->facts[fact].shared;
    return shared ? gg_world_state(agent->world) : gg_agent_state(agent);
}

uint32_t gg_agent_read(const gg_agent *agent, uint16_t fact)
{
    return gg_read(agent->domain, fact, home_of((gg_agent *)(uintptr_t)agent, fact));
}

void gg_agent_write(gg_agent *agent, uint16_t fact, uint32_t value)
{
    gg_write(agent->domain, fact, value, home_of(agent, fact));
}

void gg_agent_sense(gg_agent *agent)
{
    const gg_calls *calls = character_of(agent)->calls;
    if (calls && calls->sense)
        calls->sense(agent);
}

static void fire_rules(gg_agent *agent, gg_planner *planner, uint32_t milliseconds)
{
    const gg_domain *domain = agent->domain;
    gg_rule_clock clock = {domain->agent_rules, timers_of(agent), domain->agent_rule_count,
                           milliseconds};
    const gg_rule *rule;
    while ((rule = gg_rule_due(&clock)) != NULL)
        if (gg_holds(domain, &rule->precondition, view_of(agent, planner)))
            gg_apply(domain, rule->effect, gg_agent_state(agent));
}

/* ---------------------------------------------------------------- trace */

static gg_event event_of(gg_event_kind kind, uint16_t index, uint16_t value)
{
    gg_event event;
    event.kind = kind;
    event.index = index;
    event.value = value;
    return event;
}

static void tell(const gg_agent *agent, const gg_planner *planner, gg_event event)
{
    if (planner->trace)
        planner->trace(planner->context, agent, &event);
}

/* ----------------------------------------------------------------- tasks */

static gg_status run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    const gg_calls *calls = character_of(agent)->calls;
    return calls ? calls->run(agent, action, phase) : gg_agent_wait(agent);
}

uint16_t gg_agent_action(const gg_agent *agent)
{
    return agent->running ? steps_of((gg_agent *)(uintptr_t)agent)[agent->step] : GG_NONE;
}

gg_status gg_agent_wait(const gg_agent *agent)
{
    uint16_t action = gg_agent_action(agent);
    if (action == GG_NONE)
        return GG_INVALID;
    return agent->elapsed < agent->domain->actions[action].duration ? GG_RUNNING : GG_SUCCESS;
}

static void drop_plan(gg_agent *agent)
{
    agent->plan_length = 0;
    agent->step = 0;
    agent->watch_count = 0;
}

/* Ends the running task: its effects take place where it succeeded, otherwise
 * the plan has failed. */
static void end_task(gg_agent *agent, gg_planner *planner, gg_status status)
{
    uint16_t index = gg_agent_action(agent);
    const gg_action *action = &agent->domain->actions[index];
    (void)run(agent, index, GG_STOP);
    agent->running = false;
    if (status == GG_SUCCESS) {
        if (action->own)
            gg_apply(agent->domain, action->own, gg_agent_state(agent));
        if (action->world)
            gg_apply(agent->domain, action->world, gg_world_state(agent->world));
        agent->step++;
    } else {
        drop_plan(agent);
    }
    tell(agent, planner, event_of(GG_TASK_ENDED, index, (uint16_t)status));
}

static void start_task(gg_agent *agent, gg_planner *planner)
{
    uint16_t index = steps_of(agent)[agent->step];
    agent->running = true;
    agent->elapsed = 0;
    tell(agent, planner, event_of(GG_TASK_STARTED, index, 0));
    gg_status status = run(agent, index, GG_START);
    if (status != GG_RUNNING)
        end_task(agent, planner, status);
}

void gg_agent_stop(gg_agent *agent, gg_planner *planner)
{
    if (agent->running)
        end_task(agent, planner, GG_ABORTED);
    drop_plan(agent);
}

/* ------------------------------------------------------------------ plan */

/* Whether what is left of the plan can still be carried out. */
static bool plan_holds(gg_agent *agent, gg_planner *planner)
{
    gg_plan plan = {steps_of(agent), agent->plan_length, agent->plan_length};
    uint16_t failing = gg_plan_check(agent->domain, &plan, agent->step, view_of(agent, planner));
    if (failing == plan.length)
        return true;
    tell(agent, planner, event_of(GG_PLAN_DROPPED, plan.steps[failing], 0));
    return false;
}

static void tell_plan(gg_agent *agent, gg_planner *planner)
{
    const gg_workspace *workspace = &planner->workspace;
    if (agent->outcome != GG_FOUND) {
        tell(agent, planner, event_of(GG_PLAN_FAILED, GG_NONE, agent->outcome));
        return;
    }
    tell(agent, planner, event_of(GG_PLAN_MADE, GG_NONE, agent->plan_length));
    for (uint16_t i = 0; i < workspace->chosen_count; i++)
        if (workspace->chosen[i].task < agent->domain->task_count)
            tell(
                agent, planner,
                event_of(GG_METHOD_CHOSEN, workspace->chosen[i].task, workspace->chosen[i].method));
}

/* Decomposes the root task from what the agent sees. */
static gg_outcome decompose(gg_agent *agent, gg_planner *planner, gg_plan *plan)
{
    const gg_character *character = character_of(agent);
    gg_query query = {agent->domain,
                      character,
                      agent,
                      &agent->random,
                      view_of(agent, planner),
                      character->task,
                      agent->domain->watch_limit > 0};
    return gg_decompose(&query, &planner->workspace, plan);
}

/* What is watched of a plan that was made: the choices that a method of higher
 * priority would have won, as far as there is room. */
static void watch_plan(gg_agent *agent, const gg_planner *planner)
{
    const gg_domain *domain = agent->domain;
    const gg_workspace *workspace = &planner->workspace;
    agent->watch_count = 0;
    for (uint16_t i = 0; i < workspace->chosen_count && workspace->chosen_all; i++) {
        const gg_chosen *chosen = &workspace->chosen[i];
        if (agent->watch_count == domain->watch_limit)
            return;
        if (chosen->task >= domain->task_count || chosen->steps == 0 ||
            domain->tasks[chosen->task].methods[chosen->method].tier == 0)
            continue;
        gg_watch *watch = &watches_of(agent)[agent->watch_count++];
        watch->task = chosen->task;
        watch->method = chosen->method;
        watch->from = chosen->from;
        watch->end = (uint16_t)(chosen->from + chosen->steps);
    }
}

static uint32_t hash_of(const gg_agent *agent, const uint64_t *view)
{
    return hash_words(view, agent->domain->word_count, 0);
}

static void make_plan(gg_agent *agent, gg_planner *planner)
{
    drop_plan(agent);
    if (character_of(agent)->task == GG_NONE)
        return;
    gg_plan plan = {steps_of(agent), agent->domain->plan_limit, 0};
    agent->outcome = (uint8_t)decompose(agent, planner, &plan);
    agent->plan_length = plan.length;
    watch_plan(agent, planner);
    agent->seen = hash_of(agent, planner->workspace.states);
    tell_plan(agent, planner);
}

/* ------------------------------------------------------------- interruptions */

static uint16_t tier_of(const gg_domain *domain, uint16_t task, uint16_t method)
{
    return domain->tasks[task].methods[method].tier;
}

/* Whether the step that the agent is at belongs to the choice. */
static bool is_current(const gg_agent *agent, const gg_watch *watch)
{
    return watch->from <= agent->step && agent->step < watch->end;
}

/* Whether the preconditions of a method of higher priority hold. */
static bool is_challenged(const gg_agent *agent, const gg_watch *watch, const uint64_t *view)
{
    const gg_task *task = &agent->domain->tasks[watch->task];
    uint16_t tier = task->methods[watch->method].tier;
    gg_span higher = {0, watch->method};
    while (higher.end > 0 && task->methods[higher.end - 1].tier == tier)
        higher.end--;
    return gg_applicable(agent->domain, task, view, higher) != GG_NONE;
}

static bool any_challenged(gg_agent *agent, const uint64_t *view)
{
    for (uint16_t i = 0; i < agent->watch_count; i++)
        if (is_current(agent, &watches_of(agent)[i]) &&
            is_challenged(agent, &watches_of(agent)[i], view))
            return true;
    return false;
}

/* The choice of a new plan that is of higher priority than one that is watched;
 * NULL where there is none. */
static const gg_chosen *better_choice(gg_agent *agent, const gg_workspace *workspace)
{
    const gg_domain *domain = agent->domain;
    for (uint16_t i = 0; i < workspace->chosen_count; i++) {
        const gg_chosen *chosen = &workspace->chosen[i];
        for (uint16_t j = 0; j < agent->watch_count && chosen->task < domain->task_count; j++) {
            const gg_watch *watch = &watches_of(agent)[j];
            if (is_current(agent, watch) && watch->task == chosen->task &&
                tier_of(domain, chosen->task, chosen->method) <
                    tier_of(domain, watch->task, watch->method))
                return chosen;
        }
    }
    return NULL;
}

/* The new plan takes the place of the old one. */
static void interrupt(gg_agent *agent, gg_planner *planner, const gg_plan *plan,
                      const gg_chosen *chosen)
{
    if (agent->running)
        end_task(agent, planner, GG_ABORTED);
    for (uint16_t i = 0; i < plan->length; i++)
        steps_of(agent)[i] = plan->steps[i];
    agent->plan_length = plan->length;
    agent->step = 0;
    agent->outcome = GG_FOUND;
    watch_plan(agent, planner);
    tell(agent, planner, event_of(GG_PLAN_INTERRUPTED, chosen->task, chosen->method));
    tell_plan(agent, planner);
}

/* Looks for a plan of higher priority, if the state has changed and the
 * preconditions of one hold. Where there is none, nothing has happened, and nothing
 * was drawn. Whether it was looked for. */
static bool reconsider(gg_agent *agent, gg_planner *planner)
{
    if (agent->watch_count == 0 || agent->step == agent->plan_length)
        return false;
    const uint64_t *view = view_of(agent, planner);
    uint32_t hash = hash_of(agent, view);
    if (hash == agent->seen)
        return false;
    agent->seen = hash;
    if (!any_challenged(agent, view))
        return false;
    gg_random random = agent->random;
    gg_plan plan = {planner->steps, agent->domain->plan_limit, 0};
    const gg_chosen *better = NULL;
    if (decompose(agent, planner, &plan) == GG_FOUND)
        better = better_choice(agent, &planner->workspace);
    if (better)
        interrupt(agent, planner, &plan, better);
    else
        agent->random = random;
    return true;
}

gg_outcome gg_agent_plan(gg_agent *agent, gg_planner *planner, uint16_t goal, gg_plan *plan)
{
    const gg_character *character = character_of(agent);
    gg_aim aim = {agent->domain, character, agent, view_of(agent, planner),
                  goal,          NULL,      NULL,  false};
    plan->length = 0;
    if (goal >= agent->domain->goal_count || !character->guides[goal])
        return GG_NO_PLAN;
    return gg_plan_make(&planner->search, &aim, plan);
}

static void tick_task(gg_agent *agent, gg_planner *planner, uint32_t milliseconds)
{
    bool overflows = agent->elapsed > UINT32_MAX - milliseconds;
    agent->elapsed = overflows ? UINT32_MAX : agent->elapsed + milliseconds;
    gg_status status = run(agent, gg_agent_action(agent), GG_TICK);
    if (status != GG_RUNNING)
        end_task(agent, planner, status);
}

void gg_agent_tick(gg_agent *agent, gg_planner *planner, uint32_t milliseconds)
{
    fire_rules(agent, planner, milliseconds);
    gg_agent_sense(agent);
    if (agent->running)
        tick_task(agent, planner, milliseconds);
    bool planned = reconsider(agent, planner);
    if (agent->running)
        return;
    if (agent->step == agent->plan_length || !plan_holds(agent, planner)) {
        drop_plan(agent);
        if (!planned)
            make_plan(agent, planner);
    }
    if (agent->step < agent->plan_length)
        start_task(agent, planner);
}
