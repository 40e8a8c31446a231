/* SPDX-License-Identifier: MIT */
/*
 * Claims that begin with actions: who comes to one that others keep back stands before it. Random lives are
 * in tests/models/test_standing_lives.c.
 */
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <string.h>

enum { MOST = 6 };

/* Agents in one world, ticked in their order, and what they tell. */
struct quay {
    struct stage stage;
    struct actor actors[MOST];
    bool gone[MOST]; /* not ticked any more */
    unsigned count;
    uint32_t now;
    struct text log;
    char text[80]; /* of the last that stands, as the runtime tells it */
};

static void tell(void *context, const gg_agent *agent, const gg_event *event)
{
    static const char *const words[] = {
        [GG_PLAN_DROPPED] = "drops",         [GG_ACTION_STARTED] = "starts",
        [GG_ACTION_ENDED] = "ends",          [GG_WALK_STARTED] = "walks to",
        [GG_ACTION_REFUSED] = "is refused",  [GG_METHOD_GIVEN_UP] = "gives up",
        [GG_ACTION_STANDS] = "stands before"};
    struct quay *quay = context;
    const char *word =
        (size_t)event->kind < sizeof words / sizeof *words ? words[event->kind] : NULL;
    char letter = (char)('a' + ((const struct actor *)agent - quay->actors));
    if (!word)
        return;
    text_add(&quay->log, "%lu %c %s %s", (unsigned long)quay->now, letter, word,
             event->kind == GG_METHOD_GIVEN_UP || event->index == GG_NONE
                 ? "it"
                 : action_name(&quay->stage, event->index));
    if (event->kind == GG_ACTION_STANDS)
        (void)gg_event_text(&quay->stage.domain, event, quay->text, sizeof quay->text);
    if (event->kind == GG_ACTION_STANDS)
        text_add(&quay->log, " behind %u", event->value);
    if (event->kind == GG_ACTION_ENDED && event->value != GG_SUCCESS)
        text_add(&quay->log, " in vain");
    text_add(&quay->log, "\n");
}

static void quay_start(struct quay *quay, const char *yaml, unsigned count)
{
    memset(quay, 0, sizeof *quay);
    stage_start(&quay->stage, yaml);
    quay->stage.planner.trace = tell;
    quay->stage.planner.tracing = &gg_tracing;
    quay->stage.planner.context = quay;
    quay->count = count;
    for (unsigned i = 0; i < count; i++)
        actor_start(&quay->actors[i], &quay->stage,
                    (uint16_t)(i % quay->stage.domain.agent_type_count), 1 + i);
}

static void quay_end(struct quay *quay)
{
    for (unsigned i = 0; i < quay->count; i++)
        (void)gg_agent_stop(&quay->actors[i].core, &quay->stage.planner);
    CU_ASSERT_TRUE(nobody_waits(&quay->stage.scene.core));
    CU_ASSERT_TRUE(nothing_is_claimed(&quay->stage.scene.core));
    CU_ASSERT_EQUAL(world_holders(&quay->stage.scene.core), 0);
    text_free(&quay->log);
    stage_end(&quay->stage);
}

static void tick_all(struct quay *quay, uint32_t milliseconds)
{
    quay->now += milliseconds;
    gg_world_tick(&quay->stage.scene.core, milliseconds);
    for (unsigned i = 0; i < quay->count; i++)
        if (!quay->gone[i])
            gg_agent_tick(&quay->actors[i].core, &quay->stage.planner, milliseconds);
}

/* Lets time pass in ticks of 100 ms. */
static void live_to(struct quay *quay, uint32_t time)
{
    while (quay->now < time)
        tick_all(quay, 100);
}

static void expect_told(struct quay *quay, const char *expected)
{
    CHECK_SAYING(strcmp(quay->log.data ? quay->log.data : "", expected) == 0,
                 "expected:\n%stold:\n%s", expected, quay->log.data ? quay->log.data : "");
    text_free(&quay->log);
    quay->log = (struct text){0};
}

static uint16_t standing(const struct quay *quay, unsigned who)
{
    return gg_agent_standing(&quay->actors[who].core);
}

