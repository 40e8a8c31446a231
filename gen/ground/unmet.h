/* SPDX-License-Identifier: MIT */
/*
 * What of a condition is asked for in vain: in a state, or of all that can be brought about from
 * one. Of several boxes, none of which holds, the nearest is told of. Its constraints are told with
 * the named conditions that they are there for.
 */
#ifndef GOAPGEN_GROUND_UNMET_H
#define GOAPGEN_GROUND_UNMET_H

#include "ground/failing_name.h"

/** The state in which conditions are looked at, and what can be brought about from it. */
struct state_outlook {
    struct state_view view; /**< the values of a state */
    /** Whether what a constraint, or the bounds of a sum, asks for can be brought about; NULL: it
     *  must hold in the state. */
    bool (*can_have)(const void *context, const struct constraint *constraint);
    bool (*can_have_sum)(const void *context, const struct sum_bounds *bounds);
    const void *context;
};

/** Whether a constraint is unmet: is asked for in vain, as it does not hold in the state, or as it
 *  cannot be brought about. */
bool is_constraint_unmet(const struct state_outlook *outlook, const struct constraint *constraint);

/** Whether the bounds of a sum are unmet, as in is_constraint_unmet. */
bool is_sum_unmet(const struct state_outlook *outlook, const struct sum_bounds *bounds);

/** How much of a box is unmet: 0 if nothing is. An exact value of a number counts twice, as it
 *  mostly says for which value of one fact another one is compared. */
size_t count_unmet_in_box(const struct state_outlook *outlook, const struct box *box);

/** Whether a box lacks nothing that another one does not lack: all that is unmet of it is unmet of
 *  the other, too, which of facts that are no numbers asks the same. *nearer: how much nearer its
 *  numbers are to the values of the state, all in all. */
bool lacks_no_more_than(const struct state_outlook *outlook, const struct box *box,
                        const struct box *other, int64_t *nearer);

/** Whether the first of two boxes that lack the same, but for numbers, has numbers nearer to the
 *  state. */
bool has_nearer_numbers(const struct state_outlook *outlook, const struct box *box,
                        const struct box *other);

/** The box of a condition of which least is unmet, and of such that whose numbers are nearest; NULL
 *  if there is none, or if one has all that it asks for. */
const struct box *nearest_box(const struct state_outlook *outlook, const struct dnf *dnf);

/** How much of the nearest box of a condition is unmet: 0 if there is none. */
size_t count_unmet_in_nearest_box(const struct state_outlook *outlook, const struct dnf *dnf);

/** What of a box is unmet in a state, in words: "full <= 3 (it is 5) and burning(hall) (it is true)
 *  for not is_safe(hall)"; "" if nothing is. */
const char *words_of_unmet_in_box(struct pool *pool, const struct state_outlook *outlook,
                                  const struct box *box,
                                  const struct conditions_with_objects *conditions);

#endif
