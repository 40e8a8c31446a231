/* SPDX-License-Identifier: MIT */
/*
 * Where people are told of a fact that is in the way, they are told the named condition that asks
 * for it: by `goapgen plan` of goals and tasks and by `goapgen decide`. Of examples that fail see
 * failing/named_conditions.yaml.
 */
#include "models/htn_random.h"
#include "models/htn_write.h"
#include "support/run.h"
#include "suites.h"

#include "domain/examples.h"
#include "domain/resolve.h"
#include "ground/failing_name.h"
#include "ground/values.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

static const char house[] =
    "domain: d\n"
    "types: {place: [yard, hall, shed]}\n"
    "state:\n"
    "  at: place\n"
    "  burning(place): {type: bool, sensed: true}\n"
    "  wet(place): bool\n"
    "  full: 0..9\n"
    "  door: {type: [shut, ajar, open], sensed: true}\n"
    "  road(place, place): {type: bool, constant: true}\n"
    "start: ['road(yard, hall)', 'road(hall, shed)', burning(hall)]\n"
    "conditions:\n"
    "  is_safe(place p): [fireless(p), 'all(place q) (not road(q, p) or not hot(q))']\n"
    "  fireless(place p): not burning(p) or wet(p)\n"
    "  hot(place p): burning(p) and full < 9\n"
    "  passable: door in [ajar, open]\n"
    "  calm: not any(place p) hot(p)\n"
    "actions:\n"
    "  go(place to): {preconditions: is_safe(to), while: passable, effects: at = to}\n"
    "  eat: {preconditions: calm, effects: full += 2}\n"
    "goals:\n"
    "  home: {conditions: [at == shed, is_safe(shed)], relevant: fireless(hall) and full <= 5}\n"
    "  dry: {conditions: all(place p) fireless(p), relevant: not passable}\n"
    "tasks:\n"
    "  live:\n"
    "    methods:\n"
    "      stay: {preconditions: calm, subtasks: eat}\n"
    "      walk(place p): {preconditions: [p != yard, not hot(p)], subtasks: go(p)}\n"
    "      cool: {subtasks: {achieve: fireless(hall)}}\n"
    "      rest: {preconditions: full <= 0}\n";

/* Carries a command out on the house; one of its outputs must be the text. */
static void expect(const char *command, const char *options, bool errors, const char *text)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "d.yaml", house);
    struct result result = shell("'%s' %s -W no-unread-fact -W no-unchanged-fact '%s' %s",
                                 built(scratch.pool, "goapgen"), command, file, options);
    const char *said = errors ? result.errs.data : result.out.data;
    CHECK_SAYING(strcmp(said, text) == 0, "%s %s: expected:\n%sfound:\n%s", command, options, text,
                 said);
    result_free(&result);
    scratch_free(&scratch);
}

/* The house with another task, whose method has a subtask for each place before the condition. */
static const char tour[] =
    "domain: d\n"
    "types: {place: [yard, hall, shed]}\n"
    "state: {lit(place): bool, warm: bool, dry: bool}\n"
    "conditions: {bright: any(place p) lit(p), cosy: warm, neat: dry}\n"
    "tasks:\n"
    "  live:\n"
    "    methods:\n"
    "      each: {subtasks: [all(place p) pass(p), {achieve: cosy}, {achieve: neat}]}\n"
    "      some: {subtasks: [all(place p) pass(p) if bright, {achieve: neat}]}\n"
    "  pass(place p): {methods: {only: {}}}\n";

static void behind_a_subtask_for_each_object_too(void)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(&scratch, "d.yaml", tour);
    struct result result =
        shell("'%s' plan -W no-unread-fact -W no-unchanged-fact '%s' --task live",
              built(scratch.pool, "goapgen"), file);
    CU_ASSERT_STRING_EQUAL(result.errs.data,
                           "goapgen: live: there is no plan\n"
                           "each: no actions achieve warm (it is false) for cosy\n"
                           "some: no actions achieve dry (it is false) for neat\n");
    result_free(&result);
    scratch_free(&scratch);
}

