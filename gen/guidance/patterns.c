/* SPDX-License-Identifier: MIT */
/*
 * The choice of patterns: see patterns.h. Each pattern begins as a chain of facts from the goal to an
 * action whose cost no earlier pattern has used up, and grows by hill climbing: by the fact that raises
 * the estimates of the samples most (Haslum, Botea, Helmert, Bonet, Koenig, "Domain-Independent
 * Construction of Pattern Database Heuristics", 2007). It then takes what it needs of the actions' costs,
 * and the next one gets the rest (saturated cost partitioning).
 *
 * The candidates are collections of such patterns of several sizes, each in several orders of sharing the
 * costs. Of these, a team is taken: for each sample the greatest of its sums counts, and the total over
 * the samples is to be high (Seipp, Keller, Helmert, "Saturated Cost Partitioning for Optimal Classical
 * Planning", 2020).
 */
#include "guidance/patterns.h"

#include "ground/values.h"
#include "guidance/numbering.h"
#include "guidance/potentials.h"
#include "guidance/samples.h"

#include <string.h>

/* Sizes of patterns: all of the bytes, a fourth of them, and so on down to this part; orders of
 * each; with potentials and without; and the number of collections that this gives. */
enum { SIZES_LEAST = 64, ORDERS = 4, WAYS = 2, CANDIDATE_LIMIT = 4 * ORDERS * WAYS };

/* The states of tables for ingredients that no pattern holds, if there are several. */
enum { REST_STATES = 64 };

/* What an estimate counts that proves that a state has no way to the goal. */
#define HOPELESS ((uint64_t)64 << 16)

/* What patterns of a goal are grown with. */
struct choosing {
    struct pool *pool;    /* what stays */
    struct pool *scratch; /* what is tried */
    struct objective *objective;
    const struct samples *samples;
    const struct potentials *potentials; /* of the ingredients, in the collection that is made */
    uint64_t *costs;                     /* what earlier patterns have left of them */
    uint64_t work;                       /* that trials of one size may still take */
    uint32_t bytes;                      /* that are still free */
    uint32_t most;                       /* states of one pattern */
    size_t *parents;                     /* by ground fact: the next one on the way to the goal */
    uint32_t *failing;                   /* scratch, by ground fact */
    uint32_t *values;                    /* the same */
    bool *marks;                         /* the same */
    uint64_t *gains;                     /* by ground fact: of the chain from it */
    bool *in_vain;                       /* by ground fact: the chain from it led to nothing */
};

/* How many facts may be added to a pattern before one raises the estimates. */
enum { IDLE_ROUNDS = 4 };

/* How many samples are followed to see what a pattern overlooks, and how many
 * facts are tried. */
enum { FOLLOWED = 16, CANDIDATES = 12 };

/* ---------------------------------------------------------------- estimates */

static uint64_t projection_estimate(const struct projection *projection, const uint32_t *values)
{
    uint64_t distance = projection->distances[projection_index(projection, values)];
    return distance == GG_FAR ? HOPELESS : distance;
}

static uint64_t estimates_sum(const struct choosing *choosing, const struct projection *projection)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < SAMPLE_COUNT; i++)
        sum += projection_estimate(projection, choosing->samples->values[i]);
    return sum;
}

/* The work of finding out what it takes to measure a pattern, and whether it is left. */
static uint64_t looking_work(const struct choosing *choosing)
{
    return 8 * (uint64_t)choosing->objective->step_count;
}

static bool can_look(const struct choosing *choosing)
{
    return choosing->work >= looking_work(choosing);
}

/* Takes the work of measuring a pattern from what is left; false if it does not suffice, where only
 * that of finding this out is taken. */
static bool spend(struct choosing *choosing, const struct pattern *pattern)
{
    if (!can_look(choosing))
        return false;
    choosing->work -= looking_work(choosing);
    uint64_t work = projection_work(choosing->objective, pattern);
    if (work > choosing->work)
        return false;
    choosing->work -= work;
    return true;
}

/* How much a pattern would add to the estimates of the samples; 0 if there is no work left to
 * measure it. */
static uint64_t gain_of(struct choosing *choosing, const struct pattern *pattern)
{
    if (!spend(choosing, pattern))
        return 0;
    struct projection *projection =
        projection_make(choosing->scratch, choosing->objective, pattern, choosing->costs);
    uint64_t gain = estimates_sum(choosing, projection);
    pool_clear(choosing->scratch);
    return gain;
}

