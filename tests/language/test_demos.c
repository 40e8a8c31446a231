/* SPDX-License-Identifier: MIT */
/* The demos on a terminal: what they show fits, and keys do what the last lines say. */
#include "support/demo.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

/* All demos at once, as most of the time they wait. */

static void start_all(struct pool *pool, struct viewer **viewers, int rows, int columns)
{
    for (size_t i = 0; i < DEMOS; i++)
        viewers[i] = demo_begin(pool, demo_names[i], rows, columns);
}

static void type_all(struct viewer **viewers, const char *keys)
{
    for (size_t i = 0; i < DEMOS; i++)
        viewer_type(viewers[i], keys);
}

static void check_seen_all(struct viewer **viewers, const char *text)
{
    for (size_t i = 0; i < DEMOS; i++)
        demo_check_seen(viewers[i], demo_names[i], text);
}

static void watch_all(struct viewer **viewers, int milliseconds)
{
    for (int passed = 0; passed < milliseconds; passed += DEMOS)
        for (size_t i = 0; i < DEMOS; i++)
            viewer_watch(viewers[i], 1);
}

static void quit_all(struct viewer **viewers)
{
    for (size_t i = 0; i < DEMOS; i++)
        demo_quit(viewers[i], demo_names[i]);
}

/* -------------------------------------------------------------------- frames */

/* The last line has the last key, so that all keys are there, beside the picture and beside the
 * reasons. */
static void frames_fit_the_terminal(void)
{
    static const int sizes[][2] = {{24, 80}, {12, 40}, {60, 200}};
    struct viewer *viewers[DEMOS];
    struct pool *pool = pool_new();
    for (size_t j = 0; j < sizeof sizes / sizeof *sizes; j++) {
        start_all(pool, viewers, sizes[j][0], sizes[j][1]);
        check_seen_all(viewers, "q quit");
        for (size_t i = 0; i < DEMOS; i++) {
            CU_ASSERT_FALSE(viewer_is_restored(viewers[i]));
            CU_ASSERT(viewers[i]->other_screen && viewers[i]->hidden_cursor);
        }
        watch_all(viewers, 200);
        type_all(viewers, "?");
        check_seen_all(viewers, "? close");
        watch_all(viewers, 200);
        check_seen_all(viewers, "q quit");
        quit_all(viewers);
    }
    pool_free(pool);
}

/* No size is too small: nothing is shown where there is no room. */
static void tiny_terminals_are_terminals(void)
{
    static const int sizes[][2] = {{1, 1}, {2, 7}, {3, 200}, {60, 2}};
    static const char *const some[] = {"cat", "guard", "skirmish", "village"};
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        struct viewer *viewer = demo_start(pool, some[i], 24, 80);
        for (size_t j = 0; j < sizeof sizes / sizeof *sizes; j++) {
            viewer_resize(viewer, sizes[j][0], sizes[j][1]);
            viewer_type(viewer, "?");
            viewer_watch(viewer, 100);
            CU_ASSERT_FALSE(viewer->outside);
        }
        demo_quit(viewer, some[i]);
    }
    pool_free(pool);
}

static void frames_follow_the_size(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = demo_start(pool, "village", 24, 80);
    CU_ASSERT(viewer_sees(viewer, "Jost  farmer"));
    viewer_resize(viewer, 12, 40);
    CU_ASSERT(viewer_sees(viewer, "q quit"));
    CU_ASSERT_FALSE(viewer_shows(viewer, "Jost  farmer"));
    viewer_resize(viewer, 60, 200);
    CU_ASSERT(viewer_sees(viewer, "Nils  farmer"));
    CU_ASSERT_STRING_EQUAL(viewer->cells[59][0], "r"); /* the last row has the keys */
    demo_quit(viewer, "village");
    pool_free(pool);
}

/* ---------------------------------------------------------------------- keys */

/* Whether the first line tells the time. */
static bool has_clock(const char *name)
{
    return !strstr("coin house flight guard heist", name);
}

