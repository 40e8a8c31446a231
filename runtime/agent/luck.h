/* SPDX-License-Identifier: MIT */
/*
 * What is drawn for a planning: what actions of a drawn cost cost, and what functions of the game draw
 * that only look at an agent. A planning has a number of its own, its luck, and what is drawn follows
 * from that and from what it is drawn for: so a search that is made again finds the same, whatever was
 * drawn meanwhile. The luck lies in the agent, and where costs are drawn also behind the memory of what
 * was asked. Inside the runtime only. Rests on agent_layout.h and search.h.
 */
#ifndef GG_LUCK_H
#define GG_LUCK_H

#include "agent/agent_layout.h"
#include "goap/search.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The lucks of an agent: agent_luck.c, called_luck.c. */
typedef struct gg_luck_part {
    /** The planning of a goal begins: draws its luck. */
    void (*draw)(gg_agent *agent);
    /** Puts the luck of the planning behind the memory of what was asked, if costs are drawn. */
    void (*put)(const gg_agent *agent, uint64_t *asked);
    /** The planning of a task begins, with these random numbers: draws its luck, unless a goal is
     *  being planned, whose luck it then has. NULL: it has none. */
    void (*plan_task)(gg_agent *agent, gg_random *random);
    /** An action starts: draws its luck. NULL: it has none. */
    void (*act)(gg_agent *agent);
} gg_luck_part;

/** The lucks of a domain's agents; NULL: they have none. */
static inline const GG_ROM gg_luck_part *luck_part_of(const GG_ROM gg_domain *domain)
{
    return spans_of(domain) ? spans_of(domain)->luck : NULL;
}

/** The members of gg_agent_luck, of which another part is made, too. */
void gg_luck_draw(gg_agent *agent);
void gg_luck_put(const gg_agent *agent, uint64_t *asked);

/** An action starts. */
static inline void luck_act(gg_agent *agent)
{
    const GG_ROM gg_luck_part *lucks = luck_part_of(agent->domain);
    if (lucks && lucks->act)
        lucks->act(agent);
}

/** What the plannings of an agent draw from: it is kept before one that leads to nothing, and given
 *  back afterwards. */
typedef struct gg_chance {
    gg_random random;
    uint32_t luck;
} gg_chance;

static inline gg_chance chance_of(const gg_agent *agent)
{
    gg_chance chance = {agent->random, luck_part_of(agent->domain) ? *luck_of(agent) : 0};
    return chance;
}

static inline void chance_restore(gg_agent *agent, const gg_chance *chance)
{
    agent->random = chance->random;
    if (luck_part_of(agent->domain))
        *luck_of(agent) = chance->luck;
}

/** Behind the memory of what was asked, where costs are drawn: the luck of the planning; and with
 *  GG_LUCKLESS, its beginning, there is none, so that each action costs the least. */
#define GG_LUCKLESS UINT64_C(0)
#define GG_LUCKY (UINT64_C(1) << 32)
static inline uint32_t place_of_luck(const GG_ROM gg_domain *domain)
{
    uint32_t count = (uint32_t)domain->procedural_count + domain->dynamic_cost_count;
    return (count + 63) / 64 * 2;
}

#ifdef __cplusplus
}
#endif

#endif
