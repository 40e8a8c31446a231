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
#include <stdlib.h>

enum { NODES = 4096, STEPS = 2000 };

/* Plans a problem, and carries the plan out. */
static void check(const struct scaling *scaling, uint32_t nodes, bool made)
{
    struct text yaml = {0};
    scaling_write(scaling, nodes, &yaml);
    struct compiled compiled = compile_text(yaml.data);
    if (!compiled.tables)
        printf("%s%s", yaml.data, compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    struct search_room room = search_room_of(domain, nodes, STEPS);
    gg_goal_problem problem = {
        .domain = domain, .agent_type = &domain->agent_types[0], .state = domain->start};
    problem.goal = made ? GG_NONE : 0;
    problem.condition = &domain->goals[0].condition;
    gg_outcome outcome = gg_plan_make(&room.search, &problem, &room.plan);
    const char *steps[STEPS];
    unsigned cost = 0;
    for (unsigned i = 0; i < room.plan.length; i++)
        steps[i] = compiled.tables->problem->actions[room.plan.steps[i]].name;
    bool fine = (outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN) &&
                scaling_replays(scaling, steps, room.plan.length, &cost) &&
                cost == room.search.cost;
    CU_ASSERT_TRUE(fine);
    if (!fine || getenv("SHOW"))
        printf("%s %u, %u things, %u trucks%s: outcome %d, how %d, expanded %u, generated %u, "
               "%u steps, cost %u, %u actions\n",
               scaling_name(scaling->family), scaling->size, scaling->things, scaling->trucks,
               made ? ", made" : "", (int)outcome, room.search.how, (unsigned)room.search.expanded,
               (unsigned)room.search.generated, (unsigned)room.plan.length, room.search.cost,
               domain->action_count);
    search_room_free(&room);
    compiled_free(&compiled);
    text_free(&yaml);
}

static void ordinary_problems_get_a_plan_with_the_default_nodes(void)
{
    static const struct scaling problems[] = {
        {SCALING_CRAFTING, 20, 0, 0},  {SCALING_CRAFTING, 50, 0, 0}, {SCALING_CRAFTING, 100, 0, 0},
        {SCALING_CRAFTING, 200, 0, 0}, {SCALING_GRID, 4, 2, 0},      {SCALING_GRID, 6, 3, 0},
        {SCALING_GRID, 6, 4, 0},       {SCALING_XY, 6, 3, 0},        {SCALING_XY, 6, 4, 0},
        {SCALING_XY, 9, 4, 0},         {SCALING_LOGISTICS, 6, 3, 2}, {SCALING_LOGISTICS, 16, 4, 2},
        {SCALING_LOGISTICS, 16, 6, 2}, {SCALING_COUNTING, 10, 2, 0}, {SCALING_COUNTING, 40, 2, 0},
        {SCALING_COUNTING, 100, 3, 0},
    };
    for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
        check(&problems[i], NODES, false);
        check(&problems[i], NODES, true);
    }
}

void add_scaling_suite(void)
{
    CU_pSuite suite = CU_add_suite("scaling", NULL, NULL);
    CU_ADD_TEST(suite, ordinary_problems_get_a_plan_with_the_default_nodes);
}
