/* SPDX-License-Identifier: MIT */
/*
 * How the game is told of what actions have changed. Rests on agent_state.c. Only the tables of
 * domains with applied facts name it.
 */
#include "agent/agent.h"

/* Lets the game set the facts of a word that an action has changed to their values in a
 * state. */
static void set_in_game(gg_agent *agent, uint16_t word, uint64_t changed, const uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_calls *calls = gg_type_of(agent)->calls;
    uint64_t bits = changed & domain->applied[word];
    if (!bits || !calls || !calls->apply)
        return;
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i].word == word && (gg_fact_mask_in_word(&domain->facts[i]) & bits))
            calls->apply(agent, i, gg_read(domain, i, state));
}

/* The state that was expected of an effect, before the effect takes place. It lies in the agent,
 * as functions of the game that are told of it may use the planner. */
static const uint64_t *expected_state(const gg_agent *agent, const GG_ROM gg_effect *effect)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint64_t *state = scratch_of(agent);
    gg_copy_words(state, gg_agent_view(agent), domain->word_count);
    if (domain->features)
        domain->features->ops->apply_rest(agent, effect, state);
    else
        gg_effect_apply(domain, effect, state);
    return state;
}

/* Lets the game set the applied facts of an effect to the values that were expected. */
static void set_applied(gg_agent *agent, const GG_ROM gg_effect *effect, const uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        const GG_ROM gg_assignment *change = &effect->assignments[i];
        set_in_game(agent, change->word, ~change->keep, state);
    }
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_fact *fact = &domain->facts[effect->additions[i].fact];
        set_in_game(agent, fact->word, gg_fact_mask_in_word(fact), state);
    }
}

/* The game comes last, so that it may set the facts otherwise. */
static void take_applied_effect(gg_agent *agent, gg_planner *planner, uint16_t action)
{
    const GG_ROM gg_effect *effect = effect_now(agent, action);
    const uint64_t *expected = expected_state(agent, effect);
    gg_action_take_effect(agent, planner, action);
    set_applied(agent, effect, expected);
}

const GG_ROM gg_apply_ops gg_applying = {take_applied_effect};
