/* SPDX-License-Identifier: MIT */
/*
 * Draws the town from above, who is where, and what each side knows. Of a town that is larger than
 * the window, the part around the chosen fighter is shown.
 */
#include "view.h"

#include <stdio.h>

#include "../demo.h"

enum { ROWS = 16, COLUMNS = 80 };

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

static struct battle *shown;

/* Where the town is drawn, and its first row and column that are seen. */
static struct {
    struct screen *screen;
    int rows, top, left;
} view;

static void put(int x, int y, char cell, enum style style)
{
    int row = y - view.top;
    if (row >= 0 && row < view.rows)
        screen_put(view.screen, row, x - view.left, style, (char[]){cell, '\0'});
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
            put(x, y, town[y][x], STYLE_PLAIN);
    if (!field->lit[skirmish_position_of_room(SKIRMISH_HALL)])
        fill(SKIRMISH_HALL, ':', STYLE_FAINT);
    if (!field->lit[skirmish_position_of_room(SKIRMISH_CELLAR)])
        fill(SKIRMISH_CELLAR, ':', STYLE_FAINT);
    put(32, 6, field->open[skirmish_position_of_door(SKIRMISH_WEST_DOOR)] ? ' ' : '#', STYLE_PLAIN);
    put(47, 6, field->open[skirmish_position_of_door(SKIRMISH_EAST_DOOR)] ? ' ' : '#', STYLE_PLAIN);
}

