/* SPDX-License-Identifier: MIT */
/*
 * Nodes stand in a table in which each is found by its bit and what follows; what was worked out is
 * remembered in a cache, in which newer results take the place of older ones: see diagram.h. The
 * functions call themselves, at most once for each bit.
 *
 * Where a diagram is sifted, two bits that follow each other change their places without a look at other
 * bits: a node keeps its number, and so all that lead to it, while it comes to test the other bit.
 *
 * BuDDy (Lind-Nielsen) and CUDD (Somenzi) do much more. But the first has one collection a program
 * and no leaves but two, Debian does not have the second, and neither stops after so many steps,
 * which is what makes a compiler give the same tables everywhere.
 */
#include "guidance/diagram.h"

#include <assert.h>
#include <stdlib.h>

/* ------------------------------------------------------------------------ nodes */

/* A node, and the next one of the same head: they are looked at together. */
struct entry {
    struct diagram_node node;
    uint32_t next;
};

#define NO_NODE UINT32_MAX

/* Where nodes are found by their bit and what follows: the first one of each head. */
struct heads {
    uint32_t *first; /* by hash; NO_NODE: there is none */
    uint32_t room, count;
};

static uint32_t diagram_mix(uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
    uint64_t hash = (a + UINT64_C(0x9e3779b97f4a7c15)) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = ((hash ^ hash >> 29) + b) * UINT64_C(0x94d049bb133111eb);
    hash = ((hash ^ hash >> 31) + c) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = ((hash ^ hash >> 29) + d) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(hash >> 32);
}

static struct heads new_heads(struct pool *pool, uint32_t room)
{
    struct heads heads = {pool_take(pool, room * sizeof *heads.first), room, 0};
    for (uint32_t i = 0; i < room; i++)
        heads.first[i] = NO_NODE;
    return heads;
}

static uint32_t *head_of(const struct heads *heads, const struct diagram_node *node)
{
    return &heads->first[diagram_mix(node->bit, node->low, node->high, 0) & (heads->room - 1)];
}

static void link_node(struct heads *heads, struct entry *entries, uint32_t number)
{
    uint32_t *head = head_of(heads, &entries[number].node);
    entries[number].next = *head;
    *head = number;
    heads->count++;
}

static void double_heads(struct pool *pool, struct heads *heads, struct entry *entries)
{
    struct heads before = *heads;
    *heads = new_heads(pool, 2 * before.room);
    for (uint32_t i = 0; i < before.room; i++)
        for (uint32_t number = before.first[i], next; number != NO_NODE; number = next) {
            next = entries[number].next;
            link_node(heads, entries, number);
        }
}

/* The number of a node; NO_NODE: it is not there. */
static uint32_t find_node(const struct heads *heads, const struct entry *entries,
                          const struct diagram_node *node)
{
    uint32_t number = *head_of(heads, node);
    for (; number != NO_NODE; number = entries[number].next) {
        const struct diagram_node *other = &entries[number].node;
        if (other->bit == node->bit && other->low == node->low && other->high == node->high)
            break;
    }
    return number;
}

/* What is left of a diagram where a bit, and none before it is tested, has a value. */
static uint32_t half_of(const struct entry *entries, uint32_t diagram, uint32_t bit, bool high)
{
    if (diagram_is_leaf(diagram) || entries[diagram].node.bit != bit)
        return diagram;
    return high ? entries[diagram].node.high : entries[diagram].node.low;
}

/* ------------------------------------------------------------------- collections */

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

/* The results that a cache has room for: so many for each head, up to a limit. */
enum { LAST_CACHE = 1 << 21, RESULTS = 2, FIRST_HEADS = 1 << 10 };

struct diagrams {
    struct pool *pool;
    struct entry *entries; /* by node */
    struct heads heads;    /* of all nodes */
    struct result *cache;
    uint32_t cache_count, bits;
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
    diagrams->heads = new_heads(pool, FIRST_HEADS);
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
    return diagrams->heads.count;
}

