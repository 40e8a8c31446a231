/* SPDX-License-Identifier: MIT */
/* Methods and goals with a `while`, worked out by hand. Random plans and lives are in
 * tests/models/test_while_plans.c and test_while_lives.c. */
#include "agent/agent.h"
#include "gg_explain.h"
#include "gg_wants.h"
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ------------------------------------------------------------------------ methods */

#define SWEEPER(investigate, yard)                                                                 \
    "domain: d\nlimits: {plan: 8}\n"                                                               \
    "state: {alarm: {type: bool, start: true}, dark: bool, here: [hall, yard, cellar], n: 0..9}\n" \
    "actions:\n"                                                                                   \
    "  search_yard: {effects: here = yard, duration: 60s" yard "}\n"                               \
    "  search_cellar: {effects: here = cellar, duration: 60s}\n"                                   \
    "  sweep: {duration: 4s}\n"                                                                    \
    "tasks:\n  live:\n    methods:\n"                                                              \
    "      investigate: {while: alarm, subtasks: [" investigate "]}\n"                             \
    "      work: {subtasks: sweep}\n"                                                              \
    "  search:\n    methods:\n"                                                                    \
    "      with_light: {while: not dark, subtasks: [search_yard, search_cellar]}\n"                \
    "      grope: {subtasks: search_cellar}\n"

static const char *told;
static char told_text[200];

static void tell(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    if (event->kind != GG_METHOD_GIVEN_UP && event->kind != GG_GOAL_GIVEN_UP)
        return;
    gg_event_text(agent->domain, event, told_text, sizeof told_text);
    told = told_text;
}

static void is_told(struct stage *stage, struct actor *actor, const char *text)
{
    gg_trace *trace = stage->planner.trace;
    told = "nothing";
    stage->planner.trace = tell;
    stage_tick(stage, actor, 1);
    stage->planner.trace = trace;
    CHECK_SAYING(strcmp(told, text) == 0, "it tells: %s", told);
}

/* In the same tick, and nothing backs off. */
static void a_method_is_given_up_at_once(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SWEEPER("search_yard, search_cellar", ""));
    set_fact(&actor, "alarm", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick search_yard, gave up live.investigate, stop search_yard, "
                       "ended search_yard aborted, made 1, chose live.work, started sweep, "
                       "start sweep");
    CU_ASSERT_EQUAL(gg_backoff_of(&actor.core, GG_NONE)->waits, 0);
    stage_end(&stage);
}

static void the_trace_tells_why(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SWEEPER("search_yard, search_cellar", ""));
    set_fact(&actor, "alarm", 0);
    is_told(&stage, &actor,
            "given up: live > investigate, because of alarm: it is false, wants true");
    stage_end(&stage);
}

/* What must not be stopped ends first; then the next step is not begun, also if it holds again. */
static void what_is_uninterruptible_ends_first(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SWEEPER("search_yard, search_cellar", ", uninterruptible: true"));
    set_fact(&actor, "alarm", 0);
    stage_tick(&stage, &actor, 50000);
    expect_log(&stage, "tick search_yard, gave up live.investigate");
    set_fact(&actor, "alarm", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick search_yard");
    set_fact(&actor, "alarm", 0);
    stage_tick(&stage, &actor, 10000);
    expect_log(&stage, "tick search_yard, stop search_yard, ended search_yard success, "
                       "made 1, chose live.work, started sweep, start sweep");
    stage_end(&stage);
}

/* After its last step it may fail. */
static void behind_its_last_step_it_may_fail(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SWEEPER("search_yard", ", uninterruptible: true"));
    set_fact(&actor, "alarm", 0);
    stage_tick(&stage, &actor, 60000);
    expect_log(&stage, "tick search_yard, stop search_yard, ended search_yard success, made 1, "
                       "chose live.work, started sweep, start sweep");
    stage_end(&stage);
}

/* That does not begin the method's cooldown; it does where nothing was given up. */
static void what_is_given_up_does_not_cool_down(void)
{
    for (int given_up = 0; given_up < 2; given_up++) {
        struct stage stage;
        struct actor actor;
        stage_with(
            &stage, &actor,
            "domain: d\nlimits: {plan: 8}\nstate: {alarm: {type: bool, start: true}}\n"
            "actions: {search: {duration: 2s, uninterruptible: true}, sweep: {duration: 1s}}\n"
            "tasks: {live: {methods: {look: {while: alarm, cooldown: 1h, subtasks: search},\n"
            "  work: {subtasks: sweep}}}}\n");
        stage_tick(&stage, &actor, 1000);
        set_fact(&actor, "alarm", !given_up);
        stage_tick(&stage, &actor, 500);
        set_fact(&actor, "alarm", 1);
        forget_log(&stage);
        stage_tick(&stage, &actor, 1500);
        expect_log(&stage, given_up ? "tick search, stop search, ended search success, made 1, "
                                      "chose live.look, started search, start search"
                                    : "tick search, stop search, ended search success, made 1, "
                                      "chose live.work, started sweep, start sweep");
        stage_end(&stage);
    }
}

