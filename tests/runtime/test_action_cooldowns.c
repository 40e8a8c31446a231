/* SPDX-License-Identifier: MIT */
/* Actions that cool down after they succeeded. Random lives with them are in
 * tests/models/test_goal_simulations.c, random teams in tests/models/test_team_random.c. */
#include "agent/agent.h"
#include "gg_team.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>

static const char pitcher[] =
    "domain: d\n"
    "state: {hits: 0..9}\n"
    "actions:\n"
    "  throw: {preconditions: hits < 9, effects: hits += 1, duration: 200ms, cooldown: 1s}\n"
    "  roll: {preconditions: hits < 9, effects: hits += 1, duration: 400ms, cost: 5}\n"
    "goals: {hit: {conditions: hits == 3}}\n"
    "limits: {plan: 8}\n";

#define STARTS(action) "started " #action ", start " #action
#define ENDS(action) "stop " #action ", ended " #action " success"

/* A plan in which it comes twice is given up where it is its turn, and the goal has not failed. */
static void it_is_left_out_after_it_succeeded(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, pitcher);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants hit, made 3, " STARTS(throw));
    stage_tick(&stage, &actor, 200);
    expect_log(&stage, "tick throw, " ENDS(throw) ", refused throw");
    stage_tick(&stage, &actor, 0);
    expect_log(&stage, "wants hit, made 2, " STARTS(roll));
    stage_tick(&stage, &actor, 400);
    expect_log(&stage, "tick roll, " ENDS(roll) ", " STARTS(roll));
    stage_tick(&stage, &actor, 400);
    expect_log(&stage, "tick roll, " ENDS(roll) ", reached hit");
    set_fact(&actor, "hits", 2);
    stage_tick(&stage, &actor, 199);
    expect_log(&stage, "wants hit, made 1, " STARTS(roll));
    gg_agent_stop(&actor.core, &stage.planner);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1); /* 1 s after it succeeded */
    expect_log(&stage, "wants hit, made 1, " STARTS(throw));
    stage_end(&stage);
}

/* Each ground action has its own, and none is forgotten. */
static void all_that_cool_down_are_remembered(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\ntypes: {bush: [a, b, c, d, e, f, g, h, i, j, k, l]}\n"
               "state: {pears: 0..20}\n"
               "actions: {pick(bush from): {effects: pears += 1, cooldown: 1m}}\n"
               "goals: {full: {conditions: pears >= 20}}\nlimits: {plan: 20}\n");
    CU_ASSERT_EQUAL(stage.domain.exclusions->retry_limit, 0);
    for (int i = 0; i < 60; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(fact_of(&actor, "pears"), 12);
    forget_log(&stage);
    stage_tick(&stage, &actor, 59900); /* in another tick those that came later can be picked */
    CU_ASSERT_EQUAL(fact_of(&actor, "pears"), 12);
    for (int i = 0; i < 60; i++)
        stage_tick(&stage, &actor, 100);
    CU_ASSERT_EQUAL(fact_of(&actor, "pears"), 20);
    stage_end(&stage);
}

/* Its end wakes the agent: what is better is done at once. */
static void its_end_wakes_the_root_task(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nactions: {fire: {cooldown: 500ms}, taunt: {duration: 1h}}\n"
               "tasks: {live: {select: priority, methods: {a: {priority: 2, subtasks: fire}, "
               "b: {subtasks: taunt}}}}\nlimits: {plan: 8}\n");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.a, " STARTS(fire) ", " ENDS(fire));
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "made 1, chose live.b, " STARTS(taunt));
    stage_tick(&stage, &actor, 498);
    expect_log(&stage, "tick taunt");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick taunt, stop taunt, ended taunt aborted, interrupted live.a, made 1, "
                       "chose live.a, " STARTS(fire) ", " ENDS(fire));
    stage_end(&stage);
}

/* A failure does not let it cool down, nor does an interruption. */
static void only_success_begins_it(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, pitcher);
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants hit, made 3, " STARTS(throw) ", stop throw, ended throw failure, "
                                                           "gave up hit");
    actor.answer = NULL;
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants hit, made 3, " STARTS(throw));
    gg_agent_stop(&actor.core, &stage.planner);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants hit, made 3, " STARTS(throw));
    stage_end(&stage);
}

/* A saved agent goes on with it, for no longer than it can last. */
static void it_is_saved(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, pitcher);
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 200);
    CU_ASSERT_EQUAL(agent_exclusions(&actor.core)[0].left, 1000);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT_EQUAL(agent_exclusions(&actor.core)[0].left, 1000);
    agent_exclusions(&actor.core)[0].left = 1001;
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT_EQUAL(agent_exclusions(&actor.core)[0].left, 1000);
    agent_exclusions(&actor.core)[0].action = stage.domain.action_count;
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_DAMAGED);
    stage_end(&stage);
}