/* Nothing at all changes while time stands still. */
static void space_stops_time(void)
{
    static char before[DEMOS][DEMO_SCREEN], after[DEMO_SCREEN];
    unsigned long written[DEMOS];
    struct viewer *viewers[DEMOS];
    struct pool *pool = pool_new();
    start_all(pool, viewers, 24, 80);
    check_seen_all(viewers, "q quit");
    type_all(viewers, " ");
    check_seen_all(viewers, "PAUSED");
    watch_all(viewers, 100);
    for (size_t i = 0; i < DEMOS; i++) {
        viewer_screen(viewers[i], before[i], sizeof before[i]);
        written[i] = viewers[i]->written;
    }
    watch_all(viewers, 300);
    for (size_t i = 0; i < DEMOS; i++) {
        viewer_screen(viewers[i], after, sizeof after);
        CHECK_SAYING(strcmp(before[i], after) == 0 && viewers[i]->written == written[i],
                     "%s goes on, from\n%sto\n%s", demo_names[i], before[i], after);
    }
    type_all(viewers, " ");
    check_seen_all(viewers, "space pause");
    watch_all(viewers, 300);
    for (size_t i = 0; i < DEMOS; i++) {
        viewer_screen(viewers[i], after, sizeof after);
        CHECK_SAYING(strcmp(before[i], after) != 0, "%s stands still", demo_names[i]);
        CHECK_SAYING(!has_clock(demo_names[i]) || strncmp(before[i], after, 24) != 0,
                     "the clock of %s stands still", demo_names[i]);
    }
    quit_all(viewers);
    pool_free(pool);
}

/* The time of the cat's day. */
static int minutes_of_cat(struct viewer *viewer)
{
    static char screen[DEMO_SCREEN];
    unsigned hours = 0, minutes = 0;
    viewer_screen(viewer, screen, sizeof screen);
    CU_ASSERT_EQUAL(sscanf(screen, "cat  day 1, %2u:%2u", &hours, &minutes), 2);
    return (int)(hours * 60 + minutes);
}

static int minutes_passed(struct viewer *viewer)
{
    int before = minutes_of_cat(viewer);
    viewer_watch(viewer, 800);
    return minutes_of_cat(viewer) - before;
}

/* A machine that is busy may be slower than it should. */
static void time_passes_at_its_speed(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = demo_start(pool, "cat", 24, 80);
    int minutes = minutes_passed(viewer);
    CHECK_SAYING(minutes >= 4 && minutes <= 10, "%d minutes in 0.8 s", minutes);
    viewer_type(viewer, "\033[C\033OC");
    demo_check_seen(viewer, "cat", "speed x4");
    minutes = minutes_passed(viewer);
    CHECK_SAYING(minutes >= 16 && minutes <= 38, "%d minutes in 0.8 s", minutes);
    viewer_type(viewer, "\033[D\033[D\033[D\033[D");
    demo_check_seen(viewer, "cat", "speed 1/4");
    minutes = minutes_passed(viewer);
    CHECK_SAYING(minutes <= 3, "%d minutes in 0.8 s", minutes);
    for (int i = 0; i < 10; i++)
        viewer_type(viewer, "\033[C");
    demo_check_seen(viewer, "cat", "speed x64");
    demo_quit(viewer, "cat");
    pool_free(pool);
}

/* Also a key that no demo knows, and sequences that are not whole, do nothing. */
static void arrows_choose_an_agent(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = demo_start(pool, "guard", 24, 80);
    demo_check_seen(viewer, "guard", "> watchman");
    viewer_type(viewer, "\033[B");
    demo_check_seen(viewer, "guard", "> brute");
    viewer_type(viewer, "\033[B");
    demo_check_seen(viewer, "guard", "> watchman");
    viewer_type(viewer, "\033[3~\033[1;5Az\tQ\xc3\xa4");
    viewer_type(viewer, "\033[A");
    demo_check_seen(viewer, "guard", "> watchman");
    demo_quit(viewer, "guard");
    viewer = demo_start(pool, "village", 24, 80);
    demo_check_seen(viewer, "village", "> Ada");
    viewer_type(viewer, "\033OA"); /* the last one of 40, the fourteenth name again */
    demo_check_seen(viewer, "village", "> Nils");
    CU_ASSERT(viewer_shows(viewer, "  Mila "));
    CU_ASSERT_FALSE(viewer_shows(viewer, "Ada "));
    demo_quit(viewer, "village");
    pool_free(pool);
}

/* ------------------------------------------------------------------ reasons */

