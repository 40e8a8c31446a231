/* SPDX-License-Identifier: MIT */
/*
 * The choice of patterns: see patterns.h. Collections of patterns of several sizes,
 * each in several orders of sharing the costs, are candidates; of these the ones
 * are taken that together, the greatest of their sums counting, say most of the
 * samples (Seipp, Keller, Helmert, "Saturated Cost Partitioning for Optimal Classical
 * Planning", 2020).
 */
#include "patterns.h"

#include <string.h>

#include "growth.h"
#include "packing.h"

/* Sizes of patterns: the whole of the bytes down to this part of them, by four;
 * orders of each; and collections that come of that. */
enum { SIZES_LEAST = 64, ORDERS = 6, CANDIDATE_LIMIT = 4 * ORDERS };

/* --------------------------------------------------------------- candidates */

/* A collection, and what it says of each sample. */
struct candidate {
    struct collection collection;
    uint64_t estimates[SAMPLE_COUNT];
    uint64_t bytes;
};

static uint64_t sum_of_tables(const struct choosing *choosing, const struct collection *collection,
                              size_t sample)
{
    uint64_t total = 0;
    for (size_t i = 0; i < collection->count; i++) {
        const struct projection *projection = collection->items[i];
        uint64_t distance =
            projection->distances[projection_index(projection, choosing->samples->values[sample])];
        if (distance == GG_FAR)
            return HOPELESS;
        total += distance;
    }
    return total;
}

static struct candidate *judged(struct choosing *choosing, const struct collection *collection)
{
    struct candidate *candidate = pool_take(choosing->pool, sizeof *candidate);
    candidate->collection = *collection;
    for (size_t i = 0; i < SAMPLE_COUNT; i++)
        candidate->estimates[i] = sum_of_tables(choosing, collection, i);
    for (size_t i = 0; i < collection->count; i++)
        candidate->bytes += packed_bytes(choosing->scratch, collection->items[i]);
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

/* Collections of patterns of several sizes, each in several orders. */
static size_t find_candidates_of_all_sizes(struct choosing *choosing, uint32_t bytes,
                                           struct candidate **candidates)
{
    gg_random random;
    gg_random_seed(&random, 2);
    size_t count = 0;
    for (uint32_t part = SIZES_LEAST; part >= 1; part /= 4) {
        uint64_t given = part > 1 ? choosing->objective->work / 3 : choosing->objective->work;
        uint32_t size = bytes / part < PATTERN_STATES ? bytes / part : PATTERN_STATES;
        choosing->work = given;
        struct collection collection = growth_gather(choosing, bytes, size);
        choosing->objective->work -= given - choosing->work;
        candidates[count++] = judged(choosing, &collection);
        for (int i = 1; i < ORDERS && collection.count > 1; i++) {
            struct collection other = reordered(choosing, &collection, &random);
            candidates[count++] = judged(choosing, &other);
        }
    }
    return count;
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
    }
    return result;
}

/* --------------------------------------------------------------------- whole */

/* All facts that matter; false where they do not fit, or take too much work. */
static bool take_all(struct choosing *choosing, struct collection *collection, uint32_t states)
{
    struct objective *objective = choosing->objective;
    struct pattern pattern = {.count = 0, .size = 1};
    for (size_t i = 0; i < objective->atom_count; i++) {
        if (!pattern_takes(&pattern, objective->problem, objective->atoms[i], states))
            return false;
        pattern_add(&pattern, objective->problem, objective->atoms[i]);
    }
    uint64_t work = projection_work(objective, &pattern);
    if (work > objective->work)
        return false;
    objective->work -= work;
    growth_reset(choosing);
    collection->items[0] =
        projection_make(choosing->pool, choosing->objective, &pattern, choosing->costs);
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
    choosing.costs = pool_take(pool, (choosing.actions + 1) * sizeof *choosing.costs);
    choosing.whole_costs = action_costs(pool, objective->problem);
    if (take_all(&choosing, &best, whole)) {
        best.exact = true;
        return best;
    }
    struct samples samples = samples_make(pool, objective);
    choosing.samples = &samples;
    choosing.scratch = pool_new();
    growth_prepare(&choosing);
    struct candidate *candidates[CANDIDATE_LIMIT];
    size_t count = find_candidates_of_all_sizes(&choosing, bytes, candidates);
    best = best_team(candidates, count, bytes);
    pool_free(choosing.scratch);
    return best;
}
