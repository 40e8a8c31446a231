/* SPDX-License-Identifier: MIT */
/*
 * Plans for tasks, as their user sees it. See gg_decompose in gg.h. Rests on
 * htn_depth_first.c. Where there is no plan, plan->length is 0.
 */
#include "htn/htn.h"

/* What notes the claimed facts that are in the way, in the agent; NULL: nothing does. */
static const GG_ROM gg_passing_ops *passing_ops_of(const gg_task_problem *problem)
{
    const GG_ROM gg_claims *claims = problem->domain->claims;
    return claims && problem->agent && problem->agent->domain ? claims->passing : NULL;
}

static void htn_begin(gg_decomposition *search, const gg_task_problem *problem,
                      gg_workspace *memory, gg_plan *plan)
{
    search->plan = plan;
    memory->chosen_count = 0;
    memory->chosen_complete = true;
    memory->charted = GG_NONE;
    search->problem = problem;
    search->memory = memory;
    search->state = memory->states + problem->domain->word_count;
    gg_copy_words(search->state, problem->state, problem->domain->word_count);
    search->frame = GG_NONE;
    search->index = 0;
    search->choice_count = 0;
    search->outcome = GG_NO_PLAN;
    search->passing = passing_ops_of(problem);
    search->recall = memory->starts ? problem->domain->recall : NULL;
    search->remembers = search->full = search->dropped = search->too_long = false;
    search->entry_count = search->hash_span = search->numbers = 0;
    search->chart = search->agenda = UINT32_MAX;
    plan->length = 0;
    for (uint16_t i = 0; memory->others && i < problem->domain->subgoal_count; i++)
        memory->others[i] = 0;
}

/* Where there was no room for a plan's steps, whatever other limits were met, and a way was left
 * out for a longer one to the same end that had been found before it, the shorter ways may have
 * room: once more with them, as far as methods are left. */
gg_outcome gg_decompose(const gg_task_problem *problem, gg_workspace *workspace, gg_plan *plan)
{
    gg_decomposition search;
    if (problem->domain->asking)
        problem->domain->asking->begin(problem->domain, workspace->asked, problem->random,
                                       problem->agent);
    workspace->expansions = 0;
    search.tight = false;
    htn_begin(&search, problem, workspace, plan);
    gg_outcome outcome = gg_depth_first(&search);
    if (outcome != GG_FOUND && outcome != GG_OUT_OF_EXPANSIONS && search.too_long &&
        search.dropped) {
        search.tight = true;
        htn_begin(&search, problem, workspace, plan);
        outcome = gg_depth_first(&search);
    }
    if (outcome != GG_FOUND) {
        if (search.passing)
            search.passing->name_failed(problem, 0);
        plan->length = 0;
        workspace->chosen_count = 0;
    } else if (problem->domain->told) {
        problem->domain->told->ops->number_steps(plan, problem->domain, problem->state,
                                                 search.state);
    }
    return outcome;
}
