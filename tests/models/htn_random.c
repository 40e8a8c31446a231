/* SPDX-License-Identifier: MIT */
/* Makes random small HTNs, part by part: see htn_random.h. */
#include "models/htn_random.h"

enum { MOST_OBJECTS = 3 };

/* Which objects can be named where something is being made. */
struct scope {
    struct htn *htn;
    struct dice *dice;
    bool outer, inner;
    int depth; /* of objects that are read */
    bool each; /* HTN_EACH */
};

static int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

/* ---------------------------------------------------------------- making */

static int object_for(const struct scope *scope, bool indexed);

/* The value of a fact, as an object; or HTN_NOTHING, where the dice find no fact of objects. */
static int make_reading(const struct scope *scope)
{
    struct scope inner = *scope;
    int fact = pick(scope->dice, scope->htn->fact_count);
    enum htn_kind kind = scope->htn->facts[fact].kind;
    inner.depth--;
    if (kind != HTN_OBJECT && kind != HTN_MAYBE)
        return HTN_NOTHING;
    return htn_reading(fact, object_for(&inner, scope->htn->facts[fact].indexed));
}

static int pick_object(const struct scope *scope)
{
    if (scope->each && roll(scope->dice, 3))
        return HTN_EACH;
    if (scope->htn->reads && scope->depth > 0 && roll(scope->dice, 3)) {
        int reading = make_reading(scope);
        if (reading != HTN_NOTHING)
            return reading;
    }
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
    if (fact->kind == HTN_NUMBER)
        literal.sign = "=><"[roll(dice, 3)];
    literal.value = pick(dice, fact->top + 1);
    return literal;
}

/* Compares a number with another; of one such comparison there are few enough boxes. */
static void compare_numbers(const struct scope *scope, struct htn_literal *literal)
{
    int other = pick(scope->dice, scope->htn->fact_count);
    const struct htn_fact *facts = scope->htn->facts;
    if (facts[literal->fact].kind != HTN_NUMBER || facts[other].kind != HTN_NUMBER ||
        scope->htn->reads)
        return;
    literal->compared = true;
    literal->value = pick(scope->dice, 3);
    literal->other = other;
    literal->other_object = object_for(scope, facts[other].indexed);
}

/* Compares a number with what is counted. */
static void compare_counts(const struct scope *scope, struct htn_literal *literal)
{
    int other = 1 + pick(scope->dice, scope->htn->fact_count - 1);
    const struct htn_fact *facts = scope->htn->facts;
    if (facts[literal->fact].kind != HTN_NUMBER)
        return;
    for (int i = 1; i < scope->htn->fact_count && !facts[other].indexed; i++)
        other = 1 + other % (scope->htn->fact_count - 1);
    literal->counted = true;
    literal->value = pick(scope->dice, 3);
    literal->other = other;
    literal->other_value = pick(scope->dice, facts[other].top + 1);
}

static struct htn_condition make_condition(const struct scope *outer)
{
    struct htn_condition condition = {.term_count = 0};
    struct scope inner = *outer, *scope = &inner;
    inner.depth = 1; /* few boxes */
    if (roll(scope->dice, 3) == 0)
        return condition;
    condition.term_count = 1 + (roll(scope->dice, 4) == 0);
    for (int i = 0; i < condition.term_count; i++) {
        condition.counts[i] = 1 + pick(scope->dice, roll(scope->dice, 3) ? 1 : HTN_LITERALS);
        for (int j = 0; j < condition.counts[i]; j++)
            condition.literals[i][j] = make_literal(scope);
        if (roll(scope->dice, 2))
            compare_numbers(scope, &condition.literals[i][0]);
        else if (scope->htn->counts)
            compare_counts(scope, &condition.literals[i][0]);
    }
    return condition;
}

/* A number to copy to a number or to take from it, or the effect as it is. */
static struct htn_effect worked_out(const struct scope *scope, struct htn_effect effect)
{
    int number = 1 + pick(scope->dice, scope->htn->fact_count - 1);
    const struct htn_fact *fact = &scope->htn->facts[number];
    if (fact->kind != HTN_NUMBER)
        return effect;
    effect.sign = roll(scope->dice, 2) ? 'c' : '-';
    effect.copied = number;
    effect.copied_object = object_for(scope, fact->indexed);
    return effect;
}

