/* SPDX-License-Identifier: MIT */
/* Methods that agents hold on to: `inertia` of methods and tasks, worked out by hand. */
#include "agent/agent.h"
#include "gg_explain.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ------------------------------------------------- what the game answers */

static int32_t told_score; /* of methods with a called one */
static bool told_denial;   /* whether it denies methods that it can */

static int32_t tell_score(gg_agent *agent, uint16_t task, uint16_t method)
{
    (void)agent;
    (void)task;
    (void)method;
    return told_score;
}

static bool allow_unless_told(gg_agent *agent, uint16_t task, uint16_t method)
{
    (void)agent;
    (void)task;
    (void)method;
    return !told_denial;
}

/* Lets the agents of a stage ask the functions above. */
static void answer_calls(struct stage *stage)
{
    static gg_denying_calls calls;
    calls.calls = *stage->agent_types[0].calls;
    calls.allows = allow_unless_told;
    calls.calls.score = tell_score;
    stage->agent_types[0].calls = &calls.calls;
}

/* ------------------------------------------------------------------------- scores */

/* Two needs, b before a where they are equal. */
#define SCORED(of_task, of_a)                                                                      \
    "domain: d\nstate: {na: 0..99, nb: 0..99, stuck: bool}\n"                                      \
    "actions:\n  do_a: {duration: 1s}\n  do_b: {preconditions: not stuck, duration: 1s}\n"         \
    "tasks:\n  live:\n    select: score\n" of_task "    methods:\n"                                \
    "      b: {score: nb, subtasks: do_b}\n      a: {score: na, " of_a "subtasks: do_a}\n"

static const char *const to_b =
    "tick do_a, stop do_a, ended do_a aborted, interrupted live.b, made 1, chose live.b, "
    "started do_b, start do_b";

static void stage_at_a(struct stage *stage, struct actor *actor, const char *yaml)
{
    stage_start(stage, yaml);
    actor_start(actor, stage, 0, 1);
    set_fact(actor, "na", 10);
    stage_tick(stage, actor, 1);
    expect_log(stage, "made 1, chose live.a, started do_a, start do_a");
}

/* Another method takes over when it is ahead by more, and equal does not suffice; 0 counts. */
static void a_better_score_interrupts(void)
{
    static const struct {
        const char *yaml;
        uint32_t equal; /* the score of b that does not suffice */
    } cases[] = {{SCORED("    inertia: 20\n", ""), 30},
                 {SCORED("", "inertia: 20, "), 30},
                 {SCORED("    inertia: 20\n", "inertia: 5, "), 15},
                 {SCORED("    inertia: 0\n", ""), 10}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct stage stage;
        struct actor actor;
        stage_at_a(&stage, &actor, cases[i].yaml);
        set_fact(&actor, "nb", cases[i].equal);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, "tick do_a");
        set_fact(&actor, "nb", cases[i].equal + 1);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, to_b);
        stage_end(&stage);
    }
}

/* Without the key nothing does, nor where another method alone has it. */
static void without_the_key_no_score_interrupts(void)
{
    static const char *const yamls[] = {SCORED("", ""),
                                        "domain: d\nstate: {na: 0..99, nb: 0..99, stuck: bool}\n"
                                        "actions:\n  do_a: {duration: 1s}\n  do_b: {duration: 1s}\n"
                                        "tasks:\n  live:\n    select: score\n    methods:\n"
                                        "      b: {score: nb, inertia: 0, subtasks: do_b}\n"
                                        "      a: {score: na, subtasks: do_a}\n"};
    for (size_t i = 0; i < sizeof yamls / sizeof *yamls; i++) {
        struct stage stage;
        struct actor actor;
        stage_at_a(&stage, &actor, yamls[i]);
        set_fact(&actor, "nb", 99);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, "tick do_a");
        stage_end(&stage);
    }
}