/* The `while` of a method in another one ends the whole plan; of several the outermost is told. */
static void one_within_another_ends_the_whole_plan(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SWEEPER("sweep, search, sweep", ""));
    stage_tick(&stage, &actor, 4000);
    forget_log(&stage);
    set_fact(&actor, "dark", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick search_yard, gave up search.with_light, stop search_yard, "
                       "ended search_yard aborted, made 3, chose live.investigate, "
                       "chose search.grope, started sweep, start sweep");
    set_fact(&actor, "dark", 0);
    set_fact(&actor, "alarm", 0);
    is_told(&stage, &actor,
            "given up: live > investigate, because of alarm: it is false, wants true");
    stage_end(&stage);
}

/* What comes later is projected as a precondition is; then the plan does not hold, and what is done goes
 * on if the new one begins with it. */
static void before_its_first_step_it_is_a_precondition(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SWEEPER("sweep, search, sweep", ""));
    set_fact(&actor, "dark", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick sweep, dropped search_yard, made 3, chose live.investigate, "
                       "chose search.grope");
    stage_end(&stage);
}

/* Between two steps of the method, too; and a fact that a step itself changes. */
static void a_plan_that_breaks_it_is_none(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\nstate: {n: {type: 0..9, start: 2}}\n"
               "actions: {use: {effects: n -= 1, duration: 1s}, rest: {duration: 5s}}\n"
               "tasks:\n  live:\n    methods:\n"
               "      thrice: {while: n >= 1, subtasks: [use, use, use]}\n"
               "      twice: {while: n >= 1, subtasks: [use, use]}\n"
               "      rest: {subtasks: rest}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 2, chose live.twice, started use, start use");
    set_fact(&actor, "n", 1); /* the first step would make it 0 before the second */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick use, dropped use, stop use, ended use aborted, made 1, "
                       "chose live.rest, started rest, start rest");
    stage_end(&stage);
}

/* A method that does nothing needs it at its beginning alone. */
static void one_without_steps_needs_it_once(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SWEEPER("", ""));
    set_fact(&actor, "alarm", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "sweep");
    stage_end(&stage);
}

/* The walk to its first step belongs to a method. */
static void its_walk_is_stopped(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nlimits: {plan: 8}\nstate: {alarm: {type: bool, start: true}, "
                  "here: [hall, yard]}\n"
                  "places: {fact: here, speed: 1, at: {hall: 0, yard: 10}}\n"
                  "actions: {look: {at: yard, duration: 1s}, rest: {duration: 5s}}\n"
                  "tasks:\n  live:\n    methods:\n"
                  "      see: {while: alarm, subtasks: [look]}\n      rest: {subtasks: rest}\n");
    set_fact(&actor, "alarm", 0);
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "gave up live.see, walked look aborted, made 1, chose live.rest, "
                       "started rest, start rest");
    stage_end(&stage);
}

/* The way to a condition, and each step of a task that comes back to itself, stand under it as well. */
static void it_counts_for_all_that_it_comes_to(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 16, nodes: 200}\n"
               "state: {fuel: {type: 0..9, start: 4}, at: 0..9, there: bool}\n"
               "actions:\n  go: {effects: [at += 1, fuel -= 1], duration: 1s}\n"
               "  fill: {effects: fuel += 3, duration: 1s}\n  wait: {duration: 1s}\n"
               "tasks:\n  live:\n    methods:\n"
               "      drive: {while: fuel >= 2, subtasks: [drive]}\n"
               "      search: {while: fuel >= 2, subtasks: [{achieve: at == 6}]}\n"
               "      wait: {subtasks: wait}\n"
               "  drive:\n    methods:\n      end: {preconditions: at == 6, subtasks: []}\n"
               "      on: {subtasks: [go, drive]}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 7, chose live.search, started go, start go");
    set_fact(&actor, "fuel", 9);
    gg_agent_stop(&actor.core, &stage.planner);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 6, chose live.drive, chose drive.on, chose drive.on, chose drive.on, "
                       "chose drive.on, chose drive.on, chose drive.on, chose drive.end, "
                       "started go, start go");
    stage_end(&stage);
}

