/* SPDX-License-Identifier: MIT */
/*
 * What must hold while an action runs (`while`): worked examples. Random lives are in tests/models.
 */
#include "suites.h"
#include "support/crew.h"
#include "support/run.h"
#include "support/stage.h"

#include <string.h>

static const char hunter[] =
    "domain: d\nlimits: {plan: 8}\n"
    "state: {seen: {type: bool, start: true}, hp: {type: 0..9, start: 9}, caught: bool}\n"
    "actions:\n"
    "  chase: {preconditions: hp >= 5, while: [seen, hp >= 2], effects: caught,\n"
    "    duration: 100ms, retry: 1s, uninterruptible: true}\n"
    "  sing: {duration: 1s}\n"
    "goals: {food: {conditions: caught}}\n"
    "tasks: {idle: {methods: {only: {subtasks: sing}}}}\n"
    "agents: {one: {goals: [food], task: idle}}\n";

/* A stage with one actor, whose last end of an action is kept. */
struct lasting {
    struct stage stage;
    struct actor actor;
    gg_trace *trace;
    gg_event ended;
};

static void note(void *context, const gg_agent *agent, const gg_event *event)
{
    struct lasting *lasting = context;
    if (event->kind == GG_ACTION_ENDED)
        lasting->ended = *event;
    lasting->trace(&lasting->stage, agent, event);
}

/* A millisecond later the agent is doing what it began with, and nothing is logged yet. */
static void start(struct lasting *lasting, const char *yaml)
{
    stage_at_work(&lasting->stage, &lasting->actor, yaml);
    lasting->trace = lasting->stage.planner.trace;
    lasting->stage.planner.trace = note;
    lasting->stage.planner.context = lasting;
}

static void tick(struct lasting *lasting, uint32_t milliseconds)
{
    stage_tick(&lasting->stage, &lasting->actor, milliseconds);
}

static void expect_end(const struct lasting *lasting, const char *expected)
{
    char words[120];
    gg_event_text(&lasting->stage.domain, &lasting->ended, words, sizeof words);
    CHECK_SAYING(strcmp(words, expected) == 0, "found: %s", words);
}

/* The function is not asked any more, even if it would say that it has succeeded; and what the game
 * alone can stop otherwise fails, too. */
static void what_must_hold_and_does_not_fails(void)
{
    struct lasting lasting;
    start(&lasting, hunter);
    tick(&lasting, 50);
    expect_log(&lasting.stage, "tick chase");
    set_fact(&lasting.actor, "seen", 0);
    CU_ASSERT_EQUAL(gg_agent_quiet(&lasting.actor.core), 0);
    tick(&lasting, 50);
    expect_log(&lasting.stage, "stop chase, ended chase failure, gave up food, wants food, "
                               "failed 1");
    expect_end(&lasting, "end: chase, failure, because of seen: it is false, wants true");
    CU_ASSERT_EQUAL(fact_of(&lasting.actor, "caught"), 0);
    stage_end(&lasting.stage);
}

/* It is left out of plans for a while, as when it fails otherwise. */
static void its_retry_begins(void)
{
    struct lasting lasting;
    start(&lasting, hunter);
    set_fact(&lasting.actor, "seen", 0);
    tick(&lasting, 10);
    set_fact(&lasting.actor, "seen", 1);
    forget_log(&lasting.stage);
    tick(&lasting, 990);
    CU_ASSERT_STRING_EQUAL(action_name(&lasting.stage, gg_agent_action(&lasting.actor.core)),
                           "sing");
    tick(&lasting, 20);
    CU_ASSERT_STRING_EQUAL(action_name(&lasting.stage, gg_agent_action(&lasting.actor.core)),
                           "chase");
    stage_end(&lasting.stage);
}

/* Preconditions matter at the start only, and what must hold while it runs at both. What is told is
 * what it asks while it runs. */
static void preconditions_no_longer_matter(void)
{
    struct lasting lasting;
    start(&lasting, hunter);
    set_fact(&lasting.actor, "hp", 3);
    tick(&lasting, 10);
    expect_log(&lasting.stage, "tick chase");
    set_fact(&lasting.actor, "hp", 1);
    tick(&lasting, 10);
    expect_end(&lasting, "end: chase, failure, because of hp: it is 1, wants >= 2");
    stage_end(&lasting.stage);
}

static void it_is_a_precondition_of_the_start(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, hunter);
    set_fact(&actor, "seen", 0);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), GG_NONE);
    expect_log(&stage, "wants food, failed 1");
    stage_end(&stage);
}

