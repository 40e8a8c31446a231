/* SPDX-License-Identifier: MIT */
/*
 * Facts as arguments, as in danger(at): the plans are those of the same domain written with more
 * parameters; what they cost; and what is said of them. What they mean: test_argument_examples.c;
 * random ones: the suites goap_random and htn.
 */
#include "suites.h"
#include "support/run.h"
#include "support/search_room.h"
#include "support/support.h"

#include <stdio.h>
#include <string.h>

enum { STATES = 300, NODES = 20000, STEPS = 60, WORDS = 4 };

/* ---------------------------------------------------------- against parameters */

static const char facts[] = "domain: d\n"
                            "types: {place: [hall, yard, attic]}\n"
                            "state:\n"
                            "  at: place\n"
                            "  aim: [none, place]\n"
                            "  next(place): {type: place, constant: true}\n"
                            "  way(place): place\n"
                            "  danger(place): bool\n"
                            "  coins: 0..3\n"
                            "  price(place): {type: 0..3, constant: true}\n"
                            "  far(place): {type: [none, place], constant: true}\n"
                            "start: [next(hall) = yard, next(yard) = attic, next(attic) = hall,\n"
                            "        far(hall) = yard, far(attic) = hall,\n"
                            "        price(yard) = 1, price(attic) = 2]\n";

/* What follows on the facts: with facts as arguments, and with parameters instead. */
struct pair {
    const char *reading, *by_hand;
};

static const struct pair goals[] = {
    {"actions:\n"
     "  go: {preconditions: not danger(next(at)), effects: at = next(at)}\n"
     "  clear: {preconditions: danger(next(at)), effects: not danger(next(at)), cost: 2}\n"
     "goals: {g: {conditions: [at == attic, not danger(at)]}}\n",
     "actions:\n"
     "  go(place h, place n):\n"
     "    preconditions: [at == h, next(h) == n, not danger(n)]\n"
     "    effects: at = n\n"
     "  clear(place h, place n):\n"
     "    preconditions: [at == h, next(h) == n, danger(n)]\n"
     "    effects: not danger(n)\n"
     "    cost: 2\n"
     "goals: {g: {conditions: [at == attic, not danger(attic)]}}\n"},
    {"actions:\n"
     "  buy: {preconditions: coins >= price(aim), effects: [coins -= price(aim), danger(aim)]}\n"
     "  earn: {preconditions: coins <= 2, effects: coins += 1}\n"
     "  turn(place p): {effects: aim = p, cost: 3}\n"
     "  forget: {preconditions: not danger(aim) and at == aim, effects: aim = none}\n"
     "goals: {g: {conditions: [all(place p) danger(p), coins == 0]}}\n",
     "actions:\n"
     "  buy(place x): {preconditions: [aim == x, coins >= price(x)], effects: [coins -= price(x), "
     "danger(x)]}\n"
     "  earn: {preconditions: coins <= 2, effects: coins += 1}\n"
     "  turn(place p): {effects: aim = p, cost: 3}\n"
     "  forget(place x): {preconditions: [aim == x, not danger(x), at == x], effects: aim = none}\n"
     "goals: {g: {conditions: [all(place p) danger(p), coins == 0]}}\n"},
    {"actions:\n"
     "  go: {preconditions: way(at) != at, effects: [at = way(at), aim = at]}\n"
     "  turn: {preconditions: danger(way(way(at))), effects: [way(way(at)) = at, coins += "
     "1]}\n"
     "  shift: {effects: [way(at) = next(way(at)), danger(next(at))], cost: 2}\n"
     "goals: {g: {conditions: [at == way(at), aim == next(at), coins == 2]}}\n",
     "actions:\n"
     "  go(place h, place w):\n"
     "    preconditions: [at == h, way(h) == w, w != h]\n"
     "    effects: [at = w, aim = h]\n"
     "  turn(place h, place w, place v):\n"
     "    preconditions: [at == h, way(h) == w, way(w) == v, danger(v)]\n"
     "    effects: [way(w) = h, coins += 1]\n"
     "  shift(place h, place w, place n):\n"
     "    preconditions: [at == h, way(h) == w, next(h) == n]\n"
     "    effects: [way(h) = next(w), danger(n)]\n"
     "    cost: 2\n"
     "goals:\n"
     "  g:\n"
     "    conditions:\n"
     "      - any(place h) (at == h and way(h) == h and any(place n) (next(h) == n and aim == n))\n"
     "      - coins == 2\n"},
    {"actions:\n"
     "  rest: {while: at == hall or danger(aim), effects: coins += 1}\n"
     "  go: {effects: at = way(at), cost: 2}\n"
     "  turn(place p): {effects: aim = p, cost: 3}\n"
     "goals: {g: {conditions: coins == 3}}\n",
     "actions:\n"
     "  rest:\n"
     "    preconditions: at == hall or any(place x) (aim == x and danger(x))\n"
     "    effects: coins += 1\n"
     "  go(place h, place n): {preconditions: [at == h, way(h) == n], effects: at = n, cost: 2}\n"
     "  turn(place p): {effects: aim = p, cost: 3}\n"
     "goals: {g: {conditions: coins == 3}}\n"},
    /* constants in effects that depend; there is nothing far from the yard */
    {"conditions: {calm(place x): not danger(x)}\n"
     "actions:\n"
     "  go(place p):\n"
     "    effects:\n"
     "      - at = p\n"
     "      - danger(next(p)) if danger(p) and next(next(p)) != at\n"
     "      - coins += 1 if danger(far(p)) or way(p) == at\n"
     "      - aim = p if not danger(far(p))\n"
     "      - not danger(p) if calm(far(p)) or calm(next(p)) and way(p) == p\n"
     "goals: {g: {conditions: [coins == 3, aim == hall, danger(attic)]}}\n",
     "actions:\n"
     "  go(place p, place n, place m):\n"
     "    preconditions: [next(p) == n, next(n) == m]\n"
     "    effects:\n"
     "      - at = p\n"
     "      - danger(n) if danger(p) and at != m\n"
     "      - coins += 1 if any(place f) (far(p) == f and danger(f)) or way(p) == at\n"
     "      - aim = p if any(place f) (far(p) == f and not danger(f))\n"
     "      - not danger(p) if any(place f) (far(p) == f and not danger(f)) or not danger(n) and "
     "way(p) == p\n"
     "goals: {g: {conditions: [coins == 3, aim == hall, danger(attic)]}}\n"},
};

