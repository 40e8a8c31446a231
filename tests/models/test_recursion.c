/* SPDX-License-Identifier: MIT */
/*
 * Tasks that come back to themselves in any way, at random: a plan is found if
 * there is one, and if there is none that is said. What this is compared with
 * is tried first on what can be known without it.
 */
#include "models/htn_random.h"
#include "models/recursion_trial.h"
#include "models/recursive_random.h"
#include "suites.h"

#include <stdio.h>
#include <stdlib.h>

/* Asserts; names the seed where it fails. */
static void expect(bool fine, uint64_t seed, const char *what)
{
    CU_ASSERT_TRUE(fine);
    if (!fine)
        printf("seed %lu: %s\n", (unsigned long)seed, what);
}

/* ------------------------------------------- the oracle, and depth first */

/* A problem, and how an oracle fared that goes depth first. The two have nothing in
 * common but what conditions and effects mean. */
struct check {
    struct htn htn;
    struct htn_space space;
    struct htn_search search;
    struct complete oracle;
    unsigned found, none, refused;
};

/* Where depth first has no end, it says nothing. */
static bool agrees(struct check *check)
{
    enum { EFFORT = 5000 };
    check->search = (struct htn_search){.htn = &check->htn, .limit = EFFORT};
    check->oracle = (struct complete){.space = &check->space};
    bool solvable = htn_solve(&check->search);
    if (!solvable && (check->search.cut || check->search.recurs || check->search.effort > EFFORT))
        return true;
    check->found += solvable;
    check->none += !solvable;
    return (complete_solve(&check->oracle, NULL) > 0) == solvable;
}

/* Whether both say the same to the plan, and to it with one step changed or the last
 * one left out. */
static bool agrees_on_plans(struct check *check, struct dice *dice)
{
    struct htn_step *steps = check->search.plan;
    int length = check->search.length;
    if (!complete_is_plan(&check->oracle, steps, length))
        return false;
    if (length == 0)
        return true;
    length -= roll(dice, 3) == 0;
    if (length > 0)
        steps[roll(dice, (uint32_t)length)] = steps[roll(dice, (uint32_t)length)];
    bool expected = htn_is_plan(&check->htn, steps, length);
    check->refused += !expected;
    return complete_is_plan(&check->oracle, steps, length) == expected;
}

static void the_oracle_agrees_with_one_that_goes_depth_first(void)
{
    struct check *check = calloc(1, sizeof *check);
    for (uint64_t seed = 1; random_case(seed, 4000); seed++) {
        struct dice dice = dice_of(seed);
        check->htn = htn_random(&dice);
        if (htn_size(&check->htn) > HTN_STATES)
            continue;
        check->space = htn_space_of(&check->htn);
        expect(agrees(check), seed, "whether there is a plan");
        expect(!check->search.length || agrees_on_plans(check, &dice), seed, "what is a plan");
        htn_space_free(&check->space);
    }
    CU_ASSERT_TRUE(check->found > random_cases(1000));
    CU_ASSERT_TRUE(check->none > random_cases(500));
    CU_ASSERT_TRUE(check->refused > random_cases(100));
    free(check);
}

static void the_oracle_agrees_on_recursion_that_ends(void)
{
    struct check *check = calloc(1, sizeof *check);
    for (uint64_t seed = 1; random_case(seed, 1200); seed++) {
        struct dice dice = dice_of(seed);
        check->htn = recursive_random(&dice, false);
        check->space = htn_space_of(&check->htn);
        expect(agrees(check), seed, "whether there is a plan");
        expect(complete_is_plan(&check->oracle, check->search.plan, check->search.length) ||
                   check->search.length == 0,
               seed, "what is a plan");
        htn_space_free(&check->space);
    }
    CU_ASSERT_TRUE(check->found > random_cases(300));
    CU_ASSERT_TRUE(check->none > random_cases(100));
    free(check);
}

static const struct complete_answers *same_answer(void *context, const struct complete_site *site,
                                                  int state)
{
    (void)site;
    (void)state;
    return context;
}

/* Of all plans of up to three steps of two actions that change nothing. */
static void a_condition_is_achieved_by_one_plan_alone(void)
{
    struct htn htn = {.object_count = 1, .fact_count = 1, .action_count = 2, .task_count = 1};
    htn.facts[0].top = 1;
    htn.tasks[0].method_count = htn.tasks[0].methods[0].subtask_count = 1;
    htn.tasks[0].methods[0].subtasks[0].form = HTN_ACHIEVE;
    struct htn_space space = htn_space_of(&htn);
    struct htn_step wanted[2] = {{0, HTN_NOTHING}, {1, HTN_NOTHING}};
    struct complete_answer answer = {space.start, wanted, 2};
    struct complete_answers answers = {&answer, 1};
    struct complete oracle = {.space = &space, .context = &answers, .achieve = same_answer};
    for (int length = 0; length <= 3; length++) {
        for (int number = 0; number < 1 << length; number++) {
            struct htn_step steps[3];
            for (int i = 0; i < length; i++)
                steps[i] = (struct htn_step){number >> i & 1, HTN_NOTHING};
            bool same = length == 2 && steps[0].action == 0 && steps[1].action == 1;
            CU_ASSERT_EQUAL(complete_is_plan(&oracle, steps, length), same);
        }
    }
    htn_space_free(&space);
}

