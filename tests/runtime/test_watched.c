/* SPDX-License-Identifier: MIT */
/*
 * What of a plan is watched for something better, when it is looked at, and what is told of
 * the methods that a plan came of.
 */
#include <string.h>

#include "support/stage.h"
#include "suites.h"

static void sees_as_much_as_with_a_trace(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nlimits: {plan: 8}\nstate: {rain: bool}\n"
                        "actions: {wake: {duration: 5ms}, dig: {duration: 5ms}, "
                        "hide: {duration: 5ms}, sleep: {duration: 5ms}}\n"
                        "tasks:\n"
                        "  live: {methods: {day: {subtasks: [wake, work, sleep]}}}\n"
                        "  work:\n"
                        "    select: priority\n"
                        "    methods:\n"
                        "      field: {subtasks: dig}\n"
                        "      shelter: {priority: 5, preconditions: rain, subtasks: hide}\n");
    stage.domain.watch_limit = 1; /* there is one choice to watch */
    stage.planner.trace = NULL;
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "rain", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "start wake, tick wake");
    stage_tick(&stage, &actor, 5);
    expect_log(&stage, "tick wake, stop wake, start hide");
    stage_end(&stage);
}

/* Each step is carried out once when it is looked whether the better plan can be. */
static void a_better_plan_of_steps_that_are_done_once(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\nstate: {alarm: bool, armed: bool}\n"
                  "actions:\n"
                  "  walk: {duration: 5ms}\n"
                  "  draw: {preconditions: not armed, effects: armed, duration: 5ms}\n"
                  "  throw: {preconditions: armed, effects: not armed, duration: 5ms}\n"
                  "tasks:\n"
                  "  live:\n"
                  "    select: priority\n"
                  "    methods:\n"
                  "      fight: {priority: 1, preconditions: alarm, subtasks: [draw, throw]}\n"
                  "      rest: {subtasks: walk}\n");
    set_fact(&actor, "alarm", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick walk, stop walk, ended walk aborted, interrupted live.fight, made 2, "
                       "chose live.fight, started draw, start draw");
    stage_end(&stage);
}

/* The task around the one that was interrupted has the same steps, and began after another. */
static void what_lies_around_an_interruption_is_still_watched(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\nstate: {rain: bool, alarm: bool}\n"
                  "actions: {wake: {duration: 5ms}, dig: {duration: 5ms}, hide: {duration: 5ms}, "
                  "run: {duration: 5ms}, sleep: {duration: 5ms}}\n"
                  "tasks:\n"
                  "  live: {methods: {day: {subtasks: [wake, work, sleep]}}}\n"
                  "  work:\n"
                  "    select: priority\n"
                  "    methods:\n"
                  "      flight: {priority: 9, preconditions: alarm, subtasks: run}\n"
                  "      usual: {subtasks: field}\n"
                  "  field:\n"
                  "    select: priority\n"
                  "    methods:\n"
                  "      wet: {priority: 5, preconditions: rain, subtasks: [hide, hide]}\n"
                  "      dry: {subtasks: dig}\n");
    stage_tick(&stage, &actor, 5);
    forget_log(&stage);
    set_fact(&actor, "rain", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick dig, stop dig, ended dig aborted, interrupted field.wet, made 3, "
                       "chose field.wet, started hide, start hide");
    set_fact(&actor, "alarm", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick hide, stop hide, ended hide aborted, interrupted work.flight, made 2, "
                       "chose work.flight, started run, start run");
    stage_end(&stage);
}

/* A better method of the whole that has no plan does not hide that of a part. */
static void one_after_the_other_is_looked_at(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\nstate: {alarm: bool, armed: bool}\n"
                  "actions: {fight: {preconditions: armed}, hide: {duration: 5ms}, "
                  "dig: {duration: 5ms}, sleep: {duration: 5ms}}\n"
                  "tasks:\n"
                  "  live:\n"
                  "    select: priority\n"
                  "    methods:\n"
                  "      defend: {priority: 9, preconditions: alarm, subtasks: [ready, fight]}\n"
                  "      day: {subtasks: [work, sleep]}\n"
                  "  ready: {methods: {now: {}, later: {subtasks: sleep}}}\n"
                  "  work:\n"
                  "    select: priority\n"
                  "    methods:\n"
                  "      shelter: {priority: 5, preconditions: alarm, subtasks: hide}\n"
                  "      field: {subtasks: dig}\n");
    set_fact(&actor, "alarm", 1);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "tick dig, tick dig, stop dig, ended dig aborted, interrupted "
                       "work.shelter, made 2, chose work.shelter, started hide, start hide");
    stage_end(&stage);
}

static unsigned asked;

static bool is_denied(struct gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    asked++;
    return false;
}

static int32_t priority(struct gg_agent *agent, uint16_t goal)
{
    (void)agent;
    (void)goal;
    return 1;
}