/* ------------------------------------------------------------------- chains */

/* Adds the facts that sums of a box depend on, with their parent, or with themselves if that is
 * SIZE_MAX, unless they have one; returns how many facts there are. */
static size_t follow_sums(struct choosing *choosing, const struct box *box, size_t parent,
                          size_t *order, size_t count)
{
    for (size_t i = 0; i < box->sum_count; i++)
        for (size_t j = 0; j < box->sums[i].sum->variable_count; j++) {
            size_t variable = box->sums[i].sum->variables[j];
            if (choosing->parents[variable] != SIZE_MAX)
                continue;
            choosing->parents[variable] = parent == SIZE_MAX ? variable : parent;
            order[count++] = variable;
        }
    return count;
}

/* Finds for each fact the next one on a shortest way to the goal: a step that changes the next
 * one asks for it. For a fact of the goal it is the fact itself. */
static void find_parents(struct choosing *choosing)
{
    const struct objective *objective = choosing->objective;
    size_t variables = objective->problem->variable_count, count = 0;
    size_t *order = pool_take(choosing->pool, (variables + 1) * sizeof *order);
    choosing->parents = pool_take(choosing->pool, (variables + 1) * sizeof *order);
    for (size_t i = 0; i < variables; i++)
        choosing->parents[i] = SIZE_MAX;
    for (size_t i = 0; i < objective->goal->count; i++)
        for (size_t j = 0; j < objective->goal->items[i].count; j++) {
            size_t variable = objective->goal->items[i].constraints[j].variable;
            if (choosing->parents[variable] == SIZE_MAX)
                order[count++] = choosing->parents[variable] = variable;
        }
    for (size_t i = 0; i < objective->goal->count; i++)
        count = follow_sums(choosing, &objective->goal->items[i], SIZE_MAX, order, count);
    const struct changing_steps *changers =
        find_changing_steps(choosing->scratch, choosing->objective);
    for (size_t i = 0; i < count && choosing->objective->work > objective->step_count; i++) {
        choosing->objective->work -= objective->step_count;
        for (size_t j = 0; j < changers[order[i]].count; j++) {
            const struct single_box_action *step = &objective->steps[changers[order[i]].steps[j]];
            for (size_t k = 0; k < step->condition->count; k++) {
                size_t variable = step->condition->constraints[k].variable;
                if (choosing->parents[variable] != SIZE_MAX)
                    continue;
                choosing->parents[variable] = order[i];
                order[count++] = variable;
            }
            count = follow_sums(choosing, step->condition, order[i], order, count);
        }
    }
    pool_clear(choosing->scratch);
}

/* Makes the scratch memory, and finds for each fact the chain to the goal. */
static void choosing_prepare(struct choosing *choosing)
{
    size_t variables = choosing->objective->problem->variable_count + 1;
    choosing->failing = pool_take(choosing->pool, variables * sizeof *choosing->failing);
    choosing->values = pool_take(choosing->pool, variables * sizeof *choosing->values);
    choosing->gains = pool_take(choosing->pool, variables * sizeof *choosing->gains);
    choosing->in_vain = pool_take(choosing->pool, variables);
    choosing->marks = pool_take(choosing->pool, variables);
    find_parents(choosing);
}

/* The fact at which the chain to a step begins: one that the step changes. */
static size_t chain_start(const struct choosing *choosing, const struct single_box_action *step)
{
    for (size_t i = 0; i < step->changes->count; i++)
        if (choosing->parents[step->changes->items[i].variable] != SIZE_MAX)
            return step->changes->items[i].variable;
    return SIZE_MAX;
}

/* The facts from one to the goal; false if they are too many for a pattern. */
static bool chain_from(const struct choosing *choosing, size_t variable, struct pattern *pattern)
{
    const struct problem *problem = choosing->objective->problem;
    pattern->count = 0;
    while (variable != SIZE_MAX) {
        if (!pattern_has_room_for(pattern, problem, variable, choosing->most))
            return false;
        pattern_add(pattern, problem, variable);
        variable = choosing->parents[variable] == variable ? SIZE_MAX : choosing->parents[variable];
    }
    return pattern->count > 0;
}

/* What the chain from a fact adds to the estimates; UINT64_MAX if there is none. It is measured
 * once, as many actions have the same chain. */
