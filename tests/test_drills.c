/* SPDX-License-Identifier: MIT */
/*
 * Agents of the shipped domains are drilled with faults: at every step of their
 * plans, before it and while it is carried out, every fact is changed behind their
 * backs to other values. What they do then is foretold.
 */

#include "drill.h"
#include "suites.h"

enum {
    STATES = 16,  /* where lives begin: in the start state, and elsewhere */
    MOMENTS = 40, /* most ticks of a life that are changed */
    ROUNDS = 12,  /* of those that live by a task, which has no end */
    TIME = 160    /* most ticks that he has to reach his goal in */
};

/* Whether he is through: with his goal, or with a plan of his task. */
static bool is_done(const struct drill *drill)
{
    struct plain_state state = drill_state(drill);
    if (drill->goal == GG_NONE)
        return drill->log.finished > 0;
    return drill->log.reached > 0 ||
           (drill_reached(drill, &state) && drill->agent.core.plan_length == 0);
}

/* A goal is reached, unless it cannot be; what lives by a task carries a plan out. */
static void expect_an_end(struct drill *drill)
{
    bool reached = false;
    for (int i = 0; i < TIME && drill->fine && !reached; i++) {
        drill_tick(drill);
        reached = is_done(drill);
    }
    struct plain_state state = drill_state(drill);
    if (drill->goal == GG_NONE)
        drill_expect(drill, reached, "no plan is carried out to its end");
    else
        drill_expect(drill,
                     reached ? drill_reached(drill, &state)
                             : plain_cost(&drill->costs, &state) == PLAIN_FAR,
                     reached ? "reached a goal that does not hold" : "the goal is not reached");
}

/* The ends, the middle and the values beside: everything, of facts with few. */
static bool is_tried(uint32_t value, uint32_t now, uint32_t top)
{
    return value != now && (top < 8 || value <= 1 || value + 1 >= top || value == top / 2 ||
                            value + 1 == now || value == now + 1);
}

static void change_everything(struct drill *drill)
{
    struct drill_moment moment = drill_now(drill);
    for (uint16_t i = 0; i < drill->domain.fact_count; i++) {
        struct plain_state state = drill_state(drill);
        uint32_t now = state.values[drill->compiled.tables->layout.atoms[i]];
        uint32_t top = drill->domain.facts[i].top;
        for (uint32_t value = 0; value <= top; value++) {
            if (!is_tried(value, now, top))
                continue;
            drill->faults++;
            drill_set(drill, i, value);
            expect_an_end(drill);
            drill_back(drill, &moment);
        }
    }
}

static bool is_over(const struct drill *drill)
{
    struct plain_state state = drill_state(drill);
    return drill->goal != GG_NONE &&
           (drill_reached(drill, &state) || plain_cost(&drill->costs, &state) == PLAIN_FAR);
}

static void live(struct drill *drill, unsigned patience, uint64_t seed)
{
    struct dice dice = dice_of(seed);
    drill_begin(drill, patience);
    for (uint16_t i = 0; seed > 0 && i < drill->domain.fact_count; i++)
        drill_set(drill, i, roll(&dice, drill->domain.facts[i].top + 1));
    int moments = drill->goal == GG_NONE ? ROUNDS : MOMENTS;
    for (int i = 0; i < moments && drill->fine && !is_over(drill); i++) {
        drill_tick(drill);
        change_everything(drill);
    }
}

static void drill_domain(const char *name)
{
    struct drill drill;
    drill_open(&drill, name);
    for (uint16_t i = 0; i < drill.domain.character_count; i++)
        for (uint16_t j = 0; j <= drill.domain.goal_count; j++) {
            if (!drill_aim(&drill, i, j < drill.domain.goal_count ? j : GG_NONE))
                continue;
            for (uint64_t seed = 0; seed < STATES; seed++) {
                live(&drill, 0, seed);
                live(&drill, 2, seed);
            }
        }
    CU_ASSERT_TRUE(drill.fine);
    CU_ASSERT_TRUE(drill.faults > 50);
    drill_close(&drill);
}

static void a_cat_is_drilled(void)
{
    drill_domain("cat");
}

static void a_thief_of_a_coin_is_drilled(void)
{
    drill_domain("coin");
}

static void a_courier_is_drilled(void)
{
    drill_domain("courier");
}

static void one_who_flies_is_drilled(void)
{
    drill_domain("flight");
}

static void guards_are_drilled(void)
{
    drill_domain("guard");
}

static void a_builder_of_a_house_is_drilled(void)
{
    drill_domain("house");
}

void add_drills_suite(void)
{
    CU_pSuite suite = CU_add_suite("drills", NULL, NULL);
    CU_ADD_TEST(suite, a_cat_is_drilled);
    CU_ADD_TEST(suite, a_thief_of_a_coin_is_drilled);
    CU_ADD_TEST(suite, a_courier_is_drilled);
    CU_ADD_TEST(suite, one_who_flies_is_drilled);
    CU_ADD_TEST(suite, guards_are_drilled);
    CU_ADD_TEST(suite, a_builder_of_a_house_is_drilled);
}
