/* SPDX-License-Identifier: MIT */
/*
 * Grounds the goals: see grounding.h. Each goal has its ground goals next to each other, in the
 * order of the objects of its parameters.
 */
#include "ground/grounding.h"

#include "ground/best_effort.h"
#include "ground/choices.h"
#include "ground/numeric_expression.h"
#include "ground/lookup.h"

#include <string.h>

/* How many ground goals there can be: wants are numbered behind them. */
static size_t ground_goals_most(const struct problem *problem)
{
    return NUMBERED_LIMIT - problem->domain->limits.wants;
}

static void add_ground_goal(struct grounding *grounding, const struct goal *goal,
                            const struct binding *binding, struct dnf condition)
{
    struct problem *problem = grounding->problem;
    size_t *arguments = pool_take(grounding->pool, (binding->count + 1) * sizeof *arguments);
    memcpy(arguments, binding->symbols, binding->count * sizeof *arguments);
    struct ground_goal *result = POOL_ITEM(grounding->pool, problem->goals, problem->goal_count);
    result->goal = goal;
    result->name = ground_name(grounding, goal->name, arguments, binding->count);
    result->arguments = arguments;
    result->condition = condition;
}

/* A number of a goal that an amount tells, or that is written. An error is reported of one
 * instance. */
static int32_t number_of_goal(struct grounding *grounding, struct goal *goal,
                              const struct binding *binding, struct numeric_expression expression,
                              int64_t number, const struct amount **computed)
{
    if (expression.term && !goal->faulty)
        goal->faulty = !numeric_value_or_amount(grounding, &expression, binding, &number, computed);
    return (int32_t)number;
}

static void find_numbers(struct grounding *grounding, struct goal *goal,
                         const struct binding *binding, struct ground_goal *ground)
{
    struct numeric_expression priority = {&priority_kind, goal->priority_amount, ground->name, {0}},
                              value = {&value_kind, goal->value_amount, ground->name, {0}};
    ground->priority = number_of_goal(grounding, goal, binding, priority, goal->priority,
                                      &ground->computed_priority);
    ground->value =
        number_of_goal(grounding, goal, binding, value, goal->value, &ground->computed_value);
}

/* What must hold before each step for a goal, and when it may be chosen. That it holds is looked at no
 * more where the goal does. */
static void find_lasting(struct grounding *grounding, const struct goal *goal,
                         struct binding *binding, struct ground_goal *ground)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    ground->chosen_when = ground->relevant;
    if (!goal->lasting.count)
        return;
    struct dnf lasting = dnf_of_conditions(grounding, &goal->lasting, binding);
    warn_of_unfit_in_conditions(grounding, &goal->lasting, NULL, binding);
    if (dnf_is_always(&lasting))
        return;
    struct dnf either = dnf_or(making_dnf, &lasting, &ground->condition);
    struct dnf both = dnf_and(making_dnf, &ground->relevant, &either);
    bool too_many = making_dnf->exhausted || both.count > DNF_BOXES;
    ground->lasting = lasting;
    ground->chosen_when = keep_dnf(grounding, &both);
    grounding->effort++;
    if (too_many)
        report_too_large(grounding, goal->lasting.items[0]->place, DNF_BOXES,
                         "boxes of 'relevant' and 'while' of a goal together");
}

/* Grounds a goal under a binding. An instance that constants rule out is left out, but not a goal
 * without parameters, which has a number of its own in C. */
static void visit_goal(struct grounding *grounding, void *context, struct binding *binding)
{
    struct goal *goal = context;
    struct problem *problem = grounding->problem;
    struct dnf condition = dnf_of_conditions(grounding, &goal->conditions, binding);
    warn_of_unfit_in_conditions(grounding, &goal->conditions, &goal->relevant, binding);
    warn_of_unfit_in_conditions(grounding, &goal->relevant, NULL, binding);
    if (grounding->failed || (!condition.count && goal->parameters.count > 0))
        return;
    if (problem->goal_count == ground_goals_most(problem)) {
        grounding->left_out++;
        return;
    }
    add_ground_goal(grounding, goal, binding, condition);
    struct ground_goal *added = &problem->goals[problem->goal_count - 1];
    added->relevant = dnf_of_conditions(grounding, &goal->relevant, binding);
    if (goal->best_effort && !grounding->failed)
        added->effort = ground_effort_of(grounding, goal, binding);
    find_lasting(grounding, goal, binding, added);
    find_numbers(grounding, goal, binding, added);
}

static bool can_hold(const struct problem *problem, const struct goal *goal)
{
    for (size_t i = 0; i < goal->ground_count; i++)
        if (problem->goals[goal->ground_first + i].condition.count > 0)
            return true;
    return false;
}

static void ground_goal(struct grounding *grounding, struct goal *goal)
{
    struct problem *problem = grounding->problem;
    struct binding binding = new_binding(grounding, 0);
    struct visitor visitor = {visit_goal, goal, goal->place,
                              pool_format(grounding->pool, "goal '%s'", goal->name)};
    goal->ground_first = problem->goal_count;
    if (goal->parameters.count > 0)
        for_each_instance(grounding, &goal->parameters, &goal->conditions, &visitor);
    else
        visit_goal(grounding, goal, &binding);
    goal->ground_count = problem->goal_count - goal->ground_first;
    if (grounding->left_out)
        report_too_many_instances(
            grounding, visitor.place,
            "with %s there are %s ground goals (%s of its own), and there can be at "
            "most %zu%s",
            visitor.what, words_of_instance_count(grounding, problem->goal_count),
            words_of_instance_count(grounding, goal->ground_count), ground_goals_most(problem),
            problem->domain->limits.wants ? ", together with 'wants'" : "");
    if (!grounding->failed && !can_hold(problem, goal))
        report_warning(grounding->domain->parsing.diagnostics, "never-applicable", goal->place,
                       "the conditions of goal '%s' can never hold", goal->name);
}

void ground_goals(struct grounding *grounding)
{
    struct domain *domain = grounding->domain;
    bool fine = true;
    for (size_t i = 0; i < domain->goal_count && !grounding->failed; i++)
        fine &= !domain->goals[i].best_effort || find_bound_of_goal(grounding, &domain->goals[i]);
    grounding->failed |= !fine;
    for (size_t i = 0; i < domain->goal_count && !grounding->failed; i++)
        ground_goal(grounding, &domain->goals[i]);
}
