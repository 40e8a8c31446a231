/* SPDX-License-Identifier: MIT */
/*
 * Of a plan with tasks in tasks each choice is watched while its own steps last, also where
 * an interruption has moved them.
 */
#include "support/stage.h"
#include "suites.h"

#include <string.h>

static const char worker[] = "domain: d\nlimits: {plan: 8}\n"
                             "state: {rain: bool, late: {type: bool, start: true}}\n"
                             "actions:\n"
                             "  wake: {duration: 5ms, effects: not late}\n"
                             "  dig: {duration: 5ms}\n"
                             "  hide: {duration: 5ms}\n"
                             "  sleep: {duration: 5ms}\n"
                             "tasks:\n"
                             "  live: {methods: {day: {subtasks: [rise, work, sleep]}}}\n"
                             "  rise:\n"
                             "    methods:\n"
                             "      late: {preconditions: late, subtasks: wake}\n"
                             "      awake: {preconditions: not late}\n"
                             "  work:\n"
                             "    select: priority\n"
                             "    methods:\n"
                             "      field: {subtasks: dig}\n"
                             "      shelter: {priority: 5, preconditions: rain, subtasks: hide}\n";

static void a_choice_further_down_is_watched_while_it_lasts(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, worker);
    set_fact(&actor, "rain", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick wake");
    stage_tick(&stage, &actor, 5);
    expect_log(&stage, "tick wake, stop wake, ended wake success, interrupted work.shelter, "
                       "made 2, chose work.shelter, "
                       "started hide, start hide");
    stage_end(&stage);

    stage_at_work(&stage, &actor, worker);
    stage_tick(&stage, &actor, 5);
    stage_tick(&stage, &actor, 5);
    forget_log(&stage);
    set_fact(&actor, "rain", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick sleep");
    stage_end(&stage);
}

/* A task in a task, and one that comes after both. */
static const char digger[] = "domain: d\nlimits: {plan: 8}\n"
                             "state: {rain: bool, alarm: bool, late: bool}\n"
                             "actions:\n"
                             "  dig: {duration: 5ms}\n"
                             "  hide: {duration: 5ms}\n"
                             "  run: {duration: 5ms}\n"
                             "  eat: {duration: 5ms}\n"
                             "  sleep: {duration: 5ms}\n"
                             "tasks:\n"
                             "  live: {methods: {day: {subtasks: [work, evening]}}}\n"
                             "  work:\n"
                             "    select: priority\n"
                             "    methods:\n"
                             "      usual: {subtasks: [field, dig]}\n"
                             "      flight: {priority: 9, preconditions: alarm, subtasks: run}\n"
                             "  field:\n"
                             "    select: priority\n"
                             "    methods:\n"
                             "      dry: {subtasks: dig}\n"
                             "      wet: {priority: 5, preconditions: rain, "
                             "subtasks: [hide, hide, hide]}\n"
                             "  evening:\n"
                             "    select: priority\n"
                             "    methods:\n"
                             "      early: {subtasks: [eat, sleep]}\n"
                             "      quick: {priority: 5, preconditions: late, subtasks: sleep}\n";

/* The task within was interrupted by one of more steps: the plan is hide, hide, hide,
 * dig, eat, sleep. Now so many of them are done. */
static void begin_in_rain(struct stage *stage, struct actor *actor, int done)
{
    stage_at_work(stage, actor, digger);
    set_fact(actor, "rain", 1);
    stage_tick(stage, actor, 1);
    while (done-- > 0)
        stage_tick(stage, actor, 5);
    forget_log(stage);
}

static void an_interruption_moves_what_is_watched(void)
{
    static const char *const running[] = {"hide", "hide", "hide", "dig", "eat", "sleep"};
    for (int done = 0; done < 6; done++) {
        struct stage stage;
        struct actor actor;
        struct text expected = {0};
        const char *now = running[done];
        begin_in_rain(&stage, &actor, done);
        set_fact(&actor, "alarm", 1);
        stage_tick(&stage, &actor, 1);
        text_add(&expected, "tick %s", now);
        if (done < 4)
            text_add(&expected,
                     ", stop %s, ended %s aborted, interrupted work.flight, made 3, "
                     "chose work.flight, started run, start run",
                     now, now);
        expect_log(&stage, expected.data);
        text_free(&expected);
        stage_end(&stage);

        begin_in_rain(&stage, &actor, done);
        set_fact(&actor, "late", 1);
        stage_tick(&stage, &actor, 1);
        text_add(&expected, "tick %s", now);
        if (done == 4)
            text_add(&expected, ", stop eat, ended eat aborted, interrupted evening.quick, made 1, "
                                "chose evening.quick, started sleep, start sleep");
        expect_log(&stage, expected.data);
        text_free(&expected);
        stage_end(&stage);
    }
}

/* A day at home, whose morning is made another while it is under way: by one of as many
 * steps, of fewer or of more. */
static const char day[] = "domain: d\nlimits: {plan: 8}\n"
                          "state: {bell: bool, rain: bool, fire: bool}\n"
                          "actions:\n"
                          "  wake: {duration: 5ms}\n"
                          "  wash: {duration: 5ms}\n"
                          "  eat: {duration: 5ms}\n"
                          "  run: {duration: 5ms}\n"
                          "  dig: {duration: 5ms}\n"
                          "  hide: {duration: 5ms}\n"
                          "  sleep: {duration: 5ms}\n"
                          "  flee: {duration: 5ms}\n"
                          "tasks:\n"
                          "  live: {methods: {m: {subtasks: [wake, be_up, sleep]}}}\n"
                          "  be_up:\n"
                          "    select: priority\n"
                          "    methods:\n"
                          "      work: {subtasks: [rise, toil]}\n"
                          "      leave: {priority: 5, preconditions: fire, subtasks: flee}\n"
                          "  rise:\n"
                          "    select: priority\n"
                          "    methods:\n"
                          "      slowly: {subtasks: [wash, eat]}\n"
                          "      late: {priority: 5, preconditions: bell, subtasks: [%s]}\n"
                          "  toil:\n"
                          "    select: priority\n"
                          "    methods:\n"
                          "      outside: {subtasks: dig}\n"
                          "      inside: {priority: 5, preconditions: rain, subtasks: hide}\n";

/* Begins the day, and as many of the steps after the first. */
static void begin_day(struct stage *stage, struct actor *actor, const char *late, int steps)
{
    struct text yaml = {0};
    text_add(&yaml, day, late);
    stage_at_work(stage, actor, yaml.data);
    for (int i = 0; i < steps; i++)
        stage_tick(stage, actor, 5);
    text_free(&yaml);
}

/* The bell rings during the third step, then so many more steps are begun, then a fact
 * becomes true; what is logged in that tick. */
static void expect_after_the_bell(const char *late, int steps, const char *fact,
                                  const char *expected)
{
    struct stage stage;
    struct actor actor;
    begin_day(&stage, &actor, late, 2);
    set_fact(&actor, "bell", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "interrupted rise.late"));
    for (int i = 0; i < steps; i++)
        stage_tick(&stage, &actor, 5);
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_ATTACHED);
    forget_log(&stage);
    set_fact(&actor, fact, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, expected);
    stage_end(&stage);
}

