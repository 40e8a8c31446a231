/* SPDX-License-Identifier: MIT */
/*
 * Which goals a plan of an agent must keep. Rests on agent_goals.c. Only the tables of domains with
 * such goals name it.
 */
#include "agent/agent.h"
#include "agent/keep_ops.h"

/* Whether a plan of a priority that begins in a state must keep a goal: the goal is to be kept, holds
 * there, is relevant, and has at least that priority. */
static bool must_keep(gg_agent *agent, uint16_t goal, const uint64_t *state, int64_t priority)
{
    return agent->domain->goals[goal].keep && gg_goal_is_relevant(agent, goal, state) &&
           gg_goal_is_reached(agent, goal, state) && gg_goal_priority(agent, goal) >= priority;
}

static void keep_mark(gg_agent *agent, uint16_t goal, uint8_t as, bool set)
{
    uint8_t *kept = &gg_backoff_of(agent, goal)->kept;
    *kept = (uint8_t)(set ? *kept | as : *kept & ~as);
}

/* The set is written after all functions of priorities were asked, which may use the planner. */
static const uint64_t *marked(const gg_agent *agent, gg_planner *planner, uint8_t as)
{
    const GG_ROM gg_domain *domain = agent->domain;
    bool any = false;
    invalidate_search(planner); /* its set is overwritten */
    for (uint32_t i = 0; i < (domain->goal_count + 63u) / 64; i++)
        planner->kept[i] = 0;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (gg_backoff_of(agent, i)->kept & as) {
            planner->kept[i / 64] |= gg_one_bit(i % 64);
            any = true;
        }
    return any ? planner->kept : NULL;
}

static void mark_goals(gg_agent *agent, const uint64_t *state, int64_t priority, uint8_t as)
{
    const GG_ROM gg_agent_type *type = gg_type_of(agent);
    for (uint16_t i = 0; i < agent->domain->goal_count; i++)
        keep_mark(agent, i, as, false);
    for (uint16_t i = 0; i < type->goal_count; i++)
        keep_mark(agent, type->goals[i], as, must_keep(agent, type->goals[i], state, priority));
}

static void keep_note(gg_agent *agent, const uint64_t *state, int64_t priority)
{
    mark_goals(agent, state, priority, GG_KEPT);
}

static const uint64_t *kept_by_plan(gg_agent *agent, gg_planner *planner, const uint64_t *state,
                                    int64_t priority)
{
    if (!planner->kept)
        return NULL;
    keep_note(agent, state, priority);
    return marked(agent, planner, GG_KEPT);
}

/* A search that is made again keeps what it kept, whatever priorities are now. */
static const uint64_t *kept_by_search(gg_agent *agent, gg_planner *planner)
{
    if (!planner->kept)
        return NULL;
    if (agent->spent == 0)
        mark_goals(agent, planning_start_of(agent), gg_goal_priority(agent, agent->wanted),
                   GG_KEPT_BY_SEARCH);
    return marked(agent, planner, GG_KEPT_BY_SEARCH);
}

const GG_ROM gg_keep_ops gg_keeping = {kept_by_plan, keep_note, kept_by_search};
