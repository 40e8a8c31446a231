/* SPDX-License-Identifier: MIT */
/*
 * Random domains of up to eight doors, in which conditions count which of them are open, against a
 * search of the test's own over plain numbers: conditions in every state, plans with tables of all
 * sizes and with none, and with few nodes. There are so many doors that counts are sums and no boxes,
 * and so many actions that the order of most does not matter.
 */
#include "suites.h"
#include "support/search_room.h"
#include "support/support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DOORS = 8, NUMBERS = 5, STATES = (1 << DOORS) * NUMBERS, ACTIONS = 10, TRIALS = 3000 };

/* weight * count(...) + other_weight * count(...) + number_weight * n, compared with a value. The
 * second count is of the first doors alone. */
struct counted {
    int weight, other_weight, number_weight, value;
    bool shut, other_shut; /* counts the doors that are not open */
    char sign;             /* '=', '!', '>' (at least) or '<' */
};

/* An action; the first two are of any door, and open or shut it. */
struct deed {
    int asked, door; /* the door that is asked for, or -1; that which is changed */
    bool wanted, opens, compares;
    struct counted comparison;
    int added, cost; /* to the number */
};

struct gate {
    int doors, low; /* the doors, and how many of them are low */
    struct deed deeds[ACTIONS];
    int deed_count;
    struct counted goal[2];
    int goal_count;
    int goal_door, goal_least; /* a door that is to be open, or -1; the least number */
};

/* A state: a bit for each door, and the number. */
struct moment {
    unsigned open;
    int number;
};

/* ------------------------------------------------------------------ meaning */

static bool is_open(struct moment moment, int door)
{
    return (moment.open >> door & 1) != 0;
}

static int count_doors(struct moment moment, int doors, bool shut)
{
    int count = 0;
    for (int i = 0; i < doors; i++)
        count += is_open(moment, i) != shut;
    return count;
}

static bool compares(const struct gate *gate, const struct counted *comparison,
                     struct moment moment)
{
    int sum = comparison->weight * count_doors(moment, gate->doors, comparison->shut) +
              comparison->other_weight * count_doors(moment, gate->low, comparison->other_shut) +
              comparison->number_weight * moment.number;
    switch (comparison->sign) {
    case '=':
        return sum == comparison->value;
    case '!':
        return sum != comparison->value;
    case '>':
        return sum >= comparison->value;
    default:
        return sum < comparison->value;
    }
}

static bool is_reached(const struct gate *gate, struct moment moment)
{
    for (int i = 0; i < gate->goal_count; i++)
        if (!compares(gate, &gate->goal[i], moment))
            return false;
    return moment.number >= gate->goal_least &&
           (gate->goal_door < 0 || is_open(moment, gate->goal_door));
}

/* Carries an action out; door: of the first two. False where it cannot be. */
static bool carry_out(const struct gate *gate, int number, int door, struct moment *moment)
{
    const struct deed *deed = &gate->deeds[number];
    int changed = number < 2 ? door : deed->door;
    if (number < 2 && is_open(*moment, door) == deed->opens)
        return false;
    if (deed->asked >= 0 && is_open(*moment, deed->asked) != deed->wanted)
        return false;
    if (deed->compares && !compares(gate, &deed->comparison, *moment))
        return false;
    moment->open = deed->opens ? moment->open | 1u << changed : moment->open & ~(1u << changed);
    moment->number += deed->added;
    moment->number = moment->number < 0          ? 0
                     : moment->number >= NUMBERS ? NUMBERS - 1
                                                 : moment->number;
    return true;
}

/* ------------------------------------------------------------------- making */

static int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

static struct counted make_comparison(const struct gate *gate, struct dice *dice)
{
    struct counted comparison = {.weight = 1 + pick(dice, 2) * pick(dice, 3)};
    comparison.shut = pick(dice, 3) == 0;
    comparison.other_shut = pick(dice, 2);
    comparison.other_weight = pick(dice, 3) ? 0 : 1 - 3 * pick(dice, 2);
    comparison.number_weight = pick(dice, 2) ? 0 : 1 - 2 * pick(dice, 2);
    comparison.value = 1 + pick(dice, comparison.weight * gate->doors);
    comparison.sign = "=!>><<"[pick(dice, 6)];
    return comparison;
}

