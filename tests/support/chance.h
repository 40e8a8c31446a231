/* SPDX-License-Identifier: MIT */
/*
 * Whether draws are as likely as they should be: Pearson's chi-square test
 * (1900). The draws have fixed seeds, so that a test passes always or never.
 */
#ifndef TESTS_CHANCE_H
#define TESTS_CHANCE_H

#include <stdbool.h>
#include <stddef.h>

/** Whether the counts fit the weights at a level of 1 %: a fair source fails
 *  one test of a hundred. Kinds: 2 to 16; each weight more than 0. */
bool chance_fits(const unsigned *counts, const double *weights, size_t kinds);

/** The same with all weights alike. */
bool chance_is_even(const unsigned *counts, size_t kinds);

#endif
