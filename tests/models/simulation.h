/* SPDX-License-Identifier: MIT */
/*
 * Random simulations of an agent: a model on plain numbers foretells every event. It
 * does not foretell which plan is made, only that the plan can be carried out.
 */
#ifndef TESTS_SIMULATION_H
#define TESTS_SIMULATION_H

#include "support/stage.h"

/** The domain in which they are simulated: facts of all kinds, shared, sensed and
 *  private, and rules on both sides. */
extern const char household[];

/** A simulation of so many ticks, in which actions answer at random, facts change behind
 *  the agent's back, and it is stopped now and then. False if anything was
 *  not as foretold; the log is printed. */
bool simulation_is_foretold(uint32_t seed, int ticks);

#endif
