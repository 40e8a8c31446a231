/* SPDX-License-Identifier: MIT */
/*
 * How an agent holds on to goals: one with `inertia` matters more while it is pursued, and one that is
 * `latched` stays relevant from its choice on. Rests on agent_goals.c and agent_proofs.c. Only the tables
 * of domains with such goals name it.
 */
#include "agent/commitments.h"
#include "agent/slots.h"

static uint32_t goal_bit(uint16_t goal)
{
    return (uint32_t)1 << (goal & 31);
}

static uint32_t *latches_at(const gg_agent *agent, uint16_t goal)
{
    return &commitment_of(agent)[1 + goal / 32];
}

static uint32_t inertia_of(const GG_ROM gg_domain *domain, uint16_t goal)
{
    const GG_ROM uint32_t *inertia = domain->features->commitments->inertia;
    return inertia && goal < domain->goal_count ? inertia[goal] : 0;
}

/* -------------------------------------------------------------- what it comes to */

static uint32_t commitments_inertia(const gg_agent *agent, uint16_t goal)
{
    return *commitment_of(agent) == goal + 1u ? inertia_of(agent->domain, goal) : 0;
}

static bool has_latch(const gg_agent *agent, uint16_t goal)
{
    return (*latches_at(agent, goal) & goal_bit(goal)) != 0;
}

/* A latch does not outlast the `while` of its goal. */
static bool is_latched(const gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_whiles *whiles = whiles_of(agent->domain);
    return has_latch(agent, goal) &&
           !(whiles && whiles->ops->is_given_up(agent, goal, gg_agent_view(agent)));
}

/* The goal that is held on to, where it has no plan, if no other one matters by more. */
static uint16_t commitments_find_best(gg_agent *agent, const uint64_t *view)
{
    uint16_t best = gg_goal_find_best(agent, view);
    uint32_t held = *commitment_of(agent);
    if (held == 0 || held - 1 == best ||
        !gg_goal_may_replace_plan(agent, (uint16_t)(held - 1), view))
        return best;
    return best == GG_NONE || agent->domain->pursuit->weight(agent, (uint16_t)(held - 1)) >=
                                  gg_goal_priority(agent, best)
               ? (uint16_t)(held - 1)
               : best;
}

/* -------------------------------------------------------------- its begin and end */

static void commitments_choose(gg_agent *agent, uint16_t goal)
{
    if (optional_set_has_bit(agent->domain->features->commitments->latched, goal) &&
        goal < agent->domain->goal_count)
        *latches_at(agent, goal) |= goal_bit(goal);
}

static void commitments_adopt(gg_agent *agent, uint16_t goal)
{
    *commitment_of(agent) = inertia_of(agent->domain, goal) > 0 ? goal + 1u : 0;
}

/* The plan is reconsidered that long after it was made. */
static void adopt_and_reconsider(gg_agent *agent, uint16_t goal)
{
    commitments_adopt(agent, goal);
    *reconsidered_in(agent) = 0;
}

static void commitments_end(gg_agent *agent, uint16_t goal)
{
    if (goal >= agent->domain->goal_count)
        return;
    if (*commitment_of(agent) == goal + 1u)
        *commitment_of(agent) = 0;
    *latches_at(agent, goal) &= ~goal_bit(goal);
}

/* A goal that holds is reached, whoever has brought it about; but the goal of the plan is when its action
 * has ended. */
static void commitments_look(gg_agent *agent)
{
    const uint64_t *view = gg_agent_view(agent);
    for (uint16_t i = 0; i < agent->domain->goal_count; i++) {
        bool holds_on = *commitment_of(agent) == i + 1u || has_latch(agent, i);
        bool is_planned = agent->goal == i && has_plan(agent);
        if (holds_on && (!gg_goal_is_relevant(agent, i, view) ||
                         (!is_planned && gg_goal_is_reached(agent, i, view))))
            commitments_end(agent, i);
    }
}

/* No plan was found for a goal. One that is latched waits for one that there may be, as long as that
 * something was left out only for a time. */
static void commitments_unplanned(gg_agent *agent, const gg_planner *planner, uint16_t goal,
                                  gg_outcome outcome)
{
    if (goal >= agent->domain->goal_count)
        return;
    bool waits = is_latched(agent, goal) &&
                 (outcome != GG_NO_PLAN || !gg_no_plan_is_proven(agent, planner, goal));
    commitments_end(agent, goal);
    if (waits)
        *latches_at(agent, goal) |= goal_bit(goal);
}

/* ------------------------------------------------------------------- saved agents */

static bool commitments_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const unsigned char *bytes = (const unsigned char *)agent;
    const uint32_t *words =
        (const uint32_t *)(const void *)(bytes + domain->features->commitments->agent_commitment);
    bool valid = words[0] <= domain->goal_count &&
                 (words[0] == 0 || inertia_of(domain, (uint16_t)(words[0] - 1)) > 0);
    for (uint32_t i = 0; i < ((uint32_t)domain->goal_count + 31) / 32 * 32; i++) {
        bool can_be = i < domain->goal_count &&
                      optional_set_has_bit(domain->features->commitments->latched, (uint16_t)i);
        valid = valid && ((words[1 + i / 32] & goal_bit((uint16_t)i)) == 0 || can_be);
    }
    return valid;
}

#define COMMITMENT_OPS(adopt)                                                                      \
    commitments_inertia, is_latched, commitments_find_best, commitments_choose, adopt,             \
        commitments_end, commitments_look, commitments_unplanned, commitments_valid

const GG_ROM gg_commitment_ops gg_committing = {COMMITMENT_OPS(commitments_adopt)};
const GG_ROM gg_commitment_ops gg_committing_and_reconsidering = {
    COMMITMENT_OPS(adopt_and_reconsider)};
