/* SPDX-License-Identifier: MIT */
/*
 * The demos in domains/, each with somebody who looks at it: see viewer.h. What is checked fails
 * the running test with the screen as it is.
 */
#ifndef TESTS_DEMO_H
#define TESTS_DEMO_H

#include "support/run.h"
#include "support/viewer.h"

enum { DEMOS = 15, DEMO_SCREEN = VIEWER_ROWS * (VIEWER_COLUMNS * 4 + 1) };

/** Their names. */
extern const char *const demo_names[DEMOS];

/** Runs a demo on a terminal of this size; it may not show anything yet. */
struct viewer *demo_begin(struct pool *pool, const char *name, int rows, int columns);

/** The same, and waits until it shows its name. */
struct viewer *demo_start(struct pool *pool, const char *name, int rows, int columns);

/** Checks that a text is seen, as viewer_sees does. */
void demo_check_seen(struct viewer *viewer, const char *name, const char *text);

/** Checks that the program ends with this status of waitpid, and the terminal is as it was. */
void demo_check_over(struct viewer *viewer, const char *name, int status);

/** Leaves a demo by its key, checks that it ends well and has written nothing outside of the
 *  terminal, and frees the viewer. */
void demo_quit(struct viewer *viewer, const char *name);

#endif
