/* SPDX-License-Identifier: MIT */
/*
 * Methods with procedural preconditions: worked examples. That plans are right with any denials is
 * seen in random problems (tests/models/test_htn.c, test_recursion.c), and when agents ask in random
 * lives (test_quiet_lives.c).
 */
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <string.h>

/* What the game says no to: by the number of the method in the YAML, a bit each; and how often it
 * was asked. */
static uint32_t denied;
static unsigned asked;

static bool allows(gg_agent *agent, uint16_t task, uint16_t method)
{
    asked++;
    return !(denied >> agent->domain->features->denials->of_methods[task][method].source & 1);
}

static int32_t score(gg_agent *agent, uint16_t task, uint16_t method)
{
    (void)agent;
    (void)task;
    return method;
}

/* Starts a stage whose game denies some methods, and nothing is asked yet. */
static void start(struct stage *stage, struct actor *actor, const char *yaml, uint32_t no)
{
    static gg_denying_calls calls;
    stage_with(stage, actor, yaml);
    calls.calls = *stage->agent_types[0].calls;
    calls.allows = allows;
    calls.calls.score = score;
    stage->agent_types[0].calls = &calls.calls;
    denied = no;
    asked = 0;
}

static void expect_doing(const struct stage *stage, const struct actor *actor, const char *action)
{
    uint16_t running = gg_agent_action(&actor->core);
    const char *name = running == GG_NONE ? "nothing" : action_name(stage, running);
    CHECK_SAYING(strcmp(name, action) == 0, "it does %s", name);
}

/* ------------------------------------------------------------------- planning */

static const char ordered[] =
    "domain: d\nlimits: {plan: 8}\nstate: {cold: bool}\n"
    "actions: {a: {effects: cold}, b: {}, c: {preconditions: cold}}\n"
    "tasks:\n"
    "  live: {methods: {both: {subtasks: [part, part, c]}}}\n"
    "  part: {methods: {one: {procedural_precondition: may, subtasks: a},\n"
    "    two: {procedural_precondition: may, preconditions: cold, subtasks: b},\n"
    "    last: {subtasks: a}}}\n";

/* Methods 1 and 2 are one and two of part. What is denied is passed over, and nothing is asked whose
 * preconditions do not hold or twice in a planning. */
static void what_is_denied_is_passed_over(void)
{
    struct stage stage;
    struct actor actor;
    start(&stage, &actor, ordered, 1u << 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(asked, 2);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "made 3, chose live.both, chose part.last, "
                                                  "chose part.two, started a"));
    stage_end(&stage);
    start(&stage, &actor, ordered, 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(asked, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "made 3, chose live.both, chose part.one, "
                                                  "chose part.one, started a"));
    stage_end(&stage);
}

/* Of drawn methods those that are denied are never chosen; the others are. If all are denied there is
 * no plan. */
static void what_is_denied_is_not_drawn(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\nactions: {a: {duration: 1s}, b: {}, c: {duration: 1s}}\n"
        "tasks: {live: {select: random, methods: {\n"
        "  m: {procedural_precondition: m, subtasks: a},\n"
        "  n: {procedural_precondition: n, subtasks: b},\n"
        "  o: {procedural_precondition: o, subtasks: c}}}}\n";
    struct stage stage;
    struct actor actor;
    unsigned done[3] = {0};
    start(&stage, &actor, yaml, 1u << 1);
    for (int i = 0; i < 60; i++) {
        stage_tick(&stage, &actor, 1);
        done[gg_agent_action(&actor.core) == GG_NONE ? 1 : gg_agent_action(&actor.core)]++;
        gg_agent_stop(&actor.core, &stage.planner);
    }
    CU_ASSERT_TRUE(done[0] > 10 && done[1] == 0 && done[2] > 10);
    denied = 7;
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "failed 1");
    stage_end(&stage);
}

/* The highest score comes first, unless it is denied; what comes later is not asked. */
static void the_best_that_is_allowed_is_taken(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\nactions: {a: {}, b: {}, c: {}}\n"
        "tasks: {live: {select: score, methods: {\n"
        "  m: {score: {call: s}, procedural_precondition: m, subtasks: a},\n"
        "  n: {score: {call: s}, procedural_precondition: n, subtasks: b},\n"
        "  o: {score: {call: s}, procedural_precondition: o, subtasks: c}}}}\n";
    struct stage stage;
    struct actor actor;
    start(&stage, &actor, yaml, 1u << 2);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "chose live.n"));
    CU_ASSERT_EQUAL(asked, 2);
    stage_end(&stage);
}

/* ---------------------------------------------------------------- interruptions */

