/* SPDX-License-Identifier: MIT */
/*
 * Methods and goals that agents carry out only while something holds. Rests on failing.c and
 * agent_action.c. Planning knows of it by the preconditions of actions: see gg_whiles.h. What must
 * hold of a method from its first step on to its last tells the action of the present step; between two
 * steps, what both are done under. Here it is looked at on the real values at each decision; what does not
 * hold any more ends the plan without a failure. Only the tables of domains name this file that have such
 * methods or goals.
 */
#include "agent/agent.h"
#include "htn/cooldown_ops.h"
#include "state/failing.h"

static const GG_ROM gg_while *while_at(const GG_ROM gg_domain *domain, uint16_t number)
{
    return &domain->features->whiles->all[number];
}

/* --------------------------------------------------------------------- of goals */

static uint16_t while_of_goal(const GG_ROM gg_domain *domain, uint16_t goal)
{
    const GG_ROM uint16_t *numbers = domain->features->whiles->of_goals;
    return numbers && goal < domain->goal_count ? numbers[goal] : GG_NONE;
}

static bool goal_is_given_up(const gg_agent *agent, uint16_t goal, const uint64_t *state)
{
    uint16_t number = while_of_goal(agent->domain, goal);
    return number != GG_NONE &&
           !gg_condition_holds(agent->domain, &while_at(agent->domain, number)->condition, state) &&
           !gg_goal_is_reached(agent, goal, state);
}

/* ------------------------------------------------------------------- of methods */

static uint16_t while_of_step(const gg_agent *agent, uint16_t step)
{
    const GG_ROM uint16_t *numbers = agent->domain->features->whiles->of_actions;
    return numbers ? numbers[gg_steps_of(agent)[step]] : GG_NONE;
}

static bool is_under(const GG_ROM gg_domain *domain, uint16_t number, uint16_t outer)
{
    while (number != GG_NONE && number != outer)
        number = while_at(domain, number)->outer;
    return number == outer;
}

/* The innermost method that is under way, of those with a `while`; GG_NONE: there is none. */
static uint16_t while_under_way(const gg_agent *agent)
{
    if (agent->booked)
        return GG_NONE;
    uint16_t number = while_of_step(agent, agent->step);
    if (gg_is_acting(agent))
        return number;
    uint16_t before =
        agent->step > 0 ? while_of_step(agent, (uint16_t)(agent->step - 1u)) : GG_NONE;
    while (number != GG_NONE && !is_under(agent->domain, before, number))
        number = while_at(agent->domain, number)->outer;
    return number;
}

/* The outermost of the methods under way whose `while` does not hold. What others have only claimed is
 * still there; and what planning takes to hold is good enough, or else it would be chosen anew. */
static uint16_t method_given_up(const gg_agent *agent, const uint64_t *view)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t failing = GG_NONE, number = while_under_way(agent);
    for (; number != GG_NONE; number = while_at(domain, number)->outer)
        if (!gg_condition_holds(domain, &while_at(domain, number)->condition, view) &&
            !gg_condition_holds(domain, &while_at(domain, number)->condition,
                                gg_agent_planning_state(agent)))
            failing = number;
    return failing;
}

/* ------------------------------------------------------------------- giving up */

/* An action that must end by itself does so first; what comes after it is dropped. The trace may take
 * back a want, and with it the plan. */
static void give_up(gg_agent *agent, gg_planner *planner, gg_notice notice, uint16_t number)
{
    const GG_ROM gg_while *failing = while_at(agent->domain, number);
    const GG_ROM gg_commitments *commitments = commitments_of(agent->domain);
    const GG_ROM gg_cooldowns *cooldowns = cooldowns_of(agent->domain);
    notice.fact = gg_failing_fact(agent->domain, ref_to_table(&failing->condition),
                                  gg_agent_view(agent), NULL);
    if (commitments && notice.kind == GG_GOAL_GIVEN_UP)
        commitments->ops->end(agent, notice.index);
    gg_trace_notice(agent, planner, &notice);
    if (is_uninterruptible(agent)) {
        agent->broken = true;
        if (cooldowns)
            cooldowns->ops->forget_plan(agent);
        return;
    }
    if (gg_is_acting(agent))
        gg_step_abort(agent, planner);
    gg_plan_drop(agent);
    agent->awake = GG_AWAKE;
}

void gg_whiles_look(gg_agent *agent, gg_planner *planner)
{
    const uint64_t *view = gg_agent_view(agent);
    uint16_t goal = agent->goal;
    if (!has_plan(agent))
        return;
    if (goal != GG_NONE) {
        gg_notice notice = {GG_GOAL_GIVEN_UP, goal, 0, GG_NONE};
        if (goal_is_given_up(agent, goal, view))
            give_up(agent, planner, notice, while_of_goal(agent->domain, goal));
        return;
    }
    uint16_t failing = method_given_up(agent, view);
    if (failing == GG_NONE)
        return;
    gg_notice notice = {GG_METHOD_GIVEN_UP, while_at(agent->domain, failing)->task,
                        while_at(agent->domain, failing)->method, GG_NONE};
    give_up(agent, planner, notice, failing);
}

/* Of methods, the preconditions of the next step tell. */
void gg_whiles_look_again(gg_agent *agent, gg_planner *planner)
{
    if (agent->goal != GG_NONE && !gg_is_acting(agent))
        gg_whiles_look(agent, planner);
}

/* ------------------------------------------------------------- what others ask */

static const GG_ROM gg_condition *condition_given_up(const GG_ROM gg_domain *domain,
                                                     const gg_event *event)
{
    uint16_t number = 0;
    if (event->kind == GG_GOAL_GIVEN_UP)
        return &while_at(domain, while_of_goal(domain, event->index))->condition;
    while (while_at(domain, number)->task != event->index ||
           while_at(domain, number)->method != event->value)
        number++;
    return &while_at(domain, number)->condition;
}

static uint64_t usable_for(const gg_goal_problem *problem, uint32_t word, uint64_t actions)
{
    const GG_ROM gg_domain *domain = problem->domain;
    const GG_ROM gg_whiles *whiles = domain->features->whiles;
    uint16_t number =
        whiles->of_goals && problem->goal != GG_NONE ? whiles->of_goals[problem->goal] : GG_NONE;
    if (!whiles->of_actions)
        return actions;
    if (number != GG_NONE && !while_at(domain, number)->has_actions)
        number = GG_NONE;
    for (uint64_t set = actions; set; set &= set - 1)
        if (whiles->of_actions[word * 64 + gg_lowest_bit(set)] != number)
            actions &= ~(set & (0 - set));
    return actions;
}

const GG_ROM gg_while_ops gg_persisting = {goal_is_given_up, condition_given_up, usable_for};
