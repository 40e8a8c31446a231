/* SPDX-License-Identifier: MIT */
/*
 * The random seeds of an agent's plannings of goals: see seeds.h. The agent's generator draws one
 * when such a planning begins, and it lies in the agent, so that it is saved with it until the
 * planning ends. A task is planned at once, and its planning draws by itself: random_costs.c. Rests
 * on random.c.
 */
#include "agent/seeds.h"

void gg_draw_planning_seed(gg_agent *agent)
{
    *planning_seed_of(agent) = gg_random_next(&agent->random);
}

void gg_copy_seed_to_answers(const gg_agent *agent, uint64_t *asked)
{
    if (agent->domain->features->random_ranges->of_costs)
        asked[seed_index_in_answers(agent->domain)] = GG_LUCKY | *planning_seed_of(agent);
}

const GG_ROM gg_seed_ops gg_agent_seeding = {gg_draw_planning_seed, gg_copy_seed_to_answers, NULL,
                                             NULL};