static const char watched[] =
    "domain: d\nlimits: {plan: 8}\nstate: {near: bool, other: bool}\n"
    "actions: {bark: {duration: 1s}, bite: {preconditions: near, duration: 1s},\n"
    "  nap: {duration: 1s}, doze: {duration: 1s, uninterruptible: true}}\n"
    "tasks:\n"
    "  live:\n    select: priority\n    methods:\n"
    "      attack: {priority: 3, procedural_precondition: dares, subtasks: bite}\n"
    "      guard: {priority: 2, procedural_precondition: hears, subtasks: bark}\n"
    "      rest: {subtasks: [nap, doze]}\n";

/* A method of higher priority that was denied is asked for at each decision, and interrupts as soon
 * as it is allowed; nothing is planned before. */
static void what_is_allowed_now_interrupts(void)
{
    struct stage stage;
    struct actor actor;
    start(&stage, &actor, watched, 3);
    set_fact(&actor, "near", 1);
    stage_tick(&stage, &actor, 1);
    expect_doing(&stage, &actor, "nap");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    forget_log(&stage);
    asked = 0;
    for (int i = 0; i < 5; i++)
        stage_tick(&stage, &actor, 10);
    CU_ASSERT_EQUAL(asked, 10);
    expect_log(&stage, "tick nap, tick nap, tick nap, tick nap, tick nap");
    denied = 1; /* it hears now */
    stage_tick(&stage, &actor, 10);
    expect_doing(&stage, &actor, "bark");
    denied = 0; /* and dares */
    stage_tick(&stage, &actor, 10);
    expect_doing(&stage, &actor, "bite");
    CU_ASSERT_TRUE(gg_agent_quiet(&actor.core) > 0);
    stage_end(&stage);
}

/* What is allowed but cannot be done is planned once, and not at each decision. A method that cannot
 * apply is not asked for. */
static void what_is_allowed_in_vain_is_planned_once(void)
{
    struct stage stage;
    struct actor actor;
    start(&stage, &actor, watched, 3);
    stage_tick(&stage, &actor, 1);
    asked = 0;
    stage_tick(&stage, &actor, 10);
    CU_ASSERT_EQUAL(asked, 1); /* that it bites needs something else */
    denied = 1;
    stage_tick(&stage, &actor, 10);
    expect_doing(&stage, &actor, "bark");
    stage_end(&stage);
}

static void what_only_the_game_stops_is_not_interrupted(void)
{
    struct stage stage;
    struct actor actor;
    start(&stage, &actor, watched, 3);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1000);
    expect_doing(&stage, &actor, "doze");
    asked = denied = 0;
    stage_tick(&stage, &actor, 10);
    expect_doing(&stage, &actor, "doze");
    CU_ASSERT_EQUAL(asked, 0);
    CU_ASSERT_TRUE(gg_agent_quiet(&actor.core) > 0);
    stage_tick(&stage, &actor, 990);
    stage_tick(&stage, &actor, 1);
    expect_doing(&stage, &actor, "bark");
    stage_end(&stage);
}

/* --------------------------------------------------------------------- reasons */

static void it_is_told_that_the_game_denies_it(void)
{
    struct stage stage;
    struct actor actor;
    char text[300];
    start(&stage, &actor, watched, 3);
    set_fact(&actor, "near", 1);
    stage.tells_failed = true;
    gg_agent_explain(&actor.core, &stage.planner, NULL, &gg_task_reasons, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "would do the root task: nap, doze\n"
                                 "not live > attack, denied by the game\n"
                                 "not live > guard, denied by the game\n"
                                 "method: live > rest\n");
    set_fact(&actor, "near", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 2, passed over live.attack, denied live.guard, chose live.rest, "
                       "started nap, start nap");
    gg_event event = {GG_METHOD_DENIED, 0, 1, GG_NONE, {false, 0, 0, 0, 0, 0}};
    gg_event_text(&stage.domain, &event, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "not live > guard, denied by the game");
    stage_end(&stage);
}

static void without_any_nothing_of_it_is_in_the_tables(void)
{
    struct compiled compiled =
        compile_text("domain: d\nactions: {a: {procedural_precondition: may}}\n"
                     "tasks: {live: {methods: {m: {subtasks: a}}}}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_PTR_NULL(compiled.tables->domain.features->denials);
    compiled_free(&compiled);
}

void add_denied_methods_suite(void)
{
    CU_pSuite suite = CU_add_suite("denied methods", NULL, NULL);
    CU_ADD_TEST(suite, what_is_denied_is_passed_over);
    CU_ADD_TEST(suite, what_is_denied_is_not_drawn);
    CU_ADD_TEST(suite, the_best_that_is_allowed_is_taken);
    CU_ADD_TEST(suite, what_is_allowed_now_interrupts);
    CU_ADD_TEST(suite, what_is_allowed_in_vain_is_planned_once);
    CU_ADD_TEST(suite, what_only_the_game_stops_is_not_interrupted);
    CU_ADD_TEST(suite, it_is_told_that_the_game_denies_it);
    CU_ADD_TEST(suite, without_any_nothing_of_it_is_in_the_tables);
}
