/* SPDX-License-Identifier: MIT */
/* The village lives, and what was seen of it: see life.c. */
#ifndef LIFE_H
#define LIFE_H

#include "villager.h"

enum {
    DAY_MINUTES = 24 * 60,
    DAY_START = 6 * 60, /**< the minute of the day at which the domain starts */
    DOINGS = VILLAGE_ACTION_THROW_WATER + 2, /**< the actions, and to do nothing */
    IDLE = DOINGS - 1,
    WHY_LENGTH = 96
};

/** What is known of one villager beside what he is. */
struct diary {
    char why[WHY_LENGTH]; /**< the methods, or the goal, of his plan */
    uint16_t errand[2];   /**< the task and method that his errand began with; GG_NONE: none */
    unsigned long hungry; /**< minutes in a row without any food in him */
};

/** What was counted, by kind of villager where that matters. */
struct statistics {
    unsigned long minutes[VILLAGER_KINDS][DOINGS];
    unsigned long asleep[24], at_inn[24], at_work[24]; /**< villagers' minutes, by the hour */
    unsigned long begun[VILLAGE_GROUND_TASKS], run[VILLAGE_GROUND_TASKS]; /**< errands */
    unsigned long chosen[VILLAGE_BACKOFFS], reached[VILLAGE_BACKOFFS];    /**< by goal */
    unsigned long plans, none, dropped, interrupted, failed;
    unsigned long longest_hunger;
};

struct life {
    village_world world;
    village_planner planner;
    village_agent *villagers;
    struct diary *diaries;
    unsigned count;
    unsigned long minutes;
    struct statistics statistics;
    bool tells; /**< what happens, as it happens */
};

/** Founds a village; false where there is no memory. */
bool life_begin(struct life *life, unsigned count, uint32_t seed);
void life_end(struct life *life);

/** A minute passes. */
void life_tick(struct life *life);

/** The minute of the day, from midnight. */
unsigned life_minute(const struct life *life);

/** What a villager does: an action of the YAML, or IDLE. */
unsigned life_doing(const village_agent *villager);
const char *life_doing_label(unsigned doing);

/** His name, and what he is. */
const char *life_name(unsigned number);
const char *life_kind(const village_agent *villager);

#endif
