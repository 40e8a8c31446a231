/* SPDX-License-Identifier: MIT */
/*
 * Prints what the pet does, and how the LED blinks in the first four seconds of it: # is lit. On a
 * terminal a minute of the pet's passes each second, and a key is the button. A pet on a chip needs
 * of this what main does; all the rest is for looking at.
 */
#include <stdio.h>

#include "../demo.h"
#include "desk.h"
#include "life.h"

/* What the pet is doing, which is printed when it does something else. */
static const char *doing;

/* ------------------------------------------------------------------ the trace */

static void tell_doing(void)
{
    uint32_t time = (uint32_t)(desk.since % DAY);
    if (doing)
        demo_tell("%02u:%02u:%02u  %-20s %s", (unsigned)(time / (60 * MINUTE)),
                  (unsigned)(time / MINUTE % 60), (unsigned)(time / SECOND % 60), doing, desk.led);
}

/* Of the same action several times in a row it prints the first. */
static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    if (event->kind != GG_ACTION_STARTED)
        return;
    const char *label = agent->domain->names->action_labels[event->index];
    if (doing == label)
        return;
    tell_doing();
    doing = label;
    desk_begin();
}

/* -------------------------------------------------------------- on a terminal */

enum { TICK = 100 };

static struct life life;

/* A tenth of a second of the pet's. */
static void step(void)
{
    desk.until = desk.now + TICK;
    while (desk.now < desk.until)
        life_go_on(&life);
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "day %u, %02u:%02u:%02u; the LED is %s", (unsigned)(desk.now / DAY + 1),
             (unsigned)(desk.now % DAY / (60 * MINUTE)), (unsigned)(desk.now / MINUTE % 60),
             (unsigned)(desk.now / SECOND % 60), desk.lit ? "lit" : "dark");
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
    screen_line(screen, STYLE_STRONG, "  %s %s", desk.lit ? "(*)" : "( )", text);
    screen_line(screen, STYLE_PLAIN, "  LED     %s", desk.led);
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
    desk.pushed = true;
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
    while (desk.now < START + DAY)
        life_go_on(&life);
    tell_doing();
    printf("In a day the processor was awake %u times, and the LED was lit for %u of %u seconds.\n",
           desk.wakes, (unsigned)(desk.lit_time / SECOND), (unsigned)(DAY / SECOND));
    return 0;
}
