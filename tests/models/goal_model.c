/* SPDX-License-Identifier: MIT */
/* What a random domain with goals means, and how one is made: see goal_model.h. */
#include "models/goal_model.h"

/* ---------------------------------------------------------------- meaning */

bool model_literal_holds(const struct model_literal *literal, const struct goal_state *state)
{
    int value = state->values[literal->fact];
    return (value >= literal->low && value <= literal->high) != literal->negated;
}

bool model_holds(const struct model_condition *condition, const struct goal_state *state)
{
    int holding = 0;
    for (int i = 0; i < condition->count; i++)
        holding += model_literal_holds(&condition->literals[i], state);
    return condition->any && condition->count > 0 ? holding > 0 : holding == condition->count;
}

bool model_lasts(const struct goal_model *model, int action, const struct goal_state *state)
{
    const struct model_action *about = &model->actions[action];
    return about->lasting < 0 ||
           model_literal_holds(&about->condition.literals[about->lasting], state);
}

int model_written(const struct goal_model *model, int action)
{
    return action - model->actions[action].rest;
}

struct model_condition model_needs(const struct goal_model *model, int action)
{
    int written = model_written(model, action);
    struct model_condition needs = model->actions[written].condition;
    needs.count -= model->actions[written].depends >= 0; /* the last one */
    return needs;
}

int model_case(const struct goal_model *model, int action, const struct goal_state *state)
{
    int first = model_written(model, action);
    const struct model_action *about = &model->actions[first];
    return about->depends < 0 ||
                   model_literal_holds(&about->condition.literals[about->depends], state)
               ? first
               : first + 1;
}

void model_act(const struct goal_model *model, int action, struct goal_state *state)
{
    for (int i = 0; i < model->actions[action].effect_count; i++) {
        const struct model_effect *effect = &model->actions[action].effects[i];
        int top = model->facts[effect->fact].top;
        int value = effect->value + (effect->adds ? state->values[effect->fact] : 0);
        state->values[effect->fact] = value < 0 ? 0 : value > top ? top : value;
    }
    if (model->actions[action].at >= 0)
        state->values[model->place] = model->actions[action].end;
}

bool model_walk(const struct goal_model *model, const uint16_t *steps, int count, bool begun,
                struct goal_state *state)
{
    for (int i = 0; i < count; i++) {
        bool asks = i > 0 || !begun;
        if (asks && !model_holds(&model->actions[steps[i]].condition, state))
            return false;
        model_act(model, asks ? steps[i] : model_case(model, steps[i], state), state);
    }
    return true;
}

static bool take_step(const struct goal_model *model, int step, struct goal_state *state)
{
    int action = model_case(model, step, state);
    bool can = model_holds(&model->actions[action].condition, state);
    model_act(model, action, state);
    return can;
}

/* The same, with one method of the part. */
static bool can_with(const struct goal_model *model, const struct model_method *method,
                     const struct model_method *part, struct goal_state state)
{
    bool can = model_holds(&method->condition, &state);
    for (int i = 0; i < method->step_count; i++) {
        bool is_part = method->steps[i] == STEP_PART;
        if (is_part)
            can &= model_holds(&part->condition, &state);
        else
            can &= take_step(model, method->steps[i], &state);
        for (int j = 0; is_part && j < part->step_count; j++)
            can &= take_step(model, part->steps[j], &state);
    }
    return can;
}

bool model_can(const struct goal_model *model, const struct model_method *method,
               const struct goal_state *state)
{
    for (int i = 0; i < model->tasks[TASK_PART].method_count; i++)
        if (can_with(model, method, &model->tasks[TASK_PART].methods[i], *state))
            return true;
    return false;
}

bool model_wants(const struct goal_model *model, int goal, const struct goal_state *state)
{
    return model_holds(&model->goals[goal].relevant, state) &&
           !model_holds(&model->goals[goal].condition, state);
}

/* ----------------------------------------------------------------- random */

