/* SPDX-License-Identifier: MIT */
/*
 * Turns: who waits for a claimed fact comes before who has just had it. Random lives are in
 * tests/models/test_turn_lives.c.
 */
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <string.h>

enum { MOST = 40 };

/* Agents in one world, and how often each has done one action, and when it last did. */
struct crowd {
    struct stage stage;
    struct actor actors[MOST];
    unsigned count, done[MOST];
    const char *counted;
    unsigned order[MOST]; /* in which they are ticked */
    bool left[MOST];      /* not ticked any more */
    uint64_t last[MOST];
};

static const char axe[] =
    "domain: axe\n"
    "state:\n"
    "  axe_lies: {type: bool, start: true, shared: true, claim: true}\n"
    "  has_axe: bool\n"
    "actions:\n"
    "  take: {preconditions: [axe_lies, not has_axe], effects: [not axe_lies, has_axe], duration: "
    "1s}\n"
    "  chop: {preconditions: has_axe, duration: 5s}\n"
    "  put_back: {preconditions: has_axe, effects: [axe_lies, not has_axe], duration: 1s}\n"
    "  idle: {duration: 700ms}\n"
    "tasks:\n"
    "  live:\n"
    "    select: priority\n"
    "    methods:\n"
    "      work: {priority: 2, subtasks: [take, chop, put_back]}\n"
    "      rest: {priority: 1, subtasks: idle}\n";

static const char tools[] =
    "domain: tools\n"
    "types: {tool: [hammer, saw]}\n"
    "state:\n"
    "  lying(tool): {type: bool, start: true, shared: true, claim: true}\n"
    "  has(tool): bool\n"
    "actions:\n"
    "  take(tool t): {preconditions: [lying(t), not has(t)], effects: [not lying(t), has(t)], "
    "duration: 2s}\n"
    "  put_back(tool t): {preconditions: has(t), effects: [lying(t), not has(t)], duration: 1s}\n"
    "  carpenter_work: {preconditions: [has(hammer), has(saw)], duration: 10s}\n"
    "  mason_work: {preconditions: [has(hammer), has(saw)], duration: 10s}\n"
    "  idle: {duration: 1s}\n"
    "tasks:\n"
    "  carpenter:\n"
    "    methods:\n"
    "      work: {subtasks: [take(hammer), take(saw), carpenter_work, put_back(saw), "
    "put_back(hammer)]}\n"
    "      rest: {subtasks: idle}\n"
    "  mason:\n"
    "    methods:\n"
    "      work: {subtasks: [take(saw), take(hammer), mason_work, put_back(saw), "
    "put_back(hammer)]}\n"
    "      rest: {subtasks: idle}\n"
    "agents: {carpenter: {task: carpenter}, mason: {task: mason}}\n";

static void count_done(void *context, const gg_agent *agent, const gg_event *event)
{
    struct crowd *crowd = context;
    size_t who = (size_t)((const struct actor *)agent - crowd->actors);
    if (event->kind != GG_ACTION_ENDED || event->value != GG_SUCCESS)
        return;
    if (!strstr(crowd->counted, action_name(&crowd->stage, event->index)))
        return;
    crowd->done[who]++;
    crowd->last[who] = crowd->stage.scene.core.clock;
}

/* The agents are of the types in turn. */
static void gather(struct crowd *crowd, const char *yaml, unsigned count, uint32_t seed)
{
    memset(crowd, 0, sizeof *crowd);
    stage_start(&crowd->stage, yaml);
    crowd->count = count;
    crowd->stage.planner.trace = count_done;
    crowd->stage.planner.tracing = &gg_tracing;
    crowd->stage.planner.context = crowd;
    for (unsigned i = 0; i < count; i++) {
        actor_start(&crowd->actors[i], &crowd->stage,
                    (uint16_t)(i % crowd->stage.domain.agent_type_count), seed + i);
        crowd->order[i] = i;
    }
}

static void live(struct crowd *crowd, uint32_t ticks, uint32_t milliseconds)
{
    for (uint32_t i = 0; i < ticks; i++) {
        gg_world_tick(&crowd->stage.scene.core, milliseconds);
        for (unsigned j = 0; j < crowd->count; j++)
            if (!crowd->left[crowd->order[j]])
                gg_agent_tick(&crowd->actors[crowd->order[j]].core, &crowd->stage.planner,
                              milliseconds);
    }
}

