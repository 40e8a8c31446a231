/* SPDX-License-Identifier: MIT */
/*
 * Policies of random problems: a plan that is read from one costs what the cheapest plan costs that a
 * plain search finds, and has as few steps; each state has the action of a distance table; and the
 * runtime reads what is not denied, and searches for the rest.
 */
#include "domain/agent_type.h"
#include "ground/values.h"
#include "heuristic/policy.h"
#include "heuristic/projection.h"
#include "models/goap_trial.h"
#include "models/plain.h"
#include "suites.h"
#include "tables/pack_policy.h"

#include <string.h>

enum { TRIALS = 4000, WORK = 2000000, NODES = 65535 };

/* A random problem that asks the game nothing, and the policy of its goal. */
struct subject {
    struct trial *trial;
    const struct problem *problem;
    struct pool *pool;
    uint64_t *costs;
    struct objective objective;
    struct policy *policy;
};

/* What the game would deny or make dearer is not part of a policy; what walks cost that a function
 * tells is not either. */
static void answer_as_expected(struct goap *goap)
{
    for (int i = 0; i < goap->action_count; i++) {
        struct goap_action *action = &goap->actions[i];
        for (int j = 0; j < GOAP_OBJECTS; j++) {
            action->denied[j] = false;
            action->dynamic_cost[j] = action->cost;
        }
    }
}

/* The objective of the first goal, for the first agent type. */
static struct objective objective_of_goal(struct pool *pool, const struct problem *problem,
                                          const uint64_t *costs)
{
    const struct agent_type *agent_type = &problem->domain->agent_types[0];
    const struct dnf *goal = &problem->goals[0].condition;
    struct relevance relevance = relevance_of(pool, relevance_search_new(pool, problem), goal,
                                              actions_possible(pool, problem, agent_type));
    struct objective objective = objective_of(pool, problem, goal, &relevance, costs);
    objective.work = WORK;
    return objective;
}

static struct subject subject_with(uint64_t seed, enum tables_wanted wanted)
{
    struct subject subject = {.trial = trial_new(seed), .pool = pool_new()};
    answer_as_expected(&subject.trial->goap);
    trial_compile(subject.trial, wanted);
    subject.problem = subject.trial->compiled.tables->problem;
    subject.costs = action_costs(subject.pool, subject.problem);
    subject.objective = objective_of_goal(subject.pool, subject.problem, subject.costs);
    return subject;
}

static struct subject subject_of(uint64_t seed)
{
    return subject_with(seed, TABLES_NONE);
}

static void subject_free(struct subject *subject)
{
    pool_free(subject->pool);
    trial_free(subject->trial);
}

/* ---------------------------------------------------------------- plans are read */

static struct plain_state state_of(const struct subject *subject)
{
    const struct tables *tables = subject->trial->compiled.tables;
    struct plain_state state = {{0}};
    for (size_t i = 0; i < tables->layout.fact_count; i++)
        state.values[tables->layout.variables[i]] =
            gg_read(subject->trial->domain, (uint16_t)i, subject->trial->packed);
    return state;
}

/* Reads the plan from the trial's state; its steps, or -1 where there is none. */
static int read_plan(const struct subject *subject, struct goap_step *steps)
{
    struct plain_state state = state_of(subject);
    for (int count = 0; count < TRIAL_STEPS; count++) {
        uint32_t leaf = policy_at(subject->policy, state.values);
        if (leaf < POLICY_ACTIONS)
            return leaf == POLICY_HOLDS ? count : -1;
        size_t action = leaf - POLICY_ACTIONS;
        steps[count] = trial_step(subject->trial, (uint16_t)action);
        plain_act(subject->problem, action, &state);
    }
    return TRIAL_STEPS;
}

static bool is_cheapest(const struct subject *subject)
{
    const struct goap_answer *answer = &subject->trial->answer;
    struct goap_step steps[TRIAL_STEPS];
    int cost, count = read_plan(subject, steps);
    if (count < 0 || !answer->solvable)
        return count < 0 && !answer->solvable;
    return count == answer->steps && count < TRIAL_STEPS &&
           goap_replays(&subject->trial->goap, &subject->trial->state, steps, (uint16_t)count,
                        &cost) &&
           cost == answer->cost;
}

/* What was compared. */
struct counts {
    unsigned solved, unsolved, lengthy, without;
};

/* Plans from some states of a problem. */
static void check_plans(struct subject *subject, struct counts *counts)
{
    counts->without += !subject->policy;
    for (unsigned i = 0; subject->policy && i < TRIAL_STATES; i++) {
        trial_enter(subject->trial, i);
        trial_expect(is_cheapest(subject), subject->trial, "a policy", GG_FOUND);
        counts->solved += subject->trial->answer.solvable;
        counts->unsolved += !subject->trial->answer.solvable;
        counts->lengthy += subject->trial->answer.steps > 3;
    }
}

