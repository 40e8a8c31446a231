/* SPDX-License-Identifier: MIT */
/*
 * A shipped domain with one agent that has one goal, or only its root task. plain.h
 * foretells in each tick whether the rest of its plan can still be carried out. The
 * agent can be taken back to an earlier moment, so that the same moment can be changed
 * in every way. Its actions succeed, and then their effects are true in the game; no
 * rule fires.
 */
#ifndef TESTS_PLAN_FAULT_H
#define TESTS_PLAN_FAULT_H

#include "support/agent_memory.h"
#include "models/plain_costs.h"
#include "support/search_room.h"
#include "support/support.h"

enum {
    PLAN_FAULT_STEPS = 64,
    PLAN_FAULT_FACTS = 64,
    PLAN_FAULT_CHARACTERS = 4,
    PLAN_FAULT_NODES = 1 << 16, /**< of the search: more than any needs */
    PLAN_FAULT_TICK = 50        /**< milliseconds: shorter than any back-off */
};

struct plan_fault_world {
    gg_world core;
    uint64_t parts[WORLD_PARTS];
};

struct plan_fault_agent {
    gg_agent core;
    uint64_t parts[AGENT_PARTS];
    struct plan_fault *plan_fault;
    uint16_t started; /**< the action that is running, or GG_NONE, going by what was told */
    unsigned asked;   /**< ticks that the running action had */
    unsigned walked;  /**< ticks that the walk had */
    unsigned left;    /**< steps of the plan that have not succeeded yet */
    uint32_t truth[PLAN_FAULT_FACTS]; /**< what sensed facts really are, by fact */
    struct plain_state before;        /**< when its step began, or the walk to it */
    bool walked_to;                   /**< whether it has walked to the step that begins next */
    uint32_t cooldown; /**< milliseconds that its goal is not chosen, as it was reached */
    bool limited;      /**< whether a planning ended at a limit */
};

/** What was told in one tick. */
struct plan_fault_log {
    unsigned made, failed, dropped, interrupted, reached, gave_up, started, ended, aborted;
    unsigned taken;    /**< actions that failed as what they need was taken */
    unsigned finished; /**< plans that were carried out to the end */
    gg_event drop;     /**< the last one */
};

struct plan_fault {
    const char *name;
    struct compiled compiled;
    const struct problem *problem;
    gg_domain domain;
    struct agent_memory memory;
    gg_agent_type agent_types[PLAN_FAULT_CHARACTERS];
    struct plan_fault_world world;
    struct plan_fault_agent agent;
    struct room room;
    struct search_room search;
    gg_planner planner;
    uint16_t steps[PLAN_FAULT_STEPS];      /* of the planner */
    uint64_t kept[1];                      /* of the planner */
    uint16_t agent_type, goal;             /**< what is tested; GG_NONE: the root task */
    uint16_t dynamic_costs[PLAIN_ACTIONS]; /**< what the actions cost */
    uint64_t allowed[PLAIN_ACTIONS / 64];  /**< a bit for each that it can do */
    bool strict;              /**< whether one in three procedural preconditions does not hold */
    struct plain_costs costs; /**< to the goal */
    unsigned action_ticks;    /**< ticks until an action succeeds; 0: at its start */
    struct plan_fault_log log;
    bool fine;        /**< whether everything was as foretold, so far */
    unsigned faults;  /**< changes that were tried */
    unsigned unknown; /**< costs that were asked for and not known, and plannings that
                           ended at a limit */
};

struct plan_fault_moment {
    struct plan_fault_world world;
    struct plan_fault_agent agent;
    gg_planner planner;
};

/** Compiles domains/NAME/NAME.yaml. The test stays where it is. */
void plan_fault_open(struct plan_fault *plan_fault, const char *name);
void plan_fault_close(struct plan_fault *plan_fault);

/** Sets the agent type and its goal, or GG_NONE for its root task; false if it has none. `strict`
 *  is set before. */
bool plan_fault_aim(struct plan_fault *plan_fault, uint16_t agent_type, uint16_t goal);

/** Begins a simulation in the start state. */
void plan_fault_begin(struct plan_fault *plan_fault, unsigned action_ticks);

/** The present moment; and takes the world, the agent and the planner back to one. */
struct plan_fault_moment plan_fault_now(const struct plan_fault *plan_fault);
void plan_fault_back(struct plan_fault *plan_fault, const struct plan_fault_moment *moment);

/** Changes a fact in the game; what is sensed is known after the next sensing. */
void plan_fault_set(struct plan_fault *plan_fault, uint16_t fact, uint32_t value);

/** What is true in the game. */
struct plain_state plan_fault_state(const struct plan_fault *plan_fault);

/** The least cost to the goal, as plain_cost tells it. */
uint32_t plan_fault_cost(struct plan_fault *plan_fault, const struct plain_state *state);

/** Whether there is a goal, and it holds. */
bool plan_fault_reached(const struct plan_fault *plan_fault, const struct plain_state *state);

/** Whether there is nothing to be planned: the goal is not relevant, is cooling down or is, as
 *  far as is known, out of reach. */
bool plan_fault_is_idle(struct plan_fault *plan_fault, const struct plain_state *state);

/** A tick, whose events must be what plain.h foretells. False if it has
 *  nothing to do, before it and after it. */
bool plan_fault_tick(struct plan_fault *plan_fault);

/** Notes, and prints, what is not as it should be. */
void plan_fault_expect(struct plan_fault *plan_fault, bool condition, const char *what);

#endif
