/* SPDX-License-Identifier: MIT */
/*
 * What `goapgen plan` says if there is no plan, and with --why: which method
 * fails at which precondition, in the user's words.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* Plans a domain in the scratch folder; what is said must be the text. */
static void expect_words(const char *yaml, const char *options, int code, const char *words)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "d.yaml", yaml);
    struct result result = shell("'%s' plan -W no-unread-fact -W no-unchanged-fact '%s' %s",
                                 built(scratch.pool, "goapgen"), file, options);
    CU_ASSERT_EQUAL(result.code, code);
    if (strcmp(result.errs.data, words) != 0)
        printf("\nexpected: %s\nfound:    %s\n", words, result.errs.data);
    CU_ASSERT_STRING_EQUAL(result.errs.data, words);
    result_free(&result);
    scratch_free(&scratch);
}

static const char smith[] =
    "domain: d\n"
    "types: {tool: [hammer, saw]}\n"
    "state: {has(tool): bool, heat: 0..10, mood: [calm, angry], gold: 0..1 step 0.5}\n"
    "actions:\n"
    "  forge: {preconditions: [heat >= 5, has(hammer)], effects: gold += 0.5}\n"
    "  cut(tool t): {preconditions: has(t)}\n"
    "  blow: {procedural_precondition: has_air, effects: heat += 3}\n"
    "  ask: {preconditions: mood == calm, effects: has(saw)}\n"
    "tasks:\n"
    "  work:\n"
    "    methods:\n"
    "      metal: {subtasks: [warm, forge]}\n"
    "      wood(tool t): {preconditions: t != hammer, subtasks: cut(t)}\n"
    "      rich: {preconditions: gold >= 0.5 or mood == angry}\n"
    "      buy: {subtasks: {achieve: has(hammer)}}\n"
    "      forever: {subtasks: [warm, work]}\n"
    "  warm:\n"
    "    methods:\n"
    "      hot: {preconditions: heat >= 5}\n"
    "      more: {subtasks: [blow, blow]}\n";

static void each_method_is_told_of_that_fails(void)
{
    expect_words(smith, "--task work", 3,
                 "goapgen: work: there is no plan\n"
                 "metal: forge, when it comes to that, needs has(hammer) (it is false)\n"
                 "wood(saw): cut(saw) needs has(saw) (it is false)\n"
                 "rich needs gold >= 0.5 (it is 0)\n"
                 "buy: no actions achieve has(hammer) (it is false)\n"
                 "forever: work cannot be done when it comes to that:\n"
                 "  it comes back to itself\n");
}

static void what_is_denied_is_named(void)
{
    expect_words(smith, "--task warm --deny has_air", 3,
                 "goapgen: warm: there is no plan\n"
                 "hot needs heat >= 5 (it is 0)\n"
                 "more: blow is denied: has_air\n");
}

static void with_a_plan_it_tells_what_was_passed_over(void)
{
    expect_words(smith, "--task work --why --set 'has(saw)'", 0,
                 "work: metal: forge, when it comes to that, needs has(hammer) (it is false)\n");
    expect_words(smith, "--task warm --why --set 'heat = 5'", 0, "no method was passed over\n");
}

static void a_goal_that_fails_as_a_whole_is_not_told_of_piece_by_piece(void)
{
    expect_words("domain: d\n"
                 "state: {a: bool, b: bool, done: bool, x: 0..6}\n"
                 "actions:\n"
                 "  do_a: {preconditions: not b, effects: a}\n"
                 "  do_b: {preconditions: not a, effects: b}\n"
                 "  both: {preconditions: [a, b], effects: done}\n"
                 "  two: {effects: x += 2}\n"
                 "goals: {g: {conditions: done}, odd: {conditions: x == 1}}\n",
                 "--goal g", 3,
                 "goapgen: g: there is no plan\n"
                 "all that 'g' needs can be brought about piece by piece, but not together: what\n"
                 "brings one thing about undoes another, or cannot be done after it\n");
    expect_words("domain: d\nstate: {x: 0..6}\nactions: {two: {effects: x += 2}}\n"
                 "goals: {odd: {conditions: x == 1}}\n",
                 "", 3,
                 "goapgen: odd: there is no plan\n"
                 "x == 1 cannot be brought about:\n"
                 "  two changes it, but not to that\n");
}

