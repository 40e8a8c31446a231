/* SPDX-License-Identifier: MIT */
/*
 * The actions that an agent leaves out of plans for a time: here those that failed, of which the one
 * with the least time left gives way to another one. Rests on agent_backoff.c and saved.c. Those that
 * cool down have the entries behind these: agent_action_cooldowns.c. Only the tables of domains name it
 * in which an action has a `retry` or a `cooldown`.
 */
#include "agent/agent.h"
#include "agent/saved.h"

void gg_exclusions_add_to_bounds(const gg_agent *agent, gg_bounds *bounds)
{
    bounds->excluded = exclusions_of(agent);
    bounds->excluded_count = agent->domain->exclusions->limit;
}

static void exclusion_end(gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_exclusion_ops *excluding = agent->domain->exclusions->excluding;
    gg_backoff_of(agent, GG_NONE)->waits = 0;
    if (excluding->end)
        excluding->end(agent, action);
}

void gg_exclude_failed_action(gg_agent *agent, uint16_t action, gg_status status)
{
    uint32_t time = full_exclusion_time_of(agent->domain, action, false);
    gg_exclusion *exclusion = exclusions_of(agent);
    if (status == GG_SUCCESS || time == 0 || agent->domain->exclusions->retry_limit == 0)
        return;
    for (uint16_t i = 1; i < agent->domain->exclusions->retry_limit; i++)
        if (exclusions_of(agent)[i].left + 1 < exclusion->left + 1) /* GG_HELD is the least */
            exclusion = &exclusions_of(agent)[i];
    if (exclusion->left > 0)
        exclusion_end(agent, exclusion->action);
    exclusion->left = time;
    exclusion->action = action;
}

/* A planning that is under way goes on with the actions that it began with. */
static void pass_exclusion(gg_agent *agent, gg_exclusion *exclusion, uint32_t milliseconds)
{
    if (exclusion->left != GG_HELD && exclusion->left > milliseconds) {
        exclusion->left -= milliseconds;
        return;
    }
    exclusion->left = agent->wanted != GG_NONE ? GG_HELD : 0;
    if (exclusion->left > 0)
        return;
    agent->awake = GG_AWAKE;
    exclusion_end(agent, exclusion->action);
}

void gg_exclusions_pass(gg_agent *agent, uint32_t milliseconds)
{
    for (uint16_t i = 0; i < agent->domain->exclusions->limit; i++)
        if (exclusions_of(agent)[i].left > 0)
            pass_exclusion(agent, &exclusions_of(agent)[i], milliseconds);
}

uint32_t gg_time_to_next_exclusion_end(const gg_agent *agent)
{
    uint32_t least = UINT32_MAX;
    for (uint16_t i = 0; i < agent->domain->exclusions->limit; i++) {
        uint32_t left = exclusions_of(agent)[i].left;
        if (left == GG_HELD) /* it ends with the next time that passes */
            left = 1;
        if (left > 0 && left < least)
            least = left;
    }
    return least;
}

/* ------------------------------------------------------------------- saved agents */

bool gg_exclusions_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const unsigned char *bytes =
        (const unsigned char *)agent + domain->exclusions->agent_exclusions;
    const gg_exclusion *exclusions = (const gg_exclusion *)(const void *)bytes;
    for (uint16_t i = 0; i < domain->exclusions->limit; i++)
        if (exclusions[i].left > 0 && exclusions[i].action >= gg_ground_action_count(domain))
            return false;
    return true;
}

void gg_cap_exclusion_times(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    for (uint16_t i = 0; i < domain->exclusions->limit; i++) {
        gg_exclusion *exclusion = &exclusions_of(agent)[i];
        if (exclusion_has_time_left(exclusion))
            gg_cap_time_left(&exclusion->left,
                             full_exclusion_time_of(domain, exclusion->action,
                                                    i >= domain->exclusions->retry_limit));
    }
}

const GG_ROM gg_exclusion_ops gg_excluding = {gg_exclusions_add_to_bounds, gg_exclude_failed_action,
                                              NULL};
