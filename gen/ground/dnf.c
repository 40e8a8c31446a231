/* SPDX-License-Identifier: MIT */
/*
 * Disjunctive normal forms: see dnf.h. Whenever a box is added, boxes that lie
 * within another are dropped. Two boxes that differ in only one constraint become one
 * if their union is a box, so that `mood == calm or mood == alert` is a single test.
 */
#include "ground/dnf.h"

#include <string.h>
#include <inttypes.h>

static bool empty_constraint(const struct constraint *constraint,
                             const struct constraint *everything)
{
    return everything->allowed ? constraint->allowed == 0 : constraint->low > constraint->high;
}

struct dnf dnf_never(void)
{
    return (struct dnf){NULL, 0};
}

struct dnf dnf_always(struct making_dnf *making_dnf)
{
    return (struct dnf){pool_take(making_dnf->pool, sizeof(struct box)), 1};
}

bool dnf_is_always(const struct dnf *dnf)
{
    return dnf->count == 1 && dnf->items->count == 0 && dnf->items->sum_count == 0;
}

struct dnf dnf_of_constraint(struct making_dnf *making_dnf, struct constraint constraint)
{
    struct constraint everything = making_dnf->everything(making_dnf->context, constraint.variable);
    if (empty_constraint(&constraint, &everything))
        return dnf_never();
    struct dnf result = dnf_always(making_dnf);
    if (constraint_within(&everything, &constraint))
        return result;
    result.items->constraints = pool_take(making_dnf->pool, sizeof constraint);
    result.items->constraints[0] = constraint;
    result.items->count = 1;
    return result;
}

struct dnf dnf_of_sum_bounds(struct making_dnf *making_dnf, struct sum_bounds bounds)
{
    if (bounds.low > bounds.sum->greatest || bounds.high < bounds.sum->least)
        return dnf_never();
    struct dnf result = dnf_always(making_dnf);
    if (bounds.low <= bounds.sum->least && bounds.high >= bounds.sum->greatest)
        return result;
    result.items->sums = pool_take(making_dnf->pool, sizeof bounds);
    result.items->sums[0] = bounds;
    result.items->sum_count = 1;
    return result;
}

/* Whether the sums of the outer box are within their bounds wherever the inner box holds, as far as
 * its bounds of the same sums tell. */
static bool sums_within(const struct box *inner, const struct box *outer)
{
    size_t i = 0;
    for (size_t j = 0; j < outer->sum_count; j++) {
        const struct sum_bounds *asked = &outer->sums[j];
        while (i < inner->sum_count && inner->sums[i].sum->number < asked->sum->number)
            i++;
        if (i == inner->sum_count || inner->sums[i].sum != asked->sum ||
            inner->sums[i].low < asked->low || inner->sums[i].high > asked->high)
            return false;
    }
    return true;
}

/* Each constraint of the outer one is also one of the inner, and allows no less. */
bool box_within(const struct box *inner, const struct box *outer)
{
    if (outer->sum_count && !sums_within(inner, outer))
        return false;
    size_t i = 0;
    for (size_t j = 0; j < outer->count; j++) {
        while (i < inner->count && inner->constraints[i].variable < outer->constraints[j].variable)
            i++;
        if (i == inner->count || inner->constraints[i].variable != outer->constraints[j].variable ||
            !constraint_within(&inner->constraints[i], &outer->constraints[j]))
            return false;
    }
    return true;
}

/* The only constraint in which two boxes over the same state variables differ, or SIZE_MAX. */
static size_t only_difference(const struct box *a, const struct box *b)
{
    size_t found = SIZE_MAX;
    if (a->count != b->count)
        return SIZE_MAX;
    for (size_t i = 0; i < a->count; i++) {
        if (constraint_same(&a->constraints[i], &b->constraints[i]))
            continue;
        if (found != SIZE_MAX || a->constraints[i].variable != b->constraints[i].variable)
            return SIZE_MAX;
        found = i;
    }
    return found;
}

/* Notes how much a constraint takes. */
static void count_constraint(struct making_dnf *making_dnf, const struct constraint *constraint)
{
    making_dnf->constraints += constraint_set_words(constraint);
    making_dnf->exhausted |= making_dnf->constraints > DNF_CONSTRAINTS;
}

