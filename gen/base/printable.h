/* SPDX-License-Identifier: MIT */
/*
 * The form in which text from outside (names, paths, labels, lines of files) is shown on
 * a terminal or written into a comment: no character of it moves the cursor, begins a
 * line, is invisible or turns the direction of writing. All such text that the program
 * prints goes through here.
 */
#ifndef GOAPGEN_BASE_PRINTABLE_H
#define GOAPGEN_BASE_PRINTABLE_H

#include "base/memory.h"

#include <stdio.h>

/** The length in bytes of the UTF-8 character at the text, of which `left` bytes,
 *  at least one, can be looked at; 0 if there is none (RFC 3629: no overlong
 *  forms, no surrogates, nothing above U+10FFFF). */
unsigned utf8_length(const char *text, size_t left);

/** How one character is shown on a terminal: its length, its columns, and what it is replaced
 *  by. */
struct character_display {
    unsigned length;  /**< its bytes in the text, at least 1 */
    unsigned columns; /**< of a terminal */
    bool as_it_is;    /**< otherwise it is replaced by `replacement` */
    char replacement[12] /**< <U+001B>; for a byte that is no UTF-8, <9B> */;
};

/** How the character at the text is shown; `left` bytes of the text, at least one, can be looked
 *  at. */
struct character_display display_of_character(const char *text, size_t left);

/** Adds a text in the form in which it is shown: what would disturb a terminal is replaced. */
void text_add_printable(struct text *to, const char *text, size_t length);

/** A text, which a NUL ends, in the form in which it is shown; from the pool. */
const char *printable_text(struct pool *pool, const char *text);

/** Whether a character is not shown as it is, but replaced. */
bool is_character_replaced(uint32_t c);

/** How many columns of a terminal a character takes that is shown as it is: 0, 1 or 2. */
unsigned width_of_character(uint32_t c);

/** Adds a text for a file of XML or HTML: what would be markup is written by its name. */
void text_add_markup(struct text *to, const char *text, size_t length);

/** How many columns of a terminal a text takes as it is shown. */
size_t columns_of(const char *text);

/** Reports on standard error what is wrong with the command line, and the word that is, unless it
 *  is empty; returns false. */
bool report_wrong_usage(const char *message, const char *word);

/** Formats a line, and prints it to a file in the form in which it is shown, with a newline behind
 *  it. */
void print_line(FILE *to, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
