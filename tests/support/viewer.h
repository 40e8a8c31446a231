/* SPDX-License-Identifier: MIT */
/*
 * Somebody who sits at a terminal: a program runs on a pseudo-terminal, keys are typed, and what
 * it writes is drawn by a small terminal of our own, which tells when something is written
 * outside of it. Rests on POSIX, and on nothing of the program.
 */
#ifndef TESTS_VIEWER_H
#define TESTS_VIEWER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

enum { VIEWER_ROWS = 80, VIEWER_COLUMNS = 220 };

struct viewer {
    int terminal, line; /**< the two ends of it; the line stays open to look at its settings */
    int news;           /**< what the program's parent tells: the statuses of waitpid */
    pid_t parent, program;
    int rows, columns;
    int row, column; /**< the cursor */
    char cells[VIEWER_ROWS][VIEWER_COLUMNS][5];
    bool outside;      /**< something was written outside, since this was cleared */
    bool other_screen; /**< the program's own screen is shown */
    bool hidden_cursor;
    unsigned long cleared; /**< how often all was cleared */
    unsigned long written; /**< bytes of the program */
    struct termios before; /**< the settings that the program found */
    char sequence[32];     /**< an escape sequence or a character that is not whole yet */
    size_t length;
};

/** What a machine lacks that has no pseudo-terminals, see missing.h. */
#define TERMINALS "terminals (/dev/ptmx and /dev/pts)"

/** Whether this machine can make pseudo-terminals; if it cannot, the running test notes it. */
bool have_terminals(void);

/** Runs a program on a terminal of this size; TERM is xterm, or what `term` says. The arguments
 *  end with NULL. */
struct viewer *viewer_start(int rows, int columns, const char *term, const char *const *arguments);

/** Types keys. */
void viewer_type(struct viewer *viewer, const char *keys);

/** Looks at what is written for some time. */
void viewer_watch(struct viewer *viewer, int milliseconds);

/** Looks until a text is on the screen, within a line; false if it is not there after ten
 *  seconds. */
bool viewer_sees(struct viewer *viewer, const char *text);

/** Whether a text is on the screen now. */
bool viewer_shows(const struct viewer *viewer, const char *text);

/** The screen as text, a line for each row without the spaces at its end. At most size - 1
 *  bytes. */
void viewer_screen(const struct viewer *viewer, char *text, size_t size);

/** Changes the terminal's size, and waits until the program has drawn all anew. */
void viewer_resize(struct viewer *viewer, int rows, int columns);

/** Whether the terminal's settings are what the program found. */
bool viewer_is_restored(const struct viewer *viewer);

/** Waits for the next change of the program: the status of waitpid; -1 if there is none in ten
 *  seconds. */
int viewer_status(struct viewer *viewer);

/** Closes the terminal, ends what still runs, and frees all. */
void viewer_end(struct viewer *viewer);

#endif
