/* SPDX-License-Identifier: MIT */
/*
 * Types of slots, for what comes and goes in a game: an enemy is bound to a slot, and later
 * unbound. Each such type has a fact of its own, TYPE_bound, that tells which slots are bound.
 * Conditions are completed with it as they are read, so that all later stages see ordinary facts
 * and conditions: parameters and the variables of `all` and `any` stand for slots that are bound.
 */
#ifndef GOAPGEN_DOMAIN_SLOTS_H
#define GOAPGEN_DOMAIN_SLOTS_H

#include "domain/keys.h"

/** The most slots of a type. */
enum { SLOTS_MOST = 64 };

/** The keys of a type of slots. */
extern const struct key_table slots_keys;

/** Reads the mapping of a type of slots: how many there are, and who binds them. */
void read_slots(struct domain *domain, struct object_type *type);

/** Reports types that list slots of others, once all types are gathered. */
void check_slot_types(struct domain *domain);

/** Adds the facts that tell which slots are bound, behind those of `state`. */
void declare_slot_bindings(struct domain *domain);

/** Reports facts that cannot be of slots or have them as values, once the start is read; and
 *  slots of a domain with a team, which is NULL where there is none. */
void check_slot_facts(struct domain *domain, const struct node *team);

/** Whether some slots are places. */
bool has_placed_slots(const struct domain *domain);

/** Whether agents look again at walks to what moves, or give them up: places_section.c. */
bool has_chases(const struct domain *domain);

/** Completes `all` and `any`, whose child is resolved, so that their variables stand for bound
 *  slots only. */
void restrict_quantifier_to_bound(struct scope *scope, struct expression *quantifier);

/** Adds to conditions that the parameters that are slots are bound. */
void require_bound_slots(struct scope *scope, const struct parameters *parameters,
                         struct expressions *conditions);

/** Checks that a change of an effect keeps the facts of empty slots as they are at the start, and
 *  binds none, which the game alone need not do; false, with an error, if it does not. outer: the
 *  position of the first variable of `all`, whose slots may be empty. */
bool check_change_keeps_empty_slots(struct scope *scope, const struct expression *change,
                                    size_t outer);

#endif
