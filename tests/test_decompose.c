/* SPDX-License-Identifier: MIT */
/* The decomposition of tasks, on worked examples. */
#include <string.h>

#include "suites.h"
#include "support.h"

/* Plans a task from the start state; the steps' names, joined by blanks. */
static gg_outcome plan_of(const struct compiled *compiled, const char *task, struct text *steps)
{
    const struct tables *tables = compiled->tables;
    struct room room = room_of(&tables->domain, 200, 200, 200);
    gg_random random;
    gg_random_seed(&random, 1);
    gg_query query = {&tables->domain, &tables->domain.characters[0], NULL,
                      &random,         tables->domain.start,          task_number(tables, task)};
    gg_outcome outcome = gg_decompose(&query, &room.workspace, &room.plan);
    text_add(steps, "%s", "");
    for (uint16_t i = 0; i < room.plan.length; i++)
        text_add(steps, "%s%s", i ? " " : "", tables->problem->actions[room.plan.steps[i]].name);
    room_free(&room);
    return outcome;
}

static void goes_back_over_earlier_siblings(void)
{
    struct compiled compiled =
        compile_text("domain: d\n"
                     "state: {a: bool, b: bool}\n"
                     "actions:\n"
                     "  make_b: {effects: b}\n"
                     "  make_a: {effects: a}\n"
                     "  need_a: {preconditions: a, effects: not a}\n"
                     "tasks:\n"
                     "  root: {methods: {only: {subtasks: [pick, need_a]}}}\n"
                     "  pick:\n"
                     "    methods:\n"
                     "      one: {subtasks: [make_b]}\n"
                     "      two: {subtasks: [make_a]}\n");
    struct text steps = {0};
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_EQUAL(plan_of(&compiled, "root", &steps), GG_FOUND);
    CU_ASSERT_STRING_EQUAL(steps.data, "make_a need_a");
    text_free(&steps);
    compiled_free(&compiled);
}

void add_decompose_suite(void)
{
    CU_pSuite suite = CU_add_suite("decompose", NULL, NULL);
    CU_ADD_TEST(suite, goes_back_over_earlier_siblings);
}
