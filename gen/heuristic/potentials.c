/* SPDX-License-Identifier: MIT */
/*
 * The prices of goods: see potentials.h. They are the greatest ones at which no action
 * makes more worth than it costs and uses up, found from above, round by round.
 */
#include "heuristic/potentials.h"

#include <string.h>

/* What no action makes has no price. */
#define NO_PRICE UINT64_MAX

/* The highest price, and the cost from which on there are no prices: 65536 of these
 * added up still are a distance. */
#define PRICE_MOST ((uint64_t)1 << 34)
#define COST_LIMIT ((uint64_t)1 << 46)

/* Rounds after which prices must have settled; values of a good. */
enum { ROUNDS = 64, GOOD_VALUES = 256 };

struct market {
    const struct objective *objective;
    const uint64_t *costs; /* by ground action */
    uint64_t *worth;       /* by ground fact */
    bool *goods;           /* by ground fact: whether it has a price */
};

/* -------------------------------------------------------------------- goods */

/* How much a step raises a fact at most, or, negative, lowers it at least. */
static int64_t rise(const struct market *market, const struct step *step,
                    const struct change *change)
{
    const struct problem *problem = market->objective->problem;
    int64_t low = box_lowest(problem, step->condition, change->atom);
    int64_t room = (int64_t)problem->atoms[change->atom].fact->top - low;
    if (!change->adds)
        return change->value - low;
    if (change->value >= 0)
        return change->value < room ? change->value : room;
    return -change->value < low ? change->value : -low;
}

/* How much a step makes of a good, or, negative, uses up; 0 where it is none. */
static int64_t trade(const struct market *market, const struct step *step,
                     const struct change *change)
{
    return market->goods[change->atom] ? rise(market, step, change) : 0;
}

static bool uses_up(const struct market *market, const struct step *step, size_t atom)
{
    for (size_t i = 0; i < step->changes->count; i++)
        if (step->changes->items[i].atom == atom)
            return rise(market, step, &step->changes->items[i]) < 0;
    return false;
}

static bool can_be_good(const struct problem *problem, size_t atom)
{
    bool ordered = problem->atoms[atom].fact->kind == GG_NUMBER || value_count(problem, atom) == 2;
    return ordered && value_count(problem, atom) <= GOOD_VALUES;
}

/* Notes what a step asks for: how often a fact is used, and that it is no good where
 * it is not used up. */
static void note_uses(const struct market *market, const struct step *step, size_t *uses)
{
    for (size_t i = 0; i < step->condition->count; i++) {
        size_t atom = step->condition->sides[i].atom;
        if (uses_up(market, step, atom))
            uses[atom]++;
        else if (box_lowest(market->objective->problem, step->condition, atom) > 0)
            market->goods[atom] = false;
    }
}

/* Marks, of all that can be a good, what goes into something marked; whether any. */
static bool mark_ingredients(const struct market *market, const struct step *step,
                             const bool *goods)
{
    bool makes = false, grown = false;
    for (size_t i = 0; i < step->changes->count; i++)
        makes |= trade(market, step, &step->changes->items[i]) > 0;
    for (size_t i = 0; makes && i < step->changes->count; i++) {
        size_t atom = step->changes->items[i].atom;
        if (!goods[atom] || market->goods[atom] || !uses_up(market, step, atom))
            continue;
        grown = market->goods[atom] = true;
    }
    return grown;
}

/* What only one thing asks for is seen by the pattern that sees that one: the price
 * would hide there what is made in vain. So these are no goods, but where they go
 * into one that is. */
static void find_goods(struct pool *pool, const struct market *market)
{
    const struct objective *objective = market->objective;
    size_t atoms = objective->problem->atom_count;
    size_t *uses = pool_take(pool, (atoms + 1) * sizeof *uses);
    bool *goods = pool_take(pool, atoms + 1);
    for (size_t i = 0; i < objective->atom_count; i++)
        market->goods[objective->atoms[i]] = can_be_good(objective->problem, objective->atoms[i]);
    for (size_t i = 0; i < objective->step_count; i++)
        note_uses(market, &objective->steps[i], uses);
    memcpy(goods, market->goods, atoms);
    for (size_t i = 0; i < atoms; i++)
        market->goods[i] = goods[i] && uses[i] + (goal_lowest(objective, i) > 0) > 1;
    for (bool grown = true; grown;) {
        grown = false;
        for (size_t i = 0; i < objective->step_count; i++)
            grown |= mark_ingredients(market, &objective->steps[i], goods);
    }
}

/* ------------------------------------------------------------------- prices */

/* What a step costs, with the goods that it uses up, for each good that it makes;
 * NO_PRICE where it makes none, or uses up what has no price yet. */
