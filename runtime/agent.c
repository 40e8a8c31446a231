/* SPDX-License-Identifier: MIT */
/*
 * An agent: what it knows, the task it is at, and how a tick of its life goes. Rests on
 * agent_decide.c, which decides what it does, and on world.c.
 */
#include "agent_parts.h"
#include "rules.h"
#include "saved.h"

uint64_t *gg_agent_state(gg_agent *agent)
{
    return (uint64_t *)agent_part(agent, agent->domain->offsets.agent_state);
}

/* The time of all senses has come. */
static void make_senses_due(gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->sense_count; i++)
        senses_of(agent)[i] = 0;
}

static void clear_parts(gg_agent *agent)
{
    const gg_domain *domain = agent->domain;
    gg_rest fresh = {0, 0, 0, 0, 0, 0};
    for (uint16_t i = 0; i < domain->word_count; i++) {
        gg_agent_state(agent)[i] = domain->start[i];
        seen_of(agent)[i] = needs_of(agent)[i] = 0;
        if (domain->goal_count > 0)
            from_of(agent)[i] = 0;
    }
    for (uint16_t i = 0; i < domain->agent_rule_count; i++)
        timers_of(agent)[i] = domain->agent_rules[i].period;
    for (uint32_t i = 0; i <= domain->goal_count; i++)
        rests_of(agent)[i] = fresh;
    make_senses_due(agent);
    for (uint16_t i = 0; i < domain->barred_limit; i++)
        barred_of(agent)[i].left = 0;
}

void gg_agent_init(gg_agent *agent, gg_world *world, uint16_t character, uint32_t seed)
{
    agent->domain = world->domain;
    agent->world = world;
    gg_random_seed(&agent->random, seed);
    agent->elapsed = agent->interval = agent->until = 0;
    agent->budget = agent->spent = agent->ticket = 0;
    agent->fingerprint = world->fingerprint;
    agent->character = character;
    agent->goal = agent->wanted = GG_NONE;
    agent->plan_length = agent->step = 0;
    agent->watch_count = agent->looked = 0;
    agent->running = agent->broken = agent->trying = agent->ticking = false;
    agent->outcome = GG_FOUND;
    agent->ending = GG_RUNNING;
    agent->awake = GG_AWAKE;
    clear_parts(agent);
}

gg_attachment gg_agent_attach(gg_agent *agent, gg_world *world, gg_planner *planner)
{
    gg_attachment attachment = gg_agent_valid(agent, world->domain);
    if (attachment != GG_ATTACHED)
        return attachment;
    agent->domain = world->domain;
    agent->world = world;
    gg_agent_shorten(agent);
    agent->ticking = false; /* a task may have saved its own agent */
    agent->ending = GG_RUNNING;
    if (!planner) {
        agent->spent = 0;
        return GG_ATTACHED;
    }
    GG_ASSERT(is_ready(planner));
    planner->ready = GG_READY;
    if (planner->owner == agent)
        planner->owner = NULL;
    if (agent->spent == 0)
        return GG_ATTACHED;
    planner->owner = agent;
    planner->waiting = NULL;
    agent->ticket = ~planner->ticket; /* the search is to be made again */
    return GG_ATTACHED;
}

void gg_agent_detail(gg_agent *agent, uint32_t interval, uint32_t budget)
{
    agent->budget = budget;
    if (agent->interval == interval)
        return;
    agent->interval = interval;
    gg_random random = agent->random; /* nothing is drawn by this */
    agent->until = gg_random_below(&random, interval);
}

/* ------------------------------------------------------- what it can see */

