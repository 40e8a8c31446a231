/* SPDX-License-Identifier: MIT */
/*
 * Rules that fire at the same moment, of agents and of the world, in ticks of all lengths: random ones,
 * compared with a model on plain numbers that lets each millisecond pass. A rule of a moment fires if its
 * precondition held when the moment began and holds when its turn comes.
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
};

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
        text_add(yaml, "  f%d: {type: 0..%d, shared: %s}\n", i, TOP, shared ? "true" : "false");
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

static void live_a_millisecond(struct plain_rules *plain)
{
    bool held[RULES];
    plain->clock++;
    for (int i = 0; i < RULES; i++)
        held[i] = rule_holds(plain, &plain->rules[i]);
    for (int i = 0; i < RULES; i++) {
        const struct plain_rule *rule = &plain->rules[i];
        bool holds = rule_holds(plain, rule);
        int value = rule->adds ? plain->values[rule->changed] + rule->value : rule->value;
        if (plain->clock % rule->period != 0)
            continue;
        plain->passed += holds != held[i];
        plain->fired += holds && held[i];
        if (holds && held[i])
            plain->values[rule->changed] = value < 0 ? 0 : value > TOP ? TOP : value;
    }
}

static bool rules_agree(const struct plain_rules *plain, const struct actor *actor)
{
    static const char *const names[FACTS] = {"f0", "f1", "f2"};
    for (int i = 0; i < FACTS; i++)
        if (fact_of(actor, names[i]) != (uint32_t)plain->values[i])
            return false;
    return true;
}

static void live_with_rules(struct plain_rules *plain, unsigned seed)
{
    struct dice dice = dice_of(seed);
    struct text yaml = {0};
    struct stage stage;
    struct actor actor;
    bool agree = true;
    draw_rules(plain, &dice);
    write_rules(&yaml, plain, seed % 2);
    stage_start(&stage, yaml.data);
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
    int fired = 0, passed = 0;
    for (unsigned seed = 1; random_case(seed, LIVES); seed++) {
        struct plain_rules plain = {.clock = 0};
        live_with_rules(&plain, seed);
        fired += plain.fired;
        passed += plain.passed;
    }
    CU_ASSERT_TRUE(fired > (int)random_cases(LIVES) * 10);
    CU_ASSERT_TRUE(passed > (int)random_cases(LIVES));
}

void add_rule_moments_suite(void)
{
    CU_pSuite suite = CU_add_suite("rule moments", NULL, NULL);
    CU_ADD_TEST(suite, rules_of_a_moment);
}
