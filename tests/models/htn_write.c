/* SPDX-License-Identifier: MIT */
/* Writes a small HTN in the domain language: see htn_write.h. */
#include "models/htn_write.h"

#include "models/fillers.h"
#include "models/names.h"

#include <string.h>

void htn_name(struct text *text, char kind, int number, int object)
{
    text_add(text, "%c%d", kind, number);
    if (object == HTN_OUTER)
        text_add(text, "(x)");
    else if (object == HTN_INNER)
        text_add(text, "(y)");
    else if (object == HTN_EACH)
        text_add(text, "(z)");
    else if (object >= 0)
        text_add(text, "(o%d)", object);
    if (object > HTN_READING)
        return;
    text_add(text, "(");
    htn_name(text, 'f', htn_read_fact(object), htn_read_object(object));
    text_add(text, ")");
}

static void write_object(int object, struct text *yaml)
{
    if (object == HTN_OUTER || object == HTN_INNER)
        text_add(yaml, object == HTN_OUTER ? "x" : "y");
    else
        text_add(yaml, "o%d", object);
}

static void write_value(const struct htn *htn, enum htn_kind kind, int value, struct text *yaml)
{
    if (kind == HTN_MAYBE && value == htn->object_count)
        text_add(yaml, "none");
    else if (kind == HTN_BOOL)
        text_add(yaml, value ? "true" : "false");
    else if (kind == HTN_SYMBOL)
        text_add(yaml, "s%d", value);
    else if (kind == HTN_OBJECT || kind == HTN_MAYBE)
        write_object(value, yaml);
    else
        text_add(yaml, "%d", value);
}

/* ------------------------------------------------------------- conditions */

static const char *word_of(char sign)
{
    return sign == '=' ? " == " : sign == '!' ? " != " : sign == '>' ? " >= " : " < ";
}

static void write_literal(const struct htn *htn, const struct htn_literal *literal,
                          struct text *yaml)
{
    enum htn_kind kind = literal->fact < 0 ? HTN_OBJECT : htn->facts[literal->fact].kind;
    bool holds = (literal->value != 0) == (literal->sign == '=');
    text_add(yaml, "%s", kind == HTN_BOOL && !holds ? "not " : "");
    if (literal->fact < 0)
        write_object(literal->object, yaml);
    else
        htn_name(yaml, 'f', literal->fact, literal->object);
    if (kind == HTN_BOOL)
        return;
    text_add(yaml, "%s", word_of(literal->sign));
    if (literal->counted) {
        text_add(yaml, "2 * count(obj c: f%d%s == ", literal->other,
                 htn->facts[literal->other].indexed ? "(c)" : "");
        write_value(htn, htn->facts[literal->other].kind, literal->other_value, yaml);
        text_add(yaml, ") - %d", literal->value);
        return;
    }
    if (literal->compared) {
        htn_name(yaml, 'f', literal->other, literal->other_object);
        text_add(yaml, " - %d", literal->value);
        return;
    }
    write_value(htn, kind, literal->value, yaml);
}

static void write_condition(const struct htn *htn, const struct htn_condition *condition,
                            struct text *yaml)
{
    for (int i = 0; i < condition->term_count; i++) {
        text_add(yaml, "%s(", i ? " or " : "");
        for (int j = 0; j < condition->counts[i]; j++) {
            text_add(yaml, "%s", j ? " and " : "");
            write_literal(htn, &condition->literals[i][j], yaml);
        }
        text_add(yaml, ")");
    }
}

static void write_preconditions(const struct htn *htn, const struct htn_condition *condition,
                                struct text *yaml)
{
    if (!condition->term_count)
        return;
    text_add(yaml, "      preconditions: '");
    write_condition(htn, condition, yaml);
    text_add(yaml, "'\n");
}

/* ---------------------------------------------------------------- actions */

static void write_effect(const struct htn *htn, const struct htn_effect *effect, struct text *yaml)
{
    htn_name(yaml, 'f', effect->fact, effect->object);
    if (effect->sign == 'c' || effect->sign == '-') {
        text_add(yaml, effect->sign == 'c' ? " = " : " -= ");
        htn_name(yaml, 'f', effect->copied, effect->copied_object);
    } else if (effect->sign == '+') {
        text_add(yaml, " %s %d", effect->value < 0 ? "-=" : "+=",
                 effect->value < 0 ? -effect->value : effect->value);
    } else {
        text_add(yaml, " = ");
        write_value(htn, htn->facts[effect->fact].kind, effect->value, yaml);
    }
    if (!effect->depends)
        return;
    text_add(yaml, " if %s", effect->unless ? "not (" : "");
    write_literal(htn, &effect->when, yaml);
    text_add(yaml, "%s", effect->unless ? ")" : "");
}

static void write_actions(const struct htn *htn, struct text *yaml)
{
    text_add(yaml, "actions:\n");
    for (int i = 0; i < htn->action_count; i++) {
        const struct htn_action *action = &htn->actions[i];
        text_add(yaml, "  a%d%s:\n      cost: %d\n", i, action->indexed ? "(obj x)" : "",
                 action->cost);
        if (action->procedural)
            text_add(yaml, "      procedural_precondition: ask%d\n", i);
        write_preconditions(htn, &action->condition, yaml);
        text_add(yaml, "      effects: [");
        for (int j = 0; j < action->effect_count; j++) {
            text_add(yaml, "%s'", j ? ", " : "");
            write_effect(htn, &action->effects[j], yaml);
            text_add(yaml, "'");
        }
        text_add(yaml, "]\n");
    }
}

