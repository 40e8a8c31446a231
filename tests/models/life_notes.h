/* SPDX-License-Identifier: MIT */
/*
 * What a life of life_model.h is like from outside: what the game does when, how long what is started
 * takes and how it ends, and the notes of all that happens. The same for who lives it on plain numbers
 * (life_predict.h) and for the runtime (life_play.h).
 */
#ifndef TESTS_LIFE_NOTES_H
#define TESTS_LIFE_NOTES_H

#include "models/life_model.h"

#include "gg.h"

enum { LIFE_TIME_MOST = 4000, LIFE_CHANGES = 200, LIFE_NOTES = 20000 };

/** Kinds of notes beyond those of gg_event_kind: calls of functions of the game. */
enum life_call { LIFE_RUN = 100, LIFE_WALK = 105, LIFE_APPLY = 110, LIFE_SENSE = 120 };

/** Something that happened: an event, or a call. value: as of the event, or the answer. */
struct life_note {
    uint32_t time;
    int agent, kind, index, value;
};

struct life_notes {
    struct life_note all[LIFE_NOTES];
    unsigned count;
};

/** What the game does at the end of a millisecond: it sets a fact, of an agent or a shared one; or, of a
 *  sensed fact, what is really so; or it moves a place (from LIFE_FACTS on), or wants the last goal (LIFE_WANTS),
 *  with the value as its priority, or does not want it any more (below 0). */
enum { LIFE_WANTS = LIFE_FACTS + LIFE_PLACES, LIFE_RECONSIDERS };

/** Or, as LIFE_RECONSIDERS, it has the agent reconsider its plan. */

/** What the game does with the slot: it sets LIFE_BOUND so. The handle is always the same. */
enum { LIFE_UNBINDS, LIFE_BINDS, LIFE_BINDS_ANEW };

struct life_change {
    uint32_t time;
    int agent, fact, value;
};

/** How what is started goes on: it waits for its duration, or for another time, is asked in each tick
 *  for so long, or ends at once. */
enum life_manner { LIFE_WAITS, LIFE_WAITS_FOR, LIFE_IS_ASKED, LIFE_IS_DONE };

struct life_deed {
    enum life_manner manner;
    unsigned rest;
    gg_status fate;
};

struct life_script {
    struct life_domain domain;
    struct life_change changes[LIFE_CHANGES];
    int change_count, agent_count;
    uint64_t seed;
};

/** Draws what the game does in a life of the domain. */
void life_script_draw(struct life_script *script, uint64_t seed);

/** How what an agent starts as its n-th action goes on. */
struct life_deed life_deed_of(const struct life_script *script, int agent, unsigned nth);

/** Adds a note; what is applied in one moment stands in the order of the facts. */
void life_note_add(struct life_notes *notes, struct life_note note);
/** Prints it on a line, behind whose it is. */
void life_note_print(const char *whose, const struct life_note *note);

/** The first note in which two lives differ; the count of both if there is none. */
unsigned life_notes_differ(const struct life_notes *a, const struct life_notes *b, unsigned from);

#endif
