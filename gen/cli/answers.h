/* SPDX-License-Identifier: MIT */
/*
 * What functions of the game answer where there is no game: the options --deny and --cost, `calls`
 * of examples, and events tell it; of all others the least that they can answer.
 */
#ifndef GOAPGEN_CLI_ANSWERS_H
#define GOAPGEN_CLI_ANSWERS_H

#include "domain/examples.h"
#include "cli/planner.h"

/** Notes an answer, in the place of those that it makes void: the one for the same objects, or,
 *  without objects, all of the function. */
void answers_put(struct pool *pool, struct answers *answers, const struct answer *answer);

/** A copy that can be changed by itself. */
struct answers answers_copy(struct pool *pool, const struct answers *answers);

/** Notes the answers that --deny and --cost give. Words that are none are left out. */
void answers_of_options(struct pool *pool, const struct options *options, struct answers *answers);

/** Takes "NAME=N" apart. False if no number from 0 to 65535 stands behind the name. */
bool parse_name_and_number(struct pool *pool, const char *word, const char **name,
                           uint16_t *number);

/** The functions of all agents, which must be the first member of a struct planning. */
extern const gg_denying_calls answering_calls;

/** Whether the planning says that an action's procedural precondition does not hold. */
bool is_denied(const struct planning *planning, uint16_t action);

#endif
