/* SPDX-License-Identifier: MIT */
/* The warnings of a domain as texts, for the suites that know what they must be. */
#ifndef TESTS_SAID_H
#define TESTS_SAID_H

#include "ground/ground.h"

/** A domain's warnings, one a line: "8:12 message [-W name]". What the grounding warns of as
 *  well, facts that are not read or changed, is left out. */
struct said {
    struct pool *pool;
    const struct problem *problem;
    struct text lines; /**< data is never NULL */
};

/** What is said of a domain, from its text. Fails the running test where that has errors. Freed
 *  with said_free. */
struct said said_of(const char *yaml);
void said_free(struct said *said);

#endif
