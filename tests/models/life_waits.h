/* SPDX-License-Identifier: MIT */
/* Subtasks that wait without an action of their own, as actions of life_model.h: see life_waits.c. */
#ifndef TESTS_LIFE_WAITS_H
#define TESTS_LIFE_WAITS_H

#include "models/life_model.h"

/** Whether the game carries an action out. */
bool life_has_function(const struct life_action *action);

/** What a plan counts on after a wait: what it waits for has come true. */
void life_come_true(const struct life_action *action, struct life_state *state);

/** Puts waits between the steps of methods. */
void life_draw_waits(struct life_domain *domain, struct dice *dice);

/** Takes those for a condition out, or those for a time. */
void life_strip_waits(struct life_domain *domain, bool until);

/** Adds a wait to the text as a subtask. */
void life_write_wait(const struct life_action *wait, struct text *yaml);

/** The number of the wait that the tables call so; LIFE_NONE: none. */
int life_wait_called(const struct life_domain *domain, const char *name);

#endif
