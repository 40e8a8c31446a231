/* SPDX-License-Identifier: MIT */
/*
 * Random small domains with a goal of best effort, against a search of the test's own over plain
 * numbers: the best level of all states that can be reached, and the cheapest way to it. With tables
 * of all sizes and with none, with few nodes, and in slices. Each planning begins one search, which is
 * counted.
 */
#include "goap/search.h"
#include "suites.h"
#include "support/search_room.h"
#include "support/support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    THINGS = 4,
    PLACES = 3,
    NUMBERS = 5,
    STATES = PLACES * (1 << THINGS) * NUMBERS * NUMBERS,
    DEEDS = 8,
    TRIALS = 10000
};

/* A state: a place, a bit for each thing, and two numbers. */
struct scene {
    int place;
    unsigned things;
    int n, m;
};

/* What is asked for before; -1: nothing. And what comes of it. */
struct deed {
    int place, thing, least_n, most_m;
    bool has; /* the thing is to be there, or not */
    int goes, thing_changed, n_added, m_set, cost;
    bool puts;
};

/* count_weight * count(thing t: got(t)) + n_weight * n + m_weight * m, compared with a value. */
struct wish {
    int count_weight, n_weight, m_weight, value;
    int sign;       /* of the comparison: >=, >, <=, < */
    bool is_turned; /* the value stands on the left */
    int place; /* beside that, where the agent is to be, or -1; and a thing that must be there */
    int thing;
    bool is_named;
};

struct world {
    struct deed deeds[DEEDS];
    int deed_count;
    struct wish wish;
};

static int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

/* ------------------------------------------------------------------ meaning */

static bool has_thing(struct scene scene, int thing)
{
    return (scene.things >> thing & 1) != 0;
}

static bool carry_out(const struct deed *deed, struct scene *scene)
{
    if ((deed->place >= 0 && scene->place != deed->place) ||
        (deed->thing >= 0 && has_thing(*scene, deed->thing) != deed->has) ||
        scene->n < deed->least_n || scene->m > deed->most_m)
        return false;
    if (deed->goes >= 0)
        scene->place = deed->goes;
    if (deed->thing_changed >= 0)
        scene->things = deed->puts ? scene->things | 1u << deed->thing_changed
                                   : scene->things & ~(1u << deed->thing_changed);
    scene->n += deed->n_added;
    scene->n = scene->n < 0 ? 0 : scene->n >= NUMBERS ? NUMBERS - 1 : scene->n;
    if (deed->m_set >= 0)
        scene->m = deed->m_set;
    return true;
}

enum { NO_LEVEL = 1000 };

/* By how much a state falls short; 0: the goal holds; NO_LEVEL: the rest of it does not. */
static int lack_of(const struct wish *wish, struct scene scene)
{
    int count = 0;
    for (int i = 0; i < THINGS; i++)
        count += has_thing(scene, i);
    int sum = wish->count_weight * count + wish->n_weight * scene.n + wish->m_weight * scene.m;
    int gap = wish->sign == 0   ? wish->value - sum
              : wish->sign == 1 ? wish->value + 1 - sum
              : wish->sign == 2 ? sum - wish->value
                                : sum - wish->value + 1;
    if ((wish->place >= 0 && scene.place != wish->place) ||
        (wish->thing >= 0 && !has_thing(scene, wish->thing)))
        return NO_LEVEL;
    return gap > 0 ? gap : 0;
}

/* ------------------------------------------------------------------- making */

static struct deed make_deed(struct dice *dice)
{
    struct deed deed = {.place = pick(dice, 3) ? -1 : pick(dice, PLACES),
                        .thing = pick(dice, THINGS + 3) - 3,
                        .least_n = pick(dice, 4) ? 0 : 1 + pick(dice, 2),
                        .most_m = pick(dice, 4) ? NUMBERS - 1 : pick(dice, 3),
                        .has = pick(dice, 3) > 0,
                        .goes = pick(dice, 2) ? pick(dice, PLACES) : -1,
                        .thing_changed = pick(dice, 3) ? pick(dice, THINGS) : -1,
                        .n_added = pick(dice, 2) ? 0 : pick(dice, 4) - 1,
                        .m_set = pick(dice, 4) ? -1 : pick(dice, NUMBERS),
                        .cost = pick(dice, 4),
                        .puts = pick(dice, 2)};
    if (deed.n_added > 0 && deed.thing >= 0 && deed.has) { /* it is used up */
        deed.thing_changed = deed.thing;
        deed.puts = false;
    }
    if (deed.goes < 0 && deed.thing_changed < 0 && !deed.n_added && deed.m_set < 0)
        deed.goes = pick(dice, PLACES);
    return deed;
}

