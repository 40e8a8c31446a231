/* SPDX-License-Identifier: MIT */
/*
 * Long times by gg_agent_advance: random lives of one agent, advanced in pieces by some steps at a
 * time, beside twins that are ticked each millisecond. The world is left alone in both, and what the
 * game answers changes only with what it was asked before. All that happens and all calls are the same
 * in the same order, with the same `elapsed`, and so are the bytes of agent and world at each return,
 * for the time that has passed by what is told to be left.
 */
#include "models/quiet_domain.h"
#include "models/quiet_life.h"
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <stddef.h>
#include <string.h>

enum { DOMAINS = 240, LIFE = 10000, PIECE = 5000, MOST_IN_A_PIECE = 100000 };

/* What the twins did or were asked. */
enum { RUNS = 100, WALKS = 110, SENSES = 120 };

struct deed {
    uint32_t elapsed;
    uint16_t kind, index, value, fact;
};

/* One of two agents, in a world of its own. */
struct twin {
    struct stage stage;
    struct actor actor;
    struct dice dice; /* falls at each start of an action or a walk */
    uint32_t rest, step, sensed;
    uint8_t manner;
    gg_status fate;
    struct deed deeds[MOST_IN_A_PIECE];
    unsigned count;
};

static struct twin advanced, ticked;

/* --------------------------------------------------------- what the game answers */

static struct twin *twin_of(const gg_agent *agent)
{
    return ((const struct actor *)agent)->more;
}

static void note_deed(const gg_agent *agent, struct deed deed)
{
    struct twin *twin = twin_of(agent);
    deed.elapsed = agent->elapsed;
    if (twin->count < MOST_IN_A_PIECE)
        twin->deeds[twin->count++] = deed;
}

static void note_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    struct deed deed = {0, (uint16_t)event->kind, event->index, event->value, event->fact};
    note_deed(agent, deed);
}

/* How an action or a walk goes on: it waits for its duration, or for another time, or is asked in each
 * tick. It may fail in the end. */
static gg_status go_on(struct twin *twin, bool walks)
{
    gg_agent *agent = &twin->actor.core;
    gg_status status;
    if (twin->manner < 5)
        status = walks ? gg_agent_walked(agent) : gg_agent_wait(agent);
    else if (twin->manner < 7)
        status = gg_agent_wait_for(agent, twin->rest);
    else if (twin->manner == 7)
        status = agent->elapsed >= twin->rest
                     ? GG_SUCCESS
                     : gg_agent_wait_for(agent, agent->elapsed + twin->step);
    else
        status = agent->elapsed >= twin->rest / 8 ? GG_SUCCESS : GG_RUNNING;
    return status == GG_SUCCESS ? twin->fate : status;
}

static gg_status answer_to(gg_agent *agent, uint16_t kind, uint16_t index, gg_phase phase)
{
    struct twin *twin = twin_of(agent);
    gg_status status;
    if (phase == GG_START) {
        twin->manner = (uint8_t)roll(&twin->dice, 9);
        twin->fate = roll(&twin->dice, 5) ? GG_SUCCESS : GG_FAILURE;
        twin->rest = roll(&twin->dice, 600);
        twin->step = 1 + roll(&twin->dice, 90);
    }
    if (phase == GG_START && kind == RUNS && awaits_condition(agent->domain, index)) {
        twin->manner = 0;
        twin->fate = GG_SUCCESS;
    }
    status = phase == GG_STOP ? gg_agent_ending(agent) : go_on(twin, kind == WALKS);
    struct deed deed = {0, (uint16_t)(kind + phase), index, (uint16_t)status, 0};
    if (phase != GG_TICK || status != GG_RUNNING)
        note_deed(agent, deed);
    return status;
}

static gg_status run_action(gg_agent *agent, uint16_t action, gg_phase phase)
{
    return answer_to(agent, RUNS, action, phase);
}

