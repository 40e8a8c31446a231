/* SPDX-License-Identifier: MIT */
/*
 * Lets the cat live. On a terminal it can be watched: its needs, what it does
 * and why, ten minutes of its life a second, and keys make its master do something. Elsewhere,
 * or with --fast, it lives some days at once and a summary is printed.
 *
 * What a game needs of this is the three structures, what main does to set them
 * up, and live_once; all the rest is for looking at.
 */
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../demo.h"
#include "cat.h"

enum {
    MINUTE = 60 * 1000, /* of the cat's life, in milliseconds */
    DAY_MINUTES = 24 * 60,
    WHY_LENGTH = 96,
    LINE_LENGTH = 72,
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
    char why[WHY_LENGTH]; /* the methods of the present plan */
    bool tells;           /* what it does as it does it */
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
    char line[LINE_LENGTH];
    snprintf(line, sizeof line, "%02u:%02u  %s%s", minute_of_day() / 60, minute_of_day() % 60,
             action, how);
    if (watch.tells)
        demo_tell("%-34s %s", line, watch.why);
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
    case GG_GOAL_MISSED:
    case GG_METHOD_GIVEN_UP:
    case GG_GOAL_GIVEN_UP:
    case GG_METHOD_FAILED:
    case GG_METHOD_DENIED:
    case GG_ACTION_REFUSED:
    case GG_ACTION_STANDS:
    case GG_BOOKING_TAKEN:
    case GG_REQUEST_RESTS:
        break;
    }
}

/* ------------------------------------------------------------- watching */

static void draw_bar(struct screen *screen, const char *name, int value)
{
    screen_line(screen, value <= 3 ? STYLE_YELLOW : STYLE_PLAIN, "  %-8s%.*s%.*s %2d", name, value,
                "##########", 10 - value, "..........", value);
}

/* The room, and the cat, @, on the left of what it is at. */
static void draw_room(struct screen *screen)
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
        screen_line(screen, STYLE_PLAIN, "    %.*s", COLUMNS, room[i]);
}

static void draw_action(struct screen *screen)
{
    char doing[256];
    demo_doing(&tom.core, tom.plan, MINUTE, doing, sizeof doing);
    screen_line(screen, STYLE_STRONG, "  %s", doing);
    screen_line(screen, STYLE_PLAIN, "  because: %s", watch.why);
}

/* What matters most stands first, as a small terminal shows no more. */
static void draw(struct screen *screen, unsigned chosen)
{
    (void)chosen;
    draw_action(screen);
    draw_bar(screen, "energy", cat_energy(&tom));
    draw_bar(screen, "full", cat_full(&tom));
    draw_bar(screen, "mood", cat_mood(&tom));
    draw_room(screen);
    screen_line(screen, STYLE_PLAIN, " ");
}

static void head(char *text, size_t size)
{
    bool night = cat_hour(&tom) >= 22 || cat_hour(&tom) <= 5;
    snprintf(text, size, "day %lu, %02u:%02u, %s; the master is %s",
             (watch.minutes + 7 * 60) / DAY_MINUTES + 1, minute_of_day() / 60, minute_of_day() % 60,
             night ? "night" : "day",
             cat_master_beside(&tom) ? "beside the cat"
             : cat_master_home(&tom) ? "at home"
                                     : "out");
}

static size_t explain(unsigned chosen, char *text, size_t size)
{
    (void)chosen;
    return cat_agent_explain(&tom, &planner, text, size);
}

/* ----------------------------------------------------------- what happens */

/* What a game does to a cat: it sets facts. The cat decides anew in its next tick. */

static void tell(const char *what)
{
    demo_tell("%02u:%02u  %s", minute_of_day() / 60, minute_of_day() % 60, what);
}

static void move_master(unsigned chosen)
{
    (void)chosen;
    cat_world_set_master_home(&world, !cat_world_master_home(&world));
    if (!cat_world_master_home(&world))
        cat_set_master_beside(&tom, false);
    tell(cat_world_master_home(&world) ? "The master comes home." : "The master goes out.");
}

static void call(unsigned chosen)
{
    (void)chosen;
    cat_world_set_master_home(&world, true);
    cat_set_master_beside(&tom, true);
    tell("The master calls the cat, and sits down beside it.");
}

static void feed(unsigned chosen)
{
    (void)chosen;
    cat_set_full(&tom, cat_full(&tom) + 4);
    tell("Somebody feeds the cat.");
}

static void make_sick(unsigned chosen)
{
    (void)chosen;
    cat_set_full(&tom, 1);
    tell("The cat is sick, and hungry again.");
}

static void chase(unsigned chosen)
{
    (void)chosen;
    cat_set_energy(&tom, 2);
    tell("A dog chases the cat until it is tired.");
}

static const struct demo_event events[] = {{'m', "master comes or goes", move_master},
                                           {'c', "call", call},
                                           {'f', "food", feed},
                                           {'s', "sick", make_sick},
                                           {'d', "dog", chase},
                                           {0, NULL, NULL}};

static const struct demo demo = {.name = "cat",
                                 .steps = 10,
                                 .agents = 1,
                                 .rows = 11,
                                 .step = live_once,
                                 .draw = draw,
                                 .head = head,
                                 .explain = explain,
                                 .events = events};

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
    while (watch.minutes < days * DAY_MINUTES) {
        live_once();
        if (watch.minutes == DAY_MINUTES)
            watch.tells = false;
    }
    print_summary();
}

/* ------------------------------------------------------------------- main */

static const char help[] = "Usage: cat [--fast] [--days N] [--seed N]\n"
                           "  --fast    live at full speed, as where there is no terminal\n"
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
    struct settings settings = {!terminal_is_there(), 7, 1};
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
    watch.tells = true;
    if (settings.fast || !demo_run(&demo))
        live_fast(settings.days);
    return 0;
}
