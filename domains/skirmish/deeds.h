/* SPDX-License-Identifier: MIT */
/* What fighters of several types do alike, for the functions of their tasks. */
#ifndef SKIRMISH_DEEDS_H
#define SKIRMISH_DEEDS_H

#include "field.h"

/** Takes the action's duration, and fails one time in `count`. */
gg_status try_luck(skirmish_agent *agent, gg_phase phase, uint32_t count);

/** Goes from his place to the next one; fails where a door has fallen shut. */
gg_status walk(skirmish_agent *agent, gg_phase phase, skirmish_symbol to);

/** Gets behind something. */
gg_status duck(skirmish_agent *agent, gg_phase phase);

/** Dresses his own wound. */
gg_status heal(skirmish_agent *agent, gg_phase phase);

/** Fires a burst, which ends when nobody is left there that his side knows of. The last
 *  round that it takes is the effect's. */
gg_status shoot(skirmish_agent *agent, gg_phase phase, skirmish_symbol on, enum weapon weapon);

#endif
