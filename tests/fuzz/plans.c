/* SPDX-License-Identifier: MIT */
/*
 * Replays each plan that the runtime finds under the fuzzer: every step can be carried
 * out, what must be kept holds after each, no action is in it that is kept out, and at
 * the end stands what it was made for. See fuzz.h.
 */
#include "cli/planner.h"
#include "fuzz.h"
#include "gg.h"

#include <stdlib.h>
#include <string.h>

/* The state that the search under way began with, which its aim only points to. */
static struct {
    const gg_search *search;
    uint64_t *state;
} begun;

static size_t state_size(const gg_domain *domain)
{
    return domain->word_count * sizeof(uint64_t);
}

static uint64_t *copy_of(const gg_domain *domain, const uint64_t *state)
{
    uint64_t *copy = malloc(state_size(domain) + 1);
    never(!copy);
    if (domain->word_count)
        memcpy(copy, state, state_size(domain));
    return copy;
}

static void check_bounds(const gg_domain *domain, const gg_bounds *bounds, uint16_t step,
                         const uint64_t *after)
{
    for (uint16_t i = 0; bounds->kept && i < domain->goal_count; i++)
        never(bounds->kept[i / 64] >> i % 64 & 1 &&
              !gg_holds(domain, &domain->goals[i].condition, after));
    for (uint16_t i = 0; i < bounds->excluded_count; i++)
        never(bounds->excluded[i].left && bounds->excluded[i].action == step);
}

/* goal: what must hold at the end; NULL: nothing. */
static void replay(const gg_domain *domain, const gg_bounds *bounds, const uint64_t *from,
                   const gg_plan *plan, const gg_condition *goal)
{
    uint64_t *state = copy_of(domain, from), *checked = copy_of(domain, from);
    never(plan->length > plan->capacity);
    for (uint16_t i = 0; i < plan->length; i++) {
        never(plan->steps[i] >= gg_ground_action_count(domain));
        never(!gg_can_do(domain, plan->steps[i], state));
        gg_do(domain, plan->steps[i], state);
        check_bounds(domain, bounds, plan->steps[i], state);
    }
    never(gg_plan_check(domain, plan, 0, checked) != plan->length);
    never(domain->word_count && memcmp(state, checked, state_size(domain)) != 0);
    never(goal && !gg_holds(domain, goal, state));
    free(state);
    free(checked);
}

static const gg_condition *goal_of(const gg_goal_problem *goal_problem)
{
    const gg_domain *domain = goal_problem->domain;
    const gg_best_efforts *efforts = domain->features ? domain->features->best_efforts : NULL;
    if (goal_problem->goal == GG_NONE)
        return goal_problem->condition;
    if (efforts && goal_problem->goal < domain->goal_count && efforts->of_goals[goal_problem->goal])
        return &efforts->of_goals[goal_problem->goal]->rest;
    return goal_problem->goal < domain->goal_count
               ? &domain->goals[goal_problem->goal].condition
               : &domain->subgoals[goal_problem->goal - domain->goal_count];
}

static bool is_found(gg_outcome outcome)
{
    return outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
}

/* ------------------------------------------------- in the place of the program's */

gg_outcome __real_gg_search_begin(gg_search *search, const gg_goal_problem *goal_problem,
                                  gg_plan *plan);
gg_outcome __real_gg_search_run(gg_search *search, uint32_t expansions);
gg_outcome __real_gg_plan_make(gg_search *search, const gg_goal_problem *goal_problem,
                               gg_plan *plan);
gg_outcome __real_gg_decompose(const gg_task_problem *task_problem, gg_workspace *workspace,
                               gg_plan *plan);
bool __real_planning_check_plan(const struct planning *planning, const gg_condition *goal);
gg_outcome __wrap_gg_search_begin(gg_search *search, const gg_goal_problem *goal_problem,
                                  gg_plan *plan);
gg_outcome __wrap_gg_search_run(gg_search *search, uint32_t expansions);
gg_outcome __wrap_gg_plan_make(gg_search *search, const gg_goal_problem *goal_problem,
                               gg_plan *plan);
gg_outcome __wrap_gg_decompose(const gg_task_problem *task_problem, gg_workspace *workspace,
                               gg_plan *plan);
bool __wrap_planning_check_plan(const struct planning *planning, const gg_condition *goal);

gg_outcome __wrap_gg_search_begin(gg_search *search, const gg_goal_problem *goal_problem,
                                  gg_plan *plan)
{
    free(begun.state);
    begun.search = search;
    begun.state = copy_of(goal_problem->domain, goal_problem->state);
    gg_outcome outcome = __real_gg_search_begin(search, goal_problem, plan);
    if (is_found(outcome))
        replay(goal_problem->domain, &goal_problem->bounds, begun.state, plan,
               goal_of(goal_problem));
    return outcome;
}

gg_outcome __wrap_gg_search_run(gg_search *search, uint32_t expansions)
{
    gg_outcome outcome = __real_gg_search_run(search, expansions);
    if (is_found(outcome) && begun.search == search)
        replay(search->problem.domain, &search->problem.bounds, begun.state, search->plan,
               goal_of(&search->problem));
    return outcome;
}

gg_outcome __wrap_gg_plan_make(gg_search *search, const gg_goal_problem *goal_problem,
                               gg_plan *plan)
{
    uint64_t *from = copy_of(goal_problem->domain, goal_problem->state);
    gg_outcome outcome = __real_gg_plan_make(search, goal_problem, plan);
    if (is_found(outcome))
        replay(goal_problem->domain, &goal_problem->bounds, from, plan, goal_of(goal_problem));
    free(from);
    return outcome;
}

gg_outcome __wrap_gg_decompose(const gg_task_problem *task_problem, gg_workspace *workspace,
                               gg_plan *plan)
{
    uint64_t *from = copy_of(task_problem->domain, task_problem->state);
    gg_outcome outcome = __real_gg_decompose(task_problem, workspace, plan);
    if (is_found(outcome))
        replay(task_problem->domain, &task_problem->bounds, from, plan, NULL);
    free(from);
    return outcome;
}

bool __wrap_planning_check_plan(const struct planning *planning, const gg_condition *goal)
{
    bool replays = __real_planning_check_plan(planning, goal);
    never(!replays);
    return replays;
}
