/* SPDX-License-Identifier: MIT */
/*
 * Claims: while one agent takes, adds or writes, others plan with what is left, and do not begin
 * in vain. Random lives are in tests/models/test_claim_lives.c.
 */
#include "suites.h"
#include "support/stage.h"

#include <string.h>

/* Two agents in one world. The log tells of both; each action takes 100 ms, unless it is to fail
 * at its end. */
struct pair {
    struct stage stage;
    struct actor first, second;
    bool fails;
};

static gg_status work(struct actor *actor, uint16_t action, gg_phase phase)
{
    const struct pair *pair = actor->more;
    (void)action;
    (void)phase;
    if (actor->core.elapsed < 100)
        return GG_RUNNING;
    return pair->fails ? GG_FAILURE : GG_SUCCESS;
}

static void start(struct pair *pair, const char *yaml)
{
    stage_start(&pair->stage, yaml);
    actor_start(&pair->first, &pair->stage, 0, 1);
    actor_start(&pair->second, &pair->stage, 0, 2);
    pair->first.answer = pair->second.answer = work;
    pair->first.more = pair->second.more = pair;
    pair->fails = false;
}

static void tick_one(struct pair *pair, struct actor *actor, uint32_t milliseconds)
{
    gg_agent_tick(&actor->core, &pair->stage.planner, milliseconds);
}

static uint16_t number_of(const struct pair *pair, const char *fact)
{
    return fact_number(pair->stage.compiled.tables, fact);
}

/* What others than the second agent have claimed of a fact. */
static uint32_t claimed(const struct pair *pair, const char *fact)
{
    return gg_agent_claimed(&pair->second.core, number_of(pair, fact));
}

/* The world counts no claim. */
static void expect_none_held(const struct pair *pair)
{
    const gg_domain *domain = &pair->stage.domain;
    const gg_world *world = &pair->stage.scene.core;
    const gg_reservation *reservations =
        (const void *)((const unsigned char *)world + domain->claims->offsets.world_reservations);
    CU_ASSERT_EQUAL(world_holders(world), 0);
    for (uint16_t i = 0; i < domain->claims->count; i++)
        CU_ASSERT_TRUE(reservations[i].takes == 0 && reservations[i].adds == 0 &&
                       reservations[i].writes == 0);
}

static const char one_apple[] =
    "domain: d\nlimits: {plan: 8}\n"
    "state:\n"
    "  apples: {type: 0..5, start: 1, shared: true, claim: true}\n"
    "  has: bool\n"
    "actions: {take: {preconditions: [apples >= 1, not has], effects: [apples -= 1, has]}}\n"
    "goals: {fed: {conditions: has}}\n";

static void who_comes_second_does_not_go_for_it(void)
{
    struct pair pair;
    start(&pair, one_apple);
    tick_one(&pair, &pair.first, 1);
    CU_ASSERT_EQUAL(claimed(&pair, "apples"), 1);
    CU_ASSERT_EQUAL(fact_of(&pair.second, "apples"), 1); /* the real value */
    tick_one(&pair, &pair.second, 1);
    expect_log(&pair.stage, "wants fed, made 1, started take, start take, wants fed, failed 1");
    tick_one(&pair, &pair.first, 100);
    CU_ASSERT_EQUAL(fact_of(&pair.first, "has"), 1);
    CU_ASSERT_EQUAL(claimed(&pair, "apples"), 0);
    expect_none_held(&pair);
    stage_end(&pair.stage);
}

/* Its own claim is no reason for the first one to think that the apple is gone. */
static void an_agent_does_not_stand_in_its_own_way(void)
{
    struct pair pair;
    start(&pair, one_apple);
    tick_one(&pair, &pair.first, 1);
    CU_ASSERT_EQUAL(gg_agent_claimed(&pair.first.core, number_of(&pair, "apples")), 0);
    for (int i = 0; i < 3; i++)
        tick_one(&pair, &pair.first, 10);
    expect_log(&pair.stage, "wants fed, made 1, started take, start take, tick take, tick take, "
                            "tick take");
    stage_end(&pair.stage);
}

