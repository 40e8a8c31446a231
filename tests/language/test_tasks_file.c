/* SPDX-License-Identifier: MIT */
/*
 * The programmer's tasks file: made if there is none, never touched again,
 * and compared with what the domain needs.
 */
#define _XOPEN_SOURCE 700
#include "support/project.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct timespec long_ago[2] = {{1000000000, 0}, {1000000000, 0}};

/* Runs three times, over two domains; the file must not even be touched. */
static void tasks_stay(const struct project *project, const char *path, int code)
{
    struct stat before, after;
    CU_ASSERT_EQUAL_FATAL(utimensat(AT_FDCWD, path, long_ago, AT_SYMLINK_NOFOLLOW), 0);
    CU_ASSERT_EQUAL_FATAL(lstat(path, &before), 0);
    for (int i = 0; i < 3; i++) {
        rewrite(project, i == 1 ? changed_domain : small_domain);
        struct result result = GENERATE(project, "-t", path);
        check_result(&result, code, "");
        result_free(&result);
        CU_ASSERT_EQUAL_FATAL(lstat(path, &after), 0);
        CU_ASSERT_EQUAL(before.st_mtime, after.st_mtime);
        CU_ASSERT_EQUAL(before.st_ino, after.st_ino);
        CU_ASSERT_EQUAL(before.st_mode, after.st_mode);
        CU_ASSERT_EQUAL(before.st_size, after.st_size);
    }
}

static void the_tasks_file_is_never_changed(void)
{
    struct project project = project_compiled();
    struct text before, after;
    tasks_stay(&project, in_out(&project, "cat_tasks.c"), 0);
    static const char own[] =
        "#include \"cat.h\"\n/* mine */\nint cat_task_eat(void) { return 3; }";
    const char *read_only = scratch_write(&project.scratch, "mine.c", own);
    CU_ASSERT_EQUAL(chmod(read_only, 0444), 0);
    CU_ASSERT(read_whole(read_only, &before));
    tasks_stay(&project, read_only, 0);
    CU_ASSERT(read_whole(read_only, &after));
    CU_ASSERT_STRING_EQUAL(before.data, after.data);
    tasks_stay(&project, scratch_write(&project.scratch, "empty.c", ""), 0);
    text_free(&before);
    text_free(&after);
    project_free(&project);
}

/* It makes the file that it leads to, if there is none, and stays. */
static void a_link_to_the_tasks_file_is_followed(void)
{
    struct project project = project_new();
    const char *path = in_out(&project, "cat_tasks.c"), *target = in_out(&project, "target.c");
    struct text made;
    CU_ASSERT_EQUAL_FATAL(symlink("target.c", path), 0);
    struct result result = GENERATE(&project, NULL);
    check_result(&result, 0, "");
    result_free(&result);
    CU_ASSERT_FATAL(read_whole(target, &made));
    CU_ASSERT_PTR_NOT_NULL(strstr(made.data, "cat_task_eat"));
    tasks_stay(&project, path, 0);
    tasks_stay(&project, target, 0);
    text_free(&made);
    project_free(&project);
}

static void new_tasks_prints_just_what_is_missing(void)
{
    struct project project = project_compiled();
    struct result result = GENERATE(&project, "--new-tasks");
    check_result(&result, 0, "");
    CU_ASSERT_STRING_EQUAL(result.out.data, "");
    result_free(&result);

    rewrite(&project, changed_domain);
    struct text before = state_of(project.out);
    result = GENERATE(&project, "--new-tasks");
    struct text after = state_of(project.out);
    check_result(&result, 0, "");
    CU_ASSERT_PTR_NOT_NULL(
        strstr(result.out.data, "gg_status cat_task_purr(cat_agent *agent, gg_phase phase)"));
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "cat_task_eat"));
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "cat_task_sleep"));
    CU_ASSERT_STRING_EQUAL(before.data, after.data);
    text_free(&before);
    text_free(&after);
    result_free(&result);
    project_free(&project);
}

/* Actions that share a function have one stub, and what they had before serves nothing. */
static void actions_that_share_a_function_have_one_stub(void)
{
    static const char sharing[] =
        "domain: cat\nstate: {hungry: bool}\n"
        "actions:\n"
        "  eat: {function: play, preconditions: hungry, effects: not hungry}\n"
        "  sleep: {function: play}\n"
        "tasks: {live: {methods: {a: {subtasks: eat}, b: {subtasks: sleep}}}}\n";
    struct project project = project_compiled();
    rewrite(&project, sharing);
    struct result result = GENERATE(&project, "--new-tasks");
    const char *stub = strstr(result.out.data, "gg_status cat_task_play(cat_agent *agent, gg_phase "
                                               "phase, cat_action action)");
    CU_ASSERT_PTR_NOT_NULL_FATAL(stub);
    CU_ASSERT_PTR_NULL(strstr(stub + 1, "gg_status"));
    CU_ASSERT_PTR_NOT_NULL(
        strstr(result.errs.data, "nothing in the domain calls 'cat_task_eat' any more"));
    result_free(&result);
    project_free(&project);
}

