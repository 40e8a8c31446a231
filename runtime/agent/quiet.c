/* SPDX-License-Identifier: MIT */
/*
 * For how long nothing happens to an agent or a world, so that a game need not tick them. Rests on
 * agent.h and, through the parts of the domain, on what they name. Whatever a tick does must
 * be told here, or else a long tick does it late: each time that an agent keeps, what makes it
 * decide, and each function of the game that is asked. A tick of the time that is told ends where
 * the first of these comes due, so that nothing but time passes before.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"

static uint32_t sooner(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* --------------------------------------------------------- what is to be done now */

/* Whether others have given up claims since the agent looked for actions that may begin now. */
static bool has_to_look(const gg_agent *agent)
{
    const GG_ROM gg_claims *claims = agent->domain->claims;
    return claims && claims->claiming->refused(agent) &&
           *release_count_of(agent) != world_claim_counts(agent->world)->released;
}

/* Whether where the agent is walking to has moved since its last tick. */
static bool has_to_walk_on(const gg_agent *agent)
{
    const GG_ROM gg_places *places = agent->domain->places;
    return places && places->walking->has_moved(agent);
}

/* Whether there is something to do in the next tick, however short it is. An agent starts a step
 * then if it was saved before it did, in a function of the game. A member is ticked always: in each
 * tick it asks the books of its team, and tells them where it is. */
static bool is_busy(const gg_agent *agent)
{
    bool starts = !gg_is_acting(agent) && has_plan(agent) && agent->waits != GG_STANDS;
    return agent->ticking || agent->awake == GG_AWAKE || agent->wanted != GG_NONE || starts ||
           has_to_look(agent) || has_to_walk_on(agent) ||
           (agent->domain->team && membership_of(agent)->team);
}

/* ------------------------------------------------------------------- decisions */

/* Whether a decision has something to do though nothing has changed, as the game is asked for what
 * goals are chosen by. An action that must end by itself is not given up for any goal. */
static bool chooses_again(const gg_agent *agent)
{
    const GG_ROM gg_goal_ops *pursuit = agent->domain->pursuit;
    return pursuit && pursuit->is_concerned(agent, gg_agent_planning_state(agent), false) &&
           (!is_uninterruptible(agent) || has_reached_want(agent));
}

/* Whether the next decision has something to do: what the agent sees or plans with has changed
 * since the last one, there are watches that were not looked at, or the game is to be asked. */
static bool has_news(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (agent->awake != GG_ASLEEP ||
        !gg_same_words(gg_agent_planning_state(agent), planning_snapshot_of(agent),
                       domain->word_count))
        return true;
    return must_reask_denied_methods(agent) ||
           (domain->claims &&
            !gg_same_words(gg_agent_view(agent), view_snapshot_of(agent), domain->word_count)) ||
           chooses_again(agent);
}

/* The time until a decision does something. An agent without an interval decides in each tick, and
 * reads the senses that are due then. */
static uint32_t decision_in(const gg_agent *agent)
{
    if (agent->interval > 0)
        return agent->until;
    if (has_news(agent))
        return 0;
    return agent->domain->senses ? gg_time_to_next_sense(agent) : UINT32_MAX;
}

/* ------------------------------------------------------------------------ times */

/* The value that `elapsed` must have for the function of the running action or the walk to be
 * asked again. */
static uint32_t asked_at(const gg_agent *agent)
{
    if (agent->waits == GG_RESTS)
        return agent->asked;
    if (agent->waits == GG_ASKED)
        return 0;
    return agent->walking ? agent->domain->places->walking->time(agent) : gg_agent_duration(agent);
}

static uint32_t action_in(const gg_agent *agent)
{
    if (!gg_is_acting(agent))
        return UINT32_MAX;
    uint32_t at = asked_at(agent);
    uint32_t timeout =
        agent->running ? agent->domain->actions[gg_running_action(agent)].timeout : 0;
    if (timeout > 0)
        at = sooner(at, timeout);
    return at > agent->elapsed ? at - agent->elapsed : 0;
}

/* The time to the first rule; with one-shot rules among them, the features tell of all. */
static uint32_t rule_in(const gg_agent *agent)
{
    uint32_t left = UINT32_MAX;
    if (!one_shot_rules_of(agent->domain))
        for (uint16_t i = 0; i < agent->domain->agent_rule_count; i++)
            left = sooner(left, rule_timers_of(agent)[i]);
    return left;
}

/* A time that is 0 does not run. */
static uint32_t sooner_running(uint32_t left, uint32_t time)
{
    return time > 0 ? sooner(left, time) : left;
}

/* The time until a goal, the root task or an action is left alone no more. While not all goals were
 * tried, those without a plan wait. */
static uint32_t backoff_in(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const gg_backoff *backoffs = gg_backoffs_of(agent);
    uint32_t left = UINT32_MAX;
    for (uint32_t i = 0; i < backoff_count(domain); i++) {
        left = sooner_running(left, backoffs[i].left);
        if (!agent->trying || i == domain->goal_count)
            left = sooner_running(left, backoffs[i].waits);
    }
    if (domain->exclusions)
        left = sooner(left, gg_time_to_next_exclusion_end(agent));
    return left;
}

/* ---------------------------------------------------------------- what is asked */

uint32_t gg_agent_quiet(const gg_agent *agent)
{
    const GG_ROM gg_features *features = agent->domain->features;
    if (is_busy(agent))
        return 0;
    uint32_t left = features ? features->ops->quiet(agent) : UINT32_MAX;
    if (left > 0)
        left = sooner(left, decision_in(agent));
    left = sooner(left, action_in(agent));
    left = sooner(left, backoff_in(agent));
    if (agent->domain->claims)
        left = sooner(left, agent->domain->claims->claiming->time_to_turn(agent));
    return sooner(left, rule_in(agent));
}

uint32_t gg_world_quiet(const gg_world *world)
{
    const GG_ROM gg_world_rule_ops *ruling = world->domain->world_ruling;
    return ruling ? ruling->time_to_rule(world) : UINT32_MAX;
}

gg_status gg_agent_wait_for(gg_agent *agent, uint32_t milliseconds)
{
    if (!gg_is_acting(agent))
        return GG_INVALID;
    return wait_until_elapsed(agent, GG_RESTS, milliseconds);
}

/* ------------------------------------------------------------------ long times */

uint32_t gg_agent_advance(gg_agent *agent, gg_planner *planner, uint32_t milliseconds,
                          uint32_t steps)
{
    for (; milliseconds > 0 && steps > 0; steps--) {
        uint32_t quiet = gg_agent_quiet(agent), step = quiet > 0 ? sooner(quiet, milliseconds) : 1;
        gg_agent_tick(agent, planner, step);
        milliseconds -= step;
    }
    return milliseconds;
}
