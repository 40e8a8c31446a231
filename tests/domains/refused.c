/* SPDX-License-Identifier: MIT */
/*
 * Does from a function of the game what it must not, and checks that it is refused and that
 * nothing else has changed. Usage: refused check|cost|score|trace|own|explained plan|tick|stop;
 * explained: from within functions that an explanation asks, with a planner of its own
 */
#include "refused.h"

#include <stdio.h>
#include <string.h>

static refused_world world;
static refused_agent one, other;
static refused_planner planner, spare;
static bool explaining;
static const char *where, *what;
static int faults, attempts, calls_of_other;

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("line %d: %s\n", __LINE__, #condition);                                         \
            faults++;                                                                              \
        }                                                                                          \
    } while (0)

static void attempt_plan(refused_agent *agent, refused_planner *with, gg_outcome expected)
{
    uint16_t steps[REFUSED_PLAN_STEPS];
    gg_plan plan = {steps, REFUSED_PLAN_STEPS, 7};
    CHECK(refused_agent_plan(agent, with, REFUSED_GOAL_SUCCESS, &plan) == expected);
    CHECK(expected == GG_FOUND ? plan.length <= 2 : plan.length == 0);
}

/* Time passes, and nothing else. */
static void attempt_tick(refused_agent *agent, refused_planner *with)
{
    uint32_t elapsed = refused_agent_elapsed(agent);
    uint16_t action = gg_agent_action(&agent->core);
    int calls = calls_of_other, tired = (int)refused_tired(agent);
    refused_agent_tick(agent, with, 200);
    CHECK(calls == calls_of_other);
    CHECK(gg_agent_action(&agent->core) == action);
    CHECK(action == GG_NONE || refused_agent_elapsed(agent) == elapsed + 200);
    CHECK(refused_tired(agent) == tired + 2);
}

static void attempt_stop(refused_agent *agent, refused_planner *with)
{
    uint16_t action = gg_agent_action(&agent->core);
    CHECK(!refused_agent_stop(agent, with));
    CHECK(gg_agent_action(&agent->core) == action);
}

/* From within functions that are called for an agent. */
static void attempt(const char *here, refused_agent *agent)
{
    refused_planner *with = strcmp(here, "explained") == 0 ? &spare : &planner;
    if (strcmp(where, here) != 0 || agent == NULL)
        return;
    attempts++;
    if (strcmp(what, "plan") == 0)
        attempt_plan(agent, with, strcmp(here, "own") == 0 || with == &spare ? GG_FOUND : GG_BUSY);
    else if (strcmp(what, "tick") == 0)
        attempt_tick(agent, with);
    else
        attempt_stop(agent, with);
}

/* --------------------------------------------------------------- functions */

static gg_status act(refused_agent *agent)
{
    if (agent == &other)
        calls_of_other++;
    else
        attempt("own", &one);
    return refused_agent_wait(agent);
}

gg_status refused_task_prepare(refused_agent *agent, gg_phase phase)
{
    (void)phase;
    return act(agent);
}

gg_status refused_task_hasten(refused_agent *agent, gg_phase phase)
{
    (void)phase;
    return act(agent);
}

gg_status refused_task_finish(refused_agent *agent, gg_phase phase)
{
    (void)phase;
    return act(agent);
}

gg_status refused_task_rest(refused_agent *agent, gg_phase phase)
{
    (void)phase;
    return act(agent);
}

bool refused_check_allowed(const refused_agent *agent)
{
    attempt("check", agent == &one ? &other : NULL);
    return true;
}

uint16_t refused_cost_price(const refused_agent *agent)
{
    attempt("cost", agent == &one ? &other : NULL);
    return 3;
}

int32_t refused_score_comfort(const refused_agent *agent)
{
    attempt("score", agent == &one ? &other : NULL);
    attempt("explained", agent == &one && explaining ? &one : NULL);
    return 0;
}

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    (void)event;
    attempt("trace", agent == &one.core ? &other : NULL);
}

/* -------------------------------------------------------------------- main */

static void live(refused_agent *agent, int ticks)
{
    for (int i = 0; i < ticks; i++)
        refused_agent_tick(agent, &planner, 50);
}

static void explain(void)
{
    char text[1000];
    explaining = true;
    CHECK(refused_agent_explain(&one, &planner, text, sizeof text) > 0);
    explaining = false;
}

/* What it costs to prepare, at which a plan is made when it wants success; costs are drawn. */
static uint32_t cost_of_plan(uint32_t seed)
{
    refused_planner_init(&planner);
    refused_agent_init(&one, &world, seed);
    live(&one, 4);
    CHECK(one.core.goal == REFUSED_GOAL_SUCCESS);
    return refused_planner_core(&planner)->search.cost;
}

static void compare_costs(void)
{
    const char *here = where;
    for (uint32_t seed = 1; seed <= 50; seed++) {
        where = "";
        uint32_t cost = cost_of_plan(seed);
        where = here;
        CHECK(cost_of_plan(seed) == cost);
    }
}

int main(int count, char **arguments)
{
    if (count != 3)
        return 2;
    where = arguments[1];
    what = arguments[2];
    refused_world_init(&world);
    refused_agent_init(&one, &world, 1);
    refused_agent_init(&other, &world, 2);
    live(&other, 10);
    if (strcmp(where, "own") != 0) /* they may plan, and the planner tells the last cost */
        compare_costs();
    refused_planner_init(&planner);
    refused_agent_init(&one, &world, 1);
    refused_planner_trace(&planner, on_event, NULL);
    live(&one, 1);
    CHECK(gg_agent_action(&one.core) != GG_NONE); /* it rests */
    if (strcmp(where, "explained") == 0)
        explain();
    live(&one, 60);
    CHECK(refused_done(&one)); /* what was planned meanwhile is carried out */
    CHECK(attempts > 0);
    where = "";
    CHECK(refused_agent_stop(&other, &planner));
    refused_set_done(&other, false);
    refused_set_ready(&other, false);
    attempt_plan(&other, &planner, GG_FOUND); /* and everything goes on as before */
    return faults > 0;
}
