/* SPDX-License-Identifier: MIT */
/* How agents hold on to goals in lives on plain numbers: one with inertia matters more while it is pursued,
 * and one that is latched is relevant from its choice on. See life_predict.h. */
#include "models/life_predict.h"

void life_draw_holding(struct life_domain *domain, struct dice *dice)
{
    for (int i = 0; i < domain->goal_count; i++) {
        struct life_goal *goal = &domain->goals[i];
        goal->inertia = roll(dice, 8) > 0 ? 1 + (int)roll(dice, 12) : 0;
        goal->latched = goal->relevant.count > 0 && roll(dice, 8) > 0;
    }
}

/* Whether the `while` of a goal holds, or does not matter, as the goal does. */
static bool is_kept_up(const struct life_agent *agent, int goal)
{
    struct life_state state = life_sees(agent);
    return life_may_pursue(agent, goal) ||
           life_holds(&agent->life->domain->goals[goal].condition, &state);
}

bool life_is_relevant(const struct life_agent *agent, int goal)
{
    struct life_state state = life_sees(agent);
    return (agent->latched[goal] && is_kept_up(agent, goal)) ||
           life_holds(&agent->life->domain->goals[goal].relevant, &state);
}

int life_weight(const struct life_agent *agent, int goal)
{
    return life_priority(agent, goal) +
           (agent->held == goal ? agent->life->domain->goals[goal].inertia : 0);
}

/* ------------------------------------------------------------------ begin and end */

void life_choose_held(struct life_agent *agent, int goal)
{
    agent->latched[goal] |= agent->life->domain->goals[goal].latched;
}

void life_take_up(struct life_agent *agent, int goal)
{
    agent->held = agent->life->domain->goals[goal].inertia > 0 ? goal : LIFE_NONE;
}

void life_let_go(struct life_agent *agent, int goal)
{
    agent->latched[goal] = false;
    if (agent->held == goal)
        agent->held = LIFE_NONE;
}

/* A goal that holds is reached, but that of the plan only when its action has ended. */
void life_look_at_holding(struct life_agent *agent)
{
    const struct life_domain *domain = agent->life->domain;
    struct life_state state = life_sees(agent);
    for (int i = 0; i < domain->goal_count; i++) {
        bool holds = life_holds(&domain->goals[i].condition, &state);
        bool is_reached = holds && !(agent->planned && agent->goal == i);
        if (is_reached || !life_is_relevant(agent, i) || !is_kept_up(agent, i))
            life_let_go(agent, i);
    }
}
