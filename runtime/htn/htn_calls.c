/* SPDX-License-Identifier: MIT */
/*
 * Calls and their solutions. A call is a task that is to be done from a state. Its solutions are the
 * states to which it can be done. A method that comes to a subtask waits for that call's solutions
 * and goes on with each of them, one after the other. When and in which order is the matter of
 * htn_chart.c and htn_table.c. Rests on htn_entries.c, htn_methods.c and htn_common.c. No
 * shared call has the same end twice, but with fewer steps where the search is tight.
 */
#include "htn/htn_calls.h"

uint16_t gg_resolve_subtask(const gg_decomposition *search, uint16_t subtask)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    if (subtask < domain->action_count || subtask - domain->action_count >= domain->task_count)
        return subtask;
    uint16_t number = (uint16_t)(subtask - domain->action_count);
    const GG_ROM gg_task *task = &domain->tasks[number];
    if (task->methods[0].source_index != GG_NONE)
        return subtask;
    gg_cursor cursor;
    gg_cursor_begin(search->problem, number, search->state, &cursor);
    return cursor.next == GG_NONE ? GG_NONE : task->methods[cursor.next].subtasks[0];
}

/* A new entry; where there is no room the search is full. */
static uint32_t add_entry(gg_decomposition *search, uint32_t key, uint16_t name)
{
    uint32_t hash = key < LONE_KEY ? hash_of_key(search, key) : 0;
    uint32_t index = gg_entry_add(search, key, name, hash);
    search->full = search->full || index == NOTHING;
    return index;
}

/* ------------------------------------------------------------------- calls */

/* Whether a call can be used by the present chart, or where there is none. The solutions of a task that
 * draws are in the order that was drawn for its chart; others draw anew. */
static bool is_useful(const gg_decomposition *search, uint32_t call)
{
    const gg_entry *entry = entry_at(search, call);
    bool drawn = entry->name < search->problem->domain->task_count &&
                 call_task_of(search, call)->draws && entry->as.call.solutions != NOTHING;
    return entry->as.call.chart == search->chart || (call_is_complete(search, call) && !drawn);
}

uint32_t gg_call_find(const gg_decomposition *search, uint16_t task)
{
    uint32_t hash = hash_of_key(search, task), index = first_entry_of_hash(search, hash);
    while (index != NOTHING && !(is_entry(search, index, task, hash) && is_useful(search, index)))
        index = entry_at(search, index)->chain;
    return index;
}

uint32_t gg_call_add(gg_decomposition *search, uint16_t task, bool lone)
{
    uint32_t index = add_entry(search, lone ? LONE_KEY : task, task);
    if (index == NOTHING)
        return NOTHING;
    gg_entry *entry = entry_at(search, index);
    entry->as.call.waits = NOTHING;
    entry->as.call.solutions = NOTHING;
    entry->as.call.last_solution = NOTHING;
    entry->as.call.leader = NOTHING;
    entry->as.call.queue = NOTHING;
    entry->as.call.chart = search->chart;
    entry->as.call.cursor.open = 0;
    entry->as.call.cursor.next = 0;
    if (task < search->problem->domain->task_count)
        gg_cursor_begin(search->problem, task, search->state, &entry->as.call.cursor);
    return index;
}

bool gg_call_begin_next_method(gg_decomposition *search, uint32_t call, gg_method_position *at)
{
    gg_entry *entry = entry_at(search, call);
    load_entry_state(search, call);
    uint16_t method = take_allowed_method(search, entry->name, &entry->as.call.cursor);
    if (method == GG_NONE)
        return false;
    if (search->memory->expansions >= search->memory->expansion_limit) {
        search->full = true;
        return gg_note_method_limit_met(search);
    }
    search->memory->expansions++;
    gg_method_position start = {call, NOTHING, NOTHING, 0, 1, method, 0};
    *at = start;
    return true;
}

gg_advance_result gg_call_advance_method(gg_decomposition *search, gg_method_position *at,
                                         uint16_t *task)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    const GG_ROM gg_method *method = &call_task_of(search, at->owner)->methods[at->method];
    while (at->index < method->subtask_count) {
        bool prechecked = at->index < method->prechecked;
        uint16_t subtask = gg_resolve_subtask(search, method->subtasks[at->index++]);
        if (subtask != GG_NONE && subtask >= domain->action_count) {
            *task = (uint16_t)(subtask - domain->action_count);
            return GG_AT_CALL;
        }
        if (subtask == GG_NONE || !gg_can_perform(search, subtask, prechecked))
            return GG_STUCK;
        if (at->steps++ == search->plan->capacity) {
            (void)gg_note_limit_met(search, GG_PLAN_TOO_LONG, GG_WITHOUT_ROOM);
            return GG_STUCK;
        }
        gg_do_action(domain, subtask, search->state);
        if (!bounds_keep(domain, &search->problem->bounds, search->state))
            return GG_STUCK;
    }
    return GG_AT_END;
}

/* -------------------------------------------------------------------- solutions */

/* Whether an end is known: the newest one in this state needs no more steps, or more do not
 * matter. */
static bool is_known_solution(gg_decomposition *search, uint32_t key, uint32_t steps)
{
    uint32_t hash = hash_of_key(search, key), index = first_entry_of_hash(search, hash);
    while (index != NOTHING && !is_entry(search, index, key, hash))
        index = entry_at(search, index)->chain;
    if (index == NOTHING)
        return false;
    bool shorter = steps < entry_at(search, index)->as.end.steps;
    search->dropped = search->dropped || (shorter && !search->tight);
    return !shorter || !search->tight;
}

