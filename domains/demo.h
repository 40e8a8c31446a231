/* SPDX-License-Identifier: MIT */
/*
 * What demos have in common: they live on a terminal, where they can be stopped, asked why, and
 * have things happen to them. Each says what a step of its time does, what it looks like, and
 * which keys make what happen; the rest is here. Without a terminal a demo goes its own way, and
 * what it tells is printed.
 *
 * Rests on the runtime, and on terminal.h.
 */
#ifndef DOMAINS_DEMO_H
#define DOMAINS_DEMO_H

#include "gg.h"
#include "screen.h"
#include "terminal.h"

/** A key that makes something happen, now, to the agent that is chosen or to all. */
struct demo_event {
    char key;
    const char *label;              /**< "thief", for the last line */
    void (*happen)(unsigned agent); /**< may tell what has happened */
};

/** A demo; a table of constants. */
struct demo {
    const char *name;
    unsigned steps;  /**< in a second, at first */
    unsigned agents; /**< 1 or more */
    int rows;        /**< of its picture */
    /** Lets a step of its time pass. */
    void (*step)(void);
    /** Draws its picture to the window, which may be smaller than asked for. */
    void (*draw)(struct screen *screen, unsigned chosen);
    /** The first line: when it is, and what holds for all. */
    void (*head)(char *text, size_t size);
    /** A line about an agent; NULL if there is only one, and its picture says it. */
    void (*describe)(unsigned agent, char *text, size_t size);
    /** Why an agent does what it does and not the rest, as NAME_agent_explain
     *  writes it. */
    size_t (*explain)(unsigned agent, char *text, size_t size);
    const struct demo_event *events; /**< ended by a key of 0 */
};

/** Shows a demo on the terminal until its user leaves it, and returns true; false if there is no
 *  terminal. */
bool demo_run(const struct demo *demo);

/** Tells what happens: on the terminal, in the lines at the end of the picture; elsewhere it is
 *  printed as a line. */
void demo_tell(const char *format, ...) __attribute__((format(printf, 1, 2)));

/** Tells an event as a line: the seconds of the world's clock, who it is, what happens. */
void demo_tell_event(const char *who, const gg_agent *agent, const gg_event *event);

/** Writes what an agent does and what comes then: "eating, 3 of 15 min; then drinking".
 *  plan: its steps; unit: of times, in milliseconds. */
void demo_doing(const gg_agent *agent, const uint16_t *plan, uint32_t unit, char *text,
                size_t size);

#endif