static const struct pair tasks[] = {
    {"actions:\n"
     "  go(place to): {preconditions: at != to, effects: at = to}\n"
     "  mark(place p): {preconditions: not danger(p), effects: danger(p)}\n"
     "tasks:\n"
     "  g:\n"
     "    methods:\n"
     "      aimed: {preconditions: not danger(aim), subtasks: [mark(aim), go(way(aim))]}\n"
     "      far: {preconditions: coins > price(at), subtasks: [go(next(at)), "
     "visit(way(next(at)))]}\n"
     "      near: {subtasks: visit(way(at))}\n"
     "  visit(place p):\n"
     "    methods:\n"
     "      there: {preconditions: at == p, subtasks: mark(next(p))}\n"
     "      on: {preconditions: next(at) == p, subtasks: [go(p), visit(at)]}\n"
     "      round(place q): {preconditions: [way(at) == q, danger(at)], subtasks: [go(q), "
     "mark(way(p))]}\n",
     "actions:\n"
     "  go(place to): {preconditions: at != to, effects: at = to}\n"
     "  mark(place p): {preconditions: not danger(p), effects: danger(p)}\n"
     "tasks:\n"
     "  g:\n"
     "    methods:\n"
     "      aimed(place a, place w):\n"
     "        {preconditions: [aim == a, way(a) == w, not danger(a)], subtasks: [mark(a), go(w)]}\n"
     "      far(place h, place n, place w):\n"
     "        preconditions: [at == h, next(h) == n, way(n) == w, coins > price(h)]\n"
     "        subtasks: [go(n), visit(w)]\n"
     "      near(place h, place w): {preconditions: [at == h, way(h) == w], subtasks: visit(w)}\n"
     "  visit(place p):\n"
     "    methods:\n"
     "      there(place n): {preconditions: [at == p, next(p) == n], subtasks: mark(n)}\n"
     "      on(place h): {preconditions: [at == h, next(h) == p], subtasks: [go(p), visit(h)]}\n"
     "      round(place q, place h, place w):\n"
     "        preconditions: [at == h, way(h) == q, danger(h), way(p) == w]\n"
     "        subtasks: [go(q), mark(w)]\n"},
};

