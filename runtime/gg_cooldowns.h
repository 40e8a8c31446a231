/* SPDX-License-Identifier: MIT */
/*
 * Methods that cool down: what the tables tell of them, and what an agent remembers. Whether a
 * method cools down is a private fact, which its precondition reads. Part of the table format: a
 * game includes gg.h, which includes this.
 *
 * Rests on gg_conditions.h, for GG_ROM.
 */
#ifndef GG_COOLDOWNS_H
#define GG_COOLDOWNS_H

#include "gg_conditions.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A ground method with a cooldown. */
typedef struct gg_cooldown {
    uint32_t duration; /**< milliseconds, at least 1 */
    uint16_t fact;     /**< tells whether it cools down */
} gg_cooldown;

struct gg_cooldown_ops; /* in cooldown_ops.h */
extern const GG_ROM struct gg_cooldown_ops gg_cooling, gg_timing_out;

/** The methods with cooldowns, and what takes care of them. */
typedef struct gg_cooldowns {
    const GG_ROM struct gg_cooldown_ops *ops;        /**< gg_cooling, or gg_timing_out if
                                                          methods have timeouts */
    const GG_ROM uint16_t *const GG_ROM *of_methods; /**< by task, then method: its cooldown, or
                                                          GG_NONE; NULL: no method of the task has
                                                          one */
    const GG_ROM gg_cooldown *all;
    uint32_t agent_cooldowns; /**< where lie the milliseconds left, of each */
    uint32_t agent_endings;   /**< and room + 1 gg_method_end */
    uint16_t count;
    uint16_t room; /**< endings that an agent has room for */
} gg_cooldowns;

/** Where in an agent's plan a method ends that has a cooldown, so that the cooldown begins
 *  there. */
typedef struct gg_method_end {
    uint16_t cooldown; /**< its number + 1; 0: there are no endings from here on */
    uint16_t step;     /**< when so many steps of the plan have succeeded, the cooldown begins */
    uint8_t within;    /**< a bit for each watched choice that the method belongs to */
} gg_method_end;

#ifdef __cplusplus
}
#endif

#endif
