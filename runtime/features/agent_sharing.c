/* SPDX-License-Identifier: MIT */
/*
 * What others have taken while an action was done. Rests on agent_claims.c and failing.c. Only the
 * tables of domains name it whose actions change shared facts.
 */
#include "agent/agent.h"
#include "state/failing.h"

/* The cases of an action; NULL: it has just one. */
static const GG_ROM gg_case_list *cases_of_action(const GG_ROM gg_domain *domain,
                                                  const GG_ROM gg_action *action)
{
    const GG_ROM gg_cases *cases = cases_of(domain);
    return cases ? cases->of_actions[action - domain->actions] : NULL;
}

/* What an action may change of shared facts; NULL: nothing. */
static const GG_ROM gg_effect *shared_effect(const gg_agent *agent, const GG_ROM gg_action *action)
{
    const GG_ROM gg_case_list *list = cases_of_action(agent->domain, action);
    return list ? list->shared : action->world;
}

/* The action that is done under no `while`, and is the same otherwise: what runs may go on under another one. */
static const GG_ROM gg_action *without_while(const GG_ROM gg_domain *domain,
                                             const GG_ROM gg_action *action)
{
    uint16_t index = (uint16_t)(action - domain->actions);
    if (while_of_action(domain, index) == GG_NONE)
        return action;
    for (uint16_t i = 0; i < index; i++)
        if (while_of_action(domain, i) == GG_NONE && domain->actions[i].cost == action->cost &&
            are_same_to_carry_out(domain, i, index))
            return &domain->actions[i];
    return action;
}

/* What an action asks for, whatever it is to change then, and under which `while` it is done. */
const GG_ROM gg_condition *gg_sharing_asked_of(const GG_ROM gg_domain *domain,
                                               const GG_ROM gg_action *action)
{
    action = without_while(domain, action);
    const GG_ROM gg_case_list *list = cases_of_action(domain, action);
    return list ? &list->precondition : &action->precondition;
}

/* A state without what the action has changed of it in part. It lies in the agent, unless there is
 * nothing of this kind. */
static const uint64_t *without_own_changes(const gg_agent *agent, const uint64_t *state)
{
    uint64_t *changed = scratch_of(agent);
    if (!partial_changes_of(agent->domain))
        return state;
    gg_copy_words(changed, state, agent->domain->word_count);
    take_back_partial_changes(agent, changed);
    return changed;
}

/* The first box of an action's precondition that holds now. It matters only if the action changes
 * shared facts. */
uint8_t gg_sharing_box_that_holds(const gg_agent *agent, const GG_ROM gg_action *action)
{
    const GG_ROM gg_condition *condition = gg_sharing_asked_of(agent->domain, action);
    if (!shared_effect(agent, action))
        return GG_NO_BOX;
    const uint64_t *state = without_own_changes(agent, gg_agent_planning_state(agent));
    for (uint16_t i = 0; i < condition->count; i++)
        if (gg_box_holds(agent->domain, &condition->boxes[i], state))
            return (uint8_t)i;
    return GG_NO_BOX;
}

/* Whether an action could begin now, or one that differs from it in what it costs. */
static bool could_begin(const gg_agent *agent, const GG_ROM gg_action *action, const uint64_t *view)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t index = (uint16_t)(action - domain->actions);
    for (uint16_t i = 0; i < domain->action_count; i++)
        if (are_same_to_carry_out(domain, i, index) &&
            gg_condition_holds(domain, gg_sharing_asked_of(domain, &domain->actions[i]), view))
            return !domain->told || domain->told->ops->row_in(
                                        domain, gg_numbers_of(agent)[agent->step], view) != GG_NONE;
    return false;
}

/* Whether an effect changes the shared fact that tells an action its place. */
static bool changes_what_tells(const GG_ROM gg_domain *domain, const GG_ROM gg_action *action,
                               const GG_ROM gg_effect *effect)
{
    if (!has_told_place(action))
        return false;
    const GG_ROM gg_fact *fact = &domain->facts[told_place_of(domain, action)->fact];
    return gg_effect_changes_shared(domain, effect, fact->word, gg_fact_mask_in_word(fact));
}

/* What the running action's precondition asks of shared facts that the action changes, in the
 * box that it was started for, has to hold at its end, too: others may have changed them
 * meanwhile. The first of them that is in the way; GG_NONE: there is none, or another box holds
 * now. */
static uint16_t sharing_fact_in_the_way(const gg_agent *agent, const GG_ROM gg_action *action)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_condition *condition = gg_sharing_asked_of(agent->domain, action);
    if (agent->box >= condition->count) /* GG_NO_BOX, or it goes on as one that costs otherwise */
        return GG_NONE;
    const uint64_t *view = without_own_changes(agent, gg_agent_view(agent));
    uint16_t fact = gg_failing_shared_of_effect(domain, &condition->boxes[agent->box],
                                                shared_effect(agent, action), view);
    if (changes_what_tells(domain, action, shared_effect(agent, action)))
        fact = domain->told->ops->in_the_way(domain, gg_numbers_of(agent)[agent->step], view, NULL,
                                             fact);
    if (fact != GG_NONE && could_begin(agent, action, view))
        return GG_NONE;
    return fact;
}

/* While it is stopped, the action's function may tick other agents. */
uint16_t gg_sharing_end_action(gg_agent *agent, gg_planner *planner, const GG_ROM gg_action *action)
{
    const GG_ROM gg_sharing_ops *sharing = agent->domain->sharing;
    uint16_t fact = sharing->in_the_way(agent, action);
    uint32_t changes = agent->world->changes;
    gg_action_end(agent, planner, fact != GG_NONE ? GG_FAILURE : GG_SUCCESS);
    if (fact != GG_NONE || agent->world->changes == changes)
        return fact;
    fact = sharing->in_the_way(agent, action);
    if (fact != GG_NONE)
        features_set_back(agent, planner, (uint16_t)(action - agent->domain->actions), GG_FAILURE);
    return fact;
}

const GG_ROM gg_sharing_ops gg_sharing = {gg_sharing_box_that_holds, gg_sharing_asked_of,
                                          sharing_fact_in_the_way, gg_sharing_end_action};