/* As soon as the first one has failed, the second one goes, though it would have waited longer. */
static void who_waits_goes_when_the_claim_ends(void)
{
    struct pair pair;
    start(&pair, one_apple);
    tick_one(&pair, &pair.first, 1);
    tick_one(&pair, &pair.second, 1);
    for (int i = 0; i < 3; i++) /* its back-off may end early from 100 ms on */
        tick_one(&pair, &pair.second, 40);
    CU_ASSERT_FALSE(pair.second.core.running);
    pair.fails = true;
    set_fact(&pair.first, "has", 1); /* it will not try again */
    tick_one(&pair, &pair.first, 100);
    CU_ASSERT_EQUAL(pair.first.core.claimed, GG_NONE);
    tick_one(&pair, &pair.second, 1);
    CU_ASSERT_TRUE(pair.second.core.running);
    stage_end(&pair.stage);
}

static void a_stop_gives_claims_up(void)
{
    struct pair pair;
    start(&pair, one_apple);
    tick_one(&pair, &pair.first, 1);
    CU_ASSERT_TRUE(gg_agent_stop(&pair.first.core, &pair.stage.planner));
    expect_none_held(&pair);
    tick_one(&pair, &pair.second, 1);
    CU_ASSERT_TRUE(pair.second.core.running);
    stage_end(&pair.stage);
}

static const char shelves[] =
    "domain: d\nlimits: {plan: 8}\n"
    "types: {shelf: [high, low]}\n"
    "state:\n"
    "  books(shelf): {type: 0..3, start: 2, shared: true, claim: true}\n"
    "  has: {type: bool, start: true}\n"
    "actions:\n"
    "  put(shelf s): {preconditions: [has, books(s) <= 2], effects: [books(s) += 1, not has]}\n"
    "goals: {tidy: {conditions: not has}}\n";

/* There is room for one book on each shelf: the second agent takes the other one, and a third
 * finds none. */
static void room_is_claimed(void)
{
    struct pair pair;
    struct actor third;
    start(&pair, shelves);
    actor_start(&third, &pair.stage, 0, 3);
    third.answer = work;
    third.more = &pair;
    tick_one(&pair, &pair.first, 1);
    tick_one(&pair, &pair.second, 1);
    tick_one(&pair, &third, 1);
    expect_log(&pair.stage, "wants tidy, made 1, started put(high), start put(high), "
                            "wants tidy, made 1, started put(low), start put(low), "
                            "wants tidy, failed 1");
    pair.fails = true;
    set_fact(&pair.second, "has", 0);
    tick_one(&pair, &pair.second, 100);
    pair.fails = false;
    for (int i = 0; i < 11; i++)
        tick_one(&pair, &third, 10);
    CU_ASSERT_TRUE(third.core.running);
    stage_end(&pair.stage);
}

/* Without a precondition that asks for room, an agent does not add what would be lost because of
 * others; what would be lost anyway it may add. */
static void what_would_be_lost_is_not_added(void)
{
    for (uint32_t books = 1; books <= 3; books++) {
        struct pair pair;
        start(&pair, "domain: d\nlimits: {plan: 8}\n"
                     "state: {books: {type: 0..3, shared: true, claim: true}, has: {type: bool, "
                     "start: true}}\n"
                     "actions: {put: {preconditions: has, effects: [books += 1, not has]}}\n"
                     "goals: {tidy: {conditions: not has}}\n");
        set_fact(&pair.first, "books", books);
        tick_one(&pair, &pair.first, 1);
        tick_one(&pair, &pair.second, 1);
        CU_ASSERT_EQUAL(pair.second.core.running, books != 2);
        stage_end(&pair.stage);
    }
}

