/* SPDX-License-Identifier: MIT */
/* A domain whose tables of tasks lie apart, so that reads beyond one of them are noticed. */
#ifndef TESTS_APART_H
#define TESTS_APART_H

#include "gg.h"

/** A copy of a domain. */
struct apart {
    gg_domain domain;
    gg_task *tasks;
    void **methods, **groups; /**< by task */
};

/** Its tasks, and each task's methods and groups, are allocations of their own: under a
 *  sanitizer of exactly their size, else with ones beyond, which are no number of anything.
 *  The rest is shared with the domain. */
struct apart apart_of(const gg_domain *domain);
void apart_free(struct apart *apart);

#endif
