/* SPDX-License-Identifier: MIT */
/* What the files that make a joint space share. Inside of these only. */
#ifndef GOAPGEN_ANALYSIS_JOINT_PARTS_H
#define GOAPGEN_ANALYSIS_JOINT_PARTS_H

#include "analysis/joint_space.h"

/** What a space is made with. */
struct joining {
    struct joint_space *space;
    bool **acting,
        **ruling; /**< by agent, the world's last: the actions and rules that are in it */
};

/** The most moves of a space. */
enum { MOVES_MOST = 200000 };

/** Takes the work of so many items from the allowance of a space. */
void joint_take_work(struct joint_space *space, size_t items);

/** The row of a space for a ground fact as an agent sees it: the agent's, or the world's. */
size_t joint_owner(const struct joint_space *space, size_t agent, size_t variable);

/** Whether a ground fact, as an agent sees it, is in a space. */
bool joint_has(const struct joint_space *space, size_t agent, size_t variable);

/** Adds a move, unless there are too many. */
void joint_add_move(struct joining *joining, struct joint_move move);

/** Adds what the game does by binding slots and unbinding them, as far as it changes what is in the
 *  space. */
void joint_add_slots(struct joining *joining);

/** What a move by which the game sets a fact needs: that slots are bound. */
void joint_need_bound(struct joint_space *space, struct joint_move *move);

#endif