static uint64_t chain_gain(struct choosing *choosing, size_t variable)
{
    struct pattern pattern;
    if (!choosing->marks[variable]) {
        bool fits = chain_from(choosing, variable, &pattern);
        choosing->gains[variable] = fits ? gain_of(choosing, &pattern) : UINT64_MAX;
        choosing->marks[variable] = true;
    }
    return choosing->gains[variable];
}

/* The chain that adds most, of those to actions that still cost something and that were not tried
 * in vain; if none adds anything by itself, the one to the action of the highest cost. Returns the
 * number of its step; SIZE_MAX if there is none. */
static size_t best_chain(struct choosing *choosing, struct pattern *best, uint64_t *gain)
{
    const struct objective *objective = choosing->objective;
    size_t chosen = SIZE_MAX;
    uint64_t dearest = 0;
    *gain = 0;
    memset(choosing->marks, 0, objective->problem->variable_count);
    for (size_t i = 0; i < objective->step_count; i++) {
        const struct single_box_action *step = &objective->steps[i];
        uint64_t cost = choosing->costs[step->cost];
        size_t start = chain_start(choosing, step);
        if (!cost || start == SIZE_MAX || choosing->in_vain[start])
            continue;
        uint64_t sum = chain_gain(choosing, start);
        if (sum == UINT64_MAX || sum < *gain || (sum == *gain && cost <= dearest))
            continue;
        *gain = sum;
        dearest = cost;
        chosen = i;
    }
    if (chosen != SIZE_MAX)
        (void)chain_from(choosing, chain_start(choosing, &objective->steps[chosen]), best);
    return chosen;
}

/* ------------------------------------------------------------------ growing */

static bool patterns_find_value(const void *context, size_t variable, uint32_t *value)
{
    *value = ((const uint32_t *)context)[variable];
    return true;
}

/* Counts the facts outside of a pattern on which a step, or the goal, fails in a state. */
static void count_failing(struct choosing *choosing, const struct box *box, const uint32_t *values)
{
    for (size_t i = 0; i < box->count; i++)
        if (!constraint_allows(choosing->objective->problem, &box->constraints[i],
                               values[box->constraints[i].variable]))
            choosing->failing[box->constraints[i].variable]++;
    struct partly_known_values known = {patterns_find_value, values};
    if (!box->sum_count || sums_can_hold(box, &known))
        return;
    for (size_t i = 0; i < box->sum_count; i++)
        for (size_t j = 0; j < box->sums[i].sum->variable_count; j++)
            choosing->failing[box->sums[i].sum->variables[j]]++;
}

/* Carries changes out on values by ground fact. */
static void apply_changes(const struct problem *problem, const struct changes *changes,
                          uint32_t *values)
{
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        uint32_t *value = &values[change->variable];
        *value = value_after(change, *value, problem->variables[change->variable].fact->top);
    }
}

/* Follows the way that a projection knows from a sample, in the whole state. Facts on
 * which a step fails there would make the projection better (Rovner, Sievers,
 * Helmert, "Counterexample-Guided Abstraction Refinement for Pattern Selection in
 * Optimal Classical Planning", 2019). */
static void count_overlooked(struct choosing *choosing, const struct projection *projection,
                             const uint32_t *sample)
{
    const struct problem *problem = choosing->objective->problem;
    uint32_t *values = choosing->values;
    memcpy(values, sample, problem->variable_count * sizeof *values);
    uint32_t index = projection_index(projection, values);
    if (projection->distances[index] == GG_FAR)
        return;
    while (projection->way[index]) {
        const struct single_box_action *step = projection->way[index];
        count_failing(choosing, step->condition, values);
        apply_changes(problem, step->changes, values);
        index = projection->next[index];
    }
    const struct dnf *goal = choosing->objective->goal;
    for (size_t i = 0; i < goal->count; i++)
        count_failing(choosing, &goal->items[i], values);
}

/* Marks the facts that a step joins with a pattern: those that it asks for, if it changes the
 * pattern, and those that it changes, if it asks for a fact of the pattern. */
