/* SPDX-License-Identifier: MIT */
/*
 * What is taken back while an agent plans and acts, by the game or by its own functions: wants, slots and
 * the planner.
 */
#include "gg_slots.h"
#include "gg_wants.h"
#include "support/stage.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

static void tick_for(struct stage *stage, struct actor *actor, unsigned ticks)
{
    for (unsigned i = 0; i < ticks; i++)
        stage_tick(stage, actor, 100);
}

/* ------------------------------------------------------------------------ wants */

static uint32_t want; /* that a priority takes back; 0: none */
static unsigned asked_before;

static int32_t take_back(gg_agent *agent, uint16_t goal)
{
    (void)goal;
    if (want && asked_before-- == 0) {
        CU_ASSERT_TRUE(gg_agent_unwant(agent, want));
        want = 0;
    }
    return 5;
}

/* A called priority takes the want back that is being planned, at the n-th time that it is asked. */
static void take_want_back(const char *keep, unsigned nth)
{
    char yaml[500];
    struct stage stage;
    struct actor actor;
    snprintf(yaml, sizeof yaml,
             "domain: d\nlimits: {plan: 12, table: 0, wants: 1}\n"
             "types: {way: [one]}\n"
             "state: {n: 0..9, wet: bool}\n"
             "actions:\n"
             "  up: {preconditions: n <= 8, effects: n += 1, duration: 1s}\n"
             "goals:\n"
             "  dry: {conditions: not wet, priority: {call: how}%s}\n"
             "  far(way w): {conditions: n == 9}\n",
             keep);
    stage_with(&stage, &actor, yaml);
    gg_calls calls = *stage.agent_types[0].calls;
    calls.priority = take_back;
    stage.agent_types[0].calls = &calls;
    want = 0;
    tick_for(&stage, &actor, 1);
    gg_agent_detail(&actor.core, 0, 1);
    want = gg_agent_want(&actor.core, 1, 9);
    asked_before = nth;
    CU_ASSERT_TRUE(want > 0);
    tick_for(&stage, &actor, 4);
    if (want == 0)
        CU_ASSERT_EQUAL(actor.core.wanted, GG_NONE);
    tick_for(&stage, &actor, 60);
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_ATTACHED);
    stage_end(&stage);
}

static void a_priority_takes_back_what_is_planned(void)
{
    for (unsigned nth = 0; nth < 12; nth++) {
        take_want_back("", nth);
        take_want_back(", keep: true", nth);
    }
}

/* -------------------------------------------------------------------- cooldowns */

static bool is_doing(const struct actor *actor, const char *action)
{
    uint16_t running = gg_agent_action(&actor->core);
    return running != GG_NONE && strcmp(action_name(actor->stage, running), action) == 0;
}

static bool cools(const struct actor *actor, const char *name)
{
    return fact_of(actor, name) != 0;
}

/* The plan that is given up with its want was not one of the method. */
static void what_was_not_done_does_not_cool_down(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8, wants: 1}\n"
               "types: {spot: [sea]}\n"
               "state: {at: [home, sea]}\n"
               "actions: {nap: {duration: 2s}, go(spot s): {effects: at = s, duration: 1s}}\n"
               "goals: {away(spot s): {conditions: at == s}}\n"
               "tasks: {live: {methods: {rest: {cooldown: 5s, subtasks: nap}}}}\n"
               "agents: {d: {task: live}}\n");
    tick_for(&stage, &actor, 3);
    want = gg_agent_want(&actor.core, 0, 1);
    tick_for(&stage, &actor, 10);
    CU_ASSERT_TRUE(is_doing(&actor, "go(sea)"));
    CU_ASSERT_TRUE(gg_agent_unwant(&actor.core, want));
    tick_for(&stage, &actor, 2);
    CU_ASSERT_FALSE(cools(&actor, "cooldown of live.rest"));
    CU_ASSERT_TRUE(is_doing(&actor, "nap"));
    stage_end(&stage);
}

/* No action of the method needs the slot. */
static void a_method_for_what_is_gone_does_not_cool_down(void)
{
    for (int anew = 0; anew < 2; anew++) {
        struct stage stage;
        struct actor actor;
        stage_with(&stage, &actor,
                   "domain: d\nlimits: {plan: 8}\n"
                   "types: {foe: {slots: 1, shared: true}}\n"
                   "state: {angry: {type: bool, start: true}}\n"
                   "actions: {shout: {preconditions: angry, duration: 1s}}\n"
                   "tasks: {live: {methods: {scare(foe e): {cooldown: 5s, subtasks: shout}}}}\n");
        (void)gg_world_bind(&stage.scene.core, 0, 7);
        tick_for(&stage, &actor, 5);
        CU_ASSERT_TRUE(gg_world_unbind(&stage.scene.core, 0, 7));
        tick_for(&stage, &actor, 2);
        if (anew)
            (void)gg_world_bind(&stage.scene.core, 0, 8);
        tick_for(&stage, &actor, 5);
        CU_ASSERT_FALSE(cools(&actor, "cooldown of live.scare(foe_1)"));
        CU_ASSERT_EQUAL(gg_agent_action(&actor.core) != GG_NONE, anew);
        CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &stage.domain), GG_ATTACHED);
        stage_end(&stage);
    }
}

/* ------------------------------------------------------------------------ slots */