static const char door[] = "domain: d\nlimits: {plan: 8}\n"
                           "state:\n"
                           "  open: {type: bool, shared: true, claim: true}\n"
                           "  alarm: {type: 0..3, shared: true, claim: true}\n"
                           "  seen: bool\n"
                           "  calm: {type: bool, start: true}\n"
                           "actions:\n"
                           "  unlock: {preconditions: not open, effects: open}\n"
                           "  peep: {preconditions: not open, effects: seen}\n"
                           "  ring: {effects: alarm += 1}\n"
                           "  reset: {effects: [alarm = 0, calm]}\n"
                           "goals:\n"
                           "  inside: {conditions: open}\n"
                           "  known: {conditions: seen}\n"
                           "  loud: {conditions: alarm >= 1}\n"
                           "  quiet: {conditions: calm}\n"
                           "agents:\n"
                           "  guest: {goals: [inside], actions: [unlock]}\n"
                           "  spy: {goals: [known], actions: [peep]}\n"
                           "  child: {goals: [loud], actions: [ring]}\n"
                           "  guard: {goals: [quiet], actions: [reset]}\n";

static void begin_as(struct pair *pair, struct actor *actor, uint16_t agent_type)
{
    actor_start(actor, &pair->stage, agent_type, 1);
    actor->answer = work;
    actor->more = pair;
}

/* What is written as a whole nobody else reads or writes meanwhile; a reader claims nothing. */
static void a_fact_is_claimed_as_a_whole(void)
{
    struct pair pair;
    start(&pair, door);
    begin_as(&pair, &pair.second, 1);
    tick_one(&pair, &pair.first, 1);
    CU_ASSERT_EQUAL(claimed(&pair, "open"), UINT32_MAX);
    tick_one(&pair, &pair.second, 1);
    CU_ASSERT_FALSE(pair.second.core.running);
    CU_ASSERT_TRUE(gg_agent_stop(&pair.first.core, &pair.stage.planner));
    for (int i = 0; i < 11; i++)
        tick_one(&pair, &pair.second, 10);
    CU_ASSERT_TRUE(pair.second.core.running);
    tick_one(&pair, &pair.first, 1);
    CU_ASSERT_TRUE(pair.first.core.running); /* though the spy needs it shut */
    stage_end(&pair.stage);
}

/* What is assigned is claimed as a whole, also against those who only add to it. */
static void who_assigns_waits_for_who_adds(void)
{
    struct pair pair;
    start(&pair, door);
    begin_as(&pair, &pair.first, 2);
    begin_as(&pair, &pair.second, 3);
    set_fact(&pair.second, "calm", 0);
    tick_one(&pair, &pair.first, 1);
    tick_one(&pair, &pair.second, 1);
    CU_ASSERT_TRUE(pair.first.core.running && !pair.second.core.running);
    tick_one(&pair, &pair.first, 100);
    for (int i = 0; i < 11; i++)
        tick_one(&pair, &pair.second, 10);
    CU_ASSERT_TRUE(pair.second.core.running);
    stage_end(&pair.stage);
}

/* A plan was made before somebody else has claimed what its second step needs. */
static void a_step_is_refused_when_it_comes(void)
{
    struct pair pair;
    start(&pair, "domain: d\nlimits: {plan: 8}\n"
                 "state:\n"
                 "  lock: {type: bool, shared: true, claim: true}\n"
                 "  near: bool\n"
                 "  has: bool\n"
                 "actions:\n"
                 "  go: {effects: near}\n"
                 "  take: {preconditions: [near, not lock], effects: has}\n"
                 "  shut: {preconditions: not lock, effects: lock}\n"
                 "goals: {fed: {conditions: has}, safe: {conditions: lock}}\n"
                 "agents: {eater: {goals: [fed], actions: [go, take]}, guard: {goals: [safe], "
                 "actions: [shut]}}\n");
    begin_as(&pair, &pair.second, 1);
    tick_one(&pair, &pair.first, 1);
    tick_one(&pair, &pair.second, 1);
    forget_log(&pair.stage);
    tick_one(&pair, &pair.first, 100);
    expect_log(&pair.stage, "tick go, stop go, ended go success, refused take");
    tick_one(&pair, &pair.first, 1);
    expect_log(&pair.stage, "wants fed, failed 1");
    stage_end(&pair.stage);
}

