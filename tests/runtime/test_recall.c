/* SPDX-License-Identifier: MIT */
/*
 * Whole plannings of tasks in domains where tasks come up again, in little memory: the plan is
 * that which there is with plenty, or a limit is named, and what need not be kept needs no
 * room. How a chart counts its entries is in test_chart_room.c; random domains are in
 * test_recursion.c and test_first_plan.c.
 */
#include "support/search_room.h"
#include "suites.h"
#include "support/support.h"

/* The size of the memory, and what came of a planning in it. */
struct planned {
    uint16_t frames, choices, steps;
    uint32_t entries;
    gg_outcome outcome;
    uint32_t expansions;
    struct text names; /* of the steps, with a space after each */
};

enum { PLENTY = 64 };

static struct planned plan_in(const struct compiled *compiled, const char *task,
                              struct planned planned)
{
    const struct tables *tables = compiled->tables;
    const gg_domain *domain = &tables->domain;
    struct room room = room_of(domain, planned.frames, planned.choices, planned.steps);
    struct search_room searching = search_room_of(domain, 64, planned.steps);
    gg_task_problem problem = {.domain = domain, .agent_type = &domain->agent_types[0]};
    problem.state = domain->start;
    problem.task = task_number(tables, task);
    room.workspace.search = &searching.search;
    CU_ASSERT_TRUE_FATAL(planned.entries <= room.workspace.entry_capacity);
    room.workspace.entry_capacity = planned.entries;
    planned.outcome = gg_decompose(&problem, &room.workspace, &room.plan);
    planned.expansions = room.workspace.expansions;
    planned.names = (struct text){0};
    text_add(&planned.names, "%s", "");
    for (uint16_t i = 0; i < room.plan.length; i++)
        text_add(&planned.names, "%s ", tables->problem->actions[room.plan.steps[i]].name);
    search_room_free(&searching);
    room_free(&room);
    return planned;
}

