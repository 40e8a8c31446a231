/* SPDX-License-Identifier: MIT */
/*
 * Domains that lack what almost all others have, so that a part of the generated C has nothing to
 * refer to, or nobody refers to it: compilers take it without a warning all the same.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>

static const char *const lacking[] = {
    /* Nothing is always possible but what an action needs to end. */
    "domain: d\n"
    "state: {tgt: {type: [none, b], shared: true}, n: 0..3}\n"
    "actions: {act: {effects: ['tgt = none if 1 == n']}}\n",
    /* No instance of the method that can be denied is left; in the second one, none at all. */
    "domain: d\n"
    "types: {item: [ia, ib]}\n"
    "state: {c(item): {type: bool, constant: true}}\n"
    "tasks:\n"
    "  live:\n"
    "    methods: {some(item x): {preconditions: c(x), procedural_precondition: may}, none: {}}\n",
    "domain: d\n"
    "draws: true\n"
    "tasks: {live: {methods: {one: {preconditions: false, procedural_precondition: may}}}}\n",
    /* No fact but constants, and one that stands for the cooldown of a method. */
    "domain: d\n"
    "state: {n: {type: 0..3, constant: true}}\n"
    "actions: {act: {}}\n"
    "tasks: {live: {methods: {one: {cooldown: 1s, subtasks: act}}}}\n",
    /* No action, and a condition to achieve that would be searched for. */
    "domain: d\n"
    "limits: {table: 0}\n"
    "state: {n: 0..3}\n"
    "tasks: {live: {methods: {one: {subtasks: {achieve: n == 3}}}}}\n",
    /* No action, and what requests of a team claim. */
    "domain: d\n"
    "state: {n: {type: 0..3, shared: true, claim: true}}\n"
    "goals: {rich: {conditions: n >= 1}}\n"
    "team: {members: 2}\n",
    /* Nothing. */
    "domain: d\n"};

static void what_a_domain_lacks_is_not_missed(void)
{
    static const char *const compilers[] = {"gcc", "clang"};
    for (size_t i = 0; i < sizeof lacking / sizeof *lacking; i++) {
        struct scratch scratch = scratch_new();
        const char *yaml = scratch_write(&scratch, "d.yaml", lacking[i]);
        check_run(run(NULL, (const char *const[]){built(scratch.pool, "goapgen"), "-o",
                                                  scratch.folder, yaml, NULL}),
                  lacking[i]);
        for (size_t j = 0; j < 2 && have(compilers[j]); j++)
            check_run(shell("cd '%s' && for file in d.c d_tasks.c; do %s " C_WARNINGS
                            " -I '%s' -c -o unused.o $file || exit 1; done",
                            scratch.folder, compilers[j], in_repository(scratch.pool, "runtime")),
                      lacking[i]);
        scratch_free(&scratch);
    }
}

void add_lacking_parts_suite(void)
{
    CU_pSuite suite = CU_add_suite("lacking parts", NULL, NULL);
    CU_ADD_TEST(suite, what_a_domain_lacks_is_not_missed);
}
