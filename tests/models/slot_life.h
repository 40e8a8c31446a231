/* SPDX-License-Identifier: MIT */
/*
 * A world with two agents and slots, and a model of it on plain numbers, which knows what is bound
 * where and what each fact is; and what a game does with them.
 */
#ifndef TESTS_SLOT_LIFE_H
#define TESTS_SLOT_LIFE_H

#include "support/stage.h"

enum { SLOTS = 3, AGENTS = 2, NOTHING = SLOTS, NUMBERS = 3 };

/* What each agent knows of its own, and what it is doing. */
struct mind {
    unsigned hits[SLOTS], target, ammo, calm;
    int doing;               /* the ground action; -1: none */
    int slot;                /* of that; -1: it has none */
    uint32_t began, handle;  /* with what was bound then */
    uint32_t planned[SLOTS]; /* what was bound to each slot when the plan was made */
    uint32_t wanted, want_slot,
        want_of; /* the id of a want, its slot, and what was bound to that */
};

struct life;

struct liver {
    struct actor actor;
    struct mind mind;
    uint32_t left; /* milliseconds of the present action */
    bool unbinds;  /* its function has unbound its slot */
    unsigned number;
};

struct life {
    struct stage stage;
    struct liver livers[AGENTS];
    bool shared, tasks;
    struct dice dice;
    uint32_t handles; /* so many were bound */
    /* By agent; if the slots are shared those of the first count. */
    uint32_t bound[AGENTS][SLOTS]; /* counts bindings and unbindings */
    uint32_t handle[AGENTS][SLOTS];
    unsigned alive[AGENTS][SLOTS], mark[AGENTS];
    unsigned aborted, done, undone, dropped, failed_wants;
};

/** The domain: with slots of the world or of each agent; the agents live by a task or by goals. */
const char *slot_life_domain(struct pool *pool, bool shared, bool tasks);

/** Whose slots an agent sees. */
unsigned slot_home(const struct life *life, unsigned agent);

/** Whether something is bound to a slot that an agent sees. */
bool slot_is_bound(const struct life *life, unsigned agent, unsigned slot);

/** The symbol of a slot. */
uint16_t slot_symbol(const struct life *life, unsigned slot);

/** Looks at all facts of all agents. */
void slot_life_compare(struct life *life);

/** Unbinds a slot, and may bind something else to it at once. */
void slot_replace(struct life *life, unsigned agent, unsigned slot);

/** Binds, unbinds, sets or wants something. */
void slot_life_meddle(struct life *life);

#endif
