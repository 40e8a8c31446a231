/* SPDX-License-Identifier: MIT */
/*
 * The numbers of methods: priorities and weights, of all instances of one in a ground task, and the
 * scores of each. Inside of grounding only.
 */
#ifndef GOAPGEN_GROUND_STANDING_H
#define GOAPGEN_GROUND_STANDING_H

#include "ground/evaluate.h"

/** The priorities and weights of a task's methods, under a binding of its parameters; those of the
 *  methods have no part in them. */
const struct standing *standing_of(struct grounding *grounding, const struct task *task,
                                   const struct binding *binding);

/** The score that an amount tells, or that is written, of an instance with this name; NULL: it is 0 or
 *  called, or the task does not go by scores. */
const struct amount *score_of(struct grounding *grounding, const struct task *task,
                              struct method *method, const char *name,
                              const struct binding *binding);

#endif
