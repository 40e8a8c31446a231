/* SPDX-License-Identifier: MIT */
/* The nodes of a search: inside the team scheduler only. */
#ifndef GG_TEAM_NODES_H
#define GG_TEAM_NODES_H

#include "team/scheduler.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The node of an index. */
gg_team_node *gg_team_node_at(const gg_team_search *search, uint32_t index);

/** What schedules by way of a node come to at least. */
static inline uint32_t *estimate_of(const gg_team_search *search, uint32_t index)
{
    return (uint32_t *)(void *)(gg_team_node_at(search, index) + 1);
}

/** The moment at which the last task of a node starts. */
static inline uint32_t *moment_in(const gg_team_search *search, uint32_t index)
{
    return estimate_of(search, index) + search->estimate_words;
}

static inline uint32_t time_at(const gg_team_search *search, uint32_t index)
{
    return moment_in(search, index)[GG_TEAM_TIME];
}

/** The node from which the same can happen as from a sealed moment; GG_NO_NODE: none. */
uint32_t gg_team_find_node(gg_team_search *search, const uint32_t *moment, uint32_t hash);

/** Lets a node be found by its key no more. */
void gg_team_forget_node(gg_team_search *search, uint32_t index);

/** Writes a node for a sealed moment, with search->estimate, over a forgotten one; GG_NO_NODE: a new
 *  one, for which there is room. */
uint32_t gg_team_write_node(gg_team_search *search, uint32_t index, uint32_t hash,
                            const uint32_t *moment, const gg_team_last_task *step);

/** Puts a node into the heap. */
void gg_team_put_in_order(gg_team_search *search, uint32_t index);

/** Takes a node out of the heap, wherever it is. */
void gg_team_take_from_heap(gg_team_search *search, uint32_t index);

#ifdef __cplusplus
}
#endif

#endif
