/* SPDX-License-Identifier: MIT */
/*
 * Plans of a goal that were carried out one after the other without reaching it, and the goals that
 * had no turn meanwhile.
 */
#ifndef GOAPGEN_RUN_MISSES_H
#define GOAPGEN_RUN_MISSES_H

#include "tables/tables.h"
#include "run/tally.h"

/** What is known of one agent, by ground goal. */
struct misses {
    uint64_t *in_a_row; /**< plans that were carried out in vain since the goal was reached */
    uint64_t *waiting;  /**< how often another goal was missed since it was planned last, and it was
                             relevant and did not hold each time */
    bool *starved;      /**< of the longest row: whether the goal had no turn meanwhile */
    uint64_t *state;    /**< room for what the agent sees */
    uint64_t most;      /**< plans of the longest row */
    uint16_t goal;      /**< whose that is; GG_NONE if it is 0 */
};

/** Begins with none; the misses live in the pool. */
struct misses misses_new(struct pool *pool, const struct tables *tables);

/** A plan of a goal was carried out in vain, of an agent of a type. */
void misses_add(struct misses *misses, const struct tables *tables,
                const struct agent_type *agent_type, const gg_agent *agent, uint16_t goal);

/** A goal was planned, or reached. */
void misses_note_plan(struct misses *misses, uint16_t goal);
void misses_note_reached(struct misses *misses, uint16_t goal);

/** Notes the longest row in a tally, if it is long enough to be told. */
void misses_tally(const struct misses *misses, const struct tables *tables, struct tally *tally,
                  uint32_t seed);

#endif
