/* SPDX-License-Identifier: MIT */
/* Random walks: see samples.h. */
#include "heuristic/samples.h"

#include "ground/values.h"

/* How many looks at a step all walks together may take. */
enum { WALKING = 10000000 };

struct walk {
    const struct objective *objective;
    gg_random *random;
    uint32_t *values;
    size_t *applicable; /* scratch: steps */
};

void changes_apply(const struct problem *problem, const struct changes *changes, uint32_t *values)
{
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        uint32_t *value = &values[change->variable];
        *value = value_after(change, *value, problem->variables[change->variable].fact->top);
    }
}

static bool find_value(const void *context, size_t variable, uint32_t *value)
{
    *value = ((const uint32_t *)context)[variable];
    return true;
}

static bool holds(const struct walk *walk, const struct box *box)
{
    for (size_t i = 0; i < box->count; i++)
        if (!constraint_allows(walk->objective->problem, &box->constraints[i],
                               walk->values[box->constraints[i].variable]))
            return false;
    struct seen_values known = {find_value, walk->values};
    return !box->sum_count || sums_can_hold(box, &known);
}

/* Takes a random step that is applicable; false if there is none. */
static bool take_step(const struct walk *walk)
{
    const struct objective *objective = walk->objective;
    uint32_t count = 0;
    for (size_t i = 0; i < objective->step_count; i++)
        if (holds(walk, objective->steps[i].condition))
            walk->applicable[count++] = i;
    if (count == 0)
        return false;
    size_t choice = walk->applicable[gg_random_below(walk->random, count)];
    changes_apply(objective->problem, objective->steps[choice].changes, walk->values);
    return true;
}

static void begin(const struct walk *walk)
{
    const struct problem *problem = walk->objective->problem;
    for (size_t i = 0; i < problem->variable_count; i++)
        walk->values[i] = problem->variables[i].start;
}

uint64_t samples_least_work(const struct objective *objective)
{
    return (uint64_t)SAMPLE_COUNT * (objective->problem->variable_count + 1);
}

struct samples samples_make(struct pool *pool, struct objective *objective)
{
    struct samples samples;
    gg_random random;
    gg_random_seed(&random, 1);
    struct walk walk = {objective, &random, NULL, NULL};
    walk.applicable = pool_take(pool, (objective->step_count + 1) * sizeof(size_t));
    size_t longest = 2 * objective->variable_count;
    uint64_t least = samples_least_work(objective), left = objective->walking - least;
    uint64_t walking = left < WALKING ? left : WALKING;
    size_t affordable = (size_t)walking / SAMPLE_COUNT / (objective->step_count + 1);
    longest = longest < affordable ? longest : affordable;
    uint64_t walked = 0;
    for (size_t i = 0; i < SAMPLE_COUNT; i++) {
        size_t variables = objective->problem->variable_count + 1;
        walk.values = samples.values[i] = pool_take(pool, variables * sizeof *walk.values);
        begin(&walk);
        uint32_t steps = i == 0 ? 0 : gg_random_below(&random, (uint32_t)longest + 1);
        for (bool goes_on = true; steps > 0 && goes_on; steps--, walked++)
            goes_on = take_step(&walk);
    }
    objective->walking = left - walked * objective->step_count;
    return samples;
}
