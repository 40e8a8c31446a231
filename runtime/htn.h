/* SPDX-License-Identifier: MIT */
/*
 * The parts of the planning of tasks, each in a file of its own. Inside the runtime only.
 */
#ifndef GG_HTN_H
#define GG_HTN_H

#include "search.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Methods of a task: from one up to another, without it. */
typedef struct gg_span {
    uint32_t from, end;
} gg_span;

/** A decomposition that is under way. */
typedef struct gg_decomposition {
    const gg_task_problem *problem;
    gg_workspace *memory;
    gg_plan *plan;
    uint64_t *state;
    uint16_t frame, index; /**< the position, see htn_depth_first.c */
    uint16_t choice_count;
    gg_outcome outcome;         /**< what to say where there is no plan */
    gg_goal_problem subproblem; /**< of conditions to achieve; who asks, and what was asked */
    /* The chart: */
    uint32_t entry_count, agenda, hash_span;
} gg_decomposition;

/* -------------------------------------------- actions and limits: htn_common.c */

/** Notes that a limit was met; false. The first one is the one that is named. */
bool gg_met(gg_decomposition *search, gg_outcome limit);

/** Whether an action can be done in the present state; sure: its preconditions hold. */
bool gg_can_perform(gg_decomposition *search, uint16_t action, bool sure);

/** A cheapest plan for a condition, from the present state. */
gg_outcome gg_achieve(gg_decomposition *search, uint16_t number, gg_plan *plan);

/** Changes the present state as a plan's steps do. */
void gg_carry_out(gg_decomposition *search, const gg_plan *plan);

/* ----------------------------------------------- what is tried: htn_methods.c */

/** The first method from `from` up to `end`, without it, whose preconditions hold;
 *  GG_NONE where there is none. */
uint16_t gg_applicable(const gg_domain *domain, const gg_task *task, const uint64_t *state,
                       gg_span wanted);

/** Begins to try the methods of a task in a state. */
void gg_turn_begin(const gg_task_problem *problem, uint16_t task, const uint64_t *state,
                   gg_turn *turn);

/** The next method to try, in the state in which the turn began; GG_NONE: there is
 *  none left. */
uint16_t gg_turn_take(const gg_task_problem *problem, uint16_t task, const uint64_t *state,
                      gg_turn *turn);

/** Whether there may be another method. */
static inline bool turn_is_left(const gg_turn *turn)
{
    return turn->next != GG_NONE || turn->open;
}

/* ------------------------------------------- what was chosen: htn_trail.c */

/** Notes a method that was chosen for a task, or (from task_count on) a condition that was
 *  achieved in so many steps; what does not fit is only counted. */
void gg_trail_note(gg_decomposition *search, uint32_t task, uint16_t method, uint16_t steps);

/** The plan is complete: works out which steps each entry came to, if the problem measures. */
void gg_trail_complete(gg_decomposition *search);

/* ------------------------ the ways of planning: htn_depth_first.c, htn_chart.c */

/** Plans the task of the problem depth first, without a memory of what was met. */
gg_outcome gg_depth_first(gg_decomposition *search);

/** The same of a task that recurs, with a chart. */
gg_outcome gg_chart(gg_decomposition *search);

#ifdef __cplusplus
}
#endif

#endif
