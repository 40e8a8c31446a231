/* SPDX-License-Identifier: MIT */
/* The part of a life on plain numbers in which actions begin, go on and end: see life_predict.h. */
#include "models/life_predict.h"
#include "models/life_waits.h"

#include <string.h>

static const struct life_action *running_in_life(const struct life_agent *agent)
{
    return &agent->life->domain->actions[agent->running];
}

/* ----------------------------------------------------------------- effects */

static void change_in_life(struct life_agent *agent, int fact, int value)
{
    const struct life_fact *of = &agent->life->domain->facts[fact];
    if (of->applied)
        life_tell(agent, LIFE_APPLY, fact, value);
    if (!of->sensed)
        life_set(agent, fact, value);
}

static int life_size(const struct life_effect *effect)
{
    return effect->amount < 0 ? -effect->amount : effect->amount;
}

/* So many steps of an effect take place, as far as there is room. */
static void step_in_life(struct life_agent *agent, int number, int count)
{
    const struct life_effect *effect = &running_in_life(agent)->effects.all[number];
    int value = life_predict_value(agent->life, agent->number, effect->fact);
    int top = agent->life->domain->facts[effect->fact].top;
    int room = effect->amount < 0 ? value : top - value;
    count = count < room ? count : room;
    if (count <= 0)
        return;
    agent->done[number] += count;
    change_in_life(agent, effect->fact, value + (effect->amount < 0 ? -count : count));
}

/* The steps that are due: of n the k-th when k/n of the duration have passed. */
static void change_over_time(struct life_agent *agent)
{
    const struct life_action *action = running_in_life(agent);
    for (int i = 0; i < action->effects.count; i++) {
        const struct life_effect *effect = &action->effects.all[i];
        uint64_t size = (uint64_t)life_size(effect);
        uint64_t due = agent->elapsed * size / action->duration;
        if (!effect->over_time || agent->life->domain->facts[effect->fact].sensed)
            continue;
        due = due > size ? size : due;
        step_in_life(agent, i, (int)due - agent->done[i]);
    }
}

/* All that an action that has succeeded was still to change. */
static void take_effect_in_life(struct life_agent *agent)
{
    const struct life_domain *domain = agent->life->domain;
    const struct life_effects *effects = &running_in_life(agent)->effects;
    for (int i = 0; i < effects->count; i++) {
        struct life_effect rest = effects->all[i];
        int value = life_predict_value(agent->life, agent->number, rest.fact);
        if (rest.over_time)
            rest.amount += rest.amount < 0 ? agent->done[i] : -agent->done[i];
        change_in_life(agent, rest.fact, life_value_after(domain, &rest, value));
    }
    if (running_in_life(agent)->at != LIFE_NONE &&
        running_in_life(agent)->at != agent->own[LIFE_HERE]) /* the game has put it elsewhere */
        life_put(agent, running_in_life(agent)->at);
}

/* ------------------------------------------------------------------- an end */

/* Whether an action that changes a shared fact asks for something of it that does not hold. */
static bool lacks_shared(const struct life_domain *domain, const struct life_action *action,
                         const struct life_condition *asked, const struct life_state *state)
{
    bool lacks = false;
    for (int i = 0; i < action->effects.count; i++)
        for (int j = 0; j < asked->count; j++)
            lacks |= action->effects.all[i].fact == asked->literals[j].fact &&
                     domain->facts[asked->literals[j].fact].shared &&
                     !life_literal_holds(&asked->literals[j], state);
    return lacks;
}

/* Whether others have taken what an action that says that it has succeeded needs. */
static bool is_taken_in_life(const struct life_agent *agent)
{
    const struct life_domain *domain = agent->life->domain;
    const struct life_action *action = running_in_life(agent);
    struct life_state state = life_sees(agent), after;
    for (int i = 0; i < action->effects.count; i++) /* what it has taken itself */
        state.values[action->effects.all[i].fact] +=
            action->effects.all[i].amount < 0 ? agent->done[i] : -agent->done[i];
    after = life_after_all_time(domain, agent->running, &state);
    return lacks_shared(domain, action, &action->needs, &state) ||
           lacks_shared(domain, action, &action->lasts, &state) ||
           lacks_shared(domain, action, &action->lasts, &after);
}