/* The other one has to do without an apple. */
static void tasks_do_without_what_is_claimed(void)
{
    struct pair pair;
    start(&pair, "domain: d\nlimits: {plan: 8}\n"
                 "state:\n"
                 "  apples: {type: 0..5, start: 1, shared: true, claim: true}\n"
                 "  fed: 0..9\n"
                 "actions:\n"
                 "  eat_apple: {preconditions: apples >= 1, effects: [apples -= 1, fed += 2]}\n"
                 "  eat_grass: {effects: fed += 1}\n"
                 "tasks:\n"
                 "  live: {methods: {well: {subtasks: eat_apple}, ill: {subtasks: eat_grass}}}\n");
    tick_one(&pair, &pair.first, 1);
    tick_one(&pair, &pair.second, 1);
    CU_ASSERT_EQUAL(gg_agent_action(&pair.first.core), 0);
    CU_ASSERT_EQUAL(gg_agent_action(&pair.second.core), 1);
    stage_end(&pair.stage);
}

/* A goal sees the real value: there are three, though one of them is about to be taken. What
 * others will bring about is not planned for either. */
static void goals_see_the_real_value(void)
{
    struct pair pair;
    start(&pair, "domain: d\nlimits: {plan: 8}\n"
                 "state: {apples: {type: 0..5, start: 3, shared: true, claim: true}}\n"
                 "actions: {take: {preconditions: apples >= 1, effects: apples -= 1}, "
                 "pick: {effects: apples += 1}}\n"
                 "goals: {stocked: {conditions: apples >= 3}, few: {conditions: apples <= 2}}\n"
                 "agents: {thief: {goals: [few], actions: [take]}, farmer: {goals: [stocked], "
                 "actions: [pick]}, other: {goals: [few], actions: [take]}}\n");
    struct actor third;
    begin_as(&pair, &pair.second, 1);
    begin_as(&pair, &third, 2);
    tick_one(&pair, &pair.first, 1);
    tick_one(&pair, &pair.second, 1);
    tick_one(&pair, &third, 1);
    CU_ASSERT_TRUE(pair.first.core.running);
    CU_ASSERT_FALSE(pair.second.core.running);
    CU_ASSERT_FALSE(third.core.running);
    tick_one(&pair, &pair.first, 100); /* 2 are left, and 2 are there */
    tick_one(&pair, &pair.second, 1);
    CU_ASSERT_TRUE(pair.second.core.running);
    stage_end(&pair.stage);
}

static const char orchard[] =
    "domain: d\nlimits: {plan: 8}\n"
    "places: {fact: here, at: {home: 0, tree: 1}}\n"
    "state:\n"
    "  here: [home, tree]\n"
    "  apples: {type: 0..5, start: 1, shared: true, claim: true}\n"
    "  has: bool\n"
    "actions: {take: {at: tree, preconditions: [apples >= 1, not has], effects: "
    "[apples -= 1, has]}}\n"
    "goals: {fed: {conditions: has}}\n";

/* The claim begins with the walk, and outlasts it: nobody gets ahead of who is on its way. */
static void a_claim_begins_with_the_walk(void)
{
    struct pair pair;
    start(&pair, orchard);
    tick_one(&pair, &pair.first, 1);
    CU_ASSERT_TRUE(pair.first.core.walking && pair.first.core.claimed != GG_NONE);
    CU_ASSERT_EQUAL(gg_agent_valid(&pair.first.core, &pair.stage.domain), GG_ATTACHED);
    set_fact(&pair.second, "here", 1); /* it stands under the tree already */
    tick_one(&pair, &pair.second, 1);
    CU_ASSERT_FALSE(pair.second.core.walking || pair.second.core.running);
    tick_one(&pair, &pair.first, 1000); /* a second's way */
    CU_ASSERT_TRUE(pair.first.core.running && pair.first.core.claimed != GG_NONE);
    CU_ASSERT_EQUAL(world_released(&pair.stage.scene.core), 0); /* not for a moment */
    tick_one(&pair, &pair.second, 1000);
    CU_ASSERT_FALSE(pair.second.core.running);
    tick_one(&pair, &pair.first, 100);
    CU_ASSERT_EQUAL(fact_of(&pair.first, "has"), 1);
    expect_none_held(&pair);
    stage_end(&pair.stage);
}

