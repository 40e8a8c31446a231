/* SPDX-License-Identifier: MIT */
/* The grounding of tasks and methods, after that of actions. */
#ifndef GOAPGEN_GROUND_GROUND_TASKS_H
#define GOAPGEN_GROUND_GROUND_TASKS_H

#include "ground/evaluate.h"

/** Grounds the tasks that can be reached from the roots: the agent types' tasks,
 *  tasks without parameters, and those that nothing else uses. Drops methods
 *  with a subtask that can never be done. */
void ground_tasks(struct grounding *grounding);

#endif
