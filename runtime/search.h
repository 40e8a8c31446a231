/* SPDX-License-Identifier: MIT */
/*
 * The parts of the search for plans, each in a file of its own. Inside the
 * runtime only.
 *
 * Forward, a node's key is a state: word_count words. Backward it is a box of
 * states: for a flag word the pair (care, want), for a number word the pair
 * (low, high), each as in the test of that kind; half as many nodes fit then.
 */
#ifndef GG_SEARCH_H
#define GG_SEARCH_H

#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/** No node; not in the heap. */
#define GG_NO_NODE UINT32_MAX

/** What a search does. */
typedef enum gg_direction {
    GG_NOWHERE, /**< it has ended */
    GG_FORWARD,
    GG_FORWARD_GREEDY, /**< with a weighted heuristic */
    GG_BACKWARD,
    GG_BACKWARD_GREEDY
} gg_direction;

static inline bool is_forward(const gg_search *search)
{
    return search->direction == GG_FORWARD || search->direction == GG_FORWARD_GREEDY;
}

static inline bool is_greedy(const gg_search *search)
{
    return search->direction == GG_FORWARD_GREEDY || search->direction == GG_BACKWARD_GREEDY;
}

/** How many times the estimate counts in a greedy search (weighted A*: Pohl,
 *  "Heuristic Search Viewed as Path Finding in a Graph", 1970): that of the tables,
 *  which is near the truth, and that of the regression, as in HSPr (Bonet, Geffner,
 *  "Planning as Heuristic Search: New Results", 1999). */
#define GG_HEURISTIC_WEIGHT 2
#define GG_HEURISTIC_WEIGHT_BACKWARD 5

/** a + b, where GG_FAR stays what it is. */
static inline gg_distance distance_sum(gg_distance a, gg_distance b)
{
    return a == GG_FAR || b == GG_FAR ? GG_FAR : a + b;
}

static inline uint32_t steps_of_distance(gg_distance distance)
{
    return (uint32_t)distance & 0xffff;
}

/** The distance of one action, as it is priced in this search. */
static inline gg_distance action_distance(const gg_search *search, uint16_t index)
{
    const gg_action *action = &search->problem.domain->actions[index];
    uint16_t cost = action->dynamic_cost == GG_NONE ? action->cost
                                                    : search->dynamic_costs[action->dynamic_cost];
    return ((gg_distance)cost << 16) + 1;
}

/* --------------------------------------------------- tables: goal_tables.c */

/** Whether the heuristic's table knows the whole way, and not just an estimate. */
bool gg_heuristic_is_exact(const gg_heuristic *heuristic);

/** At least how far the goal is from a state; GG_FAR only where there is no
 *  plan. */
gg_distance gg_heuristic_estimate(const gg_heuristic *heuristic, const uint64_t *state);

/** Reads the plan from an exact heuristic: FOUND, NO_PLAN or PLAN_TOO_LONG. */
gg_outcome gg_heuristic_walk(gg_search *search);

/* ------------------------------------------------------ nodes: open_list.c */

/** The words of a key in the present direction. */
uint32_t gg_key_words(const gg_search *search);

/** Whether no state lies in a box that is a node's key: an interval is empty, or a flag is
 *  wanted that is not asked for. Assertions ask. */
static inline bool box_is_empty(const gg_domain *domain, const uint64_t *key)
{
    bool empty = false;
    for (uint32_t i = 0; i < domain->word_count; i++) {
        uint64_t first = key[2 * i], second = key[2 * i + 1], guards = domain->guards[i];
        empty =
            empty || (i < domain->flag_words ? (second & ~first) != 0
                                             : (((second | guards) - first) & guards) != guards);
    }
    return empty;
}

/** The key of a node. */
uint64_t *gg_node_key(const gg_search *search, uint32_t index);

/** No nodes. */
void gg_nodes_clear(gg_search *search);

/** The node with a key, or GG_NO_NODE; its hash for gg_nodes_add. */
uint32_t gg_nodes_find(const gg_search *search, const uint64_t *key, uint32_t *hash);

/** A new node, not yet in the heap; GG_NO_NODE where there is no room. */
uint32_t gg_nodes_add(gg_search *search, const uint64_t *key, uint32_t hash);

/** Puts a node into its place in the heap after `expected` became less, or for
 *  the first time. */
void gg_heap_raise(gg_search *search, uint32_t index);

/** Takes the best node out of a heap that is not empty: least expected, then
 *  most spent, then made first. */
