/* SPDX-License-Identifier: MIT */
/*
 * The tick and the stop of an agent, which the game calls. Rests on agent_decide.c, which decides
 * what is to be done, and on agent_action.c and agent_walk.c, which do it. While an agent is
 * ticked or stopped, functions of the game cannot tick or stop it.
 */
#include "agent/agent.h"

bool gg_agent_stop(gg_agent *agent, gg_planner *planner)
{
    begin_planner_use(agent, planner);
    GG_ASSERT(!is_call_refused(agent, planner));
    if (is_call_refused(agent, planner))
        return false;
    agent->ticking = GG_TICKED;
    if (gg_is_acting(agent))
        gg_step_abort(agent, planner);
    if (agent->domain->claims)
        agent->domain->claims->claiming->leave(agent);
    agent->ticking = 0;
    gg_planning_forget(agent, planner);
    gg_plan_drop(agent);
    agent->awake = GG_AWAKE;
    return true;
}

/* ------------------------------------------------------------------- tick */

/* Whether the agent decides in this tick. */
static bool agent_is_due(gg_agent *agent, uint32_t milliseconds)
{
    if (agent->until > milliseconds) {
        agent->until -= milliseconds;
        return agent->awake == GG_AWAKE;
    }
    uint32_t late = milliseconds - agent->until;
    agent->until = agent->interval > late ? agent->interval - late : 0;
    return true;
}

/* Whether the next action is to be started: since the decision, functions of the game may have
 * changed what it was based on. */
static bool agent_may_start(gg_agent *agent, gg_planner *planner)
{
    if (gg_is_acting(agent) || !has_plan(agent))
        return false;
    if (agent->booked)
        return true; /* when it has come to the place, its team is asked */
    if (gg_same_words(gg_agent_planning_state(agent), planning_snapshot_of(agent),
                      agent->domain->word_count) ||
        gg_plan_holds(agent, planner))
        return !agent->domain->claims ||
               !agent->domain->claims->claiming->refuses_step(agent, planner);
    gg_plan_drop(agent);
    agent->awake = GG_AWAKE;
    return false;
}

/* Starts the next action, or the walk to it; if the walk takes no time, both. */
static void start_step(gg_agent *agent, gg_planner *planner)
{
    if (agent->waits == GG_STANDS || !agent_may_start(agent, planner))
        return;
    const GG_ROM gg_places *places = agent->domain->places;
    if (places && places->walking->is_needed(agent)) {
        places->walking->begin(agent, planner);
        if (!agent_may_start(agent, planner) || places->walking->is_needed(agent))
            return;
    }
    if (agent->booked && !agent->domain->team->may_start(agent, planner))
        return;
    gg_action_start(agent, planner);
}

/* Lets time pass for what the agent is doing, and then for what lies in it. An agent that does nothing
 * has no time left from its last action. */
static void agent_age(gg_agent *agent, uint32_t milliseconds)
{
    if (!gg_is_acting(agent))
        agent->asked = 0;
    else
        pass_elapsed(agent, milliseconds);
    gg_backoffs_pass_time(agent, milliseconds);
    for (const GG_ROM gg_pass_hook *hook = agent->domain->hooks.pass; *hook; hook++)
        (*hook)(agent, milliseconds);
}

static void run_hooks(const GG_ROM gg_tick_hook *hook, gg_agent *agent, gg_planner *planner)
{
    for (; *hook; hook++)
        (*hook)(agent, planner);
}

/* Does the work of a tick that is not refused. What the game has unbound, the agent gives up at the
 * beginning, when its action has ended, and before it starts anything. */
static void agent_act(gg_agent *agent, gg_planner *planner, uint32_t milliseconds)
{
    const GG_ROM gg_hooks *hooks = &agent->domain->hooks;
    run_hooks(hooks->begin, agent, planner);
    if (agent->running)
        gg_action_tick(agent, planner);
    else if (agent->walking)
        agent->domain->places->walking->tick(agent, planner);
    if (!gg_is_acting(agent) && agent->asked >= milliseconds)
        agent->asked = 0; /* what has ended could have done so in an earlier tick */
    run_hooks(hooks->settle, agent, planner);
    if (agent_is_due(agent, milliseconds)) {
        run_hooks(hooks->look, agent, planner);
        gg_agent_decide(agent, planner);
    } else if (agent->wanted != GG_NONE) {
        agent->domain->pursuit->plan(agent, planner);
    }
    run_hooks(hooks->start, agent, planner);
    start_step(agent, planner);
    run_hooks(hooks->end, agent, planner);
}

void gg_agent_tick(gg_agent *agent, gg_planner *planner, uint32_t milliseconds)
{
    begin_planner_use(agent, planner);
    GG_ASSERT(!is_call_refused(agent, planner));
    agent_age(agent, milliseconds);
    if (is_call_refused(agent, planner)) { /* what comes due waits for the next tick */
        agent->until = agent->until > milliseconds ? agent->until - milliseconds : 0;
        return;
    }
    agent->ticking = GG_TICKED;
    agent_act(agent, planner, milliseconds);
    agent->ticking = 0;
}
