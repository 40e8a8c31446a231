/* SPDX-License-Identifier: MIT */
/* What the files of the drill have in common; for them only. See plan_fault.h. */
#ifndef TESTS_PLAN_FAULT_PARTS_H
#define TESTS_PLAN_FAULT_PARTS_H

#include "models/plan_fault.h"

/** The game's functions: plan_fault_game.c. */
extern const gg_calls drill_calls;

/** Notes what the game will answer to one who can do what `actions` says (NULL: all). */
void drill_note_answers(struct drill *drill, const uint64_t *actions);

/** Counts what is told, and looks at plans: plan_fault_trace.c. */
void drill_trace(void *context, const gg_agent *agent, const gg_event *event);

bool drill_is_sensed(const struct drill *drill, uint16_t fact);

#endif
