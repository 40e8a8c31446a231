/* SPDX-License-Identifier: MIT */
/*
 * The width of characters on a terminal, so that columns and carets stand where they belong below
 * texts in any script.
 */
#ifndef GOAPGEN_BASE_WIDTH_H
#define GOAPGEN_BASE_WIDTH_H

#include <stdint.h>

/** The columns of a character that is shown as it is: 0, 1 or 2. */
unsigned width_of_character(uint32_t c);

#endif
