/* SPDX-License-Identifier: MIT */
/*
 * The life of a pet: sleep, and a tick of the time that was slept. A press of the button is told
 * to the pet after the tick, so that the tick has no news in it and does what many short ones do.
 */
#include "life.h"

#include "board.h"

void life_init(struct life *life)
{
    pet_world_init(&life->world);
    pet_agent_init(&life->pet, &life->world, 1);
    pet_planner_init(&life->planner);
}

/* For how long nothing will happen by itself; 1 if the pet has something to do. */
static uint32_t quiet(const struct life *life)
{
    uint32_t pet = pet_agent_quiet(&life->pet), world = pet_world_quiet(&life->world);
    uint32_t sooner = pet < world ? pet : world;
    return sooner > 0 ? sooner : 1;
}

void life_go_on(struct life *life)
{
    uint32_t slept = board_sleep(quiet(life));
    pet_world_tick(&life->world, slept);
    pet_agent_tick(&life->pet, &life->planner, slept);
    if (board_pressed()) /* more than 3 are 3 */
        pet_set_presses(&life->pet, pet_presses(&life->pet) + 1);
}
