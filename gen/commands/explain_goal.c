/* SPDX-License-Identifier: MIT */
/*
 * Explains why a goal has no plan, in the user's words. It works out which values can be
 * brought about as if nothing were ever undone. If the goal needs others, the reasons are
 * followed down to what no action brings about.
 */
#include "ground/describe.h"
#include "ground/failing_name.h"
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

/* A number with more values is taken to have all of them once it changes. */
enum { NUMBER_LIMIT = 4096 };

static bool is_number(const struct problem *problem, size_t variable)
{
    return kept_as_number(problem->variables[variable].fact);
}

static uint32_t last_value(const struct problem *problem, size_t variable)
{
    uint32_t top = problem->variables[variable].fact->top;
    return top < NUMBER_LIMIT ? top : NUMBER_LIMIT;
}

static bool is_reached(const struct explanation *explanation, const struct constraint *constraint)
{
    const struct values *values = &explanation->reached[constraint->variable];
    if (!is_number(explanation->problem, constraint->variable))
        return (values->symbols & constraint->allowed) != 0;
    uint32_t last = last_value(explanation->problem, constraint->variable);
    for (uint32_t i = constraint->low; i <= constraint->high && i < last; i++)
        if (values->numbers[i] && constraint_has(constraint, i))
            return true;
    return constraint->high >= last && values->numbers[last] && constraint_has(constraint, last);
}

/* Whether a value of a fact is reached that a constraint rules out. */
static bool is_missed(const struct explanation *explanation, const struct constraint *constraint)
{
    const struct values *values = &explanation->reached[constraint->variable];
    uint32_t last = last_value(explanation->problem, constraint->variable);
    if (!is_number(explanation->problem, constraint->variable))
        return (values->symbols & ~constraint->allowed) != 0;
    for (uint32_t i = 0; i <= last; i++)
        if (values->numbers[i] && (i == NUMBER_LIMIT || !constraint_has(constraint, i)))
            return true;
    return false;
}

/* By how much a term can count, at least or at the most, by the values that are reached. */
static int64_t end_of_term(const struct explanation *explanation, const struct sum_term *term,
                           bool most)
{
    bool can_hold = true, can_fail = false;
    for (size_t i = 0; term->box && i < term->box->count; i++) {
        can_hold &= is_reached(explanation, &term->box->constraints[i]);
        can_fail |= is_missed(explanation, &term->box->constraints[i]);
    }
    if (term->box)
        return term->weight * (most == (term->weight > 0) ? can_hold : !can_fail);
    const struct values *values = &explanation->reached[term->variable];
    uint32_t last = last_value(explanation->problem, term->variable), first = 0, end = last;
    while (first < last && !values->numbers[first])
        first++;
    while (end > first && !values->numbers[end])
        end--;
    end = end == NUMBER_LIMIT ? term->top : end;
    return term->weight * (most == (term->weight > 0) ? end : first);
}

/* Whether a sum can come within its bounds, as far as each of its terms tells. */
static bool is_in_reach(const struct explanation *explanation, const struct sum_bounds *bounds)
{
    int64_t least = 0, most = 0;
    for (size_t i = 0; i < bounds->sum->count; i++) {
        least += end_of_term(explanation, &bounds->sum->terms[i], false);
        most += end_of_term(explanation, &bounds->sum->terms[i], true);
    }
    return least <= bounds->high && most >= bounds->low;
}

static bool box_is_reached(const struct explanation *explanation, const struct box *box)
{
    for (size_t i = 0; i < box->count; i++)
        if (!is_reached(explanation, &box->constraints[i]))
            return false;
    for (size_t i = 0; i < box->sum_count; i++)
        if (!is_in_reach(explanation, &box->sums[i]))
            return false;
    return true;
}

static bool any_box_is_reached(const struct explanation *explanation, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        if (box_is_reached(explanation, &dnf->items[i]))
            return true;
    return false;
}

