/* SPDX-License-Identifier: MIT */
/* Durations computed from facts: what counts is what they are when the action starts. */
#include "suites.h"
#include "support/reader.h"

#include <CUnit/CUnit.h>
#include <string.h>

static const char domain[] =
    "domain: d\n"
    "state:\n"
    "  length: {type: 0..20 step 0.5, start: 3.5}\n"
    "  tired: 0..3\n"
    "  sung: 0..9\n"
    "actions:\n"
    "  sing:\n"
    "    preconditions: [sung <= 8, tired <= 2]\n"
    "    effects: [sung += 1, length = 1, tired += 1]\n"
    "    duration: length + 2s * tired\n"
    "    cost: 1 + tired\n"
    "  hum: {effects: sung = 0, duration: 2s..3s}\n"
    "goals: {famous: {conditions: sung >= 3}}\n"
    "rules: {longer: {every: 1s, effects: length += 0.5}}\n"
    "agents: {d: {goals: [famous]}}\n"
    "examples:\n"
    "  lasts:\n"
    "    expect:\n"
    "      - at 3400ms: sung == 0\n"
    "      - at 3600ms: sung == 1\n"
    /* It is set to 1 as the first song ends, and then tired is 1; what changes meanwhile counts not. */
    "      - at 6400ms: sung == 1\n"
    "      - at 6600ms: sung == 2\n"
    "  changes:\n"
    "    events: {at 1s: length = 20}\n"
    "    expect: [at 3400ms: sung == 0, at 3600ms: sung == 1]\n"
    "  at_once:\n"
    "    given: length = 0\n"
    "    expect: {at 100ms: sung == 1}\n";

static void an_action_takes_what_it_was_told(void)
{
    struct scratch scratch = scratch_new();
    struct result result = shell("'%s' test '%s'", built(scratch.pool, "goapgen"),
                                 scratch_write(&scratch, "d.yaml", domain));
    CHECK_SAYING(strstr(result.out.data, "3 examples, 0 failed") != NULL, "%s%s", result.out.data,
                 result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

void add_computed_durations_suite(void)
{
    CU_pSuite suite = CU_add_suite("computed durations", NULL, NULL);
    CU_ADD_TEST(suite, an_action_takes_what_it_was_told);
}
