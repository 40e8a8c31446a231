/* SPDX-License-Identifier: MIT */
/* The part of a life on plain numbers in which agents claim what they take of shared facts: see
 * life_predict.h. */
#include "models/life_predict.h"

#include <string.h>

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

static bool others_claim(const struct life_agent *agent)
{
    bool any = false;
    for (int i = 0; i < agent->life->script->agent_count; i++)
        any |= i != agent->number && agent->life->agents[i].claimed != LIFE_NONE;
    return any;
}

struct life_claims life_claims_of_all(const struct life_predict *life, int fact)
{
    struct life_claims claims = {0};
    for (int i = 0; i < life->script->agent_count; i++)
        if (life->agents[i].claimed != LIFE_NONE && life->domain->facts[fact].claim)
            add_claim_of(&life->agents[i], fact, &claims);
    return claims;
}

static bool can_be_kept_back(const struct life_agent *agent)
{
    return others_claim(agent) || life_is_anybody_due(agent->life);
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
    for (int i = 0; i < LIFE_FACTS && others_claim(agent); i++) {
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

/* Whether others have claimed a fact, so that an action that uses it cannot begin. */
static bool is_claimed_at(const struct life_agent *agent, int action,
                          const struct life_condition *under, int fact)
{
    const struct life_action *of = &agent->life->domain->actions[action];
    struct life_claims others = claims_of_others(agent, fact);
    const struct life_effect *effect = effect_on(of, fact);
    bool uses = effect || asks_for_fact(&of->needs, fact) || asks_for_fact(&of->lasts, fact) ||
                asks_for_fact(under, fact);
    bool adds = effect && effect->adds && effect->amount > 0;
    return uses && !of->is_wait && is_any_claimed(&others) &&
           (others.whole || (effect && !effect->adds) ||
            (adds && lacks_room_in_life(agent, action, under, fact, others.added)));
}

bool life_is_claimed_away(const struct life_agent *agent, int action,
                          const struct life_condition *under)
{
    bool any = false;
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++)
        any |= is_claimed_at(agent, action, under, i);
    return any;
}

bool life_is_kept_back_at(const struct life_agent *agent, int action,
                          const struct life_condition *under, int fact)
{
    return is_claimed_at(agent, action, under, fact) ||
           life_comes_too_early(agent, action, under, fact);
}

bool life_is_kept_back(const struct life_agent *agent, int action,
                       const struct life_condition *under)
{
    bool any = false;
    if (!can_be_kept_back(agent))
        return false;
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++)
        any |= agent->life->domain->facts[i].claim && life_is_kept_back_at(agent, action, under, i);
    return any;
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
    life_begin_waited_for(agent, action);
    life_release(agent);
    if (!claims_anything(agent->life->domain, action))
        return;
    agent->claimed = action;
    life_look_at_queues(agent->life);
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
    return is_step && (context <= LIFE_GOALS || life_can_ever_apply(domain, method));
}

void life_leave_out(struct life_agent *agent, int of)
{
    agent->released = agent->life->released;
    memset(agent->left_out[of], 0, sizeof agent->left_out[of]);
    memset(agent->left_out[LIFE_TASK], 0, sizeof agent->left_out[LIFE_TASK]);
    for (int i = 0; i < LIFE_CONTEXTS && can_be_kept_back(agent); i++) {
        struct life_condition under = context_in_life(agent->life->domain, i);
        for (int j = 0; j < agent->life->domain->action_count; j++)
            agent->left_out[of][i][j] = agent->left_out[LIFE_TASK][i][j] =
                is_done_in(agent->life->domain, j, i) &&
                life_can_ever_begin(agent->life->domain, j, &under) &&
                life_is_kept_back(agent, j, &under);
    }
}

/* Whether an action can begin now that was left out. */
static bool lets_in(const struct life_agent *agent, bool (*left_out)[LIFE_ACTIONS])
{
    bool any = false;
    for (int i = 0; i < LIFE_CONTEXTS; i++) {
        struct life_condition under = context_in_life(agent->life->domain, i);
        for (int j = 0; j < agent->life->domain->action_count; j++)
            if (left_out[i][j] && !life_is_kept_back(agent, j, &under)) {
                left_out[i][j] = false;
                any = true;
            }
    }
    return any;
}

void life_readmit(struct life_agent *agent)
{
    bool any = life_is_due(agent);
    agent->stirred |= any;
    agent->happened |= any;
    for (int i = 0; i < LIFE_GOALS; i++)
        agent->woken[i] |= any;
    if (agent->released == agent->life->released)
        return;
    agent->released = agent->life->released;
    any = lets_in(agent, agent->left_out[LIFE_TASK]);
    agent->stirred |= any;
    agent->happened |= any;
    for (int i = 0; i < LIFE_GOALS; i++)
        agent->woken[i] |= lets_in(agent, agent->left_out[i]) || any;
}