static void mark_neighbours(const struct pattern *pattern, const struct single_box_action *step,
                            bool *marks)
{
    bool changes = false, asks = false;
    for (size_t i = 0; i < step->changes->count; i++)
        changes |= pattern_has(pattern, step->changes->items[i].variable);
    for (size_t i = 0; i < step->condition->count; i++)
        asks |= pattern_has(pattern, step->condition->constraints[i].variable);
    for (size_t i = 0; i < pattern->count; i++)
        asks |= box_sums_read_fact(step->condition, pattern->variables[i]);
    for (size_t i = 0; changes && i < step->condition->count; i++)
        marks[step->condition->constraints[i].variable] = true;
    for (size_t i = 0; changes && i < step->condition->sum_count; i++)
        for (size_t j = 0; j < step->condition->sums[i].sum->variable_count; j++)
            marks[step->condition->sums[i].sum->variables[j]] = true;
    for (size_t i = 0; (asks || changes) && i < step->changes->count; i++)
        marks[step->changes->items[i].variable] = true;
}

/* Finds the facts that are overlooked most, then other neighbours, as far as they fit. Returns
 * how many. */
static size_t find_growth(struct choosing *choosing, const struct pattern *pattern,
                          size_t *candidates)
{
    const struct objective *objective = choosing->objective;
    size_t count = 0;
    memset(choosing->failing, 0, objective->problem->variable_count * sizeof *choosing->failing);
    struct projection *projection =
        projection_make(choosing->scratch, objective, pattern, choosing->costs);
    for (size_t i = 0; i < SAMPLE_COUNT; i += SAMPLE_COUNT / FOLLOWED)
        count_overlooked(choosing, projection, choosing->samples->values[i]);
    pool_clear(choosing->scratch);
    memset(choosing->marks, 0, objective->problem->variable_count);
    for (size_t i = 0; i < objective->step_count; i++)
        mark_neighbours(pattern, &objective->steps[i], choosing->marks);
    for (size_t i = 0; i < objective->variable_count; i++) {
        size_t variable = objective->variables[i], place = count;
        if ((!choosing->failing[variable] && !choosing->marks[variable]) ||
            pattern_has(pattern, variable) ||
            !pattern_has_room_for(pattern, objective->problem, variable, choosing->most))
            continue;
        for (; place > 0 && choosing->failing[candidates[place - 1]] < choosing->failing[variable];
             place--)
            if (place < CANDIDATES)
                candidates[place] = candidates[place - 1];
        if (place < CANDIDATES)
            candidates[place] = variable;
        count += count < CANDIDATES;
    }
    return count;
}

/* Adds the candidate after which the estimates are highest; *gain is their sum
 * then. False if there is none. */
static bool grow_once(struct choosing *choosing, struct pattern *pattern, uint64_t *gain)
{
    const struct problem *problem = choosing->objective->problem;
    size_t candidates[CANDIDATES], best = 0;
    if (!spend(choosing, pattern))
        return false;
    size_t count = find_growth(choosing, pattern, candidates);
    *gain = 0;
    for (size_t i = 0; i < count; i++) {
        struct pattern larger = *pattern;
        pattern_add(&larger, problem, candidates[i]);
        uint64_t sum = gain_of(choosing, &larger);
        if (sum <= *gain)
            continue;
        *gain = sum;
        best = i;
    }
    if (count > 0)
        pattern_add(pattern, problem, candidates[best]);
    return count > 0;
}

/* Grows a pattern as long as that raises the estimates, at once or after a few more facts.
 * Returns the sum of the estimates. */
static uint64_t grow_fully(struct choosing *choosing, struct pattern *pattern, uint64_t gain)
{
    struct pattern larger = *pattern;
    uint64_t raised;
    for (int idle = 0; idle <= IDLE_ROUNDS && grow_once(choosing, &larger, &raised); idle++) {
        if (raised <= gain)
            continue;
        *pattern = larger;
        gain = raised;
        idle = -1;
    }
    return gain;
}

/* A copy that is needed for one trial only. */
static uint64_t *copied_costs(struct choosing *choosing, const uint64_t *items, size_t count)
{
    uint64_t *copy = pool_take(choosing->scratch, (count + 1) * sizeof *copy);
    memcpy(copy, items, count * sizeof *copy);
    return copy;
}

/* Takes a pattern into a collection, if there is room: it uses up what it needs
 * of the costs, and the potentials of its ingredients. */
