/* SPDX-License-Identifier: MIT */
/*
 * What could be meant by an unknown name. Candidates are tried one by one, so that nothing
 * is gathered for names that are right.
 */
#ifndef GOAPGEN_DOMAIN_SUGGEST_H
#define GOAPGEN_DOMAIN_SUGGEST_H

#include "syntax/document.h"

/** The name nearest to an unknown one, gathered candidate by candidate. */
struct guess {
    const char *unknown;
    const char *best;
    struct place place;
    size_t distance;
    bool tired;
};

/** Where many errors were reported already, nothing is guessed any more: that
 *  takes time, and nobody reads it. */
struct guess guess_start(const struct parsing *parsing, const char *unknown);
void guess_try(struct guess *guess, const char *candidate, struct place place);

/** Adds the note "did you mean it?" to the last report, if a name is near. */
void guess_note(const struct guess *guess, const struct parsing *parsing);

#endif