/* A bool to copy to a bool, or the effect as it is. */
static struct htn_effect copied(const struct scope *scope, struct htn_effect effect)
{
    int number = pick(scope->dice, scope->htn->fact_count);
    const struct htn_fact *fact = &scope->htn->facts[number];
    if (fact->kind != HTN_BOOL)
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
    if (fact->kind == HTN_NUMBER && roll(dice, 2)) {
        effect.sign = '+';
        effect.value = roll(dice, 2) ? 1 + pick(dice, 3) : -1 - pick(dice, 3);
    } else if (fact->kind == HTN_BOOL && roll(dice, 5) == 0) {
        return copied(scope, effect);
    } else if (fact->kind == HTN_NUMBER && roll(dice, 2)) {
        return worked_out(scope, effect);
    }
    return effect;
}

/* Lets an effect depend on a literal, and sometimes gives the fact another value where that does not
 * hold. */
static void make_case(const struct scope *scope, struct htn_action *action, int number)
{
    struct htn_effect *effect = &action->effects[number];
    struct dice *dice = scope->dice;
    if (scope->htn->reads || (effect->sign != '=' && effect->sign != '+') || roll(dice, 4))
        return;
    effect->depends = true;
    effect->unless = roll(dice, 3) == 0;
    effect->when = make_literal(scope);
    if (roll(dice, 2))
        compare_numbers(scope, &effect->when);
    else if (scope->htn->counts)
        compare_counts(scope, &effect->when);
    if (action->effect_count == HTN_EFFECTS || roll(dice, 2))
        return;
    struct htn_effect *other = &action->effects[action->effect_count++];
    *other = *effect;
    other->unless = !effect->unless;
    other->sign = '=';
    other->value = pick(dice, scope->htn->facts[effect->fact].top + 1);
}

static void make_action(struct htn *htn, struct dice *dice, struct htn_action *action)
{
    action->indexed = roll(dice, 2);
    action->procedural = roll(dice, 5) == 0;
    action->excluded = roll(dice, 25) == 0;
    action->cost = 1;
    for (int i = 0; i < MOST_OBJECTS; i++)
        action->denied[i] = roll(dice, 2);
    struct scope scope = {htn, dice, action->indexed, false, 2, false};
    action->condition = make_condition(&scope);
    for (int fact = 1; fact < htn->fact_count && action->effect_count < HTN_EFFECTS; fact++)
        if (roll(dice, 3) == 0)
            action->effects[action->effect_count++] = make_effect(&scope, fact);
    for (int i = action->effect_count; i-- > 0;)
        make_case(&scope, action, i);
}

/* Action 0 spends a unit of fact 0. */
static const struct htn_subtask spend = {.form = HTN_ACTION, .object = HTN_NOTHING};

static struct htn_subtask make_subtask(const struct scope *scope)
{
    const struct htn *htn = scope->htn;
    bool is_task = roll(scope->dice, 5) < 2;
    struct htn_subtask subtask = {.form = is_task ? HTN_TASK : HTN_ACTION};
    subtask.number =
        is_task ? pick(scope->dice, htn->task_count) : 1 + pick(scope->dice, htn->action_count - 1);
    bool indexed =
        is_task ? htn->tasks[subtask.number].indexed : htn->actions[subtask.number].indexed;
    subtask.object = object_for(scope, indexed);
    return subtask;
}

