/* SPDX-License-Identifier: MIT */
/*
 * Subtasks that are done for each object: worked examples. That what is planned is right is looked up
 * in random problems (tests/models/test_htn.c, test_recursion.c), and wrong ones lie in
 * tests/language/bad.
 */
#include "gg_slots.h"
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <string.h>

/* Plans the root task of the first agent type from the start; its steps, or the outcome. */
static void expect_plan(const char *yaml, const char *expected)
{
    struct stage stage;
    struct actor actor;
    struct text plan = {0};
    stage_with(&stage, &actor, yaml);
    gg_agent_tick(&actor.core, &stage.planner, 1);
    const uint16_t *steps =
        (const uint16_t *)(const void *)((const char *)&actor + stage.domain.offsets.agent_plan);
    text_add(&plan, "%s", actor.core.outcome == GG_FOUND ? "" : "none");
    for (uint16_t i = 0; i < actor.core.plan_length; i++)
        text_add(&plan, "%s%s", i ? " " : "", action_name(&stage, steps[i]));
    CHECK_SAYING(strcmp(plan.data, expected) == 0, "%s, not %s", plan.data, expected);
    text_free(&plan);
    stage_end(&stage);
}

#define DOORS                                                                                      \
    "domain: d\nlimits: {plan: 16}\ntypes: {door: [a, b, c], key: [k, l]}\n"                       \
    "state: {open(door): bool, 'fits(key, door)': {type: bool, constant: true}, at: door}\n"       \
    "actions:\n"                                                                                   \
    "  lock(door d): {preconditions: open(d), effects: not open(d)}\n"                             \
    "  slam(door d): {effects: 'all(door e) open(e) = false'}\n"                                   \
    "  blow(door d): {effects: [not open(a), open(b), not open(c)]}\n"                             \
    "  try(door d, key k): {}\n  rest: {}\n"                                                       \
    "tasks:\n"

static void the_objects_come_in_order(void)
{
    expect_plan(DOORS "  live: {methods: {m: {subtasks: [all(door d) slam(d), rest]}}}\n",
                "slam(a) slam(b) slam(c) rest");
    expect_plan(DOORS "  live: {methods: {m: {subtasks: ['all(door d, key k) try(d, k)']}}}\n",
                "try(a, k) try(a, l) try(b, k) try(b, l) try(c, k) try(c, l)");
    expect_plan(DOORS "  live: {methods: {m(key k): {preconditions: 'fits(k, b)',\n"
                      "    subtasks: ['all(door d) try(d, k)', all(key o) try(b, o) if o != k]}}}\n"
                      "start: ['fits(l, b)']\n",
                "try(a, l) try(b, l) try(c, l) try(b, k)");
}

/* What is done for one object decides whether the next one counts. */
static void an_object_counts_when_its_turn_comes(void)
{
    expect_plan(DOORS "  live: {methods: {m: {subtasks: [all(door d) lock(d) if open(d), rest]}}}\n"
                      "start: [open(a), open(c)]\n",
                "lock(a) lock(c) rest");
    expect_plan(DOORS "  live: {methods: {m: {subtasks: [all(door d) blow(d) if open(d), rest]}}}\n"
                      "start: [open(a), open(c)]\n",
                "blow(a) blow(b) rest");
    expect_plan(DOORS
                "  live: {methods: {m: {subtasks: [all(door d) lock(d) if open(d), rest]}}}\n",
                "rest");
}

/* One that counts and cannot be done is not skipped. */
static void what_cannot_be_done_fails_the_method(void)
{
    expect_plan(DOORS "  live: {methods: {m: {subtasks: [all(door d) lock(d) if at != d]},\n"
                      "    n: {subtasks: rest}}}\nstart: [open(b)]\n",
                "rest");
    expect_plan(DOORS "  live: {methods: {m: {subtasks: [all(door d) lock(d) if at != d]},\n"
                      "    n: {subtasks: rest}}}\nstart: [open(b), open(c)]\n",
                "lock(b) lock(c)");
    expect_plan(DOORS "  live: {methods: {m: {subtasks: [all(door d) lock(d)]}}}\n"
                      "start: [open(a), open(b)]\n",
                "none");
}

/* What comes before is done otherwise where a later object could not be done. */
static void earlier_choices_are_made_anew(void)
{
    expect_plan(DOORS
                "  live: {methods: {m: {subtasks: [any_way, all(door d) lock(d) if open(d) or at "
                "== d]}}}\n"
                "  any_way: {methods: {one: {subtasks: blow(b)}, two: {subtasks: rest}}}\n"
                "start: [open(a)]\n",
                "rest lock(a)");
}

