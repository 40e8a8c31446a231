/* SPDX-License-Identifier: MIT */
/*
 * Agents that are the members of a team: they carry out by themselves what is booked for them,
 * beside their own goals and tasks. Rests on gg_team_books.h; the generated NAME_team_... call
 * these functions. A tick of the game ticks the world first, then the team, then the agents.
 */
#ifndef GG_TEAM_AGENTS_H
#define GG_TEAM_AGENTS_H

#include "gg_team_books.h"

#ifdef __cplusplus
extern "C" {
#endif

/** How many schedules the beam of a generated team goes on with. */
#define GG_TEAM_BEAM_WIDTH 16

/** The work of a tick by default, as of gg_team_run: about half a millisecond on a desktop computer. */
#define GG_TEAM_DETAIL 10000

/** What a member is doing or will do for its team; times are milliseconds from now on. */
typedef struct gg_team_queued {
    uint32_t walk;      /**< until it leaves; 0: it is on its way, there, or late */
    uint32_t start;     /**< until the action starts */
    uint32_t end;       /**< until it ends */
    uint32_t request;   /**< what it is done for; 0: not known */
    uint16_t action;    /**< a ground action */
    uint16_t waits_for; /**< a member whose work comes before it on the same facts or in the same
                             facility; GG_NONE: it waits for nobody */
    bool running;       /**< whether the action has started */
} gg_team_queued;

/** The functions by which agents of a domain with a team ask and tell it: gg_domain.team. */
extern const GG_ROM gg_member_calls gg_team_member_calls;

/** Makes the books of a team without members and requests, whose members live in a world. The
 *  arrays and numbers of the books were set before. */
void gg_team_init_in(gg_team *team, gg_world *world);

/** Makes the books of a saved team good again, in a world that was attached before: see
 *  gg_team_attach. The world is told again what it had been told that requests keep. Afterwards
 *  each member is given its agent; one whose agent is not there when the team is ticked has
 *  left. */
gg_attachment gg_team_attach_to(gg_team *team, gg_world *world);

/** Gives a member of a team that was attached its agent, which was attached, too. */
void gg_team_attach_agent(gg_team *team, uint16_t member, gg_agent *agent);

/** Lets an agent of the team's world join. levels: by skill, in thousandths. Gives its number, or
 *  GG_NONE if all member slots are taken, it is a member of a team, or it is of another world. */
uint16_t gg_team_join_agent(gg_team *team, gg_agent *agent, const uint32_t *levels);

/** Lets an agent leave its team; to be called before an agent is dropped or begun anew. What it is
 *  doing for the team ends when it is ticked next. False: it is no member of it. */
bool gg_team_leave_agent(gg_team *team, gg_agent *agent);

/** The number of an agent in the team; GG_NONE: it is no member. */
uint16_t gg_team_number(const gg_team *team, const gg_agent *agent);

/** Moves a place, given by its symbol, as gg_world_set_place; all is planned anew. */
void gg_team_set_place(gg_team *team, uint16_t symbol, int32_t x, int32_t y);

/** Sets how many can work at a place at a time, as gg_team_set_capacity, the place given by its
 *  symbol. A symbol that is no place does nothing. */
void gg_team_set_room(gg_team *team, uint16_t symbol, uint16_t capacity);

/** What a member does, if it is at work, then what it will do, into `queue`; gives how many rows
 *  these are, `room` at the most. */
uint16_t gg_team_list_queue(const gg_team *team, uint16_t member, gg_team_queued *queue,
                            uint16_t room);

/** The same as gg_team_tick for members that are agents. Members see what others have claimed as
 *  taken; what requests keep is claimed, so that no agent takes it. */
void gg_team_tick_agents(gg_team *team, gg_team_planner *planner, uint32_t milliseconds);

#ifdef __cplusplus
}
#endif

#endif
