/* SPDX-License-Identifier: MIT */
/*
 * Problems of the planning competitions, planned by the command line, each plan carried out on
 * plain numbers. With COMPETITION=large in the environment (`make competition`) also the large
 * ones, and how long each takes: that is told, and not asserted.
 */
#include "competition/competition.h"
#include "suites.h"
#include "support/run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Carries out the steps of what was printed, which stand behind two spaces and before the methods;
 * how many there are, or -1 where one cannot be done. */
static int carry_out(const struct competition *competition, struct competition_world *world,
                     char *printed)
{
    int count = 0;
    for (char *line = strtok(printed, "\n"); line && strcmp(line, "methods:") != 0;
         line = strtok(NULL, "\n")) {
        if (strncmp(line, "  ", 2) != 0)
            continue;
        count++;
        if (!CHECK_SAYING(competition_carry_out(competition, world, line + 2),
                          "%s: step %d, %s, cannot be done", competition->name, count, line + 2))
            return -1;
    }
    return count;
}

/* Plans a problem, and carries the plan out; how many seconds goapgen took. */
static double check_problem(const struct competition *competition, int size, bool told)
{
    struct scratch scratch = scratch_new();
    static struct competition_world world;
    struct text yaml = {0};
    competition_make(competition, size, &world, &yaml);
    const char *path = in_scratch(&scratch, "problem.yaml");
    CU_ASSERT_FATAL(write_whole(path, yaml.data, yaml.length));
    double begin = seconds_now();
    struct result result = shell("'%s' plan '%s' --task solve -W no-unchanged-fact "
                                 "-W no-unread-fact -W no-never-applicable -W no-unused-action",
                                 built(scratch.pool, "goapgen"), path);
    double seconds = seconds_now() - begin;
    bool found = CHECK_SAYING(result.code == 0, "%s of %d %s: %s", competition->name, size,
                              competition->what, result.errs.data);
    int count = found ? carry_out(competition, &world, result.out.data) : -1;
    if (count >= 0)
        CHECK_SAYING(competition->is_solved(&world), "%s of %d %s: not solved at the end",
                     competition->name, size, competition->what);
    if (told)
        printf("%-12s %4d %-12s %5d steps %8.3f s\n", competition->name, size, competition->what,
               count, seconds);
    text_free(&yaml);
    result_free(&result);
    scratch_free(&scratch);
    return seconds;
}

static void small_problems_are_solved(void)
{
    for (size_t i = 0; competitions[i]; i++)
        for (int less = competitions[i]->small / 4; less >= 0; less--)
            (void)check_problem(competitions[i], competitions[i]->small - less, false);
}

static void large_problems_are_solved(void)
{
    for (size_t i = 0; competitions[i]; i++) {
        int small = competitions[i]->small, large = competitions[i]->large;
        for (int part = 0; part < 3; part++)
            (void)check_problem(competitions[i], small + (large - small) * part / 2, true);
    }
}

/* 42 * 42 * 42 sandwiches that can be made; and moves of a head and a tail, 288 * 288 less those
 * that would meet. */
static void what_is_too_large_names_its_bound(void)
{
    static const struct {
        const struct competition *competition;
        int size;
    } beyond[] = {{&childsnack, 42}, {&snake, 9}};
    static struct competition_world world;
    for (size_t i = 0; i < sizeof beyond / sizeof *beyond; i++) {
        struct text yaml = {0};
        competition_make(beyond[i].competition, beyond[i].size, &world, &yaml);
        struct compiled compiled = compile_text(yaml.data);
        CU_ASSERT_PTR_NULL(compiled.tables);
        CHECK_SAYING(strstr(compiled.messages.data, "ground actions") &&
                         strstr(compiled.messages.data, "there can be at most 65534"),
                     "%s: %s", beyond[i].competition->name, compiled.messages.data);
        compiled_free(&compiled);
        text_free(&yaml);
    }
}

void add_competition_suite(void)
{
    const char *sizes = getenv("COMPETITION");
    CU_pSuite suite = CU_add_suite("competition", NULL, NULL);
    CU_ADD_TEST(suite, small_problems_are_solved);
    CU_ADD_TEST(suite, what_is_too_large_names_its_bound);
    if (sizes && strcmp(sizes, "large") == 0)
        CU_ADD_TEST(suite, large_problems_are_solved);
}
