/* SPDX-License-Identifier: MIT */
/*
 * A terminal by POSIX and a few escape sequences that all terminals have. A library such as
 * ncurses would be a package more to install for each who only wants to see a demo run.
 *
 * What must not break: between terminal_begin and terminal_end, whatever ends or stops the
 * program gives the terminal back first. So all that `leave` and `enter` call may be called in
 * the handler of a signal.
 */
#define _XOPEN_SOURCE 700
#include "terminal.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* The other screen, no cursor, and no new line where one is full; and back. */
#define ENTER "\033[?1049h\033[?25l\033[?7l"
#define LEAVE "\033[0m\033[?7h\033[?25h\033[?1049l"

static struct termios found;            /* how the terminal was */
static volatile sig_atomic_t taken;     /* whether it is to be ours */
static volatile sig_atomic_t entered;   /* whether it is, and not the shell's meanwhile */
static volatile sig_atomic_t repaint;   /* whether all is to be shown anew */
static volatile sig_atomic_t disturbed; /* whether terminal_key is to return */

/* ------------------------------------------------------------------ signals */

static const int endings[] = {SIGINT,  SIGTERM, SIGHUP, SIGQUIT, SIGABRT,
                              SIGSEGV, SIGBUS,  SIGFPE, SIGILL};

/* Writes a few bytes if there is room for them soon; a terminal that takes nothing, as after
 * Ctrl-S, must not keep the program from its end. */
static void write_soon(const char *bytes, size_t length)
{
    struct pollfd room = {STDOUT_FILENO, POLLOUT, 0};
    if (poll(&room, 1, 200) == 1) {
        ssize_t written = write(STDOUT_FILENO, bytes, length);
        (void)written; /* there is nobody to tell */
    }
}

static void leave(void)
{
    if (!entered)
        return;
    entered = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &found);
    write_soon(LEAVE, sizeof LEAVE - 1);
}

static void enter(void)
{
    struct termios raw = found;
    raw.c_lflag &= (tcflag_t) ~(ICANON | ECHO);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    entered = 1;
    tcsetattr(STDIN_FILENO, TCSANOW, &raw);
    write_soon(ENTER, sizeof ENTER - 1);
    repaint = disturbed = 1;
}

/* The signal does what it would have done: its handler is not there any more, and it is raised
 * again when this returns. */
static void on_end(int number)
{
    leave();
    raise(number);
}

static void handle(int number, void (*handler)(int), int flags)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigfillset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

/* Takes the terminal again in the handler of a signal. A program that goes on in the background, as
 * after bg, must not take it from the shell: it is stopped until it is in the foreground, or ended,
 * as a change of the settings does it where SIGTTOU is not blocked. In handlers all is blocked. */
static void enter_again(void)
{
    sigset_t heard, before;
    sigemptyset(&heard);
    sigaddset(&heard, SIGTTOU);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        sigaddset(&heard, endings[i]);
    sigprocmask(SIG_UNBLOCK, &heard, &before);
    tcsetattr(STDIN_FILENO, TCSANOW, &found); /* it stops here */
    sigprocmask(SIG_SETMASK, &before, NULL);
    enter();
}

/* Stops as if there were no handler (Stevens, "Advanced Programming in the UNIX Environment",
 * 1992, on job control), and goes on from here. */
static void on_stop(int number)
{
    int error = errno;
    sigset_t stop, before;
    leave();
    handle(number, SIG_DFL, 0);
    raise(number);
    sigemptyset(&stop);
    sigaddset(&stop, number);
    sigprocmask(SIG_UNBLOCK, &stop, &before); /* it stops here */
    sigprocmask(SIG_SETMASK, &before, NULL);
    handle(number, on_stop, 0);
    enter_again();
    errno = error;
}

/* After a stop that cannot be handled, the terminal may have been the shell's meanwhile. */
static void on_continue(int number)
{
    int error = errno;
    (void)number;
    enter_again();
    errno = error;
}

static void on_resize(int number)
{
    (void)number;
    repaint = disturbed = 1;
}

