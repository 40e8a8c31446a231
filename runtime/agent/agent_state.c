/* SPDX-License-Identifier: MIT */
/*
 * What an agent knows: its own facts, and those of the world that it sees. Rests on state.h and
 * world.c. Of an agent's own state only the private bits are right; gg_agent_view brings the
 * shared ones up to date.
 */
#include "agent/agent.h"
#include "agent/slots.h"
#include "state/travel.h"
#include "agent/world_layout.h"

uint64_t *gg_agent_state(gg_agent *agent)
{
    return (uint64_t *)gg_agent_part(agent, agent->domain->offsets.agent_state);
}

/* ---------------------------------------------------------------- beginning */

void gg_agent_init(gg_agent *agent, gg_world *world, uint16_t agent_type, uint32_t seed)
{
    const GG_ROM gg_domain *domain = world->domain;
    const GG_ROM gg_offsets *offsets = &domain->offsets;
    gg_clear_bytes(agent, sizeof *agent);
    gg_clear_bytes((unsigned char *)agent + offsets->agent_state,
                   (size_t)(offsets->agent_bytes - offsets->agent_state));
    agent->domain = domain;
    agent->world = world;
    gg_random_seed(&agent->random, seed);
    agent->fingerprint = world->fingerprint;
    agent->agent_type = agent_type;
    agent->goal = agent->wanted = agent->claimed = GG_NONE;
    agent->outcome = GG_FOUND;
    agent->ending = GG_RUNNING;
    agent->waits = GG_ASKED;
    agent->awake = GG_AWAKE;
    gg_rom_copy_words(gg_agent_state(agent), domain->start, domain->word_count);
    for (const GG_ROM gg_init_hook *hook = domain->hooks.init; *hook; hook++)
        (*hook)(agent);
}

void gg_agent_detail(gg_agent *agent, uint32_t interval, uint32_t budget)
{
    agent->budget = budget;
    if (agent->interval == interval)
        return;
    agent->interval = interval;
    gg_random random = agent->random; /* nothing is drawn by this */
    agent->until = gg_random_below(&random, interval);
}

void gg_plan_drop(gg_agent *agent)
{
    agent->goal = GG_NONE;
    agent->plan_length = agent->step = 0;
    agent->watch_count = agent->looked = 0;
    agent->denied = 0;
    agent->broken = agent->booked = false;
    agent->waits = GG_ASKED;
}

/* ------------------------------------------------------- what it can see */

const uint64_t *gg_agent_view(const gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM uint64_t *shared = domain->shared;
    uint64_t *own = (uint64_t *)gg_agent_part(agent, domain->offsets.agent_state);
    if (shared) {
        const uint64_t *world = world_state(agent->world);
        for (uint32_t i = 0, words = domain->word_count; i < words; i++)
            own[i] = (world[i] & shared[i]) | (own[i] & ~shared[i]);
    }
    if (slots_of(domain))
        return slots_of(domain)->ops->note((gg_agent *)(uintptr_t)agent);
    return own;
}

/* The state, the world's or the agent's own, in which a fact lives. */
static uint64_t *agent_state_home_of(gg_agent *agent, uint16_t fact)
{
    bool shared = fact < agent->domain->fact_count && agent->domain->facts[fact].shared;
    return shared ? world_state(agent->world) : gg_agent_state(agent);
}

uint32_t gg_agent_read(const gg_agent *agent, uint16_t fact)
{
    return gg_read(agent->domain, fact, agent_state_home_of((gg_agent *)(uintptr_t)agent, fact));
}

void gg_agent_write(gg_agent *agent, uint16_t fact, uint32_t value)
{
    const GG_ROM gg_places *places = agent->domain->places;
    gg_write(agent->domain, fact, value, agent_state_home_of(agent, fact));
    if (places && places->fact == fact)
        agent->domain->places->walking->settle(agent);
}
