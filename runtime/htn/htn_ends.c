/* SPDX-License-Identifier: MIT */
/*
 * The ends of a call, taken into the plan one after the other: those that are known, those that
 * a chart finds, and those that are found in the order of plain decomposition. Rests on
 * htn_chart.c, htn_table.c and htn_end_plan.c. An end that is taken fits the plan.
 */
#include "htn/htn_calls.h"

static gg_ends ends_of(const gg_decomposition *search, uint32_t call)
{
    gg_ends ends = {call, NOTHING, NOTHING, search->entry_count};
    return ends;
}

bool gg_ends_known(const gg_decomposition *search, uint16_t task, gg_ends *ends)
{
    uint32_t call = gg_call_find(search, task);
    if (call == NOTHING || !is_complete(search, call))
        return false;
    *ends = ends_of(search, call);
    return true;
}

/* A chart is known by its first call. */
bool gg_ends_begin(gg_decomposition *search, uint16_t task, bool charted, gg_ends *ends)
{
    uint32_t call = charted ? NOTHING : gg_call_find(search, task);
    if (charted)
        search->chart = search->entry_count;
    if (call == NOTHING)
        call = gg_call_add(search, task, false);
    search->chart = NOTHING;
    if (call == NOTHING)
        return false;
    *ends = ends_of(search, call);
    return true;
}

bool gg_ends_charted(const gg_decomposition *search, const gg_ends *ends)
{
    return entry_at(search, ends->call)->as.call.chart == ends->call;
}

bool gg_ends_hold(const gg_decomposition *search, const gg_ends *ends)
{
    return gg_ends_charted(search, ends) && !entry_at(search, ends->call)->complete;
}

void gg_ends_state(gg_decomposition *search, const gg_ends *ends)
{
    load_state(search, ends->call);
}

/* The end after the one that was taken last; NOTHING. */
static uint32_t find_next(gg_decomposition *search, gg_ends *ends)
{
    search->full = false;
    if (next_end(search, ends->call, ends->end) == NOTHING && !is_complete(search, ends->call)) {
        if (gg_ends_charted(search, ends))
            gg_chart_find(search, ends);
        else
            gg_table_find(search, ends->call);
        ends->floor = search->entry_count;
    }
    return next_end(search, ends->call, ends->end);
}

gg_taken gg_ends_take(gg_decomposition *search, gg_ends *ends)
{
    for (;;) {
        uint32_t end = find_next(search, ends);
        if (end == NOTHING)
            return search->full ? GG_LOST : GG_OVER;
        ends->end = end;
        if (entry_at(search, end)->as.end.steps <=
            (uint32_t)(search->plan->capacity - search->plan->length)) {
            gg_end_read(search, end);
            return GG_TAKEN;
        }
        (void)gg_met(search, GG_PLAN_TOO_LONG, GG_WITHOUT_ROOM);
    }
}

/* A call below the floor that goes on above it: its ends are not known any more. */
static void cut_call(gg_decomposition *search, uint32_t call, uint32_t floor)
{
    gg_entry *entry = entry_at(search, call);
    bool lost = !entry->complete ||
                (entry->as.call.last_end != NOTHING && entry->as.call.last_end >= floor);
    if (entry->as.call.chart == NOTHING && lost) {
        entry->complete = false;
        entry->cut = true;
    }
    while (entry->as.call.waits != NOTHING && entry->as.call.waits >= floor)
        entry->as.call.waits = entry_at(search, entry->as.call.waits)->as.wait.next;
}

void gg_ends_forget(gg_decomposition *search, uint32_t floor)
{
    for (uint32_t i = 0; i < floor; i++)
        if (entry_at(search, i)->key < FAILURE_KEYS)
            cut_call(search, i, floor);
    gg_entries_cut(search, floor);
}