/* --------------------------------------------- the oracle, and derivations */

enum { DERIVED_STEPS = 300, DERIVED_TASKS = 60 };

/* A decomposition that is made up at random, never going back. */
struct derivation {
    struct recursion_trial *trial;
    struct dice dice;
    int state, tasks, length;
    struct htn_step steps[DERIVED_STEPS];
};

static bool take_step(struct derivation *derivation, const struct htn_step *step)
{
    derivation->state = htn_after(&derivation->trial->space, step, derivation->state);
    if (derivation->state == HTN_NOTHING || derivation->length == DERIVED_STEPS)
        return false;
    derivation->steps[derivation->length++] = *step;
    return true;
}

static bool take_answer(struct derivation *derivation, const struct complete_site *site)
{
    const struct complete *oracle = &derivation->trial->oracle;
    const struct complete_answers *answers =
        oracle->achieve(oracle->context, site, derivation->state);
    if (answers->count == 0)
        return false;
    const struct complete_answer *answer =
        &answers->items[roll(&derivation->dice, (uint32_t)answers->count)];
    for (int i = 0; i < answer->length; i++)
        if (!take_step(derivation, &answer->steps[i]))
            return false;
    return true;
}

static bool derive(struct derivation *derivation, int task, int object);

static bool derive_method(struct derivation *derivation, struct complete_site site)
{
    const struct htn *htn = &derivation->trial->htn;
    const struct htn_method *method = &htn->tasks[site.task].methods[site.method];
    if (!htn_may_enter(htn, method, site.objects,
                       &derivation->trial->space.states[derivation->state]))
        return false;
    for (site.subtask = 0; site.subtask < method->subtask_count; site.subtask++) {
        const struct htn_subtask *subtask = &method->subtasks[site.subtask];
        struct htn_step called = {subtask->number, htn_object(subtask->object, site.objects)};
        bool done = subtask->form == HTN_TASK     ? derive(derivation, called.action, called.object)
                    : subtask->form == HTN_ACTION ? take_step(derivation, &called)
                                                  : take_answer(derivation, &site);
        if (!done)
            return false;
    }
    return true;
}

static bool derive(struct derivation *derivation, int task, int object)
{
    const struct htn *htn = &derivation->trial->htn;
    if (++derivation->tasks > DERIVED_TASKS)
        return false;
    uint32_t count = (uint32_t)htn->tasks[task].method_count;
    struct complete_site site = {.task = task, .method = (int)roll(&derivation->dice, count)};
    site.objects.outer = object;
    site.objects.inner = HTN_NOTHING;
    if (htn->tasks[task].methods[site.method].indexed)
        site.objects.inner = (int)roll(&derivation->dice, (uint32_t)htn->object_count);
    return derive_method(derivation, site);
}

/* What was made up leads to an end that the oracle knows, and is a plan. */
static unsigned check_derivations(struct recursion_trial *trial)
{
    bool ends[HTN_STATES];
    unsigned derived = 0;
    struct derivation derivation = {.trial = trial, .dice = dice_of(trial->seed)};
    CU_ASSERT_EQUAL(complete_solve(&trial->oracle, ends) > 0, trial->solvable);
    for (int i = 0; i < 20; i++) {
        derivation.state = trial->space.start;
        derivation.tasks = derivation.length = 0;
        if (!derive(&derivation, 0, HTN_NOTHING))
            continue;
        derived++;
        expect(ends[derivation.state], trial->seed, "an end is missing");
        expect(complete_is_plan(&trial->oracle, derivation.steps, derivation.length), trial->seed,
               "a plan is none");
    }
    return derived;
}

static void the_oracle_knows_what_is_made_up_at_random(void)
{
    unsigned derived = 0;
    for (uint64_t seed = 1; random_case(seed, 2000); seed++) {
        struct recursion_trial *trial = recursion_trial_new(seed + 20000);
        derived += check_derivations(trial);
        recursion_trial_free(trial);
    }
    CU_ASSERT_TRUE(derived > random_cases(5000));
}

/* ------------------------------------------------------------ the runtime */

/* What the problems of a test were like. */
struct seen {
    unsigned solved, unsolved, deep, limits;
};