static void make_method(struct htn *htn, struct dice *dice, int task, struct htn_method *method)
{
    method->indexed = roll(dice, 3) == 0;
    method->priority = pick(dice, 10);
    method->weight = HTN_NOTHING;
    struct scope scope = {htn, dice, htn->tasks[task].indexed, method->indexed, 2, false};
    method->condition = make_condition(&scope);
    int wanted = pick(dice, HTN_SUBTASKS + 1);
    for (int i = 0; i < wanted && method->subtask_count < HTN_SUBTASKS; i++) {
        struct htn_subtask subtask = make_subtask(&scope);
        bool recursive = subtask.form == HTN_TASK && subtask.number <= task;
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
    htn->facts[0] = (struct htn_fact){HTN_NUMBER, false, 4, pick(dice, 4)};
    for (int i = 1; i < htn->fact_count; i++) {
        struct htn_fact *fact = &htn->facts[i];
        fact->indexed = roll(dice, 3) == 0;
        fact->kind = roll(dice, 3) == 0 ? HTN_NUMBER : HTN_BOOL;
        fact->top = fact->kind == HTN_NUMBER ? 3 : 1;
        if (htn->reads && roll(dice, 3)) {
            fact->kind = roll(dice, 2) ? HTN_OBJECT : HTN_MAYBE;
            fact->top = htn->object_count - (fact->kind == HTN_OBJECT);
        }
        if (htn->reads)
            fact->indexed = roll(dice, 2);
        fact->start = pick(dice, fact->top + 1);
    }
}

static struct htn make_htn(struct dice *dice, bool reads)
{
    struct htn htn = {.object_count = 1 + pick(dice, MOST_OBJECTS), .reads = reads};
    htn.counts = htn.object_count == MOST_OBJECTS && !reads;
    make_facts(&htn, dice);
    htn.action_count = 3 + pick(dice, HTN_ACTIONS - 2);
    htn.task_count = 2 + pick(dice, HTN_TASKS - 1);
    htn.actions[0].condition.term_count = 1;
    htn.actions[0].condition.counts[0] = 1;
    htn.actions[0].condition.literals[0][0] =
        (struct htn_literal){.object = HTN_NOTHING, .sign = '>', .value = 1};
    htn.actions[0].effects[0] =
        (struct htn_effect){.object = HTN_NOTHING, .sign = '+', .value = -1};
    htn.actions[0].effect_count = 1;
    htn.actions[0].cost = 1;
    for (int i = 1; i < htn.action_count; i++)
        make_action(&htn, dice, &htn.actions[i]);
    for (int i = 0; i < htn.task_count; i++) {
        htn.tasks[i].indexed = i > 0 && roll(dice, 3) == 0;
        htn.tasks[i].select = roll(dice, 5) == 0 ? HTN_PRIORITY : HTN_FIRST;
        htn.tasks[i].method_count = 1 + pick(dice, HTN_METHODS);
    }
    for (int i = 0; i < htn.task_count; i++)
        for (int j = 0; j < htn.tasks[i].method_count; j++)
            make_method(&htn, dice, i, &htn.tasks[i].methods[j]);
    htn_let_deny(&htn, dice);
    htn_let_repeat(&htn, dice);
    return htn;
}

struct htn htn_random(struct dice *dice)
{
    return make_htn(dice, false);
}

struct htn htn_random_reading(struct dice *dice)
{
    return make_htn(dice, true);
}

void htn_let_deny(struct htn *htn, struct dice *dice)
{
    for (int i = 0; i < htn->task_count; i++)
        for (int j = 0; j < htn->tasks[i].method_count; j++) {
            struct htn_method *method = &htn->tasks[i].methods[j];
            method->procedural = roll(dice, 6) == 0;
            for (int outer = 0; outer < HTN_OBJECTS; outer++)
                for (int inner = 0; inner < HTN_OBJECTS; inner++)
                    method->denied[outer][inner] = roll(dice, 2);
        }
}

/* Not what spends a unit of fact 0; and nothing where facts are read as objects, which such subtasks
 * cannot have. */
void htn_let_repeat(struct htn *htn, struct dice *dice)
{
    if (htn->reads)
        return;
    for (int i = 0; i < htn->task_count; i++)
        for (int j = 0; j < htn->tasks[i].method_count; j++) {
            struct htn_method *method = &htn->tasks[i].methods[j];
            struct scope scope = {htn, dice, htn->tasks[i].indexed, method->indexed, 0, true};
            for (int k = 0; k < method->subtask_count; k++) {
                struct htn_subtask *subtask = &method->subtasks[k];
                bool spends = subtask->form == HTN_ACTION && subtask->number == 0;
                if (subtask->form == HTN_ACHIEVE || spends || roll(dice, 5) > 0)
                    continue;
                subtask->each = true;
                if (subtask->object != HTN_NOTHING)
                    subtask->object = pick_object(&scope);
                subtask->counts = make_condition(&scope);
            }
        }
}
