/* SPDX-License-Identifier: MIT */
/*
 * The files that the compiler reads and writes: that the same domain makes the
 * same bytes, wherever it lies, that Make is told of all that was read, and that
 * nothing needed is ever written over.
 */
#define _XOPEN_SOURCE 700
#include "support/project.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void a_second_run_writes_the_same(void)
{
    struct project project = project_compiled();
    struct text before = state_of(project.out);
    CU_ASSERT(before.length > 1000);
    struct result result = GENERATE(&project, NULL);
    struct text after = state_of(project.out);
    check_result(&result, 0, "");
    CU_ASSERT_STRING_EQUAL(before.data, after.data);
    text_free(&before);
    text_free(&after);
    result_free(&result);
    project_free(&project);
}

static void the_place_of_the_domain_does_not_matter(void)
{
    struct project project = project_compiled();
    const char *here = project.scratch.folder;
    struct setting inside = {.folder = here}, beside = {.folder = project.out};
    struct text first = state_of(project.out);
    CU_ASSERT_EQUAL(mkdir(in_scratch(&project.scratch, "two"), 0777), 0);
    CU_ASSERT_EQUAL(mkdir(in_scratch(&project.scratch, "three"), 0777), 0);
    struct result two = RUN(&inside, project.goapgen, "cat.yaml", "--output-dir=two/");
    struct result three =
        RUN(&beside, project.goapgen, "-o", "../three", ".././two/../cat.yaml", "--tasks",
            pool_format(project.scratch.pool, "%s//three/cat_tasks.c", here));
    check_result(&two, 0, "");
    check_result(&three, 0, "");
    struct text second = state_of(in_scratch(&project.scratch, "two"));
    struct text third = state_of(in_scratch(&project.scratch, "three"));
    CU_ASSERT_STRING_EQUAL(first.data, second.data);
    CU_ASSERT_STRING_EQUAL(first.data, third.data);
    text_free(&first);
    text_free(&second);
    text_free(&third);
    result_free(&two);
    result_free(&three);
    project_free(&project);
}

static void without_a_folder_files_go_to_the_current_one(void)
{
    struct project project = project_new();
    struct setting inside = {.folder = project.out};
    struct result result = RUN(&inside, project.goapgen, "../cat.yaml");
    check_result(&result, 0, "");
    CU_ASSERT_EQUAL(files_in(project.out), 3);
    CU_ASSERT(exists(in_out(&project, "cat.h")));
    CU_ASSERT(exists(in_out(&project, "cat.c")));
    CU_ASSERT(exists(in_out(&project, "cat_tasks.c")));
    result_free(&result);
    project_free(&project);
}

static void check_names_what_would_change(void)
{
    struct project project = project_new();
    struct result result = GENERATE(&project, "--check");
    check_result(&result, 1, "");
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, in_out(&project, "cat.h")));
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, in_out(&project, "cat.c")));
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, in_out(&project, "cat_tasks.c")));
    CU_ASSERT_EQUAL(files_in(project.out), 0);
    result_free(&result);

    result = GENERATE(&project, NULL);
    result_free(&result);
    result = GENERATE(&project, "--check");
    check_result(&result, 0, "");
    CU_ASSERT_STRING_EQUAL(result.out.data, "");
    result_free(&result);

    CU_ASSERT_EQUAL(truncate(in_out(&project, "cat.c"), 100), 0);
    result = GENERATE(&project, "--check");
    check_result(&result, 1, "");
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, in_out(&project, "cat.c")));
    CU_ASSERT_PTR_NULL(strstr(result.out.data, in_out(&project, "cat.h")));
    CU_ASSERT_PTR_NULL(strstr(result.out.data, in_out(&project, "cat_tasks.c")));
    result_free(&result);
    project_free(&project);
}

/* ------------------------------------------------------------ what is read */

static void the_depfile_names_every_file_read(void)
{
    struct project project = project_new();
    struct scratch *scratch = &project.scratch;
    struct setting inside = {.folder = scratch->folder};
    CU_ASSERT_EQUAL(mkdir(in_scratch(scratch, "some parts"), 0777), 0);
    scratch_write(scratch, "cat.yaml", "domain: cat\ninclude: [some parts/one.yaml, $two#.yaml]\n");
    scratch_write(scratch, "some parts/one.yaml", "include: [three.yaml]\ntypes: {a: [b]}\n");
    scratch_write(scratch, "some parts/three.yaml", "types: {c: [d]}\n");
    scratch_write(scratch, "$two#.yaml", "include: [some parts/three.yaml]\n");
    struct result result = RUN(&inside, project.goapgen, "-o", "out", "-M", "cat.d", "cat.yaml");
    struct text rule;
    check_result(&result, 0, "");
    CU_ASSERT(read_whole(in_scratch(scratch, "cat.d"), &rule));
    CU_ASSERT_STRING_EQUAL(rule.data, "out/cat.c out/cat.h: cat.yaml some\\ parts/one.yaml "
                                      "some\\ parts/three.yaml $$two\\#.yaml\n"
                                      "\ncat.yaml:\n"
                                      "\nsome\\ parts/one.yaml:\n"
                                      "\nsome\\ parts/three.yaml:\n"
                                      "\n$$two\\#.yaml:\n");
    text_free(&rule);
    result_free(&result);

    scratch_write(scratch, "Makefile", "include cat.d\nout/cat.h:\n\ttouch $@\n");
    struct result again = RUN(&inside, "make", "-q", "out/cat.h");
    CHECK_SAYING(again.code == 0, "make thinks that it is out of date: %s", again.errs.data);
    result_free(&again);
    again = shell("cd '%s' && touch -d '+1 hour' 'some parts/three.yaml' && make -q out/cat.h",
                  scratch->folder);
    CHECK_SAYING(again.code == 1, "make does not see the change: %s", again.errs.data);
    result_free(&again);
    project_free(&project);
}

