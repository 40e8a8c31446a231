/* SPDX-License-Identifier: MIT */
/*
 * What an agent would do in the start state, and why nothing else: the reasons that the runtime
 * tells, kept. Rests on population.h.
 */
#ifndef GOAPGEN_RUN_DECISION_H
#define GOAPGEN_RUN_DECISION_H

#include "cli/planner.h"

/** The reasons of an agent. */
struct agent_reasons {
    struct planning *planning; /**< of the agent; it has a planner */
    gg_reason *reasons;        /**< in the order in which they were told */
    size_t count;
};

/** The decision of an agent of the n-th agent type in the start state. */
struct agent_reasons *collect_agent_reasons(const struct planning *planning, size_t agent_type);

/** The line of a reason. */
const char *agent_reason_line(const struct agent_reasons *decision, const gg_reason *reason);

/** Says on standard error that nothing stands in the way of a goal that has a plan, or why it is not
 *  chosen all the same. */
void print_why_goal_unchosen(const struct agent_reasons *decision, uint16_t goal);

#endif
