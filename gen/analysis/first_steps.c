/* SPDX-License-Identifier: MIT */
/* Looks at methods and their first subtasks: see first_steps.h. */
#include "analysis/first_steps.h"

#include "ground/values.h"

/* How deep tasks are looked into; deeper ones count as possible. */
enum { DEPTH_MOST = 16 };

/* What is left of the way down. */
struct look {
    const struct beginning *beginning;
    unsigned depth;
};

static bool box_may_hold(const struct beginning *beginning, const struct box *box)
{
    const struct space *space = beginning->space;
    for (size_t i = 0; i < box->count; i++) {
        size_t position = space->positions[box->constraints[i].variable];
        if (position == SIZE_MAX || beginning->any[position])
            continue;
        uint32_t value = space_value(space, beginning->state, position);
        if (!constraint_allows(space->problem, &box->constraints[i], value))
            return false;
    }
    return true;
}

/* Sums count as holding. */
static bool may_hold(const struct beginning *beginning, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        if (box_may_hold(beginning, &dnf->items[i]))
            return true;
    return false;
}

static bool task_may_begin(struct look look, size_t task);

static bool method_may_begin(struct look look, const struct ground_method *method)
{
    const struct beginning *beginning = look.beginning;
    if (!may_hold(beginning, &method->condition))
        return false;
    if (method->subtask_count == 0 || method->subtasks[0].kind == SUBTASK_ACHIEVE)
        return true;
    size_t number = method->subtasks[0].number;
    if (method->subtasks[0].kind == SUBTASK_TASK)
        return task_may_begin(look, number);
    return beginning->can[number] &&
           may_hold(beginning, &beginning->space->problem->actions[number].condition);
}

static bool task_may_begin(struct look look, size_t task)
{
    const struct ground_task *ground = &look.beginning->space->problem->tasks[task];
    if (look.depth++ == DEPTH_MOST ||
        !allowance_take(look.beginning->allowance, ground->method_count + 1))
        return true;
    for (size_t i = 0; i < ground->method_count; i++)
        if (method_may_begin(look, &ground->methods[i]))
            return true;
    return false;
}

bool may_begin(const struct beginning *beginning, size_t task)
{
    return task_may_begin((struct look){beginning, 0}, task);
}
