/* SPDX-License-Identifier: MIT */
/*
 * What the pet asks of the board that it lives on: an LED, a button, and a processor that sleeps.
 * desk.c is the board of this machine; another one gives these three functions.
 */
#ifndef PET_BOARD_H
#define PET_BOARD_H

#include <stdbool.h>
#include <stdint.h>

/** Switches the LED on or off. */
void board_led(bool lit);

/** Lets the processor sleep for so many milliseconds, 1 or more, or until the button is pressed.
 *  Returns how many have passed: from 1 to as many as were asked for. */
uint32_t board_sleep(uint32_t milliseconds);

/** Whether the button was pressed since this was asked last. */
bool board_pressed(void);

#endif