static struct compiled compiled_with(const char *more)
{
    struct text yaml = {0};
    text_add(&yaml, "%s%s", facts, more);
    struct compiled compiled = compile_text(yaml.data);
    if (!compiled.tables)
        printf("%s\n%s\n", yaml.data, compiled.messages.data);
    text_free(&yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_FATAL(compiled.tables->domain.word_count <= WORDS);
    return compiled;
}

/* A state of a number, the same of both domains. */
static void write_state(const struct compiled *compiled, uint64_t number, uint64_t *state)
{
    const gg_domain *domain = &compiled->tables->domain;
    struct dice dice = dice_of(number + 1);
    static const struct {
        const char *name;
        uint32_t values;
    } all[] = {{"at", 3},           {"aim", 4},           {"way(hall)", 3},
               {"way(yard)", 3},    {"way(attic)", 3},    {"danger(hall)", 2},
               {"danger(yard)", 2}, {"danger(attic)", 2}, {"coins", 4}};
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        gg_write(domain, fact_number(compiled->tables, all[i].name), roll(&dice, all[i].values),
                 state);
}

/* Adds a plan in words: of each action all of its name, or what stands before its objects. */
static void add_plan(const struct compiled *compiled, const gg_plan *plan, bool whole,
                     struct text *words)
{
    const struct problem *problem = compiled->tables->problem;
    for (uint16_t i = 0; i < plan->length; i++) {
        const char *name = problem->actions[plan->steps[i]].name;
        text_add(words, " %.*s", (int)(whole ? strlen(name) : strcspn(name, "(")), name);
    }
}

static void add_goal_plan(const struct compiled *compiled, const uint64_t *state,
                          struct text *words)
{
    const gg_domain *domain = &compiled->tables->domain;
    gg_agent_type agent_type = domain->agent_types[0];
    gg_agent agent = {0};
    struct search_room room = search_room_of(domain, NODES, STEPS);
    gg_goal_problem problem = {
        .domain = domain, .agent_type = &agent_type, .agent = &agent, .state = state};
    gg_outcome outcome = gg_plan_make(&room.search, &problem, &room.plan);
    text_add(words, "%d cost %u:", (int)outcome,
             outcome == GG_FOUND ? (unsigned)room.search.cost : 0);
    add_plan(compiled, &room.plan, false, words);
    search_room_free(&room);
}

static void add_task_plan(const struct compiled *compiled, const uint64_t *state,
                          struct text *words)
{
    const gg_domain *domain = &compiled->tables->domain;
    gg_agent_type agent_type = domain->agent_types[0];
    gg_agent agent = {0};
    gg_random random;
    struct room room = room_of(domain, STEPS, STEPS, STEPS);
    gg_random_seed(&random, 1);
    gg_task_problem problem = {domain,          &agent_type,       &agent, &random, state,
                               agent_type.task, &gg_method_noting, false,  {0}};
    text_add(words, "%d:", (int)gg_decompose(&problem, &room.workspace, &room.plan));
    add_plan(compiled, &room.plan, true, words);
    room_free(&room);
}

/* Compares the plans of a pair in many states; found: how many there are. */
static void compare(const struct pair *pair,
                    void (*add)(const struct compiled *, const uint64_t *, struct text *),
                    unsigned *found)
{
    struct compiled reading = compiled_with(pair->reading), by_hand = compiled_with(pair->by_hand);
    uint64_t state[WORDS];
    for (unsigned i = 0; i < STATES; i++) {
        struct text ours = {0}, theirs = {0};
        write_state(&reading, i, state);
        add(&reading, state, &ours);
        write_state(&by_hand, i, state);
        add(&by_hand, state, &theirs);
        CHECK_SAYING(strcmp(ours.data, theirs.data) == 0, "state %u of:\n%s\n%s\nbut by hand\n%s",
                     i, pair->reading, ours.data, theirs.data);
        *found += strchr(ours.data, ':')[1] != '\0';
        text_free(&ours);
        text_free(&theirs);
    }
    compiled_free(&reading);
    compiled_free(&by_hand);
}

static void plans_are_those_with_parameters(void)
{
    unsigned found = 0;
    for (size_t i = 0; i < sizeof goals / sizeof *goals; i++)
        compare(&goals[i], add_goal_plan, &found);
    CU_ASSERT(found > STATES);
    found = 0;
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++)
        compare(&tasks[i], add_task_plan, &found);
    CU_ASSERT(found > STATES / 2);
}

