/* SPDX-License-Identifier: MIT */
/*
 * Paths that are not what they seem: links and pipes as outputs and inputs, files that a
 * domain includes and that are none, and names that a rule of Make has to escape.
 */
#define _XOPEN_SOURCE 700
#include "support/missing.h"
#include "support/project.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ------------------------------------------------------------------- links */

static void check_link(const char *path, const char *target)
{
    char found[64] = "";
    CHECK_SAYING(readlink(path, found, sizeof found - 1) > 0, "%s is no link any more", path);
    CU_ASSERT_STRING_EQUAL(found, target);
}

/* The header leads to a file, the tables to none yet, the rule to a link to a file. */
static void links_are_followed(void)
{
    struct project project = project_compiled();
    struct text before, after;
    struct stat status;
    CU_ASSERT_EQUAL_FATAL(mkdir(in_scratch(&project.scratch, "far"), 0777), 0);
    CU_ASSERT(rename(in_out(&project, "cat.h"), in_scratch(&project.scratch, "far/real.h")) == 0);
    CU_ASSERT(unlink(in_out(&project, "cat.c")) == 0);
    CU_ASSERT(symlink("../far/real.h", in_out(&project, "cat.h")) == 0);
    CU_ASSERT(symlink("../far/real.c", in_out(&project, "cat.c")) == 0);
    CU_ASSERT(symlink("far/two", in_scratch(&project.scratch, "one")) == 0);
    CU_ASSERT(symlink("three", in_scratch(&project.scratch, "far/two")) == 0);
    CU_ASSERT(read_whole(in_out(&project, "cat.h"), &before));
    CU_ASSERT(chmod(in_out(&project, "cat.h"), 0640) == 0);
    rewrite(&project, changed_domain);
    struct result result = GENERATE(&project, "-M", in_scratch(&project.scratch, "one"));
    check_result(&result, 0, "");
    check_link(in_out(&project, "cat.h"), "../far/real.h");
    check_link(in_out(&project, "cat.c"), "../far/real.c");
    check_link(in_scratch(&project.scratch, "one"), "far/two");
    check_link(in_scratch(&project.scratch, "far/two"), "three");
    CU_ASSERT(read_whole(in_scratch(&project.scratch, "far/real.h"), &after));
    CU_ASSERT_STRING_NOT_EQUAL(before.data, after.data);
    CU_ASSERT(stat(in_out(&project, "cat.h"), &status) == 0 && (status.st_mode & 0777) == 0640);
    CU_ASSERT(exists(in_scratch(&project.scratch, "far/real.c")));
    CU_ASSERT(exists(in_scratch(&project.scratch, "far/three")));
    CU_ASSERT_EQUAL(files_in(in_scratch(&project.scratch, "far")), 4);
    CU_ASSERT_EQUAL(files_in(project.out), 3);
    text_free(&before);
    text_free(&after);
    result_free(&result);
    project_free(&project);
}

static void links_in_a_circle_are_an_error(void)
{
    static const char *const links[] = {"cat.h", "cat.c", "cat.d", "cat_tasks.c"};
    for (size_t i = 0; i < 4; i++) {
        struct project project = project_compiled();
        const char *path = in_out(&project, links[i]);
        unlink(path);
        CU_ASSERT_EQUAL_FATAL(symlink(links[i], path), 0);
        rewrite(&project, changed_domain);
        struct text before = state_of(project.out);
        check_untouched(&before, project.out, GENERATE(&project, "-M", in_out(&project, "cat.d")),
                        "Too many levels of symbolic links");
        text_free(&before);
        project_free(&project);
    }
}

static void two_ways_to_one_file_are_seen(void)
{
    struct project project = project_new();
    struct setting inside = {.folder = project.out};
    CU_ASSERT_EQUAL_FATAL(symlink("cat.c", in_out(&project, "link")), 0);
    static const char *const rules[][2] = {{".", "link"},
                                           {".", "./cat.c"},
                                           {".", "../out/cat.h"},
                                           {".", "./cat_tasks.c"},
                                           {"made/here", "made/here/cat.h"},
                                           {"made/here", "./made/../made/here/cat.c"}};
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        struct text before = state_of(project.out);
        check_untouched(
            &before, project.out,
            RUN(&inside, project.goapgen, "../cat.yaml", "-o", rules[i][0], "-M", rules[i][1]),
            "would be written over");
        text_free(&before);
    }
    project_free(&project);
}

