/* SPDX-License-Identifier: MIT */
/*
 * The states or boxes that a search has met: found by their keys, and ordered by their estimated
 * totals. Rests on open_list.h.
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

static gg_nodes nodes_of(gg_search *search)
{
    gg_nodes nodes = {&search->open, search->heap, search->nodes, sizeof(gg_node)};
    return nodes;
}

void gg_nodes_clear(gg_search *search)
{
    search->open.node_count = search->open.heap_count = search->open.hash_span = 0;
}

uint32_t gg_nodes_find(gg_search *search, const uint64_t *key, uint32_t *hash)
{
    uint32_t words = gg_key_words(search), known = gg_hash_words(key, words, 0);
    *hash = known;
    if (search->open.node_count == 0)
        return GG_NO_NODE;
    uint32_t index = *chain_of(nodes_of(search), known);
    while (index != GG_NO_NODE && !(search->nodes[index].links.hash == known &&
                                    gg_same_words(gg_node_key(search, index), key, words)))
        index = search->nodes[index].links.next;
    return index;
}

uint32_t gg_nodes_add(gg_search *search, const uint64_t *key, uint32_t hash)
{
    uint32_t room = search->node_capacity, index = search->open.node_count;
    if (!is_forward(search))
        room /= 2;
    if (index == room)
        return GG_NO_NODE;
    gg_copy_words(gg_node_key(search, index), key, gg_key_words(search));
    add_chain(nodes_of(search));
    link_node(nodes_of(search), index, hash);
    search->generated++;
    return index;
}

bool gg_is_better_node(const void *owner, const gg_node_links *a, const gg_node_links *b)
{
    const gg_search *search = (const gg_search *)owner;
    const gg_node *one = (const gg_node *)(const void *)a;
    const gg_node *other = (const gg_node *)(const void *)b;
    if (one->estimated_total != other->estimated_total)
        return one->estimated_total < other->estimated_total;
    if (one->cost_so_far != other->cost_so_far)
        return (one->cost_so_far < other->cost_so_far) == (search->direction == GG_SATISFICING);
    return a < b;
}

void gg_heap_raise(gg_search *search, uint32_t index)
{
    raise_in_heap(nodes_of(search), gg_is_better_node, search, index);
}

uint32_t gg_heap_take(gg_search *search)
{
    GG_ASSERT(search->open.heap_count > 0);
    uint32_t best = search->heap[0];
    uint32_t last = remove_from_heap(nodes_of(search), gg_is_better_node, search, 0);
    if (last != best)
        gg_heap_raise(search, last);
    GG_ASSERT(last == best || gg_is_better_node(search, &search->nodes[best].links,
                                                &search->nodes[search->heap[0]].links));
    return best;
}
