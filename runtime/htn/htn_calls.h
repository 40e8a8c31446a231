/* SPDX-License-Identifier: MIT */
/*
 * Calls and their solutions, for the two ways of finding them: htn_chart.c and htn_table.c; and for
 * htn_end_plan.c, which reads a plan from them. Inside the runtime only.
 */
#ifndef GG_HTN_CALLS_H
#define GG_HTN_CALLS_H

#include "htn/htn_entries.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The task of a call. */
static inline const GG_ROM gg_task *call_task_of(const gg_decomposition *search, uint32_t call)
{
    return &search->problem->domain->tasks[entry_at(search, call)->name];
}

/** Whether all solutions of a call are known. */
static inline bool call_is_complete(const gg_decomposition *search, uint32_t call)
{
    const gg_entry *entry = entry_at(search, call);
    return entry->complete ||
           (entry->as.call.chart != NOTHING && entry_at(search, entry->as.call.chart)->complete);
}

/** The solution of a call that follows one, or, after NOTHING, its first; NOTHING: none is
 *  known. */
static inline uint32_t next_solution(const gg_decomposition *search, uint32_t call, uint32_t end)
{
    return end == NOTHING ? entry_at(search, call)->as.call.solutions
                          : entry_at(search, end)->as.end.next;
}

/** How far a call's method has come, in the present state. */
typedef struct gg_method_position {
    uint32_t owner;                    /**< the call whose method it is */
    uint32_t last_wait, last_solution; /**< what it waited for last, and which end it got */
    uint32_t steps, methods;           /**< so far */
    uint16_t method, index;            /**< the subtask that is next */
} gg_method_position;

/** The result of going on with a method: whether it is stuck, through, or at a task. */
typedef enum gg_advance_result {
    GG_STUCK,  /**< it cannot be done from there */
    GG_AT_END, /**< it is through: the present state is an end of its call */
    GG_AT_CALL /**< it comes to a task, or to a condition to achieve */
} gg_advance_result;

/** What a subtask comes to in the present state: a task that stands for an action is the action
 *  that fits, GG_NONE where none does; any other is itself. No subtask is a task without methods: a
 *  method with one can never be carried out, and is not compiled. */
uint16_t gg_resolve_subtask(const gg_decomposition *search, uint16_t subtask);

/** Finds the call of a task from the present state: any of those of the present chart (or of none),
 *  or one that is complete and, where its task draws, has no end; NOTHING: there is none. */
uint32_t gg_call_find(const gg_decomposition *search, uint16_t task);

/** Adds a call of a task from the present state, of the present chart; lone: it is not to be found.
 *  NOTHING, and the search is full, where there is no room. */
uint32_t gg_call_add(gg_decomposition *search, uint16_t task, bool lone);

/** Takes the next method of a call, whose cursor is open, and sets a position to its first subtask.
 *  False where it has none, or no method may be entered any more. */
bool gg_call_begin_next_method(gg_decomposition *search, uint32_t call, gg_method_position *at);

/** Goes on with the method at a position, carrying out its actions, to the next task or its end;
 *  *task: what it comes to, a condition from task_count on. */
gg_advance_result gg_call_advance_method(gg_decomposition *search, gg_method_position *at,
                                         uint16_t *task);

/** Adds the present state to the ends of a call, as a method of it is through. The new end; NOTHING
 *  where it is known already or, and the search is full, where there is no room. */
uint32_t gg_end_add(gg_decomposition *search, const gg_method_position *at);

/** Plans and adds the next end of a call that is a condition to achieve; NOTHING where there is
 *  none, or as above. */
uint32_t gg_next_end_of_condition(gg_decomposition *search, uint32_t call);

/** Adds a method at a position to those that wait for the solutions of a call. NOTHING where the
 *  same waits for it already, or as above. */
uint32_t gg_wait_add(gg_decomposition *search, uint32_t call, const gg_method_position *at);

/** Sets a position to where a waiting method goes on with an end, and loads the end's state. False,
 *  and a limit was met, where there are too many steps then. */
bool gg_wait_resume_with_end(gg_decomposition *search, uint32_t wait, uint32_t end,
                             gg_method_position *at);

/** Finds the next end of a call by its chart, after solutions->taken: htn_chart.c. */
void gg_chart_find_next_end(gg_decomposition *search, gg_solutions *solutions);

/** Finds the next end of a call in the order of plain decomposition, or completes it:
 *  htn_table.c. */
void gg_table_find_next_end(gg_decomposition *search, uint32_t call);

/** Writes the plan that leads to an end of a task behind the steps and the record that there are,
 *  and makes the end's state the present one: htn_end_plan.c. There is room for the steps. */
void gg_end_read_plan(gg_decomposition *search, uint32_t end);

#ifdef __cplusplus
}
#endif

#endif
