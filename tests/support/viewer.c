/* SPDX-License-Identifier: MIT */
/*
 * A pseudo-terminal, and as much of a terminal as the demos need: the cursor's position, erasing,
 * the other screen. The program's parent leads the session, as a shell does, so that Ctrl-Z stops
 * the program.
 */
#define _XOPEN_SOURCE 700
#include "support/viewer.h"

#include "support/missing.h"
#include "support/run.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE = 10000 };

static void put_size(const struct viewer *viewer)
{
    struct winsize size = {.ws_row = (unsigned short)viewer->rows,
                           .ws_col = (unsigned short)viewer->columns};
    ioctl(viewer->terminal, TIOCSWINSZ, &size);
}

/* ---------------------------------------------------------------- programs */

static void take_line(int line)
{
    setsid();
    ioctl(line, TIOCSCTTY, 0);
    for (int i = 0; i < 3; i++)
        dup2(line, i);
}

/* The program, in the foreground with a group of its own. */
static void become(const char *term, const char *const *arguments)
{
    char *copies[16];
    size_t count = 0;
    for (; arguments[count] && count < 15; count++)
        copies[count] = strdup(arguments[count]);
    copies[count] = NULL;
    setpgid(0, 0);
    signal(SIGTTOU, SIG_IGN);
    tcsetpgrp(0, getpid());
    signal(SIGTTOU, SIG_DFL);
    /* What a shell runs in the background ignores the first two, and what nohup runs the third. */
    signal(SIGINT, SIG_DFL);
    signal(SIGQUIT, SIG_DFL);
    signal(SIGHUP, SIG_DFL);
    setenv("TERM", term, 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    execvp(copies[0], copies);
    _exit(127);
}

/* Tells the program's number, and then each of its changes. */
static void lead(int line, int news, const char *term, const char *const *arguments)
{
    take_line(line);
    pid_t program = fork();
    if (program == 0)
        become(term, arguments);
    int told = (int)program, status = 0;
    do {
        if (write(news, &told, sizeof told) != (ssize_t)sizeof told)
            break;
        if (told != (int)program && (WIFEXITED(status) || WIFSIGNALED(status)))
            break;
        pid_t waited = waitpid(program, &status, WUNTRACED);
        told = waited == program ? status : -1;
    } while (told != -1);
    pause(); /* the session lasts until the viewer ends it */
    _exit(0);
}

static int next_news(struct viewer *viewer, int milliseconds)
{
    struct pollfd ready = {viewer->news, POLLIN, 0};
    int told;
    if (poll(&ready, 1, milliseconds) < 1 ||
        read(viewer->news, &told, sizeof told) != (ssize_t)sizeof told)
        return -1;
    return told;
}

/* Programs do not keep the terminals of other viewers open. */
static void close_in_programs(int file)
{
    fcntl(file, F_SETFD, FD_CLOEXEC);
}

/* The end of a new pseudo-terminal from which it is looked at; -1 if there is none. */
static int open_terminal(void)
{
    int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0)
        return terminal;
    if (terminal >= 0)
        close(terminal);
    return -1;
}

bool have_terminals(void)
{
    int terminal = open_terminal();
    int line = terminal >= 0 ? open(ptsname(terminal), O_RDWR | O_NOCTTY) : -1;
    if (line >= 0)
        close(line);
    if (terminal >= 0)
        close(terminal);
    if (line < 0)
        lacks(TERMINALS);
    return line >= 0;
}

struct viewer *viewer_start(int rows, int columns, const char *term, const char *const *arguments)
{
    struct viewer *viewer = calloc(1, sizeof *viewer);
    int ends[2];
    if (!viewer || pipe(ends) != 0)
        abort();
    viewer->terminal = open_terminal();
    if (viewer->terminal < 0) {
        fputs("tests: there is no pseudo-terminal left\n", stderr);
        abort();
    }
    viewer->line = open(ptsname(viewer->terminal), O_RDWR | O_NOCTTY);
    close_in_programs(viewer->terminal);
    close_in_programs(viewer->line);
    close_in_programs(ends[0]);
    close_in_programs(ends[1]);
    viewer->rows = rows;
    viewer->columns = columns;
    put_size(viewer);
    tcgetattr(viewer->line, &viewer->before);
    memset(viewer->cells, 0, sizeof viewer->cells);
    viewer->parent = fork();
    if (viewer->parent == 0) {
        close(viewer->terminal);
        close(ends[0]);
        lead(viewer->line, ends[1], term, arguments);
    }
    close(ends[1]);
    viewer->news = ends[0];
    viewer->program = (pid_t)next_news(viewer, PATIENCE);
    return viewer;
}