/* Bytes that nobody has saved so, without a free entry, do no harm. */
static void no_entry_need_be_free(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, pitcher);
    stage_tick(&stage, &actor, 1);
    for (uint16_t i = 0; i < stage.domain.exclusions->limit; i++)
        agent_exclusions(&actor.core)[i] =
            (gg_exclusion){900, action_number(stage.compiled.tables, "roll")};
    stage_tick(&stage, &actor, 200);
    for (uint16_t i = 0; i < stage.domain.exclusions->limit; i++)
        CU_ASSERT_EQUAL(agent_exclusions(&actor.core)[i].left, 700);
    stage_end(&stage);
}

/* A team books a member for what cools down when it has done so; what lies in an entry without time is of
 * no account. */
static void a_team_books_it_later(void)
{
    static const gg_team_work work[] = {{GG_NONE, GG_NONE}};
    struct stage stage;
    struct actor actor;
    uint64_t memory[1 << 12];
    gg_team_booking bookings[4];
    uint32_t reached[1];
    stage_with(&stage, &actor,
               "domain: d\nstate: {logs: {type: 0..9, shared: true}}\n"
               "actions: {chop: {preconditions: logs < 9, effects: logs += 1, duration: 3s, "
               "cooldown: 5s}}\ngoals: {some: {conditions: logs >= 2}}\nlimits: {plan: 8}\n");
    agent_exclusions(&actor.core)[0] = (gg_exclusion){0, GG_NONE};
    agent_exclusions(&actor.core)[1] = (gg_exclusion){1500, 0};
    gg_team_tables tables = {.domain = &stage.domain, .work = work};
    gg_team_member member = {.agent = &actor.core,
                             .state = gg_agent_state(&actor.core),
                             .running = GG_NONE,
                             .place = GG_NONE};
    gg_team_request request = {.condition = &stage.domain.goals[0].condition, .member = GG_NONE};
    gg_team_problem problem = {.tables = &tables,
                               .state = stage.domain.start,
                               .members = &member,
                               .requests = &request,
                               .member_count = 1,
                               .request_count = 1};
    gg_team_schedule schedule = {.bookings = bookings, .reached = reached, .capacity = 4};
    gg_team_search *search = gg_team_begin(&problem, &schedule, memory, sizeof memory, 8);
    CU_ASSERT_PTR_NOT_NULL_FATAL(search);
    CU_ASSERT_EQUAL(gg_team_run(search, UINT32_MAX), GG_TEAM_PROVEN);
    CU_ASSERT_EQUAL_FATAL(schedule.count, 2);
    CU_ASSERT(bookings[0].start == 1500 && bookings[1].start == 1500 + 3000 + 5000);
    stage_end(&stage);
}

/* What is held until a planning is over ends with the next time that passes. */
static void what_is_held_is_due(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, pitcher);
    CU_ASSERT_EQUAL(gg_time_to_next_exclusion_end(&actor.core), UINT32_MAX);
    agent_exclusions(&actor.core)[1] = (gg_exclusion){700, 0};
    CU_ASSERT_EQUAL(gg_time_to_next_exclusion_end(&actor.core), 700);
    agent_exclusions(&actor.core)[0] = (gg_exclusion){GG_HELD, 0};
    CU_ASSERT_EQUAL(gg_time_to_next_exclusion_end(&actor.core), 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_time_to_next_exclusion_end(&actor.core), 699);
    stage_end(&stage);
}

/* A slot that is bound anew ends it at once: a goal without a plan, which does not have the slot as a
 * parameter, is planned again, as far as it is not planned too often. */
static void another_one_in_a_slot_wakes_a_goal(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\ntypes: {foe: {slots: 1}}\nstate: {hits: 0..2}\n"
               "actions: {hit(foe f): {effects: hits += 1, duration: 1s, cooldown: 1h}}\n"
               "goals: {beaten: {conditions: hits == 2}}\n");
    CU_ASSERT_EQUAL(gg_agent_bind(&actor.core, 0, 7), 0);
    for (int i = 0; i < 20; i++)
        stage_tick(&stage, &actor, 1000);
    CU_ASSERT_EQUAL(fact_of(&actor, "hits"), 1);
    forget_log(&stage);
    CU_ASSERT_TRUE(gg_agent_unbind(&actor.core, 0, 7));
    CU_ASSERT_EQUAL(gg_agent_bind(&actor.core, 0, 8), 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "wants beaten, made 1, started hit(foe_1), start hit(foe_1)");
    stage_end(&stage);
}

void add_action_cooldowns_suite(void)
{
    CU_pSuite suite = CU_add_suite("action cooldowns", NULL, NULL);
    CU_ADD_TEST(suite, it_is_left_out_after_it_succeeded);
    CU_ADD_TEST(suite, all_that_cool_down_are_remembered);
    CU_ADD_TEST(suite, its_end_wakes_the_root_task);
    CU_ADD_TEST(suite, only_success_begins_it);
    CU_ADD_TEST(suite, it_is_saved);
    CU_ADD_TEST(suite, no_entry_need_be_free);
    CU_ADD_TEST(suite, a_team_books_it_later);
    CU_ADD_TEST(suite, what_is_held_is_due);
    CU_ADD_TEST(suite, another_one_in_a_slot_wakes_a_goal);
}
