/* SPDX-License-Identifier: MIT */
/* Goals that may be reached in part, in lives on plain numbers: a plan for one promises how far it leads. See
 * life_predict.h, and life_search.c for the plans. */
#include "models/life_predict.h"

void life_promise(const struct life_question *question, int goal, struct life_plan *plan)
{
    struct life_state state = question->state;
    for (int i = 0; i < plan->length; i++)
        life_act(question->domain, plan->steps[i], &state);
    plan->promised = life_shortfall(question->domain, goal, &state);
}

bool life_is_served(const struct life_agent *agent, const struct life_state *state)
{
    const struct life_domain *domain = agent->life->domain;
    const struct life_goal *goal = &domain->goals[agent->goal];
    return life_holds(&goal->condition, state) ||
           (goal->best_effort && life_shortfall(domain, agent->goal, state) <= agent->promised);
}

bool life_has_made_effort(const struct life_agent *agent)
{
    struct life_state state = life_sees(agent);
    return agent->planned && agent->goal != LIFE_NONE && agent->step == agent->length &&
           life_is_served(agent, &state) &&
           !life_holds(&agent->life->domain->goals[agent->goal].condition, &state);
}
