/* SPDX-License-Identifier: MIT */
/* Random domains with properties, and their states: see property_model.h. */
#include "models/property_model.h"

#include "models/names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

/* ------------------------------------------------------------------- making */

static struct property_fact make_fact(struct dice *dice)
{
    struct property_fact fact = {.kind = pick(dice, 5) % 3};
    fact.values = fact.kind == PROPERTY_BOOL     ? 2
                  : fact.kind == PROPERTY_SYMBOL ? 3
                                                 : 3 + pick(dice, 4);
    fact.start = pick(dice, 3) ? 0 : pick(dice, fact.values);
    fact.shared = pick(dice, 2) == 0;
    fact.sensed = pick(dice, 10) == 0;
    return fact;
}

static struct property_test make_test(const struct property_model *model, struct dice *dice,
                                      bool shared_only)
{
    struct property_test test = {.fact = pick(dice, model->fact_count)};
    while (shared_only && !model->facts[test.fact].shared)
        test.fact = pick(dice, model->fact_count);
    const struct property_fact *fact = &model->facts[test.fact];
    int value = pick(dice, fact->values), form = pick(dice, fact->kind == PROPERTY_NUMBER ? 4 : 2);
    unsigned one = 1u << value, all = (1u << fact->values) - 1;
    if (fact->kind == PROPERTY_BOOL) {
        test.allowed = form ? 1 : 2;
        snprintf(test.text, sizeof test.text, "%sf%d", form ? "not " : "", test.fact);
    } else if (fact->kind == PROPERTY_SYMBOL || form < 2) {
        test.allowed = form ? all & ~one : one;
        snprintf(test.text, sizeof test.text, "f%d %s %s%d", test.fact,
                 form ? "!=" : "==", fact->kind == PROPERTY_SYMBOL ? "s" : "", value);
    } else {
        value += value == 0;
        test.allowed = form == 2 ? all & ~((1u << value) - 1) : (1u << value) - 1;
        snprintf(test.text, sizeof test.text, "f%d %s %d", test.fact, form == 2 ? ">=" : "<",
                 value);
    }
    return test;
}

static void make_clauses(const struct property_model *model, struct dice *dice, bool shared_only,
                         struct property_move *move)
{
    move->clause_count = pick(dice, 4) ? 2 : pick(dice, 2);
    for (int i = 0; i < move->clause_count; i++) {
        move->test_counts[i] = 1 + (pick(dice, 3) == 0);
        for (int j = 0; j < move->test_counts[i]; j++)
            move->clauses[i][j] = make_test(model, dice, shared_only);
    }
}

static void add_effect(const struct property_model *model, struct dice *dice, int fact, bool lasts,
                       struct property_move *move)
{
    struct property_effect effect = {.fact = fact};
    effect.adds = model->facts[fact].kind == PROPERTY_NUMBER && pick(dice, 3) > 0;
    effect.value = effect.adds ? pick(dice, 2)   ? 1
                                 : pick(dice, 2) ? 2
                                                 : -1
                               : pick(dice, model->facts[fact].values);
    effect.over_time = lasts && effect.adds;
    if (effect.over_time)
        effect.value = (pick(dice, 2) ? 1 : -1) * (1 + pick(dice, 4));
    move->effects[move->effect_count++] = effect;
}

static void make_action(const struct property_model *model, struct dice *dice,
                        struct property_move *move)
{
    make_clauses(model, dice, false, move);
    int first = pick(dice, model->fact_count), second = pick(dice, model->fact_count);
    bool lasts = pick(dice, 3) > 0;
    add_effect(model, dice, first, lasts, move);
    if (second != first && pick(dice, 2))
        add_effect(model, dice, second, lasts, move);
    move->of_type[pick(dice, model->type_count)] = true;
    for (int i = 0; i < model->type_count; i++)
        move->of_type[i] |= pick(dice, 2) == 0;
}

/* A rule changes one fact that is not sensed; that of a shared one reads only shared ones. */
static bool make_rule(const struct property_model *model, struct dice *dice,
                      struct property_move *rule)
{
    int fact = pick(dice, model->fact_count);
    if (model->facts[fact].sensed || pick(dice, 2))
        return false;
    make_clauses(model, dice, model->facts[fact].shared, rule);
    add_effect(model, dice, fact, false, rule);
    return true;
}

