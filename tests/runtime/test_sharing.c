/* SPDX-License-Identifier: MIT */
/*
 * Several agents in one world: what one has taken, another one does not have. Random lives
 * are in tests/models.
 */
#include "suites.h"
#include "support/stage.h"

#include <string.h>

/* Two of one kind, and what was told of each action's end. */
struct pair {
    struct stage stage;
    struct actor first, second;
    gg_event ended; /* the last one */
    gg_status told; /* what gg_agent_ending said at the last stop */
};

static void note(void *context, const gg_agent *agent, const gg_event *event)
{
    struct pair *pair = context;
    (void)agent;
    if (event->kind == GG_ACTION_ENDED)
        pair->ended = *event;
}

/* Ends after 100 ms; the last one that is stopped asks how it ends. */
static gg_status work(struct actor *actor, uint16_t action, gg_phase phase)
{
    struct pair *pair = actor->more;
    (void)action;
    if (phase == GG_STOP)
        pair->told = gg_agent_ending(&actor->core);
    return actor->core.elapsed < 100 ? GG_RUNNING : GG_SUCCESS;
}

static void start(struct pair *pair, const char *yaml)
{
    stage_start(&pair->stage, yaml);
    actor_start(&pair->first, &pair->stage, 0, 1);
    actor_start(&pair->second, &pair->stage, 0, 2);
    pair->first.answer = pair->second.answer = work;
    pair->first.more = pair->second.more = pair;
    pair->stage.planner.trace = note;
    pair->stage.planner.context = pair;
}

static void tick(struct pair *pair, uint32_t milliseconds)
{
    gg_world_tick(&pair->stage.scene.core, milliseconds);
    gg_agent_tick(&pair->first.core, &pair->stage.planner, milliseconds);
    gg_agent_tick(&pair->second.core, &pair->stage.planner, milliseconds);
}

/* The last action failed, as the fact was not as it needs it; its own function was told so. */
static void expect_taken(const struct pair *pair, const char *fact)
{
    char words[80];
    const gg_domain *domain = &pair->stage.domain;
    CU_ASSERT_EQUAL(pair->ended.value, GG_FAILURE);
    CU_ASSERT_EQUAL(pair->ended.fact, fact_number(pair->stage.compiled.tables, fact));
    CU_ASSERT_EQUAL(pair->told, GG_FAILURE);
    gg_event_text(domain, &pair->ended, words, sizeof words);
    CU_ASSERT_PTR_NOT_NULL(strstr(words, ", failure, because of "));
}

/* How the last end is told. */
static void expect_end(const struct pair *pair, const char *expected)
{
    char words[80];
    gg_event_text(&pair->stage.domain, &pair->ended, words, sizeof words);
    CU_ASSERT_STRING_EQUAL(words, expected);
}

static const char basket[] =
    "domain: d\nlimits: {plan: 8}\n"
    "state: {apples: {type: 0..5, start: 1, shared: true}, has: bool, tired: bool}\n"
    "actions:\n"
    "  take: {preconditions: [apples >= 1, not has, not tired], effects: [apples -= 1, has], "
    "retry: 1m}\n"
    "goals: {fed: {conditions: has}}\n";

static void one_apple_is_had_once(void)
{
    struct pair pair;
    start(&pair, basket);
    tick(&pair, 1);
    CU_ASSERT_TRUE(pair.first.core.running && pair.second.core.running);
    tick(&pair, 100);
    CU_ASSERT_EQUAL(fact_of(&pair.first, "has"), 1);
    CU_ASSERT_EQUAL(fact_of(&pair.second, "has"), 0);
    CU_ASSERT_EQUAL(fact_of(&pair.second, "apples"), 0);
    expect_taken(&pair, "apples");
    expect_end(&pair, "end: take, failure, because of apples: it is 0, wants >= 1");
    stage_end(&pair.stage);
}