/* A sensed fact counts as it was read last, and an action that fails by what is read fails in the
 * same tick. The function is asked before. */
static void what_is_sensed_counts_as_it_was_read(void)
{
    struct lasting lasting;
    start(&lasting, "domain: d\nlimits: {plan: 8}\n"
                    "state: {seen: {type: bool, sensed: true, every: 100ms}}\n"
                    "actions: {stare: {while: seen, duration: 1s}, sing: {duration: 1s}}\n"
                    "tasks: {live: {methods: {a: {subtasks: stare}, b: {subtasks: sing}}}}\n");
    lasting.actor.sensed = fact_number(lasting.stage.compiled.tables, "seen");
    lasting.actor.truth = 1;
    tick(&lasting, 1000);
    tick(&lasting, 1);
    forget_log(&lasting.stage);
    lasting.actor.truth = 0;
    CU_ASSERT_EQUAL(gg_agent_quiet(&lasting.actor.core), 99);
    tick(&lasting, 98);
    expect_log(&lasting.stage, "tick stare");
    tick(&lasting, 1);
    expect_log(&lasting.stage, "tick stare, stop stare, ended stare failure, made 1, chose live.b, "
                               "started sing, start sing");
    stage_end(&lasting.stage);
}

/* What another agent has taken while the action ran, and what is claimed only. */
static void what_others_only_claim_is_still_there(void)
{
    struct lasting lasting;
    struct actor other;
    start(&lasting, "domain: d\nlimits: {plan: 8}\n"
                    "state: {wood: {type: 0..1, start: 1, shared: true, claim: true}}\n"
                    "actions: {carve: {while: wood >= 1, duration: 1s}, \n"
                    "  burn: {preconditions: wood >= 1, effects: wood -= 1, duration: 100ms}}\n"
                    "tasks: {live: {methods: {a: {subtasks: carve}}}, \n"
                    "  heat: {methods: {a: {subtasks: burn}}}}\n"
                    "agents: {carver: {task: live}, cook: {task: heat}}\n");
    actor_start(&other, &lasting.stage, 1, 1);
    stage_tick(&lasting.stage, &other, 1);
    forget_log(&lasting.stage);
    tick(&lasting, 1);
    expect_log(&lasting.stage, "tick carve");
    stage_tick(&lasting.stage, &other, 100);
    forget_log(&lasting.stage);
    tick(&lasting, 1);
    expect_end(&lasting, "end: carve, failure, because of wood: it is 0, wants 1");
    stage_end(&lasting.stage);
}

/* On the way to the action it is a precondition: the plan is dropped, and nothing has failed. */
static void on_the_way_it_is_a_precondition(void)
{
    struct lasting lasting;
    start(&lasting, "domain: d\nlimits: {plan: 8}\n"
                    "state: {here: [home, lake], light: {type: bool, start: true}}\n"
                    "places: {fact: here, at: {home: 0, lake: 1}}\n"
                    "actions: {fish: {at: lake, while: light, duration: 1s, retry: 1m}}\n"
                    "tasks: {live: {methods: {a: {subtasks: fish}}}}\n");
    set_fact(&lasting.actor, "light", 0);
    tick(&lasting, 10);
    expect_log(&lasting.stage, "dropped fish, failed 1, walked fish aborted");
    set_fact(&lasting.actor, "light", 1);
    tick(&lasting, 1);
    CU_ASSERT_NOT_EQUAL(gg_agent_walking(&lasting.actor.core), GG_NONE);
    tick(&lasting, 1000);
    CU_ASSERT_NOT_EQUAL(gg_agent_action(&lasting.actor.core), GG_NONE);
    set_fact(&lasting.actor, "light", 0);
    tick(&lasting, 1);
    expect_end(&lasting, "end: fish, failure, because of light: it is false, wants true");
    stage_end(&lasting.stage);
}

/* Of several alternatives any will do, also another one than at the start. The variants of an
 * action have the same condition. */
