/* SPDX-License-Identifier: MIT */
/*
 * Moves: what the actions of an objective do in a projection, and from which of its states
 * they lead to a state. Inside of projections only.
 */
#ifndef GOAPGEN_GUIDANCE_MOVES_H
#define GOAPGEN_GUIDANCE_MOVES_H

#include "base/lowest_bit.h"
#include "guidance/projection.h"

/** The numbers of the moves that may lead to a state, in order. */
struct move_walk {
    const uint64_t *low, *high; /* of both halves of the pattern: the moves that they allow */
    size_t word, word_count;
    uint64_t left; /* of the present word */
};

/** Begins a walk through the moves that lead to a state. A move that adds to a number may still have
 *  no state before this one. */
static inline struct move_walk moves_to(const struct projection *projection, uint32_t index)
{
    const struct move_filter *filter = &projection->filter;
    const uint64_t *low = filter->low + index % filter->low_size * filter->words;
    const uint64_t *high = filter->high + index / filter->low_size * filter->words;
    return (struct move_walk){low, high, 0, filter->words, low[0] & high[0]};
}

/** The next move; SIZE_MAX: there is none. This is asked more often than anything else here. */
static inline size_t next_move(struct move_walk *walk)
{
    while (!walk->left) {
        if (++walk->word >= walk->word_count)
            return SIZE_MAX;
        walk->left = walk->low[walk->word] & walk->high[walk->word];
    }
    size_t move = walk->word * 64 + lowest_bit(walk->left);
    walk->left &= walk->left - 1;
    return move;
}

/** Adds the moves of all steps of the objective that change a fact of the pattern; sizes and strides
 *  are set before. */
void add_moves(struct pool *pool, struct projection *projection);

/** Whether a step changes a fact of a pattern. */
bool changes_pattern(const struct step *step, const struct pattern *pattern);

/** The value of a fact, by its place in the pattern, in a state. */
static inline uint32_t value_at(const struct projection *projection, size_t place, uint32_t index)
{
    return index / projection->strides[place] % projection->sizes[place];
}

/** States before another: their indices are from + offsets[i], modulo 2^32. */
struct origins {
    uint32_t from;
    const uint32_t *offsets;
    size_t count;
};

/** The states from which a move of the walk to a state leads there; the state itself need not be
 *  among them. They are good until the next call. */
struct origins states_before(const struct projection *projection, const struct move *move,
                             uint32_t index);

#endif
