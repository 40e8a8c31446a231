/* SPDX-License-Identifier: MIT */
/*
 * Turns: who waits for a claimed fact comes before who has just had it. Random lives are in
 * tests/models/test_turn_lives.c.
 */
#include "suites.h"
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

void add_turns_suite(void)
{
    CU_pSuite suite = CU_add_suite("turns", NULL, NULL);
    CU_ADD_TEST(suite, equals_have_equal_shares);
    CU_ADD_TEST(suite, carpenters_and_masons_share_tools);
}
