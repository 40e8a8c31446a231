/* SPDX-License-Identifier: MIT */
/*
 * What an agent does when the slots are unbound that it acts and plans with: at its next tick, and
 * whenever it decides or starts something, it compares the counts of the slots with those that it
 * acts by. Rests on slots.c, agent_action.c and, by gg_domain.wants, agent_wants.c. Only the tables
 * of domains with slots name it.
 */
#include "agent/agent.h"
#include "htn/cooldown_ops.h"
#include "agent/slots.h"

/* Whether a slot was unbound since the agent took note of what it acts by. */
static bool is_lost(const gg_agent *agent, uint16_t slot)
{
    return slot_sights_of(agent)[slot].held.count != gg_slot_binding(agent, slot)->count;
}

/* ------------------------------------------------------------ what needs a slot */

static bool goal_needs(const gg_agent *agent, const GG_ROM gg_slot *slot, uint16_t goal)
{
    return goal < agent->domain->goal_count && optional_set_has_bit(slot->goals, goal);
}

static bool plan_needs(const gg_agent *agent, const GG_ROM gg_slot *slot)
{
    for (uint16_t i = agent->step; i < agent->plan_length; i++)
        if (optional_set_has_bit(slot->actions, gg_steps_of(agent)[i]))
            return true;
    return agent->plan_length > 0 && goal_needs(agent, slot, agent->goal);
}

static bool slots_possible(const GG_ROM gg_domain *domain, uint16_t action, const uint64_t *state)
{
    for (uint16_t i = 0; i < domain->features->slots->count; i++) {
        const GG_ROM gg_slot *slot = &domain->features->slots->all[i];
        if (optional_set_has_bit(slot->actions, action) && gg_read(domain, slot->bound, state) == 0)
            return false;
    }
    return true;
}

static bool is_there(gg_agent *agent, uint16_t goal)
{
    for (uint16_t i = 0; i < agent->domain->features->slots->count; i++)
        if (goal_needs(agent, &agent->domain->features->slots->all[i], goal) &&
            !is_slot_bound(gg_slot_binding(agent, i)))
            return false;
    return true;
}

static bool has_fact(const GG_ROM gg_slot *slot, uint16_t fact)
{
    for (uint16_t i = 0; i < slot->reset_count; i++)
        if (slot->resets[i].fact == fact)
            return true;
    return slot->bound == fact;
}

/* Whether a slot was unbound, or bound, that an action needs and a fact is of; GG_NONE: any. */
static bool is_lost_with(const gg_agent *agent, uint16_t action, uint16_t fact)
{
    const GG_ROM gg_slots *slots = agent->domain->features->slots;
    for (uint16_t i = 0; i < slots->count; i++)
        if (is_lost(agent, i) &&
            (action == GG_NONE || optional_set_has_bit(slots->all[i].actions, action)) &&
            (fact == GG_NONE || has_fact(&slots->all[i], fact)))
            return true;
    return false;
}

static bool has_lost(const gg_agent *agent, uint16_t fact)
{
    return is_lost_with(agent, GG_NONE, fact);
}

/* ------------------------------------------------------------------- to be given up */

/* Gives up the plan, but not what the agent is doing, as the new plan may begin with it. What is told is
 * the next step that needs the slot; GG_NONE: the goal does. With that as its goal, what goes on is for
 * nothing any more: what is bound next has another one. */
static void slots_drop(gg_agent *agent, gg_planner *planner, const GG_ROM gg_slot *slot)
{
    uint16_t step = GG_NONE;
    for (uint16_t i = agent->plan_length; i-- > agent->step;)
        if (optional_set_has_bit(slot->actions, gg_steps_of(agent)[i]))
            step = gg_numbers_of(agent)[i];
    gg_notice notice = {GG_PLAN_DROPPED, step, 0, slot->bound};
    if (!agent->broken) {
        agent->broken = true;
        gg_trace_notice(agent, planner, &notice);
    }
    if (goal_needs(agent, slot, agent->goal))
        agent->goal = GG_NONE;
    if (!gg_is_acting(agent))
        gg_plan_drop(agent);
}

/* What has failed with what was bound to a slot may succeed with what comes next, and no goal is held on
 * to for it. */
static void forgive(gg_agent *agent, const GG_ROM gg_slot *slot)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_backoff fresh = {0, 0, 0, 0, 0, 0};
    for (uint16_t i = 0; i < domain->goal_count; i++) {
        if (!goal_needs(agent, slot, i))
            continue;
        *gg_backoff_of(agent, i) = fresh;
        if (domain->features->commitments)
            domain->features->commitments->ops->end(agent, i);
    }
    for (uint16_t i = 0; domain->exclusions && i < domain->exclusions->limit; i++) {
        gg_exclusion *exclusion = &exclusions_of(agent)[i];
        if (exclusion->left == 0 ||
            !optional_set_has_bit(slot->actions, gg_row_of(domain, exclusion->action)))
            continue;
        exclusion->left = 0;
        if (domain->exclusions->excluding->end)
            domain->exclusions->excluding->end(agent, exclusion->action);
    }
    gg_backoff_of(agent, GG_NONE)->waits = 0;
}

