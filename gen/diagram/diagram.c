/* SPDX-License-Identifier: MIT */
/*
 * Nodes stand in a table in which each is found by its bit and what follows; what was worked out is
 * remembered in a cache, in which newer results take the place of older ones: see diagram.h. The
 * functions call themselves, at most once for each bit.
 *
 * BuDDy (Lind-Nielsen) and CUDD (Somenzi) do much more. But the first has one collection a program
 * and no leaves but two, Debian does not have the second, and neither stops after so many steps,
 * which is what makes a compiler give the same tables everywhere.
 */
#include "diagram/diagram.h"

#include <assert.h>
#include <stdlib.h>

/* What the cache remembers, and of what. The first diagram is never a leaf, so that the operation
 * stands in the bits that no node's number has. */
enum operation { CHOOSE = 1, RESTRICT, SUBSTITUTE };

struct result {
    uint32_t of[3]; /* operation_of(operation, diagram), and what else it depends on */
    uint32_t diagram;
};

static uint32_t operation_of(enum operation operation, uint32_t diagram)
{
    return (uint32_t)operation * DIAGRAM_NODES | diagram;
}

/* A node, and the next one of the same head: they are looked at together. */
struct entry {
    struct diagram_node node;
    uint32_t next;
};

enum { LAST_CACHE = 1 << 18, FIRST_HEADS = 1 << 10 };

#define NO_NODE UINT32_MAX

struct diagrams {
    struct pool *pool;
    struct entry *entries; /* by node */
    uint32_t *heads;       /* by hash: the first node */
    struct result *cache;
    uint32_t node_count, head_count, cache_count, bits;
    uint64_t work;
    bool failed;
};

struct diagrams *diagrams_new(struct pool *pool, uint32_t bits, uint64_t work)
{
    struct diagrams *diagrams = pool_take(pool, sizeof *diagrams);
    assert(bits <= DIAGRAM_BITS);
    diagrams->pool = pool;
    diagrams->bits = bits;
    diagrams->work = work;
    diagrams->head_count = FIRST_HEADS;
    diagrams->heads = pool_take(pool, FIRST_HEADS * sizeof *diagrams->heads);
    for (uint32_t i = 0; i < FIRST_HEADS; i++)
        diagrams->heads[i] = NO_NODE;
    diagrams->cache_count = FIRST_HEADS;
    diagrams->cache = pool_take(pool, FIRST_HEADS * sizeof *diagrams->cache);
    return diagrams;
}

bool diagrams_failed(const struct diagrams *diagrams)
{
    return diagrams->failed;
}

uint32_t diagrams_node_count(const struct diagrams *diagrams)
{
    return diagrams->node_count;
}

uint64_t diagrams_work(const struct diagrams *diagrams)
{
    return diagrams->work;
}

bool diagrams_take_step(struct diagrams *diagrams)
{
    diagrams->failed = diagrams->failed || diagrams->work == 0;
    diagrams->work -= diagrams->work > 0;
    return !diagrams->failed;
}

/* ------------------------------------------------------------------------ nodes */

static uint32_t mix(uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
    uint64_t hash = (a + UINT64_C(0x9e3779b97f4a7c15)) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = ((hash ^ hash >> 29) + b) * UINT64_C(0x94d049bb133111eb);
    hash = ((hash ^ hash >> 31) + c) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = ((hash ^ hash >> 29) + d) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(hash >> 32);
}

static uint32_t head_of(const struct diagrams *diagrams, const struct diagram_node *node)
{
    return mix(node->bit, node->low, node->high, 0) & (diagrams->head_count - 1);
}

static void link_node(struct diagrams *diagrams, uint32_t number)
{
    uint32_t head = head_of(diagrams, &diagrams->entries[number].node);
    diagrams->entries[number].next = diagrams->heads[head];
    diagrams->heads[head] = number;
}

static void double_heads(struct diagrams *diagrams)
{
    diagrams->head_count *= 2;
    diagrams->heads = pool_take(diagrams->pool, diagrams->head_count * sizeof *diagrams->heads);
    for (uint32_t i = 0; i < diagrams->head_count; i++)
        diagrams->heads[i] = NO_NODE;
    for (uint32_t i = 0; i < diagrams->node_count; i++)
        link_node(diagrams, i);
}

/* The cache grows with the nodes, and forgets what it knew. */
static void grow(struct diagrams *diagrams)
{
    double_heads(diagrams);
    if (diagrams->cache_count == LAST_CACHE)
        return;
    diagrams->cache_count *= 2;
    diagrams->cache = pool_take(diagrams->pool, diagrams->cache_count * sizeof *diagrams->cache);
}

/* The node, which is made if it is not there; what it leads to if that is the same for either
 * value. */
