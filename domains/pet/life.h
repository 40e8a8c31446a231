/* SPDX-License-Identifier: MIT */
/* The life of a pet, the same on each board. */
#ifndef PET_LIFE_H
#define PET_LIFE_H

#include "pet.h"

/** A pet and what it lives in: but for the stack, all memory that it takes. */
struct life {
    pet_world world;
    pet_agent pet;
    pet_planner planner;
};

/** Puts a life into its start. */
void life_init(struct life *life);

/** Sleeps until something is due or the button is pressed, and does what is due then. */
void life_go_on(struct life *life);

#endif
