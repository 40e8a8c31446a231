/* SPDX-License-Identifier: MIT */
/*
 * Which method of a task is tried next: in the order of the table or, by gg_domain.drawing and
 * scoring, drawn or by score; only those whose preconditions hold. A turn is what is left of that;
 * it is small, so that a search can keep many.
 */
#include "htn/htn.h"

uint16_t gg_applicable(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                       const uint64_t *state, gg_span wanted)
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
                              const uint64_t *state, uint16_t taken, gg_turn *turn)
{
    gg_span rest = {(uint16_t)(taken + 1u), task->method_count};
    turn->next = taken == GG_NONE ? GG_NONE : gg_applicable(domain, task, state, rest);
    return taken;
}

/* How a task's methods are chosen that are not tried in order. */
static const GG_ROM gg_select_part *part_of(const GG_ROM gg_domain *domain,
                                            const GG_ROM gg_task *task)
{
    return task->select == GG_DRAWN ? domain->drawing : domain->scoring;
}

void gg_turn_begin(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                   gg_turn *turn)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    gg_span all = {0, task->method_count};
    turn->open = 0;
    turn->next = GG_NONE;
    if (task->select == GG_FIRST)
        turn->next = gg_applicable(problem->domain, task, state, all);
    else
        turn->open = part_of(problem->domain, task)->open(problem->domain, task, state);
}

uint16_t gg_turn_take(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                      gg_turn *turn)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    if (task->select != GG_FIRST)
        return part_of(problem->domain, task)->take(problem, number, state, turn);
    return take_in_order(problem->domain, task, state, turn->next, turn);
}
