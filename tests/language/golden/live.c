/* SPDX-License-Identifier: MIT */
/* A program that lives a domain for a while: compiled with -DNAME=cat
 * -DHEADER='"cat.h"' -DINIT=cat_agent_init, it prints how much happened. */
#include <stdio.h>

#define JOIN_OF(a, b) a##b
#define JOIN(a, b) JOIN_OF(a, b)

#include HEADER

static JOIN(NAME, _world) world;
static JOIN(NAME, _agent) agent;
static JOIN(NAME, _planner) planner;

static void count(void *context, const gg_agent *who, const gg_event *event)
{
    unsigned *counts = (unsigned *)context;
    (void)who;
    counts[event->kind]++;
}

int main(void)
{
    unsigned counts[GG_REQUEST_RESTS + 1] = {0};
    JOIN(NAME, _world_init)(&world);
    INIT(&agent, &world, 42);
    JOIN(NAME, _planner_trace)(&planner, count, counts);
    for (int i = 0; i < 1000; i++) {
        JOIN(NAME, _world_tick)(&world, 100);
        JOIN(NAME, _agent_tick)(&agent, &planner, 100);
    }
    printf("plans %u, actions started %u, ended %u\n", counts[GG_PLAN_MADE], counts[GG_ACTION_STARTED],
           counts[GG_ACTION_ENDED]);
    return counts[GG_PLAN_MADE] > 10 && counts[GG_ACTION_ENDED] > 10 ? 0 : 1;
}
