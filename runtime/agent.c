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
    agent->looked = 0;
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
        for (uint16_t i = 0; i < agent->domain->sense_count; i++)
            calls->sense(agent, i);
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
    event.fact = GG_NONE;
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

/* Decomposes a task from what the agent sees. */
static gg_outcome decompose(gg_agent *agent, gg_planner *planner, uint16_t task, gg_plan *plan)
{
    const gg_character *character = character_of(agent);
    gg_query query = {agent->domain,
                      character,
                      agent,
                      &agent->random,
                      view_of(agent, planner),
                      task,
                      agent->domain->watch_limit > 0,
                      {NULL, NULL, 0}};
    return gg_decompose(&query, &planner->workspace, plan);
}

/* Watches a choice, if there is room. */
static void add_watch(gg_agent *agent, gg_watch watch)
{
    if (agent->watch_count < agent->domain->watch_limit)
        watches_of(agent)[agent->watch_count++] = watch;
}

/* What is watched of a plan, or of a part at its beginning, that was made: the choices
 * that a method of higher priority would have won; of a record that is not complete
 * only the first, which is for all of it. */
static void watch_record(gg_agent *agent, const gg_workspace *workspace, uint16_t length)
{
    const gg_domain *domain = agent->domain;
    bool all = workspace->chosen_all;
    for (uint16_t i = 0; i < workspace->chosen_count && (all || i == 0); i++) {
        const gg_chosen *chosen = &workspace->chosen[i];
        if (chosen->task >= domain->task_count ||
            domain->tasks[chosen->task].methods[chosen->method].tier == 0)
            continue;
        gg_watch watch = {chosen->task, chosen->method, 0, length};
        if (all && domain->watch_limit) {
            watch.from = chosen->from;
            watch.end = (uint16_t)(chosen->from + chosen->steps);
        }
        add_watch(agent, watch);
    }
}

/* What the watches are looked at for: the state, and the step. */
static uint32_t hash_of(const gg_agent *agent, const uint64_t *view)
{
    return hash_words(view, agent->domain->word_count, agent->step);
}

static void make_plan(gg_agent *agent, gg_planner *planner)
{
    drop_plan(agent);
    if (character_of(agent)->task == GG_NONE)
        return;
    gg_plan plan = {steps_of(agent), agent->domain->plan_limit, 0};
    agent->outcome = (uint8_t)decompose(agent, planner, character_of(agent)->task, &plan);
    agent->plan_length = plan.length;
    watch_record(agent, &planner->workspace, plan.length);
    agent->seen = hash_of(agent, planner->workspace.states);
    agent->looked = agent->watch_count;
    tell_plan(agent, planner);
}

/* ------------------------------------------------------------- interruptions */

/* Whether the preconditions of a method of higher priority hold, while the steps of
 * the one that was chosen last. */
static bool is_challenged(const gg_agent *agent, const gg_watch *watch, const uint64_t *view)
{
    const gg_task *task = &agent->domain->tasks[watch->task];
    uint16_t tier = task->methods[watch->method].tier;
    gg_span higher = {0, watch->method};
    if (watch->from > agent->step || agent->step >= watch->end)
        return false;
    while (higher.end > 0 && task->methods[higher.end - 1].tier == tier)
        higher.end--;
    return gg_applicable(agent->domain, task, view, higher) != GG_NONE;
}

/* Whether a plan is what the agent is about to do anyway. */
static bool is_underway(gg_agent *agent, const gg_plan *plan)
{
    uint16_t i = 0;
    if (plan->length != agent->plan_length - agent->step)
        return false;
    while (i < plan->length && plan->steps[i] == steps_of(agent)[agent->step + i])
        i++;
    return i == plan->length;
}

/* Plans the task of a watch anew; behind it comes what the old plan has left after the
 * task. Whether that is of higher priority, and can be carried out. */
