/* SPDX-License-Identifier: MIT */
/*
 * How states, conditions and effects are encoded, and what actions claim. Part of the table
 * format: a game includes gg.h, which includes this.
 *
 * Rests on nothing.
 */
#ifndef GG_CONDITIONS_H
#define GG_CONDITIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * Where tables lie: all that goapgen makes, and the constants of the runtime that it refers to. On
 * AVR that is the flash, which has its own addresses, if the compiler takes `__flash`: that of C
 * does with -std=gnu99 or later. Elsewhere it is empty: tables lie where the compiler puts
 * constants. C++ sees the same bytes in the same order, but must not read a table on AVR.
 *
 * GG_ROM_APART is defined where tables lie apart from variables, so that a pointer to the one is
 * none to the other.
 */
#if defined(__AVR__) && defined(__FLASH) && !defined(__STRICT_ANSI__) && !defined(__cplusplus)
#define GG_ROM_APART
#define GG_ROM __flash
#else
#define GG_ROM
#endif

/** A text of a table; outside of functions. One that is too long for a literal has commas. */
#ifdef GG_ROM_APART
#define GG_TEXT(...) ((const GG_ROM char[]){__VA_ARGS__})
#else
#define GG_TEXT(...) __VA_ARGS__
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A state is an array of 64-bit words, the flag words first, then the number
 * words. A bool is one bit; a fact of k symbols is k bits of one word, exactly
 * one of them set. A number is a binary field of (value - lowest value) with a
 * guard bit above it that is 0 in every state; a field and its guard lie in
 * one half of a word, so that 32-bit machines need no 64-bit shifts. A fact of
 * more than 64 symbols is kept as a number too, the position of its symbol, and so may one of fewer be
 * that has many instances.
 */

/** The kind of a fact: a bool, one of a list of symbols, or a number. In a gg_fact, one of more than
 *  64 symbols, or of many instances, may be a number. */
typedef enum gg_fact_kind { GG_BOOL, GG_SYMBOL, GG_NUMBER } gg_fact_kind;

/** Where a fact lies in a state. */
typedef struct gg_fact {
    uint16_t word;  /**< index of its word */
    uint8_t shift;  /**< its lowest bit, 0 to 63 */
    uint8_t width;  /**< its bits, without the guard: 1 to 64 */
    uint8_t kind;   /**< a gg_fact_kind */
    bool shared;    /**< whether it lives in the world */
    uint8_t coarse; /**< a search tells two values apart only if they differ after a shift to
                         the right by this; so a number has 64 values at the most */
    uint32_t top;   /**< its highest value; the lowest is 0 */
    uint32_t first; /**< the place of its values among those of all facts */
} gg_fact;

/** A test of a flag word s: it holds when ((s ^ want) & care) == 0. */
typedef struct gg_flag_test {
    uint16_t word;
    uint64_t care, want;
} gg_flag_test;

/** A test of a number word s. With G its guard bits, it holds when
 *  ((s | G) - low) & ((high | G) - s) & G equals G: every field of the word lies between its fields
 *  of low and high, ends included. */
typedef struct gg_range_test {
    uint16_t word;
    uint64_t low, high;
    uint64_t care; /**< the fields of the facts that it asks for, without guards */
} gg_range_test;

/** A test of a fact of many symbols: it holds when its symbol is one of a set, those from `low` to
 *  `high`, ends included, without those that `holes` leaves out. A set without holes is a range
 *  test instead. */
typedef struct gg_set_test {
    const GG_ROM uint64_t *holes; /**< from symbol `first` on: a bit for each that is left out */
    uint16_t fact, low, high;
    uint16_t first, count; /**< the symbols that `holes` tells of */
    bool more;             /**< whether the next row belongs to the same box */
} gg_set_test;

/** A row of gg_sets.all whose fact is this asks for no set, but for bounds of a sum: `first` is the
 *  lower half of their number in gg_sums.bounds, `count` the upper one, and there are no holes. */
