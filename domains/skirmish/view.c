/* SPDX-License-Identifier: MIT */
/*
 * Draws the town from above, who is where, what each side knows, and the log. What is
 * drawn is put together in a grid of cells, each with a style, and printed at once.
 */
#define _POSIX_C_SOURCE 200809L
#include "view.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { ROWS = 16, COLUMNS = 80, LOG_SHOWN = 6 };

enum style { PLAIN, FAINT, LIT, WEST_SIDE, EAST_SIDE, WEST_COVERED, EAST_COVERED, STYLES };

static const char *const codes[STYLES] = {"\033[0m",      "\033[0;2m",    "\033[0;1;33m",
                                          "\033[0;1;34m", "\033[0;1;31m", "\033[0;4;34m",
                                          "\033[0;4;31m"};

static const char *const town[ROWS] = {
    "              .^^^ hill ^^^.    .== tower =====.    .^^^ roof ^^^.              ",
    "              ^            ^    |              |    ^            ^              ",
    "          ____^            ^    |              |    ^            ^____          ",
    "         /    '^^^^^^  ^^^^'    '======  ======'    '^^^^  ^^^^^^'    \\         ",
    ".-- west --.  .--- yard ---.    .== hall ======.    .-- street --.  .-- east --.",
    "|          |  |            |    |              |    |            |  |          |",
    "|                           ====                ====                           |",
    "|          |  |            |    |              |    |            |  |          |",
    "'----------'  |            |    '======  ======'    |            |  '----------'",
    "              |            |    .== cellar ====.    |            |              ",
    "              |            |    |              |    |            |              ",
    "              |            |    '=============='    |            |              ",
    "              |            |    .-- market ----.    |            |              ",
    "              |             ----                ----             |              ",
    "              |            |    |              |    |            |              ",
    "              '------------'    '--------------'    '------------'              "};

/* The inside of a place. */
struct area {
    int x, y, width, height;
};

/* By the position of the place. */
static const struct area areas[PLACES] = {
    {1, 5, 10, 3},  {69, 5, 10, 3},  {15, 1, 12, 2}, {53, 1, 12, 2}, {33, 1, 14, 2},
    {33, 5, 14, 3}, {33, 10, 14, 1}, {15, 7, 12, 5}, {53, 7, 12, 5}, {33, 13, 14, 2}};

static struct screen {
    char cells[ROWS][COLUMNS + 1];
    unsigned char styles[ROWS][COLUMNS];
} screen;

static void put(int x, int y, char cell, enum style style)
{
    screen.cells[y][x] = cell;
    screen.styles[y][x] = (unsigned char)style;
}

static void fill(skirmish_symbol place, char cell, enum style style)
{
    const struct area *area = &areas[skirmish_position_of_place(place)];
    for (int y = area->y; y < area->y + area->height; y++)
        for (int x = area->x; x < area->x + area->width; x++)
            put(x, y, cell, style);
}

/* ------------------------------------------------------------------ the town */

static void draw_town(const struct field *field)
{
    for (int y = 0; y < ROWS; y++)
        for (int x = 0; town[y][x]; x++)
            put(x, y, town[y][x], PLAIN);
    if (!field->lit[skirmish_position_of_room(SKIRMISH_HALL)])
        fill(SKIRMISH_HALL, ':', FAINT);
    if (!field->lit[skirmish_position_of_room(SKIRMISH_CELLAR)])
        fill(SKIRMISH_CELLAR, ':', FAINT);
    put(32, 6, field->open[skirmish_position_of_door(SKIRMISH_WEST_DOOR)] ? ' ' : '#', PLAIN);
    put(47, 6, field->open[skirmish_position_of_door(SKIRMISH_EAST_DOOR)] ? ' ' : '#', PLAIN);
}

/* The laser, the generator with a stroke for each unit of fuel, and the beam. */
static void draw_machines(const struct field *field)
{
    enum style style = field->generator == SKIRMISH_RUNNING ? LIT : FAINT;
    put(43, 0, '<', style);
    put(44, 0, '>', style);
    put(44, 9, field->generator == SKIRMISH_BROKEN ? '!' : 'G', style);
    for (int i = 0; i < FULL_TANK; i++)
        put(38 + i, 11, i < field->fuel ? '|' : '=', i < field->fuel ? LIT : PLAIN);
    if (field->beam_until > field->now)
        fill(field->beam, '*', LIT);
}

