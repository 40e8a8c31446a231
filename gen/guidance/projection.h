/* SPDX-License-Identifier: MIT */
/*
 * Projections: a planning problem of which only some facts are looked at (a pattern),
 * and how far the goal is from each of its states. The distance in a projection is
 * never more than the distance in the whole problem (pattern
 * databases: Culberson and Schaeffer, "Pattern Databases", 1998; for planning
 * Edelkamp, "Planning with Pattern Databases", 2001).
 */
#ifndef GOAPGEN_GUIDANCE_PROJECTION_H
#define GOAPGEN_GUIDANCE_PROJECTION_H

#include "guidance/objective.h"

/** What a step asks of one fact of a pattern, and does to it. */
struct step_on_fact {
    uint32_t place;            /**< in the pattern */
    struct constraint allowed; /**< before it */
    bool is_number, assigns, adds;
    int64_t value;
    uint32_t low, high, count; /**< of an assignment: the values that the fact may have had */
};

/** A step of an objective in a projection: what it does to the facts of the pattern. */
struct projected_step {
    const struct single_box_action *step;
    struct same_step *others; /**< the steps behind it that do and cost the same there, in order */
    struct same_step **last;  /**< where the next of them goes */
    struct step_on_fact *touches; /**< of the facts that it asks for or changes */
    size_t count;
    /** Of what it assigns: added to the index of a state after it, modulo 2^32, they give those of
     *  the states before; NULL: they are many. */
    uint32_t *offsets;
    size_t offset_count;
    size_t add_from, add_end; /**< the touches among which those are that add to a number */
};

/** A step that a projection does not tell from another one. */
struct same_step {
    const struct single_box_action *step;
    struct same_step *next;
};

/** Tells which steps of a projection can lead to a state, by the values of its facts: as sets of
 *  them for each half of the pattern, by the part of the index that is the half's. */
struct projected_step_filter {
    uint64_t *low, *high;
    uint32_t low_size; /**< states of the low half; the index of the high one is index / low_size */
    size_t words;      /**< of a set */
};

/** The values of the facts of a pattern in a state, taken apart once for all steps that lead
 *  there. */
struct pattern_values {
    uint32_t index; /**< of the state; UINT32_MAX: none */
    uint32_t values[PATTERN_FACTS];
};

/** A projection: the states that the facts of a pattern can have, and their distances to the goal.
 *  The index of a state is the sum of value * stride. */
struct projection {
    const struct objective *objective;
    struct pattern pattern;
    uint32_t sizes[PATTERN_FACTS], strides[PATTERN_FACTS];
    struct projected_step *moves; /**< those that change something */
    size_t move_count;
    struct projected_step_filter filter;
    uint64_t *distances;                  /**< by index; GG_FAR: the goal cannot be reached */
    uint32_t *next;                       /**< by index: the state after it on a shortest way */
    const struct single_box_action **way; /**< and the step that leads there */
    uint32_t *before[2];                  /**< scratch: states before one */
    struct pattern_values *after;         /**< scratch: the state after */
};

/** How much work making a projection takes: looks at a step in a state. */
uint64_t projection_work(const struct objective *objective, const struct pattern *pattern);

/** Makes a projection, with the distances to the goal under distances by cost, and what is
 *  left over there: Dijkstra's algorithm from the goal back. */
struct projection *projection_make(struct pool *pool, const struct objective *objective,
                                   const struct pattern *pattern, const uint64_t *costs);

/** The index of the state of a projection in which the ground facts have these values. */
uint32_t projection_index(const struct projection *projection, const uint32_t *values);

/** Takes off the costs of the actions what the distances of a projection need, their saturated
 *  costs: the most by which two states differ that the action joins (Seipp, Keller, Helmert,
 *  "Saturated Cost Partitioning for Optimal Classical Planning", 2020). */
void projection_take_saturated_costs(struct pool *pool, struct projection *projection,
                                     uint64_t *costs);

/** Finds for each state of a projection the first ground action on a shortest way, and what it adds
 *  to the index; SIZE_MAX if there is none. */
void projection_first_actions(struct projection *projection, const uint64_t *costs, size_t *actions,
                              int32_t *offsets);

#endif
