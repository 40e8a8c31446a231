/* SPDX-License-Identifier: MIT */
/*
 * The solutions of calls in the order of plain decomposition, each worked out once (tabling: Tamaki,
 * Sato, "OLD Resolution with Tabulation", 1986). A call is asked for its next end and asks the
 * call that its method has come to; it keeps what it waits for, the newest first, and goes on
 * there when it is asked again. So a call that was asked by one method is at hand for all
 * others, with the solutions that it has and with those that it may still have. None of these calls
 * draws. Rests on htn_calls.c. A call that has to ask itself, or that there is no room for, is
 * cut, with all that ask it: it may have lost an end.
 */
#include "htn/htn_calls.h"

/* A call that is asked for an end is listed; `below` it is the one that asks it. */
static void table_ask(gg_decomposition *search, uint32_t *asked, uint32_t call)
{
    entry_at(search, call)->listed = true;
    entry_at(search, call)->below = *asked;
    *asked = call;
}

static void answer(gg_decomposition *search, uint32_t *asked)
{
    gg_entry *entry = entry_at(search, *asked);
    entry->listed = false;
    *asked = entry->below;
}

/* The method has come to a task: its call is what it waits for. */
static void table_wait_for(gg_decomposition *search, const gg_method_position *at, uint16_t task)
{
    uint32_t call = gg_call_find(search, task);
    if (call == NOTHING)
        call = gg_call_add(search, task, false);
    uint32_t wait = call == NOTHING ? NOTHING : gg_wait_add(search, call, at);
    if (wait == NOTHING)
        return;
    gg_entry *owner = entry_at(search, at->owner);
    entry_at(search, wait)->below = owner->as.call.queue;
    owner->as.call.queue = wait;
}

static void table_advance(gg_decomposition *search, uint32_t *asked, gg_method_position *at)
{
    uint16_t task;
    gg_advance_result came = gg_call_advance_method(search, at, &task);
    if (came == GG_AT_CALL)
        table_wait_for(search, at, task);
    else if (came == GG_AT_END && gg_end_add(search, at) != NOTHING)
        answer(search, asked);
}

/* Goes on with what the call waited for last. */
static void go_on_waiting(gg_decomposition *search, uint32_t *asked, uint32_t wait)
{
    gg_entry *call = entry_at(search, *asked);
    const gg_entry *entry = entry_at(search, wait);
    uint32_t callee = entry->as.wait.callee,
             end = next_solution(search, callee, entry->as.wait.taken);
    gg_method_position at;
    if (end != NOTHING) {
        if (gg_wait_resume_with_end(search, wait, end, &at))
            table_advance(search, asked, &at);
    } else if (call_is_complete(search, callee)) {
        call->as.call.queue = entry->below;
    } else if (entry_at(search, callee)->listed || entry_at(search, callee)->cut) {
        search->full = true;
    } else {
        table_ask(search, asked, callee);
    }
}

/* One step towards an end of the call that is asked. */
static void table_step(gg_decomposition *search, uint32_t *asked)
{
    gg_entry *call = entry_at(search, *asked);
    gg_method_position at;
    if (call->as.call.queue != NOTHING) {
        go_on_waiting(search, asked, call->as.call.queue);
    } else if (!cursor_is_open(&call->as.call.cursor)) {
        call->complete = true;
        answer(search, asked);
    } else if (call->name >= search->problem->domain->task_count) {
        if (gg_next_end_of_condition(search, *asked) != NOTHING)
            answer(search, asked);
    } else if (gg_call_begin_next_method(search, *asked, &at)) {
        table_advance(search, asked, &at);
    }
}

void gg_table_find_next_end(gg_decomposition *search, uint32_t call)
{
    uint32_t asked = NOTHING;
    search->full = entry_at(search, call)->cut;
    if (!search->full)
        table_ask(search, &asked, call);
    while (asked != NOTHING && !search->full)
        table_step(search, &asked);
    while (asked != NOTHING) {
        entry_at(search, asked)->cut = true;
        answer(search, &asked);
    }
}
