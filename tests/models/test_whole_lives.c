/* SPDX-License-Identifier: MIT */
/*
 * Random lives in domains that use all that takes time together, lived by the runtime and on plain
 * numbers (life_predict): all events, calls and values are the same, whether the runtime is ticked each
 * millisecond, when something is due, or advanced, saved and made good again at any time. How often a key
 * matters is counted by living a life on plain numbers without it.
 */
#include "models/life_keys.h"
#include "models/life_play.h"
#include "models/life_predict.h"
#include "suites.h"
#include "support/run.h"

#include <stdlib.h>
#include <string.h>

/* 10,000 lives are lived with CASES=25. */
enum { WHOLE_LIVES = 400, LIVES_OF_A_KEY = 40, LIFE_NOTES_SHOWN = 8 };

static struct life_script script, without;
static struct life_play play;
static struct life_predict predicted, plain, stripped;
static struct life_notes untimed;

/* ----------------------------------------------- what the reference leaves open */

/* Which plan an agent of the runtime has made now. */
static struct life_plan plan_of_play(void *context, int agent)
{
    const struct life_player *player = &((const struct life_play *)context)->players[agent];
    struct life_plan none = {0};
    return player->made_at == play.now ? player->made : none;
}

/* Whether an agent of the runtime was told of such an event now. */
static bool is_told_now(const struct life_notes *notes, int agent, int kind, int index)
{
    bool told = false;
    for (unsigned i = notes->count; i-- > 0 && notes->all[i].time == play.now;)
        told |= notes->all[i].agent == agent && notes->all[i].kind == kind &&
                (index == LIFE_NONE || notes->all[i].index == index);
    return told;
}

static bool play_looks(void *context, int agent, int goal)
{
    return is_told_now(&((const struct life_play *)context)->notes, agent, GG_GOAL_CHOSEN, goal);
}

static bool play_ripens(void *context, int agent, int goal)
{
    return play_looks(context, agent, goal) ||
           life_play_ripens((const struct life_play *)context, agent, goal);
}

static bool play_drops(void *context, int agent)
{
    return is_told_now(&((const struct life_play *)context)->notes, agent, GG_PLAN_DROPPED,
                       LIFE_NONE);
}

static bool play_fails(void *context, int agent)
{
    return life_play_want((const struct life_play *)context, agent) == GG_WANT_FAILED;
}

static int play_weighs(void *context, int agent)
{
    const struct life_notes *notes = &((const struct life_play *)context)->notes;
    int goal = LIFE_NONE;
    for (int i = 0; i < script.domain.goal_count; i++)
        goal = is_told_now(notes, agent, GG_GOAL_CHOSEN, i) ? i : goal;
    return goal;
}

static bool play_takes_up(void *context, int agent, int goal)
{
    return is_told_now(&((const struct life_play *)context)->notes, agent, GG_PLAN_MADE, goal);
}

static bool play_waits(void *context, int agent, int goal)
{
    return life_play_latches((const struct life_play *)context, agent, goal);
}

/* Who lives on plain numbers alone takes any plan, looks at once, and drops at once; its wants wait, and
 * its goals stay latched. */
static bool looks_at_once(void *context, int agent, int goal)
{
    (void)context;
    (void)agent;
    (void)goal;
    return true;
}

static bool never_fails(void *context, int agent)
{
    (void)context;
    (void)agent;
    return false;
}

static bool drops_at_once(void *context, int agent)
{
    (void)context;
    (void)agent;
    return true;
}

/* ------------------------------------------------------------------ comparing */

static void print_notes(const char *whose, const struct life_notes *notes, unsigned from)
{
    for (unsigned i = from; i < from + LIFE_NOTES_SHOWN && i < notes->count; i++)
        life_note_print(whose, &notes->all[i]);
}

