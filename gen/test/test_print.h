/* SPDX-License-Identifier: MIT */
/* Shows what became of examples: for people, as JSON, and as JUnit XML for build servers. */
#ifndef GOAPGEN_TEST_TEST_PRINT_H
#define GOAPGEN_TEST_TEST_PRINT_H

#include "test/test_run.h"

/** Prints what fails, and how many examples do, for people; a place in the YAML begins each, as in
 *  a message of the compiler. */
void verdicts_print(struct pool *pool, const struct verdict *verdicts, size_t count);

/** Prints the verdicts as one JSON object. */
void verdicts_print_json(struct pool *pool, const char *domain, const struct verdict *verdicts,
                         size_t count);

/** Adds the verdicts to a text as JUnit XML: an example is a test case. */
void verdicts_add_junit(struct pool *pool, const char *domain, const struct verdict *verdicts,
                        size_t count, struct text *text);

#endif
