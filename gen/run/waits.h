/* SPDX-License-Identifier: MIT */
/*
 * Who waits for what in a simulation, and for how long. An agent waits for a claimed fact while the runtime
 * has a number for it: see gg_queue.
 */
#ifndef GOAPGEN_RUN_WAITS_H
#define GOAPGEN_RUN_WAITS_H

#include "run/population.h"

/** The waits of all agents of a population. */
struct waits;

/** Makes them, with none, for a population whose agents are made; NULL where nobody can wait: one
 *  agent is alone, or nothing is claimed. */
struct waits *waits_new(struct population *population);

/** An agent begins an action, or the walk to it: it has its turn at what the action claims. */
void waits_note_turn(struct waits *waits, const struct population_agent *simulation,
                     const gg_event *event);

/** An agent was ticked. */
void waits_look(struct waits *waits, const struct population_agent *simulation);

/** Adds what agents waited for to the tallies of their types, at the end of the simulation; each
 *  tally has its rows of agents (TALLY_EACH) in the order of the population. */
void waits_tally(struct waits *waits);

#endif
