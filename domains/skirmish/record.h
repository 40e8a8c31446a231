/* SPDX-License-Identifier: MIT */
/* What is seen of a skirmish: counts by type; it tells what was done and why. */
#ifndef SKIRMISH_RECORD_H
#define SKIRMISH_RECORD_H

#include "battle.h"

enum { ACTIONS = SKIRMISH_GROUND_ACTIONS };

/** Of a goal; the last one is the root task. */
struct goal_count {
    unsigned long chosen, planned, reached, failed, interrupted;
};

struct action_count {
    unsigned long started, succeeded, failed, stopped;
};

/** What a fighter is at. */
struct pursuit {
    uint16_t goal;
    bool dropped, stopped; /**< since the plan was made */
};

struct record {
    const struct battle *battle;
    struct goal_count goals[TYPES][SKIRMISH_BACKOFFS];
    struct action_count actions[TYPES][ACTIONS]; /**< by action as written */
    unsigned long made[TYPES], dropped[TYPES], unplanned[TYPES];
    struct pursuit pursuits[FIGHTERS];
    bool tells; /**< whether what happens is told as it happens */
};

/** A gg_trace, the context is the record. */
void record_event(void *context, const gg_agent *agent, const gg_event *event);

/** The same for the planner of the commander: notes its orders. */
void record_order(void *context, const gg_agent *agent, const gg_event *event);

/** Prints who lives, what was fired, and what the types wanted and did: tables for
 *  people, whose lines begin with "goal" and "action" for programs. */
void record_summary(const struct record *record);

/** The words for a goal; GG_NONE: the root task. */
const char *goal_name(uint16_t goal);

#endif