const uint64_t *gg_agent_view(const gg_agent *agent)
{
    const gg_domain *domain = agent->domain;
    const uint64_t *world = gg_world_state(agent->world);
    uint64_t *own = (uint64_t *)agent_part(agent, domain->offsets.agent_state);
    for (uint16_t i = 0; domain->shared && i < domain->word_count; i++)
        own[i] = (world[i] & domain->shared[i]) | (own[i] & ~domain->shared[i]);
    return own;
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

/* Reads the senses whose time has come. */
static void sense(gg_agent *agent)
{
    const gg_domain *domain = agent->domain;
    const gg_calls *calls = character_of(agent)->calls;
    for (uint16_t i = 0; i < domain->sense_count; i++) {
        uint32_t *left = &senses_of(agent)[i];
        if (*left > 0)
            continue;
        *left = domain->senses[i];
        if (calls && calls->sense)
            calls->sense(agent, i);
    }
}

void gg_agent_sense(gg_agent *agent)
{
    make_senses_due(agent);
    sense(agent);
}

static void fire_rules(gg_agent *agent, uint32_t milliseconds)
{
    const gg_domain *domain = agent->domain;
    gg_rule_clock clock = {domain->agent_rules, timers_of(agent), domain->agent_rule_count,
                           milliseconds};
    const gg_rule *rule;
    while ((rule = gg_rule_due(&clock)) != NULL)
        if (gg_holds(domain, &rule->precondition, gg_agent_view(agent)))
            gg_apply(domain, rule->effect, gg_agent_state(agent));
}

/* ----------------------------------------------------------------- tasks */

static gg_status run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    const gg_calls *calls = character_of(agent)->calls;
    return calls ? calls->run(agent, action, phase) : gg_agent_wait(agent);
}

uint16_t gg_agent_action(const gg_agent *agent)
{
    return agent->running ? steps_of(agent)[agent->step] : GG_NONE;
}

gg_status gg_agent_wait(const gg_agent *agent)
{
    uint16_t action = gg_agent_action(agent);
    if (action == GG_NONE)
        return GG_INVALID;
    return agent->elapsed < agent->domain->actions[action].duration ? GG_RUNNING : GG_SUCCESS;
}

void gg_agent_drop(gg_agent *agent)
{
    agent->goal = GG_NONE;
    agent->plan_length = agent->step = 0;
    agent->watch_count = agent->looked = 0;
    agent->broken = false;
}

gg_status gg_agent_ending(const gg_agent *agent)
{
    return (gg_status)agent->ending;
}

/* The running task is over, and ends so. */
static void stop_task(gg_agent *agent, gg_status status)
{
    agent->ending = (uint8_t)status;
    (void)run(agent, gg_agent_action(agent), GG_STOP);
    agent->ending = GG_RUNNING;
    agent->running = false;
    agent->awake = GG_AWAKE;
}

void gg_agent_abort(gg_agent *agent, gg_planner *planner)
{
    uint16_t action = gg_agent_action(agent);
    stop_task(agent, GG_ABORTED);
    tell(agent, planner, GG_TASK_ENDED, action, GG_ABORTED);
}

/* Has the game set the facts of a word that an action has changed to what they are in
 * a state. */
static void set_in_game(gg_agent *agent, uint16_t word, uint64_t changed, const uint64_t *state)
{
    const gg_domain *domain = agent->domain;
    const gg_calls *calls = character_of(agent)->calls;
    uint64_t bits = changed & domain->applied[word];
    if (!bits || !calls || !calls->apply)
        return;
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i].word == word && (fact_bits(&domain->facts[i]) & bits))
            calls->apply(agent, i, gg_read(domain, i, state));
}

/* What was expected of an effect, which has not taken place yet. Lies where the bits are that
 * the plan depends on, which are made anew with the next task: functions of the game that are
 * told of it may use the planner. */
static const uint64_t *expected_state(const gg_agent *agent, const gg_effect *effect)
{
    const gg_domain *domain = agent->domain;
    uint64_t *state = needs_of(agent);
    copy_words(state, gg_agent_view(agent), domain->word_count);
    apply_effect(domain, effect, state);
    return state;
}

/* The facts of an effect that the game sets, with the values that were expected. */
static void set_applied(gg_agent *agent, const gg_effect *effect, const uint64_t *state)
{
    const gg_domain *domain = agent->domain;
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        const gg_assignment *change = &effect->assignments[i];
        set_in_game(agent, change->word, ~change->keep, state);
    }
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const gg_fact *fact = &domain->facts[effect->additions[i].fact];
        set_in_game(agent, fact->word, fact_bits(fact), state);
    }
}

