/* SPDX-License-Identifier: MIT */
/*
 * How an agent pursues goals: which one is planned next, over as many ticks as the agent's budget
 * demands, and what follows when it is reached. Rests on agent_goals.c,
 * agent_resting.c, agent_plan.c, planner_share.c and search.c. Only the tables of domains with
 * goals or wants name it (gg_domain.pursuit).
 */
#include "agent/pursuit.h"

/* ------------------------------------------------------------------- which one */

bool gg_pursue_retry_after_change(gg_agent *agent)
{
    return pursuable_goal_count(agent) > 0 && gg_shorten_backoffs_after_change(agent);
}

/* Whether there is a goal to be planned. A planning that is under way is given up when its goal
 * is not wanted any more, as the plan would be of no use. It is not given up for a better goal,
 * which may have no plan. */
static bool pursue_choose(gg_agent *agent, gg_planner *planner, bool looks)
{
    const uint64_t *view = gg_agent_view(agent);
    if (agent->wanted != GG_NONE && looks && !gg_goal_may_replace_plan(agent, agent->wanted, view))
        gg_planning_forget(agent, planner);
    if (agent->spent > 0 || !looks)
        return agent->wanted != GG_NONE;
    uint16_t best = agent->domain->pursuit->find_best(agent, view);
    bool is_new = best != agent->wanted && best != GG_NONE;
    agent->wanted = best;
    if (is_new)
        gg_trace_tell(agent, planner, GG_GOAL_CHOSEN, best, 0);
    return agent->wanted != GG_NONE; /* the trace may have taken a want back */
}

/* The goal of the plan is reached. */
static void pursue_reach(gg_agent *agent, gg_planner *planner)
{
    uint16_t goal = agent->goal;
    gg_backoff *backoff = gg_backoff_of(agent, goal);
    backoff->failures = backoff->unplanned = 0;
    backoff->waits = 0;
    backoff->left = goal < agent->domain->goal_count ? agent->domain->goals[goal].cooldown : 0;
    gg_trace_tell(agent, planner, GG_GOAL_REACHED, goal, 0);
    if (agent->walking)
        gg_step_abort(agent, planner);
    gg_plan_drop(agent);
    if (agent->domain->wants)
        agent->domain->wants->wanting->reach(agent, goal);
}

/* A plan whose actions all succeeded, and that did not lead to its goal, is made again. */
static void pursue_settle(gg_agent *agent, gg_planner *planner)
{
    uint16_t goal = agent->goal;
    if (gg_goal_is_reached(agent, goal, gg_agent_view(agent))) {
        pursue_reach(agent, planner);
    } else if (!has_plan(agent) && !agent->walking) {
        bool in_vain = !agent->broken;
        gg_plan_drop(agent);
        if (in_vain)
            gg_goal_repeat(agent, planner, goal);
    }
}

/* The same where goals have a `retry`: that comes in the place of the time until the plan is made
 * again. */
static void settle_with_retries(gg_agent *agent, gg_planner *planner)
{
    uint16_t goal = agent->goal;
    bool in_vain = goal_retry_of(agent->domain, goal) && !agent->broken && !has_plan(agent) &&
                   !agent->walking && !gg_goal_is_reached(agent, goal, gg_agent_view(agent));
    if (in_vain)
        agent->young = 0;
    pursue_settle(agent, planner);
    if (in_vain)
        gg_goal_retry_after_miss(agent, goal);
}

/* The same where goals are of best effort: what led as far as was promised was not in vain. */
static void settle_with_efforts(gg_agent *agent, gg_planner *planner)
{
    if (!agent->broken && !has_plan(agent) && !agent->walking && gg_best_effort_is_made(agent))
        gg_plan_drop(agent);
    else
        settle_with_retries(agent, planner);
}

void gg_pursue_look(gg_agent *agent, gg_planner *planner, bool changed)
{
    if (changed && agent->domain->wants)
        agent->domain->wants->wanting->look(agent, planner);
    if (agent->wanted == GG_NONE && planner->owner == agent)
        gg_planning_forget(agent, planner); /* its want was taken back */
}

/* Then the plan is over with that action, if the goal still holds; until then, this is asked again
 * after every change. */
bool gg_pursue_is_through(gg_agent *agent)
{
    if (!agent->running || !gg_goal_is_reached(agent, agent->goal, gg_agent_view(agent)))
        return false;
    for (uint16_t i = 0; i < agent->domain->word_count; i++)
        support_mask_of(agent)[i] = UINT64_MAX;
    return true;
}

/* -------------------------------------------------------------------- planning */

/* The problem of a goal of the agent from a state, without bounds. What the game is asked is kept
 * where the planning of tasks keeps it. */
