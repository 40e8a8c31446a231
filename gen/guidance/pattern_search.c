/* SPDX-License-Identifier: MIT */
/*
 * Grows patterns: see pattern_search.h. Each pattern begins as a chain of facts
 * from the goal to an action whose cost no earlier pattern has used up, and grows by
 * hill climbing: by the fact that raises the estimates of the samples most (Haslum,
 * Botea, Helmert, Bonet, Koenig, "Domain-Independent Construction of Pattern
 * Database Heuristics", 2007). It then takes what it needs of the actions' costs,
 * and the next one gets the rest (saturated cost partitioning).
 */
#include "guidance/pattern_search.h"

#include "ground/values.h"
#include "guidance/numbering.h"

#include <string.h>

/* How many facts may be added to a pattern before one raises the estimates. */
enum { IDLE_ROUNDS = 4 };

/* How many samples are followed to see what a pattern overlooks, and how many
 * facts are tried. */
enum { FOLLOWED = 16, CANDIDATES = 12 };

/* ---------------------------------------------------------------- estimates */

static uint64_t pattern_search_estimate(const struct projection *projection, const uint32_t *values)
{
    uint64_t distance = projection->distances[projection_index(projection, values)];
    return distance == GG_FAR ? HOPELESS : distance;
}

static uint64_t sum_of_estimates(const struct choosing *choosing,
                                 const struct projection *projection)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < SAMPLE_COUNT; i++)
        sum += pattern_search_estimate(projection, choosing->samples->values[i]);
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
    uint64_t gain = sum_of_estimates(choosing, projection);
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
    const struct changers *changers = changers_of(choosing->scratch, choosing->objective);
    for (size_t i = 0; i < count && choosing->objective->work > objective->step_count; i++) {
        choosing->objective->work -= objective->step_count;
        for (size_t j = 0; j < changers[order[i]].count; j++) {
            const struct step *step = &objective->steps[changers[order[i]].steps[j]];
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

void pattern_search_prepare(struct choosing *choosing)
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
static size_t chain_start(const struct choosing *choosing, const struct step *step)
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
        if (!pattern_takes(pattern, problem, variable, choosing->most))
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
        const struct step *step = &objective->steps[i];
        uint64_t cost = choosing->costs[step->action];
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

static bool pattern_search_find_value(const void *context, size_t variable, uint32_t *value)
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
    struct seen_values known = {pattern_search_find_value, values};
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
        const struct step *step = projection->way[index];
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
static void mark_neighbours(const struct pattern *pattern, const struct step *step, bool *marks)
{
    bool changes = false, asks = false;
    for (size_t i = 0; i < step->changes->count; i++)
        changes |= pattern_has(pattern, step->changes->items[i].variable);
    for (size_t i = 0; i < step->condition->count; i++)
        asks |= pattern_has(pattern, step->condition->constraints[i].variable);
    for (size_t i = 0; i < pattern->count; i++)
        asks |= box_sums_read(step->condition, pattern->variables[i]);
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
static size_t pattern_search_find_candidates(struct choosing *choosing,
                                             const struct pattern *pattern, size_t *candidates)
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
            !pattern_takes(pattern, objective->problem, variable, choosing->most))
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
static bool pattern_search_grow(struct choosing *choosing, struct pattern *pattern, uint64_t *gain)
{
    const struct problem *problem = choosing->objective->problem;
    size_t candidates[CANDIDATES], best = 0;
    if (!spend(choosing, pattern))
        return false;
    size_t count = pattern_search_find_candidates(choosing, pattern, candidates);
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
    for (int idle = 0; idle <= IDLE_ROUNDS && pattern_search_grow(choosing, &larger, &raised);
         idle++) {
        if (raised <= gain)
            continue;
        *pattern = larger;
        gain = raised;
        idle = -1;
    }
    return gain;
}

/* A copy that is needed for one trial only. */
static uint64_t *pattern_search_copied(struct choosing *choosing, const uint64_t *items,
                                       size_t count)
{
    uint64_t *copy = pool_take(choosing->scratch, (count + 1) * sizeof *copy);
    memcpy(copy, items, count * sizeof *copy);
    return copy;
}

bool pattern_search_take(struct choosing *choosing, struct collection *collection,
                         const struct pattern *pattern)
{
    struct objective *objective = choosing->objective;
    size_t variables = objective->problem->variable_count, actions = choosing->actions;
    struct projection *projection =
        projection_make(choosing->pool, objective, pattern, choosing->costs);
    uint64_t *costs = pattern_search_copied(choosing, choosing->costs, actions);
    uint64_t *unit_potential =
        pattern_search_copied(choosing, objective->unit_potential, variables);
    projection_saturate(choosing->scratch, projection, costs);
    potentials_add(unit_potential, projection);
    uint32_t bytes =
        numbered_bytes(choosing->scratch, projection->distances, projection->pattern.size);
    bool fits = bytes <= choosing->bytes && collection->count < TABLE_LIMIT;
    if (fits) {
        memcpy(choosing->costs, costs, actions * sizeof *costs);
        memcpy(objective->unit_potential, unit_potential, variables * sizeof *unit_potential);
        collection->items[collection->count++] = projection;
        choosing->bytes -= bytes;
    }
    pool_clear(choosing->scratch);
    return fits;
}

void pattern_search_reset(struct choosing *choosing)
{
    struct objective *objective = choosing->objective;
    memcpy(choosing->costs, choosing->potentials->costs,
           choosing->actions * sizeof *choosing->costs);
    memcpy(objective->unit_potential, choosing->potentials->unit_potential,
           objective->problem->variable_count * sizeof *objective->unit_potential);
}

/* A pattern that turns out to need two bytes a state may not fit: then smaller ones are tried. Where
 * the work does not suffice to look at one more pattern, none of the chains that are left would add
 * anything, and all of them would be gone through for each. */
struct collection pattern_search_gather(struct choosing *choosing, uint32_t bytes, uint32_t most)
{
    struct collection collection = {.count = 0};
    pattern_search_reset(choosing);
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
        else if (!pattern_search_take(choosing, &collection, &pattern))
            most /= 2;
    }
    return collection;
}
