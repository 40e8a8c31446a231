/* SPDX-License-Identifier: MIT */
/*
 * Cooldowns of methods: worked examples. That they begin and end as they should in any life is looked
 * up in random ones, with goals and interruptions (tests/models/goal_checker_plans.c) and at several
 * paces (test_quiet_lives.c).
 */
#include "agent/agent.h"
#include "gg_slots.h"
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <string.h>

static void expect_doing(const struct stage *stage, const struct actor *actor, const char *action)
{
    uint16_t running = gg_agent_action(&actor->core);
    const char *name = running == GG_NONE ? "nothing" : action_name(stage, running);
    CHECK_SAYING(strcmp(name, action) == 0, "it does %s, not %s", name, action);
}

/* Lets time pass in ticks of 100 ms, and looks what is done then. */
static void expect_after(struct stage *stage, struct actor *actor, unsigned milliseconds,
                         const char *action)
{
    for (unsigned i = 0; i < milliseconds / 100; i++)
        stage_tick(stage, actor, 100);
    expect_doing(stage, actor, action);
}

/* Whether a ground method cools down, by the names of its task and itself. */
static bool cools(const struct actor *actor, const char *name)
{
    return fact_of(actor, name) != 0;
}

static const char dog[] = "domain: d\nlimits: {plan: 8}\n"
                          "actions: {eat: {duration: 2s}, bark: {duration: 1s},\n"
                          "  nap: {duration: 3s}, doze: {duration: 30s, uninterruptible: true}}\n"
                          "tasks:\n  live:\n    select: priority\n    methods:\n"
                          "      feed: {priority: 2, cooldown: 5s, subtasks: [eat, bark]}\n"
                          "      rest: {subtasks: [nap, nap, nap]}\n";

/* -------------------------------------------------------------- when it begins and ends */

/* From 3 s to 8 s it cools down, and what comes then interrupts. */
static void a_method_is_passed_over_while_it_cools_down(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, dog);
    expect_after(&stage, &actor, 100, "eat");
    CU_ASSERT_FALSE(cools(&actor, "cooldown of live.feed"));
    expect_after(&stage, &actor, 2000, "bark");
    CU_ASSERT_FALSE(cools(&actor, "cooldown of live.feed"));
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 1000);
    expect_after(&stage, &actor, 1000, "nap");
    CU_ASSERT_TRUE(cools(&actor, "cooldown of live.feed"));
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 3000); /* the nap ends before */
    expect_after(&stage, &actor, 3000, "nap");
    CU_ASSERT_EQUAL(gg_agent_quiet(&actor.core), 2000);
    expect_after(&stage, &actor, 1900, "nap");
    CU_ASSERT_TRUE(cools(&actor, "cooldown of live.feed"));
    expect_after(&stage, &actor, 100, "eat");
    CU_ASSERT_FALSE(cools(&actor, "cooldown of live.feed"));
    stage_end(&stage);
}

/* A long tick is as many short ones. */
static void a_long_tick_ends_it_too(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, dog);
    expect_after(&stage, &actor, 3100, "nap");
    stage_tick(&stage, &actor, 60000);
    CU_ASSERT_FALSE(cools(&actor, "cooldown of live.feed"));
    expect_doing(&stage, &actor, "nothing"); /* in what was left of the tick, it has eaten */
    stage_tick(&stage, &actor, 1);
    expect_doing(&stage, &actor, "bark");
    stage_end(&stage);
}

static gg_status bark_fails(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)phase;
    if (strcmp(action_name(actor->stage, action), "bark") == 0)
        return GG_FAILURE;
    return gg_agent_wait(&actor->core);
}

/* Where the last step fails, or the game stops the agent, nothing has succeeded. */
static void what_does_not_succeed_does_not_cool_down(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, dog);
    actor.answer = bark_fails;
    expect_after(&stage, &actor, 2100, "nothing"); /* it failed at once */
    expect_after(&stage, &actor, 100, "eat");
    CU_ASSERT_FALSE(cools(&actor, "cooldown of live.feed"));
    actor.answer = NULL;
    expect_after(&stage, &actor, 2000, "bark");
    CU_ASSERT_TRUE(gg_agent_stop(&actor.core, &stage.planner));
    CU_ASSERT_FALSE(cools(&actor, "cooldown of live.feed"));
    expect_after(&stage, &actor, 100, "eat");
    stage_end(&stage);
}

