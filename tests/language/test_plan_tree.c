/* SPDX-License-Identifier: MIT */
/*
 * The tree of methods that `goapgen plan` prints: it has the steps of the plan in their order, under
 * the methods that they came of, however many and however deep.
 */
#include "support/json.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

static struct result planned(const char *yaml, const char *options)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", yaml);
    struct result result =
        shell("cd '%s' && '%s' plan -W no-unread-fact -W no-unchanged-fact d.yaml %s",
              scratch.folder, built(scratch.pool, "goapgen"), options);
    scratch_free(&scratch);
    return result;
}

static void check_has(const char *yaml, const char *options, const char *text)
{
    struct result result = planned(yaml, options);
    CHECK_SAYING(result.code == 0 && strstr(result.out.data, text), "%s prints\n%s%s", options,
                 result.out.data, result.errs.data);
    CU_ASSERT(!strstr(options, "--json") || is_json(result.out.data));
    result_free(&result);
}

/* All kinds of subtasks: for each object, a condition to achieve, nothing, and an action that is split,
 * as its effect reads a fact. */
static const char every_kind[] =
    "domain: d\n"
    "types: {door: [front, back, side]}\n"
    "state: {open(door): {type: bool, start: true}, at: {type: door, start: back}, fed: bool, "
    "n: 0..3}\n"
    "actions:\n"
    "  close(door d): {preconditions: open(d), effects: not open(d)}\n"
    "  close_here: {preconditions: open(at), effects: not open(at)}\n"
    "  cook: {effects: n += 1}\n"
    "  eat: {preconditions: n >= 2, effects: fed}\n"
    "tasks:\n"
    "  live: {methods: {late: {subtasks: [all(door d) shut(d) if d != back, pause, close_here, "
    "{achieve: fed}, cook]}}}\n"
    "  shut(door d): {methods: {no: {preconditions: not open(d)}, yes: {subtasks: [close(d)]}}}\n"
    "  pause: {methods: {idle: {subtasks: []}}}\n";

static void each_step_stands_under_its_method(void)
{
    check_has(every_kind, "",
              "methods:\n"
              "  live > late\n"
              "    shut(front) > yes\n"
              "      1. close(front)\n"
              "    shut(side) > yes\n"
              "      2. close(side)\n"
              "    pause > idle\n"
              "    3. close_here\n"
              "    achieve: fed\n"
              "      4. cook\n"
              "      5. cook\n"
              "      6. eat\n"
              "    7. cook\n");
}

static void json_has_the_tree_as_a_list_with_depths(void)
{
    check_has(every_kind, "--json",
              "\"tree\": [{\"depth\": 0, \"task\": \"live\", \"method\": \"late\"}, "
              "{\"depth\": 1, \"task\": \"shut(front)\", \"method\": \"yes\"}, "
              "{\"depth\": 2, \"step\": 0, \"action\": \"close(front)\"}, "
              "{\"depth\": 1, \"task\": \"shut(side)\", \"method\": \"yes\"}, "
              "{\"depth\": 2, \"step\": 1, \"action\": \"close(side)\"}, "
              "{\"depth\": 1, \"task\": \"pause\", \"method\": \"idle\"}, "
              "{\"depth\": 1, \"step\": 2, \"action\": \"close_here\"}, "
              "{\"depth\": 1, \"achieve\": \"fed\"}, "
              "{\"depth\": 2, \"step\": 3, \"action\": \"cook\"}, "
              "{\"depth\": 2, \"step\": 4, \"action\": \"cook\"}, "
              "{\"depth\": 2, \"step\": 5, \"action\": \"eat\"}, "
              "{\"depth\": 1, \"step\": 6, \"action\": \"cook\"}], ");
}

/* What cannot be achieved behind a subtask for all objects is told of by its own condition. */
static void what_cannot_be_achieved_is_told_behind_all_objects(void)
{
    struct result result =
        planned("domain: d\n"
                "types: {door: [a, b, c, e]}\n"
                "state: {open(door): {type: bool, start: true}, dry: bool, fed: bool}\n"
                "conditions: {cosy: dry}\n"
                "actions: {close(door d): {effects: not open(d)}, eat: {effects: fed}}\n"
                "tasks: {live: {methods: {m: {subtasks: [all(door d) close(d), {achieve: fed}, "
                "{achieve: cosy}]}}}}\n",
                "");
    CU_ASSERT_EQUAL(result.code, 3);
    CHECK_SAYING(strstr(result.errs.data, "m: no actions achieve dry (it is false) for cosy\n"),
                 "%s", result.errs.data);
    result_free(&result);
}

