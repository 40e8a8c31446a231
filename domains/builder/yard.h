/* SPDX-License-Identifier: MIT */
/*
 * The yard as the game has it: two builders, and the player's orders, each of which is bound to a
 * slot until it is handed over or cancelled.
 */
#ifndef BUILDER_YARD_H
#define BUILDER_YARD_H

#include "builder.h"

enum { YARD_BUILDERS = 2, YARD_ORDERS = 4, YARD_BUILDINGS = 4, YARD_TICK = 100 /* milliseconds */ };

/** Something that the player has ordered. */
struct yard_order {
    uint32_t id; /**< its handle, from 1, in the order of the orders; 0: there is none */
    builder_symbol building; /**< from BUILDER_HUT to BUILDER_TOWER */
    builder_symbol job;      /**< the slot to which it is bound */
    uint32_t built_at;       /**< when it was built; 0: it is not */
};

extern struct yard {
    builder_world world;
    builder_planner planner;
    builder_agent builders[YARD_BUILDERS];
    struct yard_order orders[YARD_ORDERS];
    unsigned stands[YARD_BUILDINGS]; /**< how many of each building stand */
    uint32_t now, next_id, random;
} yard;

/** Begins a day. */
void yard_begin(void);

/** Lets YARD_TICK milliseconds pass. */
void yard_tick(void);

/** The player orders a building; false if the queue is full. */
bool yard_order_building(builder_symbol building);

/** The player cancels what was ordered first and is not built; false if there is nothing. */
bool yard_cancel(void);

/** How many orders are older than that of a job, and not built. */
int32_t yard_older(const builder_agent *agent, builder_symbol job);

/** A number of at least 0, below the count. */
uint32_t yard_draw(uint32_t count);

#endif
