/* SPDX-License-Identifier: MIT */
/*
 * How long goals rest before they are tried again, where their YAML says so: part of the table
 * format. A game includes gg.h, which includes this.
 *
 * Rests on gg_conditions.h, for GG_ROM.
 */
#ifndef GG_RETRIES_H
#define GG_RETRIES_H

#include "gg_conditions.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The `retry` of a ground goal: for how long it is not chosen after an action of its plan failed,
 *  or after its plan was carried out in vain. In milliseconds. */
typedef struct gg_goal_retry {
    uint32_t least; /**< the least time, at least 1; 0: the goal has no `retry` */
    uint32_t span;  /**< by how much the time that is drawn can be longer; 0: none is drawn */
    uint32_t most;  /**< the longest time that there can be */
    bool doubles;   /**< whether it is twice as long each time in a row, up to `most` */
} gg_goal_retry;

#ifdef __cplusplus
}
#endif

#endif
