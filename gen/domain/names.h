/* SPDX-License-Identifier: MIT */
/*
 * Names that a domain declares, as those of its facts, with their numbers and places; and the one
 * that is nearest to an unknown name. Candidates are tried one by one, only when a name is unknown,
 * so that no list is gathered.
 */
#ifndef GOAPGEN_DOMAIN_NAMES_H
#define GOAPGEN_DOMAIN_NAMES_H

#include "syntax/node.h"

/** The name nearest to an unknown one, gathered candidate by candidate. */
struct guess {
    const char *unknown;
    const char *best;
    struct place place;
    size_t distance;
    bool tired;
};

/** Starts a guess without a candidate. If many errors were reported already, no candidate is near
 *  any more: that would take time, and nobody reads it. */
struct guess guess_start(const struct parsing *parsing, const char *unknown);

/** Tries a candidate: keeps it if it is nearer to the unknown name than the best one so far. */
void guess_try(struct guess *guess, const char *candidate, struct place place);

/** Adds the note "did you mean it?" to the last report, if a name is near. */
void guess_note(const struct guess *guess, const struct parsing *parsing);

/** Whether two names differ by one letter that is added, missing or another, or by two that
 *  changed places. Names that differ by a digit or an underscore do not count, as that is done
 *  on purpose, nor do short names, which are near to each other by chance. */
bool differ_by_a_letter(const char *a, const char *b);

/** A name, and where it is declared. */
struct declared_name {
    const char *name;
    struct place place;
};

/** A table of the declared names of one kind, numbered from 0 in the order of their declarations.
 *  Starts as {0}. */
struct name_table {
    struct text_number_map numbers;
    struct declared_name *items; /**< by number */
    size_t count;
};

/** Declares a name that is not declared yet. */
void name_add(struct name_table *names, struct pool *pool, const char *name, struct place place);

/** The number of a name; -1 if it is not declared. */
int64_t name_number(const struct name_table *names, const char *name);

/** Tries all names of a table as candidates of a guess. */
void guess_names(struct guess *guess, const struct name_table *names);

/** Adds the note "did you mean it?" to the last report, if one of the names is near an unknown
 *  one. */
void note_nearest_name(const struct parsing *parsing, const struct name_table *names,
                       const char *unknown);

#endif
