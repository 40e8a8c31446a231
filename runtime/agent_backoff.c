/* SPDX-License-Identifier: MIT */
/*
 * What an agent leaves alone for a while: actions that failed, goals that were reached,
 * that fail again and again, or that have no plan. Of the last the rest ends early when
 * something has changed that may open a way.
 */
#include "agent_parts.h"

/* Milliseconds of a rest: the first, and how often it is doubled at the most; less often
 * where the way may be opened by what cannot be seen. And how long it lasts whatever changes. */
enum { REST = 250, DOUBLED = 6, DOUBLED_UNSEEN = 2, EARLIEST = 100 };

/* What is left of a time, at least so much; 0 when it is over, and then the agent wakes up. */
static void run_down(gg_agent *agent, uint32_t *left, uint32_t milliseconds, uint32_t least)
{
    if (*left <= least)
        return;
    *left = *left - least > milliseconds ? *left - milliseconds : least;
    if (*left == 0)
        agent->awake = GG_AWAKE;
}

/* A goal without a plan is not tried again before all others were: ticks may be long. */
static uint32_t least_wait(const gg_agent *agent)
{
    return agent->trying ? 1 : 0;
}

/* The rest of what has no plan ends as soon as it may. Whether it is over. */
static bool cut_short(const gg_agent *agent, gg_rest *rest)
{
    uint32_t least = least_wait(agent);
    if (least < rest->early)
        least = rest->early;
    if (rest->waits > least)
        rest->waits = least;
    return rest->waits == 0;
}

static bool any_kept(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].keep)
            return true;
    return false;
}

/* An action is no longer kept out: that may open a way to what had no plan. Where goals
 * are to be kept, an action may be of use for these. */
static void let_in(gg_agent *agent, uint16_t action)
{
    const gg_character *character = character_of(agent);
    bool kept = any_kept(agent->domain);
    rest_of(agent, GG_NONE)->waits = 0;
    for (uint16_t i = 0; i < character->goal_count; i++) {
        uint16_t goal = character->goals[i];
        if (rest_of(agent, goal)->waits > 0 &&
            (kept || has_bit(character->guides[goal]->actions, action)))
            (void)cut_short(agent, rest_of(agent, goal));
    }
}

static void pass_rests(gg_agent *agent, uint32_t milliseconds)
{
    uint16_t goals = agent->domain->goal_count;
    for (uint32_t i = 0; i <= goals; i++) {
        gg_rest *rest = &rests_of(agent)[i];
        run_down(agent, &rest->left, milliseconds, 0);
        run_down(agent, &rest->waits, milliseconds, i < goals ? least_wait(agent) : 0);
        rest->early = (uint8_t)(rest->early > milliseconds ? rest->early - milliseconds : 0);
    }
}

void gg_agent_pass(gg_agent *agent, uint32_t milliseconds)
{
    const gg_domain *domain = agent->domain;
    pass_rests(agent, milliseconds);
    for (uint16_t i = 0; i < domain->sense_count; i++) {
        uint32_t *left = &senses_of(agent)[i];
        *left = *left > milliseconds ? *left - milliseconds : 0;
    }
    /* A planning that is under way goes on with the actions that it began with. */
    uint32_t least = agent->wanted != GG_NONE;
    for (uint16_t i = 0; i < domain->barred_limit; i++) {
        gg_barred *barred = &barred_of(agent)[i];
        bool was_out = barred->left > 0;
        run_down(agent, &barred->left, milliseconds, least);
        if (was_out && barred->left == 0)
            let_in(agent, barred->action);
    }
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
    if (barred[place].left > 0)
        let_in(agent, barred[place].action);
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
    uint32_t left = failures > 1 ? rest_after(failures - 1u, DOUBLED) : 0;
    if (rest->left < left) /* it may be at rest, as what is running was given up */
        rest->left = left;
    tell(agent, planner, GG_GOAL_FAILED, goal, failures);
}

bool gg_agent_stir(gg_agent *agent)
{
    const uint64_t *view = gg_agent_view(agent);
    const gg_character *character = character_of(agent);
    uint16_t words = agent->domain->word_count;
    bool any = false;
    for (uint16_t i = 0; i < character->goal_count; i++) {
        uint16_t goal = character->goals[i];
        if (rest_of(agent, goal)->waits > 0 &&
            differ_in(seen_of(agent), view, character->guides[goal]->wakers, words) &&
            cut_short(agent, rest_of(agent, goal)))
            any = true;
    }
    return any;
}

void gg_agent_despair(gg_agent *agent, uint16_t goal)
{
    gg_rest *rest = rest_of(agent, goal);
    const gg_guide *guide = goal == GG_NONE ? NULL : character_of(agent)->guides[goal];
    bool seen = guide && !guide->hidden && agent->outcome == GG_NO_PLAN;
    rest->waits = rest_after(count(&rest->unplanned), seen ? DOUBLED : DOUBLED_UNSEEN);
    rest->early = EARLIEST;
    /* What has changed while it was planned has not been looked at. */
    if (guide &&
        differ_in(from_of(agent), gg_agent_view(agent), guide->wakers, agent->domain->word_count))
        (void)cut_short(agent, rest);
}

bool gg_rest_valid(const gg_rest *rest)
{
    return rest->waits <= (uint32_t)REST << DOUBLED && rest->early <= EARLIEST && rest->kept <= 1;
}

uint32_t gg_rest_longest(uint32_t cooldown)
{
    uint32_t longest = (uint32_t)REST << DOUBLED;
    return cooldown > longest ? cooldown : longest;
}
