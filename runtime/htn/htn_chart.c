/* SPDX-License-Identifier: MIT */
/*
 * The solutions of calls that come back to themselves. Depth first would go round in circles; so a
 * call that waits for itself just gets no end from there until it has one from elsewhere. Each
 * call has each end once, so that all comes to an end: where nothing is left to do, everything
 * was tried (tabling: Tamaki, Sato, "OLD Resolution with Tabulation", 1986; for grammars:
 * Earley, "An Efficient Context-Free Parsing Algorithm", 1970).
 *
 * What is left to do is on the agenda, a stack: the newest first, which is depth
 * first. Only calls of a circle, those of tasks that come back to each other
 * before anything has changed, are done in the order in which they came up, for
 * the plan with the least recursion: they queue at the first of them, the leader.
 *
 * A chart has a first call, that it was begun for, and calls of its own: another chart finds
 * them only when it is complete. Calls of tasks that draw and are not recursive are not shared:
 * each is planned for itself, with its own draws.
 *
 * Rests on htn_calls.c. An entry on the agenda is there once.
 */
#include "htn/htn_calls.h"

/* ----------------------------------------------------------------- the agenda */

static void push(gg_decomposition *search, uint32_t index)
{
    gg_entry *entry = entry_at(search, index);
    if (entry->listed)
        return;
    entry->listed = true;
    entry->below = search->agenda;
    search->agenda = index;
}

static void pop(gg_decomposition *search)
{
    gg_entry *entry = entry_at(search, search->agenda);
    entry->listed = false;
    search->agenda = entry->below;
}

/* Puts a call at the end of its leader's queue. */
static void queue_up(gg_decomposition *search, uint32_t index, uint32_t leader)
{
    gg_entry *entry = entry_at(search, index), *first = entry_at(search, leader);
    uint32_t last = first->as.call.queue;
    entry->as.call.leader = leader;
    entry->below = last == NOTHING ? index : entry_at(search, last)->below;
    if (last != NOTHING)
        entry_at(search, last)->below = index;
    first->as.call.queue = index;
    push(search, leader);
}

/* Takes the first call from a leader's queue, which is not empty. */
static uint32_t take_queued(gg_decomposition *search, gg_entry *leader)
{
    gg_entry *last = entry_at(search, leader->as.call.queue);
    uint32_t first = last->below;
    last->below = entry_at(search, first)->below;
    if (first == leader->as.call.queue)
        leader->as.call.queue = NOTHING;
    return first;
}

/* Whether two calls, one made by the other's method, are of one circle: nothing
 * has changed on the way. */
static bool in_one_component(const gg_decomposition *search, uint32_t call, uint32_t owner)
{
    if (entry_at(search, call)->name >= search->problem->domain->task_count)
        return false;
    uint16_t component = call_task_of(search, call)->component;
    return component != GG_NONE && component == call_task_of(search, owner)->component &&
           gg_same_words(entry_state_at(search, call), entry_state_at(search, owner),
                         search->problem->domain->word_count);
}

static void schedule(gg_decomposition *search, uint32_t call, uint32_t owner)
{
    uint32_t leader = entry_at(search, owner)->as.call.leader;
    if (in_one_component(search, call, owner))
        queue_up(search, call, leader == NOTHING ? owner : leader);
    else
        push(search, call);
}

/* ------------------------------------------------------------------- the work */

/* Whether a call is the one that is to be replaced: see gg_task_problem.replaces. */
static bool chart_is_replaced(const gg_decomposition *search, uint16_t task)
{
    const gg_task_problem *problem = search->problem;
    return problem->replaces && task == problem->task &&
           gg_same_words(search->state, problem->state, problem->domain->word_count);
}

/* The method at the position waits for a task, or for a condition to be
 * achieved; from task_count on. */
static void chart_wait_for(gg_decomposition *search, const gg_method_position *at, uint16_t task)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    bool lone =
        task < domain->task_count && domain->tasks[task].draws && !domain->tasks[task].recursive;
    if (chart_is_replaced(search, task))
        return;
    uint32_t call = lone ? NOTHING : gg_call_find(search, task);
    bool fresh = call == NOTHING;
    if (fresh)
        call = gg_call_add(search, task, lone);
    uint32_t wait = call == NOTHING ? NOTHING : gg_wait_add(search, call, at);
    if (wait == NOTHING)
        return;
    if (fresh)
        schedule(search, call, at->owner);
    else if (entry_at(search, call)->as.call.solutions != NOTHING)
        push(search, wait);
}

/* Who waits for the call goes on with its new end. */
static void tell_solutions(gg_decomposition *search, uint32_t call)
{
    uint32_t wait = entry_at(search, call)->as.call.waits;
    for (; wait != NOTHING; wait = entry_at(search, wait)->as.wait.next)
        push(search, wait);
}

static void chart_advance(gg_decomposition *search, gg_method_position *at)
{
    uint16_t task;
    gg_advance_result came = gg_call_advance_method(search, at, &task);
    if (came == GG_AT_CALL)
        chart_wait_for(search, at, task);
    else if (came == GG_AT_END && gg_end_add(search, at) != NOTHING)
        tell_solutions(search, at->owner);
}

/* Tries the next method of the call on top of the agenda, or, where there is none,
 * lets the next of its queue come up. */
static void work_on_call(gg_decomposition *search, uint32_t call)
{
    gg_entry *entry = entry_at(search, call);
    gg_method_position at;
    if (cursor_is_open(&entry->as.call.cursor)) {
        if (entry->name >= search->problem->domain->task_count) {
            if (gg_next_end_of_condition(search, call) != NOTHING)
                tell_solutions(search, call);
        } else if (gg_call_begin_next_method(search, call, &at)) {
            chart_advance(search, &at);
        }
    } else if (entry->as.call.queue == NOTHING) {
        pop(search);
    } else {
        push(search, take_queued(search, entry));
    }
}

/* The wait on top of the agenda goes on with the next end. */
static void work_on_wait(gg_decomposition *search, uint32_t wait)
{
    const gg_entry *entry = entry_at(search, wait);
    uint32_t end = next_solution(search, entry->as.wait.callee, entry->as.wait.taken);
    gg_method_position at;
    if (end == NOTHING) {
        pop(search);
        return;
    }
    if (entry_at(search, end)->as.end.next == NOTHING)
        pop(search);
    if (gg_wait_resume_with_end(search, wait, end, &at))
        chart_advance(search, &at);
}

void gg_chart_find_next_end(gg_decomposition *search, gg_solutions *solutions)
{
    search->chart = solutions->call;
    search->agenda = solutions->agenda;
    search->full = false;
    if (solutions->agenda == NOTHING && !entry_at(search, solutions->call)->complete &&
        solutions->taken == NOTHING)
        push(search, solutions->call);
    while (search->agenda != NOTHING && !search->full &&
           next_solution(search, solutions->call, solutions->taken) == NOTHING) {
        uint32_t top = search->agenda;
        if (entry_at(search, top)->key == WAIT_KEY)
            work_on_wait(search, top);
        else
            work_on_call(search, top);
    }
    gg_entry *call = entry_at(search, solutions->call);
    call->cut = call->cut || search->full;
    call->complete = call->complete || (search->agenda == NOTHING && !call->cut);
    solutions->agenda = search->agenda;
    search->chart = NOTHING;
}