/* Makes *a the union of two boxes; false if the union is no box. */
static bool unite(struct making_dnf *making_dnf, struct box *a, const struct box *b)
{
    size_t at = only_difference(a, b);
    if (at == SIZE_MAX || !sums_within(a, b) || !sums_within(b, a))
        return false;
    struct constraint constraint = a->constraints[at];
    struct constraint everything = making_dnf->everything(making_dnf->context, constraint.variable);
    if (!constraint_unite(making_dnf->pool, &constraint, &b->constraints[at]))
        return false;
    count_constraint(making_dnf, &constraint);
    struct constraint *constraints =
        pool_take(making_dnf->pool, (a->count + 1) * sizeof *constraints);
    memcpy(constraints, a->constraints, a->count * sizeof *constraints);
    constraints[at] = constraint;
    a->constraints = constraints;
    if (constraint_within(&everything, &constraint)) {
        memmove(&constraints[at], &constraints[at + 1], (a->count - at - 1) * sizeof *constraints);
        a->count--;
    }
    return true;
}

static void remove_box(struct dnf *dnf, size_t i)
{
    dnf->count--;
    memmove(&dnf->items[i], &dnf->items[i + 1], (dnf->count - i) * sizeof *dnf->items);
}

/* Adds a box. The list has room for BOXES_WHILE + 1 boxes. */
static void dnf_add_box(struct making_dnf *making_dnf, struct dnf *dnf, struct box box)
{
    for (size_t i = 0; i < dnf->count && !making_dnf->exhausted; i++) {
        making_dnf->exhausted = ++making_dnf->work > DNF_WORK;
        if (box_within(&box, &dnf->items[i]))
            return;
        if (box_within(&dnf->items[i], &box) || unite(making_dnf, &box, &dnf->items[i])) {
            remove_box(dnf, i);
            i = SIZE_MAX; /* the box may have grown: look at all again */
        }
    }
    dnf->items[dnf->count++] = box;
    making_dnf->exhausted |= dnf->count > DNF_BOXES_WHILE;
}

/* Adds bounds of a sum to a box, unless its constraints see to them; false if they exclude them. */
static bool dnf_add_bounds(struct making_dnf *making_dnf, struct box *box, struct sum_bounds bounds)
{
    int64_t low, high;
    making_dnf->work += bounds.sum->count;
    sum_reach(bounds.sum, box, &low, &high);
    if (low > bounds.high || high < bounds.low || bounds.low > bounds.high)
        return false;
    if (low < bounds.low || high > bounds.high)
        box->sums[box->sum_count++] = bounds;
    return true;
}

/* Gives an intersection, whose constraints are known, the bounds of the sums of both boxes; false if
 * they exclude each other. */
static bool intersect_sums(struct making_dnf *making_dnf, const struct box *a, const struct box *b,
                           struct box *both)
{
    size_t most = a->sum_count + b->sum_count;
    bool fine = true;
    both->sums = most ? pool_take(making_dnf->pool, most * sizeof *both->sums) : NULL;
    both->sum_count = 0;
    for (size_t i = 0, j = 0; fine && (i < a->sum_count || j < b->sum_count);) {
        struct sum_bounds bounds;
        if (j == b->sum_count ||
            (i < a->sum_count && a->sums[i].sum->number < b->sums[j].sum->number)) {
            bounds = a->sums[i++];
        } else if (i == a->sum_count || b->sums[j].sum->number < a->sums[i].sum->number) {
            bounds = b->sums[j++];
        } else {
            const struct sum_bounds *left = &a->sums[i++], *right = &b->sums[j++];
            bounds = *left;
            bounds.low = right->low > left->low ? right->low : left->low;
            bounds.high = right->high < left->high ? right->high : left->high;
        }
        fine = dnf_add_bounds(making_dnf, both, bounds);
    }
    return fine;
}

/* Intersects two boxes; false if they exclude each other. */
static bool intersect(struct making_dnf *making_dnf, const struct box *a, const struct box *b,
                      struct box *both)
{
    both->constraints =
        pool_take(making_dnf->pool, (a->count + b->count) * sizeof *both->constraints);
    making_dnf->constraints += a->count + b->count;
    making_dnf->exhausted |= making_dnf->constraints > DNF_CONSTRAINTS;
    both->count = 0;
    for (size_t i = 0, j = 0; i < a->count || j < b->count;) {
        struct constraint *constraint = &both->constraints[both->count++];
        if (j == b->count ||
            (i < a->count && a->constraints[i].variable < b->constraints[j].variable)) {
            *constraint = a->constraints[i++];
        } else if (i == a->count || b->constraints[j].variable < a->constraints[i].variable) {
            *constraint = b->constraints[j++];
        } else {
            const struct constraint *left = &a->constraints[i++], *right = &b->constraints[j++];
            struct constraint everything =
                making_dnf->everything(making_dnf->context, left->variable);
            *constraint = *left;
            constraint_intersect(making_dnf->pool, constraint, right);
            count_constraint(making_dnf, constraint);
            if (empty_constraint(constraint, &everything))
                return false;
        }
    }
    return intersect_sums(making_dnf, a, b, both);
}

