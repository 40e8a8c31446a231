/* SPDX-License-Identifier: MIT */
/* What all types see alike, and what their actions change: see senses.c. */
#ifndef SKIRMISH_SIGHT_H
#define SKIRMISH_SIGHT_H

#include "field.h"

/** What a fighter knows of itself: where it stands, its base, whether it was shot at a moment
 *  ago, whether it is in cover, and its health, from 0 to HEALTHY. */
skirmish_symbol see_at(const skirmish_agent *agent);
skirmish_symbol see_home(const skirmish_agent *agent);
bool see_under_fire(const skirmish_agent *agent);
bool see_in_cover(const skirmish_agent *agent);
int32_t see_health(const skirmish_agent *agent);

/** The nearest place with enemies that it minds, and the place of the comrade who has been
 *  down the longest; SKIRMISH_NOWHERE where there is none. */
skirmish_symbol see_enemy_at(const skirmish_agent *agent);
skirmish_symbol see_wounded_at(const skirmish_agent *agent);

/** How things of the town are: as they are where it sees them, otherwise as its side thinks
 *  that they are. */
int32_t see_fuel(const skirmish_agent *agent);
skirmish_symbol see_generator(const skirmish_agent *agent);
bool see_lit(const skirmish_agent *agent, skirmish_symbol room);
bool see_open(const skirmish_agent *agent, skirmish_symbol door);

/** Makes the effect of an action true in the field. */
void apply_generator(skirmish_agent *agent, skirmish_symbol value);
void apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value);
void apply_open(skirmish_agent *agent, skirmish_symbol door, bool value);

#endif
