/* SPDX-License-Identifier: MIT */
/* Shows the village: as it lives, and what came of it. */
#ifndef SHOW_H
#define SHOW_H

#include "life.h"

/** Lets the village live on a terminal, ten minutes a second, until its user leaves it; false if
 *  there is no terminal. */
bool show_watch(struct life *life);

/** Prints what was counted. */
void show_summary(const struct life *life);

#endif
