/* SPDX-License-Identifier: MIT */
/*
 * The optional features that few domains have: what must hold while actions run, what these change
 * before they end, random times, sums, methods that cool down or that the game can deny, goals with a
 * `retry`, methods and goals with a `timeout` or a `while`, goals and methods with `inertia`, goals of best
 * effort, goals with a `value`, numeric expressions, slots, one-shot rules. One pointer
 * of the domain leads to all of them, and is NULL where there are none. Part of the table format: a
 * game includes gg.h, which includes this.
 *
 * Rests on gg_actions.h, gg_best_efforts.h, gg_commitments.h, gg_cooldowns.h, gg_expressions.h,
 * gg_retries.h, gg_timeouts.h, gg_values.h and gg_whiles.h.
 */
#ifndef GG_FEATURES_H
#define GG_FEATURES_H

#include "gg_actions.h"
#include "gg_best_efforts.h"
#include "gg_commitments.h"
#include "gg_cooldowns.h"
#include "gg_expressions.h"
#include "gg_retries.h"
#include "gg_timeouts.h"
#include "gg_values.h"
#include "gg_whiles.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------- methods that the game can deny */

/** What of a ground method the game can deny: its procedural precondition, and the method of the
 *  YAML that it comes from. */
typedef struct gg_denial {
    uint16_t procedural; /**< which procedural precondition, as in gg_action; or GG_NONE */
    uint16_t source;     /**< which method of all tasks of the YAML it comes from */
} gg_denial;

struct gg_deny_ops; /* in htn.h */

/** The methods with procedural preconditions, and what asks the game for them. */
typedef struct gg_denials {
    const GG_ROM struct gg_deny_ops *ops;             /**< gg_denying */
    const GG_ROM gg_denial *const GG_ROM *of_methods; /**< by task, then method; NULL: none */
} gg_denials;

/* ------------------------------------------------------------------- slots */

/** A fact that goes back to its start when a slot is unbound. */
typedef struct gg_reset_fact {
    uint32_t start;
    uint32_t from; /**< only from this value, which is the slot; UINT32_MAX: from any */
    uint16_t fact;
} gg_reset_fact;

/** A slot, to which the game binds what comes and goes: in gg_slots.h. */
typedef struct gg_slot {
    const GG_ROM uint64_t *actions; /**< a bit for each ground action that needs it */
    const GG_ROM uint64_t *goals;   /**< and for each ground goal; NULL: there are no goals */
    const GG_ROM gg_reset_fact *resets;
    uint16_t reset_count;
    uint16_t symbol;
    uint16_t bound; /**< the fact that tells whether it is bound; the world's if that is shared */
} gg_slot;

struct gg_slot_ops; /* of the runtime: features/agent_slots.c */
extern const GG_ROM struct gg_slot_ops gg_slotting;

/** Where the parts lie that tell what is bound: count of them. */
typedef struct gg_slot_offsets {
    uint32_t agent_slots; /**< in an agent */
    uint32_t world_slots; /**< in a world */
} gg_slot_offsets;

/** The slots of a domain. Those of a type stand together. */
typedef struct gg_slots {
    const GG_ROM struct gg_slot_ops *ops;
    const GG_ROM gg_slot *all;
    const GG_ROM uint16_t *ends; /**< by type: the first slot behind its own */
    gg_slot_offsets offsets;
    uint16_t count;
} gg_slots;

/* ------------------------------------------------------------- one-shot rules */

struct gg_one_shot_ops; /* in state/features.h */

/** What gg_rule.period of one-shot rules is less than. */
#define GG_RULE_LONGEST_DELAY (UINT32_MAX - 1)

/** The rules that take place once, when their preconditions have held for gg_rule.period. */
typedef struct gg_one_shot_rules {
    const GG_ROM struct gg_one_shot_ops *ops; /**< gg_one_shot_ruling */
    const GG_ROM uint64_t *once;              /**< a bit for each rule of gg_domain.rules */
    const GG_ROM uint64_t *of_slots; /**< by slot: as many words, with a bit for each of these rules
                                          whose precondition asks for the slot to be bound; NULL:
                                          none does */
    const GG_ROM uint64_t *of_shared; /**< a bit for each one-shot rule of agents whose precondition
                                           reads shared facts; NULL: none does */
} gg_one_shot_rules;

/* --------------------------------------------------------------------- all */

/** Where the parts of an agent lie that what it draws and what is computed share, in bytes from its
 *  start. Other features tell in tables of their own where their parts lie. */
typedef struct gg_feature_offsets {
    uint32_t
        agent_duration;   /**< milliseconds that the running action takes, if random or computed */
    uint32_t agent_seeds; /**< what is drawn for a planning, and by gg_callback_seeding also for an
                                   action, follows from: 32 bits each */
} gg_feature_offsets;

struct gg_feature_ops; /* in state/features.h */

/** The optional features of a domain. NULL: it does without. */
typedef struct gg_features {
    const GG_ROM struct gg_feature_ops *ops;      /**< gg_feature_dispatch */
    const GG_ROM gg_slots *slots;                 /**< what comes and goes */
    const GG_ROM gg_sums *sums;                   /**< that conditions put bounds to */
    const GG_ROM gg_lasting_conditions *lasting;  /**< what must hold while actions run */
    const GG_ROM gg_until_conditions *until;      /**< that actions wait for */
    const GG_ROM gg_cases *cases;                 /**< of actions with several */
    const GG_ROM gg_partial_changes *partial;     /**< that actions make before they end */
    const GG_ROM gg_setbacks *setbacks;           /**< what changes when actions fail */
    const GG_ROM gg_restarts *restarts;           /**< at what actions begin anew */
    const GG_ROM gg_random_ranges *random_ranges; /**< times that agents draw */
    const GG_ROM gg_denials *denials;             /**< methods that the game can deny */
    const GG_ROM gg_cooldowns *cooldowns;         /**< methods that cool down */
    const GG_ROM gg_goal_retry *goal_retries;     /**< by ground goal; NULL: none has a `retry` */
    const GG_ROM gg_timeouts *timeouts;           /**< of methods and goals */
    const GG_ROM gg_commitments *commitments;     /**< goals that agents hold on to */
    const GG_ROM gg_best_efforts *best_efforts;   /**< goals that may be reached in part */
    const GG_ROM gg_values *values;               /**< of goals that are weighed */
    const GG_ROM gg_whiles *whiles;               /**< of methods and goals */
    const GG_ROM gg_holdings *holdings;           /**< methods with inertia */
    const GG_ROM gg_expressions *expressions;     /**< numbers that facts tell */
    const GG_ROM gg_one_shot_rules *one_shots;    /**< rules that take place once */
    const GG_ROM struct gg_variant_ops *varying;  /**< gg_varying, if actions that plans tell apart
                                                       are the same to carry out */
    gg_feature_offsets offsets;
} gg_features;

#ifdef __cplusplus
}
#endif

#endif
