/* SPDX-License-Identifier: MIT */
/* What the files of the plan-fault test have in common; for them only. See plan_fault.h. */
#ifndef TESTS_PLAN_FAULT_PARTS_H
#define TESTS_PLAN_FAULT_PARTS_H

#include "models/plan_fault.h"

/** The game's functions: plan_fault_game.c. */
extern const gg_calls plan_fault_calls;

/** Notes what the game will answer to one who can do what `actions` says (NULL: all). */
void plan_fault_note_answers(struct plan_fault *plan_fault, const uint64_t *actions);

/** Counts what is told, and looks at plans: plan_fault_trace.c. */
void plan_fault_trace(void *context, const gg_agent *agent, const gg_event *event);

/** Whether the agent knows of a fact by a sense. */
bool plan_fault_is_sensed(const struct plan_fault *plan_fault, uint16_t fact);

#endif
