/* SPDX-License-Identifier: MIT */
/*
 * What both directions of a search share: they note a way to a state or box if it is the
 * best one so far. Rests on open_list.c. A node's cost so far never grows.
 */
#include "goap/search.h"

static gg_distance total_with(const gg_search *search, gg_distance cost_so_far, gg_distance rest)
{
    if (!is_greedy(search))
        return distance_sum(cost_so_far, rest);
    gg_distance weighted = 0;
    for (int i = 0; i < (is_forward(search) ? GG_HEURISTIC_WEIGHT : GG_HEURISTIC_WEIGHT_BACKWARD);
         i++)
        weighted = distance_sum(weighted, rest);
    return distance_sum(cost_so_far, weighted);
}

/* Gives a node a way that is better than the one by which it was met before. */
static void search_common_improve(gg_search *search, uint32_t index, const gg_way_to_state *way,
                                  gg_distance cost_so_far)
{
    gg_node *node = &search->nodes[index];
    node->estimated_total -= node->cost_so_far - cost_so_far;
    node->cost_so_far = cost_so_far;
    node->parent = way->parent;
    node->action = way->action;
    gg_heap_raise(search, index);
}

bool gg_search_add_or_improve_node(gg_search *search, const gg_way_to_state *way)
{
    gg_distance cost_so_far = 0;
    if (way->parent != GG_NO_NODE)
        cost_so_far = search->nodes[way->parent].cost_so_far + way->step;
    if (way->parent != GG_NO_NODE && steps_of_distance(cost_so_far) == 0) {
        search->cut = true;
        return true;
    }
    uint32_t hash;
    uint32_t index = gg_nodes_find(search, way->key, &hash);
    if (index != GG_NO_NODE) {
        if (cost_so_far < search->nodes[index].cost_so_far)
            search_common_improve(search, index, way, cost_so_far);
        return true;
    }
    gg_distance estimated_total = total_with(search, cost_so_far, way->estimate(search, way->key));
    if (estimated_total == GG_FAR)
        return true;
    index = gg_nodes_add(search, way->key, hash);
    if (index == GG_NO_NODE)
        return false;
    gg_node *node = &search->nodes[index];
    node->cost_so_far = cost_so_far;
    node->estimated_total = estimated_total;
    node->parent = way->parent;
    node->action = way->action;
    gg_heap_raise(search, index);
    return true;
}
