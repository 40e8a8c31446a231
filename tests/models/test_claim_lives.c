/* SPDX-License-Identifier: MIT */
/*
 * Random lives of several agents that claim what they need, beside a model that knows claims as
 * lists of what each agent is doing, on plain numbers: nobody begins what others have claimed,
 * nothing is asked for in vain, no claim is left behind, and a saved world has the same future.
 */
#include "suites.h"
#include "support/stage.h"

#include <string.h>

enum { STOCKS = 3, DOORS = 2, PARTS = STOCKS + DOORS, DEEDS = 5, LIVERS = 4, TICKS = 120 };

/* What one action does: so much to each stock, and a door that it opens or shuts (1 or -1); or a
 * door that it only needs (2: open, -2: shut). */
struct deed {
    int amounts[STOCKS], doors[DOORS];
};

struct lives;

struct liver {
    struct actor actor;
    struct dice dice;
    uint32_t left;   /* milliseconds of the present action */
    bool fails;      /* at its end */
    unsigned number; /* of the agent */
};

/* A world of agents, and what the model knows of them. */
struct lives {
    struct stage stage;
    struct liver livers[LIVERS];
    int doing[LIVERS]; /* the number of its deed; -1: nothing that claims */
    struct deed deeds[DEEDS];
    int tops[STOCKS];
    unsigned begun, refused, in_vain, wrong;
    bool meddles; /* whether the game changes what is claimed */
};

/* ----------------------------------------------------------------- a domain */

static void roll_deed(struct deed *deed, const struct lives *lives, struct dice *dice)
{
    memset(deed, 0, sizeof *deed);
    for (int i = 0; i < STOCKS; i++)
        if (roll(dice, 2))
            deed->amounts[i] = (int)roll(dice, 2 * (uint32_t)lives->tops[i]) - lives->tops[i];
    for (int i = 0; i < DOORS; i++)
        if (roll(dice, 3) == 0)
            deed->doors[i] = roll(dice, 2) ? 1 : -1;
        else if (roll(dice, 3) == 0)
            deed->doors[i] = roll(dice, 2) ? 2 : -2;
}

static void write_deed(const struct lives *lives, int number, struct text *text)
{
    const struct deed *deed = &lives->deeds[number];
    text_add(text, "  deed_%d: {preconditions: [not done(d_%d)", number, number);
    for (int i = 0; i < STOCKS; i++)
        if (deed->amounts[i] < 0)
            text_add(text, ", stock(s_%d) >= %d", i, -deed->amounts[i]);
        else if (deed->amounts[i] > 0)
            text_add(text, ", stock(s_%d) <= %d", i, lives->tops[i] - deed->amounts[i]);
    for (int i = 0; i < DOORS; i++)
        if (deed->doors[i])
            text_add(text, ", %sopen(o_%d)",
                     deed->doors[i] == 1 || deed->doors[i] == -2 ? "not " : "", i);
    text_add(text, "], effects: [done(d_%d)", number);
    for (int i = 0; i < STOCKS; i++)
        if (deed->amounts[i])
            text_add(text, ", stock(s_%d) %s %d", i, deed->amounts[i] < 0 ? "-=" : "+=",
                     deed->amounts[i] < 0 ? -deed->amounts[i] : deed->amounts[i]);
    for (int i = 0; i < DOORS; i++)
        if (deed->doors[i] == 1 || deed->doors[i] == -1)
            text_add(text, ", %sopen(o_%d)", deed->doors[i] < 0 ? "not " : "", i);
    text_add(text, "]}\n");
}

/* All stocks have the highest top as type; the room of each one is told by the preconditions. */
static struct text write_domain(const struct lives *lives, struct dice *dice)
{
    struct text text = {0};
    text_add(&text, "domain: d\nlimits: {plan: 8, table: 256}\n"
                    "types: {s: [s_0, s_1, s_2], o: [o_0, o_1], d: [d_0, d_1, d_2, d_3, d_4]}\n"
                    "state:\n"
                    "  stock(s): {type: 0..6, shared: true, claim: true}\n"
                    "  open(o): {type: bool, shared: true, claim: true}\n"
                    "  done(d): bool\n"
                    "start: [");
    for (int i = 0; i < STOCKS; i++)
        text_add(&text, "stock(s_%d) = %lu, ", i,
                 (unsigned long)roll(dice, (uint32_t)lives->tops[i] + 1));
    text_add(&text, "open(o_0)]\nactions:\n");
    for (int i = 0; i < DEEDS; i++)
        write_deed(lives, i, &text);
    text_add(&text, "  rest: {effects: [");
    for (int i = 0; i < DEEDS; i++)
        text_add(&text, "%snot done(d_%d)", i ? ", " : "", i);
    text_add(&text, "]}\ngoals:\n");
    for (int i = 0; i < DEEDS - 1; i++)
        text_add(&text, "  goal_%d: {conditions: done(d_%d), priority: %lu}\n", i, i,
                 (unsigned long)roll(dice, 3));
    text_add(&text, "tasks:\n  live: {methods: {work: {subtasks: [deed_4, rest]}, idle: {subtasks: "
                    "rest}}}\n");
    return text;
}

