/* SPDX-License-Identifier: MIT */
/*
 * What is planned: plans, what they must not do, and the problems of goals and of tasks. A game
 * includes gg.h, which includes this.
 *
 * Rests on gg_tables.h.
 */
#ifndef GG_PROBLEMS_H
#define GG_PROBLEMS_H

#include "gg_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

struct gg_agent;
struct gg_random; /* in gg_memory.h */

/* ------------------------------------------------------------------- plans */

/** A plan: its steps, each the number of a ground action. */
typedef struct gg_plan {
    uint16_t *steps;   /**< the caller's */
    uint16_t capacity; /**< room in steps */
    uint16_t length;   /**< steps of the plan */
} gg_plan;

/** The time of an action that is left out until the planning is over which began without it. */
#define GG_HELD UINT32_MAX

/** An action that is left out of plans for a time. */
typedef struct gg_exclusion {
    uint32_t left;   /**< milliseconds, or GG_HELD; 0: no more */
    uint16_t action; /**< its number; what else is the same action with the same objects is left out
                          with it */
} gg_exclusion;

/** The bounds of a plan: what it must not do. */
typedef struct gg_bounds {
    /** &gg_bounding; NULL: there are no bounds, whatever follows, and a program without others does
     *  not contain what keeps them. */
    const GG_ROM struct gg_bound_ops *ops;
    const uint64_t *kept;         /**< a bit for each goal that must hold after every step;
                                  NULL: none */
    const gg_exclusion *excluded; /**< actions that are left out, where left is not 0 */
    uint16_t excluded_count;
    const uint64_t *refused; /**< a bit for each action that is kept out, because others have
                                  claimed what it needs; NULL: none */
} gg_bounds;

/** A goal that is to be planned. */
typedef struct gg_goal_problem {
    const GG_ROM gg_domain *domain;
    const GG_ROM gg_agent_type *agent_type; /**< of the agent that is to act */
    struct gg_agent *agent;                 /**< handed to the calls; may be NULL */
    const uint64_t *state; /**< word_count words: the state at the beginning; copied */
    uint16_t goal;         /**< a goal of the agent type, or goal_count + an
                                        subgoal; or GG_NONE */
    const gg_runtime_condition *condition; /**< for GG_NONE: a goal made at run time, which
                                        stays where it is while the search runs */
    uint64_t *asked;                       /**< what was asked in the same planning, as in
                                        gg_workspace, all 0 at its beginning, and what
                                        gg_draw_costs has drawn; NULL: an action may be
                                        asked about twice, and none costs more than the
                                        least that could be drawn */
    /** &gg_regressing: search from the goal; it has no effect if goals must be kept. NULL: only for
     *  GG_NONE, and as the last resort, if the tables name that search
     *  (gg_search_tables.regressing); else a plan for GG_NONE is searched for from the state,
     *  without a heuristic. */
    const GG_ROM struct gg_direction_ops *backward;
    uint8_t passes; /**< goal states to pass over, up to GG_PASSES: the plan is
                                        to the next one in order of cost; not backward */
    bool walked;    /**< whether the agent walks before the state at the beginning, so that it
                                        does not stand where it does now */
    const uint64_t *except; /**< one of them, wherever it stands in that order; or
                                        NULL */
    gg_bounds bounds;
} gg_goal_problem;

/** Draws what actions of a drawn cost cost in a planning of a goal, and notes it in the memory of
 *  what was asked. Without this each costs the least. A planning of a task draws by itself, with
 *  its gg_task_problem.random, and agents do so, too. Where no cost is drawn, nothing happens. */
void gg_draw_costs(const GG_ROM gg_domain *domain, uint64_t *asked, struct gg_random *random);

/** What an action costs in the planning with that memory, where its cost is drawn, as by
 *  gg_draw_costs; otherwise gg_action.cost. What a function of the game tells is not asked here. */
uint16_t gg_random_cost(const GG_ROM gg_domain *domain, const uint64_t *asked, uint16_t action);

/** How many goal states a search can be asked for, one after the other. */
#define GG_PASSES 16

/** How many end states, beside the nearest ones, a condition to achieve is tried in while a task
 *  is planned. */
#define GG_OTHERS 63

struct gg_recorder_ops; /* of the runtime: htn/htn_record.c */
extern const GG_ROM struct gg_recorder_ops gg_method_noting;

/** A task that is to be planned. */
typedef struct gg_task_problem {
    const GG_ROM gg_domain *domain;
    const GG_ROM gg_agent_type *agent_type; /**< of the agent that is to do it */
    struct gg_agent *agent;                 /**< handed to the calls; may be NULL, and without
                                        a domain, unless functions of the game draw */
    struct gg_random *random;               /**< for drawn tasks and costs */
    const uint64_t *state;                  /**< word_count words: the state at the beginning */
    uint16_t task;                          /**< the task, below task_count */
    const GG_ROM struct gg_recorder_ops *recorder; /**< &gg_method_noting: to record the methods in
                                        gg_workspace.chosen, with the steps that each led to;
                                        NULL: not to */
    /** The method whose place the plan is to take at the task, counted from 1: it must not come back to
     *  the task in the same state; 0: none. */
    uint16_t replaces;
    gg_bounds bounds;
} gg_task_problem;

#ifdef __cplusplus
}
#endif

#endif
