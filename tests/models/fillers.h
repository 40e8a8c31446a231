/* SPDX-License-Identifier: MIT */
/*
 * Symbols that a fact can be and never is. With them it has too many for a bit each, and is
 * kept as a number; its states, and what they mean, stay as they are.
 */
#ifndef TESTS_FILLERS_H
#define TESTS_FILLERS_H

#include "base/memory.h"

/** So many are too many for a bit each, with any symbol beside them. */
enum { FILLERS = 70 };

/** "z3, z4": so many of the symbols, from a first one on. */
void write_fillers(struct text *yaml, int first, int count);

#endif