/* What is done goes on under the `while` of the method that takes over. */
static void what_goes_on_is_under_the_new_one(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\nstate: {a: {type: bool, start: true}, b: bool}\n"
               "actions: {run: {duration: 9s}, hit: {duration: 1s}, rest: {duration: 5s}}\n"
               "tasks:\n  live:\n    select: priority\n    methods:\n"
               "      chase: {priority: 2, while: b, subtasks: [run, hit]}\n"
               "      flee: {priority: 1, while: a, subtasks: [run]}\n"
               "      rest: {subtasks: rest}\n");
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "b", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick run, interrupted live.chase, made 2, chose live.chase");
    set_fact(&actor, "a", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick run");
    set_fact(&actor, "b", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick run, gave up live.chase, stop run, ended run aborted, made 1, "
                       "chose live.rest, started rest, start rest");
    stage_end(&stage);
}

/* So does what it claims: a game that is saved then can be restored. */
static void what_goes_on_claims_what_it_did(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\n"
               "state: {b: bool, food: {type: 0..9, start: 5, shared: true, claim: true}}\n"
               "actions: {eat: {preconditions: food >= 1, effects: food -= 1, duration: 9s},\n"
               "  rest: {duration: 5s}}\n"
               "tasks:\n  live:\n    select: priority\n    methods:\n"
               "      feast: {priority: 2, while: b, subtasks: [eat, rest]}\n"
               "      snack: {priority: 1, subtasks: [eat]}\n");
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "b", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick eat, interrupted live.feast, made 2, chose live.feast");
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_ATTACHED);
    stage_end(&stage);
}

/* What is given up ends as aborted. */
static void what_is_stopped_takes_back_what_it_does_on_abort(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, SWEEPER("search_yard, search_cellar", ", on_abort: n += 1"));
    set_fact(&actor, "alarm", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "n"), 1);
    stage_end(&stage);
}

/* -------------------------------------------------------------------------- goals */

#define TRIP(goal)                                                                                 \
    "domain: d\nlimits: {plan: 8, nodes: 100, wants: 1}\n"                                         \
    "state: {calm: {type: bool, start: true}, ill: bool, at: 0..3, fuel: {type: 0..9, start: "     \
    "4}}\n"                                                                                        \
    "actions:\n  go: {effects: [at += 1, fuel -= 1], duration: 1s}\n"                              \
    "  fill: {effects: fuel += 1, duration: 1s}\n  rest: {duration: 9s}\n"                         \
    "goals:\n  away: {conditions: at == 3, " goal "}\n"                                            \
    "tasks: {live: {subtasks: rest}}\nagents: {bot: {goals: [away], task: live}}\n"

static void a_goal_is_given_up_at_once(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, TRIP("while: calm, retry: 1m"));
    set_fact(&actor, "calm", 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick go, gave up away, stop go, ended go aborted, made 1, "
                       "chose live.only, started rest, start rest");
    set_fact(&actor, "calm", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick rest, wants away, stop rest, ended rest aborted, made 3, started go, "
                       "start go");
    set_fact(&actor, "calm", 0);
    is_told(&stage, &actor, "given up: away, because of calm: it is false, wants true");
    stage_end(&stage);
}

/* What is stopped for a plan of it may end it: then nothing of the plan begins. */
static void a_goal_is_given_up_before_its_first_step(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor,
                  "domain: d\nstate: {calm: {type: bool, start: true}, called: bool, at: 0..1}\n"
                  "actions:\n  go: {preconditions: called, effects: at += 1, duration: 1s}\n"
                  "  rest: {duration: 9s, on_abort: not calm}\n"
                  "goals:\n  away: {conditions: at == 1, relevant: called, while: calm}\n"
                  "tasks: {live: {subtasks: rest}}\nagents: {bot: {goals: [away], task: live}}\n");
    set_fact(&actor, "called", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage,
               "tick rest, wants away, stop rest, ended rest aborted, made 1, gave up away");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.only, started rest, start rest");
    stage_end(&stage);
}

/* Its plans keep it, up to the last step. */
static void a_goals_plans_keep_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, TRIP("while: fuel >= 3"));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants away, made 4, started go, start go");
    stage_end(&stage);
}

/* Of two goals of the same `while`, of which the plans of one may break it, the other one has its own. */
static void goals_may_ask_for_the_same(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(
        &stage, &actor,
        "domain: d\nlimits: {plan: 8}\nstate: {n: 0..2, m: 0..2, safe: {type: bool, start: true}}\n"
        "actions:\n"
        "  work: {effects: n += 1, duration: 1s}\n"
        "  dare: {effects: [m += 1, not safe], duration: 1s}\n"
        "goals:\n"
        "  done: {conditions: n == 2, while: safe, priority: 1}\n"
        "  bold: {conditions: m == 1, while: safe}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants done, made 2, started work, start work");
    stage_end(&stage);
}