void viewer_end(struct viewer *viewer)
{
    if (viewer->program > 0)
        kill(-viewer->program, SIGKILL);
    kill(viewer->parent, SIGKILL);
    waitpid(viewer->parent, NULL, 0);
    close(viewer->line);
    close(viewer->terminal);
    close(viewer->news);
    free(viewer);
}

bool viewer_is_restored(const struct viewer *viewer)
{
    struct termios now;
    tcgetattr(viewer->line, &now);
    return now.c_iflag == viewer->before.c_iflag && now.c_oflag == viewer->before.c_oflag &&
           now.c_cflag == viewer->before.c_cflag && now.c_lflag == viewer->before.c_lflag &&
           memcmp(now.c_cc, viewer->before.c_cc, sizeof now.c_cc) == 0;
}

/* ------------------------------------------------------------- the terminal */

static void erase(struct viewer *viewer, int row, int from)
{
    for (int column = from; column < VIEWER_COLUMNS; column++)
        viewer->cells[row][column][0] = '\0';
}

static void erase_all(struct viewer *viewer)
{
    for (int row = 0; row < VIEWER_ROWS; row++)
        erase(viewer, row, 0);
    viewer->cleared++;
}

/* Modes: the other screen, the cursor. Colours and the rest do not matter here. */
static void set_mode(struct viewer *viewer, const char *numbers, bool on)
{
    if (strncmp(numbers, "?1049", 5) == 0)
        viewer->other_screen = on;
    if (strncmp(numbers, "?25", 3) == 0)
        viewer->hidden_cursor = !on;
}

/* A whole sequence: ESC [, numbers, and the byte that says what it does. */
static void obey(struct viewer *viewer)
{
    char *rest, what = viewer->sequence[viewer->length - 1];
    const char *numbers = viewer->sequence + 2;
    switch (what) {
    case 'H':
        viewer->row = (int)strtol(numbers, &rest, 10) - 1;
        viewer->column = *rest == ';' ? (int)strtol(rest + 1, NULL, 10) - 1 : 0;
        viewer->row = viewer->row < 0 ? 0 : viewer->row;
        viewer->column = viewer->column < 0 ? 0 : viewer->column;
        break;
    case 'J':
        erase_all(viewer);
        break;
    case 'K':
        if (viewer->row < viewer->rows && viewer->column < viewer->columns)
            erase(viewer, viewer->row, viewer->column);
        else
            viewer->outside = true; /* it would erase the last character */
        break;
    case 'h':
    case 'l':
        set_mode(viewer, numbers, what == 'h');
        break;
    default:
        break;
    }
}

