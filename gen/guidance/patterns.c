/* SPDX-License-Identifier: MIT */
/*
 * The choice of patterns: see patterns.h. The candidates are collections of patterns of
 * several sizes, each in several orders of sharing the costs. Of these, a team is taken: for
 * each sample the greatest of its sums counts, and the total over the samples is to be high
 * (Seipp, Keller, Helmert, "Saturated Cost Partitioning for Optimal Classical Planning", 2020).
 */
#include "guidance/patterns.h"

#include "guidance/numbering.h"
#include "guidance/pattern_search.h"
#include "guidance/potentials.h"

/* Sizes of patterns: all of the bytes, a fourth of them, and so on down to this part; orders of
 * each; with potentials and without; and the number of collections that this gives. */
enum { SIZES_LEAST = 64, ORDERS = 4, WAYS = 2, CANDIDATE_LIMIT = 4 * ORDERS * WAYS };

/* The states of tables for ingredients that no pattern holds, if there are several. */
enum { REST_STATES = 64 };

/* --------------------------------------------------------------- candidates */

/* A collection, and its estimates of the samples. */
struct candidate {
    struct collection collection;
    uint64_t estimates[SAMPLE_COUNT];
    uint64_t base; /* by how much its sum is too great */
    uint64_t bytes;
};

static uint64_t patterns_estimate(const struct candidate *candidate, const uint32_t *values)
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

/* Takes in the ingredients that no pattern holds; false if they are too many. */
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
            if (!pattern_search_take(choosing, collection, &pattern))
                return false;
            pattern.count = 0;
        }
        pattern_add(&pattern, objective->problem, variable);
    }
    return !pattern.count || pattern_search_take(choosing, collection, &pattern);
}

/* Makes a candidate of a collection. */
static struct candidate *make_candidate(struct choosing *choosing,
                                        const struct collection *collection)
{
    struct candidate *candidate = pool_take(choosing->pool, sizeof *candidate);
    candidate->collection = *collection;
    candidate->base = choosing->potentials->base;
    bool complete = take_rest(choosing, &candidate->collection);
    for (size_t i = 0; i < SAMPLE_COUNT; i++)
        candidate->estimates[i] = patterns_estimate(candidate, choosing->samples->values[i]);
    for (size_t i = 0; i < candidate->collection.count; i++) {
        const struct projection *item = candidate->collection.items[i];
        candidate->bytes += numbered_bytes(choosing->scratch, item->distances, item->pattern.size);
    }
    if (!complete)
        candidate->bytes = UINT32_MAX; /* more than any room */
    pool_clear(choosing->scratch);
    return candidate;
}

/* The same patterns in a random order: the first ones get most of the costs. */
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
    pattern_search_reset(choosing);
    choosing->bytes = UINT32_MAX;
    for (size_t i = 0; i < old->count; i++)
        (void)pattern_search_take(choosing, &collection, &old->items[order[i]]->pattern);
    return collection;
}

struct candidates {
    struct candidate *items[CANDIDATE_LIMIT];
    size_t count;
    gg_random random;
};

/* A collection of patterns of at most so many states, in several orders. */
static void patterns_find_candidates(struct choosing *choosing, uint32_t bytes, uint32_t states,
                                     struct candidates *found)
{
    uint64_t given = choosing->work;
    struct collection collection = pattern_search_gather(choosing, bytes, states);
    choosing->objective->work -= given - choosing->work;
    found->items[found->count++] = make_candidate(choosing, &collection);
    for (int i = 1; i < ORDERS && collection.count > 1; i++) {
        struct collection other = reordered(choosing, &collection, &found->random);
        found->items[found->count++] = make_candidate(choosing, &other);
    }
}

/* Finds collections of patterns of several sizes. Those with potentials count how often
 * ingredients are needed, and those without count what was made in vain. One large pattern does
 * both without potentials. */
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
            patterns_find_candidates(choosing, bytes, states, found);
        }
}

/* --------------------------------------------------------------------- choice */

/* Candidates that are used together: of their sums the greatest counts. */
struct team {
    size_t members[CANDIDATE_LIMIT];
    size_t count;
    uint64_t estimates[SAMPLE_COUNT];
    uint64_t bytes, score;
    size_t tables;
};

/* The score of a team with one more candidate. */
static uint64_t score_with(const struct team *team, const struct candidate *candidate)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < SAMPLE_COUNT; i++)
        sum += candidate->estimates[i] > team->estimates[i] ? candidate->estimates[i]
                                                            : team->estimates[i];
    return sum;
}

static void patterns_join(struct team *team, struct candidate *const *candidates, size_t number)
{
    const struct candidate *candidate = candidates[number];
    team->score = score_with(team, candidate);
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
    patterns_join(&team, candidates, first);
    while (team.count < CANDIDATE_LIMIT) {
        size_t best = count;
        uint64_t most = team.score + team.score / 100;
        for (size_t i = 0; i < count; i++) {
            if (team.bytes + candidates[i]->bytes > bytes ||
                team.tables + candidates[i]->collection.count > TABLE_LIMIT)
                continue;
            uint64_t score = score_with(&team, candidates[i]);
            if (score <= most)
                continue;
            most = score;
            best = i;
        }
        if (best == count)
            break;
        patterns_join(&team, candidates, best);
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
        if (team.score > best.score)
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

/* Takes all facts that matter into one pattern; false if they do not fit, or take too much
 * work. */
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
    collection->items[0] = projection_make(choosing->pool, objective, &pattern, objective->costs);
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
    if (objective->walking < samples_least_work(objective))
        return best;
    struct samples samples = samples_make(pool, objective);
    choosing.samples = &samples;
    choosing.scratch = pool_new();
    choosing.costs = pool_take(pool, (choosing.actions + 1) * sizeof *choosing.costs);
    objective->unit_potential = pool_take(pool, (objective->problem->variable_count + 1) *
                                                    sizeof *objective->unit_potential);
    pattern_search_prepare(&choosing);
    struct candidates found = {.count = 0};
    find_candidates_of_all_sizes(&choosing, bytes, &found);
    best = best_team(found.items, found.count, bytes);
    pool_free(choosing.scratch);
    return best;
}
