/* SPDX-License-Identifier: MIT */
/*
 * Teams on plain numbers: random small ones, written as a domain and as a problem of the runtime;
 * a replay of their schedules; and a search through all schedules. Nothing of the runtime is used
 * but its types, so that both can tell whether it is right.
 */
#ifndef TESTS_TEAM_PLAIN_H
#define TESTS_TEAM_PLAIN_H

#include "gg_team.h"
#include "support/support.h"

enum {
    TEAM_NUMBERS = 4,
    TEAM_FLAGS = 2,
    TEAM_PLACES = 3,
    TEAM_ACTIONS = 5,
    TEAM_MEMBERS = 4,
    TEAM_REQUESTS = 4,
    TEAM_BOOKINGS = 64
};

/** An action. -1: not so. */
struct team_action {
    int takes[TEAM_NUMBERS], makes[TEAM_NUMBERS];
    int most_of, most;    /**< it needs that a number is not greater */
    int flag, flag_value; /**< it needs a shared flag */
    int writes, written;  /**< it writes one */
    int trained;          /**< it needs the member's private flag: 0 or 1 */
    int trains;           /**< it sets it */
    int from, to;         /**< places */
    int skill;            /**< 0 or 1 */
    bool uses_facility;   /**< of `from`, if from is to */
    uint32_t duration, cooldown;
};

/** One who works. */
struct team_worker {
    uint32_t speed, levels[2], free;
    int place; /**< -1: at x, y */
    int x, y;  /**< in thousandths */
    int running;
    bool trained;
};

/** What is asked for: one of these, or a number and a flag at the same time. */
struct team_wish {
    int number, least; /**< number -1: none */
    int flag, value;   /**< shared; -1: none */
    int member;        /**< that it is trained; -1: none */
    int priority;
};

/** A whole team. */
struct team_plain {
    unsigned numbers, places, actions, members, requests;
    int tops[TEAM_NUMBERS], start[TEAM_NUMBERS];
    bool claimed[TEAM_NUMBERS]; /**< whether requests for it add up */
    bool flags[TEAM_FLAGS];
    int x[TEAM_PLACES], y[TEAM_PLACES];
    int capacities[TEAM_PLACES]; /**< 0: any number */
    bool sum;
    struct team_action action[TEAM_ACTIONS];
    struct team_worker worker[TEAM_MEMBERS];
    struct team_wish wish[TEAM_REQUESTS];
};

/** What a schedule comes to: by class of priority, the highest first, the last completion and the
 *  sum of all; then the work. */
struct team_value {
    uint64_t of[2 * TEAM_REQUESTS + 1];
};

/** A random team, in part one whose requests cannot be met. */
void team_random(struct team_plain *team, struct dice *dice);

/** Lets all take a few milliseconds, so that a search can try each of them as a start; and some of what
 *  is asked for be a number and a flag. */
void team_shrink(struct team_plain *team, struct dice *dice);

/** The team's domain as YAML. */
void team_write(const struct team_plain *team, struct text *yaml);

/** How long a walk takes, and how long a member takes for an action; UINT32_MAX: it cannot. */
uint32_t team_walk_time(int x, int y, int to_x, int to_y, uint32_t speed);
uint32_t team_time_for(const struct team_plain *team, unsigned member, unsigned action);

/** Orders values: below 0, the first one is better. */
int team_value_order(const struct team_value *a, const struct team_value *b);

/** Carries a schedule out and says what is wrong with it; NULL: nothing. Else `value` is what it
 *  comes to. */
const char *team_replay(const struct team_plain *team, const gg_team_schedule *schedule,
                        struct team_value *value);

/** How a search through all schedules has ended. */
enum team_end { TEAM_BEST, TEAM_NONE, TEAM_TOO_MANY };

/** Looks for the best schedule, with at most so many states: of those in which an action begins as
 *  soon as it can after the one before, or after a request is met; or, if anybody may wait, of all,
 *  where walks take less than 64 milliseconds. */
enum team_end team_search(const struct team_plain *team, unsigned states, bool waits,
                          struct team_value *value);

/** The team as tables and a problem of the runtime. */
struct team_made {
    struct compiled compiled;
    gg_team_tables tables;
    gg_team_problem problem;
    gg_team_work work[TEAM_ACTIONS];
    gg_team_member members[TEAM_MEMBERS];
    gg_team_request requests[TEAM_REQUESTS];
    gg_point points[TEAM_PLACES];
    uint16_t capacities[TEAM_PLACES];
    uint64_t states[TEAM_MEMBERS + 1][16];
};

/** Makes them; freed with compiled_free. The actions have the same numbers. */
void team_make(const struct team_plain *team, struct team_made *made);

#endif
