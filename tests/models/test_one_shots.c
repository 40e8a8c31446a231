/* SPDX-License-Identifier: MIT */
/*
 * Rules with `after` and with `every` together, of agents and of the world, in ticks of all lengths:
 * random ones, compared with a model on plain numbers that lets each millisecond pass. The game changes
 * numbers between ticks, and what it is told of changes is compared one by one. Agents and worlds are
 * saved meanwhile, and asked for how long nothing happens.
 */
#include "support/cases.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

enum { FACTS = 3, TOP = 4, RULES = 6, LIVES = 1600, MOMENTS = 60, STEP = 10, NEVER = -1 };

/* What a rule asks of a number, and what it makes of one; span: by how much its time may be less. */
struct one_shot_rule {
    int period, span, asked, least, most, changed, value;
    bool adds, once;
    int since, time; /* of a one-shot rule: when its time began, or NEVER; and how long it is */
    bool done;
};

struct one_shots {
    struct one_shot_rule rules[RULES];
    int values[FACTS];
    int clock;
    bool shared, due; /* due: a rule has had its turn in this millisecond */
    gg_random random;
    unsigned hash; /* of what was told */
    int told;
    /* one-shot rules that took place, that ended before, that ended at their turn, that began anew after
     * they took place, and that held on after it for longer than their time */
    int fired, ended, late, anew, held_on;
};

/* ----------------------------------------------------------------------- telling */

static unsigned one_shot_hash;
static int one_shot_told;
static const struct stage *one_shot_stage;

static unsigned hash_change(unsigned hash, int fact, int value)
{
    return hash * 31 + (unsigned)(fact * (TOP + 1) + value) + 1;
}

static void note_change_told(uint16_t fact, uint32_t value)
{
    const struct tables *tables = one_shot_stage->compiled.tables;
    const char *name = tables->problem->variables[tables->layout.variables[fact]].name;
    one_shot_hash = hash_change(one_shot_hash, name[1] - '0', (int)value);
    one_shot_told++;
}

static void tell_of_agent(struct gg_agent *agent, uint16_t fact, uint32_t value)
{
    (void)agent;
    note_change_told(fact, value);
}

static void tell_of_world(struct gg_world *world, uint16_t fact, uint32_t value)
{
    (void)world;
    note_change_told(fact, value);
}

/* ------------------------------------------------------------------------- model */

static void draw_one_shots(struct one_shots *plain, struct dice *dice)
{
    for (int i = 0; i < RULES; i++) {
        struct one_shot_rule *rule = &plain->rules[i];
        rule->once = roll(dice, 2) == 0;
        rule->period = STEP * (1 + (int)roll(dice, rule->once ? 5 : 3));
        rule->span = rule->once && !plain->shared && roll(dice, 3) == 0 ? (int)roll(dice, 9) : 0;
        rule->asked =
            i > 0 && roll(dice, 3) == 0 ? plain->rules[i - 1].changed : (int)roll(dice, FACTS);
        rule->least = (int)roll(dice, TOP + 1);
        rule->most = rule->least + (int)roll(dice, (uint32_t)(TOP - rule->least) + 1);
        rule->changed = (int)roll(dice, FACTS);
        rule->adds = roll(dice, 3) == 0;
        rule->value = rule->adds ? 1 - 2 * (int)roll(dice, 2) : (int)roll(dice, TOP + 1);
        rule->since = NEVER;
    }
}

static void write_one_shots(struct text *yaml, const struct one_shots *plain)
{
    text_add(yaml, "domain: d\nstate:\n  idle: bool\n");
    for (int i = 0; i < FACTS; i++)
        text_add(yaml, "  f%d: {type: 0..%d, applied: true, shared: %s}\n", i, TOP,
                 plain->shared ? "true" : "false");
    text_add(yaml, "actions: {rest: {preconditions: not idle}}\ntasks: {live: {methods: {m: "
                   "{preconditions: idle, subtasks: rest}, n: {}}}}\nrules:\n");
    for (int i = 0; i < RULES; i++) {
        const struct one_shot_rule *rule = &plain->rules[i];
        text_add(yaml, "  r%d: {%s: %dms", i, rule->once ? "after" : "every",
                 rule->period - rule->span);
        if (rule->span > 0)
            text_add(yaml, "..%dms", rule->period);
        text_add(yaml, ", preconditions: f%d >= %d and f%d <= %d, effects: f%d ", rule->asked,
                 rule->least, rule->asked, rule->most, rule->changed);
        text_add(yaml, rule->adds ? "+= %d}\n" : "= %d}\n", rule->value);
    }
}

