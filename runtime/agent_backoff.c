/* SPDX-License-Identifier: MIT */
/*
 * What an agent leaves alone for a while: actions that failed, until they may be tried again,
 * and goals that were reached, that fail again and again, or that have no plan. Rests on
 * agent_state.c. The back-off of a goal without a plan ends early when a change may have made a
 * plan possible. Whenever a back-off ends, the agent wakes up.
 */
#include "agent_parts.h"
#include "travel.h"

/* The first back-off in milliseconds; how often it is doubled at the most; how often if a plan
 * may become possible by something that cannot be seen; and for how many milliseconds a change
 * does not end it. */
enum { FIRST_BACKOFF = 250, DOUBLED = 6, DOUBLED_UNSEEN = 2, EARLIEST = 100 };

/* Reduces a timer, but not below `floor`; wakes the agent when it reaches 0. */
static void reduce(gg_agent *agent, uint32_t *left, uint32_t milliseconds, uint32_t floor)
{
    if (*left <= floor)
        return;
    *left = *left - floor > milliseconds ? *left - milliseconds : floor;
    if (*left == 0)
        agent->awake = GG_AWAKE;
}

/* What a back-off cannot be reduced below. A goal without a plan is not tried again before all
 * others were, however long the ticks are. */
static uint32_t least_wait(const gg_agent *agent)
{
    return agent->trying ? 1 : 0;
}

bool gg_backoff_cut_short(const gg_agent *agent, gg_backoff *backoff)
{
    uint32_t least = least_wait(agent);
    if (least < backoff->early)
        least = backoff->early;
    if (backoff->waits > least)
        backoff->waits = least;
    return backoff->waits == 0;
}

/* ------------------------------------------------------------------ retries */

static bool any_kept(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].keep)
            return true;
    return false;
}

/* Lets an action be tried again, which may make a plan possible for goals without one. If there
 * are goals to be kept, the action may be of use for these. */
void gg_backoff_end_retry(gg_agent *agent, uint16_t action)
{
    bool kept = any_kept(agent->domain);
    for (uint16_t i = 0; i < pursuit_count(agent); i++) {
        uint16_t goal = gg_pursuit_at(agent, i);
        if (goal == GG_NONE || backoff_of(agent, goal)->waits == 0)
            continue;
        const gg_heuristic *heuristic = heuristic_of_goal(agent, goal);
        if (kept || !heuristic || has_bit(heuristic->actions, action))
            (void)gg_backoff_cut_short(agent, backoff_of(agent, goal));
    }
}

static void end_retry(gg_agent *agent, uint16_t action)
{
    backoff_of(agent, GG_NONE)->waits = 0;
    if (agent->domain->pursuit)
        agent->domain->pursuit->retry_with(agent, action);
}

void gg_retry_begin(gg_agent *agent, uint16_t index)
{
    uint16_t action = first_of_origins(agent->domain, index);
    uint32_t retry = agent->domain->actions[action].retry;
    gg_retry *retries = retries_of(agent);
    uint16_t place = 0;
    if (retry == 0)
        return;
    for (uint16_t i = 1; i < agent->domain->retry_limit; i++)
        if (retries[i].left < retries[place].left)
            place = i;
    if (retries[place].left > 0)
        end_retry(agent, retries[place].action);
    retries[place].left = retry;
    retries[place].action = action;
}

/* ------------------------------------------------------------- time passes */

static bool is_over(const gg_backoff *backoff)
{
    return (backoff->left | backoff->waits | backoff->early) == 0;
}

static void pass_backoff(gg_agent *agent, gg_backoff *backoff, uint32_t milliseconds,
                         uint32_t floor)
{
    reduce(agent, &backoff->left, milliseconds, 0);
    reduce(agent, &backoff->waits, milliseconds, floor);
    backoff->early = (uint8_t)(backoff->early > milliseconds ? backoff->early - milliseconds : 0);
}

