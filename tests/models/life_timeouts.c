/* SPDX-License-Identifier: MIT */
/* The part of a life on plain numbers in which goals and methods take no longer than they may: see
 * life_predict.h. */
#include "models/life_predict.h"

static bool does_something(const struct life_agent *agent)
{
    return agent->planned || agent->running != LIFE_NONE || agent->walking != LIFE_NONE;
}

/* ------------------------------------------------------------------ time passes */

/* A time that is over while nothing is done ends nothing. */
static void pass_one_time(const struct life_agent *agent, struct life_time *time)
{
    if (time->of == LIFE_NONE || time->due != agent->life->now)
        return;
    time->over = does_something(agent);
    time->of = time->over ? time->of : LIFE_NONE;
}

void life_pass_times(struct life_agent *agent)
{
    pass_one_time(agent, &agent->goal_time);
    pass_one_time(agent, &agent->method_time);
    for (int i = 0; i < agent->life->domain->method_count; i++)
        if (agent->passed_over[i] && agent->life->domain->methods[i].again > 0 &&
            agent->passed_until[i] == agent->life->now) {
            agent->passed_over[i] = false;
            agent->stirred = agent->happened = true;
        }
}

/* ------------------------------------------------------------------- beginning */

static void begin_time(const struct life_agent *agent, struct life_time *time, int of,
                       unsigned timeout)
{
    if (time->of == of)
        return;
    *time = (struct life_time){LIFE_NONE, 0, false};
    if (timeout > 0)
        *time = (struct life_time){of, agent->life->now + timeout, false};
}

void life_time_step(struct life_agent *agent)
{
    if (agent->goal == LIFE_NONE && !agent->outlived)
        begin_time(agent, &agent->method_time, agent->method,
                   agent->life->domain->methods[agent->method].timeout);
}

void life_time_plan(struct life_agent *agent)
{
    if (agent->goal == LIFE_NONE)
        begin_time(agent, &agent->goal_time, LIFE_NONE, 0);
    else
        begin_time(agent, &agent->goal_time, agent->goal,
                   agent->life->domain->goals[agent->goal].timeout);
    if (agent->goal != LIFE_NONE || agent->method_time.of != agent->method)
        begin_time(agent, &agent->method_time, LIFE_NONE, 0);
    if (agent->running != LIFE_NONE || agent->walking != LIFE_NONE)
        life_time_step(agent);
}

/* ------------------------------------------------------------------- being over */

/* What runs is stopped, and the plan given up. */
static void stop_in_time(struct life_agent *agent)
{
    if (agent->running != LIFE_NONE)
        life_end_action(agent, GG_ABORTED, false);
    if (agent->walking != LIFE_NONE)
        life_stop_walk(agent);
    agent->planned = agent->goes_on = false;
    agent->happened = true;
    life_tell(agent, GG_PLAN_DROPPED, LIFE_NONE, 1);
}

static void look_at_method_time(struct life_agent *agent)
{
    struct life_time *time = &agent->method_time;
    if (!time->over)
        return;
    stop_in_time(agent);
    agent->passed_over[time->of] = true;
    agent->passed_until[time->of] = agent->life->now + agent->life->domain->methods[time->of].again;
    *time = (struct life_time){LIFE_NONE, 0, false};
}

/* Who does nothing has given up a goal that holds by itself, or is not relevant any more. */
static void look_at_goal_time(struct life_agent *agent, bool reached)
{
    struct life_time *time = &agent->goal_time;
    struct life_state state = life_sees(agent);
    const struct life_goal *goal = &agent->life->domain->goals[time->of];
    bool ends = !does_something(agent) &&
                (reached || !life_is_relevant(agent, time->of) ||
                 !life_may_pursue(agent, time->of) || life_holds(&goal->condition, &state));
    if (!ends && (reached || !time->over))
        return;
    if (time->over && !reached) {
        stop_in_time(agent);
        life_fail_goal(agent);
    }
    *time = (struct life_time){LIFE_NONE, 0, false};
}

void life_look_at_times(struct life_agent *agent, bool reached)
{
    struct life_state state;
    bool bound =
        agent->running != LIFE_NONE && agent->life->domain->actions[agent->running].uninterruptible;
    if (!bound)
        look_at_method_time(agent);
    if (!bound && agent->goal_time.of != LIFE_NONE)
        look_at_goal_time(agent, reached);
    state = life_sees(agent);
    for (int i = 0; i < agent->life->domain->method_count; i++)
        agent->passed_over[i] &= agent->life->domain->methods[i].again > 0 ||
                                 (life_holds(&agent->life->domain->methods[i].needs, &state) &&
                                  life_holds(&agent->life->domain->methods[i].lasts, &state));
}
