/* SPDX-License-Identifier: MIT */
/*
 * See weighing.h. An agent has eight goals, whose plans of one to nine steps are read from tables, and
 * stands somewhere else at each decision. In one life none of the goals is worth its plan, so that it
 * reads all and sleeps on; in the other one it adopts the plan for the best, and begins with it.
 */
#include "weighing.h"

#include "compiled.h"
#include "planner.h"
#include "tables/memory_plan.h"
#include "timing.h"

#include <stdio.h>
#include <stdlib.h>

enum { SITES = 9, GOALS = 8, DECISIONS = 1000 };

/* A life, in which the agent decides again and again. */
struct weighed_life {
    gg_domain domain;
    struct memory_placed_features features;
    gg_planner *planner;
    gg_agent *agent;
    gg_world *world;
    uint16_t here;
    bool stops; /* whether it forgets its plan before each decision */
};

static void write_weighed_domain(struct text *yaml, int value)
{
    text_add(yaml, "domain: d\ntypes: {site: [s0, s1, s2, s3, s4, s5, s6, s7, s8]}\nstate:\n"
                   "  here: site\n  done(site): bool\n"
                   "  beside(site, site): {type: bool, constant: true}\nstart:\n");
    for (int i = 0; i + 1 < SITES; i++)
        text_add(yaml, "  - 'beside(s%d, s%d)'\n  - 'beside(s%d, s%d)'\n", i, i + 1, i + 1, i);
    text_add(yaml, "actions:\n"
                   "  go(site from, site to): {preconditions: [here == from, 'beside(from, to)'], "
                   "effects: here = to, duration: 1h, cost: 3}\n"
                   "  work(site s): {preconditions: here == s, effects: 'done(s)', duration: 1h, "
                   "cost: 4}\n"
                   "goals:\n");
    for (int i = 0; i < GOALS; i++)
        text_add(yaml, "  g%d: {conditions: 'done(s%d)', value: %d}\n", i, i, value);
}

static void live_on(void *context)
{
    struct weighed_life *life = context;
    for (int i = 0; i < DECISIONS; i++) {
        if (life->stops)
            (void)gg_agent_stop(life->agent, life->planner);
        gg_agent_write(life->agent, life->here, (uint32_t)(i * 5 % SITES));
        gg_agent_tick(life->agent, life->planner, 1);
    }
}

static void begin_weighed_life(struct pool *pool, struct weighed_life *life,
                               const struct tables *tables)
{
    struct memory_size_values sizes = memory_size_values_of(tables);
    uint32_t agent = sizeof(gg_agent), world = sizeof(gg_world);
    struct memory_places places = memory_lay_out(&sizes, &agent, &world);
    life->domain = tables->domain;
    memory_set_places(&places, &life->domain, &life->features);
    life->planner = planner_of(pool, tables);
    life->agent = pool_take(pool, agent);
    life->world = pool_take(pool, world);
    gg_world_init(life->world, &life->domain);
    gg_agent_init(life->agent, life->world, 0, 1);
    while (life->domain.facts[life->here].top != SITES - 1)
        life->here++;
}

static void print_weighed(const char *name, int value, bool stops)
{
    struct pool *pool = pool_new();
    struct text yaml = {0};
    struct weighed_life life = {.stops = stops};
    write_weighed_domain(&yaml, value);
    begin_weighed_life(pool, &life, compiled(pool, yaml.data));
    double time = time_of(live_on, &life);
    printf("%-60s %8.1f ns\n", name, time / DECISIONS);
    text_free(&yaml);
    pool_free(pool);
}

void bench_weighing(void)
{
    printf("\nDecisions among eight goals, which are weighed by plans that are read:\n\n");
    print_weighed("none is worth its plan", 4, false);
    print_weighed("the plan for the best is adopted, and begun", 100, true);
}
