/* SPDX-License-Identifier: MIT */
/* Runs the tests that are active, and tells how it went. */
#ifndef TESTS_RUNNER_H
#define TESTS_RUNNER_H

#include <stdbool.h>

/** Runs all active tests of CUnit's registry. On a terminal the last line shows how far it is. A
 *  test that failed is printed when it is over; in the end come what the machine lacks, how many
 *  random cases there were, and CUnit's summary. True if nothing failed. */
bool run_active_tests(void);

#endif
