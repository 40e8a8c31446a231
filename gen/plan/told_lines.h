/* SPDX-License-Identifier: MIT */
/* Lines about what there is no plan for, on standard error, up to a limit. */
#ifndef GOAPGEN_PLAN_TOLD_LINES_H
#define GOAPGEN_PLAN_TOLD_LINES_H

#include "base/printable.h"

/** How many lines were told, and how many are told at the most: what is beyond is told as "...". */
struct told_lines {
    size_t count, limit;
};

/** Whether nothing more is told, so that nothing more is worked out. */
bool told_enough(const struct told_lines *lines);

/** Tells a line, indented; false if there were enough. */
bool tell_line(struct told_lines *lines, unsigned depth, const char *format, ...) PRINTF_LIKE(3, 4);

#endif
