/* SPDX-License-Identifier: MIT */
/* Subtasks that are done for each object, as ground_tasks.c puts the objects in. */
#ifndef GOAPGEN_GROUND_EACH_OBJECT_H
#define GOAPGEN_GROUND_EACH_OBJECT_H

#include "ground/evaluate.h"

/** The name of a task that stands for a subtask of an `all`: as it is written, with the objects in the
 *  place of the parameters, "lock(front) if open(front)". */
const char *each_name(struct grounding *grounding, const struct task *task, const size_t *symbols);

/** Is given a subtask, with what its parameters stand for. */
typedef void visit_subtask(struct grounding *grounding, void *context,
                           const struct subtask *subtask, struct binding *binding);

/** Visits a subtask of a method for each choice of the objects of its `all`, of which the last one
 *  varies first; one without `all` once. Where constants tell whether they count, they are left out,
 *  or what is done for them is visited. */
void for_each_object(struct grounding *grounding, const struct subtask *subtask,
                     struct binding *binding, visit_subtask *visit, void *context);

/** Adds a subtask to a method, and what it comes of. */
void push_subtask(struct grounding *grounding, struct ground_method *method,
                  struct ground_subtask subtask, const struct subtask *written);

#endif
