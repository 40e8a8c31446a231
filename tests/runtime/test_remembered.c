/* SPDX-License-Identifier: MIT */
/*
 * What the planning of tasks remembers of failures, by itself: with what was left to do, and
 * without more entries than there is room for.
 */
#include "htn_choices.h"
#include "suites.h"
#include "support/begun.h"

/* `live` has two more things to do after the first one, `part` one. */
static const char parts[] = "domain: d\nstate: {a: bool}\nactions: {act: {effects: a}}\ntasks:\n"
                            "  live: {methods: {m: {subtasks: [part, last, last]}}}\n"
                            "  part: {methods: {m: {subtasks: [last, act]}}}\n"
                            "  last: {methods: {m: {subtasks: act}, n: {subtasks: act}}}\n";

/* Goes into the first method of a task, whose first subtask was come to. */
static void enter(struct begun *begun, const char *task)
{
    gg_decomposition *search = &begun->search;
    uint16_t number = begun_task(begun, task), top = frame_top(search);
    search->memory->starts[top] = (gg_start){.left = NOTHING};
    enter_frame(search, number, &begun->domain->tasks[number].methods[0], top, top + 1u);
    search->index = 1;
}

/* The first failure of a task at the present position. */
static bool note(struct begun *begun, const char *task)
{
    gg_choice choice = choice_here(&begun->search, begun_task(begun, task));
    return gg_failure_note(&begun->search, &choice);
}

static void where_there_is_no_room_what_is_left_has_no_number(void)
{
    struct begun begun;
    begun_compile(&begun, parts);
    gg_decomposition *search = &begun.search;
    uint32_t root = gg_left_here(search);
    CU_ASSERT_NOT_EQUAL(root, NOTHING);
    enter(&begun, "live");
    begun_leave_room(&begun, 0);
    CU_ASSERT_EQUAL(gg_left_here(search), NOTHING);
    begun_leave_room(&begun, 1);
    uint32_t left = gg_left_here(search);
    CU_ASSERT_EQUAL(left, 0);
    CU_ASSERT_EQUAL(gg_left_here(search), left);
    search->index = 2;
    CU_ASSERT_EQUAL(gg_left_here(search), NOTHING);
    search->index = 3;
    CU_ASSERT_EQUAL(gg_left_here(search), root);
    begun_free(&begun);
}

/* A failure takes an entry, and what is left to do another one. */
static void a_failure_is_noted_where_there_is_room(void)
{
    struct begun begun;
    begun_compile(&begun, parts);
    gg_decomposition *search = &begun.search;
    enter(&begun, "live");
    for (uint32_t room = 0; room < 2; room++) {
        begun_leave_room(&begun, room);
        CU_ASSERT_FALSE(note(&begun, "last"));
    }
    CU_ASSERT_EQUAL(search->entry_count, 1);
    CU_ASSERT_EQUAL(gg_failure_find(search, begun_task(&begun, "last")), GG_UNKNOWN);
    begun_leave_room(&begun, 1);
    CU_ASSERT_TRUE(note(&begun, "last"));
    CU_ASSERT_TRUE(note(&begun, "last"));
    CU_ASSERT_EQUAL(gg_failure_find(search, begun_task(&begun, "last")), GG_FAILED);
    CU_ASSERT_EQUAL(search->entry_count, 2);
    begun_free(&begun);
}

/* To ask for a failure takes none, wherever the search is. */
static void to_look_for_a_failure_takes_no_entry(void)
{
    struct begun begun;
    begun_compile(&begun, parts);
    gg_decomposition *search = &begun.search;
    uint16_t last = begun_task(&begun, "last");
    enter(&begun, "live");
    CU_ASSERT_TRUE(note(&begun, "last"));
    search->index = 2;
    CU_ASSERT_EQUAL(gg_failure_find(search, last), GG_TRIED);
    enter(&begun, "part");
    CU_ASSERT_EQUAL(gg_failure_find(search, last), GG_TRIED);
    CU_ASSERT_EQUAL(search->entry_count, 2);
    begun_free(&begun);
}

/* What is left after a frame has the number of an entry; that of one which was forgotten is
 * another list's then. */
static void numbers_of_what_is_forgotten_are_not_used(void)
{
    enum { FRAMES = 5, FLOOR = 10 };
    static const uint32_t left[FRAMES] = {FLOOR - 1, FLOOR, FLOOR + 1, (uint32_t)1 << 31, FLOOR};
    static const uint32_t kept[FRAMES] = {FLOOR - 1, NOTHING, NOTHING, (uint32_t)1 << 31, FLOOR};
    struct begun begun;
    begun_compile(&begun, parts);
    for (int i = 0; i < FRAMES; i++)
        begun.room.workspace.starts[i].left = left[i];
    gg_failures_forget(&begun.search, FRAMES - 1, FLOOR);
    for (int i = 0; i < FRAMES; i++)
        CU_ASSERT_EQUAL(begun.room.workspace.starts[i].left, kept[i]);
    begun_free(&begun);
}

void add_remembered_suite(void)
{
    CU_pSuite suite = CU_add_suite("remembered", NULL, NULL);
    CU_ADD_TEST(suite, where_there_is_no_room_what_is_left_has_no_number);
    CU_ADD_TEST(suite, a_failure_is_noted_where_there_is_room);
    CU_ADD_TEST(suite, to_look_for_a_failure_takes_no_entry);
    CU_ADD_TEST(suite, numbers_of_what_is_forgotten_are_not_used);
}
