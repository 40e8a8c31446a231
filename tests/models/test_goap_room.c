/* SPDX-License-Identifier: MIT */
/*
 * Plans for the goals of random problems, if there is little room for nodes
 * or steps or both: what is found is a plan, what is said to be proven is, and
 * otherwise the limit is named that was met.
 */
#include "models/goap_trial.h"
#include "suites.h"

enum { TRIALS = 10000 };

static bool check_room(struct trial *trial, enum way way, struct search_room *room,
                       gg_outcome *outcome)
{
    *outcome = trial_plan(trial, room, way);
    return trial_expect(trial_is_true(trial, room, *outcome), trial, "little room", *outcome);
}

/* --------------------------------------------------------------- few nodes */

/* From no node to enough: all sizes up to 12, then the double. Forward there are
 * enough when there are as many as states within reach. True if a plan was
 * found that is not proven. */
static bool check_nodes(struct trial *trial, enum way way)
{
    bool unproven = false, ended = false;
    uint32_t most = way == FORWARD ? (uint32_t)trial->answer.reached : 4096;
    for (uint32_t nodes = 0; !ended; nodes += nodes < 12 ? 1 : nodes) {
        gg_outcome outcome;
        nodes = nodes < most ? nodes : most;
        struct search_room room = search_room_of(trial->domain, nodes, TRIAL_STEPS);
        ended = !check_room(trial, way, &room, &outcome) || nodes == most ||
                outcome == trial_expected(trial);
        unproven |= outcome == GG_FOUND_UNPROVEN;
        if (ended && way == FORWARD)
            trial_expect(outcome == trial_expected(trial), trial, "nodes enough", outcome);
        search_room_free(&room);
    }
    return unproven;
}

static void any_number_of_nodes_ends_in_a_plan_or_a_limit(void)
{
    unsigned unproven[WAYS] = {0};
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct trial *trial = trial_new(60000 + seed);
        enum way way = trial_choice(seed, TO_WAY, 2) ? BACKWARD : MADE_AT_RUN_TIME;
        trial_compile(trial, trial_choice(seed, TO_TABLES, 3) ? TABLES_NONE : TABLES_SMALL);
        trial_enter(trial, trial_choice(seed, TO_STATE, 5) ? 0 : 1);
        unproven[FORWARD] += check_nodes(trial, FORWARD);
        unproven[way] += check_nodes(trial, way);
        trial_expect(!trial->asked_wrongly, trial, "the calls", GG_FOUND);
        trial_free(trial);
    }
    for (int way = 0; way < WAYS; way++)
        CU_ASSERT_TRUE(unproven[way] > random_cases(100));
}

/* What the oracle would say, where the runtime finds out with many nodes. */
static bool find_out(struct trial *trial)
{
    trial_enter(trial, 0);
    struct search_room room = search_room_of(trial->domain, 1 << 15, TRIAL_STEPS);
    gg_outcome outcome = trial_plan(trial, &room, FORWARD);
    trial->answer.solvable = outcome == GG_FOUND;
    trial->answer.cost = (int)room.search.cost;
    trial->answer.steps = room.plan.length;
    bool known = outcome == GG_NO_PLAN || (outcome == GG_FOUND && trial_is_plan(trial, &room));
    search_room_free(&room);
    return known;
}

static void few_nodes_are_enough_for_some_plan(void)
{
    unsigned unproven = 0, dearer = 0, unknown = 0;
    for (uint64_t seed = TRIAL_CRAFTING; seed < TRIAL_CRAFTING + 200; seed++) {
        struct trial *trial = trial_new(seed);
        trial_compile(trial, trial_choice(seed, TO_TABLES, 4) ? TABLES_NONE : TABLES_SMALL);
        bool known = find_out(trial);
        unknown += !known;
        for (uint32_t nodes = 10; known && nodes <= 320; nodes *= 2) {
            gg_outcome outcome;
            struct search_room room = search_room_of(trial->domain, nodes, TRIAL_STEPS);
            check_room(trial, (enum way)(nodes % WAYS), &room, &outcome);
            unproven += outcome == GG_FOUND_UNPROVEN;
            dearer += outcome == GG_FOUND_UNPROVEN && trial_compare(trial, &room) > 0;
            search_room_free(&room);
        }
        trial_free(trial);
    }
    CU_ASSERT_TRUE(unproven > 200);
    CU_ASSERT_TRUE(dearer > 150);
    CU_ASSERT_TRUE(unknown < 40);
}

