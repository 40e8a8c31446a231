/* SPDX-License-Identifier: MIT */
/* The skirmish on a terminal. */
#ifndef SKIRMISH_VIEW_H
#define SKIRMISH_VIEW_H

#include "record.h"

/** Lets it run, ten ticks a second, until Ctrl-C. */
void watch(struct battle *battle, const struct record *record);

#endif
