/* SPDX-License-Identifier: MIT */
/* Snake: a snake on a grid eats mice, of which a new one comes for each that is eaten; with each
 * the snake grows by a cell. */
#include "competition/competition.h"

enum { FOLLOWS, MOUSE, ORDER, ENDS };      /* FOLLOWS: by cell of the snake, the next to the head */
enum { HEAD, TAIL, SPAWN };                /* of ENDS; SPAWN: by the place in ORDER */
enum { NONE = -1, MICE = 6, AT_ONCE = 2 }; /* so many in all, and at the start */

static int cells(const struct competition_world *world)
{
    return world->size * world->size;
}

static bool are_near(const struct competition_world *world, int a, int b)
{
    int across = a % world->size - b % world->size, along = a / world->size - b / world->size;
    return across * across + along * along == 1;
}

static bool is_body(const struct competition_world *world, int cell)
{
    return world->value[FOLLOWS][cell] != NONE || world->value[ENDS][HEAD] == cell;
}

static bool advance(struct competition_world *world, int from, int to)
{
    if (world->value[ENDS][HEAD] != from || !are_near(world, from, to) || is_body(world, to))
        return false;
    world->value[FOLLOWS][from] = to;
    world->value[ENDS][HEAD] = to;
    return true;
}

static bool move(struct competition_world *world, const int *objects)
{
    int tail = objects[2], next = objects[3];
    if (world->value[ENDS][TAIL] != tail || world->value[FOLLOWS][tail] != next ||
        world->value[MOUSE][objects[1]] || !advance(world, objects[0], objects[1]))
        return false;
    world->value[FOLLOWS][tail] = NONE;
    world->value[ENDS][TAIL] = next;
    return true;
}

static bool eat(struct competition_world *world, const int *objects)
{
    if (!world->value[MOUSE][objects[1]] || !advance(world, objects[0], objects[1]))
        return false;
    world->value[MOUSE][objects[1]] = false;
    return true;
}

static bool eat_last(struct competition_world *world, const int *objects)
{
    return world->value[ENDS][SPAWN] == MICE && eat(world, objects);
}

static bool eat_and_spawn(struct competition_world *world, const int *objects)
{
    int spawn = world->value[ENDS][SPAWN];
    if (spawn == MICE || world->value[ORDER][spawn] != objects[2] || !eat(world, objects))
        return false;
    world->value[MOUSE][objects[2]] = true;
    world->value[ENDS][SPAWN]++;
    return true;
}

static const char rules[] =
    "  place: [cell, nowhere]\n"
    "state:\n"
    "  head: cell\n"
    "  tail: cell\n"
    "  follows(cell): {type: place, start: nowhere}\n"
    "  free(cell): {type: bool, start: true}\n"
    "  mouse(cell): bool\n"
    "  spawn: place\n"
    "  near(cell, cell): {type: bool, constant: true}\n"
    "  next_spawn(cell): {type: place, constant: true, start: nowhere}\n"
    "  is_spawn(cell): {type: bool, constant: true}\n"
    "  closer(cell, cell, cell): {type: bool, constant: true}\n"
    "actions:\n"
    "  move(cell from, cell to, cell end, cell next):\n"
    "    preconditions: ['near(from, to)', 'near(end, next)', from != end, to != end,\n"
    "                    head == from, free(to),\n"
    "                    not mouse(to), tail == end, follows(end) == next]\n"
    "    effects: [head = to, not free(to), follows(from) = to, tail = next,\n"
    "              follows(end) = nowhere, free(end)]\n"
    "  eat_last(cell from, cell to):\n"
    "    preconditions: ['near(from, to)', head == from, free(to), mouse(to), spawn == nowhere]\n"
    "    effects: [head = to, not free(to), follows(from) = to, not mouse(to)]\n"
    "  eat_and_spawn(cell from, cell to, cell born):\n"
    "    preconditions: ['near(from, to)', is_spawn(born), to != born, head == from, free(to),\n"
    "                    mouse(to), spawn == born]\n"
    "    effects: [head = to, not free(to), follows(from) = to, not mouse(to), mouse(born),\n"
    "              spawn = next_spawn(born)]\n"
    "tasks:\n"
    "  hunt(cell m):\n"
    "    methods:\n"
    "      at_once: {subtasks: go_straight(m)}\n"
    "      around(cell from, cell to):\n"
    "        preconditions: ['near(from, to)', to != m, head == from, free(to)]\n"
    "        subtasks: ['advance(from, to)', go_straight(m)]\n"
    "  go_straight(cell m):\n"
    "    methods:\n"
    "      eat_last(cell from):\n"
    "        preconditions: ['near(from, m)', head == from, spawn == nowhere]\n"
    "        subtasks: 'eat_last(from, m)'\n"
    "      eat(cell from, cell born):\n"
    "        preconditions: ['near(from, m)', head == from, is_spawn(born), spawn == born]\n"
    "        subtasks: 'eat_and_spawn(from, m, born)'\n"
    "      come(cell from, cell to):\n"
    "        preconditions: ['near(from, to)', to != m, 'closer(to, from, m)', head == from,\n"
    "                        free(to)]\n"
    "        subtasks: ['advance(from, to)', go_straight(m)]\n"
    "  advance(cell from, cell to):\n"
    "    methods:\n"
    "      with(cell end, cell next):\n"
    "        preconditions: ['near(end, next)', from != end, tail == end, follows(end) == next]\n"
    "        subtasks: 'move(from, to, end, next)'\n"
    "  solve:\n"
    "    methods:\n"
    "      all_of_them:\n"
    "        subtasks:\n";

