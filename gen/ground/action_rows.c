/* SPDX-License-Identifier: MIT */
/* Finds ground actions that have a row together: see action_rows.h. */
#include "ground/action_rows.h"

#include "base/bits.h"
#include "ground/values.h"

#include <string.h>

/* So many ground actions have to have no row of their own to be worth what the runtime needs for
 * the others. */
enum { ROWS_WORTH = 16 };

/* ------------------------------------------------------------- what may be told */

/* Whether a condition reads where agents are. */
static bool condition_reads_place(const struct problem *problem, const struct dnf *condition)
{
    size_t here = problem->domain->places.fact->first;
    for (size_t i = 0; i < condition->count; i++)
        if (condition->items[i].sum_count > 0 || box_constraint(&condition->items[i], here))
            return true;
    return false;
}

/* Whether it may matter for a goal at which place something is done. */
static bool places_matter(const struct problem *problem)
{
    bool matter = false;
    for (size_t i = 0; i < problem->goal_count; i++)
        matter |= problem->goals[i].effort ||
                  condition_reads_place(problem, &problem->goals[i].condition);
    for (size_t i = 0; i < problem->subgoal_count; i++)
        matter |= condition_reads_place(problem, &problem->subgoals[i]);
    for (size_t i = 0; i < problem->action_count; i++)
        matter |= problem->actions[i].cases ||
                  condition_reads_place(problem, &problem->actions[i].condition);
    return matter;
}

/* Whether ground actions of an action may have a row together, as far as the action tells. What the game
 * may deny, or tells the duration of, needs a row of its own. So does what is left out for a time, if it is
 * of use for a goal at some places only: what waits for it must wait for no other. */
static bool may_be_told(const struct problem *problem, const struct action *action)
{
    return action->begins_at && !action->has_route && !action->in_subtasks && !action->procedural &&
           !action->duration_call && !problem->domain->team.given && !problem->road_map &&
           problem->context_count == 0 && !problem->domain->places.fact->applied &&
           !((action->retry || action->cooldown) && problem->rows.places_matter);
}

/* Whether a ground action can be one of a row of several. */
static bool stands_alone(const struct ground_action *action, const bool *in_tasks)
{
    return *in_tasks || action->condition.count != 1 || action->variant || action->context ||
           action->cases || action->computed_duration || action->lasting.count ||
           action->until.count || action->restart != SIZE_MAX || action->begins_at == GG_NONE ||
           action->begins_at != action->ends_at;
}

/* Marks the ground actions that are subtasks. */
static bool *actions_in_tasks(struct pool *pool, const struct problem *problem)
{
    bool *in_tasks = pool_take(pool, problem->action_count + 1);
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; j < problem->tasks[i].method_count; j++) {
            const struct ground_method *method = &problem->tasks[i].methods[j];
            for (size_t k = 0; k < method->subtask_count; k++)
                if (method->subtasks[k].kind == SUBTASK_ACTION)
                    in_tasks[method->subtasks[k].number] = true;
        }
    return in_tasks;
}

/* ------------------------------------------------------------------- comparing */

/* The only value that a constraint allows; -1: it allows several. */
static int64_t told_value_of(const struct constraint *constraint)
{
    uint64_t allowed = constraint->allowed;
    if (allowed)
        return allowed & (allowed - 1) ? -1 : (int64_t)lowest_bit(allowed);
    return constraint->low == constraint->high ? (int64_t)constraint->low : -1;
}

/* Compares two boxes which may differ in the value of one ground fact alone, that of the told place
 * or, as long as that is not known (SIZE_MAX), of any: it is `steps` higher in the other one. */
static bool boxes_follow(const struct box *one, const struct box *other, uint32_t steps,
                         struct told_place *told)
{
    bool differ = false;
    if (one->count != other->count || one->sum_count > 0 || other->sum_count > 0)
        return false;
    for (size_t i = 0; i < one->count; i++) {
        const struct constraint *a = &one->constraints[i], *b = &other->constraints[i];
        if (constraint_same(a, b))
            continue;
        int64_t low = told_value_of(a), value = told_value_of(b);
        if (a->variable != b->variable || low < 0 || value != low + steps)
            return false;
        if (told->variable == SIZE_MAX) {
            told->variable = a->variable;
            told->low = (uint32_t)low;
        }
        if (told->variable != a->variable || told->low != low)
            return false;
        differ = true;
    }
    return differ;
}

