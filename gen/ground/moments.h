/* SPDX-License-Identifier: MIT */
/* The moments of an action that changes something over time: the states between its start and its end,
 * in which it is left where it is stopped. */
#ifndef GOAPGEN_GROUND_MOMENTS_H
#define GOAPGEN_GROUND_MOMENTS_H

#include "ground/ground.h"

/** A moment between the start and the end of changes: when so many steps of one of them have taken
 *  place. All zeros: the start. */
struct moment {
    size_t change; /**< its number */
    int64_t done;
};

/** How many steps of a change take place before the last one: 0 if it does not take place over time. */
int64_t steps_before_end(const struct change *change);

/** Goes on to the next moment of some changes; false: there are no more. Each state comes once, in no
 *  order of time. Of a change with more steps before its end than `most` only the first and the last
 *  count. */
bool next_moment(const struct changes *changes, int64_t most, struct moment *moment);

/** What has changed at a moment, from the pool: the parts of the changes over time that have taken place
 *  by then, behind those of arriving where the action begins (see changes_of_arrival), or NULL. */
const struct changes *changes_at_moment(struct pool *pool, const struct changes *changes,
                                        const struct changes *arrival, struct moment moment);

#endif
