/* SPDX-License-Identifier: MIT */
/* Random small HTNs for htn_oracle.h, and the same in the domain language. */
#ifndef TESTS_HTN_RANDOM_H
#define TESTS_HTN_RANDOM_H

#include "htn_oracle.h"
#include "support.h"

/** A problem that always ends: a task that is reached again has spent one of
 *  the few units of fact 0 on the way. */
struct htn htn_random(struct dice *dice);

/** As a domain. select: NULL for the order that each task has, or a word for
 *  all tasks. */
void htn_write(const struct htn *htn, const char *select, struct text *yaml);

/** "a1(o2)", "k0", "m3(o1)": kind is the letter, object may be HTN_NOTHING. */
void htn_name(struct text *text, char kind, int number, int object);

#endif