/* An action whose condition has several boxes is told of once for each thing that it lacks. */
static void what_several_boxes_ask_for_is_told_once(void)
{
    expect_words("domain: d\n"
                 "state: {key: bool, a: bool, b: bool, open: bool}\n"
                 "actions:\n"
                 "  unlock: {preconditions: [key, a or b, not a or not b], effects: open}\n"
                 "  turn: {effects: [a, not b]}\n"
                 "  turn_back: {effects: [b, not a]}\n"
                 "goals: {g: {conditions: open}}\n",
                 "", 3,
                 "goapgen: g: there is no plan\n"
                 "open cannot be brought about:\n"
                 "  unlock needs key\n"
                 "    key cannot be brought about: no action does\n");
}

/* Of the boxes of a comparison of two numbers the one is told of that is nearest to the start, and
 * none that asks for more besides. */
static void of_compared_numbers_the_nearest_value_is_told(void)
{
    static const char yaml[] = "domain: d\n"
                               "state:\n"
                               "  n: 0..100\n"
                               "  m: {type: 0..100, start: 20}\n"
                               "  few: {type: 0..3, start: 2}\n"
                               "  many: 0..5\n"
                               "  done: bool\n"
                               "actions:\n"
                               "  more: {preconditions: n > m, effects: done}\n"
                               "  grow: {preconditions: many > few, effects: n += 1}\n"
                               "goals: {g: {conditions: done}, large: {conditions: n > m + 5}}\n";
    expect_words(yaml, "--goal g", 3,
                 "goapgen: g: there is no plan\n"
                 "done cannot be brought about:\n"
                 "  more needs n == 21\n"
                 "    n == 21 cannot be brought about:\n"
                 "      grow needs many >= 3\n"
                 "        many >= 3 cannot be brought about: no action does\n");
    expect_words(yaml, "--goal g --set 'n = 7' --set 'm = 5'", 0, "");
    expect_words(yaml, "--goal large --set 'm = 4'", 3,
                 "goapgen: large: there is no plan\n"
                 "n == 10 cannot be brought about:\n"
                 "  grow needs many >= 3\n"
                 "    many >= 3 cannot be brought about: no action does\n");
    /* Where both would have to change, one of many ways is told. */
    expect_words(yaml, "--goal large --set 'm = 100'", 3,
                 "goapgen: large: there is no plan\n"
                 "n == 6 cannot be brought about:\n"
                 "  grow needs many >= 3\n"
                 "    many >= 3 cannot be brought about: no action does\n"
                 "m == 0 cannot be brought about: no action does\n");
}

/* Of several values of a number that a method asks for the nearest is told. */
static void of_values_in_a_list_the_nearest_is_told(void)
{
    static const char yaml[] =
        "domain: d\n"
        "state: {n: {type: 0..50, start: 39}, mood: {type: [calm, angry], start: angry}}\n"
        "actions: {act: {preconditions: 'n in [3, 40, 48]'}}\n"
        "tasks: {live: {methods: {a: {preconditions: mood == calm or n == 3, subtasks: act}, b: "
        "{subtasks: act}}}}\n";
    expect_words(yaml, "--task live", 3,
                 "goapgen: live: there is no plan\n"
                 "a needs mood == calm (it is angry)\n"
                 "b: act needs n == 40 (it is 39)\n");
}

/* The cases of effects, and the values that they read, are no needs of an action, and what it needs is
 * said once, however many cases and values there are. */
