/* SPDX-License-Identifier: MIT */
/*
 * The choice of patterns: see patterns.h. Each pattern begins as a chain of
 * facts from the goal to an action whose cost no earlier pattern has used up,
 * and grows by hill climbing: by the neighbour that raises the estimates of the
 * samples most (Haslum, Botea, Helmert, Bonet, Koenig, "Domain-Independent
 * Construction of Pattern Database Heuristics", 2007). It then takes what it
 * needs of the actions' costs, and the next one gets the rest (saturated cost
 * partitioning). That is done for patterns of several sizes and in several
 * orders, and the best result is kept.
 */
#include "patterns.h"

#include <string.h>

#include "packing.h"
#include "samples.h"

/* What an estimate that proves a state hopeless counts as. */
#define HOPELESS ((uint64_t)64 << 16)

/* How many facts may be added to a pattern before one raises the estimates. */
enum { PATIENCE = 2 };

struct choosing {
    struct pool *pool;    /* what stays */
    struct pool *scratch; /* what is tried */
    struct objective *objective;
    const struct samples *samples;
    uint64_t *whole_costs; /* by ground action */
    uint64_t *costs;       /* what earlier patterns have left of them */
    uint64_t work;         /* that trials of one size may still take */
    uint32_t bytes;        /* that are still free */
    uint32_t most;         /* states of one pattern */
    size_t *parents;       /* by ground fact: the next one on the way to the goal */
    bool *marks;           /* scratch: by ground fact */
    size_t actions;
};

/* ---------------------------------------------------------------- estimates */

static uint64_t estimate(const struct projection *projection, const uint32_t *values)
{
    uint64_t distance = projection->distances[projection_index(projection, values)];
    return distance == GG_FAR ? HOPELESS : distance;
}

static uint64_t sum_of_estimates(const struct choosing *choosing,
                                 const struct projection *projection)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < SAMPLE_COUNT; i++)
        sum += estimate(projection, choosing->samples->values[i]);
    return sum;
}

/* How much a pattern would add to the estimates of the samples; 0 where there is
 * no time to see. */
static uint64_t gain_of(struct choosing *choosing, const struct pattern *pattern)
{
    uint64_t work = projection_work(choosing->objective, pattern);
    if (work > choosing->work)
        return 0;
    choosing->work -= work;
    struct projection *projection =
        projection_make(choosing->scratch, choosing->objective, pattern, choosing->costs);
    uint64_t gain = sum_of_estimates(choosing, projection);
    pool_clear(choosing->scratch);
    return gain;
}

/* ------------------------------------------------------------------- chains */

static bool changes_atom(const struct operator* operator, size_t atom)
{
    for (size_t i = 0; i < operator->changes->count; i++)
        if (operator->changes->items[i].atom == atom)
            return true;
    return false;
}

/* For each fact the next one on a shortest way to the goal, over the operators
 * that change the one and ask for the other; itself where it is of the goal. */
static void find_parents(struct choosing *choosing)
{
    const struct objective *objective = choosing->objective;
    size_t atoms = objective->problem->atom_count, count = 0;
    size_t *order = pool_take(choosing->pool, (atoms + 1) * sizeof *order);
    choosing->parents = pool_take(choosing->pool, (atoms + 1) * sizeof *order);
    for (size_t i = 0; i < atoms; i++)
        choosing->parents[i] = SIZE_MAX;
    for (size_t i = 0; i < objective->goal->count; i++)
        for (size_t j = 0; j < objective->goal->items[i].count; j++) {
            size_t atom = objective->goal->items[i].sides[j].atom;
            if (choosing->parents[atom] == SIZE_MAX)
                order[count++] = choosing->parents[atom] = atom;
        }
    for (size_t i = 0; i < count; i++) {
        for (size_t j = 0; j < objective->operator_count; j++) {
            const struct operator* operator= & objective->operators[j];
            if (!changes_atom(operator, order[i]))
                continue;
            for (size_t k = 0; k < operator->condition->count; k++) {
                size_t atom = operator->condition->sides[k].atom;
                if (choosing->parents[atom] != SIZE_MAX)
                    continue;
                choosing->parents[atom] = order[i];
                order[count++] = atom;
            }
        }
    }
}

/* The facts from one that an action changes to the goal; false where they are
 * too many for a pattern. */
static bool chain_of(const struct choosing *choosing, const struct operator* operator,
                     struct pattern * pattern)
{
    const struct problem *problem = choosing->objective->problem;
    pattern->count = 0;
    size_t atom = SIZE_MAX;
    for (size_t i = 0; i < operator->changes->count && atom == SIZE_MAX; i++)
        if (choosing->parents[operator->changes->items[i].atom] != SIZE_MAX)
            atom = operator->changes->items[i].atom;
    while (atom != SIZE_MAX) {
        if (!pattern_takes(pattern, problem, atom, choosing->most))
            return false;
        pattern_add(pattern, problem, atom);
        atom = choosing->parents[atom] == atom ? SIZE_MAX : choosing->parents[atom];
    }
    return pattern->count > 0;
}

