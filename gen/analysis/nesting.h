/* SPDX-License-Identifier: MIT */
/*
 * How ground tasks are nested: how much a decomposition of one can take at the
 * most, what can stand before it in a plan, and whether anything can follow it.
 */
#ifndef GOAPGEN_ANALYSIS_NESTING_H
#define GOAPGEN_ANALYSIS_NESTING_H

#include "ground/ground.h"

/** More than any limit: by recursion, or by a search. */
#define UNBOUNDED (UINT64_MAX / 4)

/** How many steps, decomposed tasks and levels of nesting something takes at the most: what
 *  `limits` bounds. */
struct extent {
    uint64_t steps; /**< of a plan */
    uint64_t tasks; /**< that are decomposed in all */
    uint64_t depth; /**< of tasks within tasks */
};

/** How the ground tasks of a problem are nested: what each takes at the most, what can stand before
 *  it in a plan, and whether anything can follow it. */
struct nesting {
    const struct problem *problem;
    size_t *order;          /**< ground tasks, those below one before it, but for recursion */
    struct extent *extents; /**< by ground task */
    struct extent *ahead;   /**< by ground task: of what comes before it in a plan */
    bool *followed;         /**< by ground task: something may come behind it */
};

/** The nesting of all ground tasks of a problem, from the pool. */
struct nesting nesting_of(struct pool *pool, const struct problem *problem);

/** Whether a method of a task meets no limit, wherever the task is planned. */
bool method_fits_limits(const struct nesting *nesting, size_t task,
                        const struct ground_method *method);

/** Marks the ground tasks that can come up in the planning of a ground task, and this task itself.
 *  `left_out`: methods by which they do not, by method.number; NULL: none. */
void mark_tasks_below(struct pool *pool, const struct problem *problem, size_t task,
                      const bool *left_out, bool *marked);

#endif
