/* SPDX-License-Identifier: MIT */
/*
 * Goals that are planned while an action has changed something in part: see replanning.c. Rests on
 * agent_pursue.c. The search is not spread over ticks: it counts if it ends within the budget of one.
 */
#include "agent/keep_ops.h"
#include "features/replanning.h"

/* Notes that a goal is wanted, and from what it is planned. */
static void replan_goal_begin(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    const GG_ROM gg_domain *domain = agent->domain;
    agent->wanted = goal;
    gg_copy_words(planning_start_of(agent), gg_replanning_state(agent, planner),
                  domain->word_count);
    if (domain->claims)
        domain->claims->claiming->choose(agent);
    if (seed_ops_of(domain))
        seed_ops_of(domain)->draw(agent);
}

/* Plans the goal that is wanted; the bounds ask functions of the game, before the problem lies in the
 * planner. */
static gg_outcome replan_goal_search(gg_agent *agent, gg_planner *planner, gg_plan *plan)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t goal = agent->wanted;
    gg_bounds bounds;
    gg_plan_bounds(agent, domain->keeping ? domain->keeping->searched(agent, planner) : NULL,
                   &bounds);
    if (agent->wanted != goal)
        return GG_SEARCHING;
    gg_goal_problem problem = gg_goal_problem_of(agent, planner, goal, planning_start_of(agent));
    problem.bounds = bounds;
    if (seed_ops_of(domain))
        seed_ops_of(domain)->put(agent, problem.asked);
    invalidate_search(planner);
    planner->busy = true;
    (void)gg_search_begin(&planner->search, &problem, plan);
    gg_outcome outcome =
        gg_search_run(&planner->search, agent->budget ? agent->budget : UINT32_MAX);
    planner->busy = false;
    return outcome;
}

/* Only now is the goal chosen, and told so. */
static void replan_goal_adopt(gg_agent *agent, gg_planner *planner, const gg_plan *plan,
                              gg_outcome outcome)
{
    uint16_t goal = agent->wanted;
    bool awake = agent->awake == GG_AWAKE;
    const GG_ROM gg_commitments *commitments = commitments_of(agent->domain);
    gg_trace_tell(agent, planner, GG_GOAL_CHOSEN, goal, 0);
    if (agent->wanted != goal)
        return; /* a function of the game has taken the want back */
    if (commitments)
        commitments->ops->choose(agent, goal);
    agent->outcome = (uint8_t)outcome;
    gg_planning_forget(agent, planner);
    gg_plan_adopt(agent, planner, goal, plan);
    if (awake || has_reached_want(agent))
        agent->awake = GG_AWAKE;
}

void gg_replan_goal_end(gg_agent *agent, gg_planner *planner, const gg_replanned_goal *planned,
                        bool goes_on)
{
    if (goes_on) {
        replan_goal_adopt(agent, planner, &planned->plan, planned->outcome);
        return;
    }
    restore_random_snapshot(agent, &planned->chance);
    gg_turns_forget_planning(agent);
    if (agent->wanted == planned->goal)
        agent->wanted = planned->before;
}

bool gg_replan_goal_find(gg_agent *agent, gg_planner *planner, gg_replanned_goal *planned)
{
    if (pursuable_goal_count(agent) == 0 || !gg_replanning_is_due(agent, planner))
        return false;
    const GG_ROM gg_commitments *commitments = commitments_of(agent->domain);
    if (commitments)
        commitments->ops->look(agent);
    planned->goal = agent->domain->pursuit->find_best(agent, gg_agent_view(agent));
    planned->before = agent->wanted;
    planned->chance = random_snapshot_of(agent);
    if (planned->goal == GG_NONE)
        return false;
    replan_goal_begin(agent, planner, planned->goal);
    planned->plan.steps = planner->steps;
    planned->plan.capacity = agent->domain->plan_limit;
    planned->plan.length = 0;
    planned->outcome = replan_goal_search(agent, planner, &planned->plan);
    if ((planned->outcome == GG_FOUND || planned->outcome == GG_FOUND_UNPROVEN) &&
        agent->wanted == planned->goal)
        return true;
    gg_replan_goal_end(agent, planner, planned, false);
    return false;
}

void gg_replan_goal(gg_agent *agent, gg_planner *planner)
{
    gg_replanned_goal planned;
    if (gg_replan_goal_find(agent, planner, &planned))
        gg_replan_goal_end(agent, planner, &planned,
                           gg_plan_goes_on(agent, planner, planned.goal, &planned.plan));
}
