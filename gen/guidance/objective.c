/* SPDX-License-Identifier: MIT */
/* Objectives and patterns: see objective.h. */
#include "guidance/objective.h"

#include "ground/values.h"

uint32_t value_count(const struct problem *problem, size_t variable)
{
    return problem->variables[variable].fact->top + 1;
}

uint32_t box_least_value(const struct problem *problem, const struct box *box, size_t variable)
{
    const struct constraint *constraint = box_constraint(box, variable);
    uint32_t value = 0;
    if (constraint && kept_as_number(problem->variables[variable].fact))
        return constraint->low;
    while (constraint && !constraint_allows(problem, constraint, value))
        value++;
    return value;
}

/* --------------------------------------------------------------- objectives */

/* Adds the steps of an action. */
static void add_steps_of(struct pool *pool, struct objective *objective, size_t number)
{
    const struct ground_action *action = &objective->problem->actions[number];
    const struct action_costs *costs = objective->costs;
    for (size_t i = costs->first[number]; i < costs->first[number + 1]; i++)
        for (size_t j = 0; j < action->condition.count; j++) {
            const struct box *box =
                box_at_cost(pool, &action->condition.items[j], &costs->items[i]);
            if (box)
                POOL_ADD(pool, objective->steps, objective->step_count) =
                    (struct single_box_action){number, i, box, &action->changes};
        }
}

struct objective objective_of(struct pool *pool, const struct problem *problem,
                              const struct dnf *goal, const struct relevance *relevance,
                              const struct action_costs *costs)
{
    struct objective objective = {.problem = problem, .goal = goal, .costs = costs};
    for (size_t i = 0; i < relevance->action_count; i++)
        add_steps_of(pool, &objective, relevance->actions[i]);
    objective.variables = relevance->variables;
    objective.variable_count = relevance->variable_count;
    return objective;
}

uint32_t goal_least_value(const struct objective *objective, size_t variable)
{
    const struct dnf *goal = objective->goal;
    uint32_t least = goal->count ? UINT32_MAX : 0;
    for (size_t i = 0; i < goal->count; i++) {
        uint32_t low = box_least_value(objective->problem, &goal->items[i], variable);
        least = low < least ? low : least;
    }
    return least;
}

struct changing_steps *find_changing_steps(struct pool *pool, const struct objective *objective)
{
    struct changing_steps *all =
        pool_take(pool, (objective->problem->variable_count + 1) * sizeof *all);
    for (size_t i = 0; i < objective->step_count; i++)
        for (size_t j = 0; j < objective->steps[i].changes->count; j++) {
            struct changing_steps *some = &all[objective->steps[i].changes->items[j].variable];
            POOL_ADD(pool, some->steps, some->count) = i;
        }
    return all;
}

/* ----------------------------------------------------------------- patterns */

bool pattern_has_room_for(const struct pattern *pattern, const struct problem *problem,
                          size_t variable, uint32_t states)
{
    uint64_t size = pattern->count ? pattern->size : 1;
    return pattern->count < PATTERN_FACTS && size * value_count(problem, variable) <= states;
}

void pattern_add(struct pattern *pattern, const struct problem *problem, size_t variable)
{
    pattern->size = (pattern->count ? pattern->size : 1) * value_count(problem, variable);
    pattern->variables[pattern->count++] = variable;
}

bool pattern_has(const struct pattern *pattern, size_t variable)
{
    for (size_t i = 0; i < pattern->count; i++)
        if (pattern->variables[i] == variable)
            return true;
    return false;
}