/* The chain that promises most, of those to actions that still cost something. */
static uint64_t best_chain(struct choosing *choosing, struct pattern *best)
{
    const struct objective *objective = choosing->objective;
    uint64_t most = 0;
    size_t last = SIZE_MAX;
    for (size_t i = 0; i < objective->operator_count; i++) {
        const struct operator* operator= & objective->operators[i];
        struct pattern pattern;
        if (operator->action == last || !choosing->costs[operator->action])
            continue;
        last = operator->action;
        if (!chain_of(choosing, operator, & pattern))
            continue;
        uint64_t gain = gain_of(choosing, &pattern);
        if (gain <= most)
            continue;
        most = gain;
        *best = pattern;
    }
    return most;
}

/* ------------------------------------------------------------------ growing */

/* Marks the facts that an operator joins with a pattern: those that it asks for
 * where it changes the pattern, and those that it changes where it asks for it. */
static void mark_neighbours(const struct pattern *pattern, const struct operator* operator,
                            bool * marks)
{
    bool changes = false, asks = false;
    for (size_t i = 0; i < operator->changes->count; i++)
        changes |= pattern_has(pattern, operator->changes->items[i].atom);
    for (size_t i = 0; i < operator->condition->count; i++)
        asks |= pattern_has(pattern, operator->condition->sides[i].atom);
    for (size_t i = 0; changes && i < operator->condition->count; i++)
        marks[operator->condition->sides[i].atom] = true;
    for (size_t i = 0; (asks || changes) && i < operator->changes->count; i++)
        marks[operator->changes->items[i].atom] = true;
}

/* The facts beside a pattern, and those of the goal. */
static void mark_all_neighbours(struct choosing *choosing, const struct pattern *pattern)
{
    const struct objective *objective = choosing->objective;
    memset(choosing->marks, 0, objective->problem->atom_count);
    for (size_t i = 0; i < objective->operator_count; i++)
        mark_neighbours(pattern, &objective->operators[i], choosing->marks);
    for (size_t i = 0; i < objective->goal->count; i++)
        for (size_t j = 0; j < objective->goal->items[i].count; j++)
            choosing->marks[objective->goal->items[i].sides[j].atom] = true;
}

/* Adds the neighbour after which the estimates are highest, of those alike the
 * one with fewest values; *gain is that sum then. False where none fits. */
static bool grow(struct choosing *choosing, struct pattern *pattern, uint64_t *gain)
{
    const struct objective *objective = choosing->objective;
    const struct problem *problem = objective->problem;
    size_t best = SIZE_MAX;
    *gain = 0;
    mark_all_neighbours(choosing, pattern);
    for (size_t i = 0; i < objective->atom_count; i++) {
        size_t atom = objective->atoms[i];
        if (!choosing->marks[atom] || pattern_has(pattern, atom) ||
            !pattern_takes(pattern, problem, atom, choosing->most))
            continue;
        struct pattern larger = *pattern;
        pattern_add(&larger, problem, atom);
        uint64_t sum = gain_of(choosing, &larger);
        if (best != SIZE_MAX && (sum < *gain || (sum == *gain && value_count(problem, atom) >=
                                                                     value_count(problem, best))))
            continue;
        *gain = sum;
        best = atom;
    }
    if (best != SIZE_MAX)
        pattern_add(pattern, problem, best);
    return best != SIZE_MAX;
}

/* Grows a pattern as long as that raises the estimates, if not at once then
 * after a few steps more. */
static void grow_fully(struct choosing *choosing, struct pattern *pattern, uint64_t gain)
{
    struct pattern larger = *pattern;
    uint64_t raised;
    for (int idle = 0; idle <= PATIENCE && grow(choosing, &larger, &raised); idle++) {
        if (raised <= gain)
            continue;
        *pattern = larger;
        gain = raised;
        idle = -1;
    }
}

/* Takes a pattern in, if there is room: it uses up what it needs of the costs. */
static bool take(struct choosing *choosing, struct collection *collection,
                 const struct pattern *pattern)
{
    struct projection *projection =
        projection_make(choosing->pool, choosing->objective, pattern, choosing->costs);
    uint32_t bytes = packed_bytes(choosing->scratch, projection);
    bool fits = bytes <= choosing->bytes;
    if (fits) {
        projection_saturate(choosing->scratch, projection, choosing->costs);
        collection->items[collection->count++] = projection;
        choosing->bytes -= bytes;
    }
    pool_clear(choosing->scratch);
    return fits;
}

static void reset_costs(struct choosing *choosing)
{
    memcpy(choosing->costs, choosing->whole_costs, choosing->actions * sizeof *choosing->costs);
}

/* Patterns of at most so many states each, as long as they add something. One
 * that turns out to need two bytes a state may not fit: then smaller ones are
 * tried. */
