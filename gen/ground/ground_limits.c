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
