/* SPDX-License-Identifier: MIT */
/*
 * How the game is told of applied facts that have changed: by an action, by a rule, or by a setter.
 * Rests on agent_state.c, world.c and rules.c. Only the tables of domains with applied facts name it.
 *
 * While the game is told of a fact of an agent, or of the world, it is told of no other one of the
 * same: what its function sets, it knows.
 */
#include "agent/agent.h"
#include "agent/slots.h"
#include "agent/world_layout.h"
#include "state/bits.h"

/* ------------------------------------------------------------ telling of a fact */

static bool is_applied(const GG_ROM gg_domain *domain, uint16_t fact)
{
    const GG_ROM gg_fact *row = &domain->facts[fact];
    return (domain->applied->bits[row->word] & gg_fact_mask_in_word(row)) != 0;
}

/* As the agent may be in no tick, it is locked against one. */
static void applied_tell(gg_agent *agent, uint16_t fact, uint32_t value)
{
    const GG_ROM gg_calls *calls = gg_type_of(agent)->calls;
    if (agent->telling || !is_applied(agent->domain, fact) || !calls || !calls->apply)
        return;
    uint8_t before = lock_against_reentry(agent);
    agent->telling = true;
    calls->apply(agent, fact, value);
    agent->telling = false;
    agent->ticking = before;
}

static void tell_of_world(gg_world *world, uint16_t fact, uint32_t value)
{
    const GG_ROM gg_applied *applied = world->domain->applied;
    if (!applied->world || *world_is_telling(world) || !is_applied(world->domain, fact))
        return;
    *world_is_telling(world) = true;
    applied->world(world, fact, value);
    *world_is_telling(world) = false;
}

void gg_agent_tell_set(gg_agent *agent, uint16_t fact, uint32_t before)
{
    uint32_t value = gg_agent_read(agent, fact);
    if (value != before)
        tell_game(agent, fact, value);
}

void gg_world_tell_set(gg_world *world, uint16_t fact, uint32_t before)
{
    uint32_t value = gg_read(world->domain, fact, gg_world_state(world));
    if (value != before && world->domain->applied)
        tell_of_world(world, fact, value);
}

/* ---------------------------------------------------- the applied facts of effects */

/* A place in the changes of an effect: which of them, and the next fact that it may change. */
typedef struct change_cursor {
    uint16_t part, fact;
} change_cursor;

/* The next applied fact that an effect changes; GG_NONE: there are no more. */
static uint16_t next_applied(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect,
                             change_cursor *at)
{
    for (; at->part < effect->assignment_count; at->part++, at->fact = 0) {
        const GG_ROM gg_assignment *change = &effect->assignments[at->part];
        uint64_t bits = ~change->keep & domain->applied->bits[change->word];
        while (bits && at->fact < domain->fact_count) {
            const GG_ROM gg_fact *fact = &domain->facts[at->fact++];
            if (fact->word == change->word && (gg_fact_mask_in_word(fact) & bits))
                return (uint16_t)(at->fact - 1);
        }
    }
    while (at->part < effect->assignment_count + effect->addition_count) {
        uint16_t fact = effect->additions[at->part++ - effect->assignment_count].fact;
        if (is_applied(domain, fact))
            return fact;
    }
    return GG_NONE;
}

/* Whether an effect will give a fact, to which a cursor has come, another value. */
static bool will_change(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect,
                        const change_cursor *at, uint16_t fact, const uint64_t *state)
{
    const GG_ROM gg_fact *row = &domain->facts[fact];
    if (at->part < effect->assignment_count) {
        const GG_ROM gg_assignment *change = &effect->assignments[at->part];
        return ((state[row->word] ^ change->set) & gg_fact_mask_in_word(row)) != 0;
    }
    int32_t amount = effect->additions[at->part - 1 - effect->assignment_count].amount;
    uint32_t value = gg_read(domain, fact, state);
    return gg_add_clamped(value, amount, row->top) != value;
}

/* ------------------------------------------------------------------- by rules */

/* A bit for each applied fact of a rule's effect, in order. */
typedef struct changed_facts {
    uint64_t bits[GG_RULE_APPLIED_FACTS / 64];
} changed_facts;

static void find_changed(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect,
                         const uint64_t *state, changed_facts *changed)
{
    change_cursor at = {0, 0};
    uint16_t fact;
    gg_clear_bytes(changed, sizeof *changed);
    for (uint32_t i = 0; (fact = next_applied(domain, effect, &at)) != GG_NONE; i++)
        if (will_change(domain, effect, &at, fact, state))
            changed->bits[i / 64] |= gg_one_bit(i % 64);
}

/* Tells the game of them: of the agent's own facts, or if that is NULL of those of the world. A fact
 * that the game has set otherwise meanwhile is told as it is. */
static void tell_changed(gg_agent *agent, gg_world *world, const GG_ROM gg_effect *effect,
                         const changed_facts *changed)
{
    const GG_ROM gg_domain *domain = world->domain;
    change_cursor at = {0, 0};
    uint16_t fact;
    for (uint32_t i = 0; (fact = next_applied(domain, effect, &at)) != GG_NONE; i++)
        if (!gg_has_bit(changed->bits, i))
            continue;
        else if (agent)
            applied_tell(agent, fact, gg_agent_read(agent, fact));
        else
            tell_of_world(world, fact, gg_read(domain, fact, gg_world_state(world)));
}

/* Functions of the game may have changed what the rules read that come next. */
static void fire(gg_agent *agent, const GG_ROM gg_effect *effect)
{
    changed_facts changed;
    find_changed(agent->domain, effect, gg_agent_state(agent), &changed);
    gg_rule_change(agent, effect);
    tell_changed(agent, agent->world, effect, &changed);
    (void)gg_agent_view(agent);
}

static void fire_in_world(gg_world *world, const GG_ROM gg_effect *effect)
{
    changed_facts changed;
    find_changed(world->domain, effect, gg_world_state(world), &changed);
    gg_effect_apply(world->domain, effect, gg_world_state(world));
    tell_changed(NULL, world, effect, &changed);
}

/* -------------------------------------------------------------------- by actions */

/* It lies in the agent, as functions of the game that are told of it may use the planner. */
const uint64_t *gg_applied_expected_state(const gg_agent *agent, const GG_ROM gg_effect *effect)
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

/* It is told of what was expected, also where that is what was there before; but not of what is bound to
 * no slot any more, or to a slot in another's place. */
void gg_applied_tell_game(gg_agent *agent, const GG_ROM gg_effect *effect, const uint64_t *state)
{
    change_cursor at = {0, 0};
    uint16_t fact;
    const GG_ROM gg_features *features = agent->domain->features;
    const GG_ROM gg_slots *slots = features ? features->slots : NULL;
    while ((fact = next_applied(agent->domain, effect, &at)) != GG_NONE)
        if (!slots || !slots->ops->has_lost(agent, fact))
            applied_tell(agent, fact, gg_read(agent->domain, fact, state));
}

/* The game comes last, so that it may set the facts otherwise. */
static void take_applied_effect(gg_agent *agent, gg_planner *planner, uint16_t action)
{
    const GG_ROM gg_effect *effect = effect_now(agent, action);
    const uint64_t *expected = gg_applied_expected_state(agent, effect);
    gg_action_take_effect(agent, planner, action);
    gg_applied_tell_game(agent, effect, expected);
}

const GG_ROM gg_apply_ops gg_applying = {take_applied_effect, applied_tell};
const GG_ROM gg_apply_rule_ops gg_rules_applying = {fire, fire_in_world};
