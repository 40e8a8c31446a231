/* SPDX-License-Identifier: MIT */
/*
 * Why there is no plan, in the user's words. What can be brought about at all is
 * worked out as if nothing were ever undone; where the goal is not among it, the
 * reasons are followed down to what no action brings about.
 */
#include "ground/describe.h"
#include "ground/values.h"
#include "commands/planner.h"

#include <stdio.h>
#include <string.h>

/* The most lines that are printed. */
enum { LINE_LIMIT = 40 };

/* The values that a ground fact can come to have. */
struct values {
    uint64_t symbols;
    bool *numbers; /* by value; of a number of many values: all or the start */
};

struct explanation {
    const struct planning *planning;
    const struct problem *problem;
    struct values *reached; /* by ground fact */
    bool *told;             /* by ground fact: explained already */
    size_t lines;
};

/* ------------------------------------------------------------- what is reached */

/* Numbers of more values are taken to reach all of them once they change. */
enum { NUMBER_LIMIT = 4096 };

static bool is_number(const struct problem *problem, size_t atom)
{
    return problem->atoms[atom].fact->kind == GG_NUMBER;
}

static uint32_t last_value(const struct problem *problem, size_t atom)
{
    uint32_t top = problem->atoms[atom].fact->top;
    return top < NUMBER_LIMIT ? top : NUMBER_LIMIT;
}

static bool is_reached(const struct explanation *explanation, const struct side *side)
{
    const struct values *values = &explanation->reached[side->atom];
    if (!is_number(explanation->problem, side->atom))
        return (values->symbols & side->allowed) != 0;
    uint32_t last = last_value(explanation->problem, side->atom);
    for (uint32_t i = side->low; i <= side->high && i < last; i++)
        if (values->numbers[i])
            return true;
    return side->high >= last && values->numbers[last];
}

static bool box_is_reached(const struct explanation *explanation, const struct box *box)
{
    for (size_t i = 0; i < box->count; i++)
        if (!is_reached(explanation, &box->sides[i]))
            return false;
    return true;
}

static bool any_box_is_reached(const struct explanation *explanation, const struct boxes *boxes)
{
    for (size_t i = 0; i < boxes->count; i++)
        if (box_is_reached(explanation, &boxes->items[i]))
            return true;
    return false;
}

static bool reach_number(struct explanation *explanation, const struct change *change)
{
    bool *numbers = explanation->reached[change->atom].numbers;
    uint32_t last = last_value(explanation->problem, change->atom);
    bool grown = false;
    if (last < explanation->problem->atoms[change->atom].fact->top) {
        grown = !numbers[last] || !numbers[0];
        memset(numbers, true, last + 1);
        return grown;
    }
    for (uint32_t i = 0; i <= last; i++) {
        uint32_t value = value_after(change, i, last);
        if (!numbers[i] && change->adds)
            continue;
        grown |= !numbers[value];
        numbers[value] = true;
    }
    return grown;
}

static bool reach_change(struct explanation *explanation, const struct change *change)
{
    if (is_number(explanation->problem, change->atom))
        return reach_number(explanation, change);
    struct values *values = &explanation->reached[change->atom];
    uint64_t symbols = values->symbols | (uint64_t)1 << change->value;
    bool grown = symbols != values->symbols;
    values->symbols = symbols;
    return grown;
}

static const char *denial_of(const struct explanation *explanation, const struct action *action)
{
    const struct words *denied = &explanation->planning->options->denied;
    for (size_t i = 0; action->procedural && i < denied->count; i++)
        if (strcmp(denied->items[i], action->procedural) == 0)
            return action->procedural;
    return NULL;
}

static bool can_use(const struct explanation *explanation, size_t number)
{
    const uint64_t *set = explanation->planning->character.actions;
    return !set || (set[number / 64] >> number % 64 & 1);
}

static void find_reached(struct explanation *explanation)
{
    const struct problem *problem = explanation->problem;
    for (bool grown = true; grown;) {
        grown = false;
        for (size_t i = 0; i < problem->action_count; i++) {
            const struct ground_action *action = &problem->actions[i];
            if (!can_use(explanation, i) || denial_of(explanation, action->action) ||
                !any_box_is_reached(explanation, &action->condition))
                continue;
            for (size_t j = 0; j < action->changes.count; j++)
                grown |= reach_change(explanation, &action->changes.items[j]);
        }
    }
}

