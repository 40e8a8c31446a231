/* SPDX-License-Identifier: MIT */
/* Draws to a grid of cells, and writes the rows that have changed as escape sequences of ECMA-48,
 * which all terminals of today understand. How wide a character is the C library tells. */
#define _XOPEN_SOURCE 700
#include "screen.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

enum { LINE_BYTES = 1024 };

static const char *const codes[STYLES] = {
    [STYLE_PLAIN] = "\033[0m",         [STYLE_FAINT] = "\033[0;2m",
    [STYLE_STRONG] = "\033[0;1m",      [STYLE_REVERSED] = "\033[0;7m",
    [STYLE_YELLOW] = "\033[0;1;33m",   [STYLE_BLUE] = "\033[0;1;34m",
    [STYLE_RED] = "\033[0;1;31m",      [STYLE_BLUE_LINED] = "\033[0;4;34m",
    [STYLE_RED_LINED] = "\033[0;4;31m"};

static int at_most(int number, int limit)
{
    return number < limit ? number : limit;
}

void screen_clear(struct screen *screen, int rows, int columns)
{
    screen->rows = at_most(rows, SCREEN_ROWS);
    screen->columns = at_most(columns, SCREEN_COLUMNS);
    for (int row = 0; row < screen->rows; row++)
        for (int column = 0; column < screen->columns; column++)
            screen->cells[row][column] = (struct screen_cell){{' ', 0, 0, 0}, STYLE_PLAIN};
    screen_window(screen, 0, 0, screen->rows, screen->columns);
}

void screen_window(struct screen *screen, int top, int left, int rows, int columns)
{
    screen->window.top = at_most(top, screen->rows);
    screen->window.left = at_most(left, screen->columns);
    screen->window.rows = at_most(rows, screen->rows - screen->window.top);
    screen->window.columns = at_most(columns, screen->columns - screen->window.left);
    screen->window.next = 0;
}

/* A character of a text: its bytes, and the columns that it takes. What is no character, cannot be
 * printed, or is written over the one before it, is a question mark. */
struct letter {
    size_t length;
    int width;
    char bytes[4];
};

static struct letter letter_of(const char *text)
{
    struct letter letter = {1, 1, {'?', 0, 0, 0}};
    mbstate_t state;
    wchar_t wide;
    memset(&state, 0, sizeof state);
    size_t length = mbrtowc(&wide, text, strlen(text), &state);
    int width = length > 0 && length <= sizeof letter.bytes ? wcwidth(wide) : 0;
    if (width < 1 || width > 2)
        return letter;
    letter.length = length;
    letter.width = width;
    memset(letter.bytes, 0, sizeof letter.bytes);
    memcpy(letter.bytes, text, length);
    return letter;
}

int screen_width(const char *text)
{
    int width = 0;
    for (struct letter letter; *text; text += letter.length) {
        letter = letter_of(text);
        width += letter.width;
    }
    return width;
}

/* Puts a letter into the cells of the window; it must fit as a whole. */
static void put_letter(struct screen *screen, int row, int column, enum style style,
                       const struct letter *letter)
{
    if (row < 0 || row >= screen->window.rows || column < 0 ||
        column + letter->width > screen->window.columns)
        return;
    struct screen_cell *cell =
        &screen->cells[screen->window.top + row][screen->window.left + column];
    memcpy(cell->bytes, letter->bytes, sizeof cell->bytes);
    cell->style = (unsigned char)style;
    if (letter->width == 2) {
        memset(cell[1].bytes, 0, sizeof cell[1].bytes);
        cell[1].style = (unsigned char)style;
    }
}

int screen_put(struct screen *screen, int row, int column, enum style style, const char *text)
{
    for (struct letter letter; *text; text += letter.length) {
        letter = letter_of(text);
        put_letter(screen, row, column, style, &letter);
        column += letter.width;
    }
    return column;
}

void screen_line(struct screen *screen, enum style style, const char *format, ...)
{
    char line[LINE_BYTES];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    screen_put(screen, screen->window.next++, 0, style, line);
}

int screen_lines_left(const struct screen *screen)
{
    int left = screen->window.rows - screen->window.next;
    return left > 0 ? left : 0;
}

/* ----------------------------------------------------------------- wrapping */

