/* SPDX-License-Identifier: MIT */
/*
 * A planning of tasks that has just begun, for tests of its parts: those of the runtime that are
 * inside of it alone.
 */
#ifndef TESTS_BEGUN_H
#define TESTS_BEGUN_H

#include "htn/htn_entries.h"
#include "support/search_room.h"
#include "support/support.h"

/** A domain, memory of 512 entries, 8 frames and choices and 40 steps, and the start state. */
struct begun {
    struct compiled compiled;
    const gg_domain *domain;
    struct room room;
    struct search_room searching;
    gg_task_problem problem;
    gg_decomposition search;
};

/** Begins; a failed assertion if the domain has errors. Freed with begun_free. */
void begun_compile(struct begun *begun, const char *yaml);
void begun_free(struct begun *begun);

/** Begins anew: everything is forgotten. */
void begun_anew(struct begun *begun);

/** A task by its name. */
uint16_t begun_task(const struct begun *begun, const char *name);

/** Sets a fact of the present state. */
void begun_set(struct begun *begun, const char *fact, uint32_t value);

/** There is room for so many entries more. */
void begun_leave_room(struct begun *begun, uint32_t entries);

#endif