static void begin(struct explanation *explanation)
{
    const struct problem *problem = explanation->problem;
    struct pool *pool = explanation->planning->pool;
    explanation->reached =
        pool_take(pool, (problem->atom_count + 1) * sizeof *explanation->reached);
    explanation->told = pool_take(pool, problem->atom_count + 1);
    for (size_t i = 0; i < problem->atom_count; i++) {
        struct values *values = &explanation->reached[i];
        uint32_t start = problem->atoms[i].start, last = last_value(problem, i);
        if (!is_number(problem, i)) {
            values->symbols = (uint64_t)1 << start;
            continue;
        }
        values->numbers = pool_take(pool, last + 1u);
        values->numbers[start < last ? start : last] = true;
    }
}

/* ------------------------------------------------------------------ reasons */

/* A new line; false where there were enough. */
static bool new_line(struct explanation *explanation, unsigned depth)
{
    if (++explanation->lines == LINE_LIMIT + 1)
        fputs("  ...\n", stderr);
    if (explanation->lines > LINE_LIMIT)
        return false;
    fprintf(stderr, "%*s", (int)(2 * (depth < 20 ? depth : 20)), "");
    return true;
}

/* Whether an action's change would bring a side about. */
static bool brings_about(const struct explanation *explanation, const struct ground_action *action,
                         const struct side *side)
{
    for (size_t i = 0; i < action->changes.count; i++) {
        const struct change *change = &action->changes.items[i];
        if (change->atom != side->atom)
            continue;
        if (change->adds)
            return change->value > 0
                       ? side->low > 0
                       : side->high < explanation->problem->atoms[side->atom].fact->top;
        return side_allows(explanation->problem, side, change->value);
    }
    return false;
}

static void tell_side(struct explanation *explanation, const struct side *side, unsigned depth);

/* What an action lacks, by one box of its precondition. */
static void tell_box(struct explanation *explanation, const char *name, const struct box *box,
                     unsigned depth)
{
    for (size_t i = 0; i < box->count; i++) {
        const struct side *side = &box->sides[i];
        if (is_reached(explanation, side))
            continue;
        if (new_line(explanation, depth))
            fprintf(stderr, "%s needs %s\n", name,
                    words_of_side(explanation->planning->pool, explanation->problem, side));
        if (!explanation->told[side->atom])
            tell_side(explanation, side, depth + 1);
    }
}

/* Why an action that would help cannot be done. */
static void tell_action(struct explanation *explanation, size_t number, unsigned depth)
{
    const struct ground_action *action = &explanation->problem->actions[number];
    const char *denial = denial_of(explanation, action->action);
    if (denial && new_line(explanation, depth))
        fprintf(stderr, "%s is denied: %s\n", action->name, denial);
    size_t lines = explanation->lines;
    for (size_t i = 0; i < action->condition.count; i++)
        tell_box(explanation, action->name, &action->condition.items[i], depth);
    if (!denial && lines == explanation->lines && new_line(explanation, depth))
        fprintf(stderr, "%s changes it, but not to that\n", action->name);
}

static void tell_side(struct explanation *explanation, const struct side *side, unsigned depth)
{
    const struct problem *problem = explanation->problem;
    bool any = false;
    explanation->told[side->atom] = true;
    for (size_t i = 0; i < problem->action_count; i++)
        any |= can_use(explanation, i) && brings_about(explanation, &problem->actions[i], side);
    if (!new_line(explanation, depth))
        return;
    fprintf(stderr, "%s cannot be brought about%s\n",
            words_of_side(explanation->planning->pool, explanation->problem, side),
            any ? ":" : ": no action does");
    for (size_t i = 0; i < problem->action_count; i++)
        if (can_use(explanation, i) && brings_about(explanation, &problem->actions[i], side))
            tell_action(explanation, i, depth + 1);
}

void explain(const struct planning *planning, uint16_t number)
{
    const struct problem *problem = planning->tables->problem;
    const struct ground_goal *goal = &problem->goals[number];
    struct explanation explanation = {.planning = planning, .problem = problem};
    if (!goal->condition.count) {
        fprintf(stderr, "the conditions of '%s' can never hold\n", goal->goal->name);
        return;
    }
    begin(&explanation);
    find_reached(&explanation);
    if (any_box_is_reached(&explanation, &goal->condition)) {
        fprintf(stderr,
                "all that '%s' needs can be brought about piece by piece, but not together: what\n"
                "brings one thing about undoes another, or cannot be done after it\n",
                goal->goal->name);
        return;
    }
    for (size_t i = 0; i < goal->condition.count; i++) {
        const struct box *box = &goal->condition.items[i];
        for (size_t j = 0; j < box->count; j++)
            if (!is_reached(&explanation, &box->sides[j]) && !explanation.told[box->sides[j].atom])
                tell_side(&explanation, &box->sides[j], 0);
    }
}
