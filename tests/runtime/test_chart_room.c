/* SPDX-License-Identifier: MIT */
/*
 * The room that tasks need which come back to themselves: the chart's entries are counted by
 * hand, and one fewer is too few.
 */
#include "support/search_room.h"
#include "suites.h"
#include "support/support.h"

#include <stdlib.h>

/* Comes back to itself at once, then goes up so many steps and finds itself at the top, or
 * cannot leap from there. */
static const char climber[] = "domain: d\n"
                              "state: {height: 0..%d, far: bool}\n"
                              "actions:\n"
                              "  climb: {effects: height += 1}\n"
                              "  leap: {preconditions: far}\n"
                              "tasks:\n"
                              "  arrive:\n"
                              "    methods:\n"
                              "      again: {subtasks: [arrive, leap]}\n"
                              "      there: {preconditions: height == %d}\n"
                              "      go: {subtasks: [{achieve: height >= %d}, arrive]}\n"
                              "  hop:\n"
                              "    methods:\n"
                              "      again: {subtasks: [hop, leap]}\n"
                              "      go: {subtasks: [{achieve: height >= %d}, leap]}\n"
                              "limits: {plan: 40}\n";

/* Plans a task with room for so many entries, to the byte, and so many steps. */
static gg_outcome plan_in(const struct tables *tables, const char *task, uint32_t entries,
                          uint16_t steps)
{
    const gg_domain *domain = &tables->domain;
    struct room room = room_of(domain, 8, 8, steps);
    struct search_room searching = search_room_of(domain, 64, steps);
    gg_workspace *workspace = &room.workspace;
    gg_random random;
    gg_random_seed(&random, 1);
    free(workspace->entries);
    free(workspace->entry_states);
    workspace->entry_capacity = entries;
    workspace->entries = malloc(entries * sizeof *workspace->entries);
    workspace->entry_states = malloc(entries * domain->word_count * sizeof(uint64_t));
    workspace->search = &searching.search;
    gg_task_problem task_problem = {domain,
                                    &domain->agent_types[0],
                                    NULL,
                                    &random,
                                    domain->start,
                                    task_number(tables, task),
                                    &gg_method_noting,
                                    false,
                                    {NULL, NULL, NULL, 0, NULL}};
    gg_outcome outcome = gg_decompose(&task_problem, workspace, &room.plan);
    CU_ASSERT_EQUAL(room.plan.length, outcome == GG_FOUND ? steps : 0);
    for (uint16_t i = 0; i < room.plan.length; i++)
        CU_ASSERT_EQUAL(room.plan.steps[i], action_number(tables, "climb"));
    search_room_free(&searching);
    room_free(&room);
    return outcome;
}

/* One entry for each sixteen steps of what is achieved. */
static uint32_t blocks_of(int steps)
{
    return ((uint32_t)steps + 15) / 16;
}

static struct compiled climb(int steps)
{
    struct text yaml = {0};
    text_add(&yaml, climber, steps, steps, steps, steps);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    text_free(&yaml);
    return compiled;
}

/* With as many entries as it takes, and with any fewer: they are too few. */
static void expect_entries(const struct compiled *compiled, const char *task, int steps,
                           uint32_t entries, gg_outcome outcome)
{
    for (uint32_t i = 0; i <= entries + 2; i++)
        CU_ASSERT_EQUAL(plan_in(compiled->tables, task, i, (uint16_t)steps),
                        i < entries ? GG_OUT_OF_NODES : outcome);
}

/* Two calls of the task, each of which waits for itself, and one of the condition; two more that
 * wait; the ends of all three. */
static void a_plan_is_found_as_soon_as_its_entries_fit(void)
{
    for (int steps = 1; steps <= 33; steps++) {
        struct compiled compiled = climb(steps);
        expect_entries(&compiled, "arrive", steps, 10 + blocks_of(steps), GG_FOUND);
        compiled_free(&compiled);
    }
}

/* The last entries are those of the condition's end: a call of the task, which waits for itself,
 * and one of the condition, who waits, and the end with its steps. There is room for more steps,
 * so that none is left out as too long. */
static void all_was_tried_as_soon_as_the_last_end_fits(void)
{
    for (int steps = 1; steps <= 33; steps++) {
        struct compiled compiled = climb(steps);
        expect_entries(&compiled, "hop", steps + 3, 5 + blocks_of(steps), GG_NO_PLAN);
        compiled_free(&compiled);
    }
}

/* The plan may be as long as there is room for steps. */
static void steps_that_were_achieved_may_just_fit(void)
{
    for (int steps = 1; steps <= 33; steps++) {
        struct compiled compiled = climb(steps);
        uint32_t entries = 10 + blocks_of(steps);
        for (int fewer = 1; fewer <= steps; fewer++)
            CU_ASSERT_EQUAL(plan_in(compiled.tables, "arrive", entries, (uint16_t)(steps - fewer)),
                            GG_PLAN_TOO_LONG);
        CU_ASSERT_EQUAL(plan_in(compiled.tables, "arrive", entries, (uint16_t)steps), GG_FOUND);
        compiled_free(&compiled);
    }
}

/* With room for three choices: both of `ready` have nothing left to try when `rise` needs room for
 * one, so that they give way. `rise` comes up within itself, and is planned anew from where it
 * began. */
static void choices_that_gave_way_do_not_come_back(void)
{
    struct compiled compiled = compile_text(
        "domain: d\nstate: {n: 0..9, never: bool, seen: bool}\nactions:\n"
        "  fail: {preconditions: seen}\n  wait: {effects: seen = never}\n"
        "  step: {effects: n += 1}\n  turn: {preconditions: n == 1}\n"
        "  end: {preconditions: n >= 2}\n"
        "tasks:\n"
        "  live: {methods: {m: {subtasks: [ready, ready, pick, finish]}}}\n"
        "  ready: {methods: {a: {subtasks: [wait, fail]}, b: {subtasks: wait}}}\n"
        "  pick: {methods: {a: {subtasks: wait}, b: {subtasks: [wait, turn]}}}\n"
        "  finish: {methods: {m: {subtasks: [rise, end]}}}\n"
        "  rise: {methods: {more: {subtasks: [rise, step]}, one: {subtasks: step}}}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    for (uint16_t choices = 3; choices <= 5; choices++) {
        struct text steps = {0};
        struct room room = room_of(domain, 20, choices, 20);
        gg_task_problem problem = {.domain = domain, .agent_type = &domain->agent_types[0]};
        problem.state = domain->start;
        problem.task = task_number(compiled.tables, "live");
        CU_ASSERT_EQUAL(gg_decompose(&problem, &room.workspace, &room.plan), GG_FOUND);
        for (uint16_t i = 0; i < room.plan.length; i++)
            text_add(&steps, "%s ", compiled.tables->problem->actions[room.plan.steps[i]].name);
        CU_ASSERT_STRING_EQUAL(steps.data, "wait wait wait step step end ");
        text_free(&steps);
        room_free(&room);
    }
    compiled_free(&compiled);
}

void add_chart_room_suite(void)
{
    CU_pSuite suite = CU_add_suite("chart_room", NULL, NULL);
    CU_ADD_TEST(suite, a_plan_is_found_as_soon_as_its_entries_fit);
    CU_ADD_TEST(suite, all_was_tried_as_soon_as_the_last_end_fits);
    CU_ADD_TEST(suite, steps_that_were_achieved_may_just_fit);
    CU_ADD_TEST(suite, choices_that_gave_way_do_not_come_back);
}
