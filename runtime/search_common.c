/* SPDX-License-Identifier: MIT */
/*
 * What both directions of a search share: a way to a state or box is noted, if it is the
 * best one so far. Rests on open_list.c. A node is never met again by a way that is not
 * shorter.
 */
#include "search.h"

static gg_distance with_estimate(const gg_search *search, gg_distance spent, gg_distance rest)
{
    if (!is_greedy(search))
        return distance_sum(spent, rest);
    gg_distance hurried = 0;
    for (int i = 0; i < (is_forward(search) ? GG_HURRY : GG_HURRY_BACKWARD); i++)
        hurried = distance_sum(hurried, rest);
    return distance_sum(spent, hurried);
}

/* The way is better than the one by which the node was met before. */
static void improve(gg_search *search, uint32_t index, const gg_way *way, gg_distance spent)
{
    gg_node *node = &search->nodes[index];
    node->expected -= node->spent - spent;
    node->spent = spent;
    node->parent = way->parent;
    node->action = way->action;
    gg_heap_raise(search, index);
}

bool gg_search_meet(gg_search *search, const gg_way *way)
{
    gg_distance spent = 0;
    if (way->parent != GG_NO_NODE)
        spent = search->nodes[way->parent].spent + action_distance(search, way->action);
    if (way->parent != GG_NO_NODE && steps_of_distance(spent) == 0) {
        search->cut = true;
        return true;
    }
    uint32_t hash;
    uint32_t index = gg_nodes_find(search, way->key, &hash);
    if (index != GG_NO_NODE) {
        if (spent < search->nodes[index].spent)
            improve(search, index, way, spent);
        return true;
    }
    gg_distance expected = with_estimate(search, spent, way->estimate(search, way->key));
    if (expected == GG_FAR)
        return true;
    index = gg_nodes_add(search, way->key, hash);
    if (index == GG_NO_NODE)
        return false;
    gg_node *node = &search->nodes[index];
    node->spent = spent;
    node->expected = expected;
    node->parent = way->parent;
    node->action = way->action;
    gg_heap_raise(search, index);
    return true;
}
