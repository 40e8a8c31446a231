/* SPDX-License-Identifier: MIT */
/*
 * The choice of patterns: see patterns.h. Collections of patterns of several sizes,
 * each in several orders of sharing the costs, are candidates; of these the ones
 * are taken that together, the greatest of their sums counting, say most of the
 * samples (Seipp, Keller, Helmert, "Saturated Cost Partitioning for Optimal Classical
 * Planning", 2020).
 */
#include "heuristic/patterns.h"

#include "heuristic/numbering.h"
#include "heuristic/pattern_search.h"
#include "heuristic/potentials.h"

/* Sizes of patterns: the whole of the bytes down to this part of them, by four;
 * orders of each; with potentials and without; and collections that come of that. */
enum { SIZES_LEAST = 64, ORDERS = 4, WAYS = 2, CANDIDATE_LIMIT = 4 * ORDERS * WAYS };

/* The states of tables for ingredients that no pattern holds, if there are several. */
enum { REST_STATES = 64 };

/* --------------------------------------------------------------- candidates */

/* A collection, and what it says of each sample. */
struct candidate {
    struct collection collection;
    uint64_t estimates[SAMPLE_COUNT];
    uint64_t base; /* what its sum is too much by */
    uint64_t bytes;
};

static uint64_t estimate(const struct candidate *candidate, const uint32_t *values)
{
    uint64_t total = 0;
    for (size_t i = 0; i < candidate->collection.count; i++) {
        const struct projection *projection = candidate->collection.items[i];
        uint64_t distance = projection->distances[projection_index(projection, values)];
        if (distance == GG_FAR)
            return HOPELESS;
        total += distance;
    }
    return total > candidate->base ? total - candidate->base : 0;
}

/* Takes in the ingredients that no pattern holds; false where they are too many. */
static bool take_rest(struct choosing *choosing, struct collection *collection)
{
    const struct objective *objective = choosing->objective;
    struct pattern pattern = {.count = 0};
    choosing->bytes = UINT32_MAX;
    for (size_t i = 0; i < objective->variable_count; i++) {
        size_t variable = objective->variables[i];
        if (!objective->unit_potential[variable] || pattern_has(&pattern, variable))
            continue;
        if (pattern.count && !pattern_takes(&pattern, objective->problem, variable, REST_STATES)) {
            if (!growth_take(choosing, collection, &pattern))
                return false;
            pattern.count = 0;
        }
        pattern_add(&pattern, objective->problem, variable);
    }
    return !pattern.count || growth_take(choosing, collection, &pattern);
}

/* The collection that was just made, as a candidate. */
static struct candidate *judged(struct choosing *choosing, const struct collection *collection)
{
    struct candidate *candidate = pool_take(choosing->pool, sizeof *candidate);
    candidate->collection = *collection;
    candidate->base = choosing->potentials->base;
    bool complete = take_rest(choosing, &candidate->collection);
    for (size_t i = 0; i < SAMPLE_COUNT; i++)
        candidate->estimates[i] = estimate(candidate, choosing->samples->values[i]);
    for (size_t i = 0; i < candidate->collection.count; i++) {
        const struct projection *item = candidate->collection.items[i];
        candidate->bytes += numbered_bytes(choosing->scratch, item->distances, item->pattern.size);
    }
    if (!complete)
        candidate->bytes = UINT32_MAX; /* more than any room */
    pool_clear(choosing->scratch);
    return candidate;
}

/* The same patterns in a random order: the first ones get most. */
static struct collection reordered(struct choosing *choosing, const struct collection *old,
                                   gg_random *random)
{
    struct collection collection = {.count = 0};
    size_t order[TABLE_LIMIT];
    for (size_t i = 0; i < old->count; i++) {
        size_t place = gg_random_below(random, (uint32_t)i + 1);
        order[i] = order[place];
        order[place] = i;
    }
    growth_reset(choosing);
    choosing->bytes = UINT32_MAX;
    for (size_t i = 0; i < old->count; i++)
        (void)growth_take(choosing, &collection, &old->items[order[i]]->pattern);
    return collection;
}

struct candidates {
    struct candidate *items[CANDIDATE_LIMIT];
    size_t count;
    gg_random random;
};

/* A collection of patterns of at most so many states, in several orders. */
static void find_candidates(struct choosing *choosing, uint32_t bytes, uint32_t states,
                            struct candidates *found)
{
    uint64_t given = choosing->work;
    struct collection collection = growth_gather(choosing, bytes, states);
    choosing->objective->work -= given - choosing->work;
    found->items[found->count++] = judged(choosing, &collection);
    for (int i = 1; i < ORDERS && collection.count > 1; i++) {
        struct collection other = reordered(choosing, &collection, &found->random);
        found->items[found->count++] = judged(choosing, &other);
    }
}

/* Collections of patterns of several sizes. Those with potentials see how often ingredients are
 * needed, those without what was made in vain. One large pattern sees both without
 * potentials. */
