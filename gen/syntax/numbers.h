/* SPDX-License-Identifier: MIT */
/* Numbers and times as they are written, in expressions, in plain values and in options. */
#ifndef GOAPGEN_SYNTAX_NUMBERS_H
#define GOAPGEN_SYNTAX_NUMBERS_H

#include "base/memory.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** A decimal number as it is written: digits / 10^scale. */
struct decimal {
    int64_t digits;
    unsigned scale;
};

/** Reads a decimal number; false if the text is none, or has more than 13 digits, or more than 5
 *  behind the point. */
bool parse_decimal(const char *text, size_t length, struct decimal *decimal);

/** The digits of a number at another scale: in units of 10^-scale, where that is no coarser than
 *  its own. */
int64_t decimal_at_scale(struct decimal decimal, unsigned scale);

/** Reads a duration as milliseconds: `250ms`, `2s`, `1.5m`, `12h`, `2d`; false if the text is
 *  none. */
bool parse_duration(const char *text, uint32_t *milliseconds);

/** What a text should be that is no duration. */
#define DURATION_EXPECTED                                                                          \
    "a duration is expected: 250ms, 2s, 1.5m, 12h or 2d, in whole milliseconds, up to 49.7d"

/** Milliseconds as a duration is written, "90m" or "1500ms", in the largest unit of which they are
 *  a whole number. */
const char *duration_text(struct pool *pool, uint64_t milliseconds);

/** Reads a whole number of at most ten digits. False if it is none, or more than `most`. */
bool parse_whole(const char *text, uint64_t most, uint64_t *number);

/** A number of thousandths, "9", "9.5" or "0.125"; from the pool. */
const char *thousandths_text(struct pool *pool, uint64_t thousandths);

/** A time in all its units, "2d 12h", "1m 5s" or "2.500s"; from the pool. */
const char *words_of_time(struct pool *pool, uint64_t milliseconds);

#endif
