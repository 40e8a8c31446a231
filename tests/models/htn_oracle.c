/* SPDX-License-Identifier: MIT */
/* The recursive decomposer on plain numbers: see htn_oracle.h. */
#include "models/htn_oracle.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* A task that is being done from a state, within others. */
struct call {
    int task, object;
    const struct htn_state *state;
    const struct call *outer;
};

/* What is still to be done: a subtask with the objects of its parameters; or, where there is
 * none, a call is through, the last subtask of its method too. */
struct agenda {
    const struct htn_subtask *subtask;
    struct htn_objects objects;
    int object; /* of the subtask */
    const struct agenda *next;
    const struct call *call; /* that it is a subtask of; or that is through */
    int upcoming;            /* of one that is done for each object: the next one */
    bool is_one;             /* and whether it is to be done for that of `objects` */
};

/* ---------------------------------------------------------------- meaning */

int htn_object(int number, struct htn_objects objects)
{
    if (number == HTN_OUTER)
        return objects.outer;
    if (number == HTN_EACH)
        return objects.each;
    return number == HTN_INNER ? objects.inner : number;
}

static int value_of(const struct htn *htn, const struct htn_state *state, int fact, int object)
{
    if (fact == HTN_NOTHING)
        return object;
    return state->values[fact][htn->facts[fact].indexed ? object : 0];
}

/* Facts and objects, one behind the other, in one number. */
enum { READING_FACTS = 10, READING_PLAIN = 10 };

int htn_reading(int fact, int object)
{
    int inner = object <= HTN_READING ? READING_PLAIN + HTN_READING - object : object + 4;
    return HTN_READING - fact - READING_FACTS * inner;
}

int htn_read_fact(int reading)
{
    return (HTN_READING - reading) % READING_FACTS;
}

int htn_read_object(int reading)
{
    int inner = (HTN_READING - reading) / READING_FACTS;
    return inner < READING_PLAIN ? inner - 4 : HTN_READING - (inner - READING_PLAIN);
}

/* As deep as readings are within others. */
int htn_look_up(const struct htn *htn, int object, struct htn_objects objects,
                const struct htn_state *state)
{
    if (object > HTN_READING)
        return htn_object(object, objects);
    int inner = htn_look_up(htn, htn_read_object(object), objects, state);
    if (inner == HTN_UNFIT)
        return HTN_UNFIT;
    int value = value_of(htn, state, htn_read_fact(object), inner);
    return value < htn->object_count ? value : HTN_UNFIT;
}

static bool literal_holds(const struct htn *htn, const struct htn_literal *literal,
                          struct htn_objects objects, const struct htn_state *state)
{
    int object = htn_look_up(htn, literal->object, objects, state);
    if (object == HTN_UNFIT)
        return false;
    int value = value_of(htn, state, literal->fact, object);
    int wanted = htn_object(literal->value, objects);
    if (literal->counted) {
        wanted = -wanted;
        for (int i = 0; i < htn->object_count; i++)
            wanted += value_of(htn, state, literal->other, i) == literal->other_value ? 2 : 0;
    } else if (literal->compared)
        wanted = value_of(htn, state, literal->other, htn_object(literal->other_object, objects)) -
                 wanted;
    if (literal->sign == '=' || literal->sign == '!')
        return (value == wanted) == (literal->sign == '=');
    return literal->sign == '>' ? value >= wanted : value < wanted;
}

bool htn_holds(const struct htn *htn, const struct htn_condition *condition,
               struct htn_objects objects, const struct htn_state *state)
{
    for (int i = 0; i < condition->term_count; i++) {
        bool all = true;
        for (int j = 0; j < condition->counts[i]; j++)
            all = all && literal_holds(htn, &condition->literals[i][j], objects, state);
        if (all)
            return true;
    }
    return condition->term_count == 0;
}

/* The row of a parameter in a table of what is denied. */
static int row_of(int object)
{
    return object < 0 ? 0 : object;
}

bool htn_may_enter(const struct htn *htn, const struct htn_method *method,
                   struct htn_objects objects, const struct htn_state *state)
{
    for (int i = 0; i < method->subtask_count; i++)
        if (method->subtasks[i].form != HTN_ACHIEVE &&
            htn_look_up(htn, method->subtasks[i].object, objects, state) == HTN_UNFIT)
            return false;
    bool denied =
        method->procedural && method->denied[row_of(objects.outer)][row_of(objects.inner)];
    return !denied && htn_holds(htn, &method->condition, objects, state);
}

bool htn_allows(const struct htn *htn, const char *task, const char *method)
{
    int of_task = 0, of_method = 0;
    struct htn_objects objects = {HTN_NOTHING, HTN_NOTHING, HTN_NOTHING};
    bool named = sscanf(task, "k%d(o%d)", &of_task, &objects.outer) > 0 &&
                 sscanf(method, "m%d(o%d)", &of_method, &objects.inner) > 0;
    assert(named);
    const struct htn_method *asked = &htn->tasks[of_task].methods[of_method];
    assert(asked->procedural);
    return named && !asked->denied[row_of(objects.outer)][row_of(objects.inner)];
}

