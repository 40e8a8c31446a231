/* SPDX-License-Identifier: MIT */
/* The board of this machine, to be looked at: see desk.c. */
#ifndef PET_DESK_H
#define PET_DESK_H

#include "board.h"

/** Times in milliseconds; the clock starts in the morning of the first day. */
enum { SECOND = 1000, MINUTE = 60 * SECOND, DAY = 24 * 60 * MINUTE, START = 7 * 60 * MINUTE };

/** The board. */
struct desk {
    uint64_t now;   /**< milliseconds since the first midnight */
    uint64_t until; /**< when the processor wakes at the latest */
    bool lit, pressed;
    bool pushed;       /**< by a key, since it was looked at last */
    unsigned wakes;    /**< how often the processor has slept */
    uint32_t lit_time; /**< of the LED */
    uint64_t since;    /**< from when on the LED is drawn */
    char led[33];      /**< it: a letter for each 128 ms, as in pet_tasks.c */
};

extern struct desk desk;

/** Begins to draw the LED anew. */
void desk_begin(void);

#endif