/* ---------------------------------------------------------------- the model */

/* What a part of the world is, in the order of the facts. */
static int part_is(const struct lives *lives, int part)
{
    return (int)gg_read(&lives->stage.domain, (uint16_t)part,
                        gg_world_state((gg_world *)(uintptr_t)&lives->stage.scene.core));
}

/* What all but one agent take away from a stock, or add to it. */
static int claimed_by_others(const struct lives *lives, unsigned who, int stock, bool taken)
{
    int sum = 0;
    for (unsigned i = 0; i < LIVERS; i++) {
        int amount =
            i == who || lives->doing[i] < 0 ? 0 : lives->deeds[lives->doing[i]].amounts[stock];
        sum += taken ? (amount < 0 ? -amount : 0) : (amount > 0 ? amount : 0);
    }
    return sum;
}

static bool is_written_by_others(const struct lives *lives, unsigned who, int door)
{
    for (unsigned i = 0; i < LIVERS; i++)
        if (i != who && lives->doing[i] >= 0) {
            int way = lives->deeds[lives->doing[i]].doors[door];
            if (way == 1 || way == -1)
                return true;
        }
    return false;
}

/* Whether an agent may begin a deed now. */
static bool may_begin(const struct lives *lives, unsigned who, int number)
{
    const struct deed *deed = &lives->deeds[number];
    for (int i = 0; i < STOCKS; i++) {
        int amount = deed->amounts[i], there = part_is(lives, i);
        if (amount < 0 && there - claimed_by_others(lives, who, i, true) < -amount)
            return false;
        if (amount > 0 && there + claimed_by_others(lives, who, i, false) > lives->tops[i] - amount)
            return false;
    }
    for (int i = 0; i < DOORS; i++)
        if (deed->doors[i] && is_written_by_others(lives, who, i))
            return false;
    return true;
}

/* Whether the runtime counts just the claims that the model knows. */
static void compare_claims(struct lives *lives)
{
    for (unsigned who = 0; who < LIVERS; who++)
        for (int i = 0; i < PARTS; i++) {
            uint32_t told = gg_agent_claimed(&lives->livers[who].actor.core, (uint16_t)i);
            uint32_t known = i < STOCKS ? (uint32_t)claimed_by_others(lives, who, i, true)
                             : is_written_by_others(lives, who, i - STOCKS) ? UINT32_MAX
                                                                            : 0;
            lives->wrong += told != known;
        }
}

/* ------------------------------------------------------------------- living */

static gg_status work(struct actor *actor, uint16_t action, gg_phase phase)
{
    struct lives *lives = actor->more;
    struct liver *liver = (struct liver *)actor;
    if (phase == GG_START) {
        if (action < DEEDS) {
            lives->wrong += !may_begin(lives, liver->number, action);
            lives->doing[liver->number] = action;
            lives->begun++;
        }
        liver->left = roll(&liver->dice, 400);
        liver->fails = roll(&liver->dice, 5) == 0;
    }
    if (phase == GG_STOP)
        lives->doing[liver->number] = -1;
    if (actor->core.elapsed < liver->left)
        return GG_RUNNING;
    return liver->fails ? GG_FAILURE : GG_SUCCESS;
}

static void hear(void *context, const gg_agent *agent, const gg_event *event)
{
    struct lives *lives = context;
    (void)agent;
    lives->refused += event->kind == GG_ACTION_REFUSED;
    lives->in_vain += event->kind == GG_ACTION_ENDED && event->fact != GG_NONE;
}

static void open_lives(struct lives *lives, const char *yaml)
{
    stage_start(&lives->stage, yaml);
    CU_ASSERT_EQUAL_FATAL(lives->stage.domain.facts[PARTS].shared, false);
    lives->stage.planner.trace = hear;
    lives->stage.planner.context = lives;
}

static void begin_lives(struct lives *lives, uint64_t seed)
{
    struct dice dice = dice_of(seed);
    memset(lives, 0, sizeof *lives);
    lives->meddles = seed % 4 == 0;
    for (int i = 0; i < STOCKS; i++)
        lives->tops[i] = 1 + (int)roll(&dice, 6);
    for (int i = 0; i < DEEDS; i++)
        roll_deed(&lives->deeds[i], lives, &dice);
    struct text yaml = write_domain(lives, &dice);
    open_lives(lives, yaml.data);
    text_free(&yaml);
    for (unsigned i = 0; i < LIVERS; i++) {
        struct liver *liver = &lives->livers[i];
        actor_start(&liver->actor, &lives->stage, 0, i);
        liver->actor.answer = work;
        liver->actor.more = lives;
        liver->number = i;
        liver->dice = dice_of(seed * LIVERS + i);
        lives->doing[i] = -1;
        gg_agent_detail(&liver->actor.core, roll(&dice, 3) * 60, roll(&dice, 2) * 3);
    }
}

