/* SPDX-License-Identifier: MIT */
/* A domain whose tables lie apart, so that reads beyond one of them are noticed. */
#ifndef TESTS_APART_H
#define TESTS_APART_H

#include "gg.h"

#include <stddef.h>

/** A copy of a domain. Zeros: none yet. */
struct apart {
    gg_domain domain;
    gg_features *features; /**< of the domain */
    struct fenced *fenced; /**< where its tables lie */
};

/** The tables of its facts, actions, tasks, goals, subgoals, filters, rules and agent types,
 *  those of each task, condition, effect, agent type and heuristic, the words by word and the
 *  rows of bits are each of a memory of their own: what is read beyond one stops the program.
 *  They can be written to. The rest is shared with the domain. */
struct apart apart_of(const gg_domain *domain);
void apart_free(struct apart *apart);

/** A copy of `size` bytes that lies so; it lasts as long as the tables. */
void *apart_copy(struct apart *apart, const void *bytes, size_t size);

#endif
