/* SPDX-License-Identifier: MIT */
/*
 * Warnings from the reachable states: goals that hold and actions that can be done in none
 * of them, root tasks that cannot be done in some, effects that are lost in some. A warning
 * that something happens looks at states that actions and rules lead to for sure. A warning
 * that something never happens also looks at whatever else the game may do, see
 * transitions_of.
 */
#include "domain/agent_type.h"
#include "analysis/achievable.h"
#include "analysis/analysis.h"
#include "analysis/reach.h"

#include <string.h>

/* The work that may be done in all searches for states, for root tasks that take no time, and for all
 * the rest. */
enum {
    REACH_WORK = 220000000,
    NEAR_WORK = 10000000,
    TIMELESS_WORK = 10000000,
    WARNING_WORK = 30000000
};

/* How many states are looked at where all of them are too many. */
enum { STATES_NEAR = 5000 };

struct reachability {
    struct analysis *analysis;
    struct allowance reaching, near, timing, allowance;
    struct saturating_effects losses;
    bool *acted; /* by action.number: it can be applicable */
    bool *held;  /* by goal.number: it can hold */
};

/* The facts that transitions read or add to, and those that an agent type's tasks read. */
static bool *marked_facts(struct reachability *reachability, struct pool *pool,
                          const struct transitions *transitions, size_t agent_type)
{
    const struct problem *problem = reachability->analysis->problem;
    size_t root = problem->roots[agent_type];
    bool *marked = pool_take(pool, problem->variable_count + 1);
    for (size_t i = 0; i < transitions->count; i++) {
        const struct transition *transition = &transitions->items[i];
        for (size_t j = 0; j < transition->box->count; j++)
            marked[transition->box->constraints[j].variable] = true;
        mark_facts_read_by_sums(transition->box, marked);
        for (size_t j = 0; j < transition->changes->count; j++)
            marked[transition->changes->items[j].variable] |= transition->changes->items[j].adds;
    }
    if (root != SIZE_MAX &&
        !mark_facts_read_by_task(pool, problem, &reachability->allowance, root, marked))
        memset(marked, true, problem->variable_count);
    return marked;
}

/* Notes which actions were applicable and which goals held. */
static void note_fired(struct reachability *reachability, const struct transitions *transitions,
                       const bool *fired, size_t agent_type)
{
    const struct problem *problem = reachability->analysis->problem;
    const struct agent_type *who = &problem->domain->agent_types[agent_type];
    for (size_t i = 0; i < transitions->count; i++) {
        const struct transition *transition = &transitions->items[i];
        if (!fired[i])
            continue;
        if (transition->origin == BY_ACTION)
            reachability->acted[problem->actions[transition->number].action->number] = true;
        if (transition->origin == BY_GOAL &&
            may_pursue_goal(who, problem->goals[transition->number].goal))
            reachability->held[problem->goals[transition->number].goal->number] = true;
    }
}

/* Looks at the states nearest to the start, where there are too many of them. */
static void look_near(struct reachability *reachability, struct pool *pool, const bool *marked,
                      const struct reachable *all, size_t agent_type)
{
    struct reachable near = {.transitions = all->transitions, .space.problem = all->space.problem};
    struct allowance *allowance = &reachability->near;
    if (!find_nearest_reachable_states(pool, marked, allowance, STATES_NEAR, &near))
        return;
    warn_of_dead_ends_near_start(reachability->analysis, agent_type, &near, allowance);
    warn_of_timeless_root_task(reachability->analysis, agent_type, &near, &reachability->timing);
}

/* The states that come about for sure: false if they cannot be counted. */
static bool look_at_sure_states(struct reachability *reachability, struct pool *pool,
                                size_t agent_type)
{
    struct analysis *analysis = reachability->analysis;
    struct transitions transitions =
        transitions_of(pool, analysis->problem, analysis->can[agent_type], false);
    struct reachable reachable = {.transitions = &transitions, .space.problem = analysis->problem};
    const bool *marked = marked_facts(reachability, pool, &transitions, agent_type);
    if (!find_reachable_states(pool, marked, &reachability->reaching, &reachable)) {
        note_saturation_by_preconditions(&reachability->losses, analysis->can[agent_type]);
        look_near(reachability, pool, marked, &reachable, agent_type);
        return false;
    }
    bool *fired = pool_take(pool, transitions.count + 1);
    find_fired_transitions(&reachable, fired);
    note_fired(reachability, &transitions, fired, agent_type);
    note_saturating_effects(&reachability->losses, &reachable);
    warn_of_root_task_dead_ends(analysis, agent_type, &reachable, &reachability->allowance);
    warn_of_timeless_root_task(analysis, agent_type, &reachable, &reachability->timing);
    return true;
}