static void print_life(unsigned from)
{
    struct text yaml = {0};
    life_domain_write(&script.domain, &yaml);
    printf("%s", yaml.data);
    text_free(&yaml);
    for (unsigned i = from > 30 ? from - 30 : 0; i < from; i++)
        life_note_print("both", &predicted.notes.all[i]);
    for (int i = 0; i < script.change_count; i++)
        if (script.changes[i].time < play.now && script.changes[i].time + 900 > play.now)
            printf("game: %lu agent %d fact %d = %d\n", (unsigned long)script.changes[i].time,
                   script.changes[i].agent, script.changes[i].fact, script.changes[i].value);
    print_notes("runtime", &play.notes, from);
    print_notes("model", &predicted.notes, from);
    for (int i = 0; i < script.agent_count; i++)
        for (int j = 0; j < LIFE_FACTS; j++)
            printf("%s%d/%d", j ? " " : "\nvalues ", life_play_value(&play, i, j),
                   life_predict_value(&predicted, i, j));
    for (int i = 0; i < script.agent_count; i++)
        for (int j = LIFE_SHARED; j <= LIFE_SIGN; j++)
            printf("%s%d/%d", j > LIFE_SHARED ? " " : "\nwaits ", life_play_before(&play, i, j),
                   life_predict_before(&predicted, i, j));
    for (int i = 0; i < script.agent_count; i++)
        for (int j = LIFE_SHARED; j <= LIFE_SIGN; j++)
            printf("%s%d/%d", j > LIFE_SHARED ? " " : "\nends ", life_play_ends(&play, i, j),
                   life_predict_ends(&predicted, i, j));
    for (int i = 0; i < script.agent_count; i++)
        printf(", want %d/%d", life_play_want(&play, i), life_predict_want(&predicted, i));
    printf("\n");
}

static bool values_are_as_predicted(void)
{
    bool same = true;
    for (int i = 0; i < script.agent_count; i++)
        same &= life_play_want(&play, i) == life_predict_want(&predicted, i);
    for (int i = 0; i < script.agent_count; i++)
        for (int j = 0; j < LIFE_FACTS; j++)
            same &= life_play_value(&play, i, j) == life_predict_value(&predicted, i, j) &&
                    life_play_claimed(&play, i, j) == life_predict_claimed(&predicted, i, j) &&
                    life_play_before(&play, i, j) == life_predict_before(&predicted, i, j) &&
                    life_play_ends(&play, i, j) == life_predict_ends(&predicted, i, j);
    return same;
}

static bool is_as_predicted(const struct life_notes *expected, unsigned *from)
{
    *from = life_notes_differ(&play.notes, expected, *from);
    bool same = *from == play.notes.count && *from == expected->count && values_are_as_predicted();
    if (!same)
        print_life(*from);
    return same;
}

/* --------------------------------------------------------------------- living */

static bool live_each_millisecond(struct dice *dice)
{
    unsigned from = 0;
    bool same = true, reloads = roll(dice, 2) == 0;
    life_play_begin(&play);
    predicted.whims = (struct life_whims){.context = &play,
                                          .plan = plan_of_play,
                                          .looks = play_looks,
                                          .ripens = play_ripens,
                                          .drops = play_drops,
                                          .fails = play_fails,
                                          .waits = play_waits,
                                          .weighs = play_weighs,
                                          .takes_up = play_takes_up};
    life_predict_begin(&predicted, &script);
    while (play.now < LIFE_TIME_MOST && same && !play.met_limit) {
        play.now++;
        gg_world_tick(&play.stage.scene.core, 1);
        life_predict_world(&predicted);
        for (int i = 0; i < script.agent_count; i++) {
            gg_agent_tick(&play.players[i].actor.core, &play.stage.planner, 1);
            life_predict_agent(&predicted, i);
        }
        same = play.met_limit || is_as_predicted(&predicted.notes, &from);
        life_play_change(&play);
        life_predict_change(&predicted);
        if (reloads && roll(dice, 50) == 0)
            life_play_reload(&play);
    }
    return same;
}

/* Whether nothing but the only agent changes anything. */
static bool is_alone(void)
{
    bool alone = script.agent_count == 1;
    for (int i = 0; i < script.domain.rule_count; i++)
        alone &= !script.domain.rules[i].of_world;
    return alone;
}

static bool live_in_other_ways(void)
{
    unsigned from = 0;
    life_play_quietly(&play, LIFE_TIME_MOST);
    if (!is_as_predicted(&predicted.notes, &from))
        return false;
    if (!is_alone())
        return true;
    memcpy(&untimed, &predicted.notes, sizeof untimed);
    for (unsigned i = 0; i < untimed.count; i++)
        untimed.all[i].time = 0;
    life_play_advanced(&play, LIFE_TIME_MOST);
    from = 0;
    return is_as_predicted(&untimed, &from);
}