#define GG_OF_SUM UINT16_MAX

struct gg_set_ops; /* of the runtime: state.h */
extern const GG_ROM struct gg_set_ops gg_set_testing;

/** The set tests of all conditions. */
typedef struct gg_sets {
    const GG_ROM struct gg_set_ops *ops; /**< gg_set_testing */
    const GG_ROM gg_set_test *all;       /**< the first row is of no box */
} gg_sets;

/** A conjunction: a box in the space of states. A box without tests always
 *  holds. Only the words that matter have a test. */
typedef struct gg_box {
    const GG_ROM gg_flag_test *flags;
    const GG_ROM gg_range_test *ranges;
    uint16_t flag_count, range_count;
    uint32_t sets; /**< the first of its rows of gg_sets.all; 0: it has none */
} gg_box;

/** A term of a sum: its weight where a box holds, which asks for no sum; or, without one, its
 *  weight times the value of a number. */
typedef struct gg_sum_term {
    const GG_ROM gg_box *box; /**< NULL: the value of the fact counts */
    int32_t weight;
    uint16_t fact;
} gg_sum_term;

/** A sum that conditions put bounds to, as `count(door d: open(d)) >= 2` does. What is compared is
 *  by how much it is above the least that it can be. */
typedef struct gg_sum {
    const GG_ROM gg_sum_term *terms;
    const GG_ROM uint64_t *raising;  /**< a bit for each action that may make it greater */
    const GG_ROM uint64_t *lowering; /**< and smaller; both NULL where conflicts are not known */
    int32_t least;                   /**< what it is at the least */
    uint32_t top;                    /**< by how much it can be above that */
    uint16_t count;
} gg_sum;

/** The bounds that a condition puts to a sum: they hold where it is from `low` to `high`, ends
 *  included. */
typedef struct gg_sum_bounds {
    uint32_t low, high;
    uint16_t sum;
} gg_sum_bounds;

struct gg_sum_ops;     /* of the runtime: sums.h */
struct gg_relaxed_ops; /* the same */

/** The sums that conditions put bounds to. As facts that are in the way of something they have the
 *  numbers behind those of all facts, and names there. */
typedef struct gg_sums {
    const GG_ROM struct gg_sum_ops *ops;         /**< gg_summing */
    const GG_ROM struct gg_relaxed_ops *relaxed; /**< NULL: there is no search for any plan */
    const GG_ROM gg_sum *all;
    const GG_ROM gg_sum_bounds *bounds;
    uint16_t count;
} gg_sums;

/** A disjunction of boxes; a condition without boxes never holds. */
typedef struct gg_condition {
    const GG_ROM gg_box *boxes;
    uint16_t count;
} gg_condition;

#ifdef GG_ROM_APART
/** A box of a condition that is made at run time: as gg_box, but it and its tests lie in variables,
 *  and it has no sets. */
typedef struct gg_runtime_box {
    const gg_flag_test *flags;
    const gg_range_test *ranges;
    uint16_t flag_count, range_count;
    uint32_t sets;
} gg_runtime_box;

/** A condition that is made at run time: as gg_condition, but it has one box, and lies in
 *  variables. */
typedef struct gg_runtime_condition {
    const gg_runtime_box *boxes;
    uint16_t count;
} gg_runtime_condition;
#else
/** A box, and a condition, that are made at run time: the condition has one box, and that no sets.
 *  They are of the same types, as tables lie where variables do. */
typedef gg_box gg_runtime_box;
typedef gg_condition gg_runtime_condition;
#endif

/** Sets facts of one word s of a state: s' = (s & keep) | set. */
typedef struct gg_assignment {
    uint16_t word;
    uint64_t keep, set;
} gg_assignment;

/** Adds an amount to a number fact, which stops at its ends. */
typedef struct gg_addition {
    uint16_t fact;
    int32_t amount;
} gg_addition;