static void plans_of_tasks_tell_them(void)
{
    expect("plan", "--task live --why", true,
           "live: stay needs not burning(hall) (it is true) for not hot(hall)\n"
           "live: walk(hall) needs not burning(hall) (it is true) for not hot(hall)\n"
           "live: walk(shed): go(shed) needs not burning(hall) (it is true) for not hot(hall) and "
           "door != shut (it is shut) for passable\n"
           "live: cool: no actions achieve not burning(hall) (it is true) for fireless(hall)\n");
    /* Of those that are nested in each other the innermost, and none for a fact that is asked for
     * by itself. */
    expect("plan", "--task live --set 'full = 1' --set 'door = open'", true,
           "goapgen: live: there is no plan\n"
           "stay needs not burning(hall) (it is true) for not hot(hall)\n"
           "walk(hall) needs not burning(hall) (it is true) for not hot(hall)\n"
           "walk(shed): go(shed) needs not burning(hall) (it is true) for not hot(hall)\n"
           "cool: no actions achieve not burning(hall) (it is true) for fireless(hall)\n"
           "rest needs full == 0 (it is 1)\n");
}

static void plans_of_goals_tell_them(void)
{
    expect("plan", "--goal dry", true,
           "goapgen: dry: there is no plan\n"
           "not burning(hall) for fireless(hall) cannot be brought about: no action does\n"
           "wet(hall) for fireless(hall) cannot be brought about: no action does\n");
    expect("plan", "--goal home --set 'not burning(hall)'", true,
           "goapgen: home: there is no plan\n"
           "at == shed cannot be brought about:\n"
           "  go(shed) needs door != shut for passable\n"
           "    door != shut cannot be brought about: no action does\n");
}

static void decisions_tell_them(void)
{
    expect("decide", "", false,
           "no plan for dry: there is none\n"
           "not home: it is not relevant, because of wet(hall): it is false, wants true for "
           "fireless(hall)\n"
           "would do the root task: nothing\n"
           "not live > stay, because of full: it is 0, wants 9 for not hot(hall)\n"
           "not live > walk(hall), because of burning(hall): it is true, wants false for "
           "not hot(hall)\n"
           "not live > cool, because of its subtasks\n"
           "method: live > rest\n");
}

/* Where there is no road, no fire is what is missing. */
static void what_constants_rule_out_is_not_told(void)
{
    struct scratch scratch = scratch_new();
    const char *file = scratch_write(
        &scratch, "d.yaml",
        "domain: d\n"
        "types: {place: [yard, hall, shed]}\n"
        "state:\n"
        "  burning(place): {type: bool, sensed: true}\n"
        "  road(place, place): {type: bool, constant: true}\n"
        "  warm: bool\n"
        "start: ['road(shed, hall)']\n"
        "conditions:\n"
        "  leads(place from, place to): [burning(to) or burning(from), not cut(from, to)]\n"
        "  cut(place p, place q): not road(p, q)\n"
        "actions: {sit: {effects: warm}}\n"
        "goals: {cosy: {conditions: warm, relevant: 'any(place p, place q) leads(p, q)'}}\n");
    struct result result = shell("'%s' decide '%s'", built(scratch.pool, "goapgen"), file);
    CU_ASSERT_STRING_EQUAL(result.out.data,
                           "not cosy: it is not relevant, because of burning(shed): it is false, "
                           "wants true for leads(shed, hall)\n");
    result_free(&result);
    scratch_free(&scratch);
}

/* Decides what to do in a domain of which `types` to `conditions` and when its goal is relevant are
 * given. */
