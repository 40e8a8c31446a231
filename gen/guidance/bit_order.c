/* SPDX-License-Identifier: MIT */
/* Orders facts by the forces between them: see bit_order.h. */
#include "guidance/bit_order.h"

#include <stdlib.h>
#include <string.h>

/* Rounds without a better order before the search for one ends; places are counted in parts. */
enum { ROUNDS = 20, PART = 1 << 10 };

/* Facts that a step or a box of the goal ties together, as places in objective->variables. */
struct tie {
    size_t *facts;
    size_t count, followed; /* followed: how many were placed when facts that lead to others were */
};

/* Where a fact is drawn to. */
struct pull {
    int64_t sum, count;
    int64_t place;
    size_t fact;
};

struct forces {
    struct pool *pool;
    const struct objective *objective;
    size_t *index;    /* by ground fact: its place in objective->variables, or SIZE_MAX */
    struct tie *ties; /* of the steps, and behind them those of the goal */
    size_t tie_count;
    struct changing_steps *changers; /* by ground fact */
    size_t *places; /* by place in objective->variables: where it stands in the order */
    struct pull *pulls;
};

static void tie_fact(struct forces *forces, struct tie *tie, size_t variable)
{
    size_t fact = forces->index[variable];
    for (size_t i = 0; i < tie->count; i++)
        if (tie->facts[i] == fact)
            return;
    if (fact == SIZE_MAX)
        return;
    POOL_ADD(forces->pool, tie->facts, tie->count) = fact;
}

static void add_tie(struct forces *forces, const struct box *condition,
                    const struct changes *changes)
{
    struct tie tie = {0};
    for (size_t i = 0; i < condition->count; i++)
        tie_fact(forces, &tie, condition->constraints[i].variable);
    for (size_t i = 0; changes && i < changes->count; i++)
        tie_fact(forces, &tie, changes->items[i].variable);
    POOL_ADD(forces->pool, forces->ties, forces->tie_count) = tie;
}

static struct forces forces_of(struct pool *pool, const struct objective *objective)
{
    struct forces forces = {.pool = pool, .objective = objective};
    size_t count = objective->problem->variable_count;
    forces.index = pool_take(pool, (count + 1) * sizeof *forces.index);
    memset(forces.index, 0xff, (count + 1) * sizeof *forces.index);
    forces.places = pool_take(pool, (objective->variable_count + 1) * sizeof *forces.places);
    forces.changers = find_changing_steps(pool, objective);
    forces.pulls = pool_take(pool, (objective->variable_count + 1) * sizeof *forces.pulls);
    for (size_t i = 0; i < objective->variable_count; i++)
        forces.index[objective->variables[i]] = i;
    for (size_t i = 0; i < objective->step_count; i++)
        add_tie(&forces, objective->steps[i].condition, objective->steps[i].changes);
    for (size_t i = 0; i < objective->goal->count; i++)
        add_tie(&forces, &objective->goal->items[i], NULL);
    return forces;
}

/* Places a fact, and behind it the facts that lead to it: those that the steps ask for which change
 * it. The facts of a tie are gone through once, by whoever comes to it. */
static size_t place_from(struct forces *forces, size_t fact, size_t count)
{
    if (forces->places[fact] != SIZE_MAX)
        return count;
    forces->places[fact] = count++;
    const struct changing_steps *changers = &forces->changers[forces->objective->variables[fact]];
    for (size_t i = 0; i < changers->count; i++) {
        struct tie *tie = &forces->ties[changers->steps[i]];
        while (tie->followed < tie->count)
            count = place_from(forces, tie->facts[tie->followed++], count);
    }
    return count;
}

/* The order to begin with: from the goal back. */
static void place_all(struct forces *forces)
{
    size_t count = 0;
    for (size_t i = 0; i < forces->objective->variable_count; i++)
        forces->places[i] = SIZE_MAX;
    for (size_t i = forces->objective->step_count; i < forces->tie_count; i++)
        for (size_t j = 0; j < forces->ties[i].count; j++)
            count = place_from(forces, forces->ties[i].facts[j], count);
    for (size_t i = 0; i < forces->objective->variable_count; i++)
        count = place_from(forces, i, count);
}

/* How far the ties reach, all together. */
static uint64_t span(const struct forces *forces)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < forces->tie_count; i++) {
        size_t first = SIZE_MAX, last = 0;
        for (size_t j = 0; j < forces->ties[i].count; j++) {
            size_t place = forces->places[forces->ties[i].facts[j]];
            first = place < first ? place : first;
            last = place > last ? place : last;
        }
        sum += forces->ties[i].count ? last - first : 0;
    }
    return sum;
}

static int compare_pulls(const void *a, const void *b)
{
    const struct pull *one = a, *other = b;
    if (one->place != other->place)
        return one->place < other->place ? -1 : 1;
    return one->fact < other->fact ? -1 : one->fact > other->fact;
}

/* Draws each fact to the middle of the middles of its ties. */
static void bit_order_draw(struct forces *forces)
{
    size_t count = forces->objective->variable_count;
    struct pull *pulls = forces->pulls;
    memset(pulls, 0, count * sizeof *pulls);
    for (size_t i = 0; i < forces->tie_count; i++) {
        const struct tie *tie = &forces->ties[i];
        int64_t sum = 0;
        for (size_t j = 0; j < tie->count; j++)
            sum += (int64_t)forces->places[tie->facts[j]] * PART;
        for (size_t j = 0; j < tie->count; j++) {
            pulls[tie->facts[j]].sum += sum / (int64_t)tie->count;
            pulls[tie->facts[j]].count++;
        }
    }
    for (size_t i = 0; i < count; i++) {
        pulls[i].place =
            pulls[i].count ? pulls[i].sum / pulls[i].count : (int64_t)forces->places[i] * PART;
        pulls[i].fact = i;
    }
    qsort(pulls, count, sizeof *pulls, compare_pulls);
    for (size_t i = 0; i < count; i++)
        forces->places[pulls[i].fact] = i;
}

size_t *fact_order(struct pool *pool, const struct objective *objective)
{
    struct pool *scratch = pool_new();
    struct forces forces = forces_of(scratch, objective);
    place_all(&forces);
    size_t count = objective->variable_count;
    size_t *order = pool_take(pool, (count + 1) * sizeof *order);
    uint64_t best = UINT64_MAX;
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t here = span(&forces);
        for (size_t i = 0; here < best && i < count; i++)
            order[forces.places[i]] = objective->variables[i];
        round = here < best ? 0 : round;
        best = here < best ? here : best;
        bit_order_draw(&forces);
    }
    pool_free(scratch);
    return order;
}
