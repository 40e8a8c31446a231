/* SPDX-License-Identifier: MIT */
/*
 * The cat of the article, in domains/article_cat: its numbers are those of the literal one, and no
 * others; goapgen warns of what is wrong with it; and what the one at random does are the shares
 * that its states have in the long run, worked out here from the article's numbers on plain ones.
 */
#include "support/run_output.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

static const char yaml[] = "domains/article_cat/article_cat.yaml";

/* ------------------------------------------------------------------ its numbers */

/* The line of a domain that begins so, behind what it begins with. */
static const char *line_behind(struct pool *pool, const char *text, const char *begin)
{
    const char *line = strstr(text, pool_format(pool, "\n%s", begin));
    CHECK_SAYING(line != NULL, "there is no line with %s", begin);
    CU_ASSERT_FATAL(line != NULL);
    line += 1 + strlen(begin);
    return pool_copy_text(pool, line, strcspn(line, "\n"));
}

/* Checks that a line has each part of another, whose parts are parted by ", " outside of brackets. */
static void check_parts(struct pool *pool, const char *name, const char *part, const char *line)
{
    while (*part) {
        size_t length = 0;
        for (int depth = 0; part[length] && (depth > 0 || strncmp(part + length, ", ", 2) != 0);
             length++)
            depth += (part[length] == '[') - (part[length] == ']');
        const char *asked = pool_copy_text(pool, part, length);
        CHECK_SAYING(strstr(line, asked) != NULL, "%s lacks %s", name, asked);
        part += length;
        part += strspn(part, ", ");
    }
}

static void its_numbers_are_the_articles(void)
{
    static const char *const names[] = {"energy",      "full",      "mood",    "master_beside",
                                        "eat",         "drink",     "sleep",   "poop",
                                        "wreck_home",  "parkour",   "meow",    "rub_master",
                                        "chase_roach", "eat_roach", "daze",    "groom",
                                        "  hunt",      "  feed",    "  cuddle"};
    struct pool *pool = pool_new();
    struct text literal, shipped;
    CU_ASSERT_FATAL(read_whole("tests/domains/literal_cat.yaml", &literal));
    CU_ASSERT_FATAL(read_whole(yaml, &shipped));
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *begin = pool_format(pool, "  %s: ", names[i]);
        if (names[i][0] == ' ')
            begin = pool_format(pool, "    %s: ", names[i]);
        const char *asked = line_behind(pool, literal.data, begin) + 1;
        const char *line = line_behind(pool, shipped.data, begin);
        check_parts(pool, names[i], pool_copy_text(pool, asked, strlen(asked) - 1), line);
        CU_ASSERT_EQUAL(strstr(line, "preconditions:") != NULL,
                        strstr(asked, "preconditions:") != NULL);
        CU_ASSERT_EQUAL(strstr(line, "effects:") != NULL, strstr(asked, "effects:") != NULL);
    }
    text_free(&literal);
    text_free(&shipped);
    pool_free(pool);
}

/* --------------------------------------------------------------------- warnings */

static unsigned count_of(const char *text, const char *of)
{
    unsigned count = 0;
    for (const char *at = text; (at = strstr(at, of)) != NULL; at++)
        count++;
    return count;
}

static void what_is_wrong_with_it_is_told(void)
{
    struct pool *pool = pool_new();
    struct result result = shell("'%s' --check -o generated/article_cat -t "
                                 "domains/article_cat/article_cat_tasks.c %s",
                                 built(pool, "goapgen"), yaml);
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT_EQUAL(count_of(result.errs.data, "warning: "), 19);
    CU_ASSERT_EQUAL(count_of(result.errs.data, "[-W saturating-effect]"), 12);
    CU_ASSERT_EQUAL(count_of(result.errs.data, "[-W shadowed-method]"), 5);
    CU_ASSERT_EQUAL(count_of(result.errs.data, "[-W starved-task]"), 2);
    CHECK_SAYING(strstr(result.errs.data,
                        "method 'exercise' of task 'live' is never chosen: 'sustain', which is "
                        "tried before it, can be carried out in all 13310 states") != NULL,
                 "%s", result.errs.data);
    result_free(&result);
    pool_free(pool);
}