/* The plans of the coin are those of its README, by what there is; time stands still. */
static void reasons_are_those_of_now(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = demo_start(pool, "coin", 24, 80);
    viewer_type(viewer, " ?");
    demo_check_seen(viewer, "coin", " rich (priority 0): get_key, open_door, get_coin");
    CU_ASSERT_FALSE(viewer_shows(viewer, "door: shut")); /* the picture makes room for them */
    viewer_type(viewer, "k");
    demo_check_seen(viewer, "coin", " rich (priority 0): break_door, get_coin");
    viewer_type(viewer, "k");
    demo_check_seen(viewer, "coin", " rich (priority 0): get_key, open_door, get_coin");
    viewer_type(viewer, "?");
    demo_check_seen(viewer, "coin", "door: shut");
    CU_ASSERT_FALSE(viewer_shows(viewer, "(priority 0)"));
    demo_quit(viewer, "coin");
    viewer = demo_start(pool, "pet", 24, 80);
    viewer_type(viewer, " ?");
    demo_check_seen(viewer, "pet", "not live > hungry, because of food: it is 6, wants <= 3");
    demo_quit(viewer, "pet");
    pool_free(pool);
}

/* They are those of the chosen agent; on a wide terminal the picture stays beside them. */
static void reasons_are_those_of_the_chosen_one(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = demo_start(pool, "guard", 24, 80);
    viewer_type(viewer, " ?");
    demo_check_seen(viewer, "guard", "kill_enemy (priority 10)");
    CU_ASSERT(viewer_shows(viewer, "watchman  ") && !viewer_shows(viewer, "brute  "));
    viewer_type(viewer, "\033[B");
    demo_check_seen(viewer, "guard", "brute  ");
    CU_ASSERT_FALSE(viewer_shows(viewer, "watchman  "));
    viewer_resize(viewer, 24, 160);
    CU_ASSERT(viewer_sees(viewer, "> brute") && viewer_sees(viewer, "kill_enemy (priority 10)"));
    demo_quit(viewer, "guard");
    pool_free(pool);
}

/* What does not fit is scrolled to, up to the end; another agent's begins at the top. */
static void reasons_scroll(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = demo_start(pool, "village", 12, 40);
    viewer_type(viewer, " ?");
    demo_check_seen(viewer, "village", "-- page up, page down: the rest --");
    demo_check_seen(viewer, "village", "not fire_out: it is not relevant,");
    viewer_type(viewer, "\033[6~");
    demo_check_seen(viewer, "village", "not farmer_day > weary");
    CU_ASSERT_FALSE(viewer_shows(viewer, "fire_out"));
    for (int i = 0; i < 20; i++)
        viewer_type(viewer, "\033[6~");
    viewer_type(viewer, "\033[5~\033[5~\033[5~\033[5~\033[5~\033[5~\033[5~\033[5~");
    demo_check_seen(viewer, "village", "not fire_out: it is not relevant,");
    viewer_type(viewer, "\033[6~");
    demo_check_seen(viewer, "village", "not farmer_day > weary");
    viewer_type(viewer, "\033[B");
    demo_check_seen(viewer, "village", "not fire_out: it is not relevant,");
    demo_quit(viewer, "village");
    pool_free(pool);
}

/* ------------------------------------------------------------ what happens */

/* Each key of each demo: what is told, and what is seen to come of it at once, while time stands
 * still, or later. */
