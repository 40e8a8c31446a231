/* SPDX-License-Identifier: MIT */
/*
 * States as game programmers have them in articles: facts found by their names,
 * conditions looked at fact by fact. What the planners that the runtime is compared
 * with stand on; made from the grounded problem, so that they plan the same
 * domains.
 */
#ifndef BENCH_NAMED_H
#define BENCH_NAMED_H

#include "ground/ground.h"

#include <string.h>

/** A fact with its value: a bool, a symbol's number or a number. */
struct named_value {
    const char *name;
    int64_t value;
};

/** What a fact must be: one of a set of symbols, or a number in an interval. */
struct named_constraint {
    const char *name;
    uint64_t allowed; /**< a bit for each symbol; 0 for a number */
    int64_t low, high;
};

/** All of them must hold. */
struct named_box {
    struct named_constraint *items;
    size_t count;
};

/** What becomes of a fact. */
struct outcome {
    const char *name;
    bool adds;
    int64_t value; /**< the new one, or what is added */
    int64_t top;   /**< where adding stops; at the other end it is 0 */
};

struct outcomes {
    struct outcome *items;
    size_t count;
};

/** A state: all facts that can change, in the order of the problem. */
struct named_facts {
    struct named_value *items;
    size_t count;
};

/** The start state of a problem. All of these live in the pool, and need the
 *  problem to stay. */
struct named_facts named_start(struct pool *pool, const struct problem *problem);
struct named_box named_conditions(struct pool *pool, const struct problem *problem,
                                  const struct box *box);
struct outcomes named_outcomes(struct pool *pool, const struct problem *problem,
                               const struct changes *changes);

static inline struct named_value *named_find(struct named_facts facts, const char *name)
{
    for (size_t i = 0; i < facts.count; i++)
        if (strcmp(facts.items[i].name, name) == 0)
            return &facts.items[i];
    return NULL;
}

static inline bool named_is(struct named_facts facts, const struct named_constraint *builder)
{
    const struct named_value *fact = named_find(facts, builder->name);
    if (builder->allowed)
        return builder->allowed >> fact->value & 1;
    return builder->low <= fact->value && fact->value <= builder->high;
}

static inline bool named_hold(struct named_facts facts, const struct named_box *box)
{
    for (size_t i = 0; i < box->count; i++)
        if (!named_is(facts, &box->items[i]))
            return false;
    return true;
}

static inline void named_apply(struct named_facts facts, const struct outcomes *outcomes)
{
    for (size_t i = 0; i < outcomes->count; i++) {
        const struct outcome *outcome = &outcomes->items[i];
        struct named_value *fact = named_find(facts, outcome->name);
        int64_t value = outcome->adds ? fact->value + outcome->value : outcome->value;
        if (outcome->adds && value > outcome->top)
            value = outcome->top;
        fact->value = value < 0 ? 0 : value;
    }
}

#endif
