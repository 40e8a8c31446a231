/* SPDX-License-Identifier: MIT */
/* What the game knows and the facts do not. */
#ifndef COIN_GAME_H
#define COIN_GAME_H

#include <stdbool.h>

/** Whether there is a key to be had: see coin_check_key_in_world. */
extern bool key_is_there;

#endif
