/* SPDX-License-Identifier: MIT */
/* What all types see alike, and what their actions change: see senses.c. */
#ifndef SKIRMISH_SIGHT_H
#define SKIRMISH_SIGHT_H

#include "field.h"

skirmish_symbol see_at(const skirmish_agent *agent);
skirmish_symbol see_home(const skirmish_agent *agent);
bool see_under_fire(const skirmish_agent *agent);
bool see_in_cover(const skirmish_agent *agent);
int32_t see_health(const skirmish_agent *agent);
skirmish_symbol see_enemy_at(const skirmish_agent *agent);
skirmish_symbol see_wounded_at(const skirmish_agent *agent);
int32_t see_fuel(const skirmish_agent *agent);
skirmish_symbol see_generator(const skirmish_agent *agent);
bool see_lit(const skirmish_agent *agent, skirmish_symbol room);
bool see_open(const skirmish_agent *agent, skirmish_symbol door);
void apply_generator(skirmish_agent *agent, skirmish_symbol value);
void apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value);
void apply_open(skirmish_agent *agent, skirmish_symbol door, bool value);

#endif
