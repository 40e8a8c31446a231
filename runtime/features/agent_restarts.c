/* SPDX-License-Identifier: MIT */
/*
 * Actions that begin anew when a fact changes while they run (`restart`). Rests on agent_action.c and,
 * where there are sensed facts, on agent_senses.c. A
 * change is looked for where only others can have made it: at the beginning of a tick, and when sensed
 * facts were read. What the value is behind the action's own function is noted as if it had not changed.
 * Only the tables of domains with such actions name it.
 */
#include "agent/agent.h"

enum { WATCHED, STARTED, BEGUN_ANEW };

static gg_restart *restart_of(const gg_agent *agent)
{
    return (gg_restart *)gg_agent_part(agent, agent->domain->features->restarts->agent_restart);
}

/* The fact that the running action watches; GG_NONE: there is none. */
static uint16_t watched_fact(const gg_agent *agent)
{
    return agent->running ? agent->domain->features->restarts->facts[gg_running_action(agent)]
                          : GG_NONE;
}

/* Notes the value of the fact that is watched. Whether it is another one than before. */
static bool note_value(gg_agent *agent)
{
    uint16_t fact = watched_fact(agent);
    gg_restart *restart = restart_of(agent);
    uint32_t before = restart->value;
    if (fact != GG_NONE)
        restart->value = gg_agent_read(agent, fact);
    return fact != GG_NONE && restart->value != before;
}

/* The running action, or the one in its place where its effects read what has changed, if it could begin
 * now if it had changed nothing yet; GG_NONE: it could not. */
static uint16_t action_to_begin(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint64_t *state = scratch_of(agent);
    uint16_t running = gg_running_action(agent), found = GG_NONE;
    const GG_ROM gg_action *row = &domain->actions[running];
    gg_copy_words(state, gg_agent_planning_state(agent), domain->word_count);
    take_back_partial_changes(agent, state);
    for (uint16_t i = 0; i < domain->action_count; i++) {
        const GG_ROM gg_action *other = &domain->actions[i];
        if ((found == GG_NONE || i == running) && is_same_action(domain, i, running) &&
            other->begins_at == row->begins_at &&
            while_of_action(domain, i) == while_of_action(domain, running) &&
            gg_condition_holds(domain, &other->precondition, state))
            found = i;
    }
    return found;
}

/* Another case of the running action takes its place in the plan. */
static void take_its_place(gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_sharing_ops *sharing = agent->domain->sharing;
    if (agent->claimed == gg_running_action(agent))
        agent->claimed = action;
    put_step(agent, agent->step, action);
    agent->box = sharing ? sharing->box(agent, &agent->domain->actions[action]) : GG_NO_BOX;
}

static void begin_anew_if_changed(gg_agent *agent, gg_planner *planner)
{
    if (!note_value(agent))
        return;
    uint16_t action = action_to_begin(agent);
    if (action != GG_NONE && action != gg_running_action(agent))
        take_its_place(agent, action);
    gg_compute_support_mask(agent); /* its memory was used, and the step may be another one */
    if (action == GG_NONE)
        return;
    restart_of(agent)->stage = BEGUN_ANEW;
    gg_action_begin_anew(agent, planner, watched_fact(agent));
    (void)note_value(agent);
}

/* One that was saved while it was started has not noted what its function changed. */
void gg_restarts_begin(gg_agent *agent, gg_planner *planner)
{
    gg_restarts_end(agent, planner);
    restart_of(agent)->stage = WATCHED;
    begin_anew_if_changed(agent, planner);
}

void gg_restarts_settle(gg_agent *agent, gg_planner *planner)
{
    (void)planner;
    (void)note_value(agent);
}

void gg_restarts_look(gg_agent *agent, gg_planner *planner)
{
    if (restart_of(agent)->stage != WATCHED)
        return;
    begin_anew_if_changed(agent, planner);
    if (restart_of(agent)->stage == BEGUN_ANEW && !agent->running) /* it has ended at once */
        gg_senses_read_due(agent, planner);
}

void gg_restarts_end(gg_agent *agent, gg_planner *planner)
{
    (void)planner;
    if (restart_of(agent)->stage == STARTED)
        (void)note_value(agent);
    restart_of(agent)->stage = WATCHED;
}

static void restarts_begin_action(gg_agent *agent, uint16_t action)
{
    uint16_t fact = agent->domain->features->restarts->facts[action];
    if (fact != GG_NONE)
        restart_of(agent)->value = gg_agent_read(agent, fact);
    restart_of(agent)->stage = STARTED;
}

static bool restart_is_due(const gg_agent *agent)
{
    uint16_t fact = watched_fact(agent);
    return fact != GG_NONE && gg_agent_read(agent, fact) != restart_of(agent)->value;
}

static bool restart_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const unsigned char *bytes = (const unsigned char *)agent;
    return ((const gg_restart *)(const void *)(bytes + domain->features->restarts->agent_restart))
               ->stage <= BEGUN_ANEW;
}

const GG_ROM gg_restart_ops gg_restarting = {restarts_begin_action, restart_is_due, restart_valid};
