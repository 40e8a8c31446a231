/* SPDX-License-Identifier: MIT */
/*
 * What is drawn for a planning: what actions of a drawn cost cost, and what functions of the game
 * draw that only look at an agent. A planning has a number of its own, its seed, and what is drawn
 * follows from that and from what it is drawn for: so a search that is made again finds the same,
 * whatever was drawn meanwhile. The seed lies in the agent, and where costs are drawn also behind
 * the memory of what was asked. Inside the runtime only. Rests on agent_layout.h and search.h.
 */
#ifndef GG_SEEDS_H
#define GG_SEEDS_H

#include "agent/agent_layout.h"
#include "goap/search.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The functions that draw the random seeds of an agent: agent_seeds.c, callback_seeds.c. */
typedef struct gg_seed_ops {
    /** The planning of a goal begins: draws its seed. */
    void (*draw)(gg_agent *agent);
    /** Puts the seed of the planning behind the memory of what was asked, if costs are drawn. */
    void (*put)(const gg_agent *agent, uint64_t *asked);
    /** The planning of a task begins, with these random numbers: draws its seed, unless a goal is
     *  being planned, whose seed it then has. NULL: it has none. */
    void (*plan_task)(gg_agent *agent, gg_random *random);
    /** An action starts: draws its seed. NULL: it has none. */
    void (*act)(gg_agent *agent);
} gg_seed_ops;

/** The functions for the random seeds of a domain's agents; NULL: these have none. */
static inline const GG_ROM gg_seed_ops *seed_ops_of(const GG_ROM gg_domain *domain)
{
    return random_range_tables_of(domain) ? random_range_tables_of(domain)->seeding : NULL;
}

/** Draws the seed of a planning that begins, into the agent: a member of gg_agent_seeding, of which
 *  other ops are made, too. */
void gg_draw_planning_seed(gg_agent *agent);

/** Copies the seed of the planning behind the memory of what the game was asked, if costs are
 *  drawn: likewise a member of gg_agent_seeding. */
void gg_copy_seed_to_answers(const gg_agent *agent, uint64_t *asked);

/** Draws the seed of an action that starts, where functions of the game draw. */
static inline void draw_action_seed(gg_agent *agent)
{
    const GG_ROM gg_seed_ops *seeding = seed_ops_of(agent->domain);
    if (seeding && seeding->act)
        seeding->act(agent);
}

/** What the plannings of an agent draw from: it is kept before one that leads to nothing, and given
 *  back afterwards. */
typedef struct gg_random_snapshot {
    gg_random random;
    uint32_t seed;
} gg_random_snapshot;

/** Takes a copy of the agent's random numbers and of the seed of its planning. */
static inline gg_random_snapshot random_snapshot_of(const gg_agent *agent)
{
    gg_random_snapshot chance = {agent->random,
                                 seed_ops_of(agent->domain) ? *planning_seed_of(agent) : 0};
    return chance;
}

/** Gives the agent its random numbers and seed back from such a copy. */
static inline void restore_random_snapshot(gg_agent *agent, const gg_random_snapshot *chance)
{
    agent->random = chance->random;
    if (seed_ops_of(agent->domain))
        *planning_seed_of(agent) = chance->seed;
}

/** Values of the word behind the memory of what the game was asked, where costs are drawn:
 *  GG_NO_SEED, its beginning, is without the seed of a planning, so that each action costs the
 *  least; GG_LUCKY is set beside a seed. */
#define GG_NO_SEED UINT64_C(0)
#define GG_LUCKY (UINT64_C(1) << 32)

/** The index of this word in the memory of what the game was asked. */
static inline uint32_t seed_index_in_answers(const GG_ROM gg_domain *domain)
{
    uint32_t count = (uint32_t)domain->procedural_count + domain->dynamic_cost_count;
    return (count + 63) / 64 * 2;
}

#ifdef __cplusplus
}
#endif

#endif
