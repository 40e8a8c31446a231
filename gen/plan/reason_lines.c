/* SPDX-License-Identifier: MIT */
/* Lines with the reasons why there is no plan: see reason_lines.h. */
#include "plan/reason_lines.h"

#include <stdarg.h>
#include <stdio.h>

bool lines_are_enough(const struct reason_line_budget *lines)
{
    return lines->count > lines->limit;
}

bool print_reason_line(struct reason_line_budget *lines, unsigned depth, const char *format, ...)
{
    enum { DEPTH_SHOWN = 20 };
    if (++lines->count == lines->limit + 1)
        fputs("  ...\n", stderr);
    if (lines_are_enough(lines))
        return false;
    fprintf(stderr, "%*s", (int)(2 * (depth < DEPTH_SHOWN ? depth : DEPTH_SHOWN)), "");
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputs("\n", stderr);
    return true;
}
