/* SPDX-License-Identifier: MIT */
/* Moves places of a world: see placings.h. */
#include "run/placings.h"

static int32_t number_on_map(int64_t number)
{
    return (int32_t)(number > GG_MAP_EDGE    ? GG_MAP_EDGE
                     : number < -GG_MAP_EDGE ? -GG_MAP_EDGE
                                             : number);
}

void move_places(gg_world *world, const struct placings *placings)
{
    const gg_places *places = world->domain->places;
    for (size_t i = 0; i < placings->count; i++) {
        const struct placing *placing = &placings->items[i];
        const void *points = (const unsigned char *)world + places->offsets.world_points;
        gg_point was = ((const gg_point *)points)[placing->place], to = placing->point;
        if (placing->by)
            to = (gg_point){number_on_map((int64_t)was.x + to.x),
                            number_on_map((int64_t)was.y + to.y)};
        gg_world_set_place(world, places->symbols[placing->place], to.x, to.y);
    }
}
