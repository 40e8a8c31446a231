/* SPDX-License-Identifier: MIT */
/* What the suites share: domains compiled in memory, and random numbers. */
#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include "emit/writer.h"
#include "cli/compile.h"
#include "support/cases.h"

#include <CUnit/CUnit.h>

/** A domain that was compiled from a text. */
struct compiled {
    struct pool *pool;
    struct domain *domain;
    const struct tables *tables; /**< NULL if there were errors */
    struct text messages;        /**< the diagnostics as shown; data may be NULL */
};

/** Compiles a text as if it were a file "test.yaml". */
struct compiled compile_text(const char *yaml);
void compiled_free(struct compiled *compiled);

/** Which ground actions share rows in the domains that compile_text compiles from now on. */
void compile_with_rows(enum row_choice choice);

/** The YAML of a domain that was compiled so far by whichever suite, from 0 to DOMAINS_KEPT - 1; NULL:
 *  there are fewer. They are drawn among all small ones without errors. */
enum { DOMAINS_KEPT = 24 };
const char *domain_kept(unsigned number);

/** A planner's memory of any size, each array of its own allocation, so that
 *  a sanitizer sees what goes beyond it. */
struct room {
    gg_workspace workspace;
    gg_plan plan;
};

/** For tasks that recur there are so many entries for each frame. */
enum { ROOM_ENTRIES = 64 };

/** Room for so many frames, choices and steps of plans of a domain, filled with garbage; freed
 *  with room_free. */
struct room room_of(const gg_domain *domain, uint16_t frames, uint16_t choices, uint16_t steps);
void room_free(struct room *room);

/** The number of a ground fact, action or task by its name; a failed assertion
 *  if there is none. */
uint16_t fact_number(const struct tables *tables, const char *name);
uint16_t action_number(const struct tables *tables, const char *name);
uint16_t task_number(const struct tables *tables, const char *name);

/** Random numbers of the tests' own (xorshift64*), from a seed. */
struct dice {
    uint64_t state;
};

/** Dice that always fall alike for a seed; and a number from 0 to count - 1. */
struct dice dice_of(uint64_t seed);
uint32_t roll(struct dice *dice, uint32_t count);

#endif
