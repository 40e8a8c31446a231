/* SPDX-License-Identifier: MIT */
/*
 * What planning takes of a subtask that waits for a condition. A number comes to the nearest value that
 * will do. Which one that is may be another one when the turn of the subtask comes than when the plan was
 * made; so the effect is one that is right for each value: what is less than the least comes to that if it
 * is taken away and added again, as no number leaves its range, and what is greater than the greatest
 * likewise.
 */
#include "tables/build.h"

/* Takes a number away and adds it again, or the other way round. */
static void add_there_and_back(struct building *building, struct changes *changes, size_t variable,
                               int64_t value)
{
    struct change change = {.variable = variable, .adds = true, .value = value};
    if (value == 0)
        return;
    POOL_ADD(building->pool, changes->items, changes->count) = change;
    change.value = -value;
    POOL_ADD(building->pool, changes->items, changes->count) = change;
}

const gg_effect *expected_effect_of(struct building *building, const struct ground_action *ground)
{
    const struct problem *problem = building->problem;
    const struct box *until = ground->until.items;
    struct changes expected = {0};
    for (size_t i = 0; i < until->count; i++) {
        const struct constraint *wanted = &until->constraints[i];
        const struct fact *fact = problem->variables[wanted->variable].fact;
        if (fact->kind == GG_NUMBER && wanted->low < wanted->high) {
            add_there_and_back(building, &expected, wanted->variable, -(int64_t)wanted->low);
            add_there_and_back(building, &expected, wanted->variable,
                               (int64_t)fact->top - wanted->high);
            continue;
        }
        for (size_t j = 0; j < ground->changes.count; j++)
            if (ground->changes.items[j].variable == wanted->variable)
                POOL_ADD(building->pool, expected.items, expected.count) = ground->changes.items[j];
    }
    return effect_of(building, &expected, ALL_CHANGES);
}