static void expect_relevance(const char *domain, const char *relevant, const char *text)
{
    struct scratch scratch = scratch_new();
    const char *file =
        scratch_write(&scratch, "d.yaml",
                      pool_format(scratch.pool,
                                  "domain: d\n%s  done: bool\nactions: {sit: {effects: done}}\n"
                                  "goals: {g: {conditions: done, relevant: '%s'}}\n",
                                  domain, relevant));
    struct result result = shell("'%s' decide -W no-unread-fact -W no-unchanged-fact '%s'",
                                 built(scratch.pool, "goapgen"), file);
    const char *line =
        pool_format(scratch.pool, "not g: it is not relevant, because of %s\n", text);
    CHECK_SAYING(strcmp(result.out.data, line) == 0, "%s: expected:\n%sfound:\n%s%s", relevant,
                 line, result.out.data, result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* A name is told where its condition asks the fact for just what is told. */
static void what_a_condition_does_not_ask_for_is_not_told_to_be_for_it(void)
{
    static const char shop[] = "types: {guest: [a, b]}\n"
                               "conditions:\n"
                               "  waiting(guest g): wants(g) != nothing\n"
                               "  served(guest g): [waiting(g), wants(g) == armour]\n"
                               "state:\n"
                               "  wants(guest): [nothing, armour, weapon]\n";
    static const char numbers[] =
        "conditions: {hungry: need > other, starving: need > 2, fine: [need >= 1, need <= 2],\n"
        "  other_than: need != 0, full: other == 9}\n"
        "state:\n"
        "  need: {type: 0..9, start: 0}\n"
        "  other: {type: 0..9, start: 9}\n";
    static const char nearer[] = "conditions: {uneven: other != 5}\n"
                                 "state:\n"
                                 "  need: {type: 0..9, start: 0}\n"
                                 "  luck: bool\n"
                                 "  other: {type: 0..9, start: 5}\n";
    expect_relevance(shop, "any(guest g) (waiting(g) and wants(g) == armour)",
                     "wants(b): it is nothing, wants armour");
    expect_relevance(shop, "any(guest g) served(g)",
                     "wants(b): it is nothing, wants armour for served(b)");
    expect_relevance(shop, "waiting(a)",
                     "wants(a): it is nothing, wants not nothing for waiting(a)");
    expect_relevance(numbers, "starving", "need: it is 0, wants >= 3 for starving");
    expect_relevance(numbers, "starving and need < 5", "need: it is 0, wants 3 to 4");
    expect_relevance(numbers, "fine", "need: it is 0, wants 1 to 2 for fine");
    expect_relevance(numbers, "hungry", "need: it is 0, wants 1");
    expect_relevance(numbers, "other_than", "need: it is 0, wants >= 1 for other_than");
    expect_relevance(numbers, "not full", "other: it is 9, wants <= 8 for not full");
    expect_relevance(nearer, "need > other", "need: it is 0, wants 6");
    expect_relevance(nearer, "uneven", "other: it is 5, wants >= 6");
    expect_relevance(nearer, "need > other or luck and other > 6", "need: it is 0, wants 6");
    expect_relevance(nearer, "other >= need + 7", "other: it is 5, wants >= 7");
}

/* A sum is no fact, and has no name of a condition that one has. */
static void a_count_is_told_without_a_name(void)
{
    expect_relevance("types: {door: [d_1, d_2, d_3, d_4, d_5, d_6, d_7]}\n"
                     "conditions: {cosy: warm}\n"
                     "state:\n"
                     "  warm: bool\n"
                     "  open(door): bool\n",
                     "cosy or count(door d: open(d)) == 3",
                     "count(door d: open(d)): it is 0, wants 3");
}

static void decisions_tell_them_in_json(void)
{
    expect("decide", "--json --set 'door = open'", false,
           "{\"domain\": \"d\", \"agent\": \"d\", \"reasons\": ["
           "{\"goal\": \"home\", \"reason\": \"not relevant\", \"fact\": \"wet(hall)\", "
           "\"value\": false, \"wants\": true, \"condition\": \"fireless(hall)\"}, "
           "{\"goal\": \"dry\", \"reason\": \"not relevant\", \"fact\": \"door\", "
           "\"value\": \"open\", \"wants\": [\"shut\"], \"condition\": \"not passable\"}, "
           "{\"task\": \"live\", \"reason\": \"chosen\", \"steps\": []}, "
           "{\"task\": \"live\", \"method\": \"stay\", \"reason\": \"precondition\", "
           "\"fact\": \"full\", \"value\": 0, \"low\": 9, \"high\": 9, \"condition\": "
           "\"not hot(hall)\"}, "
           "{\"task\": \"live\", \"method\": \"walk(hall)\", \"reason\": \"precondition\", "
           "\"fact\": \"burning(hall)\", \"value\": true, \"wants\": false, \"condition\": "
           "\"not hot(hall)\"}, "
           "{\"task\": \"live\", \"method\": \"cool\", \"reason\": \"subtasks\"}, "
           "{\"task\": \"live\", \"method\": \"rest\", \"reason\": \"chosen\"}]}\n");
}

/* --------------------------------------------------------------------- random */

/* A random state of a random domain. */
struct moment {
    struct compiled compiled;
    const struct problem *problem;
    uint32_t *values;
    unsigned named, plain, asked;
};

static uint32_t read_moment(void *context, size_t variable)
{
    const struct moment *moment = context;
    return moment->values[variable];
}

/* Whether a condition that is read from its text holds. */
static bool text_holds(struct moment *moment, const struct state_view *view, const char *text)
{
    struct domain *domain = moment->compiled.domain;
    struct scope scope = scope_of_example(domain, "the test");
    struct expressions conditions =
        read_conditions(&scope, domain_option_node(domain, "text", text));
    CU_ASSERT_EQUAL_FATAL(conditions.count, 1);
    return view_holds(view, conditions.items[0]);
}

/* Whether a condition that is told for a fact, which is asked for one value, holds with no other: of
 * numbers with none beside it. */
static bool check_asked(struct moment *moment, const struct conditions_with_objects *conditions,
                        size_t variable, uint32_t asked)
{
    struct state_view view = {moment->problem, read_moment, NULL, moment};
    const struct fact *fact = moment->problem->variables[variable].fact;
    struct constraint constraint = constraint_of_value(moment->problem, variable, asked);
    const char *name =
        failing_name(moment->compiled.pool, &view, conditions, variable, &constraint);
    uint32_t now = moment->values[variable];
    bool right = true;
    for (uint32_t value = 0; name && value <= fact->top; value++) {
        bool beside = fact->kind != GG_NUMBER || value + 1 == asked || value == asked + 1;
        moment->values[variable] = value;
        right &= value == asked || !beside || !text_holds(moment, &view, name);
    }
    moment->values[variable] = now;
    moment->asked += name != NULL;
    return right;
}

/* What is told of each fact for conditions: a name that does not hold, and none where they hold. */
static bool check_names(struct moment *moment, const struct conditions_with_objects *conditions)
{
    struct state_view view = {moment->problem, read_moment, NULL, moment};
    struct binding binding = {.count = conditions->count};
    bool holds = true, right = true;
    memcpy(binding.symbols, conditions->arguments, conditions->count * sizeof(size_t));
    for (size_t i = 0; i < conditions->conditions->count; i++)
        holds &= view_holds_under_binding(&view, conditions->conditions->items[i], true, &binding);
    for (size_t i = 0; i < moment->problem->variable_count; i++) {
        const char *name = failing_name(moment->compiled.pool, &view, conditions, i, NULL);
        right &= !name || (!holds && !text_holds(moment, &view, name));
        for (uint32_t value = 0; value <= moment->problem->variables[i].fact->top && value < 4;
             value++)
            right &= check_asked(moment, conditions, i, value);
        moment->named += name != NULL;
        moment->plain += name == NULL;
    }
    return right;
}

static bool check_moment(struct moment *moment)
{
    bool right = true;
    for (size_t i = 0; i < moment->problem->task_count; i++)
        for (size_t j = 0; j < moment->problem->tasks[i].method_count; j++) {
            struct conditions_with_objects conditions =
                conditions_of_method(moment->problem, &moment->problem->tasks[i].methods[j]);
            right &= check_names(moment, &conditions);
        }
    for (size_t i = 0; i < moment->problem->action_count; i++) {
        struct conditions_with_objects conditions =
            conditions_of_action(&moment->problem->actions[i]);
        right &= check_names(moment, &conditions);
    }
    return right;
}

static void names_that_are_told_do_not_hold(void)
{
    struct moment moment = {.named = 0};
    for (uint64_t seed = 1; random_case(seed, 200); seed++) {
        struct dice dice = dice_of(seed);
        struct text yaml = {0};
        struct htn htn = htn_random(&dice);
        htn_write(&htn, NULL, &yaml);
        moment.compiled = compile_text(yaml.data);
        CU_ASSERT_PTR_NOT_NULL_FATAL(moment.compiled.tables);
        moment.problem = moment.compiled.tables->problem;
        moment.values = pool_take(moment.compiled.pool,
                                  (moment.problem->variable_count + 1) * sizeof *moment.values);
        for (size_t i = 0; i < moment.problem->variable_count; i++)
            moment.values[i] = roll(&dice, moment.problem->variables[i].fact->top + 1);
        CHECK_SAYING(check_moment(&moment), "seed %u\n%s", (unsigned)seed, yaml.data);
        compiled_free(&moment.compiled);
        text_free(&yaml);
    }
    CU_ASSERT_TRUE(moment.named > random_cases(500));
    CU_ASSERT_TRUE(moment.asked > random_cases(200));
    CU_ASSERT_TRUE(moment.plain > random_cases(2000));
}

void add_condition_names_suite(void)
{
    CU_pSuite suite = CU_add_suite("condition names", NULL, NULL);
    CU_ADD_TEST(suite, plans_of_tasks_tell_them);
    CU_ADD_TEST(suite, behind_a_subtask_for_each_object_too);
    CU_ADD_TEST(suite, plans_of_goals_tell_them);
    CU_ADD_TEST(suite, decisions_tell_them);
    CU_ADD_TEST(suite, what_constants_rule_out_is_not_told);
    CU_ADD_TEST(suite, what_a_condition_does_not_ask_for_is_not_told_to_be_for_it);
    CU_ADD_TEST(suite, a_count_is_told_without_a_name);
    CU_ADD_TEST(suite, decisions_tell_them_in_json);
    CU_ADD_TEST(suite, names_that_are_told_do_not_hold);
}