/* -------------------------------------------------------------------- at random */

struct state {
    int energy, full, mood, beside;
};

/* What the article says of an action: what it needs at least and at most, and what it changes. */
enum { ANY = -1, HIGH = 10, STATES = 11 * 11 * 11 * 2 };

static const struct deed {
    struct state least, most; /* beside: both 0 or both 1 where it matters */
    int energy, full, mood;
    int beside; /* what it becomes, or ANY */
} deeds[] = {
#define ALWAYS                                                                                     \
    {0, 0, 0, 0},                                                                                  \
    {                                                                                              \
        HIGH, HIGH, HIGH, 1                                                                        \
    }
    {{0, 0, 0, 0}, {HIGH, 8, HIGH, 1}, 0, 2, 1, ANY},      /* eat */
    {ALWAYS, 0, 1, 1, ANY},                                /* drink */
    {{0, 0, 0, 0}, {2, HIGH, HIGH, 1}, 4, 0, -1, 0},       /* sleep */
    {{0, 6, 0, 0}, {HIGH, HIGH, HIGH, 1}, 0, -2, -2, 0},   /* poop */
    {{4, 0, 0, 0}, {HIGH, HIGH, 4, 0}, -1, 0, 0, 1},       /* wreck_home */
    {{5, 0, 0, 0}, {HIGH, HIGH, 7, 1}, -2, -3, 2, ANY},    /* parkour */
    {{5, 0, 0, 0}, {HIGH, HIGH, HIGH, 1}, -3, -2, 1, ANY}, /* chase_roach */
    {{0, 0, 0, 0}, {HIGH, 7, HIGH, 1}, 0, 1, -3, ANY},     /* eat_roach */
    {{0, 5, 7, 0}, {HIGH, HIGH, HIGH, 1}, 0, -1, -1, 1},   /* meow */
    {{0, 0, 0, 1}, {HIGH, HIGH, HIGH, 1}, 0, 0, -2, ANY},  /* rub_master */
    {ALWAYS, 0, 0, 1, ANY},                                /* daze */
    {{0, 0, 0, 0}, {HIGH, HIGH, 5, 1}, -1, 0, 1, ANY},     /* groom */
};

enum { EAT, DRINK, SLEEP, POOP, WRECK, PARKOUR, CHASE, EAT_ROACH, MEOW, RUB, DAZE, GROOM };

enum { WAYS = 8, METHODS = 6, STEPS_MOST = 3, END = -1 };

/* The ways to live, in the article's order, each of a method of `live`. */
static const struct way {
    int method;
    int steps[STEPS_MOST + 1];
} ways[WAYS] = {{0, {EAT, DRINK, END}},     {0, {POOP, END}},
                {1, {PARKOUR, WRECK, END}}, {1, {CHASE, EAT_ROACH, WRECK, END}},
                {2, {MEOW, END}},           {3, {RUB, MEOW, END}},
                {4, {SLEEP, DAZE, END}},    {5, {GROOM, END}}};

static bool is_within(const struct state *state, const struct deed *deed)
{
    return state->energy >= deed->least.energy && state->energy <= deed->most.energy &&
           state->full >= deed->least.full && state->full <= deed->most.full &&
           state->mood >= deed->least.mood && state->mood <= deed->most.mood &&
           state->beside >= deed->least.beside && state->beside <= deed->most.beside;
}

static int kept_within(int value)
{
    return value < 0 ? 0 : value > HIGH ? HIGH : value;
}

/* Takes a way from a state; false if one of its steps cannot be done. */
static bool go(const struct way *way, struct state *state)
{
    for (const int *step = way->steps; *step != END; step++) {
        const struct deed *deed = &deeds[*step];
        if (!is_within(state, deed))
            return false;
        state->energy = kept_within(state->energy + deed->energy);
        state->full = kept_within(state->full + deed->full);
        state->mood = kept_within(state->mood + deed->mood);
        state->beside = deed->beside == ANY ? state->beside : deed->beside;
    }
    return true;
}

