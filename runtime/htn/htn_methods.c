/* SPDX-License-Identifier: MIT */
/*
 * Which method of a task is tried next: in the order of the table or, by gg_domain.drawing and
 * scoring, drawn or by score; only those whose preconditions hold. A cursor is what is left of that;
 * it is small, so that a search can keep many.
 */
#include "htn/htn.h"

uint16_t gg_first_applicable_method(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                                    const uint64_t *state, gg_method_range wanted)
{
    if (task->index)
        return domain->indexing->applicable(domain, task, state, wanted);
    const GG_ROM gg_method *methods = task->methods;
    for (uint32_t i = wanted.from; i < wanted.end; i++)
        if (gg_condition_holds(domain, &methods[i].precondition, state))
            return (uint16_t)i;
    return GG_NONE;
}

/* --------------------------------------------------------------------- turns */

/* Takes a method that is the next one in the order of the table, and finds the one after it. */
static uint16_t take_in_order(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                              const uint64_t *state, uint16_t taken, gg_cursor *cursor)
{
    gg_method_range rest = {(uint16_t)(taken + 1u), task->method_count};
    cursor->next =
        taken == GG_NONE ? GG_NONE : gg_first_applicable_method(domain, task, state, rest);
    return taken;
}

/* How a task's methods are chosen that are not tried in order. */
static const GG_ROM gg_select_ops *part_of(const GG_ROM gg_domain *domain,
                                           const GG_ROM gg_task *task)
{
    return task->select == GG_DRAWN ? domain->drawing : domain->scoring;
}

void gg_cursor_begin(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                     gg_cursor *cursor)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    gg_method_range all = {0, task->method_count};
    cursor->open = 0;
    cursor->next = GG_NONE;
    if (task->select == GG_FIRST)
        cursor->next = gg_first_applicable_method(problem->domain, task, state, all);
    else
        cursor->open = part_of(problem->domain, task)->open(problem->domain, task, state);
}

uint16_t gg_cursor_take(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                        gg_cursor *cursor)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    return task->select == GG_FIRST
               ? take_in_order(problem->domain, task, state, cursor->next, cursor)
               : part_of(problem->domain, task)->take(problem, number, state, cursor);
}
