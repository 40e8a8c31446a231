/* SPDX-License-Identifier: MIT */
/* A life of life_notes.h, lived by the runtime. */
#ifndef TESTS_LIFE_PLAY_H
#define TESTS_LIFE_PLAY_H

#include "models/life_notes.h"
#include "models/life_search.h"
#include "support/stage.h"

/** A wait for a condition is several actions of the tables, as is what is done under a `while`. */
enum { LIFE_TABLE_ACTIONS = 8 * LIFE_ACTIONS };

struct life_play;

struct life_player {
    struct actor actor;
    unsigned begun; /* actions */
    struct life_deed deed;
    int number, truth;
    uint32_t want;         /* the last one */
    struct life_plan made; /* the last plan; at: when */
    uint32_t made_at;
};

struct life_play {
    struct stage stage;
    struct search_room search; /* with nodes enough */
    const struct life_script *script;
    struct life_player players[LIFE_AGENTS];
    struct life_notes notes;
    uint16_t facts[LIFE_FACTS], wanted;
    int actions[LIFE_TABLE_ACTIONS]; /* the numbers in the model of those of the tables */
    uint32_t now;
    unsigned loads;
    bool untimed;   /* notes have no time */
    bool met_limit; /* a planning has met a limit of the planner, or too much happens */
};

/** Compiles the domain of a script; false, with words printed, where it cannot be.
 *  Tells the script which methods the tables are without. */
bool life_play_open(struct life_play *play, struct life_script *script);
void life_play_close(struct life_play *play);

/** Everybody begins anew. */
void life_play_begin(struct life_play *play);

/** The game does what is its turn at the time that it is. */
void life_play_change(struct life_play *play);

/** Everybody is saved and made good again, in another place. */
void life_play_reload(struct life_play *play);

/** Lives it up to a time by ticking who is due, saved and made good again now and then. */
void life_play_quietly(struct life_play *play, uint32_t end);

/** Lets its only agent, in a world that stands still, advance from each change of the game to the next;
 *  its notes have no time. */
void life_play_advanced(struct life_play *play, uint32_t end);

/** How it goes with what the game wanted last of an agent, a gg_want_status. */
int life_play_want(const struct life_play *play, int agent);

/** Whether a goal is latched. */
bool life_play_latches(const struct life_play *play, int agent, int goal);

/** Whether a goal does not wait any more as there was no plan for it. */
bool life_play_ripens(const struct life_play *play, int agent, int goal);

/** What others have claimed of a fact, as gg_agent_claimed tells. */
uint32_t life_play_claimed(const struct life_play *play, int agent, int fact);

/** How many wait for a fact that have waited longer than an agent; LIFE_NONE: it does not wait. */
int life_play_before(const struct life_play *play, int agent, int fact);

/** At which ends it waits: 1 for more, 2 for less, and 4 if it is due. */
int life_play_ends(const struct life_play *play, int agent, int fact);

/** What an agent sees of a fact. */
int life_play_value(const struct life_play *play, int agent, int fact);

#endif
