/* SPDX-License-Identifier: MIT */
/* Compares pairs of actions, fact by fact: see interference.h. */
#include "tables/interference.h"

#include "ground/values.h"
#include "tables/build.h"
#include "tables/search_need.h"

/* Whether a change may make a constraint fail. */
static bool interference_breaks(const struct problem *problem, const struct change *change,
                                const struct constraint *constraint)
{
    return change->variable == constraint->variable &&
           (change->adds || !constraint_allows(problem, constraint, change->value));
}

/* Whether a change may lead a sum out of bounds. */
static bool leads_out(const struct change *change, const struct sum_bounds *bounds)
{
    const struct sum *sum = bounds->sum;
    return (bounds->low > sum->least &&
            sum_can_fall(sum, change->variable, change->adds, change->value)) ||
           (bounds->high < sum->greatest &&
            sum_can_rise(sum, change->variable, change->adds, change->value));
}

/* Whether a change may make a box fail. */
static bool breaks_box(const struct problem *problem, const struct change *change,
                       const struct box *box)
{
    for (size_t i = 0; i < box->count; i++)
        if (interference_breaks(problem, change, &box->constraints[i]))
            return true;
    for (size_t i = 0; i < box->sum_count; i++)
        if (leads_out(change, &box->sums[i]))
            return true;
    return false;
}

static bool disables(const struct problem *problem, const struct ground_action *one,
                     const struct ground_action *other)
{
    for (size_t i = 0; i < one->changes.count; i++)
        for (size_t j = 0; j < other->condition.count; j++)
            if (breaks_box(problem, &one->changes.items[i], &other->condition.items[j]))
                return true;
    return false;
}

/* Whether it matters which of two changes comes last. */
static bool contradict(const struct change *one, const struct change *other)
{
    return one->variable == other->variable &&
           (one->adds || other->adds || one->value != other->value);
}

static bool interfere(const struct problem *problem, const struct ground_action *one,
                      const struct ground_action *other)
{
    for (size_t i = 0; i < one->changes.count; i++)
        for (size_t j = 0; j < other->changes.count; j++)
            if (contradict(&one->changes.items[i], &other->changes.items[j]))
                return true;
    return disables(problem, one, other) || disables(problem, other, one);
}

/* Sets the bits of the actions that interfere with each one. */
static void put_conflicts(const struct problem *problem, uint64_t *rows, size_t words)
{
    for (size_t i = 0; i < problem->action_count; i++)
        for (size_t j = 0; j < i; j++)
            if (interfere(problem, &problem->actions[i], &problem->actions[j])) {
                bit_put(&rows[i * words], j);
                bit_put(&rows[j * words], i);
            }
}

/* Marks an action as one that brings about the values to which a change may lead. An addition may
 * lead to every value that is far enough from the other end. */
static void put_change(const struct tables *tables, uint64_t *rows, size_t words,
                       const struct change *change, size_t action)
{
    const gg_fact *fact = &tables->layout.facts[tables->layout.numbers[change->variable]];
    int64_t low = change->value, high = change->value;
    if (change->adds) {
        low = change->value > 0 ? change->value : 0;
        high = change->value > 0 ? (int64_t)fact->top : (int64_t)fact->top + change->value;
        low = value_clamped(low, fact->top);
        high = value_clamped(high, fact->top);
    }
    for (int64_t value = low >> fact->coarse; value <= high >> fact->coarse; value++)
        bit_put(&rows[(fact->first + (size_t)value) * words], action);
}

/* Sets the bits of the actions that may bring each value about. */
static void put_achievers(const struct tables *tables, uint64_t *rows, size_t words)
{
    const struct problem *problem = tables->problem;
    for (size_t i = 0; i < problem->action_count; i++)
        for (size_t j = 0; j < problem->actions[i].changes.count; j++)
            put_change(tables, rows, words, &problem->actions[i].changes.items[j], i);
}

/* Whether all goals are read, or searched for with the exact distance. */
static bool all_exact(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->agent_type_count; i++)
        for (uint32_t j = 0; j < (uint32_t)domain->goal_count + domain->subgoal_count; j++) {
            const gg_heuristic *heuristic = domain->agent_types[i].heuristics[j];
            if (heuristic && !goal_is_read(domain, heuristic) &&
                !(heuristic->table_count == 1 && heuristic->tables[0].policy))
                return false;
        }
    return true;
}

void interference_build(struct pool *pool, struct tables *tables)
{
    gg_domain *domain = &tables->domain;
    size_t words = bit_words(domain->action_count);
    size_t rows = (size_t)domain->action_count + tables->search.value_count;
    if (!words || !plans_with_actions(tables->problem) || all_exact(domain) ||
        (uint64_t)rows * words * sizeof(uint64_t) > INTERFERENCE_BYTES)
        return;
    uint64_t *bits = pool_take(pool, rows * words * sizeof *bits);
    put_conflicts(tables->problem, bits, words);
    put_achievers(tables, bits + domain->action_count * words, words);
    tables->search.conflicts = bits;
    sums_note_moves(pool, tables);
}
