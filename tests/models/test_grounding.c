/* SPDX-License-Identifier: MIT */
/*
 * Which instances of actions and methods there are, and in which order: those of all choices of
 * objects, one by one, that conditions leave. What this is compared with goes through them all.
 */
#include "models/ground_random.h"
#include "suites.h"
#include "support/run.h"

#include <stdio.h>
#include <string.h>

/* The instances that there ought to be, in order, against those of a problem. */
struct check {
    const struct ground_case *made;
    const struct problem *problem;
    int outer; /* so many parameters are the task's; -1: all are an action's */
    size_t tasks, next, expected;
    bool same;
};

static void add_objects(struct text *name, const int *objects, int from, int to)
{
    for (int i = from; i < to; i++)
        text_add(name, "%s%s", i > from ? ", " : "(", ground_objects[objects[i]]);
    text_add(name, "%s", to > from ? ")" : "");
}

/* The next instance is that of these objects. */
static void expect_instance(struct check *check, const int *objects)
{
    const struct problem *problem = check->problem;
    bool is_action = check->outer < 0;
    const struct ground_task *task = &problem->tasks[is_action ? 0 : check->tasks - 1];
    size_t count = is_action ? problem->action_count : task->method_count;
    struct text name = {0};
    text_add(&name, "%s", is_action ? "act" : "m");
    add_objects(&name, objects, is_action ? 0 : check->outer, check->made->parameter_count);
    check->expected++;
    if (check->next >= count)
        check->same = false;
    else
        check->same &= strcmp(name.data, is_action ? problem->actions[check->next].name
                                                   : task->methods[check->next].name) == 0;
    check->next++;
    text_free(&name);
}

/* The task of these objects has had its last method; the next one begins. */
static void expect_task(struct check *check, const int *objects)
{
    const struct problem *problem = check->problem;
    struct text name = {0};
    text_add(&name, "t");
    add_objects(&name, objects, 0, check->outer);
    if (check->tasks > 0)
        check->same &= problem->tasks[check->tasks - 1].method_count == check->next;
    check->same &= check->tasks < problem->task_count &&
                   strcmp(problem->tasks[check->tasks].name, name.data) == 0;
    check->tasks += check->tasks < problem->task_count;
    check->next = 0;
    text_free(&name);
}

/* All choices of objects for the parameters from one on, each in order. */
static void expect_from(struct check *check, int *objects, int parameter)
{
    const struct ground_case *made = check->made;
    if (parameter == check->outer)
        expect_task(check, objects);
    if (parameter == made->parameter_count) {
        if (ground_case_allows(made, objects))
            expect_instance(check, objects);
        return;
    }
    const struct ground_type *type = &ground_types[made->types[parameter]];
    for (int i = 0; i < type->count; i++) {
        objects[parameter] = type->objects[i];
        expect_from(check, objects, parameter + 1);
    }
}

/* The instances of a case, as those of an action or of a task's method; how many there are. */
static size_t compare(uint64_t seed, bool is_action)
{
    struct ground_case made;
    int objects[GROUND_PARAMETERS];
    struct text yaml = {0};
    ground_case_make(&made, seed);
    struct check check = {&made, NULL, -1, 0, 0, 0, true};
    if (!is_action)
        check.outer = (int)roll(&made.dice, (uint32_t)made.parameter_count + 1);
    ground_case_write(&made, check.outer, &yaml);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL(compiled.tables);
    if (compiled.tables) {
        check.problem = compiled.tables->problem;
        expect_from(&check, objects, 0);
        size_t count = is_action ? check.problem->action_count
                                 : check.problem->tasks[check.tasks - 1].method_count;
        check.same &= check.next == count;
        check.same &= is_action || check.tasks == check.problem->task_count;
    }
    CU_ASSERT_TRUE(check.same);
    if (!compiled.tables || !check.same)
        printf("seed %lu, %s:\n%s%s", (unsigned long)seed, is_action ? "action" : "method",
               yaml.data, compiled.messages.data ? compiled.messages.data : "");
    compiled_free(&compiled);
    text_free(&yaml);
    return check.expected;
}

/* Some conditions leave nothing and some nearly everything: most leave a part. */
static void instances_are_those_that_conditions_leave(void)
{
    unsigned empty = 0, many = 0;
    for (uint64_t seed = 1; random_case(seed, 3000); seed++) {
        size_t count = compare(seed, true) + compare(seed + 100000, false);
        empty += count == 0;
        many += count > 20;
    }
    unsigned cases = random_cases(3000);
    CU_ASSERT_TRUE(empty > cases / 50 && empty < cases / 2);
    CU_ASSERT_TRUE(many > cases / 5);
}

/* ------------------------------------------------------------ large ones */

/* Adds a list of objects: "[t0, t1]". */
static void add_list(struct text *yaml, const char *letter, int count)
{
    for (int i = 0; i < count; i++)
        text_add(yaml, "%s%s%d", i ? ", " : "[", letter, i);
    text_add(yaml, "]\n");
}