/* A plan that failed is made anew for the same method, but not one that was carried out. */
static void it_counts_when_a_failed_plan_is_made_anew(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_a(&stage, &actor, SCORED("    inertia: 20\n", ""));
    set_fact(&actor, "nb", 30);
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage,
               "tick do_a, stop do_a, ended do_a failure, made 1, chose live.a, started do_a, "
               "start do_a, stop do_a, ended do_a failure");
    actor.answer = NULL;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.a, started do_a, start do_a");
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick do_a, stop do_a, ended do_a success, made 1, chose live.b, started "
                       "do_b, start do_b");
    stage_end(&stage);
}

/* Where the agent has no plan at all, the next choice is free. */
static void it_ends_without_a_plan_of_the_root_task(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nstate: {na: 0..99, nb: 0..99, shut: bool}\n"
                        "actions:\n  do_a: {duration: 1s}\n  do_b: {duration: 1s}\n"
                        "tasks:\n  live:\n    select: score\n    inertia: 20\n    methods:\n"
                        "      b: {score: nb, preconditions: not shut, subtasks: do_b}\n"
                        "      a: {score: na, preconditions: not shut, subtasks: do_a}\n");
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "na", 10);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "nb", 20);
    set_fact(&actor, "shut", 1);
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    actor.answer = NULL;
    set_fact(&actor, "shut", 0);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.b, started do_b, start do_b");
    stage_end(&stage);
}

/* A plan for a goal comes in between: the next choice is free as well. */
static void it_ends_with_a_plan_for_a_goal(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage,
                "domain: d\nstate: {na: 0..99, nb: 0..99, stuck: bool}\n"
                "actions:\n  do_a: {duration: 1s}\n  do_b: {duration: 1s}\n"
                "  calm: {effects: not stuck, duration: 1s}\n"
                "tasks:\n  live:\n    select: score\n    inertia: 20\n    methods:\n"
                "      b: {score: nb, subtasks: do_b}\n      a: {score: na, subtasks: do_a}\n"
                "goals: {calm: {conditions: not stuck}}\n"
                "agents: {cat: {task: live, goals: [calm]}}\n"
                "limits: {plan: 4, nodes: 50}\n");
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "na", 10);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "stuck", 1);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "nb", 20);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick calm, stop calm, ended calm success, reached calm, made 1, chose "
                       "live.b, started do_b, start do_b");
    stage_end(&stage);
}

/* ---------------------------------------------------------------- called and denied */

/* A score that a function of the game tells is asked for at each decision, though nothing changes. */
static void called_scores_are_asked_for(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nstate: {x: {type: bool, sensed: true}}\n"
                        "actions:\n  do_a: {duration: 1s}\n  do_b: {duration: 1s}\n"
                        "tasks:\n  live:\n    select: score\n    inertia: 20\n    methods:\n"
                        "      b: {score: {call: good}, subtasks: do_b}\n"
                        "      a: {score: 10, subtasks: do_a}\n");
    answer_calls(&stage);
    actor_start(&actor, &stage, 0, 1);
    told_score = 5;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.a, started do_a, start do_a");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    told_score = 30;
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a, tick do_a");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 0);
    told_score = 31;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, to_b);
    stage_end(&stage);
}

/* Where facts tell scores, nothing happens until one changes. */
static void scores_of_facts_are_quiet(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_a(&stage, &actor, SCORED("    inertia: 20\n", ""));
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 1000);
    stage_tick(&stage, &actor, 100);
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 900);
    stage_end(&stage);
}

/* What the game denies takes over as soon as it is allowed. */
static void a_denied_rival_interrupts_when_it_is_allowed(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nstate: {na: 0..99, nb: 0..99}\n"
                        "actions:\n  do_a: {duration: 1s}\n  do_b: {duration: 1s}\n"
                        "tasks:\n  live:\n    select: score\n    inertia: 20\n    methods:\n"
                        "      b: {score: nb, procedural_precondition: may, subtasks: do_b}\n"
                        "      a: {score: na, subtasks: do_a}\n");
    answer_calls(&stage);
    actor_start(&actor, &stage, 0, 1);
    told_denial = true;
    set_fact(&actor, "na", 10);
    set_fact(&actor, "nb", 31);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.a, started do_a, start do_a");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a");
    told_denial = false;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, to_b);
    stage_end(&stage);
}

