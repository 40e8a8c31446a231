/* SPDX-License-Identifier: MIT */
/* Methods by score: the order in which they are tried, and what is asked for it. */
#include "support/asked.h"
#include "suites.h"

#include <string.h>

enum { METHODS = ASKED_METHODS };

static void tries_the_highest_score_first(void)
{
    static const char *const methods[METHODS] = {
        ", score: {call: a}", ", score: {call: b}", "",
        ", score: {call: a}", ", score: {call: c}", ", score: {call: d}"};
    static const int32_t scores[METHODS] = {-7, INT32_MAX, 99, 5, 5, INT32_MIN};
    static const uint16_t order[METHODS] = {1, 3, 4, 2, 0, 5};
    struct compiled compiled = asked_compile("score", methods, METHODS);
    struct asked asked = {.allowed = GG_NONE, .scores = scores};
    CU_ASSERT_EQUAL(asked_plan(&compiled, NULL, &asked), GG_NO_PLAN);
    CU_ASSERT_EQUAL(asked.count, METHODS);
    CU_ASSERT_TRUE(memcmp(asked.order, order, sizeof order) == 0);
    asked = (struct asked){.allowed = 4, .scores = scores};
    CU_ASSERT_EQUAL(asked_plan(&compiled, NULL, &asked), GG_FOUND);
    asked = (struct asked){.allowed = 1, .scores = scores};
    CU_ASSERT_EQUAL(asked_plan(&compiled, NULL, &asked), GG_FOUND);
    CU_ASSERT_EQUAL(asked.score_count, METHODS - 1);
    compiled_free(&compiled);
}

/* One without a score has 0: it comes after one of 1, and before one of -1. Of scores that are
 * next to each other the higher one comes first, whichever is even. */
static void every_score_counts(void)
{
    static const char *const methods[] = {"", ", score: {call: a}", ", score: {call: b}"};
    static const struct {
        int32_t scores[3];
        uint16_t order[3];
    } cases[] = {{{9, 1, -1}, {1, 0, 2}}, {{9, -1, 1}, {2, 0, 1}},  {{9, 1, 2}, {2, 1, 0}},
                 {{9, 2, 3}, {2, 1, 0}},  {{9, -2, -1}, {0, 2, 1}}, {{9, -3, -2}, {0, 2, 1}},
                 {{9, 0, 0}, {0, 1, 2}}};
    struct compiled compiled = asked_compile("score", methods, 3);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct asked asked = {.allowed = GG_NONE, .scores = cases[i].scores};
        CU_ASSERT_EQUAL(asked_plan(&compiled, NULL, &asked), GG_NO_PLAN);
        CU_ASSERT_TRUE(memcmp(asked.order, cases[i].order, sizeof cases[i].order) == 0);
    }
    compiled_free(&compiled);
}

/* A task whose last method was taken leaves no choice open: there is no room for one. */
static void the_last_method_by_score_is_no_choice(void)
{
    struct compiled compiled =
        compile_text("domain: d\nlimits: {plan: 2}\nstate: {x: bool}\n"
                     "actions: {get: {effects: x}, use: {preconditions: x}, idle: {}}\n"
                     "tasks:\n"
                     "  live: {methods: {m: {subtasks: [s, s, s, t, use]}}}\n"
                     "  s: {select: score, methods: {only: {score: {call: a}}}}\n"
                     "  t: {methods: {a: {}, b: {subtasks: get}}}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    struct room room = room_of(domain, 8, 1, 2);
    gg_task_problem task_problem = {.domain = domain,
                                    .agent_type = &domain->agent_types[0],
                                    .state = domain->start,
                                    .task = task_number(compiled.tables, "live")};
    CU_ASSERT_EQUAL(gg_decompose(&task_problem, &room.workspace, &room.plan), GG_FOUND);
    room_free(&room);
    compiled_free(&compiled);
}

void add_scores_suite(void)
{
    CU_pSuite suite = CU_add_suite("scores", NULL, NULL);
    CU_ADD_TEST(suite, tries_the_highest_score_first);
    CU_ADD_TEST(suite, every_score_counts);
    CU_ADD_TEST(suite, the_last_method_by_score_is_no_choice);
}
