/* SPDX-License-Identifier: MIT */
/* The problems of htn_oracle.h in the domain language. */
#ifndef TESTS_HTN_WRITE_H
#define TESTS_HTN_WRITE_H

#include "models/htn_oracle.h"
#include "support/support.h"

/** As a domain, in which most conditions have names. select: NULL for the order that each task
 *  has, or a word for all tasks. */
void htn_write(const struct htn *htn, const char *select, struct text *yaml);

/** The same without named conditions: all of them are written out. */
void htn_write_out(const struct htn *htn, const char *select, struct text *yaml);

/** "a1(o2)", "k0", "m3(o1)": kind is the letter, object may be HTN_NOTHING. */
void htn_name(struct text *text, char kind, int number, int object);

#endif
