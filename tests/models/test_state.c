/* SPDX-License-Identifier: MIT */
/*
 * Conditions and effects on packed states, compiled from random domains, against
 * the same on plain values (state_model.h, state_phrases.h); and the promises
 * about a state's bits.
 */
#include "models/state_phrases.h"
#include "suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A random domain, compiled. */
struct trial {
    struct model model;
    struct condition condition;
    struct effects effects;
    struct compiled compiled;
    const gg_domain *domain;
    uint16_t numbers[MODEL_VALUES]; /* of the facts in the tables; GG_NONE: constant */
    uint64_t *used;                 /* bits that belong to facts */
    uint64_t *state;
};

enum { STATES = 24 };

/* ------------------------------------------------------------ invariants */

static unsigned bits_in(uint64_t word)
{
    unsigned count = 0;
    for (; word; word &= word - 1)
        count++;
    return count;
}

static uint64_t field_of(const gg_fact *fact)
{
    uint64_t ones = fact->width == 64 ? UINT64_MAX : ((uint64_t)1 << fact->width) - 1;
    return ones << fact->shift;
}

/* Every field and guard has bits of its own; numbers have a guard just above
 * them, in the same half of the word. */
static bool layout_is_sound(const struct trial *trial)
{
    const gg_domain *domain = trial->domain;
    uint64_t *guards = calloc(domain->word_count + 1u, sizeof *guards);
    bool sound = true;
    for (uint16_t i = 0; i < domain->fact_count; i++) {
        const gg_fact *fact = &domain->facts[i];
        bool number = fact->kind == GG_NUMBER;
        uint64_t bits = field_of(fact);
        if (number) {
            uint64_t guard = (uint64_t)1 << (fact->shift + fact->width);
            guards[fact->word] |= guard;
            bits |= guard;
            sound &= fact->shift / 32 == (fact->shift + fact->width) / 32;
        }
        sound &= fact->word < domain->word_count && (fact->word >= domain->flag_words) == number;
        sound &= (trial->used[fact->word] & bits) == 0;
        trial->used[fact->word] |= bits;
    }
    for (uint16_t i = 0; i < domain->word_count; i++)
        sound &= guards[i] == domain->guards[i];
    free(guards);
    return sound;
}

/* Guards are 0, one bit of each one-hot field is set, no bit is set that
 * belongs to nothing. */
static bool bits_are_sound(const struct trial *trial)
{
    const gg_domain *domain = trial->domain;
    for (uint16_t i = 0; i < domain->word_count; i++)
        if ((trial->state[i] & domain->guards[i]) || (trial->state[i] & ~trial->used[i]))
            return false;
    for (uint16_t i = 0; i < domain->fact_count; i++) {
        const gg_fact *fact = &domain->facts[i];
        uint64_t field = trial->state[fact->word] & field_of(fact);
        if (fact->kind == GG_SYMBOL && bits_in(field) != 1)
            return false;
    }
    return true;
}

static bool values_agree(const struct trial *trial, const struct model_state *expected)
{
    for (unsigned i = 0; i < trial->model.value_count; i++)
        if (trial->numbers[i] != GG_NONE &&
            gg_read(trial->domain, trial->numbers[i], trial->state) != expected->values[i])
            return false;
    return bits_are_sound(trial);
}

static void write_values(const struct trial *trial, const struct model_state *state)
{
    for (unsigned i = 0; i < trial->model.value_count; i++)
        gg_write(trial->domain, trial->numbers[i], state->values[i], trial->state);
}

/* ---------------------------------------------------------------- trials */

static void write_domain(struct trial *trial, struct dice *dice, struct text *yaml)
{
    struct naming naming = {.count = 0};
    text_add(yaml, "domain: d\n");
    model_write(&trial->model, yaml);
    text_add(yaml, "actions:\n  probe:\n    preconditions:\n      - ");
    condition_write(&trial->model, &trial->condition, dice, &naming, yaml);
    text_add(yaml, "\n  change:\n    effects:%s\n", trial->effects.count ? "" : " []");
    effects_write(&trial->model, &trial->effects, dice, yaml);
    naming_end(&naming, yaml);
}

static void number_facts(struct trial *trial)
{
    for (unsigned i = 0; i < trial->model.fact_count; i++) {
        const struct model_fact *fact = &trial->model.facts[i];
        for (unsigned j = 0; j < model_instances(&trial->model, fact); j++) {
            char *name = model_name(&trial->model, i, j);
            trial->numbers[fact->first + j] =
                fact->constant ? GG_NONE : fact_number(trial->compiled.tables, name);
            free(name);
        }
    }
}

/* False if the domain does not compile, which is only right where the
 * condition needs too many boxes. */