uint64_t diagrams_work_left(const struct diagrams *diagrams)
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

/* The cache grows with the nodes, and forgets what it knew. */
static void diagram_grow(struct diagrams *diagrams)
{
    double_heads(diagrams->pool, &diagrams->heads, diagrams->entries);
    if (diagrams->cache_count == LAST_CACHE)
        return;
    diagrams->cache_count *= 2;
    diagrams->cache = pool_take(diagrams->pool, diagrams->cache_count * sizeof *diagrams->cache);
}

/* The node, which is made if it is not there; what it leads to if that is the same for either
 * value. */
static uint32_t make_node(struct diagrams *diagrams, uint32_t bit, uint32_t low, uint32_t high)
{
    struct diagram_node node = {bit, low, high};
    if (low == high)
        return low;
    uint32_t number = find_node(&diagrams->heads, diagrams->entries, &node);
    if (number != NO_NODE)
        return number;
    number = diagrams->heads.count;
    diagrams->failed = diagrams->failed || number == DIAGRAM_NODES;
    if (diagrams->failed)
        return DIAGRAM_NONE;
    if (number == diagrams->heads.room)
        diagram_grow(diagrams);
    diagrams->entries =
        pool_grow(diagrams->pool, diagrams->entries, number, sizeof *diagrams->entries);
    diagrams->entries[number].node = node;
    link_node(&diagrams->heads, diagrams->entries, number);
    return number;
}

/* The bit that a diagram tests first; that of a leaf comes after all others. */
static uint32_t first_bit(const struct diagrams *diagrams, uint32_t diagram)
{
    return diagram_is_leaf(diagram) ? diagrams->bits : diagrams->entries[diagram].node.bit;
}

static uint32_t diagram_lesser(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* ------------------------------------------------------------------------ cache */

static struct result *result_of(const struct diagrams *diagrams, const struct question *question)
{
    uint32_t hash = diagram_mix(question->of[0], question->of[1], question->of[2], 0);
    return &diagrams->cache[hash & (diagrams->cache_count - 1)];
}

/* Whether the answer to a question is remembered. */
static bool diagram_is_known(const struct diagrams *diagrams, const struct question *question,
                             uint32_t *diagram)
{
    const struct result *result = result_of(diagrams, question);
    *diagram = result->diagram;
    return result->question.of[0] == question->of[0] && result->question.of[1] == question->of[1] &&
           result->question.of[2] == question->of[2];
}

/* Remembers the answer to a question, which it returns. */
static uint32_t diagram_remember(struct diagrams *diagrams, const struct question *question,
                                 uint32_t diagram)
{
    *result_of(diagrams, question) = (struct result){*question, diagram};
    return diagram;
}

/* ------------------------------------------------------------------- operations */

uint32_t diagram_bit(struct diagrams *diagrams, uint32_t bit)
{
    assert(bit < diagrams->bits);
    return make_node(diagrams, bit, DIAGRAM_NONE, DIAGRAM_ALL);
}

uint32_t diagram_if_then_else(struct diagrams *diagrams, uint32_t set, uint32_t inside,
                              uint32_t outside)
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
        halves[i] = diagram_if_then_else(diagrams, half_of(diagrams->entries, set, bit, i),
                                         half_of(diagrams->entries, inside, bit, i),
                                         half_of(diagrams->entries, outside, bit, i));
    return diagram_remember(diagrams, &question, make_node(diagrams, bit, halves[0], halves[1]));
}

/* Of two sets whose order does not matter the one that was made first comes first, so that the
 * cache knows both orders. */
uint32_t diagram_and(struct diagrams *diagrams, uint32_t a, uint32_t b)
{
    bool turned = b < a && !diagram_is_leaf(a);
    return diagram_if_then_else(diagrams, turned ? b : a, turned ? a : b, DIAGRAM_NONE);
}