static struct world make_world(struct dice *dice)
{
    struct world world = {.deed_count = 4 + pick(dice, DEEDS - 3)};
    struct wish *wish = &world.wish;
    int kind = pick(dice, 6);
    for (int i = 0; i < world.deed_count; i++)
        world.deeds[i] = make_deed(dice);
    wish->count_weight = kind == 0 || kind == 3 ? 1 + pick(dice, 2) : kind == 4 ? -1 : 0;
    wish->n_weight = kind == 1 || kind == 5 ? 1 : kind >= 3 ? pick(dice, 4) - 2 : 0;
    wish->m_weight = kind == 2 ? 1 : kind == 5 ? 1 + pick(dice, 2) : 0;
    wish->sign = pick(dice, 4);
    wish->value = kind == 2 ? pick(dice, NUMBERS) : pick(dice, 8) - (kind == 4 ? 4 : 0);
    wish->is_turned = !pick(dice, 4);
    wish->place = pick(dice, 3) ? -1 : pick(dice, PLACES);
    wish->thing = pick(dice, 6) ? -1 : pick(dice, THINGS);
    wish->is_named = !pick(dice, 4);
    return world;
}

static struct scene random_scene(struct dice *dice)
{
    return (struct scene){pick(dice, PLACES), roll(dice, 1u << THINGS), pick(dice, NUMBERS),
                          pick(dice, NUMBERS)};
}

/* ------------------------------------------------------------------ writing */

static void write_deed(const struct deed *deed, int number, struct text *yaml)
{
    text_add(yaml, "  a%d:\n    cost: %d\n    preconditions:\n      - true\n", number, deed->cost);
    if (deed->place >= 0)
        text_add(yaml, "      - at == p%d\n", deed->place);
    if (deed->thing >= 0)
        text_add(yaml, "      - %sgot(t%d)\n", deed->has ? "" : "not ", deed->thing);
    if (deed->least_n > 0)
        text_add(yaml, "      - n >= %d\n", deed->least_n);
    if (deed->most_m < NUMBERS - 1)
        text_add(yaml, "      - m <= %d\n", deed->most_m);
    text_add(yaml, "    effects:\n");
    if (deed->goes >= 0)
        text_add(yaml, "      - at = p%d\n", deed->goes);
    if (deed->thing_changed >= 0)
        text_add(yaml, "      - %sgot(t%d)\n", deed->puts ? "" : "not ", deed->thing_changed);
    if (deed->n_added)
        text_add(yaml, "      - n %s %d\n", deed->n_added > 0 ? "+=" : "-=", abs(deed->n_added));
    if (deed->m_set >= 0)
        text_add(yaml, "      - m = %d\n", deed->m_set);
}

static void write_wish(const struct wish *wish, struct text *yaml)
{
    static const char *const signs[] = {">=", ">", "<=", "<"};
    static const char *const turned[] = {"<=", "<", ">=", ">"};
    struct text sum = {0};
    if (wish->count_weight)
        text_add(&sum, "%d * count(thing t: got(t))", wish->count_weight);
    if (wish->n_weight)
        text_add(&sum, "%s%d * n", sum.length ? " + " : "", wish->n_weight);
    if (wish->m_weight == 1 && !sum.length)
        text_add(&sum, "m");
    else if (wish->m_weight)
        text_add(&sum, "%s%d * m", sum.length ? " + " : "", wish->m_weight);
    if (wish->is_turned)
        text_add(yaml, "'%d %s %s'", wish->value, turned[wish->sign], sum.data);
    else
        text_add(yaml, "'%s %s %d'", sum.data, signs[wish->sign], wish->value);
    text_free(&sum);
}

static void write_world(const struct world *world, int table, struct text *yaml)
{
    const struct wish *wish = &world->wish;
    text_add(yaml, "domain: d\ntypes:\n  thing: [t0, t1, t2, t3]\nstate:\n  at: [p0, p1, p2]\n"
                   "  got(thing): bool\n  n: 0..4\n  m: 0..4\n");
    if (wish->is_named) {
        text_add(yaml, "conditions:\n  enough: ");
        write_wish(wish, yaml);
        text_add(yaml, "\n");
    }
    text_add(yaml, "actions:\n");
    for (int i = 0; i < world->deed_count; i++)
        write_deed(&world->deeds[i], i, yaml);
    text_add(yaml, "goals:\n  aim:\n    best_effort: true\n    conditions:\n      - ");
    if (wish->is_named)
        text_add(yaml, "enough");
    else
        write_wish(wish, yaml);
    text_add(yaml, "\n");
    if (wish->place >= 0)
        text_add(yaml, "      - at == p%d\n", wish->place);
    if (wish->thing >= 0)
        text_add(yaml, "      - got(t%d)\n", wish->thing);
    text_add(yaml, "limits: {nodes: 4096, plan: 200%s", table >= 0 ? ", table: " : "");
    if (table >= 0)
        text_add(yaml, "%d", table);
    text_add(yaml, "}\n");
}

