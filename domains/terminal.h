/* SPDX-License-Identifier: MIT */
/*
 * The terminal that a demo is shown on: keys as they are pressed, its size, frames. It is
 * given back as it was found, whether the program ends, is stopped, or is ended by a signal.
 */
#ifndef DOMAINS_TERMINAL_H
#define DOMAINS_TERMINAL_H

#include "screen.h"

/** Keys that are no characters. */
enum key {
    KEY_NONE = -1,   /**< none was pressed */
    KEY_CLOSED = -2, /**< there will be no more: the terminal is gone */
    KEY_OTHER = 256, /**< one that nothing is done with */
    KEY_UP,
    KEY_DOWN,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN
};

/** Whether input and output are a terminal that can be drawn on: TERM is set, and not "dumb". */
bool terminal_is_there(void);

/** Takes the terminal: keys are read as they are pressed and not shown, and the screen is another
 *  one than that of the shell. False if that cannot be; then nothing is changed. */
bool terminal_begin(void);

/** Gives it back as it was. Signals that end or stop the program, and exit, do that as well. */
void terminal_end(void);

/** Waits for a key, at most so many milliseconds; less if the terminal changes its size, or comes
 *  back. An ASCII character or an enum key. */
int terminal_key(int milliseconds);

/** Empties a grid of the terminal's present size. */
void terminal_clear(struct screen *screen);

/** Shows a frame, in one write of what has changed. */
void terminal_show(const struct screen *screen);

/** Milliseconds of a clock that nobody sets. */
unsigned long terminal_clock(void);

#endif
