/* SPDX-License-Identifier: MIT */
/*
 * Actions that are the same to carry out, though plans tell them apart: by what they cost, which facts
 * tell, by the case of their effects that is planned, or by how what a subtask waits for is to come true.
 * Rests on agent_layout.h. Only the tables of domains that have such actions name it.
 */
#include "agent/agent_layout.h"
#include "state/travel.h"

static bool have_same_cases(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b)
{
    const GG_ROM gg_cases *cases = domain->features->cases;
    return cases && cases->of_actions[a] && cases->of_actions[a] == cases->of_actions[b];
}

/* Whether two actions differ in what is to come by itself: nothing of that is carried out. */
static bool wait_otherwise(const GG_ROM gg_action *one, const GG_ROM gg_action *other)
{
    return one->effect != other->effect && !one->own && !one->world && !other->own && !other->world;
}

static bool variants_are_alike(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b)
{
    const GG_ROM gg_action *one = &domain->actions[a], *other = &domain->actions[b];
    return is_same_action(domain, a, b) && one->begins_at == other->begins_at &&
           (one->effect == other->effect || wait_otherwise(one, other) ||
            have_same_cases(domain, a, b));
}

/* Variants have one number each. */
static bool variants_are_alike_by_numbers(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b)
{
    uint16_t one = gg_row_of(domain, a), other = gg_row_of(domain, b);
    return one != other && variants_are_alike(domain, one, other);
}

/* What is running costs what it was to cost when it began, unless it goes on under another `while`, or waits
 * for what comes by itself. Else what is claimed is that of the new step. */
static void variants_go_on(gg_agent *agent, uint16_t action)
{
    uint16_t *steps = gg_steps_of(agent);
    const GG_ROM gg_action *actions = agent->domain->actions;
    bool stays = action != GG_NONE && !wait_otherwise(&actions[action], &actions[steps[0]]) &&
                 while_of_action(agent->domain, steps[0]) == while_of_action(agent->domain, action);
    if (agent->running && stays)
        put_step(agent, 0, action);
    else if (gg_is_acting(agent) && agent->claimed != GG_NONE)
        agent->claimed = steps[0];
}

const GG_ROM gg_variant_ops gg_varying = {variants_are_alike, variants_are_alike_by_numbers,
                                          variants_go_on};
