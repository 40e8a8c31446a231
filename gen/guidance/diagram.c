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
#include "guidance/diagram.h"

#include <assert.h>
#include <stdlib.h>

/* What the cache remembers, and of what. */
enum operation { CHOOSE = 1, RESTRICT, SUBSTITUTE, PREIMAGE };

/* An operation and what it was done with: diagrams, of which the first one, the operation beside it, is
 * a leaf in PREIMAGE only. */
struct question {
    uint32_t of[3];
};

struct result {
    struct question question;
    uint32_t diagram;
};

/* The bits of a diagram's number where others stand beside it; leaves there are those of sets. */
enum { NUMBER_BITS = 23, LEAVES = DIAGRAM_NODES };

static struct question question_of(enum operation operation, uint32_t a, uint32_t b, uint32_t c)
{
    return (struct question){{(uint32_t)operation << NUMBER_BITS | a, b, c}};
}

/* A node, and the next one of the same head: they are looked at together. */
struct entry {
    struct diagram_node node;
    uint32_t next;
};

/* The results that a cache has room for: so many for each head, up to a limit. */
enum { LAST_CACHE = 1 << 21, RESULTS = 2, FIRST_HEADS = 1 << 10 };

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
    diagrams->cache_count = RESULTS * FIRST_HEADS;
    diagrams->cache = pool_take(pool, diagrams->cache_count * sizeof *diagrams->cache);
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

void diagrams_give_up(struct diagrams *diagrams)
{
    diagrams->failed = true;
}

bool diagrams_take_step(struct diagrams *diagrams)
{
    diagrams->failed = diagrams->failed || diagrams->work == 0;
    diagrams->work -= diagrams->work > 0;
    return !diagrams->failed;
}

/* ------------------------------------------------------------------------ nodes */

static uint32_t diagram_mix(uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
    uint64_t hash = (a + UINT64_C(0x9e3779b97f4a7c15)) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = ((hash ^ hash >> 29) + b) * UINT64_C(0x94d049bb133111eb);
    hash = ((hash ^ hash >> 31) + c) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = ((hash ^ hash >> 29) + d) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(hash >> 32);
}

static uint32_t diagram_head_of(const struct diagrams *diagrams, const struct diagram_node *node)
{
    return diagram_mix(node->bit, node->low, node->high, 0) & (diagrams->head_count - 1);
}

static void diagram_link_node(struct diagrams *diagrams, uint32_t number)
{
    uint32_t head = diagram_head_of(diagrams, &diagrams->entries[number].node);
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
        diagram_link_node(diagrams, i);
}

/* The cache grows with the nodes, and forgets what it knew. */
static void diagram_grow(struct diagrams *diagrams)
{
    double_heads(diagrams);
    if (diagrams->cache_count == LAST_CACHE)
        return;
    diagrams->cache_count *= 2;
    diagrams->cache = pool_take(diagrams->pool, diagrams->cache_count * sizeof *diagrams->cache);
}

/* The node, which is made if it is not there; what it leads to if that is the same for either
 * value. */
static uint32_t diagram_node_of(struct diagrams *diagrams, uint32_t bit, uint32_t low,
                                uint32_t high)
{
    struct diagram_node node = {bit, low, high};
    if (low == high)
        return low;
    uint32_t number = diagrams->heads[diagram_head_of(diagrams, &node)];
    for (; number != NO_NODE; number = diagrams->entries[number].next) {
        const struct diagram_node *other = &diagrams->entries[number].node;
        if (other->bit == bit && other->low == low && other->high == high)
            return number;
    }
    diagrams->failed = diagrams->failed || diagrams->node_count == DIAGRAM_NODES;
    if (diagrams->failed)
        return DIAGRAM_NONE;
    if (diagrams->node_count == diagrams->head_count)
        diagram_grow(diagrams);
    number = diagrams->node_count;
    diagrams->entries =
        pool_grow(diagrams->pool, diagrams->entries, number, sizeof *diagrams->entries);
    diagrams->entries[number].node = node;
    diagrams->node_count++;
    diagram_link_node(diagrams, number);
    return number;
}

/* The bit that a diagram tests first; that of a leaf comes after all others. */
static uint32_t first_bit(const struct diagrams *diagrams, uint32_t diagram)
{
    return diagram_is_leaf(diagram) ? diagrams->bits : diagrams->entries[diagram].node.bit;
}

/* What is left of a diagram where a bit, and none before it is tested, has a value. */
static uint32_t diagram_half_of(const struct diagrams *diagrams, uint32_t diagram, uint32_t bit,
                                bool high)
{
    if (first_bit(diagrams, diagram) != bit)
        return diagram;
    return high ? diagrams->entries[diagram].node.high : diagrams->entries[diagram].node.low;
}