static const struct event {
    const char *demo, *first, *key, *label, *told, *now, *later;
} events[] = {
    {"cat", "", "s", "sick", "The cat is sick", "full    #.........", "hungry >"},
    {"cat", "", "f", "food", "Somebody feeds the cat.", "full    #########.", "too full"},
    {"cat", "", "d", "dog", "A dog chases the cat", "energy  ##........", "sleeping"},
    {"cat", "", "c", "call", "The master calls the cat", "master is beside the cat", NULL},
    {"cat", "", "m", "master comes or goes", "The master goes out.", "the master is out", NULL},
    {"cat", "m", "m", "master comes or goes", "The master comes home.", "the master is at home",
     NULL},
    {"article_cat", "", "f", "food", "is fed until it is full.", "full 10", "sustain"},
    {"article_cat", "", "t", "tired", "is chased until it is tired.", "energy 2", NULL},
    {"article_cat", "", "v", "vexed", "is vexed.", "mood 2", NULL},
    {"article_cat", "", "m", "master", "has its master beside it.", "the master is beside it",
     NULL},
    {"coin", "", "k", "keys in the world", "All keys are gone.", "no key in the world",
     "start: break_door"},
    {"coin", "k", "k", "keys in the world", "Somebody leaves a key.", "a key in the world",
     "start: get_key"},
    {"coin", "", "l", "lose key", "The thief loses its key.", "has key: no", NULL},
    {"coin", "", "d", "shut door", "The door falls shut.", "door: shut", NULL},
    {"coin", "", "t", "thief", "Another thief takes the coin.", "has coin: no", NULL},
    {"house", "", "w", "wood", "The wood is stolen.", NULL, "plan: 3 steps for settled"},
    {"house", "w", "w", "wood", "Somebody brings wood.", "===== wood", "plan: 2 steps for settled"},
    {"house", "", "f", "fire", "The house burns down.", "no house", NULL},
    {"flight", "", "t", "target moves", "The target moves away and hides.", "target: unknown",
     NULL},
    {"flight", "", "l", "legs", "The hero has no legs.", "without legs", "no plan"},
    {"flight", "l", "l", "legs", "The hero has legs again.", "stands   target", "end: walk"},
    {"flight", "", "s", "stop", "The hero stands still.", "stands", NULL},
    {"guard", "", "e", "enemy", "An enemy comes to the watchman.", "The enemy is alive.", NULL},
    {"guard", "", "t", "thief", "A thief takes key and rounds of the watchman", "the door is shut",
     "watchman  no plan"},
    {"guard", "t", "k", "key", "The watchman is given a key.", NULL, "watchman  start: open_door"},
    {"guard", "", "p", "power", "The power of the watchman fails.", "the generator stands still",
     NULL},
    {"guard", "", "f", "fuel", "The tanks are empty.", "guard  no fuel", "watchman  no plan"},
    {"guard", "", "w", "weapons", "Both have a weapon and a round.", "fuel, weapons",
     "watchman  start: attack"},
    {"guard", "", "d", "danger", "The enemies are dangerous.", "the enemies are dangerous", NULL},
    {"heist", "", "h", "hatch", "The hatch is opened.", "the hatch is open", NULL},
    {"heist", "h", "h", "hatch", "The hatch falls shut.", "the hatch is shut", NULL},
    {"heist", "", "p", "power", "The generator is started.", "the generator runs", NULL},
    {"heist", "p", "p", "power", "The power fails.", "no power", NULL},
    {"heist", "", "k", "keypad", "The keypad is dead.", "the keypad is dead",
     "thief  start: cross(chute)"},
    {"heist", "", "l", "laser", "The laser goes off.", "the laser is off", NULL},
    {"heist", "", "s", "steps", "The thief hears steps.", NULL, "thief  start: hide"},
    {"heist", "", "b", "bring back", "All that was taken is back.", "the bust", NULL},
    {"courier", "", "l", "letter", "ordered: a letter", "letter    ordered", "load(letter, bike)"},
    {"courier", "", "m", "medicine", "ordered: medicine", "medicine  ordered",
     "load(medicine, bike)"},
    {"courier", "", "p", "piano", "ordered: a piano", "piano     ordered", NULL},
    {"courier", "", "f", "flowers", "ordered: flowers", "flowers   ordered", NULL},
    {"courier", "", "g", "gate", "The gate is opened.", "the gate is open", NULL},
    {"village", "", "r", "rain", "It begins to rain.", "morning, rain", NULL},
    {"village", "", "t", "thief", "A thief takes all that is to eat", "loaves 0  stew 0", NULL},
    {"village", "", "f", "fire", "The forge catches fire.", "THE FORGE BURNS (1)",
     ": the forge is on fire"},
    {"village", "", "b", "robber", "Somebody is robbed of bread and coins.", NULL, NULL},
    {"skirmish", "", "e", "enemy", "has sneaked up on west soldier 1.", NULL,
     "west soldier 1  plan: 1 step for engage"},
    {"skirmish", "", "w", "wound", "A stray round hits west soldier 1.",
     "> west soldier 1  health 2", NULL},
    {"skirmish", "", "a", "no ammo", "west soldier 1 has no round left.",
     "> west soldier 1  health 3, ammo 0", "west soldier 1  start: reload"},
    {"skirmish", "", "l", "lamps", "The lamps go out.", "|::::::::::::::|", NULL},
    {"skirmish", "", "g", "generator", "The generator breaks down.", "cellar =!==", NULL},
    {"orchard", "", "1", "eat of stove_1", "An apple of stove_1 is asked for already.", NULL, NULL},
    {"orchard", "", "2", "eat of stove_2", "An apple of stove_2 is asked for already.", NULL, NULL},
    {"orchard", "", "c", "cold", "a is cold.", "> a  cold", "a  goal: be_warm"},
    {"orchard", "", "r", "rot", "All raw apples rot.", "hut      0 raw", NULL},
    {"sentry", "", "i", "intruder", "Somebody climbs in by the window.", "%", NULL},
    {"sentry", "", "n", "noise", "Something falls down.", NULL, NULL},
    {"sentry", "", "h", "hurt", "Ann is hurt.", "Ann 2 darts, 2 wounds", "Ann  goal: treated"},
    {"builder", "", "h", "hut", "A hut is ordered.", "1. hut", "Mia  goal: finished(job_1)"},
    {"builder", "", "w", "well", "A well is ordered.", "1. well", NULL},
    {"builder", "", "m", "mill", "A mill is ordered.", "1. mill", NULL},
    {"builder", "", "t", "tower", "A tower is ordered.", "1. tower", NULL},
    {"builder", "t", "c", "cancel", "The oldest order is cancelled.", NULL, NULL},
    {"builder", "", "s", "thief", "A thief takes all that is in the yard.", "wood    0", NULL},
    {"household", "", "g", "guests", "Guests eat all that is cooked, and leave the dishes.",
     "0 portions, 6 dishes", NULL},
    {"household", "", "s", "thief", "The purse is stolen.", "0 in the purse", "goal: solvent"},
    {"household", "", "a", "aunt", "An aunt fills the purse.", "20 in the purse", NULL},
    {"household", "", "t", "tired", "Vera is tired out.", "vigour   ........",
     "Vera  goal: rested"},
    {"pet", "", "b", "button", "The button is pressed.", NULL, "#.#.....#.#.#.#.#.#"},
};

