/* SPDX-License-Identifier: MIT */
/*
 * Plans that are made anew while an action runs that changes numbers over time. The numbers then tell
 * of some of its steps, and a plan that begins with the action would count these twice, or find that
 * the action has used up what it asks for. So such a plan is made from what the numbers would be if the
 * action had not begun. It counts only if it begins with the action, which then goes on. Otherwise the
 * agent decides from what the numbers are, as it does without an action. The same is done on the walk to
 * an action. Rests on partial_changes.c and agent_watch.c; see replan_goal.c, replan_effort.c
 * and replan_task.c.
 */
#include "features/replanning.h"

uint64_t *gg_replanning_state(const gg_agent *agent, const gg_planner *planner)
{
    uint64_t *state = replay_begin(agent, planner);
    take_back_partial_changes(agent, state);
    return state;
}

static bool has_changed(const gg_agent *agent)
{
    return !gg_same_words(gg_agent_planning_state(agent), planning_snapshot_of(agent),
                          agent->domain->word_count);
}

/* Whether the agent may plan anew at the decision that follows. */
static bool replanning_has_news(const gg_agent *agent)
{
    const GG_ROM gg_goal_ops *pursuit = agent->domain->pursuit;
    return has_changed(agent) || agent->awake == GG_AWAKE ||
           (pursuit && pursuit->is_concerned(agent, gg_agent_planning_state(agent), false));
}

/* As in any decision, wants that hold are told before a plan is given up, and goals without a plan are
 * tried again after what has changed, before the root task is planned or a goal of a lower priority. */
static void look_at_goals(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_goal_ops *pursuit = agent->domain->pursuit;
    if (!pursuit)
        return;
    pursuit->look(agent, planner, true);
    if (has_changed(agent) && pursuit->retry_after_change(agent))
        agent->awake = GG_AWAKE;
}

/* Gives up a plan that does not hold, but not what the agent is doing, as the new plan may begin with
 * it. */
static void replanning_watch(gg_agent *agent, gg_planner *planner)
{
    if (!has_plan(agent) || (agent->goal != GG_NONE && agent->domain->pursuit->is_through(agent)) ||
        gg_plan_holds(agent, planner))
        return;
    agent->broken = true;
    agent->awake = GG_AWAKE;
}

bool gg_replanning_is_due(gg_agent *agent, gg_planner *planner)
{
    uint16_t words = agent->domain->word_count;
    if (!gg_is_acting(agent) || agent->booked || is_uninterruptible(agent) ||
        agent->wanted != GG_NONE || !replanning_has_news(agent) ||
        gg_same_words(gg_replanning_state(agent, planner), gg_agent_planning_state(agent), words))
        return false;
    look_at_goals(agent, planner);
    replanning_watch(agent, planner);
    return true;
}
