/* SPDX-License-Identifier: MIT */
/* Moves places of a world, as examples and events tell. */
#ifndef GOAPGEN_RUN_PLACINGS_H
#define GOAPGEN_RUN_PLACINGS_H

#include "domain/examples.h"

#include "gg.h"

/** Moves places of a world whose places have points. */
void move_places(gg_world *world, const struct placings *placings);

#endif
