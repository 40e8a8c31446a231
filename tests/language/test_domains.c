/* SPDX-License-Identifier: MIT */
/*
 * The domains that are shipped: they compile without a warning, and those that
 * plan by hand show the plans that the articles tell, and the days of a village are sensible.
 */
#include "support/demo.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The article's cat is shipped as it is: test_article_cat.c has what is said against it. */
static const char *forgiven(const char *name)
{
    return strcmp(name, "article_cat") == 0
               ? "-W no-shadowed-method -W no-starved-task -W no-saturating-effect"
               : "";
}

static void check_domain(struct pool *pool, const char *folder, const char *name)
{
    struct result result =
        shell("'%s' -W error %s --check -o generated/%s domains/%s/%s.yaml "
              "$(ls domains/%s/*.c | sed 's/^/-t /')",
              built(pool, "goapgen"), forgiven(name), folder, folder, name, folder);
    CHECK_SAYING(result.code == 0 && result.errs.length == 0, "%s: exit code %d: %s", name,
                 result.code, result.errs.data);
    result_free(&result);
}

static void compile_without_a_warning(void)
{
    struct pool *pool = pool_new();
    for (size_t i = 0; i < DEMOS; i++)
        check_domain(pool, demo_names[i], demo_names[i]);
    check_domain(pool, "skirmish", "command");
    pool_free(pool);
}

