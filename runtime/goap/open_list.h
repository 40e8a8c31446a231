/* SPDX-License-Identifier: MIT */
/*
 * The open list of any search: a hash table that finds nodes by their keys, and a heap that orders
 * them. Nodes stand one after the other and are all of one size; each has a gg_node_links. Hash
 * table and heap grow with the nodes that are used, so that nothing has to be cleared that a search
 * does not touch. The functions are inlined, so that a search pays only for its own nodes. In the
 * heap no node is better than the one that it stands below.
 */
#ifndef GG_OPEN_LIST_H
#define GG_OPEN_LIST_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** No node; not in the heap. */
#define GG_NO_NODE UINT32_MAX

/** The nodes of a search, with room for as many in the heap. */
typedef struct gg_nodes {
    gg_open_list *list;
    uint32_t *heap;
    void *links; /**< of the first node */
    size_t size; /**< of a node, in bytes */
} gg_nodes;

/** Whether a node of a search comes before another one: a total order. Of what is equal the node
 *  that was made first has the lower address. */
typedef bool gg_is_better(const void *search, const gg_node_links *a, const gg_node_links *b);

/** The links of a node, by its number. */
static inline gg_node_links *links_of(gg_nodes nodes, uint32_t index)
{
    return (gg_node_links *)(void *)((unsigned char *)nodes.links + (size_t)index * nodes.size);
}

/* -------------------------------------------------------------- hash table */

/** The chain of a hash. There are as many chains as nodes; each new node brings one, which takes
 *  over what belongs to it from one other (linear hashing: Litwin, "Linear Hashing: A New Tool for
 *  File and Table Addressing", 1980). hash_span is the greatest power of 2 that is not above the
 *  number of nodes, of which there is at least one. */
static inline uint32_t *chain_of(gg_nodes nodes, uint32_t hash)
{
    uint32_t span = nodes.list->hash_span, chain = hash & (2 * span - 1);
    return &links_of(nodes, chain < nodes.list->node_count ? chain : chain - span)->first;
}

/** Makes room for one more node, the last one: adds a chain for it to the hash table, and moves the
 *  nodes that belong into that from another chain. */
static inline void add_chain(gg_nodes nodes)
{
    gg_open_list *list = nodes.list;
    uint32_t chain = list->node_count++;
    gg_node_links *added = links_of(nodes, chain);
    added->first = GG_NO_NODE;
    if (chain == 0) {
        list->hash_span = 1;
        return;
    }
    uint32_t *link = &links_of(nodes, chain - list->hash_span)->first;
    while (*link != GG_NO_NODE) {
        uint32_t index = *link;
        gg_node_links *node = links_of(nodes, index);
        if ((node->hash & (2 * list->hash_span - 1)) != chain) {
            link = &node->next;
            continue;
        }
        *link = node->next;
        node->next = added->first;
        added->first = index;
    }
    if (list->node_count == 2 * list->hash_span)
        list->hash_span *= 2;
}

/** Puts a node into its chain. It is not in the heap. */
static inline void link_node(gg_nodes nodes, uint32_t index, uint32_t hash)
{
    uint32_t *chain = chain_of(nodes, hash);
    gg_node_links *node = links_of(nodes, index);
    node->hash = hash;
    node->place = GG_NO_NODE;
    node->next = *chain;
    *chain = index;
}

/** Takes a node out of its chain, so that it is not found any more. */
static inline void unlink_node(gg_nodes nodes, uint32_t index)
{
    uint32_t *link = chain_of(nodes, links_of(nodes, index)->hash);
    while (*link != index)
        link = &links_of(nodes, *link)->next;
    *link = links_of(nodes, index)->next;
}

/* -------------------------------------------------------------------- heap */

/** Moves a node up in the heap to its place, after it became better; one that is not in the heap
 *  comes in. */
static inline void raise_in_heap(gg_nodes nodes, gg_is_better *is_better, const void *search,
                                 uint32_t index)
{
    gg_node_links *node = links_of(nodes, index);
    uint32_t place = node->place;
    if (place == GG_NO_NODE)
        place = nodes.list->heap_count++;
    while (place > 0) {
        uint32_t above = (place - 1) / 2;
        gg_node_links *other = links_of(nodes, nodes.heap[above]);
        if (!is_better(search, node, other))
            break;
        nodes.heap[place] = nodes.heap[above];
        other->place = place;
        place = above;
    }
    nodes.heap[place] = index;
    node->place = place;
    GG_ASSERT(place == 0 || !is_better(search, node, links_of(nodes, nodes.heap[(place - 1) / 2])));
}

/** Takes the node at a place out of the heap. Returns the last node of the heap, which takes over
 *  the place that is left and is then to be raised, unless it is the node itself. */
static inline uint32_t remove_from_heap(gg_nodes nodes, gg_is_better *is_better, const void *search,
                                        uint32_t place)
{
    uint32_t count = --nodes.list->heap_count, taken = nodes.heap[place], last = nodes.heap[count];
    for (uint32_t child = 2 * place + 1; child < count; child = 2 * place + 1) {
        gg_node_links *better = links_of(nodes, nodes.heap[child]);
        if (child + 1 < count) {
            gg_node_links *other = links_of(nodes, nodes.heap[child + 1]);
            if (is_better(search, other, better)) {
                better = other;
                child++;
            }
        }
        nodes.heap[place] = nodes.heap[child];
        better->place = place;
        place = child;
    }
    links_of(nodes, last)->place = place;
    links_of(nodes, taken)->place = GG_NO_NODE;
    return last;
}

#ifdef __cplusplus
}
#endif

#endif