static int add_node(const struct property_model *model, struct dice *dice,
                    struct property_formula *formula, int depth)
{
    int kind = depth == 0 ? PROPERTY_TEST : pick(dice, 4), left = 0, right = 0;
    if (kind != PROPERTY_TEST)
        left = add_node(model, dice, formula, depth - 1);
    if (kind == PROPERTY_AND || kind == PROPERTY_OR)
        right = add_node(model, dice, formula, depth - 1);
    formula->nodes[formula->count].kind = kind;
    formula->nodes[formula->count].left = left;
    formula->nodes[formula->count].right = right;
    if (kind == PROPERTY_TEST)
        formula->nodes[formula->count].test = make_test(model, dice, false);
    return formula->count++;
}

/* A conjunction of some tests, or what excludes it: such conditions are rarer to hold, and so are
 * farther away. */
static void make_formula(const struct property_model *model, struct dice *dice, bool always,
                         struct property_formula *formula)
{
    int last = 0;
    if (pick(dice, 4) == 0) {
        (void)add_node(model, dice, formula, 3);
        return;
    }
    for (int i = 0; i < 3; i++) {
        int next = add_node(model, dice, formula, 0);
        while (formula->nodes[next].test.fact != i % model->fact_count)
            formula->nodes[next].test = make_test(model, dice, false);
        if (i > 0) {
            formula->nodes[formula->count].kind = PROPERTY_AND;
            formula->nodes[formula->count].left = last;
            formula->nodes[formula->count++].right = next;
        }
        last = formula->count - 1;
    }
    if (always) {
        formula->nodes[formula->count].kind = PROPERTY_NOT;
        formula->nodes[formula->count++].left = last;
    }
}

/* How many states there are with two agents of each type. */
static double count_states(const struct property_model *model)
{
    double states = 1;
    for (int i = 0; i < model->fact_count; i++)
        for (int j = 0; j < (model->facts[i].shared ? 1 : 2 * model->type_count); j++)
            states *= model->facts[i].values;
    return states;
}

struct property_model property_make(uint64_t seed)
{
    struct dice dice = dice_of(seed);
    struct property_model model;
    do {
        memset(&model, 0, sizeof model);
        model.type_count = 1 + pick(&dice, PROPERTY_TYPES);
        model.fact_count = PROPERTY_FACTS - (pick(&dice, 4) == 0);
        for (int i = 0; i < model.fact_count; i++)
            model.facts[i] = make_fact(&dice);
    } while (count_states(&model) > PROPERTY_STATES);
    model.action_count = PROPERTY_ACTIONS - pick(&dice, 3);
    for (int i = 0; i < model.action_count; i++)
        make_action(&model, &dice, &model.actions[i]);
    model.has_rule = make_rule(&model, &dice, &model.rule);
    model.once =
        pick(&dice, 2) && count_states(&model) * (1 << 2 * model.type_count) <= PROPERTY_STATES;
    make_formula(&model, &dice, true, &model.always);
    make_formula(&model, &dice, false, &model.reachable);
    return model;
}

/* ------------------------------------------------------------------ writing */

static void write_state(const struct property_model *model, struct text *text)
{
    static const char *const types[] = {"bool", NULL, "[s0, s1, s2]"};
    for (int i = 0; i < model->fact_count; i++) {
        const struct property_fact *fact = &model->facts[i];
        text_add(text, "  f%d: {type: ", i);
        if (fact->kind == PROPERTY_NUMBER)
            text_add(text, "0..%d, start: %d", fact->values - 1, fact->start);
        else if (fact->kind == PROPERTY_BOOL)
            text_add(text, "%s, start: %s", types[fact->kind], fact->start ? "true" : "false");
        else
            text_add(text, "%s, start: s%d", types[fact->kind], fact->start);
        text_add(text, ", shared: %s, sensed: %s}\n", fact->shared ? "true" : "false",
                 fact->sensed ? "true" : "false");
    }
}

