/* SPDX-License-Identifier: MIT */
/*
 * A search that is spread over ticks, in a planner that others use meanwhile: it ends with the
 * plan that it would have ended with, and is only made again where it must be.
 */
#include <string.h>

#include "support/stage.h"
#include "suites.h"

/* A row of symbols whose order is changed in some search; one agent wants it turned, another
 * has a task, and what that achieves is searched for in the same memory. */
static const char rows[] =
    "domain: d\nlimits: {plan: 24, table: 0}\n"
    "types: {place: [p, q, r, s]}\n"
    "state: {a: place, b: {type: place, start: q}, bored: bool, loud: bool}\n"
    "actions:\n"
    "  swap(place x, place y): {preconditions: [x != y, a == x, b == y], effects: [a = y, b = x], "
    "cost: {call: price}, duration: 10ms}\n"
    "  leap(place x): {preconditions: [a != x, b != x], effects: b = x, duration: 10ms}\n"
    "  yawn: {effects: bored, duration: 10ms}\n"
    "goals:\n"
    "  turned: {conditions: [a == s, b == r], relevant: not bored}\n"
    "  quiet: {conditions: not loud, priority: 5}\n"
    "tasks: {live: {methods: {m: {subtasks: [%s]}}}}\n"
    "agents:\n"
    "  one: {actions: [swap, leap], goals: [turned]}\n"
    "  two: {task: live, actions: [swap, leap, yawn], goals: []}\n";

static unsigned asked;
static const gg_planner *in_use; /* the planner, or NULL */

/* What each swap costs: asked once for each of them in a planning, while the planner is
 * refused to all. */
static uint16_t dynamic_cost(struct gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    CU_ASSERT(!in_use || in_use->busy);
    asked++;
    return 2;
}

static gg_calls with_price(struct stage *stage)
{
    gg_calls calls = *stage->agent_types[0].calls;
    calls.cost = dynamic_cost;
    return calls;
}

struct pair {
    struct stage stage;
    gg_calls calls;
    struct actor one, two;
};

/* The second agent is elsewhere, and so are the plans from there. */
static void pair_start(struct pair *pair, const char *subtasks)
{
    struct text yaml = {0};
    text_add(&yaml, rows, subtasks);
    stage_start(&pair->stage, yaml.data);
    text_free(&yaml);
    pair->calls = with_price(&pair->stage);
    pair->stage.agent_types[0].calls = pair->stage.agent_types[1].calls = &pair->calls;
    pair->stage.planner.kept = NULL; /* no goal is to be kept */
    actor_start(&pair->one, &pair->stage, 0, 1);
    actor_start(&pair->two, &pair->stage, 1, 2);
    set_fact(&pair->two, "a", 2);
    set_fact(&pair->two, "b", 3);
    asked = 0;
}

static void tick(struct pair *pair, struct actor *actor)
{
    gg_agent_tick(&actor->core, &pair->stage.planner, 1);
}

/* Plans for another agent, too. */
static void plan_for_another(struct pair *pair)
{
    uint16_t steps[STAGE_PLAN];
    gg_plan plan = {steps, STAGE_PLAN, 0};
    struct actor another;
    actor_start(&another, &pair->stage, 0, 1);
    set_fact(&another, "a", 2);
    set_fact(&another, "b", 3);
    CU_ASSERT_EQUAL(gg_agent_plan(&another.core, &pair->stage.planner, 0, &plan), GG_FOUND);
}

/* Has its root task planned. */
static void decide_anew(struct pair *pair, struct actor *actor)
{
    CU_ASSERT_TRUE(gg_agent_stop(&actor->core, &pair->stage.planner));
    tick(pair, actor);
    CU_ASSERT_TRUE(actor->core.plan_length > 0);
}

