/* SPDX-License-Identifier: MIT */
/* Wants that are conditions made at run time, and what happens to wants in the middle of something:
 * one worked example each. */
#include "suites.h"
#include "support/farm.h"

#include <string.h>

static void a_condition_is_copied(void)
{
    struct stage stage;
    struct actor actor;
    struct built one, other;
    on_the_farm(&stage, &actor);
    build(&one);
    ask(&actor, &one, "ploughed(east)", 1, 1);
    ask(&actor, &one, "hay", 4, 9);
    uint32_t id = gg_agent_want_condition(&actor.core, &one.builder, 2);
    memset(&one, GARBAGE, sizeof one);
    build(&other);
    ask(&actor, &other, "hay", 4, 9);
    ask(&actor, &other, "ploughed(east)", 1, 1);
    CU_ASSERT_EQUAL(gg_agent_want_condition(&actor.core, &other.builder, 2), id);
    ask(&actor, &other, "hay", 5, 9);
    uint32_t more = gg_agent_want_condition(&actor.core, &other.builder, 1);
    CU_ASSERT(id && more && more != id);
    stage_tick(&stage, &actor, 100);
    expect_status(&actor, id, GG_WANT_RUNNING);
    for (int i = 0; i < 100 && gg_agent_want_status(&actor.core, id) == GG_WANT_RUNNING; i++)
        stage_tick(&stage, &actor, 100);
    expect_status(&actor, id, GG_WANT_REACHED);
    CU_ASSERT(fact_of(&actor, "ploughed(east)") && fact_of(&actor, "hay") >= 4);
    CU_ASSERT(!fact_of(&actor, "ploughed(west)"));
    pass(&stage, &actor, 3);
    expect_status(&actor, more, GG_WANT_REACHED);
    stage_end(&stage);
}

static void an_impossible_box_is_refused(void)
{
    struct stage stage;
    struct actor actor;
    struct built built;
    on_the_farm(&stage, &actor);
    build(&built);
    CU_ASSERT_EQUAL(gg_agent_want_condition(&actor.core, &built.builder, 1), 0);
    ask(&actor, &built, "ploughed(east)", 1, 1);
    built.flags[0].word = stage.domain.word_count;
    CU_ASSERT_EQUAL(gg_agent_want_condition(&actor.core, &built.builder, 1), 0);
    stage_end(&stage);
}

/* What another agent has claimed counts as gone in plans, but a want sees the real value: it is
 * reached when that changes, though nothing changes for plans then. */
static void a_want_sees_what_is_real(void)
{
    struct stage stage;
    struct actor first, second;
    struct built built;
    stage_with(&stage, &first,
               "domain: d\n"
               "limits: {plan: 4, wants: 1}\n"
               "state: {left: {type: 0..3, start: 1, shared: true, claim: true},"
               " had: bool}\n"
               "actions: {take: {preconditions: left >= 1,\n"
               "  effects: [left -= 1, had], duration: 1s}}\n"
               "goals: {fed: {conditions: had}}\n"
               "agents: {a: {goals: [fed]}, b: {goals: []}}\n");
    actor_start(&second, &stage, 1, 2);
    build(&built);
    ask(&second, &built, "left", 0, 0);
    uint32_t id = gg_agent_want_condition(&second.core, &built.builder, 1);
    for (int i = 0; i < 20; i++) {
        bool gone = fact_of(&first, "left") == 0;
        stage_tick(&stage, &first, 100);
        stage_tick(&stage, &second, 100);
        expect_status(&second, id,
                      fact_of(&first, "left") == 0 ? GG_WANT_REACHED : GG_WANT_WAITING);
        CU_ASSERT(!gone || i > 8);
    }
    CU_ASSERT_EQUAL(fact_of(&first, "left"), 0);
    stage_end(&stage);
}

/* Without goals and parameters, if the limit is given. */
static void a_domain_without_goals_can_have_wants(void)
{
    struct stage stage;
    struct actor actor;
    struct built built;
    stage_with(&stage, &actor,
               "domain: d\n"
               "limits: {plan: 4, wants: 2}\n"
               "state: {lit: bool, cold: bool}\n"
               "actions: {light: {effects: lit}, wait: {duration: 9s}}\n"
               "tasks: {live: {methods: {m: {subtasks: wait}}}}\n");
    stage_tick(&stage, &actor, 1);
    build(&built);
    ask(&actor, &built, "lit", 1, 1);
    uint32_t id = gg_agent_want_condition(&actor.core, &built.builder, 0);
    forget_log(&stage);
    for (int i = 0; i < 3; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "ended wait aborted, made 1, started light"));
    expect_status(&actor, id, GG_WANT_REACHED);
    stage_end(&stage);
}