/* Each has a spot of his own in each place, so that nobody hides another. */
static int spot(const struct fighter *fighter, skirmish_symbol place, bool across)
{
    const struct area *area = &areas[skirmish_position_of_place(place)];
    int number = (int)(fighter - fighter->field->fighters);
    int column = 2 * (number % (FIGHTERS / SIDES)) + (int)fighter->side;
    if (across)
        return area->x + (column < area->width ? column : column - area->width);
    return area->y + number % area->height;
}

static void draw_fighter(const struct fighter *fighter)
{
    bool east = fighter->side == 1;
    int done = (int)fighter->walked, way = WALK;
    int x = spot(fighter, fighter->place, true), y = spot(fighter, fighter->place, false);
    int to_x = spot(fighter, fighter->heading, true), to_y = spot(fighter, fighter->heading, false);
    enum style style =
        fighter->covered ? (east ? EAST_COVERED : WEST_COVERED) : (east ? EAST_SIDE : WEST_SIDE);
    if (fighter->condition == AWAY)
        return;
    put(x + (to_x - x) * done / way, y + (to_y - y) * done / way,
        fighter->condition == FALLEN ? '+' : fighter_letter(fighter), style);
}

static void print_screen(void)
{
    for (int y = 0; y < ROWS; y++) {
        unsigned char style = PLAIN;
        for (int x = 0; screen.cells[y][x]; x++) {
            if (screen.styles[y][x] != style)
                fputs(codes[screen.styles[y][x]], stdout);
            style = screen.styles[y][x];
            putchar(screen.cells[y][x]);
        }
        printf("%s\033[K\n", codes[PLAIN]);
    }
}

/* -------------------------------------------------------------- what is known */

static const char *state_of(skirmish_symbol generator)
{
    return generator == SKIRMISH_RUNNING   ? "running"
           : generator == SKIRMISH_STOPPED ? "stopped"
                                           : "broken";
}

/* What a side thinks: its world, and where it has seen the other one. */
static void print_knowledge(const struct battle *battle, unsigned side)
{
    static const char *const names[PLACES] = {"west", "east",   "hill", "roof",   "tower",
                                              "hall", "cellar", "yard", "street", "market"};
    const skirmish_world *world = &battle->worlds[side];
    printf("%s%s%s thinks: generator %s, fuel %d; enemies:", codes[side ? EAST_SIDE : WEST_SIDE],
           side ? "EAST" : "WEST", codes[PLAIN], state_of(skirmish_world_generator(world)),
           (int)skirmish_world_fuel(world));
    for (unsigned i = 0; i < PLACES; i++)
        if (field_knows(&battle->field, side, places[i]))
            printf(" %s", names[i]);
    printf("\033[K\n");
}

static void print_log(const struct record *record)
{
    for (unsigned i = 0; i < LOG_SHOWN && i < record->lines; i++)
        printf("%.79s\033[K\n", record->log[(record->lines - 1 - i) % LOG_LINES]);
}

static void draw(const struct battle *battle, const struct record *record)
{
    printf("\033[H");
    draw_town(&battle->field);
    draw_machines(&battle->field);
    for (unsigned i = 0; i < FIGHTERS; i++)
        draw_fighter(&battle->field.fighters[i]);
    print_screen();
    for (unsigned side = 0; side < SIDES; side++)
        print_knowledge(battle, side);
    print_log(record);
    printf("\033[J");
    fflush(stdout);
}

/* ------------------------------------------------------------------- watching */

static volatile sig_atomic_t stopped;

static void on_signal(int number)
{
    (void)number;
    stopped = 1;
}

void watch(struct battle *battle, const struct record *record)
{
    const struct timespec tenth = {0, 100000000};
    signal(SIGINT, on_signal);
    signal(SIGTERM, on_signal);
    fputs("\033[2J\033[?25l", stdout); /* clear, and hide the cursor */
    while (!stopped) {
        battle_step(battle);
        draw(battle, record);
        nanosleep(&tenth, NULL);
    }
    fputs("\033[?25h\n", stdout);
}
