/* SPDX-License-Identifier: MIT */
/*
 * Lets the cat live. On a terminal it can be watched: its needs, what it does
 * and why, ten minutes of its life a second. Elsewhere, or with --fast, it
 * lives some days at once and a summary is printed.
 *
 * What a game needs of this is the three structures, what main does to set them
 * up, and live_once; all the rest is for looking at.
 */
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cat.h"

enum {
    MINUTE = 60 * 1000, /* of the cat's life, in milliseconds */
    DAY_MINUTES = 24 * 60,
    WHY_LENGTH = 96,
    LOG_LINES = 8,
    LOG_LENGTH = 72,
    METHODS = 64 /* of a task: room for counting, asserted where it is used */
};

static cat_world world;
static cat_agent tom;
static cat_planner planner;

/* What was seen of the life so far. */
static struct watch {
    unsigned long minutes;
    unsigned long done[CAT_GROUND_ACTIONS], failed[CAT_GROUND_ACTIONS]; /* by action */
    unsigned long chosen[CAT_GROUND_TASKS][METHODS];                    /* by task, method */
    unsigned long plans, no_plans, dropped, interrupted;
    char why[WHY_LENGTH];            /* the methods of the present plan */
    char log[LOG_LINES][LOG_LENGTH]; /* what it did last */
    unsigned log_count;
    bool tells; /* prints what it does as it does it */
} watch;

static void live_once(void)
{
    cat_world_tick(&world, MINUTE);
    cat_agent_tick(&tom, &planner, MINUTE);
    watch.minutes++;
}

/* ------------------------------------------------------------- the trace */

static unsigned minute_of_day(void)
{
    enum { START = 7 * 60 }; /* the hour at which the domain starts */
    return (unsigned)((watch.minutes + START) % DAY_MINUTES);
}

static void note(const char *action, const char *how)
{
    char line[LOG_LENGTH];
    snprintf(line, sizeof line, "%02u:%02u  %s%s", minute_of_day() / 60, minute_of_day() % 60,
             action, how);
    if (watch.tells)
        printf("%-34s %s\n", line, watch.why);
    memcpy(watch.log[watch.log_count++ % LOG_LINES], line, sizeof line);
}

static void add_reason(const gg_event *event)
{
    const gg_names *names = cat_domain.names;
    size_t length = strlen(watch.why);
    assert(event->value < METHODS);
    snprintf(watch.why + length, sizeof watch.why - length, "%s%s", length ? " > " : "",
             names->method_labels[event->index][event->value]);
    watch.chosen[event->index][event->value]++;
}

static void end_of_task(const gg_event *event)
{
    if (event->value == GG_SUCCESS)
        watch.done[event->index]++;
    else
        watch.failed[event->index]++;
    if (event->value != GG_SUCCESS)
        note(cat_domain.names->action_labels[event->index],
             event->value == GG_ABORTED ? ": interrupted" : ": in vain");
}

static void on_event(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    (void)agent;
    switch (event->kind) {
    case GG_PLAN_MADE:
        watch.plans++;
        watch.why[0] = '\0';
        break;
    case GG_PLAN_FAILED:
        watch.no_plans++;
        break;
    case GG_PLAN_DROPPED:
        watch.dropped++;
        break;
    case GG_METHOD_CHOSEN:
        add_reason(event);
        break;
    case GG_WALK_STARTED:
        note("to the ", cat_domain.names->places[event->value]);
        break;
    case GG_WALK_ENDED:
        if (event->value != GG_SUCCESS)
            note(cat_domain.names->action_labels[event->index], ": not any more");
        break;
    case GG_ACTION_STARTED:
        note(cat_domain.names->action_labels[event->index], "");
        break;
    case GG_ACTION_ENDED:
        end_of_task(event);
        break;
    case GG_PLAN_INTERRUPTED:
        watch.interrupted++; /* a new plan follows */
        break;
    case GG_GOAL_CHOSEN:
    case GG_GOAL_REACHED:
    case GG_GOAL_FAILED:
    case GG_METHOD_FAILED:
    case GG_ACTION_REFUSED:
    case GG_BOOKING_TAKEN:
        break;
    }
}

