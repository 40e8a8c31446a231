/* SPDX-License-Identifier: MIT */
/* See crews.h. All are planned for at once, and are then at work or on their way. */
#include "crews.h"

#include "orchard.h"
#include "timing.h"

#include <stdio.h>
#include <stdlib.h>

enum { CREWS = 100, HEADS = 8, REQUESTS = 4 };

struct crews {
    orchard_world worlds[CREWS];
    orchard_team teams[CREWS];
    orchard_agent agents[CREWS][HEADS];
    orchard_planner planner;
    orchard_team_planner team_planner; /* of all, as each planning ends in its tick */
};

static void tick_teams(struct crews *crews, uint32_t milliseconds)
{
    for (int i = 0; i < CREWS; i++)
        orchard_team_tick(&crews->teams[i], &crews->team_planner, milliseconds);
}

static void tick_agents(struct crews *crews, uint32_t milliseconds)
{
    for (int i = 0; i < CREWS; i++)
        for (int j = 0; j < HEADS; j++)
            orchard_agent_tick(&crews->agents[i][j], &crews->planner, milliseconds);
}

static void begin(struct crews *crews, int index)
{
    static const orchard_symbol stoves[] = {ORCHARD_STOVE_1, ORCHARD_STOVE_2};
    orchard_team *team = &crews->teams[index];
    orchard_world_init(&crews->worlds[index]);
    orchard_team_init(team, &crews->worlds[index]);
    orchard_team_detail(team, 0);
    for (uint32_t i = 0; i < HEADS; i++) {
        orchard_team_profile profile = {{1000 * (1 + i % 3), 1000 * (1 + (i + 1) % 3)}};
        orchard_agent *agent = &crews->agents[index][i];
        orchard_agent_init(agent, &crews->worlds[index], i);
        orchard_set_here(agent, ORCHARD_GATE);
        orchard_agent_set_speed(agent, 1000 + 137 * i);
        (void)orchard_team_join(team, agent, &profile);
    }
    for (uint32_t i = 0; i < REQUESTS; i++)
        (void)orchard_team_want(team, ORCHARD_GOAL_ROAST, &stoves[i % 2], GG_NONE, 0, false);
}

static void measure_teams(void *context)
{
    tick_teams(context, 0);
}

static void measure_agents(void *context)
{
    tick_agents(context, 0);
}

void bench_crews(void)
{
    struct crews *crews = calloc(1, sizeof *crews);
    if (!crews)
        exit(1);
    for (int i = 0; i < CREWS; i++)
        begin(crews, i);
    for (int i = 0; i < 40; i++) { /* four seconds: some work, and others walk or wait */
        tick_teams(crews, 100);
        tick_agents(crews, 100);
    }
    printf(
        "a tick without events of %d teams of %d agents: %.1f ns a member, and %.1f ns an agent\n",
        CREWS, HEADS, time_of(measure_teams, crews) / (CREWS * HEADS),
        time_of(measure_agents, crews) / (CREWS * HEADS));
    free(crews);
}