/* A domain's program and all that it prints. */
static const struct show {
    const char *name, *text;
} shows[] = {
    {"coin", "There is a key: get_key, open_door, get_coin (cost 3)\n"
             "He wants a key besides: break_door, get_key, get_coin (cost 12)\n"
             "There is no key: break_door, get_coin (cost 11)\n"
             "The door is open: get_coin (cost 1)\n"
             "He has the coin: nothing to do (cost 0)\n"},
    {"house", "He has wood: build_house, get_wood (cost 11)\n"
              "He has none: get_wood, build_house, get_wood (cost 12)\n"
              "The house stands: get_wood (cost 1)\n"},
    {"flight", "To be near: walk, wish_to_fly, fly_close (cost 2)\n"
               "To know the target as well: walk, wish_to_fly, pick_target, fly_close (cost 3)\n"
               "The target is known: approach (cost 1)\n"
               "He has no legs: no plan\n"},
    {"guard",
     "A brute: smash_door, switch_light(cellar), start_generator, start_laser, fire_laser "
     "(cost 20)\n"
     "A watchman: open_door, switch_light(cellar), start_generator, start_laser, fire_laser "
     "(cost 17)\n"
     "  1. open_door\n  2. switch_light(cellar)\n  3. start_generator\n  4. start_laser\n"
     "  5. fire_laser\n"
     "  The enemy is dead.\n"
     "Without fuel: no plan\n"
     "With a weapon: draw_weapon, load_weapon, attack (cost 3)\n"
     "The enemy is dangerous: open_door, switch_light(cellar), start_generator, start_laser, "
     "fire_laser (cost 17)\n"},
    {"courier", "08:00  ordered: a letter for the school\n"
                "08:00  plan: mount(bike), load(letter, bike), drive(bike, depot, market), "
                "drive(bike, market, school), hand_over(letter, bike, school)\n"
                "08:10  ordered: medicine for the hospital, urgent\n"
                "08:10  first of all: rush(medicine)\n"
                "08:10  plan: load(medicine, bike), drive(bike, depot, station), drive(bike, "
                "station, hospital), hand_over(medicine, bike, hospital)\n"
                "08:35  done: hand_over(medicine, bike, hospital)\n"
                "08:35  plan: drive(bike, hospital, school), hand_over(letter, bike, school)\n"
                "08:48  done: hand_over(letter, bike, school)\n"
                "08:48  plan: drive(bike, school, market), drive(bike, market, depot), "
                "dismount(bike)\n"
                "10:15  ordered: a piano for the harbour\n"
                "10:15  first of all: next(piano)\n"
                "10:15  plan: mount(van), load(piano, van), take_key(van), drive(van, depot, "
                "market), drive(van, market, bridge), unlock(van, bridge), drive(van, bridge, "
                "harbour), hand_over(piano, van, harbour)\n"
                "10:38  done: hand_over(piano, van, harbour)\n"
                "10:38  plan: drive(van, harbour, bridge), drive(van, bridge, market), "
                "drive(van, market, depot), dismount(van)\n"
                "13:05  ordered: flowers for the harbour\n"
                "13:05  first of all: next(flowers)\n"
                "13:05  plan: mount(bike), load(flowers, bike), charge(bike, depot), "
                "drive(bike, depot, market), drive(bike, market, bridge), ring(bike, bridge), "
                "drive(bike, bridge, harbour), hand_over(flowers, bike, harbour)\n"
                "14:02  done: hand_over(flowers, bike, harbour)\n"
                "14:02  plan: ring(bike, harbour), drive(bike, harbour, bridge), drive(bike, "
                "bridge, market), drive(bike, market, depot), dismount(bike)\n"
                "17:00  the bike has 2 left of 8, the van 2\n"},
    {"orchard", "  0.1 s  a  walk: to hut for collect\n"
                "  0.1 s  b  walk: to hut for collect\n"
                "planned: stove_1 in 11.0 s, stove_2 in 10.0 s\n"
                "  2.1 s  b  walked: to hut, success\n"
                "  2.1 s  b  start: collect\n"
                "  4.1 s  a  walked: to hut, success\n"
                "  4.1 s  a  start: collect\n"
                "  5.1 s  b  goal: be_warm\n"
                "  5.1 s  b  end: collect, aborted\n"
                "  5.1 s  b  walk: to gate for make_fire\n"
                "  6.1 s  a  end: collect, success\n"
                "  6.1 s  a  start: collect\n"
                "  7.1 s  b  walked: to gate, success\n"
                "  7.1 s  b  start: make_fire\n"
                "  8.1 s  a  end: collect, success\n"
                "  8.1 s  a  start: transfer(raw_apple, hut, stove_2)\n"
                "  9.1 s  b  end: make_fire, success\n"
                "  9.1 s  b  reached: be_warm\n"
                "  9.2 s  b  walk: to hut for transfer(raw_apple, hut, stove_1)\n"
                " 10.1 s  a  end: transfer(raw_apple, hut, stove_2), success\n"
                " 10.1 s  a  start: cook(stove_2)\n"
                " 11.2 s  b  walked: to hut, success\n"
                " 11.2 s  b  start: transfer(raw_apple, hut, stove_1)\n"
                " 12.1 s  a  end: cook(stove_2), success\n"
                " 12.2 s  b  end: transfer(raw_apple, hut, stove_1), success\n"
                " 12.2 s  b  start: cook(stove_1)\n"
                " 16.2 s  b  end: cook(stove_1), success\n"
                " 16.3 s  2 of 2 requests are reached\n"},
    {"pet", "07:00:00  content              #...............................\n"
            "07:30:00  playing              #.#.....#.#.#.#.#.#.....#.#.#.#.\n"
            "07:30:06  content              #...............................\n"
            "11:00:00  begging for food     ########........########........\n"
            "12:15:00  eating               ##..##..##..##..##..##..##..##..\n"
            "12:15:04  whining for company  #.#.............#.#.............\n"
            "12:16:00  playing              #.#.....#.#.#.#.#.#.....#.#.#.#.\n"
            "12:16:06  content              #...............................\n"
            "13:40:00  whining for company  #.#.............#.#.............\n"
            "16:20:00  begging for food     ########........########........\n"
            "18:00:00  eating               ##..##..##..##..##..##..##..##..\n"
            "18:00:04  whining for company  #.#.............#.#.............\n"
            "18:10:00  playing              #.#.....#.#.#.#.#.#.....#.#.#.#.\n"
            "18:10:06  whining for company  #.#.............#.#.............\n"
            "18:11:00  playing              #.#.....#.#.#.#.#.#.....#.#.#.#.\n"
            "18:11:06  sleeping             ................................\n"
            "19:41:06  content              #...............................\n"
            "20:20:00  whining for company  #.#.............#.#.............\n"
            "21:00:00  eating               ##..##..##..##..##..##..##..##..\n"
            "21:00:04  whining for company  #.#.............#.#.............\n"
            "22:00:00  yawning              ################........\n"
            "22:00:03  sleeping             ................................\n"
            "23:30:03  yawning              ################........\n"
            "23:30:06  sleeping             ................................\n"
            "01:00:06  yawning              ################........\n"
            "01:00:09  sleeping             ................................\n"
            "01:30:00  playing              #.#.....#.#.#.#.#.#.....#.#.#.#.\n"
            "01:30:06  yawning              ################........\n"
            "01:30:09  sleeping             ................................\n"
            "03:00:09  yawning              ################........\n"
            "03:00:12  sleeping             ................................\n"
            "04:30:12  yawning              ################........\n"
            "04:30:15  sleeping             ................................\n"
            "06:00:15  yawning              ################........\n"
            "06:00:18  sleeping             ................................\n"
            "In a day the processor was awake 53862 times, and the LED was lit for 8102 of 86400 "
            "seconds.\n"},
};

