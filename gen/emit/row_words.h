/* SPDX-License-Identifier: MIT */
/* What the rows of tables are called in C, and what is said of them in comments. */
#ifndef GOAPGEN_EMIT_ROW_WORDS_H
#define GOAPGEN_EMIT_ROW_WORDS_H

#include "emit/writer.h"
#include "tables/shapes.h"

/** The C constant that stands for a number in a table: that of a symbol, an action of the YAML or a
 *  subtask. */
const char *constant_name_of_number(struct writer *writer, enum member_kind kind, size_t number);

/** The C name of a row, after which its arrays are named: "actions__eat" of the row `eat` of an
 *  array whose name begins with "actions". */
const char *name_of_row(struct writer *writer, const char *base, count_function *counted,
                        const struct position *at);

/** Whether the rows of an array have words: whether words_of_row has anything to say of them. */
bool has_words_of_rows(const struct shape *shape, count_function *counted);

/** What a row means, in the user's words; "" where there is nothing to say. */
const char *words_of_row(struct writer *writer, const struct shape *shape, count_function *counted,
                         const struct position *at);

/** Writes the comment that stands before all arrays of a row, if its shape has one. */
void write_row_heading(struct writer *writer, const struct shape *shape, size_t index);

#endif