/* Makes room for as many boxes as a combination can have, and for the one too many that ends
 * it. */
static struct dnf room_for_boxes(struct making_dnf *making_dnf, size_t most)
{
    size_t count = (most < DNF_BOXES_WHILE ? most : DNF_BOXES_WHILE) + 1;
    return (struct dnf){pool_take(making_dnf->pool, count * sizeof(struct box)), 0};
}

struct dnf dnf_and(struct making_dnf *making_dnf, const struct dnf *a, const struct dnf *b)
{
    struct dnf result = room_for_boxes(making_dnf, a->count * b->count);
    for (size_t i = 0; i < a->count; i++) {
        for (size_t j = 0; j < b->count && !making_dnf->exhausted; j++) {
            struct box both;
            if (intersect(making_dnf, &a->items[i], &b->items[j], &both))
                dnf_add_box(making_dnf, &result, both);
        }
    }
    return result;
}

struct dnf dnf_or(struct making_dnf *making_dnf, const struct dnf *a, const struct dnf *b)
{
    struct dnf result = room_for_boxes(making_dnf, a->count + b->count);
    if (a->count > 0) /* its boxes are as they would be if they were added one by one */
        memcpy(result.items, a->items, a->count * sizeof *a->items);
    result.count = a->count;
    for (size_t i = 0; i < b->count && !making_dnf->exhausted; i++)
        dnf_add_box(making_dnf, &result, b->items[i]);
    return result;
}

static struct dnf dnf_join(struct making_dnf *making_dnf, const struct dnf *a, const struct dnf *b,
                           bool both)
{
    return both ? dnf_and(making_dnf, a, b) : dnf_or(making_dnf, a, b);
}

void folding_add(struct making_dnf *making_dnf, struct folding *folding, struct dnf dnf)
{
    size_t i = 0;
    for (size_t count = folding->count++; count & 1; count >>= 1, i++)
        dnf = dnf_join(making_dnf, &folding->parts[i], &dnf, folding->both);
    folding->parts[i] = dnf;
}

struct dnf folding_end(struct making_dnf *making_dnf, const struct folding *folding)
{
    struct dnf result = folding->both ? dnf_always(making_dnf) : dnf_never();
    size_t i = 0;
    for (size_t count = folding->count; count; count >>= 1, i++)
        if (count & 1)
            result = dnf_join(making_dnf, &folding->parts[i], &result, folding->both);
    return result;
}

struct dnf dnf_copy(struct pool *pool, const struct dnf *dnf)
{
    struct dnf copy = {pool_take(pool, dnf->count * sizeof *copy.items), dnf->count};
    for (size_t i = 0; i < dnf->count; i++) {
        const struct box *box = &dnf->items[i];
        copy.items[i].count = box->count;
        copy.items[i].constraints = pool_take(pool, box->count * sizeof *box->constraints);
        for (size_t j = 0; j < box->count; j++) {
            copy.items[i].constraints[j] = box->constraints[j];
            constraint_copy_set(pool, &copy.items[i].constraints[j]);
        }
        copy.items[i].sum_count = box->sum_count;
        copy.items[i].sums = pool_take(pool, box->sum_count * sizeof *box->sums);
        for (size_t j = 0; j < box->sum_count; j++)
            copy.items[i].sums[j] = box->sums[j];
    }
    return copy;
}

size_t dnf_size(const struct dnf *dnf)
{
    size_t count = 0;
    for (size_t i = 0; i < dnf->count; i++) {
        count += dnf->items[i].count + dnf->items[i].sum_count + 1;
        for (size_t j = 0; j < dnf->items[i].count; j++)
            count += constraint_set_words(&dnf->items[i].constraints[j]);
    }
    return count;
}

const char *text_of_dnf(struct pool *pool, const struct dnf *dnf)
{
    struct text text = {0};
    for (size_t i = 0; i < dnf->count; i++) {
        text_add(&text, "|");
        for (size_t j = 0; j < dnf->items[i].count; j++)
            constraint_add_to_key(&text, &dnf->items[i].constraints[j]);
        for (size_t j = 0; j < dnf->items[i].sum_count; j++) {
            const struct sum_bounds *bounds = &dnf->items[i].sums[j];
            text_add(&text, "s%zu %" PRId64 " %" PRId64 ",", bounds->sum->number, bounds->low,
                     bounds->high);
        }
    }
    const char *result = pool_copy_text(pool, text.data, text.length);
    text_free(&text);
    return result;
}