/* One tick: time passes for the world and for one agent; rarely one is stopped, or the game
 * meddles. */
static void tick(struct lives *lives, struct dice *dice)
{
    uint32_t milliseconds = roll(dice, 100);
    struct liver *liver = &lives->livers[roll(dice, LIVERS)];
    gg_world_tick(&lives->stage.scene.core, milliseconds);
    if (roll(dice, 12) == 0)
        (void)gg_agent_stop(&liver->actor.core, &lives->stage.planner);
    uint32_t fact = roll(dice, PARTS), value = roll(dice, 2);
    if (roll(dice, 8) == 0 && lives->meddles)
        gg_agent_write(&liver->actor.core, (uint16_t)fact, value);
    gg_agent_tick(&liver->actor.core, &lives->stage.planner, milliseconds);
    compare_claims(lives);
}

/* Takes the bytes of a world and its agents over. */
static void restore(struct lives *lives, const struct lives *saved)
{
    memcpy(&lives->stage.scene, &saved->stage.scene, sizeof lives->stage.scene);
    CU_ASSERT_EQUAL(gg_world_attach(&lives->stage.scene.core, &lives->stage.domain), GG_ATTACHED);
    for (unsigned i = 0; i < LIVERS; i++) {
        struct liver *liver = &lives->livers[i];
        *liver = saved->livers[i];
        liver->actor.stage = &lives->stage;
        liver->actor.more = lives;
        CU_ASSERT_EQUAL(
            gg_agent_attach(&liver->actor.core, &lives->stage.scene.core, &lives->stage.planner),
            GG_ATTACHED);
    }
    compare_claims(lives);
}

static bool same_lives(const struct lives *one, const struct lives *other)
{
    for (unsigned i = 0; i < LIVERS; i++) {
        const gg_agent *a = &one->livers[i].actor.core, *b = &other->livers[i].actor.core;
        if (gg_agent_action(a) != gg_agent_action(b) || a->goal != b->goal ||
            a->wanted != b->wanted || a->elapsed != b->elapsed)
            return false;
    }
    for (int i = 0; i < PARTS; i++)
        if (part_is(one, i) != part_is(other, i))
            return false;
    return true;
}

/* What was saved lives on as what was not. */
static void compare_futures(struct lives *lives, struct dice *dice, uint64_t seed)
{
    static struct lives twin;
    begin_lives(&twin, seed);
    memcpy(twin.doing, lives->doing, sizeof twin.doing);
    restore(&twin, lives);
    struct dice other = *dice;
    for (int i = 0; i < TICKS; i++) {
        tick(lives, dice);
        tick(&twin, &other);
    }
    CU_ASSERT_TRUE(same_lives(lives, &twin));
    lives->wrong += twin.wrong;
    stage_end(&twin.stage);
}

/* All agents are stopped: nothing is claimed any more. */
static void end_lives(struct lives *lives)
{
    for (unsigned i = 0; i < LIVERS; i++)
        (void)gg_agent_stop(&lives->livers[i].actor.core, &lives->stage.planner);
    compare_claims(lives);
    CU_ASSERT_EQUAL(world_holders(&lives->stage.scene.core), 0);
    stage_end(&lives->stage);
}

static void nobody_begins_in_vain(void)
{
    static struct lives lives;
    unsigned begun = 0, refused = 0, in_vain = 0;
    for (uint64_t seed = 0; random_case(seed + 1, 2000); seed++) {
        begin_lives(&lives, seed);
        struct dice dice = dice_of(seed + 1000);
        int ticks = (int)roll(&dice, TICKS);
        for (int i = 0; i < ticks; i++)
            tick(&lives, &dice);
        compare_futures(&lives, &dice, seed);
        CU_ASSERT_EQUAL(lives.wrong, 0);
        CU_ASSERT_TRUE(lives.meddles || lives.in_vain == 0);
        begun += lives.begun;
        refused += lives.refused;
        in_vain += lives.in_vain;
        end_lives(&lives);
    }
    CU_ASSERT_TRUE(begun > random_cases(20000));
    CU_ASSERT_TRUE(refused > random_cases(40));
    CU_ASSERT_TRUE(in_vain > random_cases(120));
}

void add_claim_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("claim lives", NULL, NULL);
    CU_ADD_TEST(suite, nobody_begins_in_vain);
}
