/* SPDX-License-Identifier: MIT */
/*
 * What every way of decomposing does with the leaves of a task: actions, and conditions to
 * achieve; and how it notes that it met a limit. Rests on search.c and bounds.c. Of several
 * limits the first that was met is named.
 */
#include "htn/htn.h"

/* The choices that are open, and the chart that is worked on, have not tried all then. */
bool gg_note_limit_met(gg_decomposition *search, gg_outcome limit, gg_limit_recurrence recurrence)
{
    gg_workspace *memory = search->memory;
    if (search->outcome == GG_NO_PLAN)
        search->outcome = limit;
    search->too_long = search->too_long || limit == GG_PLAN_TOO_LONG;
    if (search->chart != UINT32_MAX)
        memory->entries[search->chart].cut = true;
    if (search->choice_count > 0) {
        gg_choice_point *newest = &memory->choices[search->choice_count - 1];
        newest->limits = (uint8_t)(newest->limits | recurrence);
    }
    return false;
}

/* That the methods run out is named in any case: it ends the planning. */
bool gg_note_method_limit_met(gg_decomposition *search)
{
    search->outcome = GG_OUT_OF_EXPANSIONS;
    return gg_note_limit_met(search, GG_OUT_OF_EXPANSIONS, GG_PERHAPS);
}

static bool can_do(const GG_ROM gg_agent_type *agent_type, uint16_t action)
{
    return !agent_type->actions || gg_rom_has_bit(agent_type->actions, action);
}

/* Whether the procedural precondition of an action holds. */
static bool is_answered(const gg_decomposition *search, uint16_t action)
{
    const gg_task_problem *problem = search->problem;
    gg_asker asker = {problem->domain, problem->agent_type, problem->agent, search->memory->asked};
    return problem->domain->asking->allows(&asker, action);
}

bool gg_can_perform(gg_decomposition *search, uint16_t index, bool prechecked)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    if (!can_do(search->problem->agent_type, index))
        return false;
    if ((prechecked ||
         gg_condition_holds(domain, &domain->actions[index].precondition, search->state)) &&
        bounds_allow(domain, &search->problem->bounds, index))
        return domain->actions[index].procedural == GG_NONE || is_answered(search, index);
    if (search->passing)
        search->passing->pass_over_action(search->problem, index, search->state);
    return false;
}

void gg_apply_plan_effects(gg_decomposition *search, const gg_plan *plan)
{
    const GG_ROM gg_domain *domain = search->problem->domain;
    for (uint16_t i = 0; i < plan->length; i++)
        gg_do_action(domain, plan->steps[i], search->state);
}
