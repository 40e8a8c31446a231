/* SPDX-License-Identifier: MIT */
/*
 * The trace as text: every kind of event, and the fact because of which a plan is dropped. The
 * methods that were passed over are in test_passed_over.c.
 */
#include "support/stage.h"
#include "suites.h"

#include <string.h>

/* ------------------------------------------------------ lines of a simulation */

/* Puts the lines together, each with an end of line. */
static void write_line(void *context, const gg_agent *agent, const gg_event *event)
{
    struct text *lines = context;
    char line[200];
    size_t length = gg_event_text(agent->domain, event, line, sizeof line);
    CU_ASSERT(length < sizeof line);
    CU_ASSERT_EQUAL(length, strlen(line));
    bool has_fact = event->kind == GG_PLAN_DROPPED || event->kind == GG_METHOD_FAILED;
    CU_ASSERT(has_fact || event->fact == GG_NONE);
    text_add(lines, "%s\n", line);
}

struct teller {
    struct stage stage;
    struct actor actor;
    struct text lines;
};

static void begin(struct teller *teller, const char *yaml)
{
    memset(teller, 0, sizeof *teller);
    stage_start(&teller->stage, yaml);
    teller->stage.domain.names = teller->stage.compiled.tables->domain.names;
    actor_start(&teller->actor, &teller->stage, 0, 1);
    teller->stage.planner.trace = write_line;
    teller->stage.planner.context = &teller->lines;
}

static void end(struct teller *teller)
{
    text_free(&teller->lines);
    stage_end(&teller->stage);
}

/* Lets time pass; just these lines are told. */
static void expect_lines(struct teller *teller, uint32_t milliseconds, const char *expected)
{
    stage_tick(&teller->stage, &teller->actor, milliseconds);
    const char *found = teller->lines.data ? teller->lines.data : "";
    if (strcmp(found, expected) != 0)
        printf("\nexpected:\n%sfound:\n%s", expected, found);
    CU_ASSERT_STRING_EQUAL(found, expected);
    text_free(&teller->lines);
    teller->lines = (struct text){0};
}

static const char burglar[] =
    "domain: d\n"
    "types: {door: [front, back]}\n"
    "state: {open(door): bool, dog: {type: [asleep, awake]}, inside: bool, fun: 0..9}\n"
    "actions:\n"
    "  pick(door which): {effects: open(which), duration: 100ms, cost: 2}\n"
    "  enter(door by): {preconditions: [open(by), dog == asleep], effects: inside, "
    "duration: 100ms}\n"
    "  rest: {duration: 100ms}\n"
    "  joke: {preconditions: fun >= 3, duration: 100ms}\n"
    "goals:\n"
    "  be_in: {conditions: inside, priority: 1}\n"
    "tasks:\n"
    "  live:\n"
    "    select: priority\n"
    "    methods:\n"
    "      laugh: {priority: 2, preconditions: dog == awake, subtasks: joke}\n"
    "      sit: {priority: 1, preconditions: fun <= 8, subtasks: [rest, calm]}\n"
    "  calm: {methods: {a: {preconditions: fun == 9}, b: {subtasks: rest}}}\n"
    "agents: {burglar: {actions: [pick, enter, rest, joke], goals: [be_in], task: live}}\n"
    "limits: {plan: 8}\n";

static void goals_and_plans(void)
{
    struct teller teller;
    begin(&teller, burglar);
    expect_lines(&teller, 1, "goal: be_in\nplan: 2 steps for be_in\nstart: pick(front)\n");
    set_fact(&teller.actor, "dog", 1);
    expect_lines(&teller, 1,
                 "plan dropped: no more enter(front), because of dog: it is awake, wants asleep\n"
                 "goal: be_in\n"
                 "no plan for be_in: there is none\n");
    set_fact(&teller.actor, "dog", 0);
    expect_lines(&teller, 1,
                 "end: pick(front), aborted\nplan: 2 steps for the root task\n"
                 "not live > laugh, because of dog: it is asleep, wants awake\nmethod: live > sit\n"
                 "not calm > a, because of fun: it is 0, wants 9\nmethod: calm > b\nstart: rest\n");
    end(&teller);
}

