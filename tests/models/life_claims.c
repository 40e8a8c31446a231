/* SPDX-License-Identifier: MIT */
/* The part of a life on plain numbers in which agents claim what they take of shared facts: see
 * life_predict.h. */
#include "models/life_predict.h"

#include <string.h>

/* What others have claimed of a fact. */
struct life_claims {
    int taken, added;
    bool whole;
};

static bool is_any_claimed(const struct life_claims *claims)
{
    return claims->taken > 0 || claims->added > 0 || claims->whole;
}

static const struct life_effect *effect_on(const struct life_action *action, int fact)
{
    for (int i = 0; i < action->effects.count; i++)
        if (action->effects.all[i].fact == fact)
            return &action->effects.all[i];
    return NULL;
}

/* What has taken place over time of an effect is not claimed any more. */
static void add_claim_of(const struct life_agent *agent, int fact, struct life_claims *claims)
{
    const struct life_action *action = &agent->life->domain->actions[agent->claimed];
    const struct life_effect *effect = effect_on(action, fact);
    int left;
    if (!effect)
        return;
    left = effect->amount < 0 ? -effect->amount : effect->amount;
    if (agent->running != LIFE_NONE)
        left -= agent->done[effect - action->effects.all];
    claims->whole |= !effect->adds;
    if (effect->adds && left > 0)
        *(effect->amount < 0 ? &claims->taken : &claims->added) += left;
}

static struct life_claims claims_of_others(const struct life_agent *agent, int fact)
{
    struct life_claims claims = {0};
    for (int i = 0; i < agent->life->script->agent_count; i++) {
        const struct life_agent *other = &agent->life->agents[i];
        if (i != agent->number && other->claimed != LIFE_NONE &&
            agent->life->domain->facts[fact].claim)
            add_claim_of(other, fact, &claims);
    }
    return claims;
}

struct life_state life_leaves(const struct life_agent *agent)
{
    struct life_state state = life_sees(agent);
    for (int i = 0; i < LIFE_FACTS; i++) {
        int left = state.values[i] - claims_of_others(agent, i).taken;
        state.values[i] = left < 0 ? 0 : left;
    }
    return state;
}

uint32_t life_predict_claimed(const struct life_predict *life, int agent, int fact)
{
    struct life_claims claims = claims_of_others(&life->agents[agent], fact);
    return claims.whole ? UINT32_MAX : (uint32_t)claims.taken;
}

/* ------------------------------------------------------------ what is in the way */

static bool asks_for_fact(const struct life_condition *condition, int fact)
{
    bool asks = false;
    for (int i = 0; i < condition->count; i++)
        asks |= condition->literals[i].fact == fact;
    return asks;
}

/* Whether others may fill a fact first, so that there is no room for what an action adds. */
static bool lacks_room_in_life(const struct life_agent *agent, int action,
                               const struct life_condition *under, int fact, int added)
{
    const struct life_domain *domain = agent->life->domain;
    int amount = effect_on(&domain->actions[action], fact)->amount, top = domain->facts[fact].top;
    int value = life_predict_value(agent->life, agent->number, fact);
    int filled = value + added < top ? value + added : top;
    struct life_state state = life_leaves(agent), full = state;
    full.values[fact] = filled;
    return (value + amount <= top && filled + amount > top) ||
           (life_can_begin(domain, action, &state) && life_holds(under, &state) &&
            !(life_can_begin(domain, action, &full) && life_holds(under, &full)));
}

bool life_is_claimed_away(const struct life_agent *agent, int action,
                          const struct life_condition *under)
{
    const struct life_action *of = &agent->life->domain->actions[action];
    for (int i = 0; i < LIFE_FACTS && !of->is_wait; i++) {
        struct life_claims others = claims_of_others(agent, i);
        const struct life_effect *effect = effect_on(of, i);
        bool uses = effect || asks_for_fact(&of->needs, i) || asks_for_fact(&of->lasts, i) ||
                    asks_for_fact(under, i);
        bool adds = effect && effect->adds && effect->amount > 0;
        if (uses && is_any_claimed(&others) &&
            (others.whole || (effect && !effect->adds) ||
             (adds && lacks_room_in_life(agent, action, under, i, others.added))))
            return true;
    }
    return false;
}

