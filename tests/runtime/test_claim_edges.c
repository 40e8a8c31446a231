/* SPDX-License-Identifier: MIT */
/* Sharing and claims where functions of the game tick other agents, where agents of several types
 * meet, and where a planning takes several ticks. */
#include "suites.h"
#include "support/farm.h"
#include "support/stage.h"

#include <string.h>

/* Two agents in one world; each action takes 100 ms. What the second one does when an action of
 * the first one is stopped is up to the test. */
struct meeting {
    struct stage stage;
    struct actor first, second;
    bool first_ticks_second; /* in its GG_STOP */
};

static gg_status work(struct actor *actor, uint16_t action, gg_phase phase)
{
    struct meeting *meeting = actor->more;
    (void)action;
    if (phase == GG_STOP && actor == &meeting->first && meeting->first_ticks_second)
        gg_agent_tick(&meeting->second.core, &meeting->stage.planner, 100);
    return actor->core.elapsed < 100 ? GG_RUNNING : GG_SUCCESS;
}

static void meet(struct meeting *meeting, const char *yaml, uint16_t first, uint16_t second)
{
    meeting->first_ticks_second = false;
    stage_start(&meeting->stage, yaml);
    actor_start(&meeting->first, &meeting->stage, first, 1);
    actor_start(&meeting->second, &meeting->stage, second, 2);
    meeting->first.answer = meeting->second.answer = work;
    meeting->first.more = meeting->second.more = meeting;
}

static void tick_one(struct meeting *meeting, struct actor *actor, uint32_t milliseconds)
{
    gg_agent_tick(&actor->core, &meeting->stage.planner, milliseconds);
}

static uint16_t number_of(const struct meeting *meeting, const char *fact)
{
    return fact_number(meeting->stage.compiled.tables, fact);
}

/* While the first one's action is stopped, the second one's ends: only one of them gets the
 * apple. */
static void nothing_is_had_twice_while_an_action_is_stopped(void)
{
    struct meeting meeting;
    meet(&meeting,
         "domain: d\nlimits: {plan: 8}\n"
         "state: {apples: {type: 0..5, start: 1, shared: true}, has: bool}\n"
         "actions: {take: {preconditions: [apples >= 1, not has], effects: [apples -= 1, has]}}\n"
         "goals: {fed: {conditions: has}}\n",
         0, 0);
    tick_one(&meeting, &meeting.first, 1);
    tick_one(&meeting, &meeting.second, 1);
    meeting.first_ticks_second = true;
    tick_one(&meeting, &meeting.first, 100);
    CU_ASSERT_EQUAL(fact_of(&meeting.first, "apples"), 0);
    CU_ASSERT_EQUAL(fact_of(&meeting.first, "has") + fact_of(&meeting.second, "has"), 1);
    stage_end(&meeting.stage);
}

/* What an agent wants has no plan, and what others are doing meanwhile has nothing to do with it:
 * the want has failed. */
static void claims_of_no_use_do_not_keep_a_want_waiting(void)
{
    struct meeting meeting;
    meet(&meeting,
         "domain: d\nlimits: {plan: 8, wants: 2}\n"
         "state:\n"
         "  apples: {type: 0..5, start: 1, shared: true, claim: true}\n"
         "  door: {type: bool, shared: true, claim: true}\n"
         "  has: bool\n"
         "  level: 0..3\n"
         "actions:\n"
         "  take: {preconditions: [apples >= 1, not has], effects: [apples -= 1, has]}\n"
         "  shut: {preconditions: not door, effects: door}\n"
         "  climb: {preconditions: level == 1, effects: level = 2}\n"
         "goals: {fed: {conditions: has}, up: {conditions: level == 2}, safe: {conditions: door}}\n"
         "agents:\n"
         "  eater: {goals: [fed], actions: [take]}\n"
         "  guard: {goals: [safe], actions: [shut]}\n"
         "  climber: {goals: [up], actions: [climb, shut]}\n",
         0, 2);
    for (uint16_t other = 0; other < 2; other++) {
        actor_start(&meeting.first, &meeting.stage, other, 1);
        actor_start(&meeting.second, &meeting.stage, 2, 2);
        meeting.first.answer = meeting.second.answer = work;
        meeting.first.more = meeting.second.more = &meeting;
        tick_one(&meeting, &meeting.first, 1);
        CU_ASSERT_NOT_EQUAL(meeting.first.core.claimed, GG_NONE);
        uint32_t id = want(&meeting.second, "up", 1);
        tick_one(&meeting, &meeting.second, 1);
        expect_status(&meeting.second, id, GG_WANT_FAILED);
        CU_ASSERT_TRUE(gg_agent_stop(&meeting.first.core, &meeting.stage.planner));
    }
    stage_end(&meeting.stage);
}

