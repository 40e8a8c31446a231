/* SPDX-License-Identifier: MIT */
/*
 * What agents claim of shared facts while they act: what an action takes away from a number, room
 * for what it adds, and a fact that it writes as a whole. Others plan with what is left. Rests on
 * agent_state.c. The world counts the claims; which of them are an agent's own is told by the action
 * that it has made them for, and by whether that is running: a fact of `claim: start` is claimed only
 * then.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"

static gg_reservation *reservations_of(const gg_agent *agent)
{
    return world_reservations(agent->world);
}

static gg_claim_holders *holders_of(const gg_agent *agent)
{
    return world_claim_counts(agent->world);
}

static uint64_t *planning_state_of(const gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->claims->offsets.agent_planning_state);
}

/* ------------------------------------------------------------- what is claimed */

/* How much of what it claims the agent's action has made already. */
static uint32_t made_of(const gg_agent *agent, const GG_ROM gg_claim *claim)
{
    const GG_ROM gg_partial_changes *partial = partial_changes_of(agent->domain);
    return partial ? partial->ops->made(agent, agent->domain->claims->all[claim->place].fact) : 0;
}

/* What of a claim is left when so much was made, which can be more, as others have made room. */
static uint64_t amount_left(const GG_ROM gg_claim *claim, uint32_t made)
{
    if (claim->kind >= GG_WRITES)
        return 1;
    return claim->amount > made ? claim->amount - made : 0;
}

static uint64_t *claimed_sum_of(gg_reservation *reservation, const GG_ROM gg_claim *claim)
{
    return claim->kind == GG_TAKES  ? &reservation->takes
           : claim->kind == GG_ADDS ? &reservation->adds
                                    : &reservation->writes;
}

/* Counts a claim of an agent more, or one less. */
static void count_claim(const gg_agent *agent, gg_reservation *reservation,
                        const GG_ROM gg_claim *claim, bool more)
{
    uint64_t amount = amount_left(claim, made_of(agent, claim)),
             *sum = claimed_sum_of(reservation, claim);
    *sum = more ? *sum + amount : *sum - amount;
}

/* Counts all that the agent has claimed by now, or no more. */
static void count_claims(const gg_agent *agent, const GG_ROM gg_claim *claim, bool more)
{
    agent->world->changes++;
    for (; claim; claim = next_claim(claim))
        if (agent->running || !is_claimed_at_start(agent->domain, claim->place))
            count_claim(agent, &reservations_of(agent)[claim->place], claim, more);
}

void gg_claims_restore(gg_agent *agent)
{
    const GG_ROM gg_claim *claim = first_claim(agent->domain, agent->claimed);
    if (!claim)
        return;
    holders_of(agent)->count++;
    count_claims(agent, claim, true);
}

void gg_claims_give_up(gg_agent *agent)
{
    const GG_ROM gg_claim *claim = first_claim(agent->domain, agent->claimed);
    if (!claim)
        return;
    count_claims(agent, claim, false);
    agent->claimed = GG_NONE;
    holders_of(agent)->count--;
    holders_of(agent)->released++;
}

void gg_claims_lessen(gg_agent *agent, uint16_t fact, uint32_t made)
{
    const GG_ROM gg_claim *claim = first_claim(agent->domain, agent->claimed);
    for (; claim; claim = next_claim(claim)) {
        if (agent->domain->claims->all[claim->place].fact != fact)
            continue;
        uint32_t all = made_of(agent, claim);
        *claimed_sum_of(&reservations_of(agent)[claim->place], claim) -=
            amount_left(claim, all - made) - amount_left(claim, all);
    }
}

gg_reservation gg_claims_of_all_agents(const gg_world *world, uint32_t place)
{
    return world_reservations(world)[place];
}

/* What the agent has claimed of a fact by now; NULL: nothing. */
static const GG_ROM gg_claim *claim_in_force(const gg_agent *agent, uint32_t place)
{
    bool has_begun = agent->running || !is_claimed_at_start(agent->domain, place);
    return has_begun ? claim_on(agent->domain, agent->claimed, place) : NULL;
}

void gg_claims_subtract_own(const gg_agent *agent, uint32_t place, gg_reservation *reservation)
{
    const GG_ROM gg_claim *own = claim_in_force(agent, place);
    if (own)
        count_claim(agent, reservation, own, false);
}

void gg_claims_set_team_amount(gg_world *world, uint32_t place, uint32_t before, uint32_t amount)
{
    gg_claim_holders *holders = world_claim_counts(world);
    gg_reservation *reservation = &world_reservations(world)[place];
    reservation->takes = reservation->takes - before + amount;
    world->changes += amount != before;
    holders->count += amount > 0;
    holders->count -= before > 0;
    holders->released += amount < before;
}

/* -------------------------------------------------------- what others have claimed */

bool gg_claims_others_claim(const gg_agent *agent)
{
    return holders_of(agent)->count > (agent->claimed != GG_NONE);
}

gg_reservation gg_claims_of_others(const gg_agent *agent, uint32_t place)
{
    gg_reservation reservation = gg_claims_of_all_agents(agent->world, place);
    gg_claims_subtract_own(agent, place, &reservation);
    return reservation;
}

