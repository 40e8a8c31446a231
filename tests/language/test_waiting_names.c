/* SPDX-License-Identifier: MIT */
/*
 * What subtasks that wait are called, `{wait: 5s}` and `{until: C}`: in plans that are told of, in examples,
 * and in C.
 */
#include "support/run.h"
#include "support/support.h"
#include "suites.h"

#include <string.h>

/* Tries the examples of a domain, whose `expect` is given; its exit code, and whether it says something. */
static void expect_tried(const char *domain, const char *expect, int code, const char *says)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(
        &scratch, "d.yaml", pool_format(scratch.pool, "%s    expect: %s\n", domain, expect));
    struct result result = shell("'%s' test '%s'", built(scratch.pool, "goapgen"), file);
    CHECK_SAYING(result.code == code, "%s: %d, %s%s", expect, result.code, result.out.data,
                 result.errs.data);
    CHECK_SAYING(strstr(result.out.data, says) || strstr(result.errs.data, says), "%s: %s%s",
                 expect, result.out.data, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* Each waits for the same of one door: for 2s, for 3s, in another method for 4s, and as long as it takes. */
#define FOUR_WAITS                                                                                 \
    "domain: d\ntypes: {door: [front, side], gate: [north, front]}\n"                              \
    "state: {open(door): {type: bool, sensed: true}, open_gate(gate): {type: bool, sensed: "       \
    "true}}\n"                                                                                     \
    "actions: {ring: {duration: 1s}, kick: {duration: 1s}}\n"                                      \
    "tasks:\n  live: {subtasks: [come(front), leave(front)]}\n"                                    \
    "  come(door d): {subtasks: [{until: open(d), timeout: 2s}, ring, {until: open(d), timeout: "  \
    "3s}]}\n"                                                                                      \
    "  leave(door e): {subtasks: [{until: open(e), timeout: 4s}, {until: open(e)}, kick]}\n"       \
    "examples:\n  e:\n    for: 20s\n"                                                              \
    "    events: {at 1s: open(front), at 1500ms: not open(front), at 4s: open(front)}\n"

static void examples_tell_waits_apart_by_their_timeouts(void)
{
    static const char plan[] =
        "{task: live, plan: [until open(front)%s, ring, until open(front)%s, "
        "until open(front)%s, until open(front)%s, kick]}";
    static const struct {
        const char *timeouts[4];
        int code;
    } cases[] = {
        {{" timeout 2s", " timeout 3s", " timeout 4s", " timeout none"}, 0},
        {{" timeout 2000ms", "", " timeout 4s", ""}, 0},
        {{"", "", "", ""}, 0},
        {{" timeout 3s", " timeout 2s", "", ""}, 1},
        {{" timeout none", "", "", ""}, 1},
        {{"", "", "", " timeout 4s"}, 1},
    };
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *const *timeouts = cases[i].timeouts;
        expect_tried(FOUR_WAITS,
                     pool_format(pool, plan, timeouts[0], timeouts[1], timeouts[2], timeouts[3]),
                     cases[i].code,
                     cases[i].code ? "found [until open(front) timeout 2s, ring, until open(front) "
                                     "timeout 3s, until open(front) timeout 4s, until open(front), "
                                     "kick]"
                                   : "0 failed");
    }
    pool_free(pool);
}

/* Whoever does it is told apart while it lives, too: the one of 4s begins when that of 3s has ended. */
static void examples_find_each_wait_when_it_is_done(void)
{
    expect_tried(
        FOUR_WAITS,
        "[at 500ms: action until open(front) timeout 2s, at 3s: action until open(d) timeout "
        "3s, never: action until open(side), never: action until open(front) timeout 1h]",
        1, "no subtask is called 'until open(front) timeout 1h'; there is: until open(d) ");
    expect_tried(
        FOUR_WAITS,
        "[at 500ms: action until open(front) timeout 2s, at 3s: action until open(d) timeout "
        "3s, never: action until open(side), order: [until open(front) timeout 2s, until "
        "open(front) timeout 3s, until open(front) timeout 4s]]",
        0, "0 failed");
    expect_tried(FOUR_WAITS, "{at 500ms: action until open(front) timeout 3s}", 1,
                 "it does until open(front) timeout 2s");
}

/* What two methods wait for under other names of a parameter is one wait to an example, and of another
 * type what has this object. */
