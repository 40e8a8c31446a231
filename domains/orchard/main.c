/* SPDX-License-Identifier: MIT */
/*
 * Plans for two workers in the orchard who are asked for a roast apple on each stove, and prints
 * who does what when. A game would let its workers do it; `goapgen team` lets them live.
 */
#include "orchard.h"

#include <stdio.h>

enum { WORKERS = 2, REQUESTS = 2, BOOKINGS = 64, MEMORY = 1 << 18, BEAM = 16, SLICE = 64 };

/* What is planned with: words, so that all in it is aligned. */
static uint64_t memory[MEMORY / sizeof(uint64_t)];

static const char *const names[WORKERS] = {"a", "b"};

/* Levels by skill, in thousandths: a works fast. And b walks fast. */
static uint32_t levels[WORKERS][ORCHARD_SKILL_COOKING + 1] = {{2000, 2000}, {1000, 1000}};
static const uint32_t speeds[WORKERS] = {1000, 2000};

/* The number of a place. */
static uint16_t place_of(orchard_symbol symbol)
{
    uint16_t place = 0;
    while (orchard_domain.places->symbols[place] != symbol)
        place++;
    return place;
}

static void make_members(gg_team_member *members, const orchard_agent *agents)
{
    for (int i = 0; i < WORKERS; i++) {
        gg_team_member member = {.state = agents[i].state,
                                 .levels = levels[i],
                                 .speed = speeds[i],
                                 .running = GG_NONE,
                                 .place = place_of(ORCHARD_GATE)};
        members[i] = member;
    }
}

static void print_schedule(const gg_team_schedule *schedule, gg_team_outcome outcome)
{
    for (uint16_t i = 0; i < schedule->count; i++) {
        const gg_team_booking *booking = &schedule->bookings[i];
        printf("%s leaves at %5.1f, from %5.1f to %5.1f: %s\n", names[booking->member],
               booking->walk / 1000.0, booking->start / 1000.0, booking->end / 1000.0,
               orchard_domain.names->actions[booking->action]);
    }
    printf("done at %.1f%s\n", schedule->makespan / 1000.0,
           outcome == GG_TEAM_PROVEN ? ", which cannot be earlier" : "");
}

int main(void)
{
    orchard_world world;
    orchard_agent agents[WORKERS];
    gg_team_member members[WORKERS];
    orchard_world_init(&world);
    for (int i = 0; i < WORKERS; i++)
        orchard_agent_init(&agents[i], &world, (uint32_t)i);
    make_members(members, agents);
    static const orchard_symbol stoves[REQUESTS] = {ORCHARD_STOVE_1, ORCHARD_STOVE_2};
    gg_team_request requests[REQUESTS];
    for (int i = 0; i < REQUESTS; i++) {
        uint16_t goal = orchard_goal_number(ORCHARD_GOAL_ROAST, &stoves[i]);
        gg_team_request request = {&orchard_domain.goals[goal].condition, 0, GG_NONE, 0};
        requests[i] = request;
    }
    const gg_team_problem problem = {.tables = &orchard_team_tables,
                                     .state = world.state,
                                     .members = members,
                                     .requests = requests,
                                     .points = orchard_domain.places->points,
                                     .member_count = WORKERS,
                                     .request_count = REQUESTS};
    gg_team_booking bookings[BOOKINGS];
    uint32_t reached[REQUESTS];
    gg_team_schedule schedule = {.bookings = bookings, .reached = reached, .capacity = BOOKINGS};
    gg_team_search *search = gg_team_begin(&problem, &schedule, memory, sizeof memory, BEAM);
    gg_team_outcome outcome = GG_TEAM_NOT_FOUND;
    if (search) /* in a game, one slice a tick */
        do
            outcome = gg_team_run(search, SLICE);
        while (outcome == GG_TEAM_SEARCHING);
    if (schedule.found)
        print_schedule(&schedule, outcome);
    else
        puts("no schedule was found");
    return !schedule.found;
}