static bool changes_are_same(const struct change *one, const struct change *other)
{
    return one->variable == other->variable && one->adds == other->adds &&
           one->over_time == other->over_time && one->value == other->value;
}

/* Whether two actions change the same when they end without success, whatever the state is. */
static bool setbacks_are_same(const struct ground_action *one, const struct ground_action *other)
{
    for (int kind = 0; kind < SETBACK_KINDS; kind++) {
        const struct effect_cases *a = one->setbacks[kind], *b = other->setbacks[kind];
        if (!a && !b)
            continue;
        if (!a || !b || a->count != 1 || b->count != 1 || !dnf_is_always(&a->items[0].when) ||
            !dnf_is_always(&b->items[0].when) || a->all.count != b->all.count)
            return false;
        for (size_t i = 0; i < a->all.count; i++)
            if (!changes_are_same(&a->all.items[i], &b->all.items[i]))
                return false;
    }
    return true;
}

/* Whether two lists of changes are the same but for the place that they lead to. */
static bool changes_follow(const struct problem *problem, const struct ground_action *one,
                           const struct ground_action *other)
{
    size_t here = problem->domain->places.fact->first;
    if (one->changes.count != other->changes.count)
        return false;
    for (size_t i = 0; i < one->changes.count; i++) {
        const struct change *a = &one->changes.items[i], *b = &other->changes.items[i];
        bool arrives = a->variable == here && !a->adds && !b->adds && !a->over_time &&
                       a->value == one->begins_at && b->value == other->begins_at;
        if (a->variable != b->variable || a->adds != b->adds || a->over_time != b->over_time ||
            a->when != b->when || (a->variable == here ? !arrives : a->value != b->value))
            return false;
    }
    return find_change_of_variable(&one->changes, here) != NULL;
}

static bool arguments_follow(const struct ground_action *one, const struct ground_action *other)
{
    size_t count = one->action->parameters.count;
    return count > 0 &&
           memcmp(one->arguments, other->arguments, (count - 1) * sizeof *one->arguments) == 0;
}

static bool slots_are_same(const struct ground_action *one, const struct ground_action *other)
{
    return one->slot_count == other->slot_count &&
           (one->slot_count == 0 ||
            memcmp(one->slots, other->slots, one->slot_count * sizeof *one->slots) == 0);
}

/* Whether a ground action is done at a slot, with which it is given up. */
static bool is_at_slot(const struct problem *problem, const struct ground_action *action)
{
    const struct places *places = &problem->domain->places;
    return problem->domain->symbols[places->fact->values.symbols[action->begins_at]].slot_of;
}

/* Whether a ground action that is so many steps behind another one differs from it just in its place,
 * which is as many places behind, and in what tells it. */
static bool action_follows(const struct problem *problem, const struct ground_action *one,
                           const struct ground_action *other, uint32_t steps,
                           struct told_place *told)
{
    if (one->action != other->action || is_at_slot(problem, other) ||
        other->begins_at != one->begins_at + steps || other->duration != one->duration ||
        other->cost != one->cost ||
        (one->leg == GG_NONE ? other->leg != GG_NONE : other->leg != one->leg + steps) ||
        one->condition.count != other->condition.count || !arguments_follow(one, other) ||
        !slots_are_same(one, other) || !setbacks_are_same(one, other) ||
        !changes_follow(problem, one, other))
        return false;
    for (size_t i = 0; i < one->condition.count; i++)
        if (!boxes_follow(&one->condition.items[i], &other->condition.items[i], steps, told))
            return false;
    return one->condition.count > 0 && told->variable != problem->domain->places.fact->first;
}

