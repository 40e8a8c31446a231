/* SPDX-License-Identifier: MIT */
/*
 * Random simulations of two agents in a random domain (goal_model.h), which share a world and
 * a planner. Their actions fail, are late or never end, and the game changes facts and stops
 * them. goal_checker.c checks what they do.
 */
#ifndef TESTS_GOAL_SIMULATION_H
#define TESTS_GOAL_SIMULATION_H

#include "support/agent_memory.h"
#include "models/goal_ways.h"
#include "support/search_room.h"

enum { SIMULATED_AGENTS = 2, SIMULATION_NODES = 4096 };

struct simulated_world {
    gg_world core;
    uint64_t parts[WORLD_PARTS];
};

/** What the checker knows of an agent, by what it was told. */
struct record {
    int running;             /**< the action, or -1 */
    int walking;             /**< the action that it walks to, or -1 */
    bool strayed;            /**< it was stopped on the way between places */
    gg_status answer;        /**< what the function of either said last */
    unsigned elapsed;        /**< milliseconds since it started */
    unsigned span, rest;     /**< of this tick; what is left of it for what starts */
    bool planned;            /**< whether there is a plan */
    int goal;                /**< what it is for; -1: the root task */
    int methods[GOAL_TASKS]; /**< that were chosen, or -1 */
    int part_from, part_end; /**< the steps of the part */
    unsigned cooled[GOAL_TASKS][GOAL_METHODS]; /**< until when each cools down */
    int outdone;                               /**< the task whose method was interrupted, or -1 */
    uint16_t plan[GOAL_PLAN];                  /**< its steps */
    int length, step;                          /**< how many; the one that is running or next */
    unsigned changes;                          /**< that there were then */
    unsigned decided;                          /**< the time when it was decided to make it */
    unsigned made_at;                          /**< and when it was made */
    int wanted;                                /**< the goal that is being planned, or -1 */
    unsigned touched_then[GOAL_FACTS];  /**< how often each fact had changed when it was chosen */
    unsigned chosen_at, wanted_changes; /**< when it was chosen, and changes then */
    unsigned row[GOAL_GOALS];           /**< failures in a row */
    unsigned idle[GOAL_GOALS];          /**< plannings that failed, in a row */
    unsigned backoffs[GOAL_GOALS];      /**< the time until when it backs off for sure */
    unsigned may_back_off[GOAL_GOALS];  /**< the time until when it may back off */
    unsigned untried[GOAL_GOALS]; /**< until when one without a plan backs off if nothing changes */
    unsigned failed_at[GOAL_GOALS];         /**< when it was found to have none */
    unsigned begun_at[GOAL_GOALS];          /**< when that planning began */
    unsigned known[GOAL_GOALS][GOAL_FACTS]; /**< how often each fact had changed then */
    bool proven[GOAL_GOALS];                /**< whether there was none, whatever the limits */
    unsigned held[GOAL_GOALS];              /**< until when it may wait for the others' turn */
    bool trying;                            /**< whether a goal had no plan, and others are tried */
    struct goal_state begun;                /**< what it saw when the running action began */
    unsigned kept_out[GOAL_ACTIONS];        /**< the time until when an action is not planned */
    unsigned let_in[GOAL_ACTIONS];          /**< the same, before it failed or succeeded last */
    unsigned heard, chosen_heard;           /**< events so far; those before the goal was chosen */
    unsigned out_since[GOAL_ACTIONS];       /**< those before it succeeded last and began to cool */
    bool stopping;                          /**< whether the game stops it */
    gg_random random;                       /**< before this tick */
    unsigned walks, starts, plannings, chosen, aborted, events; /**< in this tick */
    bool draws_rest; /**< whether a goal drew how long it rests in this tick */
    bool made_now;   /**< whether a plan was made in this tick */
};

struct simulated_agent {
    gg_agent core;
    uint64_t parts[AGENT_PARTS];
    struct goal_simulation *simulation;
    struct goal_state own;        /**< what its facts must be; the shared ones do not count */
    unsigned touched[GOAL_FACTS]; /**< how often each fact has changed, as it sees it */
    struct record record;
    gg_status fate;      /**< how the running action is to end; GG_RUNNING: never */
    unsigned ticks_left; /**< ticks until then */
};

struct goal_simulation {
    uint64_t seed;
    struct goal_model model;
    struct goal_ways ways;
    struct text yaml;
    struct compiled compiled;
    gg_domain domain;
    struct agent_memory memory;
    gg_agent_type agent_type;
    struct simulated_world world;
    struct simulated_agent agents[SIMULATED_AGENTS];
    struct room room;
    struct search_room search;
    gg_planner planner;
    uint16_t steps[GOAL_PLAN]; /* of the planner */
    uint64_t kept[1];          /* of the planner */
    struct dice dice;
    struct goal_state shared;              /**< what the shared facts must be */
    int priorities[GOAL_GOALS];            /**< what called ones are now */
    int tasks[GOAL_TASKS + GOAL_WRITTEN];  /**< by number: the model's; -1: it is an action */
    int methods[GOAL_TASKS][GOAL_METHODS]; /**< by the model's task and by number */
    bool hard;                             /**< all tasks fail */
    unsigned calm;                         /**< the game changes a fact in one of so many ticks */
    unsigned clock, changes;               /**< milliseconds; what has changed so far */
    unsigned budgets, intervals;           /**< agents that do not decide everything at once */
    unsigned told[GG_REQUEST_RESTS + 1];   /**< events, by kind, in all simulations */
    unsigned timeouts;                     /**< actions that took too long */
    unsigned taken;                        /**< actions that failed as others had taken something */
    unsigned given_out;                    /**< actions that failed as their `while` did not hold */
    unsigned cooldowns;                    /**< methods that began to cool down */
    unsigned retried; /**< goals that rested otherwise, as their `retry` says */
    unsigned woken;   /**< goals that were tried again before their time */
    bool fine, loud;  /**< loud: all events are printed */
};

/** The domain of a seed, compiled. The simulation stays where it is. */
void goal_simulation_open(struct goal_simulation *simulation, uint64_t seed);
void goal_simulation_close(struct goal_simulation *simulation);

/** A simulation of so many ticks. In a hard one all actions fail, and the game changes little.
 *  False if something was wrong; it is printed. */
bool goal_simulation_run(struct goal_simulation *simulation, uint64_t seed, int ticks, bool hard);

/* ------------------------------------------------------------- the checker */

/** A fact has changed, for an agent or, where it is shared, for all. */
void simulation_touch(struct simulated_agent *agent, int fact);

/** What an agent must see. */
struct goal_state life_view(const struct simulated_agent *agent);

/** Notes, and prints, what is wrong. */
void checker_expect(struct simulated_agent *agent, bool condition, const char *what);

/** Told of what happens, before a tick and after it. */
void checker_begin(struct simulated_agent *agent);
void checker_call(struct simulated_agent *agent, int action, gg_phase phase);
void checker_walk(struct simulated_agent *agent, int place, gg_phase phase);
void checker_event(struct simulated_agent *agent, const gg_event *event);
void checker_tick(struct simulated_agent *agent);

#endif
