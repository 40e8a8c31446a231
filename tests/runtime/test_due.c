/* SPDX-License-Identifier: MIT */
/*
 * What ends the time in which nothing happens to an agent, kind by kind: rules, senses, decisions,
 * goals that are left alone, others, the game. That no kind is missing, random lives show
 * (models/test_quiet_lives.c).
 */
#include "support/crew.h"
#include "support/farm.h"
#include "support/stage.h"
#include "suites.h"

static uint32_t quiet_of(const struct actor *actor)
{
    return gg_agent_quiet(&actor->core);
}

static const char napper[] =
    "domain: d\nlimits: {plan: 8}\n"
    "state: {n: 0..9}\n"
    "actions:\n"
    "  nap: {effects: n += 1, duration: 2s, timeout: 5s}\n"
    "tasks: {live: {methods: {m: {preconditions: n <= 1, subtasks: [nap, nap]}}}}\n";

static const char walker[] = "domain: d\nlimits: {plan: 8}\n"
                             "state: {here: [home, pond], wet: {type: bool}}\n"
                             "places: {fact: here, speed: 2, at: {home: 0, pond: 6}}\n"
                             "actions: {swim: {at: pond, effects: wet, duration: 500ms}}\n"
                             "goals: {clean: {conditions: wet}}\n";

/* ------------------------------------------------------- rules, senses, decisions */

static void rules_and_senses(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\n"
               "state:\n"
               "  n: 0..9\n"
               "  sun: {type: bool, shared: true}\n"
               "  enemy: {type: bool, sensed: true, every: 250ms}\n"
               "rules:\n"
               "  hunger: {every: 600ms, effects: n += 1}\n"
               "  day: {every: 450ms, effects: sun}\n"
               "actions: {flee: {preconditions: [n >= 8, sun], effects: not enemy}}\n"
               "goals: {safe: {conditions: not enemy}}\n");
    CU_ASSERT_EQUAL(gg_world_quiet(&stage.scene.core), 450);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 250);
    stage_tick(&stage, &actor, 250);
    stage_tick(&stage, &actor, 150);
    CU_ASSERT_EQUAL(gg_world_quiet(&stage.scene.core), 49);
    CU_ASSERT_EQUAL(quiet_of(&actor), 100);
    uint32_t changes = stage.scene.core.changes;
    stage_tick(&stage, &actor, 50);
    CU_ASSERT_EQUAL(stage.scene.core.changes, changes + 1);
    stage_tick(&stage, &actor, 50);
    CU_ASSERT_EQUAL(quiet_of(&actor), 99); /* the rule */
    stage_end(&stage);
}

static void a_sense_without_every(void)
{
    static const char yaml[] = "domain: d\nlimits: {plan: 8}\n"
                               "state: {enemy: {type: bool, sensed: true}}\n"
                               "actions: {flee: {effects: not enemy}}\n"
                               "goals: {safe: {conditions: not enemy}}\n";
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, yaml);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    gg_agent_detail(&actor.core, 500, 0); /* then it is read at each decision */
    stage_tick(&stage, &actor, actor.core.until);
    CU_ASSERT_EQUAL(quiet_of(&actor), 500);
    stage_tick(&stage, &actor, 200);
    CU_ASSERT_EQUAL(quiet_of(&actor), 300);
    stage_end(&stage);
}

/* Changes are noticed at the next decision, not before. */
static void a_decision_after_a_change(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, napper);
    gg_agent_detail(&actor.core, 300, 0);
    actor.core.until = 0;
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 299);
    set_fact(&actor, "n", 5);
    CU_ASSERT_EQUAL(quiet_of(&actor), 299);
    forget_log(&stage);
    stage_tick(&stage, &actor, 298);
    expect_log(&stage, "tick nap");
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick nap");
    stage_end(&stage);
}

/* Watches that were not looked at are looked at in the next decision. */
static void watches_that_were_not_looked_at(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\n"
               "state: {rain: bool, cold: bool, dry: bool}\n"
               "actions: {dig: {duration: 1s}, hide: {preconditions: dry}, warm: {duration: 1s}}\n"
               "tasks:\n"
               "  live:\n"
               "    select: priority\n"
               "    methods:\n"
               "      day: {subtasks: [work, dig]}\n"
               "      storm: {priority: 5, preconditions: rain, subtasks: [work, hide]}\n"
               "  work:\n"
               "    select: priority\n"
               "    methods:\n"
               "      field: {subtasks: [dig]}\n"
               "      fire: {priority: 5, preconditions: cold, subtasks: warm}\n");
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 1000);
    set_fact(&actor, "rain", 1); /* the first watch finds a method that has no plan */
    set_fact(&actor, "cold", 1);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick dig");
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "tick dig, stop dig, ended dig aborted, interrupted work.fire, made 2, "
                       "chose work.fire, started warm, start warm");
    stage_end(&stage);
}

