/* SPDX-License-Identifier: MIT */
/*
 * Rules that fire at the same moment, of agents and of the world, in ticks of all lengths: random ones,
 * compared with a model on plain numbers that lets each millisecond pass. A rule of a moment fires if its
 * precondition held when the moment began and holds when its turn comes. The game is told of each number
 * that a rule has changed, in the same order.
 */
#include "support/cases.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

enum { FACTS = 3, TOP = 4, RULES = 6, LIVES = 400, MOMENTS = 60, STEP = 10 };

/* What a rule asks of a number, and what it makes of one. */
struct plain_rule {
    int period, asked, least, most, changed, value;
    bool adds;
};

struct plain_rules {
    struct plain_rule rules[RULES];
    int values[FACTS];
    int clock, fired, passed; /* passed: it held at the beginning or at its turn, but not at both */
    int told, kept;           /* changes; and firings that changed nothing */
    unsigned hash;            /* of what was told */
};

/* What the runtime told, as the model notes it. */
static unsigned told_hash;
static int told_count;

static unsigned hash_of(unsigned hash, int fact, int value)
{
    return hash * 31 + (unsigned)(fact * (TOP + 1) + value) + 1;
}

static const struct stage *the_stage;

static void note_told(uint16_t fact, uint32_t value)
{
    const struct tables *tables = the_stage->compiled.tables;
    const char *name = tables->problem->variables[tables->layout.variables[fact]].name;
    told_hash = hash_of(told_hash, name[1] - '0', (int)value);
    told_count++;
}

static void agent_is_told(struct gg_agent *agent, uint16_t fact, uint32_t value)
{
    CU_ASSERT_EQUAL(gg_agent_read(agent, fact), value);
    note_told(fact, value);
}

static void world_is_told(struct gg_world *world, uint16_t fact, uint32_t value)
{
    CU_ASSERT_EQUAL(gg_read(world->domain, fact, gg_world_state(world)), value);
    note_told(fact, value);
}

static void draw_rules(struct plain_rules *plain, struct dice *dice)
{
    for (int i = 0; i < RULES; i++) {
        struct plain_rule *rule = &plain->rules[i];
        rule->period = STEP * (1 + (int)roll(dice, 3));
        rule->asked = (int)roll(dice, FACTS);
        rule->least = (int)roll(dice, TOP + 1);
        rule->most = rule->least < TOP ? rule->least + (int)roll(dice, 2) : TOP;
        rule->changed = (int)roll(dice, FACTS);
        rule->adds = roll(dice, 3) == 0;
        rule->value = rule->adds ? 1 - 2 * (int)roll(dice, 2) : (int)roll(dice, TOP + 1);
    }
}

static void write_rules(struct text *yaml, const struct plain_rules *plain, bool shared)
{
    text_add(yaml, "domain: d\nstate:\n  idle: bool\n");
    for (int i = 0; i < FACTS; i++)
        text_add(yaml, "  f%d: {type: 0..%d, applied: true, shared: %s}\n", i, TOP,
                 shared ? "true" : "false");
    text_add(
        yaml,
        "actions: {rest: {preconditions: not idle}}\ntasks: {live: {methods: {m: {preconditions: "
        "idle, subtasks: rest}, n: {}}}}\nrules:\n");
    for (int i = 0; i < RULES; i++) {
        const struct plain_rule *rule = &plain->rules[i];
        text_add(yaml, "  r%d: {every: %dms, preconditions: f%d >= %d and f%d <= %d, effects: f%d ",
                 i, rule->period, rule->asked, rule->least, rule->asked, rule->most, rule->changed);
        text_add(yaml, rule->adds ? "+= %d}\n" : "= %d}\n", rule->value);
    }
}

static bool rule_holds(const struct plain_rules *plain, const struct plain_rule *rule)
{
    int value = plain->values[rule->asked];
    return rule->least <= value && value <= rule->most;
}

static void fire_plain(struct plain_rules *plain, const struct plain_rule *rule)
{
    int before = plain->values[rule->changed];
    int value = rule->adds ? before + rule->value : rule->value;
    value = value < 0 ? 0 : value > TOP ? TOP : value;
    plain->fired++;
    plain->told += value != before;
    plain->kept += value == before;
    if (value != before)
        plain->hash = hash_of(plain->hash, rule->changed, value);
    plain->values[rule->changed] = value;
}

static void live_a_millisecond(struct plain_rules *plain)
{
    bool held[RULES];
    plain->clock++;
    for (int i = 0; i < RULES; i++)
        held[i] = rule_holds(plain, &plain->rules[i]);
    for (int i = 0; i < RULES; i++) {
        const struct plain_rule *rule = &plain->rules[i];
        bool holds = rule_holds(plain, rule);
        if (plain->clock % rule->period != 0)
            continue;
        plain->passed += holds != held[i];
        if (holds && held[i])
            fire_plain(plain, rule);
    }
}

static bool rules_agree(const struct plain_rules *plain, const struct actor *actor)
{
    static const char *const names[FACTS] = {"f0", "f1", "f2"};
    for (int i = 0; i < FACTS; i++)
        if (fact_of(actor, names[i]) != (uint32_t)plain->values[i])
            return false;
    return plain->told == told_count && plain->hash == told_hash;
}

/* Both the agent and the world tell the same function. */
static void note_all_told(struct stage *stage, gg_calls *calls, gg_applied *applied, bool shared)
{
    the_stage = stage;
    told_hash = 0;
    told_count = 0;
    *calls = *stage->agent_types[0].calls;
    calls->apply = agent_is_told;
    stage->agent_types[0].calls = calls;
    *applied = *stage->domain.applied;
    applied->world = shared ? world_is_told : NULL;
    stage->domain.applied = applied;
}

static void live_with_rules(struct plain_rules *plain, unsigned seed)
{
    struct dice dice = dice_of(seed);
    struct text yaml = {0};
    struct stage stage;
    struct actor actor;
    gg_calls calls;
    gg_applied applied;
    bool agree = true;
    draw_rules(plain, &dice);
    write_rules(&yaml, plain, seed % 2);
    stage_start(&stage, yaml.data);
    note_all_told(&stage, &calls, &applied, seed % 2);
    actor_start(&actor, &stage, 0, seed);
    while (plain->clock < MOMENTS * STEP && agree) {
        int span = (int)roll(&dice, roll(&dice, 2) ? 4 * STEP : 2);
        stage_tick(&stage, &actor, (uint32_t)span);
        while (span-- > 0)
            live_a_millisecond(plain);
        agree = rules_agree(plain, &actor);
    }
    CHECK_SAYING(agree, "seed %u, at %d ms:\n%s", seed, plain->clock, yaml.data);
    stage_end(&stage);
    text_free(&yaml);
}

static void rules_of_a_moment(void)
{
    int fired = 0, passed = 0, told = 0, kept = 0;
    for (unsigned seed = 1; random_case(seed, LIVES); seed++) {
        struct plain_rules plain = {.clock = 0};
        live_with_rules(&plain, seed);
        fired += plain.fired;
        passed += plain.passed;
        told += plain.told;
        kept += plain.kept;
    }
    CU_ASSERT_TRUE(fired > (int)random_cases(LIVES) * 10);
    CU_ASSERT_TRUE(passed > (int)random_cases(LIVES));
    CU_ASSERT_TRUE(told > (int)random_cases(LIVES) * 5);
    CU_ASSERT_TRUE(kept > (int)random_cases(LIVES));
}

void add_rule_moments_suite(void)
{
    CU_pSuite suite = CU_add_suite("rule moments", NULL, NULL);
    CU_ADD_TEST(suite, rules_of_a_moment);
}
