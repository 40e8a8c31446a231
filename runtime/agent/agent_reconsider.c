/* SPDX-License-Identifier: MIT */
/*
 * Plans for goals that are made anew after a time, as there may be a cheaper one by then (`reconsider`).
 * Rests on agent_pursue.c and agent_goals.c. The same goal is planned beside its plan, over as many ticks
 * as the agent's budget demands; the wanted goal is then that of the plan. Only the tables of domains with
 * such goals name it.
 */
#include "agent/commitments.h"
#include "agent/pursuit.h"
#include "agent/timeouts.h"

/* ------------------------------------------------------------------ when it is due */

static bool has_goal_plan(const gg_agent *agent)
{
    return has_plan(agent) && agent->goal != GG_NONE;
}

/* How the goal of the present plan is reconsidered; `every` is 0 where it is not. */
static gg_reconsideration reconsideration_of(const gg_agent *agent)
{
    const GG_ROM gg_commitments *commitments = agent->domain->features->commitments;
    gg_reconsideration found = {0, 0};
    if (!has_goal_plan(agent))
        return found;
    if (commitments->of_goals && agent->goal < agent->domain->goal_count)
        found = commitments->of_goals[agent->goal];
    if (found.every == 0 && commitments->of_types)
        found = commitments->of_types[agent->agent_type];
    return found;
}

void gg_reconsider_pass(gg_agent *agent, uint32_t milliseconds)
{
    pass_time_left(agent, reconsidered_in(agent), reconsideration_of(agent).every, milliseconds,
                   has_goal_plan(agent));
}

void gg_reconsider_begin(gg_agent *agent, gg_planner *planner)
{
    uint32_t *left = reconsidered_in(agent), every = reconsideration_of(agent).every;
    (void)planner;
    if (!has_goal_plan(agent))
        *left = 0;
    else if (*left == 0 && every > 0)
        *left = full_time(every);
}

uint32_t gg_reconsidered_in(const gg_agent *agent)
{
    return sooner_of(UINT32_MAX, *reconsidered_in(agent), reconsideration_of(agent).every);
}

void gg_agent_reconsider(gg_agent *agent)
{
    if (!has_goal_plan(agent))
        return;
    *reconsidered_in(agent) = GG_TIME_IS_OVER;
    agent->awake = GG_AWAKE;
}

/* ---------------------------------------------------------------- what plans cost */

/* The leg of a ground action; GG_NONE: it does not cost its walk. */
static uint16_t leg_of_number(const GG_ROM gg_domain *domain, uint16_t number)
{
    return leg_to(domain, gg_row_of(domain, number), told_place_of_number(domain, number));
}

/* What a step costs now from a place, as it was drawn for the planning that has found the new plan. */
static uint16_t cost_of_step(const gg_agent *agent, gg_planner *planner, uint16_t number,
                             uint16_t place)
{
    gg_search *search = &planner->search;
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t step = gg_row_of(domain, number), leg = leg_of_number(domain, number);
    const GG_ROM gg_action *action = &domain->actions[step];
    if (action->dynamic_cost == GG_NONE)
        return action->cost;
    if (leg != GG_NONE)
        return leg_costs_of(domain)->ops->now(domain, agent, gg_type_of(agent), leg, place);
    uint16_t to = told_place_of_number(domain, number);
    (void)domain->asking->is_dearer(search, step, to);
    return search->dynamic_costs[dynamic_cost_at(domain, step, to)];
}

/* What a step costs that the agent is walking to: what is left of the walk, and the way of its route. */
static uint16_t cost_on_the_way(const gg_agent *agent, gg_planner *planner, uint16_t number)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t step = gg_row_of(domain, number), leg = leg_of_number(domain, number);
    if (leg == GG_NONE)
        return cost_of_step(agent, planner, number, GG_NONE);
    const GG_ROM gg_walk_ops *walking = domain->places->walking;
    uint32_t time = walking->time(agent), way = walking->way(agent, step);
    uint32_t left = time > agent->elapsed ? time - agent->elapsed : 0;
    return leg_costs_of(domain)->ops->of_time(domain, leg, left, way);
}

/* The place where an agent is after a ground action, that was at a place before. */
static uint16_t place_after_number(const GG_ROM gg_domain *domain, uint16_t number, uint16_t place)
{
    uint16_t to = told_place_of_number(domain, number);
    return to == GG_NONE ? place_after_effect(domain, gg_action_of(domain, number)->effect, place)
                         : to;
}

/* What the steps of a plan from one on still cost. If it goes on with what the agent does, a running
 * action costs nothing more. */
static uint64_t cost_of_steps(const gg_agent *agent, gg_planner *planner, const gg_plan *plan,
                              uint16_t from, bool goes_on)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t place = leg_costs_of(domain) ? leg_costs_of(domain)->ops->origin(agent) : GG_NONE;
    uint64_t cost = 0;
    for (uint16_t i = from; i < plan->length; i++) {
        uint16_t step = plan->steps[i];
        if (i > from || !goes_on)
            cost += cost_of_step(agent, planner, step, place);
        else if (!agent->running)
            cost += cost_on_the_way(agent, planner, step);
        if (place != GG_NONE)
            place = place_after_number(domain, step, place);
    }
    return cost;
}

/* Lets costs be drawn as for the planning: others may have planned tasks in the planner since. */
static void remember_draws(gg_agent *agent, const gg_planner *planner)
{
    const GG_ROM gg_seed_ops *seeding = seed_ops_of(agent->domain);
    uint64_t *asked = planner->search.problem.asked;
    if (!seeding || !agent->domain->asking)
        return;
    agent->domain->asking->begin(agent->domain, asked, NULL, agent);
    seeding->put(agent, asked);
}

