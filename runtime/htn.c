/* SPDX-License-Identifier: MIT */
/*
 * Plans for tasks, as their user sees it: tasks that can come back to themselves are planned
 * by the chart, all others depth first. See gg_decompose in gg.h. Rests on htn_chart.c and
 * htn_depth_first.c. Where there is no plan, plan->length is 0.
 */
#include "htn.h"

static void begin(gg_decomposition *search, const gg_task_problem *problem, gg_workspace *memory)
{
    memory->chosen_count = 0;
    memory->chosen_all = true;
    memory->expansions = 0;
    uint32_t asked =
        (uint32_t)problem->domain->procedural_count + problem->domain->dynamic_cost_count;
    for (uint32_t i = 0; i < (asked + 63) / 64 * 2; i++)
        memory->asked[i] = 0;
    search->problem = problem;
    search->memory = memory;
    search->state = memory->states + problem->domain->word_count;
    copy_words(search->state, problem->state, problem->domain->word_count);
    search->frame = GG_NONE;
    search->index = 0;
    search->choice_count = 0;
    search->outcome = GG_NO_PLAN;
    search->subproblem.domain = problem->domain;
    search->subproblem.agent_type = problem->agent_type;
    search->subproblem.agent = problem->agent;
    search->subproblem.state = search->state;
    search->subproblem.condition = NULL;
    search->subproblem.asked = memory->asked;
    search->subproblem.backward = false;
    search->subproblem.bounds = problem->bounds;
}

gg_outcome gg_decompose(const gg_task_problem *problem, gg_workspace *workspace, gg_plan *plan)
{
    gg_decomposition search;
    search.plan = plan;
    plan->length = 0;
    begin(&search, problem, workspace);
    bool recurs = problem->domain->tasks[problem->task].recurs;
    gg_outcome outcome = recurs ? gg_chart(&search) : gg_depth_first(&search);
    if (outcome != GG_FOUND) {
        plan->length = 0;
        workspace->chosen_count = 0;
    }
    return outcome;
}