/* -------------------------------------------------------------------- priorities */

/* Of three priorities only the one that is more than by one greater interrupts. */
#define ORDERED(more)                                                                              \
    "domain: d\nstate: {a: bool, b: bool, c: bool}\n"                                              \
    "actions:\n  do_a: {duration: 1s}\n  do_b: {duration: 1s}\n  do_c: {duration: 1s}\n"           \
    "tasks:\n  live:\n    select: priority\n    methods:\n"                                        \
    "      a: {priority: 3, preconditions: a, subtasks: do_a}\n"                                   \
    "      b: {priority: 2, preconditions: b, subtasks: do_b}\n"                                   \
    "      c: {priority: 1, " more "inertia: 1, preconditions: c, subtasks: do_c}\n"               \
    "      d: {}\n"

static void a_priority_interrupts_that_is_greater_by_more(void)
{
    static const char *const yamls[] = {ORDERED(""), ORDERED("weight: 2, ")};
    for (int i = 0; i < 2; i++) {
        struct stage stage;
        struct actor actor;
        stage_start(&stage, yamls[i]);
        actor_start(&actor, &stage, 0, 1);
        set_fact(&actor, "c", 1);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, "made 1, chose live.c, started do_c, start do_c");
        set_fact(&actor, "b", 1);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, "tick do_c");
        actor.answer = always_fails;
        stage_tick(&stage, &actor, 1);
        actor.answer = NULL;
        forget_log(&stage);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, "made 1, chose live.c, started do_c, start do_c");
        set_fact(&actor, "a", 1);
        stage_tick(&stage, &actor, 1);
        expect_log(&stage, "tick do_c, stop do_c, ended do_c aborted, interrupted live.a, made 1, "
                           "chose live.a, started do_a, start do_a");
        stage_end(&stage);
    }
}

/* Among methods that are drawn, the one that is held is tried before the others, also if it is an instance;
 * those of a priority that is greater by more before it. */
static void what_is_drawn_is_held(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\ntypes: {spot: [s, t, u]}\n"
                        "state: {alarm: bool, free(spot): {type: bool, start: true}}\n"
                        "actions:\n  flee: {duration: 1s}\n  sit(spot x): {duration: 1s}\n"
                        "  sing: {duration: 1s}\n"
                        "tasks:\n  live:\n    select: priority\n    inertia: 5\n    methods:\n"
                        "      flee: {priority: 9, preconditions: alarm, subtasks: flee}\n"
                        "      sit(spot x): {weight: 1, preconditions: free(x), subtasks: sit(x)}\n"
                        "      sing: {weight: 1, subtasks: sing}\n");
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "free(s)", 0);
    for (int i = 0; i < 50; i++) { /* until it sits at t */
        stage_tick(&stage, &actor, 1000);
        if (strcmp(action_name(&stage, gg_agent_action(&actor.core)), "sit(t)") == 0)
            break;
    }
    set_fact(&actor, "free(s)", 1);
    for (int i = 0; i < 30; i++) {
        actor.answer = always_fails;
        stage_tick(&stage, &actor, 1);
        actor.answer = NULL;
        stage_tick(&stage, &actor, 1);
        CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "sit(t)");
    }
    actor.answer = always_fails;
    set_fact(&actor, "alarm", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    CHECK_SAYING(strstr(stage.log.data, "chose live.flee") != NULL, "%s", stage.log.data);
    stage_end(&stage);
}

/* ------------------------------------------------------------- explained and saved */

