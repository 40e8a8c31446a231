/* SPDX-License-Identifier: MIT */
/*
 * Reads the facts of conditions and effects out of packed words, for those files that make
 * numbers of a team's problem. Rests on team_parts.h.
 */
#ifndef GG_TEAM_FACTS_H
#define GG_TEAM_FACTS_H

#include "team/team_parts.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A mark of a fact: it counts. */
#define GG_TEAM_USED 4

/* Marks the facts that count, by fact, and the actions that can be of use, with a bit for each;
 * both are zeros at first. */
void gg_team_find_useful(gg_team_search *search, uint8_t *marks, uint64_t *useful);

/* The fact of the lowest of some bits of a word, which are taken out. */
static inline uint16_t take_fact(const GG_ROM gg_domain *domain, uint16_t word, uint64_t *bits)
{
    return (uint16_t)(gg_take_fact(domain, word, bits) - domain->facts);
}

/* The bits that an assignment writes, without those that numbers have between them. */
static inline uint64_t written_bits(const GG_ROM gg_domain *domain,
                                    const GG_ROM gg_assignment *assignment)
{
    uint64_t guards = assignment->word < domain->flag_words ? 0 : domain->guards[assignment->word];
    return ~assignment->keep & ~guards;
}

#ifdef __cplusplus
}
#endif

#endif
