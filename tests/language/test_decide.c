/* SPDX-License-Identifier: MIT */
/*
 * What `goapgen decide` prints, as text and as JSON, and what `goapgen plan --why` says of a goal
 * that has a plan and would not be chosen. The reasons themselves are those of the runtime:
 * tests/runtime/test_explain.c.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

static const char watch[] =
    "domain: d\n"
    "state:\n"
    "  noise: [none, yard, hall]\n"
    "  energy: {type: 0..1 step 0.1, start: 0.4, sensed: true}\n"
    "  asleep: bool\n"
    "  treasure: bool\n"
    "  lock: {type: [shut, open], sensed: true}\n"
    "actions:\n"
    "  look: {effects: noise = none}\n"
    "  doze: {preconditions: energy <= 0.6, effects: asleep}\n"
    "  wake: {preconditions: asleep, effects: not asleep}\n"
    "  steal: {preconditions: lock == open, effects: treasure}\n"
    "  open: {procedural_precondition: has_key, effects: asleep}\n"
    "goals:\n"
    "  calm: {conditions: noise == none, relevant: noise != none, priority: 3}\n"
    "  rested: {conditions: asleep, priority: 2}\n"
    "  wealthy: {conditions: treasure, priority: 1}\n"
    "tasks: {live: {methods: {rise: {preconditions: asleep, subtasks: wake}, sit: {subtasks: "
    "look}}}}\n"
    "agents:\n"
    "  guard: {goals: [calm, rested], task: live}\n"
    "  thief: {goals: [wealthy]}\n"
    "  idler: {task: live}\n";

/* Carries a command out in the scratch folder; all that it prints must be the texts. */
static void expect(const char *command, int code, const char *text, const char *errors)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "d.yaml", watch);
    const char *options = strchr(command, ' ');
    struct result result = shell("'%s' %.*s '%s' %s", built(scratch.pool, "goapgen"),
                                 options ? (int)(options - command) : (int)strlen(command), command,
                                 file, options ? options : "");
    if (result.code != code || strcmp(result.out.data, text) != 0 ||
        strcmp(result.errs.data, errors) != 0)
        printf("\n%s: %d\n%s%s", command, result.code, result.out.data, result.errs.data);
    CU_ASSERT_EQUAL(result.code, code);
    CU_ASSERT_STRING_EQUAL(result.out.data, text);
    CU_ASSERT_STRING_EQUAL(result.errs.data, errors);
    result_free(&result);
    scratch_free(&scratch);
}

static void a_goal_comes_before_the_task(void)
{
    expect("decide", 0,
           "would do rested (priority 2): doze\n"
           "not calm: it is not relevant, because of noise: it is none, wants not none\n"
           "not the root task: outbid by rested\n",
           "");
    expect("decide --set 'noise = hall'", 0,
           "would do calm (priority 3): look\n"
           "not rested: outbid by calm, priority 2 to 3\n"
           "not the root task: outbid by calm\n",
           "");
}

static void the_task_follows_without_a_goal(void)
{
    expect("decide --set asleep", 0,
           "not calm: it is not relevant, because of noise: it is none, wants not none\n"
           "not rested: it holds\n"
           "would do the root task: wake\n"
           "method: live > rise\n"
           "not live > sit: live > rise comes first\n",
           "");
    expect("decide --agent idler", 0,
           "would do the root task: look\n"
           "not live > rise, because of asleep: it is false, wants true\n"
           "method: live > sit\n",
           "");
}

static void what_stands_in_the_way_of_a_plan_is_said(void)
{
    expect("decide --agent thief", 3, "no plan for wealthy: there is none\n",
           "treasure cannot be brought about:\n"
           "  steal needs lock == open\n"
           "    lock == open cannot be brought about: no action does\n");
    expect("decide --set 'energy = 0.7' --deny has_key", 0,
           "no plan for rested: there is none\n"
           "not calm: it is not relevant, because of noise: it is none, wants not none\n"
           "would do the root task: look\n"
           "not live > rise, because of asleep: it is false, wants true\n"
           "method: live > sit\n",
           "asleep cannot be brought about:\n"
           "  doze needs energy <= 0.6\n"
           "    energy <= 0.6 cannot be brought about: no action does\n"
           "  open is denied: has_key\n");
}

static void json_has_the_same(void)
{
    expect(
        "decide --json --set 'noise = hall'", 0,
        "{\"domain\": \"d\", \"agent\": \"guard\", \"reasons\": [{\"goal\": \"calm\", \"reason\": "
        "\"chosen\", \"priority\": 3, \"steps\": [\"look\"]}, {\"goal\": \"rested\", \"reason\": "
        "\"outbid\", \"priority\": 2, \"by\": \"calm\", \"its_priority\": 3}, {\"task\": \"live\", "
        "\"reason\": \"outbid\", \"by\": \"calm\"}]}\n",
        "");
    expect(
        "decide --json --set asleep", 0,
        "{\"domain\": \"d\", \"agent\": \"guard\", \"reasons\": [{\"goal\": \"calm\", \"reason\": "
        "\"not relevant\", \"fact\": \"noise\", \"value\": \"none\", \"wants\": [\"yard\", "
        "\"hall\"]}, {\"goal\": \"rested\", \"reason\": \"holds\"}, {\"task\": \"live\", "
        "\"reason\": \"chosen\", \"steps\": [\"wake\"]}, {\"task\": \"live\", \"method\": "
        "\"rise\", "
        "\"reason\": \"chosen\"}, {\"task\": \"live\", \"method\": \"sit\", \"reason\": \"later\", "
        "\"by\": \"rise\"}]}\n",
        "");
}

static void why_tells_that_a_goal_is_not_chosen(void)
{
    static const char plan[] = "rested: 1 steps, cost 1, the cheapest; read, without a search\n"
                               "  doze\n";
    expect("plan --goal rested --why", 0, plan,
           "the plan was read from a policy\nnothing stands in the way: there is a plan\n");
    expect("plan --goal rested --why --set 'noise = yard'", 0, plan,
           "the plan was read from a policy\n"
           "there is a plan, but it would not be chosen: not rested: outbid by calm, priority 2 to "
           "3\n");
}

static void wrong_usage_is_told(void)
{
    expect("decide --agent dog", 2, "",
           "goapgen: unknown agent 'dog'; there is: guard, thief, idler\n");
    expect("decide --deny nothing", 2, "",
           "goapgen: unknown procedural precondition 'nothing'; there is: has_key\n");
}

void add_decide_suite(void)
{
    CU_pSuite suite = CU_add_suite("decide", NULL, NULL);
    CU_ADD_TEST(suite, a_goal_comes_before_the_task);
    CU_ADD_TEST(suite, the_task_follows_without_a_goal);
    CU_ADD_TEST(suite, what_stands_in_the_way_of_a_plan_is_said);
    CU_ADD_TEST(suite, json_has_the_same);
    CU_ADD_TEST(suite, why_tells_that_a_goal_is_not_chosen);
    CU_ADD_TEST(suite, wrong_usage_is_told);
}
