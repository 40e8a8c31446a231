/* SPDX-License-Identifier: MIT */
/*
 * What a box allows one ground fact, and the algebra of it: a set of flags, an interval of a
 * number, or any set of symbols of a fact that has too many for a bit each. A set that has
 * no holes is `set_unbroken`, whatever it was made of, so that equal sets look equal.
 */
#ifndef GOAPGEN_GROUND_CONSTRAINT_H
#define GOAPGEN_GROUND_CONSTRAINT_H

#include "base/memory.h"

/** A constraint on one ground fact: the values that a box allows it. */
struct constraint {
    size_t variable;     /**< the ground fact's number */
    uint64_t allowed;    /**< a bit for each symbol; 0 for a number and for many symbols */
    uint32_t low, high;  /**< the interval of a number; the first and last of many symbols */
    const uint64_t *set; /**< of many symbols: a bit for each one up to the last; or
                              set_unbroken, for all between the two; NULL for others */
};

/** The set without holes. It is known by its place; there is nothing in it. */
extern const uint64_t set_unbroken[1];

/** Whether some symbols between the first and the last are not allowed. */
static inline bool constraint_has_holes(const struct constraint *constraint)
{
    return constraint->set && constraint->set != set_unbroken;
}

/** Whether a constraint on a number, or on many symbols, allows a value. It is asked of all values
 *  in all states of a projection. */
static inline bool constraint_has_number(const struct constraint *constraint, int64_t value)
{
    if (value < (int64_t)constraint->low || value > (int64_t)constraint->high)
        return false;
    return !constraint_has_holes(constraint) || (constraint->set[value / 64] >> value % 64 & 1);
}

/** Whether two constraints are of the same fact and allow the same. */
bool constraint_same(const struct constraint *a, const struct constraint *b);

/** Whether the inner constraint, which is not empty, allows nothing that the outer one does
 *  not. */
bool constraint_within(const struct constraint *inner, const struct constraint *outer);

/** Whether two constraints of the same fact allow a value in common. */
bool constraint_meets(const struct constraint *a, const struct constraint *b);

/** Narrows a constraint to what another one of the same fact allows as well; sets are from the
 *  pool. */
void constraint_intersect(struct pool *pool, struct constraint *constraint,
                          const struct constraint *other);

/** Widens a constraint to what it or another one of the same fact allows; sets are from the pool.
 *  False, and nothing is changed, where intervals of a number neither meet nor touch; neither
 *  constraint is empty. */
bool constraint_unite(struct pool *pool, struct constraint *constraint,
                      const struct constraint *other);

/** The constraint of many symbols that allows those of a set, which it keeps; `top` is the last
 *  that the fact has. */
struct constraint constraint_of_set(size_t variable, const uint64_t *set, uint32_t top);

/** The constraint of many symbols that allows all that another one does not, up to `top`. */
struct constraint constraint_complement(struct pool *pool, const struct constraint *constraint,
                                        uint32_t top);

/** Adds what a constraint of many symbols allows to a set of all of them; false where it adds
 *  nothing. */
bool constraint_add_to_set(uint64_t *set, const struct constraint *constraint);

/** Whether a constraint of many symbols, or of a number, allows some value of a set. */
bool constraint_meets_set(const struct constraint *constraint, const uint64_t *set);

/** Whether a constraint of many symbols, or of a number, allows all values of a set, which has
 *  values up to `top`. */
bool constraint_contains_set(const struct constraint *constraint, const uint64_t *set,
                             uint32_t top);

/** How many values a constraint on a number, or on many symbols, allows. */
uint32_t constraint_value_count(const struct constraint *constraint);

/** How many words the set of a constraint has: 0 where it has no holes. */
size_t constraint_set_words(const struct constraint *constraint);

/** Copies the set of a constraint into a pool. */
void constraint_copy_set(struct pool *pool, struct constraint *constraint);

/** Adds a constraint to a key: a text that is the same for the same constraints only. */
void constraint_add_to_key(struct text *text, const struct constraint *constraint);

#endif