static void plans_are_the_cheapest(void)
{
    struct counts counts = {0};
    for (uint64_t seed = 1; seed <= random_cases(TRIALS); seed++) {
        struct subject subject = subject_of(seed);
        uint64_t work = WORK;
        subject.policy = policy_make(subject.pool, &subject.objective, NODES, &work);
        if (!subject.trial->goap.calls_travel)
            check_plans(&subject, &counts);
        subject_free(&subject);
    }
    CU_ASSERT_TRUE(counts.solved > random_cases(TRIALS));
    CU_ASSERT_TRUE(counts.unsolved > random_cases(TRIALS / 8));
    CU_ASSERT_TRUE(counts.lengthy > random_cases(TRIALS / 8));
    CU_ASSERT_TRUE(counts.without < random_cases(TRIALS / 100));
}

/* ------------------------------------------------------------------- all states */

/* The pattern of all facts that matter; false if its table would be too large. */
static bool whole_pattern(const struct subject *subject, struct pattern *pattern)
{
    *pattern = (struct pattern){.count = 0};
    for (size_t i = 0; i < subject->objective.variable_count; i++) {
        if (!pattern_takes(pattern, subject->problem, subject->objective.variables[i], 4096))
            return false;
        pattern_add(pattern, subject->problem, subject->objective.variables[i]);
    }
    return true;
}

/* How many states of a table have another action in the policy. */
static unsigned differences(const struct subject *subject, const struct pattern *pattern)
{
    struct pool *pool = subject->pool;
    struct projection *projection =
        projection_make(pool, &subject->objective, pattern, subject->costs);
    size_t *actions = pool_take(pool, (pattern->size + (size_t)1) * sizeof *actions);
    int32_t *offsets = pool_take(pool, (pattern->size + (size_t)1) * sizeof *offsets);
    unsigned different = 0;
    projection_policy(projection, subject->costs, actions, offsets);
    for (uint32_t i = 0; i < projection->pattern.size; i++) {
        struct plain_state state = {{0}};
        for (size_t j = 0; j < pattern->count; j++)
            state.values[pattern->variables[j]] = i / projection->strides[j] % projection->sizes[j];
        uint64_t distance = projection->distances[i];
        uint32_t leaf = policy_at(subject->policy, state.values);
        different += leaf != (distance == GG_FAR ? POLICY_NO_PLAN
                              : distance == 0    ? POLICY_HOLDS
                                                 : POLICY_ACTIONS + (uint32_t)actions[i]);
    }
    return different;
}

static void each_state_has_the_action_of_a_table(void)
{
    unsigned compared = 0;
    for (uint64_t seed = 1; seed <= random_cases(TRIALS); seed++) {
        struct subject subject = subject_of(50000 + seed);
        struct pattern pattern;
        uint64_t work = WORK;
        subject.policy = policy_make(subject.pool, &subject.objective, NODES, &work);
        if (subject.policy && whole_pattern(&subject, &pattern)) {
            trial_expect(differences(&subject, &pattern) == 0, subject.trial, "a table", GG_FOUND);
            compared++;
        }
        subject_free(&subject);
    }
    CU_ASSERT_TRUE(compared > random_cases(TRIALS / 2));
}

/* With less work there is the same policy or none; what was done is taken from the work. */
static void less_work_is_the_same_or_none(void)
{
    unsigned made = 0, given_up = 0;
    for (uint64_t seed = 1; seed <= random_cases(TRIALS / 10); seed++) {
        struct subject subject = subject_of(seed);
        uint64_t left = WORK;
        subject.policy = policy_make(subject.pool, &subject.objective, NODES, &left);
        uint64_t work = WORK - left, given = work * (seed % 8) / 2;
        left = given;
        struct policy *policy = policy_make(subject.pool, &subject.objective, NODES, &left);
        CU_ASSERT_TRUE(left <= given);
        if (policy && subject.policy && given >= 2 * work) {
            CU_ASSERT_EQUAL(policy->nodes.count, subject.policy->nodes.count);
            made++;
        }
        given_up += !policy;
        subject_free(&subject);
    }
    CU_ASSERT_TRUE(made > random_cases(TRIALS / 40));
    CU_ASSERT_TRUE(given_up > random_cases(TRIALS / 80));
}

/* ------------------------------------------------------------ what the runtime reads */