static void succeed_in_life(struct life_agent *agent)
{
    const struct life_action *action = running_in_life(agent);
    uint32_t now = agent->life->now;
    take_effect_in_life(agent);
    if (action->cooldown > 0)
        agent->out[agent->running] = now + action->cooldown;
    agent->step++;
    if (agent->planned && agent->goal == LIFE_NONE && agent->step == agent->length) {
        if (!agent->outlived)
            agent->cooled[agent->method] =
                now + agent->life->domain->methods[agent->method].cooldown;
        agent->planned = false;
        life_hold_method(agent);
    }
}

void life_rest_goal(struct life_agent *agent, unsigned count)
{
    const struct life_goal *goal = &agent->life->domain->goals[agent->goal];
    uint32_t *until = &agent->backs_off[agent->goal], now = agent->life->now;
    if (goal->retry_first > 0) {
        uint64_t rest = (uint64_t)goal->retry_first << (count < 33 ? count - 1 : 32);
        *until = now + (uint32_t)(rest < goal->retry_most ? rest : goal->retry_most);
    } else if (count > 1) {
        *until = now + (250u << (count < 8 ? count - 2 : 6));
    }
}

void life_fail_goal(struct life_agent *agent)
{
    if (agent->goal_time.over)
        agent->goal_time = (struct life_time){LIFE_NONE, 0, false};
    life_rest_goal(agent, ++agent->failed[agent->goal]);
    life_tell(agent, GG_GOAL_FAILED, agent->goal, (int)agent->failed[agent->goal]);
    if (agent->life->domain->goals[agent->goal].wanted && ++agent->want.failed == 3)
        life_end_want(agent, GG_WANT_FAILED);
}

void life_fail_action(struct life_agent *agent, int action, bool others)
{
    unsigned retry = agent->life->domain->actions[action].retry;
    uint32_t now = agent->life->now;
    if (!others && retry > 0 && now + retry > agent->out[action])
        agent->out[action] = now + retry;
    if (agent->goal != LIFE_NONE)
        life_fail_goal(agent);
    agent->planned = false;
}

static void take_failing_effect(struct life_agent *agent, const struct life_effects *effects)
{
    struct life_state before = life_sees(agent);
    for (int i = 0; i < effects->count; i++) {
        const struct life_effect *effect = &effects->all[i];
        change_in_life(agent, effect->fact,
                       life_value_after(agent->life->domain, effect, before.values[effect->fact]));
    }
    agent->shaken |= effects->count > 0;
}

void life_end_action(struct life_agent *agent, gg_status status, bool others)
{
    const struct life_action *action = running_in_life(agent);
    if (life_has_function(action))
        life_tell(agent, LIFE_RUN + GG_STOP, agent->running, (int)status);
    if (status == GG_FAILURE || status == GG_ABORTED)
        take_failing_effect(agent, status == GG_FAILURE ? &action->failing : &action->aborting);
    life_release(agent);
    agent->ended |= status != GG_ABORTED;
    agent->happened = true;
    agent->goes_on &= status == GG_SUCCESS;
    if (status == GG_SUCCESS)
        succeed_in_life(agent);
    life_tell(agent, GG_ACTION_ENDED, agent->running, (int)status);
    if (status == GG_FAILURE)
        life_fail_action(agent, agent->running, others);
    agent->running = LIFE_NONE;
}

/* ------------------------------------------------------------------ going on */

bool life_waited(const struct life_agent *agent)
{
    const struct life_condition *until = &running_in_life(agent)->until;
    struct life_state state = life_sees(agent);
    return until->count > 0 && life_holds(until, &state);
}

static gg_status ask_in_the_life(const struct life_agent *agent, gg_phase phase)
{
    const struct life_deed *deed = &agent->deed;
    unsigned rest = deed->manner == LIFE_WAITS     ? running_in_life(agent)->duration
                    : deed->manner == LIFE_IS_DONE ? 0
                                                   : deed->rest;
    gg_status status = agent->elapsed >= rest ? deed->fate : GG_RUNNING;
    if (running_in_life(agent)->until.count > 0)
        return life_waited(agent) ? GG_SUCCESS : GG_RUNNING;
    if (running_in_life(agent)->is_wait)
        return agent->elapsed >= running_in_life(agent)->duration ? GG_SUCCESS : GG_RUNNING;
    if (phase != GG_TICK || status != GG_RUNNING)
        life_tell(agent, LIFE_RUN + (int)phase, agent->running, (int)status);
    return status;
}

