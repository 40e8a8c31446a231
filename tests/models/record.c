/* SPDX-License-Identifier: MIT */
/* Walks through the record of a decomposition along its plan: see record.h. */
#include "models/record.h"

/* How far a record and a plan have been followed. */
struct place {
    const gg_domain *domain;
    const gg_workspace *workspace;
    const gg_plan *plan;
    uint16_t entry, step;
};

static bool follow_task(struct place *place, uint16_t task);

static bool is_step(struct place *place, uint16_t action)
{
    return place->step < place->plan->length && place->plan->steps[place->step++] == action;
}

/* A task that stands for an action: each of its methods does one variant of it. */
static bool is_variant(struct place *place, const gg_task *task)
{
    if (place->step == place->plan->length)
        return false;
    uint16_t step = place->plan->steps[place->step++];
    for (uint16_t i = 0; i < task->method_count; i++)
        if (task->methods[i].subtasks[0] == step)
            return true;
    return false;
}

static bool follow_subtask(struct place *place, uint16_t subtask)
{
    const gg_domain *domain = place->domain;
    if (subtask < domain->action_count)
        return is_step(place, subtask);
    uint16_t number = (uint16_t)(subtask - domain->action_count);
    if (number < domain->task_count && domain->tasks[number].methods[0].source_index == GG_NONE)
        return is_variant(place, &domain->tasks[number]);
    return follow_task(place, number);
}

static bool follow_subtasks(struct place *place, const gg_method *method)
{
    for (uint16_t i = 0; i < method->subtask_count; i++)
        if (!follow_subtask(place, method->subtasks[i]))
            return false;
    return true;
}

/* An entry, and what belongs to it. That of a condition to achieve has only steps, and method 0. */
static bool follow_task(struct place *place, uint16_t task)
{
    if (place->entry == place->workspace->chosen_count)
        return false;
    const gg_chosen_method *chosen = &place->workspace->chosen[place->entry];
    uint16_t entry = place->entry++, step = place->step;
    bool achieves = task >= place->domain->task_count;
    if (chosen->task != task || chosen->from != step || (achieves && chosen->method != 0))
        return false;
    if (achieves)
        place->step = (uint16_t)(place->step + chosen->steps);
    else if (!follow_subtasks(place, &place->domain->tasks[task].methods[chosen->method]))
        return false;
    return chosen->steps == place->step - step && chosen->size == place->entry - entry;
}

bool record_leads_to(const gg_domain *domain, uint16_t task, const gg_workspace *workspace,
                     const gg_plan *plan)
{
    struct place place = {domain, workspace, plan, 0, 0};
    return workspace->chosen_complete && follow_task(&place, task) &&
           place.entry == workspace->chosen_count && place.step == plan->length;
}
