/* SPDX-License-Identifier: MIT */
/* The parts of cat.c that plans of goals are made with. */
#ifndef GOAPGEN_WRITE_GOALS_H
#define GOAPGEN_WRITE_GOALS_H

#include "writer.h"

/** The goals, the filters of actions, and the guides of the characters. */
void write_goals(struct writer *writer);

#endif