/* ---------------------------------------------------------- goals that are left alone */

static void cooldowns_and_retries(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\nstate: {wet: {type: bool, start: true}}\n"
               "actions: {dry: {effects: not wet, duration: 10ms, retry: 900ms}}\n"
               "goals: {be_dry: {conditions: not wet, cooldown: 700ms}}\n");
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 10);
    CU_ASSERT_EQUAL(quiet_of(&actor), 700);
    set_fact(&actor, "wet", 1);
    stage_tick(&stage, &actor, 100); /* it backs off */
    CU_ASSERT_EQUAL(quiet_of(&actor), 600);
    actor.answer = always_fails;
    stage_tick(&stage, &actor, 600);
    stage_tick(&stage, &actor, 1); /* there is no plan without the action */
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(actor.core.awake, 0);
    CU_ASSERT_EQUAL(quiet_of(&actor), 249); /* until it is planned once more */
    for (uint32_t passed = 2; passed < 900; passed++) {
        uint32_t left = quiet_of(&actor);
        CU_ASSERT_TRUE(left <= 900 - passed + 1);
        stage_tick(&stage, &actor, 1);
    }
    stage_end(&stage);
}

/* While a goal without a plan waits for the others to be tried, its wait does not end. */
static void a_wait_that_does_not_end(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, napper);
    stage_tick(&stage, &actor, 1);
    agent_backoffs(&actor.core)[0].left = 1500;
    CU_ASSERT_EQUAL(quiet_of(&actor), 1500);
    agent_backoffs(&actor.core)[0].waits = 800; /* of the root task, which ends in any case */
    actor.core.trying = true;
    CU_ASSERT_EQUAL(quiet_of(&actor), 800);
    stage_end(&stage);

    stage_with(&stage, &actor, walker);
    stage_tick(&stage, &actor, 1);
    agent_backoffs(&actor.core)[0].waits = 800;
    CU_ASSERT_EQUAL(quiet_of(&actor), 800);
    actor.core.trying = true;
    CU_ASSERT_EQUAL(quiet_of(&actor), 3000);
    stage_end(&stage);
}

static int32_t five(gg_agent *agent, uint16_t goal)
{
    (void)agent;
    (void)goal;
    return 5;
}

/* A called priority is asked in each decision in which the goal could be chosen, or is pursued. */
static void called_priorities(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 8}\nstate: {wolf: {type: bool}, far: {type: bool}, sick: "
               "{type: bool}}\n"
               "actions: {run: {effects: far, duration: 1s}, "
               "gulp: {effects: sick, duration: 1s, uninterruptible: true}}\n"
               "goals:\n"
               "  be_far: {conditions: far, relevant: wolf, priority: {call: fear}}\n"
               "  be_sick: {conditions: sick, relevant: not wolf, priority: 7}\n");
    gg_calls calls = *stage.agent_types[0].calls;
    calls.priority = five;
    stage.agent_types[0].calls = &calls;
    set_fact(&actor, "wolf", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0); /* it is pursued */
    set_fact(&actor, "wolf", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 1000); /* it is not relevant */
    set_fact(&actor, "wolf", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 999); /* nothing is chosen before the action has ended */
    stage_tick(&stage, &actor, 999);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    stage_end(&stage);
}

static void a_planning_under_way(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 12, table: 0}\nstate: {n: 0..9}\n"
               "actions: {inc: {effects: n += 1, duration: 1s}}\n"
               "goals: {full: {conditions: n == 9}}\n");
    gg_agent_detail(&actor.core, 0, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_NOT_EQUAL(actor.core.wanted, GG_NONE);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    for (int i = 0; i < 100 && actor.core.wanted != GG_NONE; i++)
        stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 999);
    stage_end(&stage);
}

/* An agent was saved by a function of the game after it had decided, before it started a step. */
static void saved_before_a_step(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, napper);
    stage_tick(&stage, &actor, 1);
    actor.core.running = false;
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    forget_log(&stage);
    stage_tick(&stage, &actor, 1);
    expect_log(&stage, "started nap, start nap");
    stage_end(&stage);
}

/* ----------------------------------------------------------------- others, the game */

