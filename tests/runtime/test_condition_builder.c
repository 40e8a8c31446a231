/* SPDX-License-Identifier: MIT */
/*
 * Conditions made at run time hold where all that was asked last holds: random ones, on
 * random states, against plain numbers.
 */
#include "state/bits.h"
#include "suites.h"
#include "support/support.h"

#include <stdlib.h>
#include <string.h>

enum { BOOLS = 70, SYMBOLS = 6, NUMBERS = 28, FACTS = BOOLS + SYMBOLS + NUMBERS };

/* Facts of all kinds, so that they fill several words of flags and of numbers. */
static struct compiled many_facts(void)
{
    static const uint32_t tops[] = {1, 9, 1000, 31, 5, 60000, 255};
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n");
    for (int i = 0; i < BOOLS; i++)
        text_add(&yaml, "  b%d: bool\n", i);
    for (int i = 0; i < SYMBOLS; i++) {
        text_add(&yaml, "  s%d: [v, w, x, y, z", i);
        for (int j = 0; i % 3 == 2 && j < 90; j++)
            text_add(&yaml, ", z%d", j);
        text_add(&yaml, "]\n");
    }
    for (int i = 0; i < NUMBERS; i++)
        text_add(&yaml, "  n%d: 0..%lu\n", i, (unsigned long)tops[i % 7]);
    struct compiled compiled = compile_text(yaml.data);
    text_free(&yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    CU_ASSERT_EQUAL_FATAL(compiled.tables->domain.fact_count, FACTS);
    return compiled;
}

/* A condition that is built, and what is to hold by it. The tests have exactly the room that is
 * given. */
struct model {
    const gg_domain *domain;
    gg_condition_builder builder;
    uint32_t low[FACTS], high[FACTS];
};

static void begin(struct model *model, const gg_domain *domain, uint16_t flags, uint16_t ranges)
{
    memset(model, 0x5a, sizeof *model);
    model->domain = domain;
    model->builder.flags = malloc(flags * sizeof *model->builder.flags + 1);
    model->builder.ranges = malloc(ranges * sizeof *model->builder.ranges + 1);
    model->builder.flag_capacity = flags;
    model->builder.range_capacity = ranges;
    for (uint16_t i = 0; i < FACTS; i++) {
        model->low[i] = 0;
        model->high[i] = domain->facts[i].top;
    }
    gg_condition_begin(&model->builder);
}

static void end(struct model *model)
{
    free(model->builder.flags);
    free(model->builder.ranges);
}

/* Asks for random values of a random fact, some of which there are not. */
static bool ask(struct model *model, struct dice *dice)
{
    uint16_t fact = (uint16_t)roll(dice, FACTS + 2);
    uint32_t top = fact < FACTS ? model->domain->facts[fact].top : 9;
    uint32_t low = roll(dice, top + 1), high = low + roll(dice, top + 2 - low);
    bool fine = fact < FACTS && high <= top;
    if (fine && roll(dice, 20) == 0 && low > 0) {
        high = low - 1;
        fine = false;
    }
    bool asked = gg_condition_ask(model->domain, &model->builder, fact, low, high);
    if (asked) {
        model->low[fact] = low;
        model->high[fact] = high;
    }
    return asked == fine;
}

/* Whether the condition and the numbers agree on a state: of one in which all holds, some
 * facts are changed. */
static bool agrees(const struct model *model, struct dice *dice, uint32_t changes)
{
    uint64_t *state = calloc(model->domain->word_count, sizeof *state);
    bool holds = true;
    memcpy(state, model->domain->start, model->domain->word_count * sizeof *state);
    for (uint16_t i = 0; i < FACTS; i++) {
        uint32_t value = model->low[i] + roll(dice, model->high[i] - model->low[i] + 1);
        if (roll(dice, FACTS) < changes)
            value = roll(dice, model->domain->facts[i].top + 1);
        holds &= value >= model->low[i] && value <= model->high[i];
        gg_write(model->domain, i, value, state);
    }
    bool same = gg_holds(model->domain, &model->builder.condition, state) == holds;
    free(state);
    return same;
}

/* What is asked of a number is cared for, and nothing else of its word. */
static void care_for_what_was_asked(void)
{
    struct compiled compiled = many_facts();
    const gg_domain *domain = &compiled.tables->domain;
    struct model model;
    begin(&model, domain, domain->flag_words, (uint16_t)(domain->word_count - domain->flag_words));
    for (int i = 0; i < NUMBERS; i += 3) {
        char name[16];
        snprintf(name, sizeof name, "n%d", i);
        uint16_t number = fact_number(compiled.tables, name);
        const gg_fact *fact = &domain->facts[number];
        uint64_t before = 0, after = 0;
        for (uint16_t j = 0; j < model.builder.box.range_count; j++)
            if (model.builder.ranges[j].word == fact->word)
                before = model.builder.ranges[j].care;
        CU_ASSERT_TRUE(gg_condition_ask(domain, &model.builder, number, 0, 1));
        for (uint16_t j = 0; j < model.builder.box.range_count; j++)
            if (model.builder.ranges[j].word == fact->word)
                after = model.builder.ranges[j].care;
        CU_ASSERT_EQUAL(after, before | gg_fact_mask_in_word(fact));
    }
    end(&model);
    compiled_free(&compiled);
}

static void hold_where_what_was_asked_holds(void)
{
    struct compiled compiled = many_facts();
    const gg_domain *domain = &compiled.tables->domain;
    struct dice dice = dice_of(1);
    CU_ASSERT_TRUE(domain->flag_words >= 2 && domain->word_count - domain->flag_words >= 3);
    for (int round = 0; round < 300; round++) {
        struct model model;
        begin(&model, domain, domain->flag_words,
              (uint16_t)(domain->word_count - domain->flag_words));
        for (uint32_t asks = roll(&dice, 60); asks > 0; asks--) {
            CU_ASSERT_TRUE(ask(&model, &dice));
            CU_ASSERT_TRUE(agrees(&model, &dice, 0));
            CU_ASSERT_TRUE(agrees(&model, &dice, 3));
        }
        end(&model);
    }
    compiled_free(&compiled);
}

/* What there is no room for is refused, and changes nothing. */
static void refuse_what_they_have_no_room_for(void)
{
    struct compiled compiled = many_facts();
    const gg_domain *domain = &compiled.tables->domain;
    struct dice dice = dice_of(2);
    unsigned refused = 0;
    for (int round = 0; round < 300; round++) {
        struct model model;
        begin(&model, domain, (uint16_t)roll(&dice, 2), (uint16_t)roll(&dice, 3));
        for (int asks = 0; asks < 30; asks++) {
            refused += !ask(&model, &dice);
            CU_ASSERT_TRUE(agrees(&model, &dice, 3));
        }
        end(&model);
    }
    CU_ASSERT_TRUE(refused > 1000);
    compiled_free(&compiled);
}

void add_condition_builder_suite(void)
{
    CU_pSuite suite = CU_add_suite("conditions", NULL, NULL);
    CU_ADD_TEST(suite, care_for_what_was_asked);
    CU_ADD_TEST(suite, hold_where_what_was_asked_holds);
    CU_ADD_TEST(suite, refuse_what_they_have_no_room_for);
}