static int number_of(const struct state *state)
{
    return ((state->energy * 11 + state->full) * 11 + state->mood) * 2 + state->beside;
}

static struct state state_of(int number)
{
    return (struct state){number / 2 / 121, number / 2 / 11 % 11, number / 2 % 11, number % 2};
}

/* Adds what comes of a state, of this probability, to the next one; each method that can be done is
 * as likely, and each way of it. */
static void spread(int number, double probability, double *next, double *shares)
{
    struct state ends[WAYS];
    int possible[METHODS] = {0}, methods = 0;
    bool can[WAYS];
    for (int i = 0; i < WAYS; i++) {
        ends[i] = state_of(number);
        can[i] = go(&ways[i], &ends[i]);
        methods += can[i] && possible[ways[i].method]++ == 0;
    }
    for (int i = 0; i < WAYS; i++) {
        double part = can[i] ? probability / methods / possible[ways[i].method] : 0;
        shares[ways[i].method] += part;
        if (can[i])
            next[number_of(&ends[i])] += part;
    }
}

/* The shares of the methods, in 100, over many decisions from the start on; how many states come up. */
static int live_long(double shares[METHODS])
{
    enum { DECISIONS = 4000, FIRST = 1000 }; /* those at first do not count */
    static double now[STATES], next[STATES];
    static bool met[STATES];
    int count = 0;
    now[number_of(&(struct state){8, 5, 6, 0})] = 1;
    for (int i = 0; i < DECISIONS; i++) {
        double ignored[METHODS] = {0};
        memset(next, 0, sizeof next);
        for (int j = 0; j < STATES; j++)
            if (now[j] > 0) {
                met[j] = true;
                spread(j, now[j], next, i < FIRST ? ignored : shares);
            }
        memcpy(now, next, sizeof now);
    }
    for (int i = 0; i < METHODS; i++)
        shares[i] *= 100.0 / (DECISIONS - FIRST);
    for (int i = 0; i < STATES; i++)
        count += met[i];
    return count;
}

static void at_random_its_shares_are_those_of_its_states(void)
{
    static const char *const names[METHODS] = {"sustain", "exercise", "call",
                                               "cuddle",  "rest",     "clean"};
    enum { DECISIONS = 1000000 };
    double shares[METHODS] = {0};
    struct pool *pool = pool_new();
    CU_ASSERT_EQUAL(live_long(shares), 1113);
    struct result result =
        shell("'%s' run %s --agent fickle --decisions %d", built(pool, "goapgen"), yaml, DECISIONS);
    for (int i = 0; i < METHODS; i++) {
        long chosen = number_of_row(&result, pool_format(pool, "live_at_random: %s", names[i]));
        double share = 100.0 * (double)chosen / DECISIONS;
        CHECK_SAYING(share > shares[i] - 0.1 && share < shares[i] + 0.1, "%s: %f, not %f", names[i],
                     share, shares[i]);
    }
    struct text readme;
    CU_ASSERT_FATAL(read_whole("domains/article_cat/README.md", &readme));
    const char *told = pool_format(pool, "%.1f,\n%.1f, %.1f, %.1f, %.1f and %.1f %%.", shares[0],
                                   shares[1], shares[2], shares[3], shares[4], shares[5]);
    CHECK_SAYING(strstr(readme.data, told) != NULL, "the README does not say %s", told);
    CU_ASSERT_PTR_NOT_NULL(strstr(readme.data, "1,113 states"));
    text_free(&readme);
    result_free(&result);
    pool_free(pool);
}

void add_article_cat_suite(void)
{
    CU_pSuite suite = CU_add_suite("article cat", NULL, NULL);
    CU_ADD_TEST(suite, its_numbers_are_the_articles);
    CU_ADD_TEST(suite, what_is_wrong_with_it_is_told);
    CU_ADD_TEST(suite, at_random_its_shares_are_those_of_its_states);
}
