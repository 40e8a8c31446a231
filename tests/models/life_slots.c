/* SPDX-License-Identifier: MIT */
/* A type with one slot, which comes and goes, in lives on plain numbers: actions, goals and methods that
 * have it as a parameter are drawn, and given up when it is unbound. See life_predict.h. */
#include "models/life_predict.h"

/* -------------------------------------------------------------------- drawing */

static void ask_for_slot(struct life_condition *condition)
{
    condition->literals[condition->count++] = (struct life_literal){LIFE_BOUND, 1, false};
}

/* Asks for a number of the slot, now and then. */
static void ask_of_slot(struct life_condition *condition, struct dice *dice)
{
    struct life_literal literal = {LIFE_HITS, 1 + (int)roll(dice, 4), roll(dice, 2) == 0};
    if (literal.at_most)
        literal.bound = 9 - literal.bound;
    if (roll(dice, 3) == 0)
        condition->literals[condition->count++] = literal;
}

static void draw_slot_effect(struct life_action *action, struct dice *dice)
{
    struct life_effect effect = {LIFE_HITS, 1 + (int)roll(dice, 4), roll(dice, 4) > 0, false};
    if (effect.adds && roll(dice, 2))
        effect.amount = -effect.amount;
    effect.over_time = effect.adds && action->duration > 0 && roll(dice, 2);
    if (action->effects.count < LIFE_EFFECTS && roll(dice, 3) > 0)
        action->effects.all[action->effects.count++] = effect;
}

static void draw_slot_of_method(struct life_domain *domain, struct life_method *method,
                                struct dice *dice)
{
    method->of_slot = roll(dice, 4) == 0;
    for (int i = 0; i < method->step_count; i++)
        method->of_slot |= domain->actions[method->steps[i]].of_slot;
    if (method->of_slot)
        ask_for_slot(&method->needs);
    if (method->of_slot)
        ask_of_slot(&method->needs, dice);
}

void life_draw_slot(struct life_domain *domain, struct dice *dice)
{
    domain->has_slot = roll(dice, 2) == 0;
    domain->facts[LIFE_HITS] = (struct life_fact){.top = 9};
    domain->facts[LIFE_BOUND] = (struct life_fact){.top = 1};
    if (!domain->has_slot)
        return;
    domain->facts[LIFE_HITS].start = (int)roll(dice, 10);
    for (int i = 0; i < domain->action_count - domain->wait_count; i++) {
        struct life_action *action = &domain->actions[i];
        action->of_slot = roll(dice, 3) == 0;
        if (!action->of_slot)
            continue;
        ask_for_slot(&action->needs);
        ask_of_slot(&action->needs, dice);
        ask_of_slot(&action->lasts, dice);
        draw_slot_effect(action, dice);
    }
    for (int i = 0; i < domain->goal_count; i++) {
        struct life_goal *goal = &domain->goals[i];
        goal->of_slot = !goal->wanted && roll(dice, 2) == 0;
        if (goal->of_slot)
            ask_for_slot(&goal->relevant);
        if (goal->of_slot)
            ask_of_slot(&goal->relevant, dice);
    }
    for (int i = 0; i < domain->method_count; i++)
        draw_slot_of_method(domain, &domain->methods[i], dice);
}

/* ------------------------------------------------------------- binding, unbinding */

void life_set_slot(struct life_agent *agent, int how)
{
    const struct life_domain *domain = agent->life->domain;
    int *bound = &agent->own[LIFE_BOUND];
    if (domain->slot_stays)
        return;
    if (how != LIFE_BINDS && *bound) {
        *bound = 0;
        agent->own[LIFE_HITS] = domain->facts[LIFE_HITS].start;
        agent->lost = true;
    }
    if (how != LIFE_UNBINDS)
        *bound = 1;
}

/* The first step that is left with the slot; LIFE_NONE: there is none. */
static int step_of_slot(const struct life_agent *agent)
{
    for (int i = agent->step; i < agent->length; i++)
        if (agent->life->domain->actions[agent->plan[i]].of_slot)
            return agent->plan[i];
    return LIFE_NONE;
}

/* Gives up what is done, and planned, with the slot. */
static void give_up_slot(struct life_agent *agent)
{
    const struct life_domain *domain = agent->life->domain;
    int step = step_of_slot(agent);
    bool loses_goal = agent->goal != LIFE_NONE && domain->goals[agent->goal].of_slot;
    if (agent->running != LIFE_NONE && domain->actions[agent->running].of_slot)
        life_end_action(agent, GG_ABORTED, false);
    if (agent->walking != LIFE_NONE && domain->actions[agent->walking].of_slot) {
        life_go_on_way(agent);
        life_stop_walk(agent);
    }
    if (agent->planned && (step != LIFE_NONE || loses_goal)) {
        life_tell(agent, GG_PLAN_DROPPED, step, 0);
        agent->planned = false;
        agent->goes_on = agent->running != LIFE_NONE;
    }
    if (!agent->planned && agent->running == LIFE_NONE && agent->goal_time.over)
        agent->goal_time = (struct life_time){LIFE_NONE, 0, false}; /* nothing comes of it */
    if (loses_goal) /* what runs is for nothing any more */
        agent->goal = LIFE_NONE, agent->goes_on = false;
}

/* What comes to the slot next is not kept waiting for what was there before. */
static void forget_slot_in_life(struct life_agent *agent)
{
    const struct life_domain *domain = agent->life->domain;
    for (int i = 0; i < domain->action_count; i++)
        if (domain->actions[i].of_slot && agent->out[i] > agent->life->now) {
            agent->out[i] = 0;
            life_wake_goals(agent);
        }
    for (int i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].of_slot) {
            agent->backs_off[i] = agent->no_plan_until[i] = 0;
            agent->failed[i] = agent->no_plan[i] = 0;
            agent->ripe[i] = NOT_RIPE;
            life_let_go(agent, i);
        }
    for (int i = 0; i < domain->method_count; i++)
        if (domain->methods[i].of_slot) {
            agent->cooled[i] = 0;
            agent->passed_over[i] = false;
        }
    if (agent->goal_time.of != LIFE_NONE && domain->goals[agent->goal_time.of].of_slot)
        agent->goal_time = (struct life_time){LIFE_NONE, 0, false};
    if (agent->method_time.of != LIFE_NONE && domain->methods[agent->method_time.of].of_slot)
        agent->method_time = (struct life_time){LIFE_NONE, 0, false};
    agent->outlived |= agent->goal == LIFE_NONE && domain->methods[agent->method].of_slot;
    agent->stirred = true;
}

void life_lose_slot(struct life_agent *agent)
{
    if (!agent->lost)
        return;
    agent->lost = false;
    agent->happened = true;
    give_up_slot(agent);
    forget_slot_in_life(agent);
}
