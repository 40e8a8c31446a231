/* SPDX-License-Identifier: MIT */
/*
 * Places, doors, lamps, the generator, and who sees whom. What can be seen depends on
 * doors and lamps, so that a shut door or a dark room hides whoever is behind it.
 */
#include "field.h"

#include <assert.h>
#include <string.h>

enum {
    MEMORY = 4000,      /* how long a side thinks of an enemy that it does not see */
    SHOT_AT = 2500,     /* how long he feels that he is shot at */
    NOISE = 5000,       /* how long a sniper in his nest is seen after a shot */
    DOOR_TIME = 12000,  /* doors fall shut */
    LAMP_TIME = 40000,  /* and lamps are on a clock */
    UNIT_TIME = 25000,  /* a unit of fuel */
    FAR_AWAY = 1u << 16 /* more roads than there are */
};

const skirmish_symbol places[PLACES] = {
    SKIRMISH_WEST, SKIRMISH_EAST,   SKIRMISH_HILL, SKIRMISH_ROOF,   SKIRMISH_TOWER,
    SKIRMISH_HALL, SKIRMISH_CELLAR, SKIRMISH_YARD, SKIRMISH_STREET, SKIRMISH_MARKET};

static const skirmish_symbol doors[DOORS] = {SKIRMISH_WEST_DOOR, SKIRMISH_EAST_DOOR};

skirmish_symbol base_of(unsigned side)
{
    return side == 0 ? SKIRMISH_WEST : SKIRMISH_EAST;
}

uint32_t field_dice(struct field *field, uint32_t count)
{
    return gg_random_below(&field->dice, count);
}

/* -------------------------------------------------------------------- ways */

static bool are_neighbours(skirmish_symbol a, skirmish_symbol b)
{
    return skirmish_road(a, b) || skirmish_road(b, a);
}

/* All places are within so many roads of the first one, and so on outwards. */
unsigned steps_between(skirmish_symbol from, skirmish_symbol to)
{
    bool reached[PLACES] = {false}, next[PLACES];
    reached[skirmish_position_of_place(from)] = true;
    for (unsigned steps = 0; steps < PLACES; steps++) {
        if (reached[skirmish_position_of_place(to)])
            return steps;
        memcpy(next, reached, sizeof next);
        for (unsigned i = 0; i < PLACES; i++)
            for (unsigned j = 0; j < PLACES; j++)
                next[j] = next[j] || (reached[i] && are_neighbours(places[i], places[j]));
        memcpy(reached, next, sizeof next);
    }
    return FAR_AWAY;
}

bool field_blocked(const struct field *field, skirmish_symbol from, skirmish_symbol to)
{
    for (unsigned i = 0; i < DOORS; i++)
        if (!field->open[i] &&
            (skirmish_leads(doors[i], from, to) || skirmish_leads(doors[i], to, from)))
            return true;
    return false;
}

/* ------------------------------------------------------------------- sight */

static bool is_dark(const struct field *field, skirmish_symbol place)
{
    uint32_t room = skirmish_position_of_room(place);
    return room < ROOMS && !field->lit[room];
}

bool in_sight(skirmish_symbol from, skirmish_symbol to, bool scope)
{
    return skirmish_sight(from, to) || skirmish_sight(to, from) ||
           (scope && (skirmish_scope(from, to) || skirmish_scope(to, from)));
}

/* The laser has one too. */
bool has_scope(const struct fighter *fighter)
{
    return fighter->type == SNIPER || fighter->place == SKIRMISH_TOWER;
}

bool field_sees(const struct fighter *viewer, skirmish_symbol place)
{
    const struct field *field = viewer->field;
    if (viewer->place == place)
        return true;
    return in_sight(viewer->place, place, has_scope(viewer)) &&
           !field_blocked(field, viewer->place, place) && !is_dark(field, place);
}

static bool is_armed(const struct fighter *fighter)
{
    return fighter->type == SOLDIER || fighter->type == SNIPER;
}

/* A sniper who keeps still in his nest is not seen from elsewhere. */
static bool is_hidden(const struct fighter *fighter, const struct fighter *viewer)
{
    bool still = !fighter->fired || fighter->field->now - fighter->fired > NOISE;
    return fighter->type == SNIPER && fighter->covered && still && fighter->place != viewer->place;
}

static bool sees(const struct fighter *viewer, const struct fighter *other)
{
    return field_sees(viewer, other->place) && !is_hidden(other, viewer);
}

