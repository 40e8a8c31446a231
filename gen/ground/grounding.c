/* SPDX-License-Identifier: MIT */
/* Bounds of grounding, and conditions of single facts: see grounding.h. */
#include "ground/grounding.h"

#include <string.h>

#include "ground/values.h"

/* ------------------------------------------------------------------------- bounds */

void report_too_large(struct grounding *grounding, struct place place, size_t limit,
                      const char *what)
{
    if (!grounding->failed)
        report_error(grounding->domain->parsing.diagnostics, place,
                     "the domain is too large to be grounded: more than %zu %s", limit, what);
    grounding->failed = true;
}

/* Called scores are numbered as their methods are, which have no bound of their own. */
static void check_scores(struct grounding *grounding)
{
    const struct domain *domain = grounding->domain;
    for (size_t i = 0; domain->method_count > NUMBERED_LIMIT && i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++) {
            const struct method *method = &domain->tasks[i]->methods[j];
            if (method->number >= NUMBERED_LIMIT && score_callback(domain->tasks[i], method))
                report_too_large(grounding, method->place, NUMBERED_LIMIT,
                                 "methods up to the last one with a called score");
        }
}

void check_domain_counts(struct grounding *grounding)
{
    const struct domain *domain = grounding->domain;
    const size_t limit = NUMBERED_LIMIT;
    if (domain->symbol_count > limit)
        report_too_large(grounding, domain->symbols[limit].place, limit, "symbols");
    if (domain->action_count > limit)
        report_too_large(grounding, domain->actions[limit]->place, limit, "actions");
    if (domain->task_count > limit)
        report_too_large(grounding, domain->tasks[limit]->place, limit, "tasks");
    if (domain->goal_count > limit)
        report_too_large(grounding, domain->goals[limit].place, limit, "goals");
    if (domain->rule_count > limit)
        report_too_large(grounding, domain->rules[limit].place, limit, "rules");
    if (domain->agent_type_count > AGENT_TYPE_LIMIT)
        report_too_large(grounding, domain->agent_types[AGENT_TYPE_LIMIT].place, AGENT_TYPE_LIMIT,
                         "agent types");
    if (domain->agent_type_count * domain->action_count > STUB_LIMIT)
        report_too_large(grounding, domain->agent_types[0].place, STUB_LIMIT,
                         "actions of all agent types together");
    check_scores(grounding);
}

bool check_effort_limits(struct grounding *grounding, struct place place)
{
    if (grounding->effort > EFFORT_LIMIT)
        report_too_large(grounding, place, EFFORT_LIMIT,
                         "steps to work out all conditions and effects");
    else if (grounding->constraint_count > CONSTRAINT_LIMIT)
        report_too_large(grounding, place, CONSTRAINT_LIMIT,
                         "comparisons in all ground conditions");
    else
        return true;
    return false;
}

void report_too_many_instances(struct grounding *grounding, struct place place, const char *format,
                               ...)
{
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    if (grounding->failed)
        return;
    va_list arguments;
    va_start(arguments, format);
    const char *message = pool_format_va(grounding->pool, format, arguments);
    va_end(arguments);
    report_error(diagnostics, place, "%s", message);
    report_note(diagnostics, place,
                "this bound is fixed; conditions on constant facts ('constant: true') rule "
                "instances out");
    grounding->failed = true;
}

const char *words_of_instance_count(const struct grounding *grounding, size_t made)
{
    if (grounding->left_out > LEFT_OUT_COUNTED)
        return pool_format(grounding->pool, "more than %zu", made + LEFT_OUT_COUNTED);
    return pool_format(grounding->pool, "%zu", made + grounding->left_out);
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

void count_effort(struct grounding *grounding, size_t steps)
{
    grounding->effort += steps;
    grounding->condition_effort += steps;
    if (grounding->condition_effort > CONDITION_EFFORT_LIMIT)
        grounding->making_dnf.exhausted = true;
}

/* --------------------------------------------------------------------- conditions */

struct binding new_binding(const struct grounding *grounding, size_t count)
{
    return (struct binding){.count = count, .known = &grounding->known_values};
}

const char *ground_name(struct grounding *grounding, const char *name, const size_t *symbols,
                        size_t count)
{
    struct text text = {0};
    text_add(&text, "%s", name);
    for (size_t i = 0; i < count; i++)
        text_add(&text, "%s%s", i ? ", " : "(", grounding->domain->symbols[symbols[i]].name);
    text_add(&text, "%s", count ? ")" : "");
    const char *result = pool_copy_text(grounding->pool, text.data, text.length);
    text_free(&text);
    return result;
}

/* Two subtasks that wait can be written alike and be of other objects. */
const char *key_of_ground_action(struct grounding *grounding, const struct action *action,
                                 const size_t *symbols)
{
    const char *name = ground_name(grounding, action->name, symbols, action->parameters.count);
    return action->in_subtasks ? pool_format(grounding->pool, "%s %zu", name, action->number)
                               : name;
}

uint32_t constant_value(const struct grounding *grounding, size_t variable)
{
    return grounding->problem->variables[variable].start;
}

struct constraint grounding_constraint_of_all(const void *context, size_t variable)
{
    return constraint_of_all(((const struct grounding *)context)->problem, variable);
}

struct constraint grounding_constraint_of_value(const struct grounding *grounding, size_t variable,
                                                uint32_t value)
{
    return constraint_of_value(grounding->problem, variable, value);
}

struct dnf dnf_of_settled_constraint(struct grounding *grounding, struct constraint constraint)
{
    if (!grounding->problem->variables[constraint.variable].fact->constant)
        return dnf_of_constraint(&grounding->making_dnf, constraint);
    uint32_t value = constant_value(grounding, constraint.variable);
    return constraint_allows(grounding->problem, &constraint, value)
               ? dnf_always(&grounding->making_dnf)
               : dnf_never();
}

struct dnf dnf_of_truth(struct grounding *grounding, bool holds)
{
    return holds ? dnf_always(&grounding->making_dnf) : dnf_never();
}

struct dnf dnf_of_settled_complement(struct grounding *grounding, struct constraint constraint)
{
    struct constraint all = grounding_constraint_of_all(grounding, constraint.variable);
    if (all.set)
        return dnf_of_settled_constraint(
            grounding, constraint_complement(grounding->making_dnf.pool, &constraint, all.high));
    if (all.allowed) {
        constraint.allowed = all.allowed & ~constraint.allowed;
        return dnf_of_settled_constraint(grounding, constraint);
    }
    struct dnf result = dnf_never();
    if (constraint.low > 0) {
        struct dnf below = dnf_of_settled_constraint(
            grounding,
            (struct constraint){.variable = constraint.variable, .high = constraint.low - 1});
        result = dnf_or(&grounding->making_dnf, &result, &below);
    }
    if (constraint.high < all.high) {
        struct dnf above = dnf_of_settled_constraint(
            grounding, (struct constraint){.variable = constraint.variable,
                                           .low = constraint.high + 1,
                                           .high = all.high});
        result = dnf_or(&grounding->making_dnf, &result, &above);
    }
    return result;
}

struct dnf keep_dnf(struct grounding *grounding, const struct dnf *made)
{
    struct dnf kept = dnf_copy(grounding->pool, made);
    pool_clear(grounding->making_dnf.pool);
    grounding->constraint_count += dnf_size(&kept);
    return kept;
}
