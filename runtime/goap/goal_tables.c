/* SPDX-License-Identifier: MIT */
/*
 * Reads the tables that goapgen worked out for a goal: see gg_distance_table. Rests on state.h. No
 * estimate is more than the distance to the goal.
 */
#include "goap/search.h"

/* The index of a state in a table. Four bits are looked up at a time, so that symbols and numbers
 * need no arithmetic. */
static uint32_t index_in(const GG_ROM gg_distance_table *table, const uint64_t *state)
{
    uint32_t index = 0;
    for (uint16_t i = 0; i < table->digit_count; i++) {
        const GG_ROM gg_index_digit *digit = &table->digits[i];
        index += digit->values[gg_four_bits(state[digit->word], digit->shift)];
    }
    return index;
}

/* An entry of a row of so many bytes; if it is wide, as many upper halves stand behind them. */
static uint32_t goal_tables_entry_at(const GG_ROM uint8_t *row, bool wide, uint32_t size,
                                     uint32_t index)
{
    uint32_t entry = row[index];
    if (wide)
        entry |= (uint32_t)row[size + index] << 8;
    return entry;
}

static gg_distance distance_at(const GG_ROM gg_distance_table *table, uint32_t index)
{
    return table->distances[goal_tables_entry_at(table->entries, table->wide, table->size, index)];
}

gg_distance gg_table_distance(const GG_ROM gg_distance_table *table, const uint64_t *state)
{
    return distance_at(table, index_in(table, state));
}

/* Where a state differs from the one that was estimated last, as gg_distance_table.mask has it. */
static void find_differences(const gg_search *search, const uint64_t *state, uint32_t *different)
{
    different[0] = different[1] = 0;
    for (uint32_t i = search->problem.domain->word_count; i-- > 0;) {
        uint64_t word = state[i] ^ search->estimates[i];
        different[0] = gg_fold_word_half(different[0], (uint32_t)word);
        different[1] = gg_fold_word_half(different[1], (uint32_t)(word >> 32));
    }
}

/* What each table says is noted: the states that are estimated one after the other are mostly alike, so
 * that few tables need to be read. */
gg_distance gg_tables_estimate(gg_search *search, const uint64_t *state)
{
    const GG_ROM gg_heuristic *heuristic = search->heuristic;
    gg_distance sum = 0, most = 0;
    if (heuristic->table_count == 0 || !search->guided)
        return 0;
    uint32_t words = search->problem.domain->word_count, different[2];
    gg_distance *said = &search->estimates[words];
    find_differences(search, state, different);
    for (uint16_t i = 0; i < heuristic->table_count; i++) {
        const GG_ROM gg_distance_table *table = &heuristic->tables[i];
        if (!search->measured || (different[0] & table->mask[0]) || (different[1] & table->mask[1]))
            said[i] = distance_at(table, index_in(table, state));
        sum = distance_sum(sum, said[i]);
        if (!table->ends_sum)
            continue;
        if (sum == GG_FAR)
            most = GG_FAR;
        else if (sum > table->base && sum - table->base > most)
            most = sum - table->base;
        sum = 0;
    }
    gg_copy_words(search->estimates, state, words);
    search->measured = true;
    return lessened(search, most);
}

static gg_outcome goal_tables_read_plan(gg_search *search)
{
    const GG_ROM gg_step_table *whole = (const GG_ROM gg_step_table *)search->heuristic->tables;
    const GG_ROM gg_distance_table *table = &whole->table;
    uint32_t index = index_in(table, search->problem.state);
    gg_distance distance = distance_at(table, index);
    uint32_t steps = steps_of_distance(distance);
    if (distance == GG_FAR)
        return GG_NO_PLAN;
    if (steps > search->plan->capacity)
        return GG_PLAN_TOO_LONG;
    for (uint32_t i = 0; i < steps; i++) {
        const GG_ROM gg_table_step *move =
            &whole->moves[goal_tables_entry_at(whole->policy, whole->wide, table->size, index)];
        search->plan->steps[i] = move->action;
        index = (index + move->offset) & 0xffff;
    }
    search->plan->length = (uint16_t)steps;
    search->cost = (uint32_t)(distance >> 16);
    search->read = steps + 1;
    return GG_FOUND;
}

const GG_ROM gg_reading_ops gg_table_reading = {goal_tables_read_plan, NULL};