/* What failed so is not left out of plans, as it was not the action's fault. */
static void it_is_tried_again_as_soon_as_there_is_one(void)
{
    struct pair pair;
    start(&pair, basket);
    tick(&pair, 1);
    tick(&pair, 100);
    CU_ASSERT_FALSE(pair.second.core.running);
    tick(&pair, 200);
    set_fact(&pair.first, "apples", 1);
    tick(&pair, 200);
    CU_ASSERT_TRUE(pair.second.core.running);
    tick(&pair, 100);
    CU_ASSERT_EQUAL(fact_of(&pair.second, "has"), 1);
    stage_end(&pair.stage);
}

/* Only what the action takes is looked at; what else it needed may have changed meanwhile. */
static void other_preconditions_are_not_looked_at(void)
{
    struct pair pair;
    start(&pair, basket);
    tick(&pair, 1);
    set_fact(&pair.first, "tired", 1);
    tick(&pair, 100);
    CU_ASSERT_EQUAL(fact_of(&pair.first, "has"), 1);
    stage_end(&pair.stage);
}

static void room_is_had_once(void)
{
    struct pair pair;
    start(&pair, "domain: d\nlimits: {plan: 8}\n"
                 "state: {shelf: {type: 0..3, start: 2, shared: true}, has: {type: bool, start: "
                 "true}}\n"
                 "actions: {put: {preconditions: [has, shelf <= 2], effects: [shelf += 1, not "
                 "has]}}\n"
                 "goals: {empty: {conditions: not has}}\n");
    tick(&pair, 1);
    tick(&pair, 100);
    CU_ASSERT_EQUAL(fact_of(&pair.first, "has"), 0);
    CU_ASSERT_EQUAL(fact_of(&pair.second, "has"), 1);
    expect_taken(&pair, "shelf");
    expect_end(&pair, "end: put, failure, because of shelf: it is 3, wants <= 2");
    stage_end(&pair.stage);
}

/* It was begun with a key, which nobody takes; or with the door, which another one has shut. */
static void of_two_ways_the_one_counts_that_was_begun(void)
{
    static const char *const starts[] = {"[open]", "[key]", "[open, key]"};
    for (int i = 0; i < 3; i++) {
        struct pair pair;
        struct text yaml = {0};
        text_add(&yaml,
                 "domain: d\nlimits: {plan: 8}\n"
                 "state: {open: {type: bool, shared: true}, key: bool, inside: bool}\n"
                 "start: %s\n"
                 "actions: {enter: {preconditions: [open or key, not inside], effects: [not open, "
                 "inside]}}\n"
                 "goals: {home: {conditions: inside}}\n",
                 starts[i]);
        start(&pair, yaml.data);
        tick(&pair, 1);
        tick(&pair, 100);
        CU_ASSERT_EQUAL(fact_of(&pair.first, "inside"), 1);
        CU_ASSERT_EQUAL(fact_of(&pair.second, "inside"), i != 0);
        stage_end(&pair.stage);
        text_free(&yaml);
    }
}

/* The first way does not hold and takes nothing that is shared; the second one does. */
static void the_way_that_was_begun_need_not_be_the_first(void)
{
    struct pair pair;
    start(&pair, "domain: d\nlimits: {plan: 8}\n"
                 "state: {guest: bool, apples: {type: 0..5, start: 1, shared: true}, has: bool}\n"
                 "actions: {take: {preconditions: [guest or apples >= 1, not has],\n"
                 "  effects: [apples -= 1, has]}}\n"
                 "goals: {fed: {conditions: has}}\n");
    tick(&pair, 1);
    tick(&pair, 100);
    CU_ASSERT_EQUAL(fact_of(&pair.first, "has"), 1);
    CU_ASSERT_EQUAL(fact_of(&pair.second, "has"), 0);
    expect_taken(&pair, "apples");
    stage_end(&pair.stage);
}

/* What a sensed fact is, the game says. */
static void sensed_facts_are_not_looked_at(void)
{
    struct pair pair;
    start(&pair,
          "domain: d\nlimits: {plan: 8}\n"
          "state: {apple: {type: bool, start: true, shared: true, sensed: true}, has: bool}\n"
          "actions: {take: {preconditions: [apple, not has], effects: [not apple, has]}}\n"
          "goals: {fed: {conditions: has}}\n");
    tick(&pair, 1);
    set_fact(&pair.first, "apple", 0);
    tick(&pair, 100);
    CU_ASSERT_EQUAL(fact_of(&pair.first, "has"), 1);
    CU_ASSERT_EQUAL(fact_of(&pair.second, "has"), 1);
    stage_end(&pair.stage);
}

