/* SPDX-License-Identifier: MIT */
/*
 * A world and agents over tables in memory, whose actions answer what a test
 * tells them, and a log of all that happens to them. Takes the place of the
 * code that is generated for a domain.
 */
#ifndef TESTS_STAGE_H
#define TESTS_STAGE_H

#include "support/agent_memory.h"
#include "support/apart.h"
#include "support/search_room.h"
#include "support/support.h"

enum { STAGE_PLAN = 32, STAGE_AGENT_TYPES = 4, STAGE_NODES = 256 };

struct actor;

/** What an action answers; NULL: gg_agent_wait. */
typedef gg_status answer(struct actor *actor, uint16_t action, gg_phase phase);

/** What else the game answers. */
struct told {
    bool denies;       /**< whether procedural preconditions fail */
    uint32_t duration; /**< of called durations, in milliseconds */
    uint32_t walk;     /**< of each walk of a called travel time, in milliseconds */
    uint32_t
        dearer; /**< called costs differ by as much, by the number of the action; 0: no cost is told */
    unsigned asked; /**< counts what was asked of these */
};

struct scene {
    gg_world core;
    uint64_t parts[WORLD_PARTS];
};

struct stage {
    struct compiled compiled;
    struct apart apart;
    gg_domain domain; /**< its tables lie apart */
    gg_agent_type agent_types[STAGE_AGENT_TYPES];
    struct agent_memory memory;
    struct scene scene;
    struct room room;
    struct search_room search; /**< where a goal or `achieve` is planned */
    gg_planner planner;
    uint16_t steps[STAGE_PLAN], found[STAGE_PLAN]; /* of the planner */
    uint64_t kept[1];                              /* of the planner */
    bool tells_failed; /**< whether methods that were passed over are logged */
    struct text log;   /**< "made 2, chose live.feed, started eat, start eat" */
};

struct actor {
    gg_agent core;
    uint64_t parts[AGENT_PARTS];
    struct stage *stage;
    answer *answer;
    uint16_t sensed; /**< the fact that is sensed, or GG_NONE */
    uint32_t truth;  /**< what its value really is */
    struct told told;
    void *more; /**< for the test */
};

/** Compiles the domain and puts its world into the start state. The stage stays
 *  where it is; it is freed with stage_end. */
void stage_start(struct stage *stage, const char *yaml);
void stage_end(struct stage *stage);

/** Makes an agent of a type in the stage's world, whose actions only wait and which senses no fact,
 *  until the test sets `answer` and `sensed`. */
void actor_start(struct actor *actor, struct stage *stage, uint16_t agent_type, uint32_t seed);

/** Both of these: a stage with one actor, of the first type. */
void stage_with(struct stage *stage, struct actor *actor, const char *yaml);

/** The same, a millisecond later: the actor is doing what it began with, and nothing is
 *  logged yet. */
void stage_at_work(struct stage *stage, struct actor *actor, const char *yaml);

/** Forgets what was logged. */
void forget_log(struct stage *stage);

/** Answers for an actor: nothing can be done, or nothing comes to an end. */
answer always_fails, never_ends;

/** Lets time pass for the world, then for the actor. */
void stage_tick(struct stage *stage, struct actor *actor, uint32_t milliseconds);

/** Asserts that just this was logged since the last call. */
void expect_log(struct stage *stage, const char *expected);

/** Whether a text is part of what was logged since the log was looked at last. */
bool was_logged(const struct stage *stage, const char *part);

/** Facts by name, as the actor sees them, in gg_read's terms. */
uint32_t fact_of(const struct actor *actor, const char *name);
void set_fact(struct actor *actor, const char *name, uint32_t value);

/** The name of a ground action, as "go_to(laser)". */
const char *action_name(const struct stage *stage, uint16_t action);

#endif
