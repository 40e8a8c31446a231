/* SPDX-License-Identifier: MIT */
/*
 * A shipped domain with one agent who wants one thing: a goal, or what his root
 * task plans. Each of his ticks is foretold by plain.h: whether what is left of his
 * plan can still be carried out. He can be taken back to an earlier moment, so that
 * the same moment can be changed in every way. His tasks succeed, and then their
 * effects are true in the game; time makes nothing true, as no rule fires.
 */
#ifndef TESTS_PLAN_FAULT_H
#define TESTS_PLAN_FAULT_H

#include "support/agent_memory.h"
#include "models/plain_costs.h"
#include "support/search_room.h"
#include "support/support.h"

enum {
    DRILL_STEPS = 64,
    DRILL_FACTS = 64,
    DRILL_CHARACTERS = 4,
    DRILL_NODES = 1 << 16, /**< of the search: more than any needs */
    DRILL_TICK = 50        /**< milliseconds: shorter than any rest */
};

struct drill_world {
    gg_world core;
    uint64_t parts[WORLD_PARTS];
};

struct drill_agent {
    gg_agent core;
    uint64_t parts[AGENT_PARTS];
    struct drill *drill;
    uint16_t started; /**< the action that is running, or GG_NONE, going by what was told */
    unsigned asked;   /**< ticks that the running task had */
    unsigned left;    /**< steps of the plan that have not succeeded yet */
    uint32_t truth[DRILL_FACTS]; /**< what sensed facts really are, by fact */
    uint32_t cooldown;           /**< milliseconds that his goal rests, as it was reached */
    bool limited;                /**< whether a planning ended at a limit */
};

/** What was told in one tick. */
struct drill_log {
    unsigned made, failed, dropped, interrupted, reached, gave_up, started, ended, aborted;
    unsigned finished; /**< plans that were carried out to the end */
    gg_event drop;     /**< the last one */
};

struct drill {
    const char *name;
    struct compiled compiled;
    const struct problem *problem;
    gg_domain domain;
    gg_character characters[DRILL_CHARACTERS];
    struct drill_world world;
    struct drill_agent agent;
    struct room room;
    struct search_room search;
    gg_planner planner;
    uint16_t steps[DRILL_STEPS];          /* of the planner */
    uint64_t kept[1];                     /* of the planner */
    uint16_t character, goal;             /**< what is drilled; GG_NONE: the root task */
    uint16_t prices[PLAIN_ACTIONS];       /**< what the actions cost */
    uint64_t allowed[PLAIN_ACTIONS / 64]; /**< a bit for each that he can do */
    bool strict;              /**< whether one in three procedural preconditions does not hold */
    struct plain_costs costs; /**< to the goal */
    unsigned patience;        /**< ticks until a task succeeds; 0: at its start */
    struct drill_log log;
    bool fine;        /**< whether everything was as foretold, so far */
    unsigned faults;  /**< changes that were tried */
    unsigned unknown; /**< costs that were asked for and not known, and plannings that
                           ended at a limit */
};

struct drill_moment {
    struct drill_world world;
    struct drill_agent agent;
    gg_planner planner;
};

/** Compiles domains/NAME/NAME.yaml. The drill stays where it is. */
void drill_open(struct drill *drill, const char *name);
void drill_close(struct drill *drill);

/** Who wants what from now on; false where he does not. `strict` is set before. */
bool drill_aim(struct drill *drill, uint16_t character, uint16_t goal);

/** Begins a life in the start state. */
void drill_begin(struct drill *drill, unsigned patience);

struct drill_moment drill_now(const struct drill *drill);
void drill_back(struct drill *drill, const struct drill_moment *moment);

/** Changes a fact in the game; what is sensed is known after the next sensing. */
void drill_set(struct drill *drill, uint16_t fact, uint32_t value);

/** What is true in the game. */
struct plain_state drill_state(const struct drill *drill);

/** The least cost to the goal, as plain_cost tells it. */
uint32_t drill_cost(struct drill *drill, const struct plain_state *state);

/** Whether there is a goal, and it holds. */
bool drill_reached(const struct drill *drill, const struct plain_state *state);

/** Whether there is nothing to be planned: a goal that is not relevant, rests since it
 *  was reached or is, as far as is known, out of reach. */
bool drill_is_idle(struct drill *drill, const struct plain_state *state);

/** A tick, whose events must be what plain.h foretells. False where he has
 *  nothing to do, before it and after it. */
bool drill_tick(struct drill *drill);

/** Notes, and prints, what is not as it should be. */
void drill_expect(struct drill *drill, bool condition, const char *what);

#endif
