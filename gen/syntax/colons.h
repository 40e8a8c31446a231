/* SPDX-License-Identifier: MIT */
/*
 * Colons that YAML reads otherwise than they were meant: one that is missing, one without a blank
 * behind it, one in a text without quotes. Inside the room `syntax` only.
 */
#ifndef GOAPGEN_SYNTAX_COLONS_H
#define GOAPGEN_SYNTAX_COLONS_H

#include "syntax/lines.h"

/** Reports the key that begins at an offset of a line, if its colon has no blank behind it, as
 *  "effects:open". */
bool report_no_blank(struct diagnostics *diagnostics, const struct line *line, size_t start);

/** Reports the key that begins a line, if it has no colon: "actions" on a line of its own, or
 *  "eat {effects: fed}". */
bool report_no_colon(struct diagnostics *diagnostics, const struct line *line);

/** Reports a text in a line that wants quotes, as YAML takes a sign in it for its own. */
void report_unquoted(struct diagnostics *diagnostics, const struct line *line, size_t start,
                     size_t end);

#endif