/* Looks at the states that may come about besides. */
static void look_at_possible_states(struct reachability *reachability, struct pool *pool,
                                    size_t agent_type, bool countable)
{
    struct analysis *analysis = reachability->analysis;
    struct transitions transitions =
        transitions_of(pool, analysis->problem, analysis->can[agent_type], true);
    struct reachable reachable = {.transitions = &transitions, .space.problem = analysis->problem};
    const bool *marked = marked_facts(reachability, pool, &transitions, agent_type);
    bool *fired = pool_take(pool, transitions.count + 1);
    if (countable && find_reachable_states(pool, marked, &reachability->reaching, &reachable))
        find_fired_transitions(&reachable, fired);
    else
        mark_relaxed_transitions(pool, analysis->problem, &transitions, &reachability->allowance,
                                 fired);
    note_fired(reachability, &transitions, fired, agent_type);
}

/* ------------------------------------------------------------------- warnings */

static bool is_goal_wanted(const struct domain *domain, const struct goal *goal)
{
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (may_pursue_goal(&domain->agent_types[i], goal))
            return true;
    return false;
}

static bool is_action_had(const struct domain *domain, size_t number)
{
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (can_do(&domain->agent_types[i], domain->actions[number]))
            return true;
    return false;
}

/* Whether there is still an action that was not applicable, or a goal that did not hold. */
static bool is_anything_missing(const struct reachability *reachability)
{
    const struct domain *domain = reachability->analysis->problem->domain;
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->ground_count && !reachability->acted[i])
            return true;
    for (size_t i = 0; i < domain->goal_count; i++)
        if (!reachability->held[i])
            return true;
    return false;
}

static void warn_of_missing(const struct reachability *reachability)
{
    const struct problem *problem = reachability->analysis->problem;
    const struct domain *domain = problem->domain;
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->ground_count && !domain->actions[i]->in_subtasks &&
            !domain->actions[i]->road && !reachability->acted[i] && is_action_had(domain, i))
            report_warning(reachability->analysis->diagnostics, "never-applicable",
                           domain->actions[i]->place,
                           "the preconditions of action '%s' hold in no state that actions and "
                           "rules lead to",
                           domain->actions[i]->name);
    for (size_t i = 0; i < problem->goal_count; i++) {
        const struct goal *goal = problem->goals[i].goal;
        if (i == goal->ground_first && problem->goals[i].condition.count &&
            !reachability->held[goal->number] && is_goal_wanted(domain, goal))
            report_warning(reachability->analysis->diagnostics, "unreachable-goal", goal->place,
                           "goal '%s' holds in no state that actions and rules lead to",
                           goal->name);
    }
}

void warn_by_reachable_states(struct analysis *analysis)
{
    const struct domain *domain = analysis->problem->domain;
    struct reachability reachability = {.analysis = analysis,
                                        .reaching = {REACH_WORK},
                                        .near = {NEAR_WORK},
                                        .timing = {TIMELESS_WORK},
                                        .allowance = {WARNING_WORK}};
    bool *countable = pool_take(analysis->pool, domain->agent_type_count);
    struct pool *scratch = pool_new();
    reachability.losses = saturating_effects_new(analysis, &reachability.allowance);
    reachability.acted = pool_take(analysis->pool, domain->action_count + 1);
    reachability.held = pool_take(analysis->pool, domain->goal_count + 1);
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        countable[i] = look_at_sure_states(&reachability, scratch, i);
        pool_clear(scratch);
    }
    for (size_t i = 0; i < domain->agent_type_count && is_anything_missing(&reachability); i++) {
        look_at_possible_states(&reachability, scratch, i, countable[i]);
        pool_clear(scratch);
    }
    pool_free(scratch);
    warn_of_saturating_effects(&reachability.losses);
    warn_of_missing(&reachability);
}
