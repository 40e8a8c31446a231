/* SPDX-License-Identifier: MIT */
/* Where the parts of a world lie. Inside the runtime only. */
#ifndef GG_WORLD_PARTS_H
#define GG_WORLD_PARTS_H

#include "gg_memory.h"

#ifdef __cplusplus
extern "C" {
#endif

static inline void *world_part(const gg_world *world, uint32_t offset)
{
    return (unsigned char *)(uintptr_t)world + offset;
}

/** If places have points: where they are now, by place. */
static inline gg_point *points_of(const gg_world *world)
{
    return (gg_point *)world_part(world, world->domain->offsets.world_points);
}

/** If facts are claimed: what is claimed of each. */
static inline gg_holding *world_holdings(const gg_world *world)
{
    return (gg_holding *)world_part(world, world->domain->offsets.world_holdings);
}

/** And by how many. */
static inline gg_claimants *world_claimants(const gg_world *world)
{
    return (gg_claimants *)world_part(world, world->domain->offsets.world_claimants);
}

#ifdef __cplusplus
}
#endif

#endif
