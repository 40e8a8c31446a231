/* SPDX-License-Identifier: MIT */
/* See htn_oracle.h. */
#include "htn_oracle.h"

#include <stddef.h>

/* What is still to be done: a subtask with the objects of its parameters. */
struct agenda {
    const struct htn_subtask *subtask;
    int outer, inner;
    const struct agenda *next;
};

static int object_of(int object, int outer, int inner)
{
    if (object == HTN_OUTER)
        return outer;
    return object == HTN_INNER ? inner : object;
}

static int place_of(const struct htn *htn, int fact, int object)
{
    return htn->facts[fact].indexed ? object : 0;
}

static bool literal_holds(const struct htn *htn, const struct htn_literal *literal, int outer,
                          int inner, const struct htn_state *state)
{
    int object = object_of(literal->object, outer, inner);
    int value = state->values[literal->fact][place_of(htn, literal->fact, object)];
    if (literal->sign == '=')
        return value == literal->value;
    return literal->sign == '>' ? value >= literal->value : value < literal->value;
}

static bool condition_holds(const struct htn *htn, const struct htn_condition *condition, int outer,
                            int inner, const struct htn_state *state)
{
    for (int i = 0; i < condition->term_count; i++) {
        bool all = true;
        for (int j = 0; j < condition->counts[i]; j++)
            all = all && literal_holds(htn, &condition->literals[i][j], outer, inner, state);
        if (all)
            return true;
    }
    return condition->term_count == 0;
}

static void apply(const struct htn *htn, const struct htn_action *action, int outer,
                  struct htn_state *state)
{
    const struct htn_state before = *state;
    for (int i = 0; i < action->effect_count; i++) {
        const struct htn_effect *effect = &action->effects[i];
        int place = place_of(htn, effect->fact, object_of(effect->object, outer, outer));
        int *value = &state->values[effect->fact][place];
        int top = htn->facts[effect->fact].top;
        if (effect->sign == 'c')
            *value = before.values[effect->copied][place_of(
                htn, effect->copied, object_of(effect->copied_object, outer, outer))];
        else
            *value = effect->sign == '+' ? *value + effect->value : effect->value;
        *value = *value < 0 ? 0 : *value > top ? top : *value;
    }
}

struct htn_state htn_start(const struct htn *htn)
{
    struct htn_state state = {{{0}}};
    for (int i = 0; i < htn->fact_count; i++)
        for (int j = 0; j < HTN_OBJECTS; j++)
            state.values[i][j] = htn->facts[i].start;
    return state;
}

static bool solve(struct htn_search *search, const struct agenda *agenda,
                  const struct htn_state *state);

static bool fits_forced(const struct htn_search *search, int action, int object)
{
    if (!search->forced)
        return true;
    const struct htn_step *step = &search->forced[search->length];
    return search->length < search->forced_length && step->action == action &&
           step->object == object;
}

static bool perform(struct htn_search *search, const struct agenda *agenda, int object,
                    const struct htn_state *state)
{
    const struct htn *htn = search->htn;
    int number = agenda->subtask->number;
    const struct htn_action *action = &htn->actions[number];
    int asked = object < 0 ? 0 : object;
    if (action->excluded || search->length == HTN_PLAN || !fits_forced(search, number, object) ||
        !condition_holds(htn, &action->condition, object, object, state))
        return false;
    if (action->procedural) {
        search->asked[number][asked] = true;
        if (action->denied[asked])
            return false;
    }
    struct htn_state after = *state;
    apply(htn, action, object, &after);
    search->plan[search->length++] = (struct htn_step){number, object};
    if (solve(search, agenda->next, &after))
        return true;
    search->length--;
    return false;
}

/* Goes on with the subtasks of a method, and with `after` behind them. */
static bool enter(struct htn_search *search, const struct htn_method *method, struct agenda after,
                  const struct htn_state *state)
{
    struct agenda items[HTN_SUBTASKS];
    const struct agenda *next = after.next;
    for (int i = method->subtask_count; i-- > 0;) {
        items[i] = (struct agenda){&method->subtasks[i], after.outer, after.inner, next};
        next = &items[i];
    }
    return solve(search, next, state);
}