static uint32_t node_of(struct diagrams *diagrams, uint32_t bit, uint32_t low, uint32_t high)
{
    struct diagram_node node = {bit, low, high};
    if (low == high)
        return low;
    uint32_t number = diagrams->heads[head_of(diagrams, &node)];
    for (; number != NO_NODE; number = diagrams->entries[number].next) {
        const struct diagram_node *other = &diagrams->entries[number].node;
        if (other->bit == bit && other->low == low && other->high == high)
            return number;
    }
    diagrams->failed = diagrams->failed || diagrams->node_count == DIAGRAM_NODES;
    if (diagrams->failed)
        return DIAGRAM_NONE;
    if (diagrams->node_count == diagrams->head_count)
        grow(diagrams);
    number = diagrams->node_count;
    diagrams->entries =
        pool_grow(diagrams->pool, diagrams->entries, number, sizeof *diagrams->entries);
    diagrams->entries[number].node = node;
    diagrams->node_count++;
    link_node(diagrams, number);
    return number;
}

/* The bit that a diagram tests first; that of a leaf comes after all others. */
static uint32_t first_bit(const struct diagrams *diagrams, uint32_t diagram)
{
    return diagram_is_leaf(diagram) ? diagrams->bits : diagrams->entries[diagram].node.bit;
}

/* What is left of a diagram where a bit, and none before it is tested, has a value. */
static uint32_t half_of(const struct diagrams *diagrams, uint32_t diagram, uint32_t bit, bool high)
{
    if (first_bit(diagrams, diagram) != bit)
        return diagram;
    return high ? diagrams->entries[diagram].node.high : diagrams->entries[diagram].node.low;
}

