/* SPDX-License-Identifier: MIT */
/*
 * Memory that runs out: each allocation of a whole run fails, also those of libyaml and
 * the C library, once alone and once with all that follow it. The program says so and
 * leaves with exit code 2 and all files as they were; or, where it can do without, it
 * does just what it does otherwise.
 */
#include "support/fault.h"
#include "support/project.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

static const char domain[] =
    "domain: cat\n"
    "include: [more.yaml]\n"
    "state: {full: 0..9, place: &places [bed, 'sill']}\n"
    "actions:\n"
    "  eat: {effects: full += 1, duration: 2s}\n"
    "  ? sleep\n"
    "  : preconditions: >\n"
    "      full >= 3\n"
    "    effects: full = 0\n"
    "goals: {fed: {conditions: full >= 8}}\n"
    "tasks:\n"
    "  live: {methods: {nap: {subtasks: [sleep]}, dine: {subtasks: [eat]}}}\n";

/* What a run leaves behind. */
struct outcome {
    struct result result;
    struct text files;
};

static void outcome_free(struct outcome *outcome)
{
    result_free(&outcome->result);
    text_free(&outcome->files);
}

static bool same_text(const struct text *a, const struct text *b)
{
    return a->length == b->length && memcmp(a->data, b->data, a->length) == 0;
}

static bool is_usual(const struct outcome *outcome, const struct outcome *usual)
{
    return outcome->result.code == usual->result.code &&
           same_text(&outcome->result.out, &usual->result.out) &&
           same_text(&outcome->result.errs, &usual->result.errs) &&
           same_text(&outcome->files, &usual->files);
}

static bool says_out_of_memory(const struct outcome *outcome, const struct text *before)
{
    static const char said[] = "goapgen: out of memory\n";
    const struct text *errs = &outcome->result.errs;
    return outcome->result.code == 2 && errs->length >= strlen(said) &&
           strcmp(errs->data + errs->length - strlen(said), said) == 0 &&
           same_text(&outcome->files, before);
}

/* Puts the files of `out` back, as they were kept. */
static void restore(const struct project *project)
{
    struct result result = shell("rm -rf '%s' && cp -R '%s' '%s'", project->out,
                                 in_scratch(&project->scratch, "kept"), project->out);
    CU_ASSERT_EQUAL(result.code, 0);
    result_free(&result);
}

/* How many allocations there were. */
static unsigned sweep(const struct project *project, const char *library,
                      const char *const *arguments, const struct outcome *usual, bool lasts)
{
    struct text before = state_of(project->out);
    struct fault fault = {.calls = "memory", .lasts = lasts};
    bool failed = true;
    while (failed && fault.at < 5000) {
        struct outcome outcome;
        fault.at++;
        failed = run_with_fault(&project->scratch, library, &fault, arguments, &outcome.result);
        outcome.files = state_of(project->out);
        CHECK_SAYING(is_usual(&outcome, usual) || says_out_of_memory(&outcome, &before),
                     "%s %s, allocation %u%s: exit code %d, signal %d: %s", arguments[1],
                     arguments[2], fault.at, lasts ? " and all that follow" : "",
                     outcome.result.code, outcome.result.signal, outcome.result.errs.data);
        if (!same_text(&outcome.files, &before))
            restore(project);
        outcome_free(&outcome);
    }
    text_free(&before);
    return fault.at - 1;
}

static void sweep_command(const struct project *project, const char *library,
                          const char *const *arguments, int code)
{
    struct outcome usual = {.result = run(NULL, arguments)};
    check_result(&usual.result, code, "");
    usual.files = state_of(project->out);
    restore(project);
    unsigned once = sweep(project, library, arguments, &usual, false);
    unsigned lasting = sweep(project, library, arguments, &usual, true);
    CHECK_SAYING(once > 30 && lasting == once, "%u and %u allocations", once, lasting);
    outcome_free(&usual);
}

static void every_allocation_can_fail(void)
{
    struct project project = project_compiled();
    const char *library = fault_library(&project.scratch, "faults");
    const char *broken =
        scratch_write(&project.scratch, "broken.yaml", "domain: cat\nstate: [a, {\n");
    struct result kept =
        shell("cp -R '%s' '%s'", project.out, in_scratch(&project.scratch, "kept"));
    CU_ASSERT_EQUAL(kept.code, 0);
    result_free(&kept);
    rewrite(&project, domain);
    scratch_write(&project.scratch, "more.yaml", "types: {spot: &a [x, y], other: *a}\n");
    const char *const commands[][9] = {
        {project.goapgen, "-o", project.out, "-M", in_out(&project, "cat.d"), project.yaml},
        {project.goapgen, "-o", project.out, "-t", in_out(&project, "new.c"), project.yaml},
        {project.goapgen, "--check", "-o", project.out, project.yaml},
        {project.goapgen, "-o", project.out, broken},
        {project.goapgen, "plan", project.yaml, "--goal", "fed", "--set", "full = 2", "--why"},
        {project.goapgen, "plan", project.yaml, "--task", "live", "--json"},
        {project.goapgen, "run", project.yaml, "--decisions", "20"}};
    static const int codes[] = {0, 0, 1, 1, 0, 0, 0};
    for (size_t i = 0; library && i < sizeof commands / sizeof *commands; i++)
        sweep_command(&project, library, commands[i], codes[i]);
    project_free(&project);
}

void add_memory_suite(void)
{
    CU_pSuite suite = CU_add_suite("memory", NULL, NULL);
    CU_ADD_TEST(suite, every_allocation_can_fail);
}
