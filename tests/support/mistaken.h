/* SPDX-License-Identifier: MIT */
/*
 * Domains with one mistake: that one error tells it, at its place, and that the domain which the
 * error tells to write compiles.
 */
#ifndef TESTS_MISTAKEN_H
#define TESTS_MISTAKEN_H

#include "support/support.h"

/** The lines before those with a mistake: the name, a type and facts. */
extern const char mistaken_before[];

/** The number of a line that a byte of a text stands in, and its column, in characters. */
void place_of_byte(const char *text, const char *at, unsigned *line, unsigned *column);

/** Checks that a domain has one error, which says something at a place, with both ends of lines and
 *  with a byte order mark; column 0 is any. The result is what stands behind "write: " in it, from
 *  the pool; NULL if nothing does. */
const char *check_mistake(struct pool *pool, const char *text, unsigned line, unsigned column,
                          const char *says);

/** Checks that a domain compiles, which is told to be written for one with a mistake. */
void check_mended(const char *text, const char *wrong);

#endif
