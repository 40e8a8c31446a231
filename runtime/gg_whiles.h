/* SPDX-License-Identifier: MIT */
/*
 * What must hold while agents carry out methods, or plans for goals: what the tables tell of it. Part of
 * the table format: a game includes gg.h, which includes this.
 *
 * Rests on gg_conditions.h.
 */
#ifndef GG_WHILES_H
#define GG_WHILES_H

#include "gg_conditions.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What must hold before each step of a method or of a plan for a goal. */
typedef struct gg_while {
    gg_condition condition;
    uint16_t task, method; /**< whose it is; GG_NONE: that of goals */
    uint16_t outer;        /**< the number of the `while` of a method around it; GG_NONE: there is
                                none */
    bool has_actions;      /**< whether plans are made of actions of its own, which ask for it in
                                their preconditions; else they cannot break it */
} gg_while;

struct gg_while_ops; /* in state/features.h */

/** The methods and goals with a `while`. */
typedef struct gg_whiles {
    const GG_ROM struct gg_while_ops *ops; /**< gg_persisting */
    const GG_ROM gg_while *all;
    const GG_ROM uint16_t *of_actions; /**< by ground action: the number of the `while` whose own it
                                            is, of the innermost method; GG_NONE: it is of none;
                                            NULL: all are */
    const GG_ROM uint16_t *of_goals; /**< by ground goal, then by condition to achieve: its number,
                                            or GG_NONE; NULL: there are none */
    uint16_t count;
} gg_whiles;

#ifdef __cplusplus
}
#endif

#endif
