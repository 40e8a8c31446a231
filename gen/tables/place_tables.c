/* SPDX-License-Identifier: MIT */
/* Builds what the runtime knows of places: see build.h. */
#include "tables/build.h"

void build_places(struct building *building)
{
    const struct places *places = &building->problem->domain->places;
    if (!places->fact)
        return;
    const struct symbol_set *values = &places->fact->values;
    gg_places *row = pool_take(building->pool, sizeof *row);
    uint16_t *symbols = pool_take(building->pool, values->count * sizeof *symbols);
    for (size_t i = 0; i < values->count; i++)
        symbols[i] = (uint16_t)values->symbols[i];
    row->walking = &gg_walking;
    row->points = places->points;
    row->symbols = symbols;
    row->speed = places->points ? places->speed : 0;
    row->fact = (uint16_t)building->tables->layout.numbers[places->fact->first];
    row->count = (uint16_t)values->count;
    building->tables->domain.places = row;
}
