/* SPDX-License-Identifier: MIT */
/*
 * Suggests a name for an unknown one. Candidates are tried one by one, only when a name is
 * unknown, so that no list is gathered.
 */
#ifndef GOAPGEN_DOMAIN_SUGGEST_H
#define GOAPGEN_DOMAIN_SUGGEST_H

#include "syntax/node.h"

/** The name nearest to an unknown one, gathered candidate by candidate. */
struct guess {
    const char *unknown;
    const char *best;
    struct place place;
    size_t distance;
    bool tired;
};

/** Starts a guess. If many errors were reported already, no candidate is near any more: that
 *  would take time, and nobody reads it. */
struct guess guess_start(const struct parsing *parsing, const char *unknown);
void guess_try(struct guess *guess, const char *candidate, struct place place);

/** Adds the note "did you mean it?" to the last report, if a name is near. */
void guess_note(const struct guess *guess, const struct parsing *parsing);

/** Whether two names differ by one letter that is added, missing or another, or by two that
 *  changed places. Names that differ by a digit or an underscore do not count, as that is done
 *  on purpose, nor do short names, which are near to each other by chance. */
bool differ_by_a_letter(const char *a, const char *b);

#endif