/* How many bytes of a line fit so many columns: up to a space, or as many letters as fit, at least
 * one. */
static size_t bytes_that_fit(const char *text, size_t length, int columns)
{
    size_t fit = 0, space = 0;
    int width = 0;
    while (fit < length) {
        struct letter letter = letter_of(text + fit);
        if (width + letter.width > columns)
            break;
        if (text[fit] == ' ' && fit > 0 && text[fit - 1] != ' ')
            space = fit;
        width += letter.width;
        fit += letter.length;
    }
    if (fit >= length || text[fit] == ' ')
        return fit;
    return space > 0 ? space : fit > 0 ? fit : letter_of(text).length;
}

/* Writes one line of a text, which has no end of line in it; returns the lines that it takes. */
static int wrap_line(struct screen *screen, const char *line, size_t length, int number, int from)
{
    int indent = 0, lines = 0;
    size_t spaces = strspn(line, " ");
    if (spaces < length)
        indent = at_most((int)spaces + 2, screen->window.columns / 2);
    do {
        char part[LINE_BYTES];
        int column = lines > 0 ? indent : 0;
        size_t bytes = bytes_that_fit(line, length, screen->window.columns - column);
        size_t kept = bytes < sizeof part ? bytes : sizeof part - 1;
        memcpy(part, line, kept);
        part[kept] = '\0';
        if (number + lines >= from)
            screen_line(screen, STYLE_PLAIN, "%*s%s", column, "", part);
        lines++;
        while (bytes < length && line[bytes] == ' ')
            bytes++;
        line += bytes;
        length -= bytes;
    } while (length > 0);
    return lines;
}

int screen_wrapped(struct screen *screen, const char *text, int from)
{
    int lines = 0;
    while (*text) {
        size_t length = strcspn(text, "\n");
        lines += wrap_line(screen, text, length, lines, from);
        text += length + (text[length] == '\n');
    }
    return lines;
}

/* ------------------------------------------------------------------- frames */

struct output {
    char *bytes;
    size_t size, length;
};

static void add(struct output *output, const char *bytes, size_t length)
{
    if (length > output->size - output->length)
        return;
    memcpy(output->bytes + output->length, bytes, length);
    output->length += length;
}

/* The columns up to the last one that does not look empty. */
static int used_columns(const struct screen *screen, int row)
{
    int columns = screen->columns;
    while (columns > 0 && screen->cells[row][columns - 1].bytes[0] == ' ' &&
           screen->cells[row][columns - 1].style <= STYLE_STRONG)
        columns--;
    return columns;
}

/* The rest of a row is erased only if there is one: a cursor behind the last column stands on it,
 * and would erase it. */
static void add_row(struct output *output, const struct screen *screen, int row)
{
    char start[16];
    int columns = used_columns(screen, row);
    unsigned char style = STYLE_PLAIN;
    add(output, start, (size_t)snprintf(start, sizeof start, "\033[%d;1H", row + 1));
    for (int column = 0; column < columns; column++) {
        const struct screen_cell *cell = &screen->cells[row][column];
        if (cell->style != style)
            add(output, codes[cell->style], strlen(codes[cell->style]));
        style = cell->style;
        for (size_t i = 0; i < sizeof cell->bytes && cell->bytes[i]; i++)
            add(output, &cell->bytes[i], 1);
    }
    if (style != STYLE_PLAIN)
        add(output, codes[STYLE_PLAIN], strlen(codes[STYLE_PLAIN]));
    if (columns < screen->columns)
        add(output, "\033[K", 3);
}

static bool same_row(const struct screen *screen, const struct screen *shown, int row)
{
    return memcmp(screen->cells[row], shown->cells[row],
                  (size_t)screen->columns * sizeof screen->cells[row][0]) == 0;
}

size_t screen_frame(const struct screen *screen, const struct screen *shown, char *bytes,
                    size_t size)
{
    struct output output = {bytes, size, 0};
    if (shown && (shown->rows != screen->rows || shown->columns != screen->columns))
        shown = NULL;
    if (!shown)
        add(&output, "\033[0m\033[2J", 8);
    for (int row = 0; row < screen->rows; row++)
        if (!shown || !same_row(screen, shown, row))
            add_row(&output, screen, row);
    return output.length;
}