static void make_deed(const struct gate *gate, struct dice *dice, int number, struct deed *deed)
{
    *deed = (struct deed){.asked = pick(dice, 2) ? pick(dice, gate->doors) : -1};
    deed->wanted = pick(dice, 2);
    deed->door = pick(dice, gate->doors);
    deed->opens = number < 2 ? number == 0 : pick(dice, 2);
    deed->asked = number < 2 ? -1 : deed->asked;
    deed->compares = pick(dice, 3) > 0;
    deed->comparison = make_comparison(gate, dice);
    deed->added = number < 2 ? 0 : pick(dice, 3) - 1;
    deed->cost = pick(dice, 4);
}

static struct gate make_gate(struct dice *dice)
{
    struct gate gate = {.doors = 5 + pick(dice, DOORS - 4)};
    gate.low = 1 + pick(dice, gate.doors - 1);
    gate.deed_count = 3 + pick(dice, ACTIONS - 2);
    for (int i = 0; i < gate.deed_count; i++)
        make_deed(&gate, dice, i, &gate.deeds[i]);
    gate.goal_count = pick(dice, 3);
    gate.goal_door = gate.goal_count < 2 ? pick(dice, gate.doors) : -1;
    gate.goal_least = gate.goal_count < 2 ? 1 + pick(dice, NUMBERS - 1) : 0;
    for (int i = 0; i < gate.goal_count; i++)
        gate.goal[i] = make_comparison(&gate, dice);
    return gate;
}

/* ------------------------------------------------------------------ writing */

static void write_comparison(const struct counted *comparison, struct text *yaml)
{
    text_add(yaml, "%d * count(door e: %sopen(e))", comparison->weight,
             comparison->shut ? "not " : "");
    if (comparison->other_weight)
        text_add(yaml, " %s count(low e: %sopen(e))", comparison->other_weight == 1 ? "+" : "- 2 *",
                 comparison->other_shut ? "not " : "");
    if (comparison->number_weight)
        text_add(yaml, " %s n", comparison->number_weight == 1 ? "+" : "-");
    text_add(yaml, " %s %d",
             comparison->sign == '='   ? "=="
             : comparison->sign == '!' ? "!="
             : comparison->sign == '>' ? ">="
                                       : "<",
             comparison->value);
}

static void write_deed(const struct gate *gate, int number, struct text *yaml)
{
    const struct deed *deed = &gate->deeds[number];
    bool any = number < 2;
    text_add(yaml, "  a%d%s:\n    cost: %d\n    preconditions:\n      - true\n", number,
             any ? "(door d)" : "", deed->cost);
    if (any)
        text_add(yaml, "      - %sopen(d)\n", deed->opens ? "not " : "");
    if (deed->asked >= 0)
        text_add(yaml, "      - %sopen(d%d)\n", deed->wanted ? "" : "not ", deed->asked);
    if (deed->compares) {
        text_add(yaml, "      - '");
        write_comparison(&deed->comparison, yaml);
        text_add(yaml, "'\n");
    }
    text_add(yaml, "    effects: [%sopen(", deed->opens ? "" : "not ");
    if (any)
        text_add(yaml, "d)");
    else
        text_add(yaml, "d%d)", deed->door);
    if (deed->added)
        text_add(yaml, ", n %s 1", deed->added > 0 ? "+=" : "-=");
    text_add(yaml, "]\n");
}

static void write_doors(int count, struct text *yaml)
{
    for (int i = 0; i < count; i++)
        text_add(yaml, "%sd%d", i ? ", " : "[", i);
    text_add(yaml, "]");
}

static void write_gate(const struct gate *gate, int table, struct text *yaml)
{
    text_add(yaml, "domain: d\ntypes:\n  door: ");
    write_doors(gate->doors, yaml);
    text_add(yaml, "\n  low: ");
    write_doors(gate->low, yaml);
    text_add(yaml, "\nstate:\n  open(door): bool\n  n: 0..%d\nactions:\n", NUMBERS - 1);
    for (int i = 0; i < gate->deed_count; i++)
        write_deed(gate, i, yaml);
    text_add(yaml, "goals:\n  aim:\n    conditions:\n");
    for (int i = 0; i < gate->goal_count; i++) {
        text_add(yaml, "      - '");
        write_comparison(&gate->goal[i], yaml);
        text_add(yaml, "'\n");
    }
    if (gate->goal_door >= 0)
        text_add(yaml, "      - open(d%d)\n      - n >= %d\n", gate->goal_door, gate->goal_least);
    if (table >= 0)
        text_add(yaml, "limits: {table: %d}\n", table);
}