static uint64_t share_of(const struct market *market, const struct step *step)
{
    uint64_t sum = market->costs[step->action], made = 0;
    for (size_t i = 0; i < step->changes->count; i++) {
        const struct change *change = &step->changes->items[i];
        int64_t raised = trade(market, step, change);
        made += raised > 0;
        if (raised >= 0)
            continue;
        if (market->worth[change->atom] == NO_PRICE)
            return NO_PRICE;
        sum += market->worth[change->atom] * (uint64_t)-raised;
    }
    return made ? sum / made : NO_PRICE;
}

/* Lowers the prices of what a step makes to what it takes; whether any. */
static bool lower_prices(const struct market *market, const struct step *step)
{
    bool lowered = false;
    uint64_t share = share_of(market, step);
    for (size_t i = 0; share != NO_PRICE && i < step->changes->count; i++) {
        const struct change *change = &step->changes->items[i];
        int64_t raised = trade(market, step, change);
        uint64_t price = raised > 0 ? share / (uint64_t)raised : NO_PRICE;
        if (raised > 0 && price > PRICE_MOST)
            price = PRICE_MOST;
        if (price >= market->worth[change->atom])
            continue;
        market->worth[change->atom] = price;
        lowered = true;
    }
    return lowered;
}

/* False where the prices do not settle. What has none then, because nothing makes
 * it but itself, is no good. */
static bool settle(const struct market *market)
{
    const struct objective *objective = market->objective;
    size_t atoms = objective->problem->atom_count;
    bool lowered = true;
    for (size_t i = 0; i < atoms; i++)
        market->worth[i] = market->goods[i] ? NO_PRICE : 0;
    for (int round = 0; lowered && round < ROUNDS; round++) {
        lowered = false;
        for (size_t i = 0; i < objective->step_count; i++)
            lowered |= lower_prices(market, &objective->steps[i]);
    }
    for (size_t i = 0; i < atoms; i++)
        market->goods[i] = market->goods[i] && market->worth[i] != NO_PRICE;
    return !lowered;
}

/* ------------------------------------------------------------------- result */

/* What a step costs with its goods; not negative, as the prices have settled. */
static uint64_t net_cost(const struct market *market, const struct step *step)
{
    uint64_t cost = market->costs[step->action];
    for (size_t i = 0; i < step->changes->count; i++) {
        const struct change *change = &step->changes->items[i];
        cost -= market->worth[change->atom] * (uint64_t)trade(market, step, change);
    }
    return cost;
}

/* The costs and the base; false where a cost is too high. */
static bool sum_up(const struct market *market, struct prices *prices)
{
    const struct objective *objective = market->objective;
    const struct problem *problem = objective->problem;
    for (size_t i = 0; i < objective->step_count; i++)
        prices->costs[objective->steps[i].action] = NO_PRICE;
    for (size_t i = 0; i < objective->step_count; i++) {
        uint64_t *least = &prices->costs[objective->steps[i].action];
        uint64_t cost = net_cost(market, &objective->steps[i]);
        if (cost >= COST_LIMIT)
            return false;
        *least = cost < *least ? cost : *least;
    }
    for (size_t i = 0; i < problem->atom_count; i++) {
        uint32_t rest = problem->atoms[i].fact->top - goal_lowest(objective, i);
        prices->base += market->worth[i] * rest;
        prices->any |= market->worth[i] > 0;
    }
    return true;
}

struct prices prices_none(struct pool *pool, const struct objective *objective)
{
    size_t atoms = objective->problem->atom_count + 1;
    struct prices prices = {.costs = action_costs(pool, objective->problem)};
    prices.worth = pool_take(pool, atoms * sizeof *prices.worth);
    return prices;
}

struct prices prices_make(struct pool *pool, const struct objective *objective)
{
    struct prices prices = prices_none(pool, objective);
    struct market market = {.objective = objective, .worth = prices.worth};
    market.costs = action_costs(pool, objective->problem);
    market.goods = pool_take(pool, objective->problem->atom_count + 1);
    find_goods(pool, &market);
    (void)settle(&market);
    if (!settle(&market) || !sum_up(&market, &prices))
        return prices_none(pool, objective);
    return prices;
}

void prices_add(uint64_t *worth, struct projection *projection)
{
    const struct pattern *pattern = &projection->pattern;
    for (size_t i = 0; i < pattern->count; i++) {
        uint32_t size = projection->sizes[i], stride = projection->strides[i];
        uint64_t unit = worth[pattern->atoms[i]];
        for (uint32_t j = 0; unit && j < pattern->size; j++)
            if (projection->distances[j] != GG_FAR)
                projection->distances[j] += unit * (size - 1 - j / stride % size);
        worth[pattern->atoms[i]] = 0;
    }
}
