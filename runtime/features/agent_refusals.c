/* SPDX-License-Identifier: MIT */
/*
 * What an agent does not begin because of claims: what others have claimed, and what others have waited
 * for longer, keeps actions out of its plans and its steps back. Rests on agent_claims.c and agent_turns.c.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"

static uint32_t action_words(const GG_ROM gg_domain *domain)
{
    return (domain->action_count + 63u) / 64;
}

void gg_claims_make_for_step(gg_agent *agent)
{
    GG_ASSERT(agent->step < agent->plan_length);
    uint16_t action = gg_steps_of(agent)[agent->step];
    if (gg_has_claimed_for_step(agent))
        return;
    if ((agent->turns & GG_HAS_NUMBERS) && (agent->claimed == GG_NONE || agent->claimed == action ||
                                            !is_same_action(agent->domain, agent->claimed, action)))
        gg_turns_begin_action(agent, action); /* otherwise it has begun with the walk */
    gg_give_up_claims(agent);
    if (!first_claim(agent->domain, action))
        return;
    agent->claimed = action;
    if (agent->domain->told)
        gg_numbers_of(agent)[agent->domain->plan_limit] = gg_numbers_of(agent)[agent->step];
    gg_claims_restore(agent);
    gg_turns_update(agent->world);
}

uint16_t gg_claims_find_blocking_fact(const gg_agent *agent, uint16_t action)
{
    uint16_t fact = gg_claims_find_claimed_fact(agent, action);
    bool any_waits = world_turns(agent->world)->count > 0;
    return fact != GG_NONE || !any_waits ? fact : gg_turns_blocking_fact(agent, action);
}

/* Keeps those of the agent's actions that use a fact out of plans that cannot begin now. */
static void refuse_users(gg_agent *agent, uint32_t place, const gg_reservation *others)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM uint64_t *own = gg_type_of(agent)->actions;
    uint64_t *refused = refused_actions_of(agent);
    for (uint32_t word = 0; word < action_words(domain); word++) {
        uint64_t users = domain->claims->all[place].users[word] & ~refused[word];
        if (own)
            users &= own[word];
        for (; users; users &= users - 1) {
            uint32_t bit = gg_lowest_bit(users);
            uint16_t action = (uint16_t)(word * 64 + bit);
            if (!gg_claims_block_action(agent, action, place, others) &&
                !gg_turns_block_place(agent, action, place))
                continue;
            refused[word] |= gg_one_bit(bit);
            set_turn_flags(agent, GG_LEAVES_OUT, 0);
        }
    }
}

void gg_claims_find_refused_actions(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    for (uint32_t word = 0; (agent->turns & GG_LEAVES_OUT) && word < action_words(domain); word++)
        refused_actions_of(agent)[word] = 0;
    set_turn_flags(agent, 0, GG_LEAVES_OUT);
    gg_turns_begin_planning(agent);
    *release_count_of(agent) = world_claim_counts(agent->world)->released;
    if (!gg_claims_others_claim(agent) && !world_turns(agent->world)->count)
        return;
    (void)gg_agent_planning_state(agent);
    for (uint32_t i = 0; i < domain->claims->count; i++) {
        gg_reservation others = gg_claims_of_others(agent, i);
        if (!is_claimed_at_start(domain, i) &&
            (reservation_is_any(&others) || world_queues(agent->world)[i].due))
            refuse_users(agent, i, &others);
    }
}

const uint64_t *gg_claims_refused_actions(const gg_agent *agent)
{
    return agent->turns & GG_LEAVES_OUT ? refused_actions_of(agent) : NULL;
}

bool gg_claims_readmit_actions(gg_agent *agent)
{
    uint64_t *refused = refused_actions_of(agent);
    uint32_t released = world_claim_counts(agent->world)->released;
    if (!(agent->turns & GG_LEAVES_OUT) || *release_count_of(agent) == released)
        return false;
    *release_count_of(agent) = released;
    set_turn_flags(agent, 0, GG_LEAVES_OUT);
    bool any = false;
    for (uint32_t word = 0; word < action_words(agent->domain); word++) {
        for (uint64_t set = refused[word]; set; set &= set - 1) {
            uint32_t bit = gg_lowest_bit(set);
            if (gg_claims_blocking_fact(agent, (uint16_t)(word * 64 + bit)) == GG_NONE) {
                refused[word] &= ~gg_one_bit(bit);
                any = true;
            }
        }
        set_turn_flags(agent, refused[word] ? GG_LEAVES_OUT : 0, 0);
    }
    return any;
}
