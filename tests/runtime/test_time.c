/* SPDX-License-Identifier: MIT */
/*
 * What goes by the clock: durations of actions, and rules, which are compared with
 * a count of every single millisecond.
 */
#include "support/stage.h"
#include "suites.h"

/* ------------------------------------------------------------- durations */

static const char sleeper[] = "domain: d\n"
                              "actions: {sleep: {duration: 4294967295ms}, nap: {duration: 50ms}}\n"
                              "tasks:\n"
                              "  live: {methods: {m: {subtasks: [nap, sleep]}}}\n"
                              "limits: {plan: 4}\n";

static void a_task_lasts_for_its_duration(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, sleeper);
    CU_ASSERT_EQUAL(gg_agent_wait(&actor.core), GG_INVALID);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_wait(&actor.core), GG_RUNNING);
    for (int i = 0; i < 49; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_wait(&actor.core), GG_RUNNING);
    CU_ASSERT_EQUAL(actor.core.elapsed, 49);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), action_number(stage.compiled.tables, "nap"));
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), action_number(stage.compiled.tables, "sleep"));
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    stage_end(&stage);
}

static void elapsed_time_stops_at_its_highest_value(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, sleeper);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 50);
    stage_tick(&stage, &actor, UINT32_MAX - 1);
    CU_ASSERT_EQUAL(actor.core.elapsed, UINT32_MAX - 1);
    CU_ASSERT_EQUAL(gg_agent_wait(&actor.core), GG_RUNNING);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick sleep, stop sleep, ended sleep success, "
                       "made 2, chose live.m, started nap, start nap");
    stage_end(&stage);
}

static void a_task_without_end_keeps_its_time(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, sleeper);
    actor.answer = never_ends;
    for (int i = 0; i < 5; i++)
        stage_tick(&stage, &actor, UINT32_MAX);
    CU_ASSERT_EQUAL(actor.core.elapsed, UINT32_MAX);
    CU_ASSERT_EQUAL(stage.scene.core.clock, 5 * (uint64_t)UINT32_MAX);
    stage_end(&stage);
}

/* A domain that only plans has no calls: its actions take their time. */
static void without_calls_actions_take_their_time(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, sleeper);
    stage.agent_types[0].calls = NULL;
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 49);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 2, chose live.m, started nap, ended nap success, started sleep");
    stage_end(&stage);
}

/* ----------------------------------------------------------------- rules */

enum { RULES = 6, NUMBERS = 4, TOP = 9 };

/* Every `period` ms: if number `tested` is at least `least`, number `changed`
 * becomes, or grows by, an amount. */
struct periodic {
    uint32_t period;
    int tested, least, changed, amount;
    bool sets;
};

static void random_rules(struct dice *dice, struct periodic rules[RULES])
{
    for (int i = 0; i < RULES; i++) {
        struct periodic *rule = &rules[i];
        rule->period = 1 + roll(dice, roll(dice, 2) ? 5 : 60);
        rule->tested = (int)roll(dice, NUMBERS);
        rule->least = (int)roll(dice, 3) ? (int)roll(dice, TOP) : 0;
        rule->changed = (int)roll(dice, NUMBERS);
        rule->sets = roll(dice, 3) == 0;
        rule->amount = (int)roll(dice, 5) - (rule->sets ? 0 : 2);
    }
}

static void write_rules(const struct periodic rules[RULES], bool shared, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {plan: 4}\nstate:\n");
    for (int i = 0; i < NUMBERS; i++)
        text_add(yaml, "  n%d: {type: 0..%d, start: %d, shared: %s}\n", i, TOP, i,
                 shared ? "true" : "false");
    text_add(yaml, "rules:\n");
    for (int i = 0; i < RULES; i++) {
        const struct periodic *rule = &rules[i];
        text_add(yaml, "  r%d: {every: %ums, preconditions: n%d >= %d, effects: n%d %s %d}\n", i,
                 rule->period, rule->tested, rule->least, rule->changed,
                 rule->sets         ? "="
                 : rule->amount < 0 ? "-="
                                    : "+=",
                 rule->amount < 0 ? -rule->amount : rule->amount);
    }
}

/* The rules in the course of one millisecond: what held at its beginning, and holds at its turn. */
static void pass_millisecond(const struct periodic rules[RULES], uint32_t clock,
                             int numbers[NUMBERS])
{
    bool held[RULES];
    for (int i = 0; i < RULES; i++)
        held[i] = numbers[rules[i].tested] >= rules[i].least;
    for (int i = 0; i < RULES; i++) {
        const struct periodic *rule = &rules[i];
        if (clock % rule->period != 0 || !held[i] || numbers[rule->tested] < rule->least)
            continue;
        int *number = &numbers[rule->changed];
        *number = rule->sets ? rule->amount : *number + rule->amount;
        *number = *number < 0 ? 0 : *number > TOP ? TOP : *number;
    }
}

static bool numbers_are(const struct actor *actor, const int numbers[NUMBERS])
{
    static const char *const names[NUMBERS] = {"n0", "n1", "n2", "n3"};
    for (int i = 0; i < NUMBERS; i++)
        if (fact_of(actor, names[i]) != (uint32_t)numbers[i])
            return false;
    return true;
}

