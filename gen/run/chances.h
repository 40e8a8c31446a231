/* SPDX-License-Identifier: MIT */
/*
 * Chances that an agent has missed: plans that were cheaper than what was left of its own, and times in
 * which it did nothing though a goal was relevant.
 */
#ifndef GOAPGEN_RUN_CHANCES_H
#define GOAPGEN_RUN_CHANCES_H

#include "tables/tables.h"
#include "run/tally.h"

/** What is known of one agent. */
struct chances {
    uint64_t *seen;    /**< what it saw when it was ticked last */
    uint64_t *state;   /**< room for what it sees */
    uint16_t *steps;   /**< room for a plan */
    uint16_t planned;  /**< the goal of its plan when it was ticked last, or GG_NONE */
    uint32_t looks;    /**< how often cheaper plans were looked for */
    uint64_t saving;   /**< the most that one was cheaper */
    uint16_t passed;   /**< the goal whose plan that was */
    bool *waits;       /**< by ground goal: whether nothing is done though it is relevant */
    uint64_t *waiting; /**< and for how many milliseconds */
    uint64_t idle;     /**< the most of these */
    uint16_t waited;   /**< the goal that waited so long */
};

/** Begins with none; what they remember lives in the pool. */
struct chances chances_new(struct pool *pool, const struct tables *tables);

/** An agent is about to be ticked, so many milliseconds after the last time. */
void chances_pass(struct chances *chances, const struct tables *tables, uint32_t milliseconds);

/** An agent of a type was ticked. May plan with the planner. */
void chances_look(struct chances *chances, const struct tables *tables,
                  const struct agent_type *agent_type, gg_agent *agent, gg_planner *planner);

/** Notes what is worth telling in a tally. */
void chances_tally(const struct chances *chances, const struct tables *tables, struct tally *tally,
                   uint32_t seed);

/** Those of two agents together, into the first. */
void chances_add(struct chances *sum, const struct chances *added);

#endif
