/* SPDX-License-Identifier: MIT */
/* Lines with the reasons why there is no plan, on standard error, up to a limit. */
#ifndef GOAPGEN_PLAN_REASON_LINES_H
#define GOAPGEN_PLAN_REASON_LINES_H

#include "base/printable.h"

/** How many lines of reasons were printed, and how many may be: "..." stands for those beyond. */
struct reason_line_budget {
    size_t count, limit;
};

/** Whether more lines were asked for than may be printed, so that nothing more is worked out. */
bool lines_are_enough(const struct reason_line_budget *lines);

/** Prints a line of a reason, indented by its depth; false if there were enough. */
bool print_reason_line(struct reason_line_budget *lines, unsigned depth, const char *format, ...)
    PRINTF_LIKE(3, 4);

#endif
