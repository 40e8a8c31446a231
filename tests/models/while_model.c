/* SPDX-License-Identifier: MIT */
/* Random domains with `while`, and their plans: see while_model.h. */
#include "models/while_model.h"

#include <string.h>

/* ------------------------------------------------------------------------ drawing */

static struct while_condition draw_condition(struct dice *dice, int least, int most)
{
    struct while_condition condition = {.count =
                                            least + (int)roll(dice, (uint32_t)(most - least + 1))};
    for (int i = 0; i < condition.count; i++) {
        struct while_literal *literal = &condition.literals[i];
        literal->fact =
            i == 0
                ? (int)roll(dice, WHILE_FACTS)
                : (condition.literals[0].fact + 1 + (int)roll(dice, WHILE_FACTS - 1)) % WHILE_FACTS;
        literal->at_least = roll(dice, 2) == 0;
        literal->value = literal->at_least ? 1 + (int)roll(dice, 3) : (int)roll(dice, 3);
    }
    condition.any = condition.count == 2 && roll(dice, 3) == 0;
    return condition;
}

static void draw_action(struct while_action *action, struct dice *dice)
{
    *action = (struct while_action){.needs = draw_condition(dice, 0, 2),
                                    .effect_count = 1 + (int)roll(dice, 2),
                                    .cost = 1 + (int)roll(dice, 3)};
    int fact = (int)roll(dice, WHILE_FACTS);
    for (int i = 0; i < action->effect_count; i++) {
        struct while_effect *effect = &action->effects[i];
        effect->fact = fact;
        effect->adds = roll(dice, 2) == 0;
        effect->value = effect->adds ? (roll(dice, 2) ? 1 : -1) : (int)roll(dice, WHILE_VALUES);
        fact = (fact + 1 + (int)roll(dice, WHILE_FACTS - 1)) % WHILE_FACTS;
    }
}

static void draw_method(struct while_model *model, struct while_method *method, int task,
                        struct dice *dice, bool achieves)
{
    *method = (struct while_method){.needs = draw_condition(dice, 0, 1),
                                    .count = (int)roll(dice, WHILE_SUBTASKS + 1)};
    if (roll(dice, 2) == 0)
        method->lasting = draw_condition(dice, 1, 2);
    for (int i = 0; i < method->count; i++) {
        struct while_subtask *subtask = &method->subtasks[i];
        subtask->number = (int)roll(dice, WHILE_ACTIONS);
        int later = WHILE_TASKS - 1 - task;
        if (later > 0 && roll(dice, 2) == 0)
            subtask->number = WHILE_ACTIONS + task + 1 + (int)roll(dice, (uint32_t)later);
        if (model->recurs && i > 0 && roll(dice, 2) == 0)
            subtask->number = WHILE_ACTIONS + task;
        subtask->achieves = achieves && roll(dice, 3) == 0;
        subtask->achieved = draw_condition(dice, 1, 1);
        model->achieves |= subtask->achieves;
    }
}

void while_model_draw(struct while_model *model, struct dice *dice, bool achieves, bool recurs)
{
    memset(model, 0, sizeof *model);
    model->recurs = recurs;
    for (int i = 0; i < WHILE_ACTIONS; i++)
        draw_action(&model->actions[i], dice);
    for (int i = 0; i < WHILE_GOALS; i++) {
        model->goals[i].wanted = draw_condition(dice, 1, 2);
        if (roll(dice, 5) > 0)
            model->goals[i].lasting = draw_condition(dice, 1, 2);
    }
    for (int i = 0; i < WHILE_TASKS; i++) {
        model->method_counts[i] = 1 + (int)roll(dice, WHILE_METHODS);
        for (int j = 0; j < model->method_counts[i]; j++)
            draw_method(model, &model->methods[i][j], i, dice, achieves);
    }
    for (int i = 0; i < WHILE_FACTS; i++)
        model->start[i] = (int)roll(dice, WHILE_VALUES);
}

/* ------------------------------------------------------------------------ writing */

static void write_literals(struct text *yaml, const struct while_condition *condition)
{
    for (int i = 0; i < condition->count; i++)
        text_add(yaml, "%sx%d %s %d",
                 i == 0           ? ""
                 : condition->any ? " or "
                                  : " and ",
                 condition->literals[i].fact,
                 condition->literals[i].at_least ? ">=" : "<=", condition->literals[i].value);
}

static void write_condition(struct text *yaml, const char *key,
                            const struct while_condition *condition)
{
    if (condition->count == 0)
        return;
    text_add(yaml, "%s: ", key);
    write_literals(yaml, condition);
    text_add(yaml, ", ");
}