/* A method with what was bound to a slot does not cool down any more. */
static void forget_cooldowns(gg_agent *agent, const GG_ROM gg_slot *slot)
{
    const GG_ROM gg_cooldowns *cooldowns = agent->domain->features->cooldowns;
    for (uint16_t i = 0; cooldowns && i < slot->reset_count; i++)
        cooldowns->ops->forget(agent, slot->resets[i].fact);
}

static void fail_wants(gg_agent *agent, const GG_ROM gg_slot *slot)
{
    const GG_ROM gg_wants *wants = agent->domain->wants;
    for (uint16_t i = 0; wants && i < agent->domain->want_limit; i++) {
        uint16_t goal = wants->wanting->goal_at(agent, i);
        if (goal != GG_NONE && goal_needs(agent, slot, goal))
            wants->wanting->fail(agent, goal, true);
    }
}

/* Gives up what is done and planned with what was bound to a slot. */
static void lose(gg_agent *agent, gg_planner *planner, const GG_ROM gg_slot *slot)
{
    gg_planning_forget(agent, planner);
    if (plan_needs(agent, slot)) {
        bool aborts =
            gg_is_acting(agent) && optional_set_has_bit(slot->actions, gg_present_action(agent));
        if (aborts)
            gg_step_abort(agent, planner);
        slots_drop(agent, planner, slot);
    }
    fail_wants(agent, slot);
    forget_cooldowns(agent, slot);
    forgive(agent, slot);
    agent->awake = GG_AWAKE;
}

/* Gives up what the agent does and plans with slots that were unbound since. */
void gg_slots_drop_unbound(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_slots *slots = agent->domain->features->slots;
    (void)gg_slots_update_facts(agent);
    for (uint16_t i = 0; i < slots->count; i++) {
        if (!is_lost(agent, i))
            continue;
        gg_binding next = *gg_slot_binding(agent, i);
        lose(agent, planner, &slots->all[i]);
        slot_sights_of(agent)[i].held = next;
    }
}

void gg_slots_drop_unbound_at_begin(gg_agent *agent, gg_planner *planner)
{
    if (has_lost(agent, GG_NONE))
        gg_slots_drop_unbound(agent, planner);
}

void gg_slots_drop_unbound_if_idle(gg_agent *agent, gg_planner *planner)
{
    if (!gg_is_acting(agent))
        gg_slots_drop_unbound(agent, planner);
}

/* ------------------------------------------------------------------- effects */

/* The states before an effect lie in the planner: the agent's own, then the world's. */
static void note_before(gg_agent *agent, gg_planner *planner)
{
    uint16_t words = agent->domain->word_count;
    (void)gg_slots_update_facts(agent);
    gg_copy_words(planner->workspace.states, gg_agent_state(agent), words);
    gg_copy_words(planner->workspace.states + words, gg_world_state(agent->world), words);
}

/* Takes back what an effect has changed of a slot that was not the same any more. */
static void restore_slot(const GG_ROM gg_domain *domain, const GG_ROM gg_slot *slot, bool shared,
                         const uint64_t *before, uint64_t *state)
{
    for (uint16_t i = 0; i < slot->reset_count; i++) {
        const GG_ROM gg_reset_fact *reset = &slot->resets[i];
        uint32_t was = gg_read(domain, reset->fact, before);
        if (domain->facts[reset->fact].shared != shared)
            continue;
        if (reset->from == UINT32_MAX)
            gg_write(domain, reset->fact, was, state);
        else if (gg_read(domain, reset->fact, state) == reset->from && was != reset->from)
            gg_write(domain, reset->fact, reset->start, state);
    }
}

static void slots_change(gg_agent *agent, gg_planner *planner, uint16_t action,
                         const GG_ROM gg_effect *own, const GG_ROM gg_effect *world)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const uint64_t *before = planner->workspace.states;
    note_before(agent, planner);
    gg_action_apply_effects(agent, own, world);
    for (uint16_t i = 0; i < domain->features->slots->count; i++) {
        const GG_ROM gg_slot *slot = &domain->features->slots->all[i];
        if (!is_lost(agent, i) || !optional_set_has_bit(slot->actions, action))
            continue;
        restore_slot(domain, slot, false, before, gg_agent_state(agent));
        restore_slot(domain, slot, true, before + domain->word_count, gg_world_state(agent->world));
    }
}

const GG_ROM gg_slot_ops gg_slotting = {
    gg_slots_update_facts, slots_possible,      is_there, has_lost, slots_change,
    gg_world_slots_valid,  gg_agent_slots_valid};

/* -------------------------------------------------- what others have taken */

/* That the function of the action itself has unbound a slot of it is in nobody's way. */
static uint16_t slots_fact_in_the_way(const gg_agent *agent, const GG_ROM gg_action *action)
{
    uint16_t fact = gg_sharing.in_the_way(agent, action);
    uint16_t index = (uint16_t)(action - agent->domain->actions);
    return fact != GG_NONE && is_lost_with(agent, index, fact) ? GG_NONE : fact;
}

const GG_ROM gg_sharing_ops gg_slot_sharing = {gg_sharing_box_that_holds, gg_sharing_asked_of,
                                               slots_fact_in_the_way, gg_sharing_end_action};
