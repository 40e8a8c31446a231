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

/* A place, and what the action costs from there. */
struct priced_place {
    uint16_t cost, place;
};

static int compare_costs(const void *a, const void *b)
{
    const struct priced_place *one = a, *other = b;
    return (int)one->cost - (int)other->cost;
}

/* The constraint that an agent is at one of some places. */
static struct constraint constraint_of_places(struct pool *pool, const struct problem *problem,
                                              const struct priced_place *places, size_t count)
{
    const struct fact *here = problem->domain->places.fact;
    struct constraint constraint = constraint_of_all(problem, here->first);
    uint64_t *set = pool_take(pool, (here->top / 64 + (size_t)1) * sizeof *set);
    for (size_t i = 0; i < count; i++)
        bit_put(set, places[i].place);
    if (kept_as_number(here))
        return constraint_of_set(here->first, set, here->top);
    constraint.allowed = set[0];
    return constraint;
}

static struct leg_prices prices_of(struct pool *pool, const struct problem *problem,
                                   const struct ground_action *action)
{
    size_t count = problem->domain->places.fact->top + (size_t)1;
    struct priced_place *places = pool_take(pool, count * sizeof *places);
    struct leg_prices prices = {pool_take(pool, count * sizeof *prices.costs),
                                pool_take(pool, count * sizeof *prices.places), 0};
    for (size_t i = 0; i < count; i++)
        places[i] =
            (struct priced_place){ground_cost_from(problem, action, (uint32_t)i), (uint16_t)i};
    qsort(places, count, sizeof *places, compare_costs);
    for (size_t first = 0, end; first < count; first = end) {
        for (end = first + 1; end < count && places[end].cost == places[first].cost; end++) {
        }
        prices.costs[prices.count] = places[first].cost;
        prices.places[prices.count++] =
            constraint_of_places(pool, problem, &places[first], end - first);
    }
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