static void shuffle(struct crowd *crowd, struct dice *dice)
{
    for (unsigned i = crowd->count; i > 1; i--) {
        unsigned j = (unsigned)roll(dice, i), other = crowd->order[j];
        crowd->order[j] = crowd->order[i - 1];
        crowd->order[i - 1] = other;
    }
}

static unsigned sum_done(const struct crowd *crowd)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < crowd->count; i++)
        sum += crowd->done[i];
    return sum;
}

/* All have done nearly the same. */
static void expect_equal(const struct crowd *crowd, unsigned percent)
{
    unsigned mean = sum_done(crowd) / crowd->count;
    for (unsigned i = 0; i < crowd->count; i++) {
        unsigned done = crowd->done[i];
        CU_ASSERT_TRUE((done > mean ? done - mean : mean - done) * 100 <= mean * percent);
        if ((done > mean ? done - mean : mean - done) * 100 > mean * percent)
            printf("agent %u: %u of %u\n", i, done, mean);
    }
}

static void equals_have_equal_shares(void)
{
    static struct crowd crowd;
    static const uint32_t ticks[] = {16, 100, 250, 33, 1000};
    for (unsigned variant = 0; variant < 40; variant++) {
        struct dice dice = dice_of(variant);
        uint32_t tick = ticks[variant % 5];
        gather(&crowd, axe, 3 + variant % 3, variant);
        crowd.counted = "chop";
        shuffle(&crowd, &dice);
        if (variant % 2)
            gg_agent_detail(&crowd.actors[roll(&dice, 3)].core, 10000, 0);
        live(&crowd, 3600 * 1000 / tick, tick);
        expect_equal(&crowd, 10);
        CU_ASSERT_TRUE(sum_done(&crowd) > (tick == 1000 ? 400 : 480));
        if (sum_done(&crowd) <= 400)
            printf("sum %u at tick %u\n", sum_done(&crowd), tick);
        stage_end(&crowd.stage);
    }
}

static void carpenters_and_masons_share_tools(void)
{
    static struct crowd crowd;
    for (unsigned variant = 0; variant < 48; variant++) {
        struct dice dice = dice_of(variant);
        unsigned carpenters = 0, all;
        uint32_t tick = variant % 3 ? 16 : 50;
        gather(&crowd, tools, variant % 2 ? 4 : 2, variant);
        crowd.counted = "carpenter_work mason_work";
        shuffle(&crowd, &dice);
        if (variant % 4 > 1)
            gg_agent_detail(&crowd.actors[roll(&dice, crowd.count)].core, 10000, 0);
        for (int i = 0; i < 3600; i += 10) {
            if (variant >= 24)
                shuffle(&crowd, &dice);
            live(&crowd, 10000 / tick, tick);
        }
        for (unsigned i = 0; i < crowd.count; i += 2)
            carpenters += crowd.done[i];
        all = sum_done(&crowd);
        CU_ASSERT_TRUE(all > 180);
        CU_ASSERT_TRUE(carpenters * 3 >= all && (all - carpenters) * 3 >= all);
        if (!(carpenters * 3 >= all && (all - carpenters) * 3 >= all) || all <= 180) {
            printf("%u: %u of %u:", variant, carpenters, all);
            for (unsigned i = 0; i < crowd.count; i++)
                printf(" %u", crowd.done[i]);
            printf("\n");
        }
        stage_end(&crowd.stage);
    }
}

/* ------------------------------------------------------------- what is waited for */

static const char workshop[] = "state:\n"
                               "  tool: {type: bool, shared: true, claim: true}\n"
                               "  level: {type: 0..9, start: 5, shared: true, claim: true}\n"
                               "  eager: {type: bool, start: true}\n"
                               "  alarm: bool\n"
                               "actions:\n"
                               "  take: {preconditions: tool, effects: not tool, duration: 1s}\n"
                               "  fill: {effects: level += 1, duration: 1s}\n"
                               "  work: {duration: 1m}\n"
                               "  rest: {duration: 1m}\n"
                               "  try: {duration: 100ms, retry: 1h}\n"
                               "  heed: {preconditions: alarm, duration: 100ms, retry: 1h}\n"
                               "  hone: {duration: 100ms, cooldown: 1h}\n"
                               "tasks:\n  live:\n";

