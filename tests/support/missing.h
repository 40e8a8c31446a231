/* SPDX-License-Identifier: MIT */
/*
 * What a machine lacks, so that tests, or parts of them, are left out: said once, in the end, and
 * not at each test.
 */
#ifndef TESTS_MISSING_H
#define TESTS_MISSING_H

#include <CUnit/CUnit.h>
#include <stdio.h>

/** Notes that the running test leaves something out, as this machine lacks what is named (at most
 *  63 bytes are kept). Once for a test and a name is enough; more do no harm. Nothing is noted
 *  where no test is running. */
void lacks(const char *what);

/** The same for a test that is not running. */
void test_lacks(CU_pSuite suite, CU_pTest test, const char *what);

/** Writes how many tests were left out in whole or in part, with a line for each name and the
 *  tests; nothing where nothing is lacking. */
void missing_print(FILE *out);

#endif
