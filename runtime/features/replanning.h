/* SPDX-License-Identifier: MIT */
/* What plans that go on with an action share, whether they are for goals or for the root task: see
 * replanning.c. Inside the runtime only. */
#ifndef GG_REPLANNING_H
#define GG_REPLANNING_H

#include "agent/agent.h"
#include "agent/seeds.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Whether the agent may decide anew while what it is doing has changed something in part. A plan that no
 *  longer holds is given up, as the decision that follows would do. */
bool gg_replanning_is_due(gg_agent *agent, gg_planner *planner);

/** Copies the planning state into the planner, as replay_begin does, without what the present action
 *  has changed in part. */
uint64_t *gg_replanning_state(const gg_agent *agent, const gg_planner *planner);

/** A goal that is planned so that the plan may go on with the present action. */
typedef struct gg_replanned_goal {
    gg_plan plan; /**< in the planner's steps */
    gg_outcome outcome;
    uint16_t goal, before;     /**< the goal, and what was planned before */
    gg_random_snapshot chance; /**< the random numbers before */
} gg_replanned_goal;

/** Plans the goal to be chosen, if that is due. Whether there is a plan: then gg_replan_goal_end is to be
 *  called. */
bool gg_replan_goal_find(gg_agent *agent, gg_planner *planner, gg_replanned_goal *planned);

/** Adopts that plan, if it goes on with the present action. If none does, nothing was wanted: the decision
 *  that follows begins anew. */
void gg_replan_goal_end(gg_agent *agent, gg_planner *planner, const gg_replanned_goal *planned,
                        bool goes_on);

#ifdef __cplusplus
}
#endif

#endif