/* A signal that is ignored, as nohup does it, stays so. */
static bool is_ignored(int number)
{
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static void handle_signals(void)
{
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (!is_ignored(endings[i]))
            handle(endings[i], on_end, (int)SA_RESETHAND);
    if (!is_ignored(SIGTSTP))
        handle(SIGTSTP, on_stop, 0);
    handle(SIGCONT, on_continue, 0);
    handle(SIGWINCH, on_resize, 0);
}

static void forget_signals(void)
{
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (!is_ignored(endings[i]))
            handle(endings[i], SIG_DFL, 0);
    if (!is_ignored(SIGTSTP))
        handle(SIGTSTP, SIG_DFL, 0);
    handle(SIGCONT, SIG_DFL, 0);
    handle(SIGWINCH, SIG_DFL, 0);
}

/* ------------------------------------------------------------ taking it */

bool terminal_is_there(void)
{
    const char *name = getenv("TERM");
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && name && *name &&
           strcmp(name, "dumb") != 0;
}

/* A locale of plain ASCII says nothing of the terminal; UTF-8 is what terminals have. */
static void choose_locale(void)
{
    setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "ANSI_X3.4-1968") == 0)
        setlocale(LC_CTYPE, "C.UTF-8");
}

bool terminal_begin(void)
{
    static bool registered;
    if (!terminal_is_there() || tcgetattr(STDIN_FILENO, &found) != 0)
        return false;
    if (!registered && atexit(terminal_end) != 0)
        return false;
    registered = true;
    choose_locale();
    taken = 1;
    handle_signals();
    enter();
    return true;
}

void terminal_end(void)
{
    if (!taken)
        return;
    taken = 0;
    leave();
    forget_signals();
}

/* --------------------------------------------------------------------- keys */

static bool is_ready(int milliseconds)
{
    struct pollfd input = {STDIN_FILENO, POLLIN, 0};
    return poll(&input, 1, milliseconds) > 0;
}

/* The next byte; KEY_NONE if none comes in time, KEY_CLOSED if none will. */
static int next_byte(int milliseconds)
{
    unsigned char byte;
    if (!is_ready(milliseconds))
        return KEY_NONE;
    ssize_t count = read(STDIN_FILENO, &byte, 1);
    if (count == 1)
        return byte;
    return count < 0 && errno == EINTR ? KEY_NONE : KEY_CLOSED;
}

/* What follows ESC [ or ESC O: numbers, and a byte that tells which key it is. */
static int sequence_key(void)
{
    enum { SOON = 50 };
    int number = 0, byte = next_byte(SOON);
    while ((byte >= '0' && byte <= '9') || byte == ';') {
        number = byte == ';' ? 0 : (number * 10 + byte - '0') % 1000;
        byte = next_byte(SOON);
    }
    switch (byte) {
    case 'A':
        return KEY_UP;
    case 'B':
        return KEY_DOWN;
    case 'C':
        return KEY_RIGHT;
    case 'D':
        return KEY_LEFT;
    case '~':
        return number == 5 ? KEY_PAGE_UP : number == 6 ? KEY_PAGE_DOWN : KEY_OTHER;
    default:
        return KEY_OTHER;
    }
}

int terminal_key(int milliseconds)
{
    enum { ESCAPE = 27, SOON = 50 };
    if (disturbed) {
        disturbed = 0;
        return KEY_NONE;
    }
    int byte = next_byte(milliseconds);
    if (byte != ESCAPE)
        return byte < 128 ? byte : KEY_OTHER;
    byte = next_byte(SOON);
    return byte == '[' || byte == 'O' ? sequence_key() : KEY_OTHER;
}

/* ------------------------------------------------------------------- frames */

void terminal_clear(struct screen *screen)
{
    struct winsize size;
    bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row && size.ws_col;
    screen_clear(screen, known ? size.ws_row : 24, known ? size.ws_col : 80);
}

/* Where all is to be shown anew, the rest of a frame that was interrupted is of no use. */
static void write_all(const char *bytes, size_t length)
{
    while (length > 0 && !repaint) {
        ssize_t written = write(STDOUT_FILENO, bytes, length);
        if (written < 0 && errno != EINTR)
            return; /* the next key says that the terminal is gone */
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        }
    }
}

void terminal_show(const struct screen *screen)
{
    static char bytes[SCREEN_FRAME];
    static struct screen shown;
    bool all = repaint;
    repaint = 0;
    size_t length = screen_frame(screen, all ? NULL : &shown, bytes, sizeof bytes);
    write_all(bytes, length);
    shown = *screen;
}

unsigned long terminal_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (unsigned long)now.tv_sec * 1000 + (unsigned long)now.tv_nsec / 1000000;
}
