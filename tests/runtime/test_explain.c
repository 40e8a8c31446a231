/* SPDX-License-Identifier: MIT */
/*
 * What an agent explains of itself, as whole texts of worked examples. Random states of the shipped
 * domains are in tests/models/test_explanations.c.
 */
#include "support/stage.h"
#include "suites.h"
#include "support/run.h"

#include <string.h>

/* Goals that can be passed over for each reason, and methods that are chosen by priority. */
static const char pets[] =
    "domain: d\n"
    "state: {hungry: {type: 0..5 step 0.5, start: 2.5}, wet: bool, tidy: {type: bool, start: "
    "true}, "
    "at: [hall, yard, attic, shed], awake: {type: bool, start: true}}\n"
    "actions:\n"
    "  eat: {preconditions: hungry >= 0.5, effects: hungry -= 0.5, duration: 1s}\n"
    "  dry: {preconditions: wet, effects: not wet, duration: 1s, uninterruptible: true}\n"
    "  nap: {duration: 1s}\n"
    "  paddle: {procedural_precondition: may_paddle, duration: 1s}\n"
    "goals:\n"
    "  full: {conditions: hungry == 0, relevant: hungry >= 0.5, priority: 3, cooldown: 30s}\n"
    "  dry: {conditions: not wet, priority: 5}\n"
    "  tidy: {conditions: tidy, priority: 4}\n"
    "  asleep: {conditions: not awake, relevant: 'at in [attic, shed]', priority: 9}\n"
    "agents: {pet: {goals: [full, dry, tidy, asleep], task: live}, cub: {task: live}}\n"
    "tasks:\n"
    "  live:\n"
    "    select: priority\n"
    "    methods:\n"
    "      feast: {priority: 3, preconditions: [hungry >= 3, hungry <= 4], subtasks: eat}\n"
    "      swim: {priority: 2, preconditions: at != shed, subtasks: paddle}\n"
    "      rest: {priority: 2, subtasks: idle}\n"
    "      doze: {priority: 2, subtasks: nap}\n"
    "      sleep: {priority: 1, subtasks: nap}\n"
    "  idle: {methods: {bite: {preconditions: not tidy, subtasks: eat}, lie: {subtasks: nap}}}\n"
    "limits: {plan: 16}\n";

static size_t explain(struct stage *stage, struct actor *actor, char *text, size_t size)
{
    return gg_agent_explain(&actor->core, &stage->planner, &gg_goal_reasons, &gg_task_reasons, text,
                            size);
}

static void expect_text(struct stage *stage, struct actor *actor, const char *expected)
{
    char text[1200];
    CU_ASSERT_EQUAL(explain(stage, actor, text, sizeof text), strlen(expected));
    if (strcmp(text, expected) != 0)
        printf("\nexpected:\n%sfound:\n%s", expected, text);
    CU_ASSERT_STRING_EQUAL(text, expected);
}

static void begin(struct stage *stage, struct actor *actor, const char *yaml, uint16_t agent_type)
{
    stage_start(stage, yaml);
    actor_start(actor, stage, agent_type, 1);
    actor->told.denies = true;
    stage->domain.names = stage->compiled.tables->domain.names;
}

enum { PET, CUB };

static uint16_t goal_number(const struct stage *stage, const char *name)
{
    uint16_t goal = 0;
    while (strcmp(stage->domain.names->goals[goal], name) != 0)
        goal++;
    return goal;
}

static void methods_are_explained(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor, pets, CUB);
    expect_text(&stage, &actor,
                "would do the root task: nap\n"
                "not live > feast, because of hungry: it is 2.5, wants 3 to 4\n"
                "not live > swim, because of its subtasks\n"
                "method: live > rest\n"
                "not live > doze: live > rest comes first\n"
                "not live > sleep: live > rest has a higher priority\n"
                "not idle > bite, because of tidy: it is true, wants false\n"
                "method: idle > lie\n");
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "hungry", 7);
    set_fact(&actor, "at", 3);
    expect_text(&stage, &actor,
                "does the root task: nap\n"
                "anew it would choose live > feast\n"
                "not live > swim, because of at: it is shed, wants not shed\n"
                "not live > rest: live > feast has a higher priority\n"
                "not live > doze: live > feast has a higher priority\n"
                "not live > sleep: live > feast has a higher priority\n");
    stage_end(&stage);
}

