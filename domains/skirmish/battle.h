/* SPDX-License-Identifier: MIT */
/*
 * The skirmish as a whole: the field, a world for each side, and one planner for all.
 * Whoever wants to let it run needs this and nothing else.
 */
#ifndef SKIRMISH_BATTLE_H
#define SKIRMISH_BATTLE_H

#include "commander.h"
#include "field.h"

struct battle {
    struct field field;
    skirmish_world worlds[SIDES]; /**< what each side knows */
    skirmish_planner planner;
    struct commander commander; /**< of the west side; the east has none */
};

/** Begins: all fighters are at their bases. The trace is told of fighters alone. Who falls and is
 *  not treated comes back there, so that it never ends. */
void battle_init(struct battle *battle, uint32_t seed, gg_trace *trace, void *context);

/** Lets a tick pass. */
void battle_step(struct battle *battle);

/** What there is to know of it, its fighters and worlds, as one number: the same on
 *  every machine. Goes on from `hash`. */
uint32_t battle_hash(const struct battle *battle, uint32_t hash);

/** "West soldier 2" and the like, and the letter that stands for him. */
const char *fighter_name(const struct fighter *fighter);
char fighter_letter(const struct fighter *fighter);

#endif