static void examples_find_waits_under_all_names_of_parameters(void)
{
    static const char yaml[] =
        "domain: d\ntypes: {door: [front, side], gate: [north]}\n"
        "state: {open(door): {type: bool, sensed: true}, here: bool}\n"
        "actions: {kick: {effects: here, duration: 1s}, nap: {effects: not here, duration: 1s}}\n"
        "tasks:\n  live: {methods: {a: {preconditions: here, subtasks: [b(side), nap]},\n"
        "    c: {subtasks: [c(side), d(north), kick]}}}\n"
        "  b(door a): {subtasks: [until: open(a)]}\n"
        "  c(door b): {subtasks: [until: open(b)]}\n"
        "  d(gate b): {subtasks: [until: open(front) or b == north]}\n"
        "examples:\n  e:\n    for: 20s\n    given: here\n    events: {at 5s: open(side)}\n";
    expect_tried(yaml, "[at 2s: action until open(side), order: [until open(side), nap]]", 0,
                 "0 failed");
    expect_tried(yaml, "{task: c(side), plan: [until open(side)]}", 0, "0 failed");
    expect_tried(yaml, "{task: c(side), plan: [until open(b)]}", 0, "0 failed");
    expect_tried(yaml, "{task: c(side), plan: [until open(a)]}", 1, "found [until open(side)]");
    expect_tried(yaml, "{at 2s: action until open(north)}", 1,
                 "'north' is no object of type 'door'");
}

/* Objects stand where a parameter does, and nowhere else: not for a type, a fact, a unit or the first word
 * that are called the same. */
static void only_parameters_are_put_in(void)
{
    static const char *const names[] = {
        "until open(front)",
        "until at == side and all(door e) open(e)",
        "wait 2s * len(two) + 1s",
        "until all(door e) open (e) and x1 != x2",
        "until at in [side] and not shut(side)",
    };
    struct compiled compiled = compile_text(
        "domain: d\ntypes: {door: [front, side], s: [one, two], open: [x1, x2], lock: [l1]}\n"
        "state:\n  open(door): {type: bool, sensed: true}\n  at: [street, door]\n"
        "  shut(door): bool\n"
        "  len(s): {type: 0..9, start: 2, constant: true}\n  locked(lock): bool\n"
        "actions: {lock(lock l): {effects: not locked(l), duration: 1s}}\n"
        "tasks:\n  live: {subtasks: [t(front), u(side), v(two), w(x1), x(side)]}\n"
        "  t(door until): {subtasks: [until: open(until)]}\n"
        "  u(door door): {subtasks: [{until: at == door and all(door e) open(e)}]}\n"
        "  v(s s): {subtasks: [{wait: 2s * len(s) + 1s}, all(lock lock) lock(lock) if "
        "locked(lock)]}\n"
        "  w(open open): {subtasks: [{until: all(door e) open (e) and open != x2}]}\n"
        "  x(door d): {subtasks: [until: 'at in [d] and not shut(d)']}\n");
    CU_ASSERT_FATAL(compiled.tables != NULL);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        CU_ASSERT(action_number(compiled.tables, names[i]) > 0);
    CU_ASSERT(task_number(compiled.tables, "lock(l1) if locked(l1)") > 0);
    compiled_free(&compiled);
}

/* In C the timeout is no part of the name; where two would be the same, a number is. */
static void names_in_c_are_told_apart_by_numbers(void)
{
    struct compiled compiled =
        compile_text("domain: d\nstate: {open: {type: bool, sensed: true}}\n"
                     "actions: {Until_Open_2: {duration: 1s}}\n"
                     "tasks: {live: {subtasks: [{until: open}, {until: open, timeout: 2s}, {until: "
                     "open, timeout: "
                     "3s}, {until: open, timeout: 2s}, {wait: 2s}, Until_Open_2]}}\n");
    static const char *const names[] = {"Until_Open_2", "until_open", "until_open_3",
                                        "until_open_4", "wait_2s"};
    CU_ASSERT_FATAL(compiled.domain->action_count == sizeof names / sizeof *names);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        CU_ASSERT_STRING_EQUAL(compiled.domain->actions[i]->name_in_c, names[i]);
    compiled_free(&compiled);
}

void add_waiting_names_suite(void)
{
    CU_pSuite suite = CU_add_suite("names of waits", NULL, NULL);
    CU_ADD_TEST(suite, examples_tell_waits_apart_by_their_timeouts);
    CU_ADD_TEST(suite, examples_find_each_wait_when_it_is_done);
    CU_ADD_TEST(suite, examples_find_waits_under_all_names_of_parameters);
    CU_ADD_TEST(suite, only_parameters_are_put_in);
    CU_ADD_TEST(suite, names_in_c_are_told_apart_by_numbers);
}
