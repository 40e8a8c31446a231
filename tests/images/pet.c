/* SPDX-License-Identifier: MIT */
/*
 * A pet of domains/pet, with the functions of its actions and its life as they are there. This is
 * its board: an LED and a button, and a processor that sleeps until the pet has something to do. A
 * tick is what is done when it wakes up. The emulators do not wait: what the pet asks for as sleep
 * passes at once, so that hours of its life take a second.
 */
#include "pet.h"

#include "board.h"
#include "image.h"
#include "life.h"

static struct life life;
static bool lit, pressed;

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    image_event("pet:", agent, event);
}

void life_begin(void)
{
    life_init(&life);
    pet_planner_trace(&life.planner, on_event, NULL);
}

void life_tick(void)
{
    image_disturb("pet", &life.pet.core, pet_planner_core(&life.planner));
    life_go_on(&life);
    image_remember(&life.pet.core);
}

/* ------------------------------------------------------------------ the board */

void board_led(bool now_lit)
{
    if (now_lit != lit)
        image_tell("led", now_lit ? "on" : "off");
    lit = now_lit;
}

uint32_t board_sleep(uint32_t milliseconds)
{
    uint32_t most = milliseconds < UINT16_MAX ? milliseconds : UINT16_MAX;
    pressed = image_happens(40);
    if (!pressed)
        return milliseconds;
    image_tell("button", "pressed");
    return 1 + image_draw(most);
}

bool board_pressed(void)
{
    return pressed;
}