/* From each of 24 objects the fact leads on to the next so many, in a ring. */
static void add_ring(struct text *yaml, const char *fact, int count)
{
    for (int i = 0; i < 24; i++)
        for (int step = 1; step <= count; step++)
            text_add(yaml, "  - %s(t%d, t%d)\n", fact, i, (i + step) % 24);
}

/* Of 2 * 24 * 24 * 24 * 24 * 24 choices, 24 * 5 * 5 * 5 * 5 and 24 * 2 * 11 * 19 * 1 are left.
 * Nothing but the last parameter of the second action rules out objects for the others. */
static void what_is_left_counts(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes:\n  t: ");
    add_list(&yaml, "t", 24);
    text_add(&yaml, "state:\n  f: bool\n");
    for (int i = 0; i < 5; i++)
        text_add(&yaml, "  r%d(t, t): {type: bool, constant: true}\n", i);
    text_add(&yaml, "start:\n");
    static const int steps[] = {5, 2, 11, 19, 1};
    for (int i = 0; i < 5; i++)
        add_ring(&yaml, (const char *[]){"r0", "r1", "r2", "r3", "r4"}[i], steps[i]);
    text_add(&yaml, "actions:\n"
                    "  one(t a, t b, t c, t d, t e):\n"
                    "    preconditions: ['r0(a, b)', 'r0(b, c)', 'r0(c, d)', 'r0(d, e)']\n"
                    "    effects: f\n"
                    "  two(t a, t b, t c, t d, t e):\n"
                    "    preconditions: ['r4(d, e)', 'r3(c, e) and r2(e, b)', 'r1(a, e)']\n"
                    "    effects: f\n"
                    "tasks: {live: {methods: {still: {}}}}\n");
    struct compiled compiled = compile_text(yaml.data);
    CHECK_SAYING(compiled.tables != NULL, "%s", compiled.messages.data);
    if (compiled.tables) {
        const struct problem *problem = compiled.tables->problem;
        CU_ASSERT_EQUAL(problem->action_count, 15000 + 10032);
        CU_ASSERT_STRING_EQUAL(problem->actions[0].name, "one(t0, t1, t2, t3, t4)");
        CU_ASSERT_STRING_EQUAL(problem->actions[14999].name, "one(t23, t4, t9, t14, t19)");
        /* from t0 r1 leads to t1 and t2, r2 from these to t2 at the first, and r3 from t0 to t1 */
        CU_ASSERT_STRING_EQUAL(problem->actions[15000].name, "two(t0, t2, t0, t0, t1)");
    }
    compiled_free(&compiled);
    text_free(&yaml);
}

/* 900 * 900 constants, of which all or few hold, and a goal. */
static void constants_cost_what_they_say(void)
{
    for (int dense = 0; dense < 2; dense++) {
        struct text yaml = {0};
        text_add(&yaml, "domain: d\ntypes:\n  row: ");
        add_list(&yaml, "r", 30);
        text_add(&yaml, "  column: ");
        add_list(&yaml, "c", 30);
        text_add(&yaml,
                 "state:\n"
                 "  seen(row, column): bool\n"
                 "  near(row, column, row, column): {type: bool, constant: true}\n"
                 "start:\n%s"
                 "actions:\n"
                 "  go(row a, column b, row c, column d):\n"
                 "    preconditions: ['near(a, b, c, d)', a == r3, d == c7, 'seen(a, b)']\n"
                 "    effects: seen(c, d)\n"
                 "goals: {g: {conditions: 'seen(r4, c7)'}}\n",
                 dense ? "  - all(row a, column b, row c, column d) near(a, b, c, d)\n"
                       : "  - near(r3, c6, r4, c7)\n  - near(r3, c6, r4, c8)\n");
        struct compiled compiled = compile_text(yaml.data);
        CHECK_SAYING(compiled.tables != NULL, "%s", compiled.messages.data);
        if (compiled.tables) {
            CU_ASSERT_EQUAL(compiled.tables->problem->action_count, dense ? 900 : 1);
            CU_ASSERT_EQUAL(compiled.tables->domain.fact_count, 900);
        }
        compiled_free(&compiled);
        text_free(&yaml);
    }
}

/* The types, and the actions `most`: so many, and 64 * 64 * 16 at the most. */
static void add_most(struct text *yaml, int left_out)
{
    text_add(yaml, "domain: d\ntypes:\n  ta: ");
    add_list(yaml, "a", 64);
    text_add(yaml, "  tk: ");
    add_list(yaml, "k", 16);
    text_add(yaml, "state: {at: ta}\n"
                   "actions:\n"
                   "  most(ta x, ta y, tk z):\n"
                   "    preconditions: 'at == x and (x != a0 or y != a0 or not z in [k0");
    for (int i = 1; i < left_out; i++)
        text_add(yaml, ", k%d", i);
    text_add(yaml, "])'\n    effects: at = y\n");
}

