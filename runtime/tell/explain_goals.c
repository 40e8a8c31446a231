/* SPDX-License-Identifier: MIT */
/*
 * Explains which goal an agent would pursue now, and why not the others. Rests on agent_goals.c and
 * agent_pursue.c, which choose: the goals are tried here by the same functions, until one has a plan.
 * A goal without a plan is left out meanwhile as those that back off are; afterwards its back-off is
 * what it was.
 */
#include "tell/explain.h"
#include "agent/seeds.h"
#include "state/levels.h"

/* What marks a goal that was tried here in vain: no back-off is that long. */
#define TRIED UINT32_MAX

/* Time may have passed since, in ticks that were refused. */
static bool was_tried(const gg_backoff *backoff)
{
    return backoff->waits > TRIED / 2;
}

/* What the goals of an agent stand against. */
typedef struct gg_contest {
    const uint64_t *view;
    int64_t bar;       /* the priority to be exceeded by a goal that takes the plan's place */
    uint16_t chosen;   /* the goal that would be chosen now, or GG_NONE */
    int32_t of_chosen; /* its priority */
    bool is_planning;  /* whether a planning is under way, which is not given up */
} gg_contest;

/* Whether the agent's n-th goal is told with one before it: a goal can also be wanted. */
static bool came_before(const gg_agent *agent, uint16_t n)
{
    for (uint16_t i = 0; i < n; i++)
        if (gg_pursuable_goal_at(agent, i) == gg_pursuable_goal_at(agent, n))
            return true;
    return false;
}

static gg_outcome plan(const gg_explaining *explaining, uint16_t goal, int32_t priority,
                       gg_plan *plan)
{
    const GG_ROM gg_seed_ops *seeding = seed_ops_of(explaining->agent->domain);
    gg_planner *planner = explaining->planner;
    const uint64_t *state = gg_agent_planning_state(explaining->agent);
    gg_bounds bounds;
    if (seeding)
        seeding->draw(explaining->agent);
    gg_explaining_bounds(explaining, state, priority, &bounds);
    gg_goal_problem problem = gg_goal_problem_of(explaining->agent, planner, goal, state);
    problem.bounds = bounds;
    if (seeding)
        seeding->put(explaining->agent, problem.asked);
    invalidate_search(planner);
    planner->busy = true;
    gg_outcome outcome = gg_plan_make(&planner->search, &problem, plan);
    planner->busy = false;
    return outcome;
}

/* ------------------------------------------------------ goals of best effort */

static void note_shortfall(uint32_t shortfall, gg_reason *reason)
{
    reason->short_by = shortfall == GG_NO_LEVEL ? 0 : shortfall;
}

/* Tells how far a goal of best effort is reached in a state. */
static void tell_shortfall(const gg_agent *agent, const uint64_t *state, gg_reason *reason)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_best_effort *effort = best_effort_of(domain, reason->index);
    const GG_ROM gg_level_ops *ops = effort ? best_efforts_of(domain)->ops : NULL;
    if (ops)
        note_shortfall(ops->shortfall(domain, effort, state), reason);
}

/* Tells how far a plan leads that begins now. */
static void tell_shortfall_of_plan(const gg_explaining *explaining, const gg_plan *plan,
                                   gg_reason *reason)
{
    uint64_t *state = replay_begin(explaining->agent, explaining->planner);
    (void)gg_plan_check(explaining->agent->domain, plan, 0, state);
    tell_shortfall(explaining->agent, state, reason);
}

/* Tells how far the agent's plan is to lead. */
static void tell_promise(const gg_agent *agent, gg_reason *reason)
{
    if (best_effort_of(agent->domain, reason->index))
        note_shortfall(*(const uint32_t *)gg_agent_part(
                           agent, agent->domain->features->best_efforts->agent_shortfall),
                       reason);
}

/* Tries goals as a decision would, one after the other, and tells how that ends for each. */
static void try_goals(const gg_explaining *explaining, gg_contest *contest)
{
    gg_agent *agent = explaining->agent;
    gg_planner *planner = explaining->planner;
    for (uint16_t goal;
         (goal = agent->domain->pursuit->find_best(agent, contest->view)) != GG_NONE;) {
        gg_plan found = {planner->steps, agent->domain->plan_limit, 0};
        int32_t priority = gg_goal_priority(agent, goal);
        gg_outcome outcome = plan(explaining, goal, priority, &found);
        bool has_one = outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
        gg_reason reason =
            gg_reason_make(has_one ? GG_WOULD_BE_CHOSEN : GG_HAS_NO_PLAN, GG_NONE, goal);
        reason.priority = priority;
        reason.outcome = (uint8_t)outcome;
        reason.steps = found.steps;
        reason.step_count = found.length;
        tell_shortfall_of_plan(explaining, &found, &reason);
        gg_reason_tell_it(explaining, &reason);
        if (has_one) {
            contest->chosen = goal;
            contest->of_chosen = priority;
            return;
        }
        gg_backoff_of(agent, goal)->waits = TRIED;
    }
}

static void forget_tries(const gg_agent *agent)
{
    for (uint32_t i = 0; i < backoff_count(agent->domain); i++)
        if (was_tried(&gg_backoffs_of(agent)[i]))
            gg_backoffs_of(agent)[i].waits = 0;
}

/* ---------------------------------------------------------------- goal by goal */

/* Tells with which priority the goal comes first that a reason names. */
static void tell_first(int64_t priority, gg_reason *reason)
{
    reason->other_priority = priority < INT32_MAX ? (int32_t)priority : INT32_MAX;
}

static uint32_t inertia_of_other(const gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_commitments *commitments = commitments_of(agent->domain);
    return commitments ? commitments->ops->inertia(agent, goal) : 0;
}

