/* SPDX-License-Identifier: MIT */
/*
 * What is worked out of numbers and facts, with objects for all parameters: a polynomial in the
 * values of ground facts. Constant facts are numbers here, so that `gold >= price(sword)` is a
 * comparison with a number.
 */
#ifndef GOAPGEN_GROUND_AMOUNT_H
#define GOAPGEN_GROUND_AMOUNT_H

#include "ground/binding.h"
#include "ground/ground.h"

/** The most products in an amount, the most facts in a product, and the most steps to work one
 *  amount out. */
enum { AMOUNT_PRODUCTS = 1024, PRODUCT_FACTS = 8, AMOUNT_EFFORT = 1000000 };

/** What a count is taken for where only the size of an amount matters: more than it can be. */
enum { AMOUNT_COUNT = 4000000 };

/** A product in an amount: a weight times the values, in gg_read's terms, of ground facts that can
 *  change. */
struct product {
    int64_t weight;    /**< not 0 */
    size_t *variables; /**< in order; one stands there twice for its square */
    size_t count;      /**< at least 1 */
};

/** A number that is worked out of facts: a constant and products, all in units of 1 / divisor. */
struct amount {
    int64_t constant, divisor; /**< divisor: a power of ten */
    struct product *products;  /**< in the order of their variables, no two of the same */
    size_t count;
    bool too_large; /**< a number is too large, or there are too many products, facts in a
                         product or steps of work: it is void */
};

/** The context in which amounts are worked out: their pool, the problem, and the steps that were
 *  taken. */
struct amount_context {
    struct pool *pool; /**< that they come from */
    const struct problem *problem;
    size_t effort; /**< steps so far: of one amount, or of all that are added up to one */
    size_t most;   /**< products in an amount; 0: AMOUNT_PRODUCTS */
    /** What a count comes to; NULL: AMOUNT_COUNT. */
    int64_t (*count)(void *context, const struct expression *counted);
    void *context;
};

/** The amount that a term means under a complete binding. */
struct amount amount_of(struct amount_context *work, const struct term *term,
                        const struct binding *binding);

/** Adds a product to an amount. It looks at no fact: what is a variable is the caller's. */
void amount_add_product(struct amount_context *work, struct amount *amount,
                        const struct product *product);

/** Adds another amount to an amount, or takes it away: sign is 1 or -1. It looks at no fact,
 *  either. */
void amount_add(struct amount_context *work, struct amount *amount, const struct amount *other,
                int64_t sign);

/** Multiplies an amount by another one, of which it takes what it needs. It looks at no fact,
 *  either. */
void amount_multiply(struct amount_context *work, struct amount *amount, struct amount *by);

/** The amount of the left side of a comparison less that of the right side, under a complete
 *  binding. */
struct amount amount_difference(struct amount_context *work, const struct expression *comparison,
                                const struct binding *binding);

/** The bounds, in its units, between which an amount lies in all states. */
void amount_reach(const struct problem *problem, const struct amount *amount, int64_t *low,
                  int64_t *high);

/** The value of an amount, in its units, in a state; read gives the value of a ground fact, in
 *  gg_read's terms. */
int64_t amount_value(const struct amount *amount, uint32_t (*read)(void *context, size_t variable),
                     void *context);

/** The facts of which an amount is worked out and their values, as `read` gives them, in words:
 *  " where danger(hall) == 3, mood == 2"; "" if it has no facts that can change. Of many facts the
 *  first are named. */
const char *words_of_amount_inputs(struct pool *pool, const struct problem *problem,
                                   const struct amount *amount,
                                   uint32_t (*read)(void *context, size_t variable), void *context);

/** The ground facts that an amount reads, each once, in the order in which they come; from the
 *  pool. */
size_t *amount_facts(struct pool *pool, const struct problem *problem, const struct amount *amount,
                     size_t *count);

/** The amount that is left where a ground fact of an amount has one value. */
struct amount amount_with_value(struct amount_context *work, const struct amount *amount,
                                size_t variable, uint32_t value);

/** The result of find_scale_steps: whether a number is a whole number of steps from an origin.
 *  STEPS_BROKEN: it is not; STEPS_BEYOND: of more than 31 bits. */
enum scale_steps_result { STEPS_WHOLE, STEPS_BROKEN, STEPS_BEYOND };

/** Finds how many steps of a scale lead from an origin, in its units, to a number, which is in
 *  units of 1 / divisor, a power of ten. */
enum scale_steps_result find_scale_steps(const struct number_scale *scale, int64_t origin,
                                         int64_t number, int64_t divisor, int64_t *steps);

/** The range in which the difference of the sides of a comparison must lie for it to hold, from
 *  *low to *high; of NOT_EQUAL, in which it must not. */
void wanted_difference_range(enum comparison comparison, int64_t *low, int64_t *high);

#endif
