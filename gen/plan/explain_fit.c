/* SPDX-License-Identifier: MIT */
/* Compares conditions with states: see explain_fit.h. */
#include "plan/explain_fit.h"

#include "ground/values.h"

uint32_t value_of_variable(const struct planning *planning, const uint64_t *state, size_t variable)
{
    const struct tables *tables = planning->tables;
    return gg_read(&tables->domain, (uint16_t)tables->layout.numbers[variable], state);
}

bool constraint_holds(const struct planning *planning, const struct constraint *constraint,
                      const uint64_t *state)
{
    return constraint_allows(planning->tables->problem, constraint,
                             value_of_variable(planning, state, constraint->variable));
}

/* A state, for those who ask for the values of ground facts. */
struct seen_state {
    const struct planning *planning;
    const uint64_t *state;
};

static bool explain_fit_find_value(const void *context, size_t variable, uint32_t *value)
{
    const struct seen_state *seen = context;
    *value = value_of_variable(seen->planning, seen->state, variable);
    return true;
}

int64_t value_of_sum(const struct planning *planning, const struct sum *sum, const uint64_t *state)
{
    struct seen_state seen = {planning, state};
    struct seen_values known = {explain_fit_find_value, &seen};
    return sum_value(sum, &known);
}

bool bounds_hold(const struct planning *planning, const struct sum_bounds *bounds,
                 const uint64_t *state)
{
    int64_t value = value_of_sum(planning, bounds->sum, state);
    return value >= bounds->low && value <= bounds->high;
}

/* The weight of the constraints of a box that fail. */
static size_t failing_constraints(const struct planning *planning, const struct box *box,
                                  const uint64_t *state)
{
    size_t count = 0;
    for (size_t i = 0; i < box->count; i++)
        if (!constraint_holds(planning, &box->constraints[i], state))
            count += constraint_weight(&box->constraints[i]);
    for (size_t i = 0; i < box->sum_count; i++)
        count += !bounds_hold(planning, &box->sums[i], state);
    return count;
}

static uint32_t read_seen(void *context, size_t variable)
{
    const struct seen_state *seen = context;
    return value_of_variable(seen->planning, seen->state, variable);
}

const struct box *nearest_box(const struct planning *planning, const struct dnf *dnf,
                              const uint64_t *state)
{
    struct seen_state seen = {planning, state};
    const struct box *nearest = NULL;
    size_t least = SIZE_MAX;
    for (size_t i = 0; i < dnf->count; i++) {
        const struct box *box = &dnf->items[i];
        size_t count = failing_constraints(planning, box, state);
        if (count < least || (count == least && box_is_nearer(planning->tables->problem, box,
                                                              nearest, read_seen, &seen))) {
            least = count;
            nearest = box;
        }
    }
    return least == 0 ? NULL : nearest;
}

size_t nearest_method(const struct planning *planning, const struct ground_task *task, size_t from,
                      size_t end, const uint64_t *state)
{
    size_t least = SIZE_MAX, nearest = from;
    for (size_t i = from; i < end; i++) {
        const struct box *box = nearest_box(planning, &task->methods[i].condition, state);
        size_t failing = box ? failing_constraints(planning, box, state) : 0;
        if (failing < least) {
            least = failing;
            nearest = i;
        }
    }
    return nearest;
}