/* Whether an agent comes to the plan that it would make at once, from the beginning. */
static bool comes_to_its_plan(struct pair *pair, struct actor *actor)
{
    uint16_t steps[STAGE_PLAN];
    gg_plan plan = {steps, STAGE_PLAN, 0};
    for (int i = 0; i < 1000 && actor->core.plan_length == 0; i++)
        tick(pair, actor);
    struct actor another;
    actor_start(&another, &pair->stage, 0, 1);
    CU_ASSERT_EQUAL(gg_agent_plan(&another.core, &pair->stage.planner, 0, &plan), GG_FOUND);
    CU_ASSERT_TRUE(plan.length > 1);
    CU_ASSERT_PTR_NULL(strstr(pair->stage.log.data, "made 0")); /* nor to one in vain before */
    return actor->core.plan_length == plan.length &&
           memcmp(agent_plan(&actor->core), steps, plan.length * sizeof *steps) == 0;
}

/* What others do with the planner while the search is under way: 'p' plans for another
 * agent, 'd' has one decide. */
static void search_beside(const char *subtasks, const char *others, bool kept)
{
    struct pair pair;
    pair_start(&pair, subtasks);
    pair.stage.planner.kept = kept ? pair.stage.kept : NULL;
    gg_agent_detail(&pair.one.core, 0, 1);
    for (int i = 0; i < 3; i++)
        tick(&pair, &pair.one);
    CU_ASSERT_EQUAL(pair.one.core.plan_length, 0);
    for (; *others; others++)
        if (*others == 'p')
            plan_for_another(&pair);
        else
            decide_anew(&pair, &pair.two);
    CU_ASSERT_TRUE(comes_to_its_plan(&pair, &pair.one));
    stage_end(&pair.stage);
}

static void a_search_that_was_overwritten_is_made_again(void)
{
    static const char *const others[] = {"p", "d", "pd", "dp", "dd", "pp", "pdpd", "dpp"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        search_beside("{achieve: [a == p, b == s]}", others[i], false);
        search_beside("yawn", others[i], true);
    }
}

/* The functions of the game are asked once for a plan, however many ticks it takes, and
 * whatever others do that needs no search. */
static void a_search_that_is_as_it_was_goes_on(void)
{
    struct pair pair;
    pair_start(&pair, "yawn");
    plan_for_another(&pair);
    unsigned once = asked;
    CU_ASSERT_TRUE(once > 0);
    for (int others = 0; others < 2; others++) {
        actor_start(&pair.one, &pair.stage, 0, 1);
        gg_agent_detail(&pair.one.core, 0, 1);
        asked = 0;
        int ticks = 0;
        for (; ticks < 1000 && pair.one.core.plan_length == 0; ticks++) {
            tick(&pair, &pair.one);
            if (others)
                decide_anew(&pair, &pair.two);
        }
        CU_ASSERT_TRUE(ticks > 3);
        CU_ASSERT_EQUAL(asked, once);
    }
    stage_end(&pair.stage);
}

/* In a planner in which another's search is as far as that of the agent was. */
static void a_search_goes_on_in_another_planner(void)
{
    struct pair pair;
    pair_start(&pair, "yawn");
    gg_planner fresh = pair.stage.planner;
    gg_agent_detail(&pair.one.core, 0, 1);
    for (int i = 0; i < 3; i++)
        tick(&pair, &pair.one);
    struct actor saved = pair.one, other;
    pair.stage.planner = fresh;
    actor_start(&other, &pair.stage, 0, 1);
    set_fact(&other, "a", 2);
    set_fact(&other, "b", 3);
    gg_agent_detail(&other.core, 0, 1);
    for (int i = 0; i < 3; i++)
        tick(&pair, &other);
    CU_ASSERT_PTR_EQUAL(pair.stage.planner.owner, &other.core);
    CU_ASSERT_EQUAL(gg_agent_attach(&saved.core, &pair.stage.scene.core, &pair.stage.planner),
                    GG_ATTACHED);
    CU_ASSERT_TRUE(comes_to_its_plan(&pair, &saved));
    stage_end(&pair.stage);
}

