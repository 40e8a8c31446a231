/* SPDX-License-Identifier: MIT */
/*
 * What the agents of a record were at, as stretches of time: a goal or the root task, in it the
 * plans for it, and in these the actions and the walks to them. A time line shows them as bars.
 * Stretches of one agent and row do not overlap, and each lies within one of the row before, if
 * there is one.
 */
#ifndef GOAPGEN_VIEW_SLICES_H
#define GOAPGEN_VIEW_SLICES_H

#include "view/record.h"

/** The rows of an agent. */
enum slice_row { SLICE_GOAL, SLICE_PLAN, SLICE_ACTION, SLICE_ROWS };

/** How a stretch ended. */
enum slice_end {
    SLICE_DONE,    /**< reached, carried out, or done */
    SLICE_FAILED,  /**< it failed, or could not be carried out any more */
    SLICE_LEFT,    /**< for something else, or because the game stopped it or let the agent go */
    SLICE_GOING_ON /**< it had not ended when the record, or a part of it, did */
};

/** A stretch of time in one row of one agent, and how it ended. */
struct slice {
    uint64_t start, end; /**< milliseconds, as record_event.time */
    size_t event;        /**< with which it began */
    size_t method; /**< of a plan of the root task: the event of its first method; otherwise 0 */
    uint32_t agent;
    enum slice_row row;
    enum slice_end how;
};

/** All stretches of a record. */
struct slices {
    struct slice *items;
    size_t count;
};

/** All stretches of a record, in the order in which they begin. */
struct slices slices_of(struct pool *pool, const struct record *record);

/** The name of a stretch, in the names of the YAML: "live", "eat", "walk to inn"; from the pool. */
const char *slice_name(struct pool *pool, const struct tables *tables, const struct record *record,
                       const struct slice *slice);

#endif
