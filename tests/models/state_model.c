/* SPDX-License-Identifier: MIT */
/* Makes random facts, and writes them as YAML: see state_model.h. */
#include "models/state_model.h"

#include <inttypes.h>

/* ---------------------------------------------------------------- making */

static int64_t power_of_ten(unsigned exponent)
{
    int64_t power = 1;
    while (exponent-- > 0)
        power *= 10;
    return power;
}

static bool has_symbol(const struct model_fact *fact, unsigned count, int symbol)
{
    for (unsigned i = 0; i < count; i++)
        if (fact->symbols[i] == symbol)
            return true;
    return false;
}

static void make_symbols(struct model_fact *fact, struct dice *dice)
{
    static const unsigned sizes[] = {1, 2, 3, 5, 8, 17, 33, 63, 64, 65, 66, 128, 129, 257, 300};
    unsigned count = sizes[roll(dice, roll(dice, 4) ? 5 : 15)];
    for (unsigned i = 0; i < count;) {
        int symbol = (int)roll(dice, count > 64 ? MODEL_SYMBOLS : count > 8 ? 90 : 12);
        if (!has_symbol(fact, i, symbol))
            fact->symbols[i++] = symbol;
    }
    fact->top = count - 1;
}

/* The highest position of a number: small, at a border of bits, or any. */
static uint32_t random_top(struct dice *dice)
{
    uint32_t bits = 1 + roll(dice, 31);
    switch (roll(dice, 6)) {
    case 0:
        return bits == 31 ? INT32_MAX : ((uint32_t)1 << bits) - 1;
    case 1:
        return (uint32_t)1 << (bits - 1);
    case 2:
        return 1 + roll(dice, INT32_MAX);
    case 3:
        return INT32_MAX;
    default:
        return 1 + roll(dice, 20);
    }
}

/* Decimals may go beyond 32 bits, whole numbers may not. */
static void make_number(struct model_fact *fact, struct dice *dice)
{
    fact->decimals = roll(dice, 2) ? 0 : roll(dice, 4);
    int64_t unit = power_of_ten(3 - fact->decimals), step = 1;
    fact->top = random_top(dice);
    if (roll(dice, 3) == 0 && fact->top < 100000000)
        step = 1 + roll(dice, 10);
    int64_t span = step * fact->top, low = 0;
    if (roll(dice, 3))
        low = -(int64_t)roll(dice, 1u << 31) % (span + 1);
    if (roll(dice, 6) == 0)
        low = roll(dice, 2) ? INT32_MIN : INT32_MAX - span;
    fact->low = low * unit;
    fact->step = step * unit;
}

/* The default that the language gives a number: the value nearest 0, of two as
 * near the lower one. */
static uint32_t nearest_zero(const struct model_fact *fact)
{
    if (fact->low >= 0)
        return 0;
    int64_t below = -fact->low / fact->step;
    int64_t under = -(fact->low + below * fact->step);
    if (below >= fact->top)
        return fact->top;
    return (uint32_t)(2 * under > fact->step ? below + 1 : below);
}

static void make_fact(struct model *model, struct dice *dice)
{
    struct model_fact *fact = &model->facts[model->fact_count];
    *fact = (struct model_fact){.kind = (enum model_kind)roll(dice, 3), .top = 1, .type = -1};
    if (roll(dice, 3) == 0)
        fact->type = (int)roll(dice, MODEL_TYPES);
    if (fact->kind == MODEL_SYMBOL)
        make_symbols(fact, dice);
    if (fact->kind == MODEL_NUMBER)
        make_number(fact, dice);
    fact->constant = roll(dice, 8) == 0;
    fact->start = fact->kind == MODEL_NUMBER ? nearest_zero(fact) : 0;
    if (roll(dice, 2))
        fact->start = roll(dice, fact->top + 1);
    if (fact->start > fact->top)
        fact->start = fact->top;
    fact->first = model->value_count;
    model->value_count += model_instances(model, fact);
    model->fact_count++;
}

struct model model_random(struct dice *dice)
{
    struct model model = {.fact_count = 0};
    for (unsigned i = 0; i < MODEL_TYPES; i++) {
        model.types[i].first = (int)roll(dice, 8);
        model.types[i].count = 1 + roll(dice, roll(dice, 8) ? 4 : MODEL_TYPE_SIZE);
    }
    unsigned count = 1 + roll(dice, MODEL_FACTS);
    for (unsigned i = 0; i < count && model.value_count < MODEL_VALUES - MODEL_TYPE_SIZE; i++)
        make_fact(&model, dice);
    return model;
}

