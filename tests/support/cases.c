/* SPDX-License-Identifier: MIT */
/* Random cases by a count or by the time that is left: see cases.h. */
#include "support/cases.h"

#include "support/run.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LEAST = 8 }; /* the part of the count that is tried at least */

static double share = -1; /* of the count, as the last loop has tried it; below 0: none yet */
static double loop_end;   /* until when the loop goes on, in seconds since 1970 */
static unsigned tests;    /* the one that runs and those to come */
static unsigned long long tried;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* When the time is over; 0 if cases are counted. */
static double end_wanted(void)
{
    const char *wanted = getenv("CASES");
    return wanted && *wanted == '@' ? strtod(wanted + 1, NULL) : 0;
}

/* The part of the count that is tried where time does not tell. */
static double usual_share(void)
{
    const char *wanted = getenv("CASES");
    if (wanted && strcmp(wanted, "all") == 0)
        return 1;
    unsigned times = wanted ? (unsigned)strtoul(wanted, NULL, 10) : 0;
    if (times > 0)
        return times;
    return is_sanitized() ? 1.0 / 8 : 1.0 / 2;
}

void cases_begin_test(unsigned tests_after)
{
    share = -1;
    tests = tests_after + 1;
}

/* A loop gets its part of the time that is left; a test may have several. */
static bool is_time_left(uint64_t number, unsigned count, double end)
{
    double left = end - now();
    if (number == 1)
        loop_end = now() + (left > 0 ? left / (tests + 1) : 0);
    return number <= count / LEAST || now() < loop_end;
}

bool random_case(uint64_t number, unsigned count)
{
    double end = end_wanted();
    bool comes =
        end > 0 ? is_time_left(number, count, end) : (double)number <= usual_share() * count;
    tried += comes;
    if (!comes)
        share = end > 0 ? (double)(number - 1) / count : usual_share();
    return comes;
}

unsigned random_cases(unsigned count)
{
    return (unsigned)((share < 0 ? usual_share() : share) * count);
}

void cases_print(FILE *out)
{
    if (tried > 0)
        fprintf(out, "\nRandom cases: %llu\n", tried);
}
