/* SPDX-License-Identifier: MIT */
/*
 * The solutions of a call, taken into the plan one after the other: those that are known, those that
 * a chart finds, and those that are found in the order of plain decomposition. Rests on
 * htn_chart.c, htn_table.c and htn_end_plan.c. An end that is taken fits the plan.
 */
#include "htn/htn_calls.h"

static gg_solutions solutions_of(const gg_decomposition *search, uint32_t call)
{
    gg_solutions solutions = {call, NOTHING, NOTHING, search->entry_count};
    return solutions;
}

bool gg_solutions_known(const gg_decomposition *search, uint16_t task, gg_solutions *solutions)
{
    uint32_t call = gg_call_find(search, task);
    if (call == NOTHING || !call_is_complete(search, call))
        return false;
    *solutions = solutions_of(search, call);
    return true;
}

/* A chart is known by its first call. */
bool gg_solutions_begin(gg_decomposition *search, uint16_t task, bool charted,
                        gg_solutions *solutions)
{
    uint32_t call = charted ? NOTHING : gg_call_find(search, task);
    if (charted)
        search->chart = search->entry_count;
    if (call == NOTHING)
        call = gg_call_add(search, task, false);
    search->chart = NOTHING;
    if (call == NOTHING)
        return false;
    *solutions = solutions_of(search, call);
    return true;
}

bool gg_solutions_are_charted(const gg_decomposition *search, const gg_solutions *solutions)
{
    return entry_at(search, solutions->call)->as.call.chart == solutions->call;
}

bool gg_solutions_need_entries(const gg_decomposition *search, const gg_solutions *solutions)
{
    return gg_solutions_are_charted(search, solutions) &&
           !entry_at(search, solutions->call)->complete;
}

void gg_solutions_load_start_state(gg_decomposition *search, const gg_solutions *solutions)
{
    load_entry_state(search, solutions->call);
}

/* The end after the one that was taken last; NOTHING. */
static uint32_t find_next(gg_decomposition *search, gg_solutions *solutions)
{
    search->full = false;
    if (next_solution(search, solutions->call, solutions->taken) == NOTHING &&
        !call_is_complete(search, solutions->call)) {
        if (gg_solutions_are_charted(search, solutions))
            gg_chart_find_next_end(search, solutions);
        else
            gg_table_find_next_end(search, solutions->call);
        solutions->floor = search->entry_count;
    }
    return next_solution(search, solutions->call, solutions->taken);
}

gg_take_result gg_solutions_take(gg_decomposition *search, gg_solutions *solutions)
{
    for (;;) {
        uint32_t end = find_next(search, solutions);
        if (end == NOTHING)
            return search->full ? GG_LOST : GG_OVER;
        solutions->taken = end;
        if (entry_at(search, end)->as.end.steps <=
            (uint32_t)(search->plan->capacity - search->plan->length)) {
            gg_end_read_plan(search, end);
            return GG_TAKEN;
        }
        (void)gg_note_limit_met(search, GG_PLAN_TOO_LONG, GG_WITHOUT_ROOM);
    }
}

/* A call below the floor that goes on above it: its solutions are not known any more. */
static void cut_call(gg_decomposition *search, uint32_t call, uint32_t floor)
{
    gg_entry *entry = entry_at(search, call);
    bool lost = !entry->complete ||
                (entry->as.call.last_solution != NOTHING && entry->as.call.last_solution >= floor);
    if (entry->as.call.chart == NOTHING && lost) {
        entry->complete = false;
        entry->cut = true;
    }
    while (entry->as.call.waits != NOTHING && entry->as.call.waits >= floor)
        entry->as.call.waits = entry_at(search, entry->as.call.waits)->as.wait.next;
}

void gg_forget_entries_from(gg_decomposition *search, uint32_t floor)
{
    for (uint32_t i = 0; i < floor; i++)
        if (entry_at(search, i)->key < FAILURE_KEYS)
            cut_call(search, i, floor);
    gg_entries_cut(search, floor);
}
