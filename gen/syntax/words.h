/* SPDX-License-Identifier: MIT */
/* Words as bytes: which characters they have, and whether one is in a list. */
#ifndef GOAPGEN_SYNTAX_WORDS_H
#define GOAPGEN_SYNTAX_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/** The characters of names. */
#define DIGITS "0123456789"
#define NAME_CHARACTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_" DIGITS

/** Whether a character can stand in a name; the NUL cannot. */
bool is_name_character(char c);

/** Whether a word is in a list of words that are separated by blanks. */
bool is_among(const char *word, const char *words);

/** How many characters some bytes of UTF-8 are. */
size_t characters_of(const char *text, size_t bytes);

/** How many bytes the first so many characters of a line are, or its length if it is shorter. */
size_t bytes_of_characters(const char *line, size_t length, size_t characters);

#endif
