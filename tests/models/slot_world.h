/* SPDX-License-Identifier: MIT */
/*
 * Random domains with slots that are places, and what their plans cost: a plain uniform-cost search on
 * numbers of its own, which walks straight from point to point. It knows nothing of how goapgen compiles or
 * searches.
 */
#ifndef TESTS_SLOT_WORLD_H
#define TESTS_SLOT_WORLD_H

#include "support/support.h"

enum {
    SLOT_THINGS = 4, /* the most slots */
    SLOT_SPOTS = 3,  /* the most places that are no slots */
    SLOT_PLACES = SLOT_THINGS + SLOT_SPOTS,
    SLOT_FLAGS = 3,
    SLOT_DEEDS = 7,
    SLOT_TOP = 2, /* the number goes from 0 to this */
    NO_SPOT = -1  /* an agent that is at no place, or a target that is none */
};

/** Where an action is done. `SPOT` is a fixed place, `THING` the slot that is its parameter. */
enum deed_form {
    DEED_ANYWHERE,
    DEED_AT_SPOT,
    DEED_AT_THING,
    DEED_AT_TARGET,
    DEED_FROM_THING, /**< a route to a spot */
    DEED_TO_THING,   /**< a route from a spot */
    DEED_AIM,        /**< makes a thing the target */
    DEED_FORMS
};

/** An action: of a thing if its form has one. */
struct deed {
    enum deed_form form;
    int spot;
    bool travels; /**< `cost: travel`, and `price` more; otherwise `price` alone */
    int price;
    int asks, asked_value; /**< a flag, and what it must be; -1: nothing */
    int asks_done;         /**< of the thing: what it must be; -1: nothing */
    int sets, value;       /**< a flag, and what it becomes; -1: none */
    int marks;             /**< what done(thing) becomes; -1: it stays */
    bool counts;           /**< adds 1 to the number */
};

struct slot_world {
    int things, spots, deed_count;
    int order; /**< in which order the values of the fact of places stand */
    struct deed deeds[SLOT_DEEDS];
    int speed, points[SLOT_PLACES][2]; /**< of spots, then of things, in thousandths */
    int wants_flag, wants_number;      /**< of the goal; -1: nothing */
    bool wants_all, wants_home;        /**< all(thing t) done(t); here == p0 */
};

struct slot_state {
    int here;     /**< a place, or NO_SPOT */
    int point[2]; /**< where the agent stands */
    bool bound[SLOT_THINGS], done[SLOT_THINGS], flags[SLOT_FLAGS];
    int number, target;
};

/** What an action of a plan is: thing is -1 where it has none. */
struct slot_step {
    int deed, thing;
};

/** The domain of a seed. */
struct slot_world slot_world_of(uint64_t seed);

/** Writes it as YAML; table: `limits: table`, unless it is negative. */
void slot_world_write(const struct slot_world *world, long table, struct text *yaml);

/** A state of it, in which the agent stands at the place of its fact; and points for the slots. */
struct slot_state slot_random_state(struct slot_world *world, struct dice *dice);

/** The cost of the cheapest plan, or -1: there is none. */
int slot_cheapest(const struct slot_world *world, const struct slot_state *state);

/** The cost of a plan; -1 if it is none. */
int slot_cost_of(const struct slot_world *world, struct slot_state state,
                 const struct slot_step *steps, size_t count);

#endif
