/* SPDX-License-Identifier: MIT */
/*
 * Levels of detail: how often an agent decides and senses, planning over several ticks,
 * planners that are shared, and simulations that are saved in the middle of all that.
 */
#include "support/stage.h"
#include "suites.h"

#include <string.h>

/* ------------------------------------------------------------ intervals, senses */

static const char watcher[] =
    "domain: d\n"
    "state: {alarm: {type: bool, sensed: true}, n: 0..9}\n"
    "actions: {number: {preconditions: n <= 8, effects: n += 1, "
    "duration: 40ms}, run: {effects: not alarm, duration: 1s}}\n"
    "goals: {no_alarm: {conditions: not alarm}}\n"
    "tasks: {idle: {methods: {m: {subtasks: [number, number, number]}}}}\n"
    "agents: {a: {actions: [number, run], goals: [no_alarm], "
    "task: idle}}\n"
    "limits: {plan: 8}\n";

static void between_decisions_only_the_plan_is_carried_out(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, watcher);
    actor.sensed = fact_number(stage.compiled.tables, "alarm");
    stage_tick(&stage, &actor, 10);
    expect_log(&stage, "made 3, chose idle.m, started number, start number");
    gg_agent_detail(&actor.core, 100, 0);
    actor.core.until = 100; /* whatever its place among others would be */
    actor.truth = 1;
    stage_tick(&stage, &actor, 30);
    CU_ASSERT_FALSE(fact_of(&actor, "alarm"));
    expect_log(&stage, "tick number");
    stage_tick(&stage, &actor, 10); /* the end of an action always leads to a decision */
    expect_log(&stage, "tick number, stop number, ended number success, wants no_alarm, made 1, "
                       "started run, start run");
    actor.truth = 0;
    stage_tick(&stage, &actor, 59);
    CU_ASSERT_EQUAL(fact_of(&actor, "alarm"), 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_FALSE(fact_of(&actor, "alarm"));
    stage_end(&stage);
}

/* Agents with one interval do not all decide in the same tick. */
static void decisions_are_spread_over_the_interval(void)
{
    struct stage stage;
    struct actor actor;
    unsigned early = 0;
    stage_start(&stage, watcher);
    for (uint32_t seed = 0; seed < 400; seed++) {
        actor_start(&actor, &stage, 0, seed);
        gg_random before = actor.core.random;
        gg_agent_detail(&actor.core, 1000, 0);
        CU_ASSERT(actor.core.until < 1000);
        CU_ASSERT(memcmp(&before, &actor.core.random, sizeof before) == 0);
        early += actor.core.until < 500;
    }
    CU_ASSERT(early > 150 && early < 250);
    stage_end(&stage);
}

static unsigned reads[2];

static void count_reading(struct gg_agent *agent, uint16_t sense)
{
    (void)agent;
    reads[sense]++;
}

static void a_sense_is_read_as_often_as_it_says(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {quick: {type: bool, sensed: true}, "
                        "slow: {type: bool, sensed: true, every: 500ms}}\n"
                        "actions: {walk: {duration: 1750ms}}\n"
                        "tasks: {live: {methods: {m: {subtasks: walk}}}}\n"
                        "limits: {plan: 8}\n");
    gg_calls calls = *stage.agent_types[0].calls;
    calls.sense = count_reading;
    stage.agent_types[0].calls = &calls;
    actor_start(&actor, &stage, 0, 1);
    reads[0] = reads[1] = 0;
    for (int i = 0; i < 17; i++)
        stage_tick(&stage, &actor, 100);
    CU_ASSERT_EQUAL(reads[0], 17);
    CU_ASSERT_EQUAL(reads[1], 4);    /* at 100, 600, 1100, 1600 */
    stage_tick(&stage, &actor, 150); /* the action ends: everything is read */
    CU_ASSERT_EQUAL(reads[1], 5);
    gg_agent_sense(&actor.core);
    CU_ASSERT_EQUAL(reads[0], 19);
    CU_ASSERT_EQUAL(reads[1], 6);
    stage_end(&stage);
}

/* Opens the door in the game, in no time. */
static gg_status open_at_once(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)action;
    (void)phase;
    actor->truth = 1;
    return GG_SUCCESS;
}

/* All of them, also after a task that was over when it began. */
static void what_a_task_has_done_at_once_is_seen(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\n"
                        "state: {door: {type: bool, sensed: true, every: 10s}, inside: bool}\n"
                        "actions:\n"
                        "  open: {preconditions: not door, effects: door}\n"
                        "  enter: {preconditions: door, effects: inside}\n"
                        "goals: {be_in: {conditions: inside}}\n"
                        "limits: {plan: 8}\n");
    actor_start(&actor, &stage, 0, 1);
    actor.sensed = fact_number(stage.compiled.tables, "door");
    actor.answer = open_at_once;
    stage_tick(&stage, &actor, 10);
    expect_log(&stage, "wants be_in, made 2, started open, start open, stop open, "
                       "ended open success");
    stage_tick(&stage, &actor, 10);
    expect_log(&stage, "started enter, start enter, stop enter, ended enter success");
    stage_end(&stage);
}