/* A subject whose tables have its policy. */
struct reader {
    struct subject subject;
    gg_domain domain;
    gg_heuristic heuristic;
    const gg_heuristic *heuristics[1];
    uint64_t refused[TRIAL_ACTIONS / 64];
    bool refuses;
};

static bool reader_make(struct reader *reader)
{
    struct subject *subject = &reader->subject;
    struct trial *trial = subject->trial;
    uint64_t work = WORK;
    subject->policy = policy_make(subject->pool, &subject->objective, NODES, &work);
    if (!subject->policy || trial->goap.calls_travel)
        return false;
    const struct tables *tables = trial->compiled.tables;
    reader->domain = *trial->domain;
    reader->heuristic = *trial->agent_type.heuristics[0];
    reader->heuristic.policy =
        pack_policy(subject->pool, subject->pool, &tables->layout, subject->policy);
    reader->heuristic.reading = &gg_policy_reading;
    CU_ASSERT_PTR_NOT_NULL_FATAL(reader->heuristic.policy);
    reader->heuristics[0] = &reader->heuristic;
    trial->domain = &reader->domain;
    trial->agent_type.heuristics = reader->heuristics;
    return true;
}

/* Some actions are denied, by the game or because others have claimed what they need, and some cost
 * more. The oracle is told of all as if the game had denied it. */
static void deny_some(struct reader *reader, struct dice *dice)
{
    struct trial *trial = reader->subject.trial;
    uint32_t of = 1 + roll(dice, 12);
    memset(reader->refused, 0, sizeof reader->refused);
    reader->refuses = roll(dice, 2);
    answer_as_expected(&trial->goap);
    for (uint16_t i = 0; i < reader->domain.action_count; i++) {
        struct goap_step step = trial_step(trial, i);
        int object = step.object < 0 ? 0 : step.object;
        struct goap_action *action = &trial->goap.actions[step.action];
        bool procedural = reader->domain.actions[i].procedural != GG_NONE;
        if (roll(dice, of) == 0)
            action->dynamic_cost[object] = action->cost + 1 + (int)roll(dice, 3);
        if (roll(dice, of) > 0 || (!procedural && !reader->refuses))
            continue;
        action->procedural = action->denied[object] = true;
    }
    for (uint16_t i = 0; i < reader->domain.action_count; i++) {
        struct goap_step step = trial_step(trial, i);
        bool denied = trial->goap.actions[step.action].denied[step.object < 0 ? 0 : step.object];
        if (denied && reader->domain.actions[i].procedural == GG_NONE)
            reader->refused[i / 64] |= (uint64_t)1 << i % 64;
    }
    memset(trial->answered, 0, sizeof trial->answered);
}

/* Whether nothing stands in the way of a plan. */
static bool is_allowed(const struct trial *trial, const struct goap_step *steps, int count)
{
    for (int i = 0; i < count; i++) {
        const struct goap_action *action = &trial->goap.actions[steps[i].action];
        int object = steps[i].object < 0 ? 0 : steps[i].object;
        if (action->procedural && action->denied[object])
            return false;
        if (action->called && action->dynamic_cost[object] > action->cost)
            return false;
    }
    return true;
}

static gg_outcome plan_with(struct reader *reader, struct search_room *room)
{
    struct trial *trial = reader->subject.trial;
    gg_goal_problem goal_problem = trial_aim(trial, FORWARD);
    if (reader->refuses) {
        goal_problem.bounds.part = &gg_bounding;
        goal_problem.bounds.refused = reader->refused;
    }
    gg_outcome outcome = trial_begin(trial, room, &goal_problem);
    return outcome == GG_SEARCHING ? gg_search_run(&room->search, UINT32_MAX) : outcome;
}

/* What was planned. */
struct readings {
    unsigned read, planless, searched, dearer, too_long;
};

/* From the trial's state: what is allowed is read without a node, all else is searched for, and what
 * comes of it costs what the oracle says. */
static void check_reading(struct reader *reader, struct dice *dice, struct readings *readings)
{
    struct trial *trial = reader->subject.trial;
    struct goap_step steps[TRIAL_STEPS];
    int count = read_plan(&reader->subject, steps);
    bool read = count < 0 || is_allowed(trial, steps, count);
    uint16_t capacity = roll(dice, 4) ? TRIAL_STEPS : (uint16_t)roll(dice, 6);
    bool is_long = trial->answer.solvable && trial->answer.steps > capacity;
    uint32_t nodes = read && !is_long ? 0 : (uint32_t)trial->answer.reached;
    struct search_room room = search_room_of(&reader->domain, nodes, capacity);
    gg_outcome outcome = plan_with(reader, &room);
    trial_expect(outcome == (is_long ? GG_PLAN_TOO_LONG : trial_expected(trial)) &&
                     trial_is_true(trial, &room, outcome) && !trial->asked_wrongly,
                 trial, "reading", outcome);
    if (read && !is_long)
        trial_expect(room.search.how == GG_HOW_READ && room.search.expanded == 0 &&
                         room.search.generated == 0,
                     trial, "without a node", outcome);
    readings->read += read && count > 0 && !is_long;
    readings->planless += read && count < 0;
    readings->searched += !read;
    readings->dearer += !read && outcome == GG_FOUND;
    readings->too_long += is_long;
    search_room_free(&room);
}

