/* SPDX-License-Identifier: MIT */
/*
 * Domains whose actions, functions or goals just fill a word of bits, unmet one of it, or
 * have one more. Each array has exactly the size that gg_memory.h asks for, and is full of
 * garbage.
 */
#include "support/search_room.h"
#include "suites.h"
#include "support/support.h"

#include <stdlib.h>
#include <string.h>

static const int counts[] = {1, 63, 64, 65, 127, 128, 129};
enum { COUNTS = sizeof counts / sizeof *counts, MOST = 304, NODES = 1000 };

/* The agent comes first, so that the calls find the rest. */
struct subject {
    gg_agent agent;
    struct compiled compiled;
    const gg_domain *domain;
    gg_agent_type agent_type;
    uint16_t wanted;      /* the action that the functions are in favour of */
    unsigned asked[MOST]; /* by action */
};

static bool is_wanted(gg_agent *agent, uint16_t action)
{
    struct subject *subject = (struct subject *)agent;
    subject->asked[action]++;
    return action == subject->wanted;
}

static uint16_t dynamic_cost(gg_agent *agent, uint16_t action)
{
    return is_wanted(agent, action) ? 2 : 3;
}

static bool is_liked(gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    return true;
}

static uint16_t cost_as_expected(gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    return 2;
}

static void start(struct subject *subject, struct text *yaml)
{
    static const gg_calls calls = {.precondition = is_wanted, .cost = dynamic_cost};
    memset(subject, 0, sizeof *subject);
    subject->compiled = compile_text(yaml->data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(subject->compiled.tables);
    subject->domain = &subject->compiled.tables->domain;
    subject->agent_type = subject->domain->agent_types[0];
    subject->agent_type.calls = &calls;
    text_free(yaml);
}

/* Plans goal 0, or a condition: whether the plan has just these steps. */
static bool plans_with(struct subject *subject, gg_goal_problem goal_problem, const uint16_t *steps,
                       uint16_t count, uint32_t nodes)
{
    struct search_room room = search_room_of(subject->domain, nodes, MOST);
    uint64_t memory[MOST / 32 + 2] = {0};
    goal_problem.asked = memory;
    goal_problem.domain = subject->domain;
    goal_problem.agent_type = &subject->agent_type;
    goal_problem.agent = &subject->agent;
    goal_problem.state = subject->domain->start;
    memset(subject->asked, 0, sizeof subject->asked);
    gg_outcome outcome = gg_plan_make(&room.search, &goal_problem, &room.plan);
    bool same = outcome == GG_FOUND && room.plan.length == count &&
                memcmp(room.plan.steps, steps, count * sizeof *steps) == 0;
    search_room_free(&room);
    return same;
}

static bool plans(struct subject *subject, gg_goal_problem goal_problem, const uint16_t *steps,
                  uint16_t count)
{
    return plans_with(subject, goal_problem, steps, count, NODES);
}

/* ---------------------------------------------------------------- actions */

/* A stair of so many steps: each leads from its number to the next one. */
static struct text stair(int count, const char *limits)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\n%sstate: {at: 0..%d}\nactions:\n", limits, count);
    for (int i = 0; i < count; i++)
        text_add(&yaml, "  a%d: {preconditions: at == %d, effects: at = %d}\n", i, i, i + 1);
    text_add(&yaml, "goals: {top: {conditions: at == %d}}\n", count);
    return yaml;
}

/* More than 256 distances and moves need a second byte in the tables. */
static void all_actions_are_planned_with(void)
{
    static const int stairs[] = {1, 63, 64, 65, 127, 128, 129, 300};
    static const char *const limits[] = {"", "limits: {table: 0}\n"};
    uint16_t steps[MOST];
    for (uint16_t i = 0; i < MOST; i++)
        steps[i] = i;
    for (int i = 0; i < 16; i++) {
        struct subject subject;
        uint16_t count = (uint16_t)stairs[i / 2];
        struct text yaml = stair(count, limits[i % 2]);
        start(&subject, &yaml);
        const gg_condition *condition = &subject.domain->goals[0].condition;
        /* what one table knows is read without a node */
        CU_ASSERT_TRUE(
            plans_with(&subject, (gg_goal_problem){.goal = 0}, steps, count, i % 2 ? NODES : 0));
        CU_ASSERT_TRUE(plans(&subject, (gg_goal_problem){.goal = 0, .backward = &gg_regressing},
                             steps, count));
        CU_ASSERT_TRUE(plans(&subject, (gg_goal_problem){.goal = GG_NONE, .condition = condition},
                             steps, count));
        compiled_free(&subject.compiled);
    }
}

/* -------------------------------------------------------------- functions */

