/* SPDX-License-Identifier: MIT */
/*
 * `goapgen team`: the schedules of the article on team planning, with its hut and its stove, its
 * disturbances, and what is said of events that are wrong. The times are those of the article, or
 * worked out by hand.
 */
#include "support/json.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

#define WANT "--at 0 'want roast(stove_1)' "

/* The orchard; the duration of carrying stands for the handling. */
static const char *orchard(struct pool *pool, const char *handling)
{
    return pool_format(
        pool,
        "domain: orchard\n"
        "types: {stove: [stove_1], facility: [stove, hut], item: [raw_apple, roast_apple]}\n"
        "state:\n"
        "  stock(facility, item): {type: 0..8, shared: true, claim: true}\n"
        "  here: [hut, stove_1, gate]\n"
        "  warm: bool\n"
        "places: {fact: here, at: {stove_1: 2, hut: 4, gate: 0}}\n"
        "actions:\n"
        "  make_fire: {at: gate, duration: 2s, effects: warm}\n"
        "  collect: {at: hut, duration: 4s, skill: collecting,\n"
        "    preconditions: 'stock(hut, raw_apple) <= 7', effects: 'stock(hut, raw_apple) += 1'}\n"
        "  transfer(item what, facility from, facility to):\n"
        "    route: [from, to]\n"
        "    duration: %s\n"
        "    preconditions: [from != to, 'stock(from, what) >= 1', 'stock(to, what) <= 7']\n"
        "    effects: ['stock(from, what) -= 1', 'stock(to, what) += 1']\n"
        "  cook(stove s):\n"
        "    at: s\n"
        "    duration: 4s\n"
        "    skill: cooking\n"
        "    preconditions: ['stock(s, raw_apple) >= 1', 'stock(s, roast_apple) <= 7']\n"
        "    effects: ['stock(s, raw_apple) -= 1', 'stock(s, roast_apple) += 1']\n"
        "goals:\n"
        "  roast(stove s): {conditions: 'stock(s, roast_apple) >= 1'}\n"
        "  be_warm: {conditions: warm, personal: true}\n"
        "team:\n"
        "  example:\n"
        "    a: {at: gate, speed: 1, skills: {cooking: 2, collecting: 2}}\n"
        "    b: {at: gate, speed: 2, skills: {cooking: 1, collecting: 1}}\n",
        handling);
}

static struct result team(const struct scratch *scratch, const char *arguments)
{
    return shell("cd '%s' && '%s' team orchard.yaml %s", scratch->folder,
                 built(scratch->pool, "goapgen"), arguments);
}

static void check_said(const struct result *result, const char *arguments, const char *text)
{
    CHECK_SAYING(strstr(result->out.data, text) != NULL, "team %s does not say '%s' but\n%s",
                 arguments, text, result->out.data);
}

/* What is asked of the team, and what is said of it. */
struct row {
    const char *arguments, *said[3];
};

static void check_rows(const char *handling, const struct row *rows, size_t count)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "orchard.yaml", orchard(scratch.pool, handling));
    for (size_t i = 0; i < count; i++) {
        struct result result = team(&scratch, rows[i].arguments);
        CHECK_SAYING(result.code == 0, "team %s: exit code %d: %s", rows[i].arguments, result.code,
                     result.errs.data);
        for (int j = 0; j < 3 && rows[i].said[j]; j++)
            check_said(&result, rows[i].arguments, rows[i].said[j]);
        result_free(&result);
    }
    scratch_free(&scratch);
}

#define CHECK_ROWS(handling, rows) check_rows(handling, rows, sizeof(rows) / sizeof *(rows))

