/* SPDX-License-Identifier: MIT */
/* Makes random small HTNs with any recursion: see recursive_random.h. */
#include "models/recursive_random.h"

#include "models/htn_random.h"

#include "models/complete_oracle.h"

/* What can be named where something is being made. */
struct scope {
    struct htn *htn;
    struct dice *dice;
    bool outer, inner, achieves;
};

static int pick(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

static bool one_in(struct dice *dice, uint32_t count)
{
    return roll(dice, count) == 0;
}

/* ------------------------------------------------------------------ facts */

static struct htn_fact make_fact(const struct htn *htn, struct dice *dice)
{
    static const enum htn_kind kinds[] = {HTN_BOOL, HTN_BOOL, HTN_SYMBOL, HTN_OBJECT, HTN_NUMBER};
    struct htn_fact fact = {kinds[roll(dice, 5)], one_in(dice, 3), 1, 0};
    if (fact.kind == HTN_SYMBOL)
        fact.top = 1 + pick(dice, 3);
    if (fact.kind == HTN_OBJECT)
        fact.top = htn->object_count - 1;
    if (fact.kind == HTN_NUMBER)
        fact.top = 1 + pick(dice, 3);
    fact.start = pick(dice, fact.top + 1);
    return fact;
}

/* A fact that would make the states too many is a plain bool instead. */
static void make_facts(struct htn *htn, struct dice *dice)
{
    static const long sizes[8] = {12, 24, 24, 48, 48, 100, 200, HTN_STATES};
    long most = sizes[roll(dice, 8)];
    int wanted = 2 + pick(dice, 4);
    while (htn->fact_count < wanted && 2 * htn_size(htn) <= most) {
        struct htn_fact *fact = &htn->facts[htn->fact_count++];
        *fact = make_fact(htn, dice);
        if (htn_size(htn) > most)
            *fact = (struct htn_fact){HTN_BOOL, false, 1, pick(dice, 2)};
    }
}

/* ------------------------------------------------------------- conditions */

static int pick_object(const struct scope *scope)
{
    if (scope->inner && one_in(scope->dice, 2))
        return HTN_INNER;
    if (scope->outer && !one_in(scope->dice, 3))
        return HTN_OUTER;
    return pick(scope->dice, scope->htn->object_count);
}

static int object_for(const struct scope *scope, bool indexed)
{
    return indexed ? pick_object(scope) : HTN_NOTHING;
}

static int value_for(const struct scope *scope, const struct htn_fact *fact)
{
    return fact->kind == HTN_OBJECT ? pick_object(scope) : pick(scope->dice, fact->top + 1);
}

static struct htn_literal make_literal(const struct scope *scope)
{
    struct dice *dice = scope->dice;
    if (scope->outer && scope->inner && one_in(dice, 6))
        return (struct htn_literal){.fact = HTN_NOTHING,
                                    .object = HTN_OUTER,
                                    .sign = one_in(dice, 4) ? '=' : '!',
                                    .value = HTN_INNER};
    struct htn_literal literal = {.fact = pick(dice, scope->htn->fact_count), .sign = '='};
    const struct htn_fact *fact = &scope->htn->facts[literal.fact];
    literal.object = object_for(scope, fact->indexed);
    literal.value = value_for(scope, fact);
    if (fact->kind == HTN_NUMBER)
        literal.sign = "=><"[roll(dice, 3)];
    else if (fact->kind != HTN_BOOL && one_in(dice, 4))
        literal.sign = '!';
    return literal;
}

static struct htn_condition make_condition(const struct scope *scope)
{
    struct htn_condition condition = {.term_count = 1 + one_in(scope->dice, 5)};
    for (int i = 0; i < condition.term_count; i++) {
        condition.counts[i] = 1 + one_in(scope->dice, 3);
        for (int j = 0; j < condition.counts[i]; j++)
            condition.literals[i][j] = make_literal(scope);
    }
    return condition;
}

/* ---------------------------------------------------------------- actions */

static struct htn_effect make_effect(const struct scope *scope, int number)
{
    struct dice *dice = scope->dice;
    const struct htn_fact *fact = &scope->htn->facts[number];
    int other = pick(dice, scope->htn->fact_count);
    struct htn_effect effect = {.fact = number, .sign = '='};
    effect.object = object_for(scope, fact->indexed);
    effect.value = value_for(scope, fact);
    if (fact->kind == HTN_NUMBER && !one_in(dice, 4)) {
        effect.sign = '+';
        effect.value = one_in(dice, 2) ? 1 : -1 - pick(dice, 2);
    } else if (fact->kind == HTN_BOOL && scope->htn->facts[other].kind == HTN_BOOL &&
               one_in(dice, 8)) {
        effect.sign = 'c';
        effect.copied = other;
        effect.copied_object = object_for(scope, scope->htn->facts[other].indexed);
    }
    return effect;
}

static struct htn_action make_action(struct htn *htn, struct dice *dice)
{
    struct htn_action action = {.indexed = one_in(dice, 2), .cost = 1};
    struct scope scope = {htn, dice, action.indexed, false, false};
    action.excluded = one_in(dice, 30);
    action.procedural = one_in(dice, 10);
    if (one_in(dice, 2))
        action.cost = pick(dice, 4);
    for (int i = 0; i < HTN_OBJECTS; i++)
        action.denied[i] = one_in(dice, 2);
    if (!one_in(dice, 3))
        action.condition = make_condition(&scope);
    int wanted = 1 + one_in(dice, 3), first = pick(dice, htn->fact_count);
    for (int i = 0; i < htn->fact_count && action.effect_count < wanted; i++)
        action.effects[action.effect_count++] = make_effect(&scope, (first + i) % htn->fact_count);
    return action;
}

/* ------------------------------------------------------------------ tasks */

static struct htn_subtask make_subtask(const struct scope *scope)
{
    const struct htn *htn = scope->htn;
    struct htn_subtask subtask = {.form = roll(scope->dice, 5) < 2 ? HTN_TASK : HTN_ACTION};
    if (scope->achieves && one_in(scope->dice, 6)) {
        subtask.form = HTN_ACHIEVE;
        subtask.wanted = make_condition(scope);
        return subtask;
    }
    bool is_task = subtask.form == HTN_TASK;
    subtask.number = pick(scope->dice, is_task ? htn->task_count : htn->action_count);
    subtask.object = object_for(scope, is_task ? htn->tasks[subtask.number].indexed
                                               : htn->actions[subtask.number].indexed);
    return subtask;
}

/* What can always be done without doing anything would be all there is to most
 * problems: it is seldom. */
static void make_method(const struct scope *task, struct htn_method *method)
{
    static const int counts[8] = {0, 1, 1, 2, 2, 2, 3, HTN_SUBTASKS};
    struct dice *dice = task->dice;
    struct scope scope = *task;
    method->indexed = scope.inner = one_in(dice, 3);
    method->priority = pick(dice, 3);
    method->weight = one_in(dice, 2) ? pick(dice, 4) : HTN_NOTHING;
    method->subtask_count = counts[roll(dice, 8)];
    if (one_in(dice, 3) || (method->subtask_count == 0 && !one_in(dice, 8)))
        method->condition = make_condition(&scope);
    for (int i = 0; i < method->subtask_count; i++)
        method->subtasks[i] = make_subtask(&scope);
}

static void make_tasks(struct htn *htn, struct dice *dice, bool achieves)
{
    static const enum htn_select orders[8] = {HTN_FIRST,    HTN_FIRST,  HTN_FIRST,  HTN_FIRST,
                                              HTN_PRIORITY, HTN_RANDOM, HTN_RANDOM, HTN_WEIGHTED};
    for (int i = 0; i < htn->task_count; i++) {
        htn->tasks[i].indexed = i > 0 && one_in(dice, 2);
        htn->tasks[i].select = orders[roll(dice, 8)];
        htn->tasks[i].method_count = 1 + pick(dice, 3);
    }
    for (int i = 0; i < htn->task_count; i++) {
        struct scope scope = {htn, dice, htn->tasks[i].indexed, false, achieves};
        for (int j = 0; j < htn->tasks[i].method_count; j++)
            make_method(&scope, &htn->tasks[i].methods[j]);
    }
}

static struct htn make_htn(struct dice *dice, bool achieves)
{
    struct htn htn = {.object_count = 2 + pick(dice, HTN_OBJECTS - 1)};
    make_facts(&htn, dice);
    htn.action_count = 2 + pick(dice, 4);
    htn.task_count = 2 + pick(dice, 4);
    for (int i = 0; i < htn.action_count; i++)
        htn.actions[i] = make_action(&htn, dice);
    make_tasks(&htn, dice, achieves);
    return htn;
}

/* Whether much of it rests on tasks that come back to themselves, conditions to
 * achieve left aside. */
static bool is_deep(const struct htn *htn)
{
    struct htn_space space = htn_space_of(htn);
    struct complete complete = {.space = &space};
    (void)complete_solve(&complete, NULL);
    htn_space_free(&space);
    return complete.rounds > 3;
}

/* In most problems all is soon over: some are given up for others. */
struct htn recursive_random(struct dice *dice, bool achieves)
{
    struct htn htn = make_htn(dice, achieves);
    for (int tries = pick(dice, 20); tries > 0 && !is_deep(&htn); tries--)
        htn = make_htn(dice, achieves);
    htn_let_deny(&htn, dice);
    return htn;
}
