/* SPDX-License-Identifier: MIT */
/* The errors of a domain that meets one of the bounds of grounding: see evaluate.h. Each of them
 * ends the grounding, and is reported once. */
#include "ground/choices.h"

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
            if (method->number >= NUMBERED_LIMIT && called_score(domain->tasks[i], method))
                report_too_large(grounding, method->place, NUMBERED_LIMIT,
                                 "methods up to the last one with a called score");
        }
}

void check_counts(struct grounding *grounding)
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

void report_explosion(struct grounding *grounding, const struct visitor *visitor,
                      const char *format, ...)
{
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    if (grounding->failed)
        return;
    va_list arguments;
    va_start(arguments, format);
    const char *message = pool_format_list(grounding->pool, format, arguments);
    va_end(arguments);
    report_error(diagnostics, visitor->place, "%s", message);
    report_note(diagnostics, visitor->place,
                "this bound is fixed; conditions on constant facts ('constant: true') rule "
                "instances out");
    grounding->failed = true;
}

const char *with_left_out(const struct grounding *grounding, size_t made)
{
    if (grounding->left_out > LEFT_OUT_COUNTED)
        return pool_format(grounding->pool, "more than %zu", made + LEFT_OUT_COUNTED);
    return pool_format(grounding->pool, "%zu", made + grounding->left_out);
}
