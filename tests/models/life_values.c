/* SPDX-License-Identifier: MIT */
/*
 * Goals that are weighed by what their plans cost, in lives on plain numbers: see life_predict.h. Whose life is
 * compared may plan goals in any order, one a millisecond, before it takes one up: it must be the best then, as
 * far as what was found before still counts. When it plans none, no goal outweighs what the agent does.
 */
#include "models/life_predict.h"

#include <string.h>

enum { ANY_COST = 1000000, BELOW_ALL_GOALS = -ANY_COST };

/* ------------------------------------------------------------ drawing, writing */

static void draw_value(struct life_goal *goal, struct dice *dice)
{
    goal->valued = true;
    goal->value = 20 + (int)roll(dice, 700);
    goal->value_of = LIFE_OWN + (int)roll(dice, LIFE_HERE - LIFE_OWN);
    goal->value_times = (int)roll(dice, 3) * (int)roll(dice, 30);
    if (roll(dice, 3) == 0)
        goal->value_times = -goal->value_times;
    goal->inertia *= 1 + (int)roll(dice, 40);
}

/* What the game wants alone may have none. */
void life_draw_values(struct life_domain *domain, struct dice *dice)
{
    domain->weighs = domain->goal_count > 0 && roll(dice, 4) == 0;
    for (int i = 0; i < domain->goal_count && domain->weighs; i++) {
        struct life_goal *goal = &domain->goals[i];
        goal->best_effort = false;
        if (!goal->wanted || domain->goal_count == 1 || roll(dice, 3) > 0)
            draw_value(goal, dice);
        if (roll(dice, 2)) /* of the same priority as others */
            goal->priority = 2, goal->priority_of = LIFE_NONE;
    }
}

void life_write_value(const struct life_goal *goal, struct text *yaml)
{
    if (goal->valued && goal->value_times == 0)
        text_add(yaml, "value: %d, ", goal->value);
    else if (goal->valued)
        text_add(yaml, "value: %d %c %d * f%d, ", goal->value, goal->value_times < 0 ? '-' : '+',
                 goal->value_times < 0 ? -goal->value_times : goal->value_times, goal->value_of);
}

/* --------------------------------------------------------------------- weights */

/* The greater priority comes first, then the greater worth: twice the value less the cost, and 1 for a goal
 * without a plan that is held on to. */
struct life_weight {
    int priority, worth;
};

static bool outweighs_in_life(struct life_weight a, struct life_weight b)
{
    return a.priority != b.priority ? a.priority > b.priority : a.worth > b.worth;
}

static int value_in_life(const struct life_agent *agent, int goal)
{
    const struct life_goal *of = &agent->life->domain->goals[goal];
    int by_fact =
        of->value_times == 0
            ? 0
            : of->value_times * life_predict_value(agent->life, agent->number, of->value_of);
    return of->valued ? of->value + by_fact : ANY_COST;
}

static struct life_weight weight_at(const struct life_agent *agent, int goal, int cost)
{
    const struct life_goal *of = &agent->life->domain->goals[goal];
    int inertia = agent->held == goal ? of->inertia : 0, value = value_in_life(agent, goal);
    struct life_weight weight = {life_priority(agent, goal), 2 * value};
    if (of->valued)
        weight.worth = 2 * (value - cost + inertia);
    else
        weight.priority += inertia;
    weight.worth += inertia > 0 && !agent->planned;
    return weight;
}

/* What is to be outweighed. */
static struct life_weight weight_of_plan(const struct life_agent *agent)
{
    struct life_weight none = {BELOW_ALL_GOALS, 0}, weight;
    if (!agent->planned || agent->goal == LIFE_NONE || !life_is_relevant(agent, agent->goal))
        return none;
    weight = weight_at(agent, agent->goal, life_cost_left(agent));
    return weight.worth > 0 ? weight : none;
}

/* --------------------------------------------------------------------- a choice */