static bool reach_number(struct explanation *explanation, const struct change *change)
{
    bool *numbers = explanation->reached[change->variable].numbers;
    uint32_t last = last_value(explanation->problem, change->variable);
    bool grown = false;
    if (last < explanation->problem->variables[change->variable].fact->top) {
        grown = !numbers[last] || !numbers[0];
        memset(numbers, true, last + 1);
        return grown;
    }
    for (uint32_t i = change->adds ? 0 : last; i <= last; i++) {
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
    if (is_number(explanation->problem, change->variable))
        return reach_number(explanation, change);
    struct values *values = &explanation->reached[change->variable];
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
    const uint64_t *set = explanation->planning->agent_type.actions;
    return !set || (set[number / 64] >> number % 64 & 1);
}

/* Whether an action is told of: of those of `cost: travel` the one whose walk begins where the
 * agent is at the start, as the others lack the same. */
static bool is_told(const struct explanation *explanation, size_t number)
{
    const struct problem *problem = explanation->problem;
    uint16_t origin = problem->actions[number].origin;
    return can_use(explanation, number) &&
           (origin == GG_NONE ||
            origin == problem->variables[problem->domain->places.fact->first].start);
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
        pool_take(pool, (problem->variable_count + 1) * sizeof *explanation->reached);
    explanation->told = pool_take(pool, problem->variable_count + 1);
    for (size_t i = 0; i < problem->variable_count; i++) {
        struct values *values = &explanation->reached[i];
        uint32_t start = problem->variables[i].start, last = last_value(problem, i);
        if (!is_number(problem, i)) {
            values->symbols = (uint64_t)1 << start;
            continue;
        }
        values->numbers = pool_take(pool, last + 1u);
        values->numbers[start < last ? start : last] = true;
    }
}

/* ------------------------------------------------------------------ reasons */

/* A new line; false if there were enough. */
static bool new_line(struct explanation *explanation, unsigned depth)
{
    if (++explanation->lines == LINE_LIMIT + 1)
        fputs("  ...\n", stderr);
    if (explanation->lines > LINE_LIMIT)
        return false;
    fprintf(stderr, "%*s", (int)(2 * (depth < 20 ? depth : 20)), "");
    return true;
}

/* Whether an action's change would bring a constraint about. */
static bool brings_about(const struct explanation *explanation, const struct ground_action *action,
                         const struct constraint *constraint)
{
    for (size_t i = 0; i < action->changes.count; i++) {
        const struct change *change = &action->changes.items[i];
        if (change->variable != constraint->variable)
            continue;
        if (change->adds)
            return change->value > 0
                       ? constraint->low > 0
                       : constraint->high <
                             explanation->problem->variables[constraint->variable].fact->top;
        return constraint_allows(explanation->problem, constraint, change->value);
    }
    return false;
}

static uint32_t read_start(void *context, size_t variable)
{
    const struct explanation *explanation = context;
    return explanation->problem->variables[variable].start;
}

/* " for is_safe(yard)": the named condition among those of an action or a goal that asks for a value
 * which is not that of the start, as it cannot be brought about. */
static const char *words_of_name(struct explanation *explanation,
                                 const struct conditions_of *conditions,
                                 const struct constraint *constraint)
{
    struct state_view view = {explanation->problem, read_start, NULL, explanation};
    return words_of_failing(explanation->planning->pool, &view, conditions, constraint);
}

static void tell_constraint(struct explanation *explanation, const struct constraint *constraint,
                            const char *name, unsigned depth);

/* Whether a box before this one asks for the same, which is told once. */
static bool was_asked(const struct ground_action *action, const struct box *box,
                      const struct constraint *constraint)
{
    for (const struct box *other = action->condition.items; other < box; other++)
        for (size_t i = 0; i < other->count; i++)
            if (constraint_same(&other->constraints[i], constraint))
                return true;
    return false;
}

/* Tells what an action lacks, by one box of its precondition. */
static void tell_box(struct explanation *explanation, const struct ground_action *action,
                     const struct box *box, unsigned depth)
{
    struct conditions_of conditions = conditions_of_action(action);
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &box->constraints[i];
        if (is_reached(explanation, constraint) || was_asked(action, box, constraint))
            continue;
        if (new_line(explanation, depth))
            fprintf(
                stderr, "%s needs %s%s\n", action->name,
                words_of_constraint(explanation->planning->pool, explanation->problem, constraint),
                words_of_name(explanation, &conditions, constraint));
        if (!explanation->told[constraint->variable])
            tell_constraint(explanation, constraint, "", depth + 1);
    }
    for (size_t i = 0; i < box->sum_count; i++)
        if (!is_in_reach(explanation, &box->sums[i]) && new_line(explanation, depth))
            fprintf(stderr, "%s needs %s, which cannot be brought about\n", action->name,
                    words_of_bounds(explanation->planning->pool, &box->sums[i]));
}