enum { EVENTS = sizeof events / sizeof *events };

static void check_now(struct viewer *viewer, const struct event *event)
{
    demo_check_seen(viewer, event->demo, event->told);
    if (event->now)
        demo_check_seen(viewer, event->demo, event->now);
    viewer_type(viewer, " ");
}

static void keys_make_things_happen(void)
{
    struct viewer *viewers[EVENTS];
    struct pool *pool = pool_new();
    for (size_t i = 0; i < EVENTS; i++) { /* time stops in each before the next one begins */
        viewers[i] = demo_begin(pool, events[i].demo, 60, 100);
        demo_check_seen(viewers[i], events[i].demo,
                        pool_format(pool, "%s %s", events[i].key, events[i].label));
        viewer_type(viewers[i], pool_format(pool, " %s%s", events[i].first, events[i].key));
    }
    for (size_t i = 0; i < EVENTS; i++)
        check_now(viewers[i], &events[i]);
    for (size_t i = 0; i < EVENTS; i++) {
        if (events[i].later)
            demo_check_seen(viewers[i], events[i].demo, events[i].later);
        demo_quit(viewers[i], events[i].demo);
    }
    pool_free(pool);
}

/* An apple that was asked for and is there is eaten, and another one is asked for. */
static void apples_are_asked_for_again(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = demo_start(pool, "orchard", 24, 80);
    viewer_type(viewer, "\033[C\033[C\033[C\033[C\033[C");
    demo_check_seen(viewer, "orchard", "2 of 2 requests are reached");
    viewer_type(viewer, " 1");
    demo_check_seen(viewer, "orchard",
                    "Somebody eats the apple of stove_1, and wants another one.");
    demo_check_seen(viewer, "orchard", "1 of 2 requests are reached");
    demo_check_seen(viewer, "orchard", "stove_1  0 raw, 0 roast");
    viewer_type(viewer, " ");
    demo_check_seen(viewer, "orchard", "2 of 2 requests are reached");
    demo_quit(viewer, "orchard");
    pool_free(pool);
}

void add_demos_suite(void)
{
    CU_pSuite suite = CU_add_suite("demos", NULL, NULL);
    CU_ADD_TEST(suite, frames_fit_the_terminal);
    CU_ADD_TEST(suite, tiny_terminals_are_terminals);
    CU_ADD_TEST(suite, frames_follow_the_size);
    CU_ADD_TEST(suite, space_stops_time);
    CU_ADD_TEST(suite, time_passes_at_its_speed);
    CU_ADD_TEST(suite, arrows_choose_an_agent);
    CU_ADD_TEST(suite, reasons_are_those_of_now);
    CU_ADD_TEST(suite, reasons_are_those_of_the_chosen_one);
    CU_ADD_TEST(suite, reasons_scroll);
    CU_ADD_TEST(suite, keys_make_things_happen);
    CU_ADD_TEST(suite, apples_are_asked_for_again);
}