uint32_t gg_end_add(gg_decomposition *search, const gg_method_position *at)
{
    bool lone = entry_at(search, at->owner)->key == LONE_KEY;
    uint32_t key = lone ? LONE_KEY : END_KEYS + at->owner;
    if (!lone && is_known_solution(search, key, at->steps))
        return NOTHING;
    uint32_t index = add_entry(search, key, at->method);
    if (index == NOTHING)
        return NOTHING;
    gg_entry *entry = entry_at(search, index), *owner = entry_at(search, at->owner);
    entry->as.end.owner = at->owner;
    entry->as.end.next = NOTHING;
    entry->as.end.last_wait = at->last_wait;
    entry->as.end.last_solution = at->last_solution;
    entry->as.end.steps = at->steps;
    entry->as.end.methods = at->methods;
    if (owner->as.call.solutions == NOTHING)
        owner->as.call.solutions = index;
    else
        entry_at(search, owner->as.call.last_solution)->as.end.next = index;
    owner->as.call.last_solution = index;
    return index;
}

/* Keeps the steps of a condition's end in the entries after it. */
static uint32_t add_achieved(gg_decomposition *search, uint32_t call, const gg_plan *plan)
{
    gg_method_position at = {call, NOTHING, NOTHING, plan->length, 1, GG_NONE, 0};
    uint32_t blocks = (plan->length + GG_ENTRY_STEPS - 1u) / GG_ENTRY_STEPS;
    if (search->memory->entry_capacity - search->entry_count < blocks + 1) {
        search->full = true;
        return NOTHING;
    }
    uint32_t end = gg_end_add(search, &at);
    for (uint32_t i = 0; i < plan->length && end != NOTHING; i++) {
        uint32_t place = i % GG_ENTRY_STEPS;
        uint32_t block = place ? search->entry_count - 1 : add_entry(search, WAIT_KEY, GG_NONE);
        entry_at(search, block)->as.steps[place] = plan->steps[i];
    }
    return end;
}

/* The steps behind the plan are free to plan in. That there is too little room for what is
 * shared with others, who may have more, ends the work. */
uint32_t gg_next_end_of_condition(gg_decomposition *search, uint32_t call)
{
    gg_entry *entry = entry_at(search, call);
    uint16_t number = (uint16_t)(entry->name - search->problem->domain->task_count);
    uint16_t passes = entry->as.call.cursor.next++, length = search->plan->length;
    gg_plan plan = {&search->plan->steps[length], (uint16_t)(search->plan->capacity - length), 0};
    load_entry_state(search, call);
    gg_outcome outcome = search->problem->domain->achieve->plan(search, number, passes, &plan);
    if (outcome == GG_FOUND) {
        gg_apply_plan_effects(search, &plan);
        return add_achieved(search, call, &plan);
    }
    entry->as.call.cursor.next = GG_NONE;
    if (outcome == GG_NO_PLAN)
        return NOTHING;
    bool too_long = outcome == GG_PLAN_TOO_LONG;
    search->full = too_long && search->chart == NOTHING && length > 0;
    (void)gg_note_limit_met(search, outcome, too_long ? GG_WITHOUT_ROOM : GG_ALWAYS);
    return NOTHING;
}

/* ------------------------------------------------------------------- waits */

/* Whether the same method waits for the call already at the same place, with as few steps as
 * matter. */
static bool waits_there(gg_decomposition *search, uint32_t call, const gg_method_position *at)
{
    bool waits = false, shorter = true;
    uint32_t index = entry_at(search, call)->as.call.waits;
    for (; index != NOTHING && shorter; index = entry_at(search, index)->as.wait.next) {
        const gg_entry *entry = entry_at(search, index);
        if (entry->as.wait.owner != at->owner || entry->name != at->method ||
            entry->index != at->index)
            continue;
        waits = true;
        shorter = at->steps < entry->as.wait.steps;
    }
    search->dropped = search->dropped || (waits && shorter && !search->tight);
    return waits && !(shorter && search->tight);
}

uint32_t gg_wait_add(gg_decomposition *search, uint32_t call, const gg_method_position *at)
{
    if (waits_there(search, call, at))
        return NOTHING;
    uint32_t index = add_entry(search, WAIT_KEY, at->method);
    if (index == NOTHING)
        return NOTHING;
    gg_entry *entry = entry_at(search, index);
    entry->index = at->index;
    entry->as.wait.owner = at->owner;
    entry->as.wait.callee = call;
    entry->as.wait.taken = NOTHING;
    entry->as.wait.before_wait = at->last_wait;
    entry->as.wait.before_end = at->last_solution;
    entry->as.wait.steps = at->steps;
    entry->as.wait.methods = at->methods;
    entry->as.wait.next = entry_at(search, call)->as.call.waits;
    entry_at(search, call)->as.call.waits = index;
    return index;
}

static uint32_t sum_of(uint32_t a, uint32_t b)
{
    return a > UINT32_MAX - b ? UINT32_MAX : a + b;
}

bool gg_wait_resume_with_end(gg_decomposition *search, uint32_t wait, uint32_t end,
                             gg_method_position *at)
{
    gg_entry *entry = entry_at(search, wait);
    const gg_entry *got = entry_at(search, end);
    gg_method_position there = {entry->as.wait.owner, wait, end, 0, 0, entry->name, entry->index};
    entry->as.wait.taken = end;
    there.steps = sum_of(entry->as.wait.steps, got->as.end.steps);
    there.methods = sum_of(entry->as.wait.methods, got->as.end.methods);
    *at = there;
    if (there.steps > search->plan->capacity)
        return gg_note_limit_met(search, GG_PLAN_TOO_LONG, GG_WITHOUT_ROOM);
    load_entry_state(search, end);
    return true;
}