/* An action that only agents of another type do wakes nobody when it can be done again. */
static void what_an_agent_cannot_do_does_not_wake_it(void)
{
    struct meeting meeting;
    meet(&meeting,
         "domain: d\nlimits: {plan: 8}\n"
         "state:\n"
         "  door: {type: bool, shared: true, claim: true}\n"
         "  level: 0..3\n"
         "actions:\n"
         "  shut: {preconditions: not door, effects: door}\n"
         "  climb: {preconditions: level == 1, effects: level = 2}\n"
         "goals: {up: {conditions: level == 2}, safe: {conditions: door}}\n"
         "agents: {guard: {goals: [safe], actions: [shut]}, climber: {goals: [up], actions: "
         "[climb]}}\n",
         0, 1);
    tick_one(&meeting, &meeting.first, 1);
    tick_one(&meeting, &meeting.second, 1);
    CU_ASSERT_TRUE(gg_agent_stop(&meeting.first.core, &meeting.stage.planner));
    forget_log(&meeting.stage);
    for (int i = 0; i < 12; i++)
        tick_one(&meeting, &meeting.second, 20);
    expect_log(&meeting.stage, "");
    stage_end(&meeting.stage);
}

/* Nor does what was not left out when the agent planned last: a goal that is weighed, but not relevant, is no
 * choice that leaves anything out. */
static void without_a_choice_nothing_is_left_out(void)
{
    struct meeting meeting;
    meet(&meeting,
         "domain: d\nlimits: {plan: 8, wants: 1}\n"
         "state:\n"
         "  door: {type: bool, shared: true, claim: true}\n"
         "  level: 0..3\n"
         "  ready: bool\n"
         "actions:\n"
         "  shut: {preconditions: not door, effects: door}\n"
         "  climb: {preconditions: level == 1, effects: level = 2}\n"
         "goals:\n"
         "  safe: {conditions: door, value: 9}\n"
         "  up: {conditions: level == 2, relevant: level == 1, value: 9}\n"
         "tasks: {live: {methods: {shut: {preconditions: ready, subtasks: shut}}}}\n"
         "agents: {guard: {goals: [safe]}, porter: {goals: [up], task: live}}\n",
         0, 1);
    tick_one(&meeting, &meeting.second, 1);
    CU_ASSERT_TRUE(was_logged(&meeting.stage, "failed"));
    while (meeting.first.core.claimed == GG_NONE && meeting.first.core.world->clock < 10)
        stage_tick(&meeting.stage, &meeting.first, 1);
    CU_ASSERT_NOT_EQUAL(meeting.first.core.claimed, GG_NONE);
    (void)want(&meeting.second, "up", 1);
    tick_one(&meeting, &meeting.second, 1);
    CU_ASSERT_TRUE(gg_agent_stop(&meeting.first.core, &meeting.stage.planner));
    forget_log(&meeting.stage);
    tick_one(&meeting, &meeting.second, 1);
    tick_one(&meeting, &meeting.second, 1);
    expect_log(&meeting.stage, "");
    stage_end(&meeting.stage);
}

/* What an agent did without can be done now: it is told so once, and not whenever the other one
 * begins and stops again. */
static void a_claim_that_ends_wakes_once(void)
{
    struct meeting meeting;
    meet(&meeting,
         "domain: d\nlimits: {plan: 8}\n"
         "state:\n"
         "  door: {type: bool, shared: true, claim: true}\n"
         "  noise: {type: bool, sensed: true}\n"
         "  got_in: bool\n"
         "actions:\n"
         "  shut: {preconditions: not door, effects: door}\n"
         "  pass: {preconditions: not door, effects: got_in}\n"
         "  climb: {preconditions: not noise, effects: got_in, cost: 5}\n"
         "goals: {inside: {conditions: got_in}, safe: {conditions: door}}\n"
         "agents: {guest: {goals: [inside], actions: [pass, climb]}, guard: {goals: [safe], "
         "actions: [shut]}}\n",
         0, 1);
    meeting.first.answer = never_ends;
    meeting.first.sensed = number_of(&meeting, "noise");
    tick_one(&meeting, &meeting.second, 1);
    tick_one(&meeting, &meeting.first, 1);
    CU_ASSERT_TRUE(meeting.first.core.running);
    gg_agent_detail(&meeting.first.core, 1000000, 0);
    for (uint32_t i = 0; i < 3; i++) {
        meeting.first.truth = i % 2;
        CU_ASSERT_TRUE(gg_agent_stop(&meeting.second.core, &meeting.stage.planner));
        tick_one(&meeting, &meeting.first, 1);
        tick_one(&meeting, &meeting.second, 1);
        CU_ASSERT_NOT_EQUAL(meeting.second.core.claimed, GG_NONE);
        CU_ASSERT_EQUAL(fact_of(&meeting.first, "noise"), 0); /* it has not looked again */
    }
    stage_end(&meeting.stage);
}