/* Each object has its own cooldown, and each of two methods that end with the same step has its. */
static void each_method_cools_down_by_itself(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\ntypes: {room: [hall, den]}\n"
        "actions: {sweep(room r): {duration: 1s}, nap: {duration: 1s}}\n"
        "tasks:\n  live: {methods: {clean: {cooldown: 2s, subtasks: [nap, some]},\n"
        "    lie: {subtasks: some}, rest: {subtasks: nap}}}\n"
        "  some: {methods: {one(room r): {cooldown: 3500ms, subtasks: sweep(r)}}}\n";
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, yaml);
    expect_after(&stage, &actor, 1100, "sweep(hall)");
    expect_after(&stage, &actor, 1000, "sweep(den)"); /* at 2 s: clean cools down, and hall */
    CU_ASSERT_TRUE(cools(&actor, "cooldown of live.clean") &&
                   cools(&actor, "cooldown of some.one(hall)") &&
                   !cools(&actor, "cooldown of some.one(den)"));
    expect_after(&stage, &actor, 1000, "nap"); /* at 3 s: the den, too */
    CU_ASSERT_TRUE(cools(&actor, "cooldown of some.one(den)"));
    expect_after(&stage, &actor, 1000, "nap"); /* at 4 s: clean does not, but its rooms do */
    CU_ASSERT_FALSE(cools(&actor, "cooldown of live.clean"));
    expect_after(&stage, &actor, 2000, "nap"); /* at 6 s: the hall is back, so clean begins */
    expect_after(&stage, &actor, 1000, "sweep(hall)");
    stage_end(&stage);
}

/* A method without steps is over as soon as it is its turn. */
static void a_method_without_steps_cools_down_at_its_turn(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\nactions: {a: {duration: 1s}, b: {duration: 1s}}\n"
        "tasks:\n  live: {methods: {nothing: {cooldown: 1500ms, subtasks: []},\n"
        "    some: {subtasks: [a, part, b]}}}\n"
        "  part: {methods: {empty: {cooldown: 3s, subtasks: []}, full: {subtasks: b}}}\n";
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, yaml);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_TRUE(cools(&actor, "cooldown of live.nothing"));
    expect_after(&stage, &actor, 100, "a");
    CU_ASSERT_FALSE(cools(&actor, "cooldown of part.empty"));
    expect_after(&stage, &actor, 1000, "b");
    CU_ASSERT_TRUE(cools(&actor, "cooldown of part.empty"));
    stage_end(&stage);
}

/* Recursion: the methods of each level end together, and what comes before has its own end. */
static void recursive_methods_cool_down(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 16}\nstate: {n: {type: 0..9, start: 3}}\n"
        "actions: {down: {preconditions: n >= 1, effects: n -= 1, duration: 1s},\n"
        "  look: {duration: 1s}}\n"
        "tasks:\n  live: {methods: {go: {subtasks: count_down}}}\n"
        "  count_down: {methods: {more: {preconditions: n >= 1, cooldown: 9s,\n"
        "      subtasks: [down, glance, count_down]}, end: {subtasks: []}}}\n"
        "  glance: {methods: {about: {cooldown: 1500ms, subtasks: look}}}\n";
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, yaml);
    expect_after(&stage, &actor, 2100, "down"); /* the second one: the plan was made before */
    CU_ASSERT_TRUE(cools(&actor, "cooldown of glance.about"));
    expect_after(&stage, &actor, 1600, "look");
    CU_ASSERT_FALSE(cools(&actor, "cooldown of glance.about"));
    expect_after(&stage, &actor, 2200, "look");
    CU_ASSERT_FALSE(cools(&actor, "cooldown of count_down.more"));
    expect_after(&stage, &actor, 200, "nothing");
    CU_ASSERT_TRUE(cools(&actor, "cooldown of count_down.more") &&
                   cools(&actor, "cooldown of glance.about"));
    stage_end(&stage);
}

/* -------------------------------------------------------------------- interruptions */

/* Three tasks, each of which can be interrupted; what is noted of the methods around and behind the
 * replaced part stays, and what is noted of its own methods is gone. */