static bool take_pattern(struct choosing *choosing, struct projection_collection *collection,
                         const struct pattern *pattern)
{
    struct objective *objective = choosing->objective;
    size_t variables = objective->problem->variable_count, count = objective->costs->count;
    struct projection *projection =
        projection_make(choosing->pool, objective, pattern, choosing->costs);
    uint64_t *costs = copied_costs(choosing, choosing->costs, count);
    uint64_t *unit_potential = copied_costs(choosing, objective->unit_potential, variables);
    projection_take_saturated_costs(choosing->scratch, projection, costs);
    potentials_add_to_distances(unit_potential, projection);
    uint32_t bytes =
        numbered_row_bytes(choosing->scratch, projection->distances, projection->pattern.size);
    bool fits = bytes <= choosing->bytes && collection->count < TABLE_LIMIT;
    if (fits) {
        memcpy(choosing->costs, costs, count * sizeof *costs);
        memcpy(objective->unit_potential, unit_potential, variables * sizeof *unit_potential);
        collection->items[collection->count++] = projection;
        choosing->bytes -= bytes;
    }
    pool_clear(choosing->scratch);
    return fits;
}

/* Gives the actions and ingredients their whole costs and potentials again. */
static void choosing_reset(struct choosing *choosing)
{
    struct objective *objective = choosing->objective;
    memcpy(choosing->costs, choosing->potentials->costs,
           objective->costs->count * sizeof *choosing->costs);
    memcpy(objective->unit_potential, choosing->potentials->unit_potential,
           objective->problem->variable_count * sizeof *objective->unit_potential);
}

/* Grows patterns of at most so many states each, as long as they add something and there is room for
 * their tables. A pattern that turns out to need two bytes a state may not fit: then smaller ones are
 * tried. Where the work does not suffice to look at one more pattern, none of the chains that are
 * left would add anything, and all of them would be gone through for each. */
static struct projection_collection gather_patterns(struct choosing *choosing, uint32_t bytes,
                                                    uint32_t most)
{
    struct projection_collection collection = {.count = 0};
    choosing_reset(choosing);
    choosing->bytes = bytes;
    memset(choosing->in_vain, 0, choosing->objective->problem->variable_count);
    while (collection.count < TABLE_LIMIT && most > 1 && can_look(choosing)) {
        struct pattern pattern = {.count = 0};
        uint64_t gain;
        choosing->most = choosing->bytes < most ? choosing->bytes : most;
        size_t step = best_chain(choosing, &pattern, &gain);
        if (step == SIZE_MAX)
            break;
        size_t start = chain_start(choosing, &choosing->objective->steps[step]);
        if (!grow_fully(choosing, &pattern, gain))
            choosing->in_vain[start] = true;
        else if (!take_pattern(choosing, &collection, &pattern))
            most /= 2;
    }
    return collection;
}

/* ------------------------------------------------------------ collections */

/* A collection, and its estimates of the samples. */
struct candidate {
    struct projection_collection collection;
    uint64_t estimates[SAMPLE_COUNT];
    uint64_t base; /* by how much its sum is too great */
    uint64_t bytes;
};

static uint64_t candidate_estimate(const struct candidate *candidate, const uint32_t *values)
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
static bool take_rest(struct choosing *choosing, struct projection_collection *collection)
{
    const struct objective *objective = choosing->objective;
    struct pattern pattern = {.count = 0};
    choosing->bytes = UINT32_MAX;
    for (size_t i = 0; i < objective->variable_count; i++) {
        size_t variable = objective->variables[i];
        if (!objective->unit_potential[variable] || pattern_has(&pattern, variable))
            continue;
        if (pattern.count &&
            !pattern_has_room_for(&pattern, objective->problem, variable, REST_STATES)) {
            if (!take_pattern(choosing, collection, &pattern))
                return false;
            pattern.count = 0;
        }
        pattern_add(&pattern, objective->problem, variable);
    }
    return !pattern.count || take_pattern(choosing, collection, &pattern);
}

/* Makes a candidate of a collection. */
static struct candidate *make_candidate(struct choosing *choosing,
                                        const struct projection_collection *collection)
{
    struct candidate *candidate = pool_take(choosing->pool, sizeof *candidate);
    candidate->collection = *collection;
    candidate->base = choosing->potentials->base;
    bool complete = take_rest(choosing, &candidate->collection);
    for (size_t i = 0; i < SAMPLE_COUNT; i++)
        candidate->estimates[i] = candidate_estimate(candidate, choosing->samples->values[i]);
    for (size_t i = 0; i < candidate->collection.count; i++) {
        const struct projection *item = candidate->collection.items[i];
        candidate->bytes +=
            numbered_row_bytes(choosing->scratch, item->distances, item->pattern.size);
    }
    if (!complete)
        candidate->bytes = UINT32_MAX; /* more than any room */
    pool_clear(choosing->scratch);
    return candidate;
}

