/* SPDX-License-Identifier: MIT */
/*
 * What was done in a simulation: counted as the agents' trace tells it, by the names
 * of the YAML. A tally of them, which has names only, is what is printed. See simulate.c.
 */
#ifndef GOAPGEN_RUN_STATISTICS_H
#define GOAPGEN_RUN_STATISTICS_H

#include "tables/tables.h"
#include "run/tally.h"

/** How a simulation ended. */
enum ending {
    ENDED_BY_DECISIONS, /**< as many were made as were asked for */
    ENDED_BY_TIME,
    ENDED_IN_STANDSTILL, /**< nothing could change any more */
    ENDED_BY_TICKS       /**< it had more ticks than are simulated */
};

/** How often an action was started, and how it ended. One that is going on at the end of the
 *  simulation was started only. */
struct action_count {
    uint64_t started, done, failed, aborted;
    uint64_t going; /**< by how many agents it is being done */
};

/** How often an action failed because others had taken what it needs of a fact, how often it did
 *  not begin because others had claimed that, and how often it failed because the fact was not any
 *  more what the action needs while it runs. */
struct vain_count {
    const struct action *action;
    uint64_t failed, refused, given_out;
    struct vain_count *next; /**< of the same fact */
};

/** How often a walk to a place was started, came to its end or was stopped; and how many
 *  milliseconds these walks took. */
struct walk_count {
    uint64_t started, arrived, stopped, time;
};

/** How often a goal was chosen to be planned, a plan made for it, and it was reached. */
struct goal_count {
    uint64_t chosen, planned, reached;
};

/** Plans in a row for two goals in turns, neither of which was reached. */
struct turns {
    uint16_t goals[2]; /**< the ground goal that was planned first, and the other; or GG_NONE */
    uint64_t length;
};

/** The plan that is being carried out, as far as events tell. */
struct underway {
    uint16_t left; /**< its steps that have not ended; 0: there is none */
    bool replaced; /**< by one with a better method, as was just told */
};

/** Decisions in a row that made the same plan. */
struct repetition {
    uint64_t length;
    uint16_t *steps; /**< ground actions */
    uint16_t step_count;
};

struct statistics {
    struct pool *pool;
    const struct tables *tables;
    const struct agent_type *agent_type;
    uint32_t seed;   /**< of the first agent */
    uint32_t agents; /**< whose statistics these are */
    bool several;    /**< whether there were other agents in the world */
    uint64_t time;   /**< milliseconds that were simulated */
    enum ending ending;

    uint64_t decisions;   /**< plannings, found or not */
    uint64_t failed;      /**< of them without a plan */
    uint64_t limited;     /**< of those the ones that ended at a limit */
    uint64_t dropped;     /**< plans that were given up before their end */
    uint64_t interrupted; /**< plans that gave way to a goal or method of higher priority */
    gg_outcome outcome;   /**< of the last that failed; the last limit, if any was met */
    const char *limit;    /**< that outcome in words, for those who print it */
    uint16_t failing;     /**< what that was: a ground goal, or GG_NONE for the root task */

    /* Of all agents of the type together: */
    uint64_t **methods;           /**< by task, then method; NULL: not a task of the agent */
    struct action_count *actions; /**< by action */
    struct goal_count *goals;     /**< by goal */
    struct vain_count **vain;     /**< by ground fact: the actions that it was in the way of */

    /* Of one agent: */
    struct underway underway;
    struct turns turns, most_turns; /**< turns: up to the last plan */
    struct walk_count *walks;       /**< by place; NULL: the agent type does not walk */
    uint64_t now, walk_began; /**< the clock: now, set before each event; and when the walk that
                                       is under way began */
    uint16_t going;           /**< the ground action that was started and has not ended */
    struct repetition present, longest; /**< present: up to the last decision */

    uint16_t *unfinished; /**< the ground actions that are going on, by statistics_add */
    size_t unfinished_count;
};

/** Statistics of an agent of a type, with nothing counted. It lives in the pool. */
struct statistics *statistics_new(struct pool *pool, const struct tables *tables,
                                  const struct agent_type *agent_type);

/** Statistics of another agent of the type of the first, with which it counts together. */
struct statistics *statistics_another(struct pool *pool, const struct statistics *first);

/** Adds up what is of one agent each, at the end. Begin with the statistics that are added to
 *  themselves. */
void statistics_add(struct statistics *sum, const struct statistics *added);

/** Counts an event. steps: those of the agent's plan. */
void statistics_event(struct statistics *statistics, const gg_event *event, const uint16_t *steps);

/** What was counted, by names; it lives in the pool of the statistics. The options are set by the
 *  caller. */
struct tally *statistics_tally(const struct statistics *statistics);

#endif
