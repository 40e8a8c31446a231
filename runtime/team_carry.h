/* SPDX-License-Identifier: MIT */
/* What the books of a team know of the world: inside the team scheduler only. */
#ifndef GG_TEAM_CARRY_H
#define GG_TEAM_CARRY_H

#include "gg_team_books.h"
#include "team_parts.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Puts what the world holds, less what requests keep and what running tasks take, into the first
 * word_count of team->words. */
void gg_team_find_free(const gg_team *team, const uint64_t *world);

#ifdef __cplusplus
}
#endif

#endif