/* ---------------------------------------------------------------- the oracle */

/* The least that a state in reach falls short, and the cheapest way there; how many states are in
 * reach. */
struct answer {
    int lack, cost, steps, reached;
};

struct dijkstra {
    int costs[STATES], steps[STATES];
    bool done[STATES];
};

static int number_of(struct scene scene)
{
    return ((scene.place * (1 << THINGS) + (int)scene.things) * NUMBERS + scene.n) * NUMBERS +
           scene.m;
}

static struct scene scene_of(int number)
{
    struct scene scene = {.m = number % NUMBERS, .n = number / NUMBERS % NUMBERS};
    number /= NUMBERS * NUMBERS;
    scene.things = (unsigned)(number % (1 << THINGS));
    scene.place = number / (1 << THINGS);
    return scene;
}

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

static struct answer solve(const struct world *world, struct scene start)
{
    static struct dijkstra search;
    struct answer answer = {NO_LEVEL, -1, 0, 0};
    memset(&search, 0, sizeof search);
    for (int i = 0; i < STATES; i++)
        search.costs[i] = -1;
    search.costs[number_of(start)] = 0;
    for (int at; (at = nearest(&search)) >= 0; answer.reached++) {
        int lack = lack_of(&world->wish, scene_of(at));
        if (lack < answer.lack)
            answer = (struct answer){lack, search.costs[at], search.steps[at], answer.reached};
        search.done[at] = true;
        for (int i = 0; i < world->deed_count; i++) {
            struct scene scene = scene_of(at);
            if (!carry_out(&world->deeds[i], &scene))
                continue;
            int to = number_of(scene), cost = search.costs[at] + world->deeds[i].cost;
            int steps = search.steps[at] + 1;
            if (search.costs[to] < 0 || cost < search.costs[to] ||
                (cost == search.costs[to] && steps < search.steps[to])) {
                search.costs[to] = cost;
                search.steps[to] = steps;
            }
        }
    }
    return answer;
}

/* ------------------------------------------------------------ searches, counted */

static const gg_search_ops *counted;
static unsigned begun;

static gg_outcome count_begin(gg_search *search, bool too_long)
{
    begun++;
    return counted->begin(search, too_long);
}

static void count_run(gg_search *search, uint32_t expansions)
{
    counted->run(search, expansions);
}

static const gg_search_ops counting = {count_begin, count_run};

/* --------------------------------------------------------------- comparisons */

struct trial {
    struct world world;
    struct compiled compiled;
    gg_domain domain;
    gg_search_tables search;
    unsigned seed;
    int table;
};

/* What the domains are like, that the test is worth something. */
struct census {
    unsigned whole, parts, barren, unreached, limited;
};

static void expect(bool fine, const struct trial *trial, const char *what)
{
    CU_ASSERT_TRUE(fine);
    if (!fine)
        printf("seed %u: %s\n", trial->seed, what);
}

static void pack(const struct trial *trial, struct scene scene, uint64_t *state)
{
    const struct tables *tables = trial->compiled.tables;
    memcpy(state, trial->domain.start, trial->domain.word_count * sizeof *state);
    gg_write(&trial->domain, fact_number(tables, "at"), (uint32_t)scene.place, state);
    for (int i = 0; i < THINGS; i++) {
        char name[] = "got(t0)";
        name[5] = (char)('0' + i);
        gg_write(&trial->domain, fact_number(tables, name), has_thing(scene, i), state);
    }
    gg_write(&trial->domain, fact_number(tables, "n"), (uint32_t)scene.n, state);
    gg_write(&trial->domain, fact_number(tables, "m"), (uint32_t)scene.m, state);
}

/* By how much the plan falls short; -1: it cannot be carried out, or costs another sum. */
static int lack_after(const struct trial *trial, const struct search_room *room, struct scene scene)
{
    int cost = 0;
    for (uint16_t i = 0; i < room->plan.length; i++) {
        const char *name = trial->compiled.tables->problem->actions[room->plan.steps[i]].name;
        const struct deed *deed = &trial->world.deeds[atoi(name + 1)];
        if (!carry_out(deed, &scene))
            return -1;
        cost += deed->cost;
    }
    return (uint32_t)cost == room->search.cost ? lack_of(&trial->world.wish, scene) : -1;
}

