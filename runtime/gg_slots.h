/* SPDX-License-Identifier: MIT */
/*
 * Slots: what comes and goes in a game, as enemies that appear and items on the ground. The game
 * binds a thing to a slot by a number of its own for it, a handle, and unbinds it again. Part of
 * gg.h, which a game includes; the generated header has functions for each type of slots.
 *
 * A slot is one thing from its binding to its unbinding: bound anew, it is another thing, also
 * where both happen between two ticks, and with the same handle. When it is unbound, its facts go
 * back to their start, as do facts whose value it was: shared ones at once, those of an agent
 * before they are read, set or planned with the next time. At its next tick an agent aborts the
 * action that it does with the slot, and drops a plan that needs it.
 */
#ifndef GG_SLOTS_H
#define GG_SLOTS_H

#include "gg_memory.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The handle of nothing: that of an empty slot. */
#define GG_NO_HANDLE UINT32_MAX

/** Binds a handle to a shared slot of a type, and gives the slot, a symbol: the one to which the
 *  handle is bound already, or the first that is empty. GG_NONE: none is, the slots of the type are
 *  not shared, or the handle is GG_NO_HANDLE. type: in the order of the types of slots in the
 *  YAML. */
uint16_t gg_world_bind(gg_world *world, uint16_t type, uint32_t handle);

/** Binds a handle to a slot of the agent's own, of a type that is not shared, as gg_world_bind
 *  does. */
uint16_t gg_agent_bind(gg_agent *agent, uint16_t type, uint32_t handle);

/** Unbinds a handle of a shared slot, or of one of the agent's own. False if it is bound to no slot
 *  of the type. */
bool gg_world_unbind(gg_world *world, uint16_t type, uint32_t handle);
bool gg_agent_unbind(gg_agent *agent, uint16_t type, uint32_t handle);

/** As gg_world_bind, for slots that are places: tells also where that is, in thousandths, as
 *  gg_world_set_place does. */
uint16_t gg_world_bind_at(gg_world *world, uint16_t type, uint32_t handle, int32_t x, int32_t y);

/** Moves what is bound to a slot that is a place, as gg_world_set_place does. False if the handle is bound to
 *  no slot of the type. */
bool gg_world_set_slot_place(gg_world *world, uint16_t type, uint32_t handle, int32_t x, int32_t y);

/** The handle that is bound to a slot, a symbol; GG_NO_HANDLE: none is, or it is no such slot. For
 *  an agent that does something with the slot, it is the handle with which the agent began, also
 *  while the action is stopped because the slot was unbound. */
uint32_t gg_world_handle(const gg_world *world, uint16_t slot);
uint32_t gg_agent_handle(const gg_agent *agent, uint16_t slot);

/** gg_agent_read for facts of slots, and for those whose value can be a slot: facts of empty slots
 *  are at their start, and a value is never an empty slot, but then the start of the fact. */
uint32_t gg_slots_read(const gg_agent *agent, uint16_t fact);

/** gg_agent_write for facts of slots, and for those whose value can be a slot: facts of empty slots
 *  keep what they are at the start, and a value that is an empty slot becomes the start of the
 *  fact. Set to 1, the fact that tells whether a slot is bound binds it, with its number among all
 *  slots as the handle; set to 0, it unbinds it. */
void gg_slots_write(gg_agent *agent, uint16_t fact, uint32_t value);

/** As gg_slots_write, for a shared fact of a world. */
void gg_slots_write_world(gg_world *world, uint16_t fact, uint32_t value);

/** Binds the slots of a world that are bound in the start state: for simulations, after
 *  gg_world_init. */
void gg_slots_bind_initial_world(gg_world *world);

/** Binds the slots of an agent that are bound in the start state: for simulations, after
 *  gg_agent_init. */
void gg_slots_bind_initial(gg_agent *agent);

#ifdef __cplusplus
}
#endif

#endif