/* The priority makes it decide in each tick, though nothing has changed. */
static void what_was_just_passed_over_is_not_looked_at_again(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nlimits: {plan: 8}\nstate: {fed: {type: bool, start: true}}\n"
                        "actions: {sing: {procedural_precondition: voice}, "
                        "walk: {duration: 5ms}}\n"
                        "goals: {full: {conditions: fed, priority: {call: hunger}}}\n"
                        "tasks:\n"
                        "  live:\n"
                        "    select: priority\n"
                        "    methods:\n"
                        "      best: {priority: 1, subtasks: sing}\n"
                        "      rest: {subtasks: [walk, walk]}\n"
                        "agents: {a: {goals: [full], task: live}}\n");
    gg_calls calls = *stage.agent_types[0].calls;
    calls.precondition = is_denied;
    calls.priority = priority;
    stage.agent_types[0].calls = &calls;
    actor_start(&actor, &stage, 0, 1);
    asked = 0;
    stage_tick(&stage, &actor, 1);
    for (int i = 0; i < 3; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(asked, 1);
    stage_end(&stage);
}

/* It has no plan any more when its goal comes true by itself, and another is looked for. */
static void what_was_given_up_is_not_reached(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nlimits: {plan: 8, table: 0}\n"
                        "state: {key: bool, shut: bool, inside: bool, n: 0..9}\n"
                        "actions:\n"
                        "  take: {effects: key, duration: 9ms}\n"
                        "  enter: {preconditions: [key, not shut], effects: inside}\n"
                        "  push: {preconditions: n < 9, effects: n += 1}\n"
                        "  smash: {preconditions: n >= 5, effects: inside}\n"
                        "goals: {be_in: {conditions: inside}}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants be_in, made 2, started take, start take");
    gg_agent_detail(&actor.core, 0, 1);
    set_fact(&actor, "shut", 1);
    stage_tick(&stage, &actor, 9);
    expect_log(&stage, "tick take, stop take, ended take success, dropped enter, wants be_in");
    set_fact(&actor, "inside", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "");
    stage_end(&stage);
}

/* -------------------------------------------------------------------- what is told */

/* What is in the way is what was so when the turn of the method came, before its steps. */
static const char errand[] = "domain: d\nlimits: {plan: 8}\n"
                             "state: {a: bool, b: bool, c: bool}\n"
                             "actions: {open: {effects: a, duration: 5ms}, "
                             "shut: {effects: [not a, c], duration: 5ms}, sit: {duration: 5ms}}\n"
                             "tasks:\n"
                             "  live:\n"
                             "    methods:\n"
                             "      never: {preconditions: c, subtasks: sit}\n"
                             "      go: {subtasks: [{achieve: b or a}, then]}\n"
                             "  then:\n"
                             "    methods:\n"
                             "      other: {preconditions: [a, b], subtasks: sit}\n"
                             "      this: {subtasks: [shut, sit]}\n";

static uint16_t fact_in_the_way;

static void note_fact(void *context, const gg_agent *agent, const gg_event *event)
{
    struct stage *stage = context;
    (void)agent;
    if (event->kind == GG_METHOD_FAILED &&
        event->index == task_number(stage->compiled.tables, "then"))
        fact_in_the_way = event->fact;
}

static void a_method_after_what_is_achieved_is_told_of(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, errand);
    stage.tells_failed = true;
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 3, passed over live.never, chose live.go, passed over then.other, "
                       "chose then.this, started open, start open");
    stage.planner.trace = note_fact;
    fact_in_the_way = GG_NONE;
    gg_agent_stop(&actor.core, &stage.planner);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_in_the_way, fact_number(stage.compiled.tables, "b"));
    stage_end(&stage);
}

/* Of a record that has no room for all, the root is told of, with what was passed over. */
static void of_a_short_record_the_root_is_told(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, errand);
    stage.tells_failed = true;
    stage.planner.workspace.chosen_capacity = 1;
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 3, passed over live.never, chose live.go, started open, start open");
    stage_end(&stage);
}

void add_watched_suite(void)
{
    CU_pSuite suite = CU_add_suite("watched", NULL, NULL);
    CU_ADD_TEST(suite, sees_as_much_as_with_a_trace);
    CU_ADD_TEST(suite, a_better_plan_of_steps_that_are_done_once);
    CU_ADD_TEST(suite, what_lies_around_an_interruption_is_still_watched);
    CU_ADD_TEST(suite, one_after_the_other_is_looked_at);
    CU_ADD_TEST(suite, what_was_just_passed_over_is_not_looked_at_again);
    CU_ADD_TEST(suite, what_was_given_up_is_not_reached);
    CU_ADD_TEST(suite, a_method_after_what_is_achieved_is_told_of);
    CU_ADD_TEST(suite, of_a_short_record_the_root_is_told);
}
