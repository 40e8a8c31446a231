/* SPDX-License-Identifier: MIT */
/*
 * Goals with parameters: each instance is as the goal that one would write for its objects, which
 * the tests write out and compare with.
 */
#include "support/project.h"
#include "support/run_output.h"
#include "support/search_room.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ----------------------------------------------------------------- written out */

static const char rooms[] = "domain: d\n"
                            "types: {thing: [p, q, r, s]}\n"
                            "state:\n"
                            "  at: thing\n"
                            "  on: [none, thing]\n"
                            "  lit(thing): bool\n"
                            "  heat(thing): 0..5\n"
                            "  next(thing, thing): {type: bool, constant: true}\n"
                            "  kind(thing): {type: [odd, even], constant: true}\n"
                            "start: ['next(p, q)', 'next(q, r)', 'kind(r) = even', 'lit(q)']\n"
                            "actions:\n"
                            "  go(thing to): {preconditions: at != to, effects: at = to}\n"
                            "  light(thing x): {preconditions: at == x, effects: lit(x)}\n"
                            "  warm(thing x): {preconditions: lit(x), effects: heat(x) += 2}\n"
                            "  lift(thing x): {preconditions: at == x, effects: on = x}\n";

/* What is to hold of a thing $, and when it is relevant. */
static const struct {
    const char *conditions, *relevant;
} kinds[] = {
    {"lit($)", "true"},
    {"lit($) and heat($) >= 3", "not lit($)"},
    {"not lit($) or at == $", "on != $"},
    {"any(thing y) (next($, y) and lit(y))", "kind($) == odd"},
    {"all(thing y) (not next($, y) or lit(y))", "at in [$, s]"},
    {"kind($) == even", "true"},
    {"kind($) == odd and on == $", "heat($) == 0 or heat($) == 5"},
    {"on == $ and not lit(q)", "at == p or lit($)"},
    {"at == $ and heat(s) <= 4", "true"},
    {"heat($) == 4 or heat(q) == 3", "true"},
};

enum { KINDS = sizeof kinds / sizeof *kinds, THINGS = 4, STEPS = 20, NODES = 4096 };

static const char *const things[THINGS] = {"p", "q", "r", "s"};

/* A text with an object in place of each $. */
static const char *with_object(struct pool *pool, const char *text, const char *object)
{
    struct text result = {0};
    for (; *text; text++)
        if (*text == '$')
            text_add(&result, "%s", object);
        else
            text_add_bytes(&result, text, 1);
    const char *copy = pool_copy_text(pool, result.data, result.length);
    text_free(&result);
    return copy;
}

static const char *goal_text(struct pool *pool, size_t kind, const char *name, const char *object)
{
    return pool_format(pool, "  %s: {conditions: '%s', relevant: '%s', priority: 3}\n", name,
                       with_object(pool, kinds[kind].conditions, object),
                       with_object(pool, kinds[kind].relevant, object));
}

static bool same_condition(const gg_condition *a, const gg_condition *b)
{
    bool same = a->count == b->count;
    for (uint16_t i = 0; same && i < a->count; i++) {
        const gg_box *one = &a->boxes[i], *other = &b->boxes[i];
        same = one->flag_count == other->flag_count && one->range_count == other->range_count;
        for (uint16_t j = 0; same && j < one->flag_count; j++)
            same = one->flags[j].word == other->flags[j].word &&
                   one->flags[j].care == other->flags[j].care &&
                   one->flags[j].want == other->flags[j].want;
        for (uint16_t j = 0; same && j < one->range_count; j++)
            same = one->ranges[j].word == other->ranges[j].word &&
                   one->ranges[j].low == other->ranges[j].low &&
                   one->ranges[j].high == other->ranges[j].high;
    }
    return same;
}

/* The cost of a ground goal's plan from the start; -1: there is none. */
static long cost_of(const gg_domain *domain, uint16_t goal)
{
    struct search_room room = search_room_of(domain, NODES, STEPS);
    gg_goal_problem problem = {.domain = domain,
                               .agent_type = &domain->agent_types[0],
                               .state = domain->start,
                               .goal = goal};
    gg_outcome outcome = gg_plan_make(&room.search, &problem, &room.plan);
    long cost = outcome == GG_FOUND ? (long)room.search.cost : -1;
    search_room_free(&room);
    return cost;
}

