/* SPDX-License-Identifier: MIT */
/*
 * The states of several agents in one world, and the moves that lead from one to the next: each
 * agent's actions and walks, actions that are stopped, rules, and what the game sets. Only what matters to one condition is
 * in it: the facts that the condition reads, those that moves which change these read, and so on.
 * So each way in it can be gone in the whole domain as well, and no shorter one is lost.
 */
#ifndef GOAPGEN_ANALYSIS_JOINT_SPACE_H
#define GOAPGEN_ANALYSIS_JOINT_SPACE_H

#include "analysis/state_space.h"
#include "ground/values.h"

/** Stands for the agent of what is the world's. */
#define NO_AGENT SIZE_MAX

/** Which ground actions, rules and setbacks change each ground fact, and which ground actions each agent type
 *  does: what joint spaces are made from, once for all conditions. */
struct fact_changers {
    const struct problem *problem;
    struct number_list *actions, *rules, *setbacks; /**< setbacks: see setback_of */
    bool **does;
};

/** Makes the fact_changers of a problem, from the pool. A type that only lives by a task does what
 *  the task can come to. */
struct fact_changers fact_changers_of(struct pool *pool, const struct problem *problem);

/** A state variable of a joint space: a ground fact of one agent, or of the world. A state has its
 *  value from some bit of a word on. */
struct slot {
    size_t variable, agent;
    uint32_t top, mask;
    size_t word;
    unsigned shift;
    bool is_number; /**< whether it is kept as one */
    bool is_added;  /**< whether a move adds to it */
    uint32_t *cuts; /**< the values from which on another comparison of a number holds */
    size_t cut_count;
};

/** What a move needs of one slot: a constraint of its value. */
struct slot_test {
    size_t slot;
    const struct constraint *constraint;
};

/** What a move does to one slot. */
struct slot_change {
    size_t slot;
    struct change change;
};

/** A move of a joint space: who makes it, what it needs of slots, and what it does to them. */
struct joint_move {
    enum {
        MOVE_ACTION,
        MOVE_PART, /**< an action that is stopped: what has changed over time by then */
        MOVE_WALK,
        MOVE_RULE,
        MOVE_SETBACK, /**< an action that ends without success */
        MOVE_GAME
    } kind;
    size_t agent;  /**< who acts, or whose facts change; NO_AGENT: the world's */
    size_t number; /**< ground action, also of the walk to it, setback, or rule; of the game, the
                        slot */
    size_t once;   /**< of a one-shot rule: its number among those of the space + 1; or 0 */
    struct slot_test *tests;
    const struct box *summed; /**< whose bounds of sums must hold for the agent, too; NULL: none */
    struct slot_change *changes;
    size_t test_count, change_count;
};

/** A one-shot rule of a space, of an agent or of the world (NO_AGENT). A bit of a state tells whether
 *  it has taken place, and cannot do so again until its precondition has been false. */
struct one_shot {
    size_t agent;
    const struct dnf *condition;
    size_t word;
    unsigned shift;
};

/** The states of several agents in one world, with only those facts that matter to one condition,
 *  and the moves between them. */
struct joint_space {
    struct pool *pool;
    const struct fact_changers *fact_changers;
    struct allowance *allowance;
    size_t agents;   /**< agent i is of type i % agent_type_count */
    size_t focus;    /**< the agent whose private facts the condition reads */
    uint32_t **rows; /**< by agent, the world's last, and ground fact: slot + 1. NULL: no slots */
    struct slot *slots;
    size_t slot_count, words;
    struct one_shot *one_shots; /**< their values stand behind those of the slots */
    size_t one_shot_count;
    struct joint_move *moves;
    size_t move_count;
    bool is_coarse; /**< some moves are left out, so that more states can be reached */
    bool too_large; /**< it is not complete: it has too many moves, or the work was too much */
};

/** Makes the joint space for a condition, with so many agents of each type; takes the work of it
 *  from the allowance. */
struct joint_space joint_space_of(struct pool *pool, const struct fact_changers *fact_changers,
                                  size_t each, size_t focus, const struct condition_tree *formula,
                                  struct allowance *allowance);

/** The number of the slot of a ground fact as an agent sees it; the space has the fact. */
size_t slot_of(const struct joint_space *space, size_t agent, size_t variable);

/** Whether a condition holds for an agent, by the values of the slots; adds the work to *work. */
bool joint_holds(const struct joint_space *space, size_t agent, const struct dnf *dnf,
                 const uint32_t *values, uint64_t *work);

/** Whether the sums of a box are within their bounds for an agent, by the values of the slots; adds
 *  the work to *work. */
bool joint_sums_hold(const struct joint_space *space, size_t agent, const struct box *box,
                     const uint32_t *values, uint64_t *work);

/** Whether a value of a slot is one that a constraint allows. */
bool slot_value_satisfies(const struct slot *slot, const struct constraint *constraint,
                          uint32_t value);

#endif
