/* SPDX-License-Identifier: MIT */
/*
 * The choices that a decomposition can go back to. Inside the runtime only.
 */
#ifndef GG_HTN_CHOICES_H
#define GG_HTN_CHOICES_H

#include "htn.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The first frame that neither the present position nor a choice needs. */
uint16_t gg_frame_top(const gg_decomposition *search);

/** A choice of a task, or from task_count on of a condition, at the present position. What it
 *  can try is not set. */
gg_choice gg_choice_here(const gg_decomposition *search, uint16_t task);

/** Makes a choice begin with the first of its task's methods, in a state. */
void gg_choice_plain(const gg_decomposition *search, gg_choice *choice, const uint64_t *state);

/** Keeps a choice, with the present state; where it stands then, until another is kept. NULL
 *  where there is no room. */
gg_choice *gg_choice_keep(gg_decomposition *search, const gg_choice *choice);

/** Goes back to the position of a choice; the state stays. */
void gg_choice_restore(gg_decomposition *search, const gg_choice *choice);

/** Goes back to the newest choice, also to its state. */
void gg_choice_return(gg_decomposition *search);

/** The newest choice has nothing left to try: it is dropped, and its failure remembered. */
void gg_choice_fail(gg_decomposition *search);

/** The entries that other choices than one cannot do without are those below this. */
uint32_t gg_choices_floor(const gg_decomposition *search, const gg_choice *but);

/** Forgets all other entries; choices that used them begin anew. False where there are none. */
bool gg_choices_forget(gg_decomposition *search, const gg_choice *but);

/** Tells whether, and for which task, a chart was used for the plan. */
void gg_choices_tell(gg_decomposition *search);

#ifdef __cplusplus
}
#endif

#endif
