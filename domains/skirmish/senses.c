/* SPDX-License-Identifier: MIT */
/*
 * The senses of each type, and what its actions make true: all alike, see sight.c.
 * goapgen made the stubs.
 */
#include "sight.h"

/* ---------------------------------------------------------------- soldiers */

skirmish_symbol skirmish_soldier_sense_at(const skirmish_agent *agent)
{
    return see_at(agent);
}

skirmish_symbol skirmish_soldier_sense_home(const skirmish_agent *agent)
{
    return see_home(agent);
}

skirmish_symbol skirmish_soldier_sense_enemy_at(const skirmish_agent *agent)
{
    return see_enemy_at(agent);
}

bool skirmish_soldier_sense_under_fire(const skirmish_agent *agent)
{
    return see_under_fire(agent);
}

bool skirmish_soldier_sense_in_cover(const skirmish_agent *agent)
{
    return see_in_cover(agent);
}

int32_t skirmish_soldier_sense_health(const skirmish_agent *agent)
{
    return see_health(agent);
}

int32_t skirmish_soldier_sense_fuel(const skirmish_agent *agent)
{
    return see_fuel(agent);
}

skirmish_symbol skirmish_soldier_sense_generator(const skirmish_agent *agent)
{
    return see_generator(agent);
}

bool skirmish_soldier_sense_lit(const skirmish_agent *agent, skirmish_symbol room)
{
    return see_lit(agent, room);
}

bool skirmish_soldier_sense_open(const skirmish_agent *agent, skirmish_symbol door)
{
    return see_open(agent, door);
}

void skirmish_soldier_apply_generator(skirmish_agent *agent, skirmish_symbol value)
{
    apply_generator(agent, value);
}

void skirmish_soldier_apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value)
{
    apply_lit(agent, room, value);
}

void skirmish_soldier_apply_open(skirmish_agent *agent, skirmish_symbol door, bool value)
{
    apply_open(agent, door, value);
}

/* ----------------------------------------------------------------- snipers */

skirmish_symbol skirmish_sniper_sense_at(const skirmish_agent *agent)
{
    return see_at(agent);
}

skirmish_symbol skirmish_sniper_sense_home(const skirmish_agent *agent)
{
    return see_home(agent);
}

skirmish_symbol skirmish_sniper_sense_enemy_at(const skirmish_agent *agent)
{
    return see_enemy_at(agent);
}

bool skirmish_sniper_sense_under_fire(const skirmish_agent *agent)
{
    return see_under_fire(agent);
}

bool skirmish_sniper_sense_in_cover(const skirmish_agent *agent)
{
    return see_in_cover(agent);
}

int32_t skirmish_sniper_sense_health(const skirmish_agent *agent)
{
    return see_health(agent);
}

bool skirmish_sniper_sense_lit(const skirmish_agent *agent, skirmish_symbol room)
{
    return see_lit(agent, room);
}

bool skirmish_sniper_sense_open(const skirmish_agent *agent, skirmish_symbol door)
{
    return see_open(agent, door);
}

void skirmish_sniper_apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value)
{
    apply_lit(agent, room, value);
}

void skirmish_sniper_apply_open(skirmish_agent *agent, skirmish_symbol door, bool value)
{
    apply_open(agent, door, value);
}

/* ------------------------------------------------------------------ medics */

skirmish_symbol skirmish_medic_sense_at(const skirmish_agent *agent)
{
    return see_at(agent);
}

skirmish_symbol skirmish_medic_sense_home(const skirmish_agent *agent)
{
    return see_home(agent);
}

bool skirmish_medic_sense_under_fire(const skirmish_agent *agent)
{
    return see_under_fire(agent);
}

bool skirmish_medic_sense_in_cover(const skirmish_agent *agent)
{
    return see_in_cover(agent);
}

int32_t skirmish_medic_sense_health(const skirmish_agent *agent)
{
    return see_health(agent);
}

skirmish_symbol skirmish_medic_sense_wounded_at(const skirmish_agent *agent)
{
    return see_wounded_at(agent);
}

bool skirmish_medic_sense_lit(const skirmish_agent *agent, skirmish_symbol room)
{
    return see_lit(agent, room);
}

bool skirmish_medic_sense_open(const skirmish_agent *agent, skirmish_symbol door)
{
    return see_open(agent, door);
}

void skirmish_medic_apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value)
{
    apply_lit(agent, room, value);
}

void skirmish_medic_apply_open(skirmish_agent *agent, skirmish_symbol door, bool value)
{
    apply_open(agent, door, value);
}

/* --------------------------------------------------------------- civilians */

skirmish_symbol skirmish_civilian_sense_at(const skirmish_agent *agent)
{
    return see_at(agent);
}

skirmish_symbol skirmish_civilian_sense_home(const skirmish_agent *agent)
{
    return see_home(agent);
}

skirmish_symbol skirmish_civilian_sense_enemy_at(const skirmish_agent *agent)
{
    return see_enemy_at(agent);
}

bool skirmish_civilian_sense_under_fire(const skirmish_agent *agent)
{
    return see_under_fire(agent);
}

bool skirmish_civilian_sense_in_cover(const skirmish_agent *agent)
{
    return see_in_cover(agent);
}

int32_t skirmish_civilian_sense_fuel(const skirmish_agent *agent)
{
    return see_fuel(agent);
}

skirmish_symbol skirmish_civilian_sense_generator(const skirmish_agent *agent)
{
    return see_generator(agent);
}

bool skirmish_civilian_sense_lit(const skirmish_agent *agent, skirmish_symbol room)
{
    return see_lit(agent, room);
}

bool skirmish_civilian_sense_open(const skirmish_agent *agent, skirmish_symbol door)
{
    return see_open(agent, door);
}

void skirmish_civilian_apply_generator(skirmish_agent *agent, skirmish_symbol value)
{
    apply_generator(agent, value);
}

void skirmish_civilian_apply_lit(skirmish_agent *agent, skirmish_symbol room, bool value)
{
    apply_lit(agent, room, value);
}

void skirmish_civilian_apply_open(skirmish_agent *agent, skirmish_symbol door, bool value)
{
    apply_open(agent, door, value);
}

/* ------------------------------------------------------------ what a side thinks */

/* A side's world is what it thinks of the field: what changes there by itself changes nothing. */

void skirmish_world_apply_generator(skirmish_world *world, skirmish_symbol value)
{
    (void)world;
    (void)value;
}

void skirmish_world_apply_lit(skirmish_world *world, skirmish_symbol room, bool value)
{
    (void)world;
    (void)room;
    (void)value;
}

void skirmish_world_apply_open(skirmish_world *world, skirmish_symbol door, bool value)
{
    (void)world;
    (void)door;
    (void)value;
}