#define DOCK                                                                                       \
    "domain: d\nlimits: {plan: 8}\nstate:\n"                                                       \
    "  shut: {type: bool, shared: true, claim: start}\n"                                           \
    "  done: bool\n  alarm: bool\n  spare: bool\n"                                                 \
    "actions:\n"                                                                                   \
    "  unload: {preconditions: [not shut, not done], effects: [not shut, done], duration: 3s, "    \
    "timeout: 3500ms}\n"                                                                           \
    "  flee: {duration: 500ms}\n  idle: {duration: 10s}\n"                                         \
    "tasks:\n  live:\n    select: priority\n    methods:\n"                                        \
    "      flee: {priority: 9, preconditions: alarm, subtasks: flee}\n"                            \
    "      land: {priority: 5, preconditions: not done, subtasks: unload%s}\n"                     \
    "      rest: {priority: 0, subtasks: idle}\n"

static const char *dock_with(struct text *text, const char *more)
{
    text_add(text, DOCK, more);
    return text->data;
}

/* Three come to one dock. They begin in this order, are told of once, look rarely and yet begin at once, and
 * do not run out of time. */
static void they_begin_in_the_order_in_which_they_come(void)
{
    struct quay quay;
    struct text yaml = {0};
    quay_start(&quay, dock_with(&yaml, ""), 3);
    gg_agent_detail(&quay.actors[1].core, 60000, 0);
    tick_all(&quay, 1);
    CU_ASSERT_STRING_EQUAL(quay.text, "stands: unload, behind 1, because of shut");
    CU_ASSERT_EQUAL(standing(&quay, 0), GG_NONE);
    CU_ASSERT_STRING_EQUAL(action_name(&quay.stage, standing(&quay, 1)), "unload");
    CU_ASSERT_STRING_EQUAL(action_name(&quay.stage, standing(&quay, 2)), "unload");
    CU_ASSERT_EQUAL(gg_agent_action(&quay.actors[1].core), GG_NONE);
    CU_ASSERT_EQUAL(gg_agent_quiet(&quay.actors[1].core), quay.actors[1].core.until);
    CU_ASSERT_TRUE(quay.actors[1].core.until > 4000);
    CU_ASSERT_EQUAL(gg_agent_quiet(&quay.actors[2].core), UINT32_MAX);
    live_to(&quay, 1001);
    CU_ASSERT_EQUAL(gg_agent_standing_time(&quay.actors[1].core), 1000);
    live_to(&quay, 10001);
    expect_told(&quay, "1 a starts unload\n1 b stands before unload behind 0\n"
                       "1 c stands before unload behind 1\n"
                       "3001 a ends unload\n3001 a starts idle\n3001 b starts unload\n"
                       "6001 b ends unload\n6001 b starts idle\n6001 c starts unload\n"
                       "9001 c ends unload\n9001 c starts idle\n");
    CU_ASSERT_EQUAL(gg_agent_standing_time(&quay.actors[1].core), 0);
    quay_end(&quay);
    text_free(&yaml);
}

/* Who is called away has lost its place. */
static void better_methods_interrupt(void)
{
    struct quay quay;
    struct text yaml = {0};
    quay_start(&quay, dock_with(&yaml, ""), 3);
    live_to(&quay, 1000);
    set_fact(&quay.actors[1], "alarm", true);
    live_to(&quay, 1100);
    set_fact(&quay.actors[1], "alarm", false);
    live_to(&quay, 6200);
    expect_told(&quay, "100 a starts unload\n100 b stands before unload behind 0\n"
                       "100 c stands before unload behind 1\n1100 b starts flee\n"
                       "1600 b ends flee\n1600 b stands before unload behind 1\n"
                       "3100 a ends unload\n3100 a starts idle\n3100 c starts unload\n"
                       "6100 c ends unload\n6100 c starts idle\n6200 b starts unload\n");
    quay_end(&quay);
    text_free(&yaml);
}

/* The time of a method goes on while its agent stands. */
static void timeouts_of_methods_go_on(void)
{
    struct quay quay;
    struct text yaml = {0};
    quay_start(&quay, dock_with(&yaml, ", timeout: 2s"), 2);
    live_to(&quay, 2200);
    expect_told(&quay, "100 a starts unload\n100 b stands before unload behind 0\n"
                       "2100 a ends unload in vain\n2100 a drops it\n2100 a starts idle\n"
                       "2100 b drops it\n2100 b starts idle\n");
    quay_end(&quay);
    text_free(&yaml);
}

