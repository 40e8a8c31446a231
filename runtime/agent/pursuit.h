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

/** Notes how a planning has ended that found something out, or whose want was taken back, and gives the
 *  planner back. */
static inline void planning_end(gg_agent *agent, gg_planner *planner, gg_outcome outcome)
{
    if (outcome != GG_SEARCHING)
        agent->outcome = (uint8_t)outcome;
    gg_planning_forget(agent, planner);
    agent->awake = GG_AWAKE; /* for the next goal, or another look at this one */
}

/** No plan was found for a goal. */
static inline void planning_fail(gg_agent *agent, gg_planner *planner, uint16_t goal,
                                 gg_outcome outcome)
{
    gg_trace_tell(agent, planner, GG_PLAN_FAILED, goal, (uint16_t)outcome);
    gg_goal_back_off_without_plan(agent, goal);
    agent->trying = true;
    if (agent->domain->wants)
        agent->domain->wants->wanting->unplanned(agent, planner, goal, outcome);
}

/** Adopts the plan that was found for a goal, which can be carried out. at_once: by one tick's
 *  work. */
static inline void planning_adopt(gg_agent *agent, gg_planner *planner, uint16_t goal, bool at_once)
{
    gg_plan_adopt(agent, planner, goal, &planner->plan);
    if (!at_once || has_reached_want(agent)) /* there may have been a better goal since */
        agent->awake = GG_AWAKE;
}

/** Whether the goal of the present plan is being planned. */
static inline bool is_reconsidering(const gg_agent *agent)
{
    return agent->wanted != GG_NONE && agent->wanted == agent->goal && has_plan(agent);
}

/** Does one tick's work on the wanted goal, for which nothing is drawn: agent_reconsider.c. */
gg_outcome gg_search_without_draw(gg_agent *agent, gg_planner *planner);

/** Wants the agent's goal, to make its plan anew, if the time for that has come; no other goal is to be
 *  planned. Whether it does: agent_reconsider.c. */
bool gg_reconsider_if_due(gg_agent *agent);

/** Does one tick's work on a plan that is made anew beside the present one: agent_reconsider.c. */
void gg_reconsider_plan(gg_agent *agent, gg_planner *planner);

/** What the steps of the agent's plan still cost, as costs were drawn last, and as the game answers for the
 *  problem in the planner's search, which is of the agent; a running action costs nothing more. */
uint64_t gg_plan_cost_left(gg_agent *agent, gg_planner *planner);

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