/* Whether the lines of the tree that begin with a number have the steps above in their order. */
static bool has_all_steps(const char *text)
{
    const char *list = strchr(text, '\n'), *tree = list ? strstr(list, "\nmethods:\n") : NULL;
    unsigned long expected = 1;
    if (!tree)
        return false;
    for (const char *line = tree + 9; (line = strchr(line, '\n')) != NULL;) {
        line++;
        const char *at = line + strspn(line, " ");
        if (*at == '[')
            at = strchr(at, ' ') + 1;
        char *end;
        unsigned long number = strtoul(at, &end, 10);
        if (end == at)
            continue;
        size_t length = strcspn(list + 3, "\n");
        if (number != expected++ || strncmp(end, ". ", 2) != 0 ||
            strncmp(end + 2, list + 3, length) != 0 || end[2 + length] != '\n')
            return false;
        list = strchr(list + 1, '\n');
    }
    return list == tree;
}

static void the_tree_has_the_steps_of_the_plan(void)
{
    static const char *const domains[] = {
        "domains/village/village.yaml", "domains/skirmish/skirmish.yaml", "domains/cat/cat.yaml",
        "domains/guard/guard.yaml", "domains/household/household.yaml"};
    unsigned plans = 0;
    for (size_t i = 0; i < sizeof domains / sizeof *domains; i++) {
        struct pool *pool = pool_new();
        const char *domain = in_repository(pool, domains[i]);
        struct result agents =
            shell("sed -n 's/^.*task: *\\([a-z_]*\\).*$/\\1/p' '%s' | sort -u", domain);
        for (char *task = strtok(agents.out.data, "\n"); task; task = strtok(NULL, "\n")) {
            struct result result =
                shell("'%s' plan '%s' --task '%s'", built(pool, "goapgen"), domain, task);
            CHECK_SAYING(result.code != 0 || has_all_steps(result.out.data), "%s, %s: %s",
                         domains[i], task, result.out.data);
            plans += result.code == 0;
            result_free(&result);
        }
        result_free(&agents);
        pool_free(pool);
    }
    CU_ASSERT(plans >= 5);
}

/* A task that comes back to itself for each of 4000 steps. */
static const char deep[] =
    "domain: d\nlimits: {plan: 4096, depth: 4096, nodes: 100000}\nstate: {n: 0..4000}\n"
    "actions: {step: {preconditions: n <= 3999, effects: n += 1}}\n"
    "tasks: {walk: {methods: {there: {preconditions: n == 4000}, on: {subtasks: [step, walk]}}}}\n";

static void deep_recursion_is_told_in_lines_that_can_be_read(void)
{
    struct result result = planned(deep, "");
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT(has_all_steps(result.out.data));
    CU_ASSERT(result.out.length < 1000000);
    CU_ASSERT(strstr(result.out.data, "\n                                          walk > on\n") !=
              NULL);
    CU_ASSERT(strstr(result.out.data, "  [21] walk > on\n") != NULL);
    CU_ASSERT(strstr(result.out.data, "  [4000] 4000. step\n") != NULL);
    CU_ASSERT(strstr(result.out.data, "  [4000] walk > there\n") != NULL);
    result_free(&result);
    check_has(deep, "--json", "{\"depth\": 4000, \"step\": 3999, \"action\": \"step\"}");
}

/* More methods than are recorded. */
static void of_too_many_methods_there_is_no_tree(void)
{
    static const char text[] = "domain: d\nlimits: {nodes: 1000000}\nstate: {n: 0..3}\n"
                               "types: {a: [a1, a2, a3, a4, a5, a6, a7, a8, a9, a10]}\n"
                               "actions: {step: {effects: n += 1}}\n"
                               "tasks:\n"
                               "  live: {methods: {m: {subtasks: [all(a x, a y) many, step]}}}\n"
                               "  many: {methods: {m: {subtasks: ['all(a x, a y, a z) none']}}}\n"
                               "  none: {methods: {m: {subtasks: []}}}\n";
    check_has(text, "", "  step\nmethods: more than 65534, too many to be shown\n");
    check_has(text, "--json", "], \"tree\": null, ");
}

static void without_a_plan_there_is_no_tree(void)
{
    struct result result = planned(deep, "--set 'n = 0' --nodes 0 --json");
    CU_ASSERT(is_json(result.out.data));
    CHECK_SAYING(strstr(result.out.data, "\"found\": false") &&
                     strstr(result.out.data, "\"tree\": null"),
                 "%s", result.out.data);
    result_free(&result);
}

void add_plan_tree_suite(void)
{
    CU_pSuite suite = CU_add_suite("plan tree", NULL, NULL);
    CU_ADD_TEST(suite, each_step_stands_under_its_method);
    CU_ADD_TEST(suite, json_has_the_tree_as_a_list_with_depths);
    CU_ADD_TEST(suite, what_cannot_be_achieved_is_told_behind_all_objects);
    CU_ADD_TEST(suite, the_tree_has_the_steps_of_the_plan);
    CU_ADD_TEST(suite, deep_recursion_is_told_in_lines_that_can_be_read);
    CU_ADD_TEST(suite, of_too_many_methods_there_is_no_tree);
    CU_ADD_TEST(suite, without_a_plan_there_is_no_tree);
}
