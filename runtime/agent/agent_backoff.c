/* SPDX-License-Identifier: MIT */
/*
 * Back-offs: for how long goals that were reached, that fail again and again, or that have no plan
 * are left alone, and the root task without one. Rests on agent_layout.h. Whenever a back-off ends,
 * the agent wakes up.
 */
#include "agent/agent.h"
#include "agent/keep_ops.h"

/* How often the first back-off is doubled at the most; how often if a plan
 * may become possible by something that cannot be seen; and for how many milliseconds a change
 * does not end it. */
enum { DOUBLED = 6, DOUBLED_UNSEEN = 2, EARLIEST = 100 };

void gg_backoff_count_down(gg_agent *agent, uint32_t *left, uint32_t milliseconds, uint32_t floor)
{
    if (*left <= floor)
        return;
    *left = *left - floor > milliseconds ? *left - milliseconds : floor;
    if (*left == 0)
        agent->awake = GG_AWAKE;
}

/* ------------------------------------------------------------- time passes */

static bool is_over(const gg_backoff *backoff)
{
    return (backoff->left | backoff->waits | backoff->early) == 0;
}

static void pass_backoff(gg_agent *agent, gg_backoff *backoff, uint32_t milliseconds,
                         uint32_t floor)
{
    gg_backoff_count_down(agent, &backoff->left, milliseconds, 0);
    gg_backoff_count_down(agent, &backoff->waits, milliseconds, floor);
    backoff->early = (uint8_t)(backoff->early > milliseconds ? backoff->early - milliseconds : 0);
}

void gg_backoffs_pass_time(gg_agent *agent, uint32_t milliseconds)
{
    uint16_t goals = agent->domain->goal_count;
    gg_backoff *backoffs = gg_backoffs_of(agent);
    agent->young = (uint16_t)(agent->young > milliseconds ? agent->young - milliseconds : 0);
    for (uint32_t i = 0; i < backoff_count(agent->domain); i++)
        if (!is_over(&backoffs[i]))
            pass_backoff(agent, &backoffs[i], milliseconds,
                         i != goals ? minimum_backoff(agent) : 0);
}

/* ---------------------------------------------------------------- how long */

static uint32_t backoff_after(uint32_t failures, uint32_t most_doubled)
{
    uint32_t doubled = failures - 1 < most_doubled ? failures - 1 : most_doubled;
    return (uint32_t)GG_FIRST_BACKOFF << doubled;
}

static uint8_t count(uint8_t *failures)
{
    if (*failures < UINT8_MAX)
        (*failures)++;
    return *failures;
}

uint8_t gg_backoff_start_after_failure(gg_backoff *backoff)
{
    uint8_t failures = count(&backoff->failures);
    uint32_t left = failures > 1 ? backoff_after(failures - 1u, DOUBLED) : 0;
    if (backoff->left < left) /* it may have begun while the running action was stopped */
        backoff->left = left;
    return failures;
}

void gg_backoff_note_plan(gg_agent *agent)
{
    agent->young = GG_FIRST_BACKOFF;
}

void gg_backoff_start_before_repeat(gg_agent *agent, gg_backoff *backoff)
{
    if (backoff->left < agent->young)
        backoff->left = agent->young;
}

void gg_backoff_start_without_plan(gg_backoff *backoff, bool seen)
{
    backoff->waits = backoff_after(count(&backoff->unplanned), seen ? DOUBLED : DOUBLED_UNSEEN);
    backoff->early = EARLIEST;
}

bool gg_backoff_valid(const gg_backoff *backoff)
{
    return backoff->waits <= (uint32_t)GG_FIRST_BACKOFF << DOUBLED && backoff->early <= EARLIEST &&
           backoff->kept <= (GG_KEPT | GG_KEPT_BY_SEARCH);
}

uint32_t gg_longest_backoff(uint32_t cooldown)
{
    uint32_t longest = (uint32_t)GG_FIRST_BACKOFF << DOUBLED;
    return cooldown > longest ? cooldown : longest;
}