static void write_method(struct text *yaml, const struct while_method *method, int number)
{
    text_add(yaml, "      m%d: {", number);
    write_condition(yaml, "preconditions", &method->needs);
    write_condition(yaml, "while", &method->lasting);
    text_add(yaml, "subtasks: [");
    for (int i = 0; i < method->count; i++) {
        const struct while_subtask *subtask = &method->subtasks[i];
        text_add(yaml, "%s", i ? ", " : "");
        if (subtask->achieves) {
            text_add(yaml, "{achieve: ");
            write_literals(yaml, &subtask->achieved);
            text_add(yaml, "}");
        } else if (subtask->number < WHILE_ACTIONS) {
            text_add(yaml, "a%d", subtask->number);
        } else {
            text_add(yaml, "t%d", subtask->number - WHILE_ACTIONS);
        }
    }
    text_add(yaml, "]}\n");
}

void while_model_write(const struct while_model *model, struct text *yaml, int table)
{
    text_add(yaml, "domain: d\nlimits: {plan: %d, table: %d}\nstate:\n", WHILE_STEPS, table);
    for (int i = 0; i < WHILE_FACTS; i++)
        text_add(yaml, "  x%d: {type: 0..%d, start: %d}\n", i, WHILE_VALUES - 1, model->start[i]);
    text_add(yaml, "actions:\n");
    for (int i = 0; i < WHILE_ACTIONS; i++) {
        const struct while_action *action = &model->actions[i];
        text_add(yaml, "  a%d: {cost: %d, ", i, action->cost);
        write_condition(yaml, "preconditions", &action->needs);
        text_add(yaml, "effects: [");
        for (int j = 0; j < action->effect_count; j++) {
            const struct while_effect *effect = &action->effects[j];
            text_add(yaml, "%sx%d %s %d", j ? ", " : "", effect->fact,
                     !effect->adds       ? "="
                     : effect->value > 0 ? "+="
                                         : "-=",
                     effect->adds ? 1 : effect->value);
        }
        text_add(yaml, "]}\n");
    }
    text_add(yaml, "goals:\n");
    for (int i = 0; i < WHILE_GOALS; i++) {
        text_add(yaml, "  g%d: {", i);
        write_condition(yaml, "conditions", &model->goals[i].wanted);
        write_condition(yaml, "while", &model->goals[i].lasting);
        text_add(yaml, "priority: %d}\n", i);
    }
    text_add(yaml, "tasks:\n");
    for (int i = 0; i < WHILE_TASKS; i++) {
        text_add(yaml, "  t%d:\n    methods:\n", i);
        for (int j = 0; j < model->method_counts[i]; j++)
            write_method(yaml, &model->methods[i][j], j);
    }
}

/* ------------------------------------------------------------------------- states */

bool while_holds(const struct while_condition *condition, const int *state)
{
    int holding = 0;
    for (int i = 0; i < condition->count; i++) {
        const struct while_literal *literal = &condition->literals[i];
        holding += literal->at_least ? state[literal->fact] >= literal->value
                                     : state[literal->fact] <= literal->value;
    }
    return condition->any ? holding > 0 : holding == condition->count;
}

void while_apply(const struct while_action *action, int *state)
{
    for (int i = 0; i < action->effect_count; i++) {
        const struct while_effect *effect = &action->effects[i];
        int value = effect->adds ? state[effect->fact] + effect->value : effect->value;
        state[effect->fact] = value < 0 ? 0 : value >= WHILE_VALUES ? WHILE_VALUES - 1 : value;
    }
}

static int number_of(const int *state)
{
    int number = 0;
    for (int i = 0; i < WHILE_FACTS; i++)
        number = number * WHILE_VALUES + state[i];
    return number;
}

static void state_of(int number, int *state)
{
    for (int i = WHILE_FACTS; i-- > 0; number /= WHILE_VALUES)
        state[i] = number % WHILE_VALUES;
}

/* What it costs to come to each state from one, by steps before each of which some conditions hold;
 * WHILE_NOTHING: it cannot be. Each round goes over all states, until nothing gets cheaper. */
static void costs_from(const struct while_model *model, const int *from,
                       const struct while_condition *const *lasting, int lasting_count, int *costs)
{
    for (int i = 0; i < WHILE_STATES; i++)
        costs[i] = WHILE_NOTHING;
    costs[number_of(from)] = 0;
    for (bool cheaper = true; cheaper;) {
        cheaper = false;
        for (int i = 0; i < WHILE_STATES; i++) {
            int state[WHILE_FACTS], next[WHILE_FACTS];
            bool lasts = costs[i] != WHILE_NOTHING;
            state_of(i, state);
            for (int j = 0; j < lasting_count; j++)
                lasts = lasts && while_holds(lasting[j], state);
            for (int j = 0; j < WHILE_ACTIONS && lasts; j++) {
                if (!while_holds(&model->actions[j].needs, state))
                    continue;
                memcpy(next, state, sizeof next);
                while_apply(&model->actions[j], next);
                int *cost = &costs[number_of(next)], by = costs[i] + model->actions[j].cost;
                if (*cost == WHILE_NOTHING || by < *cost) {
                    *cost = by;
                    cheaper = true;
                }
            }
        }
    }
}

