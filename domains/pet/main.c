/* SPDX-License-Identifier: MIT */
/*
 * The board of this machine: its time is that of the pet, which need not pass, and its button is
 * pressed at times that are known before. It prints what the pet does, and how the LED blinks in
 * the first four seconds of it: # is lit. On a terminal a minute of the pet's passes each second,
 * and a key is the button. What a pet on a chip needs of this is the three
 * functions of board.h and what main does; all the rest is for looking at.
 */
#include <stdio.h>
#include <string.h>

#include "../demo.h"
#include "board.h"
#include "life.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND, DAY = 24 * 60 * MINUTE, START = 7 * 60 * MINUTE };

/* When the button is pressed each day, in minutes since midnight. */
static const uint32_t presses[] = {1 * 60 + 30, 7 * 60 + 30,  12 * 60 + 15, 12 * 60 + 16,
                                   18 * 60,     18 * 60 + 10, 18 * 60 + 11, 21 * 60};

static struct {
    uint64_t now;   /* milliseconds since the first midnight */
    uint64_t until; /* on a terminal: when it wakes at the latest */
    bool lit, pressed;
    bool pushed; /* by a key, since it was looked at last */
    unsigned long wakes;
    uint32_t lit_time;
} board = {.now = START, .until = UINT64_MAX};

/* What the pet is doing, as it is printed when it does something else. */
static struct {
    const char *label;
    uint64_t since;
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
        uint32_t left = (presses[i] * MINUTE + DAY - (uint32_t)(board.now % DAY)) % DAY;
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
    uint64_t from = (board.now - doing.since) / SLOT;
    for (uint64_t i = from; i < from + (time + SLOT - 1) / SLOT && i < sizeof doing.led - 1; i++)
        doing.led[i] = board.lit ? '#' : '.';
}

uint32_t board_sleep(uint32_t milliseconds)
{
    uint32_t press = board.pushed ? 1 : until_next_press();
    if (milliseconds > board.until - board.now)
        milliseconds = (uint32_t)(board.until - board.now);
    board.pressed = press <= milliseconds;
    board.pushed = false;
    uint32_t slept = board.pressed ? press : milliseconds;
    draw_led(slept);
    board.now += slept;
    board.wakes++;
    board.lit_time += board.lit ? slept : 0;
    return slept;
}

bool board_pressed(void)
{
    return board.pressed;
}

/* ------------------------------------------------------------------ the trace */

static void tell_doing(void)
{
    uint32_t time = (uint32_t)(doing.since % DAY);
    if (doing.label)
        demo_tell("%02u:%02u:%02u  %-20s %s", (unsigned)(time / (60 * MINUTE)),
                  (unsigned)(time / MINUTE % 60), (unsigned)(time / SECOND % 60), doing.label,
                  doing.led);
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
    tell_doing();
    doing.label = label;
    doing.since = board.now;
    memset(doing.led, '\0', sizeof doing.led);
}

/* -------------------------------------------------------------- on a terminal */

enum { TICK = 100 };

static struct life life;

/* A tenth of a second of the pet's. */
static void step(void)
{
    board.until = board.now + TICK;
    while (board.now < board.until)
        life_go_on(&life);
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "day %u, %02u:%02u:%02u; the LED is %s", (unsigned)(board.now / DAY + 1),
             (unsigned)(board.now % DAY / (60 * MINUTE)), (unsigned)(board.now / MINUTE % 60),
             (unsigned)(board.now / SECOND % 60), board.lit ? "lit" : "dark");
}

static void draw_bar(struct screen *screen, const char *name, int value)
{
    screen_line(screen, value <= 3 ? STYLE_YELLOW : STYLE_PLAIN, "  %-8s%.*s%.*s %2d", name, value,
                "##########", 10 - value, "..........", value);
}

static void draw(struct screen *screen, unsigned chosen)
{
    char text[256];
    (void)chosen;
    demo_doing(&life.pet.core, life.pet.plan, SECOND, text, sizeof text);
    screen_line(screen, STYLE_STRONG, "  %s %s", board.lit ? "(*)" : "( )", text);
    screen_line(screen, STYLE_PLAIN, "  LED     %s", doing.led);
    draw_bar(screen, "food", pet_food(&life.pet));
    draw_bar(screen, "fun", pet_fun(&life.pet));
    draw_bar(screen, "rest", pet_rest(&life.pet));
}

static size_t explain(unsigned chosen, char *text, size_t size)
{
    (void)chosen;
    return pet_agent_explain(&life.pet, &life.planner, text, size);
}

static void push_button(unsigned chosen)
{
    (void)chosen;
    board.pushed = true;
    demo_tell("The button is pressed.");
}

static const struct demo_event events[] = {{'b', "button", push_button}, {0, NULL, NULL}};

static const struct demo demo = {.name = "pet",
                                 .steps = MINUTE / TICK,
                                 .agents = 1,
                                 .rows = 6,
                                 .step = step,
                                 .draw = draw,
                                 .head = head,
                                 .explain = explain,
                                 .events = events};

/* ----------------------------------------------------------------------- main */

int main(void)
{
    life_init(&life);
    pet_planner_trace(&life.planner, on_event, NULL);
    if (demo_run(&demo))
        return 0;
    while (board.now < START + DAY)
        life_go_on(&life);
    tell_doing();
    printf(
        "In a day the processor was awake %lu times, and the LED was lit for %u of %u seconds.\n",
        board.wakes, (unsigned)(board.lit_time / SECOND), (unsigned)(DAY / SECOND));
    return 0;
}
