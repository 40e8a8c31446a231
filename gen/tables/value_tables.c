/* SPDX-License-Identifier: MIT */
/* Goals that are weighed by what their plans cost, as the runtime reads them. See build.h. */
#include "tables/build.h"

static const gg_amount *const *computed_values(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_amount **list = pool_take(building->pool, (problem->goal_count + 1) * sizeof *list);
    for (size_t i = 0; i < problem->goal_count; i++)
        list[i] = amount_table(building, problem->goals[i].computed_value);
    return NULL_IF_ALL_ZERO(list, problem->goal_count);
}

void build_values(struct building *building)
{
    const struct problem *problem = building->problem;
    struct tables *tables = building->tables;
    int32_t *of_goals = pool_take(building->pool, (problem->goal_count + 1) * sizeof *of_goals);
    size_t words = bit_words(problem->goal_count);
    uint64_t *valued = pool_take(building->pool, (words + 1) * sizeof *valued),
             *called = pool_take(building->pool, (words + 1) * sizeof *called);
    for (size_t i = 0; i < problem->goal_count; i++) {
        of_goals[i] = problem->goals[i].value;
        if (problem->goals[i].goal->valued)
            bit_put(valued, i);
        if (problem->goals[i].goal->value_call)
            bit_put(called, i);
    }
    tables->values = (gg_values){.ops = &gg_valuing,
                                 .of_goals = of_goals,
                                 .valued = NULL_IF_ALL_ZERO(valued, words),
                                 .called = NULL_IF_ALL_ZERO(called, words),
                                 .computed = computed_values(building)};
    if (tables->values.computed)
        tables->values.evaluating = &gg_evaluating;
    if (tables->values.valued)
        tables->features.values = &tables->values;
}

static void add_value_bits(const gg_domain *domain, uint16_t goal, uint64_t *words)
{
    const gg_values *values = domain->features->values;
    add_amount_bits(domain, values->computed ? values->computed[goal] : NULL, words);
}

/* What a plan costs depends on the facts that may make one possible. */
void widen_relevance(struct building *building)
{
    const gg_domain *domain = &building->tables->domain;
    for (uint16_t i = 0; domain->features->values && i < domain->agent_type_count; i++) {
        gg_agent_type *type = &building->tables->agent_types[i];
        uint64_t *words = pool_take(building->pool, (domain->word_count + 1u) * sizeof *words);
        for (uint16_t j = 0; j < type->goal_count; j++) {
            uint16_t goal = type->goals[j];
            const gg_heuristic *heuristic = type->heuristics[goal];
            if (!bit_is_in(domain->features->values->valued, goal))
                continue;
            add_value_bits(domain, goal, words);
            for (uint16_t k = 0; heuristic && k < domain->word_count; k++)
                words[k] |= heuristic->wake_mask[k];
        }
        for (uint16_t k = 0; type->relevance_mask && k < domain->word_count; k++)
            words[k] |= type->relevance_mask[k];
        type->relevance_mask = type->goal_count ? words : NULL;
    }
}