static void another_alternative_will_do(void)
{
    struct lasting lasting;
    start(&lasting, "domain: d\nlimits: {plan: 8}\n"
                    "state: {a: {type: bool, start: true}, b: bool, x: [p, q], y: [p, q]}\n"
                    "actions: {work: {while: a or b, effects: x = y, duration: 1s}}\n"
                    "tasks: {live: {methods: {m: {subtasks: work}}}}\n");
    const gg_domain *tables = &lasting.stage.compiled.tables->domain;
    CU_ASSERT_EQUAL_FATAL(tables->action_count, 2);
    CU_ASSERT_PTR_EQUAL(tables->features->lasting->conditions[0],
                        tables->features->lasting->conditions[1]);
    set_fact(&lasting.actor, "b", 1);
    set_fact(&lasting.actor, "a", 0);
    tick(&lasting, 1);
    CU_ASSERT_NOT_EQUAL(gg_agent_action(&lasting.actor.core), GG_NONE);
    set_fact(&lasting.actor, "b", 0);
    tick(&lasting, 1);
    CU_ASSERT_EQUAL(lasting.ended.value, GG_FAILURE);
    CU_ASSERT_NOT_EQUAL(lasting.ended.fact, GG_NONE);
    stage_end(&lasting.stage);
}

/* What is booked for a member of a team fails, and is booked again when it can be done. */
static void what_is_booked_fails(void)
{
    struct crew crew;
    crew_start(&crew, "domain: d\nlimits: {plan: 8}\n"
                      "state:\n"
                      "  here: [hut, lake]\n"
                      "  ice: {type: bool, shared: true, start: true}\n"
                      "  fish: {type: 0..8, shared: true, claim: true}\n"
                      "places: {fact: here, at: {hut: 0, lake: 1}}\n"
                      "actions: {catch: {at: lake, while: ice, preconditions: fish <= 7,\n"
                      "  effects: fish += 1, duration: 1s}}\n"
                      "goals: {dinner: {conditions: fish >= 1}}\n"
                      "team: {members: 4}\n"
                      "agents: {worker: {goals: []}}\n");
    crew_join(&crew, 1, 1000, 1000, 1000);
    uint32_t id = crew_want(&crew, "dinner", GG_NONE);
    crew_until(&crew, 500);
    expect_crew(&crew, "0.01 a takes up catch, 0.01 a starts catch");
    set_fact(&crew.actors[0], "ice", 0);
    crew_until(&crew, 800);
    expect_crew(&crew, "0.51 a ends catch failure, 0.52 a has no schedule for dinner");
    CU_ASSERT_EQUAL(crew.team.request_slots[0].failures, 1);
    set_fact(&crew.actors[0], "ice", 1);
    CU_ASSERT_TRUE(crew_reach(&crew, id) > 1500);
    crew_end(&crew);
}

/* What constants and parameters make true for an object is not looked at for that object. */
static void what_always_holds_is_left_out(void)
{
    struct compiled compiled = compile_text(
        "domain: d\ntypes: {spot: [hut, field]}\n"
        "state: {dry(spot): {type: bool, constant: true}, rain: bool, at: spot}\n"
        "start: dry(hut)\n"
        "actions: {sleep(spot s): {preconditions: at == s, while: dry(s) or not rain}}\n"
        "tasks: {live: {methods: {m(spot s): {subtasks: sleep(s)}}}}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    CU_ASSERT_PTR_NULL(
        domain->features->lasting->conditions[action_number(compiled.tables, "sleep(hut)")]);
    CU_ASSERT_PTR_NOT_NULL(
        domain->features->lasting->conditions[action_number(compiled.tables, "sleep(field)")]);
    compiled_free(&compiled);
}

static void without_it_nothing_of_it_is_in_the_tables(void)
{
    struct compiled compiled = compile_text("domain: d\nactions: {a: {}}\n");
    CU_ASSERT_PTR_NULL(compiled.tables->domain.features->lasting);
    compiled_free(&compiled);
}

void add_lasting_suite(void)
{
    CU_pSuite suite = CU_add_suite("while", NULL, NULL);
    CU_ADD_TEST(suite, what_must_hold_and_does_not_fails);
    CU_ADD_TEST(suite, its_retry_begins);
    CU_ADD_TEST(suite, preconditions_no_longer_matter);
    CU_ADD_TEST(suite, it_is_a_precondition_of_the_start);
    CU_ADD_TEST(suite, what_is_sensed_counts_as_it_was_read);
    CU_ADD_TEST(suite, what_others_only_claim_is_still_there);
    CU_ADD_TEST(suite, on_the_way_it_is_a_precondition);
    CU_ADD_TEST(suite, another_alternative_will_do);
    CU_ADD_TEST(suite, what_is_booked_fails);
    CU_ADD_TEST(suite, what_always_holds_is_left_out);
    CU_ADD_TEST(suite, without_it_nothing_of_it_is_in_the_tables);
}
