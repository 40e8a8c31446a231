/* SPDX-License-Identifier: MIT */
/*
 * The lines of a source as their writer sees them, for messages: how far they are indented, and
 * whether they look like a key. Nothing here decides what a file says. Inside the room `syntax`
 * only.
 */
#ifndef GOAPGEN_SYNTAX_LINES_H
#define GOAPGEN_SYNTAX_LINES_H

#include "syntax/node.h"

/** A line. Offsets are in bytes. */
struct line {
    const struct source *source;
    unsigned number;  /**< from 1 */
    const char *text; /**< without its end, and without blanks and comments there */
    size_t length;
    size_t indent; /**< its blanks at the beginning, and the '- ' of an item */
};

/** The line of a place. */
struct line line_of(const struct place *place);

/** The nearest line above that says something; an empty one if there is none. */
struct line line_before(const struct line *line);

/** Goes on to the next line; false at the end of the source. */
bool line_next(struct line *line);

/** Whether there is anything in it but blanks and a comment. */
bool line_says_something(const struct line *line);

/** The place of so many bytes of a line. */
struct place line_place(const struct line *line, size_t offset, size_t length);

/** The offset of a column; that of the end if the line is shorter. */
size_t line_offset(const struct line *line, unsigned column);

/** How many blanks there are from an offset on. */
size_t line_blanks(const struct line *line, size_t offset);

/** The bytes of a key that begins at an offset, without quotes, but with the parentheses of its
 *  parameters; 0 if none does. */
size_t line_key_length(const struct line *line, size_t offset);

/** Whether a key stands at the beginning of a line, with its colon; whether an item of a list does. */
bool line_is_key(const struct line *line);
bool line_is_item(const struct line *line);

/** The bytes of the word that ends at an offset. */
size_t line_word_before(const struct line *line, size_t offset);

/** Where a comment of C begins in a line before an offset, outside of quotes; the offset if none
 *  does. */
size_t line_comment_of_c(const struct line *line, size_t end);

#endif
