/* SPDX-License-Identifier: MIT */
/*
 * A program that lives 10,000 ticks of a domain on a machine without an operating system, and
 * writes a log of them. The same files are compiled for this machine, and the logs are compared.
 *
 *   cat.c and others  the game: it gives life_begin and life_tick
 *   image.c           main, the log, random numbers, and faults, the same for all games
 *   HOST, CHIP files  give machine_begin, machine_write and machine_end
 *
 * Nothing here needs a C library, divides or uses floating point. What is drawn comes from a
 * generator of the image's own, so that a fault in that of the runtime shows.
 */
#ifndef TESTS_IMAGE_H
#define TESTS_IMAGE_H

#include "gg.h"

/* ------------------------------------------------- what a game has to give */

/** Puts world, agents and planner into their start. */
void life_begin(void);

/** One tick of the world and of all agents, with its faults. */
void life_tick(void);

/* ---------------------------------------------- what a machine has to give */

/** Makes ready what the log is written to. */
void machine_begin(void);

/** Writes a part of the log. */
void machine_write(const char *text, size_t length);

/** Ends the program, and so the emulator; well: whether all went well. */
void machine_end(bool well);

/* ----------------------------------------------------- what is given to both */

/** A number from 0 to count - 1; count: 1 to 65535. */
uint32_t image_draw(uint32_t count);

/** Whether something happens that does so once in `often` times. */
bool image_happens(uint32_t often);

/** How an action goes on: as its duration says (waited), or, at times, it fails, ends before its
 *  time or cannot be done at all. */
gg_status image_act(gg_phase phase, gg_status waited);

/** Tells a line of the log: the tick, who it is, and what there is to tell. */
void image_tell(const char *who, const char *text);

/** Tells an event of the trace: a line with the tick, who it is and the event's text. */
void image_event(const char *who, const gg_agent *agent, const gg_event *event);

/** Does to an agent what the game may do to it at any time, but not often: changes a fact, its
 *  level of detail, its speed or a place, stops it, or attaches it anew as if it were loaded. */
void image_disturb(const char *who, gg_agent *agent, gg_planner *planner);

/** Gives about one in three facts of an agent another value. */
void image_shuffle(gg_agent *agent);

/** Adds what an agent knows and what it is at to the hash that the log tells from time to time. */
void image_remember(const gg_agent *agent);

#endif
