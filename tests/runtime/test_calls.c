/* SPDX-License-Identifier: MIT */
/*
 * What the planning of tasks remembers of calls, each part by itself: how it is found, and what
 * becomes of it where the room is at an end. A whole planning hardly ever comes there.
 */
#include "htn/htn_calls.h"
#include "suites.h"
#include "support/begun.h"

/* An actor that takes one of three things, ready or not: `inner` has six solutions. `outer` has four:
 * each thing when it is ready, or the axe when it is not; `steady` has the first three. */
static const char ways[] =
    "domain: d\n"
    "state: {got: [none, rope, lamp, axe], ready: bool, n: 0..40}\n"
    "actions:\n"
    "  take_rope: {preconditions: got == none, effects: got = rope}\n"
    "  take_lamp: {preconditions: got == none, effects: got = lamp}\n"
    "  take_axe: {preconditions: got == none, effects: got = axe}\n"
    "  prepare: {effects: ready}\n"
    "tasks:\n"
    "  inner: {methods: {m: {subtasks: {achieve: got != none}}}}\n"
    "  outer: {methods: {a: {subtasks: [prepare, inner]}, b: {subtasks: [inner, second]}}}\n"
    "  second: {methods: {a: {preconditions: got == axe}, b: {subtasks: prepare}}}\n"
    "  again: {methods: {a: {subtasks: [again, prepare]}, b: {subtasks: inner}}}\n"
    "  steady: {methods: {m: {subtasks: [inner, prepare, inner]}}}\n";

/* ----------------------------------------------------------- entries and their table */

/* An entry for each number up to some, found by the state in which it has that number. */
static void add_numbered(struct begun *begun, uint32_t from, uint32_t count)
{
    for (uint32_t i = from; i < count; i++) {
        begun_set(begun, "n", i);
        CU_ASSERT_EQUAL(gg_call_add(&begun->search, 0, false), i);
    }
}

static void expect_numbered(struct begun *begun, uint32_t known, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        begun_set(begun, "n", i);
        CU_ASSERT_EQUAL(gg_call_find(&begun->search, 0), i < known ? i : NOTHING);
    }
}

static void the_entries_below_those_that_are_forgotten_are_found(void)
{
    enum { MOST = 40 };
    struct begun begun;
    begun_compile(&begun, ways);
    for (uint32_t kept = 0; kept <= MOST; kept++) {
        begun_anew(&begun);
        add_numbered(&begun, 0, MOST);
        expect_numbered(&begun, MOST, MOST);
        gg_entries_cut(&begun.search, kept);
        CU_ASSERT_TRUE(begun.search.hash_span <= kept); /* its heads lie in entries that are left */
        expect_numbered(&begun, kept, MOST);
        add_numbered(&begun, kept, MOST);
        expect_numbered(&begun, MOST, MOST);
    }
    begun_free(&begun);
}

/* ------------------------------------------------------------- calls, waits and solutions */

/* Who comes to the same call at the same place waits for it once; with fewer steps once more, but
 * only where steps are short. */
static void a_method_waits_for_a_call_once(void)
{
    struct begun begun;
    begun_compile(&begun, ways);
    gg_decomposition *search = &begun.search;
    uint32_t owner = gg_call_add(search, begun_task(&begun, "outer"), false);
    uint32_t call = gg_call_add(search, begun_task(&begun, "inner"), false);
    gg_method_position at = {owner, NOTHING, NOTHING, 5, 1, 0, 1};
    CU_ASSERT_EQUAL(gg_wait_add(search, call, &at), 2);
    CU_ASSERT_EQUAL(gg_wait_add(search, call, &at), NOTHING);
    CU_ASSERT_FALSE(search->dropped);
    at.steps = 4;
    CU_ASSERT_EQUAL(gg_wait_add(search, call, &at), NOTHING);
    CU_ASSERT_TRUE(search->dropped);
    search->tight = true;
    at.steps = 5;
    CU_ASSERT_EQUAL(gg_wait_add(search, call, &at), NOTHING);
    at.steps = 4;
    CU_ASSERT_EQUAL(gg_wait_add(search, call, &at), 3);
    CU_ASSERT_EQUAL(gg_wait_add(search, call, &at), NOTHING);
    CU_ASSERT_EQUAL(search->entry_count, 4);
    CU_ASSERT_FALSE(search->full);
    begun_free(&begun);
}

