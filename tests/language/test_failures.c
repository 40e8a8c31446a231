/* SPDX-License-Identifier: MIT */
/*
 * Files that cannot be read or written, for every reason that can be arranged:
 * the program says which and why, leaves with exit code 2, and leaves everything
 * as it was.
 */
#define _XOPEN_SOURCE 700
#include "support/missing.h"
#include "support/project.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void input_that_cannot_be_read(void)
{
    struct project project = project_compiled();
    struct pool *pool = project.scratch.pool;
    struct text before = state_of(project.out);
    const char *missing = in_scratch(&project.scratch, "missing.yaml");
    check_untouched(&before, project.out, RUN(NULL, project.goapgen, "-o", project.out, missing),
                    pool_format(pool, "cannot read '%s': No such file or directory", missing));
    check_untouched(&before, project.out,
                    RUN(NULL, project.goapgen, "-o", project.out, project.out),
                    pool_format(pool, "cannot read '%s': Is a directory", project.out));
    check_untouched(&before, project.out, GENERATE(&project, "-t", project.scratch.folder),
                    pool_format(pool, "cannot read '%s': Is a directory", project.scratch.folder));
    if (geteuid() != 0) {
        CU_ASSERT_EQUAL(chmod(project.yaml, 0), 0);
        check_untouched(&before, project.out, GENERATE(&project, NULL),
                        pool_format(pool, "cannot read '%s': Permission denied", project.yaml));
    } else {
        lacks("a user other than root, who may not read everything");
    }
    text_free(&before);
    project_free(&project);
}

static void folders_that_cannot_be_written_to(void)
{
    struct project project = project_compiled();
    struct text before = state_of(project.out);
    check_untouched(&before, project.out,
                    RUN(NULL, project.goapgen, "-o", project.yaml, project.yaml),
                    "Not a directory");
    rewrite(&project, changed_domain);
    check_untouched(&before, project.out,
                    GENERATE(&project, "-M", in_scratch(&project.scratch, "missing/cat.d")),
                    "missing/cat.d': No such file or directory");
    if (geteuid() != 0) {
        CU_ASSERT_EQUAL(chmod(project.out, 0555), 0);
        check_untouched(&before, project.out, GENERATE(&project, NULL), "Permission denied");
        CU_ASSERT_EQUAL(chmod(project.out, 0777), 0);
    }
    text_free(&before);
    project_free(&project);
}

static void a_directory_in_the_way(void)
{
    static const char *const names[] = {"cat.h", "cat.c", "cat.d"};
    for (size_t i = 0; i < 3; i++) {
        struct project project = project_compiled();
        const char *path = in_out(&project, names[i]);
        unlink(path);
        CU_ASSERT_EQUAL_FATAL(mkdir(path, 0777), 0);
        rewrite(&project, changed_domain);
        struct text before = state_of(project.out);
        check_untouched(&before, project.out, GENERATE(&project, "-M", in_out(&project, "cat.d")),
                        pool_format(project.scratch.pool, "'%s': Is a directory", path));
        text_free(&before);
        project_free(&project);
    }
}

static void a_limit_on_the_size_of_files(void)
{
    struct project project = project_compiled();
    struct setting setting = {.no_files = true};
    struct text before = state_of(project.out);
    rewrite(&project, changed_domain);
    check_untouched(&before, project.out,
                    RUN(&setting, project.goapgen, "-o", project.out, project.yaml),
                    "File too large");
    check_untouched(&before, project.out,
                    RUN(&setting, project.goapgen, "-o", project.out, project.yaml, "-t",
                        in_out(&project, "new_tasks.c"), "-M", in_out(&project, "cat.d")),
                    "File too large");
    text_free(&before);
    project_free(&project);
}

static void output_that_nobody_takes(void)
{
    struct project project = project_compiled();
    struct setting full = {.out = "/dev/full"}, closed = {.closed_out = true};
    static const char *const words[] = {"--new-tasks", "--check", "--schema", "--help",
                                        "--version"};
    rewrite(&project, changed_domain);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        struct text before = state_of(project.out);
        check_untouched(&before, project.out,
                        RUN(&full, project.goapgen, "-o", project.out, project.yaml, words[i]),
                        "No space left on device");
        check_untouched(&before, project.out,
                        RUN(&closed, project.goapgen, "-o", project.out, project.yaml, words[i]),
                        "Broken pipe");
        text_free(&before);
    }
    struct result result = RUN(&full, project.goapgen, "-o", project.out, project.yaml);
    check_result(&result, 2, "standard output");
    result_free(&result);
    project_free(&project);
}

/* By a link, so that a compiler that replaces devices replaces none of this
 * machine's. */
static void a_device_is_written_to_and_not_replaced(void)
{
    struct project project = project_compiled();
    struct stat status;
    const char *device = in_scratch(&project.scratch, "full");
    CU_ASSERT_EQUAL_FATAL(symlink("/dev/full", device), 0);
    struct text before = state_of(project.out);
    rewrite(&project, changed_domain);
    check_untouched(
        &before, project.out, GENERATE(&project, "-M", device),
        pool_format(project.scratch.pool, "cannot write '%s': No space left on device", device));
    CU_ASSERT_EQUAL(lstat(device, &status), 0);
    CU_ASSERT(S_ISLNK(status.st_mode));
    text_free(&before);
    project_free(&project);
}

/* Fills a file system of its own up to the last byte. */
static void a_full_disk(void)
{
    struct project project = project_new();
    struct result mounted = shell("mount -t tmpfs -o size=128k goapgen-test '%s'", project.out);
    if (mounted.code != 0) {
        lacks("the right to mount a disk");
    } else {
        struct result result = GENERATE(&project, NULL);
        check_result(&result, 0, "");
        result_free(&result);
        result = shell("cat /dev/zero >'%s'", in_out(&project, "filler"));
        CHECK_SAYING(result.code != 0, "the disk is not full");
        result_free(&result);
        rewrite(&project, changed_domain);
        struct text before = state_of(project.out);
        check_untouched(&before, project.out, GENERATE(&project, NULL), "No space left on device");
        text_free(&before);
        result = shell("umount '%s'", project.out);
        check_result(&result, 0, "");
        result_free(&result);
    }
    result_free(&mounted);
    project_free(&project);
}

void add_failures_suite(void)
{
    CU_pSuite suite = CU_add_suite("failures", NULL, NULL);
    CU_ADD_TEST(suite, input_that_cannot_be_read);
    CU_ADD_TEST(suite, folders_that_cannot_be_written_to);
    CU_ADD_TEST(suite, a_directory_in_the_way);
    CU_ADD_TEST(suite, a_limit_on_the_size_of_files);
    CU_ADD_TEST(suite, output_that_nobody_takes);
    CU_ADD_TEST(suite, a_device_is_written_to_and_not_replaced);
    CU_ADD_TEST(suite, a_full_disk);
}
