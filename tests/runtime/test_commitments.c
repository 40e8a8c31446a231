/* SPDX-License-Identifier: MIT */
/* Goals that an agent holds on to: `inertia` and `latched`, worked out by hand, and a property of goals
 * that take turns in random lives. */
#include "agent/agent.h"
#include "gg_explain.h"
#include "gg_slots.h"
#include "support/farm.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* ------------------------------------------------------------------------ inertia */

/* Two needs that facts tell; b comes first where they are equal. */
#define NEEDS(inertia)                                                                             \
    "domain: d\nstate: {na: 0..99, nb: 0..99, a: bool, b: bool, off: bool, far: 0..9}\n"           \
    "actions:\n  do_a: {effects: a, duration: 1s}\n  do_b: {effects: b, duration: 1s}\n"           \
    "goals:\n"                                                                                     \
    "  b: {conditions: b, priority: nb}\n"                                                         \
    "  a: {conditions: a, relevant: not off, priority: na, inertia: " inertia "}\n"                \
    "limits: {plan: 8, nodes: 50}\n"

/* Another goal takes over when it is ahead by more than the inertia, and equal does not suffice. */
static void what_takes_over_is_ahead_by_more(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, NEEDS("20"));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "na", 10);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants a, made 1, started do_a, start do_a");
    set_fact(&actor, "nb", 30);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a");
    set_fact(&actor, "nb", 31);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a, wants b, stop do_a, ended do_a aborted, made 1, started do_b, "
                       "start do_b");
    set_fact(&actor, "na", 32); /* b has none, and a is not pursued any more */
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_b, wants a, stop do_b, ended do_b aborted, made 1, started do_a, "
                       "start do_a");
    stage_end(&stage);
}

/* It does not count for the first choice. */
static void the_first_choice_is_by_priority(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, NEEDS("20"));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "na", 10);
    set_fact(&actor, "nb", 10);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants b, made 1, started do_b, start do_b");
    stage_end(&stage);
}

/* A plan that failed is made anew for the same goal, though another one matters more by as much. */
static void it_outlasts_a_plan_that_fails(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, NEEDS("20"));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "na", 10);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "nb", 30);
    actor.answer = always_fails;
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a, stop do_a, ended do_a failure, gave up a, wants a, made 1, "
                       "started do_a, start do_a, stop do_a, ended do_a failure, gave up a");
    stage_end(&stage);
}

/* When the goal is not relevant any more it ends, and does not come back. */
static void it_ends_with_relevance(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, NEEDS("20"));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "na", 10);
    set_fact(&actor, "b", 1);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "off", 1); /* the plan goes on: nothing takes its place */
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "off", 0);
    set_fact(&actor, "b", 0);
    set_fact(&actor, "nb", 11);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick do_a, wants b, stop do_a, ended do_a aborted, made 1, started do_b, "
                       "start do_b");
    stage_end(&stage);
}

/* ------------------------------------------------------------------------ latched */

#define BOT(more)                                                                                  \
    "domain: d\ntypes: {foe: {slots: 2}}\n"                                                        \
    "state: {health: {type: 0..9, start: 9}, war: bool, seen(foe): bool, gone: bool}\n"            \
    "actions:\n"                                                                                   \
    "  heal: {preconditions: not gone, effects: health += 1, duration: 1s" more "}\n"              \
    "  fight: {effects: war, duration: 1s}\n"                                                      \
    "  hit(foe f): {effects: not seen(f), duration: 1s}\n"                                         \
    "goals:\n"                                                                                     \
    "  healed: {conditions: health >= 8, relevant: health < 3, priority: 3, latched: true}\n"      \
    "  war: {conditions: war, priority: 2}\n"                                                      \
    "  safe(foe f): {conditions: not seen(f), relevant: health >= 5, priority: 5, latched: "       \
    "true}\n"                                                                                      \
    "agents: {bot: {goals: [healed, war, safe]}}\nlimits: {plan: 12, nodes: 200}\n"