/* The walk is given up; or it arrives, and the plan is dropped as the game has taken the apple. */
static void a_claim_ends_with_its_walk(void)
{
    for (int arrives = 0; arrives < 2; arrives++) {
        struct pair pair;
        start(&pair, orchard);
        tick_one(&pair, &pair.first, 1);
        set_fact(&pair.first, "apples", 0);
        if (arrives)
            tick_one(&pair, &pair.first, 1000);
        else
            CU_ASSERT_TRUE(gg_agent_stop(&pair.first.core, &pair.stage.planner));
        CU_ASSERT_FALSE(pair.first.core.walking || pair.first.core.running);
        expect_none_held(&pair);
        stage_end(&pair.stage);
    }
}

/* The game takes the apple in spite of the claim: that is noticed at the end, as ever. */
static void the_game_goes_over_claims(void)
{
    struct pair pair;
    start(&pair, one_apple);
    tick_one(&pair, &pair.first, 1);
    set_fact(&pair.second, "apples", 0);
    tick_one(&pair, &pair.first, 100);
    CU_ASSERT_EQUAL(fact_of(&pair.first, "has"), 0);
    expect_none_held(&pair);
    stage_end(&pair.stage);
}

/* A world that is restored without one of its agents has none of the claims of that one. */
static void a_restored_world_has_the_claims_of_its_agents(void)
{
    struct pair pair;
    start(&pair, shelves);
    tick_one(&pair, &pair.first, 1);
    tick_one(&pair, &pair.second, 1);
    CU_ASSERT_EQUAL(world_holders(&pair.stage.scene.core), 2);
    CU_ASSERT_EQUAL(gg_world_attach(&pair.stage.scene.core, &pair.stage.domain), GG_ATTACHED);
    expect_none_held(&pair);
    CU_ASSERT_EQUAL(gg_agent_attach(&pair.second.core, &pair.stage.scene.core, &pair.stage.planner),
                    GG_ATTACHED);
    CU_ASSERT_EQUAL(world_holders(&pair.stage.scene.core), 1);
    tick_one(&pair, &pair.second, 100);
    expect_none_held(&pair);
    stage_end(&pair.stage);
}

static void damaged_claims_are_refused(void)
{
    struct pair pair;
    start(&pair, shelves);
    const gg_domain *domain = &pair.stage.domain;
    CU_ASSERT_EQUAL(gg_agent_valid(&pair.first.core, domain), GG_ATTACHED);
    pair.first.core.claimed = 0;
    CU_ASSERT_EQUAL(gg_agent_valid(&pair.first.core, domain), GG_DAMAGED);
    pair.first.core.claimed = GG_NONE;
    tick_one(&pair, &pair.first, 1);
    CU_ASSERT_EQUAL(gg_agent_valid(&pair.first.core, domain), GG_ATTACHED);
    pair.first.core.claimed = 1;
    CU_ASSERT_EQUAL(gg_agent_valid(&pair.first.core, domain), GG_DAMAGED);
    pair.first.core.claimed = GG_NONE;
    CU_ASSERT_EQUAL(gg_agent_valid(&pair.first.core, domain), GG_DAMAGED);
    stage_end(&pair.stage);
}

/* The second worker has the saw before it, and the hammer, which the first one has claimed, behind
 * that: the trace and the explanation name the hammer. When it is gone its value is told. */
