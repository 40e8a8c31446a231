/* SPDX-License-Identifier: MIT */
/*
 * The entries of a chart, for the files that share them: htn_chart.c makes them, and
 * htn_chart_plan.c reads a plan from them. Inside the runtime only.
 */
#ifndef GG_HTN_CHART_H
#define GG_HTN_CHART_H

#include "htn.h"

#ifdef __cplusplus
extern "C" {
#endif

/** No entry. */
#define NOTHING UINT32_MAX

static inline gg_entry *entry_at(const gg_decomposition *search, uint32_t index)
{
    return &search->memory->entries[index];
}

static inline uint64_t *state_at(const gg_decomposition *search, uint32_t index)
{
    return &search->memory->entry_states[(size_t)index * search->problem->domain->word_count];
}

/** The task of a call. */
static inline const gg_task *task_of(const gg_decomposition *search, uint32_t call)
{
    return &search->problem->domain->tasks[entry_at(search, call)->name];
}

/** Makes the state of an entry the present one. */
static inline void load_state(gg_decomposition *search, uint32_t index)
{
    copy_words(search->state, state_at(search, index), search->problem->domain->word_count);
}

/** What a subtask is in the present state: a task that stands for an action is the
 *  action that fits; GG_NONE where none does. */
uint16_t gg_chart_subtask(const gg_decomposition *search, uint16_t subtask);

/** Reads the plan that leads to an end of the task that was asked for. */
gg_outcome gg_chart_read(gg_decomposition *search, uint32_t end);

#ifdef __cplusplus
}
#endif

#endif
