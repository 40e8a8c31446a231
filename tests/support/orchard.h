/* SPDX-License-Identifier: MIT */
/*
 * The orchard: apples are collected at a hut, carried to a stove and cooked. Member a has two of
 * each skill, b walks twice as fast, and those after them differ in all. Any number of them,
 * with any number of requests for a roast apple, as a problem of a team. The benchmarks use it
 * too, so it asserts nothing.
 */
#ifndef TESTS_ORCHARD_H
#define TESTS_ORCHARD_H

#include "cli/compile.h"
#include "gg_team.h"

enum { ORCHARD_MEMBERS = 8, ORCHARD_REQUESTS = 16, ORCHARD_BOOKINGS = 128 };
enum { ORCHARD_STOVE, ORCHARD_HUT, ORCHARD_GATE, ORCHARD_PLACES };
enum { ORCHARD_ACTIONS = 16, ORCHARD_WORDS = 4 };

struct orchard {
    struct pool *pool;
    const struct tables *tables;
    gg_team_work work[ORCHARD_ACTIONS];
    gg_team_tables team;
    gg_point points[ORCHARD_PLACES];
    uint16_t capacities[ORCHARD_PLACES];
    uint32_t levels[ORCHARD_MEMBERS][2];
    gg_team_member members[ORCHARD_MEMBERS];
    gg_team_request requests[ORCHARD_REQUESTS];
    uint64_t state[ORCHARD_WORDS];
    gg_team_problem problem;
};

/** What came out. */
struct harvest {
    gg_team_booking bookings[ORCHARD_BOOKINGS];
    uint32_t reached[ORCHARD_REQUESTS];
    gg_team_schedule schedule;
    gg_team_report report;
    gg_team_outcome outcome;
};

/** An orchard with so many members at the gate and so many requests. Handling: milliseconds that
 *  one is busy with an apple that is carried, beside the walk. Freed with
 *  orchard_free. */
void orchard_make(struct orchard *orchard, unsigned members, unsigned requests, unsigned handling);

/** Gives all that it has allocated back. */
void orchard_free(struct orchard *orchard);

/** The number of an action or of a fact by its name; GG_NONE: there is none. */
uint16_t orchard_action(const struct orchard *orchard, const char *name);
uint16_t orchard_fact(const struct orchard *orchard, const char *name);

/** Puts apples to a place: raw ones, or roast ones. */
void orchard_put(struct orchard *orchard, const char *stock, uint32_t apples);

/** Puts a member somewhere on the way between the gate, at 0, and the hut; in thousandths. */
void orchard_place(struct orchard *orchard, unsigned member, int x);

/** Lets a member be in the middle of an action, for so many milliseconds more. */
void orchard_run(struct orchard *orchard, unsigned member, const char *action, uint32_t left);

/** Plans it in so much memory, in slices of so many expansions. */
void orchard_plan(const struct orchard *orchard, struct harvest *harvest, void *memory,
                  uint32_t size, uint32_t slice);

#endif