int while_cheapest(const struct while_model *model, int goal)
{
    const struct while_condition *lasting = &model->goals[goal].lasting;
    int costs[WHILE_STATES], least = WHILE_NOTHING;
    costs_from(model, model->start, &lasting, 1, costs);
    for (int i = 0; i < WHILE_STATES; i++) {
        int state[WHILE_FACTS];
        state_of(i, state);
        if (costs[i] != WHILE_NOTHING && while_holds(&model->goals[goal].wanted, state) &&
            (least == WHILE_NOTHING || costs[i] < least))
            least = costs[i];
    }
    return least;
}

/* ------------------------------------------------------------------ decomposition */

enum { WHILE_EFFORT = 200000, WHILE_EFFORT_DEEP = 3000, WHILE_DEPTH = 8 };

/* A method that is being carried out, and what comes after it. */
struct while_frame {
    const struct while_method *method;
    int next;
    const struct while_frame *outer;
};

struct while_search {
    const struct while_model *model;
    struct while_plan plan;
    int effort;
};

static bool go_on(struct while_search *search, const struct while_frame *frame, const int *state);

/* Whether all that must last does: of the methods that are not through. */
static bool all_lasts(const struct while_frame *frame, const int *state)
{
    for (; frame; frame = frame->outer)
        if (!while_holds(&frame->method->lasting, state))
            return false;
    return true;
}

static bool act(struct while_search *search, int action, const struct while_frame *frame,
                const struct while_frame *rest, const int *state)
{
    int next[WHILE_FACTS];
    if (!all_lasts(frame, state) || !while_holds(&search->model->actions[action].needs, state))
        return false;
    memcpy(next, state, sizeof next);
    while_apply(&search->model->actions[action], next);
    if (search->plan.length == WHILE_STEPS) {
        search->plan.given_up = true;
        return false;
    }
    search->plan.steps[search->plan.length++] = action;
    if (go_on(search, rest, next))
        return true;
    search->plan.length--;
    return false;
}

/* Any state will do in which the condition holds. The plan is not told. */
static bool achieve(struct while_search *search, const struct while_condition *wanted,
                    const struct while_frame *frame, const struct while_frame *rest,
                    const int *state)
{
    const struct while_condition *lasting[WHILE_DEPTH];
    int costs[WHILE_STATES], count = 0;
    for (const struct while_frame *at = frame; at; at = at->outer)
        lasting[count++] = &at->method->lasting;
    costs_from(search->model, state, lasting, count, costs);
    for (int i = 0; i < WHILE_STATES; i++) {
        int there[WHILE_FACTS];
        state_of(i, there);
        if (costs[i] != WHILE_NOTHING && while_holds(wanted, there) && go_on(search, rest, there))
            return true;
    }
    return false;
}

static bool decompose(struct while_search *search, int task, const struct while_frame *outer,
                      const int *state)
{
    for (int i = 0; i < search->model->method_counts[task]; i++) {
        const struct while_method *method = &search->model->methods[task][i];
        struct while_frame frame = {method, 0, outer};
        if (while_holds(&method->needs, state) && while_holds(&method->lasting, state) &&
            go_on(search, &frame, state))
            return true;
    }
    return false;
}

static bool go_on(struct while_search *search, const struct while_frame *frame, const int *state)
{
    if (++search->effort > (search->model->recurs ? WHILE_EFFORT_DEEP : WHILE_EFFORT))
        search->plan.given_up = true;
    if (search->plan.given_up)
        return false;
    while (frame && frame->next == frame->method->count)
        frame = frame->outer;
    if (!frame)
        return true;
    const struct while_subtask *subtask = &frame->method->subtasks[frame->next];
    struct while_frame rest = {frame->method, frame->next + 1, frame->outer};
    if (subtask->achieves)
        return achieve(search, &subtask->achieved, frame, &rest, state);
    return subtask->number < WHILE_ACTIONS
               ? act(search, subtask->number, frame, &rest, state)
               : decompose(search, subtask->number - WHILE_ACTIONS, &rest, state);
}

struct while_plan while_first_plan(const struct while_model *model)
{
    struct while_search search = {.model = model};
    if (!decompose(&search, 0, NULL, model->start))
        search.plan.length = WHILE_NOTHING;
    return search.plan;
}