/* It heals from 2 to 8, though it is not to begin at 3, also after something else came between. */
static void it_stays_relevant_until_it_is_reached(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, BOT(""));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "health", 2);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants healed, made 6, started heal, start heal");
    gg_agent_stop(&actor.core, &stage.planner);
    set_fact(&actor, "health", 5);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants healed, made 3, started heal, start heal");
    for (int i = 0; i < 3; i++)
        stage_tick(&stage, &actor, 1000);
    forget_log(&stage);
    set_fact(&actor, "health", 5);
    stage_tick(&stage, &actor, 1000);
    expect_log(&stage, "tick fight, stop fight, ended fight success, reached war");
    stage_end(&stage);
}

/* Whoever brings the condition about. */
static void it_ends_when_the_game_reaches_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, BOT(""));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "health", 2);
    stage_tick(&stage, &actor, 1);
    gg_agent_stop(&actor.core, &stage.planner);
    set_fact(&actor, "health", 9);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "health", 4);
    set_fact(&actor, "war", 0);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick fight");
    stage_end(&stage);
}

/* When there is no plan the latch ends. */
static void it_ends_without_a_plan(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, BOT(""));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "health", 2);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "gone", 1);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "health", 4);
    set_fact(&actor, "gone", 0);
    forget_log(&stage);
    for (int i = 0; i < 100; i++)
        stage_tick(&stage, &actor, 100);
    CU_ASSERT_PTR_NULL(strstr(stage.log.data, "wants healed"));
    stage_end(&stage);
}

/* Not where an action was only left out for a time, or the game has denied it. */
static void it_waits_for_what_was_left_out(void)
{
    static const char *const keys[] = {", retry: 20s", ", procedural_precondition: may"};
    for (int i = 0; i < 2; i++) {
        struct pool *pool = pool_new();
        struct stage stage;
        struct actor actor;
        stage_start(&stage, pool_format(pool, BOT("%s"), keys[i]));
        actor_start(&actor, &stage, 0, 1);
        set_fact(&actor, "health", 2);
        set_fact(&actor, "war", 1);
        stage_tick(&stage, &actor, 1);
        actor.answer = always_fails;
        actor.told.denies = i == 1;
        stage_tick(&stage, &actor, 1);
        stage_tick(&stage, &actor, 1000);
        actor.answer = NULL;
        actor.told.denies = false;
        set_fact(&actor, "health", 4);
        forget_log(&stage);
        for (int j = 0; j < 400; j++)
            stage_tick(&stage, &actor, 100);
        CHECK_SAYING(strstr(stage.log.data, "reached healed") != NULL, "%s: %s", keys[i],
                     stage.log.data);
        stage_end(&stage);
        pool_free(pool);
    }
}

/* When the slot is unbound that it is about; what comes to be bound to it is chosen anew. */
static void it_ends_with_its_slot(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, BOT(""));
    actor_start(&actor, &stage, 0, 1);
    gg_agent_bind(&actor.core, 0, 7);
    set_fact(&actor, "seen(foe_1)", 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants safe(foe_1), made 1, started hit(foe_1), start hit(foe_1)");
    set_fact(&actor, "health", 4); /* not relevant but for the latch */
    gg_agent_stop(&actor.core, &stage.planner);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants safe(foe_1), made 1, started hit(foe_1), start hit(foe_1)");
    gg_agent_unbind(&actor.core, 0, 7);
    gg_agent_bind(&actor.core, 0, 8);
    set_fact(&actor, "seen(foe_1)", 1);
    set_fact(&actor, "war", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NULL(strstr(stage.log.data, "wants"));
    stage_end(&stage);
}

/* When the game takes back the want for it; given anew, it is chosen anew. */
static void it_ends_with_its_want(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(
        &stage,
        "domain: d\ntypes: {limb: [leg, arm]}\nstate: {health(limb): 0..9, war: bool}\n"
        "actions:\n"
        "  heal(limb l): {preconditions: health(l) <= 8, effects: health(l) += 1, duration: 1s}\n"
        "  fight: {effects: war, duration: 1s}\n"
        "goals:\n"
        "  war: {conditions: war}\n"
        "  healed(limb l): {conditions: health(l) >= 8, relevant: health(l) < 3, latched: true}\n"
        "agents: {bot: {goals: [war]}}\nlimits: {plan: 12, nodes: 200}\n");
    uint16_t healed = goal_number(&stage, "healed(leg)");
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "war", 1);
    uint32_t want = gg_agent_want(&actor.core, healed, 1);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "health(leg)", 5);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(actor.core.goal, healed); /* by its latch */
    CU_ASSERT_TRUE(gg_agent_unwant(&actor.core, want));
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_NOT_EQUAL(gg_agent_want(&actor.core, healed, 1), 0);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "");
    stage_end(&stage);
}

