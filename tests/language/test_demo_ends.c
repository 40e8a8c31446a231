/* SPDX-License-Identifier: MIT */
/*
 * How demos end: the terminal is given back as it was found, whatever ends or stops them. And
 * what they do without a terminal, and the menu that runs them.
 */
#include "support/demo.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void rest(int milliseconds)
{
    nanosleep(&(struct timespec){0, milliseconds * 1000000L}, NULL);
}

/* ---------------------------------------------------------------- the terminal */

static void signals_give_the_terminal_back(void)
{
    static const int signals[] = {SIGTERM, SIGINT, SIGQUIT, SIGHUP, SIGABRT, SIGSEGV};
    struct pool *pool = pool_new();
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        struct viewer *viewer = demo_start(pool, "coin", 24, 80);
        kill(viewer->program, signals[i]);
        int status = viewer_status(viewer);
        CU_ASSERT(status != -1 && WIFSIGNALED(status) && WTERMSIG(status) == signals[i]);
        CU_ASSERT(viewer_is_restored(viewer));
        CU_ASSERT(!viewer->other_screen && !viewer->hidden_cursor);
        viewer_end(viewer);
    }
    pool_free(pool);
}

/* Ctrl-C and Ctrl-Z mean what they do elsewhere; after fg all is shown anew. */
static void stops_and_goes_on(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = demo_start(pool, "cat", 24, 80);
    for (int i = 0; i < 2; i++) {
        viewer_type(viewer, "\x1a");
        int status = viewer_status(viewer);
        CU_ASSERT(status != -1 && WIFSTOPPED(status));
        CU_ASSERT(viewer_is_restored(viewer));
        CU_ASSERT(!viewer->other_screen && !viewer->hidden_cursor);
        unsigned long cleared = viewer->cleared;
        kill(viewer->program, SIGCONT);
        for (int j = 0; j < 100 && viewer->cleared == cleared; j++)
            viewer_watch(viewer, 50);
        CU_ASSERT(viewer->cleared > cleared && viewer->other_screen);
        CU_ASSERT_FALSE(viewer_is_restored(viewer));
        demo_check_seen(viewer, "cat", "space pause");
    }
    kill(viewer->program, SIGSTOP); /* which no program can handle */
    int status = viewer_status(viewer);
    CU_ASSERT(status != -1 && WIFSTOPPED(status));
    tcsetattr(viewer->line, TCSANOW, &viewer->before); /* as a shell does */
    kill(viewer->program, SIGCONT);
    for (int j = 0; j < 100 && viewer_is_restored(viewer); j++)
        rest(50);
    CU_ASSERT_FALSE(viewer_is_restored(viewer));
    viewer_type(viewer, "\x03");
    status = viewer_status(viewer);
    CU_ASSERT(status != -1 && WIFSIGNALED(status) && WTERMSIG(status) == SIGINT);
    CU_ASSERT(viewer_is_restored(viewer));
    viewer_end(viewer);
    pool_free(pool);
}

/* Runs a demo in the background of a shell, which tells it to go on, as by bg, and then does what
 * the script says. The terminal is left to the shell. */
static struct viewer *start_in_background(struct pool *pool, const char *script)
{
    const char *command = pool_format(pool,
                                      "set -m; '%s' & "
                                      "for i in 1 2 3 4 5 6; do sleep 0.1; kill -CONT %%1; done; "
                                      "echo shell; read line; %s",
                                      built(pool, "cat"), script);
    struct viewer *viewer =
        viewer_start(24, 80, "xterm", (const char *const[]){"sh", "-c", command, NULL});
    demo_check_seen(viewer, "cat", "shell");
    viewer_watch(viewer, 200);
    CU_ASSERT(viewer_is_restored(viewer));
    CU_ASSERT(!viewer->other_screen && !viewer->hidden_cursor);
    viewer_type(viewer, "\n");
    return viewer;
}

static void waits_in_the_background(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = start_in_background(pool, "fg %1");
    demo_check_seen(viewer, "cat", "space pause");
    demo_quit(viewer, "cat");
    viewer =
        start_in_background(pool, "kill %1; kill -CONT %1; code=150; " /* while it stands */
                                  "while [ $code = 150 ]; do sleep 0.1; wait %1; code=$?; done; "
                                  "echo ended by $code; exit 0");
    demo_check_seen(viewer, "cat", "ended by 143");
    CU_ASSERT(!viewer->outside && viewer->cleared == 0);
    demo_check_over(viewer, "cat", 0);
    viewer_end(viewer);
    pool_free(pool);
}

