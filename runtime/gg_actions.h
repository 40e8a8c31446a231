/* SPDX-License-Identifier: MIT */
/*
 * What some actions have beside their rows (gg_action): what must hold while they run, and what
 * agents draw. Part of the table format: a game includes gg.h, which includes this.
 *
 * Rests on gg_conditions.h.
 */
#ifndef GG_ACTIONS_H
#define GG_ACTIONS_H

#include "gg_conditions.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------ while actions run */

struct gg_lasting_ops; /* in state/features.h */

/** The table of what must hold while actions run (`while`), by action, with the functions that look
 *  whether it does. */
typedef struct gg_lasting_conditions {
    const GG_ROM struct gg_lasting_ops *ops;             /**< gg_enduring */
    const GG_ROM gg_condition *const GG_ROM *conditions; /**< by action; NULL: nothing must hold */
} gg_lasting_conditions;

/** The table of what actions wait for that end when it holds (`until`), by action. */
typedef struct gg_until_conditions {
    const GG_ROM gg_condition *const GG_ROM
        *conditions;                    /**< by action; NULL: it waits for nothing */
    const GG_ROM uint64_t *in_subtasks; /**< a bit for each action that stands for a subtask alone,
                                             and which no search may use; NULL: there are none */
} gg_until_conditions;

/* ------------------------------------------------ what actions change in part */

/** How part of a change comes about before its action ends: bits of gg_partial_change.kind. Without
 *  any, the number is sensed, and has changed as far as it has moved since the action began, or the
 *  walk to it. */
typedef enum gg_partial_kind {
    GG_OVER_TIME = 1, /**< no more of it can have happened than of the duration has passed */
    GG_MADE = 2,      /**< the runtime makes it, step by step over that time */
    GG_COUNTED = 4    /**< and counts what it has made, wherever the number has moved */
} gg_partial_kind;

/** A number to which an action adds, or from which it takes, an amount that can have happened in part
 *  before the action ends. The amount is that of the action's effect. */
typedef struct gg_partial_change {
    uint16_t fact;
    uint8_t kind; /**< gg_partial_kind */
    bool more;    /**< whether another one of the action follows */
} gg_partial_change;

struct gg_partial_ops; /* in state/features.h */

/** The numbers that actions change in part before they end. */
typedef struct gg_partial_changes {
    const GG_ROM struct gg_partial_ops *ops;                  /**< gg_changing_in_part */
    const GG_ROM gg_partial_change *const GG_ROM *of_actions; /**< by action; NULL: none */
    uint32_t agent_progress; /**< where lies what they have come to: 32 bits for each that an action
                                  can have, and as many before them */
} gg_partial_changes;

/* ------------------------------------------------------- drawn times and costs */

struct gg_random_range_ops; /* in travel.h */
struct gg_seed_ops;         /* in seeds.h */

/** The ranges from which an agent draws how long actions take, when rules fire and what actions
 *  cost. */
typedef struct gg_random_ranges {
    /** gg_random_ranging, or where facts tell durations gg_computed_ranging. */
    const GG_ROM struct gg_random_range_ops *ops;
    const GG_ROM uint32_t *of_actions; /**< by action of the YAML: by how many milliseconds
                                                  its longest duration is longer than its least,
                                                  with gg_action.duration in the middle, rounded
                                                  down; NULL: none is drawn */
    const GG_ROM uint32_t *of_rules;   /**< by rule of agents: the same of its periods, of
                                                  which gg_rule.period is the longest; or NULL */
    const GG_ROM uint16_t *of_costs;   /**< by dynamic cost: by how much the greatest is more
                                                  than the least, gg_action.cost; NULL: none is
                                                  drawn */
    const GG_ROM struct gg_seed_ops
        *seeding; /**< gg_agent_seeding, or where functions that only look
                                                  at an agent draw, gg_callback_seeding; NULL:
                                                  agents have no seeds */
} gg_random_ranges;

