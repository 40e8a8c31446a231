/* SPDX-License-Identifier: MIT */
/*
 * Writing the outputs, with every call of it failing, two of them failing, and signals
 * arriving: each file is always the old one or the new one, what the program says of
 * them is true, and no other file is left.
 */
#define _XOPEN_SOURCE 700
#include "support/fault.h"
#include "support/project.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { OUTPUTS = 4, MOST_CALLS = 200 };

static const char *const names[OUTPUTS] = {"cat_tasks.c", "cat.h", "cat.d", "cat.c"};

/* A folder with old files, or with none, and what becomes of them. */
struct trial {
    struct project project;
    const char *library, *arguments[7];
    const char *paths[OUTPUTS];
    bool old_there[OUTPUTS];
    struct text old[OUTPUTS], new[OUTPUTS];
};

static void remove_outputs(const struct trial *trial)
{
    for (int i = 0; i < OUTPUTS; i++)
        unlink(trial->paths[i]);
}

static void restore(const struct trial *trial)
{
    remove_outputs(trial);
    for (int i = 0; i < OUTPUTS; i++)
        if (trial->old_there[i])
            CU_ASSERT(write_whole(trial->paths[i], trial->old[i].data, trial->old[i].length));
}

static void compile(const struct trial *trial)
{
    struct result result = run(NULL, trial->arguments);
    check_result(&result, 0, "");
    result_free(&result);
}

/* `first`: there is no old file. */
static struct trial trial_new(bool first)
{
    struct trial trial = {.project = project_new()};
    struct project *project = &trial.project;
    trial.library = fault_library(&project->scratch, "faults");
    for (int i = 0; i < OUTPUTS; i++)
        trial.paths[i] = in_out(project, names[i]);
    const char *const arguments[7] = {project->goapgen, "-o",         project->out, "-M",
                                      trial.paths[2],   project->yaml};
    memcpy(trial.arguments, arguments, sizeof arguments);
    if (!first)
        compile(&trial);
    for (int i = 0; i < OUTPUTS; i++)
        trial.old_there[i] = read_whole(trial.paths[i], &trial.old[i]);
    rewrite(project, changed_domain);
    compile(&trial);
    for (int i = 0; i < OUTPUTS; i++)
        CU_ASSERT(read_whole(trial.paths[i], &trial.new[i]));
    return trial;
}

static void trial_free(struct trial *trial)
{
    for (int i = 0; i < OUTPUTS; i++) {
        text_free(&trial->old[i]);
        text_free(&trial->new[i]);
    }
    project_free(&trial->project);
}

static bool is_text(const struct text *a, const struct text *b)
{
    return a->length == b->length && memcmp(a->data, b->data, a->length) == 0;
}

/* How the outputs are found, each old or new; `wrong` where one is neither, or if
 * there is another file beside them. */
struct found {
    bool as_old[OUTPUTS], as_new[OUTPUTS];
    bool all_old, all_new;
    const char *wrong;
};

static struct found look(const struct trial *trial)
{
    struct found found = {.all_old = true, .all_new = true};
    size_t count = 0;
    for (int i = 0; i < OUTPUTS; i++) {
        struct text text;
        bool there = read_whole(trial->paths[i], &text);
        found.as_old[i] =
            there ? trial->old_there[i] && is_text(&text, &trial->old[i]) : !trial->old_there[i];
        found.as_new[i] = there && is_text(&text, &trial->new[i]);
        found.all_old &= found.as_old[i];
        found.all_new &= found.as_new[i];
        if (!found.as_old[i] && !found.as_new[i])
            found.wrong = names[i];
        count += there;
        text_free(&text);
    }
    if (files_in(trial->project.out) != count)
        found.wrong = "the folder";
    return found;
}

/* If only some files are new, the message names them, and those that are not. */
static bool tells_which(const struct trial *trial, const struct found *found, const char *message)
{
    const char *new = strstr(message, "; new are: "), *old = strstr(message, "; as before are: ");
    for (int i = 0; i < OUTPUTS; i++) {
        char quoted[4096];
        snprintf(quoted, sizeof quoted, "'%s'", trial->paths[i]);
        bool is_new = found->as_new[i] && !found->as_old[i];
        bool is_old = found->as_old[i] && !found->as_new[i];
        const char *in_new = new ? strstr(new, quoted) : NULL;
        const char *in_old = old ? strstr(old, quoted) : NULL;
        if ((is_new && (!in_new || in_new > old || in_old)) || (is_old && !in_old))
            return false;
    }
    return new &&old;
}

static bool is_true(const struct trial *trial, const struct found *found,
                    const struct result *result)
{
    const char *message = result->errs.data;
    if (result->code == 0)
        return found->all_new;
    if (result->code != 2 || !strstr(message, "goapgen: cannot "))
        return false;
    return strstr(message, "; new are: ") ? tells_which(trial, found, message) : found->all_old;
}