/* What is known already is not added, and the work goes on; what there is no room for ends it. */
static void where_there_is_no_room_nothing_is_added(void)
{
    struct begun begun;
    begun_compile(&begun, ways);
    gg_decomposition *search = &begun.search;
    uint32_t owner = gg_call_add(search, begun_task(&begun, "outer"), false);
    gg_method_position at = {owner, NOTHING, NOTHING, 5, 1, 0, 1};
    CU_ASSERT_EQUAL(gg_end_add(search, &at), 1);
    CU_ASSERT_EQUAL(gg_end_add(search, &at), NOTHING);
    CU_ASSERT_FALSE(search->full || search->dropped);
    at.steps = 4;
    CU_ASSERT_EQUAL(gg_end_add(search, &at), NOTHING);
    CU_ASSERT_TRUE(search->dropped);
    CU_ASSERT_FALSE(search->full);
    begun_leave_room(&begun, 0);
    CU_ASSERT_EQUAL(gg_call_add(search, begun_task(&begun, "inner"), false), NOTHING);
    CU_ASSERT_TRUE(search->full);
    search->full = false;
    CU_ASSERT_EQUAL(gg_wait_add(search, owner, &at), NOTHING);
    CU_ASSERT_TRUE(search->full);
    search->full = false;
    CU_ASSERT_TRUE(gg_call_begin_next_method(search, owner, &at));
    begun_set(&begun, "n", 1);
    CU_ASSERT_EQUAL(gg_end_add(search, &at), NOTHING);
    CU_ASSERT_TRUE(search->full);
    CU_ASSERT_EQUAL(search->entry_count, 2);
    begun_free(&begun);
}

/* Each thing, ready or not; then none. Without room for an end and its steps there is none, and the
 * work ends. */
static void a_condition_has_an_end_for_each_state_that_there_is_room_for(void)
{
    struct begun begun;
    begun_compile(&begun, ways);
    gg_decomposition *search = &begun.search;
    uint32_t before = gg_call_add(search, begun_task(&begun, "outer"), false);
    uint32_t call = gg_call_add(search, begun.domain->task_count, false);
    for (uint32_t i = 0; i < 6; i++) {
        uint32_t made = gg_next_end_of_condition(search, call);
        CU_ASSERT_EQUAL(made, 2 + 2 * i);
        CU_ASSERT_EQUAL(entry_at(search, made)->as.end.owner, call);
    }
    CU_ASSERT_EQUAL(gg_next_end_of_condition(search, call), NOTHING);
    CU_ASSERT_FALSE(search->full);
    for (uint32_t room = 0; room < 2; room++) {
        begun_anew(&begun);
        CU_ASSERT_EQUAL(gg_call_add(search, begun_task(&begun, "outer"), false), before);
        call = gg_call_add(search, begun.domain->task_count, false);
        begun_leave_room(&begun, room);
        CU_ASSERT_EQUAL(gg_next_end_of_condition(search, call), NOTHING);
        CU_ASSERT_TRUE(search->full);
        CU_ASSERT_EQUAL(entry_at(search, call)->as.call.solutions, NOTHING);
        begun_leave_room(&begun, 100);
    }
    begun_free(&begun);
}

static void where_no_method_may_be_entered_the_work_ends(void)
{
    struct begun begun;
    begun_compile(&begun, ways);
    gg_decomposition *search = &begun.search;
    gg_method_position at;
    uint32_t call = gg_call_add(search, begun_task(&begun, "outer"), false);
    begun.room.workspace.expansion_limit = 1;
    CU_ASSERT_TRUE(gg_call_begin_next_method(search, call, &at));
    CU_ASSERT_FALSE(search->full);
    CU_ASSERT_FALSE(gg_call_begin_next_method(search, call, &at));
    CU_ASSERT_TRUE(search->full);
    CU_ASSERT_EQUAL(search->outcome, GG_OUT_OF_EXPANSIONS);
    begun_free(&begun);
}

