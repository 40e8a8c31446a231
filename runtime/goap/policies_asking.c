/* SPDX-License-Identifier: MIT */
/*
 * Reads plans from policies in which it is a variable whether the game denies an action: see
 * gg_policy. A plan is read as if the game allowed all that it was not asked about. Then it is asked
 * about the steps, and where it denies one, the plan is read again. Of all plans whose steps the game
 * allows none is cheaper than one that was read so, as all that it may still deny was taken for allowed.
 * Rests on policies.c and, by gg_domain.asking, asking.c. Only heuristics with such a policy name it.
 */
#include "goap/search.h"

/* Asks about the steps of the plan that was read, as far as there is room for them, up to the first one
 * that is denied, and notes that it is; false if there is none. */
static bool note_denied(gg_search *search, uint64_t *denied, uint16_t steps)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_domain *domain = problem->domain;
    gg_asker asker = {domain, problem->agent_type, problem->agent, problem->asked};
    for (uint16_t i = 0; i < steps; i++) {
        uint16_t step = search->plan->steps[i], number = domain->actions[step].procedural;
        if (number == GG_NONE || domain->asking->allows(&asker, step))
            continue;
        denied[number / 64] |= gg_one_bit(number % 64);
        search->denied = true;
        return true;
    }
    return false;
}

/* As no plan has a step that was denied, this ends. */
static gg_outcome read_allowed(gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    gg_outcome outcome;
    uint16_t steps;
    if (!search->reading)
        return GG_SEARCHING;
    uint64_t *denied = &search->reading[domain->word_count];
    for (uint16_t i = 0; i * 64u < domain->procedural_count; i++)
        denied[i] = 0;
    do {
        search->cost = 0;
        outcome = gg_policy_read(search);
        steps = outcome == GG_FOUND           ? search->plan->length
                : outcome == GG_PLAN_TOO_LONG ? search->plan->capacity
                                              : 0;
    } while (note_denied(search, denied, steps));
    return outcome;
}

const GG_ROM gg_reading_ops gg_policy_asking = {read_allowed, NULL};
