/* SPDX-License-Identifier: MIT */
/* Which names are taken for a misspelt one: next to a plain recursion over what may have been
 * mistyped. */
#include "domain/names.h"
#include "suites.h"
#include "support/support.h"

#include <stdlib.h>
#include <string.h>

enum { LENGTH = 8, TRIALS = 60000 };

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* How many mistakes lead from one name to another: a character too many, one missing, a wrong
 * one, or two exchanged. More than `most` need not be told apart. */
static size_t mistakes(const char *a, const char *b, size_t most)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    if (!*a && !*b)
        return 0;
    if (most == 0)
        return 1;
    size_t count = most + 1;
    if (*a)
        count = least(count, 1 + mistakes(a + 1, b, most - 1));
    if (*b)
        count = least(count, 1 + mistakes(a, b + 1, most - 1));
    if (*a && *b)
        count = least(count, 1 + mistakes(a + 1, b + 1, most - 1));
    if (*a && *b && a[0] == b[1] && a[1] == b[0] && a[1])
        count = least(count, 1 + mistakes(a + 2, b + 2, most - 1));
    return count;
}

/* In memory of its own, so that a sanitizer sees what is read beside it. */
static char *random_name(struct dice *dice)
{
    size_t length = roll(dice, LENGTH + 1);
    char *name = malloc(length + 1);
    for (size_t i = 0; i < length; i++)
        name[i] = (char)('a' + roll(dice, 3));
    name[length] = '\0';
    return name;
}

/* Short names must be right, longer ones may have a mistake, those of six characters or more
 * two. */
static void names_with_few_mistakes_are_near(void)
{
    struct dice dice = dice_of(11);
    unsigned near[3] = {0};
    for (unsigned i = 0; random_case(i + 1, TRIALS); i++) {
        char *unknown = random_name(&dice), *candidate = random_name(&dice);
        size_t length = strlen(unknown), allowed = length < 3 ? 0 : length < 6 ? 1 : 2;
        size_t count = mistakes(unknown, candidate, allowed);
        struct guess guess = {.unknown = unknown, .distance = SIZE_MAX};
        guess_try(&guess, candidate, (struct place){0});
        CU_ASSERT_PTR_EQUAL(guess.best, count <= allowed ? candidate : NULL);
        if (count <= allowed) {
            CU_ASSERT_EQUAL(guess.distance, count);
            near[count]++;
        }
        free(unknown);
        free(candidate);
    }
    CU_ASSERT_TRUE(near[0] > random_cases(40) && near[1] > random_cases(400) &&
                   near[2] > random_cases(400));
}

void add_suggest_suite(void)
{
    CU_pSuite suite = CU_add_suite("suggest", NULL, NULL);
    CU_ADD_TEST(suite, names_with_few_mistakes_are_near);
}