/* What is known of constants is judged at once: there is no task for it. */
static void constants_are_judged_at_once(void)
{
    struct compiled compiled = compile_text(
        DOORS "  live: {methods: {m: {subtasks: ['all(door d, key k) try(d, k) if fits(k, d)']}}}\n"
              "start: ['fits(l, b)', 'fits(k, c)']\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_EQUAL(compiled.tables->domain.task_count, 1);
    CU_ASSERT_EQUAL(compiled.tables->domain.tasks[0].methods[0].subtask_count, 2);
    compiled_free(&compiled);
}

/* Only bound slots count, also without a condition. */
static void slots_that_are_empty_are_skipped(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\ntypes: {foe: {slots: 3}}\n"
        "state: {hit(foe): {type: bool, start: false}, far(foe): bool}\n"
        "actions: {shoot(foe f): {preconditions: not hit(f), effects: hit(f)}, rest: {}}\n"
        "tasks: {live: {methods: {m: {subtasks: [all(foe f) shoot(f), rest]}}}}\n";
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, yaml);
    for (uint32_t i = 0; i < 3; i++)
        CU_ASSERT_EQUAL(gg_agent_bind(&actor.core, 0, 7 + i), i);
    CU_ASSERT_TRUE(gg_agent_unbind(&actor.core, 0, 8));
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "made 3, "));
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "start shoot(foe_1)"));
    for (int i = 0; i < 4; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NULL(strstr(stage.log.data, "start shoot(foe_2)"));
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "start shoot(foe_3)"));
    stage_end(&stage);
}

/* The names read as what is written; two that are written alike are two, and C takes all of them. */
static void the_names_are_as_written(void)
{
    static const char yaml[] = DOORS
        "  live: {methods: {m: {subtasks: [all(door d)  lock(d)  if  open(d) and at != d, "
        "part]}}}\n"
        "  part: {methods: {n: {subtasks: [all(door d)  lock(d)  if  open(d) and at != d]}}}\n"
        "start: [open(b)]\n";
    struct scratch scratch = scratch_new();
    struct pool *pool = scratch.pool;
    scratch_write(&scratch, "d.yaml", yaml);
    struct result result =
        shell("cd '%s' && '%s' decide d.yaml", scratch.folder, built(pool, "goapgen"));
    CHECK_SAYING(strstr(result.out.data, "method: lock(a) if open(a) and at != a > skip\n"
                                         "method: lock(b) if open(b) and at != b > do\n") != NULL,
                 "%s%s", result.out.data, result.errs.data);
    result_free(&result);
    for (int i = 0; i < 2; i++) {
        result = shell("cd '%s' && '%s' d.yaml && %s %s -Wall -Wextra -Werror %s -I '%s' -c d.c",
                       scratch.folder, built(pool, "goapgen"), i ? cpp_compiler() : c_compiler(),
                       c_flags(), i ? "-x c++" : "-std=c99", in_repository(pool, "runtime"));
        CHECK_SAYING(result.code == 0, "%s", result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* 32 times 32 objects are too many. */
static void there_is_a_bound(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes: {thing: [");
    for (int i = 0; i < 32; i++)
        text_add(&yaml, "%st%d", i ? ", " : "", i);
    text_add(&yaml, "]}\nactions: {a: {}}\n"
                    "tasks: {live: {methods: {m: {subtasks: ['all(thing x, thing y) a']}}}}\n");
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NULL(compiled.tables);
    CHECK_SAYING(
        strstr(compiled.messages.data, "subtasks of a method, for all objects of 'all',") &&
            strstr(compiled.messages.data, "1000"),
        "%s", compiled.messages.data);
    compiled_free(&compiled);
    text_free(&yaml);
}

void add_each_suite(void)
{
    CU_pSuite suite = CU_add_suite("each object", NULL, NULL);
    CU_ADD_TEST(suite, the_objects_come_in_order);
    CU_ADD_TEST(suite, an_object_counts_when_its_turn_comes);
    CU_ADD_TEST(suite, what_cannot_be_done_fails_the_method);
    CU_ADD_TEST(suite, earlier_choices_are_made_anew);
    CU_ADD_TEST(suite, constants_are_judged_at_once);
    CU_ADD_TEST(suite, slots_that_are_empty_are_skipped);
    CU_ADD_TEST(suite, the_names_are_as_written);
    CU_ADD_TEST(suite, there_is_a_bound);
}
