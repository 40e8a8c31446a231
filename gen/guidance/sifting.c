/* SPDX-License-Identifier: MIT */
/*
 * Two bits that follow each other change their places without a look at other bits: a node keeps its
 * number, and so all that lead to it, while it comes to test the other bit. See sifting.h.
 */
#include "guidance/sifting.h"

#include <stdlib.h>

#define NO_NODE UINT32_MAX

/* A node, how many nodes lead to it, and the next one of the same head. Nodes that are free are a list
 * of their own. */
struct sifted_node {
    struct diagram_node node;
    uint32_t references, next;
};

/* The nodes of a bit, by hash. */
struct row {
    uint32_t *heads; /* the first node of each; NO_NODE: there is none */
    uint32_t head_count, count;
};

struct sifting {
    struct pool *pool;
    struct sifted_node *nodes;
    uint32_t made, used, first_free;
    uint32_t root;
    struct row *rows; /* by bit */
    uint32_t *bits;   /* by level: the bit that is tested there */
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

/* ------------------------------------------------------------------------ nodes */

static uint32_t *sifting_head_of(const struct row *row, uint32_t low, uint32_t high)
{
    uint64_t hash = (low + UINT64_C(0x9e3779b97f4a7c15)) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = ((hash ^ hash >> 29) + high) * UINT64_C(0x94d049bb133111eb);
    return &row->heads[hash >> 32 & (row->head_count - 1)];
}

static void sifting_link_node(const struct sifting *sifting, struct row *row, uint32_t number)
{
    struct sifted_node *node = &sifting->nodes[number];
    uint32_t *head = sifting_head_of(row, node->node.low, node->node.high);
    node->next = *head;
    *head = number;
}

static void give_heads(struct sifting *sifting, struct row *row, uint32_t count)
{
    row->head_count = count;
    row->heads = pool_take(sifting->pool, count * sizeof *row->heads);
    for (uint32_t i = 0; i < count; i++)
        row->heads[i] = NO_NODE;
}

/* Twice as many heads. */
static void sifting_grow(struct sifting *sifting, struct row *row)
{
    struct row before = *row;
    give_heads(sifting, row, 2 * row->head_count);
    for (uint32_t i = 0; i < before.head_count; i++)
        for (uint32_t number = before.heads[i], next; number != NO_NODE; number = next) {
            next = sifting->nodes[number].next;
            sifting_link_node(sifting, row, number);
        }
}

/* Puts a node into the row of the bit that it tests. */
static void enter(struct sifting *sifting, uint32_t number)
{
    struct row *row = &sifting->rows[sifting->nodes[number].node.bit];
    if (row->count++ == row->head_count)
        sifting_grow(sifting, row);
    sifting_link_node(sifting, row, number);
}

static void refer(struct sifting *sifting, uint32_t diagram)
{
    if (!diagram_is_leaf(diagram))
        sifting->nodes[diagram].references++;
}

/* A node that is free. */
static uint32_t take_node(struct sifting *sifting)
{
    uint32_t number = sifting->first_free;
    sifting->used++;
    if (number != NO_NODE) {
        sifting->first_free = sifting->nodes[number].next;
        return number;
    }
    sifting->nodes =
        pool_grow(sifting->pool, sifting->nodes, sifting->made, sizeof *sifting->nodes);
    return sifting->made++;
}

/* The node of a bit, which is made if it is not there; what it leads to if that is the same for either
 * value. Who asks refers to it. */
static uint32_t sifting_node_of(struct sifting *sifting, uint32_t bit, uint32_t low, uint32_t high)
{
    const struct row *row = &sifting->rows[bit];
    if (low == high)
        return low;
    uint32_t number = *sifting_head_of(row, low, high);
    for (; number != NO_NODE; number = sifting->nodes[number].next) {
        const struct diagram_node *node = &sifting->nodes[number].node;
        if (node->low == low && node->high == high)
            return number;
    }
    number = take_node(sifting);
    sifting->nodes[number] = (struct sifted_node){.node = {bit, low, high}};
    enter(sifting, number);
    refer(sifting, low);
    refer(sifting, high);
    return number;
}

static void sifting_take_out(struct sifting *sifting, uint32_t number)
{
    const struct diagram_node *node = &sifting->nodes[number].node;
    struct row *row = &sifting->rows[node->bit];
    uint32_t *link = sifting_head_of(row, node->low, node->high);
    while (*link != number)
        link = &sifting->nodes[*link].next;
    *link = sifting->nodes[number].next;
    row->count--;
}

/* One node less leads to a diagram, of which nothing stays that nothing leads to. Calls itself, at most
 * once for each bit. */
static void release(struct sifting *sifting, uint32_t diagram)
{
    if (diagram_is_leaf(diagram) || --sifting->nodes[diagram].references > 0)
        return;
    struct diagram_node node = sifting->nodes[diagram].node;
    sifting_take_out(sifting, diagram);
    sifting->nodes[diagram].next = sifting->first_free;
    sifting->first_free = diagram;
    sifting->used--;
    release(sifting, node.low);
    release(sifting, node.high);
}

/* ------------------------------------------------------------------------- bits */

static bool tests(const struct sifting *sifting, uint32_t diagram, uint32_t bit)
{
    return !diagram_is_leaf(diagram) && sifting->nodes[diagram].node.bit == bit;
}

/* What is left of a diagram where a bit, and none before it is tested, has a value. */
static uint32_t sifting_half_of(const struct sifting *sifting, uint32_t diagram, uint32_t bit,
                                bool high)
{
    if (!tests(sifting, diagram, bit))
        return diagram;
    const struct diagram_node *node = &sifting->nodes[diagram].node;
    return high ? node->high : node->low;
}

/* Takes the nodes of a bit that lead to tests of another one out of their row. Returns the first of
 * them, the others follow. */
static uint32_t take_above(struct sifting *sifting, uint32_t bit, uint32_t below)
{
    struct row *row = &sifting->rows[bit];
    uint32_t first = NO_NODE;
    for (uint32_t i = 0; i < row->head_count; i++)
        for (uint32_t *link = &row->heads[i], number; (number = *link) != NO_NODE;) {
            struct sifted_node *node = &sifting->nodes[number];
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
    struct diagram_node node = sifting->nodes[number].node;
    uint32_t halves[2];
    for (int i = 0; i < 2; i++) {
        halves[i] = sifting_node_of(sifting, node.bit, sifting_half_of(sifting, node.low, below, i),
                                    sifting_half_of(sifting, node.high, below, i));
        refer(sifting, halves[i]);
    }
    sifting->nodes[number].node = (struct diagram_node){below, halves[0], halves[1]};
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
        next = sifting->nodes[number].next;
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
                           const struct diagram_list *list)
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
                      const struct diagram_list *list)
{
    struct pool *scratch = pool_new();
    uint32_t last = 0;
    for (size_t i = 0; i < list->count; i++)
        last = list->nodes[i] > last ? list->nodes[i] : last;
    uint32_t *numbers = pool_take(scratch, (last + (size_t)1) * sizeof *numbers);
    for (size_t i = list->count; i-- > 0;) {
        struct diagram_node node = diagram_node(diagrams, list->nodes[i]);
        numbers[list->nodes[i]] = sifting_node_of(
            sifting, node.bit, diagram_is_leaf(node.low) ? node.low : numbers[node.low],
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
        give_heads(sifting, &sifting->rows[i], HEADS);
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
    struct diagram_list list = diagram_list(scratch, diagrams, diagram);
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
    const struct row *row = &sifting->rows[sifting->bits[level]];
    for (uint32_t i = 0; i < row->head_count; i++)
        for (uint32_t number = row->heads[i]; number != NO_NODE;
             number = sifting->nodes[number].next) {
            const struct diagram_node *node = &sifting->nodes[number].node;
            uint32_t low = diagram_is_leaf(node->low) ? node->low : brought[node->low];
            uint32_t high = diagram_is_leaf(node->high) ? node->high : brought[node->high];
            brought[number] = diagram_choose(to, diagram_bit(to, level), high, low);
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
