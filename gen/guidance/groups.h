/* SPDX-License-Identifier: MIT */
/*
 * Groups of bools of which at most one holds, as the places of a parcel, act as one fact in
 * patterns: a pattern then has a state for each of them and one for none, instead of two for each,
 * and the facts of an invariant group are seen together (Helmert, "Concise finite-domain
 * representations for PDDL planning tasks", 2009). Mutexes tell which bools may be one. A group
 * then consists of those of which, if at most one holds, at most one holds after each action,
 * whatever the state is like otherwise.
 */
#ifndef GOAPGEN_GUIDANCE_GROUPS_H
#define GOAPGEN_GUIDANCE_GROUPS_H

#include "guidance/mutexes.h"
#include "guidance/objective.h"

/** The most bools of a group. */
enum { GROUP_MOST = 62 };

/** A group of bools, ground facts, of which at most one holds. Where one holds at the start, and
 *  each step that makes one not hold makes another hold, there is always one. */
struct group {
    size_t members[GROUP_MOST];
    size_t count;
    bool may_be_none;
};

/** A problem in which each group is a fact. Its values stand for its members, the first for none of
 *  them if that may be. They come behind the facts of the problem, and no step asks for a member or
 *  changes one. */
struct grouped_problem {
    struct problem problem;
    struct objective objective; /**< of that problem */
    struct group *groups;
    size_t count;
    size_t first; /**< the ground fact of the first group */
};

/** Makes the problem, with its objective, in which each group of bools is a fact, for states in
 *  which at most one member of each holds, and one of those that cannot be none; NULL if there is
 *  no group, or that would take too much. possible: the ground actions that plans may be made of.
 *  *looks: at what an action makes of a group, which become less by those that were taken. In the
 *  pool, as is what it points to. */
struct grouped_problem *make_grouped_problem(struct pool *pool, const struct objective *objective,
                                             const struct mutexes *mutexes, const bool *possible,
                                             uint64_t *looks);

#endif
