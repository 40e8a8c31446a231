/* SPDX-License-Identifier: MIT */
/*
 * The lucks of an agent's plannings of goals: see luck.h. The agent's generator draws one when such a
 * planning begins, and it lies in the agent, so that it is saved with it until the planning ends. A task
 * is planned at once, and its planning draws by itself: drawn_costs.c. Rests on random.c.
 */
#include "agent_parts.h"
#include "luck.h"

static void draw(gg_agent *agent)
{
    *luck_of(agent) = gg_random_next(&agent->random);
}

static void put(const gg_agent *agent, uint64_t *asked, uint16_t ahead)
{
    gg_random random = agent->random;
    uint32_t luck = *luck_of(agent);
    for (; ahead > 0; ahead--)
        luck = gg_random_next(&random);
    asked[place_of_luck(agent->domain)] = GG_LUCKY | luck;
}

const GG_ROM gg_luck_part gg_agent_luck = {draw, put};