static bool find_better(gg_agent *agent, gg_planner *planner, const gg_watch *watch, gg_plan *plan)
{
    const gg_domain *domain = agent->domain;
    const gg_workspace *workspace = &planner->workspace;
    const gg_method *methods = domain->tasks[watch->task].methods;
    if (decompose(agent, planner, watch->task, plan) != GG_FOUND || !workspace->chosen_count ||
        methods[workspace->chosen[0].method].tier >= methods[watch->method].tier)
        return false;
    if (agent->plan_length - watch->end > plan->capacity - plan->length)
        return false;
    for (uint16_t i = watch->end; i < agent->plan_length; i++)
        plan->steps[plan->length++] = steps_of(agent)[i];
    return !is_underway(agent, plan) &&
           gg_plan_check(domain, plan, 0, view_of(agent, planner)) == plan->length;
}

/* The watches of the plan in which the steps of one of them were replaced by `length`
 * others: what it lies in, what is new, and what comes after it. */
static void replace_watches(gg_agent *agent, const gg_workspace *workspace, gg_watch outdone,
                            uint16_t length)
{
    gg_watch *watches = watches_of(agent);
    uint16_t count = agent->watch_count, place = 0;
    agent->watch_count = 0;
    for (; watches[place].task != outdone.task || watches[place].from != outdone.from ||
           watches[place].end != outdone.end;
         place++)
        if (watches[place].end >= outdone.end) {
            gg_watch outer = watches[place];
            outer.from = 0;
            outer.end = (uint16_t)(outer.end - outdone.end + length);
            add_watch(agent, outer);
        }
    for (uint16_t i = place + 1u; i < count; i++)
        if (watches[i].from >= outdone.end) {
            gg_watch later = watches[i];
            later.from = (uint16_t)(later.from - outdone.end + length);
            later.end = (uint16_t)(later.end - outdone.end + length);
            add_watch(agent, later);
        }
    watch_record(agent, workspace, length);
}

/* The new plan takes the place of the old one; `length`: its steps for the task. */
static void interrupt(gg_agent *agent, gg_planner *planner, const gg_plan *plan, gg_watch outdone)
{
    uint16_t rest = (uint16_t)(agent->plan_length - outdone.end);
    uint16_t watched = agent->watch_count;
    const gg_chosen *chosen = planner->workspace.chosen;
    if (agent->running)
        end_task(agent, planner, GG_ABORTED);
    for (uint16_t i = 0; i < plan->length; i++)
        steps_of(agent)[i] = plan->steps[i];
    agent->plan_length = plan->length;
    agent->step = 0;
    agent->watch_count = watched;
    agent->outcome = GG_FOUND;
    replace_watches(agent, &planner->workspace, outdone, (uint16_t)(plan->length - rest));
    tell(agent, planner, event_of(GG_PLAN_INTERRUPTED, chosen->task, chosen->method));
    tell_plan(agent, planner);
}

/* Looks for something of higher priority, if the state has changed and the
 * preconditions of such a method hold. Where there is no plan, nothing has happened, and
 * nothing was drawn. */
static void reconsider(gg_agent *agent, gg_planner *planner)
{
    if (agent->watch_count == 0 || agent->step == agent->plan_length)
        return;
    const uint64_t *view = view_of(agent, planner);
    uint32_t hash = hash_of(agent, view);
    if (hash != agent->seen)
        agent->looked = 0;
    agent->seen = hash;
    uint16_t i = agent->looked;
    while (i < agent->watch_count && !is_challenged(agent, &watches_of(agent)[i], view))
        i++;
    agent->looked = (uint16_t)(i + 1u);
    if (i >= agent->watch_count)
        return;
    gg_random random = agent->random;
    gg_watch outdone = watches_of(agent)[i];
    gg_plan plan = {planner->steps, agent->domain->plan_limit, 0};
    if (find_better(agent, planner, &outdone, &plan))
        interrupt(agent, planner, &plan, outdone);
    else
        agent->random = random;
}

gg_outcome gg_agent_plan(gg_agent *agent, gg_planner *planner, uint16_t goal, gg_plan *plan)
{
    const gg_character *character = character_of(agent);
    gg_aim aim = {agent->domain, character, agent, view_of(agent, planner), goal,
                  NULL,          NULL,      false, {NULL, NULL, 0}};
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
    if (!agent->running && (agent->step == agent->plan_length || !plan_holds(agent, planner)))
        make_plan(agent, planner);
    else
        reconsider(agent, planner);
    if (!agent->running && agent->step < agent->plan_length)
        start_task(agent, planner);
}
