/* SPDX-License-Identifier: MIT */
/*
 * What an agent would do in the start state, and why nothing else: the reasons that the runtime
 * tells, kept. Rests on population.h.
 */
#ifndef GOAPGEN_RUN_DECISION_H
#define GOAPGEN_RUN_DECISION_H

#include "cli/planner.h"

/** All reasons that the runtime gives for what one agent would do in the start state, and why
 *  nothing else. */
struct agent_reasons {
    struct planning *planning; /**< of the agent; it has a planner */
    gg_reason *reasons;        /**< in the order in which they were told */
    size_t count;
};

/** Collects the reasons of the agent that is planned for in the middle of a life, or else of one of the
 *  n-th agent type in the start state. */
struct agent_reasons *collect_agent_reasons(const struct planning *planning, size_t agent_type);

/** A reason of the agent as a line of text. */
const char *agent_reason_line(const struct agent_reasons *decision, const gg_reason *reason);

/** Prints on standard error why a goal that has a plan would not be chosen all the same, or that
 *  nothing stands in its way. */
void print_why_goal_unchosen(const struct agent_reasons *decision, uint16_t goal);

#endif
