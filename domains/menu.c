/* SPDX-License-Identifier: MIT */
/*
 * A menu of the demos: `menu README` offers those of the table in domains/README.md, and runs the
 * program of the one that is chosen, which lies beside this one. When that ends, the menu is there
 * again. Without a terminal it runs the first one.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "terminal.h"

enum { DEMOS = 32, NAME_LENGTH = 32, ABOUT_LENGTH = 256, PATH_LENGTH = 4096 };

static struct {
    struct {
        char name[NAME_LENGTH], about[ABOUT_LENGTH];
    } demos[DEMOS];
    unsigned count, chosen;
    const char *program; /* as this one was called: the others lie beside it */
} menu;

/* ------------------------------------------------------------------- the table */

/* "| [cat](cat/README.md) | an agent with needs |" names a demo; other lines do not. */
static void read_row(const char *line)
{
    char name[NAME_LENGTH], about[ABOUT_LENGTH];
    if (menu.count == DEMOS ||
        sscanf(line, "| [%31[a-z_0-9]](%*[^)]) | %255[^|\n]", name, about) != 2)
        return;
    size_t length = strlen(about);
    while (length > 0 && about[length - 1] == ' ')
        about[--length] = '\0';
    memcpy(menu.demos[menu.count].name, name, sizeof name);
    memcpy(menu.demos[menu.count].about, about, sizeof about);
    menu.count++;
}

static bool read_table(const char *path)
{
    char line[1024];
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "menu: %s: %s\n", path, strerror(errno));
        return false;
    }
    while (fgets(line, sizeof line, file))
        read_row(line);
    fclose(file);
    if (menu.count == 0)
        fprintf(stderr, "menu: %s: there is no table of demos\n", path);
    return menu.count > 0;
}

/* ------------------------------------------------------------------- programs */

/* Becomes the program of a demo. */
static void become(const char *name)
{
    char path[PATH_LENGTH];
    const char *end = strrchr(menu.program, '/');
    int folder = end ? (int)(end + 1 - menu.program) : 0;
    int length = snprintf(path, sizeof path, "%.*s%s", folder, menu.program, name);
    if (length > 0 && (size_t)length < sizeof path)
        execl(path, name, (char *)NULL);
    fprintf(stderr, "menu: %s: %s\n", path, strerror(errno));
    _exit(127);
}

/* Ends as the program has ended: by the same signal, or with its exit code. */
static void end_as(int status)
{
    if (WIFSIGNALED(status)) {
        signal(WTERMSIG(status), SIG_DFL);
        raise(WTERMSIG(status));
    }
    exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

/* Runs a demo on the terminal, which is given back for it. What ends the demo by a signal or with
 * an error ends the menu as well; Ctrl-C reaches both, and is left to the demo. */
static void run_chosen(void)
{
    int status = 0;
    terminal_end();
    signal(SIGINT, SIG_IGN);
    signal(SIGQUIT, SIG_IGN);
    pid_t child = fork();
    if (child == 0) {
        signal(SIGINT, SIG_DFL);
        signal(SIGQUIT, SIG_DFL);
        become(menu.demos[menu.chosen].name);
    }
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    signal(SIGINT, SIG_DFL);
    signal(SIGQUIT, SIG_DFL);
    if (child < 0 || status != 0 || !terminal_begin())
        end_as(status);
}

/* ----------------------------------------------------------------- the screen */

/* The demos, as many as there is room for, with the chosen one among them. */
static void draw_demos(struct screen *screen)
{
    unsigned rows = (unsigned)screen_lines_left(screen), first = 0;
    if (menu.chosen >= rows)
        first = menu.chosen - rows + 1;
    for (unsigned i = first; i < menu.count && i < first + rows; i++) {
        char number[4] = "  ";
        if (i < 10)
            snprintf(number, sizeof number, "%u ", (i + 1) % 10);
        screen_line(screen, i == menu.chosen ? STYLE_REVERSED : STYLE_PLAIN, " %s%-10s %s ", number,
                    menu.demos[i].name, menu.demos[i].about);
    }
}

/* The list, and below it, where there is room, all that is said of the chosen one. */
static void draw(void)
{
    enum { ABOUT_ROWS = 4 };
    static struct screen screen;
    terminal_clear(&screen);
    int rows = screen.rows, columns = screen.columns;
    int about = rows > (int)menu.count + ABOUT_ROWS + 4 ? ABOUT_ROWS : 0;
    screen_put(&screen, 0, 0, STYLE_STRONG, "goapgen: demos");
    screen_put(&screen, rows - 1, 0, STYLE_PLAIN, "up/down, enter or a number: run it   q quit");
    int top = rows > 6 ? 2 : 1;
    screen_window(&screen, top, 0, rows - top - 2 - about, columns);
    draw_demos(&screen);
    screen_window(&screen, rows - 1 - about, 1, about, columns - 2);
    screen_wrapped(&screen, menu.demos[menu.chosen].about, 0);
    terminal_show(&screen);
}

static void choose_demos(void)
{
    for (int key = KEY_NONE; key != 'q' && key != KEY_CLOSED;) {
        enum { LONG = 500 };
        draw();
        key = terminal_key(LONG);
        if (key == KEY_UP || key == KEY_DOWN)
            menu.chosen = (menu.chosen + (key == KEY_DOWN ? 1 : menu.count - 1)) % menu.count;
        unsigned number = key >= '0' && key <= '9' ? (unsigned)(key - '0' + 9) % 10 : DEMOS;
        if (number < menu.count)
            menu.chosen = number;
        if (number < menu.count || key == '\n' || key == '\r')
            run_chosen();
    }
    terminal_end();
}

int main(int count, char **arguments)
{
    if (count != 2) {
        fputs("Usage: menu README\n"
              "  README  has a table of the demos, as domains/README.md\n",
              stderr);
        return 2;
    }
    menu.program = arguments[0];
    if (!read_table(arguments[1]))
        return 1;
    if (!terminal_begin())
        become(menu.demos[0].name);
    choose_demos();
    return 0;
}
