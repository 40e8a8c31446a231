/* SPDX-License-Identifier: MIT */
/* See htn_random.h. */
#include "htn_random.h"

/* Which objects can be named where something is being made. */
struct scope {
    struct htn *htn;
    struct dice *dice;
    bool outer, inner;
};

static int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

/* ---------------------------------------------------------------- making */

static int pick_object(const struct scope *scope)
{
    if (scope->inner && roll(scope->dice, 2))
        return HTN_INNER;
    if (scope->outer && roll(scope->dice, 3))
        return HTN_OUTER;
    return pick(scope->dice, scope->htn->object_count);
}

static int object_for(const struct scope *scope, bool indexed)
{
    return indexed ? pick_object(scope) : HTN_NOTHING;
}

static struct htn_literal make_literal(const struct scope *scope)
{
    struct dice *dice = scope->dice;
    struct htn_literal literal = {.fact = pick(dice, scope->htn->fact_count), .sign = '='};
    const struct htn_fact *fact = &scope->htn->facts[literal.fact];
    literal.object = object_for(scope, fact->indexed);
    if (fact->number)
        literal.sign = "=><"[roll(dice, 3)];
    literal.value = pick(dice, fact->top + 1);
    return literal;
}

static struct htn_condition make_condition(const struct scope *scope)
{
    struct htn_condition condition = {.term_count = 0};
    if (roll(scope->dice, 3) == 0)
        return condition;
    condition.term_count = 1 + (roll(scope->dice, 4) == 0);
    for (int i = 0; i < condition.term_count; i++) {
        condition.counts[i] = 1 + pick(scope->dice, roll(scope->dice, 3) ? 1 : HTN_LITERALS);
        for (int j = 0; j < condition.counts[i]; j++)
            condition.literals[i][j] = make_literal(scope);
    }
    return condition;
}

/* A bool to copy to a bool, or the effect as it is. */
static struct htn_effect copied(const struct scope *scope, struct htn_effect effect)
{
    int number = pick(scope->dice, scope->htn->fact_count);
    const struct htn_fact *fact = &scope->htn->facts[number];
    if (fact->number)
        return effect;
    effect.sign = 'c';
    effect.copied = number;
    effect.copied_object = object_for(scope, fact->indexed);
    return effect;
}

/* Fact 0 is left alone: it is what makes all end. */
static struct htn_effect make_effect(const struct scope *scope, int number)
{
    struct dice *dice = scope->dice;
    const struct htn_fact *fact = &scope->htn->facts[number];
    struct htn_effect effect = {.fact = number, .sign = '='};
    effect.object = object_for(scope, fact->indexed);
    effect.value = pick(dice, fact->top + 1);
    if (fact->number && roll(dice, 2)) {
        effect.sign = '+';
        effect.value = roll(dice, 2) ? 1 + pick(dice, 3) : -1 - pick(dice, 3);
    } else if (!fact->number && roll(dice, 5) == 0) {
        return copied(scope, effect);
    }
    return effect;
}

static void make_action(struct htn *htn, struct dice *dice, struct htn_action *action)
{
    action->indexed = roll(dice, 2);
    action->procedural = roll(dice, 5) == 0;
    action->excluded = roll(dice, 25) == 0;
    for (int i = 0; i < HTN_OBJECTS; i++)
        action->denied[i] = roll(dice, 2);
    struct scope scope = {htn, dice, action->indexed, false};
    action->condition = make_condition(&scope);
    for (int fact = 1; fact < htn->fact_count && action->effect_count < HTN_EFFECTS; fact++)
        if (roll(dice, 3) == 0)
            action->effects[action->effect_count++] = make_effect(&scope, fact);
}

/* Action 0 spends a unit of fact 0. */
static const struct htn_subtask spend = {false, 0, HTN_NOTHING};

