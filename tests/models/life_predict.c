/* SPDX-License-Identifier: MIT */
/* A life on plain numbers: time passes for the world and its agents. See life_predict.h. */
#include "models/life_predict.h"

#include <string.h>

struct life_state life_sees(const struct life_agent *agent)
{
    struct life_state state;
    for (int i = 0; i < LIFE_FACTS; i++)
        state.values[i] = life_predict_value(agent->life, agent->number, i);
    return state;
}

int life_predict_value(const struct life_predict *life, int agent, int fact)
{
    return life->domain->facts[fact].shared ? life->shared[fact] : life->agents[agent].own[fact];
}

void life_wake_goals(struct life_agent *agent)
{
    for (int i = 0; i < LIFE_GOALS; i++)
        agent->woken[i] = true;
}

/* What was left out of plans for a time may be part of them again. */
static void let_in_life(struct life_agent *agent)
{
    for (int i = 0; i < LIFE_ACTIONS; i++)
        if (agent->out[i] == agent->life->now) {
            agent->stirred = agent->happened = true;
            life_wake_goals(agent);
        }
    for (int i = 0; i < LIFE_METHODS; i++)
        if (agent->cooled[i] == agent->life->now)
            agent->stirred = agent->happened = true;
    for (int i = 0; i < LIFE_GOALS; i++)
        agent->happened |= agent->backs_off[i] == agent->life->now ||
                           (agent->no_plan[i] > 0 && agent->ripe[i] == NOT_RIPE &&
                            agent->no_plan_until[i] == agent->life->now);
    agent->happened |= agent->task_until == agent->life->now && !agent->stirred;
}

void life_set(struct life_agent *agent, int fact, int value)
{
    struct life_predict *life = agent->life;
    bool shared = life->domain->facts[fact].shared;
    *(shared ? &life->shared[fact] : &agent->own[fact]) = value;
}

void life_tell(const struct life_agent *agent, int kind, int index, int value)
{
    life_note_add(&agent->life->notes,
                  (struct life_note){agent->life->now, agent->number, kind, index, value});
}

void life_predict_begin(struct life_predict *life, const struct life_script *script)
{
    struct life_whims whims = life->whims;
    memset(life, 0, sizeof *life);
    life->whims = whims;
    life->script = script;
    life->domain = &script->domain;
    for (int i = 0; i < LIFE_FACTS; i++)
        life->shared[i] = life->domain->facts[i].start;
    for (int i = 0; i < LIFE_FACTS; i++)
        life->queues[i].next = 1;
    memcpy(life->points, life->domain->points, sizeof life->points);
    for (int i = 0; i < LIFE_AGENTS; i++) {
        struct life_agent *agent = &life->agents[i];
        agent->life = life;
        agent->number = i;
        agent->running = agent->walking = agent->claimed = agent->held = LIFE_NONE;
        agent->held_method = LIFE_NONE;
        agent->goal_time.of = agent->method_time.of = LIFE_NONE;
        agent->moored = agent->happened = true;
        agent->want.how_ended = GG_WANT_REFUSED;
        memcpy(agent->own, life->shared, sizeof agent->own);
        agent->truth = agent->own[LIFE_SENSED];
    }
}

/* ------------------------------------------------------------------- rules */

/* Time is about to pass: what holds counts from the end of the millisecond that has passed. */
static void look_at_timer(const struct life_rule *rule, struct life_timer *timer,
                          const struct life_state *state, uint32_t passed)
{
    bool holds = life_holds(&rule->needs, state);
    if (holds && !timer->counts && !timer->spent)
        timer->due = passed + rule->after;
    timer->counts = holds && !timer->spent;
    timer->spent &= holds;
}

static void fire_life_rule(struct life_agent *agent, const struct life_rule *rule)
{
    const struct life_fact *fact = &agent->life->domain->facts[rule->effect.fact];
    int value = life_predict_value(agent->life, agent->number, rule->effect.fact);
    int after = life_value_after(agent->life->domain, &rule->effect, value);
    life_set(agent, rule->effect.fact, after);
    if (fact->applied && after != value)
        life_note_add(&agent->life->notes,
                      (struct life_note){agent->life->now,
                                         rule->of_world ? LIFE_NONE : agent->number, LIFE_APPLY,
                                         rule->effect.fact, after});
}

static void fire_life_rules(struct life_agent *agent, bool of_world)
{
    const struct life_domain *domain = agent->life->domain;
    struct life_timer *timers = of_world ? agent->life->timers : agent->timers;
    struct life_state begun = life_sees(agent);
    uint32_t time = agent->life->now;
    for (int i = 0; i < domain->rule_count; i++)
        if (domain->rules[i].of_world == of_world && domain->rules[i].after > 0)
            look_at_timer(&domain->rules[i], &timers[i], &begun, time - 1);
    for (int i = 0; i < domain->rule_count; i++) {
        const struct life_rule *rule = &domain->rules[i];
        struct life_state now = life_sees(agent);
        bool due =
            rule->after > 0 ? timers[i].counts && timers[i].due == time : time % rule->every == 0;
        if (rule->of_world != of_world || !due)
            continue;
        timers[i].counts = false;
        if (!life_holds(&rule->needs, &begun) || !life_holds(&rule->needs, &now))
            continue;
        fire_life_rule(agent, rule);
        now = life_sees(agent);
        timers[i].spent = life_holds(&rule->needs, &now);
    }
}