/* ---------------------------------------------------------------- the oracle */

/* The least cost of each state from one, and the fewest steps at that cost; -1: out of reach. */
struct answer {
    int cost, steps;
};

struct dijkstra {
    const struct gate *gate;
    int costs[STATES], steps[STATES];
    bool done[STATES];
};

static int number_of(struct moment moment)
{
    return (int)moment.open * NUMBERS + moment.number;
}

static struct moment moment_of(int number)
{
    return (struct moment){(unsigned)(number / NUMBERS), number % NUMBERS};
}

/* The nearest state that is not done; -1: there is none. */
static int nearest(const struct dijkstra *search)
{
    int best = -1;
    for (int i = 0; i < STATES; i++)
        if (!search->done[i] && search->costs[i] >= 0 &&
            (best < 0 || search->costs[i] < search->costs[best] ||
             (search->costs[i] == search->costs[best] && search->steps[i] < search->steps[best])))
            best = i;
    return best;
}

static void reach(struct dijkstra *search, int from, int deed, int door)
{
    struct moment moment = moment_of(from);
    if (!carry_out(search->gate, deed, door, &moment))
        return;
    int to = number_of(moment), cost = search->costs[from] + search->gate->deeds[deed].cost;
    int steps = search->steps[from] + 1;
    if (search->costs[to] >= 0 &&
        (search->costs[to] < cost || (search->costs[to] == cost && search->steps[to] <= steps)))
        return;
    search->costs[to] = cost;
    search->steps[to] = steps;
}

static struct answer solve(const struct gate *gate, struct moment start)
{
    static struct dijkstra search;
    struct answer answer = {-1, 0};
    search.gate = gate;
    memset(search.done, 0, sizeof search.done);
    for (int i = 0; i < STATES; i++)
        search.costs[i] = -1;
    search.costs[number_of(start)] = search.steps[number_of(start)] = 0;
    for (int at; (at = nearest(&search)) >= 0;) {
        if (is_reached(gate, moment_of(at)))
            return (struct answer){search.costs[at], search.steps[at]};
        search.done[at] = true;
        for (int deed = 0; deed < gate->deed_count; deed++)
            for (int door = 0; door < (deed < 2 ? gate->doors : 1); door++)
                reach(&search, at, deed, door);
    }
    return answer;
}

/* --------------------------------------------------------------- comparisons */

/* A compiled gate, and where its facts are. */
struct trial {
    struct gate gate;
    struct compiled compiled;
    const gg_domain *domain;
    uint16_t doors[DOORS], number;
    unsigned seed;
};

static void pack(const struct trial *trial, struct moment moment, uint64_t *state)
{
    memcpy(state, trial->domain->start, trial->domain->word_count * sizeof *state);
    for (int i = 0; i < trial->gate.doors; i++)
        gg_write(trial->domain, trial->doors[i], is_open(moment, i), state);
    gg_write(trial->domain, trial->number, (uint32_t)moment.number, state);
}

static void expect(bool fine, const struct trial *trial, const char *what)
{
    CU_ASSERT_TRUE(fine);
    if (!fine)
        printf("seed %u: %s\n", trial->seed, what);
}

static void check_conditions(const struct trial *trial)
{
    uint64_t state[4];
    bool fine = true;
    for (int i = 0; i < (1 << trial->gate.doors) * NUMBERS && fine; i++) {
        struct moment moment = moment_of(i);
        pack(trial, moment, state);
        fine = gg_holds(trial->domain, &trial->domain->goals[0].condition, state) ==
               is_reached(&trial->gate, moment);
    }
    expect(fine, trial, "the goal in a state");
}

/* Whether a plan leads to the goal at the cost that is told. */
static bool replays(const struct trial *trial, const struct search_room *room, struct moment moment)
{
    int cost = 0;
    for (uint16_t i = 0; i < room->plan.length; i++) {
        const char *name = trial->compiled.tables->problem->actions[room->plan.steps[i]].name;
        int deed = 0, door = 0;
        if (sscanf(name, "a%d(d%d)", &deed, &door) < 1 ||
            !carry_out(&trial->gate, deed, door, &moment))
            return false;
        cost += trial->gate.deeds[deed].cost;
    }
    return is_reached(&trial->gate, moment) && (uint32_t)cost == room->search.cost;
}

