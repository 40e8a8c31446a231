/* SPDX-License-Identifier: MIT */
/* Conditions: see state_phrases.h. */
#include "models/state_phrases.h"

/* What is being made: the types of the variables that are in scope. */
struct scope {
    const struct model *model;
    struct dice *dice;
    struct condition *condition;
    int types[PHRASE_VARIABLES];
    int count;
};

static const char *const signs[] = {"==", "!=", "<", "<=", ">", ">="};

/* ---------------------------------------------------------------- making */

static const struct model_type *type_of(const struct model *model, int type)
{
    return &model->types[type];
}

/* A fact of a kind, if there is one. Its object is a variable's where one has
 * just the fact's type. */
static bool pick_fact(struct scope *scope, enum model_kind kind, struct phrase_fact *result)
{
    const struct model *model = scope->model;
    unsigned start = roll(scope->dice, model->fact_count);
    for (unsigned i = 0; i < model->fact_count; i++) {
        unsigned number = (start + i) % model->fact_count;
        const struct model_fact *fact = &model->facts[number];
        if (fact->kind != kind)
            continue;
        *result = (struct phrase_fact){number, roll(scope->dice, model_instances(model, fact)), -1};
        for (int v = 0; v < scope->count; v++)
            if (fact->type >= 0 && scope->types[v] == fact->type && roll(scope->dice, 4))
                result->variable = v;
        return true;
    }
    return false;
}

/* A number that can stand beside a fact: one of its values, or, where only the
 * order matters, one between two of them. */
static int64_t pick_number(struct scope *scope, const struct model_fact *fact, bool ordered)
{
    uint32_t value = roll(scope->dice, fact->top) + roll(scope->dice, 2);
    if (roll(scope->dice, 4) == 0)
        value = roll(scope->dice, 2) ? fact->top : 0;
    scope->condition->near[fact - scope->model->facts] = value;
    int64_t number = thousandths_of(fact, value);
    if (ordered && value < fact->top && roll(scope->dice, 3) == 0)
        number += (int64_t)roll(scope->dice, (uint32_t)(fact->step < 5000 ? fact->step : 5000));
    return number;
}

static void make_number(struct scope *scope, struct phrase *phrase)
{
    const struct model_fact *fact = &scope->model->facts[phrase->fact.fact];
    phrase->kind = roll(scope->dice, 5) ? PHRASE_NUMBER : PHRASE_NUMBERS;
    phrase->sign = (enum phrase_sign)roll(scope->dice, 6);
    phrase->count = phrase->kind == PHRASE_NUMBER ? 1 : 1 + roll(scope->dice, PHRASE_LIST);
    for (unsigned i = 0; i < phrase->count; i++)
        phrase->numbers[i] =
            pick_number(scope, fact, phrase->kind == PHRASE_NUMBER && phrase->sign > SIGN_NE);
}

static bool has(const struct model_fact *fact, int symbol)
{
    for (uint32_t i = 0; i <= fact->top; i++)
        if (fact->symbols[i] == symbol)
            return true;
    return false;
}

static bool have_common(const struct model_fact *a, const struct model_fact *b)
{
    for (uint32_t i = 0; a->kind == MODEL_SYMBOL && i <= a->top; i++)
        if (has(b, a->symbols[i]))
            return true;
    return a->kind == MODEL_BOOL;
}

/* Two facts of a kind, compared; few values, as each needs a box. */
static bool make_facts(struct scope *scope, struct phrase *phrase)
{
    const struct model_fact *a = &scope->model->facts[phrase->fact.fact];
    if (!pick_fact(scope, a->kind, &phrase->other))
        return false;
    const struct model_fact *b = &scope->model->facts[phrase->other.fact];
    if (!have_common(a, b) || a->top > 20)
        return false;
    phrase->kind = PHRASE_FACTS;
    phrase->sign = (enum phrase_sign)roll(scope->dice, 2);
    return true;
}

/* A variable whose objects are not all foreign to the fact, or -1. */
static int pick_variable(struct scope *scope, const struct model_fact *fact)
{
    for (int v = 0; v < scope->count; v++) {
        const struct model_type *type = type_of(scope->model, scope->types[v]);
        for (unsigned i = 0; i < type->count; i++)
            if (has(fact, type->first + (int)i))
                return v;
    }
    return -1;
}

