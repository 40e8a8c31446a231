/* SPDX-License-Identifier: MIT */
/*
 * The nodes of a search for schedules: found by what can still happen in a hash table, and by
 * their estimates in a heap. Rests on team_nodes.h. Both grow with the nodes that are used. Of
 * two nodes from which the same can happen only the better one is gone on with; the other one
 * stays, as the way to others may lead through it.
 */
#include "team/team_nodes.h"

gg_team_node *gg_team_node_at(const gg_team_search *search, uint32_t index)
{
    return (gg_team_node *)(void *)(search->nodes + (size_t)index * search->node_words);
}

uint32_t *gg_team_estimate_of(const gg_team_search *search, uint32_t index)
{
    return (uint32_t *)(void *)(gg_team_node_at(search, index) + 1);
}

static uint32_t *moment_in(const gg_team_search *search, uint32_t index)
{
    return gg_team_estimate_of(search, index) + search->estimate_words;
}

/* ------------------------------------------------------------------- moments */

static void copy_numbers(uint32_t *to, const uint32_t *from, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        to[i] = from[i];
}

/* Turns the times at which members are free into times before or after the moment. One that has
 * been free for longer than its longest walk can be anywhere. */
static void make_relative(const gg_team_search *search, uint32_t *moment)
{
    uint32_t time = moment[GG_TEAM_TIME], event = moment[search->at_pending + 1];
    moment[search->at_pending + 2] = event < search->event_count ? time : 0;
    if (event >= search->event_count)
        moment[search->at_pending + 1] = 0;
    for (uint16_t i = 0; i < search->member_count; i++) {
        uint32_t *free = &hand_of(search, moment, i)[GG_TEAM_FREE];
        uint32_t idle = *free < time ? time - *free : 0;
        *free = idle > search->farthest[i] ? 0u - search->farthest[i] : *free - time;
    }
}

void gg_team_load(const gg_team_search *search, uint32_t *moment, uint32_t index)
{
    gg_team_copy(search, moment, moment_in(search, index));
    uint32_t time = moment[GG_TEAM_TIME];
    if (moment[search->at_pending + 2] == 0 && search->event_count > 0 && time > 0)
        moment[search->at_pending + 1] = search->event_count;
    for (uint16_t i = 0; i < search->member_count; i++)
        hand_of(search, moment, i)[GG_TEAM_FREE] += time;
}

/* ---------------------------------------------------------------- hash table */

static uint32_t nodes_hash_of(const gg_team_search *search, const uint32_t *moment)
{
    uint32_t hash = 0;
    for (uint32_t i = search->at_pending; i < search->moment_words; i++)
        hash = gg_mixed_bits(hash ^ moment[i]);
    return hash;
}

static bool is_same(const gg_team_search *search, const uint32_t *a, const uint32_t *b)
{
    for (uint32_t i = search->at_pending; i < search->moment_words; i++)
        if (a[i] != b[i])
            return false;
    return true;
}

void gg_team_clear(gg_team_search *search)
{
    search->node_count = search->heap_count = search->hash_span = 0;
}

/* As in open_list.c: linear hashing (Litwin, 1980). */
static uint32_t nodes_chain_of(const gg_team_search *search, uint32_t hash)
{
    uint32_t chain = hash & (2 * search->hash_span - 1);
    return chain < search->node_count ? chain : chain - search->hash_span;
}

uint32_t gg_team_find(const gg_team_search *search, const uint32_t *moment, uint32_t hash)
{
    if (search->node_count == 0)
        return GG_TEAM_NOBODY;
    uint32_t index = gg_team_node_at(search, nodes_chain_of(search, hash))->first;
    while (index != GG_TEAM_NOBODY) {
        const gg_team_node *node = gg_team_node_at(search, index);
        if (node->hash == hash && is_same(search, moment_in(search, index), moment))
            break;
        index = node->next;
    }
    return index;
}

/* One more chain, at the end, which takes over what belongs to it from one other. */
static void nodes_add_chain(gg_team_search *search)
{
    uint32_t chain = search->node_count++;
    gg_team_node *added = gg_team_node_at(search, chain);
    added->first = GG_TEAM_NOBODY;
    if (chain == 0) {
        search->hash_span = 1;
        return;
    }
    uint32_t *link = &gg_team_node_at(search, chain - search->hash_span)->first;
    while (*link != GG_TEAM_NOBODY) {
        uint32_t index = *link;
        gg_team_node *node = gg_team_node_at(search, index);
        if ((node->hash & (2 * search->hash_span - 1)) != chain) {
            link = &node->next;
            continue;
        }
        *link = node->next;
        node->next = added->first;
        added->first = index;
    }
    if (search->node_count == 2 * search->hash_span)
        search->hash_span *= 2;
}

/* Takes a node out of its chain, so that it is not found any more. */
void gg_team_unlink(gg_team_search *search, uint32_t index)
{
    const gg_team_node *node = gg_team_node_at(search, index);
    uint32_t *link = &gg_team_node_at(search, nodes_chain_of(search, node->hash))->first;
    while (*link != index)
        link = &gg_team_node_at(search, *link)->next;
    *link = node->next;
}

