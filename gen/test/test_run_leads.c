/* SPDX-License-Identifier: MIT */
/*
 * What an action can come of: goals and conditions to achieve for which it is of use, tasks with a
 * method that has it, and tasks that come to these. See test_run.h.
 */
#include "test/test_run.h"

#include "domain/agent_type.h"
#include "ground/values.h"
#include "guidance/relevance.h"
#include "cli/subjects.h"

static bool is_of_use(struct pool *pool, struct relevance_search *search, const struct dnf *goal,
                      const bool *possible, const struct action_origins *leads)
{
    struct relevance relevance = relevance_of(pool, search, goal, possible);
    for (size_t i = 0; i < relevance.action_count; i++)
        if (leads->actions[relevance.actions[i]])
            return true;
    return false;
}

bool can_come_of_method(const struct action_origins *leads, const struct ground_method *method)
{
    for (size_t i = 0; i < method->subtask_count; i++) {
        const struct ground_subtask *subtask = &method->subtasks[i];
        if ((subtask->kind == SUBTASK_ACTION && leads->actions[subtask->number]) ||
            (subtask->kind == SUBTASK_TASK && leads->tasks[subtask->number]) ||
            (subtask->kind == SUBTASK_ACHIEVE && leads->subgoals[subtask->number]))
            return true;
    }
    return false;
}

/* Marks the tasks that come to it by one call more; false: there are none. */
static bool mark_tasks(const struct problem *problem, const struct action_origins *leads)
{
    bool any = false;
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count && !leads->tasks[i]; j++)
            any |= leads->tasks[i] = can_come_of_method(leads, &problem->tasks[i].methods[j]);
    return any;
}

struct action_origins find_action_origins(struct pool *pool, const struct problem *problem,
                                          const struct agent_type *type,
                                          const struct subject *action)
{
    const bool *possible = actions_of_agent_type(pool, problem, type);
    struct relevance_search *search = relevance_search_new(pool, problem);
    struct action_origins leads = {.goals = pool_take(pool, problem->goal_count + 1),
                                   .tasks = pool_take(pool, problem->task_count + 1),
                                   .actions = pool_take(pool, problem->action_count + 1),
                                   .subgoals = pool_take(pool, problem->subgoal_count + 1)};
    for (size_t i = 0; i < problem->action_count; i++)
        leads.actions[i] = possible[i] && is_subject_action(problem, action, (uint16_t)i);
    for (size_t i = 0; i < problem->goal_count; i++)
        leads.goals[i] = chooses_goal(type, problem->goals[i].goal) &&
                         is_of_use(pool, search, &problem->goals[i].condition, possible, &leads);
    for (size_t i = 0; i < problem->subgoal_count; i++)
        leads.subgoals[i] = is_of_use(pool, search, &problem->subgoals[i], possible, &leads);
    while (mark_tasks(problem, &leads))
        ;
    return leads;
}