/* ------------------------------------------------------------------ tasks */

static void write_subtask(const struct htn *htn, const struct htn_subtask *subtask,
                          struct text *yaml)
{
    if (subtask->form == HTN_ACHIEVE) {
        text_add(yaml, "{achieve: '");
        write_condition(htn, &subtask->wanted, yaml);
        text_add(yaml, "'}");
        return;
    }
    if (subtask->each)
        text_add(yaml, "'all(obj z) ");
    htn_name(yaml, subtask->form == HTN_TASK ? 'k' : 'a', subtask->number, subtask->object);
    if (subtask->each && subtask->counts.term_count) {
        text_add(yaml, " if ");
        write_condition(htn, &subtask->counts, yaml);
    }
    if (subtask->each)
        text_add(yaml, "'");
}

/* The keys that select the method, if its task looks at them. */
static void write_choice(const struct htn_method *method, const char *select, struct text *yaml)
{
    bool ranked = strcmp(select, "priority") == 0;
    if (ranked)
        text_add(yaml, "      priority: %d\n", method->priority);
    if (method->weight != HTN_NOTHING && (ranked || strcmp(select, "weighted") == 0))
        text_add(yaml, "      weight: %d\n", method->weight);
}

static void write_method(const struct htn *htn, int task, int number, const char *select,
                         struct text *yaml)
{
    const struct htn_method *method = &htn->tasks[task].methods[number];
    text_add(yaml, "     m%d%s:\n", number, method->indexed ? "(obj y)" : "");
    write_choice(method, select, yaml);
    if (method->procedural)
        text_add(yaml, "      procedural_precondition: may_%d_%d\n", task, number);
    write_preconditions(htn, &method->condition, yaml);
    text_add(yaml, "      subtasks: [");
    for (int i = 0; i < method->subtask_count; i++) {
        text_add(yaml, "%s", i ? ", " : "");
        write_subtask(htn, &method->subtasks[i], yaml);
    }
    text_add(yaml, "]\n");
}

static void write_task(const struct htn *htn, int number, const char *select, struct text *yaml)
{
    static const char *const words[] = {"first", "priority", "random", "weighted"};
    const struct htn_task *task = &htn->tasks[number];
    select = select ? select : words[task->select];
    text_add(yaml, "  k%d%s:\n    select: %s\n    methods:\n", number,
             task->indexed ? "(obj x)" : "", select);
    for (int i = 0; i < task->method_count; i++)
        write_method(htn, number, i, select, yaml);
}

/* ----------------------------------------------------------------- domain */

static void write_fact(const struct htn *htn, int number, struct text *yaml)
{
    const struct htn_fact *fact = &htn->facts[number];
    text_add(yaml, "  f%d%s: {type: ", number, fact->indexed ? "(obj)" : "");
    if (fact->kind == HTN_BOOL)
        text_add(yaml, "bool");
    else if (fact->kind == HTN_OBJECT)
        text_add(yaml, "obj");
    else if (fact->kind == HTN_MAYBE)
        text_add(yaml, "[obj, none]");
    else if (fact->kind == HTN_NUMBER)
        text_add(yaml, "0..%d", fact->top);
    for (int i = 0; fact->kind == HTN_SYMBOL && i <= fact->top; i++)
        text_add(yaml, "%ss%d", i ? ", " : "[", i);
    if (fact->kind == HTN_SYMBOL && number % 2) {
        text_add(yaml, ", ");
        write_fillers(yaml, 0, FILLERS);
    }
    text_add(yaml, fact->kind == HTN_SYMBOL ? "]" : "");
    text_add(yaml, ", start: ");
    write_value(htn, fact->kind, fact->start, yaml);
    text_add(yaml, "}\n");
}

void htn_write_out(const struct htn *htn, const char *select, struct text *yaml)
{
    text_add(yaml, "domain: d\ntypes:\n  obj: [");
    for (int i = 0; i < htn->object_count; i++)
        text_add(yaml, "%so%d", i ? ", " : "", i);
    text_add(yaml, "]\nstate:\n");
    for (int i = 0; i < htn->fact_count; i++)
        write_fact(htn, i, yaml);
    write_actions(htn, yaml);
    text_add(yaml, "tasks:\n");
    for (int i = 0; i < htn->task_count; i++)
        write_task(htn, i, select, yaml);
    text_add(yaml, "agents:\n  hero:\n    task: k0\n    actions: [");
    for (int i = 0, count = 0; i < htn->action_count; i++)
        if (!htn->actions[i].excluded)
            text_add(yaml, "%sa%d", count++ ? ", " : "", i);
    text_add(yaml, "]\n");
}

void htn_write(const struct htn *htn, const char *select, struct text *yaml)
{
    htn_write_out(htn, select, yaml);
    name_conditions(yaml, "obj");
}
