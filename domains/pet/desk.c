/* SPDX-License-Identifier: MIT */
/*
 * The board of this machine: its time is that of the pet, which need not pass, and its button is
 * pressed at times that are known before. A pet on a chip has the three functions of board.h in the
 * place of this file.
 */
#include "desk.h"

#include <stddef.h>
#include <string.h>

/* When the button is pressed each day, in minutes since midnight. */
static const uint32_t presses[] = {1 * 60 + 30, 7 * 60 + 30,  12 * 60 + 15, 12 * 60 + 16,
                                   18 * 60,     18 * 60 + 10, 18 * 60 + 11, 21 * 60};

struct desk desk = {.now = START, .until = UINT64_MAX};

void board_led(bool lit)
{
    desk.lit = lit;
}

static uint32_t until_next_press(void)
{
    uint32_t next = UINT32_MAX;
    for (size_t i = 0; i < sizeof presses / sizeof *presses; i++) {
        uint32_t left = (presses[i] * MINUTE + DAY - (uint32_t)(desk.now % DAY)) % DAY;
        if (left == 0)
            left = DAY;
        if (left < next)
            next = left;
    }
    return next;
}

void desk_begin(void)
{
    desk.since = desk.now;
    memset(desk.led, '\0', sizeof desk.led);
}

/* Draws the LED as it is from now on for some time. */
static void draw_led(uint32_t time)
{
    enum { SLOT = 128 };
    uint64_t from = (desk.now - desk.since) / SLOT;
    for (uint64_t i = from; i < from + (time + SLOT - 1) / SLOT && i < sizeof desk.led - 1; i++)
        desk.led[i] = desk.lit ? '#' : '.';
}

uint32_t board_sleep(uint32_t milliseconds)
{
    uint32_t press = desk.pushed ? 1 : until_next_press();
    if (milliseconds > desk.until - desk.now)
        milliseconds = (uint32_t)(desk.until - desk.now);
    desk.pressed = press <= milliseconds;
    desk.pushed = false;
    uint32_t slept = desk.pressed ? press : milliseconds;
    draw_led(slept);
    desk.now += slept;
    desk.wakes++;
    desk.lit_time += desk.lit ? slept : 0;
    return slept;
}

bool board_pressed(void)
{
    return desk.pressed;
}
