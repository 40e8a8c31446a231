/* SPDX-License-Identifier: MIT */
/*
 * An HTN planner as one writes it from the published reference, to compare with: after
 * pyhop (Nau, 2013), with its seek_plan(state, tasks, plan, depth). The state is a
 * dictionary from names to values, as pyhop's is (see dictionary.h), and copied before
 * each action; the tasks that are left are a new array at each task and each
 * action, the plan is a new array at each action, and recursion is for going back. It
 * is made from the grounded problem, so that it plans the same domains as the runtime;
 * actions and tasks are found by comparing names in lists.
 *
 * What pyhop has not: methods may be drawn. Conditions to achieve are planned by the
 * planner of articles.h, with 2000 states; its actions come in as subtasks. A task that
 * comes back to itself by first subtasks (left recursion) would go down for ever: there
 * it deepens step by step how deep the task may be nested in itself. Procedural
 * preconditions always hold, all actions can be done.
 */
#ifndef BENCH_INTERPRETER_H
#define BENCH_INTERPRETER_H

#include "named.h"

/** The domain as the interpreter knows it. */
struct interpreter;

/** What came of a planning. */
struct interpreter_plan {
    const char **steps; /**< the caller's: names of ground actions */
    size_t capacity;    /**< room in steps; a longer plan is not found */
    size_t length;
    bool found;
    unsigned long tried; /**< methods, and plans for conditions to achieve */
};

/** Takes over a problem, in which no two actions and no task may have the same name
 *  (those that copy facts do), and each condition to achieve must be a single box;
 *  NULL otherwise. The interpreter lives in the pool, and so must the problem. */
struct interpreter *interpreter_of(struct pool *pool, const struct problem *problem);

/** The facts that are planned from, at first the start state; they may be
 *  changed. */
struct named_facts interpreter_facts(struct interpreter *interpreter);

/** Plans a task by its name. Gives up, with nothing found, after so many tried. */
void interpreter_make(struct interpreter *interpreter, const char *task, unsigned long tries,
                      struct interpreter_plan *plan);

#endif