static struct compiled compiled_of(const char *yaml)
{
    struct compiled compiled = compile_text(yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    return compiled;
}

/* Plans in so much memory; the plan must be this one. */
static void expect_found(const struct compiled *compiled, const char *task, struct planned size,
                         const char *names)
{
    struct planned planned = plan_in(compiled, task, size);
    CU_ASSERT_EQUAL(planned.outcome, GG_FOUND);
    CU_ASSERT_STRING_EQUAL(planned.names.data, names);
    text_free(&planned.names);
}

/* With each number of entries the plan is this one, or there is no room for it; from some number
 * on, which is returned, it is found. */
static uint32_t entries_for(const struct compiled *compiled, const char *task, const char *names)
{
    uint32_t too_few = 0;
    for (uint32_t entries = 0; entries <= 100; entries++) {
        struct planned size = {PLENTY, PLENTY, PLENTY, entries, 0, 0, {0}};
        struct planned planned = plan_in(compiled, task, size);
        if (planned.outcome != GG_FOUND)
            too_few = entries + 1;
        CU_ASSERT_TRUE(planned.outcome == GG_FOUND || planned.outcome == GG_OUT_OF_NODES);
        CU_ASSERT_STRING_EQUAL(planned.names.data, planned.outcome == GG_FOUND ? names : "");
        text_free(&planned.names);
    }
    return too_few;
}

/* ------------------------------------------------------------------------ entries */

/* When `rise` comes up within itself, there are failures of `pick`: they are forgotten for
 * it. It needs a call, which waits for itself, and its three ends. */
static void what_has_failed_gives_way_to_a_chart(void)
{
    struct compiled compiled =
        compiled_of("domain: d\nstate: {n: 0..9, h: 0..9, never: bool}\nactions:\n"
                    "  fail: {preconditions: never}\n"
                    "  one: {effects: n += 1}\n  two: {effects: n += 2}\n"
                    "  step: {effects: h += 1}\n  end: {preconditions: h >= 3}\n"
                    "tasks:\n"
                    "  direct: {methods: {m: {subtasks: [rise, end]}}}\n"
                    "  live: {methods: {m: {subtasks: [attempt, rise, end]}}}\n"
                    "  attempt: {methods: {a: {subtasks: [pick, pick, fail]}, b: {}}}\n"
                    "  pick: {methods: {a: {subtasks: one}, b: {subtasks: two}}}\n"
                    "  rise: {methods: {more: {subtasks: [rise, step]}, one: {subtasks: step}}}\n");
    uint32_t alone = entries_for(&compiled, "direct", "step step step end ");
    CU_ASSERT_EQUAL(alone, 5);
    CU_ASSERT_EQUAL(entries_for(&compiled, "live", "step step step end "), alone);
    compiled_free(&compiled);
}

/* -------------------------------------------------------------------- frames, choices */

/* A method's last subtask takes the place of the method. */
static void a_long_chain_of_last_subtasks_needs_few_frames(void)
{
    enum { LINKS = 40 };
    struct text yaml = {0}, names = {0};
    text_add(&yaml, "domain: d\nstate: {a: bool}\nactions: {act: {effects: a}}\ntasks:\n"
                    "  again: {methods: {m: {subtasks: [act, again]}, n: {}}}\n");
    for (int i = 0; i < LINKS; i++)
        text_add(&yaml, "  t%d: {methods: {m: {subtasks: [act, t%d]}}}\n", i, i + 1);
    text_add(&yaml, "  t%d: {methods: {m: {subtasks: act}}}\n", LINKS);
    for (int i = 0; i <= LINKS; i++)
        text_add(&names, "act ");
    struct compiled compiled = compiled_of(yaml.data);
    struct planned size = {2, PLENTY, PLENTY, PLENTY, 0, 0, {0}};
    expect_found(&compiled, "t0", size, names.data);
    compiled_free(&compiled);
    text_free(&yaml);
    text_free(&names);
}

/* The first of the ways that a choice has is tried even where there is no room for the choice;
 * within a task that comes back to itself the chart tries them all. */
static void what_has_no_choice_left_still_tries_a_method(void)
{
    struct compiled compiled =
        compiled_of("domain: d\nstate: {n: 0..9, right: bool}\nactions:\n"
                    "  to_left: {effects: not right}\n  to_right: {effects: right}\n"
                    "  step: {preconditions: right, effects: [n += 1, not right]}\n"
                    "tasks:\n"
                    "  pick: {methods: {l: {subtasks: to_left}, r: {subtasks: to_right}}}\n"
                    "  plain: {methods: {m: {subtasks: [pick, to_right, step]}}}\n"
                    "  walk:\n    methods:\n"
                    "      stop: {preconditions: n >= 2}\n"
                    "      on: {preconditions: n < 2, subtasks: [pick, step, walk]}\n"
                    "  live: {methods: {m: {subtasks: [walk, to_left]}}}\n");
    struct planned size = {PLENTY, 0, PLENTY, PLENTY, 0, 0, {0}};
    expect_found(&compiled, "plain", size, "to_left to_right step ");
    expect_found(&compiled, "walk", size, "to_right step to_right step ");
    expect_found(&compiled, "live", size, "to_right step to_right step to_left ");
    compiled_free(&compiled);
}

/* Both choices of `ready` have nothing left to try when `rise` has been entered above them and
 * `sway` needs room for one more: they give way. `rise` comes up within itself, and is planned
 * anew from where it began, with no choice below; so there is room for one of `pick`. */
static void choices_that_gave_way_leave_their_room(void)
{
    struct compiled compiled = compiled_of(
        "domain: d\nstate: {never: bool, seen: bool, turned: bool, right: bool}\nactions:\n"
        "  fail: {preconditions: seen}\n  wait: {effects: seen = never}\n"
        "  turn: {preconditions: turned}\n"
        "  step: {effects: turned}\n  left: {}\n  to_right: {effects: right}\n"
        "  check: {preconditions: right}\n"
        "tasks:\n"
        "  live: {methods: {m: {subtasks: [ready, ready, rise, pick, check]}}}\n"
        "  ready: {methods: {a: {subtasks: [wait, fail]}, b: {subtasks: wait}}}\n"
        "  rise: {methods: {more: {subtasks: [sway, rise, step]}, one: {subtasks: step}}}\n"
        "  sway: {methods: {a: {subtasks: wait}, b: {subtasks: [wait, turn]}}}\n"
        "  pick: {methods: {a: {subtasks: left}, b: {subtasks: to_right}}}\n");
    uint32_t expansions = 0;
    for (uint16_t choices = 8; choices >= 3; choices--) {
        struct planned size = {PLENTY, choices, PLENTY, PLENTY, 0, 0, {0}};
        struct planned planned = plan_in(&compiled, "live", size);
        CU_ASSERT_EQUAL(planned.outcome, GG_FOUND);
        CU_ASSERT_STRING_EQUAL(planned.names.data, "wait wait step to_right check ");
        CU_ASSERT_TRUE(expansions == 0 || planned.expansions == expansions);
        expansions = planned.expansions;
        text_free(&planned.names);
    }
    compiled_free(&compiled);
}

/* Each climb is paid for by a way down, and the end is one step more: the tenth of twenty steps
 * is one too many, and is not taken. The task, ten times up and ten times not. */
static void what_is_too_long_in_any_case_is_not_tried(void)
{
    struct compiled compiled =
        compiled_of("domain: d\nstate: {n: 0..99, never: bool}\nactions:\n"
                    "  up: {effects: n += 1}\n  down: {}\n  end: {preconditions: never}\n"
                    "tasks:\n"
                    "  live: {methods: {m: {subtasks: [walk, end]}}}\n"
                    "  walk: {methods: {on: {subtasks: [up, walk, down]}, stop: {}}}\n");
    struct planned size = {PLENTY, PLENTY, 20, PLENTY, 0, 0, {0}};
    struct planned planned = plan_in(&compiled, "live", size);
    CU_ASSERT_EQUAL(planned.outcome, GG_PLAN_TOO_LONG);
    CU_ASSERT_EQUAL(planned.expansions, 1 + 10 + 10);
    text_free(&planned.names);
    compiled_free(&compiled);
}

void add_recall_suite(void)
{
    CU_pSuite suite = CU_add_suite("recall", NULL, NULL);
    CU_ADD_TEST(suite, what_has_failed_gives_way_to_a_chart);
    CU_ADD_TEST(suite, a_long_chain_of_last_subtasks_needs_few_frames);
    CU_ADD_TEST(suite, what_has_no_choice_left_still_tries_a_method);
    CU_ADD_TEST(suite, choices_that_gave_way_leave_their_room);
    CU_ADD_TEST(suite, what_is_too_long_in_any_case_is_not_tried);
}
