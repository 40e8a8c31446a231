/* SPDX-License-Identifier: MIT */
/*
 * The board of this machine: its time is that of the pet, which need not pass, and its button is
 * pressed at times that are known before. It prints what the pet does, and how the LED blinks in
 * the first four seconds of it: # is lit. What a pet on a chip needs of this is the three
 * functions of board.h and what main does; all the rest is for looking at.
 */
#include <stdio.h>
#include <string.h>

#include "board.h"
#include "life.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND, DAY = 24 * 60 * MINUTE, START = 7 * 60 * MINUTE };

/* When the button is pressed each day, in minutes since midnight. */
static const uint32_t presses[] = {1 * 60 + 30, 7 * 60 + 30,  12 * 60 + 15, 12 * 60 + 16,
                                   18 * 60,     18 * 60 + 10, 18 * 60 + 11, 21 * 60};

static struct {
    uint32_t now; /* milliseconds since the first midnight */
    bool lit, pressed;
    unsigned long wakes;
    uint32_t lit_time;
} board = {.now = START};

/* What the pet is doing, as it is printed when it does something else. */
static struct {
    const char *label;
    uint32_t since;
    char led[33]; /* a letter for each 128 ms, as in pet_tasks.c */
} doing;

/* ------------------------------------------------------------------ the board */

void board_led(bool lit)
{
    board.lit = lit;
}

static uint32_t until_next_press(void)
{
    uint32_t next = UINT32_MAX;
    for (size_t i = 0; i < sizeof presses / sizeof *presses; i++) {
        uint32_t left = (presses[i] * MINUTE + DAY - board.now % DAY) % DAY;
        if (left == 0)
            left = DAY;
        if (left < next)
            next = left;
    }
    return next;
}

/* Draws the LED as it is from now on for some time. */
static void draw_led(uint32_t time)
{
    enum { SLOT = 128 };
    uint32_t from = (board.now - doing.since) / SLOT;
    for (uint32_t i = from; i < from + (time + SLOT - 1) / SLOT && i < sizeof doing.led - 1; i++)
        doing.led[i] = board.lit ? '#' : '.';
}

uint32_t board_sleep(uint32_t milliseconds)
{
    uint32_t press = until_next_press();
    board.pressed = press <= milliseconds;
    uint32_t slept = board.pressed ? press : milliseconds;
    draw_led(slept);
    board.now += slept;
    board.wakes++;
    board.lit_time += board.lit ? slept : 0;
    return slept;
}

static void print_time(uint32_t time)
{
    printf("%02u:%02u:%02u  ", (unsigned)(time % DAY / (60 * MINUTE)),
           (unsigned)(time / MINUTE % 60), (unsigned)(time / SECOND % 60));
}

bool board_pressed(void)
{
    return board.pressed;
}

/* ------------------------------------------------------------------ the trace */

static void print_doing(void)
{
    if (!doing.label)
        return;
    print_time(doing.since);
    printf("%-20s %s\n", doing.label, doing.led);
}

/* Of the same action several times in a row it prints the first. */
static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    if (event->kind != GG_ACTION_STARTED)
        return;
    const char *label = agent->domain->names->action_labels[event->index];
    if (doing.label == label)
        return;
    print_doing();
    doing.label = label;
    doing.since = board.now;
    memset(doing.led, '\0', sizeof doing.led);
}

/* ----------------------------------------------------------------------- main */

int main(void)
{
    static struct life life;
    life_init(&life);
    pet_planner_trace(&life.planner, on_event, NULL);
    while (board.now < START + DAY)
        life_go_on(&life);
    print_doing();
    printf(
        "In a day the processor was awake %lu times, and the LED was lit for %u of %u seconds.\n",
        board.wakes, (unsigned)(board.lit_time / SECOND), (unsigned)(DAY / SECOND));
    return 0;
}
