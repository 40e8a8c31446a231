/* SPDX-License-Identifier: MIT */
/*
 * States in which a plain team can be, and what happens in them: for the search through all
 * schedules, and for dispatch.
 */
#ifndef TESTS_TEAM_STATE_H
#define TESTS_TEAM_STATE_H

#include "models/team_plain.h"

/** No time, no walk. */
enum { TEAM_ENDLESS = 10000000 };

/** A member, and how long until it is free, or since when it has been. */
struct team_hand {
    int free, place, running; /**< place -1: where it stood at the start */
    int cools[TEAM_ACTIONS];  /* how long until it can begin each action again */
    bool trained;
};

/** What can still happen. Without gaps that are not set: it is cleared first. */
struct team_state {
    int there[TEAM_NUMBERS], kept[TEAM_NUMBERS]; /**< less what is taken and kept */
    struct team_hand hands[TEAM_MEMBERS];
    bool flags[TEAM_FLAGS];
    unsigned pending;
    bool over;
};

/** A state at a time, what has been come to, and what it comes to at least. */
struct team_node {
    struct team_state state;
    struct team_value value, bound;
    uint32_t time;
    bool done;
    int next;
};

/** The state of the start. */
void team_first_state(const struct team_plain *team, struct team_node *node);

/** How long until the next action ends; TEAM_ENDLESS: none runs. */
int team_next_end(const struct team_plain *team, const struct team_node *node);

/** Lets time pass up to the next end, and requests be met. */
void team_end_next(const struct team_plain *team, struct team_node *node);

/** When, from now, a member can begin an action before anything ends; TEAM_ENDLESS: it cannot. */
int team_earliest_start(const struct team_plain *team, const struct team_node *node,
                        unsigned member, unsigned index);

/** Lets so much time pass, in which nothing ends, and begins an action then. */
void team_begin(const struct team_plain *team, struct team_node *node, int time, unsigned member,
                unsigned index);

/** Carries out dispatch with the first members alone: of the actions that are needed, what is done
 *  soonest. False: it does not meet all requests. */
bool team_dispatch(const struct team_plain *team, unsigned members, struct team_value *value);

#endif