static void make_symbol(struct scope *scope, struct phrase *phrase)
{
    const struct model_fact *fact = &scope->model->facts[phrase->fact.fact];
    phrase->kind = roll(scope->dice, 4) ? PHRASE_SYMBOL : PHRASE_SYMBOLS;
    phrase->sign = (enum phrase_sign)roll(scope->dice, 2);
    phrase->swapped = roll(scope->dice, 4) == 0;
    if (phrase->kind == PHRASE_SYMBOL && roll(scope->dice, 2))
        phrase->variable = pick_variable(scope, fact);
    phrase->count = phrase->kind == PHRASE_SYMBOL ? 1 : 1 + roll(scope->dice, PHRASE_LIST);
    for (unsigned i = 0; i < phrase->count; i++) {
        uint32_t value = roll(scope->dice, fact->top + 1);
        phrase->numbers[i] = fact->symbols[value];
        scope->condition->near[phrase->fact.fact] = value;
    }
}

static bool make_object(struct scope *scope, struct phrase *phrase)
{
    if (!scope->count)
        return false;
    phrase->kind = PHRASE_OBJECT;
    phrase->variable = (int)roll(scope->dice, (uint32_t)scope->count);
    const struct model_type *type = type_of(scope->model, scope->types[phrase->variable]);
    phrase->sign = (enum phrase_sign)roll(scope->dice, 2);
    phrase->numbers[0] = type->first + (int)roll(scope->dice, type->count);
    return true;
}

static void make_leaf(struct scope *scope, struct phrase *phrase)
{
    enum model_kind kind = (enum model_kind)roll(scope->dice, 3);
    if (roll(scope->dice, 6) == 0 && make_object(scope, phrase))
        return;
    while (!pick_fact(scope, kind, &phrase->fact))
        kind = (enum model_kind)((kind + 1) % 3);
    if (kind != MODEL_NUMBER && roll(scope->dice, 4) == 0 && make_facts(scope, phrase))
        return;
    if (kind == MODEL_NUMBER) {
        phrase->swapped = roll(scope->dice, 4) == 0;
        make_number(scope, phrase);
    } else if (kind == MODEL_SYMBOL) {
        make_symbol(scope, phrase);
    } else {
        phrase->kind = roll(scope->dice, 3) ? PHRASE_FACT : PHRASE_TRUTH;
        phrase->sign = (enum phrase_sign)roll(scope->dice, 2);
        phrase->numbers[0] = roll(scope->dice, 2);
    }
}

static int make(struct scope *scope, unsigned depth);

static bool opens_scope(enum phrase_kind kind)
{
    return kind == PHRASE_ALL || kind == PHRASE_ANY;
}

static void make_inner(struct scope *scope, struct phrase *phrase, unsigned depth)
{
    phrase->kind = (enum phrase_kind)roll(scope->dice, 5);
    phrase->type = (int)roll(scope->dice, MODEL_TYPES);
    bool quantified = opens_scope(phrase->kind);
    if (quantified &&
        (scope->count == PHRASE_VARIABLES || type_of(scope->model, phrase->type)->count > 6))
        phrase->kind = PHRASE_NOT, quantified = false;
    phrase->variable = scope->count;
    if (quantified)
        scope->types[scope->count++] = phrase->type;
    phrase->left = make(scope, depth - 1);
    if (phrase->kind == PHRASE_AND || phrase->kind == PHRASE_OR)
        phrase->right = make(scope, depth - 1);
    scope->count -= quantified;
}

static int make(struct scope *scope, unsigned depth)
{
    struct phrase phrase = {.variable = -1, .left = -1, .right = -1};
    if (depth == 0 || roll(scope->dice, 5) == 0)
        make_leaf(scope, &phrase);
    else
        make_inner(scope, &phrase, depth);
    scope->condition->nodes[scope->condition->count] = phrase;
    return scope->condition->count++;
}

struct condition condition_random(const struct model *model, struct dice *dice, unsigned depth)
{
    struct condition condition = {.count = 0};
    struct scope scope = {model, dice, &condition, {0}, 0};
    condition.root = make(&scope, depth);
    return condition;
}

/* --------------------------------------------------------------- writing */

/* A condition that is being written, with the types of the variables that are in scope. */
struct writing {
    const struct model *model;
    const struct condition *condition;
    struct dice *dice;
    struct naming *naming;
    int types[PHRASE_VARIABLES];
    int count;
};

static void write_node(struct writing *writing, int node, struct text *text);

static bool is_joined(const struct condition *condition, int node)
{
    return condition->nodes[node].kind <= PHRASE_OR;
}

static const char *type_in_scope(const void *context, const char *word)
{
    static const char *const names[MODEL_TYPES] = {"t0", "t1", "t2"};
    const struct writing *writing = context;
    int variable = word[0] == 'v' ? word[1] - '0' : -1;
    return variable >= 0 && variable < writing->count ? names[writing->types[variable]] : NULL;
}

