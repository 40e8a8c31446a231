/* SPDX-License-Identifier: MIT */
/* Allocates the memory for a search, array by array: see search_room.h. */
#include "support/search_room.h"

#include "tables/memory_plan.h"

#include <stdlib.h>
#include <string.h>

/* The garbage of two allocations is not the same, so that results which rest
 * on it differ. */
static void *garbage(size_t count, size_t size)
{
    static unsigned char seed;
    unsigned char *memory = malloc(count * size);
    if (count * size > 0)
        memset(memory, seed += 89, count * size);
    return memory;
}

struct search_room search_room_of(const gg_domain *domain, uint32_t nodes, uint16_t steps)
{
    struct search_room room;
    gg_search *search = &room.search;
    size_t row = (domain->action_count + 63u) / 64;
    memset(&room, 0x5a, sizeof room);
    search->node_capacity = nodes;
    search->nodes = garbage(nodes, sizeof *search->nodes);
    search->heap = garbage(nodes, sizeof *search->heap);
    search->states = garbage((size_t)nodes * domain->word_count, sizeof *search->states);
    search->usable = garbage(row, sizeof *search->usable);
    search->dynamic_costs = garbage(memory_cost_count(domain), sizeof *search->dynamic_costs);
    search->sets = garbage(3 * row, sizeof *search->sets);
    search->relaxed_costs = garbage(domain->search->value_count, sizeof *search->relaxed_costs);
    search->estimates = garbage(memory_estimate_words(domain), sizeof *search->estimates);
    search->scratch = garbage(5u * domain->word_count, sizeof *search->scratch);
    search->reading = garbage(domain->word_count + (domain->procedural_count + 63u) / 64,
                              sizeof *search->reading);
    room.plan.steps = garbage(steps, sizeof *room.plan.steps);
    room.plan.capacity = steps;
    return room;
}

void search_room_free(struct search_room *room)
{
    free(room->search.nodes);
    free(room->search.heap);
    free(room->search.states);
    free(room->search.usable);
    free(room->search.dynamic_costs);
    free(room->search.sets);
    free(room->search.relaxed_costs);
    free(room->search.estimates);
    free(room->search.scratch);
    free(room->search.reading);
    free(room->plan.steps);
}
