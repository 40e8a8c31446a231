/* SPDX-License-Identifier: MIT */
/* Which transitions take place if nothing is ever undone: see reachable.h. */
#include "analysis/reachable.h"

#include "ground/values.h"

#include <string.h>

/* The values that a ground fact can get: symbols, or all numbers between two. */
struct range {
    uint64_t symbols;
    uint64_t *set; /* of many symbols; NULL for others */
    int64_t low, high;
};

static bool range_meets(const struct range *range, const struct constraint *constraint)
{
    if (range->set)
        return constraint_meets_set(constraint, range->set);
    if (constraint->allowed)
        return (range->symbols & constraint->allowed) != 0;
    return range->low <= constraint->high && range->high >= constraint->low;
}

static bool box_is_open(const struct range *ranges, const struct box *box)
{
    for (size_t i = 0; i < box->count; i++)
        if (!range_meets(&ranges[box->constraints[i].variable], &box->constraints[i]))
            return false;
    return true;
}

/* Adds the values that a change leads to; whether there are new ones. A number that is added once
 * can be added again. */
static bool widen(struct range *range, const struct fact *fact, const struct change *change)
{
    struct range before = *range;
    if (range->set) {
        uint64_t bit = (uint64_t)1 << change->value % 64, *word = &range->set[change->value / 64];
        bool grown = !(*word & bit);
        *word |= bit;
        return grown;
    }
    if (fact->kind != GG_NUMBER) {
        range->symbols |= (uint64_t)1 << change->value;
    } else if (change->adds) {
        range->low = change->value < 0 ? 0 : range->low;
        range->high = change->value > 0 ? fact->top : range->high;
    } else {
        range->low = change->value < range->low ? change->value : range->low;
        range->high = change->value > range->high ? change->value : range->high;
    }
    return before.symbols != range->symbols || before.low != range->low ||
           before.high != range->high;
}

static struct range range_at(struct pool *pool, const struct variable *variable)
{
    const struct fact *fact = variable->fact;
    struct range range = {.low = variable->start, .high = variable->start};
    if (!kept_as_number(fact)) {
        range.symbols = (uint64_t)1 << variable->start;
    } else if (fact->kind == GG_SYMBOL) {
        range.set = pool_take(pool, (fact->top / 64 + (size_t)1) * sizeof *range.set);
        range.set[variable->start / 64] = (uint64_t)1 << variable->start % 64;
    }
    return range;
}

void mark_relaxed(struct pool *pool, const struct reachable *reachable, struct allowance *allowance,
                  bool *marked)
{
    const struct problem *problem = reachable->space.problem;
    const struct transitions *transitions = reachable->transitions;
    struct range *ranges = pool_take(pool, (problem->variable_count + 1) * sizeof *ranges);
    for (size_t i = 0; i < problem->variable_count; i++) {
        ranges[i] = range_at(pool, &problem->variables[i]);
    }
    memset(marked, false, transitions->count);
    for (bool again = true; again;) {
        again = false;
        for (size_t i = 0; i < transitions->count; i++) {
            const struct transition *transition = &transitions->items[i];
            if (!allowance_take(allowance, marked[i] ? 1 : transition->box->count + 1)) {
                memset(marked, true, transitions->count);
                return;
            }
            if (marked[i] || !box_is_open(ranges, transition->box))
                continue;
            marked[i] = true;
            for (size_t j = 0; j < transition->changes->count; j++) {
                const struct change *change = &transition->changes->items[j];
                again |= widen(&ranges[change->variable], problem->variables[change->variable].fact,
                               change);
            }
        }
    }
}
