/* SPDX-License-Identifier: MIT */
/*
 * What the planning of tasks remembers of failures, by itself: with what was left to do, and
 * without more entries than there is room for.
 */
#include "htn/htn_choices.h"
#include "suites.h"
#include "support/begun.h"
#include "support/ordered.h"
#include "support/run.h"

/* `live` has two more things to do after the first one, `part` one. */
static const char parts[] = "domain: d\nstate: {a: bool}\nactions: {act: {effects: a}}\ntasks:\n"
                            "  live: {methods: {m: {subtasks: [part, last, last]}}}\n"
                            "  part: {methods: {m: {subtasks: [last, act]}}}\n"
                            "  last: {methods: {m: {subtasks: act}, n: {subtasks: act}}}\n";

/* Goes into the first method of a task, whose first subtask was come to. */
static void enter(struct begun *begun, const char *task)
{
    gg_decomposition *search = &begun->search;
    uint16_t number = begun_task(begun, task), top = first_free_frame(search);
    search->memory->starts[top] = (gg_call_start){.left = NOTHING};
    enter_frame(search, number, &begun->domain->tasks[number].methods[0], top, top + 1u);
    search->index = 1;
}

/* The first failure of a task at the present position. */
static bool note(struct begun *begun, const char *task)
{
    gg_choice_point choice = choice_here(&begun->search, begun_task(begun, task));
    return gg_failure_note(&begun->search, &choice);
}

static void where_there_is_no_room_what_is_left_has_no_number(void)
{
    struct begun begun;
    begun_compile(&begun, parts);
    gg_decomposition *search = &begun.search;
    uint32_t root = gg_continuation_number(search);
    CU_ASSERT_NOT_EQUAL(root, NOTHING);
    enter(&begun, "live");
    begun_leave_room(&begun, 0);
    CU_ASSERT_EQUAL(gg_continuation_number(search), NOTHING);
    begun_leave_room(&begun, 1);
    uint32_t left = gg_continuation_number(search);
    CU_ASSERT_EQUAL(left, 0);
    CU_ASSERT_EQUAL(gg_continuation_number(search), left);
    search->index = 2;
    CU_ASSERT_EQUAL(gg_continuation_number(search), NOTHING);
    search->index = 3;
    CU_ASSERT_EQUAL(gg_continuation_number(search), root);
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
    gg_forget_continuations_from(&begun.search, FRAMES - 1, FLOOR);
    for (int i = 0; i < FRAMES; i++)
        CU_ASSERT_EQUAL(begun.room.workspace.starts[i].left, kept[i]);
    begun_free(&begun);
}

/* ------------------------------------------------------------- all that is asked for */

enum { CHOICES = 14 };

/* A visit of fourteen choices, and then what cannot be done. What else there is of tasks stands
 * before it, and what agents live by. */
static void compile_visit(struct ordered *cafe, const char *tasks, const char *agents)
{
    struct text yaml = {0};
    text_add(&yaml,
             "domain: cafe\nstate: {locked: {type: bool, start: true}}\nactions:\n"
             "  tea: {}\n  coffee: {}\n  unlock: {preconditions: not locked}\n%stasks:\n%s"
             "  visit: {methods: {only: {subtasks: [",
             agents, tasks);
    for (size_t i = 0; i < CHOICES; i++)
        text_add(&yaml, "serve, ");
    text_add(&yaml, "unlock]}}}\n");
    ordered_compile(cafe, yaml.data);
    text_free(&yaml);
}

/* Each of the choices fails once at its first method and once at its second one; plain
 * backtracking would enter 2 * 2^14 - 1 methods. */
static void expect_few_methods(const char *tasks, const char *agents)
{
    struct ordered cafe;
    compile_visit(&cafe, tasks, agents);
    CU_ASSERT_STRING_EQUAL(plan_of(&cafe, "visit"), "");
    CU_ASSERT_EQUAL(cafe.outcome, GG_NO_PLAN);
    CHECK_SAYING(cafe.planner.workspace.expansions <= 2 * CHOICES + 2 * CHOICES,
                 "%lu methods entered:\n%s%s", (unsigned long)cafe.planner.workspace.expansions,
                 agents, tasks);
    ordered_free(&cafe);
}

#define SERVE "  serve: {methods: {a: {subtasks: [tea]}, b: {subtasks: [coffee]}}}\n"

static void failures_of_any_task_are_remembered(void)
{
    expect_few_methods(SERVE, "");
    expect_few_methods("  live: {methods: {m: {subtasks: [visit]}}}\n" SERVE, "");
    expect_few_methods("  live: {methods: {m: {subtasks: [tea]}}}\n" SERVE, "");
    expect_few_methods("  live: {methods: {m: {subtasks: [tea]}}}\n" SERVE,
                       "goals: {open: {conditions: not locked}}\n"
                       "agents: {guest: {task: live}, cook: {goals: [open]}}\n");
    expect_few_methods("  live: {methods: {m: {subtasks: [tea]}}}\n" SERVE
                       "  both: {methods: {m: {subtasks: [visit, live]}}}\n",
                       "");
    expect_few_methods("  live: {methods: {m: {subtasks: [tea]},\n"
                       "    n: {subtasks: [coffee, live]}}}\n" SERVE,
                       "");
}

/* Two agent types that come to one choice each do not make it come up again. */
static void what_is_chosen_once_takes_no_entries(void)
{
    static const char *const tasks[] = {"  one: {methods: {m: {subtasks: [serve]}}}\n"
                                        "  two: {methods: {m: {subtasks: [tea, serve]}}}\n",
                                        "  one: {methods: {m: {subtasks: [tea, tea]}}}\n"
                                        "  two: {methods: {m: {subtasks: [serve]}}}\n"};
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++) {
        struct ordered cafe;
        struct text yaml = {0};
        text_add(&yaml,
                 "domain: cafe\nactions: {tea: {}, coffee: {}}\n"
                 "agents: {guest: {task: one}, cook: {task: two}}\ntasks:\n%s" SERVE,
                 tasks[i]);
        ordered_compile(&cafe, yaml.data);
        CU_ASSERT_EQUAL(cafe.planner.workspace.entry_capacity, 0);
        ordered_free(&cafe);
        text_free(&yaml);
    }
}

void add_remembered_suite(void)
{
    CU_pSuite suite = CU_add_suite("remembered", NULL, NULL);
    CU_ADD_TEST(suite, where_there_is_no_room_what_is_left_has_no_number);
    CU_ADD_TEST(suite, a_failure_is_noted_where_there_is_room);
    CU_ADD_TEST(suite, to_look_for_a_failure_takes_no_entry);
    CU_ADD_TEST(suite, numbers_of_what_is_forgotten_are_not_used);
    CU_ADD_TEST(suite, failures_of_any_task_are_remembered);
    CU_ADD_TEST(suite, what_is_chosen_once_takes_no_entries);
}
