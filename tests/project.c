/* SPDX-License-Identifier: MIT */
/* See project.h. */
#include "project.h"

#include <CUnit/CUnit.h>
#include <string.h>
#include <sys/stat.h>

const char small_domain[] =
    "domain: cat\n"
    "state: {full: 0..9}\n"
    "actions:\n"
    "  eat: {effects: full += 1}\n"
    "  sleep: {preconditions: full >= 3, effects: full = 0}\n"
    "tasks:\n"
    "  live: {methods: {nap: {subtasks: [sleep]}, dine: {subtasks: [eat]}}}\n";

const char changed_domain[] = "domain: cat\n"
                              "state: {full: 0..9}\n"
                              "actions:\n"
                              "  eat: {effects: full += 1}\n"
                              "  purr: {preconditions: full >= 3, effects: full -= 1}\n"
                              "tasks:\n"
                              "  live: {methods: {nap: {subtasks: [purr, eat]}}}\n";

struct project project_new(void)
{
    struct project project = {.scratch = scratch_new()};
    project.goapgen = built(project.scratch.pool, "goapgen");
    project.yaml = scratch_write(&project.scratch, "cat.yaml", small_domain);
    project.out = in_scratch(&project.scratch, "out");
    CU_ASSERT_EQUAL_FATAL(mkdir(project.out, 0777), 0);
    return project;
}

struct project project_compiled(void)
{
    struct project project = project_new();
    struct result result = GENERATE(&project, NULL);
    CHECK_SAYING(result.code == 0, "exit code %d: %s", result.code, result.errs.data);
    CU_ASSERT_EQUAL(files_in(project.out), 3);
    result_free(&result);
    return project;
}

void project_free(struct project *project)
{
    scratch_free(&project->scratch);
}

const char *in_out(const struct project *project, const char *name)
{
    return pool_format(project->scratch.pool, "%s/%s", project->out, name);
}

struct text state_of(const char *folder)
{
    struct result result = shell("cd '%s' && ls -A && cat -- * </dev/null 2>/dev/null", folder);
    text_free(&result.errs);
    return result.out;
}

void check_result(const struct result *result, int code, const char *message)
{
    CHECK_SAYING(result->code == code, "exit code %d, signal %d, not %d: %s", result->code,
                 result->signal, code, result->errs.data);
    CHECK_SAYING(strstr(result->errs.data, message) != NULL, "'%s' is not said in: %s", message,
                 result->errs.data);
}

void check_untouched(const struct text *before, const char *folder, struct result result,
                     const char *message)
{
    struct text after = state_of(folder);
    check_result(&result, 2, message);
    CHECK_SAYING(strcmp(before->data, after.data) == 0, "the files changed (%s)", message);
    text_free(&after);
    result_free(&result);
}

void rewrite(const struct project *project, const char *domain)
{
    CU_ASSERT_FATAL(write_whole(project->yaml, domain, strlen(domain)));
}