/* Compares the instances of a kind of goals with goals that are written out. */
static size_t compare_instances(size_t kind)
{
    struct pool *pool = pool_new();
    const char *written = "";
    for (size_t i = 0; i < THINGS; i++)
        written =
            pool_format(pool, "%s%s", written,
                        goal_text(pool, kind, pool_format(pool, "g_%s", things[i]), things[i]));
    struct compiled one = compile_text(
        pool_format(pool, "%sgoals:\n%s", rooms, goal_text(pool, kind, "g(thing x)", "x")));
    struct compiled other = compile_text(pool_format(pool, "%sgoals:\n%s", rooms, written));
    CU_ASSERT_FATAL(one.tables && other.tables);
    const gg_domain *a = &one.tables->domain, *b = &other.tables->domain;
    uint16_t next = 0;
    for (uint16_t i = 0; i < THINGS; i++) {
        uint16_t symbol = (uint16_t)name_number(&one.domain->symbol_names, things[i]);
        uint16_t goal = gg_goal_find(a, 0, &symbol);
        CU_ASSERT_EQUAL(goal == GG_NONE, b->goals[i].condition.count == 0);
        if (goal == GG_NONE)
            continue;
        const uint16_t *arguments;
        CU_ASSERT_EQUAL(goal, next++);
        CU_ASSERT_EQUAL(gg_goal_source_of(a, goal, &arguments), 0);
        CU_ASSERT(arguments && *arguments == symbol);
        CU_ASSERT_STRING_EQUAL(one.tables->problem->goals[goal].name,
                               pool_format(pool, "g(%s)", things[i]));
        CU_ASSERT(same_condition(&a->goals[goal].condition, &b->goals[i].condition));
        CU_ASSERT(same_condition(&a->goals[goal].relevant, &b->goals[i].relevant));
        CU_ASSERT_EQUAL(a->goals[goal].priority, 3);
        CU_ASSERT_EQUAL(cost_of(a, goal), cost_of(b, i));
    }
    CU_ASSERT_EQUAL(a->goal_count, next);
    compiled_free(&one);
    compiled_free(&other);
    pool_free(pool);
    return next;
}

static void instances_are_as_written_out(void)
{
    size_t instances = 0;
    for (size_t i = 0; i < KINDS; i++)
        instances += compare_instances(i);
    CU_ASSERT(instances > 20 && instances < KINDS * THINGS);
}

/* ------------------------------------------------------------------ very many */

/* Places in a row; `be` is the goal of being at any of them. */
static struct compiled row_of(struct pool *pool, int places, const char *goals)
{
    const char *list = "p0";
    for (int i = 1; i < places; i++)
        list = pool_format(pool, "%s, p%d", list, i);
    return compile_text(pool_format(pool,
                                    "domain: d\ntypes: {place: [%s]}\n"
                                    "state: {at: place, step: 0..9, wet: bool}\n"
                                    "actions:\n"
                                    "  tire: {preconditions: step <= 8, effects: step += 1}\n"
                                    "  walk(place to): {preconditions: [step >= 3, at != to],\n"
                                    "    effects: [at = to, step = 0]}\n"
                                    "  swim: {preconditions: step == 2, effects: wet}\n"
                                    "goals:\n%s",
                                    list, goals));
}

/* Up to 64 instances have tables of their own; from there on they have one heuristic together,
 * without tables, which changes no plan. */
static void very_many_have_no_tables_of_their_own(void)
{
    static const char goals[] = "  be(place x): {conditions: [at == x, wet]}\n"
                                "  dry: {conditions: not wet}\n";
    struct pool *pool = pool_new();
    struct compiled few = row_of(pool, 64, goals), many = row_of(pool, 65, goals);
    CU_ASSERT_FATAL(few.tables && many.tables);
    const gg_heuristic *const *of_few = few.tables->domain.agent_types[0].heuristics;
    const gg_heuristic *const *of_many = many.tables->domain.agent_types[0].heuristics;
    for (uint16_t i = 0; i < 65; i++) {
        CU_ASSERT(of_many[i] == of_many[0]);
        CU_ASSERT(i == 64 || of_few[i]->table_count > 0 || of_few[i]->policy);
        CU_ASSERT(i == 0 || i == 64 || of_few[i] != of_few[0]);
    }
    CU_ASSERT(of_many[0]->table_count == 0 && !of_many[0]->policy);
    CU_ASSERT(of_many[65] != of_many[0] && (of_many[65]->table_count > 0 || of_many[65]->policy));
    for (uint16_t i = 0; i < 64; i += 9) {
        CU_ASSERT(cost_of(&few.tables->domain, i) > 0);
        CU_ASSERT_EQUAL(cost_of(&many.tables->domain, i), cost_of(&few.tables->domain, i));
    }
    compiled_free(&few);
    compiled_free(&many);
    pool_free(pool);
}

