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

/** The most products in an amount, and the most facts in a product. */
enum { AMOUNT_PRODUCTS = 1024, PRODUCT_FACTS = 8 };

/** Some steps times the values, in gg_read's terms, of ground facts that can change. */
struct product {
    int64_t weight;    /**< not 0 */
    size_t *variables; /**< in order; one stands there twice for its square */
    size_t count;      /**< at least 1 */
};

/** constant + the products, all in units of 1 / divisor. */
struct amount {
    int64_t constant, divisor; /**< divisor: a power of ten */
    struct product *products;  /**< in the order of their variables, no two of the same */
    size_t count;
    int64_t low, high; /**< between these it lies, in its units */
    bool too_large;    /**< numbers, products or facts are too many for it: it is void */
};

/** The amount that a term means under a complete binding; from the pool. */
struct amount amount_of(struct pool *pool, const struct problem *problem, const struct term *term,
                        const struct binding *binding);

/** The left side of a comparison of amounts less the right one; the same. */
struct amount amount_difference(struct pool *pool, const struct problem *problem,
                                const struct expression *comparison, const struct binding *binding);

/** The value of an amount, in its units, in a state; read gives the value of a ground fact, in
 *  gg_read's terms. */
int64_t amount_value(const struct amount *amount, uint32_t (*read)(void *context, size_t variable),
                     void *context);

/** The amount where a ground fact, one of the first product's, has a value; from the pool. */
struct amount amount_with(struct pool *pool, const struct amount *amount, size_t variable,
                          uint32_t value);

/** The steps of a scale from an origin, in its units, to a number in units of 1 / divisor; false if
 *  they are no whole number, or beyond 31 bits. */
bool find_steps(const struct number_scale *scale, int64_t origin, int64_t number, int64_t divisor,
                int64_t *steps);

/** The sign that a comparison asks of the difference of its sides: the difference lies from *low to
 *  *high; of NOT_EQUAL, it does not. */
void difference_wanted(enum comparison comparison, int64_t *low, int64_t *high);

#endif