static void show_the_plans_that_are_told(void)
{
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof shows / sizeof *shows; i++) {
        struct result result = run(NULL, (const char *const[]){built(pool, shows[i].name), NULL});
        CU_ASSERT_EQUAL(result.code, 0);
        CU_ASSERT_STRING_EQUAL(result.out.data, shows[i].text);
        result_free(&result);
    }
    pool_free(pool);
}

/* ------------------------------------------------------------------- village */

/* The number behind a text of the summary; -1 if there is none. */
static double number_after(const char *summary, const char *text)
{
    const char *place = strstr(summary, text);
    return place ? strtod(place + strlen(text), NULL) : -1;
}

/* The share of their time that somebody spends so: the sum over all kinds. */
static double share_of(const char *summary, const char *activity)
{
    const char *place = strstr(summary, activity);
    double sum = 0;
    if (!place)
        return 0;
    for (place += strlen(activity); *place && *place != '\n'; place++)
        if (*place >= '0' && *place <= '9') {
            char *end;
            sum += strtod(place, &end);
            place = end - 1;
        }
    return sum;
}

/* Those of one column of the table of hours in a row of it. */
static double at_hour(const char *summary, const char *row, int column)
{
    double values[3] = {-1, -1, -1};
    const char *place = strstr(summary, row);
    if (place)
        (void)sscanf(place + strlen(row), "%lf %lf %lf", &values[0], &values[1], &values[2]);
    return values[column];
}

enum { ASLEEP, AT_WORK, IN_THE_INN };

/* All villagers do what their kind does; the inn is full when the field is empty. */
static void look_at_days(const char *summary)
{
    static const char *const activities[] = {"walking",
                                             "sleeping",
                                             "eating",
                                             "having supper",
                                             "chatting",
                                             "playing",
                                             "picking berries",
                                             "buying bread",
                                             "taking a loaf",
                                             "grinding grain",
                                             "baking bread",
                                             "buying a scythe",
                                             "harvesting",
                                             "weeding",
                                             "chopping wood",
                                             "forging",
                                             "sweeping the forge",
                                             "cooking stew",
                                             "serving guests",
                                             "hanging out the",
                                             "taking the washing",
                                             "filling a",
                                             "baking for the inn"};
    for (size_t i = 0; i < sizeof activities / sizeof *activities; i++)
        CHECK_SAYING(share_of(summary, activities[i]) > 0, "nobody is %s: %s", activities[i],
                     summary);
    CU_ASSERT(number_after(summary, "asleep from 23:00 to 4:00: ") >= 75);
    CU_ASSERT(number_after(summary, "without any food: ") >= 0);
    CU_ASSERT(number_after(summary, "without any food: ") < 6 * 60);
    CU_ASSERT_EQUAL(number_after(summary, "dropped, "), 0); /* times that there was no plan */
    CU_ASSERT(at_hour(summary, "14:00 to 16:00", AT_WORK) > 10);
    CU_ASSERT(at_hour(summary, "18:00 to 20:00", AT_WORK) < 10);
    CU_ASSERT(at_hour(summary, "18:00 to 20:00", IN_THE_INN) >
              2 * at_hour(summary, "14:00 to 16:00", IN_THE_INN));
}