/* The condition could be brought about at once, but for the goal that is to be kept. */
static void goals_are_kept_for_conditions(void)
{
    struct stage stage;
    struct actor actor;
    struct built built;
    stage_with(&stage, &actor,
               "domain: d\n"
               "limits: {plan: 4, wants: 1}\n"
               "state: {safe: {type: bool, start: true}, key: bool, out: bool}\n"
               "actions:\n"
               "  jump: {effects: [out, not safe]}\n"
               "  find: {effects: key}\n"
               "  walk: {preconditions: key, effects: out}\n"
               "goals: {safety: {conditions: safe, keep: true, priority: 3}}\n");
    stage_tick(&stage, &actor, 1);
    build(&built);
    ask(&actor, &built, "out", 1, 1);
    uint32_t id = gg_agent_want_condition(&actor.core, &built.builder, 3);
    for (int i = 0; i < 4; i++)
        stage_tick(&stage, &actor, 1);
    CU_ASSERT_PTR_NULL(strstr(stage.log.data, "jump"));
    expect_status(&actor, id, GG_WANT_REACHED);
    stage_end(&stage);
}

/* ------------------------------------------------------------- over several ticks */

/* A planning that is under way for a want that is taken back leaves the planner to others. */
static void a_planning_is_given_up_with_its_want(void)
{
    struct stage stage;
    struct actor actor, other;
    struct built built;
    on_the_farm(&stage, &actor);
    actor_start(&other, &stage, 0, 2);
    gg_agent_detail(&actor.core, 0, 1);
    build(&built);
    ask(&actor, &built, "ploughed(east)", 1, 1);
    ask(&actor, &built, "hay", 9, 9);
    uint32_t id = gg_agent_want_condition(&actor.core, &built.builder, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT(actor.core.spent > 0 && stage.planner.owner == &actor.core);
    CU_ASSERT(gg_agent_unwant(&actor.core, id));
    build(&built);
    ask(&actor, &built, "ploughed(west)", 1, 1);
    uint32_t next = gg_agent_want_condition(&actor.core, &built.builder, 1);
    CU_ASSERT(gg_agent_unwant(&actor.core, next));
    stage_tick(&stage, &actor, 1);
    CU_ASSERT(!stage.planner.owner && actor.core.wanted == GG_NONE);
    forget_log(&stage);
    stage_tick(&stage, &other, 1);
    expect_log(&stage, "wants animals, made 2, started mow, start mow");
    stage_end(&stage);
}

/* The trace takes back what is told to be planned. */
static uint32_t told;

static void takes_back_what_is_chosen(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    if (event->kind == GG_GOAL_CHOSEN)
        (void)gg_agent_unwant((gg_agent *)(uintptr_t)agent, told);
}

static void a_want_is_taken_back_as_it_is_chosen(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    stage.planner.trace = takes_back_what_is_chosen;
    told = want(&actor, "done(east)", 9);
    stage_tick(&stage, &actor, 100);
    CU_ASSERT(actor.core.plan_length == 0 && actor.core.wanted == GG_NONE);
    expect_status(&actor, told, GG_WANT_REFUSED);
    stage_end(&stage);
}

/* The only slot gets another condition while a plan for the first one is searched for. */
static void another_condition_is_planned_anew(void)
{
    struct stage stage;
    struct actor actor;
    struct built built;
    stage_with(&stage, &actor,
               "domain: d\n"
               "limits: {plan: 8, wants: 1}\n"
               "state: {n: 0..9, left: bool, right: bool}\n"
               "actions:\n"
               "  up: {preconditions: n <= 8, effects: n += 1}\n"
               "  go_left: {preconditions: n == 3, effects: left}\n"
               "  go_right: {preconditions: n == 3, effects: right}\n");
    gg_agent_detail(&actor.core, 0, 2);
    build(&built);
    ask(&actor, &built, "left", 1, 1);
    uint32_t first = gg_agent_want_condition(&actor.core, &built.builder, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT(actor.core.spent > 0 && actor.core.plan_length == 0);
    CU_ASSERT(gg_agent_unwant(&actor.core, first));
    build(&built);
    ask(&actor, &built, "right", 1, 1);
    uint32_t second = gg_agent_want_condition(&actor.core, &built.builder, 1);
    CU_ASSERT_EQUAL(first & 255, second & 255);
    for (int i = 0; i < 40; i++)
        stage_tick(&stage, &actor, 1);
    expect_status(&actor, second, GG_WANT_REACHED);
    CU_ASSERT(fact_of(&actor, "right") && !fact_of(&actor, "left"));
    CU_ASSERT_PTR_NULL(strstr(stage.log.data, "dropped"));
    stage_end(&stage);
}

/* A stub waits for what others are to do. */
static gg_status waits_for_its_order(struct actor *actor, uint16_t action, gg_phase phase)
{
    struct {
        struct actor *member;
        uint32_t id;
    } *order = actor->more;
    (void)action;
    if (phase == GG_START)
        order->id = want(order->member, "done(west)", 9);
    gg_want_status status = gg_agent_want_status(&order->member->core, order->id);
    return status == GG_WANT_REACHED                                ? GG_SUCCESS
           : status == GG_WANT_WAITING || status == GG_WANT_RUNNING ? GG_RUNNING
                                                                    : GG_FAILURE;
}

static void a_stub_waits_for_a_want(void)
{
    struct stage stage;
    struct actor member, commander;
    struct {
        struct actor *member;
        uint32_t id;
    } order = {&member, 0};
    on_the_farm(&stage, &member);
    actor_start(&commander, &stage, 0, 3);
    commander.answer = waits_for_its_order;
    commander.more = &order;
    for (int i = 0; i < 40 && !fact_of(&commander, "hay"); i++) {
        gg_agent_tick(&commander.core, &stage.planner, 100);
        gg_agent_tick(&member.core, &stage.planner, 100);
    }
    CU_ASSERT_EQUAL(fact_of(&commander, "hay"), 3);
    CU_ASSERT_EQUAL(fact_of(&member, "ploughed(west)"), 1);
    stage_end(&stage);
}

static void events_name_conditions(void)
{
    struct compiled compiled = compile_text(farm);
    const gg_domain *domain = &compiled.tables->domain;
    gg_event event = {
        GG_GOAL_CHOSEN, (uint16_t)(domain->goal_count + 2), 0, GG_NONE, {false, 0, 0, 0, 0, 0}};
    char text[60];
    gg_event_text(domain, &event, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "goal: a wanted condition");
    event.index = 1;
    gg_event_text(domain, &event, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "goal: done(west)");
    compiled_free(&compiled);
}

/* A search that ends at a limit is a failure, three of which are too many. */
static void limits_count_as_failures(void)
{
    struct stage stage;
    struct actor actor;
    on_the_farm(&stage, &actor);
    struct built built;
    build(&built);
    ask(&actor, &built, "ploughed(east)", 1, 1);
    stage.planner.search.node_capacity = 1;
    uint32_t id = gg_agent_want_condition(&actor.core, &built.builder, 1);
    stage_tick(&stage, &actor, 100);
    expect_log(&stage, "wants a condition, failed 6");
    expect_status(&actor, id, GG_WANT_WAITING);
    pass(&stage, &actor, 2);
    expect_log(&stage, "wants a condition, failed 6, wants a condition, failed 6");
    expect_status(&actor, id, GG_WANT_FAILED);
    stage_end(&stage);
}

/* The function of the action that is stopped for a want takes that want back. */
static gg_status takes_back(struct actor *actor, uint16_t action, gg_phase phase)
{
    uint32_t *id = actor->more;
    (void)action;
    if (phase == GG_STOP)
        (void)gg_agent_unwant(&actor->core, *id);
    return GG_RUNNING;
}

static void a_want_is_taken_back_while_its_plan_is_taken_up(void)
{
    for (int of_condition = 0; of_condition < 2; of_condition++) {
        struct stage stage;
        struct actor actor;
        struct built built;
        uint32_t id;
        on_the_farm(&stage, &actor);
        set_fact(&actor, "fed", 0);
        actor.answer = takes_back;
        actor.more = &id;
        stage_tick(&stage, &actor, 100);
        build(&built);
        ask(&actor, &built, "ploughed(east)", 1, 1);
        id = of_condition ? gg_agent_want_condition(&actor.core, &built.builder, 9)
                          : want(&actor, "done(east)", 9);
        forget_log(&stage);
        stage_tick(&stage, &actor, 100);
        CU_ASSERT_PTR_NOT_NULL(strstr(stage.log.data, "stop mow, ended mow aborted"));
        CU_ASSERT_PTR_NULL(strstr(stage.log.data, "started go"));
        expect_status(&actor, id, GG_WANT_REFUSED);
        forget_log(&stage);
        stage_tick(&stage, &actor, 100);
        expect_log(&stage, "wants animals, made 2, started mow, start mow");
        stage_end(&stage);
    }
}

void add_wanted_conditions_suite(void)
{
    CU_pSuite suite = CU_add_suite("wanted conditions", NULL, NULL);
    CU_ADD_TEST(suite, a_condition_is_copied);
    CU_ADD_TEST(suite, an_impossible_box_is_refused);
    CU_ADD_TEST(suite, a_want_sees_what_is_real);
    CU_ADD_TEST(suite, a_domain_without_goals_can_have_wants);
    CU_ADD_TEST(suite, goals_are_kept_for_conditions);
    CU_ADD_TEST(suite, a_planning_is_given_up_with_its_want);
    CU_ADD_TEST(suite, a_want_is_taken_back_as_it_is_chosen);
    CU_ADD_TEST(suite, another_condition_is_planned_anew);
    CU_ADD_TEST(suite, a_stub_waits_for_a_want);
    CU_ADD_TEST(suite, events_name_conditions);
    CU_ADD_TEST(suite, limits_count_as_failures);
    CU_ADD_TEST(suite, a_want_is_taken_back_while_its_plan_is_taken_up);
}