/* A goal that could take the place of what the agent does, and one that may do so later. */
static bool is_rival_in_life(const struct life_agent *agent, int goal)
{
    return !(agent->planned && agent->goal == goal) && value_in_life(agent, goal) > 0 &&
           life_is_open(agent, goal);
}

static bool may_be_rival(const struct life_agent *agent, int goal)
{
    return !(agent->planned && agent->goal == goal) && value_in_life(agent, goal) > 0 &&
           life_may_come_to(agent, goal);
}

/* What a plan for a goal costs now; ANY_COST: there is none, or it is not known. */
static int cost_in_life(const struct life_agent *agent, int goal)
{
    struct life_question question = life_question_of(agent, goal);
    struct life_plan plan = life_search(&question, goal);
    return plan.found ? plan.cost : ANY_COST;
}

/* Whether a goal with a plan of such a cost comes before another one. */
static bool beats(const struct life_agent *agent, int goal, int cost, int other,
                  struct life_weight weight)
{
    struct life_weight own = weight_at(agent, goal, cost);
    return value_in_life(agent, goal) > cost &&
           (outweighs_in_life(own, weight) ||
            (goal < other && own.priority == weight.priority && own.worth == weight.worth));
}

/* The goal to be taken up; LIFE_NONE: none. */
static int best_in_life(const struct life_agent *agent)
{
    struct life_weight best = weight_of_plan(agent);
    int chosen = LIFE_NONE;
    for (int i = 0; i < agent->life->domain->goal_count; i++) {
        int cost;
        if (!is_rival_in_life(agent, i) || !beats(agent, i, 0, LIFE_NONE, best))
            continue;
        cost = cost_in_life(agent, i);
        if (!beats(agent, i, cost, LIFE_NONE, best))
            continue;
        best = weight_at(agent, i, cost);
        chosen = i;
    }
    return chosen;
}

static void note_weighed(const struct life_agent *agent, struct life_weighed *weighed)
{
    memset(weighed, 0, sizeof *weighed);
    weighed->sees = life_sees(agent);
    weighed->leaves = life_leaves(agent);
    weighed->goal = agent->goal;
    weighed->step = agent->step;
    weighed->running = agent->running;
    weighed->held = agent->held;
    weighed->planned = agent->planned;
    weighed->released = agent->life->released;
    for (int i = 0; i < agent->life->domain->goal_count; i++)
        weighed->open |= (unsigned)is_rival_in_life(agent, i) << i;
    for (int i = 0; i < agent->life->domain->action_count; i++)
        weighed->out |= (unsigned)(agent->out[i] > agent->life->now) << i;
}

/* The same, if anything is otherwise than when there was none. */
static int new_best_in_life(struct life_agent *agent)
{
    struct life_weighed now;
    int best;
    note_weighed(agent, &now);
    if (now.open == 0 || memcmp(&now, &agent->weighed, sizeof now) == 0)
        return LIFE_NONE;
    best = best_in_life(agent);
    if (best == LIFE_NONE)
        agent->weighed = now;
    return best;
}

/* ------------------------------------------------------------------ taking one up */

/* Whether another goal, or what the agent does, comes before one with such a plan, whatever is noted still
 * counts; or, `hoped`, whether that may be so, as far as costs are not known. */
static bool is_beaten(const struct life_agent *agent, int goal, int cost, bool hoped)
{
    struct life_weight weight = weight_at(agent, goal, cost);
    bool beaten = !outweighs_in_life(weight, weight_of_plan(agent));
    for (int i = 0; i < agent->life->domain->goal_count && !beaten; i++) {
        int other = 0;
        if (i == goal || !(hoped ? may_be_rival(agent, i) : is_rival_in_life(agent, i)))
            continue;
        if (!hoped)
            other = cost_in_life(agent, i);
        if (!hoped && agent->choosing && agent->noted[i] > other)
            other = agent->noted[i];
        beaten = beats(agent, i, other, goal, weight);
    }
    return beaten;
}