/* ------------------------------------------------------ planning over several ticks */

/* A sliding row of symbols that wants some search: no tables. Goals come and go, and some
 * tasks must not be stopped, while plans are looked for. */
static const char puzzle[] =
    "domain: d\n"
    "types: {place: [p, q, r, s]}\n"
    "state: {a: place, b: {type: place, start: q}, c: {type: place, start: r}, bored: 0..9, "
    "calm: {type: bool, start: true}}\n"
    "actions:\n"
    "  swap_ab(place x, place y): {preconditions: [x != y, a == x, b == y], "
    "effects: [a = y, b = x], duration: 30ms, uninterruptible: true}\n"
    "  swap_bc(place x, place y): {preconditions: [x != y, b == x, c == y], "
    "effects: [b = y, c = x], duration: 30ms}\n"
    "  leap(place x): {preconditions: [a != x, b != x, c != x], effects: c = x, "
    "duration: 130ms, cost: 3, uninterruptible: true}\n"
    "goals:\n"
    "  turned: {conditions: [a == r, c == p, b == s], priority: 2, relevant: bored <= 4}\n"
    "  back: {conditions: [a == p, b == q, c == r], relevant: bored >= 5}\n"
    "  other: {conditions: [a == s, b == p], relevant: 'bored in [2, 3]', priority: 3}\n"
    "  calmness: {conditions: calm, keep: true, priority: 9}\n"
    "limits: {plan: 24, table: 0}\n"
    "rules: {boredom: {every: 50ms, effects: bored += 1}, "
    "relief: {every: 500ms, effects: bored = 0}}\n";

/* The log of so many ticks of 1 ms, and how many it took to the first plan. */
static struct text life_in_slices(uint32_t budget, int ticks, int *first)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, puzzle);
    gg_agent_detail(&actor.core, 0, budget);
    *first = 0;
    for (int i = 1; i <= ticks; i++) {
        stage_tick(&stage, &actor, 1);
        if (!*first && actor.core.plan_length)
            *first = i;
    }
    struct text log = stage.log;
    stage.log = (struct text){0};
    stage_end(&stage);
    return log;
}

/* The first plan comes later, and is the same. */
static void a_small_budget_spreads_a_planning_over_ticks(void)
{
    int at_once, slowly;
    struct text whole = life_in_slices(0, 20, &at_once);
    struct text sliced = life_in_slices(3, 200, &slowly);
    CU_ASSERT_EQUAL(at_once, 1);
    CU_ASSERT(slowly > 3);
    const char *plan = strstr(whole.data, "made ");
    CU_ASSERT_PTR_NOT_NULL_FATAL(plan);
    CU_ASSERT_PTR_NOT_NULL(strstr(sliced.data, plan));
    text_free(&whole);
    text_free(&sliced);
}

/* A row to put in order, and a fire to flee from. */
static const char burning[] =
    "domain: d\n"
    "types: {place: [p, q, r, s]}\n"
    "state: {a: place, b: {type: place, start: q}, fire: bool}\n"
    "actions:\n"
    "  swap(place x, place y): {preconditions: [x != y, a == x, b == y], "
    "effects: [a = y, b = x], duration: 1m}\n"
    "  leap(place x): {preconditions: [a != x, b != x], effects: b = x, duration: 1m}\n"
    "  flee: {effects: not fire, duration: 1m}\n"
    "goals:\n"
    "  turned: {conditions: [a == s, b == r]}\n"
    "  safe: {conditions: not fire, priority: 9}\n"
    "limits: {plan: 24, table: 0}\n";

/* Ticks until it flees; 0: it does not. */
static int ticks_to_flight(struct stage *stage, struct actor *actor)
{
    uint16_t flee = action_number(stage->compiled.tables, "flee");
    for (int i = 1; i <= 100; i++) {
        gg_agent_tick(&actor->core, &stage->planner, 1);
        if (gg_agent_action(&actor->core) == flee)
            return i;
    }
    return 0;
}

