/* SPDX-License-Identifier: MIT */
/*
 * Random lives of agents in a domain of quiet_domain.h, lived in one of several ways: in ticks of a
 * millisecond, or only when something is due. Everything that the agents do and ask is noted with
 * its time, so that two ways to live the same life can be compared. See quiet_life.c.
 */
#ifndef TESTS_QUIET_LIFE_H
#define TESTS_QUIET_LIFE_H

#include "support/stage.h"

enum { SLEEPERS = 3, LIFE_TIME = 2500, MOST_NOTES = 200000 };

/** How a life is lived. */
enum pace {
    EACH_MILLISECOND, /**< the world and all agents */
    TOGETHER,         /**< all of them, when anything is due */
    WHO_IS_DUE,       /**< each when it is due, and at once when something has changed */
    WHO_IS_ASKED      /**< each when it is due, and it is asked anew when something has changed */
};

/** Something that an agent did or asked. */
struct note {
    uint32_t time, elapsed;
    uint16_t kind, index, value, fact;
    uint8_t who;
};

/** Whether two notes tell the same; and prints one, with what it is a note of. */
bool note_is_same(const struct note *a, const struct note *b);
void note_print(const char *of, const struct note *note);

/** An agent, and how it goes with its action or walk. */
struct sleeper {
    struct actor actor;
    struct dice dice; /**< falls at each start */
    uint32_t rest, step;
    gg_status fate;
    uint8_t number, manner;
    uint32_t wants[2];
};

struct quiet_life {
    struct stage stage;
    struct sleeper sleepers[SLEEPERS];
    gg_planner fresh; /**< the planner, before it was used */
    struct note notes[MOST_NOTES];
    unsigned note_count;
    uint32_t now;
    enum pace pace;
    uint32_t late; /**< milliseconds that everything that is due is ticked too late */
    uint32_t calm; /**< the game does something once in so many milliseconds */
    uint32_t last[SLEEPERS], due[SLEEPERS], world_last, world_due;
    unsigned ticks; /**< of agents */
    /** Whether this life is compared with one that is disturbed, in which the game is asked once more: it
     *  answers the same at any time, what only answers is not noted, and nothing changes how long walks
     *  take. */
    bool disturbs;
    /** Then called after each tick of an agent, if it is not NULL; nothing is noted meanwhile. */
    void (*disturb)(struct quiet_life *life, gg_agent *agent);
    bool is_disturbed; /**< while that is called */
};

/** Opens a random domain; false if the compiler refuses it. A life that is opened is closed. */
bool quiet_life_open(struct quiet_life *life, uint64_t seed);
void quiet_life_close(struct quiet_life *life);

/** Lives a life of a seed at a pace. What was noted stays, as the agents and the world do. */
void quiet_life_live(struct quiet_life *life, uint64_t seed, enum pace pace, uint32_t late);

/** Whether what these dice have the game do next is to move a place. */
bool quiet_life_moves_place(struct dice dice);

/** Does something to an agent or the world, as a game does; whether only that agent can notice it. */
bool quiet_life_meddle(struct quiet_life *life, int who, struct dice *dice);

/** Binds something to a slot, unbinds it, or both, in a domain that has slots. */
void quiet_life_bind(gg_agent *agent, uint32_t how);

#endif