/* Actions that lead to the goal at once, each with a function of its own. */
static struct text rivals(int count, const char *function)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate: {done: bool}\nactions:\n");
    for (int i = 0; i < count; i++) {
        text_add(&yaml, "  a%d: {effects: done, ", i);
        text_add(&yaml, function, i);
        text_add(&yaml, "}\n");
    }
    text_add(&yaml, "goals: {end: {conditions: done}}\ntasks:\n  live:\n    methods:\n");
    for (int i = 0; i < count; i++)
        text_add(&yaml, "      m%d: {subtasks: [a%d]}\n", i, i);
    text_add(&yaml, "  reach: {methods: {m: {subtasks: [achieve: done]}}}\n"
                    "  both: {methods: {m: {subtasks: [reach, live]}}}\n");
    return yaml;
}

static bool each_was_asked(const struct subject *subject, unsigned times)
{
    for (uint16_t i = 0; i < subject->domain->action_count; i++)
        if (subject->asked[i] != times)
            return false;
    return true;
}

static bool first_alone_was_asked(const struct subject *subject)
{
    for (uint16_t i = 0; i < subject->domain->action_count; i++)
        if (subject->asked[i] != (i == 0))
            return false;
    return true;
}

static const char *const functions[] = {"procedural_precondition: f%d",
                                        "cost: {call: f%d, at_least: 1}"};

/* The plan of the first action is read; if that is denied or dearer, there is a search, and all are
 * asked, but that one not again. */
static void functions_are_asked_for_goals(void)
{
    for (int i = 0; i < 2 * COUNTS; i++) {
        struct subject subject;
        struct text yaml = rivals(counts[i / 2], functions[i % 2]);
        start(&subject, &yaml);
        for (int turn = 0; turn < 4; turn++) {
            uint16_t last = (uint16_t)(counts[i / 2] - 1);
            subject.wanted = turn % 2 ? last : last / 2;
            CU_ASSERT_TRUE(
                plans(&subject,
                      (gg_goal_problem){.goal = 0, .backward = turn > 1 ? &gg_regressing : NULL},
                      &subject.wanted, 1));
            bool allowed = i % 2 == 0 && subject.wanted == 0 && turn < 2;
            CU_ASSERT_TRUE(allowed ? first_alone_was_asked(&subject) : each_was_asked(&subject, 1));
        }
        compiled_free(&subject.compiled);
    }
}

/* Where the functions say what the table was made with, and all that is kept out is
 * allowed again, the plan is read without a node; else it is not. */
static void answers_as_expected_need_no_nodes(void)
{
    struct subject subject;
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate: {at: 0..3}\nactions:\n"
                    "  a0: {preconditions: at == 0, effects: at = 1}\n"
                    "  a1: {preconditions: at == 1, effects: at = 2, "
                    "cost: {call: f, at_least: 2}}\n"
                    "  a2: {preconditions: at == 2, effects: at = 3, "
                    "procedural_precondition: g}\n"
                    "  a3: {preconditions: at == 1, effects: at = 2, cost: 3}\n"
                    "  a4: {preconditions: at == 2, effects: at = 3, cost: 4}\n"
                    "goals: {top: {conditions: at == 3}}\n");
    start(&subject, &yaml);
    static const gg_calls likes_both = {.precondition = is_liked, .cost = cost_as_expected};
    subject.agent_type.calls = &likes_both;
    gg_exclusion retries[] = {{0, 0}};
    gg_goal_problem goal_problem = {
        .goal = 0, .bounds = {.ops = &gg_bounding, .excluded = retries, .excluded_count = 1}};
    CU_ASSERT_TRUE(plans_with(&subject, goal_problem, (uint16_t[]){0, 1, 2}, 3, 0));
    retries[0] = (gg_exclusion){1, 1};
    CU_ASSERT_FALSE(plans_with(&subject, goal_problem, (uint16_t[]){0, 1, 2}, 3, 0));
    CU_ASSERT_TRUE(plans(&subject, goal_problem, (uint16_t[]){0, 3, 2}, 3));
    compiled_free(&subject.compiled);
}

/* Decomposes a task in a room that may have been used before. */
static bool decomposes(struct subject *subject, const char *task, uint16_t length,
                       struct room *room)
{
    gg_task_problem task_problem = {.domain = subject->domain, .agent_type = &subject->agent_type};
    task_problem.agent = &subject->agent;
    task_problem.state = subject->domain->start;
    task_problem.task = task_number(subject->compiled.tables, task);
    memset(subject->asked, 0, sizeof subject->asked);
    return gg_decompose(&task_problem, &room->workspace, &room->plan) == GG_FOUND &&
           room->plan.length == length && room->plan.steps[0] == subject->wanted &&
           room->plan.steps[length - 1] == subject->wanted;
}