static void goals_are_explained(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor, pets, PET);
    set_fact(&actor, "tidy", 0);
    set_fact(&actor, "at", 3);
    expect_text(&stage, &actor,
                "no plan for asleep: there is none\n"
                "no plan for tidy: there is none\n"
                "would do full (priority 3): eat, eat, eat, eat, eat\n"
                "not dry: it holds\n"
                "not the root task: outbid by full\n");
    for (int i = 0; i < 3; i++)
        stage_tick(&stage, &actor, 1);
    set_fact(&actor, "wet", 1);
    set_fact(&actor, "at", 0);
    expect_text(
        &stage, &actor,
        "would do dry (priority 5): dry\n"
        "does full (priority 3): eat, eat, eat, eat, eat\n"
        "not tidy: no plan was found, and none is looked for before a change or for 0.249 s\n"
        "not asleep: it is not relevant, because of at: it is hall, wants attic or shed\n"
        "not the root task: outbid by dry\n");
    stage_tick(&stage, &actor, 1);
    agent_backoffs(&actor.core)[goal_number(&stage, "asleep")].waits = 0;
    agent_backoffs(&actor.core)[goal_number(&stage, "tidy")] =
        (gg_backoff){.left = 2000, .failures = 4};
    set_fact(&actor, "at", 2);
    expect_text(&stage, &actor,
                "not full: outbid by dry, priority 3 to 5\n"
                "does dry (priority 5): dry\n"
                "not tidy: it has failed 4 times in a row, and backs off for 2 s\n"
                "not asleep: dry must end first\n"
                "not the root task: outbid by dry\n");
    stage_end(&stage);
}

static void a_cooldown_is_explained(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor, pets, PET);
    set_fact(&actor, "hungry", 1);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1000);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "hungry", 1);
    stage_tick(&stage, &actor, 500);
    expect_text(&stage, &actor,
                "not full: it cools down for 29.499 s\n"
                "not dry: it holds\n"
                "not tidy: it holds\n"
                "not asleep: it is not relevant, because of at: it is hall, wants attic or shed\n"
                "does the root task: nap\n"
                "not live > feast, because of hungry: it is 0.5, wants 3 to 4\n"
                "not live > swim, because of its subtasks\n"
                "anew it would choose live > rest\n"
                "not live > doze: live > rest comes first\n"
                "not live > sleep: live > rest has a higher priority\n"
                "not idle > bite, because of tidy: it is true, wants false\n"
                "anew it would choose idle > lie\n");
    stage_end(&stage);
}

/* Methods that are drawn, and chosen by a score that nobody tells, so that all are equal. */
static gg_status never(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)actor;
    (void)action;
    (void)phase;
    return GG_FAILURE;
}

static void what_is_left_out_is_explained(void)
{
    struct stage stage;
    struct actor actor;
    begin(
        &stage, &actor,
        "domain: d\n"
        "state: {inside: bool}\n"
        "actions: {by_door: {effects: inside, retry: 5s}, by_window: {effects: inside, cost: 9}}\n"
        "goals: {be_in: {conditions: inside}}\n"
        "limits: {plan: 8}\n",
        0);
    actor.answer = never;
    expect_text(&stage, &actor, "would do be_in (priority 0): by_door\n");
    stage_tick(&stage, &actor, 1);
    expect_text(&stage, &actor,
                "would do be_in (priority 0): by_window\n"
                "not by_door: it is left out of plans for 5 s\n");
    actor.answer = NULL;
    stage_tick(&stage, &actor, 1250);
    expect_text(&stage, &actor,
                "not be_in: it holds\n"
                "not by_door: it is left out of plans for 3.75 s\n");
    stage_end(&stage);
}

static void draws_and_scores_are_explained(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor,
          "domain: d\nlimits: {plan: 8}\n"
          "state: {lit: bool, c: {type: [red, green, blue], start: red}}\n"
          "actions: {a: {duration: 1s}, b: {duration: 1s}, light: {effects: lit}}\n"
          "tasks:\n"
          "  live:\n"
          "    select: weighted\n"
          "    methods:\n"
          "      one: {weight: 0, subtasks: best}\n"
          "      two: {weight: 1, subtasks: best}\n"
          "      three: {weight: 3, preconditions: 'c in [green, blue]', subtasks: a}\n"
          "  best:\n"
          "    select: score\n"
          "    methods:\n"
          "      here: {score: {call: good}, preconditions: lit, subtasks: a}\n"
          "      there: {score: {call: bad}, subtasks: b}\n"
          "      nowhere: {score: {call: ugly}, subtasks: a}\n",
          0);
    expect_text(&stage, &actor,
                "would do the root task: b\n"
                "not live > one: live > two is drawn\n"
                "method: live > two\n"
                "not live > three, because of c: it is red, wants not red\n"
                "method: best > there\n"
                "not best > nowhere: best > there comes first, score 0 to 0\n"
                "not best > here, because of lit: it is false, wants true\n");
    stage_end(&stage);
}

