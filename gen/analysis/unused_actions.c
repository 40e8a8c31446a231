/* SPDX-License-Identifier: MIT */
/*
 * Actions that nothing uses: no task has them, and they serve no goal and no condition
 * to achieve of an agent type that can do them, or of a team. What serves a goal that nobody
 * pursues counts as used, as that is told of the goal.
 */
#include "domain/agent_type.h"
#include "domain/idleness.h"
#include "guidance/relevance.h"
#include "analysis/analysis.h"

/* Facts and changes that are looked at. */
enum { USE_WORK = 20000000 };

struct usage {
    struct analysis *analysis;
    struct allowance allowance;
    struct relevance_search *search;
    bool *used; /* by action.number */
    size_t size;
};

static void note_tasks(struct usage *usage)
{
    const struct domain *domain = usage->analysis->problem->domain;
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++)
            for (size_t k = 0; k < domain->tasks[i]->methods[j].subtask_count; k++) {
                const struct subtask *subtask = &domain->tasks[i]->methods[j].subtasks[k];
                if (subtask->call && subtask->action)
                    usage->used[subtask->action->number] = true;
            }
}

/* Conditions that an agent type plans for. False if the allowance is used up. */
static bool note_conditions(struct usage *usage, const struct dnf *conditions, const bool *can)
{
    const struct problem *problem = usage->analysis->problem;
    if (!allowance_take(&usage->allowance, usage->size))
        return false;
    struct pool *scratch = pool_new();
    struct relevance relevance = relevance_of(scratch, usage->search, conditions, can);
    for (size_t i = 0; i < relevance.action_count; i++)
        usage->used[problem->actions[relevance.actions[i]].action->number] = true;
    pool_free(scratch);
    return true;
}

static bool note_agent_type(struct usage *usage, size_t number)
{
    const struct problem *problem = usage->analysis->problem;
    const bool *can = usage->analysis->can[number];
    bool fine = true;
    for (size_t i = 0; i < problem->goal_count && fine; i++)
        if (may_pursue_goal(&problem->domain->agent_types[number], problem->goals[i].goal) ||
            !is_pursued(problem->domain, problem->goals[i].goal))
            fine = note_conditions(usage, &problem->goals[i].condition, can);
    for (size_t i = 0; i < problem->subgoal_count && fine; i++)
        fine = note_conditions(usage, &problem->subgoals[i], can);
    return fine;
}

/* Of a team, members of all types work together for whatever is asked for. */
static bool note_team(struct usage *usage)
{
    const struct problem *problem = usage->analysis->problem;
    size_t types = problem->domain->agent_type_count;
    bool *can = pool_take(usage->analysis->pool, problem->action_count + 1);
    bool fine = true;
    for (size_t i = 0; i < types * problem->action_count; i++)
        can[i / types] |= usage->analysis->can[i % types][i / types];
    for (size_t i = 0; i < problem->goal_count && fine; i++)
        fine = note_conditions(usage, &problem->goals[i].condition, can);
    return fine;
}

/* Whether an agent type can do the action, and none of those that can is idle, of which is told. */
static bool is_to_be_used(const struct domain *domain, size_t action)
{
    bool had = false, idle = false;
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        bool can = can_do(&domain->agent_types[i], domain->actions[action]);
        had |= can;
        idle |= can && is_idle(domain, &domain->agent_types[i]);
    }
    return had && !idle;
}

void warn_of_unused_actions(struct analysis *analysis)
{
    const struct problem *problem = analysis->problem;
    const struct domain *domain = problem->domain;
    struct usage usage = {.analysis = analysis, .allowance = {USE_WORK}};
    usage.used = pool_take(analysis->pool, domain->action_count + 1);
    usage.size = problem->variable_count + problem->action_count;
    for (size_t i = 0; i < problem->action_count; i++)
        usage.size += 2 * problem->actions[i].changes.count + problem->actions[i].condition.count;
    usage.search = relevance_search_new(analysis->pool, problem);
    note_tasks(&usage);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (!note_agent_type(&usage, i))
            return;
    if (domain->team.given && !note_team(&usage))
        return;
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->ground_count && !domain->actions[i]->in_subtasks &&
            !domain->actions[i]->road && !usage.used[i] && is_to_be_used(domain, i))
            report_warning(analysis->diagnostics, "unused-action", domain->actions[i]->place,
                           "action '%s' is of no use: no task has it, and it serves no goal%s",
                           domain->actions[i]->name,
                           domain->agent_type_count == 1 ? "" : " of an agent that can do it");
}
