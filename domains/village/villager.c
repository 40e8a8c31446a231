/* SPDX-License-Identifier: MIT */
/* What villagers of all kinds do and see: see villager.h. */
#include "villager.h"

#include <stdlib.h>

/* ------------------------------------------------------------- moving in */

typedef void init(village_agent *agent, village_world *world, uint32_t seed);

static init *const kinds[] = {
    village_agent_init_farmer, village_agent_init_farmer, village_agent_init_smith,
    village_agent_init_farmer, village_agent_init_child,  village_agent_init_farmer,
    village_agent_init_farmer, village_agent_init_child,  village_agent_init_innkeeper,
    village_agent_init_farmer,
};

static int32_t draw(gg_random *random, int32_t low, int32_t high)
{
    return low + (int32_t)gg_random_below(random, (uint32_t)(high - low + 1));
}

void villager_move_in(village_agent *agent, village_world *world, uint32_t number, uint32_t seed)
{
    gg_random random;
    gg_random_seed(&random, seed);
    kinds[number % (sizeof kinds / sizeof *kinds)](agent, world, gg_random_next(&random));
    village_set_food(agent, draw(&random, 5, 8));
    village_set_rest(agent, draw(&random, 7, 10));
    village_set_company(agent, draw(&random, 1, 8));
    village_set_coins(agent, draw(&random, 2, 6));
    village_set_edge(agent, draw(&random, 2, 6));
    for (uint16_t i = 0; i < VILLAGE_AGENT_RULES; i++)
        agent->timers[i] = 1 + gg_random_below(&random, village_domain.rules[i].period);
}

/* --------------------------------------------------------------- walking */

/* Where places are on the map, in minutes of walking from its corner. */
static const struct spot {
    int x, y;
} spots[] = {[VILLAGE_HOME] = {4, 4},  [VILLAGE_FIELD] = {0, 1}, [VILLAGE_MILL] = {2, 5},
             [VILLAGE_FORGE] = {7, 4}, [VILLAGE_INN] = {6, 2},   [VILLAGE_WELL] = {5, 3},
             [VILLAGE_WOOD] = {9, 0}};

gg_status villager_walk(village_agent *agent, gg_phase phase, village_symbol to)
{
    struct spot from = spots[village_at(agent)], there = spots[to];
    uint32_t minutes = (uint32_t)(abs(from.x - there.x) + abs(from.y - there.y));
    bool arrived = village_agent_elapsed(agent) >= minutes * VILLAGER_MINUTE;
    return phase == GG_TICK && arrived ? GG_SUCCESS : GG_RUNNING;
}

/* --------------------------------------------------------- sleeping, eating */

gg_status villager_sleep(village_agent *agent, gg_phase phase, int32_t wakes)
{
    int32_t hour = village_hour(agent);
    if (phase == GG_TICK && hour >= wakes && hour <= 12 && village_agent_random(agent, 20) == 0)
        return GG_SUCCESS;
    return village_agent_wait(agent);
}

/* The agent's own generator decides, so that luck is saved and restored with it. */
gg_status villager_pick_berries(village_agent *agent, gg_phase phase)
{
    gg_status status = village_agent_wait(agent);
    if (phase == GG_TICK && status == GG_SUCCESS && village_agent_random(agent, 4) == 0)
        return GG_FAILURE;
    return status;
}

/* ---------------------------------------------------------------- seeing */

bool villager_sees_fire(const village_agent *agent)
{
    enum { FAR = 5, ROARING = 8 };
    int32_t fire = village_fire(agent);
    if (fire == 0)
        return false;
    if (village_agent_doing(agent).action == VILLAGE_ACTION_SLEEP)
        return fire >= ROARING; /* the noise wakes him */
    village_symbol at = village_at(agent);
    return fire >= FAR || at == VILLAGE_FORGE || at == VILLAGE_INN || at == VILLAGE_WELL;
}

uint64_t villager_rain_until;

bool villager_feels_rain(const village_agent *agent)
{
    gg_random random;
    if (agent->core.world->clock < villager_rain_until)
        return true;
    gg_random_seed(&random, (uint32_t)(agent->core.world->clock / (3 * VILLAGER_HOUR)));
    return gg_random_below(&random, 5) == 0;
}
