/* SPDX-License-Identifier: MIT */
/*
 * What functions of the game answer where there is no game: the options --deny and --cost, `calls`
 * of examples, and events tell it; of all others the least that they can answer.
 */
#ifndef GOAPGEN_CLI_ANSWERS_H
#define GOAPGEN_CLI_ANSWERS_H

#include "domain/examples.h"
#include "cli/planner.h"

/** Puts an answer among the answers, and takes out those that it makes void: the one for the same
 *  objects or, without objects, all of the function. */
void answers_put(struct pool *pool, struct answers *answers, const struct answer *answer);

/** Makes a copy of answers that can be changed by itself. */
struct answers answers_copy(struct pool *pool, const struct answers *answers);

/** Puts the answers that the options --deny and --cost give among the answers. Words that are none
 *  are left out. */
void answers_of_options(struct pool *pool, const struct options *options, struct answers *answers);

/** Parses "NAME=N" into the name and the number. False if no number from 0 to 65535 stands behind
 *  the name. */
bool parse_name_and_number(struct pool *pool, const char *word, const char **name,
                           uint16_t *number);

/** The functions of all agents, which must be the first member of a struct planning. */
extern const gg_valuing_calls answering_calls;

/** Whether the answers of a planning deny the procedural precondition of a ground action. */
bool is_denied(const struct planning *planning, uint16_t action);

#endif