static bool trial_start(struct trial *trial, uint64_t seed)
{
    struct dice dice = dice_of(seed);
    struct text yaml = {0};
    trial->model = model_random(&dice);
    trial->condition = condition_random(&trial->model, &dice, roll(&dice, 5));
    trial->effects = effects_random(&trial->model, &dice);
    write_domain(trial, &dice, &yaml);
    trial->compiled = compile_text(yaml.data);
    if (!trial->compiled.tables) {
        bool expected = strstr(trial->compiled.messages.data, "too complicated") != NULL;
        CU_ASSERT_TRUE(expected);
        if (!expected)
            printf("seed %u\n%s\n%s", (unsigned)seed, yaml.data, trial->compiled.messages.data);
        text_free(&yaml);
        compiled_free(&trial->compiled);
        return false;
    }
    text_free(&yaml);
    trial->domain = &trial->compiled.tables->domain;
    trial->state = calloc(trial->domain->word_count + 1u, sizeof *trial->state);
    trial->used = calloc(trial->domain->word_count + 1u, sizeof *trial->used);
    memcpy(trial->state, trial->domain->start, trial->domain->word_count * sizeof(uint64_t));
    number_facts(trial);
    return true;
}

static void trial_end(struct trial *trial)
{
    free(trial->state);
    free(trial->used);
    compiled_free(&trial->compiled);
}

/* The action of this name that is applicable, of its variants; GG_NONE if
 * it is not just one. */
static uint16_t only_applicable(const struct trial *trial, const char *name)
{
    uint16_t found = GG_NONE;
    for (uint16_t i = 0; i < trial->domain->action_count; i++) {
        if (strcmp(trial->compiled.tables->problem->actions[i].name, name) != 0 ||
            !gg_holds(trial->domain, &trial->domain->actions[i].precondition, trial->state))
            continue;
        if (found != GG_NONE)
            return GG_NONE;
        found = i;
    }
    return found;
}

/* ----------------------------------------------------------------- tests */

/* How often conditions held and did not, so that a test of nothing shows. */
struct statistics {
    unsigned trials, skipped, held, failed;
};

static bool check_condition(struct trial *trial, struct dice *dice, struct statistics *statistics)
{
    struct model_state state = model_start(&trial->model);
    for (unsigned i = 0; i < STATES; i++) {
        write_values(trial, &state);
        bool expected = condition_holds(&trial->model, &trial->condition, &state);
        if ((only_applicable(trial, "probe") != GG_NONE) != expected)
            return false;
        statistics->held += expected;
        statistics->failed += !expected;
        model_shuffle(&trial->model, dice, trial->condition.near, &state);
    }
    return true;
}

static void conditions_mean_what_they_say(void)
{
    struct statistics statistics = {0};
    for (uint64_t seed = 1; random_case(seed, 6000); seed++) {
        struct trial trial;
        struct dice dice = dice_of(seed + 1000000);
        statistics.trials++;
        if (!trial_start(&trial, seed)) {
            statistics.skipped++;
            continue;
        }
        bool agrees = check_condition(&trial, &dice, &statistics);
        CU_ASSERT_TRUE(agrees);
        if (!agrees)
            printf("seed %u\n", (unsigned)seed);
        trial_end(&trial);
    }
    CU_ASSERT_TRUE(statistics.skipped < statistics.trials / 10);
    CU_ASSERT_TRUE(statistics.held > random_cases(20000));
    CU_ASSERT_TRUE(statistics.failed > random_cases(20000));
}

static bool check_effects(struct trial *trial, struct dice *dice)
{
    static const uint32_t nowhere[MODEL_FACTS] = {0};
    struct model_state state = model_start(&trial->model);
    if (!layout_is_sound(trial) || !values_agree(trial, &state))
        return false;
    for (unsigned i = 0; i < STATES; i++) {
        uint16_t action = only_applicable(trial, "change");
        if (action == GG_NONE)
            return false;
        gg_apply(trial->domain, trial->domain->actions[action].effect, trial->state);
        effects_apply(&trial->model, &trial->effects, &state);
        if (!values_agree(trial, &state))
            return false;
        if (i % 4 == 3) {
            model_shuffle(&trial->model, dice, nowhere, &state);
            write_values(trial, &state);
        }
    }
    return true;
}

static void effects_change_what_they_say(void)
{
    for (uint64_t seed = 1; random_case(seed, 4000); seed++) {
        struct trial trial;
        struct dice dice = dice_of(seed + 2000000);
        if (!trial_start(&trial, seed + 50000))
            continue;
        bool agrees = check_effects(&trial, &dice);
        CU_ASSERT_TRUE(agrees);
        if (!agrees)
            printf("seed %u\n", (unsigned)seed);
        trial_end(&trial);
    }
}

/* Sets one fact after the other, now and then beyond its highest value. */
static bool check_writing(struct trial *trial, struct dice *dice)
{
    struct model_state state = model_start(&trial->model);
    for (unsigned round = 0; round < 60; round++) {
        unsigned number = roll(dice, trial->model.fact_count);
        const struct model_fact *fact = &trial->model.facts[number];
        unsigned index = fact->first + roll(dice, model_instances(&trial->model, fact));
        uint32_t value = roll(dice, fact->top + 1);
        if (roll(dice, 4) == 0)
            value = roll(dice, 2) ? UINT32_MAX - roll(dice, 2) : fact->top + 1 + roll(dice, 3);
        gg_write(trial->domain, trial->numbers[index], value, trial->state);
        if (!fact->constant)
            state.values[index] = value > fact->top ? fact->top : value;
        if (!values_agree(trial, &state))
            return false;
    }
    return true;
}