void life_predict_world(struct life_predict *life)
{
    life->now++;
    fire_life_rules(&life->agents[0], true);
}

/* ------------------------------------------------------------------ agents */

static void sense_in_life(struct life_agent *agent)
{
    const struct life_fact *fact = &agent->life->domain->facts[LIFE_SENSED];
    bool due = agent->ended || agent->sensed_at <= agent->life->now;
    agent->ended = false;
    if (!fact->sensed || !due)
        return;
    agent->sensed_at = agent->life->now + fact->every;
    life_tell(agent, LIFE_SENSE, 0, agent->truth);
    life_set(agent, LIFE_SENSED, agent->truth);
}

void life_predict_agent(struct life_predict *life, int number)
{
    struct life_agent *agent = &life->agents[number];
    struct life_state state;
    agent->planned_now = agent->anew = false;
    fire_life_rules(agent, false);
    life_stand(agent);
    let_in_life(agent);
    life_pass_times(agent);
    life_pass_reconsidering(agent);
    life_lose_slot(agent);
    if (agent->running != LIFE_NONE)
        life_act_on(agent);
    else if (agent->walking != LIFE_NONE)
        life_walk_on(agent);
    life_readmit(agent);
    sense_in_life(agent);
    if (agent->running != LIFE_NONE)
        life_begin_anew(agent);
    state = life_sees(agent);
    if (agent->running != LIFE_NONE &&
        !life_holds(&life->domain->actions[agent->running].lasts, &state))
        life_end_action(agent, GG_FAILURE, false);
    else if (agent->running != LIFE_NONE && life_waited(agent))
        life_take_answer(agent, GG_SUCCESS);
    if (agent->ended)
        sense_in_life(agent);
    life_look_at_while(agent);
    life_decide(agent);
    life_look_again(agent);
    if (agent->planned && agent->running == LIFE_NONE && agent->walking == LIFE_NONE &&
        agent->step < agent->length)
        life_begin_action(agent);
    if (agent->running == LIFE_NONE && agent->walking == LIFE_NONE)
        life_release(agent);
    life_take_numbers(agent);
    life_time_reconsidering(agent);
}

int life_predict_want(const struct life_predict *life, int agent)
{
    const struct life_agent *of = &life->agents[agent];
    bool runs = of->planned && of->step < of->length && of->goal == life->domain->goal_count - 1;
    return !of->want.open ? of->want.how_ended : runs ? (int)GG_WANT_RUNNING : (int)GG_WANT_WAITING;
}

void life_end_want(struct life_agent *agent, int how)
{
    agent->want.open = false;
    agent->happened = true;
    agent->want.how_ended = how;
    life_let_go(agent, agent->life->domain->goal_count - 1);
    if (agent->goal_time.of ==
        agent->life->domain->goal_count - 1) /* the next one has all of its time */
        agent->goal_time = (struct life_time){LIFE_NONE, 0, false};
}

/* The game wants the last goal, or does not want it any more. */
static void want_in_life(struct life_agent *agent, int priority)
{
    if (priority < 0 && agent->want.open)
        life_end_want(agent, GG_WANT_REFUSED);
    if (priority < 0)
        return;
    agent->happened = true;
    agent->want.failed = agent->want.open ? agent->want.failed : 0;
    agent->want.open = true;
    agent->want.priority = priority;
}

void life_predict_change(struct life_predict *life)
{
    for (int i = 0; i < life->script->change_count; i++) {
        const struct life_change *change = &life->script->changes[i];
        struct life_agent *agent = &life->agents[change->agent];
        if (change->time != life->now ||
            (change->fact >= LIFE_FACTS && change->fact < LIFE_WANTS && life->domain->places_stay))
            continue;
        if (change->fact == LIFE_WANTS)
            want_in_life(agent, change->value);
        else if (change->fact == LIFE_RECONSIDERS)
            life_ask_anew(agent);
        else if (change->fact >= LIFE_FACTS)
            life->points[change->fact - LIFE_FACTS] = change->value;
        else if (life->domain->facts[change->fact].sensed)
            agent->truth = change->value;
        else if (change->fact == LIFE_HERE)
            life_put(agent, change->value);
        else if (change->fact == LIFE_BOUND)
            life_set_slot(agent, change->value);
        else if (change->fact == LIFE_HITS && !agent->own[LIFE_BOUND])
            continue;
        else
            life_set(agent, change->fact, change->value);
    }
}