/* Whether a goal that was planned is taken up. */
static bool takes_up(const struct life_agent *agent, int goal, int cost)
{
    const struct life_whims *whims = &agent->life->whims;
    if (!whims->takes_up)
        return true;
    return whims->takes_up(whims->context, agent->number, goal)
               ? !is_beaten(agent, goal, cost, false)
               : !is_beaten(agent, goal, cost, true);
}

static void take_up_in_life(struct life_agent *agent, int goal, const struct life_plan *plan)
{
    life_choose_held(agent, goal);
    life_adopt(agent, plan, goal);
    agent->no_plan[goal] = 0;
    agent->trying = agent->choosing = false;
}

/* A plan that was given up goes on if what runs is its first step. */
static bool go_on_with_goal(struct life_agent *agent)
{
    bool acts = agent->running != LIFE_NONE || agent->walking != LIFE_NONE;
    struct life_question question;
    struct life_plan plan;
    if (agent->planned || !acts || agent->goal == LIFE_NONE || !life_is_open(agent, agent->goal))
        return false;
    question = life_question_of(agent, agent->goal);
    plan = life_plan_going_on(agent, &question, agent->goal);
    if (!plan.found)
        return false;
    life_begin_naming(agent);
    life_leave_out(agent, agent->goal);
    life_tell(agent, GG_GOAL_CHOSEN, agent->goal, 0);
    take_up_in_life(agent, agent->goal, &plan);
    return true;
}

static void weigh_goal(struct life_agent *agent, int goal)
{
    const struct life_whims *whims = &agent->life->whims;
    struct life_question question = life_question_of(agent, goal);
    struct life_plan plan = life_search(&question, goal);
    life_begin_naming(agent);
    life_leave_out(agent, goal);
    life_tell(agent, GG_GOAL_CHOSEN, goal, 0);
    if (!agent->life->domain->goals[goal].valued)
        life_choose_held(agent, goal);
    agent->planned_now = true;
    if (!plan.found) {
        agent->choosing = true;
        life_plan_nothing(agent, &question, goal);
        return;
    }
    agent->noted[goal] = plan.cost;
    if (value_in_life(agent, goal) <= plan.cost) {
        life_tell(agent, GG_PLAN_FAILED, goal, GG_NOT_WORTH_IT);
        agent->choosing = agent->happened = true;
        return;
    }
    if (!takes_up(agent, goal, plan.cost)) {
        agent->choosing = agent->happened = true;
        return;
    }
    if (plan.doubtful && whims->plan) {
        agent->life->doubts++;
        plan = whims->plan(whims->context, agent->number);
    }
    take_up_in_life(agent, goal, &plan);
}

/* Whether there is a goal to choose, whatever it is worth. */
static bool is_any_open(const struct life_agent *agent)
{
    bool any = false;
    for (int i = 0; i < agent->life->domain->goal_count; i++)
        any |= !(agent->planned && agent->goal == i) && life_may_come_to(agent, i);
    return any;
}

/* A choice is looked at: what cannot be begun now is told anew. */
static void look_at_choice(struct life_agent *agent)
{
    if (!(agent->decides || agent->choosing) || !is_any_open(agent))
        return;
    life_look_at_queues(agent->life);
    life_leave_out(agent, LIFE_TASK);
}

bool life_weigh(struct life_agent *agent)
{
    const struct life_whims *whims = &agent->life->whims;
    int goal;
    look_at_choice(agent);
    if (go_on_with_goal(agent))
        return true;
    goal = whims->weighs ? whims->weighs(whims->context, agent->number) : LIFE_NONE;
    if (goal == LIFE_NONE) {
        agent->choosing = false;
        goal = new_best_in_life(agent);
    }
    if (goal == LIFE_NONE || !is_rival_in_life(agent, goal))
        return false;
    weigh_goal(agent, goal);
    return true;
}
