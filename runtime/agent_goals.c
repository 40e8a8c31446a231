/* SPDX-License-Identifier: MIT */
/*
 * Which goal an agent wants: of its goals that are relevant, do not hold and do not back off
 * the one of the highest priority. And which goals a plan must keep. Rests on agent_claims.c.
 * The present plan is only given up for a goal of a higher priority.
 */
#include "agent_parts.h"

/* The priority with which an agent chooses a goal by itself. */
static int32_t own_priority(gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_goal *wanted = &agent->domain->goals[goal];
    const GG_ROM gg_calls *calls = type_of(agent)->calls;
    return wanted->called && calls && calls->priority ? calls->priority(agent, goal)
                                                      : wanted->priority;
}

int32_t gg_goal_priority(gg_agent *agent, uint16_t goal)
{
    if (agent->domain->want_limit == 0)
        return own_priority(agent, goal);
    int32_t priority = INT32_MIN;
    if (gg_agent_chooses(agent, goal))
        priority = own_priority(agent, goal);
    uint16_t slot = gg_want_of(agent, goal); /* after the game was asked, which may change it */
    if (slot != GG_NONE && wants_of(agent)[slot].priority > priority)
        priority = wants_of(agent)[slot].priority;
    return priority;
}

static bool is_relevant(const gg_agent *agent, uint16_t goal, const uint64_t *state)
{
    if (goal >= agent->domain->goal_count)
        return true;
    return gg_condition_holds(agent->domain, &agent->domain->goals[goal].relevant, state);
}

/* Whether a goal holds, or will hold when others have taken what they have claimed. */
static bool is_met(const gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    return is_reached(agent, goal, view) ||
           (agent->domain->claimed && is_reached(agent, goal, gg_agent_outlook(agent)));
}

/* Whether a goal could take the place of the present plan, whatever its priority. */
static bool is_open(const gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    const gg_backoff *backoff = backoff_of(agent, goal);
    return backoff->left == 0 && backoff->waits == 0 && (goal != agent->goal || !has_plan(agent)) &&
           is_relevant(agent, goal, view) && !is_met(agent, goal, view);
}

/* The priority that a goal must have more than to be chosen: that of the plan's goal, if that
 * is still relevant, or that of the agent's work for its team. */
static int64_t bar_to_take(gg_agent *agent, const uint64_t *view)
{
    int64_t bar = agent->domain->team ? agent->domain->team->bar(agent) : GG_BELOW_ALL;
    if (!has_plan(agent) || agent->goal == GG_NONE || !is_relevant(agent, agent->goal, view))
        return bar;
    int64_t priority = gg_goal_priority(agent, agent->goal);
    return priority > bar ? priority : bar;
}

uint16_t gg_goal_best(gg_agent *agent, const uint64_t *view)
{
    int64_t above = bar_to_take(agent, view);
    uint16_t best = GG_NONE;
    for (uint16_t i = 0; i < pursuit_count(agent); i++) {
        uint16_t goal = gg_pursuit_at(agent, i);
        if (goal == GG_NONE || !is_open(agent, goal, view))
            continue;
        int32_t priority = gg_goal_priority(agent, goal);
        if (priority > above) {
            above = priority;
            best = goal;
        }
    }
    return best;
}

bool gg_goal_is_wanted(gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    if (!gg_agent_pursues(agent, goal) || !is_open(agent, goal, view))
        return false;
    int32_t priority = gg_goal_priority(agent, goal);
    return priority > bar_to_take(agent, view);
}

/* ------------------------------------------------------ goals that are kept */

bool gg_goal_must_keep(gg_agent *agent, uint16_t goal, const uint64_t *state, int64_t priority)
{
    return agent->domain->goals[goal].keep && is_relevant(agent, goal, state) &&
           is_reached(agent, goal, state) && gg_goal_priority(agent, goal) >= priority;
}

/* The set is written after all functions of priorities were asked, which may use the planner. */
const uint64_t *gg_goals_kept(gg_agent *agent, gg_planner *planner, const uint64_t *state,
                              int64_t priority)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_agent_type *type = type_of(agent);
    bool any = false;
    if (!planner->kept)
        return NULL;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        backoff_of(agent, i)->kept = false;
    for (uint16_t i = 0; i < type->goal_count; i++)
        backoff_of(agent, type->goals[i])->kept =
            gg_goal_must_keep(agent, type->goals[i], state, priority);
    spoil_search(planner); /* its set is overwritten */
    for (uint32_t i = 0; i < (domain->goal_count + 63u) / 64; i++)
        planner->kept[i] = 0;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (backoff_of(agent, i)->kept) {
            planner->kept[i / 64] |= gg_one_bit(i % 64);
            any = true;
        }
    return any ? planner->kept : NULL;
}

/* ------------------------------------------------- what the choice depends on */

static bool has_open_want(const gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->want_limit; i++)
        if (is_open_want(&wants_of(agent)[i]))
            return true;
    return false;
}

/* Whether a goal of the agent has a called priority, which may change at any time. */
static bool has_called(const gg_agent *agent)
{
    const GG_ROM gg_agent_type *type = type_of(agent);
    for (uint16_t i = 0; i < type->goal_count; i++)
        if (agent->domain->goals[type->goals[i]].called)
            return true;
    return false;
}

/* Goals see the real values, and what others leave of them. A want may ask for anything. */
bool gg_goals_concerned(const gg_agent *agent, bool any)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM uint64_t *concerns = type_of(agent)->concerns;
    const uint64_t *outlook = gg_agent_outlook(agent);
    const uint64_t *view = domain->claimed ? gg_agent_view(agent) : NULL;
    uint16_t words = domain->word_count;
    if (has_called(agent))
        return true;
    if (view && !gg_same_words(view, known_of(agent), words))
        any = true;
    if (any && has_open_want(agent))
        return true;
    return concerns && (gg_rom_differ_in(seen_of(agent), outlook, concerns, words) ||
                        (view && gg_rom_differ_in(known_of(agent), view, concerns, words)));
}
