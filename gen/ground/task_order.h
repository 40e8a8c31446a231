/* SPDX-License-Identifier: MIT */
/* An order in which what holds of tasks follows from what holds of their subtasks. */
#ifndef GOAPGEN_GROUND_TASK_ORDER_H
#define GOAPGEN_GROUND_TASK_ORDER_H

#include "ground/ground.h"

/** The ground tasks in an order in which those that are subtasks of one stand before it, but for
 *  recursion; from the pool. */
size_t *task_order(struct pool *pool, const struct problem *problem);

#endif
