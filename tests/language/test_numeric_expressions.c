/* SPDX-License-Identifier: MIT */
/*
 * Numbers that amounts tell: costs in every state of a small domain, against the same in C, and
 * what constants come to, against the numbers themselves. Plans with such costs: goap_random.
 */
#include "agent/agent.h"
#include "state/expressions.h"
#include "state/state.h"
#include "suites.h"
#include "support/reader.h"
#include "support/support.h"

#include <stdio.h>
#include <string.h>

/* What the facts are called in a state: a is -2 to 5, b is 0 to 6 by twos, c is 0 to 1.5 by halves,
 * here in halves; and price(x) is 3, price(y) 5. */
struct numbers {
    int a, b, c;
};

static const char facts[] = "domain: d\n"
                            "types: {thing: [x, y]}\n"
                            "state:\n"
                            "  a: -2..5\n"
                            "  b: 0..6 step 2\n"
                            "  c: 0..1.5 step 0.5\n"
                            "  price(thing): {type: 0..9, constant: true, start: 3}\n"
                            "  done: bool\n"
                            "start: price(y) = 5\n";

/* The facts, and more, which may name a text. */
static struct compiled compiled_with(const char *more, const char *text)
{
    struct text yaml = {0};
    text_add(&yaml, "%s", facts);
    text_add(&yaml, more, text);
    struct compiled compiled = compile_text(yaml.data);
    if (!compiled.tables)
        printf("%s\n%s\n", yaml.data, compiled.messages.data);
    text_free(&yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    return compiled;
}

/* The number of a state, 0 to STATES - 1, as the facts are called. */
enum { STATES = 8 * 4 * 4 };

static struct numbers numbers_of(int state)
{
    return (struct numbers){state % 8 - 2, state / 8 % 4 * 2, state / 32};
}

static void write_state(const struct compiled *compiled, struct numbers numbers, uint64_t *state)
{
    const gg_domain *domain = &compiled->tables->domain;
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    gg_write(domain, fact_number(compiled->tables, "a"), (uint32_t)(numbers.a + 2), state);
    gg_write(domain, fact_number(compiled->tables, "b"), (uint32_t)(numbers.b / 2), state);
    gg_write(domain, fact_number(compiled->tables, "c"), (uint32_t)numbers.c, state);
}

/* -------------------------------------------------------------------- costs */

#define COSTS(name, value)                                                                         \
    static int name(struct numbers n)                                                              \
    {                                                                                              \
        return value;                                                                              \
    }
COSTS(one_fact, n.b)
COSTS(raised, n.a + 2)
COSTS(reversed, 8 - n.a)
COSTS(halves, n.c + 3)
COSTS(two_facts, 3 * n.a + 2 * n.b + 6)
COSTS(product, n.b *n.c)
COSTS(square, n.a *n.a)
COSTS(none_read, 3 * 5 + 1 + 0 * n.a)

static const struct {
    const char *text;
    int (*cost)(struct numbers numbers);
    int variants; /* the most that there can be */
} costs[] = {{"b", one_fact, 4},
             {"a + 2", raised, 8},
             {"10 - (a + 2)", reversed, 8},
             {"2 * c + price(x)", halves, 4},
             {"price(x) * a + 2 * (b + price(x))", two_facts, 32},
             {"2 * b * c", product, 16},
             {"a * a", square, 8},
             {"price(x) * price(y) + a * 0 + 1", none_read, 1}};

/* The action that can be done in a state. Two of them would be told apart by nothing. */
static const gg_action *only_action(const gg_domain *domain, const uint64_t *state)
{
    const gg_action *found = NULL;
    for (uint16_t i = 0; i < domain->action_count; i++) {
        if (!gg_condition_holds(domain, &domain->actions[i].precondition, state))
            continue;
        CU_ASSERT_PTR_NULL(found);
        found = &domain->actions[i];
    }
    CU_ASSERT_PTR_NOT_NULL_FATAL(found);
    return found;
}

/* All variants are the same to carry out, and have the same effect. */
static void check_variants(const gg_domain *domain, int most)
{
    CHECK_SAYING(domain->action_count <= most, "%d variants", domain->action_count);
    for (uint16_t i = 0; i < domain->action_count; i++) {
        CU_ASSERT_TRUE(are_same_to_carry_out(domain, i, 0));
        CU_ASSERT_PTR_EQUAL(domain->actions[i].effect, domain->actions[0].effect);
    }
}

static void costs_are_those_of_the_state(void)
{
    for (size_t i = 0; i < sizeof costs / sizeof *costs; i++) {
        struct compiled compiled = compiled_with("actions: {act: {effects: done, cost: '%s'}}\n"
                                                 "goals: {g: {conditions: done}}\n",
                                                 costs[i].text);
        const gg_domain *domain = &compiled.tables->domain;
        uint64_t state[4];
        int wrong = 0;
        CU_ASSERT_FATAL(domain->word_count <= 4);
        for (int j = 0; j < STATES; j++) {
            write_state(&compiled, numbers_of(j), state);
            wrong += only_action(domain, state)->cost != costs[i].cost(numbers_of(j));
        }
        CHECK_SAYING(wrong == 0, "'%s' is wrong in %d states", costs[i].text, wrong);
        check_variants(domain, costs[i].variants);
        compiled_free(&compiled);
    }
}

/* Variants by what is copied are not alike, those of each by their costs are. */
static void variants_by_effects_are_not_alike(void)
{
    struct compiled compiled =
        compiled_with("actions: {act: {effects: [b = 0, a += b], cost: 2 * c}, other: {effects: "
                      "done, cost: 2 * c}}\n"
                      "goals: {g: {conditions: [done, a == 5]}}\n",
                      NULL);
    const gg_domain *domain = &compiled.tables->domain;
    CU_ASSERT_EQUAL_FATAL(domain->action_count, 4 * 4 + 4);
    for (uint16_t i = 0; i < domain->action_count; i++)
        for (uint16_t j = 0; j < domain->action_count; j++)
            CU_ASSERT_EQUAL(are_same_to_carry_out(domain, i, j), i == j || (i >= 16 && j >= 16));
    compiled_free(&compiled);
}

/* --------------------------------------------------------------- priorities */

COSTS(negative, n.c - 3 * n.a - 1)
COSTS(fact_times_fact, n.a *n.b)
COSTS(powers, n.a *n.a *n.a - 4 * n.a * n.b + n.b * n.b)
COSTS(large, 99999 * n.a - 25 * n.b * n.c)

static const struct {
    const char *text;
    int (*priority)(struct numbers numbers);
} priorities[] = {{"b", one_fact},
                  {"a + 2", raised},
                  {"-3 * a + 2 * c - 1", negative},
                  {"a * b", fact_times_fact},
                  {"a * a * a - 4 * a * b + b * b", powers},
                  {"2 * c * b * -25 + a * 99999", large},
                  {"2 * b * c", product}};

static void priorities_are_those_of_the_state(void)
{
    for (size_t i = 0; i < sizeof priorities / sizeof *priorities; i++) {
        struct compiled compiled = compiled_with("actions: {act: {effects: done}}\n"
                                                 "goals: {g: {conditions: done, priority: '%s'}}\n",
                                                 priorities[i].text);
        const gg_domain *domain = &compiled.tables->domain;
        uint64_t state[4];
        int wrong = 0;
        for (int j = 0; j < STATES; j++) {
            write_state(&compiled, numbers_of(j), state);
            wrong +=
                computed_priority(domain, 0, state, -77) != priorities[i].priority(numbers_of(j));
        }
        CHECK_SAYING(wrong == 0, "'%s' is wrong in %d states", priorities[i].text, wrong);
        compiled_free(&compiled);
    }
}

/* ------------------------------------------------------------ methods of tasks */

/* Decomposes `live` in a state: the action that is done, by its number. */
static int done_in(const struct compiled *compiled, struct numbers numbers, gg_random *random)
{
    const gg_domain *domain = &compiled->tables->domain;
    uint64_t state[4];
    write_state(compiled, numbers, state);
    struct room room = room_of(domain, 8, 8, 2);
    gg_task_problem problem = {.domain = domain,
                               .agent_type = &domain->agent_types[0],
                               .state = state,
                               .random = random,
                               .task = task_number(compiled->tables, "live")};
    CU_ASSERT_EQUAL(gg_decompose(&problem, &room.workspace, &room.plan), GG_FOUND);
    int action = room.plan.length == 1 ? room.plan.steps[0] : -1;
    room_free(&room);
    return action;
}

COSTS(falls, 6 - n.b)
COSTS(mixed, n.b *n.c - n.a)
COSTS(five, 5 + 0 * n.a)
COSTS(two, 2 + 0 * n.a)
COSTS(none, 0 * n.a)
COSTS(first, n.a + n.b)

/* The methods of a task by score. The first is done where b is at least 2. */
static int (*const scores[])(struct numbers) = {first, falls, mixed, five, two, none};

static int best_in(struct numbers numbers)
{
    int best = 1;
    for (int i = 0; i < 6; i++)
        if ((i > 0 || numbers.b >= 2) &&
            (scores[i](numbers) > scores[best](numbers) ||
             (scores[i](numbers) == scores[best](numbers) && i < best)))
            best = i;
    return best;
}

static void the_highest_score_is_chosen(void)
{
    struct compiled compiled =
        compiled_with("actions: {a0: {}, a1: {}, a2: {}, a3: {}, a4: {}, a5: {}}\n"
                      "tasks:\n"
                      "  live:\n"
                      "    select: score\n"
                      "    methods:\n"
                      "      m0: {score: a + b, preconditions: b >= 2, subtasks: a0}\n"
                      "      m1: {score: 6 - b, subtasks: a1}\n"
                      "      m2: {score: 2 * c * b - a, subtasks: a2}\n"
                      "      m3: {score: price(y), subtasks: a3}\n"
                      "      m4: {score: 2, subtasks: a4}\n"
                      "      m5: {subtasks: a5}\n",
                      NULL);
    unsigned chosen[6] = {0};
    int wrong = 0;
    for (int i = 0; i < STATES; i++) {
        int done = done_in(&compiled, numbers_of(i), NULL), best = best_in(numbers_of(i));
        wrong += done != best;
        chosen[best]++;
    }
    CU_ASSERT_EQUAL(wrong, 0);
    CU_ASSERT(chosen[0] > 0 && chosen[1] > 0 && chosen[2] > 0 && chosen[3] > 0);
    compiled_free(&compiled);
}

static struct compiled compiled_weights(const char *one, const char *other, const char *third)
{
    struct text methods = {0};
    text_add(&methods, "      m0: {weight: %s, subtasks: a0}\n", one);
    text_add(&methods, "      m1: {weight: %s, subtasks: a1}\n", other);
    text_add(&methods, "      m2: {weight: %s, subtasks: a2}\n", third);
    struct compiled compiled =
        compiled_with("actions: {a0: {}, a1: {}, a2: {}}\n"
                      "tasks:\n  live:\n    select: weighted\n    methods:\n%s",
                      methods.data);
    text_free(&methods);
    return compiled;
}

/* The same draws as with the numbers themselves. */
static void weights_are_those_of_the_state(void)
{
    struct compiled told = compiled_weights("b * (a + 2)", "2 * c", "a + price(x) - 1");
    int wrong = 0, others = 0;
    for (int i = 0; i < STATES; i += 3) {
        struct numbers n = numbers_of(i);
        const char *text[3];
        struct pool *pool = pool_new();
        text[0] = pool_format(pool, "%d", n.b * (n.a + 2));
        text[1] = pool_format(pool, "%d", n.c);
        text[2] = pool_format(pool, "%d", n.a + 2);
        struct compiled fixed = compiled_weights(text[0], text[1], text[2]);
        gg_random random = {0}, same = {0};
        gg_random_seed(&random, (uint32_t)i);
        gg_random_seed(&same, (uint32_t)i);
        for (int j = 0; j < 20; j++) {
            int drawn = done_in(&told, n, &random);
            wrong += drawn != done_in(&fixed, n, &same);
            others += drawn > 0;
        }
        compiled_free(&fixed);
        pool_free(pool);
    }
    CU_ASSERT_EQUAL(wrong, 0);
    CU_ASSERT(others > 100);
    compiled_free(&told);
}

/* ---------------------------------------------------------------- constants */

static void write_domain(struct text *yaml, const char *cost, const char *duration,
                         const char *priority, const char *of_method, const char *weight)
{
    text_add(yaml,
             "%s"
             "actions:\n"
             "  act: {effects: [done, a = 0, b = 0, c = 0], cost: %s, duration: %s}\n"
             "goals: {g: {conditions: done, priority: %s}, h: {conditions: a == 5}}\n"
             "tasks:\n"
             "  live(thing t):\n"
             "    select: priority\n"
             "    methods:\n"
             "      low: {preconditions: a == 1, subtasks: act}\n"
             "      one: {priority: %s, weight: %s, subtasks: act}\n"
             "      two: {priority: 5, preconditions: b == 2, subtasks: act}\n"
             "agents: {d: {task: live(y), goals: [g, h]}}\n",
             facts, cost, duration, priority, of_method, weight);
}

/* The files that are written of a domain. */
static const char *files_of(struct scratch *scratch, const char *folder, const struct text *yaml)
{
    const char *out = in_scratch(scratch, folder);
    struct result result = shell("'%s' -o '%s' '%s' >'%s.said' && cat '%s/d.h' '%s/d.c'",
                                 built(scratch->pool, "goapgen"), out,
                                 scratch_write(scratch, "d.yaml", yaml->data), out, out, out);
    CHECK_SAYING(result.code == 0 && strstr(result.out.data, "#ifndef"), "%s", result.errs.data);
    const char *copy = pool_format(scratch->pool, "%s", result.out.data);
    result_free(&result);
    return copy;
}

static void constants_are_numbers(void)
{
    struct scratch scratch = scratch_new();
    struct text worked_out = {0}, numbers = {0};
    write_domain(&worked_out, "2 * price(y) - price(x)", "250ms * price(x) + 1s", "price(y) - 10",
                 "price(t)", "'price(t) * price(x)'");
    write_domain(&numbers, "7", "1750ms", "-5", "5", "15");
    const char *one = files_of(&scratch, "one", &worked_out);
    const char *other = files_of(&scratch, "other", &numbers);
    CU_ASSERT_STRING_EQUAL(one, other);
    text_free(&worked_out);
    text_free(&numbers);
    scratch_free(&scratch);
}

/* Each instance has the number of its own objects. */
static void each_instance_has_its_number(void)
{
    struct compiled compiled = compiled_with(
        "actions: {buy(thing t): {effects: done, cost: price(t), duration: price(t)}}\n"
        "goals: {g(thing t): {conditions: done, priority: -price(t)}}\n"
        "tasks: {get(thing t): {select: priority, methods: {buy: {subtasks: buy(t)}, act: "
        "{priority: 4 - price(t), subtasks: [buy(t), buy(t)]}}}}\n",
        NULL);
    const gg_domain *domain = &compiled.tables->domain;
    for (int i = 0; i < 2; i++) {
        int price = i == 0 ? 3 : 5;
        CU_ASSERT_EQUAL(domain->actions[i].cost, price);
        CU_ASSERT_EQUAL(domain->actions[i].duration, 1000 * (uint32_t)price);
        CU_ASSERT_EQUAL(domain->goals[i].priority, -price);
        /* 4 - 3 is above 0, 4 - 5 below */
        CU_ASSERT_EQUAL(domain->tasks[i].methods[0].subtask_count, i == 0 ? 2 : 1);
    }
    compiled_free(&compiled);
}

/* ---------------------------------------------------------------- execution */

static void check_examples(struct scratch *scratch, const char *yaml, const char *said)
{
    struct result result = shell("'%s' test '%s'", built(scratch->pool, "goapgen"),
                                 scratch_write(scratch, "d.yaml", yaml));
    CHECK_SAYING(strstr(result.out.data, said) != NULL, "%s%s", result.out.data, result.errs.data);
    result_free(&result);
}

static void the_postman_goes_on(void)
{
    struct scratch scratch = scratch_new();
    struct text reference;
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &reference));
    const char *postman = strstr(reference.data, "\n### Costs, durations");
    CU_ASSERT_PTR_NOT_NULL_FATAL(postman);
    check_examples(&scratch, reader_block(scratch.pool, postman, "```yaml\n", 0),
                   "2 examples, 0 failed");
    text_free(&reference);
    scratch_free(&scratch);
}