static void check_plan(const struct trial *trial, struct moment moment, struct answer answer,
                       uint32_t nodes)
{
    uint64_t state[4];
    struct search_room room = search_room_of(trial->domain, nodes, 64);
    pack(trial, moment, state);
    gg_goal_problem problem = {
        .domain = trial->domain, .agent_type = &trial->domain->agent_types[0], .state = state};
    gg_outcome outcome = gg_search_begin(&room.search, &problem, &room.plan);
    if (outcome == GG_SEARCHING)
        outcome = gg_search_run(&room.search, UINT32_MAX);
    bool found = outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
    expect(!found || replays(trial, &room, moment), trial, "a plan that cannot be carried out");
    expect(!found || (int)room.search.cost >= answer.cost, trial, "a plan that is too cheap");
    if (outcome == GG_FOUND)
        expect((int)room.search.cost == answer.cost && room.plan.length == answer.steps, trial,
               "not the cheapest plan");
    expect(outcome != GG_NO_PLAN || answer.cost < 0, trial, "no plan, where there is one");
    if (nodes >= STATES)
        expect(outcome == (gg_outcome)(answer.cost < 0 ? GG_NO_PLAN : GG_FOUND), trial,
               "another outcome");
    search_room_free(&room);
}

/* What the domains are like, that the test is worth something. */
struct census {
    unsigned summed, solved, lengthy, unsolved, read, estimated;
};

static void check_gate(struct trial *trial, int table, struct dice *dice, struct census *census)
{
    struct text yaml = {0};
    write_gate(&trial->gate, table, &yaml);
    trial->compiled = compile_text(yaml.data);
    if (!trial->compiled.tables)
        printf("%s%s", yaml.data, trial->compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(trial->compiled.tables);
    text_free(&yaml);
    trial->domain = &trial->compiled.tables->domain;
    for (int i = 0; i < trial->gate.doors; i++) {
        char name[32];
        snprintf(name, sizeof name, "open(d%d)", i);
        trial->doors[i] = fact_number(trial->compiled.tables, name);
    }
    trial->number = fact_number(trial->compiled.tables, "n");
    const gg_heuristic *heuristic = trial->domain->agent_types[0].heuristics[0];
    census->read +=
        heuristic->reading == &gg_policy_reading || heuristic->reading == &gg_table_reading;
    census->estimated += heuristic->reading == &gg_walk_reading;
    check_conditions(trial);
    for (int i = 0; i < 3; i++) {
        struct moment moment = {i ? roll(dice, 1u << trial->gate.doors) : 0,
                                i ? pick(dice, NUMBERS) : 0};
        struct answer answer = solve(&trial->gate, moment);
        check_plan(trial, moment, answer, STATES);
        check_plan(trial, moment, answer, 4 + roll(dice, 40));
        census->summed += trial->domain->features->sums != NULL;
        census->solved += answer.cost >= 0 && answer.steps > 0;
        census->lengthy += answer.cost >= 0 && answer.steps > 3;
        census->unsolved += answer.cost < 0;
    }
    compiled_free(&trial->compiled);
}

static void counts_as_plain_numbers_do(void)
{
    static const int tables[] = {-1, 0, 0, 150};
    struct census census = {0};
    for (unsigned seed = 1; random_case(seed, TRIALS); seed++) {
        struct dice dice = dice_of(seed);
        struct trial *trial = calloc(1, sizeof *trial);
        trial->seed = seed;
        trial->gate = make_gate(&dice);
        check_gate(trial, tables[seed % 4], &dice, &census);
        free(trial);
    }
    CU_ASSERT_TRUE(census.summed > random_cases(TRIALS * 2));
    CU_ASSERT_TRUE(census.solved > random_cases(TRIALS));
    CU_ASSERT_TRUE(census.lengthy > random_cases(TRIALS / 5));
    CU_ASSERT_TRUE(census.unsolved > random_cases(TRIALS / 8));
    CU_ASSERT_TRUE(census.read > random_cases(TRIALS / 8));
}

void add_counting_suite(void)
{
    CU_pSuite suite = CU_add_suite("counting", NULL, NULL);
    CU_ADD_TEST(suite, counts_as_plain_numbers_do);
}
