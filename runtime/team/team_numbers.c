/* SPDX-License-Identifier: MIT */
/*
 * What all parts of a planning ask of the problem as numbers, and its memory. Rests on scheduler.h.
 */
#include "team/scheduler.h"

/* ---------------------------------------------------------------- the memory */

#if UINTPTR_MAX <= UINT32_MAX
uint64_t gg_team_product(uint32_t a, uint32_t b)
{
    uint32_t high = a >> 16, low = a & 0xffff, other_high = b >> 16, other_low = b & 0xffff;
    uint64_t product = ((uint64_t)(high * other_high) << 32) + low * other_low;
    return product + ((uint64_t)(high * other_low) << 16) + ((uint64_t)(low * other_high) << 16);
}
#endif

void *gg_team_take(gg_team_memory *memory, uint32_t count, uint32_t size)
{
    uint32_t free = (memory->size - memory->used) & ~(uint32_t)7;
    uint64_t bytes = gg_team_product(count, size);
    if (memory->cramped || bytes > free) {
        memory->cramped = true;
        return NULL;
    }
    void *taken = memory->bytes + (size_t)memory->used;
    memory->used += ((uint32_t)bytes + 7) & ~(uint32_t)7;
    return taken;
}

uint32_t *gg_team_take_numbers(gg_team_search *search, uint32_t count)
{
    uint32_t *numbers = (uint32_t *)gg_team_take(&search->memory, count, sizeof(uint32_t));
    for (uint32_t i = 0; numbers && i < count; i++)
        numbers[i] = 0;
    return numbers;
}

/* -------------------------------------------------------------- needs and walks */

bool gg_team_allows(const gg_team_need *need, uint32_t value)
{
    if (need->kind == GG_TEAM_NUMBER)
        return value >= need->low && value <= need->high;
    if (need->kind == GG_TEAM_SET)
        return gg_set_has(need->set, value);
    return value < 64 && gg_half_of(need->allowed, value) >> (value & 31) & 1;
}

const gg_team_need *gg_team_need_in(const gg_team_search *search, const gg_team_box *box,
                                    uint32_t i)
{
    return &search->needs[search->listed[box->first + i]];
}

void gg_team_copy_numbers(uint32_t *to, const uint32_t *from, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        to[i] = from[i];
}

/* ------------------------------------------------------------ who uses a value */

uint32_t gg_team_amount(const gg_team_search *search, const gg_team_task *task, uint16_t value,
                        gg_team_effect effect)
{
    for (uint32_t i = 0; i < task->change_count; i++) {
        const gg_team_change *change = change_in(search, task, i);
        if (change->value == value && change->effect == effect)
            return change->amount;
    }
    return 0;
}

uint32_t gg_team_amount_asked(const gg_team_search *search, const gg_team_box *box, uint16_t value,
                              bool kept)
{
    for (uint32_t i = 0; i < box->count; i++) {
        const gg_team_need *need = gg_team_need_in(search, box, i);
        if (need->value == value && need->kind == GG_TEAM_NUMBER && (need->adds_up || !kept))
            return need->low;
    }
    return 0;
}

uint32_t gg_team_most_kept(const gg_team_search *search, uint32_t first, uint16_t count,
                           uint16_t value)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < count; i++)
        most = later(most, gg_team_amount_asked(search, &search->boxes[first + i], value, true));
    return most;
}

bool gg_team_is_used_by_tasks(const gg_team_search *search, uint16_t value)
{
    for (uint32_t i = 0; i < search->task_count; i++)
        if (gg_team_amount(search, &search->tasks[i], value, GG_TEAM_TAKES) > 0 ||
            gg_team_most_kept(search, search->tasks[i].box, search->tasks[i].box_count, value) > 0)
            return true;
    return false;
}
