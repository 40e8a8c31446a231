/* SPDX-License-Identifier: MIT */
/*
 * Walks to slots, which are places that come and go: as in agent_walk.c, but an agent stands where it
 * is when the slot that it is at is unbound, or when the game says that it is at no place. Only the tables
 * of domains whose slots are places, or with chases, name it. Rests on travel.c and agent_walk.c.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"
#include "state/travel.h"

/* Whether a place has no position of its own: it is a slot, or no place. */
static bool is_off_map(const GG_ROM gg_places *places, uint16_t place)
{
    return places->points[place].x == GG_OFF_MAP;
}

static bool is_nowhere(const GG_ROM gg_places *places, uint16_t place)
{
    return is_off_map(places, place) && places->points[place].y != 0;
}

/* ------------------------------------------------------------------ beginning */

/* What is not on the map yet is in the middle of it. */
void gg_slot_walks_place(gg_world *world)
{
    const GG_ROM gg_places *places = world->domain->places;
    const gg_point middle = {0, 0};
    gg_travel_init_places(world);
    for (uint16_t i = 0; i < places->count; i++)
        if (is_off_map(places, i))
            place_points_of(world)[i] = middle;
}

/* Puts an agent where the place of its fact is. At a slot it is not carried along from there. */
static void stand_at_place(gg_agent *agent, uint16_t place)
{
    gg_walk *walk = gg_travel_walk_of(agent);
    walk->point = place_points_of(agent->world)[place];
    walk->fraction_x = walk->fraction_y = 0;
    if (is_off_map(agent->domain->places, place))
        walk->target = walk->point;
}

void gg_slot_walks_init(gg_agent *agent)
{
    gg_travel_init(agent);
    stand_at_place(agent, gg_travel_place_of(agent));
}

/* ------------------------------------------------------------ what sets the fact */

/* An agent that is at no place stays where it stands. */
void gg_slot_walks_settle(gg_agent *agent)
{
    gg_walk *walk = gg_travel_walk_of(agent);
    const GG_ROM gg_places *places = agent->domain->places;
    uint16_t place = gg_travel_place_of(agent);
    if (!is_nowhere(places, place))
        gg_travel_sync_with_fact(agent);
    if (walk->target.x == GG_WITH_PLACE && is_off_map(places, place))
        walk->target = walk->point;
}

void gg_slot_walks_settle_after_effect(gg_agent *agent, const GG_ROM gg_effect *effect)
{
    if (place_after_effect(agent->domain, effect, GG_NONE) != GG_NONE)
        gg_slot_walks_settle(agent);
}

void gg_slot_walks_end_action(gg_agent *agent, const GG_ROM gg_effect *effect)
{
    uint16_t place = place_after_effect(agent->domain, effect, gg_travel_place_of(agent));
    gg_travel_end_action(agent, effect);
    if (gg_travel_walk_of(agent)->target.x == GG_WITH_PLACE)
        stand_at_place(agent, place);
}

const GG_ROM gg_walk_ops gg_slot_walking = {gg_walk_is_needed,
                                            gg_walk_begin,
                                            gg_walk_tick,
                                            gg_walk_abort,
                                            gg_travel_note_stop_point,
                                            gg_slot_walks_settle,
                                            gg_slot_walks_settle_after_effect,
                                            gg_travel_set_out,
                                            gg_slot_walks_end_action,
                                            gg_travel_has_moved,
                                            gg_travel_route_time,
                                            gg_slot_walks_place,
                                            gg_agent_walk_time};
