/* SPDX-License-Identifier: MIT */
/*
 * See ticks.h. Eight agents of the orchard live for half a minute, with sixteen requests: all can be
 * met, or half of them or none. Each life is lived some times, always the same; of each tick the
 * shortest time counts, and the longest of these is told.
 */
#include "ticks.h"

#include "orchard.h"
#include "timing.h"

#include <stdio.h>
#include <stdlib.h>

enum { HEADS = 8, REQUESTS = 16, TICK = 16, TICKS = 2000, LIVES = 5, FIRST = 1000 / TICK };

struct life {
    orchard_world world;
    orchard_team team;
    orchard_agent agents[HEADS];
    orchard_planner planner;
    orchard_team_planner team_planner;
    uint32_t requests[REQUESTS];
    double seconds[TICKS];
};

/* What is asked for, and how it ends. */
static const struct scenario {
    const char *name;
    unsigned stoves; /* over which the requests are spread; each has room for eight */
    bool closed;     /* whether nobody can work at a stove */
    bool unskilled;  /* whether nobody can collect */
    bool at_once;    /* whether a planning ends in its tick */
} scenarios[] = {
    {"all can be met", 2, false, false, false},
    {"all can be met, planned in one go", 2, false, false, true},
    {"there is room for eight", 1, false, false, false},
    {"the stoves are closed", 2, true, false, false},
    {"nobody has the skill", 2, false, true, false},
};

static void begin(struct life *life, const struct scenario *scenario)
{
    static const orchard_symbol stoves[] = {ORCHARD_STOVE_1, ORCHARD_STOVE_2};
    orchard_world_init(&life->world);
    orchard_planner_init(&life->planner);
    orchard_team_init(&life->team, &life->world);
    if (scenario->at_once)
        orchard_team_detail(&life->team, 0);
    for (int i = 0; i < 2 && scenario->closed; i++)
        orchard_team_set_capacity(&life->team, stoves[i], 0);
    for (uint32_t i = 0; i < HEADS; i++) {
        orchard_team_profile profile = {{1000 * (1 + i % 3), 1000 * (1 + (i + 1) % 3)}};
        if (scenario->unskilled)
            profile.levels[ORCHARD_SKILL_COLLECTING] = 0;
        orchard_agent_init(&life->agents[i], &life->world, i);
        orchard_set_here(&life->agents[i], ORCHARD_GATE);
        orchard_agent_set_speed(&life->agents[i], 1000 + 137 * i);
        (void)orchard_team_join(&life->team, &life->agents[i], &profile);
    }
    for (uint32_t i = 0; i < REQUESTS; i++)
        life->requests[i] = orchard_team_want(&life->team, ORCHARD_GOAL_ROAST,
                                              &stoves[i % scenario->stoves], GG_NONE, 0, false);
}

static unsigned count_reached(const struct life *life)
{
    unsigned count = 0;
    for (int i = 0; i < REQUESTS; i++)
        count += orchard_team_state(&life->team, life->requests[i]) == GG_TEAM_REACHED;
    return count;
}

/* Lives once. Gives when the last request was reached, in milliseconds. */
static uint32_t live(struct life *life, bool first)
{
    uint32_t last = 0;
    unsigned reached = 0;
    for (uint32_t i = 0; i < TICKS; i++) {
        orchard_world_tick(&life->world, TICK);
        double begun = seconds_now();
        orchard_team_tick(&life->team, &life->team_planner, TICK);
        double seconds = seconds_now() - begun;
        if (first || seconds < life->seconds[i])
            life->seconds[i] = seconds;
        for (int j = 0; j < HEADS; j++)
            orchard_agent_tick(&life->agents[j], &life->planner, TICK);
        if (count_reached(life) > reached)
            last = (i + 1) * TICK;
        reached = count_reached(life);
    }
    return last;
}

static void bench_scenario(struct life *life, const struct scenario *scenario)
{
    uint32_t last = 0;
    double most = 0, later = 0, all = 0;
    for (int i = 0; i < LIVES; i++) {
        begin(life, scenario);
        last = live(life, i == 0);
    }
    for (int i = 0; i < TICKS; i++) {
        most = life->seconds[i] > most ? life->seconds[i] : most;
        later = i >= FIRST && life->seconds[i] > later ? life->seconds[i] : later;
        all += life->seconds[i];
    }
    printf("%-34s %2u reached, at %6.2f s; the longest tick %8.3f ms, after a second %8.3f ms, "
           "together %8.1f ms\n",
           scenario->name, count_reached(life), last / 1000.0, most * 1e3, later * 1e3, all * 1e3);
}

void bench_ticks(void)
{
    struct life *life = calloc(1, sizeof *life);
    if (!life)
        exit(1);
    printf("\nticks of %d ms of a team of %d with %d requests, for %d s\n", TICK, HEADS, REQUESTS,
           TICK * TICKS / 1000);
    for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++)
        bench_scenario(life, &scenarios[i]);
    free(life);
}