static const char nested[] =
    "domain: d\nlimits: {plan: 16}\nstate: {far: bool, near: bool, here: bool, end: bool}\n"
    "actions: {a: {duration: 1s}, b: {duration: 1s}, c: {duration: 1s}, d: {duration: 1s}}\n"
    "tasks:\n"
    "  outer: {select: priority, methods: {\n"
    "    best: {priority: 1, preconditions: far, cooldown: 9s, subtasks: [d, d]},\n"
    "    usual: {cooldown: 9s, subtasks: [middle, last]}}}\n"
    "  middle: {select: priority, methods: {\n"
    "    better: {priority: 1, preconditions: near, cooldown: 9s, subtasks: [c, inner]},\n"
    "    plain: {cooldown: 9s, subtasks: [a, inner]}}}\n"
    "  inner: {select: priority, methods: {\n"
    "    good: {priority: 1, preconditions: here, cooldown: 9s, subtasks: [b, b]},\n"
    "    dull: {cooldown: 9s, subtasks: a}}}\n"
    "  last: {select: priority, methods: {\n"
    "    other: {priority: 1, preconditions: end, subtasks: d},\n"
    "    only: {cooldown: 9s, subtasks: a}}}\n";

/* Which methods cool down, a letter each. */
static void expect_cooling(const struct actor *actor, const char *expected)
{
    static const char *const names[] = {"outer.best",   "outer.usual", "middle.better",
                                        "middle.plain", "inner.good",  "inner.dull",
                                        "last.only"};
    char text[8] = "";
    for (size_t i = 0; i < 7; i++) {
        char name[40] = "cooldown of ";
        strcat(name, names[i]);
        text[i] = cools(actor, name) ? "BUMPGDL"[i] : '-';
    }
    text[7] = '\0';
    CHECK_SAYING(strcmp(text, expected) == 0, "%s, not %s", text, expected);
}

static void what_is_replaced_does_not_cool_down(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, nested);
    expect_after(&stage, &actor, 100, "a");
    set_fact(&actor, "near", 1); /* middle is done otherwise: c, then inner */
    expect_after(&stage, &actor, 100, "c");
    set_fact(&actor, "here", 1);             /* inner is not its turn yet */
    expect_after(&stage, &actor, 1000, "b"); /* it is planned otherwise: b, b */
    expect_cooling(&actor, "-------");
    expect_after(&stage, &actor, 2000, "a");
    expect_cooling(&actor, "--M-G--"); /* inner and middle have ended, by their new methods */
    expect_after(&stage, &actor, 1000, "nothing");
    expect_cooling(&actor, "-UM-G-L");
    stage_end(&stage);
}

/* The outer method is interrupted after a part of it was: then it has no end at all. */
static void an_outer_method_that_is_replaced_does_not_cool_down(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, nested);
    expect_after(&stage, &actor, 100, "a");
    set_fact(&actor, "near", 1);
    expect_after(&stage, &actor, 100, "c");
    set_fact(&actor, "here", 1);
    expect_after(&stage, &actor, 1000, "b");
    set_fact(&actor, "far", 1);
    expect_after(&stage, &actor, 100, "d");
    expect_after(&stage, &actor, 1900, "d");
    expect_cooling(&actor, "-------");
    expect_after(&stage, &actor, 100, "c"); /* the best cools down, the usual does not */
    expect_cooling(&actor, "B------");
    stage_end(&stage);
}

/* What comes behind a part that was replaced is known again when it is replaced itself. */
static void a_later_method_that_is_replaced_does_not_cool_down(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, nested);
    expect_after(&stage, &actor, 100, "a");
    set_fact(&actor, "near", 1);
    expect_after(&stage, &actor, 100, "c");
    expect_after(&stage, &actor, 2000, "a"); /* c and a of inner are done: this is of last */
    expect_cooling(&actor, "--M--D-");
    set_fact(&actor, "end", 1);
    expect_after(&stage, &actor, 100, "d");
    expect_after(&stage, &actor, 1000, "nothing");
    expect_cooling(&actor, "-UM--D-");
    stage_end(&stage);
}

/* ------------------------------------------------------------- which methods are left */

