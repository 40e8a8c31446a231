/* SPDX-License-Identifier: MIT */
/*
 * The life of a random team by its books: members walk and work on plain numbers, tasks fail,
 * members leave and join, requests come and go. What must always hold is looked at in each tick.
 */
#ifndef TESTS_TEAM_LIFE_H
#define TESTS_TEAM_LIFE_H

#include "gg_team_books.h"
#include "models/team_plain.h"

enum { LIFE_REQUESTS = 6, LIFE_ENTRIES = 48, LIFE_MEMORY = 1 << 17 };

/** A life. It may be copied; life_bind makes the copy's pointers good. */
struct life {
    const struct team_plain *plain;
    const struct team_made *made;
    gg_team team;
    gg_team_member_slot member_slots[TEAM_MEMBERS];
    uint32_t levels[TEAM_MEMBERS * 2];
    gg_team_request_slot request_slots[LIFE_REQUESTS];
    gg_team_entry entries[LIFE_ENTRIES];
    uint16_t capacities[TEAM_PLACES];
    uint64_t words[64], world[16], states[TEAM_MEMBERS][16];
    int numbers[TEAM_NUMBERS];
    bool flags[TEAM_FLAGS], trained[TEAM_MEMBERS];
    double x[TEAM_MEMBERS], y[TEAM_MEMBERS];
    uint32_t left[TEAM_MEMBERS]; /* of the task */
    uint32_t ids[LIFE_REQUESTS];
    struct dice dice;
    uint64_t trace;    /* of all that has happened */
    const char *wrong; /* NULL: nothing is */
    unsigned reached, failed, started, left_team;
};

/** Begins a life, with all members and requests of the team. */
void life_begin(struct life *life, const struct team_plain *plain, const struct team_made *made);

/** Makes a copy good that lies elsewhere, as after loading; its planner must be new. */
gg_attachment life_bind(struct life *life);

/** The halves of a tick: the team plans, up to so many expansions; then its members walk and work. */
void life_plan(struct life *life, gg_team_planner *planner, uint32_t left, uint32_t milliseconds);
void life_work(struct life *life, bool disturbed, uint32_t milliseconds);

/** A tick. With disturbances, anything may happen. */
void life_tick(struct life *life, gg_team_planner *planner, bool disturbed);

/** Whether all requests are reached or wait, and nobody works. */
bool life_is_quiet(const struct life *life);

#endif