static void methods_and_why_not(void)
{
    struct teller teller;
    begin(&teller, burglar);
    set_fact(&teller.actor, "inside", 1);
    expect_lines(&teller, 1,
                 "plan: 2 steps for the root task\n"
                 "not live > laugh, because of dog: it is asleep, wants awake\nmethod: live > sit\n"
                 "not calm > a, because of fun: it is 0, wants 9\nmethod: calm > b\nstart: rest\n");
    set_fact(&teller.actor, "fun", 4);
    set_fact(&teller.actor, "dog", 1);
    expect_lines(&teller, 1,
                 "end: rest, aborted\ninterrupted by live > laugh\n"
                 "plan: 1 step for the root task\nmethod: live > laugh\nstart: joke\n");
    end(&teller);
}

static void success_and_failure(void)
{
    struct teller teller;
    begin(&teller, burglar);
    set_fact(&teller.actor, "open(back)", 1);
    expect_lines(&teller, 1, "goal: be_in\nplan: 1 step for be_in\nstart: enter(back)\n");
    expect_lines(&teller, 100,
                 "end: enter(back), success\nreached: be_in\n"
                 "plan: 2 steps for the root task\n"
                 "not live > laugh, because of dog: it is asleep, wants awake\nmethod: live > sit\n"
                 "not calm > a, because of fun: it is 0, wants 9\nmethod: calm > b\nstart: rest\n");
    set_fact(&teller.actor, "inside", 0);
    teller.actor.answer = always_fails;
    expect_lines(&teller, 1,
                 "end: rest, failure\ngoal: be_in\nplan: 1 step for be_in\n"
                 "start: enter(back)\nend: enter(back), failure\n"
                 "failed: be_in, times in a row: 1\n");
    end(&teller);
}

/* A plan whose steps could all be done, but not lead to the goal. */
static void a_goal_that_is_out_of_reach(void)
{
    struct teller teller;
    begin(&teller, "domain: d\n"
                   "state: {fed: bool, clean: {type: bool, start: true}}\n"
                   "actions: {eat: {effects: fed, duration: 100ms}}\n"
                   "goals: {well: {conditions: [fed, clean]}}\n"
                   "limits: {plan: 8}\n");
    expect_lines(&teller, 1, "goal: well\nplan: 1 step for well\nstart: eat\n");
    set_fact(&teller.actor, "clean", 0);
    expect_lines(&teller, 1,
                 "plan dropped: it does not lead to its goal any more, because of clean: it is "
                 "false, wants true\n"
                 "goal: well\nno plan for well: there is none\n");
    end(&teller);
}

