/* SPDX-License-Identifier: MIT */
/*
 * Walks: how long they take, and where agents and places are. A game includes gg.h, which includes
 * this. Only the agents and worlds of a domain with places may be given to these functions.
 *
 * Rests on gg_memory.h. Points are of thousandths, and speeds of thousandths a second.
 */
#ifndef GG_WALK_H
#define GG_WALK_H

#include "gg_memory.h"

#ifdef __cplusplus
extern "C" {
#endif

/** How many milliseconds a walk from one point to another takes at a speed: distance / speed,
 *  rounded up, and UINT32_MAX at the most. The speed is in thousandths a second; one of 0 takes for
 *  ever. */
uint32_t gg_walk_time(gg_point from, gg_point to, uint32_t speed);

/** The cost of an action of `cost: travel` with so much walking: 1, and 1 more for each
 *  second that the walk has begun; UINT16_MAX at the most. */
uint16_t gg_walk_cost(uint32_t milliseconds);

/** Moves a place, given by its symbol, of a world whose places have points. A walk or a route to it that
 *  is under way goes on from where the agent is, towards the new point; an agent that has arrived stays
 *  where it is, and is at the place no more. An agent that walks is to be ticked before. Numbers beyond
 *  the edge of the map are cut; a symbol that is no place does nothing. */
void gg_world_set_place(gg_world *world, uint16_t symbol, int32_t x, int32_t y);

/** Says where an agent is whose places have points, in thousandths: the game has pushed or carried it,
 *  or lets it walk by a navigation of its own. A walk or a route goes on from there. Otherwise the agent
 *  is then at no place, unless it is so near as `within` says. Numbers beyond the edge of the map are
 *  cut. An agent that walks is to be ticked before. */
void gg_agent_set_point(gg_agent *agent, int32_t x, int32_t y);

/** Sets the speed of an agent whose places have points: 1 to GG_TOP_SPEED, others are cut. It
 *  counts from now on, also for a walk or a route that is under way: of a route as large a part
 *  is done as before, and `elapsed` is set so. */
void gg_agent_set_speed(gg_agent *agent, uint32_t speed);

/** Where an agent is whose places have points: also on a walk or a route, and after one that was
 *  stopped on the way. */
gg_point gg_agent_point(const gg_agent *agent);

/** The ground action to which the agent walks now; GG_NONE: it does not walk. */
uint16_t gg_agent_walking(const gg_agent *agent);

/** How long the walk that the agent is on takes in all, in milliseconds; 0: it does not walk. */
uint32_t gg_agent_walk_time(const gg_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