/* ----------------------------------------------------------------- constants */

/* Constants as arguments take the tables that the objects themselves take. */
static void constants_are_looked_up_at_once(void)
{
    static const char *const texts[] = {

        "actions:\n"
        "  go: {preconditions: [danger(next(hall)), coins >= price(next(next(hall)))], "
        "effects: [at = next(yard), coins -= price(next(yard))]}\n"
        "goals: {g: {conditions: at == next(yard)}}\n",
        "actions:\n"
        "  go: {preconditions: [danger(yard), coins >= 2], effects: [at = attic, coins -= 2]}\n"
        "goals: {g: {conditions: at == attic}}\n"};
    struct text sizes[2] = {{0}, {0}};
    for (int i = 0; i < 2; i++) {
        struct compiled compiled = compiled_with(texts[i]);
        const gg_domain *domain = &compiled.tables->domain;
        const gg_condition *condition = &domain->actions[0].precondition;
        text_add(&sizes[i], "%u %u %u %u", domain->action_count, condition->count,
                 condition->boxes->flag_count, condition->boxes->range_count);
        CU_ASSERT_EQUAL(domain->action_count, 1);
        CU_ASSERT_EQUAL(condition->count, 1);
        compiled_free(&compiled);
    }
    CU_ASSERT_STRING_EQUAL(sizes[0].data, sizes[1].data);
    text_free(&sizes[0]);
    text_free(&sizes[1]);
}

