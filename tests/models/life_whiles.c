/* SPDX-License-Identifier: MIT */
/* Goals and methods that are carried out only while something holds, in lives on plain numbers: see
 * life_predict.h. */
#include "models/life_predict.h"

static const struct life_condition *while_of(const struct life_domain *domain, int goal, int method)
{
    static const struct life_condition nothing = {.count = 0};
    return goal != LIFE_NONE     ? &domain->goals[goal].lasts
           : method != LIFE_NONE ? &domain->methods[method].lasts
                                 : &nothing;
}

struct life_condition life_asked_of(const struct life_domain *domain, int goal, int method)
{
    struct life_condition asked = *while_of(domain, goal, method);
    if (goal != LIFE_NONE && !life_asks_for_while(domain, goal))
        asked.count = 0;
    return asked;
}

void life_come_under(struct life_agent *agent, int goal, int method)
{
    agent->under = *while_of(agent->life->domain, goal, method);
    agent->asked = life_asked_of(agent->life->domain, goal, method);
}

bool life_may_pursue(const struct life_agent *agent, int goal)
{
    struct life_state state = life_sees(agent);
    return life_holds(&agent->life->domain->goals[goal].lasts, &state);
}

/* Of a method it suffices if it holds in what others leave, with which the agent plans. */
static bool is_given_up(const struct life_agent *agent)
{
    struct life_state sees = life_sees(agent), leaves = life_leaves(agent);
    bool acts = agent->running != LIFE_NONE || agent->walking != LIFE_NONE;
    if (!agent->planned || agent->step == agent->length)
        return false;
    if (agent->goal != LIFE_NONE)
        return !life_may_pursue(agent, agent->goal) &&
               !life_holds(&agent->life->domain->goals[agent->goal].condition, &sees);
    return (acts || agent->step > 0) && !life_holds(&agent->under, &sees) &&
           !life_holds(&agent->under, &leaves);
}

void life_look_at_while(struct life_agent *agent)
{
    bool of_goal = agent->goal != LIFE_NONE;
    if (!is_given_up(agent))
        return;
    if (of_goal)
        life_let_go(agent, agent->goal);
    life_tell(agent, of_goal ? GG_GOAL_GIVEN_UP : GG_METHOD_GIVEN_UP, of_goal ? agent->goal : 0,
              of_goal ? 0 : agent->method);
    agent->planned = false;
    agent->happened = true;
    agent->goes_on =
        agent->running != LIFE_NONE && agent->life->domain->actions[agent->running].uninterruptible;
    if (agent->running != LIFE_NONE && !agent->goes_on)
        life_end_action(agent, GG_ABORTED, false);
    if (agent->walking != LIFE_NONE)
        life_stop_walk(agent);
    if (!agent->goes_on && agent->goal_time.over)
        agent->goal_time = (struct life_time){LIFE_NONE, 0, false}; /* nothing comes of it */
}