/* ------------------------------------------------------------- permissions */

/* Of somebody else's file also whose it is, where that can be. */
static void permissions_are_kept(void)
{
    struct project project = project_compiled();
    struct stat status;
    static const struct {
        const char *name;
        mode_t mode;
    } files[] = {{"cat.h", 0444}, {"cat.c", 0664}, {"cat.d", 0600}};
    CU_ASSERT(write_whole(in_out(&project, "cat.d"), "old", 3));
    for (size_t i = 0; i < 3; i++) {
        if (geteuid() == 0)
            CU_ASSERT_EQUAL(chown(in_out(&project, files[i].name), 4711, 4712), 0);
        CU_ASSERT_EQUAL(chmod(in_out(&project, files[i].name), files[i].mode), 0);
    }
    rewrite(&project, changed_domain);
    struct result result = GENERATE(&project, "-M", in_out(&project, "cat.d"));
    check_result(&result, 0, "");
    for (size_t i = 0; i < 3; i++) {
        CU_ASSERT_EQUAL(stat(in_out(&project, files[i].name), &status), 0);
        CHECK_SAYING((status.st_mode & 0777) == files[i].mode, "%s has mode %o", files[i].name,
                     (unsigned)status.st_mode);
        if (geteuid() == 0)
            CU_ASSERT(status.st_uid == 4711 && status.st_gid == 4712);
    }
    result_free(&result);
    project_free(&project);
}

/* How a file looks that had these permissions and belonged to user 4711 and group 4712, when
 * user 4713 of group 4713, and of `groups` as well, has replaced it. */
static struct stat replaced_by_another(mode_t mode, const char *groups)
{
    struct project project = project_compiled();
    struct stat status = {0};
    const char *goapgen = in_scratch(&project.scratch, "goapgen"); /* which everybody can reach */
    struct result copied = RUN(NULL, "cp", project.goapgen, goapgen);
    check_result(&copied, 0, "");
    CU_ASSERT_EQUAL(chmod(project.scratch.folder, 0755), 0);
    CU_ASSERT_EQUAL(chmod(project.out, 0777), 0);
    CU_ASSERT_EQUAL(chown(in_out(&project, "cat.c"), 4711, 4712), 0);
    CU_ASSERT_EQUAL(chmod(in_out(&project, "cat.c"), mode), 0);
    struct result result = RUN(NULL, "setpriv", "--reuid=4713", "--regid=4713", groups, goapgen,
                               "-o", project.out, project.yaml);
    check_result(&result, 0, "");
    CU_ASSERT_EQUAL(stat(in_out(&project, "cat.c"), &status), 0);
    result_free(&copied);
    result_free(&result);
    project_free(&project);
    return status;
}

/* Whether a user without rights of its own comes to where the tests write. */
static bool others_reach_scratch(void)
{
    struct scratch scratch = scratch_new();
    CU_ASSERT_EQUAL(chmod(scratch.folder, 0755), 0);
    struct result result = RUN(NULL, "setpriv", "--reuid=4713", "--regid=4713", "--clear-groups",
                               "test", "-d", in_scratch(&scratch, "."));
    bool reach = result.code == 0;
    if (!reach)
        lacks("a folder that another user can reach");
    result_free(&result);
    scratch_free(&scratch);
    return reach;
}

/* Only root can give a file away, but a member of its group can keep it in the group. Another
 * user's own group gets no right that the other group had. */
static void another_user_keeps_the_group_or_gives_it_no_rights(void)
{
    static const mode_t modes[][2] = {{0640, 0600}, {0664, 0644}, {0604, 0644}, {0460, 0400}};
    if (geteuid() != 0 || !have("setpriv") || !others_reach_scratch())
        return;
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        struct stat member = replaced_by_another(modes[i][0], "--groups=4712");
        CU_ASSERT(member.st_uid == 4713 && member.st_gid == 4712);
        CU_ASSERT_EQUAL(member.st_mode & 07777, modes[i][0]);
        struct stat stranger = replaced_by_another(modes[i][0], "--clear-groups");
        CU_ASSERT(stranger.st_uid == 4713 && stranger.st_gid == 4713);
        CU_ASSERT_EQUAL(stranger.st_mode & 07777, modes[i][1]);
    }
}