/* A better goal interrupts as well, and the time of a goal goes on from its choice. Who tries again at once
 * has its place. */
static void goals_go_on_while_one_stands(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\nstate:\n"
        "  shut: {type: bool, shared: true, claim: start}\n  done: bool\n  alarm: bool\n"
        "actions:\n"
        "  unload: {preconditions: [not shut, not done], effects: [not shut, done], duration: 3s}\n"
        "  flee: {preconditions: alarm, effects: not alarm, duration: 500ms}\n"
        "goals:\n  served: {conditions: done, priority: 1}\n"
        "  soon: {conditions: done, priority: 1, timeout: 2s}\n"
        "  calm: {conditions: not alarm, priority: 5}\n"
        "agents: {a: {goals: [served]}, b: {goals: [served, calm]}, c: {goals: [soon]}}\n";
    struct quay quay;
    quay_start(&quay, yaml, 3);
    live_to(&quay, 1000);
    set_fact(&quay.actors[1], "alarm", true);
    live_to(&quay, 3200);
    expect_told(&quay, "100 a starts unload\n100 b stands before unload behind 0\n"
                       "100 c stands before unload behind 1\n1100 b starts flee\n"
                       "1600 b ends flee\n1600 b stands before unload behind 1\n"
                       "2100 c drops it\n2100 c stands before unload behind 0\n"
                       "3100 a ends unload\n3100 c starts unload\n");
    quay_end(&quay);
}

/* If the value changes so that it cannot begin, it does something else at once, however rarely it looks. */
static void a_value_that_fails_ends_it(void)
{
    struct quay quay;
    struct text yaml = {0};
    quay_start(&quay, dock_with(&yaml, ""), 2);
    gg_agent_detail(&quay.actors[1].core, 60000, 0);
    live_to(&quay, 1000);
    CU_ASSERT_EQUAL(gg_agent_quiet(&quay.actors[1].core), quay.actors[1].core.until);
    set_fact(&quay.actors[0], "shut", true);
    CU_ASSERT_EQUAL(gg_agent_quiet(&quay.actors[1].core), 0);
    live_to(&quay, 1100);
    expect_told(&quay, "100 a starts unload\n100 b stands before unload behind 0\n"
                       "1100 b drops unload\n1100 b starts idle\n");
    quay_end(&quay);
    text_free(&yaml);
}

/* Who does not come any more holds nobody up for longer than a second. */
static void who_is_gone_loses_its_turn(void)
{
    struct quay quay;
    struct text yaml = {0};
    quay_start(&quay, dock_with(&yaml, ""), 3);
    live_to(&quay, 1000);
    quay.gone[1] = true;
    live_to(&quay, 4500);
    expect_told(&quay, "100 a starts unload\n100 b stands before unload behind 0\n"
                       "100 c stands before unload behind 1\n"
                       "3100 a ends unload\n3100 a starts idle\n4200 c starts unload\n");
    quay.gone[1] = false; /* it stands behind c now */
    live_to(&quay, 7300);
    expect_told(&quay, "7200 c ends unload\n7200 c starts idle\n7300 b starts unload\n");
    quay_end(&quay);
    text_free(&yaml);
}

/* A world and its agents are saved and restored while two stand: they go on as before. What cannot be is
 * found. */
static void who_stands_is_saved(void)
{
    struct quay quay;
    struct text yaml = {0};
    quay_start(&quay, dock_with(&yaml, ""), 3);
    live_to(&quay, 1000);
    struct actor copy = quay.actors[1];
    quay.actors[1].core.plan_length = 0;
    CU_ASSERT_EQUAL(gg_agent_attach(&quay.actors[1].core, &quay.stage.scene.core, NULL),
                    GG_DAMAGED);
    quay.actors[1] = copy;
    quay.actors[0].core.waits = quay.actors[1].core.waits;
    CU_ASSERT_EQUAL(gg_agent_attach(&quay.actors[0].core, &quay.stage.scene.core, NULL),
                    GG_DAMAGED);
    quay.actors[0].core.waits = 0;
    CU_ASSERT_EQUAL(gg_world_attach(&quay.stage.scene.core, &quay.stage.domain), GG_ATTACHED);
    for (unsigned i = 0; i < 3; i++)
        CU_ASSERT_EQUAL(
            gg_agent_attach(&quay.actors[i].core, &quay.stage.scene.core, &quay.stage.planner),
            GG_ATTACHED);
    CU_ASSERT_STRING_EQUAL(action_name(&quay.stage, standing(&quay, 1)), "unload");
    CU_ASSERT_EQUAL(gg_agent_standing_time(&quay.actors[1].core), 900);
    live_to(&quay, 6200);
    expect_told(&quay, "100 a starts unload\n100 b stands before unload behind 0\n"
                       "100 c stands before unload behind 1\n"
                       "3100 a ends unload\n3100 a starts idle\n3100 b starts unload\n"
                       "6100 b ends unload\n6100 b starts idle\n6100 c starts unload\n");
    quay_end(&quay);
    text_free(&yaml);
}