static struct htn_subtask make_subtask(const struct scope *scope)
{
    const struct htn *htn = scope->htn;
    struct htn_subtask subtask = {.is_task = roll(scope->dice, 5) < 2};
    subtask.number = subtask.is_task ? pick(scope->dice, htn->task_count)
                                     : 1 + pick(scope->dice, htn->action_count - 1);
    bool indexed =
        subtask.is_task ? htn->tasks[subtask.number].indexed : htn->actions[subtask.number].indexed;
    subtask.object = object_for(scope, indexed);
    return subtask;
}

static void make_method(struct htn *htn, struct dice *dice, int task, struct htn_method *method)
{
    method->indexed = roll(dice, 3) == 0;
    method->priority = pick(dice, 10);
    struct scope scope = {htn, dice, htn->tasks[task].indexed, method->indexed};
    method->condition = make_condition(&scope);
    int wanted = pick(dice, HTN_SUBTASKS + 1);
    for (int i = 0; i < wanted && method->subtask_count < HTN_SUBTASKS; i++) {
        struct htn_subtask subtask = make_subtask(&scope);
        bool recursive = subtask.is_task && subtask.number <= task;
        if (recursive && (method->subtask_count == HTN_SUBTASKS - 1 || roll(dice, 2)))
            continue;
        if (recursive)
            method->subtasks[method->subtask_count++] = spend;
        method->subtasks[method->subtask_count++] = subtask;
    }
}

static void make_facts(struct htn *htn, struct dice *dice)
{
    htn->fact_count = 3 + pick(dice, HTN_FACTS - 2);
    htn->facts[0] = (struct htn_fact){false, true, 4, pick(dice, 4)};
    for (int i = 1; i < htn->fact_count; i++) {
        struct htn_fact *fact = &htn->facts[i];
        fact->indexed = roll(dice, 3) == 0;
        fact->number = roll(dice, 3) == 0;
        fact->top = fact->number ? 3 : 1;
        fact->start = pick(dice, fact->top + 1);
    }
}

struct htn htn_random(struct dice *dice)
{
    struct htn htn = {.object_count = 1 + pick(dice, HTN_OBJECTS)};
    make_facts(&htn, dice);
    htn.action_count = 3 + pick(dice, HTN_ACTIONS - 2);
    htn.task_count = 2 + pick(dice, HTN_TASKS - 1);
    htn.actions[0].condition.term_count = 1;
    htn.actions[0].condition.counts[0] = 1;
    htn.actions[0].condition.literals[0][0] = (struct htn_literal){0, HTN_NOTHING, '>', 1};
    htn.actions[0].effects[0] = (struct htn_effect){0, HTN_NOTHING, '+', -1, 0, 0};
    htn.actions[0].effect_count = 1;
    for (int i = 1; i < htn.action_count; i++)
        make_action(&htn, dice, &htn.actions[i]);
    for (int i = 0; i < htn.task_count; i++) {
        htn.tasks[i].indexed = i > 0 && roll(dice, 3) == 0;
        htn.tasks[i].by_priority = roll(dice, 5) == 0;
        htn.tasks[i].method_count = 1 + pick(dice, HTN_METHODS);
    }
    for (int i = 0; i < htn.task_count; i++)
        for (int j = 0; j < htn.tasks[i].method_count; j++)
            make_method(&htn, dice, i, &htn.tasks[i].methods[j]);
    return htn;
}

/* --------------------------------------------------------------- writing */

void htn_name(struct text *text, char kind, int number, int object)
{
    text_add(text, "%c%d", kind, number);
    if (object == HTN_OUTER)
        text_add(text, "(x)");
    else if (object == HTN_INNER)
        text_add(text, "(y)");
    else if (object >= 0)
        text_add(text, "(o%d)", object);
}

static void write_literal(const struct htn *htn, const struct htn_literal *literal,
                          struct text *yaml)
{
    bool number = htn->facts[literal->fact].number;
    text_add(yaml, "%s", !number && !literal->value ? "not " : "");
    htn_name(yaml, 'f', literal->fact, literal->object);
    if (number)
        text_add(yaml, " %s %d",
                 literal->sign == '='   ? "=="
                 : literal->sign == '>' ? ">="
                                        : "<",
                 literal->value);
}

