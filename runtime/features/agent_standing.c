/* SPDX-License-Identifier: MIT */
/*
 * Claims that begin with an action and not with the walk to it (`claim: start`). Such claims of others keep
 * nothing out of plans. An agent that has come to the step stands before it, with its plan, until all of
 * them that it needs are free at once, and holds none of them meanwhile, so that no two wait for each other.
 * Who stands has a number in the queues of these facts, as who waits has (agent_turns.c). Rests on
 * agent_release.c. Only the tables of domains with such facts name it.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"
#include "htn/cooldown_ops.h"

/* Whether the step uses a fact that is claimed at the start. */
static bool is_used(const gg_agent *agent, uint32_t place)
{
    uint16_t action = gg_steps_of(agent)[agent->step];
    return is_claimed_at_start(agent->domain, place) &&
           gg_rom_has_bit(agent->domain->claims->all[place].users, action);
}

/* At which ends the step wants a fact: who stands waits for those before it, also if it asks for nothing. */
static uint32_t ends_for_step(const gg_agent *agent, uint32_t place)
{
    const GG_ROM gg_claim *claim = claim_on(agent->domain, gg_steps_of(agent)[agent->step], place);
    uint32_t ends = claim ? wanted_ends(claim) : 0;
    return ends ? ends : GG_BOTH_ENDS;
}

/* The first of these facts because of which the step cannot begin now, by its place; their count: there is
 * none, also if the precondition of the step does not hold any more. */
static uint32_t place_in_the_way(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t action = gg_steps_of(agent)[agent->step], number = gg_numbers_of(agent)[agent->step];
    uint64_t *state = (uint64_t *)(uintptr_t)gg_agent_planning_state(agent);
    uint32_t place = 0;
    take_back_partial_changes(agent, state);
    if (!gg_can_do(domain, number, state))
        return domain->claims->count;
    for (; place < domain->claims->count; place++) {
        if (!is_used(agent, place))
            continue;
        gg_claims_take_away(agent, place, state);
        if (!gg_can_do(domain, number, state) || gg_claims_block_place(agent, action, place) ||
            (claim_on(domain, action, place) &&
             gg_turns_any_ahead(agent, place, ends_for_step(agent, place))))
            break;
    }
    return place;
}

/* Claims what others must leave for the walk, or all when the action begins. */
static void begin(gg_agent *agent)
{
    uint8_t running = agent->running;
    agent->running = false;
    if (running)
        gg_claims_give_up(agent); /* what was claimed for the walk is claimed with the rest */
    agent->running = running;
    gg_claims_make_for_step(agent);
}

/* Takes a number for all that the step uses, so that the order is the same everywhere. */
static void name_for_step(gg_agent *agent)
{
    gg_turns_begin_planning(agent);
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        if (is_used(agent, i))
            gg_turns_name(agent, i, ends_for_step(agent, i));
}

/* The time begins of methods whose first step this is. */
static void begin_methods(gg_agent *agent)
{
    const GG_ROM gg_cooldowns *cooldowns = cooldowns_of(agent->domain);
    if (cooldowns && cooldowns->ops->set_out)
        cooldowns->ops->set_out(agent);
}

static bool stands(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_claims *claims = agent->domain->claims;
    gg_notice notice = {GG_ACTION_STANDS, gg_numbers_of(agent)[agent->step], 0, GG_NONE};
    bool stood = agent->waits == GG_STOOD;
    gg_turns_update(agent->world);
    uint32_t place = place_in_the_way(agent);
    if (place == claims->count)
        return false;
    name_for_step(agent);
    agent->waits = GG_STANDS;
    if (!gg_has_claimed_for_step(agent))
        gg_claims_give_up(agent);
    if (stood)
        return true;
    agent->elapsed = agent->asked;
    begin_methods(agent);
    notice.fact = claims->all[place].fact;
    notice.value = (uint16_t)gg_turns_count_ahead(agent, place, ends_for_step(agent, place));
    gg_trace_notice(agent, planner, &notice);
    return true;
}

/* When it has come to the place, no claim may be in the way. */
static bool refuses_step(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_places *places = agent->domain->places;
    return gg_claims_refuse_step(agent, planner) ||
           (!(places && places->walking->is_needed(agent)) && stands(agent, planner));
}

void gg_standing_pass(gg_agent *agent, uint32_t milliseconds)
{
    if (agent->waits == GG_STANDS)
        pass_elapsed(agent, milliseconds);
}

static uint32_t time_to_turn(const gg_agent *agent)
{
    bool begins =
        agent->waits == GG_STANDS && place_in_the_way(agent) == agent->domain->claims->count;
    return begins ? 0 : gg_turns_time_to_turn(agent);
}

void gg_standing_wake_agent(gg_agent *agent, gg_planner *planner)
{
    gg_claims_wake_agent(agent, planner);
    if (agent->waits != GG_STANDS)
        return;
    bool begins = place_in_the_way(agent) == agent->domain->claims->count;
    set_turn_flags(agent, GG_HAS_STOOD, 0);
    if (begins && agent->spent == 0)
        agent->awake = GG_AWAKE;
    if (begins || agent->awake == GG_AWAKE || !(agent->turns & GG_HAS_NUMBERS))
        agent->waits = GG_STOOD;
}

/* Who does not stand any more has no number for that. */
static void leave_stand(gg_agent *agent)
{
    bool names = agent->turns & GG_HAS_PLANNED;
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        if (is_claimed_at_start(agent->domain, i) && !(names && named_of(agent)[i]))
            gg_turns_end_number(agent, i);
}

/* Who has come to stand behind others follows them. */
static void follow(gg_agent *agent)
{
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        if (is_used(agent, i))
            gg_turns_follow(agent, i, ends_for_step(agent, i));
}

void gg_standing_end(gg_agent *agent, gg_planner *planner)
{
    bool stands = agent->waits == GG_STANDS;
    if (!stands && (agent->turns & GG_HAS_STOOD))
        leave_stand(agent);
    gg_turns_end(agent, planner);
    if (stands)
        follow(agent);
}

uint16_t gg_agent_standing(const gg_agent *agent)
{
    return agent->waits >= GG_STANDS ? gg_numbers_of(agent)[agent->step] : GG_NONE;
}

uint32_t gg_agent_standing_time(const gg_agent *agent)
{
    return agent->waits >= GG_STANDS ? agent->elapsed : 0;
}

const GG_ROM gg_claim_ops gg_standing = {gg_claims_planning_state,
                                         begin,
                                         gg_claims_give_up,
                                         gg_claims_find_blocking_fact,
                                         gg_claims_find_method_fact,
                                         gg_claims_find_refused_actions,
                                         gg_claims_refused_actions,
                                         refuses_step,
                                         gg_claims_attach,
                                         gg_claims_lessen,
                                         gg_turns_leave,
                                         gg_turns_pass_over_rivals,
                                         time_to_turn,
                                         gg_turns_count_before,
                                         stands};
