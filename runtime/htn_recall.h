/* SPDX-License-Identifier: MIT */
/*
 * What the depth first planning asks where calls can come up again: whether one is known, or
 * is within itself, and what becomes of it where there is no room to plan it in the plain way.
 * Only for domains that have room for that: gg_workspace.starts. Inside the runtime only.
 */
#ifndef GG_HTN_RECALL_H
#define GG_HTN_RECALL_H

#include "htn.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What has become of a call. */
typedef enum gg_recalled {
    GG_NEW,    /**< nothing is known of it: it is to be planned */
    GG_DONE,   /**< it was done: one of its ends is in the plan */
    GG_REFUSED /**< it cannot be done, or no end was found within the limits */
} gg_recalled;

/** Does a task by what is known of it, or by the chart where it comes up within itself. */
gg_recalled gg_recall_call(gg_decomposition *search, uint16_t task);

/** Takes the next end of a choice that takes ends; false where there is none, or where the
 *  choice does not take ends any more. */
bool gg_recall_end(gg_decomposition *search, gg_choice *choice);

/** Whether a call at the present position is one of a recursive task, or lies in one. */
bool gg_recall_applies(const gg_decomposition *search, uint16_t task);

/** There is no room to plan a call that began with a choice, when there were so many others.
 *  Where it lies in one of a recursive task, or is one, the chart takes over; otherwise the
 *  limit is noted, and the answer is false. */
bool gg_recall_overflow(gg_decomposition *search, const gg_choice *choice, uint16_t choice_count,
                        gg_outcome limit);

/** Enters a method as htn_depth_first.c does, but leaves the frames of recursive tasks where
 *  they are, and notes how the call began. */
bool gg_recall_enter(gg_decomposition *search, const gg_choice *choice, uint16_t choice_count,
                     const gg_method *method);

#ifdef __cplusplus
}
#endif

#endif
