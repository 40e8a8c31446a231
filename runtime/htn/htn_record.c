/* SPDX-License-Identifier: MIT */
/*
 * The decomposition record: the chosen methods in order, each before those of its subtasks, and
 * the steps of the plan that it led to. Rests on the tables alone. What does not fit is counted, so
 * that the record is known to be incomplete.
 */
#include "htn/cooldown_ops.h"
#include "htn/htn.h"

static void record_note(gg_decomposition *search, uint32_t task, uint16_t method, uint16_t steps)
{
    gg_workspace *memory = search->memory;
    if (memory->chosen_count < memory->chosen_capacity) {
        gg_chosen_method *chosen = &memory->chosen[memory->chosen_count];
        chosen->task = (uint16_t)task;
        chosen->method = method;
        chosen->steps = steps;
    }
    if (memory->chosen_count < GG_NONE)
        memory->chosen_count++;
}

/* Whether a subtask is in the record: not an action, nor a task that stands for
 * one. */
static bool is_recorded(const GG_ROM gg_domain *domain, uint16_t subtask)
{
    if (subtask < domain->action_count)
        return false;
    uint32_t task = (uint32_t)subtask - domain->action_count;
    return task >= domain->task_count || domain->tasks[task].methods[0].source_index != GG_NONE;
}

/* The steps and the size of an entry, from those that belong to it. */
static void measure(const GG_ROM gg_domain *domain, gg_chosen_method *chosen)
{
    chosen->size = 1;
    if (chosen->task >= domain->task_count)
        return;
    const GG_ROM gg_method *method = &domain->tasks[chosen->task].methods[chosen->method];
    chosen->steps = 0;
    for (uint16_t i = 0; i < method->subtask_count; i++) {
        const gg_chosen_method *part = &chosen[chosen->size];
        bool recorded = is_recorded(domain, method->subtasks[i]);
        chosen->steps = (uint16_t)(chosen->steps + (recorded ? part->steps : 1));
        chosen->size = (uint16_t)(chosen->size + (recorded ? part->size : 0));
    }
}

/* Where what belongs to an entry begins. */
static void place_parts(const GG_ROM gg_domain *domain, gg_chosen_method *chosen)
{
    if (chosen->task >= domain->task_count)
        return;
    const GG_ROM gg_method *method = &domain->tasks[chosen->task].methods[chosen->method];
    uint16_t from = chosen->from;
    gg_chosen_method *part = chosen + 1;
    for (uint16_t i = 0; i < method->subtask_count; i++) {
        if (!is_recorded(domain, method->subtasks[i])) {
            from++;
            continue;
        }
        part->from = from;
        from = (uint16_t)(from + part->steps);
        part += part->size;
    }
}

static gg_outcome htn_record_complete(gg_decomposition *search)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    const GG_ROM gg_cooldowns *cooldowns = cooldowns_of(domain);
    gg_workspace *memory = search->memory;
    uint16_t count = memory->chosen_count;
    memory->chosen_complete = count <= memory->chosen_capacity && count < GG_NONE;
    if (!memory->chosen_complete) {
        memory->chosen_count = memory->chosen_capacity;
        count = 0;
    }
    for (uint16_t i = count; i-- > 0;)
        measure(domain, &memory->chosen[i]);
    if (count > 0)
        memory->chosen[0].from = 0;
    for (uint16_t i = 0; i < count; i++)
        place_parts(domain, &memory->chosen[i]);
    return cooldowns && !cooldowns->ops->fits(domain, memory) ? GG_OUT_OF_MEMORY : GG_FOUND;
}

const GG_ROM gg_recorder_ops gg_method_noting = {record_note, htn_record_complete};
