/* SPDX-License-Identifier: MIT */
/*
 * Moves: what the actions of an objective do in a projection, and from which of its states
 * they lead to a state. Inside of projections only.
 */
#ifndef GOAPGEN_HEURISTIC_MOVES_H
#define GOAPGEN_HEURISTIC_MOVES_H

#include "heuristic/projection.h"

/** A state of a projection: its index, and the values that it stands for. */
struct state {
    uint32_t index;
    uint64_t bits; /**< the values as bits, if there are few enough */
    uint32_t values[PATTERN_FACTS];
};

/** Goes through the moves that may lead to a state, in order. */
struct move_walk {
    const size_t *sorted, *sorted_end; /* those that assign the state's value */
    const size_t *others, *others_end; /* and those that do not assign the fact */
};

/** The first of the moves that may lead to a state, and the next one; SIZE_MAX: there is none. */
struct move_walk moves_to(const struct projection *projection, const struct state *state);
static inline size_t next_move(struct move_walk *walk)
{
    bool has_sorted = walk->sorted < walk->sorted_end, has_other = walk->others < walk->others_end;
    if (has_sorted && (!has_other || *walk->sorted < *walk->others))
        return *walk->sorted++;
    return has_other ? *walk->others++ : SIZE_MAX;
}

/** Adds the moves of all steps of the objective that change a fact of the pattern; sizes,
 *  strides and bits are set before. */
void add_moves(struct pool *pool, struct projection *projection);

/** Whether a step changes a fact of a pattern. */
bool changes_pattern(const struct step *step, const struct pattern *pattern);

/** The state of an index. */
struct state state_at(const struct projection *projection, uint32_t index);

/** Whether a state fits the trace of a move, by the move's number. This is asked more often than
 *  anything else here. */
static inline bool move_fits(const struct projection *projection, size_t move,
                             const struct state *state)
{
    const struct trace *trace = &projection->traces[move];
    return (state->bits & trace->required) == trace->required && !(state->bits & trace->retries);
}

/** Writes the indices of the states from which a move leads to a state to projection->before[0],
 *  and returns how many there are. */
size_t states_before(const struct projection *projection, const struct move *move,
                     const struct state *state);

#endif
