/* SPDX-License-Identifier: MIT */
/*
 * Goals that say themselves how long they rest after a plan of theirs failed, or was carried out in
 * vain: `retry`. Rests on agent_resting.c. Only the tables of domains name it in which a goal has one.
 */
#include "agent/agent.h"

/* The time in milliseconds that a goal rests now; the draw is the agent's. */
static uint32_t retry_time(gg_agent *agent, const GG_ROM gg_goal_retry *retry, uint8_t in_a_row)
{
    uint32_t time = retry->least;
    if (retry->span > 0)
        time += gg_random_below(&agent->random, retry->span + 1);
    for (uint8_t i = 1; retry->doubles && i < in_a_row && time < retry->most; i++)
        time = time > retry->most / 2 ? retry->most : time * 2;
    return time;
}

/* A longer back-off may have begun while the running action was stopped. */
static void rest(gg_agent *agent, const GG_ROM gg_goal_retry *retry, gg_backoff *backoff)
{
    uint32_t time = retry_time(agent, retry, backoff->failures);
    if (backoff->left < time)
        backoff->left = time;
}

void gg_goal_retry_after_failure(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    const GG_ROM gg_goal_retry *retry = goal_retry_of(agent->domain, goal);
    gg_backoff *backoff = gg_backoff_of(agent, goal);
    uint32_t before = backoff->left;
    gg_goal_back_off_after_failure(agent, planner, goal);
    if (!retry)
        return;
    backoff->left = before;
    rest(agent, retry, backoff);
}

void gg_goal_retry_after_miss(gg_agent *agent, uint16_t goal)
{
    gg_backoff *backoff = gg_backoff_of(agent, goal);
    if (backoff->failures < UINT8_MAX)
        backoff->failures++;
    rest(agent, goal_retry_of(agent->domain, goal), backoff);
}
