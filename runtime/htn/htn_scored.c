/* SPDX-License-Identifier: MIT */
/* Methods that are chosen by the score that the game gives them. Rests on htn_methods.c. */
#include "state/expressions.h"
#include "htn/htn.h"

/* All scores are below this. */
static uint64_t open_scores(const GG_ROM gg_domain *domain, const GG_ROM gg_task *task,
                            const uint64_t *state)
{
    (void)domain;
    (void)task;
    (void)state;
    return UINT64_MAX;
}

/* What orders methods by score: the highest first, then as they stand. More is
 * better; never 0. */
static uint64_t scored_rank_of(const gg_task_problem *problem, uint16_t task, uint16_t method,
                               const uint64_t *state)
{
    const GG_ROM gg_calls *calls = problem->agent_type->calls;
    int32_t score = computed_score(problem->domain, task, method, state, 0);
    if (calls && calls->score && problem->domain->tasks[task].methods[method].scored != GG_NONE)
        score = calls->score(problem->agent, task, method);
    uint32_t raised = (uint32_t)score ^ 0x80000000u;
    return (uint64_t)raised << 16 | (uint16_t)(GG_NONE - method);
}

/* The best applicable method that comes after all that were tried. The scores are
 * asked anew: to keep them would take memory for each method. Where none is left, none is
 * asked. */
static uint16_t take_scored(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                            gg_cursor *cursor)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    uint64_t best = 0;
    uint32_t untried = 0;
    gg_method_range left = {0, task->method_count};
    if (cursor->open == 0)
        return GG_NONE;
    for (uint16_t i;
         (i = gg_first_applicable_method(problem->domain, task, state, left)) != GG_NONE;) {
        uint64_t rank = scored_rank_of(problem, number, i, state);
        untried += rank < cursor->open;
        if (rank < cursor->open && rank > best)
            best = rank;
        left.from = i + 1u;
    }
    cursor->open = untried > 1 ? best : 0;
    return best ? (uint16_t)(GG_NONE - (uint16_t)best) : GG_NONE;
}

const GG_ROM gg_select_ops gg_scoring = {open_scores, take_scored};