/* What only waits as a subtask is no step of a goal's plan, which can do without actions of its own then. */
static void a_waiting_subtask_breaks_no_goals_plan(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\n"
               "state: {calm: {type: bool, start: true}, at: 0..3, dry: {type: bool, start: "
               "true}}\n"
               "actions: {go: {effects: at += 1}, dive: {effects: not dry}}\n"
               "goals:\n  away: {conditions: at == 3, while: calm}\n"
               "  dry: {conditions: dry, keep: true}\n"
               "tasks: {live: {subtasks: [dive, {until: not calm}]}}\n");
    CU_ASSERT_EQUAL(stage.domain.action_count, 3);
    stage_end(&stage);
}

/* A goal that holds is not looked at. */
static void a_goal_that_holds_is_not_given_up(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, TRIP("while: calm"));
    set_fact(&actor, "calm", 0);
    set_fact(&actor, "at", 3);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick go");
    stage_end(&stage);
}

/* A latch ends, too. */
static void a_latch_ends(void)
{
    struct stage stage;
    struct actor actor;
    stage_at_work(&stage, &actor, TRIP("relevant: ill, latched: true, while: calm"));
    set_fact(&actor, "ill", 1);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "ill", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "go");
    set_fact(&actor, "calm", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "rest");
    set_fact(&actor, "calm", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "rest");
    stage_end(&stage);
}

/* A want for it waits. */
static void a_want_waits(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, TRIP("while: calm"));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "calm", 0);
    uint32_t want = gg_agent_want(&actor.core, 0, 5);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_want_status(&actor.core, want), GG_WANT_WAITING);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "rest");
    set_fact(&actor, "calm", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "go");
    stage_end(&stage);
}

/* A goal that holds is kept whatever is asked of its plans. */
static void keeping_it_is_another_matter(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, TRIP("while: fuel >= 3, keep: true"));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "fuel", 0);
    set_fact(&actor, "at", 3);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.only, started rest, start rest");
    stage_end(&stage);
}

static void it_is_explained(void)
{
    struct stage stage;
    struct actor actor;
    char text[400];
    stage_at_work(&stage, &actor, TRIP("while: calm"));
    set_fact(&actor, "calm", 0);
    stage_tick(&stage, &actor, 1);
    gg_agent_explain(&actor.core, &stage.planner, &gg_goal_reasons, &gg_task_reasons, text,
                     sizeof text);
    CHECK_SAYING(strstr(text, "not away: its 'while' does not hold, because of calm: it is false, "
                              "wants true\n") != NULL,
                 "%s", text);
    stage_end(&stage);
}

void add_whiles_suite(void)
{
    CU_pSuite suite = CU_add_suite("whiles", NULL, NULL);
    CU_ADD_TEST(suite, a_method_is_given_up_at_once);
    CU_ADD_TEST(suite, the_trace_tells_why);
    CU_ADD_TEST(suite, what_is_uninterruptible_ends_first);
    CU_ADD_TEST(suite, behind_its_last_step_it_may_fail);
    CU_ADD_TEST(suite, what_is_given_up_does_not_cool_down);
    CU_ADD_TEST(suite, one_within_another_ends_the_whole_plan);
    CU_ADD_TEST(suite, before_its_first_step_it_is_a_precondition);
    CU_ADD_TEST(suite, a_plan_that_breaks_it_is_none);
    CU_ADD_TEST(suite, one_without_steps_needs_it_once);
    CU_ADD_TEST(suite, its_walk_is_stopped);
    CU_ADD_TEST(suite, it_counts_for_all_that_it_comes_to);
    CU_ADD_TEST(suite, what_goes_on_is_under_the_new_one);
    CU_ADD_TEST(suite, what_goes_on_claims_what_it_did);
    CU_ADD_TEST(suite, what_is_stopped_takes_back_what_it_does_on_abort);
    CU_ADD_TEST(suite, a_goal_is_given_up_at_once);
    CU_ADD_TEST(suite, a_goal_is_given_up_before_its_first_step);
    CU_ADD_TEST(suite, a_goals_plans_keep_it);
    CU_ADD_TEST(suite, goals_may_ask_for_the_same);
    CU_ADD_TEST(suite, a_waiting_subtask_breaks_no_goals_plan);
    CU_ADD_TEST(suite, a_goal_that_holds_is_not_given_up);
    CU_ADD_TEST(suite, a_latch_ends);
    CU_ADD_TEST(suite, a_want_waits);
    CU_ADD_TEST(suite, keeping_it_is_another_matter);
    CU_ADD_TEST(suite, it_is_explained);
}