/* Such a folder gives its own group to new files. */
static void the_group_is_kept_in_a_folder_that_sets_it(void)
{
    struct project project = project_compiled();
    struct stat status;
    if (geteuid() == 0) {
        CU_ASSERT_EQUAL(chown(project.out, (uid_t)-1, 4712), 0);
        CU_ASSERT_EQUAL(chmod(project.out, 02755), 0);
        struct result result = GENERATE(&project, "-M", in_out(&project, "cat.d"));
        check_result(&result, 0, "");
        CU_ASSERT_EQUAL(stat(in_out(&project, "cat.d"), &status), 0);
        CU_ASSERT_EQUAL(status.st_gid, 4712);
        CU_ASSERT_EQUAL(stat(in_out(&project, "cat.c"), &status), 0);
        CU_ASSERT_EQUAL(status.st_gid, getegid());
        result_free(&result);
    }
    project_free(&project);
}

/* -------------------------------------------------------------------- time */

static bool is_old(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && status.st_mtime == 1000000000;
}

static void only_a_header_that_stays_the_same_is_left_alone(void)
{
    static const struct timespec long_ago[2] = {{1000000000, 0}, {1000000000, 0}};
    static const char *const names[] = {"cat.h", "cat.c", "cat.d"};
    struct project project = project_compiled();
    for (int round = 0; round < 3; round++) {
        struct result result = GENERATE(&project, "-M", in_out(&project, "cat.d"));
        check_result(&result, 0, "");
        for (int i = 0; i < 3; i++) {
            const char *path = in_out(&project, names[i]);
            if (round > 0)
                CHECK_SAYING(is_old(path) == (i == 0 && round == 1), "%s in round %d", path, round);
            CU_ASSERT_EQUAL(utimensat(AT_FDCWD, path, long_ago, 0), 0);
        }
        if (round == 1)
            rewrite(&project, changed_domain);
        result_free(&result);
    }
    project_free(&project);
}

/* ------------------------------------------------------------------- pipes */

static const struct setting two_processors = {.processors = 2};

static void pipes_are_refused_and_not_waited_for(void)
{
    struct project project = project_compiled();
    const char *pipe = in_scratch(&project.scratch, "pipe");
    CU_ASSERT_EQUAL_FATAL(mkfifo(pipe, 0666), 0);
    CU_ASSERT_EQUAL_FATAL(unlink(in_out(&project, "cat.h")), 0);
    struct text before = state_of(project.out);
    check_untouched(
        &before, project.out,
        RUN(&two_processors, project.goapgen, "-o", project.out, project.yaml, "-M", pipe),
        pool_format(project.scratch.pool, "cannot write '%s'", pipe));
    check_untouched(
        &before, project.out,
        RUN(&two_processors, project.goapgen, "-o", project.out, project.yaml, "-t", pipe),
        pool_format(project.scratch.pool, "cannot read '%s'", pipe));
    text_free(&before);

    scratch_write(&project.scratch, "other.yaml", "domain: cat\ninclude: [pipe]\n");
    struct result result = RUN(&two_processors, project.goapgen, "-o", project.out,
                               in_scratch(&project.scratch, "other.yaml"));
    check_result(&result, 1, "cannot read '");
    check_result(&result, 1, "no regular file");
    result_free(&result);

    CU_ASSERT_EQUAL_FATAL(mkfifo(in_out(&project, "cat.h"), 0666), 0);
    before = state_of(project.out);
    check_untouched(&before, project.out,
                    RUN(&two_processors, project.goapgen, "-o", project.out, project.yaml),
                    "neither a regular file nor a device");
    text_free(&before);
    result = RUN(&two_processors, project.goapgen, "--check", "-o", project.out, project.yaml);
    check_result(&result, 1, "");
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, "cat.h would change"));
    result_free(&result);
    project_free(&project);
}