static bool one_shot_asks(const struct one_shots *plain, const struct one_shot_rule *rule)
{
    int value = plain->values[rule->asked];
    return rule->least <= value && value <= rule->most;
}

/* What holds, or not, when time is about to pass. */
static void look_at_all(struct one_shots *plain)
{
    for (int i = 0; i < RULES; i++) {
        struct one_shot_rule *rule = &plain->rules[i];
        bool holds = one_shot_asks(plain, rule);
        if (!rule->once)
            continue;
        if (!holds) {
            plain->ended += rule->since != NEVER && !rule->done;
            plain->held_on += rule->done && plain->clock - rule->since > 2 * rule->time;
            plain->anew += rule->done;
            rule->since = NEVER;
            rule->done = false;
        } else if (rule->since == NEVER) {
            rule->since = plain->clock;
            rule->time = rule->period;
            if (rule->span > 0)
                rule->time -= (int)gg_random_below(&plain->random, (uint32_t)rule->span + 1);
        }
    }
}

static void change_plain(struct one_shots *plain, const struct one_shot_rule *rule)
{
    int before = plain->values[rule->changed];
    int value = rule->adds ? before + rule->value : rule->value;
    value = value < 0 ? 0 : value > TOP ? TOP : value;
    plain->told += value != before;
    if (value != before)
        plain->hash = hash_change(plain->hash, rule->changed, value);
    plain->values[rule->changed] = value;
}

static void take_plain_turn(struct one_shots *plain, struct one_shot_rule *rule, bool held)
{
    bool holds = one_shot_asks(plain, rule);
    plain->due = true;
    if (holds && held)
        change_plain(plain, rule);
    if (!rule->once)
        return;
    plain->fired += holds;
    plain->late += !holds;
    rule->done = holds;
    if (!holds || !one_shot_asks(plain, rule)) {
        rule->since = NEVER;
        rule->done = false;
    }
}

static void pass_a_millisecond(struct one_shots *plain)
{
    bool held[RULES];
    look_at_all(plain);
    plain->clock++;
    plain->due = false;
    for (int i = 0; i < RULES; i++)
        held[i] = one_shot_asks(plain, &plain->rules[i]);
    for (int i = 0; i < RULES; i++) {
        struct one_shot_rule *rule = &plain->rules[i];
        if (rule->once
                ? rule->since != NEVER && !rule->done && plain->clock - rule->since == rule->time
                : plain->clock % rule->period == 0)
            take_plain_turn(plain, rule, held[i]);
    }
}

/* ------------------------------------------------------------------------- lives */

static const char *const fact_names[FACTS] = {"f0", "f1", "f2"};

static bool one_shots_agree(const struct one_shots *plain, const struct actor *actor)
{
    for (int i = 0; i < FACTS; i++)
        if (fact_of(actor, fact_names[i]) != (uint32_t)plain->values[i])
            return false;
    return plain->told == one_shot_told && plain->hash == one_shot_hash;
}

/* The game changes a number, and back: only what is there when time passes counts. */
static void change_behind_its_back(struct one_shots *plain, struct actor *actor, struct dice *dice)
{
    int fact = (int)roll(dice, FACTS), value = (int)roll(dice, TOP + 1);
    set_fact(actor, fact_names[fact], roll(dice, TOP + 1));
    set_fact(actor, fact_names[fact], (uint32_t)value);
    plain->values[fact] = value;
}

