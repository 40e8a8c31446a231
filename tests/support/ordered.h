/* SPDX-License-Identifier: MIT */
/* A domain whose tasks are planned one after the other, in a planner as goapgen sizes it. */
#ifndef TESTS_ORDERED_H
#define TESTS_ORDERED_H

#include "gg.h"
#include "support/support.h"

/** A domain, room to plan its tasks in, as a generated planner has it, and what came of it. */
struct ordered {
    struct compiled compiled;
    struct pool *pool;
    gg_planner planner;
    gg_agent_type agent_type; /**< whose calls may be set */
    gg_agent *agent;          /**< for these calls; NULL at first */
    gg_random random;
    gg_plan plan;
    gg_outcome outcome;
    uint64_t state[4];
    struct text steps;
};

/** Compiles a domain of at most four words a state; a failed assertion if it has errors. Freed
 *  with ordered_free. */
void ordered_compile(struct ordered *ordered, const char *yaml);
void ordered_free(struct ordered *ordered);

/** Sets a fact of the state from which is planned, in gg_read's terms. */
void ordered_set(struct ordered *ordered, const char *fact, uint32_t value);

/** Plans a task; the names of its steps, with a space between them, until the next planning. */
const char *plan_of(struct ordered *ordered, const char *task);

#endif