/* How many ground actions from one on can have a row together. */
static size_t count_told(const struct problem *problem, size_t first, const bool *in_tasks,
                         struct told_place *told)
{
    const struct ground_action *one = &problem->actions[first];
    size_t count = 1;
    told->variable = SIZE_MAX;
    if (!may_be_told(problem, one->action) || stands_alone(one, &in_tasks[first]))
        return 1;
    while (first + count < problem->action_count &&
           !stands_alone(&one[count], &in_tasks[first + count]) &&
           action_follows(problem, one, &one[count], (uint32_t)count, told))
        count++;
    told->first = one->begins_at;
    told->count = (uint16_t)count;
    return count;
}

/* ------------------------------------------------------------------------ rows */

/* A bit for each value that tells a place. */
static uint64_t told_bits(const struct told_place *told)
{
    uint64_t bits = told->count < 64 ? ((uint64_t)1 << told->count) - 1 : UINT64_MAX;
    return bits << told->low;
}

/* The condition of a row: what tells the place may tell any of them. */
static struct dnf told_condition(struct pool *pool, const struct dnf *first,
                                 const struct told_place *told)
{
    struct dnf all = dnf_copy(pool, first);
    for (size_t i = 0; i < all.count; i++)
        for (size_t j = 0; j < all.items[i].count; j++) {
            struct constraint *constraint = &all.items[i].constraints[j];
            if (constraint->variable != told->variable)
                continue;
            if (constraint->allowed)
                constraint->allowed = told_bits(told);
            constraint->high = constraint->low + (constraint->allowed ? 0 : told->count - 1u);
        }
    return all;
}

/* The changes of a row, without that of the place. */
static struct changes told_changes(struct pool *pool, const struct problem *problem,
                                   const struct changes *first)
{
    struct changes all = {pool_take(pool, first->count * sizeof *all.items), 0};
    for (size_t i = 0; i < first->count; i++)
        if (first->items[i].variable != problem->domain->places.fact->first)
            all.items[all.count++] = first->items[i];
    return all;
}

/* Adds the row of so many ground actions from one on. */
static void add_row(struct pool *pool, struct problem *problem, size_t first,
                    const struct told_place *told, size_t count)
{
    struct action_rows *rows = &problem->rows;
    struct ground_action *row = &rows->items[rows->count];
    *row = problem->actions[first];
    rows->numbers[rows->count] = first;
    for (size_t i = 0; i < count; i++)
        rows->of_actions[first + i] = rows->count;
    rows->count++;
    if (count == 1)
        return;
    struct told_place *copy = pool_take(pool, sizeof *copy);
    *copy = *told;
    row->told = copy;
    row->condition = row->precondition = told_condition(pool, &row->condition, told);
    row->changes = told_changes(pool, problem, &row->changes);
    rows->told_count++;
}

/* How many rows fewer there are if actions share them. */
static size_t count_saved(const struct problem *problem, const bool *in_tasks)
{
    struct told_place told;
    size_t saved = 0, count = 1;
    for (size_t i = 0; i < problem->action_count; i += count) {
        count = count_told(problem, i, in_tasks, &told);
        saved += count - 1;
    }
    return saved;
}

void find_action_rows(struct pool *pool, struct problem *problem)
{
    struct action_rows *rows = &problem->rows;
    const bool *in_tasks = actions_in_tasks(pool, problem);
    enum row_choice choice = problem->domain->row_choice;
    size_t count = 1, worth = choice == ROWS_ALWAYS ? 1 : ROWS_WORTH;
    rows->places_matter = problem->domain->places.fact && places_matter(problem);
    bool share = choice != ROWS_NEVER && count_saved(problem, in_tasks) >= worth;
    rows->items = pool_take(pool, (problem->action_count + 1) * sizeof *rows->items);
    rows->numbers = pool_take(pool, (problem->action_count + 1) * sizeof *rows->numbers);
    rows->of_actions = pool_take(pool, (problem->action_count + 1) * sizeof *rows->of_actions);
    for (size_t i = 0; i < problem->action_count; i += count) {
        struct told_place told;
        count = share ? count_told(problem, i, in_tasks, &told) : 1;
        add_row(pool, problem, i, &told, count);
    }
}
