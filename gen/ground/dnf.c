/* SPDX-License-Identifier: MIT */
/*
 * Disjunctive normal forms: see dnf.h. Whenever a box is added, boxes that
 * lie within another are dropped, and two that differ in one side only become
 * one where their union is a box, so that `mood == calm or mood == alert` ends
 * as a single test.
 */
#include "ground/dnf.h"

#include <string.h>

static bool same_side(const struct side *a, const struct side *b)
{
    return a->atom == b->atom && a->allowed == b->allowed && a->low == b->low && a->high == b->high;
}

static bool side_within(const struct side *inner, const struct side *outer)
{
    return (inner->allowed & ~outer->allowed) == 0 && inner->low >= outer->low &&
           inner->high <= outer->high;
}

static bool empty_side(const struct side *side, const struct side *everything)
{
    return everything->allowed ? side->allowed == 0 : side->low > side->high;
}

struct boxes boxes_never(void)
{
    return (struct boxes){NULL, 0};
}

struct boxes boxes_always(struct boxing *boxing)
{
    struct box *box = pool_take(boxing->pool, sizeof *box);
    return (struct boxes){box, 1};
}

struct boxes boxes_of(struct boxing *boxing, struct side side)
{
    struct side everything = boxing->everything(boxing->context, side.atom);
    if (empty_side(&side, &everything))
        return boxes_never();
    struct boxes result = boxes_always(boxing);
    if (side_within(&everything, &side))
        return result;
    result.items->sides = pool_take(boxing->pool, sizeof side);
    result.items->sides[0] = side;
    result.items->count = 1;
    return result;
}

/* Whether the inner box lies within the outer one: each side of the outer one
 * is also one of the inner, and allows no less. */
static bool box_within(const struct box *inner, const struct box *outer)
{
    size_t i = 0;
    for (size_t j = 0; j < outer->count; j++) {
        while (i < inner->count && inner->sides[i].atom < outer->sides[j].atom)
            i++;
        if (i == inner->count || inner->sides[i].atom != outer->sides[j].atom ||
            !side_within(&inner->sides[i], &outer->sides[j]))
            return false;
    }
    return true;
}

/* The only side in which two boxes over the same atoms differ, or SIZE_MAX. */
static size_t only_difference(const struct box *a, const struct box *b)
{
    size_t found = SIZE_MAX;
    if (a->count != b->count)
        return SIZE_MAX;
    for (size_t i = 0; i < a->count; i++) {
        if (same_side(&a->sides[i], &b->sides[i]))
            continue;
        if (found != SIZE_MAX || a->sides[i].atom != b->sides[i].atom)
            return SIZE_MAX;
        found = i;
    }
    return found;
}

/* Makes *a the union of two boxes; false where that is no box. */
static bool unite(struct boxing *boxing, struct box *a, const struct box *b)
{
    size_t at = only_difference(a, b);
    if (at == SIZE_MAX)
        return false;
    struct side side = a->sides[at];
    const struct side *other = &b->sides[at];
    struct side everything = boxing->everything(boxing->context, side.atom);
    if (!everything.allowed &&
        ((uint64_t)side.high + 1 < other->low || (uint64_t)other->high + 1 < side.low))
        return false;
    side.allowed |= other->allowed;
    side.low = other->low < side.low ? other->low : side.low;
    side.high = other->high > side.high ? other->high : side.high;
    struct side *sides = pool_take(boxing->pool, (a->count + 1) * sizeof *sides);
    memcpy(sides, a->sides, a->count * sizeof *sides);
    sides[at] = side;
    a->sides = sides;
    if (side_within(&everything, &side)) {
        memmove(&sides[at], &sides[at + 1], (a->count - at - 1) * sizeof *sides);
        a->count--;
    }
    return true;
}

static void remove_box(struct boxes *boxes, size_t i)
{
    boxes->count--;
    memmove(&boxes->items[i], &boxes->items[i + 1], (boxes->count - i) * sizeof *boxes->items);
}

