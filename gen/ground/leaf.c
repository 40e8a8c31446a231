/* SPDX-License-Identifier: MIT */
/* Conditions of single facts: see leaf.h. */
#include "ground/leaf.h"

#include "ground/values.h"

void count_effort(struct grounding *grounding, size_t steps)
{
    grounding->effort += steps;
    grounding->condition_effort += steps;
    if (grounding->condition_effort > CONDITION_EFFORT_LIMIT)
        grounding->making_dnf.exhausted = true;
}

uint32_t constant_value(const struct grounding *grounding, size_t variable)
{
    return grounding->problem->variables[variable].start;
}

struct constraint everything(const void *context, size_t variable)
{
    const struct grounding *grounding = context;
    return constraint_of_all(grounding->problem, variable);
}

struct constraint constraint_of(const struct grounding *grounding, size_t variable, uint32_t value)
{
    return constraint_of_value(grounding->problem, variable, value);
}

struct dnf settle(struct grounding *grounding, struct constraint constraint)
{
    if (!grounding->problem->variables[constraint.variable].fact->constant)
        return dnf_of(&grounding->making_dnf, constraint);
    uint32_t value = constant_value(grounding, constraint.variable);
    return constraint_allows(grounding->problem, &constraint, value)
               ? dnf_always(&grounding->making_dnf)
               : dnf_never();
}

struct dnf truth(struct grounding *grounding, bool holds)
{
    return holds ? dnf_always(&grounding->making_dnf) : dnf_never();
}

struct dnf outside(struct grounding *grounding, struct constraint constraint)
{
    struct constraint all = everything(grounding, constraint.variable);
    if (all.set)
        return settle(grounding,
                      constraint_of_others(grounding->making_dnf.pool, &constraint, all.high));
    if (all.allowed) {
        constraint.allowed = all.allowed & ~constraint.allowed;
        return settle(grounding, constraint);
    }
    struct dnf result = dnf_never();
    if (constraint.low > 0) {
        struct dnf below = settle(grounding, (struct constraint){.variable = constraint.variable,
                                                                 .high = constraint.low - 1});
        result = dnf_or(&grounding->making_dnf, &result, &below);
    }
    if (constraint.high < all.high) {
        struct dnf above = settle(grounding, (struct constraint){.variable = constraint.variable,
                                                                 .low = constraint.high + 1,
                                                                 .high = all.high});
        result = dnf_or(&grounding->making_dnf, &result, &above);
    }
    return result;
}

void report_large_numbers(struct grounding *grounding, const struct expression *comparison)
{
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    report_error(diagnostics, comparison->place,
                 "the numbers of this comparison are too large, or too many, to be worked with");
    report_note(diagnostics, comparison->place,
                "let it read facts of fewer values, as 0..1000000 step 1000, or fewer facts, and "
                "count fewer objects");
    grounding->failed = true;
}
