/* SPDX-License-Identifier: MIT */
/*
 * The parts of how an agent pursues goals, for those who pursue them in another way: agent_pursue.c. Rests
 * on agent.h. Inside the runtime only.
 */
#ifndef GG_AGENT_PURSUIT_H
#define GG_AGENT_PURSUIT_H

#include "agent/agent.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The members of gg_goal_ops: see there. */
bool gg_pursue_retry_after_change(gg_agent *agent);
void gg_pursue_settle(gg_agent *agent, gg_planner *planner);
void gg_pursue_look(gg_agent *agent, gg_planner *planner, bool changed);
bool gg_pursue_is_through(gg_agent *agent);
bool gg_pursue(gg_agent *agent, gg_planner *planner, bool looks);
void gg_pursue_plan(gg_agent *agent, gg_planner *planner);

/** gg_goal_ops.settle where goals have a `retry`: that comes in the place of the time until the plan is
 *  made again. */
void gg_pursue_settle_with_retries(gg_agent *agent, gg_planner *planner);

/** Notes from what the wanted goal is planned: what the agent sees now. */
void gg_planning_note_start(gg_agent *agent);

/** Begins the search for the wanted goal from there, and makes the expansions that were spent on it
 *  before. False: a function of the game has taken the want back. */
bool gg_planning_pose_search(gg_agent *agent, gg_planner *planner);

/** Whether a plan for a goal that was found, in the planner, can still be carried out. */
bool gg_planned_is_good(const gg_agent *agent, gg_planner *planner, uint16_t goal);

/** The functions of goals, with those by which a plan ends and has failed, and by which the next one is
 *  chosen and planned. */
#define GOAL_OPS(settle, fail, pursue, plan)                                                       \
    gg_goal_condition, gg_goal_holds, gg_goal_add_care_mask, gg_agent_pursues,                     \
        gg_must_rechoose_goal, gg_pursue_retry_after_change, settle, gg_pursue_look,               \
        gg_pursue_is_through, pursue, plan, fail, gg_plan_mark_obsolete, gg_goal_find_best

#ifdef __cplusplus
}
#endif

#endif