/* The files are those of the same text in a file of this name; a rule names no pipe. */
static void the_domain_can_come_through_a_pipe(void)
{
    struct project project = project_new();
    struct text rule;
    const char *pipe = in_scratch(&project.scratch, "tube");
    CU_ASSERT_EQUAL_FATAL(mkfifo(pipe, 0666), 0);
    struct result result =
        shell("cd '%s' && { cat cat.yaml >tube & '%s' -o out -M cat.d tube; } && "
              "cat cat.yaml | '%s' plan /dev/stdin --task live && "
              "mkdir file && rm tube && cp cat.yaml tube && '%s' -o file tube && "
              "cmp out/cat.h file/cat.h && cmp out/cat.c file/cat.c",
              project.scratch.folder, project.goapgen, project.goapgen, project.goapgen);
    check_result(&result, 0, "");
    CU_ASSERT(read_whole(in_scratch(&project.scratch, "cat.d"), &rule));
    CU_ASSERT_STRING_EQUAL(rule.data, "out/cat.c out/cat.h:\n");
    text_free(&rule);
    result_free(&result);
    project_free(&project);
}

/* ------------------------------------------------------- what is no domain */

/* What a domain must not bring to light, and a domain whose lines are shown. */
static const struct {
    const char *text;
    bool shown;
} files[] = {
    {"SECRET\n", false},
    {"root:SECRET:19000:0:99999:7:::\nlp:SECRET:1::\n", false},
    {"-----BEGIN PRIVATE KEY-----\nSECRET\n-----END PRIVATE KEY-----\n", false},
    {"user: SECRET\npassword: SECRET\n", false},
    {"SECRET: user\n", false},
    {"{SECRET: user, SECRET: other}\n", false},
    {"SECRET: a\nSECRET: b\n", false},
    {"a: *SECRET\n", false},
    {"a: &SECRET [*SECRET]\n", false},
    {"a: !SECRET b\n", false},
    {"[SECRET, other]\n", false},
    {"- SECRET\n", false},
    {"[SECRET\n", false},
    {"SECRET: [\n", false},
    {"a: b: SECRET\n", false},
    {"'SECRET\n", false},
    {"%SECRET 1\n", false},
    {"SECRET\x01\n", false},
    {"SECRET\xFF\n", false},
    {"? [SECRET]\n: b\n", false},
    {"SECRET: 1\n---\nSECRET: 2\n", false},
    {"#!/bin/sh\nexport PASSWORD=SECRET\ncase $x in\n  state) echo SECRET: x ;;\nesac\n", false},
    {"state: {full: SECRET}\n", true},
    {"actoins: {SECRET: {}}\nstate: {full: bool}\n", true},
    {"{actions: {SECRET: {nothing: 1}}}\n", true},
};

static void an_error_tells_nothing_of_what_is_no_domain(void)
{
    struct project project = project_new();
    rewrite(&project, "domain: cat\ninclude: [other]\n");
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        const char *other = scratch_write(&project.scratch, "other", files[i].text);
        struct result results[] = {RUN(NULL, project.goapgen, "-o", project.out, project.yaml),
                                   RUN(NULL, project.goapgen, "plan", project.yaml),
                                   RUN(NULL, project.goapgen, "run", project.yaml),
                                   RUN(NULL, project.goapgen, "-o", project.out, other)};
        for (size_t j = 0; j < 4; j++) {
            check_result(&results[j], 1, "other:");
            check_result(&results[j], 1, "error: ");
            bool shown =
                strstr(results[j].errs.data, "SECRET") || strstr(results[j].out.data, "SECRET");
            CHECK_SAYING(shown == files[i].shown, "of %s this is said: %s", files[i].text,
                         results[j].errs.data);
            result_free(&results[j]);
        }
    }
    CU_ASSERT_EQUAL(files_in(project.out), 0);
    project_free(&project);
}

/* -------------------------------------------------------------- rules of Make */

