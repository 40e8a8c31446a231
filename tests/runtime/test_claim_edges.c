/* SPDX-License-Identifier: MIT */
/* Sharing and claims where functions of the game tick other agents, where agents of several types
 * meet, and where a planning takes several ticks. */
#include "suites.h"
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

void add_claim_edges_suite(void)
{
    CU_pSuite suite = CU_add_suite("claim edges", NULL, NULL);
    CU_ADD_TEST(suite, nothing_is_had_twice_while_an_action_is_stopped);
}
