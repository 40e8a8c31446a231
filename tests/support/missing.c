/* SPDX-License-Identifier: MIT */
/* A list of names and tests, in the order in which they came: see missing.h. */
#include "support/missing.h"

#include <stdbool.h>
#include <string.h>

enum { MOST = 256 };

static struct lack {
    char what[64];
    CU_pSuite suite;
    CU_pTest test;
} list[MOST];
static size_t count;

void lacks(const char *what)
{
    if (CU_get_current_test())
        test_lacks(CU_get_current_suite(), CU_get_current_test(), what);
}

void test_lacks(CU_pSuite suite, CU_pTest test, const char *what)
{
    struct lack lack = {.suite = suite, .test = test};
    snprintf(lack.what, sizeof lack.what, "%s", what);
    for (size_t i = 0; i < count; i++)
        if (list[i].test == lack.test && strcmp(list[i].what, lack.what) == 0)
            return;
    if (count < MOST)
        list[count++] = lack;
}

static bool is_first_of_name(size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (strcmp(list[i].what, list[index].what) == 0)
            return false;
    return true;
}

static bool is_first_of_test(size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (list[i].test == list[index].test)
            return false;
    return true;
}

void missing_print(FILE *out)
{
    size_t tests = 0;
    for (size_t i = 0; i < count; i++)
        tests += is_first_of_test(i);
    if (tests > 0)
        fprintf(out, "\nSkipped in whole or in part: %zu tests. This machine lacks\n", tests);
    for (size_t i = 0; i < count; i++) {
        if (!is_first_of_name(i))
            continue;
        fprintf(out, "  %s:", list[i].what);
        for (size_t j = i; j < count; j++)
            if (strcmp(list[j].what, list[i].what) == 0)
                fprintf(out, "%s %s/%s", j > i ? "," : "", list[j].suite->pName,
                        list[j].test->pName);
        fputc('\n', out);
    }
}
