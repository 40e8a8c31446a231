/* SPDX-License-Identifier: MIT */
/*
 * The actions that an agent leaves out of plans for a time. Rests on agent_backoff.c and saved.c. Only
 * the tables of domains name it in which an action has a `retry`.
 */
#include "agent/agent.h"
#include "agent/saved.h"

void gg_exclusions_bound(const gg_agent *agent, gg_bounds *bounds)
{
    bounds->excluded = exclusions_of(agent);
    bounds->excluded_count = agent->domain->exclusions->limit;
}

/* How long an action is left out. */
static uint32_t time_of(const GG_ROM gg_domain *domain, uint16_t action)
{
    return domain->exclusions->retries[domain->actions[action].source_index];
}

static void exclusion_end(gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_exclusion_ops *excluding = agent->domain->exclusions->excluding;
    gg_backoff_of(agent, GG_NONE)->waits = 0;
    if (excluding->end)
        excluding->end(agent, action);
}

void gg_exclusions_begin(gg_agent *agent, uint16_t action, gg_status status)
{
    uint32_t time = time_of(agent->domain, action);
    gg_exclusion *exclusion = exclusions_of(agent);
    if (status == GG_SUCCESS || time == 0)
        return;
    for (uint16_t i = 1; i < agent->domain->exclusions->limit; i++)
        if (exclusions_of(agent)[i].left < exclusion->left)
            exclusion = &exclusions_of(agent)[i];
    if (exclusion->left > 0)
        exclusion_end(agent, exclusion->action);
    exclusion->left = time;
    exclusion->action = action;
}

void gg_exclusions_pass(gg_agent *agent, uint32_t milliseconds)
{
    /* A planning that is under way goes on with the actions that it began with. */
    uint32_t floor = agent->wanted != GG_NONE;
    for (uint16_t i = 0; i < agent->domain->exclusions->limit; i++) {
        gg_exclusion *exclusion = &exclusions_of(agent)[i];
        if (exclusion->left == 0)
            continue;
        gg_backoff_reduce(agent, &exclusion->left, milliseconds, floor);
        if (exclusion->left == 0)
            exclusion_end(agent, exclusion->action);
    }
}

uint32_t gg_exclusions_left(const gg_agent *agent)
{
    uint32_t least = UINT32_MAX;
    for (uint16_t i = 0; i < agent->domain->exclusions->limit; i++)
        if (exclusions_of(agent)[i].left > 0 && exclusions_of(agent)[i].left < least)
            least = exclusions_of(agent)[i].left;
    return least;
}

/* ------------------------------------------------------------------- saved agents */

bool gg_exclusions_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const unsigned char *bytes =
        (const unsigned char *)agent + domain->exclusions->agent_exclusions;
    const gg_exclusion *exclusions = (const gg_exclusion *)(const void *)bytes;
    for (uint16_t i = 0; i < domain->exclusions->limit; i++)
        if (exclusions[i].left > 0 && exclusions[i].action >= domain->action_count)
            return false;
    return true;
}

void gg_exclusions_shorten(gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->exclusions->limit; i++) {
        gg_exclusion *exclusion = &exclusions_of(agent)[i];
        if (exclusion->left > 0)
            gg_time_shorten(&exclusion->left, time_of(agent->domain, exclusion->action));
    }
}

const GG_ROM gg_exclusion_ops gg_excluding = {gg_exclusions_bound, gg_exclusions_begin, NULL};
