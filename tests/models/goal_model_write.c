/* SPDX-License-Identifier: MIT */
/* The YAML of a random domain with goals: see goal_model.h. */
#include "models/goal_model.h"

#include "models/fillers.h"
#include "models/names.h"

static void write_fact(const struct model_value *fact, int number, struct text *yaml)
{
    text_add(yaml, "  f%d: {type: ", number);
    if (fact->kind == VALUE_BOOL)
        text_add(yaml, "bool, start: %s", fact->start ? "true" : "false");
    else if (fact->kind == VALUE_NUMBER)
        text_add(yaml, "0..%d, start: %d", fact->top, fact->start);
    for (int i = 0; fact->kind == VALUE_SYMBOL && i <= fact->top; i++)
        text_add(yaml, "%ss%d", i ? ", " : "[", i);
    if (fact->kind == VALUE_SYMBOL && number % 2) {
        text_add(yaml, ", ");
        write_fillers(yaml, 0, FILLERS);
    }
    if (fact->kind == VALUE_SYMBOL)
        text_add(yaml, "], start: s%d", fact->start);
    text_add(yaml, ", shared: %s}\n", fact->shared ? "true" : "false");
}

static void write_literal(const struct goal_model *model, const struct model_literal *literal,
                          struct text *yaml)
{
    int fact = literal->fact;
    if (literal->negated)
        text_add(yaml, "not ");
    if (model->facts[fact].kind == VALUE_BOOL)
        text_add(yaml, "(f%d == %s)", fact, literal->low ? "true" : "false");
    else if (model->facts[fact].kind == VALUE_SYMBOL)
        text_add(yaml, "(f%d == s%d)", fact, literal->low);
    else
        text_add(yaml, "(f%d >= %d and f%d <= %d)", fact, literal->low, fact, literal->high);
}

static void write_condition(const struct goal_model *model, const char *key,
                            const struct model_condition *condition, struct text *yaml)
{
    if (condition->count == 0)
        return;
    text_add(yaml, "    %s: '", key);
    for (int i = 0; i < condition->count; i++) {
        text_add(yaml, "%s", i == 0 ? "" : condition->any ? " or " : " and ");
        write_literal(model, &condition->literals[i], yaml);
    }
    text_add(yaml, "'\n");
}

static void write_effect(const struct goal_model *model, const struct model_effect *effect,
                         struct text *yaml)
{
    text_add(yaml, "f%d ", effect->fact);
    if (effect->adds)
        text_add(yaml, "%s 1", effect->value > 0 ? "+=" : "-=");
    else if (model->facts[effect->fact].kind == VALUE_BOOL)
        text_add(yaml, "= %s", effect->value ? "true" : "false");
    else if (model->facts[effect->fact].kind == VALUE_SYMBOL)
        text_add(yaml, "= s%d", effect->value);
    else
        text_add(yaml, "= %d", effect->value);
}

/* What must hold while the action runs is written there alone. */
static void write_needs(const struct goal_model *model, const struct model_action *action,
                        struct text *yaml)
{
    struct model_condition before = {.any = action->condition.any}, lasting = {.count = 0};
    for (int i = 0; i < action->condition.count; i++) {
        if (i == action->depends)
            continue;
        struct model_condition *to = i == action->lasting ? &lasting : &before;
        to->literals[to->count++] = action->condition.literals[i];
    }
    write_condition(model, "preconditions", &before, yaml);
    write_condition(model, "while", &lasting, yaml);
}

/* When the first effect takes place, and what it is otherwise. */
static void write_cases(const struct goal_model *model, int number, struct text *yaml)
{
    const struct model_action *action = &model->actions[number], *rest = action + 1;
    text_add(yaml, " if ");
    write_literal(model, &action->condition.literals[action->depends], yaml);
    if (rest->effect_count < action->effect_count)
        return;
    text_add(yaml, "', '");
    write_effect(model, &rest->effects[0], yaml);
    text_add(yaml, " if ");
    write_literal(model, &rest->condition.literals[action->depends], yaml);
}

