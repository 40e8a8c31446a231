/* SPDX-License-Identifier: MIT */
/*
 * When the goals of an agent back off, and what ends that early: the back-off of a goal without a
 * plan ends when a change may have made a plan possible, or when an action may be tried again.
 * Rests on agent_exclusions.c and agent_goals.c.
 */
#include "agent/agent.h"

bool gg_backoff_end_early(const gg_agent *agent, gg_backoff *backoff)
{
    uint32_t least = minimum_backoff(agent);
    if (least < backoff->early)
        least = backoff->early;
    if (backoff->waits > least)
        backoff->waits = least;
    return backoff->waits == 0;
}

/* Whether an action may be of use for a goal, in some of the forms that facts give it. */
static bool resting_may_serve(const GG_ROM gg_domain *domain, const GG_ROM gg_heuristic *heuristic,
                              uint16_t action)
{
    uint16_t i = 0, row = gg_row_of(domain, action);
    while (i < domain->action_count &&
           !(gg_rom_has_bit(heuristic->actions, i) && is_same_action(domain, row, i)))
        i++;
    return i < domain->action_count;
}

/* An action is left out no more, which may make a plan possible for goals without one. If there are
 * goals to be kept, the action may be of use for these. */
void gg_shorten_backoffs_for_action(gg_agent *agent, uint16_t action)
{
    bool kept = agent->domain->keeping != NULL;
    for (uint16_t i = 0; i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        if (goal == GG_NONE || gg_backoff_of(agent, goal)->waits == 0)
            continue;
        const GG_ROM gg_heuristic *heuristic = gg_heuristic_of_goal(agent, goal);
        if (kept || !heuristic || resting_may_serve(agent->domain, heuristic, action))
            (void)gg_backoff_end_early(agent, gg_backoff_of(agent, goal));
    }
}

/* After the first failure the goal may be tried again at once, as another plan may help; only
 * further failures make it back off. */
void gg_goal_back_off_after_failure(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    gg_trace_tell(agent, planner, GG_GOAL_FAILED, goal,
                  gg_backoff_start_after_failure(gg_backoff_of(agent, goal)));
    if (agent->domain->wants)
        agent->domain->wants->wanting->fail(agent, goal, false);
}

void gg_goal_repeat(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    if (goal >= agent->domain->goal_count) {
        gg_goal_back_off_after_failure(agent, planner, goal);
        return;
    }
    gg_trace_tell(agent, planner, GG_GOAL_MISSED, goal, 0);
    gg_backoff_start_before_repeat(agent, gg_backoff_of(agent, goal));
}

/* Whether two states differ in what may make a plan possible. */
static bool differ(const gg_agent *agent, const GG_ROM gg_heuristic *heuristic,
                   const uint64_t *state, const uint64_t *other)
{
    return gg_rom_differ_in(state, other, heuristic->wake_mask, agent->domain->word_count);
}

void gg_goal_back_off_without_plan(gg_agent *agent, uint16_t goal)
{
    gg_backoff *backoff = gg_backoff_of(agent, goal);
    const GG_ROM gg_heuristic *heuristic = gg_heuristic_of_goal(agent, goal);
    gg_backoff_start_without_plan(backoff,
                                  heuristic && !heuristic->hidden && agent->outcome == GG_NO_PLAN);
    /* Changes while it waited for the planner, and while it was planned, have not been looked at. */
    if (heuristic &&
        (differ(agent, heuristic, planning_snapshot_of(agent), planning_start_of(agent)) ||
         differ(agent, heuristic, planning_start_of(agent), gg_agent_planning_state(agent))))
        (void)gg_backoff_end_early(agent, backoff);
}

bool gg_shorten_backoffs_after_change(gg_agent *agent)
{
    const uint64_t *planning_state = gg_agent_planning_state(agent);
    bool any = false;
    for (uint16_t i = 0; i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        if (goal == GG_NONE || gg_backoff_of(agent, goal)->waits == 0)
            continue;
        const GG_ROM gg_heuristic *heuristic = gg_heuristic_of_goal(agent, goal);
        if ((!heuristic || differ(agent, heuristic, planning_snapshot_of(agent), planning_state)) &&
            gg_backoff_end_early(agent, gg_backoff_of(agent, goal)))
            any = true;
    }
    return any;
}

const GG_ROM gg_exclusion_ops gg_goal_excluding = {
    gg_exclusions_add_to_bounds, gg_exclude_failed_action, gg_shorten_backoffs_for_action};
