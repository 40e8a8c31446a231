/* SPDX-License-Identifier: MIT */
/* Random walks: see samples.h. */
#include "guidance/samples.h"

#include "ground/values.h"

#include <string.h>

/* How many looks at a step all walks together may take. */
enum { WALKING = 10000000 };

/* Who reads a fact: steps, and terms of the sums that steps ask for. */
struct readers {
    struct reader {
        const struct constraint *asked;
        size_t step;
    } * steps;
    struct share {
        const struct sum_term *term;
        size_t sum;
    } * terms;
    size_t step_count, term_count;
};

/* What is known of a state for each step: how many of its constraints fail; and of each sum. */
struct outlook {
    size_t *failing;
    int64_t *sums;
};

/* A walk notes what its changes make of the steps, so that it does not look at all that these ask for
 * in each state. */
struct walk {
    struct pool *pool; /* scratch */
    const struct objective *objective;
    gg_random *random;
    uint32_t *values;
    size_t *applicable;      /* scratch: steps */
    struct readers *readers; /* by ground fact */
    struct outlook start, now;
};

/* ------------------------------------------------------------------- what holds */

static bool is_allowed(const struct walk *walk, const struct constraint *constraint)
{
    return constraint_allows(walk->objective->problem, constraint,
                             walk->values[constraint->variable]);
}

/* What a term adds to its sum. */
static int64_t samples_share_of(const struct walk *walk, const struct sum_term *term)
{
    if (!term->box)
        return term->weight * walk->values[term->variable];
    for (size_t i = 0; i < term->box->count; i++)
        if (!is_allowed(walk, &term->box->constraints[i]))
            return 0;
    return term->weight;
}

static bool samples_holds(const struct walk *walk, size_t step)
{
    const struct box *box = walk->objective->steps[step].condition;
    for (size_t i = 0; i < box->sum_count; i++) {
        int64_t value = walk->now.sums[box->sums[i].sum->number];
        if (value < box->sums[i].low || value > box->sums[i].high)
            return false;
    }
    return walk->now.failing[step] == 0;
}

static void set_value(const struct walk *walk, size_t variable, uint32_t value)
{
    const struct readers *readers = &walk->readers[variable];
    for (size_t i = 0; i < readers->term_count; i++)
        walk->now.sums[readers->terms[i].sum] -= samples_share_of(walk, readers->terms[i].term);
    for (size_t i = 0; i < readers->step_count; i++)
        walk->now.failing[readers->steps[i].step] -= !is_allowed(walk, readers->steps[i].asked);
    walk->values[variable] = value;
    for (size_t i = 0; i < readers->step_count; i++)
        walk->now.failing[readers->steps[i].step] += !is_allowed(walk, readers->steps[i].asked);
    for (size_t i = 0; i < readers->term_count; i++)
        walk->now.sums[readers->terms[i].sum] += samples_share_of(walk, readers->terms[i].term);
}

/* ----------------------------------------------------------------------- readers */

static void samples_add_term(struct walk *walk, size_t variable, const struct sum *sum,
                             const struct sum_term *term)
{
    struct readers *readers = &walk->readers[variable];
    POOL_ADD(walk->pool, readers->terms, readers->term_count) = (struct share){term, sum->number};
}

static void add_sum(struct walk *walk, const struct sum *sum)
{
    for (size_t i = 0; i < sum->count; i++) {
        const struct sum_term *term = &sum->terms[i];
        walk->start.sums[sum->number] += samples_share_of(walk, term);
        if (!term->box)
            samples_add_term(walk, term->variable, sum, term);
        for (size_t j = 0; term->box && j < term->box->count; j++)
            samples_add_term(walk, term->box->constraints[j].variable, sum, term);
    }
}

static void samples_add_step(struct walk *walk, size_t step)
{
    const struct box *box = walk->objective->steps[step].condition;
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *asked = &box->constraints[i];
        struct readers *readers = &walk->readers[asked->variable];
        POOL_ADD(walk->pool, readers->steps, readers->step_count) = (struct reader){asked, step};
        walk->start.failing[step] += !is_allowed(walk, asked);
    }
}