/* Who is stopped while it stands waits for nothing; if that was who is at it, the next begins. */
static void who_is_stopped_stands_no_more(void)
{
    struct quay quay;
    struct text yaml = {0};
    quay_start(&quay, dock_with(&yaml, ""), 3);
    live_to(&quay, 1000);
    CU_ASSERT_TRUE(gg_agent_stop(&quay.actors[1].core, &quay.stage.planner));
    CU_ASSERT_EQUAL(standing(&quay, 1), GG_NONE);
    CU_ASSERT_TRUE(gg_agent_stop(&quay.actors[0].core, &quay.stage.planner));
    quay.gone[0] = quay.gone[1] = true;
    live_to(&quay, 1100);
    expect_told(&quay, "100 a starts unload\n100 b stands before unload behind 0\n"
                       "100 c stands before unload behind 1\n1000 a ends unload in vain\n"
                       "1100 c starts unload\n");
    quay_end(&quay);
    text_free(&yaml);
}

/* ---------------------------------------------------------------- amounts and others */

/* Agents that do different things with one number: what two of them take is not there, though others plan
 * with it. One who can begin does so. When it is gone, the plan is given up. */
static void what_others_take_of_a_number_is_stood_for(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\nstate:\n"
        "  stock: {type: 0..5, start: 3, shared: true, claim: start}\n  has: 0..5\n"
        "actions:\n"
        "  take_two: {preconditions: stock >= 2, effects: [stock -= 2, has += 2], duration: 1s}\n"
        "  take_one: {preconditions: stock >= 1, effects: [stock -= 1, has += 1], duration: 2s}\n"
        "  look: {preconditions: stock >= 1, duration: 1s}\n"
        "  idle: {duration: 9s}\n"
        "tasks:\n"
        "  two: {methods: {take: {preconditions: has == 0, subtasks: take_two}, rest: {subtasks: "
        "idle}}}\n"
        "  one: {methods: {take: {preconditions: has == 0, subtasks: take_one}, rest: {subtasks: "
        "idle}}}\n"
        "  looker: {methods: {look: {subtasks: look}, rest: {subtasks: idle}}}\n"
        "agents: {a: {task: two}, b: {task: two}, c: {task: one}, d: {task: looker}}\n";
    struct quay quay;
    quay_start(&quay, yaml, 4);
    tick_all(&quay, 1);
    CU_ASSERT_EQUAL(
        gg_agent_claimed(&quay.actors[1].core, fact_number(quay.stage.compiled.tables, "stock")),
        3);
    live_to(&quay, 2101);
    expect_told(&quay, "1 a starts take_two\n1 b stands before take_two behind 0\n"
                       "1 c starts take_one\n1 d stands before look behind 1\n"
                       "1001 a ends take_two\n1001 a starts idle\n"
                       "1001 b drops take_two\n1001 b starts idle\n"
                       "2001 c ends take_one\n2001 c starts idle\n"
                       "2001 d drops look\n2001 d starts idle\n");
    quay_end(&quay);
    quay_start(&quay, yaml, 2);
    tick_all(&quay, 1);
    CU_ASSERT_TRUE(gg_agent_stop(&quay.actors[0].core, &quay.stage.planner)); /* it takes nothing */
    quay.gone[0] = true;
    live_to(&quay, 101);
    expect_told(&quay, "1 a starts take_two\n1 b stands before take_two behind 0\n"
                       "1 a ends take_two in vain\n101 b starts take_two\n");
    quay_end(&quay);
}

