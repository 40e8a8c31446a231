/* SPDX-License-Identifier: MIT */
/*
 * The map of the roads of a domain: the hops from each place to the next ones, and how far the shortest
 * ways are to the places that somebody walks to.
 */
#ifndef GOAPGEN_GROUND_ROAD_MAP_H
#define GOAPGEN_GROUND_ROAD_MAP_H

#include "ground/grounding.h"

/** A way from one place to the next, along a road. */
struct hop {
    uint16_t from, to;
    uint32_t length; /**< in thousandths */
    size_t back;     /**< the hop that leads back on the same road; SIZE_MAX: it is one way */
};

/** The roads of a domain as the runtime walks them. Ways do not lead along crossings. */
struct road_map {
    struct hop *hops; /**< hop_count in the order of the places that they lead from; then the
                           crossings, crossing_count of them */
    size_t hop_count, crossing_count;
    size_t *crossings;           /**< by road: of one that is crossed, its first hop */
    size_t *first;               /**< by place, and one more: its first hop */
    const struct hop **incoming; /**< the hops in the order of the places that they lead to */
    size_t *incoming_first;      /**< by place, and one more: the first one to it */
    size_t *nets;                /**< by place: the number of its net, the places that roads join */
    size_t *indices;             /**< by place: its number in its net */
    size_t *sizes;               /**< by net: how many places it has */
    uint32_t *
        *distances; /**< by place, for those that somebody walks to: by place, how far it is from
                                there; UINT32_MAX: no way leads there. NULL: nobody does */
};

/** The hop along which an action crosses a road; SIZE_MAX: it crosses none. */
size_t crossing_of_action(const struct problem *problem, const struct ground_action *action);

/** Makes the map of a domain that has roads, problem.road_map, without distances. */
void make_road_map(struct grounding *grounding);

/** How far the shortest way is from a place to one where an action begins or ends, in thousandths;
 *  UINT32_MAX: there is none. */
uint32_t road_distance(const struct problem *problem, uint16_t from, uint16_t to);

/** Has an action whose places are known ask for that a way leads to where it begins; false: none leads
 *  there, or from there to where it ends. Where there are no roads, all ways do. */
bool add_way_to_action(struct grounding *grounding, struct ground_action *action);

#endif
