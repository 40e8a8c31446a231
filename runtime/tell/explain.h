/* SPDX-License-Identifier: MIT */
/* What the files of the explanation share: inside the runtime only. See gg_explain.h. */
#ifndef GG_TELL_EXPLAIN_H
#define GG_TELL_EXPLAIN_H

#include "agent/agent.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An explanation that is under way. */
typedef struct gg_explaining {
    gg_agent *agent;
    gg_planner *planner;
    gg_reason_tell *tell;
    void *context;
    bool is_taken;  /**< whether a goal takes the place of the root task */
    uint16_t first; /**< that goal */
} gg_explaining;

/** The ops that explain the goals of an agent, or its root task. */
typedef struct gg_explaining_ops {
    void (*explain)(gg_explaining *explaining);
} gg_explaining_ops;

/** Makes a reason of which nothing but the kind and what it is about is known. */
gg_reason gg_reason_make(gg_reason_kind kind, uint16_t task, uint16_t index);

/** Adds to a reason the fact because of which a condition fails in a state, and what was asked of
 *  it. */
void gg_reason_add_failing_fact(const gg_agent *agent, gg_reason *reason,
                                gg_condition_ref condition, const uint64_t *state);

/** Adds to a reason the steps that are left of the agent's plan. */
void gg_reason_add_plan_rest(const gg_agent *agent, gg_reason *reason);

/** Tells a reason to gg_explaining.tell, which cannot use the planner meanwhile. */
void gg_reason_tell_it(const gg_explaining *explaining, const gg_reason *reason);

/** Makes the bounds of a plan of a priority that begins in a state, as gg_plan_bounds, but notes
 *  nothing of what others claim. */
void gg_explaining_bounds(const gg_explaining *explaining, const uint64_t *state, int64_t priority,
                          gg_bounds *bounds);

#ifdef __cplusplus
}
#endif

#endif