static uint32_t lesser(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* ------------------------------------------------------------------------ cache */

static struct result *result_of(const struct diagrams *diagrams, enum operation operation,
                                uint32_t a, uint32_t b, uint32_t c)
{
    return &diagrams->cache[mix((uint32_t)operation, a, b, c) & (diagrams->cache_count - 1)];
}

static bool is_result(const struct result *result, enum operation operation, uint32_t a, uint32_t b,
                      uint32_t c)
{
    return result->of[0] == operation_of(operation, a) && result->of[1] == b && result->of[2] == c;
}

/* ------------------------------------------------------------------- operations */

uint32_t diagram_bit(struct diagrams *diagrams, uint32_t bit)
{
    assert(bit < diagrams->bits);
    return node_of(diagrams, bit, DIAGRAM_NONE, DIAGRAM_ALL);
}

uint32_t diagram_choose(struct diagrams *diagrams, uint32_t set, uint32_t inside, uint32_t outside)
{
    if (diagram_is_leaf(set))
        return set == DIAGRAM_ALL ? inside : outside;
    inside = inside == set ? DIAGRAM_ALL : inside;
    outside = outside == set ? DIAGRAM_NONE : outside;
    if (inside == outside)
        return inside;
    if (inside == DIAGRAM_ALL && outside == DIAGRAM_NONE)
        return set;
    if (!diagrams_take_step(diagrams))
        return DIAGRAM_NONE;
    const struct result *result = result_of(diagrams, CHOOSE, set, inside, outside);
    if (is_result(result, CHOOSE, set, inside, outside))
        return result->diagram;
    uint32_t bit = first_bit(diagrams, set);
    bit = lesser(bit, first_bit(diagrams, inside));
    bit = lesser(bit, first_bit(diagrams, outside));
    uint32_t halves[2];
    for (int i = 0; i < 2; i++)
        halves[i] =
            diagram_choose(diagrams, half_of(diagrams, set, bit, i),
                           half_of(diagrams, inside, bit, i), half_of(diagrams, outside, bit, i));
    uint32_t diagram = node_of(diagrams, bit, halves[0], halves[1]);
    *result_of(diagrams, CHOOSE, set, inside, outside) =
        (struct result){{operation_of(CHOOSE, set), inside, outside}, diagram};
    return diagram;
}

/* Of two sets whose order does not matter the one that was made first comes first, so that the
 * cache knows both orders. */
uint32_t diagram_and(struct diagrams *diagrams, uint32_t a, uint32_t b)
{
    bool turned = b < a && !diagram_is_leaf(a);
    return diagram_choose(diagrams, turned ? b : a, turned ? a : b, DIAGRAM_NONE);
}

uint32_t diagram_or(struct diagrams *diagrams, uint32_t a, uint32_t b)
{
    bool turned = b < a && !diagram_is_leaf(a);
    return diagram_choose(diagrams, turned ? b : a, DIAGRAM_ALL, turned ? a : b);
}

uint32_t diagram_without(struct diagrams *diagrams, uint32_t a, uint32_t b)
{
    return diagram_choose(diagrams, b, DIAGRAM_NONE, a);
}

uint32_t diagram_substitute(struct diagrams *diagrams, uint32_t diagram,
                            const struct substitution *substitution)
{
    uint32_t bit = first_bit(diagrams, diagram), number = substitution->number;
    if (bit >= substitution->end || !diagrams_take_step(diagrams))
        return diagram;
    const struct result *result = result_of(diagrams, SUBSTITUTE, diagram, number, 0);
    if (is_result(result, SUBSTITUTE, diagram, number, 0))
        return result->diagram;
    struct diagram_node node = diagrams->entries[diagram].node;
    uint32_t by = substitution->by[bit];
    uint32_t low =
        by == DIAGRAM_ALL ? DIAGRAM_NONE : diagram_substitute(diagrams, node.low, substitution);
    uint32_t high =
        by == DIAGRAM_NONE ? DIAGRAM_NONE : diagram_substitute(diagrams, node.high, substitution);
    uint32_t after = diagram_choose(diagrams, by, high, low);
    *result_of(diagrams, SUBSTITUTE, diagram, number, 0) =
        (struct result){{operation_of(SUBSTITUTE, diagram), number, 0}, after};
    return after;
}

uint32_t diagram_restrict(struct diagrams *diagrams, uint32_t diagram, uint32_t set)
{
    assert(set != DIAGRAM_NONE || diagrams->failed);
    if (diagram_is_leaf(diagram) || diagram_is_leaf(set) || !diagrams_take_step(diagrams))
        return diagram;
    const struct result *result = result_of(diagrams, RESTRICT, diagram, set, 0);
    if (is_result(result, RESTRICT, diagram, set, 0))
        return result->diagram;
    uint32_t bit = first_bit(diagrams, diagram), restricted;
    struct diagram_node of_set = diagrams->entries[set].node;
    if (of_set.bit < bit) {
        restricted =
            diagram_restrict(diagrams, diagram, diagram_or(diagrams, of_set.low, of_set.high));
    } else {
        uint32_t halves[2], sets[2];
        for (int i = 0; i < 2; i++)
            sets[i] = half_of(diagrams, set, bit, i);
        for (int i = 0; i < 2; i++)
            halves[i] =
                sets[i] == DIAGRAM_NONE
                    ? DIAGRAM_NONE
                    : diagram_restrict(diagrams, half_of(diagrams, diagram, bit, i), sets[i]);
        restricted = sets[0] == DIAGRAM_NONE   ? halves[1]
                     : sets[1] == DIAGRAM_NONE ? halves[0]
                                               : node_of(diagrams, bit, halves[0], halves[1]);
    }
    *result_of(diagrams, RESTRICT, diagram, set, 0) =
        (struct result){{operation_of(RESTRICT, diagram), set, 0}, restricted};
    return restricted;
}

/* ------------------------------------------------------------------ what there is */

struct diagram_node diagram_node(const struct diagrams *diagrams, uint32_t diagram)
{
    assert(!diagram_is_leaf(diagram));
    return diagrams->entries[diagram].node;
}

/* The nodes that are met on the way down, by their bits. */
struct listing {
    const struct diagrams *diagrams;
    struct pool *scratch;
    bool *met;        /* by node */
    uint32_t **nodes; /* by bit: those that were met */
    size_t *counts;   /* by bit */
};

static void meet(struct listing *listing, uint32_t diagram)
{
    if (diagram_is_leaf(diagram) || listing->met[diagram])
        return;
    uint32_t bit = listing->diagrams->entries[diagram].node.bit;
    uint32_t **nodes = &listing->nodes[bit];
    listing->met[diagram] = true;
    *nodes = pool_grow(listing->scratch, *nodes, listing->counts[bit], sizeof **nodes);
    (*nodes)[listing->counts[bit]++] = diagram;
}

/* All nodes of a bit are met when the bit's turn comes, as those above them have lower bits. */
struct diagram_list diagram_list(struct pool *pool, const struct diagrams *diagrams,
                                 uint32_t diagram)
{
    struct diagram_list list = {0};
    struct listing listing = {.diagrams = diagrams, .scratch = pool_new()};
    size_t bits = diagrams->bits + (size_t)1;
    listing.met = pool_take(listing.scratch, diagrams->node_count + (size_t)1);
    listing.nodes = pool_take(listing.scratch, bits * sizeof *listing.nodes);
    listing.counts = pool_take(listing.scratch, bits * sizeof *listing.counts);
    meet(&listing, diagram);
    for (uint32_t bit = 0; bit < diagrams->bits; bit++) {
        for (size_t i = 0; i < listing.counts[bit]; i++) {
            uint32_t number = listing.nodes[bit][i];
            list.nodes = pool_grow(pool, list.nodes, list.count, sizeof *list.nodes);
            list.nodes[list.count++] = number;
            meet(&listing, diagrams->entries[number].node.low);
            meet(&listing, diagrams->entries[number].node.high);
        }
    }
    pool_free(listing.scratch);
    return list;
}