static int distance(const struct competition_world *world, int a, int b)
{
    int across = a % world->size - b % world->size, along = a / world->size - b / world->size;
    return (across < 0 ? -across : across) + (along < 0 ? -along : along);
}

/* Cells that are near each other, and whether a step from one to the other comes closer to each
 * cell. */
static void add_grid(const struct competition_world *world, struct text *yaml)
{
    for (int from = 0; from < cells(world); from++)
        for (int to = 0; to < cells(world); to++) {
            if (!are_near(world, from, to))
                continue;
            text_add(yaml, "  - near(c%d, c%d)\n", from, to);
            for (int goal = 0; goal < cells(world); goal++)
                if (distance(world, to, goal) < distance(world, from, goal))
                    text_add(yaml, "  - closer(c%d, c%d, c%d)\n", to, from, goal);
        }
}

/* The snake begins on the first two cells; the mice come on others. */
static void draw_start(struct competition_world *world, struct dice *dice)
{
    int order[COMPETITION_OBJECTS], count = 0;
    competition_shuffle(dice, order, cells(world));
    for (int i = 0; i < cells(world); i++) {
        world->value[FOLLOWS][i] = i == 0 ? 1 : NONE;
        if (order[i] > 1 && count < MICE)
            world->value[ORDER][count++] = order[i];
    }
    world->value[ENDS][HEAD] = 1;
    world->value[ENDS][SPAWN] = AT_ONCE;
    for (int i = 0; i < AT_ONCE; i++)
        world->value[MOUSE][world->value[ORDER][i]] = true;
}

static void make(struct competition_world *world, struct dice *dice, struct text *yaml)
{
    const int *order = world->value[ORDER];
    draw_start(world, dice);
    text_add(yaml, "types:\n");
    competition_objects(yaml, "cell", 'c', cells(world));
    text_add(yaml, "  nothing: [nowhere]\n%s", rules);
    for (int i = 0; i < MICE; i++)
        text_add(yaml, "          - hunt(c%d)\n", order[i]);
    text_add(yaml, "start:\n  - head = c1\n  - tail = c0\n  - follows(c0) = c1\n"
                   "  - not free(c0)\n  - not free(c1)\n");
    text_add(yaml, "  - spawn = c%d\n", order[AT_ONCE]);
    for (int i = 0; i < MICE; i++) {
        if (i < AT_ONCE)
            text_add(yaml, "  - mouse(c%d)\n", order[i]);
        else
            text_add(yaml, "  - is_spawn(c%d)\n", order[i]);
        if (i >= AT_ONCE && i + 1 < MICE)
            text_add(yaml, "  - next_spawn(c%d) = c%d\n", order[i], order[i + 1]);
    }
    add_grid(world, yaml);
}

static bool is_solved(const struct competition_world *world)
{
    for (int i = 0; i < cells(world); i++)
        if (world->value[MOUSE][i])
            return false;
    return world->value[ENDS][SPAWN] == MICE;
}

static const struct competition_step steps[] = {
    {"move", "cccc", move}, {"eat_last", "cc", eat_last}, {"eat_and_spawn", "ccc", eat_and_spawn}};

const struct competition snake = {"snake", "cells a side", 5,     8,
                                  make,    is_solved,      steps, sizeof steps / sizeof *steps};