static uint32_t diagram_lesser(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* ------------------------------------------------------------------------ cache */

static struct result *diagram_result_of(const struct diagrams *diagrams,
                                        const struct question *question)
{
    uint32_t hash = diagram_mix(question->of[0], question->of[1], question->of[2], 0);
    return &diagrams->cache[hash & (diagrams->cache_count - 1)];
}

/* Whether the answer to a question is remembered. */
static bool diagram_is_known(const struct diagrams *diagrams, const struct question *question,
                             uint32_t *diagram)
{
    const struct result *result = diagram_result_of(diagrams, question);
    *diagram = result->diagram;
    return result->question.of[0] == question->of[0] && result->question.of[1] == question->of[1] &&
           result->question.of[2] == question->of[2];
}

/* Remembers the answer to a question, which it returns. */
static uint32_t diagram_remember(struct diagrams *diagrams, const struct question *question,
                                 uint32_t diagram)
{
    *diagram_result_of(diagrams, question) = (struct result){*question, diagram};
    return diagram;
}

/* ------------------------------------------------------------------- operations */

uint32_t diagram_bit(struct diagrams *diagrams, uint32_t bit)
{
    assert(bit < diagrams->bits);
    return diagram_node_of(diagrams, bit, DIAGRAM_NONE, DIAGRAM_ALL);
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
    const struct question question = question_of(CHOOSE, set, inside, outside);
    uint32_t known;
    if (diagram_is_known(diagrams, &question, &known))
        return known;
    uint32_t bit = first_bit(diagrams, set);
    bit = diagram_lesser(bit, first_bit(diagrams, inside));
    bit = diagram_lesser(bit, first_bit(diagrams, outside));
    uint32_t halves[2];
    for (int i = 0; i < 2; i++)
        halves[i] = diagram_choose(diagrams, diagram_half_of(diagrams, set, bit, i),
                                   diagram_half_of(diagrams, inside, bit, i),
                                   diagram_half_of(diagrams, outside, bit, i));
    return diagram_remember(diagrams, &question,
                            diagram_node_of(diagrams, bit, halves[0], halves[1]));
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
    uint32_t bit = first_bit(diagrams, diagram), known;
    if (bit >= substitution->end || !diagrams_take_step(diagrams))
        return diagram;
    const struct question question = question_of(SUBSTITUTE, diagram, substitution->number, 0);
    if (diagram_is_known(diagrams, &question, &known))
        return known;
    struct diagram_node node = diagrams->entries[diagram].node;
    uint32_t by = substitution->by[bit];
    uint32_t low =
        by == DIAGRAM_ALL ? DIAGRAM_NONE : diagram_substitute(diagrams, node.low, substitution);
    uint32_t high =
        by == DIAGRAM_NONE ? DIAGRAM_NONE : diagram_substitute(diagrams, node.high, substitution);
    return diagram_remember(diagrams, &question, diagram_choose(diagrams, by, high, low));
}

/* ---------------------------------------------------------------------- preimages */

/* What a preimage is asked for: diagram_preimage. */
struct preimage {
    uint32_t set, condition, known;
    const struct substitution *substitution; /* NULL: it changes no bit that is left */
};

/* Sets are leaves 0 and 1, so that three of them and a substitution stand side by side. */
static uint32_t diagram_number_of(uint32_t diagram)
{
    return diagram_is_leaf(diagram) ? LEAVES + diagram_leaf_number(diagram) : diagram;
}

static struct question question_of_preimage(const struct preimage *preimage)
{
    enum { LOWER_BITS = 9 };
    uint32_t number =
        preimage->substitution ? preimage->substitution->number : DIAGRAM_SUBSTITUTIONS;
    uint32_t lower = number & ((1u << LOWER_BITS) - 1), upper = number >> LOWER_BITS;
    return question_of(PREIMAGE, diagram_number_of(preimage->condition),
                       diagram_number_of(preimage->set) | lower << NUMBER_BITS,
                       diagram_number_of(preimage->known) | upper << NUMBER_BITS);
}

/* What is left of a preimage where a bit, and none before it is tested, has a value. */
static struct preimage half_of_preimage(const struct diagrams *diagrams, struct preimage preimage,
                                        uint32_t bit, bool high)
{
    const struct substitution *substitution = preimage.substitution;
    bool becomes = high;
    if (substitution && bit < substitution->end && diagram_is_leaf(substitution->by[bit]))
        becomes = substitution->by[bit] == DIAGRAM_ALL;
    preimage.set = diagram_half_of(diagrams, preimage.set, bit, becomes);
    preimage.condition = diagram_half_of(diagrams, preimage.condition, bit, high);
    preimage.known = diagram_half_of(diagrams, preimage.known, bit, high);
    return preimage;
}

/* All at once, so that nothing is made of states that a later operation takes out. */
static uint32_t preimage_of(struct diagrams *diagrams, struct preimage preimage)
{
    if (preimage.set == DIAGRAM_NONE || preimage.condition == DIAGRAM_NONE ||
        preimage.known == DIAGRAM_ALL || preimage.condition == preimage.known)
        return DIAGRAM_NONE;
    uint32_t bit = first_bit(diagrams, preimage.set), known;
    if (preimage.substitution && bit >= preimage.substitution->end)
        preimage.substitution = NULL;
    if (!preimage.substitution && preimage.set == preimage.known)
        return DIAGRAM_NONE;
    if (!preimage.substitution &&
        (preimage.condition == DIAGRAM_ALL || preimage.condition == preimage.set))
        return diagram_without(diagrams, preimage.set, preimage.known);
    if (preimage.set == DIAGRAM_ALL)
        return diagram_without(diagrams, preimage.condition, preimage.known);
    if (preimage.condition == DIAGRAM_ALL && preimage.known == DIAGRAM_NONE)
        return diagram_substitute(diagrams, preimage.set, preimage.substitution);
    if (!diagrams_take_step(diagrams))
        return DIAGRAM_NONE;
    const struct question question = question_of_preimage(&preimage);
    if (diagram_is_known(diagrams, &question, &known))
        return known;
    bit = diagram_lesser(bit, first_bit(diagrams, preimage.condition));
    bit = diagram_lesser(bit, first_bit(diagrams, preimage.known));
    uint32_t halves[2];
    for (int i = 0; i < 2; i++)
        halves[i] = preimage_of(diagrams, half_of_preimage(diagrams, preimage, bit, i));
    return diagram_remember(diagrams, &question,
                            diagram_node_of(diagrams, bit, halves[0], halves[1]));
}

uint32_t diagram_preimage(struct diagrams *diagrams, uint32_t set,
                          const struct substitution *substitution, uint32_t condition,
                          uint32_t known)
{
    if (substitution->constant)
        return preimage_of(diagrams, (struct preimage){set, condition, known, substitution});
    uint32_t before = diagram_substitute(diagrams, set, substitution);
    return diagram_without(diagrams, diagram_and(diagrams, condition, before), known);
}

uint32_t diagram_restrict(struct diagrams *diagrams, uint32_t diagram, uint32_t set)
{
    assert(set != DIAGRAM_NONE || diagrams->failed);
    if (diagram_is_leaf(diagram) || diagram_is_leaf(set) || !diagrams_take_step(diagrams))
        return diagram;
    const struct question question = question_of(RESTRICT, diagram, set, 0);
    uint32_t bit = first_bit(diagrams, diagram), restricted;
    if (diagram_is_known(diagrams, &question, &restricted))
        return restricted;
    struct diagram_node of_set = diagrams->entries[set].node;
    if (of_set.bit < bit) {
        restricted =
            diagram_restrict(diagrams, diagram, diagram_or(diagrams, of_set.low, of_set.high));
    } else {
        uint32_t halves[2], sets[2];
        for (int i = 0; i < 2; i++)
            sets[i] = diagram_half_of(diagrams, set, bit, i);
        for (int i = 0; i < 2; i++)
            halves[i] = sets[i] == DIAGRAM_NONE
                            ? DIAGRAM_NONE
                            : diagram_restrict(diagrams, diagram_half_of(diagrams, diagram, bit, i),
                                               sets[i]);
        restricted = sets[0] == DIAGRAM_NONE ? halves[1]
                     : sets[1] == DIAGRAM_NONE
                         ? halves[0]
                         : diagram_node_of(diagrams, bit, halves[0], halves[1]);
    }
    return diagram_remember(diagrams, &question, restricted);
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

static void diagram_meet(struct listing *listing, uint32_t diagram)
{
    if (diagram_is_leaf(diagram) || listing->met[diagram])
        return;
    uint32_t bit = listing->diagrams->entries[diagram].node.bit;
    uint32_t **nodes = &listing->nodes[bit];
    listing->met[diagram] = true;
    POOL_ADD(listing->scratch, *nodes, listing->counts[bit]) = diagram;
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
    diagram_meet(&listing, diagram);
    for (uint32_t bit = 0; bit < diagrams->bits; bit++) {
        for (size_t i = 0; i < listing.counts[bit]; i++) {
            uint32_t number = listing.nodes[bit][i];
            POOL_ADD(pool, list.nodes, list.count) = number;
            diagram_meet(&listing, diagrams->entries[number].node.low);
            diagram_meet(&listing, diagrams->entries[number].node.high);
        }
    }
    pool_free(listing.scratch);
    return list;
}