void life_take_answer(struct life_agent *agent, gg_status status)
{
    unsigned timeout = running_in_life(agent)->timeout;
    if (status == GG_RUNNING && timeout > 0 && agent->elapsed >= timeout)
        status = GG_FAILURE;
    if (status == GG_SUCCESS && is_taken_in_life(agent))
        life_end_action(agent, GG_FAILURE, true);
    else if (status != GG_RUNNING)
        life_end_action(agent, status, false);
}

/* The fact of its `restart` is another value than when it began: it begins anew, if it could begin now as
 * if it had changed nothing yet. */
void life_begin_anew(struct life_agent *agent)
{
    const struct life_action *action = running_in_life(agent);
    struct life_state state = life_leaves(agent);
    int value;
    if (action->restart == LIFE_NONE)
        return;
    value = life_predict_value(agent->life, agent->number, action->restart);
    if (agent->anew || value == agent->restart_then)
        return;
    agent->restart_then = value;
    for (int i = 0; i < action->effects.count; i++) {
        const struct life_effect *effect = &action->effects.all[i];
        int done = agent->life->domain->facts[effect->fact].sensed
                       ? life_moved_by_itself(agent, effect)
                       : agent->done[i];
        state.values[effect->fact] += effect->amount < 0 ? done : -done;
    }
    if (!life_can_begin(agent->life->domain, agent->running, &state) ||
        !life_holds(&agent->asked, &state))
        return;
    agent->anew = agent->begun_anew = true;
    agent->elapsed = 0;
    if (life_has_function(action))
        life_tell(agent, LIFE_RUN + GG_STOP, agent->running, GG_ABORTED);
    if (life_has_function(action))
        agent->deed = life_deed_of(agent->life->script, agent->number, agent->begun++);
    life_tell(agent, GG_ACTION_STARTED, agent->running, 0);
    life_take_answer(agent, ask_in_the_life(agent, GG_START));
}

void life_act_on(struct life_agent *agent)
{
    const struct life_action *action = running_in_life(agent);
    struct life_state state;
    agent->elapsed++;
    if (action->duration > 0)
        change_over_time(agent);
    life_begin_anew(agent);
    if (agent->anew)
        return;
    state = life_sees(agent);
    if (life_holds(&action->lasts, &state))
        life_take_answer(agent, ask_in_the_life(agent, GG_TICK));
    else
        life_end_action(agent, GG_FAILURE, false);
}

/* It cools down, or others have claimed what it uses, or have waited longer for it. */
static bool is_refused_in_life(struct life_agent *agent, int action)
{
    if (agent->out[action] > agent->life->now) {
        life_tell(agent, GG_ACTION_REFUSED, action, 0);
        return true;
    }
    life_look_at_queues(agent->life);
    if (!life_is_kept_back(agent, action, &agent->asked))
        return false;
    agent->happened = true;
    life_begin_naming(agent);
    life_name_kept_back(agent, action, &agent->asked);
    life_tell(agent, GG_ACTION_REFUSED, action,
              !life_is_claimed_away(agent, action, &agent->asked));
    return true;
}

void life_begin_action(struct life_agent *agent)
{
    int action = agent->plan[agent->step];
    if (is_refused_in_life(agent, action)) {
        agent->planned = false;
        return;
    }
    life_time_step(agent);
    if (life_must_walk(agent, action)) {
        life_begin_walk(agent, action);
        if (!agent->walked)
            return;
    }
    life_claim(agent, action);
    agent->running = action;
    agent->elapsed = 0;
    if (agent->life->domain->actions[action].restart != LIFE_NONE)
        agent->restart_then = life_predict_value(agent->life, agent->number,
                                                 agent->life->domain->actions[action].restart);
    if (!agent->walked)
        agent->sensed_then = agent->own[LIFE_SENSED];
    agent->walked = agent->begun_anew = false;
    memset(agent->done, 0, sizeof agent->done);
    if (life_has_function(&agent->life->domain->actions[action]))
        agent->deed = life_deed_of(agent->life->script, agent->number, agent->begun++);
    life_tell(agent, GG_ACTION_STARTED, action, 0);
    life_take_answer(agent, ask_in_the_life(agent, GG_START));
}