static void what_cools_down_is_not_drawn(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\nactions: {a: {}, b: {}, c: {}}\n"
        "tasks: {live: {select: random, methods: {m: {cooldown: 1s, subtasks: a},\n"
        "  n: {cooldown: 1s, subtasks: b}, o: {cooldown: 1s, subtasks: c}}}}\n";
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, yaml);
    for (int i = 0; i < 30; i++) {
        forget_log(&stage);
        stage_tick(&stage, &actor, 1000);
        for (int j = 0; j < 12; j++)
            stage_tick(&stage, &actor, 10);
        unsigned starts[3] = {0};
        for (const char *at = stage.log.data; (at = strstr(at, "start ")) != NULL; at += 6)
            starts[at[6] - 'a']++;
        CHECK_SAYING(starts[0] == 1 && starts[1] == 1 && starts[2] == 1, "%s", stage.log.data);
    }
    stage_end(&stage);
}

/* Where more methods of a plan have cooldowns than an agent remembers, or were recorded, there is no
 * such plan, and that is said. */
static void too_many_cooldowns_are_a_limit(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8, depth: 10}\nstate: {n: {type: 0..9, start: %d}}\n"
        "actions: {down: {preconditions: n >= 1, effects: n -= 1}}\n"
        "tasks:\n  live: {methods: {m: {preconditions: n >= 1,\n"
        "      subtasks: [down, see, see, see, live]}, e: {subtasks: []}}}\n"
        "  see: {methods: {only: {cooldown: 1s, subtasks: []}}}\n";
    struct pool *pool = pool_new();
    for (int n = 6; n <= 7; n++) { /* 18 fit, and 21 do not */
        struct stage stage;
        struct actor actor;
        stage_with(&stage, &actor, pool_format(pool, yaml, n));
        CU_ASSERT_EQUAL(stage.domain.features->cooldowns->room, 18);
        stage_tick(&stage, &actor, 10);
        CU_ASSERT_EQUAL(actor.core.outcome, n == 6 ? GG_FOUND : GG_OUT_OF_MEMORY);
        stage_end(&stage);
    }
    pool_free(pool);
}

/* --------------------------------------------------------------- saved, explained */

static gg_attachment attach(struct stage *stage, struct actor *actor)
{
    stage->planner.owner = stage->planner.waiting = NULL;
    return gg_agent_attach(&actor->core, &stage->scene.core, &stage->planner);
}

static uint32_t *times_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->features->cooldowns->agent_cooldowns);
}

static gg_method_end *endings_of(const gg_agent *agent)
{
    return (gg_method_end *)gg_agent_part(agent, agent->domain->features->cooldowns->agent_endings);
}

/* It cools down on where it was, and what the tables tell is shorter now is cut. */
static void a_saved_agent_cools_down_on(void)
{
    struct stage stage;
    struct actor actor, saved;
    stage_with(&stage, &actor, dog);
    expect_after(&stage, &actor, 2500, "bark");
    saved = actor; /* the ending is to come */
    expect_after(&stage, &actor, 2600, "nap");
    actor = saved;
    CU_ASSERT_EQUAL_FATAL(attach(&stage, &actor), GG_ATTACHED);
    expect_after(&stage, &actor, 2600, "nap");
    saved = actor; /* it has cooled down for 2.1 s */
    expect_after(&stage, &actor, 2800, "nap");
    actor = saved;
    CU_ASSERT_EQUAL_FATAL(attach(&stage, &actor), GG_ATTACHED);
    CU_ASSERT_EQUAL(times_of(&actor.core)[0], 3000);
    expect_after(&stage, &actor, 2900, "nap");
    expect_after(&stage, &actor, 100, "eat");
    actor = saved;
    times_of(&actor.core)[0] = 70000;
    CU_ASSERT_EQUAL_FATAL(attach(&stage, &actor), GG_ATTACHED);
    CU_ASSERT_EQUAL(times_of(&actor.core)[0], 5000);
    stage_end(&stage);
}

