/* SPDX-License-Identifier: MIT */
/* What differs from one pair of twins to the other: in its file of tasks. */
#ifndef TWINS_H
#define TWINS_H

#include "twin.h"

/** So many plans are made at least while a twin is eager. */
extern const unsigned twin_plans;

/** What the game does before a tick. */
void twin_happens(twin_agent *twin, unsigned tick);

#endif
