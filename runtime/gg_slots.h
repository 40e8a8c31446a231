/* SPDX-License-Identifier: MIT */
/*
 * Slots: what comes and goes in a game, as enemies that appear and items on the ground. The game
 * binds a thing to a slot by a number of its own for it, a handle, and unbinds it again. Part of
 * gg.h, which a game includes; the generated header has functions for each type of slots.
 *
 * A slot is one thing from its binding to its unbinding: bound anew, it is another thing, also where
 * both happen between two ticks, and with the same handle. When it is unbound, its facts go back
 * to their start, as do facts whose value it was: shared ones at once, those of an agent before they
 * are read, set or planned with the next time. At its next tick an agent aborts the action that it
 * does with the slot, and drops a plan that needs it.
 */
#ifndef GG_SLOTS_H
#define GG_SLOTS_H

#include "gg_memory.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The handle of nothing: that of an empty slot. */
#define GG_NO_HANDLE UINT32_MAX

/** Binds a handle to a slot of a type, in the world or, of a type that is not shared, in an agent.
 *  Gives the slot, a symbol: the one to which the handle is bound already, or the first that is
 *  empty. GG_NONE: none is, or the handle is GG_NO_HANDLE. type: in the order of the types of slots
 *  in the YAML. */
uint16_t gg_world_bind(gg_world *world, uint16_t type, uint32_t handle);
uint16_t gg_agent_bind(gg_agent *agent, uint16_t type, uint32_t handle);

/** Unbinds a handle. False if it is bound to no slot of the type. */
bool gg_world_unbind(gg_world *world, uint16_t type, uint32_t handle);
bool gg_agent_unbind(gg_agent *agent, uint16_t type, uint32_t handle);

/** The handle that is bound to a slot, a symbol; GG_NO_HANDLE: none is, or it is no such slot. For
 *  an agent that does something with the slot, it is the handle with which the agent began, also
 *  while the action is stopped because the slot was unbound. */
uint32_t gg_world_handle(const gg_world *world, uint16_t slot);
uint32_t gg_agent_handle(const gg_agent *agent, uint16_t slot);

/** gg_agent_read and gg_agent_write for facts of slots, and for those that can be a slot: facts of
 *  empty slots keep what they are at the start, and a value that is an empty slot becomes the start
 *  of the fact. Set to 1, the fact that tells whether a slot is bound binds it, with its number
 *  among all slots as the handle; set to 0, it unbinds it. */
uint32_t gg_slots_read(const gg_agent *agent, uint16_t fact);
void gg_slots_write(gg_agent *agent, uint16_t fact, uint32_t value);

/** The same for a shared fact of a world. */
void gg_slots_write_world(gg_world *world, uint16_t fact, uint32_t value);

/** For simulations that begin with slots bound: after gg_world_init and gg_agent_init, binds the
 *  slots that are bound in the start state. */
void gg_slots_bind_initial_world(gg_world *world);
void gg_slots_bind_initial(gg_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
