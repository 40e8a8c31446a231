/* SPDX-License-Identifier: MIT */
/*
 * The action that an agent is doing: its start, ticks and end, and what its success changes. Rests
 * on agent_watch.c and agent_backoff.c and, where the domain needs them, on walks, claims,
 * agent_sharing.c, agent_lasting.c and applied.c. Each start is followed by exactly one stop,
 * and effects take place after the stop. Before it, what the action needs of shared facts that it
 * changes is looked at once more, so that nothing is had twice; what must hold while it runs is
 * looked at before its function is asked. What it claims is claimed from its start until just before
 * its effects.
 */
#include "agent/agent.h"

/* Calls the action's function. */
static gg_status action_run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    const GG_ROM gg_calls *calls = gg_type_of(agent)->calls;
    agent->waits = GG_ASKED;
    return calls ? calls->run(agent, action, phase) : gg_agent_wait(agent);
}

uint16_t gg_agent_action(const gg_agent *agent)
{
    return gg_running_number(agent);
}

const uint16_t *gg_agent_steps(const gg_agent *agent, uint16_t *count)
{
    uint16_t left = (uint16_t)(agent->plan_length - agent->step);
    *count = has_plan(agent) ? left : gg_is_acting(agent);
    return gg_numbers_of(agent) + agent->step;
}

uint32_t gg_agent_duration(const gg_agent *agent)
{
    uint16_t index = gg_running_action(agent);
    if (index == GG_NONE)
        return 0;
    const GG_ROM gg_time_ops *timing = agent->domain->timing;
    return timing ? timing->duration(agent, index) : agent->domain->actions[index].duration;
}

gg_status gg_agent_wait(gg_agent *agent)
{
    return agent->running ? wait_until_elapsed(agent, GG_WAITS, gg_agent_duration(agent))
                          : GG_INVALID;
}

gg_status gg_agent_ending(const gg_agent *agent)
{
    return (gg_status)agent->ending;
}

void gg_action_end(gg_agent *agent, gg_planner *planner, gg_status status)
{
    uint16_t action = gg_running_action(agent);
    GG_ASSERT(agent->running);
    if (status != GG_SUCCESS && agent->domain->places)
        agent->domain->places->walking->stop(agent);
    agent->ending = (uint8_t)status;
    (void)action_run(agent, action, GG_STOP);
    agent->ending = GG_RUNNING;
    gg_give_up_claims(agent);
    agent->running = false;
    agent->asked = 0;
    agent->awake = GG_AWAKE;
    if (status != GG_SUCCESS)
        features_set_back(agent, planner, action, (uint16_t)status);
}

void gg_action_abort(gg_agent *agent, gg_planner *planner)
{
    uint16_t action = gg_running_number(agent);
    gg_action_end(agent, planner, GG_ABORTED);
    gg_tell_team(agent, GG_BOOKING_INTERRUPTED);
    gg_trace_tell(agent, planner, GG_ACTION_ENDED, action, GG_ABORTED);
}

/* ----------------------------------------------------------------- effects */

/* What of an effect of the action that has ended has not taken place before. */
static void apply_rest_of(const gg_agent *agent, const GG_ROM gg_effect *effect, uint64_t *state)
{
    const GG_ROM gg_features *features = agent->domain->features;
    if (features)
        features->ops->apply_rest(agent, effect, state);
    else
        gg_effect_apply(agent->domain, effect, state);
}

void gg_action_apply_effects(gg_agent *agent, const GG_ROM gg_effect *own,
                             const GG_ROM gg_effect *world)
{
    if (own) {
        if (agent->domain->places)
            agent->domain->places->walking->end_action(agent, own);
        apply_rest_of(agent, own, gg_agent_state(agent));
    }
    if (world) {
        apply_rest_of(agent, world, gg_world_state(agent->world));
        agent->world->changes++;
    }
}

void gg_action_take_effect(gg_agent *agent, gg_planner *planner, uint16_t index)
{
    const GG_ROM gg_action *action = &agent->domain->actions[index];
    if (agent->domain->features)
        agent->domain->features->ops->take_effect(agent, planner, index);
    else
        gg_action_apply_effects(agent, action->own, action->world);
}

/* ------------------------------------------------------------ start to end */

void gg_plan_fail(gg_agent *agent, gg_planner *planner, const gg_notice *notice)
{
    uint16_t goal = agent->goal;
    bool booked = agent->booked;
    gg_tell_team(agent, GG_BOOKING_FAILED);
    gg_planning_forget(agent, planner);
    gg_plan_drop(agent);
    gg_trace_notice(agent, planner, notice);
    if (!booked && goal != GG_NONE) /* what a team was asked for rests */
        agent->domain->pursuit->fail(agent, planner, goal);
}

/* Ends the running action, which has ended by itself. If it succeeded and nobody else has taken
 * what it needs, its effects take place; otherwise the plan has failed. What is started next in this
 * tick has the rest of its time. */