uint32_t gg_heap_take(gg_search *search);

/* ------------------------------------------ what a plan may do: bounds.c */

/** What is to hold at the end. */
const gg_condition *gg_problem_condition(const gg_goal_problem *problem);

/** Whether the procedural precondition of an action holds; asked once where the
 *  aim has a memory of what was asked: bit pairs (asked, answer) of the numbers
 *  that gg_action.procedural gives. */
bool gg_problem_allows(const gg_goal_problem *problem, uint16_t action);

/** Whether there is anything that a plan must not do. */
bool gg_bounds_any(const gg_bounds *bounds);

/** Whether every goal that must be kept holds in a state. */
bool gg_bounds_keep(const gg_domain *domain, const gg_bounds *bounds, const uint64_t *state);

/** Asks all that is to be asked of the actions that can be of use: fills search->usable and
 *  search->prices. True where nothing is denied and nothing costs more than the tables
 *  think. */
bool gg_search_ask(gg_search *search);

/* ------------------------------------------- both directions: search_common.c */

/** Notes a way to the state or box in the scratch memory: from a node (or none)
 *  by an action. The estimate is asked where it is new. False where there is no
 *  room for it. */
typedef gg_distance gg_estimate(const gg_search *search, const uint64_t *key);
typedef struct gg_way {
    const uint64_t *key;
    gg_estimate *estimate;
    uint32_t parent;
    uint16_t action;
} gg_way;
bool gg_search_meet(gg_search *search, const gg_way *way);

/* --------------------------------------------------- relaxed costs: relaxation.c */

/** The values of a fact that a condition allows: the words of its test. */
typedef struct gg_constraint {
    const gg_fact *fact;
    uint64_t a, b; /**< care and want, or low and high */
} gg_constraint;

/** The last of a fact's values, as a search tells them apart. */
static inline uint32_t gg_last_value(const gg_fact *fact)
{
    return fact->kind == GG_NUMBER ? fact->top >> fact->coarse : fact->top;
}

/** Whether a constraint allows a value, one from 0 to gg_last_value of its fact. */
bool gg_constraint_allows(const gg_constraint *constraint, uint32_t value);

/** The words that a box of the tables has tests on: how many, and the i-th with
 *  its pair. */
uint32_t gg_box_words(const gg_box *box);
uint32_t gg_box_word(const gg_box *box, uint32_t i, uint64_t *pair);

/** The constraint of the lowest bit, in one word of a box; takes its bits away. */
gg_constraint gg_next_constraint(const gg_domain *domain, uint32_t word, const uint64_t *pair,
                                 uint64_t *bits);

/** What it costs at least (or, added up, about) to bring about each value of
 *  each fact from a state: fills search->reach. */
void gg_relax(gg_search *search, const uint64_t *state, bool add);

/** The distance to the dearest constraint of a box that is a node's key, or to all
 *  its constraints added up. */
gg_distance gg_relaxed_cost(const gg_search *search, const uint64_t *key, bool add);

/* ------------------------------------------- stubborn sets: stubborn_sets.c */

/** Of the actions that are applicable in a state (the first of three rows, all of
 *  which are used) leaves those that need to be looked at; see stubborn_sets.c. Whether
 *  there are fewer. */
bool gg_stubborn(const gg_search *search, const uint64_t *state, uint64_t *applicable);

/* -------------------------------- the searches: search_forward.c, search_backward.c */

/** How far a step of a search came. */
typedef enum gg_progress {
    GG_EXPANDED,  /**< the best node was expanded */
    GG_ARRIVED,   /**< the best node reaches what is looked for */
    GG_EXHAUSTED, /**< there is no node left */
    GG_NO_ROOM    /**< the best node was expanded, but not all that came of it found room */
} gg_progress;

/** Begin a search: with the state in the scratch memory, or from the goal. False where there
 *  is no room for the first nodes. */
bool gg_forward_begin(gg_search *search);
bool gg_backward_begin(gg_search *search);

/** One step; *best: the node that was the best, unless there was none. */
gg_progress gg_forward_step(gg_search *search, uint32_t *best);
gg_progress gg_backward_step(gg_search *search, uint32_t *best);

/** Write the steps of the plan, whose length is set, on the way to a node. */
void gg_forward_collect(const gg_search *search, uint32_t index);
void gg_backward_collect(const gg_search *search, uint32_t index);

#ifdef __cplusplus
}
#endif

#endif