/* What functions that actions and methods share are told, as C and as C++. */
static void shared_functions_are_told_for_whom(void)
{
    struct scratch scratch = scratch_new();
    struct pool *pool = scratch.pool;
    const char *program = in_repository(pool, "tests/language/golden/use_hunter.c");
    for (int i = 0; i < 2; i++) {
        struct result result = shell(
            "'%s' -o '%s' tests/language/golden/hunter.yaml && cd '%s' && %s %s -Wall -Wextra "
            "-Werror %s -I '%s' -I . -o program '%s' hunter.c -x none '%s' && ./program",
            built(pool, "goapgen"), scratch.folder, scratch.folder,
            i ? cpp_compiler() : c_compiler(), c_flags(), i ? "-x c++" : "-std=c99",
            in_repository(pool, "runtime"), program, built(pool, "libgoapgen.a"));
        CHECK_SAYING(result.code == 0, "%s%s", result.out.data, result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* Compiles and links what was made, with an empty program. */
static struct result link_project(const struct project *project)
{
    const char *program = scratch_write(&project->scratch, "main.c", "int main(void)\n{\n}\n");
    return shell("cd '%s' && %s %s -std=c99 -I '%s' -I . -o program cat.c cat_tasks.c '%s' '%s'",
                 project->out, c_compiler(), c_flags(),
                 in_repository(project->scratch.pool, "runtime"), program,
                 built(project->scratch.pool, "libgoapgen.a"));
}

static void a_missing_task_is_a_link_error_that_names_it(void)
{
    struct project project = project_compiled();
    struct result result = link_project(&project);
    check_result(&result, 0, "");
    result_free(&result);

    rewrite(&project, changed_domain);
    result = GENERATE(&project, NULL);
    check_result(&result, 0, "cat_task_purr");
    result_free(&result);
    result = link_project(&project);
    CHECK_SAYING(result.code != 0, "a program without cat_task_purr was linked");
    CU_ASSERT_PTR_NOT_NULL(strstr(result.errs.data, "cat_task_purr"));
    result_free(&result);

    result = shell("'%s' -o '%s' --new-tasks '%s' >>'%s'", project.goapgen, project.out,
                   project.yaml, in_out(&project, "cat_tasks.c"));
    check_result(&result, 0, "");
    result_free(&result);
    result = link_project(&project);
    check_result(&result, 0, "");
    result_free(&result);
    project_free(&project);
}

static void a_removed_task_is_a_warning_at_its_place(void)
{
    struct project project = project_compiled();
    const char *tasks = in_out(&project, "cat_tasks.c");
    static const char own[] = "#include \"cat.h\"\n"
                              "/* cat_task_old() { } */\n"
                              "static const char *text = \"cat_task_text() {\";\n"
                              "static void cat_task_helper(void) {}\n"
                              "void cat_my_task_helper(void) {}\n"
                              "  gg_status cat_task_sleep(cat_agent *agent, gg_phase phase)\n"
                              "{\n"
                              "    return cat_task_called(agent);\n"
                              "}\n"
                              "gg_status cat_cat_cost_old(void) { return 0; }\n"
                              "#define MACRO \\\n    int cat_task_macro(void) { return 0; }\n"
                              "#define MACRO_2 \\\r\n int cat_task_macro(void) { return 0; }\n"
                              "#define ONE 1 /* and\n int cat_task_macro(void) { return 0; } */\n";
    CU_ASSERT_FATAL(write_whole(tasks, own, sizeof own - 1));
    rewrite(&project, changed_domain);
    struct result result = GENERATE(&project, NULL);
    check_result(&result, 0, pool_format(project.scratch.pool, "%s:6:13: warning: ", tasks));
    check_result(&result, 0, "'cat_task_sleep'");
    CU_ASSERT_PTR_NULL(strstr(result.errs.data, "'cat_task_old'"));
    CU_ASSERT_PTR_NULL(strstr(result.errs.data, "'cat_task_text'"));
    CU_ASSERT_PTR_NULL(strstr(result.errs.data, "'cat_task_called'"));
    CU_ASSERT_PTR_NULL(strstr(result.errs.data, "helper"));
    CU_ASSERT_PTR_NULL(strstr(result.errs.data, "macro"));
    CU_ASSERT_PTR_NOT_NULL(strstr(result.errs.data, "'cat_cat_cost_old'"));
    result_free(&result);
    result = GENERATE(&project, "-W", "no-unused-stub");
    CU_ASSERT_PTR_NULL(strstr(result.errs.data, "'cat_task_sleep'"));
    result_free(&result);
    project_free(&project);
}

/* The first file is made with what the others lack; then nothing is missing. */
static void stubs_can_stand_in_several_files(void)
{
    struct project project = project_new();
    const char *own = scratch_write(&project.scratch, "own.c",
                                    "gg_status cat_task_eat(cat_agent *agent, gg_phase phase)\n"
                                    "{\n    return 0;\n}\n"
                                    "int cat_score_old(void)\n{\n    return 0;\n}\n");
    const char *first = in_out(&project, "first.c");
    struct text made;
    for (int i = 0; i < 2; i++) {
        struct result result = GENERATE(&project, "-t", first, "-t", own);
        check_result(&result, 0, "nothing in the domain calls 'cat_score_old'");
        CU_ASSERT_PTR_NULL(strstr(result.errs.data, "is missing"));
        result_free(&result);
    }
    CU_ASSERT_FATAL(read_whole(first, &made));
    CU_ASSERT_PTR_NULL(strstr(made.data, "cat_task_eat"));
    CU_ASSERT_PTR_NOT_NULL(strstr(made.data, "cat_task_sleep"));
    text_free(&made);
    struct result result = GENERATE(&project, "-t", first, "-t", in_out(&project, "none.c"));
    check_result(&result, 2, "none.c");
    result_free(&result);
    project_free(&project);
}

/* A domain whose names alone are fixed: what its actions need, do and are called is not. */
static const char *variant(const struct project *project, const char *needs, const char *does,
                           const char *label)
{
    return pool_format(project->scratch.pool,
                       "domain: cat\n"
                       "state:\n"
                       "  full: 0..9\n"
                       "  dark: {type: bool, sensed: true, applied: true, label: %s}\n"
                       "actions:\n"
                       "  eat:\n"
                       "    preconditions: %s\n"
                       "    effects: %s\n"
                       "    label: %s\n"
                       "    procedural_precondition: bowl\n"
                       "tasks:\n"
                       "  live:\n"
                       "    select: score\n"
                       "    methods:\n"
                       "      dine: {subtasks: [eat], score: {call: taste}, label: %s}\n"
                       "goals: {fed: {conditions: full >= 9, priority: {call: now}, label: %s}}\n"
                       "agents: {cat: {goals: [fed], task: live}}\n",
                       label, needs, does, label, label, label);
}

/* The stub is written once, the declaration every time: what the domain may change stands at
 * the declaration alone. */
static void what_an_action_does_is_said_where_it_is_written_anew(void)
{
    struct project project = project_new();
    const char *file = in_out(&project, "cat_tasks.c");
    struct text first, second, header;
    rewrite(&project, variant(&project, "[full <= 3, dark]", "[full += 2, not dark]", "nibbling"));
    struct result result = GENERATE(&project, NULL);
    check_result(&result, 0, "");
    result_free(&result);
    CU_ASSERT_FATAL(read_whole(file, &first));
    rewrite(&project, variant(&project, "[full <= 4, not dark]", "[full += 5, dark]", "feasting"));
    CU_ASSERT_EQUAL_FATAL(unlink(file), 0);
    result = GENERATE(&project, NULL);
    check_result(&result, 0, "");
    result_free(&result);
    CU_ASSERT_FATAL(read_whole(file, &second));
    CU_ASSERT_STRING_EQUAL(first.data, second.data);
    CU_ASSERT_FATAL(read_whole(in_out(&project, "cat.h"), &header));
    CU_ASSERT_PTR_NOT_NULL(strstr(header.data, "/** eat (feasting)\n"
                                               " *  preconditions: full <= 4, not dark\n"
                                               " *  effects: full += 5, dark */\n"
                                               "gg_status cat_task_eat("));
    text_free(&first);
    text_free(&second);
    text_free(&header);
    project_free(&project);
}

void add_tasks_file_suite(void)
{
    CU_pSuite suite = CU_add_suite("tasks file", NULL, NULL);
    CU_ADD_TEST(suite, the_tasks_file_is_never_changed);
    CU_ADD_TEST(suite, a_link_to_the_tasks_file_is_followed);
    CU_ADD_TEST(suite, new_tasks_prints_just_what_is_missing);
    CU_ADD_TEST(suite, actions_that_share_a_function_have_one_stub);
    CU_ADD_TEST(suite, shared_functions_are_told_for_whom);
    CU_ADD_TEST(suite, a_missing_task_is_a_link_error_that_names_it);
    CU_ADD_TEST(suite, a_removed_task_is_a_warning_at_its_place);
    CU_ADD_TEST(suite, stubs_can_stand_in_several_files);
    CU_ADD_TEST(suite, what_an_action_does_is_said_where_it_is_written_anew);
}
