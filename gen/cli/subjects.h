/* SPDX-License-Identifier: MIT */
/* Whether something in the grounded problem is what an example or an event speaks of. */
#ifndef GOAPGEN_CLI_SUBJECTS_H
#define GOAPGEN_CLI_SUBJECTS_H

#include "domain/examples.h"
#include "ground/ground.h"

/** Whether a call names these objects, or none. */
bool call_matches_objects(const struct term *call, const size_t *objects);

/** Whether a ground action is what the subject, an action, speaks of: with its objects, if any are
 *  written. */
bool is_subject_action(const struct problem *problem, const struct subject *subject,
                       uint16_t action);

/** Whether a ground goal is what the subject, a goal, speaks of: with its objects, if any are
 *  written. */
bool is_subject_goal(const struct problem *problem, const struct subject *subject, uint16_t goal);

/** Whether a ground task is what the subject, a task, speaks of, with its objects. */
bool is_subject_task(const struct problem *problem, const struct subject *subject, uint16_t task);

/** Whether a method of a ground task is what the subject, a method, speaks of: of its task, if one
 *  is written. */
bool is_subject_method(const struct problem *problem, const struct subject *subject, uint16_t task,
                       uint16_t method);

#endif