static gg_outcome plan(const struct trial *trial, struct search_room *room, const uint64_t *state,
                       uint32_t slice)
{
    gg_goal_problem problem = {
        .domain = &trial->domain, .agent_type = &trial->domain.agent_types[0], .state = state};
    gg_outcome outcome = gg_search_begin(&room->search, &problem, &room->plan);
    while (outcome == GG_SEARCHING)
        outcome = gg_search_run(&room->search, slice);
    return outcome;
}

/* With a node for each state. */
static void check_best(const struct trial *trial, struct scene scene, uint32_t slice,
                       struct census *census)
{
    struct answer answer = solve(&trial->world, scene);
    struct search_room room = search_room_of(&trial->domain, STATES, 200);
    int now = lack_of(&trial->world.wish, scene);
    uint64_t state[4];
    pack(trial, scene, state);
    begun = 0;
    gg_outcome outcome = plan(trial, &room, state, slice);
    bool better = answer.lack < now;
    expect(outcome == (better || now == 0 ? GG_FOUND : GG_NO_PLAN), trial, "another outcome");
    expect(begun == (now > 0), trial, "not one search");
    if (outcome == GG_FOUND) {
        expect(lack_after(trial, &room, scene) == answer.lack, trial, "not the best level");
        expect((int)room.search.cost == (better ? answer.cost : 0) &&
                   room.plan.length == (better ? answer.steps : 0),
               trial, "not the cheapest way");
    }
    if (trial->table == 0)
        expect((int)room.search.expanded <= answer.reached, trial, "a state was expanded twice");
    census->whole += better && answer.lack == 0;
    census->parts += better && answer.lack > 0;
    census->barren += !better && now > 0 && now != NO_LEVEL;
    census->unreached += answer.lack == NO_LEVEL;
    search_room_free(&room);
}

/* With few nodes a plan leads to a better level than now, and what is proven is so. */
static void check_limited(const struct trial *trial, struct scene scene, uint32_t nodes,
                          struct census *census)
{
    struct answer answer = solve(&trial->world, scene);
    struct search_room room = search_room_of(&trial->domain, nodes, 12);
    int now = lack_of(&trial->world.wish, scene);
    uint64_t state[4];
    pack(trial, scene, state);
    gg_outcome outcome = plan(trial, &room, state, UINT32_MAX);
    int lack = lack_after(trial, &room, scene);
    if (outcome == GG_FOUND)
        expect(lack == answer.lack && (int)room.search.cost == (now ? answer.cost : 0), trial,
               "a plan that is said to be the best");
    else if (outcome == GG_FOUND_UNPROVEN)
        expect(lack >= answer.lack && lack < now, trial, "a plan that is no better");
    else if (outcome == GG_NO_PLAN)
        expect(answer.lack == now, trial, "no plan, where there is one");
    else
        census->limited++;
    search_room_free(&room);
}

static void check_world(struct trial *trial, struct dice *dice, struct census *census)
{
    struct text yaml = {0};
    write_world(&trial->world, trial->table, &yaml);
    trial->compiled = compile_text(yaml.data);
    if (!trial->compiled.tables)
        printf("%s%s", yaml.data, trial->compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(trial->compiled.tables);
    text_free(&yaml);
    trial->domain = trial->compiled.tables->domain;
    trial->search = *trial->domain.search;
    counted = trial->search.searching;
    trial->search.searching = &counting;
    trial->domain.search = &trial->search;
    for (int i = 0; i < 2; i++) {
        struct scene scene = random_scene(dice);
        check_best(trial, scene, i ? 1 + roll(dice, 20) : UINT32_MAX, census);
        check_limited(trial, scene, 2 + roll(dice, 20), census);
    }
    compiled_free(&trial->compiled);
}

static void the_level_is_that_of_all_states(void)
{
    static const int tables[] = {-1, 0, 0, 60, 150};
    struct census census = {0};
    for (unsigned seed = 1; random_case(seed, TRIALS); seed++) {
        struct dice dice = dice_of(seed);
        struct trial *trial = calloc(1, sizeof *trial);
        trial->seed = seed;
        trial->world = make_world(&dice);
        trial->table = tables[seed % 5];
        check_world(trial, &dice, &census);
        free(trial);
    }
    CU_ASSERT_TRUE(census.whole > random_cases(TRIALS / 4));
    CU_ASSERT_TRUE(census.parts > random_cases(TRIALS / 8));
    CU_ASSERT_TRUE(census.barren > random_cases(TRIALS / 8));
    CU_ASSERT_TRUE(census.unreached > random_cases(TRIALS / 20));
    CU_ASSERT_TRUE(census.limited > random_cases(TRIALS / 20));
}

void add_best_effort_models_suite(void)
{
    CU_pSuite suite = CU_add_suite("best effort models", NULL, NULL);
    CU_ADD_TEST(suite, the_level_is_that_of_all_states);
}