unsigned model_instances(const struct model *model, const struct model_fact *fact)
{
    return fact->type < 0 ? 1 : model->types[fact->type].count;
}

/* --------------------------------------------------------------- writing */

void write_thousandths(struct text *text, int64_t thousandths)
{
    int64_t size = thousandths < 0 ? -thousandths : thousandths;
    text_add(text, "%s%" PRId64, thousandths < 0 ? "-" : "", size / 1000);
    int64_t rest = size % 1000;
    for (int64_t digit = 100; rest > 0; digit /= 10) {
        text_add(text, "%s%d", digit == 100 ? "." : "", (int)(rest / digit));
        rest %= digit;
    }
}

int64_t thousandths_of(const struct model_fact *fact, uint32_t value)
{
    return fact->low + (int64_t)value * fact->step;
}

static void write_kind(const struct model_fact *fact, struct text *yaml)
{
    if (fact->kind == MODEL_BOOL) {
        text_add(yaml, "bool");
    } else if (fact->kind == MODEL_SYMBOL) {
        for (unsigned i = 0; i <= fact->top; i++)
            text_add(yaml, "%ss%d", i ? ", " : "[", fact->symbols[i]);
        text_add(yaml, "]");
    } else {
        write_thousandths(yaml, fact->low);
        text_add(yaml, "..");
        write_thousandths(yaml, thousandths_of(fact, fact->top));
        text_add(yaml, " step ");
        write_thousandths(yaml, fact->step);
    }
}

static void write_start(const struct model_fact *fact, struct text *yaml)
{
    if (fact->kind == MODEL_BOOL)
        text_add(yaml, "%s", fact->start ? "true" : "false");
    else if (fact->kind == MODEL_SYMBOL)
        text_add(yaml, "s%d", fact->symbols[fact->start]);
    else
        write_thousandths(yaml, thousandths_of(fact, fact->start));
}

void model_write(const struct model *model, struct text *yaml)
{
    text_add(yaml, "types:\n");
    for (unsigned i = 0; i < MODEL_TYPES; i++) {
        text_add(yaml, "  t%u: [", i);
        for (unsigned j = 0; j < model->types[i].count; j++)
            text_add(yaml, "%ss%u", j ? ", " : "", (unsigned)model->types[i].first + j);
        text_add(yaml, "]\n");
    }
    text_add(yaml, "state:\n");
    for (unsigned i = 0; i < model->fact_count; i++) {
        const struct model_fact *fact = &model->facts[i];
        bool by_default =
            fact->start == (fact->kind == MODEL_NUMBER ? nearest_zero(fact) : 0) && i % 2;
        text_add(yaml, "  f%u", i);
        text_add(yaml, fact->type < 0 ? ": {type: " : "(t%d): {type: ", fact->type);
        write_kind(fact, yaml);
        text_add(yaml, "%s", by_default ? "" : ", start: ");
        if (!by_default)
            write_start(fact, yaml);
        text_add(yaml, "%s}\n", fact->constant ? ", constant: true" : "");
    }
}

char *model_name(const struct model *model, unsigned fact, unsigned instance)
{
    struct text text = {0};
    int type = model->facts[fact].type;
    text_add(&text, "f%u", fact);
    if (type >= 0)
        text_add(&text, "(s%u)", (unsigned)model->types[type].first + instance);
    return text.data;
}

/* ---------------------------------------------------------------- states */

struct model_state model_start(const struct model *model)
{
    struct model_state state = {{0}};
    for (unsigned i = 0; i < model->fact_count; i++)
        for (unsigned j = 0; j < model_instances(model, &model->facts[i]); j++)
            state.values[model->facts[i].first + j] = model->facts[i].start;
    return state;
}

static uint32_t random_value(uint32_t top, uint32_t near, struct dice *dice)
{
    uint32_t value = near;
    switch (roll(dice, 5)) {
    case 0:
        return 0;
    case 1:
        return top;
    case 2:
        value = near + roll(dice, 3);
        return value == 0 ? 0 : value - 1 > top ? top : value - 1;
    default:
        return roll(dice, top) + roll(dice, 2);
    }
}

void model_shuffle(const struct model *model, struct dice *dice, const uint32_t *near,
                   struct model_state *state)
{
    for (unsigned i = 0; i < model->fact_count; i++) {
        const struct model_fact *fact = &model->facts[i];
        for (unsigned j = 0; !fact->constant && j < model_instances(model, fact); j++)
            state->values[fact->first + j] = fact->top ? random_value(fact->top, near[i], dice) : 0;
    }
}
