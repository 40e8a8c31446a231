/* SPDX-License-Identifier: MIT */
/*
 * What actions change that fail or are given up (`on_failure`, `on_abort`). Rests on agent_action.c and
 * agent_features.c. It takes place after the action's function was stopped, and before anybody is told
 * of the end; what the action has changed over time is kept. Only the tables of domains with such
 * effects name it.
 */
#include "agent/setbacks.h"

const GG_ROM gg_case *gg_setback_begin(gg_agent *agent, uint16_t action, uint16_t status)
{
    const GG_ROM gg_features *features = agent->domain->features;
    const GG_ROM gg_case_list *const GG_ROM *lists =
        status == GG_ABORTED ? features->setbacks->of_aborts : features->setbacks->of_failures;
    const GG_ROM gg_case_list *list = lists ? lists[action] : NULL;
    const uint64_t *view = gg_agent_view(agent);
    for (uint16_t i = 0; list && i < list->count; i++) {
        if (!gg_condition_holds(agent->domain, &list->items[i].when, view))
            continue;
        if (features->partial)
            features->partial->ops->come_to_step(agent);
        return &list->items[i];
    }
    return NULL;
}

static void setbacks_take(gg_agent *agent, gg_planner *planner, uint16_t action, uint16_t status)
{
    const GG_ROM gg_case *changes = gg_setback_begin(agent, action, status);
    if (changes)
        gg_action_change(agent, planner, action, changes->own, changes->world);
}

const GG_ROM gg_setback_ops gg_setting_back = {setbacks_take};