static int below(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

static bool one_of(struct dice *dice, int count)
{
    return below(dice, count) == 0;
}

static struct model_value random_fact(struct dice *dice)
{
    struct model_value fact = {.kind = VALUE_BOOL, .top = 1, .shared = one_of(dice, 2)};
    fact.kind = one_of(dice, 2) ? VALUE_BOOL : one_of(dice, 2) ? VALUE_SYMBOL : VALUE_NUMBER;
    if (fact.kind != VALUE_BOOL)
        fact.top = 2 + below(dice, 3);
    fact.start = below(dice, fact.top + 1);
    return fact;
}

/* Never all values, so that each can hold and can fail. */
static struct model_literal random_literal(const struct goal_model *model, int fact,
                                           struct dice *dice)
{
    const struct model_value *about = &model->facts[fact];
    struct model_literal literal = {fact, 0, 0, one_of(dice, 3)};
    literal.low = literal.high = below(dice, about->top + 1);
    if (about->kind == VALUE_NUMBER && one_of(dice, 2))
        literal.high = about->top;
    if (literal.low == 0 && literal.high == about->top)
        literal.low = 1;
    return literal;
}

/* Each literal is about another fact. */
static struct model_condition random_condition(const struct goal_model *model, int most,
                                               struct dice *dice)
{
    struct model_condition condition = {.any = one_of(dice, 4)};
    int first = below(dice, model->fact_count);
    condition.count = below(dice, most + 1);
    for (int i = 0; i < condition.count; i++)
        condition.literals[i] = random_literal(model, (first + i) % model->fact_count, dice);
    return condition;
}

static void add_effects(const struct goal_model *model, struct model_action *action,
                        struct dice *dice)
{
    int first = below(dice, model->fact_count);
    action->effect_count = 1 + one_of(dice, 2);
    for (int i = 0; i < action->effect_count; i++) {
        struct model_effect *effect = &action->effects[i];
        effect->fact = (first + i) % model->fact_count;
        effect->adds = model->facts[effect->fact].kind == VALUE_NUMBER && one_of(dice, 2);
        effect->value =
            effect->adds ? 1 - 2 * below(dice, 2) : below(dice, model->facts[effect->fact].top + 1);
    }
}

static struct model_action random_action(const struct goal_model *model, struct dice *dice)
{
    struct model_action action = {
        .cost = below(dice, 4), .lasting = -1, .depends = -1, .at = -1, .end = -1};
    action.condition = random_condition(model, 2, dice);
    add_effects(model, &action, dice);
    action.retry = one_of(dice, 2) ? 20u + roll(dice, 300) : 0;
    action.cooldown = one_of(dice, 4) ? 20u + roll(dice, 300) : 0;
    action.timeout = one_of(dice, 2) ? 10u + roll(dice, 150) : 0;
    action.uninterruptible = one_of(dice, 4);
    return action;
}

static struct model_goal random_goal(const struct goal_model *model, struct dice *dice)
{
    struct model_goal goal = {.priority = below(dice, 4)};
    while (goal.condition.count == 0)
        goal.condition = random_condition(model, 2, dice);
    if (one_of(dice, 2))
        goal.relevant = random_condition(model, 2, dice);
    goal.called = one_of(dice, 4);
    int by = (goal.priority + (int)goal.condition.count) % model->fact_count;
    goal.told_by = goal.called || model->facts[by].kind != VALUE_NUMBER ? -1 : by;
    goal.keep = one_of(dice, 4);
    goal.weight = goal.keep ? -1 : 1 + goal.priority % 2;
    goal.cooldown = one_of(dice, 3) ? 20u + roll(dice, 400) : 0;
    return goal;
}

static struct model_method random_method(const struct goal_model *model, struct dice *dice)
{
    struct model_method method = {.priority = below(dice, 3)};
    method.condition = random_condition(model, 1, dice);
    method.step_count = one_of(dice, 6) ? 0 : 1 + below(dice, GOAL_STEPS);
    for (int i = 0; i < method.step_count; i++)
        method.steps[i] = below(dice, model->action_count);
    method.cooldown = one_of(dice, 9) ? 20u + roll(dice, 300) : 0;
    return method;
}

static struct model_task random_task(const struct goal_model *model, bool is_live,
                                     struct dice *dice)
{
    struct model_task task = {.method_count = 1 + below(dice, GOAL_METHODS)};
    task.drawn = !is_live && one_of(dice, 3);
    task.by_priority = !task.drawn && !one_of(dice, 4);
    for (int i = 0; i < task.method_count; i++) {
        struct model_method *method = &task.methods[i];
        *method = random_method(model, dice);
        if (is_live && method->step_count > 0 && !one_of(dice, 3))
            method->steps[below(dice, method->step_count)] = STEP_PART;
    }
    return task;
}

static bool mentions(const struct model_action *action, int fact)
{
    bool any = false;
    for (int i = 0; i < action->condition.count; i++)
        any |= action->condition.literals[i].fact == fact;
    for (int i = 0; i < action->effect_count; i++)
        any |= action->effects[i].fact == fact;
    return any;
}

/* Makes a private fact of symbols tell where an agent is, if there is one, and lets actions that
 * leave it alone be done at places. Fillers are places, too, and have no positions. */
static void add_places(struct goal_model *model, struct dice *dice)
{
    model->place = -1;
    for (int i = 0; i < model->fact_count; i++)
        if (model->facts[i].kind == VALUE_SYMBOL && !model->facts[i].shared)
            model->place = i;
    if (model->place < 0)
        return;
    int count = model->facts[model->place].top + 1;
    model->has_points = model->place % 2 == 0;
    for (int i = 0; i < model->action_count; i++) {
        struct model_action *action = &model->actions[i];
        if (mentions(action, model->place) || one_of(dice, 4))
            continue;
        action->at = action->end = below(dice, count);
        if (one_of(dice, 3))
            action->end = below(dice, count);
    }
}

/* Lets one literal in a conjunction be what must hold while the action runs. */
static void add_lasting(struct goal_model *model, struct dice *dice)
{
    for (int i = 0; i < model->action_count; i++) {
        struct model_action *action = &model->actions[i];
        int count = action->condition.count;
        if (count > 0 && (count == 1 || !action->condition.any) && one_of(dice, 2))
            action->lasting = below(dice, count);
    }
}

/* Puts the action after another in which its first effect does not take place, or gives the fact
 * another value. */
static void add_rest(struct goal_model *model, int number, bool is_nothing)
{
    struct model_action *actions = model->actions;
    for (int i = model->action_count++; i > number; i--)
        actions[i] = actions[i - 1];
    struct model_action *rest = &actions[number + 1];
    struct model_effect *effect = &rest->effects[0];
    rest->rest = true;
    rest->condition.literals[rest->depends].negated ^= true;
    rest->depends = -1;
    if (is_nothing)
        *effect = rest->effects[--rest->effect_count];
    else
        effect->value =
            effect->adds ? -effect->value : model->facts[effect->fact].top - effect->value;
    for (int i = 0; i < GOAL_TASKS; i++)
        for (int j = 0; j < model->tasks[i].method_count; j++)
            for (int k = 0; k < model->tasks[i].methods[j].step_count; k++)
                model->tasks[i].methods[j].steps[k] += model->tasks[i].methods[j].steps[k] > number;
}

/* Lets the first effect of some actions depend on a fact that their conditions do not ask for. */
static void add_cases(struct goal_model *model, struct dice *dice)
{
    for (int i = model->action_count; i-- > 0;) {
        struct model_action *action = &model->actions[i];
        struct model_condition *condition = &action->condition;
        int fact = below(dice, model->fact_count);
        bool free = fact != model->place || action->at < 0;
        for (int j = 0; j < condition->count; j++)
            free &= condition->literals[j].fact != fact;
        if (!free || (condition->any && condition->count > 1) || !one_of(dice, 3))
            continue;
        struct model_literal literal = random_literal(model, fact, dice);
        condition->any = false;
        action->depends = condition->count;
        condition->literals[condition->count++] = literal;
        add_rest(model, i, one_of(dice, 2));
    }
}

/* A third of the goals say how long they rest after a failure. */
static void add_retries(struct goal_model *model, struct dice *dice)
{
    for (int i = 0; i < model->goal_count; i++) {
        struct model_goal *goal = &model->goals[i];
        if (!one_of(dice, 3))
            continue;
        goal->retry = goal->longest_retry = 1u + roll(dice, 400);
        if (one_of(dice, 2))
            goal->longest_retry += roll(dice, 200);
        if (one_of(dice, 2))
            goal->most_retry = goal->longest_retry + roll(dice, 2000);
    }
}

struct goal_model goal_model_random(struct dice *dice)
{
    static const int tables[] = {-1, 0, 300};
    struct goal_model model = {.fact_count = 3 + below(dice, GOAL_FACTS - 2)};
    for (int i = 0; i < model.fact_count; i++)
        model.facts[i] = random_fact(dice);
    model.action_count = 3 + below(dice, GOAL_WRITTEN - 2);
    for (int i = 0; i < model.action_count; i++)
        model.actions[i] = random_action(&model, dice);
    model.goal_count = 1 + below(dice, GOAL_GOALS);
    for (int i = 0; i < model.goal_count; i++)
        model.goals[i] = random_goal(&model, dice);
    bool has_task = !one_of(dice, 3);
    for (int i = 0; has_task && i < GOAL_TASKS; i++)
        model.tasks[i] = random_task(&model, i == TASK_LIVE, dice);
    model.table = tables[below(dice, 3)];
    add_places(&model, dice);
    add_lasting(&model, dice);
    add_cases(&model, dice);
    add_retries(&model, dice);
    return model;
}