static void what_is_allowed_is_read(void)
{
    struct readings readings = {0};
    for (uint64_t seed = 1; seed <= random_cases(TRIALS); seed++) {
        enum tables_wanted wanted = seed % 2 ? TABLES_SMALL : TABLES_NONE;
        struct reader reader = {.subject = subject_with(90000 + seed, wanted)};
        struct dice dice = dice_of(seed);
        bool made = reader_make(&reader);
        for (unsigned i = 0; made && i < TRIAL_STATES; i++) {
            deny_some(&reader, &dice);
            trial_enter(reader.subject.trial, i);
            check_reading(&reader, &dice, &readings);
        }
        subject_free(&reader.subject);
    }
    CU_ASSERT_TRUE(readings.read > random_cases(TRIALS));
    CU_ASSERT_TRUE(readings.planless > random_cases(TRIALS / 8));
    CU_ASSERT_TRUE(readings.searched > random_cases(TRIALS / 8));
    CU_ASSERT_TRUE(readings.dearer > random_cases(TRIALS / 16));
    CU_ASSERT_TRUE(readings.too_long > random_cases(TRIALS / 16));
}

/* ------------------------------------------------------------------------ sizes */

enum { LINKS = 60 };

static void shuffle(struct dice *dice, unsigned *numbers)
{
    for (unsigned i = 0; i < LINKS; i++)
        numbers[i] = i;
    for (unsigned i = LINKS; i > 1; i--) {
        unsigned other = roll(dice, i), last = numbers[i - 1];
        numbers[i - 1] = numbers[other];
        numbers[other] = last;
    }
}

/* A chain of facts, each of which the next action asks for, written in any order. */
static void write_chain(struct text *yaml, uint64_t seed)
{
    struct dice dice = dice_of(seed);
    unsigned links[LINKS];
    shuffle(&dice, links);
    text_add(yaml, "domain: chain\nstate:\n");
    for (unsigned i = 0; i < LINKS; i++)
        text_add(yaml, "  f%u: bool\n", links[i]);
    text_add(yaml, "actions:\n");
    shuffle(&dice, links);
    for (unsigned i = 0; i < LINKS; i++) {
        text_add(yaml, "  a%u: {", links[i]);
        if (links[i] > 0)
            text_add(yaml, "preconditions: f%u, ", links[i] - 1);
        text_add(yaml, "effects: f%u}\n", links[i]);
    }
    text_add(yaml, "goals: {done: {conditions: f%d}}\n", LINKS - 1);
}

/* Of 2^60 states: each fact is looked at in one node, from the end of the chain back. */
static void a_chain_is_as_long_as_its_facts(void)
{
    for (uint64_t seed = 1; seed <= random_cases(8); seed++) {
        struct text yaml = {0};
        struct pool *pool = pool_new();
        write_chain(&yaml, seed);
        struct compiled compiled = compile_text(yaml.data);
        CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
        const struct problem *problem = compiled.tables->problem;
        uint64_t *costs = action_costs(pool, problem);
        struct objective objective = objective_of_goal(pool, problem, costs);
        uint64_t work = WORK;
        struct policy *policy = policy_make(pool, &objective, NODES, &work);
        CU_ASSERT_PTR_NOT_NULL_FATAL(policy);
        CU_ASSERT_EQUAL(policy->nodes.count, LINKS);
        text_free(&yaml);
        compiled_free(&compiled);
        pool_free(pool);
    }
}

void add_policies_suite(void)
{
    CU_pSuite suite = CU_add_suite("policies", NULL, NULL);
    CU_ADD_TEST(suite, plans_are_the_cheapest);
    CU_ADD_TEST(suite, each_state_has_the_action_of_a_table);
    CU_ADD_TEST(suite, what_is_allowed_is_read);
    CU_ADD_TEST(suite, less_work_is_the_same_or_none);
    CU_ADD_TEST(suite, a_chain_is_as_long_as_its_facts);
}