/* The rest of the plan begins earlier or later then: rain matters to who digs, and fire until
 * that is done. */
static void later_choices_are_watched_where_they_have_moved_to(void)
{
    static const char *const late[] = {"run", "run, run", "run, run, run"};
    for (int steps = 1; steps <= 3; steps++) {
        const char *beginning = late[steps - 1];
        expect_after_the_bell(beginning, steps - 1, "rain", "tick run");
        expect_after_the_bell(beginning, steps - 1, "fire",
                              "tick run, stop run, ended run aborted, interrupted be_up.leave, "
                              "made 2, chose be_up.leave, started flee, start flee");
        expect_after_the_bell(beginning, steps, "rain",
                              "tick dig, stop dig, ended dig aborted, interrupted toil.inside, "
                              "made 2, chose toil.inside, started hide, start hide");
        expect_after_the_bell(beginning, steps, "fire",
                              "tick dig, stop dig, ended dig aborted, interrupted be_up.leave, "
                              "made 2, chose be_up.leave, started flee, start flee");
        expect_after_the_bell(beginning, steps + 1, "rain", "tick sleep");
        expect_after_the_bell(beginning, steps + 1, "fire", "tick sleep");
    }
}

/* The task that was interrupted is the last of another one, which may be interrupted itself as
 * long as the new steps last. */
static void what_ends_with_an_interrupted_task_is_watched_on(void)
{
    struct stage stage;
    struct actor actor;
    begin_day(&stage, &actor, "run", 3);
    set_fact(&actor, "rain", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "interrupted toil.inside"));
    forget_log(&stage);
    set_fact(&actor, "fire", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick hide, stop hide, ended hide aborted, interrupted be_up.leave, "
                       "made 2, chose be_up.leave, started flee, start flee");
    stage_end(&stage);
}

/* The first choice is watched, the others are not, and nothing is written behind it. */
static void no_more_is_watched_than_there_is_room_for(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, digger);
    actor_start(&actor, &stage, 0, 1);
    gg_watched_choice behind = agent_watches(&actor.core)[1];
    stage.domain.watch_limit = 1;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(actor.core.watch_count, 1);
    CU_ASSERT(memcmp(&behind, &agent_watches(&actor.core)[1], sizeof behind) == 0);
    forget_log(&stage);
    set_fact(&actor, "alarm", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "interrupted work.flight"));
    stage_end(&stage);
}

void add_watched_choices_suite(void)
{
    CU_pSuite suite = CU_add_suite("watched choices", NULL, NULL);
    CU_ADD_TEST(suite, a_choice_further_down_is_watched_while_it_lasts);
    CU_ADD_TEST(suite, an_interruption_moves_what_is_watched);
    CU_ADD_TEST(suite, later_choices_are_watched_where_they_have_moved_to);
    CU_ADD_TEST(suite, what_ends_with_an_interrupted_task_is_watched_on);
    CU_ADD_TEST(suite, no_more_is_watched_than_there_is_room_for);
}