/* The same patterns in a random order: the first ones get most of the costs. */
static struct projection_collection
reordered(struct choosing *choosing, const struct projection_collection *old, gg_random *random)
{
    struct projection_collection collection = {.count = 0};
    size_t order[TABLE_LIMIT];
    for (size_t i = 0; i < old->count; i++) {
        size_t place = gg_random_below(random, (uint32_t)i + 1);
        order[i] = order[place];
        order[place] = i;
    }
    choosing_reset(choosing);
    choosing->bytes = UINT32_MAX;
    for (size_t i = 0; i < old->count; i++)
        (void)take_pattern(choosing, &collection, &old->items[order[i]]->pattern);
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
    struct projection_collection collection = gather_patterns(choosing, bytes, states);
    choosing->objective->work -= given - choosing->work;
    found->items[found->count++] = make_candidate(choosing, &collection);
    for (int i = 1; i < ORDERS && collection.count > 1; i++) {
        struct projection_collection other = reordered(choosing, &collection, &found->random);
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

/* Whether a team is better than another: by its score or, where that is nearly the same, by what its
 * tables take. */
static bool is_better(const struct team *team, const struct team *other)
{
    enum { NEARLY = 100, TABLE_BYTES = 96 };
    uint64_t bytes = team->bytes + team->tables * TABLE_BYTES;
    uint64_t of_other = other->bytes + other->tables * TABLE_BYTES;
    if (team->score > other->score + other->score / NEARLY ||
        other->score > team->score + team->score / NEARLY)
        return team->score > other->score;
    return bytes < of_other || (bytes == of_other && team->score > other->score);
}

static struct projection_collection best_team(struct candidate *const *candidates, size_t count,
                                              uint32_t bytes)
{
    struct projection_collection result = {.count = 0};
    struct team best = {.count = 0};
    for (size_t i = 0; i < count; i++) {
        if (candidates[i]->bytes > bytes || !candidates[i]->collection.count)
            continue;
        struct team team = team_from(candidates, count, i, bytes);
        if (is_better(&team, &best))
            best = team;
    }
    for (size_t i = 0; i < best.count; i++) {
        const struct projection_collection *member = &candidates[best.members[i]]->collection;
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
static bool take_all(struct choosing *choosing, struct projection_collection *collection,
                     uint32_t states)
{
    struct objective *objective = choosing->objective;
    struct pattern pattern = {.count = 0, .size = 1};
    for (size_t i = 0; i < objective->variable_count; i++) {
        if (!pattern_has_room_for(&pattern, objective->problem, objective->variables[i], states))
            return false;
        pattern_add(&pattern, objective->problem, objective->variables[i]);
    }
    uint64_t work = projection_work(objective, &pattern);
    if (work > objective->work)
        return false;
    objective->work -= work;
    collection->items[0] =
        projection_make(choosing->pool, objective, &pattern, objective->costs->distances);
    collection->ends[0] = true;
    collection->count = 1;
    return true;
}

struct projection_collection patterns_choose(struct pool *pool, struct objective *objective,
                                             uint32_t bytes)
{
    struct choosing choosing = {.pool = pool, .objective = objective};
    struct projection_collection best = {.count = 0};
    if (bytes == 0)
        return best;
    uint32_t whole = bytes / 2 < PATTERN_STATES ? bytes / 2 : PATTERN_STATES;
    if (take_all(&choosing, &best, whole)) {
        best.exact = true;
        return best;
    }
    if (objective->walking < samples_least_work(objective))
        return best;
    struct samples samples = samples_make(pool, objective);
    choosing.samples = &samples;
    choosing.scratch = pool_new();
    choosing.costs = pool_take(pool, (objective->costs->count + 1) * sizeof *choosing.costs);
    objective->unit_potential = pool_take(pool, (objective->problem->variable_count + 1) *
                                                    sizeof *objective->unit_potential);
    choosing_prepare(&choosing);
    struct candidates found = {.count = 0};
    find_candidates_of_all_sizes(&choosing, bytes, &found);
    best = best_team(found.items, found.count, bytes);
    pool_free(choosing.scratch);
    return best;
}