static void action_end(gg_agent *agent, gg_planner *planner, gg_status status)
{
    uint16_t index = gg_running_action(agent), number = gg_running_number(agent);
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_action *action = &domain->actions[index];
    uint16_t fact = GG_NONE;
    uint32_t rest = time_since_end(agent);
    if (domain->sharing && status == GG_SUCCESS)
        fact = domain->sharing->stop(agent, planner, action);
    else
        gg_action_end(agent, planner, status);
    agent->asked = rest;
    make_senses_due(agent); /* for the decision that follows */
    gg_notice notice = {GG_ACTION_ENDED, number, (uint16_t)status, fact};
    if (fact != GG_NONE)
        notice.value = GG_FAILURE;
    else
        exclude_failed_action(agent, number, status);
    if (notice.value != GG_SUCCESS) {
        gg_plan_fail(agent, planner, &notice);
        return;
    }
    if (action->applies)
        domain->applied->ops->take_and_tell(agent, planner, index);
    else
        gg_action_take_effect(agent, planner, index);
    agent->step++;
    features_advance(agent);
    gg_tell_team(agent, GG_BOOKING_DONE);
    gg_trace_notice(agent, planner, &notice);
}

/* What it has changed in part, and what it claims, is kept. */
void gg_action_begin_anew(gg_agent *agent, gg_planner *planner, uint16_t fact)
{
    GG_ASSERT(agent->running);
    const GG_ROM gg_features *features = agent->domain->features;
    gg_notice notice = {GG_ACTION_STARTED, gg_running_number(agent), 0, fact};
    uint16_t index = gg_running_action(agent);
    agent->ending = GG_ABORTED;
    (void)action_run(agent, index, GG_STOP);
    agent->ending = GG_RUNNING;
    agent->elapsed = agent->asked = 0;
    if (features->partial)
        *(uint32_t *)gg_agent_part(agent, features->partial->agent_progress) = GG_CHANGES_KEPT;
    if (features->random_ranges)
        features->random_ranges->ops->start(agent, index);
    gg_trace_notice(agent, planner, &notice);
    gg_status status = action_run(agent, index, GG_START);
    if (status != GG_RUNNING)
        action_end(agent, planner, status);
}

/* Asks the function of the running action whether that has ended, unless it is not to be asked yet. What
 * is over by now has failed if the timeout came before: who has said that it is to be asked later, or that
 * it waits for longer, had not come to an end. When a condition came to hold for which an action waits,
 * nobody knows. */
static gg_status action_ask(gg_agent *agent, gg_phase phase)
{
    uint16_t index = gg_running_action(agent);
    const GG_ROM gg_action *action = &agent->domain->actions[index];
    uint32_t last = action->timeout - 1, told = agent->asked, now = agent->elapsed;
    bool is_over = now > last; /* never without a timeout, as `last` is UINT32_MAX then */
    if (is_over)
        now = action->timeout;
    bool rests = phase == GG_TICK && agent->waits == GG_RESTS && now < told;
    gg_status status = rests ? GG_RUNNING : action_run(agent, index, phase);
    bool ends_later = agent->waits != GG_ASKED && agent->asked > now &&
                      agent->asked <= agent->elapsed && action->duration != UINT32_MAX;
    if (is_over && (status == GG_RUNNING || ends_later)) {
        (void)wait_until_elapsed(agent, GG_RESTS, now);
        return GG_FAILURE;
    }
    if (phase == GG_TICK && agent->asked != told)
        forget_end_of_wait(agent);
    return status;
}

void gg_action_start(gg_agent *agent, gg_planner *planner)
{
    GG_ASSERT(!gg_is_acting(agent) && has_plan(agent));
    uint16_t index = gg_steps_of(agent)[agent->step];
    const GG_ROM gg_sharing_ops *sharing = agent->domain->sharing;
    agent->box = sharing ? sharing->box(agent, &agent->domain->actions[index]) : GG_NO_BOX;
    if (agent->domain->features)
        agent->domain->features->ops->begin_action(agent, index, false);
    agent->running = true;
    gg_claim_for_present_step(agent);
    agent->elapsed = agent->asked;
    if (agent->domain->places)
        agent->domain->places->walking->set_out(agent);
    gg_compute_support_mask(agent);
    gg_tell_team(agent, GG_BOOKING_STARTED);
    gg_trace_tell(agent, planner, GG_ACTION_STARTED, gg_running_number(agent), 0);
    gg_status status = action_ask(agent, GG_START);
    if (status != GG_RUNNING)
        action_end(agent, planner, status);
}

void gg_action_tick(gg_agent *agent, gg_planner *planner)
{
    gg_status status = action_ask(agent, GG_TICK);
    if (status != GG_RUNNING)
        action_end(agent, planner, status);
}
