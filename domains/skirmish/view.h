/* SPDX-License-Identifier: MIT */
/* The skirmish on a terminal. */
#ifndef SKIRMISH_VIEW_H
#define SKIRMISH_VIEW_H

#include "record.h"

/** Lets it run, ten ticks a second, until its user leaves it; false if there is no terminal. */
bool watch(struct battle *battle);

#endif