/* ------------------------------------------------------------- watching */

static volatile sig_atomic_t stopped;

static void on_signal(int number)
{
    (void)number;
    stopped = 1;
}

static void draw_bar(const char *name, int value)
{
    printf("  %-8s", name);
    for (int i = 0; i < 10; i++)
        fputs(i < value ? "#" : ".", stdout);
    printf(" %2d\033[K\n", value);
}

/* The room, and the cat, @, on the left of what it is at. */
static void draw_room(void)
{
    enum { ROWS = 5, COLUMNS = 24, UNIT = 1000 }; /* two columns a unit */
    char room[ROWS][COLUMNS + 1];
    const gg_places *places = cat_domain.places;
    memset(room, ' ', sizeof room);
    for (uint16_t i = 0; i < places->count; i++) {
        const char *name = cat_domain.names->places[i];
        int column = places->points[i].x * 2 / UNIT;
        memcpy(&room[places->points[i].y / UNIT][column], name, strlen(name));
    }
    gg_point cat = cat_agent_point(&tom);
    room[(cat.y + UNIT / 2) / UNIT][cat.x * 2 / UNIT - 1] = '@';
    for (int i = ROWS; i-- > 0;)
        printf("    %.*s\033[K\n", COLUMNS, room[i]);
    printf("\033[K\n");
}

static void draw_action(void)
{
    bool walks = cat_agent_walking(&tom) != GG_NONE;
    uint16_t action = walks ? cat_agent_walking(&tom) : cat_agent_ground_action(&tom);
    if (action == GG_NONE)
        return;
    uint32_t duration = walks ? cat_agent_walk_time(&tom) : cat_domain.actions[action].duration;
    printf("  now     %s%s (%u of %u minutes)\033[K\n", walks ? "on its way to " : "",
           cat_domain.names->action_labels[action], (unsigned)(cat_agent_elapsed(&tom) / MINUTE),
           (unsigned)((duration + MINUTE - 1) / MINUTE));
    printf("  because %s\033[K\n", watch.why);
    printf("  then   ");
    for (uint16_t i = (uint16_t)(tom.core.step + 1); i < tom.core.plan_length; i++)
        printf("%s %s", i > tom.core.step + 1 ? "," : "",
               cat_domain.names->action_labels[tom.plan[i]]);
    printf("%s\033[K\n", tom.core.step + 1 < tom.core.plan_length ? "" : " ...");
}

static void draw(void)
{
    bool night = cat_hour(&tom) >= 22 || cat_hour(&tom) <= 5;
    printf("\033[H\n  day %lu, %02u:%02u, %s; the master is %s\033[K\n\033[K\n",
           (watch.minutes + 7 * 60) / DAY_MINUTES + 1, minute_of_day() / 60, minute_of_day() % 60,
           night ? "night" : "day",
           cat_master_beside(&tom) ? "beside the cat"
           : cat_master_home(&tom) ? "at home"
                                   : "out");
    draw_bar("energy", cat_energy(&tom));
    draw_bar("full", cat_full(&tom));
    draw_bar("mood", cat_mood(&tom));
    printf("\033[K\n");
    draw_room();
    draw_action();
    printf("\033[K\n");
    for (unsigned i = 0; i < LOG_LINES && i < watch.log_count; i++)
        printf("    %s\033[K\n", watch.log[(watch.log_count - 1 - i) % LOG_LINES]);
    printf("\033[J\n  Ctrl-C ends it.\n");
    fflush(stdout);
}

