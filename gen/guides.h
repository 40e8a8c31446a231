/* SPDX-License-Identifier: MIT */
/*
 * Guides: for each goal and each set of actions that a character has, what the
 * runtime needs to find the way. See gg_guide.
 */
#ifndef GOAPGEN_GUIDES_H
#define GOAPGEN_GUIDES_H

#include "tables.h"

/** Adds the guides to the tables of a domain whose actions, goals and
 *  characters are there. */
void guides_build(struct pool *pool, struct tables *tables);

#endif
