/* SPDX-License-Identifier: MIT */
/*
 * What functions of the game draw that only look at an agent, as those of costs and durations do: see
 * seeds.h. While such a function is called, the agent's random numbers are others, which begin with a
 * seed of the agent and with what is asked; afterwards they are what they were. So the function
 * answers the same as long as that seed stays, however often it is asked. Rests on agent_seeds.c and
 * asking.c. Only the code that goapgen writes for domains with `draws` names it.
 */
#include "agent/seeds.h"

#include <stddef.h>

/* The random seeds of an agent, in the order in which they lie in it. */
enum { OF_PLANNING, OF_ACTION, SEEDS };

/* ----------------------------------------------------------------- what is drawn */

/* An agent without a domain is there for the calls alone. */
static void callback_seeds_plan_task(gg_agent *agent, gg_random *random)
{
    if (agent->domain && agent->spent == 0)
        planning_seed_of(agent)[OF_PLANNING] = gg_random_next(random);
}

static void callback_seeds_act(gg_agent *agent)
{
    planning_seed_of(agent)[OF_ACTION] = gg_random_next(&agent->random);
}

const GG_ROM gg_seed_ops gg_callback_seeding = {gg_draw_planning_seed, gg_copy_seed_to_answers,
                                                callback_seeds_plan_task, callback_seeds_act};

static void callback_seeds_begin(const GG_ROM gg_domain *domain, uint64_t *asked, gg_random *random,
                                 gg_agent *agent)
{
    gg_ask_begin(domain, asked, random, agent);
    if (random && agent)
        callback_seeds_plan_task(agent, random);
}

const GG_ROM gg_ask_ops gg_callback_asking = {gg_ask_allows, gg_ask_is_dearer, gg_ask_agrees,
                                              callback_seeds_begin};

void gg_agent_draw_seeds(gg_agent *agent)
{
    gg_random random = agent->random; /* nothing is drawn by this */
    for (int i = 0; i < SEEDS; i++)
        planning_seed_of(agent)[i] = gg_random_next(&random);
}

/* ------------------------------------------------------------------------- calls */

/* Times and priorities are asked as long as an action lasts, and everything else for a planning. */
static uint32_t seed_for(const gg_agent *agent, gg_call_kind kind)
{
    bool lasts = kind == GG_CALL_DURATION || kind == GG_CALL_PRIORITY || kind == GG_CALL_VALUE ||
                 kind == GG_CALL_TRAVEL;
    return planning_seed_of(agent)[lasts ? OF_ACTION : OF_PLANNING];
}

void gg_agent_begin_call_draws(gg_agent *agent, gg_call_kind kind, uint32_t asked, gg_random *own)
{
    uint32_t seed = seed_for(agent, kind);
    *own = agent->random;
    gg_random_seed(&agent->random, seed ^ (asked * 8 + (uint32_t)kind) * UINT32_C(0x9E3779B9));
}

uint32_t gg_agent_draw(const gg_agent *agent, uint32_t count)
{
    return gg_random_below((gg_random *)gg_agent_part(agent, offsetof(gg_agent, random)), count);
}
