/* SPDX-License-Identifier: MIT */
/*
 * Three domains live 10,000 ticks on small processors as they do on this machine: images of them
 * are built and run under emulators, and their logs, which hold every event, are compared byte by
 * byte with those of the same program of this machine. The images are in tests/images.
 */
#include "support/missing.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

static const char *const machines[] = {"cortex-m0", "cortex-m3", "riscv32", "atmega1284p"};
static const char *const domains[] = {"cat", "guard", "pet", "smith"};

enum { MACHINES = sizeof machines / sizeof *machines, DOMAINS = sizeof domains / sizeof *domains };

/* Whether the machine's compiler and emulator are installed. */
static bool is_here(const char *machine)
{
    struct result result = shell(
        "for tool in $(tests/images/run --tools %s); do command -v $tool || exit 1; done", machine);
    bool found = result.code == 0;
    if (!found)
        lacks(machine);
    result_free(&result);
    return found;
}

/* The log of a life; on is "" for the machine itself and "--host" for this one. The caller frees
 * it. It is whole if nothing has failed and the last tick is told. */
static struct result live(const char *on, const char *machine, const char *domain, int seed)
{
    struct result result =
        shell("timeout 300 tests/images/run %s %s %s %d", on, machine, domain, seed);
    bool whole = result.code == 0 && strstr(result.out.data, "\n10000 hash ");
    CHECK_SAYING(whole, "%s %s: exit code %d, %s", machine, domain, result.code, result.errs.data);
    return result;
}

static bool are_same(const struct result *a, const struct result *b)
{
    return a->out.length == b->out.length && memcmp(a->out.data, b->out.data, a->out.length) == 0;
}

static void check_machine(const char *machine, const char *domain)
{
    struct pool *pool = pool_new();
    struct result here = live("--host", machine, domain, 1);
    struct result there = live("", machine, domain, 1);
    CHECK_SAYING(are_same(&here, &there), "%s %s: %s", machine, domain,
                 difference(pool, &here.out, &there.out));
    result_free(&there);
    result_free(&here);
    pool_free(pool);
}

/* Whether the image of a domain has room in the flash: with a search and the log, one takes more
 * than the 128 KB of an AVR. */
static bool has_room(const char *machine, const char *domain)
{
    return strcmp(machine, "atmega1284p") != 0 ||
           (strcmp(domain, "guard") != 0 && strcmp(domain, "smith") != 0);
}

static void live_as_this_machine_does(void)
{
    for (size_t i = 0; i < MACHINES; i++)
        for (size_t j = 0; j < DOMAINS && (j > 0 || is_here(machines[i])); j++)
            if (has_room(machines[i], domains[j]))
                check_machine(machines[i], domains[j]);
}

/* So that a log which says nothing of what went on would be noticed. */
static void another_seed_is_another_life(void)
{
    if (!is_here("cortex-m3"))
        return;
    struct result first = live("--host", "cortex-m3", "cat", 1);
    struct result second = live("--host", "cortex-m3", "cat", 2);
    struct result there = live("", "cortex-m3", "cat", 2);
    CU_ASSERT_FALSE(are_same(&first, &second));
    CU_ASSERT_FALSE(are_same(&first, &there));
    CU_ASSERT_TRUE(are_same(&second, &there));
    result_free(&there);
    result_free(&second);
    result_free(&first);
}

/* What there is in a life, as parts of lines. */
static const char *const cats[] = {": plan: ",    ": plan dropped: ", ": interrupted by ",
                                   ": method: ",  ": not live > ",    ", failure\n",
                                   ", aborted\n", ", invalid\n",      ": walked: to bowl, success",
                                   " is stopped", " is attached",     NULL};
static const char *const guards[] = {": goal: ",
                                     ": reached: ",
                                     ": failed: kill_enemy, times in a row: 2",
                                     ": no plan for kill_enemy: there is none",
                                     ": plan: 5 steps",
                                     ": plan dropped: ",
                                     ": walked: to tower, aborted",
                                     ", invalid\n",
                                     " is stopped",
                                     " is attached",
                                     NULL};

static const char *const pets[] = {": method: live > answer",
                                   ": method: live > retire",
                                   ": method: respond > feed",
                                   ": method: respond > amuse",
                                   ": interrupted by ",
                                   ", aborted\n",
                                   " led on\n",
                                   " led off\n",
                                   " button pressed\n",
                                   " is stopped",
                                   " is attached",
                                   NULL};

static const char *const smiths[] = {": plan: 5 steps for a wanted condition",
                                     ": reached: a wanted condition",
                                     ": plan dropped: ",
                                     ": failed: a wanted condition",
                                     ": no plan for a wanted condition: there is none",
                                     ": no plan for a wanted condition: out of nodes",
                                     NULL};

/* Each must be found five times: what is compared is more than a happy day. */
static void check_events(const char *domain, const char *const *events)
{
    struct result life = live("--host", "cortex-m3", domain, 1);
    for (; *events; events++) {
        unsigned found = 0;
        for (const char *at = life.out.data; (at = strstr(at, *events)) != NULL; at++)
            found++;
        CHECK_SAYING(found >= 5, "%s: %u times '%s'", domain, found, *events);
    }
    result_free(&life);
}

static void lives_are_full_of_faults(void)
{
    check_events("cat", cats);
    check_events("guard", guards);
    check_events("pet", pets);
    check_events("smith", smiths);
}

/* Its lines stand in README.md, from the command on and up to "...". */
static void begins_as_the_document_shows(void)
{
    struct scratch scratch = scratch_new();
    const char *shown = in_scratch(&scratch, "shown");
    struct result result =
        shell("sed -n '/run cortex-m0 guard$/,/[.][.][.]/s/^    //p' tests/images/README.md | "
              "sed '1d;$d' >'%s' && test -s '%s' && "
              "tests/images/run --host cortex-m0 guard | head -n $(wc -l <'%s') | diff - '%s'",
              shown, shown, shown, shown);
    CHECK_SAYING(result.code == 0, "README.md: %s", result.out.data);
    result_free(&result);
    scratch_free(&scratch);
}

void add_machines_suite(void)
{
    CU_pSuite suite = CU_add_suite("machines", NULL, NULL);
    CU_ADD_TEST(suite, live_as_this_machine_does);
    CU_ADD_TEST(suite, another_seed_is_another_life);
    CU_ADD_TEST(suite, lives_are_full_of_faults);
    CU_ADD_TEST(suite, begins_as_the_document_shows);
}
