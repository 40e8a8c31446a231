/* SPDX-License-Identifier: MIT */
/* What conditions mean, on plain values: see state_phrases.h. */
#include "models/state_phrases.h"

/* The objects that the variables stand for. */
struct view {
    const struct model *model;
    const struct condition *condition;
    const struct model_state *state;
    int objects[PHRASE_VARIABLES];
};

void phrase_fact_write(const struct model *model, const struct phrase_fact *fact, struct text *text)
{
    text_add(text, "f%u", fact->fact);
    int type = model->facts[fact->fact].type;
    if (type < 0)
        return;
    if (fact->variable >= 0)
        text_add(text, "(v%d)", fact->variable);
    else
        text_add(text, "(s%u)", (unsigned)model->types[type].first + fact->instance);
}

static uint32_t value_of(const struct view *view, const struct phrase_fact *fact)
{
    const struct model_fact *declared = &view->model->facts[fact->fact];
    unsigned instance = fact->instance;
    if (fact->variable >= 0)
        instance =
            (unsigned)(view->objects[fact->variable] - view->model->types[declared->type].first);
    return view->state->values[declared->first + instance];
}

static int symbol_of(const struct view *view, const struct phrase_fact *fact)
{
    return view->model->facts[fact->fact].symbols[value_of(view, fact)];
}

static bool compare(int64_t left, enum phrase_sign sign, int64_t right)
{
    switch (sign) {
    case SIGN_EQ:
        return left == right;
    case SIGN_NE:
        return left != right;
    case SIGN_LT:
        return left < right;
    case SIGN_LE:
        return left <= right;
    case SIGN_GT:
        return left > right;
    default:
        return left >= right;
    }
}

static bool is_listed(const struct phrase *phrase, int64_t value)
{
    for (unsigned i = 0; i < phrase->count; i++)
        if (phrase->numbers[i] == value)
            return true;
    return false;
}

static bool facts_compare(const struct view *view, const struct phrase *phrase)
{
    if (view->model->facts[phrase->fact.fact].kind == MODEL_BOOL)
        return compare(value_of(view, &phrase->fact), phrase->sign, value_of(view, &phrase->other));
    return compare(symbol_of(view, &phrase->fact), phrase->sign, symbol_of(view, &phrase->other));
}

static bool leaf_holds(const struct view *view, const struct phrase *phrase)
{
    const struct model_fact *fact = &view->model->facts[phrase->fact.fact];
    switch (phrase->kind) {
    case PHRASE_FACT:
        return value_of(view, &phrase->fact) != 0;
    case PHRASE_TRUTH:
        return compare(value_of(view, &phrase->fact), phrase->sign, phrase->numbers[0]);
    case PHRASE_NUMBER:
        return compare(thousandths_of(fact, value_of(view, &phrase->fact)), phrase->sign,
                       phrase->numbers[0]);
    case PHRASE_NUMBERS:
        return is_listed(phrase, thousandths_of(fact, value_of(view, &phrase->fact)));
    case PHRASE_SYMBOLS:
        return is_listed(phrase, symbol_of(view, &phrase->fact));
    case PHRASE_SYMBOL:
        return compare(symbol_of(view, &phrase->fact), phrase->sign,
                       phrase->variable < 0 ? phrase->numbers[0] : view->objects[phrase->variable]);
    case PHRASE_OBJECT:
        return compare(view->objects[phrase->variable], phrase->sign, phrase->numbers[0]);
    default:
        return facts_compare(view, phrase);
    }
}

static bool holds(struct view *view, int node);

static bool quantified_holds(struct view *view, const struct phrase *phrase)
{
    const struct model_type *type = &view->model->types[phrase->type];
    unsigned count = 0;
    for (unsigned i = 0; i < type->count; i++) {
        view->objects[phrase->variable] = type->first + (int)i;
        count += holds(view, phrase->left);
    }
    return phrase->kind == PHRASE_ALL ? count == type->count : count > 0;
}

static bool holds(struct view *view, int node)
{
    const struct phrase *phrase = &view->condition->nodes[node];
    switch (phrase->kind) {
    case PHRASE_AND:
        return holds(view, phrase->left) && holds(view, phrase->right);
    case PHRASE_OR:
        return holds(view, phrase->left) || holds(view, phrase->right);
    case PHRASE_NOT:
        return !holds(view, phrase->left);
    case PHRASE_ALL:
    case PHRASE_ANY:
        return quantified_holds(view, phrase);
    default:
        return leaf_holds(view, phrase);
    }
}

bool condition_holds(const struct model *model, const struct condition *condition,
                     const struct model_state *state)
{
    struct view view = {model, condition, state, {0}};
    return holds(&view, condition->root);
}
