/* SPDX-License-Identifier: MIT */
/*
 * A random problem with recursion, compiled, with what complete_oracle.h says to it:
 * plannings of it in a room of any size, and whether what comes of them is right.
 */
#ifndef TESTS_RECURSION_TRIAL_H
#define TESTS_RECURSION_TRIAL_H

#include "models/complete_oracle.h"
#include "support/search_room.h"
#include "support/support.h"

enum {
    RECURSION_ACTIONS = 256, /**< most ground actions of a problem */
    RECURSION_ASKED = 1024,  /**< most procedural preconditions of one, by ground instance */
    RECURSION_STEPS = 1900,  /**< of a plan, if there is to be room enough */
    RECURSION_SITES = HTN_TASKS * HTN_METHODS * HTN_SUBTASKS * (HTN_OBJECTS + 1) * (HTN_OBJECTS + 1)
};

/** The size of a planner's memory. */
struct recursion_limits {
    uint16_t frames, choices, steps, depth;
    uint32_t expansions;
};

extern const struct recursion_limits recursion_enough;

/** That memory, and of a search for conditions to achieve, which has always room
 *  enough. */
struct recursion_room {
    struct room decomposing;
    struct search_room searching;
};

/** The agent comes first, so that the calls find the rest. */
struct recursion_trial {
    gg_agent agent;
    uint64_t seed;
    struct htn htn;
    struct htn_space space;
    struct complete oracle;
    bool solvable;
    struct compiled compiled;
    const gg_domain *domain;
    gg_agent_type agent_type;
    uint16_t numbers[HTN_FACTS][HTN_OBJECTS]; /**< of the ground facts */
    struct site *sites[RECURSION_SITES];      /**< conditions to achieve; or NULL */
    struct search_room search;                /**< for them */
    uint64_t *packed;                         /**< a state, as the runtime has it */
    bool counts;                              /**< whether calls are counted */
    unsigned asked[RECURSION_ACTIONS];
    unsigned asked_methods[RECURSION_ASKED]; /**< by the number of the procedural precondition */
};

/** The problem of a seed, from malloc, compiled and solved by the oracle. Fails the
 *  running test where the runtime achieves a condition otherwise than by a cheapest
 *  plan. */
struct recursion_trial *recursion_trial_new(uint64_t seed);

/** One in which no task draws and nothing is achieved. */
struct recursion_trial *recursion_trial_ordered(uint64_t seed);

/** One in which no task comes back to itself, with more to do in each method. */
struct recursion_trial *recursion_trial_plain(uint64_t seed);

/** Frees what these have made. */
void recursion_trial_free(struct recursion_trial *trial);

/** Room of this size for the problem; freed with recursion_room_free. */
struct recursion_room recursion_room_of(const struct recursion_trial *trial,
                                        const struct recursion_limits *limits);
void recursion_room_free(struct recursion_room *room);

/** Plans the root task from the start, with random numbers of the seed. The plan stands in the
 *  room, and the trial counts which procedural preconditions were asked. */
gg_outcome recursion_plan(struct recursion_trial *trial, struct recursion_room *room,
                          uint32_t seed);

/** Whether an outcome tells the truth, whatever the room was: a plan of the task, that
 *  there is none, or a limit. */
bool recursion_is_true(struct recursion_trial *trial, const struct recursion_room *room,
                       gg_outcome outcome);

/** A ground action, as the oracle names it. */
struct htn_step recursion_step(const struct recursion_trial *trial, uint16_t action);

/** Whether a condition can be achieved in several states, of which a planning tries only so
 *  many: then it may end in a limit, however much room there is. */
bool recursion_is_cut(const struct recursion_trial *trial);

/** Whether a planning asked no procedural precondition twice. */
bool recursion_asked_once(const struct recursion_trial *trial);

#endif