static gg_goal_problem goal_problem(gg_agent *agent, gg_planner *planner, uint16_t goal,
                                    const uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_goal_problem problem = {
        domain, gg_type_of(agent),          agent, state, goal, NULL, NULL, NULL, 0, false,
        NULL,   {NULL, NULL, NULL, 0, NULL}};
    if (domain->asking) {
        planner->records++; /* what it tells of methods that were denied is overwritten */
        problem.asked = planner->workspace.asked;
        domain->asking->begin(domain, problem.asked, NULL, agent);
    }
    return problem;
}

/* A condition lies in the agent, and what points to it in the planner, as does the memory of what was
 * asked. So bounds are worked out first, for which functions are asked that may use the planner. */
gg_goal_problem gg_goal_problem_of(gg_agent *agent, gg_planner *planner, uint16_t goal,
                                   const uint64_t *state)
{
    gg_goal_problem problem = goal_problem(agent, planner, goal, state);
    if (goal >= agent->domain->goal_count) {
        problem.goal = GG_NONE;
        problem.condition = agent->domain->wants->wanting->condition(agent, goal, &planner->sought);
    }
    return problem;
}

static bool pursue_begin_search(gg_agent *agent, gg_planner *planner)
{
    if (agent->spent == 0) {
        planning_note_start(agent);
        if (seed_ops_of(agent->domain))
            seed_ops_of(agent->domain)->draw(agent);
    }
    return planning_pose_search(agent, planner);
}

/* Does one tick's work on the wanted goal. What is not searched for is found at once. */
static gg_outcome pursue_search_on(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_search_tables *tables = agent->domain->search;
    const GG_ROM gg_slice_ops *slicing = tables ? tables->slicing : NULL;
    if ((slicing && !slicing->acquire(planner, agent)) ||
        (!planner_holds_search(planner, agent) && !pursue_begin_search(agent, planner)))
        return GG_SEARCHING;
    return slicing ? slicing->run(agent, planner) : (gg_outcome)planner->search.outcome;
}

/* Whether others have claimed what a plan begins with while it was made. What the agent is doing
 * has begun. */
static bool cannot_begin(const gg_agent *agent, const gg_plan *plan)
{
    return plan->length > 0 && !is_present_action(agent, plan->steps[0]) &&
           gg_claims_blocking_fact(agent, gg_row_of(agent->domain, plan->steps[0])) != GG_NONE;
}

bool gg_planned_is_good(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (cannot_begin(agent, &planner->plan))
        return false;
    uint64_t *state = replay_begin(agent, planner);
    if (gg_same_words(state, planning_start_of(agent), domain->word_count))
        return true;
    return gg_plan_check(domain, &planner->plan, 0, state) == planner->plan.length &&
           gg_goal_is_served(agent, goal, state);
}

/* It notes how far the plan leads. */
bool gg_planned_is_good_effort(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    if (!best_efforts_of(agent->domain))
        return gg_planned_is_good(agent, planner, goal);
    uint32_t before = gg_best_effort_promise(agent, planner, goal, &planner->plan);
    bool good = gg_planned_is_good(agent, planner, goal);
    if (!good)
        gg_best_effort_promise_again(agent, before);
    return good;
}

bool gg_pursue_plan(gg_agent *agent, gg_planner *planner)
{
    uint16_t goal = agent->wanted;
    bool at_once = agent->spent == 0;
    if (is_uninterruptible(agent)) { /* others may use the planner meanwhile */
        gg_planning_forget(agent, planner);
        return false;
    }
    /* Other agents may have had the planner since the goal was chosen. This is asked before a plan
     * lies in the planner, as the functions of priorities may use the planner. */
    bool wanted = gg_goal_may_replace_plan(agent, goal, gg_agent_view(agent));
    gg_outcome outcome = agent->wanted == goal ? pursue_search_on(agent, planner) : GG_SEARCHING;
    bool pursued = agent->wanted == goal; /* functions may have taken a want back */
    if (outcome == GG_SEARCHING && pursued)
        return false;
    planning_end(agent, planner, outcome);
    if (!pursued)
        return false;
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN) {
        planning_fail(agent, planner, goal, outcome);
        return true;
    }
    if (wanted && agent->domain->pursuit->is_good(agent, planner, goal))
        planning_adopt(agent, planner, goal, at_once);
    return false;
}

bool gg_pursue(gg_agent *agent, gg_planner *planner, bool looks)
{
    if (pursuable_goal_count(agent) == 0 || !pursue_choose(agent, planner, looks))
        return false;
    (void)agent->domain->pursuit->plan(agent, planner);
    return true;
}

