/* SPDX-License-Identifier: MIT */
/* Names that a domain declares, as those of its facts: their numbers and places. */
#ifndef GOAPGEN_DOMAIN_NAMES_H
#define GOAPGEN_DOMAIN_NAMES_H

#include "domain/suggest.h"

/** Names of one kind, numbered from 0 in the order of their declarations. Starts as {0}. */
struct name_table {
    struct map numbers;
    struct declared_name {
        const char *name;
        struct place place;
    } * items; /**< by number */
    size_t count;
};

/** Declares a name that is not declared yet. */
void name_add(struct name_table *names, struct pool *pool, const char *name, struct place place);

/** The number of a name; -1 if it is not declared. */
int64_t name_number(const struct name_table *names, const char *name);

/** Tries all of the names. */
void guess_names(struct guess *guess, const struct name_table *names);

/** Adds the note "did you mean it?" to the last report, if one of the names is near an unknown one. */
void note_nearest_name(const struct parsing *parsing, const struct name_table *names, const char *unknown);

#endif