static void save_and_go_on(struct stage *stage, struct actor *actor)
{
    gg_world *world = &stage->scene.core;
    CU_ASSERT_EQUAL(gg_world_attach(world, &stage->domain), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor->core, world, NULL), GG_ATTACHED);
}

/* How long nothing is due; of agents at least. */
static uint32_t quiet_of(const struct one_shots *plain, const struct stage *stage,
                         const struct actor *actor)
{
    uint32_t quiet = gg_agent_quiet(&actor->core);
    return plain->shared ? gg_world_quiet(&stage->scene.core) : quiet > 0 ? quiet : 1;
}

/* Lets the model live for a time; false if a rule was due before it was quiet no more, or none of the
 * world at that moment. */
static bool live_plainly(struct one_shots *plain, int span, uint32_t quiet)
{
    bool right = true, first = true;
    for (uint32_t i = 1; i <= (uint32_t)span; i++) {
        pass_a_millisecond(plain);
        if (first && plain->due)
            right = plain->shared ? i == quiet : i >= quiet;
        else if (first && plain->shared)
            right = i != quiet;
        first = first && !plain->due && right;
    }
    return right;
}

static void tell_one_shots(struct stage *stage, gg_calls *calls, gg_applied *applied, bool shared)
{
    one_shot_stage = stage;
    one_shot_hash = 0;
    one_shot_told = 0;
    *calls = *stage->agent_types[0].calls;
    calls->apply = tell_of_agent;
    stage->agent_types[0].calls = calls;
    *applied = *stage->domain.applied;
    applied->world = shared ? tell_of_world : NULL;
    stage->domain.applied = applied;
}

static void live_with_one_shots(struct one_shots *plain, unsigned seed)
{
    struct dice dice = dice_of(seed);
    struct text yaml = {0};
    struct stage stage;
    struct actor actor;
    gg_calls calls;
    gg_applied applied;
    bool agree = true, quiet = true;
    plain->shared = seed % 2;
    draw_one_shots(plain, &dice);
    write_one_shots(&yaml, plain);
    stage_start(&stage, yaml.data);
    tell_one_shots(&stage, &calls, &applied, plain->shared);
    actor_start(&actor, &stage, 0, seed);
    gg_random_seed(&plain->random, seed);
    while (plain->clock < MOMENTS * STEP && agree && quiet) {
        int span = (int)roll(&dice, roll(&dice, 2) ? 8 * STEP : 2);
        if (roll(&dice, 4) == 0)
            change_behind_its_back(plain, &actor, &dice);
        if (roll(&dice, 4) == 0)
            save_and_go_on(&stage, &actor);
        uint32_t expected = quiet_of(plain, &stage, &actor);
        stage_tick(&stage, &actor, (uint32_t)span);
        quiet = live_plainly(plain, span, expected);
        agree = one_shots_agree(plain, &actor);
    }
    CHECK_SAYING(agree && quiet, "seed %u, at %d ms, %s:\n%s", seed, plain->clock,
                 agree ? "due at another time" : "another life", yaml.data);
    stage_end(&stage);
    text_free(&yaml);
}

static void one_shots_take_place_once(void)
{
    struct one_shots sum = {.told = 0};
    for (unsigned seed = 1; random_case(seed, LIVES); seed++) {
        struct one_shots plain = {.clock = 0};
        live_with_one_shots(&plain, seed);
        sum.fired += plain.fired;
        sum.ended += plain.ended;
        sum.late += plain.late;
        sum.anew += plain.anew;
        sum.held_on += plain.held_on;
    }
    int lives = (int)random_cases(LIVES);
    CHECK_SAYING(sum.fired > 2 * lives && sum.ended > lives && sum.late > lives / 40 &&
                     sum.anew > lives / 2 && sum.held_on > lives / 4,
                 "fired %d, ended %d, late %d, anew %d, held on %d", sum.fired, sum.ended, sum.late,
                 sum.anew, sum.held_on);
}

void add_one_shots_suite(void)
{
    CU_pSuite suite = CU_add_suite("one-shot rules", NULL, NULL);
    CU_ADD_TEST(suite, one_shots_take_place_once);
}