static struct result village_days(struct pool *pool, const char *seed)
{
    return run(NULL, (const char *const[]){built(pool, "village"), "--fast", "--days", "4",
                                           "--seed", seed, NULL});
}

static void live_sensible_days_in_the_village(void)
{
    struct pool *pool = pool_new();
    static const char *const seeds[] = {"1", "2", "3"};
    for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        struct result result = village_days(pool, seeds[i]);
        struct result again = village_days(pool, seeds[i]);
        CU_ASSERT_EQUAL(result.code, 0);
        look_at_days(result.out.data);
        CU_ASSERT_STRING_EQUAL(result.out.data, again.out.data);
        result_free(&result);
        result_free(&again);
    }
    pool_free(pool);
}

/* ------------------------------------------------------------------- goapgen */

/* What `goapgen plan` answers: its exit code, and a text in what it prints. */
static const struct answer {
    const char *arguments;
    int code;
    const char *text;
} answers[] = {
    {"domains/coin/coin.yaml --goal rich --json", 0,
     "\"optimal\": true, \"cost\": 3, \"steps\": [\"get_key\", \"open_door\", \"get_coin\"]"},
    {"domains/coin/coin.yaml --goal rich --deny key_in_world --json", 0, "\"cost\": 11"},
    {"domains/coin/coin.yaml --goal rich --backward --json", 0, "\"cost\": 3"},
    {"domains/coin/coin.yaml --goal rich_with_key --json", 0,
     "\"cost\": 12, \"steps\": [\"break_door\", \"get_key\", \"get_coin\"]"},
    {"domains/coin/coin.yaml --goal rich_with_key --set 'keys_left = 2' --json", 0, "\"cost\": 4"},
    {"domains/flight/flight.yaml --set 'not has_legs'", 3,
     "has_legs cannot be brought about: no action does"},
    {"domains/guard/guard.yaml --deny generator_has_fuel --why", 3,
     "active(generator) cannot be brought about:\n"
     "          start_generator is denied: generator_has_fuel\n"
     "  attack needs weapon_loaded\n"},
    {"domains/guard/guard.yaml --set has_weapon --set has_ammo --cost danger=3 --json", 0,
     "\"cost\": 5, \"steps\": [\"draw_weapon\", \"load_weapon\", \"attack\"]"},
    {"domains/guard/guard.yaml --set has_weapon --set has_ammo --cost danger=20 --json", 0,
     "\"cost\": 17"},
    {"domains/guard/guard.yaml --agent brute --nodes 0", 0, "the cheapest; read, without a search"},
    {"domains/coin/coin.yaml --goal rich --nodes 0 --deny key_in_world", 0,
     "2 steps, cost 11, the cheapest; read, without a search"},
    {"domains/guard/guard.yaml --set has_weapon --set has_ammo --cost danger=20 --nodes 0", 4,
     "limits: nodes"},
    {"domains/guard/guard.yaml --agent brut", 2, "unknown agent 'brut'"},
    {"domains/courier/courier.yaml --task 'go(van, harbour)' --set 'rides = van' "
     "--deny porter_is_there --json",
     0,
     "[\"take_key(van)\", \"drive(van, depot, market)\", \"drive(van, market, bridge)\", "
     "\"unlock(van, bridge)\", \"drive(van, bridge, harbour)\"]"},
    {"domains/skirmish/skirmish.yaml --agent soldier --goal man_laser --json", 0,
     "[\"go_to(west, yard)\", \"open_door(west_door, yard)\", \"light(hall, yard)\", "
     "\"go_to(yard, hall)\", \"light(cellar, hall)\", \"go_to(hall, cellar)\", "
     "\"start_generator\", \"go_to(cellar, hall)\", \"go_to(hall, tower)\"]"},
    {"domains/house/house.yaml --set 'not has_wood' --json", 0,
     "[\"get_wood\", \"build_house\", \"get_wood\"]"},
    {"domains/village/village.yaml --agent farmer --task have_meal --set 'bread = 0' "
     "--set 'food = 4' --json",
     0, "[\"go(inn)\", \"buy_bread\", \"eat\"]"},
    {"domains/village/village.yaml --agent farmer --task have_meal --set 'bread = 0' "
     "--set 'food = 4' --set 'loaves = 0' --json",
     0, "[\"go(mill)\", \"grind\", \"go(home)\", \"bake\", \"eat\"]"},
    {"domains/village/village.yaml --agent smith --task have_meal --set 'bread = 0' "
     "--set 'food = 4' --set 'loaves = 0' --json",
     0, "[\"go(wood)\", \"pick_berries\"]"},
    {"domains/village/village.yaml --agent smith --goal fire_out --set sees_fire "
     "--set 'fire = 3' --json",
     0, "[\"go(well)\", \"fill_bucket\", \"go(forge)\", \"throw_water\"]"},
};

