/* SPDX-License-Identifier: MIT */
/*
 * What the command line says where it is used wrongly: what is wrong, and what could be
 * meant. And the folder that is made for the output.
 */
#include "support/project.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

static const char domain[] =
    "domain: d\n"
    "types: {place: [yard, hall]}\n"
    "state: {at: place, out: bool}\n"
    "actions:\n"
    "  leave: {effects: out, procedural_precondition: way_free, cost: {call: danger}}\n"
    "  walk(place p): {preconditions: at != p, effects: at = p}\n"
    "goals: {free: {conditions: out}, home: {conditions: at == yard}}\n"
    "tasks:\n"
    "  live: {methods: {go: {subtasks: [leave, reach(hall)]}}}\n"
    "  reach(place p): {methods: {there: {preconditions: at == p}, on: {subtasks: walk(p)}}}\n"
    "agents: {guard: {goals: [free, home], task: live}, thief: {goals: [free]}}\n";

#define TRY "Try 'goapgen --help'.\n"
#define TRY_PLAN "Try 'goapgen plan --help'.\n"
#define TRY_RUN "Try 'goapgen run --help'.\n"

/* The scratch folder has d.yaml. Standard error must be the text. */
static const struct {
    const char *arguments, *said;
} calls[] = {
    {"frobnicate d.yaml", "unknown command 'frobnicate', and there is no such file; the commands "
                          "are 'plan', 'decide', 'run', 'test', 'view', 'team' and 'graph'\n" TRY},
    {"plna d.yaml",
     "unknown command 'plna', and there is no such file; did you mean 'plan'?\n" TRY},
    {"-W error run d.yaml", "a command comes before all options: run\n" TRY},
    {"plan d.yaml --goal fre", "unknown goal 'fre'; did you mean 'free'?\n"},
    {"plan d.yaml --goal wealth", "unknown goal 'wealth'; there is: free, home\n"},
    {"plan d.yaml --agent gard", "unknown agent 'gard'; did you mean 'guard'?\n"},
    {"run d.yaml --agent dog", "unknown agent 'dog'; there is: guard, thief\n"},
    {"plan d.yaml --task live --agent dog", "unknown agent 'dog'; there is: guard, thief\n"},
    {"plan d.yaml --task 'reach(hal)'", "unknown task 'reach(hal)'; did you mean 'reach(hall)'?\n"},
    {"plan d.yaml --task rest", "unknown task 'rest'; there is: live, reach(hall)\n"},
    {"plan d.yaml --deny way_fre",
     "unknown procedural precondition 'way_fre'; did you mean 'way_free'?\n"},
    {"plan d.yaml --cost dager=3", "unknown function of costs 'dager'; did you mean 'danger'?\n"},
    {"plan d.yaml --cost danger=70000",
     "--cost danger=70000: a number from 0 to 65535 is expected, danger=3\n"},
    {"plan d.yaml --nodes many",
     "a number from 0 to 16000000 is expected, and not: many\n" TRY_PLAN},
    {"run d.yaml --decisions 0", "a number from 1 to 1000000 is expected, and not: 0\n" TRY_RUN},
};

static void what_is_wrong_is_said(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", domain);
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        struct result result = shell("cd '%s' && '%s' %s", scratch.folder,
                                     built(scratch.pool, "goapgen"), calls[i].arguments);
        CU_ASSERT_EQUAL(result.code, 2);
        const char *expected = pool_format(scratch.pool, "goapgen: %s", calls[i].said);
        CHECK_SAYING(strcmp(result.errs.data, expected) == 0, "%s: %s", calls[i].arguments,
                     result.errs.data);
        result_free(&result);
    }
    CU_ASSERT_EQUAL(files_in(scratch.folder), 1);
    scratch_free(&scratch);
}

/* A file may be called like anything. */
static void a_file_without_a_dot_is_one(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "frobnicate", domain);
    struct result result =
        shell("cd '%s' && '%s' frobnicate --check", scratch.folder, built(scratch.pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, "d.h would change"));
    result_free(&result);
    scratch_free(&scratch);
}

/* Where nothing was to be written, nothing is said of that. */
static void only_who_writes_speaks_of_writing(void)
{
    static const char *const readers[] = {"plan d.yaml --set 'at = 3'", "run d.yaml --set 'at = 3'",
                                          "plan broken.yaml", "run broken.yaml"};
    struct scratch scratch = scratch_new();
    const char *goapgen = built(scratch.pool, "goapgen");
    scratch_write(&scratch, "d.yaml", domain);
    scratch_write(&scratch, "broken.yaml", "domain: d\nnonsense: true\n");
    for (size_t i = 0; i < 4; i++) {
        struct result result = shell("cd '%s' && '%s' %s", scratch.folder, goapgen, readers[i]);
        CU_ASSERT(result.code == 1 || result.code == 2);
        CHECK_SAYING(strstr(result.errs.data, "\n1 error\n") != NULL, "%s: %s", readers[i],
                     result.errs.data);
        result_free(&result);
    }
    struct result result = shell("cd '%s' && '%s' broken.yaml", scratch.folder, goapgen);
    check_result(&result, 1, "\n1 error; nothing written\n");
    result_free(&result);
    scratch_free(&scratch);
}

