/* SPDX-License-Identifier: MIT */
/* Writes a small GOAP problem in the domain language: see goap_write.h. */
#include "models/goap_write.h"

#include "models/fillers.h"
#include "models/names.h"
#include "models/goap_places.h"

/* ----------------------------------------------------------------- naming */

void goap_name(struct text *text, char kind, int number, int object)
{
    text_add(text, "%c%d", kind, number);
    if (object == GOAP_PARAMETER)
        text_add(text, "(x)");
    else if (object == GOAP_ALL)
        text_add(text, "(every)");
    else if (object >= 0)
        text_add(text, "(o%d)", object);
    if (object > GOAP_READING)
        return;
    text_add(text, "(");
    goap_name(text, 'f', goap_read_fact(object), goap_read_object(object));
    text_add(text, ")");
}

static void write_value(const struct goap_fact *fact, int value, struct text *yaml)
{
    if (value == GOAP_PARAMETER)
        text_add(yaml, "x");
    else if (fact->kind == GOAP_MAYBE && value == fact->top)
        text_add(yaml, "none");
    else if (fact->kind == GOAP_BOOL)
        text_add(yaml, value ? "true" : "false");
    else if (fact->kind == GOAP_NUMBER)
        text_add(yaml, "%d", fact->low + value * fact->step);
    else
        text_add(yaml, "%c%d", fact->kind == GOAP_SYMBOL ? 's' : 'o', value);
}

/* ------------------------------------------------- symbols that nothing ever is */

/* Two types of these stand before or behind the first two symbols of a fact, so that the sets
 * that conditions ask for have holes. */
enum { HALF = FILLERS / 2 };

int goap_packed(const struct goap *goap, int fact, int value)
{
    int before = value + fact % 2;
    if (!goap->many || goap->facts[fact].kind != GOAP_SYMBOL)
        return value;
    return value + HALF * (before < 2 ? before : 2);
}

static void write_filling_types(struct text *yaml)
{
    for (int i = 0; i < 2; i++) {
        text_add(yaml, "  fill%d: [", i);
        write_fillers(yaml, i * HALF, HALF);
        text_add(yaml, "]\n");
    }
}

static void write_symbols(const struct goap *goap, int number, struct text *yaml)
{
    const struct goap_fact *fact = &goap->facts[number];
    int fills = 0;
    text_add(yaml, "[");
    if (goap->many && number % 2)
        text_add(yaml, "fill%d, ", fills++);
    for (int i = 0; i <= fact->top; i++) {
        text_add(yaml, "%ss%d", i ? ", " : "", i);
        if (goap->many && fills < 2)
            text_add(yaml, ", fill%d", fills++);
    }
    text_add(yaml, "]");
}

/* ------------------------------------------------------ writing conditions */

static void write_set(const struct goap *goap, const struct goap_fact *fact, unsigned set,
                      struct text *yaml)
{
    text_add(yaml, " in [");
    if (goap->many && fact->kind == GOAP_SYMBOL && set % 4)
        text_add(yaml, "z%u, z%u, ", set * 7 % FILLERS, (set * 5 + 1) % FILLERS);
    for (int i = 0, count = 0; i <= fact->top; i++) {
        if (!(set >> i & 1))
            continue;
        text_add(yaml, "%s", count++ ? ", " : "");
        write_value(fact, i, yaml);
    }
    text_add(yaml, "]");
}

/* In one of the ways in which it can be written. */
static void write_amount(const struct goap_amount *amount, struct text *yaml)
{
    if (amount->more < 0)
        text_add(yaml, "%d %c ", amount->more, amount->weight < 0 ? '-' : '+');
    else if (amount->weight < 0)
        text_add(yaml, "-");
    if (amount->weight != 1 && amount->weight != -1)
        text_add(yaml, "%d * ", amount->weight < 0 ? -amount->weight : amount->weight);
    goap_name(yaml, 'f', amount->fact, amount->object);
    if (amount->factor >= 0) {
        text_add(yaml, " * ");
        goap_name(yaml, 'f', amount->factor, amount->factor_object);
    }
    if (amount->more > 0)
        text_add(yaml, " + %d", amount->more);
}