/* The bytes of a character by its first one, and the columns that it takes. */
static size_t bytes_of(unsigned char first)
{
    return first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

static int columns_of(const char *bytes)
{
    const unsigned char *byte = (const unsigned char *)bytes;
    unsigned code = 0;
    if (byte[0] >= 0xe0 && byte[0] < 0xf0)
        code = (byte[0] & 15u) << 12 | (byte[1] & 63u) << 6 | (byte[2] & 63u);
    return (code >= 0x2e80 && code <= 0xd7a3) || (code >= 0xff00 && code <= 0xff60) ? 2 : 1;
}

/* A new line or a character outside is what must not be: a real terminal would scroll or wrap. */
static void put_character(struct viewer *viewer)
{
    int width = columns_of(viewer->sequence);
    if (viewer->sequence[0] == '\r') {
        viewer->column = 0;
    } else if (viewer->sequence[0] == '\n') {
        viewer->outside = viewer->outside || viewer->row + 1 >= viewer->rows;
        viewer->row += viewer->row + 1 < VIEWER_ROWS;
    } else if (viewer->row >= viewer->rows || viewer->column + width > viewer->columns) {
        viewer->outside = true;
    } else {
        memcpy(viewer->cells[viewer->row][viewer->column], viewer->sequence, viewer->length);
        viewer->cells[viewer->row][viewer->column][viewer->length] = '\0';
        if (width == 2)
            memcpy(viewer->cells[viewer->row][viewer->column + 1], "\1", 2);
        viewer->column += width;
    }
}

static void take_byte(struct viewer *viewer, char byte)
{
    if (byte == '\033')
        viewer->length = 0; /* ends a sequence that was cut off */
    if (viewer->length >= sizeof viewer->sequence - 1)
        viewer->length = 0;
    viewer->sequence[viewer->length++] = byte;
    viewer->sequence[viewer->length] = '\0';
    if (viewer->sequence[0] == '\033') {
        if (viewer->length < 3 || byte < '@' || byte > '~')
            return;
        obey(viewer);
    } else {
        if (viewer->length < bytes_of((unsigned char)viewer->sequence[0]))
            return;
        put_character(viewer);
    }
    viewer->length = 0;
}

/* ----------------------------------------------------------------- watching */

static long now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Takes in what is there, or comes in this time; false if nothing did. */
static bool take_in(struct viewer *viewer, int milliseconds)
{
    char bytes[4096];
    struct pollfd ready = {viewer->terminal, POLLIN, 0};
    if (poll(&ready, 1, milliseconds) < 1)
        return false;
    ssize_t count = read(viewer->terminal, bytes, sizeof bytes);
    for (ssize_t i = 0; i < count; i++)
        take_byte(viewer, bytes[i]);
    viewer->written += count > 0 ? (unsigned long)count : 0;
    return count > 0;
}

void viewer_watch(struct viewer *viewer, int milliseconds)
{
    for (long end = now() + milliseconds, left = milliseconds; left >= 0; left = end - now())
        take_in(viewer, (int)left);
}

void viewer_type(struct viewer *viewer, const char *keys)
{
    size_t length = strlen(keys);
    if (write(viewer->terminal, keys, length) != (ssize_t)length)
        abort();
}

static void line_of(const struct viewer *viewer, int row, char *text)
{
    size_t length = 0;
    for (int column = 0; column < viewer->columns; column++) {
        const char *cell = viewer->cells[row][column];
        if (cell[0] == '\1')
            continue;
        size_t bytes = cell[0] ? strlen(cell) : 1;
        memcpy(text + length, cell[0] ? cell : " ", bytes);
        length += bytes;
    }
    while (length > 0 && text[length - 1] == ' ')
        length--;
    text[length] = '\0';
}

bool viewer_shows(const struct viewer *viewer, const char *text)
{
    char line[VIEWER_COLUMNS * 4 + 1];
    for (int row = 0; row < viewer->rows; row++) {
        line_of(viewer, row, line);
        if (strstr(line, text))
            return true;
    }
    return false;
}

bool viewer_sees(struct viewer *viewer, const char *text)
{
    for (long end = now() + PATIENCE; now() < end;) {
        if (viewer_shows(viewer, text))
            return true;
        take_in(viewer, 20);
    }
    return viewer_shows(viewer, text);
}

void viewer_screen(const struct viewer *viewer, char *text, size_t size)
{
    size_t length = 0;
    for (int row = 0; row < viewer->rows; row++) {
        char line[VIEWER_COLUMNS * 4 + 1];
        line_of(viewer, row, line);
        size_t bytes = strlen(line);
        if (length + bytes + 2 > size)
            break;
        memcpy(text + length, line, bytes);
        length += bytes;
        text[length++] = '\n';
    }
    text[length] = '\0';
}

/* What was written before the news is taken in first; it may come a moment later. */
int viewer_status(struct viewer *viewer)
{
    enum { MOMENT = 5 };
    for (long end = now() + PATIENCE; now() < end;) {
        struct pollfd ready[2] = {{viewer->news, POLLIN, 0}, {viewer->terminal, POLLIN, 0}};
        poll(ready, 2, PATIENCE);
        if (ready[1].revents & POLLIN)
            take_in(viewer, 0);
        if (!(ready[0].revents & POLLIN))
            continue;
        int told = next_news(viewer, 0);
        while (take_in(viewer, MOMENT))
            ;
        return told;
    }
    return -1;
}

/* A frame for the old size may still come; what counts is drawn after it. */
void viewer_resize(struct viewer *viewer, int rows, int columns)
{
    unsigned long cleared = viewer->cleared;
    viewer->rows = rows;
    viewer->columns = columns;
    put_size(viewer);
    for (long end = now() + PATIENCE; now() < end && viewer->cleared == cleared;)
        take_in(viewer, 20);
    viewer_watch(viewer, 100);
    viewer->outside = false;
}