static void what_effects_depend_on_is_not_told_as_a_need(void)
{
    static const char yaml[] =
        "domain: d\n"
        "types: {foe: {slots: 2}}\n"
        "state:\n"
        "  hp: {type: 0..3, start: 3}\n"
        "  hp_of(foe): 0..3\n"
        "  power: {type: 0..3, start: 1}\n"
        "  key: bool\n"
        "  won: bool\n"
        "actions:\n"
        "  hit: {preconditions: key, effects: [hp -= 1, won if hp == 1]}\n"
        "  strike: {preconditions: key, effects: hp -= power}\n"
        "  strike_at(foe f): {preconditions: key, effects: hp_of(f) += power}\n"
        "goals:\n"
        "  won: {conditions: won}\n"
        "  down: {conditions: hp == 0}\n"
        "  all_up: {conditions: any(foe f) hp_of(f) == 3}\n";
    expect_words(yaml, "--goal won", 3,
                 "goapgen: won: there is no plan\n"
                 "won cannot be brought about:\n"
                 "  hit needs key\n"
                 "    key cannot be brought about: no action does\n");
    expect_words(yaml, "--goal down", 3,
                 "goapgen: down: there is no plan\n"
                 "hp == 0 cannot be brought about:\n"
                 "  hit needs key\n"
                 "    key cannot be brought about: no action does\n"
                 "  strike needs key\n");
    expect_words(yaml, "--goal all_up", 3,
                 "goapgen: all_up: there is no plan\n"
                 "hp_of(foe_1) == 3 cannot be brought about:\n"
                 "  strike_at(foe_1) needs key\n"
                 "    key cannot be brought about: no action does\n"
                 "  strike_at(foe_1) needs foe_bound(foe_1)\n"
                 "    foe_bound(foe_1) cannot be brought about: no action does\n"
                 "hp_of(foe_2) == 3 cannot be brought about:\n"
                 "  strike_at(foe_2) needs key\n"
                 "  strike_at(foe_2) needs foe_bound(foe_2)\n"
                 "    foe_bound(foe_2) cannot be brought about: no action does\n");
}

/* Where an action can be done, and does not help as it is, it is told when it would. */
static void when_an_action_would_help_is_told(void)
{
    static const char yaml[] = "domain: d\n"
                               "state:\n"
                               "  hp: {type: 0..3, start: 3}\n"
                               "  power: 0..3\n"
                               "  wet: bool\n"
                               "  raining: {type: bool, sensed: true}\n"
                               "actions:\n"
                               "  wait: {effects: [wet if raining]}\n"
                               "  strike: {effects: hp -= power}\n"
                               "goals: {wet: {conditions: wet}, down: {conditions: hp <= 1}}\n";
    expect_words(yaml, "--goal wet", 3,
                 "goapgen: wet: there is no plan\n"
                 "wet cannot be brought about:\n"
                 "  wait changes it only if raining\n"
                 "    raining cannot be brought about: no action does\n");
    expect_words(yaml, "--goal down", 3,
                 "goapgen: down: there is no plan\n"
                 "hp <= 1 cannot be brought about:\n"
                 "  strike changes it only if power == 1\n"
                 "    power == 1 cannot be brought about: no action does\n");
}

/* Six digits do not say what these are. */
static const char rich[] =
    "domain: d\n"
    "state:\n"
    "  money: {type: -1000.5..200000 step 0.01, start: 123456.78}\n"
    "  drift: {type: -0.05..0.05 step 0.00001, start: -0.00003}\n"
    "  stars: {type: -2147483648..-1, start: -1234567}\n"
    "  even: 0..1 step 0.5\n"
    "actions:\n"
    "  buy: {preconditions: [money >= 123456.79, drift < -0.04999, stars == -1234568]}\n"
    "  half: {effects: even += 0.5}\n"
    "tasks: {spend: {methods: {gold: {subtasks: buy}}}}\n";

/* A method with facts as arguments is several, of which the one is told of that fits. */
static void of_looked_up_facts_the_value_is_told_of(void)
{
    static const char yaml[] =
        "domain: d\n"
        "types: {post: [gate, yard, tower]}\n"
        "state: {at: post, target: {type: [none, post], start: yard}, lit(post): bool, fuel: "
        "0..9}\n"
        "actions:\n"
        "  go(post p): {preconditions: [lit(p), fuel >= 2], effects: at = p}\n"
        "  look: {}\n"
        "tasks:\n"
        "  live:\n"
        "    methods:\n"
        "      patrol: {subtasks: [go(target), look]}\n"
        "      wait: {preconditions: fuel == 9, subtasks: look}\n";
    expect_words(yaml, "-W no-no-object --task live", 3,
                 "goapgen: live: there is no plan\n"
                 "patrol: go(yard) needs lit(yard) (it is false) and fuel >= 2 (it is 0)\n"
                 "wait needs fuel == 9 (it is 0)\n");
    expect_words(yaml, "-W no-no-object --task live --set 'target = none'", 3,
                 "goapgen: live: there is no plan\n"
                 "patrol needs target == gate (it is none)\n"
                 "wait needs fuel == 9 (it is 0)\n");
    expect_words(yaml, "-W no-no-object --task live --why --set 'fuel = 9'", 0,
                 "live: patrol: go(yard) needs lit(yard) (it is false)\n");
    expect_words(yaml, "-W no-no-object --task live --why --set 'fuel = 2' --set 'lit(yard)'", 0,
                 "no method was passed over\n");
}