static void reads_what_was_written(void)
{
    for (uint64_t seed = 1; seed <= 600; seed++) {
        struct trial trial;
        struct dice dice = dice_of(seed + 3000000);
        if (!trial_start(&trial, seed + 90000))
            continue;
        CU_ASSERT_TRUE(layout_is_sound(&trial));
        CU_ASSERT_TRUE(check_writing(&trial, &dice));
        trial_end(&trial);
    }
}

static void ignores_facts_that_do_not_exist(void)
{
    struct compiled compiled = compile_text("domain: d\nstate: {a: bool, n: 0..5}\n");
    const gg_domain *domain = &compiled.tables->domain;
    uint64_t state[2] = {1, 5};
    static const uint16_t missing[] = {2, 3, 1000, GG_NONE};
    CU_ASSERT_EQUAL_FATAL(domain->word_count, 2);
    for (size_t i = 0; i < sizeof missing / sizeof *missing; i++) {
        gg_write(domain, missing[i], 1, state);
        CU_ASSERT_EQUAL(gg_read(domain, missing[i], state), 0);
    }
    CU_ASSERT_EQUAL(state[0], 1);
    CU_ASSERT_EQUAL(state[1], 5);
    gg_domain smaller = *domain; /* and behind its facts lies one that is not one of them */
    smaller.fact_count = 1;
    gg_write(&smaller, 1, 3, state);
    CU_ASSERT_EQUAL(gg_read(&smaller, 1, state), 0);
    CU_ASSERT_EQUAL(state[1], 5);
    compiled_free(&compiled);
}

/* The widest range there is, at both of its ends. */
static void stops_at_the_ends_of_the_widest_range(void)
{
    struct compiled compiled =
        compile_text("domain: d\n"
                     "state: {n: {type: -2147483648..-1, start: -3}, m: 0..2147483647}\n"
                     "actions:\n"
                     "  up: {effects: [n += 2147483647, m += 2147483647]}\n"
                     "  down: {effects: [n -= 2147483647, m -= 2147483647]}\n"
                     "  step: {effects: [n += 1, m -= 1]}\n");
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    uint64_t state[4];
    CU_ASSERT_TRUE_FATAL(domain->word_count <= 4);
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    static const struct {
        const char *action;
        uint32_t n, m;
    } expected[] = {{"step", 2147483646, 0},
                    {"step", 2147483647, 0},
                    {"step", 2147483647, 0},
                    {"down", 0, 0},
                    {"down", 0, 0},
                    {"step", 1, 0},
                    {"down", 0, 0},
                    {"up", 2147483647, 2147483647},
                    {"up", 2147483647, 2147483647},
                    {"step", 2147483647, 2147483646}};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        uint16_t action = action_number(compiled.tables, expected[i].action);
        gg_apply(domain, domain->actions[action].effect, state);
        CU_ASSERT_EQUAL(gg_read(domain, 0, state), expected[i].n);
        CU_ASSERT_EQUAL(gg_read(domain, 1, state), expected[i].m);
    }
    compiled_free(&compiled);
}

/* What is copied are the values before the action. */
static void swaps_facts_by_copying_both(void)
{
    struct compiled compiled =
        compile_text("domain: d\n"
                     "state: {a: {type: [x, y, z], start: y}, b: {type: [z, y, x], start: z}}\n"
                     "actions:\n"
                     "  swap: {effects: [a = b, b = a]}\n");
    struct trial trial = {.compiled = compiled, .domain = &compiled.tables->domain};
    uint64_t state[1] = {trial.domain->start[0]};
    trial.state = state;
    uint16_t action = only_applicable(&trial, "swap");
    CU_ASSERT_NOT_EQUAL_FATAL(action, GG_NONE);
    gg_apply(trial.domain, trial.domain->actions[action].effect, state);
    CU_ASSERT_EQUAL(gg_read(trial.domain, 0, state), 2);
    CU_ASSERT_EQUAL(gg_read(trial.domain, 1, state), 1);
    compiled_free(&compiled);
}

void add_state_suite(void)
{
    CU_pSuite suite = CU_add_suite("state", NULL, NULL);
    CU_ADD_TEST(suite, conditions_mean_what_they_say);
    CU_ADD_TEST(suite, effects_change_what_they_say);
    CU_ADD_TEST(suite, reads_what_was_written);
    CU_ADD_TEST(suite, ignores_facts_that_do_not_exist);
    CU_ADD_TEST(suite, stops_at_the_ends_of_the_widest_range);
    CU_ADD_TEST(suite, swaps_facts_by_copying_both);
}
