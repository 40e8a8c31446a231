/* SPDX-License-Identifier: MIT */
/* Whether something in the grounded problem is what an example or an event speaks of. */
#ifndef GOAPGEN_CLI_SUBJECTS_H
#define GOAPGEN_CLI_SUBJECTS_H

#include "domain/examples.h"
#include "ground/ground.h"

/** Whether the objects that are written in a call, if any are, are these. */
bool call_matches_objects(const struct term *call, const size_t *objects);

/** Whether a ground action is the subject, which is an action: with its objects, if any are
 *  written. */
bool is_subject_action(const struct problem *problem, const struct subject *subject,
                       uint16_t action);

/** The same of a ground goal; of a ground task; and of the method of a ground task. */
bool is_subject_goal(const struct problem *problem, const struct subject *subject, uint16_t goal);
bool is_subject_task(const struct problem *problem, const struct subject *subject, uint16_t task);
bool is_subject_method(const struct problem *problem, const struct subject *subject, uint16_t task,
                       uint16_t method);

#endif