static bool try_fault(const struct trial *trial, const struct fault *fault)
{
    struct result result;
    restore(trial);
    bool took_place =
        run_with_fault(&trial->project.scratch, trial->library, fault, trial->arguments, &result);
    struct found found = look(trial);
    CHECK_SAYING(!found.wrong, "calls %u and %u (%s): %s is neither old nor new: %s", fault->at,
                 fault->other, fault->how, found.wrong, result.errs.data);
    bool fine = is_true(trial, &found, &result);
    if (strcmp(fault->how, "INT") == 0 || strcmp(fault->how, "TERM") == 0)
        fine = found.all_new || (found.all_old && result.signal != 0);
    else if (strcmp(fault->how, "short") == 0)
        fine = fine && result.code == 0;
    CHECK_SAYING(fine, "calls %u and %u (%s): exit code %d, signal %d; files are %s: %s", fault->at,
                 fault->other, fault->how, result.code, result.signal,
                 found.all_old   ? "old"
                 : found.all_new ? "new"
                                 : "mixed",
                 result.errs.data);
    result_free(&result);
    if (found.wrong) {
        struct result swept =
            shell("rm -rf '%s'; mkdir '%s'", trial->project.out, trial->project.out);
        result_free(&swept);
    }
    return took_place;
}

static void every_call_can_fail(void)
{
    static const char *const ways[] = {"fail", "short", "INT", "TERM"};
    for (int first = 0; first < 2; first++) {
        struct trial trial = trial_new(first);
        for (size_t i = 0; trial.library && i < sizeof ways / sizeof *ways; i++) {
            struct fault fault = {.calls = "files", .how = ways[i], .at = 1};
            while (try_fault(&trial, &fault) && fault.at < MOST_CALLS)
                fault.at++;
            CHECK_SAYING(fault.at > 3 && fault.at < MOST_CALLS, "%u calls", fault.at - 1);
        }
        trial_free(&trial);
    }
}

/* The second fault meets what the program does after the first. */
static void two_calls_can_fail(void)
{
    for (int first = 0; first < 2; first++) {
        struct trial trial = trial_new(first);
        bool more = trial.library != NULL;
        unsigned pairs = 0;
        for (unsigned at = 1; more && at < MOST_CALLS; at++) {
            struct fault fault = {.calls = "files", .how = "fail", .at = at, .other = at + 1};
            more = try_fault(&trial, &fault);
            for (fault.other++; more && fault.other < at + 30; fault.other++, pairs++)
                (void)try_fault(&trial, &fault);
        }
        CHECK_SAYING(!trial.library || (!more && pairs > 300), "%u pairs", pairs);
        trial_free(&trial);
    }
}

/* Another program makes a tasks file while goapgen works: it is kept. */
static void a_tasks_file_that_appears_is_left_alone(void)
{
    struct trial trial = trial_new(true);
    const char *tasks = trial.paths[0];
    struct fault fault = {.calls = "files", .how = "make", .file = tasks};
    unsigned made = 0;
    while (trial.library && fault.at < 30) {
        struct result result;
        struct text text;
        fault.at++;
        restore(&trial);
        if (run_with_fault(&trial.project.scratch, trial.library, &fault, trial.arguments,
                           &result)) {
            check_result(&result, 0, "");
            CU_ASSERT(read_whole(tasks, &text));
            CU_ASSERT_STRING_EQUAL(text.data, "mine\n");
            CU_ASSERT_EQUAL(files_in(trial.project.out), 4);
            text_free(&text);
            made++;
        }
        result_free(&result);
    }
    CHECK_SAYING(!trial.library || made > 5, "it appeared %u times", made);
    trial_free(&trial);
}

/* In turns in a folder with and without old files. */
static void two_runs_at_once_both_succeed(void)
{
    struct trial trial = trial_new(true);
    const struct project *project = &trial.project;
    const char *one = pool_format(project->scratch.pool, "'%s' -o '%s' -M '%s' '%s' 2>&1",
                                  project->goapgen, project->out, trial.paths[2], project->yaml);
    for (int round = 0; round < 100; round++) {
        if (round % 2)
            remove_outputs(&trial);
        struct result result = shell("%s & %s && wait $!", one, one);
        CHECK_SAYING(result.code == 0 && !strstr(result.out.data, "goapgen:"),
                     "round %d: exit code %d: %s", round, result.code, result.out.data);
        struct found found = look(&trial);
        CHECK_SAYING(found.all_new && !found.wrong, "round %d: %s", round,
                     found.wrong ? found.wrong : "some files are not new");
        result_free(&result);
    }
    trial_free(&trial);
}

void add_outputs_suite(void)
{
    CU_pSuite suite = CU_add_suite("outputs", NULL, NULL);
    CU_ADD_TEST(suite, every_call_can_fail);
    CU_ADD_TEST(suite, two_calls_can_fail);
    CU_ADD_TEST(suite, a_tasks_file_that_appears_is_left_alone);
    CU_ADD_TEST(suite, two_runs_at_once_both_succeed);
}
