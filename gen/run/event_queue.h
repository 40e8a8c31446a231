/* SPDX-License-Identifier: MIT */
/*
 * Lets the events of a simulation happen, at their times: facts change, actions fail, and functions
 * answer otherwise. What happens at a time happens before the agents are ticked, as a game sets
 * facts before it ticks them; places are moved when the agents have been ticked up to then, which are
 * ticked once more. Each random event draws its times by numbers of its own, so that
 * neither the agents nor other events change them.
 */
#ifndef GOAPGEN_RUN_EVENT_QUEUE_H
#define GOAPGEN_RUN_EVENT_QUEUE_H

#include "domain/examples.h"
#include "run/population.h"

/** The events of a simulation, and when each of them happens next. */
struct event_queue;

/** Makes a queue of events for the agents of a population, at clock 0. seed: of the random
 *  times. */
struct event_queue *event_queue_new(struct population *population, const struct events *events,
                                    uint32_t seed);

/** The time of the next events, in milliseconds of the world's clock; UINT64_MAX: there is none. */
uint64_t event_queue_next_time(const struct event_queue *queue);

/** Whether some places are moved by events whose time has come. */
bool event_queue_is_moving(const struct event_queue *queue);

/** Carries out all events whose time has come, those that move places or the others. */
void event_queue_run_due(struct event_queue *queue, bool moving);

/** Carries out the events that come after an action, for an agent whose action has succeeded. */
void event_queue_succeeded(struct event_queue *queue, struct population_agent *simulation,
                           uint16_t action);

#endif
