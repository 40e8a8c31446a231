/* SPDX-License-Identifier: MIT */
/* The parts of cat.c that plans of goals are made with. */
#ifndef GOAPGEN_WRITE_GOALS_H
#define GOAPGEN_WRITE_GOALS_H

#include "writer.h"

/** The goals, the filters of actions, and the guides of the characters. */
void write_goals(struct writer *writer);

/* Of write_tables.c: */

/** The arrays of a condition, named after `name`. */
void write_boxes(struct writer *writer, const char *name, const gg_condition *condition);

/** The condition itself: {.boxes = …, .count = …}. */
void write_condition(struct writer *writer, const char *name, const gg_condition *condition);

/** Conditions or effects in the user's words, for a comment. */
const char *words_of(struct writer *writer, const struct expressions *expressions);

#endif