/* A terminal that nobody reads: all 60 rows are drawn again and again, until it has no room left,
 * and then the program is told to end. */
static struct viewer *start_and_stick(struct pool *pool)
{
    struct viewer *viewer = demo_start(pool, "village", 60, 200);
    for (int i = 0; i < 8; i++) {
        kill(viewer->program, SIGWINCH);
        rest(60);
    }
    kill(viewer->program, SIGTERM);
    return viewer;
}

/* With a frame half written, which is read in the end. */
static void ends_in_the_middle_of_a_frame(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = start_and_stick(pool);
    demo_check_over(viewer, "village", SIGTERM);
    viewer_end(viewer);
    pool_free(pool);
}

/* Whether the program has ended, which its parent may not have been told: in a container whose
 * first process waits for its own children alone, orphans stay zombies. */
static bool has_ended(const struct viewer *viewer)
{
    char path[64];
    struct text text;
    if (kill(viewer->program, 0) != 0)
        return true;
    snprintf(path, sizeof path, "/proc/%ld/stat", (long)viewer->program);
    bool read = read_whole(path, &text);
    const char *state = read && text.data ? strrchr(text.data, ')') : NULL;
    bool zombie = state && strncmp(state, ") Z", 3) == 0;
    text_free(&text);
    return zombie;
}

/* Whether the program is gone, after some seconds at most. */
static bool is_gone(const struct viewer *viewer)
{
    for (int i = 0; i < 400 && !has_ended(viewer); i++)
        rest(50);
    return has_ended(viewer);
}

/* The same where nobody ever reads: it ends all the same, with the settings restored. */
static void ends_on_a_stuck_terminal(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = start_and_stick(pool);
    CU_ASSERT(is_gone(viewer));
    CU_ASSERT(viewer_is_restored(viewer));
    viewer_end(viewer);
    pool_free(pool);
}

static void ends_with_its_terminal(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = demo_start(pool, "cat", 24, 80);
    kill(viewer->parent, SIGKILL); /* the session, and with it the terminal */
    CU_ASSERT(is_gone(viewer));
    viewer_end(viewer);
    pool_free(pool);
}

/* ----------------------------------------------------------- without a terminal */

/* A terminal that cannot be drawn on, and an output that is none, are no terminal. */
static void without_a_terminal_it_prints(void)
{
    struct pool *pool = pool_new();
    const char *file = pool_format(pool, "%s.demo", built(pool, "tests"));
    for (size_t i = 0; i < DEMOS; i++) {
        const char *program = built(pool, demo_names[i]);
        struct result printed = shell("'%s' </dev/null", program);
        const char *command = pool_format(pool, "'%s' >'%s'", program, file);
        struct viewer *viewer =
            viewer_start(24, 80, "xterm", (const char *const[]){"sh", "-c", command, NULL});
        CU_ASSERT_EQUAL(viewer_status(viewer), 0);
        CU_ASSERT_EQUAL(viewer->written, 0);
        struct text piped;
        CU_ASSERT(read_whole(file, &piped));
        CHECK_SAYING(strcmp(piped.data, printed.out.data) == 0, "%s prints something else",
                     demo_names[i]);
        text_free(&piped);
        result_free(&printed);
        viewer_end(viewer);
        unlink(file);
    }
    struct viewer *viewer =
        viewer_start(24, 80, "dumb", (const char *const[]){built(pool, "coin"), NULL});
    demo_check_seen(viewer, "coin", "He has the coin: nothing to do (cost 0)");
    demo_check_over(viewer, "coin", 0);
    viewer_end(viewer);
    pool_free(pool);
}

/* ----------------------------------------------------------------------- menu */

static struct viewer *start_menu(struct pool *pool, int rows, int columns)
{
    struct viewer *viewer =
        viewer_start(rows, columns, "xterm",
                     (const char *const[]){built(pool, "menu"), "domains/README.md", NULL});
    CU_ASSERT(viewer_sees(viewer, "goapgen: demos"));
    return viewer;
}

