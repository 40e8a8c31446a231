/* SPDX-License-Identifier: MIT */
/* Random small HTNs for htn_oracle.h. */
#ifndef TESTS_HTN_RANDOM_H
#define TESTS_HTN_RANDOM_H

#include "models/htn_oracle.h"
#include "support/support.h"

/** A problem that always ends: a task that is reached again has spent one of
 *  the few units of fact 0 on the way. */
struct htn htn_random(struct dice *dice);

/** The same, in which values of facts are objects of others. */
struct htn htn_random_reading(struct dice *dice);

/** Lets some subtasks be done for each object, or each that counts. */
void htn_let_repeat(struct htn *htn, struct dice *dice);

/** Lets some methods have procedural preconditions, which say no to some of their objects. */
void htn_let_deny(struct htn *htn, struct dice *dice);

#endif
