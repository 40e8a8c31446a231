/* SPDX-License-Identifier: MIT */
/* What villagers of all kinds have in common: how they move in, walk, sleep and
 * see. The functions of the tasks in village_tasks.c call these. */
#ifndef VILLAGER_H
#define VILLAGER_H

#include "village.h"

enum {
    VILLAGER_KINDS = 4,
    VILLAGER_MINUTE = 1000,              /**< of theirs, in milliseconds */
    VILLAGER_HOUR = 60 * VILLAGER_MINUTE /**< as the clock's rule has it */
};

/** Makes somebody of the village. His kind follows from his number: of ten there are six
 *  farmers, a smith, an innkeeper and two children. What he has, how he feels and when
 *  that gets worse is drawn, so that not all are hungry at once. */
void villager_move_in(village_agent *agent, village_world *world, uint32_t number, uint32_t seed);

/** Walks; how long that takes depends on how far it is. */
gg_status villager_walk(village_agent *agent, gg_phase phase, village_symbol to);

/** Sleeps; who slept in the night gets up some time in the first hour of his day. */
gg_status villager_sleep(village_agent *agent, gg_phase phase, int32_t wakes);

/** Looks for berries, and finds none one time in four. */
gg_status villager_pick_berries(village_agent *agent, gg_phase phase);

/** Whether he sees that the forge burns: from the places around it, or, where the
 *  flames are high, from everywhere. Who sleeps sees nothing. */
bool villager_sees_fire(const village_agent *agent);

/** Whether it rains. The weather is the same in all villages: it changes every three
 *  hours, and rains one time in five; or until a time that the game sets. */
bool villager_feels_rain(const village_agent *agent);

/** Lets it rain in all villages until a time of their world's clock; 0: as it would. */
extern uint64_t villager_rain_until;

#endif
