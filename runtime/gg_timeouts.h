/* SPDX-License-Identifier: MIT */
/*
 * How long methods and goals may take: what the tables tell of it, and what an agent remembers. Whether a
 * method is passed over since its time was over is a private fact, which its precondition reads. Part of
 * the table format: a game includes gg.h, which includes this.
 *
 * Rests on gg_conditions.h.
 */
#ifndef GG_TIMEOUTS_H
#define GG_TIMEOUTS_H

#include "gg_conditions.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A ground method with a `timeout`. Times are milliseconds. */
typedef struct gg_method_timeout {
    const GG_ROM gg_condition *until; /**< the method is passed over until this has not held once;
                                           NULL: for `again` */
    uint32_t after;                   /**< how long it may take, at least 1 */
    uint32_t again;                   /**< for how long it is passed over then; 0: see `until` */
    uint16_t fact;                    /**< tells whether it is passed over */
} gg_method_timeout;

/** The timeouts of methods and goals. */
typedef struct gg_timeouts {
    const GG_ROM uint32_t *of_goals; /**< by ground goal; 0: it has none; NULL: no goal has one */
    const GG_ROM uint16_t *const GG_ROM *of_methods; /**< by task, then method: its timeout, or
                                                          GG_NONE; NULL: no method of the task has
                                                          one */
    const GG_ROM gg_method_timeout *all;
    uint32_t agent_timeouts; /**< where a gg_timeout_record lies, and behind it what that tells */
    uint16_t count;
    uint16_t room; /**< spans that an agent has room for */
} gg_timeouts;

/** The steps of an agent's plan that a method with a timeout led to. */
typedef struct gg_method_span {
    uint16_t timeout;   /**< its number + 1; 0: there are no spans from here on */
    uint16_t from, end; /**< its steps, without the last */
    uint16_t within;    /**< a bit for each watched choice that the method belongs to */
} gg_method_span;

/** What an agent remembers of timeouts; behind it lie the milliseconds that each method has left, 0
 *  where it is not under way, those for which each is still passed over, and room + 1 spans. */
typedef struct gg_timeout_record {
    uint32_t left; /**< milliseconds that the goal has left; 0: none is timed */
    uint32_t goal; /**< the ground goal that is timed */
} gg_timeout_record;

#ifdef __cplusplus
}
#endif

#endif
