/* SPDX-License-Identifier: MIT */
/*
 * The sums that conditions put bounds to, and the bounds: see gg_sums. Only those that a condition of the
 * tables asks for are there, each once. Their terms are made when all of them are known, and after that
 * which actions move them. See build.h.
 */
#include "tables/build.h"

#include <inttypes.h>

static uint16_t sum_number(struct building *building, const struct sum *sum)
{
    struct tables *tables = building->tables;
    const char *key = pool_format(building->pool, "%zu", sum->number);
    int64_t known = map_get(&building->sums, key);
    if (known >= 0)
        return (uint16_t)known;
    size_t number = tables->sums.count;
    map_put(&building->sums, building->pool, key, (int64_t)number);
    tables->all_sums =
        pool_grow(building->pool, tables->all_sums, number, sizeof *tables->all_sums);
    POOL_ADD(building->pool, tables->sum_rows, tables->sums.count).sum = sum;
    return (uint16_t)number;
}

uint32_t bounds_row_of(struct building *building, const struct sum_bounds *bounds)
{
    struct tables *tables = building->tables;
    const struct sum *sum = bounds->sum;
    const char *key = pool_format(building->pool, "%zu %" PRId64 " %" PRId64, sum->number,
                                  bounds->low, bounds->high);
    int64_t known = map_get(&building->bounds, key);
    if (known >= 0)
        return (uint32_t)known;
    size_t number = tables->bounds_count;
    gg_sum_bounds row = {.sum = sum_number(building, sum)};
    row.low = (uint32_t)(bounds->low > sum->least ? bounds->low - sum->least : 0);
    row.high =
        (uint32_t)((bounds->high < sum->greatest ? bounds->high : sum->greatest) - sum->least);
    map_put(&building->bounds, building->pool, key, (int64_t)number);
    POOL_ADD(building->pool, tables->sum_bounds, tables->bounds_count) = row;
    tables->sums.part = &gg_summing;
    tables->sums.relaxed = &gg_relaxed_sums; /* C names it only where there is such a search */
    tables->sums.all = tables->all_sums;
    tables->sums.bounds = tables->sum_bounds;
    tables->extras.sums = &tables->sums;
    return (uint32_t)number;
}

/* The terms of a sum: their boxes become a condition, so that they are encoded as others are. */
static void make_terms(struct building *building, const struct sum *sum, gg_sum *row,
                       struct sum_row *made)
{
    struct pool *pool = building->pool;
    gg_sum_term *terms = pool_take(pool, sum->count * sizeof *terms);
    struct dnf boxes = {pool_take(pool, (sum->count + 1) * sizeof *boxes.items), 0};
    for (size_t i = 0; i < sum->count; i++)
        if (sum->terms[i].box)
            boxes.items[boxes.count++] = *sum->terms[i].box;
    made->sum = sum;
    made->ground = boxes;
    made->boxes = condition_of(building, &boxes);
    size_t box = 0;
    for (size_t i = 0; i < sum->count; i++) {
        const struct sum_term *term = &sum->terms[i];
        terms[i].weight = (int32_t)term->weight;
        if (term->box)
            terms[i].box = &made->boxes.boxes[box++];
        else
            terms[i].fact = (uint16_t)building->tables->layout.numbers[term->variable];
    }
    row->terms = terms;
    row->count = (uint16_t)sum->count;
    row->least = (int32_t)sum->least;
    row->top = (uint32_t)(sum->greatest - sum->least);
}

void build_sums(struct building *building)
{
    struct tables *tables = building->tables;
    for (size_t i = 0; i < tables->sums.count; i++)
        make_terms(building, tables->sum_rows[i].sum, &tables->all_sums[i], &tables->sum_rows[i]);
}

/* The actions that may make a sum greater, or smaller. */
static const uint64_t *moving(struct pool *pool, const struct problem *problem,
                              const struct sum *sum, bool up)
{
    uint64_t *set = pool_take(pool, (problem->action_count / 64 + 1) * sizeof *set);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct changes *changes = &problem->actions[i].changes;
        for (size_t j = 0; j < changes->count; j++) {
            const struct change *change = &changes->items[j];
            if (up ? sum_can_rise(sum, change->variable, change->adds, change->value)
                   : sum_can_fall(sum, change->variable, change->adds, change->value))
                bit_put(set, i);
        }
    }
    return set;
}

void sums_note_moves(struct pool *pool, struct tables *tables)
{
    for (size_t i = 0; i < tables->sums.count; i++) {
        gg_sum *row = &tables->all_sums[i];
        row->raising = moving(pool, tables->problem, tables->sum_rows[i].sum, true);
        row->lowering = moving(pool, tables->problem, tables->sum_rows[i].sum, false);
    }
}
