/* SPDX-License-Identifier: MIT */
/*
 * What a terminal shows, as a grid of cells that is drawn anew for each frame. Whatever is drawn
 * is cut off at the edges of a window, so that no frame is wider or higher than the terminal.
 * Text is UTF-8; characters of two columns take two cells.
 */
#ifndef DOMAINS_SCREEN_H
#define DOMAINS_SCREEN_H

#include <stdbool.h>
#include <stddef.h>

/** The largest grid; of a larger terminal the upper left part is used. */
enum { SCREEN_ROWS = 120, SCREEN_COLUMNS = 320 };

/** How a cell looks. */
enum style {
    STYLE_PLAIN,
    STYLE_FAINT,
    STYLE_STRONG,
    STYLE_REVERSED,
    STYLE_YELLOW,
    STYLE_BLUE,
    STYLE_RED,
    STYLE_BLUE_LINED, /**< underlined */
    STYLE_RED_LINED,
    STYLES
};

struct screen_cell {
    char bytes[4];       /**< a character; of the right half of a wide one all are 0 */
    unsigned char style; /**< an enum style */
};

/** The grid, and the window of it that is drawn to. */
struct screen {
    int rows, columns;
    struct {
        int top, left, rows, columns, next; /**< next: the row of the next line */
    } window;
    struct screen_cell cells[SCREEN_ROWS][SCREEN_COLUMNS];
};

/** Makes an empty grid of this size, at most the largest one; the window is all of it. */
void screen_clear(struct screen *screen, int rows, int columns);

/** Draws to these rows and columns from now on, as far as the grid has them; lines begin at the
 *  first. */
void screen_window(struct screen *screen, int top, int left, int rows, int columns);

/** Writes text at a row and column of the window, cut off at its edges. Returns the column behind
 *  it, also where that is outside. */
int screen_put(struct screen *screen, int row, int column, enum style style, const char *text);

/** Writes the next line of the window; none, if it is full. */
void screen_line(struct screen *screen, enum style style, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/** How many lines still fit the window. */
int screen_lines_left(const struct screen *screen);

/** Writes text over several lines that break at spaces, the next lines indented as the text is and
 *  by two more; lines before `from` are left out. Returns how many lines the whole text takes. */
int screen_wrapped(struct screen *screen, const char *text, int from);

/** The columns that text takes. */
int screen_width(const char *text);

/** What makes a terminal that shows `shown` show `screen`; all of it, where `shown` is NULL or of
 *  another size. size: SCREEN_FRAME is always enough. Returns the bytes. */
size_t screen_frame(const struct screen *screen, const struct screen *shown, char *bytes,
                    size_t size);

/** Bytes that suffice for a frame: for each cell a character and a change of style, for each row
 *  its beginning and end. */
enum { SCREEN_FRAME = SCREEN_ROWS * (SCREEN_COLUMNS * 16 + 32) };

#endif