/* ------------------------------------------------------------------- solutions, one by one */

/* Takes solutions of a task, up to so many; how it ended. */
static gg_take_result take_ends(struct begun *begun, const char *task, bool charted, uint32_t most,
                                uint32_t *count)
{
    gg_decomposition *search = &begun->search;
    gg_solutions solutions;
    gg_take_result taken = GG_LOST;
    gg_copy_words(search->state, begun->problem.state, begun->domain->word_count);
    *count = 0;
    if (!gg_solutions_begin(search, begun_task(begun, task), charted, &solutions))
        return GG_LOST;
    while (*count < most && (taken = gg_solutions_take(search, &solutions)) == GG_TAKEN) {
        search->plan->length = 0;
        begun->room.workspace.chosen_count = 0;
        ++*count;
    }
    return taken;
}

/* The end states of a condition, of which there may be few, are those that were asked for; who
 * asks for as many once more gets those that are known. */
static void no_end_is_worked_out_that_was_not_asked_for(void)
{
    struct begun begun;
    begun_compile(&begun, ways);
    for (uint32_t charted = 0; charted < 2; charted++)
        for (uint32_t most = 1; most <= 3; most++) {
            uint32_t count;
            begun_anew(&begun);
            CU_ASSERT_EQUAL(take_ends(&begun, charted ? "again" : "inner", charted, most, &count),
                            GG_TAKEN);
            CU_ASSERT_EQUAL(count, most);
            CU_ASSERT_TRUE(begun.room.workspace.others[0] < most);
            CU_ASSERT_EQUAL(take_ends(&begun, "inner", false, most, &count), GG_TAKEN);
            CU_ASSERT_TRUE(charted || begun.room.workspace.others[0] < most);
        }
    begun_free(&begun);
}

/* Where there was no room for an end, or for what it takes to find it, neither the call nor any
 * other that was asked on the way tells that it has no more, however much room there is later. */
static void what_lacked_room_once_is_not_taken_to_be_through(void)
{
    static const char *const asked[] = {"outer", "steady", "inner", "second"};
    static const uint32_t all[] = {4, 3, 6, 1};
    struct begun begun;
    begun_compile(&begun, ways);
    uint32_t lost = 0, whole = begun.room.workspace.entry_capacity;
    for (uint32_t first = 0; first < 4; first++)
        for (uint32_t later = 0; later < 4; later++)
            for (uint32_t entries = 0; entries < 80; entries++) {
                uint32_t count;
                begun_anew(&begun);
                begun.room.workspace.entry_capacity = entries;
                gg_take_result taken = take_ends(&begun, asked[first], false, 9, &count);
                CU_ASSERT_TRUE(taken == GG_LOST || count == all[first]);
                lost += taken == GG_LOST;
                begun.room.workspace.entry_capacity = whole;
                begun.room.workspace.others[0] = 0;
                taken = take_ends(&begun, asked[later], false, 9, &count);
                CU_ASSERT_TRUE(taken == GG_LOST || count == all[later]);
            }
    CU_ASSERT_TRUE(lost > 100);
    begun_free(&begun);
}

/* Nor does a call whose chart lacked room, and went on after that. */
static void a_chart_that_lacked_room_once_is_not_taken_to_be_through(void)
{
    struct begun begun;
    begun_compile(&begun, ways);
    uint32_t least = 40;
    for (uint32_t entries = 1; entries < 40; entries++) {
        gg_decomposition *search = &begun.search;
        gg_solutions solutions;
        gg_take_result taken;
        bool lost = false;
        begun_anew(&begun);
        begun.room.workspace.entry_capacity = entries;
        CU_ASSERT_TRUE(gg_solutions_begin(search, begun_task(&begun, "again"), true, &solutions));
        while ((taken = gg_solutions_take(search, &solutions)) != GG_OVER) {
            begun.room.plan.length = 0;
            lost = lost || taken == GG_LOST;
        }
        CU_ASSERT_EQUAL(entry_at(search, solutions.call)->complete, !lost);
        if (!lost && least > entries)
            least = entries;
    }
    CU_ASSERT_TRUE(least > 10 && least < 40);
    begun_free(&begun);
}

