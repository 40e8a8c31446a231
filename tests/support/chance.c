/* SPDX-License-Identifier: MIT */
/* Pearson's chi-square test of draws: see chance.h. */
#include "support/chance.h"

#include <assert.h>

enum { MOST_KINDS = 16 };

/* What chi-square exceeds in one case of a hundred, by degrees of freedom. */
static const double critical[MOST_KINDS] = {0,      6.635,  9.210,  11.345, 13.277, 15.086,
                                            16.812, 18.475, 20.090, 21.666, 23.209, 24.725,
                                            26.217, 27.688, 29.141, 30.578};

bool chance_fits(const unsigned *counts, const double *weights, size_t kinds)
{
    double draws = 0, weight = 0, sum = 0;
    assert(kinds >= 2 && kinds <= MOST_KINDS);
    for (size_t i = 0; i < kinds; i++) {
        draws += counts[i];
        weight += weights[i];
    }
    for (size_t i = 0; i < kinds; i++) {
        double expected = draws * weights[i] / weight;
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum <= critical[kinds - 1];
}

bool chance_is_even(const unsigned *counts, size_t kinds)
{
    double weights[MOST_KINDS];
    for (size_t i = 0; i < MOST_KINDS; i++)
        weights[i] = 1;
    return chance_fits(counts, weights, kinds);
}
