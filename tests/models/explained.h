/* SPDX-License-Identifier: MIT */
/*
 * An agent of a shipped domain in any state, whose reasons can be taken, and which can be taken back
 * to an earlier moment. Its game answers by a salt, so that the same is answered to the explanation
 * and to the decision that follows.
 */
#ifndef TESTS_EXPLAINED_H
#define TESTS_EXPLAINED_H

#include "run/population.h"
#include "support/support.h"

enum { EXPLAINED_REASONS = 2048, EXPLAINED_STEPS = 64 };

struct explained {
    struct pool *pool;
    struct diagnostics *diagnostics;
    struct options options;
    struct planning *planning;
    gg_domain *domain;
    gg_agent *agent;
    gg_planner *planner;
    gg_agent_type *type; /**< that of the agent; its calls can be changed */
    gg_reason reasons[EXPLAINED_REASONS];
    size_t count;
    uint16_t steps[EXPLAINED_STEPS]; /**< of what would be chosen */
    size_t step_count;
};

/** What the game answers: it differs by the salt. The score of a method that is favoured is the
 *  highest. */
extern uint32_t explained_salt;
extern uint16_t explained_favourite; /* of the root task; GG_NONE: none */

/** Compiles domains/PATH. */
void explained_open(struct explained *explained, const char *path);
void explained_close(struct explained *explained);

/** Begins anew with an agent of the n-th type in the start state; false: there is no such type. */
bool explained_begin(struct explained *explained, size_t type, uint32_t seed);

/** Sets every fact at random. */
void explained_shuffle(struct explained *explained, struct dice *dice);

/** Takes the reasons anew. */
void explained_ask(struct explained *explained);

/** The reason of a goal, of the root task (task and index GG_NONE) or of a method of the root task;
 *  NULL: it is not told. */
const gg_reason *explained_of(const struct explained *explained, uint16_t task, uint16_t index);

/** A copy of all of the agent and its world; and takes them back to it. */
void *explained_moment(struct explained *explained);
void explained_return(struct explained *explained, const void *moment);

/** Fails, and says of which reason that is. */
void explained_complain(const struct explained *explained, const char *what,
                        const gg_reason *reason);

/** Takes the reasons, lets the agent decide in no time, and compares: it does what would be chosen,
 *  by the same steps and methods, or nothing; explained_decision.c. */
void explained_compare(struct explained *explained);

#endif
