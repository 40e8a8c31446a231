/* SPDX-License-Identifier: MIT */
/* What the game knows and the facts do not. */
#ifndef GUARD_GAME_H
#define GUARD_GAME_H

#include <stdbool.h>
#include <stdint.h>

struct game {
    bool armed;      /**< whether he holds a weapon */
    bool fuel;       /**< whether the generator's tank is full */
    uint16_t danger; /**< what shooting at the enemy costs */
};

extern struct game game;

#endif