static void begin_workshop(struct stage *stage, struct actor *actor, const char *task)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\n%s%s", workshop, task);
    stage_with(stage, actor, yaml.data);
    text_free(&yaml);
}

static bool waits_for(const struct actor *actor, const char *fact)
{
    return waiting_ends(&actor->core, fact_number(actor->stage->compiled.tables, fact)) != 0;
}

static gg_status tries_in_vain(struct actor *actor, uint16_t action, gg_phase phase)
{
    const char *name = action_name(actor->stage, action);
    bool fails = strcmp(name, "try") == 0 || strcmp(name, "heed") == 0;
    return fails && phase != GG_STOP ? GG_FAILURE : gg_agent_wait(&actor->core);
}

/* Of methods with inertia only those that come before the one that is taken. */
static void what_matters_less_is_not_waited_for(void)
{
    static const struct {
        const char *task;
        bool waits;
    } cases[] = {
        {"    select: priority\n    inertia: 1\n    methods:\n"
         "      work: {priority: 1, subtasks: take}\n      rest: {priority: 2, subtasks: rest}\n",
         false},
        {"    select: priority\n    inertia: 1\n    methods:\n"
         "      rest: {priority: 2, subtasks: rest}\n      work: {priority: 2, subtasks: take}\n",
         false},
        {"    select: priority\n    inertia: 1\n    methods:\n"
         "      rest: {priority: 2, subtasks: rest}\n      work: {priority: 3, subtasks: take}\n",
         true},
        {"    select: score\n    inertia: 1\n    methods:\n"
         "      rest: {score: 2, subtasks: rest}\n      work: {score: 3, subtasks: take}\n",
         true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct stage stage;
        struct actor actor;
        begin_workshop(&stage, &actor, cases[i].task);
        stage_tick(&stage, &actor, 1);
        CHECK_SAYING(waits_for(&actor, "tool") == cases[i].waits, "case %u", (unsigned)i);
        stage_end(&stage);
    }
}

/* What would take over is waited for as soon as nothing else is in its way. */
static void what_would_take_over_is_waited_for(void)
{
    static const struct {
        const char *task;
        bool waits;
    } cases[] = {
        {"    select: priority\n    methods:\n"
         "      work: {priority: 3, preconditions: alarm, subtasks: take}\n"
         "      rest: {priority: 2, subtasks: rest}\n",
         true},
        {"    select: priority\n    methods:\n"
         "      work: {priority: 3, inertia: 0, preconditions: alarm, subtasks: take}\n"
         "      rest: {priority: 2, inertia: 0, subtasks: rest}\n",
         true},
        {"    select: priority\n    methods:\n"
         "      work: {priority: 3, preconditions: alarm, subtasks: take}\n"
         "      rest: {priority: 2, inertia: 1, subtasks: rest}\n",
         false},
        {"    select: score\n    methods:\n"
         "      work: {score: 3, preconditions: alarm, subtasks: take}\n"
         "      rest: {score: 2, inertia: 0, subtasks: rest}\n",
         true},
        {"    select: priority\n    methods:\n"
         "      hone: {priority: 3, preconditions: alarm, subtasks: work}\n"
         "      work: {priority: 2, preconditions: alarm, subtasks: take}\n"
         "      rest: {priority: 1, subtasks: rest}\n",
         false},
        {"    select: score\n    methods:\n"
         "      work: {score: 3, inertia: 0, preconditions: alarm, subtasks: take}\n"
         "      rest: {score: 2, subtasks: rest}\n",
         false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct stage stage;
        struct actor actor;
        begin_workshop(&stage, &actor, cases[i].task);
        stage_tick(&stage, &actor, 1);
        CU_ASSERT_FALSE(waits_for(&actor, "tool"));
        set_fact(&actor, "alarm", 1);
        stage_tick(&stage, &actor, 1);
        CHECK_SAYING(waits_for(&actor, "tool") == cases[i].waits, "case %u", (unsigned)i);
        stage_end(&stage);
    }
}

/* The last method that applies is left out for a time: what does not apply behind it is waited for, also below
 * another task. */
static void what_comes_last_is_waited_for(void)
{
    static const struct {
        const char *task;
        bool waits;
    } cases[] = {
        {"    methods:\n      try: {subtasks: try}\n      work: {subtasks: take}\n", true},
        {"    select: priority\n    methods:\n      try: {priority: 2, inertia: 1, subtasks: try}\n"
         "      work: {priority: 1, subtasks: take}\n",
         true},
        {"    methods:\n      toil: {subtasks: some}\n      rest: {subtasks: rest}\n"
         "  some:\n    methods:\n      try: {subtasks: try}\n      work: {subtasks: take}\n",
         true},
        {"    methods:\n      toil: {subtasks: [some, rest]}\n"
         "  some:\n    methods:\n      fill: {subtasks: fill}\n      work: {subtasks: take}\n",
         false},
        {"    methods:\n      toil: {subtasks: [some, other]}\n"
         "  some:\n    methods:\n      fill: {subtasks: fill}\n      work: {subtasks: take}\n"
         "  other:\n    methods:\n      try: {subtasks: try}\n      rest: {subtasks: rest}\n",
         false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct stage stage;
        struct actor actor;
        begin_workshop(&stage, &actor, cases[i].task);
        actor.answer = tries_in_vain;
        for (int j = 0; j < 2500; j++)
            stage_tick(&stage, &actor, 1);
        CHECK_SAYING(waits_for(&actor, "tool") == cases[i].waits, "case %u", (unsigned)i);
        stage_end(&stage);
    }
}

/* What would take over has no plan: what the agent does already is not waited for. */
static void what_is_done_already_is_not_waited_for(void)
{
    static const char *const tasks[] = {
        "    select: priority\n    methods:\n      heed: {priority: 3, subtasks: heed}\n"
        "      work: {priority: 2, subtasks: [take, work]}\n",
        "    select: priority\n    inertia: 0\n    methods:\n"
        "      heed: {priority: 3, subtasks: heed}\n"
        "      work: {priority: 2, subtasks: [take, work]}\n",
        "    select: score\n    inertia: 0\n    methods:\n      heed: {score: 3, subtasks: heed}\n"
        "      work: {score: 2, subtasks: [take, work]}\n",
    };
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++) {
        struct stage stage;
        struct actor actor;
        begin_workshop(&stage, &actor, tasks[i]);
        actor.answer = tries_in_vain;
        set_fact(&actor, "tool", 1);
        set_fact(&actor, "alarm", 1);
        for (int j = 0; j < 2000; j++)
            stage_tick(&stage, &actor, 1);
        CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "work");
        set_fact(&actor, "alarm", 0);
        stage_tick(&stage, &actor, 1);
        set_fact(&actor, "alarm", 1);
        stage_tick(&stage, &actor, 1);
        CU_ASSERT_FALSE(waits_for(&actor, "tool"));
        stage_end(&stage);
    }
}

/* The same of methods that matter less. What the agent does could not be begun once more, and another agent has
 * claimed the tool. */
static void what_is_no_better_is_not_waited_for(void)
{
    static const char *const tasks[] = {
        "    select: priority\n    methods:\n      heed: {priority: 3, subtasks: heed}\n"
        "      work: {priority: 2, preconditions: eager, subtasks: [hone, work]}\n"
        "      mend: {priority: 1, subtasks: take}\n",
        "    select: priority\n    inertia: 0\n    methods:\n"
        "      heed: {priority: 3, subtasks: heed}\n"
        "      work: {priority: 2, preconditions: eager, subtasks: [hone, work]}\n"
        "      mend: {priority: 1, subtasks: take}\n",
        "    select: score\n    inertia: 0\n    methods:\n      heed: {score: 3, subtasks: heed}\n"
        "      work: {score: 2, preconditions: eager, subtasks: [hone, work]}\n"
        "      mend: {score: 1, subtasks: take}\n",
    };
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++) {
        struct stage stage;
        struct actor actor, other;
        begin_workshop(&stage, &actor, tasks[i]);
        actor_start(&other, &stage, 0, 2);
        actor.answer = tries_in_vain;
        set_fact(&actor, "alarm", 1);
        set_fact(&actor, "tool", 1);
        set_fact(&other, "eager", 0);
        for (int j = 0; j < 200; j++)
            stage_tick(&stage, &actor, 1);
        set_fact(&actor, "alarm", 0);
        stage_tick(&stage, &actor, 1);
        stage_tick(&stage, &other, 1);
        CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "work");
        CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&other.core)), "take");
        set_fact(&actor, "alarm", 1);
        stage_tick(&stage, &actor, 1);
        CHECK_SAYING(!waits_for(&actor, "tool"), "case %u", (unsigned)i);
        stage_end(&stage);
    }
}

