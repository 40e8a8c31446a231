/* SPDX-License-Identifier: MIT */
/*
 * Numbers that facts tell while the game runs, as the runtime reads them: priorities of goals, scores
 * and weights of methods. See build.h.
 */
#include "ground/amount.h"
#include "tables/build.h"

const gg_amount *amount_table(struct building *building, const struct amount *amount)
{
    const size_t *numbers = building->tables->layout.numbers;
    if (!amount)
        return NULL;
    gg_amount *result = pool_take(building->pool, sizeof *result);
    gg_product *products = pool_take(building->pool, (amount->count + 1) * sizeof *products);
    for (size_t i = 0; i < amount->count; i++) {
        const struct product *from = &amount->products[i];
        uint16_t *facts = pool_take(building->pool, (from->count + 1) * sizeof *facts);
        for (size_t j = 0; j < from->count; j++)
            facts[j] = (uint16_t)numbers[from->variables[j]];
        products[i] = (gg_product){facts, (int32_t)(uint32_t)from->weight, (uint16_t)from->count};
    }
    *result = (gg_amount){amount->count ? products : NULL, (int32_t)(uint32_t)amount->constant,
                          (uint16_t)amount->count};
    return result;
}

static const gg_amount *const *priorities_of(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_amount **list = pool_take(building->pool, (problem->goal_count + 1) * sizeof *list);
    for (size_t i = 0; i < problem->goal_count; i++)
        list[i] = amount_table(building, problem->goals[i].computed_priority);
    return NULL_IF_ALL_ZERO(list, problem->goal_count);
}

/* Variants of an action have the same. */
static const gg_amount *const *durations_of(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_amount **list = pool_take(building->pool, (problem->rows.count + 1) * sizeof *list);
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct amount *told = problem->rows.items[i].computed_duration;
        bool known = i > 0 && told == problem->rows.items[i - 1].computed_duration;
        list[i] = known ? list[i - 1] : amount_table(building, told);
    }
    return NULL_IF_ALL_ZERO(list, problem->rows.count);
}

/* The scores of the methods of a task. */
static const gg_amount *const *scores_of(struct building *building, const struct ground_task *task)
{
    const gg_amount **list = pool_take(building->pool, (task->method_count + 1) * sizeof *list);
    for (size_t i = 0; i < task->method_count; i++)
        list[i] = amount_table(building, task->methods[i].computed_score);
    return NULL_IF_ALL_ZERO(list, task->method_count);
}

/* The weights of the groups of a task. */
static const gg_amount *const *weights_of(struct building *building, const struct ground_task *task,
                                          const gg_task *row)
{
    const gg_amount **list = pool_take(building->pool, (row->group_count + 1u) * sizeof *list);
    for (uint16_t i = 0; i < row->group_count; i++) {
        size_t source = task->methods[row->groups[i].first].source_index;
        list[i] = amount_table(building, task->preferences[source].computed_weight);
    }
    return NULL_IF_ALL_ZERO(list, row->group_count);
}

void build_expressions(struct building *building)
{
    const struct problem *problem = building->problem;
    struct tables *tables = building->tables;
    size_t count = problem->task_count + 1;
    const gg_amount *const **scores = pool_take(building->pool, count * sizeof *scores);
    const gg_amount *const **weights = pool_take(building->pool, count * sizeof *weights);
    for (size_t i = 0; i < problem->task_count; i++) {
        scores[i] = scores_of(building, &problem->tasks[i]);
        weights[i] = weights_of(building, &problem->tasks[i], &tables->domain.tasks[i]);
    }
    gg_expressions *expressions = &tables->expressions;
    *expressions =
        (gg_expressions){&gg_evaluating, priorities_of(building), NULL_IF_ALL_ZERO(scores, count),
                         NULL_IF_ALL_ZERO(weights, count), durations_of(building)};
    if (expressions->priorities || expressions->durations || expressions->scores ||
        expressions->weights)
        tables->features.expressions = expressions;
}

bool durations_are_kept(const gg_domain *domain)
{
    return (domain->features->random_ranges && domain->features->random_ranges->of_actions) ||
           (domain->features->expressions && domain->features->expressions->durations);
}

void add_amount_bits(const gg_domain *domain, const gg_amount *amount, uint64_t *words)
{
    for (uint16_t i = 0; amount && i < amount->count; i++)
        for (uint16_t j = 0; j < amount->products[i].count; j++)
            add_fact_bits(domain, amount->products[i].facts[j], words);
}

void add_priority_bits(const gg_domain *domain, uint16_t goal, uint64_t *words)
{
    const gg_expressions *expressions = domain->features->expressions;
    add_amount_bits(domain,
                    expressions && expressions->priorities ? expressions->priorities[goal] : NULL,
                    words);
}
