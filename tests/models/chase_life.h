/* SPDX-License-Identifier: MIT */
/*
 * A line on which two agents run after things that come, run and go, and a plain model of them: it knows
 * where each of them is at each millisecond. An agent walks a thousandth in a millisecond, so that nothing is
 * rounded.
 */
#ifndef TESTS_CHASE_LIFE_H
#define TESTS_CHASE_LIFE_H

#include "support/stage.h"

enum { CHASED = 3, CHASERS = 2, HOME_PLACE = -1, NO_PLACE = -2, NO_THING = -1 };

/** What the domain says of the one action, in thousandths and milliseconds. */
struct chase_rules {
    int within, follow, give_up; /* follow, give_up: -1: none */
    uint32_t duration, retry;
};

/** A thing, or what was bound to a slot last. */
struct quarry {
    bool bound;
    uint32_t count, handle; /* of bindings and unbindings */
    int point;
};

/** What the model knows of an agent. */
struct chaser {
    struct actor actor;
    int point, here; /* here: a thing, HOME_PLACE or NO_PLACE */
    uint32_t here_count;
    bool fed, walks, acts;
    int thing; /* of its walk or action */
    uint32_t thing_count, elapsed;
    int walked, seen;
    uint64_t barred[CHASED]; /* until when a thing is left alone, and for which binding */
    uint32_t barred_count[CHASED];
    uint64_t idle_since;
    /* What has happened in its tick, in its order. */
    struct heard {
        gg_event_kind kind;
        int thing;
        uint16_t value;
    } heard[16];
    unsigned heard_count, taken;
};

struct chase_life {
    struct stage stage;
    struct dice dice;
    struct chase_rules rules;
    struct quarry things[CHASED];
    struct chaser chasers[CHASERS];
    uint64_t clock, seed, changed;
    uint32_t handles;
    unsigned caught, given_up, lost, looked_at, turned, emptied, stood;
    bool wrong;
};

/** The domain of a seed, from the pool. */
struct chase_rules chase_rules_of(uint64_t seed);
const char *chase_domain(struct pool *pool, const struct chase_rules *rules);

/** Asserts, and names the seed, once for a life. */
void chase_expect(struct chase_life *life, bool fine, const char *what);

/** Something happens that agents do not do: things come, run and go, and agents are moved. */
void chase_meddle(struct chase_life *life);

/** Lets so many milliseconds pass for the model of an agent, in which nothing comes to an end, and looks at
 *  what it has done then. */
void chase_pass(struct chase_life *life, struct chaser *chaser, uint32_t milliseconds);

/** Where a place is. */
int chase_point_of(const struct chase_life *life, int place);

/** Looks at where an agent is, by its point and its fact. */
void chase_compare(struct chase_life *life, struct chaser *chaser);

#endif
