/* SPDX-License-Identifier: MIT */
/* The problems of goap_oracle.h in the domain language. */
#ifndef TESTS_GOAP_WRITE_H
#define TESTS_GOAP_WRITE_H

#include "models/goap_oracle.h"
#include "support/support.h"

/** As a domain with the goal `aim` and one agent type, in which most conditions have names. table: bytes of tables for
 *  a goal, or -1 where the YAML is to say nothing of it. */
void goap_write(const struct goap *goap, long table, struct text *yaml);

/** The same without named conditions: all of them are written out. */
void goap_write_out(const struct goap *goap, long table, struct text *yaml);

/** What a value of a fact is in gg_read's terms. */
int goap_packed(const struct goap *goap, int fact, int value);

/** "a1(o2)", "f0": kind is the letter, object may be GOAP_NOTHING, or read. */
void goap_name(struct text *text, char kind, int number, int object);

#endif