/* The goals that a plan must keep lie in the planner, too. */
static void a_search_keeps_the_goals_that_it_began_with(void)
{
    struct stage stage;
    struct actor one, two;
    stage_start(&stage,
                "domain: d\nlimits: {plan: 8, table: 0}\n"
                "state: {at: [home, yard, hall, cellar], mask: bool, hot: bool}\n"
                "actions:\n"
                "  go: {preconditions: at == home, effects: at = yard}\n"
                "  enter: {preconditions: at == yard, effects: at = hall}\n"
                "  descend: {preconditions: at == hall, effects: at = cellar}\n"
                "  dress: {preconditions: at == yard, effects: mask, cost: 5}\n"
                "  sing: {}\n"
                "goals:\n"
                "  be_safe: {conditions: 'mask or at in [home, yard]', priority: 2, relevant: hot, "
                "keep: true}\n"
                "  be_down: {conditions: at == cellar, relevant: hot}\n"
                "tasks: {live: {methods: {m: {subtasks: sing}}}}\n"
                "agents: {a: {actions: [go, enter, descend, dress, sing], "
                "goals: [be_safe, be_down], task: live}}\n");
    actor_start(&one, &stage, 0, 1);
    actor_start(&two, &stage, 0, 2);
    set_fact(&one, "hot", 1);
    gg_agent_detail(&one.core, 0, 1);
    gg_agent_tick(&one.core, &stage.planner, 1);
    CU_ASSERT_EQUAL(one.core.plan_length, 0);
    gg_agent_tick(&two.core, &stage.planner, 1);
    CU_ASSERT_TRUE(two.core.plan_length > 0);
    for (int i = 0; i < 100 && one.core.plan_length == 0; i++)
        gg_agent_tick(&one.core, &stage.planner, 1);
    CU_ASSERT_EQUAL(one.core.plan_length, 4);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, agent_plan(&one.core)[1]), "dress");
    stage_end(&stage);
}

/* Which way is taken to the first of so many goals, where one of the others is to be kept that
 * the cheap way breaks. */
static const char *way_with_goals(int count, int kept)
{
    struct stage stage;
    struct actor actor;
    struct text yaml = {0};
    uint64_t set[3] = {0, 0, 0x5a5a};
    int words = (count + 63) / 64;
    set[words] = 0x5a5a;
    text_add(&yaml, "domain: d\nlimits: {plan: 8, table: 0}\nstate:\n  done: bool\n");
    for (int i = 1; i < count; i++)
        text_add(&yaml, "  b%d: {type: bool, start: true}\n", i);
    text_add(&yaml,
             "actions: {cheap: {effects: [done, not b%d]}, dear: {effects: done, cost: 9}}\n"
             "goals:\n  g0: {conditions: done}\n",
             kept);
    for (int i = 1; i < count; i++)
        text_add(&yaml, "  g%d: {conditions: b%d%s}\n", i, i, i == kept ? ", keep: true" : "");
    stage_start(&stage, yaml.data);
    text_free(&yaml);
    CU_ASSERT_EQUAL(stage.domain.goal_count, count);
    stage.planner.kept = set;
    actor_start(&actor, &stage, 0, 1);
    gg_agent_tick(&actor.core, &stage.planner, 1);
    CU_ASSERT_EQUAL(actor.core.step + actor.core.plan_length > 0, true);
    CU_ASSERT_EQUAL(set[words], 0x5a5a);
    bool keeps = fact_of(&actor, "done") && agent_plan(&actor.core)[0] == 1;
    stage_end(&stage);
    return keeps ? "dear" : "cheap";
}

