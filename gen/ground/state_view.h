/* SPDX-License-Identifier: MIT */
/*
 * Conditions and effects as they are written, on the values of one state: for examples and events,
 * which speak of states that are there, while the tables have conditions as boxes. The value of a
 * fact comes from whoever keeps the state.
 */
#ifndef GOAPGEN_GROUND_STATE_VIEW_H
#define GOAPGEN_GROUND_STATE_VIEW_H

#include "ground/binding.h"
#include "ground/ground.h"

/** A view of a state: functions that read the values of its facts, and change them. Ground facts
 *  are those that can change, by their numbers in the problem; values are in gg_read's terms. */
struct state_view {
    const struct problem *problem;
    uint32_t (*read)(void *context, size_t variable);
    void (*write)(void *context, size_t variable, uint32_t value); /**< NULL: nothing is changed */
    void *context;
};

/** Whether a condition without parameters holds in a state. */
bool view_holds(const struct state_view *view, const struct expression *condition);

/** Whether a condition holds in a state with the objects of its parameters, or, if not `wanted`,
 *  whether its negation does: neither may, see lookup.h. */
bool view_holds_under_binding(const struct state_view *view, const struct expression *condition,
                              bool wanted, const struct binding *binding);

/** The value of a ground fact, for known_values, of which a state_view is the context. */
uint32_t view_value(const void *context, size_t variable);

/** Applies effects to a state, in their order; a number stays in its range. */
void view_apply(const struct state_view *view, const struct expressions *effects);

/** Finds the ground facts that a condition without parameters reads in this state, those that can
 *  change only, each once, in the order in which they are met; at most so many. Returns how
 *  many. */
size_t view_facts_read(const struct state_view *view, const struct expression *condition,
                       size_t *variables, size_t most);

/** Finds the ground facts that a condition reads in this state with the objects of its parameters:
 *  as view_facts_read. */
size_t view_facts_read_under_binding(const struct state_view *view,
                                     const struct expression *condition,
                                     const struct binding *binding, size_t *variables, size_t most);

#endif