/* --------------------------------------------------------- functions that draw */

struct gg_agent;
struct gg_random; /* in gg_memory.h */

/** Which function of the game is called, of those that only look at an agent: a member of gg_calls,
 *  gg_denying_calls or gg_valuing_calls. */
typedef enum gg_call_kind {
    GG_CALL_PRECONDITION,
    GG_CALL_COST,
    GG_CALL_DURATION,
    GG_CALL_PRIORITY,
    GG_CALL_SCORE,
    GG_CALL_ALLOWS,
    GG_CALL_TRAVEL,
    GG_CALL_VALUE
} gg_call_kind;

/** Gives an agent the random numbers of one such call to the game, before that call; its own go to
 *  *own and are to be put back after it. The numbers follow from the call's kind, from its
 *  arguments as one number, and from what the agent drew when it began to plan; those of durations,
 *  priorities, values and travels from what it drew when its action started. Goapgen writes this for
 *  domains with `draws`. */
void gg_agent_begin_call_draws(struct gg_agent *agent, gg_call_kind kind, uint32_t asked,
                               struct gg_random *own);

/** Draws an agent's first seeds, from which the random numbers of such calls follow: behind
 *  gg_agent_init. Later ones are drawn by plannings and actions. */
void gg_agent_draw_seeds(struct gg_agent *agent);

/** Draws a number from 0 to count - 1 from the random numbers that an agent has now, which go on; 0
 *  if count is 0. The agent is const for functions that only look at it, but is no const object. */
uint32_t gg_agent_draw(const struct gg_agent *agent, uint32_t count);

/* ---------------------------------------------------- effects that depend */

/** What an action changes if it ends in a state of a condition. The effects are as in gg_action. */
typedef struct gg_case {
    gg_condition when;
    const GG_ROM gg_effect *effect;
    const GG_ROM gg_effect *own;
    const GG_ROM gg_effect *world;
} gg_case;

/** The cases of an action; one of the conditions holds in each state, and only one. */
typedef struct gg_case_list {
    gg_condition precondition; /**< of the action, whatever its cases and costs are, where they
                                    change shared facts */
    const GG_ROM gg_case *items;
    const GG_ROM gg_effect *shared; /**< writes the shared facts that any of them changes; NULL:
                                         there are none */
    uint16_t count;
} gg_case_list;

struct gg_case_ops; /* in travel.h */

/** The cases of actions whose effects depend on the state in which they end. In planning, there is
 *  an action for each case, with its condition as a precondition. */
typedef struct gg_cases {
    const GG_ROM struct gg_case_ops *ops;                /**< gg_by_case */
    const GG_ROM gg_case_list *const GG_ROM *of_actions; /**< by action; NULL: it has just one */
} gg_cases;

/* ------------------------------------------------------- actions that begin anew */

struct gg_restart_ops; /* in state/features.h */

/** The facts at whose change running actions begin anew (`restart`). */
typedef struct gg_restarts {
    const GG_ROM struct gg_restart_ops *ops; /**< gg_restarting */
    const GG_ROM uint16_t *facts;            /**< by action; GG_NONE: it never does */
    uint32_t agent_restart; /**< where lies what an agent watches of the fact: a gg_restart */
} gg_restarts;

/* ------------------------------------------------ effects of ending without success */

struct gg_setback_ops; /* in state/features.h */

/** What actions change that fail or are given up. No plan counts on it. */
typedef struct gg_setbacks {
    const GG_ROM struct gg_setback_ops *ops; /**< gg_setting_back, or where the game is told
                                                  of it, gg_setting_applied_back */
    /** By action, of those that fail and of those that are aborted: the cases, of which one holds in
     *  each state; NULL: nothing changes. NULL for all: none changes anything. */
    const GG_ROM gg_case_list *const GG_ROM *of_failures;
    const GG_ROM gg_case_list *const GG_ROM *of_aborts;
} gg_setbacks;

#ifdef __cplusplus
}
#endif

#endif
