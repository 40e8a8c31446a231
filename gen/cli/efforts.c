/* SPDX-License-Identifier: MIT */
/* How far goals of best effort are reached: see efforts.h. */
#include "cli/efforts.h"

#include "ground/describe.h"

static bool find_value(const void *context, size_t variable, uint32_t *value)
{
    const struct packed_state *state = context;
    *value = gg_read(&state->tables->domain, (uint16_t)state->tables->layout.numbers[variable],
                     state->words);
    return true;
}

const char *words_of_shortfall(const struct planning *planning, uint16_t goal,
                               const uint64_t *state)
{
    const struct tables *tables = planning->tables;
    const struct ground_effort *effort = tables->problem->goals[goal].effort;
    uint64_t *words = start_state(planning->pool, &tables->domain);
    for (uint16_t i = 0; i < tables->domain.word_count; i++)
        words[i] = state[i];
    struct packed_state packed = {tables, words};
    struct partly_known_values values = {find_value, &packed};
    if (!effort || !gg_holds(&tables->domain,
                             &tables->domain.features->best_efforts->of_goals[goal]->rest, state))
        return NULL;
    int64_t lacks = effort->enough - sum_value(effort->sum, &values);
    return words_of_sum_value(planning->pool, effort->sum, lacks > 0 ? lacks : 0);
}

const uint64_t *state_after_plan(const struct planning *planning)
{
    const gg_domain *domain = &planning->tables->domain;
    uint64_t *state = start_state(planning->pool, domain);
    (void)gg_plan_check(domain, &planning->plan, 0, state);
    return state;
}

const char *bound_of_goal(const struct planning *planning, uint16_t goal)
{
    const struct ground_effort *effort = planning->tables->problem->goals[goal].effort;
    return effort ? effort->bound : NULL;
}