static void what_needs_a_lost_slot_is_told(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\n"
               "types: {foe: {slots: 2, shared: true}}\n"
               "state: {loaded: bool, won: bool}\n"
               "actions:\n"
               "  load: {effects: loaded, duration: 1s}\n"
               "  hit(foe e): {preconditions: loaded, effects: won, duration: 1s}\n"
               "goals: {win: {conditions: won}}\n");
    (void)gg_world_bind(&stage.scene.core, 0, 7);
    (void)gg_world_bind(&stage.scene.core, 0, 8);
    tick_for(&stage, &actor, 4);
    forget_log(&stage);
    CU_ASSERT_TRUE(gg_world_unbind(&stage.scene.core, 0, 7));
    tick_for(&stage, &actor, 1);
    expect_log(&stage, "dropped hit(foe_1), tick load, wants win, made 2");
    stage_end(&stage);
}

/* ---------------------------------------------------------------------- planners */

static bool deny(gg_agent *agent, uint16_t task, uint16_t method)
{
    (void)agent;
    (void)task;
    return method > 0;
}

static gg_status plan_at_stop(struct actor *actor, uint16_t action, gg_phase phase)
{
    uint16_t steps[STAGE_PLAN];
    gg_plan plan = {steps, STAGE_PLAN, 0};
    (void)action;
    if (phase == GG_STOP)
        (void)gg_agent_plan(&actor->core, &actor->stage->planner, 0, &plan);
    return gg_agent_wait(&actor->core);
}

/* Why methods were passed over is told as it was, or not at all: here the function of an action that is
 * stopped for the new plan has used the planner. */
static void no_wrong_reason_is_told(void)
{
    for (int plans = 0; plans < 2; plans++) {
        struct stage stage;
        struct actor actor;
        stage_with(&stage, &actor,
                   "domain: d\nlimits: {plan: 8}\n"
                   "state: {wet: bool, far: bool}\n"
                   "actions:\n"
                   "  hum: {duration: 1s}\n"
                   "  sing: {preconditions: not wet}\n"
                   "  wipe: {preconditions: wet, duration: 1s}\n"
                   "  swim: {}\n"
                   "  go: {effects: far, cost: 2}\n"
                   "goals: {away: {conditions: far, relevant: far}}\n"
                   "tasks:\n  live:\n    methods:\n"
                   "      bathe: {procedural_precondition: warm, subtasks: swim}\n"
                   "      show: {preconditions: not wet, subtasks: [hum, sing]}\n"
                   "      tidy: {subtasks: wipe}\n"
                   "agents: {d: {goals: [away], task: live}}\n");
        gg_denying_calls calls = {.calls = *stage.agent_types[0].calls, .allows = deny};
        stage.agent_types[0].calls = &calls.calls;
        stage.tells_failed = true;
        actor.answer = plans ? plan_at_stop : NULL;
        tick_for(&stage, &actor, 3);
        forget_log(&stage);
        set_fact(&actor, "wet", 1);
        tick_for(&stage, &actor, 1);
        CU_ASSERT_PTR_NULL(strstr(stage.log.data, "passed over live.bathe"));
        CU_ASSERT_EQUAL(strstr(stage.log.data, "denied live.bathe") != NULL, !plans);
        CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "start wipe"));
        stage_end(&stage);
    }
}

/* One begins a search and is ticked no more, so that another one takes the planner. */
static void save_in_order(bool first_first)
{
    struct stage stage;
    struct actor one, other;
    stage_start(&stage, "domain: d\nlimits: {plan: 20, table: 0}\n"
                        "state: {n: 0..9, m: 0..9}\n"
                        "actions:\n"
                        "  up: {preconditions: n <= 8, effects: n += 1, duration: 1s}\n"
                        "  on: {preconditions: m <= 8, effects: m += 1, duration: 1s}\n"
                        "goals: {got: {conditions: [n >= 8, m >= 8]}}\n");
    gg_planner fresh = stage.planner;
    actor_start(&one, &stage, 0, 1);
    actor_start(&other, &stage, 0, 2);
    gg_agent_detail(&one.core, 0, 1);
    gg_agent_detail(&other.core, 0, 1);
    for (int i = 0; i < 90; i++) {
        if (i < 10)
            gg_agent_tick(&one.core, &stage.planner, 100);
        gg_agent_tick(&other.core, &stage.planner, 100);
    }
    CU_ASSERT_TRUE(one.core.spent > 0 && other.core.spent > 0);
    stage.planner = fresh;
    for (int i = 0; i < 2; i++)
        CU_ASSERT_EQUAL(gg_agent_attach((i == 0) == first_first ? &one.core : &other.core,
                                        &stage.scene.core, &stage.planner),
                        GG_ATTACHED);
    CU_ASSERT_PTR_EQUAL(stage.planner.owner, &other.core);
    unsigned spent = other.core.spent;
    gg_agent_tick(&other.core, &stage.planner, 100);
    CU_ASSERT_EQUAL(other.core.spent, spent + 1);
    stage_end(&stage);
}

static void who_had_the_planner_has_it_again(void)
{
    save_in_order(true);
    save_in_order(false);
}

void add_taken_back_suite(void)
{
    CU_pSuite suite = CU_add_suite("taken back", NULL, NULL);
    CU_ADD_TEST(suite, a_priority_takes_back_what_is_planned);
    CU_ADD_TEST(suite, what_was_not_done_does_not_cool_down);
    CU_ADD_TEST(suite, a_method_for_what_is_gone_does_not_cool_down);
    CU_ADD_TEST(suite, what_needs_a_lost_slot_is_told);
    CU_ADD_TEST(suite, no_wrong_reason_is_told);
    CU_ADD_TEST(suite, who_had_the_planner_has_it_again);
}