static void write_action(const struct goal_model *model, int number, struct text *yaml)
{
    const struct model_action *action = &model->actions[number];
    text_add(yaml, "  a%d:\n    cost: %d\n", number, action->cost);
    write_needs(model, action, yaml);
    text_add(yaml, "    effects: [");
    for (int i = 0; i < action->effect_count; i++) {
        text_add(yaml, "%s'", i ? ", " : "");
        write_effect(model, &action->effects[i], yaml);
        if (i == 0 && action->depends >= 0)
            write_cases(model, number, yaml);
        text_add(yaml, "'");
    }
    text_add(yaml, "]\n");
    if (action->at >= 0 && action->end != action->at)
        text_add(yaml, "    route: [s%d, s%d]\n", action->at, action->end);
    else if (action->at >= 0)
        text_add(yaml, "    at: s%d\n", action->at);
    if (action->retry)
        text_add(yaml, "    retry: %ums\n", action->retry);
    if (action->cooldown)
        text_add(yaml, "    cooldown: %ums\n", action->cooldown);
    if (action->timeout)
        text_add(yaml, "    timeout: %ums\n", action->timeout);
    if (action->uninterruptible)
        text_add(yaml, "    uninterruptible: true\n");
}

static void write_retry(const struct model_goal *goal, struct text *yaml)
{
    text_add(yaml, "    retry: %s%ums", goal->most_retry ? "{first: " : "", goal->retry);
    if (goal->longest_retry > goal->retry)
        text_add(yaml, "..%ums", goal->longest_retry);
    if (goal->most_retry)
        text_add(yaml, ", most: %ums}", goal->most_retry);
    text_add(yaml, "\n");
}

static void write_goal(const struct goal_model *model, int number, struct text *yaml)
{
    const struct model_goal *goal = &model->goals[number];
    text_add(yaml, "  g%d:\n", number);
    write_condition(model, "conditions", &goal->condition, yaml);
    write_condition(model, "relevant", &goal->relevant, yaml);
    if (goal->called)
        text_add(yaml, "    priority: {call: p%d}\n", number);
    else if (goal->told_by >= 0)
        text_add(yaml, "    priority: %d+%d*f%d\n", goal->priority, goal->weight, goal->told_by);
    else
        text_add(yaml, "    priority: %d\n", goal->priority);
    if (goal->cooldown)
        text_add(yaml, "    cooldown: %ums\n", goal->cooldown);
    if (goal->retry)
        write_retry(goal, yaml);
    if (goal->keep)
        text_add(yaml, "    keep: true\n");
}

static void write_method(const struct goal_model *model, const struct model_task *task, int number,
                         struct text *yaml)
{
    const struct model_method *method = &task->methods[number];
    text_add(yaml, "      m%d:\n        subtasks: [", number);
    for (int i = 0; i < method->step_count; i++)
        if (method->steps[i] == STEP_PART)
            text_add(yaml, "%spart", i ? ", " : "");
        else
            text_add(yaml, "%sa%d", i ? ", " : "", method->steps[i]);
    text_add(yaml, "]\n");
    if (task->by_priority)
        text_add(yaml, "        priority: %d\n", method->priority);
    if (method->cooldown)
        text_add(yaml, "        cooldown: %ums\n", method->cooldown);
    text_add(yaml, "    ");
    write_condition(model, "preconditions", &method->condition, yaml);
    text_add(yaml, "\n");
}

static void write_task(const struct goal_model *model, int number, struct text *yaml)
{
    const struct model_task *task = &model->tasks[number];
    text_add(yaml, "%s  %s:\n    select: %s\n    methods:\n", number == TASK_LIVE ? "tasks:\n" : "",
             number == TASK_LIVE ? "live" : "part",
             task->by_priority ? "priority"
             : task->drawn     ? "random"
                               : "first");
    for (int i = 0; i < task->method_count; i++)
        write_method(model, task, i, yaml);
}

static void write_places(const struct goal_model *model, struct text *yaml)
{
    if (model->place < 0)
        return;
    text_add(yaml, "places:\n  fact: f%d\n", model->place);
    if (!model->has_points)
        text_add(yaml, "  travel: {call: way}\n");
    for (int i = 0; model->has_points && i <= model->facts[model->place].top; i++)
        text_add(yaml, "%s    s%d: [%d.5, %d]\n", i ? "" : "  at:\n", i, 3 * i, i * i % 5);
}

void goal_model_write(const struct goal_model *model, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {plan: %d", GOAL_PLAN);
    if (model->table >= 0)
        text_add(yaml, ", table: %d", model->table);
    text_add(yaml, "}\nstate:\n");
    for (int i = 0; i < model->fact_count; i++)
        write_fact(&model->facts[i], i, yaml);
    write_places(model, yaml);
    text_add(yaml, "actions:\n");
    for (int i = 0; i < model->action_count; i++)
        if (!model->actions[i].rest)
            write_action(model, i, yaml);
    text_add(yaml, "goals:\n");
    for (int i = 0; i < model->goal_count; i++)
        write_goal(model, i, yaml);
    for (int i = 0; i < GOAL_TASKS && model->tasks[i].method_count > 0; i++)
        write_task(model, i, yaml);
    name_conditions(yaml, NULL);
}
