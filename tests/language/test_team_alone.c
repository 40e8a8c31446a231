/* SPDX-License-Identifier: MIT */
/*
 * `goapgen team` of small domains without events: each goal is asked for once. What is reached, and
 * what waits and why.
 */
#include "suites.h"
#include "support/run.h"

#include <CUnit/CUnit.h>
#include <string.h>

static void check_alone(const char *domain, int code, const char *says)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", domain);
    struct result result =
        shell("cd '%s' && '%s' team d.yaml", scratch.folder, built(scratch.pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, code);
    CHECK_SAYING(strstr(result.out.data, says) != NULL, "team does not say '%s' but\n%s", says,
                 result.out.data);
    result_free(&result);
    scratch_free(&scratch);
}

static void what_cannot_be_met_keeps_nothing_up(void)
{
    check_alone("domain: d\n"
                "state: {p: {type: bool, shared: true}, q: {type: bool, shared: true}}\n"
                "actions: {make_p: {duration: 1s, effects: p}, "
                "make_q: {duration: 1s, effects: q, skill: s}}\n"
                "goals: {p: {conditions: p}, q: {conditions: q}}\nteam: {example: {a: {}}}\n",
                3,
                "request 1: p, reached at 1s\n"
                "request 2: q, waiting: nobody can bring about what it asks of q\n");
}

static void what_is_done_anywhere_is_done_where_one_is(void)
{
    check_alone("domain: d\n"
                "state: {at: [here, there], p: {type: bool, shared: true}, "
                "q: {type: bool, shared: true}}\n"
                "places: {fact: at, speed: 1, at: {here: 10, there: 11}}\n"
                "actions: {make_p: {duration: 1s, effects: p}, "
                "make_q: {at: there, duration: 1s, preconditions: p, effects: q}}\n"
                "goals: {q: {conditions: q}}\n"
                "team: {example: {a: {}}}\n",
                0, "request 1: q, reached at 3s\nplanned: 3s");
}

/* The walks that a function of the game tells take no time here. */
static void places_need_no_points(void)
{
    check_alone("domain: d\n"
                "state: {at: [here, there], p: {type: bool, shared: true}, "
                "q: {type: bool, shared: true}}\n"
                "places: {fact: at, travel: {call: way}}\n"
                "actions: {make_p: {at: there, duration: 1s, effects: p}, "
                "make_q: {at: here, duration: 1s, preconditions: p, effects: q}}\n"
                "goals: {q: {conditions: q}}\n"
                "team: {example: {a: {at: here}}}\n",
                0, "request 1: q, reached at 2s\nplanned: 2s");
}

/* A door is asked for that is open and locked, and things that can be made. Where that is little, it is
 * found out that there is no schedule; for more there are not nodes enough, and only then the limit is
 * named: soon, as an hour of the team's, with a planning now and then, is not gone through. */
static void a_limit_is_named(void)
{
    static const struct {
        int pots;
        const char *says;
    } rows[] = {
        {0, "request 1: odd, waiting: there is no schedule for it beside those before it\n"},
        {9, "request 1: odd, waiting: no schedule was found within `limits: {nodes: 16}`\n"},
    };
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        check_alone(
            pool_format(
                pool,
                "domain: d\nlimits: {nodes: 16}\n"
                "state:\n"
                "  open: {type: bool, shared: true}\n"
                "  locked: {type: bool, shared: true}\n"
                "  pots: {type: 0..9, shared: true, claim: true}\n"
                "  bowls: {type: 0..9, shared: true, claim: true}\n"
                "actions:\n"
                "  open: {duration: 1s, preconditions: not locked, effects: open}\n"
                "  lock: {duration: 1s, preconditions: not open, effects: locked}\n"
                "  turn_pot: {duration: 1s, preconditions: 'pots <= 8', effects: 'pots += 1'}\n"
                "  turn_bowl: {duration: 1300ms, preconditions: 'bowls <= 8', effects: "
                "'bowls += 1'}\n"
                "goals: {odd: {conditions: [open, locked, 'pots >= %d', 'bowls >= %d']}}\n"
                "team: {example: {a: {}, b: {}, c: {}}}\n",
                rows[i].pots, rows[i].pots),
            3, rows[i].says);
    pool_free(pool);
}

/* What is told of requests that cannot be met, with the fact that is in the way. */
static void reasons_are_told(void)
{
    static const struct {
        const char *goal, *says;
    } rows[] = {
        {"wonder: {conditions: never}",
         "request 1: wonder, waiting: nobody can bring about what it asks of never\n"},
        {"lot: {conditions: 'pots >= 3'}",
         "request 1: lot, waiting: there is too little, and nobody makes more, of clay\n"},
        {"heap: {conditions: 'heap >= 3'}",
         "request 1: heap, waiting: there is no room for it in heap\n"},
    };
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        check_alone(
            pool_format(pool,
                        "domain: d\nstate:\n"
                        "  never: {type: bool, shared: true}\n"
                        "  clay: {type: 0..9, start: 2, shared: true, claim: true}\n"
                        "  pots: {type: 0..9, shared: true, claim: true}\n"
                        "  heap: {type: 0..9, shared: true, claim: true}\n"
                        "actions:\n"
                        "  turn: {duration: 1s, preconditions: ['clay >= 1', 'pots <= 8'], "
                        "effects: ['clay -= 1', 'pots += 1']}\n"
                        "  pile: {duration: 1s, preconditions: 'heap <= 1', effects: 'heap += 1'}\n"
                        "goals: {%s}\n"
                        "team: {example: {a: {}, b: {}}}\n",
                        rows[i].goal),
            3, rows[i].says);
    pool_free(pool);
}

void add_team_alone_suite(void)
{
    CU_pSuite suite = CU_add_suite("team alone", NULL, NULL);
    CU_ADD_TEST(suite, what_cannot_be_met_keeps_nothing_up);
    CU_ADD_TEST(suite, what_is_done_anywhere_is_done_where_one_is);
    CU_ADD_TEST(suite, places_need_no_points);
    CU_ADD_TEST(suite, a_limit_is_named);
    CU_ADD_TEST(suite, reasons_are_told);
}