/* Why a goal that is open is not chosen: something else comes first. */
static void tell_outbid(const gg_explaining *explaining, const gg_contest *contest,
                        gg_reason *reason)
{
    gg_agent *agent = explaining->agent;
    int32_t priority = gg_goal_priority(agent, reason->index);
    bool by_plan = priority <= contest->bar;
    reason->priority = priority;
    reason->other = by_plan ? (has_plan(agent) ? agent->goal : GG_NONE) : contest->chosen;
    if (is_uninterruptible(agent) && !by_plan) {
        reason->kind = GG_IS_BOUND;
        reason->other = gg_running_action(agent);
    } else if (contest->is_planning && !by_plan) {
        reason->kind = GG_HAS_TO_WAIT;
    } else {
        reason->kind = GG_IS_OUTBID;
        if (reason->other != GG_NONE)
            reason->inertia = inertia_of_other(agent, reason->other);
        tell_first(by_plan ? contest->bar : (int64_t)contest->of_chosen + reason->inertia, reason);
    }
}

/* Why a back-off keeps a goal from being chosen; false: there is none. */
static bool tell_backoff(const gg_agent *agent, uint16_t goal, gg_reason *reason)
{
    const gg_backoff *backoff = gg_backoff_of(agent, goal);
    bool failed = backoff->failures > (goal_retry_of(agent->domain, goal) ? 0 : 1);
    if (backoff->left > 0) {
        reason->kind = failed ? GG_BACKS_OFF : GG_COOLS_DOWN;
        reason->count = failed ? backoff->failures : 0;
        reason->time = backoff->left;
    } else if (backoff->waits > 0) {
        reason->kind = GG_WAS_PLANLESS;
        reason->count = backoff->unplanned;
        reason->time = backoff->waits;
    }
    return (backoff->left | backoff->waits) != 0;
}

static bool is_given_up(const gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    const GG_ROM gg_whiles *whiles = whiles_of(agent->domain);
    return whiles && whiles->ops->is_given_up(agent, goal, view);
}

static void tell_goal(const gg_explaining *explaining, const gg_contest *contest, uint16_t goal)
{
    gg_agent *agent = explaining->agent;
    const GG_ROM gg_domain *domain = agent->domain;
    gg_reason reason = gg_reason_make(GG_HOLDS, GG_NONE, goal);
    if (goal == agent->goal && has_plan(agent)) {
        reason.kind = GG_IS_PURSUED;
        reason.priority = gg_goal_priority(agent, goal);
        gg_reason_add_plan_rest(agent, &reason);
        tell_promise(agent, &reason);
    } else if (contest->is_planning && goal == contest->chosen) {
        reason.kind = GG_IS_PLANNED;
        reason.priority = contest->of_chosen;
    } else if (is_given_up(agent, goal, contest->view)) {
        const GG_ROM gg_whiles *whiles = whiles_of(domain);
        reason.kind = GG_WHILE_FAILS;
        gg_reason_add_failing_fact(agent, &reason,
                                   ref_to_table(&whiles->all[whiles->of_goals[goal]].condition),
                                   contest->view);
    } else if (!gg_goal_is_relevant(agent, goal, contest->view)) {
        const GG_ROM gg_condition *relevant = &domain->goals[goal].relevant;
        reason.kind = GG_IS_IRRELEVANT;
        gg_reason_add_failing_fact(agent, &reason, ref_to_table(relevant), contest->view);
    } else if (!gg_goal_holds_after_claims(agent, goal, contest->view) &&
               !tell_backoff(agent, goal, &reason)) {
        tell_outbid(explaining, contest, &reason);
    }
    if (reason.kind == GG_WAS_PLANLESS)
        tell_shortfall(agent, contest->view, &reason);
    gg_reason_tell_it(explaining, &reason);
}

/* ------------------------------------------------------------------------ all */

/* Works out what comes first, and tells of the goals that are tried for that. */
static void explain_goals_begin(const gg_explaining *explaining, gg_contest *contest)
{
    gg_agent *agent = explaining->agent;
    contest->view = gg_agent_view(agent);
    contest->bar = gg_goal_priority_to_exceed(agent, contest->view);
    contest->chosen = GG_NONE;
    contest->of_chosen = 0;
    contest->is_planning = agent->wanted != GG_NONE && agent->spent > 0 &&
                           !is_uninterruptible(agent) &&
                           gg_goal_may_replace_plan(agent, agent->wanted, contest->view);
    if (contest->is_planning) {
        contest->chosen = agent->wanted;
        contest->of_chosen = gg_goal_priority(agent, agent->wanted);
    } else if (!is_uninterruptible(agent)) {
        try_goals(explaining, contest);
    }
}

static void explain_goals(gg_explaining *explaining)
{
    gg_agent *agent = explaining->agent;
    gg_contest contest;
    explain_goals_begin(explaining, &contest);
    for (uint16_t i = 0; i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        bool is_told = goal != GG_NONE && (was_tried(gg_backoff_of(agent, goal)) ||
                                           (goal == contest.chosen && !contest.is_planning));
        if (goal != GG_NONE && !is_told && !came_before(agent, i))
            tell_goal(explaining, &contest, goal);
    }
    forget_tries(agent);
    explaining->first = contest.chosen;
    if (contest.chosen == GG_NONE && has_plan(agent))
        explaining->first = agent->goal;
    bool goes_on = contest.is_planning && has_plan(agent) && agent->goal == GG_NONE;
    explaining->is_taken = explaining->first != GG_NONE && !goes_on;
}

const GG_ROM gg_explaining_ops gg_goal_reasons = {explain_goals};
