/* SPDX-License-Identifier: MIT */
/* Which facts the game is asked and told of for each character: see touch.c. */
#ifndef GOAPGEN_TOUCH_H
#define GOAPGEN_TOUCH_H

#include "domain.h"

/** Finds out what the characters of a domain without errors touch. */
void find_touched(struct domain *domain);

/** Whether a character's sense of a fact is asked for: the character touches it, or nobody
 *  does, so that only functions of the game can read it. */
bool has_sense(const struct character *character, const struct fact *fact);

/** Whether an action of a character changes a fact that the game is told of. */
bool has_apply(const struct character *character, const struct fact *fact);

#endif
