/* SPDX-License-Identifier: MIT */
/*
 * Plans for tasks, as their user sees it: tasks that can come back to themselves are planned
 * by the chart, all others depth first. See gg_decompose in gg.h. Rests on htn_chart.c and
 * htn_depth_first.c. Where there is no plan, plan->length is 0.
 */
#include "htn.h"

static void begin(gg_decomposition *search, const gg_query *query, gg_workspace *memory)
{
    memory->chosen_count = 0;
    memory->chosen_all = true;
    memory->expansions = 0;
    uint32_t asked = (uint32_t)query->domain->procedural_count + query->domain->priced_count;
    for (uint32_t i = 0; i < (asked + 63) / 64 * 2; i++)
        memory->asked[i] = 0;
    search->query = query;
    search->memory = memory;
    search->state = memory->states + query->domain->word_count;
    copy_words(search->state, query->state, query->domain->word_count);
    search->frame = GG_NONE;
    search->index = 0;
    search->choice_count = 0;
    search->outcome = GG_NO_PLAN;
    search->aim.domain = query->domain;
    search->aim.character = query->character;
    search->aim.agent = query->agent;
    search->aim.state = search->state;
    search->aim.condition = NULL;
    search->aim.asked = memory->asked;
    search->aim.backward = false;
    search->aim.bounds = query->bounds;
}

gg_outcome gg_decompose(const gg_query *query, gg_workspace *workspace, gg_plan *plan)
{
    gg_decomposition search;
    search.plan = plan;
    plan->length = 0;
    begin(&search, query, workspace);
    bool recurs = query->domain->tasks[query->task].recurs;
    gg_outcome outcome = recurs ? gg_chart(&search) : gg_depth_first(&search);
    if (outcome != GG_FOUND) {
        plan->length = 0;
        workspace->chosen_count = 0;
    }
    return outcome;
}