/** What an action claims of a shared fact while it is being done, so that others do not begin
 *  what they could not end. */
typedef enum gg_claim_kind {
    GG_TAKES,  /**< what it takes away from a number */
    GG_ADDS,   /**< room for what it adds to a number */
    GG_WRITES, /**< the fact as a whole, and this and the kinds that follow only so; it does not
                         ask for the fact, as one that puts something back */
    GG_WRITES_HIGH, /**< it asks for a value that is high, or true */
    GG_WRITES_LOW,  /**< it asks for a value that is low, or false */
    GG_WRITES_ASKED /**< it asks for some value */
} gg_claim_kind;

/** What one action claims of one fact: a row of its claims. */
typedef struct gg_claim {
    uint32_t amount; /**< steps of the number, at most its highest value */
    uint16_t place;  /**< in gg_claims.all */
    uint8_t kind;    /**< a gg_claim_kind */
    bool more;       /**< whether the next row is of the same action */
} gg_claim;

/** What a claimed fact is: bits of gg_claimed_fact.traits. */
#define GG_ADDS_UP 1u    /**< requests of a team for it add up: it is a number of `claim: true` */
#define GG_FROM_START 2u /**< an action claims it from its start, and not from the walk to it */
#define GG_HAS_ENDS 4u   /**< it can be wanted at its high or low end: a number or a bool */

/** A fact of which actions claim something, with the actions that ask for it or change it. */
typedef struct gg_claimed_fact {
    const GG_ROM uint64_t *users; /**< a bit for each action that asks for it or changes it */
    uint16_t fact;
    uint8_t traits; /**< GG_ADDS_UP, GG_FROM_START, GG_HAS_ENDS */
} gg_claimed_fact;

struct gg_claim_ops;   /* of the runtime: agent_claims.h */
struct gg_passing_ops; /* of the runtime: htn/htn.h */

/** Where what agents and worlds have of claims lies, in bytes from their start: as in
 *  gg_offsets. */
typedef struct gg_claim_offsets {
    uint32_t agent_planning_state; /**< what it plans with */
    uint32_t agent_view_snapshot;  /**< its view when it last decided */
    uint32_t agent_refused;        /**< a bit for each action that the claims of others keep out */
    uint32_t agent_released;       /**< gg_claim_holders.released when these were worked out */
    uint32_t agent_numbers;        /**< count: its numbers */
    uint32_t agent_named;          /**< count: what it names in this tick */
    uint32_t world_reservations;   /**< count */
    uint32_t world_holders;
    uint32_t world_turns;
    uint32_t world_queues; /**< count: who waits for each fact */
} gg_claim_offsets;

/** What actions claim of shared facts: the facts, and the claims of each action. */
typedef struct gg_claims {
    const GG_ROM struct gg_claim_ops *claiming;      /**< gg_claiming, gg_standing */
    const GG_ROM gg_claimed_fact *all;               /**< in the order of the facts */
    const GG_ROM gg_claim *const GG_ROM *of_actions; /**< by action: its claims, or NULL */
    const GG_ROM struct gg_passing_ops *passing;     /**< &gg_passing; NULL: there are no tasks */
    const GG_ROM uint64_t *bits;                     /**< of the facts, by word */
    /** A bit for each task of which a method asks for one of the facts; NULL: none does. */
    const GG_ROM uint64_t *asking_tasks;
    gg_claim_offsets offsets;
    uint16_t count; /**< facts that are claimed */
} gg_claims;

/** What an action or a rule changes. No fact is changed twice, but for numbers that a subtask waits for:
 *  these come to the nearest value that will do by additions in their order. */
typedef struct gg_effect {
    const GG_ROM gg_assignment *assignments;
    const GG_ROM gg_addition *additions;
    uint16_t assignment_count, addition_count;
} gg_effect;

#ifdef __cplusplus
}
#endif

#endif
