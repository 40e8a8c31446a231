/* SPDX-License-Identifier: MIT */
/*
 * Goals that may take so long and no longer: from their choice until they are reached, over all plans
 * for them without something else in between. Rests on agent_action.c and, by gg_domain.pursuit, on
 * agent_pursue.c. When the time is over, the goal has failed. Only the tables of domains name this file
 * that have such goals.
 */
#include "agent/slots.h"
#include "agent/timeouts.h"

static uint32_t goal_time_of(const gg_agent *agent, uint32_t goal)
{
    return goal < agent->domain->goal_count ? agent->domain->features->timeouts->of_goals[goal] : 0;
}

/* Whether the agent is at a goal: its plan is for it, or it is planned. */
static bool is_at_goal(const gg_agent *agent, uint32_t goal)
{
    return agent->goal == goal || agent->wanted == goal;
}

/* Whether the goal was for what is not bound to its slot any more: another one has all of its time. */
static bool is_of_lost_slot(const gg_agent *agent, uint32_t goal)
{
    const GG_ROM gg_slots *slots = slots_of(agent->domain);
    bool is_lost = false;
    for (uint16_t i = 0; slots && goal < agent->domain->goal_count && i < slots->count; i++)
        is_lost = is_lost || (optional_set_has_bit(slots->all[i].goals, (uint16_t)goal) &&
                              slots->ops->has_lost(agent, slots->all[i].bound));
    return is_lost;
}

void gg_goal_timeouts_pass(gg_agent *agent, uint32_t milliseconds)
{
    gg_timeout_record *record = timeout_record_of(agent);
    if (is_of_lost_slot(agent, record->goal))
        record->left = 0;
    pass_time_left(agent, &record->left, goal_time_of(agent, record->goal), milliseconds,
                   is_at_goal(agent, record->goal));
}

/* The goal has failed, as if an action of its plan had. */
static void end_goal(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    gg_notice notice = {GG_PLAN_DROPPED, GG_NONE, 1, GG_NONE};
    if (agent->goal != goal) { /* it is planned, and the plan of another one goes on */
        gg_planning_forget(agent, planner);
        agent->domain->pursuit->fail(agent, planner, goal);
        return;
    }
    if (gg_is_acting(agent))
        gg_step_abort(agent, planner);
    if (agent->goal == goal)
        gg_plan_fail(agent, planner, &notice);
}

/* A goal that holds is reached when its action has ended. */
void gg_goal_timeouts_look(gg_agent *agent, gg_planner *planner)
{
    gg_timeout_record *record = timeout_record_of(agent);
    if (record->left != GG_TIME_IS_OVER || is_uninterruptible(agent))
        return;
    uint16_t goal = (uint16_t)record->goal;
    bool is_at_it = goal_time_of(agent, goal) > 0 && is_at_goal(agent, goal);
    if (is_at_it && gg_goal_is_reached(agent, goal, gg_agent_view(agent)))
        return;
    record->left = 0;
    if (is_at_it)
        end_goal(agent, planner, goal);
    agent->awake = GG_AWAKE;
}

/* What the agent saw at its last decision. */
static const uint64_t *seen_at_decision(const gg_agent *agent)
{
    return agent->domain->claims ? view_snapshot_of(agent) : planning_snapshot_of(agent);
}

/* Whether a goal is timed on while the agent is at nothing: if it could be chosen again, and is not that
 * of a want that has ended. What comes and goes between two decisions does not count, as it depends on the
 * ticks whether that is seen. */
static bool is_timed_on(const gg_agent *agent, uint32_t goal)
{
    const uint64_t *seen = seen_at_decision(agent);
    return goal_time_of(agent, goal) > 0 && gg_agent_pursues(agent, (uint16_t)goal) &&
           gg_goal_is_relevant(agent, (uint16_t)goal, seen) &&
           !gg_goal_is_reached(agent, (uint16_t)goal, seen);
}

/* Times the goal that the agent has come to. If that was because an action has ended, what is left of
 * this tick counts. */
void gg_goal_timeouts_begin(gg_agent *agent, gg_planner *planner)
{
    gg_timeout_record *record = timeout_record_of(agent);
    uint16_t goal = agent->goal != GG_NONE || agent->plan_length > 0 ? agent->goal : agent->wanted;
    (void)planner;
    if (goal == GG_NONE && agent->plan_length == 0) {
        if (!is_timed_on(agent, record->goal))
            record->left = 0;
        return;
    }
    if (record->goal == goal && record->left > 0)
        return;
    uint32_t time = goal_time_of(agent, goal), gone = gg_is_acting(agent) ? 0 : agent->asked;
    record->goal = goal;
    record->left = time > 0 ? begun_time(time, gone) : 0;
}

uint32_t gg_goal_timeout_left(const gg_agent *agent)
{
    const gg_timeout_record *record = timeout_record_of(agent);
    return sooner_of(UINT32_MAX, record->left, goal_time_of(agent, record->goal));
}
