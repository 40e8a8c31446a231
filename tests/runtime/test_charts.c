/* SPDX-License-Identifier: MIT */
/*
 * Charts of tasks that come back to themselves: how few entries are enough, and work that
 * comes to a circle of calls late. Random ones are in test_recursion.c.
 */
#include "support/apart.h"
#include "models/record.h"
#include "support/search_room.h"
#include "suites.h"
#include "support/support.h"

#include <string.h>

/* A domain, a plan of its task "live", and what came of the last planning. */
struct charted {
    struct compiled compiled;
    gg_outcome outcome;
    struct text steps, record; /* the names of the steps, and of the first tasks recorded */
};

static void charted_compile(struct charted *charted, const char *yaml)
{
    memset(charted, 0, sizeof *charted);
    charted->compiled = compile_text(yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(charted->compiled.tables);
}

static void charted_free(struct charted *charted)
{
    compiled_free(&charted->compiled);
    text_free(&charted->steps);
    text_free(&charted->record);
}

static void name_chosen(struct charted *charted, const gg_workspace *workspace)
{
    text_free(&charted->record);
    charted->record = (struct text){0};
    for (uint16_t i = 0; i < workspace->chosen_count && i < 4; i++)
        text_add(&charted->record, "%s%s", i ? " " : "",
                 charted->compiled.tables->problem->tasks[workspace->chosen[i].task].name);
}

/* Plans in a chart of so many entries, with room for so many steps and without a node for
 * conditions. */
static void plan(struct charted *charted, uint32_t entries, uint16_t steps)
{
    const struct tables *tables = charted->compiled.tables;
    struct apart apart = apart_of(&tables->domain);
    const gg_domain *domain = &apart.domain;
    struct room room = room_of(domain, 100, 100, steps);
    struct search_room search = search_room_of(domain, 0, steps);
    CU_ASSERT_TRUE_FATAL(entries <= room.workspace.entry_capacity);
    room.workspace.entry_capacity = entries;
    room.workspace.search = &search.search;
    gg_task_problem task_problem = {.domain = domain, .agent_type = &domain->agent_types[0]};
    task_problem.state = domain->start;
    task_problem.task = task_number(tables, "live");
    task_problem.recorder = &gg_method_noting;
    charted->outcome = gg_decompose(&task_problem, &room.workspace, &room.plan);
    CU_ASSERT_TRUE(charted->outcome != GG_FOUND || !room.workspace.chosen_complete ||
                   record_leads_to(domain, task_problem.task, &room.workspace, &room.plan));
    text_free(&charted->steps);
    charted->steps = (struct text){0};
    for (uint16_t i = 0; i < room.plan.length; i++)
        text_add(&charted->steps, "%s%s", i ? " " : "",
                 tables->problem->actions[room.plan.steps[i]].name);
    name_chosen(charted, &room.workspace);
    room_free(&room);
    search_room_free(&search);
    apart_free(&apart);
}

/* A circle of states, and one before it. Each of the circle has one call, which waits for that
 * of the next one; the last call waits for the first. */
static void each_call_is_charted_once(void)
{
    for (uint32_t count = 3; count <= 70; count++) {
        struct text yaml = {0};
        struct charted charted;
        text_add(&yaml,
                 "domain: d\nstate: {n: 0..%u}\nactions:\n"
                 "  step: {preconditions: n < %u, effects: n += 1}\n"
                 "  turn: {preconditions: n == %u, effects: n = 1}\n"
                 "tasks:\n  live:\n    methods:\n      on: {subtasks: [step, live]}\n"
                 "      round: {subtasks: [turn, live]}\n",
                 count - 1, count - 1, count - 1);
        charted_compile(&charted, yaml.data);
        plan(&charted, 2 * (count - 1), 100);
        CU_ASSERT_EQUAL(charted.outcome, GG_NO_PLAN);
        plan(&charted, 2 * (count - 1) - 1, 100);
        CU_ASSERT_EQUAL(charted.outcome, GG_OUT_OF_NODES);
        charted_free(&charted);
        text_free(&yaml);
    }
}

/* Two ways meet again twenty times: what comes after them is planned once. */
static void ways_that_meet_are_gone_on_with_once(void)
{
    struct text yaml = {0};
    struct charted charted;
    text_add(&yaml, "domain: d\nstate: {side: [none, left, right], never: bool}\nactions:\n"
                    "  to_left: {effects: side = left}\n  to_right: {effects: side = right}\n"
                    "  back: {effects: side = none}\n  end: {preconditions: never}\n"
                    "tasks:\n  pick:\n    methods:\n      l: {subtasks: to_left}\n"
                    "      r: {subtasks: to_right}\n      again: {subtasks: pick}\n"
                    "  live:\n    methods:\n      m:\n        subtasks: [");
    for (int i = 0; i < 20; i++)
        text_add(&yaml, "pick, back, ");
    text_add(&yaml, "end]\n");
    charted_compile(&charted, yaml.data);
    plan(&charted, 200, 100);
    CU_ASSERT_EQUAL(charted.outcome, GG_NO_PLAN);
    charted_free(&charted);
    text_free(&yaml);
}

/* `loop` has tried all and only waits for `back`, which waits for `way`, when `way` ends
 * after all: then `loop` goes on with `last`, a call of its circle. */
static void a_recursion_that_was_done_goes_on(void)
{
    struct charted charted;
    charted_compile(&charted, "domain: d\n"
                              "state: {n: 0..1, done: bool, never: bool}\n"
                              "actions:\n"
                              "  go: {preconditions: n == 0, effects: n = 1}\n"
                              "  undo: {preconditions: n == 1, effects: n = 0}\n"
                              "  mark: {effects: done}\n"
                              "  check: {preconditions: done}\n"
                              "  stop: {preconditions: never}\n"
                              "tasks:\n"
                              "  live: {methods: {m: {subtasks: [way, check]}}}\n"
                              "  way:\n"
                              "    methods:\n"
                              "      one: {subtasks: [go, back, stop]}\n"
                              "      two: {subtasks: [go, loop]}\n"
                              "      three: {subtasks: []}\n"
                              "  back:\n"
                              "    methods:\n"
                              "      round: {subtasks: [undo, way, go]}\n"
                              "      none: {preconditions: never, subtasks: []}\n"
                              "      far: {preconditions: never, subtasks: [loop]}\n"
                              "  loop: {methods: {m: {subtasks: [back, last]}}}\n"
                              "  last:\n"
                              "    methods:\n"
                              "      first: {subtasks: mark}\n"
                              "      far: {preconditions: never, subtasks: [loop]}\n");
    plan(&charted, 200, 100);
    CU_ASSERT_EQUAL_FATAL(charted.outcome, GG_FOUND);
    CU_ASSERT_STRING_EQUAL(charted.steps.data, "go undo go mark check");
    charted_free(&charted);
}

/* Twice the next task, thirty times and oftener, up to more times in all than can be counted: what
 * has no steps and no room in the record is not gone into, as it would take minutes, and the record
 * has the first of what was chosen. */
static void what_does_nothing_is_not_gone_into(void)
{
    for (int levels = 29; levels <= 89; levels += levels < 35 ? 1 : 18) {
        struct text yaml = {0};
        struct charted charted;
        text_add(&yaml, "domain: d\nactions: {step: {}}\ntasks:\n"
                        "  live: {methods: {m: {subtasks: [step, t0, step]}}}\n");
        for (int i = 0; i < levels; i++)
            text_add(&yaml,
                     "  t%d:\n    methods:\n      two: {subtasks: [t%d, t%d]}\n"
                     "      again: {subtasks: [t%d]}\n",
                     i, i + 1, i + 1, i);
        text_add(&yaml, "  t%d:\n    methods:\n      none: {subtasks: []}\n", levels);
        charted_compile(&charted, yaml.data);
        plan(&charted, 1000, 2);
        CU_ASSERT_EQUAL_FATAL(charted.outcome, GG_FOUND);
        CU_ASSERT_STRING_EQUAL(charted.steps.data, "step step");
        CU_ASSERT_STRING_EQUAL(charted.record.data, "live t0 t1 t2");
        charted_free(&charted);
        text_free(&yaml);
    }
}

/* Steps, and a condition of which a table knows the way, so that it takes no node: with
 * recursion and without, and with too little room for the steps. */
static void what_a_table_knows_takes_no_nodes(void)
{
    static const char *const more[] = {"", "      again: {subtasks: [live, live]}\n"};
    for (int i = 0; i < 2; i++) {
        struct text yaml = {0};
        struct charted charted;
        text_add(&yaml,
                 "domain: d\nstate: {n: 0..9}\nactions: {step: {effects: n += 1}}\n"
                 "tasks:\n  live:\n    methods:\n      m: {subtasks: [step, achieve: n == 4]}\n%s",
                 more[i]);
        charted_compile(&charted, yaml.data);
        for (uint16_t steps = 0; steps < 4; steps++) {
            plan(&charted, 200, steps);
            CU_ASSERT_EQUAL(charted.outcome, GG_PLAN_TOO_LONG);
        }
        plan(&charted, 200, 4);
        CU_ASSERT_EQUAL_FATAL(charted.outcome, GG_FOUND);
        CU_ASSERT_STRING_EQUAL(charted.steps.data, "step step step step");
        charted_free(&charted);
        text_free(&yaml);
    }
}

void add_charts_suite(void)
{
    CU_pSuite suite = CU_add_suite("charts", NULL, NULL);
    CU_ADD_TEST(suite, each_call_is_charted_once);
    CU_ADD_TEST(suite, ways_that_meet_are_gone_on_with_once);
    CU_ADD_TEST(suite, a_recursion_that_was_done_goes_on);
    CU_ADD_TEST(suite, what_does_nothing_is_not_gone_into);
    CU_ADD_TEST(suite, what_a_table_knows_takes_no_nodes);
}
