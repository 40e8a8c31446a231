/* SPDX-License-Identifier: MIT */
/* Plans of goals that are made anew after a time, as there may be a cheaper one, in lives on plain numbers:
 * see life_predict.h. */
#include "models/life_predict.h"

/* -------------------------------------------------------------------- drawing */

static struct life_reconsideration draw_reconsideration(struct dice *dice)
{
    struct life_reconsideration reconsider = {1 + roll(dice, roll(dice, 8) ? 60 : 3000), 0};
    if (roll(dice, 3) == 0)
        reconsider.margin = 1 + (int)roll(dice, 200);
    return reconsider;
}

void life_draw_reconsidering(struct life_domain *domain, struct dice *dice)
{
    bool any = false;
    for (int i = 0; i < domain->goal_count; i++)
        if (roll(dice, 6) > 0)
            domain->goals[i].reconsider = draw_reconsideration(dice);
    if (roll(dice, 2))
        domain->reconsider = draw_reconsideration(dice);
    any = domain->reconsider.every > 0;
    for (int i = 0; i < domain->goal_count; i++)
        any |= domain->goals[i].reconsider.every > 0;
    domain->asks_anew = any && roll(dice, 4) > 0;
}

void life_write_reconsidering(const struct life_reconsideration *reconsider, struct text *yaml)
{
    if (reconsider->every == 0)
        return;
    if (reconsider->margin > 0)
        text_add(yaml, "reconsider: {every: %ums, margin: %d}, ", reconsider->every,
                 reconsider->margin);
    else
        text_add(yaml, "reconsider: %ums, ", reconsider->every);
}

/* ---------------------------------------------------------------- when it is due */

static bool has_plan_of_goal(const struct life_agent *agent)
{
    return agent->planned && agent->step < agent->length && agent->goal != LIFE_NONE;
}

/* What the goal says, or otherwise the agents. */
static struct life_reconsideration reconsideration_in_life(const struct life_agent *agent)
{
    const struct life_domain *domain = agent->life->domain;
    struct life_reconsideration own = domain->goals[agent->goal].reconsider;
    return own.every > 0 ? own : domain->reconsider;
}

int life_reconsidered(const struct life_agent *agent)
{
    return agent->reconsiders && has_plan_of_goal(agent) ? agent->goal : LIFE_NONE;
}

void life_ask_anew(struct life_agent *agent)
{
    agent->reconsiders |= agent->life->domain->asks_anew && has_plan_of_goal(agent);
}

void life_pass_reconsidering(struct life_agent *agent)
{
    agent->reconsiders |= agent->reconsiders_at == agent->life->now && has_plan_of_goal(agent);
}

void life_time_reconsidering(struct life_agent *agent)
{
    unsigned every = has_plan_of_goal(agent) ? reconsideration_in_life(agent).every : 0;
    if (!has_plan_of_goal(agent)) {
        agent->reconsiders = false;
        agent->reconsiders_at = 0;
    } else if (agent->reconsiders_at == 0 && every > 0) {
        agent->reconsiders_at = agent->life->now + every;
    }
}

/* --------------------------------------------------------------- what plans cost */

static int cost_of_plan(const struct life_agent *agent, const int *steps, int length)
{
    int cost = 0;
    for (int i = 0; i < length; i++)
        cost += agent->life->domain->actions[steps[i]].cost;
    return cost;
}

/* What the running action costs is spent, if the plan goes on with it. */
static int cost_spent(const struct life_agent *agent, const int *steps, bool goes_on)
{
    return goes_on && agent->running != LIFE_NONE ? cost_of_plan(agent, steps, 1) : 0;
}

int life_cost_left(const struct life_agent *agent)
{
    const int *rest = &agent->plan[agent->step];
    return cost_of_plan(agent, rest, agent->length - agent->step) - cost_spent(agent, rest, true);
}

static bool is_cheaper_in_life(const struct life_agent *agent, const struct life_plan *plan)
{
    bool goes_on = life_can_go_on(agent, plan, agent->goal, LIFE_NONE);
    int cost =
        cost_of_plan(agent, plan->steps, plan->length) - cost_spent(agent, plan->steps, goes_on);
    return cost + reconsideration_in_life(agent).margin < life_cost_left(agent);
}

/* Whether a plan leads further or, if it leads as far, is cheaper. */
static bool is_better_in_life(const struct life_agent *agent, const struct life_plan *plan)
{
    const struct life_domain *domain = agent->life->domain;
    struct life_state end;
    int present;
    if (!domain->goals[agent->goal].best_effort)
        return is_cheaper_in_life(agent, plan);
    (void)life_carry_out(agent, &end);
    present = life_shortfall(domain, agent->goal, &end);
    return plan->promised < present ||
           (plan->promised == present && is_cheaper_in_life(agent, plan));
}

void life_reconsider(struct life_agent *agent)
{
    const struct life_whims *whims = &agent->life->whims;
    struct life_question question = life_question_of(agent, agent->goal);
    struct life_plan plan = life_search(&question, agent->goal);
    life_begin_naming(agent);
    if (plan.doubtful && whims->plan) {
        agent->life->doubts++;
        plan = whims->plan(whims->context, agent->number);
    }
    if (plan.found)
        life_promise(&question, agent->goal, &plan);
    life_leave_out(agent, agent->goal);
    agent->reconsiders = false;
    agent->reconsiders_at = 0;
    if (plan.found && plan.length > 0 && is_better_in_life(agent, &plan))
        life_adopt(agent, &plan, agent->goal);
}
