/* SPDX-License-Identifier: MIT */
/* Where agents are on the roads between places: inside the runtime only. See roads.c. Ways are
 * measured in thousandths of thousandths, of which an agent covers as many in a millisecond as its
 * speed says. */
#ifndef GG_STATE_ROADS_H
#define GG_STATE_ROADS_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** No way leads there. */
#define GG_NO_WAY UINT64_MAX

/** The map of a domain with roads. */
static inline const GG_ROM gg_road_map *road_map_of(const GG_ROM gg_domain *domain)
{
    return (const GG_ROM gg_road_map *)domain->places;
}

/** How far it is along roads, for who need not have any: gg_road_map.ops. */
typedef struct gg_road_ops {
    /** See gg_road_time. */
    uint32_t (*time)(const GG_ROM gg_domain *domain, uint16_t from, uint16_t to, uint32_t speed);
} gg_road_ops;

/** The map of the roads of a domain with places; NULL: it has none. */
static inline const GG_ROM gg_road_map *road_map_if_any(const GG_ROM gg_places *places)
{
    return !places->points && places->speed > 0 ? (const GG_ROM gg_road_map *)places : NULL;
}

/** The speed of an agent, which is not 0. */
uint32_t gg_road_speed_of(const gg_agent *agent);

/** How far the shortest way from one place to another is. */
uint64_t gg_road_way(const GG_ROM gg_domain *domain, uint16_t from, uint16_t to);

/** The hop by which an action crosses a road; GG_NONE: it crosses none. */
uint16_t gg_road_crossing(const GG_ROM gg_domain *domain, const GG_ROM gg_action *action);

/** Whether an agent is on the road that an action crosses, to which it need not walk. */
bool gg_road_is_on_crossing(const gg_agent *agent, const GG_ROM gg_action *action);

/** How far the way of the route of a leg is, or of an action, of which an agent may have gone a part. */
uint64_t gg_road_way_of_leg(const GG_ROM gg_domain *domain, const GG_ROM gg_leg *leg);
uint64_t gg_road_route_of(const gg_agent *agent, const GG_ROM gg_action *action);

/** The walk and the route of a leg. */
typedef struct gg_leg_ways {
    uint64_t walk, route;
} gg_leg_ways;

/** The same from where an agent is now, which may be on the road that the leg crosses. */
gg_leg_ways gg_road_ways_of_leg(const gg_agent *agent, const GG_ROM gg_leg *leg);

/** How far the shortest way to a place is from where an agent is now. */
uint64_t gg_road_way_of(const gg_agent *agent, uint16_t to);

/** Whether an agent is between two places. */
bool gg_road_is_between(const gg_agent *agent);

/** The place that the agent's fact tells. */
uint16_t gg_road_place_of(const gg_agent *agent);

/** Turns an agent to the next hop of the shortest way to a place, from where it stands: its way is
 *  measured from now on. */
void gg_road_turn_to(gg_agent *agent, uint16_t to);

/** Takes an agent that walks to a place over the ends of the hops that it has passed by now, but not
 *  to the place itself; its fact follows. Whether there were any. */
bool gg_road_pass_hops(gg_agent *agent, uint16_t to);

/** Changes the speed of an agent, which goes on from where it is now. */
void gg_road_change_speed(gg_agent *agent, uint32_t speed);

/** The `elapsed` at which an agent that walks to a place comes to the end of its hop, and to the
 *  place. */
uint32_t gg_road_hop_end(const gg_agent *agent);
uint32_t gg_road_walk_end(const gg_agent *agent, uint16_t to);

/** Notes where an agent is that walks and is stopped. */
void gg_road_stop_walk(gg_agent *agent);

/** Notes where an agent is that has covered a part of the way of a route, and is stopped. */
void gg_road_stop_route(gg_agent *agent, uint16_t from, uint16_t to, uint64_t covered);

/** Notes where an agent is that has covered a part of a crossing, from where it was on it before, and is
 *  stopped. */
void gg_road_stop_crossing(gg_agent *agent, uint16_t crossing, uint64_t covered);

/** Puts an agent at the place of its fact. */
void gg_road_put_at_place(gg_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
