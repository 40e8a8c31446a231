/* SPDX-License-Identifier: MIT */
/*
 * What must hold while an action runs. Rests on failing.c and agent_action.c. It is looked at on the
 * real values, as what others have only claimed is still there. Only the tables of domains name it
 * that have an action with `while`.
 */
#include "agent/agent.h"
#include "state/failing.h"

static uint16_t lasting_fact_in_the_way(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_condition *lasting =
        agent->running ? domain->features->lasting->conditions[gg_steps_of(agent)[agent->step]]
                       : NULL;
    const uint64_t *view = gg_agent_view(agent);
    if (!lasting || gg_condition_holds(domain, lasting, view))
        return GG_NONE;
    return gg_failing_fact(domain, ref_to_table(lasting), view, NULL);
}

/* The box that the action was started for does not matter any more: see agent_trace.c. */
static bool give_out(gg_agent *agent, gg_planner *planner)
{
    gg_notice notice = {GG_ACTION_ENDED, gg_running_number(agent), GG_FAILURE,
                        lasting_fact_in_the_way(agent)};
    if (notice.fact == GG_NONE)
        return false;
    gg_action_end(agent, planner, GG_FAILURE);
    agent->box = GG_NO_BOX;
    make_senses_due(agent);
    exclude_failed_action(agent, notice.index, GG_FAILURE);
    gg_plan_fail(agent, planner, &notice);
    return true;
}

void gg_lasting_check(gg_agent *agent, gg_planner *planner)
{
    if (agent->running)
        (void)give_out(agent, planner);
}

const GG_ROM gg_lasting_ops gg_enduring = {lasting_fact_in_the_way, give_out};