uint32_t gg_agent_claimed(const gg_agent *agent, uint16_t fact)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint32_t place = 0;
    while (place < claimed_count_of(domain) && domain->claims->all[place].fact != fact)
        place++;
    if (place == claimed_count_of(domain))
        return 0;
    gg_reservation others = gg_claims_of_others(agent, place);
    bool all = others.writes > 0 || others.takes >= UINT32_MAX;
    return all ? UINT32_MAX : (uint32_t)others.takes;
}

/* What others take away from a number. */
static uint64_t taken_by_others(const gg_agent *agent, uint32_t place)
{
    const GG_ROM gg_claim *own = claim_in_force(agent, place);
    uint64_t takes = reservations_of(agent)[place].takes;
    return own && own->kind == GG_TAKES ? takes - amount_left(own, made_of(agent, own)) : takes;
}

/* Takes an amount out of a number in a state, or all that there is. */
static inline void take_claimed(const GG_ROM gg_domain *domain, uint32_t place, uint64_t takes,
                                uint64_t *state)
{
    const GG_ROM gg_fact *fact = &domain->facts[domain->claims->all[place].fact];
    uint64_t *word = &state[fact->word];
    if (takes > 0)
        *word = gg_write_field(fact, *word, unclaimed_of(gg_read_field(fact, *word), takes));
}

void gg_claims_take_away(const gg_agent *agent, uint32_t place, uint64_t *state)
{
    take_claimed(agent->domain, place, taken_by_others(agent, place), state);
}

const uint64_t *gg_claims_planning_state(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const uint64_t *view = gg_agent_view(agent);
    uint64_t *planning_state = planning_state_of(agent);
    gg_copy_words(planning_state, view, domain->word_count);
    if (!gg_claims_others_claim(agent))
        return planning_state;
    const gg_reservation *reservations = reservations_of(agent);
    for (uint32_t i = 0, count = domain->claims->count; i < count; i++)
        if (reservations[i].takes > 0 && !is_claimed_at_start(domain, i))
            take_claimed(domain, i,
                         agent->claimed == GG_NONE ? reservations[i].takes
                                                   : taken_by_others(agent, i),
                         planning_state);
    return planning_state;
}

/* --------------------------------------------------------- what cannot begin now */

/* Whether an action's precondition holds in what the agent plans with, and would not if a fact were
 * as full as it can become meanwhile. */
static bool asks_for_room(const gg_agent *agent, uint16_t action, uint16_t fact, uint32_t filled)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_condition *condition = &domain->actions[action].precondition;
    uint64_t *planning_state = planning_state_of(agent);
    uint32_t value = gg_read(domain, fact, planning_state);
    if (!gg_condition_holds(domain, condition, planning_state))
        return false;
    gg_write(domain, fact, filled, planning_state);
    bool holds = gg_condition_holds(domain, condition, planning_state);
    gg_write(domain, fact, value, planning_state);
    return !holds;
}

/* Whether others need the room for what an action is to add to a fact. What they add may come
 * first, and what they take away may come last. */
static bool lacks_room(const gg_agent *agent, uint16_t action, const GG_ROM gg_claim *claim,
                       uint64_t adds)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t fact = domain->claims->all[claim->place].fact;
    uint64_t value = gg_read(domain, fact, gg_world_state(agent->world));
    uint64_t top = domain->facts[fact].top;
    uint64_t filled = value + adds < top ? value + adds : top;
    if (value + claim->amount <= top && filled + claim->amount > top)
        return true;
    return asks_for_room(agent, action, fact, (uint32_t)filled);
}

bool gg_claims_block_action(const gg_agent *agent, uint16_t action, uint32_t place,
                            const gg_reservation *others)
{
    const GG_ROM gg_claim *claim = claim_on(agent->domain, action, place);
    if (!reservation_is_any(others))
        return false;
    if (others->writes > 0)
        return true;
    if (!claim || claim->kind == GG_TAKES)
        return false; /* the planning state tells what is left to take */
    return claim->kind >= GG_WRITES || lacks_room(agent, action, claim, others->adds);
}

bool gg_claims_block_place(const gg_agent *agent, uint16_t action, uint32_t place)
{
    gg_reservation others = gg_claims_of_others(agent, place);
    return gg_claims_block_action(agent, action, place, &others);
}

/* Whether an action claims room, for which the planning state is looked at. */
static bool adds_to_any(const GG_ROM gg_domain *domain, uint16_t action)
{
    const GG_ROM gg_claim *claim = first_claim(domain, action);
    while (claim && claim->kind != GG_ADDS)
        claim = next_claim(claim);
    return claim;
}

uint16_t gg_claims_find_claimed_fact(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (!gg_claims_others_claim(agent))
        return GG_NONE;
    if (adds_to_any(domain, action))
        (void)gg_agent_planning_state(agent);
    for (uint32_t i = 0; i < domain->claims->count; i++)
        if (gg_rom_has_bit(domain->claims->all[i].users, action) &&
            !is_claimed_at_start(domain, i) && gg_claims_block_place(agent, action, i))
            return domain->claims->all[i].fact;
    return GG_NONE;
}

uint16_t gg_claims_find_method_fact(const gg_agent *agent, const GG_ROM gg_method *method)
{
    uint16_t fact = GG_NONE;
    for (uint16_t i = 0; i < method->subtask_count && fact == GG_NONE; i++)
        if (method->subtasks[i] < agent->domain->action_count)
            fact = gg_claims_find_claimed_fact(agent, method->subtasks[i]);
    return fact;
}
