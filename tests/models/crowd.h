/* SPDX-License-Identifier: MIT */
/*
 * Agents in one world that are ticked in any order, for any time, or only when they are due; that leave
 * without a word, and are saved and restored.
 */
#ifndef TESTS_CROWD_H
#define TESTS_CROWD_H

#include "support/run.h"
#include "support/stage.h"

enum { CROWD = 8, LONGEST_TICK = 90 };

struct crowd;

/** One of them; its actor comes first, so that an agent leads to it. */
struct crowd_member {
    struct actor actor;
    struct crowd *crowd;
    uint32_t last, due; /**< when it was ticked, and is to be */
    bool gone;
};

/** All of them; the first member of what a suite knows of their life. */
struct crowd {
    struct stage stage;
    struct crowd_member members[CROWD];
    unsigned count, order[CROWD]; /**< in which they are ticked */
    uint32_t now;
    unsigned restored, gone;
    bool sleeps;                                          /**< only who is due is ticked */
    void (*ticked)(struct crowd *crowd, unsigned number); /**< a member was */
};

/** Begins with two to eight members in a domain; the suite makes agents of them, with actor_start. */
void crowd_begin(struct crowd *crowd, const char *yaml, struct dice *dice);

/** The number of an agent. */
unsigned crowd_number(const gg_agent *agent);

/** Ticks the world, then who is due, and all again to whom somebody shows something else. */
void crowd_tick(struct crowd *crowd, uint32_t milliseconds);

/** The time of the next tick, if somebody is due before so long. */
uint32_t crowd_time_to_next(const struct crowd *crowd, uint32_t most);

/** Now and then, who is ticked before whom changes, or all are saved and restored. */
void crowd_meddle(struct crowd *crowd, struct dice *dice);

/** One leaves without a word. */
void crowd_leave(struct crowd *crowd, unsigned number);

/** Ends the life, after which nothing may be claimed and nobody may wait. */
void crowd_end(struct crowd *crowd);

#endif
