/* SPDX-License-Identifier: MIT */
/*
 * Says each mutex once, from the value on that is part of most of those which are not said yet: see
 * pack_invariants.h.
 */
#include "tables/pack_invariants.h"

/* A value of a fact that matters. */
struct value {
    size_t number, variable; /* as in the mutexes; the fact */
    size_t left;             /* its mutexes that are not said yet */
    uint16_t word;
    uint8_t bit;
    bool is; /* what the bit is where the fact has the value */
};

struct packing {
    struct pool *pool;
    const struct mutexes *mutexes;
    struct value *values;
    size_t count;
    gg_invariant *rows;
    size_t row_count;
};

static void pack_invariants_add_values(struct packing *packing, struct pool *scratch,
                                       const struct layout *layout, const struct state_sets *sets)
{
    for (size_t i = 0; i < sets->objective->variable_count; i++) {
        size_t variable = sets->facts[i].variable, first = packing->mutexes->first[variable];
        const gg_fact *fact = &layout->facts[layout->numbers[variable]];
        for (uint32_t j = 0; first != SIZE_MAX && j <= fact->top; j++) {
            bool symbol = fact->kind == GG_SYMBOL;
            struct value value = {.number = first + j, .variable = variable, .word = fact->word};
            value.bit = (uint8_t)(fact->shift + (symbol ? j : 0));
            value.is = symbol || j > 0;
            packing->values = pool_grow(scratch, packing->values, packing->count, sizeof value);
            packing->values[packing->count++] = value;
        }
    }
}

/* Two values of one fact need not be said. What is never reached is a mutex of itself. */
static bool is_mutex(const struct packing *packing, const struct value *a, const struct value *b)
{
    return (a == b || a->variable != b->variable) &&
           !mutexes_allow(packing->mutexes, a->number, b->number);
}

static void count_mutexes(struct packing *packing)
{
    for (size_t i = 0; i < packing->count; i++)
        for (size_t j = 0; j < packing->count; j++)
            packing->values[i].left += is_mutex(packing, &packing->values[i], &packing->values[j]);
}

/* The row of a value for a word. */
static gg_invariant *row_for(struct packing *packing, const struct value *value, uint16_t word,
                             size_t from)
{
    for (size_t i = from; i < packing->row_count; i++)
        if (packing->rows[i].other == word)
            return &packing->rows[i];
    packing->rows =
        pool_grow(packing->pool, packing->rows, packing->row_count, sizeof *packing->rows);
    gg_invariant *row = &packing->rows[packing->row_count++];
    uint64_t bit = (uint64_t)1 << value->bit;
    *row = (gg_invariant){
        .bit = bit, .value = value->is ? bit : 0, .word = value->word, .other = word};
    return row;
}

/* Says all mutexes of a value that are not said yet: those of values with some that are left. */
static void pack_invariants_say(struct packing *packing, struct value *value)
{
    size_t from = packing->row_count;
    for (size_t i = 0; i < packing->count; i++) {
        struct value *other = &packing->values[i];
        if (other->left == 0 || !is_mutex(packing, value, other))
            continue;
        gg_invariant *row = row_for(packing, value, other->word, from);
        row->care |= (uint64_t)1 << other->bit;
        row->want |= (uint64_t)!other->is << other->bit;
        other->left -= other != value;
    }
    value->left = 0;
}

const gg_invariant *pack_invariants(struct pool *pool, struct pool *scratch,
                                    const struct layout *layout, const struct policy *policy,
                                    uint16_t *count)
{
    struct packing packing = {.pool = pool, .mutexes = policy->mutexes};
    *count = 0;
    if (!policy->mutexes)
        return NULL;
    pack_invariants_add_values(&packing, scratch, layout, &policy->sets);
    count_mutexes(&packing);
    for (;;) {
        struct value *most = packing.values;
        for (size_t i = 0; i < packing.count; i++)
            if (packing.values[i].left > most->left)
                most = &packing.values[i];
        if (!most || most->left == 0)
            break;
        pack_invariants_say(&packing, most);
    }
    *count = (uint16_t)packing.row_count;
    return packing.rows;
}