/* All demos, each with what it is. */
static void the_menu_offers_all(void)
{
    static const int sizes[][2] = {{24, 80}, {60, 200}};
    struct pool *pool = pool_new();
    for (size_t j = 0; j < sizeof sizes / sizeof *sizes; j++) {
        struct viewer *viewer = start_menu(pool, sizes[j][0], sizes[j][1]);
        for (size_t i = 0; i < DEMOS; i++)
            demo_check_seen(viewer, "menu", pool_format(pool, " %s ", demo_names[i]));
        demo_check_seen(viewer, "menu", "goals: actions without cost");
        demo_quit(viewer, "menu");
    }
    struct viewer *viewer = start_menu(pool, 12, 40);
    viewer_resize(viewer, 6, 30);
    viewer_type(viewer, "\033[A"); /* the last one */
    demo_check_seen(viewer, "menu", pool_format(pool, " %s ", demo_names[DEMOS - 1]));
    demo_quit(viewer, "menu");
    pool_free(pool);
}

static void the_menu_runs_them(void)
{
    struct pool *pool = pool_new();
    struct viewer *viewer = start_menu(pool, 24, 80);
    viewer_type(viewer, "\033[B\033[B\033[B\n");
    demo_check_seen(viewer, "menu", "w wood");
    viewer_type(viewer, "q");
    demo_check_seen(viewer, "menu", "goapgen: demos");
    viewer_type(viewer, "0");
    demo_check_seen(viewer, "menu", "g generator");
    viewer_type(viewer, "q");
    demo_check_seen(viewer, "menu", "goapgen: demos");
    viewer_type(viewer, "\n"); /* it is chosen still */
    demo_check_seen(viewer, "menu", "g generator");
    viewer_type(viewer, "\x03");
    demo_check_over(viewer, "menu", SIGINT);
    viewer_end(viewer);
    pool_free(pool);
}

static void the_menu_without_a_terminal(void)
{
    struct pool *pool = pool_new();
    struct result printed = shell("'%s' </dev/null", built(pool, "cat"));
    struct result chosen = shell("'%s' domains/README.md </dev/null", built(pool, "menu"));
    CU_ASSERT_EQUAL(chosen.code, 0);
    CU_ASSERT_STRING_EQUAL(chosen.out.data, printed.out.data);
    result_free(&printed);
    result_free(&chosen);
    struct result none = shell("'%s' domains/none.md", built(pool, "menu"));
    CU_ASSERT_EQUAL(none.code, 1);
    CU_ASSERT_STRING_EQUAL(none.errs.data, "menu: domains/none.md: No such file or directory\n");
    result_free(&none);
    none = shell("'%s' domains/cat/README.md", built(pool, "menu"));
    CU_ASSERT_EQUAL(none.code, 1);
    CU_ASSERT_STRING_EQUAL(none.errs.data,
                           "menu: domains/cat/README.md: there is no table of demos\n");
    result_free(&none);
    none = shell("'%s'", built(pool, "menu"));
    CU_ASSERT_EQUAL(none.code, 2);
    CU_ASSERT_PTR_NOT_NULL(strstr(none.errs.data, "Usage: menu README"));
    result_free(&none);
    pool_free(pool);
}

/* make runs the menu, and a domain that is named. */
static void make_run_has_a_menu(void)
{
    struct result result = shell("make --dry-run run | tail -n 1");
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, "/menu domains/README.md\n"));
    result_free(&result);
    result = shell("make --dry-run run DOMAIN=coin | tail -n 1");
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, "/coin\n"));
    result_free(&result);
}

void add_demo_ends_suite(void)
{
    CU_pSuite suite = CU_add_suite("demo ends", NULL, NULL);
    CU_ADD_TEST(suite, signals_give_the_terminal_back);
    CU_ADD_TEST(suite, stops_and_goes_on);
    CU_ADD_TEST(suite, waits_in_the_background);
    CU_ADD_TEST(suite, ends_in_the_middle_of_a_frame);
    CU_ADD_TEST(suite, ends_on_a_stuck_terminal);
    CU_ADD_TEST(suite, ends_with_its_terminal);
    CU_ADD_TEST(suite, without_a_terminal_it_prints);
    CU_ADD_TEST(suite, the_menu_offers_all);
    CU_ADD_TEST(suite, the_menu_runs_them);
    CU_ADD_TEST(suite, the_menu_without_a_terminal);
    CU_ADD_TEST(suite, make_run_has_a_menu);
}
