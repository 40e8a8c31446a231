/* SPDX-License-Identifier: MIT */
/*
 * The nodes of a search: found by their keys in a hash table, by their order
 * in a heap. Both live in the caller's arrays and grow with the nodes that are
 * used, so that nothing has to be cleared that a search does not touch. Rests on
 * bits.h. In the heap no node is better than the one that it stands below.
 */
#include "goap/search.h"

uint32_t gg_key_words(const gg_search *search)
{
    uint32_t words = search->problem.domain->word_count;
    return is_forward(search) ? words : 2 * words;
}

uint64_t *gg_node_key(const gg_search *search, uint32_t index)
{
    return &search->states[(size_t)index * gg_key_words(search)];
}

void gg_nodes_clear(gg_search *search)
{
    search->node_count = 0;
    search->heap_count = 0;
    search->hash_span = 0;
}

/* -------------------------------------------------------------- hash table */

/* There are as many chains as nodes; each new node brings one, which takes over
 * what belongs to it from one other (linear hashing: Litwin, "Linear Hashing: A
 * New Tool for File and Table Addressing", 1980). hash_span is the greatest
 * power of 2 that is not above the number of nodes. */
static uint32_t open_list_chain_of(const gg_search *search, uint32_t hash)
{
    uint32_t chain = hash & (2 * search->hash_span - 1);
    return chain < search->node_count ? chain : chain - search->hash_span;
}

uint32_t gg_nodes_find(const gg_search *search, const uint64_t *key, uint32_t *hash)
{
    uint32_t words = gg_key_words(search);
    *hash = gg_hash_words(key, words, 0);
    if (search->node_count == 0)
        return GG_NO_NODE;
    uint32_t index = search->nodes[open_list_chain_of(search, *hash)].first;
    while (index != GG_NO_NODE && !(search->nodes[index].hash == *hash &&
                                    gg_same_words(gg_node_key(search, index), key, words)))
        index = search->nodes[index].next;
    return index;
}

/* One more chain, at the end. */
static void open_list_add_chain(gg_search *search)
{
    gg_node *nodes = search->nodes;
    uint32_t chain = search->node_count++;
    nodes[chain].first = GG_NO_NODE;
    if (chain == 0) {
        search->hash_span = 1;
        return;
    }
    uint32_t *link = &nodes[chain - search->hash_span].first;
    while (*link != GG_NO_NODE) {
        uint32_t index = *link;
        if ((nodes[index].hash & (2 * search->hash_span - 1)) != chain) {
            link = &nodes[index].next;
            continue;
        }
        *link = nodes[index].next;
        nodes[index].next = nodes[chain].first;
        nodes[chain].first = index;
    }
    if (search->node_count == 2 * search->hash_span)
        search->hash_span *= 2;
}

uint32_t gg_nodes_add(gg_search *search, const uint64_t *key, uint32_t hash)
{
    uint32_t room = search->node_capacity;
    if (!is_forward(search))
        room /= 2;
    if (search->node_count == room)
        return GG_NO_NODE;
    uint32_t index = search->node_count;
    gg_copy_words(gg_node_key(search, index), key, gg_key_words(search));
    open_list_add_chain(search);
    gg_node *node = &search->nodes[index];
    gg_node *chain = &search->nodes[open_list_chain_of(search, hash)];
    node->hash = hash;
    node->place = GG_NO_NODE;
    node->next = chain->first;
    chain->first = index;
    search->generated++;
    return index;
}

/* -------------------------------------------------------------------- heap */

static bool is_better(const gg_search *search, uint32_t a, uint32_t b)
{
    const gg_node *one = &search->nodes[a], *other = &search->nodes[b];
    if (one->estimated_total != other->estimated_total)
        return one->estimated_total < other->estimated_total;
    if (one->cost_so_far != other->cost_so_far)
        return (one->cost_so_far < other->cost_so_far) == (search->direction == GG_SATISFICING);
    return a < b;
}

static void open_list_put(gg_search *search, uint32_t place, uint32_t index)
{
    search->heap[place] = index;
    search->nodes[index].place = place;
}

/* Puts a node into a free place, or above it. */
static void open_list_raise(gg_search *search, uint32_t place, uint32_t index)
{
    while (place > 0 && is_better(search, index, search->heap[(place - 1) / 2])) {
        open_list_put(search, place, search->heap[(place - 1) / 2]);
        place = (place - 1) / 2;
    }
    open_list_put(search, place, index);
    GG_ASSERT(place == 0 || !is_better(search, index, search->heap[(place - 1) / 2]));
}

void gg_heap_raise(gg_search *search, uint32_t index)
{
    uint32_t place = search->nodes[index].place;
    open_list_raise(search, place == GG_NO_NODE ? search->heap_count++ : place, index);
}

uint32_t gg_heap_take(gg_search *search)
{
    GG_ASSERT(search->heap_count > 0);
    uint32_t best = search->heap[0];
    uint32_t last = search->heap[--search->heap_count];
    uint32_t place = 0;
    for (uint32_t child = 1; child < search->heap_count; child = 2 * place + 1) {
        if (child + 1 < search->heap_count &&
            is_better(search, search->heap[child + 1], search->heap[child]))
            child++;
        open_list_put(search, place, search->heap[child]);
        place = child;
    }
    if (search->heap_count > 0)
        open_list_raise(search, place, last);
    GG_ASSERT(search->heap_count == 0 || is_better(search, best, search->heap[0]));
    search->nodes[best].place = GG_NO_NODE;
    return best;
}
