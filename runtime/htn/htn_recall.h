/* SPDX-License-Identifier: MIT */
/*
 * What the depth first planning asks where calls can come up again: whether one is known, or
 * is within itself, and what becomes of it where there is no room to plan it in the plain way.
 * Only for domains that have room for that: gg_workspace.starts. Inside the runtime only.
 */
#ifndef GG_HTN_RECALL_H
#define GG_HTN_RECALL_H

#include "htn/htn.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The result of trying to do a call by what is known of it. */
typedef enum gg_recall_result {
    GG_NEW,    /**< nothing is known of it: it is to be planned */
    GG_DONE,   /**< it was done: one of its solutions is in the plan */
    GG_REFUSED /**< it cannot be done, or no end was found within the limits */
} gg_recall_result;

/** The functions that use what a planning of tasks remembers. The tables of a domain name them if a
 *  planning of its tasks remembers anything (gg_domain.recall), so that other programs do not
 *  contain them. */
typedef struct gg_recall_ops {
    /** Does a task by what is known of it, or by the chart where it comes up within itself. */
    gg_recall_result (*call)(gg_decomposition *search, uint16_t task);
    /** Takes the next end of a choice that takes solutions; false where there is none, or where the
     *  choice does not take solutions any more. */
    bool (*end)(gg_decomposition *search, gg_choice_point *choice);
    /** Whether a call at the present position is one of a recursive task, or lies in one. */
    bool (*applies)(const gg_decomposition *search, uint16_t task);
    /** There is no room to plan a call that began with a choice, when there were so many others.
     *  Where it lies in one of a recursive task, or is one, the chart takes over; otherwise the
     *  limit is noted, and the answer is false. */
    bool (*overflow)(gg_decomposition *search, const gg_choice_point *choice, uint16_t choice_count,
                     gg_outcome limit);
    /** Enters a method as htn_depth_first.c does, but leaves the frames of recursive tasks where
     *  they are, and notes how the call began. */
    bool (*enter)(gg_decomposition *search, const gg_choice_point *choice, uint16_t choice_count,
                  const GG_ROM gg_method *method);
    /** Whether a task or condition has failed before, from the present position and state. */
    bool (*has_failed)(gg_decomposition *search, uint16_t task);
    /** Notes that a choice has failed in the present state. */
    void (*note_failure)(gg_decomposition *search, const gg_choice_point *failed);
    /** Tells whether, and for which task, a chart was used for the plan. */
    void (*tell)(gg_decomposition *search);
    /** See gg_choices_drop_exhausted. */
    bool (*make_room)(gg_decomposition *search);
} gg_recall_ops;

/** Makes room for one more choice, by dropping those that have nothing left to try. Returns whether
 *  there is room. In htn_room.c. */
bool gg_choices_drop_exhausted(gg_decomposition *search);

/** These functions: htn_recall.c. */
extern const GG_ROM gg_recall_ops gg_recall;

#ifdef __cplusplus
}
#endif

#endif
