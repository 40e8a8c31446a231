/* SPDX-License-Identifier: MIT */
/*
 * The actions that have failed, and that an agent leaves out of plans until they may be tried
 * again. Rests on agent_backoff.c. Only the tables of domains in which an action has a `retry` name
 * it.
 */
#include "agent/agent_parts.h"

static void retries_end(gg_agent *agent, uint16_t action)
{
    gg_backoff_of(agent, GG_NONE)->waits = 0;
    if (agent->domain->retrying->end)
        agent->domain->retrying->end(agent, action);
}

void gg_retry_begin(gg_agent *agent, uint16_t action)
{
    uint32_t retry = agent->domain->actions[action].retry;
    gg_retry *retries = retries_of(agent);
    uint16_t place = 0;
    if (retry == 0)
        return;
    for (uint16_t i = 1; i < agent->domain->retry_limit; i++)
        if (retries[i].left < retries[place].left)
            place = i;
    if (retries[place].left > 0)
        retries_end(agent, retries[place].action);
    retries[place].left = retry;
    retries[place].action = action;
}

void gg_retries_pass(gg_agent *agent, uint32_t milliseconds)
{
    /* A planning that is under way goes on with the actions that it began with. */
    uint32_t floor = agent->wanted != GG_NONE;
    for (uint16_t i = 0; i < agent->domain->retry_limit; i++) {
        gg_retry *retry = &retries_of(agent)[i];
        if (retry->left == 0)
            continue;
        gg_backoff_reduce(agent, &retry->left, milliseconds, floor);
        if (retry->left == 0)
            retries_end(agent, retry->action);
    }
}

const GG_ROM gg_retry_part gg_retrying = {gg_retry_begin, NULL};
