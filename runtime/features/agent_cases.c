/* SPDX-License-Identifier: MIT */
/*
 * What actions change whose effects depend on the state in which they end. Rests on agent_state.c and
 * state.c. A condition is judged on what the agent knows then, also where it was planned otherwise.
 * Only the tables of domains name it that have effects with an `if`.
 */
#include "agent/agent.h"

static const GG_ROM gg_case_list *list_of(const gg_agent *agent, uint16_t action)
{
    return agent->domain->features->cases->of_actions[action];
}

static const GG_ROM gg_case *now(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_case_list *list = list_of(agent, action);
    const uint64_t *view = gg_agent_view(agent);
    for (uint16_t i = 0; list && i < list->count; i++)
        if (gg_condition_holds(agent->domain, &list->items[i].when, view))
            return &list->items[i];
    return NULL;
}

static bool cases_add_care_mask(const gg_agent *agent, uint16_t action, uint64_t *bits)
{
    const GG_ROM gg_case_list *list = list_of(agent, action);
    for (uint16_t i = 0; list && i < list->count; i++)
        gg_add_care_mask(agent->domain, &list->items[i].when, bits);
    return list != NULL;
}

const GG_ROM gg_case_ops gg_by_case = {now, cases_add_care_mask};