static void methods_inertia_is_explained(void)
{
    static const struct {
        const char *yaml, *needs, *says;
    } cases[] = {
        {SCORED("    inertia: 20\n", ""), "nb",
         "not live > b: live > a is carried out, 25 to 30, of which inertia is 20"},
        {ORDERED(""), "b", "not live > b: live > c is carried out, 2 to 2, of which inertia is 1"}};
    for (int i = 0; i < 2; i++) {
        struct stage stage;
        struct actor actor;
        char text[2000];
        stage_start(&stage, cases[i].yaml);
        actor_start(&actor, &stage, 0, 1);
        set_fact(&actor, i == 0 ? "na" : "c", i == 0 ? 10 : 1);
        stage_tick(&stage, &actor, 1);
        set_fact(&actor, cases[i].needs, i == 0 ? 25 : 1);
        gg_agent_explain(&actor.core, &stage.planner, NULL, &gg_task_reasons, text, sizeof text);
        CHECK_SAYING(strstr(text, cases[i].says), "%s", text);
        stage_end(&stage);
    }
}

static void saved_methods_are_checked(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_a(&stage, &actor, SCORED("    inertia: 20\n", ""));
    gg_held_method *held = gg_agent_part(&actor.core, stage.domain.features->holdings->agent_held);
    gg_held_method good = *held;
    CU_ASSERT_EQUAL(good.task, 1);
    CU_ASSERT_EQUAL(good.method, 1);
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_ATTACHED);
    held->task = 2; /* there is no such task */
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    *held = good;
    held->method = 2; /* nor such a method */
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    for (int i = 0; i <= stage.domain.watch_limit; i++)
        held[i] = good; /* there is no end */
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    stage_end(&stage);
    stage_at_a(&stage, &actor, SCORED("", "inertia: 20, "));
    held = gg_agent_part(&actor.core, stage.domain.features->holdings->agent_held);
    held->method = 0; /* nothing interrupts it */
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    stage_end(&stage);
}

/* A plan is given up while an action runs that must end by itself. When it has ended, the method is held on to. */
static void what_must_end_first_ends_no_inertia(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nstate: {dry: {type: bool, start: true}, open: bool}\n"
               "actions:\n  dig: {duration: 1s, uninterruptible: true}\n"
               "  sow: {preconditions: dry, duration: 1s}\n  rest: {duration: 1s}\n"
               "tasks:\n  live:\n    select: priority\n    methods:\n"
               "      go_in: {priority: 2, preconditions: open, subtasks: rest}\n"
               "      work: {priority: 1, inertia: 1, subtasks: [dig, sow]}\n"
               "      idle: {priority: 0, subtasks: rest}\n");
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "dry", 0);
    stage_tick(&stage, &actor, 500);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "dig");
    set_fact(&actor, "dry", 1);
    set_fact(&actor, "open", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 600);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "dig");
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "chose live.work"));
    stage_end(&stage);
}

void add_method_inertia_suite(void)
{
    CU_pSuite suite = CU_add_suite("method inertia", NULL, NULL);
    CU_ADD_TEST(suite, a_better_score_interrupts);
    CU_ADD_TEST(suite, without_the_key_no_score_interrupts);
    CU_ADD_TEST(suite, it_counts_when_a_failed_plan_is_made_anew);
    CU_ADD_TEST(suite, it_ends_without_a_plan_of_the_root_task);
    CU_ADD_TEST(suite, it_ends_with_a_plan_for_a_goal);
    CU_ADD_TEST(suite, called_scores_are_asked_for);
    CU_ADD_TEST(suite, scores_of_facts_are_quiet);
    CU_ADD_TEST(suite, a_denied_rival_interrupts_when_it_is_allowed);
    CU_ADD_TEST(suite, a_priority_interrupts_that_is_greater_by_more);
    CU_ADD_TEST(suite, what_is_drawn_is_held);
    CU_ADD_TEST(suite, methods_inertia_is_explained);
    CU_ADD_TEST(suite, saved_methods_are_checked);
    CU_ADD_TEST(suite, what_must_end_first_ends_no_inertia);
}