/* A constant of the objects of a fact is one box, a set of its values, whatever their number. */
static void constants_of_facts_are_sets(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\ntypes: {place: [p0");
    for (int i = 1; i < 400; i++)
        text_add(&yaml, ", p%d", i);
    text_add(&yaml,
             "]}\nstate:\n  at: place\n  roofed(place): {type: bool, constant: true}\n  dry: "
             "bool\nstart: [roofed(p0)");
    for (int i = 1; i < 400; i += 2)
        text_add(&yaml, ", roofed(p%d)", i);
    text_add(&yaml, "]\nactions: {wait: {preconditions: roofed(at), effects: dry}}\n"
                    "goals: {g: {conditions: dry}}\n");
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_EQUAL(compiled.tables->domain.actions[0].precondition.count, 1);
    compiled_free(&compiled);
    text_free(&yaml);
}

/* ------------------------------------------------------------------ warnings */

/* Conditions and effects on a fact that may be no object, and how often that is warned of. */
static const struct {
    const char *text;
    int warnings;
} suspects[] = {
    {"actions: {a: {preconditions: danger(aim), effects: coins += 1}}\n", 1},
    {"actions: {a: {preconditions: 'not danger(aim)', effects: coins += 1}}\n", 1},
    {"actions: {a: {preconditions: [aim != none, danger(aim)], effects: coins += 1}}\n", 0},
    {"actions: {a: {preconditions: 'danger(aim) and aim != none', effects: coins += 1}}\n", 0},
    {"actions: {a: {preconditions: 'aim == none or danger(aim)', effects: coins += 1}}\n", 0},
    {"actions: {a: {preconditions: 'at == hall or danger(aim)', effects: coins += 1}}\n", 1},
    {"actions: {a: {preconditions: 'aim in [hall, yard]', effects: danger(aim)}}\n", 0},
    {"actions: {a: {preconditions: coins > 1, effects: danger(aim)}}\n", 1},
    {"actions: {a: {preconditions: danger(aim), effects: [not danger(aim), way(aim) = at]}}\n", 1},
    {"actions: {a: {preconditions: danger(next(aim)), effects: coins += price(next(aim))}}\n", 1},
    {"actions: {a: {preconditions: danger(next(at)), effects: coins += price(way(at))}}\n", 0},
    {"actions: {a: {preconditions: 'all(place p) (p != aim or danger(aim))', effects: coins += "
     "1}}\n",
     0},
    {"actions: {a: {preconditions: aim != none, while: danger(aim), effects: coins += 1}}\n", 0},
    {"actions: {a: {effects: coins += 1}}\nrules: {r: {every: 1s, preconditions: danger(aim), "
     "effects: coins = 0}}\n",
     1},
    {"actions: {a: {effects: coins += 1}}\ngoals: {h: {conditions: not danger(aim), relevant: aim "
     "!= none}}\n",
     0},
    {"actions: {a: {effects: coins += 1}}\ngoals: {h: {conditions: not danger(aim)}}\n", 1},
    {"conditions: {bad(place p): danger(p)}\nactions: {a: {preconditions: [bad(aim), bad(at)], "
     "effects: coins += 1}}\n",
     1},
    {"conditions: {bad: [aim != none, danger(aim)]}\nactions: {a: {preconditions: bad, effects: "
     "coins += 1}}\n",
     0},
    {"actions: {a(place p): {effects: at = p}}\ntasks: {t: {methods: {m: {subtasks: a(aim)}}}}\n",
     1},
    {"conditions: {bad: danger(aim)}\nactions: {a: {preconditions: bad, effects: coins += 1}, b: "
     "{preconditions: not bad, effects: coins -= 1}}\ngoals: {g: {conditions: coins >= 1}}\n"
     "agents: {x: {goals: [g], actions: [a]}, y: {goals: [g], actions: [b]}}\n",
     1},
    {"actions: {a(place p): {effects: at = p}}\ntasks: {t: {methods: {m: {preconditions: aim != "
     "none, subtasks: [a(aim), {achieve: danger(aim)}]}}}}\n",
     0},
    {"actions: {a(place p): {effects: [coins += 1, danger(p) if danger(far(p))]}}\n", 1},
    {"actions: {a(place p): {effects: [coins += 1, danger(p) if not danger(far(p))]}}\n", 1},
    {"actions: {a(place p): {effects: [coins += 1, danger(p) if far(p) != none and "
     "danger(far(p))]}}\n",
     0},
    {"actions: {a(place p): {effects: [coins += 1, danger(p) if danger(next(p))]}}\n", 0},
};

static int count_of(const struct compiled *compiled, const char *warning)
{
    int count = 0;
    for (const char *at = compiled->messages.data; at && (at = strstr(at, warning)) != NULL; at++)
        count++;
    return count;
}

static void values_that_are_no_object_are_told(void)
{
    for (size_t i = 0; i < sizeof suspects / sizeof *suspects; i++) {
        struct compiled compiled = compiled_with(suspects[i].text);
        int count = count_of(&compiled, "which is no object of type 'place': then ");
        CHECK_SAYING(count == suspects[i].warnings &&
                         count == count_of(&compiled, " can be 'none'"),
                     "%d instead of %d for: %s%s", count, suspects[i].warnings, suspects[i].text,
                     compiled.messages.data ? compiled.messages.data : "");
        compiled_free(&compiled);
    }
}

void add_arguments_suite(void)
{
    CU_pSuite suite = CU_add_suite("arguments", NULL, NULL);
    CU_ADD_TEST(suite, plans_are_those_with_parameters);
    CU_ADD_TEST(suite, constants_are_looked_up_at_once);
    CU_ADD_TEST(suite, constants_of_facts_are_sets);
    CU_ADD_TEST(suite, values_that_are_no_object_are_told);
}
