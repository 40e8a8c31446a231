/* SPDX-License-Identifier: MIT */
/*
 * How many random cases a test tries. The usual count suits `make test`; more of them, or as many
 * as there is time for, are asked for by CASES in the environment:
 *
 * all       the count that the test names
 * N         N times that count
 * @N        as many as there is time for until N seconds after 1970, as `date +%s` counts them, but
 *           at least an eighth of the count; the tests of random cases come last in a run, and share
 *           the time that is left
 *
 * Without it a half of the count is tried, and under the sanitizers an eighth, as each case takes
 * some four times as long there.
 */
#ifndef TESTS_CASES_H
#define TESTS_CASES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/** Whether the case of this number, from 1 on, is tried, of a count that the test names. It is
 *  asked in a loop, before each case. */
bool random_case(uint64_t number, unsigned count);

/** How many there are to be, of so many that would come of the test's whole count, after the
 *  cases that were tried last. */
unsigned random_cases(unsigned count);

/** Tells that a test begins, with how many come after it, so that the time that is left can be
 *  shared out. */
void cases_begin_test(unsigned tests_after);

/** Writes how many random cases were tried in all. */
void cases_print(FILE *out);

#endif