/* Of a task, too: it is planned anew, as the second walk is dearer, and the first one goes on. An
 * action that has failed is left out, whatever it costs by then. */
static void tasks_go_on(void)
{
    struct scratch scratch = scratch_new();
    check_examples(
        &scratch,
        "domain: d\n"
        "state: {at: [home, ford, farm], mud: 0..3, deep: {type: bool, shared: true}}\n"
        "actions:\n"
        "  wade: {preconditions: at == home, effects: at = ford, cost: mud + 1, duration: 3s}\n"
        "  pause: {preconditions: at == ford, duration: 200ms}\n"
        "  jump:\n"
        "    preconditions: at == ford\n"
        "    while: not deep\n"
        "    effects: at = farm\n"
        "    cost: 2 * mud\n"
        "    duration: 4s\n"
        "    retry: 5s\n"
        "  rest: {preconditions: at == farm, duration: 1m}\n"
        "tasks:\n"
        "  live:\n"
        "    methods:\n"
        "      jump: {subtasks: [wade, jump, rest]}\n"
        "      on: {preconditions: at == ford, subtasks: [jump, rest]}\n"
        "      wait: {preconditions: at == ford, subtasks: pause}\n"
        "      stay: {subtasks: rest}\n"
        "rules: {rain: {every: 10m, effects: mud += 1}}\n"
        "examples:\n"
        "  e:\n"
        "    events:\n"
        "      at 1s: mud = 1\n"
        "      at 4s: deep\n"
        "      at 4100ms: [mud = 2, not deep]\n"
        "    expect:\n"
        "      - at 2900ms: action wade\n"
        "      - at 3200ms: action jump\n"
        "      - at 8900ms: action pause\n"
        "      - at 9300ms: action jump\n",
        "1 example, 0 failed");
    scratch_free(&scratch);
}

void add_numeric_expressions_suite(void)
{
    CU_pSuite suite = CU_add_suite("numeric expressions", NULL, NULL);
    CU_ADD_TEST(suite, costs_are_those_of_the_state);
    CU_ADD_TEST(suite, variants_by_effects_are_not_alike);
    CU_ADD_TEST(suite, priorities_are_those_of_the_state);
    CU_ADD_TEST(suite, the_highest_score_is_chosen);
    CU_ADD_TEST(suite, weights_are_those_of_the_state);
    CU_ADD_TEST(suite, constants_are_numbers);
    CU_ADD_TEST(suite, each_instance_has_its_number);
    CU_ADD_TEST(suite, the_postman_goes_on);
    CU_ADD_TEST(suite, tasks_go_on);
}
