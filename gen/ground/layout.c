/* SPDX-License-Identifier: MIT */
/* Facts to bits: see layout.h, and gg_tables.h for what the bits mean. */
#include "ground/layout.h"

/* Room in words, or in halves of words, that are being filled. */
struct shelf {
    unsigned size;  /* bits in one */
    unsigned *used; /* by word or half */
    size_t count;
    size_t first_open; /* all before it are full */
};

/* Places `width` bits; returns the first bit, counted over all words. */
static size_t place_bits(struct pool *pool, struct shelf *shelf, unsigned width)
{
    size_t i = shelf->first_open;
    while (i < shelf->count && shelf->size - shelf->used[i] < width)
        i++;
    if (i == shelf->count)
        POOL_ADD(pool, shelf->used, shelf->count) = 0;
    size_t bit = i * shelf->size + shelf->used[i];
    shelf->used[i] += width;
    while (shelf->first_open < shelf->count && shelf->used[shelf->first_open] == shelf->size)
        shelf->first_open++;
    return bit;
}

static unsigned bits_for(uint32_t top)
{
    unsigned bits = 1;
    while (bits < 32 && top >> bits)
        bits++;
    return bits;
}

static void place_facts(struct pool *pool, struct layout *layout, const struct problem *problem,
                        bool numbers)
{
    struct shelf shelf = {.size = numbers ? 32 : 64};
    for (size_t i = 0; i < layout->fact_count; i++) {
        const struct fact *fact = problem->variables[layout->variables[i]].fact;
        gg_fact *place = &layout->facts[i];
        if (kept_as_number(fact) != numbers)
            continue;
        unsigned width = numbers ? bits_for(fact->top) : fact->kind == GG_BOOL ? 1 : fact->top + 1;
        size_t bit = place_bits(pool, &shelf, width + numbers);
        place->word = (uint16_t)(layout->word_count + bit / 64);
        place->shift = (uint8_t)(bit % 64);
        place->width = (uint8_t)width;
        place->kind = (uint8_t)(numbers ? GG_NUMBER : fact->kind);
        place->shared = fact->shared;
        place->top = fact->top;
    }
    if (!numbers && problem->leg_count > 0 && (problem->domain->places.points || problem->road_map))
        layout->stray_bit = place_bits(pool, &shelf, 1);
    layout->word_count += numbers ? (shelf.count + 1) / 2 : shelf.count;
}

/* Values that a search tells apart: not more than 64 of a number, but all symbols. */
static void number_values(struct layout *layout, const struct problem *problem, size_t number)
{
    gg_fact *fact = &layout->facts[number];
    bool ordered = problem->variables[layout->variables[number]].fact->kind == GG_NUMBER;
    while (ordered && fact->top >> fact->coarse > 63)
        fact->coarse++;
    fact->first = layout->value_count;
    layout->value_count += (fact->top >> fact->coarse) + 1;
}

static void mark_bits(struct pool *pool, struct layout *layout, const struct problem *problem)
{
    size_t words = layout->word_count + 1;
    layout->guards = pool_take(pool, words * sizeof *layout->guards);
    layout->tops = pool_take(pool, words * sizeof *layout->tops);
    layout->fact_at = pool_take(pool, words * 64 * sizeof *layout->fact_at);
    for (size_t i = 0; i < words * 64; i++)
        layout->fact_at[i] = GG_NONE;
    for (size_t i = 0; i < layout->fact_count; i++) {
        gg_fact *fact = &layout->facts[i];
        number_values(layout, problem, i);
        for (size_t j = 0; j < fact->width; j++)
            layout->fact_at[fact->word * 64u + fact->shift + j] = (uint16_t)i;
        if (fact->kind != GG_NUMBER)
            continue;
        layout->guards[fact->word] |= (uint64_t)1 << (fact->shift + fact->width);
        layout->tops[fact->word] |= (uint64_t)fact->top << fact->shift;
    }
}

struct layout layout_of(struct pool *pool, const struct problem *problem)
{
    struct layout layout = {0};
    layout.numbers = pool_take(pool, (problem->variable_count + 1) * sizeof *layout.numbers);
    layout.variables = pool_take(pool, (problem->variable_count + 1) * sizeof *layout.variables);
    for (size_t i = 0; i < problem->variable_count; i++) {
        bool constant = problem->variables[i].fact->constant;
        layout.numbers[i] = constant ? SIZE_MAX : layout.fact_count;
        if (!constant)
            layout.variables[layout.fact_count++] = i;
    }
    layout.facts = pool_take(pool, (layout.fact_count + 1) * sizeof *layout.facts);
    place_facts(pool, &layout, problem, false);
    layout.flag_words = layout.word_count;
    place_facts(pool, &layout, problem, true);
    mark_bits(pool, &layout, problem);
    return layout;
}