static gg_status walk(gg_agent *agent, gg_phase phase, uint16_t place)
{
    return answer_to(agent, WALKS, place, phase);
}

/* What is sensed is another value after each fourth look. */
static void sense(gg_agent *agent, uint16_t number)
{
    static const char *const names[] = {"s0", "s1"};
    struct twin *twin = twin_of(agent);
    uint16_t fact = fact_number(twin->stage.compiled.tables, names[number]);
    struct deed deed = {0, SENSES, number, 0, 0};
    note_deed(agent, deed);
    twin->sensed++;
    gg_agent_write(agent, fact, twin->sensed / 4 % (agent->domain->facts[fact].top + 1));
}

static int32_t priority(gg_agent *agent, uint16_t goal)
{
    (void)agent;
    return goal * 3 % 5;
}

static bool check(gg_agent *agent, uint16_t action)
{
    (void)agent;
    return action % 3 != 0;
}

static bool allows(gg_agent *agent, uint16_t task, uint16_t method)
{
    (void)agent;
    return (task + method) % 3 != 0;
}

static uint32_t duration(gg_agent *agent, uint16_t action)
{
    return ((struct actor *)agent)->told.duration + 7u * action;
}

static uint32_t travel(gg_agent *agent, uint16_t from, uint16_t to)
{
    uint32_t far = from > to ? (uint32_t)(from - to) : (uint32_t)(to - from);
    return far * ((struct actor *)agent)->told.walk;
}

static const gg_denying_calls calls = {.calls = {.run = run_action,
                                                 .walk = walk,
                                                 .sense = sense,
                                                 .priority = priority,
                                                 .precondition = check,
                                                 .duration = duration,
                                                 .travel = travel},
                                       .allows = allows};

/* ------------------------------------------------------------------- a life begins */

/* A random domain in which time matters, some actions of which cool down. */
static struct text domain_random(struct dice *dice)
{
    struct text plain = quiet_domain_random(dice), yaml = {0};
    for (const char *line = plain.data; *line;) {
        size_t length = strcspn(line, "\n") + 1;
        bool is_action = strncmp(line, "  a", 3) == 0 && line[4] == ':';
        if (is_action && roll(dice, 2))
            text_add(&yaml, "  a%c: {cooldown: %lums, %.*s", line[3],
                     (unsigned long)(20 + roll(dice, 1500)), (int)(length - 7), line + 7);
        else
            text_add(&yaml, "%.*s", (int)length, line);
        line += length;
    }
    text_free(&plain);
    return yaml;
}

static void twin_start(struct twin *twin, const char *yaml, uint64_t seed)
{
    struct dice dice = dice_of(seed);
    memset(twin, 0, sizeof *twin);
    stage_start(&twin->stage, yaml);
    for (uint16_t i = 0; i < twin->stage.domain.agent_type_count; i++)
        twin->stage.agent_types[i].calls = &calls.calls;
    twin->stage.planner.trace = note_event;
    uint16_t type = (uint16_t)roll(&dice, twin->stage.domain.agent_type_count);
    actor_start(&twin->actor, &twin->stage, type, roll(&dice, 1000));
    twin->actor.more = twin;
    twin->actor.told.duration = roll(&dice, 200);
    twin->actor.told.walk = roll(&dice, 120);
    twin->dice = dice_of(1 + roll(&dice, 1000000));
}

static void twins_start(uint64_t seed)
{
    struct dice dice = dice_of(seed);
    struct text yaml = domain_random(&dice);
    twin_start(&advanced, yaml.data, seed);
    twin_start(&ticked, yaml.data, seed);
    text_free(&yaml);
}

static void twins_end(void)
{
    stage_end(&advanced.stage);
    stage_end(&ticked.stage);
}

