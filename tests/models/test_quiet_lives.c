/* SPDX-License-Identifier: MIT */
/*
 * Random lives that are lived a millisecond at a time, and once more by ticking only what
 * gg_agent_quiet and gg_world_quiet tell to be due: everything happens and is asked at the same
 * time, and the same bytes are left in the end.
 */
#include "models/quiet_life.h"
#include "suites.h"
#include "support/run.h"

#include <string.h>

enum { LIVES = 600, OF_A_DOMAIN = 4, PACES = 3 };

static struct quiet_life life;

/* What is left of a life that was lived. */
static struct trail {
    struct note notes[MOST_NOTES];
    unsigned note_count, ticks;
    struct sleeper sleepers[SLEEPERS];
    struct scene scene;
} trail;

static void keep_trail(void)
{
    trail.note_count = life.note_count;
    trail.ticks = life.ticks;
    memcpy(trail.notes, life.notes, life.note_count * sizeof *life.notes);
    memcpy(trail.sleepers, life.sleepers, sizeof life.sleepers);
    memcpy(&trail.scene, &life.stage.scene, sizeof life.stage.scene);
}

/* What is different from the life before; NULL: nothing. `at` is the number of the note. */
static const char *difference_to_trail(unsigned *at)
{
    *at = 0;
    while (*at < trail.note_count && *at < life.note_count &&
           note_is_same(&trail.notes[*at], &life.notes[*at]))
        (*at)++;
    if (*at < trail.note_count || *at < life.note_count)
        return "something else happens, or at another time";
    if (memcmp(trail.sleepers, life.sleepers, sizeof life.sleepers) != 0)
        return "an agent is left in another state";
    if (memcmp(&trail.scene, &life.stage.scene, sizeof life.stage.scene) != 0)
        return "the world is left in another state";
    return NULL;
}

/* Whether a life is the same at a pace; told: what is different is printed. */
static bool is_same_life(uint64_t seed, enum pace pace, uint32_t late, bool told)
{
    unsigned at;
    quiet_life_live(&life, seed, pace, late);
    const char *wrong = difference_to_trail(&at);
    if (wrong && told) {
        CHECK_SAYING(false, "life %lu, pace %d: %s", (unsigned long)seed, (int)pace, wrong);
        if (at < trail.note_count)
            note_print("each millisecond", &trail.notes[at]);
        if (at < life.note_count)
            note_print("when due", &life.notes[at]);
    }
    return !wrong;
}

/* A life at all paces; whether it is the same at each. */
static bool live_at_all_paces(uint64_t seed, unsigned long *each, unsigned long *due)
{
    bool same = true;
    quiet_life_live(&life, seed, EACH_MILLISECOND, 0);
    keep_trail();
    CU_ASSERT_TRUE(life.note_count < MOST_NOTES);
    for (int i = 0; i < PACES && same; i++) {
        same = is_same_life(seed, (enum pace)(TOGETHER + i), 0, true);
        *each += trail.ticks;
        *due += life.ticks;
    }
    return same;
}

static void the_same_at_each_pace(void)
{
    unsigned lived = 0;
    unsigned long each = 0, due = 0, noted = 0;
    bool same = true;
    for (; random_case(lived + 1, LIVES) && same; lived++) {
        if (lived % OF_A_DOMAIN == 0 && lived > 0)
            quiet_life_close(&life);
        if (lived % OF_A_DOMAIN == 0)
            CU_ASSERT_TRUE_FATAL(quiet_life_open(&life, lived + 1));
        same = live_at_all_paces(lived + 1, &each, &due);
        noted += life.note_count;
    }
    quiet_life_close(&life);
    CU_ASSERT_TRUE(due < each / 4);
    CU_ASSERT_TRUE(noted > 200ul * lived);
}

/* Whoever is ticked a millisecond too late lives another life: so the comparison sees that. */
static void a_millisecond_too_late(void)
{
    unsigned different = 0;
    for (unsigned i = 0; random_case(i + 1, 60); i++) {
        CU_ASSERT_TRUE_FATAL(quiet_life_open(&life, i + 1));
        quiet_life_live(&life, i + 1, EACH_MILLISECOND, 0);
        keep_trail();
        different += !is_same_life(i + 1, WHO_IS_DUE, 1, false);
        quiet_life_close(&life);
    }
    CU_ASSERT_TRUE(different > random_cases(60) * 4 / 5);
}

void add_quiet_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("quiet lives", NULL, NULL);
    CU_ADD_TEST(suite, the_same_at_each_pace);
    CU_ADD_TEST(suite, a_millisecond_too_late);
}