/* The heuristic of all together looks at what any of them needs. */
static void very_many_wake_together(void)
{
    struct pool *pool = pool_new();
    struct compiled many = row_of(pool, 70,
                                  "  be(place x): {conditions: at == x}\n"
                                  "  dry: {conditions: not wet}\n");
    CU_ASSERT_FATAL(many.tables != NULL);
    const gg_domain *domain = &many.tables->domain;
    const gg_heuristic *heuristic = domain->agent_types[0].heuristics[69];
    static const struct {
        const char *fact;
        bool matters;
    } facts[] = {{"at", true}, {"step", true}, {"wet", false}};
    for (size_t i = 0; i < 3; i++) {
        const gg_fact *fact = &domain->facts[fact_number(many.tables, facts[i].fact)];
        CU_ASSERT_EQUAL(heuristic->wake_mask[fact->word] >> fact->shift & 1, facts[i].matters);
    }
    for (uint16_t i = 0; i < domain->action_count; i++)
        CU_ASSERT_EQUAL(heuristic->actions[i / 64] >> i % 64 & 1,
                        strcmp(many.tables->problem->actions[i].name, "swim") != 0);
    compiled_free(&many);
    pool_free(pool);
}

/* ------------------------------------------------------------------ who chooses */

static const char diner[] = "domain: d\n"
                            "types: {food: [apple, bread]}\n"
                            "state: {eaten(food): bool}\n"
                            "actions: {eat(food f): {effects: eaten(f), duration: 1s}}\n"
                            "goals: {full(food f): {conditions: eaten(f)}}\n";

/* Without being listed the goal is one of the type, for the game to give, but not chosen. */
static void it_is_chosen_where_it_is_listed(void)
{
    static const struct {
        const char *agents;
        uint16_t chosen;
    } types[] = {{"", 0},
                 {"agents: {a: {goals: [full]}}\n", 2},
                 {"agents: {a: {goals: []}}\n", 0},
                 {"agents: {a: {actions: [eat]}}\n", 0}};
    struct pool *pool = pool_new();
    for (size_t i = 0; i < 4; i++) {
        struct compiled compiled = compile_text(pool_format(pool, "%s%s", diner, types[i].agents));
        const gg_agent_type *type = &compiled.tables->domain.agent_types[0];
        CU_ASSERT_EQUAL(type->goal_count, types[i].chosen);
        CU_ASSERT(type->heuristics[0] && type->heuristics[1]);
        compiled_free(&compiled);
    }
    pool_free(pool);
}

static void traces_name_the_instance(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\n"
               "limits: {plan: 4}\n"
               "types: {food: [apple, bread]}\n"
               "state: {eaten(food): bool}\n"
               "actions: {eat(food f): {effects: eaten(f)}}\n"
               "goals: {full(food f): {conditions: eaten(f)}}\n"
               "agents: {a: {goals: [full]}}\n");
    for (int i = 0; i < 4; i++)
        stage_tick(&stage, &actor, 1);
    expect_log(&stage,
               "wants full(apple), made 1, started eat(apple), start eat(apple), "
               "stop eat(apple), ended eat(apple) success, reached full(apple), wants full(bread), "
               "made 1, started eat(bread), start eat(bread), stop eat(bread), "
               "ended eat(bread) success, reached full(bread)");
    stage_end(&stage);
}

