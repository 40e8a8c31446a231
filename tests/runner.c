/* SPDX-License-Identifier: MIT */
/* CUnit's handlers, in the place of those of its basic interface: see runner.h. */
#include "runner.h"

#include "support/cases.h"
#include "support/missing.h"

#include <CUnit/CUnit.h>
#include <CUnit/TestRun.h>
#include <stdio.h>
#include <unistd.h>

static unsigned active, begun;

static bool shows_progress(void)
{
    return isatty(STDERR_FILENO) == 1;
}

static void erase_progress(void)
{
    if (shows_progress())
        fputs("\r\033[K", stderr);
}

static unsigned count_active(void)
{
    unsigned count = 0;
    for (CU_pSuite suite = CU_get_registry()->pSuite; suite; suite = suite->pNext)
        for (CU_pTest test = suite->pTest; suite->fActive && test; test = test->pNext)
            count += test->fActive == CU_TRUE;
    return count;
}

static void begin_test(const CU_pTest test, const CU_pSuite suite)
{
    begun++;
    cases_begin_test(active - begun);
    if (shows_progress())
        fprintf(stderr, "\r\033[K%u of %u tests, %u %%: %s/%.40s", begun, active,
                100 * (begun - 1) / active, suite->pName, test->pName);
}

static void end_test(const CU_pTest test, const CU_pSuite suite, const CU_pFailureRecord failures)
{
    erase_progress();
    if (!failures)
        return;
    printf("\n%s/%s failed:\n", suite->pName, test->pName);
    for (CU_pFailureRecord failure = failures; failure; failure = failure->pNext)
        printf("  %s:%u: %s\n", failure->strFileName ? failure->strFileName : "?",
               failure->uiLineNumber, failure->strCondition ? failure->strCondition : "");
    fflush(stdout);
}

bool run_active_tests(void)
{
    active = count_active();
    CU_set_fail_on_inactive(CU_FALSE);
    CU_set_test_start_handler(begin_test);
    CU_set_test_complete_handler(end_test);
    CU_run_all_tests();
    missing_print(stdout);
    cases_print(stdout);
    CU_print_run_results(stdout);
    putchar('\n');
    return CU_get_number_of_failures() + CU_get_number_of_tests_failed() == 0 &&
           CU_get_error() == CUE_SUCCESS;
}
