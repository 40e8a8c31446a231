/* SPDX-License-Identifier: MIT */
/*
 * What was done in a simulation: counted as the agents' trace tells it, by the names
 * of the YAML. A tally of them, which has names only, is what is printed. See simulate.c.
 */
#ifndef GOAPGEN_RUN_STATISTICS_H
#define GOAPGEN_RUN_STATISTICS_H

#include "tables/tables.h"
#include "run/chances.h"
#include "run/misses.h"

/** Why a simulation ended. */
enum simulation_ending {
    ENDED_BY_DECISIONS, /**< as many were made as were asked for */
    ENDED_BY_TIME,
    ENDED_IN_STANDSTILL, /**< nothing could change any more */
    ENDED_BY_TICKS       /**< it had more ticks than are simulated */
};

/** Plans in a row that were made for two goals in turns, neither of which was reached. */
struct goal_alternation {
    uint16_t goals[2]; /**< the ground goal that was planned first, and the other; or GG_NONE */
    uint64_t length;
};

/** The plan that an agent is carrying out, as far as events tell. */
struct plan_underway {
    uint16_t left; /**< its steps that have not ended; 0: there is none */
    bool replaced; /**< by one with a better method, as was just told */
};

/** Decisions in a row that made the same plan. */
struct plan_repetition {
    uint64_t length;
    uint16_t *steps; /**< ground actions */
    uint16_t step_count;
};

/** What was counted of one agent, and of all agents of its type together. */
struct statistics {
    struct pool *pool;
    const struct tables *tables;
    const struct agent_type *agent_type;
    uint32_t seed;   /**< of the life */
    uint32_t agents; /**< whose statistics these are */
    bool several;    /**< whether there were other agents in the world */
    uint64_t time;   /**< milliseconds that were simulated */
    enum simulation_ending ending;

    /* Of all agents of the type together: */
    struct tally *tally;      /**< their numbers, and the rows of the tables */
    struct tally_row **goals; /**< by goal; NULL: none of the agent type */
    struct tally_row *
        *methods; /**< by task: the row of its first method; NULL: none of its tasks */
    struct tally_row **actions; /**< by action; NULL: none of its actions */
    struct tally_row *walks;    /**< by place; NULL: the agent type does not walk */

    /* Of one agent: */
    uint64_t done;      /**< actions that succeeded */
    bool failed;        /**< whether any planning had no plan */
    gg_outcome outcome; /**< of the last that failed; the last limit, if any was met */
    uint16_t failing;   /**< what that was: a ground goal, or GG_NONE for the root task */
    struct plan_underway underway;
    struct goal_alternation turns, most_turns; /**< turns: up to the last plan */
    struct misses misses;
    struct chances chances;
    uint64_t walk_began; /**< when the walk that is under way began */
    uint16_t going;      /**< the ground action that was started and has not ended */
    struct plan_repetition present, longest; /**< present: up to the last decision */
};

/** Makes the statistics of an agent of a type, with nothing counted. They live in the pool. */
struct statistics *statistics_new(struct pool *pool, const struct tables *tables,
                                  const struct agent_type *agent_type);

/** Makes the statistics of a further agent of the type of the first, which count into the same
 *  tally. */
struct statistics *statistics_new_same_type(struct pool *pool, const struct statistics *first);

/** Adds the numbers that are kept for each agent alone to those of the sum, at the end. Begin with
 *  the statistics that are the sum, added to themselves. */
void statistics_add_agent(struct statistics *sum, const struct statistics *added);

/** Counts an event of an agent. */
void statistics_event(struct statistics *statistics, const gg_agent *agent, const gg_event *event);

/** The tally of what was counted, by names, at the end; it lives in the pool of the statistics.
 *  limit: in words the limit that was met, if any was. The options are set by the caller. */
struct tally *statistics_tally(const struct statistics *statistics, const char *limit);

#endif
