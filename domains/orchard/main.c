/* SPDX-License-Identifier: MIT */
/*
 * Lets two workers of the orchard live, who are a team and are asked for a roast apple on each
 * stove. After five seconds one of them is cold, which is worse. Prints who does what when.
 */
#include "orchard.h"

#include <stdio.h>

enum { WORKERS = 2, REQUESTS = 2, TICK = 100, COLD_AT = 5000, LATEST = 60000 };

static orchard_world world;
static orchard_planner planner;
static orchard_team team;
static orchard_team_planner team_planner;
static orchard_agent workers[WORKERS];

/* What they are good at, and how fast they walk: a works fast, and b walks fast. */
static const orchard_team_profile profiles[WORKERS] = {{{2000, 2000}}, {{1000, 1000}}};
static const uint32_t speeds[WORKERS] = {1000, 2000};

static void tell(void *context, const gg_agent *agent, const gg_event *event)
{
    char line[80];
    (void)context;
    if (event->kind == GG_PLAN_MADE || event->kind == GG_BOOKING_TAKEN)
        return;
    gg_event_text(agent->domain, event, line, sizeof line);
    printf("%5.1f s  %c  %s\n", (double)world.core.clock / 1000,
           agent == &workers[0].core ? 'a' : 'b', line);
}

static void begin(void)
{
    orchard_world_init(&world);
    orchard_planner_init(&planner);
    orchard_planner_trace(&planner, tell, NULL);
    orchard_team_init(&team, &world);
    for (int i = 0; i < WORKERS; i++) {
        orchard_agent_init(&workers[i], &world, (uint32_t)i);
        orchard_set_here(&workers[i], ORCHARD_GATE);
        orchard_agent_set_speed(&workers[i], speeds[i]);
        orchard_team_join(&team, &workers[i], &profiles[i]);
    }
}

static void tick(void)
{
    orchard_world_tick(&world, TICK);
    orchard_team_tick(&team, &team_planner, TICK);
    for (int i = 0; i < WORKERS; i++)
        orchard_agent_tick(&workers[i], &planner, TICK);
}

/* How many of the requests are reached. */
static int count_reached(const uint32_t *requests)
{
    int count = 0;
    for (int i = 0; i < REQUESTS; i++)
        count += orchard_team_state(&team, requests[i]) == GG_TEAM_REACHED;
    return count;
}

int main(void)
{
    static const orchard_symbol stoves[REQUESTS] = {ORCHARD_STOVE_1, ORCHARD_STOVE_2};
    uint32_t requests[REQUESTS];
    begin();
    for (int i = 0; i < REQUESTS; i++)
        requests[i] = orchard_team_want(&team, ORCHARD_GOAL_ROAST, &stoves[i], GG_NONE, 0);
    while (count_reached(requests) < REQUESTS && world.core.clock < LATEST) {
        tick();
        if (world.core.clock == TICK)
            printf("planned: stove_1 in %.1f s, stove_2 in %.1f s\n",
                   orchard_team_eta(&team, requests[0]) / 1000.0,
                   orchard_team_eta(&team, requests[1]) / 1000.0);
        if (world.core.clock == COLD_AT)
            orchard_set_warm(&workers[1], false);
    }
    printf("%5.1f s  %d of %d requests are reached\n", (double)world.core.clock / 1000,
           count_reached(requests), REQUESTS);
    return count_reached(requests) < REQUESTS;
}