/* Room in a number, and a fact of symbols, which is claimed as a whole. */
static void room_and_symbols_are_stood_for(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\nstate:\n"
        "  full: {type: 0..4, start: 2, shared: true, claim: start}\n"
        "  valve: {type: [shut, open, stuck], shared: true, claim: start}\n  done: bool\n"
        "actions:\n"
        "  fill: {preconditions: [full <= 2, not done], effects: [full += 2, done], duration: 1s}\n"
        "  turn: {preconditions: [valve == shut, not done], effects: [valve = shut, done], "
        "duration: 1s}\n"
        "  idle: {duration: 9s}\n"
        "tasks:\n"
        "  filler: {methods: {go: {preconditions: not done, subtasks: fill}, rest: {subtasks: "
        "idle}}}\n"
        "  turner: {methods: {go: {preconditions: not done, subtasks: turn}, rest: {subtasks: "
        "idle}}}\n"
        "agents: {a: {task: filler}, b: {task: turner}}\n";
    struct quay quay;
    quay_start(&quay, yaml, 4);
    tick_all(&quay, 1);
    live_to(&quay, 1101);
    expect_told(&quay,
                "1 a starts fill\n1 b starts turn\n1 c stands before fill behind 0\n"
                "1 d stands before turn behind 0\n1001 a ends fill\n1001 a starts idle\n"
                "1001 b ends turn\n1001 b starts idle\n1001 c drops fill\n1001 c starts idle\n"
                "1001 d starts turn\n");
    quay_end(&quay);
}

/* ----------------------------------------------------------------- several facts */

static const char several[] =
    "domain: d\nlimits: {plan: 8}\nstate:\n"
    "  here: [home, quay]\n  x: {type: bool, shared: true, claim: start}\n"
    "  y: {type: bool, shared: true, claim: start}\n"
    "  tool: {type: bool, start: true, shared: true, claim: true}\n  done: bool\n"
    "places: {fact: here, speed: 1, at: {home: 0, quay: 1}}\n"
    "actions:\n"
    "  at_x: {preconditions: [not x, not done], effects: [not x, done], duration: 500ms}\n"
    "  at_y: {preconditions: [not y, not done], effects: [not y, done], duration: 3s}\n"
    "  every: {at: quay, preconditions: [not x, not y, tool, not done], effects: [not x, not y, "
    "tool, "
    "done], duration: 1s}\n"
    "  hammer: {preconditions: [tool, not done], effects: [tool, done], duration: 1s}\n"
    "  idle: {duration: 600ms}\n"
    "tasks:\n"
    "  x: {methods: {go: {preconditions: not done, subtasks: at_x}, rest: {subtasks: idle}}}\n"
    "  y: {methods: {go: {preconditions: not done, subtasks: at_y}, rest: {subtasks: idle}}}\n"
    "  whole: {methods: {go: {preconditions: not done, subtasks: every}, rest: {subtasks: idle}}}\n"
    "  tool: {methods: {go: {preconditions: not done, subtasks: hammer}, rest: {subtasks: idle}}}\n"
    "agents: {a: {task: y}, b: {task: whole}, c: {task: x}, d: {task: tool}}\n";

/* Who needs x, y and the tool stands with nothing but the tool, which is claimed with the walk. So who needs
 * x has it meanwhile. */
static void all_are_claimed_at_once_or_none(void)
{
    struct quay quay;
    quay_start(&quay, several, 4);
    quay.gone[2] = true;
    live_to(&quay, 1500);
    CU_ASSERT_STRING_EQUAL(action_name(&quay.stage, standing(&quay, 1)), "every");
    uint16_t x = fact_number(quay.stage.compiled.tables, "x"),
             tool = fact_number(quay.stage.compiled.tables, "tool");
    CU_ASSERT_EQUAL(gg_agent_claimed(&quay.actors[3].core, x), 0);
    CU_ASSERT_EQUAL(gg_agent_claimed(&quay.actors[3].core, tool), UINT32_MAX);
    quay.gone[2] = false;
    live_to(&quay, 4200);
    expect_told(&quay,
                "100 a starts at_y\n100 b walks to every\n100 d starts idle\n"
                "700 d ends idle\n700 d starts idle\n1100 b stands before every behind 0\n"
                "1300 d ends idle\n1300 d starts idle\n1600 c starts at_x\n"
                "1900 d ends idle\n1900 d starts idle\n2100 c ends at_x\n2100 c starts idle\n"
                "2500 d ends idle\n2500 d starts idle\n2700 c ends idle\n2700 c starts idle\n"
                "3100 a ends at_y\n3100 a starts idle\n3100 b starts every\n"
                "3100 d ends idle\n3100 d starts idle\n3300 c ends idle\n3300 c starts idle\n"
                "3700 a ends idle\n3700 a starts idle\n3700 d ends idle\n3700 d starts idle\n"
                "3900 c ends idle\n3900 c starts idle\n4100 b ends every\n4100 b starts idle\n");
    quay_end(&quay);
}