gg_outcome gg_agent_plan(gg_agent *agent, gg_planner *planner, uint16_t goal, gg_plan *plan)
{
    begin_planner_use(agent, planner);
    plan->length = 0;
    GG_ASSERT(!planner->busy);
    if (planner->busy)
        return GG_BUSY;
    if (goal >= agent->domain->goal_count || !gg_type_of(agent)->heuristics[goal])
        return GG_NO_PLAN;
    gg_goal_problem problem = goal_problem(agent, planner, goal, gg_agent_planning_state(agent));
    const GG_ROM gg_seed_ops *seeding = seed_ops_of(agent->domain);
    gg_random_snapshot chance = random_snapshot_of(agent);
    if (seeding) {
        seeding->draw(agent);
        seeding->put(agent, problem.asked);
    }
    invalidate_search(planner);
    uint8_t engaged = lock_against_reentry(agent);
    planner->busy = true;
    gg_outcome outcome = gg_plan_make(&planner->search, &problem, plan);
    planner->busy = false;
    agent->ticking = engaged;
    restore_random_snapshot(agent, &chance);
    return outcome;
}

/* ------------------------------------------------------- goals that it holds on to */

static const GG_ROM gg_commitment_ops *committing_of(const gg_agent *agent)
{
    return agent->domain->features->commitments->ops;
}

bool gg_pursue_held(gg_agent *agent, gg_planner *planner, bool looks)
{
    if (looks)
        committing_of(agent)->look(agent);
    return gg_pursue(agent, planner, looks);
}

/* The goal was chosen. */
bool gg_pursue_plan_held(gg_agent *agent, gg_planner *planner)
{
    uint16_t goal = agent->wanted;
    committing_of(agent)->choose(agent, goal);
    bool is_planless = gg_pursue_plan(agent, planner);
    if (is_planless)
        committing_of(agent)->unplanned(agent, planner, goal, (gg_outcome)agent->outcome);
    return is_planless;
}

/* The goal that the end of its plan is about to reach; GG_NONE: it does not. */
static uint16_t goal_to_be_reached(const gg_agent *agent)
{
    return gg_goal_is_reached(agent, agent->goal, gg_agent_view(agent)) ? agent->goal : GG_NONE;
}

static void settle_held(gg_agent *agent, gg_planner *planner)
{
    uint16_t reached = goal_to_be_reached(agent);
    pursue_settle(agent, planner);
    committing_of(agent)->end(agent, reached);
}

static void settle_held_with_retries(gg_agent *agent, gg_planner *planner)
{
    uint16_t reached = goal_to_be_reached(agent);
    settle_with_retries(agent, planner);
    committing_of(agent)->end(agent, reached);
}

void gg_pursue_settle_held_with_efforts(gg_agent *agent, gg_planner *planner)
{
    uint16_t reached = goal_to_be_reached(agent);
    settle_with_efforts(agent, planner);
    committing_of(agent)->end(agent, reached);
}

uint16_t gg_goal_find_best_or_held(gg_agent *agent, const uint64_t *view)
{
    return committing_of(agent)->prefer(agent, view);
}

bool gg_goal_is_relevant_or_latched(const gg_agent *agent, uint16_t goal, const uint64_t *state)
{
    return gg_goal_is_wished(agent, goal, state) || committing_of(agent)->is_latched(agent, goal);
}

int32_t gg_goal_weight_with_inertia(gg_agent *agent, uint16_t goal)
{
    int64_t weight = gg_goal_priority(agent, goal);
    weight += committing_of(agent)->inertia(agent, goal);
    return weight < INT32_MAX ? (int32_t)weight : INT32_MAX;
}

const GG_ROM gg_goal_ops gg_pursuit = {
    PLAIN_OPS(WHOLE_GOALS, pursue_settle, gg_goal_back_off_after_failure)};
const GG_ROM gg_goal_ops gg_retrying = {
    PLAIN_OPS(WHOLE_GOALS, settle_with_retries, gg_goal_retry_after_failure)};
const GG_ROM gg_goal_ops gg_striving = {
    PLAIN_OPS(EFFORTS, settle_with_efforts, gg_goal_retry_after_failure)};
const GG_ROM gg_goal_ops gg_held_pursuit = {
    HELD_OPS(WHOLE_GOALS, settle_held, gg_goal_back_off_after_failure)};
const GG_ROM gg_goal_ops gg_held_retrying = {
    HELD_OPS(WHOLE_GOALS, settle_held_with_retries, gg_goal_retry_after_failure)};
const GG_ROM gg_goal_ops gg_held_striving = {
    HELD_OPS(EFFORTS, gg_pursue_settle_held_with_efforts, gg_goal_retry_after_failure)};
