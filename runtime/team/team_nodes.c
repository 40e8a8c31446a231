/* SPDX-License-Identifier: MIT */
/*
 * The nodes of a search. Rests on team_moment.c. Of two nodes from which the same can happen only the
 * better one is gone on with; the other one stays, as the way to others may lead through it.
 */
#include "team/nodes.h"

static gg_nodes nodes_of_team(gg_team_search *search)
{
    gg_nodes nodes = {&search->open, search->heap, search->nodes,
                      (size_t)search->node_words * sizeof(uint32_t)};
    return nodes;
}

gg_team_node *gg_team_node_at(const gg_team_search *search, uint32_t index)
{
    return (gg_team_node *)(void *)(search->nodes + (size_t)index * search->node_words);
}

static bool is_same(const gg_team_search *search, const uint32_t *a, const uint32_t *b)
{
    for (uint32_t i = search->at_pending; i < search->moment_words; i++)
        if (a[i] != b[i])
            return false;
    return true;
}

uint32_t gg_team_find_node(gg_team_search *search, const uint32_t *moment, uint32_t hash)
{
    if (search->open.node_count == 0)
        return GG_NO_NODE;
    uint32_t index = *chain_of(nodes_of_team(search), hash);
    while (index != GG_NO_NODE && !(gg_team_node_at(search, index)->links.hash == hash &&
                                    is_same(search, moment_in(search, index), moment)))
        index = gg_team_node_at(search, index)->links.next;
    return index;
}

void gg_team_forget_node(gg_team_search *search, uint32_t index)
{
    unlink_node(nodes_of_team(search), index);
}

uint32_t gg_team_write_node(gg_team_search *search, uint32_t index, uint32_t hash,
                            const uint32_t *moment, const gg_team_last_task *step)
{
    if (index == GG_NO_NODE) {
        index = search->open.node_count;
        add_chain(nodes_of_team(search));
    }
    link_node(nodes_of_team(search), index, hash);
    gg_team_node_at(search, index)->step = *step;
    gg_team_copy_numbers(estimate_of(search, index), search->estimate, search->estimate_words);
    gg_team_copy_numbers(moment_in(search, index), moment, search->moment_words);
    return index;
}

/* Of equal ones the later moment is nearer to the end; then the older one comes first. */
static bool node_is_better(const void *owner, const gg_node_links *a, const gg_node_links *b)
{
    const gg_team_search *search = (const gg_team_search *)owner;
    const uint32_t *one =
        (const uint32_t *)(const void *)((const gg_team_node *)(const void *)a + 1);
    const uint32_t *other =
        (const uint32_t *)(const void *)((const gg_team_node *)(const void *)b + 1);
    int order = gg_team_compare(search, one, other);
    uint32_t time = one[search->estimate_words + GG_TEAM_TIME];
    uint32_t other_time = other[search->estimate_words + GG_TEAM_TIME];
    if (order != 0)
        return order < 0;
    return time != other_time ? time > other_time : a < b;
}

void gg_team_put_in_order(gg_team_search *search, uint32_t index)
{
    raise_in_heap(nodes_of_team(search), node_is_better, search, index);
}

void gg_team_take_from_heap(gg_team_search *search, uint32_t index)
{
    uint32_t last = remove_from_heap(nodes_of_team(search), node_is_better, search,
                                     gg_team_node_at(search, index)->links.place);
    if (last != index)
        gg_team_put_in_order(search, last);
}