/* A game plans and follows goals by their symbols, as C and as C++. */
static void goals_are_told_by_their_symbols(void)
{
    struct scratch scratch = scratch_new();
    struct result made = shell("'%s' -o '%s' tests/language/golden/kennel.yaml",
                               built(scratch.pool, "goapgen"), scratch.folder);
    CU_ASSERT_EQUAL(made.code, 0);
    result_free(&made);
    for (int i = 0; i < 2; i++) {
        struct result result = shell(
            "cd '%s' && %s %s -I '%s' -I . -o program '%s' kennel.c -x none '%s' && ./program",
            scratch.folder, i ? cpp_compiler() : c_compiler(),
            pool_format(scratch.pool, "%s -Wall -Wextra -Werror %s", c_flags(),
                        i ? "-x c++" : "-std=c99"),
            in_repository(scratch.pool, "runtime"),
            in_repository(scratch.pool, "tests/language/golden/use_kennel.c"),
            built(scratch.pool, "libgoapgen.a"));
        CHECK_SAYING(result.code == 0, "%s%s", result.out.data, result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* ------------------------------------------------------------- the command line */

static void plan_takes_instances(void)
{
    static const char yaml[] = "domain: d\n"
                               "types: {food: [apple, bread, stone]}\n"
                               "state:\n"
                               "  eaten(food): bool\n"
                               "  edible(food): {type: bool, constant: true}\n"
                               "start: [edible(apple), edible(bread)]\n"
                               "actions: {eat(food f): {preconditions: edible(f), "
                               "effects: eaten(f)}}\n"
                               "goals:\n"
                               "  full(food f): {conditions: [edible(f), eaten(f)]}\n"
                               "  both(food f, food g):\n"
                               "    conditions: [eaten(f), not eaten(g), f != g]\n"
                               "  never(food f): {conditions: [edible(f), f == stone]}\n"
                               "agents: {cat: {goals: [full]}, dog: {goals: []}}\n";
    static const struct {
        const char *arguments;
        int code;
        const char *said;
    } plans[] = {
        {"--goal 'full(bread)'", 0, "full(bread): 1 steps"},
        {"--goal ' full( bread ) '", 0, "full(bread): 1 steps"},
        {"--goal 'both(apple,bread)'", 0, "both(apple, bread): 1 steps"},
        {"--goal 'full(bread)' --agent dog", 0, "full(bread): 1 steps"},
        {"", 0, "full(apple): 1 steps"},
        {"--goal full", 2, "goapgen: the goal 'full' needs its objects: full(apple)"},
        {"--goal never", 2,
         "goapgen: the goal 'never' needs its objects: but constants rule all of them out"},
        {"--goal 'full(stone)'", 2, "goapgen: unknown goal 'full(stone)'; "},
        {"--goal 'both(apple, apple)'", 2, "goapgen: unknown goal 'both(apple, apple)'; "},
        {"--goal 'both(apple, stone)' --why", 3, "goapgen: both(apple, stone): there is no plan"},
        {"--goal 'both(stone, apple)' --why", 3, "eaten(stone)"},
        {"--goal 'full(bread)' --json", 0, "\"goal\": \"full(bread)\""},
    };
    struct scratch scratch = scratch_new();
    const char *path = scratch_write(&scratch, "d.yaml", yaml);
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
        const char *set = plans[i].code == 3 && strstr(plans[i].said, "no plan")
                              ? "--set 'eaten(stone)' --set 'not edible(apple)'"
                              : "";
        struct result result = shell("'%s' plan '%s' %s %s", built(scratch.pool, "goapgen"), path,
                                     plans[i].arguments, set);
        CHECK_SAYING(result.code == plans[i].code, "%s: exit code %d, %s", plans[i].arguments,
                     result.code, result.errs.data);
        CHECK_SAYING(strstr(result.out.data, plans[i].said) ||
                         strstr(result.errs.data, plans[i].said),
                     "%s: %s%s", plans[i].arguments, result.out.data, result.errs.data);
        result_free(&result);
    }
    scratch_free(&scratch);
}

/* All instances of a goal are counted as one goal. */
static void run_counts_goals_of_the_yaml(void)
{
    static const char yaml[] = "domain: d\n"
                               "types: {food: [apple, bread, cake]}\n"
                               "state: {eaten(food): bool}\n"
                               "actions: {eat(food f): {effects: eaten(f), duration: 1s}}\n"
                               "goals: {full(food f): {conditions: eaten(f)}}\n"
                               "agents: {a: {goals: [full]}}\n";
    static const struct expectation runs[] = {
        {"", {"full             3        3\n", "stands still"}, {{"decisions", 3}, {"eat", 3}}}};
    CHECK_RUNS(yaml, runs);
}

/* What a type reads for a goal that it only could be given is sensed by it. */
static void warnings_name_the_goal_once(void)
{
    struct compiled compiled =
        compile_text("domain: d\n"
                     "types: {food: [apple, bread, cake]}\n"
                     "state: {eaten(food): {type: bool}, never(food): {type: bool}, n: 0..3}\n"
                     "actions: {eat(food f): {effects: eaten(f)}, \n"
                     "  twist(food f): {preconditions: [n >= 1], effects: never(f)}}\n"
                     "goals:\n"
                     "  lost(food f): {conditions: [eaten(f), never(f)]}\n"
                     "  odd(food f): {conditions: [f == apple, f == cake]}\n"
                     "rules: {zero: {every: 1s, effects: n = 0}}\n");
    const char *said = compiled.messages.data ? compiled.messages.data : "";
    const char *first = strstr(said, "the conditions of goal 'odd' can never hold");
    CHECK_SAYING(first && !strstr(first + 20, "of goal 'odd'"), "%s", said);
    compiled_free(&compiled);
}

void add_goal_parameters_suite(void)
{
    CU_pSuite suite = CU_add_suite("goal parameters", NULL, NULL);
    CU_ADD_TEST(suite, instances_are_as_written_out);
    CU_ADD_TEST(suite, very_many_have_no_tables_of_their_own);
    CU_ADD_TEST(suite, very_many_wake_together);
    CU_ADD_TEST(suite, it_is_chosen_where_it_is_listed);
    CU_ADD_TEST(suite, traces_name_the_instance);
    CU_ADD_TEST(suite, goals_are_told_by_their_symbols);
    CU_ADD_TEST(suite, plan_takes_instances);
    CU_ADD_TEST(suite, run_counts_goals_of_the_yaml);
    CU_ADD_TEST(suite, warnings_name_the_goal_once);
}