/* --------------------------------------------------------------- few steps */

/* The plan may be as long as there is room for, and no longer. */
static void check_steps(struct trial *trial, enum way way)
{
    uint32_t nodes = way == FORWARD ? (uint32_t)trial->answer.reached : 1 << 14;
    for (int steps = 0; steps <= trial->answer.steps + 1; steps++) {
        gg_outcome outcome;
        struct search_room room = search_room_of(trial->domain, nodes, (uint16_t)steps);
        check_room(trial, way, &room, &outcome);
        gg_outcome expected =
            trial->answer.steps > steps ? GG_PLAN_TOO_LONG : trial_expected(trial);
        trial_expect(outcome == expected, trial, "few steps", outcome);
        search_room_free(&room);
    }
}

static void any_room_for_steps_ends_in_a_plan_or_the_limit(void)
{
    unsigned lengthy = 0;
    for (uint64_t seed = 1; random_case(seed, TRIALS / 10); seed++) {
        struct trial *trial = trial_lengthy(80000 + seed);
        trial_compile(trial, (enum tables_wanted)trial_choice(seed, TO_TABLES, TABLES_WANTED));
        trial_enter(trial, 0);
        for (int way = 0; way < WAYS; way++)
            check_steps(trial, (enum way)way);
        lengthy += trial->answer.steps > 3;
        trial_free(trial);
    }
    CU_ASSERT_TRUE(lengthy > random_cases(300));
}

/* The way without slices: gg_plan_make does both, and asks what is to be asked. */
static void one_call_plans_from_beginning_to_end(void)
{
    for (uint64_t seed = 1; random_case(seed, TRIALS / 10); seed++) {
        struct trial *trial = trial_new(100000 + seed);
        trial_compile(trial, (enum tables_wanted)trial_choice(seed, TO_TABLES, TABLES_WANTED));
        trial_enter(trial, 0);
        gg_goal_problem goal_problem = trial_aim(trial, FORWARD);
        uint32_t nodes = (uint32_t)trial->answer.reached;
        struct search_room room = search_room_of(trial->domain, nodes, TRIAL_STEPS);
        trial->may_ask = true;
        gg_outcome outcome = gg_plan_make(&room.search, &goal_problem, &room.plan);
        bool fine = outcome == trial_expected(trial) && trial_is_true(trial, &room, outcome);
        trial_expect(fine && !trial->asked_wrongly, trial, "at once", outcome);
        search_room_free(&room);
        trial_free(trial);
    }
}

/* ---------------------------------------------------------- little of both */

static void any_mixture_of_room_is_safe(void)
{
    for (uint64_t seed = 1; random_case(seed, TRIALS / 5); seed++) {
        struct dice dice = dice_of(seed);
        struct trial *trial = trial_new(120000 + seed);
        trial_compile(trial, (enum tables_wanted)trial_choice(seed, TO_TABLES, TABLES_WANTED));
        for (unsigned i = 0; i < 9; i++) {
            gg_outcome outcome;
            trial_enter(trial, i % TRIAL_STATES);
            struct search_room room =
                search_room_of(trial->domain, roll(&dice, 40), (uint16_t)roll(&dice, 6));
            check_room(trial, (enum way)(i / WAYS), &room, &outcome);
            search_room_free(&room);
        }
        trial_free(trial);
    }
}

void add_goap_room_suite(void)
{
    CU_pSuite suite = CU_add_suite("goap_room", NULL, NULL);
    CU_ADD_TEST(suite, any_number_of_nodes_ends_in_a_plan_or_a_limit);
    CU_ADD_TEST(suite, few_nodes_are_enough_for_some_plan);
    CU_ADD_TEST(suite, any_room_for_steps_ends_in_a_plan_or_the_limit);
    CU_ADD_TEST(suite, one_call_plans_from_beginning_to_end);
    CU_ADD_TEST(suite, any_mixture_of_room_is_safe);
}
