/* SPDX-License-Identifier: MIT */
/* See named.h: taking a grounded problem over. */
#include "named.h"

struct named_facts named_start(struct pool *pool, const struct problem *problem)
{
    struct named_facts facts = {pool_take(pool, problem->atom_count * sizeof *facts.items), 0};
    for (size_t i = 0; i < problem->atom_count; i++) {
        const struct atom *atom = &problem->atoms[i];
        if (!atom->fact->constant)
            facts.items[facts.count++] = (struct named_value){atom->name, atom->start};
    }
    return facts;
}

struct wishes named_wishes(struct pool *pool, const struct problem *problem, const struct box *box)
{
    struct wishes wishes = {pool_take(pool, box->count * sizeof *wishes.items), box->count};
    for (size_t i = 0; i < box->count; i++) {
        const struct side *side = &box->sides[i];
        const char *name = problem->atoms[side->atom].name;
        wishes.items[i] = (struct wish){name, side->allowed, side->low, side->high};
    }
    return wishes;
}

struct outcomes named_outcomes(struct pool *pool, const struct problem *problem,
                               const struct changes *changes)
{
    struct outcomes outcomes = {pool_take(pool, changes->count * sizeof *outcomes.items),
                                changes->count};
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const struct atom *atom = &problem->atoms[change->atom];
        outcomes.items[i] =
            (struct outcome){atom->name, change->adds, change->value, atom->fact->top};
    }
    return outcomes;
}
