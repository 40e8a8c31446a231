/* SPDX-License-Identifier: MIT */
/*
 * Policies of random problems: a plan that is read from one costs what the cheapest plan costs that a
 * plain search finds, and has as few steps; and each state has the action of a distance table. States
 * without mutexes lead to no others.
 */
#include "guidance/projection.h"
#include "models/policy_subject.h"
#include "support/run.h"
#include "suites.h"
#include "tables/memory_report.h"

#include <string.h>

enum { TRIALS = 4000 };

/* ---------------------------------------------------------------- plans are read */

static bool is_cheapest(const struct subject *subject)
{
    const struct goap_answer *answer = &subject->trial->answer;
    struct goap_step steps[TRIAL_STEPS];
    int cost, count = subject_read(subject, steps);
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
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct subject subject = subject_with(seed, TABLES_NONE);
        (void)subject_policy(&subject, NULL);
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
        if (!pattern_has_room_for(pattern, subject->problem, subject->objective.variables[i], 4096))
            return false;
        pattern_add(pattern, subject->problem, subject->objective.variables[i]);
    }
    return true;
}

/* What a policy has to say of a state, as a table has a distance and an action for it. */
static uint32_t leaf_of(const struct policy *policy, uint64_t distance, size_t action)
{
    if (!policy_is_whole(policy) && distance >= policy->beyond)
        return POLICY_UNKNOWN;
    return distance == GG_FAR ? POLICY_NO_PLAN
           : distance == 0    ? POLICY_HOLDS
                              : POLICY_ACTIONS + (uint32_t)action;
}

/* How many states of a table, of those that the policy is for, have another action in it. *known:
 * becomes more by those of which the policy says something. */
static unsigned differences(const struct subject *subject, const struct pattern *pattern,
                            unsigned *known)
{
    struct pool *pool = subject->pool;
    struct projection *projection =
        projection_make(pool, &subject->objective, pattern, subject->costs->distances);
    size_t *actions = pool_take(pool, (pattern->size + (size_t)1) * sizeof *actions);
    int32_t *offsets = pool_take(pool, (pattern->size + (size_t)1) * sizeof *offsets);
    unsigned different = 0;
    projection_first_actions(projection, subject->costs->distances, actions, offsets);
    for (uint32_t i = 0; i < projection->pattern.size; i++) {
        struct plain_state state = {{0}};
        for (size_t j = 0; j < pattern->count; j++)
            state.values[pattern->variables[j]] = i / projection->strides[j] % projection->sizes[j];
        uint64_t distance = projection->distances[i];
        uint32_t leaf = policy_at(subject->policy, state.values, NULL);
        if (subject->policy->mutexes &&
            !subject_keeps_mutexes(subject, pattern->variables, pattern->count, &state))
            continue;
        different += leaf != leaf_of(subject->policy, distance, actions[i]);
        *known += leaf != POLICY_UNKNOWN;
    }
    return different;
}

static void each_state_has_the_action_of_a_table(void)
{
    unsigned compared[2] = {0}, known = 0;
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct subject subject = subject_with(50000 + seed, TABLES_NONE);
        struct pattern pattern;
        bool whole = whole_pattern(&subject, &pattern);
        for (int i = 0; i < (subject.mutexes.any ? 2 : 1); i++) {
            (void)subject_policy(&subject, i ? &subject.mutexes : NULL);
            if (!subject.policy || !whole)
                continue;
            trial_expect(differences(&subject, &pattern, &known) == 0, subject.trial, "a table",
                         GG_FOUND);
            compared[i]++;
        }
        subject_free(&subject);
    }
    CU_ASSERT_TRUE(compared[0] > random_cases(TRIALS / 2));
    CHECK_SAYING(compared[1] > random_cases(TRIALS / 20), "%u with mutexes", compared[1]);
}

static bool is_action(uint32_t diagram)
{
    return diagram_is_leaf(diagram) && diagram_leaf_number(diagram) >= POLICY_ACTIONS;
}

/* Whether a policy says of any state what is done in it. */
static bool acts(const struct policy *policy)
{
    bool any = is_action(policy->diagram);
    for (size_t i = 0; i < policy->nodes.count && !any; i++) {
        struct diagram_node node = diagram_node(policy->sets.diagrams, policy->nodes.nodes[i]);
        any = is_action(node.low) || is_action(node.high);
    }
    return any;
}

/* With few nodes a policy has the action of a table in all states up to some distance, of which the goal
 * does not hold in all, and says nothing of those beyond. */
