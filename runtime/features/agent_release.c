/* SPDX-License-Identifier: MIT */
/*
 * What an agent does about what others have claimed, and when they give it up. Rests on
 * agent_claims.c and agent_backoff.c. Only the tables of domains where facts are claimed name it.
 */
#include "agent/agent.h"

/* After others have given up claims: if an action can begin now that was left out of plans because of
 * them, wakes the agent, and shortens the back-offs of goals and of the root task without a plan. */
static void wake(gg_agent *agent)
{
    bool is_due = (agent->turns & GG_HAS_NUMBERS) && gg_turns_is_due(agent);
    if (agent->spent > 0 || (!gg_claims_readmit_actions(agent) && !is_due))
        return;
    agent->awake = GG_AWAKE;
    gg_backoff_of(agent, GG_NONE)->waits = 0;
    for (uint16_t i = 0; i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        if (goal != GG_NONE && gg_backoff_of(agent, goal)->waits > 0)
            (void)gg_backoff_end_early(agent, gg_backoff_of(agent, goal));
    }
}

void gg_claims_wake_agent(gg_agent *agent, gg_planner *planner)
{
    (void)planner;
    if (agent->turns)
        wake(agent);
}

void gg_turns_end(gg_agent *agent, gg_planner *planner)
{
    (void)planner;
    if (agent->claimed != GG_NONE && !gg_is_acting(agent) && agent->waits != GG_STANDS)
        gg_claims_give_up(agent); /* what was claimed for the walk is of no use any more */
    if (agent->turns & ~GG_LEAVES_OUT)
        gg_turns_end_tick(agent);
}

bool gg_claims_refuse_step(gg_agent *agent, gg_planner *planner)
{
    uint16_t action = gg_steps_of(agent)[agent->step];
    gg_turns_update(agent->world);
    gg_notice notice = {GG_ACTION_REFUSED, gg_numbers_of(agent)[agent->step], 0,
                        gg_claims_blocking_fact(agent, action)};
    if (notice.fact == GG_NONE)
        return false;
    notice.value = gg_claims_find_claimed_fact(agent, action) == GG_NONE;
    gg_turns_note_refused(agent, action);
    gg_plan_drop(agent);
    agent->awake = GG_AWAKE;
    gg_trace_notice(agent, planner, &notice);
    return true;
}

void gg_claims_attach(gg_agent *agent)
{
    gg_turns_forget_tick(agent);
    gg_claims_restore(agent);
}

const GG_ROM gg_claim_ops gg_claiming = {gg_claims_planning_state,
                                         gg_claims_make_for_step,
                                         gg_claims_give_up,
                                         gg_claims_find_blocking_fact,
                                         gg_claims_find_method_fact,
                                         gg_claims_find_refused_actions,
                                         gg_claims_refused_actions,
                                         gg_claims_refuse_step,
                                         gg_claims_attach,
                                         gg_claims_lessen,
                                         gg_turns_leave,
                                         gg_turns_pass_over_rivals,
                                         gg_turns_time_to_turn,
                                         gg_turns_count_before,
                                         NULL};
