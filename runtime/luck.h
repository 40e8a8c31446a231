/* SPDX-License-Identifier: MIT */
/*
 * What is drawn for a planning: what actions of a drawn cost cost. A planning has a number of its own,
 * its luck, and what each action costs follows from that and from the action alone: so a search that is
 * made again finds the same costs, whatever was drawn meanwhile. The luck lies behind the memory of what
 * was asked. Inside the runtime only. Rests on search.h.
 */
#ifndef GG_LUCK_H
#define GG_LUCK_H

#include "search.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The lucks of an agent's plannings of goals: agent_luck.c. */
typedef struct gg_luck_part {
    /** A planning begins: draws its luck, which lies in the agent. */
    void (*draw)(gg_agent *agent);
    /** Puts a luck behind the memory of what was asked: that of the planning that has begun or,
     *  `ahead` above 0, that of the planning which comes so many later. */
    void (*put)(const gg_agent *agent, uint64_t *asked, uint16_t ahead);
} gg_luck_part;

/** What draws the lucks of an agent; NULL: its plannings have none. */
static inline const GG_ROM gg_luck_part *luck_part_of(const GG_ROM gg_domain *domain)
{
    return domain->extras->spans ? domain->extras->spans->luck : NULL;
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
