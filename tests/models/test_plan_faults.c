/* SPDX-License-Identifier: MIT */
/*
 * Agents of the shipped domains are drilled with faults: at every step of their
 * plans, before it and while it is carried out, every fact is changed behind their
 * backs to other values. What they do then is foretold.
 */

#include "models/plan_fault.h"
#include "suites.h"

enum { TIME = 160 /* most ticks that he has to reach his goal in */ };

/* How much of a domain is drilled: every goal and root task of every type, every step of
 * its plans and every fact, but not from every state. */
struct extent {
    unsigned seeds;   /* of states where lives begin: 0 is the start state */
    unsigned lives;   /* in which something was planned, of each goal and task, at the most */
    unsigned moments; /* most ticks of a life that are changed */
    unsigned rounds;  /* of those that live by a task, at the least; and until the
                         end of a plan of it */
    uint32_t all;     /* facts up to this highest value get all values, others five */
};

static const struct extent small = {16, 32, 40, 12, 7}, large = {64, 6, 40, 6, 8};

/* Whether he is through: with his goal, or with a plan of his task. */
static bool is_done(const struct drill *drill)
{
    struct plain_state state = drill_state(drill);
    if (drill->goal == GG_NONE)
        return drill->log.finished > 0;
    return drill->log.reached > 0 ||
           (drill_reached(drill, &state) && drill->agent.core.plan_length == 0);
}

/* Whether a goal need not be reached: it cannot be, or there is no telling. */
static bool is_excused(struct drill *drill, const struct plain_state *state)
{
    return drill->agent.limited || drill_is_idle(drill, state) ||
           drill_cost(drill, state) == PLAIN_UNKNOWN;
}

/* A goal is reached, unless it cannot be; what lives by a task carries a plan out. */
static void expect_an_end(struct drill *drill)
{
    struct plain_state state = drill_state(drill);
    bool reached = false, busy = true;
    for (int i = 0; i < TIME && drill->fine && !reached && busy; i++) {
        busy = drill_tick(drill);
        reached = is_done(drill);
        state = drill_state(drill);
        busy = busy || !drill_is_idle(drill, &state);
    }
    if (drill->goal == GG_NONE)
        drill_expect(drill, reached, "no plan is carried out to its end");
    else if (reached)
        drill_expect(drill, drill_reached(drill, &state), "reached a goal that does not hold");
    else
        drill_expect(drill, is_excused(drill, &state), "the goal is not reached");
}

/* Of many values the ends, the middle and those beside. */
static bool is_tried(uint32_t value, uint32_t now, uint32_t top, uint32_t all)
{
    return value != now && (top <= all || value <= 1 || value + 1 >= top || value == top / 2 ||
                            value + 1 == now || value == now + 1);
}

static void change_everything(struct drill *drill, const struct extent *extent)
{
    struct drill_moment moment = drill_now(drill);
    for (uint16_t i = 0; i < drill->domain.fact_count; i++) {
        struct plain_state state = drill_state(drill);
        uint32_t now = state.values[drill->compiled.tables->layout.atoms[i]];
        uint32_t top = drill->domain.facts[i].top;
        for (uint32_t value = 0; value <= top; value++) {
            if (!is_tried(value, now, top, extent->all))
                continue;
            drill->faults++;
            drill_set(drill, i, value);
            expect_an_end(drill);
            drill_back(drill, &moment);
        }
    }
}

static bool is_over(struct drill *drill)
{
    struct plain_state state = drill_state(drill);
    return drill->goal != GG_NONE &&
           (drill_reached(drill, &state) ||
            (drill->agent.core.plan_length == 0 && drill_is_idle(drill, &state)));
}

static void begin(struct drill *drill, unsigned patience, uint64_t seed)
{
    struct dice dice = dice_of(seed);
    drill_begin(drill, patience);
    for (uint16_t i = 0; seed > 0 && i < drill->domain.fact_count; i++)
        drill_set(drill, i, roll(&dice, drill->domain.facts[i].top + 1));
}

/* Whether anything was planned. */
static bool live(struct drill *drill, const struct extent *extent, unsigned patience, uint64_t seed)
{
    unsigned plans = 0, finished = 0;
    begin(drill, patience, seed);
    for (unsigned i = 0; i < extent->moments && drill->fine && !is_over(drill); i++) {
        if (i >= extent->rounds && finished > 0)
            break;
        drill_tick(drill);
        plans += drill->log.made;
        finished += drill->goal == GG_NONE ? drill->log.finished : 0;
        change_everything(drill, extent);
    }
    return plans > 0;
}

static void drill_lives(struct drill *drill, const struct extent *extent)
{
    unsigned lives = 0;
    for (uint64_t seed = 0; seed < extent->seeds && lives < extent->lives; seed++) {
        lives += live(drill, extent, 0, seed);
        lives += live(drill, extent, 2, seed);
    }
    drill_expect(drill, lives > 0 || drill->strict, "nothing was planned");
}

static void drill_aims(struct drill *drill, const struct extent *extent)
{
    for (uint16_t i = 0; i < drill->domain.character_count; i++)
        for (uint16_t j = 0; j <= drill->domain.goal_count; j++)
            if (drill_aim(drill, i, j < drill->domain.goal_count ? j : GG_NONE))
                drill_lives(drill, extent);
}

static void drill_domain(const char *name, const struct extent *extent)
{
    struct drill drill;
    drill_open(&drill, name);
    drill_aims(&drill, extent);
    drill.strict = true;
    if (drill.domain.procedural_count > 0)
        drill_aims(&drill, extent);
    CU_ASSERT_TRUE(drill.fine);
    CU_ASSERT_TRUE(drill.faults > 50);
    CU_ASSERT_TRUE(drill.unknown * 10 <= drill.faults);
    drill_close(&drill);
}

static void a_cat_is_drilled(void)
{
    drill_domain("cat", &small);
}

static void a_thief_of_a_coin_is_drilled(void)
{
    drill_domain("coin", &small);
}

static void a_courier_is_drilled(void)
{
    drill_domain("courier", &small);
}

static void one_who_flies_is_drilled(void)
{
    drill_domain("flight", &small);
}

static void guards_are_drilled(void)
{
    drill_domain("guard", &small);
}

static void a_builder_of_a_house_is_drilled(void)
{
    drill_domain("house", &small);
}

static void villagers_are_drilled(void)
{
    drill_domain("village", &large);
}

static void fighters_are_drilled(void)
{
    drill_domain("skirmish", &large);
}

void add_plan_faults_suite(void)
{
    CU_pSuite suite = CU_add_suite("plan faults", NULL, NULL);
    CU_ADD_TEST(suite, a_cat_is_drilled);
    CU_ADD_TEST(suite, a_thief_of_a_coin_is_drilled);
    CU_ADD_TEST(suite, a_courier_is_drilled);
    CU_ADD_TEST(suite, one_who_flies_is_drilled);
    CU_ADD_TEST(suite, guards_are_drilled);
    CU_ADD_TEST(suite, a_builder_of_a_house_is_drilled);
    CU_ADD_TEST(suite, villagers_are_drilled);
    CU_ADD_TEST(suite, fighters_are_drilled);
}