bool field_sees_enemy(const struct fighter *viewer, skirmish_symbol place)
{
    const struct field *field = viewer->field;
    for (unsigned i = 0; i < FIGHTERS; i++) {
        const struct fighter *other = &field->fighters[i];
        if (other->place == place && other->side != viewer->side && is_armed(other) &&
            other->condition == STANDING && sees(viewer, other))
            return true;
    }
    return false;
}

/* What a side sees at a place: of several who look, one who sees an enemy counts. */
static void look_at(struct field *field, unsigned side, unsigned place)
{
    bool looked = false, seen = false;
    for (unsigned i = 0; i < FIGHTERS; i++) {
        const struct fighter *viewer = &field->fighters[i];
        if (viewer->side != side || viewer->condition != STANDING)
            continue;
        looked = looked || field_sees(viewer, places[place]);
        seen = seen || field_sees_enemy(viewer, places[place]);
    }
    if (seen)
        field->known[side][place] = field->now + MEMORY;
    else if (looked)
        field->known[side][place] = 0;
}

void field_look(struct field *field)
{
    for (unsigned side = 0; side < SIDES; side++)
        for (unsigned i = 0; i < PLACES; i++)
            look_at(field, side, i);
}

bool field_knows(const struct field *field, unsigned side, skirmish_symbol place)
{
    return field->known[side][skirmish_position_of_place(place)] > field->now;
}

/* ---------------------------------------------------------------- fighters */

bool field_under_fire(const struct fighter *fighter)
{
    return fighter->shot_at && fighter->field->now - fighter->shot_at < SHOT_AT;
}

const struct fighter *field_fallen(const struct field *field, unsigned side)
{
    const struct fighter *first = NULL;
    for (unsigned i = 0; i < FIGHTERS; i++) {
        const struct fighter *fighter = &field->fighters[i];
        if (fighter->side == side && fighter->condition == FALLEN &&
            (!first || fighter->since < first->since))
            first = fighter;
    }
    return first;
}

void field_place(struct fighter *fighter)
{
    fighter->condition = STANDING;
    fighter->since = fighter->field->now;
    fighter->place = fighter->heading = base_of(fighter->side);
    fighter->walked = 0;
    fighter->health = HEALTHY;
    fighter->covered = false;
    fighter->shot_at = fighter->fired = 0;
}

bool field_revive(const struct fighter *medic)
{
    struct field *field = medic->field;
    bool any = false;
    for (unsigned i = 0; i < FIGHTERS; i++) {
        struct fighter *fighter = &field->fighters[i];
        if (fighter->side != medic->side || fighter->place != medic->place ||
            fighter->condition != FALLEN)
            continue;
        fighter->condition = STANDING;
        fighter->since = field->now;
        fighter->health = 1;
        field->by[fighter->type].saved++;
        any = true;
    }
    return any;
}

static void bleed(struct fighter *fighter)
{
    struct field *field = fighter->field;
    if (fighter->condition != FALLEN || field->now - fighter->since < BLEEDING)
        return;
    fighter->condition = AWAY;
    fighter->since = field->now;
    field->by[fighter->type].lost++;
}

/* --------------------------------------------------------------- what passes */

void field_init(struct field *field, uint32_t seed)
{
    memset(field, 0, sizeof *field);
    field->now = TICK;
    gg_random_seed(&field->dice, seed);
    field->generator = SKIRMISH_STOPPED;
    field->fuel = 2;
    field->beam = SKIRMISH_MARKET;
    assert(skirmish_position_of_place(SKIRMISH_MARKET) == PLACES - 1);
}

static void burn(struct field *field)
{
    if (field->generator != SKIRMISH_RUNNING)
        return;
    field->burnt += TICK;
    if (field->burnt >= UNIT_TIME) {
        field->burnt = 0;
        field->fuel--;
    }
    if (field->fuel <= 0) {
        field->fuel = 0;
        field->generator = SKIRMISH_STOPPED;
    }
}

/* Whether something that stays as it is for a time has run out; begins with it. */
static bool runs_out(bool on, uint32_t *until, uint32_t now, uint32_t time)
{
    if (!on)
        *until = 0;
    else if (*until == 0)
        *until = now + time;
    return on && *until <= now;
}

void field_step(struct field *field)
{
    field->now += TICK;
    for (unsigned i = 0; i < DOORS; i++)
        if (runs_out(field->open[i], &field->shuts[i], field->now, DOOR_TIME))
            field->open[i] = false;
    for (unsigned i = 0; i < ROOMS; i++)
        if (runs_out(field->lit[i], &field->goes_out[i], field->now, LAMP_TIME))
            field->lit[i] = false;
    burn(field);
    for (unsigned i = 0; i < FIGHTERS; i++)
        bleed(&field->fighters[i]);
    field_look(field);
}