uint64_t gg_plan_cost_left(gg_agent *agent, gg_planner *planner)
{
    gg_plan present = {gg_numbers_of(agent), agent->plan_length, agent->plan_length};
    uint8_t engaged = lock_against_reentry(agent);
    bool busy = planner->busy;
    planner->busy = true;
    uint64_t left = cost_of_steps(agent, planner, &present, agent->step, gg_is_acting(agent));
    planner->busy = busy;
    agent->ticking = engaged;
    return left;
}

uint64_t gg_agent_saving(gg_agent *agent, gg_planner *planner, const gg_plan *plan, uint64_t *left)
{
    gg_plan present = {gg_numbers_of(agent), agent->plan_length, agent->plan_length};
    bool goes_on = gg_plan_goes_on(agent, planner, agent->goal, plan);
    uint8_t engaged = lock_against_reentry(agent);
    remember_draws(agent, planner);
    planner->busy = true;
    *left = cost_of_steps(agent, planner, &present, agent->step, gg_is_acting(agent));
    uint64_t cost = cost_of_steps(agent, planner, plan, 0, goes_on);
    planner->busy = false;
    agent->ticking = engaged;
    return cost < *left ? *left - cost : 0;
}

/* Whether the plan that was found is so much cheaper. */
static bool is_cheaper(gg_agent *agent, gg_planner *planner)
{
    uint64_t left;
    return gg_agent_saving(agent, planner, &planner->plan, &left) >
           reconsideration_of(agent).margin;
}

/* ------------------------------------------------------------------------- planning */

/* Does one tick's work on it. Nothing is drawn anew: both plans are to be compared. */
gg_outcome gg_search_without_draw(gg_agent *agent, gg_planner *planner)
{
    const GG_ROM gg_search_tables *tables = agent->domain->search;
    const GG_ROM gg_slice_ops *slicing = tables ? tables->slicing : NULL;
    if (slicing && !slicing->acquire(planner, agent))
        return GG_SEARCHING;
    if (!planner_holds_search(planner, agent)) {
        if (agent->spent == 0)
            planning_note_start(agent);
        if (!planning_pose_search(agent, planner))
            return GG_SEARCHING;
    }
    return slicing ? slicing->run(agent, planner) : (gg_outcome)planner->search.outcome;
}

/* Whether the plan that was found can be carried out, and is so much cheaper; for a goal of best effort,
 * whether it leads further, or as far and is. One without steps saves nothing: the goal holds, and is
 * reached when the running action ends. */
static bool takes_over(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    bool tries = best_efforts_of(agent->domain) != NULL;
    uint32_t promised = tries ? gg_best_effort_promised(agent) : 0;
    uint32_t before = tries ? gg_best_effort_shortfall(agent, planner) : 0;
    if (planner->plan.length == 0 || !agent->domain->pursuit->is_good(agent, planner, goal))
        return false;
    uint32_t now = tries ? gg_best_effort_promised(agent) : 0;
    bool takes = now < before || (now == before && is_cheaper(agent, planner));
    if (tries && !takes)
        gg_best_effort_promise_again(agent, promised);
    return takes;
}

void gg_reconsider_plan(gg_agent *agent, gg_planner *planner)
{
    uint16_t goal = agent->wanted;
    if (is_uninterruptible(agent)) {
        gg_planning_forget(agent, planner);
        return;
    }
    gg_outcome outcome = gg_search_without_draw(agent, planner);
    if (agent->wanted != goal || outcome == GG_SEARCHING)
        return; /* a function of the game may have taken the want back */
    gg_planning_forget(agent, planner);
    *reconsidered_in(agent) = 0;
    if ((outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN) && takes_over(agent, planner, goal)) {
        agent->outcome = (uint8_t)outcome;
        gg_plan_adopt(agent, planner, goal, &planner->plan);
    }
    if (has_reached_want(agent))
        agent->awake = GG_AWAKE;
}

/* Until then all other goals have had their turn. */
bool gg_reconsider_if_due(gg_agent *agent)
{
    if (*reconsidered_in(agent) != GG_TIME_IS_OVER || !has_goal_plan(agent))
        return false;
    agent->trying = false;
    agent->wanted = agent->goal;
    return true;
}

/* A goal that matters more does not wait for it. */
static bool pursue_or_reconsider(gg_agent *agent, gg_planner *planner, bool looks)
{
    if (is_reconsidering(agent) && looks &&
        gg_goal_find_best_or_held(agent, gg_agent_view(agent)) != GG_NONE)
        gg_planning_forget(agent, planner);
    if (!is_reconsidering(agent)) {
        if (gg_pursue_held(agent, planner, looks))
            return true;
        if (!gg_reconsider_if_due(agent))
            return false;
    }
    gg_reconsider_plan(agent, planner);
    return true;
}

static bool plan_or_reconsider(gg_agent *agent, gg_planner *planner)
{
    if (!is_reconsidering(agent))
        return gg_pursue_plan_held(agent, planner);
    gg_reconsider_plan(agent, planner);
    return false;
}

const GG_ROM gg_goal_ops gg_reconsidering = {
    GOAL_OPS(EFFORTS, gg_pursue_settle_held_with_efforts, gg_goal_retry_after_failure,
             pursue_or_reconsider, plan_or_reconsider, HELD_GOALS)};
