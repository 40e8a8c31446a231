/* SPDX-License-Identifier: MIT */
/*
 * The decomposition of tasks, on worked examples: the cat of the article, tasks
 * that never end, what an agent may and will do. Random ones are in test_htn.c,
 * drawn methods in test_selection.c.
 */
#include "base/source.h"
#include "suites.h"
#include "support/support.h"

#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------ plans */

/* Room of 200 for everything; the task is planned from the state. */
static gg_outcome plan_from(const struct compiled *compiled, const uint64_t *state,
                            const char *task, struct text *steps)
{
    const struct tables *tables = compiled->tables;
    struct room room = room_of(&tables->domain, 200, 200, 200);
    room.workspace.expansion_limit = 10000;
    gg_random random;
    gg_random_seed(&random, 1);
    gg_task_problem task_problem = {&tables->domain,
                                    &tables->domain.agent_types[0],
                                    NULL,
                                    &random,
                                    state,
                                    task_number(tables, task),
                                    false,
                                    false,
                                    {0}};
    gg_outcome outcome = gg_decompose(&task_problem, &room.workspace, &room.plan);
    text_add(steps, "%s", "");
    for (uint16_t i = 0; i < room.plan.length; i++)
        text_add(steps, "%s%s", i ? " " : "", tables->problem->actions[room.plan.steps[i]].name);
    room_free(&room);
    return outcome;
}

/* Plans a task of a domain from its start state; the steps' names must be those
 * expected, joined by blanks. */
static void expect_plan(const char *yaml, const char *task, gg_outcome outcome, const char *steps)
{
    struct compiled compiled = compile_text(yaml);
    struct text found = {0};
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_EQUAL(plan_from(&compiled, compiled.tables->domain.start, task, &found), outcome);
    CU_ASSERT_STRING_EQUAL(found.data, steps);
    text_free(&found);
    compiled_free(&compiled);
}

static void goes_back_over_earlier_siblings(void)
{
    expect_plan("domain: d\n"
                "state: {a: bool, b: bool}\n"
                "actions:\n"
                "  make_b: {effects: b}\n"
                "  make_a: {effects: a}\n"
                "  need_a: {preconditions: a, effects: not a}\n"
                "tasks:\n"
                "  root: {methods: {only: {subtasks: [pick, need_a]}}}\n"
                "  pick:\n"
                "    methods:\n"
                "      one: {subtasks: [make_b]}\n"
                "      two: {subtasks: [make_a]}\n",
                "root", GG_FOUND, "make_a need_a");
}

static void a_method_without_subtasks_does_nothing(void)
{
    static const char yaml[] = "domain: d\n"
                               "state: {a: bool}\n"
                               "actions: {act: {effects: a}}\n"
                               "tasks:\n"
                               "  nothing: {methods: {only: {subtasks: []}}}\n"
                               "  around: {methods: {m: {subtasks: [nothing, act, nothing]}}}\n";
    expect_plan(yaml, "nothing", GG_FOUND, "");
    expect_plan(yaml, "around", GG_FOUND, "act");
}

/* Free parameters: the objects in order, before the next method. */
static void tries_the_objects_of_a_method_in_order(void)
{
    expect_plan("domain: d\n"
                "types: {place: [hall, attic, cellar]}\n"
                "state: {dark(place): {type: bool, start: true}, lit(place): bool}\n"
                "start: [not dark(hall)]\n"
                "actions:\n"
                "  light(place p): {preconditions: dark(p), effects: lit(p)}\n"
                "  rest: {preconditions: lit(cellar)}\n"
                "  give_up: {}\n"
                "tasks:\n"
                "  live:\n"
                "    methods:\n"
                "      brighten(place p): {subtasks: [light(p), rest]}\n"
                "      despair: {subtasks: [give_up]}\n",
                "live", GG_FOUND, "light(cellar) rest");
}