/* The goals, which are planned in vain, draw what their actions cost; and then the task draws. */
static void what_is_drawn_is_told_before(void)
{
    unsigned counts[3] = {0};
    for (uint32_t seed = 1; seed <= 60; seed++) {
        struct stage stage;
        struct actor actor;
        char text[1200], told[64];
        begin(
            &stage, &actor,
            "domain: d\nlimits: {plan: 8, table: 0}\n"
            "state: {done: bool, lit: bool}\n"
            "actions:\n"
            "  a: {duration: 1s}\n  b: {duration: 1s, cost: 2..4}\n  c: {duration: 1s}\n"
            "  finish: {procedural_precondition: may, effects: done}\n"
            "  light: {procedural_precondition: may, effects: lit, cost: 2..4}\n"
            "goals: {over: {conditions: done, priority: 1}, bright: {conditions: lit}}\n"
            "tasks:\n"
            "  live: {select: random, methods: {m: {subtasks: a}, n: {subtasks: b}, o: {subtasks: "
            "c}}}\n"
            "agents: {a: {goals: [over, bright], task: live}}\n",
            0);
        gg_random_seed(&actor.core.random, seed);
        (void)explain(&stage, &actor, text, sizeof text);
        for (int i = 0; i < 9 && !actor.core.running; i++) /* a goal in each tick */
            stage_tick(&stage, &actor, 0);
        uint16_t action = gg_agent_action(&actor.core);
        CU_ASSERT_FATAL(action < 3);
        (void)snprintf(told, sizeof told, "would do the root task: %c\n", 'a' + action);
        CHECK_SAYING(strstr(text, told) != NULL, "it does %c: %s", 'a' + action, text);
        counts[action]++;
        stage_end(&stage);
    }
    CU_ASSERT(counts[0] > 5 && counts[1] > 5 && counts[2] > 5);
}

/* Any size gives the beginning of the text and its whole length, and nothing lies behind it. */
static void texts_are_cut_to_size(void)
{
    struct stage stage;
    struct actor actor;
    char whole[600], room[608];
    begin(&stage, &actor, pets, CUB);
    size_t length = explain(&stage, &actor, whole, sizeof whole);
    CU_ASSERT_FATAL(length == strlen(whole) && length < 500);
    for (size_t size = 0; size <= length + 2; size++) {
        size_t fits = size == 0 ? 0 : size <= length ? size - 1 : length;
        memset(room, '#', sizeof room);
        CU_ASSERT_EQUAL(explain(&stage, &actor, &room[1], size), length);
        CU_ASSERT_TRUE(memcmp(&room[1], whole, fits) == 0);
        CU_ASSERT_TRUE(size == 0 || room[1 + fits] == '\0');
        CU_ASSERT_EQUAL(room[size ? fits + 2 : 1], '#');
        CU_ASSERT_EQUAL(room[0], '#');
    }
    stage_end(&stage);
}

/* Small builds leave the names out: numbers stand for all that has a name. */
static void without_names_numbers_are_explained(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor, pets, CUB);
    stage.domain.names = NULL;
    expect_text(&stage, &actor,
                "would do the root task: action 2\n"
                "not task 0 > method 0, because of fact 0: it is 5, wants 6 to 8\n"
                "not task 0 > method 1, because of its subtasks\n"
                "method: task 0 > method 2\n"
                "not task 0 > method 3: task 0 > method 2 comes first\n"
                "not task 0 > method 4: task 0 > method 2 has a higher priority\n"
                "not task 1 > method 0, because of fact 2: it is true, wants false\n"
                "method: task 1 > method 1\n");
    stage_end(&stage);
}

void add_explain_suite(void)
{
    CU_pSuite suite = CU_add_suite("explain", NULL, NULL);
    CU_ADD_TEST(suite, methods_are_explained);
    CU_ADD_TEST(suite, goals_are_explained);
    CU_ADD_TEST(suite, a_cooldown_is_explained);
    CU_ADD_TEST(suite, what_is_left_out_is_explained);
    CU_ADD_TEST(suite, draws_and_scores_are_explained);
    CU_ADD_TEST(suite, what_is_drawn_is_told_before);
    CU_ADD_TEST(suite, texts_are_cut_to_size);
    CU_ADD_TEST(suite, without_names_numbers_are_explained);
}
