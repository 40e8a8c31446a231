/* SPDX-License-Identifier: MIT */
/*
 * From an end of a call to the steps that lead to it: from the last one back, without recursion
 * and without memory but what the entries have for it. Rests on htn_calls.c. No entry but an
 * end is changed, and of that only where it is used.
 */
#include "htn/htn_calls.h"

/* A plan is read from its end back: what a method did last, then, by way of what
 * it waited for, what it did before. Where an entry of the record stands is counted from the
 * beginning of the record: there may be more entries than can be counted, and the first ones
 * are wanted. */
typedef struct reading {
    uint64_t record;    /* where the method that is read stands in the record */
    uint32_t end;       /* whose method is read */
    uint32_t wait, got; /* what it had waited for before, and which end it got */
    uint32_t step;      /* the first step that has been read */
    uint16_t index;     /* subtasks before it are still to be read */
} reading;

static void open_end(const gg_decomposition *search, reading *at, uint32_t end)
{
    const gg_entry *entry = entry_at(search, end);
    at->end = end;
    at->wait = entry->as.end.last_wait;
    at->got = entry->as.end.last_solution;
    at->index = call_task_of(search, entry->as.end.owner)->methods[entry->name].subtask_count;
}

static void record(gg_decomposition *search, uint64_t place, uint32_t step, const gg_entry *end)
{
    gg_workspace *memory = search->memory;
    if (place >= memory->chosen_capacity)
        return;
    gg_chosen_method *chosen = &memory->chosen[place];
    chosen->task = entry_at(search, end->as.end.owner)->name;
    chosen->method = end->name == GG_NONE ? 0 : end->name;
    chosen->from = (uint16_t)step;
    chosen->steps = (uint16_t)end->as.end.steps;
    chosen->size = (uint16_t)end->as.end.methods;
}

/* The actions since the method waited: they are carried out once more, for what a
 * task that stands for an action was. */
static void read_actions(gg_decomposition *search, reading *at)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    const gg_entry *end = entry_at(search, at->end);
    const GG_ROM gg_method *method = &call_task_of(search, end->as.end.owner)->methods[end->name];
    uint16_t from = at->wait == NOTHING ? 0 : entry_at(search, at->wait)->index;
    at->step -= (uint32_t)at->index - from;
    load_entry_state(search, at->wait == NOTHING ? end->as.end.owner : at->got);
    for (uint16_t i = from; i < at->index; i++) {
        uint16_t action = gg_resolve_subtask(search, method->subtasks[i]);
        search->plan->steps[at->step + i - from] = action;
        gg_do_action(domain, action, search->state);
    }
}

/* The steps of a condition that was achieved. */
static void read_achieved(gg_decomposition *search, reading *at, uint64_t place, uint32_t index)
{
    const gg_entry *end = entry_at(search, index);
    at->step -= end->as.end.steps;
    for (uint32_t i = 0; i < end->as.end.steps; i++)
        search->plan->steps[at->step + i] =
            entry_at(search, index + 1 + i / GG_ENTRY_STEPS)->as.steps[i % GG_ENTRY_STEPS];
    record(search, place, at->step, end);
}

/* Before the wait, in the method that waited. */
static void go_before(const gg_decomposition *search, reading *at, uint32_t wait)
{
    const gg_entry *entry = entry_at(search, wait);
    at->wait = entry->as.wait.before_wait;
    at->got = entry->as.wait.before_end;
    at->index = (uint16_t)(entry->index - 1);
}

/* What the method waited for. What has no steps and no room in the record is not
 * gone into: there may be very much of it. */
static void read_awaited(gg_decomposition *search, reading *at)
{
    gg_entry *end = entry_at(search, at->got);
    uint64_t place = at->record + entry_at(search, at->wait)->as.wait.methods;
    bool unseen = end->as.end.steps == 0 && place >= search->memory->chosen_capacity;
    if (end->name == GG_NONE)
        read_achieved(search, at, place, at->got);
    if (end->name == GG_NONE || unseen) {
        go_before(search, at, at->wait);
        return;
    }
    end->as.end.back_wait = at->wait;
    end->as.end.back_end = at->end;
    at->record = place;
    open_end(search, at, at->got);
}

/* Makes room in the plan and in the record for what is to be read. */
static reading end_plan_begin(gg_decomposition *search, uint32_t root)
{
    gg_workspace *memory = search->memory;
    const gg_entry *end = entry_at(search, root);
    search->plan->length = (uint16_t)(search->plan->length + end->as.end.steps);
    reading at = {memory->chosen_count, root, NOTHING, NOTHING, search->plan->length, 0};
    uint64_t count = (uint64_t)memory->chosen_count + end->as.end.methods;
    memory->chosen_count = count < GG_NONE ? (uint16_t)count : GG_NONE;
    return at;
}

void gg_end_read_plan(gg_decomposition *search, uint32_t root)
{
    reading at = end_plan_begin(search, root);
    open_end(search, &at, root);
    for (;;) {
        read_actions(search, &at);
        if (at.wait != NOTHING) {
            read_awaited(search, &at);
            continue;
        }
        const gg_entry *end = entry_at(search, at.end);
        record(search, at.record, at.step, end);
        if (at.end == root)
            break;
        at.record -= entry_at(search, end->as.end.back_wait)->as.wait.methods;
        at.end = end->as.end.back_end;
        go_before(search, &at, end->as.end.back_wait);
    }
    load_entry_state(search, root);
}
