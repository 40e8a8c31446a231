/* SPDX-License-Identifier: MIT */
/*
 * What fighters learn of the field, and what of their actions comes true in it. All
 * types see alike, so that the functions of each type are one line, made by SEES_LIKE_ALL.
 *
 * Shared facts are what the side knows: who sees a thing tells how it is, who does not
 * leaves it as it was thought to be. So the sides may be wrong, each in its own way.
 */
#include "field.h"

/* ------------------------------------------------------------- of himself */

static skirmish_symbol see_at(const skirmish_agent *agent)
{
    return viewer_of(agent)->place;
}

static skirmish_symbol see_home(const skirmish_agent *agent)
{
    return base_of(viewer_of(agent)->side);
}

static bool see_under_fire(const skirmish_agent *agent)
{
    return field_under_fire(viewer_of(agent));
}

static bool see_in_cover(const skirmish_agent *agent)
{
    return viewer_of(agent)->covered;
}

static int32_t see_health(const skirmish_agent *agent)
{
    return viewer_of(agent)->health;
}

/* --------------------------------------------------------------- of others */

/* Whether he minds enemies at a place: those who are near, and whom he could fire at. */
static bool minds(const struct fighter *viewer, skirmish_symbol place)
{
    bool fights = viewer->type == SOLDIER || viewer->type == SNIPER;
    return field_knows(viewer->field, viewer->side, place) &&
           (steps_between(viewer->place, place) <= 1 ||
            (fights && in_sight(viewer->place, place, viewer->type == SNIPER)));
}

/* The nearest; of as near ones the one that he minds already, so that he does not
 * waver. */
static skirmish_symbol see_enemy_at(const skirmish_agent *agent)
{
    const struct fighter *viewer = viewer_of(agent);
    skirmish_symbol best = SKIRMISH_NOWHERE, known = skirmish_enemy_at(agent);
    unsigned least = 2 * PLACES;
    for (unsigned i = 0; i < PLACES; i++) {
        unsigned far = 2 * steps_between(viewer->place, places[i]) + (places[i] != known);
        if (far >= least || !minds(viewer, places[i]))
            continue;
        least = far;
        best = places[i];
    }
    return best;
}

static skirmish_symbol see_wounded_at(const skirmish_agent *agent)
{
    const struct fighter *viewer = viewer_of(agent);
    const struct fighter *fallen = field_fallen(viewer->field, viewer->side);
    return fallen ? fallen->place : SKIRMISH_NOWHERE;
}

/* -------------------------------------------------------------- of the town */

/* The generator can be seen where it stands, and has a gauge in the tower. */
static bool sees_generator(const struct fighter *viewer)
{
    return viewer->place == SKIRMISH_CELLAR || viewer->place == SKIRMISH_TOWER;
}

static int32_t see_fuel(const skirmish_agent *agent)
{
    const struct fighter *viewer = viewer_of(agent);
    return sees_generator(viewer) ? viewer->field->fuel : skirmish_fuel(agent);
}

static skirmish_symbol see_generator(const skirmish_agent *agent)
{
    const struct fighter *viewer = viewer_of(agent);
    return sees_generator(viewer) ? viewer->field->generator : skirmish_generator(agent);
}

/* Light falls out of a room, but not through a door that is shut. */
static bool see_lit(const skirmish_agent *agent, skirmish_symbol room)
{
    const struct fighter *viewer = viewer_of(agent);
    bool near = steps_between(viewer->place, room) <= 1;
    bool sees = near && !field_blocked(viewer->field, viewer->place, room);
    return sees ? viewer->field->lit[skirmish_position_of_room(room)] : skirmish_lit(agent, room);
}

static bool see_open(const skirmish_agent *agent, skirmish_symbol door)
{
    const struct fighter *viewer = viewer_of(agent);
    skirmish_symbol outside = door == SKIRMISH_WEST_DOOR ? SKIRMISH_YARD : SKIRMISH_STREET;
    bool sees = viewer->place == outside || viewer->place == SKIRMISH_HALL;
    return sees ? viewer->field->open[skirmish_position_of_door(door)] : skirmish_open(agent, door);
}

/* ------------------------------------------------- what actions make true */

static void apply_generator(skirmish_agent *agent, skirmish_symbol value)
{
    fighter_of(agent)->field->generator = value;
}

static void apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value)
{
    fighter_of(agent)->field->lit[skirmish_position_of_room(room)] = value;
}

static void apply_open(skirmish_agent *agent, skirmish_symbol door, bool value)
{
    fighter_of(agent)->field->open[skirmish_position_of_door(door)] = value;
}

/* ----------------------------------------------------------------- the types */

#define SEES_LIKE_ALL(type)                                                                        \
    skirmish_symbol skirmish_##type##_sense_at(const skirmish_agent *agent)                        \
    {                                                                                              \
        return see_at(agent);                                                                      \
    }                                                                                              \
    skirmish_symbol skirmish_##type##_sense_home(const skirmish_agent *agent)                      \
    {                                                                                              \
        return see_home(agent);                                                                    \
    }                                                                                              \
    skirmish_symbol skirmish_##type##_sense_enemy_at(const skirmish_agent *agent)                  \
    {                                                                                              \
        return see_enemy_at(agent);                                                                \
    }                                                                                              \
    bool skirmish_##type##_sense_under_fire(const skirmish_agent *agent)                           \
    {                                                                                              \
        return see_under_fire(agent);                                                              \
    }                                                                                              \
    bool skirmish_##type##_sense_in_cover(const skirmish_agent *agent)                             \
    {                                                                                              \
        return see_in_cover(agent);                                                                \
    }                                                                                              \
    int32_t skirmish_##type##_sense_health(const skirmish_agent *agent)                            \
    {                                                                                              \
        return see_health(agent);                                                                  \
    }                                                                                              \
    skirmish_symbol skirmish_##type##_sense_wounded_at(const skirmish_agent *agent)                \
    {                                                                                              \
        return see_wounded_at(agent);                                                              \
    }                                                                                              \
    int32_t skirmish_##type##_sense_fuel(const skirmish_agent *agent)                              \
    {                                                                                              \
        return see_fuel(agent);                                                                    \
    }                                                                                              \
    skirmish_symbol skirmish_##type##_sense_generator(const skirmish_agent *agent)                 \
    {                                                                                              \
        return see_generator(agent);                                                               \
    }                                                                                              \
    bool skirmish_##type##_sense_lit(const skirmish_agent *agent, skirmish_symbol room)            \
    {                                                                                              \
        return see_lit(agent, room);                                                               \
    }                                                                                              \
    bool skirmish_##type##_sense_open(const skirmish_agent *agent, skirmish_symbol door)           \
    {                                                                                              \
        return see_open(agent, door);                                                              \
    }                                                                                              \
    void skirmish_##type##_apply_generator(skirmish_agent *agent, skirmish_symbol value)           \
    {                                                                                              \
        apply_generator(agent, value);                                                             \
    }                                                                                              \
    void skirmish_##type##_apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value)      \
    {                                                                                              \
        apply_lit(agent, room, value);                                                             \
    }                                                                                              \
    void skirmish_##type##_apply_open(skirmish_agent *agent, skirmish_symbol door, bool value)     \
    {                                                                                              \
        apply_open(agent, door, value);                                                            \
    }

SEES_LIKE_ALL(soldier)
SEES_LIKE_ALL(sniper)
SEES_LIKE_ALL(medic)
SEES_LIKE_ALL(civilian)