/* The plan that is looked for is not given up, but neither is the better goal forgotten. */
static void a_goal_that_comes_up_during_a_planning_is_not_overlooked(void)
{
    struct stage stage;
    struct actor actor, other;
    stage_with(&stage, &actor, burning);
    gg_agent_detail(&actor.core, 0, 1);
    gg_agent_tick(&actor.core, &stage.planner, 1);
    CU_ASSERT_EQUAL(actor.core.plan_length, 0);
    set_fact(&actor, "fire", 1);
    CU_ASSERT(ticks_to_flight(&stage, &actor) > 1);

    /* Where the planner is another's, nothing has begun: it is the better one at once. */
    actor_start(&actor, &stage, 0, 1);
    actor_start(&other, &stage, 0, 1);
    gg_agent_detail(&actor.core, 0, 1);
    gg_agent_tick(&actor.core, &stage.planner, 1);
    gg_agent_tick(&other.core, &stage.planner, 1);
    CU_ASSERT_EQUAL(other.core.plan_length, 0);
    set_fact(&other, "fire", 1);
    gg_agent_stop(&actor.core, &stage.planner);
    CU_ASSERT_EQUAL(ticks_to_flight(&stage, &other), 1);
    stage_end(&stage);
}

/* Two with small budgets and one planner: both get their plans. */
static void who_shares_a_planner_waits_for_it(void)
{
    struct stage stage;
    struct actor one, other;
    stage_start(&stage, puzzle);
    actor_start(&one, &stage, 0, 1);
    actor_start(&other, &stage, 0, 2);
    gg_agent_detail(&one.core, 0, 4);
    gg_agent_detail(&other.core, 0, 4);
    int first = 0, second = 0;
    for (int i = 1; i <= 100; i++) {
        gg_agent_tick(&one.core, &stage.planner, 1);
        gg_agent_tick(&other.core, &stage.planner, 1);
        first = first ? first : one.core.plan_length ? i : 0;
        second = second ? second : other.core.plan_length ? i : 0;
    }
    CU_ASSERT(first > 1);
    CU_ASSERT(second > first);
    stage_end(&stage);
}

/* Who has the planner and is never ticked again does not keep it. */
static void a_planner_that_is_left_behind_is_taken_over(void)
{
    struct stage stage;
    struct actor one, other;
    stage_start(&stage, puzzle);
    actor_start(&one, &stage, 0, 1);
    actor_start(&other, &stage, 0, 2);
    gg_agent_detail(&one.core, 0, 1);
    gg_agent_tick(&one.core, &stage.planner, 1);
    CU_ASSERT_PTR_EQUAL(stage.planner.owner, &one.core);
    gg_agent_tick(&other.core, &stage.planner, 1);
    CU_ASSERT_EQUAL(other.core.plan_length, 0);
    int turns = 1;
    for (; turns < 100 && other.core.plan_length == 0; turns++)
        gg_agent_tick(&other.core, &stage.planner, 1);
    CU_ASSERT_EQUAL(turns, 65);
    for (int i = 0; i < 100; i++) /* and the agent that lost it begins again */
        gg_agent_tick(&one.core, &stage.planner, 1);
    CU_ASSERT(one.core.plan_length > 0);
    stage_end(&stage);
}

/* Nor does an agent that was turned away, and then wants nothing any more. */
static void whoever_waits_no_more_keeps_nobody_waiting(void)
{
    struct stage stage;
    struct actor one, two, three;
    stage_start(&stage, puzzle);
    actor_start(&one, &stage, 0, 1);
    actor_start(&two, &stage, 0, 2);
    actor_start(&three, &stage, 0, 3);
    gg_agent_detail(&one.core, 0, 1);
    gg_agent_tick(&one.core, &stage.planner, 1);
    gg_agent_tick(&two.core, &stage.planner, 1);
    CU_ASSERT_PTR_EQUAL(stage.planner.waiting, &two.core);
    gg_agent_stop(&two.core, &stage.planner);
    for (int i = 0; i < 65; i++)
        gg_agent_tick(&three.core, &stage.planner, 1);
    CU_ASSERT(three.core.plan_length > 0);
    stage_end(&stage);
}

/* Somebody who has a planner, and two others who want it; the first of these was just turned
 * away. */
static void begin_to_wait(struct stage *stage, struct actor *one, struct actor *two,
                          struct actor *three)
{
    stage_start(stage, burning);
    actor_start(one, stage, 0, 1);
    actor_start(two, stage, 0, 2);
    actor_start(three, stage, 0, 3);
    gg_agent_detail(&one->core, 0, 1);
    gg_agent_tick(&one->core, &stage->planner, 1);
    gg_agent_tick(&two->core, &stage->planner, 1);
    CU_ASSERT_PTR_EQUAL(stage->planner.owner, &one->core);
    CU_ASSERT_PTR_EQUAL(stage->planner.waiting, &two->core);
}

/* The tick in which an agent gets a plan; 0: in none of so many. */
static int ticks_to_plan(struct stage *stage, struct actor *actor, int most)
{
    for (int i = 1; i <= most; i++) {
        gg_agent_tick(&actor->core, &stage->planner, 1);
        if (actor->core.plan_length > 0)
            return i;
    }
    return 0;
}