/* A latched goal is chosen as well where its plan goes on with what is done over time for another one. */
static void it_is_latched_by_a_plan_that_goes_on(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(
        &stage,
        "domain: d\nstate: {health: 0..9, war: bool, hurt: bool, alarm: bool}\n"
        "actions:\n"
        "  heal: {preconditions: health <= 1, effects: health += 8 over time, duration: 8s}\n"
        "  fight: {effects: war, duration: 1s}\n"
        "goals:\n"
        "  fit: {conditions: health >= 7, priority: 1}\n"
        "  war: {conditions: war, relevant: alarm, priority: 2}\n"
        "  healed: {conditions: health >= 8, relevant: hurt, priority: 3, latched: true}\n"
        "limits: {plan: 8, nodes: 50}\n");
    actor_start(&actor, &stage, 0, 1);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants fit, made 1, started heal, start heal");
    stage_tick(&stage, &actor, 3000);
    set_fact(&actor, "hurt", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick heal, wants healed, made 1");
    set_fact(&actor, "hurt", 0);
    set_fact(&actor, "alarm", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick heal");
    stage_end(&stage);
}

/* ---------------------------------------------------------------------- explained */

/* What outbids is told with its inertia. */
static void inertia_is_explained(void)
{
    struct stage stage;
    struct actor actor;
    char text[2000];
    stage_start(&stage, NEEDS("20"));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "na", 10);
    stage_tick(&stage, &actor, 1);
    set_fact(&actor, "nb", 25);
    gg_agent_explain(&actor.core, &stage.planner, &gg_goal_reasons, NULL, text, sizeof text);
    CHECK_SAYING(strstr(text, "not b: outbid by a, priority 25 to 30, of which inertia is 20"),
                 "%s", text);
    stage_end(&stage);
}

/* ---------------------------------------------------------------------- saved ones */

static void saved_ones_are_checked(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, BOT(""));
    actor_start(&actor, &stage, 0, 1);
    set_fact(&actor, "health", 2);
    stage_tick(&stage, &actor, 1);
    uint32_t *words =
        gg_agent_part(&actor.core, stage.domain.features->commitments->agent_commitment);
    CU_ASSERT_EQUAL(words[0], 0);
    CU_ASSERT_EQUAL(words[1], 1);
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_ATTACHED);
    words[1] = 2; /* war is not latched */
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    words[1] = 1u << 9; /* there is no such goal */
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    words[1] = 1;
    words[0] = 1; /* no goal has inertia */
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    words[0] = UINT32_MAX;
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    words[0] = 0;
    stage_end(&stage);
}

void add_commitments_suite(void)
{
    CU_pSuite suite = CU_add_suite("commitments", NULL, NULL);
    CU_ADD_TEST(suite, what_takes_over_is_ahead_by_more);
    CU_ADD_TEST(suite, the_first_choice_is_by_priority);
    CU_ADD_TEST(suite, it_outlasts_a_plan_that_fails);
    CU_ADD_TEST(suite, it_ends_with_relevance);
    CU_ADD_TEST(suite, it_stays_relevant_until_it_is_reached);
    CU_ADD_TEST(suite, it_ends_when_the_game_reaches_it);
    CU_ADD_TEST(suite, it_ends_without_a_plan);
    CU_ADD_TEST(suite, it_waits_for_what_was_left_out);
    CU_ADD_TEST(suite, it_ends_with_its_slot);
    CU_ADD_TEST(suite, it_ends_with_its_want);
    CU_ADD_TEST(suite, it_is_latched_by_a_plan_that_goes_on);
    CU_ADD_TEST(suite, inertia_is_explained);
    CU_ADD_TEST(suite, saved_ones_are_checked);
}
