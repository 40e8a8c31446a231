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

/* How a goal that is weighed stands to others. */
typedef struct gg_stand {
    int64_t priority, net; /* net: its value less the cost of its plan, with its inertia */
    uint32_t inertia;
} gg_stand;

/* What the goals of an agent stand against. */
typedef struct gg_contest {
    const uint64_t *view;
    int64_t bar;       /* the priority to be exceeded by a goal that takes the plan's place */
    uint16_t chosen;   /* the goal that would be chosen now, or GG_NONE */
    int32_t of_chosen; /* its priority */
    bool is_planning;  /* whether a planning is under way, which is not given up */
    gg_stand of_plan;  /* of goals that are weighed: how that of the plan stands, */
    gg_stand first;    /* and the one that would be chosen or, if there is none, that of the plan */
} gg_contest;

/* Whether the agent's n-th goal is told with one before it: a goal can also be wanted. */
static bool came_before(const gg_agent *agent, uint16_t n)
{
    for (uint16_t i = 0; i < n; i++)
        if (gg_pursuable_goal_at(agent, i) == gg_pursuable_goal_at(agent, n))
            return true;
    return false;
}

/* Plans a goal; draws: whether costs are drawn anew for it. */
static gg_outcome plan(const gg_explaining *explaining, uint16_t goal, int64_t priority, bool draws,
                       gg_plan *plan)
{
    const GG_ROM gg_seed_ops *seeding = seed_ops_of(explaining->agent->domain);
    gg_planner *planner = explaining->planner;
    const uint64_t *state = gg_agent_planning_state(explaining->agent);
    gg_bounds bounds;
    if (seeding && draws)
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
        gg_outcome outcome = plan(explaining, goal, priority, true, &found);
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

/* ------------------------------------------------------ goals that are weighed */

static uint32_t inertia_of_other(const gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_commitments *commitments = commitments_of(agent->domain);
    return commitments ? commitments->ops->inertia(agent, goal) : 0;
}

/* Of equal ones, the one that the agent holds on to comes first. */
static bool stands_above(const gg_stand *a, const gg_stand *b)
{
    if (a->priority != b->priority)
        return a->priority > b->priority;
    return a->net != b->net ? a->net > b->net : a->inertia > 0 && b->inertia == 0;
}

/* Notes in a reason what its goal comes to, and how it stands then. */
static gg_stand stand_of(gg_agent *agent, int64_t value, uint64_t cost, gg_reason *reason)
{
    uint32_t inertia = inertia_of_other(agent, reason->index);
    gg_stand stand = {reason->priority, value - (int64_t)cost + inertia, inertia};
    reason->weighed = value < GG_ANY_COST;
    if (!reason->weighed) {
        stand.priority += inertia;
        stand.net = value;
    }
    reason->value = reason->weighed ? (int32_t)value : 0;
    reason->cost = cost < UINT32_MAX ? (uint32_t)cost : UINT32_MAX;
    return stand;
}

/* The same of the goal of the plan. */
static gg_stand stand_of_plan(const gg_explaining *explaining, gg_reason *reason)
{
    gg_agent *agent = explaining->agent;
    const GG_ROM gg_value_ops *ops = values_of(agent->domain)->ops;
    int64_t value = ops->value(agent, agent->goal);
    reason->priority = gg_goal_priority(agent, agent->goal);
    return stand_of(agent, value,
                    value < GG_ANY_COST ? ops->cost_left(agent, explaining->planner) : 0, reason);
}

/* Plans an open goal, and tells in a reason what comes of that. Whether it has a plan that is worth it. */
static bool is_worth_it(const gg_explaining *explaining, gg_reason *reason, gg_stand *stand)
{
    gg_agent *agent = explaining->agent;
    gg_planner *planner = explaining->planner;
    gg_plan found = {planner->steps, agent->domain->plan_limit, 0};
    int64_t value = values_of(agent->domain)->ops->value(agent, reason->index);
    reason->priority = gg_goal_priority(agent, reason->index);
    reason->outcome = (uint8_t)plan(explaining, reason->index, reason->priority, false, &found);
    reason->steps = found.steps;
    reason->step_count = found.length;
    reason->kind = GG_HAS_NO_PLAN;
    if (reason->outcome != GG_FOUND && reason->outcome != GG_FOUND_UNPROVEN)
        return false;
    *stand = stand_of(agent, value, planner->search.cost, reason);
    reason->kind = value > planner->search.cost ? GG_WOULD_BE_CHOSEN : GG_IS_NOT_WORTH_IT;
    return reason->kind == GG_WOULD_BE_CHOSEN;
}

/* How the goal of the plan stands to others; a plan that is not worth what is left gives way to any. */
static void weigh_plan(const gg_explaining *explaining, gg_contest *contest)
{
    gg_agent *agent = explaining->agent;
    const gg_stand none = {GG_BELOW_ALL, 0, 0};
    gg_reason reason = gg_reason_make(GG_IS_PURSUED, GG_NONE, agent->goal);
    contest->of_plan = none;
    if (has_plan(agent) && agent->goal != GG_NONE &&
        gg_goal_is_relevant(agent, agent->goal, contest->view))
        contest->of_plan = stand_of_plan(explaining, &reason);
    if (contest->of_plan.net <= 0)
        contest->of_plan = none;
    if (agent->domain->team && agent->domain->team->bar(agent) >= contest->of_plan.priority) {
        contest->of_plan.priority = agent->domain->team->bar(agent);
        contest->of_plan.net = INT64_MAX;
    }
}

/* Weighs all goals, each by its cheapest plan. */
static void weigh_goals(const gg_explaining *explaining, gg_contest *contest)
{
    gg_agent *agent = explaining->agent;
    const GG_ROM gg_seed_ops *seeding = seed_ops_of(agent->domain);
    if (seeding && !has_plan(agent))
        seeding->draw(agent);
    weigh_plan(explaining, contest);
    contest->first = contest->of_plan;
    for (uint16_t i = 0; i < pursuable_goal_count(agent); i++) {
        gg_reason reason = gg_reason_make(GG_HOLDS, GG_NONE, gg_pursuable_goal_at(agent, i));
        gg_stand stand;
        if (reason.index == GG_NONE || came_before(agent, i) ||
            !gg_goal_is_open(agent, reason.index, contest->view) ||
            !is_worth_it(explaining, &reason, &stand) || !stands_above(&stand, &contest->first))
            continue;
        contest->first = stand;
        contest->chosen = reason.index;
        contest->of_chosen = reason.priority;
    }
}

/* Tells of the goal that would be chosen. */
static void tell_chosen(const gg_explaining *explaining, const gg_contest *contest)
{
    gg_reason reason = gg_reason_make(GG_HOLDS, GG_NONE, contest->chosen);
    gg_stand stand;
    if (contest->chosen != GG_NONE && is_worth_it(explaining, &reason, &stand))
        gg_reason_tell_it(explaining, &reason);
}

static int32_t cut_to_32_bits(int64_t net)
{
    return net > INT32_MAX ? INT32_MAX : net < -INT32_MAX ? -INT32_MAX : (int32_t)net;
}

/* Why a goal that is open is not chosen among those that are weighed. */
static void tell_weighed(const gg_explaining *explaining, const gg_contest *contest,
                         gg_reason *reason)
{
    gg_agent *agent = explaining->agent;
    gg_stand stand;
    if (!is_worth_it(explaining, reason, &stand))
        return;
    reason->other = contest->chosen != GG_NONE ? contest->chosen
                    : has_plan(agent)          ? agent->goal
                                               : GG_NONE;
    reason->kind = GG_IS_OUTBID;
    reason->other_priority = cut_to_32_bits(contest->first.priority);
    if (is_uninterruptible(agent) && stands_above(&stand, &contest->of_plan)) {
        reason->kind = GG_IS_BOUND;
        reason->other = gg_running_number(agent);
    } else if (reason->weighed && contest->first.net < GG_ANY_COST / 2 &&
               contest->first.priority == stand.priority && reason->other != GG_NONE) {
        reason->kind = GG_IS_OUTWEIGHED;
        reason->priority = cut_to_32_bits(stand.net);
        reason->other_priority = cut_to_32_bits(contest->first.net);
        reason->inertia = contest->first.inertia;
    } else if (contest->first.net >= GG_ANY_COST / 2) {
        reason->inertia = contest->first.inertia;
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
        reason->other = gg_running_number(agent);
    } else if (contest->is_planning && !by_plan) {
        reason->kind = GG_HAS_TO_WAIT;
    } else {
        reason->kind = GG_IS_OUTBID;
        if (reason->other != GG_NONE)
            reason->inertia = inertia_of_other(agent, reason->other);
        tell_first(by_plan ? contest->bar : (int64_t)contest->of_chosen + reason->inertia, reason);
    }
}

/* Whether a goal rests as its plan was not worth it, and still is not. */
static bool tell_not_worth_it(const gg_explaining *explaining, gg_reason *reason)
{
    const gg_agent *agent = explaining->agent;
    const gg_backoff *backoff = gg_backoff_of(agent, reason->index);
    gg_reason tried = *reason;
    gg_stand stand;
    if (!values_of(agent->domain) || backoff->left > 0 || backoff->waits == 0 || agent->spent > 0 ||
        is_worth_it(explaining, &tried, &stand) || tried.kind != GG_IS_NOT_WORTH_IT)
        return false;
    *reason = tried;
    return true;
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
        if (values_of(domain))
            (void)stand_of_plan(explaining, &reason);
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
               !tell_not_worth_it(explaining, &reason) && !tell_backoff(agent, goal, &reason)) {
        if (values_of(domain) && !contest->is_planning)
            tell_weighed(explaining, contest, &reason);
        else
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
    bool weighs = values_of(agent->domain) != NULL;
    contest->is_planning =
        agent->wanted != GG_NONE && agent->spent > 0 && !is_uninterruptible(agent) &&
        (weighs || gg_goal_may_replace_plan(agent, agent->wanted, contest->view));
    if (contest->is_planning) {
        contest->chosen = agent->wanted;
        contest->of_chosen = gg_goal_priority(agent, agent->wanted);
    } else if (weighs && !is_uninterruptible(agent)) {
        weigh_goals(explaining, contest);
        tell_chosen(explaining, contest);
    } else if (weighs) {
        weigh_plan(explaining, contest);
        contest->first = contest->of_plan;
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
