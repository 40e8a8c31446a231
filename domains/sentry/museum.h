/* SPDX-License-Identifier: MIT */
/*
 * The museum as the game has it: where the waypoints are, guards, and intruders that climb in by
 * the window, go to the safe and away by the back door. What guards know of it is in their facts:
 * museum_tick binds an intruder while it is known of, and a noise while it is to be looked after.
 */
#ifndef SENTRY_MUSEUM_H
#define SENTRY_MUSEUM_H

#include "sentry.h"

enum {
    MUSEUM_COLUMNS = 60,
    MUSEUM_ROWS = 15,
    MUSEUM_UNIT = 1000, /* positions are in thousandths of a column or row */
    MUSEUM_GUARDS = 2,
    MUSEUM_INTRUDERS = 6,
    MUSEUM_TICK = 100 /* milliseconds */
};

/** In thousandths of columns and rows; a row is as high as two columns are wide. */
struct museum_place {
    int32_t x, y;
};

/** A guard: an agent and its body. */
struct museum_guard {
    sentry_agent agent; /**< first, so that it can be made of an agent */
    struct museum_place body;
    int32_t wounds;
};

/** Somebody who is not to be here. */
struct museum_intruder {
    uint32_t id; /**< its handle, from 1; 0: there is none */
    struct museum_place body;
    unsigned leg;      /**< how many waypoints of its way it has passed */
    uint32_t seen;     /**< when a guard saw it last */
    uint32_t caught;   /**< when it was hit; 0: it was not */
    bool known, armed; /**< known: it is bound to a slot */
};

extern struct museum {
    sentry_world world;
    sentry_planner planner;
    struct museum_guard guards[MUSEUM_GUARDS];
    struct museum_intruder intruders[MUSEUM_INTRUDERS];
    uint32_t passed[24]; /**< when a guard was last at each waypoint, in milliseconds */
    uint32_t now, next_id, random;
    bool bell;
    unsigned escaped, jailed;
} museum;

/** Begins a night. */
void museum_begin(void);

/** Lets MUSEUM_TICK milliseconds pass. */
void museum_tick(void);

/** Somebody climbs in by the window; false if there are as many as can be. */
bool museum_break_in(void);

/** Something falls down at a waypoint; who is near hears it. */
void museum_crash(sentry_symbol where);

/** A number of at least 0, below the count. */
uint32_t museum_draw(uint32_t count);

/** The guard that an agent is. */
static inline struct museum_guard *museum_guard_of(const sentry_agent *agent)
{
    return &museum.guards[agent == &museum.guards[1].agent];
}

/** Who is bound to a slot; NULL: nobody who is still there. */
struct museum_intruder *museum_intruder_of(const sentry_agent *agent, sentry_symbol slot);

/** Its place among the waypoints, from 0: their symbols follow each other. */
static inline uint32_t museum_index(sentry_symbol waypoint)
{
    return (uint32_t)waypoint - SENTRY_GALLERY_1;
}

/** Where a waypoint is. */
struct museum_place museum_waypoint(sentry_symbol waypoint);

/** From place to place, in thousandths of columns. */
uint32_t museum_distance(struct museum_place from, struct museum_place to);

/** Moves a body towards a place, by a tick at a speed in columns a second; true if it is there. */
bool museum_move(struct museum_place *body, struct museum_place to, uint32_t speed);

#endif
