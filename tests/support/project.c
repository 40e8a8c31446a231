/* SPDX-License-Identifier: MIT */
/* A small domain in a folder, and what is to be found there afterwards: see project.h. */
#define _XOPEN_SOURCE 700
#include "support/project.h"

#include <CUnit/CUnit.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
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

static int is_entry(const struct dirent *entry)
{
    return strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
}

static void add_content(struct text *text, const char *folder, const char *name)
{
    char path[4096];
    struct stat status;
    struct text content;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    text_add(text, "%s\n", name);
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode))
        return;
    CU_ASSERT(read_whole(path, &content));
    text_add_bytes(text, content.data, content.length);
    text_free(&content);
}

struct text state_of(const char *folder)
{
    struct text text = {0};
    struct dirent **entries = NULL;
    int count = scandir(folder, &entries, is_entry, alphasort);
    text_add(&text, "%s", "");
    for (int i = 0; i < count; i++) {
        add_content(&text, folder, entries[i]->d_name);
        free(entries[i]);
    }
    free(entries);
    return text;
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
