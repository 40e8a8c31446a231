/* SPDX-License-Identifier: MIT */
/*
 * The parts of how an agent pursues goals, for those who pursue them in another way: agent_pursue.c. Rests
 * on agent.h. Inside the runtime only.
 */
#ifndef GG_AGENT_PURSUIT_H
#define GG_AGENT_PURSUIT_H

#include "agent/agent.h"
#include "agent/keep_ops.h"
#include "agent/seeds.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The members of gg_goal_ops: see there. */
bool gg_pursue_retry_after_change(gg_agent *agent);
void gg_pursue_look(gg_agent *agent, gg_planner *planner, bool changed);
bool gg_pursue_is_through(gg_agent *agent);
bool gg_pursue(gg_agent *agent, gg_planner *planner, bool looks);
bool gg_pursue_plan(gg_agent *agent, gg_planner *planner);

/** The same where agents hold on to goals, and some may be of best effort or have a `retry`. */
void gg_pursue_settle_held_with_efforts(gg_agent *agent, gg_planner *planner);
bool gg_pursue_held(gg_agent *agent, gg_planner *planner, bool looks);
bool gg_pursue_plan_held(gg_agent *agent, gg_planner *planner);
uint16_t gg_goal_find_best_or_held(gg_agent *agent, const uint64_t *view);
bool gg_goal_is_relevant_or_latched(const gg_agent *agent, uint16_t goal, const uint64_t *state);
int32_t gg_goal_weight_with_inertia(gg_agent *agent, uint16_t goal);

/** Notes from what the wanted goal is planned: what the agent sees now. */
static inline void planning_note_start(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_copy_words(planning_start_of(agent), gg_agent_planning_state(agent), domain->word_count);
    if (domain->claims)
        domain->claims->claiming->choose(agent);
}

/** Begins the search for the wanted goal from there, and makes the expansions that were spent on it
 *  before. Nobody owns the planner while functions are asked that may use it. False: one of these has
 *  taken the want back. */
static inline bool planning_pose_search(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t wanted = agent->wanted;
    planner->owner = NULL;
    gg_bounds bounds;
    gg_plan_bounds(agent, domain->keeping ? domain->keeping->searched(agent, planner) : NULL,
                   &bounds);
    if (agent->wanted != wanted)
        return false;
    gg_goal_problem problem = gg_goal_problem_of(agent, planner, wanted, planning_start_of(agent));
    problem.bounds = bounds;
    if (seed_ops_of(domain))
        seed_ops_of(domain)->put(agent, problem.asked);
    gg_plan plan = {planner->found ? planner->found : planner->steps, domain->plan_limit, 0};
    planner->plan = plan;
    gg_planner_set_search_owner(planner, agent);
    planner->busy = true;
    (void)gg_search_begin(&planner->search, &problem, &planner->plan);
    (void)gg_search_run(&planner->search, agent->spent);
    planner->busy = false;
    return true;
}

/** gg_goal_ops.is_good: whether a plan for a goal that was found, in the planner, can still be carried
 *  out; and the same where goals are of best effort. */
bool gg_planned_is_good(gg_agent *agent, gg_planner *planner, uint16_t goal);
bool gg_planned_is_good_effort(gg_agent *agent, gg_planner *planner, uint16_t goal);

/** The functions of goals that are to be reached whole, and of those where some are of best effort: what a
 *  plan depends on, to which states it is to lead, and whether it is good. */
#define WHOLE_GOALS gg_goal_add_care_mask, gg_goal_holds, gg_planned_is_good
#define EFFORTS gg_best_effort_add_care_mask, gg_best_effort_is_served, gg_planned_is_good_effort

/** gg_goal_ops, of these and of what differs otherwise: how a plan ends and fails, how the next one is
 *  chosen and planned, and which goals come first. */
#define GOAL_OPS(...) GOAL_OPS_OF(__VA_ARGS__)
#define GOAL_OPS_OF(care_mask, is_served, is_good, settle, fail, pursue, plan, find_best,          \
                    is_relevant, weight)                                                           \
    gg_goal_condition, gg_goal_holds, care_mask, gg_agent_pursues, gg_must_rechoose_goal,          \
        gg_pursue_retry_after_change, settle, gg_pursue_look, gg_pursue_is_through, pursue, plan,  \
        fail, gg_plan_mark_obsolete, find_best, is_served, is_good, is_relevant, weight

/** Those where agents hold on to nothing, and where they hold on to goals. */
#define PLAIN_OPS(reached, settle, fail)                                                           \
    GOAL_OPS(reached, settle, fail, gg_pursue, gg_pursue_plan, gg_goal_find_best,                  \
             gg_goal_is_wished, gg_goal_priority)
#define HELD_OPS(reached, settle, fail)                                                            \
    GOAL_OPS(reached, settle, fail, gg_pursue_held, gg_pursue_plan_held, HELD_GOALS)
#define HELD_GOALS                                                                                 \
    gg_goal_find_best_or_held, gg_goal_is_relevant_or_latched, gg_goal_weight_with_inertia

#ifdef __cplusplus
}
#endif

#endif
