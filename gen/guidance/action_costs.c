/* SPDX-License-Identifier: MIT */
/* The costs of ground actions, and of their walks from where they are the same: see action_costs.h. */
#include "guidance/action_costs.h"

#include "base/bits.h"
#include "ground/legs.h"
#include "ground/values.h"

#include <stdlib.h>
#include <string.h>

/* What a leg costs, by rising costs, and the places from which it costs that. */
struct leg_prices {
    uint16_t *costs;
    struct constraint *places;
    size_t count;
};

static int compare_costs(const void *a, const void *b)
{
    return (int)*(const uint16_t *)a - (int)*(const uint16_t *)b;
}

/* The places from which an action costs so much. */
static struct constraint places_at_cost(struct pool *pool, const struct problem *problem,
                                        const struct ground_action *action, uint16_t cost)
{
    const struct fact *here = problem->domain->places.fact;
    struct constraint places = constraint_of_all(problem, here->first);
    uint64_t *set = pool_take(pool, (here->top / 64 + (size_t)1) * sizeof *set);
    for (uint32_t place = 0; place <= here->top; place++)
        if (ground_cost_from(problem, action, place) == cost)
            bit_put(set, place);
    if (kept_as_number(here))
        return constraint_of_set(here->first, set, here->top);
    places.allowed = set[0];
    return places;
}

static struct leg_prices prices_of(struct pool *pool, const struct problem *problem,
                                   const struct ground_action *action)
{
    size_t count = problem->domain->places.fact->top + (size_t)1;
    struct leg_prices prices = {.costs = pool_take(pool, count * sizeof *prices.costs)};
    for (size_t place = 0; place < count; place++)
        prices.costs[place] = ground_cost_from(problem, action, (uint32_t)place);
    qsort(prices.costs, count, sizeof *prices.costs, compare_costs);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || prices.costs[i] != prices.costs[prices.count - 1])
            prices.costs[prices.count++] = prices.costs[i];
    prices.places = pool_take(pool, prices.count * sizeof *prices.places);
    for (size_t i = 0; i < prices.count; i++)
        prices.places[i] = places_at_cost(pool, problem, action, prices.costs[i]);
    return prices;
}

/* Adds the costs of an action; those of a leg are worked out once. */
static void add_costs(struct pool *pool, const struct problem *problem, struct leg_prices *legs,
                      const struct ground_action *action, struct action_costs *costs)
{
    struct action_cost *added;
    if (action->leg == GG_NONE) {
        added = POOL_ITEM(pool, costs->items, costs->count);
        added->cost = action->cost;
        return;
    }
    struct leg_prices *prices = &legs[action->leg];
    if (!prices->count)
        *prices = prices_of(pool, problem, action);
    for (size_t i = 0; i < prices->count; i++) {
        added = POOL_ITEM(pool, costs->items, costs->count);
        *added = (struct action_cost){prices->costs[i], &prices->places[i]};
    }
}

struct action_costs action_costs_of(struct pool *pool, const struct problem *problem)
{
    struct action_costs costs = {
        .first = pool_take(pool, (problem->action_count + 1) * sizeof *costs.first)};
    struct leg_prices *legs = pool_take(pool, (problem->leg_count + 1) * sizeof *legs);
    for (size_t i = 0; i < problem->action_count; i++) {
        costs.first[i] = costs.count;
        add_costs(pool, problem, legs, &problem->actions[i], &costs);
    }
    costs.first[problem->action_count] = costs.count;
    costs.distances = pool_take(pool, (costs.count + 1) * sizeof *costs.distances);
    for (size_t i = 0; i < costs.count; i++)
        costs.distances[i] = ((uint64_t)costs.items[i].cost << 16) + 1;
    return costs;
}

uint64_t *copy_distances(struct pool *pool, const struct action_costs *costs)
{
    uint64_t *distances = pool_take(pool, (costs->count + 1) * sizeof *distances);
    memcpy(distances, costs->distances, costs->count * sizeof *distances);
    return distances;
}

const struct box *box_at_cost(struct pool *pool, const struct box *box,
                              const struct action_cost *cost)
{
    struct box *narrow = pool_take(pool, sizeof *narrow);
    size_t at = 0;
    if (!cost->places)
        return box;
    *narrow = *box;
    narrow->constraints = pool_take(pool, (box->count + 1) * sizeof *narrow->constraints);
    while (at < box->count && box->constraints[at].variable < cost->places->variable)
        at++;
    bool asked = at < box->count && box->constraints[at].variable == cost->places->variable;
    if (asked && !constraint_meets(&box->constraints[at], cost->places))
        return NULL;
    memcpy(narrow->constraints, box->constraints, at * sizeof *narrow->constraints);
    narrow->constraints[at] = *cost->places;
    if (asked)
        constraint_intersect(pool, &narrow->constraints[at], &box->constraints[at]);
    memcpy(&narrow->constraints[at + 1], &box->constraints[at + asked],
           (box->count - at - asked) * sizeof *narrow->constraints);
    narrow->count = box->count + !asked;
    return narrow;
}