static void plan_once(struct recursion_trial *trial, const struct recursion_limits *limits,
                      uint32_t seed, struct seen *seen)
{
    struct recursion_room room = recursion_room_of(trial, limits);
    gg_outcome outcome = recursion_plan(trial, &room, seed);
    bool ended = outcome == GG_FOUND || outcome == GG_NO_PLAN;
    expect(recursion_is_true(trial, &room, outcome), trial->seed, "the outcome is wrong");
    expect(recursion_asked_once(trial), trial->seed, "asked twice");
    expect(ended || limits != &recursion_enough || recursion_is_cut(trial), trial->seed,
           "a limit where there is room");
    seen->solved += outcome == GG_FOUND;
    seen->unsolved += outcome == GG_NO_PLAN;
    seen->limits += !ended;
    seen->deep += ended && trial->oracle.rounds > 3;
    recursion_room_free(&room);
}

static void finds_a_plan_exactly_where_there_is_one(void)
{
    struct seen seen = {0};
    for (uint64_t seed = 1; random_case(seed, 10000); seed++) {
        struct recursion_trial *trial = recursion_trial_new(seed);
        plan_once(trial, &recursion_enough, (uint32_t)seed, &seen);
        recursion_trial_free(trial);
    }
    CU_ASSERT_TRUE(seen.solved > random_cases(4000));
    CU_ASSERT_TRUE(seen.unsolved > random_cases(3000));
    CU_ASSERT_TRUE(seen.deep > random_cases(3000));
    CU_ASSERT_TRUE(seen.limits <= random_cases(20)); /* those of other states of conditions */
}

/* Small in one way, or in all. */
static struct recursion_limits draw_limits(struct dice *dice)
{
    struct recursion_limits limits = recursion_enough;
    uint32_t way = roll(dice, 6), size = 1 + roll(dice, 30);
    if (way == 0 || way == 5)
        limits.frames = (uint16_t)roll(dice, size);
    if (way == 1 || way == 5)
        limits.choices = (uint16_t)roll(dice, size);
    if (way == 2 || way == 5)
        limits.steps = (uint16_t)roll(dice, size);
    if (way == 3 || way == 5)
        limits.depth = (uint16_t)roll(dice, size);
    if (way == 4 || way == 5)
        limits.expansions = roll(dice, 5 * size);
    return limits;
}

static void any_room_ends_in_a_plan_or_a_limit(void)
{
    struct seen seen = {0};
    for (uint64_t seed = 1; random_case(seed, 2000); seed++) {
        struct recursion_trial *trial = recursion_trial_new(seed + 40000);
        struct dice dice = dice_of(seed);
        for (uint32_t i = 0; i < 12; i++) {
            struct recursion_limits limits = draw_limits(&dice);
            plan_once(trial, &limits, i, &seen);
        }
        recursion_trial_free(trial);
    }
    CU_ASSERT_TRUE(seen.solved > random_cases(5000));
    CU_ASSERT_TRUE(seen.unsolved > random_cases(5000));
    CU_ASSERT_TRUE(seen.limits > random_cases(1000));
}

/* What there is no room for is left out at the end of the record. */
static void a_short_record_is_the_beginning_of_a_long_one(void)
{
    unsigned compared = 0;
    for (uint64_t seed = 1; seed <= 150; seed++) {
        struct recursion_trial *trial = recursion_trial_new(seed);
        struct recursion_room whole = recursion_room_of(trial, &recursion_enough);
        gg_outcome outcome = recursion_plan(trial, &whole, 1);
        const gg_workspace *full = &whole.decomposing.workspace;
        for (uint16_t room = 0; outcome == GG_FOUND && room < full->chosen_count && room < 12;
             room++) {
            struct recursion_room part = recursion_room_of(trial, &recursion_enough);
            gg_workspace *cut = &part.decomposing.workspace;
            cut->chosen_capacity = room;
            expect(recursion_plan(trial, &part, 1) == GG_FOUND, seed, "found");
            expect(!cut->chosen_complete && cut->chosen_count == room, seed, "is cut");
            for (uint16_t i = 0; i < room; i++)
                expect(cut->chosen[i].task == full->chosen[i].task &&
                           (cut->chosen[i].task >= trial->domain->task_count ||
                            cut->chosen[i].method == full->chosen[i].method),
                       seed, "the same entries");
            expect(part.decomposing.plan.length == whole.decomposing.plan.length, seed,
                   "the same plan");
            compared++;
            recursion_room_free(&part);
        }
        recursion_room_free(&whole);
        recursion_trial_free(trial);
    }
    CU_ASSERT_TRUE(compared > 100);
}

void add_recursion_suite(void)
{
    CU_pSuite suite = CU_add_suite("recursion", NULL, NULL);
    CU_ADD_TEST(suite, a_short_record_is_the_beginning_of_a_long_one);
    CU_ADD_TEST(suite, the_oracle_agrees_with_one_that_goes_depth_first);
    CU_ADD_TEST(suite, the_oracle_agrees_on_recursion_that_ends);
    CU_ADD_TEST(suite, a_condition_is_achieved_by_one_plan_alone);
    CU_ADD_TEST(suite, the_oracle_knows_what_is_made_up_at_random);
    CU_ADD_TEST(suite, finds_a_plan_exactly_where_there_is_one);
    CU_ADD_TEST(suite, any_room_ends_in_a_plan_or_a_limit);
}
