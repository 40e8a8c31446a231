/* SPDX-License-Identifier: MIT */
/*
 * Which ground facts are of a slot, and which can have it as their value: those that go back to
 * their start when it is unbound. See domain/slots.h.
 */
#ifndef GOAPGEN_GROUND_SLOT_FACTS_H
#define GOAPGEN_GROUND_SLOT_FACTS_H

#include "ground/state_view.h"

/** Whether a ground fact is of a slot: it has the slot, a symbol, as an object. */
bool is_variable_of_slot(const struct problem *problem, size_t variable, size_t symbol);

/** The ground fact that tells whether a slot is bound. */
size_t bound_fact_of_slot(const struct problem *problem, size_t symbol);

/** The value of a fact that stands for a slot; -1 if the fact cannot be it. */
int64_t value_naming_slot(const struct fact *fact, size_t symbol);

/** The value of a fact that was a slot when that is unbound: its start or, of the fact of places, that of
 *  no place. */
uint32_t value_without_slot(const struct problem *problem, const struct fact *fact);

/** The first ground fact, from a number on, of a fact that has the type of a slot as a parameter,
 *  or can be the slot; problem->variable_count if there is none. Whoever went over all ground facts
 *  for each slot would do so for the square of their number. */
size_t next_fact_of_slot_type(const struct problem *problem, size_t variable, size_t symbol);

/** The most ground facts that bound_facts_needed_to_set finds. */
enum { SLOTS_NEEDED = 65 };

/** Finds the ground facts that must hold where the game sets a fact to a value: those that tell
 *  that the slots are bound that the fact is of, unless it sets it to its start, and the slot that
 *  the value is. Returns how many these are, at most SLOTS_NEEDED. */
size_t bound_facts_needed_to_set(const struct problem *problem, size_t variable, uint32_t value,
                                 size_t bound[SLOTS_NEEDED]);

/** Sets the facts of slots that are not bound in a state back to their start, and facts whose value
 *  is such a slot: what a game, or a user in its place, sets of them does not count. */
void reset_facts_of_empty_slots(const struct state_view *view);

/** Whether a condition holds wherever the facts of a slot are as at the start, as those of an empty
 *  slot are, whatever else is. */
bool holds_of_empty_slot(const struct problem *problem, const struct dnf *condition, size_t symbol);

#endif