static void write_count(const struct goap *goap, const struct goap_formula *formula,
                        struct text *yaml)
{
    const struct goap_count *count = &formula->count;
    text_add(yaml,
             count->weight == 1 ? "count(obj every: " : "%d * count(obj every: ", count->weight);
    for (int i = 0; i < count->literal_count; i++) {
        const struct goap_fact *fact = &goap->facts[count->literals[i].fact];
        text_add(yaml, "%s", i ? count->either ? " or " : " and " : "");
        goap_name(yaml, 'f', count->literals[i].fact, count->literals[i].object);
        text_add(yaml, "%s", count->literals[i].negated ? " != " : " == ");
        write_value(fact, count->literals[i].value, yaml);
    }
    text_add(yaml, ")");
    if (count->summed) {
        text_add(yaml, " + (");
        write_amount(&formula->amount, yaml);
        text_add(yaml, ")");
    }
    text_add(yaml, " %s %d",
             count->sign == '='   ? "=="
             : count->sign == '!' ? "!="
             : count->sign == '>' ? ">="
                                  : "<",
             formula->value);
}

static void write_literal(const struct goap *goap, const struct goap_formula *literal,
                          struct text *yaml)
{
    const struct goap_fact *fact = &goap->facts[literal->fact];
    if (literal->form == GOAP_COUNT) {
        write_count(goap, literal, yaml);
        return;
    }
    if (literal->form == GOAP_IS) {
        text_add(yaml, "x == o%d", literal->value);
        return;
    }
    goap_name(yaml, 'f', literal->fact, literal->object);
    if (literal->form == GOAP_SUM) {
        text_add(yaml, literal->value ? " < " : " >= ");
        write_amount(&literal->amount, yaml);
    } else if (literal->form == GOAP_IN) {
        write_set(goap, fact, literal->set, yaml);
    } else if (literal->form == GOAP_SAME) {
        text_add(yaml, " == ");
        goap_name(yaml, 'f', literal->other, literal->other_object);
    } else if (fact->kind != GOAP_BOOL || !literal->value) {
        text_add(yaml, "%s",
                 literal->form == GOAP_EQUAL      ? " == "
                 : literal->form == GOAP_AT_LEAST ? " >= "
                                                  : " < ");
        write_value(fact, literal->value, yaml);
    }
}

/* The formulas are few, and the nesting is as deep as they are many. */
static void write_formula(const struct goap *goap, const struct goap_condition *condition,
                          int number, struct text *yaml)
{
    const struct goap_formula *formula = &condition->formulas[number];
    if (formula->form == GOAP_NOT) {
        text_add(yaml, "not (");
        write_formula(goap, condition, formula->left, yaml);
        text_add(yaml, ")");
    } else if (formula->form == GOAP_AND || formula->form == GOAP_OR) {
        text_add(yaml, "(");
        write_formula(goap, condition, formula->left, yaml);
        text_add(yaml, formula->form == GOAP_AND ? " and " : " or ");
        write_formula(goap, condition, formula->right, yaml);
        text_add(yaml, ")");
    } else {
        write_literal(goap, formula, yaml);
    }
}

/* -------------------------------------------------------- writing sections */

static void write_effect(const struct goap *goap, const struct goap_effect *effect,
                         struct text *yaml)
{
    const struct goap_fact *fact = &goap->facts[effect->fact];
    text_add(yaml, "%s", effect->object == GOAP_ALL ? "all(obj every) " : "");
    goap_name(yaml, 'f', effect->fact, effect->object);
    if (effect->sign == 'a' || effect->sign == 's') {
        text_add(yaml, effect->sign == 's' ? " += " : " = ");
        write_amount(&effect->amount, yaml);
    } else if (effect->sign == 'c') {
        text_add(yaml, " = ");
        goap_name(yaml, 'f', effect->copied, effect->copied_object);
    } else if (effect->sign == '+') {
        int amount = effect->value * fact->step;
        text_add(yaml, " %s %d", amount < 0 ? "-=" : "+=", amount < 0 ? -amount : amount);
    } else {
        text_add(yaml, " = ");
        write_value(fact, effect->value, yaml);
    }
    if (!effect->depends)
        return;
    text_add(yaml, " if %s", effect->unless ? "not (" : "");
    write_literal(goap, &effect->when, yaml);
    text_add(yaml, "%s", effect->unless ? ")" : "");
}