static void take_effect(gg_agent *agent, const gg_action *action)
{
    const uint64_t *expected = action->applies ? expected_state(agent, action->effect) : NULL;
    if (action->own)
        gg_apply(agent->domain, action->own, gg_agent_state(agent));
    if (action->world)
        gg_apply(agent->domain, action->world, gg_world_state(agent->world));
    if (expected) /* last, so that the game may set the facts otherwise */
        set_applied(agent, action->effect, expected);
}

/* The running task has ended by itself: its effects take place where it succeeded,
 * otherwise the plan has failed. */
static void end_task(gg_agent *agent, gg_planner *planner, gg_status status)
{
    uint16_t index = gg_agent_action(agent), goal = agent->goal;
    stop_task(agent, status);
    make_senses_due(agent); /* for the decision that follows */
    if (status == GG_SUCCESS) {
        take_effect(agent, &agent->domain->actions[index]);
        agent->step++;
        tell(agent, planner, GG_TASK_ENDED, index, GG_SUCCESS);
        return;
    }
    gg_agent_forget(agent, planner);
    gg_agent_drop(agent);
    gg_agent_bar(agent, index);
    tell(agent, planner, GG_TASK_ENDED, index, (uint16_t)status);
    gg_agent_blame(agent, planner, goal);
}

static void start_task(gg_agent *agent, gg_planner *planner)
{
    uint16_t index = steps_of(agent)[agent->step];
    agent->running = true;
    agent->elapsed = 0;
    gg_watch_plan(agent);
    tell(agent, planner, GG_TASK_STARTED, index, 0);
    gg_status status = run(agent, index, GG_START);
    if (status != GG_RUNNING)
        end_task(agent, planner, status);
}

/* Time passes for the running task. */
static void age_task(gg_agent *agent, uint32_t milliseconds)
{
    bool overflows = agent->elapsed > UINT32_MAX - milliseconds;
    agent->elapsed = overflows ? UINT32_MAX : agent->elapsed + milliseconds;
}

static void tick_task(gg_agent *agent, gg_planner *planner, uint32_t milliseconds)
{
    uint16_t index = gg_agent_action(agent);
    uint32_t timeout = agent->domain->actions[index].timeout;
    age_task(agent, milliseconds);
    gg_status status = run(agent, index, GG_TICK);
    if (status == GG_RUNNING && timeout > 0 && agent->elapsed >= timeout)
        status = GG_FAILURE;
    if (status != GG_RUNNING)
        end_task(agent, planner, status);
}

/* ------------------------------------------------------------------- plan */

/* The task's function may use the planner, in which the new steps lie: they are taken first,
 * and while the task is stopped, its action stands in the place of the first one. */
void gg_agent_take_steps(gg_agent *agent, gg_planner *planner, const gg_plan *plan, bool goes_on)
{
    uint16_t *steps = steps_of(agent);
    uint16_t action = gg_agent_action(agent), length = plan->length;
    uint16_t first = length > 0 ? plan->steps[0] : GG_NONE;
    for (uint16_t i = 0; i < length; i++)
        steps[i] = plan->steps[i];
    agent->step = 0;
    if (agent->running && !goes_on) {
        steps[0] = action;
        gg_agent_abort(agent, planner);
        steps[0] = first;
    }
    agent->plan_length = length;
}

void gg_agent_adopt(gg_agent *agent, gg_planner *planner, uint16_t goal, const gg_plan *plan)
{
    uint16_t length = plan->length;
    bool goes_on = length > 0 && plan->steps[0] == gg_agent_action(agent);
    agent->watch_count = agent->looked = 0;
    if (goal == GG_NONE)
        gg_watch_choices(agent, &planner->workspace, length);
    gg_agent_take_steps(agent, planner, plan, goes_on);
    agent->goal = goal;
    agent->broken = agent->trying = false;
    agent->awake = GG_ASLEEP;
    rest_of(agent, goal)->unplanned = 0;
    tell(agent, planner, GG_PLAN_MADE, goal, length);
    if (agent->running)
        gg_watch_plan(agent);
}

/* ---------------------------------------------------------------- planners */