/* ------------------------------------------------------------------- folders */

static void the_output_folder_is_made(void)
{
    struct project project = project_new();
    struct pool *pool = project.scratch.pool;
    const char *deep = pool_format(pool, "%s/a/b", project.out);
    struct result result = RUN(NULL, project.goapgen, "--check", "-o", deep, project.yaml);
    CU_ASSERT_EQUAL(result.code, 1);
    CU_ASSERT_EQUAL(files_in(project.out), 0);
    result_free(&result);
    result = RUN(NULL, project.goapgen, "-o", deep, project.yaml);
    CHECK_SAYING(result.code == 0, "exit code %d: %s", result.code, result.errs.data);
    CU_ASSERT_EQUAL(files_in(deep), 3);
    result_free(&result);
    result =
        RUN(NULL, project.goapgen, "--check", "-o", pool_format(pool, "%s//", deep), project.yaml);
    CU_ASSERT_EQUAL(result.code, 0);
    result_free(&result);
    project_free(&project);
}

/* A folder is made for files only: where none is written, there is no folder either. */
static void no_folder_is_left_without_files(void)
{
    struct project project = project_new();
    struct pool *pool = project.scratch.pool;
    const char *deep = pool_format(pool, "%s/a/b", project.out);
    const char *nowhere = pool_format(pool, "%s/none/tasks.c", project.out);
    struct result result = RUN(NULL, project.goapgen, "-o", deep, "-t", nowhere, project.yaml);
    check_result(&result, 2, "cannot write");
    CU_ASSERT_EQUAL(files_in(project.out), 0);
    result_free(&result);
    const char *inside_a_file = pool_format(pool, "%s/folder", project.yaml);
    result = RUN(NULL, project.goapgen, "-o", inside_a_file, project.yaml);
    check_result(&result, 2, "cannot make the folder");
    result_free(&result);
    rewrite(&project, "domain: cat\nnonsense: true\n");
    result = RUN(NULL, project.goapgen, "-o", deep, project.yaml);
    check_result(&result, 1, "nothing written");
    CU_ASSERT_EQUAL(files_in(project.out), 0);
    result_free(&result);
    project_free(&project);
}

/* ---------------------------------------------------------------------- make */

/* Very many warnings leave room for the error that says why nothing is written. */
static void warnings_leave_room_for_errors(void)
{
    struct scratch scratch = scratch_new();
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n");
    for (int i = 0; i < 3000; i++)
        text_add(&yaml, "  a%d: bool\n", i);
    text_add(&yaml, "  n: 0..5\n  price: {type: 0..9, constant: true, start: 9}\n"
                    "actions: {act: {effects: n = price}}\ngoals: {g: {conditions: n == 5}}\n");
    struct result result = shell("'%s' '%s'", built(scratch.pool, "goapgen"),
                                 scratch_write(&scratch, "d.yaml", yaml.data));
    CU_ASSERT_EQUAL(result.code, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(result.errs.data, "error: 'price' is not always within"));
    CU_ASSERT_PTR_NOT_NULL(strstr(result.errs.data, "more warnings are not shown\n1 error;"));
    result_free(&result);
    text_free(&yaml);
    scratch_free(&scratch);
}

static void make_run_names_the_domains(void)
{
    struct result result = shell("make run DOMAIN=dog");
    check_result(&result, 2,
                 "there is no domain 'dog'; DOMAIN is one of: article_cat builder cat ");
    CU_ASSERT_PTR_NULL(strstr(result.errs.data, "not found"));
    result_free(&result);
    result = shell("make --dry-run run DOMAIN=coin");
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT_PTR_NULL(strstr(result.errs.data, "no domain"));
    result_free(&result);
}

void add_messages_suite(void)
{
    CU_pSuite suite = CU_add_suite("messages", NULL, NULL);
    CU_ADD_TEST(suite, what_is_wrong_is_said);
    CU_ADD_TEST(suite, a_file_without_a_dot_is_one);
    CU_ADD_TEST(suite, only_who_writes_speaks_of_writing);
    CU_ADD_TEST(suite, the_output_folder_is_made);
    CU_ADD_TEST(suite, no_folder_is_left_without_files);
    CU_ADD_TEST(suite, warnings_leave_room_for_errors);
    CU_ADD_TEST(suite, make_run_names_the_domains);
}
