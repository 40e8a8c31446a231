/* SPDX-License-Identifier: MIT */
/*
 * Decompositions of random HTNs, against a planner of the test's own: with room
 * enough, with too little of everything, and with drawn methods.
 */
#include "models/htn_random.h"
#include "models/htn_write.h"
#include "models/record.h"
#include "suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is too much for the oracle is left out; it is seldom. */
enum { EFFORT = 20000, ROOM = 250, MOST_ACTIONS = 4096, MOST_ASKED = 4096 };

/* A random HTN, what the oracle says to it, and its tables. The agent comes
 * first, so that the calls find the rest. */
struct trial {
    gg_agent agent;
    struct htn htn;
    struct htn_search oracle;
    bool solvable;
    struct compiled compiled;
    gg_domain domain;
    gg_agent_type agent_type;
    unsigned asked[MOST_ACTIONS];
    unsigned asked_methods[MOST_ASKED]; /* by the number of the procedural precondition */
};

/* ---------------------------------------------------------------- trials */

/* A ground action as the oracle names it. */
static struct htn_step step_of(const struct trial *trial, uint16_t action)
{
    const char *name = trial->compiled.tables->problem->actions[action].name;
    struct htn_step step = {0, HTN_NOTHING};
    if (sscanf(name, "a%d(o%d)", &step.action, &step.object) < 1)
        CU_FAIL("the name of an action");
    return step;
}

static bool may_do(struct gg_agent *agent, uint16_t action)
{
    struct trial *trial = (struct trial *)agent;
    struct htn_step step = step_of(trial, action);
    trial->asked[action]++;
    return !trial->htn.actions[step.action].denied[step.object < 0 ? 0 : step.object];
}

static bool may_enter(struct gg_agent *agent, uint16_t task, uint16_t method)
{
    struct trial *trial = (struct trial *)agent;
    const struct ground_task *ground = &trial->compiled.tables->problem->tasks[task];
    trial->asked_methods[trial->domain.features->denials->of_methods[task][method].procedural]++;
    return htn_allows(&trial->htn, ground->name, ground->methods[method].name);
}

static const gg_denying_calls calls = {.calls = {.precondition = may_do}, .allows = may_enter};

