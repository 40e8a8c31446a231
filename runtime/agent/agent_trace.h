/* SPDX-License-Identifier: MIT */
/*
 * How the files of the agent tell the trace what happens: see agent_trace.c. Rests on htn.h. A
 * program whose planners have no trace contains the calls, and nothing that they lead to. Inside
 * the runtime only.
 */
#ifndef GG_AGENT_TRACE_H
#define GG_AGENT_TRACE_H

#include "htn/htn.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An event as the agent's files tell it, without what stands in the way: agent_trace.c makes a
 *  gg_event of it by adding that, so that a program without a trace does not contain it. */
typedef struct gg_notice {
    gg_event_kind kind;
    uint16_t index, value, fact; /**< see gg_event */
} gg_notice;

/** The functions that tell a trace, and work out for it which methods were chosen or passed over,
 *  and why a plan was given up: agent_trace.c. A program whose planners have no trace does not
 *  contain them. */
typedef struct gg_trace_ops {
    void (*tell)(const gg_agent *agent, gg_planner *planner, const gg_notice *notice);
    void (*methods)(const gg_agent *agent, gg_planner *planner, uint16_t task, bool planned);
    void (*dropped)(const gg_agent *agent, gg_planner *planner, uint16_t action,
                    const uint64_t *state);
    const GG_ROM gg_recorder_ops *recorder; /**< what records the methods for that */
} gg_trace_ops;

/** Tells the trace of an event. */
inline void gg_trace_notice(const gg_agent *agent, gg_planner *planner, const gg_notice *notice)
{
    if (planner->tracing)
        planner->tracing->tell(agent, planner, notice);
}

/** Tells the trace of an event without a fact. */
inline void gg_trace_tell(const gg_agent *agent, gg_planner *planner, gg_event_kind kind,
                          uint16_t index, uint16_t value)
{
    gg_notice notice;
    notice.kind = kind;
    notice.index = index;
    notice.value = value;
    notice.fact = GG_NONE;
    gg_trace_notice(agent, planner, &notice);
}

/** Tells the trace which methods of a task were chosen for the plan that the agent just got, and
 *  which were passed over. If not `planned`, the agent got no plan, and all methods of the task
 *  were passed over. */
static inline void trace_methods(const gg_agent *agent, gg_planner *planner, uint16_t task,
                                 bool planned)
{
    if (planner->tracing)
        planner->tracing->methods(agent, planner, task, planned);
}

/** Tells the trace that the plan is given up: its rest leads to a state in which an action's
 *  preconditions do not hold or, if action is GG_NONE, the goal does not hold at the end. */
static inline void trace_dropped_plan(const gg_agent *agent, gg_planner *planner, uint16_t action,
                                      const uint64_t *state)
{
    if (planner->tracing)
        planner->tracing->dropped(agent, planner, action, state);
}

#ifdef __cplusplus
}
#endif

#endif
