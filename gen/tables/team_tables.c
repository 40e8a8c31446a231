/* SPDX-License-Identifier: MIT */
/* Builds what a team needs to know of actions: see build.h. */
#include "tables/build.h"
#include "gg_team_agents.h"

void build_team(struct building *building)
{
    const struct problem *problem = building->problem;
    const gg_domain *domain = &building->tables->domain;
    if (!problem->domain->team.given)
        return;
    gg_team_work *work = pool_take(building->pool, (problem->action_count + 1) * sizeof *work);
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct action *action = problem->actions[i].action;
        work[i].skill = action->skill < 0 ? GG_NONE : (uint16_t)action->skill;
        work[i].facility = action->has_route ? GG_NONE : domain->actions[i].begins_at;
    }
    const struct agent_team *team = &problem->domain->team;
    building->tables->team = (gg_team_tables){.domain = domain,
                                              .work = work,
                                              .capacities = team->capacities,
                                              .priority = team->priority,
                                              .skill_count = (uint16_t)problem->domain->skill_count,
                                              .sum = team->sum};
    building->tables->domain.team = &gg_team_member_calls;
}