/* Nobody who comes when the thing is free again takes it before those who stand: not even who has just had
 * it. */
static void who_had_it_comes_last(void)
{
    static const char yaml[] =
        "domain: d\nlimits: {plan: 8}\nstate: {x: {type: bool, shared: true, claim: start}}\n"
        "actions: {use: {effects: x, duration: 1s}}\ntasks: {live: {subtasks: use}}\n";
    struct quay quay;
    quay_start(&quay, yaml, 3);
    tick_all(&quay, 1);
    live_to(&quay, 4001);
    expect_told(&quay,
                "1 a starts use\n1 b stands before use behind 0\n1 c stands before use behind 1\n"
                "1001 a ends use\n1001 a stands before use behind 2\n1001 b starts use\n"
                "2001 b ends use\n2001 b stands before use behind 2\n2001 c starts use\n"
                "3001 c ends use\n3001 c stands before use behind 2\n3101 a starts use\n");
    quay_end(&quay);
}

/* More stand than there are numbers: all have their turn. */
static void more_stand_than_have_numbers(void)
{
    enum { CROWD = 40 };
    static struct stage stage;
    static struct actor actors[CROWD];
    stage_start(&stage,
                "domain: d\nlimits: {plan: 8}\n"
                "state: {x: {type: bool, shared: true, claim: start}, done: bool}\n"
                "actions:\n  use: {preconditions: not done, effects: [x, done], duration: "
                "1s}\n  idle: {duration: 1s}\n"
                "tasks: {live: {methods: {go: {preconditions: not done, subtasks: use}, rest: "
                "{subtasks: idle}}}}\n");
    unsigned done = 0;
    for (unsigned i = 0; i < CROWD; i++)
        actor_start(&actors[i], &stage, 0, i);
    for (uint32_t now = 0; now < (CROWD + 10) * 1000; now += 50) {
        gg_world_tick(&stage.scene.core, 50);
        for (unsigned i = 0; i < CROWD; i++)
            gg_agent_tick(&actors[i].core, &stage.planner, 50);
    }
    for (unsigned i = 0; i < CROWD; i++)
        done += fact_of(&actors[i], "done");
    CU_ASSERT_EQUAL(done, CROWD);
    CU_ASSERT_TRUE(nobody_waits(&stage.scene.core));
    stage_end(&stage);
}

void add_standing_suite(void)
{
    CU_pSuite suite = CU_add_suite("standing", NULL, NULL);
    CU_ADD_TEST(suite, they_begin_in_the_order_in_which_they_come);
    CU_ADD_TEST(suite, better_methods_interrupt);
    CU_ADD_TEST(suite, timeouts_of_methods_go_on);
    CU_ADD_TEST(suite, goals_go_on_while_one_stands);
    CU_ADD_TEST(suite, a_value_that_fails_ends_it);
    CU_ADD_TEST(suite, who_is_gone_loses_its_turn);
    CU_ADD_TEST(suite, who_stands_is_saved);
    CU_ADD_TEST(suite, who_is_stopped_stands_no_more);
    CU_ADD_TEST(suite, what_others_take_of_a_number_is_stood_for);
    CU_ADD_TEST(suite, room_and_symbols_are_stood_for);
    CU_ADD_TEST(suite, all_are_claimed_at_once_or_none);
    CU_ADD_TEST(suite, who_had_it_comes_last);
    CU_ADD_TEST(suite, more_stand_than_have_numbers);
}