bool htn_takes_place(const struct htn *htn, const struct htn_effect *effect, int object,
                     const struct htn_state *state)
{
    const struct htn_objects objects = {object, HTN_NOTHING, HTN_NOTHING};
    return !effect->depends || literal_holds(htn, &effect->when, objects, state) != effect->unless;
}

static void apply(const struct htn *htn, const struct htn_step *step, struct htn_state *state)
{
    const struct htn_state before = *state;
    const struct htn_action *action = &htn->actions[step->action];
    const struct htn_objects objects = {step->object, HTN_NOTHING, HTN_NOTHING};
    for (int i = 0; i < action->effect_count; i++) {
        const struct htn_effect *effect = &action->effects[i];
        const struct htn_fact *fact = &htn->facts[effect->fact];
        if (!htn_takes_place(htn, effect, step->object, &before))
            continue;
        int place = fact->indexed ? htn_look_up(htn, effect->object, objects, &before) : 0;
        int *value = &state->values[effect->fact][place];
        if (effect->sign == 'c')
            *value = value_of(htn, &before, effect->copied,
                              htn_look_up(htn, effect->copied_object, objects, &before));
        else if (effect->sign == '-')
            *value -= value_of(htn, &before, effect->copied,
                               htn_look_up(htn, effect->copied_object, objects, &before));
        else if (effect->sign == '+')
            *value += effect->value;
        else
            *value = htn_object(effect->value, objects);
        *value = *value < 0 ? 0 : *value > fact->top ? fact->top : *value;
    }
}

/* Whether the preconditions hold but for the procedural one, and the effects are on objects. */
static bool is_possible(const struct htn *htn, const struct htn_step *step,
                        const struct htn_state *state)
{
    const struct htn_action *action = &htn->actions[step->action];
    const struct htn_objects objects = {step->object, HTN_NOTHING, HTN_NOTHING};
    for (int i = 0; i < action->effect_count; i++) {
        const struct htn_effect *effect = &action->effects[i];
        bool copies = effect->sign == 'c' || effect->sign == '-';
        if (htn_look_up(htn, effect->object, objects, state) == HTN_UNFIT ||
            (copies && htn_look_up(htn, effect->copied_object, objects, state) == HTN_UNFIT))
            return false;
    }
    return htn_holds(htn, &action->condition, objects, state);
}

static bool can_do(const struct htn *htn, const struct htn_step *step,
                   const struct htn_state *state)
{
    return !htn->actions[step->action].excluded && is_possible(htn, step, state);
}

bool htn_carry_out(const struct htn *htn, const struct htn_step *step, struct htn_state *state)
{
    const struct htn_action *action = &htn->actions[step->action];
    if (!can_do(htn, step, state) ||
        (action->procedural && action->denied[step->object < 0 ? 0 : step->object]))
        return false;
    apply(htn, step, state);
    return true;
}

struct htn_state htn_start(const struct htn *htn)
{
    struct htn_state state = {{{0}}};
    for (int i = 0; i < htn->fact_count; i++)
        for (int j = 0; j < HTN_OBJECTS; j++)
            state.values[i][j] = htn->facts[i].start;
    return state;
}

/* ----------------------------------------------------------------- search */

static bool solve(struct htn_search *search, const struct agenda *agenda,
                  const struct htn_state *state);

static bool fits_forced(const struct htn_search *search, const struct htn_step *step)
{
    if (!search->forced)
        return true;
    const struct htn_step *forced = &search->forced[search->length];
    return search->length < search->forced_length && step->action == forced->action &&
           step->object == forced->object;
}

static bool perform(struct htn_search *search, const struct agenda *agenda,
                    const struct htn_step *step, const struct htn_state *state)
{
    const struct htn_action *action = &search->htn->actions[step->action];
    struct htn_state after = *state;
    if (!fits_forced(search, step) || !can_do(search->htn, step, state))
        return false;
    if (search->length == HTN_PLAN) {
        search->cut = true;
        return false;
    }
    if (action->procedural)
        search->asked[step->action][step->object < 0 ? 0 : step->object] = true;
    if (!htn_carry_out(search->htn, step, &after))
        return false;
    search->plan[search->length++] = *step;
    if (solve(search, agenda->next, &after))
        return true;
    search->length--;
    return false;
}

/* Goes on with the subtasks of a method, and with `after` behind them. */
static bool enter(struct htn_search *search, const struct htn_method *method, struct agenda after,
                  const struct htn_state *state)
{
    struct agenda items[HTN_SUBTASKS], through = {.next = after.next, .call = after.call};
    const struct agenda *next = &through;
    for (int i = method->subtask_count; i-- > 0;) {
        const struct htn_subtask *subtask = &method->subtasks[i];
        int object = subtask->form == HTN_ACHIEVE
                         ? HTN_NOTHING
                         : htn_look_up(search->htn, subtask->object, after.objects, state);
        items[i] = (struct agenda){subtask, after.objects, object, next, after.call, 0, false};
        next = &items[i];
    }
    return solve(search, next, state);
}