static void nothing_needed_is_written_over(void)
{
    struct project project = project_new();
    struct scratch *scratch = &project.scratch;
    struct setting inside = {.folder = scratch->folder};
    scratch_write(scratch, "cat.h", small_domain);
    scratch_write(scratch, "main.yaml", "domain: cat\ninclude: [part.yaml]\n");
    scratch_write(scratch, "part.yaml", "types: {a: [b]}\n");
    scratch_write(scratch, "tasks.c", "/* mine */\n");
    CU_ASSERT_EQUAL(symlink("main.yaml", in_scratch(scratch, "link")), 0);
    static const char *const wrong[][3] = {{"cat.h", "-W", "no-unread-fact"},
                                           {"main.yaml", "-M", "main.yaml"},
                                           {"main.yaml", "-M", "part.yaml"},
                                           {"main.yaml", "-M", "./out/../part.yaml"},
                                           {"main.yaml", "-M", "link"},
                                           {"main.yaml", "-M", "out/cat.c"},
                                           {"main.yaml", "-M", "out/cat_tasks.c"},
                                           {"main.yaml", "-t", "out/cat.c"},
                                           {"main.yaml", "-t", "out/cat.h"}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct text before = state_of(scratch->folder), out = state_of(project.out);
        struct result result = RUN(&inside, project.goapgen, "-o", i ? "out" : ".", wrong[i][0],
                                   wrong[i][1], wrong[i][2]);
        check_untouched(&before, scratch->folder, result, "would be written over");
        struct text after = state_of(project.out);
        CHECK_SAYING(strcmp(out.data, after.data) == 0, "%s %s %s wrote files", wrong[i][0],
                     wrong[i][1], wrong[i][2]);
        text_free(&before);
        text_free(&out);
        text_free(&after);
    }
    struct result result =
        RUN(&inside, project.goapgen, "-o", "out", "main.yaml", "-t", "tasks.c", "-M", "tasks.c");
    check_result(&result, 2, "would be written over");
    result_free(&result);
    project_free(&project);
}

/* --------------------------------------------------------------- warnings */

static void warnings_are_promoted_and_silenced(void)
{
    struct project project = project_new();
    rewrite(&project, "domain: cat\nstate: {full: bool}\n"
                      "actions: {eat: {preconditions: full and not full}, nap: {duration: 1s}}\n"
                      "tasks: {live: {methods: {only: {subtasks: nap}}}}\n");
    struct result result = GENERATE(&project, "-W", "error", "-W", "no-unchanged-fact");
    check_result(&result, 1,
                 "error: the preconditions of action 'eat' can never hold "
                 "[-W never-applicable]");
    check_result(&result, 1, "nothing written");
    CU_ASSERT_EQUAL(files_in(project.out), 0);
    result_free(&result);

    result =
        GENERATE(&project, "-W", "error", "-W", "no-never-applicable", "-W", "no-unchanged-fact");
    check_result(&result, 0, "");
    CU_ASSERT_STRING_EQUAL(result.errs.data, "");
    result_free(&result);

    result = GENERATE(&project, NULL);
    check_result(&result, 0,
                 "warning: the preconditions of action 'eat' can never hold "
                 "[-W never-applicable]");
    check_result(&result, 0, "[-W unchanged-fact]");
    CU_ASSERT_PTR_NULL(strstr(result.errs.data, "nothing written"));
    result_free(&result);

    result = GENERATE(&project, "-W", "no-such-warning");
    check_result(&result, 2, "no-such-warning");
    result_free(&result);
    project_free(&project);
}

void add_files_suite(void)
{
    CU_pSuite suite = CU_add_suite("files", NULL, NULL);
    CU_ADD_TEST(suite, a_second_run_writes_the_same);
    CU_ADD_TEST(suite, the_place_of_the_domain_does_not_matter);
    CU_ADD_TEST(suite, without_a_folder_files_go_to_the_current_one);
    CU_ADD_TEST(suite, check_names_what_would_change);
    CU_ADD_TEST(suite, the_depfile_names_every_file_read);
    CU_ADD_TEST(suite, nothing_needed_is_written_over);
    CU_ADD_TEST(suite, warnings_are_promoted_and_silenced);
}
