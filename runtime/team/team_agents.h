/* SPDX-License-Identifier: MIT */
/* What agents that are members of a team, and the team, know of each other: inside the runtime
 * only. See agent_team.c. */
#ifndef GG_TEAM_AGENTS_PARTS_H
#define GG_TEAM_AGENTS_PARTS_H

#include "team/team_carry.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The seat of an agent; NULL: it is no member. */
gg_team_seat *gg_member_seat(const gg_agent *agent);

/* Tells the team where an agent is, and whether it has something else to do. */
void gg_member_report(gg_agent *agent);

/* The shared facts as a team sees them: what agents have claimed that do not work for it is not
 * there. They lie in the books. */
const uint64_t *gg_team_world(const gg_team *team);

/* Whether an action writes a fact as a whole of which requests keep something; or of which others
 * keep something, or have claimed it to take it away: agents that do not work for the team, and the
 * requests of other teams. */
bool gg_team_overwrites_kept(const gg_team *team, uint16_t action);
bool gg_team_overwrites_held(const gg_team *team, uint16_t action);

/* Notes in an agent which goals it is to keep when it works for a team. Functions that tell priorities are
 * asked, which may let the agent leave, or use the books and the planner. */
void gg_member_note_kept(const gg_team *team, gg_agent *agent);

/* Whether an action, done in a state, would leave one of these goals unmet; after: becomes the state after
 * it. */
bool gg_member_breaks_goal(const gg_agent *agent, uint16_t action, const uint64_t *state,
                           uint64_t *after);

#ifdef __cplusplus
}
#endif

#endif
