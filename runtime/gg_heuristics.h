/* SPDX-License-Identifier: MIT */
/*
 * What goapgen worked out about the way to a goal: distances, and the first action of the cheapest
 * plan, as tables or as a decision diagram. Part of the table format: a game includes gg.h, which
 * includes this.
 *
 * Rests on gg_ops.h.
 */
#ifndef GG_HEURISTICS_H
#define GG_HEURISTICS_H

#include "gg_ops.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * What a plan costs, as one number by which plans are compared: its cost * 65536 +
 * its steps. So the cheapest plan has the least distance and, of plans that cost
 * the same, the shortest one. Plans have at most 65535 steps.
 */
typedef uint64_t gg_distance;

/** The distance if there is no plan. */
#define GG_FAR UINT64_MAX

/** A digit of the index in a distance table: what four bits of a state, from bit `shift` of a word
 *  on (all in one half of it), add to the index. */
typedef struct gg_index_digit {
    const GG_ROM uint16_t *values; /**< 16 */
    uint16_t word;
    uint8_t shift;
} gg_index_digit;

/** The step that a distance table gives for a state: the action that leads towards the goal, and
 *  how it changes the index in the table. */
typedef struct gg_table_step {
    uint16_t action; /**< GG_NONE: the goal holds, or cannot be reached */
    uint16_t offset; /**< added to the index, modulo 65536 */
} gg_table_step;

/** Folds the lower or upper half of another word into a number, the last word first: gives the new
 *  number. folded: what was folded so far of such halves. Each half is turned by its place, so that
 *  facts of the same place in other words are told apart. */
static inline uint32_t gg_fold_word_half(uint32_t folded, uint32_t half)
{
    return (folded << 7 | folded >> 25) | half;
}

/**
 * A distance table: how far the goal is at least, by the values of some facts (a pattern database
 * after Culberson and Schaeffer, 1998), and where that is exact, the step to do. The index is the
 * sum of what the digits give: the facts' values in mixed radix.
 */
typedef struct gg_distance_table {
    const GG_ROM gg_index_digit *digits;
    const GG_ROM uint8_t
        *entries; /**< by index: which distance; if `wide`, its lower half, and behind
                                        all lower halves stand the upper ones */
    const GG_ROM gg_distance *distances;
    gg_distance base; /**< if it ends a sum: by how much the sum is too great */
    uint32_t size;    /**< entries */
    uint32_t
        mask[2]; /**< the bits that the digits look at, lower and upper halves: gg_fold_word_half */
    uint16_t digit_count;
    bool ends_sum; /**< whether it is the last of several whose distances are added up */
    bool wide;     /**< whether `entries` has two bytes for each */
} gg_distance_table;

/** A distance table of all facts that matter, with the steps to do: what gg_table_reading reads. */
typedef struct gg_step_table {
    gg_distance_table table;
    const GG_ROM uint8_t *policy; /**< by index: which step; if `wide`, as in gg_distance_table */
    const GG_ROM gg_table_step *moves;
    bool wide;
} gg_step_table;

/** A group of bools of which at most one holds, and if `some` one does: those of a mask in a word,
 *  together with those of the next row if `more`. Tables take them for one fact. */
typedef struct gg_exclusive_bools {
    uint64_t mask;
    uint16_t word;
    bool more, some;
    bool last; /**< there are no other rows */
} gg_exclusive_bools;

/** The groups of bools of which the tables of a goal take for granted that at most one holds, or of
 *  some just one, and what looks whether that is so in a state: gg_grouping. */
typedef struct gg_exclusive_groups {
    const GG_ROM struct gg_exclusive_group_ops *ops;
    const GG_ROM gg_exclusive_bools *rows;
} gg_exclusive_groups;

/** A test of a policy's nodes on a state: whether any bit of a mask is set in a word. A bit of the
 *  number of a symbol's value is that of several symbols. Behind the words of the state is a bit
 *  for each number in gg_action.procedural: whether the game has denied what has this number. */
typedef struct gg_policy_test {
    uint64_t mask;
    uint16_t word;
} gg_policy_test;

/** A node of a policy's decision diagram: where its test holds, `high` comes next, elsewhere `low`,
 *  each a node or, from node_count on, a leaf. */
typedef struct gg_policy_node {
    uint16_t test, low, high;
} gg_policy_node;

/** A leaf of a policy's decision diagram: the action that is done in a state, or why there is
 *  none. */
typedef struct gg_policy_leaf {
    uint16_t action; /**< GG_NONE: nothing */
    uint16_t from;   /**< the first node whose test the action may change; of nothing: GG_FOUND if
                          the goal holds, GG_NO_PLAN if it cannot be reached, GG_SEARCHING if it is
                          farther than a gg_nearest_policy knows of */
} gg_policy_leaf;

/** An invariant that a policy takes for granted of states: where a bit of a word has a value, the
 *  bits of another word, which may be the same, that `care` names are those of `want`. What no
 *  state can have that actions and rules lead to, two values of two facts together, is said so. */
typedef struct gg_invariant {
    uint64_t bit, value; /**< the bit alone, and the same if it is set, or 0 */
    uint64_t care, want;
    uint16_t word, other;
} gg_invariant;

/**
 * A policy: the first action of the cheapest plan, for every state that keeps the invariants. It is
 * a decision diagram (Bryant 1986) whose root is node 0, or leaf 0 if there is no node. The nodes
 * stand in the order of their tests, so that the way to a node leads over lower numbers, and each
 * step of a plan goes on from where the last one left.
 */
typedef struct gg_policy {
    const GG_ROM gg_policy_node *nodes;
    const GG_ROM gg_policy_test *tests; /**< the same of all policies of a domain */
    const GG_ROM gg_policy_leaf *leaves;
    const GG_ROM gg_invariant *invariants;
    uint16_t node_count, leaf_count, invariant_count;
    uint16_t longest; /**< the most steps of a plan, whatever the game denies */
} gg_policy;

/** A policy for the states nearest to the goal. From a state of which it says something the plan
 *  leads over others of which it does. */
typedef struct gg_nearest_policy {
    gg_policy policy;
    gg_distance beyond; /**< no state of which it says nothing is nearer to the goal */
} gg_nearest_policy;

/** What was worked out about the way to a goal for agent types of one set of
 *  actions. Its tables make one or more sums, none of which is ever more than the
 *  distance to the goal. */
typedef struct gg_heuristic {
    const GG_ROM uint64_t *actions;         /**< a bit for each action that can be of use */
    const GG_ROM gg_distance_table *tables; /**< the one of a gg_step_table if that is read */
    const GG_ROM gg_exclusive_groups
        *groups; /**< what the tables take for granted; NULL: nothing */
    /** NULL: there is none; that of a gg_nearest_policy if it is read by gg_policy_nearest. */
    const GG_ROM gg_policy *policy;
    /** How plans are read from the policy or, if there is none, from the one table that holds all
     *  facts that matter; or found along the estimates of the tables; NULL: there are none. */
    const GG_ROM struct gg_reading_ops *reading;
    const GG_ROM uint64_t
        *wake_mask; /**< word_count words: the bits of the facts whose change may make a
                                 plan possible; NULL if the heuristic is of a subgoal */
    uint16_t table_count;
    bool asks;   /**< whether an action that can be of use has a procedural
                      precondition or a dynamic cost */
    bool hidden; /**< whether the answers of functions may make a plan possible, too */
} gg_heuristic;

#ifdef __cplusplus
}
#endif

#endif
