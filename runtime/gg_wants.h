/* SPDX-License-Identifier: MIT */
/*
 * Wants: goals that the game gives to an agent at run time. A game includes gg.h, which includes
 * this. Only agents of a domain with wants (limits: wants) take any.
 *
 * Rests on gg_memory.h.
 */
#ifndef GG_WANTS_H
#define GG_WANTS_H

#include "gg_memory.h"

#ifdef __cplusplus
extern "C" {
#endif

/** How it goes with a want, a goal that the game gave to an agent. */
typedef enum gg_want_status {
    GG_WANT_WAITING, /**< it is pursued when its turn comes */
    GG_WANT_RUNNING, /**< the agent's plan is for it */
    GG_WANT_REACHED, /**< it held at one moment */
    GG_WANT_FAILED,  /**< there is no plan for it, or it failed three times in a row */
    GG_WANT_REFUSED  /**< there is no such want: it was refused or taken back, or another one has
                          its slot by now */
} gg_want_status;

/** Gives an agent a ground goal, with a priority. The agent chooses among it and its own goals. If
 *  the goal is wanted already, the priority of that is changed. Returns the want's id; 0: it is
 *  refused, because the goal is not one of the agent's type or has a slot that is empty
 *  (gg_slots.h), or because all want_limit slots are in use. When a want has ended, its slot is the
 *  next to be used again if it is the one that ended first. */
uint32_t gg_agent_want(gg_agent *agent, uint16_t goal, int32_t priority);

struct gg_condition_builder;

/** Gives an agent a condition made at run time as a goal, as gg_agent_want does; it is copied into
 *  the agent. One with the same tests is the same want. A condition without tests, or one of
 *  another domain, is refused. */
uint32_t gg_agent_want_condition(gg_agent *agent, const struct gg_condition_builder *builder,
                                 int32_t priority);

/** Takes a want back; a plan for it is given up at the next decision, unless the agent pursues the
 *  goal by itself. False: there is no such want, or it has ended. */
bool gg_agent_unwant(gg_agent *agent, uint32_t id);

/** How it goes with a want. */
gg_want_status gg_agent_want_status(const gg_agent *agent, uint32_t id);

#ifdef __cplusplus
}
#endif

#endif
