/* SPDX-License-Identifier: MIT */
/*
 * Schedules of the orchard. Most of the time goes to the exact search, which uses what memory it
 * gets; so the ways up to the beam, after which there is a good schedule, are measured by
 * themselves, too.
 */
#include "teams.h"

#include "gg_team_books.h"
#include "support/orchard.h"
#include "timing.h"

#include <stdio.h>
#include <stdlib.h>

enum { MEMORY = 2000000, SLICE = 10000 };

static const struct {
    unsigned requests, members;
} sizes[] = {{2, 2}, {8, 5}, {16, 8}};

/* What is measured: all ways, or those up to the beam. */
struct planning {
    struct orchard orchard;
    struct harvest harvest;
    void *memory;
    uint32_t slice;
};

static void plan_all(void *context)
{
    struct planning *planning = context;
    orchard_plan(&planning->orchard, &planning->harvest, planning->memory, MEMORY, planning->slice);
}

static void plan_first(void *context)
{
    struct planning *planning = context;
    struct harvest *harvest = &planning->harvest;
    gg_team_search *search =
        gg_team_begin(&planning->orchard.problem, &harvest->schedule, planning->memory, MEMORY, 16);
    while (gg_team_reported(search)->expansions[GG_TEAM_SINGLE] == 0 &&
           gg_team_run(search, 1) == GG_TEAM_SEARCHING)
        ;
}

/* The makespan of a way in seconds; a line where it has found nothing. */
static void print_way(const char *name, uint32_t makespan)
{
    if (makespan == GG_TEAM_NEVER)
        printf("  %s -", name);
    else
        printf("  %s %.2f", name, makespan / 1000.0);
}

static void bench_size(unsigned requests, unsigned members)
{
    struct planning planning = {.memory = malloc(MEMORY), .slice = GG_TEAM_ALL};
    orchard_make(&planning.orchard, members, requests, 0);
    double once = time_of(plan_all, &planning);
    const gg_team_report *report = &planning.harvest.report;
    printf("%2u requests, %u members: %.2f s%s", requests, members,
           planning.harvest.schedule.makespan / 1000.0,
           planning.harvest.outcome == GG_TEAM_PROVEN ? ", proven" : "");
    print_way(" dispatch", report->makespans[GG_TEAM_DISPATCH]);
    print_way("beam", report->makespans[GG_TEAM_BEAM]);
    print_way("request by request", report->makespans[GG_TEAM_SINGLE]);
    double first = time_of(plan_first, &planning);
    planning.slice = SLICE;
    double sliced = time_of(plan_all, &planning);
    printf("\n    up to the beam %.3f ms, all %.3f ms, in slices of %d units %.3f ms: "
           "%.0f, %.0f and %.0f a second\n",
           first / 1e6, once / 1e6, SLICE, sliced / 1e6, 1e9 / first, 1e9 / once, 1e9 / sliced);
    orchard_free(&planning.orchard);
    free(planning.memory);
}

/* ------------------------------------------------------------------ the books */

enum { TEAMS = 100, TEAM_SIZE = 8, TEAM_ORDERS = 8, TEAM_ENTRIES = 64 };

/* Books of a team that waits, with all requests planned. */
struct waiting {
    gg_team team;
    gg_team_member_slot member_slots[TEAM_SIZE];
    uint32_t levels[2 * TEAM_SIZE];
    gg_team_request_slot request_slots[TEAM_ORDERS];
    gg_team_entry entries[TEAM_ENTRIES];
    uint16_t capacities[ORCHARD_PLACES];
    uint64_t words[4 * ORCHARD_WORDS];
};

struct waiters {
    struct orchard orchard;
    struct waiting teams[TEAMS];
    gg_team_planner planner;
};

static void let_wait(struct waiters *waiters, struct waiting *waiting)
{
    gg_team team = {.tables = &waiters->orchard.team,
                    .member_slots = waiting->member_slots,
                    .levels = waiting->levels,
                    .request_slots = waiting->request_slots,
                    .entries = waiting->entries,
                    .points = waiters->orchard.points,
                    .capacities = waiting->capacities,
                    .words = waiting->words,
                    .member_limit = TEAM_SIZE,
                    .request_limit = TEAM_ORDERS,
                    .entry_limit = TEAM_ENTRIES};
    waiting->team = team;
    gg_team_init(&waiting->team);
    for (unsigned i = 0; i < TEAM_SIZE; i++)
        gg_team_join(&waiting->team, waiters->orchard.state, waiters->orchard.levels[i],
                     waiters->orchard.members[i].speed);
    for (unsigned i = 0; i < TEAM_ORDERS; i++)
        gg_team_want(&waiting->team, 0, GG_NONE, 0, false);
    gg_team_tick(&waiting->team, &waiters->planner, waiters->orchard.state, GG_TEAM_ALL, 0);
}

static void tick_all(void *context)
{
    struct waiters *waiters = context;
    for (unsigned i = 0; i < TEAMS; i++)
        gg_team_tick(&waiters->teams[i].team, &waiters->planner, waiters->orchard.state, 1000, 1);
}

static void bench_books(void)
{
    struct waiters *waiters = calloc(1, sizeof *waiters);
    orchard_make(&waiters->orchard, TEAM_SIZE, 0, 0);
    waiters->planner.memory = malloc(MEMORY / 8);
    waiters->planner.size = MEMORY / 8;
    waiters->planner.beam = 4;
    for (unsigned i = 0; i < TEAMS; i++)
        let_wait(waiters, &waiters->teams[i]);
    printf("a tick without events of %d teams of %d: %.1f ns a member\n", TEAMS, TEAM_SIZE,
           time_of(tick_all, waiters) / (TEAMS * TEAM_SIZE));
    free(waiters->planner.memory);
    orchard_free(&waiters->orchard);
    free(waiters);
}

void bench_teams(void)
{
    printf("\nteams: schedules of the orchard, a beam of 16, %d bytes\n", MEMORY);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        bench_size(sizes[i].requests, sizes[i].members);
    bench_books();
}
