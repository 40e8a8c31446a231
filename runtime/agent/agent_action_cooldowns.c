/* SPDX-License-Identifier: MIT */
/*
 * Actions that cool down: each ground action is left out of plans for a time after it succeeded. Rests
 * on agent_exclusions.c, where time passes for them, and agent_resting.c. Only the tables of domains name
 * it in which an action has a `cooldown`.
 *
 * All of them have room, behind the actions that failed. A planning that lasts over ticks goes on with
 * the actions that it began with: what begins to cool down meanwhile is put at the end, behind a free
 * entry, and is moved to the others when the planning is over.
 */
#include "agent/agent.h"

/* The entry of a ground action that cools down; the limit: it does not. */
static uint16_t entry_of_cooling(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_exclusions *tables = agent->domain->exclusions;
    return find_exclusion(agent, action, tables->retry_limit, tables->limit);
}

/* A free entry: the first one; while a planning is under way, the last one. The limit: saved bytes have
 * none left. */
static uint16_t entry_to_cool(const gg_agent *agent)
{
    const GG_ROM gg_exclusions *tables = agent->domain->exclusions;
    uint16_t entry = tables->limit;
    for (uint16_t i = tables->limit; i-- > tables->retry_limit;)
        if (exclusions_of(agent)[i].left == 0 && (entry == tables->limit || agent->spent == 0))
            entry = i;
    return entry;
}

static void cooldown_begin(gg_agent *agent, uint16_t action, gg_status status)
{
    const GG_ROM gg_exclusions *tables = agent->domain->exclusions;
    uint32_t time = full_exclusion_time_of(agent->domain, action, true);
    if (status != GG_SUCCESS || time == 0) {
        gg_exclude_failed_action(agent, action, status);
        return;
    }
    uint16_t entry = entry_of_cooling(agent, action);
    if (entry == tables->limit)
        entry = entry_to_cool(agent);
    if (entry == tables->limit)
        return;
    exclusions_of(agent)[entry].left = time;
    exclusions_of(agent)[entry].action = action;
}

/* Those that a planning which is under way began with; otherwise all that there are. */
static void cooldown_bound(const gg_agent *agent, gg_bounds *bounds)
{
    const GG_ROM gg_exclusions *tables = agent->domain->exclusions;
    const gg_exclusion *exclusions = exclusions_of(agent);
    uint16_t count = agent->spent > 0 ? tables->retry_limit : tables->limit;
    while (agent->spent > 0 && count < tables->limit && exclusions[count].left > 0)
        count++;
    while (count > tables->retry_limit && exclusions[count - 1].left == 0)
        count--;
    bounds->excluded = exclusions;
    bounds->excluded_count = count;
}

static void cooldown_end(gg_agent *agent, uint16_t action)
{
    if (agent->domain->pursuit)
        gg_shorten_backoffs_for_action(agent, action);
}

/* Puts what cools down together, for the next planning. */
static void gather_cooling(gg_agent *agent)
{
    gg_exclusion *exclusions = exclusions_of(agent);
    uint16_t to = agent->domain->exclusions->retry_limit;
    for (uint16_t i = to; i < agent->domain->exclusions->limit; i++) {
        gg_exclusion exclusion = exclusions[i];
        exclusions[i].left = 0;
        if (exclusion.left > 0)
            exclusions[to++] = exclusion;
    }
}

void gg_action_cooldowns_pass(gg_agent *agent, uint32_t milliseconds)
{
    gg_exclusions_pass(agent, milliseconds);
    if (agent->spent == 0)
        gather_cooling(agent);
}

/* The plan can be older than the cooldown. A team lets what it has booked wait. */
void gg_action_cooldowns_drop_plan(gg_agent *agent, gg_planner *planner)
{
    if (gg_is_acting(agent) || !has_plan(agent) || agent->booked)
        return;
    gg_notice notice = {GG_ACTION_REFUSED, gg_numbers_of(agent)[agent->step], 0, GG_NONE};
    if (entry_of_cooling(agent, notice.index) == agent->domain->exclusions->limit)
        return;
    gg_plan_drop(agent);
    agent->awake = GG_AWAKE;
    gg_trace_notice(agent, planner, &notice);
}

const GG_ROM gg_exclusion_ops gg_action_cooling = {cooldown_bound, cooldown_begin, cooldown_end};