static void the_nearest_states_have_the_action_of_a_table(void)
{
    unsigned compared[2] = {0}, known = 0;
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct subject subject = subject_with(250000 + seed, TABLES_NONE);
        struct pattern pattern;
        bool whole = whole_pattern(&subject, &pattern);
        for (int i = 0; whole && i < (subject.mutexes.any ? 2 : 1); i++) {
            uint64_t work = POLICY_SUBJECT_WORK;
            const struct policy_node_limits sizes = {trial_choice(seed, TO_SIZE, 5),
                                                     2 + trial_choice(seed, TO_NEAREST, 20)};
            subject.policy = policy_make(subject.pool, &subject.objective,
                                         i ? &subject.mutexes : NULL, &sizes, &work);
            if (!subject.policy || policy_is_whole(subject.policy))
                continue;
            CU_ASSERT_TRUE(subject.policy->nodes.count <= sizes.nearest);
            trial_expect(acts(subject.policy), subject.trial, "some action", GG_FOUND);
            trial_expect(differences(&subject, &pattern, &known) == 0, subject.trial, "a table",
                         GG_FOUND);
            compared[i]++;
        }
        subject_free(&subject);
    }
    CHECK_SAYING(compared[0] > random_cases(TRIALS / 8) &&
                     compared[1] > random_cases(TRIALS / 80) && known > random_cases(TRIALS),
                 "%u compared, %u with mutexes, %u states known", compared[0], compared[1], known);
}

/* --------------------------------------------------------------------- mutexes */

static size_t all_variables(const struct subject *subject, size_t *variables)
{
    for (size_t i = 0; i < subject->problem->variable_count; i++)
        variables[i] = i;
    return subject->problem->variable_count;
}

static bool has_no_mutex(const struct subject *subject, const struct plain_state *state)
{
    size_t variables[PLAIN_VARIABLES];
    return subject_keeps_mutexes(subject, variables, all_variables(subject, variables), state);
}

/* From a state without mutexes no action leads to one with them. Returns how many actions it has. */
static unsigned check_actions(const struct subject *subject, const struct plain_state *state)
{
    unsigned taken = 0;
    for (size_t i = 0; i < subject->problem->action_count; i++) {
        struct plain_state next = *state;
        const struct dnf *condition = &subject->problem->actions[i].condition;
        if (!subject->possible[i] || !plain_holds(subject->problem, condition, state))
            continue;
        plain_act(subject->problem, i, &next);
        trial_expect(has_no_mutex(subject, &next), subject->trial, "an action", GG_FOUND);
        taken++;
    }
    return taken;
}

static struct plain_state any_state(const struct subject *subject, struct dice *dice)
{
    const struct variable *variables = subject->problem->variables;
    struct plain_state state = {{0}};
    for (size_t i = 0; i < subject->problem->variable_count; i++)
        state.values[i] = variables[i].fact->constant ? variables[i].start
                                                      : roll(dice, variables[i].fact->top + 1);
    return state;
}

static struct plain_state start_state(const struct subject *subject)
{
    struct plain_state state = {{0}};
    for (size_t i = 0; i < subject->problem->variable_count; i++)
        state.values[i] = subject->problem->variables[i].start;
    return state;
}

/* The start has no mutex, and wherever there is none, actions lead to none, in states that were never
 * reached, too. */
static void states_without_mutexes_lead_to_no_others(void)
{
    unsigned with = 0, without = 0, taken = 0;
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct subject subject = subject_with(150000 + seed, TABLES_NONE);
        struct dice dice = dice_of(seed);
        struct plain_state state = start_state(&subject);
        for (int i = 0; subject.mutexes.any && i < 50; i++) {
            bool none = has_no_mutex(&subject, &state);
            CU_ASSERT_TRUE(none || i > 0);
            taken += none ? check_actions(&subject, &state) : 0;
            with += !none;
            without += none;
            state = any_state(&subject, &dice);
        }
        subject_free(&subject);
    }
    CHECK_SAYING(with > random_cases(TRIALS) && without > random_cases(TRIALS) &&
                     taken > random_cases(TRIALS),
                 "%u with mutexes, %u without, %u actions", with, without, taken);
}

/* Whether a policy says of some states what the subject's says, or nothing. *known: becomes more by the
 * states of which it says something. */
static bool says_the_same(const struct subject *subject, const struct policy *policy,
                          struct dice *dice, unsigned *known)
{
    bool same = true;
    for (int i = 0; i < 10; i++) {
        struct plain_state state = any_state(subject, dice);
        uint32_t leaf = policy_at(policy, state.values, NULL);
        same = same &&
               (leaf == POLICY_UNKNOWN || leaf == policy_at(subject->policy, state.values, NULL));
        *known += leaf != POLICY_UNKNOWN;
    }
    return same;
}

