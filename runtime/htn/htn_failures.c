/* SPDX-License-Identifier: MIT */
/*
 * What has failed is not tried again: a task from a state, with what is left to do after it.
 * Rests on htn_entries.c.
 *
 * What is left to do is a list: a method and the subtask that it goes on with, then the same
 * of the method that it is a subtask of, and so on; what is through is not in it. Equal lists
 * are one entry (hash consing: Ershov, "On Programming of Arithmetic Operations", 1958), and
 * its number stands for the list. Frames that were entered before anything had failed get a
 * number of their own instead, as if nothing were equal to what is left after them; so do
 * those whose entry was forgotten. No failure is found that was not noted for the same list.
 */
#include "htn/htn_entries.h"

/* What is left to do after the root task; and where numbers begin that are no entries. */
#define LEFT_AT_ROOT (UINT32_MAX - 1)
#define OWN_NUMBERS ((uint32_t)1 << 31)

/* What is left after a frame. */
static uint32_t left_after(gg_decomposition *search, uint16_t frame)
{
    uint32_t *left = &search->memory->starts[frame].left;
    if (*left == NOTHING)
        *left = OWN_NUMBERS + search->numbers++;
    return *left;
}

/* The list that begins with a subtask of a frame; NOTHING where there is none like it. */
static uint32_t find_left(gg_decomposition *search, const gg_entry *wanted)
{
    uint32_t index = first_entry_of_hash(search, wanted->hash);
    for (; index != NOTHING; index = entry_at(search, index)->chain) {
        const gg_entry *entry = entry_at(search, index);
        if (entry->key == LEFT_KEY && entry->as.rest.left == wanted->as.rest.left &&
            entry->as.rest.task == wanted->as.rest.task && entry->name == wanted->name &&
            entry->index == wanted->index)
            break;
    }
    return index;
}

/* The number of what is left to do at a position; NOTHING where it has none: there is none yet
 * and none is to be made, or there is no room. */
static uint32_t left_at(gg_decomposition *search, uint16_t frame, uint16_t index, bool make)
{
    const gg_frame *frames = search->memory->frames;
    while (frame != GG_NONE && index >= frames[frame].method->subtask_count) {
        index = frames[frame].index;
        frame = frames[frame].parent;
    }
    if (frame == GG_NONE)
        return LEFT_AT_ROOT;
    const gg_frame *at = &frames[frame];
    gg_entry wanted;
    wanted.as.rest.left = left_after(search, frame);
    wanted.as.rest.task = at->task;
    wanted.name = (uint16_t)(at->method - search->problem->domain->tasks[at->task].methods);
    wanted.index = index;
    wanted.hash = gg_mixed_bits(LEFT_KEY ^ wanted.as.rest.left);
    wanted.hash = gg_mixed_bits(wanted.hash ^ ((uint32_t)wanted.as.rest.task << 16 | wanted.name));
    wanted.hash = gg_mixed_bits(wanted.hash ^ index);
    uint32_t found = find_left(search, &wanted);
    if (found != NOTHING || !make)
        return found;
    found = gg_entry_add(search, LEFT_KEY, wanted.name, wanted.hash);
    if (found == NOTHING)
        return NOTHING;
    entry_at(search, found)->as.rest = wanted.as.rest;
    entry_at(search, found)->index = index;
    return found;
}

uint32_t gg_continuation_number(gg_decomposition *search)
{
    return left_at(search, search->frame, search->index, true);
}

/* The failure of a task in the present state, with so much left to do; or, with NOTHING, with
 * anything. */
static uint32_t find_failure(const gg_decomposition *search, uint16_t task, uint32_t left)
{
    uint32_t key = FAILURE_KEYS + task, hash = hash_of_key(search, key);
    uint32_t index = first_entry_of_hash(search, hash);
    while (index != NOTHING &&
           !(is_entry(search, index, key, hash) &&
             (left == NOTHING || entry_at(search, index)->as.rest.left == left)))
        index = entry_at(search, index)->chain;
    return index;
}

gg_failure_knowledge gg_failure_find(gg_decomposition *search, uint16_t task)
{
    uint16_t room = (uint16_t)(search->plan->capacity - search->plan->length);
    if (find_failure(search, task, NOTHING) == NOTHING)
        return GG_UNKNOWN;
    uint32_t left = left_at(search, search->frame, search->index, false);
    uint32_t found = left == NOTHING ? NOTHING : find_failure(search, task, left);
    if (found == NOTHING || room > entry_at(search, found)->name)
        return GG_TRIED;
    if (entry_at(search, found)->name != GG_NONE)
        (void)gg_note_limit_met(search, GG_PLAN_TOO_LONG, GG_WITHOUT_ROOM);
    return GG_FAILED;
}

void gg_forget_continuations_from(gg_decomposition *search, uint16_t frames, uint32_t floor)
{
    gg_call_start *starts = search->memory->starts;
    for (uint16_t i = 0; starts && i < frames; i++)
        if (starts[i].left >= floor && starts[i].left < OWN_NUMBERS)
            starts[i].left = NOTHING;
}

bool gg_failure_note(gg_decomposition *search, const gg_choice_point *choice)
{
    uint16_t room = (uint16_t)(search->plan->capacity - choice->plan_length);
    if (!(choice->limits & GG_WITHOUT_ROOM))
        room = GG_NONE;
    uint32_t left = left_at(search, choice->frame, choice->index, true);
    if (left == NOTHING)
        return false;
    uint32_t index = find_failure(search, choice->task, left);
    if (index == NOTHING) {
        uint32_t key = FAILURE_KEYS + choice->task;
        index = gg_entry_add(search, key, room, hash_of_key(search, key));
        if (index == NOTHING)
            return false;
        entry_at(search, index)->as.rest.left = left;
    }
    if (entry_at(search, index)->name < room)
        entry_at(search, index)->name = room;
    return true;
}