/* Something that the game does to a twin between two pieces, or nothing. */
static void meddle(struct twin *twin, struct dice dice)
{
    static const char *const names[] = {"b0", "b1", "n0", "n1", "b2"};
    gg_agent *agent = &twin->actor.core;
    uint32_t kind = roll(&dice, 6), how = roll(&dice, 5), value = roll(&dice, 7);
    uint16_t fact = fact_number(twin->stage.compiled.tables, names[how]);
    if (kind == 0)
        (void)gg_agent_stop(agent, &twin->stage.planner);
    else if (kind == 1)
        gg_agent_detail(agent, how < 3 ? 0 : 40 * how, value < 4 ? 0 : value - 3);
    else if (kind == 2)
        quiet_life_bind(agent, value);
    else if (kind == 3 && twin->stage.domain.want_limit > 0 && twin->stage.domain.goal_count > 0)
        (void)gg_agent_want(agent, (uint16_t)(how % twin->stage.domain.goal_count), (int32_t)value);
    else if (kind > 3)
        set_fact(&twin->actor, names[how], value % (twin->stage.domain.facts[fact].top + 1));
}

/* --------------------------------------------------------------- what is compared */

static void tick_each_millisecond(struct twin *twin, uint32_t milliseconds)
{
    while (milliseconds-- > 0)
        gg_agent_tick(&twin->actor.core, &twin->stage.planner, 1);
}

static bool has_same_deeds(void)
{
    bool same = advanced.count == ticked.count && ticked.count < MOST_IN_A_PIECE;
    for (unsigned i = 0; same && i < ticked.count; i++) {
        const struct deed *a = &advanced.deeds[i], *b = &ticked.deeds[i];
        same = a->elapsed == b->elapsed && a->kind == b->kind && a->index == b->index &&
               a->value == b->value && a->fact == b->fact;
    }
    return same;
}

/* Their own bytes, and those of their worlds, but for what these point to. */
static bool has_same_bytes(void)
{
    struct actor actor = ticked.actor;
    struct scene scene = ticked.stage.scene;
    memcpy(&actor, &ticked.actor, sizeof actor); /* also what lies between the members */
    memcpy(&scene, &ticked.stage.scene, sizeof scene);
    actor.core.domain = advanced.actor.core.domain;
    actor.core.world = advanced.actor.core.world;
    scene.core.domain = advanced.stage.scene.core.domain;
    return memcmp(&actor, &advanced.actor, offsetof(struct actor, stage)) == 0 &&
           memcmp(&scene, &advanced.stage.scene, sizeof scene) == 0;
}

/* Whether the twins live the same up to now. */
static bool are_alike(uint64_t seed, uint32_t now)
{
    const char *wrong = "";
    if (!has_same_deeds())
        wrong = "something else happens, or at another time";
    else if (!has_same_bytes())
        wrong = "something else is left in memory";
    CHECK_SAYING(*wrong == '\0', "life %lu, at %lu ms: %s", (unsigned long)seed, (unsigned long)now,
                 wrong);
    return *wrong == '\0';
}

/* --------------------------------------------------------------------- the same life */

/* A piece of a life, of which the agent is advanced by so many steps at a time. Whether both twins
 * live it the same. */
static bool live_piece(uint64_t seed, uint32_t now, uint32_t piece, uint32_t steps)
{
    uint32_t left = piece;
    bool same = true;
    advanced.count = ticked.count = 0;
    while (left > 0 && same) {
        uint32_t before = left;
        left = gg_agent_advance(&advanced.actor.core, &advanced.stage.planner, left, steps);
        same = left < before && (left == 0 || before - left >= steps);
        CHECK_SAYING(same, "life %lu: %lu of %lu ms are left", (unsigned long)seed,
                     (unsigned long)left, (unsigned long)before);
        tick_each_millisecond(&ticked, before - left);
        same = same && are_alike(seed, now + piece - left);
    }
    return same;
}