/* Agent, world and planner are as large as goapgen says, and so are a team and what it plans
 * with. */
static void take_the_bytes_that_are_printed(void)
{
    struct scratch scratch = scratch_new();
    for (size_t i = 0; i < DEMOS; i++) {
        const char *name = demo_names[i];
        struct result said = shell("'%s' -o '%s' domains/%s/%s.yaml",
                                   built(scratch.pool, "goapgen"), scratch.folder, name, name);
        scratch_write(&scratch, "size.c",
                      pool_format(scratch.pool,
                                  "#include <stdio.h>\n#include \"%s.h\"\n"
                                  "int main(void)\n{\n    printf(\"agent %%zu, world %%zu, "
                                  "planner %%zu\", sizeof(%s_agent), sizeof(%s_world), "
                                  "sizeof(%s_planner));\n"
                                  "#ifdef GG_TEAM_AGENTS_H\n    printf(\", team %%zu, its planner "
                                  "%%zu\", sizeof(%s_team), sizeof(%s_team_planner));\n#endif\n"
                                  "    return 0;\n}\n",
                                  name, name, name, name, name, name));
        struct result size =
            shell("cd '%s' && %s -std=c99 -I'%s' size.c %s.c -c && %s -std=c99 "
                  "-I'%s' -DGG_NO_NAMES size.c -o size && ./size",
                  scratch.folder, c_compiler(), in_repository(scratch.pool, "runtime"), name,
                  c_compiler(), in_repository(scratch.pool, "runtime"));
        CHECK_SAYING(size.code == 0 && strstr(said.out.data, size.out.data), "%s%s%s",
                     said.out.data, size.out.data, size.errs.data);
        result_free(&said);
        result_free(&size);
    }
    scratch_free(&scratch);
}

static void are_planned_on_the_command_line(void)
{
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
        const struct answer *answer = &answers[i];
        struct result result =
            shell("'%s' plan %s 2>&1", built(pool, "goapgen"), answer->arguments);
        CHECK_SAYING(result.code == answer->code && strstr(result.out.data, answer->text),
                     "%s: exit code %d: %s", answer->arguments, result.code, result.out.data);
        result_free(&result);
    }
    pool_free(pool);
}