void gg_planner_init(gg_planner *planner)
{
    unsigned char *bytes = (unsigned char *)planner;
    for (size_t i = 0; i < sizeof *planner; i++)
        bytes[i] = 0;
    planner->ready = GG_READY;
}

/* Begins to use a planner for an agent. */
static void take_up(const gg_agent *agent, gg_planner *planner)
{
    GG_ASSERT(agent->domain && agent->world); /* it was initialised */
    GG_ASSERT(is_ready(planner));
    (void)agent;
    planner->ready = GG_READY;
}

/* Whether a planner can be used for an agent; it can not from some of the game's functions, see
 * gg_calls. */
static bool is_refused(const gg_agent *agent, const gg_planner *planner)
{
    return planner->busy || agent->ticking;
}

gg_outcome gg_agent_plan(gg_agent *agent, gg_planner *planner, uint16_t goal, gg_plan *plan)
{
    take_up(agent, planner);
    gg_aim aim = {agent->domain, character_of(agent), agent, gg_agent_view(agent), goal, NULL, NULL,
                  false,         {NULL, NULL, 0}};
    plan->length = 0;
    GG_ASSERT(!planner->busy);
    if (planner->busy)
        return GG_BUSY;
    if (goal >= agent->domain->goal_count || !aim.character->guides[goal])
        return GG_NO_PLAN;
    planner->ticket++; /* a search that was under way here is to be made again */
    planner->busy = true;
    gg_outcome outcome = gg_plan_make(&planner->search, &aim, plan);
    planner->busy = false;
    return outcome;
}

bool gg_agent_stop(gg_agent *agent, gg_planner *planner)
{
    take_up(agent, planner);
    GG_ASSERT(!is_refused(agent, planner));
    if (is_refused(agent, planner))
        return false;
    agent->ticking = true;
    if (agent->running)
        gg_agent_abort(agent, planner);
    agent->ticking = false;
    gg_agent_forget(agent, planner);
    gg_agent_drop(agent);
    agent->awake = GG_AWAKE;
    return true;
}

/* ------------------------------------------------------------------- tick */

/* Whether it decides in this tick. */
static bool is_due(gg_agent *agent, uint32_t milliseconds)
{
    if (agent->until > milliseconds) {
        agent->until -= milliseconds;
        return agent->awake == GG_AWAKE;
    }
    uint32_t late = milliseconds - agent->until;
    agent->until = agent->interval > late ? agent->interval - late : 0;
    return true;
}

/* Whether the next task is to be started: functions of the game may have changed what
 * was decided by. */
static bool may_start(gg_agent *agent, gg_planner *planner)
{
    const uint64_t *view = gg_agent_view(agent);
    if (agent->running || !has_plan(agent))
        return false;
    if (same_words(view, seen_of(agent), agent->domain->word_count) ||
        gg_plan_holds(agent, planner))
        return true;
    gg_agent_drop(agent);
    agent->awake = GG_AWAKE;
    return false;
}

/* Time passes, and nothing else. What comes due waits for the next tick. */
static void pass_time(gg_agent *agent, uint32_t milliseconds)
{
    if (agent->running)
        age_task(agent, milliseconds);
    agent->until = agent->until > milliseconds ? agent->until - milliseconds : 0;
}

/* One tick's work. */
static void act(gg_agent *agent, gg_planner *planner, uint32_t milliseconds)
{
    if (agent->running)
        tick_task(agent, planner, milliseconds);
    if (is_due(agent, milliseconds)) {
        sense(agent);
        gg_agent_decide(agent, planner);
    } else if (agent->wanted != GG_NONE) {
        gg_agent_go_on(agent, planner);
    }
    if (may_start(agent, planner))
        start_task(agent, planner);
}

void gg_agent_tick(gg_agent *agent, gg_planner *planner, uint32_t milliseconds)
{
    take_up(agent, planner);
    GG_ASSERT(!is_refused(agent, planner));
    gg_agent_pass(agent, milliseconds);
    fire_rules(agent, milliseconds);
    if (is_refused(agent, planner)) {
        pass_time(agent, milliseconds);
        return;
    }
    agent->ticking = true;
    act(agent, planner, milliseconds);
    agent->ticking = false;
}