/* A number that is waited for may come from above or from below: that is no method that is passed over. */
static void a_waiting_subtask_is_no_choice(void)
{
    struct stage stage;
    struct actor actor;
    begin_workshop(&stage, &actor,
                   "    methods:\n      work: {subtasks: [{until: level >= 3}, rest]}\n");
    stage_tick(&stage, &actor, 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "rest");
    CU_ASSERT_FALSE(waits_for(&actor, "level"));
    stage_end(&stage);
}

/* Nor is one that a `while` keeps from waiting. */
static void a_while_of_a_waiting_subtask_passes_nothing_over(void)
{
    struct stage stage;
    struct actor actor;
    begin_workshop(&stage, &actor,
                   "    methods:\n      work: {while: tool, subtasks: [{until: level >= 3}, take, "
                   "{until: tool}]}\n      rest: {subtasks: rest}\n");
    set_fact(&actor, "tool", 1);
    stage_tick(&stage, &actor, 1);
    CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "rest");
    CU_ASSERT_FALSE(waits_for(&actor, "tool"));
    stage_end(&stage);
}

/* A number ends with the walk to what uses the fact. One that is taken then stays when the action begins, also
 * if another method with that action has taken over meanwhile, under a `while`. */
static void the_end_of_a_walk_ends_no_number(void)
{
    for (int hurries = 0; hurries < 2; hurries++) {
        struct stage stage;
        struct actor actor;
        stage_with(
            &stage, &actor,
            "domain: d\nstate:\n  here: [home, larder]\n  eager: {type: bool, start: true}\n"
            "  alarm: bool\n  food: {type: 0..9, start: 2, shared: true, claim: true}\n"
            "places: {fact: here, speed: 1, at: {home: 0, larder: 1}}\n"
            "actions:\n  feast: {duration: 1m}\n"
            "  fetch: {at: larder, preconditions: food >= 1, effects: food -= 1, duration: 1m}\n"
            "tasks:\n  live:\n    select: priority\n    methods:\n"
            "      feast: {priority: 3, preconditions: [food >= 5, eager], subtasks: feast}\n"
            "      hurry: {priority: 2, while: alarm, subtasks: [fetch, feast]}\n"
            "      snack: {priority: 1, subtasks: fetch}\n");
        stage_tick(&stage, &actor, 1);
        CU_ASSERT_TRUE(actor.core.walking && waits_for(&actor, "food"));
        set_fact(&actor, "eager", 0);
        stage_tick(&stage, &actor, 500);
        CU_ASSERT_TRUE(actor.core.walking && waits_for(&actor, "food"));
        set_fact(&actor, "alarm", (uint32_t)hurries);
        stage_tick(&stage, &actor, 600);
        CU_ASSERT_STRING_EQUAL(action_name(&stage, gg_agent_action(&actor.core)), "fetch");
        CU_ASSERT_TRUE(waits_for(&actor, "food"));
        stage_end(&stage);
    }
}

void add_turns_suite(void)
{
    CU_pSuite suite = CU_add_suite("turns", NULL, NULL);
    CU_ADD_TEST(suite, equals_have_equal_shares);
    CU_ADD_TEST(suite, carpenters_and_masons_share_tools);
    CU_ADD_TEST(suite, what_matters_less_is_not_waited_for);
    CU_ADD_TEST(suite, what_would_take_over_is_waited_for);
    CU_ADD_TEST(suite, what_comes_last_is_waited_for);
    CU_ADD_TEST(suite, what_is_done_already_is_not_waited_for);
    CU_ADD_TEST(suite, what_is_no_better_is_not_waited_for);
    CU_ADD_TEST(suite, a_waiting_subtask_is_no_choice);
    CU_ADD_TEST(suite, a_while_of_a_waiting_subtask_passes_nothing_over);
    CU_ADD_TEST(suite, the_end_of_a_walk_ends_no_number);
}