/* An end that is too long behind many steps may have room behind fewer; a chart, which is not
 * shared, leaves it out and goes on. */
static void what_was_too_long_once_is_not_taken_to_be_through(void)
{
    struct begun begun;
    begun_compile(&begun, ways);
    gg_decomposition *search = &begun.search;
    gg_solutions solutions;
    for (uint16_t length = 0; length <= 40; length += 20) {
        begun_anew(&begun);
        search->plan->length = length;
        CU_ASSERT_TRUE(gg_solutions_begin(search, begun_task(&begun, "inner"), false, &solutions));
        CU_ASSERT_EQUAL(gg_solutions_take(search, &solutions), length < 40 ? GG_TAKEN : GG_LOST);
        CU_ASSERT_EQUAL(search->plan->length, length < 40 ? length + 1 : 40);
        search->plan->length = 0;
        CU_ASSERT_EQUAL(gg_solutions_take(search, &solutions), length < 40 ? GG_TAKEN : GG_LOST);
        begun_anew(&begun);
        search->plan->length = length;
        CU_ASSERT_TRUE(gg_solutions_begin(search, begun_task(&begun, "again"), true, &solutions));
        CU_ASSERT_EQUAL(gg_solutions_take(search, &solutions), length < 40 ? GG_TAKEN : GG_OVER);
    }
    begun_free(&begun);
}

/* ------------------------------------------------------------------- what is forgotten */

/* All solutions of a call are known, or it is cut: then it finds no more. Who waited for it, and is
 * forgotten, does not wait any more. */
static void calls_whose_ends_or_waits_are_forgotten_are_cut(void)
{
    enum { MOST = 6 };
    struct begun begun;
    begun_compile(&begun, ways);
    gg_decomposition *search = &begun.search;
    for (uint32_t floor = MOST; floor <= MOST + 3; floor++) {
        begun_anew(&begun);
        for (uint32_t i = 0; i < MOST; i++) {
            begun_set(&begun, "n", i);
            CU_ASSERT_EQUAL(gg_call_add(search, begun_task(&begun, "inner"), false), i);
            entry_at(search, i)->complete = i % 2 == 0;
        }
        gg_method_position at = {MOST - 1, NOTHING, NOTHING, 5, 1, 0, 1};
        for (uint32_t i = 0; i < 3; i++, at.index++)
            CU_ASSERT_EQUAL(gg_wait_add(search, 0, &at), MOST + i);
        gg_forget_entries_from(search, floor);
        CU_ASSERT_EQUAL(search->entry_count, floor);
        CU_ASSERT_EQUAL(entry_at(search, 0)->as.call.waits, floor == MOST ? NOTHING : floor - 1);
        for (uint32_t i = 0; i < MOST; i++) {
            CU_ASSERT_EQUAL(entry_at(search, i)->cut, i % 2 == 1);
            CU_ASSERT_EQUAL(entry_at(search, i)->complete, i % 2 == 0);
        }
    }
    begun_free(&begun);
}

void add_calls_suite(void)
{
    CU_pSuite suite = CU_add_suite("calls", NULL, NULL);
    CU_ADD_TEST(suite, the_entries_below_those_that_are_forgotten_are_found);
    CU_ADD_TEST(suite, a_method_waits_for_a_call_once);
    CU_ADD_TEST(suite, where_there_is_no_room_nothing_is_added);
    CU_ADD_TEST(suite, a_condition_has_an_end_for_each_state_that_there_is_room_for);
    CU_ADD_TEST(suite, where_no_method_may_be_entered_the_work_ends);
    CU_ADD_TEST(suite, no_end_is_worked_out_that_was_not_asked_for);
    CU_ADD_TEST(suite, what_lacked_room_once_is_not_taken_to_be_through);
    CU_ADD_TEST(suite, a_chart_that_lacked_room_once_is_not_taken_to_be_through);
    CU_ADD_TEST(suite, what_was_too_long_once_is_not_taken_to_be_through);
    CU_ADD_TEST(suite, calls_whose_ends_or_waits_are_forgotten_are_cut);
}