/* Goals by the words of the set that they are kept in. */
static void any_goal_of_many_is_kept(void)
{
    static const int counts[][2] = {{2, 1}, {64, 1}, {64, 62}, {64, 63}, {65, 63}, {65, 64}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        CU_ASSERT_STRING_EQUAL(way_with_goals(counts[i][0], counts[i][1]), "dear");
}

/* Facts that no step needs change while it is searched: the plan that is found is good. */
static void a_plan_is_taken_though_other_facts_have_changed(void)
{
    struct pair pair;
    pair_start(&pair, "yawn");
    gg_agent_detail(&pair.one.core, 0, 1);
    int ticks = 0;
    for (; ticks < 1000 && pair.one.core.plan_length == 0; ticks++) {
        set_fact(&pair.one, "loud", (uint32_t)ticks % 2);
        tick(&pair, &pair.one);
    }
    CU_ASSERT_TRUE(ticks > 3);
    CU_ASSERT_TRUE(pair.one.core.plan_length > 1);
    stage_end(&pair.stage);
}

/* Put back to where it was, in its place: the planner has begun something else since. */
static void an_agent_that_is_put_back_searches_for_what_it_did(void)
{
    struct pair pair;
    pair_start(&pair, "yawn");
    gg_agent_detail(&pair.one.core, 0, 1);
    for (int i = 0; i < 3; i++)
        tick(&pair, &pair.one);
    struct actor saved = pair.one;
    CU_ASSERT_TRUE(gg_agent_stop(&pair.one.core, &pair.stage.planner));
    set_fact(&pair.one, "a", 2);
    set_fact(&pair.one, "b", 3);
    for (int i = 0; i < 3; i++)
        tick(&pair, &pair.one);
    CU_ASSERT_EQUAL(pair.one.core.spent, saved.core.spent);
    pair.one = saved;
    CU_ASSERT_TRUE(comes_to_its_plan(&pair, &pair.one));
    stage_end(&pair.stage);
}

/* -------------------------------------------------------- who is turned away, and is not */

static const char digger[] = "domain: d\nlimits: {plan: 24, table: 0}\n"
                             "types: {place: [p, q, r, s]}\n"
                             "state: {a: place, b: {type: place, start: q}, dug: bool, hole: bool, "
                             "due: bool}\n"
                             "actions:\n"
                             "  swap(place x, place y): {preconditions: [x != y, a == x, b == y], "
                             "effects: [a = y, b = x], duration: 1m}\n"
                             "  leap(place x): {preconditions: [a != x, b != x], effects: b = x, "
                             "duration: 1m}\n"
                             "  mark: {effects: dug, duration: 10ms}\n"
                             "  dig: {preconditions: dug, effects: hole, duration: 1m, "
                             "uninterruptible: true}\n"
                             "goals:\n"
                             "  hole: {conditions: hole}\n"
                             "  turned: {conditions: [a == s, b == r], relevant: due, "
                             "priority: 5}\n";

/* It looks for a plan while its action ends, and the next one is not to be interrupted: until
 * that is done, the planner is free. */
static void finish_a_task_while_another_plans(bool decides)
{
    struct stage stage;
    struct actor one, two;
    stage_start(&stage, digger);
    actor_start(&one, &stage, 0, 1);
    actor_start(&two, &stage, 0, 2);
    gg_agent_tick(&one.core, &stage.planner, 1);
    gg_agent_detail(&one.core, 0, 1);
    set_fact(&one, "due", 1);
    gg_agent_tick(&one.core, &stage.planner, 1);
    CU_ASSERT_PTR_EQUAL(stage.planner.owner, &one.core);
    if (!decides) {
        gg_agent_detail(&one.core, 60000, 1);
        one.core.until = 60000; /* whatever its place among others would be */
    }
    gg_agent_tick(&one.core, &stage.planner, 9);
    gg_agent_tick(&one.core, &stage.planner, 1);
    CU_ASSERT_EQUAL(gg_agent_action(&one.core), action_number(stage.compiled.tables, "dig"));
    gg_agent_tick(&one.core, &stage.planner, 1);
    gg_agent_tick(&two.core, &stage.planner, 1);
    CU_ASSERT_TRUE(two.core.plan_length > 0);
    stage_end(&stage);
}

static void who_must_finish_a_task_leaves_the_planner_to_others(void)
{
    finish_a_task_while_another_plans(false);
    finish_a_task_while_another_plans(true);
}

/* ------------------------------------------------------------- how a planner begins */

/* Whatever lay in it before. */
static void a_planner_that_was_initialised_is_of_zeros(void)
{
    gg_planner planner, zeros;
    memset(&planner, GARBAGE, sizeof planner);
    memset(&zeros, 0, sizeof zeros);
    gg_planner_init(&planner);
    CU_ASSERT_NOT_EQUAL(planner.ready, 0);
    zeros.ready = planner.ready;
    CU_ASSERT_EQUAL(memcmp(&planner, &zeros, sizeof planner), 0);
}

/* And what there is no room for is not told to be found. */
static void a_planner_of_zeros_may_plan_before_it_is_used_by_agents(void)
{
    struct pair pair;
    uint16_t steps[STAGE_PLAN];
    gg_plan plan = {steps, STAGE_PLAN, 7};
    pair_start(&pair, "yawn");
    gg_planner *planner = &pair.stage.planner;
    in_use = planner;
    CU_ASSERT_EQUAL(planner->ready, 0);
    CU_ASSERT_EQUAL(gg_agent_plan(&pair.one.core, planner, 0, &plan), GG_FOUND);
    CU_ASSERT_TRUE(asked > 0 && plan.length > 0 && !planner->busy);
    tick(&pair, &pair.two);
    plan.capacity = 1;
    CU_ASSERT_EQUAL(gg_agent_plan(&pair.one.core, planner, 0, &plan), GG_PLAN_TOO_LONG);
    CU_ASSERT_EQUAL(plan.length, 0);
    in_use = NULL;
    stage_end(&pair.stage);
}

/* ------------------------------------------------------------- what is told of a plan */

static const char guards[] = "domain: d\nlimits: {plan: 8}\n"
                             "state: {alarm: bool}\n"
                             "actions: {walk: {duration: 9ms}, run: {duration: 9ms}}\n"
                             "tasks:\n"
                             "  live:\n"
                             "    select: priority\n"
                             "    methods:\n"
                             "      watch: {priority: 1, preconditions: alarm, subtasks: run}\n"
                             "      rest: {subtasks: walk}\n";

static gg_status decide_for_another(struct actor *actor, uint16_t action, gg_phase phase)
{
    struct actor *other = actor->more;
    (void)action;
    if (phase == GG_STOP && other)
        gg_agent_tick(&other->core, &actor->stage->planner, 1);
    return GG_RUNNING;
}

/* The action that gives way plans for another agent, whose methods lie in the planner then:
 * nothing is told of them. */
static void methods_of_another_are_not_told_of(void)
{
    struct stage stage;
    struct actor one, other;
    stage_start(&stage, guards);
    actor_start(&one, &stage, 0, 1);
    actor_start(&other, &stage, 0, 2);
    one.answer = decide_for_another;
    one.more = &other;
    stage_tick(&stage, &one, 1);
    expect_log(&stage, "made 1, chose live.rest, started walk, start walk");
    set_fact(&one, "alarm", 1);
    stage_tick(&stage, &one, 1);
    expect_log(&stage, "tick walk, stop walk, made 1, chose live.rest, started walk, start walk, "
                       "ended walk aborted, interrupted live.watch, made 1, started run, "
                       "start run");
    stage_end(&stage);
}

void add_planners_suite(void)
{
    CU_pSuite suite = CU_add_suite("planners", NULL, NULL);
    CU_ADD_TEST(suite, a_search_that_was_overwritten_is_made_again);
    CU_ADD_TEST(suite, a_search_that_is_as_it_was_goes_on);
    CU_ADD_TEST(suite, a_search_goes_on_in_another_planner);
    CU_ADD_TEST(suite, a_search_keeps_the_goals_that_it_began_with);
    CU_ADD_TEST(suite, any_goal_of_many_is_kept);
    CU_ADD_TEST(suite, a_plan_is_taken_though_other_facts_have_changed);
    CU_ADD_TEST(suite, an_agent_that_is_put_back_searches_for_what_it_did);
    CU_ADD_TEST(suite, who_must_finish_a_task_leaves_the_planner_to_others);
    CU_ADD_TEST(suite, a_planner_that_was_initialised_is_of_zeros);
    CU_ADD_TEST(suite, a_planner_of_zeros_may_plan_before_it_is_used_by_agents);
    CU_ADD_TEST(suite, methods_of_another_are_not_told_of);
}