static void watch_it(void)
{
    const struct timespec tenth = {0, 100000000};
    signal(SIGINT, on_signal);
    signal(SIGTERM, on_signal);
    fputs("\033[2J\033[?25l", stdout); /* clear, and hide the cursor */
    while (!stopped) {
        live_once();
        draw();
        nanosleep(&tenth, NULL);
    }
    fputs("\033[?25h\n", stdout);
}

/* ------------------------------------------------------------ the summary */

static void print_methods(void)
{
    const gg_names *names = cat_domain.names;
    printf("\n%-10s %-10s %8s  %s\n", "task", "method", "chosen", "why");
    for (uint16_t i = 0; i < cat_domain.task_count; i++)
        for (uint16_t j = 0; j < cat_domain.tasks[i].method_count; j++)
            printf("%-10s %-10s %8lu  %s\n", names->tasks[i], names->methods[i][j],
                   watch.chosen[i][j], names->method_labels[i][j]);
}

static void print_summary(void)
{
    const gg_names *names = cat_domain.names;
    printf("\n%-14s %8s %8s\n", "action", "done", "in vain");
    for (uint16_t i = 0; i < cat_domain.action_count; i++)
        printf("%-14s %8lu %8lu\n", names->actions[i], watch.done[i], watch.failed[i]);
    print_methods();
    printf("\n%lu plans made, %lu dropped, %lu interrupted, %lu times no plan\n", watch.plans,
           watch.dropped, watch.interrupted, watch.no_plans);
    printf("at the end: energy %d, full %d, mood %d\n", (int)cat_energy(&tom), (int)cat_full(&tom),
           (int)cat_mood(&tom));
}

static void live_fast(unsigned long days)
{
    printf("The first day:\n");
    watch.tells = true;
    while (watch.minutes < days * DAY_MINUTES) {
        live_once();
        if (watch.minutes == DAY_MINUTES)
            watch.tells = false;
    }
    print_summary();
}

/* ------------------------------------------------------------------- main */

static const char help[] = "Usage: cat [--fast] [--days N] [--seed N]\n"
                           "  --fast    live at full speed, as when the output is no terminal\n"
                           "  --days N  how long, at full speed; 7 where not given\n"
                           "  --seed N  of the cat's choices; 1 where not given\n";

struct settings {
    bool fast;
    unsigned long days, seed;
};

/* Reads a number of at most 32 bits; strtoul alone takes signs and rubbish. */
static bool read_number(const char *text, unsigned long *number)
{
    char *end;
    errno = 0;
    *number = strtoul(text, &end, 10);
    return text[0] >= '0' && text[0] <= '9' && *end == '\0' && errno == 0 && *number <= UINT32_MAX;
}

/* Takes one option in; false where it is none, or not a number. */
static bool take_option(int option, struct settings *settings)
{
    switch (option) {
    case 'f':
        settings->fast = true;
        return true;
    case 'd':
        return read_number(optarg, &settings->days);
    case 's':
        return read_number(optarg, &settings->seed);
    default:
        return false;
    }
}

int main(int count, char **arguments)
{
    static const struct option options[] = {{"fast", no_argument, NULL, 'f'},
                                            {"days", required_argument, NULL, 'd'},
                                            {"seed", required_argument, NULL, 's'},
                                            {"help", no_argument, NULL, 'h'},
                                            {NULL, 0, NULL, 0}};
    struct settings settings = {!isatty(STDOUT_FILENO), 7, 1};
    bool good = true;
    int option;
    while ((option = getopt_long(count, arguments, "h", options, NULL)) != -1) {
        if (option == 'h') {
            fputs(help, stdout);
            return 0;
        }
        good = take_option(option, &settings) && good;
    }
    if (!good || optind < count) {
        fputs(help, stderr);
        return 2;
    }
    cat_world_init(&world);
    cat_agent_init(&tom, &world, (uint32_t)settings.seed);
    cat_planner_init(&planner);
    cat_planner_trace(&planner, on_event, NULL);
    if (settings.fast)
        live_fast(settings.days);
    else
        watch_it();
    return 0;
}