void life_add_room(const struct life_domain *domain, bool *facts)
{
    bool of_use[LIFE_FACTS];
    memcpy(of_use, facts, sizeof of_use);
    for (int i = 0; i < domain->action_count; i++) {
        const struct life_effects *effects = &domain->actions[i].effects;
        bool helps = false;
        for (int j = 0; j < effects->count; j++)
            helps |= of_use[effects->all[j].fact];
        for (int j = 0; j < effects->count && helps; j++)
            facts[effects->all[j].fact] |= domain->facts[effects->all[j].fact].claim &&
                                           effects->all[j].adds && effects->all[j].amount > 0;
    }
}

/* ------------------------------------------------------------- beginning, ending */

static bool claims_anything(const struct life_domain *domain, int action)
{
    bool any = false;
    for (int i = 0; i < LIFE_FACTS && !domain->actions[action].is_wait; i++)
        any |= domain->facts[i].claim && effect_on(&domain->actions[action], i) != NULL;
    return any;
}

void life_release(struct life_agent *agent)
{
    agent->life->released += agent->claimed != LIFE_NONE;
    agent->claimed = LIFE_NONE;
}

void life_claim(struct life_agent *agent, int action)
{
    if (agent->claimed == action)
        return;
    life_release(agent);
    if (claims_anything(agent->life->domain, action))
        agent->claimed = action;
}

/* Under which `while` actions are done: under none, under those of goals, under those of methods. */
static struct life_condition context_in_life(const struct life_domain *domain, int context)
{
    if (context > LIFE_GOALS)
        return life_asked_of(domain, LIFE_NONE, context - LIFE_GOALS - 1);
    return life_asked_of(domain, context - 1, LIFE_NONE);
}

static bool is_done_in(const struct life_domain *domain, int action, int context)
{
    const struct life_method *method = &domain->methods[context - LIFE_GOALS - 1];
    bool is_step = context <= LIFE_GOALS;
    for (int i = 0; context > LIFE_GOALS && i < method->step_count; i++)
        is_step |= method->steps[i] == action;
    return is_step;
}

void life_leave_out(struct life_agent *agent, int of)
{
    for (int i = 0; i < LIFE_CONTEXTS; i++) {
        struct life_condition under = context_in_life(agent->life->domain, i);
        for (int j = 0; j < agent->life->domain->action_count; j++)
            agent->left_out[of][i][j] = agent->left_out[LIFE_TASK][i][j] =
                is_done_in(agent->life->domain, j, i) && life_is_claimed_away(agent, j, &under);
    }
    agent->released = agent->life->released;
}

/* Whether an action can begin now that was left out. */
static bool lets_in(const struct life_agent *agent, bool (*left_out)[LIFE_ACTIONS])
{
    bool any = false;
    for (int i = 0; i < LIFE_CONTEXTS; i++) {
        struct life_condition under = context_in_life(agent->life->domain, i);
        for (int j = 0; j < agent->life->domain->action_count; j++)
            if (left_out[i][j] && !life_is_claimed_away(agent, j, &under)) {
                left_out[i][j] = false;
                any = true;
            }
    }
    return any;
}

void life_readmit(struct life_agent *agent)
{
    bool any;
    if (agent->released == agent->life->released)
        return;
    agent->released = agent->life->released;
    any = lets_in(agent, agent->left_out[LIFE_TASK]);
    agent->stirred |= any;
    for (int i = 0; i < LIFE_GOALS; i++)
        agent->woken[i] |= lets_in(agent, agent->left_out[i]) || any;
}