/* With less work a policy says the same, as far as there is one; what was done is taken from the work. */
static void less_work_says_the_same(void)
{
    unsigned known = 0, given_up = 0;
    for (uint64_t seed = 1; random_case(seed, TRIALS / 10); seed++) {
        struct subject subject = subject_with(seed, TABLES_NONE);
        struct dice dice = dice_of(seed);
        uint64_t left = POLICY_SUBJECT_WORK;
        subject.policy =
            policy_make(subject.pool, &subject.objective, NULL, &policy_subject_sizes, &left);
        uint64_t work = POLICY_SUBJECT_WORK - left,
                 given = work * trial_choice(seed, TO_SIZE, 8) / 2;
        left = given;
        struct policy *policy =
            policy_make(subject.pool, &subject.objective, NULL, &policy_subject_sizes, &left);
        CU_ASSERT_TRUE(left <= given);
        if (policy && subject.policy)
            trial_expect(says_the_same(&subject, policy, &dice, &known), subject.trial, "a policy",
                         GG_FOUND);
        given_up += !policy || !policy_is_whole(policy);
        subject_free(&subject);
    }
    CU_ASSERT_TRUE(known > random_cases(TRIALS / 4));
    CU_ASSERT_TRUE(given_up > random_cases(TRIALS / 80));
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
    for (uint64_t seed = 1; random_case(seed, 8); seed++) {
        struct text yaml = {0};
        struct pool *pool = pool_new();
        write_chain(&yaml, seed);
        struct compiled compiled = compile_text(yaml.data);
        CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
        const struct problem *problem = compiled.tables->problem;
        struct action_costs costs = action_costs_of(pool, problem);
        struct objective objective = subject_objective(pool, problem, &costs);
        uint64_t work = POLICY_SUBJECT_WORK;
        struct policy *policy = policy_make(pool, &objective, NULL, &policy_subject_sizes, &work);
        CU_ASSERT_PTR_NOT_NULL_FATAL(policy);
        CU_ASSERT_EQUAL(policy->nodes.count, LINKS);
        text_free(&yaml);
        compiled_free(&compiled);
        pool_free(pool);
    }
}

/* How near the goal plans are read is told by costs, or by steps where these cost nothing. */
static void it_says_how_near_plans_are_read(void)
{
    static const char *const told[] = {
        ", read below 3 steps without cost from a policy of 26 nodes, 428 bytes; no policy",
        ", read below a cost of 6 from a policy of 26 nodes, 428 bytes; no policy"};
    for (int cost = 0; cost <= 2; cost += 2) {
        struct text yaml = {0};
        text_add(
            &yaml,
            "domain: d\nlimits: {table: 1024}\ntypes: {item: [a, b, c, d, e, f, g, h]}\n"
            "state: {has(item): 0..2, tool(item): bool, at: item}\nactions:\n"
            "  walk(item x): {effects: at = x, cost: %d}\n"
            "  make(item x):\n"
            "    {preconditions: [at == x, has(x) <= 1, tool(x)], effects: has(x) += 1, cost: %d}\n"
            "  forge(item x):\n"
            "    preconditions: [at != x, has(at) >= 1]\n"
            "    effects: [tool(x), has(at) -= 1]\n"
            "    cost: %d\n"
            "  find: {preconditions: at == a, effects: tool(a), cost: %d}\n"
            "goals: {rich: {conditions: [has(h) >= 1, has(g) >= 1, has(f) == 2]}}\n",
            cost, cost, cost, cost);
        struct compiled compiled = compile_text(yaml.data);
        CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
        struct text report = memory_report_text(compiled.tables);
        CHECK_SAYING(strstr(report.data, told[cost / 2]) != NULL, "it says %s", report.data);
        compiled_free(&compiled);
        text_free(&report);
        text_free(&yaml);
    }
}

void add_policies_suite(void)
{
    CU_pSuite suite = CU_add_suite("policies", NULL, NULL);
    CU_ADD_TEST(suite, plans_are_the_cheapest);
    CU_ADD_TEST(suite, each_state_has_the_action_of_a_table);
    CU_ADD_TEST(suite, the_nearest_states_have_the_action_of_a_table);
    CU_ADD_TEST(suite, states_without_mutexes_lead_to_no_others);
    CU_ADD_TEST(suite, less_work_says_the_same);
    CU_ADD_TEST(suite, a_chain_is_as_long_as_its_facts);
    CU_ADD_TEST(suite, it_says_how_near_plans_are_read);
}