static void pass_retries(gg_agent *agent, uint32_t milliseconds)
{
    /* A planning that is under way goes on with the actions that it began with. */
    uint32_t floor = agent->wanted != GG_NONE;
    for (uint16_t i = 0; i < agent->domain->retry_limit; i++) {
        gg_retry *retry = &retries_of(agent)[i];
        bool was_out = retry->left > 0;
        reduce(agent, &retry->left, milliseconds, floor);
        if (was_out && retry->left == 0)
            end_retry(agent, retry->action);
    }
}

void gg_backoff_pass(gg_agent *agent, uint32_t milliseconds)
{
    uint16_t goals = agent->domain->goal_count;
    gg_backoff *backoffs = backoffs_of(agent);
    for (uint32_t i = 0; i < backoff_count(agent->domain); i++)
        if (!is_over(&backoffs[i]))
            pass_backoff(agent, &backoffs[i], milliseconds, i != goals ? least_wait(agent) : 0);
    if (agent->domain->retry_limit > 0)
        pass_retries(agent, milliseconds);
}

/* -------------------------------------------------------------------- goals */

static uint32_t backoff_after(uint32_t failures, uint32_t most_doubled)
{
    uint32_t doubled = failures - 1 < most_doubled ? failures - 1 : most_doubled;
    return (uint32_t)FIRST_BACKOFF << doubled;
}

static uint8_t count(uint8_t *failures)
{
    if (*failures < UINT8_MAX)
        (*failures)++;
    return *failures;
}

/* After the first failure the goal may be tried again at once, as another plan may help; only
 * further failures make it back off. */
void gg_backoff_after_failure(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    gg_backoff *backoff = backoff_of(agent, goal);
    uint8_t failures = count(&backoff->failures);
    uint32_t left = failures > 1 ? backoff_after(failures - 1u, DOUBLED) : 0;
    if (backoff->left < left) /* it may have begun while the running action was stopped */
        backoff->left = left;
    trace(agent, planner, GG_GOAL_FAILED, goal, failures);
    gg_want_failed(agent, goal, false);
}

void gg_backoff_without_plan(gg_agent *agent, uint16_t goal)
{
    gg_backoff *backoff = backoff_of(agent, goal);
    const gg_heuristic *heuristic = heuristic_of_goal(agent, goal);
    bool seen = heuristic && !heuristic->hidden && agent->outcome == GG_NO_PLAN;
    backoff->waits = backoff_after(count(&backoff->unplanned), seen ? DOUBLED : DOUBLED_UNSEEN);
    backoff->early = EARLIEST;
    /* Changes while it was planned have not been looked at. */
    if (heuristic && differ_in(from_of(agent), gg_agent_outlook(agent), heuristic->wakers,
                               agent->domain->word_count))
        (void)gg_backoff_cut_short(agent, backoff);
}

bool gg_backoff_shorten(gg_agent *agent)
{
    const uint64_t *outlook = gg_agent_outlook(agent);
    uint16_t words = agent->domain->word_count;
    bool any = false;
    for (uint16_t i = 0; i < pursuit_count(agent); i++) {
        uint16_t goal = gg_pursuit_at(agent, i);
        if (goal == GG_NONE || backoff_of(agent, goal)->waits == 0)
            continue;
        const gg_heuristic *heuristic = heuristic_of_goal(agent, goal);
        if ((!heuristic || differ_in(seen_of(agent), outlook, heuristic->wakers, words)) &&
            gg_backoff_cut_short(agent, backoff_of(agent, goal)))
            any = true;
    }
    return any;
}

bool gg_backoff_valid(const gg_backoff *backoff)
{
    return backoff->waits <= (uint32_t)FIRST_BACKOFF << DOUBLED && backoff->early <= EARLIEST &&
           backoff->kept <= 1;
}

uint32_t gg_backoff_longest(uint32_t cooldown)
{
    uint32_t longest = (uint32_t)FIRST_BACKOFF << DOUBLED;
    return cooldown > longest ? cooldown : longest;
}