/* The laser, the generator with a stroke for each unit of fuel, and the beam. */
static void draw_machines(const struct field *field)
{
    enum style style = field->generator == SKIRMISH_RUNNING ? STYLE_YELLOW : STYLE_FAINT;
    put(43, 0, '<', style);
    put(44, 0, '>', style);
    put(44, 9, field->generator == SKIRMISH_BROKEN ? '!' : 'G', style);
    for (int i = 0; i < FULL_TANK; i++)
        put(38 + i, 11, i < field->fuel ? '|' : '=', i < field->fuel ? STYLE_YELLOW : STYLE_PLAIN);
    if (field->beam_until > field->now)
        fill(field->beam, '*', STYLE_YELLOW);
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

/* Where he is drawn, also on his way. */
static void find(const struct fighter *fighter, int *x, int *y)
{
    int done = (int)fighter->walked, way = WALK;
    int to_x = spot(fighter, fighter->heading, true), to_y = spot(fighter, fighter->heading, false);
    *x = spot(fighter, fighter->place, true);
    *y = spot(fighter, fighter->place, false);
    *x += (to_x - *x) * done / way;
    *y += (to_y - *y) * done / way;
}

static void draw_fighter(const struct fighter *fighter, bool chosen)
{
    bool east = fighter->side == 1;
    int x, y;
    enum style style = chosen             ? STYLE_REVERSED
                       : fighter->covered ? (east ? STYLE_RED_LINED : STYLE_BLUE_LINED)
                                          : (east ? STYLE_RED : STYLE_BLUE);
    if (fighter->condition == AWAY)
        return;
    find(fighter, &x, &y);
    put(x, y, fighter->condition == FALLEN ? '+' : fighter_letter(fighter), style);
}

/* The first row or column that is seen, so that the middle is, and no more than there is. */
static int first_seen(int middle, int seen, int all)
{
    int first = middle - seen / 2;
    if (first > all - seen)
        first = all - seen;
    return first > 0 ? first : 0;
}

static void look_at(struct screen *screen, const struct fighter *fighter)
{
    enum { KNOWLEDGE = 2 };
    int x, y, rows = screen_lines_left(screen);
    find(fighter, &x, &y);
    view.screen = screen;
    view.rows = rows > ROWS + KNOWLEDGE ? ROWS : rows > 2 * KNOWLEDGE ? rows - KNOWLEDGE : rows;
    view.top = first_seen(y, view.rows, ROWS);
    view.left = first_seen(x, screen->window.columns, COLUMNS);
}

/* -------------------------------------------------------------- what is known */

static const char *state_of(skirmish_symbol generator)
{
    return generator == SKIRMISH_RUNNING   ? "running"
           : generator == SKIRMISH_STOPPED ? "stopped"
                                           : "broken";
}

/* What a side thinks: its world, and where it has seen the other one. */
static void draw_knowledge(struct screen *screen, unsigned side)
{
    static const char *const names[PLACES] = {"west", "east",   "hill", "roof",   "tower",
                                              "hall", "cellar", "yard", "street", "market"};
    const skirmish_world *world = &shown->worlds[side];
    char line[256];
    int length = snprintf(
        line, sizeof line, "%s thinks: generator %s, fuel %d; enemies:", side ? "EAST" : "WEST",
        state_of(skirmish_world_generator(world)), (int)skirmish_world_fuel(world));
    for (unsigned i = 0; i < PLACES; i++)
        if (field_knows(&shown->field, side, places[i]))
            length += snprintf(line + length, sizeof line - (size_t)length, " %s", names[i]);
    screen_put(screen, view.rows + (int)side, 0, side ? STYLE_RED : STYLE_BLUE, line);
}

static void draw(struct screen *screen, unsigned chosen)
{
    const struct field *field = &shown->field;
    look_at(screen, &field->fighters[chosen]);
    draw_town(field);
    draw_machines(field);
    for (unsigned i = 0; i < FIGHTERS; i++)
        draw_fighter(&field->fighters[i], false);
    draw_fighter(&field->fighters[chosen], true);
    for (unsigned side = 0; side < SIDES; side++)
        draw_knowledge(screen, side);
}

static void head(char *text, size_t size)
{
    snprintf(text, size, "%.1f s; S soldier, N sniper, M medic, C civilian, + fallen",
             (double)shown->field.now / 1000);
}

static void describe(unsigned number, char *text, size_t size)
{
    const struct fighter *fighter = &shown->field.fighters[number];
    char doing[256];
    demo_doing(&fighter->agent.core, fighter->agent.plan, 1000, doing, sizeof doing);
    if (fighter->condition == STANDING)
        snprintf(text, size, "%-14s  health %d, ammo %d, %s: %s", fighter_name(fighter),
                 fighter->health, (int)skirmish_ammo(&fighter->agent),
                 goal_name(skirmish_agent_goal(&fighter->agent)), doing);
    else
        snprintf(text, size, "%-14s  %s", fighter_name(fighter),
                 fighter->condition == FALLEN ? "has fallen" : "is away");
}

/* A sniper's score of a nest draws from the dice of the field, which asking must not change. */
static size_t explain(unsigned number, char *text, size_t size)
{
    gg_random dice = shown->field.dice;
    size_t length =
        skirmish_agent_explain(&shown->field.fighters[number].agent, &shown->planner, text, size);
    shown->field.dice = dice;
    return length;
}

/* --------------------------------------------------------------- what happens */

static void wound(unsigned number)
{
    struct fighter *fighter = &shown->field.fighters[number];
    if (fighter->condition != STANDING)
        return;
    fighter->shot_at = shown->field.now;
    field_hurt(fighter, 1);
    demo_tell("A stray round hits %s.", fighter_name(fighter));
}

static void take_rounds(unsigned number)
{
    struct fighter *fighter = &shown->field.fighters[number];
    skirmish_set_ammo(&fighter->agent, 0);
    demo_tell("%s has no round left.", fighter_name(fighter));
}

/* The first soldier of the other side who stands. */
static struct fighter *soldier_against(const struct fighter *fighter)
{
    for (unsigned i = 0; i < FIGHTERS; i++) {
        struct fighter *other = &shown->field.fighters[i];
        if (other->side != fighter->side && other->type == SOLDIER && other->condition == STANDING)
            return other;
    }
    return NULL;
}

static void send_enemy(unsigned number)
{
    const struct fighter *fighter = &shown->field.fighters[number];
    struct fighter *enemy = soldier_against(fighter);
    if (!enemy) {
        demo_tell("No soldier against %s stands.", fighter_name(fighter));
        return;
    }
    enemy->place = enemy->heading = fighter->place;
    enemy->walked = 0;
    enemy->covered = false;
    field_look(&shown->field);
    demo_tell("%s has sneaked up on %s.", fighter_name(enemy), fighter_name(fighter));
}

static void put_lamps_out(unsigned number)
{
    (void)number;
    for (unsigned i = 0; i < ROOMS; i++)
        shown->field.lit[i] = false;
    demo_tell("The lamps go out.");
}

static void break_generator(unsigned number)
{
    (void)number;
    shown->field.generator = SKIRMISH_BROKEN;
    demo_tell("The generator breaks down.");
}

static void step(void)
{
    battle_step(shown);
}

static const struct demo_event events[] = {
    {'e', "enemy", send_enemy},          {'w', "wound", wound},
    {'a', "no ammo", take_rounds},       {'l', "lamps", put_lamps_out},
    {'g', "generator", break_generator}, {0, NULL, NULL}};

static const struct demo demo = {.name = "skirmish",
                                 .steps = 1000 / TICK,
                                 .agents = FIGHTERS,
                                 .rows = ROWS + 2,
                                 .step = step,
                                 .draw = draw,
                                 .head = head,
                                 .describe = describe,
                                 .explain = explain,
                                 .events = events};

bool watch(struct battle *battle)
{
    shown = battle;
    return demo_run(&demo);
}
