/* SPDX-License-Identifier: MIT */
/*
 * Tasks whose subtasks stand directly at them: all that is made of them, and all that is printed of
 * them, is that of the same tasks with one method of the name `only`, byte for byte.
 */
#include "support/project.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

#define BEFORE                                                                                     \
    "domain: cat\n"                                                                                \
    "types: {door: [front, side]}\n"                                                               \
    "state: {open(door): {type: bool, start: true}, full: 0..9, tired: bool}\n"                    \
    "actions:\n"                                                                                   \
    "  lock(door d): {preconditions: open(d), effects: not open(d), duration: 1s}\n"               \
    "  eat: {preconditions: full <= 7, effects: [full += 2, tired], duration: 2s}\n"               \
    "  sleep: {preconditions: tired, effects: not tired, duration: 3s}\n"                          \
    "tasks:\n"

#define AFTER                                                                                      \
    "rules: {hunger: {every: 3s, effects: full -= 1}}\n"                                           \
    "examples: {a_day: {expect: [{task: live, plan: [eat, sleep, lock(front), lock(side)]}]}}\n"

static const char brief[] = BEFORE "  live: {subtasks: [feed, rest, close_up]}\n"
                                   "  feed: {label: a meal, subtasks: eat}\n"
                                   "  rest:\n"
                                   "    subtasks:\n"
                                   "      - {achieve: not tired}\n"
                                   "      - ready\n"
                                   "  ready:\n"
                                   "    subtasks:\n"
                                   "  close_up: {subtasks: 'all(door d) shut(d) if open(d)'}\n"
                                   "  shut(door d): {subtasks: lock(d)}\n" AFTER;

static const char full[] =
    BEFORE "  live: {methods: {only: {subtasks: [feed, rest, close_up]}}}\n"
           "  feed: {label: a meal, methods: {only: {subtasks: eat}}}\n"
           "  rest:\n"
           "    methods:\n"
           "      only: {subtasks: [achieve: not tired, ready]}\n"
           "  ready:\n"
           "    methods: {only: {}}\n"
           "  close_up: {methods: {only: {subtasks: 'all(door d) shut(d) if open(d)'}}}\n"
           "  shut(door d): {methods: {only: {subtasks: lock(d)}}}\n" AFTER;

/* All files that are made of a text, in one, and what is printed; the paths are the same. */
static struct text made_of(struct project *project, const char *domain)
{
    static const char *const commands[] = {"plan cat.yaml --task live",
                                           "plan cat.yaml --task live --why",
                                           "decide cat.yaml",
                                           "run cat.yaml --time 1m",
                                           "graph cat.yaml",
                                           "test cat.yaml"};
    rewrite(project, domain);
    struct result result = GENERATE(project, "--new-tasks");
    result_free(&result);
    result = GENERATE(project, NULL);
    CHECK_SAYING(result.code == 0, "exit code %d: %s", result.code, result.errs.data);
    struct text all = state_of(project->out);
    result_free(&result);
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        result =
            shell("cd '%s' && '%s' %s", project->scratch.folder, project->goapgen, commands[i]);
        CHECK_SAYING(result.code == 0, "%s: exit code %d", commands[i], result.code);
        text_add(&all, "%s", result.out.data);
        result_free(&result);
    }
    return all;
}

static void all_is_as_with_the_method_written_out(void)
{
    struct project one = project_new();
    struct text brief_text = made_of(&one, brief), full_text = made_of(&one, full);
    bool same = brief_text.length == full_text.length &&
                memcmp(brief_text.data, full_text.data, full_text.length) == 0;
    CHECK_SAYING(same, "%s", difference(one.scratch.pool, &full_text, &brief_text));
    CU_ASSERT_PTR_NOT_NULL(strstr(brief_text.data, "only"));
    text_free(&brief_text);
    text_free(&full_text);
    project_free(&one);
}

void add_short_tasks_suite(void)
{
    CU_pSuite suite = CU_add_suite("short tasks", NULL, NULL);
    CU_ADD_TEST(suite, all_is_as_with_the_method_written_out);
}
