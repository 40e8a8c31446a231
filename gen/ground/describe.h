/* SPDX-License-Identifier: MIT */
/* Values and conditions of ground facts in the user's words. */
#ifndef GOAPGEN_GROUND_DESCRIBE_H
#define GOAPGEN_GROUND_DESCRIBE_H

#include "ground/ground.h"

/** A fixed-point number as text, exactly: "-0.05", "123456.78", "3". The divisor is a power of 10,
 *  1 or more. */
const char *words_of_decimal(struct pool *pool, int64_t number, int64_t divisor);

/** The number that lies so many steps of a fact's scale from 0, as text: "0.5". */
const char *words_of_scale_steps(struct pool *pool, const struct fact *fact, int64_t steps);

/** A value of a fact of numbers, in gg_read's terms, as text, exactly: "7", "-0.05". */
const char *words_of_numeric_value(struct pool *pool, const struct fact *fact, uint32_t value);

/** A constraint in the user's words: "at == laser", "full >= 3", "not lit(hall)". */
const char *words_of_constraint(struct pool *pool, const struct problem *problem,
                                const struct constraint *constraint);

/** The bounds of a sum in the user's words: "count(door d: open(d)) >= 2", "gold - price <= 7 and
 *  gold - price >= 2". */
const char *words_of_sum_bounds(struct pool *pool, const struct sum_bounds *bounds);

/** A value that a sum comes to, as text: "3". */
const char *words_of_sum_value(struct pool *pool, const struct sum *sum, int64_t value);

/** A value of any ground fact, in gg_read's terms, as text: "laser", "0.3", "true". */
const char *words_of_fact_value(struct pool *pool, const struct problem *problem, size_t variable,
                                uint32_t value);

#endif
