/* SPDX-License-Identifier: MIT */
/*
 * The truth of the skirmish: who stands where, which doors are open and which lamps
 * burn, what can be seen, and what a shot does. The map itself is in skirmish.yaml, as
 * constants. Fighters learn of all this by their senses only, see senses.c.
 */
#ifndef SKIRMISH_FIELD_H
#define SKIRMISH_FIELD_H

#include "skirmish.h"

enum {
    TICK = 100,       /* milliseconds; all times are whole ticks */
    WALK = 1200,      /* from one place to the next */
    BLEEDING = 12000, /* who is not treated in this time does not stand up */
    HEALTHY = 3,
    FULL_TANK = 4,
    SIDES = 2,
    PLACES = 10,
    ROOMS = 2,
    DOORS = 2,
    FIGHTERS = 12
};

/** The types, as gg_agent.agent_type numbers them. */
enum type { SOLDIER, SNIPER, MEDIC, CIVILIAN, TYPES };

enum condition {
    STANDING,
    FALLEN, /**< a medic can bring him round */
    AWAY    /**< comes back at his base after a while */
};

struct fighter {
    skirmish_agent agent; /**< first, so that one is the other: see fighter_of */
    struct field *field;
    enum type type;
    enum condition condition;
    uint32_t since; /**< when his condition has changed */
    unsigned side;  /**< 0: west, 1: east */
    skirmish_symbol place, heading;
    uint32_t walked; /**< milliseconds on the way from place to heading */
    int health;
    bool covered;
    uint32_t shot_at; /**< when he was last under fire; 0: never */
    uint32_t fired;   /**< when he last fired; 0: never */
};

/** What became of the fighters of a type. */
struct statistics {
    unsigned long shots, hits, fallen, saved, lost;
};

struct field {
    uint32_t now; /**< milliseconds, never 0 */
    gg_random dice;
    struct fighter fighters[FIGHTERS];
    uint32_t known[SIDES][PLACES]; /**< until when a side thinks that enemies are there */
    bool open[DOORS], lit[ROOMS];
    uint32_t shuts[DOORS], goes_out[ROOMS]; /**< when */
    skirmish_symbol generator;
    int fuel;
    uint32_t burnt;              /**< milliseconds of the present unit of fuel */
    skirmish_symbol beam;        /**< where the laser's beam last fell */
    uint32_t beam_until;         /**< and until when it can be seen */
    struct statistics by[TYPES]; /**< by the type of who fires, or falls */
};

enum weapon { RIFLE, SCOPE, PISTOL };

/** The fighter whose agent it is. */
static inline struct fighter *fighter_of(skirmish_agent *agent)
{
    return (struct fighter *)(void *)agent;
}

static inline const struct fighter *viewer_of(const skirmish_agent *agent)
{
    return (const struct fighter *)(const void *)agent;
}

/** The places, as skirmish_position_of_place numbers them. */
extern const skirmish_symbol places[PLACES];

/** The place where the fighters of a side begin, and come back to. */
skirmish_symbol base_of(unsigned side);

/** Roads from one place to another. */
unsigned steps_between(skirmish_symbol from, skirmish_symbol to);

/** Whether one place lies in sight of another, by day and with open doors; `scope`: for
 *  who has a telescope. */
bool in_sight(skirmish_symbol from, skirmish_symbol to, bool scope);

/** Empties the field; the fighters are the caller's to place. */
void field_init(struct field *field, uint32_t seed);

/** Puts a fighter at his base, sound and whole. */
void field_place(struct fighter *fighter);

/** Lets a tick pass for doors, lamps, the generator, the fallen and what is known. */
void field_step(struct field *field);

/** Whether he looks through a telescope. */
bool has_scope(const struct fighter *fighter);

/** Whether a door between two places is shut. */
bool field_blocked(const struct field *field, skirmish_symbol from, skirmish_symbol to);

/** Whether he sees what is at a place. */
bool field_sees(const struct fighter *viewer, skirmish_symbol place);

/** Whether he sees an armed enemy at a place. */
bool field_sees_enemy(const struct fighter *viewer, skirmish_symbol place);

/** Brings up to date what the sides know of each other. */
void field_look(struct field *field);

/** Whether a side thinks that enemies are at a place. */
bool field_knows(const struct field *field, unsigned side, skirmish_symbol place);

/** Whether he was shot at a moment ago. */
bool field_under_fire(const struct fighter *fighter);

/** The one of a side who has lain there the longest, or NULL. */
const struct fighter *field_fallen(const struct field *field, unsigned side);

/** A medic brings round the fallen of his side at his place; false: there are none. */
bool field_revive(const struct fighter *medic);

/** A number from 0 to count - 1. */
uint32_t field_dice(struct field *field, uint32_t count);

/* --------------------------------------------------------- shots.c */

/** Takes health from a fighter, who falls when there is none left. */
void field_hurt(struct fighter *target, int damage);

/** Fires once at an enemy at a place, if there is one. */
void field_shoot(struct fighter *shooter, skirmish_symbol on, enum weapon weapon);

/** Has the laser sweep a place: all who are there, of whatever side. */
void field_sweep(struct fighter *gunner, skirmish_symbol on);

#endif
