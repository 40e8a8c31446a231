/* SPDX-License-Identifier: MIT */
/*
 * Random lives of an agent, whose every event is foretold by a model on plain
 * numbers. Only which plan is made is not foretold, but that it can be carried
 * out.
 */
#ifndef TESTS_SIMULATION_H
#define TESTS_SIMULATION_H

#include "support/stage.h"

/** The domain in which they are simulated: facts of all kinds, shared, sensed and
 *  private, and rules on both sides. */
extern const char household[];

/** A life of so many ticks, in which tasks answer at random, facts change behind
 *  the agent's back, and it is stopped now and then. False if anything was
 *  not as foretold; the log is printed. */
bool simulation_is_foretold(uint32_t seed, int ticks);

#endif