/* Adds a box. The list has room for BOXES_WHILE + 1 boxes. */
static void add_box(struct boxing *boxing, struct boxes *boxes, struct box box)
{
    for (size_t i = 0; i < boxes->count && !boxing->exhausted; i++) {
        boxing->exhausted = ++boxing->work > BOXING_WORK;
        if (box_within(&box, &boxes->items[i]))
            return;
        if (box_within(&boxes->items[i], &box) || unite(boxing, &box, &boxes->items[i])) {
            remove_box(boxes, i);
            i = SIZE_MAX; /* the box may have grown: look at all again */
        }
    }
    boxes->items[boxes->count++] = box;
    boxing->exhausted |= boxes->count > BOXES_WHILE;
}

/* Both boxes at once; false where they exclude each other. */
static bool intersect(struct boxing *boxing, const struct box *a, const struct box *b,
                      struct box *both)
{
    both->sides = pool_take(boxing->pool, (a->count + b->count) * sizeof *both->sides);
    boxing->sides += a->count + b->count;
    boxing->exhausted |= boxing->sides > BOXING_SIDES;
    both->count = 0;
    for (size_t i = 0, j = 0; i < a->count || j < b->count;) {
        struct side *side = &both->sides[both->count++];
        if (j == b->count || (i < a->count && a->sides[i].atom < b->sides[j].atom)) {
            *side = a->sides[i++];
        } else if (i == a->count || b->sides[j].atom < a->sides[i].atom) {
            *side = b->sides[j++];
        } else {
            const struct side *left = &a->sides[i++], *right = &b->sides[j++];
            struct side everything = boxing->everything(boxing->context, left->atom);
            *side = *left;
            side->allowed &= right->allowed;
            side->low = right->low > side->low ? right->low : side->low;
            side->high = right->high < side->high ? right->high : side->high;
            if (empty_side(side, &everything))
                return false;
        }
    }
    return true;
}

/* Room for as many boxes as a combination can have, and the one too many that
 * ends it. */
static struct boxes room_for_boxes(struct boxing *boxing, size_t most)
{
    size_t count = (most < BOXES_WHILE ? most : BOXES_WHILE) + 1;
    return (struct boxes){pool_take(boxing->pool, count * sizeof(struct box)), 0};
}

struct boxes boxes_and(struct boxing *boxing, const struct boxes *a, const struct boxes *b)
{
    struct boxes result = room_for_boxes(boxing, a->count * b->count);
    for (size_t i = 0; i < a->count; i++) {
        for (size_t j = 0; j < b->count && !boxing->exhausted; j++) {
            struct box both;
            if (intersect(boxing, &a->items[i], &b->items[j], &both))
                add_box(boxing, &result, both);
        }
    }
    return result;
}

struct boxes boxes_or(struct boxing *boxing, const struct boxes *a, const struct boxes *b)
{
    struct boxes result = room_for_boxes(boxing, a->count + b->count);
    for (size_t i = 0; i < a->count && !boxing->exhausted; i++)
        add_box(boxing, &result, a->items[i]);
    for (size_t i = 0; i < b->count && !boxing->exhausted; i++)
        add_box(boxing, &result, b->items[i]);
    return result;
}

static struct boxes join(struct boxing *boxing, const struct boxes *a, const struct boxes *b,
                         bool both)
{
    return both ? boxes_and(boxing, a, b) : boxes_or(boxing, a, b);
}

void folding_add(struct boxing *boxing, struct folding *folding, struct boxes boxes)
{
    size_t i = 0;
    for (size_t count = folding->count++; count & 1; count >>= 1, i++)
        boxes = join(boxing, &folding->parts[i], &boxes, folding->both);
    folding->parts[i] = boxes;
}

struct boxes folding_end(struct boxing *boxing, const struct folding *folding)
{
    struct boxes result = folding->both ? boxes_always(boxing) : boxes_never();
    size_t i = 0;
    for (size_t count = folding->count; count; count >>= 1, i++)
        if (count & 1)
            result = join(boxing, &folding->parts[i], &result, folding->both);
    return result;
}

struct boxes boxes_copy(struct pool *pool, const struct boxes *boxes)
{
    struct boxes copy = {pool_take(pool, boxes->count * sizeof *copy.items), boxes->count};
    for (size_t i = 0; i < boxes->count; i++) {
        const struct box *box = &boxes->items[i];
        copy.items[i].count = box->count;
        copy.items[i].sides = pool_take(pool, box->count * sizeof *box->sides);
        if (box->count)
            memcpy(copy.items[i].sides, box->sides, box->count * sizeof *box->sides);
    }
    return copy;
}