static void the_article_is_played(void)
{
    static const struct row rows[] = {
        {WANT, {"request 1: roast(stove_1), reached at 9s\nplanned: 9s, no schedule is shorter"}},
        {WANT "--at 0 'leave b'", {"reached at 10s\nplanned: 10s, no schedule is shorter"}},
        {WANT "--at 0 'leave a'", {"reached at 11s\nplanned: 11s, no schedule is shorter"}},
        {WANT WANT, {"reached at 10s", "reached at 11s\nplanned: 11s, no schedule is shorter"}},
        {WANT WANT "--capacity hut=1",
         {"reached at 11s", "reached at 12s\nplanned: 12s, no schedule is shorter"}},
        {WANT WANT "--capacity stove=1",
         {"reached at 10s", "reached at 12s\nplanned: 12s, no schedule is shorter"}},
        {WANT WANT "--capacity stove=1 --capacity hut=1",
         {"reached at 10s", "reached at 13s\nplanned: 13s, no schedule is shorter"}},
        {WANT "--at 1s 'want roast(stove_1)'",
         {"1: roast(stove_1), reached at 11s\n", "1s, reached at 11s\n"}},
        {"--at 0 'want roast(stove_1) promise' --at 1s 'want roast(stove_1)'",
         {"request 1: roast(stove_1), promised for 9s, reached at 9s\n", "reached at 15s\n"}},
        {"--at 0 'want roast(stove_1) promise' --at 1s 'want roast(stove_1) priority 1'",
         {"promised for 9s, reached at 15s\n", "asked for at 1s, reached at 9s\n"}},
    };
    CHECK_ROWS("0ms", rows);
}

static void handling_takes_time(void)
{
    static const struct row rows[] = {
        {WANT, {"reached at 10s\nplanned: 10s, no schedule is shorter"}},
        {WANT WANT, {"planned: 12s, no schedule is shorter"}},
        {WANT WANT "--capacity hut=1", {"planned: 13s, no schedule is shorter"}},
        {WANT WANT "--capacity stove=1", {"planned: 13s, no schedule is shorter"}},
        {WANT WANT "--capacity stove=1 --capacity hut=1", {"planned: 14s, no schedule is shorter"}},
    };
    CHECK_ROWS("1s", rows);
}

/* What cools down is booked for when it has done so, also while its first booking is under way, and
 * the members start it then. */
