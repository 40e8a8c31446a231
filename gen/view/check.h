/* SPDX-License-Identifier: MIT */
/*
 * Whether a record makes sense: it is lived once more. What begins must end before the next thing
 * begins, and what actions assign must be what the agent sees when they have succeeded, of the
 * facts that nothing but the agent changes.
 */
#ifndef GOAPGEN_VIEW_CHECK_H
#define GOAPGEN_VIEW_CHECK_H

#include "view/record.h"

/** The result of checking a record: its first fault, and how often the agents' own facts
 *  changed. */
struct record_check_result {
    const char *fault;  /**< the first thing that cannot be, which begins with the byte: "byte 17:
                             ..."; from the pool; NULL: there is none */
    size_t by_actions;  /**< events at which the agent's own facts were other than before, as its
                             action had succeeded; facts that are sensed or applied, that a rule
                             or an effect over time changes, or that are shared do not count */
    size_t by_the_game; /**< and those at which they were, and no action had done that */
};

/** Checks a record of these tables. After lost events, and after the world's clock went back,
 *  nothing is known of any agent but what the record tells from then on. */
struct record_check_result record_check(struct pool *pool, const struct tables *tables,
                                        const struct record *record);

#endif