static const char larder[] =
    "domain: d\nlimits: {plan: 8}\n"
    "state: {apples: {type: 0..5, start: 1, shared: true, claim: true}, mine: {type: bool}}\n"
    "actions: {take: {preconditions: [apples >= 1, not mine], effects: [apples -= 1, mine], "
    "duration: 1s}}\n"
    "goals: {have: {conditions: mine}}\n";

/* What one agent claims, gives up and changes, another one sees; the world counts it. */
static void what_others_do(void)
{
    struct stage stage;
    struct actor one, other;
    stage_with(&stage, &one, larder);
    actor_start(&other, &stage, 0, 2);
    gg_agent_write(&other.core, fact_number(stage.compiled.tables, "mine"), 1);
    stage_tick(&stage, &other, 1);
    CU_ASSERT_EQUAL(quiet_of(&other), UINT32_MAX);
    uint32_t changes = stage.scene.core.changes;
    stage_tick(&stage, &one, 1); /* it claims an apple */
    CU_ASSERT_EQUAL(stage.scene.core.changes, changes + 1);
    CU_ASSERT_EQUAL(quiet_of(&other), 0);
    stage_tick(&stage, &other, 1);
    CU_ASSERT_EQUAL(quiet_of(&other), UINT32_MAX);
    stage_tick(&stage, &one, 1000); /* and takes it: what is left stays as it was */
    CU_ASSERT_EQUAL(stage.scene.core.changes, changes + 3);
    CU_ASSERT_EQUAL(quiet_of(&other), 0);
    stage_end(&stage);
}

/* An action that was left out because of a claim may be begun when the claim is given up. */
static void what_others_give_up(void)
{
    struct stage stage;
    struct actor one, other;
    stage_with(&stage, &one,
               "domain: d\nlimits: {plan: 12, table: 0}\n"
               "state: {door: {type: bool, shared: true, claim: true}, home: {type: bool}}\n"
               "actions: {open: {preconditions: not door, effects: [door, home], duration: 1s}}\n"
               "goals: {inside: {conditions: home}}\n");
    actor_start(&other, &stage, 0, 2);
    stage_tick(&stage, &one, 1);
    for (int i = 0; i < 4; i++)
        stage_tick(&stage, &other, 1);
    CU_ASSERT_EQUAL(other.core.awake, 0);
    uint32_t left = quiet_of(&other);
    CU_ASSERT_TRUE(left > 0 && left <= 1000);
    CU_ASSERT_TRUE(gg_agent_stop(&one.core, &stage.planner));
    CU_ASSERT_EQUAL(quiet_of(&other), 0);
    stage_end(&stage);
}

static void wants(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), UINT32_MAX);
    uint32_t id = want(&actor, "done(west)", 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(quiet_of(&actor), 1000);
    CU_ASSERT_TRUE(gg_agent_unwant(&actor.core, id));
    CU_ASSERT_EQUAL(quiet_of(&actor), 0);
    stage_end(&stage);
}

/* A member is ticked always; who has left the team sleeps as others do. */
static void members_of_a_team(void)
{
    struct crew crew;
    crew_begin(&crew);
    crew_until(&crew, 1000);
    struct actor *actor = &crew.actors[1];
    CU_ASSERT_EQUAL(quiet_of(actor), 0);
    CU_ASSERT_TRUE(gg_team_leave_agent(&crew.team, &actor->core));
    CU_ASSERT_EQUAL(quiet_of(actor), 0); /* to notice that */
    for (int i = 0; i < 3; i++)
        gg_agent_tick(&actor->core, &crew.stage.planner, 1);
    CU_ASSERT_TRUE(quiet_of(actor) > 100);
    crew_end(&crew);
}

void add_due_suite(void)
{
    CU_pSuite suite = CU_add_suite("due", NULL, NULL);
    CU_ADD_TEST(suite, rules_and_senses);
    CU_ADD_TEST(suite, a_sense_without_every);
    CU_ADD_TEST(suite, a_decision_after_a_change);
    CU_ADD_TEST(suite, watches_that_were_not_looked_at);
    CU_ADD_TEST(suite, cooldowns_and_retries);
    CU_ADD_TEST(suite, a_wait_that_does_not_end);
    CU_ADD_TEST(suite, called_priorities);
    CU_ADD_TEST(suite, a_planning_under_way);
    CU_ADD_TEST(suite, saved_before_a_step);
    CU_ADD_TEST(suite, what_others_do);
    CU_ADD_TEST(suite, what_others_give_up);
    CU_ADD_TEST(suite, wants);
    CU_ADD_TEST(suite, members_of_a_team);
}