/* ------------------------------------------------------------- what keys matter */

static void live_a_plain_millisecond(struct life_predict *life)
{
    life_predict_world(life);
    for (int i = 0; i < life->script->agent_count; i++)
        life_predict_agent(life, i);
    life_predict_change(life);
}

static void live_plainly(struct life_predict *life, const struct life_script *of)
{
    life->whims = (struct life_whims){.looks = looks_at_once,
                                      .ripens = looks_at_once,
                                      .drops = drops_at_once,
                                      .fails = never_fails,
                                      .waits = looks_at_once,
                                      .tells_less = true};
    life_predict_begin(life, of);
}

/* Whether a life on plain numbers is another one without a key. */
static bool key_matters(enum life_key key)
{
    unsigned same = 0;
    without = script;
    life_domain_strip(&without.domain, key);
    if (memcmp(&without, &script, sizeof script) == 0)
        return false;
    live_plainly(&stripped, &without);
    while (stripped.now < LIFE_TIME_MOST && same == stripped.notes.count) {
        live_a_plain_millisecond(&stripped);
        same = life_notes_differ(&stripped.notes, &plain.notes, same);
    }
    return same < stripped.notes.count || same < plain.notes.count;
}

static void count_keys(unsigned *counts)
{
    live_plainly(&plain, &script);
    while (plain.now < LIFE_TIME_MOST)
        live_a_plain_millisecond(&plain);
    for (int i = 0; i < LIFE_KEYS; i++)
        counts[i] += key_matters((enum life_key)i);
}

/* What has come of all lives. */
static struct {
    unsigned lived, loads, limits, turns, alone, keys[LIFE_KEYS];
    unsigned long notes;
} tally;

/* Whether a life is as it was predicted. Where a planning met a limit, it ends. */
static bool live_whole_life(uint64_t seed)
{
    struct dice dice = dice_of(seed);
    script.domain = life_domain_random(&dice);
    life_script_draw(&script, seed);
    CU_ASSERT_TRUE_FATAL(life_play_open(&play, &script));
    bool same = live_each_millisecond(&dice);
    tally.lived++;
    tally.loads += play.loads;
    tally.limits += play.met_limit;
    tally.turns += predicted.turns > 0;
    tally.alone += is_alone();
    tally.notes += play.notes.count;
    if (same && !play.met_limit) {
        same = live_in_other_ways();
        count_keys(tally.keys);
    }
    CHECK_SAYING(same, "life %lu at %lu", (unsigned long)seed, (unsigned long)play.now);
    life_play_close(&play);
    return same;
}

/* Each key has to matter in a tenth of the lives; in a few ones chance decides that. */
static bool are_many_lives(void)
{
    return tally.lived >= 4ul * LIVES_OF_A_KEY;
}

/* LIFE=N in the environment lives the N-th alone. */
static void lives_are_as_predicted(void)
{
    const char *one = getenv("LIFE");
    bool same = true;
    memset(&tally, 0, sizeof tally);
    if (one) {
        (void)live_whole_life((uint64_t)atol(one));
        return;
    }
    for (unsigned i = 1; random_case(i, WHOLE_LIVES) && same; i++)
        same = live_whole_life(i);
    for (int i = 0; i < LIFE_KEYS; i++)
        CHECK_SAYING(tally.keys[i] >= random_cases(LIVES_OF_A_KEY) || !are_many_lives(),
                     "%s mattered in %u of %u lives", life_key_names[i], tally.keys[i],
                     tally.lived);
    CU_ASSERT_TRUE(tally.limits < tally.lived / 20 + 2);
    CU_ASSERT_TRUE(tally.turns > tally.lived / 5 || !are_many_lives());
    CU_ASSERT_TRUE(tally.alone >= random_cases(LIVES_OF_A_KEY));
    CU_ASSERT_TRUE(tally.loads > 10ul * tally.lived && tally.notes > 100ul * tally.lived);
}

void add_whole_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("whole lives", NULL, NULL);
    CU_ADD_TEST(suite, lives_are_as_predicted);
}
