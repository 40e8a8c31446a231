/* SPDX-License-Identifier: MIT */
/* The boxes of a comparison of amounts: see amount_boxes.h. */
#include "ground/amount_boxes.h"

#include "ground/leaf.h"
#include "ground/values.h"

struct amount difference_of(struct grounding *grounding, const struct expression *comparison,
                            const struct binding *binding)
{
    struct amount_work work = {.pool = grounding->making_dnf.pool, .problem = grounding->problem};
    struct amount difference = amount_difference(&work, comparison, binding);
    count_effort(grounding, work.effort);
    if (difference.too_large && !grounding->failed)
        report_large_numbers(grounding, comparison);
    return difference;
}

static int64_t amount_boxes_divided_down(int64_t number, int64_t by)
{
    return number / by - (number % by < 0);
}

/* Bounds of an amount, or what is outside of them. */
struct amount_bounds {
    int64_t low, high;
    bool outside;
};

/* The values of a fact for which weight * value + constant is within bounds. */
static struct dnf compare_linear(struct grounding *grounding, const struct amount *amount,
                                 const struct amount_bounds *bounds)
{
    int64_t weight = amount->products->weight;
    int64_t from = bounds->low - amount->constant, to = bounds->high - amount->constant;
    if (weight < 0) {
        weight = -weight;
        from = amount->constant - bounds->high;
        to = amount->constant - bounds->low;
    }
    struct constraint constraint = everything(grounding, amount->products->variables[0]);
    from = -amount_boxes_divided_down(-from, weight);
    to = amount_boxes_divided_down(to, weight);
    if (to < 0 || from > (int64_t)constraint.high || from > to)
        return truth(grounding, bounds->outside);
    constraint.low = value_clamped(from, constraint.high);
    constraint.high = value_clamped(to, constraint.high);
    return bounds->outside ? outside(grounding, constraint) : settle(grounding, constraint);
}

/* The fact of an amount that has the fewest values: boxes are made for each of them. */
static size_t fact_of_fewest_values(const struct grounding *grounding, const struct amount *amount)
{
    const struct variable *variables = grounding->problem->variables;
    size_t best = amount->products->variables[0];
    for (size_t i = 0; i < amount->count; i++)
        for (size_t j = 0; j < amount->products[i].count; j++) {
            size_t variable = amount->products[i].variables[j];
            if (variables[variable].fact->top < variables[best].fact->top)
                best = variable;
        }
    return best;
}

/* The values of facts for which an amount is within bounds: boxes for each value of one of them,
 * as deep as there are other facts in it that the answer depends on. */
static struct dnf amount_within(struct grounding *grounding, const struct amount *amount,
                                const struct amount_bounds *bounds)
{
    int64_t low, high;
    amount_reach(grounding->problem, amount, &low, &high);
    if (low >= bounds->low && high <= bounds->high)
        return truth(grounding, !bounds->outside);
    if (low > bounds->high || high < bounds->low)
        return truth(grounding, bounds->outside);
    if (amount->count == 1 && amount->products->count == 1)
        return compare_linear(grounding, amount, bounds);
    struct making_dnf *making_dnf = &grounding->making_dnf;
    size_t variable = fact_of_fewest_values(grounding, amount);
    uint32_t top = grounding->problem->variables[variable].fact->top;
    struct folding folding = {.both = false};
    for (uint32_t value = 0; value <= top && !making_dnf->exhausted; value++) {
        struct amount_work work = {.pool = making_dnf->pool, .problem = grounding->problem};
        struct amount rest = amount_with(&work, amount, variable, value);
        count_effort(grounding, work.effort + 1);
        struct dnf has_value = settle(grounding, constraint_of(grounding, variable, value));
        struct dnf within = amount_within(grounding, &rest, bounds);
        folding_add(making_dnf, &folding, dnf_and(making_dnf, &has_value, &within));
    }
    return folding_end(making_dnf, &folding);
}

bool amounts_are_sum(struct grounding *grounding, const struct expression *comparison,
                     const struct binding *binding)
{
    const struct variable *variables = grounding->problem->variables;
    struct amount difference = difference_of(grounding, comparison, binding);
    uint64_t boxes = 1, most = 1;
    if (difference.too_large || grounding->domain->team.given)
        return false;
    for (size_t i = 0; i < difference.count; i++) {
        uint64_t values = variables[difference.products[i].variables[0]].fact->top + UINT64_C(1);
        if (difference.products[i].count > 1)
            return false;
        boxes *= values < most ? values : most; /* all but the greatest one */
        most = values > most ? values : most;
        if (boxes > DNF_BOXES)
            return true;
    }
    return false;
}

struct dnf compare_amounts(struct grounding *grounding, const struct expression *expression,
                           const struct binding *binding, bool negated)
{
    struct amount_bounds bounds = {.outside = negated != (expression->comparison == NOT_EQUAL)};
    struct amount difference = difference_of(grounding, expression, binding);
    difference_wanted(expression->comparison, &bounds.low, &bounds.high);
    return difference.too_large ? dnf_never() : amount_within(grounding, &difference, &bounds);
}
