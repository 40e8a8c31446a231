/* SPDX-License-Identifier: MIT */
/*
 * The states of a small HTN by number, what each action makes of each, and how
 * far it is from each to a condition.
 */
#ifndef TESTS_HTN_SPACE_H
#define TESTS_HTN_SPACE_H

#include "models/htn_oracle.h"

enum { HTN_STATES = 2000 /**< the most that a space has */ };

struct htn_space {
    const struct htn *htn;
    int size;                 /**< states; they are numbered from 0 on */
    int start;                /**< the number of the state that the HTN starts in */
    struct htn_state *states; /**< by number */
    int *after;               /**< by action, object and state, or HTN_NOTHING */
};

/** How many values a fact has: one, or one for each object. */
int htn_instances(const struct htn *htn, int fact);

/** The number of states. */
long htn_size(const struct htn *htn);

/** The HTN has at most HTN_STATES states, and stays where it is. */
struct htn_space htn_space_of(const struct htn *htn);
void htn_space_free(struct htn_space *space);

/** The state after a step, or HTN_NOTHING where it cannot be carried out. */
int htn_after(const struct htn_space *space, const struct htn_step *step, int state);

/** By state: how far it is to one in which the condition holds, as 65536 * the
 *  least cost + the fewest steps at that cost; HTN_NOTHING if there is no way. */
void htn_distances(const struct htn_space *space, const struct htn_condition *condition,
                   struct htn_objects objects, long *distances);

/** By state: how far it is from one state, in the same way. */
void htn_distances_from(const struct htn_space *space, int state, long *distances);

/** A first step on a cheapest way, and the state after it in `state`; the distance
 *  from there must be above 0. */
struct htn_step htn_nearer(const struct htn_space *space, const long *distances, int *state);

#endif