static void find_candidates_of_all_sizes(struct choosing *choosing, uint32_t bytes,
                                         struct candidates *found)
{
    struct objective *objective = choosing->objective;
    struct potentials potentials[WAYS] = {potentials_none(choosing->pool, objective),
                                          potentials_make(choosing->pool, objective)};
    int ways = potentials[1].any ? WAYS : 1;
    gg_random_seed(&found->random, 2);
    for (uint32_t part = SIZES_LEAST; part >= 1; part /= 4)
        for (int i = 0; i < (part > 1 ? ways : 1); i++) {
            uint32_t states = bytes / part < PATTERN_STATES ? bytes / part : PATTERN_STATES;
            choosing->potentials = &potentials[i];
            choosing->work = part > 1 ? objective->work / (2 + (uint64_t)ways) : objective->work;
            find_candidates(choosing, bytes, states, found);
        }
}

/* --------------------------------------------------------------------- choice */

/* Candidates that are used together: of their sums the greatest counts. */
struct team {
    size_t members[CANDIDATE_LIMIT];
    size_t count;
    uint64_t estimates[SAMPLE_COUNT];
    uint64_t bytes, worth;
    size_t tables;
};

/* What a team would be worth with one more. */
static uint64_t worth_with(const struct team *team, const struct candidate *candidate)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < SAMPLE_COUNT; i++)
        sum += candidate->estimates[i] > team->estimates[i] ? candidate->estimates[i]
                                                            : team->estimates[i];
    return sum;
}

static void join(struct team *team, struct candidate *const *candidates, size_t number)
{
    const struct candidate *candidate = candidates[number];
    team->worth = worth_with(team, candidate);
    for (size_t i = 0; i < SAMPLE_COUNT; i++)
        if (candidate->estimates[i] > team->estimates[i])
            team->estimates[i] = candidate->estimates[i];
    team->members[team->count++] = number;
    team->bytes += candidate->bytes;
    team->tables += candidate->collection.count;
}

/* A team that begins with one candidate and takes in the one that helps most, as
 * long as there is room and each adds at least a hundredth. */
static struct team team_from(struct candidate *const *candidates, size_t count, size_t first,
                             uint32_t bytes)
{
    struct team team = {.count = 0};
    join(&team, candidates, first);
    while (team.count < CANDIDATE_LIMIT) {
        size_t best = count;
        uint64_t most = team.worth + team.worth / 100;
        for (size_t i = 0; i < count; i++) {
            if (team.bytes + candidates[i]->bytes > bytes ||
                team.tables + candidates[i]->collection.count > TABLE_LIMIT)
                continue;
            uint64_t worth = worth_with(&team, candidates[i]);
            if (worth <= most)
                continue;
            most = worth;
            best = i;
        }
        if (best == count)
            break;
        join(&team, candidates, best);
    }
    return team;
}

static struct collection best_team(struct candidate *const *candidates, size_t count,
                                   uint32_t bytes)
{
    struct collection result = {.count = 0};
    struct team best = {.count = 0};
    for (size_t i = 0; i < count; i++) {
        if (candidates[i]->bytes > bytes || !candidates[i]->collection.count)
            continue;
        struct team team = team_from(candidates, count, i, bytes);
        if (team.worth > best.worth)
            best = team;
    }
    for (size_t i = 0; i < best.count; i++) {
        const struct collection *member = &candidates[best.members[i]]->collection;
        for (size_t j = 0; j < member->count; j++)
            result.items[result.count++] = member->items[j];
        result.ends[result.count - 1] = true;
        result.bases[result.count - 1] = candidates[best.members[i]]->base;
    }
    return result;
}

/* --------------------------------------------------------------------- whole */

/* All facts that matter; false where they do not fit, or take too much work. */
static bool take_all(struct choosing *choosing, struct collection *collection, uint32_t states)
{
    struct objective *objective = choosing->objective;
    struct pattern pattern = {.count = 0, .size = 1};
    for (size_t i = 0; i < objective->variable_count; i++) {
        if (!pattern_takes(&pattern, objective->problem, objective->variables[i], states))
            return false;
        pattern_add(&pattern, objective->problem, objective->variables[i]);
    }
    uint64_t work = projection_work(objective, &pattern);
    if (work > objective->work)
        return false;
    objective->work -= work;
    collection->items[0] = projection_make(choosing->pool, objective, &pattern,
                                           action_costs(choosing->pool, objective->problem));
    collection->ends[0] = true;
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
    if (take_all(&choosing, &best, whole)) {
        best.exact = true;
        return best;
    }
    struct samples samples = samples_make(pool, objective);
    choosing.samples = &samples;
    choosing.scratch = pool_new();
    choosing.costs = pool_take(pool, (choosing.actions + 1) * sizeof *choosing.costs);
    objective->unit_potential = pool_take(pool, (objective->problem->variable_count + 1) *
                                                    sizeof *objective->unit_potential);
    growth_prepare(&choosing);
    struct candidates found = {.count = 0};
    find_candidates_of_all_sizes(&choosing, bytes, &found);
    best = best_team(found.items, found.count, bytes);
    pool_free(choosing.scratch);
    return best;
}