static void write_price(const struct goap_action *action, struct text *yaml)
{
    text_add(yaml, "'%s", action->adds ? "travel + " : "");
    if (action->priced)
        write_amount(&action->price, yaml);
    else
        text_add(yaml, "%d", action->cost);
    text_add(yaml, "'\n");
}

static void write_action(const struct goap *goap, int number, struct text *yaml)
{
    const struct goap_action *action = &goap->actions[number];
    text_add(yaml, "  a%d%s:\n    cost: ", number, action->indexed ? "(obj x)" : "");
    if (action->travels && !action->adds)
        text_add(yaml, "travel\n");
    else if (action->travels || action->priced)
        write_price(action, yaml);
    else if (action->called)
        text_add(yaml, "{call: price%d, at_least: %d}\n", number, action->cost);
    else if (action->dearest > action->cost)
        text_add(yaml, "%d..%d\n", action->cost, action->dearest);
    else
        text_add(yaml, "%d\n", action->cost);
    goap_write_place(goap, action, yaml);
    if (action->procedural)
        text_add(yaml, "    procedural_precondition: ask%d\n", number);
    if (action->condition.count) {
        text_add(yaml, "    preconditions: '");
        write_formula(goap, &action->condition, action->condition.count - 1, yaml);
        text_add(yaml, "'\n");
    }
    text_add(yaml, "    effects: [");
    for (int i = 0; i < action->effect_count; i++) {
        text_add(yaml, "%s'", i ? ", " : "");
        write_effect(goap, &action->effects[i], yaml);
        text_add(yaml, "'");
    }
    text_add(yaml, "]\n");
}

static void write_fact(const struct goap *goap, int number, struct text *yaml)
{
    const struct goap_fact *fact = &goap->facts[number];
    text_add(yaml, "  f%d%s: {type: ", number, fact->indexed ? "(obj)" : "");
    if (fact->kind == GOAP_BOOL)
        text_add(yaml, "bool");
    else if (fact->kind == GOAP_OBJECT)
        text_add(yaml, "obj");
    else if (fact->kind == GOAP_MAYBE)
        text_add(yaml, "[obj, none]");
    else if (fact->kind == GOAP_NUMBER)
        text_add(yaml, "%d..%d step %d", fact->low, fact->low + fact->top * fact->step, fact->step);
    else
        write_symbols(goap, number, yaml);
    text_add(yaml, ", start: ");
    write_value(fact, fact->start, yaml);
    text_add(yaml, "}\n");
}

void goap_write_out(const struct goap *goap, long table, struct text *yaml)
{
    text_add(yaml, "domain: d\ntypes:\n  obj: [");
    for (int i = 0; i < goap->object_count; i++)
        text_add(yaml, "%so%d", i ? ", " : "", i);
    text_add(yaml, "]\n");
    if (goap->many)
        write_filling_types(yaml);
    text_add(yaml, "state:\n");
    for (int i = 0; i < goap->fact_count; i++)
        write_fact(goap, i, yaml);
    goap_write_places(goap, yaml);
    text_add(yaml, "actions:\n");
    for (int i = 0; i < goap->action_count; i++)
        write_action(goap, i, yaml);
    text_add(yaml, "goals:\n  aim:\n    conditions: '");
    write_formula(goap, &goap->goal, goap->goal.count - 1, yaml);
    text_add(yaml, "'\nagents:\n  hero:\n    goals: [aim]\n    actions: [");
    for (int i = 0, count = 0; i < goap->action_count; i++)
        if (!goap->actions[i].excluded)
            text_add(yaml, "%sa%d", count++ ? ", " : "", i);
    text_add(yaml, "]\n");
    if (table >= 0)
        text_add(yaml, "limits: {table: %ld}\n", table);
}

void goap_write(const struct goap *goap, long table, struct text *yaml)
{
    goap_write_out(goap, table, yaml);
    name_conditions(yaml, "obj");
}
