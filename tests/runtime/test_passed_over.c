/* SPDX-License-Identifier: MIT */
/* What the trace is told of methods that were passed over: which, and because of which fact. */
#include "support/stage.h"
#include "suites.h"

#include <string.h>

/* A task that fails as a whole, one that passes two methods over, and parameters. */
static const char passing[] = "domain: d\nlimits: {plan: 8}\n"
                              "types: {room: [hall, yard, attic]}\n"
                              "state: {a: bool, b: bool, c: {type: bool, start: true}, at: room}\n"
                              "actions:\n"
                              "  x: {effects: [not c, b], duration: 5ms}\n"
                              "  y: {duration: 5ms}\n"
                              "  go(room to): {preconditions: [at != to, a], effects: at = to}\n"
                              "tasks:\n"
                              "  live:\n"
                              "    methods:\n"
                              "      first: {preconditions: [c, a], subtasks: y}\n"
                              "      walk(room r): {subtasks: [go(r)]}\n"
                              "      last: {preconditions: c, subtasks: [x, then, y]}\n"
                              "  then:\n"
                              "    methods:\n"
                              "      never: {preconditions: [c, a], subtasks: y}\n"
                              "      empty: {preconditions: b}\n";

/* Each with the fact that was in the way where its turn came, all instances of a method as
 * one. */
static void methods_that_are_passed_over_are_told(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, passing);
    stage.tells_failed = true;
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 2, passed over live.first, passed over live.walk(hall), "
                       "chose live.last, passed over then.never, chose then.empty, started x, "
                       "start x");
    set_fact(&actor, "c", 0);
    gg_agent_stop(&actor.core, &stage.planner);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "failed 1, passed over live.first, passed over live.walk(hall), "
                       "passed over live.last");
    stage_end(&stage);
}

/* A method of which one way fails and the other one holds, but whose action the game denies. */
static const char denied[] = "domain: d\nlimits: {plan: 4}\n"
                             "state: {a: bool, b: {type: bool, start: true}}\n"
                             "actions:\n"
                             "  leave: {procedural_precondition: may_leave, duration: 5ms}\n"
                             "  sit: {preconditions: b, duration: 5ms}\n"
                             "tasks: {live: {methods: {go: {preconditions: a or b, subtasks: "
                             "leave}, stay: {subtasks: sit}}}}\n";

static bool never(struct gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    return false;
}

static void note_passed_over(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)agent;
    if (event->kind == GG_METHOD_FAILED)
        *(gg_event *)context = *event;
}

/* Its preconditions hold: no fact is in the way, not even the first one. */
static void no_fact_is_in_the_way_of_subtasks(void)
{
    struct stage stage;
    struct actor actor;
    gg_event told = {GG_PLAN_MADE, 7, 7, 7, {false, 0, 0, 0, 0, 0}};
    char text[60];
    stage_start(&stage, denied);
    gg_calls calls = *stage.agent_types[0].calls;
    calls.precondition = never;
    stage.agent_types[0].calls = &calls;
    stage.domain.names = NULL;
    stage.planner.trace = note_passed_over;
    stage.planner.context = &told;
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT(told.kind == GG_METHOD_FAILED && told.index == 0 && told.value == 0);
    CU_ASSERT_EQUAL(told.fact, GG_NONE);
    gg_event_text(&stage.domain, &told, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "not task 0 > method 0, because of its subtasks");
    stage_end(&stage);
}

void add_passed_over_suite(void)
{
    CU_pSuite suite = CU_add_suite("passed over", NULL, NULL);
    CU_ADD_TEST(suite, methods_that_are_passed_over_are_told);
    CU_ADD_TEST(suite, no_fact_is_in_the_way_of_subtasks);
}