/* 65534 ground actions, tasks and conditions to achieve, and then one more. */
static void numbers_go_to_their_end(void)
{
    for (int more = 0; more < 2; more++) {
        struct text yaml = {0};
        add_most(&yaml, 6 - more);
        text_add(&yaml, "tasks:\n"
                        "  live: {methods: {m: {subtasks: [last, 'most(a0, a63, k15)']}}}\n"
                        "  last: {methods: {m: {subtasks: ['most(a63, a62, k15)', other]}}}\n"
                        "  other: {methods: {m: {subtasks: {achieve: at == a0}}}}\n");
        struct compiled compiled = compile_text(yaml.data);
        CHECK_SAYING((compiled.tables == NULL) == more, "%s", compiled.messages.data);
        if (compiled.tables) {
            const gg_domain *domain = &compiled.tables->domain;
            CU_ASSERT_EQUAL(domain->action_count, 65530);
            CU_ASSERT_EQUAL(domain->task_count, 3);
            CU_ASSERT_EQUAL(domain->subgoal_count, 1);
            const gg_task *other = &domain->tasks[task_number(compiled.tables, "other")];
            CU_ASSERT_EQUAL(other->methods[0].subtasks[0], 65533);
        } else {
            CU_ASSERT_PTR_NOT_NULL(
                strstr(compiled.messages.data, "65531 actions, 3 tasks and 0 conditions"));
        }
        compiled_free(&compiled);
        text_free(&yaml);
    }
}

/* 65534 ground facts, and then one more. */
static void facts_go_to_their_end(void)
{
    for (int more = 0; more < 2; more++) {
        struct text yaml = {0};
        text_add(&yaml, "domain: d\ntypes:\n  ta: ");
        add_list(&yaml, "a", 64);
        text_add(&yaml, "  tk: ");
        add_list(&yaml, "k", 15);
        text_add(&yaml, "  tl: ");
        add_list(&yaml, "l", 63);
        /* 61440, 4032 and 60, which is 65532 */
        text_add(&yaml,
                 "  tm: [a0, a1, a2, a3]\n"
                 "state: {'f(ta, ta, tk)': bool, 'g(ta, tl)': bool, 'h(tm, tk)': bool, i: bool,\n"
                 "  j: bool%s}\n"
                 "actions: {go: {effects: [j, 'f(a63, a63, k14)']}}\n"
                 "goals: {both: {conditions: [j, 'f(a63, a63, k14)']}}\n",
                 more ? ", k: bool" : "");
        struct compiled compiled = compile_text(yaml.data);
        CHECK_SAYING((compiled.tables == NULL) == more, "%s", compiled.messages.data);
        if (compiled.tables)
            CU_ASSERT_EQUAL(compiled.tables->domain.fact_count, 65534);
        compiled_free(&compiled);
        text_free(&yaml);
    }
}

/* A chain of 250 * 250 tasks, each of which needs the one before it; the first is impossible. So
 * all are, one after the other, which is found out in less than a second. */
static void impossible_tasks_are_dropped_at_once(void)
{
    enum { SIDE = 250 };
    struct scratch scratch = scratch_new();
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes:\n  ta: ");
    add_list(&yaml, "a", SIDE);
    text_add(&yaml, "state: {b: bool, 'before(ta)': {type: ta, constant: true}}\nstart:\n");
    for (int i = 1; i < SIDE; i++)
        text_add(&yaml, "  - before(a%d) = a%d\n", i, i - 1);
    text_add(&yaml, "actions: {act: {effects: b}}\n"
                    "tasks:\n"
                    "  live: {methods: {m: {subtasks: ['t(a249, a249)']}, n: {subtasks: act}}}\n"
                    "  each(ta x): {methods: {'m(ta y)': {subtasks: ['t(x, y)']}}}\n"
                    "  t(ta x, ta y):\n"
                    "    methods:\n"
                    "      m(ta z):\n"
                    "        {preconditions: [y != a0, before(y) == z], subtasks: ['t(x, z)']}\n"
                    "      n(ta z):\n"
                    "        {preconditions: [y == a0, x != a0, before(x) == z],\n"
                    "        subtasks: ['t(z, a249)']}\n");
    const char *file = scratch_write(&scratch, "d.yaml", yaml.data);
    const struct setting setting = {.processors = 10};
    struct result result =
        run(&setting, (const char *const[]){built(scratch.pool, "goapgen"), "plan", file, "--task",
                                            "live", NULL});
    CHECK_SAYING(result.code == 0 &&
                     strcmp(result.out.data, "live: 1 steps, cost 1, 1 methods entered\n"
                                             "  act\n"
                                             "methods:\n  live > n\n    1. act\n") == 0,
                 "%d, signal %d: %s", result.code, result.signal, result.out.data);
    result_free(&result);
    text_free(&yaml);
    scratch_free(&scratch);
}

void add_grounding_suite(void)
{
    CU_pSuite suite = CU_add_suite("grounding", NULL, NULL);
    CU_ADD_TEST(suite, instances_are_those_that_conditions_leave);
    CU_ADD_TEST(suite, what_is_left_counts);
    CU_ADD_TEST(suite, constants_cost_what_they_say);
    CU_ADD_TEST(suite, numbers_go_to_their_end);
    CU_ADD_TEST(suite, facts_go_to_their_end);
    CU_ADD_TEST(suite, impossible_tasks_are_dropped_at_once);
}