/* ------------------------------------------------------------------ skirmish */

/* Of a line of the skirmish's summary: that a goal was chosen and reached, that an
 * action was done. Routines have no end to reach. */
static void check_line(const char *line)
{
    char kind[8], type[16], name[32];
    unsigned long counts[3];
    int read = sscanf(line, "%7s %15s %31s %lu %lu %lu", kind, type, name, &counts[0], &counts[1],
                      &counts[2]);
    CU_ASSERT_EQUAL_FATAL(read, 6);
    bool goal = strcmp(kind, "goal") == 0, routine = strcmp(name, "routine") == 0;
    CHECK_SAYING(counts[0] > 0 && counts[1] > 0, "%s was never begun: %s", name, line);
    CHECK_SAYING(!goal || routine || counts[2] > 0, "%s was never reached: %s", name, line);
}

/* In a quarter of an hour all happens that can happen, see record_summary. */
static void a_skirmish_is_eventful(void)
{
    struct pool *pool = pool_new();
    struct result result = run(
        NULL, (const char *const[]){built(pool, "skirmish"), "--fast", "--ticks", "10000", NULL});
    size_t goals = 0, actions = 0;
    unsigned long orders[3] = {0, 0, 0};
    CU_ASSERT_EQUAL(result.code, 0);
    for (char *line = strtok(result.out.data, "\n"); line; line = strtok(NULL, "\n")) {
        bool goal = strncmp(line, "goal ", 5) == 0, action = strncmp(line, "action ", 7) == 0;
        if (goal || action)
            check_line(line);
        (void)sscanf(line, "orders of the west: %lu given, %lu carried out, %lu withdrawn",
                     &orders[0], &orders[1], &orders[2]);
        goals += goal;
        actions += action;
    }
    /* with the routines of the four types, and three posts to be held */
    CU_ASSERT_EQUAL(goals, 6 + 6 + 4 + 3 + 4 + 3);
    CU_ASSERT(orders[1] > 0 && orders[2] > 0 && orders[0] > orders[1] + orders[2]);
    CU_ASSERT_EQUAL(actions, 11 + 10 + 8 + 9);
    result_free(&result);
    pool_free(pool);
}

/* In a build with sanitizers, which look for leaks here, as they do in no other suite: see main.c. */
static void leave_no_memory_behind(void)
{
    static const char *const commands[] = {"--check -o generated/cat domains/cat/cat.yaml",
                                           "plan domains/courier/courier.yaml",
                                           "plan --why domains/house/house.yaml",
                                           "decide domains/cat/cat.yaml",
                                           "run --time 10s --json domains/village/village.yaml",
                                           "graph domains/cat/cat.yaml",
                                           "team domains/orchard/orchard.yaml",
                                           "test domains/cat/cat.yaml",
                                           "--schema",
                                           "plan tests/language/bad/bad_name.yaml"};
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        struct result result =
            shell("ASAN_OPTIONS=detect_leaks=1 '%s' %s", built(pool, "goapgen"), commands[i]);
        CHECK_SAYING(result.code <= 1 && !strstr(result.errs.data, "leak"), "%s: %d, %s",
                     commands[i], result.code, result.errs.data);
        result_free(&result);
    }
    pool_free(pool);
}

void add_domains_suite(void)
{
    CU_pSuite suite = CU_add_suite("domains", NULL, NULL);
    CU_ADD_TEST(suite, compile_without_a_warning);
    CU_ADD_TEST(suite, take_the_bytes_that_are_printed);
    CU_ADD_TEST(suite, show_the_plans_that_are_told);
    CU_ADD_TEST(suite, live_sensible_days_in_the_village);
    CU_ADD_TEST(suite, are_planned_on_the_command_line);
    CU_ADD_TEST(suite, a_skirmish_is_eventful);
    CU_ADD_TEST(suite, leave_no_memory_behind);
}