/* Tells why an action that would help cannot be done. */
static void tell_action(struct explanation *explanation, size_t number, unsigned depth)
{
    const struct ground_action *action = &explanation->problem->actions[number];
    const char *denial = denial_of(explanation, action->action);
    if (denial && new_line(explanation, depth))
        fprintf(stderr, "%s is denied: %s\n", action->name, denial);
    size_t lines = explanation->lines;
    for (size_t i = 0; i < action->condition.count; i++)
        tell_box(explanation, action, &action->condition.items[i], depth);
    if (!denial && lines == explanation->lines && new_line(explanation, depth))
        fprintf(stderr, "%s changes it, but not to that\n", action->name);
}

static void tell_constraint(struct explanation *explanation, const struct constraint *constraint,
                            const char *name, unsigned depth)
{
    const struct problem *problem = explanation->problem;
    bool any = false;
    explanation->told[constraint->variable] = true;
    for (size_t i = 0; i < problem->action_count; i++)
        any |=
            is_told(explanation, i) && brings_about(explanation, &problem->actions[i], constraint);
    if (!new_line(explanation, depth))
        return;
    fprintf(stderr, "%s%s cannot be brought about%s\n",
            words_of_constraint(explanation->planning->pool, explanation->problem, constraint),
            name, any ? ":" : ": no action does");
    for (size_t i = 0; i < problem->action_count; i++)
        if (is_told(explanation, i) && brings_about(explanation, &problem->actions[i], constraint))
            tell_action(explanation, i, depth + 1);
}

void explain(const struct planning *planning, uint16_t number)
{
    const struct problem *problem = planning->tables->problem;
    const struct ground_goal *goal = &problem->goals[number];
    struct explanation explanation = {.planning = planning, .problem = problem};
    if (!goal->condition.count) {
        fprintf(stderr, "the conditions of '%s' can never hold\n", goal->name);
        return;
    }
    begin(&explanation);
    find_reached(&explanation);
    if (any_box_is_reached(&explanation, &goal->condition)) {
        fprintf(stderr,
                "all that '%s' needs can be brought about piece by piece, but not together: what\n"
                "brings one thing about undoes another, or cannot be done after it\n",
                goal->name);
        return;
    }
    struct conditions_of conditions = conditions_of_goal(goal);
    for (size_t i = 0; i < goal->condition.count; i++) {
        const struct box *box = &goal->condition.items[i];
        for (size_t j = 0; j < box->count; j++) {
            const struct constraint *constraint = &box->constraints[j];
            if (!is_reached(&explanation, constraint) && !explanation.told[constraint->variable])
                tell_constraint(&explanation, constraint,
                                words_of_name(&explanation, &conditions, constraint), 0);
        }
        for (size_t j = 0; j < box->sum_count; j++)
            if (!is_in_reach(&explanation, &box->sums[j]) && new_line(&explanation, 0))
                fprintf(stderr, "%s cannot be brought about\n",
                        words_of_bounds(planning->pool, &box->sums[j]));
    }
}