static const char tools[] =
    "domain: d\nlimits: {plan: 8}\n"
    "state:\n"
    "  hammer: {type: bool, start: true, shared: true, claim: true}\n"
    "  saw: {type: bool, start: true, shared: true, claim: true}\n"
    "  has: 0..2\n"
    "actions:\n"
    "  take_hammer: {preconditions: hammer, effects: [not hammer, has += 1]}\n"
    "  take_saw: {preconditions: saw, effects: [not saw, has += 1]}\n"
    "  idle: {}\n"
    "tasks:\n"
    "  nail: {methods: {n: {subtasks: take_hammer}}}\n"
    "  build: {methods: {work: {subtasks: [take_saw, take_hammer]}, rest: {subtasks: idle}}}\n"
    "agents: {nailer: {task: nail}, builder: {task: build}}\n";

static void note_failed(void *context, const gg_agent *agent, const gg_event *event)
{
    gg_event *failed = context;
    (void)agent;
    if (event->kind == GG_METHOD_FAILED)
        *failed = *event;
}

static void what_others_have_claimed_is_named(void)
{
    struct pair pair;
    char text[200];
    gg_event failed = {.fact = 0};
    start(&pair, tools);
    actor_start(&pair.second, &pair.stage, 1, 2);
    pair.second.answer = work;
    pair.second.more = &pair;
    tick_one(&pair, &pair.first, 1);
    pair.stage.planner.trace = note_failed;
    pair.stage.planner.context = &failed;
    tick_one(&pair, &pair.second, 1);
    CU_ASSERT_EQUAL(failed.fact, number_of(&pair, "hammer"));
    CU_ASSERT_FALSE(failed.unmet.known);
    gg_event_text(&pair.stage.domain, &failed, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "not build > work, because of its subtasks: others have claimed "
                                 "hammer");
    (void)gg_agent_explain(&pair.second.core, &pair.stage.planner, NULL, &gg_task_reasons, text,
                           sizeof text);
    CU_ASSERT_PTR_NOT_NULL(strstr(text, "not build > work, because of its subtasks: others have "
                                        "claimed hammer\n"));
    tick_one(&pair, &pair.first, 100); /* now it is gone */
    tick_one(&pair, &pair.second, 100);
    CU_ASSERT_EQUAL(failed.fact, number_of(&pair, "hammer"));
    CU_ASSERT_TRUE(failed.unmet.known && failed.unmet.is == 0 && failed.unmet.low == 1);
    pair.stage.planner.trace = NULL;
    stage_end(&pair.stage);
}

void add_claims_suite(void)
{
    CU_pSuite suite = CU_add_suite("claims", NULL, NULL);
    CU_ADD_TEST(suite, who_comes_second_does_not_go_for_it);
    CU_ADD_TEST(suite, an_agent_does_not_stand_in_its_own_way);
    CU_ADD_TEST(suite, who_waits_goes_when_the_claim_ends);
    CU_ADD_TEST(suite, a_stop_gives_claims_up);
    CU_ADD_TEST(suite, room_is_claimed);
    CU_ADD_TEST(suite, what_would_be_lost_is_not_added);
    CU_ADD_TEST(suite, a_fact_is_claimed_as_a_whole);
    CU_ADD_TEST(suite, who_assigns_waits_for_who_adds);
    CU_ADD_TEST(suite, a_step_is_refused_when_it_comes);
    CU_ADD_TEST(suite, tasks_do_without_what_is_claimed);
    CU_ADD_TEST(suite, goals_see_the_real_value);
    CU_ADD_TEST(suite, a_claim_begins_with_the_walk);
    CU_ADD_TEST(suite, a_claim_ends_with_its_walk);
    CU_ADD_TEST(suite, the_game_goes_over_claims);
    CU_ADD_TEST(suite, a_restored_world_has_the_claims_of_its_agents);
    CU_ADD_TEST(suite, damaged_claims_are_refused);
    CU_ADD_TEST(suite, what_others_have_claimed_is_named);
}