/* What stands in the way is one of many symbols. */
static void a_symbol_out_of_a_set(void)
{
    struct teller teller;
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes:\n  place: [p0");
    for (int i = 1; i < 100; i++)
        text_add(&yaml, ", p%d", i);
    text_add(&yaml, "]\nlimits: {plan: 8}\nstate: {door: place, dog: place, at: place, lit: bool}\n"
                    "actions:\n"
                    "  walk: {effects: at = p50, duration: 100ms}\n"
                    "  work: {preconditions: [door != p7, 'not dog in [p3, p8]', "
                    "'at in [p50, p52]'], effects: lit}\n"
                    "goals: {light: {conditions: lit}}\n");
    begin(&teller, yaml.data);
    expect_lines(&teller, 1, "goal: light\nplan: 2 steps for light\nstart: walk\n");
    set_fact(&teller.actor, "dog", 4);
    set_fact(&teller.actor, "door", 99);
    expect_lines(&teller, 1, "");
    set_fact(&teller.actor, "dog", 8);
    expect_lines(&teller, 1,
                 "plan dropped: no more work, because of dog: it is p8, wants none of p3, p8\n"
                 "goal: light\n"
                 "no plan for light: there is none\n");
    end(&teller);
    text_free(&yaml);
}

/* The gate is sensed, and did not open: that it is shut has not changed. */
static const char gate[] =
    "domain: d\n"
    "state: {open: {type: bool, sensed: true}, dog: bool, guard: bool, inside: bool}\n"
    "actions:\n"
    "  unlock: {effects: open, duration: 100ms}\n"
    "  enter: {preconditions: [open, not dog, not guard], effects: inside}\n"
    "goals: {be_in: {conditions: inside}}\n"
    "limits: {plan: 8}\n";

/* The trace when what has changed stands in the way, besides the gate. */
static void expect_dropped(bool dog, bool guard, const char *because)
{
    struct teller teller;
    struct text expected = {0};
    begin(&teller, gate);
    expect_lines(&teller, 1, "goal: be_in\nplan: 2 steps for be_in\nstart: unlock\n");
    set_fact(&teller.actor, "dog", dog);
    set_fact(&teller.actor, "guard", guard);
    text_add(&expected,
             "end: unlock, success\nplan dropped: no more enter, because of %s\n"
             "goal: be_in\nno plan for be_in: there is none\n",
             because);
    expect_lines(&teller, 100, expected.data);
    text_free(&expected);
    end(&teller);
}

/* Of facts that are in the way one that has changed is named, and of these the first. */
static void what_has_changed_is_in_the_way(void)
{
    expect_dropped(true, false, "dog: it is true, wants false");
    expect_dropped(false, true, "guard: it is true, wants false");
    expect_dropped(true, true, "dog: it is true, wants false");
}

/* What was in the way before, while the goal held by itself, is not what has changed. */
static void what_has_just_changed_is_in_the_way(void)
{
    struct teller teller;
    begin(&teller, "domain: d\n"
                   "state: {sun: {type: bool, start: true}, moon: {type: bool, start: true}, "
                   "key: bool, inside: bool}\n"
                   "actions:\n"
                   "  take: {effects: key, duration: 100ms}\n"
                   "  enter: {preconditions: [sun, moon, key], effects: inside}\n"
                   "goals: {be_in: {conditions: inside}}\n"
                   "limits: {plan: 8}\n");
    expect_lines(&teller, 1, "goal: be_in\nplan: 2 steps for be_in\nstart: take\n");
    set_fact(&teller.actor, "inside", 1);
    set_fact(&teller.actor, "sun", 0);
    expect_lines(&teller, 1, "");
    set_fact(&teller.actor, "inside", 0);
    set_fact(&teller.actor, "moon", 0);
    expect_lines(&teller, 1,
                 "plan dropped: no more enter, because of moon: it is false, wants true\n"
                 "goal: be_in\nno plan for be_in: there is none\n");
    end(&teller);
}

/* Each fact of a condition that takes two words of flags: what is in the way is seen at once,
 * while an action is running, and named. */
static void any_fact_of_many_is_in_the_way(void)
{
    enum { FLAGS = 80 };
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nlimits: {plan: 8}\nstate:\n  key: bool\n  inside: bool\n");
    for (int i = 0; i < FLAGS; i++)
        text_add(&yaml, "  f%d: {type: bool, start: true}\n", i);
    text_add(&yaml, "actions:\n  take: {effects: key, duration: 100ms}\n"
                    "  enter: {effects: inside, preconditions: [key");
    for (int i = 0; i < FLAGS; i++)
        text_add(&yaml, ", f%d", i);
    text_add(&yaml, "]}\ngoals: {be_in: {conditions: inside}}\n");
    for (int i = 0; i < FLAGS; i++) {
        struct teller teller;
        struct text name = {0}, expected = {0};
        text_add(&name, "f%d", i);
        text_add(&expected,
                 "plan dropped: no more enter, because of f%d: it is false, wants true\n"
                 "goal: be_in\nno plan for be_in: there is none\n",
                 i);
        begin(&teller, yaml.data);
        CU_ASSERT_TRUE(teller.stage.domain.flag_words > 1);
        expect_lines(&teller, 1, "goal: be_in\nplan: 2 steps for be_in\nstart: take\n");
        set_fact(&teller.actor, name.data, 0);
        expect_lines(&teller, 1, expected.data);
        end(&teller);
        text_free(&name);
        text_free(&expected);
    }
    text_free(&yaml);
}

/* One of two numbers suffices: the one that was too low all the time is not what has changed. */
static void the_number_that_has_changed_is_in_the_way(void)
{
    static const char *const numbers[] = {"gold", "fame"};
    for (int i = 0; i < 2; i++) {
        struct teller teller;
        struct text expected = {0};
        begin(&teller, "domain: d\n"
                       "state: {key: bool, inside: bool, gold: 0..9, fame: 0..9}\n"
                       "actions:\n"
                       "  take: {effects: key, duration: 100ms}\n"
                       "  enter: {preconditions: [key, gold >= 1 or fame >= 1], effects: inside}\n"
                       "goals: {be_in: {conditions: inside}}\n"
                       "limits: {plan: 8}\n");
        set_fact(&teller.actor, numbers[i], 1);
        expect_lines(&teller, 1, "goal: be_in\nplan: 2 steps for be_in\nstart: take\n");
        set_fact(&teller.actor, numbers[i], 0);
        text_add(&expected,
                 "plan dropped: no more enter, because of %s: it is 0, wants >= 1\n"
                 "goal: be_in\nno plan for be_in: there is none\n",
                 numbers[i]);
        expect_lines(&teller, 1, expected.data);
        text_free(&expected);
        end(&teller);
    }
}

/* ------------------------------------------------------------------ bounds */

/* Any size gives the beginning of the line and its whole length. */
static void lines_are_cut_to_size(void)
{
    struct stage stage;
    stage_start(&stage, burglar);
    stage.domain.names = stage.compiled.tables->domain.names;
    const gg_event event = {GG_ACTION_ENDED,
                            action_number(stage.compiled.tables, "pick(back)"),
                            GG_SUCCESS,
                            GG_NONE,
                            {false, 0, 0, 0, 0, 0}};
    static const char whole[] = "end: pick(back), success";
    for (size_t size = 0; size < 40; size++) {
        char room[48], *text = &room[1];
        memset(room, '#', sizeof room);
        CU_ASSERT_EQUAL(gg_event_text(&stage.domain, &event, text, size), sizeof whole - 1);
        size_t fits = size == 0 ? 0 : size < sizeof whole ? size - 1 : sizeof whole - 1;
        CU_ASSERT(memcmp(text, whole, fits) == 0);
        CU_ASSERT(size == 0 || text[fits] == '\0');
        CU_ASSERT_EQUAL(text[size ? fits + 1 : 0], '#');
        CU_ASSERT_EQUAL(room[0], '#');
    }
    stage_end(&stage);
}

/* Small builds leave the names out. */
static void without_names_there_are_numbers(void)
{
    struct stage stage;
    char text[96];
    stage_start(&stage, burglar);
    stage.domain.names = NULL;
    const gg_event method = {GG_METHOD_FAILED, 0, 1, 12345, {false, 0, 0, 0, 0, 0}};
    gg_event_text(&stage.domain, &method, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(
        text, "not task 0 > method 1, because of its subtasks: others have claimed fact 12345");
    const gg_event low = {
        GG_METHOD_FAILED, 0, 1, fact_number(stage.compiled.tables, "fun"), {true, 2, 2, 6, 9, 0}};
    gg_event_text(&stage.domain, &low, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "not task 0 > method 1, because of fact 4: it is 2, wants >= 6");
    const gg_event empty = {GG_METHOD_FAILED, 0, 1, GG_NONE, {false, 0, 0, 0, 0, 0}};
    gg_event_text(&stage.domain, &empty, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "not task 0 > method 1, because of its subtasks");
    const gg_event dropped = {GG_PLAN_DROPPED, 2, 0, GG_NONE, {false, 0, 0, 0, 0, 0}};
    gg_event_text(&stage.domain, &dropped, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "plan dropped: no more action 2");
    const gg_event walk = {GG_WALK_STARTED, 1, 0, GG_NONE, {false, 0, 0, 0, 0, 0}};
    gg_event_text(&stage.domain, &walk, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "walk: to place 65535 for action 1");
    const gg_event goal = {GG_GOAL_FAILED, 0, 65535, GG_NONE, {false, 0, 0, 0, 0, 0}};
    gg_event_text(&stage.domain, &goal, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "failed: goal 0, times in a row: 65535");
    stage_end(&stage);
}

void add_trace_suite(void)
{
    CU_pSuite suite = CU_add_suite("trace", NULL, NULL);
    CU_ADD_TEST(suite, goals_and_plans);
    CU_ADD_TEST(suite, methods_and_why_not);
    CU_ADD_TEST(suite, success_and_failure);
    CU_ADD_TEST(suite, a_goal_that_is_out_of_reach);
    CU_ADD_TEST(suite, a_symbol_out_of_a_set);
    CU_ADD_TEST(suite, what_has_changed_is_in_the_way);
    CU_ADD_TEST(suite, what_has_just_changed_is_in_the_way);
    CU_ADD_TEST(suite, any_fact_of_many_is_in_the_way);
    CU_ADD_TEST(suite, the_number_that_has_changed_is_in_the_way);
    CU_ADD_TEST(suite, lines_are_cut_to_size);
    CU_ADD_TEST(suite, without_names_there_are_numbers);
}