static struct collection gather(struct choosing *choosing, uint32_t bytes, uint32_t most)
{
    struct collection collection = {.count = 0};
    reset_costs(choosing);
    choosing->bytes = bytes;
    while (collection.count < TABLE_LIMIT && most > 1) {
        struct pattern pattern = {.count = 0};
        choosing->most = choosing->bytes < most ? choosing->bytes : most;
        uint64_t gain = best_chain(choosing, &pattern);
        if (!gain)
            break;
        grow_fully(choosing, &pattern, gain);
        if (!take(choosing, &collection, &pattern))
            most /= 2;
    }
    return collection;
}

/* ------------------------------------------------------------------- orders */

static uint64_t worth(const struct choosing *choosing, const struct collection *collection)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < SAMPLE_COUNT; i++) {
        uint64_t total = 0;
        bool hopeless = false;
        for (size_t j = 0; j < collection->count; j++) {
            const struct projection *projection = collection->items[j];
            uint64_t distance =
                projection->distances[projection_index(projection, choosing->samples->values[i])];
            hopeless |= distance == GG_FAR;
            total += hopeless ? 0 : distance;
        }
        sum += hopeless ? HOPELESS : total;
    }
    return sum;
}

/* The same patterns, with another one first. */
static struct collection reordered(struct choosing *choosing, const struct collection *old,
                                   const size_t *order)
{
    struct collection collection = {.count = 0};
    reset_costs(choosing);
    choosing->bytes = UINT32_MAX;
    for (size_t i = 0; i < old->count; i++)
        if (!take(choosing, &collection, &old->items[order[i]]->pattern))
            break;
    return collection;
}

static void keep_better(const struct choosing *choosing, struct collection *best, uint64_t *most,
                        const struct collection *other)
{
    uint64_t sum = worth(choosing, other);
    if (sum <= *most)
        return;
    *most = sum;
    *best = *other;
    best->rest = pool_take(choosing->pool, (choosing->actions + 1) * sizeof *best->rest);
    memcpy(best->rest, choosing->costs, choosing->actions * sizeof *best->rest);
}

static uint64_t bytes_of(const struct choosing *choosing, const struct collection *collection)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < collection->count; i++)
        sum += packed_bytes(choosing->scratch, collection->items[i]);
    pool_clear(choosing->scratch);
    return sum;
}

/* The best of some random orders. */
static void try_orders(struct choosing *choosing, struct collection *best, uint64_t *most,
                       uint32_t bytes)
{
    enum { ORDERS = 12 };
    gg_random random;
    gg_random_seed(&random, 2);
    struct collection first = *best;
    for (int i = 0; i < ORDERS && first.count > 1; i++) {
        size_t order[TABLE_LIMIT];
        for (size_t j = 0; j < first.count; j++) {
            size_t place = gg_random_below(&random, (uint32_t)j + 1);
            order[j] = order[place];
            order[place] = j;
        }
        struct collection other = reordered(choosing, &first, order);
        if (other.count == first.count && bytes_of(choosing, &other) <= bytes)
            keep_better(choosing, best, most, &other);
    }
}

/* --------------------------------------------------------------------- whole */

/* All facts that matter; false where they do not fit. */
static bool take_all(struct choosing *choosing, struct collection *collection, uint32_t states)
{
    const struct objective *objective = choosing->objective;
    struct pattern pattern = {.count = 0, .size = 1};
    for (size_t i = 0; i < objective->atom_count; i++) {
        if (!pattern_takes(&pattern, objective->problem, objective->atoms[i], states))
            return false;
        pattern_add(&pattern, objective->problem, objective->atoms[i]);
    }
    reset_costs(choosing);
    collection->items[0] =
        projection_make(choosing->pool, choosing->objective, &pattern, choosing->costs);
    projection_saturate(choosing->pool, collection->items[0], choosing->costs);
    collection->rest = choosing->costs;
    collection->count = 1;
    return true;
}

struct collection patterns_choose(struct pool *pool, struct objective *objective, uint32_t bytes)
{
    struct choosing choosing = {.pool = pool, .objective = objective};
    struct collection best = {.count = 0};
    if (bytes == 0)
        return best;
    uint32_t whole = bytes / 2 < PATTERN_STATES ? bytes / 2 : PATTERN_STATES;
    choosing.actions = objective->problem->action_count;
    choosing.costs = pool_take(pool, (choosing.actions + 1) * sizeof *choosing.costs);
    choosing.whole_costs = action_costs(pool, objective->problem);
    if (take_all(&choosing, &best, whole)) {
        best.exact = true;
        return best;
    }
    struct samples samples = samples_make(pool, objective);
    choosing.samples = &samples;
    choosing.scratch = pool_new();
    choosing.marks = pool_take(pool, objective->problem->atom_count + 1);
    find_parents(&choosing);
    uint64_t most = 0;
    for (uint32_t part = 64; part >= 1; part /= 4) {
        uint64_t given = part > 1 ? objective->work / 3 : objective->work;
        choosing.work = given;
        uint32_t size = bytes / part < PATTERN_STATES ? bytes / part : PATTERN_STATES;
        struct collection collection = gather(&choosing, bytes, size);
        objective->work -= given - choosing.work;
        keep_better(&choosing, &best, &most, &collection);
    }
    try_orders(&choosing, &best, &most, bytes);
    pool_free(choosing.scratch);
    return best;
}
