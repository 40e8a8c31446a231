/* SPDX-License-Identifier: MIT */
/*
 * What fighters learn of the field, whatever their type, and what of their actions comes
 * true in it.
 *
 * Shared facts are what the side knows: who sees a thing tells how it is, who does not
 * leaves it as it was thought to be. So the sides may be wrong, each in its own way.
 */
#include "sight.h"

/* ------------------------------------------------------------- of himself */

skirmish_symbol see_at(const skirmish_agent *agent)
{
    return viewer_of(agent)->place;
}

skirmish_symbol see_home(const skirmish_agent *agent)
{
    return base_of(viewer_of(agent)->side);
}

bool see_under_fire(const skirmish_agent *agent)
{
    return field_under_fire(viewer_of(agent));
}

bool see_in_cover(const skirmish_agent *agent)
{
    return viewer_of(agent)->covered;
}

int32_t see_health(const skirmish_agent *agent)
{
    return viewer_of(agent)->health;
}

/* --------------------------------------------------------------- of others */

/* Whether he minds enemies at a place: those who are near, and whom he could fire at.
 * Nobody aims at civilians; they mind who is where they are. */
static bool minds(const struct fighter *viewer, skirmish_symbol place)
{
    bool fights = viewer->type == SOLDIER || viewer->type == SNIPER;
    unsigned near = viewer->type == CIVILIAN ? 0 : 1;
    return field_knows(viewer->field, viewer->side, place) &&
           (steps_between(viewer->place, place) <= near ||
            (fights && in_sight(viewer->place, place, has_scope(viewer))));
}

/* The nearest; of as near ones the one that he minds already, so that he does not
 * waver. */
skirmish_symbol see_enemy_at(const skirmish_agent *agent)
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

skirmish_symbol see_wounded_at(const skirmish_agent *agent)
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

int32_t see_fuel(const skirmish_agent *agent)
{
    const struct fighter *viewer = viewer_of(agent);
    return sees_generator(viewer) ? viewer->field->fuel : skirmish_fuel(agent);
}

skirmish_symbol see_generator(const skirmish_agent *agent)
{
    const struct fighter *viewer = viewer_of(agent);
    return sees_generator(viewer) ? viewer->field->generator : skirmish_generator(agent);
}

/* Light falls out of a room, but not through a door that is shut. */
bool see_lit(const skirmish_agent *agent, skirmish_symbol room)
{
    const struct fighter *viewer = viewer_of(agent);
    bool near = steps_between(viewer->place, room) <= 1;
    bool sees = near && !field_blocked(viewer->field, viewer->place, room);
    return sees ? viewer->field->lit[skirmish_position_of_room(room)] : skirmish_lit(agent, room);
}

bool see_open(const skirmish_agent *agent, skirmish_symbol door)
{
    const struct fighter *viewer = viewer_of(agent);
    skirmish_symbol outside = door == SKIRMISH_WEST_DOOR ? SKIRMISH_YARD : SKIRMISH_STREET;
    bool sees = viewer->place == outside || viewer->place == SKIRMISH_HALL;
    return sees ? viewer->field->open[skirmish_position_of_door(door)] : skirmish_open(agent, door);
}

/* ------------------------------------------------- what actions make true */

void apply_generator(skirmish_agent *agent, skirmish_symbol value)
{
    fighter_of(agent)->field->generator = value;
}

void apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value)
{
    fighter_of(agent)->field->lit[skirmish_position_of_room(room)] = value;
}

void apply_open(skirmish_agent *agent, skirmish_symbol door, bool value)
{
    fighter_of(agent)->field->open[skirmish_position_of_door(door)] = value;
}