static void impossible_cooldowns_are_damage(void)
{
    struct stage stage;
    struct actor actor, saved;
    stage_with(&stage, &actor, dog);
    expect_after(&stage, &actor, 4000, "nap");
    saved = actor;
    times_of(&actor.core)[0] = 0; /* it would cool down for ever */
    CU_ASSERT_EQUAL(attach(&stage, &actor), GG_DAMAGED);
    actor = saved;
    endings_of(&actor.core)[0].cooldown = 2;
    CU_ASSERT_EQUAL(attach(&stage, &actor), GG_DAMAGED);
    actor = saved;
    endings_of(&actor.core)[0].cooldown = endings_of(&actor.core)[1].cooldown =
        1; /* without an end */
    CU_ASSERT_EQUAL(attach(&stage, &actor), GG_DAMAGED);
    actor = saved;
    CU_ASSERT_EQUAL(attach(&stage, &actor), GG_ATTACHED);
    stage_end(&stage);
}

static void it_is_told_that_it_cools_down(void)
{
    struct stage stage;
    struct actor actor;
    char text[300];
    stage_with(&stage, &actor, dog);
    expect_after(&stage, &actor, 3200, "nap");
    gg_agent_explain(&actor.core, &stage.planner, NULL, &gg_task_reasons, text, sizeof text);
    CU_ASSERT_STRING_EQUAL(text, "does the root task: nap, nap, nap\n"
                                 "not live > feed, because of cooldown of live.feed: it is true, "
                                 "wants false\n"
                                 "anew it would choose live > rest\n");
    stage_end(&stage);
}

/* A slot that is bound anew is another one, which nothing was done with. */
static void another_one_in_a_slot_does_not_cool_down(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\ntypes: {foe: {slots: 2}}\nstate: {x(foe): bool}\n"
        "actions: {hit(foe f): {effects: x(f), duration: 1s}, nap: {duration: 1s}}\n"
        "tasks: {live: {methods: {fight(foe f): {cooldown: 9s, subtasks: hit(f)},\n"
        "  rest: {subtasks: nap}}}}\n";
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, yaml);
    CU_ASSERT_EQUAL(gg_agent_bind(&actor.core, 0, 7), 0);
    expect_after(&stage, &actor, 100, "hit(foe_1)");
    expect_after(&stage, &actor, 1000, "nap");
    CU_ASSERT_TRUE(gg_agent_unbind(&actor.core, 0, 7));
    CU_ASSERT_EQUAL(gg_agent_bind(&actor.core, 0, 8), 0);
    expect_after(&stage, &actor, 1000, "hit(foe_1)");
    stage_end(&stage);
}

static void without_any_nothing_of_it_is_in_the_tables(void)
{
    struct compiled compiled =
        compile_text("domain: d\nactions: {a: {}}\n"
                     "tasks: {live: {methods: {m: {cooldown: 0s, subtasks: a}}}}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_PTR_NULL(compiled.tables->domain.features->cooldowns);
    CU_ASSERT_EQUAL(compiled.tables->domain.fact_count, 0);
    compiled_free(&compiled);
}

void add_cooldowns_suite(void)
{
    CU_pSuite suite = CU_add_suite("cooldowns", NULL, NULL);
    CU_ADD_TEST(suite, a_method_is_passed_over_while_it_cools_down);
    CU_ADD_TEST(suite, a_long_tick_ends_it_too);
    CU_ADD_TEST(suite, what_does_not_succeed_does_not_cool_down);
    CU_ADD_TEST(suite, each_method_cools_down_by_itself);
    CU_ADD_TEST(suite, a_method_without_steps_cools_down_at_its_turn);
    CU_ADD_TEST(suite, recursive_methods_cool_down);
    CU_ADD_TEST(suite, what_is_replaced_does_not_cool_down);
    CU_ADD_TEST(suite, an_outer_method_that_is_replaced_does_not_cool_down);
    CU_ADD_TEST(suite, a_later_method_that_is_replaced_does_not_cool_down);
    CU_ADD_TEST(suite, what_cools_down_is_not_drawn);
    CU_ADD_TEST(suite, too_many_cooldowns_are_a_limit);
    CU_ADD_TEST(suite, a_saved_agent_cools_down_on);
    CU_ADD_TEST(suite, impossible_cooldowns_are_damage);
    CU_ADD_TEST(suite, it_is_told_that_it_cools_down);
    CU_ADD_TEST(suite, another_one_in_a_slot_does_not_cool_down);
    CU_ADD_TEST(suite, without_any_nothing_of_it_is_in_the_tables);
}