/* Whether Make takes all up to date; and out of date once the included file is newer. */
static void make_reads(const struct project *project, const char *name)
{
    struct result result = shell("cd '%s' && make -q", project->scratch.folder);
    CHECK_SAYING(result.code == 0, "'%s': %s", name, result.errs.data);
    result_free(&result);
    const char *const touch[] = {"touch", "-d", "+1 hour", in_scratch(&project->scratch, name),
                                 NULL};
    result = run(NULL, touch);
    CU_ASSERT_EQUAL(result.code, 0);
    result_free(&result);
    result = shell("cd '%s' && make -q", project->scratch.folder);
    CHECK_SAYING(result.code == 1, "'%s', newer: %s", name, result.errs.data);
    result_free(&result);
}

/* Without it, too, Make carries out the rule, and does not fail. */
static void make_goes_on_without(const struct project *project, const char *name)
{
    unlink(in_scratch(&project->scratch, name));
    struct result result = shell("cd '%s' && make -q", project->scratch.folder);
    CHECK_SAYING(result.code == 1, "without '%s': %s", name, result.errs.data);
    result_free(&result);
}

static void make_reads_the_rule(void)
{
    static const char *const names[] = {
        "a b",  "a#b", "a$b", "a$(b)c", "a:b", "a\\b", "a\\ b", "a\\#b", "a*b",     "a?b",
        "a[b]", "~a",  "a'b", "a\"b",   "a&b", "a@b",  "a{b}",  "a!b",   "\xC3\xA4"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct project project = project_new();
        struct text yaml = {0};
        text_add(&yaml, "domain: cat\ninclude: [\"");
        for (const char *c = names[i]; *c; c++)
            text_add(&yaml, "%s%c", *c == '\\' || *c == '"' ? "\\" : "", *c);
        text_add(&yaml, "\"]\n");
        rewrite(&project, yaml.data);
        text_free(&yaml);
        scratch_write(&project.scratch, names[i], "types: {a: [b]}\n");
        scratch_write(&project.scratch, "Makefile",
                      "all: out/cat.c\nout/cat.c:\n\tfalse\ninclude d\n");
        struct setting inside = {.folder = project.scratch.folder};
        struct result result = RUN(&inside, project.goapgen, "-o", "out", "-M", "d", "cat.yaml");
        check_result(&result, 0, "");
        result_free(&result);
        make_reads(&project, names[i]);
        make_goes_on_without(&project, names[i]);
        project_free(&project);
    }
}

/* Make would take part of them for a command, another line or part of an archive. */
static void names_that_no_rule_can_have_are_refused(void)
{
    static const char *const names[][2] = {{"a;touch b", "a;touch b"}, {"a\nb", "a\\nb"},
                                           {"a\tb", "a\\tb"},          {"a\\", "a\\\\"},
                                           {"a(b)", "a(b)"},           {"a=b", "a=b"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct project project = project_new();
        scratch_write(&project.scratch, names[i][0], "types: {a: [b]}\n");
        rewrite(&project,
                pool_format(project.scratch.pool, "domain: cat\ninclude: [\"%s\"]\n", names[i][1]));
        struct text before = state_of(project.out);
        check_untouched(&before, project.out, GENERATE(&project, "-M", in_out(&project, "cat.d")),
                        "no rule of Make can name '");
        text_free(&before);
        project_free(&project);
    }
}

void add_paths_suite(void)
{
    CU_pSuite suite = CU_add_suite("paths", NULL, NULL);
    CU_ADD_TEST(suite, links_are_followed);
    CU_ADD_TEST(suite, links_in_a_circle_are_an_error);
    CU_ADD_TEST(suite, two_ways_to_one_file_are_seen);
    CU_ADD_TEST(suite, permissions_are_kept);
    CU_ADD_TEST(suite, another_user_keeps_the_group_or_gives_it_no_rights);
    CU_ADD_TEST(suite, the_group_is_kept_in_a_folder_that_sets_it);
    CU_ADD_TEST(suite, only_a_header_that_stays_the_same_is_left_alone);
    CU_ADD_TEST(suite, pipes_are_refused_and_not_waited_for);
    CU_ADD_TEST(suite, the_domain_can_come_through_a_pipe);
    CU_ADD_TEST(suite, an_error_tells_nothing_of_what_is_no_domain);
    CU_ADD_TEST(suite, make_reads_the_rule);
    CU_ADD_TEST(suite, names_that_no_rule_can_have_are_refused);
}