/* A plan that took several ticks begins with what somebody else has claimed meanwhile: what the
 * agent is doing goes on. */
static void what_cannot_begin_stops_nothing(void)
{
    struct meeting meeting;
    meet(&meeting,
         "domain: d\nlimits: {plan: 8, table: 0}\n"
         "state:\n"
         "  door: {type: bool, shared: true, claim: true}\n"
         "  steps: 0..4\n"
         "actions:\n"
         "  shut: {preconditions: not door, effects: door}\n"
         "  pass: {preconditions: not door, effects: steps += 1}\n"
         "  idle: {effects: steps = 0, duration: 60m}\n"
         "goals: {through: {conditions: steps == 4}}\n"
         "tasks: {live: {methods: {m: {subtasks: idle}}}, keep: {methods: {m: {subtasks: "
         "shut}}}}\n"
         "agents: {walker: {goals: [through], task: live}, guard: {goals: [], task: keep}}\n",
         0, 1);
    meeting.first.answer = never_ends;
    set_fact(&meeting.first, "steps", 4);
    tick_one(&meeting, &meeting.first, 1);
    CU_ASSERT_TRUE(meeting.first.core.running); /* idle */
    set_fact(&meeting.first, "steps", 0);
    gg_agent_detail(&meeting.first.core, 0, 1);
    tick_one(&meeting, &meeting.first, 1);
    CU_ASSERT_TRUE(meeting.first.core.wanted != GG_NONE); /* it is planning */
    tick_one(&meeting, &meeting.second, 1);
    CU_ASSERT_NOT_EQUAL(meeting.second.core.claimed, GG_NONE);
    for (int i = 0; i < 40; i++)
        tick_one(&meeting, &meeting.first, 1);
    CU_ASSERT_TRUE(meeting.first.core.running);
    CU_ASSERT_TRUE(meeting.first.core.elapsed > 40);
    stage_end(&meeting.stage);
}

/* A rule makes room for what the agent waits to add: it need not ask for room. */
static void room_that_a_rule_makes_wakes(void)
{
    struct meeting meeting;
    meet(&meeting,
         "domain: d\nlimits: {plan: 8}\n"
         "state: {books: {type: 0..3, start: 2, shared: true, claim: true}, has: {type: bool, "
         "start: true}}\n"
         "actions: {put: {preconditions: has, effects: [books += 1, not has]}}\n"
         "goals: {tidy: {conditions: not has}}\n",
         0, 0);
    meeting.first.answer = never_ends;
    tick_one(&meeting, &meeting.first, 1);
    tick_one(&meeting, &meeting.second, 1);
    CU_ASSERT_FALSE(meeting.second.core.running);
    for (int i = 0; i < 11; i++)
        tick_one(&meeting, &meeting.second, 10);
    CU_ASSERT_FALSE(meeting.second.core.running);
    set_fact(&meeting.first, "books", 1);
    tick_one(&meeting, &meeting.second, 10);
    CU_ASSERT_TRUE(meeting.second.core.running);
    stage_end(&meeting.stage);
}

void add_claim_edges_suite(void)
{
    CU_pSuite suite = CU_add_suite("claim edges", NULL, NULL);
    CU_ADD_TEST(suite, nothing_is_had_twice_while_an_action_is_stopped);
    CU_ADD_TEST(suite, claims_of_no_use_do_not_keep_a_want_waiting);
    CU_ADD_TEST(suite, what_an_agent_cannot_do_does_not_wake_it);
    CU_ADD_TEST(suite, without_a_choice_nothing_is_left_out);
    CU_ADD_TEST(suite, a_claim_that_ends_wakes_once);
    CU_ADD_TEST(suite, what_cannot_begin_stops_nothing);
    CU_ADD_TEST(suite, room_that_a_rule_makes_wakes);
}
