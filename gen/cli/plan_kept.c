/* SPDX-License-Identifier: MIT */
/*
 * Goals that hold and are to be kept (`keep: true`): a plan must not break them, as in the
 * game. Which they are follows from the start state and the priority of what is planned.
 */
#include "cli/planner.h"

#include <stdio.h>

static bool is_kept(const struct planning *planning, uint16_t goal)
{
    return planning->kept && (planning->kept[goal / 64] >> goal % 64 & 1);
}

int32_t planning_priority(const struct planning *planning, uint16_t goal)
{
    const gg_domain *domain = &planning->tables->domain;
    const gg_expressions *expressions = domain->features->expressions;
    int32_t priority = domain->goals[goal].priority;
    return expressions ? expressions->ops->value(domain, expressions->priorities, goal,
                                                 domain->start, priority)
                       : priority;
}

void planning_set_kept_goals(struct planning *planning, int64_t priority)
{
    const gg_domain *domain = &planning->tables->domain;
    const gg_agent_type *agent_type = &planning->agent_type;
    uint64_t *kept = pool_take(planning->pool, (domain->goal_count / 64 + 1u) * sizeof *kept);
    bool any = false;
    for (uint16_t i = 0; i < agent_type->goal_count; i++) {
        uint16_t number = agent_type->goals[i];
        const gg_goal *goal = &domain->goals[number];
        if (!goal->keep || planning_priority(planning, number) < priority ||
            !gg_holds(domain, &goal->relevant, domain->start) ||
            !gg_holds(domain, &goal->condition, domain->start))
            continue;
        kept[number / 64] |= (uint64_t)1 << number % 64;
        any = true;
    }
    planning->kept = any ? kept : NULL;
}

const char *planning_goal_broken_in_state(const struct planning *planning, const uint64_t *state)
{
    const gg_domain *domain = &planning->tables->domain;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (is_kept(planning, i) && !gg_holds(domain, &domain->goals[i].condition, state))
            return planning->names->goals[i];
    return NULL;
}

/* Whether the goal does not hold after some step of the plan. */
static bool plan_kept_breaks(const struct planning *planning, uint16_t goal)
{
    const gg_domain *domain = &planning->tables->domain;
    uint64_t *state = pool_take(planning->pool, (domain->word_count + 1u) * sizeof *state);
    for (uint16_t i = 0; i < domain->word_count; i++)
        state[i] = domain->start[i];
    for (uint16_t i = 0; i < planning->plan.length; i++) {
        gg_do(domain, planning->plan.steps[i], state);
        if (!gg_holds(domain, &domain->goals[goal].condition, state))
            return true;
    }
    return false;
}

bool planning_plan_breaks_kept_goal(const struct planning *planning)
{
    for (uint16_t i = 0; i < planning->tables->domain.goal_count; i++)
        if (is_kept(planning, i) && plan_kept_breaks(planning, i))
            return true;
    return false;
}

/* ----------------------------------------------------------------- printing */

void planning_print_kept_goals(const struct planning *planning)
{
    const char *between = "kept: ";
    for (uint16_t i = 0; i < planning->tables->problem->goal_count; i++) {
        if (!is_kept(planning, i))
            continue;
        printf("%s%s", between, planning->names->goals[i]);
        between = ", ";
    }
    printf("%s", planning->kept ? "\n" : "");
}

void planning_add_kept_goals_json(const struct planning *planning, json_t *json)
{
    const struct problem *problem = planning->tables->problem;
    struct labelled_name *kept =
        pool_take(planning->pool, (problem->goal_count + 1) * sizeof *kept);
    size_t count = 0;
    for (uint16_t i = 0; i < problem->goal_count; i++)
        if (is_kept(planning, i))
            kept[count++] = labelled_goal_name(problem, i);
    object_add_labelled_names(json, "kept", kept, count);
}

void planning_report_broken_goals(const struct planning *planning)
{
    for (uint16_t i = 0; i < planning->tables->problem->goal_count; i++)
        if (is_kept(planning, i) && plan_kept_breaks(planning, i))
            fprintf(stderr,
                    "there is a plan that breaks '%s', a goal that holds and is to be kept\n",
                    planning->names->goals[i]);
}