/* Finds who reads each fact, and what holds at the start. */
static void find_readers(struct walk *walk)
{
    const struct objective *objective = walk->objective;
    const struct problem *problem = objective->problem;
    bool *known = pool_take(walk->pool, problem->sum_count + 1);
    for (size_t i = 0; i < objective->step_count; i++) {
        const struct box *box = objective->steps[i].condition;
        samples_add_step(walk, i);
        for (size_t j = 0; j < box->sum_count; j++) {
            if (!known[box->sums[j].sum->number])
                add_sum(walk, box->sums[j].sum);
            known[box->sums[j].sum->number] = true;
        }
    }
}

static struct outlook new_outlook(const struct walk *walk)
{
    size_t steps = walk->objective->step_count + 1, sums = walk->objective->problem->sum_count + 1;
    return (struct outlook){pool_take(walk->pool, steps * sizeof(size_t)),
                            pool_take(walk->pool, sums * sizeof(int64_t))};
}

/* ------------------------------------------------------------------------- walks */

/* Takes a random step that is applicable; false if there is none. */
static bool take_step(const struct walk *walk)
{
    const struct objective *objective = walk->objective;
    uint32_t count = 0;
    for (size_t i = 0; i < objective->step_count; i++)
        if (samples_holds(walk, i))
            walk->applicable[count++] = i;
    if (count == 0)
        return false;
    size_t choice = walk->applicable[gg_random_below(walk->random, count)];
    const struct changes *changes = objective->steps[choice].changes;
    for (size_t i = 0; i < changes->count; i++) {
        size_t variable = changes->items[i].variable;
        uint32_t top = objective->problem->variables[variable].fact->top;
        set_value(walk, variable, value_after(&changes->items[i], walk->values[variable], top));
    }
    return true;
}

/* Sets values to those of the start. */
static void samples_begin(struct walk *walk, uint32_t *values)
{
    const struct problem *problem = walk->objective->problem;
    walk->values = values;
    for (size_t i = 0; i < problem->variable_count; i++)
        values[i] = problem->variables[i].start;
}

/* Walks from the start; returns how many states were looked at. */
static uint64_t walk_on(struct walk *walk, uint32_t steps)
{
    uint64_t walked = 0;
    if (steps == 0)
        return 0;
    if (!walk->readers) {
        size_t variables = walk->objective->problem->variable_count + 1;
        walk->readers = pool_take(walk->pool, variables * sizeof *walk->readers);
        walk->start = new_outlook(walk);
        walk->now = new_outlook(walk);
        find_readers(walk);
    }
    memcpy(walk->now.failing, walk->start.failing,
           walk->objective->step_count * sizeof *walk->now.failing);
    memcpy(walk->now.sums, walk->start.sums,
           walk->objective->problem->sum_count * sizeof *walk->now.sums);
    for (bool goes_on = true; steps > 0 && goes_on; steps--, walked++)
        goes_on = take_step(walk);
    return walked;
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
    struct walk walk = {.pool = pool_new(), .objective = objective, .random = &random};
    walk.applicable = pool_take(walk.pool, (objective->step_count + 1) * sizeof(size_t));
    size_t longest = 2 * objective->variable_count;
    uint64_t least = samples_least_work(objective), left = objective->walking - least;
    uint64_t walking = left < WALKING ? left : WALKING;
    size_t affordable = (size_t)walking / SAMPLE_COUNT / (objective->step_count + 1);
    longest = longest < affordable ? longest : affordable;
    uint64_t walked = 0;
    for (size_t i = 0; i < SAMPLE_COUNT; i++) {
        size_t variables = objective->problem->variable_count + 1;
        samples.values[i] = pool_take(pool, variables * sizeof *samples.values[i]);
        samples_begin(&walk, samples.values[i]);
        walked += walk_on(&walk, i == 0 ? 0 : gg_random_below(&random, (uint32_t)longest + 1));
    }
    objective->walking = left - walked * objective->step_count;
    pool_free(walk.pool);
    return samples;
}
