/* SPDX-License-Identifier: MIT */
/*
 * The first plan of a task is that of plain decomposition, whatever is remembered on the way;
 * and it is found within the default limits. Random domains; worked ones are in test_order.c.
 */
#include "models/fewest_steps.h"
#include "models/recursion_trial.h"
#include "suites.h"
#include "tables/memory_plan.h"

#include <stdio.h>
#include <stdlib.h>

/* Asserts; names the seed where it fails. */
static void expect(bool fine, uint64_t seed, const char *what)
{
    CU_ASSERT_TRUE(fine);
    if (!fine)
        printf("seed %lu: %s\n", (unsigned long)seed, what);
}

/* ----------------------------------------------------- the order of methods */

/* Whether the runtime's first plan is the oracle's. */
static bool is_first_plan(const struct recursion_trial *trial, const struct htn_search *oracle,
                          const gg_plan *plan)
{
    bool same = plan->length == oracle->length;
    for (uint16_t i = 0; same && i < plan->length; i++) {
        struct htn_step step = recursion_step(trial, plan->steps[i]);
        same = step.action == oracle->plan[i].action && step.object == oracle->plan[i].object;
    }
    return same;
}

/* Plans with memory for so many entries, and compares with what plain decomposition finds. */
static void compare_first(struct recursion_trial *trial, const struct htn_search *oracle,
                          uint32_t entries)
{
    struct recursion_room room = recursion_room_of(trial, &recursion_enough);
    if (entries < room.decomposing.workspace.entry_capacity)
        room.decomposing.workspace.entry_capacity = entries;
    gg_outcome outcome = recursion_plan(trial, &room, 1);
    bool found = oracle->length > 0 || trial->solvable;
    expect(outcome == (found ? GG_FOUND : GG_NO_PLAN), trial->seed, "whether there is a plan");
    expect(is_first_plan(trial, oracle, &room.decomposing.plan), trial->seed, "another plan");
    recursion_room_free(&room);
}

/* Wherever plain decomposition comes to an end, and no task comes up within itself, from the
 * same state, its first plan is the runtime's, whatever that can remember. */
static void the_first_plan_is_that_of_plain_decomposition(void)
{
    enum { EFFORT = 20000 };
    unsigned compared = 0, solved = 0;
    struct htn_search *oracle = malloc(sizeof *oracle);
    for (uint64_t seed = 1; random_case(seed, 8000); seed++) {
        struct recursion_trial *trial = recursion_trial_ordered(seed + 100000);
        struct dice dice = dice_of(seed);
        *oracle = (struct htn_search){.htn = &trial->htn, .limit = EFFORT};
        bool found = htn_solve(oracle);
        if (!oracle->recurs && !oracle->cut && oracle->effort <= EFFORT) {
            expect(found == trial->solvable, trial->seed, "the oracles differ");
            compare_first(trial, oracle, UINT32_MAX);
            compare_first(trial, oracle, roll(&dice, 60));
            compared++;
            solved += found;
        }
        recursion_trial_free(trial);
    }
    free(oracle);
    CU_ASSERT_TRUE(compared > random_cases(3000));
    CU_ASSERT_TRUE(solved > random_cases(1500));
}

/* ------------------------------------------------------------ default limits */

/* Plans with a planner as the compiler makes it. */
static gg_outcome plan_by_default(struct recursion_trial *trial, uint32_t *expansions)
{
    struct memory_size_values sizes = memory_size_values_of(trial->compiled.tables);
    struct pool *pool = pool_new();
    gg_planner planner = {0};
    memory_make_planner(&sizes, pool, &planner);
    gg_random random;
    gg_random_seed(&random, 1);
    gg_plan plan = {planner.steps, trial->domain->plan_limit, 0};
    gg_task_problem problem = {.domain = trial->domain,
                               .agent_type = &trial->agent_type,
                               .agent = &trial->agent,
                               .random = &random,
                               .state = trial->domain->start,
                               .task = trial->agent_type.task};
    gg_outcome outcome = gg_decompose(&problem, &planner.workspace, &plan);
    *expansions = planner.workspace.expansions;
    pool_free(pool);
    return outcome;
}

/* Without recursion, default limits are enough wherever there is a plan. */
static void no_plan_is_given_up_where_there_is_one(void)
{
    unsigned found = 0, hard = 0;
    for (uint64_t seed = 1; random_case(seed, 6000); seed++) {
        struct recursion_trial *trial = recursion_trial_plain(seed + 200000);
        uint32_t expansions;
        gg_outcome outcome = plan_by_default(trial, &expansions);
        int least = fewest_steps(trial);
        expect((least != HTN_NOTHING) == trial->solvable, seed, "the oracles differ");
        bool exists = least != HTN_NOTHING && least <= trial->domain->plan_limit;
        expect(outcome == GG_FOUND || !exists, seed, "given up");
        expect(outcome != GG_FOUND || trial->solvable, seed, "found what is none");
        found += outcome == GG_FOUND;
        hard += outcome == GG_FOUND && expansions > 100;
        recursion_trial_free(trial);
    }
    CU_ASSERT_TRUE(found > random_cases(1500));
    CU_ASSERT_TRUE(hard > random_cases(20));
}

/* A walk over a thousand places that never comes to its end: each place is gone to once,
 * however often ways lead back to it, in the plain order and once more by the chart, and then
 * there is no plan. */
static void each_of_many_states_is_worked_out_once(void)
{
    struct compiled compiled =
        compile_text("domain: d\nlimits: {depth: 4000}\nstate: {at: 0..999, end: bool}\n"
                     "actions: {up: {effects: at += 1}, down: {effects: at -= 1}}\n"
                     "tasks:\n  walk:\n    methods:\n"
                     "      stop: {preconditions: end}\n"
                     "      forth: {preconditions: at < 999, subtasks: [up, walk]}\n"
                     "      back: {preconditions: at > 0, subtasks: [down, walk]}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    struct room room = room_of(domain, 4000, 4000, 2000);
    gg_task_problem task_problem = {.domain = domain, .agent_type = &domain->agent_types[0]};
    task_problem.state = domain->start;
    task_problem.task = task_number(compiled.tables, "walk");
    CU_ASSERT_EQUAL(gg_decompose(&task_problem, &room.workspace, &room.plan), GG_NO_PLAN);
    CU_ASSERT_EQUAL(room.workspace.expansions, 4 * 999 - 1);
    room_free(&room);
    compiled_free(&compiled);
}

void add_first_plan_suite(void)
{
    CU_pSuite suite = CU_add_suite("first plan", NULL, NULL);
    CU_ADD_TEST(suite, the_first_plan_is_that_of_plain_decomposition);
    CU_ADD_TEST(suite, no_plan_is_given_up_where_there_is_one);
    CU_ADD_TEST(suite, each_of_many_states_is_worked_out_once);
}
