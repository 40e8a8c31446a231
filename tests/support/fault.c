/* SPDX-License-Identifier: MIT */
/* Builds the library that makes calls fail, and runs programs with it: see fault.h. */
#include "support/fault.h"

#include "support/missing.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <unistd.h>

const char *fault_library(const struct scratch *scratch, const char *name)
{
    if (is_sanitized()) {
        lacks("libraries loaded first: a sanitizer wants to be that itself");
        return NULL;
    }
    const char *library = in_scratch(scratch, pool_format(scratch->pool, "%s.so", name));
    struct result built =
        shell("%s -O1 -fPIC -shared -o '%s' tests/faults/%s.c -ldl", c_compiler(), library, name);
    CHECK_SAYING(built.code == 0, "%s", built.errs.data);
    result_free(&built);
    return exists(library) ? library : NULL;
}

bool run_with_fault(const struct scratch *scratch, const char *library, const struct fault *fault,
                    const char *const *arguments, struct result *result)
{
    char at[64], calls[64], how[64], preload[4096], made[4096], marked[4096];
    const char *mark = in_scratch(scratch, "mark");
    unlink(mark);
    if (fault->other)
        snprintf(at, sizeof at, "FAULT_AT=%u,%u", fault->at, fault->other);
    else
        snprintf(at, sizeof at, "FAULT_AT=%u%s", fault->at, fault->lasts ? "-" : "");
    snprintf(calls, sizeof calls, "FAULT_CALLS=%s", fault->calls);
    snprintf(how, sizeof how, "FAULT_HOW=%s", fault->how ? fault->how : "");
    snprintf(preload, sizeof preload, "LD_PRELOAD=%s", library);
    snprintf(made, sizeof made, "FAULT_FILE=%s", fault->file ? fault->file : "");
    snprintf(marked, sizeof marked, "FAULT_MARK=%s", mark);
    const char *const environment[] = {at, calls, how, preload, made, marked, NULL};
    *result = run(&(struct setting){.environment = environment}, arguments);
    return exists(mark);
}