/* Of such a method only those are left that can be carried out at some time. */
static void of_methods_that_are_left_out_nothing_is_told(void)
{
    expect_words("domain: d\n"
                 "types: {post: [gate, yard, tower]}\n"
                 "state: {at: post}\n"
                 "actions: {nap: {preconditions: at == tower}, look(post p): {}}\n"
                 "tasks:\n"
                 "  live: {methods: {m: {subtasks: rest}}}\n"
                 "  rest: {methods: {here: {subtasks: [nap, look(at)]}}}\n",
                 "--task live", 3,
                 "goapgen: live: there is no plan\n"
                 "m: rest cannot be done:\n"
                 "  here needs at == tower (it is gate)\n");
}

static void numbers_are_told_exactly(void)
{
    expect_words(rich, "--task spend", 3,
                 "goapgen: spend: there is no plan\n"
                 "gold: buy needs money >= 123456.79 (it is 123456.78) and drift == -0.05 (it is "
                 "-0.00003) and stars == -1234568 (it is -1234567)\n");
}

/* In the comments of the header, too. */
static void ranges_are_written_exactly(void)
{
    static const char *const comments[] = {"money: -1000.5 to 200000 in steps of 0.01 */",
                                           "drift: -0.05 to 0.05 in steps of 0.00001 */",
                                           "stars: -2147483648 to -1 */",
                                           "even: 0 to 1 in steps of 0.5 */"};
    struct scratch scratch = scratch_new();
    struct text header;
    scratch_write(&scratch, "d.yaml", rich);
    struct result made =
        shell("cd '%s' && '%s' d.yaml", scratch.folder, built(scratch.pool, "goapgen"));
    CU_ASSERT_EQUAL(made.code, 0);
    CU_ASSERT_FATAL(read_whole(in_scratch(&scratch, "d.h"), &header));
    for (size_t i = 0; i < 4; i++)
        CHECK_SAYING(strstr(header.data, comments[i]) != NULL, "'%s' is not in d.h", comments[i]);
    text_free(&header);
    result_free(&made);
    scratch_free(&scratch);
}

/* Rest beside a fire is the cheapest plan, wrap a dearer one that nothing denies. */
#define COLD(limits, cost)                                                                         \
    "domain: d\n" limits "state: {lit: bool, dry: bool, warm: bool}\n"                             \
    "actions:\n"                                                                                   \
    "  light: {procedural_precondition: has_match, " cost "effects: lit}\n"                        \
    "  rest: {preconditions: lit, effects: warm}\n"                                                \
    "  wrap: {cost: 9, effects: warm}\n"                                                           \
    "goals: {cosy: {conditions: warm}}\n"
#define GAS "cost: {call: gas, at_least: 1}, "
#define CHOSEN "nothing stands in the way: there is a plan\n"

static void it_tells_how_a_plan_was_made(void)
{
    expect_words(COLD("", ""), "--goal cosy --why", 0, "the plan was read from a policy\n" CHOSEN);
    expect_words(COLD("", ""), "--goal cosy --why --deny has_match", 0,
                 "the plan was read from a policy\n" CHOSEN);
    expect_words(COLD("", GAS), "--goal cosy --why", 0, "the plan was read from a table\n" CHOSEN);
    expect_words(
        COLD("", GAS), "--goal cosy --why --cost gas=10", 0,
        "the plan was searched for: the one that is read cannot be carried out here\n" CHOSEN);
    expect_words(COLD("", ""), "--goal cosy --why --backward", 0,
                 "the plan was searched for: --backward asks for that\n" CHOSEN);
    expect_words(COLD("limits: {table: 0}\n", ""), "--goal cosy --why", 0,
                 "the plan was searched for: there is neither a policy nor a table of all facts to "
                 "read it from\n" CHOSEN);
    expect_words(
        COLD("limits: {table: 4}\n", ""), "--goal cosy --why", 0,
        "the plan was walked along the estimates: each step brings the goal nearer by just "
        "what it costs, so that there is no cheaper one\n" CHOSEN);
    expect_words(
        COLD("limits: {table: 4}\n", ""), "--goal cosy --why --deny has_match", 0,
        "the plan was searched for: there is neither a policy nor a table of all facts to "
        "read it from, and the estimates do not lead to the goal, or to a plan that cannot "
        "be carried out here\n" CHOSEN);
}