/* What runs comes to its end, and has what it takes, though the `while` that it is done under asks for more,
 * and something else does not hold any more. */
static void a_while_is_not_looked_at(void)
{
    struct pair pair;
    start(&pair,
          "domain: d\nlimits: {plan: 8}\n"
          "state: {apples: {type: 0..9, start: 5, shared: true}, tired: bool, has: bool}\n"
          "actions:\n"
          "  take: {preconditions: [apples >= 1, not tired, not has], effects: [apples -= 1, has], "
          "uninterruptible: true}\n"
          "tasks: {live: {methods: {m: {while: apples >= 3, subtasks: take}}}}\n"
          "agents: {one: {task: live}}\n");
    tick(&pair, 1);
    set_fact(&pair.first, "apples", 1);
    set_fact(&pair.first, "tired", 1);
    tick(&pair, 50);
    gg_agent_tick(&pair.first.core, &pair.stage.planner, 50);
    CU_ASSERT_EQUAL(pair.ended.value, GG_SUCCESS);
    CU_ASSERT_EQUAL(fact_of(&pair.first, "has"), 1);
    gg_agent_tick(&pair.second.core, &pair.stage.planner, 50);
    CU_ASSERT_EQUAL(fact_of(&pair.second, "has"), 0);
    expect_taken(&pair, "apples");
    expect_end(&pair, "end: take, failure, because of apples: it is 0, wants >= 1");
    stage_end(&pair.stage);
}

/* The same where what runs goes on as the first step of another method. */
static void what_goes_on_under_no_while_is_looked_at(void)
{
    struct pair pair;
    start(&pair, "domain: d\nlimits: {plan: 8}\n"
                 "state: {apples: {type: 0..9, start: 5, shared: true}, x: {type: 0..9, start: 5}, "
                 "call: bool, has: bool}\n"
                 "actions:\n"
                 "  take: {preconditions: [apples >= 1, not has], effects: [apples -= 1, has]}\n"
                 "  eat: {preconditions: has, effects: not has}\n"
                 "tasks:\n  live:\n    select: priority\n    methods:\n"
                 "      low: {priority: 1, while: x == 1 or x == 3 or x == 5, subtasks: take}\n"
                 "      high: {priority: 2, preconditions: call, subtasks: [take, eat]}\n"
                 "agents: {one: {task: live}}\n");
    tick(&pair, 1);
    set_fact(&pair.first, "call", 1);
    tick(&pair, 1);
    CU_ASSERT_EQUAL(pair.first.core.plan_length, 2);
    CU_ASSERT_TRUE(pair.first.core.running && pair.first.core.elapsed == 1);
    CU_ASSERT_EQUAL(gg_agent_valid(&pair.first.core, &pair.stage.domain), GG_ATTACHED);
    set_fact(&pair.first, "apples", 0);
    gg_agent_tick(&pair.first.core, &pair.stage.planner, 100);
    CU_ASSERT_EQUAL(fact_of(&pair.first, "has"), 0);
    expect_taken(&pair, "apples");
    stage_end(&pair.stage);
}

void add_sharing_suite(void)
{
    CU_pSuite suite = CU_add_suite("sharing", NULL, NULL);
    CU_ADD_TEST(suite, one_apple_is_had_once);
    CU_ADD_TEST(suite, it_is_tried_again_as_soon_as_there_is_one);
    CU_ADD_TEST(suite, other_preconditions_are_not_looked_at);
    CU_ADD_TEST(suite, room_is_had_once);
    CU_ADD_TEST(suite, of_two_ways_the_one_counts_that_was_begun);
    CU_ADD_TEST(suite, the_way_that_was_begun_need_not_be_the_first);
    CU_ADD_TEST(suite, sensed_facts_are_not_looked_at);
    CU_ADD_TEST(suite, a_while_is_not_looked_at);
    CU_ADD_TEST(suite, what_goes_on_under_no_while_is_looked_at);
}