/* False if the oracle gave up, or the compiler. */
static bool trial_start(struct trial *trial, uint64_t seed, const char *select)
{
    struct dice dice = dice_of(seed);
    struct text yaml = {0};
    memset(trial, 0, sizeof *trial);
    trial->htn = seed % 3 == 1 ? htn_random_reading(&dice) : htn_random(&dice);
    trial->oracle.htn = &trial->htn;
    trial->oracle.limit = EFFORT;
    trial->solvable = htn_solve(&trial->oracle);
    if (trial->oracle.effort > EFFORT)
        return false;
    htn_write(&trial->htn, select, &yaml);
    trial->compiled = compile_text(yaml.data);
    if (!trial->compiled.tables)
        printf("%s%s", yaml.data, trial->compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(trial->compiled.tables);
    text_free(&yaml);
    trial->domain = trial->compiled.tables->domain;
    trial->agent_type = trial->domain.agent_types[0];
    trial->agent_type.calls = &calls.calls;
    CU_ASSERT_TRUE_FATAL(trial->domain.action_count <= MOST_ACTIONS);
    CU_ASSERT_TRUE_FATAL(trial->domain.procedural_count <= MOST_ASKED);
    return true;
}

static gg_outcome decompose(struct trial *trial, struct room *room, uint32_t seed)
{
    gg_random random;
    gg_random_seed(&random, seed);
    memset(trial->asked, 0, sizeof trial->asked);
    memset(trial->asked_methods, 0, sizeof trial->asked_methods);
    gg_task_problem task_problem = {
        &trial->domain,         &trial->agent_type, &trial->agent, &random, trial->domain.start,
        trial->agent_type.task, &gg_method_noting,  false,         {0}};
    return gg_decompose(&task_problem, &room->workspace, &room->plan);
}

static struct room enough_room(const struct trial *trial)
{
    return room_of(&trial->domain, ROOM, ROOM, ROOM);
}

/* ----------------------------------------------------------- comparisons */

static int steps_of(const struct trial *trial, const gg_plan *plan, struct htn_step *steps)
{
    for (uint16_t i = 0; i < plan->length; i++)
        steps[i] = step_of(trial, plan->steps[i]);
    return plan->length;
}

static bool is_oracles_plan(const struct trial *trial, const gg_plan *plan)
{
    struct htn_step steps[ROOM];
    int length = steps_of(trial, plan, steps);
    return length == trial->oracle.length &&
           memcmp(steps, trial->oracle.plan, (size_t)length * sizeof *steps) == 0;
}

/* Whether the steps follow from the task by some methods or other. */
static bool is_some_plan(const struct trial *trial, const gg_plan *plan)
{
    struct htn_step steps[ROOM];
    int length = steps_of(trial, plan, steps);
    return length <= HTN_PLAN && htn_is_plan(&trial->htn, steps, length);
}

/* The methods that led to the plan. What stands for the variants of a split
 * action is none of them. */
static bool are_oracles_methods(const struct trial *trial, const gg_workspace *workspace)
{
    const struct problem *problem = trial->compiled.tables->problem;
    int count = 0;
    bool same = true;
    for (uint16_t i = 0; i < workspace->chosen_count && same; i++) {
        const struct ground_task *task = &problem->tasks[workspace->chosen[i].task];
        if (task->task && task->task->is_each)
            continue;
        const struct htn_chosen *expected = &trial->oracle.chosen[count++];
        struct text names = {0};
        htn_name(&names, 'k', expected->task, expected->object);
        same = count <= trial->oracle.chosen_count && strcmp(names.data, task->name) == 0;
        text_free(&names);
        htn_name(&names, 'm', expected->method, expected->inner);
        same = same && strcmp(names.data, task->methods[workspace->chosen[i].method].name) == 0;
        text_free(&names);
    }
    return same && count == trial->oracle.chosen_count;
}

static bool asked_nothing_twice(const struct trial *trial)
{
    for (uint16_t i = 0; i < trial->domain.action_count; i++)
        if (trial->asked[i] > 1)
            return false;
    for (int i = 0; i < MOST_ASKED; i++)
        if (trial->asked_methods[i] > 1)
            return false;
    return true;
}

static bool asked_what_the_oracle_needed(const struct trial *trial)
{
    for (uint16_t i = 0; i < trial->domain.action_count; i++) {
        struct htn_step step = step_of(trial, i);
        if (trial->asked[i] && !trial->oracle.asked[step.action][step.object < 0 ? 0 : step.object])
            return false;
    }
    return true;
}

/* ----------------------------------------------------------------- tests */

static bool agrees(struct trial *trial)
{
    struct room room = enough_room(trial);
    gg_outcome outcome = decompose(trial, &room, 1);
    bool fine = outcome == (trial->solvable ? GG_FOUND : GG_NO_PLAN);
    if (trial->solvable)
        fine = fine && is_oracles_plan(trial, &room.plan) &&
               are_oracles_methods(trial, &room.workspace) &&
               record_leads_to(&trial->domain, trial->agent_type.task, &room.workspace, &room.plan);
    else
        fine = fine && room.plan.length == 0 && room.workspace.chosen_count == 0;
    fine = fine && asked_nothing_twice(trial) && asked_what_the_oracle_needed(trial);
    room_free(&room);
    return fine;
}

/* Whether values of facts are objects of subtasks. */
static bool reads_subtasks(const struct htn *htn)
{
    for (int i = 0; i < htn->task_count; i++)
        for (int j = 0; j < htn->tasks[i].method_count; j++)
            for (int k = 0; k < htn->tasks[i].methods[j].subtask_count; k++)
                if (htn->tasks[i].methods[j].subtasks[k].object <= HTN_READING)
                    return true;
    return false;
}

static void finds_the_plan_that_the_oracle_finds(void)
{
    unsigned solved = 0, unsolved = 0, skipped = 0, backtracked = 0, read = 0;
    struct trial *trial = malloc(sizeof *trial);
    for (uint64_t seed = 1; random_case(seed, 12000); seed++) {
        if (!trial_start(trial, seed, NULL)) {
            skipped++;
            continue;
        }
        bool same = agrees(trial);
        CU_ASSERT_TRUE(same);
        if (!same)
            printf("seed %u\n", (unsigned)seed);
        solved += trial->solvable;
        unsolved += !trial->solvable;
        read += trial->solvable && trial->oracle.length > 0 && reads_subtasks(&trial->htn);
        backtracked += trial->solvable && trial->oracle.effort > trial->oracle.chosen_count;
        compiled_free(&trial->compiled);
    }
    free(trial);
    CU_ASSERT_TRUE(solved > random_cases(4000));
    CU_ASSERT_TRUE(unsolved > random_cases(1000));
    CU_ASSERT_TRUE(backtracked > random_cases(1000));
    CU_ASSERT_TRUE(skipped < random_cases(1000));
    CU_ASSERT_TRUE(read > random_cases(300));
}

/* Drawn methods: any plan of the task is right, and none only if there is
 * none. */
static void draws_find_a_plan_where_there_is_one(void)
{
    unsigned others = 0;
    struct trial *trial = malloc(sizeof *trial);
    for (uint64_t seed = 1; random_case(seed, 3000); seed++) {
        if (!trial_start(trial, seed + 20000, seed % 2 ? "random" : "weighted"))
            continue;
        struct room room = enough_room(trial);
        gg_outcome outcome = decompose(trial, &room, (uint32_t)seed);
        CU_ASSERT_EQUAL(outcome, trial->solvable ? GG_FOUND : GG_NO_PLAN);
        CU_ASSERT_TRUE(outcome != GG_FOUND || is_some_plan(trial, &room.plan));
        others += outcome == GG_FOUND && !is_oracles_plan(trial, &room.plan);
        room_free(&room);
        compiled_free(&trial->compiled);
    }
    free(trial);
    CU_ASSERT_TRUE(others > random_cases(100));
}

enum limit { FRAMES, CHOICES, STEPS, DEPTH, EXPANSIONS, ENTRIES, LIMITS };

/* Room that is enough but for one limit. */
static struct room room_with(const struct trial *trial, enum limit limit, uint16_t size)
{
    uint16_t frames = limit == FRAMES ? size : ROOM, choices = limit == CHOICES ? size : ROOM;
    struct room room =
        room_of(&trial->domain, frames, choices, limit == STEPS ? size : (uint16_t)ROOM);
    if (limit == DEPTH)
        room.workspace.depth_limit = size;
    if (limit == EXPANSIONS)
        room.workspace.expansion_limit = size;
    if (limit == ENTRIES)
        room.workspace.entry_capacity = size;
    return room;
}

/* Whether an outcome is right where one limit is narrow. Another way, round that
 * limit, may be so long that the expansions end on it. */
static bool is_right(const struct trial *trial, enum limit limit, gg_outcome outcome,
                     const struct room *room)
{
    static const gg_outcome named[LIMITS] = {GG_OUT_OF_MEMORY,     GG_OUT_OF_MEMORY,
                                             GG_PLAN_TOO_LONG,     GG_TOO_DEEP,
                                             GG_OUT_OF_EXPANSIONS, GG_OUT_OF_NODES};
    bool recurs = false;
    for (uint16_t i = 0; i < trial->domain.task_count; i++)
        recurs |= trial->domain.tasks[i].recursive;
    if (outcome == GG_FOUND)
        return is_some_plan(trial, &room->plan);
    if (room->plan.length)
        return false;
    if (outcome == GG_OUT_OF_EXPANSIONS)
        return room->workspace.expansions == room->workspace.expansion_limit;
    if (limit == FRAMES && recurs && outcome == GG_OUT_OF_NODES)
        return true;
    return outcome == named[limit] || (outcome == GG_NO_PLAN && !trial->solvable);
}

/* From nothing to what is enough; true if some size was too small. */
static bool check_sizes(struct trial *trial, enum limit limit)
{
    gg_outcome expected = trial->solvable ? GG_FOUND : GG_NO_PLAN;
    bool enough = false, too_small = false;
    for (uint16_t size = 0; size <= 300 && !enough; size++) {
        struct room room = room_with(trial, limit, size);
        gg_outcome outcome = decompose(trial, &room, 1);
        CU_ASSERT_TRUE(is_right(trial, limit, outcome, &room));
        CU_ASSERT_TRUE(asked_nothing_twice(trial));
        enough = outcome == expected && (!trial->solvable || is_oracles_plan(trial, &room.plan));
        too_small |= !enough;
        CU_ASSERT_TRUE(limit != EXPANSIONS || room.workspace.expansions <= size);
        CU_ASSERT_TRUE(room.workspace.chosen_count <= room.workspace.chosen_capacity);
        room_free(&room);
    }
    CU_ASSERT_TRUE(enough || limit == EXPANSIONS || limit == ENTRIES);
    return too_small;
}

static void any_size_of_memory_ends_in_a_plan_or_a_limit(void)
{
    unsigned too_small[LIMITS] = {0};
    struct trial *trial = malloc(sizeof *trial);
    for (uint64_t seed = 1; random_case(seed, 500); seed++) {
        if (!trial_start(trial, seed + 40000, NULL))
            continue;
        for (int limit = 0; limit < LIMITS; limit++)
            too_small[limit] += check_sizes(trial, (enum limit)limit);
        compiled_free(&trial->compiled);
    }
    free(trial);
    for (int limit = 0; limit < LIMITS; limit++)
        CU_ASSERT_TRUE(limit == ENTRIES ? too_small[limit] == 0
                                        : too_small[limit] > random_cases(10));
}

/* All limits at once, at random: nothing is written out of bounds, and what is
 * found is a plan. */
static void any_mixture_of_sizes_is_safe(void)
{
    struct trial *trial = malloc(sizeof *trial);
    for (uint64_t seed = 1; seed <= 300; seed++) {
        if (!trial_start(trial, seed + 60000, seed % 3 ? NULL : "random"))
            continue;
        struct dice dice = dice_of(seed);
        for (int i = 0; i < 30; i++) {
            struct room room = room_of(&trial->domain, (uint16_t)roll(&dice, 12),
                                       (uint16_t)roll(&dice, 12), (uint16_t)roll(&dice, 12));
            room.workspace.depth_limit = (uint16_t)roll(&dice, 12);
            room.workspace.expansion_limit = roll(&dice, 60);
            gg_outcome outcome = decompose(trial, &room, (uint32_t)i);
            if (outcome == GG_FOUND)
                CU_ASSERT_TRUE(is_some_plan(trial, &room.plan));
            CU_ASSERT_TRUE(outcome != GG_NO_PLAN || !trial->solvable);
            CU_ASSERT_TRUE(outcome == GG_FOUND || room.plan.length == 0);
            room_free(&room);
        }
        compiled_free(&trial->compiled);
    }
    free(trial);
}

/* Actions that copy, and those whose effects look up what they change or depend on a condition, are
 * several in the tables, each for one value or case. */
static bool is_split(const struct trial *trial, uint16_t action)
{
    const struct htn_action *written = &trial->htn.actions[step_of(trial, action).action];
    for (int i = 0; i < written->effect_count; i++)
        if (written->effects[i].sign == 'c' || written->effects[i].sign == '-' ||
            written->effects[i].object <= HTN_READING || written->effects[i].depends)
            return true;
    return false;
}

/* Puts a few actions into a plan at random; the oracle walks along. */
static bool checks_as_the_oracle(const struct trial *trial, gg_plan *plan, struct dice *dice)
{
    struct htn_step steps[ROOM];
    uint64_t *state = malloc((trial->domain.word_count + 1u) * sizeof *state);
    for (int i = 0; i < 3; i++) {
        uint16_t action = (uint16_t)roll(dice, trial->domain.action_count);
        if (!is_split(trial, action) && plan->length)
            plan->steps[roll(dice, plan->length)] = action;
    }
    for (uint16_t i = 0; i < plan->length; i++)
        if (is_split(trial, plan->steps[i]))
            plan->length = i;
    memcpy(state, trial->domain.start, trial->domain.word_count * sizeof *state);
    int expected = htn_walk(&trial->htn, steps, steps_of(trial, plan, steps));
    bool same = gg_plan_check(&trial->domain, plan, 0, state) == expected;
    free(state);
    return same;
}

static void checks_a_plan_step_by_step(void)
{
    unsigned failing = 0;
    struct trial *trial = malloc(sizeof *trial);
    for (uint64_t seed = 1; random_case(seed, 2000); seed++) {
        struct dice dice = dice_of(seed);
        if (!trial_start(trial, seed + 80000, NULL))
            continue;
        struct room room = enough_room(trial);
        bool found = decompose(trial, &room, 1) == GG_FOUND && room.plan.length;
        CU_ASSERT_TRUE(!found || checks_as_the_oracle(trial, &room.plan, &dice));
        failing += found;
        room_free(&room);
        compiled_free(&trial->compiled);
    }
    free(trial);
    CU_ASSERT_TRUE(failing > random_cases(400));
}

void add_htn_suite(void)
{
    CU_pSuite suite = CU_add_suite("htn", NULL, NULL);
    CU_ADD_TEST(suite, finds_the_plan_that_the_oracle_finds);
    CU_ADD_TEST(suite, draws_find_a_plan_where_there_is_one);
    CU_ADD_TEST(suite, any_size_of_memory_ends_in_a_plan_or_a_limit);
    CU_ADD_TEST(suite, any_mixture_of_sizes_is_safe);
    CU_ADD_TEST(suite, checks_a_plan_step_by_step);
}
