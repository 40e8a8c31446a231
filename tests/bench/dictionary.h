/* SPDX-License-Identifier: MIT */
/*
 * A dictionary from names to numbers as C programmers learn to write it: the table of
 * Kernighan and Ritchie, "The C Programming Language" (1988), section 6.6, with their
 * hash function and its 101 slots. What states are for the interpreter of the
 * benchmarks.
 */
#ifndef BENCH_DICTIONARY_H
#define BENCH_DICTIONARY_H

#include <stddef.h>
#include <stdint.h>

enum { DICTIONARY_SLOTS = 101 };

struct entry_of_name {
    struct entry_of_name *next;
    char *name;
    int64_t value;
};

struct dictionary {
    struct entry_of_name *slots[DICTIONARY_SLOTS];
};

/** An empty one; freed with dictionary_free. */
struct dictionary *dictionary_new(void);
void dictionary_free(struct dictionary *dictionary);

/** Gives a name a value; it is entered where it is new, with a copy of the name. */
void dictionary_set(struct dictionary *dictionary, const char *name, int64_t value);

/** The value of a name that is in it. */
int64_t dictionary_get(const struct dictionary *dictionary, const char *name);

/** Another one with the same names and values. */
struct dictionary *dictionary_copy(const struct dictionary *dictionary);

#endif
