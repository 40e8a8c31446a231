/* SPDX-License-Identifier: MIT */
/*
 * What the game's functions answer while a plan is made: whether procedural preconditions hold, and
 * what actions of dynamic cost cost. Rests on state.h. The game is asked nothing twice in one
 * planning, if there is a memory of what it was asked. Only the tables of domains that ask the game
 * name it.
 */
#include "goap/search.h"
#include "state/travel.h"

bool gg_was_asked(uint64_t *asked, uint32_t number)
{
    if (!asked || gg_has_bit(&asked[number / 64 * 2], number % 64))
        return asked != NULL;
    asked[number / 64 * 2] |= gg_one_bit(number % 64);
    return false;
}

bool gg_answer_to(const uint64_t *asked, uint32_t number)
{
    return gg_has_bit(&asked[number / 64 * 2 + 1], number % 64);
}

bool gg_note_answer(uint64_t *asked, uint32_t number, bool answer)
{
    if (asked && answer)
        asked[number / 64 * 2 + 1] |= gg_one_bit(number % 64);
    return answer;
}

/* It is asked once. */
bool gg_ask_allows(const gg_asker *asker, uint16_t index)
{
    const GG_ROM gg_calls *calls = asker->agent_type->calls;
    uint32_t number = asker->domain->actions[index].procedural;
    if (!calls || !calls->precondition)
        return true;
    if (gg_was_asked(asker->asked, number))
        return gg_answer_to(asker->asked, number);
    return gg_note_answer(asker->asked, number, calls->precondition(asker->agent, index));
}

/* What an action costs that has a dynamic cost. */
static uint16_t cost_of(const gg_goal_problem *problem, uint16_t index, uint16_t to)
{
    const GG_ROM gg_calls *calls = problem->agent_type->calls;
    const GG_ROM gg_told_actions *told = problem->domain->told;
    if (!calls || !calls->cost)
        return 0;
    return calls->cost(problem->agent,
                       told ? told->ops->number(problem->domain, index, to) : index);
}

bool gg_ask_is_dearer(gg_search *search, uint16_t index, uint16_t to)
{
    const gg_goal_problem *problem = &search->problem;
    uint16_t least = problem->domain->actions[index].cost;
    uint16_t number = dynamic_cost_at(problem->domain, index, to);
    if (!gg_was_asked(problem->asked, (uint32_t)problem->domain->procedural_count + number)) {
        uint16_t cost = cost_of(problem, index, to);
        search->dynamic_costs[number] = cost > least ? cost : least;
    }
    return search->dynamic_costs[number] > least;
}

bool gg_ask_agrees(gg_search *search)
{
    const gg_goal_problem *problem = &search->problem;
    const GG_ROM gg_ask_ops *asking = problem->domain->asking;
    gg_asker asker = {problem->domain, problem->agent_type, problem->agent, problem->asked};
    const GG_ROM gg_told_actions *told = problem->domain->told;
    if (told)
        gg_copy_words(search->reading, problem->state, problem->domain->word_count);
    for (uint16_t i = 0; i < search->plan->length; i++) {
        uint16_t step = search->plan->steps[i], to = GG_NONE;
        if (told)
            to = told->ops->act(problem->domain, step, search->reading);
        const GG_ROM gg_action *action = &problem->domain->actions[step];
        if ((action->procedural != GG_NONE && !gg_ask_allows(&asker, step)) ||
            (action->dynamic_cost < problem->domain->dynamic_cost_count &&
             asking->is_dearer(search, step, to)))
            return false;
    }
    return true;
}

void gg_ask_begin(const GG_ROM gg_domain *domain, uint64_t *asked, gg_random *random,
                  gg_agent *agent)
{
    (void)random;
    (void)agent;
    uint32_t count = (uint32_t)domain->procedural_count + domain->dynamic_cost_count;
    for (uint32_t i = 0; i < (count + 63) / 64 * 2; i++)
        asked[i] = 0;
}

const GG_ROM gg_ask_ops gg_asking = {gg_ask_allows, gg_ask_is_dearer, gg_ask_agrees, gg_ask_begin};
