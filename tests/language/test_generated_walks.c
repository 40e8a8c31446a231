/* SPDX-License-Identifier: MIT */
/* The code that is generated of domains with places: that it compiles, and that a program walks by
 * it as it should. Its golden files are compared in test_generated.c. */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>

static void generate(const struct scratch *scratch, const char *yaml)
{
    check_run(run(NULL, (const char *const[]){built(scratch->pool, "goapgen"), "-o",
                                              scratch->folder, yaml, NULL}),
              yaml);
}

static void who_walks_arrives(void)
{
    static const char *const flags[] = {"-O2", "-O1 -DGG_NO_NAMES"};
    struct scratch scratch = scratch_new();
    struct pool *pool = scratch.pool;
    generate(&scratch, "tests/language/golden/walker.yaml");
    const char *program = in_repository(pool, "tests/language/golden/use_walker.c");
    for (size_t i = 0; i < 2; i++)
        check_run(shell("cd '%s' && %s %s %s " C_WARNINGS
                        " -I '%s' -I . -o program '%s' walker.c walker_tasks.c '%s' && ./program",
                        scratch.folder, c_compiler(), c_flags(), flags[i],
                        in_repository(pool, "runtime"), program, built(pool, "libgoapgen.a")),
                  program);
    scratch_free(&scratch);
}

/* Walks that a function tells the time of; and the names of walks where nobody walks. */
static const char *const awkward[] = {
    "domain: d\n"
    "types: {travel: [walk, place]}\n"
    "state: {symbols: travel, points: {type: travel, shared: true}, every: bool}\n"
    "places: {fact: symbols, travel: {call: travel}}\n"
    "actions:\n"
    "  walk(travel to): {at: to, effects: every, cost: travel}\n"
    "  travel: {route: [points, walk]}\n"
    "goals: {places: {conditions: every}}\n"
    "agents: {walk: {actions: [walk]}, travel: {actions: [travel]}, names: {}}\n",
    "domain: d\n"
    "state: {agent_walking: bool, agent_point: bool, place: {type: bool, shared: true}}\n"
    "actions: {set_place: {effects: [agent_walking, agent_point, place]}}\n"
    "tasks: {walks: {methods: {places: {subtasks: [set_place]}}}}\n"
    "goals: {places: {conditions: [agent_walking, agent_point]}}\n",
    "domain: d\n"
    "state: {s: [walks, places, world, points]}\n"
    "actions: {travel_walk: {effects: s = points}}\n"
    "goals: {g: {conditions: s == places}}\n",
};

static void awkward_names_compile(void)
{
    for (size_t i = 0; i < sizeof awkward / sizeof *awkward; i++) {
        struct scratch scratch = scratch_new();
        generate(&scratch, scratch_write(&scratch, "d.yaml", awkward[i]));
        check_run(shell("cd '%s' && %s " C_WARNINGS " -I '%s' -c d.c d_tasks.c", scratch.folder,
                        c_compiler(), in_repository(scratch.pool, "runtime")),
                  awkward[i]);
        scratch_free(&scratch);
    }
}

void add_generated_walks_suite(void)
{
    CU_pSuite suite = CU_add_suite("generated walks", NULL, NULL);
    CU_ADD_TEST(suite, who_walks_arrives);
    CU_ADD_TEST(suite, awkward_names_compile);
}
