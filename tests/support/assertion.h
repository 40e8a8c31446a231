/* SPDX-License-Identifier: MIT */
/* What the runtime asserts, for the tests' build of it: one that does not hold ends them. */
#ifndef TESTS_ASSERTION_H
#define TESTS_ASSERTION_H

/** Tells what does not hold, and where, and aborts: in support.c. */
void fail_assertion(const char *condition, const char *file, int line);

#define GG_ASSERT(condition)                                                                       \
    ((condition) ? (void)0 : fail_assertion(#condition, __FILE__, __LINE__))

#endif
