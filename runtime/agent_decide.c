/* SPDX-License-Identifier: MIT */
/*
 * Decides what an agent is to do: whether its plan is over or still holds, and what is planned
 * instead, a goal or, if no goal is to be planned, the root task. Rests on agent_plan.c,
 * agent_interrupt.c and, by gg_domain.pursuit, agent_pursue.c. If nothing that matters has changed,
 * nothing is asked or planned, and at most one planning is made.
 */
#include "agent_parts.h"

/* -------------------------------------------------------------- what is new */

/* Whether an agent may have a goal. */
static bool pursues(const gg_agent *agent)
{
    return agent->domain->pursuit && pursuit_count(agent) > 0;
}

/* What is new since the last decision: whether something happened, and whether the state has
 * changed, the bits on which the plan depends, or those on which the choice of a goal depends. */
typedef struct gg_news {
    bool awake, state, needs, concerns;
} gg_news;

/* Whether one of some bits has changed since the last decision; NULL: there are none. */
static bool has_changed(const gg_agent *agent, const uint64_t *outlook, const uint64_t *bits)
{
    return bits && differ_in(seen_of(agent), outlook, bits, agent->domain->word_count);
}

static bool has_open_want(const gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->want_limit; i++)
        if (is_open_want(&wants_of(agent)[i]))
            return true;
    return false;
}

/* Whether something has changed since then on which the choice of a goal depends. Goals see the
 * real values, and what others leave of them. A want may ask for anything. */
static bool concerns_changed(const gg_agent *agent, const uint64_t *outlook, bool any)
{
    const gg_domain *domain = agent->domain;
    const uint64_t *concerns = type_of(agent)->concerns;
    const uint64_t *view = domain->claimed ? gg_agent_view(agent) : NULL;
    if (view && !same_words(view, known_of(agent), domain->word_count))
        any = true;
    if (any && has_open_want(agent))
        return true;
    return has_changed(agent, outlook, concerns) ||
           (view && concerns && differ_in(known_of(agent), view, concerns, domain->word_count));
}

/* Whether a goal of the agent has a called priority, which may change at any time. */
static bool has_called(const gg_agent *agent)
{
    const gg_agent_type *type = type_of(agent);
    for (uint16_t i = 0; i < type->goal_count; i++)
        if (agent->domain->goals[type->goals[i]].called)
            return true;
    return false;
}

/* What is new since the last decision. */
static gg_news news_of(const gg_agent *agent)
{
    const uint64_t *outlook = gg_agent_outlook(agent);
    gg_news news;
    news.awake = agent->awake == GG_AWAKE;
    news.state = !same_words(outlook, seen_of(agent), agent->domain->word_count);
    news.needs = news.awake || has_changed(agent, outlook, needs_of(agent));
    news.concerns = news.awake || has_called(agent) || concerns_changed(agent, outlook, news.state);
    return news;
}

/* Notes what the decision is based on. */
static void note_state(gg_agent *agent)
{
    uint16_t words = agent->domain->word_count;
    copy_words(seen_of(agent), gg_agent_outlook(agent), words);
    if (agent->domain->claimed)
        copy_words(known_of(agent), gg_agent_view(agent), words);
}

/* ----------------------------------------------------------- the present plan */

/* Ends the plan if its goal holds or no steps of it are left; no action is running, but the agent
 * may walk, also for a plan that was given up. A plan whose
 * actions all succeeded, and that did not lead to its goal, has failed. */
static void settle(gg_agent *agent, gg_planner *planner)
{
    uint16_t goal = agent->goal;
    if (goal != GG_NONE && is_reached(agent, goal, gg_agent_view(agent))) {
        agent->domain->pursuit->reach(agent, planner);
    } else if (!has_plan(agent) && !agent->walking) {
        bool failed = goal != GG_NONE && !agent->broken;
        gg_plan_drop(agent);
        if (failed)
            agent->domain->pursuit->fail(agent, planner, goal);
    }
}

/* Whether the goal holds while an action is running. Then the plan is over with that action, if
 * the goal still holds; until then, this is asked again after every change. */
static bool is_through(gg_agent *agent)
{
    if (!agent->running || agent->goal == GG_NONE ||
        !is_reached(agent, agent->goal, gg_agent_view(agent)))
        return false;
    for (uint16_t i = 0; i < agent->domain->word_count; i++)
        needs_of(agent)[i] = UINT64_MAX;
    return true;
}

/* Gives up a plan that no longer holds, but not the running action or the walk, as the new plan
 * may begin with it. Whether the plan was given up. */
static bool watch(gg_agent *agent, gg_planner *planner)
{
    if (!has_plan(agent) || agent->booked || is_through(agent) || gg_plan_holds(agent, planner))
        return false;
    agent->broken = true;
    if (!is_acting(agent))
        gg_plan_drop(agent);
    return true;
}

/* ---------------------------------------------------------------- the next one */

/* No goal is to be planned: plans the root task, unless it backs off. If nothing takes the place of
 * a plan that was given up, stops its running action or walk. */
static void fall_back(gg_agent *agent, gg_planner *planner)
{
    if (type_of(agent)->task != GG_NONE && backoff_of(agent, GG_NONE)->waits == 0)
        gg_plan_root_task(agent, planner);
    if (agent->broken && is_acting(agent))
        gg_step_abort(agent, planner);
    if (agent->broken)
        gg_plan_drop(agent);
}

static void choose(gg_agent *agent, gg_planner *planner, gg_news news)
{
    if (is_bound(agent)) {
        gg_planning_forget(agent, planner);
        return;
    }
    if (pursues(agent) && agent->domain->pursuit->choose(agent, planner, news.concerns)) {
        agent->domain->pursuit->plan(agent, planner);
        return;
    }
    agent->trying = false;
    const gg_member_calls *team = agent->domain->team;
    if (team && team->work(agent, planner))
        return;
    if (!has_plan(agent))
        fall_back(agent, planner);
    else if (agent->goal == GG_NONE && agent->domain->interrupting)
        agent->domain->interrupting->reconsider(agent, planner);
}

void gg_agent_decide(gg_agent *agent, gg_planner *planner)
{
    gg_news news = news_of(agent);
    if (!news.state && !news.concerns && agent->awake == GG_ASLEEP && agent->wanted == GG_NONE)
        return;
    if (news.state || news.awake)
        agent->looked = 0;
    if (news.state) /* also if there is a goal to be planned first */
        backoff_of(agent, GG_NONE)->waits = 0;
    if (news.state && pursues(agent) && agent->domain->pursuit->retry_after_change(agent))
        news.concerns = true;
    agent->awake = GG_ASLEEP;
    if (!agent->running)
        settle(agent, planner);
    if (agent->domain->want_limit > 0 && (news.state || news.concerns))
        agent->domain->pursuit->look(agent, planner);
    if (agent->wanted == GG_NONE && planner->owner == agent)
        gg_planning_forget(agent, planner); /* its want was taken back */
    if (news.needs && watch(agent, planner))
        news.concerns = true;
    note_state(agent);
    choose(agent, planner, news);
}