static void nothing_starts_while_it_cools_down(void)
{
    static const char *const arguments[] = {"", "--at 1s 'want more' --at 0 'want some'"};
    static const char *const said[] = {
        "request 1: some, reached at 19s\nrequest 2: more, reached at 3s\n"
        "planned: 19s, no schedule is shorter",
        "request 1: some, reached at 19s\nrequest 2: more, asked for at 1s, reached at 3s\n"};
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "orchard.yaml",
                  "domain: wood\nstate: {logs: {type: 0..9, shared: true, claim: true}}\n"
                  "actions: {chop: {effects: logs += 1, duration: 3s, cooldown: 5s}}\n"
                  "goals: {some: {conditions: logs >= 4}, more: {conditions: logs >= 2}}\n"
                  "team: {example: {a: {}, b: {}}}\n");
    for (int i = 0; i < 2; i++) {
        struct result result = team(&scratch, arguments[i]);
        check_said(&result, arguments[i], said[i]);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* Each carries five logs at the most: the more there are, the earlier all ten are there. How far that may
 * be from the best is told, and proven with the nodes that there are. */
static void more_members_are_no_worse(void)
{
    static const struct row rows[] = {
        {"--at 0 'want stocked' --members 1", {"planned: 130s, no schedule is shorter"}},
        {"--at 0 'want stocked' --members 2", {"planned: 65s, no schedule is shorter"}},
        {"--at 0 'want stocked' --members 3", {"planned: 60s, at most 3."}},
        {"--at 0 'want stocked' --members 4", {"planned: 55s, at most 8.5s too long"}},
    };
    struct scratch scratch = scratch_new();
    scratch_write(
        &scratch, "orchard.yaml",
        "domain: forest\n"
        "limits: {nodes: 8192}\n"
        "state:\n"
        "  here: [wood, store]\n"
        "  stored: {type: 0..20, shared: true, claim: true}\n"
        "  carried: 0..5\n"
        "places: {fact: here, speed: 1, at: {wood: 20, store: 0}}\n"
        "actions:\n"
        "  chop: {at: wood, preconditions: carried <= 4, effects: [carried += 1], duration: 4s}\n"
        "  unload:\n"
        "    at: store\n"
        "    preconditions: [carried >= 1, stored <= 19]\n"
        "    effects: [stored += 1, carried -= 1]\n"
        "    duration: 1s\n"
        "goals: {stocked: {conditions: stored >= 10}}\n"
        "team:\n"
        "  members: 4\n"
        "  example: {a: {at: store}, b: {at: store}, c: {at: store}, d: {at: store}}\n");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct result result = team(&scratch, rows[i].arguments);
        check_said(&result, rows[i].arguments, rows[i].said[0]);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* One request behind the other is one of the ways to a schedule, of which JSON tells. */
static void each_way_is_told(void)
{
    static const char *const handlings[] = {"0ms", "1s"};
    static const unsigned behind[] = {15000, 17000};
    for (int i = 0; i < 2; i++) {
        struct scratch scratch = scratch_new();
        scratch_write(&scratch, "orchard.yaml", orchard(scratch.pool, handlings[i]));
        struct result result = team(&scratch, WANT WANT "--json");
        check_said(&result, "--json",
                   pool_format(scratch.pool, "{\"way\": \"request by request\", \"makespan\": %u, ",
                               behind[i]));
        result_free(&result);
        scratch_free(&scratch);
    }
}

/* The number behind a text in what was printed. */
static unsigned number_behind(const struct result *result, const char *text)
{
    const char *found = strstr(result->out.data, text);
    CU_ASSERT_PTR_NOT_NULL_FATAL(found);
    return (unsigned)strtoul(found + strlen(text), NULL, 10);
}

/* The orchard with room for more apples, and as many members as are asked for: from the third on
 * each walks and works otherwise. */
static const char *large_team(struct pool *pool, unsigned members)
{
    struct text yaml = {0};
    for (const char *at = orchard(pool, "0ms"); *at; at++)
        if (strncmp(at, "0..8", 4) == 0 || strncmp(at, "<= 7", 4) == 0) {
            text_add(&yaml, *at == '0' ? "0..31" : "<= 30");
            at += 3;
        } else {
            text_add(&yaml, "%c", *at);
        }
    for (unsigned i = 2; i < members; i++)
        text_add(&yaml,
                 "    %c: {at: gate, speed: %u.%03u, skills: {collecting: %u, cooking: %u}}\n",
                 (int)('a' + i), (1000 + 137 * i) / 1000, (1000 + 137 * i) % 1000, 1 + i % 3,
                 1 + (i + 1) % 3);
    text_add(&yaml, "limits: {nodes: 60000}\n");
    const char *copy = pool_copy_text(pool, yaml.data, yaml.length);
    text_free(&yaml);
    return copy;
}

/* The last row of the article's table: no more than these, and never more than the simple ways. */
static void large_teams_are_planned(void)
{
    static const struct {
        unsigned requests, members, most;
    } sizes[] = {{2, 2, 11000}, {4, 5, 9000},   {8, 2, 31000},
                 {8, 5, 13000}, {16, 5, 22500}, {16, 8, 14700}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct scratch scratch = scratch_new();
        struct text arguments = {0};
        scratch_write(&scratch, "orchard.yaml", large_team(scratch.pool, sizes[i].members));
        for (unsigned j = 0; j < sizes[i].requests; j++)
            text_add(&arguments, WANT);
        text_add(&arguments, "--json");
        struct result result = team(&scratch, arguments.data);
        unsigned planned = number_behind(&result, "\"planned\": ");
        CHECK_SAYING(result.code == 0 && planned <= sizes[i].most, "%ux%u: %u ms, %s",
                     sizes[i].requests, sizes[i].members, planned, result.errs.data);
        CU_ASSERT_TRUE(planned <= number_behind(&result, "{\"way\": \"dispatch\", \"makespan\": "));
        CU_ASSERT_TRUE(number_behind(&result, "\"expansions\": ") > 0);
        result_free(&result);
        text_free(&arguments);
        scratch_free(&scratch);
    }
}

static void what_happens_meanwhile_is_planned_anew(void)
{
    static const struct row rows[] = {
        {WANT "--at 1s 'want roast(stove_1)'", {"asked for at 1s, reached at 11s"}},
        {WANT "--at 3s 'want roast(stove_1)'", {"asked for at 3s, reached at 13s"}},
        {WANT "--at 7s 'stock(stove_1, raw_apple) = 0'",
         {"request 1: roast(stove_1), reached at 15s"}},
        {WANT WANT "--at 3s 'cancel 1 stop'",
         {"request 1: roast(stove_1), cancelled\n", "request 2: roast(stove_1), reached at 9s"}},
        {WANT WANT "--at 3s 'cancel 1'", {"request 2: roast(stove_1), reached at 9s"}},
        {WANT "--at 6.5s 'leave b' --at 6.5s 'stock(hut, raw_apple) -= 1'",
         {"request 1: roast(stove_1), reached at 15s",
          "b              6         6       6.5  transfer(raw_apple, hut, stove_1), for request "
          "1, failed\n"}},
        {WANT "--at 7.5s 'fail a'",
         {"request 1: roast(stove_1), reached at 9.5s",
          "a              5         7       7.5  cook(stove_1), for request 1, failed\n"}},
        {WANT "--at 0 'leave b' --at 4s 'join b'", {"request 1: roast(stove_1), reached at 10s"}},
        {"--at 0 'want be_warm for b' --at 0 'busy b 3s'", {"request 1: be_warm, reached at 5s"}},
    };
    CHECK_ROWS("0ms", rows);
}

/* a is at the stove already, and busy until k. */
static void who_is_busy_comes_later(void)
{
    static const unsigned until[][2] = {{1, 9}, {7, 9}, {8, 10}, {9, 11}, {10, 11}, {60, 11}};
    struct scratch scratch = scratch_new();
    const char *yaml = orchard(scratch.pool, "0ms");
    const char *a = strstr(yaml, "a: {at: gate");
    yaml = pool_format(scratch.pool, "%.*sa: {at: stove_1%s", (int)(a - yaml), yaml,
                       a + strlen("a: {at: gate"));
    scratch_write(&scratch, "orchard.yaml", yaml);
    for (size_t i = 0; i < sizeof until / sizeof *until; i++) {
        const char *arguments = pool_format(scratch.pool, WANT "--at 0 'busy a %us'", until[i][0]);
        struct result result = team(&scratch, arguments);
        check_said(&result, arguments, pool_format(scratch.pool, "reached at %us", until[i][1]));
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* Without events each goal is wanted once; members beyond the example are like it in turn. */
static void the_timeline_shows_who_does_what(void)
{
    static const struct row rows[] = {
        {"",
         {"request 1: roast(stove_1), reached at 9s\nrequest 2: be_warm, reached at 2s\n",
          "a              5         7         9  cook(stove_1), for request 1\n",
          "b       ----------1111111111111111111111111..........\n"}},
        {"--members 4 " WANT WANT, {"planned: 9s, no schedule is shorter", "\na_2 ", "\nb_2 "}},
    };
    CHECK_ROWS("0ms", rows);
}

static void json_tells_the_same(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "orchard.yaml", orchard(scratch.pool, "0ms"));
    struct result result = team(&scratch, WANT "--json");
    CHECK_SAYING(is_json(result.out.data), "this is no JSON: %s", result.out.data);
    check_said(&result, "--json",
               "\"requests\": [{\"goal\": \"roast(stove_1)\", \"asked\": 0, \"status\": "
               "\"reached\", \"promised\": null, \"reached\": 9000, \"lacks\": null, \"reason\": "
               "null}], "
               "\"planned\": 9000, \"proven\": "
               "true");
    check_said(&result, "--json",
               "{\"member\": \"a\", \"action\": \"cook(stove_1)\", \"leaves\": 5000, \"starts\": "
               "7000, \"ends\": 9000, \"request\": 1, \"failed\": false}]");
    result_free(&result);
    scratch_free(&scratch);
}

/* When the last of three requests is reached, and when all are, added up. */
static void look_at_three(const struct scratch *scratch, unsigned *last, unsigned *sum)
{
    static const char key[] = "\"reached\": ";
    struct result result = team(scratch, WANT WANT WANT "--json");
    *last = *sum = 0;
    for (const char *at = result.out.data; (at = strstr(at, key)) != NULL;) {
        unsigned reached = (unsigned)strtoul(at += strlen(key), NULL, 10);
        *last = reached > *last ? reached : *last;
        *sum += reached;
    }
    result_free(&result);
}

static void the_objective_decides(void)
{
    struct scratch scratch = scratch_new();
    unsigned last, sum, last_of_sum, sum_of_sum;
    const char *yaml = orchard(scratch.pool, "0ms");
    scratch_write(&scratch, "orchard.yaml", yaml);
    look_at_three(&scratch, &last, &sum);
    scratch_write(&scratch, "orchard.yaml",
                  pool_format(scratch.pool, "%s  objective: sum\n", yaml));
    look_at_three(&scratch, &last_of_sum, &sum_of_sum);
    CU_ASSERT(last == 14000 && last < last_of_sum && sum_of_sum < sum);
    scratch_free(&scratch);
}

/* A request that cannot be met is told of, with what it lacks. */
static void what_is_lacking_is_named(void)
{
    struct scratch scratch = scratch_new();
    const char *yaml = orchard(scratch.pool, "0ms");
    struct text lame = {0};
    for (const char *at = yaml; *at;)
        if (strncmp(at, ", collecting: ", strlen(", collecting: ")) == 0)
            at += strlen(", collecting: 1");
        else
            text_add(&lame, "%c", *at++);
    scratch_write(&scratch, "orchard.yaml", lame.data);
    struct result result = team(&scratch, WANT);
    CU_ASSERT_EQUAL(result.code, 3);
    check_said(&result, WANT,
               "request 1: roast(stove_1), waiting: nobody can bring about what it asks of "
               "stock(stove_1, raw_apple)");
    result_free(&result);
    result = shell("cd '%s' && '%s' -W error orchard.yaml", scratch.folder,
                   built(scratch.pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 1);
    CU_ASSERT_PTR_NOT_NULL(
        strstr(result.errs.data, "has the skill 'collecting' [-W missing-skill]"));
    result_free(&result);
    text_free(&lame);
    scratch_free(&scratch);
}

static void wrong_events_are_told(void)
{
    static const char *const wrong[][2] = {
        {"--at 0 fly", "an event is want, cancel, fail, leave, join, busy, or an effect"},
        {"--at 0 'want roast'", "there is no goal roast"},
        {"--at 0 'want be_warm'", "it is personal: name a member"},
        {"--at 0 'want be_warm for c'", "there is no member c"},
        {"--at 0 'want be_warm at a'", "behind the goal stands for MEMBER, priority N or promise"},
        {"--at 0 'cancel one'", "a request is cancelled by its number"},
        {"--at 0 'busy a'", "a time is expected, as in: busy a 5s"},
        {"--at soon 'fail a'",
         "a time is expected before it, 250ms, 60s, 1.5m, 12h or 2d, and not: soon"},
        {"--at 3s", "--at has a time and an event"},
        {"--at 0 'stock(hut, raw_apple) = 9'",
         "--at:1:25: error: '9' is out of the range of 'stock'"},
        {"--at 0 'stok = 9'", "--at:1:1: error: unknown fact 'stok' in --at"},
        {"--at 0 'warm = true'", "is each member's own, so it cannot be set"},
        {"--capacity hut=0", "a capacity is a place or a type with a number from 1 on"},
        {"--capacity hat=1", "there is no place and no type of places hat"},
        {"--members 9", "the team has room for 8 members"},
        {"--members 65", "a number from 1 to 64 is expected, and not: 65"},
    };
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "orchard.yaml", orchard(scratch.pool, "0ms"));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct result result = team(&scratch, wrong[i][0]);
        CHECK_SAYING(result.code == 2 && strstr(result.errs.data, wrong[i][1]),
                     "team %s: exit code %d, %s", wrong[i][0], result.code, result.errs.data);
        result_free(&result);
    }
    scratch_write(&scratch, "orchard.yaml",
                  "domain: m\nstate: {a: bool}\nactions: {act: {effects: a}}\n"
                  "goals: {done: {conditions: a}}\n");
    struct result result = team(&scratch, "");
    CU_ASSERT(result.code == 2 && strstr(result.errs.data, "the domain has no 'team'"));
    result_free(&result);
    scratch_free(&scratch);
}

/* A type that makes a, and one that makes b of it. */
static void check_types(const char *members, int code, const char *says)
{
    struct scratch scratch = scratch_new();
    scratch_write(
        &scratch, "orchard.yaml",
        pool_format(scratch.pool,
                    "domain: mill\n"
                    "state: {a: {type: bool, shared: true}, b: {type: bool, shared: true}}\n"
                    "actions:\n"
                    "  first: {effects: a, duration: 1s}\n"
                    "  second: {preconditions: a, effects: b, duration: 1s}\n"
                    "goals: {done: {conditions: b}}\n"
                    "agents: {x: {actions: [first], goals: []},\n"
                    "         y: {actions: [second], goals: []}}\n"
                    "team: {example: {%s}}\n",
                    members));
    struct result result = team(&scratch, "-W error");
    CHECK_SAYING(result.code == code, "%s: exit code %d: %s", members, result.code,
                 result.errs.data);
    check_said(&result, members, says);
    result_free(&result);
    scratch_free(&scratch);
}

static void members_do_what_their_type_can(void)
{
    check_types("p: {agent: x}, q: {agent: y}", 0,
                "p              0         0         1  first\n"
                "q              1         1         2  second\n");
    check_types("p: {agent: y}, q: {agent: x}, r: {agent: x}", 0,
                "p              1         1         2  second\n");
    check_types("p: {agent: x}, q: {agent: x}", 3,
                "request 1: done, waiting: nobody can bring about what it asks of b\n");
    check_types("p: {}", 0,
                "p              0         0         1  first\n"
                "p              1         1         2  second\n");
}

void add_team_command_suite(void)
{
    CU_pSuite suite = CU_add_suite("team command", NULL, NULL);
    CU_ADD_TEST(suite, the_article_is_played);
    CU_ADD_TEST(suite, handling_takes_time);
    CU_ADD_TEST(suite, nothing_starts_while_it_cools_down);
    CU_ADD_TEST(suite, more_members_are_no_worse);
    CU_ADD_TEST(suite, each_way_is_told);
    CU_ADD_TEST(suite, large_teams_are_planned);
    CU_ADD_TEST(suite, what_happens_meanwhile_is_planned_anew);
    CU_ADD_TEST(suite, who_is_busy_comes_later);
    CU_ADD_TEST(suite, the_timeline_shows_who_does_what);
    CU_ADD_TEST(suite, json_tells_the_same);
    CU_ADD_TEST(suite, the_objective_decides);
    CU_ADD_TEST(suite, what_is_lacking_is_named);
    CU_ADD_TEST(suite, wrong_events_are_told);
    CU_ADD_TEST(suite, members_do_what_their_type_can);
}