static bool try_method(struct htn_search *search, const struct agenda *agenda, int outer,
                       int method_number, const struct htn_state *state)
{
    const struct htn *htn = search->htn;
    const struct htn_method *method = &htn->tasks[agenda->subtask->number].methods[method_number];
    int count = method->indexed ? htn->object_count : 1;
    for (int i = 0; i < count; i++) {
        int inner = method->indexed ? i : HTN_NOTHING;
        if (!condition_holds(htn, &method->condition, outer, inner, state))
            continue;
        if (++search->effort > search->limit || search->chosen_count == 2 * HTN_PLAN)
            return false;
        search->chosen[search->chosen_count++] =
            (struct htn_chosen){agenda->subtask->number, outer, method_number, inner};
        if (enter(search, method, (struct agenda){NULL, outer, inner, agenda->next}, state))
            return true;
        search->chosen_count--;
    }
    return false;
}

/* The methods in the order that the task gives: as they stand, or the highest
 * priority first. */
static bool decompose(struct htn_search *search, const struct agenda *agenda, int outer,
                      const struct htn_state *state)
{
    const struct htn_task *task = &search->htn->tasks[agenda->subtask->number];
    if (!task->by_priority) {
        for (int i = 0; i < task->method_count; i++)
            if (try_method(search, agenda, outer, i, state))
                return true;
        return false;
    }
    for (int priority = 9; priority >= 0; priority--)
        for (int i = 0; i < task->method_count; i++)
            if (task->methods[i].priority == priority &&
                try_method(search, agenda, outer, i, state))
                return true;
    return false;
}

static bool solve(struct htn_search *search, const struct agenda *agenda,
                  const struct htn_state *state)
{
    if (search->effort > search->limit)
        return false;
    if (!agenda)
        return !search->forced || search->length == search->forced_length;
    int object = object_of(agenda->subtask->object, agenda->outer, agenda->inner);
    if (agenda->subtask->is_task)
        return decompose(search, agenda, object, state);
    return perform(search, agenda, object, state);
}

bool htn_solve(struct htn_search *search)
{
    static const struct htn_subtask root = {true, 0, HTN_NOTHING};
    struct agenda agenda = {&root, HTN_NOTHING, HTN_NOTHING, NULL};
    struct htn_state state = htn_start(search->htn);
    return solve(search, &agenda, &state);
}

bool htn_can(struct htn_search *search, const struct htn_state *state, int method)
{
    static const struct htn_subtask root = {true, 0, HTN_NOTHING};
    struct agenda agenda = {&root, HTN_NOTHING, HTN_NOTHING, NULL};
    search->effort = search->length = search->chosen_count = 0;
    return try_method(search, &agenda, HTN_NOTHING, method, state);
}

bool htn_act(const struct htn *htn, struct htn_step step, struct htn_state *state)
{
    const struct htn_action *action = &htn->actions[step.action];
    if (!condition_holds(htn, &action->condition, step.object, step.object, state))
        return false;
    apply(htn, action, step.object, state);
    return true;
}

bool htn_is_plan(const struct htn *htn, const struct htn_step *steps, int length)
{
    struct htn_search search = {.htn = htn, .limit = 2000000};
    search.forced = steps;
    search.forced_length = length;
    return htn_solve(&search);
}

int htn_walk(const struct htn *htn, const struct htn_step *steps, int length)
{
    struct htn_state state = htn_start(htn);
    for (int i = 0; i < length; i++) {
        const struct htn_action *action = &htn->actions[steps[i].action];
        if (!condition_holds(htn, &action->condition, steps[i].object, HTN_NOTHING, &state))
            return i;
        apply(htn, action, steps[i].object, &state);
    }
    return length;
}
