/* SPDX-License-Identifier: MIT */
/*
 * Goes along the estimates: from the state it does the first action, in the order of the file, that
 * brings the goal nearer by just what the action costs. As no estimate is more than the distance to
 * the goal, a plan that is found so is the cheapest, and no node is needed for it; where no action
 * does so, the plan is searched for. A distance counts steps, too, so that an action of no cost
 * also brings the goal nearer, and the walk comes to an end. What may stand in the way of the plan
 * is asked after. Rests on goal_tables.c and search_forward.c. Only heuristics that have tables, and
 * no other way to read a plan, name it.
 */
#include "search.h"

/* How far the goal is at least from the state that the walk has come to, the first of
 * search->scratch, and the first table of the sum that says so. */
typedef struct gg_rest {
    gg_distance distance;
    uint16_t table;
} gg_rest;

static gg_rest rest_of(const gg_search *search)
{
    const GG_ROM gg_heuristic *heuristic = search->heuristic;
    gg_rest rest = {gg_heuristic_estimate(heuristic, search->scratch), 0};
    gg_distance sum = 0;
    uint16_t first = 0;
    for (uint16_t i = 0; rest.distance != GG_FAR && i < heuristic->table_count; i++) {
        const GG_ROM gg_table *table = &heuristic->tables[i];
        sum += gg_table_distance(table, search->scratch);
        if (!table->ends_sum)
            continue;
        if (sum == rest.distance + table->base)
            rest.table = first;
        sum = 0;
        first = (uint16_t)(i + 1);
    }
    return rest;
}

/* Whether two states may differ in a table. */
static bool differ(const GG_ROM gg_table *table, const uint64_t *state, const uint64_t *next)
{
    for (uint16_t i = 0; i < table->digit_count; i++) {
        const GG_ROM gg_digit *digit = &table->digits[i];
        if (gg_four_bits(state[digit->word] ^ next[digit->word], digit->shift))
            return true;
    }
    return false;
}

/* Whether a sum falls by just so much from one state to the next; only the tables in which they
 * differ are looked at. */
static bool falls_by(const GG_ROM gg_table *table, const uint64_t *state, const uint64_t *next,
                     gg_distance step)
{
    gg_distance before = 0, after = step;
    for (;; table++) {
        if (differ(table, state, next)) {
            before += gg_table_distance(table, state);
            after = distance_sum(after, gg_table_distance(table, next));
        }
        if (table->ends_sum)
            return after == before;
    }
}

/* Whether an action brings the goal nearer by what it costs; then it is done. Most actions do not,
 * which one of the sums says. */
static bool take(gg_search *search, uint16_t index, gg_rest *rest)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *action = &domain->actions[index];
    uint64_t *state = search->scratch, *next = &state[domain->word_count];
    gg_distance step = ((gg_distance)action->cost << 16) + 1;
    if (step > rest->distance)
        return false;
    gg_copy_words(next, state, domain->word_count);
    gg_effect_apply(domain, action->effect, next);
    search->read++;
    if (gg_same_words(next, state, domain->word_count) ||
        !falls_by(&search->heuristic->tables[rest->table], state, next, step) ||
        gg_heuristic_estimate(search->heuristic, next) != rest->distance - step)
        return false;
    gg_copy_words(state, next, domain->word_count);
    rest->distance -= step;
    search->cost += action->cost;
    search->plan->steps[search->plan->length++] = index;
    return true;
}

/* Does the first action that brings the goal nearer by what it costs; false if there is none. */
static bool take_step(gg_search *search, gg_rest *rest)
{
    uint32_t words = (search->problem.domain->action_count + 63u) / 64;
    search->walked++;
    gg_find_applicable(search, search->scratch, search->sets);
    for (uint32_t word = 0; word < words; word++)
        for (uint64_t set = search->sets[word]; set; set &= set - 1)
            if (take(search, (uint16_t)(word * 64 + gg_lowest_bit(set)), rest))
                return true;
    return false;
}

gg_outcome gg_walk_read(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    if (!search->scratch)
        return GG_SEARCHING;
    for (uint32_t word = 0; word * 64 < domain->action_count; word++)
        search->usable[word] = search->heuristic->actions[word];
    gg_copy_words(search->scratch, problem->state, domain->word_count);
    gg_rest rest = rest_of(search);
    search->read = 1;
    if (rest.distance == GG_FAR)
        return GG_NO_PLAN;
    while (rest.distance > 0)
        if (search->plan->length == search->plan->capacity || !take_step(search, &rest))
            return GG_SEARCHING;
    if (!gg_ref_holds(domain, gg_problem_condition(problem), search->scratch))
        return GG_SEARCHING;
    search->how = GG_HOW_WALK;
    return GG_FOUND;
}

const GG_ROM gg_reading_part gg_walk_reading = {gg_walk_read, NULL};