/* Once in each planning, for tasks and for what they achieve alike. */
static void all_functions_are_asked_for_tasks(void)
{
    for (int i = 0; i < COUNTS; i++) {
        struct subject subject;
        struct text yaml = rivals(counts[i], functions[0]);
        start(&subject, &yaml);
        struct room room = room_of(subject.domain, 8, 8, 8);
        struct search_room search = search_room_of(subject.domain, NODES, 8);
        room.workspace.search = &search.search;
        for (int turn = 0; turn < 6; turn++) {
            static const char *const tasks[] = {"live", "reach", "both"};
            uint16_t last = (uint16_t)(counts[i] - 1);
            subject.wanted = turn % 2 ? last : last / 2;
            CU_ASSERT_TRUE(decomposes(&subject, tasks[turn / 2], turn > 3 ? 2 : 1, &room));
            for (uint16_t j = 0; j <= subject.wanted; j++)
                CU_ASSERT_EQUAL(subject.asked[j], 1);
        }
        room_free(&room);
        search_room_free(&search);
        compiled_free(&subject.compiled);
    }
}

/* Where there are just as many functions of costs, which tasks do not ask for. */
static void preconditions_are_asked_beside_costs(void)
{
    for (int i = 0; i < COUNTS; i++) {
        struct subject subject;
        struct text yaml = rivals(counts[i], "procedural_precondition: may, "
                                             "cost: {call: f%d, at_least: 1}");
        start(&subject, &yaml);
        struct room room = room_of(subject.domain, 8, 8, 8);
        subject.wanted = (uint16_t)(counts[i] - 1);
        CU_ASSERT_TRUE(decomposes(&subject, "live", 1, &room));
        CU_ASSERT_TRUE(each_was_asked(&subject, 1));
        room_free(&room);
        compiled_free(&subject.compiled);
    }
}

/* ------------------------------------------------------------------ goals */

/* The short way gives a goal up, each another one; the long way keeps all. */
static struct text temptations(int count)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n  done: bool\n  half: bool\n");
    for (int i = 0; i < count; i++)
        text_add(&yaml, "  f%d: {type: bool, start: true}\n", i);
    text_add(&yaml, "actions:\n  first: {effects: half}\n"
                    "  second: {preconditions: half, effects: done}\n");
    for (int i = 0; i < count; i++)
        text_add(&yaml, "  a%d: {effects: [done, not f%d]}\n", i, i);
    text_add(&yaml, "goals:\n  end: {conditions: done}\n");
    for (int i = 1; i < count; i++)
        text_add(&yaml, "  g%d: {conditions: f%d, keep: true}\n", i, i);
    return yaml;
}

static void all_goals_are_kept(void)
{
    for (int i = 1; i < COUNTS; i++) {
        struct subject subject;
        struct text yaml = temptations(counts[i]);
        start(&subject, &yaml);
        size_t words = ((size_t)subject.domain->goal_count + 63) / 64;
        uint64_t *kept = calloc(words, sizeof *kept);
        for (int goal = 1; goal < counts[i]; goal++)
            kept[goal / 64] |= (uint64_t)1 << goal % 64;
        gg_goal_problem goal_problem = {.goal = 0, .bounds = {.ops = &gg_bounding, .kept = kept}};
        CU_ASSERT_TRUE(plans(&subject, goal_problem, (uint16_t[]){2}, 1)); /* nothing keeps f0 */
        int last = counts[i] - 1;
        gg_exclusion retries[] = {{1, 2}};
        goal_problem.bounds.excluded = retries;
        goal_problem.bounds.excluded_count = 1;
        CU_ASSERT_TRUE(plans(&subject, goal_problem, (uint16_t[]){0, 1}, 2));
        kept[last / 64] &= ~((uint64_t)1 << last % 64);
        CU_ASSERT_TRUE(plans(&subject, goal_problem, (uint16_t[]){(uint16_t)(2 + last)}, 1));
        free(kept);
        compiled_free(&subject.compiled);
    }
}

void add_counts_suite(void)
{
    CU_pSuite suite = CU_add_suite("counts", NULL, NULL);
    CU_ADD_TEST(suite, all_actions_are_planned_with);
    CU_ADD_TEST(suite, functions_are_asked_for_goals);
    CU_ADD_TEST(suite, answers_as_expected_need_no_nodes);
    CU_ADD_TEST(suite, all_functions_are_asked_for_tasks);
    CU_ADD_TEST(suite, preconditions_are_asked_beside_costs);
    CU_ADD_TEST(suite, all_goals_are_kept);
}
