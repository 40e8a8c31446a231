/* SPDX-License-Identifier: MIT */
/*
 * The nodes of a search for schedules: inside the team scheduler only. See team_nodes.c.
 */
#ifndef GG_TEAM_NODES_H
#define GG_TEAM_NODES_H

#include "team/team_parts.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A node. What follows it: its estimate, estimate_words numbers, then the moment at which its
 * last task starts, moment_words. Times of members when they are free are relative to that. */
typedef struct gg_team_node {
    uint32_t parent;
    uint32_t hash;
    uint32_t first, next;  /* chains of the hash table */
    uint32_t place;        /* in the heap; GG_TEAM_NOBODY: not in it */
    uint16_t member, task; /* its last task; of the first node GG_NONE */
    uint32_t done;         /* whether it stands for a schedule: nothing else is started */
} gg_team_node;

/* A node, and what stands in it: what schedules by way of it come to at least. */
gg_team_node *gg_team_node_at(const gg_team_search *search, uint32_t index);
uint32_t *gg_team_estimate_of(const gg_team_search *search, uint32_t index);

/* Takes a moment from a node. */
void gg_team_load(const gg_team_search *search, uint32_t *moment, uint32_t index);

/* Forgets all nodes. */
void gg_team_clear(gg_team_search *search);

/* Which of two estimates is less: below 0 the first one. */
int gg_team_compare(const gg_team_search *search, const uint32_t *a, const uint32_t *b);

/* Takes the best node out of the heap, which is not empty. */
uint32_t gg_team_take_best(gg_team_search *search);

/* Adds a node for a moment, which is changed, with search->estimate, unless there is one that is
 * not worse. False: there is no room. */
bool gg_team_add(gg_team_search *search, uint32_t *moment, const gg_team_node *node);

/* Makes a moment the key of a node, and gives its hash; the node from which the same can happen,
 * or GG_TEAM_NOBODY; and forgets one, so that it is not found any more. */
uint32_t gg_team_seal(const gg_team_search *search, uint32_t *moment);
uint32_t gg_team_find(const gg_team_search *search, const uint32_t *moment, uint32_t hash);
void gg_team_unlink(gg_team_search *search, uint32_t index);

/* Writes a node for a sealed moment, with search->estimate, over a forgotten one; GG_TEAM_NOBODY:
 * a new one, for which there is room. */
uint32_t gg_team_write_node(gg_team_search *search, uint32_t index, uint32_t hash,
                            const uint32_t *moment);

/* When the last task of a node starts; and whether a node comes before another. */
uint32_t gg_team_time_at(const gg_team_search *search, uint32_t index);
bool gg_team_is_better(const gg_team_search *search, uint32_t a, uint32_t b);

#ifdef __cplusplus
}
#endif

#endif