static bool try_method(struct htn_search *search, const struct agenda *agenda, int outer,
                       int method_number, const struct htn_state *state)
{
    const struct htn *htn = search->htn;
    const struct htn_method *method = &htn->tasks[agenda->subtask->number].methods[method_number];
    const struct call call = {agenda->subtask->number, outer, state, agenda->call};
    int count = method->indexed ? htn->object_count : 1;
    for (int i = 0; i < count; i++) {
        struct htn_objects objects = {outer, method->indexed ? i : HTN_NOTHING, HTN_NOTHING};
        if (!htn_may_enter(htn, method, objects, state))
            continue;
        search->cut |= search->chosen_count == 2 * HTN_PLAN;
        if (++search->effort > search->limit || search->chosen_count == 2 * HTN_PLAN)
            return false;
        search->chosen[search->chosen_count++] =
            (struct htn_chosen){agenda->subtask->number, outer, method_number, objects.inner};
        if (enter(search, method,
                  (struct agenda){NULL, objects, HTN_NOTHING, agenda->next, &call, 0, false},
                  state))
            return true;
        search->chosen_count--;
    }
    return false;
}

/* Whether a task comes up again within itself, from the same state. */
static bool is_within_itself(const struct agenda *agenda, int outer, const struct htn_state *state)
{
    for (const struct call *call = agenda->call; call; call = call->outer)
        if (call->task == agenda->subtask->number && call->object == outer &&
            memcmp(call->state, state, sizeof *state) == 0)
            return true;
    return false;
}

/* The methods in the order that the task gives: as they stand, or the highest
 * priority first. */
static bool decompose(struct htn_search *search, const struct agenda *agenda, int outer,
                      const struct htn_state *state)
{
    const struct htn_task *task = &search->htn->tasks[agenda->subtask->number];
    search->recurs = search->recurs || is_within_itself(agenda, outer, state);
    if (search->recurs)
        return false;
    if (task->select != HTN_PRIORITY) {
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

/* A subtask that is done for each object that counts when its turn comes, one after the other. */
static bool do_each(struct htn_search *search, const struct agenda *agenda,
                    const struct htn_state *state)
{
    struct agenda one = *agenda, later = *agenda;
    if (agenda->upcoming == search->htn->object_count)
        return solve(search, agenda->next, state);
    later.upcoming++;
    one.is_one = true;
    one.objects.each = agenda->upcoming;
    one.object = htn_object(agenda->subtask->object, one.objects);
    one.next = &later;
    bool counts = htn_holds(search->htn, &agenda->subtask->counts, one.objects, state);
    return solve(search, counts ? &one : &later, state);
}

static bool solve(struct htn_search *search, const struct agenda *agenda,
                  const struct htn_state *state)
{
    if (search->effort > search->limit)
        return false;
    if (!agenda)
        return !search->forced || search->length == search->forced_length;
    const struct htn_subtask *subtask = agenda->subtask;
    if (!subtask)
        return solve(search, agenda->next, state);
    if (subtask->each && !agenda->is_one)
        return do_each(search, agenda, state);
    struct htn_step step = {subtask->number, agenda->object};
    assert(subtask->form != HTN_ACHIEVE);
    if (subtask->form == HTN_TASK)
        return decompose(search, agenda, step.object, state);
    return perform(search, agenda, &step, state);
}

bool htn_solve(struct htn_search *search)
{
    static const struct htn_subtask root = {.form = HTN_TASK, .object = HTN_NOTHING};
    struct agenda agenda = {
        &root, {HTN_NOTHING, HTN_NOTHING, HTN_NOTHING}, HTN_NOTHING, NULL, NULL, 0, false};
    struct htn_state state = htn_start(search->htn);
    return solve(search, &agenda, &state);
}

bool htn_can(struct htn_search *search, const struct htn_state *state, int method)
{
    static const struct htn_subtask root = {.form = HTN_TASK, .object = HTN_NOTHING};
    struct agenda agenda = {
        &root, {HTN_NOTHING, HTN_NOTHING, HTN_NOTHING}, HTN_NOTHING, NULL, NULL, 0, false};
    search->recurs = false;
    search->effort = search->length = search->chosen_count = 0;
    return try_method(search, &agenda, HTN_NOTHING, method, state);
}

bool htn_act(const struct htn *htn, struct htn_step step, struct htn_state *state)
{
    if (!is_possible(htn, &step, state))
        return false;
    apply(htn, &step, state);
    return true;
}

bool htn_is_plan(const struct htn *htn, const struct htn_step *steps, int length)
{
    struct htn_search search = {.htn = htn, .limit = 20000000};
    search.forced = steps;
    search.forced_length = length;
    return htn_solve(&search) || search.effort > search.limit;
}

int htn_walk(const struct htn *htn, const struct htn_step *steps, int length)
{
    struct htn_state state = htn_start(htn);
    for (int i = 0; i < length; i++)
        if (!htn_act(htn, steps[i], &state))
            return i;
    return length;
}