/* Neither the owner nor the first who waits is ticked any more. That the latter is gone shows
 * when so many others were turned away; then 64 turns of one of them are counted. */
static void who_waits_and_is_gone_keeps_nobody_waiting(void)
{
    struct stage stage;
    struct actor one, two, three;
    begin_to_wait(&stage, &one, &two, &three);
    CU_ASSERT_EQUAL(ticks_to_plan(&stage, &three, 2 * UINT16_MAX), UINT16_MAX + 64 + 1);
    stage_end(&stage);
}

/* However many others come before an agent's next turn, its own turns count. */
static void among_many_others_turns_are_counted(void)
{
    struct stage stage;
    struct actor one, two, three;
    begin_to_wait(&stage, &one, &two, &three);
    for (int turn = 2; turn <= 64; turn++) {
        int others = turn % 32 ? 3 : UINT16_MAX - 1;
        CU_ASSERT_EQUAL(ticks_to_plan(&stage, &three, others), 0);
        CU_ASSERT_EQUAL(ticks_to_plan(&stage, &two, 1), 0);
    }
    CU_ASSERT_EQUAL(ticks_to_plan(&stage, &two, 1), 1);
    stage_end(&stage);
}

/* ------------------------------------------------------------------- saving */

enum { SEVERAL = 4 };

/* Lives on, several of them with one planner; appends all that happens to the log. */
static void tick_on(struct stage *stage, struct actor *actors, int ticks)
{
    for (int i = 0; i < ticks; i++) {
        gg_world_tick(&stage->scene.core, 7);
        for (int j = 0; j < SEVERAL; j++)
            gg_agent_tick(&actors[j].core, &stage->planner, 7);
    }
}

/* The log after the tick at which the simulation was saved, and restored into other memory and
 * an untouched planner if that is wanted. */
static struct text log_behind(int tick, bool restored)
{
    struct stage stage;
    struct actor actors[SEVERAL], saved[SEVERAL];
    stage_start(&stage, puzzle);
    gg_planner fresh = stage.planner;
    for (uint32_t j = 0; j < SEVERAL; j++) {
        actor_start(&actors[j], &stage, 0, j);
        gg_agent_detail(&actors[j].core, j * 20, 2 + j);
    }
    tick_on(&stage, actors, tick);
    forget_log(&stage);
    if (restored) {
        struct scene scene = stage.scene;
        memcpy(saved, actors, sizeof saved);
        memset(actors, 0x5a, sizeof actors);
        memset(&stage.scene, 0x5a, sizeof stage.scene);
        stage.scene = scene;
        stage.planner = fresh;
        gg_world_attach(&stage.scene.core, &stage.domain);
        for (int j = SEVERAL; j-- > 0;)
            gg_agent_attach(&saved[j].core, &stage.scene.core, &stage.planner);
    }
    tick_on(&stage, restored ? saved : actors, 100);
    struct text log = stage.log;
    stage.log = (struct text){0};
    stage_end(&stage);
    return log;
}

static void a_life_saved_at_any_tick_goes_on_tick_for_tick(void)
{
    for (int tick = 0; tick < 200; tick++) {
        struct text straight = log_behind(tick, false), restored = log_behind(tick, true);
        CU_ASSERT_FATAL(straight.length > 20);
        bool same = straight.length == restored.length &&
                    memcmp(straight.data, restored.data, straight.length) == 0;
        CU_ASSERT(same);
        if (!same)
            printf("saved at tick %d:\n%s\n%s\n", tick, straight.data, restored.data);
        text_free(&straight);
        text_free(&restored);
    }
}

void add_detail_suite(void)
{
    CU_pSuite suite = CU_add_suite("detail", NULL, NULL);
    CU_ADD_TEST(suite, between_decisions_only_the_plan_is_carried_out);
    CU_ADD_TEST(suite, decisions_are_spread_over_the_interval);
    CU_ADD_TEST(suite, a_sense_is_read_as_often_as_it_says);
    CU_ADD_TEST(suite, what_a_task_has_done_at_once_is_seen);
    CU_ADD_TEST(suite, a_small_budget_spreads_a_planning_over_ticks);
    CU_ADD_TEST(suite, a_goal_that_comes_up_during_a_planning_is_not_overlooked);
    CU_ADD_TEST(suite, who_shares_a_planner_waits_for_it);
    CU_ADD_TEST(suite, a_planner_that_is_left_behind_is_taken_over);
    CU_ADD_TEST(suite, whoever_waits_no_more_keeps_nobody_waiting);
    CU_ADD_TEST(suite, who_waits_and_is_gone_keeps_nobody_waiting);
    CU_ADD_TEST(suite, among_many_others_turns_are_counted);
    CU_ADD_TEST(suite, a_life_saved_at_any_tick_goes_on_tick_for_tick);
}