/* ---------------------------------------------------------------------- heap */

int gg_team_compare(const gg_team_search *search, const uint32_t *a, const uint32_t *b)
{
    for (uint32_t i = 0; i < search->estimate_words; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

/* Of equal ones the later moment is nearer to the end; then the older one comes first. */
bool gg_team_is_better(const gg_team_search *search, uint32_t a, uint32_t b)
{
    int order =
        gg_team_compare(search, gg_team_estimate_of(search, a), gg_team_estimate_of(search, b));
    uint32_t time = moment_in(search, a)[GG_TEAM_TIME], other = moment_in(search, b)[GG_TEAM_TIME];
    if (order != 0)
        return order < 0;
    return time != other ? time > other : a < b;
}

static void nodes_put(gg_team_search *search, uint32_t place, uint32_t index)
{
    search->heap[place] = index;
    gg_team_node_at(search, index)->place = place;
}

static void nodes_raise(gg_team_search *search, uint32_t place, uint32_t index)
{
    while (place > 0 && gg_team_is_better(search, index, search->heap[(place - 1) / 2])) {
        nodes_put(search, place, search->heap[(place - 1) / 2]);
        place = (place - 1) / 2;
    }
    nodes_put(search, place, index);
}

static void sink(gg_team_search *search, uint32_t place, uint32_t index)
{
    for (uint32_t child = 2 * place + 1; child < search->heap_count; child = 2 * place + 1) {
        if (child + 1 < search->heap_count &&
            gg_team_is_better(search, search->heap[child + 1], search->heap[child]))
            child++;
        if (!gg_team_is_better(search, search->heap[child], index))
            break;
        nodes_put(search, place, search->heap[child]);
        place = child;
    }
    nodes_put(search, place, index);
}

/* Takes a node out of the heap, wherever it is. */
static void remove_from_heap(gg_team_search *search, uint32_t index)
{
    uint32_t place = gg_team_node_at(search, index)->place;
    uint32_t last = search->heap[--search->heap_count];
    gg_team_node_at(search, index)->place = GG_TEAM_NOBODY;
    if (last == index)
        return;
    if (place > 0 && gg_team_is_better(search, last, search->heap[(place - 1) / 2]))
        nodes_raise(search, place, last);
    else
        sink(search, place, last);
}

uint32_t gg_team_take_best(gg_team_search *search)
{
    uint32_t best = search->heap[0];
    remove_from_heap(search, best);
    return best;
}

/* --------------------------------------------------------------------- nodes */

/* Whether the moment can be left out, as the same can happen from a node that is not worse. One
 * that is worse is gone on with no more. */
static bool is_known(gg_team_search *search, const uint32_t *moment, uint32_t hash)
{
    uint32_t known = gg_team_find(search, moment, hash);
    if (known == GG_TEAM_NOBODY)
        return false;
    if (gg_team_compare(search, search->estimate, gg_team_estimate_of(search, known)) >= 0)
        return true;
    if (gg_team_node_at(search, known)->place != GG_TEAM_NOBODY)
        remove_from_heap(search, known);
    gg_team_unlink(search, known);
    return false;
}

uint32_t gg_team_seal(const gg_team_search *search, uint32_t *moment)
{
    make_relative(search, moment);
    return nodes_hash_of(search, moment);
}

uint32_t gg_team_write_node(gg_team_search *search, uint32_t index, uint32_t hash,
                            const uint32_t *moment)
{
    if (index == GG_TEAM_NOBODY) {
        index = search->node_count;
        nodes_add_chain(search);
    }
    gg_team_node *node = gg_team_node_at(search, index);
    gg_team_node *chain = gg_team_node_at(search, nodes_chain_of(search, hash));
    copy_numbers(gg_team_estimate_of(search, index), search->estimate, search->estimate_words);
    gg_team_copy(search, moment_in(search, index), moment);
    node->hash = hash;
    node->place = GG_TEAM_NOBODY;
    node->next = chain->first;
    chain->first = index;
    return index;
}

bool gg_team_add(gg_team_search *search, uint32_t *moment, const gg_team_node *node)
{
    uint32_t hash = gg_team_seal(search, moment);
    if (!node->done && is_known(search, moment, hash))
        return true;
    if (search->node_count == search->node_room)
        return false;
    uint32_t index = gg_team_write_node(search, GG_TEAM_NOBODY, hash, moment);
    gg_team_node *added = gg_team_node_at(search, index);
    added->parent = node->parent;
    added->member = node->member;
    added->task = node->task;
    added->done = node->done;
    if (node->done)
        gg_team_unlink(search, index);
    nodes_raise(search, search->heap_count++, index);
    return true;
}

uint32_t gg_team_time_at(const gg_team_search *search, uint32_t index)
{
    return moment_in(search, index)[GG_TEAM_TIME];
}
