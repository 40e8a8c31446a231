/* SPDX-License-Identifier: MIT */
/*
 * What `make size` concludes: depths of stacks that are known, circles of calls that have none, and
 * which differences from the committed table are errors. The table itself is compared in CI.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>

static void what_is_measured_is_right(void)
{
    if (!have("python3") || !have("arm-none-eabi-gcc"))
        return;
    struct scratch scratch = scratch_new();
    struct result result = shell("python3 tests/size/test_size.py '%s'", scratch.folder);
    CHECK_SAYING(result.code == 0, "%s", result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

void add_size_suite(void)
{
    CU_pSuite suite = CU_add_suite("size", NULL, NULL);
    CU_ADD_TEST(suite, what_is_measured_is_right);
}
