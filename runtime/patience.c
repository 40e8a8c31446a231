/* SPDX-License-Identifier: MIT */
/*
 * What an agent leaves alone for a while: actions that failed, goals that were reached
 * or that fail again and again.
 */
#include "agents.h"

/* Milliseconds of a rest: the first, and how often it is doubled at the most. */
enum { REST = 250, DOUBLED_FAILING = 6, DOUBLED_PLANNING = 2 };

/* What is left of a time, at least so much; 0 when it is over, and then the agent wakes up. */
static void run_down(gg_agent *agent, uint32_t *left, uint32_t milliseconds, uint32_t least)
{
    if (*left <= least)
        return;
    *left = *left - least > milliseconds ? *left - milliseconds : least;
    if (*left == 0)
        agent->awake = GG_AWAKE;
}

void gg_agent_pass(gg_agent *agent, uint32_t milliseconds)
{
    const gg_domain *domain = agent->domain;
    /* A goal without a plan is not tried again before all others were: ticks may be long. */
    for (uint32_t i = 0; i <= domain->goal_count; i++) {
        gg_rest *rest = &rests_of(agent)[i];
        bool waits = agent->trying && rest->unplanned > 0 && i < domain->goal_count;
        run_down(agent, &rest->left, milliseconds, waits);
    }
    for (uint16_t i = 0; i < domain->sense_count; i++) {
        uint32_t *left = &senses_of(agent)[i];
        *left = *left > milliseconds ? *left - milliseconds : 0;
    }
    /* A planning that is under way goes on with the actions that it began with. */
    uint32_t least = agent->wanted != GG_NONE;
    for (uint16_t i = 0; i < domain->barred_limit; i++)
        run_down(agent, &barred_of(agent)[i].left, milliseconds, least);
}

void gg_agent_bar(gg_agent *agent, uint16_t action)
{
    uint32_t retry = agent->domain->actions[action].retry;
    gg_barred *barred = barred_of(agent);
    uint16_t place = 0;
    if (retry == 0)
        return;
    for (uint16_t i = 1; i < agent->domain->barred_limit; i++)
        if (barred[i].left < barred[place].left)
            place = i;
    barred[place].left = retry;
    barred[place].action = action;
}

static uint32_t rest_after(uint32_t failures, uint32_t most)
{
    uint32_t doubled = failures - 1 < most ? failures - 1 : most;
    return (uint32_t)REST << doubled;
}

static uint8_t count(uint8_t *failures)
{
    if (*failures < UINT8_MAX)
        (*failures)++;
    return *failures;
}

/* The first time something else may help; only then it is worth to wait. */
void gg_agent_blame(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    if (goal == GG_NONE)
        return;
    gg_rest *rest = rest_of(agent, goal);
    uint8_t failures = count(&rest->failures);
    uint32_t left = failures > 1 ? rest_after(failures - 1u, DOUBLED_FAILING) : 0;
    if (rest->left < left) /* it may be at rest, as what is running was given up */
        rest->left = left;
    tell(agent, planner, GG_GOAL_FAILED, goal, failures);
}

void gg_agent_despair(gg_agent *agent, uint16_t goal)
{
    gg_rest *rest = rest_of(agent, goal);
    rest->left = rest_after(count(&rest->unplanned), DOUBLED_PLANNING);
}
