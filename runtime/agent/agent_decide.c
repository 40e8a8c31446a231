/* SPDX-License-Identifier: MIT */
/*
 * Decides what an agent is to do: whether its plan is over or still holds, and what is planned
 * instead, a goal or, if no goal is to be planned, the root task. Rests on agent_plan.c,
 * agent_interrupt.c and, by gg_domain.pursuit, agent_pursue.c. If nothing that matters has changed,
 * nothing is asked or planned, and at most one planning is made.
 */
#include "agent/agent.h"

/* -------------------------------------------------------------- what is new */

/* What is new since the last decision: whether something happened, and whether the state has
 * changed, the bits on which the plan depends, or those on which the choice of a goal depends. */
typedef struct gg_news {
    bool awake, state, support, relevance;
} gg_news;

static gg_news news_of(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const uint64_t *planning_state = gg_agent_planning_state(agent),
                   *snapshot = planning_snapshot_of(agent);
    gg_news news;
    news.awake = agent->awake == GG_AWAKE;
    news.state = !gg_same_words(planning_state, snapshot, domain->word_count);
    news.support = news.awake || gg_differ_in(snapshot, planning_state, support_mask_of(agent),
                                              domain->word_count);
    news.relevance =
        news.awake ||
        (domain->pursuit && domain->pursuit->is_concerned(agent, planning_state, news.state));
    return news;
}

/* Notes what the decision is based on. */
static void note_state(gg_agent *agent)
{
    uint16_t words = agent->domain->word_count;
    gg_copy_words(planning_snapshot_of(agent), gg_agent_planning_state(agent), words);
    if (agent->domain->claims)
        gg_copy_words(view_snapshot_of(agent), gg_agent_view(agent), words);
}

/* ----------------------------------------------------------- the present plan */

/* Ends the plan if its goal holds or no steps of it are left; no action is running, but the agent
 * may walk, also for a plan that was given up. */
static void decide_settle(gg_agent *agent, gg_planner *planner)
{
    if (agent->goal != GG_NONE)
        agent->domain->pursuit->settle(agent, planner);
    else if (!has_plan(agent) && !agent->walking)
        gg_plan_drop(agent);
}

/* Gives up a plan that no longer holds, but not the running action or the walk, as the new plan
 * may begin with it. Whether the plan was given up. */
static bool watch(gg_agent *agent, gg_planner *planner)
{
    if (!has_plan(agent) || agent->booked ||
        (agent->goal != GG_NONE && agent->domain->pursuit->is_through(agent)) ||
        gg_plan_holds(agent, planner))
        return false;
    agent->broken = true;
    if (!gg_is_acting(agent))
        gg_plan_drop(agent);
    return true;
}

/* ---------------------------------------------------------------- the next one */

/* No goal is to be planned: plans the root task, unless it backs off. If nothing takes the place of
 * a plan that was given up, stops its running action or walk. */
static void decide_fall_back(gg_agent *agent, gg_planner *planner)
{
    if (gg_type_of(agent)->task != GG_NONE && gg_backoff_of(agent, GG_NONE)->waits == 0)
        agent->domain->decomposing->plan(agent, planner);
    if (agent->broken && gg_is_acting(agent))
        gg_step_abort(agent, planner);
    if (agent->broken)
        gg_plan_drop(agent);
}

static void decide_choose(gg_agent *agent, gg_planner *planner, gg_news news)
{
    if (is_uninterruptible(agent)) {
        gg_planning_forget(agent, planner);
        return;
    }
    const GG_ROM gg_domain *domain = agent->domain;
    if (domain->pursuit && domain->pursuit->pursue(agent, planner, news.relevance))
        return;
    agent->trying = false;
    if (domain->team && domain->team->work(agent, planner))
        return;
    if (!has_plan(agent))
        decide_fall_back(agent, planner);
    else if (agent->goal == GG_NONE && domain->interrupting)
        domain->interrupting->reconsider(agent, planner);
}

void gg_agent_decide(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_goal_ops *pursuit = agent->domain->pursuit;
    gg_news news = news_of(agent);
    if (!news.state && !news.relevance && agent->awake == GG_ASLEEP && agent->wanted == GG_NONE &&
        !must_reask_denied_methods(agent))
        return;
    if (news.state || news.awake)
        agent->looked = 0;
    if (news.state) /* also if there is a goal to be planned first */
        gg_backoff_of(agent, GG_NONE)->waits = 0;
    if (news.state && pursuit && pursuit->retry_after_change(agent))
        news.relevance = true;
    agent->awake = GG_ASLEEP;
    if (!agent->running)
        decide_settle(agent, planner);
    if (pursuit)
        pursuit->look(agent, planner, news.state || news.relevance);
    if (news.support && watch(agent, planner))
        news.relevance = true;
    note_state(agent);
    decide_choose(agent, planner, news);
}
