/* SPDX-License-Identifier: MIT */
/*
 * A commander: an agent with a domain of its own, command.yaml, whose actions are orders. An order
 * gives a soldier a goal as a want, which the soldier pursues beside its own goals.
 */
#ifndef SKIRMISH_COMMANDER_H
#define SKIRMISH_COMMANDER_H

#include "command.h"
#include "field.h"

struct commander {
    command_agent agent; /**< first, so that one is the other */
    command_world world;
    command_planner planner;
    struct field *field;
    unsigned side;
    struct fighter *sent;                   /**< who has the present order; NULL: nobody */
    uint32_t order;                         /**< the want */
    unsigned long given, obeyed, withdrawn; /**< orders; the rest could not be carried out */
};

/** Begins to command the soldiers of a side. */
void commander_init(struct commander *commander, struct field *field, unsigned side);

/** Lets a tick pass. */
void commander_step(struct commander *commander);

#endif
