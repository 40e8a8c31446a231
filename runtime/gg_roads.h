/* SPDX-License-Identifier: MIT */
/*
 * Roads: the tables of the ways between places, and how agents walk along them. A game includes gg.h,
 * which includes this. Only the agents of a domain with `roads` may be given to these functions.
 *
 * Rests on gg_tables.h and gg_memory.h. Lengths are of thousandths.
 */
#ifndef GG_ROADS_H
#define GG_ROADS_H

#include "gg_memory.h"
#include "gg_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------ tables */

/** A way from one place to the next, along a road. */
typedef struct gg_hop {
    uint32_t length;
    uint16_t to;
    uint16_t back; /**< the hop that leads back on the same road; GG_NONE: it is one way */
} gg_hop;

/** What roads make of a place. Places that roads join, be it over others, are of one net. */
typedef struct gg_road_place {
    uint32_t row; /**< where the distances to it begin in gg_road_map.distances, of which those from
                         the places of its net follow each other; UINT32_MAX: nobody walks to it */
    uint16_t net; /**< the number of its net */
    uint16_t index; /**< its number among the places of the net */
    uint16_t hops;  /**< the first hop from it; those up to the first one of the next place are its
                         own */
} gg_road_place;

struct gg_road_ops; /* in state/roads.h */

/** The places of a domain with roads: gg_domain.places leads to `places` here, which have a speed and no
 *  points. */
typedef struct gg_road_map {
    gg_places places;
    const GG_ROM struct gg_road_ops *ops; /**< gg_measuring_roads */
    const GG_ROM gg_road_place
        *at;                   /**< by place; and one more, of which `hops` and `row` count all */
    const GG_ROM gg_hop *hops; /**< those that shortest ways are made of, by place; then the
                                    crossings, which are steps of plans */
    const GG_ROM uint32_t
        *distances;               /**< how far the shortest ways are; UINT32_MAX: there is none */
    const GG_ROM uint16_t *froms; /**< by crossing: where it begins; NULL: there are none */
    uint16_t hop_count;           /**< all, with crossings */
    uint32_t agent_hop;           /**< where a gg_agent_hop lies, in bytes from the start of an
                                       agent */
} gg_road_map;

/* ------------------------------------------------------------------ agents */

/** Where an agent is on its way along roads; a part of each agent of a domain with roads, in whose
 *  gg_walk `speed` counts. */
typedef struct gg_agent_hop {
    uint64_t rest;  /**< how far it was from the end of its hop, in thousandths of thousandths, */
    uint32_t since; /**< when `elapsed` was this; 0: it does not walk */
    uint16_t hop; /**< the hop that it is on, which leads from or to the place of its fact; GG_NONE:
                         it is at that place */
} gg_agent_hop;

/** Sets the speed of an agent, which counts from now on: as gg_agent_set_speed. */
void gg_road_set_speed(gg_agent *agent, uint32_t speed);

/** The ground action to which the agent walks now; GG_NONE: it does not walk. */
uint16_t gg_road_walking_to(const gg_agent *agent);

/** How long the walk that the agent is on takes in all, in milliseconds; 0: it does not walk. */
uint32_t gg_road_walk_time(const gg_agent *agent);

/** How long walks by the shortest way take along the roads, in milliseconds, at a speed; UINT32_MAX if
 *  there is none. Places are values of the fact that tells where agents are. */
uint32_t gg_road_time(const GG_ROM gg_domain *domain, uint16_t from, uint16_t to, uint32_t speed);

#ifdef __cplusplus
}
#endif

#endif
