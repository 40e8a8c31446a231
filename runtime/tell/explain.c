/* SPDX-License-Identifier: MIT */
/*
 * Explains what an agent would do now: see gg_explain.h. Rests on agent.h and failing.h; the
 * goals and the root task are explained by explain_goals.c and explain_task.c, so that a program
 * contains only what its domain has. What the agent does afterwards must be what it would have done
 * without an explanation.
 */
#include "tell/explain.h"
#include "agent/keep_ops.h"

#include "state/failing.h"
#include "agent/seeds.h"

gg_reason gg_reason_make(gg_reason_kind kind, uint16_t task, uint16_t index)
{
    gg_reason reason;
    gg_clear_bytes(&reason, sizeof reason);
    reason.kind = kind;
    reason.task = task;
    reason.index = index;
    reason.other = reason.fact = GG_NONE;
    return reason;
}

void gg_reason_add_failing_fact(const gg_agent *agent, gg_reason *reason,
                                gg_condition_ref condition, const uint64_t *state)
{
    reason->fact = gg_failing_fact(agent->domain, condition, state, NULL);
    if (reason->fact != GG_NONE)
        gg_describe_failing_fact(agent->domain, condition, reason->fact, state, &reason->unmet);
}

void gg_reason_add_plan_rest(const gg_agent *agent, gg_reason *reason)
{
    reason->steps = &gg_numbers_of(agent)[agent->step];
    reason->step_count = (uint16_t)(agent->plan_length - agent->step);
}

void gg_reason_tell_it(const gg_explaining *explaining, const gg_reason *reason)
{
    bool busy = explaining->planner->busy;
    explaining->planner->busy = true;
    explaining->tell(explaining->context, explaining->agent, reason);
    explaining->planner->busy = busy;
}

/* ------------------------------------------------------ what others have claimed */

/* The agent whose bounds these are: see gg_explaining_bounds. */
static const gg_agent *agent_of(const gg_bounds *bounds)
{
    return (const gg_agent *)(const void *)bounds->refused;
}

/* The same without claims. */
static gg_bounds unclaimed(const gg_bounds *bounds)
{
    gg_bounds others = *bounds;
    others.refused = NULL;
    return others;
}

static bool explain_allows(const GG_ROM gg_domain *domain, const gg_bounds *bounds, uint16_t action)
{
    gg_bounds others = unclaimed(bounds);
    return domain->bounding->allows(domain, &others, action) &&
           gg_claims_blocking_fact(agent_of(bounds), action) == GG_NONE;
}

static bool explain_keeps(const GG_ROM gg_domain *domain, const gg_bounds *bounds,
                          const uint64_t *state)
{
    return domain->bounding->keeps(domain, bounds, state);
}

static bool explain_any(const gg_bounds *bounds)
{
    return bounds->refused != NULL;
}

/* A planning notes in the agent which actions are left out because of claims, and the agent goes by
 * that until it plans again. So here claims are asked whenever an action is looked at. */
static const GG_ROM gg_bound_ops claimed_bounds = {explain_any, explain_allows, explain_keeps,
                                                   gg_plan_obeys_bounds};

void gg_explaining_bounds(const gg_explaining *explaining, const uint64_t *state, int64_t priority,
                          gg_bounds *bounds)
{
    gg_agent *agent = explaining->agent;
    const GG_ROM gg_domain *domain = agent->domain;
    gg_plan_bounds(agent, kept_goals(agent, explaining->planner, state, priority), bounds);
    bounds->refused = NULL;
    if (!domain->claims || !domain->bounding)
        return;
    for (uint16_t i = 0; i < domain->action_count; i++)
        if (gg_claims_blocking_fact(agent, i) != GG_NONE) {
            bounds->ops = &claimed_bounds;
            bounds->refused = (const uint64_t *)(const void *)agent; /* which is asked each time */
            return;
        }
}

/* -------------------------------------------------------------------- all of it */

static void tell_left_out(const gg_explaining *explaining)
{
    const gg_agent *agent = explaining->agent;
    const GG_ROM gg_exclusions *exclusions = agent->domain->exclusions;
    for (uint16_t i = 0; exclusions && i < exclusions->limit; i++) {
        const gg_exclusion *exclusion = &exclusions_of(agent)[i];
        gg_reason reason = gg_reason_make(GG_LEFT_OUT, GG_NONE, GG_NONE);
        reason.other = exclusion->action;
        reason.time = exclusion->left;
        if (exclusion_has_time_left(exclusion))
            gg_reason_tell_it(explaining, &reason);
    }
}

/* Whether the agent stands before its next step, which uses a claimed fact. */
static bool stands_for(const gg_agent *agent, uint32_t place)
{
    return agent->waits >= GG_STANDS && is_claimed_at_start(agent->domain, place) &&
           gg_rom_has_bit(agent->domain->claims->all[place].users, gg_steps_of(agent)[agent->step]);
}

static void tell_turns(const gg_explaining *explaining)
{
    const gg_agent *agent = explaining->agent;
    const GG_ROM gg_claims *claims = agent->domain->claims;
    for (uint32_t i = 0; claims && i < claims->count; i++) {
        gg_reason reason = gg_reason_make(GG_WAITS_ITS_TURN, GG_NONE, GG_NONE);
        if (stands_for(agent, i)) {
            reason.kind = GG_IS_STANDING;
            reason.other = gg_numbers_of(agent)[agent->step];
            reason.time = agent->elapsed;
        }
        uint32_t before = claims->claiming->count_before(agent, i);
        reason.fact = claims->all[i].fact;
        reason.count = (uint16_t)before;
        if (before != UINT32_MAX)
            gg_reason_tell_it(explaining, &reason);
    }
}

void gg_agent_reasons(gg_agent *agent, gg_planner *planner, const GG_ROM gg_explaining_ops *goals,
                      const GG_ROM gg_explaining_ops *task, gg_reason_tell *tell, void *context)
{
    gg_explaining explaining = {agent, planner, tell, context, false, GG_NONE};
    begin_planner_use(agent, planner);
    GG_ASSERT(!planner->busy);
    if (planner->busy)
        return;
    gg_random_snapshot chance = random_snapshot_of(agent);
    uint8_t engaged = lock_against_reentry(agent);
    if (goals && agent->domain->pursuit)
        goals->explain(&explaining);
    if (task && gg_type_of(agent)->task != GG_NONE)
        task->explain(&explaining);
    tell_left_out(&explaining);
    tell_turns(&explaining);
    agent->ticking = engaged;
    restore_random_snapshot(agent, &chance);
}