/* A chain of 2^20 states has no table but a policy; and without either, what can be done in very many
 * orders takes more nodes than there are. */
static void it_tells_of_policies_and_of_greedy_plans(void)
{
    struct text chain = {0}, crowd = {0};
    text_add(&chain, "domain: d\nstate: {done0: {type: bool, start: true}");
    text_add(&crowd, "domain: d\nlimits: {table: 0, nodes: 128}\nstate: {done0: bool");
    for (int i = 1; i < 20; i++) {
        text_add(&chain, ", done%d: bool", i);
        text_add(&crowd, ", done%d: bool", i);
    }
    text_add(&chain, "}\nactions:\n");
    text_add(&crowd, "}\nactions:\n");
    for (int i = 1; i < 20; i++) {
        text_add(&chain, "  do%d: {preconditions: done%d, effects: done%d}\n", i, i - 1, i);
        text_add(&crowd, "  do%d: {cost: %d, effects: [done%d, done%d]}\n", i, i, i, i - 1);
    }
    text_add(&chain, "goals: {end: {conditions: done19}, begun: {conditions: done0}}\n");
    text_add(&crowd, "goals: {end: {conditions: [done0");
    for (int i = 1; i < 20; i++)
        text_add(&crowd, ", done%d", i);
    text_add(&crowd, "]}}\n");
    expect_words(chain.data, "--goal end --why", 0, "the plan was read from a policy\n" CHOSEN);
    expect_words(chain.data, "--goal begun --why", 0,
                 "nothing is to be done: the goal holds\n"
                 "there is a plan, but it would not be chosen: not begun: it holds\n");
    expect_words(crowd.data, "--goal end --why", 0,
                 "the plan is that of a greedy search, which takes any, as the search for the "
                 "cheapest one ran out of nodes\n" CHOSEN);
    text_free(&chain);
    text_free(&crowd);
}

static void it_tells_of_states_that_are_nearer(void)
{
    struct pool *pool = pool_new();
    struct result result =
        shell("'%s' plan --why --goal full --nodes 100000 tests/size/everything.yaml",
              built(pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(
        result.errs.data, "the plan was searched for: the policy is for states that are nearer to "
                          "the goal, or what is read of it cannot be carried out here, and the "
                          "estimates do not lead to the goal either\n"));
    result_free(&result);
    pool_free(pool);
}

void add_why_suite(void)
{
    CU_pSuite suite = CU_add_suite("why", NULL, NULL);
    CU_ADD_TEST(suite, each_method_is_told_of_that_fails);
    CU_ADD_TEST(suite, what_is_denied_is_named);
    CU_ADD_TEST(suite, with_a_plan_it_tells_what_was_passed_over);
    CU_ADD_TEST(suite, a_goal_that_fails_as_a_whole_is_not_told_of_piece_by_piece);
    CU_ADD_TEST(suite, what_several_boxes_ask_for_is_told_once);
    CU_ADD_TEST(suite, of_compared_numbers_the_nearest_value_is_told);
    CU_ADD_TEST(suite, of_values_in_a_list_the_nearest_is_told);
    CU_ADD_TEST(suite, what_effects_depend_on_is_not_told_as_a_need);
    CU_ADD_TEST(suite, when_an_action_would_help_is_told);
    CU_ADD_TEST(suite, of_looked_up_facts_the_value_is_told_of);
    CU_ADD_TEST(suite, of_methods_that_are_left_out_nothing_is_told);
    CU_ADD_TEST(suite, numbers_are_told_exactly);
    CU_ADD_TEST(suite, ranges_are_written_exactly);
    CU_ADD_TEST(suite, it_tells_how_a_plan_was_made);
    CU_ADD_TEST(suite, it_tells_of_policies_and_of_greedy_plans);
    CU_ADD_TEST(suite, it_tells_of_states_that_are_nearer);
}
