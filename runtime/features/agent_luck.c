/* SPDX-License-Identifier: MIT */
/*
 * The lucks of an agent's plannings of goals: see luck.h. The agent's generator draws one when such a
 * planning begins, and it lies in the agent, so that it is saved with it until the planning ends. A task
 * is planned at once, and its planning draws by itself: drawn_costs.c. Rests on random.c.
 */
#include "agent/luck.h"

void gg_luck_draw(gg_agent *agent)
{
    *luck_of(agent) = gg_random_next(&agent->random);
}

void gg_luck_put(const gg_agent *agent, uint64_t *asked)
{
    if (agent->domain->extras->spans->of_costs)
        asked[place_of_luck(agent->domain)] = GG_LUCKY | *luck_of(agent);
}

const GG_ROM gg_luck_part gg_agent_luck = {gg_luck_draw, gg_luck_put, NULL, NULL};