uint32_t diagram_or(struct diagrams *diagrams, uint32_t a, uint32_t b)
{
    bool turned = b < a && !diagram_is_leaf(a);
    return diagram_if_then_else(diagrams, turned ? b : a, DIAGRAM_ALL, turned ? a : b);
}

uint32_t diagram_without(struct diagrams *diagrams, uint32_t a, uint32_t b)
{
    return diagram_if_then_else(diagrams, b, DIAGRAM_NONE, a);
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
    return diagram_remember(diagrams, &question, diagram_if_then_else(diagrams, by, high, low));
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
    preimage.set = half_of(diagrams->entries, preimage.set, bit, becomes);
    preimage.condition = half_of(diagrams->entries, preimage.condition, bit, high);
    preimage.known = half_of(diagrams->entries, preimage.known, bit, high);
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
    return diagram_remember(diagrams, &question, make_node(diagrams, bit, halves[0], halves[1]));
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
            sets[i] = half_of(diagrams->entries, set, bit, i);
        for (int i = 0; i < 2; i++)
            halves[i] = sets[i] == DIAGRAM_NONE
                            ? DIAGRAM_NONE
                            : diagram_restrict(
                                  diagrams, half_of(diagrams->entries, diagram, bit, i), sets[i]);
        restricted = sets[0] == DIAGRAM_NONE   ? halves[1]
                     : sets[1] == DIAGRAM_NONE ? halves[0]
                                               : make_node(diagrams, bit, halves[0], halves[1]);
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
struct diagram_node_list diagram_node_list(struct pool *pool, const struct diagrams *diagrams,
                                           uint32_t diagram)
{
    struct diagram_node_list list = {0};
    struct listing listing = {.diagrams = diagrams, .scratch = pool_new()};
    size_t bits = diagrams->bits + (size_t)1;
    listing.met = pool_take(listing.scratch, diagrams->heads.count + (size_t)1);
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

/* ---------------------------------------------------------------------- sifting */

struct sifting {
    struct pool *pool;
    struct entry *entries; /* those that are free are a list of their own */
    uint32_t *references;  /* by node: how many lead to it */
    uint32_t made, used, first_free;
    uint32_t root;
    struct heads *rows; /* by bit: its nodes */
    uint32_t *bits;     /* by level: the bit that is tested there */
    uint32_t bit_count;
    const struct bit_block *blocks;
    size_t block_count;
    size_t *order; /* of blocks */
    uint64_t work;
};

/* A block that is moved: its place in the order, and the level of its first bit. */
struct cursor {
    size_t place;
    uint32_t level;
};

/* Puts a node into the row of the bit that it tests. */
static void enter(struct sifting *sifting, uint32_t number)
{
    struct heads *row = &sifting->rows[sifting->entries[number].node.bit];
    if (row->count == row->room)
        double_heads(sifting->pool, row, sifting->entries);
    link_node(row, sifting->entries, number);
}

static void refer(struct sifting *sifting, uint32_t diagram)
{
    if (!diagram_is_leaf(diagram))
        sifting->references[diagram]++;
}

/* A node that is free. */
static uint32_t take_node(struct sifting *sifting)
{
    uint32_t number = sifting->first_free;
    sifting->used++;
    if (number != NO_NODE) {
        sifting->first_free = sifting->entries[number].next;
        return number;
    }
    sifting->entries =
        pool_grow(sifting->pool, sifting->entries, sifting->made, sizeof *sifting->entries);
    POOL_ADD(sifting->pool, sifting->references, sifting->made) = 0;
    return sifting->made - 1;
}

/* The node of a bit, which is made if it is not there; what it leads to if that is the same for either
 * value. Who asks refers to it. */
static uint32_t sifted_node(struct sifting *sifting, uint32_t bit, uint32_t low, uint32_t high)
{
    struct diagram_node node = {bit, low, high};
    if (low == high)
        return low;
    uint32_t number = find_node(&sifting->rows[bit], sifting->entries, &node);
    if (number != NO_NODE)
        return number;
    number = take_node(sifting);
    sifting->entries[number].node = node;
    sifting->references[number] = 0;
    enter(sifting, number);
    refer(sifting, low);
    refer(sifting, high);
    return number;
}

static void sifting_take_out(struct sifting *sifting, uint32_t number)
{
    const struct diagram_node *node = &sifting->entries[number].node;
    struct heads *row = &sifting->rows[node->bit];
    uint32_t *link = head_of(row, node);
    while (*link != number)
        link = &sifting->entries[*link].next;
    *link = sifting->entries[number].next;
    row->count--;
}

/* One node less leads to a diagram, of which nothing stays that nothing leads to. Calls itself, at most
 * once for each bit. */
static void release(struct sifting *sifting, uint32_t diagram)
{
    if (diagram_is_leaf(diagram) || --sifting->references[diagram] > 0)
        return;
    struct diagram_node node = sifting->entries[diagram].node;
    sifting_take_out(sifting, diagram);
    sifting->entries[diagram].next = sifting->first_free;
    sifting->first_free = diagram;
    sifting->used--;
    release(sifting, node.low);
    release(sifting, node.high);
}

/* ------------------------------------------------------------------------- bits */

static bool tests(const struct sifting *sifting, uint32_t diagram, uint32_t bit)
{
    return !diagram_is_leaf(diagram) && sifting->entries[diagram].node.bit == bit;
}

/* Takes the nodes of a bit that lead to tests of another one out of their row. Returns the first of
 * them, the others follow. */
static uint32_t take_above(struct sifting *sifting, uint32_t bit, uint32_t below)
{
    struct heads *row = &sifting->rows[bit];
    uint32_t first = NO_NODE;
    for (uint32_t i = 0; i < row->room; i++)
        for (uint32_t *link = &row->first[i], number; (number = *link) != NO_NODE;) {
            struct entry *node = &sifting->entries[number];
            if (!tests(sifting, node->node.low, below) && !tests(sifting, node->node.high, below)) {
                link = &node->next;
                continue;
            }
            *link = node->next;
            node->next = first;
            first = number;
            row->count--;
        }
    return first;
}

/* A node of a bit comes to test the one below it, and the first one after that. */
static void sifting_turn(struct sifting *sifting, uint32_t number, uint32_t below)
{
    struct diagram_node node = sifting->entries[number].node;
    uint32_t halves[2];
    for (int i = 0; i < 2; i++) {
        halves[i] = sifted_node(sifting, node.bit, half_of(sifting->entries, node.low, below, i),
                                half_of(sifting->entries, node.high, below, i));
        refer(sifting, halves[i]);
    }
    sifting->entries[number].node = (struct diagram_node){below, halves[0], halves[1]};
    enter(sifting, number);
    release(sifting, node.low);
    release(sifting, node.high);
}

/* The bits of a level and the next one change their places. */
static void swap_bits(struct sifting *sifting, uint32_t level)
{
    uint32_t *bits = &sifting->bits[level], bit = bits[0];
    uint64_t steps = sifting->rows[bit].count + UINT64_C(1);
    sifting->work -= steps < sifting->work ? steps : sifting->work;
    for (uint32_t number = take_above(sifting, bit, bits[1]), next; number != NO_NODE;
         number = next) {
        next = sifting->entries[number].next;
        sifting_turn(sifting, number, bits[1]);
    }
    bits[0] = bits[1];
    bits[1] = bit;
}

/* ----------------------------------------------------------------------- blocks */

static uint32_t width_at(const struct sifting *sifting, size_t place)
{
    return sifting->blocks[sifting->order[place]].count;
}

/* A block moves past the next one. */
static void move_down(struct sifting *sifting, struct cursor *cursor)
{
    size_t *order = &sifting->order[cursor->place], block = order[0];
    uint32_t width = width_at(sifting, cursor->place), other = width_at(sifting, cursor->place + 1);
    for (uint32_t i = 0; i < other; i++)
        for (uint32_t j = width; j-- > 0;)
            swap_bits(sifting, cursor->level + i + j);
    order[0] = order[1];
    order[1] = block;
    cursor->place++;
    cursor->level += other;
}

/* A block moves past the one before it, which moves down. */
static void move_up(struct sifting *sifting, struct cursor *cursor)
{
    cursor->place--;
    cursor->level -= width_at(sifting, cursor->place);
    struct cursor other = *cursor;
    move_down(sifting, &other);
}

/* Moves a block as far down or up as the diagram stays small. *best: the place where it is smallest,
 * and *least its nodes there. */
static void sifting_look(struct sifting *sifting, struct cursor *cursor, bool down, size_t *best,
                         uint32_t *least)
{
    enum { PART = 5, MORE = 64 }; /* by how much it may grow on the way */
    size_t last = down ? sifting->block_count - 1 : 0;
    while (cursor->place != last && sifting->work > 0 &&
           sifting->used <= *least + *least / PART + MORE) {
        if (down)
            move_down(sifting, cursor);
        else
            move_up(sifting, cursor);
        if (sifting->used < *least) {
            *least = sifting->used;
            *best = cursor->place;
        }
    }
}

/* Moves a block to where the diagram is smallest; the nearer end is looked at first. */
static void sifting_sift(struct sifting *sifting, size_t block)
{
    struct cursor cursor = {0, 0};
    uint32_t least = sifting->used;
    for (; sifting->order[cursor.place] != block; cursor.place++)
        cursor.level += width_at(sifting, cursor.place);
    size_t best = cursor.place;
    bool down = cursor.place >= sifting->block_count / 2;
    sifting_look(sifting, &cursor, down, &best, &least);
    sifting_look(sifting, &cursor, !down, &best, &least);
    while (cursor.place < best)
        move_down(sifting, &cursor);
    while (cursor.place > best)
        move_up(sifting, &cursor);
}

/* A block, and how many nodes test its bits. */
struct weight {
    size_t block, nodes;
};

static int compare_weights(const void *a, const void *b)
{
    const struct weight *one = a, *other = b;
    if (one->nodes != other->nodes)
        return one->nodes < other->nodes ? 1 : -1;
    return one->block < other->block ? -1 : one->block > other->block;
}

/* Sifts all blocks, those of the most nodes first. */
static void sift_all(struct sifting *sifting)
{
    struct pool *scratch = pool_new();
    struct weight *weights = pool_take(scratch, (sifting->block_count + 1) * sizeof *weights);
    for (size_t i = 0; i < sifting->block_count; i++) {
        weights[i].block = i;
        for (uint32_t j = 0; j < sifting->blocks[i].count; j++)
            weights[i].nodes += sifting->rows[sifting->blocks[i].first + j].count;
    }
    qsort(weights, sifting->block_count, sizeof *weights, compare_weights);
    for (size_t i = 0; i < sifting->block_count && sifting->work > 0; i++)
        sifting_sift(sifting, weights[i].block);
    pool_free(scratch);
}

/* ----------------------------------------------------------------- as it is called */

/* How many bits there are: those of the blocks, and those that nodes of a list test. */
static uint32_t count_bits(const struct sifting *sifting, const struct diagrams *diagrams,
                           const struct diagram_node_list *list)
{
    uint32_t bits = list->count ? diagram_node(diagrams, list->nodes[list->count - 1]).bit + 1 : 0;
    for (size_t i = 0; i < sifting->block_count; i++) {
        const struct bit_block *block = &sifting->blocks[i];
        bits = block->first + block->count > bits ? block->first + block->count : bits;
    }
    return bits;
}

/* The nodes of a diagram, which are made from the last bit on: a node leads to such of later bits. */
static void take_over(struct sifting *sifting, const struct diagrams *diagrams, uint32_t diagram,
                      const struct diagram_node_list *list)
{
    struct pool *scratch = pool_new();
    uint32_t last = 0;
    for (size_t i = 0; i < list->count; i++)
        last = list->nodes[i] > last ? list->nodes[i] : last;
    uint32_t *numbers = pool_take(scratch, (last + (size_t)1) * sizeof *numbers);
    for (size_t i = list->count; i-- > 0;) {
        struct diagram_node node = diagram_node(diagrams, list->nodes[i]);
        numbers[list->nodes[i]] =
            sifted_node(sifting, node.bit, diagram_is_leaf(node.low) ? node.low : numbers[node.low],
                        diagram_is_leaf(node.high) ? node.high : numbers[node.high]);
    }
    sifting->root = diagram_is_leaf(diagram) ? diagram : numbers[diagram];
    refer(sifting, sifting->root);
    pool_free(scratch);
}

/* Rows for so many bits, and the order that there is. */
static void sifting_prepare(struct sifting *sifting, uint32_t bits)
{
    enum { HEADS = 8 };
    sifting->first_free = NO_NODE;
    sifting->bit_count = bits;
    sifting->rows = pool_take(sifting->pool, (bits + (size_t)1) * sizeof *sifting->rows);
    sifting->bits = pool_take(sifting->pool, (bits + (size_t)1) * sizeof *sifting->bits);
    for (uint32_t i = 0; i < bits; i++) {
        sifting->rows[i] = new_heads(sifting->pool, HEADS);
        sifting->bits[i] = i;
    }
    sifting->order = pool_take(sifting->pool, (sifting->block_count + 1) * sizeof *sifting->order);
    for (size_t i = 0; i < sifting->block_count; i++)
        sifting->order[i] = i;
}

struct sifting *diagram_sift(struct pool *pool, const struct diagrams *diagrams, uint32_t diagram,
                             const struct bit_block *blocks, size_t count, uint64_t *work)
{
    enum { LITTLE = 32 };
    struct sifting *sifting = pool_take(pool, sizeof *sifting);
    struct pool *scratch = pool_new();
    struct diagram_node_list list = diagram_node_list(scratch, diagrams, diagram);
    *sifting =
        (struct sifting){.pool = pool, .blocks = blocks, .block_count = count, .work = *work};
    sifting_prepare(sifting, count_bits(sifting, diagrams, &list));
    take_over(sifting, diagrams, diagram, &list);
    pool_free(scratch);
    for (uint32_t before = UINT32_MAX; sifting->used < before - before / LITTLE;) {
        before = sifting->used;
        sift_all(sifting);
    }
    *work = sifting->work;
    return sifting;
}

size_t sifting_node_count(const struct sifting *sifting)
{
    return sifting->used;
}

const size_t *sifting_order(const struct sifting *sifting)
{
    return sifting->order;
}

/* The nodes of a bit, in the collection that they are brought to: all below them are there. */
static void bring_row(const struct sifting *sifting, uint32_t level, struct diagrams *to,
                      uint32_t *brought)
{
    const struct heads *row = &sifting->rows[sifting->bits[level]];
    for (uint32_t i = 0; i < row->room; i++)
        for (uint32_t number = row->first[i]; number != NO_NODE;
             number = sifting->entries[number].next) {
            const struct diagram_node *node = &sifting->entries[number].node;
            uint32_t low = diagram_is_leaf(node->low) ? node->low : brought[node->low];
            uint32_t high = diagram_is_leaf(node->high) ? node->high : brought[node->high];
            brought[number] = diagram_if_then_else(to, diagram_bit(to, level), high, low);
        }
}

uint32_t sifting_diagram(const struct sifting *sifting, struct diagrams *to)
{
    struct pool *scratch = pool_new();
    uint32_t *brought = pool_take(scratch, (sifting->made + (size_t)1) * sizeof *brought);
    for (uint32_t level = sifting->bit_count; level-- > 0;)
        bring_row(sifting, level, to, brought);
    uint32_t root = diagram_is_leaf(sifting->root) ? sifting->root : brought[sifting->root];
    pool_free(scratch);
    return root;
}