static void the_same_life_as_in_milliseconds(void)
{
    static const uint32_t many[] = {UINT32_MAX, UINT32_MAX, 100, 10, 1};
    unsigned lived = 0, deeds = 0;
    bool same = true;
    for (; random_case(lived + 1, DOMAINS) && same; lived++) {
        uint64_t seed = lived + 1;
        struct dice dice = dice_of(1000 + seed);
        twins_start(seed);
        for (uint32_t now = 0, piece; now < LIFE && same; now += piece) {
            piece = lived % 2 ? PIECE : 1 + roll(&dice, PIECE);
            same = live_piece(seed, now, piece, many[roll(&dice, 5)]);
            deeds += ticked.count;
            (void)roll(&dice, 2);
            meddle(&advanced, dice);
            meddle(&ticked, dice);
        }
        twins_end();
    }
    CU_ASSERT_TRUE(deeds > 100 * lived);
}

/* --------------------------------------------------------------------------- steps */

/* Advances a twin step by step, each of which takes what gg_agent_quiet tells, or a millisecond. The
 * number of steps, and in *last the time of the last one; 0: a step took another time. */
static uint32_t advance_step_by_step(struct twin *twin, uint32_t milliseconds, uint32_t *last)
{
    uint32_t steps = 0;
    for (; milliseconds > 0; steps++) {
        uint32_t quiet = gg_agent_quiet(&twin->actor.core);
        *last = quiet == 0 ? 1 : quiet < milliseconds ? quiet : milliseconds;
        if (gg_agent_advance(&twin->actor.core, &twin->stage.planner, milliseconds, 1) !=
            milliseconds - *last)
            return 0;
        milliseconds -= *last;
    }
    return steps;
}

/* Whether one step less than needed leaves the time of the last step, and the last step nothing. */
static bool needs_steps(struct twin *twin, uint32_t milliseconds, uint32_t steps, uint32_t last)
{
    gg_agent *agent = &twin->actor.core;
    gg_planner *planner = &twin->stage.planner;
    return steps > 0 && gg_agent_advance(agent, planner, milliseconds, 0) == milliseconds &&
           gg_agent_advance(agent, planner, milliseconds, steps - 1) == last &&
           gg_agent_advance(agent, planner, 0, 1) == 0 &&
           gg_agent_advance(agent, planner, last, 1) == 0;
}

static void no_more_steps_than_are_asked_for(void)
{
    unsigned lived = 0;
    bool same = true;
    for (; random_case(lived + 1, DOMAINS) && same; lived++) {
        uint64_t seed = lived + 1;
        struct dice dice = dice_of(2000 + seed);
        twins_start(seed);
        for (int i = 0; i < 3 && same; i++) {
            uint32_t piece = 1 + roll(&dice, PIECE), last = 0;
            advanced.count = ticked.count = 0;
            uint32_t steps = advance_step_by_step(&ticked, piece, &last);
            same = needs_steps(&advanced, piece, steps, last);
            CHECK_SAYING(same, "life %lu: %lu steps in %lu ms", (unsigned long)seed,
                         (unsigned long)steps, (unsigned long)piece);
            same = same && are_alike(seed, piece);
            meddle(&advanced, dice);
            meddle(&ticked, dice);
        }
        twins_end();
    }
}

/* ------------------------------------------------------------------ worked examples */

/* 700 ms each, from the first millisecond on: 14 sacks are ground in 10 s, the last one at 9801 ms. At
 * 15 moments something is due, and the last step leads to the end. */
static void the_miller_of_the_reference(void)
{
    static const char miller[] =
        "domain: miller\nstate: {sacks: 0..1000}\n"
        "actions: {grind: {effects: sacks += 1, duration: 700ms}}\n"
        "tasks: {live: {methods: {work: {subtasks: grind}}}}\nlimits: {plan: 4}\n";
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, miller);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 10000, 1), 9999);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 9999, 1), 9299);
    CU_ASSERT_EQUAL(fact_of(&actor, "sacks"), 1);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 9299, 13), 199);
    CU_ASSERT_EQUAL(fact_of(&actor, "sacks"), 14);
    CU_ASSERT_EQUAL(actor.core.elapsed, 0);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 199, 1), 0);
    CU_ASSERT_EQUAL(actor.core.elapsed, 199);
    /* In an hour from then on 10000 + 3600000 - 1 = 5157 * 700 + 99 have passed, but there is room for
     * 1000 sacks. */
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 3600000, 10000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "sacks"), 1000);
    CU_ASSERT_EQUAL(actor.core.elapsed, 99);
    stage_end(&stage);
}

