/* SPDX-License-Identifier: MIT */
/*
 * Memory for a search, of any size: each array is an allocation of exactly what
 * gg.h says, so that a sanitizer sees what goes beyond it, and full of
 * garbage, since nothing may depend on what was in it.
 */
#ifndef TESTS_SEARCH_ROOM_H
#define TESTS_SEARCH_ROOM_H

#include "gg.h"

struct search_room {
    gg_search search;
    gg_plan plan;
};

/** For so many nodes and steps of the plan. */
struct search_room search_room_of(const gg_domain *domain, uint32_t nodes, uint16_t steps);
void search_room_free(struct search_room *room);

#endif