static void write_move(const struct property_model *model, const struct property_move *move,
                       struct text *text)
{
    text_add(text, "preconditions: [");
    for (int i = 0; i < move->clause_count; i++)
        for (int j = 0; j < move->test_counts[i]; j++)
            text_add(text, "%s%s", j ? " or " : i ? ", " : "", move->clauses[i][j].text);
    text_add(text, "], effects: [");
    for (int i = 0; i < move->effect_count; i++) {
        const struct property_effect *effect = &move->effects[i];
        text_add(text, i ? ", " : "");
        if (effect->adds)
            text_add(text, "f%d %s %d%s", effect->fact,
                     effect->value < 0 ? "-=" : "+=", abs(effect->value),
                     effect->over_time ? " over time" : "");
        else if (model->facts[effect->fact].kind == PROPERTY_BOOL)
            text_add(text, "%sf%d", effect->value ? "" : "not ", effect->fact);
        else
            text_add(text, "f%d = %s%d", effect->fact,
                     model->facts[effect->fact].kind == PROPERTY_SYMBOL ? "s" : "", effect->value);
    }
    text_add(text, "]}\n");
}

static void write_node(const struct property_formula *formula, int node, struct text *text)
{
    int kind = formula->nodes[node].kind;
    if (kind == PROPERTY_TEST) {
        text_add(text, "%s", formula->nodes[node].test.text);
        return;
    }
    text_add(text, kind == PROPERTY_NOT ? "not (" : "(");
    write_node(formula, formula->nodes[node].left, text);
    if (kind != PROPERTY_NOT) {
        text_add(text, kind == PROPERTY_AND ? ") and (" : ") or (");
        write_node(formula, formula->nodes[node].right, text);
    }
    text_add(text, ")");
}

/* What stands for each action of a type, with commas between. */
static bool write_actions(const struct property_model *model, int type, const char *format,
                          struct text *text)
{
    int count = 0;
    for (int i = 0; i < model->action_count; i++)
        if (model->actions[i].of_type[type]) {
            text_add(text, count++ ? ", " : "");
            text_add(text, format, i, i);
        }
    return count > 0;
}

/* Tasks that do the actions of each type in any order. */
static void write_tasks(const struct property_model *model, struct text *text)
{
    text_add(text, "tasks:\n");
    for (int i = 0; i < model->type_count; i++) {
        text_add(text, "  live%d: {select: random, methods: {", i);
        if (!write_actions(model, i, "m%d: {subtasks: [a%d]}", text))
            text_add(text, "idle: {subtasks: []}");
        text_add(text, "}}\n");
    }
}

static void write_agents(const struct property_model *model, bool lives, struct text *text)
{
    if (lives)
        write_tasks(model, text);
    text_add(text, "agents:\n");
    for (int i = 0; i < model->type_count; i++) {
        text_add(text, "  t%d: {actions: [", i);
        (void)write_actions(model, i, "a%d", text);
        text_add(text, "]");
        if (lives)
            text_add(text, ", task: live%d", i);
        text_add(text, "}\n");
    }
}

struct text property_write(const struct property_model *model, bool lives)
{
    struct text text = {0};
    text_add(&text, "domain: d\nstate:\n");
    write_state(model, &text);
    text_add(&text, "actions:\n");
    for (int i = 0; i < model->action_count; i++) {
        text_add(&text, "  a%d: {", i);
        if (property_lasts(model, i))
            text_add(&text, "duration: %dms, ", PROPERTY_DURATION);
        write_move(model, &model->actions[i], &text);
    }
    if (model->has_rule) {
        text_add(&text, "rules:\n  r0: {%s: 1s, ", model->once ? "after" : "every");
        write_move(model, &model->rule, &text);
    }
    write_agents(model, lives, &text);
    text_add(&text, "always:\n  - ");
    write_node(&model->always, model->always.count - 1, &text);
    text_add(&text, "\nreachable:\n  - ");
    write_node(&model->reachable, model->reachable.count - 1, &text);
    text_add(&text, "\n");
    name_conditions(&text, NULL);
    return text;
}