/* A node, in parts by a name. */
static void write_named(struct writing *writing, int node, struct text *text)
{
    struct text condition = {0};
    write_node(writing, node, &condition);
    if (roll(writing->dice, 4) == 0)
        name_condition(writing->naming, condition.data, type_in_scope, writing, text);
    else
        text_add(text, "%s", condition.data);
    text_free(&condition);
}

/* A child in parentheses, where it needs them or by chance. */
static void write_child(struct writing *writing, int node, bool needed, struct text *text)
{
    bool wrapped = needed || roll(writing->dice, 6) == 0;
    text_add(text, "%s", wrapped ? "(" : "");
    write_named(writing, node, text);
    text_add(text, "%s", wrapped ? ")" : "");
}

static void write_joined(struct writing *writing, const struct phrase *phrase, struct text *text)
{
    const struct phrase *nodes = writing->condition->nodes;
    bool both = phrase->kind == PHRASE_AND;
    write_child(writing, phrase->left, both && nodes[phrase->left].kind == PHRASE_OR, text);
    text_add(text, both ? " and " : " or ");
    write_child(writing, phrase->right, both && nodes[phrase->right].kind == PHRASE_OR, text);
}

static void write_values(const struct phrase *phrase, struct text *text)
{
    bool list = phrase->kind == PHRASE_NUMBERS || phrase->kind == PHRASE_SYMBOLS;
    bool numbers = phrase->kind == PHRASE_NUMBER || phrase->kind == PHRASE_NUMBERS;
    text_add(text, "%s", list ? "[" : "");
    for (unsigned i = 0; i < phrase->count; i++) {
        text_add(text, "%s", i ? ", " : "");
        if (phrase->variable >= 0)
            text_add(text, "v%d", phrase->variable);
        else if (numbers)
            write_thousandths(text, phrase->numbers[i]);
        else
            text_add(text, "s%d", (int)phrase->numbers[i]);
    }
    text_add(text, "%s", list ? "]" : "");
}

static void write_comparison(const struct model *model, const struct phrase *phrase,
                             struct text *text)
{
    static const enum phrase_sign mirrored[] = {SIGN_EQ, SIGN_NE, SIGN_GT,
                                                SIGN_GE, SIGN_LT, SIGN_LE};
    if (phrase->swapped) {
        write_values(phrase, text);
        text_add(text, " %s ", signs[mirrored[phrase->sign]]);
    }
    phrase_fact_write(model, &phrase->fact, text);
    if (phrase->swapped)
        return;
    text_add(text, " %s ", signs[phrase->sign]);
    write_values(phrase, text);
}

static void write_leaf(const struct model *model, const struct phrase *phrase, struct text *text)
{
    switch (phrase->kind) {
    case PHRASE_NUMBER:
    case PHRASE_SYMBOL:
        write_comparison(model, phrase, text);
        return;
    case PHRASE_OBJECT:
        text_add(text, "v%d %s s%d", phrase->variable, signs[phrase->sign],
                 (int)phrase->numbers[0]);
        return;
    default:
        phrase_fact_write(model, &phrase->fact, text);
    }
    if (phrase->kind == PHRASE_NUMBERS || phrase->kind == PHRASE_SYMBOLS) {
        text_add(text, " in ");
        write_values(phrase, text);
    } else if (phrase->kind == PHRASE_FACTS) {
        text_add(text, " %s ", signs[phrase->sign]);
        phrase_fact_write(model, &phrase->other, text);
    } else if (phrase->kind == PHRASE_TRUTH) {
        text_add(text, " %s %s", signs[phrase->sign], phrase->numbers[0] ? "true" : "false");
    }
}

static void write_quantifier(struct writing *writing, const struct phrase *phrase,
                             struct text *text)
{
    bool joined = is_joined(writing->condition, phrase->left);
    text_add(text, "%s(t%d v%d) ", phrase->kind == PHRASE_ALL ? "all" : "any", phrase->type,
             phrase->variable);
    writing->types[writing->count++] = phrase->type;
    write_child(writing, phrase->left, joined, text);
    writing->count--;
}

static void write_node(struct writing *writing, int node, struct text *text)
{
    const struct phrase *phrase = &writing->condition->nodes[node];
    if (phrase->kind <= PHRASE_OR) {
        write_joined(writing, phrase, text);
    } else if (phrase->kind == PHRASE_NOT) {
        text_add(text, "not ");
        write_child(writing, phrase->left, is_joined(writing->condition, phrase->left), text);
    } else if (opens_scope(phrase->kind)) {
        write_quantifier(writing, phrase, text);
    } else {
        write_leaf(writing->model, phrase, text);
    }
}

void condition_write(const struct model *model, const struct condition *condition,
                     struct dice *dice, struct naming *naming, struct text *text)
{
    struct writing writing = {model, condition, dice, naming, {0}, 0};
    write_named(&writing, condition->root, text);
}