/* Ticks of any length; false if the facts differ at the end of one. */
static bool follows_the_clock(uint64_t seed, bool shared)
{
    struct periodic rules[RULES];
    struct dice dice = dice_of(seed);
    struct text yaml = {0};
    struct stage stage;
    struct actor actor;
    int numbers[NUMBERS] = {0, 1, 2, 3};
    uint32_t clock = 0;
    bool same = true;
    random_rules(&dice, rules);
    write_rules(rules, shared, &yaml);
    stage_start(&stage, yaml.data);
    actor_start(&actor, &stage, 0, 1);
    for (int i = 0; i < 40 && same; i++) {
        uint32_t ticks = roll(&dice, roll(&dice, 3) ? 30 : 500);
        stage_tick(&stage, &actor, ticks);
        while (ticks-- > 0)
            pass_millisecond(rules, ++clock, numbers);
        same = numbers_are(&actor, numbers);
    }
    stage_end(&stage);
    text_free(&yaml);
    return same;
}

static void rules_fire_as_a_count_of_milliseconds_says(void)
{
    for (uint64_t seed = 1; seed <= 600; seed++)
        CU_ASSERT_TRUE(follows_the_clock(seed, seed % 2));
}

/* A shared rule is the world's: it fires once, however many agents there are. */
static void rules_of_the_world_and_of_agents_are_kept_apart(void)
{
    struct stage stage;
    struct actor one, two;
    stage_start(&stage, "domain: d\n"
                        "state:\n"
                        "  sun: {type: bool, shared: true}\n"
                        "  days: {type: 0..100, shared: true}\n"
                        "  warmth: 0..100\n"
                        "rules:\n"
                        "  day: {every: 1s, effects: days += 1}\n"
                        "  warm: {every: 100ms, preconditions: sun, effects: warmth += 1}\n"
                        "limits: {plan: 4}\n");
    actor_start(&one, &stage, 0, 1);
    actor_start(&two, &stage, 0, 1);
    CU_ASSERT_EQUAL(stage.domain.world_rule_count, 1);
    gg_world_tick(&stage.scene.core, 5000);
    gg_agent_tick(&one.core, &stage.planner, 5000);
    gg_agent_tick(&two.core, &stage.planner, 5000);
    CU_ASSERT_EQUAL(fact_of(&one, "days"), 5);
    CU_ASSERT_EQUAL(fact_of(&one, "warmth"), 0);
    set_fact(&one, "sun", 1);
    gg_agent_tick(&one.core, &stage.planner, 1000);
    CU_ASSERT_EQUAL(fact_of(&one, "days"), 5);
    CU_ASSERT_EQUAL(fact_of(&one, "warmth"), 10);
    CU_ASSERT_EQUAL(fact_of(&two, "warmth"), 0);
    CU_ASSERT_EQUAL(stage.scene.core.clock, 5000);
    stage_end(&stage);
}

/* Rules come before the action: it sees what they change. */
static void rules_come_before_sensing_and_tasks(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {n: 0..9, eye: {type: bool, sensed: true}}\n"
                        "actions: {act: {preconditions: [n >= 1, eye]}}\n"
                        "tasks: {live: {methods: {m: {subtasks: [act]}}}}\n"
                        "rules: {grow: {every: 10ms, preconditions: not eye, effects: n += 1}}\n"
                        "limits: {plan: 4}\n");
    actor_start(&actor, &stage, 0, 1);
    actor.sensed = fact_number(stage.compiled.tables, "eye");
    actor.truth = 1;
    stage_tick(&stage, &actor, 10);
    expect_log(&stage, "made 1, chose live.m, started act, start act, stop act, "
                       "ended act success");
    CU_ASSERT_EQUAL(fact_of(&actor, "n"), 1);
    stage_tick(&stage, &actor, 10);
    CU_ASSERT_EQUAL(fact_of(&actor, "n"), 1);
    stage_end(&stage);
}

/* The longest tick there is, with the longest period. */
static void large_ticks_are_caught_up_with(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {a: 0..1000000, b: 0..10}\n"
                        "rules:\n"
                        "  often: {every: 10s, effects: a += 1}\n"
                        "  seldom: {every: 4294967295ms, effects: b += 1}\n"
                        "limits: {plan: 4}\n");
    actor_start(&actor, &stage, 0, 1);
    gg_agent_tick(&actor.core, &stage.planner, 9999999);
    CU_ASSERT_EQUAL(fact_of(&actor, "a"), 999);
    CU_ASSERT_EQUAL(fact_of(&actor, "b"), 0);
    gg_agent_tick(&actor.core, &stage.planner, UINT32_MAX - 9999999);
    CU_ASSERT_EQUAL(fact_of(&actor, "a"), 429496);
    CU_ASSERT_EQUAL(fact_of(&actor, "b"), 1);
    stage_end(&stage);
}

void add_time_suite(void)
{
    CU_pSuite suite = CU_add_suite("time", NULL, NULL);
    CU_ADD_TEST(suite, a_task_lasts_for_its_duration);
    CU_ADD_TEST(suite, elapsed_time_stops_at_its_highest_value);
    CU_ADD_TEST(suite, a_task_without_end_keeps_its_time);
    CU_ADD_TEST(suite, without_calls_actions_take_their_time);
    CU_ADD_TEST(suite, rules_fire_as_a_count_of_milliseconds_says);
    CU_ADD_TEST(suite, rules_of_the_world_and_of_agents_are_kept_apart);
    CU_ADD_TEST(suite, rules_come_before_sensing_and_tasks);
    CU_ADD_TEST(suite, large_ticks_are_caught_up_with);
}
