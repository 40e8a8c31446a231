/* SPDX-License-Identifier: MIT */
/*
 * A random life of agents that are a team, beside one that is none, in the orchard; and what must
 * hold in it, counted on plain numbers: apples, claims, places, durations.
 */
#ifndef TESTS_CREW_LIFE_H
#define TESTS_CREW_LIFE_H

#include "support/crew.h"

enum {
    CREW_AGENTS = 5, /* the last one is never a member */
    CREW_REQUESTS = 5,
    CREW_ENTRIES = 64,
    CREW_WORDS = 8, /* of a state, at the most */
    CREW_STEP = 50, /* milliseconds of a tick */
    LIFE_BYTES = 1 << 18
};

/** An agent's doing, as the trace tells it. */
struct doing {
    uint16_t action; /**< that runs, or GG_NONE */
    uint32_t since;
    gg_point point; /**< where it was in the last tick */
    unsigned idle;  /**< ticks in which it did nothing and waited for nothing */
};

struct crew_life {
    struct scene scene;
    struct actor actors[CREW_AGENTS];
    gg_team team;
    gg_team_member_slot member_slots[CREW_MEMBERS];
    uint32_t levels[CREW_MEMBERS * 2], kept[4];
    gg_team_request_slot request_slots[CREW_REQUESTS];
    gg_team_entry entries[CREW_ENTRIES];
    uint16_t capacities[4];
    uint64_t words[5 * CREW_WORDS], denied[CREW_MEMBERS];
    struct stage *stage;
    const gg_team_tables *tables;
    uint32_t ids[CREW_REQUESTS];
    bool met[CREW_REQUESTS];
    bool fails; /**< whether actions fail now and then */
    struct dice dice;
    uint32_t now, speed[CREW_AGENTS];
    uint16_t member[CREW_AGENTS]; /**< its number in the team, or GG_NONE */
    int stock[4];                 /**< raw and roast at the stove, raw and roast in the hut */
    struct doing doing[CREW_AGENTS];
    uint64_t trace;    /**< of all that has happened */
    const char *wrong; /**< NULL: nothing is */
    unsigned reached, failed, done, interrupted, left_team;
};

/** The domain of these lives. */
extern const char crew_domain[];

/** Begins a life on a stage. tables: those of the team, with the stage's domain. */
void crew_life_begin(struct crew_life *life, struct stage *stage, const gg_team_tables *tables,
                     uint64_t seed);

/** Makes a copy good that lies elsewhere, as after loading. Each agent is attached but the member
 *  `without`, as if it had been lost. GG_NONE: all are. */
gg_attachment crew_life_bind(struct crew_life *life, uint16_t without);

/** A tick. With disturbances, anything may happen. */
void crew_life_tick(struct crew_life *life, gg_team_planner *planner, bool disturbed);

/** Whether each request is reached, or waits for something that is known or for its rest. */
bool crew_life_is_quiet(const struct crew_life *life);

/** Stops all agents and gives all up: what is still claimed is wrong. */
void crew_life_end(struct crew_life *life);

#endif
