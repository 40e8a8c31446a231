/* SPDX-License-Identifier: MIT */
/*
 * Which goal an agent wants: of its goals that are relevant, do not hold and do not back off
 * the one of the highest priority. Rests on agent_claims.c.
 * The present plan is only given up for a goal of a higher priority.
 */
#include "agent/agent.h"
#include "state/expressions.h"

/* ------------------------------------------------------------ goals and wants */

void gg_plan_mark_obsolete(gg_agent *agent)
{
    agent->goal = GG_NONE;
    agent->broken = true;
    if (!gg_is_acting(agent))
        gg_plan_drop(agent);
}

bool gg_agent_pursues(const gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_wants *wants = agent->domain->wants;
    return !wants || wants->wanting->is_pursued(agent, goal);
}

uint16_t gg_pursuable_goal_at(const gg_agent *agent, uint16_t i)
{
    const GG_ROM gg_agent_type *type = gg_type_of(agent);
    if (i < type->goal_count)
        return type->goals[i];
    return agent->domain->wants->wanting->goal_at(agent, (uint16_t)(i - type->goal_count));
}

gg_condition_ref gg_goal_condition(const gg_agent *agent, uint16_t goal,
                                   gg_borrowed_condition *borrowed)
{
    const GG_ROM gg_domain *domain = agent->domain;
    return goal < domain->goal_count
               ? ref_to_table(&domain->goals[goal].condition)
               : ref_to_made(domain->wants->wanting->condition(agent, goal, borrowed));
}

bool gg_goal_holds(const gg_agent *agent, uint16_t goal, const uint64_t *state)
{
    gg_borrowed_condition borrowed;
    return gg_ref_holds(agent->domain, gg_goal_condition(agent, goal, &borrowed), state);
}

void gg_goal_add_care_mask(const gg_agent *agent, uint16_t goal, uint64_t *bits)
{
    gg_borrowed_condition borrowed;
    gg_ref_add_care_mask(agent->domain, gg_goal_condition(agent, goal, &borrowed), bits);
}

/* ----------------------------------------------------------------- priorities */

/* Whether functions of the game tell priorities of the agent's goals. */
static bool has_called_priorities(const gg_agent *agent)
{
    const GG_ROM gg_calls *calls = gg_type_of(agent)->calls;
    return calls && calls->priority;
}

int32_t gg_goal_own_priority(gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_goal *wanted = &agent->domain->goals[goal];
    if (wanted->called && has_called_priorities(agent))
        return gg_type_of(agent)->calls->priority(agent, goal);
    return computed_priority(agent->domain, goal, gg_agent_view(agent), wanted->priority);
}

int32_t gg_goal_priority(gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_wants *wants = agent->domain->wants;
    return wants ? wants->wanting->priority(agent, goal) : gg_goal_own_priority(agent, goal);
}

bool gg_goal_is_wished(const gg_agent *agent, uint16_t goal, const uint64_t *state)
{
    return goal >= agent->domain->goal_count ||
           gg_condition_holds(agent->domain, &agent->domain->goals[goal].relevant, state);
}

bool gg_goal_holds_after_claims(const gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    return gg_goal_is_reached(agent, goal, view) ||
           (agent->domain->claims &&
            gg_goal_is_reached(agent, goal, gg_agent_planning_state(agent)));
}

bool gg_goal_is_open(const gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    const gg_backoff *backoff = gg_backoff_of(agent, goal);
    return backoff->left == 0 && backoff->waits == 0 && (goal != agent->goal || !has_plan(agent)) &&
           gg_goal_is_relevant(agent, goal, view) && !gg_goal_holds_after_claims(agent, goal, view);
}

bool gg_goal_counts(const gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    return gg_goal_is_open(agent, goal, view) ||
           (goal == agent->goal && has_plan(agent) && gg_goal_is_relevant(agent, goal, view));
}

int64_t gg_goal_priority_to_exceed(gg_agent *agent, const uint64_t *view)
{
    int64_t bar = agent->domain->team ? agent->domain->team->bar(agent) : GG_BELOW_ALL;
    if (!has_plan(agent) || agent->goal == GG_NONE ||
        !gg_goal_is_relevant(agent, agent->goal, view))
        return bar;
    int32_t priority = agent->domain->pursuit->weight(agent, agent->goal);
    return priority > bar ? priority : bar;
}

uint16_t gg_goal_find_best(gg_agent *agent, const uint64_t *view)
{
    int64_t above = gg_goal_priority_to_exceed(agent, view);
    uint16_t best = GG_NONE;
    for (uint16_t i = 0; i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        if (goal == GG_NONE || !gg_goal_is_open(agent, goal, view))
            continue;
        int32_t priority = gg_goal_priority(agent, goal);
        if (priority > above) {
            above = priority;
            best = goal;
        }
    }
    return best;
}

bool gg_goal_may_replace_plan(gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    if (!gg_agent_pursues(agent, goal) || !gg_goal_is_open(agent, goal, view))
        return false;
    int32_t priority = agent->domain->pursuit->weight(agent, goal);
    return priority > gg_goal_priority_to_exceed(agent, view);
}

/* ------------------------------------------------- what the choice depends on */

/* Whether a called priority counts, which may change at any time; while there are such goals, wants that
 * hold are ended at once. */
static bool asks_priority(const gg_agent *agent)
{
    const GG_ROM gg_agent_type *type = gg_type_of(agent);
    bool any = false;
    for (uint16_t i = 0; i < type->goal_count; i++) {
        if (!agent->domain->goals[type->goals[i]].called)
            continue;
        any = true;
        if (gg_goal_counts(agent, type->goals[i], gg_agent_view(agent)))
            return true;
    }
    return any && has_reached_want(agent);
}

/* Goals see the real values, and what others leave of them. A want may ask for anything. */
bool gg_must_rechoose_goal(const gg_agent *agent, const uint64_t *planning_state, bool any)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM uint64_t *relevance_mask = gg_type_of(agent)->relevance_mask;
    const uint64_t *view = domain->claims ? gg_agent_view(agent) : NULL;
    uint16_t words = domain->word_count;
    if (has_called_priorities(agent) && asks_priority(agent))
        return true;
    if (view && !gg_same_words(view, view_snapshot_of(agent), words))
        any = true;
    if (any && domain->wants && domain->wants->wanting->any_open(agent))
        return true;
    return relevance_mask &&
           (gg_rom_differ_in(planning_snapshot_of(agent), planning_state, relevance_mask, words) ||
            (view && gg_rom_differ_in(view_snapshot_of(agent), view, relevance_mask, words)));
}