static void write_condition(const struct htn *htn, const struct htn_condition *condition,
                            struct text *yaml)
{
    if (!condition->term_count)
        return;
    text_add(yaml, "      preconditions: ");
    for (int i = 0; i < condition->term_count; i++) {
        text_add(yaml, "%s(", i ? " or " : "");
        for (int j = 0; j < condition->counts[i]; j++) {
            text_add(yaml, "%s", j ? " and " : "");
            write_literal(htn, &condition->literals[i][j], yaml);
        }
        text_add(yaml, ")");
    }
    text_add(yaml, "\n");
}

static void write_effect(const struct htn *htn, const struct htn_effect *effect, struct text *yaml)
{
    htn_name(yaml, 'f', effect->fact, effect->object);
    if (effect->sign == 'c') {
        text_add(yaml, " = ");
        htn_name(yaml, 'f', effect->copied, effect->copied_object);
    } else if (effect->sign == '+') {
        text_add(yaml, " %s %d", effect->value < 0 ? "-=" : "+=",
                 effect->value < 0 ? -effect->value : effect->value);
    } else if (htn->facts[effect->fact].number) {
        text_add(yaml, " = %d", effect->value);
    } else {
        text_add(yaml, " = %s", effect->value ? "true" : "false");
    }
}

static void write_actions(const struct htn *htn, struct text *yaml)
{
    text_add(yaml, "actions:\n");
    for (int i = 0; i < htn->action_count; i++) {
        const struct htn_action *action = &htn->actions[i];
        text_add(yaml, "  a%d%s:\n      cost: 1\n", i, action->indexed ? "(obj x)" : "");
        if (action->procedural)
            text_add(yaml, "      procedural_precondition: ask%d\n", i);
        write_condition(htn, &action->condition, yaml);
        text_add(yaml, "      effects: [");
        for (int j = 0; j < action->effect_count; j++) {
            text_add(yaml, "%s", j ? ", " : "");
            write_effect(htn, &action->effects[j], yaml);
        }
        text_add(yaml, "]\n");
    }
}

static void write_task(const struct htn *htn, int number, const char *select, struct text *yaml)
{
    const struct htn_task *task = &htn->tasks[number];
    const char *word = select ? select : task->by_priority ? "priority" : "first";
    text_add(yaml, "  k%d%s:\n    select: %s\n    methods:\n", number,
             task->indexed ? "(obj x)" : "", word);
    for (int i = 0; i < task->method_count; i++) {
        const struct htn_method *method = &task->methods[i];
        text_add(yaml, "     m%d%s:\n      priority: %d\n", i, method->indexed ? "(obj y)" : "",
                 method->priority);
        write_condition(htn, &method->condition, yaml);
        text_add(yaml, "      subtasks: [");
        for (int j = 0; j < method->subtask_count; j++) {
            const struct htn_subtask *subtask = &method->subtasks[j];
            text_add(yaml, "%s", j ? ", " : "");
            htn_name(yaml, subtask->is_task ? 'k' : 'a', subtask->number, subtask->object);
        }
        text_add(yaml, "]\n");
    }
}

void htn_write(const struct htn *htn, const char *select, struct text *yaml)
{
    text_add(yaml, "domain: d\ntypes:\n  obj: [");
    for (int i = 0; i < htn->object_count; i++)
        text_add(yaml, "%so%d", i ? ", " : "", i);
    text_add(yaml, "]\nstate:\n");
    for (int i = 0; i < htn->fact_count; i++) {
        const struct htn_fact *fact = &htn->facts[i];
        text_add(yaml, "  f%d%s: ", i, fact->indexed ? "(obj)" : "");
        if (fact->number)
            text_add(yaml, "{type: 0..%d, start: %d}\n", fact->top, fact->start);
        else
            text_add(yaml, "{type: bool, start: %s}\n", fact->start ? "true" : "false");
    }
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
