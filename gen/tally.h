/* SPDX-License-Identifier: MIT */
/*
 * What was done in a life: counted as the agent's trace tells it, by the names
 * of the YAML, and printed. See command_run.c.
 */
#ifndef GOAPGEN_TALLY_H
#define GOAPGEN_TALLY_H

#include "tables.h"

/** How a life ended. */
enum ending {
    ENDED_BY_DECISIONS, /**< as many were made as were asked for */
    ENDED_BY_TIME,
    ENDED_IN_STANDSTILL, /**< nothing could change any more */
    ENDED_BY_TICKS       /**< it had more moments than are lived */
};

/** Decisions in a row that made the same plan. */
struct repetition {
    uint64_t length;
    uint16_t *steps; /**< ground actions */
    uint16_t step_count;
};

struct tally {
    const struct tables *tables;
    const struct character *character;
    uint32_t seed;
    uint64_t time; /**< milliseconds that were lived */
    enum ending ending;

    uint64_t decisions;   /**< plannings, found or not */
    uint64_t failed;      /**< of them without a plan */
    uint64_t limited;     /**< of those the ones that ended at a limit */
    uint64_t dropped;     /**< plans that were given up before their end */
    uint64_t interrupted; /**< plans that gave way to one of higher priority */
    gg_outcome outcome;   /**< of the last that failed; the last limit, if any was met */
    uint16_t failing;     /**< what that was: a goal, or GG_NONE for the root task */

    uint64_t **methods; /**< by task, then method; NULL: not a task of the agent */
    uint64_t *actions;  /**< by action: how often it was started */
    struct goal_count {
        uint64_t planned, reached;      /**< plans that were made for it, and led to it */
    } * goals;                          /**< by goal */
    uint16_t going;                     /**< the ground action that was started and has not ended */
    struct repetition present, longest; /**< present: up to the last decision */
};

/** A tally of a character, with nothing counted. It lives in the pool. */
struct tally *tally_new(struct pool *pool, const struct tables *tables,
                        const struct character *character);

/** Counts an event. steps: those of the agent's plan. */
void tally_event(struct tally *tally, const gg_event *event, const uint16_t *steps);

/** Prints it as tables, or as one JSON object on one line. */
void tally_print(const struct tally *tally);
void tally_print_json(const struct tally *tally);

#endif