/* Rules, cooldowns and the ends of actions fall on their millisecond: hunger comes each 1000 ms. A meal
 * takes 300 ms and is not had again for 2500 ms. */
static void what_is_due_falls_on_its_millisecond(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 4}\nstate: {hunger: 0..20}\n"
               "rules: {starve: {every: 1s, effects: hunger += 1}}\n"
               "actions: {eat: {preconditions: hunger >= 1, effects: hunger = 0, duration: 300ms, "
               "cooldown: 2500ms}}\n"
               "goals: {sated: {conditions: hunger == 0}}\n");
    /* Eats from 1000 to 1300 ms; may again from 3800 ms on, and does till 4100 ms: what came at 4000 ms
     * is eaten as well. Then hunger comes at 5000 and 6000 ms. It may again from 6600 ms on. */
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 1299, 1000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "hunger"), 1);
    CU_ASSERT_EQUAL(actor.core.elapsed, 299);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 1, 1000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "hunger"), 0);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 2600, 1000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "hunger"), 2);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), 0);
    CU_ASSERT_EQUAL(actor.core.elapsed, 100); /* at 3900 ms */
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 200, 1000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "hunger"), 0);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 2500, 1000), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "hunger"), 2);
    CU_ASSERT_EQUAL(gg_agent_action(&actor.core), 0);
    CU_ASSERT_EQUAL(actor.core.elapsed, 0); /* at 6600 ms */
    stage_end(&stage);
}

/* Nothing comes by itself: the longest time is a few steps. */
static void the_longest_time_of_who_does_nothing(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 4}\nstate: {fed: {type: bool, start: true}}\n"
               "actions: {eat: {effects: fed}}\ngoals: {sated: {conditions: fed}}\n");
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, UINT32_MAX, 1), UINT32_MAX - 1);
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, UINT32_MAX, 1), 0);
    expect_log(&stage, "");
    stage_end(&stage);
}

/* A shared fact of the agent's world is not changed by the world's rules, whose clock stands still. */
static void the_world_stands_still(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor,
               "domain: d\nlimits: {plan: 4}\n"
               "state: {apples: {type: 0..9, shared: true}, days: 0..9}\n"
               "rules:\n  grow: {every: 1s, effects: apples += 1}\n"
               "  age: {every: 1s, effects: days += 1}\n"
               "actions: {eat: {preconditions: apples >= 1, effects: apples -= 1}}\n"
               "goals: {tidy: {conditions: apples == 0}}\n");
    CU_ASSERT_EQUAL(gg_agent_advance(&actor.core, &stage.planner, 5500, 100), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "apples"), 0);
    CU_ASSERT_EQUAL(fact_of(&actor, "days"), 5);
    CU_ASSERT_TRUE(stage.scene.core.clock == 0);
    CU_ASSERT_EQUAL(world_timers(&stage.scene.core)[0], 1000);
    stage_end(&stage);
}

void add_advance_suite(void)
{
    CU_pSuite suite = CU_add_suite("advance", NULL, NULL);
    CU_ADD_TEST(suite, the_same_life_as_in_milliseconds);
    CU_ADD_TEST(suite, no_more_steps_than_are_asked_for);
    CU_ADD_TEST(suite, the_miller_of_the_reference);
    CU_ADD_TEST(suite, what_is_due_falls_on_its_millisecond);
    CU_ADD_TEST(suite, the_longest_time_of_who_does_nothing);
    CU_ADD_TEST(suite, the_world_stands_still);
}