static void tries_the_highest_priority_first(void)
{
    expect_plan("domain: d\n"
                "actions: {a: {}, b: {}, c: {}}\n"
                "tasks:\n"
                "  live:\n"
                "    select: priority\n"
                "    methods:\n"
                "      low: {priority: 1, subtasks: [a]}\n"
                "      high: {priority: 5, subtasks: [b]}\n"
                "      high_too: {priority: 5, subtasks: [c]}\n",
                "live", GG_FOUND, "b");
}

/* ---------------------------------------------------------------- the cat */

/* The article's cat, as it is or with every choice drawn. */
static struct compiled compile_cat(bool drawn)
{
    static const char methods[] = "    methods:\n";
    char *error;
    struct pool *pool = pool_new();
    struct source *source = source_read(pool, "tests/domains/literal_cat.yaml", &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(source);
    struct text yaml = {0};
    const char *rest = source->data, *next;
    while ((next = strstr(rest, methods)) != NULL) {
        text_add_bytes(&yaml, rest, (size_t)(next - rest));
        text_add(&yaml, "%s%s", drawn ? "    select: random\n" : "", methods);
        rest = next + strlen(methods);
    }
    text_add(&yaml, "%s", rest);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    text_free(&yaml);
    pool_free(pool);
    return compiled;
}

/* The cat's plan for a task, from the start with one fact changed. */
static void expect_of_cat(const char *fact, uint32_t value, const char *task, const char *steps)
{
    struct compiled compiled = compile_cat(false);
    const gg_domain *domain = &compiled.tables->domain;
    struct text found = {0};
    uint64_t *state = malloc(domain->word_count * sizeof *state);
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    gg_write(domain, fact_number(compiled.tables, fact), value, state);
    gg_outcome outcome = plan_from(&compiled, state, task, &found);
    CU_ASSERT_EQUAL(outcome, *steps ? GG_FOUND : GG_NO_PLAN);
    CU_ASSERT_STRING_EQUAL(found.data, steps);
    free(state);
    text_free(&found);
    compiled_free(&compiled);
}

static void the_cat_does_as_the_article_says(void)
{
    expect_of_cat("full", 5, "live", "eat drink");
    expect_of_cat("full", 5, "exercise", "chase_roach eat_roach wreck_home");
    expect_of_cat("full", 5, "play", "parkour");
    expect_of_cat("full", 9, "live", "poop");
    expect_of_cat("full", 10, "sustain_life", "poop");
    expect_of_cat("energy", 4, "exercise", "");
}

/* Which methods of `live` a random simulation goes through, as bits; 0 if a
 * planning failed. */
static unsigned methods_of_a_life(const struct compiled *compiled, uint32_t seed)
{
    const gg_domain *domain = &compiled->tables->domain;
    struct room room = room_of(domain, 100, 100, 100);
    uint64_t state[8];
    gg_random random;
    unsigned chosen = 0;
    CU_ASSERT_TRUE_FATAL(domain->word_count <= 8);
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    gg_random_seed(&random, seed);
    gg_task_problem task_problem = {domain,
                                    &domain->agent_types[0],
                                    NULL,
                                    &random,
                                    state,
                                    domain->agent_types[0].task,
                                    &gg_method_noting,
                                    false,
                                    {0}};
    for (int i = 0; i < 1000; i++) {
        if (gg_decompose(&task_problem, &room.workspace, &room.plan) != GG_FOUND) {
            chosen = 0;
            break;
        }
        chosen |= 1u << room.workspace.chosen[0].method;
        if (gg_plan_check(domain, &room.plan, 0, state) != room.plan.length)
            CU_FAIL("a plan that can be carried out");
    }
    room_free(&room);
    return chosen;
}

/* No planning of a random simulation fails, and in most of them all methods of `live`
 * are chosen. The rarest is cuddling: the cat has to be in high spirits while
 * its master is beside it, and what brings him there needs low spirits or sinks
 * them. */
static void a_random_cat_lives_a_full_life(void)
{
    struct compiled compiled = compile_cat(true);
    int full_lives = 0;
    for (uint32_t seed = 1; seed <= 100; seed++) {
        unsigned chosen = methods_of_a_life(&compiled, seed);
        CU_ASSERT_NOT_EQUAL(chosen, 0);
        full_lives += chosen == 0x3f;
    }
    CU_ASSERT_TRUE(full_lives >= 90);
    compiled_free(&compiled);
}

/* -------------------------------------------------------- without an end */

/* A task that leads back to itself, and has no plan or one of these steps. */
static void expect_endless(const char *tasks, gg_outcome outcome, const char *steps)
{
    struct text yaml = {0};
    text_add(&yaml,
             "domain: d\nstate: {n: 0..9}\n"
             "actions: {step: {effects: n += 1}, rest: {preconditions: n == 9}}\ntasks:\n%s",
             tasks);
    expect_plan(yaml.data, "a", outcome, steps);
    text_free(&yaml);
}

static void recursion_without_end_has_no_plan(void)
{
    expect_endless("  a: {methods: {m: {subtasks: [b]}}}\n"
                   "  b: {methods: {m: {subtasks: [a]}}}\n",
                   GG_NO_PLAN, "");
    expect_endless("  a: {methods: {m: {subtasks: [a, step]}}}\n", GG_NO_PLAN, "");
    expect_endless("  a: {methods: {m: {subtasks: [step, a]}}}\n", GG_NO_PLAN, "");
    expect_endless("  a: {methods: {m: {subtasks: [b, a]}}}\n"
                   "  b: {methods: {m: {subtasks: []}}}\n",
                   GG_NO_PLAN, "");
    expect_endless("  a: {methods: {m: {subtasks: [a, a]}, n: {subtasks: [step, a]}}}\n",
                   GG_NO_PLAN, "");
    expect_endless("  a: {methods: {m: {subtasks: [step, a, step, a]}}}\n", GG_NO_PLAN, "");
}

/* What comes back to itself is found with as little of that as will do. */
static void recursion_to_the_left_has_the_shortest_plan(void)
{
    expect_endless("  a: {methods: {m: {subtasks: [b, rest]}}}\n"
                   "  b: {methods: {more: {subtasks: [b, step]}, one: {subtasks: step}}}\n",
                   GG_FOUND, "step step step step step step step step step rest");
    expect_endless("  a: {methods: {m: {subtasks: [a, a]}, n: {subtasks: step}}}\n", GG_FOUND,
                   "step");
    expect_endless("  a: {methods: {m: {subtasks: [a, b]}, n: {subtasks: [b, rest]}, "
                   "k: {subtasks: []}}}\n"
                   "  b: {methods: {m: {subtasks: [a, step]}}}\n",
                   GG_FOUND, "");
}

/* From nothing to what is enough: the plan, or the limit by its name. */
static void any_size_of_chart_ends_in_a_plan_or_its_limit(void)
{
    struct compiled compiled =
        compile_text("domain: d\n"
                     "state: {n: 0..9}\n"
                     "actions: {step: {effects: n += 1}, rest: {preconditions: n == 9}}\n"
                     "tasks:\n"
                     "  a: {methods: {m: {subtasks: [b, rest]}}}\n"
                     "  b: {methods: {more: {subtasks: [b, step]}, one: {subtasks: step}}}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    bool found = false;
    for (uint32_t entries = 0; entries < 100; entries++) {
        struct room room = room_of(domain, 2, 1, 10);
        room.workspace.entry_capacity = entries;
        gg_task_problem task_problem = {
            domain, &domain->agent_types[0], NULL, NULL, domain->start, 0, NULL, false, {0}};
        gg_outcome outcome = gg_decompose(&task_problem, &room.workspace, &room.plan);
        CU_ASSERT_TRUE(outcome == GG_FOUND || (!found && outcome == GG_OUT_OF_NODES));
        CU_ASSERT_EQUAL(room.plan.length, outcome == GG_FOUND ? 10 : 0);
        found = outcome == GG_FOUND;
        room_free(&room);
    }
    CU_ASSERT_TRUE(found);
    compiled_free(&compiled);
}

/* ------------------------------------------------- what an agent would do */

/* An agent that says no to one action and counts the questions. */
struct asked {
    gg_agent agent;
    uint16_t denied;
    unsigned counts[8];
};

static bool may_do(struct gg_agent *agent, uint16_t action)
{
    struct asked *asked = (struct asked *)agent;
    asked->counts[action]++;
    return action != asked->denied;
}

static const char questions[] = "domain: d\n"
                                "state: {ready: bool, n: 0..9}\n"
                                "actions:\n"
                                "  leap: {procedural_precondition: may_leap, effects: n += 1}\n"
                                "  fly: {preconditions: ready, procedural_precondition: may_fly}\n"
                                "  walk: {effects: n += 1}\n"
                                "  swim: {procedural_precondition: may_swim}\n"
                                "tasks:\n"
                                "  live:\n"
                                "    methods:\n"
                                "      by_air: {subtasks: [leap, leap, fly]}\n"
                                "      again: {subtasks: [leap, leap, leap]}\n"
                                "      by_foot: {subtasks: [walk, walk]}\n"
                                "      by_sea: {subtasks: [swim]}\n";

/* Plans `live` with one action denied; the first action of the plan. */
static uint16_t plan_with_denial(const struct compiled *compiled, struct asked *asked)
{
    const gg_domain *domain = &compiled->tables->domain;
    static const gg_calls calls = {.precondition = may_do};
    gg_agent_type agent_type = domain->agent_types[0];
    struct room room = room_of(domain, 10, 10, 10);
    agent_type.calls = &calls;
    memset(room.workspace.asked, 0xff, 2 * sizeof(uint64_t)); /* of a planning before */
    gg_task_problem task_problem = {domain, &agent_type, &asked->agent, NULL, domain->start,
                                    0,      false,       false,         {0}};
    gg_outcome outcome = gg_decompose(&task_problem, &room.workspace, &room.plan);
    uint16_t first = outcome == GG_FOUND ? room.plan.steps[0] : GG_NONE;
    room_free(&room);
    return first;
}

/* `a = b` makes two ground actions of one that was written. */
static void asks_split_actions_once(void)
{
    struct compiled compiled = compile_text(
        "domain: d\n"
        "state: {a: bool, b: bool}\n"
        "actions:\n"
        "  copy: {procedural_precondition: may_copy, effects: a = b}\n"
        "  set: {effects: b}\n"
        "tasks: {live: {methods: {only: {preconditions: not a, subtasks: [copy, set, copy]}}}}\n");
    struct asked asked = {.denied = GG_NONE};
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_EQUAL(compiled.tables->domain.action_count, 3);
    CU_ASSERT_EQUAL(plan_with_denial(&compiled, &asked), 0);
    CU_ASSERT_EQUAL(asked.counts[0] + asked.counts[1], 1);
    compiled_free(&compiled);
}

static void asks_procedural_preconditions_once_and_late(void)
{
    struct compiled compiled = compile_text(questions);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    uint16_t leap = action_number(compiled.tables, "leap");
    uint16_t walk = action_number(compiled.tables, "walk");
    uint16_t fly = action_number(compiled.tables, "fly");
    uint16_t swim = action_number(compiled.tables, "swim");
    struct asked willing = {.denied = GG_NONE}, unwilling = {.denied = leap};
    CU_ASSERT_EQUAL(plan_with_denial(&compiled, &willing), leap);
    CU_ASSERT_EQUAL(willing.counts[leap], 1);
    CU_ASSERT_EQUAL(plan_with_denial(&compiled, &unwilling), walk);
    CU_ASSERT_EQUAL(unwilling.counts[leap], 1);
    CU_ASSERT_EQUAL(willing.counts[fly] + unwilling.counts[fly], 0);
    CU_ASSERT_EQUAL(willing.counts[swim] + unwilling.counts[swim], 0);
    CU_ASSERT_EQUAL(plan_with_denial(&compiled, &willing), leap);
    CU_ASSERT_EQUAL(willing.counts[leap], 2);
    compiled_free(&compiled);
}

static void an_agent_type_plans_with_its_own_actions(void)
{
    struct compiled compiled = compile_text("domain: d\n"
                                            "actions: {shoot: {}, strike: {}, hide: {}}\n"
                                            "tasks:\n"
                                            "  fight:\n"
                                            "    methods:\n"
                                            "      far: {subtasks: [shoot]}\n"
                                            "      near: {subtasks: [strike]}\n"
                                            "agents:\n"
                                            "  archer: {actions: [shoot], task: fight}\n"
                                            "  guard: {actions: [strike, hide], task: fight}\n"
                                            "  child: {actions: [hide], task: fight}\n"
                                            "  hero: {task: fight}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    static const char *const expected[] = {"shoot", "strike", NULL, "shoot"};
    for (int i = 0; i < 4; i++) {
        struct room room = room_of(domain, 4, 4, 4);
        gg_task_problem task_problem = {
            domain, &domain->agent_types[i], NULL, NULL, domain->start, 0, NULL, false, {0}};
        gg_outcome outcome = gg_decompose(&task_problem, &room.workspace, &room.plan);
        CU_ASSERT_EQUAL(outcome, expected[i] ? GG_FOUND : GG_NO_PLAN);
        if (expected[i] && outcome == GG_FOUND)
            CU_ASSERT_EQUAL(room.plan.steps[0], action_number(compiled.tables, expected[i]));
        room_free(&room);
    }
    compiled_free(&compiled);
}

/* A task with parameters that only it, or a task that it uses, uses can still be
 * named by a user. */
static void tasks_that_recur_have_instances(void)
{
    static const char head[] = "domain: d\ntypes: {place: [home, shop]}\nstate: {at: place}\n"
                               "goals: {back: {conditions: at == home}}\n"
                               "actions:\n"
                               "  go(place to): {preconditions: at != to, effects: at = to}\n"
                               "tasks:\n";
    static const char *const tasks[] = {
        "  reach(place goal): {methods: {there: {preconditions: at == goal},"
        " walk: {subtasks: ['go(goal)', 'reach(goal)']}}}\n",
        "  reach(place goal): {methods: {there: {preconditions: at == goal},"
        " walk: {subtasks: ['go(goal)', 'look(goal)']}}}\n"
        "  look(place goal): {methods: {on: {subtasks: 'reach(goal)'}}}\n"};
    for (int i = 0; i < 2; i++) {
        struct text yaml = {0};
        text_add(&yaml, "%s%s", head, tasks[i]);
        struct compiled compiled = compile_text(yaml.data);
        CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
        (void)task_number(compiled.tables, "reach(home)");
        (void)task_number(compiled.tables, "reach(shop)");
        CU_ASSERT_EQUAL(compiled.messages.length, 0);
        compiled_free(&compiled);
        text_free(&yaml);
    }
}

void add_decompose_suite(void)
{
    CU_pSuite suite = CU_add_suite("decompose", NULL, NULL);
    CU_ADD_TEST(suite, goes_back_over_earlier_siblings);
    CU_ADD_TEST(suite, a_method_without_subtasks_does_nothing);
    CU_ADD_TEST(suite, tries_the_objects_of_a_method_in_order);
    CU_ADD_TEST(suite, tries_the_highest_priority_first);
    CU_ADD_TEST(suite, the_cat_does_as_the_article_says);
    CU_ADD_TEST(suite, a_random_cat_lives_a_full_life);
    CU_ADD_TEST(suite, recursion_without_end_has_no_plan);
    CU_ADD_TEST(suite, recursion_to_the_left_has_the_shortest_plan);
    CU_ADD_TEST(suite, any_size_of_chart_ends_in_a_plan_or_its_limit);
    CU_ADD_TEST(suite, asks_procedural_preconditions_once_and_late);
    CU_ADD_TEST(suite, asks_split_actions_once);
    CU_ADD_TEST(suite, an_agent_type_plans_with_its_own_actions);
    CU_ADD_TEST(suite, tasks_that_recur_have_instances);
}
