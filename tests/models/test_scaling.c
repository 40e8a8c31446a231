/* SPDX-License-Identifier: MIT */
/*
 * Problems that grow get a plan that can be carried out: with the default nodes as long as they
 * are of ordinary size, also if their goal is made at run time. The plans are carried out by the
 * models of scaling.h.
 */
#include "models/scaling.h"
#include "suites.h"
#include "support/search_room.h"
#include "support/support.h"

#include <stdio.h>

enum { NODES = 4096, STEPS = 2000 };

/* Plans a problem that is compiled, and carries the plan out; made: its goal is made at run time. */
static void check_plan(const struct scaling *scaling, const struct tables *tables, bool made)
{
    const gg_domain *domain = &tables->domain;
    struct search_room room = search_room_of(domain, NODES, STEPS);
    gg_goal_problem problem = {
        .domain = domain, .agent_type = &domain->agent_types[0], .state = domain->start};
    problem.goal = made ? GG_NONE : 0;
    problem.condition = &domain->goals[0].condition;
    gg_outcome outcome = gg_plan_make(&room.search, &problem, &room.plan);
    const char *steps[STEPS];
    unsigned cost = 0;
    for (unsigned i = 0; i < room.plan.length; i++)
        steps[i] = tables->problem->actions[room.plan.steps[i]].name;
    bool fine = (outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN) &&
                scaling_replays(scaling, steps, room.plan.length, &cost) &&
                cost == room.search.cost;
    CU_ASSERT_TRUE(fine);
    if (!fine)
        printf("%s %u, %u things, %u trucks%s: outcome %d, %u steps\n",
               scaling_name(scaling->family), scaling->size, scaling->things, scaling->trucks,
               made ? ", made" : "", (int)outcome, (unsigned)room.plan.length);
    search_room_free(&room);
}

static void check(const struct scaling *scaling)
{
    struct text yaml = {0};
    scaling_write(scaling, NODES, &yaml);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    check_plan(scaling, compiled.tables, false);
    check_plan(scaling, compiled.tables, true);
    compiled_free(&compiled);
    text_free(&yaml);
}

static void ordinary_problems_get_a_plan_with_the_default_nodes(void)
{
    static const struct scaling problems[] = {
        {SCALING_CRAFTING, 50, 0, 0},  {SCALING_CRAFTING, 200, 0, 0}, {SCALING_GRID, 6, 4, 0},
        {SCALING_XY, 6, 4, 0},         {SCALING_XY, 9, 4, 0},         {SCALING_LOGISTICS, 6, 3, 2},
        {SCALING_LOGISTICS, 16, 6, 2}, {SCALING_COUNTING, 40, 2, 0},  {SCALING_COUNTING, 100, 3, 0},
        {SCALING_BLOCKS, 0, 4, 0},     {SCALING_BLOCKS, 0, 6, 0},     {SCALING_GRIPPER, 0, 6, 0}};
    for (size_t i = 0; i < sizeof problems / sizeof *problems; i++)
        check(&problems[i]);
}

/* Searches in slices of this many expansions. The plan is empty until the search has ended. */
static gg_outcome plan_in_slices(gg_search *search, const gg_goal_problem *problem, gg_plan *plan,
                                 uint32_t slice)
{
    gg_outcome outcome = gg_search_begin(search, problem, plan);
    while (outcome == GG_SEARCHING) {
        CU_ASSERT_EQUAL(plan->length, 0);
        outcome = gg_search_run(search, slice);
    }
    return outcome;
}

/* Two grippers carry eight balls in four ways there and three back: 8 times up, 8 times down, 7
 * times through the door. With 4,096 nodes that is not proven, and the first plan that comes is
 * dearer. */
static void what_is_found_in_a_hurry_is_improved(void)
{
    static const uint32_t slices[] = {UINT32_MAX, 1000, 1};
    struct text yaml = {0};
    scaling_write(&(struct scaling){SCALING_GRIPPER, 0, 8, 0}, NODES, &yaml);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    for (size_t i = 0; i < sizeof slices / sizeof *slices; i++) {
        struct search_room room = search_room_of(domain, NODES, STEPS);
        gg_goal_problem problem = {
            .domain = domain, .agent_type = &domain->agent_types[0], .state = domain->start};
        problem.goal = GG_NONE;
        problem.condition = &domain->goals[0].condition;
        CU_ASSERT_EQUAL(plan_in_slices(&room.search, &problem, &room.plan, slices[i]),
                        GG_FOUND_UNPROVEN);
        CU_ASSERT_EQUAL(room.search.how, GG_HOW_GREEDY);
        CU_ASSERT_EQUAL(room.search.cost, 8 + 8 + 7);
        CU_ASSERT_EQUAL(room.plan.length, 8 + 8 + 7);
        search_room_free(&room);
    }
    compiled_free(&compiled);
    text_free(&yaml);
}

void add_scaling_suite(void)
{
    CU_pSuite suite = CU_add_suite("scaling", NULL, NULL);
    CU_ADD_TEST(suite, ordinary_problems_get_a_plan_with_the_default_nodes);
    CU_ADD_TEST(suite, what_is_found_in_a_hurry_is_improved);
}
