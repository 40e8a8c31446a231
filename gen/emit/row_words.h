/* SPDX-License-Identifier: MIT */
/* What the rows of tables are called in C, and what is said of them in comments. */
#ifndef GOAPGEN_EMIT_ROW_WORDS_H
#define GOAPGEN_EMIT_ROW_WORDS_H

#include "emit/writer.h"
#include "tables/shapes.h"

/** The C constant that stands for a number in a table: that of a symbol, an action of the YAML or a
 *  subtask. */
const char *constant_name_of_number(struct writer *writer, enum member_kind kind, size_t number);

/** What a row means, in the user's words; "" where there is nothing to say. */
const char *words_of_row(struct writer *writer, const struct shape *shape, count_function *counted,
                         const struct position *at);

/** The comment that stands before a row, in a line of its own; "" if its shape has none. */
const char *heading_of_row(struct writer *writer, const struct shape *shape, size_t index);

#endif
