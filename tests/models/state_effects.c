/* SPDX-License-Identifier: MIT */
/* Effects: see state_phrases.h. */
#include "models/state_phrases.h"

/* What is being made, and the ground facts that are changed already. */
struct making {
    const struct model *model;
    struct dice *dice;
    bool changed[MODEL_VALUES];
    unsigned variants;
};

/* ---------------------------------------------------------------- making */

/* Marks what the effect changes; false if some of it is changed already. */
static bool claim(struct making *making, const struct effect *effect)
{
    const struct model_fact *fact = &making->model->facts[effect->fact.fact];
    unsigned first = fact->first + (effect->for_all ? 0 : effect->fact.instance);
    unsigned count = effect->for_all ? model_instances(making->model, fact) : 1;
    for (unsigned i = first; i < first + count; i++)
        if (making->changed[i])
            return false;
    for (unsigned i = first; i < first + count; i++)
        making->changed[i] = true;
    return true;
}

static bool has_all(const struct model_fact *whole, const struct model_fact *part)
{
    for (uint32_t i = 0; part->kind == MODEL_SYMBOL && i <= part->top; i++) {
        bool found = false;
        for (uint32_t j = 0; j <= whole->top; j++)
            found |= whole->symbols[j] == part->symbols[i];
        if (!found)
            return false;
    }
    return true;
}

/* Makes a copy of the effect, if there is a fact to copy. Each value of what is
 * copied is a variant of the action. */
static void make_copy(struct making *making, struct effect *effect)
{
    const struct model_fact *to = &making->model->facts[effect->fact.fact];
    unsigned start = roll(making->dice, making->model->fact_count);
    for (unsigned i = 0; i < making->model->fact_count; i++) {
        unsigned number = (start + i) % making->model->fact_count;
        const struct model_fact *from = &making->model->facts[number];
        unsigned variants = from->constant ? 1 : from->top + 1;
        if (from->kind != to->kind || !has_all(to, from) || variants * making->variants > 300)
            continue;
        effect->kind = EFFECT_COPY;
        effect->copied = (struct phrase_fact){
            number, roll(making->dice, model_instances(making->model, from)), -1};
        making->variants *= variants;
        return;
    }
}

static struct effect make_effect(struct making *making, unsigned number)
{
    const struct model_fact *fact = &making->model->facts[number];
    struct dice *dice = making->dice;
    struct effect effect = {.kind = EFFECT_SET};
    effect.fact =
        (struct phrase_fact){number, roll(dice, model_instances(making->model, fact)), -1};
    effect.for_all = fact->type >= 0 && roll(dice, 3) == 0;
    effect.value = roll(dice, fact->top + 1);
    if (fact->kind == MODEL_NUMBER && roll(dice, 3)) {
        effect.kind = EFFECT_ADD;
        effect.amount = 1 + roll(dice, roll(dice, 2) ? 4 : INT32_MAX);
        if (roll(dice, 2))
            effect.amount = -effect.amount;
    } else if (fact->kind != MODEL_NUMBER && !effect.for_all && roll(dice, 2)) {
        make_copy(making, &effect);
    }
    return effect;
}

struct effects effects_random(const struct model *model, struct dice *dice)
{
    struct effects effects = {.count = 0};
    struct making making = {.model = model, .dice = dice, .variants = 1};
    unsigned wanted = 1 + roll(dice, PHRASE_EFFECTS);
    for (unsigned i = 0; i < wanted; i++) {
        unsigned number = roll(dice, model->fact_count);
        if (model->facts[number].constant)
            continue;
        struct effect effect = make_effect(&making, number);
        if (claim(&making, &effect))
            effects.items[effects.count++] = effect;
    }
    return effects;
}

/* --------------------------------------------------------------- writing */

static void write_addition(const struct model_fact *fact, const struct effect *effect,
                           struct dice *dice, struct text *yaml)
{
    bool subtracts = roll(dice, 4) ? effect->amount < 0 : effect->amount > 0;
    text_add(yaml, subtracts ? " -= " : " += ");
    write_thousandths(yaml, (subtracts ? -effect->amount : effect->amount) * fact->step);
}

static void write_effect(const struct model *model, const struct effect *effect, struct dice *dice,
                         struct text *yaml)
{
    const struct model_fact *fact = &model->facts[effect->fact.fact];
    struct phrase_fact target = effect->fact;
    bool plain = effect->kind == EFFECT_SET && fact->kind == MODEL_BOOL && roll(dice, 2);
    if (effect->for_all) {
        text_add(yaml, "all(t%d v0) ", fact->type);
        target.variable = 0;
    }
    text_add(yaml, "%s", plain && !effect->value ? "not " : "");
    phrase_fact_write(model, &target, yaml);
    if (plain)
        return;
    if (effect->kind == EFFECT_ADD) {
        write_addition(fact, effect, dice, yaml);
        return;
    }
    text_add(yaml, " = ");
    if (effect->kind == EFFECT_COPY)
        phrase_fact_write(model, &effect->copied, yaml);
    else if (fact->kind == MODEL_BOOL)
        text_add(yaml, effect->value ? "true" : "false");
    else if (fact->kind == MODEL_SYMBOL)
        text_add(yaml, "s%d", fact->symbols[effect->value]);
    else
        write_thousandths(yaml, thousandths_of(fact, effect->value));
}

void effects_write(const struct model *model, const struct effects *effects, struct dice *dice,
                   struct text *yaml)
{
    for (unsigned i = 0; i < effects->count; i++) {
        text_add(yaml, "      - ");
        write_effect(model, &effects->items[i], dice, yaml);
        text_add(yaml, "\n");
    }
}

/* --------------------------------------------------------------- meaning */

static uint32_t position_in(const struct model_fact *fact, int symbol)
{
    uint32_t position = 0;
    while (fact->symbols[position] != symbol)
        position++;
    return position;
}

static uint32_t changed_value(const struct model *model, const struct effect *effect,
                              uint32_t value, const struct model_state *before)
{
    const struct model_fact *fact = &model->facts[effect->fact.fact];
    if (effect->kind == EFFECT_SET)
        return effect->value;
    if (effect->kind == EFFECT_ADD) {
        int64_t sum = (int64_t)value + effect->amount;
        return sum < 0 ? 0 : sum > fact->top ? fact->top : (uint32_t)sum;
    }
    const struct model_fact *from = &model->facts[effect->copied.fact];
    uint32_t copied = before->values[from->first + effect->copied.instance];
    return fact->kind == MODEL_BOOL ? copied : position_in(fact, from->symbols[copied]);
}

void effects_apply(const struct model *model, const struct effects *effects,
                   struct model_state *state)
{
    const struct model_state before = *state;
    for (unsigned i = 0; i < effects->count; i++) {
        const struct effect *effect = &effects->items[i];
        const struct model_fact *fact = &model->facts[effect->fact.fact];
        unsigned first = fact->first + (effect->for_all ? 0 : effect->fact.instance);
        unsigned count = effect->for_all ? model_instances(model, fact) : 1;
        for (unsigned j = first; j < first + count; j++)
            state->values[j] = changed_value(model, effect, before.values[j], &before);
    }
}
